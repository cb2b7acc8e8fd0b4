"""The Discord denizens: each is played through decisions, and each shows its limit."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.game import GAME
from tests.games.oath.table import Page, Table

HERE = "provinces-1"


def at_blue(red: Page, blue: Page | None = None, **changes: object) -> Table:
    """Red is about to attack blue, who rules red's site with two warbands and stands elsewhere unless said otherwise."""
    page: Page = {"oath": "devotion", "provinces_1": {"warbands": 2, "colour": "blue"}, **changes}
    return Table(red={"warbands": 4, **red}, blue=blue or {}, **page)


# ---------------------------------------------------------------- battle plans


def test_mercenaries_leave_a_beaten_user() -> None:
    t = at_blue({"warbands": 2, "favor": 1, "advisers": ["mercenaries"]}).play(
        "campaign blue", "done", "number 1", "use mercenaries"
    )
    assert t.told("uses_plan")
    assert sum(t.told("rolls_attack")[0].values) == 4
    t = at_blue({"favor": 1, "advisers": ["mercenaries"]}, provinces_1={"warbands": 9, "colour": "blue"})
    t.play("campaign blue", "done", "number 0").wish("HHH", "B").play("use mercenaries")
    assert t.red["advisers"] == []
    assert t.data["discards"]["hinterland"] == ["mercenaries"]
    assert t.data["banks"]["discord"] == 4


def test_mercenaries_stay_with_a_victor_and_fight_for_a_defender() -> None:
    t = at_blue({"favor": 1, "advisers": ["mercenaries"]}).play("campaign blue", "done", "number 4")
    t.wish("SSSSSSS", "B").play("use mercenaries", "number 0")
    assert t.red["advisers"] == ["mercenaries"]
    t = at_blue({}, {"favor": 1, "advisers": ["mercenaries"]}).play("campaign blue", "done", "number 4", "use mercenaries")
    assert sum(t.told("rolls_attack")[0].values) == 1
    t = at_blue({"advisers": ["mercenaries"]}).play("campaign blue", "done", "number 1")
    assert not t.told("uses_plan")  # nobody can pay


def test_mercenaries_have_left_when_the_victor_parades() -> None:
    red: Page = {"advisers": ["military_parade"]}
    t = at_blue(red, {"favor": 1, "advisers": ["mercenaries", "elders"]}).play("campaign blue", "done", "number 4")
    t.play("use military_parade").wish("S", "B").play("use mercenaries", "sacrifice", "number 0")
    assert t.told("victory")
    assert (t.blue["advisers"], t.red["favor"]) == (["elders"], 1)  # only the Nomad one is paraded


def test_disgraced_captain_knows_the_ways_of_order() -> None:
    captain: Page = {"favor": 2, "advisers": ["disgraced_captain"]}
    t = at_blue(captain, provinces_1={"warbands": 2, "colour": "blue", "cards": ["siege_engines"]})
    t.play("campaign blue", "done", "number 1", "use disgraced_captain")
    assert sum(t.told("rolls_attack")[0].values) == 5
    assert t.red["favor"] == 0
    shared = t.data["shared"]
    t = at_blue(
        captain, provinces_1={"warbands": 2, "colour": "blue", "cards": ["wolves"]}, provinces_2={"cards": ["siege_engines"]}
    )
    before = t.data["shared"]
    t.play("campaign blue", "done", "number 1")
    assert not t.told("uses_plan")
    assert shared == before + 1


def test_cracked_sage_hates_the_arcane() -> None:
    sage: Page = {"favor": 1, "secrets": 1, "advisers": ["cracked_sage"]}
    t = at_blue(sage, {"advisers": ["tutor"]}).play("campaign blue", "done", "number 0", "use cracked_sage")
    assert sum(t.told("rolls_attack")[0].values) == 4
    t = at_blue(sage, {"advisers": ["elders"]}).play("campaign blue", "done", "number 0")
    assert not t.told("uses_plan")


def test_zealots_give_three_for_one() -> None:
    zealots: Page = {"warbands": 3, "favor": 1, "advisers": ["zealots"]}
    t = at_blue(zealots, provinces_1={"warbands": 6, "colour": "blue"}).play("campaign blue", "done", "number 3")
    t.wish("SSS", "B").play("use zealots")
    t.play("sacrifice")  # 3 against 6: two warbands make it 9
    assert t.told("sacrifices")[0].values == (2,)
    assert t.told("victory")
    t = at_blue(zealots, provinces_1={"warbands": 3, "colour": "blue"}).play("campaign blue", "done", "number 3")
    assert not t.told("uses_plan")  # the force is not bigger


