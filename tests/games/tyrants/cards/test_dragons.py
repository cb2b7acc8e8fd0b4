"""The Dragons half-deck: what each card is, says and does."""

from __future__ import annotations

from typing import Final

import pytest

from bailiwick.games.tyrants.board import SITES
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import ASPECTS, CARD_NUMBER
from bailiwick.games.tyrants.game import GAME
from tests.games.tyrants.cards.playing import BOXED_IN, FIVE_SPIES, OUTPOST, Places, changes, promotes_another_at_end_of_turn
from tests.games.tyrants.table import Table, cards

# id: name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle
FACTS = {
    "dragon_cultist": ("Dragon Cultist", 3, "malice", "Human", 4, 1, 4),
    "red_wyrmling": ("Red Wyrmling", 5, "malice", "Dragon", 2, 3, 5),
    "dragonclaw": ("Dragonclaw", 4, "malice", "Human", 2, 1, 3),
    "severin_silrajin": ("Severin Silrajin", 7, "malice", "Human", 1, 4, 8),
    "red_dragon": ("Red Dragon", 8, "malice", "Dragon", 1, 4, 8),
    "kobold": ("Kobold", 1, "conquest", "Kobold", 3, 1, 2),
    "white_wyrmling": ("White Wyrmling", 2, "conquest", "Dragon", 3, 1, 3),
    "black_wyrmling": ("Black Wyrmling", 3, "conquest", "Dragon", 2, 1, 4),
    "white_dragon": ("White Dragon", 6, "conquest", "Dragon", 1, 2, 5),
    "black_dragon": ("Black Dragon", 7, "conquest", "Dragon", 1, 3, 7),
    "watcher_of_thay": ("Watcher of Thay", 3, "guile", "Human", 3, 2, 3),
    "enchanter_of_thay": ("Enchanter of Thay", 4, "guile", "Human", 3, 1, 3),
    "green_wyrmling": ("Green Wyrmling", 4, "guile", "Dragon", 2, 2, 4),
    "rath_modar": ("Rath Modar", 6, "guile", "Human", 1, 2, 5),
    "green_dragon": ("Green Dragon", 7, "guile", "Dragon", 1, 3, 7),
    "cult_fanatic": ("Cult Fanatic", 3, "ambition", "Half-Dragon", 2, 1, 4),
    "cleric_of_laogzed": ("Cleric of Laogzed", 4, "ambition", "Troglodyte", 2, 2, 4),
    "wyrmspeaker": ("Wyrmspeaker", 3, "ambition", "Dwarf", 3, 1, 3),
    "blue_wyrmling": ("Blue Wyrmling", 5, "ambition", "Dragon", 2, 2, 4),
    "blue_dragon": ("Blue Dragon", 8, "ambition", "Dragon", 1, 4, 8),
}

PROMOTES = "At end of turn, promote another card played this turn."
TEXTS = {
    "dragon_cultist": "Choose one: +2 power; or +2 influence.",
    "red_wyrmling": "+2 power and +2 influence.",
    "dragonclaw": "Assassinate a troop. If you have 5 or more troops of other players in your trophy hall, +2 power.",
    "severin_silrajin": "+5 power.",
    "red_dragon": "Supplant a troop. Return another player's spy. 1 VP for each site you totally control.",
    "kobold": "Choose one: deploy a troop; or assassinate a white troop.",
    "white_wyrmling": "Deploy 2 troops. You may devour a card in the market.",
    "black_wyrmling": "+1 influence. Assassinate a white troop.",
    "white_dragon": "Deploy 3 troops. 1 VP for every 2 sites you control.",
    "black_dragon": "Supplant a white troop anywhere on the board. 1 VP for every 3 white troops in your trophy hall.",
    "watcher_of_thay": "Choose one: place a spy; or return one of your spies ► +3 influence.",
    "enchanter_of_thay": "Choose one: place a spy; or return one of your spies ► +4 power.",
    "green_wyrmling": "Place a spy. If another player's troop is at that site, +2 influence.",
    "rath_modar": "Draw 2 cards. Place a spy.",
    "green_dragon": (
        "Choose one: place a spy, then supplant a troop at that spy's site; or return one of your spies ► "
        "supplant a troop at that spy's site, then 1 VP for each site control marker you hold."
    ),
    "cult_fanatic": "+2 influence. You may devour a card in the market.",
    "cleric_of_laogzed": f"Move an enemy troop. {PROMOTES}",
    "wyrmspeaker": f"+1 influence. {PROMOTES}",
    "blue_wyrmling": "+3 influence. Return another player's troop or spy.",
    "blue_dragon": (
        "At end of turn, promote up to 2 other cards played this turn, then 1 VP for every 3 cards in your inner circle."
    ),
}

MUST = "You must do this if you can. (T-6.4)"
MUST_PLACE = "You have a spy in barracks, so you must place one. (R-34)"
CENTER = {site.id for site in SITES if site.section == 1}
FIVE_CARDS = cards(noble=5)  # a deck to draw the next hand from, so that the discard pile stays where it is
ROW = ["blackguard", "kobold", "advocate", "kobold", "spy_master", "doppelganger"]

# Red's spy stands alone among enemies at Araumycos, which has a marker.
SPY_AT_ARAUMYCOS: Final[Places] = {"araumycos": {"blue": 1, "white": 1, "spies": ["red"]}}


@pytest.mark.parametrize("card_id", FACTS)
def test_printed_facts(card_id: str) -> None:
    card = CARDS[CARD_NUMBER[card_id] - 1]
    printed = (card.name, card.cost, ASPECTS[card.aspect], card.kind, card.copies, card.deck_vp, card.inner_vp)
    assert printed == FACTS[card_id]


def test_every_card_of_the_half_deck_is_here() -> None:
    deck = [card for card in CARDS if card.deck == "dragons"]
    assert [card.id for card in deck] == list(FACTS)
    assert sum(card.copies for card in deck) == 40


@pytest.mark.parametrize("card_id", TEXTS)
def test_printed_text(card_id: str) -> None:
    assert GAME.card_text(CARD_NUMBER[card_id], "en") == TEXTS[card_id]


