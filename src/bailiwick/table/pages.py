"""What a viewer is shown, as JSON-like data. Of the position, nothing but the game's own view of it for that seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from bailiwick.kernel.aims import Aims, Notice
from bailiwick.kernel.figures import Figure
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.odds import Odds, Reckoning
from bailiwick.kernel.state import Scene
from bailiwick.kernel.view import View
from bailiwick.kernel.words import Token
from bailiwick.table.models import ViewPage
from bailiwick.table.store import ABANDONED, OVER, MoveRow, SeatRow, TableRow
from bailiwick.table.story import TakenBack

SPECTATOR: Final = -1
# What no game tells, and the page has words for: so many moves were taken back, beginning with what the first of them told or,
# where that ended a turn, with its end; what nobody could know was drawn anew.
TAKEN_BACK: Final = "!undo"
DRAWN_ANEW: Final = "!redrawn"
TURN: Final = "turn"  # the event with which a turn begins, in every game that has turns

Page = dict[str, Any]


def waiting_page() -> Page:
    """What is shown of the game before its start."""
    fields = ViewPage.model_fields.items()
    return {name: field.get_default(call_default_factory=True) for name, field in fields if not field.is_required()}


def table_page(
    game: Game[Any],
    names: list[str],
    table: TableRow,
    seats: list[SeatRow],
    failed: Collection[int],
    person: str | None,
    closed: bool,
    hints: bool,
    hinted: Mapping[int, int],
) -> Page:
    """The table as its lobby shows it, but for what the game itself knows: who is waited for, and since when. One that is closed
    is over, and the next game goes on from it. How often seats have asked for a hint is told in the end."""
    abandoned = table.status == ABANDONED
    told = hinted if table.status in (OVER, ABANDONED) else {}
    return {
        "id": table.id,
        "game": table.game,
        "title": game.title,
        "options": shown_options(game, table, closed),
        "public": table.public,
        "status": table.status,
        "host": person is not None and table.host == person,
        "created": table.created,
        "rematch": table.rematch,
        "closed": closed,
        "chronicle": table.status == OVER and game.text_option is not None,
        "history": bool(begun_from(game, table)) or (table.status == OVER and game.text_option is not None),
        "archived": table.archived,
        "lesson": table.lesson or None,
        "hints": hints,
        "seats": [
            {
                "seat": names[row.seat],
                "number": row.seat,
                "name": row.name,
                "bot": row.bot,
                "person": row.person is not None,
                "yours": person is not None and row.person == person,
                "failed": row.seat in failed,
                "hints": told.get(row.seat, 0),
            }
            for row in seats
        ],
        "result": None if abandoned else table.result,
        "abandoned_by": (table.result or {}).get("abandoned_by") if abandoned else None,
    }


def begun_from(game: Game[Any], table: TableRow) -> str:
    """The text, left by an earlier game, that this one began from; empty if it stands at the beginning."""
    option = game.text_option
    text = table.options.get(option.name) if option is not None else None
    return text if option is not None and isinstance(text, str) and text not in option.values else ""


def shown_options(game: Game[Any], table: TableRow, closed: bool) -> Page:
    """The options, but for a text that an earlier game has left: it tells what is hidden in this one and the next."""
    if (table.status == OVER and not closed) or not (text := begun_from(game, table)):
        return table.options
    return {name: value for name, value in table.options.items() if value != text}


def position_page(match: Match, seat: int, lang: str) -> Page:
    """The position as a seat (or a spectator) may see it, what it is asked, and the score once the game is over."""
    game, state = match.game, match.state
    names = game.seat_names(state)
    view = match.view(seat)
    return {
        "view": game.view_json(view.masked, seat),
        "seat": names[seat] if seat >= 0 else None,
        "waiting": waiting_seats(match),
        "prompt": game.prompt(state, seat, lang) if view.legal else None,
        "legal": [choice_page(match, view, action, lang) for action in view.legal],
        "aims": aims_page(game.aims(view.masked, seat, lang)),
        "over": match.over,
        "ending": game.ending(state, lang) if match.over else "",
        "fates": [token_pages(tokens) for tokens in game.fates(state, lang)] if match.over else [],
        "scores": game.scores(state) if match.over else None,
        "sources": game.score_sources(state) if match.over and game.counts_points() else None,
        "winners": [names[winner] for winner in game.winners(state)] if match.over else None,
        "source_names": game.source_names(lang),
    }


def token_pages(tokens: Sequence[Token]) -> list[Page]:
    return [{"kind": kind, "id": id, "text": text} for kind, id, text in tokens]


def aims_page(aims: Aims | None) -> Page | None:
    """How one wins and who is how far."""
    if aims is None:
        return None

    def notices(several: list[Notice]) -> list[Page]:
        return [{"level": one.level, "tokens": token_pages(one.tokens)} for one in several]

    return {
        "goal": aims.goal,
        "notices": notices(aims.notices),
        "own": notices(aims.own),
        "standings": [
            {"name": row.name, "about": row.about, "cells": [{"text": text, "level": level} for text, level in row.cells]}
            for row in aims.standings
        ],
    }


def waiting_seats(match: Match) -> list[str]:
    names = match.game.seat_names(match.state)
    return [] if match.over else [name for i, name in enumerate(names) if match.state.waiting >> i & 1]


def choice_page(match: Match, view: View, action: int, lang: str) -> Page:
    """A choice: its name to send back, what it does and to what, what it is called, and what chance will say to it."""
    game, state, seat = match.game, match.state, view.seat
    return {
        "action": game.vocabulary.names[action],
        "verb": game.vocabulary.verb(action).name,
        "targets": [{"kind": one.kind, "id": one.id, "pile": one.pile} for one in game.targets(state, seat, action)],
        "text": game.say_action(state, action, lang),
        "ends": game.ends(state, action),
        "loses": game.loses(state, seat, action, lang),
        "idle": game.idle(state, action),
        "odds": odds_page(game.reckon(view.masked, seat, action, lang)),
    }


def odds_page(told: Reckoning | None) -> Page | None:
    if told is None:
        return None
    chances = told.odds._asdict() if told.odds is not None else dict.fromkeys(Odds._fields)
    return {"said": told.said, "lines": told.lines, "exact": told.exact, **chances}


def bundle_pages(match: Match, seat: int, lang: str) -> list[Page]:
    """What a seat may do at once, if it is asked."""
    if not match.legal(seat):
        return []
    names = match.game.vocabulary.names
    bundles = match.game.bundles(match.state, seat, lang)
    return [{"text": text, "actions": [names[action] for action in actions]} for text, actions in bundles]


def figure_page(figure: Figure, lang: str) -> Page:
    """A picture in a text: what one of the seats sees and, if the picture is about that, may choose."""
    view = position_page(figure.match, figure.seat, lang)
    legal = view["legal"] if figure.lit else []
    return {"part": figure.part, "of": figure.of, "seat": view["seat"], "view": view["view"], "legal": legal}


def scene_pages(game: Game[Any], row: MoveRow, scenes: list[Scene], seat: int, lang: str) -> list[Page]:
    """What a viewer may see of the moments within a move: the view then, and how many of the move's lines belong before it."""
    pages: list[Page] = []
    for scene in scenes:
        masked = game.mask(scene.state, seat)
        told = sum(1 for event in row.events[: scene.told] if event.seen_by(None if seat == SPECTATOR else seat))
        aims = aims_page(game.aims(masked, seat, lang))
        pages.append({"told": told, "view": game.view_json(masked, seat), "aims": aims})
    return pages


