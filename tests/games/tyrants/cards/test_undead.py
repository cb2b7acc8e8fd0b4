"""The Undead half-deck, card by card: cards that devour, promote or swap themselves, and troops that leave the trophy halls."""

from __future__ import annotations

import pytest

from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import ASPECTS, CARD_NUMBER
from bailiwick.games.tyrants.game import GAME
from tests.games.tyrants.cards.playing import BOXED_IN, FIVE_SPIES, Places, changes
from tests.games.tyrants.table import Table, cards

NOBLES = cards(noble=5)
SPY = {"everfire": {"spies": ["red"]}}
MUST = "You must do this if you can. "


def row(*cards: str) -> list[str | None]:
    """A market row of these cards and empty slots."""
    return [*cards, *[None] * (6 - len(cards))]


# ---------------------------------------------------------------- as printed

FACTS = [
    # id, cost, aspect, type, copies, VP in the deck, VP in the inner circle
    ("carrion_crawler", 2, "malice", "Monstrosity", 2, 0, 2),
    ("death_knight", 6, "malice", "Undead", 1, 3, 7),
    ("flesh_golem", 3, "malice", "Construct", 2, 1, 3),
    ("revenant", 4, "malice", "Undead", 1, 1, 4),
    ("wight", 3, "malice", "Undead", 4, 1, 3),
    ("minotaur_skeleton", 3, "conquest", "Undead", 2, 1, 3),
    ("mummy_lord", 6, "conquest", "Undead", 1, 3, 6),
    ("ogre_zombie", 4, "conquest", "Undead", 2, 2, 4),
    ("ravenous_zombies", 3, "conquest", "Undead", 2, 1, 2),
    ("skeletal_horde", 2, "conquest", "Undead", 3, 1, 2),
    ("banshee", 4, "guile", "Undead", 2, 2, 4),
    ("conjurer", 5, "guile", "Human", 3, 2, 3),
    ("ghost", 3, "guile", "Undead", 2, 1, 3),
    ("lich", 7, "guile", "Undead", 1, 4, 7),
    ("wraith", 2, "guile", "Undead", 2, 0, 1),
    ("cultist_of_myrkul", 2, "ambition", "Human", 3, 1, 2),
    ("high_priest_of_myrkul", 6, "ambition", "Human", 1, 3, 6),
    ("necromancer", 5, "ambition", "Human", 2, 1, 4),
    ("vampire_spawn", 2, "ambition", "Undead", 3, 1, 3),
    ("vampire", 7, "ambition", "Undead", 1, 4, 7),
]

TEXTS = {
    "carrion_crawler": "+3 power. Devour a card in the market and put this card in its place.",
    "death_knight": "Supplant a troop. 1 VP for every 5 troops of other players in your trophy hall.",
    "flesh_golem": "+2 power. Devour this card ► assassinate a troop.",
    "revenant": "Assassinate 2 troops. If you have 8 or more troops in your trophy hall, promote this card.",
    "wight": "Choose one: +2 power; or devour a card in your hand ► supplant a troop.",
    "minotaur_skeleton": (
        "Choose one: deploy 3 troops; or devour this card ► assassinate up to 3 white troops at a single site."
    ),
    "mummy_lord": ("Choose 2 times: assassinate a white troop; or put a white troop from any trophy hall on any empty space."),
    "ogre_zombie": "Supplant a white troop anywhere on the board.",
    "ravenous_zombies": "+1 power. Assassinate a white troop.",
    "skeletal_horde": "Deploy 2 troops. Devour this card ► deploy 3 troops.",
    "banshee": "Place a spy. If another player's spy is at that site, +3 power.",
    "conjurer": (
        "Choose one: place a spy; or return one of your spies ► recruit up to 2 cards that cost 3 or less without paying."
    ),
    "ghost": ("Choose one: place a spy; or return one of your spies ► this turn the top devoured card counts as a market card."),
    "lich": (
        "Place a spy. If another player's troop is at that site, "
        "put up to 2 troops from one such player's trophy hall on empty spaces where you have Presence."
    ),
    "wraith": "Place a spy. Devour this card ► assassinate a troop at that spy's site.",
    "cultist_of_myrkul": (
        "Choose one: +2 influence; or devour this card ► at end of turn, promote up to 2 other cards played this turn."
    ),
    "high_priest_of_myrkul": (
        "Return another player's troop or spy. At end of turn, promote any number of Undead cards played this turn."
    ),
    "necromancer": "Choose one: +3 influence; or promote this card, or one from your hand or discard pile.",
    "vampire_spawn": "+1 influence. Return another player's troop or spy.",
    "vampire": (
        "Choose one: supplant a troop; or promote a card from your discard pile, "
        "then 1 VP for every 3 cards in your inner circle."
    ),
}


@pytest.mark.parametrize(("id", "cost", "aspect", "kind", "copies", "deck_vp", "inner_vp"), FACTS)
def test_facts(id: str, cost: int, aspect: str, kind: str, copies: int, deck_vp: int, inner_vp: int) -> None:
    card = CARDS[CARD_NUMBER[id] - 1]
    assert card.deck == "undead"
    assert (card.cost, ASPECTS[card.aspect], card.kind, card.copies) == (cost, aspect, kind, copies)
    assert (card.deck_vp, card.inner_vp) == (deck_vp, inner_vp)


def test_half_deck_is_whole() -> None:
    assert {card.id for card in CARDS if card.deck == "undead"} == {fact[0] for fact in FACTS} == set(TEXTS)
    assert sum(fact[4] for fact in FACTS) == 40


@pytest.mark.parametrize("id", TEXTS)
def test_text(id: str) -> None:
    assert GAME.card_text(CARD_NUMBER[id], "en") == TEXTS[id]


# ---------------------------------------------------------------- malice


def test_carrion_crawler_takes_the_slot_of_the_card_it_devours() -> None:
    market = {"row": ["gauth", "chuul", "wight", "nothic", "ghost", "cloaker"], "deck": ["lich"]}
    t = Table(hand=["carrion_crawler"], market=market)
    t.play("carrion_crawler", "devour wight")
    assert t.in_main
    assert t.power == 3
    assert t.row == ["gauth", "chuul", "carrion_crawler", "nothic", "ghost", "cloaker"]
    assert t.devoured == ["wight"]
    assert t.market_deck == ["lich"]
    assert t.in_play == []


def test_carrion_crawler_must_swap() -> None:
    t = Table(hand=["carrion_crawler"], market={"row": row("gauth", "lich")})
    t.play("carrion_crawler")
    assert t.legal == {"devour gauth", "devour lich"}
    assert t.why_not("devour chuul") == "Chuul is not in the market. (T-10.3.2)"


def test_carrion_crawler_is_no_longer_its_players() -> None:
    t = Table(hand=["puppeteer", "carrion_crawler"], deck=NOBLES, market={"row": row("gauth")})
    t.play("puppeteer").play("carrion_crawler", "devour gauth").end_turn()
    assert t.active == "blue"
    assert t.inner_circle() == []
    assert t.discard() == ["puppeteer"]
    assert t.row == row("carrion_crawler")


