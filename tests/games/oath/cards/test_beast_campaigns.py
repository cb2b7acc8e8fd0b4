"""The Beast denizens in campaigns: battle plans, and what forbids or taxes them."""

from __future__ import annotations

from tests.games.oath.battles import HERE, against_blue, bandits, resolve
from tests.games.oath.table import Page, Table

# ---------------------------------------------------------------- battle plans


def test_rangers_shrug_off_skulls() -> None:
    t = against_blue(3, red={"favor": 1, "advisers": ["rangers"]}).play("campaign blue", "done", "number 3")
    t.wish("DDS", "1").play("use rangers")
    assert t.told("victory")
    assert t.red["warbands"] == 3  # no skull kills
    assert t.s.campaign is not None
    assert t.s.campaign.attack_dice == 3


def test_rangers_are_two_more_against_a_strong_defense() -> None:
    t = against_blue(
        3,
        red={"favor": 1, "advisers": ["rangers"]},
        blue={"pawn": HERE},
        cradle_2={"warbands": 1, "colour": "blue"},
    )
    t.play("campaign blue", "target-pawn", "target-site cradle-2", "done", "number 3").wish("HHHHH", "BBBB").play("use rangers")
    assert t.told("rolls_attack")[-1].values == (5, 0, 0)


def test_rangers_cost_a_favor_and_only_attack() -> None:
    t = against_blue(3, red={"advisers": ["rangers"]}).play("campaign blue", "done", "number 3")
    assert t.step != "plans"
    t = against_blue(3, blue={"favor": 1, "advisers": ["rangers"]}).play("campaign blue", "done", "number 3")
    assert t.step != "plans"


def test_war_tortoise_stops_double_swords_but_not_their_skulls() -> None:
    t = against_blue(4, blue={"favor": 1, "advisers": ["war_tortoise"]}).play("campaign blue", "done", "number 4")
    t.wish("DDSS", "B").play("use war_tortoise")
    assert t.told("strengths")[-1].values == (2, 2)
    assert t.told("killed_on_board")[0].values == (2,)


def test_war_tortoise_stops_double_shields() -> None:
    t = against_blue(4, red={"favor": 1, "advisers": ["war_tortoise"]}).play("campaign blue", "done", "number 4")
    t.wish("SSSS", "2").play("use war_tortoise")
    assert t.told("strengths")[-1].values == (4, 2)


def test_war_tortoise_spares_ones_own_dice() -> None:
    t = against_blue(4, blue={"favor": 1, "advisers": ["war_tortoise"]}).play("campaign blue", "done", "number 4")
    t.wish("SSHH", "2").play("use war_tortoise")
    assert t.told("strengths")[-1].values == (3, 4)
    t = against_blue(4, red={"favor": 1, "advisers": ["war_tortoise"]}).play("campaign blue", "done", "number 4")
    t.wish("DSSS", "B").play("use war_tortoise")
    assert t.told("strengths")[-1].values == (5, 2)


def test_war_tortoise_must_be_paid() -> None:
    assert against_blue(4, red={"advisers": ["war_tortoise"]}).play("campaign blue", "done", "number 4").step != "plans"


def test_nature_worship_counts_beast_advisers() -> None:
    page = {"secrets": 1, "advisers": ["nature_worship", "wolves", "elders"]}
    t = against_blue(2, red=page).play("campaign blue", "done", "number 2").wish("HHHH", "B").play("use nature_worship")
    assert t.told("rolls_attack")[-1].values == (4, 0, 0)
    t = against_blue(3, blue=page).play("campaign blue", "done", "number 3").wish("H", "B").play("use nature_worship")
    assert t.told("rolls_attack")[-1].values == (1, 0, 0)
    t = against_blue(2, red={**page, "secrets": 0}).play("campaign blue", "done", "number 2")
    assert t.step != "plans"


