"""The worked scenarios of golden.yaml that are told in words: each is played here from beginning to end.

What a scenario expects as a number or a name is compared with; what it says in words is played, and the words are looked at so
that a changed scenario is noticed.
"""

from __future__ import annotations

from collections.abc import Callable

from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.chronicle import world as chronicles
from bailiwick.games.oath.chronicle.legacy import vows
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.goals import OATH_IDS, exhausted_winner
from bailiwick.games.oath.ruling import is_imperial, ruler
from bailiwick.games.oath.state import BANDITS
from bailiwick.games.oath.vocabulary import SEAT_NAMES
from tests.games.oath.battles import HERE, against_blue, resolve
from tests.games.oath.table import Page, Table

RED = {"warbands": 1, "colour": "red"}
SUITED = {
    "arcane": ["alchemist", "spirit_snare", "tutor", "fire_talkers"],
    "order": ["scouts"],
    "hearth": ["wayside_inn"],
}

# ---------------------------------------------------------------- travel


def narrow_pass(given: Page, expected: Page) -> None:
    far: Page = {"hinterland_2": {"site": "narrow_pass"}}
    t = Table(red={"supply": given["supply"]}, **far)
    sites = [t.data["map"][slot]["site"] for slot in t.offered("travel") if slot.startswith("hinterland")]
    assert sites == expected["legal_destinations"]
    assert given["supply"] - t.play("travel hinterland-2").red["supply"] == expected["supply"]
    assert expected["from_shrouded_wood"] == "any Hinterland site at 2 Supply"
    for slot in ("hinterland-1", "hinterland-2", "hinterland-3"):
        t = Table(red={"supply": 2}, provinces_1={"site": "shrouded_wood"}, **far).play(f"travel {slot}")
        assert (t.red["pawn"], t.red["supply"]) == (slot, 0)
    assert expected["inside_the_region"] == "no restriction"
    t = Table(red={"pawn": "hinterland-1"}, **far)
    assert t.offered("travel") >= {"hinterland-2", "hinterland-3"}


def buried_giant(given: Page, expected: Page) -> None:
    page = {"secrets": given["secrets_faceup"], "supply": given["supply"]}
    t = Table(red=page, provinces_1={"site": given["pawn"]}, hinterland_2={"site": "narrow_pass"}).play("use buried_giant")
    assert t.may("travel hinterland-3") == expected["legal"]
    t.play("travel hinterland-3")
    assert t.red["pawn"] == "hinterland-3"
    assert given["supply"] - t.red["supply"] == expected["supply_spent"]
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (expected["secrets_faceup"], expected["secrets_facedown"])


def hidden_place_twice(given: Page, expected: Page) -> None:
    t = Table(
        oath="devotion",
        red={"secrets": given["secrets_faceup"], "supply": given["supply"], "warbands": 1},
        blue={"pawn": "provinces-2"},
        provinces_2={"site": "the_hidden_place", "warbands": 1, "colour": "blue"},
    ).play("travel provinces-2")
    assert t.red["facedown_secrets"] == expected["secrets_flipped_for_travel"]
    t.play("campaign blue", "target-pawn", "done")
    flipped = t.red["facedown_secrets"] - expected["secrets_flipped_for_travel"]
    assert flipped == expected["secrets_flipped_for_campaign"]
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (expected["secrets_faceup"], expected["secrets_facedown"])
    assert t.red["supply"] == expected["supply_left"]


def unwilling(given: Page, expected: Page) -> None:
    blue = {"pawn": HERE, "secrets": given["victim_secrets_faceup"], "favor": given["victim_favor"]}
    t = against_blue(9, blue=blue, provinces_1={"warbands": 0, "colour": None}, cradle_2={"site": given["destination"]})
    resolve(t, "blue", 4, "SSSS", "BB", "target-pawn").play("site cradle-2", "decline")
    assert t.may("site cradle-2") == expected["destination_legal"]
    assert expected["attacker_must"] == "choose another destination or none"
    assert t.may("site cradle-1")
    t.play("decline", "accept")
    assert t.blue["favor"] == expected["victim_favor"] == given["victim_favor"] - expected["favor_burned"]