def test_carrion_crawler_can_be_recruited_again() -> None:
    t = Table(hand=["carrion_crawler"], influence=2, market={"row": row("gauth"), "deck": ["chuul"]})
    t.play("carrion_crawler", "devour gauth").do("recruit carrion_crawler")
    assert t.discard() == ["carrion_crawler"]
    assert t.row == row("chuul")


def test_carrion_crawler_empty_row() -> None:
    t = Table(hand=["carrion_crawler"], deck=NOBLES)
    t.play("carrion_crawler")
    assert changes(t, "carrion_crawler") == {"power": 3}
    t.end_turn()
    assert t.discard() == ["carrion_crawler"]


def test_carrion_crawler_may_devour_the_other_crawler() -> None:
    t = Table(hand=["carrion_crawler"], market={"row": row("carrion_crawler")})
    t.play("carrion_crawler", "devour carrion_crawler")
    assert t.in_main
    assert t.row == row("carrion_crawler")
    assert t.devoured == ["carrion_crawler"]


def test_carrion_crawler_still_counts_for_focus() -> None:
    t = Table(hand=["carrion_crawler", "imix"], market={"row": row("gauth")})
    t.play("carrion_crawler", "devour gauth").play("imix")
    assert t.in_main
    assert t.power == 3 + 4 + 2


def test_carrion_crawler_cannot_devour_the_card_ghost_opened() -> None:
    t = Table(hand=["carrion_crawler"], turn={"ghost": True}, market={"row": row("gauth"), "devoured": ["lich"]})
    t.play("carrion_crawler")
    assert t.legal == {"devour gauth"}


def test_death_knight_counts_its_own_kill() -> None:
    t = Table(hand=["death_knight"], trophies={"blue": 4}, map={"eryndlyn": {"red": 1, "blue": 2}})
    t.play("death_knight", "supplant eryndlyn blue")
    assert changes(t, "death_knight") == {
        "eryndlyn blue": -1,
        "eryndlyn red": 1,
        "barracks": -1,
        "trophies blue": 1,
        "vp": 1,
    }


def test_death_knight_white_trophies_do_not_count() -> None:
    t = Table(hand=["death_knight"], trophies={"blue": 4, "white": 9}, map={"eryndlyn": {"red": 1, "white": 1}})
    t.play("death_knight", "supplant eryndlyn white")
    assert t.in_main
    assert t.vp() == 0


def test_death_knight_all_rivals_colours_count() -> None:
    t = Table(players=3, hand=["death_knight"], trophies={"blue": 7, "orange": 4})
    t.play("death_knight")
    assert changes(t, "death_knight") == {"vp": 2}


def test_death_knight_needs_presence_and_must_supplant() -> None:
    t = Table(hand=["death_knight"], map={"eryndlyn": {"red": 1, "white": 1}, "everfire": {"blue": 1}})
    t.play("death_knight")
    assert t.legal == {"supplant eryndlyn white"}
    assert t.why_not("supplant everfire blue") == "You have no Presence at Everfire. (T-7.3)"


def test_death_knight_empty_barracks() -> None:
    here = {"eryndlyn": {"red": 1, "blue": 1}}
    t = Table(hand=["death_knight"], barracks=0, trophies={"blue": 4}, map=here)
    t.play("death_knight", "supplant eryndlyn blue")
    assert changes(t, "death_knight") == {"eryndlyn blue": -1, "trophies blue": 1, "vp": 2}


def test_death_knight_last_troop() -> None:
    t = Table(hand=["death_knight"], barracks=1, map={"eryndlyn": {"red": 1, "blue": 1}})
    t.play("death_knight", "supplant eryndlyn blue")
    assert t.ending
    assert t.vp() == 0


def test_flesh_golem_devours_itself_to_kill() -> None:
    t = Table(hand=["flesh_golem"], map={"eryndlyn": {"red": 1, "blue": 2}})
    t.play("flesh_golem")
    assert t.power == 2
    assert t.legal == {"decline", "devour-this"}
    t.do("devour-this", "assassinate eryndlyn blue")
    assert changes(t, "flesh_golem") == {
        "power": 2,
        "play area flesh_golem": -1,
        "devoured flesh_golem": 1,
        "eryndlyn blue": -1,
        "trophies blue": 1,
    }


def test_flesh_golem_once_devoured_must_kill() -> None:
    t = Table(hand=["flesh_golem"], map={"eryndlyn": {"red": 1, "blue": 1}})
    t.play("flesh_golem", "devour-this")
    assert t.why_not("decline") == MUST + "(T-6.4)"


def test_flesh_golem_declined() -> None:
    t = Table(hand=["flesh_golem"], deck=NOBLES, map={"eryndlyn": {"red": 1, "blue": 1}})
    t.play("flesh_golem", "decline")
    assert changes(t, "flesh_golem") == {"power": 2}
    t.end_turn()
    assert t.discard() == ["flesh_golem"]


def test_flesh_golem_devoured_for_nothing() -> None:
    t = Table(hand=["flesh_golem"])
    t.play("flesh_golem", "devour-this")
    assert t.in_main
    assert t.devoured == ["flesh_golem"]
    assert t.trophies() == {}


def test_flesh_golem_devoured_is_out_of_the_game() -> None:
    t = Table(hand=["puppeteer", "flesh_golem"], deck=NOBLES)
    t.play("flesh_golem", "devour-this").play("puppeteer").end_turn()
    assert t.active == "blue"
    assert t.inner_circle() == []
    assert t.discard() == ["puppeteer"]


def test_revenant_is_promoted_with_eight_trophies() -> None:
    here = {"skullport": {"red": 1, "blue": 2, "white": 1}}
    t = Table(hand=["revenant"], trophies={"white": 4, "blue": 2}, map=here)
    t.play("revenant", "assassinate skullport blue", "assassinate skullport white")
    assert changes(t, "revenant") == {
        "skullport blue": -1,
        "skullport white": -1,
        "trophies blue": 1,
        "trophies white": 1,
        "play area revenant": -1,
        "inner circle revenant": 1,
    }


def test_revenant_stays_with_seven() -> None:
    here = {"eryndlyn": {"red": 1, "blue": 1, "white": 1}}
    t = Table(hand=["revenant"], deck=NOBLES, trophies={"white": 5}, map=here)
    t.play("revenant", "assassinate eryndlyn blue", "assassinate eryndlyn white")
    assert t.in_main
    assert t.inner_circle() == []
    assert t.in_play == ["revenant"]
    t.end_turn()
    assert t.discard() == ["revenant"]


def test_revenant_without_targets() -> None:
    t = Table(hand=["revenant"], trophies={"blue": 8})
    t.play("revenant")
    assert t.in_main
    assert t.inner_circle() == ["revenant"]


