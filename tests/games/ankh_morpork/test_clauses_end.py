"""A-17 personalities, A-18 the end of the game, A-19 points."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.game import GAME
from tests.games.ankh_morpork.table import Table

AREAS = AREA_IDS[1:]
EIGHT = dict.fromkeys(AREAS[:8], "trouble")


def start(players: int, personality: str, areas: dict[str, str], **page: Any) -> Table:
    return Table(players=players, starting="red", personality=personality, areas=areas, **page)


# ---------------------------------------------------------------- A-17 personalities


@pytest.mark.parametrize(("players", "needed"), [(2, 11), (3, 10), (4, 9)])
def test_a_17_1_lord_vetinari(players: int, needed: int) -> None:
    there = dict.fromkeys(AREAS[:needed], "red")
    assert start(players, "lord_vetinari", there).winners == ["red"]
    assert not start(players, "lord_vetinari", dict.fromkeys(AREAS[: needed - 1], "red")).over
    assert not start(players, "lord_vetinari", {**there, AREAS[0]: "red demon"}).over
    assert not start(players, "lord_vetinari", {**dict.fromkeys(AREAS[1:needed], "red"), AREAS[0]: "building:red"}).over


@pytest.mark.parametrize("personality", ["lord_selachii", "lord_rust", "lord_de_worde"])
@pytest.mark.parametrize(("players", "needed"), [(2, 7), (3, 5), (4, 4)])
def test_a_17_2_the_lords(personality: str, players: int, needed: int) -> None:
    there = dict.fromkeys(AREAS[:needed], "red")
    assert start(players, personality, there).winners == ["red"]
    assert not start(players, personality, {**there, AREAS[0]: "red blue"}).over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_17_3_dragon_king_of_arms(players: int) -> None:
    assert start(players, "dragon_king_of_arms", EIGHT).winners == ["red"]
    assert start(players, "dragon_king_of_arms", {**EIGHT, "longwall": "trouble"}).winners == ["red"]
    assert not start(players, "dragon_king_of_arms", dict.fromkeys(AREAS[:7], "trouble")).over


@pytest.mark.parametrize("players", [3, 4])
def test_a_17_4_chrysoprase(players: int) -> None:
    there = {"seven_sleepers": "building:red", "dimwell": "building:red"}
    assert start(players, "chrysoprase", there, cash=26).winners == ["red"]
    assert not start(players, "chrysoprase", there, cash=25).over
    assert not start(players, "chrysoprase", there, cash=26, loans=["mr_bent"]).over
    assert not start(players, "chrysoprase", {**there, "dimwell": "building:red demon"}, cash=26).over


def test_a_17_5_commander_vimes_wins_when_the_pile_is_exhausted() -> None:
    t = Table(players=3, draw_pile=2, hand=["librarian"], green={"personality": "commander_vimes", "cash": 0}, cash=99)
    t.play("librarian", "scroll")
    assert (t.ended, t.winners) == ("exhaustion", ["green"])
    t = Table(players=3, draw_pile=2, hand=["librarian"], personality="commander_vimes", green={"cash": 99})
    t.play("librarian", "scroll")
    assert (t.ended, t.winners) == ("exhaustion", ["red"]), "whoever plays first may be the Commander too"


# ---------------------------------------------------------------- A-18 the end


def test_a_18_1_whoever_reaches_the_goal_wins_alone() -> None:
    t = Table(players=3, starting="red", personality="dragon_king_of_arms", areas=EIGHT, cash=0, blue={"cash": 99})
    assert (t.winners, t.ended, t.legal) == (["red"], "personality", set())


def test_a_18_2_riots_end_on_points() -> None:
    t = Table(hand=["rincewind"], event="riots", areas=EIGHT, blue={"personality": "commander_vimes", "cash": 11}).play(
        "rincewind"
    )
    assert (t.winners, t.ended) == (["blue"], "riots")
    t = Table(hand=["rincewind"], event="riots", areas=EIGHT, blue={"personality": "commander_vimes", "cash": 9}).play(
        "rincewind"
    )
    assert t.winners == ["red"]


def test_a_18_3_the_last_card_taken_in_the_refill_ends_the_game() -> None:
    t = Table(draw_pile=5, cash=11).do("pass")
    assert (t.over, t.ended, t.winners) == (True, "exhaustion", ["red"])
    t = Table(draw_pile=6).do("pass")
    assert not t.over


def test_a_18_3_pending_icons_are_dropped() -> None:
    t = Table(draw_pile=2, hand=["moist_von_lipwig"]).play("moist_von_lipwig", "skip", "take-money", "scroll")
    assert t.over
    assert t.json["stack"] == []
    t = Table(draw_pile=3, hand=["the_clacks", "groat"]).play("the_clacks", "scroll")
    assert not t.over


def test_a_18_3_a_power_can_take_the_last_card() -> None:
    t = Table(draw_pile=1, hand=["groat"], areas={"unreal_estate": "building:red"}).do("power unreal_estate")
    assert (t.over, t.ended) == (True, "exhaustion")


def test_a_18_3_without_vimes_points_decide() -> None:
    t = Table(draw_pile=2, hand=["librarian"], blue={"cash": 30}).play("librarian", "scroll")
    assert t.winners == ["blue"]


# ---------------------------------------------------------------- A-19 points


def test_a_19_1_five_points_a_minion_outside_demon_areas() -> None:
    t = Table(cash=0, areas={"longwall": "red red blue trouble", "dimwell": "red", "nap_hill": "red red demon trouble"})
    assert (t.points(), t.points("blue")) == (15, 15)
    assert GAME.score_sources(t.state)[0]["minions"] == 15


def test_a_19_2_printed_cost_of_buildings_outside_demon_areas() -> None:
    t = Table(cash=0, areas={"small_gods": "building:red", "dimwell": "building:red", "nap_hill": "building:red demon"})
    assert t.points() == 24
    assert GAME.score_sources(t.state)[0]["buildings"] == 24


def test_a_19_3_a_point_a_dollar_after_the_loans() -> None:
    assert Table(cash=17).points() == 17
    assert Table(cash=17, loans=["mr_bent"]).points() == 5


@pytest.mark.parametrize(
    ("areas", "cash", "winners"),
    [
        ({}, (9, 10), ["blue"]),
        ({}, (10, 10), ["red", "blue"]),
        ({"small_gods": "building:red", "longwall": "building:blue"}, (0, 6), ["red"]),
        ({"longwall": "building:red", "nap_hill": "building:blue"}, (3, 3), ["red", "blue"]),
        ({"longwall": "building:red"}, (0, 12), ["red"]),
        ({"longwall": "building:red", "the_shades": "building:blue", "dimwell": "building:blue"}, (0, 0), ["red"]),
    ],
)
def test_a_19_4_ties_go_to_the_dearest_city_area_card(areas: dict[str, str], cash: tuple[int, int], winners: list[str]) -> None:
    t = Table(draw_pile=2, hand=["librarian"], areas=areas, cash=cash[0], blue={"cash": cash[1]}).play("librarian", "scroll")
    assert t.winners == winners
