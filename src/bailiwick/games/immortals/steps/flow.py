"""What all steps share: the order of play, the reasons for a plain no."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import UNUSED, Register, Registers, Step
from bailiwick.kernel.steps import Choose, InTurn

Effect = Step[ImmortalsState]


class Phase(Effect):
    """A part of the round, or of the set-up. Below it lies nothing; above it one thing at most, which it has begun."""

    def bottom(self) -> bool:
        return True


class PlayerOrder(InTurn[ImmortalsState]):
    """A phase in which the players are asked in the order of the round. Register x: how many are done."""

    def bottom(self) -> bool:
        return True

    def seat_of(self, s: ImmortalsState, turn: i64) -> i64:
        return in_order(s, turn)


class Action(Choose[ImmortalsState]):
    """What a seat has begun and is asked about. Register x: the seat."""

    def __init__(self, verb: int, values: range, *, ask: str = "", sole: bool = False) -> None:
        super().__init__(verb, values, sole=sole)
        self.question = ask

    def who(self, s: ImmortalsState) -> i64:
        return s.get_x()

    def otherwise(self, action: i64) -> Reason:
        return NOT_NOW

    def registers(self, s: ImmortalsState) -> Registers:
        return Register("seat", range(s.seats)), self.second()

    def second(self) -> Register:
        """What y is, and may hold."""
        return UNUSED

    def misplaced(self, s: ImmortalsState, at: i64) -> str:
        if complaint := refuse_depth(s, at):
            return complaint
        return "" if self.sound(s, s.stack[at + 1], s.stack[at + 2]) else "this action can't be under way here."

    def sound(self, s: ImmortalsState, seat: i64, y: i64) -> bool:
        """Whether what the action relies on is there: a site that was chosen, the price."""
        return True

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, self.question)


def refuse_depth(s: ImmortalsState, at: i64) -> str:
    return "" if at == FRAME and len(s.stack) == 2 * FRAME else "an action lies on a phase, and nothing lies on it."


NOT_NOW: Final = Reason("I-8.1", "not_now")
# Where nothing has been begun, "not now" would be no answer: what comes first
SETTING_UP: Final = Reason("I-3.4", "setting_up")
NOT_YET: Final = Reason("I-7.6", "not_yet")
SPACE_FIRST: Final = Reason("I-8.1", "space_first")


def in_order(s: ImmortalsState, turn: i64) -> i64:
    """The seat whose turn comes as number `turn`, clockwise from the first player of the round."""
    return (s.first + turn) % s.seats


def after_marker(s: ImmortalsState, turn: i64) -> i64:
    return (s.marker + turn) % s.seats


def can_pay(s: ImmortalsState, seat: i64, cost: tuple[int, int]) -> bool:
    return s.gold[seat] >= cost[0] and s.energy[seat] >= cost[1]


def pay(s: ImmortalsState, seat: i64, cost: tuple[int, int]) -> None:
    if cost[0] or cost[1]:
        s.gold[seat] -= cost[0]
        s.energy[seat] -= cost[1]
        s.tell("pay", seat, cost)


def refuse_cost(s: ImmortalsState, seat: i64, cost: tuple[int, int]) -> Reason | None:
    if s.gold[seat] < cost[0]:
        return Reason("I-8.9", "no_gold", (cost[0], s.gold[seat]))
    if s.energy[seat] < cost[1]:
        return Reason("I-8.9", "no_energy", (cost[1], s.energy[seat]))
    return None