# ---------------------------------------------------------------- Dragon Cultist


def test_dragon_cultist_power() -> None:
    t = Table(hand=["dragon_cultist"]).play("dragon_cultist")
    assert t.legal == {"option 1", "option 2"}
    t.do("option 1")
    assert changes(t, "dragon_cultist") == {"power": 2}


def test_dragon_cultist_influence() -> None:
    t = Table(hand=["dragon_cultist"]).play("dragon_cultist", "option 2")
    assert changes(t, "dragon_cultist") == {"influence": 2}


def test_dragon_cultist_must_choose() -> None:
    t = Table(hand=["dragon_cultist"]).play("dragon_cultist")
    assert t.why_not("decline") == MUST


# ---------------------------------------------------------------- Red Wyrmling


def test_red_wyrmling() -> None:
    t = Table(hand=["red_wyrmling"]).play("red_wyrmling")
    assert changes(t, "red_wyrmling") == {"power": 2, "influence": 2}


# ---------------------------------------------------------------- Dragonclaw


def test_dragonclaw_kills() -> None:
    t = Table(hand=["dragonclaw"], map={"skullport": {"red": 1, "blue": 1, "white": 1}, "kanaglym": {"blue": 1}})
    t.play("dragonclaw")
    assert t.legal == {"assassinate skullport blue", "assassinate skullport white"}
    assert t.why_not("assassinate kanaglym blue") == "You have no Presence at Kanaglym. (T-7.3)"
    assert t.why_not("decline") == MUST
    t.do("assassinate skullport blue")
    assert changes(t, "dragonclaw") == {"skullport blue": -1, "trophies blue": 1}


def test_dragonclaw_counts_its_own_kill() -> None:
    t = Table(players=3, hand=["dragonclaw"], trophies={"blue": 3, "orange": 1}, map={"skullport": {"red": 1, "blue": 1}})
    t.play("dragonclaw", "assassinate skullport blue")
    assert changes(t, "dragonclaw") == {"skullport blue": -1, "trophies blue": 1, "power": 2}


def test_dragonclaw_counts_no_white_trophies() -> None:
    t = Table(hand=["dragonclaw"], trophies={"blue": 4, "white": 6}, map={"skullport": {"red": 1, "white": 1}})
    t.play("dragonclaw", "assassinate skullport white")
    assert changes(t, "dragonclaw") == {"skullport white": -1, "trophies white": 1}


def test_dragonclaw_without_target_still_counts() -> None:
    t = Table(hand=["dragonclaw"], trophies={"blue": 5}, map=OUTPOST).play("dragonclaw")
    assert changes(t, "dragonclaw") == {"power": 2}


def test_dragonclaw_without_target_or_trophies() -> None:
    t = Table(hand=["dragonclaw"], map=OUTPOST, seats={"blue": {"trophies": {"red": 5}}}).play("dragonclaw")
    assert changes(t, "dragonclaw") == {}


def test_dragonclaw_counts_the_trophies_of_whoever_plays_it() -> None:
    t = Table(active="blue", hand=["dragonclaw"], trophies={"red": 5}, seats={"red": {"trophies": {"white": 1}}})
    t.play("dragonclaw")
    assert changes(t, "dragonclaw") == {"power": 2}


# ---------------------------------------------------------------- Severin Silrajin


def test_severin_silrajin() -> None:
    t = Table(hand=["severin_silrajin"]).play("severin_silrajin")
    assert changes(t, "severin_silrajin") == {"power": 5}


# ---------------------------------------------------------------- Red Dragon


def test_red_dragon_wins_total_control_and_scores_it() -> None:
    t = Table(hand=["red_dragon"], map={"llacerellyn": {"red": 1, "blue": 1, "spies": ["blue"]}}).play("red_dragon")
    t.do("supplant llacerellyn blue", "return-spy llacerellyn blue")
    assert t.totally_controls("llacerellyn") == "red"
    assert changes(t, "red_dragon") == {
        "llacerellyn blue": -1,
        "llacerellyn red": 1,
        "barracks": -1,
        "trophies blue": 1,
        "llacerellyn blue spy": -1,
        "vp": 1,
    }


def test_red_dragon_scores_every_site_it_totally_controls() -> None:
    t = Table(
        hand=["red_dragon"],
        map={
            "llacerellyn": {"red": 2, "spies": ["red"]},
            "tsenviilyq": {"red": 3},
            "kanaglym": {"red": 2},
            "chasmleap_bridge": {"red": 1, "spies": ["blue"]},
            "everfire": {"red": 3, "spies": ["blue"]},
        },
    )
    t.play("red_dragon", "return-spy everfire blue")
    assert changes(t, "red_dragon") == {"everfire blue spy": -1, "vp": 3}


def test_red_dragon_must_supplant_and_return_where_red_is_present() -> None:
    t = Table(
        hand=["red_dragon"],
        map={
            "skullport": {"red": 1, "blue": 1, "white": 1, "spies": ["blue"]},
            "skullport__kanaglym:0": {"blue": 1},
            "everfire": {"blue": 1, "spies": ["blue"]},
        },
    )
    t.play("red_dragon")
    assert t.legal == {"supplant skullport blue", "supplant skullport white", "supplant skullport__kanaglym:0"}
    assert t.why_not("supplant everfire blue") == "You have no Presence at Everfire. (T-7.3)"
    assert t.why_not("decline") == MUST
    t.do("supplant skullport white")
    assert t.legal == {"return-spy skullport blue"}
    assert t.why_not("return-troop skullport blue") == "You can return only a spy. (T-10.9.1)"
    assert t.why_not("return-spy everfire blue") == "You have no Presence at Everfire. (T-10.9.1)"
    assert t.why_not("decline") == MUST


def test_red_dragon_returns_a_spy_in_the_reach_of_its_new_troop() -> None:
    t = Table(hand=["red_dragon"], map={**OUTPOST, "skullport__kanaglym:0": {"blue": 1}, "kanaglym": {"spies": ["blue"]}})
    t.play("red_dragon", "supplant skullport__kanaglym:0", "return-spy kanaglym blue")
    assert t.spies("kanaglym") == []