def test_book_burning_leaves_one_secret() -> None:
    for up, down, left in ((3, 1, (1, 0)), (0, 2, (0, 1)), (1, 0, (1, 0))):
        t = at_blue({"advisers": ["book_burning"]}, {"pawn": HERE, "secrets": up, "facedown_secrets": down}, provinces_1={}).play(
            "campaign blue", "target-pawn", "done", "number 4"
        )
        t.wish("SSSS", "BB").play("use book_burning", "decline")
        assert (t.blue["secrets"], t.blue["facedown_secrets"]) == left


def test_book_burning_and_slander_want_the_pawn() -> None:
    page: Page = {"favor": 1, "advisers": ["book_burning", "slander", "second_wind"], "secrets": 1}
    t = at_blue(page, {"pawn": HERE, "secrets": 3, "favor": 5}).play("campaign blue", "done", "number 4")
    assert t.offered("use") == {"second_wind"}
    assert t.refusal("use book_burning") == "O-10.8"
    assert t.refusal("use slander") == "O-10.8"


def test_slander_burns_all_favor() -> None:
    slander: Page = {"favor": 1, "advisers": ["slander"]}
    t = at_blue(slander, {"pawn": HERE, "favor": 5}, provinces_1={}).play("campaign blue", "target-pawn", "done", "number 4")
    shared = t.data["shared"]
    t.wish("SSSS", "BB").play("use slander", "decline")  # the pawn may stay; about half of the favor nobody is asked
    assert (t.blue["favor"], t.step) == (0, "act")
    assert t.data["shared"] == shared + 5
    assert [event.values for event in t.told("burn_favor")] == [(5,)]


def test_slander_burns_a_last_favor_but_nothing_in_defeat() -> None:
    slander: Page = {"favor": 1, "advisers": ["slander"]}
    t = at_blue(slander, {"pawn": HERE, "favor": 1}, provinces_1={}).play("campaign blue", "target-pawn", "done", "number 4")
    assert t.wish("SSSS", "BB").play("use slander", "decline").blue["favor"] == 0
    t = at_blue(slander, {"pawn": HERE, "favor": 5, "warbands": 9}, provinces_1={})
    t.play("campaign blue", "target-pawn", "done", "number 4").wish("HHHH", "BB").play("use slander")
    assert (t.blue["favor"], t.step) == (5, "act")


def test_beast_tamer_forbids_beast_and_nomad_plans() -> None:
    plans = ["rangers", "horse_archers", "longbows"]
    t = at_blue({"favor": 3, "secrets": 3, "advisers": plans}, {"advisers": ["beast_tamer"]}).play(
        "campaign blue", "done", "number 1"
    )
    assert t.offered("use") == {"longbows"}
    assert t.refusal("use horse_archers") == "O-2.21"
    t = at_blue({"favor": 3, "secrets": 3, "advisers": plans[1:]}, players=4, yellow={"advisers": ["beast_tamer"]})
    t.play("campaign blue", "done", "number 1")
    assert "horse_archers" in t.offered("use")  # yellow has no part in it


# ---------------------------------------------------------------- when played


def test_key_to_the_city_opens_an_unwatched_site() -> None:
    red: Page = {"facedown": ["key_to_the_city"]}
    t = at_blue({**red, "warbands": 0}).play("adviser key_to_the_city", f"play-site {HERE}")
    assert (t.provinces_1["warbands"], t.provinces_1["colour"]) == (1, "red")
    assert t.data["stock"]["red"] == 13
    assert t.data["stock"]["blue"] == 14
    t = Table(red=red).play("adviser key_to_the_city", f"play-site {HERE}")
    assert t.provinces_1["warbands"] == 1  # bandits never watch


def test_key_to_the_city_needs_the_rulers_away() -> None:
    red: Page = {"facedown": ["key_to_the_city"]}
    t = at_blue(red, {"pawn": HERE}).play("adviser key_to_the_city", f"play-site {HERE}")
    assert (t.provinces_1["warbands"], t.provinces_1["colour"]) == (2, "blue")
    imperial = {"warbands": 2, "colour": "purple"}
    t = at_blue(red, {"pawn": HERE, "role": "citizen"}, provinces_1=imperial)
    assert t.play("adviser key_to_the_city", f"play-site {HERE}").provinces_1["colour"] == "purple"


def test_charlatan_burns_the_darkest_secret_down() -> None:
    for before in (4, 1):
        t = Table(red={"facedown": ["charlatan"]}, banners={"darkest_secret": {"holder": "blue", "tokens": before}})
        t.play("adviser charlatan", "play-adviser")
        assert t.data["banners"]["darkest_secret"] == {"holder": "blue", "tokens": 1}


