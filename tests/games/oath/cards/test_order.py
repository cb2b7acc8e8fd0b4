"""The Order denizens that are no battle plans: what each does, and where it stops."""

from __future__ import annotations

from bailiwick.games.oath.game import GAME
from tests.games.oath.table import Page, Table

HERE = "provinces-1"


def of(colour: str, *cards: str, warbands: int = 1) -> Page:
    """A site that a colour rules, with cards."""
    return {"cards": list(cards), "warbands": warbands, "colour": colour}


# ---------------------------------------------------------------- laws of a ruler


def test_toll_roads_charge_enemies_on_the_way_to_any_site_of_the_ruler() -> None:
    t = Table(oath="devotion", red={"favor": 1}, cradle_2=of("blue", "toll_roads"), provinces_2=of("blue"))
    t.play("travel provinces-2")
    assert (t.red["favor"], t.blue["favor"]) == (0, 1)
    t = Table(oath="devotion", red={"favor": 0}, cradle_2=of("blue", "toll_roads"), provinces_2=of("blue"))
    assert t.refusal("travel provinces-2") == "O-10.2"
    assert t.may("travel provinces-3")


def test_toll_roads_of_the_empire_pay_the_chancellor_and_those_of_bandits_burn() -> None:
    t = Table(oath="devotion", red={"favor": 1}, cradle_2=of("purple", "toll_roads")).play("travel cradle-2")
    assert (t.red["favor"], t.purple["favor"]) == (0, 1)
    roads: Page = {"cradle_2": {"cards": ["toll_roads"]}, "provinces_3": {"faceup": False}}
    t = Table(red={"favor": 1}, **roads).play("travel provinces-2")
    assert (t.red["favor"], len(t.told("burn_favor"))) == (0, 1)
    assert Table(red={"favor": 1}, **roads).play("travel provinces-3").red["favor"] == 1  # nobody rules a facedown site


def test_toll_roads_are_free_for_their_own_side() -> None:
    t = Table(oath="devotion", red={"favor": 1, "role": "citizen"}, cradle_2=of("purple", "toll_roads")).play("travel cradle-2")
    assert (t.red["favor"], t.purple["favor"]) == (1, 0)


def test_forced_labor_charges_each_search_at_the_rulers_sites() -> None:
    t = Table(oath="devotion", red={"favor": 2}, provinces_1=of("blue"), cradle_2=of("blue", "forced_labor"))
    t.play("search world")
    assert (t.red["favor"], t.blue["favor"]) == (1, 1)


def test_forced_labor_charges_for_a_facedown_adviser_too() -> None:
    labor = {"provinces_1": of("purple"), "cradle_2": of("purple", "forced_labor")}
    t = Table(oath="devotion", red={"favor": 1, "facedown": ["elders"]}, **labor).play("adviser elders", "discard")
    assert (t.red["favor"], t.purple["favor"]) == (0, 1)
    t = Table(oath="devotion", red={"favor": 0, "facedown": ["elders"]}, **labor)
    assert t.refusal("adviser elders") == "O-10.2"
    assert t.refusal("search world") == "O-10.2"


def test_forced_labor_of_bandits_burns_the_favor_and_spares_other_sites() -> None:
    t = Table(red={"favor": 1}, cradle_2={"cards": ["forced_labor"]}).play("search world")
    assert t.red["favor"] == 0
    assert t.told("burn_favor")
    mine = Table(oath="devotion", red={"favor": 1}, provinces_1=of("red"), cradle_2={"cards": ["forced_labor"]})
    assert mine.play("search world").red["favor"] == 1


def test_forced_labor_is_no_burden_to_its_own_side() -> None:
    t = Table(oath="devotion", red={"favor": 1, "role": "citizen"}, provinces_1=of("purple", "forced_labor"))
    assert t.play("search world").red["favor"] == 1


