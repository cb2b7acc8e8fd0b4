"""The steps that games are made of: choosing, yes or no, each player in turn, when, do. `Seq` is in `step`, for texts need it.

Each is the common part of what the games' own steps do, and asks the game for the rest: whom it asks, why something can't be
chosen, what comes of it. What happens without asking anybody needs no more than `Step.happen`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bailiwick.kernel.native import i64, mypyc_attr
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED, Register, Registers, S, Step

# ---------------------------------------------------------------- choosing


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Step[S]):
    """A seat chooses one of the things that a verb is about, or several, one after another. Register x: how many so far.

    The actions are `verb` and one of the `values`. `none` is the action of choosing nothing, which comes before them; without it,
    something must be chosen if anything can be. Where nothing can be, nobody is asked: the step is passed over; unless it asks
    `always`, for silence would tell what somebody holds. `sole`: a single answer is taken without asking.
    """

    def __init__(
        self, verb: int, values: range, *, none: int = -1, times: int = 1, sole: bool = False, always: bool = False
    ) -> None:
        super().__init__()
        self.verb: i64 = verb
        self.values = values
        self.none: i64 = none
        self.times: i64 = times
        self.sole = sole
        self.always = always

    # -- what a game says

    def who(self, s: S) -> i64:
        """Whom it asks, while it is on top of the stack."""
        raise NotImplementedError

    def otherwise(self, action: i64) -> Reason:
        """Why it takes no action of another verb, or none where it must have one."""
        raise NotImplementedError

    def refuse(self, s: S, seat: i64, value: i64) -> Reason | None:
        """Why this can't be chosen."""
        return None

    def add(self, s: S, out: list[int], seat: i64) -> None:
        """Add what can be chosen, ascending: what is not refused. A step that is asked for all the time knows a quicker way."""
        for value in self.values:
            if self.refuse(s, seat, value) is None:
                out.append(self.verb + value)

    def chosen(self, s: S, seat: i64, value: i64) -> None:
        """What comes of it. The frame is gone by now, unless more are to be chosen."""
        raise NotImplementedError

    def declined(self, s: S, seat: i64) -> None:
        """What comes of choosing nothing, or no more."""

    def may_decline(self, s: S) -> bool:
        return self.none >= 0

    def pass_over(self, s: S) -> None:
        """Nothing can be chosen."""
        s.pop()

    # -- what follows from it

    def registers(self, s: S) -> Registers:
        return Register("choices so far", range(self.times)), UNUSED

    def asked(self, s: S, at: i64) -> i64:
        return self.who(s)

    def enter(self, s: S) -> None:
        seat = self.who(s)
        out = self.options(s, seat)
        if len(out) > 1 or self.always:
            self.ask(s, seat, out)
        elif len(out) == 0 or self.may_decline(s):
            self.pass_over(s)
        elif self.sole:
            self.choose(s, seat, out[0])
        else:
            self.ask(s, seat, out)

    def ask(self, s: S, seat: i64, choices: list[int]) -> None:
        s.ask(seat, choices)

    def options(self, s: S, seat: i64) -> list[int]:
        out: list[int] = []
        if self.may_decline(s):
            out.append(self.none)
        self.add(s, out, seat)
        return out

    def choose(self, s: S, seat: i64, action: i64) -> None:
        if action == self.none:
            s.pop()
            self.declined(s, seat)
            return
        if self.times > 1 and s.get_x() + 1 < self.times:
            s.set_x(s.get_x() + 1)
        else:
            s.pop()
        self.chosen(s, seat, action - self.verb)

    def why_not(self, s: S, seat: i64, action: i64) -> Reason | None:
        if action == self.none and self.may_decline(s):
            return None
        value = action - self.verb
        return self.refuse(s, seat, value) if value in self.values else self.otherwise(action)

    def doable(self, s: S) -> bool:
        return len(self.options(s, self.who(s))) > (1 if self.may_decline(s) else 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class YesOrNo(Step[S]):
    """A seat says yes or no."""

    def __init__(self, yes: int, no: int) -> None:
        super().__init__()
        self.yes: i64 = yes
        self.no: i64 = no

    def who(self, s: S) -> i64:
        """Whom it asks, while it is on top of the stack."""
        raise NotImplementedError

    def otherwise(self, action: i64) -> Reason:
        """Why it takes no other action."""
        raise NotImplementedError

    def answered(self, s: S, seat: i64, yes: bool) -> None:
        """What comes of it. The frame is still there: it may be needed, and the step may want to be entered again."""
        raise NotImplementedError

    def asked(self, s: S, at: i64) -> i64:
        return self.who(s)

    def enter(self, s: S) -> None:
        seat = self.who(s)
        self.ask(s, seat, self.options(s, seat))

    def ask(self, s: S, seat: i64, choices: list[int]) -> None:
        s.ask(seat, choices)

    def options(self, s: S, seat: i64) -> list[int]:
        return [self.yes, self.no] if self.yes < self.no else [self.no, self.yes]

    def choose(self, s: S, seat: i64, action: i64) -> None:
        self.answered(s, seat, action == self.yes)

    def why_not(self, s: S, seat: i64, action: i64) -> Reason | None:
        return None if action == self.yes or action == self.no else self.otherwise(action)


# ---------------------------------------------------------------- players in turn


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Step[S]):
    """The players are asked one after another; what happens when all are done, `happen` says. Register x: how many are done."""

    def seat_of(self, s: S, turn: i64) -> i64:
        """Whose turn comes as number `turn`, from 0 on."""
        raise NotImplementedError

    def concerns(self, s: S, seat: i64) -> bool:
        """Whether the seat is asked. If it isn't, its turn is over: what happens in it without a question is done here."""
        return True

    def next(self, s: S) -> None:
        """The turn of the one who was asked is over."""
        s.set_x(s.get_x() + 1)
        s.set_y(0)

    def registers(self, s: S) -> Registers:
        return Register("players done", range(s.seats)), UNUSED

    def asked(self, s: S, at: i64) -> i64:
        return self.seat_of(s, s.stack[at + 1])

    def enter(self, s: S) -> None:
        while s.get_x() < s.seats:
            seat = self.seat_of(s, s.get_x())
            if self.concerns(s, seat):
                s.ask(seat, self.options(s, seat))
                return
            self.next(s)
        s.pop()
        self.happen(s)

    def happen(self, s: S) -> None:
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class EachPlayer(Step[S]):
    """The same steps for one player after another. Register x: how many have had their turn, or have it now."""

    def __init__(self, *steps: Step[S]) -> None:
        super().__init__()
        self.steps: tuple[Step[S], ...] = steps

    def turns(self, s: S) -> i64:
        return s.seats

    def begin(self, s: S, turn: i64) -> None:
        """Note whose turn it is, from 0 on, where the steps will look for it."""
        raise NotImplementedError

    def children(self) -> Sequence[Step[S]]:
        return self.steps

    def registers(self, s: S) -> Registers:
        return Register("turn", range(1, self.turns(s) + 1)), UNUSED

    def enter(self, s: S) -> None:
        turn = s.get_x()
        if turn >= self.turns(s):
            self.end(s)
            return
        s.set_x(turn + 1)
        self.begin(s, turn)
        for step in reversed(self.steps):
            s.push(step.index)

    def end(self, s: S) -> None:
        s.pop()


# ---------------------------------------------------------------- when, do


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Step[S]):
    """A step, if a condition holds when it comes to it."""

    def __init__(self, then: Step[S]) -> None:
        super().__init__()
        self.then = then

    def holds(self, s: S) -> bool:
        raise NotImplementedError

    def children(self) -> Sequence[Step[S]]:
        return (self.then,)

    def happen(self, s: S) -> None:
        if self.holds(s):
            s.push(self.then.index)


class Do(Step[S]):
    """A plain deed, where a class of its own would say no more."""

    def __init__(self, deed: Callable[[S], None]) -> None:
        super().__init__()
        self.deed = deed

    def happen(self, s: S) -> None:
        self.deed(s)
