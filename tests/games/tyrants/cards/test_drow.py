"""The Drow half-deck: what each card is, says and does."""

from __future__ import annotations

import pytest

from bailiwick.games.tyrants.board import SITES
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import ASPECTS, CARD_NUMBER
from bailiwick.games.tyrants.game import GAME
from tests.games.tyrants.cards.playing import BOXED_IN, FIVE_SPIES, OUTPOST, changes, promotes_another_at_end_of_turn
from tests.games.tyrants.table import Table, cards

# id: name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle
FACTS = {
    "blackguard": ("Blackguard", 3, "malice", "Drow", 4, 1, 3),
    "bounty_hunter": ("Bounty Hunter", 4, "malice", "Drow", 2, 2, 4),
    "doppelganger": ("Doppelganger", 5, "malice", "Doppelganger", 2, 3, 5),
    "deathblade": ("Deathblade", 6, "malice", "Drow", 1, 3, 6),
    "inquisitor": ("Inquisitor", 3, "malice", "Drow", 1, 2, 4),
    "advance_scout": ("Advance Scout", 3, "conquest", "Drow", 3, 1, 3),
    "mercenary_squad": ("Mercenary Squad", 3, "conquest", "Drow", 2, 1, 4),
    "underdark_ranger": ("Underdark Ranger", 4, "conquest", "Drow", 2, 2, 4),
    "master_of_melee_magthere": ("Master of Melee-Magthere", 5, "conquest", "Drow", 2, 2, 5),
    "weaponmaster": ("Weaponmaster", 6, "conquest", "Drow", 1, 3, 6),
    "spellspinner": ("Spellspinner", 3, "guile", "Drow", 3, 1, 3),
    "spy_master": ("Spy Master", 2, "guile", "Drow", 2, 1, 2),
    "infiltrator": ("Infiltrator", 3, "guile", "Drow", 2, 1, 2),
    "information_broker": ("Information Broker", 5, "guile", "Drow", 2, 2, 5),
    "masters_of_sorcere": ("Masters of Sorcere", 5, "guile", "Drow", 1, 2, 5),
    "advocate": ("Advocate", 2, "ambition", "Drow", 4, 1, 2),
    "chosen_of_lolth": ("Chosen of Lolth", 4, "ambition", "Drow", 2, 2, 4),
    "drow_negotiator": ("Drow Negotiator", 3, "ambition", "Drow", 2, 1, 2),
    "council_member": ("Council Member", 6, "ambition", "Drow", 1, 3, 6),
    "matron_mother": ("Matron Mother", 6, "ambition", "Drow", 1, 3, 6),
}

PROMOTES = "At end of turn, promote another card played this turn."
TEXTS = {
    "blackguard": "Choose one: +2 power; or assassinate a troop.",
    "bounty_hunter": "+3 power.",
    "doppelganger": "Supplant a troop.",
    "deathblade": "Assassinate 2 troops.",
    "inquisitor": "Choose one: +2 influence; or assassinate a troop.",
    "advance_scout": "Supplant a white troop.",
    "mercenary_squad": "Deploy 3 troops.",
    "underdark_ranger": "Assassinate 2 white troops.",
    "master_of_melee_magthere": "Choose one: deploy 4 troops; or supplant a white troop anywhere on the board.",
    "weaponmaster": "Choose 3 times: deploy a troop; or assassinate a white troop.",
    "spellspinner": "Choose one: place a spy; or return one of your spies ► supplant a troop at that spy's site.",
    "spy_master": "Place a spy.",
    "infiltrator": "Place a spy. If another player's troop is at that site, +1 power.",
    "information_broker": "Choose one: place a spy; or return one of your spies ► draw 3 cards.",
    "masters_of_sorcere": "Choose one: place 2 spies; or return one of your spies ► +4 power.",
    "advocate": "Choose one: +2 influence; or at end of turn, promote another card played this turn.",
    "chosen_of_lolth": f"Return another player's troop or spy. {PROMOTES}",
    "drow_negotiator": f"If you have 4 or more cards in your inner circle, +3 influence. {PROMOTES}",
    "council_member": f"Move up to 2 enemy troops. {PROMOTES}",
    "matron_mother": "Put your deck in your discard pile. Promote a card from your discard pile.",
}

MUST = "You must do this if you can. (T-6.4)"
CENTER = {site.id for site in SITES if site.section == 1}
FIVE_CARDS = cards(noble=5)  # a deck to draw the next hand from, so that the discard pile stays where it is


@pytest.mark.parametrize("card_id", FACTS)
def test_printed_facts(card_id: str) -> None:
    card = CARDS[CARD_NUMBER[card_id] - 1]
    printed = (card.name, card.cost, ASPECTS[card.aspect], card.kind, card.copies, card.deck_vp, card.inner_vp)
    assert printed == FACTS[card_id]


def test_every_card_of_the_half_deck_is_here() -> None:
    deck = [card for card in CARDS if card.deck == "drow"]
    assert [card.id for card in deck] == list(FACTS)
    assert sum(card.copies for card in deck) == 40


@pytest.mark.parametrize("card_id", TEXTS)
def test_printed_text(card_id: str) -> None:
    assert GAME.card_text(CARD_NUMBER[card_id], "en") == TEXTS[card_id]


# ---------------------------------------------------------------- Blackguard


def test_blackguard_power() -> None:
    t = Table(hand=["blackguard"]).play("blackguard")
    assert t.legal == {"option 1", "option 2"}
    t.do("option 1")
    assert changes(t, "blackguard") == {"power": 2}


def test_blackguard_kills() -> None:
    t = Table(hand=["blackguard"], map={"skullport": {"red": 1, "blue": 1, "white": 1}})
    t.play("blackguard", "option 2", "assassinate skullport blue")
    assert changes(t, "blackguard") == {"skullport blue": -1, "trophies blue": 1}


def test_blackguard_kills_white_on_a_route() -> None:
    t = Table(hand=["blackguard"], map={**OUTPOST, "labyrinth__skullport:1": {"white": 1}})
    t.play("blackguard", "option 2", "assassinate labyrinth__skullport:1")
    assert changes(t, "blackguard") == {"labyrinth__skullport:1 white": -1, "trophies white": 1}


