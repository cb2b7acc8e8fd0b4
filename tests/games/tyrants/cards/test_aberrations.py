"""The Aberrations half-deck, card by card: forced discards and their answers, and cards played from elsewhere than a hand."""

from __future__ import annotations

import pytest

from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import ASPECTS, CARD_NUMBER
from bailiwick.games.tyrants.game import GAME
from bailiwick.kernel.rng import Rng
from tests.games.tyrants.cards.playing import BOXED_IN, FIVE_SPIES, Places, changes
from tests.games.tyrants.table import Table, cards

NOBLES = cards(noble=5)
FOUR = {"hand": cards(noble=3, soldier=1), "deck": NOBLES}
THREE = {"hand": cards(noble=2, soldier=1), "deck": NOBLES}


def row(*cards: str) -> list[str | None]:
    """A market row of these cards and empty slots."""
    return [*cards, *[None] * (6 - len(cards))]


# ---------------------------------------------------------------- as printed

FACTS = [
    # id, cost, aspect, type, copies, VP in the deck, VP in the inner circle
    ("beholder", 5, "malice", "Aberration", 1, 3, 6),
    ("death_tyrant", 7, "malice", "Aberration", 1, 3, 6),
    ("gauth", 3, "malice", "Aberration", 2, 2, 3),
    ("mindwitness", 3, "malice", "Aberration", 3, 1, 3),
    ("spectator", 4, "malice", "Aberration", 3, 2, 3),
    ("cranium_rats", 2, "conquest", "Beast", 3, 1, 3),
    ("grimlock", 1, "conquest", "Grimlock", 2, 0, 1),
    ("neogi", 7, "conquest", "Aberration", 1, 4, 8),
    ("quaggoth", 5, "conquest", "Quaggoth", 2, 2, 4),
    ("umber_hulk", 4, "conquest", "Monstrosity", 2, 2, 4),
    ("aboleth", 7, "guile", "Aberration", 1, 4, 7),
    ("brainwashed_slave", 4, "guile", "Aberration", 2, 2, 3),
    ("chuul", 3, "guile", "Aberration", 2, 1, 4),
    ("cloaker", 2, "guile", "Aberration", 3, 1, 3),
    ("nothic", 3, "guile", "Aberration", 2, 1, 3),
    ("ambassador", 3, "ambition", "Illithid", 4, 1, 3),
    ("elder_brain", 7, "ambition", "Aberration", 1, 4, 9),
    ("intellect_devourer", 4, "ambition", "Aberration", 2, 1, 3),
    ("puppeteer", 5, "ambition", "Illithid", 2, 2, 6),
    ("ulitharid", 6, "ambition", "Illithid", 1, 3, 6),
]

TEXTS = {
    "beholder": "Assassinate a troop. +1 power for every 3 troops in your trophy hall.",
    "death_tyrant": "Assassinate up to 3 troops at a single site. +1 influence for each troop assassinated this way.",
    "gauth": (
        "Choose one: +2 influence; or draw a card, then choose an opponent with more than 3 cards in hand, who discards one."
    ),
    "mindwitness": "Assassinate a troop. If that troop's owner has more than 3 cards in hand, that player discards one.",
    "spectator": "+2 power and +1 influence.",
    "cranium_rats": "Deploy 2 troops. Choose an opponent with more than 3 cards in hand, who discards one.",
    "grimlock": "Deploy a troop. When another player makes you discard this card, draw 2 cards.",
    "neogi": "Deploy 4 troops. At end of turn, each opponent discards a card.",
    "quaggoth": "Assassinate a white troop for each site you control.",
    "umber_hulk": "Deploy 3 troops. When another player makes you discard this card, that player discards a card too.",
    "aboleth": "Choose one: place 2 spies; or draw a card for each of your spies on the map.",
    "brainwashed_slave": "Choose one: place a spy; or return one of your spies ► +2 power and +2 influence.",
    "chuul": "Place a spy. Each opponent with a troop at that site and more than 3 cards in hand discards one.",
    "cloaker": "Choose one: place a spy; or return one of your spies ► assassinate a troop at that spy's site.",
    "nothic": (
        "Choose one: place a spy; or return one of your spies ► draw a card, "
        "then each opponent with more than 3 cards in hand discards one."
    ),
    "ambassador": (
        "At end of turn, promote another card played this turn. "
        "When another player makes you discard this card, you may promote it instead."
    ),
    "elder_brain": (
        "Promote the top card of your deck. Play a card of your inner circle as if it were in your hand, then put it back."
    ),
    "intellect_devourer": "Choose one: +3 influence; or return up to 2 troops or spies, your own included.",
    "puppeteer": "+2 influence. At end of turn, promote another card played this turn.",
    "ulitharid": "Play a market card that costs 4 or less as if it were in your hand, then devour it.",
}


@pytest.mark.parametrize(("id", "cost", "aspect", "kind", "copies", "deck_vp", "inner_vp"), FACTS)
def test_facts(id: str, cost: int, aspect: str, kind: str, copies: int, deck_vp: int, inner_vp: int) -> None:
    card = CARDS[CARD_NUMBER[id] - 1]
    assert card.deck == "aberrations"
    assert (card.cost, ASPECTS[card.aspect], card.kind, card.copies) == (cost, aspect, kind, copies)
    assert (card.deck_vp, card.inner_vp) == (deck_vp, inner_vp)


def test_half_deck_is_whole() -> None:
    assert {card.id for card in CARDS if card.deck == "aberrations"} == {fact[0] for fact in FACTS} == set(TEXTS)
    assert sum(fact[4] for fact in FACTS) == 40


@pytest.mark.parametrize("id", TEXTS)
def test_text(id: str) -> None:
    assert GAME.card_text(CARD_NUMBER[id], "en") == TEXTS[id]


# ---------------------------------------------------------------- malice


def test_beholder_counts_its_own_kill() -> None:
    t = Table(hand=["beholder"], trophies={"white": 1, "blue": 1}, map={"eryndlyn": {"red": 1, "blue": 2}})
    t.play("beholder", "assassinate eryndlyn blue")
    assert changes(t, "beholder") == {"eryndlyn blue": -1, "trophies blue": 1, "power": 1}


def test_beholder_counts_white_and_rounds_down() -> None:
    t = Table(hand=["beholder"], trophies={"white": 7}, map={"eryndlyn": {"red": 1, "white": 1}})
    t.play("beholder", "assassinate eryndlyn white")
    assert t.power == 2


def test_beholder_without_target() -> None:
    t = Table(hand=["beholder"], trophies={"white": 5}, map={"eryndlyn": {"red": 1}, "ched_nasad": {"blue": 1}})
    t.play("beholder")
    assert changes(t, "beholder") == {"power": 1}


def test_beholder_needs_presence_and_must_kill() -> None:
    t = Table(hand=["beholder"], map={"eryndlyn": {"red": 1, "white": 1}, "ched_nasad": {"blue": 1}})
    t.play("beholder")
    assert t.legal == {"assassinate eryndlyn white"}
    assert t.why_not("assassinate ched_nasad blue") == "You have no Presence at Ched Nasad. (T-7.3)"
    assert t.why_not("assassinate eryndlyn red") == "That troop is your own. (T-0.2)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"


def test_death_tyrant_kills_three_at_one_site() -> None:
    t = Table(hand=["death_tyrant"], map={"skullport": {"red": 1, "blue": 2, "white": 2}})
    t.play("death_tyrant", "assassinate skullport blue", "assassinate skullport white", "assassinate skullport blue")
    assert changes(t, "death_tyrant") == {
        "skullport blue": -2,
        "skullport white": -1,
        "trophies blue": 2,
        "trophies white": 1,
        "influence": 3,
    }


def test_death_tyrant_first_target_fixes_the_site() -> None:
    t = Table(hand=["death_tyrant"], map={"skullport": {"red": 1, "blue": 2}, "kanaglym": {"red": 1, "blue": 1}})
    t.play("death_tyrant")
    assert t.offered("assassinate") == {"skullport blue", "kanaglym blue"}
    t.do("assassinate skullport blue")
    assert t.offered("assassinate") == {"skullport blue"}
    assert t.why_not("assassinate kanaglym blue") == "All targets must be at Skullport. (R-41)"


