"""Nothing hidden leaves the server: all that is sent over a whole game is captured and compared with other possible worlds.

At each decision that a capture shows, what is hidden from its viewer is dealt again. If the page made from that other world
is the same, it can't have told which world is the real one. Every game is put through it.
"""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import cached_property
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import pytest
from websockets.sync.client import ClientConnection

from bailiwick import games
from bailiwick.kernel.event import EVERYBODY
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.table.pages import SPECTATOR, event_pages, odds_page, position_page
from bailiwick.table.store import MoveRow
from tests.table.server import Person, Running, choose

pytestmark = pytest.mark.thorough

POSITION = (
    *("view", "seat", "waiting", "prompt", "legal", "aims", "over", "ending", "fates", "scores", "sources", "winners"),
    "source_names",
)
ASKED = 15  # actions of which a reason and the odds are asked for, each time somebody looks around


class Why(NamedTuple):
    """What was said of an action at a decision."""

    number: int
    action: str
    reason: str | None
    odds: dict[str, Any] | None


class Secrets(NamedTuple):
    """What a game hides: in its seats, from all but their owners; and elsewhere, from everybody."""

    options: dict[str, str | int]
    own: tuple[str, ...]
    fields: tuple[str, ...]  # of a position: those that are dealt again
    piles: tuple[str, ...]  # of a view: those of which only the number is sent
    backs: tuple[str, ...] = ()  # of a seat: cards that all but those who know them see from behind


SECRETS = {
    "tyrants": Secrets({"outer": "left"}, ("hand", "deck"), ("market", "seats"), ("deck",)),
    "ankh_morpork": Secrets(
        {},
        ("hand", "personality", "knows_unused"),
        ("draw_pile", "events", "seats", "unused_personalities"),
        ("draw_pile", "events", "unused_personalities"),
    ),
    "immortals": Secrets({"rounds": 2}, ("conflicts", "draft_hand"), ("deck", "seats"), ("deck",)),
    "oath": Secrets({}, (), ("deck", "discards", "relic_deck", "map"), ("relic_deck", "dispossessed"), ("hand", "facedown")),
}


class Witness(Person):
    """Somebody at the table who keeps every text the server ever sent them."""

    def __init__(self, server: Running, name: str | None, seat: int) -> None:
        self.seat = seat
        self.heard: list[str] = []
        self.whys: list[Why] = []
        super().__init__(server, name)

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        response = super().ask(method, path, body, **headers)
        self.heard.append(response.text)
        return response

    def hear(self, socket: ClientConnection) -> Any:
        text = socket.recv(timeout=60)
        self.heard.append(str(text))
        return json.loads(text)

    def listen(self, socket: ClientConnection) -> None:
        """Hear everything to the end of the game."""
        while not self.hear(socket)["over"]:
            pass

    def ask_why(self, path: str, number: int, action: str) -> None:
        """Ask what can be done now, and what its odds are."""
        asked = f"action={quote(action)}&seat={self.seat}"
        reason = self.ok("GET", f"{path}/why?{asked}")["reason"]
        self.whys.append(Why(number, action, reason, self.ok("GET", f"{path}/odds?{asked}")))

    @cached_property
    def views(self) -> list[Any]:
        """Everything heard that shows the position of the moment; to be asked for when the game is over."""
        pages = [json.loads(text) for text in self.heard if text.startswith("{")]
        return [page for page in pages if page.get("type") == "view" and "view" in page and page["view"] is not None]


