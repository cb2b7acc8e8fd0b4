"""The Arcane denizens: each is played through decisions, and each shows its limit."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.suits import SUIT_IDS
from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.game import GAME
from tests.games.oath.table import Page, Table

HERE = "provinces-1"
SECRET_OF_RED: Page = {"darkest_secret": {"holder": "red", "tokens": 1}}
SECRET_OF_BLUE: Page = {"darkest_secret": {"holder": "blue", "tokens": 1}}


def at_blue(red: Page, blue: Page | None = None, **changes: object) -> Table:
    """Red is about to attack blue, who rules red's site with two warbands and stands elsewhere unless said otherwise."""
    page: Page = {"oath": "supremacy", "provinces_1": {"warbands": 2, "colour": "blue"}, "oathkeeper": "blue", **changes}
    return Table(red={"warbands": 4, **red}, blue=blue or {}, **page)


def attack_dice(t: Table) -> int:
    return sum(t.told("rolls_attack")[0].values)


# ---------------------------------------------------------------- tokens


def test_alchemist_takes_favor_from_any_banks() -> None:
    banks = {"discord": 0, "arcane": 1, "order": 3, "hearth": 3, "beast": 3, "nomad": 3}
    t = Table(red={"secrets": 2, "advisers": ["alchemist"]}, banks=banks).play("use alchemist")
    assert t.offered("suit") == {"arcane", "order", "hearth", "beast", "nomad"}
    t.play("suit arcane")
    assert t.offered("suit") == {"order", "hearth", "beast", "nomad"}
    t.play("suit order", "suit order", "suit beast")
    assert (t.red["favor"], t.red["secrets"], t.step) == (4, 0, "act")
    assert t.play("rest").red["secrets"] == 1  # the other one is burned
    assert Table(red={"secrets": 1, "advisers": ["alchemist"]}).refusal("use alchemist") == "O-10.2"


def test_revelation_turns_favor_into_secrets_the_chancellor_first() -> None:
    t = Table(
        red={"favor": 2, "facedown": ["revelation"]}, blue={"favor": 0}, purple={"favor": 3, "relics": ["the_grand_scepter"]}
    )
    shared = t.data["shared"]
    t.play("adviser revelation", "play-adviser")
    assert t.seat == "purple"
    assert t.offered("number") == {"0", "1", "2", "3"}
    t.play("number 3")
    assert t.seat == "red"
    t.play("number 0")
    assert (t.purple["favor"], t.purple["secrets"]) == (0, 3)
    assert (t.red["favor"], t.red["secrets"], t.blue["secrets"]) == (2, 0, 0)
    assert t.data["shared"] == shared + 3
    assert (t.seat, t.step) == ("red", "act")


def test_witchs_bargain_exchanges_without_consent() -> None:
    red: Page = {"secrets": 3, "favor": 2, "advisers": ["witchs_bargain"]}
    page: Page = {"players": 4, "blue": {"pawn": HERE, "favor": 5}, "yellow": {"pawn": HERE, "facedown_secrets": 1}}
    t = Table(red=red, **page).play("use witchs_bargain")
    assert t.offered("player") == {"blue", "yellow"}
    assert t.refusal("player purple") == "O-10.5"
    t.play("player blue")
    assert t.offered("give-secrets") == {"1"}
    assert t.refusal("give-favor 2") == "O-10.5"  # blue has no secret yet
    t.play("give-secrets 1")
    assert (t.red["secrets"], t.red["favor"], t.blue["secrets"], t.blue["favor"]) == (1, 4, 1, 3)
    t.play("player yellow", "give-favor 2")
    assert (t.red["facedown_secrets"], t.red["favor"], t.yellow["favor"]) == (1, 2, 2)  # the last one, and still facedown
    t.play("player blue", "give-favor 2", "done")
    assert (t.red["secrets"], t.red["favor"], t.blue["secrets"], t.blue["favor"]) == (2, 0, 0, 5)


def test_witchs_bargain_needs_something_to_exchange() -> None:
    red: Page = {"secrets": 1, "favor": 1, "advisers": ["witchs_bargain"]}
    assert Table(red=red, blue={"pawn": HERE, "favor": 5, "secrets": 2}).refusal("use witchs_bargain") == "O-10.5"
    assert Table(red={**red, "favor": 2}, blue={"secrets": 2}).refusal("use witchs_bargain") == "O-10.5"
    t = Table(red={**red, "favor": 3}, blue={"pawn": HERE, "facedown_secrets": 1}).play(
        "use witchs_bargain", "player blue", "give-favor 2"
    )
    assert t.step == "act"  # nothing more can be exchanged