def test_walled_garden_grows_with_every_beast_on_the_map() -> None:
    garden = {"cards": ["walled_garden", "wolves"]}
    t = against_blue(2, provinces_1=garden, cradle_2={"cards": ["bracken", "elders"]})
    t.play("campaign blue", "done", "number 2").wish("HH", "BBBB").play("use walled_garden")
    assert sum(t.told("rolls_defense")[-1].values) == 4
    t = against_blue(2, cradle_2={"cards": ["walled_garden"], "warbands": 1, "colour": "blue"})
    t.play("campaign blue", "done", "number 2")
    assert t.step != "plans"  # its site is no target


def test_walled_garden_serves_bandits_too() -> None:
    t = bandits(2, provinces_1={"cards": ["walled_garden"]})
    resolve(t, "bandits", 2, "HH", "BB")
    assert sum(t.told("rolls_defense")[-1].values) == 2


# ---------------------------------------------------------------- against plans


def test_true_names_forbid_plans_of_the_owners_suits() -> None:
    page = {"favor": 2, "secrets": 2, "advisers": ["rangers", "longbows", "horse_archers"]}
    t = against_blue(3, red=page, blue={"advisers": ["true_names", "elders"]}).play("campaign blue", "done", "number 3")
    assert t.offered("use") == {"longbows"}
    assert t.refusal("use rangers") == "O-2.21"


def test_true_names_bind_only_the_enemy() -> None:
    page = {"favor": 2, "advisers": ["rangers"]}
    t = against_blue(3, red=page, purple={"relics": ["the_grand_scepter"], "advisers": ["true_names"]})
    assert t.play("campaign blue", "done", "number 3").offered("use") == {"rangers"}
    t = against_blue(3, red={**page, "advisers": ["rangers", "true_names"]}).play("campaign blue", "done", "number 3")
    assert t.offered("use") == {"rangers"}


def test_marsh_spirit_leads_attackers_astray() -> None:
    page = {"advisers": ["longbows"]}
    t = against_blue(3, red=page, blue={"advisers": ["horse_archers"]}, provinces_1={"cards": ["marsh_spirit"]})
    t.play("campaign blue", "done", "number 3")
    assert (t.seat, t.step) == ("blue", "plans")  # the defender's are free
    t = against_blue(3, red=page, cradle_2={"cards": ["marsh_spirit"], "warbands": 1, "colour": "blue"})
    t.play("campaign blue", "done", "number 3")
    assert t.offered("use") == {"longbows"}


def test_insect_swarm_makes_plans_dearer() -> None:
    swarm = {"advisers": ["insect_swarm"]}
    t = against_blue(3, red={"favor": 1, "advisers": ["longbows"]}, blue=swarm).play("campaign blue", "done", "number 3")
    before = t.data["shared"]
    t.play("use longbows")
    assert (t.red["favor"], t.data["shared"]) == (0, before + 1)
    t = against_blue(3, red={"advisers": ["longbows"]}, blue=swarm).play("campaign blue", "done", "number 3")
    assert t.step != "plans"
    bystander = {**swarm, "relics": ["the_grand_scepter"]}
    t = against_blue(3, red={"advisers": ["longbows"]}, purple=bystander).play("campaign blue", "done", "number 3")
    assert t.offered("use") == {"longbows"}


def test_insect_swarm_keeps_bandits_from_their_plans() -> None:
    """CR-4: what costs something is not for bandits."""
    t = bandits(2, red={"advisers": ["insect_swarm"]}, provinces_1={"cards": ["longbows"]})
    resolve(t, "bandits", 2, "HH", "B")
    assert not t.told("uses_plan")
    t = bandits(2, blue={"advisers": ["insect_swarm"]}, provinces_1={"cards": ["longbows"]})
    resolve(t, "bandits", 2, "H", "B")
    assert t.told("uses_plan")


def under_the_chancellor(*advisers: str, **changes: object) -> Table:
    """Red attacks blue, a Citizen, at a site of the Empire; the Chancellor, with these advisers, is blue's Ally from afar."""
    return Table(
        oath="devotion",
        red={"warbands": 3, "favor": 2, "advisers": ["rangers", "longbows"]},
        purple={"advisers": list(advisers), "relics": ["the_grand_scepter"]},
        blue={"role": "citizen"},
        provinces_1={"warbands": 1, "colour": "purple"},
        cradle_2={"warbands": 1, "colour": "purple"},
        **changes,
    ).play("campaign blue")


