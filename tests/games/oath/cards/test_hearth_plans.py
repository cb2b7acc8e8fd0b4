"""The battle plans of Hearth, and its cards about campaigns: what each does for its side, and where it stops."""

from __future__ import annotations

from tests.games.oath.table import Page, Table

HERE = "provinces-1"


def fight(red: Page, blue: Page, warbands: int = 2, **changes: object) -> Table:
    """Red, with four on the board unless said otherwise, has attacked the site that blue rules, with two dice against one."""
    page: Page = {"oath": "devotion", "provinces_1": {"warbands": warbands, "colour": "blue"}, **changes}
    return Table(red={"warbands": 4, **red}, blue=blue, **page).play("campaign blue", "done", "number 2")


def of(colour: str, *cards: str) -> Page:
    return {"cards": list(cards), "warbands": 1, "colour": colour}


def people(holder: str) -> Page:
    return {"banners": {"peoples_favor": {"holder": holder, "tokens": 1}}}


def dice(t: Table) -> tuple[int, int]:
    """Attack dice, defense dice."""
    return t.data["campaign"]["attack_dice"], t.data["campaign"]["defense_dice"]


# ---------------------------------------------------------------- dice


def test_extra_provisions_add_a_die_for_the_defender() -> None:
    t = fight({}, {"advisers": ["extra_provisions", "longbows"], "favor": 1}).play("use extra_provisions")
    assert dice(t) == (2, 2)
    assert t.data["banks"]["hearth"] == 4  # out of turn the favor goes to the bank at once
    t = fight({}, {"advisers": ["extra_provisions", "longbows"]})
    assert t.refusal("use extra_provisions") == "O-10.2"


def test_village_constable_adds_two_unless_the_people_are_against_it() -> None:
    page: Page = {"red": {"advisers": ["longbows"]}, "blue": {}, "cradle_2": of("red", "village_constable")}
    assert dice(fight(**page).play("use village_constable")) == (4, 1)
    assert dice(fight(**page, **people("red")).play("use village_constable")) == (4, 1)
    assert fight(**page, **people("blue")).refusal("use village_constable") == "O-10.5"


def test_village_constable_serves_bandits() -> None:
    page: Page = {"red": {"warbands": 4}, "cradle_2": {"cards": ["village_constable"]}}
    t = Table(**page).play("campaign bandits", "done").wish("SS", "B").play("number 4")
    assert sum(t.told("rolls_attack")[0].values) == 2
    t = Table(**page, **people("red")).play("campaign bandits", "done").wish("SSSS", "B").play("number 4")
    assert sum(t.told("rolls_attack")[0].values) == 4


def test_village_constable_of_the_defender() -> None:
    page: Page = {"red": {}, "blue": {"advisers": ["longbows"]}, "cradle_2": of("blue", "village_constable")}
    assert dice(fight(**page).play("use village_constable")) == (0, 1)
    assert fight(**page, **people("red")).refusal("use village_constable") == "O-10.5"


def test_village_constable_minds_the_allies_of_the_enemy() -> None:
    t = Table(
        oath="devotion",
        red={"warbands": 4, "advisers": ["longbows"]},
        blue={"role": "citizen", "pawn": HERE},
        provinces_1={"warbands": 2, "colour": "purple"},
        cradle_2=of("red", "village_constable"),
        **people("purple"),
    ).play("campaign blue", "done", "number 2")
    assert (t.seat, t.refusal("use village_constable")) == ("red", "O-10.5")


def test_the_great_levy_adds_three_and_ignores_skulls() -> None:
    page: Page = {"red": {"advisers": ["the_great_levy"], "favor": 2}, "blue": {}}
    t = fight(**page).wish("DDDHH", "B").play("use the_great_levy")
    assert t.told("strengths")[0].values == (7, 2)
    assert t.red["warbands"] == 4
    assert t.red["favor"] == 0


def test_the_great_levy_is_not_raised_against_the_people() -> None:
    page: Page = {"red": {"advisers": ["the_great_levy", "longbows"], "favor": 2}, "blue": {}}
    assert fight(**page, **people("blue")).refusal("use the_great_levy") == "O-10.5"
    t = fight({"advisers": ["the_great_levy", "longbows"], "favor": 1}, {})
    assert t.refusal("use the_great_levy") == "O-10.2"


