"""Positions as JSON: written by hand, refused when they can't be, with corrected numbers, and the same after a round trip."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bailiwick.games.immortals.data import PRINTED, Data
from bailiwick.games.immortals.game import GAME
from bailiwick.kernel.errors import BadOption, BadPosition
from tests.games.immortals.table import Table, new_game

FULL: dict[str, Any] = {
    "game": "immortals",
    "schema": 1,
    "players": 4,
    "house_rules": {"tower": "independent", "prices": "cheaper"},
    "rounds": 6,
    "round": 3,
    "marker": "yellow",
    "first": "blue",
    "sites": {
        "light.grove": {"owner": "red", "armies": 3, "portal": True, "temple": True},
        "dark.grove": {"owner": "blue", "armies": 2},
        "dark.lakeside": {"capital": True},
    },
    "seats": {
        "red": {
            "light_tribe": "dwarves",
            "dark_tribe": "trolls",
            "gold": 3,
            "energy": 4,
            "points": 12,
            "scored": [4, 2, 0, 2],
            "limbo": {"light": 3, "dark": 5},
            "conflicts": ["conflict.light.owlshade", "wild.dark.marches"],
        },
    },
    "region_cards": {"grove": "red"},
    "tray": {"red": 1, "green": 2},
    "tower": {"blue": 4, "green": 3},
    "discards": ["conflict.dark.windmere"],
}


def test_a_full_position_is_read_as_it_was_written() -> None:
    data = GAME.to_json(GAME.from_json(FULL))
    for key in ("house_rules", "rounds", "round", "marker", "first", "sites", "region_cards", "tray", "tower", "discards"):
        assert data[key] == FULL[key], key
    for key, value in FULL["seats"]["red"].items():
        assert data["seats"]["red"][key] == value, key
    assert json.loads(json.dumps(data)) == data
    assert GAME.to_json(GAME.from_json(data)) == data


def test_what_is_left_out_has_a_sensible_default() -> None:
    data = GAME.to_json(GAME.from_json(FULL))
    assert data["inhabitants"] == 15
    assert (data["portals_left"], data["tiles_left"]) == (25, 48)
    assert len(data["deck"]) == 57
    assert data["waiting"] == ["red", "blue", "purple", "yellow"], "it is the planning of the round"


def test_points_that_were_not_scored_are_for_building() -> None:
    assert GAME.score_sources(GAME.from_json(FULL))[0] == {"sites": 4, "temples": 2, "capitals": 0, "areas": 2, "building": 4}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "tyrants"}, "game: 'tyrants' is another game"),
        ({"schema": 2}, "schema: 2 is not the schema"),
        ({"players": 6}, "players: "),
        ({"sights": {}}, "sights"),
        ({"sites": {"grove": {}}}, "sites.grove: is not a site"),
        ({"sites": {"light.grove": {"armies": 2}}}, "these armies need an owner"),
        ({"sites": {"light.grove": {"owner": "black"}}}, "black"),
        ({"sites": {"light.grove": {"temple": True, "capital": True}}}, "there is no room for it"),
        ({"sites": {"light.grove": {"capital": True}, "light.owlshade": {"capital": True}}}, "there is no room for it"),
        ({"seats": {"red": {"limbo": {"light": 30, "dark": 20}}}}, "seats.red: 54 armies are more than the 43"),
        ({"seats": {"red": {"conflicts": ["conflict.light.lakside"]}}}, "is not a conflict card"),
        ({"seats": {"red": {"plan": {"attack": "region.lakside"}}}}, "is not a card"),
        ({"seats": {"red": {"plan": {"defend": "blank"}}}}, "defend"),
        ({"seats": {"red": {"light_tribe": "orcs"}}}, "orcs"),
        ({"seats": {"red": {"conflicts": ["wild.dark.marches"]}, "blue": {"conflicts": ["wild.dark.marches"]}}}, "2 times"),
        ({"region_cards": {"grove": "nobody"}}, "region_cards.grove"),
        ({"tray": {"green": 12}, "tower": {"green": 9}}, "there are only 20 inhabitants"),
        ({"tower": {"grey": 1}}, "grey"),
        ({"house_rules": {"prices": "high"}}, "house_rules.prices"),
        ({"discards": ["conflict.dark.grove", "conflict.dark.grove"]}, "2 times"),
        ({"stack": [["execution", 0, 0]], "waiting": []}, "somebody must be waited for"),
        ({"stack": [["waiting_room", 0, 0]], "waiting": ["red"]}, "is not a step of this game"),
    ],
)
def test_what_can_not_be_is_refused_with_place_and_reason(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.from_json({**FULL, **change})
    assert complaint in str(problem.value)


def test_what_is_out_of_play_with_two_is_refused() -> None:
    with pytest.raises(BadPosition, match="not in play with two players"):
        Table(players=2, sites={"light.windmere": "red 1"})
    with pytest.raises(BadPosition, match="not in the game with two players"):
        Table(players=2, conflicts=["conflict.light.windmere"])


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        ({"attack": "conflict.dark.grove"}, "seats.red.plan.attack: this card is not held by red."),
        ({"attack": "region.lakeside"}, "seats.red.plan.attack: this card is not held by red."),
        ({"attack": "magic.transition_5"}, "seats.red.plan.attack: this card can't lie on this space (I-7.2)."),
        ({"magic_1": "region.grove"}, "seats.red.plan.magic_1: this card can't lie on this space (I-7.2)."),
        (
            {"attack": "region.grove", "build": "region.grove"},
            "seats.red.plan.build: this card lies on another space too (I-7.1).",
        ),
        (dict.fromkeys(("attack", "build", "transition", "magic_1", "magic_2"), "blank"), "there are only 4 blanks"),
        ({"dark_special": "blank", "extract_gold": "wild.dark.marches"}, "seats.red.plan.extract_gold: a wildcard can't lie"),
        ({"attack": "unknown"}, "seats.red.plan.attack: 'unknown' is not a card."),
    ],
)
def test_a_plan_that_can_not_be_is_refused(plan: dict[str, str], complaint: str) -> None:
    page = {**FULL["seats"]["red"], "plan": plan}
    with pytest.raises(BadPosition) as problem:
        GAME.from_json({**FULL, "seats": {"red": page}})
    assert complaint in str(problem.value)


# ---------------------------------------------------------------- options


def test_options_that_do_not_exist_are_refused() -> None:
    for options in ({"players": 6}, {"rounds": 11}, {"tower": "leaning"}, {"prices": "high"}, {"dice": 2}):
        with pytest.raises(BadOption):
            GAME.new(options, 1)


# ---------------------------------------------------------------- a person's own numbers


def test_own_numbers_replace_the_printed_ones() -> None:
    data = {"yields": {"grove": {"light": [9, 8]}}, "costs": {"transition": [0, 1]}, "points": {"build_temple": 3}}
    own = Data(data)
    assert (own.gold[2], own.energy[2]) == (9, 8)
    assert own.gold[0] == PRINTED.gold[0]
    t = Table(data=data, sites={"light.grove": "red 1"}, plan={"extract_gold": "region.grove"}).act("extract_gold")
    assert t.stock() == (9, 0)
    t = Table(data=data, energy=1, limbo=(3, 0), sites={"light.grove": "red 1"}, plan={"transition": "region.grove"}).act(
        "transition"
    )
    assert (t.stock(), t.at("light.grove")) == ((0, 0), "red 4")
    t = Table(data=data, gold=9, energy=9, sites={"light.grove": "red 1"}, plan={"build": "region.grove"}).act(
        "build", "build temple"
    )
    assert t.points() == 3


def test_own_numbers_are_part_of_the_position() -> None:
    t = Table(data={"points": {"temple": 2}}, sites={"light.grove": "red 1 temple"})
    assert t.json["data"] == {"points": {"temple": 2}}
    assert t.everybody_passes().points() == 2


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"yield": {}}, "yield"),
        ({"yields": {"lakside": {}}}, "lakside"),
        ({"yields": {"grove": {"light": [1]}}}, "data.yields.grove.light"),
        ({"yields": {"grove": {"light": [-1, 0]}}}, "data.yields.grove.light"),
        ({"tribes": {"elves": {"groups": []}}}, "a tribe needs at least one army group"),
        ({"tribes": {"elves": {"groups": [20]}}}, "at most 28 are left for them"),
        ({"points": {"sites_per_point": 0}}, "at least 1 is needed here"),
        ({"tower": {"stick": 1001}}, "data.tower.stick"),
        ({"rounds": {"3": 0}}, "data.rounds.3"),
    ],
)
def test_numbers_that_can_not_be_are_refused_with_place_and_reason(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as problem:
        Data(data)
    assert complaint in str(problem.value)


def test_a_new_game_plays_with_the_printed_numbers() -> None:
    assert new_game().json["data"] == {}


ACTION: dict[str, Any] = {
    **FULL,
    "waiting": ["blue"],
    "action": {"space": "attack", "card": "region.grove", "origin": "light.grove", "target": "dark.grove"},
}
NONSENSE: list[tuple[str, dict[str, Any], str]] = [
    ("numbers that are a number", {"data": 2147483648}, "data: an object is needed here."),
    ("an action at the bottom", {"stack": [["spreading", 0, 2]]}, "stack[0]: 'spreading' never lies at the bottom"),
    ("a phase on a phase", {"stack": [["execution", 0, 0], ["planning", 1, 0]]}, "stack[1]: 'planning' lies only at the bottom"),
    (
        "two actions",
        {"stack": [["execution", 0, 0], ["compensation", 1, 0], ["compensation", 1, 0]]},
        "stack[1]: an action lies on a phase, and nothing lies on it.",
    ),
    (
        "an action of nobody",
        {"stack": [["execution", 0, 0], ["compensation", 4, 0]]},
        "stack[1][1]: seat (x) of 'compensation' is from 0",
    ),
    ("somebody else's action", {"stack": [["execution", 0, 0], ["compensation", 0, 0]]}, "waiting: 'compensation' asks red"),
    (
        "a card drawn in the execution",
        {"stack": [["execution", 0, 0], ["drawing", 0, 0]]},
        "stack[1]: this lies on 'reinforcing'.",
    ),
    (
        "armies that are not in limbo",
        {"stack": [["execution", 0, 0], ["spreading", 0, 10]], "waiting": ["red"], "seats": {}},
        "stack[1]: this action can't be under way here.",
    ),
    ("an attack from another's site", {"stack": [["execution", 0, 0], ["committing", 1, 0]]}, "stack[1]: this action can't be"),
    (
        "an attack from another's site on a third one's",
        {"stack": [["execution", 0, 0], ["committing", 1, 0]], "action": {**ACTION["action"], "target": "light.windmere"}},
        "stack[1]: this action can't be",
    ),
    (
        "an attack without a card",
        {"stack": [["execution", 0, 0], ["committing", 0, 0]], "action": {**ACTION["action"], "card": None}, "waiting": ["red"]},
        "stack[1]: this action can't be",
    ),
    (
        "a building that is neither",
        {"stack": [["execution", 0, 0], ["building", 1, 2]]},
        "stack[1][2]: temple (y) of 'building' is from 0 to 1, not 2.",
    ),
    (
        "more reinforcements than there are",
        {"stack": [["reinforcing", 0, 4096 + 5]]},
        "stack[0]: no more armies come than there are in limbo.",
    ),
    (
        "a set-up without inhabitants",
        {"stack": [["draft_choice", 1, 0]], "inhabitants": 9},
        "stack[0]: there are inhabitants enough to feed the tower.",
    ),
    ("who has passed", {"stack": [["execution", 0, 0]], "passed": ["blue"]}, "stack[0]: who has passed is not asked what to do."),
]


@pytest.mark.parametrize(("fields", "sentence"), [case[1:] for case in NONSENSE], ids=[case[0] for case in NONSENSE])
def test_a_stack_that_makes_no_sense_is_refused(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json({**ACTION, **fields})
    assert str(refusal.value).startswith(sentence)


def test_who_does_not_play_can_not_begin() -> None:
    with pytest.raises(BadOption, match="'black' can't begin: the seats are red, blue"):
        GAME.new({"players": 2, "first": "black"}, 1)