def drowned_city(given: Page, expected: Page) -> None:
    relics = [
        *("cup_of_plenty", "bandit_crown", "cracked_horn", "sticky_fire", "cursed_cauldron"),
        *("brass_horse", "truthful_harp", "horned_mask", "dowsing_sticks", "ring_of_devotion"),
    ]
    assert len(relics) == given["relic_deck"]
    city = {"site": "drowned_city", "faceup": False}
    t = Table(red={"pawn": "cradle-1"}, cradle_2=city, relic_deck=relics, deck=["wolves"]).play("travel cradle-2")
    assert t.cradle_2["secrets"] == expected["secrets_on_site"]
    assert len(t.cradle_2["relics"]) == expected["facedown_relics"]
    assert len(t.data["relic_deck"]) == expected["relic_deck"]
    assert t.play("search world").may("play-site cradle-2") == (expected["capacity"] > 0)


# ---------------------------------------------------------------- working, searching, playing


def occupied(given: Page, expected: Page) -> None:
    assert given["card"] == "holds 1 favor from an earlier Muster this turn"
    t = Table(red={"favor": 3, "secrets": 1}, provinces_1={"cards": ["wolves"]}).play("muster wolves")
    for deed in ("muster", "trade-favor", "trade-secrets"):
        assert t.may(f"{deed} wolves") == expected["legal"]


FIRST_CARDS = {"denizen A": "wolves", "denizen B": "keep", "Vision": "vision_of_faith"}


def stop_at_a_vision(given: Page, expected: Page) -> None:
    deck = [FIRST_CARDS[card] for card in given["world_deck_top"]]
    t = Table(deck=deck, visions_drawn=given["visions_drawn"]).play("search world")
    assert t.red["hand"] == [FIRST_CARDS[card] for card in expected["drawn"]]
    assert t.data["visions_drawn"] == expected["visions_drawn"]
    assert 7 - t.red["supply"] == expected["supply_paid"]
    t.play("card wolves", "discard", "search world")
    assert 7 - t.red["supply"] - expected["supply_paid"] == expected["next_world_search_cost"]


def vision_in_a_pile(given: Page, expected: Page) -> None:
    pile = [FIRST_CARDS[card] for card in given["region_discard_top"]]
    t = Table(discards={"provinces": pile}, visions_drawn=given["visions_drawn"]).play("search provinces")
    assert t.red["hand"] == [FIRST_CARDS[card] for card in expected["drawn"]]
    assert t.data["visions_drawn"] == expected["visions_drawn"]


def fourth_adviser(given: Page, expected: Page) -> None:
    assert given["advisers"] == ["faceup A", "faceup locked B", "facedown C"]
    advisers = {"A": "elders", "B": "a_small_favor", "C": "rangers"}
    t = Table(red={"advisers": [advisers["A"], advisers["B"]], "facedown": [advisers["C"]]}, deck=["wolves"])
    t.play("search world", "play-adviser")
    assert t.offered("card") == {advisers[name] for name in expected["must_first_discard_one_of"]}
    assert expected["locked_B"] == "cannot be chosen"
    assert t.refusal(f"card {advisers['B']}") == "O-2.17"


def homeland_order(given: Page, expected: Page) -> None:
    """Dazzle is welcomed by the Welcoming Party before its own power sends the Scouts away."""
    t = Table(
        red={"pawn": "cradle-2", "advisers": ["welcoming_party"]},
        cradle_2={"site": "standing_stones"},
        cradle_1={"cards": ["scouts"]},
        banks={"arcane": given["arcane_bank"]},
        deck=["dazzle"],
    ).play("use welcoming_party", "search world", "play-site cradle-2")
    order = {
        "gain 1 Arcane favor": ("gain_favor", (1, 1)),
        "gain 1 secret": ("gain_secrets", (1,)),
        "others' after-play powers": ("gain_favor", (1, 3)),
        "When Played": ("discards", (NUMBER["scouts"],)),
    }
    kinds = ("gain_favor", "gain_secrets", "discards")
    told = [(event.kind, event.values) for event in t.s.log or [] if event.kind in kinds]
    assert told == [order[step] for step in expected["order"]]
    assert t.data["banks"]["arcane"] == expected["arcane_bank"]