def test_blackmail_is_paid_or_costs_the_relic() -> None:
    red: Page = {"facedown": ["blackmail"]}
    blue: Page = {"pawn": HERE, "favor": 3, "relics": ["cracked_horn"]}
    t = Table(red=red, blue=blue, oath="devotion").play("adviser blackmail", "play-adviser", "relic cracked_horn")
    assert t.seat == "blue"
    assert [event.values for event in t.told("demands")] == [(NUMBER["cracked_horn"], 2)]
    assert GAME.prompt(t.s, 2, "en") == "Blackmail: do you give 3 favor to Red to keep Cracked Horn?"
    t.play("accept")
    assert (t.red["favor"], t.blue["favor"], t.blue["relics"]) == (3, 0, ["cracked_horn"])
    t = Table(red=red, blue=blue, oath="devotion").play("adviser blackmail", "play-adviser", "relic cracked_horn", "decline")
    assert (t.red["relics"], t.blue["relics"], t.blue["favor"]) == (["cracked_horn"], [], 3)


def test_blackmail_does_not_ask_who_cannot_pay_nor_reach_the_absent() -> None:
    red: Page = {"facedown": ["blackmail"]}
    t = Table(red=red, blue={"pawn": HERE, "favor": 2, "relics": ["cracked_horn"]}, oath="devotion")
    assert t.play("adviser blackmail", "play-adviser", "relic cracked_horn").red["relics"] == ["cracked_horn"]
    t = Table(red=red, blue={"relics": ["cracked_horn"]}, oath="devotion").play("adviser blackmail", "play-adviser")
    assert t.step == "act"


def test_dissent_loads_favor_onto_the_card() -> None:
    t = Table(
        oath="devotion",
        red={"favor": 5, "facedown": ["dissent"], "advisers": ["elders"]},
        blue={"favor": 1, "advisers": ["tutor", "wolves"]},
        purple={"favor": 4, "advisers": ["longbows"], "relics": ["the_grand_scepter"]},
        banners={"peoples_favor": {"holder": "purple", "tokens": 1}},
    ).play("adviser dissent", "play-adviser")
    assert (t.purple["favor"], t.red["favor"], t.blue["favor"]) == (4, 3, 0)
    assert t.data["on_things"]["dissent"]["favor"] == 3
    t.play("rest")
    assert t.data["banks"]["discord"] == 3 + 3


def test_royal_ambitions_bring_a_relic_unseen() -> None:
    mine = {"warbands": 1, "colour": "red"}
    page: Page = {"oath": "devotion", "red": {"facedown": ["royal_ambitions"], "vision": "vision_of_faith"}}
    t = Table(**page, provinces_1=mine).play("adviser royal_ambitions", "play-adviser", "accept")
    assert t.offered("space") == {"brutal", "decadent", "careless", "greedy"}
    t.play("space careless")
    assert (t.red["role"], t.red["relics"], t.red["vision"]) == ("citizen", ["ivory_eye"], None)
    assert t.data["reliquary"]["careless"] is None
    t = Table(**page, provinces_1=mine).play("adviser royal_ambitions", "play-adviser", "decline")
    assert t.red["role"] == "exile"
    t = Table(**page, provinces_1=mine, cradle_1={"warbands": 1, "colour": "purple"}).play(
        "adviser royal_ambitions", "play-adviser"
    )
    assert t.step == "act"  # as many sites are not more


def test_salt_the_earth_clears_the_site_for_good() -> None:
    full = {"site": "mine", "cards": ["elders", "wolves"]}
    t = Table(red={"facedown": ["salt_the_earth", "rangers"]}, provinces_1=full)
    t.play("adviser salt_the_earth", f"play-site {HERE}")
    assert t.offered("card") == {"elders", "wolves"}
    t.play("card wolves")
    assert t.provinces_1["cards"] == ["salt_the_earth"]
    assert t.data["discards"]["hinterland"] == ["elders", "wolves"]  # the top first
    t.play("adviser rangers")
    assert t.refusal(f"play-site {HERE}") == "O-2.19"


def test_salt_the_earth_goes_to_the_drowned_city_but_not_beside_a_lock() -> None:
    t = Table(red={"facedown": ["salt_the_earth"]}, provinces_1={"site": "drowned_city"})
    t.play("adviser salt_the_earth", f"play-site {HERE}")
    assert t.provinces_1["cards"] == ["salt_the_earth"]
    t = Table(red={"facedown": ["salt_the_earth"]}, provinces_1={"cards": ["boiling_lake"]}).play("adviser salt_the_earth")
    assert t.refusal(f"play-site {HERE}") == "O-2.17"


