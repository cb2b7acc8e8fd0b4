"""What every game's state has: the stack of rules in flight, who is waited for, chance, and the log.

A game subclasses `State` with its own flat, typed fields and writes `clone` by hand. The stack holds frames of three ints: the
number of a step and two registers for it. So a state in the middle of the most tangled card copies and serialises like any other.
"""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.event import EVERYBODY, Event
from bailiwick.kernel.native import i64, mypyc_attr
from bailiwick.kernel.rng import Rng

FRAME: Final[i64] = 3


class Scene:
    """What stood on the table in the middle of a move, after so many of the move's events."""

    def __init__(self, told: int, state: State) -> None:
        self.told = told
        self.state = state


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def __init__(self, blank: bool = False) -> None:
        """`blank` leaves everything unset: `clone` fills it in (cheaper than setting twice)."""
        if blank:
            return
        self.seats: i64 = 0
        self.stack: list[int] = []
        self.waiting: i64 = 0
        self.choices: list[int] | None = None
        self.rng = Rng()
        self.over = False
        self.revealed: i64 = 0
        self.log: list[Event] | None = None
        self.scenes: list[Scene] | None = None

    def copy_kernel(self, other: State) -> None:
        """Copy the kernel's part into `other`. Clones keep no log: they are for looking ahead."""
        other.seats = self.seats
        other.stack = self.stack.copy()
        other.waiting = self.waiting
        other.choices = self.choices  # never changed in place
        other.rng = self.rng.copy()
        other.over = self.over
        other.revealed = self.revealed
        other.log = None
        other.scenes = None

    def clone(self) -> State:
        raise NotImplementedError

    # -- the stack

    def push(self, step: i64, x: i64 = 0, y: i64 = 0) -> None:
        stack = self.stack
        stack.append(step)
        stack.append(x)
        stack.append(y)

    def pop(self) -> None:
        stack = self.stack
        stack.pop()
        stack.pop()
        stack.pop()

    @property
    def top(self) -> i64:
        """The number of the step that runs or waits now."""
        return self.stack[-3]

    def get_x(self) -> i64:
        return self.stack[-2]

    def get_y(self) -> i64:
        return self.stack[-1]

    def set_x(self, value: i64) -> None:
        self.stack[-2] = value

    def set_y(self, value: i64) -> None:
        self.stack[-1] = value

    # -- decisions

    def ask(self, seat: i64, choices: list[int]) -> None:
        """Wait for one seat, whose legal actions are already known (ascending)."""
        self.waiting = SEAT_BIT[seat]
        self.choices = choices

    def ask_all(self, seats: i64) -> None:
        """Wait for several seats at once (a bit mask); the step says what each may do."""
        self.waiting = seats
        self.choices = None

    @property
    def seat(self) -> i64:
        """The seat that is waited for (the first, if several are); -1 if none."""
        i: i64 = 0
        while i < self.seats:
            if (self.waiting >> i) & 1:
                return i
            i += 1
        return -1

    # -- what people see

    def tell(self, kind: str, seat: i64, values: tuple[int, ...] = (), audience: int = EVERYBODY) -> None:
        if self.log is not None:
            self.log.append(Event(kind, seat, values, audience))

    def scene(self) -> None:
        """A moment within a long move that is worth seeing: what an automatic player has done so far, or dice just rolled."""
        if self.scenes is not None and self.log is not None:
            self.scenes.append(Scene(len(self.log), self.clone()))

    def reveal(self) -> None:
        """Something hidden or random has become known: what happened before can no longer be taken back freely."""
        self.revealed += 1


SEAT_BIT: Final[list[int]] = [1 << i for i in range(16)]
