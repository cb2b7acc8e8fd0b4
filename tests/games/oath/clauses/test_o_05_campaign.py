"""O-5.5 Campaign: targets, dice, forces, victory and defeat."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.game import GAME
from tests.games.oath.battles import HERE, against_blue, bandits, resolve
from tests.games.oath.table import Page, Table

# ---------------------------------------------------------------- defender and targets


def test_o_5_5_1_the_ruler_of_the_site_or_somebody_there() -> None:
    t = against_blue(players=4, yellow={"pawn": HERE})
    assert t.offered("campaign") == {"blue", "yellow"}
    assert t.refusal("campaign bandits") == "O-5.5.1"
    assert t.refusal("campaign purple") == "O-5.5.1"
    assert t.refusal("campaign red") == "O-5.5.1"


def test_o_5_5_1_bandits_where_no_player_rules() -> None:
    assert bandits().offered("campaign") == {"bandits"}


def test_o_5_5_1_for_two_supply() -> None:
    assert against_blue().play("campaign blue").red["supply"] == 5
    assert against_blue(red={"supply": 1}).refusal("campaign blue") == "O-4.8"


def test_o_5_5_3_what_can_be_targeted() -> None:
    """G-55."""
    t = against_blue(
        players=4,
        blue={"pawn": HERE, "relics": ["dragonskin_drum"]},
        yellow={"pawn": HERE, "relics": ["cup_of_plenty"]},
        cradle_2={"warbands": 1, "colour": "blue"},
        hinterland_3={"warbands": 1, "colour": "yellow"},
        banners={"darkest_secret": {"holder": "yellow", "tokens": 2}},
    )
    blue = t.s.clone()
    t.play("campaign blue")
    assert t.data["campaign"]["targets"] == [2]  # its own site is compulsory
    assert [event.values for event in t.told("targets_site")] == [(2,)]
    assert t.offered("target-site") == {"cradle-2"}
    assert t.offered("target-relic") == {"dragonskin_drum"}
    assert t.offered("target-pawn") == {""}
    assert t.may("done")
    t.s = blue
    t.play("campaign yellow")
    assert t.refusal("done") == "O-5.5.3"
    assert t.offered("target-relic") == {"cup_of_plenty"}
    assert t.offered("target-banner") == {"darkest_secret"}
    assert t.offered("target-site") == {"hinterland-3"}
    assert t.refusal("target-site provinces-1") == "O-5.5.3"
    assert t.play("target-pawn").may("done")


def test_o_5_5_3_things_are_out_of_reach_if_the_pawn_is_elsewhere() -> None:
    t = against_blue(blue={"relics": ["dragonskin_drum"]}).play("campaign blue")
    assert t.refusal("target-relic dragonskin_drum") == "O-5.5.3"
    assert t.refusal("target-pawn") == "O-5.5.3"


def test_o_5_5_3_against_bandits_only_their_sites() -> None:
    t = bandits(cradle_1={"warbands": 1, "colour": "purple"}, cradle_2={"faceup": False}).play("campaign bandits")
    assert t.offered("target-site") == {"provinces-2", "provinces-3", "hinterland-1", "hinterland-2", "hinterland-3"}
    assert t.refusal("target-site cradle-2") == "O-5.5.3"


def test_o_5_5_3_dice_of_the_targets() -> None:
    """G-49: 1 for the site, 3 for the relic, the tokens of the banner, 2 for the pawn."""
    t = against_blue(blue={"pawn": HERE, "relics": ["bandit_crown"]}, banners={"peoples_favor": {"holder": "blue", "tokens": 4}})
    t.play("campaign blue", "target-relic bandit_crown", "target-banner peoples_favor", "target-pawn", "done")
    assert t.data["campaign"]["defense_dice"] == 1 + 3 + 4 + 2


@pytest.mark.parametrize(("usurper", "dice"), [(False, 2), (True, 3)])
def test_o_5_5_4_title_dice(usurper: bool, dice: int) -> None:
    t = against_blue(oathkeeper="blue", usurper=usurper).play("campaign blue", "done")
    assert t.data["campaign"]["defense_dice"] == dice


def test_r_45_supremacys_title_helps_any_imperial_defender() -> None:
    site = {"warbands": 2, "colour": "purple"}
    t = Table(red={"warbands": 3}, blue={"role": "citizen", "pawn": HERE}, provinces_1=site).play("campaign blue", "done")
    assert t.data["campaign"]["defense_dice"] == 2
    t = Table(red={"warbands": 3}, blue={"role": "citizen", "pawn": HERE}, provinces_1=site, oath="people").play(
        "campaign blue", "done"
    )
    assert t.data["campaign"]["defense_dice"] == 1


def test_r_35_any_number_of_dice_up_to_the_warbands() -> None:
    t = against_blue(3).play("campaign blue", "done")
    assert t.offered("number") == {"0", "1", "2", "3"}
    assert t.refusal("number 4") == "O-5.5.5"


def test_o_11_4_plains_and_mountain() -> None:
    """G-42, G-52; R-38: any target there, wherever the attacker is."""
    t = bandits(provinces_1={"site": "plains"}).play("campaign bandits", "done", "number 5")
    assert sum(t.told("rolls_attack")[0].values) == 6
    t = bandits(3, provinces_3={"site": "mountain"}).play("campaign bandits", "target-site provinces-3", "done", "number 3")
    assert sum(t.told("rolls_attack")[0].values) == 2


def test_r_39_mountain_with_an_empty_pool_adds_a_defense_die() -> None:
    t = bandits(2, provinces_1={"site": "mountain"}).play("campaign bandits", "done", "number 0")
    assert sum(t.told("rolls_defense")[0].values) == 2


def behind_the_pass(lord: str) -> Table:
    """Red has declared a site of blue's behind a Narrow Pass that this player rules."""
    return against_blue(
        hinterland_2={"site": "narrow_pass", "warbands": 1, "colour": lord},
        hinterland_3={"warbands": 1, "colour": "blue"},
    ).play("campaign blue", "target-site hinterland-3")


