"""Relics that are battle plans: Sticky Fire, Cursed Cauldron, Obsidian Cage."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.things import CAGE
from bailiwick.games.oath.pieces import bury_relic
from tests.games.oath.battles import HERE, against_blue, bandits
from tests.games.oath.counting import check_warbands
from tests.games.oath.table import Page, Table


def victory(plan: str, red: Page, blue: Page) -> Table:
    """Red attacks blue, who has two warbands at the site and those on the board beside, uses the plan, and wins."""
    t = against_blue(red=red, blue={"pawn": HERE, **blue}).play("campaign blue", "done", "number 5")
    t.wish("SSSSS", "B")
    return t.play(f"use {plan}")


def repulse(plan: str, red: Page, blue: Page) -> Table:
    """Red attacks blue with four, blue uses the plan, and the attack fails with two hollow swords."""
    site = {"warbands": 9, "colour": "blue"}
    t = against_blue(4, red=red, blue=blue, provinces_1=site).play("campaign blue", "done", "number 2")
    t.wish("HH", "B")
    return t.play(f"use {plan}")


# ---------------------------------------------------------------- Sticky Fire


def test_sticky_fire_kills_the_whole_force_for_a_favor() -> None:
    t = victory("sticky_fire", {"favor": 1, "relics": ["sticky_fire"]}, {"warbands": 2})
    assert (t.seat, t.step) == ("red", "sticky_fire.0.reaction")
    t.play("accept")
    assert (t.blue["warbands"], t.blue["favor"], t.red["favor"]) == (0, 1, 0)
    assert t.step == "occupy"


def test_sticky_fire_need_not_burn() -> None:
    t = victory("sticky_fire", {"favor": 1, "relics": ["sticky_fire"]}, {"warbands": 2}).play("decline")
    assert (t.blue["warbands"], t.blue["favor"]) == (2, 0)


def test_sticky_fire_burns_without_favor_too() -> None:
    t = victory("sticky_fire", {"relics": ["sticky_fire"]}, {"warbands": 2}).play("accept")
    assert (t.blue["warbands"], t.blue["favor"]) == (0, 0)


def test_sticky_fire_does_not_draw_on_a_vow_of_kinship() -> None:
    """Nobody is forced to use the favor of the Nomad bank."""
    t = victory("sticky_fire", {"relics": ["sticky_fire"], "advisers": ["vow_of_kinship"]}, {"warbands": 2}).play("accept")
    assert (t.blue["warbands"], t.blue["favor"], t.data["banks"]["nomad"]) == (0, 0, 3)


def test_sticky_fire_serves_a_defender() -> None:
    t = repulse("sticky_fire", {}, {"favor": 2, "relics": ["sticky_fire"]})
    assert t.seat == "blue"
    t.play("accept")
    assert (t.red["warbands"], t.red["favor"], t.blue["favor"]) == (0, 1, 1)


def test_sticky_fire_does_nothing_in_defeat_or_against_bandits() -> None:
    site = {"warbands": 9, "colour": "blue"}
    t = against_blue(4, red={"relics": ["sticky_fire"]}, provinces_1=site).play("campaign blue", "done", "number 2")
    t.wish("HH", "B").play("use sticky_fire")
    assert (t.step, t.red["warbands"]) == ("act", 2)
    t = bandits(red={"relics": ["sticky_fire"]}).play("campaign bandits", "done", "number 4")
    t.wish("SSSS", "B").play("use sticky_fire")
    assert t.step == "occupy"


def test_sticky_fire_is_cancelled_but_paid_for() -> None:
    """None beats all: the Billowing Fog saves them, and the favor is given."""
    t = against_blue(
        red={"favor": 1, "relics": ["sticky_fire"]},
        blue={"pawn": HERE, "warbands": 2, "secrets": 1, "favor": 3, "advisers": ["billowing_fog"]},
    ).play("campaign blue", "done", "number 5", "use sticky_fire")
    t.wish("SSSSS", "B").play("use billowing_fog", "accept")
    assert t.blue["warbands"] == 4
    assert t.red["favor"] == 0


# ---------------------------------------------------------------- Cursed Cauldron


def test_cursed_cauldron_raises_the_enemys_dead() -> None:
    t = victory("cursed_cauldron", {"relics": ["cursed_cauldron"]}, {"warbands": 2}).play("number 0")
    assert t.red["warbands"] == 5 + 2
    check_warbands(t.data)


def test_cursed_cauldron_counts_skulls_and_losses_of_an_attacker() -> None:
    site = {"warbands": 9, "colour": "blue"}
    t = against_blue(6, blue={"relics": ["cursed_cauldron"]}, provinces_1=site).play("campaign blue", "done", "number 2")
    t.wish("DD", "B").play("use cursed_cauldron")
    assert t.red["warbands"] == 2  # six, less two skulls, halved
    assert t.blue["warbands"] == 4
    check_warbands(t.data)


def test_cursed_cauldron_gets_nobody_whom_a_hospital_saves() -> None:
    hospital = {"cards": ["hospital"], "warbands": 1, "colour": "blue"}
    t = against_blue(red={"relics": ["cursed_cauldron"]}, blue={"pawn": HERE, "warbands": 2}, cradle_2=hospital)
    t.play("campaign blue", "done", "number 5", "use cursed_cauldron").wish("SSSSS", "B").play("use hospital", "number 0")
    assert t.cradle_2["warbands"] == 1 + 2
    assert t.red["warbands"] == 5
    check_warbands(t.data)


def test_cursed_cauldron_gets_those_whom_a_ring_of_devotion_keeps_out_of_the_hospital() -> None:
    hospital = {"cards": ["hospital"], "warbands": 1, "colour": "blue"}
    blue: Page = {"pawn": HERE, "warbands": 2, "relics": ["ring_of_devotion"]}
    t = against_blue(red={"relics": ["cursed_cauldron"]}, blue=blue, cradle_2=hospital)
    t.play("campaign blue", "done", "number 5", "use cursed_cauldron").wish("SSSSS", "B").play("use hospital", "number 0")
    assert (t.cradle_2["warbands"], t.red["warbands"]) == (1, 5 + 2)
    check_warbands(t.data)


def test_cursed_cauldron_boils_no_bandits_and_nothing_in_defeat() -> None:
    t = bandits(red={"relics": ["cursed_cauldron"]}).play("campaign bandits", "done", "number 4")
    t.wish("SSSS", "B").play("use cursed_cauldron", "number 0")
    assert t.red["warbands"] == 5
    site = {"warbands": 9, "colour": "blue"}
    t = against_blue(4, red={"relics": ["cursed_cauldron"]}, provinces_1=site).play("campaign blue", "done", "number 2")
    t.wish("HH", "B").play("use cursed_cauldron")
    assert t.red["warbands"] == 2


# ---------------------------------------------------------------- Obsidian Cage


def test_obsidian_cage_takes_the_survivors_in() -> None:
    t = victory("obsidian_cage", {"relics": ["obsidian_cage"]}, {"warbands": 2}).play("number 0")
    assert t.data["caged"]["blue"] == 2
    assert t.blue["warbands"] == 0
    check_warbands(t.data)


def test_obsidian_cage_takes_only_what_was_in_the_force() -> None:
    """Blue stands elsewhere: the board was no part of it, but the survivor of the site has come there."""
    t = victory("obsidian_cage", {"relics": ["obsidian_cage"]}, {"warbands": 2, "pawn": "hinterland-1"}).play("number 0")
    assert (t.data["caged"]["blue"], t.blue["warbands"]) == (1, 2)


def test_obsidian_cage_takes_an_attacker_in() -> None:
    t = repulse("obsidian_cage", {}, {"relics": ["obsidian_cage"]})
    assert (t.data["caged"]["red"], t.red["warbands"]) == (2, 0)
    check_warbands(t.data)


def test_obsidian_cage_takes_in_those_who_joined_from_sites() -> None:
    site = {"warbands": 9, "colour": "blue"}
    mine = {"warbands": 3, "colour": "red"}
    t = against_blue(
        2, red={"advisers": ["vow_of_union"]}, blue={"relics": ["obsidian_cage"]}, provinces_1=site, cradle_2=mine
    ).play("campaign blue", "done", "number 2")
    t.wish("HH", "B").play("use obsidian_cage", "lose-from red", "lose-at cradle-2")
    assert (t.data["caged"]["red"], t.red["warbands"], t.cradle_2["warbands"]) == (3, 0, 0)
    check_warbands(t.data)


def test_obsidian_cage_sets_warbands_free() -> None:
    t = Table(red={"relics": ["obsidian_cage"]}, caged={"blue": 3, "purple": 2}).play("use obsidian_cage")
    assert t.offered("player") == {"purple", "blue"}
    t.play("player blue")
    assert t.offered("number") == {"1", "2", "3"}
    t.play("number 2")
    assert (t.blue["warbands"], t.data["caged"]["blue"]) == (2, 1)
    check_warbands(t.data)
    assert Table(red={"relics": ["obsidian_cage"]}).refusal("use obsidian_cage") == "O-10.5"


def test_obsidian_cage_gives_purple_to_any_imperial_player() -> None:
    page = {"relics": ["obsidian_cage"]}
    t = Table(red=page, blue={"role": "citizen"}, caged={"blue": 1, "purple": 2}).play("use obsidian_cage", "player blue")
    assert t.offered("number") == {"1", "2", "3"}
    t.play("number 2")  # the own one, which turns purple, and a purple one
    assert (t.blue["warbands"], t.data["caged"]["blue"], t.data["caged"]["purple"]) == (2, 0, 1)
    assert t.data["stock"]["blue"] == 14
    check_warbands(t.data)


def test_obsidian_cage_is_emptied_before_it_is_buried() -> None:
    t = Table(red={"relics": ["obsidian_cage"]}, caged={"blue": 3, "purple": 2})
    bury_relic(t.s, CAGE, 63)
    assert (t.blue["warbands"], t.purple["warbands"]) == (3, 2)
    assert not any(t.data["caged"].values())
    check_warbands(t.data)
    t = Table(red={"relics": ["obsidian_cage"], "role": "citizen"}, caged={"purple": 2})
    bury_relic(t.s, CAGE, 63)
    assert (t.red["warbands"], t.purple["warbands"]) == (2, 0)