def event_pages(match: Match, row: MoveRow, seat: int, lang: str, gone: Sequence[MoveRow] = ()) -> list[Page]:
    """The log lines of one row, those that the viewer may see; `gone` is what the row has taken back."""
    names = match.game.seat_names(match.state)

    def named(seat: int) -> str | None:
        return names[seat] if 0 <= seat < len(names) else None  # a side that no seat plays has no name

    def page(kind: str, actor: int, tokens: list[tuple[str, str, str]]) -> Page:
        return {
            "number": row.number,
            "kind": kind,
            "seat": named(actor),
            "by": named(row.seat),
            "tokens": token_pages(tokens),
            "at": row.at,
        }

    def lines(row: MoveRow) -> list[Page]:
        seen = [event for event in row.events if event.seen_by(None if seat == SPECTATOR else seat)]
        return [page(event.kind, event.seat, match.game.event_tokens(match.state, event, lang)) for event in seen]

    taken_back = TakenBack.of(row)
    if taken_back is None:
        return lines(row)
    told = []
    if taken_back.moves:
        number = str(taken_back.moves)
        first: list[Page] = next((seen for before in gone if (seen := lines(before))), [])
        ended = any(line["kind"] == TURN for line in first)
        told.append(page(TAKEN_BACK, row.seat, [("n", number, number), *([(TURN, "", "")] if ended else [])]))
        told[0]["tokens"] += first[0]["tokens"] if first and not ended else []
    return told + ([page(DRAWN_ANEW, row.seat, [])] if taken_back.luck else [])