def test_true_names_of_an_ally_bind_too() -> None:
    t = under_the_chancellor("true_names").play("done", "number 3")
    assert t.offered("use") == {"longbows"}
    assert under_the_chancellor("elders").play("done", "number 3").offered("use") == {"rangers", "longbows"}


def test_true_names_silence_bandits() -> None:
    t = bandits(2, red={"advisers": ["true_names"]}, provinces_1={"cards": ["walled_garden"]})
    resolve(t, "bandits", 2, "HH", "B")
    assert not t.told("uses_plan")


def test_insect_swarm_of_an_ally_stings_too() -> None:
    t = under_the_chancellor("insect_swarm").play("done", "number 3", "use rangers")
    assert t.red["favor"] == 0  # one placed, one burned
    assert not t.may("use longbows")


def test_giant_python_of_the_chancellor_guards_the_empire() -> None:
    t = under_the_chancellor("giant_python")
    assert t.refusal("done") == "O-2.21"
    assert t.play("target-site cradle-2").may("done")
    ally = {"role": "citizen", "pawn": HERE, "advisers": ["giant_python"]}
    assert under_the_chancellor(players=4, yellow=ally).may("done")  # who only joins guards nobody


# ---------------------------------------------------------------- campaigns from afar


def test_vow_of_union_keeps_who_is_called_away() -> None:
    """Forced travel is blocked too, while warbands are on the board."""
    page: Page = {"red": {"secrets": 1, "relics": ["whistle"]}, "hinterland_1": {"warbands": 1, "colour": "blue"}}
    for board, called in ((1, {"purple"}), (0, {"purple", "blue"})):
        blue = {"warbands": board, "advisers": ["vow_of_union"]}
        t = Table(oath="devotion", blue=blue, reliquary={}, **page).play("use whistle")
        assert t.offered("player") == called


def test_vow_of_union_loses_from_any_site_and_leaves_the_rest_there() -> None:
    mine: Page = {"cradle_2": {"warbands": 1, "colour": "red"}, "hinterland_3": {"warbands": 2, "colour": "red"}}
    t = against_blue(1, red={"advisers": ["vow_of_union"]}, provinces_1={"warbands": 9}, **mine)
    t.play("campaign blue", "done").wish("HHHH", "B").play("number 4")
    assert t.offered("lose-at") == {"cradle-2", "hinterland-3"}
    t.play("lose-at cradle-2", "lose-at hinterland-3")
    assert (t.cradle_2["warbands"], t.hinterland_3["warbands"], t.red["warbands"]) == (0, 1, 1)
    assert t.step == "act"


def test_vow_of_union_brings_no_purple_against_the_empire() -> None:
    t = Table(
        oath="devotion",
        red={"role": "citizen", "warbands": 1, "advisers": ["vow_of_union"]},
        blue={"role": "citizen", "pawn": HERE},
        cradle_2={"warbands": 3, "colour": "purple"},
    ).play("campaign blue", "target-pawn", "done")
    assert t.offered("number") == {"0", "1"}


def test_vow_of_union_with_the_bandit_crown() -> None:
    """The bandits of all one's sites join, here seven, but none of them dies for a skull."""
    t = Table(
        oath="devotion",
        red={"warbands": 1, "advisers": ["vow_of_union"], "relics": ["bandit_crown"]},
        blue={"pawn": HERE},
        provinces_1={"warbands": 1, "colour": "red"},
        cradle_2={"warbands": 1, "colour": "blue"},
    ).play("campaign blue", "target-pawn", "done")
    assert t.offered("number") == {str(n) for n in range(1 + 1 + 7 + 1)}
    t.wish("DDDD", "BB").play("number 4", "lose-from red")
    assert (t.red["warbands"], t.provinces_1["warbands"]) == (0, 0)


