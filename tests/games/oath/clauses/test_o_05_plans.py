"""O-5.5.6, O-5.5.7 and O-10.8: Allies, battle plans, the Empire at war, and powers in a campaign."""

from __future__ import annotations

import pytest

from tests.games.oath.battles import HERE, against_blue, bandits, resolve
from tests.games.oath.table import Table

# ---------------------------------------------------------------- battle plans


def test_o_5_5_7_the_attacker_first_then_the_defender() -> None:
    red, blue = {"advisers": ["longbows"]}, {"advisers": ["horse_archers"]}
    t = against_blue(3, red=red, blue=blue, provinces_1={"warbands": 9}).play("campaign blue", "done", "number 3")
    assert (t.seat, t.step) == ("red", "plans")
    t.play("use longbows")
    assert (t.seat, t.step) == ("blue", "plans")
    t.play("use horse_archers")
    assert sum(t.told("rolls_attack")[0].values) == 1
    assert t.blue["advisers"] == []  # discarded at the end
    assert t.data["discards"]["cradle"] == ["horse_archers"]


def test_o_10_8_only_who_rules_the_card() -> None:
    t = against_blue(3, cradle_2={"cards": ["longbows"]}).play("campaign blue", "done", "number 3")
    assert t.step != "plans"


def test_o_10_8_a_plan_of_the_other_side_is_no_use() -> None:
    t = against_blue(3, red={"advisers": ["storm_caller", "longbows"]}).play("campaign blue", "done", "number 3")
    assert t.refusal("use storm_caller") == "O-10.8"


def test_o_10_3_paying_outside_ones_turn() -> None:
    t = against_blue(3, blue={"advisers": ["extra_provisions"], "favor": 1}).play("campaign blue", "done", "number 3")
    assert t.seat == "blue"
    bank = t.data["banks"]["hearth"]
    t.play("use extra_provisions")
    assert t.blue["favor"] == 0
    assert t.data["banks"]["hearth"] == bank + 1
    assert sum(t.told("rolls_defense")[0].values) == 2


def test_o_5_5_7_bandits_use_what_is_free() -> None:
    t = bandits(3, provinces_1={"cards": ["keep", "extra_provisions"]}).play("campaign bandits", "done", "number 3")
    assert sum(t.told("rolls_defense")[0].values) == 3


def test_o_5_5_14_spoils_plans_resolve_for_the_victor() -> None:
    for attack, favor in (("SSSS", 2), ("HHHH", 0)):
        t = bandits(4, red={"advisers": ["battle_honors"]})
        t.play("campaign bandits", "done", "number 4").wish(attack, "2").play("use battle_honors")
        t.play("number 1" if favor else "decline")
        assert t.red["favor"] == favor


def test_o_7_9_brutal() -> None:
    """G-54: even the Chancellor loses all."""
    t = Table(
        turn="purple",
        purple={"warbands": 6, "pawn": HERE},
        provinces_1={"warbands": 5, "colour": "blue"},
        reliquary={"decadent": "map"},
    )
    resolve(t, "blue", 6, "SSSHHH", "2").play("decline")
    assert t.purple["warbands"] == 0


# ---------------------------------------------------------------- the Empire at war (O-7.3)


def test_o_7_3_a_citizen_attacks_the_empire() -> None:
    """G-57: placing none leaves the site to the bandits."""
    t = Table(red={"role": "citizen", "warbands": 4}, provinces_1={"warbands": 2, "colour": "purple"})
    assert t.offered("campaign") == {"purple"}
    resolve(t, "purple", 4, "SSSS", "BB").play("number 0")
    assert t.provinces_1["warbands"] == 0
    assert t.purple["warbands"] == 1
    assert t.red["warbands"] == 4


def test_o_7_3_a_citizen_attacked_by_the_chancellor_stands_alone() -> None:
    t = Table(
        turn="purple",
        players=4,
        purple={"warbands": 4, "pawn": HERE},
        red={"role": "citizen", "warbands": 2},
        yellow={"role": "citizen", "pawn": HERE},
        provinces_1={"warbands": 2, "colour": "purple"},
    ).play("campaign red")
    assert t.offered("target-site") == set()
    resolve_from = t.play("target-pawn", "done").wish("SSSS", "BB").play("number 4")
    assert resolve_from.told("strengths")[0].values == (4, 2)