def test_riots_strike_the_most_common_suit() -> None:
    page: Page = {
        "provinces_1": {"cards": ["scryer"]},
        "cradle_1": {"cards": ["gossip", "elders"]},
        "cradle_2": {"cards": ["tents", "boiling_lake"]},
        "hinterland_3": {"cards": ["faithful_friend"]},
    }
    t = Table(red={"facedown": ["riots"]}, mob=True, **page).play("adviser riots", "play-adviser")
    assert t.offered("suit") == {"discord", "nomad"}
    t.play("suit discord")
    assert (t.provinces_1["cards"], t.cradle_1["cards"], t.cradle_2["cards"]) == ([], ["elders"], ["tents", "boiling_lake"])
    t = Table(red={"facedown": ["riots"]}, mob=True, **page).play("adviser riots", f"play-site {HERE}")
    assert t.offered("suit") == {"discord"}  # it counts itself
    assert t.play("suit discord").provinces_1["cards"] == ["riots"]
    t = Table(red={"facedown": ["riots"]}, **page).play("adviser riots", "play-adviser")
    assert t.step == "act"


def test_bandit_chief_kills_everywhere_and_trebles_the_bandits() -> None:
    t = Table(
        oath="devotion",
        red={"warbands": 5, "facedown": ["bandit_chief"]},
        cradle_1={"warbands": 2, "colour": "purple"},
        hinterland_2={"warbands": 1, "colour": "red"},
    ).play("adviser bandit_chief", f"play-site {HERE}")
    assert (t.cradle_1["warbands"], t.hinterland_2["warbands"], t.red["warbands"]) == (1, 0, 5)
    t.play("campaign bandits", "done").wish("SSS", "B").play("number 3")
    assert t.told("strengths")[0].values == (3, 3)


# ---------------------------------------------------------------- the others


def test_naysayers_tax_the_chancellor_while_an_exile_keeps_the_oath() -> None:
    page: Page = {"oath": "people", "purple": {"favor": 2, "relics": ["the_grand_scepter"]}, "red": {"advisers": ["naysayers"]}}
    held = {"peoples_favor": {"holder": "blue", "tokens": 1}}
    t = Table(**page, banners=held, oathkeeper="blue").play("rest", "use naysayers")
    assert (t.red["favor"], t.purple["favor"]) == (1, 1)
    t = Table(**page, oathkeeper="purple").play("rest")
    assert t.seat != "red"


def test_chaos_cult_profits_from_every_new_oathkeeper() -> None:
    page: Page = {"oath": "people", "banners": {"peoples_favor": {"holder": "purple", "tokens": 1}}}
    t = Table(**page, red={"favor": 4}, blue={"advisers": ["chaos_cult"]})
    t.play("recover-banner peoples_favor", "number 2", "suit order")
    assert t.data["oathkeeper"] == "red"
    assert (t.red["favor"], t.blue["favor"]) == (1, 1)
    t = Table(**page, red={"favor": 4, "advisers": ["chaos_cult"]}).play("recover-banner peoples_favor", "number 2", "suit order")
    assert t.red["favor"] == 2  # nothing from oneself


def test_downtrodden_musters_more_where_the_bank_is_poorest() -> None:
    poor = {"discord": 3, "arcane": 3, "order": 3, "hearth": 3, "beast": 2, "nomad": 3}
    cards = {"cards": ["downtrodden", "wolves", "elders"]}
    t = Table(red={"favor": 1}, provinces_1=cards, banks=poor).play("use downtrodden")
    assert t.offered("muster") == {"wolves"}
    assert t.refusal("muster elders") == "O-10.6"
    assert t.play("muster wolves").red["warbands"] == 4
    t = Table(red={"favor": 1}, provinces_1=cards, banks={**poor, "nomad": 2})
    assert t.refusal("use downtrodden") == "O-10.6"  # a tie is not the lowest


def test_gambling_hall_pays_the_shields_from_one_bank() -> None:
    hall = {"cards": ["gambling_hall"]}
    banks = {"discord": 3, "arcane": 0, "order": 5, "hearth": 3, "beast": 3, "nomad": 3}
    t = Table(red={"favor": 2}, provinces_1=hall, banks=banks).wish("", "12XB").play("use gambling_hall")
    assert t.offered("suit") == {"discord", "order", "hearth", "beast", "nomad"}
    assert t.play("suit order").red["favor"] == 5  # six shields, but the bank has five
    t = Table(red={"favor": 2}, provinces_1=hall).wish("", "BBXX").play("use gambling_hall")
    assert (t.step, t.red["favor"]) == ("act", 0)
    assert Table(red={"favor": 1}, provinces_1=hall).refusal("use gambling_hall") == "O-10.2"


def test_gambling_hall_can_be_jinxed() -> None:
    t = Table(red={"favor": 2, "secrets": 1, "advisers": ["jinx"]}, provinces_1={"cards": ["gambling_hall"]})
    t.wish("", "BBBB").play("use gambling_hall")
    assert t.step == "jinx.0.reaction"
    t.wish("", "111B").play("accept", "suit beast")
    assert t.red["favor"] == 3


