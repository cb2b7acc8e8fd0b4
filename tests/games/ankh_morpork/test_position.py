"""Positions as JSON: written by hand, refused when they can't be, and the same after a round trip."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.games.ankh_morpork.steps.flow import stop
from bailiwick.kernel.errors import BadPosition
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.kernel.state import FRAME
from tests.games.ankh_morpork.table import Table

FULL: dict[str, Any] = {
    "game": "ankh_morpork",
    "schema": 1,
    "players": 3,
    "house_rules": {"subsidence": "choice", "interrupts": "ask_holders"},
    "first": "blue",
    "active": "green",
    "round": 7,
    "areas": {
        "the_scours": {"red": 2, "green": 1, "troll": 1, "building": "blue", "trouble": True},
        "longwall": {"demon": 1, "trouble": True},
        "nap_hill": {"building": "green"},
    },
    "seats": {
        "red": {"cash": 4, "personality": "chrysoprase", "hand": ["groat", "susan"], "loans": ["mr_bent"]},
        "blue": {"penalty_cards": ["dr_whiteface"], "knows_unused": ["lord_rust"]},
        "green": {"cash": 20, "hand": ["hex", "the_bursar"]},
    },
    "retired": ["nap_hill"],
    "draw_pile": ["ruby", "dorfl", "carcer"],
    "discard_pile": ["modo", "igor"],
    "events": ["fog", "fire"],
    "past_events": ["trolls", "riots"],
    "unused_personalities": ["lord_rust", "lord_vetinari"],
    "trolls_left": 1,
    "turn": {"used": ["the_scours"]},
}


def test_a_full_position_is_read_as_it_was_written() -> None:
    data = GAME.to_json(GAME.from_json(FULL))
    for field in (
        "house_rules",
        "first",
        "active",
        "round",
        "areas",
        "retired",
        "draw_pile",
        "discard_pile",
        "events",
        "past_events",
    ):
        assert data[field] == FULL[field], field
    red, blue, green = data["seats"].values()
    assert (red["cash"], red["personality"], red["hand"], red["loans"]) == (4, "chrysoprase", ["groat", "susan"], ["mr_bent"])
    assert (blue["cash"], blue["penalty_cards"], blue["knows_unused"]) == (10, ["dr_whiteface"], ["lord_rust"])
    assert green["hand"] == ["hex", "the_bursar"]
    assert (data["trolls_left"], data["demons_left"]) == (1, 3)
    assert data["turn"]["used"] == ["the_scours"]
    assert data["waiting"] == ["green"]


def test_a_full_position_plays_on_and_its_record_replays() -> None:
    match = Match(GAME, start=FULL)
    for action in ("play the_bursar", "swap the_scours red", "swap longwall demon", "skip", "end-turn"):
        if not match.over:
            match.play(action)
    again = Match.replay(GAME, Record.loads(match.record.dumps()))
    assert GAME.to_json(again.state) == GAME.to_json(match.state)  # type: ignore[arg-type]


def test_what_is_left_out_has_a_sensible_default() -> None:
    data = GAME.to_json(GAME.from_json({"players": 2}))
    assert (data["active"], data["round"], data["areas"]) == ("red", 1, {})
    assert [page["cash"] for page in data["seats"].values()] == [10, 10]
    assert [page["personality"] for page in data["seats"].values()] == ["lord_vetinari", "lord_selachii"]
    assert (len(data["draw_pile"]), len(data["events"]), len(data["unused_personalities"])) == (99, 12, 4)


def test_a_position_in_the_middle_of_a_card_is_the_same_after_a_round_trip() -> None:
    t = Table(hand=["the_bursar"], event="flood", dice=[9, 8], areas={"longwall": "red blue", "dimwell": "red"}).play(
        "the_bursar"
    )
    t.do("move longwall red")
    again = GAME.from_json(json.loads(json.dumps(t.json)))
    assert GAME.to_json(again) == t.json
    assert GAME.legal(again, 0) == GAME.legal(t.state, 0)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"players": 5}, "players"),
        ({"game": "tyrants"}, "'tyrants' is another game"),
        ({"schema": 2}, "2 is not the schema this program reads"),
        ({"active": "yellow"}, "active"),
        ({"colour": "red"}, "colour"),
        ({"house_rules": {"subsidence": "never"}}, "house_rules"),
        ({"areas": {"the_docks": {}}}, "is not an area of the city"),
        ({"areas": {"longwall": {"yellow": 1}}}, "yellow does not play in this position"),
        ({"areas": {"longwall": {"building": "yellow"}}}, "building"),
        ({"areas": {"longwall": {"trouble": 2}}}, "trouble"),
        ({"areas": {"longwall": {"gold": 2}}}, "gold"),
        ({"areas": {"longwall": {"red": 13}}}, "red"),
        ({"areas": {"longwall": {"troll": 4}}}, r"only 3 trolls and 4 demons \(A-2.2\)"),
        ({"trolls_left": 3}, "trolls_left"),
        ({"seats": {"yellow": {}}}, "yellow"),
        ({"seats": {"red": {"cash": -1}}}, "cash"),
        ({"seats": {"red": {"hand": ["vetinari"]}}}, "'vetinari' is not a card of this game"),
        ({"seats": {"red": {"personality": "lord_vetinari"}}}, "'lord_vetinari' is taken"),
        ({"seats": {"red": {"knows_unused": ["lord_selachii"]}}}, "'lord_selachii' is not unused"),
        ({"draw_pile": ["modo"]}, r"'modo' is in the position 2 times; there is one \(A-2.3\)"),
        ({"draw_pile": []}, r"with an empty draw pile the game is over \(A-18.3\)"),
        ({"events": ["trolls"]}, r"an event is there twice; each occurs once \(A-16.1\)"),
        ({"events": ["storm"]}, "an event"),
        ({"registers": [1, 2]}, "registers"),
        ({"registers": [3, -1, 0, -1, 0, 0, 0]}, "is not a whole number from -1 to 2"),
        ({"stack": []}, "a game that is not over has a stack"),
        ({"stack": [["nothing", 0, 0]], "waiting": ["green"]}, "stack"),
    ],
)
def test_what_can_not_be_is_refused_with_its_place(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        GAME.from_json({**FULL, **change})


def test_a_personality_that_is_not_unused_is_refused() -> None:
    with pytest.raises(BadPosition, match="is taken, or not in the game"):
        GAME.from_json({**FULL, "unused_personalities": ["chrysoprase"]})
    with pytest.raises(BadPosition, match="no personality is left for everybody"):
        GAME.from_json(
            {
                "players": 2,
                "unused_personalities": ["lord_rust", "lord_selachii", "lord_de_worde", "lord_vetinari", "commander_vimes"],
            }
        )


def test_a_finished_game_is_read_again() -> None:
    t = Table(draw_pile=2, hand=["librarian"], cash=30).play("librarian", "scroll")
    again = GAME.from_json(json.loads(json.dumps(t.json)))
    assert again.over
    assert GAME.to_json(again) == t.json
    assert GAME.winners(again) == [0]


AFTER = [["after_cards", 0, 0]]
RIDCULLY = GAME.vocabulary.parse("play archchancellor_ridcully") - GAME.vocabulary.parse("play mr_boggis") + 1
FLOOD: dict[str, Any] = {
    "players": 2,
    "active": "red",
    "areas": {"longwall": {"red": 2}, "the_hippo": {"red": 1, "building": "blue"}},
    "seats": {"blue": {"hand": ["groat"]}},
    "turn": {"in_play": "archchancellor_ridcully", "rolls": [5, 6]},
    "registers": [-1, -1, 3, -1, 0, 0, 0],
    "waiting": ["red"],
}


def stack_of(*frames: list[Any], icon: int = 1) -> list[list[Any]]:
    return [["after_cards", 0, 0], ["card", RIDCULLY, icon], *frames]


NONSENSE: list[tuple[str, dict[str, Any], str]] = [
    ("an event at the bottom", {"stack": [["event/flood", 0, 0]]}, "stack[0]: 'event/flood' never lies at the bottom"),
    (
        "an event of no card",
        {"stack": [["turn", 0, 0], ["event/subsidence", 0, 0]], "turn": {}},
        "stack[1]: no event occurs now.",
    ),
    ("a flood where nobody stands", {"stack": stack_of(["event/flood", 0, 0]), "areas": {}}, "stack[2]: minions flee only from"),
    (
        "a flood that was not rolled",
        {"stack": stack_of(["event/flood", 0, 0]), "turn": {"rolls": []}},
        "stack[2]: while an event occurs, its rolls are there, and nothing else.",
    ),
    (
        "something above an event",
        {"stack": stack_of(["event/flood", 0, 0], ["archchancellor_ridcully/0", 0, 0])},
        "stack[3][0]: 'archchancellor_ridcully/0' is not a step of this game.",
    ),
    (
        "another icon",
        {"stack": stack_of(["archchancellor_ridcully/1", 0, 0], ["place_again", 0, 1])},
        "stack[2]: this is no part of the icon that is carried out.",
    ),
    ("a card on a power", {"stack": [["turn", 0, 0], ["card", RIDCULLY, 1]]}, "stack[1]: a card is played in a turn, or by"),
    ("a card without so many icons", {"stack": stack_of(icon=3)}, "stack[1]: the card has not so many icons."),
    (
        "a piece that is not there",
        {"stack": stack_of(["removal", 1, 2])},
        "stack[2]: the piece is there, and its owner is asked.",
    ),
    (
        "a piece that is removed below",
        {"stack": stack_of(["removal", 24, 2], ["place_again", 0, 1])},
        "stack[2]: the piece is there, and its owner is asked.",
    ),
    ("no such piece", {"stack": stack_of(["removal", 72, 2])}, "stack[2][1]: piece (x) of 'removal' is from 0 to 71, not 72."),
    (
        "a building to be saved where none is",
        {"stack": stack_of(["threatened", 1, 0])},
        "stack[2]: no building stands there to be saved.",
    ),
    (
        "registers that are masks",
        {"stack": stack_of(), "registers": [-1, -1, 3, -1, -1, 0, 0]},
        "registers[4]: -1 is not a whole number from 0 to 65535",
    ),
    ("no draw pile", {"stack": [["turn", 0, 0]], "turn": {}, "draw_pile": []}, "draw_pile: with an empty draw pile the game"),
]


@pytest.mark.parametrize(("fields", "sentence"), [case[1:] for case in NONSENSE], ids=[case[0] for case in NONSENSE])
def test_a_stack_that_makes_no_sense_is_refused_at_any_depth(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json({**FLOOD, **fields})
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize("area", range(1, 13))
def test_a_position_while_johnson_comes_to_an_area_reads_again(area: int) -> None:
    """Whoever has Small Gods is asked about each (A-10.4)."""
    here = {"small_gods": "building:blue", AREA_IDS[area]: "blue building:blue"}
    t = Table(hand=["rincewind"], event="bloody_stupid_johnson", dice=[area], areas=here).play("rincewind")
    assert ["event/bloody_stupid_johnson", area, 0] in t.json["stack"]
    assert GAME.to_json(GAME.from_json(t.json)) == t.json


def test_a_scroll_that_ends_early_takes_at_least_itself_off_the_stack() -> None:
    """Even where a file says that the stack is to fall back to a height it does not have."""
    s = GAME.new({"players": 2}, 1)
    s.floor, depth = 99, len(s.stack)
    stop(s)
    assert len(s.stack) == depth - FRAME


def test_nobody_is_touched_before_somebody_is_named() -> None:
    fields = {"stack": [*AFTER, ["card", 1, 1], ["mr_boggis/0", 0, 0]], "turn": {"in_play": "mr_boggis"}}
    each = GAME.from_json({**FLOOD, "stack": [*AFTER, ["card", 1, 0]], "turn": {"in_play": "mr_boggis"}})
    assert each.seat == 0
    with pytest.raises(BadPosition, match=r"^stack\[2\]"):
        GAME.from_json({**FLOOD, **fields})
