"""The worked scenarios of golden.yaml, run as data. The reader is strict: a key it doesn't know fails the scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bailiwick.games.tyrants.board import COLOURS, LOCATION_NAMES
from bailiwick.games.tyrants.game import GAME
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
from tests.games.tyrants.looking import in_play, marker, presence, state_of
from tests.games.tyrants.table import Table

SCENARIOS = scenarios_beside(__file__)
SEATS = COLOURS[:4]
BARRACKS = 10  # unless a scenario says otherwise


# ---------------------------------------------------------------- given


def set_up(given: Mapping[str, Any]) -> Table:
    known = {"players", "sections", "active", "map", "power", "influence", "paid", "market", "outcasts", "ending", *SEATS}
    refuse_unknown("given", given, known)
    seats = SEATS[: given["players"]]
    assert not set(given) & set(SEATS[given["players"] :]), "a player who doesn't play has a page"
    return Table(
        players=given["players"],
        active=given.get("active", "red"),
        sections=given.get("sections"),
        map=given.get("map"),
        market=given.get("market"),
        power=given.get("power", 0),
        influence=given.get("influence", 0),
        outcasts=given.get("outcasts"),
        ending=given.get("ending", False),
        turn={"paid": given.get("paid", [])},
        seats={seat: {"barracks": BARRACKS, **given.get(seat, {})} for seat in seats},
    )


# ---------------------------------------------------------------- checks


def check_presence(t: Table, expected: Mapping[str, list[str]]) -> None:
    for colour, places in expected.items():
        assert presence(t, colour) == set(places), colour


def check_map(t: Table, expected: Mapping[str, Mapping[str, Any]]) -> None:
    for place, here in expected.items():
        assert place in LOCATION_NAMES, place
        assert t.json["map"].get(place, {}) == here, place


def check_market(t: Table, expected: Mapping[str, list[str | None]]) -> None:
    refuse_unknown("market", expected, {"row", "deck"})
    assert t.row == expected["row"]
    assert t.market_deck == expected["deck"]


def check_legal(t: Table, expected: list[str]) -> None:
    assert set(expected) <= t.legal


def check_not_in_play(t: Table, expected: list[str]) -> None:
    assert set(expected) <= set(LOCATION_NAMES)
    assert not set(expected) & in_play(t)


def check_sources(t: Table, expected: Mapping[str, Mapping[str, int]]) -> None:
    s = state_of(t)
    for colour, points in expected.items():
        seat = COLOURS.index(colour)
        assert {**GAME.score_sources(s)[seat], "total": GAME.scores(s)[seat]} == points, colour


def check_winners(t: Table, expected: list[str]) -> None:
    assert [COLOURS[seat] for seat in GAME.winners(state_of(t))] == expected


def check_seat(colour: str) -> Callable[[Table, Mapping[str, Any]], None]:
    def check(t: Table, expected: Mapping[str, Any]) -> None:
        piles = {"hand", "discard", "inner_circle"}
        refuse_unknown(colour, expected, {"deck", "barracks", "vp", "trophies", "spies_left", *piles})
        page = {**t.seat(colour), "spies_left": t.spies_left(colour)}
        for name, value in expected.items():
            if name in piles:
                assert sorted(page[name]) == sorted(value), name
            else:
                assert page[name] == value, name

    return check


CHECKS: dict[str, Callable[[Table, Any], None]] = {
    "presence": check_presence,
    "map": check_map,
    "control": check_each(Table.controls),
    "total_control": check_each(Table.totally_controls),
    "marker": check_each(marker),
    "supplies": check_each(Table.supply),
    "market": check_market,
    "devoured": check_value(lambda t: t.devoured),
    "play": check_value(lambda t: t.in_play),
    "active": check_value(lambda t: t.active),
    "power": check_value(lambda t: t.power),
    "influence": check_value(lambda t: t.influence),
    "ending": check_value(lambda t: t.ending),
    "over": check_value(lambda t: t.over),
    "offered": check_offered,
    "legal": check_legal,
    "illegal": check_illegal,
    "not_in_play": check_not_in_play,
    "sources": check_sources,
    "winners": check_winners,
    **{seat: check_seat(seat) for seat in SEATS},
}


# ---------------------------------------------------------------- the scenarios


def run(scenario: Mapping[str, Any]) -> None:
    refuse_unknown("the scenario", scenario, {"id", "title", "tests", "given", "steps", "expect"})
    assert scenario["tests"], "a scenario names the clauses it tests"
    t = set_up(scenario["given"])
    for step in scenario.get("steps", []):
        if isinstance(step, str):
            t.do(step)
        else:
            check_all(t, step, CHECKS)
    check_all(t, scenario["expect"], CHECKS)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario["id"] for scenario in SCENARIOS])
def test_golden(scenario: dict[str, Any]) -> None:
    run(scenario)


def test_golden_is_complete() -> None:
    check_complete(SCENARIOS, "G", 54)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"note": "a fact nobody checks"}, "the scenario has unknown keys"),
        ({"given": {"players": 2, "troops": {}}}, "given has unknown keys"),
        ({"given": {"players": 2, "orange": {"vp": 1}}}, "doesn't play"),
        ({"expect": {"control_of": {}}}, "a check has unknown keys"),
        ({"expect": {"red": {"play": []}}}, "red has unknown keys"),
        ({"steps": [{"also_legal": ["decline"]}]}, "a check has unknown keys"),
        ({"expect": {"map": {"menzoberranzan": {"red": 2}}}}, "menzoberranzan"),
        ({"expect": {"presence": {"red": ["menzoberranzan"]}}}, "red"),
        ({"expect": {"illegal": {"end-turn": "T-3.2"}}}, "is legal"),
    ],
)
def test_the_reader_is_strict(change: dict[str, Any], complaint: str) -> None:
    scenario = {
        "id": "G-0",
        "title": "",
        "tests": ["T-7.3"],
        "given": {"players": 2, "map": {"menzoberranzan": {"red": 1}}},
        "expect": {},
    }
    run(scenario)
    with pytest.raises(AssertionError, match=complaint):
        run({**scenario, **change})