def thieves(blue: Page | None = None, **changes: object) -> Table:
    """Red recovers a relic in the Provinces; blue owns the Relic Thief."""
    page: Page = {"oath": "devotion", "red": {"favor": 2, "pawn": "provinces-2"}, **changes}
    owner = {"pawn": HERE, "favor": 1, "secrets": 1, "advisers": ["relic_thief"], **(blue or {})}
    return Table(blue=owner, provinces_2={"site": "mountain", "relics": ["cup_of_plenty"]}, **page).play("recover-relic 1")


def test_relic_thief_steals_if_no_shield_comes_up() -> None:
    t = thieves()
    assert t.seat == "blue"
    t.wish("", "B").play("accept")
    assert (t.blue["relics"], t.red["relics"]) == (["cup_of_plenty"], [])
    assert (t.blue["favor"], t.blue["secrets"], t.blue["facedown_secrets"]) == (0, 0, 1)
    assert t.data["banks"]["discord"] == 4
    assert (t.seat, t.step) == ("red", "act")
    t = thieves().wish("", "2").play("accept")
    assert (t.blue["relics"], t.red["relics"], t.blue["favor"]) == ([], ["cup_of_plenty"], 0)
    t = thieves().play("decline")
    assert (t.red["relics"], t.blue["favor"]) == (["cup_of_plenty"], 1)


def test_relic_thief_needs_the_region_and_the_price() -> None:
    assert thieves({"pawn": "cradle-1"}).seat == "red"
    assert thieves({"secrets": 0}).seat == "red"
    assert thieves({"favor": 0}).seat == "red"


def test_protected_relics_are_neither_stolen_nor_extorted() -> None:
    assert thieves(red={"favor": 2, "pawn": "provinces-2", "relics": ["circlet_of_command"]}).seat == "red"
    blue: Page = {"pawn": HERE, "relics": ["circlet_of_command", "cracked_horn"]}
    t = Table(oath="devotion", red={"facedown": ["blackmail"]}, blue=blue).play("adviser blackmail", "play-adviser")
    assert t.offered("relic") == {"circlet_of_command"}  # it does not protect itself


def test_relic_thief_sees_the_title_pass_twice() -> None:
    t = thieves(oath="protection", purple={"relics": []}, blue={"relics": ["cracked_horn", "bandit_crown"]}, oathkeeper="blue")
    assert t.data["oathkeeper"] == "blue"
    t = thieves(oath="protection", purple={"relics": []}, oathkeeper="purple")
    assert t.data["oathkeeper"] == "red"  # before the theft
    assert t.wish("", "X").play("accept").data["oathkeeper"] == "blue"  # and after it


def test_relic_thief_takes_all_of_a_campaign_or_nothing() -> None:
    t = Table(
        oath="devotion",
        red={"warbands": 8},
        blue={"pawn": HERE, "favor": 1, "secrets": 1, "advisers": ["relic_thief"], "relics": ["cracked_horn", "cup_of_plenty"]},
    ).play("campaign blue", "target-relic cracked_horn", "target-relic cup_of_plenty", "done")
    dice = t.told("declares")[0].values[1]
    t.wish("SSSSSSSS", "B" * dice).play("number 8")
    assert t.seat == "blue"
    t.wish("", "BX").play("accept")
    assert sorted(t.blue["relics"]) == ["cracked_horn", "cup_of_plenty"]


def test_enchantress_changes_places() -> None:
    t = Table(
        red={"secrets": 1, "advisers": ["enchantress", "elders"]},
        blue={"advisers": ["assassin", "tutor"]},
    ).play("use enchantress")
    assert t.offered("card") == {"elders", "tutor"}  # the Assassin is locked
    t.play("card tutor")
    assert (t.red["advisers"], t.red["secrets"]) == (["tutor", "elders"], 0)
    assert t.blue["advisers"] == ["assassin", "enchantress"]
    assert t.refusal("use enchantress") == "O-2.8"


def test_enchantress_crowds_out_another() -> None:
    """CR-10."""
    t = Table(red={"secrets": 1, "advisers": ["enchantress"]}, blue={"advisers": ["family_wagon", "wolves", "elders"]})
    t.play("use enchantress", "card elders")
    assert t.seat == "blue"
    assert t.offered("card") == {"family_wagon", "wolves"}
    t.play("card wolves")
    assert t.blue["advisers"] == ["family_wagon", "enchantress"]
    assert (t.seat, t.step) == ("red", "act")


def test_enchantress_needs_somebody_to_enchant() -> None:
    t = Table(red={"secrets": 1, "advisers": ["enchantress"]}, blue={"advisers": ["assassin"], "facedown": ["wolves"]})
    assert t.refusal("use enchantress") == "O-10.5"
    assert Table(red={"advisers": ["enchantress"]}, blue={"advisers": ["tutor"]}).refusal("use enchantress") == "O-10.2"


