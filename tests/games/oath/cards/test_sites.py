"""Every site by its name: what its power does, and when it doesn't. The clauses of O-11 are tested with the actions they bend."""

from __future__ import annotations

import pytest

from tests.games.oath.battles import HERE, against_blue, bandits
from tests.games.oath.table import Page, Table

MOVED: Page = {"cradle_1": {"site": "plains"}, "provinces_1": {"site": "mine"}, "provinces_2": {"site": "mountain"}}


def play_at(site: str, card: str, **here: object) -> Table:
    """Red plays the card to this site in the Cradle."""
    red: Page = {"pawn": "cradle-2", "facedown": [card]}
    page: Page = {**MOVED, "hinterland_3": {"site": "salt_flats"}, "cradle_2": {"site": site, **here}, "red": red}
    return Table(**page).play(f"adviser {card}", "play-site cradle-2")


def wake_at(site: str, **here: int) -> Table:
    """Red's turn begins there."""
    return Table(turn="purple", oath="devotion", red={"pawn": "cradle-2"}, cradle_2={"site": site, **here}).play("rest")


# ---------------------------------------------------------------- homelands


def test_standing_stones_are_home_to_the_arcane() -> None:
    assert play_at("standing_stones", "spirit_snare").red["secrets"] == 1
    assert play_at("standing_stones", "elders").red["secrets"] == 0
    assert play_at("standing_stones", "spirit_snare", discarded_here=["arcane"]).red["secrets"] == 0


def test_steppe_is_home_to_nomads() -> None:
    assert play_at("steppe", "elders").red["secrets"] == 1
    assert play_at("steppe", "scouts").red["secrets"] == 0
    assert play_at("steppe", "elders", discarded_here=["nomad"]).red["secrets"] == 0


def test_ancient_city_is_home_to_the_order() -> None:
    assert play_at("ancient_city", "scouts").red["warbands"] == 2
    assert play_at("ancient_city", "elders").red["warbands"] == 0
    assert play_at("ancient_city", "scouts", discarded_here=["order"]).red["warbands"] == 0


def test_fertile_valley_is_home_to_the_hearth() -> None:
    assert play_at("fertile_valley", "traveling_doctor").red["favor"] == 2  # one for playing it at all
    assert play_at("fertile_valley", "elders").red["favor"] == 1
    assert play_at("fertile_valley", "traveling_doctor", discarded_here=["hearth"]).red["favor"] == 1


def test_wastes_give_discord_their_relic() -> None:
    assert play_at("wastes", "scryer", relics=["cup_of_plenty"]).red["relics"] == ["cup_of_plenty"]
    assert play_at("wastes", "elders", relics=["cup_of_plenty"]).red["relics"] == []


def test_deep_woods_give_beasts_their_relic() -> None:
    assert play_at("deep_woods", "wolves", relics=["cup_of_plenty"]).red["relics"] == ["cup_of_plenty"]
    assert play_at("deep_woods", "elders", relics=["cup_of_plenty"]).red["relics"] == []


# ---------------------------------------------------------------- at the end of a Wake


def test_mine_gives_a_favor() -> None:
    t = wake_at("mine", favor=3).play("use mine")
    assert (t.red["favor"], t.cradle_2["favor"]) == (1, 2)
    assert t.told("picks_up_favor")
    assert wake_at("mine").step == "act"


def test_drowned_city_gives_a_secret() -> None:
    t = wake_at("drowned_city", secrets=1).play("use drowned_city")
    assert (t.red["secrets"], t.cradle_2["secrets"]) == (1, 0)
    assert t.told("picks_up_secret")
    assert wake_at("drowned_city").step == "act"


@pytest.mark.parametrize(("choice", "got"), [("take-secret", (0, 1)), ("take-favor", (1, 0))])
def test_salt_flats_give_one_or_the_other(choice: str, got: tuple[int, int]) -> None:
    t = wake_at("salt_flats", favor=2, secrets=1).play("use salt_flats", choice)
    assert (t.red["favor"], t.red["secrets"]) == got
    assert (t.cradle_2["favor"], t.cradle_2["secrets"]) == (2 - got[0], 1 - got[1])
    assert wake_at("salt_flats").step == "act"


# ---------------------------------------------------------------- travelling


def from_coast(site: str, other: str) -> Table:
    return Table(red={"pawn": "hinterland-1"}, hinterland_1={"site": site}, cradle_2={"site": other})


def test_barren_coast_is_near_to_other_coasts() -> None:
    assert from_coast("barren_coast", "lush_coast").play("travel cradle-2").red["supply"] == 6
    assert from_coast("barren_coast", "lush_coast").play("travel cradle-1").red["supply"] == 3


def test_lush_coast_is_near_to_other_coasts() -> None:
    assert from_coast("lush_coast", "rocky_coast").play("travel cradle-2").red["supply"] == 6
    assert from_coast("lush_coast", "mine").play("travel cradle-2").red["supply"] == 3


