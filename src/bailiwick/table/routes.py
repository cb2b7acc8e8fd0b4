"""The HTTP API: identity, games, tables, playing. Each route asks a room or the store; what may be done is decided there."""

from __future__ import annotations

import logging
import secrets
import time
from sqlite3 import Error as StorageError
from typing import Annotated, Final, Literal
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from bailiwick import bots, games
from bailiwick.bots.judging import learned
from bailiwick.kernel.errors import RulesFailed
from bailiwick.kernel.figures import named_in
from bailiwick.kernel.odds import percent
from bailiwick.kernel.options import DataOption, LineOption, Option, TextOption
from bailiwick.kernel.pages import CardPage, FirstGame
from bailiwick.kernel.shelf import Prose
from bailiwick.table import models as m
from bailiwick.table.asking import (
    AnyDevice,
    Anyone,
    Asker,
    Creating,
    GameName,
    LangQuery,
    LessonName,
    Number,
    Poster,
    Reading,
    RoomIn,
    SeatQuery,
    Server,
    ServerIn,
    Somebody,
    TableId,
    known_since,
)
from bailiwick.table.hall import check_bot
from bailiwick.table.identity import A_DAY, CARRY_SECONDS, COOKIE, COOKIE_SECONDS, clean_name, clean_text, hashed
from bailiwick.table.lessons import about_page
from bailiwick.table.pages import SPECTATOR, Page, figure_page, odds_page
from bailiwick.table.refusal import Refused, SetAside
from bailiwick.table.room import Room
from bailiwick.table.store import PLAYING

log = logging.getLogger("bailiwick.table")

identity = APIRouter(tags=["identity"], dependencies=[Reading])
library = APIRouter(tags=["games"], dependencies=[Reading])
tables = APIRouter(tags=["tables"], dependencies=[Reading])
play = APIRouter(tags=["play"], dependencies=[Reading])


# ---------------------------------------------------------------- identity


@identity.get("/api/me")
def me(response: Response, device: AnyDevice, server: ServerIn) -> m.Me:
    """Who this device is. It is here again: its cookie gets its time anew."""
    if device is None:
        return m.Me(name=None)
    if time.time() - device.seen > A_DAY:
        try:
            server.store.device_seen(device.id)
            set_cookie(response, server, device.id)
        except StorageError as problem:  # a full disk: whoever only looks is let in all the same
            log.warning("a device that is here again can't be noted: %s", problem)
    return me_page(server, device.person)


def me_page(server: Server, person: str) -> m.Me:
    store = server.store
    known = len(store.devices_of(person, known_since()))
    return m.Me(name=store.person_name(person), devices=known, link_until=store.link_until(person))


@identity.post("/api/me", dependencies=[Creating])
def set_name(body: m.NameIn, response: Response, device: AnyDevice, server: ServerIn) -> m.Me:
    name = clean_name(body.name)
    if not name:
        raise Refused("bad_name", "A name can't be blank.")
    if device is None:
        device = server.store.add_device(server.store.add_person(name))
        set_cookie(response, server, device.id)
    else:
        server.hall.rename(device.person, name)
    return me_page(server, device.person)


@identity.post("/api/me/link", dependencies=[Creating])
def link(request: Request, person: Somebody, server: ServerIn) -> m.LinkOut:
    """A link that takes this identity to another device: once, within ten minutes. One that was open before is good no longer."""
    token, until = secrets.token_urlsafe(24), time.time() + CARRY_SECONDS
    server.store.put_link(person, hashed(token), until)
    url = server.settings.public_url or str(request.base_url)
    return m.LinkOut(url=f"{url.rstrip('/')}/carry#{token}", until=until)


@identity.post("/api/me/link/back")
def take_link_back(person: Somebody, server: ServerIn) -> m.Me:
    server.store.drop_link(person)
    return me_page(server, person)