def test_forced_labor_obeys_the_grand_mask() -> None:
    labor: Page = {"oath": "devotion", "provinces_1": of("purple", "forced_labor"), "reliquary": {}}
    assert Table(red={"favor": 1, "relics": ["grand_mask"]}, **labor).play("search world").red["favor"] == 1
    assert Table(red={"favor": 1}, **labor).play("search world").red["favor"] == 0


def test_curfew_charges_for_trading_with_the_rulers_cards() -> None:
    red = {"favor": 1, "secrets": 1}
    t = Table(oath="devotion", red=red, provinces_1=of("blue", "wolves"), cradle_2=of("blue", "curfew"))
    t.play("trade-favor wolves")
    assert (t.red["favor"], t.blue["favor"]) == (1, 1)  # one given, one gained
    t = Table(oath="devotion", red={"secrets": 1}, provinces_1=of("blue", "wolves"), cradle_2=of("blue", "curfew"))
    assert t.refusal("trade-favor wolves") == "O-10.2"
    t = Table(oath="devotion", red={"secrets": 1}, provinces_1=of("red", "wolves"), cradle_2=of("blue", "curfew"))
    assert t.may("trade-favor wolves")


def test_curfew_of_bandits_burns_the_favor() -> None:
    t = Table(red={"favor": 1, "secrets": 1}, provinces_1={"cards": ["wolves"]}, cradle_2={"cards": ["curfew"]})
    t.play("trade-favor wolves")
    assert (t.red["favor"], len(t.told("burn_favor"))) == (1, 1)


def test_curfew_and_the_price_of_the_trade_are_paid_together() -> None:
    t = Table(oath="devotion", red={"favor": 2}, provinces_1=of("blue", "wolves"), cradle_2=of("blue", "curfew"))
    assert t.refusal("trade-secrets wolves") == "O-10.2"


def test_secret_police_forbid_visions_at_the_rulers_sites() -> None:
    page = {"facedown": ["vision_of_faith", "conspiracy"]}
    police = of("blue", "secret_police")
    t = Table(oath="devotion", red=page, provinces_1=of("blue"), cradle_2=police).play("adviser vision_of_faith")
    assert t.refusal("reveal") == "O-2.21"
    t = Table(oath="devotion", red=page, provinces_1=of("blue"), cradle_2=police).play("adviser conspiracy")
    assert t.refusal("reveal") == "O-2.21"
    t = Table(oath="devotion", red=page, cradle_2=police).play("adviser vision_of_faith")  # bandits rule here
    assert t.play("reveal").red["vision"] == "vision_of_faith"


def test_secret_police_leave_their_own_ruler_alone() -> None:
    t = Table(oath="devotion", red={"facedown": ["vision_of_faith"]}, provinces_1=of("red", "secret_police"))
    assert t.play("adviser vision_of_faith", "reveal").red["vision"] == "vision_of_faith"


def test_tome_guardians_keep_enemies_from_the_darkest_secret() -> None:
    banners = {"darkest_secret": {"tokens": 1}}
    t = Table(oath="people", red={"secrets": 3}, cradle_2=of("blue", "tome_guardians"), banners=banners)
    assert t.refusal("recover-banner darkest_secret") == "O-2.21"
    t = Table(oath="people", red={"secrets": 3}, cradle_2={"cards": ["tome_guardians"]}, banners=banners)
    assert t.refusal("recover-banner darkest_secret") == "O-2.21"  # bandits are everybody's enemies
    t = Table(oath="people", red={"secrets": 3}, cradle_2=of("red", "tome_guardians"), banners=banners)
    assert t.play("recover-banner darkest_secret", "number 2").data["banners"]["darkest_secret"]["holder"] == "red"


def test_tome_guardians_keep_the_darkest_secret_from_conspirators() -> None:
    page: Page = {
        "oath": "people",
        "red": {"secrets": 1, "facedown": ["conspiracy"], "advisers": ["wolves", "elders"]},
        "blue": {"pawn": HERE, "advisers": ["rangers", "tents"]},
        "banners": {"darkest_secret": {"holder": "blue", "tokens": 1}},
    }
    t = Table(cradle_2=of("blue", "tome_guardians"), **page).play("adviser conspiracy", "reveal")
    assert t.refusal("banner darkest_secret") == "O-2.21"
    assert Table(cradle_2=of("red", "tome_guardians"), **page).play("adviser conspiracy", "reveal").may("banner darkest_secret")


