"""The Nomad denizens in campaigns: mostly riders that are discarded at the end."""

from __future__ import annotations

from bailiwick.games.oath.game import GAME
from tests.games.oath.battles import HERE, against_blue, bandits, resolve
from tests.games.oath.table import Table


def finish(t: Table) -> Table:
    """To the end of the campaign, without sacrificing, placing or sparing anything."""
    while t.step != "act":
        t.play("decline" if t.may("decline") else "number 0")
    return t


def test_rain_boots_wade_through_single_shields() -> None:
    t = against_blue(4, red={"advisers": ["rain_boots"]}, cradle_2={"warbands": 1, "colour": "blue"})
    t.play("campaign blue", "target-site cradle-2", "done", "number 4").wish("SSSS", "12").play("use rain_boots")
    assert t.told("strengths")[-1].values == (4, 5)
    t = against_blue(4, red={"advisers": ["rain_boots"]}).play("campaign blue", "done", "number 4")
    t.wish("SSSS", "1").play("use rain_boots", "number 1")
    assert t.red["advisers"] == []
    assert t.data["discards"]["hinterland"] == ["rain_boots"]


def test_rain_boots_are_no_help_to_a_defender() -> None:
    t = against_blue(4, blue={"advisers": ["rain_boots"]}).play("campaign blue", "done", "number 4")
    assert t.step != "plans"


def test_mounted_patrol_halves_the_attack() -> None:
    t = against_blue(5, red={"advisers": ["longbows"]}, blue={"advisers": ["mounted_patrol"]})
    t.play("campaign blue", "done", "number 4", "use longbows").wish("HH", "B").play("use mounted_patrol")
    assert sum(t.told("rolls_attack")[-1].values) == 2  # of five
    assert finish(t).blue["advisers"] == []
    t = against_blue(5, red={"advisers": ["mounted_patrol"]}).play("campaign blue", "done", "number 4")
    assert t.step != "plans"


def test_mountain_giant_helps_a_little_and_stays() -> None:
    page = {"secrets": 1, "advisers": ["mountain_giant"]}
    t = against_blue(2, red=page).play("campaign blue", "done", "number 2", "use mountain_giant")
    assert t.offered("number") == {"1", "3"}
    t.wish("HHH", "B").play("number 1")
    assert sum(t.told("rolls_attack")[-1].values) == 3
    assert finish(t).red["advisers"] == ["mountain_giant"]


def test_mountain_giant_helps_a_lot_and_goes() -> None:
    page = {"secrets": 1, "advisers": ["mountain_giant"]}
    t = against_blue(5, blue=page).play("campaign blue", "done", "number 5", "use mountain_giant").wish("HH", "B")
    t.play("number 3")
    assert sum(t.told("rolls_attack")[-1].values) == 2
    assert finish(t).blue["advisers"] == []
    assert against_blue(2, red={**page, "secrets": 0}).play("campaign blue", "done", "number 2").step != "plans"


def test_rival_khan_rides_against_nomads() -> None:
    red = {"advisers": ["rival_khan"]}
    t = against_blue(2, red=red, blue={"advisers": ["elders"]}).play("campaign blue", "done", "number 2")
    t.wish("HHHHHH", "B").play("use rival_khan")
    assert sum(t.told("rolls_attack")[-1].values) == 6
    t = against_blue(2, red=red, blue={"advisers": ["wolves"]}).play("campaign blue", "done", "number 2")
    t.wish("HH", "B").play("use rival_khan")
    assert sum(t.told("rolls_attack")[-1].values) == 2
    assert finish(t).red["advisers"] == []  # gone all the same


def test_rival_khan_rides_for_a_defender_and_for_bandits() -> None:
    t = against_blue(5, red={"advisers": ["elders"]}, blue={"advisers": ["rival_khan"]})
    t.play("campaign blue", "done", "number 5").wish("H", "B").play("use rival_khan")
    assert sum(t.told("rolls_attack")[-1].values) == 1
    t = bandits(5, red={"advisers": ["elders"]}, provinces_1={"cards": ["rival_khan"]})
    resolve(t, "bandits", 5, "H", "B")
    assert sum(t.told("rolls_attack")[-1].values) == 1