@identity.post("/api/me/carry", dependencies=[Creating])
def carry(body: m.CarryIn, response: Response, device: AnyDevice, server: ServerIn) -> m.Carried:
    """Open a link on another device. One that is somebody else's stays theirs, unless the request says to replace them."""
    store, token = server.store, hashed(body.token)
    person = store.link_person(token)
    if person is None:
        raise Refused("bad_link", "That link is no longer good: make a new one.")
    name = store.person_name(person) or ""
    if device is not None and device.person == person:
        return m.Carried(name=name, done=True)  # the link is not used up
    if device is not None and not body.replace:
        lost = store.devices_of(device.person, known_since()) == [device.id]
        return m.Carried(name=name, done=False, instead_of=store.person_name(device.person), lost=lost)
    new = store.use_link(token)
    if new is None:
        raise Refused("bad_link", "That link is no longer good: make a new one.")
    if device is not None:
        store.end_device(device.id)
        server.hall.signed_out({device.id})
    set_cookie(response, server, new.id)
    return m.Carried(name=name, done=True)


@identity.post("/api/me/leave")
def sign_out(body: m.SignOutIn, response: Response, device: AnyDevice, server: ServerIn) -> m.Me:
    """Sign out: here, on all other devices, or on all. Seats at tables stay this person's."""
    if device is not None:
        known = set(server.store.devices_of(device.person, 0.0))
        if body.where == "here":
            ended = {device.id}
            server.store.end_device(device.id)
        else:
            ended = known - {device.id} if body.where == "others" else known
            server.store.end_devices(device.person, but=device.id if body.where == "others" else "")
        server.hall.signed_out(ended)
        log.info("somebody signed out (%s)", body.where)
        if body.where == "others":
            return me_page(server, device.person)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=server.settings.secure_cookie)
    return m.Me(name=None)


def set_cookie(response: Response, server: Server, device: str) -> None:
    response.set_cookie(
        COOKIE,
        server.signer.sign(device),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=server.settings.secure_cookie,
    )


# ---------------------------------------------------------------- games


@library.get("/api/games")
def list_games(lang: LangQuery = "en") -> list[m.GamePage]:
    """The games there are, with their options in one language."""
    pages = []
    for name in games.NAMES:
        game = games.load(name)
        options = [option_page(option, lang) for option in game.options]
        about = game.about(lang)
        pages.append(
            m.GamePage(
                name=name,
                title=game.title,
                about=about.text,
                minutes=list(about.minutes),
                weight=about.weight,
                first=first_page(about.first),
                options=options,
                bots=list(bots.LEVELS),
                hints=learned(game) is not None,
            )
        )
    return pages


def first_page(first: FirstGame | None) -> m.FirstGamePage | None:
    if first is None:
        return None
    return m.FirstGamePage.model_validate(
        {"title": first.title, "why": first.why, "options": dict(first.options), "players": first.players}
    )


# How a form asks for an option that is no choice among values.
KINDS: Final[dict[type[Option], Literal["data", "text", "line"]]] = {DataOption: "data", TextOption: "text", LineOption: "line"}


def option_page(option: Option, lang: str) -> m.OptionPage:
    words = option.said(lang)
    return m.OptionPage(
        name=option.name,
        title=words.title,
        help=words.help,
        kind=KINDS.get(type(option), "choice"),
        values=list(option.values),
        names={str(value): words.value(value) for value in option.values},
        count=option.count,
    )


@library.get("/api/games/{name}")
def game_data(name: GameName, lang: LangQuery = "en") -> m.GameData:
    """The cards and what the board needs, in one language."""
    check_game(name)
    game = games.load(name)
    return m.GameData(name=name, title=game.title, cards=card_pages(game.card_pages(lang)), data=game.page_data(lang))


def card_pages(pages: list[CardPage]) -> list[m.CardOut]:
    return [m.CardOut(id=c.id, name=c.name, group=c.group, facts=c.facts, text=c.text) for c in pages]


@library.get("/api/games/{name}/rules")
def rules(name: GameName, lang: LangQuery = "en") -> list[m.Prose]:
    """The rules and the rulings, each in Markdown; in English where there is no other."""
    check_game(name)
    return [prose_page(name, part, lang) for part in games.rules(name, lang)]


