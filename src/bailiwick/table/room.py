"""A room: one table in memory. It seats people, takes moves, each committed before it is acknowledged, and shows the game."""

from __future__ import annotations

import json
import logging
import secrets
import threading
import time
from functools import cached_property
from sqlite3 import OperationalError
from typing import Any, Final, NamedTuple

from bailiwick import games
from bailiwick.bots.judging import learned
from bailiwick.kernel.errors import BailiwickError, IllegalAction, NotYourDecision, UnknownAction
from bailiwick.kernel.match import Match
from bailiwick.kernel.odds import Reckoning
from bailiwick.kernel.record import Record
from bailiwick.kernel.state import Scene
from bailiwick.table.capsule import Capsule, about, inside
from bailiwick.table.lessons import lesson_page, shown_choices
from bailiwick.table.pages import (
    SPECTATOR,
    Page,
    begun_from,
    bundle_pages,
    event_pages,
    position_page,
    scene_pages,
    shown_options,
    table_page,
    waiting_page,
    waiting_seats,
)
from bailiwick.table.refusal import Refused, SetAside
from bailiwick.table.store import ABANDONED, OPEN, OVER, PLAYING, BadRow, MoveRow, MoveTaken, SeatRow, Store, TableRow
from bailiwick.table.story import Story, TakenBack, handed_over, play_row

log = logging.getLogger("bailiwick.table")

BY_RULES: Final = "rules"  # in the place of a bot: the game plays the seat itself
BY_LESSON: Final = "lesson"  # likewise: the script of a lesson does
NOT_HOST: Final = "Only the host can hide a table."
LINES_REPORTED: Final = 40  # of the log, in what a report says openly


class UndoAsked(NamedTuple):
    """A seat asks to take back the last moves; who has agreed so far. Forgotten when the game moves on or the server stops."""

    seat: int
    moves: int
    agreed: set[str]


class AbandonAsked(NamedTuple):
    """Somebody asks to end the game early; who has agreed so far. Forgotten when somebody refuses or the server stops."""

    person: str
    agreed: set[str]


class BotTurn(NamedTuple):
    """A bot must answer decision `number`. The position is masked for its seat: there is nothing in it to peek at."""

    number: int
    seat: int
    bot: str
    position: dict[str, Any]


class Hinted(NamedTuple):
    """A choice that a hint names."""

    action: str
    chance: float
    why: str  # the game's theme that speaks for it


class HintTurn(NamedTuple):
    """Somebody asks for a hint at decision `number`, with the position as their seat may know it; `known`, if it was given."""

    number: int
    seat: int
    decision: int  # the number at which the seat was asked: others may have answered theirs since
    position: dict[str, Any]
    known: list[Hinted] | None