def test_tome_guardians_keep_the_darkest_secret_from_being_a_target() -> None:
    banners = {"darkest_secret": {"holder": "blue", "tokens": 1}}
    page = {"oath": "people", "red": {"warbands": 3}, "blue": {"pawn": HERE}, "banners": banners}
    t = Table(cradle_2=of("blue", "tome_guardians"), **page).play("campaign blue")
    assert t.refusal("target-banner darkest_secret") == "O-2.21"
    assert Table(cradle_2=of("red", "tome_guardians"), **page).play("campaign blue").may("target-banner darkest_secret")


# ---------------------------------------------------------------- advisers that bind


def test_vow_of_obedience_forbids_visions_and_pays_in_the_rest() -> None:
    t = Table(red={"facedown": ["vision_of_faith"], "advisers": ["vow_of_obedience"]}).play("adviser vision_of_faith")
    assert t.refusal("reveal") == "O-2.21"
    t.play("discard", "rest", "use vow_of_obedience")
    assert t.offered("suit") == {"discord", "arcane", "order", "hearth", "beast", "nomad"}
    t.play("suit beast")
    assert (t.red["favor"], t.data["banks"]["beast"]) == (1, 2)


def test_vow_of_obedience_forbids_the_conspiracy_and_leaves_a_revealed_vision() -> None:
    red = {"facedown": ["conspiracy"], "vision": "vision_of_faith", "advisers": ["vow_of_obedience"]}
    t = Table(red=red).play("adviser conspiracy")
    assert t.refusal("reveal") == "O-2.21"
    assert t.play("discard").red["vision"] == "vision_of_faith"


def test_vow_of_obedience_binds_only_its_owner() -> None:
    t = Table(red={"facedown": ["vision_of_faith"]}, blue={"advisers": ["vow_of_obedience"]}).play("adviser vision_of_faith")
    assert t.may("reveal")


def test_council_seat_keeps_a_citizen_from_exile() -> None:
    citizen = {"role": "citizen", "advisers": ["council_seat"], "favor": 5}
    t = Table(turn="purple", purple={"favor": 5, "relics": ["the_grand_scepter"]}, red=citizen, blue={"role": "citizen"})
    assert t.refusal("exile red") == "O-2.21"
    assert t.may("exile blue")
    assert Table(red=citizen).refusal("self-exile") == "O-2.21"
    assert Table(red={"role": "citizen", "favor": 5}).may("self-exile")


def test_tyrant_kills_where_its_owner_arrives() -> None:
    t = Table(oath="devotion", red={"advisers": ["tyrant"]}, provinces_2=of("blue", warbands=2)).play("travel provinces-2")
    assert t.provinces_2["warbands"] == 1
    t = Table(oath="devotion", red={"advisers": ["tyrant"]}, provinces_2=of("red")).play("travel provinces-2")
    assert t.provinces_2["warbands"] == 0  # not even the own ones are spared


def test_tyrant_kills_on_a_forced_travel_but_not_where_he_is_put() -> None:
    page: Page = {"oath": "devotion", "provinces_2": of("purple", warbands=2)}
    t = Table(red={"favor": 1, "advisers": ["palanquin"]}, blue={"pawn": HERE, "advisers": ["tyrant"]}, **page)
    assert t.play("use palanquin", "player blue", "site provinces-2").provinces_2["warbands"] == 1
    t = Table(red={"favor": 1, "advisers": ["palanquin", "tyrant"]}, blue={"pawn": HERE}, **page)
    assert t.play("use palanquin", "player blue", "site provinces-2").provinces_2["warbands"] == 2


