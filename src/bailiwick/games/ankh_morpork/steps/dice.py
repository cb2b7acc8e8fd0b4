"""Scrolls that roll the die: a good result, a bad one, or an area (A-1.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.flow import Effect
from bailiwick.games.ankh_morpork.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.step import UNUSED, Register, Registers

GOOD: Final = 7  # this or more


class Gamble(Effect):
    """Roll once: with 7 or more one thing happens, with 1 another, else nothing."""

    def __init__(self, good: Effect, bad: Effect) -> None:
        super().__init__()
        self.good = good
        self.bad = bad

    def children(self) -> Sequence[Effect]:
        return (self.good, self.bad)

    def happen(self, s: AnkhState) -> None:
        s.rolls = b""
        result = s.roll()
        if result >= GOOD:
            s.push(self.good.index)
        elif result == 1:
            s.push(self.bad.index)

    def text(self, lang: str) -> str:
        return say(lang, "gamble", self.good.text(lang), self.bad.text(lang))


class RollAreas(Effect):
    """Roll some times, then do something for each rolled area, in roll order (R-51). Register x: how many were dealt with."""

    def __init__(self, times: int, do: Effect) -> None:
        super().__init__()
        self.times: i64 = times
        self.do = do

    def registers(self, s: AnkhState) -> Registers:
        return Register("areas dealt with", range(1, self.times + 1)), UNUSED

    def misplaced(self, s: AnkhState, at: i64) -> str:
        left: i64 = self.times - s.stack[at + 1] + 1
        return "" if len(s.rolls) == left else "there is a roll for each area that is still to be dealt with."

    def children(self) -> Sequence[Effect]:
        return (self.do,)

    def enter(self, s: AnkhState) -> None:
        done = s.get_x()
        if done == 0:
            s.rolls = b""
            for _ in range(self.times):
                s.roll()
        else:
            s.rolls = s.rolls[:-1]  # `rolls` ends with the area that is dealt with
        if done == self.times:
            s.pop()
            return
        if done == 0:
            s.rolls = bytes(reversed(s.rolls))
        s.set_x(done + 1)
        s.floor = len(s.stack)  # nobody there: on to the next area
        s.push(self.do.index)

    def text(self, lang: str) -> str:
        return say(lang, "roll_areas", self.times, self.do.text(lang))