def test_o_11_8_the_pass_must_be_targeted_too() -> None:
    """G-56."""
    t = behind_the_pass("blue")
    assert t.refusal("done") == "O-11.8"
    assert t.play("target-site hinterland-2").may("done")
    assert behind_the_pass("red").may("done")  # nor need one who rules it


def test_o_5_5_3_a_declaration_that_leads_nowhere_is_begun_anew() -> None:
    t = behind_the_pass("blue").play("start-over")
    assert t.data["campaign"]["targets"] == [2]
    assert t.told("starts_over")
    assert t.may("done")
    assert not t.may("start-over")
    assert not behind_the_pass("red").may("start-over")  # what can be ended as it is stands


def test_o_11_8_or_nothing_there_can_be_declared() -> None:
    t = against_blue(hinterland_2={"site": "narrow_pass"}, hinterland_3={"warbands": 1, "colour": "blue"}).play("campaign blue")
    assert t.refusal("target-site hinterland-3") == "O-11.8"


def test_o_11_12_a_secret_for_targets_at_the_hidden_place_once() -> None:
    """G-11, second half (R-76)."""
    t = against_blue(red={"secrets": 2}, blue={"pawn": HERE}, provinces_1={"site": "the_hidden_place"})
    t.play("campaign blue", "target-pawn", "done")
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (1, 1)
    assert against_blue(provinces_1={"site": "the_hidden_place"}).refusal("campaign blue") == "O-10.2"


# ---------------------------------------------------------------- rolls


def test_o_5_5_8_and_o_5_5_9_strengths() -> None:
    """G-42: two swords, a double, a pair of hollow ones; the third is lost."""
    t = resolve(bandits(provinces_1={"site": "plains"}), "bandits", 5, "HHHSSD", "1")
    assert t.told("strengths")[0].values == (5, 2)
    assert t.red["warbands"] == 4  # the skull
    assert t.step == "occupy"
    t.play("number 1")
    assert t.provinces_1["warbands"] == 1


def test_o_5_5_8_doubling() -> None:
    """G-45, G-46."""
    t = resolve(
        against_blue(4, blue={"pawn": HERE, "relics": ["whistle"]}, reliquary={}),
        "blue",
        4,
        "SSHH",
        "XXB",
        "target-relic whistle",
    )
    assert t.told("strengths")[0].values == (3, 2)


def test_r_43_the_defenders_board_counts_by_the_pawn() -> None:
    t = resolve(against_blue(blue={"warbands": 3}), "blue", 2, "HS", "B")
    assert t.told("strengths")[0].values == (1, 2)
    t = resolve(against_blue(blue={"warbands": 3, "pawn": HERE}), "blue", 2, "HS", "B")
    assert t.told("strengths")[0].values == (1, 5)
    t = resolve(
        against_blue(blue={"warbands": 3, "pawn": "cradle-2"}, cradle_2={"warbands": 1, "colour": "blue"}),
        "blue",
        2,
        "HS",
        "BB",
        "target-site cradle-2",
    )
    assert t.told("strengths")[0].values == (1, 6)


