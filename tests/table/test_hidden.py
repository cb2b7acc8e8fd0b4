"""Nothing hidden leaves the server: all that is sent over a whole game is captured and compared with other possible worlds.

At each decision that a capture shows, what is hidden from its viewer is dealt again. If the page made from that other world
is the same, it can't have told which world is the real one.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from bailiwick import games
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.table.pages import SPECTATOR, event_pages, position_page
from tests.table.server import Person, Running, choose

GAME = games.load("tyrants")
SEATS = ["red", "blue", "orange"]
POSITION = ("view", "seat", "waiting", "prompt", "legal", "over")


class Witness(Person):
    """Somebody at the table who keeps every text the server ever sent them."""

    def __init__(self, server: Running, name: str | None, seat: int) -> None:
        self.seat = seat
        self.heard: list[str] = []
        super().__init__(server, name)

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        response = super().ask(method, path, body, **headers)
        self.heard.append(response.text)
        return response

    def hear(self, text: str | bytes) -> Any:
        self.heard.append(str(text))
        return json.loads(text)

    def views(self) -> list[Any]:
        """Everything heard that shows the position of the moment."""
        pages = [json.loads(text) for text in self.heard if text.startswith("{")]
        return [page for page in pages if page.get("type") == "view" and "view" in page and page["view"] is not None]


class Story:
    """A whole game of two people and a bot, looked on by a stranger; then the states it went through."""

    def __init__(self, server: Running) -> None:
        self.ann, self.ben = Witness(server, "Ann", 0), Witness(server, "Ben", 1)
        self.stranger = Witness(server, None, SPECTATOR)
        self.witnesses = (self.ann, self.ben, self.stranger)
        self.table = self.ann.table("me", "open", "random", start=False, outer="left")
        self.ben.ok("POST", f"/api/tables/{self.table}/join", {})
        self.play()
        # What comes after the end is no longer secret, and not kept.
        record = Person(server, None).ok("GET", f"/api/tables/{self.table}/record")
        self.record = Record.from_json(record)
        match = Match(GAME, self.record.options, self.record.seed)
        self.states: list[State] = [match.state.clone()]
        self.events: list[list[Any]] = []
        for seat, action in self.record.moves:
            mark = len(match.events)
            match.play(action, SEATS.index(seat))
            self.states.append(match.state.clone())
            self.events.append(match.events[mark:])
        self.scratch = match

    def play(self) -> None:
        rng = Rng("hidden")
        path = f"/api/tables/{self.table}"
        with ExitStack() as stack:
            sockets = [stack.enter_context(witness.live(self.table, witness.seat)) for witness in self.witnesses]
            self.ann.ok("POST", f"{path}/start")
            acted, over = -1, False
            while not over:
                page = self.ann.hear(sockets[0].recv(timeout=60))
                over = page["over"]
                if page["number"] <= acted or not page["waiting"] or page["waiting"][0] == "orange":
                    continue
                acted = page["number"]
                mover = self.ann if page["waiting"][0] == "red" else self.ben
                page = mover.view(self.table, mover.seat, since=acted)
                action = choose(page, rng)
                if acted % 25 == 0:
                    self.look_around(path, acted)
                mover.move(self.table, acted, mover.seat, action)
            for witness, socket in zip(self.witnesses[1:], sockets[1:], strict=True):
                while not witness.hear(socket.recv(timeout=60))["over"]:
                    pass

    def look_around(self, path: str, number: int) -> None:
        """Everything else that can be asked for."""
        for witness in self.witnesses:
            for asked in ("", "/chat", "/record", "/scores", f"/replay?to={number}&seat={witness.seat}", "/replay?to=0"):
                witness.ask("GET", path + asked)
            witness.ask("GET", "/api/tables")
            witness.ask("GET", f"{path}/why?action=end-turn&seat={witness.seat}")
            for seat in range(3):
                if seat != witness.seat:
                    assert witness.refused("GET", f"{path}/view?seat={seat}")[1] == "not_your_seat"
                    assert witness.refused("GET", f"{path}/replay?to=0&seat={seat}")[1] == "not_your_seat"

    def other_world(self, number: int, seat: int) -> Match:
        """A match that stands where the real one stood after so many moves, as far as the seat can know."""
        self.scratch.state = GAME.determinize(self.states[number], seat, Rng(f"world {number} {seat}"))
        return self.scratch


@pytest.fixture(scope="module")
def story(server: Running) -> Story:
    return Story(server)


def test_every_view_would_be_the_same_in_another_world(story: Story) -> None:
    for witness in story.witnesses:
        views = witness.views()
        assert len({page["number"] for page in views}) > len(story.record.moves) / 3, "the whole game was watched"
        for page in views:
            other = position_page(story.other_world(page["number"], witness.seat), witness.seat, "en")
            for key in POSITION:
                assert page[key] == other[key], (page["number"], key)


def test_the_other_worlds_are_really_others(story: Story) -> None:
    worlds = [(state, story.other_world(number, 0).state) for number, state in enumerate(story.states[:-1])]
    changed = sum(GAME.to_json(real)["market"] != GAME.to_json(other)["market"] for real, other in worlds)
    assert changed > len(worlds) / 2
    changed = sum(GAME.to_json(real)["seats"] != GAME.to_json(other)["seats"] for real, other in worlds)
    assert changed > len(worlds) / 2


def test_replayed_positions_tell_no_more(story: Story) -> None:
    replays = [(witness, json.loads(text)) for witness in story.witnesses for text in witness.heard if text.startswith('{"to":')]
    assert len(replays) > 10
    for witness, page in replays:
        seat = SPECTATOR if page["seat"] is None else witness.seat
        assert page["view"] == position_page(story.other_world(page["to"], seat), seat, "en")["view"]


def test_why_not_tells_nothing_that_is_hidden(story: Story) -> None:
    for number in range(0, len(story.states) - 1, 25):
        state = story.states[number]
        seat = int(state.seat)
        other = story.other_world(number, seat).state
        for action in range(len(GAME.vocabulary)):
            real, dealt = GAME.why_not(state, seat, action), GAME.why_not(other, seat, action)
            assert (real and GAME.say_reason(state, real, "en")) == (dealt and GAME.say_reason(other, dealt, "en"))


def test_neither_seed_nor_generator_is_ever_sent(story: Story) -> None:
    seed = str(story.record.seed)
    secrets = {GAME.to_json(state)["rng"] for state in story.states}
    for witness in story.witnesses:
        for text in witness.heard:
            assert seed not in text
            assert '"rng"' not in text
            assert '"stack"' not in text
            assert not any(secret in text for secret in secrets if len(secret) > 8)


def test_other_seats_have_neither_hand_nor_deck(story: Story) -> None:
    for witness in story.witnesses:
        for page in witness.views():
            for name, seat in page["view"]["seats"].items():
                own = witness.seat >= 0 and name == SEATS[witness.seat]
                assert ("hand" in seat, "deck" in seat) == (own, own)
            assert isinstance(page["view"]["market"]["deck"], int), "the market deck is a number of cards"


def test_private_events_reach_their_owner_alone(story: Story) -> None:
    """Each witness got, of each row, exactly the lines for their eyes; on the socket once, and in order."""
    match = story.scratch
    private = [event for events in story.events for event in events if event.audience != -1]
    assert any(event.kind == "drawn" for event in private)
    for witness in story.witnesses:
        allowed = [
            line for number, events in enumerate(story.events) for line in event_pages(match, number, events, witness.seat, "en")
        ]
        live = [line for page in witness.views() if "since" in page for line in page["events"]]
        assert live == allowed
        for page in witness.views():
            assert all(line in allowed for line in page["events"] if line["kind"] == "drawn")
    drawn = [[line for page in w.views() for line in page["events"] if line["kind"] == "drawn"] for w in story.witnesses]
    assert {line["seat"] for line in drawn[0]} == {"red"}
    assert {line["seat"] for line in drawn[1]} == {"blue"}
    assert drawn[2] == []


def test_when_it_is_over_everybodys_view_can_be_replayed(story: Story) -> None:
    assert "hand" in story.stranger.ok("GET", f"/api/tables/{story.table}/replay?to=3&seat=2")["view"]["seats"]["orange"]
    assert story.stranger.refused("GET", f"/api/tables/{story.table}/replay?to=3&seat=3")[1] == "not_your_seat"
    line = story.stranger.ok("GET", f"/api/tables/{story.table}/scores")
    assert len(line["scores"]) == len(story.record.moves) + 1
    assert line["scores"][-1] == list((story.record.result or {})["scores"].values())
