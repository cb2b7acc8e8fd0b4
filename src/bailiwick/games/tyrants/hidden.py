"""What a seat may not know (T-14): other players' hands, the order of every deck, the market deck."""

from __future__ import annotations

from bailiwick.games.tyrants.state import DECK, HAND, TyrantsState, without
from bailiwick.kernel.native import i64
from bailiwick.kernel.rng import Rng


def mask(s: TyrantsState, seat: i64) -> TyrantsState:
    """A copy in which all that is hidden from the seat stands in one canonical order.

    What a rival holds in hand and deck together is no secret to anyone who watched; which of them are in hand is. Cards
    revealed for Focus and still in hand are known (R-27).
    """
    o = s.clone()
    o.rng = Rng()
    o.market = bytes(sorted(o.market))
    for other in range(s.seats):
        deck = o.piles[DECK + other]
        if other == seat:
            o.piles[DECK + other] = bytes(sorted(deck))
            continue
        hand = o.piles[HAND + other]
        known = s.shown if other == s.active else b""
        pool = bytes(sorted(hand + deck))
        for card in known:
            pool = without(pool, card)
        unknown: i64 = len(hand) - len(known)
        o.piles[HAND + other] = bytes(sorted(known + pool[:unknown]))
        o.piles[DECK + other] = pool[unknown:]
    if not (seat >= 0 and (o.waiting >> seat) & 1):
        o.choices = None  # another's options can tell what they hold
    return o


def deal(masked: TyrantsState, seat: i64, rng: Rng) -> TyrantsState:
    """A copy of a masked state with every unknown order dealt afresh."""
    o = masked.clone()
    o.rng = Rng(rng.word())
    o.market = o.rng.shuffled(o.market)
    for other in range(o.seats):
        redeal(o, other, other == seat)
    return o


def redeal(o: TyrantsState, seat: i64, hand_stays: bool) -> None:
    """A seat's deck in another order; what it holds is dealt with it, unless that stays. Cards that were shown stay (R-27)."""
    deck = o.piles[DECK + seat]
    if hand_stays:
        o.piles[DECK + seat] = o.rng.shuffled(deck)
        return
    hand = o.piles[HAND + seat]
    known = o.shown if seat == o.active else b""
    for card in known:
        hand = without(hand, card)
    pool = o.rng.shuffled(hand + deck)
    o.piles[HAND + seat] = bytes(sorted(known + pool[: len(hand)]))
    o.piles[DECK + seat] = pool[len(hand) :]


def reshuffle(s: TyrantsState, seats: i64, rng: Rng) -> TyrantsState:
    """A copy in which all that none of some seats can know is drawn anew."""
    o = s.clone()
    o.rng = Rng(rng.word())
    o.market = o.rng.shuffled(o.market)
    for other in range(o.seats):
        redeal(o, other, bool((seats >> other) & 1))
    if not (seats & o.waiting):
        o.choices = None  # what the asked one holds is another hand now
    return o