def test_red_dragon_without_target() -> None:
    t = Table(hand=["red_dragon"], map={"llacerellyn": {"red": 2}, "everfire": {"blue": 1, "spies": ["blue"]}})
    t.play("red_dragon")
    assert changes(t, "red_dragon") == {"vp": 1}


def test_red_dragon_with_empty_barracks() -> None:
    t = Table(hand=["red_dragon"], barracks=0, map={"llacerellyn": {"red": 1, "blue": 1}})
    t.play("red_dragon", "supplant llacerellyn blue")
    assert changes(t, "red_dragon") == {"llacerellyn blue": -1, "trophies blue": 1, "vp": 1}


# ---------------------------------------------------------------- Kobold


def test_kobold_deploys() -> None:
    t = Table(hand=["kobold"], map=OUTPOST).play("kobold", "option 1")
    assert t.legal == {"deploy skullport", "deploy labyrinth__skullport:1", "deploy skullport__kanaglym:0"}
    assert t.why_not("decline") == MUST
    t.do("deploy skullport__kanaglym:0")
    assert changes(t, "kobold") == {"skullport__kanaglym:0 red": 1, "barracks": -1}


def test_kobold_deploys_with_empty_barracks() -> None:
    t = Table(hand=["kobold"], barracks=0, map=OUTPOST).play("kobold", "option 1")
    assert changes(t, "kobold") == {"vp": 1}


def test_kobold_deploys_the_last_troop() -> None:
    t = Table(hand=["kobold"], barracks=1, map=OUTPOST).play("kobold", "option 1", "deploy skullport")
    assert changes(t, "kobold") == {"skullport red": 1, "barracks": -1, "ending": 1}


def test_kobold_deploys_without_space() -> None:
    t = Table(hand=["kobold"], map=BOXED_IN).play("kobold", "option 1")
    assert changes(t, "kobold") == {}


