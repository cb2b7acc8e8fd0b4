"""The battle plans of Order: what each does for its side, and where it stops."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.state import BANDITS
from tests.games.oath.table import Page, Table

HERE = "provinces-1"


def fight(red: Page, blue: Page, warbands: int = 2, site: Page | None = None, **changes: object) -> Table:
    """Red, with four on the board unless said otherwise, has attacked the site that blue rules, with two dice against one."""
    page: Page = {"oath": "devotion", "provinces_1": {"warbands": warbands, "colour": "blue", **(site or {})}, **changes}
    return Table(red={"warbands": 4, **red}, blue=blue, **page).play("campaign blue", "done", "number 2")


def dice(t: Table) -> tuple[int, int]:
    """Attack dice, defense dice."""
    return t.data["campaign"]["attack_dice"], t.data["campaign"]["defense_dice"]


def raid(red: Page, attack: str = "HH", defense: str = "B", **changes: object) -> Table:
    """Red has attacked the bandits at the site where red stands, with these rolls."""
    t = Table(red={"warbands": 4, **red}, **changes).play("campaign bandits", "done")
    return t.wish(attack, defense).play(f"number {len(attack)}")


# ---------------------------------------------------------------- dice


def test_longbows_are_for_either_side() -> None:
    assert dice(fight({"advisers": ["longbows", "scouts"]}, {}).play("use longbows")) == (3, 1)
    assert dice(fight({}, {"advisers": ["longbows", "keep"], "favor": 0}).play("use longbows"))[0] == 1


def test_keep_helps_only_where_it_is_attacked() -> None:
    t = fight({}, {"advisers": ["wrestlers"]}, site={"cards": ["keep"]}).play("use keep")
    assert dice(t) == (2, 3)
    t = fight({}, {"advisers": ["wrestlers"]}, cradle_2={"cards": ["keep"], "warbands": 1, "colour": "blue"})
    assert t.refusal("use keep") == "O-10.8"


def test_scouts_bring_supply() -> None:
    t = fight({"advisers": ["scouts", "longbows"]}, {}).play("use scouts")
    assert t.red["supply"] == 6
    assert t.refusal("use scouts") == "O-10.8"


def test_wrestlers_sacrifice_one_for_a_die() -> None:
    t = fight({}, {"advisers": ["wrestlers"], "pawn": HERE, "warbands": 1}).play("use wrestlers")
    assert t.offered("lose-at") == {HERE}
    assert t.offered("lose-from") == {"blue"}
    assert t.refusal("lose-at cradle-1") == "O-10.5"
    assert GAME.prompt(t.s, t.s.seat, "en") == "Wrestlers: which warband dies?"
    said = {GAME.say_action(t.s, action, "en") for action in GAME.legal(t.s, t.s.seat)}
    assert said == {"A warband at Steppe", "A warband on the board of Blue"}
    t.wish("SS", "BB").play(f"lose-at {HERE}")
    assert len(t.told("killed_at")) == 1
    assert t.told("rolls_defense")[0].values == (2, 0, 0, 0)
    assert t.told("strengths")[0].values == (2, 2)  # one at the site and one on the board are left


def test_wrestlers_dead_are_counted() -> None:
    t = fight({}, {"advisers": ["wrestlers", "longbows"]}).play("use wrestlers")
    assert t.data["campaign"]["killed"] == [0, 1]
    assert dice(t) == (2, 2)


def test_wrestlers_may_give_the_last_warband_and_the_site_is_lost_all_the_same() -> None:
    t = fight({}, {"advisers": ["wrestlers"]}, warbands=1).wish("SS", "BB").play("use wrestlers")
    assert t.step == "occupy"
    t.play("number 1")
    assert (t.provinces_1["colour"], t.provinces_1["warbands"]) == ("red", 1)


def test_wrestlers_may_be_an_allys_warbands() -> None:
    t = Table(
        oath="devotion",
        players=4,
        red={"warbands": 4},
        blue={"role": "citizen", "warbands": 2, "pawn": HERE, "advisers": ["wrestlers"]},
        yellow={"role": "citizen", "warbands": 1, "pawn": HERE},
        provinces_1={"warbands": 1, "colour": "purple"},
    ).play("campaign blue", "done", "number 2", "accept", "accept")
    t.play("use wrestlers")
    assert t.offered("lose-from") == {"blue", "yellow"}
    assert t.play("lose-from yellow").yellow["warbands"] == 0


def test_wrestlers_need_somebody_to_sacrifice() -> None:
    t = Table(oath="devotion", red={"warbands": 2}, blue={"pawn": HERE, "advisers": ["wrestlers", "longbows"]})
    t.play("campaign blue", "target-pawn", "done", "number 2")
    assert (t.seat, t.refusal("use wrestlers")) == ("blue", "O-10.5")


def test_wrestlers_are_not_for_bandits() -> None:
    assert not raid({}, provinces_1={"cards": ["wrestlers"]}).told("uses_plan")


def test_bear_traps_take_a_die_and_a_warband() -> None:
    t = fight({}, {"advisers": ["bear_traps", "longbows"]}).play("use bear_traps")
    assert dice(t) == (1, 1)
    assert t.red["warbands"] == 3
    assert t.data["campaign"]["killed"] == [1, 0]


def test_bear_traps_find_an_empty_board() -> None:
    t = Table(
        oath="devotion",
        blue={"advisers": ["bear_traps", "longbows"]},
        provinces_1={"warbands": 1, "colour": "blue"},
    ).play("campaign blue", "done", "number 0", "use bear_traps")
    assert dice(t) == (0, 2)  # no attack die to lose: one more for the defense
    assert t.red["warbands"] == 0


def test_bear_traps_are_laid_by_bandits() -> None:
    t = Table(red={"warbands": 4}, cradle_2={"cards": ["bear_traps"]}).play("campaign bandits", "done").wish("S", "B")
    t.play("number 2")
    assert [(event.seat, event.values) for event in t.told("uses_plan")] == [(BANDITS, (NUMBER["bear_traps"],))]
    assert t.told("rolls_attack")[0].values == (0, 1, 0)
    assert t.red["warbands"] == 3


def test_encirclement_needs_the_larger_force() -> None:
    t = fight({"advisers": ["encirclement", "longbows"], "favor": 1}, {}).play("use encirclement")
    assert dice(t) == (4, 1)
    assert t.red["favor"] == 0
    t = fight({"advisers": ["encirclement", "longbows"], "favor": 1}, {}, warbands=4)
    assert t.refusal("use encirclement") == "O-10.5"


def test_encirclement_of_the_defender() -> None:
    t = fight({}, {"advisers": ["encirclement", "longbows"], "favor": 1}, warbands=5).play("use encirclement")
    assert dice(t) == (0, 1)
    t = fight({}, {"advisers": ["encirclement", "longbows"]}, warbands=5)
    assert t.refusal("use encirclement") == "O-10.2"


# ---------------------------------------------------------------- plans that tolerate no others


def test_code_of_honor_is_the_only_plan_of_its_side() -> None:
    t = fight({"advisers": ["code_of_honor", "longbows", "scouts"]}, {"advisers": ["bear_traps", "battle_honors"]})
    t.play("use code_of_honor")
    assert dice(t) == (4, 1)
    assert t.seat == "blue"  # red can use nothing else, blue may
    t = fight({"advisers": ["code_of_honor", "longbows", "scouts"]}, {}).play("use longbows")
    assert t.refusal("use code_of_honor") == "O-10.5"


def test_code_of_honor_of_the_defender_bars_the_other_plans() -> None:
    t = fight({}, {"advisers": ["code_of_honor", "longbows"]}).wish("", "B").play("use code_of_honor")
    assert t.told("rolls_attack")[0].values == (0, 0, 0)
    assert len(t.told("uses_plan")) == 1


def test_code_of_honor_alone_is_used_by_bandits() -> None:
    t = Table(red={"warbands": 4}, provinces_1={"cards": ["bear_traps"]}, cradle_2={"cards": ["code_of_honor"]})
    t.play("campaign bandits", "done").wish("", "B").play("number 2")
    assert [event.values for event in t.told("uses_plan")] == [(NUMBER["code_of_honor"],)]
    assert t.told("rolls_attack")[0].values == (0, 0, 0)


def test_code_of_honor_that_bandits_cannot_use_does_not_bind_them() -> None:
    page: Page = {"provinces_1": {"cards": ["storm_caller"]}, "cradle_2": {"cards": ["code_of_honor"]}}
    t = Table(red={"warbands": 4, "advisers": ["true_names", "wrestlers"]}, **page)  # no Order plans for red's enemies
    t.play("campaign bandits", "done", "number 2")
    assert [event.values for event in t.told("uses_plan")] == [(NUMBER["storm_caller"],)]


def test_code_of_honor_of_an_ally_bars_the_defender() -> None:
    t = Table(
        oath="devotion",
        oathkeeper="red",
        red={"warbands": 4},
        blue={"role": "citizen", "pawn": HERE},
        purple={"advisers": ["code_of_honor", "longbows"], "relics": ["the_grand_scepter"]},
        provinces_1={"warbands": 2, "colour": "purple", "cards": ["bear_traps"]},
    ).play("campaign blue", "done", "number 2")
    assert (t.seat, t.offered("use")) == ("blue", {"bear_traps"})
    t.play("use bear_traps")
    assert (t.seat, t.refusal("use code_of_honor")) == ("purple", "O-10.5")


def test_specialist_silences_bandits_and_allies() -> None:
    t = raid({"advisers": ["specialist"], "favor": 2}, provinces_1={"cards": ["bear_traps"]}).play("use specialist")
    assert len(t.told("uses_plan")) == 1
    t = Table(
        oath="devotion",
        oathkeeper="red",
        red={"warbands": 4, "advisers": ["specialist"], "favor": 2},
        blue={"role": "citizen", "pawn": HERE},
        purple={"advisers": ["longbows"], "relics": ["the_grand_scepter"]},
        provinces_1={"warbands": 2, "colour": "purple"},
    ).play("campaign blue", "done", "number 2", "use specialist")
    assert len(t.told("uses_plan")) == 1
    assert t.told("rolls_defense")


def test_specialist_silences_the_defenders_plans() -> None:
    t = fight({"advisers": ["specialist"], "favor": 2}, {"advisers": ["bear_traps"]}).play("use specialist")
    assert len(t.told("uses_plan")) == 1
    t = fight({"advisers": ["specialist"], "favor": 2}, {"advisers": ["bear_traps"]}).play("done")
    assert t.seat == "blue"


def test_peace_envoy_needs_the_enemy_here_and_the_whole_gift() -> None:
    t = fight({"advisers": ["peace_envoy", "longbows"], "favor": 1}, {"pawn": HERE})
    assert t.refusal("use peace_envoy") == "O-10.2"
    t = fight({"advisers": ["peace_envoy", "longbows"], "favor": 5}, {})
    assert t.refusal("use peace_envoy") == "O-10.5"


def test_peace_envoy_is_paid_for_whole_whatever_the_enemy_adds_to_the_price() -> None:
    swarm = {"pawn": HERE, "advisers": ["insect_swarm"]}
    t = fight({"advisers": ["peace_envoy", "longbows"], "favor": 2}, swarm)
    assert t.refusal("use peace_envoy") == "O-10.2"
    t = fight({"advisers": ["peace_envoy", "longbows"], "favor": 3}, swarm).play("use peace_envoy")
    assert (t.red["favor"], t.blue["favor"], t.step) == (0, 1, "occupy")


def test_peace_envoy_of_a_defender_goes_to_where_the_attacker_counts_as_being() -> None:
    captains = {"cards": ["captains"], "warbands": 3, "colour": "red"}
    blue = {"pawn": "cradle-2", "favor": 4, "advisers": ["peace_envoy", "longbows"]}
    t = Table(oath="devotion", red={"favor": 1}, blue=blue, cradle_2=captains)
    t.play("use captains", "site cradle-2", "campaign blue", "target-pawn", "done", "number 3", "use peace_envoy")
    assert t.told("repelled")
    assert not t.told("rolls_defense")
    assert (t.red["favor"], t.blue["favor"]) == (2, 1)  # two dice
    assert t.cradle_2["warbands"] == 3  # nobody dies


# ---------------------------------------------------------------- rolls and losses


def test_outriders_lose_nobody_to_skulls() -> None:
    t = fight({"advisers": ["outriders"]}, {}).wish("DD", "B").play("use outriders")
    assert t.told("strengths")[0].values == (4, 2)
    assert t.red["warbands"] == 4
    t = fight({"advisers": ["outriders"]}, {}).wish("DD", "B").play("done")
    assert t.red["warbands"] == 2


def test_outriders_do_not_ride_for_the_defender() -> None:
    t = fight({}, {"advisers": ["outriders", "longbows"]})
    assert t.refusal("use outriders") == "O-10.8"


def test_shield_wall_holds_or_dies() -> None:
    t = fight({}, {"advisers": ["shield_wall"], "favor": 1}, warbands=4).wish("HH", "111").play("use shield_wall")
    assert t.told("repelled")
    assert t.told("rolls_defense")[0].values == (0, 3, 0, 0)
    assert t.red["warbands"] == 2  # the attacker loses half, as always
    t = fight({}, {"advisers": ["shield_wall"], "favor": 1}, warbands=3).wish("DD", "BBB").play("use shield_wall")
    assert t.blue["warbands"] == 0  # all three died
    assert t.data["stock"]["blue"] == 14


def test_shield_wall_must_be_paid() -> None:
    t = fight({}, {"advisers": ["shield_wall", "longbows"]})
    assert t.refusal("use shield_wall") == "O-10.2"


# ---------------------------------------------------------------- spoils


def test_battle_honors_pay_the_victor() -> None:
    t = fight({"advisers": ["battle_honors"]}, {}).wish("DD", "B").play("use battle_honors", "number 0")
    assert (t.red["favor"], t.data["banks"]["order"]) == (2, 1)
    t = fight({"advisers": ["battle_honors"]}, {}, warbands=9).wish("HH", "B").play("use battle_honors")
    assert t.red["favor"] == 0


def test_field_promotion_raises_three() -> None:
    t = fight({"advisers": ["field_promotion"], "favor": 1}, {}).wish("SS", "B").play("use field_promotion")
    t.play("sacrifice", "number 0")
    assert t.red["warbands"] == 6  # four, less one sacrificed
    t = fight({"advisers": ["field_promotion"], "favor": 1}, {}, warbands=9).wish("HH", "B").play("use field_promotion")
    assert t.red["warbands"] == 2


def test_martial_culture_makes_a_citizen_of_a_victorious_exile() -> None:
    culture: Page = {"cradle_2": {"cards": ["martial_culture"], "warbands": 1, "colour": "red"}}
    t = fight({}, {}, **culture).wish("DD", "B").play("use martial_culture", "number 0")
    assert (t.seat, t.offered("accept")) == ("red", {""})
    t.play("accept")
    assert t.red["role"] == "citizen"
    assert t.cradle_2["colour"] == "purple"
    assert t.seat == "blue"  # the Act phase is over
    t = fight({}, {}, **culture).wish("DD", "B").play("use martial_culture", "number 0", "decline")
    assert (t.red["role"], t.step) == ("exile", "act")


def test_martial_culture_means_nothing_against_the_empire_or_bandits() -> None:
    culture: Page = {"cradle_2": {"cards": ["martial_culture"], "warbands": 1, "colour": "red"}}
    red: Page = {"warbands": 4, "advisers": ["longbows"]}
    t = fight(red, {"role": "citizen", "pawn": HERE}, site={"colour": "purple"}, **culture)
    assert (t.seat, t.refusal("use martial_culture")) == ("red", "O-10.5")
    t = Table(oath="devotion", red=red, **culture).play("campaign bandits", "done", "number 2")
    assert (t.seat, t.refusal("use martial_culture")) == ("red", "O-10.5")
    t = raid({}, provinces_1={"cards": ["martial_culture"]})
    assert not t.told("uses_plan")


def test_martial_culture_is_of_no_use_to_citizens() -> None:
    purple: Page = {"cradle_2": {"cards": ["martial_culture"], "warbands": 1, "colour": "purple"}}
    t = fight({"role": "citizen", "advisers": ["longbows"]}, {}, **purple)
    assert (t.seat, t.refusal("use martial_culture")) == ("red", "O-10.5")


def test_martial_culture_serves_a_defender_out_of_turn() -> None:
    culture: Page = {"cradle_2": {"cards": ["martial_culture"], "warbands": 1, "colour": "blue"}}
    t = fight({}, {}, warbands=9, **culture).wish("HH", "B").play("use martial_culture")
    assert t.seat == "blue"
    t.play("accept")
    assert (t.blue["role"], t.provinces_1["colour"], t.seat, t.step) == ("citizen", "purple", "red", "act")


def test_military_parade_gains_by_the_advisers_of_the_beaten() -> None:
    blue = {"advisers": ["wolves", "elders"], "facedown": ["dazzle"]}
    t = fight({"advisers": ["military_parade"]}, blue).wish("DD", "B").play("use military_parade", "number 0")
    assert t.red["favor"] == 2
    assert [t.data["banks"][suit] for suit in ("beast", "nomad", "discord")] == [2, 2, 3]


def test_military_parade_takes_what_the_bank_has_and_nothing_after_a_defeat() -> None:
    parade: Page = {"advisers": ["military_parade"]}
    t = fight(parade, {"advisers": ["wolves", "animal_host"]}, banks={"beast": 1}).wish("DD", "B")
    t.play("use military_parade", "number 0")
    assert (t.red["favor"], t.data["banks"]["beast"]) == (1, 0)
    t = fight(parade, {"advisers": ["wolves"]}, warbands=9).wish("HH", "B").play("use military_parade")
    assert t.red["favor"] == 0


def test_military_parade_counts_a_marriage_twice() -> None:
    t = fight({"advisers": ["military_parade"]}, {"advisers": ["marriage"]}).wish("DD", "B")
    t.play("use military_parade", "number 0")
    assert (t.red["favor"], t.data["banks"]["hearth"]) == (2, 1)


def test_military_parade_of_bandits_burns_the_favor() -> None:
    t = raid({"advisers": ["elders"]}, "HH", "2", provinces_1={"cards": ["military_parade"]})
    before = t.data["shared"]
    t.play("decline")
    assert (t.red["favor"], t.data["banks"]["nomad"], t.data["shared"]) == (0, 2, before + 1)
    assert [(event.seat, event.values) for event in t.told("burn_favor")] == [(BANDITS, (1,))]


def test_battle_honors_of_bandits_burn_the_favor() -> None:
    t = raid({}, "HH", "2", provinces_1={"cards": ["battle_honors"]}, banks={"order": 1})
    before = t.data["shared"]
    t.play("decline")
    assert (t.red["favor"], t.data["banks"]["order"], t.data["shared"]) == (0, 0, before + 1)
    assert [(event.seat, event.values) for event in t.told("burn_favor")] == [(BANDITS, (1,))]


def test_relic_hunter_takes_facedown_relics_of_targeted_sites() -> None:
    relics = {"site": "drowned_city", "relics": ["cup_of_plenty", "cracked_horn"]}
    t = fight({"advisers": ["relic_hunter"]}, {}, site=relics, cradle_2={"relics": ["map"]}, reliquary={})
    t.play("use relic_hunter")
    assert t.offered("relic-at") == {f"{HERE} 1", f"{HERE} 2"}
    assert GAME.prompt(t.s, t.s.seat, "en") == "Relic Hunter: which facedown relic do you target too?"
    assert t.refusal("relic-at cradle-2 1") == "O-10.5"
    t.play(f"relic-at {HERE} 2")
    assert dice(t) == (2, 2)
    assert t.refusal(f"relic-at {HERE} 2") == "O-5.5.3"
    t.wish("DD", "BB").play("done", "number 1")
    assert t.red["relics"] == ["cracked_horn"]
    assert t.provinces_1["relics"] == ["cup_of_plenty"]
    assert t.offered("relic") == {"cracked_horn"}
    assert GAME.prompt(t.s, t.s.seat, "en") == "Relic Hunter: which relic do you put under the relic deck?"
    t.play("relic cracked_horn")
    assert t.red["relics"] == []
    assert t.data["relic_deck"][-1] == "cracked_horn"
    assert t.step == "act"


def test_relic_hunter_may_keep_what_was_taken_and_never_buries_the_scepter() -> None:
    t = Table(
        oath="devotion",
        oathkeeper="blue",
        red={"warbands": 9, "advisers": ["relic_hunter"]},
        purple={"pawn": HERE, "relics": ["the_grand_scepter", "cup_of_plenty"]},
    ).play("campaign purple", "target-relic the_grand_scepter", "target-relic cup_of_plenty", "done", "number 0")
    t.wish("", "B" * t.data["campaign"]["defense_dice"]).play("use relic_hunter", "sacrifice")
    assert t.red["relics"] == ["the_grand_scepter", "cup_of_plenty"]
    assert t.offered("relic") == {"cup_of_plenty"}
    assert t.play("done").red["relics"] == ["the_grand_scepter", "cup_of_plenty"]


def test_relic_hunter_leaves_the_relics_where_they_are_when_beaten() -> None:
    t = fight({"advisers": ["relic_hunter"]}, {}, warbands=9, site={"relics": ["cup_of_plenty"]})
    t.wish("HH", "BB").play("use relic_hunter", f"relic-at {HERE} 1")
    assert t.provinces_1["relics"] == ["cup_of_plenty"]
    assert (t.red["relics"], t.step) == ([], "act")


def test_relic_hunter_respects_an_ancient_bloodline() -> None:
    t = fight({"advisers": ["relic_hunter"]}, {"advisers": ["ancient_bloodline"]}, site={"relics": ["cup_of_plenty"]})
    t.play("use relic_hunter")
    assert not t.told("targets_facedown")
    assert t.step != "relic_hunter.0"


def test_relic_hunters_target_stays_unknown() -> None:
    views = []
    for here, deck in (("cup_of_plenty", "cracked_horn"), ("cracked_horn", "cup_of_plenty")):
        t = fight({"advisers": ["relic_hunter", "longbows"]}, {}, site={"relics": [here]}, relic_deck=[deck])
        t.play("use relic_hunter", f"relic-at {HERE} 1")
        views.append([GAME.view_json(GAME.mask(t.s, seat), seat) for seat in (1, 2)])
    assert views[0] == views[1]
