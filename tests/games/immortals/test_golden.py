"""The worked scenarios of golden.yaml, run as data. The reader is strict: a key it doesn't know fails the scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bailiwick.games.immortals.board import REGIONS
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
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
from tests.games.immortals.reference import check_vector
from tests.games.immortals.table import Table

SCENARIOS = scenarios_beside(__file__)
PLACES = {"players", "phase", "first", "round", "sites", "region_cards", "tray", "tower", "draft"}
ABOUT = {"id", "title", "tests"}
SIDES = ("attacker", "neutral", "defender")


def set_up(given: Mapping[str, Any]) -> Table:
    refuse_unknown("given", given, {*PLACES, *SEAT_NAMES})
    return Table(**given)


# ---------------------------------------------------------------- checks


def check_told(t: Table, expected: Mapping[str, int]) -> None:
    for kind, number in expected.items():
        assert len(t.told(kind)) == number, kind


def source_of(t: Table, colour: str) -> dict[str, int]:
    return GAME.score_sources(t.state)[SEAT_NAMES.index(colour)]


CHECKS: dict[str, Callable[[Table, Any], None]] = {
    "sites": check_each(Table.at),
    "holder": check_each(Table.holder),
    "stock": check_each(lambda t, colour: list(t.stock(colour))),
    "limbo": check_each(lambda t, colour: list(t.limbo(colour))),
    "points": check_each(Table.points),
    "sources": check_each(source_of),
    "groups": check_each(Table.groups),
    "plan": check_each(Table.plan),
    "conflicts": check_each(lambda t, colour: sorted(t.conflicts(colour))),
    "conflict_count": check_each(lambda t, colour: t.view(None)["seats"][colour]["conflict_count"]),
    "discards": check_value(lambda t: t.discards),
    "draft_discards": check_each(lambda t, realm: t.json["draft"][realm]["discards"]),
    "tray_has": check_each(lambda t, colour: t.tray.get(colour, 0)),
    "tower_has": check_each(lambda t, colour: t.tower.get(colour, 0)),
    "thrown": check_value(lambda t: t.thrown),
    "inhabitants": check_value(lambda t: t.inhabitants),
    "portals_left": check_value(lambda t: t.json["portals_left"]),
    "told": check_told,
    "feeding_follows": check_value(lambda t: t.phase == "feeding"),
    "phase": check_value(lambda t: t.phase),
    "round": check_value(lambda t: t.round),
    "marker": check_value(lambda t: t.json["marker"]),
    "first": check_value(lambda t: t.json["first"]),
    "chooser": check_value(lambda t: t.chooser),
    "passed": check_value(lambda t: t.passed),
    "offered": check_offered,
    "illegal": check_illegal,
    "over": check_value(lambda t: t.over),
    "winners": check_value(lambda t: t.winners),
}


# ---------------------------------------------------------------- positions and steps


def run_case(case: Mapping[str, Any]) -> None:
    refuse_unknown("the case", case, {"given", "steps", "expect"})
    t = set_up(case["given"])
    for step in case.get("steps", []):
        if isinstance(step, str):
            t.do(step)
        elif "throw" in step:
            refuse_unknown("a throw", step, {"throw", "tray"})
            t.wish(step["throw"], **step["tray"])
        elif "rest" in step:
            assert step == {"rest": "pass"}
            t.everybody_passes()
        else:
            check_all(t, step, CHECKS)
    check_all(t, case["expect"], CHECKS)


# ---------------------------------------------------------------- battles

BATTLE = {
    "attacker",
    "defender",
    "origin",
    "target",
    "origin_armies",
    "committed",
    "defenders",
    "card",
    "tray_before",
    "held_before",
    "result",
    "card_holder_before",
    "portals",
    "plans",
}
OUTCOME = {"side", "outcome", "target", "origin_left", "limbo_delta", "tray", "supply_green", "card_holder"}


def battle_table(battle: Mapping[str, Any]) -> Table:
    """The position before the attack, with a tower that will give the result."""
    attacker, defender = battle["attacker"], battle["defender"]
    sites = {battle["origin"]: f"{attacker} {battle['origin_armies']}"}
    for portal in battle.get("portals", []):
        sites[portal] = sites.get(portal, "") + " portal"
    if defender is not None:
        sites[battle["target"]] = f"{defender} {battle['defenders']}"
    holder = battle["card_holder_before"]
    plans = {attacker: {"attack": battle["card"]}, **battle.get("plans", {})}
    pages: dict[str, Any] = {colour: {"plan": plan} for colour, plan in plans.items()}
    t = Table(
        players=4,
        first=attacker,
        sites=sites,
        region_cards={} if holder == "stock" else {region_of(battle["target"]): holder},
        tray=battle["tray_before"],
        tower=battle["held_before"],
        **pages,
    )
    thrown = Counter(battle["tray_before"])
    thrown["green"] += (thrown["green"] == 0) - (thrown["green"] > 3)
    thrown[attacker] += battle["committed"]
    if defender is not None:
        thrown[defender] += battle["defenders"]
    result = battle["result"]
    assert Counter(battle["held_before"]) + thrown == Counter(result["tray"]) + Counter(result["held"]), "cubes are lost"
    return t.wish(thrown, **{colour: result["tray"].get(colour, 0) for colour in (*SEAT_NAMES, "green")})


def region_of(site: str) -> str:
    return site.partition(".")[2]


def outcome_of(t: Table, battle: Mapping[str, Any]) -> str:
    """In the words of the scenarios, from the log."""
    if t.told("tie"):
        return "tie"
    if t.told("conquers"):
        return "attacker_wins"
    if t.told("repelled"):
        return "attacker_loses"
    (won,) = t.told("wins_battle")
    said = "attacker_wins" if SEAT_NAMES[won.seat] == battle["attacker"] else "defender_wins"
    return said if won.values[1] else f"{said}_without_armies"


def run_battle(battle: Mapping[str, Any], expected: Mapping[str, Any]) -> None:
    refuse_unknown("the battle", battle, BATTLE)
    refuse_unknown("the outcome", expected, {*OUTCOME, "plan", "stock"})
    assert set(expected) >= OUTCOME, "an outcome says everything"
    t = battle_table(battle)
    before = t.inhabitants
    t.attack(battle["origin"], battle["target"], battle["committed"])
    (attack,) = t.told("attack")
    side = SIDES[attack.values[3]]
    assert expected["side"] == ("self" if side == "defender" and battle["defender"] is None else side)
    assert outcome_of(t, battle) == expected["outcome"]
    assert t.at(battle["target"]) == " ".join(f"{colour} {number}" for colour, number in expected["target"].items())
    left = f"{battle['attacker']} {expected['origin_left']}"
    assert t.at(battle["origin"]).removesuffix(" portal") == left
    for colour in t.seats:
        delta = expected["limbo_delta"].get(colour, {})
        assert t.limbo(colour) == (delta.get("light", 0), delta.get("dark", 0)), colour
    assert t.tray == expected["tray"]
    assert t.tower == battle["result"]["held"]
    assert t.inhabitants - before == expected["supply_green"]
    assert (t.holder(region_of(battle["target"])) or "stock") == expected["card_holder"]
    check_all(t, {key: expected[key] for key in ("plan", "stock") if key in expected}, CHECKS)


def run_sides(attack: Mapping[str, Any], expected: Mapping[str, Any]) -> None:
    """The same attack with one card after another."""
    refuse_unknown("the attack", attack, {"attacker", "defender", "origin", "target"})
    refuse_unknown("the expectation", expected, {"side_by_card"})
    for card, side in expected["side_by_card"].items():
        sites = {attack["origin"]: f"{attack['attacker']} 2", attack["target"]: f"{attack['defender']} 1"}
        pages: dict[str, Any] = {attack["attacker"]: {"plan": {"attack": card}}}
        t = Table(first=attack["attacker"], sites=sites, **pages)
        t.attack(attack["origin"], attack["target"], 1)
        assert SIDES[t.told("attack")[0].values[3]] == side, card


def run_yields(yields: Mapping[str, Mapping[str, list[int]]]) -> None:
    """Each region card on both spaces that extract, where its holder has an army."""
    assert set(yields) == set(REGIONS)
    for region, realms in yields.items():
        for realm, (gold, energy) in realms.items():
            t = Table(sites={f"{realm}.{region}": "red 1"}, plan={"extract_gold": f"region.{region}"}).act("extract_gold")
            assert t.stock() == (gold, 0), region
            t = Table(sites={f"{realm}.{region}": "red 1"}, plan={"extract_energy": f"region.{region}"}).act("extract_energy")
            assert t.stock() == (0, energy), region


# ---------------------------------------------------------------- the scenarios


def run(scenario: Mapping[str, Any]) -> None:
    assert scenario["tests"], "a scenario names the clauses it tests"
    kinds = {"battle", "side", "throw", "yields", "cases"} & set(scenario)
    if not kinds:
        refuse_unknown("the scenario", scenario, {*ABOUT, "given", "steps", "expect"})
        run_case({name: value for name, value in scenario.items() if name not in ABOUT})
        return
    (kind,) = kinds
    refuse_unknown(f"a scenario with {kind}", scenario, {*ABOUT, kind, *(() if kind in ("cases", "yields") else ("expect",))})
    if kind == "battle":
        run_battle(scenario["battle"], scenario["expect"])
    elif kind == "side":
        run_sides(scenario["side"], scenario["expect"])
    elif kind == "yields":
        run_yields(scenario["yields"])
    elif kind == "throw":
        check_vector({**scenario["throw"], **scenario["expect"]})
    else:
        for case in scenario["cases"]:
            run_case(case)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario["id"] for scenario in SCENARIOS])
def test_golden(scenario: dict[str, Any]) -> None:
    run(scenario)


def test_golden_is_complete() -> None:
    check_complete(SCENARIOS, "G", 63)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"note": "a fact nobody checks"}, "the scenario has unknown keys"),
        ({"given": {"money": {}}}, "given has unknown keys"),
        ({"cases": []}, "a scenario with cases has unknown keys"),
        ({"battle": {}}, "a scenario with battle has unknown keys"),
        ({"expect": {"control_of": {}}}, "a check has unknown keys"),
        ({"steps": [{"also_legal": ["pass"]}]}, "a check has unknown keys"),
        ({"steps": [{"throw": {"red": 1}, "tray": {}, "over": False}]}, "a throw has unknown keys"),
        ({"expect": {"sites": {"light.grove": "red 2"}}}, "light.grove"),
        ({"expect": {"sites": {"grove": ""}}}, "is no site"),
        ({"expect": {"illegal": {"pass": "I-8.1"}}}, "is legal"),
        ({"expect": {"illegal": {"act attack": "I-8.3"}}}, "act attack"),
        ({"expect": {"stock": {"red": [1, 0]}}}, "red"),
        ({"steps": ["blue: pass"]}, "must choose, not blue"),
    ],
)
def test_the_reader_is_strict(change: dict[str, Any], complaint: str) -> None:
    scenario = {"id": "G-0", "title": "", "tests": ["I-8.1"], "given": {"sites": {"light.grove": "red 1"}}, "expect": {}}
    run(scenario)
    with pytest.raises(AssertionError, match=complaint):
        run({**scenario, **change})