def test_taming_charm_takes_a_beast_for_favor() -> None:
    cards = {"cards": ["taming_charm", "wolves", "elders", "scryer"]}
    t = Table(red={"secrets": 1, "favor": 1}, provinces_1={"site": "plains", **cards}).play("muster wolves", "use taming_charm")
    assert t.offered("card") == {"wolves", "elders"}
    t.play("card wolves")
    assert t.red["favor"] == 2
    assert t.data["banks"]["beast"] == 3 + 1 - 2  # what lay on it came back first
    assert t.data["discards"]["hinterland"] == ["wolves"]
    t = Table(red={"secrets": 1, "advisers": ["taming_charm"]}, provinces_1={"cards": ["scryer"]}, cradle_1={"cards": ["wolves"]})
    assert t.refusal("use taming_charm") == "O-10.5"


def test_inquisitor_pays_for_a_look() -> None:
    t = Table(red={"favor": 1, "advisers": ["inquisitor"]}, blue={"pawn": HERE, "facedown": ["wolves", "elders"]})
    t.play("use inquisitor")
    assert t.offered("facedown") == {"blue 1", "blue 2"}
    t.play("facedown blue 2")
    assert t.data["seen"]["elders"] == ["red", "blue"]
    assert [(event.values, event.audience) for event in t.told("peeked")] == [((NUMBER["elders"],), 2)]
    assert [event.values for event in t.told("peeks_adviser")] == [(2,)]
    assert [event.values for event in t.told("give_favor")] == [(1, 2)]
    assert (t.red["favor"], t.blue["favor"]) == (0, 1)
    assert t.data["on_things"] == {}
    t = Table(red={"favor": 1, "advisers": ["inquisitor"], "facedown": ["keep"]}, blue={"facedown": ["wolves"]})
    assert t.refusal("use inquisitor") == "O-10.5"


def test_inquisitor_finds_the_conspiracy() -> None:
    page: Page = {"red": {"favor": 1, "advisers": ["inquisitor"]}, "blue": {"pawn": HERE, "facedown": ["conspiracy"]}}
    t = Table(**page).play("use inquisitor", "facedown blue 1")
    assert (t.seat, t.step, t.red["hand"]) == ("red", "play", ["conspiracy"])
    assert {name for name in ("reveal", "play-facedown", "discard") if t.may(name)} == {"reveal", "play-facedown", "discard"}
    t.play("play-facedown")
    assert (t.red["facedown"], t.blue["facedown"], t.blue["favor"]) == (["conspiracy"], [], 0)
    t = Table(**page).play("use inquisitor", "facedown blue 1", "discard")
    assert t.data["discards"]["hinterland"] == ["conspiracy"]


# ---------------------------------------------------------------- Trade, Muster, Search, Travel


def test_acting_troupe_plays_a_beast_or_an_officer() -> None:
    page: Page = {"red": {"secrets": 2, "advisers": ["acting_troupe"]}, "provinces_1": {"cards": ["wolves", "scryer", "tutor"]}}
    t = Table(**page).play("use acting_troupe")
    assert t.offered("suit") == {"beast", "order"}
    assert t.play("suit beast", "trade-favor wolves").red["favor"] == 2
    assert Table(**page).play("trade-favor wolves").red["favor"] == 1  # only if it is used
    t = Table(red={"secrets": 1, "advisers": ["acting_troupe"]}, provinces_1={"cards": ["fae_merchant", "augury"]})
    assert t.play("use acting_troupe", "suit order", "trade-favor augury").red["favor"] == 1  # no longer Arcane


def test_a_troupe_or_a_face_that_leaves_nothing_to_trade_is_not_offered() -> None:
    red: Page = {"supply": 0, "secrets": 2, "relics": ["cup_of_plenty"], "advisers": ["acting_troupe"]}
    page: Page = {"players": 4, "red": red, "provinces_1": {"cards": ["augury"]}, "blue": {"advisers": ["wolves"]}}
    t = Table(**page).play("use cup_of_plenty")  # without Supply: only with a card that matches an adviser
    assert not t.offered("use")
    page["provinces_1"] = {"cards": ["augury", "keep"]}
    assert Table(**page).play("use cup_of_plenty", "use acting_troupe").offered("suit") == {"order"}
    red["advisers"] = ["master_of_disguise"]
    assert not Table(**page).play("use cup_of_plenty").offered("use")
    page["yellow"] = {"advisers": ["alchemist"]}
    assert Table(**page).play("use cup_of_plenty", "use master_of_disguise").offered("player") == {"yellow"}


def test_acting_troupe_behind_another_face() -> None:
    red: Page = {"secrets": 2, "advisers": ["master_of_disguise", "acting_troupe"]}
    page: Page = {"blue": {"advisers": ["elders"]}, "provinces_1": {"cards": ["wolves"]}}
    t = Table(red=red, **page).play(
        "use acting_troupe", "suit beast", "use master_of_disguise", "player blue", "trade-favor wolves"
    )
    assert t.red["favor"] == 1  # Blue's advisers count, in place of one's own
    t = Table(red={"secrets": 2, "advisers": ["master_of_disguise"]}, **{**page, "blue": {"advisers": ["acting_troupe"]}})
    t.play("use master_of_disguise", "player blue", "use acting_troupe", "suit beast", "trade-favor wolves")
    assert t.red["favor"] == 2  # and their troupe acts for red