def homeland_refused(given: Page, expected: Page) -> None:
    """The Order card was discarded from there to make room for another."""
    banners = {"peoples_favor": {"holder": "red", "tokens": 2}}
    city = {"site": given["site"], "cards": ["longbows"]}
    t = Table(red={"pawn": "cradle-2", "facedown": ["wolves", "scouts"]}, cradle_2=city, banners=banners)
    t.play("adviser wolves", "card longbows", "play-site cradle-2")
    before = t.red["favor"], t.red["warbands"]
    t.play("adviser scouts", "play-site cradle-2")
    assert (t.red["favor"] - before[0], t.red["warbands"] - before[1]) == (expected["favor"], expected["warbands"])


def homeland_relic(given: Page, expected: Page) -> None:
    assert expected["favor_gained"] == "1 if the Beast bank has any"
    assert expected["relic"] == "taken face up at no cost"
    assert expected["counts_as"] == "recovering"
    for bank in (0, 3):
        red = {"pawn": "hinterland-3", "favor": given["favor"], "secrets": given["secrets"], "facedown": ["wolves"], "supply": 0}
        t = Table(red=red, hinterland_3={"site": "deep_woods", "relics": ["cup_of_plenty"]}, banks={"beast": bank})
        t.play("adviser wolves", "play-site hinterland-3")
        assert t.red["favor"] == min(bank, 1)
        assert (t.red["relics"], t.red["secrets"]) == (["cup_of_plenty"], 0)
        assert t.told("recover")


def clearing(given: Page, expected: Page) -> None:
    assert (given["your_site"], given["other_site_in_region"]) == ("full", "full of unlocked denizens")
    t = Table(
        deck=["wolves"],
        banners={"peoples_favor": {"holder": "red", "tokens": 2}},
        provinces_1={"cards": ["elders", "rangers"]},
        provinces_2={"cards": ["scryer", "scouts"]},
        cradle_1={"cards": ["tents"]},
    ).play("search world")
    assert expected["may_discard_first"] == "one denizen at any site of the region"
    assert t.offered("card") == {"elders", "rangers", "scryer", "scouts"}
    assert t.offered("play-site") == {"provinces-3"}
    t.play("card scryer")
    assert expected["may_play_to"] == "any faceup site of the region with room"
    assert t.offered("card") == set()
    assert t.offered("play-site") == {"provinces-2", "provinces-3"}
    assert t.play("play-site provinces-2").red["favor"] == expected["favor_gained"]


# ---------------------------------------------------------------- war


def targets(given: Page, expected: Page) -> None:
    """A is blue, B yellow."""
    assert given["at_your_site"] == ["pawn of A", "pawn of B"]
    far = {"warbands": 1, "colour": "blue"}
    page: Page = {
        "players": 4,
        "blue": {"pawn": HERE, "relics": ["dragonskin_drum"]},
        "yellow": {"pawn": HERE, "relics": ["cup_of_plenty"]},
        "cradle_2": far,
        "hinterland_1": far,
        "hinterland_3": {"warbands": 1, "colour": "yellow"},
        "banners": {"darkest_secret": {"holder": "yellow"}, "peoples_favor": {"holder": "blue"}},
        "oath": "people",
        "oathkeeper": "blue",
    }
    assert expected["bandits"] == "not allowed because a player rules your site"
    assert against_blue(**page).offered("campaign") == {"blue", "yellow"}
    t = against_blue(**page).play("campaign blue")
    assert expected["against_A"].startswith("your site is mandatory; A's far sites, relics, banners, pawn and favor are optional")
    assert t.data["campaign"]["targets"] == [2]
    assert t.may("done")
    assert t.offered("target-site") == {"cradle-2", "hinterland-1"}
    assert (t.offered("target-relic"), t.offered("target-banner")) == ({"dragonskin_drum"}, {"peoples_favor"})
    assert t.may("target-pawn")
    assert expected["against_B"].startswith("at least one of B's relic, banner, pawn and favor; B's far site may be added")
    for target in ("target-relic cup_of_plenty", "target-banner darkest_secret", "target-pawn"):
        t = against_blue(**page).play("campaign yellow", "target-site hinterland-3")
        assert not t.may("done")
        assert not t.may("target-site provinces-1")
        assert t.play(target).may("done")