def test_tyrant_travels_to_an_empty_site_and_kills_nobody() -> None:
    t = Table(red={"advisers": ["tyrant"], "warbands": 2}).play("travel provinces-2")
    assert (t.red["pawn"], t.red["warbands"]) == ("provinces-2", 2)
    t = Table(oath="devotion", blue={"advisers": ["tyrant"]}, provinces_2=of("blue", warbands=2)).play("travel provinces-2")
    assert t.provinces_2["warbands"] == 2  # another's Tyrant


# ---------------------------------------------------------------- campaigns for nothing


def test_knights_errant_ride_out_after_the_muster() -> None:
    t = Table(red={"favor": 1}, provinces_1={"cards": ["knights_errant"]}).play("use knights_errant", "muster knights_errant")
    assert t.offered("campaign") == {"bandits"}
    assert GAME.say_action(t.s, GAME.vocabulary.parse("decline"), "en") == "No campaign"
    t.play("campaign bandits")
    assert (t.red["supply"], t.red["warbands"]) == (6, 2)
    t = Table(red={"favor": 1}, provinces_1={"cards": ["knights_errant"]}).play("muster knights_errant")
    assert t.step == "act"  # not declared


def test_hunting_party_campaigns_after_a_search_of_the_world_deck() -> None:
    t = Table(red={"warbands": 2, "advisers": ["hunting_party"]}, deck=["wolves"]).play("use hunting_party", "search world")
    t.play("discard")
    assert t.offered("campaign") == {"bandits"}
    t.play("campaign bandits", "done")
    assert (t.red["supply"], t.step) == (5, "commit")


def test_hunting_party_may_stay_at_home_and_does_not_hunt_in_piles() -> None:
    page = {"red": {"warbands": 2, "advisers": ["hunting_party"]}, "deck": ["wolves"]}
    t = Table(**page).play("use hunting_party", "search world", "discard", "decline")
    assert (t.step, t.data["action"]["declared"]) == ("act", [])
    t = Table(**page, discards={"provinces": ["elders"]}).play("use hunting_party", "search provinces", "discard")
    assert t.step == "act"


def test_captains_need_somebody_to_march_against() -> None:
    captains: Page = {"oath": "devotion", "red": {"favor": 1}, "cradle_2": of("red", "captains", warbands=3)}
    assert Table(**captains).refusal("use captains") == "O-5.5.1"
    t = Table(**captains, blue={"pawn": "cradle-2"}).play("use captains")
    assert t.offered("site") == {"cradle-2"}


def rebel(red: Page, **changes: object) -> Table:
    """Red, a Citizen in the Provinces, marches by the Captains from the Empire's site in the Cradle, where purple stands."""
    page: Page = {"oath": "devotion", "oathkeeper": "blue", "cradle_2": of("purple", "captains", warbands=3), **changes}
    purple = {"pawn": "cradle-2", "relics": ["the_grand_scepter", "cup_of_plenty"], **page.pop("purple", {})}
    return Table(red={"role": "citizen", "favor": 1, **red}, purple=purple, **page).play("use captains", "site cradle-2")


def test_captains_of_a_citizen_march_against_the_empire_from_its_own_site() -> None:
    """R-52: the warbands there attack, do not defend, and the site need not be a target."""
    t = rebel({"warbands": 1}).play("campaign purple")
    assert t.data["campaign"]["targets"] == []
    t.play("target-relic cup_of_plenty", "done")
    assert t.offered("number") == {"0", "1", "2", "3", "4"}
    t.wish("SS", "BB").play("number 2")
    assert t.told("strengths")[0].values == (2, 0)
    assert t.red["relics"] == ["cup_of_plenty"]
    assert (t.cradle_2["warbands"], t.cradle_2["colour"], t.purple["warbands"]) == (3, "purple", 0)