def test_secret_signal_doubles_a_single_favor() -> None:
    red: Page = {"secrets": 1, "advisers": ["secret_signal"]}
    t = Table(red=red, provinces_1={"cards": ["wolves"]}).play("use secret_signal", "trade-favor wolves")
    assert (t.red["favor"], t.data["banks"]["beast"]) == (2, 1)
    t = Table(red=red, provinces_1={"cards": ["augury"]}).play("use secret_signal", "trade-favor augury")
    assert t.red["favor"] == 2  # two by itself: nothing is added
    careless = {"brutal": "map", "decadent": "whistle", "greedy": "grand_mask"}
    purple = {"favor": 2, "pawn": HERE, "advisers": ["secret_signal"], "relics": ["the_grand_scepter"]}
    t = Table(turn="purple", purple=purple, provinces_1={"cards": ["wolves"]}, reliquary=careless)
    assert t.play("use secret_signal", "trade-secrets wolves").purple["favor"] == 2


def test_map_library_trades_all_over_the_region() -> None:
    page: Page = {"red": {"secrets": 1}, "provinces_2": {"cards": ["wolves"]}, "cradle_1": {"cards": ["elders"]}}
    t = Table(**page, provinces_1={"cards": ["map_library"]})
    assert t.offered("trade-favor") == {"map_library"}
    t.play("use map_library")
    assert t.offered("trade-favor") == {"map_library", "wolves"}
    assert t.play("trade-favor wolves").red["favor"] == 1
    t = Table(**page, provinces_3={"cards": ["map_library"], "warbands": 1, "colour": "red"}, oath="devotion")
    assert t.refusal("use map_library") == "O-10.5"  # one must stand there


def test_initiation_rite_wants_a_secret_for_a_muster() -> None:
    t = Table(red={"secrets": 1, "favor": 1, "advisers": ["initiation_rite"]}, provinces_1={"cards": ["wolves"]})
    t.play("muster wolves")
    assert (t.red["secrets"], t.red["favor"], t.red["warbands"]) == (0, 1, 2)
    assert t.data["on_things"] == {"wolves": {"favor": 0, "secrets": 1}}
    t = Table(red={"favor": 1, "advisers": ["initiation_rite"]}, provinces_1={"cards": ["wolves"]})
    assert t.refusal("muster wolves") == "O-10.2"
    t = Table(red={"favor": 1}, blue={"advisers": ["initiation_rite"]}, provinces_1={"cards": ["wolves"]})
    assert t.play("muster wolves").red["favor"] == 0  # it binds its owner only


def test_observatory_searches_any_pile() -> None:
    page: Page = {"discards": {"cradle": ["elders", "rangers"], "hinterland": ["tents"]}}
    t = Table(**page, provinces_1={"cards": ["observatory"]})
    assert t.offered("search") == {"world"}
    t.play("use observatory")
    assert t.offered("search") == {"cradle", "hinterland"}
    t.play("search cradle", "card elders")
    assert (t.red["hand"], t.red["supply"]) == (["elders"], 5)
    t = Table(**page, oath="devotion", provinces_3={"cards": ["observatory"], "warbands": 1, "colour": "red"})
    assert t.refusal("use observatory") == "O-10.5"


def test_portal_leads_anywhere_for_a_secret() -> None:
    valley = {"site": "charming_valley", "cards": ["portal"]}
    passes: Page = {"cradle_1": {"site": "narrow_pass"}}
    t = Table(red={"secrets": 1, "supply": 0}, provinces_1=valley, **passes)
    assert t.offered("travel") == set()
    t.play("use portal")
    assert "cradle-2" in t.offered("travel")  # past the Narrow Pass
    t.play("travel cradle-2")
    assert (t.red["pawn"], t.red["supply"]) == ("cradle-2", 0)
    assert t.data["on_things"]["portal"]["secrets"] == 1


def test_portal_leads_back_only_to_its_ruler() -> None:
    ruled = {"cards": ["portal"], "warbands": 1, "colour": "red"}
    t = Table(oath="devotion", red={"secrets": 1}, hinterland_3=ruled).play("use portal")
    assert t.offered("travel") == {"hinterland-3"}
    assert t.refusal("travel cradle-1") == "O-10.6"
    assert t.play("travel hinterland-3").red["supply"] == 7
    t = Table(red={"secrets": 1}, hinterland_3={"cards": ["portal"]})
    assert t.refusal("use portal") == "O-2.8"
    assert Table(provinces_1={"cards": ["portal"]}).refusal("use portal") == "O-10.2"