def test_great_crusade_counts_the_nomads_its_user_rules() -> None:
    t = against_blue(
        1,
        red={"advisers": ["great_crusade", "elders", "wolves"]},
        cradle_2={"cards": ["tents", "rangers"], "warbands": 1, "colour": "red"},
        hinterland_3={"cards": ["lancers"]},
    )
    t.play("campaign blue", "done", "number 1").wish("HHHH", "B").play("use great_crusade")
    assert sum(t.told("rolls_attack")[-1].values) == 4
    assert finish(t).red["advisers"] == ["elders", "wolves"]


def test_great_crusade_of_bandits() -> None:
    t = bandits(5, provinces_1={"cards": ["great_crusade"]}, cradle_2={"cards": ["elders"]})
    resolve(t, "bandits", 5, "HHH", "B")
    assert sum(t.told("rolls_attack")[-1].values) == 3
    t = against_blue(2, cradle_2={"cards": ["great_crusade"]}).play("campaign blue", "done", "number 2")
    assert t.step != "plans"  # neither side rules it


def test_rival_khan_of_bandits_spoils_no_homeland() -> None:
    """It is the bandits who discard at the Steppe, not red."""
    t = bandits(5, red={"facedown": ["elders"]}, provinces_1={"cards": ["rival_khan"]})
    finish(resolve(t, "bandits", 5, "HHHHH", "B"))
    assert (t.provinces_1["cards"], t.provinces_1["discarded_here"]) == ([], [])
    t.play("adviser elders", "play-site provinces-1")
    assert t.red["secrets"] == 1


# ---------------------------------------------------------------- Warning Signals


def signals(**changes: object) -> Table:
    page = {
        "blue": {"warbands": 2, "advisers": ["warning_signals"], "pawn": HERE},
        "cradle_2": {"warbands": 3, "colour": "blue"},
        **changes,
    }
    return against_blue(4, **page).play("campaign blue", "done", "number 4")


def test_warning_signals_gather_warbands_where_they_are_needed() -> None:
    t = signals().wish("HHHH", "B").play("use warning_signals")
    assert (t.seat, t.blue["warbands"], t.cradle_2["warbands"]) == ("blue", 5, 1)
    assert t.offered("number") == {str(n) for n in range(1, 7)}  # Cradle first: one stays at least
    assert GAME.prompt(t.s, t.s.seat, "en") == "Warning Signals: how many warbands should be at Standing Stones?"
    assert t.refusal("number 0") == "O-6.5"
    told = len(t.told("to_board"))
    t.play("number 1")
    assert (len(t.told("to_board")), t.told("to_site")) == (told, [])  # it is as it was
    assert t.offered("number") == {str(n) for n in range(1, 7)}
    t.play("number 4")
    assert t.told("strengths")[-1].values == (2, 6)  # four there, two on the board beside them
    assert t.provinces_1["warbands"] == 4
    assert t.blue["warbands"] == 2
    assert t.blue["advisers"] == []


def test_warning_signals_may_send_warbands_away() -> None:
    t = signals().wish("HHHH", "B").play("use warning_signals", "number 6")
    assert t.cradle_2["warbands"] == 6
    assert t.told("strengths")[-1].values == (2, 1)  # nobody is left to be placed anywhere else


def test_warning_signals_call_nobody_back_who_marches_with_a_rebel() -> None:
    """R-52: the warbands at the Captains' site are the Citizen's for this campaign."""
    t = Table(
        oath="devotion",
        oathkeeper="blue",
        purple={"pawn": "cradle-2", "advisers": ["warning_signals"], "relics": ["the_grand_scepter"]},
        red={"role": "citizen", "favor": 1},
        cradle_2={"warbands": 3, "colour": "purple", "cards": ["captains"]},
        hinterland_3={"warbands": 2, "colour": "purple"},
    ).play("use captains", "site cradle-2", "campaign purple", "target-pawn", "done", "number 3", "use warning_signals")
    assert (t.cradle_2["warbands"], t.hinterland_3["warbands"], t.purple["warbands"]) == (3, 1, 1)