def test_death_tyrant_stops_early() -> None:
    t = Table(hand=["death_tyrant"], map={"skullport": {"red": 1, "blue": 2}})
    t.play("death_tyrant", "assassinate skullport blue", "decline")
    assert t.in_main
    assert t.at("skullport") == {"red": 1, "blue": 1}
    assert t.influence == 1


def test_death_tyrant_kills_none() -> None:
    t = Table(hand=["death_tyrant"], map={"skullport": {"red": 1, "blue": 2}})
    t.play("death_tyrant", "decline")
    assert changes(t, "death_tyrant") == {}


def test_death_tyrant_when_the_site_is_empty() -> None:
    t = Table(hand=["death_tyrant"], map={"skullport": {"red": 1, "blue": 1}, "kanaglym": {"red": 1, "blue": 1}})
    t.play("death_tyrant", "assassinate skullport blue")
    assert t.in_main
    assert t.influence == 1


def test_death_tyrant_route_is_no_site() -> None:
    t = Table(hand=["death_tyrant"], map={"skullport": {"red": 1, "blue": 1}, "skullport__kanaglym:0": {"blue": 1}})
    t.play("death_tyrant")
    assert t.offered("assassinate") == {"skullport blue"}
    sentence = "All targets must be at one site; a route is not a site. (R-41)"
    assert t.why_not("assassinate skullport__kanaglym:0") == sentence


def test_death_tyrant_with_only_a_route_in_reach() -> None:
    t = Table(hand=["death_tyrant"], map={"skullport": {"red": 1}, "skullport__kanaglym:0": {"blue": 1}})
    t.play("death_tyrant")
    assert t.in_main
    assert t.influence == 0


def test_death_tyrant_where_a_spy_gives_presence() -> None:
    t = Table(hand=["death_tyrant"], map={"everfire": {"spies": ["red"], "white": 1}, "skullport": {"red": 1}})
    t.play("death_tyrant", "assassinate everfire white")
    assert t.in_main
    assert t.influence == 1


def test_gauth_influence() -> None:
    t = Table(hand=["gauth"], deck=NOBLES, seats={"blue": FOUR})
    t.play("gauth", "option 1")
    assert changes(t, "gauth") == {"influence": 2}


def test_gauth_draws_and_makes_a_rival_discard() -> None:
    t = Table(hand=["gauth"], deck=["soldier", "noble"], seats={"blue": FOUR})
    t.play("gauth", "option 2")
    assert t.hand() == ["soldier"]
    assert t.legal == {"target blue"}
    t.do("red: target blue")
    assert t.chooser == "blue"
    assert t.legal == {"discard noble", "discard soldier"}
    t.do("blue: discard soldier")
    assert changes(t, "gauth") == {
        "deck soldier": -1,
        "hand soldier": 1,
        "blue hand soldier": -1,
        "blue discard soldier": 1,
    }


def test_gauth_three_cards_are_too_few() -> None:
    t = Table(hand=["gauth"], deck=NOBLES, seats={"blue": THREE})
    t.play("gauth", "option 2")
    assert t.in_main
    assert t.hand() == ["noble"]
    assert len(t.hand("blue")) == 3


def test_gauth_chooses_among_those_above_the_threshold() -> None:
    t = Table(players=3, hand=["gauth"], deck=NOBLES, seats={"blue": FOUR, "orange": THREE})
    t.play("gauth", "option 2")
    assert t.legal == {"target blue"}
    assert t.why_not("target orange") == "Orange must hold more than 3 cards. (R-45)"
    assert t.why_not("target red") == "Choose another player. (T-0.1)"


def test_gauth_one_rival_discards_not_all() -> None:
    t = Table(players=3, hand=["gauth"], deck=NOBLES, seats={"blue": FOUR, "orange": FOUR})
    t.play("gauth", "option 2", "target orange", "orange: discard noble")
    assert t.in_main
    assert len(t.hand("blue")) == 4


def test_gauth_draws_from_a_reshuffled_discard_pile() -> None:
    t = Table(hand=["gauth"], discard=["soldier"], seats={"blue": THREE})
    t.play("gauth", "option 2")
    assert t.in_main
    assert t.hand() == ["soldier"]
    assert t.in_play == ["gauth"]


def test_gauth_with_nothing_to_draw_still_strikes() -> None:
    t = Table(hand=["gauth"], seats={"blue": FOUR})
    t.play("gauth", "option 2", "target blue", "blue: discard noble")
    assert t.in_main
    assert t.hand() == []


def test_mindwitness_owner_discards() -> None:
    t = Table(hand=["mindwitness"], map={"eryndlyn": {"red": 1, "blue": 1}}, seats={"blue": FOUR})
    t.play("mindwitness", "assassinate eryndlyn blue", "blue: discard noble")
    assert changes(t, "mindwitness") == {
        "eryndlyn blue": -1,
        "trophies blue": 1,
        "blue hand noble": -1,
        "blue discard noble": 1,
    }


def test_mindwitness_three_cards_are_too_few() -> None:
    t = Table(hand=["mindwitness"], map={"eryndlyn": {"red": 1, "blue": 1}}, seats={"blue": THREE})
    t.play("mindwitness", "assassinate eryndlyn blue")
    assert t.in_main
    assert len(t.hand("blue")) == 3


def test_mindwitness_white_has_no_owner() -> None:
    t = Table(hand=["mindwitness"], map={"eryndlyn": {"red": 1, "blue": 1, "white": 1}}, seats={"blue": FOUR})
    t.play("mindwitness", "assassinate eryndlyn white")
    assert t.in_main
    assert t.trophies() == {"white": 1}
    assert len(t.hand("blue")) == 4


def test_mindwitness_without_target() -> None:
    t = Table(hand=["mindwitness"], map={"eryndlyn": {"red": 1}, "everfire": {"blue": 1}}, seats={"blue": FOUR})
    t.play("mindwitness")
    assert changes(t, "mindwitness") == {}


def test_mindwitness_strikes_only_the_owner() -> None:
    here = {"eryndlyn": {"red": 1, "blue": 1, "orange": 1}}
    t = Table(players=3, hand=["mindwitness"], map=here, seats={"blue": FOUR, "orange": FOUR})
    t.play("mindwitness", "assassinate eryndlyn orange", "orange: discard noble")
    assert t.in_main
    assert len(t.hand("blue")) == 4


def test_mindwitness_must_kill() -> None:
    t = Table(hand=["mindwitness"], map={"eryndlyn": {"red": 1, "blue": 1}})
    t.play("mindwitness")
    assert t.legal == {"assassinate eryndlyn blue"}


def test_spectator() -> None:
    t = Table(hand=["spectator"])
    t.play("spectator")
    assert changes(t, "spectator") == {"power": 2, "influence": 1}


# ---------------------------------------------------------------- conquest


def test_cranium_rats_deploys_and_strikes() -> None:
    t = Table(hand=["cranium_rats"], map={"eryndlyn": {"red": 1}}, seats={"blue": FOUR})
    t.play("cranium_rats", "deploy eryndlyn", "deploy eryndlyn__kanaglym:0", "target blue", "blue: discard soldier")
    assert changes(t, "cranium_rats") == {
        "eryndlyn red": 1,
        "eryndlyn__kanaglym:0 red": 1,
        "barracks": -2,
        "blue hand soldier": -1,
        "blue discard soldier": 1,
    }


def test_cranium_rats_second_troop_counts_from_the_first() -> None:
    t = Table(hand=["cranium_rats"], map={"eryndlyn": {"red": 1}})
    t.play("cranium_rats")
    assert t.why_not("deploy kanaglym") == "You have no Presence at Kanaglym. (T-10.2.1)"
    t.do("deploy eryndlyn__kanaglym:0", "deploy eryndlyn__kanaglym:1")
    assert t.in_main


