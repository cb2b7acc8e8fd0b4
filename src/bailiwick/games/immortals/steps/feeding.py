"""Feeding the tower (I-4): the first cubes go in, and what comes out fills the limbos."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.actions import SPLIT
from bailiwick.games.immortals.board import DARK, LIGHT
from bailiwick.games.immortals.data import ARMIES
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.flow import SETTING_UP, Effect, Phase, after_marker
from bailiwick.games.immortals.steps.reinforcing import START_ROUND
from bailiwick.games.immortals.steps.throwing import throw
from bailiwick.games.immortals.tower import COLOURS, GREEN
from bailiwick.games.immortals.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED, Register, Registers

FED_ARMIES: Final = 7
FED_INHABITANTS: Final = 10
KEPT_INHABITANTS: Final = 2


class Feeding(Phase):
    """I-4.1 to I-4.4. Registers: how many players have split their armies, plus one; 0 before the throw."""

    def registers(self, s: ImmortalsState) -> Registers:
        return Register("players done + 1", range(1, s.seats + 1)), UNUSED

    def asked(self, s: ImmortalsState, at: i64) -> i64:
        return after_marker(s, s.stack[at + 1] - 1)

    def enter(self, s: ImmortalsState) -> None:
        if s.get_x() == 0:
            self.feed(s)
            s.set_x(1)
        while s.get_x() <= s.seats:
            seat = after_marker(s, s.get_x() - 1)
            if s.tray[seat] > 0:
                s.ask(seat, self.options(s, seat))
                return
            s.set_x(s.get_x() + 1)
        s.pop()
        s.push(START_ROUND.index)

    def feed(self, s: ImmortalsState) -> None:
        thrown = [0] * COLOURS
        for seat in range(s.seats):
            thrown[seat] = FED_ARMIES
            s.supply[seat] = 0  # what is left of it leaves the game (I-4.4)
        thrown[GREEN] = FED_INHABITANTS
        s.inhabitants -= FED_INHABITANTS
        throw(s, thrown)
        if s.tray[GREEN] > KEPT_INHABITANTS:
            s.send_home(s.tray[GREEN] - KEPT_INHABITANTS)

    def options(self, s: ImmortalsState, seat: i64) -> list[int]:
        return [SPLIT + number for number in range(s.tray[seat] + 1)]

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        light = action - SPLIT
        dark: i64 = s.tray[seat] - light
        s.fall(seat, light, LIGHT)
        s.fall(seat, dark, DARK)
        s.tell("split", seat, (light, dark))
        s.set_x(s.get_x() + 1)

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        number = action - SPLIT
        if not 0 <= number <= ARMIES:
            return SETTING_UP
        return None if number <= s.tray[seat] else Reason("I-4.2", "not_so_many", (s.tray[seat],))

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        light, armies = action - SPLIT, s.tray[s.seat]
        return say(lang, "act_split_both", light, armies - light) if 0 <= light <= armies else ""

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_split", s.tray[seat])


FEEDING: Final = Feeding()
FEEDING_STEPS: Final[dict[str, Effect]] = {"feeding": FEEDING}
