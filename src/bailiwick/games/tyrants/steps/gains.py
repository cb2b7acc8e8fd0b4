"""Gaining power, influence, VP and cards."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.state import TyrantsState
from bailiwick.games.tyrants.steps.counters import counted, per
from bailiwick.games.tyrants.steps.flow import Effect
from bailiwick.games.tyrants.words import say
from bailiwick.kernel.native import i64

POWER: Final = 0
INFLUENCE: Final = 1


class Gain(Effect):
    def __init__(self, *, power: int = 0, influence: int = 0) -> None:
        super().__init__()
        self.power: i64 = power
        self.influence: i64 = influence

    def happen(self, s: TyrantsState) -> None:
        s.power += self.power
        s.influence += self.influence
        if s.log is not None:
            if self.power:
                s.tell("gain_power", s.active, (self.power,))
            if self.influence:
                s.tell("gain_influence", s.active, (self.influence,))

    def text(self, lang: str) -> str:
        parts = []
        if self.power:
            parts.append(say(lang, "gain_power", self.power))
        if self.influence:
            parts.append(say(lang, "gain_influence", self.influence))
        return say(lang, "and").join(parts)


class GainPer(Effect):
    """One of the resource for every so many of what is counted (T-0.6: rounded down)."""

    def __init__(self, resource: int, *, per: int, every: int) -> None:
        super().__init__()
        self.resource: i64 = resource
        self.counter: i64 = per
        self.every: i64 = every

    def happen(self, s: TyrantsState) -> None:
        number: i64 = counted(s, self.counter) // self.every
        if self.resource == POWER:
            s.power += number
        else:
            s.influence += number
        if number:
            s.tell("gain_power" if self.resource == POWER else "gain_influence", s.active, (number,))

    def text(self, lang: str) -> str:
        gain = say(lang, "gain_power" if self.resource == POWER else "gain_influence", 1)
        return f"{gain} {per(lang, self.every, self.counter)}"


class TakeVP(Effect):
    def __init__(self, *, per: int, every: int) -> None:
        super().__init__()
        self.counter: i64 = per
        self.every: i64 = every

    def happen(self, s: TyrantsState) -> None:
        number: i64 = counted(s, self.counter) // self.every
        if number:
            s.take_vp(s.active, number)
            s.tell("vp", s.active, (number,))

    def text(self, lang: str) -> str:
        return f"{say(lang, 'gain_vp', 1)} {per(lang, self.every, self.counter)}"


class Draw(Effect):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: i64 = number

    def happen(self, s: TyrantsState) -> None:
        s.draw(s.active, self.number)

    def text(self, lang: str) -> str:
        return say(lang, "draw", self.number)


class DrawPer(Effect):
    def __init__(self, counter: int) -> None:
        super().__init__()
        self.counter: i64 = counter

    def happen(self, s: TyrantsState) -> None:
        s.draw(s.active, counted(s, self.counter))

    def text(self, lang: str) -> str:
        return f"{say(lang, 'draw', 1)} {per(lang, 1, self.counter)}"