def test_rocky_coast_goes_past_the_narrow_pass() -> None:
    coasts: Page = {"provinces_1": {"site": "rocky_coast"}, "hinterland_1": {"site": "barren_coast"}}
    t = Table(**coasts, hinterland_2={"site": "narrow_pass"})
    assert t.refusal("travel hinterland-3") == "O-11.8"
    assert t.play("travel hinterland-1").red["supply"] == 6
    t = Table(red={"pawn": "provinces-2"}, **coasts, hinterland_2={"site": "narrow_pass"})
    assert t.refusal("travel hinterland-1") == "O-11.8"  # not from a coast


def test_charming_valley_is_hard_to_leave() -> None:
    assert Table(provinces_1={"site": "charming_valley"}).play("travel provinces-2").red["supply"] == 4
    t = Table(red={"pawn": "provinces-2"}, provinces_1={"site": "charming_valley"})
    assert t.play("travel provinces-1").red["supply"] == 5


def test_narrow_pass_is_the_way_into_its_region() -> None:
    t = Table(hinterland_2={"site": "narrow_pass"})
    assert t.refusal("travel hinterland-1") == "O-11.8"
    t.play("travel hinterland-2", "travel hinterland-1")
    assert t.red["pawn"] == "hinterland-1"


def test_narrow_pass_is_a_target_of_who_attacks_from_elsewhere() -> None:
    behind: Page = {"hinterland_3": {"warbands": 1, "colour": "blue"}}
    t = against_blue(hinterland_2={"site": "narrow_pass", "warbands": 1, "colour": "blue"}, **behind).play("campaign blue")
    t.play("target-site hinterland-3")
    assert t.refusal("done") == "O-11.8"
    assert t.play("target-site hinterland-2").may("done")


def test_buried_giant_carries_for_a_secret() -> None:
    t = Table(red={"secrets": 1, "supply": 0}, provinces_1={"site": "buried_giant"}, hinterland_2={"site": "narrow_pass"})
    t.play("use buried_giant", "travel hinterland-3")
    assert (t.red["secrets"], t.red["facedown_secrets"], t.red["supply"]) == (0, 1, 0)
    assert Table(provinces_1={"site": "buried_giant"}).refusal("use buried_giant") == "O-10.2"


def test_shrouded_wood_leads_where_its_ruler_will() -> None:
    t = Table(provinces_1={"site": "shrouded_wood", "warbands": 1, "colour": "blue"}).play("travel cradle-1", "site hinterland-3")
    assert (t.red["pawn"], t.red["supply"]) == ("hinterland-3", 5)
    assert Table(provinces_1={"site": "shrouded_wood"}).play("travel hinterland-1").red["pawn"] == "hinterland-1"


def test_the_hidden_place_is_found_for_a_secret() -> None:
    t = Table(red={"secrets": 1}, provinces_2={"site": "the_hidden_place"}).play("travel provinces-2")
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (0, 1)
    assert Table(provinces_2={"site": "the_hidden_place"}).refusal("travel provinces-2") == "O-10.2"


def test_the_hidden_place_is_attacked_for_a_secret() -> None:
    t = against_blue(red={"secrets": 1}, provinces_1={"site": "the_hidden_place"}).play("campaign blue", "done")
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (0, 1)
    assert against_blue(provinces_1={"site": "the_hidden_place"}).refusal("campaign blue") == "O-10.2"


# ---------------------------------------------------------------- fighting, searching, mustering


def attack_dice(t: Table) -> int:
    return sum(t.told("rolls_attack")[0].values)


def test_plains_add_a_die_to_the_attack() -> None:
    t = bandits(3, provinces_1={"site": "plains"}).play("campaign bandits", "done", "number 3")
    assert attack_dice(t) == 4
    t = bandits(3, provinces_2={"site": "plains"}).play("campaign bandits", "done", "number 3")
    assert attack_dice(t) == 3  # nothing there is attacked


def test_mountain_takes_a_die_from_the_attack() -> None:
    t = bandits(3, provinces_1={"site": "mountain"}).play("campaign bandits", "done", "number 3")
    assert attack_dice(t) == 2
    t = bandits(3, provinces_2={"site": "mountain"}).play("campaign bandits", "done", "number 3")
    assert attack_dice(t) == 3


def test_marshes_hide_a_card() -> None:
    assert len(Table(provinces_1={"site": "marshes"}).play("search world").red["hand"]) == 2
    assert len(Table(provinces_2={"site": "marshes"}).play("search world").red["hand"]) == 3


def test_river_brings_its_ruler_a_warband() -> None:
    red: Page = {"favor": 1, "pawn": "hinterland-1"}
    ruled = {"cards": ["wolves"], "warbands": 1, "colour": "red"}
    assert Table(red=red, hinterland_1=ruled).play("muster wolves").red["warbands"] == 3
    assert Table(red=red, hinterland_1={"cards": ["wolves"]}).play("muster wolves").red["warbands"] == 2


def test_great_slum_makes_room() -> None:
    slum = {"site": "great_slum", "cards": ["elders", "keep", "scryer"]}
    t = Table(red={"facedown": ["wolves"]}, provinces_1=slum, hinterland_2={"site": "mine"}).play("adviser wolves")
    assert t.offered("card") == {"elders", "scryer"}  # the Keep is locked
    t.play("card elders", f"play-site {HERE}")
    assert t.provinces_1["cards"] == ["keep", "scryer", "wolves"]
