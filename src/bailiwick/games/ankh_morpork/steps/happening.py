"""What all random events share (A-16.1, A-16.2), and what Small Gods protects (A-10.4)."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.actions import PROTECT, SHIELDED
from bailiwick.games.ankh_morpork.catalogue import EVENTS
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.flow import Effect, on_top
from bailiwick.games.ankh_morpork.steps.interrupts import refuse_protection
from bailiwick.games.ankh_morpork.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


def thing_of(action: i64) -> i64:
    """What a `protect` action is about (area * 4 + thing, from area 0); -1 if it is another action."""
    place = action - PROTECT
    return place if 0 <= place < SHIELDED else -1


def refuse_thing(s: AnkhState, seat: i64, action: i64, wanted: i64) -> Reason | None:
    """Why Small Gods can't protect this now."""
    if action != wanted:
        return Reason("A-10.4", "not_affected")
    return refuse_protection(s, seat)


class Happening(Effect):
    """An event. Its text is a phrase of its own, named after it."""

    def __init__(self, event: str) -> None:
        super().__init__()
        self.event: i64 = EVENTS.index(event)

    def misplaced(self, s: AnkhState, at: i64) -> str:
        """It waits for an answer itself, or for what it has pushed; what it rolled is there."""
        sound = on_top(s, at) and len(s.rolls) == self.rolled()
        return "" if sound else "while an event occurs, its rolls are there, and nothing else."

    def rolled(self) -> i64:
        """How many rolls there are once it has begun."""
        return 1

    def text(self, lang: str) -> str:
        return say(lang, f"event_{EVENTS[self.event]}")