def test_o_5_5_10_exactly_what_wins() -> None:
    """G-43, G-44."""
    one = {"warbands": 1}
    t = resolve(against_blue(2, provinces_1=one), "blue", 2, "HS", "B")
    assert t.step == "sacrifices"
    t.play("sacrifice")
    assert t.red["warbands"] == 1
    assert t.blue["warbands"] == 1  # half of one is none; it goes home
    assert t.step == "occupy"
    t = resolve(against_blue(2, provinces_1=one), "blue", 2, "HS", "B").play("decline")
    assert t.red["warbands"] == 1
    assert t.provinces_1["warbands"] == 1


def test_r_37_none_if_it_would_not_be_enough() -> None:
    """G-51."""
    t = resolve(against_blue(3, provinces_1={"warbands": 4}), "blue", 3, "DHH", "1")
    assert t.step == "act"
    assert t.red["warbands"] == 1


def test_o_5_5_11_a_tie_is_the_defenders() -> None:
    t = resolve(against_blue(1, provinces_1={"warbands": 1}), "blue", 1, "S", "B")
    assert t.step == "sacrifices"
    t.play("decline")
    assert t.told("repelled")


def test_r_40_skulls_beyond_the_force_are_lost() -> None:
    t = resolve(bandits(1), "bandits", 1, "D", "B")
    assert t.red["warbands"] == 0
    assert t.told("victory")


def test_o_5_5_12_half_of_the_whole_force_and_the_sites_are_left() -> None:
    """G-47, R-42."""
    t = resolve(
        against_blue(9, blue={"warbands": 3, "pawn": HERE}, provinces_2={"warbands": 1, "colour": "blue"}),
        "blue",
        9,
        "DSSSSSHHH",
        "1B",
        "target-site provinces-2",
    )
    assert t.told("strengths")[0].values == (8, 7)
    assert t.blue["warbands"] == 3
    t.play("number 2", "number 0")
    assert t.provinces_1["colour"] == "red"
    assert t.provinces_2["warbands"] == 0


def test_o_5_5_12_a_beaten_attacker_loses_half_of_what_is_left() -> None:
    """G-50."""
    t = resolve(against_blue(5, provinces_1={"warbands": 3}, oathkeeper="blue", usurper=True), "blue", 5, "HHSDD", "1B2")
    t.play("decline")
    assert t.red["warbands"] == 2
    assert t.provinces_1["warbands"] == 3  # O-5.5.15


# ---------------------------------------------------------------- spoils


def test_o_5_5_13_relics_banners_and_the_pawn() -> None:
    """G-49, G-59, G-62."""
    t = against_blue(
        12,
        blue={"pawn": HERE, "relics": ["dragonskin_drum"], "favor": 5},
        banners={"peoples_favor": {"holder": "blue", "tokens": 4}},
        provinces_1={"warbands": 0, "colour": None},
    )
    resolve(t, "blue", 8, "SSSSSSHH", "BB11BBBB", "target-relic dragonskin_drum", "target-banner peoples_favor", "target-pawn")
    assert t.red["relics"] == ["dragonskin_drum"]
    assert t.data["banners"]["peoples_favor"] == {"holder": "red", "tokens": 2}
    assert t.data["mob"]
    assert (t.seat, t.step) == ("red", "send")
    t.play("site hinterland-3", "accept")
    assert t.blue["pawn"] == "hinterland-3"
    assert t.blue["favor"] == 3
    assert t.blue["supply"] == 7


@pytest.mark.parametrize(("tokens", "left"), [(4, 2), (2, 1), (1, 1)])
def test_o_8_3_seizing_burns_two_but_leaves_one(tokens: int, left: int) -> None:
    """G-59 to G-61."""
    t = against_blue(
        12,
        blue={"pawn": HERE},
        provinces_1={"warbands": 0, "colour": None},
        banners={"peoples_favor": {"holder": "blue", "tokens": tokens}},
    )
    resolve(t, "blue", 4, "SSSS", "B" * tokens, "target-banner peoples_favor")
    assert t.data["banners"]["peoples_favor"]["tokens"] == left
    assert t.data["mob"]