def test_portal_leads_out_of_the_shrouded_wood() -> None:
    wood = {"site": "shrouded_wood", "cards": ["portal"], "warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", red={"secrets": 1}, provinces_1=wood).play("use portal", "travel hinterland-3")
    assert (t.red["pawn"], t.seat) == ("hinterland-3", "red")  # blue is not asked
    t = Table(oath="devotion", provinces_1=wood).play("travel hinterland-3")
    assert t.seat == "blue"


# ---------------------------------------------------------------- the Darkest Secret


def test_magicians_code_adds_two_secrets() -> None:
    red: Page = {"favor": 2, "secrets": 1, "advisers": ["magicians_code"]}
    page: Page = {"banners": {"darkest_secret": {"tokens": 2}}}
    assert Table(red=red, **page).refusal("recover-banner darkest_secret") == "O-5.4.4"
    t = Table(red=red, **page).play("use magicians_code", "recover-banner darkest_secret")
    assert t.offered("number") == {"1"}
    t.play("number 1")
    assert t.data["banners"]["darkest_secret"] == {"holder": "red", "tokens": 3}
    assert (t.red["favor"], t.red["secrets"]) == (0, 1)  # the secret is the taker's share
    t = Table(red={**red, "secrets": 0}, banners={"darkest_secret": {"tokens": 1}}).play("use magicians_code")
    t.play("recover-banner darkest_secret", "number 0")
    assert t.data["banners"]["darkest_secret"]["tokens"] == 2


def test_magicians_code_is_for_the_darkest_secret_only() -> None:
    red: Page = {"favor": 9, "secrets": 1, "advisers": ["magicians_code"]}
    assert Table(red=red, banners={"darkest_secret": {"tokens": 4}}).refusal("use magicians_code") == "O-10.6"
    t = Table(red=red, banners={"darkest_secret": {"tokens": 1}}).play("use magicians_code")
    assert t.refusal("recover-banner peoples_favor") == "O-10.6"


def test_vow_of_silence_forbids_and_rewards() -> None:
    vow: Page = {"secrets": 5, "advisers": ["vow_of_silence"]}
    assert Table(red=vow).refusal("recover-banner darkest_secret") == "O-2.21"
    t = Table(red={"secrets": 3}, blue={**vow, "secrets": 0}).play("recover-banner darkest_secret", "number 3")
    assert t.blue["secrets"] == 3
    bargain = {**vow, "advisers": ["vow_of_silence", "witchs_bargain"], "favor": 2}
    t = Table(red=bargain, blue={"pawn": HERE, "favor": 2, "secrets": 1}).play("use witchs_bargain", "player blue")
    assert t.offered("give-secrets") == set()
    assert t.offered("give-favor") == {"2"}


def test_forgotten_vault_adds_or_burns_a_secret() -> None:
    vault = {"cards": ["forgotten_vault"]}
    t = Table(red={"favor": 1}, provinces_1=vault, banners={"darkest_secret": {"holder": "blue", "tokens": 2}})
    t.play("use forgotten_vault")
    assert t.offered("number") == {"1", "3"}
    assert GAME.prompt(t.s, 1, "en") == "Forgotten Vault: how many secrets should lie on the Darkest Secret?"
    t.play("number 1")
    assert t.data["banners"]["darkest_secret"] == {"holder": "blue", "tokens": 1}
    t = Table(red={"favor": 1}, provinces_1=vault).play("use forgotten_vault")
    assert t.offered("number") == {"2"}  # never the last
    assert t.play("number 2").data["banners"]["darkest_secret"]["tokens"] == 2


def test_terror_spells_kill_two_of_the_region() -> None:
    red: Page = {"secrets": 1, "warbands": 1, "advisers": ["terror_spells"]}
    page: Page = {
        "oath": "devotion",
        "blue": {"pawn": "provinces-3", "warbands": 1},
        "provinces_2": {"warbands": 1, "colour": "purple"},
        "cradle_1": {"warbands": 1, "colour": "purple"},
    }
    t = Table(red=red, banners=SECRET_OF_RED, oathkeeper="red", **page).play("use terror_spells")
    assert t.offered("lose-at") == {"provinces-2"}
    assert t.offered("lose-from") == {"red", "blue"}
    assert t.refusal("lose-at cradle-1") == "O-10.5"
    t.play("lose-from blue")
    assert t.refusal("lose-from blue") == "O-10.5"
    t.play("lose-at provinces-2")
    assert (t.blue["warbands"], t.provinces_2["warbands"], t.red["warbands"], t.step) == (0, 0, 1, "act")
    assert Table(red=red, banners=SECRET_OF_BLUE, oathkeeper="blue", **page).refusal("use terror_spells") == "O-10.5"


# ---------------------------------------------------------------- battle plans


