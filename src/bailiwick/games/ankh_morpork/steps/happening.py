"""What all random events share (A-16.1, A-16.2), and what Small Gods protects (A-10.4)."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.actions import DECLINE, PROTECT, SHIELDED
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.flow import NOT_NOW, on_top
from bailiwick.games.ankh_morpork.steps.interrupts import refuse_protection
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.steps import Choose


def thing_of(action: i64) -> i64:
    """What a `protect` action is about (area * 4 + thing, from area 0); -1 if it is another action."""
    place = action - PROTECT
    return place if 0 <= place < SHIELDED else -1


def refuse_rolls(s: AnkhState, at: i64, rolled: i64) -> str:
    """What is wrong with the frame of an event: it waits for an answer itself, and what it rolled is there."""
    sound = on_top(s, at) and len(s.rolls) == rolled
    return "" if sound else "while an event occurs, its rolls are there, and nothing else."


class Saving(Choose[AnkhState]):
    """Whoever has Small Gods may pay to save one thing, or not."""

    def __init__(self) -> None:
        super().__init__(PROTECT, range(SHIELDED), none=DECLINE)

    def thing(self, s: AnkhState) -> i64:
        """What may be saved, as an action."""
        raise NotImplementedError

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        out.append(self.thing(s))

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return Reason("A-10.4", "not_affected") if PROTECT + value != self.thing(s) else refuse_protection(s, seat)

    def otherwise(self, action: i64) -> Reason:
        return NOT_NOW