def test_the_great_levy_of_the_defender_spares_no_attacker() -> None:
    t = fight({"warbands": 5}, {"advisers": ["the_great_levy"], "favor": 2}).wish("", "BB").play("use the_great_levy")
    assert t.told("rolls_attack")[0].values == (0, 0, 0)
    t = Table(
        oath="devotion",
        red={"warbands": 4},
        blue={"advisers": ["the_great_levy"], "favor": 2},
        provinces_1={"warbands": 9, "colour": "blue"},
    ).play("campaign blue", "done", "number 4")
    t.wish("D", "B").play("use the_great_levy")
    assert t.told("killed_on_board")


# ---------------------------------------------------------------- victory and losses


def test_hearts_and_minds_win_the_defense_at_once() -> None:
    t = fight({}, {"favor": 3}, cradle_2=of("blue", "hearts_and_minds")).play("use hearts_and_minds")
    assert t.told("repelled")
    assert not t.told("rolls_defense")
    assert not t.told("rolls_attack")
    assert t.red["warbands"] == 2  # half of the four
    assert t.provinces_1["warbands"] == 2
    assert t.cradle_2["cards"] == []
    assert t.data["discards"]["provinces"] == ["hearts_and_minds"]


def test_hearts_and_minds_stay_with_the_peoples_darling() -> None:
    t = fight({}, {"favor": 3}, cradle_2=of("blue", "hearts_and_minds"), **people("blue")).play("use hearts_and_minds")
    assert t.cradle_2["cards"] == ["hearts_and_minds"]


def test_hearts_and_minds_cost_three() -> None:
    t = fight({}, {"favor": 2, "advisers": ["longbows"]}, cradle_2=of("blue", "hearts_and_minds"))
    assert t.refusal("use hearts_and_minds") == "O-10.2"


def test_hearts_and_minds_come_too_late_after_a_peace_envoy() -> None:
    red = {"advisers": ["peace_envoy"], "favor": 2}
    blue = {"favor": 3, "pawn": HERE, "advisers": ["longbows"]}
    t = fight(red, blue, cradle_2=of("blue", "hearts_and_minds")).play("use peace_envoy")
    assert t.refusal("use hearts_and_minds") == "O-5.5.11"
    assert t.play("done").told("victory")


def test_traveling_doctor_saves_a_beaten_force() -> None:
    t = fight({"advisers": ["traveling_doctor"]}, {}, warbands=9).wish("HH", "B").play("use traveling_doctor")
    assert t.red["warbands"] == 4
    assert t.red["advisers"] == []  # spent
    t = fight({"advisers": ["traveling_doctor"]}, {}).wish("DD", "B").play("use traveling_doctor", "number 0")
    assert t.red["advisers"] == ["traveling_doctor"]  # not needed


def test_traveling_doctor_beats_what_would_kill_all() -> None:
    blue = {"advisers": ["shield_wall", "traveling_doctor"], "favor": 1}
    t = fight({}, blue).wish("DD", "BBB").play("use shield_wall", "use traveling_doctor", "number 0")
    assert (t.blue["warbands"], t.blue["advisers"]) == (2, ["shield_wall"])


def test_traveling_doctor_of_beaten_bandits_leaves() -> None:
    t = Table(red={"warbands": 4}, provinces_1={"cards": ["traveling_doctor"]}).play("campaign bandits", "done")
    t.wish("DD", "B").play("number 2", "number 1")
    assert (t.provinces_1["cards"], t.data["discards"]["hinterland"]) == ([], ["traveling_doctor"])


def test_hospital_takes_in_all_the_empires_dead() -> None:
    t = Table(
        oath="devotion",
        oathkeeper="red",
        red={"warbands": 6},
        blue={"role": "citizen", "pawn": HERE, "warbands": 2},
        purple={"relics": ["the_grand_scepter"]},
        provinces_1={"warbands": 2, "colour": "purple"},
        cradle_2={"cards": ["hospital"], "warbands": 1, "colour": "purple"},
    ).play("campaign blue", "done", "number 3")
    t.wish("DDD", "B").play("use hospital", "lose-from purple", "lose-from blue", "number 0")
    assert (t.purple["warbands"], t.blue["warbands"], t.cradle_2["warbands"]) == (1, 1, 3)
    assert t.data["stock"]["purple"] == 24 - 5