def test_fire_talkers_need_the_darkest_secret() -> None:
    red: Page = {"secrets": 1, "advisers": ["fire_talkers"]}
    t = at_blue(red, banners=SECRET_OF_RED).play("campaign blue", "done", "number 1", "use fire_talkers")
    assert attack_dice(t) == 4
    t = at_blue({}, {"secrets": 1, "advisers": ["fire_talkers"]}, banners=SECRET_OF_BLUE)
    assert attack_dice(t.play("campaign blue", "done", "number 4", "use fire_talkers")) == 1
    t = at_blue(red, banners=SECRET_OF_BLUE).play("campaign blue", "done", "number 1")
    assert not t.told("uses_plan")


def test_fire_talkers_serve_the_whole_empire() -> None:
    """CR-1."""
    red: Page = {"role": "citizen", "secrets": 1, "advisers": ["fire_talkers"]}
    held: Page = {"darkest_secret": {"holder": "purple", "tokens": 1}}
    assert attack_dice(at_blue(red, banners=held).play("campaign blue", "done", "number 1", "use fire_talkers")) == 4


def test_rusting_ray_blunts_hollow_swords() -> None:
    blue: Page = {"secrets": 1, "advisers": ["rusting_ray"]}
    t = at_blue({}, blue, banners=SECRET_OF_BLUE).play("campaign blue", "done", "number 4")
    assert t.seat == "blue"
    t.wish("HHHS", "BB").play("use rusting_ray")
    assert t.told("strengths")[0].values == (1, 2)
    t = at_blue({}, blue, banners=SECRET_OF_RED).play("campaign blue", "done", "number 4")
    assert not t.told("uses_plan")
    t = at_blue({"secrets": 1, "advisers": ["rusting_ray"]}, banners=SECRET_OF_RED).play("campaign blue", "done", "number 4")
    assert not t.told("uses_plan")  # for defenders only


def test_billowing_fog_saves_a_beaten_force() -> None:
    t = at_blue({"secrets": 1, "advisers": ["billowing_fog"]}, provinces_1={"warbands": 9, "colour": "blue"})
    t.play("campaign blue", "done", "number 4").wish("HHHH", "BB").play("use billowing_fog")
    assert t.red["warbands"] == 4
    t = at_blue({}, {"secrets": 1, "advisers": ["billowing_fog"]}).play("campaign blue", "done", "number 4")
    t.wish("SSSS", "BB").play("use billowing_fog", "number 1")
    assert (t.told("victory") != [], t.blue["warbands"]) == (True, 2)
    t = at_blue({"advisers": ["billowing_fog"]}).play("campaign blue", "done", "number 4")
    assert not t.told("uses_plan")


def test_kindred_warriors_bring_dice_and_mind_no_skulls() -> None:
    red: Page = {"secrets": 1, "warbands": 3, "advisers": ["kindred_warriors", "elders", "sleight_of_hand"]}
    t = at_blue(red).play("campaign blue", "done", "number 1", "use kindred_warriors")
    assert t.offered("number") == {"0", "1", "2"}  # Nomad and Discord, not Arcane
    t.wish("DDS", "BB").play("number 2", "number 0")
    assert t.told("strengths")[0].values == (5, 2)
    assert t.red["warbands"] == 3
    t = at_blue({"warbands": 4}, {"secrets": 1, "advisers": ["kindred_warriors", "elders"]})
    t.play("campaign blue", "done", "number 4", "use kindred_warriors").wish("DSS", "BB").play("number 1", "number 0")
    assert (attack_dice(t), t.red["warbands"]) == (3, 3)  # the attacker's skull still kills


def test_kindred_warriors_do_nothing_for_a_defender_without_kin() -> None:
    t = at_blue({}, {"secrets": 1, "advisers": ["kindred_warriors"]}).play("campaign blue", "done", "number 4")
    assert t.seat == "red"
    t = at_blue({"secrets": 1, "advisers": ["kindred_warriors"]}).play("campaign blue", "done", "number 4")
    assert t.may("use kindred_warriors")  # an attacker's skulls count


def test_cracking_ground_counts_targeted_sites() -> None:
    more: Page = {"cradle_2": {"warbands": 1, "colour": "blue"}}
    red: Page = {"secrets": 1, "advisers": ["cracking_ground"]}
    t = at_blue(red, **more).play("campaign blue", "target-site cradle-2", "done", "number 1", "use cracking_ground")
    assert (attack_dice(t), t.red["secrets"]) == (3, 0)
    assert t.data["on_things"] == {}  # burned
    t = at_blue({}, red, **more).play("campaign blue", "target-site cradle-2", "done", "number 4", "use cracking_ground")
    assert attack_dice(t) == 2
    t = at_blue({"advisers": ["cracking_ground"]}).play("campaign blue", "done", "number 1")
    assert not t.told("uses_plan")