def test_revenant_one_target_and_no_declining() -> None:
    t = Table(hand=["revenant"], map={"eryndlyn": {"red": 1, "blue": 1}, "everfire": {"blue": 1}})
    t.play("revenant")
    assert t.legal == {"assassinate eryndlyn blue"}
    t.do("assassinate eryndlyn blue")
    assert changes(t, "revenant") == {"eryndlyn blue": -1, "trophies blue": 1}


def test_revenant_promoted_at_once_is_not_there_at_end_of_turn() -> None:
    t = Table(hand=["revenant", "ambassador"], deck=NOBLES, trophies={"blue": 8})
    t.play("revenant").play("ambassador").end_turn()
    assert t.active == "blue"
    assert t.inner_circle() == ["revenant"]


def test_wight_power() -> None:
    t = Table(hand=["wight", "noble"])
    t.play("wight", "option 1")
    assert changes(t, "wight") == {"power": 2}


def test_wight_devours_a_hand_card_to_supplant() -> None:
    t = Table(hand=["wight", "noble"], map={"eryndlyn": {"red": 1, "blue": 2}})
    t.play("wight", "option 2")
    assert t.legal == {"decline", "devour noble"}
    assert t.why_not("devour wight") == "Wight is not in your hand. (T-6.3)"
    t.do("devour noble", "supplant eryndlyn blue")
    assert changes(t, "wight") == {
        "hand noble": -1,
        "devoured noble": 1,
        "eryndlyn blue": -1,
        "eryndlyn red": 1,
        "barracks": -1,
        "trophies blue": 1,
    }


def test_wight_declined() -> None:
    t = Table(hand=["wight", "noble"], map={"eryndlyn": {"red": 1, "blue": 1}})
    t.play("wight", "option 2", "decline")
    assert changes(t, "wight") == {}


def test_wight_without_a_card_to_devour() -> None:
    t = Table(hand=["wight"], map={"eryndlyn": {"red": 1, "blue": 1}})
    t.play("wight", "option 2")
    assert changes(t, "wight") == {}


def test_wight_devours_for_nothing() -> None:
    t = Table(hand=["wight", "noble"])
    t.play("wight", "option 2", "devour noble")
    assert changes(t, "wight") == {"hand noble": -1, "devoured noble": 1}


def test_wight_outcast_pays_and_goes_back_to_supply() -> None:
    t = Table(hand=["wight", "insane_outcast"], outcasts=10, map={"eryndlyn": {"red": 1, "white": 1}})
    t.play("wight", "option 2", "devour insane_outcast", "supplant eryndlyn white")
    assert t.in_main
    assert t.devoured == []
    assert t.supply("insane_outcast") == 11
    assert t.at("eryndlyn") == {"red": 2}


# ---------------------------------------------------------------- conquest


def test_minotaur_skeleton_deploys_three() -> None:
    t = Table(hand=["minotaur_skeleton"], map={"skullport": {"red": 1, "white": 1}})
    t.play("minotaur_skeleton", "option 1", *["deploy skullport"] * 3)
    assert changes(t, "minotaur_skeleton") == {"skullport red": 3, "barracks": -3}


def test_minotaur_skeleton_deploys_what_fits() -> None:
    t = Table(hand=["minotaur_skeleton"], map=BOXED_IN)
    t.play("minotaur_skeleton", "option 1")
    assert changes(t, "minotaur_skeleton") == {}


def test_minotaur_skeleton_kills_three_white_at_one_site() -> None:
    here = {"skullport": {"red": 1, "white": 4}, "kanaglym": {"red": 1, "white": 1}}
    t = Table(hand=["minotaur_skeleton"], map=here)
    t.play("minotaur_skeleton", "option 2", "devour-this", "assassinate skullport white")
    assert t.legal == {"decline", "assassinate skullport white"}
    assert t.why_not("assassinate kanaglym white") == "All targets must be at Skullport. (R-41)"
    t.do("assassinate skullport white", "assassinate skullport white")
    assert changes(t, "minotaur_skeleton") == {
        "play area minotaur_skeleton": -1,
        "devoured minotaur_skeleton": 1,
        "skullport white": -3,
        "trophies white": 3,
    }


