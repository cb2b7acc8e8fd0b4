"""The Beast denizens in campaigns: battle plans, and what forbids or taxes them."""

from __future__ import annotations

from tests.games.oath.battles import HERE, against_blue, bandits, resolve
from tests.games.oath.table import Table

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


def test_insect_swarm_keeps_bandits_from_their_plans() -> None:
    """CR-4: what costs something is not for bandits."""
    t = bandits(2, red={"advisers": ["insect_swarm"]}, provinces_1={"cards": ["longbows"]})
    resolve(t, "bandits", 2, "HH", "B")
    assert not t.told("uses_plan")
    t = bandits(2, blue={"advisers": ["insect_swarm"]}, provinces_1={"cards": ["longbows"]})
    resolve(t, "bandits", 2, "H", "B")
    assert t.told("uses_plan")


# ---------------------------------------------------------------- campaigns from afar


def test_wild_allies_fight_from_any_site_with_a_beast() -> None:
    mine = {"cards": ["bracken"], "warbands": 3, "colour": "red"}
    t = Table(
        oath="devotion",
        red={"secrets": 1, "warbands": 1, "advisers": ["wild_allies"]},
        blue={"pawn": "cradle-2"},
        cradle_2=mine,
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
