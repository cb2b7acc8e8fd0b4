"""The worked scenarios of golden.yaml, run as data. The reader is strict: a key it doesn't know fails the scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.vocabulary import SEAT_NAMES
from tests.games.ankh_morpork.table import Table, is_green, new_game
from tests.games.golden import (
    check_all,
    check_complete,
    check_each,
    check_illegal,
    check_offered,
    check_value,
    refuse_unknown,
    scenarios_beside,
)

SCENARIOS = scenarios_beside(__file__)
PLACES = {"players", "active", "starting", "areas", "draw_pile", "discard", "event", "dice", "draws", "retired", "used"}
SEEDS = 5  # new games that a scenario about the set-up looks at


# ---------------------------------------------------------------- given


def set_up(given: Mapping[str, Any]) -> list[Table]:
    """One position, or several new games."""
    if "set_up" in given:
        refuse_unknown("given", given, {"set_up"})
        return [new_game(given["set_up"], seed) for seed in range(SEEDS)]
    refuse_unknown("given", given, {*PLACES, *SEAT_NAMES})
    assert not set(given) & set(SEAT_NAMES[given["players"] :]), "a player who doesn't play has a page"
    t = Table(**{name: value for name, value in given.items() if name != "draws"})
    if "draws" in given:
        t.draws(*((sides, result) for sides, result in given["draws"]))
    return [t]


# ---------------------------------------------------------------- checks


def check_areas(t: Table, expected: Mapping[str, str]) -> None:
    for name, here in expected.items():
        assert t.at(name) == here, name


def check_discard_has(t: Table, expected: list[str]) -> None:
    assert set(expected) <= set(t.discard_pile)


def check_hand_has(t: Table, expected: Mapping[str, list[str]]) -> None:
    for colour, cards in expected.items():
        assert set(cards) <= t.hand(colour), colour


def check_absent(t: Table, expected: list[str]) -> None:
    """Neither a card nor a personality of the game is called that."""
    there = {*t.draw_pile, *t.json["unused_personalities"]}
    for page in t.json["seats"].values():
        there |= {*page["hand"], page["personality"]}
    assert not there & set(expected)


def goal_of(t: Table, colour: str) -> list[int]:
    goal = t.view(colour)["goal"]
    return [goal["has"], goal["needs"]]


def sorted_city_cards(t: Table, colour: str) -> list[str]:
    return [area for area in AREA_IDS if area in t.city_cards(colour)]


CHECKS: dict[str, Callable[[Table, Any], None]] = {
    "areas": check_areas,
    "trouble": check_value(lambda t: [area for area in AREA_IDS if area in t.trouble]),
    "control": check_each(Table.controls),
    "retired": check_value(lambda t: t.json["retired"]),
    "demons_left": check_value(lambda t: t.json["demons_left"]),
    "city_cards": check_each(sorted_city_cards),
    "cash": check_each(Table.cash),
    "hand": check_each(lambda t, colour: sorted(t.hand(colour), key=str)),
    "hand_has": check_hand_has,
    "hand_size": check_each(lambda t, colour: len(t.hand(colour))),
    "hands_are_green": check_value(lambda t: all(is_green(card) for page in t.json["seats"].values() for card in page["hand"])),
    "minions_left": check_each(lambda t, colour: t.view(None)["seats"][colour]["minions_left"]),
    "buildings_left": check_each(lambda t, colour: t.view(None)["seats"][colour]["buildings_left"]),
    "penalty_cards": check_each(Table.penalty_cards),
    "loans": check_each(Table.loans),
    "personality": check_each(Table.personality),
    "known_unused": check_each(lambda t, colour: len(t.seat(colour)["knows_unused"])),
    "unused": check_value(lambda t: t.json["unused_personalities"]),
    "unused_personalities": check_value(lambda t: len(t.json["unused_personalities"])),
    "absent": check_absent,
    "draw_pile": check_value(lambda t: len(t.draw_pile)),
    "discard": check_value(lambda t: t.discard_pile),
    "discard_has": check_discard_has,
    "events_left": check_value(lambda t: len(t.json["events"])),
    "past_events": check_value(lambda t: t.past_events),
    "rolls": check_value(lambda t: t.rolls),
    "active": check_value(lambda t: t.active),
    "chooser": check_value(lambda t: t.chooser),
    "offered": check_offered,
    "illegal": check_illegal,
    "goal": check_each(goal_of),
    "points": check_each(Table.points),
    "winners": check_value(lambda t: t.winners),
    "ended": check_value(lambda t: t.ended),
    "over": check_value(lambda t: t.over),
}


# ---------------------------------------------------------------- the scenarios


def run_case(case: Mapping[str, Any]) -> None:
    refuse_unknown("the case", case, {"given", "steps", "expect"})
    for t in set_up(case["given"]):
        for step in case.get("steps", []):
            if isinstance(step, str):
                t.do(step)
            elif "dice" in step:
                refuse_unknown("dice", step, {"dice"})
                t.dice(*step["dice"])
            else:
                check_all(t, step, CHECKS)
        check_all(t, case["expect"], CHECKS)


def run(scenario: Mapping[str, Any]) -> None:
    refuse_unknown("the scenario", scenario, {"id", "title", "tests", "given", "steps", "expect", "cases"})
    assert scenario["tests"], "a scenario names the clauses it tests"
    if "cases" in scenario:
        refuse_unknown("a scenario with cases", scenario, {"id", "title", "tests", "cases"})
        for case in scenario["cases"]:
            run_case(case)
    else:
        run_case({name: value for name, value in scenario.items() if name not in ("id", "title", "tests")})


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario["id"] for scenario in SCENARIOS])
def test_golden(scenario: dict[str, Any]) -> None:
    run(scenario)


def test_golden_is_complete() -> None:
    check_complete(SCENARIOS, "S", 79)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"note": "a fact nobody checks"}, "the scenario has unknown keys"),
        ({"given": {"players": 2, "money": {}}}, "given has unknown keys"),
        ({"given": {"players": 2, "green": {"cash": 1}}}, "doesn't play"),
        ({"given": {"set_up": 2, "active": "red"}}, "given has unknown keys"),
        ({"cases": []}, "a scenario with cases has unknown keys"),
        ({"expect": {"control_of": {}}}, "a check has unknown keys"),
        ({"steps": [{"also_legal": ["decline"]}]}, "a check has unknown keys"),
        ({"steps": [{"dice": [1], "over": False}]}, "dice has unknown keys"),
        ({"expect": {"areas": {"longwall": "red red"}}}, "longwall"),
        ({"expect": {"areas": {"longwal": ""}}}, "is no area"),
        ({"expect": {"illegal": {"play groat": "A-4.2"}}}, "is legal"),
        ({"expect": {"illegal": {"play hex": "A-5.6"}}}, "play hex"),
        ({"expect": {"cash": {"red": 11}}}, "red"),
        ({"steps": ["blue: play groat"]}, "red must choose, not blue"),
    ],
)
def test_the_reader_is_strict(change: dict[str, Any], complaint: str) -> None:
    scenario = {
        "id": "S-0",
        "title": "",
        "tests": ["A-7.2"],
        "given": {"players": 2, "areas": {"longwall": "red"}, "red": {"hand": ["groat"]}},
        "expect": {},
    }
    run(scenario)
    with pytest.raises(AssertionError, match=complaint):
        run({**scenario, **change})