class Room:
    def __init__(self, store: Store, table: TableRow) -> None:
        self.store = store
        self.table = table
        self.game = games.load(table.game)
        self.lesson = games.lesson(table.game, table.lesson) if table.lesson else None
        self.lock = threading.RLock()
        self.seats = store.seats(table.id)
        self.undo_asked: UndoAsked | None = None
        self.abandon_asked: AbandonAsked | None = None
        self.failed: set[int] = set()  # the seats whose bot could not answer: the game waits there
        self.faults: dict[
            tuple[int, int, str], str
        ] = {}  # what went wrong at which decision, seat and action: the capsule's number
        self.has_hints = table.hints and self.lesson is None and learned(self.game) is not None
        self.hints = store.hints(table.id)  # at how many decisions each seat has asked for one
        self.hints_given: dict[int, tuple[int, list[Hinted]]] = {}  # the latest of each seat, and for which number of rows
        self.lines = store.chat_end(table.id)  # of chat, so far: who has heard them all need not look
        self._written: tuple[list[str], bytes] | None = None  # the record, and with which names
        self.story = Story(store, table, self.game)
        self.scenes: list[Scene] = []  # moments within the newest move, for those who watch it
        self._match: Match | None = None
        self._won: dict[str, dict[str, str]] = {}  # by language, once the game is over: it stays over
        self._asked: list[int] = []  # for each seat, the first number that its present decision may be answered by

    @property
    def rows(self) -> int:
        """The number of the decision that is open: how many rows there are."""
        return self.story.rows

    @property
    def match(self) -> Match:
        """The game as it stands, loaded when it is first looked at."""
        if self.table.status == OPEN:
            raise Refused("not_started", "The game has not started yet.")
        if self._match is not None:
            return self._match
        try:
            return self._go_on_from(self.story.after(len(self.story.moves)))
        except OperationalError:
            raise  # the storage itself doesn't answer
        except Exception as problem:  # whatever a damaged row may lead to
            raise SetAside from problem

    def check_loads(self) -> None:
        """Raise whatever is wrong with what is stored of this table."""
        with self.lock:
            if len(self.names) != len(self.seats):
                raise BadRow(f"The game has {len(self.names)} seats, and {len(self.seats)} are stored.")
            if self.table.status == PLAYING:
                _match = self.match

    def _go_on_from(self, match: Match) -> Match:
        self._match, self._asked = match, [self.rows] * len(self.seats)
        self.scenes = []
        self.failed.clear()
        return match

    # ---------------------------------------------------------------- who

    @cached_property
    def names(self) -> list[str]:
        """What the game calls the seats."""
        return self.game.seat_names(self.story.beginning().state)

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def check_seat(self, person: str | None, seat: int) -> None:
        if seat != SPECTATOR and seat not in self.seats_of(person):
            raise Refused("not_your_seat", "That seat is not yours.")

    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    def _must_agree(self) -> set[str]:
        """The people who are asked: who has left the play to a bot is not waited for."""
        return {seat.person for seat in self.seats if seat.person is not None and seat.bot is None}

    def _check_at_table(self, person: str) -> None:
        if person not in self.people():
            raise Refused("not_your_seat", "Only people at the table can do that.")

    # ---------------------------------------------------------------- before the start

    def join(self, person: str, name: str, seat: int | None) -> None:
        """Take a seat, any free one if none is named. Who sits already and names none stays where they are.

        A game that came in from a file may be running and still have free seats.
        """
        with self.lock:
            free = [row.seat for row in self.seats if row.person is None and row.bot is None]
            if self.table.status != PLAYING or not free:
                self._check_open("The game has already started.")
            if seat is None and self.seats_of(person):
                return
            if seat is not None and seat >= len(self.seats):
                raise Refused("no_such_seat", "There is no such seat at this table.")
            free = [number for number in free if seat in (None, number)]
            if not free:
                raise Refused("seat_taken", "That seat is taken." if seat is not None else "There is no free seat at this table.")
            self._set_seat(SeatRow(free[0], person, None, name))

    def leave(self, person: str) -> None:
        with self.lock:
            self._check_open("The game has started: hand your seat to a bot, or ask to abandon the game.")
            self._check_at_table(person)
            for seat in self.seats_of(person):
                self._set_seat(SeatRow(seat, None, None, ""))

    def start(self, person: str) -> None:
        with self.lock:
            self._check_open("The game has already started.")
            if person != self.table.host:
                raise Refused("not_host", "Only the host can start the game.")
            if any(seat.person is None and seat.bot is None for seat in self.seats):
                raise Refused("seats_open", "There are still free seats: wait for people, or let bots take them.")
            self.store.set_status(self.table.id, PLAYING)
            self.table.status = PLAYING

    def set_bot(self, person: str, seat: int, bot: str | None) -> None:
        """The host fills a free seat; a person hands the own seat to a bot and takes it back; where a bot has failed it is asked
        again, or another one plays."""
        with self.lock:
            if seat >= len(self.seats):
                raise Refused("no_such_seat", "There is no such seat at this table.")
            row = self.seats[seat]
            if row.bot == BY_RULES:
                raise Refused("not_your_seat", "The game plays that seat itself.")
            if self.lesson is not None:
                raise Refused("lesson_alone", "In a lesson no bot plays for you.")
            mine = row.person == person
            free = row.person is None and person == self.table.host and self.table.status == OPEN
            # Where a bot has failed, whoever waits for it may ask it again, or let another one play.
            stuck = seat in self.failed and bot is not None and (person in self.people() or person == self.table.host)
            if not (mine or free or stuck):
                raise Refused("not_your_seat", "That seat is not yours to hand over.")
            if self.table.status != OPEN:
                self._check_playing()
            self._set_seat(SeatRow(seat, row.person, bot, row.name if row.person is not None else bot or ""))
            self.failed.discard(seat)
        log.info("the seat is played by %s", bot or "its person", extra=self.where(seat))

    def _set_seat(self, row: SeatRow) -> None:
        self.store.set_seat(self.table.id, row)
        self.seats[row.seat] = row

    def read_seats(self) -> None:
        """Somebody has another name now."""
        with self.lock:
            self.seats = self.store.seats(self.table.id)

    def archive(self, person: str, archived: bool) -> None:
        with self.lock:
            if person != self.table.host:
                raise Refused("not_host", NOT_HOST)
            self.store.archive(self.table.id, archived)
            self.table.archived = archived

    def _check_open(self, sentence: str) -> None:
        if self.table.status != OPEN:
            raise Refused("not_open", sentence)

    # ---------------------------------------------------------------- moves

    def move(self, person: str, number: int, seat: int, action: str) -> int:
        """A person's answer to decision `number`; returns the next number. Anything wrong is refused and changes nothing."""
        with self.lock:
            try:
                self.check_seat(person, seat)
                self._check_lesson(seat, action)
                self._commit(number, seat, action)
            except Refused as problem:
                problem.seat = self.names[seat] if seat < len(self.seats) else None
                raise
            return self.rows

    def bot_move(self, turn: BotTurn, action: str) -> bool:
        """A bot's answer; dropped if the game has gone on without it, or the person has taken the seat back."""
        with self.lock:
            if self.table.status != PLAYING or turn.number < self._asked[turn.seat] or self.seats[turn.seat].bot != turn.bot:
                return False
            self._commit(turn.number, turn.seat, action)
            return True

    def _check_lesson(self, seat: int, action: str) -> None:
        """In a lesson, no move but the one that it waits for; what can't be done at all is refused by the rules."""
        if self.lesson is not None and action in self.match.legal(seat):
            wrong = self.lesson.wrong(self.game, len(self.story.moves), action, "en")
            if wrong is not None:
                raise Refused("lesson", wrong)

    def scripted(self) -> tuple[int, str] | None:
        """The move that the lesson makes next for a seat that isn't the learner's."""
        with self.lock:
            if self.lesson is None or self.table.status != PLAYING:
                return None
            return self.lesson.scripted(self.match, len(self.story.moves))

    def scripted_move(self, number: int, seat: int, action: str) -> bool:
        """Make that move, unless the game has gone on or was taken back meanwhile."""
        with self.lock:
            if number != self.rows or self.scripted() != (seat, action):
                return False
            self._commit(number, seat, action)
            return True

    def _commit(self, number: int, seat: int, action: str) -> None:
        match = self._check_playing()
        self._check_number(number, self._asked[seat])
        try:
            attempt = match.attempt(action, seat)
        except UnknownAction as problem:
            raise Refused("unknown_action", str(problem)) from None
        except NotYourDecision as problem:
            raise Refused("not_your_turn", str(problem)) from None
        except IllegalAction:
            raise Refused("illegal", match.why_not(action, seat) or "") from None
        after, result = attempt.state, attempt.result
        row = MoveRow(self.rows, seat, attempt.action, attempt.events, time.time())
        self._add(row, self.game.to_json(after) if handed_over(match.state.waiting, after, seat) else None, result)
        asked = match.state.waiting & ~(1 << seat)
        match.accept(attempt)  # only now that it is committed
        self.scenes = attempt.scenes
        # Who was asked at the same time is still asked the same, and may answer by the number it was asked at.
        self._asked = [old if asked >> other & 1 else self.rows for other, old in enumerate(self._asked)]
        if result is not None:
            self.table.result, self.table.status = result, OVER
        log.info("move %d: %s", row.number, row.action, extra=self.where(seat))

    def _check_playing(self) -> Match:
        match = self.match
        if self.table.status == ABANDONED:
            raise Refused("abandoned", "This game was abandoned.")
        if self.table.status == OVER:
            raise Refused("over", "The game is over.")
        return match

    def _check_number(self, number: int, first: int) -> None:
        """Whether a number is that of the open decision; `first` is the oldest by which it may go."""
        if number < first:
            raise Refused("stale", "Too late: the game has gone on.")
        if number > self.rows:
            raise Refused("early", "Too early: the game has not come to that choice yet.")

    def _add(self, row: MoveRow, state: dict[str, Any] | None, result: dict[str, Any] | None = None) -> None:
        try:
            self.story.add(row, state, result)
        except MoveTaken:
            # Another process serves this table too and was quicker: what it wrote is the truth.
            self.story, self._match = Story(self.store, self.table, self.game), None
            raise Refused("stale", "Too late: the game has gone on.") from None
        self.undo_asked = None

    def where(self, seat: int) -> dict[str, str]:
        return {"table": self.table.id, "seat": self.names[seat]}

    # ---------------------------------------------------------------- taking back

    def undo(self, person: str, number: int, seat: int) -> bool:
        """Take back the seat's last move, if that is free; otherwise ask the others. Returns whether it was done at once."""
        with self.lock:
            self.check_seat(person, seat)
            match = self._check_playing()
            self._check_number(number, self.rows)
            if match.can_undo(seat):
                self._take_back(seat, 1)
                return True
            last = self.story.last_move_of(seat)
            if last < 0:
                raise Refused("nothing_to_undo", "You have not moved yet.")
            self.undo_asked = UndoAsked(seat, len(self.story.moves) - last, {person})
            return self._undo_if_agreed()

    def answer_undo(self, person: str, agree: bool) -> None:
        with self.lock:
            if self.undo_asked is None:
                raise Refused("nothing_asked", "Nobody asks to take a move back.")
            self._check_at_table(person)
            if agree:
                self.undo_asked.agreed.add(person)
                self._undo_if_agreed()
            else:
                self.undo_asked = None

    def _undo_if_agreed(self) -> bool:
        asked = self.undo_asked
        if asked is None or not self._must_agree() <= asked.agreed:
            return False
        self._take_back(asked.seat, asked.moves)
        return True

    def _take_back(self, seat: int, moves: int) -> None:
        """Freely, or with everybody's consent: then something may have been revealed, and what nobody could know before is drawn
        anew, so that nobody chooses again after having looked."""
        match = self.match
        if self.lesson is not None:  # the script goes on with the same luck
            match = self.story.after(len(self.story.moves) - moves)
            self._add(MoveRow(self.rows, seat, TakenBack(moves).action, [], time.time()), None)
        elif moves == 1 and match.can_undo(seat):
            self._add(MoveRow(self.rows, seat, TakenBack(1).action, [], time.time()), None)
            match.undo(seat)
        else:
            people = sum(1 << row.seat for row in self.seats if row.person is not None)
            taken_back = TakenBack(moves, secrets.token_hex(8), people)
            match = self.story.after(len(self.story.moves) - moves)
            match.redraw(taken_back.luck, taken_back.seats)
            self._add(MoveRow(self.rows, seat, taken_back.action, [], time.time()), self.game.to_json(match.state))
        self._go_on_from(match)
        log.info("took back %d", moves, extra=self.where(seat))

    # ---------------------------------------------------------------- ending early

    def abandon(self, person: str, agree: bool) -> None:
        """Ask, agree, refuse or withdraw. It takes everybody who has a seat, whoever minds it at the moment."""
        with self.lock:
            self._check_playing()
            self._check_at_table(person)
            if not agree:
                self.abandon_asked = None
                return
            asked = self.abandon_asked or AbandonAsked(person, set())
            agreed = asked.agreed | {person}
            if self.people() <= agreed:
                result = {"abandoned_by": self.name_of(asked.person)}
                self.store.set_status(self.table.id, ABANDONED, result)
                self.table.status, self.table.result = ABANDONED, result
                log.info("abandoned", extra={"table": self.table.id})
            self.abandon_asked = asked._replace(agreed=agreed)

    def name_of(self, person: str) -> str:
        """What somebody is called at this table."""
        return next((row.name for row in self.seats if row.person == person), "")

    # ---------------------------------------------------------------- looking

    def page(self, person: str | None, lang: str = "en") -> Page:
        with self.lock:
            closed = self.is_closed()
            page = table_page(
                self.game, self.names, self.table, self.seats, self.failed, person, closed, self.has_hints, self.hints
            )
            host = self.name_of(self.table.host) or self.store.person_name(self.table.host) or ""
            return {**page, "host_name": host, "won_as": self._won_as(lang), "waiting": self._waiting(), "moved": self.story.last}

    def _won_as(self, lang: str) -> dict[str, str]:
        """How the winners won, as the log tells: for a list of tables no game is taken up again."""
        if self.table.status != OVER:
            return {}
        if lang not in self._won:
            told = [event for row in self.story.moves for event in row.events if event.seen_by(None)]
            said = {self.names[event.seat]: how for event in told if (how := self.game.won_as(event, lang))}
            self._won[lang] = {seat: how for seat, how in said.items() if seat in (self.table.result or {}).get("winners", [])}
        return self._won[lang]

    def _waiting(self) -> list[str]:
        """The seats that must choose. A game that can't be taken up again waits for nobody, and its table can still be listed."""
        if self.table.status != PLAYING:
            return []
        try:
            return waiting_seats(self.match)
        except BailiwickError as problem:
            log.warning("the game can't be taken up again: %s", problem, extra={"table": self.table.id})
            return []

    def is_closed(self) -> bool:
        """Whether another game goes on from this one: what was hidden here tells something of what is hidden there."""
        return self.game.text_option is not None and self.table.rematch is not None and self.store.next_is_on(self.table.id)

    def _check_told(self) -> None:
        if self.is_closed():
            raise Refused(
                "next_is_on",
                "The next game of this chronicle is being played: until it is over, nobody may look at what this one has hidden.",
            )

    def message(self, person: str | None, seat: int, lang: str, since: int) -> Page:
        """Everything a viewer may see now, with the events of rows from `since` on."""
        with self.lock:
            self.check_seat(person, seat)
            page: Page = {"type": "view", "number": self.rows, "table": self.page(person, lang)}
            if self.table.status == OPEN:
                return {**page, **waiting_page()}
            match, asked = self.match, self.undo_asked
            page.update(position_page(match, seat, lang))
            page["bundles"] = bundle_pages(match, seat, lang)
            gone = self.story.taken_back
            page["events"] = [
                line for row in self.story.told(since) for line in event_pages(match, row, seat, lang, gone.get(row.number, ()))
            ]
            page["scenes"] = self._scene_pages(seat, lang) if since < self.rows else []
            page["rows"] = [row.number for row in self.story.told(0)]
            page["asides"] = self.story.asides()
            page["can_undo"] = self.table.status == PLAYING and seat != SPECTATOR and match.can_undo(seat)
            page["undo_asked"] = asked and {
                "seat": self.names[asked.seat],
                "moves": asked.moves,
                "agreed": person in asked.agreed,
            }
            page["abandon"] = self._abandon_page(person)
            page["lesson"] = None
            if self.lesson is not None:
                done = len(self.story.moves)
                page["legal"] = shown_choices(self.lesson, done, page["legal"])
                page["lesson"] = lesson_page(self.lesson, self.game, done, lang)
            return page

    def _scene_pages(self, seat: int, lang: str) -> list[Page]:
        """Of the newest row, which is a move if it has any."""
        return scene_pages(self.game, self.story.moves[-1], self.scenes, seat, lang) if self.scenes else []

    def _abandon_page(self, person: str | None) -> Page | None:
        asked = self.abandon_asked
        if asked is None or self.table.status != PLAYING:
            return None
        missing = [self.name_of(other) for other in sorted(self.people() - asked.agreed)]
        return {"by": self.name_of(asked.person), "agreed": person in asked.agreed, "missing": missing}

    def why_not(self, person: str | None, seat: int, action: str, lang: str) -> str | None:
        with self.lock:
            self.check_seat(person, seat)
            reason = self.match.why_not(action, seat, lang)
            if reason is None and self.lesson is not None:
                return self.lesson.wrong(self.game, len(self.story.moves), action, lang)
            return reason

    def odds(self, person: str | None, seat: int, action: str, lang: str) -> Reckoning | None:
        with self.lock:
            self.check_seat(person, seat)
            return self.match.reckon(action, seat, lang)

    def replay(self, person: str | None, seat: int, to: int, lang: str) -> Page:
        """The position after the first `to` moves that count, as the seat saw it; as any seat saw it once the game is over."""
        with self.lock:
            if self.table.status != OVER or seat >= len(self.seats):
                self.check_seat(person, seat)
            elif seat != SPECTATOR and seat not in self.seats_of(person):
                self._check_told()
            if self.table.status == OPEN:
                raise Refused("not_started", "The game has not started yet.")
            moves = self.story.moves
            if to > len(moves):
                raise Refused("no_such_move", f"The game has moves 0 to {len(moves)}.")
            match = self.story.after(to)
            events = (
                event_pages(match, moves[to - 1], seat, lang, self.story.taken_back.get(moves[to - 1].number, ())) if to else []
            )
            page = position_page(match, seat, lang)
            return {**page, "to": to, "moves": len(moves), "legal": [], "prompt": None, "events": events}

    def score_line(self) -> list[list[int]]:
        """Each seat's score after every move that counts, once the game is over."""
        with self.lock:
            if self.table.status != OVER:
                raise Refused("not_over", "The scores over time are shown when the game is over.")
            return self._scores

    @cached_property
    def _scores(self) -> list[list[int]]:
        match = self.story.beginning()
        line = [self.game.scores(match.state)]
        for move in self.story.moves:
            play_row(match, move)
            line.append(self.game.scores(match.state))
        return line

    def record(self) -> Record:
        """The whole game as a record: it holds the seed, so only when the game is over."""
        with self.lock:
            self._check_record()
            return self.whole_record()

    def _check_record(self) -> None:
        if self.table.status not in (OVER, ABANDONED):
            raise Refused("not_over", "You can have the record when the game is over: it would tell what is hidden.")
        self._check_told()

    def record_text(self) -> bytes:
        """The same as it is written into a file. It is made once: many may ask, and a whole game is played for it."""
        with self.lock:
            names = [seat.name for seat in self.seats]
            if self._written is None or self._written[0] != names:
                self._written = names, json.dumps(self.record().to_json(), ensure_ascii=False).encode("utf-8", "replace")
            else:
                self._check_record()
            return self._written[1]

    def whole_record(self) -> Record:
        """The record whatever the state of the game: for whoever runs the server, never for a viewer."""
        with self.lock:
            record = self.story.whole().record
        record.players = [seat.name for seat in self.seats]
        return record

    def succession(self) -> dict[str, str]:
        """The option by which a game begins where this one has ended; none if it leaves nothing, or was not played to its end."""
        with self.lock:
            option = self.game.text_option
            return {option.name: self.game.legacy(self.match.state)} if option is not None and self.table.status == OVER else {}

    def told(self) -> str:
        """The text of all games of the chronicle that are over. What it tells of them is no secret; the text itself is."""
        with self.lock:
            began = begun_from(self.game, self.table)
            return began if began and self.table.status != OVER else self._left()

    def chronicle(self) -> str:
        """The text that the game has left. It tells hidden cards, so there is none before the end, nor while the next is on."""
        with self.lock:
            text = self._left()
            self._check_told()
            return text

    def _left(self) -> str:
        texts = list(self.succession().values())
        if not texts:
            raise Refused("no_chronicle", "This game has left no chronicle.")
        return texts[0]

    def heard(self, number: int) -> None:
        """Somebody has said line `number` of the chat."""
        with self.lock:
            self.lines = max(self.lines, number + 1)

    # ---------------------------------------------------------------- bots

    def bot_waited_for(self) -> int | None:
        """The first seat at which a bot must answer and has not failed to."""
        with self.lock:
            if self.table.status != PLAYING:
                return None
            waiting = self.match.state.waiting
            for row in self.seats:
                if row.bot is not None and waiting >> row.seat & 1 and row.seat not in self.failed:
                    return row.seat
            return None

    def bot_turn(self, seat: int) -> BotTurn:
        """What the bot at a seat is asked."""
        with self.lock:
            match, row = self._check_playing(), self.seats[seat]
            position = self.game.to_json(self.game.mask(match.state, seat))
            return BotTurn(self.rows, seat, row.bot or "", position)

    def hold_up(self, seat: int, turn: BotTurn | None) -> bool:
        """A bot gave no answer: the game waits at its seat, unless it has gone on, or the seat is played by another now."""
        with self.lock:
            overtaken = turn is not None and (turn.number < self._asked[seat] or self.seats[seat].bot != turn.bot)
            if self.table.status != PLAYING or overtaken:
                return False
            self.failed.add(seat)
            return True

    # ---------------------------------------------------------------- hints

    def hint_turn(self, person: str, number: int, seat: int) -> HintTurn:
        """What is thought about for a hint: only for whose seat it is, when it must choose, where the host lets people ask."""
        with self.lock:
            self.check_seat(person, seat)
            match = self._check_playing()
            if not self.table.hints:
                raise Refused("hints_off", "The host of this table has switched hints off.")
            if not self.has_hints:
                raise Refused("no_hints", "There are no hints here.")
            self._check_number(number, self._asked[seat])
            if not match.legal(seat) or self.seats[seat].bot is not None:
                raise Refused("not_your_turn", "It is not your turn to choose.")
            rows, known = self.hints_given.get(seat, (-1, None))
            position = self.game.to_json(self.game.mask(match.state, seat))
            return HintTurn(self.rows, seat, self._asked[seat], position, known if rows == self.rows else None)

    def hinted(self, turn: HintTurn, found: list[Hinted]) -> None:
        """A hint was found. Asked for again at the same decision, it counts once."""
        with self.lock:
            self.store.add_hint(self.table.id, turn.decision, turn.seat)
            self.hints = self.store.hints(self.table.id)
            self.hints_given[turn.seat] = turn.number, found
        log.info("a hint was given", extra=self.where(turn.seat))

    # ---------------------------------------------------------------- reporting

    def capsule(
        self,
        seat: int,
        said: str,
        *,
        tried: str = "",
        fault: BaseException | str | None = None,
        person: str | None = None,
        **more: str,
    ) -> tuple[Capsule, Capsule]:
        """What it takes to see a problem of this table again: what anybody may read of it, and what tells all. With a person, the
        open part has what that person sees."""
        with self.lock:
            name = self.names[seat] if seat != SPECTATOR else None
            open_part = about(
                self.game.name,
                said,
                options=shown_options(self.game, self.table, self.is_closed()),
                seat=name,
                row=self.rows,
                **more,
            )
            if person is not None:
                page = self.message(person, seat, "en", 0)
                lines = ["".join(token["text"] for token in line["tokens"]) for line in page["events"]]
                open_part.update(prompt=page["prompt"], log=lines[-LINES_REPORTED:], view=page["view"])
            return open_part, inside(self.whole_record(), (name, tried) if name and tried else None, fault)

    def report(self, person: str, said: str, browser: str) -> tuple[Capsule, Capsule]:
        """What somebody at the table, or looking on, says of it."""
        with self.lock:
            if self.table.status == OPEN:
                raise Refused("not_started", "The game has not started yet.")
            mine = self.seats_of(person)
            waiting = [seat for seat in mine if self.match.state.waiting >> seat & 1]
            seat = (waiting or mine or [SPECTATOR])[0]
            return self.capsule(seat, said, person=person, browser=browser)