def pass_in_a_campaign(given: Page, expected: Page) -> None:
    assert given["defender_rules"] == ["your site", "a Provinces site", "narrow_pass"]
    assert expected["if_you_rule_narrow_pass"] == "not required"
    for lord, must in (("blue", expected["narrow_pass_must_also_be_targeted"]), ("red", False)):
        t = Table(
            oath="devotion",
            red={"pawn": "cradle-1", "warbands": 2},
            cradle_1={"warbands": 1, "colour": "blue"},
            provinces_2={"warbands": 1, "colour": "blue"},
            provinces_3={"site": "narrow_pass", "warbands": 1, "colour": lord},
        ).play("campaign blue", "target-site provinces-2")
        assert t.may("done") != must
        assert not must or t.play("target-site provinces-3").may("done")


def citizen_attacks(given: Page, expected: Page) -> None:
    t = Table(red={"role": "citizen", "warbands": 4}, provinces_1={"warbands": 2, "colour": "purple"}).play("campaign purple")
    assert is_imperial(t.s, 1) == expected["attacker_is_imperial_during_campaign"]
    t.play("done").wish("SSSS", "BB").play("number 4")
    assert t.told("strengths")[0].values[1] == expected["site_warbands_defend"]
    assert sum(event.values[0] for event in t.told("killed_at")) == expected["killed"]
    assert expected["survivors_go_to"] == "Chancellor's board"
    assert t.purple["warbands"] == 1
    t.play("number 0")
    assert (ruler(t.s, 2) == BANDITS) == (expected["site_ruler_after"] == "bandits")


def allies(given: Page, expected: Page) -> None:
    """X is blue, at the targeted site; Y, yellow, at the attacker's: red attacks from there, and targets both."""
    assert given["X_permits_Y"]
    t = Table(
        players=4,
        oath="devotion",
        purple={"warbands": 5},
        red={"warbands": 13},
        blue={"role": "citizen", "warbands": 2, "pawn": "cradle-2"},
        yellow={"role": "citizen", "warbands": 3, "pawn": HERE},
        provinces_1={"warbands": 1, "colour": "purple"},
        cradle_2={"warbands": 1, "colour": "purple"},
    ).play("campaign blue", "target-site cradle-2", "done", "number 0", "accept")
    t.wish("", "BB").play("accept")
    assert (0 in [event.seat for event in t.told("joins")]) == expected["chancellor_joins"]
    assert t.told("strengths")[0].values == (0, expected["force"])
    assert not expected["chancellor_board_counts"]
    t.play("sacrifice")
    assert (t.seat, expected["who_chooses"]) == ("purple", "Chancellor")
    t.play("lose-from yellow", "lose-from blue", "lose-from purple")
    dead = sum(e.values[0] for kind in ("killed_at", "killed_on_board") for e in t.told(kind) if e.seat != 1)
    assert dead == expected["killed"]
    assert (t.purple["warbands"], expected["site_survivors_to"]) == (6, "Chancellor's board")
    assert expected["board_survivors"] == "stay on X's and Y's boards"
    assert (t.blue["warbands"], t.yellow["warbands"]) == (1, 2)


# ---------------------------------------------------------------- banners


def woken(given: Page, **changes: object) -> Table:
    """Red holds the People's Favor, and Red's turn begins."""
    banners = {"peoples_favor": {"holder": "red", "tokens": given["favor_on_it"]}}
    mob = given["side"] == "mob"
    return Table(turn="purple", red={"favor": given["holder_favor"]}, banners=banners, mob=mob, **changes).play("rest")


def turns_to_mob(given: Page, expected: Page) -> None:
    t = woken(given).play("place-favor")
    assert t.step == "act"  # only once this time
    assert t.data["banners"]["peoples_favor"]["tokens"] == expected["favor_on_it"]
    assert t.data["mob"] == (expected["side"] == "mob")
    assert t.red["favor"] == expected["holder_favor"]