def test_sealing_ward_guards_its_owners_relics() -> None:
    page: Page = {"oath": "devotion", "red": {"warbands": 3}}
    blue: Page = {"pawn": HERE, "relics": ["cracked_horn", "cup_of_plenty"]}
    relics = ("target-relic cracked_horn", "target-relic cup_of_plenty", "target-pawn")
    dice = []
    for advisers in ([], ["sealing_ward"]):
        t = Table(**page, blue={**blue, "advisers": advisers}).play("campaign blue", *relics, "done")
        dice.append(t.told("declares")[0].values[1])
    assert dice[1] == dice[0] + 2  # not for the pawn
    t = Table(**page, players=4, blue=blue, yellow={"advisers": ["sealing_ward"]}).play("campaign blue", *relics, "done")
    assert t.told("declares")[0].values[1] == dice[0]


# ---------------------------------------------------------------- when played


def test_dazzle_drives_hearth_and_order_from_the_region() -> None:
    t = Table(
        red={"facedown": ["dazzle"]},
        provinces_1={"site": "plains", "cards": ["siege_engines", "elders", "keep"]},
        provinces_2={"cards": ["wayside_inn", "hall_of_debate"]},
        cradle_1={"cards": ["longbows"]},
    ).play("adviser dazzle", "play-adviser")
    assert t.offered("card") == {"siege_engines", "wayside_inn"}
    assert t.refusal("card elders") == "O-10.5"
    t.play("card siege_engines")
    assert (t.provinces_1["cards"], t.provinces_2["cards"], t.cradle_1["cards"]) == (
        ["elders", "keep"],
        ["hall_of_debate"],
        ["longbows"],
    )
    assert t.data["discards"]["hinterland"] == ["wayside_inn", "siege_engines"]  # the top first
    t = Table(red={"facedown": ["dazzle"]}, cradle_1={"cards": ["longbows"]}).play("adviser dazzle", "play-adviser")
    assert (t.step, t.cradle_1["cards"]) == ("act", ["longbows"])


def test_bewitch_makes_a_citizen_of_who_has_more_secrets() -> None:
    page: Page = {"provinces_1": {"cards": ["spirit_snare"]}, "purple": {"secrets": 1, "relics": ["the_grand_scepter"]}}
    red: Page = {"secrets": 2, "facedown": ["bewitch"]}
    t = Table(red=red, **page).play("use spirit_snare", "suit order", "adviser bewitch", "play-adviser", "accept")
    assert (t.red["role"], t.red["relics"]) == ("citizen", [])  # one secret lay on a card
    t = Table(red=red, **page).play("adviser bewitch", "play-adviser", "decline")
    assert t.red["role"] == "exile"
    t = Table(red={**red, "secrets": 1}, **page).play("adviser bewitch", "play-adviser")
    assert t.step == "act"


# ---------------------------------------------------------------- limits of cards that other tests play


def test_dream_thief_needs_two_hidden_advisers() -> None:
    t = Table(red={"favor": 2, "facedown": ["wolves"]}, provinces_1={"cards": ["dream_thief"]})
    assert t.refusal("use dream_thief") == "O-10.5"


def test_jinx_is_not_offered_to_who_cannot_pay() -> None:
    t = at_blue({"advisers": ["jinx"]}, provinces_1={"warbands": 9, "colour": "blue"}).play("campaign blue", "done", "number 2")
    assert t.step != "jinx.0.reaction"
    assert t.told("rolls_attack")


def test_gainers_of_secrets_want_their_price() -> None:
    page: Page = {
        "red": {"warbands": 4},
        "provinces_1": {"site": "plains", "cards": ["blood_pact", "wizard_school", "spirit_snare"]},
    }
    for card in ("blood_pact", "wizard_school", "spirit_snare"):
        assert Table(**page).refusal(f"use {card}") == "O-10.2"
    assert Table(red={"favor": 1, "advisers": ["tutor"]}).refusal("use tutor") == "O-10.2"
    assert Table(red={"secrets": 1, "advisers": ["plague_engines"]}).refusal("use plague_engines") == "O-10.2"


def test_wizard_school_ends_the_act_phase() -> None:
    t = Table(red={"favor": 1}, provinces_1={"cards": ["wizard_school"]}).play("use wizard_school")
    assert (t.red["secrets"], t.seat) == (1, "blue")


def test_master_of_disguise_needs_a_face() -> None:
    red: Page = {"secrets": 2, "advisers": ["master_of_disguise"]}
    assert Table(red=red, provinces_1={"cards": ["wolves"]}).refusal("use master_of_disguise") == "O-10.5"


def test_master_of_disguise_wears_a_marriage() -> None:
    red: Page = {"secrets": 2, "advisers": ["master_of_disguise", "traveling_doctor"]}
    t = Table(red=red, blue={"advisers": ["marriage"]}, provinces_1={"cards": ["hospital"]})
    t.play("use master_of_disguise", "player blue", "trade-favor hospital")
    assert t.red["favor"] == 3  # two for the Marriage, none for red's own


