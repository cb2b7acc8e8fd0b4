"""Paying for powers and tolls, in one place (O-10.2, O-10.3): may it be paid, and paying it."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.catalogue.heads import FREE, Cost
from bailiwick.games.oath.catalogue.things import SITE
from bailiwick.games.oath.questions import USE_POWER, Toll
from bailiwick.games.oath.state import OathState, replaced
from bailiwick.games.oath.tokens import bank_of, burn_favor, flip_secrets, give_favor, spend, spendable
from bailiwick.kernel.reason import Reason


def short_of(s: OathState, seat: int, cost: Cost) -> Reason | None:
    """Whether favor or faceup secrets are missing."""
    if cost.all_favor > spendable(s, seat):
        return Reason("O-10.2", "no_favor", (cost.all_favor, spendable(s, seat)))
    if cost.all_secrets > s.secrets[seat]:
        return Reason("O-10.2", "no_secrets", (cost.all_secrets, s.secrets[seat]))
    return None


def cost_reason(s: OathState, seat: int, source: int, cost: Cost, plan: bool = False) -> Reason | None:
    """Why the seat can't pay this price for a power: too poor, the card is occupied, or forbidden."""
    if cost.free:
        return None
    reason = short_of(s, seat, cost)
    if reason is not None:
        return reason
    if cost.places and not plan and seat == s.turn and source < SITE and s.occupied(source):
        return Reason("O-10.2", "occupied", (source,))
    return ask_may(s, USE_POWER, seat, source, cost=cost)


def pay_cost(s: OathState, seat: int, source: int, cost: Cost) -> None:
    """Outside one's turn placed favor goes straight to the bank and placed secrets turn facedown (O-10.3)."""
    if cost.burn_favor:
        burn_favor(s, seat, cost.burn_favor)
    if cost.favor:
        spend(s, seat, cost.favor)
        if seat == s.turn:
            s.favor_on = replaced(s.favor_on, source, s.favor_on[source] + cost.favor)
            s.tell("puts_favor", seat, (cost.favor, source))
        else:
            s.banks[bank_of(source)] += cost.favor
            s.tell("pays_bank", seat, (cost.favor, bank_of(source)))
    if cost.burn_secret:
        s.secrets[seat] -= cost.burn_secret
        s.tell("burns_secrets", seat, (cost.burn_secret,))
    if cost.secret and seat == s.turn:
        s.secrets[seat] -= cost.secret
        s.secrets_on = replaced(s.secrets_on, source, s.secrets_on[source] + cost.secret)
        s.tell("puts_secrets", seat, (cost.secret, source))
    elif cost.secret:
        flip_secrets(s, seat, cost.secret)
    flip_secrets(s, seat, cost.flip)


def once_paid(s: OathState, seat: int, source: int, cost: Cost) -> OathState:
    """What there will be when a power is paid for: what the power itself asks has to hold then, not only before."""
    if cost.free:
        return s
    after = s.clone()
    after.log = None
    pay_cost(after, seat, source, cost)
    return after


def toll_cost(toll: Toll) -> Cost:
    return Cost(burn_favor=len(toll.favor), flip=toll.flips)


def pay_toll(s: OathState, toll: Toll) -> None:
    for payee in toll.favor:
        give_favor(s, toll.seat, payee, 1)
    flip_secrets(s, toll.seat, toll.flips)


def together(costs: Sequence[Cost]) -> Cost:
    total = FREE
    for cost in costs:
        total = total.plus(cost)
    return total