def mob_twice(given: Page, expected: Page) -> None:
    t = woken(given, banks=dict.fromkeys(given["least_bank"], 1)).play("place-favor")
    assert t.step == "act"
    assert t.data["banners"]["peoples_favor"]["tokens"] == expected["favor_on_it"]
    assert t.red["favor"] == expected["holder_favor"]
    assert (t.data["banks"]["hearth"], expected["hearth_bank"]) == (2, "plus 1")
    assert t.data["mob"] == (expected["side"] == "mob")


def nothing_to_place(given: Page, expected: Page) -> None:
    t = woken(given)
    assert t.step == "act"
    assert t.data["banners"]["peoples_favor"]["tokens"] == expected["favor_on_it"]


def relic_at_the_mine(given: Page, expected: Page) -> None:
    mine = {"site": given["site"], "relics": ["dragonskin_drum"]}
    t = Table(red={"favor": given["favor"], "pawn": "cradle-2"}, cradle_2=mine, banks={"discord": given["discord_bank"]})
    t.play("recover-relic 1")
    assert t.red["favor"] == expected["favor"]
    assert t.data["banks"]["discord"] == expected["discord_bank"]
    assert (t.red["relics"], expected["relic"]) == (["dragonskin_drum"], "face up in personal bank")
    assert 7 - t.red["supply"] == expected["supply"]


# ---------------------------------------------------------------- title and victory


def rest_of_round(t: Table) -> Table:
    """Everybody rests until it is Red's turn again, or the game is over."""
    t.play("rest")
    while t.seat != "red" and t.data["winner"] is None:
        t.play("rest")
    return t


def usurper_clock(given: Page, expected: Page) -> None:
    assert given["takes_title"] == "during red's turn in round 3"
    t = Table(round=3, oathkeeper="purple", red={"warbands": 4}, provinces_2=RED)
    assert (t.data["oathkeeper"], t.data["usurper"]) == ("red", False)
    rest_of_round(t)
    assert expected["wake_round_4"] == "no win then flip to Usurper"
    assert (t.data["round"], t.data["winner"], t.data["usurper"]) == (4, None, True)
    t.play("rest")
    while t.data["winner"] is None:
        t.play("rest")
    assert expected["wake_round_5"] == "red wins"
    assert (t.data["round"], t.data["winner"], t.data["victory"]) == (5, "red", "usurper")


def clock_begins_anew(given: Page, expected: Page) -> None:
    """Red retakes the title, which blue has taken, by a campaign in round 5."""
    blue = {"warbands": 1, "colour": "blue"}
    t = Table(
        round=5,
        oathkeeper="red",
        usurper=True,
        red={"warbands": 5},
        provinces_1=blue,
        provinces_2=blue,
        cradle_2=RED,
    )
    assert (t.data["oathkeeper"], t.data["usurper"]) == ("blue", False)
    resolve(t, "blue", 5, "SSSSS", "BB").play("number 2")
    assert (t.data["oathkeeper"], t.data["usurper"]) == ("red", expected["side_after_retaking"] != "oathkeeper")
    rest_of_round(t)
    assert expected["wake_round_6"] == "flip to Usurper"
    assert (t.data["round"], t.data["winner"], t.data["usurper"]) == (6, None, True)
    t.play("rest")
    while t.data["winner"] is None:
        t.play("rest")
    assert expected["wake_round_7"] == "win if still held"
    assert (t.data["round"], t.data["winner"]) == (7, "red")


def war_exhaustion(given: Page, expected: Page) -> None:
    assert given["round"] == "8 over"
    t = Table(
        players=5,
        turn="white",
        round=8,
        oath="supremacy",
        oathkeeper="red",
        visions_drawn=given["visions_drawn"],
        provinces_1=RED,
        purple={"relics": ["the_grand_scepter"]},
        blue={"vision": "vision_of_sanctuary", "relics": ["cup_of_plenty", "brass_horse"]},
        white={"vision": "vision_of_faith"},
        banners={"darkest_secret": {"holder": "white"}},
    )
    assert (t.data["oathkeeper"], t.data["usurper"]) == ("red", False)
    assert not expected["imperial_oathkeeper"]
    assert expected["usurper"] == "none"
    assert expected["because"] == "vision_of_sanctuary precedes vision_of_faith"
    t.play("rest")
    assert t.data["winner"] == expected["winner"]