def test_warning_signals_and_the_bandit_crown() -> None:
    """The last warband may leave a site that bandits hold for their lord; not for another's."""
    scepter = "the_grand_scepter"
    t = signals(purple={"relics": [scepter, "bandit_crown"]}).play("use warning_signals")
    assert (t.cradle_2["warbands"], t.may("number 0")) == (1, False)
    page = {"warbands": 2, "advisers": ["warning_signals"], "pawn": HERE, "relics": ["bandit_crown"]}
    t = signals(blue=page).play("use warning_signals")
    assert (t.blue["warbands"], t.may("number 0")) == (7, True)


def test_warning_signals_are_for_defenders() -> None:
    t = against_blue(4, red={"advisers": ["warning_signals"]}).play("campaign blue", "done", "number 4")
    assert t.step != "plans"


def test_warning_signals_move_no_bandits() -> None:
    t = bandits(4, provinces_1={"cards": ["warning_signals"]})
    resolve(t, "bandits", 4, "SSSS", "B")
    assert t.told("uses_plan")
    t.play("number 0")
    assert t.provinces_1["cards"] == []


# ---------------------------------------------------------------- Wild Mounts


def test_wild_mounts_give_a_beast_for_all_nomads() -> None:
    red = {"advisers": ["wild_mounts", "horse_archers", "lancers"]}
    t = against_blue(2, red=red, cradle_2={"cards": ["bracken", "forest_council"], "warbands": 1, "colour": "red"})
    t.play("campaign blue", "done", "number 2", "use wild_mounts", "use horse_archers").wish("HHHHH", "B").play("use lancers")
    t.play("number 0")
    assert t.seat == "red"
    assert t.offered("card") == {"bracken"}
    assert t.refusal("card forest_council") == "O-10.5"
    t.play("card bracken")
    assert t.red["advisers"] == ["wild_mounts", "horse_archers", "lancers"]
    assert t.cradle_2["cards"] == ["forest_council"]


def test_wild_mounts_save_no_enemys_nomads() -> None:
    red = {"advisers": ["wild_mounts", "horse_archers", "wolves"]}
    t = against_blue(4, red=red, blue={"advisers": ["storm_caller"]}).play("campaign blue", "done", "number 4")
    t.play("use wild_mounts", "use horse_archers").wish("SSSSSSS", "BBB").play("use storm_caller", "number 0", "card wolves")
    assert (t.red["advisers"], t.blue["advisers"]) == (["wild_mounts", "horse_archers"], [])


def test_wild_mounts_may_be_kept_back() -> None:
    red = {"advisers": ["wild_mounts", "horse_archers", "wolves"]}
    t = against_blue(2, red=red).play("campaign blue", "done", "number 2", "use wild_mounts").wish("HHHHH", "X")
    t.play("use horse_archers")
    assert finish(t).red["advisers"] == ["wild_mounts", "wolves"]


def test_wild_mounts_need_a_beast() -> None:
    red = {"advisers": ["wild_mounts", "horse_archers"]}
    t = against_blue(2, red=red).play("campaign blue", "done", "number 2", "use wild_mounts").wish("HHHHH", "2")
    assert finish(t.play("use horse_archers")).red["advisers"] == ["wild_mounts"]


def test_wild_mounts_of_bandits_save_two_or_more() -> None:
    site = {"cards": ["wild_mounts", "rival_khan", "great_crusade"]}
    t = bandits(5, provinces_1=site, cradle_2={"cards": ["wolves"]}, hinterland_3={"cards": ["bracken"]})
    finish(resolve(t, "bandits", 5, "HH", "BB"))
    assert t.provinces_1["cards"] == ["wild_mounts", "rival_khan", "great_crusade"]
    assert (t.cradle_2["cards"], t.hinterland_3["cards"]) == ([], ["bracken"])
    site = {"cards": ["wild_mounts", "rival_khan"]}
    t = bandits(5, provinces_1=site, cradle_2={"cards": ["wolves"]})
    finish(resolve(t, "bandits", 5, "HHHHH", "B"))
    assert t.provinces_1["cards"] == ["wild_mounts"]
    assert t.cradle_2["cards"] == ["wolves"]