def test_blackguard_reaches_enemies_where_red_is_present() -> None:
    t = Table(
        hand=["blackguard"],
        map={
            "skullport": {"red": 1, "blue": 1, "white": 1},
            "skullport__kanaglym:0": {"blue": 1},
            "kanaglym": {"blue": 1},
            "everfire": {"blue": 1, "spies": ["red"]},
            "everfire__halls_of_the_scoured_legion:0": {"white": 1},
        },
    )
    t.play("blackguard", "option 2")
    assert t.legal == {
        "assassinate skullport blue",
        "assassinate skullport white",
        "assassinate skullport__kanaglym:0",
        "assassinate everfire blue",
    }
    assert t.why_not("assassinate skullport red") == "That troop is your own. (T-0.2)"
    assert t.why_not("assassinate kanaglym blue") == "You have no Presence at Kanaglym. (T-7.3)"


def test_blackguard_must_kill() -> None:
    t = Table(hand=["blackguard"], map={"skullport": {"red": 1, "blue": 1}}).play("blackguard", "option 2")
    assert t.legal == {"assassinate skullport blue"}
    assert t.why_not("decline") == MUST


def test_blackguard_without_target() -> None:
    t = Table(hand=["blackguard"], map={**OUTPOST, "kanaglym": {"blue": 1}}).play("blackguard", "option 2")
    assert changes(t, "blackguard") == {}


def test_blackguard_must_choose() -> None:
    t = Table(hand=["blackguard", "noble"]).play("blackguard")
    assert t.why_not("decline") == MUST
    assert t.why_not("option 3") == "Not now: something else comes first. (T-3.4)"
    assert t.why_not("play noble") == "Not now: something else comes first. (T-3.4)"


# ---------------------------------------------------------------- Bounty Hunter


def test_bounty_hunter() -> None:
    t = Table(hand=["bounty_hunter"]).play("bounty_hunter")
    assert changes(t, "bounty_hunter") == {"power": 3}


# ---------------------------------------------------------------- Doppelganger


def test_doppelganger_supplants_a_rival() -> None:
    t = Table(hand=["doppelganger"], map={"skullport": {"red": 1, "blue": 2}})
    t.play("doppelganger", "supplant skullport blue")
    assert changes(t, "doppelganger") == {"skullport blue": -1, "skullport red": 1, "barracks": -1, "trophies blue": 1}


def test_doppelganger_supplants_white_on_a_route() -> None:
    t = Table(hand=["doppelganger"], map={**OUTPOST, "labyrinth__skullport:1": {"white": 1}})
    t.play("doppelganger", "supplant labyrinth__skullport:1")
    assert changes(t, "doppelganger") == {
        "labyrinth__skullport:1 white": -1,
        "labyrinth__skullport:1 red": 1,
        "barracks": -1,
        "trophies white": 1,
    }


def test_doppelganger_needs_presence() -> None:
    t = Table(hand=["doppelganger"], map={"skullport": {"red": 1, "blue": 1}, "kanaglym": {"white": 1}}).play("doppelganger")
    assert t.legal == {"supplant skullport blue"}
    assert t.why_not("supplant kanaglym white") == "You have no Presence at Kanaglym. (T-7.3)"
    assert t.why_not("decline") == MUST


def test_doppelganger_without_target() -> None:
    t = Table(hand=["doppelganger"], map={**OUTPOST, "kanaglym": {"blue": 1}}).play("doppelganger")
    assert changes(t, "doppelganger") == {}


def test_doppelganger_with_empty_barracks() -> None:
    t = Table(hand=["doppelganger"], barracks=0, map={"skullport": {"red": 1, "blue": 1}})
    t.play("doppelganger", "supplant skullport blue")
    assert changes(t, "doppelganger") == {"skullport blue": -1, "trophies blue": 1, "vp": 1}


def test_doppelganger_with_the_last_troop() -> None:
    t = Table(hand=["doppelganger"], barracks=1, map={"skullport": {"red": 1, "blue": 1}})
    t.play("doppelganger", "supplant skullport blue")
    assert t.barracks() == 0
    assert t.ending


def test_doppelganger_takes_a_marker() -> None:
    t = Table(hand=["doppelganger"], map={"araumycos": {"red": 1, "blue": 1, "white": 1}})
    t.play("doppelganger", "supplant araumycos blue")
    assert t.controls("araumycos") == "red"
    assert t.influence == 1


# ---------------------------------------------------------------- Deathblade


def test_deathblade_kills_two() -> None:
    t = Table(hand=["deathblade"], map={"skullport": {"red": 1, "blue": 1}, "labyrinth__skullport:1": {"white": 1}})
    t.play("deathblade", "assassinate skullport blue", "assassinate labyrinth__skullport:1")
    assert changes(t, "deathblade") == {
        "skullport blue": -1,
        "labyrinth__skullport:1 white": -1,
        "trophies blue": 1,
        "trophies white": 1,
    }


def test_deathblade_kills_only_two() -> None:
    t = Table(hand=["deathblade"], map={"skullport": {"red": 1, "blue": 4}})
    t.play("deathblade", "assassinate skullport blue", "assassinate skullport blue")
    assert changes(t, "deathblade") == {"skullport blue": -2, "trophies blue": 2}


def test_deathblade_must_kill_twice() -> None:
    t = Table(hand=["deathblade"], map={"skullport": {"red": 1, "blue": 2}}).play("deathblade")
    assert t.why_not("decline") == MUST
    t.do("assassinate skullport blue")
    assert t.why_not("decline") == MUST


def test_deathblade_with_one_target() -> None:
    t = Table(hand=["deathblade"], map={"skullport": {"red": 1, "blue": 1}}).play("deathblade", "assassinate skullport blue")
    assert changes(t, "deathblade") == {"skullport blue": -1, "trophies blue": 1}


def test_deathblade_without_target() -> None:
    t = Table(hand=["deathblade"], map={**OUTPOST, "kanaglym": {"blue": 1}}).play("deathblade")
    assert changes(t, "deathblade") == {}


# ---------------------------------------------------------------- Inquisitor


def test_inquisitor_influence() -> None:
    t = Table(hand=["inquisitor"], map={"skullport": {"red": 1, "blue": 1}}).play("inquisitor", "option 1")
    assert changes(t, "inquisitor") == {"influence": 2}


