"""What the major actions share: modifiers that were declared, the price of it all, and the end of an action (O-10.6, R-53)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import NO_TOLL
from bailiwick.games.oath.catalogue.heads import FREE, Cost
from bailiwick.games.oath.paying import pay_cost, pay_toll, short_of, together, toll_cost
from bailiwick.games.oath.powers import Effect, modifier_of
from bailiwick.games.oath.questions import Toll
from bailiwick.games.oath.state import NOBODY, OFF_MAP, OathState
from bailiwick.kernel.reason import Reason


def cost_of(source: int) -> Cost:
    power = modifier_of(source)
    return power.head.cost if power is not None else FREE


def declared_kind(s: OathState) -> int:
    """The major action that the declared modifiers are for; 0 if there are none."""
    if not s.declared:
        return 0
    power = modifier_of(s.declared[0])
    return power.head.of if power is not None else 0


def declared_cost(s: OathState) -> Cost:
    return together([cost_of(source) for source in s.declared]) if s.declared else FREE


def afford(s: OathState, seat: int, supply: int, cost: Cost, toll: Toll | None = None) -> Reason | None:
    """Why the seat can't pay for a major action: Supply, and all prices together."""
    if supply > s.supply[seat] and seat != s.prince:
        return Reason("O-4.8", "no_supply", (supply, s.supply[seat]))
    whole = declared_cost(s).plus(cost) if s.declared else cost
    if toll is not None and toll is not NO_TOLL:
        whole = whole.plus(toll_cost(toll))
    return short_of(s, seat, whole)


def pay(s: OathState, seat: int, supply: int, toll: Toll | None = None) -> None:
    """Supply, declared modifiers and tolls. What the action itself places is its own to pay."""
    if seat != s.prince:
        s.supply[seat] -= supply
    for source in s.declared:
        pay_cost(s, seat, source, cost_of(source))
    if toll is not None:
        pay_toll(s, toll)


class EndAction(Effect):
    """A major action is over: nothing modifies it any more."""

    def happen(self, s: OathState) -> None:
        s.declared.clear()
        s.notes.clear()
        s.site_plays = 0
        s.discard_place = 0
        s.cleared.clear()
        s.traveller = NOBODY
        s.origin = s.destination = OFF_MAP


END_ACTION: Final = EndAction()
MAJOR_STEPS: Final[dict[str, Effect]] = {"end_action": END_ACTION}