def successor_under_supremacy(given: Page, expected: Page) -> None:
    holdings = {
        "purple": given["chancellor"]["relics_are"],
        "blue": ["cracked_horn", "sticky_fire"],
        "red": ["cup_of_plenty", "brass_horse"],
    }
    assert [len(relics) for relics in holdings.values()] == [1, given["citizen_blue"]["relics"], given["citizen_red"]["relics"]]
    page: Page = {
        "purple": {"relics": holdings["purple"]},
        "blue": {"role": "citizen", "relics": holdings["blue"]},
        "red": {"role": "citizen", "relics": holdings["red"]},
        "oath": given["oath"],
    }
    both = {"darkest_secret": {"holder": "purple"}, "peoples_favor": {"holder": "red"}}
    winner = exhausted_winner(Table(**page, banners=both).s)
    assert f"citizen_{SEAT_NAMES[winner]}" == expected["winner"]
    assert expected["blue_fails_because"] == "not more than the Chancellor"
    page["red"]["role"] = "exile"
    page["red"]["relics"] = []
    assert exhausted_winner(Table(**page, banners={"darkest_secret": {"holder": "purple"}}).s) == 0


# ---------------------------------------------------------------- Empire and chronicle


def becoming_a_citizen(given: Page, expected: Page) -> None:
    for oath in ("devotion", "supremacy"):
        t = Table(
            oath=oath,
            purple={"relics": []},
            red={
                "warbands": given["red"]["board"],
                "vision": given["red"]["revealed_vision"],
                "supply": given["red"]["supply"],
                "relics": ["the_grand_scepter"],
            },
            oathkeeper="red",
            usurper=True,
            provinces_1={"site": "steppe", "warbands": given["red"]["sites"]["steppe"], "colour": "red"},
            hinterland_1={"warbands": 24 - given["purple_stock"], "colour": "purple"},
        )
        assert (t.data["oathkeeper"], t.data["stock"]["purple"]) == ("red", given["purple_stock"])
        t.play("offer red", "space careless")
        assert (t.red["role"], t.red["warbands"]) == ("citizen", expected["red_board_purple"])
        assert (t.provinces_1["warbands"], t.provinces_1["colour"]) == (expected["steppe_purple"], "purple")
        assert t.data["stock"]["purple"] == expected["purple_stock"]
        assert t.data["stock"]["red"] == expected["red_own_stock"]
        assert (t.red["vision"], expected["vision"]) == (None, "discarded")
        assert given["red"]["revealed_vision"] in str(t.data["discards"])
        assert (t.data["usurper"], expected["title_side"]) == (False, "oathkeeper")
        assert t.red["supply"] == expected["supply"]
        assert (t.seat, expected["act_phase"]) == ("blue", "ended")
        assert t.data["reliquary"][expected["chancellor_gains"]] is None
        assert expected["under_supremacy_title_goes_to"] == "Chancellor if the Empire meets the goal"
        assert t.data["oathkeeper"] == ("purple" if oath == "supremacy" else "red")


def conspiring(given: Page, **changes: object) -> Table:
    cards = {suit: list(ids) for suit, ids in SUITED.items()}
    mine = [cards[suit].pop(0) for suit in given["your_faceup_advisers"]]
    theirs = [cards[suit].pop(0) for suit in given["target_faceup_advisers"]]
    page = {"advisers": theirs, "pawn": HERE, "relics": ["cup_of_plenty"]}
    secrets = given.get("your_secrets", 1)
    t = Table(red={"secrets": secrets, "advisers": mine}, blue=page, deck=["conspiracy"], **changes)
    return t.play("search world", "reveal")