def test_captains_of_a_citizen_may_target_the_site_they_march_from() -> None:
    """It brings a target where one must be; its warbands are the attacker's all the same."""
    far = {"warbands": 2, "colour": "purple"}
    t = rebel({"warbands": 1}, purple={"pawn": "provinces-2", "warbands": 2}, hinterland_3=far).play("campaign purple")
    assert t.refusal("done") == "O-5.5.3"
    t.play("target-site cradle-2", "target-site hinterland-3", "done").wish("SSSS", "BB").play("number 4")
    assert t.told("strengths")[0].values == (4, 2)  # only those in the Hinterland defend
    assert (t.cradle_2["warbands"], t.hinterland_3["warbands"], t.purple["warbands"]) == (3, 0, 3)  # one of two has died
    assert t.offered("number") == {"0", "1"}
    t.play("number 0")
    assert t.offered("number") == {"0", "1", "2", "3", "4"}  # to the Hinterland even those of the Cradle may go
    t.play("number 2")
    assert (t.cradle_2["warbands"], t.hinterland_3["warbands"], t.red["warbands"]) == (2, 2, 0)


def test_captains_of_a_citizen_lose_where_they_stand() -> None:
    t = rebel({}, purple={"warbands": 4}).play("campaign purple", "target-pawn", "done").wish("HH", "BB").play("number 2")
    assert t.told("strengths")[0].values == (1, 4)
    assert (t.cradle_2["warbands"], t.purple["warbands"]) == (2, 4)  # half of three, rounded down


# ---------------------------------------------------------------- warbands between board and sites


def test_garrison_raises_and_places_one_for_each_site() -> None:
    t = Table(
        oath="devotion",
        red={"facedown": ["garrison"], "warbands": 1},
        provinces_1=of("red"),
        cradle_2=of("red", warbands=3),
    ).play("adviser garrison", "play-site provinces-1")
    assert (t.provinces_1["warbands"], t.cradle_2["warbands"]) == (2, 4)
    assert t.red["warbands"] == 1


def test_garrison_short_of_warbands_lets_the_player_choose_the_sites() -> None:
    t = Table(
        oath="devotion",
        red={"facedown": ["garrison"]},
        provinces_1=of("red", warbands=12),
        cradle_2=of("red"),
        stock={"red": 1},
    ).play("adviser garrison", "play-site provinces-1")
    assert t.offered("site") == {HERE, "cradle-2"}
    assert t.refusal("site cradle-1") == "O-10.5"
    t.play("site cradle-2")
    assert (t.provinces_1["warbands"], t.cradle_2["warbands"], t.red["warbands"]) == (12, 2, 0)


def test_garrison_serves_all_sites_of_the_empire_with_purple() -> None:
    t = Table(
        oath="devotion", red={"role": "citizen", "facedown": ["garrison"]}, provinces_1=of("purple"), cradle_1=of("purple")
    ).play("adviser garrison", "play-site provinces-1")
    assert (t.provinces_1["warbands"], t.cradle_1["warbands"]) == (2, 2)


def test_garrison_holds_the_empty_sites_of_the_lord_of_the_bandits() -> None:
    t = Table(oath="devotion", red={"facedown": ["garrison"], "relics": ["bandit_crown"], "warbands": 1})
    t.play("adviser garrison", "play-site provinces-1")
    assert [page["warbands"] for page in t.data["map"].values()] == [1] * 8
    assert t.red["warbands"] == 1  # eight came, eight went


def test_garrison_of_who_rules_nothing_raises_nobody() -> None:
    t = Table(red={"facedown": ["garrison"], "warbands": 2}).play("adviser garrison", "play-site provinces-1")
    assert (t.red["warbands"], t.provinces_1["warbands"]) == (2, 0)


def test_messenger_moves_warbands_among_all_sites_and_the_board() -> None:
    t = Table(
        oath="devotion",
        red={"favor": 1, "warbands": 1, "advisers": ["messenger"]},
        cradle_1=of("red", warbands=4),
        hinterland_3=of("red"),
    ).play("use messenger")
    assert t.offered("site") == {"cradle-1", "hinterland-3"}
    t.play("site cradle-1")
    assert t.offered("number") == {"1", "2", "3", "4", "5"}
    assert GAME.prompt(t.s, t.s.seat, "en") == "Messenger: how many warbands should be at Fertile Valley?"
    t.play("number 1", "site hinterland-3")
    assert t.offered("number") == {"1", "2", "3", "4", "5"}
    t.play("number 3")
    assert (t.cradle_1["warbands"], t.hinterland_3["warbands"], t.red["warbands"]) == (1, 3, 2)
    assert (t.step, t.red["favor"]) == ("act", 0)


