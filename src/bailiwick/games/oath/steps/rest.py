"""The Rest phase (O-4.9 to O-4.13)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import REST
from bailiwick.games.oath.judging.owing import keep_promises, settle_owed
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.state import CHANCELLOR, CITIZEN, OathState
from bailiwick.games.oath.steps.title import settle_title
from bailiwick.games.oath.steps.wake import PHASE_POWERS
from bailiwick.games.oath.tokens import return_favor, return_secrets
from bailiwick.kernel.step import Register, Registers

FULL: Final = 7


def refreshed(s: OathState, seat: int) -> int:
    """Supply by the warbands left in the personal bank; a Citizen has the Chancellor's (O-4.11, R-83)."""
    if s.role[seat] == CITIZEN:
        return refreshed(s, CHANCELLOR) if s.prince == CHANCELLOR else s.supply[CHANCELLOR]
    bank = s.stock[seat]
    if seat == CHANCELLOR:
        return 6 if bank >= 18 else 5 if bank >= 11 else 4 if bank >= 4 else 3
    return 6 if bank >= 9 else 5 if bank >= 4 else 4


class Rest(Effect):
    """Registers: which part comes next; the seat."""

    def registers(self, s: OathState) -> Registers:
        return Register("next part", range(4)), Register("seat", range(s.seats))

    def enter(self, s: OathState) -> None:
        if settle_title(s) or settle_owed(s):
            return
        part, seat = int(s.get_x()), int(s.get_y())
        s.set_x(part + 1)
        if part == 0:
            return_favor(s)
            return_secrets(s, seat)
            keep_promises(s, seat)
            if seat != s.prince:  # he has no Supply (CP-1.2)
                s.supply[seat] = min(refreshed(s, seat) + s.supply[seat], FULL)
                s.tell("rests", seat, (s.supply[seat],))
        elif part == 1:
            s.used.clear()
            s.push(PHASE_POWERS.index, seat, REST)
        else:
            s.pop()


RESTING: Final = Rest()
REST_STEPS: Final[dict[str, Effect]] = {"rest": RESTING}