class Story:
    """A whole game of two people and a bot, looked on by a stranger; then the states it went through."""

    def __init__(self, server: Running, name: str) -> None:
        self.game = games.load(name)
        self.secrets = SECRETS[name]
        self.ann, self.ben = Witness(server, "Ann", 0), Witness(server, "Ben", 1)
        self.stranger = Witness(server, None, SPECTATOR)
        self.witnesses = (self.ann, self.ben, self.stranger)
        self.table = self.ann.table("me", "open", "random", game=name, start=False, public=True, **self.secrets.options)
        seats = self.ben.ok("POST", f"/api/tables/{self.table}/join", {})["seats"]
        self.seats: list[str] = [seat["seat"] for seat in seats]
        self.play()
        # What comes after the end is no longer secret, and not kept.
        record = Person(server, None).ok("GET", f"/api/tables/{self.table}/record")
        self.record = Record.from_json(record)
        match = Match(self.game, self.record.options, self.record.seed)
        self.states: list[State] = [match.state.clone()]
        self.rows: list[MoveRow] = []
        for seat, action in self.record.moves:
            mark = len(match.events)
            match.play(action, self.seats.index(seat))
            self.states.append(match.state.clone())
            self.rows.append(MoveRow(len(self.rows), self.seats.index(seat), action, match.events[mark:], 0.0))
        self.scratch = match

    def play(self) -> None:
        rng = Rng("hidden")
        path = f"/api/tables/{self.table}"
        with ExitStack() as stack:
            threads = stack.enter_context(ThreadPoolExecutor(2))
            sockets = [stack.enter_context(witness.live(self.table, witness.seat)) for witness in self.witnesses]
            others = [threads.submit(self.ben.listen, sockets[1]), threads.submit(self.stranger.listen, sockets[2])]
            self.ann.ok("POST", f"{path}/start")
            answered, moves, over = 0, 0, False
            while not over:
                page = self.ann.hear(sockets[0])
                over = page["over"]
                people = [person for person in (self.ann, self.ben) if self.seats[person.seat] in page["waiting"]]
                if page["number"] < answered or not people:
                    continue
                mover = people[0]
                if mover is self.ben or moves % 25 == 0:
                    page = mover.view(self.table, mover.seat, since=page["number"])
                if moves % 25 == 0:
                    self.look_around(path, page["number"])
                moves += 1
                answered = mover.move(self.table, page["number"], mover.seat, choose(page, rng))
            for listening in others:
                listening.result()

    def look_around(self, path: str, number: int) -> None:
        """Everything else that can be asked for."""
        for witness in self.witnesses:
            here = ("", "/chat", "/record", "/scores", "/chronicle", "/history")
            for asked in (*here, f"/replay?to={number}&seat={witness.seat}", "/replay?to=0"):
                witness.ask("GET", path + asked)
            witness.ask("GET", "/api/tables")
            page = witness.view(self.table, witness.seat)
            names = self.game.vocabulary.names
            legal = [choice["action"] for choice in page["legal"]]
            for action in legal[:ASKED] + names[number % 7 :: len(names) // ASKED]:
                witness.ask_why(path, page["number"], action)
            for seat in range(3):
                if seat != witness.seat:
                    assert witness.refused("GET", f"{path}/view?seat={seat}")[1] == "not_your_seat"
                    assert witness.refused("GET", f"{path}/replay?to=0&seat={seat}")[1] == "not_your_seat"

    def other_world(self, number: int, seat: int) -> Match:
        """A match that stands where the real one stood after so many moves, as far as the seat can know."""
        self.scratch.state = self.game.determinize(self.states[number], seat, Rng(f"world {number} {seat}"))
        return self.scratch


@pytest.fixture(scope="module", params=games.NAMES)
def story(server: Running, request: pytest.FixtureRequest) -> Story:
    return Story(server, request.param)


def test_every_view_would_be_the_same_in_another_world(story: Story) -> None:
    for witness in story.witnesses:
        views = witness.views
        assert len({page["number"] for page in views}) > len(story.record.moves) / 3, "the whole game was watched"
        for page in views:
            other = position_page(story.other_world(page["number"], witness.seat), witness.seat, "en")
            for key in POSITION:
                assert page[key] == other[key], (page["number"], key)


def test_every_log_line_would_be_the_same_in_another_world(story: Story) -> None:
    """A line is made when it is sent, from the position of then."""
    for witness in story.witnesses:
        for page in witness.views:
            match = story.other_world(page["number"], witness.seat)
            rows = {line["number"] for line in page["events"]}
            lines = [line for number in sorted(rows) for line in event_pages(match, story.rows[number], witness.seat, "en")]
            assert [{**line, "at": 0.0} for line in page["events"]] == lines, page["number"]


def test_every_table_page_would_be_the_same_in_another_world(story: Story) -> None:
    """Of the game it tells who is waited for, and nothing of a result before the end."""
    for witness in story.witnesses:
        for page in witness.views:
            waiting = position_page(story.other_world(page["number"], witness.seat), witness.seat, "en")["waiting"]
            assert page["table"]["waiting"] == waiting
            assert page["over"] or page["table"]["result"] is None


def test_reasons_and_odds_would_be_the_same_in_another_world(story: Story) -> None:
    for witness in story.witnesses:
        assert len(witness.whys) > ASKED
        for said in witness.whys:
            match = story.other_world(said.number, witness.seat)
            odds = match.reckon(said.action, witness.seat, "en")
            assert said.reason == match.why_not(said.action, witness.seat), (said.number, said.action)
            assert said.odds == odds_page(odds)


def test_the_other_worlds_are_really_others(story: Story) -> None:
    to_json = story.game.to_json
    worlds = [(to_json(state), to_json(story.other_world(i, 0).state)) for i, state in enumerate(story.states[:-1])]
    for field in story.secrets.fields:
        assert sum(real[field] != other[field] for real, other in worlds) > len(worlds) / 2, field


def test_replayed_positions_tell_no_more(story: Story) -> None:
    replays = [(witness, json.loads(text)) for witness in story.witnesses for text in witness.heard if text.startswith('{"to":')]
    assert replays
    for witness, page in replays:
        seat = SPECTATOR if page["seat"] is None else witness.seat
        assert page["view"] == position_page(story.other_world(page["to"], seat), seat, "en")["view"]


def test_why_not_tells_nothing_that_is_hidden(story: Story) -> None:
    game = story.game
    for number in range(0, len(story.states) - 1, 25):
        state = story.states[number]
        seat = int(state.seat)
        other = story.other_world(number, seat).state
        for action in range(len(game.vocabulary)):
            real, dealt = game.why_not(state, seat, action), game.why_not(other, seat, action)
            assert (real and game.say_reason(state, real, "en")) == (dealt and game.say_reason(other, dealt, "en"))


def test_neither_seed_nor_generator_is_ever_sent(story: Story) -> None:
    seed = str(story.record.seed)
    secrets = {story.game.to_json(state)["rng"] for state in story.states}
    for witness in story.witnesses:
        for text in witness.heard:
            assert seed not in text
            assert '"rng"' not in text
            assert '"stack"' not in text
            assert not any(secret in text for secret in secrets if len(secret) > 8)


def test_other_seats_keep_their_secrets(story: Story) -> None:
    for witness in story.witnesses:
        for page in witness.views:
            view = page["view"]
            turn = view.get("turn")
            if page["over"] or (isinstance(turn, dict) and turn.get("open_hand")):
                continue  # the end shows personalities, and some cards a hand: `test_every_view` looks at these too
            for name, seat in view["seats"].items():
                own = witness.seat >= 0 and name == story.seats[witness.seat]
                assert [key in seat for key in story.secrets.own] == [own] * len(story.secrets.own)


def test_who_knows_no_card_of_a_seat_sees_their_backs(story: Story) -> None:
    """A stranger never sees more than a back; each player has seen fronts, their own."""
    backs = {"denizen", "vision"}
    for key in story.secrets.backs:
        shown = [[set(seat[key]) for page in w.views for seat in page["view"]["seats"].values()] for w in story.witnesses]
        assert all(cards <= backs for cards in shown[2])
        assert all(any(cards - backs for cards in player) for player in shown[:2])


def test_no_pile_is_ever_shown_in_its_order(story: Story) -> None:
    """The name of what lies in a hidden pile may be known, its place never: piles are sent as numbers, or not at all."""
    for witness in story.witnesses:
        for page in witness.views:
            view = page["view"]
            for place in (view, view.get("market", {}), *view.get("draft", {}).values()):
                for pile in story.secrets.piles:
                    assert isinstance(place.get(pile, 0), int), pile


def test_private_events_reach_their_owner_alone(story: Story) -> None:
    """Each witness got, of each row, exactly the lines for their eyes; on the socket once, and in order."""

    def told(row: MoveRow, seat: int) -> list[Any]:
        """As it was worded then: a site that was known by its name may lie facedown now."""
        story.scratch.state = story.states[row.number + 1]
        return event_pages(story.scratch, row, seat, "en")

    private = [event for row in story.rows for event in row.events if event.audience != EVERYBODY]
    assert any(event.kind == "drawn" for event in private)
    for witness in story.witnesses:
        allowed = [line for row in story.rows for line in told(row, witness.seat)]
        live = [{**line, "at": 0.0} for page in witness.views if "since" in page for line in page["events"]]
        assert live == allowed
        for page in witness.views:
            assert all({**line, "at": 0.0} in allowed for line in page["events"] if line["kind"] == "drawn")
    drawn = [[line for page in w.views for line in page["events"] if line["kind"] == "drawn"] for w in story.witnesses]
    for lines, seat in zip(drawn[:2], story.seats, strict=False):
        assert {line["seat"] for line in lines} <= {seat}
    assert drawn[2] == []


def test_when_it_is_over_everybodys_view_can_be_replayed(story: Story) -> None:
    shown = story.stranger.ok("GET", f"/api/tables/{story.table}/replay?to=3&seat=2")["view"]["seats"][story.seats[2]]
    assert all(key in shown for key in story.secrets.own)
    assert story.stranger.refused("GET", f"/api/tables/{story.table}/replay?to=3&seat=3")[1] == "not_your_seat"
    line = story.stranger.ok("GET", f"/api/tables/{story.table}/scores")
    assert len(line["scores"]) == len(story.record.moves) + 1
    assert line["scores"][-1] == list((story.record.result or {})["scores"].values())
