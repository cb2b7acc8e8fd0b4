"""Muster and Trade: working with a card at one's site (O-5.2, O-5.3)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_gain, ask_may, ask_price, ask_toll, ask_working
from bailiwick.games.oath.catalogue.heads import MUSTER, TRADE, Cost
from bailiwick.games.oath.catalogue.things import SUIT
from bailiwick.games.oath.moments import MUSTERED
from bailiwick.games.oath.paying import pay_cost
from bailiwick.games.oath.questions import GAIN_FROM_TRADE, MUSTER_ON, TRADE_WITH, Gain, Toll, Working
from bailiwick.games.oath.ruling import adviser_suits, standing_at, workable
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.flow import moment
from bailiwick.games.oath.steps.majors import END_ACTION, afford, pay
from bailiwick.games.oath.tokens import gain_favor, gain_secrets, gain_warbands
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT

# What a Muster costs, and a Trade
WITH_FAVOR: Final = Cost(favor=1)
WITH_SECRET: Final = Cost(secret=1)
FOR_FAVOR: Final = Cost(secret=1)
FOR_SECRETS: Final = Cost(favor=2)

WARBANDS: Final = 2  # of a Muster, whoever one's advisers are


def working(s: OathState, action: int, seat: int) -> Working:
    return ask_working(s, action, seat, SEAT_BIT[standing_at(s, seat)])


def candidates(s: OathState, action: int, seat: int) -> list[int]:
    """Cards that could be worked with, wherever that may be."""
    q = working(s, action, seat)
    return [card for slot in range(8) if q.slots >> slot & 1 and s.is_up(slot) for card in s.site_cards[slot]]


def card_reason(s: OathState, q: Working, card: int) -> Reason | None:
    slot = s.slot_of(card)
    if slot == NOBODY or not q.slots >> slot & 1:
        return Reason("O-5.2.1" if q.action == MUSTER else "O-5.3.1", "not_at_your_site", (card,))
    if not workable(card):
        return Reason("O-2.20", "ruin", (card,))
    if s.occupied(card) and not q.occupied_too:
        return Reason("O-5.2.1" if q.action == MUSTER else "O-5.3.1", "occupied", (card,))
    return None


def price_of_work(s: OathState, action: int, seat: int, card: int) -> int:
    """In Supply."""
    return ask_price(s, action, seat, 1, card)


# ---------------------------------------------------------------- Muster


def muster_cost(q: Working) -> Cost:
    return WITH_SECRET if q.pay_secret else WITH_FAVOR


def muster_reason(s: OathState, seat: int, card: int) -> Reason | None:
    q = working(s, MUSTER, seat)
    reason = card_reason(s, q, card) or ask_may(s, MUSTER_ON, seat, card)
    if reason is not None:
        return reason
    return afford(s, seat, price_of_work(s, MUSTER, seat, card), muster_cost(q))


def muster_gain(s: OathState, seat: int, card: int) -> int:
    """How many warbands it brings."""
    gain = Gain(MUSTER, seat, card, warbands=WARBANDS)
    ask_gain(s, gain)
    return gain.warbands


def muster(s: OathState, seat: int, card: int) -> None:
    q = working(s, MUSTER, seat)
    gained = muster_gain(s, seat, card)
    pay(s, seat, price_of_work(s, MUSTER, seat, card))
    s.tell("muster", seat, (card,))
    pay_cost(s, seat, card, muster_cost(q))
    gain_warbands(s, seat, gained)
    s.push(END_ACTION.index)
    moment(s, MUSTERED)


# ---------------------------------------------------------------- Trade


def trade_cost(for_secrets: bool) -> Cost:
    return FOR_SECRETS if for_secrets else FOR_FAVOR


def trade_toll(s: OathState, seat: int, card: int) -> Toll:
    return ask_toll(s, TRADE_WITH, seat, card)


def trade_reason(s: OathState, seat: int, card: int, for_secrets: bool) -> Reason | None:
    reason = card_reason(s, working(s, TRADE, seat), card) or ask_may(s, TRADE_WITH, seat, card)
    if reason is not None:
        return reason
    return afford(s, seat, price_of_work(s, TRADE, seat, card), trade_cost(for_secrets), trade_toll(s, seat, card))


def trade_gain(s: OathState, seat: int, card: int, for_secrets: bool) -> tuple[int, int]:
    """How much favor, if the bank has it, and how many secrets it brings."""
    suit = SUIT[card]
    matching = adviser_suits(s, seat, TRADE, card).count(suit)
    if for_secrets:
        gain = Gain(TRADE, seat, card, for_secrets=True, secrets=matching)
    else:
        gain = Gain(TRADE, seat, card, favor=1 + matching)
    ask_gain(s, gain)
    if ask_may(s, GAIN_FROM_TRADE, seat, card, slot=0) is not None:
        return 0, max(gain.secrets, 0)
    return gain.favor_in_all, max(gain.secrets, 0)


def trade(s: OathState, seat: int, card: int, for_secrets: bool) -> None:
    favor, secrets = trade_gain(s, seat, card, for_secrets)
    pay(s, seat, price_of_work(s, TRADE, seat, card), trade_toll(s, seat, card))
    s.tell("trade", seat, (card,))
    pay_cost(s, seat, card, trade_cost(for_secrets))
    gain_favor(s, seat, SUIT[card], favor)
    gain_secrets(s, seat, secrets)
    s.push(END_ACTION.index)