@library.get("/api/games/{name}/how-to-play")
def how_to_play(name: GameName, lang: LangQuery = "en") -> m.Prose:
    """The game on one page, for somebody who has never played it."""
    check_game(name)
    return prose_page(name, games.how_to_play(name, lang), lang)


def prose_page(game: str, prose: Prose, lang: str) -> m.Prose:
    figures = {name: figure_page(games.figures(game)[name], lang) for name in named_in(prose.text)}
    return m.Prose.model_validate({"lang": prose.lang, "text": prose.text, "figures": figures})


@library.get("/api/games/{name}/lessons")
def lessons(name: GameName, lang: LangQuery = "en") -> list[m.LessonAbout]:
    """The guided games by which one learns this one, in their order."""
    check_game(name)
    game = games.load(name)
    return [m.LessonAbout.model_validate(about_page(lesson, game, lang)) for lesson in games.lessons(name)]


@tables.post("/api/games/{name}/lessons/{lesson}", status_code=201, dependencies=[Creating])
def give_lesson(name: GameName, lesson: LessonName, person: Poster, server: ServerIn) -> m.TablePage:
    """Begin a lesson, at a table of its own."""
    check_game(name)
    return told(server, server.hall.give_lesson(person, name, lesson), person)


def check_game(name: str) -> None:
    if name not in games.NAMES:
        raise Refused("no_such_game", f"There is no game {name!r} here.")


# ---------------------------------------------------------------- tables


@tables.get("/api/tables")
def list_tables(person: Anyone, server: ServerIn, lang: LangQuery = "en") -> m.Tables:
    own = server.store.tables_of(person) if person else []
    mine, aside = listed(server, own, person, lang)
    public, _others = listed(server, [id for id in server.store.public_tables() if id not in own], person, lang)
    return m.Tables.model_validate({"mine": mine, "public": public, "aside": aside})


def listed(server: Server, ids: list[str], person: str | None, lang: str) -> tuple[list[Page], list[Page]]:
    """The tables that can be opened, and those that are set aside."""
    pages, aside = [], []
    for id in ids:
        try:
            pages.append(server.hall.room(id).page(person, lang))
        except SetAside:
            aside.append({"id": id, "host": person is not None and server.store.host(id) == person})
    return pages, aside


@tables.post("/api/tables", status_code=201, dependencies=[Creating])
def create(body: m.TableIn, person: Poster, server: ServerIn) -> m.TablePage:
    check_game(body.game)
    room = server.hall.create(person, body.game, body.options, body.seats, body.public, body.hints)
    if body.start:
        room.start(person)
    return told(server, room, person)


@tables.get("/api/tables/{table}")
def table(room: RoomIn, person: Anyone) -> m.TablePage:
    return m.TablePage.model_validate(room.page(person))


@tables.get("/api/tables/{table}/cards")
def table_cards(room: RoomIn, person: Anyone, lang: LangQuery = "en") -> list[m.CardOut]:
    """The cards as they are at this table, which may be played with somebody's own numbers."""
    with room.lock:
        return card_pages(room.game.pages_in(room.match.state, lang))


@tables.post("/api/tables/{table}/join")
def join(body: m.JoinIn, room: RoomIn, person: Poster, server: ServerIn) -> m.TablePage:
    room.join(person, server.store.person_name(person) or "", body.seat)
    return told(server, room, person)


@tables.post("/api/tables/{table}/leave")
def leave(room: RoomIn, person: Poster, server: ServerIn) -> m.TablePage:
    room.leave(person)
    return told(server, room, person)


@tables.post("/api/tables/{table}/start")
def start(room: RoomIn, person: Poster, server: ServerIn) -> m.TablePage:
    room.start(person)
    return told(server, room, person)


@tables.post("/api/tables/{table}/bot")
def set_bot(body: m.BotIn, room: RoomIn, person: Poster, server: ServerIn) -> m.TablePage:
    """Let a bot take a free seat before the start, or play for you; null takes your seat back."""
    room.set_bot(person, body.seat, None if body.bot is None else check_bot(body.bot))
    return told(server, room, person)


