"""Rounds of turns: Wake, Act, Rest (O-4.1, O-4.2)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.powers import NO_USE, Effect
from bailiwick.games.oath.prince.turn import PRINCE_ACTS, PRINCE_ENDS
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.act import ACTING
from bailiwick.games.oath.steps.ending import END_ROUND
from bailiwick.games.oath.steps.rest import RESTING
from bailiwick.games.oath.steps.wake import WAKING
from bailiwick.kernel.step import Register, Registers


class Turns(Effect):
    """The bottom of the stack. Register: whose turn comes next; after the last, the round ends."""

    def registers(self, s: OathState) -> Registers:
        return Register("next seat", range(s.seats + 1)), NO_USE

    def bottom(self) -> bool:
        return True

    def enter(self, s: OathState) -> None:
        seat = int(s.get_x())
        if seat == s.seats:
            s.set_x(0)
            s.push(END_ROUND.index)
            return
        s.set_x(seat + 1)
        s.turn = seat
        s.act_over = False
        s.scepter_taken = False
        s.discarded_here = bytes(SLOTS)
        s.tell("turn", seat)
        if seat == s.prince:
            s.push(PRINCE_ENDS.index)
        s.push(RESTING.index, 0, seat)
        s.push(PRINCE_ACTS.index if seat == s.prince else ACTING.index, seat)
        s.push(WAKING.index, 0, seat)


TURNS: Final = Turns()
TURN_STEPS: Final[dict[str, Effect]] = {"turns": TURNS}
