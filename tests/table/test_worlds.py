"""Whatever a viewer can ask of a table is the same in every world that the viewer can't tell apart.

Whole games of every kind are played at a room. At some decisions, what is hidden from a viewer is dealt again; then everything
that a person in that seat, or somebody looking on, could be sent must be what it was: the page and the message with its log,
reasons and odds, refusals, what a report says openly, the lists of the lobby. What is replayed must be what was seen before.
`test_hidden` captures what a real server sends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bailiwick.games.oath.state import OathState
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.words import LANGUAGES
from bailiwick.table.hall import Hall
from bailiwick.table.models import SeatIn
from bailiwick.table.pages import SPECTATOR, Page, begun_from
from bailiwick.table.refusal import Refused
from bailiwick.table.room import Room
from bailiwick.table.settings import Settings
from bailiwick.table.store import OVER, Store
from tests.kernel import sweep

pytestmark = pytest.mark.thorough

WORLDS = (1, 2)


class Kind(NamedTuple):
    game: str
    players: int
    step: int  # one decision in so many is looked at
    options: dict[str, Any]


HOUSE = {"tower": "independent", "marker": "rotates", "forfeits": "discard", "prices": "dark"}
KINDS = {
    "tyrants": Kind("tyrants", 3, 60, {}),
    "tyrants, undead and demons": Kind("tyrants", 4, 90, {"decks": ["undead", "demons"], "promotions": "optional"}),
    "ankh-morpork": Kind("ankh_morpork", 3, 19, {}),
    "ankh-morpork, holders are asked": Kind("ankh_morpork", 4, 19, {"interrupts": "ask_holders"}),
    "immortals": Kind("immortals", 3, 43, {"rounds": 2}),
    "immortals, every house rule": Kind("immortals", 5, 43, {"rounds": 1, **HOUSE}),
    "oath": Kind("oath", 4, 37, {}),
    "oath, the teaching game": Kind("oath", 4, 37, {"chronicle": "teaching"}),
    "oath, the Prince rules": Kind("oath", 2, 23, {"prince": "chancellor", "prince_powers": "expanded"}),
    "oath, the Prince in exile": Kind("oath", 3, 23, {"prince": "exile", "prince_powers": "automatic"}),
}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    store = Store(tmp_path / "tables.sqlite")
    opened = Hall(store, Settings(folder=tmp_path))
    yield opened
    opened.thinkers.close()
    store.close()


class Played:
    """A table at which everybody is a person; what each viewer was shown of the position, after some of the moves."""

    def __init__(self, hall: Hall, kind: Kind) -> None:
        store = hall.store
        people = [store.add_person(f"Person {number}") for number in range(kind.players)]
        seats = [SeatIn(kind="me"), *(SeatIn(kind="open") for _ in range(kind.players - 1))]
        room = hall.create(people[0], kind.game, kind.options, seats, True)
        room.table.seed = "worlds"
        for number, person in enumerate(people[1:]):
            room.join(person, f"Person {number + 1}", None)
        room.start(people[0])
        self.sit(hall, room)

    def sit(self, hall: Hall, room: Room) -> None:
        self.hall, self.room = hall, room
        self.person: dict[int, str | None] = {SPECTATOR: None}
        self.person |= {row.seat: row.person for row in self.room.seats if row.person is not None}
        self.shown: dict[tuple[int, int], Page] = {}

    def __iter__(self) -> Iterator[int]:
        """Play a whole game at random: the number of moves before each, and at the end."""
        chance = Rng(f"worlds {self.room.table.game}")
        while self.room.table.status != OVER:
            match = self.room.match
            yield match.moves
            asked = sweep.waiting_seats(match.state)
            seat = asked[chance.below(len(asked))]
            legal = list(match.legal(seat))
            person = self.person[seat]
            assert person is not None
            self.room.move(person, self.room.rows, seat, legal[chance.below(len(legal))])
        yield self.room.match.moves

    def sent(self, seat: int, lang: str) -> dict[str, Any]:
        """Everything that somebody in a seat could be sent now, by what it is called."""
        room, person = self.room, self.person[seat]
        match = room.match
        vocabulary = match.game.vocabulary
        legal = set(match.legal(seat).actions) if seat != SPECTATOR else set()
        mine = self.hall.store.tables_of(person) if person else []
        sent: dict[str, Any] = {
            "message": room.message(person, seat, lang, 0),
            "news": room.message(person, seat, lang, room.rows - 1),
            "page": room.page(person),
            "mine": [self.hall.room(id).page(person) for id in mine],
            "public": [self.hall.room(id).page(person) for id in self.hall.store.public_tables()],
            "record": answer(room.record),
            "scores": answer(room.score_line),
            "chronicle": answer(room.chronicle),
            "history": answer(lambda: [(panel.title, panel.rows) for panel in room.game.history(room.told(), lang)]),
            "others": [answer(partial(room.message, person, other, lang, 0)) for other in self.person if other != seat],
            "odds": [room.odds(person, seat, vocabulary.names[action], lang) for action in sorted(legal)],
            "reasons": [room.why_not(person, seat, name, lang) for name in vocabulary.names],
        }
        if person is not None:
            sent["report"] = room.report(person, "nothing", "a browser")[0]
            illegal = [name for action, name in enumerate(vocabulary.names) if action not in legal][:: len(vocabulary) // 20]
            sent["refusals"] = [answer(partial(room.move, person, room.rows, seat, name)) for name in illegal]
        return sent

    @contextmanager
    def in_world(self, seat: int, number: int) -> Iterator[None]:
        """The table as it would be in another world: all that is hidden from the seat is dealt again, and what lies unseen in the
        texts of a chronicle lies in another order."""
        monkey = pytest.MonkeyPatch()
        match, game, options = self.room.match, self.room.game, self.room.table.options
        state, luck = match.state, Rng(f"world {number}")
        try:
            match.state = game.determinize(state, seat, luck)
            match.state.log = []
            if text := begun_from(game, self.room.table):
                record = self.room.whole_record()  # what a report has sealed is nobody's to see, and of the real world
                monkey.setattr(self.room, "whole_record", lambda: record)
                assert game.text_option is not None
                self.room.table.options = {**options, game.text_option.name: game.drawn_anew(text, None, luck)}
            if isinstance(state, OathState) and isinstance(match.state, OathState):
                match.state.chronicle = state.chronicle and game.drawn_anew(text, None, luck) if text else state.chronicle
                match.state.written = state.written and game.drawn_anew(state.written, None, luck)
            yield
        finally:
            monkey.undo()
            match.state, self.room.table.options = state, options

    def check_worlds(self, seat: int, lang: str) -> None:
        """What a viewer could be sent is the same in other worlds."""
        real = self.sent(seat, lang)
        for number in WORLDS:
            with self.in_world(seat, number):
                other = self.sent(seat, lang)
            for what, page in real.items():
                assert other[what] == page, f"{what} of seat {seat} tells something hidden: {parts(page, other[what])}"

    def check_replays(self, seat: int, lang: str) -> None:
        """What is replayed is what was seen."""
        match = self.room.match
        self.shown[seat, match.moves] = match.game.view_json(match.game.mask(match.state, seat), seat)
        for to in sorted({0, match.moves // 2, match.moves} & {moves for viewer, moves in self.shown if viewer == seat}):
            page = self.room.replay(self.person[seat], seat, to, lang)
            assert page["view"] == self.shown[seat, to], f"The replay shows seat {seat} more of move {to} than it saw."
            assert page["scores"] is page["sources"] is None


class Next(Played):
    """The rematch of a table whose game is over."""

    def __init__(self, before: Played) -> None:
        host = before.room.table.host
        self.sit(before.hall, before.hall.rematch(before.room, host))
        self.room.table.seed = "the next world"


def answer(ask: Callable[[], Any]) -> Any:
    """What is answered, or how it is refused."""
    try:
        return ask()
    except Refused as problem:
        return problem.code, str(problem)


def parts(one: Any, other: Any) -> str:
    if isinstance(one, dict):
        return sweep.differing(one, other)
    return ", ".join(f"{a!r} / {b!r}" for a, b in zip(one, other, strict=False) if a != b)[:500]


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_is_sent_is_the_same_in_other_worlds(hall: Hall, kind: str) -> None:
    table = Played(hall, KINDS[kind])
    for seat, lang in looks(table, KINDS[kind].step):
        table.check_worlds(seat, lang)
        table.check_replays(seat, lang)


def looks(table: Played, step: int) -> Iterator[tuple[int, str]]:
    """Play a game, and stop every few moves: which seat looks then, and in which language."""
    stops = 0
    for moves in table:
        if moves % step or table.room.table.status == OVER:
            continue
        stops += 1
        for seat in table.person:
            yield seat, LANGUAGES[(stops + seat) % len(LANGUAGES)]
    assert stops >= 3


def test_a_finished_game_tells_nothing_hidden_while_the_next_of_its_chronicle_is_on(hall: Hall) -> None:
    """Nor does the next one tell what its text holds."""
    old = Played(hall, KINDS["oath"])
    for _ in old:
        pass
    new = Next(old)
    assert new.room.table.options["chronicle"] != "first"
    assert old.room.is_closed()
    for seat, lang in looks(new, 41):
        new.check_worlds(seat, lang)
        new.check_replays(seat, lang)
        old.check_worlds(seat, lang)
    assert not old.room.is_closed(), "the next game is over: now everything is told"
