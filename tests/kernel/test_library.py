"""The library of steps: choosing one thing or several, yes or no, players in turn, when and do."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import State
from bailiwick.kernel.step import Program, Step
from bailiwick.kernel.steps import Choose, Do, EachPlayer, InTurn, When, YesOrNo

NONE: Final = 0
YES: Final = 1
NO: Final = 2
TAKE: Final = 10  # one of the numbers 1 to 5
ODD: Final = Reason("L-1", "odd")
ELSE: Final = Reason("L-2", "else")


class Take(Choose[State]):
    """Even numbers, each once; what was taken is noted in `revealed`, digit by digit."""

    def who(self, s: State) -> int:
        return 1

    def otherwise(self, action: int) -> Reason:
        return ELSE

    def refuse(self, s: State, seat: int, value: int) -> Reason | None:
        return ODD if value % 2 or str(value) in str(s.revealed) else None

    def chosen(self, s: State, seat: int, value: int) -> None:
        note(s, value)

    def declined(self, s: State, seat: int) -> None:
        note(s, 9)


class Odd(Take):
    """Knows a quicker way, and takes it."""

    def add(self, s: State, out: list[int], seat: int) -> None:
        out += [TAKE + 1, TAKE + 3]


class Sure(YesOrNo[State]):
    def who(self, s: State) -> int:
        return s.get_x()

    def otherwise(self, action: int) -> Reason:
        return ELSE

    def answered(self, s: State, seat: int, yes: bool) -> None:
        s.pop()
        note(s, 1 if yes else 2)


class Round(InTurn[State]):
    """From seat 1 on; seat 2 is never asked."""

    def seat_of(self, s: State, turn: int) -> int:
        return (1 + turn) % s.seats

    def concerns(self, s: State, seat: int) -> bool:
        return seat != 2

    def options(self, s: State, seat: int) -> list[int]:
        return [TAKE + seat]

    def choose(self, s: State, seat: int, action: int) -> None:
        self.next(s)
        note(s, action - TAKE)

    def happen(self, s: State) -> None:
        note(s, 9)


def note(s: State, number: int) -> None:
    s.revealed = s.revealed * 10 + number


def begun(step: Step[State], x: int = 0) -> State:
    """A state of three seats in which the step has been entered, and runs until somebody is asked."""
    program: Program[State] = Program()
    program.add("step", step)
    s = State()
    s.seats = 3
    s.push(step.index, x)
    go_on(s, program)
    return s


def go_on(s: State, program: Program[State]) -> None:
    while s.stack and not s.waiting:
        program.steps[s.top].enter(s)


def answer(s: State, step: Step[State], action: int) -> None:
    seat, s.waiting = s.seat, 0
    step.choose(s, seat, action)
    while s.stack and not s.waiting:
        step.enter(s)


def test_what_is_not_refused_can_be_chosen() -> None:
    step = Take(TAKE, range(1, 6))
    s = begun(step)
    assert (s.seat, s.choices) == (1, [TAKE + 2, TAKE + 4])
    assert step.why_not(s, 1, TAKE + 2) is None
    assert step.why_not(s, 1, TAKE + 3) is ODD
    assert step.why_not(s, 1, TAKE) is step.why_not(s, 1, TAKE + 6) is step.why_not(s, 1, NONE) is ELSE
    assert step.doable(s)
    assert step.asked(s, 0) == 1
    answer(s, step, TAKE + 4)
    assert s.revealed == 4
    assert not s.stack


def test_a_quicker_way_to_the_options_is_taken() -> None:
    assert begun(Odd(TAKE, range(1, 6))).choices == [TAKE + 1, TAKE + 3]


def test_choosing_nothing_comes_first_and_is_told() -> None:
    step = Take(TAKE, range(1, 6), none=NONE)
    s = begun(step)
    assert s.choices == [NONE, TAKE + 2, TAKE + 4]
    assert step.why_not(s, 1, NONE) is None
    answer(s, step, NONE)
    assert s.revealed == 9
    assert not s.stack


def test_where_nothing_can_be_chosen_nobody_is_asked() -> None:
    for step in (Take(TAKE, range(3, 4)), Take(TAKE, range(3, 4), none=NONE)):
        s = begun(step)
        assert not s.stack
        assert not s.waiting
        assert s.revealed == 0
        assert not step.doable(s)


def test_where_silence_would_tell_something_there_is_a_question_always() -> None:
    step = Take(TAKE, range(3, 4), none=NONE, always=True)
    s = begun(step)
    assert s.choices == [NONE]
    answer(s, step, NONE)
    assert s.revealed == 9


def test_several_are_chosen_one_after_another() -> None:
    step = Take(TAKE, range(1, 9), none=NONE, times=3)
    s = begun(step)
    answer(s, step, TAKE + 8)
    assert (s.get_x(), s.choices) == (1, [NONE, TAKE + 2, TAKE + 4, TAKE + 6])
    answer(s, step, TAKE + 2)
    assert (s.get_x(), s.choices) == (2, [NONE, TAKE + 4, TAKE + 6])
    assert s.get_x() in step.registers(s)[0].allowed
    assert 3 not in step.registers(s)[0].allowed
    answer(s, step, TAKE + 6)
    assert s.revealed == 826
    assert not s.stack


def test_several_end_early_with_nothing_left_or_wanted() -> None:
    step = Take(TAKE, range(1, 5), times=3)
    s = begun(step)
    answer(s, step, TAKE + 4)
    answer(s, step, TAKE + 2)
    assert s.revealed == 42
    assert not s.stack
    step = Take(TAKE, range(1, 5), none=NONE, times=3)
    s = begun(step)
    answer(s, step, TAKE + 4)
    answer(s, step, NONE)
    assert s.revealed == 49
    assert not s.stack


def test_a_sole_answer_is_taken_if_that_is_wanted() -> None:
    s = begun(Take(TAKE, range(1, 4), sole=True))
    assert s.revealed == 2
    assert not s.stack
    assert not s.waiting
    assert begun(Take(TAKE, range(1, 4))).choices == [TAKE + 2]
    assert begun(Take(TAKE, range(1, 4), none=NONE, sole=True)).choices == [NONE, TAKE + 2]


def test_yes_and_no_are_answered_by_the_one_who_is_asked() -> None:
    for yes, no in ((YES, NO), (NO, YES)):
        step = Sure(yes, no)
        s = begun(step, 2)
        assert (s.seat, s.choices, step.asked(s, 0)) == (2, [1, 2], 2)
        assert step.why_not(s, 2, YES) is step.why_not(s, 2, NO) is None
        assert step.why_not(s, 2, TAKE) is ELSE
        answer(s, step, yes)
        assert s.revealed == 1
        assert not s.stack


def test_players_are_asked_in_turn_whom_it_concerns() -> None:
    step = Round()
    s = begun(step)
    assert (s.seat, s.get_x(), step.asked(s, 0)) == (1, 0, 1)
    answer(s, step, TAKE + 1)
    assert (s.seat, s.get_x(), step.asked(s, 0)) == (0, 2, 0)
    answer(s, step, TAKE)
    assert s.revealed == 109
    assert not s.stack


class Everybody(EachPlayer[State]):
    def begin(self, s: State, turn: int) -> None:
        note(s, turn + 1)


def test_each_player_has_the_same_steps() -> None:
    s = begun(Everybody(Do(lambda s: note(s, 7)), Do(lambda s: note(s, 8))))
    assert s.revealed == 178278378
    assert not s.stack


class IfRevealed(When[State]):
    def holds(self, s: State) -> bool:
        return s.revealed > 0


def test_when_looks_when_it_comes_to_it() -> None:
    for before, after in ((0, 0), (3, 35)):
        step = IfRevealed(Do(lambda s: note(s, 5)))
        program: Program[State] = Program()
        program.add("step", step)
        s = State()
        s.push(step.index)
        s.revealed = before
        go_on(s, program)
        assert s.revealed == after
    assert list(program.by_key) == ["step", "step/0"]
