"""The starting deck and the open supplies: what each card is, says and does."""

from __future__ import annotations

import pytest

from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import ASPECTS, CARD_NUMBER, NO_COST
from bailiwick.games.tyrants.game import GAME
from tests.games.tyrants.cards.playing import OUTPOST, changes
from tests.games.tyrants.table import Table, cards

# id: name, deck, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle
FACTS = {
    "noble": ("Noble", "starter", NO_COST, "obedience", "Drow", 28, 0, 1),
    "soldier": ("Soldier", "starter", NO_COST, "obedience", "Drow", 12, 0, 1),
    "house_guard": ("House Guard", "core", 3, "obedience", "Drow", 15, 1, 3),
    "priestess_of_lolth": ("Priestess of Lolth", "core", 2, "obedience", "Drow", 15, 1, 2),
    "insane_outcast": ("Insane Outcast", "core", NO_COST, "", "Drow", 30, -1, 0),
}

TEXTS = {
    "noble": "+1 influence.",
    "soldier": "+1 power.",
    "house_guard": "+2 power.",
    "priestess_of_lolth": "+2 influence.",
    "insane_outcast": (
        "Discard a card ► return this card to its supply. If you would devour or promote it, it goes back to its supply instead."
    ),
}


@pytest.mark.parametrize("card_id", FACTS)
def test_printed_facts(card_id: str) -> None:
    card = CARDS[CARD_NUMBER[card_id] - 1]
    printed = (card.name, card.deck, card.cost, ASPECTS[card.aspect], card.kind, card.copies, card.deck_vp, card.inner_vp)
    assert printed == FACTS[card_id]


def test_every_card_of_the_starting_deck_and_the_supplies_is_here() -> None:
    assert [card.id for card in CARDS if card.deck in ("starter", "core")] == list(FACTS)


@pytest.mark.parametrize("card_id", TEXTS)
def test_printed_text(card_id: str) -> None:
    assert GAME.card_text(CARD_NUMBER[card_id], "en") == TEXTS[card_id]


# ---------------------------------------------------------------- Noble, Soldier


def test_noble() -> None:
    t = Table(hand=["noble"]).play("noble")
    assert changes(t, "noble") == {"influence": 1}


def test_noble_adds_to_the_pool() -> None:
    t = Table(hand=cards(noble=3), influence=2).play("noble").play("noble").play("noble")
    assert t.influence == 5
    assert t.in_play == ["noble", "noble", "noble"]


def test_noble_is_discarded_at_end_of_turn() -> None:
    t = Table(hand=["noble"], deck=cards(soldier=5)).play("noble").end_turn()
    assert t.discard("red") == ["noble"]
    assert t.inner_circle("red") == []
    assert t.influence == 0


def test_noble_cannot_be_bought() -> None:
    t = Table(influence=10)
    assert t.why_not("recruit noble") == "Noble has no cost: you can't recruit it. (T-6.1)"


def test_soldier() -> None:
    t = Table(hand=["soldier"]).play("soldier")
    assert changes(t, "soldier") == {"power": 1}


def test_soldier_pays_for_a_deployment() -> None:
    t = Table(hand=["soldier"], map=OUTPOST).play("soldier").do("deploy skullport")
    assert changes(t, "soldier") == {"skullport red": 1, "barracks": -1}


def test_soldier_cannot_be_bought() -> None:
    t = Table(influence=10)
    assert t.why_not("recruit soldier") == "Soldier has no cost: you can't recruit it. (T-6.1)"


# ---------------------------------------------------------------- House Guard, Priestess of Lolth


def test_house_guard() -> None:
    t = Table(hand=["house_guard"]).play("house_guard")
    assert changes(t, "house_guard") == {"power": 2}


def test_house_guard_is_recruited_from_its_supply_for_3() -> None:
    t = Table(influence=5).do("recruit house_guard")
    assert t.influence == 2
    assert t.discard() == ["house_guard"]
    assert t.supply("house_guard") == 14


def test_house_guard_is_too_dear_for_2() -> None:
    t = Table(influence=2)
    assert t.why_not("recruit house_guard") == "House Guard costs 3; you have 2 influence. (T-10.8.2)"


def test_house_guard_with_an_empty_supply() -> None:
    t = Table(influence=5, market={"supplies": {"house_guard": 0}})
    assert t.why_not("recruit house_guard") == "The supply of House Guard is empty. (T-10.8.3)"


def test_priestess_of_lolth() -> None:
    t = Table(hand=["priestess_of_lolth"]).play("priestess_of_lolth")
    assert changes(t, "priestess_of_lolth") == {"influence": 2}