def test_messenger_leaves_the_last_and_may_stop() -> None:
    t = Table(oath="devotion", red={"favor": 1, "advisers": ["messenger"]}, cradle_1=of("red", warbands=2))
    t.play("use messenger", "site cradle-1")
    assert t.refusal("number 0") == "O-10.5"
    assert t.refusal("number 3") == "O-10.5"
    t.play("number 2")
    assert t.step == "act"
    assert Table(red={"favor": 1, "advisers": ["messenger"]}).refusal("use messenger") == "O-10.5"


def test_messenger_of_a_citizen_needs_no_permission() -> None:
    red = {"favor": 1, "role": "citizen", "advisers": ["messenger"]}
    t = Table(oath="devotion", red=red, cradle_1=of("purple", warbands=3), cradle_2=of("purple"))
    t.play("use messenger", "site cradle-1", "number 1", "done")
    assert (t.cradle_1["warbands"], t.red["warbands"], t.seat) == (1, 2, "red")


def test_messenger_may_empty_a_site_for_the_lord_of_the_bandits() -> None:
    red = {"favor": 1, "relics": ["bandit_crown"], "advisers": ["messenger"]}
    t = Table(oath="devotion", red=red, cradle_1=of("red", warbands=2)).play("use messenger", "site cradle-1")
    assert t.offered("number") == {"0", "1", "2"}


def test_siege_engines_need_a_garrison_in_the_region() -> None:
    t = Table(oath="devotion", red={"favor": 1, "advisers": ["siege_engines"]}, provinces_3=of("blue", warbands=3))
    t.play("use siege_engines", "site provinces-3")
    assert t.provinces_3["warbands"] == 1
    t = Table(oath="devotion", red={"favor": 1, "advisers": ["siege_engines"]}, cradle_2=of("blue", warbands=3))
    assert t.refusal("use siege_engines") == "O-10.5"


# ---------------------------------------------------------------- the Palanquin


def test_palanquin_carries_both_for_nothing() -> None:
    t = Table(red={"favor": 1, "supply": 0, "advisers": ["palanquin"]}, blue={"pawn": HERE, "supply": 3})
    t.play("use palanquin")
    assert t.offered("player") == {"blue"}
    t.play("player blue", "site hinterland-3")
    assert (t.red["pawn"], t.blue["pawn"]) == ("hinterland-3", "hinterland-3")
    assert (t.red["supply"], t.blue["supply"]) == (0, 3)
    assert [event.seat for event in t.told("travel")] == [2]


def test_palanquin_needs_company_and_favor() -> None:
    assert Table(red={"favor": 1, "advisers": ["palanquin"]}).refusal("use palanquin") == "O-10.5"
    assert Table(red={"advisers": ["palanquin"]}, blue={"pawn": HERE}).refusal("use palanquin") == "O-10.2"


def test_palanquin_lets_the_lake_boil_for_the_traveller_only() -> None:
    t = Table(
        red={"favor": 1, "warbands": 3, "advisers": ["palanquin"]},
        blue={"pawn": HERE, "warbands": 3},
        cradle_2={"cards": ["boiling_lake"]},
    ).play("use palanquin", "player blue", "site cradle-2")
    assert (t.red["warbands"], t.blue["warbands"]) == (3, 1)