def test_gossip_leaves_no_secrets_to_enemies() -> None:
    for colour, allowed in (("blue", False), ("red", True)):
        t = Table(
            oath="devotion", cradle_2={"cards": ["gossip"], "warbands": 1, "colour": colour}, deck=["wolves", "elders", "keep"]
        )
        t.play("search world", "card wolves", "card elders")
        assert t.may("play-facedown") == allowed
    t = Table(cradle_2={"cards": ["gossip"]}, deck=["wolves", "elders", "keep"]).play(
        "search world", "card wolves", "card elders"
    )
    assert t.refusal("play-facedown") == "O-2.21"  # bandits are everybody's enemies
    t = Table(deck=["gossip", "elders", "keep"]).play("search world", "card gossip", "card elders")
    assert t.may("play-facedown")  # it does not speak before it is played


def test_gossip_is_silenced_by_a_grand_mask() -> None:
    """On one's own turn one rules the card, and is no enemy of oneself."""
    imperial = {"cards": ["gossip"], "warbands": 1, "colour": "purple"}
    for relics, allowed in (([], False), (["grand_mask"], True)):
        t = Table(red={"relics": relics}, cradle_2=imperial, deck=["wolves", "elders", "keep"], reliquary={})
        assert t.play("search world", "card wolves", "card elders").may("play-facedown") == allowed


# ---------------------------------------------------------------- limits of cards that other tests play


def test_second_wind_comes_only_after_a_victory() -> None:
    red: Page = {"secrets": 1, "favor": 1, "advisers": ["second_wind"]}
    t = at_blue(red, provinces_1={"warbands": 9, "colour": "blue"}).play("campaign blue", "done", "number 4")
    t.wish("HHHH", "B").play("use second_wind")
    assert (t.step, t.red["pawn"]) == ("act", HERE)


def test_second_wind_is_lost_to_who_becomes_a_citizen() -> None:
    """Martial Culture ends the Act phase before it; but not for somebody who attacks out of turn."""
    culture: Page = {"cradle_2": {"cards": ["martial_culture"], "warbands": 1, "colour": "red"}}
    wind: Page = {"secrets": 1, "favor": 1, "warbands": 6, "advisers": ["second_wind"]}
    plans = ("use martial_culture", "use second_wind", "number 0", "accept")
    t = at_blue(wind, **culture).play("campaign blue", "done", "number 4").wish("SSSS", "B").play(*plans)
    assert (t.red["role"], t.seat) == ("citizen", "blue")
    blue: Page = {**wind, "pawn": HERE, "advisers": ["second_wind", "sneak_attack"]}
    t = at_blue({"warbands": 5}, players=4, blue={}, yellow=blue, **culture).play("campaign blue", "done", "number 5")
    t.wish("SSSSS", "B").play("use martial_culture", "number 0", "accept")
    assert (t.red["role"], t.seat, t.step) == ("citizen", "yellow", "sneak_attack.0.reaction")
    t.play("campaign red", "target-pawn", "done", "number 6")
    t.wish("SSSSSS", "B" * t.data["campaign"]["defense_dice"]).play("use second_wind")
    t.play("decline")  # red stays; the Martial Culture is of no use to the Empire
    assert (t.seat, t.step) == ("yellow", "second_wind.0.reaction/0")


def test_silver_tongue_finds_no_favor_in_an_empty_bank() -> None:
    banks = {"discord": 3, "arcane": 3, "order": 3, "hearth": 3, "beast": 0, "nomad": 3}
    t = Table(red={"advisers": ["silver_tongue"]}, provinces_1={"cards": ["wolves", "elders"]}, banks=banks)
    assert t.play("rest", "use silver_tongue").offered("suit") == {"nomad"}


def test_silver_tongue_is_silent_where_there_is_nothing_to_say() -> None:
    assert Table(red={"advisers": ["silver_tongue"]}).play("rest").seat == "blue"


def test_silver_tongue_and_insomnia_leave_room_for_two() -> None:
    for card in ("silver_tongue", "insomnia"):
        t = Table(red={"facedown": [card, "wolves"], "advisers": ["elders"]}).play(f"adviser {card}", "play-adviser")
        assert t.offered("card") == {"elders", "wolves"}
        assert t.play("card elders").red["advisers"] == [card]
        t = Table(red={"facedown": [card], "advisers": ["assassin", "a_small_favor"]}).play(f"adviser {card}")
        assert t.refusal("play-adviser") == "O-2.16"