def test_o_5_5_6_allies() -> None:
    """G-58: seven defend, three die as the Chancellor chooses, and the site's survivors come to the Chancellor."""
    t = Table(
        players=4,
        purple={"warbands": 5},
        red={"warbands": 13},
        blue={"role": "citizen", "warbands": 2, "pawn": HERE},
        yellow={"role": "citizen", "warbands": 3, "pawn": HERE},
        provinces_1={"warbands": 2, "colour": "purple"},
    ).play("campaign blue", "done", "number 0")
    assert (t.seat, t.step) == ("yellow", "allies")
    assert [(event.seat, event.values) for event in t.told("joins")] == [(0, (2,))]  # the Chancellor is not asked
    t.play("accept")
    assert t.seat == "blue"
    t.wish("", "BB").play("accept")
    assert t.told("strengths")[0].values == (0, 7)
    t.play("sacrifice")
    assert (t.seat, t.step) == ("purple", "defenders_die")
    t.play("lose-from yellow", "lose-from yellow", "lose-from purple")
    assert (t.blue["warbands"], t.yellow["warbands"]) == (2, 1)
    assert t.purple["warbands"] == 6
    assert t.red["warbands"] == 5


@pytest.mark.parametrize(
    ("where", "asked"),
    [(HERE, True), ("cradle-2", True), ("cradle-1", False)],  # the attacker's site, which is no target; a target; neither
)
def test_o_5_5_6_allies_come_from_the_attackers_site_or_a_targeted_one(where: str, asked: bool) -> None:
    t = Table(
        players=4,
        oath="devotion",
        red={"warbands": 3},
        blue={"role": "citizen", "pawn": HERE},
        yellow={"role": "citizen", "pawn": where},
        cradle_2={"warbands": 1, "colour": "purple"},
    ).play("campaign blue", "target-pawn", "target-site cradle-2", "done", "number 0")
    assert ((t.seat, t.step) == ("yellow", "allies")) == asked


def test_r_46_a_refused_citizen_adds_nothing() -> None:
    t = Table(
        players=4,
        red={"warbands": 13},
        blue={"role": "citizen", "warbands": 2, "pawn": HERE},
        yellow={"role": "citizen", "warbands": 3, "pawn": HERE},
        provinces_1={"warbands": 2, "colour": "purple"},
    ).play("campaign blue", "done", "number 0", "accept")
    t.wish("", "BB").play("decline")
    assert t.told("strengths")[0].values == (0, 4)


# ---------------------------------------------------------------- powers in a campaign


def test_o_10_11_the_bandit_crown() -> None:
    t = Table(red={"relics": ["bandit_crown"]})
    assert t.data["oathkeeper"] == "red"  # every empty faceup site is red's
    t = Table(red={"relics": ["bandit_crown"], "pawn": HERE}, turn="blue", blue={"pawn": HERE, "warbands": 3})
    t.play("campaign red", "done")
    t.wish("SSS", "BB").play("number 3")
    assert t.told("strengths")[0].values == (3, 1)


def test_o_10_8_dice_of_targets_and_of_plans() -> None:
    rampart = {"cards": ["sprawling_rampart"], "warbands": 2, "colour": "blue"}
    t = against_blue(provinces_1=rampart).play("campaign blue", "done")
    assert t.data["campaign"]["defense_dice"] == 2


def test_r_41_nothing_dies_if_a_plan_says_so() -> None:
    t = against_blue(4, red={"advisers": ["traveling_doctor"]}, provinces_1={"warbands": 9}).play(
        "campaign blue", "done", "number 0"
    )
    t.play("use traveling_doctor")
    assert t.red["warbands"] == 4
    assert t.red["advisers"] == []


def test_o_5_5_9_lancers_count_twice_skulls_too() -> None:
    t = bandits(4, red={"advisers": ["lancers"]}).play("campaign bandits", "done", "number 1").wish("D", "B").play("use lancers")
    assert t.told("strengths")[0].values == (4, 1)
    assert t.red["warbands"] == 2


def test_o_2_21_a_refusal_beats_a_permission() -> None:
    t = against_blue(3, red={"advisers": ["specialist"], "favor": 2}, blue={"advisers": ["longbows"]})
    t.play("campaign blue", "done", "number 3", "use specialist")
    assert t.step != "plans"


def test_o_10_6_knights_errant_after_a_muster() -> None:
    t = Table(red={"favor": 1}, provinces_1={"cards": ["knights_errant"]}).play("use knights_errant", "muster knights_errant")
    assert t.offered("campaign") == {"bandits"}
    t.play("campaign bandits", "done")
    assert t.red["supply"] == 6
