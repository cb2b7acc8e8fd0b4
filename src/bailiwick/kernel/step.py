"""A step: an immutable node of the rules. It has four duties: enter, options, choose, and why not.

`enter` puts a question and waits; or the step is over at once and it happens, which changes the state and may push more steps.
`options` lists what a waiting seat may do, `choose` does it, `why_not` says in plain predicates why an action is not among the
options. A step keeps nothing between calls: what it must remember is in its frame's two registers or in the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from bailiwick.kernel.errors import quoted
from bailiwick.kernel.native import i64, mypyc_attr
from bailiwick.kernel.reading import Node
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME, State
from bailiwick.kernel.words import COMMON

S = TypeVar("S", bound=State)

REGISTER_LIMIT: Final = 0x3FFF_FFFF_FFFF_FFFF  # what a tagged machine word holds
DEEPEST: Final = 200  # frames: games have some twenty


class Register:
    """What a step keeps in a register, by name, and the numbers it may be."""

    def __init__(self, name: str, allowed: range) -> None:
        self.name = name
        self.allowed = allowed


UNUSED: Final = Register("", range(1))  # one that its step does not use
Registers = tuple[Register, Register]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    def __init__(self) -> None:
        self.index: i64 = -1
        self.key = ""

    def children(self) -> Sequence[Step[S]]:
        return ()

    def enter(self, s: S) -> None:
        """Begin. What asks nobody is over as soon as it begins, and happens; what asks says so instead."""
        s.pop()
        self.happen(s)

    def happen(self, s: S) -> None:
        raise NotImplementedError

    def put(self, s: S, seat: i64, idle: i64 = 0) -> bool:
        """Put its question to a seat, unless there is nothing to choose: no more than the answers that do nothing."""
        out = self.options(s, seat)
        if len(out) <= idle:
            return False
        s.ask(seat, out)
        return True

    def options(self, s: S, seat: i64) -> list[int]:
        """The legal actions of a waiting seat, ascending."""
        raise NotImplementedError

    def choose(self, s: S, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def why_not(self, s: S, seat: i64, action: i64) -> Reason | None:
        raise NotImplementedError

    def why_none(self, s: S, seat: i64, actions: Sequence[int]) -> Reason | None:
        """Why none of some actions of one kind, which are all refused, can be taken: what keeps most of them."""
        reasons = [self.why_not(s, seat, action) for action in actions]
        keys = [reason.key for reason in reasons if reason is not None]
        for reason in reasons:
            if reason is not None and reason.key == max(keys, key=keys.count):
                return reason
        return None

    def doable(self, s: S) -> bool:
        """Whether entering it now would do anything at all. Only for warnings and house rules: rules never depend on it."""
        return True

    def text(self, lang: str) -> str:
        """What it does, as a phrase that a card's text is made of."""
        return ""

    def prompt(self, s: S, seat: i64, lang: str) -> str:
        """What the seat is asked, as a phrase for people."""
        return self.text(lang)

    def label(self, s: S, action: i64, lang: str) -> str:
        """What an action is called while it asks, where that is more than its verb says; empty: what the verb says."""
        return ""

    def pile(self, s: S, seat: i64, action: i64) -> str:
        """Where the card lies that an action is about, where that depends on who asks; empty: where the verb says."""
        return ""

    # -- what a table should know of an action before somebody takes it

    def ends(self, s: S, action: i64) -> bool:
        """Whether it does nothing but go on: it ends the turn, or gives up what could still be done."""
        return False

    def loses(self, s: S, seat: i64, action: i64, lang: str) -> str:
        """What is lost for good by it that could still be used, as a phrase for people; empty: nothing."""
        return ""

    def idle(self, s: S, action: i64) -> bool:
        """Whether it only lets happen what somebody else does. Where it is the only choice, nobody misses the question."""
        return False

    # -- what a frame of it can be: asked when a position is read, which anybody may have written

    def bottom(self) -> bool:
        """Whether it lies at the bottom of the stack, and nowhere else: it goes only when another takes its place."""
        return False

    def registers(self, s: S) -> Registers:
        """What its x and y are, and may hold."""
        return UNUSED, UNUSED

    def asked(self, s: S, at: i64) -> i64:
        """The seat that it waits for while it is on top, if that is certain; -1: the one whom the game says (`read_flight`)."""
        return -1

    def misplaced(self, s: S, at: i64) -> str:
        """What else is wrong with its frame, which begins at `at` of the stack: what lies below it, say, or who is waited for.

        Nothing, if it makes sense.
        """
        return ""