def test_sneak_attack_may_be_let_be_and_needs_its_victim_in_reach() -> None:
    t = at_blue({"warbands": 1}, {"advisers": ["sneak_attack"], "pawn": HERE}, provinces_1={"warbands": 9, "colour": "blue"})
    t.play("campaign blue", "done", "number 0", "decline")
    assert (t.seat, t.step) == ("red", "act")
    t = at_blue({"warbands": 1}, {"advisers": ["sneak_attack"]}, provinces_1={"warbands": 9, "colour": "blue"})
    assert t.play("campaign blue", "done", "number 0").seat == "red"


def test_false_prophet_is_no_use_to_a_citizen() -> None:
    page: Page = {"blue": {"vision": "vision_of_rebellion"}}
    t = Table(red={"role": "citizen", "facedown": ["false_prophet"]}, **page).play("adviser false_prophet", "play-adviser")
    assert (t.step, t.data["prophet"]) == ("act", None)


def test_scryer_looks_through_a_pile_once() -> None:
    piles = {"cradle": ["wolves", "elders"], "hinterland": ["keep"]}
    t = Table(red={"secrets": 2}, provinces_1={"cards": ["scryer"]}, discards=piles).play("use scryer")
    assert t.offered("region") == {"cradle", "hinterland"}  # an empty pile tells nothing
    t.play("region cradle")
    assert t.data["seen"] == {"wolves": ["red"], "elders": ["red"]}
    assert t.data["discards"]["cradle"] == ["wolves", "elders"]
    assert [event.values for event in t.told("looks_through")] == [(1,)]
    assert all(event.audience == 2 for event in t.told("peeked"))
    seen = {card: ["red"] for pile in piles.values() for card in pile}
    t = Table(red={"secrets": 1}, provinces_1={"cards": ["scryer"]}, discards=piles, seen=seen)
    assert t.refusal("use scryer") == "O-10.5"  # nothing is new to red


def test_scryer_wants_a_secret() -> None:
    page: Page = {"provinces_1": {"cards": ["scryer"]}, "discards": {"cradle": ["wolves"]}}
    assert Table(**page).refusal("use scryer") == "O-10.2"


# ---------------------------------------------------------------- what the rulings say of them


def test_beast_tamer_cows_bandits_too() -> None:
    archers: Page = {"cards": ["horse_archers"]}
    t = Table(red={"warbands": 3}, provinces_1=archers).play("campaign bandits", "done", "number 3")
    assert [event.values for event in t.told("uses_plan")] == [(NUMBER["horse_archers"],)]
    t = Table(red={"warbands": 3, "advisers": ["beast_tamer"]}, provinces_1=archers).play("campaign bandits", "done", "number 3")
    assert t.told("uses_plan") == []


def test_beast_tamer_serves_as_an_ally() -> None:
    page: Page = {"oath": "devotion", "provinces_1": {"warbands": 2, "colour": "purple"}, "red": {"advisers": ["horse_archers"]}}
    t = Table(**page, purple={"advisers": ["beast_tamer"]}, blue={"role": "citizen", "pawn": HERE})
    t.play("campaign blue", "done", "number 0")  # the Chancellor joins from afar
    assert t.told("uses_plan") == []
    assert t.step == "act"


def test_cracked_sage_serves_a_defender_and_counts_allies() -> None:
    sage: Page = {"favor": 1, "secrets": 1, "advisers": ["cracked_sage"]}
    t = at_blue({"warbands": 6, "advisers": ["tutor"]}, sage).play("campaign blue", "done", "number 6", "use cracked_sage")
    assert sum(t.told("rolls_attack")[0].values) == 2
    assert (t.blue["favor"], t.blue["secrets"], t.blue["facedown_secrets"]) == (0, 0, 1)
    page: Page = {"provinces_1": {"warbands": 2, "colour": "purple"}, "purple": {"advisers": ["tutor"]}}
    t = at_blue(sage, {"role": "citizen", "pawn": HERE}, **page).play("campaign blue", "done", "number 0", "use cracked_sage")
    assert sum(t.told("rolls_attack")[0].values) == 4


def test_vow_of_renewal_gets_half_of_a_banished_players_favor() -> None:
    t = at_blue({}, {"pawn": HERE, "favor": 5}, players=4, provinces_1={}, yellow={"advisers": ["vow_of_renewal"]})
    shared = t.data["shared"]
    t.play("campaign blue", "target-pawn", "done", "number 4").wish("SSSS", "BB").play("decline", "accept")
    assert (t.blue["favor"], t.yellow["favor"], t.data["shared"]) == (3, 2, shared)