def test_wild_allies_of_a_citizen_march_against_the_empire() -> None:
    """R-52."""
    t = Table(
        oath="devotion",
        red={"role": "citizen", "secrets": 1, "warbands": 1, "advisers": ["wild_allies"]},
        purple={"pawn": "cradle-2", "relics": ["the_grand_scepter"]},
        cradle_2={"cards": ["bracken"], "warbands": 3, "colour": "purple"},
    ).play("use wild_allies", "site cradle-2", "campaign purple", "target-pawn", "done")
    assert t.offered("number") == {str(n) for n in range(5)}


def test_wild_allies_march_against_bandits_too_and_march_they_must() -> None:
    t = Table(
        oath="devotion", red={"secrets": 1, "warbands": 3, "advisers": ["wild_allies"]}, cradle_2={"cards": ["bracken"]}
    ).play("use wild_allies", "site cradle-2")
    assert t.offered("campaign") == {"bandits"}
    assert not t.may("decline")
    t.play("campaign bandits")
    assert t.data["campaign"]["site"] == "cradle-2"


def test_wild_allies_bring_the_bandits_of_their_lord() -> None:
    t = Table(
        oath="devotion",
        red={"secrets": 1, "warbands": 1, "advisers": ["wild_allies"], "relics": ["bandit_crown"]},
        blue={"pawn": "cradle-2"},
        cradle_2={"cards": ["bracken"]},
    ).play("use wild_allies", "site cradle-2", "campaign blue", "target-pawn", "done")
    assert t.offered("number") == {"0", "1", "2"}


def test_wild_allies_fight_from_any_site_with_a_beast() -> None:
    mine = {"cards": ["bracken"], "warbands": 3, "colour": "red"}
    t = Table(
        oath="devotion",
        red={"secrets": 1, "warbands": 1, "advisers": ["wild_allies"]},
        blue={"pawn": "cradle-2"},
        cradle_2=mine,
        hinterland_2={"cards": ["rangers"], "warbands": 1, "colour": "red"},
        hinterland_3={"cards": ["elders"], "warbands": 1, "colour": "blue"},
    ).play("use wild_allies")
    assert t.offered("site") == {"cradle-2"}
    t.play("site cradle-2")
    assert t.offered("campaign") == {"blue"}
    assert t.refusal("campaign bandits") == "O-5.5.1"
    t.play("campaign blue", "target-pawn", "done")
    assert t.offered("number") == {str(n) for n in range(5)}
    assert t.red["supply"] == 7


def test_wild_allies_among_enemies_bring_nobody_along() -> None:
    t = Table(
        oath="devotion",
        red={"secrets": 1, "warbands": 1, "advisers": ["wild_allies"]},
        cradle_2={"cards": ["bracken"], "warbands": 3, "colour": "blue"},
    ).play("use wild_allies", "site cradle-2", "campaign blue", "done")
    assert t.offered("number") == {"0", "1"}  # the three there are blue's


def test_wild_allies_need_a_beast_and_a_secret() -> None:
    page = {"secrets": 1, "warbands": 1, "advisers": ["wild_allies"]}
    assert Table(red=page, cradle_2={"cards": ["elders"]}).refusal("use wild_allies") == "O-10.5"
    assert Table(red={**page, "secrets": 0}, cradle_2={"cards": ["wolves"]}).refusal("use wild_allies") == "O-10.2"


def test_wild_allies_are_not_offered_for_the_secret_that_their_only_target_would_cost() -> None:
    """The price of a power is paid first: at the Hidden Place nothing would be left to flip."""
    page = {"warbands": 1, "advisers": ["wild_allies"]}
    hidden = {"site": "the_hidden_place", "cards": ["bracken"], "warbands": 1, "colour": "blue"}
    poor = Table(oath="devotion", red={**page, "secrets": 1}, cradle_2=hidden)
    assert poor.refusal("use wild_allies") == "O-10.5"
    assert "wild_allies" not in poor.offered("use")
    rich = Table(oath="devotion", red={**page, "secrets": 2}, cradle_2=hidden)
    assert rich.play("use wild_allies").offered("site") == {"cradle-2"}
