"""Rulings on doubtful points that no clause's file has already: Supply, plans, sites, and what bandits do."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import SITE_ONLY
from bailiwick.games.oath.catalogue.things import EDIFICE, LOCKED, NUMBER, RESTRICTION, VISION
from bailiwick.games.oath.pieces import discard_faceup
from bailiwick.games.oath.state import BANDITS
from tests.games.oath.battles import HERE, against_blue, bandits
from tests.games.oath.table import Page, Table

PASS = {"hinterland_2": {"site": "narrow_pass"}}


def used_by_bandits(t: Table) -> int:
    return len([event for event in t.told("uses_plan") if event.seat == BANDITS])


@pytest.mark.parametrize(("visions", "price"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_r_5_what_the_world_deck_costs(visions: int, price: int) -> None:
    assert 7 - Table(visions_drawn=visions).play("search world").red["supply"] == price


def test_r_7_numbers_of_sites() -> None:
    site = {site.id: (site.room, site.relics) for site in SITES}
    assert (site["shrouded_wood"][0], site["steppe"][0]) == (2, 2)
    assert (site["wastes"][1], site["salt_flats"][1], site["drowned_city"]) == (1, 0, (0, 2))


def test_r_12_the_darkest_secret_sets_a_price_that_a_power_can_waive() -> None:
    banners = {"darkest_secret": {"holder": "red", "tokens": 1}}
    t = Table(visions_drawn=5, red={"favor": 2, "supply": 2}, provinces_1={"cards": ["news_from_afar"]}, banners=banners)
    t.play("use news_from_afar", "search world")
    assert t.red["supply"] == 2


@pytest.mark.parametrize(("roll", "change", "ends"), [(2, 3, True), (3, 2, False), (6, 7, True)])
def test_r_24_the_end_die_is_changed_after_the_roll(roll: int, change: int, ends: bool) -> None:
    """In round 7 a three ends the game: so does a two that is raised, not a three that is lowered; a raised six still does."""
    district = {"cards": ["squalid_district"], "warbands": 1, "colour": "red"}
    seed = 0
    while True:
        t = Table(turn="blue", round=7, oath="devotion", cradle_2=district)
        t.s.rng.reseed(seed)
        if t.play("rest").told("end_die")[0].values == (roll,):
            break
        seed += 1
    assert t.seat == "red"
    assert t.play(f"number {change}").data["winner"] == ("purple" if ends else None)


def test_r_50_bandits_use_every_plan_that_is_free() -> None:
    t = bandits(3, provinces_1={"cards": ["keep", "longbows"]}).play("campaign bandits", "done", "number 3")
    assert used_by_bandits(t) == 2
    t = bandits(3, provinces_1={"cards": ["keep", "code_of_honor"]}).play("campaign bandits", "done", "number 3")
    assert [event.values[0] for event in t.told("uses_plan")] == [NUMBER["code_of_honor"]]


def test_r_68_swapping_is_not_playing() -> None:
    """The Horned Mask brings a card to a homeland of its suit: neither favor nor reward."""
    red: Page = {"secrets": 1, "advisers": ["elders"], "relics": ["horned_mask"]}
    t = Table(red=red, provinces_1={"site": "steppe", "cards": ["wolves"]})
    t.play("use horned_mask")
    while t.step != "act":
        t.play("card elders" if "elders" in t.offered("card") else "card wolves")
    assert (t.red["advisers"], t.provinces_1["cards"]) == (["wolves"], ["elders"])
    assert (t.red["favor"], t.red["secrets"]) == (0, 0)


@pytest.mark.parametrize(("pawn", "pile"), [("cradle-1", "provinces"), ("hinterland-1", "cradle")])
def test_r_69_an_adviser_is_discarded_where_its_owner_is(pawn: str, pile: str) -> None:
    t = Table(red={"pawn": "provinces-1"}, blue={"pawn": pawn, "advisers": ["elders"]})
    discard_faceup(t.s, NUMBER["elders"], 1)
    assert t.data["discards"][pile] == ["elders"]


def test_r_70_secrets_on_a_discarded_card_turn_face_down() -> None:
    banners = {"peoples_favor": {"holder": "red", "tokens": 2}}
    on = {"elders": {"secrets": 1}}
    t = Table(red={"facedown": ["wolves"]}, provinces_1={"cards": ["elders", "rangers"]}, banners=banners, on_things=on)
    t.play("adviser wolves", "card elders")
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (0, 1)


def test_r_114_they_go_to_who_is_on_turn_whoever_discards() -> None:
    t = Table(provinces_1={"cards": ["elders"]}, on_things={"elders": {"secrets": 1}})
    discard_faceup(t.s, NUMBER["elders"], 2)
    assert (t.red["facedown_secrets"], t.blue["facedown_secrets"]) == (1, 0)


def test_r_75_plans_read_their_condition_when_they_are_used() -> None:
    """The Rangers count the defense dice before the defender adds any."""
    t = against_blue(
        2, red={"advisers": ["rangers"], "favor": 1}, blue={"pawn": HERE, "advisers": ["extra_provisions"], "favor": 1}
    )
    t.play("campaign blue", "target-pawn", "done", "number 2", "use rangers", "use extra_provisions")
    assert sum(t.told("rolls_defense")[0].values) == 4
    assert sum(t.told("rolls_attack")[0].values) == 2


def test_r_77_homelands_act_where_the_card_is() -> None:
    """Played through the People's Favor to another site of the region."""
    banners = {"peoples_favor": {"holder": "red", "tokens": 2}}
    t = Table(red={"pawn": "provinces-3", "facedown": ["elders"]}, provinces_1={"site": "steppe"}, banners=banners)
    t.play("adviser elders", "play-site provinces-1")
    assert t.red["secrets"] == 1