@tables.post("/api/tables/{table}/rematch", dependencies=[Creating])
def rematch(room: RoomIn, person: Poster, server: ServerIn) -> m.TablePage:
    """The same seats once more, in the next game of a chronicle if there is one; whoever asks second gets the same table."""
    again = server.hall.rematch(room, person)
    server.hall.changed(room)
    return told(server, again, person)


@tables.post("/api/tables/{table}/archive")
def archive(body: m.ArchiveIn, table: TableId, person: Poster, server: ServerIn) -> m.TablePage | None:
    """Put a table away, or take it out again: null, if it is one that can't be opened."""
    room = server.hall.archive(table, person, body.archived)
    return None if room is None else told(server, room, person)


def told(server: Server, room: Room, person: str) -> m.TablePage:
    """Tell everybody who watches, and answer with the table."""
    server.hall.changed(room)
    return m.TablePage.model_validate(room.page(person))


# ---------------------------------------------------------------- playing


@play.get("/api/tables/{table}/view")
def view(room: RoomIn, person: Anyone, seat: SeatQuery = SPECTATOR, lang: LangQuery = "en", since: Number = 0) -> m.ViewPage:
    """What a seat may see now, with the events of rows from `since` on."""
    return m.ViewPage.model_validate(room.message(person, seat, lang, since))


@play.get("/api/tables/{table}/why")
def why(
    room: RoomIn,
    person: Anyone,
    action: Annotated[str, Query(max_length=200)],
    seat: SeatQuery = SPECTATOR,
    lang: LangQuery = "en",
) -> m.Why:
    """Why an action can't be taken now, with the rule's clause; null if it can."""
    return m.Why(reason=room.why_not(person, seat, action, lang))


@play.get("/api/tables/{table}/odds")
def odds(
    room: RoomIn,
    person: Anyone,
    action: Annotated[str, Query(max_length=200)],
    seat: SeatQuery = SPECTATOR,
    lang: LangQuery = "en",
) -> m.OddsPage | None:
    """The odds of what an action would leave to chance, from what the seat may know; null where there are none."""
    chances = odds_page(room.odds(person, seat, action, lang))
    return None if chances is None else m.OddsPage(**chances)


@play.post("/api/tables/{table}/hint")
async def hint(body: m.HintIn, room: RoomIn, person: Poster, server: ServerIn, lang: LangQuery = "en") -> m.HintPage:
    """What a good player would do at your seat, which must choose, from what it may know. The end tells how often you asked."""
    found = await server.hall.hint(room, person, body.number, body.seat)
    say = room.game.say_theme
    choices = [
        m.HintChoice(action=one.action, chance=percent(one.chance), why=say(one.why, lang) if one.why else "") for one in found
    ]
    return m.HintPage(number=body.number, choices=choices)


@play.post("/api/tables/{table}/moves")
def move(body: m.MoveIn, room: RoomIn, person: Poster, server: ServerIn) -> m.Accepted:
    """Answer a decision. Committed before this is answered; anything wrong changes nothing."""
    try:
        number = room.move(person, body.number, body.seat, body.action)
    except RulesFailed as problem:
        kept = server.hall.keep_fault(room, body.seat, body.action, problem)
        log.exception("the rules failed (capsule %s)", kept, extra=room.where(body.seat))
        sentence = f"That move met a fault in the rules of this program, and nothing has changed: choose another. (Report {kept})"
        raise Refused("rules_failed", sentence) from problem
    server.hall.moved(room)
    return m.Accepted(number=number)


@play.post("/api/tables/{table}/undo")
def undo(body: m.UndoIn, room: RoomIn, person: Poster, server: ServerIn) -> m.Undone:
    """Take back your last move, if nothing was revealed since; otherwise the others are asked."""
    done = room.undo(person, body.number, body.seat)
    server.hall.changed(room)
    return m.Undone(done=done)


@play.post("/api/tables/{table}/undo/answer")
def answer_undo(body: m.AgreeIn, room: RoomIn, person: Poster, server: ServerIn) -> m.TablePage:
    room.answer_undo(person, body.agree)
    return told(server, room, person)


@play.post("/api/tables/{table}/abandon")
def abandon(body: m.AgreeIn, room: RoomIn, person: Poster, server: ServerIn) -> m.TablePage:
    """Ask to end the game early, or agree to it; it takes everybody who plays."""
    room.abandon(person, body.agree)
    return told(server, room, person)


