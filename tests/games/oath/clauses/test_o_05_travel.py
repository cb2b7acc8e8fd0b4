"""O-5.6 Travel, and the sites that bend it (O-11.3, O-11.6 to O-11.8, O-11.11, O-11.12)."""

from __future__ import annotations

import pytest

from tests.games.oath.table import Page, Table

FIRST = {"cradle": "cradle-1", "provinces": "provinces-1", "hinterland": "hinterland-1"}
OTHER = {"cradle": "cradle-2", "provinces": "provinces-2", "hinterland": "hinterland-2"}


@pytest.mark.parametrize(
    ("origin", "destination", "supply"),
    [
        ("cradle", "cradle", 1),
        ("cradle", "provinces", 2),
        ("cradle", "hinterland", 4),
        ("provinces", "cradle", 2),
        ("provinces", "provinces", 2),
        ("provinces", "hinterland", 2),
        ("hinterland", "cradle", 4),
        ("hinterland", "provinces", 2),
        ("hinterland", "hinterland", 3),
    ],
)
def test_o_5_6_1_cost_by_region(origin: str, destination: str, supply: int) -> None:
    """G-01 to G-04."""
    t = Table(red={"pawn": FIRST[origin]}).play(f"travel {OTHER[destination]}")
    assert t.red["supply"] == 7 - supply
    assert t.red["pawn"] == OTHER[destination]


def test_o_5_6_1_to_another_site() -> None:
    assert Table().refusal("travel provinces-1") == "O-5.6.1"


def test_o_5_6_2_valley_adds_coast_sets_free_beats_both() -> None:
    valley = {"provinces_1": {"site": "charming_valley"}}
    assert Table(**valley).play("travel cradle-1").red["supply"] == 4  # G-05
    t = Table(red={"favor": 1}, provinces_1={"site": "charming_valley", "cards": ["tents"]})
    assert t.play("use tents", "travel provinces-2").red["supply"] == 7


def test_o_5_6_3_a_facedown_site_is_revealed() -> None:
    """G-13."""
    t = Table(
        red={"pawn": "cradle-1"},
        cradle_2={"site": "drowned_city", "faceup": False},
        relic_deck=["cup_of_plenty", "bandit_crown", "cracked_horn"],
    ).play("travel cradle-2")
    assert t.cradle_2["faceup"]
    assert t.cradle_2["secrets"] == 3
    assert t.cradle_2["relics"] == ["cup_of_plenty", "bandit_crown"]
    assert t.data["relic_deck"] == ["cracked_horn"]


def test_o_11_3_coast_to_faceup_coast() -> None:
    """G-06, R-78."""
    coasts = {"hinterland_1": {"site": "rocky_coast"}, "cradle_2": {"site": "lush_coast"}}
    assert Table(red={"pawn": "hinterland-1"}, **coasts).play("travel cradle-2").red["supply"] == 6
    coasts["cradle_2"]["faceup"] = False  # type: ignore[assignment]
    assert Table(red={"pawn": "hinterland-1"}, **coasts).play("travel cradle-2").red["supply"] == 3


PASS = {"hinterland_2": {"site": "narrow_pass"}}


def test_o_11_8_into_its_region_only_through_the_pass() -> None:
    """G-09."""
    t = Table(red={"pawn": "provinces-1"}, **PASS)
    assert {slot for slot in t.offered("travel") if slot.startswith("hinterland")} == {"hinterland-2"}
    assert t.refusal("travel hinterland-1") == "O-11.8"
    t = Table(red={"pawn": "hinterland-1"}, **PASS)
    assert "hinterland-3" in t.offered("travel")


def test_o_11_3_a_coast_goes_past_it() -> None:
    coasts = {"provinces_1": {"site": "rocky_coast"}, "hinterland_1": {"site": "lush_coast"}, **PASS}
    t = Table(**coasts)
    assert {slot for slot in t.offered("travel") if slot.startswith("hinterland")} == {"hinterland-1", "hinterland-2"}


def test_o_11_7_the_wood_under_bandits() -> None:
    """R-107: 2 Supply, past the Pass and the Hidden Place; the choice stays."""
    t = Table(provinces_1={"site": "shrouded_wood"}, hinterland_1={"site": "the_hidden_place"}, **PASS)
    assert {"hinterland-1", "hinterland-3", "cradle-1"} <= t.offered("travel")
    assert t.play("travel hinterland-1").red["supply"] == 5


def test_o_11_7_an_enemy_who_rules_the_wood_chooses() -> None:
    t = Table(provinces_1={"site": "shrouded_wood", "warbands": 1, "colour": "blue"}).play("travel cradle-1")
    assert (t.seat, t.step) == ("blue", "guided")
    t.play("site hinterland-3")
    assert t.red["pawn"] == "hinterland-3"
    assert t.red["supply"] == 5