class Seq(Step[S]):
    """Steps one after another."""

    def __init__(self, *steps: Step[S]) -> None:
        super().__init__()
        self.steps: tuple[Step[S], ...] = steps

    def children(self) -> Sequence[Step[S]]:
        return self.steps

    def happen(self, s: S) -> None:
        for step in reversed(self.steps):
            s.push(step.index)

    def doable(self, s: S) -> bool:
        # A first step may enable the second, so one that can be done is enough.
        return any(step.doable(s) for step in self.steps)

    def text(self, lang: str) -> str:
        return COMMON.text(lang, "then").join(step.text(lang) for step in self.steps)


class Program(Generic[S]):
    """All steps of a game, each with a number for the stack and a stable key for files (`blackguard/1`)."""

    def __init__(self, checked: bool = False) -> None:
        self.checked = checked  # whether its steps say what their frames can be
        self.steps: list[Step[S]] = []
        self.by_key: dict[str, Step[S]] = {}

    def add(self, key: str, step: Step[S]) -> None:
        if step.index >= 0:
            raise ValueError(f"The step {key!r} is already in the program as {step.key!r}.")
        if key in self.by_key:
            raise ValueError(f"Two steps have the key {key!r}.")
        step.index = len(self.steps)
        step.key = key
        self.steps.append(step)
        self.by_key[key] = step
        for i, child in enumerate(step.children()):
            self.add(f"{key}/{i}", child)

    # -- the stack in files: keys instead of numbers, which change when a step is added

    def write_stack(self, stack: list[int]) -> list[list[str | int]]:
        """The frames, bottom first, each as its step's key and its two registers."""
        return [[self.steps[stack[i]].key, stack[i + 1], stack[i + 2]] for i in range(0, len(stack), FRAME)]

    def read_step(self, node: Node) -> int:
        """The number of the step that has this key."""
        step = self.by_key.get(node.text())
        if step is None:
            raise node.wrong(f"{quoted(node.value)} is not a step of this game.")
        return step.index

    def read_stack(self, node: Node) -> list[int]:
        stack: list[int] = []
        for frame in node.list():
            key, x, y = frame.list(3)
            stack.append(self.read_step(key))
            stack.append(x.number(-REGISTER_LIMIT, REGISTER_LIMIT))
            stack.append(y.number(-REGISTER_LIMIT, REGISTER_LIMIT))
        return stack

    def check_stack(self, s: S, node: Node) -> None:
        """Raise a sentence with the place unless every frame, at any depth, is one that can be."""
        if len(s.stack) > DEEPEST * FRAME:
            raise node.wrong(f"no game has more than {DEEPEST} steps on its stack.")
        for number, frame in enumerate(node.list()):
            at = number * FRAME
            step = self.steps[s.stack[at]]
            if step.bottom() != (number == 0):
                place = "lies only at the bottom of the stack" if step.bottom() else "never lies at the bottom of the stack"
                raise frame.wrong(f"{step.key!r} {place}.")
            for nth, register in enumerate(step.registers(s), 1):
                if s.stack[at + nth] not in register.allowed:
                    name = f"{register.name} ({'_xy'[nth]})" if register.name else "_xy"[nth]
                    raise frame.list()[nth].wrong(f"{name} of {step.key!r} is {said(register.allowed)}, not {s.stack[at + nth]}.")
            if complaint := step.misplaced(s, at):
                raise frame.wrong(complaint)


def said(numbers: range) -> str:
    """Which numbers a range has, in words; the usual ranges have no gaps."""
    if len(numbers) == 1:
        return str(numbers[0])
    if not numbers:
        return "nothing here"
    step = "" if numbers.step == 1 else f" in steps of {numbers.step}"
    return f"from {numbers[0]} to {numbers[-1]}{step}"