def test_cranium_rats_nobody_holds_enough() -> None:
    t = Table(hand=["cranium_rats"], map={"eryndlyn": {"red": 1}}, seats={"blue": THREE})
    t.play("cranium_rats", "deploy eryndlyn", "deploy eryndlyn")
    assert t.in_main


def test_cranium_rats_empty_barracks() -> None:
    t = Table(hand=["cranium_rats"], barracks=0, map={"eryndlyn": {"red": 1}}, seats={"blue": FOUR})
    t.play("cranium_rats")
    assert t.vp() == 2
    t.do("target blue", "blue: discard noble")
    assert t.in_main


def test_cranium_rats_last_troop() -> None:
    t = Table(hand=["cranium_rats"], barracks=1, map={"eryndlyn": {"red": 1}})
    t.play("cranium_rats", "deploy eryndlyn")
    assert t.in_main
    assert t.ending
    assert t.vp() == 1


def test_cranium_rats_no_space_left() -> None:
    t = Table(hand=["cranium_rats"], map=BOXED_IN, seats={"blue": FOUR})
    t.play("cranium_rats", "target blue", "blue: discard noble")
    assert t.in_main
    assert t.vp() == 0
    assert t.barracks() == 39


def test_grimlock_deploys_one() -> None:
    t = Table(hand=["grimlock"], deck=NOBLES, map={"eryndlyn": {"red": 1}})
    t.play("grimlock", "deploy eryndlyn")
    assert changes(t, "grimlock") == {"eryndlyn red": 1, "barracks": -1}


def test_grimlock_forced_discard_draws_two() -> None:
    blue = {"hand": ["grimlock", *cards(noble=3)], "deck": ["soldier", "soldier", "noble"]}
    t = Table(hand=["gauth"], seats={"blue": blue})
    t.play("gauth", "option 2", "target blue", "blue: discard grimlock")
    assert t.in_main
    assert t.discard("blue") == ["grimlock"]
    assert t.hand("blue") == ["noble"] * 3 + ["soldier"] * 2
    assert t.deck("blue") == ["noble"]


