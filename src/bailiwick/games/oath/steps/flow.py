"""What all steps share: asking a seat, using a power, and the reasons for a plain no."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.powers import NO_USE, REGISTERS, SOURCE, USER, Effect, Power, fire, start
from bailiwick.games.oath.prince import answers
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.vocabulary import ACCEPT, DECLINE, USE
from bailiwick.kernel import steps
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Register, Registers

NOT_NOW: Final = Reason("O-4.8", "not_now")
# Where nothing has been begun, "not now" would be no answer: what comes first
BEGIN_FIRST: Final = Reason("O-3.19", "begin_first")
PEOPLE_FIRST: Final = Reason("O-4.4", "people_first")
POWERS_FIRST: Final = Reason("O-4.2", "powers_first")
ACTION_FIRST: Final = Reason("O-4.8", "action_first")


def ask(s: OathState, step: Effect, seat: int) -> None:
    """Wait for a seat."""
    put(s, step, seat, step.options(s, seat))


def put(s: OathState, step: Effect, seat: int, choices: list[int]) -> None:
    """The Clockwork Prince is never waited for: he answers at once, or another judges for him."""
    if seat != s.prince:
        s.ask(seat, choices)
        return
    chosen = answers.answer(s, step.key, choices)
    if chosen == answers.COUNSEL:
        s.push(COUNSEL.index)
    else:
        answers.explain(s, chosen)
        step.choose(s, seat, chosen)


class YesOrNo(steps.YesOrNo[OathState]):
    """Asks for a yes or a no: the power's user, unless the step says otherwise."""

    def __init__(self) -> None:
        super().__init__(ACCEPT, DECLINE)

    def who(self, s: OathState) -> i64:
        return user(s)

    def asked(self, s: OathState, at: i64) -> i64:
        return NOBODY  # of a position that is being read: whoever it says

    def ask(self, s: OathState, seat: i64, choices: list[int]) -> None:
        put(s, self, int(seat), choices)

    def otherwise(self, action: i64) -> Reason:
        return NOT_NOW


class Choice(steps.Choose[OathState]):
    """A seat chooses. Register x: which, unless the step says otherwise."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), NO_USE

    def who(self, s: OathState) -> i64:
        return s.get_x()

    def ask(self, s: OathState, seat: i64, choices: list[int]) -> None:
        put(s, self, int(seat), choices)

    def otherwise(self, action: i64) -> Reason:
        return NOT_NOW


class UserChoice(Choice):
    """The user of a power chooses."""

    def registers(self, s: OathState) -> Registers:
        return NO_USE, NO_USE

    def who(self, s: OathState) -> i64:
        return user(s)

    def asked(self, s: OathState, at: i64) -> i64:
        return self.who(s) if s.powers else NOBODY


class Counsel(Effect):
    """Another player decides for the Clockwork Prince what the step below asks him (CP-8.4)."""

    def below(self, s: OathState) -> OathState:
        """What there is without this step: the one that asks him is on top."""
        o = s.clone()
        o.pop()
        return o

    def enter(self, s: OathState) -> None:
        judge = answers.judge(s)
        s.ask(judge, self.options(s, judge))

    def options(self, s: OathState, seat: i64) -> list[int]:
        below = self.below(s)
        return answers.useful(answers.STEPS[below.top].options(below, s.prince))

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        below = self.below(s)
        reason = answers.STEPS[below.top].why_not(below, s.prince, action)
        if reason is None and answers.idle(int(action)):
            return Reason("CP-8.4", "prince_idle", (int(action) - USE,))
        return reason

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.tell("prince_advised", seat)
        s.pop()
        answers.STEPS[s.top].choose(s, s.prince, action)


COUNSEL: Final = Counsel()


class EndPower(Effect):
    """Closes the registers of the power that was resolved last."""

    def happen(self, s: OathState) -> None:
        del s.powers[-REGISTERS:]


END_POWER: Final = EndPower()


def use(s: OathState, power: Power, user: int) -> None:
    """Push a power's effect; its price has been paid."""
    start(s, power.effect, power.source, user, END_POWER)


def moment(s: OathState, number: int) -> None:
    """Tell a moment to the powers in play."""
    fire(s, number, END_POWER)


def user(s: OathState) -> int:
    return s.powers[USER]


def source(s: OathState) -> int:
    return s.powers[SOURCE]


def registers_at(s: OathState, at: i64) -> int:
    """Where in `OathState.powers` the registers begin of the power to which a frame of the stack belongs; -1 if to none.

    For `Step.misplaced`: only who uses it is certain to make sense there, and not even that before all is read.
    """
    first = -REGISTERS
    for place in range(0, int(at), FRAME):
        if s.stack[place] == END_POWER.index:
            first += REGISTERS
    return first if 0 <= first < len(s.powers) and 0 <= s.powers[first] < s.seats else -1


def within(action: i64, first: int, count: int) -> int:
    """Which argument of a verb the action has; -1 if it is another verb's."""
    value = action - first
    return int(value) if 0 <= value < count else -1


FLOW_STEPS: Final[dict[str, Effect]] = {"end_power": END_POWER, "counsel": COUNSEL}