def test_inquisitor_kills() -> None:
    t = Table(hand=["inquisitor"], map={"skullport": {"red": 1, "blue": 1, "white": 1}}).play("inquisitor", "option 2")
    assert t.legal == {"assassinate skullport blue", "assassinate skullport white"}
    t.do("assassinate skullport white")
    assert changes(t, "inquisitor") == {"skullport white": -1, "trophies white": 1}


def test_inquisitor_must_kill() -> None:
    t = Table(hand=["inquisitor"], map={"skullport": {"red": 1, "blue": 1}}).play("inquisitor", "option 2")
    assert t.why_not("decline") == MUST


def test_inquisitor_without_target() -> None:
    t = Table(hand=["inquisitor"], map=OUTPOST).play("inquisitor", "option 2")
    assert changes(t, "inquisitor") == {}


# ---------------------------------------------------------------- Advance Scout


def test_advance_scout_supplants_white() -> None:
    t = Table(hand=["advance_scout"], map={"skullport": {"red": 1, "white": 2}})
    t.play("advance_scout", "supplant skullport white")
    assert changes(t, "advance_scout") == {"skullport white": -1, "skullport red": 1, "barracks": -1, "trophies white": 1}


def test_advance_scout_leaves_rivals_alone() -> None:
    t = Table(hand=["advance_scout"], map={"skullport": {"red": 1, "blue": 1, "white": 1}, "kanaglym": {"white": 1}})
    t.play("advance_scout")
    assert t.legal == {"supplant skullport white"}
    assert t.why_not("supplant skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("supplant kanaglym white") == "You have no Presence at Kanaglym. (T-7.3)"
    assert t.why_not("decline") == MUST


def test_advance_scout_without_target() -> None:
    t = Table(hand=["advance_scout"], map={"skullport": {"red": 1, "blue": 1}, "kanaglym": {"white": 1}}).play("advance_scout")
    assert changes(t, "advance_scout") == {}


def test_advance_scout_with_empty_barracks() -> None:
    t = Table(hand=["advance_scout"], barracks=0, map={"skullport": {"red": 1, "white": 1}})
    t.play("advance_scout", "supplant skullport white")
    assert changes(t, "advance_scout") == {"skullport white": -1, "trophies white": 1, "vp": 1}


# ---------------------------------------------------------------- Mercenary Squad


def test_mercenary_squad_each_troop_counts_for_the_next() -> None:
    t = Table(hand=["mercenary_squad"], map=OUTPOST).play("mercenary_squad")
    assert t.legal == {"deploy skullport", "deploy labyrinth__skullport:1", "deploy skullport__kanaglym:0"}
    assert t.why_not("deploy kanaglym") == "You have no Presence at Kanaglym. (T-10.2.1)"
    t.do("deploy skullport__kanaglym:0", "deploy kanaglym", "deploy eryndlyn__kanaglym:1")
    assert changes(t, "mercenary_squad") == {
        "skullport__kanaglym:0 red": 1,
        "kanaglym red": 1,
        "eryndlyn__kanaglym:1 red": 1,
        "barracks": -3,
    }


def test_mercenary_squad_must_deploy() -> None:
    t = Table(hand=["mercenary_squad"], map=OUTPOST).play("mercenary_squad")
    assert t.why_not("decline") == MUST


def test_mercenary_squad_starts_anywhere_without_a_troop_on_the_map() -> None:
    t = Table(hand=["mercenary_squad"], map={"everfire": {"spies": ["red"]}}).play("mercenary_squad", "deploy kanaglym")
    assert t.legal == {
        "deploy kanaglym",
        "deploy everfire",
        "deploy skullport__kanaglym:0",
        "deploy eryndlyn__kanaglym:1",
        "deploy kanaglym__tsenviilyq:0",
    }


def test_mercenary_squad_runs_out_of_troops() -> None:
    t = Table(hand=["mercenary_squad"], barracks=2, map=OUTPOST)
    t.play("mercenary_squad", "deploy skullport", "deploy skullport")
    assert changes(t, "mercenary_squad") == {"skullport red": 2, "barracks": -2, "vp": 1, "ending": 1}


def test_mercenary_squad_with_empty_barracks() -> None:
    t = Table(hand=["mercenary_squad"], barracks=0, map=BOXED_IN).play("mercenary_squad")
    assert changes(t, "mercenary_squad") == {"vp": 3}


def test_mercenary_squad_without_space() -> None:
    t = Table(hand=["mercenary_squad"], map=BOXED_IN).play("mercenary_squad")
    assert changes(t, "mercenary_squad") == {}


def test_mercenary_squad_with_space_for_one() -> None:
    t = Table(hand=["mercenary_squad"], map={**BOXED_IN, "chasmleap_bridge__everfire:0": {}, "everfire": {"blue": 3}})
    t.play("mercenary_squad")
    assert t.legal == {"deploy chasmleap_bridge__everfire:0"}
    assert t.why_not("deploy chasmleap_bridge") == "Chasmleap Bridge has no empty space. (T-0.3)"
    t.do("deploy chasmleap_bridge__everfire:0")
    assert changes(t, "mercenary_squad") == {"chasmleap_bridge__everfire:0 red": 1, "barracks": -1}


# ---------------------------------------------------------------- Underdark Ranger


def test_underdark_ranger_kills_two_whites() -> None:
    t = Table(hand=["underdark_ranger"], map={"skullport": {"red": 1, "white": 3}})
    t.play("underdark_ranger", "assassinate skullport white", "assassinate skullport white")
    assert changes(t, "underdark_ranger") == {"skullport white": -2, "trophies white": 2}


def test_underdark_ranger_leaves_rivals_alone() -> None:
    t = Table(hand=["underdark_ranger"], map={"skullport": {"red": 1, "blue": 1, "white": 1}, "kanaglym": {"white": 1}})
    t.play("underdark_ranger")
    assert t.legal == {"assassinate skullport white"}
    assert t.why_not("assassinate skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("assassinate kanaglym white") == "You have no Presence at Kanaglym. (T-7.3)"
    assert t.why_not("decline") == MUST


def test_underdark_ranger_with_one_target() -> None:
    t = Table(hand=["underdark_ranger"], map={"skullport": {"red": 1, "blue": 1, "white": 1}})
    t.play("underdark_ranger", "assassinate skullport white")
    assert changes(t, "underdark_ranger") == {"skullport white": -1, "trophies white": 1}


def test_underdark_ranger_without_target() -> None:
    t = Table(hand=["underdark_ranger"], map={"skullport": {"red": 1, "blue": 1}}).play("underdark_ranger")
    assert changes(t, "underdark_ranger") == {}


# ---------------------------------------------------------------- Master of Melee-Magthere


def test_master_of_melee_magthere_deploys_four() -> None:
    t = Table(hand=["master_of_melee_magthere"], map=OUTPOST).play("master_of_melee_magthere", "option 1")
    assert t.why_not("decline") == MUST
    t.do("deploy skullport", "deploy skullport", "deploy skullport__kanaglym:0", "deploy kanaglym")
    assert changes(t, "master_of_melee_magthere") == {
        "skullport red": 2,
        "skullport__kanaglym:0 red": 1,
        "kanaglym red": 1,
        "barracks": -4,
    }


def test_master_of_melee_magthere_deploys_with_empty_barracks() -> None:
    t = Table(hand=["master_of_melee_magthere"], barracks=0).play("master_of_melee_magthere", "option 1")
    assert changes(t, "master_of_melee_magthere") == {"vp": 4}


def test_master_of_melee_magthere_deploys_without_space() -> None:
    t = Table(hand=["master_of_melee_magthere"], map=BOXED_IN).play("master_of_melee_magthere", "option 1")
    assert changes(t, "master_of_melee_magthere") == {}


def test_master_of_melee_magthere_supplants_white_anywhere() -> None:
    t = Table(
        hand=["master_of_melee_magthere"],
        map={**OUTPOST, "ched_nasad": {"blue": 1, "white": 1}, "everfire": {"white": 2}, "araumycos__eryndlyn:0": {"white": 1}},
    )
    t.play("master_of_melee_magthere", "option 2")
    assert t.legal == {"supplant ched_nasad white", "supplant everfire white", "supplant araumycos__eryndlyn:0"}
    assert t.why_not("supplant ched_nasad blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("decline") == MUST
    t.do("supplant ched_nasad white")
    assert changes(t, "master_of_melee_magthere") == {
        "ched_nasad white": -1,
        "ched_nasad red": 1,
        "barracks": -1,
        "trophies white": 1,
    }


def test_master_of_melee_magthere_supplants_without_a_troop_on_the_map() -> None:
    t = Table(hand=["master_of_melee_magthere"], map={"araumycos__eryndlyn:0": {"white": 1}})
    t.play("master_of_melee_magthere", "option 2", "supplant araumycos__eryndlyn:0")
    assert t.at("araumycos__eryndlyn:0") == {"red": 1}


def test_master_of_melee_magthere_without_white() -> None:
    t = Table(hand=["master_of_melee_magthere"], map={"skullport": {"red": 1, "blue": 1}})
    t.play("master_of_melee_magthere", "option 2")
    assert changes(t, "master_of_melee_magthere") == {}


def test_master_of_melee_magthere_supplants_with_empty_barracks() -> None:
    t = Table(hand=["master_of_melee_magthere"], barracks=0, map={"everfire": {"white": 1}})
    t.play("master_of_melee_magthere", "option 2", "supplant everfire white")
    assert changes(t, "master_of_melee_magthere") == {"everfire white": -1, "trophies white": 1, "vp": 1}


# ---------------------------------------------------------------- Weaponmaster


def test_weaponmaster_deploys_three_times() -> None:
    t = Table(hand=["weaponmaster"], map=OUTPOST)
    t.play("weaponmaster", "option 1", "deploy skullport", "option 1", "deploy skullport", "option 1", "deploy skullport")
    assert changes(t, "weaponmaster") == {"skullport red": 3, "barracks": -3}


def test_weaponmaster_kills_three_times() -> None:
    t = Table(hand=["weaponmaster"], map={"araumycos": {"red": 1, "white": 3}})
    kill = ("option 2", "assassinate araumycos white")
    t.play("weaponmaster", *kill, *kill, *kill)
    # The second kill leaves red ahead, and the marker pays.
    assert changes(t, "weaponmaster") == {"araumycos white": -3, "trophies white": 3, "influence": 1}


def test_weaponmaster_deploys_to_reach_a_white() -> None:
    t = Table(hand=["weaponmaster"], map={**OUTPOST, "kanaglym": {"blue": 1, "white": 2}})
    t.play("weaponmaster", "option 1", "deploy skullport__kanaglym:0", "option 2", "assassinate kanaglym white")
    t.do("option 1", "deploy kanaglym")
    assert changes(t, "weaponmaster") == {
        "skullport__kanaglym:0 red": 1,
        "kanaglym white": -1,
        "kanaglym red": 1,
        "barracks": -2,
        "trophies white": 1,
    }


def test_weaponmaster_kills_only_whites() -> None:
    t = Table(hand=["weaponmaster"], map={"skullport": {"red": 1, "blue": 1, "white": 1}}).play("weaponmaster", "option 2")
    assert t.legal == {"assassinate skullport white"}
    assert t.why_not("assassinate skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("decline") == MUST


def test_weaponmaster_chooses_three_times_even_in_vain() -> None:
    t = Table(hand=["weaponmaster"], map={"skullport": {"red": 1, "blue": 1}}).play("weaponmaster", "option 2")
    assert t.legal == {"option 1", "option 2"}
    assert t.why_not("decline") == MUST
    t.do("option 2", "option 2")
    assert changes(t, "weaponmaster") == {}


def test_weaponmaster_with_the_last_troop() -> None:
    t = Table(hand=["weaponmaster"], barracks=1, map={"skullport": {"red": 1, "white": 1}})
    t.play("weaponmaster", "option 1", "deploy skullport", "option 1", "option 2", "assassinate skullport white")
    assert changes(t, "weaponmaster") == {
        "skullport red": 1,
        "skullport white": -1,
        "barracks": -1,
        "trophies white": 1,
        "vp": 1,
        "ending": 1,
    }


# ---------------------------------------------------------------- Spellspinner


def test_spellspinner_places_a_spy() -> None:
    t = Table(hand=["spellspinner"], map={"everfire": {"spies": ["red", "blue"]}}).play("spellspinner", "option 1")
    assert t.offered("place-spy") == CENTER - {"everfire"}
    t.do("place-spy skullport")
    assert changes(t, "spellspinner") == {"skullport red spy": 1}


def test_spellspinner_moves_its_sixth_spy() -> None:
    t = Table(hand=["spellspinner"], map=FIVE_SPIES)
    t.play("spellspinner", "option 1", "return-spy everfire red", "place-spy ched_nasad")
    assert changes(t, "spellspinner") == {"everfire red spy": -1, "ched_nasad red spy": 1}


def test_spellspinner_keeps_its_five_spies() -> None:
    t = Table(hand=["spellspinner"], map=FIVE_SPIES).play("spellspinner", "option 1", "decline")
    assert changes(t, "spellspinner") == {}


def test_spellspinner_supplants_where_its_spy_was() -> None:
    t = Table(
        hand=["spellspinner"],
        map={
            "everfire": {"blue": 1, "white": 1, "spies": ["red"]},
            "everfire__halls_of_the_scoured_legion:0": {"white": 1},
            "skullport": {"red": 1, "blue": 1},
        },
    )
    t.play("spellspinner", "option 2", "return-spy everfire red")
    assert t.legal == {"supplant everfire blue", "supplant everfire white"}
    assert t.why_not("supplant skullport blue") == "Skullport is not that spy's site. (T-6.9)"
    assert t.why_not("decline") == MUST
    t.do("supplant everfire blue")
    assert changes(t, "spellspinner") == {
        "everfire red spy": -1,
        "everfire blue": -1,
        "everfire red": 1,
        "barracks": -1,
        "trophies blue": 1,
    }


def test_spellspinner_may_keep_its_spy() -> None:
    t = Table(hand=["spellspinner"], map={"everfire": {"blue": 1, "spies": ["red"]}, "skullport": {"spies": ["blue"]}})
    t.play("spellspinner", "option 2")
    assert t.legal == {"decline", "return-spy everfire red"}
    assert t.why_not("return-spy skullport blue") == "You can take back only your own spy. (T-10.9.2)"
    t.do("decline")
    assert changes(t, "spellspinner") == {}


def test_spellspinner_without_a_spy() -> None:
    t = Table(hand=["spellspinner"], map={"skullport": {"red": 1, "blue": 1}}).play("spellspinner", "option 2")
    assert changes(t, "spellspinner") == {}


def test_spellspinner_returns_a_spy_for_nothing() -> None:
    t = Table(hand=["spellspinner"], map={"everfire": {"red": 1, "spies": ["red"]}, "skullport": {"red": 1, "blue": 1}})
    t.play("spellspinner", "option 2", "return-spy everfire red")
    assert changes(t, "spellspinner") == {"everfire red spy": -1}


def test_spellspinner_with_empty_barracks() -> None:
    t = Table(hand=["spellspinner"], barracks=0, map={"everfire": {"white": 1, "spies": ["red"]}})
    t.play("spellspinner", "option 2", "return-spy everfire red", "supplant everfire white")
    assert changes(t, "spellspinner") == {"everfire red spy": -1, "everfire white": -1, "trophies white": 1, "vp": 1}


# ---------------------------------------------------------------- Spy Master


def test_spy_master_places_a_spy_without_presence() -> None:
    t = Table(hand=["spy_master"], map={**OUTPOST, "ched_nasad": {"blue": 4, "spies": ["blue"]}}).play("spy_master")
    assert t.offered("place-spy") == CENTER
    t.do("place-spy ched_nasad")
    assert changes(t, "spy_master") == {"ched_nasad red spy": 1}
    assert t.spies("ched_nasad") == ["red", "blue"]


def test_spy_master_must_place_a_spy() -> None:
    t = Table(hand=["spy_master"], map={"skullport": {"spies": ["red"]}}).play("spy_master")
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"
    assert t.why_not("return-spy skullport red") == "You still have a spy in barracks: place that one. (T-10.6.2)"
    assert t.why_not("place-spy skullport") == "You already have a spy at Skullport. (T-10.6.1)"
    assert t.why_not("place-spy gauntlgrym") == "Gauntlgrym is not in play in this game. (T-2.2)"


def test_spy_master_with_five_spies_out() -> None:
    t = Table(hand=["spy_master"], map=FIVE_SPIES).play("spy_master")
    assert t.legal == {"decline"} | {f"return-spy {site} red" for site in FIVE_SPIES}
    assert t.why_not("place-spy ched_nasad") == "All your spies are on the map: take one back first. (T-10.6.2)"
    t.do("decline")
    assert changes(t, "spy_master") == {}


def test_spy_master_moves_its_sixth_spy() -> None:
    t = Table(hand=["spy_master"], map=FIVE_SPIES).play("spy_master", "return-spy skullport red")
    assert t.offered("place-spy") == CENTER - set(FIVE_SPIES) | {"skullport"}
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"
    t.do("place-spy ched_nasad")
    assert changes(t, "spy_master") == {"skullport red spy": -1, "ched_nasad red spy": 1}


def test_spy_master_puts_its_sixth_spy_back() -> None:
    t = Table(hand=["spy_master"], map=FIVE_SPIES).play("spy_master", "return-spy skullport red", "place-spy skullport")
    assert changes(t, "spy_master") == {}


# ---------------------------------------------------------------- Infiltrator


def test_infiltrator_beside_a_rival_troop() -> None:
    t = Table(hand=["infiltrator"], map={"everfire": {"blue": 2}}).play("infiltrator", "place-spy everfire")
    assert changes(t, "infiltrator") == {"everfire red spy": 1, "power": 1}


def test_infiltrator_beside_two_rivals_gains_once() -> None:
    t = Table(players=3, hand=["infiltrator"], map={"everfire": {"blue": 1, "orange": 1}}).play(
        "infiltrator", "place-spy everfire"
    )
    assert changes(t, "infiltrator") == {"everfire red spy": 1, "power": 1}


def test_infiltrator_beside_nobody_that_counts() -> None:
    t = Table(hand=["infiltrator"], map={"everfire": {"red": 1, "white": 1, "spies": ["blue"]}, "skullport": {"blue": 1}})
    t.play("infiltrator", "place-spy everfire")
    assert changes(t, "infiltrator") == {"everfire red spy": 1}


def test_infiltrator_must_place_a_spy() -> None:
    t = Table(hand=["infiltrator"]).play("infiltrator")
    assert t.offered("place-spy") == CENTER
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"


def test_infiltrator_moves_its_sixth_spy() -> None:
    t = Table(hand=["infiltrator"], map={**FIVE_SPIES, "ched_nasad": {"blue": 1}})
    t.play("infiltrator", "return-spy skullport red", "place-spy ched_nasad")
    assert changes(t, "infiltrator") == {"skullport red spy": -1, "ched_nasad red spy": 1, "power": 1}


def test_infiltrator_puts_its_sixth_spy_back_beside_a_rival() -> None:
    t = Table(hand=["infiltrator"], map={**FIVE_SPIES, "skullport": {"blue": 1, "spies": ["red"]}})
    t.play("infiltrator", "return-spy skullport red", "place-spy skullport")
    assert changes(t, "infiltrator") == {"power": 1}


def test_infiltrator_that_places_no_spy_gains_nothing() -> None:
    t = Table(hand=["infiltrator"], map={**FIVE_SPIES, "skullport": {"blue": 1, "spies": ["red"]}})
    t.play("infiltrator", "decline")
    assert changes(t, "infiltrator") == {}


# ---------------------------------------------------------------- Information Broker


def test_information_broker_places_a_spy() -> None:
    t = Table(hand=["information_broker"], deck=FIVE_CARDS).play("information_broker", "option 1", "place-spy everfire")
    assert changes(t, "information_broker") == {"everfire red spy": 1}


def test_information_broker_keeps_its_five_spies() -> None:
    t = Table(hand=["information_broker"], deck=FIVE_CARDS, map=FIVE_SPIES).play("information_broker", "option 1", "decline")
    assert changes(t, "information_broker") == {}


def test_information_broker_draws() -> None:
    t = Table(
        hand=["information_broker"],
        deck=["noble", "soldier", "noble", "house_guard"],
        map={"everfire": {"spies": ["red"]}},
    )
    t.play("information_broker", "option 2", "return-spy everfire red")
    assert t.hand() == ["noble", "noble", "soldier"]
    assert t.deck() == ["house_guard"]
    assert changes(t, "information_broker") == {
        "everfire red spy": -1,
        "deck noble": -2,
        "deck soldier": -1,
        "hand noble": 2,
        "hand soldier": 1,
    }


def test_information_broker_reshuffles_the_discard_pile() -> None:
    t = Table(hand=["information_broker"], deck=["soldier"], discard=cards(noble=4), map={"everfire": {"spies": ["red"]}})
    t.play("information_broker", "option 2", "return-spy everfire red")
    assert t.hand() == ["noble", "noble", "soldier"]
    assert t.deck() == ["noble", "noble"]
    assert t.discard() == []
    assert t.in_play == ["information_broker"]  # what was played is not shuffled in


def test_information_broker_draws_what_there_is() -> None:
    t = Table(hand=["information_broker"], deck=["soldier"], map={"everfire": {"spies": ["red"]}})
    t.play("information_broker", "option 2", "return-spy everfire red")
    assert changes(t, "information_broker") == {"everfire red spy": -1, "deck soldier": -1, "hand soldier": 1}


def test_information_broker_may_keep_its_spy() -> None:
    t = Table(hand=["information_broker"], deck=FIVE_CARDS, map={"everfire": {"spies": ["red"]}})
    t.play("information_broker", "option 2", "decline")
    assert changes(t, "information_broker") == {}


def test_information_broker_without_a_spy() -> None:
    t = Table(hand=["information_broker"], deck=FIVE_CARDS, map={"everfire": {"spies": ["blue"]}})
    t.play("information_broker", "option 2")
    assert changes(t, "information_broker") == {}


# ---------------------------------------------------------------- Masters of Sorcere


def test_masters_of_sorcere_place_two_spies() -> None:
    t = Table(hand=["masters_of_sorcere"]).play("masters_of_sorcere", "option 1", "place-spy everfire")
    assert t.offered("place-spy") == CENTER - {"everfire"}
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"
    t.do("place-spy skullport")
    assert changes(t, "masters_of_sorcere") == {"everfire red spy": 1, "skullport red spy": 1}


def test_masters_of_sorcere_with_one_spy_left() -> None:
    four = {site: here for site, here in FIVE_SPIES.items() if site != "everfire"}
    t = Table(hand=["masters_of_sorcere"], map=four).play("masters_of_sorcere", "option 1", "place-spy everfire", "decline")
    assert changes(t, "masters_of_sorcere") == {"everfire red spy": 1}


def test_masters_of_sorcere_move_two_of_five_spies() -> None:
    t = Table(hand=["masters_of_sorcere"], map=FIVE_SPIES).play("masters_of_sorcere", "option 1")
    t.do("return-spy everfire red", "place-spy ched_nasad", "return-spy skullport red", "place-spy araumycos")
    assert changes(t, "masters_of_sorcere") == {
        "everfire red spy": -1,
        "ched_nasad red spy": 1,
        "skullport red spy": -1,
        "araumycos red spy": 1,
    }


def test_masters_of_sorcere_move_one_of_five_spies() -> None:
    t = Table(hand=["masters_of_sorcere"], map=FIVE_SPIES).play("masters_of_sorcere", "option 1", "decline")
    t.do("return-spy skullport red", "place-spy araumycos")
    assert changes(t, "masters_of_sorcere") == {"skullport red spy": -1, "araumycos red spy": 1}


def test_masters_of_sorcere_keep_five_spies() -> None:
    t = Table(hand=["masters_of_sorcere"], map=FIVE_SPIES).play("masters_of_sorcere", "option 1", "decline", "decline")
    assert changes(t, "masters_of_sorcere") == {}


def test_masters_of_sorcere_return_a_spy_for_power() -> None:
    t = Table(hand=["masters_of_sorcere"], map={"everfire": {"spies": ["red"]}, "skullport": {"spies": ["red"]}})
    t.play("masters_of_sorcere", "option 2", "return-spy everfire red")
    assert changes(t, "masters_of_sorcere") == {"everfire red spy": -1, "power": 4}


def test_masters_of_sorcere_may_keep_their_spy() -> None:
    t = Table(hand=["masters_of_sorcere"], map={"everfire": {"spies": ["red"]}}).play("masters_of_sorcere", "option 2", "decline")
    assert changes(t, "masters_of_sorcere") == {}


def test_masters_of_sorcere_without_a_spy() -> None:
    t = Table(hand=["masters_of_sorcere"], map={"everfire": {"spies": ["blue"]}}).play("masters_of_sorcere", "option 2")
    assert changes(t, "masters_of_sorcere") == {}


# ---------------------------------------------------------------- Advocate


def test_advocate_influence() -> None:
    t = Table(hand=["advocate", "noble"], deck=FIVE_CARDS).play("advocate", "option 1")
    assert changes(t, "advocate") == {"influence": 2}
    t.play("noble").end_turn()
    assert t.active == "blue"
    assert t.inner_circle("red") == []


def test_advocate_promotes_at_end_of_turn() -> None:
    promotes_another_at_end_of_turn("advocate", "option 2")


def test_advocate_alone_promotes_nothing() -> None:
    t = Table(hand=["advocate", "noble"], deck=FIVE_CARDS).play("advocate", "option 2")
    assert changes(t, "advocate") == {"at end of turn advocate": 1}
    t.end_turn()
    assert t.active == "blue"
    assert t.inner_circle("red") == []
    assert t.discard("red") == ["advocate", "noble"]


def test_advocate_and_advocate_promote_each_other() -> None:
    t = Table(hand=cards(advocate=2), deck=FIVE_CARDS).play("advocate", "option 2").play("advocate", "option 2")
    t.end_turn("promote advocate", "promote advocate")
    assert t.active == "blue"
    assert t.inner_circle("red") == ["advocate", "advocate"]
    assert t.discard("red") == []


def test_advocate_promoted_still_promotes() -> None:
    t = Table(hand=["advocate", "advocate", "noble"], deck=FIVE_CARDS)
    t.play("advocate", "option 2").play("advocate", "option 2").play("noble")
    t.end_turn("promote advocate", "promote noble")
    assert t.inner_circle("red") == ["advocate", "noble"]
    assert t.discard("red") == ["advocate"]


# ---------------------------------------------------------------- Chosen of Lolth


def test_chosen_of_lolth_returns_a_troop() -> None:
    t = Table(hand=["chosen_of_lolth"], map={"skullport": {"red": 1, "blue": 2}}).play("chosen_of_lolth")
    t.do("return-troop skullport blue")
    assert changes(t, "chosen_of_lolth") == {
        "skullport blue": -1,
        "blue barracks": 1,
        "at end of turn chosen_of_lolth": 1,
    }


def test_chosen_of_lolth_returns_a_spy() -> None:
    t = Table(hand=["chosen_of_lolth"], map={"skullport": {"red": 1, "spies": ["blue"]}})
    t.play("chosen_of_lolth", "return-spy skullport blue")
    assert changes(t, "chosen_of_lolth") == {"skullport blue spy": -1, "at end of turn chosen_of_lolth": 1}
    assert t.spies_left("blue") == 5


def test_chosen_of_lolth_returns_only_rivals_in_reach() -> None:
    t = Table(
        players=3,
        hand=["chosen_of_lolth"],
        map={
            "skullport": {"red": 1, "blue": 1, "white": 1, "spies": ["red", "blue", "orange"]},
            "skullport__kanaglym:0": {"orange": 1},
            "everfire": {"blue": 1, "spies": ["orange"]},
        },
    )
    t.play("chosen_of_lolth")
    assert t.legal == {
        "return-troop skullport blue",
        "return-troop skullport__kanaglym:0",
        "return-spy skullport blue",
        "return-spy skullport orange",
    }
    assert t.why_not("return-troop skullport white") == "You can't return white troops. (T-10.9.1)"
    assert t.why_not("return-troop skullport red") == "That troop is your own. (T-0.2)"
    assert t.why_not("return-troop everfire blue") == "You have no Presence at Everfire. (T-7.3)"
    assert t.why_not("return-spy skullport red") == "That spy is your own. (T-10.9.1)"
    assert t.why_not("return-spy everfire orange") == "You have no Presence at Everfire. (T-10.9.1)"
    assert t.why_not("decline") == MUST


def test_chosen_of_lolth_reaches_a_site_by_its_spy() -> None:
    t = Table(hand=["chosen_of_lolth"], map={"everfire": {"blue": 1, "spies": ["red", "blue"]}}).play("chosen_of_lolth")
    assert t.legal == {"return-troop everfire blue", "return-spy everfire blue"}


def test_chosen_of_lolth_without_target() -> None:
    t = Table(hand=["chosen_of_lolth"], map={"skullport": {"red": 1, "white": 1}}).play("chosen_of_lolth")
    assert changes(t, "chosen_of_lolth") == {"at end of turn chosen_of_lolth": 1}


def test_chosen_of_lolth_promotes_at_end_of_turn() -> None:
    promotes_another_at_end_of_turn("chosen_of_lolth")


def test_chosen_of_lolth_does_not_promote_itself() -> None:
    t = Table(hand=["chosen_of_lolth"], deck=FIVE_CARDS).play("chosen_of_lolth").end_turn()
    assert t.active == "blue"
    assert t.inner_circle("red") == []


# ---------------------------------------------------------------- Drow Negotiator


def test_drow_negotiator_with_four_in_the_inner_circle() -> None:
    t = Table(hand=["drow_negotiator"], inner_circle=cards(noble=4)).play("drow_negotiator")
    assert changes(t, "drow_negotiator") == {"influence": 3, "at end of turn drow_negotiator": 1}


def test_drow_negotiator_with_more_than_four_in_the_inner_circle() -> None:
    t = Table(hand=["drow_negotiator"], inner_circle=cards(noble=4, soldier=4)).play("drow_negotiator")
    assert t.influence == 3


def test_drow_negotiator_with_three_in_the_inner_circle() -> None:
    t = Table(hand=["drow_negotiator"], inner_circle=cards(noble=3), seats={"blue": {"inner_circle": cards(noble=4)}})
    t.play("drow_negotiator")
    assert changes(t, "drow_negotiator") == {"at end of turn drow_negotiator": 1}


def test_drow_negotiator_promotes_at_end_of_turn() -> None:
    promotes_another_at_end_of_turn("drow_negotiator")


# ---------------------------------------------------------------- Council Member


def test_council_member_moves_two() -> None:
    t = Table(hand=["council_member"], map={"skullport": {"red": 1, "blue": 2, "white": 1}}).play("council_member")
    assert t.legal == {"decline", "move-from skullport blue", "move-from skullport white"}
    t.do("move-from skullport blue", "move-to everfire", "move-from skullport white", "move-to araumycos__eryndlyn:0")
    assert changes(t, "council_member") == {
        "skullport blue": -1,
        "everfire blue": 1,
        "skullport white": -1,
        "araumycos__eryndlyn:0 white": 1,
        "at end of turn council_member": 1,
    }


def test_council_member_moves_one() -> None:
    t = Table(hand=["council_member"], map={"skullport": {"red": 1, "blue": 2}})
    t.play("council_member", "move-from skullport blue", "move-to everfire", "decline")
    assert changes(t, "council_member") == {"skullport blue": -1, "everfire blue": 1, "at end of turn council_member": 1}


def test_council_member_moves_none() -> None:
    t = Table(hand=["council_member"], map={"skullport": {"red": 1, "blue": 2}}).play("council_member", "decline")
    assert changes(t, "council_member") == {"at end of turn council_member": 1}


def test_council_member_without_target() -> None:
    t = Table(hand=["council_member"], map={**OUTPOST, "everfire": {"blue": 1}}).play("council_member")
    assert changes(t, "council_member") == {"at end of turn council_member": 1}


def test_council_member_takes_enemies_in_reach_to_any_empty_space() -> None:
    t = Table(
        hand=["council_member"],
        map={"skullport": {"red": 1, "blue": 1}, "everfire": {"blue": 3}, "chasmleap_bridge__everfire:0": {"white": 1}},
    )
    t.play("council_member")
    assert t.why_not("move-from skullport red") == "That troop is your own. (T-0.2)"
    assert t.why_not("move-from everfire blue") == "You have no Presence at Everfire. (T-7.3)"
    t.do("move-from skullport blue")
    assert t.why_not("decline") == MUST
    assert t.why_not("move-to everfire") == "Everfire has no empty space. (T-0.3)"
    assert t.why_not("move-to gauntlgrym") == "Gauntlgrym is not in play in this game. (T-2.2)"
    assert {"araumycos", "ched_nasad__llacerellyn:0", "skullport"} <= t.offered("move-to")
    assert not {"everfire", "chasmleap_bridge__everfire:0", "everfire__chaulssin:0"} & t.offered("move-to")


def test_council_member_does_not_move_a_troop_twice() -> None:
    t = Table(hand=["council_member"], map={"skullport": {"red": 1, "blue": 1, "white": 1}})
    t.play("council_member", "move-from skullport blue", "move-to skullport__kanaglym:0")
    assert t.legal == {"decline", "move-from skullport white"}
    assert t.why_not("move-from skullport__kanaglym:0") == "You have moved that troop already. (R-61)"


def test_council_member_moves_its_neighbour() -> None:
    t = Table(hand=["council_member"], map={"skullport": {"red": 1, "blue": 1}, "skullport__kanaglym:0": {"blue": 1}})
    t.play("council_member", "move-from skullport__kanaglym:0", "move-to skullport")
    assert t.legal == {"decline", "move-from skullport blue"}
    t.do("move-from skullport blue", "move-to everfire")
    assert t.at("skullport") == {"red": 1, "blue": 1}
    assert t.at("everfire") == {"blue": 1}


def test_council_member_ends_after_moving_the_only_troop_in_reach() -> None:
    t = Table(hand=["council_member"], map={"skullport": {"red": 1, "blue": 1}})
    t.play("council_member", "move-from skullport blue", "move-to skullport__kanaglym:0")
    assert t.in_main


def test_council_member_changes_control_at_both_ends() -> None:
    t = Table(hand=["council_member"], map={"araumycos": {"red": 1, "white": 1}, "everfire": {"blue": 1}})
    t.play("council_member", "move-from araumycos white", "move-to everfire")
    assert t.controls("araumycos") == "red"
    assert t.controls("everfire") is None
    assert t.influence == 1  # the marker of Araumycos


def test_council_member_promotes_at_end_of_turn() -> None:
    promotes_another_at_end_of_turn("council_member")


# ---------------------------------------------------------------- Matron Mother


def test_matron_mother_discards_the_deck_and_promotes() -> None:
    t = Table(hand=["matron_mother"], deck=["soldier", "house_guard"], discard=["noble"]).play("matron_mother")
    assert t.legal == {
        "promote-from-discard soldier",
        "promote-from-discard house_guard",
        "promote-from-discard noble",
    }
    t.do("promote-from-discard house_guard")
    assert changes(t, "matron_mother") == {
        "deck soldier": -1,
        "deck house_guard": -1,
        "discard soldier": 1,
        "inner circle house_guard": 1,
    }


def test_matron_mother_with_an_empty_deck() -> None:
    t = Table(hand=["matron_mother"], discard=["noble"]).play("matron_mother", "promote-from-discard noble")
    assert changes(t, "matron_mother") == {"discard noble": -1, "inner circle noble": 1}


def test_matron_mother_with_nothing_to_promote() -> None:
    t = Table(hand=["matron_mother", "noble"]).play("matron_mother")
    assert changes(t, "matron_mother") == {}


def test_matron_mother_must_promote_from_the_discard_pile() -> None:
    t = Table(hand=["noble", "matron_mother", "soldier"], discard=["house_guard"]).play("noble").play("matron_mother")
    assert t.legal == {"promote-from-discard house_guard"}
    assert t.why_not("decline") == MUST
    assert t.why_not("promote-from-discard noble") == "Noble is not in your discard pile. (R-24)"
    assert t.why_not("promote-from-discard soldier") == "Soldier is not in your discard pile. (R-24)"
    assert t.why_not("promote-from-discard matron_mother") == "Matron Mother is not in your discard pile. (R-24)"


def test_matron_mother_promotes_at_once_and_is_discarded() -> None:
    t = Table(hand=["matron_mother"], deck=cards(noble=6)).play("matron_mother", "promote-from-discard noble")
    t.end_turn()
    assert t.active == "blue"
    assert t.inner_circle("red") == ["noble"]
    # Five nobles and the Matron Mother are shuffled into a new deck for the next hand.
    assert sorted(t.hand("red") + t.deck("red")) == ["matron_mother", *cards(noble=5)]