def test_r_78_no_coast_that_lies_face_down() -> None:
    coasts: Page = {"hinterland_1": {"site": "rocky_coast"}, "cradle_2": {"site": "lush_coast", "faceup": False}}
    assert Table(red={"pawn": "hinterland-1"}, **coasts).play("travel cradle-2").red["supply"] == 7 - 4


def test_r_79_the_giant_and_the_hidden_place_take_a_secret_each() -> None:
    sites: Page = {"provinces_1": {"site": "buried_giant"}, "cradle_2": {"site": "the_hidden_place"}}
    t = Table(red={"secrets": 2}, **sites).play("use buried_giant", "travel cradle-2")
    assert (t.red["secrets"], t.red["facedown_secrets"], t.red["supply"]) == (0, 2, 7)
    t = Table(red={"secrets": 1}, **sites).play("use buried_giant")
    assert not t.may("travel cradle-2")


def test_r_99_promises_are_kept_by_themselves() -> None:
    """What is given changes hands at once; peace is not broken, and what was promised is paid in the next Rest."""
    t = Table(oath="devotion", red={"favor": 1, "pawn": "provinces-3"}, blue={"secrets": 1, "favor": 2, "pawn": "provinces-3"})
    t.play("use the_tribunal", "player blue", "give-favor 1", "want-secrets 1", "want-peace", "want-promised-favor 2", "propose")
    t.play("accept")
    assert (t.red["secrets"], t.red["favor"], t.blue["favor"]) == (1, 0, 3)
    t.play("rest")
    assert t.refusal("campaign red") == "O-11.13"
    t.play("rest")
    assert (t.red["favor"], t.blue["favor"]) == (2, 1)


def test_r_99_what_can_not_be_paid_stays_owed() -> None:
    """Who promises on the own turn pays on the next, and again on the one after that."""
    t = Table(oath="devotion", red={"favor": 1, "secrets": 1, "pawn": "provinces-3"})
    t.play("use the_tribunal", "player blue", "promise-favor 3", "promise-secrets 2", "promise-peace", "propose", "accept")
    assert not t.may("campaign blue")
    t.play("rest")
    assert (t.red["favor"], t.red["secrets"], len(t.data["promises"])) == (1, 1, 3)
    t.play("rest", "rest", "rest")
    assert (t.red["favor"], t.red["secrets"]) == (0, 0)
    assert (t.blue["favor"], t.blue["secrets"]) == (1, 1)
    owed = {promise["what"]: promise["n"] for promise in t.data["promises"] if promise["fate"] == "running"}
    assert owed == {"favor": 2, "secrets": 1}  # and the peace is over


def test_r_106_ruins_are_locked_and_stay_at_their_sites() -> None:
    for side in range(EDIFICE, VISION):
        assert LOCKED[side]
        assert RESTRICTION[side] == SITE_ONLY


def test_r_107_the_wood_under_bandits_still_costs_two() -> None:
    t = Table(provinces_1={"site": "shrouded_wood"}, **PASS)
    assert "hinterland-3" in t.offered("travel")
    t.play("travel hinterland-3")
    assert (t.red["pawn"], t.red["supply"]) == ("hinterland-3", 5)


def test_r_110_the_river_is_not_declared() -> None:
    ruled = {"cards": ["wolves"], "warbands": 1, "colour": "red"}
    t = Table(red={"favor": 1, "pawn": "hinterland-1"}, hinterland_1=ruled)
    assert "river" not in t.offered("use")
    assert t.play("muster wolves").red["warbands"] == 3