def test_palanquin_cannot_make_the_other_pay_a_toll() -> None:
    page: Page = {
        "oath": "devotion",
        "red": {"favor": 1, "advisers": ["palanquin"]},
        "blue": {"pawn": HERE, "favor": 1},
        "cradle_2": of("purple", "toll_roads"),
    }
    t = Table(**page).play("use palanquin", "player blue", "site cradle-2")
    assert (t.seat, GAME.prompt(t.s, t.s.seat, "en")) == ("blue", "Do you pay to go to Standing Stones?")
    assert GAME.to_json(GAME.from_json(t.data)) == t.data, "a game can be kept while blue thinks about it"
    t.play("decline")
    assert t.refusal("site cradle-2") == "O-5.6.4"
    t.play("site provinces-2")
    assert (t.red["pawn"], t.blue["pawn"], t.blue["favor"]) == ("provinces-2", "provinces-2", 1)
    t = Table(**page).play("use palanquin", "player blue", "site cradle-2", "accept")
    assert (t.red["pawn"], t.blue["pawn"], t.blue["favor"], t.purple["favor"]) == ("cradle-2", "cradle-2", 0, 1)


def test_palanquin_from_an_enemys_shrouded_wood_parts_the_two() -> None:
    t = Table(
        oath="devotion",
        red={"favor": 1, "advisers": ["palanquin"]},
        blue={"pawn": HERE},
        provinces_1={"site": "shrouded_wood", **of("purple")},
    ).play("use palanquin", "player blue", "site hinterland-3")
    assert (t.red["pawn"], t.seat) == ("hinterland-3", "purple")
    assert t.refusal("decline") == "O-4.8"
    t.play("site cradle-2")
    assert (t.red["pawn"], t.blue["pawn"]) == ("hinterland-3", "cradle-2")


def test_palanquin_reveals_a_facedown_site_even_if_only_its_user_gets_there() -> None:
    t = Table(
        oath="devotion",
        red={"favor": 1, "advisers": ["palanquin"]},
        blue={"pawn": HERE},
        provinces_1={"site": "shrouded_wood", **of("purple")},
        hinterland_3={"faceup": False},
    ).play("use palanquin", "player blue", "site hinterland-3", "site cradle-2")
    assert (t.red["pawn"], t.hinterland_3["faceup"]) == ("hinterland-3", True)


def test_palanquin_reveals_a_facedown_site() -> None:
    t = Table(red={"favor": 1, "advisers": ["palanquin"]}, blue={"pawn": HERE}, cradle_2={"faceup": False})
    t.play("use palanquin", "player blue", "site cradle-2")
    assert t.cradle_2["faceup"]
    assert len(t.told("reveal_site")) == 1


# ---------------------------------------------------------------- when played


def test_royal_tax_takes_two_of_each_rival_at_ones_sites_in_the_region() -> None:
    t = Table(
        oath="devotion",
        players=4,
        purple={"favor": 3, "pawn": "provinces-2", "relics": ["the_grand_scepter"]},
        red={"facedown": ["royal_tax"]},
        blue={"favor": 1, "pawn": HERE},
        yellow={"favor": 3, "pawn": "cradle-2"},
        provinces_1=of("red"),
        provinces_2=of("red"),
        cradle_2=of("red"),
    ).play("adviser royal_tax", "play-adviser")
    assert (t.purple["favor"], t.blue["favor"], t.yellow["favor"]) == (1, 0, 3)
    assert t.red["favor"] == 3
    assert [event.values for event in t.told("takes_favor")] == [(2, 0), (1, 2)]


def test_royal_tax_of_a_citizen_is_raised_from_fellow_imperials_too() -> None:
    t = Table(
        oath="devotion",
        purple={"favor": 3, "pawn": HERE, "relics": ["the_grand_scepter"]},
        red={"role": "citizen", "facedown": ["royal_tax"]},
        blue={"pawn": HERE},
        provinces_1=of("purple"),
    ).play("adviser royal_tax", "play-adviser")
    assert (t.purple["favor"], t.red["favor"]) == (1, 2)
    assert len(t.told("takes_favor")) == 1  # blue has nothing


def test_royal_tax_spares_those_at_sites_of_others() -> None:
    t = Table(oath="devotion", red={"facedown": ["royal_tax"]}, blue={"favor": 2, "pawn": HERE}, provinces_1=of("purple"))
    t.play("adviser royal_tax", "play-adviser")
    assert (t.red["favor"], t.blue["favor"]) == (0, 2)
