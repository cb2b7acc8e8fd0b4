"""How the Clockwork Prince pays (CP-6.12, CP-8.2), and which modifiers he declares before an action (CP-8.3, CP-8.4)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import CAMPAIGN
from bailiwick.games.oath.catalogue.things import SOURCES
from bailiwick.games.oath.paying import cost_reason, short_of
from bailiwick.games.oath.powers import NO_USE, Effect, modifier_of, modifiers
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.questions import Toll
from bailiwick.games.oath.ruling import has_access
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, use, within
from bailiwick.games.oath.steps.majors import cost_of, declared_cost
from bailiwick.games.oath.tokens import spendable
from bailiwick.games.oath.vocabulary import DONE, USE
from bailiwick.games.oath.wording import declare_text
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

# ---------------------------------------------------------------- the Ambition box


def take_out(s: OathState, n: int) -> None:
    """So much favor goes from the Ambition box to his board, as far as there is."""
    board = board_of(s)
    n = min(n, board.ambition)
    if n > 0:
        board.ambition -= n
        s.favor[s.prince] += n
        s.tell("prince_opens_box", s.prince, (n,))


def open_box(s: OathState, need: int) -> None:
    """For payments that use the box last: what his board is short of."""
    take_out(s, need - spendable(s, int(s.prince)))


def can_pay_toll(s: OathState, toll: Toll) -> bool:
    """CP-8.2: board favor first, then the box."""
    means = spendable(s, int(s.prince)) + board_of(s).ambition
    return len(toll.favor) <= means and toll.flips <= s.secrets[s.prince]


# ---------------------------------------------------------------- modifiers


def modify(s: OathState, action: int) -> None:
    """Before a major action of his: the modifiers he uses with it."""
    s.push(MODIFY.index, action)


def modifier_reason(s: OathState, action: int, source: int) -> Reason | None:
    """Why he can't declare a modifier for such an action."""
    seat = int(s.prince)
    power = modifier_of(source)
    if power is None or power.head.of != action or not s.where[source]:
        return Reason("O-10.6", "no_power", (source,))
    if source in s.declared:
        return Reason("O-10.6", "used_already", (source,))
    if not power.for_all and not has_access(s, seat, source):
        return Reason("O-2.8", "no_access", (source,))
    reason = cost_reason(s, seat, source, power.head.cost) or power.usable(s, seat)
    return reason or short_of(s, seat, declared_cost(s).plus(cost_of(source)))


class Modify(Effect):
    """Register: the major action."""

    def registers(self, s: OathState) -> Registers:
        return Register("action", range(CAMPAIGN + 1)), NO_USE

    def reason(self, s: OathState, source: int) -> Reason | None:
        return modifier_reason(s, int(s.get_x()), source)

    def enter(self, s: OathState) -> None:
        if len(self.options(s, s.prince)) == 1:
            s.pop()
        else:
            ask(s, self, int(s.prince))

    def options(self, s: OathState, seat: i64) -> list[int]:
        found = [power.source for power in modifiers(s) if self.reason(s, power.source) is None]
        return sorted([DONE, *(USE + source for source in found)])

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action == DONE:
            return None
        source = within(action, USE, SOURCES)
        return NOT_NOW if source <= 0 else self.reason(s, source)

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        if action == DONE:
            s.pop()
            return
        source = within(action, USE, SOURCES)
        power = modifier_of(source)
        assert power is not None
        s.declared.append(source)
        s.notes.append(NOBODY)
        s.tell("declares_modifier", s.prince, (source,))
        use(s, power, int(s.prince))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        source = within(action, USE, SOURCES)
        return declare_text(source, lang) if source > 0 else ""


MODIFY: Final = Modify()
PAYING_STEPS: Final[dict[str, Effect]] = {"modify": MODIFY}