def test_priestess_of_lolth_is_recruited_from_its_supply_for_2() -> None:
    t = Table(influence=2).do("recruit priestess_of_lolth")
    assert t.influence == 0
    assert t.discard() == ["priestess_of_lolth"]
    assert t.supply("priestess_of_lolth") == 14


def test_priestess_of_lolth_is_too_dear_for_1() -> None:
    t = Table(influence=1)
    assert t.why_not("recruit priestess_of_lolth") == "Priestess of Lolth costs 2; you have 1 influence. (T-10.8.2)"


def test_priestess_of_lolth_with_an_empty_supply() -> None:
    t = Table(influence=5, market={"supplies": {"priestess_of_lolth": 0}})
    assert t.why_not("recruit priestess_of_lolth") == "The supply of Priestess of Lolth is empty. (T-10.8.3)"


# ---------------------------------------------------------------- Insane Outcast


def test_insane_outcast_goes_back_for_a_discarded_card() -> None:
    t = Table(hand=["insane_outcast", "noble", "soldier"], outcasts=4).play("insane_outcast")
    assert t.legal == {"decline", "discard noble", "discard soldier"}
    t.do("discard noble")
    assert changes(t, "insane_outcast") == {
        "hand noble": -1,
        "discard noble": 1,
        "play area insane_outcast": -1,
        "supply insane_outcast": 1,
    }


def test_insane_outcast_may_be_kept() -> None:
    t = Table(hand=["insane_outcast", "noble"], deck=cards(soldier=5)).play("insane_outcast", "decline")
    assert changes(t, "insane_outcast") == {}
    t.end_turn()
    assert t.discard() == ["insane_outcast", "noble"]


def test_insane_outcast_without_another_card() -> None:
    t = Table(hand=["insane_outcast"]).play("insane_outcast")
    assert changes(t, "insane_outcast") == {}


def test_insane_outcast_asks_for_a_card_in_hand() -> None:
    t = Table(hand=["insane_outcast", "noble"], discard=["soldier"]).play("insane_outcast")
    assert t.why_not("discard soldier") == "Soldier is not in your hand. (T-6.3)"
    assert t.why_not("discard insane_outcast") == "Insane Outcast is not in your hand. (T-6.3)"


def test_insane_outcast_may_be_paid_for_with_another() -> None:
    t = Table(hand=cards(insane_outcast=2), outcasts=0).play("insane_outcast", "discard insane_outcast")
    assert changes(t, "insane_outcast") == {
        "hand insane_outcast": -1,
        "discard insane_outcast": 1,
        "play area insane_outcast": -1,
        "supply insane_outcast": 1,
    }


def test_insane_outcast_that_went_back_cannot_be_promoted() -> None:
    t = Table(hand=["advocate", "insane_outcast", "noble"], deck=cards(noble=5), outcasts=0)
    t.play("advocate", "option 2").play("insane_outcast", "discard noble").end_turn()
    assert t.inner_circle("red") == []
    assert t.supply("insane_outcast") == 1


def test_insane_outcast_promoted_goes_to_its_supply() -> None:
    t = Table(hand=["advocate", "insane_outcast", "noble"], deck=cards(soldier=5), outcasts=0)
    t.play("advocate", "option 2").play("insane_outcast", "decline").play("noble")
    t.end_turn("promote insane_outcast")
    assert t.active == "blue"  # the promotion is used up
    assert t.inner_circle("red") == []
    assert t.discard("red") == ["advocate", "noble"]
    assert t.supply("insane_outcast") == 1


def test_insane_outcast_promoted_from_the_discard_pile_goes_to_its_supply() -> None:
    t = Table(hand=["matron_mother"], discard=["insane_outcast", "noble"], outcasts=0)
    t.play("matron_mother", "promote-from-discard insane_outcast")
    assert changes(t, "matron_mother") == {"discard insane_outcast": -1, "supply insane_outcast": 1}


def test_insane_outcast_devoured_goes_to_its_supply_and_pays_the_cost() -> None:
    t = Table(hand=["marilith", "insane_outcast"], outcasts=0).play("marilith", "devour insane_outcast")
    assert changes(t, "marilith") == {"power": 5, "hand insane_outcast": -1, "supply insane_outcast": 1}


def test_insane_outcast_cannot_be_bought() -> None:
    t = Table(influence=10, outcasts=30)
    assert t.why_not("recruit insane_outcast") == "Insane Outcast has no cost: you can't recruit it. (T-6.1)"


def test_insane_outcast_costs_a_point_in_the_deck() -> None:
    t = Table(hand=["insane_outcast"], deck=["insane_outcast"], discard=["insane_outcast"])
    assert GAME.scores(GAME.from_json(t.json))[0] == -3
