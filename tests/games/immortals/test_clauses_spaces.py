"""I-9 the army spaces, I-10 buildings and portals, I-11 movement."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.immortals.numbers import TRIBES
from tests.games.immortals.table import Table

LIGHT_SPECIALS = ("elves", "humans", "dwarves", "amazons", "halflings")


def special(tribe: str) -> str:
    return "light_special" if tribe in LIGHT_SPECIALS else "dark_special"


def tribe_page(tribe: str) -> dict[str, Any]:
    return {"light_tribe" if tribe in LIGHT_SPECIALS else "dark_tribe": tribe}


# ---------------------------------------------------------------- I-9 the basic spaces


def test_i_9_1_extract_gold() -> None:
    t = Table(sites={"dark.heartwood": "red 1"}, gold=3, plan={"extract_gold": "conflict.dark.heartwood"})
    assert t.act("extract_gold").stock() == (7, 0)


def test_i_9_2_extract_energy() -> None:
    t = Table(sites={"dark.heartwood": "red 1"}, energy=3, plan={"extract_energy": "region.heartwood"})
    assert t.act("extract_energy").stock() == (0, 5)


def test_i_9_2_not_without_an_army() -> None:
    t = Table(sites={"light.lakeside": "red 1", "light.grove": "blue 1"}, plan={"extract_energy": "conflict.light.grove"})
    assert t.refusal("act extract_energy") == "I-9.1"


@pytest.mark.parametrize(("limbo", "moved"), [(1, 1), (2, 2), (3, 3), (8, 3)])
def test_i_9_3_a_transition_brings_three_armies_or_all(limbo: int, moved: int) -> None:
    t = Table(sites={"dark.grove": "red 1"}, limbo=(9, limbo), gold=2, energy=2, plan={"transition": "region.grove"}).act(
        "transition"
    )
    assert t.at("dark.grove") == f"red {1 + moved}"
    assert (t.limbo(), t.stock()) == ((9, limbo - moved), (1, 0))


def test_i_9_3_impossible_with_an_empty_limbo() -> None:
    t = Table(sites={"dark.grove": "red 1"}, limbo=(9, 0), gold=2, energy=2, plan={"transition": "region.grove"})
    assert t.refusal("act transition") == "I-9.3"


def test_i_9_3_a_twin_whose_limbo_is_empty_is_not_offered() -> None:
    sites = {"dark.grove": "red 1", "light.grove": "red 1"}
    t = Table(sites=sites, limbo=(9, 0), gold=2, energy=2, plan={"transition": "region.grove"}).act("transition")
    assert t.at("light.grove") == "red 4"


@pytest.mark.parametrize("build", ["portal", "temple", "capital"])
@pytest.mark.parametrize(("realm", "tribe"), [("light", "elves"), ("dark", "trolls")])
def test_i_9_4_build_one_of_three_at_the_price_of_the_tribe(realm: str, tribe: str, build: str) -> None:
    gold, energy = TRIBES[tribe]["prices"][build]
    t = Table(
        light_tribe="elves",
        dark_tribe="trolls",
        gold=9,
        energy=9,
        sites={f"{realm}.grove": "red 1"},
        plan={"build": "region.grove"},
    )
    t.act("build", f"build {build}")
    assert t.at(f"{realm}.grove") == f"red 1 {build}"
    assert t.stock() == (9 - gold, 9 - energy)


def test_i_9_4_only_what_can_be_paid_is_offered() -> None:
    t = Table(light_tribe="elves", energy=3, sites={"light.grove": "red 1"}, plan={"build": "region.grove"}).act("build")
    assert t.offered("build") == {"portal"}
    assert t.refusal("build temple") == "I-8.9"


def test_i_9_5_an_attack_is_free_and_goes_anywhere() -> None:
    sites = {"light.grove": "red 2", "dark.lakeside": "red 3"}
    t = Table(tower_is="open", tray={"green": 1}, sites=sites, plan={"attack": "conflict.light.windmere"}).act("attack")
    assert t.offered("attack") == {
        *(f"light.grove light.{region}" for region in ("treehome", "heartwood", "mossvale")),
        *(f"dark.lakeside dark.{region}" for region in ("white_falls", "mistshore", "reedwater")),
    }
    assert t.refusal("move-from light.grove") == "I-9.5"
    t.do("attack dark.lakeside dark.mistshore", "armies 2")
    assert t.at("dark.mistshore") == "red 1"
    assert t.stock() == (0, 0)


def test_i_9_6_attack_or_move() -> None:
    sites = {"light.grove": "red 2", "light.treehome": "red 1"}
    t = Table(gold=1, sites=sites, plan={"attack_or_move": "region.grove"}).act("attack_or_move")
    assert "light.grove" in t.offered("move-from")
    assert "light.grove light.heartwood" in t.offered("attack")
    t.do("attack light.grove light.heartwood")
    assert t.stock() == (1, 0), "the attack is free"


def test_i_9_6_without_gold_there_is_no_move() -> None:
    sites = {"light.grove": "red 2", "light.treehome": "red 1"}
    t = Table(sites=sites, plan={"attack_or_move": "region.grove"}).act("attack_or_move")
    assert t.offered("move-from") == set()
    assert t.refusal("move-from light.grove") == "I-8.9"


# ---------------------------------------------------------------- I-9 the tribes' spaces


def check_temple(tribe: str, gold: int, energy: int) -> None:
    page: dict[str, Any] = {**tribe_page(tribe), "gold": gold, "energy": energy}
    t = Table(sites={"light.grove": "red 1", "dark.grove": "red 1"}, plan={special(tribe): "region.grove"}, **page)
    t.act(special(tribe), "site dark.grove")
    assert t.at("dark.grove") == "red 1 temple"
    assert (t.stock(), t.points()) == ((0, 0), 1)
    poor = Table(sites={"light.grove": "red 1"}, plan={special(tribe): "region.grove"}, **tribe_page(tribe))
    assert poor.refusal(f"act {special(tribe)}") == "I-8.9"
    away = Table(sites={"light.grove": "red 1"}, plan={special(tribe): "conflict.dark.grove"}, **page)
    assert away.refusal(f"act {special(tribe)}") == "I-9.7"
    full = Table(sites={"light.grove": "red 1 capital"}, plan={special(tribe): "region.grove"}, **page)
    assert full.refusal(f"act {special(tribe)}") == "I-10.3"


def check_extraction(tribe: str, stock: tuple[int, int]) -> None:
    space = special(tribe)
    assert Table(sites={"dark.grove": "red 1"}, plan={space: "region.grove"}, **tribe_page(tribe)).act(space).stock() == stock
    away = Table(sites={"dark.grove": "red 1"}, plan={space: "conflict.light.grove"}, **tribe_page(tribe))
    assert away.refusal(f"act {space}") == "I-9.1"


def check_transition(tribe: str) -> None:
    space = special(tribe)
    page: dict[str, Any] = {**tribe_page(tribe), "gold": 1, "energy": 2, "limbo": (4, 2)}
    t = Table(sites={"light.grove": "red 1"}, plan={space: "wild.light.greenwood"}, **page).act(space)
    assert (t.at("light.grove"), t.limbo(), t.stock()) == ("red 4", (1, 2), (0, 0))
    poor = Table(sites={"light.grove": "red 1"}, plan={space: "region.grove"}, **{**page, "gold": 0})
    assert poor.refusal(f"act {space}") == "I-8.9"


def check_attack(tribe: str, gold: int, energy: int) -> None:
    space = special(tribe)
    page: dict[str, Any] = {**tribe_page(tribe), "gold": gold, "energy": energy}
    t = Table(tower_is="open", tray={"green": 1}, sites={"dark.grove": "red 3"}, plan={space: "region.grove"}, **page)
    t.act(space)
    assert t.offered("move-from") == set()
    t.do("attack dark.grove dark.heartwood", "armies 2")
    assert (t.at("dark.heartwood"), t.stock()) == ("red 2", (0, 0))
    for short in ({"gold": gold - 1}, {"energy": energy - 1}):
        poor = Table(sites={"dark.grove": "red 3"}, plan={space: "region.grove"}, **{**page, **short})
        assert poor.refusal(f"act {space}") == "I-8.9"
    alone = Table(sites={"dark.grove": "red 1"}, plan={space: "region.grove"}, **page)
    assert alone.refusal(f"act {space}") == "I-12.1"


def test_i_9_7_demons() -> None:
    check_temple("demons", gold=0, energy=2)


def test_i_9_8_orcs() -> None:
    check_extraction("orcs", (2, 0))


def test_i_9_9_necromancers() -> None:
    check_transition("necromancers")


def test_i_9_10_night_elves() -> None:
    check_attack("night_elves", gold=1, energy=2)


def test_i_9_11_trolls() -> None:
    check_attack("trolls", gold=2, energy=1)


def test_i_9_12_elves() -> None:
    check_extraction("elves", (0, 5))


def test_i_9_13_humans() -> None:
    gold, energy = TRIBES["humans"]["special_cost"]
    check_temple("humans", gold, energy)


def test_i_9_14_dwarves() -> None:
    check_extraction("dwarves", (2, 0))


def test_i_9_15_amazons() -> None:
    gold, energy = TRIBES["amazons"]["special_cost"]
    check_attack("amazons", gold, energy)


def test_i_9_16_halflings() -> None:
    check_transition("halflings")


# ---------------------------------------------------------------- I-10 buildings and portals


def builds(what: str, site: str = "light.grove") -> Table:
    """Red may build what is wanted at a site with a conflict card for it."""
    return Table(sites={site: "red 1"}, gold=9, energy=9, plan={"build": f"conflict.{site}"}).act("build", f"build {what}")


@pytest.mark.parametrize(("what", "points"), [("portal", 1), ("temple", 1), ("capital", 2)])
def test_i_10_1_points_at_once(what: str, points: int) -> None:
    assert builds(what).points() == points


def test_i_10_1_a_builder_needs_an_army_on_the_site() -> None:
    t = Table(sites={"light.grove": "blue 1", "dark.grove": "red 1"}, gold=9, energy=9, plan={"build": "conflict.light.grove"})
    assert t.refusal("act build") == "I-9.4"


@pytest.mark.parametrize(("what", "points"), [("portal", 0), ("temple", 1), ("capital", 1)])
def test_i_10_2_points_for_the_occupier_at_scoring(what: str, points: int) -> None:
    assert Table(sites={"light.grove": f"red 1 {what}"}).everybody_passes().points() == points


def test_i_10_3_one_building_and_one_portal_on_a_site() -> None:
    for there, possible in (
        ("temple", {"portal"}),
        ("capital", {"portal"}),
        ("portal", {"temple", "capital"}),
    ):
        t = Table(sites={"light.grove": f"red 1 {there}"}, gold=9, energy=9, plan={"build": "region.grove"}).act("build")
        assert t.offered("build") == possible
        assert t.refusal(f"build {there}") == "I-10.3"
    full = Table(sites={"light.grove": "red 1 portal temple"}, gold=9, energy=9, plan={"build": "region.grove"})
    assert full.refusal("act build") == "I-9.4"


def test_i_10_4_one_capital_in_each_area_of_each_realm() -> None:
    sites = {"light.grove": "red 1", "light.owlshade": "blue 1 capital", "dark.grove": "red 1"}
    t = Table(sites=sites, gold=9, energy=9, plan={"build": "region.grove"}).act("build", "site light.grove")
    assert t.offered("build") == {"portal", "temple"}
    other = Table(sites=sites, gold=9, energy=9, plan={"build": "region.grove"}).act("build", "site dark.grove")
    assert "capital" in other.offered("build")


def test_i_10_5_buildings_stay_and_serve_whoever_comes() -> None:
    t = Table(
        tower_is="open",
        tray={"green": 1},
        sites={"light.heartwood": "red 5", "light.grove": "blue 1 portal temple"},
        plan={"attack": "region.heartwood"},
    )
    t.attack("light.heartwood", "light.grove", 4)
    assert t.at("light.grove") == "red 3 portal temple"
    assert t.everybody_passes().points() == 2


def test_i_10_5_they_stay_on_an_empty_site() -> None:
    t = Table(
        tower_is="open",
        tray={"green": 1},
        sites={"light.heartwood": "red 3", "light.grove": "blue 2 capital"},
        plan={"attack": "region.heartwood"},
    )
    assert t.attack("light.heartwood", "light.grove", 2).at("light.grove") == "capital"


def test_i_10_6_an_empty_supply_makes_building_impossible() -> None:
    given: dict[str, Any] = {"sites": {"light.grove": "red 1"}, "gold": 9, "energy": 9, "plan": {"build": "region.grove"}}
    assert Table(portals_left=0, **given).act("build").offered("build") == {"temple", "capital"}
    assert Table(tiles_left=0, **given).act("build").offered("build") == {"portal"}
    assert Table(tiles_left=0, portals_left=0, **given).refusal("act build") == "I-9.4"
    assert (builds("portal").json["portals_left"], builds("portal").json["tiles_left"]) == (25, 50)
    assert (builds("capital").json["portals_left"], builds("capital").json["tiles_left"]) == (26, 49)


def test_i_10_7_a_portal_opens_one_direction_for_anybody() -> None:
    sites = {"light.grove": "blue 3 portal", "dark.grove": "red 3"}
    t = Table(first="blue", sites=sites, blue={"plan": {"attack": "region.grove"}}).act("attack")
    assert "light.grove dark.grove" in t.offered("attack")
    t = Table(sites=sites, plan={"attack": "region.grove"}).act("attack")
    assert t.refusal("attack dark.grove light.grove") == "I-10.7"


# ---------------------------------------------------------------- I-11 movement


def moving(sites: dict[str, str], card: str = "region.grove", gold: int = 1) -> Table:
    return Table(gold=gold, sites=sites, plan={"attack_or_move": card}).act("attack_or_move")


def test_i_11_1_from_the_site_of_the_card_with_two_armies_there() -> None:
    t = moving({"light.grove": "red 1", "light.treehome": "red 3", "dark.grove": "red 2", "dark.mossvale": "red 1"})
    assert t.offered("move-from") == {"dark.grove"}
    assert t.refusal("move-from light.grove") == "I-11.1"
    assert t.refusal("move-from light.treehome") == "I-11.1"


def test_i_11_1_costs_one_gold() -> None:
    t = moving({"light.grove": "red 3", "light.treehome": "red 1"}, gold=3)
    assert t.do("move-from light.grove", "armies 1").stock() == (2, 0)


def test_i_11_1_with_a_wildcard_from_any_site_of_its_area() -> None:
    t = moving(
        {"light.grove": "red 2", "light.treehome": "red 3", "dark.grove": "red 2", "dark.mossvale": "red 2"},
        "wild.light.greenwood",
    )
    assert t.offered("move-from") == {"light.grove", "light.treehome"}


def test_i_11_2_any_number_to_one_own_site_leaving_one() -> None:
    t = moving({"light.grove": "red 4", "light.treehome": "red 1", "light.mossvale": "red 1", "light.heartwood": "blue 1"})
    t.do("move-from light.grove")
    assert t.offered("move-to") == {"light.treehome", "light.mossvale"}
    assert t.refusal("move-to light.heartwood") == "I-11.2"
    t.do("move-to light.treehome")
    assert t.offered("armies") == {"1", "2", "3"}
    assert t.refusal("armies 4") == "I-11.2"
    t.do("armies 3")
    assert (t.at("light.grove"), t.at("light.treehome")) == ("red 1", "red 4")


def test_i_11_2_the_first_site_of_the_board_is_a_site_like_others() -> None:
    t = moving({"light.grove": "red 3", "light.treehome": "blue 1", "light.mossvale": "red 1", "light.heartwood": "red 1"})
    assert t.do("move-from light.grove").refusal("move-to light.treehome") == "I-11.2"


def test_i_11_3_over_any_number_of_own_sites() -> None:
    sites = {"light.grove": "red 2", "light.treehome": "red 1", "light.borderland": "red 1", "light.white_falls": "red 1"}
    t = moving(sites).do("move-from light.grove")
    assert t.offered("move-to") == {"light.treehome", "light.borderland", "light.white_falls"}
    t = moving({**sites, "light.borderland": "blue 1"})
    assert t.offered("move-from") == {"light.grove"}
    t.do("move-from light.grove")
    assert t.at("light.treehome") == "red 2", "the only way left, and one army to go it"


def test_i_11_3_through_portals_in_their_direction() -> None:
    there = moving({"light.grove": "red 3 portal", "dark.grove": "red 1", "dark.mossvale": "red 1"})
    assert there.do("move-from light.grove").offered("move-to") == {"dark.grove", "dark.mossvale"}
    back = moving({"light.grove": "red 1", "dark.grove": "red 3", "light.mossvale": "red 2"})
    assert back.offered("move-from") == set()
    assert back.refusal("move-from dark.grove") == "I-11.2"


def test_i_11_3_no_path() -> None:
    t = moving({"light.grove": "red 4", "light.treehome": "red 1", "light.mossvale": "red 1", "light.windmere": "red 1"})
    assert t.do("move-from light.grove").refusal("move-to light.windmere") == "I-11.3"