@play.post("/api/tables/{table}/problem", dependencies=[Creating])
async def problem(body: m.ProblemIn, room: RoomIn, person: Poster, server: ServerIn) -> m.Reported:
    """Report a problem: what it takes to see it again is kept here and handed out, what is hidden in a running game sealed."""
    said, browser = clean_text(body.text), clean_text(body.browser)

    def report() -> m.Reported:
        sealed = room.table.status == PLAYING or room.is_closed()
        number, file = server.hall.shelf.put(*room.report(person, said, browser), sealed=sealed)
        log.info("a problem was reported (capsule %s)", number, extra={"table": room.table.id})
        return m.Reported(number=number, file=file)

    return await server.whole_game(person, report)


@play.get("/api/tables/{table}/replay")
async def replay(
    room: RoomIn, person: Anyone, who: Asker, server: ServerIn, to: Number, seat: SeatQuery = SPECTATOR, lang: LangQuery = "en"
) -> m.ReplayPage:
    """The position after the first `to` moves, as the seat saw it: one of yours, or any once the game is over."""
    return await server.whole_game(who, lambda: m.ReplayPage.model_validate(room.replay(person, seat, to, lang)))


@play.get("/api/tables/{table}/scores")
async def scores(room: RoomIn, who: Asker, server: ServerIn) -> m.ScoreLine:
    """Each seat's score after every move, once the game is over."""
    return await server.whole_game(who, lambda: m.ScoreLine(seats=room.names, scores=room.score_line()))


@play.get("/api/tables/{table}/record")
async def record(room: RoomIn, who: Asker, server: ServerIn) -> JSONResponse:
    """The whole game as a file, once it is over."""
    name = f"bailiwick-{room.table.game}-{room.table.id}.json"
    text = await server.whole_game(who, room.record_text)
    return Written(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


class Written(JSONResponse):
    """JSON that is text already."""

    def render(self, content: bytes) -> bytes:
        return content


@play.get("/api/tables/{table}/chronicle", response_class=Response, responses=m.TEXT)
async def chronicle(room: RoomIn, who: Asker, server: ServerIn) -> PlainTextResponse:
    """What the game has left for others to begin from, as a file, once it is over."""
    text, called = await server.whole_game(who, lambda: (left := room.chronicle(), room.game.legacy_name(left)))
    disposition = f'attachment; filename="bailiwick-{room.table.game}-{room.table.id}.txt"'
    if called:
        disposition += f"; filename*=UTF-8''{quote(called, safe='')}.txt"
    return PlainTextResponse(text + "\n", headers={"Content-Disposition": disposition})


@play.get("/api/tables/{table}/history")
async def history(room: RoomIn, who: Asker, server: ServerIn, lang: LangQuery = "en") -> list[m.PanelPage]:
    """What the chronicle tells of all its games: those before this one and, once it is over, this one."""
    panels = await server.whole_game(who, lambda: room.game.history(room.told(), lang))
    return [m.PanelPage(title=panel.title, columns=panel.columns, rows=panel.rows) for panel in panels]


@play.get("/api/tables/{table}/chat")
def read_chat(room: RoomIn, server: ServerIn, since: Number = 0, before: Number = m.LAST) -> list[m.ChatPage]:
    """The newest lines from number `since` on, at most 200 of them; with `before`, older ones."""
    rows = server.store.chat(room.table.id, since, before)
    return [m.ChatPage(number=row.number, name=row.name, text=row.text, at=row.at) for row in rows]


@play.post("/api/tables/{table}/chat")
def say(body: m.ChatIn, room: RoomIn, person: Poster, server: ServerIn) -> m.ChatPage:
    text = clean_text(body.text)
    if not text:
        raise Refused("empty", "Write something first.")
    row = server.store.add_chat(room.table.id, person, server.store.person_name(person) or "", text)
    room.heard(row.number)
    server.hall.changed(room)
    return m.ChatPage(number=row.number, name=row.name, text=row.text, at=row.at)