def test_hospital_takes_in_nobody_when_its_site_is_lost() -> None:
    page: Page = {"provinces_1": {"warbands": 3, "colour": "blue", "cards": ["hospital"]}}
    t = fight({}, {}, **page).wish("DD", "B").play("use hospital", "number 1")
    assert (t.provinces_1["colour"], t.provinces_1["warbands"]) == ("red", 1)
    assert t.blue["warbands"] == 2


def test_vow_of_peace_forbids_attacking() -> None:
    t = Table(red={"warbands": 4, "advisers": ["vow_of_peace"]})
    assert t.refusal("campaign bandits") == "O-2.21"
    assert t.offered("travel") == {"cradle-1", "cradle-2", "provinces-2", "provinces-3", *(f"hinterland-{n}" for n in (1, 2, 3))}
    assert t.may("search world")  # it forbids nothing else
    assert Table(red={"warbands": 4}, blue={"advisers": ["vow_of_peace"]}).may("campaign bandits")  # nor anything to others


def test_vow_of_peace_allows_no_sacrifices_against_its_owner() -> None:
    t = Table(
        oath="devotion",
        red={"warbands": 4},
        blue={"advisers": ["vow_of_peace"]},
        provinces_1={"warbands": 2, "colour": "blue"},
    ).play("campaign blue", "done")
    t.wish("SS", "B").play("number 2")
    assert t.told("repelled")
    t = Table(oath="devotion", red={"warbands": 4}, provinces_1={"warbands": 2, "colour": "blue"}).play("campaign blue", "done")
    t.wish("SS", "B").play("number 2")
    assert t.step == "sacrifices"


def test_vow_of_peace_of_the_chancellor_shields_an_allied_citizen() -> None:
    t = Table(
        oath="devotion",
        oathkeeper="red",
        purple={"advisers": ["vow_of_peace"], "relics": ["the_grand_scepter"]},
        red={"warbands": 4},
        blue={"role": "citizen", "pawn": HERE},
        provinces_1={"warbands": 2, "colour": "purple"},
    ).play("campaign blue", "done")
    t.wish("SS", "B").play("number 2")
    assert t.told("repelled")
    t = Table(
        turn="blue",
        purple={"advisers": ["vow_of_peace"], "relics": ["the_grand_scepter"]},
        blue={"role": "citizen", "warbands": 3},
    )
    assert t.may("campaign bandits")  # it binds its owner only


def test_herald_gains_by_others_campaigns() -> None:
    t = Table(
        oath="devotion",
        players=4,
        red={"warbands": 4},
        yellow={"advisers": ["herald"]},
        provinces_1={"warbands": 9, "colour": "blue"},
    ).play("campaign blue", "done")
    t.wish("HH", "B").play("number 2")
    assert t.seat == "yellow"
    t.play("suit beast")
    assert (t.yellow["favor"], t.data["banks"]["beast"], t.seat) == (1, 2, "red")


def test_herald_pays_a_defender_but_not_for_bandits_or_ones_own_war() -> None:
    t = Table(oath="devotion", red={"warbands": 4}, blue={"advisers": ["herald"]}, provinces_1={"warbands": 9, "colour": "blue"})
    t.play("campaign blue", "done").wish("HH", "B").play("number 2", "suit order")
    assert t.blue["favor"] == 1
    t = Table(red={"warbands": 4}, blue={"advisers": ["herald"]}).play("campaign bandits", "done").wish("DD", "B")
    t.play("number 2", "number 0")
    assert (t.blue["favor"], t.step) == (0, "act")
    t = Table(oath="devotion", red={"warbands": 4, "advisers": ["herald"]}, provinces_1={"warbands": 9, "colour": "blue"})
    t.play("campaign blue", "done").wish("HH", "B").play("number 2")
    assert (t.red["favor"], t.step) == (0, "act")
