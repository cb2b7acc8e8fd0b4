"""What the tests of many cards have in common: the last icons of a card, and where red stands."""

from __future__ import annotations

from tests.games.ankh_morpork.table import Table

HOME = {"longwall": "red"}
NEXT_DOOR = {"longwall", "dimwell", "isle_of_gods", "seven_sleepers"}  # where red may place from there


def places_then_ends(t: Table) -> None:
    """The minion icon is next and last: it goes by the rule of placement, and the card is done."""
    assert t.offered("place") == NEXT_DOOR
    assert t.refusal("place nap_hill") == "A-7.2"
    t.do("place dimwell")
    assert t.at("dimwell") == "red"
    assert t.at_end


def plays_another_then_ends(t: Table) -> None:
    """The last icon lets another card be played: groat is at hand."""
    card = t.in_play
    assert t.refusal("play gaspode") == "A-4.2"
    t.do("play groat")
    assert t.in_play == "groat"
    assert card is None or t.discard_pile[-1] == card
    t.do("skip")
    assert t.at_end


def builds_then_ends(t: Table, before: int) -> None:
    """The building icon is next and last."""
    assert t.offered("build") == {"longwall"}
    assert t.refusal("build dimwell") == "A-9.1"
    t.do("build longwall")
    assert t.at("longwall") == "red building:red"
    assert t.cash() == before - 12
    assert t.city_cards() == {"longwall"}
    assert t.at_end