def test_vow_of_renewal_gets_what_a_seized_banner_loses_and_its_owners_own_prices() -> None:
    blue: Page = {"pawn": HERE, "advisers": ["vow_of_renewal"]}
    held: Page = {"peoples_favor": {"holder": "blue", "tokens": 3}}
    t = at_blue({"warbands": 8}, blue, provinces_1={}, banners=held).play("campaign blue", "target-banner peoples_favor", "done")
    t.wish("S" * 8, "B" * t.data["campaign"]["defense_dice"]).play("number 8")
    assert (t.data["banners"]["peoples_favor"], t.blue["favor"]) == ({"holder": "red", "tokens": 1}, 2)
    red: Page = {"favor": 2, "secrets": 1, "relics": ["dowsing_sticks"], "advisers": ["vow_of_renewal"]}
    t = Table(red=red, relic_deck=["cup_of_plenty"]).play("use dowsing_sticks", "decline")
    assert t.red["favor"] == 2


def test_key_to_the_city_and_a_ring_of_devotion() -> None:
    red: Page = {"warbands": 0, "facedown": ["key_to_the_city"], "relics": ["ring_of_devotion"]}
    t = at_blue(red).play("adviser key_to_the_city", f"play-site {HERE}")
    assert (t.provinces_1["warbands"], t.red["warbands"], t.data["stock"]["blue"]) == (0, 1, 14)


def test_key_to_the_city_opens_ones_own_unwatched_site() -> None:
    held: Page = {"peoples_favor": {"holder": "red", "tokens": 1}}
    mine: Page = {"warbands": 3, "colour": "red"}
    t = Table(oath="devotion", red={"facedown": ["key_to_the_city"]}, provinces_2=mine, banners=held)
    t.play("adviser key_to_the_city", "play-site provinces-2")
    assert (t.provinces_2["warbands"], t.data["stock"]["red"]) == (1, 13)


def test_dissent_counts_the_empires_cards_for_all_of_it() -> None:
    t = Table(
        oath="devotion",
        red={"facedown": ["dissent"]},
        blue={"role": "citizen", "favor": 4},
        purple={"favor": 4, "advisers": ["longbows"], "relics": ["the_grand_scepter"]},
        cradle_2={"warbands": 1, "colour": "purple", "cards": ["elders", "wolves"]},
    ).play("adviser dissent", "play-adviser")
    assert (t.purple["favor"], t.blue["favor"]) == (1, 2)


def test_boiling_lake_scalds_who_is_made_to_come() -> None:
    lake: Page = {"cards": ["boiling_lake"]}
    t = Table(red={"secrets": 1, "relics": ["whistle"]}, blue={"warbands": 3}, provinces_1=lake, reliquary={})
    assert t.play("use whistle", "player blue").blue["warbands"] == 1


def test_relic_thief_lets_gifts_pass() -> None:
    t = Table(
        oath="devotion",
        purple={"pawn": HERE, "relics": ["the_grand_scepter", "cracked_horn"]},
        turn="purple",
        red={"pawn": HERE},
        blue={"pawn": HERE, "favor": 1, "secrets": 1, "advisers": ["relic_thief"]},
    ).play("offer red", "space brutal", "give-relic cracked_horn", "propose", "accept")
    assert sorted(t.red["relics"]) == ["cracked_horn", "map"]
    assert t.seat == "purple"


def test_sneak_attack_comes_before_a_second_wind() -> None:
    red: Page = {"secrets": 1, "favor": 1, "warbands": 6, "advisers": ["second_wind"]}
    t = at_blue(red, {"advisers": ["sneak_attack"], "pawn": HERE}).play("campaign blue", "done", "number 4")
    t.wish("SSSS", "B").play("use second_wind", "number 1")
    assert (t.seat, t.step) == ("blue", "sneak_attack.0.reaction")
    t.play("decline")
    assert (t.seat, t.step) == ("red", "second_wind.0.reaction/0")


def test_charlatan_burns_secrets_of_a_banner_that_nobody_holds() -> None:
    t = Table(red={"facedown": ["charlatan"]}, banners={"darkest_secret": {"tokens": 4}}).play(
        "adviser charlatan", "play-adviser"
    )
    assert t.data["banners"]["darkest_secret"]["tokens"] == 1


def test_riots_are_nothing_without_cards_at_sites() -> None:
    t = Table(red={"facedown": ["riots"]}, mob=True).play("adviser riots", "play-adviser")
    assert t.step == "act"


def test_naysayers_may_be_the_oathkeepers_own() -> None:
    held: Page = {"peoples_favor": {"holder": "red", "tokens": 1}}
    page: Page = {"oath": "people", "purple": {"favor": 2, "relics": ["the_grand_scepter"]}, "red": {"advisers": ["naysayers"]}}
    assert Table(**page, banners=held, oathkeeper="red").play("rest", "use naysayers").red["favor"] == 1
    page["purple"]["favor"] = 0
    assert Table(**page, banners=held, oathkeeper="red").play("rest").seat == "blue"  # there is nothing to take