def beaten(**changes: object) -> Table:
    """Blue has lost pawn and favor to red."""
    t = against_blue(9, blue={"pawn": HERE, "favor": 5, "secrets": 1}, provinces_1={"warbands": 0, "colour": None}, **changes)
    return resolve(t, "blue", 4, "SSSS", "BB", "target-pawn")


def test_r_48_nobody_can_be_made_to_pay() -> None:
    """G-12."""
    t = beaten(cradle_2={"site": "the_hidden_place"}).play("site cradle-2")
    assert (t.seat, t.step) == ("blue", "willing")
    t.play("decline")
    assert t.seat == "red"
    assert t.refusal("site cradle-2") == "O-5.6.4"
    t.play("decline", "accept")
    assert t.blue["pawn"] == HERE
    assert t.blue["favor"] == 3


def test_r_48_who_is_willing_pays_and_goes() -> None:
    t = beaten(cradle_2={"site": "the_hidden_place"}).play("site cradle-2", "accept")
    assert t.blue["pawn"] == "cradle-2"
    assert t.blue["facedown_secrets"] == 1


def test_r_48_out_of_anothers_wood_the_attacker_says_whether_and_its_ruler_where_to() -> None:
    """O-11.7: yellow rules the Shrouded Wood in which red has beaten blue."""
    wood = {"site": "shrouded_wood", "warbands": 1, "colour": "yellow"}
    page: Page = {"players": 4, "oath": "devotion", "red": {"warbands": 9}, "blue": {"pawn": HERE}, "provinces_1": wood}
    t = resolve(Table(**page), "blue", 4, "SSSS", "BB", "target-pawn")
    assert (t.seat, t.step) == ("red", "send")
    assert t.offered("accept") == t.offered("decline") == {""}
    assert t.refusal("site cradle-2") == "O-4.8"
    assert "Yellow" in GAME.prompt(t.s, 1, "en")
    stays = Table(**page)
    assert resolve(stays, "blue", 4, "SSSS", "BB", "target-pawn").play("decline").blue["pawn"] == HERE
    t.play("accept")
    assert t.seat == "yellow"
    assert not t.may("decline")
    assert t.play("site cradle-2").blue["pawn"] == "cradle-2"


def test_o_5_5_13_both_are_optional() -> None:
    t = beaten().play("decline", "decline")
    assert t.blue["pawn"] == HERE
    assert t.blue["favor"] == 5


# ---------------------------------------------------------------- the rest


def test_o_5_5_15_a_beaten_attacker_changes_nothing() -> None:
    banners = {"peoples_favor": {"holder": "blue", "tokens": 4}}
    t = against_blue(4, blue={"pawn": HERE, "relics": ["dragonskin_drum"], "favor": 4}, banners=banners)
    things = ("target-relic dragonskin_drum", "target-banner peoples_favor", "target-pawn")
    resolve(t, "blue", 2, "HH", "BBBBB112", *things)
    assert (t.step, t.red["relics"], t.blue["relics"]) == ("act", [], ["dragonskin_drum"])
    assert (t.blue["favor"], t.blue["pawn"], t.provinces_1["warbands"]) == (4, HERE, 2)
    assert t.data["banners"]["peoples_favor"] == {"holder": "blue", "tokens": 4}
    assert not t.data["mob"]


def test_r_8_the_scepter_is_worth_five_dice() -> None:
    t = against_blue(purple={"relics": []}, blue={"pawn": HERE, "relics": ["the_grand_scepter"]})
    t.play("campaign blue", "target-relic the_grand_scepter", "done")
    assert t.data["campaign"]["defense_dice"] == 1 + 5


def test_r_16_the_title_changes_between_two_effects_of_a_campaign() -> None:
    """Red has the most relics before anybody is banished."""
    blue = {"pawn": HERE, "relics": ["dragonskin_drum"]}
    t = against_blue(9, oath="protection", oathkeeper="blue", purple={"relics": []}, blue=blue, provinces_1={"warbands": 0})
    resolve(t, "blue", 4, "SSSS", "BBBBB", "target-relic dragonskin_drum", "target-pawn")
    assert t.step == "send"
    assert t.data["oathkeeper"] == "red"