def in_the_box(t: Table) -> bool:
    return "conspiracy" not in str([t.data[place] for place in ("discards", "deck", "seats", "map")])


def conspiracy(given: Page, expected: Page) -> None:
    t = conspiring(given, banners={"darkest_secret": {"holder": "blue", "tokens": given["darkest_secret_tokens"]}})
    assert t.may("banner darkest_secret") == expected["legal"]
    t.play("banner darkest_secret")
    assert t.red["secrets"] == expected["secrets_left"]
    assert t.data["banners"]["darkest_secret"] == {"holder": "red", "tokens": expected["tokens_after"]}
    assert in_the_box(t) == (expected["conspiracy"] == "box")


def conspiracy_without_matches(given: Page, expected: Page) -> None:
    t = conspiring(given)
    assert t.may("relic cup_of_plenty") == expected["may_take"]
    t.play("decline")
    assert t.blue["relics"] == ["cup_of_plenty"]
    assert in_the_box(t) == (expected["conspiracy"] == "box")


def vow(given: Page, expected: Page) -> None:
    page: Page = {
        "oath": given["current_oath"],
        "winner": "red",
        "red": {"vision": "vision_of_faith"},
        "visions_drawn": 3,
        "banners": {"darkest_secret": {"holder": "red"}},
    }
    assert given["winner"] == "Exile by vision_of_faith alone"
    assert [OATH_IDS[oath] for oath in vows(Table(victory="visionary", **page).s)] == [expected["next_oath"]]
    both = vows(Table(victory="usurper_and_visionary", **page).s)
    assert [OATH_IDS[oath] for oath in both] == expected["if_also_usurper_in_the_same_wake"]


def first_forces(given: Page, expected: Page) -> None:
    """The teaching game's world with other sites faceup."""
    c = chronicles.teaching()
    settled = {"denizen": b"", "none": b"", "intact edifice": b"", "ruin only": b""}
    settled["denizen"] = bytes([NUMBER["longbows"]])
    settled["intact edifice"] = bytes([NUMBER["forest_temple"]])
    settled["ruin only"] = bytes([NUMBER["bandit_rampart"]])
    slots = {"cradle_top": 0, "cradle_2": 1, "provinces_1": 2, "hinterland_3": 7}
    c.deck += bytes([NUMBER["taming_charm"], NUMBER["elders"]])
    for number, land in enumerate(c.lands):
        land.up, land.cards = number in slots.values(), b""
    for name, slot in slots.items():
        c.lands[slot].cards = settled[given["faceup_sites"][name]]
    s = GAME.new({"players": 3, "chronicle": chronicles.write(c)}, 1)
    for name, slot in slots.items():
        assert s.garrison[slot] == expected[name]
    assert sum(s.garrison) == expected["cradle_top"] + expected["provinces_1"]
    assert (s.board[0], s.stock[0]) == (expected["board"], expected["purple_stock"])
    assert (s.reliquary, expected["reliquary"]) == (c.relics[:-5:-1], "top 4 relics of the deck")


TOLD: dict[str, Callable[[Page, Page], None]] = {
    "G-09": narrow_pass,
    "G-10": buried_giant,
    "G-11": hidden_place_twice,
    "G-12": unwilling,
    "G-13": drowned_city,
    "G-17": occupied,
    "G-27": stop_at_a_vision,
    "G-28": vision_in_a_pile,
    "G-31": fourth_adviser,
    "G-32": homeland_order,
    "G-33": homeland_refused,
    "G-34": homeland_relic,
    "G-35": clearing,
    "G-55": targets,
    "G-56": pass_in_a_campaign,
    "G-57": citizen_attacks,
    "G-58": allies,
    "G-63": turns_to_mob,
    "G-64": mob_twice,
    "G-65": nothing_to_place,
    "G-72": relic_at_the_mine,
    "G-76": usurper_clock,
    "G-77": clock_begins_anew,
    "G-85": war_exhaustion,
    "G-86": successor_under_supremacy,
    "G-87": becoming_a_citizen,
    "G-92": conspiracy,
    "G-93": conspiracy_without_matches,
    "G-97": vow,
    "G-98": first_forces,
}