def test_kobold_kills_white() -> None:
    t = Table(hand=["kobold"], map={"skullport": {"red": 1, "blue": 1, "white": 2}, "kanaglym": {"white": 1}})
    t.play("kobold", "option 2")
    assert t.legal == {"assassinate skullport white"}
    assert t.why_not("assassinate skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("assassinate kanaglym white") == "You have no Presence at Kanaglym. (T-7.3)"
    assert t.why_not("decline") == MUST
    t.do("assassinate skullport white")
    assert changes(t, "kobold") == {"skullport white": -1, "trophies white": 1}


def test_kobold_without_target() -> None:
    t = Table(hand=["kobold"], map={"skullport": {"red": 1, "blue": 1}}).play("kobold", "option 2")
    assert changes(t, "kobold") == {}


# ---------------------------------------------------------------- White Wyrmling


def test_white_wyrmling_deploys_and_devours() -> None:
    t = Table(hand=["white_wyrmling"], map=OUTPOST, market={"row": ROW, "deck": ["deathblade", "inquisitor"]})
    t.play("white_wyrmling", "deploy skullport__kanaglym:0", "deploy kanaglym")
    assert t.legal == {"decline"} | {f"devour {card}" for card in ROW}
    t.do("devour advocate")
    assert changes(t, "white_wyrmling") == {
        "skullport__kanaglym:0 red": 1,
        "kanaglym red": 1,
        "barracks": -2,
        "row advocate": -1,
        "row deathblade": 1,
        "market deck deathblade": -1,
        "devoured advocate": 1,
    }
    assert t.row == ["blackguard", "kobold", "deathblade", "kobold", "spy_master", "doppelganger"]


def test_white_wyrmling_may_devour_nothing() -> None:
    t = Table(hand=["white_wyrmling"], map=OUTPOST, market={"row": ROW, "deck": ["deathblade"]})
    t.play("white_wyrmling", "deploy skullport", "deploy skullport", "decline")
    assert changes(t, "white_wyrmling") == {"skullport red": 2, "barracks": -2}


def test_white_wyrmling_devours_only_from_the_row() -> None:
    t = Table(hand=["white_wyrmling", "noble"], barracks=0, market={"row": ROW, "deck": ["deathblade"]}).play("white_wyrmling")
    assert t.why_not("devour deathblade") == "Deathblade is not in the market. (T-10.3.2)"
    assert t.why_not("devour noble") == "Noble is not in the market. (T-10.3.2)"
    assert t.why_not("devour house_guard") == "House Guard is not in the market. (T-10.3.2)"


def test_white_wyrmling_must_deploy() -> None:
    t = Table(hand=["white_wyrmling"], map=OUTPOST).play("white_wyrmling")
    assert t.why_not("decline") == MUST


def test_white_wyrmling_with_an_empty_row() -> None:
    t = Table(hand=["white_wyrmling"], map=OUTPOST).play("white_wyrmling", "deploy skullport", "deploy skullport")
    assert changes(t, "white_wyrmling") == {"skullport red": 2, "barracks": -2}


def test_white_wyrmling_without_space_still_devours() -> None:
    t = Table(hand=["white_wyrmling"], map=BOXED_IN, market={"row": ROW, "deck": cards(deathblade=1, inquisitor=1)})
    t.play("white_wyrmling", "devour doppelganger")
    assert t.devoured == ["doppelganger"]
    assert t.row[5] == "deathblade"


def test_white_wyrmling_with_empty_barracks() -> None:
    t = Table(hand=["white_wyrmling"], barracks=0).play("white_wyrmling")
    assert changes(t, "white_wyrmling") == {"vp": 2}


def test_white_wyrmling_puts_the_devoured_card_on_top() -> None:
    t = Table(hand=["white_wyrmling"], barracks=0, market={"row": ROW, "devoured": ["noble"]})
    t.play("white_wyrmling", "devour advocate")
    assert t.devoured == ["noble", "advocate"]


def test_white_wyrmling_with_an_empty_market_deck() -> None:
    t = Table(hand=["white_wyrmling"], barracks=0, ending=True, market={"row": ROW}).play("white_wyrmling", "devour advocate")
    assert t.row == ["blackguard", "kobold", None, "kobold", "spy_master", "doppelganger"]


def test_white_wyrmling_devours_until_the_market_deck_is_empty() -> None:
    t = Table(hand=["white_wyrmling"], barracks=0, market={"row": ROW, "deck": ["deathblade"]})
    t.play("white_wyrmling", "devour advocate")
    assert t.market_deck == []
    assert t.ending


# ---------------------------------------------------------------- Black Wyrmling


def test_black_wyrmling() -> None:
    t = Table(hand=["black_wyrmling"], map={"skullport": {"red": 1, "blue": 1, "white": 2}, "kanaglym": {"white": 1}})
    t.play("black_wyrmling")
    assert t.legal == {"assassinate skullport white"}
    assert t.why_not("assassinate skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("assassinate kanaglym white") == "You have no Presence at Kanaglym. (T-7.3)"
    assert t.why_not("decline") == MUST
    t.do("assassinate skullport white")
    assert changes(t, "black_wyrmling") == {"influence": 1, "skullport white": -1, "trophies white": 1}


def test_black_wyrmling_without_target() -> None:
    t = Table(hand=["black_wyrmling"], map={"skullport": {"red": 1, "blue": 1}}).play("black_wyrmling")
    assert changes(t, "black_wyrmling") == {"influence": 1}


# ---------------------------------------------------------------- White Dragon


def test_white_dragon_counts_the_sites_it_takes() -> None:
    t = Table(hand=["white_dragon"], map=OUTPOST).play("white_dragon")
    assert t.why_not("decline") == MUST
    t.do("deploy skullport__kanaglym:0", "deploy kanaglym", "deploy kanaglym")
    assert changes(t, "white_dragon") == {"skullport__kanaglym:0 red": 1, "kanaglym red": 2, "barracks": -3, "vp": 1}


def test_white_dragon_rounds_down() -> None:
    t = Table(
        hand=["white_dragon"],
        map={"skullport": {"red": 1}, "kanaglym": {"red": 1}, "everfire": {"red": 2, "blue": 1}},
    )
    t.play("white_dragon", "deploy skullport", "deploy skullport", "deploy skullport")
    assert t.vp() == 1


def test_white_dragon_counts_only_sites_it_controls() -> None:
    t = Table(
        hand=["white_dragon"],
        map={
            "skullport": {"red": 1},
            "kanaglym": {"red": 1, "blue": 1},
            "everfire": {"red": 1, "white": 1},
            "labyrinth": {"red": 1, "blue": 2},
            "ched_nasad": {"spies": ["red"]},
        },
    )
    t.play("white_dragon", "deploy skullport", "deploy skullport", "deploy skullport")
    assert t.vp() == 0


def test_white_dragon_counts_every_site_it_controls() -> None:
    t = Table(
        hand=["white_dragon"],
        map={
            "skullport": {"red": 1},
            "kanaglym": {"red": 1, "spies": ["blue"]},
            "everfire": {"red": 2, "white": 1},
            "menzoberranzan": {"red": 6},
        },
    )
    t.play("white_dragon", "deploy skullport", "deploy skullport", "deploy skullport")
    assert t.vp() == 2


def test_white_dragon_without_space() -> None:
    t = Table(hand=["white_dragon"], map={**BOXED_IN, "llacerellyn": {"blue": 2}}).play("white_dragon")
    assert changes(t, "white_dragon") == {}


def test_white_dragon_with_empty_barracks() -> None:
    t = Table(hand=["white_dragon"], barracks=0, map={"skullport": {"red": 1}, "kanaglym": {"red": 1}}).play("white_dragon")
    assert changes(t, "white_dragon") == {"vp": 4}


# ---------------------------------------------------------------- Black Dragon


def test_black_dragon_counts_its_own_kill() -> None:
    t = Table(
        hand=["black_dragon"],
        trophies={"white": 2, "blue": 4},
        map={**OUTPOST, "ched_nasad": {"blue": 1, "white": 1}, "araumycos__eryndlyn:0": {"white": 1}},
    )
    t.play("black_dragon")
    assert t.legal == {"supplant ched_nasad white", "supplant araumycos__eryndlyn:0"}
    assert t.why_not("supplant ched_nasad blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("decline") == MUST
    t.do("supplant ched_nasad white")
    assert changes(t, "black_dragon") == {
        "ched_nasad white": -1,
        "ched_nasad red": 1,
        "barracks": -1,
        "trophies white": 1,
        "vp": 1,
    }


def test_black_dragon_rounds_down_and_counts_no_rivals() -> None:
    t = Table(hand=["black_dragon"], trophies={"white": 1, "blue": 9}, map={"ched_nasad": {"white": 1}})
    t.play("black_dragon", "supplant ched_nasad white")
    assert t.trophies() == {"white": 2, "blue": 9}
    assert t.vp() == 0


def test_black_dragon_scores_one_for_every_three() -> None:
    t = Table(hand=["black_dragon"], trophies={"white": 7}, map={"ched_nasad": {"white": 1}})
    t.play("black_dragon", "supplant ched_nasad white")
    assert t.vp() == 2


def test_black_dragon_counts_the_trophies_of_whoever_plays_it() -> None:
    t = Table(active="blue", hand=["black_dragon"], trophies={"white": 3}, seats={"red": {"trophies": {"white": 9}}})
    t.play("black_dragon")
    assert changes(t, "black_dragon") == {"vp": 1}


def test_black_dragon_without_target_still_scores() -> None:
    t = Table(hand=["black_dragon"], trophies={"white": 6}, map={"skullport": {"red": 1, "blue": 1}}).play("black_dragon")
    assert changes(t, "black_dragon") == {"vp": 2}


def test_black_dragon_with_empty_barracks() -> None:
    t = Table(hand=["black_dragon"], barracks=0, trophies={"white": 2}, map={"ched_nasad": {"white": 1}})
    t.play("black_dragon", "supplant ched_nasad white")
    assert changes(t, "black_dragon") == {"ched_nasad white": -1, "trophies white": 1, "vp": 2}


# ---------------------------------------------------------------- Watcher of Thay


def test_watcher_of_thay_places_a_spy() -> None:
    t = Table(hand=["watcher_of_thay"], map={"everfire": {"spies": ["red"]}}).play("watcher_of_thay", "option 1")
    assert t.offered("place-spy") == CENTER - {"everfire"}
    assert t.why_not("decline") == MUST_PLACE
    t.do("place-spy skullport")
    assert changes(t, "watcher_of_thay") == {"skullport red spy": 1}


def test_watcher_of_thay_moves_its_sixth_spy() -> None:
    t = Table(hand=["watcher_of_thay"], map=FIVE_SPIES)
    t.play("watcher_of_thay", "option 1", "return-spy everfire red", "place-spy ched_nasad")
    assert changes(t, "watcher_of_thay") == {"everfire red spy": -1, "ched_nasad red spy": 1}


def test_watcher_of_thay_keeps_its_five_spies() -> None:
    t = Table(hand=["watcher_of_thay"], map=FIVE_SPIES).play("watcher_of_thay", "option 1", "decline")
    assert changes(t, "watcher_of_thay") == {}


def test_watcher_of_thay_returns_a_spy_for_influence() -> None:
    t = Table(hand=["watcher_of_thay"], map={"everfire": {"spies": ["red"]}, "skullport": {"spies": ["red", "blue"]}})
    t.play("watcher_of_thay", "option 2")
    assert t.legal == {"decline", "return-spy everfire red", "return-spy skullport red"}
    t.do("return-spy skullport red")
    assert changes(t, "watcher_of_thay") == {"skullport red spy": -1, "influence": 3}


def test_watcher_of_thay_may_keep_its_spy() -> None:
    t = Table(hand=["watcher_of_thay"], map={"everfire": {"spies": ["red"]}}).play("watcher_of_thay", "option 2", "decline")
    assert changes(t, "watcher_of_thay") == {}


def test_watcher_of_thay_without_a_spy() -> None:
    t = Table(hand=["watcher_of_thay"], map={"everfire": {"spies": ["blue"]}}).play("watcher_of_thay", "option 2")
    assert changes(t, "watcher_of_thay") == {}


# ---------------------------------------------------------------- Enchanter of Thay


def test_enchanter_of_thay_places_a_spy() -> None:
    t = Table(hand=["enchanter_of_thay"], map={"everfire": {"spies": ["red"]}}).play("enchanter_of_thay", "option 1")
    assert t.offered("place-spy") == CENTER - {"everfire"}
    assert t.why_not("decline") == MUST_PLACE
    t.do("place-spy skullport")
    assert changes(t, "enchanter_of_thay") == {"skullport red spy": 1}


def test_enchanter_of_thay_moves_its_sixth_spy() -> None:
    t = Table(hand=["enchanter_of_thay"], map=FIVE_SPIES)
    t.play("enchanter_of_thay", "option 1", "return-spy everfire red", "place-spy ched_nasad")
    assert changes(t, "enchanter_of_thay") == {"everfire red spy": -1, "ched_nasad red spy": 1}


def test_enchanter_of_thay_keeps_its_five_spies() -> None:
    t = Table(hand=["enchanter_of_thay"], map=FIVE_SPIES).play("enchanter_of_thay", "option 1", "decline")
    assert changes(t, "enchanter_of_thay") == {}


def test_enchanter_of_thay_returns_a_spy_for_power() -> None:
    t = Table(hand=["enchanter_of_thay"], map={"everfire": {"spies": ["red"]}, "skullport": {"spies": ["red", "blue"]}})
    t.play("enchanter_of_thay", "option 2")
    assert t.legal == {"decline", "return-spy everfire red", "return-spy skullport red"}
    t.do("return-spy everfire red")
    assert changes(t, "enchanter_of_thay") == {"everfire red spy": -1, "power": 4}


def test_enchanter_of_thay_may_keep_its_spy() -> None:
    t = Table(hand=["enchanter_of_thay"], map={"everfire": {"spies": ["red"]}}).play("enchanter_of_thay", "option 2", "decline")
    assert changes(t, "enchanter_of_thay") == {}


def test_enchanter_of_thay_without_a_spy() -> None:
    t = Table(hand=["enchanter_of_thay"], map={"everfire": {"spies": ["blue"]}}).play("enchanter_of_thay", "option 2")
    assert changes(t, "enchanter_of_thay") == {}


# ---------------------------------------------------------------- Green Wyrmling


def test_green_wyrmling_beside_a_rival_troop() -> None:
    t = Table(hand=["green_wyrmling"], map={"everfire": {"blue": 2}}).play("green_wyrmling", "place-spy everfire")
    assert changes(t, "green_wyrmling") == {"everfire red spy": 1, "influence": 2}


def test_green_wyrmling_beside_nobody_that_counts() -> None:
    t = Table(hand=["green_wyrmling"], map={"everfire": {"red": 1, "white": 2, "spies": ["blue"]}, "skullport": {"blue": 1}})
    t.play("green_wyrmling", "place-spy everfire")
    assert changes(t, "green_wyrmling") == {"everfire red spy": 1}


def test_green_wyrmling_must_place_a_spy() -> None:
    t = Table(hand=["green_wyrmling"], map={"everfire": {"spies": ["red"]}}).play("green_wyrmling")
    assert t.offered("place-spy") == CENTER - {"everfire"}
    assert t.why_not("decline") == MUST_PLACE


def test_green_wyrmling_moves_its_sixth_spy() -> None:
    t = Table(hand=["green_wyrmling"], map={**FIVE_SPIES, "ched_nasad": {"blue": 1}})
    t.play("green_wyrmling", "return-spy skullport red", "place-spy ched_nasad")
    assert changes(t, "green_wyrmling") == {"skullport red spy": -1, "ched_nasad red spy": 1, "influence": 2}


def test_green_wyrmling_that_places_no_spy_gains_nothing() -> None:
    t = Table(hand=["green_wyrmling"], map={**FIVE_SPIES, "skullport": {"blue": 1, "spies": ["red"]}})
    t.play("green_wyrmling", "decline")
    assert changes(t, "green_wyrmling") == {}


# ---------------------------------------------------------------- Rath Modar


def test_rath_modar_draws_then_places_a_spy() -> None:
    t = Table(hand=["rath_modar"], deck=["noble", "soldier", "house_guard"]).play("rath_modar")
    assert t.hand() == ["noble", "soldier"]
    assert t.deck() == ["house_guard"]
    assert t.offered("place-spy") == CENTER
    assert t.why_not("decline") == MUST_PLACE
    t.do("place-spy everfire")
    assert changes(t, "rath_modar") == {
        "deck noble": -1,
        "deck soldier": -1,
        "hand noble": 1,
        "hand soldier": 1,
        "everfire red spy": 1,
    }


def test_rath_modar_reshuffles_the_discard_pile() -> None:
    t = Table(hand=["rath_modar"], deck=["soldier"], discard=cards(noble=3)).play("rath_modar", "place-spy everfire")
    assert t.hand() == ["noble", "soldier"]
    assert t.deck() == ["noble", "noble"]
    assert t.discard() == []


def test_rath_modar_with_nothing_to_draw() -> None:
    t = Table(hand=["rath_modar"]).play("rath_modar", "place-spy everfire")
    assert changes(t, "rath_modar") == {"everfire red spy": 1}


def test_rath_modar_keeps_its_five_spies() -> None:
    t = Table(hand=["rath_modar"], deck=cards(noble=2), map=FIVE_SPIES).play("rath_modar", "decline")
    assert changes(t, "rath_modar") == {"deck noble": -2, "hand noble": 2}


def test_rath_modar_moves_its_sixth_spy() -> None:
    t = Table(hand=["rath_modar"], map=FIVE_SPIES).play("rath_modar", "return-spy everfire red", "place-spy ched_nasad")
    assert changes(t, "rath_modar") == {"everfire red spy": -1, "ched_nasad red spy": 1}


# ---------------------------------------------------------------- Green Dragon


def test_green_dragon_places_a_spy_and_supplants_there() -> None:
    t = Table(hand=["green_dragon"], map={"everfire": {"blue": 1, "white": 1}, "skullport": {"red": 1, "blue": 1}})
    t.play("green_dragon", "option 1", "place-spy everfire")
    assert t.legal == {"supplant everfire blue", "supplant everfire white"}
    assert t.why_not("supplant skullport blue") == "Skullport is not that spy's site. (T-6.9)"
    assert t.why_not("decline") == MUST
    t.do("supplant everfire white")
    assert changes(t, "green_dragon") == {
        "everfire red spy": 1,
        "everfire white": -1,
        "everfire red": 1,
        "barracks": -1,
        "trophies white": 1,
    }


def test_green_dragon_placing_scores_no_markers() -> None:
    t = Table(hand=["green_dragon"], map={"araumycos": {"white": 1}, "menzoberranzan": {"red": 1}})
    t.play("green_dragon", "option 1", "place-spy araumycos", "supplant araumycos white")
    assert t.controls("araumycos") == "red"
    assert t.vp() == 0


def test_green_dragon_places_a_spy_where_nobody_stands() -> None:
    t = Table(hand=["green_dragon"], map={"skullport": {"red": 1, "blue": 1}}).play(
        "green_dragon", "option 1", "place-spy everfire"
    )
    assert changes(t, "green_dragon") == {"everfire red spy": 1}


def test_green_dragon_moves_its_sixth_spy() -> None:
    t = Table(hand=["green_dragon"], map={**FIVE_SPIES, "ched_nasad": {"blue": 1}})
    t.play("green_dragon", "option 1", "return-spy everfire red", "place-spy ched_nasad", "supplant ched_nasad blue")
    assert t.at("ched_nasad") == {"red": 1}


def test_green_dragon_that_places_no_spy_supplants_nothing() -> None:
    t = Table(hand=["green_dragon"], map={**FIVE_SPIES, "everfire": {"blue": 1, "spies": ["red"]}})
    t.play("green_dragon", "option 1", "decline")
    assert changes(t, "green_dragon") == {}


def test_green_dragon_returns_a_spy_and_scores_its_markers() -> None:
    t = Table(hand=["green_dragon"], map={**SPY_AT_ARAUMYCOS, "menzoberranzan": {"red": 1}, "skullport": {"red": 1}})
    t.play("green_dragon", "option 2", "return-spy araumycos red")
    assert t.legal == {"supplant araumycos blue", "supplant araumycos white"}
    assert t.why_not("decline") == MUST
    t.do("supplant araumycos blue")
    # One red against one white: only Menzoberranzan's marker is red's.
    assert changes(t, "green_dragon") == {
        "araumycos red spy": -1,
        "araumycos blue": -1,
        "araumycos red": 1,
        "barracks": -1,
        "trophies blue": 1,
        "vp": 1,
    }


def test_green_dragon_scores_the_marker_it_takes() -> None:
    t = Table(hand=["green_dragon"], map={"araumycos": {"white": 1, "spies": ["red"]}, "menzoberranzan": {"red": 1}})
    t.play("green_dragon", "option 2", "return-spy araumycos red", "supplant araumycos white")
    assert t.vp() == 2
    assert t.influence == 1


def test_green_dragon_scores_without_supplanting() -> None:
    t = Table(hand=["green_dragon"], map={"everfire": {"spies": ["red"]}, "tsenviilyq": {"red": 1}})
    t.play("green_dragon", "option 2", "return-spy everfire red")
    assert changes(t, "green_dragon") == {"everfire red spy": -1, "vp": 1}


def test_green_dragon_with_empty_barracks() -> None:
    t = Table(hand=["green_dragon"], barracks=0, map=SPY_AT_ARAUMYCOS)
    t.play("green_dragon", "option 2", "return-spy araumycos red", "supplant araumycos white")
    assert changes(t, "green_dragon") == {"araumycos red spy": -1, "araumycos white": -1, "trophies white": 1, "vp": 1}


def test_green_dragon_may_keep_its_spy() -> None:
    t = Table(hand=["green_dragon"], map={**SPY_AT_ARAUMYCOS, "menzoberranzan": {"red": 1}})
    t.play("green_dragon", "option 2", "decline")
    assert changes(t, "green_dragon") == {}


def test_green_dragon_without_a_spy() -> None:
    t = Table(hand=["green_dragon"], map={"menzoberranzan": {"red": 2, "blue": 1}}).play("green_dragon", "option 2")
    assert changes(t, "green_dragon") == {}


# ---------------------------------------------------------------- Cult Fanatic


def test_cult_fanatic_devours() -> None:
    t = Table(hand=["cult_fanatic"], market={"row": ROW, "deck": ["deathblade", "inquisitor"]}).play("cult_fanatic")
    assert t.influence == 2
    assert t.legal == {"decline"} | {f"devour {card}" for card in ROW}
    t.do("devour blackguard")
    assert changes(t, "cult_fanatic") == {
        "influence": 2,
        "row blackguard": -1,
        "row deathblade": 1,
        "market deck deathblade": -1,
        "devoured blackguard": 1,
    }
    assert t.row[0] == "deathblade"


def test_cult_fanatic_devours_one_of_two_copies() -> None:
    t = Table(hand=["cult_fanatic"], market={"row": ROW, "deck": ["deathblade", "inquisitor"]})
    t.play("cult_fanatic", "devour kobold")
    assert sorted(map(str, t.row)) == ["advocate", "blackguard", "deathblade", "doppelganger", "kobold", "spy_master"]


def test_cult_fanatic_may_devour_nothing() -> None:
    t = Table(hand=["cult_fanatic"], market={"row": ROW, "deck": ["deathblade"]}).play("cult_fanatic", "decline")
    assert changes(t, "cult_fanatic") == {"influence": 2}


def test_cult_fanatic_with_an_empty_row() -> None:
    t = Table(hand=["cult_fanatic"], market={"deck": ["deathblade"]}).play("cult_fanatic")
    assert changes(t, "cult_fanatic") == {"influence": 2}


def test_cult_fanatic_devours_until_the_market_deck_is_empty() -> None:
    t = Table(hand=["cult_fanatic"], market={"row": ROW, "deck": ["deathblade"]}).play("cult_fanatic", "devour advocate")
    assert t.ending


def test_cult_fanatic_with_an_empty_market_deck() -> None:
    t = Table(hand=["cult_fanatic"], ending=True, market={"row": ROW}).play("cult_fanatic", "devour spy_master")
    assert t.row == ["blackguard", "kobold", "advocate", "kobold", None, "doppelganger"]


# ---------------------------------------------------------------- Cleric of Laogzed


def test_cleric_of_laogzed_moves_one() -> None:
    t = Table(hand=["cleric_of_laogzed"], map={"skullport": {"red": 1, "blue": 1, "white": 1}}).play("cleric_of_laogzed")
    assert t.legal == {"move-from skullport blue", "move-from skullport white"}
    t.do("move-from skullport blue", "move-to ched_nasad")
    assert changes(t, "cleric_of_laogzed") == {
        "skullport blue": -1,
        "ched_nasad blue": 1,
        "at end of turn cleric_of_laogzed": 1,
    }


def test_cleric_of_laogzed_must_move_an_enemy_in_reach() -> None:
    t = Table(hand=["cleric_of_laogzed"], map={"skullport": {"red": 1, "white": 1}, "llacerellyn": {"blue": 2}})
    t.play("cleric_of_laogzed")
    assert t.why_not("decline") == MUST
    assert t.why_not("move-from skullport red") == "That troop is your own. (T-0.2)"
    assert t.why_not("move-from llacerellyn blue") == "You have no Presence at Llacerellyn. (T-7.3)"
    t.do("move-from skullport white")
    assert t.why_not("decline") == MUST
    assert t.why_not("move-to llacerellyn") == "Llacerellyn has no empty space. (T-0.3)"


def test_cleric_of_laogzed_moves_to_another_space_of_the_site() -> None:
    t = Table(hand=["cleric_of_laogzed"], map={"skullport": {"red": 1, "blue": 1}})
    t.play("cleric_of_laogzed", "move-from skullport blue", "move-to skullport")
    assert changes(t, "cleric_of_laogzed") == {"at end of turn cleric_of_laogzed": 1}


def test_cleric_of_laogzed_moves_off_a_full_site() -> None:
    t = Table(hand=["cleric_of_laogzed"], map={"llacerellyn": {"red": 1, "blue": 1}})
    t.play("cleric_of_laogzed", "move-from llacerellyn blue")
    assert t.why_not("move-to llacerellyn") == "Llacerellyn has no empty space. (T-0.3)"
    t.do("move-to llacerellyn__tsenviilyq:0")
    assert t.at("llacerellyn") == {"red": 1}
    assert t.at("llacerellyn__tsenviilyq:0") == {"blue": 1}


def test_cleric_of_laogzed_without_target() -> None:
    t = Table(hand=["cleric_of_laogzed"], map={**OUTPOST, "everfire": {"blue": 1}}).play("cleric_of_laogzed")
    assert changes(t, "cleric_of_laogzed") == {"at end of turn cleric_of_laogzed": 1}


def test_cleric_of_laogzed_promotes_at_end_of_turn() -> None:
    promotes_another_at_end_of_turn("cleric_of_laogzed")


# ---------------------------------------------------------------- Wyrmspeaker


def test_wyrmspeaker_influence() -> None:
    t = Table(hand=["wyrmspeaker"]).play("wyrmspeaker")
    assert changes(t, "wyrmspeaker") == {"influence": 1, "at end of turn wyrmspeaker": 1}


def test_wyrmspeaker_promotes_at_end_of_turn() -> None:
    promotes_another_at_end_of_turn("wyrmspeaker")


def test_wyrmspeaker_does_not_promote_itself() -> None:
    t = Table(hand=["wyrmspeaker"], deck=FIVE_CARDS).play("wyrmspeaker").end_turn()
    assert t.active == "blue"
    assert t.inner_circle("red") == []
    assert t.discard("red") == ["wyrmspeaker"]


def test_wyrmspeaker_and_another_resolve_in_any_order() -> None:
    t = Table(hand=["wyrmspeaker", "chosen_of_lolth", "noble"], deck=FIVE_CARDS)
    t.play("wyrmspeaker").play("chosen_of_lolth").play("noble").end_turn()
    assert t.legal == {"resolve wyrmspeaker", "resolve chosen_of_lolth"}
    assert t.why_not("resolve noble") == "Noble has nothing to resolve at the end of this turn. (T-4.2)"
    t.do("resolve chosen_of_lolth")
    assert t.legal == {"promote wyrmspeaker", "promote noble"}
    t.do("promote wyrmspeaker")
    assert t.legal == {"promote chosen_of_lolth", "promote noble"}
    t.do("promote chosen_of_lolth")
    assert t.inner_circle("red") == ["chosen_of_lolth", "wyrmspeaker"]
    assert t.discard("red") == ["noble"]


# ---------------------------------------------------------------- Blue Wyrmling


def test_blue_wyrmling_returns_a_troop() -> None:
    t = Table(hand=["blue_wyrmling"], map={"skullport": {"red": 1, "blue": 2}})
    t.play("blue_wyrmling", "return-troop skullport blue")
    assert changes(t, "blue_wyrmling") == {"influence": 3, "skullport blue": -1, "blue barracks": 1}


def test_blue_wyrmling_returns_a_spy() -> None:
    t = Table(hand=["blue_wyrmling"], map={"skullport": {"red": 1, "spies": ["blue"]}})
    t.play("blue_wyrmling", "return-spy skullport blue")
    assert changes(t, "blue_wyrmling") == {"influence": 3, "skullport blue spy": -1}


def test_blue_wyrmling_must_return_a_rival_in_reach() -> None:
    t = Table(
        hand=["blue_wyrmling"],
        map={
            "skullport": {"red": 1, "blue": 1, "white": 1, "spies": ["red", "blue"]},
            "everfire": {"blue": 1, "spies": ["blue"]},
        },
    )
    t.play("blue_wyrmling")
    assert t.legal == {"return-troop skullport blue", "return-spy skullport blue"}
    assert t.why_not("return-troop skullport white") == "You can't return white troops. (T-10.9.1)"
    assert t.why_not("return-troop everfire blue") == "You have no Presence at Everfire. (T-7.3)"
    assert t.why_not("return-spy skullport red") == "That spy is your own. (T-10.9.1)"
    assert t.why_not("decline") == MUST


def test_blue_wyrmling_without_target() -> None:
    t = Table(hand=["blue_wyrmling"], map={"skullport": {"red": 1, "white": 1}}).play("blue_wyrmling")
    assert changes(t, "blue_wyrmling") == {"influence": 3}


# ---------------------------------------------------------------- Blue Dragon


def test_blue_dragon_promotes_two_then_scores() -> None:
    t = Table(
        hand=["blue_dragon", "noble", "soldier", "house_guard"], inner_circle=cards(noble=4), deck=cards(priestess_of_lolth=5)
    )
    t.play("blue_dragon")
    assert changes(t, "blue_dragon") == {"at end of turn blue_dragon": 1}
    t.play("noble").play("soldier").play("house_guard").end_turn()
    assert t.legal == {"decline", "promote noble", "promote soldier", "promote house_guard"}
    assert t.why_not("promote blue_dragon") == "No other Blue Dragon lies in your play area. (T-6.8)"
    t.do("promote house_guard")
    assert t.legal == {"decline", "promote noble", "promote soldier"}
    t.do("promote soldier")
    assert t.active == "blue"
    assert t.inner_circle("red") == ["house_guard", *cards(noble=4), "soldier"]
    assert t.vp("red") == 2
    assert t.discard("red") == ["blue_dragon", "noble"]


def test_blue_dragon_promotes_one() -> None:
    t = Table(hand=["blue_dragon", "noble", "soldier"], inner_circle=cards(noble=2), deck=FIVE_CARDS)
    t.play("blue_dragon").play("noble").play("soldier").end_turn("promote soldier", "decline")
    assert t.inner_circle("red") == ["noble", "noble", "soldier"]
    assert t.vp("red") == 1


def test_blue_dragon_promotes_none_and_rounds_down() -> None:
    t = Table(hand=["blue_dragon", "noble", "soldier"], inner_circle=cards(noble=5), deck=FIVE_CARDS)
    t.play("blue_dragon").play("noble").play("soldier").end_turn("decline")
    assert t.active == "blue"
    assert t.inner_circle("red") == cards(noble=5)
    assert t.vp("red") == 1


def test_blue_dragon_alone_scores() -> None:
    t = Table(hand=["blue_dragon", "noble"], inner_circle=cards(noble=3), deck=FIVE_CARDS).play("blue_dragon").end_turn()
    assert t.active == "blue"
    assert t.vp("red") == 1
    assert t.discard("red") == ["blue_dragon", "noble"]


def test_blue_dragon_scores_nothing_for_two() -> None:
    t = Table(hand=["blue_dragon", "noble"], inner_circle=["noble"], deck=FIVE_CARDS)
    t.play("blue_dragon").play("noble").end_turn("promote noble")
    assert t.active == "blue"
    assert t.vp("red") == 0


def test_blue_dragon_scores_after_a_promotion_resolved_before_it() -> None:
    t = Table(hand=["blue_dragon", "wyrmspeaker", "noble"], inner_circle=cards(noble=2), deck=FIVE_CARDS)
    t.play("blue_dragon").play("wyrmspeaker").play("noble").end_turn("resolve wyrmspeaker", "promote noble", "decline")
    assert t.vp("red") == 1


def test_blue_dragon_scores_before_a_promotion_resolved_after_it() -> None:
    t = Table(hand=["blue_dragon", "wyrmspeaker", "noble"], inner_circle=cards(noble=2), deck=FIVE_CARDS)
    t.play("blue_dragon").play("wyrmspeaker").play("noble").end_turn("resolve blue_dragon", "decline", "promote noble")
    assert t.inner_circle("red") == cards(noble=3)
    assert t.vp("red") == 0


def test_blue_dragon_promoted_still_scores() -> None:
    t = Table(hand=["blue_dragon", "wyrmspeaker"], inner_circle=cards(noble=2), deck=FIVE_CARDS)
    t.play("blue_dragon").play("wyrmspeaker").end_turn("resolve wyrmspeaker", "promote blue_dragon", "decline")
    assert t.inner_circle("red") == ["blue_dragon", "noble", "noble"]
    assert t.vp("red") == 1