def test_master_of_disguise_puts_ones_own_advisers_aside() -> None:
    page: Page = {"blue": {"advisers": ["elders"]}, "provinces_1": {"cards": ["wolves"]}}
    red: Page = {"secrets": 2, "advisers": ["master_of_disguise", "secret_signal"]}
    t = Table(red=red, **page).play("use secret_signal", "use master_of_disguise", "player blue", "trade-favor wolves")
    assert t.red["favor"] == 1  # not even a modifier declared before
    t = Table(red=red, **page).play("use master_of_disguise", "player blue")
    assert t.refusal("use secret_signal") == "O-2.8"
    red = {"secrets": 2, "advisers": ["master_of_disguise"]}
    t = Table(red=red, **{**page, "blue": {"advisers": ["secret_signal"]}}).play("use master_of_disguise", "player blue")
    assert t.play("use secret_signal", "trade-favor wolves").red["favor"] == 2  # but theirs serve


def test_master_of_disguise_is_bound_by_no_vow() -> None:
    page: Page = {"blue": {"advisers": ["elders"]}, "provinces_1": {"cards": ["wolves"]}}
    red: Page = {"secrets": 3, "advisers": ["master_of_disguise", "vow_of_poverty"]}
    trade = ("use master_of_disguise", "player blue", "trade-favor wolves")
    assert Table(red=red, **page).play("trade-favor wolves").red["favor"] == 0
    assert Table(red=red, **page).play(*trade).red["favor"] == 1
    red["advisers"] = ["master_of_disguise", "vow_of_kinship"]
    t = Table(red=red, **page).play(*trade)
    assert (t.red["favor"], t.data["banks"]["nomad"]) == (1, 3)  # not to the Nomad bank
    t = Table(red=red, **page).play("trade-favor wolves")
    assert (t.red["favor"], t.data["banks"]["nomad"]) == (0, 4)


def test_dream_thief_is_told_to_all_and_the_cards_to_their_new_owners() -> None:
    page: Page = {"red": {"favor": 2, "facedown": ["wolves"]}, "blue": {"facedown": ["elders"]}}
    t = Table(**page, provinces_1={"cards": ["dream_thief"]}).play("use dream_thief", "facedown red 1")
    before = t.s.revealed
    t.play("facedown blue 1")
    assert t.s.revealed > before  # there is no way back for who has seen a new card
    assert [event.values for event in t.told("swaps_facedown")] == [(1, 2)]
    assert [(event.values, event.audience) for event in t.told("peeked")] == [((NUMBER["elders"],), 2), ((NUMBER["wolves"],), 4)]


def test_plague_engines_tell_who_has_paid() -> None:
    t = Table(
        oath="devotion",
        red={"secrets": 2, "favor": 3, "advisers": ["plague_engines"]},
        provinces_1={"warbands": 1, "colour": "red"},
    ).play("use plague_engines")
    assert [(event.seat, event.values) for event in t.told("returns_favor")] == [(1, (1, SUIT_IDS.index("arcane")))]
    t = Table(red={"secrets": 2, "favor": 3, "advisers": ["plague_engines"]})
    assert t.refusal("use plague_engines") == "O-10.5"  # who has favor rules nothing


def test_blood_pact_and_cracking_ground_are_not_used_for_nothing() -> None:
    t = Table(red={"secrets": 1, "warbands": 1}, provinces_1={"cards": ["blood_pact"]})
    assert t.refusal("use blood_pact") == "O-10.5"
    red: Page = {"secrets": 1, "advisers": ["cracking_ground", "billowing_fog"]}
    t = at_blue(red, {"pawn": HERE}, provinces_1={}).play("campaign blue", "target-pawn", "done", "number 1")
    assert t.offered("use") == {"billowing_fog"}  # no site is a target
    assert t.refusal("use cracking_ground") == "O-10.5"


def test_jinx_tells_the_new_faces() -> None:
    t = at_blue({"secrets": 1, "advisers": ["jinx"]}, provinces_1={"warbands": 9, "colour": "blue"})
    t.play("campaign blue", "done").wish("HH", "BB").play("number 2")
    assert GAME.prompt(t.s, 1, "en").startswith("Jinx (1 secret): do you want to?")
    t.wish("SD", "").play("accept")
    assert [event.values for event in t.told("rolls_attack")] == [(2, 0, 0), (0, 1, 1)]
    assert t.told("strengths")[0].values == (3, 9)


# ---------------------------------------------------------------- what the rulings say of them


def test_rusting_ray_and_billowing_fog_serve_the_empire() -> None:
    blue: Page = {"role": "citizen", "pawn": HERE, "secrets": 2, "advisers": ["rusting_ray", "billowing_fog"]}
    held: Page = {"darkest_secret": {"holder": "purple", "tokens": 1}}
    t = at_blue({}, blue, banners=held, provinces_1={"warbands": 2, "colour": "purple"}, oathkeeper="purple")
    t.play("campaign blue", "done", "number 4", "use rusting_ray").wish("SSSS", "BB").play("use billowing_fog", "number 0")
    assert t.told("victory")
    assert t.purple["warbands"] == 2  # the survivors of the site


