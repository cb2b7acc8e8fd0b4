"""I-12 attack and battle. Most towers here let through what is thrown and keep what is inside: every battle is certain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.immortals.table import Table

FRIENDLY = "conflict.light.grove"  # the target
NEUTRAL = "conflict.light.heartwood"  # the origin
HOSTILE = "conflict.dark.windmere"


def battle(attackers: int, defenders: int, green: int, card: str = NEUTRAL, **more: Any) -> Table:
    """Red attacks Grove from Heartwood in the light realm, where blue has armies or nobody is."""
    tray = {"green": green, **more.pop("tray", {})}
    sites = {"light.heartwood": f"red {attackers + 1}", **more.pop("sites", {})}
    if defenders:
        sites["light.grove"] = f"blue {defenders}"
    t = Table(players=4, tower_is=more.pop("tower_is", "open"), tray=tray, sites=sites, plan={"attack": card}, **more)
    return t.attack("light.heartwood", "light.grove", attackers)


# ---------------------------------------------------------------- declaration


def test_i_12_1_from_two_armies_to_a_neighbour() -> None:
    sites = {"light.grove": "red 2", "light.windmere": "red 1", "light.heartwood": "blue 3", "light.mossvale": "red 1"}
    t = Table(sites=sites, plan={"attack": "region.grove"}).act("attack")
    assert t.offered("attack") == {"light.grove light.heartwood", "light.grove light.treehome"}
    assert t.refusal("attack light.windmere light.foothold") == "I-12.1"
    assert t.refusal("attack light.grove light.mossvale") == "I-12.1"
    assert t.refusal("attack light.heartwood light.northwatch") == "I-12.1"
    assert t.refusal("attack light.grove dark.grove") == "I-10.7"


def test_i_12_1_through_a_portal_to_the_twin() -> None:
    t = Table(sites={"light.grove": "red 2 portal"}, plan={"attack": "region.grove"}).act("attack")
    assert "light.grove dark.grove" in t.offered("attack")


def test_i_12_1_never_ones_own() -> None:
    t = Table(sites={"light.grove": "red 2 portal", "dark.grove": "red 1"}, plan={"attack": "region.grove"}).act("attack")
    assert t.refusal("attack light.grove dark.grove") == "I-12.1"


def test_i_12_2_at_least_one_stays() -> None:
    t = Table(sites={"light.grove": "red 4"}, plan={"attack": "region.grove"}).act("attack", "attack light.grove light.heartwood")
    assert t.offered("armies") == {"1", "2", "3"}
    assert t.refusal("armies 4") == "I-12.2"


# ---------------------------------------------------------------- the side of the inhabitants


@pytest.mark.parametrize(("card", "side"), [(FRIENDLY, 0), (NEUTRAL, 1), (HOSTILE, 2)])
def test_i_12_3_target_origin_or_another_site(card: str, side: int) -> None:
    assert battle(1, 1, 1, card).told("attack")[0].values[3] == side


@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("conflict.dark.grove", 2),
        ("wild.light.greenwood", 0),
        ("wild.dark.greenwood", 2),
        ("region.grove", 2),
        ("region.heartwood", 1),
        ("region.windmere", 2),
    ],
)
def test_i_12_4_what_a_card_matches(card: str, side: int) -> None:
    assert battle(1, 1, 1, card).told("attack")[0].values[3] == side


@pytest.mark.parametrize(("house_rules", "side"), [({}, 2), ({"allegiance": "both_realms"}, 0)])
def test_i_12_4_a_region_card_matches_where_its_holder_has_armies(house_rules: dict[str, str], side: int) -> None:
    sites = {"light.heartwood": "red 2", "dark.grove": "red 1"}
    t = Table(sites=sites, house_rules=house_rules, plan={"attack": "region.grove"})
    t.attack("light.heartwood", "light.grove", 1)
    assert t.told("attack")[0].values[3] == side


def test_i_12_4_if_both_match_the_target_counts() -> None:
    t = battle(1, 1, 1, "wild.light.greenwood")  # Heartwood and Grove are both of that area
    assert t.told("attack")[0].values[3] == 0


# ---------------------------------------------------------------- the throw


@pytest.mark.parametrize(("green", "thrown"), [(0, 1), (1, 1), (3, 3), (4, 3), (5, 4)])
def test_i_12_5_the_inhabitants_are_put_right_by_one(green: int, thrown: int) -> None:
    t = battle(2, 0, green)
    assert t.thrown["green"] == thrown
    assert t.inhabitants == 20 - thrown


def test_i_12_6_the_tray_the_attackers_and_all_defenders_are_thrown() -> None:
    t = battle(3, 2, 2, tray={"purple": 1, "red": 1}, tower={"yellow": 4})
    assert t.thrown == {"red": 4, "blue": 2, "purple": 1, "green": 2}
    assert t.tower == {"yellow": 4}


def test_i_12_6_what_does_not_come_out_stays_in_the_tower() -> None:
    t = battle(3, 2, 2, tower_is="blocked", tower={"yellow": 4})
    assert t.tower == {"red": 3, "blue": 2, "yellow": 4, "green": 2}
    assert t.tray == {}


def test_i_12_7_cubes_that_were_stuck_count_like_the_others() -> None:
    t = battle(1, 3, 1, tower_is="swapping", tower={"red": 3, "blue": 1})
    assert t.at("light.grove") == "red 2"
    assert t.tower == {"red": 1, "blue": 3, "green": 1}


def test_i_12_7_cubes_of_others_never_count_and_stay() -> None:
    t = battle(2, 1, 1, tray={"purple": 4})
    assert t.at("light.grove") == "red 1"
    assert t.tray == {"purple": 4, "green": 1}


def test_i_12_8_the_fallen_go_to_the_limbo_opposite_to_the_target() -> None:
    t = battle(2, 1, 1)
    assert (t.limbo("red"), t.limbo("blue")) == ((0, 1), (0, 1))
    t = Table(
        tower_is="open",
        tray={"green": 1},
        sites={"light.grove": "red 3 portal", "dark.grove": "blue 1"},
        plan={"attack": "conflict.light.grove"},
    ).attack("light.grove", "dark.grove", 2)
    assert (t.limbo("red"), t.limbo("blue")) == ((1, 0), (1, 0))


# ---------------------------------------------------------------- an unoccupied target


@pytest.mark.parametrize("card", [FRIENDLY, NEUTRAL])
def test_i_12_9_friendly_or_neutral_all_attackers_arrive(card: str) -> None:
    t = battle(3, 0, 2, card, tray={"red": 1})
    assert (t.at("light.grove"), t.at("light.heartwood")) == ("red 4", "red 1")
    assert (t.tray, t.inhabitants) == ({"green": 2}, 18)


@pytest.mark.parametrize("card", [FRIENDLY, NEUTRAL, HOSTILE])
def test_i_12_9_without_any_attacker_the_attack_is_lost(card: str) -> None:
    t = battle(3, 0, 2, card, tower_is="blocked", region_cards={"grove": "blue"})
    assert (t.at("light.grove"), t.limbo(), t.holder("grove")) == ("", (0, 0), "blue")
    assert t.chooser == "blue", "and nothing further happens"


@pytest.mark.parametrize(
    ("attackers", "green", "standing", "fallen", "tray"),
    [(3, 1, "red 2", 1, {}), (3, 3, "", 3, {}), (1, 3, "", 1, {"green": 2})],
)
def test_i_12_10_hostile_inhabitants(attackers: int, green: int, standing: str, fallen: int, tray: dict[str, int]) -> None:
    t = battle(attackers, 0, green, HOSTILE)
    assert t.at("light.grove") == standing
    assert t.limbo() == (0, fallen)
    assert t.tray == tray
    assert t.inhabitants == 20 - green + fallen


@pytest.mark.parametrize("holder", [None, "blue", "purple"])
def test_i_12_11_the_winner_takes_the_region_card(holder: str | None) -> None:
    cards = {} if holder is None else {"grove": holder}
    assert battle(2, 0, 1, region_cards=cards).holder("grove") == "red"
    assert battle(1, 0, 3, HOSTILE, region_cards=cards).holder("grove") == holder


def test_i_12_11_even_off_a_board() -> None:
    t = battle(2, 0, 1, sites={"dark.grove": "blue 1"}, blue={"plan": {"build": "region.grove", "attack": "blank"}})
    assert t.holder("grove") == "red"
    assert t.plan("blue") == {"attack": "blank"}


# ---------------------------------------------------------------- an occupied target


@pytest.mark.parametrize(
    ("card", "strengths"),
    [(FRIENDLY, (4, 3)), (NEUTRAL, (2, 3)), (HOSTILE, (2, 5))],
)
def test_i_12_12_strengths(card: str, strengths: tuple[int, int]) -> None:
    assert battle(2, 3, 2, card).told("strengths")[0].values == strengths


def test_i_12_12_neutral_inhabitants_stay_in_the_tray() -> None:
    t = battle(3, 1, 2)
    assert (t.tray, t.inhabitants) == ({"green": 2}, 18)


def test_i_12_13_the_winner_loses_as_much_inhabitants_first() -> None:
    t = battle(3, 3, 2, FRIENDLY)  # 5 to 3
    assert t.at("light.grove") == "red 2"
    assert (t.limbo("red"), t.limbo("blue")) == ((0, 1), (0, 3))
    assert (t.tray, t.inhabitants) == ({}, 20)


def test_i_12_13_the_losers_inhabitants_fall_too() -> None:
    t = battle(6, 2, 2, HOSTILE)  # 6 to 4
    assert t.at("light.grove") == "red 2"
    assert (t.limbo("red"), t.limbo("blue")) == ((0, 4), (0, 2))
    assert (t.tray, t.inhabitants) == ({}, 20)


def test_i_12_13_all_allied_inhabitants_go_home() -> None:
    t = battle(2, 1, 3, FRIENDLY)  # 5 to 1
    assert t.at("light.grove") == "red 2"
    assert (t.tray, t.inhabitants) == ({}, 20)


def test_i_12_13_the_defender_wins_alike() -> None:
    t = battle(2, 3, 1, HOSTILE)  # 2 to 4
    assert t.at("light.grove") == "blue 2"
    assert (t.limbo("red"), t.limbo("blue")) == ((0, 2), (0, 1))
    assert (t.tray, t.at("light.heartwood")) == ({}, "red 1")


@pytest.mark.parametrize("holder", [None, "red", "blue", "purple"])
def test_i_12_14_the_attacker_wins_the_card_from_whoever_holds_it(holder: str | None) -> None:
    t = battle(3, 1, 1, region_cards={} if holder is None else {"grove": holder})
    assert t.holder("grove") == "red"


@pytest.mark.parametrize("holder", [None, "red", "blue", "purple"])
def test_i_12_15_if_the_defender_wins_the_card_stays(holder: str | None) -> None:
    t = battle(1, 3, 1, region_cards={} if holder is None else {"grove": holder})
    assert t.holder("grove") == holder


@pytest.mark.parametrize(("holder", "after"), [(None, None), ("red", None), ("blue", None), ("purple", "purple")])
def test_i_12_16_a_tie(holder: str | None, after: str | None) -> None:
    t = battle(2, 2, 1, region_cards={} if holder is None else {"grove": holder})
    assert (t.at("light.grove"), t.limbo("red"), t.limbo("blue")) == ("", (0, 2), (0, 2))
    assert t.holder("grove") == after


def test_i_12_16_inhabitants_that_fought_return_to_the_supply() -> None:
    fought = battle(3, 2, 1, HOSTILE)
    assert (fought.tray, fought.inhabitants, len(fought.told("tie"))) == ({}, 20, 1)
    neutral = battle(2, 2, 1)
    assert (neutral.tray, neutral.inhabitants) == ({"green": 1}, 19)


def test_i_12_16_the_card_goes_back_even_off_a_board_and_with_the_twin_occupied() -> None:
    t = battle(2, 2, 1, sites={"dark.grove": "blue 1"}, blue={"plan": {"build": "region.grove"}})
    assert t.holder("grove") is None
    assert t.plan("blue") == {}


def test_i_12_16_nobody_at_all_is_a_tie_too() -> None:
    t = battle(2, 2, 1, tower_is="blocked", region_cards={"grove": "blue"})
    assert (t.at("light.grove"), t.limbo("red"), t.holder("grove")) == ("", (0, 0), None)
    assert len(t.told("tie")) == 1


@pytest.mark.parametrize("holder", ["red", "blue", "purple"])
@pytest.mark.parametrize("card", [FRIENDLY, HOSTILE])
def test_i_12_17_a_winner_without_armies_leaves_the_site_empty(card: str, holder: str) -> None:
    ally, loser = ("red", "blue") if card == FRIENDLY else ("blue", "red")
    t = battle(1, 1, 1, card, tower_is="swapping", tower={"green": 3, loser: 1}, region_cards={"grove": holder})
    assert (t.at("light.grove"), t.holder("grove")) == ("", "red" if card == FRIENDLY else holder)
    assert t.limbo(loser) == (0, 1)
    assert t.limbo(ally) == (0, 0)
    assert t.tray == {}


def test_i_12_18_the_tower_is_never_emptied() -> None:
    t = battle(2, 1, 1, tower={"yellow": 3, "green": 2})
    assert t.tower == {"yellow": 3, "green": 2}
    t.everybody_passes()
    assert t.tower == {"yellow": 3, "green": 2}