def test_o_11_7_the_chancellor_for_the_empire_and_not_for_citizens() -> None:
    wood = {"site": "shrouded_wood", "warbands": 1, "colour": "purple"}
    assert Table(provinces_1=wood).play("travel cradle-1").seat == "purple"
    assert Table(provinces_1=wood, red={"role": "citizen"}).play("travel cradle-1").red["pawn"] == "cradle-1"


def test_o_11_7_whoever_makes_the_traveller_move() -> None:
    """A free Travel is led like any other; and who leads can't refuse to (the Whistle has called)."""
    wood = {"site": "shrouded_wood", "warbands": 1, "colour": "yellow"}
    page: Page = {"players": 4, "oath": "devotion", "blue": {"pawn": "provinces-1"}, "provinces_1": wood}
    t = Table(red={"warbands": 9, "secrets": 1, "favor": 1, "advisers": ["second_wind"]}, **page)
    t.play("campaign blue", "target-pawn", "done", "number 4").wish("SSSS", "BB").play("use second_wind", "decline")
    t.play("site cradle-1")
    assert (t.seat, t.step) == ("yellow", "send")
    assert t.offered("site") >= {"cradle-1", "hinterland-3"}
    assert t.play("site hinterland-3").red["pawn"] == "hinterland-3"
    t = Table(red={"pawn": "cradle-2", "secrets": 1, "relics": ["whistle"]}, reliquary={}, **page)
    t.play("use whistle", "player blue")
    assert t.seat == "yellow"
    assert not t.may("decline")
    assert t.play("site hinterland-3").blue["pawn"] == "hinterland-3"


def test_o_11_11_the_giant_takes_a_secret() -> None:
    """G-10."""
    t = Table(red={"secrets": 1, "supply": 0}, provinces_1={"site": "buried_giant"}, **PASS)
    assert t.offered("travel") == set()
    t.play("use buried_giant", "travel hinterland-3")
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (0, 1)


def test_o_11_12_the_hidden_place_costs_a_secret() -> None:
    """G-11, first half; R-79 for the Giant."""
    t = Table(red={"secrets": 2}, provinces_2={"site": "the_hidden_place"}).play("travel provinces-2")
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (1, 1)
    t = Table(provinces_2={"site": "the_hidden_place"})
    assert t.refusal("travel provinces-2") == "O-10.2"
    t = Table(red={"secrets": 1}, provinces_1={"site": "buried_giant"}, provinces_2={"site": "the_hidden_place"}).play(
        "use buried_giant"
    )
    assert t.refusal("travel provinces-2") == "O-10.2"


def test_r_65_tolls_are_given_to_the_ruler() -> None:
    roads = {"site": "ancient_city", "cards": ["toll_roads"], "warbands": 1, "colour": "blue"}
    t = Table(red={"favor": 1}, provinces_2=roads).play("travel provinces-2")
    assert t.red["favor"] == 0
    assert t.blue["favor"] == 1
    assert Table(provinces_2=roads).refusal("travel provinces-2") == "O-10.2"


def test_r_65_to_the_chancellor_or_burned() -> None:
    empire = {"site": "ancient_city", "cards": ["toll_roads"], "warbands": 1, "colour": "purple"}
    assert Table(red={"favor": 1}, provinces_2=empire).play("travel provinces-2").purple["favor"] == 1
    t = Table(red={"favor": 1}, provinces_2={"site": "ancient_city", "cards": ["toll_roads"]})
    shared = t.data["shared"]
    assert t.play("travel provinces-2").data["shared"] == shared + 1


def test_o_10_7_a_power_that_hears_of_the_arrival() -> None:
    lake: Page = {"cards": ["boiling_lake"]}
    assert Table(red={"warbands": 3}, provinces_2=lake).play("travel provinces-2").red["warbands"] == 1
    lake = {"cards": ["boiling_lake"], "warbands": 1, "colour": "red"}
    assert Table(red={"warbands": 3}, provinces_2=lake).play("travel provinces-2").red["warbands"] == 3


def test_o_5_6_3_no_more_favor_than_the_shared_bank_holds() -> None:
    t = Table(red={"favor": 15, "pawn": "cradle-1"}, cradle_2={"site": "mine", "faceup": False}, banks={"discord": 4})
    assert t.data["shared"] == 1
    t.play("travel cradle-2")
    assert (t.cradle_2["favor"], t.data["shared"]) == (1, 0)


def test_o_5_6_4_nobody_is_sent_where_they_stand() -> None:
    t = Table(oath="devotion", red={"pawn": "cradle-1", "warbands": 5}, blue={"pawn": "cradle-1"})
    t.play("campaign blue", "target-pawn", "done").wish("SSSSS", "BB").play("number 5")
    assert t.step == "send"
    assert t.refusal("site cradle-1") == "O-5.6.1"
    assert t.play("site cradle-2").blue["pawn"] == "cradle-2"