def test_r_33_dice_are_counted_before_tokens_burn() -> None:
    t = against_blue(
        12,
        blue={"pawn": HERE},
        provinces_1={"warbands": 0, "colour": None},
        banners={"peoples_favor": {"holder": "blue", "tokens": 4}},
    )
    shared = t.data["shared"]
    resolve(t, "blue", 4, "SSSS", "BBBB", "target-banner peoples_favor")
    assert sum(t.told("rolls_defense")[0].values) == 4
    assert t.data["banners"]["peoples_favor"] == {"holder": "red", "tokens": 2}
    assert t.data["shared"] == shared + 2


def test_r_36_plans_defense_attack_sacrifice() -> None:
    t = against_blue(4, red={"advisers": ["longbows"]}).play("campaign blue", "done", "number 2").wish("SSH", "B")
    t.play("use longbows", "sacrifice")
    kinds = ("uses_plan", "rolls_defense", "rolls_attack", "sacrifices", "victory")
    assert [event.kind for event in t.s.log or [] if event.kind in kinds] == list(kinds)


def test_r_42_beaten_defenders_leave_even_if_nobody_comes() -> None:
    t = resolve(against_blue(5, cradle_2={"warbands": 2, "colour": "blue"}), "blue", 5, "SSSSS", "B").play("number 0")
    assert (t.provinces_1["warbands"], t.cradle_2["warbands"]) == (0, 2)
    assert t.blue["warbands"] == 1


def test_r_44_title_dice_are_not_the_targets() -> None:
    """The Giant Python counts the dice of targets: the title does not make one die even."""
    t = against_blue(blue={"advisers": ["giant_python"]}, oathkeeper="blue")
    assert t.refusal("campaign blue") == "O-5.5.3"


def test_o_5_5_3_no_campaign_whose_targets_could_not_be_declared() -> None:
    """The Giant Python wants an even number of dice: 1 for the site and 2 for the pawn never make one, a second site does."""
    page: Page = {"blue": {"pawn": HERE, "advisers": ["giant_python"]}}
    assert against_blue(**page).refusal("campaign blue") == "O-5.5.3"
    t = against_blue(**page, cradle_2={"warbands": 1, "colour": "blue"}).play("campaign blue", "target-pawn")
    assert not t.may("done")
    assert t.play("target-site cradle-2").may("done")


@pytest.mark.parametrize(("favor", "left"), [(5, 3), (4, 2), (1, 1)])
def test_r_49_half_of_the_favor_rounded_down(favor: int, left: int) -> None:
    t = against_blue(9, blue={"pawn": HERE, "favor": favor}, provinces_1={"warbands": 0, "colour": None})
    resolve(t, "blue", 4, "SSSS", "BB", "target-pawn").play("decline")
    if favor > 1:
        t.play("accept")
    assert t.blue["favor"] == left
    assert t.step == "act"


def test_r_51_a_facedown_site_is_nobodys() -> None:
    down = {"faceup": False}
    assert bandits(3, provinces_2=down).play("campaign bandits").refusal("target-site provinces-2") == "O-5.5.3"
    banners = {"peoples_favor": {"holder": "red", "tokens": 2}}
    t = Table(red={"facedown": ["wolves"]}, provinces_2=down, banners=banners).play("adviser wolves")
    assert t.offered("play-site") == {"provinces-1", "provinces-3"}


def test_r_113_the_chancellor_chooses_whose_warbands_die() -> None:
    """Those at the site count with the Chancellor's own, and die first."""
    t = Table(
        oath="devotion",
        purple={"warbands": 2, "pawn": HERE, "relics": ["the_grand_scepter"]},
        red={"warbands": 13},
        blue={"role": "citizen", "warbands": 2, "pawn": HERE},
        provinces_1={"warbands": 2, "colour": "purple"},
    ).play("campaign purple", "done", "number 0", "accept")
    t.wish("", "BB").play("accept", "sacrifice")
    assert (t.seat, t.step) == ("purple", "defenders_die")
    assert t.offered("lose-from") == {"purple", "blue"}
    t.play("lose-from purple", "lose-from purple", "lose-from purple")
    assert (t.purple["warbands"], t.blue["warbands"]) == (1, 2)
    assert {event.values[1] for event in t.told("killed_at")} == {2}


@pytest.mark.parametrize(("faces", "shields"), [("X1", 2), ("X2", 4), ("12", 3), ("BX", 0)])
def test_o_5_5_8_shields_are_doubled(faces: str, shields: int) -> None:
    t = bandits(2).play("campaign bandits", "target-site provinces-2", "done").wish("HH", faces).play("number 2")
    assert t.told("strengths")[0].values == (1, shields + 2)