def test_billowing_fog_saves_from_the_brutal() -> None:
    spaces: Page = {"decadent": "whistle", "careless": "ivory_eye", "greedy": "grand_mask"}
    purple: Page = {"pawn": HERE, "warbands": 6, "relics": ["the_grand_scepter"]}
    page: Page = {"turn": "purple", "reliquary": spaces, "purple": purple, "oathkeeper": "purple"}
    for plan, left in (("done", 0), ("use billowing_fog", 2)):
        t = at_blue({}, {"secrets": 1, "advisers": ["billowing_fog"]}, **page).play("campaign blue", "done", "number 6")
        t.wish("SSSSSS", "B").play(plan, "number 0")
        assert t.blue["warbands"] == left


def test_gleaming_armor_works_only_where_its_owner_fights() -> None:
    red: Page = {"advisers": ["longbows"]}
    t = at_blue(red, players=4, yellow={"advisers": ["gleaming_armor"]}).play("campaign blue", "done", "number 1")
    assert t.offered("use") == {"longbows"}  # for nothing
    t = at_blue({"advisers": ["gleaming_armor"]}, {"secrets": 1, "advisers": ["longbows"]}).play(
        "campaign blue", "done", "number 2"
    )
    t.play("use longbows")
    assert (t.blue["secrets"], t.blue["facedown_secrets"], attack_dice(t)) == (0, 1, 1)


def test_magicians_code_counts_as_placed_for_a_vow_of_silence() -> None:
    red: Page = {"favor": 2, "secrets": 1, "advisers": ["magicians_code"]}
    t = Table(red=red, blue={"advisers": ["vow_of_silence"]}).play(
        "use magicians_code", "recover-banner darkest_secret", "number 1"
    )
    assert t.blue["secrets"] == 3


def test_portal_pays_tolls_of_cards() -> None:
    toll: Page = {"cards": ["toll_roads"], "warbands": 1, "colour": "blue"}
    page: Page = {"oath": "devotion", "provinces_1": {"cards": ["portal"]}, "cradle_2": toll}
    t = Table(red={"secrets": 1, "favor": 1, "supply": 0}, **page).play("use portal", "travel cradle-2")
    assert (t.red["favor"], t.blue["favor"]) == (0, 1)
    t = Table(red={"secrets": 1, "supply": 0}, **page).play("use portal")
    assert "cradle-2" not in t.offered("travel")


def test_dazzle_as_a_site_card_leaves_itself() -> None:
    t = Table(red={"facedown": ["dazzle"]}, provinces_1={"cards": ["keep", "siege_engines"], "site": "plains"})
    t.play("adviser dazzle", f"play-site {HERE}")
    assert t.provinces_1["cards"] == ["keep", "dazzle"]  # the Keep is locked


def test_revelation_lets_the_owner_of_a_vow_of_renewal_gain() -> None:
    red: Page = {"favor": 2, "facedown": ["revelation"]}
    t = Table(red=red, blue={"advisers": ["vow_of_renewal"]}).play("adviser revelation", "play-adviser", "number 2")
    assert t.seat == "blue"  # who has favor now
    t.play("number 1")
    assert (t.red["secrets"], t.blue["favor"], t.blue["secrets"]) == (2, 2, 1)


def test_terror_spells_stop_when_nobody_is_left() -> None:
    red: Page = {"secrets": 1, "warbands": 1, "advisers": ["terror_spells"]}
    t = Table(oath="devotion", red=red, banners=SECRET_OF_RED, oathkeeper="red").play("use terror_spells", "lose-from red")
    assert (t.red["warbands"], t.step) == (0, "act")
    t = Table(oath="devotion", red={**red, "warbands": 0}, banners=SECRET_OF_RED, oathkeeper="red")
    assert t.refusal("use terror_spells") == "O-10.5"


def test_bewitch_does_not_count_the_darkest_secret() -> None:
    held: Page = {"darkest_secret": {"holder": "purple", "tokens": 5}}
    t = Table(red={"secrets": 1, "facedown": ["bewitch"]}, banners=held).play("adviser bewitch", "play-adviser")
    assert t.offered("accept") == {""}


def test_witchs_bargain_with_the_chancellor() -> None:
    purple: Page = {"pawn": HERE, "favor": 2, "relics": ["the_grand_scepter"]}
    t = Table(red={"secrets": 2, "advisers": ["witchs_bargain"]}, purple=purple).play("use witchs_bargain", "player purple")
    t.play("give-secrets 1")
    assert (t.red["favor"], t.red["secrets"], t.purple["favor"], t.purple["secrets"]) == (2, 0, 0, 1)