def test_grimlock_may_come_back_in_the_reshuffle() -> None:
    t = Table(hand=["gauth"], seats={"blue": {"hand": ["grimlock", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard grimlock")
    assert t.in_main
    assert t.hand("blue") == ["grimlock", *cards(noble=3)]


def test_grimlock_discarded_as_a_cost_does_not_answer() -> None:
    t = Table(hand=["insane_outcast", "grimlock"], deck=NOBLES)
    t.play("insane_outcast", "discard grimlock")
    assert t.in_main
    assert t.hand() == []
    assert t.discard() == ["grimlock"]


def test_grimlock_left_in_hand_does_not_answer() -> None:
    t = Table(hand=["grimlock"], deck=NOBLES + NOBLES)
    t.end_turn()
    assert t.hand() == NOBLES
    assert t.discard() == ["grimlock"]


def test_neogi_deploys_four() -> None:
    t = Table(hand=["neogi"], map={"skullport": {"red": 1}})
    t.play("neogi", *["deploy skullport"] * 4)
    assert changes(t, "neogi") == {"skullport red": 4, "barracks": -4, "at end of turn neogi": 1}


def test_neogi_rival_discards_at_end_of_turn_without_threshold() -> None:
    t = Table(hand=["neogi"], deck=NOBLES, barracks=0, seats={"blue": {"hand": ["soldier"]}})
    t.play("neogi")
    assert t.vp() == 4
    assert t.hand("blue") == ["soldier"]
    t.end_turn("blue: discard soldier")
    assert t.active == "blue"
    assert t.discard("blue") == ["soldier"]
    assert t.discard() == ["neogi"]


def test_neogi_empty_hand() -> None:
    t = Table(hand=["neogi"], deck=NOBLES, barracks=0)
    t.play("neogi").end_turn()
    assert t.active == "blue"


def test_neogi_all_rivals_clockwise() -> None:
    hands = {"orange": {"hand": ["noble"]}, "red": {"hand": ["noble"]}}
    t = Table(players=3, active="blue", hand=["neogi"], deck=NOBLES, barracks=0, seats=hands)
    t.play("neogi").end_turn("orange: discard noble", "red: discard noble")
    assert t.active == "orange"


def test_neogi_promoted_first_still_strikes() -> None:
    t = Table(hand=["neogi", "ambassador"], deck=NOBLES, barracks=0, seats={"blue": {"hand": ["noble"]}})
    t.play("neogi").play("ambassador")
    t.end_turn("resolve ambassador", "promote neogi", "blue: discard noble")
    assert t.inner_circle() == ["neogi"]
    assert t.active == "blue"


def test_neogi_order_is_the_active_players() -> None:
    t = Table(hand=["neogi", "puppeteer"], deck=NOBLES, barracks=0, seats={"blue": {"hand": ["noble"]}})
    t.play("neogi").play("puppeteer").end_turn()
    assert t.legal == {"resolve neogi", "resolve puppeteer"}
    assert t.why_not("play noble") == "Your turn is ending: you can't play more cards or take basic actions. (T-4.1)"
    assert t.why_not("resolve noble") == "Noble has nothing to resolve at the end of this turn. (T-4.2)"
    t.do("resolve neogi", "blue: discard noble", "red: promote neogi")
    assert t.active == "blue"


def test_neogi_is_answered_before_the_active_player_discards_the_hand() -> None:
    t = Table(hand=["neogi", "soldier"], deck=NOBLES, barracks=0, seats={"blue": {"hand": ["umber_hulk"]}})
    t.play("neogi").end_turn("blue: discard umber_hulk")
    assert t.legal == {"discard soldier"}
    t.do("red: discard soldier")
    assert t.active == "blue"
    assert t.hand() == NOBLES
    assert t.discard() == ["neogi", "soldier"]


def test_quaggoth_one_kill_for_each_controlled_site() -> None:
    t = Table(hand=["quaggoth"], map={"skullport": {"red": 3, "white": 2}, "kanaglym": {"red": 1}})
    t.play("quaggoth", "assassinate skullport white", "assassinate skullport white")
    assert changes(t, "quaggoth") == {"skullport white": -2, "trophies white": 2}


def test_quaggoth_number_is_fixed_at_the_start() -> None:
    t = Table(hand=["quaggoth"], map={"skullport": {"red": 2, "white": 1}, "eryndlyn": {"red": 1, "white": 1}})
    assert t.controls("eryndlyn") is None
    t.play("quaggoth", "assassinate eryndlyn white")
    assert t.controls("eryndlyn") == "red"
    assert t.in_main
    assert t.at("skullport") == {"red": 2, "white": 1}


def test_quaggoth_white_only_with_presence_and_no_declining() -> None:
    here = {"skullport": {"red": 2, "blue": 1}, "skullport__kanaglym:0": {"white": 1}, "everfire": {"white": 1}}
    t = Table(hand=["quaggoth"], map=here)
    t.play("quaggoth")
    assert t.legal == {"assassinate skullport__kanaglym:0"}
    assert t.why_not("assassinate skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("assassinate everfire white") == "You have no Presence at Everfire. (T-7.3)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"


def test_quaggoth_fewer_targets_than_sites() -> None:
    t = Table(hand=["quaggoth"], map={"skullport": {"red": 2, "white": 1}, "eryndlyn": {"red": 1}})
    t.play("quaggoth", "assassinate skullport white")
    assert t.in_main


def test_quaggoth_without_a_site() -> None:
    t = Table(hand=["quaggoth"], map={"skullport": {"red": 1, "white": 1}})
    t.play("quaggoth")
    assert changes(t, "quaggoth") == {}


def test_umber_hulk_deploys_three() -> None:
    t = Table(hand=["umber_hulk"], map={"skullport": {"red": 1}})
    t.play("umber_hulk", *["deploy skullport"] * 3)
    assert changes(t, "umber_hulk") == {"skullport red": 3, "barracks": -3}


def test_umber_hulk_causer_discards() -> None:
    t = Table(hand=["gauth", "soldier", "noble"], seats={"blue": {"hand": ["umber_hulk", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard umber_hulk")
    assert t.chooser == "red"
    assert t.legal == {"discard noble", "discard soldier"}
    t.do("red: discard soldier")
    assert t.in_main
    assert t.discard() == ["soldier"]
    assert t.discard("blue") == ["umber_hulk"]


def test_umber_hulk_causer_with_an_empty_hand() -> None:
    t = Table(hand=["gauth"], seats={"blue": {"hand": ["umber_hulk", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard umber_hulk")
    assert t.in_main
    assert t.discard() == []


def test_umber_hulk_answered_by_umber_hulk() -> None:
    blue = {"hand": ["umber_hulk", *cards(noble=3)]}
    t = Table(hand=["gauth", "umber_hulk"], seats={"blue": blue})
    t.play("gauth", "option 2", "target blue", "blue: discard umber_hulk", "red: discard umber_hulk", "blue: discard noble")
    assert t.in_main
    assert t.discard() == ["umber_hulk"]
    assert t.discard("blue") == ["noble", "umber_hulk"]
    assert t.hand("blue") == ["noble"] * 2


def test_umber_hulk_chain_ends_with_an_empty_hand() -> None:
    t = Table(hand=["neogi", "umber_hulk"], deck=NOBLES, barracks=0, seats={"blue": {"hand": ["umber_hulk"]}})
    t.play("neogi").end_turn("blue: discard umber_hulk", "red: discard umber_hulk")
    assert t.active == "blue"
    assert t.hand("blue") == []


def test_umber_hulk_active_player_answers_with_grimlock() -> None:
    t = Table(hand=["gauth", "grimlock"], deck=cards(soldier=4), seats={"blue": {"hand": ["umber_hulk", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard umber_hulk", "red: discard grimlock")
    assert t.in_main
    assert t.hand() == ["soldier"] * 3
    assert t.discard() == ["grimlock"]


def test_umber_hulk_active_player_answers_with_ambassador() -> None:
    t = Table(hand=["gauth", "ambassador"], seats={"blue": {"hand": ["umber_hulk", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard umber_hulk", "red: discard ambassador", "red: accept")
    assert t.in_main
    assert t.inner_circle() == ["ambassador"]
    assert t.discard() == []


def test_umber_hulk_is_answered_before_the_next_victim() -> None:
    seats = {"blue": {"hand": ["umber_hulk", *cards(noble=3)]}, "orange": FOUR}
    t = Table(players=3, hand=["nothic", "noble"], map={"skullport": {"spies": ["red"]}}, seats=seats)
    t.play("nothic", "option 2", "return-spy skullport red")
    t.do("blue: discard umber_hulk", "red: discard noble", "orange: discard noble")
    assert t.in_main


def test_umber_hulk_discarded_as_a_cost_does_not_answer() -> None:
    t = Table(hand=["insane_outcast", "umber_hulk", "noble"])
    t.play("insane_outcast", "discard umber_hulk")
    assert t.in_main
    assert t.hand() == ["noble"]


# ---------------------------------------------------------------- guile


def test_aboleth_places_two_spies() -> None:
    t = Table(hand=["aboleth"], map={"eryndlyn": {"red": 1}})
    t.play("aboleth", "option 1", "place-spy everfire")
    assert "place-spy everfire" not in t.legal
    assert t.why_not("place-spy everfire") == "You already have a spy at Everfire. (T-10.6.1)"
    assert t.why_not("place-spy chaulssin") == "Chaulssin is not in play in this game. (T-2.2)"
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"
    t.do("place-spy skullport")
    assert changes(t, "aboleth") == {"everfire red spy": 1, "skullport red spy": 1}


def test_aboleth_draws_for_each_spy() -> None:
    t = Table(hand=["aboleth"], deck=NOBLES, map={"skullport": {"spies": ["red", "blue"]}, "everfire": {"spies": ["red"]}})
    t.play("aboleth", "option 2")
    assert changes(t, "aboleth") == {"deck noble": -2, "hand noble": 2}


def test_aboleth_draws_nothing_without_spies() -> None:
    t = Table(hand=["aboleth"], deck=NOBLES)
    t.play("aboleth", "option 2")
    assert t.in_main
    assert t.hand() == []


def test_aboleth_draws_through_a_reshuffle_until_nothing_is_left() -> None:
    t = Table(hand=["aboleth"], deck=["noble"], discard=["soldier"], map=FIVE_SPIES)
    t.play("aboleth", "option 2")
    assert t.in_main
    assert t.hand() == ["noble", "soldier"]


def test_aboleth_five_spies_out_may_move_each_or_none() -> None:
    t = Table(hand=["aboleth"], map=FIVE_SPIES)
    t.play("aboleth", "option 1")
    sites = ("skullport", "kanaglym", "eryndlyn", "everfire", "labyrinth")
    assert t.legal == {"decline", *(f"return-spy {site} red" for site in sites)}
    assert t.why_not("place-spy ched_nasad") == "All your spies are on the map: take one back first. (T-10.6.2)"
    t.do("return-spy everfire red")
    assert "decline" not in t.legal
    t.do("place-spy ched_nasad", "decline")
    assert t.in_main
    assert t.spies("everfire") == []
    assert t.spies("ched_nasad") == ["red"]


def test_aboleth_one_spy_in_barracks() -> None:
    here = {site: FIVE_SPIES[site] for site in ("skullport", "kanaglym", "eryndlyn", "everfire")}
    t = Table(hand=["aboleth"], map=here)
    t.play("aboleth", "option 1", "place-spy labyrinth", "return-spy labyrinth red", "place-spy labyrinth")
    assert t.in_main
    assert t.spies("labyrinth") == ["red"]


def test_brainwashed_slave_places_a_spy() -> None:
    t = Table(hand=["brainwashed_slave"])
    t.play("brainwashed_slave", "option 1", "place-spy everfire")
    assert changes(t, "brainwashed_slave") == {"everfire red spy": 1}


def test_brainwashed_slave_takes_a_spy_back() -> None:
    t = Table(hand=["brainwashed_slave"], map={"everfire": {"spies": ["red", "blue"]}})
    t.play("brainwashed_slave", "option 2")
    assert t.legal == {"decline", "return-spy everfire red"}
    assert t.why_not("return-spy everfire blue") == "You can take back only your own spy. (T-10.9.2)"
    t.do("return-spy everfire red")
    assert changes(t, "brainwashed_slave") == {"everfire red spy": -1, "power": 2, "influence": 2}


def test_brainwashed_slave_declined() -> None:
    t = Table(hand=["brainwashed_slave"], map={"everfire": {"spies": ["red"]}})
    t.play("brainwashed_slave", "option 2", "decline")
    assert changes(t, "brainwashed_slave") == {}


def test_brainwashed_slave_without_a_spy() -> None:
    t = Table(hand=["brainwashed_slave"])
    t.play("brainwashed_slave", "option 2")
    assert changes(t, "brainwashed_slave") == {}


def test_chuul_rivals_with_a_troop_there_discard() -> None:
    here = {"skullport": {"blue": 1, "orange": 1}}
    t = Table(players=3, hand=["chuul"], map=here, seats={"blue": FOUR, "orange": FOUR})
    t.play("chuul", "place-spy skullport", "blue: discard noble", "orange: discard soldier")
    assert changes(t, "chuul") == {
        "skullport red spy": 1,
        "blue hand noble": -1,
        "blue discard noble": 1,
        "orange hand soldier": -1,
        "orange discard soldier": 1,
    }


def test_chuul_spares_those_who_are_not_there_or_hold_three() -> None:
    here = {"skullport": {"blue": 1}, "skullport__kanaglym:0": {"orange": 1}}
    t = Table(players=3, hand=["chuul"], map=here, seats={"blue": THREE, "orange": FOUR})
    t.play("chuul", "place-spy skullport")
    assert t.in_main


def test_chuul_a_rival_spy_is_no_troop() -> None:
    t = Table(hand=["chuul"], map={"skullport": {"white": 1, "spies": ["blue"]}}, seats={"blue": FOUR})
    t.play("chuul", "place-spy skullport")
    assert t.in_main


def test_chuul_five_spies_out_declined() -> None:
    here = {**FIVE_SPIES, "skullport": {"blue": 1, "spies": ["red"]}}
    t = Table(hand=["chuul"], map=here, seats={"blue": FOUR})
    t.play("chuul", "decline")
    assert t.in_main
    assert len(t.hand("blue")) == 4


def test_chuul_relocated_spy_counts_where_it_goes() -> None:
    here = {**FIVE_SPIES, "ched_nasad": {"blue": 1}}
    t = Table(hand=["chuul"], map=here, seats={"blue": FOUR})
    t.play("chuul", "return-spy skullport red", "place-spy ched_nasad", "blue: discard noble")
    assert t.in_main


def test_cloaker_places_a_spy() -> None:
    t = Table(hand=["cloaker"], map={"everfire": {"white": 1}})
    t.play("cloaker", "option 1", "place-spy everfire")
    assert changes(t, "cloaker") == {"everfire red spy": 1}


def test_cloaker_kills_where_the_spy_was() -> None:
    here: Places = {"everfire": {"blue": 1, "white": 1, "spies": ["red"]}, "skullport": {"red": 1, "white": 1}}
    t = Table(hand=["cloaker"], map=here)
    t.play("cloaker", "option 2", "return-spy everfire red")
    assert t.legal == {"assassinate everfire blue", "assassinate everfire white"}
    assert t.why_not("assassinate skullport white") == "Skullport is not that spy's site. (T-6.9)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("assassinate everfire blue")
    assert changes(t, "cloaker") == {"everfire red spy": -1, "everfire blue": -1, "trophies blue": 1}


def test_cloaker_paid_for_nothing() -> None:
    t = Table(hand=["cloaker"], map={"everfire": {"spies": ["red"]}, "skullport": {"red": 1, "white": 1}})
    t.play("cloaker", "option 2", "return-spy everfire red")
    assert t.in_main
    assert t.spies("everfire") == []
    assert t.trophies() == {}


def test_cloaker_declined() -> None:
    t = Table(hand=["cloaker"], map={"everfire": {"white": 1, "spies": ["red"]}})
    t.play("cloaker", "option 2", "decline")
    assert changes(t, "cloaker") == {}


def test_cloaker_without_a_spy() -> None:
    t = Table(hand=["cloaker"], map={"everfire": {"red": 1, "white": 1}})
    t.play("cloaker", "option 2")
    assert changes(t, "cloaker") == {}


def test_nothic_places_a_spy() -> None:
    t = Table(hand=["nothic"], deck=NOBLES, seats={"blue": FOUR})
    t.play("nothic", "option 1", "place-spy everfire")
    assert changes(t, "nothic") == {"everfire red spy": 1}


def test_nothic_draws_and_strikes_everyone_above_three() -> None:
    seats = {"red": FOUR, "orange": FOUR, "black": THREE}
    here = {"everfire": {"spies": ["blue"]}}
    t = Table(players=4, active="blue", hand=["nothic"], deck=["soldier", "noble"], map=here, seats=seats)
    t.play("nothic", "option 2", "return-spy everfire blue")
    assert t.hand("blue") == ["soldier"]
    t.do("orange: discard noble", "red: discard soldier")
    assert changes(t, "nothic") == {
        "everfire blue spy": -1,
        "deck soldier": -1,
        "hand soldier": 1,
        "orange hand noble": -1,
        "orange discard noble": 1,
        "red hand soldier": -1,
        "red discard soldier": 1,
    }


def test_nothic_declined() -> None:
    t = Table(hand=["nothic"], deck=NOBLES, map={"everfire": {"spies": ["red"]}}, seats={"blue": FOUR})
    t.play("nothic", "option 2", "decline")
    assert changes(t, "nothic") == {}


def test_nothic_without_a_spy() -> None:
    t = Table(hand=["nothic"], deck=NOBLES, seats={"blue": FOUR})
    t.play("nothic", "option 2")
    assert changes(t, "nothic") == {}


# ---------------------------------------------------------------- ambition


def test_ambassador_promotes_another_card_at_end_of_turn() -> None:
    t = Table(hand=["ambassador", "noble", "soldier"], deck=NOBLES)
    t.play("ambassador").play("noble").play("soldier")
    assert t.in_main
    assert t.inner_circle() == []
    t.end_turn()
    assert t.legal == {"promote noble", "promote soldier"}
    assert t.why_not("promote ambassador") == "No other Ambassador lies in your play area. (T-6.8)"
    assert t.why_not("decline") == "You must do this if you can. (R-22)"
    t.do("promote soldier")
    assert t.inner_circle() == ["soldier"]
    assert t.discard() == ["ambassador", "noble"]
    assert t.active == "blue"


def test_ambassador_alone() -> None:
    t = Table(hand=["ambassador", "noble"], deck=NOBLES)
    t.play("ambassador").end_turn()
    assert t.active == "blue"
    assert t.inner_circle() == []
    assert t.discard() == ["ambassador", "noble"]


def test_ambassador_two_promote_each_other() -> None:
    t = Table(hand=["ambassador", "ambassador"], deck=NOBLES)
    t.play("ambassador").play("ambassador").end_turn("promote ambassador", "promote ambassador")
    assert t.inner_circle() == ["ambassador", "ambassador"]
    assert t.discard() == []


def test_ambassador_of_two_copies_the_one_still_to_act_is_promoted() -> None:
    t = Table(hand=["ambassador", "ambassador", "puppeteer", "noble"], deck=NOBLES)
    t.play("ambassador").play("ambassador").play("puppeteer").play("noble")
    t.end_turn("resolve ambassador", "promote noble", "resolve puppeteer", "promote ambassador")
    assert t.legal == {"promote ambassador", "promote puppeteer"}
    t.do("promote ambassador")
    assert t.inner_circle() == ["ambassador", "ambassador", "noble"]


def test_ambassador_cannot_promote_what_has_left_the_play_area() -> None:
    t = Table(hand=["ambassador", "flesh_golem"], deck=NOBLES)
    t.play("ambassador").play("flesh_golem", "devour-this").end_turn()
    assert t.active == "blue"
    assert t.inner_circle() == []


def test_ambassador_promoted_instead_of_discarded() -> None:
    t = Table(hand=["gauth"], seats={"blue": {"hand": ["ambassador", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard ambassador")
    assert t.chooser == "blue"
    assert t.legal == {"accept", "decline"}
    t.do("blue: accept")
    assert t.in_main
    assert t.inner_circle("blue") == ["ambassador"]
    assert t.discard("blue") == []
    assert t.hand("blue") == ["noble"] * 3
    assert "Blue discards Ambassador" not in t.log()


def test_ambassador_promotion_declined() -> None:
    t = Table(hand=["gauth"], seats={"blue": {"hand": ["ambassador", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard ambassador", "blue: decline")
    assert t.in_main
    assert t.inner_circle("blue") == []
    assert t.discard("blue") == ["ambassador"]
    assert "Blue discards Ambassador" in t.log()


def test_ambassador_another_card_may_be_discarded() -> None:
    t = Table(hand=["gauth"], seats={"blue": {"hand": ["ambassador", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard noble")
    assert t.in_main
    assert "ambassador" in t.hand("blue")


def test_ambassador_nobody_guesses_where_it_is_while_its_owner_decides() -> None:
    blue = {"hand": ["ambassador", *cards(noble=3)], "deck": cards(soldier=9)}
    t = Table(hand=["gauth"], deck=NOBLES, seats={"blue": blue})
    t.play("gauth", "option 2", "target blue", "blue: discard ambassador")
    for seed in range(20):
        dealt = GAME.determinize(t.match.state, 0, Rng(seed))  # type: ignore[arg-type]
        GAME.apply(dealt, 1, GAME.vocabulary.parse("accept"))
        assert GAME.to_json(dealt)["seats"]["blue"]["inner_circle"] == ["ambassador"]


def test_ambassador_discarded_as_a_cost_does_not_answer() -> None:
    t = Table(hand=["insane_outcast", "ambassador"])
    t.play("insane_outcast", "discard ambassador")
    assert t.in_main
    assert t.discard() == ["ambassador"]


def test_elder_brain_promotes_the_top_card_and_plays_it() -> None:
    t = Table(hand=["elder_brain"], deck=["spectator", "noble"])
    t.play("elder_brain")
    assert t.inner_circle() == ["spectator"]
    t.do("use spectator")
    assert changes(t, "elder_brain") == {"deck spectator": -1, "inner circle spectator": 1, "power": 2, "influence": 1}


def test_elder_brain_plays_any_card_of_the_inner_circle() -> None:
    t = Table(hand=["elder_brain"], deck=["noble"], inner_circle=["spectator", "priestess_of_lolth"])
    t.play("elder_brain")
    assert t.legal == {"use noble", "use spectator", "use priestess_of_lolth"}
    assert t.why_not("use soldier") == "Soldier is not in your inner circle. (T-10.7.1)"
    t.do("use priestess_of_lolth")
    assert t.in_main
    assert t.influence == 2
    assert t.inner_circle() == ["noble", "priestess_of_lolth", "spectator"]


def test_elder_brain_reshuffles_an_empty_deck() -> None:
    t = Table(hand=["elder_brain"], discard=["soldier"])
    t.play("elder_brain", "use soldier")
    assert t.in_main
    assert t.power == 1
    assert t.inner_circle() == ["soldier"]
    assert t.discard() == []


def test_elder_brain_with_no_cards_at_all() -> None:
    t = Table(hand=["elder_brain"])
    t.play("elder_brain")
    assert t.in_main
    assert t.inner_circle() == []


def test_elder_brain_with_nothing_to_promote_still_plays() -> None:
    t = Table(hand=["elder_brain"], inner_circle=["soldier"])
    t.play("elder_brain", "use soldier")
    assert t.in_main
    assert t.power == 1


def test_elder_brain_outcast_on_top_goes_back_to_supply() -> None:
    t = Table(hand=["elder_brain"], deck=["insane_outcast", "noble"], inner_circle=["soldier"], outcasts=10)
    t.play("elder_brain")
    assert t.supply("insane_outcast") == 11
    assert t.legal == {"use soldier"}
    assert t.deck() == ["noble"]


def test_elder_brain_plays_a_card_that_devours_itself() -> None:
    t = Table(hand=["elder_brain"], deck=["flesh_golem"], map={"eryndlyn": {"red": 1, "white": 1}})
    t.play("elder_brain", "use flesh_golem", "devour-this", "assassinate eryndlyn white")
    assert t.in_main
    assert t.power == 2
    assert t.inner_circle() == []
    assert t.devoured == ["flesh_golem"]


def test_elder_brain_card_that_could_devour_itself_returns_otherwise() -> None:
    t = Table(hand=["elder_brain"], deck=["flesh_golem"])
    t.play("elder_brain", "use flesh_golem", "decline")
    assert t.in_main
    assert t.inner_circle() == ["flesh_golem"]
    assert t.devoured == []


def test_elder_brain_plays_necromancer_which_cannot_promote_itself() -> None:
    t = Table(hand=["elder_brain", "noble"], deck=["necromancer"], discard=["soldier"])
    t.play("elder_brain", "use necromancer", "option 2")
    assert t.legal == {"promote-from-hand noble", "promote-from-discard soldier"}
    sentence = "You played this card from your inner circle: you can't promote it again. (R-59)"
    assert t.why_not("promote-this") == sentence
    t.do("promote-from-hand noble")
    assert t.in_main
    assert t.inner_circle() == ["necromancer", "noble"]


def test_elder_brain_plays_necromancer_with_nothing_to_promote() -> None:
    t = Table(hand=["elder_brain"], deck=["necromancer"])
    t.play("elder_brain", "use necromancer", "option 2")
    assert t.in_main
    assert t.inner_circle() == ["necromancer"]


def test_elder_brain_plays_revenant_which_is_not_promoted_twice() -> None:
    t = Table(hand=["elder_brain"], deck=["revenant"], trophies={"white": 8})
    t.play("elder_brain", "use revenant")
    assert t.in_main
    assert t.inner_circle() == ["revenant"]
    assert t.log().count("Red promotes Revenant") == 1


def test_elder_brain_plays_carrion_crawler_which_stays_in_the_market() -> None:
    t = Table(hand=["elder_brain"], deck=["carrion_crawler"], market={"row": row("gauth"), "deck": ["chuul"]})
    t.play("elder_brain", "use carrion_crawler", "devour gauth")
    assert t.in_main
    assert t.power == 3
    assert t.row == row("carrion_crawler")
    assert t.inner_circle() == []
    assert t.devoured == ["gauth"]
    assert t.market_deck == ["chuul"]


def test_elder_brain_plays_carrion_crawler_with_an_empty_row() -> None:
    t = Table(hand=["elder_brain"], deck=["carrion_crawler"])
    t.play("elder_brain", "use carrion_crawler")
    assert t.in_main
    assert t.inner_circle() == ["carrion_crawler"]


def test_elder_brain_plays_ulitharid_which_plays_a_market_card() -> None:
    t = Table(hand=["elder_brain"], deck=["ulitharid"], market={"row": row("spectator"), "deck": ["chuul", "gauth"]})
    t.play("elder_brain", "use ulitharid", "use spectator")
    assert t.in_main
    assert (t.power, t.influence) == (2, 1)
    assert t.inner_circle() == ["ulitharid"]
    assert t.devoured == ["spectator"]
    assert t.row == row("chuul")


def test_elder_brain_ulitharid_and_a_card_that_devours_itself() -> None:
    here = {"eryndlyn": {"red": 1, "white": 1}}
    t = Table(hand=["elder_brain"], deck=["ulitharid"], market={"row": row("flesh_golem"), "deck": ["chuul"]}, map=here)
    t.play("elder_brain", "use ulitharid", "use flesh_golem", "devour-this", "assassinate eryndlyn white")
    assert t.in_main
    assert t.inner_circle() == ["ulitharid"]
    assert t.devoured == ["flesh_golem"]
    assert t.row == row("chuul")


def test_elder_brain_plays_blue_dragon_whose_end_of_turn_still_comes() -> None:
    t = Table(hand=["elder_brain", "soldier"], deck=["blue_dragon", *NOBLES], inner_circle=cards(noble=3))
    t.play("soldier").play("elder_brain", "use blue_dragon")
    assert t.in_main
    assert t.inner_circle() == ["blue_dragon", *cards(noble=3)]
    assert t.queued == ["blue_dragon"]
    t.end_turn()
    assert t.legal == {"decline", "promote elder_brain", "promote soldier"}
    t.do("promote elder_brain", "promote soldier")
    assert t.inner_circle() == ["blue_dragon", "elder_brain", *cards(noble=3), "soldier"]
    assert t.vp() == 2


def test_elder_brain_plays_ambassador_which_promotes_the_brain() -> None:
    t = Table(hand=["elder_brain"], deck=["ambassador", *NOBLES])
    t.play("elder_brain", "use ambassador").end_turn()
    assert t.legal == {"promote elder_brain"}
    t.do("promote elder_brain")
    assert t.inner_circle() == ["ambassador", "elder_brain"]


def test_elder_brain_card_it_played_cannot_be_promoted_again() -> None:
    t = Table(hand=["puppeteer", "elder_brain"], deck=["spectator", *NOBLES])
    t.play("puppeteer").play("elder_brain", "use spectator").end_turn()
    assert t.legal == {"promote elder_brain"}


def test_elder_brain_card_is_out_of_the_inner_circle_while_it_resolves() -> None:
    t = Table(hand=["elder_brain"], deck=["vampire"], inner_circle=cards(noble=2))
    t.play("elder_brain", "use vampire", "option 2")
    assert t.in_main
    assert t.vp() == 0
    assert t.inner_circle() == ["noble", "noble", "vampire"]


def test_elder_brain_card_it_played_counts_for_focus() -> None:
    t = Table(hand=["elder_brain", "imix"], deck=["spectator"])
    t.play("elder_brain", "use spectator").play("imix")
    assert t.in_main
    assert t.power == 2 + 4 + 2


def test_elder_brain_is_itself_an_ambition_card_for_focus() -> None:
    t = Table(hand=["elder_brain"], deck=["black_earth_cultist"])
    t.play("elder_brain", "use black_earth_cultist")
    assert t.in_main
    assert t.influence == 2


def test_elder_brain_plays_ghost() -> None:
    here = {"everfire": {"spies": ["red"]}}
    t = Table(hand=["elder_brain"], deck=["ghost"], influence=3, map=here, market={"devoured": ["gauth"]})
    t.play("elder_brain", "use ghost", "option 2", "return-spy everfire red", "recruit-devoured")
    assert t.discard() == ["gauth"]
    assert t.inner_circle() == ["ghost"]


def test_intellect_devourer_influence() -> None:
    t = Table(hand=["intellect_devourer"])
    t.play("intellect_devourer", "option 1")
    assert changes(t, "intellect_devourer") == {"influence": 3}


def test_intellect_devourer_returns_two_rival_pieces() -> None:
    here: Places = {"skullport": {"red": 1, "blue": 1, "spies": ["blue"]}, "everfire": {"blue": 1, "spies": ["blue"]}}
    t = Table(hand=["intellect_devourer"], map=here)
    t.play("intellect_devourer", "option 2")
    assert t.offered("return-troop") == {"skullport red", "skullport blue"}
    assert t.offered("return-spy") == {"skullport blue"}
    assert t.why_not("return-troop everfire blue") == "You have no Presence at Everfire. (T-7.3)"
    assert t.why_not("return-spy everfire blue") == "You have no Presence at Everfire. (T-10.9.1)"
    t.do("return-troop skullport blue", "return-spy skullport blue")
    assert changes(t, "intellect_devourer") == {"skullport blue": -1, "blue barracks": 1, "skullport blue spy": -1}


def test_intellect_devourer_returns_its_owners_last_troop_and_a_far_spy() -> None:
    here: Places = {"eryndlyn": {"red": 1}, "everfire": {"spies": ["red"]}}
    t = Table(hand=["intellect_devourer"], map=here)
    t.play("intellect_devourer", "option 2", "return-troop eryndlyn red", "return-spy everfire red")
    assert changes(t, "intellect_devourer") == {"eryndlyn red": -1, "barracks": 1, "everfire red spy": -1}


def test_intellect_devourer_returns_a_troop_from_a_route() -> None:
    t = Table(hand=["intellect_devourer"], map={"eryndlyn": {"red": 1}, "eryndlyn__kanaglym:0": {"blue": 1}})
    t.play("intellect_devourer", "option 2", "return-troop eryndlyn__kanaglym:0", "decline")
    assert t.in_main
    assert t.barracks("blue") == 40


def test_intellect_devourer_never_returns_white() -> None:
    t = Table(hand=["intellect_devourer"], map={"eryndlyn": {"red": 1, "white": 1}})
    t.play("intellect_devourer", "option 2")
    assert t.legal == {"decline", "return-troop eryndlyn red"}
    assert t.why_not("return-troop eryndlyn white") == "You can't return white troops. (T-10.9.1)"


def test_intellect_devourer_presence_is_looked_at_each_time() -> None:
    t = Table(hand=["intellect_devourer"], map={"eryndlyn": {"red": 1, "blue": 1}, "skullport": {"red": 1}})
    t.play("intellect_devourer", "option 2", "return-troop eryndlyn red")
    assert t.legal == {"decline", "return-troop skullport red"}


def test_intellect_devourer_returns_none() -> None:
    t = Table(hand=["intellect_devourer"], map={"eryndlyn": {"red": 1, "blue": 1}})
    t.play("intellect_devourer", "option 2", "decline")
    assert t.in_main
    assert t.at("eryndlyn") == {"red": 1, "blue": 1}


def test_intellect_devourer_with_nothing_to_return() -> None:
    t = Table(hand=["intellect_devourer"], map={"eryndlyn": {"blue": 1}})
    t.play("intellect_devourer", "option 2")
    assert t.in_main


def test_intellect_devourer_does_not_call_off_the_end() -> None:
    t = Table(hand=["intellect_devourer"], barracks=0, ending=True, map={"eryndlyn": {"red": 2}})
    t.play("intellect_devourer", "option 2", "return-troop eryndlyn red", "return-troop eryndlyn red")
    assert t.ending
    assert t.barracks() == 2


def test_puppeteer() -> None:
    t = Table(hand=["puppeteer", "noble"], deck=NOBLES)
    t.play("noble").play("puppeteer")
    assert t.in_main
    assert t.influence == 3
    t.end_turn()
    assert t.legal == {"promote noble"}
    t.do("promote noble")
    assert t.inner_circle() == ["noble"]
    assert t.discard() == ["puppeteer"]


def test_puppeteer_two_promote_each_other() -> None:
    t = Table(hand=["puppeteer", "puppeteer"], deck=NOBLES)
    t.play("puppeteer").play("puppeteer").end_turn("promote puppeteer", "promote puppeteer")
    assert t.inner_circle() == ["puppeteer", "puppeteer"]


def test_puppeteer_alone() -> None:
    t = Table(hand=["puppeteer"], deck=NOBLES)
    t.play("puppeteer").end_turn()
    assert t.active == "blue"
    assert t.discard() == ["puppeteer"]


# ---------------------------------------------------------------- Ulitharid plays every kind of card


def ulitharid(*market_row: str, deck: tuple[str, ...] = ("noble", "noble"), **position: object) -> Table:
    """Ulitharid in hand, these cards in the row and Nobles to refill it, so that a refilled slot shows."""
    t = Table(hand=["ulitharid"], market={"row": row(*market_row), "deck": list(deck)}, deck=NOBLES, **position)  # type: ignore[arg-type]
    return t.play("ulitharid")


def test_ulitharid_plays_a_market_card_and_devours_it() -> None:
    t = ulitharid("beholder", "spectator")
    t.do("use spectator")
    assert changes(t, "ulitharid") == {
        "row spectator": -1,
        "row noble": 1,
        "market deck noble": -1,
        "devoured spectator": 1,
        "power": 2,
        "influence": 1,
    }
    assert t.row == row("beholder", "noble")
    t.end_turn()
    assert t.discard() == ["ulitharid"]


def test_ulitharid_cost_four_or_less_and_mandatory() -> None:
    t = ulitharid("beholder", "spectator", "gauth")
    assert t.legal == {"use spectator", "use gauth"}
    assert t.why_not("use beholder").endswith("(R-58)")
    assert t.why_not("use house_guard") == "House Guard is not in the market. (T-10.8.1)"
    assert t.why_not("use chuul") == "Chuul is not in the market. (T-10.8.1)"
    assert "decline" not in t.legal


def test_ulitharid_devoured_pile_is_closed_without_ghost() -> None:
    t = Table(hand=["ulitharid"], market={"row": row("spectator"), "devoured": ["gauth"]})
    t.play("ulitharid")
    assert t.legal == {"use spectator"}
    assert t.why_not("use-devoured") == "Only Ghost opens the devoured pile. (R-57)"


def test_ulitharid_only_dear_cards() -> None:
    t = ulitharid("beholder", "aboleth")
    assert t.in_main
    assert t.row == row("beholder", "aboleth")


def test_ulitharid_empty_row() -> None:
    assert ulitharid().in_main


def test_ulitharid_slot_is_empty_while_the_card_resolves() -> None:
    t = ulitharid("gauth", "chuul")
    t.do("use gauth")
    assert t.row == [None, "chuul", None, None, None, None]
    assert t.devoured == []
    t.do("option 1")
    assert t.row == row("noble", "chuul")
    assert t.devoured == ["gauth"]


def test_ulitharid_refill_from_an_empty_market_deck() -> None:
    t = ulitharid("spectator", deck=())
    t.do("use spectator")
    assert t.in_main
    assert t.row == row()


def test_ulitharid_refill_may_end_the_game() -> None:
    t = ulitharid("spectator", deck=("noble",))
    assert not t.ending
    t.do("use spectator")
    assert t.ending


def test_ulitharid_card_that_devours_itself() -> None:
    t = ulitharid("flesh_golem", map={"eryndlyn": {"red": 1, "white": 1}})
    t.do("use flesh_golem", "devour-this", "assassinate eryndlyn white")
    assert t.in_main
    assert t.power == 2
    assert t.trophies() == {"white": 1}
    assert t.devoured == ["flesh_golem"]
    assert t.row == row("noble")


def test_ulitharid_card_that_declines_to_devour_itself_is_devoured_anyway() -> None:
    t = ulitharid("flesh_golem", map={"eryndlyn": {"red": 1, "white": 1}})
    t.do("use flesh_golem", "decline")
    assert t.in_main
    assert t.trophies() == {}
    assert t.devoured == ["flesh_golem"]


def test_ulitharid_card_that_promotes_itself() -> None:
    t = ulitharid("revenant", trophies={"white": 8})
    t.do("use revenant")
    assert t.in_main
    assert t.inner_circle() == ["revenant"]
    assert t.devoured == []
    assert t.row == row("noble")


def test_ulitharid_revenant_without_enough_trophies() -> None:
    t = ulitharid("revenant", trophies={"white": 7})
    t.do("use revenant")
    assert t.in_main
    assert t.inner_circle() == []
    assert t.devoured == ["revenant"]


def test_ulitharid_card_that_puts_itself_into_the_market() -> None:
    t = ulitharid("carrion_crawler", "gauth")
    t.do("use carrion_crawler")
    assert t.legal == {"devour gauth"}
    t.do("devour gauth")
    assert t.in_main
    assert t.power == 3
    assert t.row == row("noble", "carrion_crawler")
    assert t.devoured == ["gauth"]


def test_ulitharid_crawler_alone_in_the_row_is_devoured() -> None:
    t = ulitharid("carrion_crawler")
    t.do("use carrion_crawler")
    assert t.in_main
    assert t.power == 3
    assert t.devoured == ["carrion_crawler"]
    assert t.row == row("noble")


def test_ulitharid_card_with_an_end_of_turn_instruction() -> None:
    t = ulitharid("ambassador")
    t.do("use ambassador")
    assert t.in_main
    assert t.devoured == ["ambassador"]
    t.end_turn()
    assert t.legal == {"promote ulitharid"}
    t.do("promote ulitharid")
    assert t.inner_circle() == ["ulitharid"]
    assert t.active == "blue"


def test_ulitharid_card_that_devours_itself_for_an_end_of_turn_instruction() -> None:
    t = ulitharid("cultist_of_myrkul")
    t.do("use cultist_of_myrkul", "option 2", "devour-this")
    assert t.in_main
    assert t.devoured == ["cultist_of_myrkul"]
    t.end_turn("promote ulitharid")
    assert t.inner_circle() == ["ulitharid"]


def test_ulitharid_card_that_devours_from_the_market() -> None:
    t = ulitharid("cult_fanatic", "gauth", deck=("chuul", "cloaker", "nothic"))
    t.do("use cult_fanatic", "devour gauth")
    assert t.in_main
    assert t.devoured == ["gauth", "cult_fanatic"]
    assert t.row == row("cloaker", "chuul")


def test_ulitharid_card_with_a_cost_from_hand() -> None:
    here = {"eryndlyn": {"red": 1, "white": 1}}
    t = Table(hand=["ulitharid", "noble"], market={"row": row("wight")}, map=here)
    t.play("ulitharid", "use wight", "option 2", "devour noble", "supplant eryndlyn white")
    assert t.in_main
    assert t.devoured == ["noble", "wight"]
    assert t.at("eryndlyn") == {"red": 2}


def test_ulitharid_card_that_forces_a_discard() -> None:
    t = ulitharid("gauth", seats={"blue": {"hand": ["umber_hulk", *cards(noble=3)]}})
    t.do("use gauth", "option 2", "target blue", "blue: discard umber_hulk", "red: discard noble")
    assert t.in_main
    assert t.devoured == ["gauth"]


def test_ulitharid_card_it_played_cannot_be_promoted() -> None:
    t = Table(hand=["ulitharid", "puppeteer"], deck=NOBLES, market={"row": row("spectator")})
    t.play("ulitharid", "use spectator").play("puppeteer").end_turn()
    assert t.legal == {"promote ulitharid"}


def test_ulitharid_card_it_played_counts_for_focus() -> None:
    t = Table(hand=["ulitharid", "imix"], market={"row": row("spectator")})
    t.play("ulitharid", "use spectator").play("imix")
    assert t.in_main
    assert t.power == 2 + 4 + 2


def test_ulitharid_plays_ghost_which_then_lies_on_the_open_pile() -> None:
    t = ulitharid("ghost", influence=3, map={"everfire": {"spies": ["red"]}})
    t.do("use ghost", "option 2", "return-spy everfire red")
    assert t.in_main
    assert t.devoured == ["ghost"]
    t.do("recruit-devoured")
    assert t.discard() == ["ghost"]
    assert t.devoured == []


def ulitharid_after_ghost(*devoured: str, **position: object) -> Table:
    """Ghost has opened the devoured pile (its last card is on top); Ulitharid is about to choose."""
    t = Table(
        hand=["ghost", "ulitharid"],
        deck=NOBLES,
        map={"everfire": {"spies": ["red"]}, "eryndlyn": {"red": 1, "white": 1}},
        market={"row": row("beholder"), "deck": cards(noble=2), "devoured": list(devoured)},
        **position,  # type: ignore[arg-type]
    )
    return t.play("ghost", "option 2", "return-spy everfire red").play("ulitharid")


def test_ulitharid_plays_the_devoured_card() -> None:
    t = ulitharid_after_ghost("gauth", "spectator")
    assert t.legal == {"use-devoured"}
    t.do("use-devoured")
    assert t.in_main
    assert (t.power, t.influence) == (2, 1)
    assert t.devoured == ["gauth", "spectator"]
    assert t.row == row("beholder")
    assert t.market_deck == ["noble", "noble"]


def test_ulitharid_devoured_card_is_off_the_pile_while_it_resolves() -> None:
    t = ulitharid_after_ghost("gauth", "flesh_golem")
    t.do("use-devoured")
    assert t.devoured == ["gauth"]
    t.do("devour-this", "assassinate eryndlyn white")
    assert t.in_main
    assert t.devoured == ["gauth", "flesh_golem"]


def test_ulitharid_devoured_card_that_promotes_itself() -> None:
    t = ulitharid_after_ghost("gauth", "revenant", trophies={"white": 7})
    t.do("use-devoured", "assassinate eryndlyn white")
    assert t.in_main
    assert t.inner_circle() == ["revenant"]
    assert t.devoured == ["gauth"]


def test_ulitharid_devoured_card_that_puts_itself_into_the_market() -> None:
    t = ulitharid_after_ghost("gauth", "carrion_crawler")
    t.do("use-devoured", "devour beholder")
    assert t.in_main
    assert t.row == row("carrion_crawler")
    assert t.devoured == ["gauth", "beholder"]
    assert t.market_deck == ["noble", "noble"]


def test_ulitharid_devoured_card_too_dear() -> None:
    assert ulitharid_after_ghost("spectator", "elder_brain").in_main


def test_ulitharid_may_choose_between_row_and_pile() -> None:
    here = {"everfire": {"spies": ["red"]}}
    t = Table(hand=["ghost", "ulitharid"], map=here, market={"row": row("cloaker"), "devoured": ["spectator"]})
    t.play("ghost", "option 2", "return-spy everfire red").play("ulitharid")
    assert t.legal == {"use-devoured", "use cloaker"}


def test_ulitharid_devoured_card_without_a_cost() -> None:
    here = {"everfire": {"spies": ["red"]}}
    t = Table(hand=["ghost", "ulitharid"], map=here, market={"row": row("cloaker"), "devoured": ["spectator", "noble"]})
    t.play("ghost", "option 2", "return-spy everfire red").play("ulitharid")
    assert t.legal == {"use cloaker"}
    assert t.why_not("use-devoured") == "Noble has no cost: you can't recruit it. (R-57)"