def test_r_117_the_wood_leads_only_where_the_traveller_could_go() -> None:
    """Blue can't send a beggar past the toll."""
    wood = {"site": "shrouded_wood", "warbands": 1, "colour": "blue"}
    roads = {"site": "ancient_city", "cards": ["toll_roads"], "warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", provinces_1=wood, provinces_2=roads).play("travel cradle-1")
    assert (t.seat, t.step) == ("blue", "guided")
    assert "provinces-2" not in t.offered("site")
    assert t.refusal("site provinces-2") == "O-10.2"
    assert t.play("site hinterland-3").red["pawn"] == "hinterland-3"


def in_blues_wood(red: Page, **changes: object) -> Table:
    """Red stands in the Shrouded Wood that blue rules."""
    wood: Page = {"site": "shrouded_wood", "warbands": 1, "colour": "blue"}
    return Table(oath="devotion", red=red, provinces_1=wood, **changes)


def test_r_117_forest_paths_may_be_led_astray() -> None:
    """To another Beast site they still serve; elsewhere the Wood's own price is due."""
    page: Page = {"favor": 1, "supply": 2, "advisers": ["forest_paths"]}
    beasts: Page = {"cradle_2": {"cards": ["wolves"]}, "hinterland_3": {"cards": ["rangers"]}}
    t = in_blues_wood(page, **beasts).play("use forest_paths", "travel cradle-2")
    assert (t.seat, t.step) == ("blue", "guided")
    t.play("site hinterland-3")
    assert (t.red["pawn"], t.red["supply"], t.red["favor"]) == ("hinterland-3", 2, 0)
    t = in_blues_wood(page, **beasts).play("use forest_paths", "travel cradle-2", "site cradle-1")
    assert (t.red["pawn"], t.red["supply"], t.red["favor"]) == ("cradle-1", 0, 0)


def test_r_117_who_cannot_pay_for_the_way_chosen_stays() -> None:
    """The Tents are paid all the same."""
    page: Page = {"favor": 1, "supply": 1, "advisers": ["tents"]}
    t = in_blues_wood(page).play("use tents", "travel provinces-2", "site cradle-1")
    assert (t.red["pawn"], t.red["supply"], t.red["favor"]) == (HERE, 1, 0)
    assert (t.seat, t.step, t.data["action"]["declared"]) == ("red", "act", [])
    assert t.told("cannot_go")
    t = in_blues_wood(page).play("use tents", "travel provinces-2", "site provinces-3")
    assert (t.red["pawn"], t.red["supply"], t.red["favor"]) == ("provinces-3", 1, 0)


def test_r_117_a_toll_on_the_way_needs_the_travellers_will() -> None:
    roads: Page = {"provinces_2": {"cards": ["toll_roads"], "warbands": 1, "colour": "blue"}}
    t = in_blues_wood({"favor": 1}, **roads).play("travel cradle-1", "site provinces-2")
    assert (t.seat, t.step) == ("red", "willing")
    t.play("decline")
    assert t.seat == "blue"
    assert t.refusal("site provinces-2") == "O-5.6.4"
    t.play("site hinterland-3")
    assert (t.red["pawn"], t.red["favor"], t.red["supply"]) == ("hinterland-3", 1, 5)
    t = in_blues_wood({"favor": 1}, **roads).play("travel cradle-1", "site provinces-2", "accept")
    assert (t.red["pawn"], t.red["favor"], t.blue["favor"], t.red["supply"]) == ("provinces-2", 0, 1, 5)


def test_r_117_a_portal_elsewhere_may_be_missed() -> None:
    portal: Page = {"hinterland_3": {"cards": ["portal"], "warbands": 1, "colour": "red"}}
    t = in_blues_wood({"secrets": 1}, **portal).play("use portal", "travel hinterland-3")
    assert (t.seat, t.step) == ("blue", "guided")
    t.play("site cradle-1")
    assert (t.red["pawn"], t.red["supply"], t.red["secrets"]) == ("cradle-1", 5, 0)


def test_r_117_being_put_somewhere_is_not_directed() -> None:
    """The Gathering calls red out of the Wood: blue is not asked where to."""
    wood: Page = {"site": "shrouded_wood", "warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", turn="blue", blue={"facedown": ["the_gathering"]}, provinces_1=wood)
    t.play("adviser the_gathering", "play-site hinterland-1", "decline", "accept")
    assert t.red["pawn"] == "hinterland-1"