def test_minotaur_skeleton_white_at_a_site_only() -> None:
    here = {"skullport": {"red": 1, "white": 1, "blue": 1}, "skullport__kanaglym:0": {"white": 1}}
    t = Table(hand=["minotaur_skeleton"], map=here)
    t.play("minotaur_skeleton", "option 2", "devour-this")
    assert t.legal == {"decline", "assassinate skullport white"}
    assert t.why_not("assassinate skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("assassinate skullport__kanaglym:0").endswith("a route is not a site. (R-41)")


def test_minotaur_skeleton_stops_early() -> None:
    t = Table(hand=["minotaur_skeleton"], map={"skullport": {"red": 1, "white": 2}})
    t.play("minotaur_skeleton", "option 2", "devour-this", "assassinate skullport white", "decline")
    assert t.in_main
    assert t.trophies() == {"white": 1}


def test_minotaur_skeleton_declined() -> None:
    t = Table(hand=["minotaur_skeleton"], map={"skullport": {"red": 1, "white": 2}})
    t.play("minotaur_skeleton", "option 2", "decline")
    assert changes(t, "minotaur_skeleton") == {}


def test_minotaur_skeleton_devoured_for_nothing() -> None:
    t = Table(hand=["minotaur_skeleton"], map={"skullport": {"red": 1, "blue": 1}})
    t.play("minotaur_skeleton", "option 2", "devour-this")
    assert t.in_main
    assert t.devoured == ["minotaur_skeleton"]


def test_mummy_lord_kills_twice() -> None:
    t = Table(hand=["mummy_lord"], map={"skullport": {"red": 1, "white": 2, "blue": 1}})
    t.play("mummy_lord", "option 1")
    assert t.legal == {"assassinate skullport white"}
    t.do("assassinate skullport white", "option 1", "assassinate skullport white")
    assert changes(t, "mummy_lord") == {"skullport white": -2, "trophies white": 2}


def test_mummy_lord_raises_what_it_killed() -> None:
    t = Table(hand=["mummy_lord"], map={"skullport": {"red": 1, "white": 1}, "everfire": {"blue": 1}})
    t.play("mummy_lord", "option 1", "assassinate skullport white")
    t.do("option 2", "take-trophy red white", "raise-at everfire")
    assert changes(t, "mummy_lord") == {"skullport white": -1, "everfire white": 1}
    assert t.controls("everfire") is None


def test_mummy_lord_raises_from_any_hall_onto_any_empty_space() -> None:
    seats = {"red": {"trophies": {"white": 1}}, "blue": {"trophies": {"white": 1, "red": 1}}}
    here = {"skullport": {"red": 1}, "chasmleap_bridge": {"blue": 1}}
    t = Table(hand=["mummy_lord"], seats=seats, map=here)
    t.play("mummy_lord", "option 2")
    assert t.legal == {"take-trophy red white", "take-trophy blue white"}
    assert t.why_not("take-trophy blue red") == "Choose a white troop. (R-43)"
    assert t.why_not("take-trophy red blue") == "No such troop is in that trophy hall. (T-10.12.1)"
    assert t.why_not("decline") == MUST + "(R-43)"
    t.do("take-trophy blue white")
    assert t.why_not("raise-at chasmleap_bridge") == "Chasmleap Bridge has no empty space. (T-0.3)"
    assert t.why_not("raise-at chaulssin") == "Chaulssin is not in play in this game. (T-2.2)"
    assert t.why_not("decline") == MUST + "(R-43)"
    t.do("raise-at tsenviilyq", "option 2", "take-trophy red white", "raise-at eryndlyn__kanaglym:0")
    assert changes(t, "mummy_lord") == {
        "tsenviilyq white": 1,
        "eryndlyn__kanaglym:0 white": 1,
        "trophies white": -1,
        "blue trophies white": -1,
    }


def test_mummy_lord_takes_a_marker_from_its_holder() -> None:
    here = {"tsenviilyq": {"blue": 1}}
    t = Table(hand=["mummy_lord"], trophies={"white": 2}, map=here)
    t.play("mummy_lord", "option 2", "take-trophy red white", "raise-at tsenviilyq", "option 2")
    assert t.controls("tsenviilyq") is None
    t.do("take-trophy red white", "raise-at tsenviilyq")
    assert t.in_main
    assert t.influence == 0


def test_mummy_lord_without_white_troops() -> None:
    t = Table(hand=["mummy_lord"], trophies={"blue": 2}, map={"skullport": {"red": 1, "blue": 1}})
    t.play("mummy_lord", "option 1", "option 2")
    assert changes(t, "mummy_lord") == {}


def test_ogre_zombie_supplants_anywhere() -> None:
    here = {"eryndlyn": {"red": 1}, "everfire": {"white": 1, "blue": 1}, "labyrinth__skullport:0": {"white": 1}}
    t = Table(hand=["ogre_zombie"], map=here)
    t.play("ogre_zombie")
    assert t.legal == {"supplant everfire white", "supplant labyrinth__skullport:0"}
    assert t.why_not("supplant everfire blue") == "Choose a white troop. (T-10.1.1)"
    t.do("supplant everfire white")
    assert changes(t, "ogre_zombie") == {"everfire white": -1, "everfire red": 1, "barracks": -1, "trophies white": 1}


def test_ogre_zombie_without_target() -> None:
    t = Table(hand=["ogre_zombie"], map={"eryndlyn": {"red": 1, "blue": 1}})
    t.play("ogre_zombie")
    assert changes(t, "ogre_zombie") == {}


def test_ogre_zombie_empty_barracks() -> None:
    t = Table(hand=["ogre_zombie"], barracks=0, map={"everfire": {"white": 1}})
    t.play("ogre_zombie", "supplant everfire white")
    assert changes(t, "ogre_zombie") == {"everfire white": -1, "trophies white": 1, "vp": 1}


def test_ogre_zombie_takes_a_marker() -> None:
    t = Table(hand=["ogre_zombie"], map={"tsenviilyq": {"white": 1}})
    t.play("ogre_zombie", "supplant tsenviilyq white")
    assert t.influence == 1
    assert t.controls("tsenviilyq") == "red"


def test_ravenous_zombies() -> None:
    here = {"skullport": {"red": 1, "white": 2, "blue": 1}, "everfire": {"white": 1}}
    t = Table(hand=["ravenous_zombies"], map=here)
    t.play("ravenous_zombies")
    assert t.legal == {"assassinate skullport white"}
    assert t.why_not("decline") == MUST + "(T-6.4)"
    assert t.why_not("assassinate everfire white") == "You have no Presence at Everfire. (T-7.3)"
    t.do("assassinate skullport white")
    assert changes(t, "ravenous_zombies") == {"power": 1, "skullport white": -1, "trophies white": 1}


def test_ravenous_zombies_without_target() -> None:
    t = Table(hand=["ravenous_zombies"], map={"skullport": {"red": 1, "blue": 1}})
    t.play("ravenous_zombies")
    assert changes(t, "ravenous_zombies") == {"power": 1}


def test_skeletal_horde_deploys_two_and_three_more() -> None:
    t = Table(hand=["skeletal_horde"], map={"skullport": {"red": 1}})
    t.play("skeletal_horde", *["deploy skullport"] * 2)
    assert t.legal == {"decline", "devour-this"}
    t.do("devour-this", *["deploy skullport"] * 2, "deploy skullport__kanaglym:0")
    assert changes(t, "skeletal_horde") == {
        "skullport red": 4,
        "skullport__kanaglym:0 red": 1,
        "barracks": -5,
        "play area skeletal_horde": -1,
        "devoured skeletal_horde": 1,
    }


def test_skeletal_horde_declined() -> None:
    t = Table(hand=["skeletal_horde"], deck=NOBLES, map={"skullport": {"red": 1}})
    t.play("skeletal_horde", *["deploy skullport"] * 2, "decline")
    assert changes(t, "skeletal_horde") == {"skullport red": 2, "barracks": -2}
    t.end_turn()
    assert t.discard() == ["skeletal_horde"]


def test_skeletal_horde_empty_barracks() -> None:
    t = Table(hand=["skeletal_horde"], barracks=0)
    t.play("skeletal_horde", "devour-this")
    assert t.in_main
    assert t.vp() == 5


def test_skeletal_horde_runs_out_of_troops() -> None:
    t = Table(hand=["skeletal_horde"], barracks=3, map={"skullport": {"red": 1}})
    t.play("skeletal_horde", *["deploy skullport"] * 2, "devour-this", "deploy skullport")
    assert t.in_main
    assert t.ending
    assert t.vp() == 2


# ---------------------------------------------------------------- guile


def test_banshee_power_for_a_rival_spy() -> None:
    t = Table(hand=["banshee"], map={"everfire": {"spies": ["blue"]}})
    t.play("banshee", "place-spy everfire")
    assert changes(t, "banshee") == {"everfire red spy": 1, "power": 3}


def test_banshee_a_rival_troop_is_no_spy() -> None:
    t = Table(hand=["banshee"], map={"everfire": {"blue": 1, "white": 1}, "skullport": {"spies": ["blue"]}})
    t.play("banshee", "place-spy everfire")
    assert changes(t, "banshee") == {"everfire red spy": 1}


def test_banshee_must_place() -> None:
    t = Table(hand=["banshee"])
    t.play("banshee")
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"


def test_banshee_five_spies_out() -> None:
    here = {**FIVE_SPIES, "ched_nasad": {"spies": ["blue"]}}
    t = Table(hand=["banshee"], map=here)
    t.play("banshee", "return-spy skullport red", "place-spy ched_nasad")
    assert changes(t, "banshee") == {"skullport red spy": -1, "ched_nasad red spy": 1, "power": 3}


def test_banshee_five_spies_out_declined() -> None:
    t = Table(hand=["banshee"], map={**FIVE_SPIES, "skullport": {"spies": ["red", "blue"]}})
    t.play("banshee", "decline")
    assert changes(t, "banshee") == {}


def test_banshee_spy_put_back_where_it_was() -> None:
    t = Table(hand=["banshee"], map={**FIVE_SPIES, "skullport": {"spies": ["red", "blue"]}})
    t.play("banshee", "return-spy skullport red", "place-spy skullport")
    assert changes(t, "banshee") == {"power": 3}


def test_conjurer_places_a_spy() -> None:
    t = Table(hand=["conjurer"], market={"row": row("wight")})
    t.play("conjurer", "option 1", "place-spy everfire")
    assert changes(t, "conjurer") == {"everfire red spy": 1}


def test_conjurer_recruits_two_and_the_row_is_refilled_between() -> None:
    market = {"row": row("wight", "lich"), "deck": ["chuul", "gauth", "nothic"]}
    t = Table(hand=["conjurer"], map=SPY, market=market)
    t.play("conjurer", "option 2", "return-spy everfire red")
    assert t.legal == {"decline", "recruit wight", "recruit house_guard", "recruit priestess_of_lolth"}
    t.do("recruit wight")
    assert t.row == row("chuul", "lich")
    t.do("recruit chuul")
    assert t.in_main
    assert t.discard() == ["chuul", "wight"]
    assert t.row == row("gauth", "lich")
    assert t.influence == 0
    assert t.spies_left() == 5


def test_conjurer_recruits_from_the_supplies() -> None:
    t = Table(hand=["conjurer"], map=SPY)
    t.play("conjurer", "option 2", "return-spy everfire red", "recruit house_guard", "recruit priestess_of_lolth")
    assert changes(t, "conjurer") == {
        "everfire red spy": -1,
        "supply house_guard": -1,
        "supply priestess_of_lolth": -1,
        "discard house_guard": 1,
        "discard priestess_of_lolth": 1,
    }


def test_conjurer_cost_three_at_most() -> None:
    t = Table(hand=["conjurer"], map=SPY, market={"row": row("spectator"), "supplies": {"house_guard": 0}})
    t.play("conjurer", "option 2", "return-spy everfire red")
    assert t.why_not("recruit spectator").endswith("(R-60)")
    assert t.why_not("recruit house_guard") == "The supply of House Guard is empty. (T-10.8.3)"
    assert t.why_not("recruit noble") == "Noble has no cost: you can't recruit it. (T-6.1)"
    assert t.why_not("recruit insane_outcast") == "Insane Outcast has no cost: you can't recruit it. (T-6.1)"


def test_conjurer_stops_after_one() -> None:
    t = Table(hand=["conjurer"], map=SPY, market={"row": row("wight", "chuul")})
    t.play("conjurer", "option 2", "return-spy everfire red", "recruit wight", "decline")
    assert t.in_main
    assert t.discard() == ["wight"]


def test_conjurer_recruits_none() -> None:
    t = Table(hand=["conjurer"], map=SPY, market={"row": row("wight")})
    t.play("conjurer", "option 2", "return-spy everfire red", "decline")
    assert changes(t, "conjurer") == {"everfire red spy": -1}


def test_conjurer_with_nothing_to_recruit() -> None:
    supplies = {"house_guard": 0, "priestess_of_lolth": 0}
    t = Table(hand=["conjurer"], map=SPY, market={"row": row("lich"), "supplies": supplies})
    t.play("conjurer", "option 2", "return-spy everfire red")
    assert changes(t, "conjurer") == {"everfire red spy": -1}


def test_conjurer_cost_declined() -> None:
    t = Table(hand=["conjurer"], map=SPY, market={"row": row("wight")})
    t.play("conjurer", "option 2", "decline")
    assert changes(t, "conjurer") == {}


def test_conjurer_without_a_spy() -> None:
    t = Table(hand=["conjurer"], market={"row": row("wight")})
    t.play("conjurer", "option 2")
    assert changes(t, "conjurer") == {}


def test_conjurer_takes_ghosts_card() -> None:
    market = {"row": row("lich"), "deck": ["chuul"], "devoured": ["noble", "wraith", "gauth"]}
    t = Table(hand=["conjurer"], map=SPY, market=market, turn={"ghost": True})
    t.play("conjurer", "option 2", "return-spy everfire red", "recruit-devoured", "recruit-devoured")
    assert t.in_main
    assert t.discard() == ["gauth", "wraith"]
    assert t.devoured == ["noble"]
    assert t.market_deck == ["chuul"]


def test_conjurer_cannot_take_ghosts_card_if_it_is_too_dear() -> None:
    t = Table(hand=["conjurer"], map=SPY, market={"devoured": ["gauth", "spectator"]}, turn={"ghost": True})
    t.play("conjurer", "option 2", "return-spy everfire red")
    assert t.why_not("recruit-devoured").endswith("(R-60)")


def test_conjurer_cannot_take_a_devoured_noble() -> None:
    t = Table(hand=["conjurer"], map=SPY, market={"devoured": ["gauth", "noble"]}, turn={"ghost": True})
    t.play("conjurer", "option 2", "return-spy everfire red")
    assert t.why_not("recruit-devoured") == "Noble has no cost: you can't recruit it. (R-57)"


def test_ghost_places_a_spy() -> None:
    t = Table(hand=["ghost"], influence=3, market={"devoured": ["gauth"]})
    t.play("ghost", "option 1", "place-spy everfire")
    assert changes(t, "ghost") == {"everfire red spy": 1}
    assert t.why_not("recruit-devoured") == "Only Ghost opens the devoured pile. (R-57)"


def open_pile(*devoured: str, influence: int = 9, hand: tuple[str, ...] = (), market: tuple[str, ...] = ()) -> Table:
    """Ghost has just opened the devoured pile, whose last card is on top."""
    t = Table(
        hand=["ghost", *hand],
        deck=NOBLES,
        influence=influence,
        map=SPY,
        market={"row": row(*market), "deck": ["chuul", "cloaker"], "devoured": list(devoured)},
    )
    return t.play("ghost", "option 2", "return-spy everfire red")


def test_ghost_top_devoured_card_is_recruited_for_its_cost() -> None:
    t = open_pile("lich", "gauth", influence=4)
    assert t.in_main
    assert t.spies_left() == 5
    assert t.offered("recruit-devoured") == {""}
    t.do("recruit-devoured")
    assert t.influence == 1
    assert t.discard() == ["gauth"]
    assert t.devoured == ["lich"]
    assert t.market_deck == ["chuul", "cloaker"]
    assert t.row == row()


def test_ghost_taking_a_card_uncovers_the_next() -> None:
    t = open_pile("wight", "gauth", influence=6)
    t.do("recruit-devoured", "recruit-devoured")
    assert t.discard() == ["gauth", "wight"]
    assert t.influence == 0
    assert t.why_not("recruit-devoured") == "Nobody has devoured a card yet. (R-57)"


def test_ghost_card_too_dear() -> None:
    t = open_pile("gauth", "lich", influence=6)
    assert t.why_not("recruit-devoured").endswith("(T-10.8.2)")


def test_ghost_card_without_a_cost_blocks_the_pile() -> None:
    t = open_pile("gauth", "noble")
    assert t.why_not("recruit-devoured") == "Noble has no cost: you can't recruit it. (R-57)"


def test_ghost_card_devoured_later_is_on_offer() -> None:
    t = open_pile("gauth", hand=("flesh_golem",), influence=3)
    t.play("flesh_golem", "devour-this").do("recruit-devoured")
    assert t.discard() == ["flesh_golem"]
    assert t.devoured == ["gauth"]


def test_ghost_devoured_house_guard_can_be_had() -> None:
    t = open_pile("house_guard", influence=3)
    t.do("recruit-devoured")
    assert t.discard() == ["house_guard"]
    assert t.supply("house_guard") == 14


def test_ghost_lasts_until_end_of_turn() -> None:
    t = open_pile("gauth")
    t.end_turn()
    assert t.active == "blue"
    assert t.why_not("recruit-devoured") == "Only Ghost opens the devoured pile. (R-57)"


def test_ghost_card_is_free_for_a_free_recruit_of_its_aspect() -> None:
    t = open_pile("gauth", hand=("vanifer",), influence=0)
    t.play("vanifer")
    assert t.legal == {"recruit-devoured"}
    t.do("recruit-devoured")
    assert t.in_main
    assert t.discard() == ["gauth"]


def test_ghost_card_of_another_aspect_is_not() -> None:
    t = open_pile("wraith", hand=("vanifer",))
    t.play("vanifer")
    assert t.in_main
    assert t.devoured == ["wraith"]


def test_ghost_empty_pile() -> None:
    t = open_pile()
    assert t.in_main
    assert t.why_not("recruit-devoured") == "Nobody has devoured a card yet. (R-57)"


def test_ghost_declined() -> None:
    t = Table(hand=["ghost"], influence=3, map=SPY, market={"devoured": ["gauth"]})
    t.play("ghost", "option 2", "decline")
    assert changes(t, "ghost") == {}


def test_ghost_without_a_spy() -> None:
    t = Table(hand=["ghost"], influence=3, market={"devoured": ["gauth"]})
    t.play("ghost", "option 2")
    assert changes(t, "ghost") == {}


LICH_MAP = {"everfire": {"blue": 1}, "eryndlyn": {"red": 1}}


def test_lich_raises_two_troops_where_it_has_presence() -> None:
    t = Table(hand=["lich"], seats={"blue": {"trophies": {"red": 1, "white": 2}}}, map=LICH_MAP)
    t.play("lich", "place-spy everfire", "target blue")
    assert t.legal == {"decline", "take-trophy blue red", "take-trophy blue white"}
    t.do("take-trophy blue red", "raise-at everfire", "take-trophy blue white", "raise-at eryndlyn")
    assert changes(t, "lich") == {
        "everfire red spy": 1,
        "everfire red": 1,
        "eryndlyn white": 1,
        "blue trophies red": -1,
        "blue trophies white": -1,
    }


def test_lich_spy_gives_presence_at_its_site_only() -> None:
    t = Table(hand=["lich"], seats={"blue": {"trophies": {"red": 2}}}, map={"everfire": {"blue": 1}})
    t.play("lich", "place-spy everfire", "target blue", "take-trophy blue red")
    assert t.legal == {"raise-at everfire"}
    assert t.why_not("raise-at menzoberranzan__everfire:1").endswith("(R-43)")
    assert t.why_not("raise-at skullport") == "You have no Presence at Skullport. (R-43)"
    t.do("raise-at everfire", "take-trophy blue red")
    assert "raise-at menzoberranzan__everfire:1" in t.legal


def test_lich_own_troop_is_no_deployment_from_barracks() -> None:
    t = Table(hand=["lich"], barracks=1, seats={"blue": {"trophies": {"red": 1}}}, map=LICH_MAP)
    t.play("lich", "place-spy everfire", "target blue", "take-trophy blue red", "raise-at everfire")
    assert t.in_main
    assert t.barracks() == 1
    assert t.vp() == 0
    assert not t.ending


def test_lich_with_empty_barracks_takes_no_vp() -> None:
    t = Table(hand=["lich"], barracks=0, seats={"blue": {"trophies": {"white": 1}}}, map=LICH_MAP)
    t.play("lich", "place-spy everfire", "target blue", "take-trophy blue white", "raise-at everfire")
    assert t.in_main
    assert t.vp() == 0


def test_lich_stops_early() -> None:
    t = Table(hand=["lich"], seats={"blue": {"trophies": {"white": 2}}}, map=LICH_MAP)
    t.play("lich", "place-spy everfire", "target blue", "take-trophy blue white", "raise-at everfire", "decline")
    assert changes(t, "lich") == {"everfire red spy": 1, "everfire white": 1, "blue trophies white": -1}


def test_lich_raises_none() -> None:
    t = Table(hand=["lich"], seats={"blue": {"trophies": {"white": 2}}}, map=LICH_MAP)
    t.play("lich", "place-spy everfire", "target blue", "decline")
    assert changes(t, "lich") == {"everfire red spy": 1}


def test_lich_chooses_one_of_several_rivals() -> None:
    seats = {"blue": {"trophies": {"white": 1}}, "orange": {"trophies": {"blue": 2}}, "red": {"trophies": {"white": 1}}}
    here = {"everfire": {"blue": 1, "orange": 1}}
    t = Table(players=3, hand=["lich"], seats=seats, map=here)
    t.play("lich", "place-spy everfire")
    assert t.legal == {"target blue", "target orange"}
    t.do("target orange")
    assert t.legal == {"decline", "take-trophy orange blue"}
    assert t.why_not("take-trophy blue white") == "Both troops come from the hall chosen first. (R-44)"
    assert t.why_not("take-trophy red white") == "Both troops come from the hall chosen first. (R-44)"
    t.do("take-trophy orange blue", "raise-at everfire")
    assert t.at("everfire") == {"blue": 2, "orange": 1}
    assert t.in_main  # everfire is full now


def test_lich_rival_elsewhere_cannot_be_chosen() -> None:
    seats = {"orange": {"trophies": {"blue": 2}}}
    t = Table(players=3, hand=["lich"], seats=seats, map={"everfire": {"blue": 1}, "skullport": {"orange": 1}})
    t.play("lich", "place-spy everfire")
    assert t.legal == {"target blue"}
    assert t.why_not("target orange") == "That player has no troop at the spy's site. (R-44)"
    t.do("target blue")
    assert t.in_main


def test_lich_white_troops_are_no_rivals() -> None:
    t = Table(hand=["lich"], seats={"blue": {"trophies": {"white": 2}}}, map={"everfire": {"white": 1}})
    t.play("lich", "place-spy everfire")
    assert changes(t, "lich") == {"everfire red spy": 1}


def test_lich_without_an_empty_space_in_reach() -> None:
    t = Table(hand=["lich"], seats={"blue": {"trophies": {"white": 2}}}, map={"chasmleap_bridge": {"blue": 1}})
    t.play("lich", "place-spy chasmleap_bridge", "target blue")
    assert changes(t, "lich") == {"chasmleap_bridge red spy": 1}


def test_lich_five_spies_out_declined() -> None:
    here = {**FIVE_SPIES, "everfire": {"blue": 1, "spies": ["red"]}}
    t = Table(hand=["lich"], seats={"blue": {"trophies": {"white": 2}}}, map=here)
    t.play("lich", "decline")
    assert changes(t, "lich") == {}


def test_lich_five_spies_out_relocated() -> None:
    here = {**FIVE_SPIES, "ched_nasad": {"blue": 1}}
    t = Table(hand=["lich"], seats={"blue": {"trophies": {"white": 1}}}, map=here)
    t.play("lich", "return-spy labyrinth red", "place-spy ched_nasad", "target blue", "take-trophy blue white")
    t.do("raise-at kanaglym")
    assert t.in_main
    assert t.at("kanaglym") == {"white": 1}


def test_wraith_kills_at_its_spys_site() -> None:
    here = {"everfire": {"blue": 1, "white": 1}, "skullport": {"red": 1, "white": 1}}
    t = Table(hand=["wraith"], map=here)
    t.play("wraith", "place-spy everfire")
    assert t.legal == {"decline", "devour-this"}
    t.do("devour-this")
    assert t.legal == {"assassinate everfire blue", "assassinate everfire white"}
    assert t.why_not("assassinate skullport white") == "Skullport is not that spy's site. (T-6.9)"
    t.do("assassinate everfire blue")
    assert changes(t, "wraith") == {
        "everfire red spy": 1,
        "play area wraith": -1,
        "devoured wraith": 1,
        "everfire blue": -1,
        "trophies blue": 1,
    }


def test_wraith_declined() -> None:
    t = Table(hand=["wraith"], map={"everfire": {"blue": 1}})
    t.play("wraith", "place-spy everfire", "decline")
    assert changes(t, "wraith") == {"everfire red spy": 1}


def test_wraith_devoured_for_nothing() -> None:
    t = Table(hand=["wraith"], map={"skullport": {"red": 1, "white": 1}})
    t.play("wraith", "place-spy everfire", "devour-this")
    assert t.in_main
    assert t.devoured == ["wraith"]
    assert t.trophies() == {}


def test_wraith_spy_not_relocated_has_no_site() -> None:
    t = Table(hand=["wraith"], map={**FIVE_SPIES, "everfire": {"blue": 1, "spies": ["red"]}})
    t.play("wraith", "decline", "devour-this")
    assert t.in_main
    assert t.at("everfire") == {"blue": 1}


# ---------------------------------------------------------------- ambition


def test_cultist_of_myrkul_influence() -> None:
    t = Table(hand=["cultist_of_myrkul"])
    t.play("cultist_of_myrkul", "option 1")
    assert changes(t, "cultist_of_myrkul") == {"influence": 2}


def cultist() -> Table:
    t = Table(hand=["cultist_of_myrkul", "noble", "soldier", "wight"], deck=NOBLES)
    return t.play("noble").play("soldier").play("wight", "option 1").play("cultist_of_myrkul", "option 2", "devour-this")


def test_cultist_of_myrkul_promotes_two_others_at_end_of_turn() -> None:
    t = cultist()
    assert t.in_main
    assert t.devoured == ["cultist_of_myrkul"]
    assert t.influence == 1
    t.end_turn("promote soldier")
    assert t.legal == {"decline", "promote noble", "promote wight"}
    assert t.why_not("promote cultist_of_myrkul") == "No other Cultist of Myrkul lies in your play area. (T-6.8)"
    t.do("promote wight")
    assert t.active == "blue"
    assert t.inner_circle() == ["soldier", "wight"]
    assert t.discard() == ["noble"]


def test_cultist_of_myrkul_promotes_one() -> None:
    t = cultist()
    t.end_turn("promote soldier", "decline")
    assert t.inner_circle() == ["soldier"]
    assert t.discard() == ["noble", "wight"]


def test_cultist_of_myrkul_promotes_none() -> None:
    t = cultist()
    t.end_turn("decline")
    assert t.active == "blue"
    assert t.inner_circle() == []


def test_cultist_of_myrkul_cost_declined() -> None:
    t = Table(hand=["cultist_of_myrkul"], deck=NOBLES)
    t.play("cultist_of_myrkul", "option 2", "decline")
    assert changes(t, "cultist_of_myrkul") == {}
    t.end_turn()
    assert t.discard() == ["cultist_of_myrkul"]


def test_cultist_of_myrkul_with_nothing_to_promote() -> None:
    t = Table(hand=["cultist_of_myrkul"], deck=NOBLES)
    t.play("cultist_of_myrkul", "option 2", "devour-this").end_turn()
    assert t.active == "blue"


def test_high_priest_of_myrkul_returns_a_troop() -> None:
    here: Places = {"skullport": {"red": 1, "blue": 1, "white": 1, "spies": ["blue"]}, "everfire": {"blue": 1}}
    t = Table(hand=["high_priest_of_myrkul"], map=here)
    t.play("high_priest_of_myrkul")
    assert t.legal == {"return-troop skullport blue", "return-spy skullport blue"}
    assert t.why_not("return-troop skullport white") == "You can't return white troops. (T-10.9.1)"
    assert t.why_not("return-troop skullport red") == "That troop is your own. (T-0.2)"
    t.do("return-troop skullport blue")
    assert changes(t, "high_priest_of_myrkul") == {
        "skullport blue": -1,
        "blue barracks": 1,
        "at end of turn high_priest_of_myrkul": 1,
    }


def test_high_priest_of_myrkul_promotes_any_number_of_undead() -> None:
    hand = ["high_priest_of_myrkul", "wight", "wight", "ghoul", "noble", "conjurer"]
    t = Table(hand=hand, deck=NOBLES, outcasts=5)
    t.play("wight", "option 1").play("wight", "option 1").play("ghoul").play("noble")
    t.play("conjurer", "option 1", "place-spy everfire").play("high_priest_of_myrkul")
    t.end_turn()
    assert t.legal == {"decline", "promote wight", "promote ghoul"}
    assert t.why_not("promote conjurer") == "Conjurer is not Undead. (R-73)"
    assert t.why_not("promote high_priest_of_myrkul") == "High Priest of Myrkul is not Undead. (R-73)"
    t.do("promote wight", "promote ghoul", "promote wight")
    assert t.active == "blue"
    assert t.inner_circle() == ["ghoul", "wight", "wight"]
    assert t.discard() == ["conjurer", "high_priest_of_myrkul", "noble"]


def test_high_priest_of_myrkul_stops() -> None:
    t = Table(hand=["high_priest_of_myrkul", "wight", "vampire_spawn"], deck=NOBLES)
    t.play("wight", "option 1").play("vampire_spawn").play("high_priest_of_myrkul")
    t.end_turn("promote wight", "decline")
    assert t.inner_circle() == ["wight"]
    assert t.discard() == ["high_priest_of_myrkul", "vampire_spawn"]


def test_high_priest_of_myrkul_without_undead() -> None:
    t = Table(hand=["high_priest_of_myrkul", "flesh_golem", "carrion_crawler"], deck=NOBLES)
    t.play("flesh_golem", "decline").play("carrion_crawler").play("high_priest_of_myrkul").end_turn()
    assert t.active == "blue"
    assert t.inner_circle() == []


def test_high_priest_of_myrkul_undead_played_later_count() -> None:
    t = Table(hand=["high_priest_of_myrkul", "wight"], deck=NOBLES)
    t.play("high_priest_of_myrkul").play("wight", "option 1").end_turn("promote wight")
    assert t.inner_circle() == ["wight"]


def test_high_priest_of_myrkul_undead_that_devoured_themselves_are_gone() -> None:
    t = Table(hand=["high_priest_of_myrkul", "wraith"], deck=NOBLES)
    t.play("high_priest_of_myrkul").play("wraith", "place-spy everfire", "devour-this").end_turn()
    assert t.active == "blue"
    assert t.inner_circle() == []


def test_necromancer_influence() -> None:
    t = Table(hand=["necromancer"])
    t.play("necromancer", "option 1")
    assert changes(t, "necromancer") == {"influence": 3}


def necromancer() -> Table:
    t = Table(hand=["necromancer", "noble", "soldier"], discard=["lich"])
    return t.play("soldier").play("necromancer", "option 2")


def test_necromancer_offers_itself_hand_and_discard_pile() -> None:
    t = necromancer()
    assert t.legal == {"promote-this", "promote-from-hand noble", "promote-from-discard lich"}
    assert t.why_not("promote-from-hand soldier") == "Soldier is not in your hand. (T-6.3)"
    assert t.why_not("promote-from-discard soldier") == "Soldier is not in your discard pile. (R-24)"


def test_necromancer_promotes_itself() -> None:
    t = necromancer()
    t.do("promote-this")
    assert t.in_main
    assert t.inner_circle() == ["necromancer"]
    assert t.in_play == ["soldier"]


def test_necromancer_promotes_from_hand() -> None:
    t = necromancer()
    t.do("promote-from-hand noble")
    assert t.in_main
    assert t.inner_circle() == ["noble"]
    assert t.hand() == []
    assert t.in_play == ["soldier", "necromancer"]


def test_necromancer_promotes_from_the_discard_pile() -> None:
    t = necromancer()
    t.do("promote-from-discard lich")
    assert t.in_main
    assert t.inner_circle() == ["lich"]
    assert t.discard() == []


def test_necromancer_must_promote_itself_if_there_is_nothing_else() -> None:
    t = Table(hand=["necromancer"])
    t.play("necromancer", "option 2")
    assert t.legal == {"promote-this"}


def test_necromancer_outcast_goes_back_to_supply() -> None:
    t = Table(hand=["necromancer", "insane_outcast"], outcasts=10)
    t.play("necromancer", "option 2", "promote-from-hand insane_outcast")
    assert t.in_main
    assert t.inner_circle() == []
    assert t.supply("insane_outcast") == 11


def test_vampire_spawn_returns_a_troop() -> None:
    t = Table(hand=["vampire_spawn"], map={"skullport": {"red": 1, "blue": 1}, "skullport__kanaglym:0": {"blue": 1}})
    t.play("vampire_spawn")
    assert t.legal == {"return-troop skullport blue", "return-troop skullport__kanaglym:0"}
    t.do("return-troop skullport__kanaglym:0")
    assert changes(t, "vampire_spawn") == {"influence": 1, "skullport__kanaglym:0 blue": -1, "blue barracks": 1}


def test_vampire_spawn_returns_a_spy() -> None:
    t = Table(hand=["vampire_spawn"], map={"skullport": {"red": 1, "spies": ["blue"]}})
    t.play("vampire_spawn", "return-spy skullport blue")
    assert changes(t, "vampire_spawn") == {"influence": 1, "skullport blue spy": -1}


def test_vampire_spawn_without_target() -> None:
    here = {"skullport": {"red": 1, "white": 1, "spies": ["red"]}, "everfire": {"blue": 1, "spies": ["blue"]}}
    t = Table(hand=["vampire_spawn"], map=here)
    t.play("vampire_spawn")
    assert changes(t, "vampire_spawn") == {"influence": 1}


def test_vampire_supplants() -> None:
    t = Table(hand=["vampire"], discard=["noble"], map={"eryndlyn": {"red": 1, "blue": 2}, "everfire": {"white": 1}})
    t.play("vampire", "option 1")
    assert t.legal == {"supplant eryndlyn blue"}
    t.do("supplant eryndlyn blue")
    assert changes(t, "vampire") == {"eryndlyn blue": -1, "eryndlyn red": 1, "barracks": -1, "trophies blue": 1}


def test_vampire_supplants_nothing() -> None:
    t = Table(hand=["vampire"])
    t.play("vampire", "option 1")
    assert changes(t, "vampire") == {}


def test_vampire_promotes_from_the_discard_pile_and_scores() -> None:
    t = Table(hand=["vampire", "noble"], discard=["lich", "soldier"], inner_circle=cards(noble=5))
    t.play("vampire", "option 2")
    assert t.legal == {"promote-from-discard lich", "promote-from-discard soldier"}
    assert t.why_not("promote-from-discard vampire") == "Vampire is not in your discard pile. (R-24)"
    t.do("promote-from-discard lich")
    assert changes(t, "vampire") == {"discard lich": -1, "inner circle lich": 1, "vp": 2}


def test_vampire_rounds_down() -> None:
    t = Table(hand=["vampire"], discard=["lich"], inner_circle=cards(noble=4))
    t.play("vampire", "option 2", "promote-from-discard lich")
    assert t.vp() == 1


def test_vampire_empty_discard_pile_still_scores() -> None:
    t = Table(hand=["vampire", "soldier"], deck=NOBLES, inner_circle=cards(noble=3))
    t.play("soldier").play("vampire", "option 2")
    assert t.in_main
    assert t.inner_circle() == ["noble"] * 3
    assert t.vp() == 1


def test_vampire_outcast_promoted_goes_back_to_supply() -> None:
    t = Table(hand=["vampire"], discard=["insane_outcast"], inner_circle=cards(noble=2), outcasts=10)
    t.play("vampire", "option 2", "promote-from-discard insane_outcast")
    assert changes(t, "vampire") == {"discard insane_outcast": -1, "supply insane_outcast": 1}
