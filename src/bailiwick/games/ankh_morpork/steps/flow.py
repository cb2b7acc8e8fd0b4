"""What all effects share: how one begins, how it asks, and how a scroll ends early.

An effect that begins with a choice shows that choice at once, beside skipping it: `opening` is the step that asks. Whoever begins
an effect notes the height of the stack in `floor`; what can't be carried out ends the whole scroll by falling back to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.ankh_morpork.ending import finish_by_exhaustion
from bailiwick.games.ankh_morpork.state import HAND, AnkhState
from bailiwick.games.ankh_morpork.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME, SEAT_BIT
from bailiwick.kernel.step import UNUSED, Register, Registers, Step

NOT_NOW: Final = Reason("A-5.2", "not_now")
MANDATORY: Final = Reason("A-5.3", "mandatory")
# Where nothing has been begun, "not now" would be no answer: what comes first
CARD_FIRST: Final = Reason("A-4.2", "card_first")
CARD_PLAYED: Final = Reason("A-4.2", "card_played")


class Effect(Step[AnkhState]):
    def opening(self) -> Effect | None:
        """The step whose question comes first, if the effect begins with one."""
        return None

    def begin(self, s: AnkhState) -> None:
        """Put it on the stack, with its opening on top."""
        s.push(self.index)

    def fruitless(self, s: AnkhState, seat: i64) -> Reason | None:
        """Why an effect that begins without a choice can't be begun at all."""
        return None

    def targets(self) -> bool:
        """Whether it needs a player who was named before it."""
        return False

    def names(self) -> bool:
        """Whether it names that player."""
        return False

    def deed(self, lang: str) -> str:
        """What another player does ("hands you $2"), if that is what the effect is: a phrase that wants its subject."""
        return ""


def begin(s: AnkhState, effect: Effect) -> None:
    s.floor = len(s.stack)
    effect.begin(s)


def stop(s: AnkhState) -> None:
    """The scroll, or a player's part in it, ends here."""
    del s.stack[min(s.floor, len(s.stack) - FRAME) :]


def on_top(s: AnkhState, at: i64) -> bool:
    """Whether the frame that begins there is the one that asks now."""
    return at == len(s.stack) - FRAME


class Choice(Effect):
    """A step that asks one player once; what can't be done ends the scroll."""

    def opening(self) -> Effect | None:
        return self

    def chooser(self, s: AnkhState) -> i64:
        return s.active

    def enter(self, s: AnkhState) -> None:
        if not self.put(s, self.chooser(s)):
            stop(s)


class Scroll(Effect):
    """Steps one after another."""

    def __init__(self, *steps: Effect) -> None:
        super().__init__()
        self.steps: tuple[Effect, ...] = steps

    def children(self) -> Sequence[Effect]:
        return self.steps

    def opening(self) -> Effect | None:
        return self.steps[0].opening()

    def begin(self, s: AnkhState) -> None:
        last: i64 = len(self.steps) - 1
        while last > 0:
            s.push(self.steps[last].index)
            last -= 1
        self.steps[0].begin(s)

    def fruitless(self, s: AnkhState, seat: i64) -> Reason | None:
        return self.steps[0].fruitless(s, seat)

    def happen(self, s: AnkhState) -> None:
        self.begin(s)

    def text(self, lang: str) -> str:
        """One phrase; a player that an earlier step has named is "that player" from then on."""
        text = ""
        for step in self.steps:
            if deed := step.deed(lang):
                text += say(lang, "after") + say(lang, "that_player", deed) if text else say(lang, "named_player", deed)
            elif part := step.text(lang):
                text += say(lang, "then") + part if text else part
        return text


class EachOther(Effect):
    """Every other player in player order becomes the target of the step (A-15.9). Register: how many had their turn."""

    def __init__(self, *steps: Effect) -> None:
        super().__init__()
        self.steps: tuple[Effect, ...] = steps

    def registers(self, s: AnkhState) -> Registers:
        return Register("players done", range(1, s.seats)), UNUSED

    def names(self) -> bool:
        return True

    def children(self) -> Sequence[Effect]:
        return self.steps

    def enter(self, s: AnkhState) -> None:
        turn: i64 = s.get_x() + 1
        if turn >= s.seats:
            s.pop()
            return
        s.set_x(turn)
        s.target = (s.active + turn) % s.seats
        s.floor = len(s.stack)  # who is spared is left out; the others are still hit
        for step in reversed(self.steps):
            s.push(step.index)

    def text(self, lang: str) -> str:
        return say(lang, "each_other", self.steps[-1].deed(lang))


# ---------------------------------------------------------------- drawing


def draw_cards(s: AnkhState, seat: i64, number: i64) -> None:
    """A-14.1: from the top of the draw pile. With its last card the game ends at once: nothing more may be done then."""
    pile = s.draw_pile
    number = min(number, len(pile))
    if number <= 0:
        return
    s.reveal()
    drawn = pile[len(pile) - number :]
    s.draw_pile = pile[: len(pile) - number]
    s.add_to_hand(seat, drawn)
    s.tell("draw", seat, (number,))
    s.tell("drawn", seat, tuple(drawn[::-1]), SEAT_BIT[seat])
    if not s.draw_pile:
        finish_by_exhaustion(s)


def has_cards(s: AnkhState, seat: i64) -> bool:
    return len(s.piles[HAND + seat]) > 0


__all__ = [
    "CARD_FIRST",
    "CARD_PLAYED",
    "FRAME",
    "MANDATORY",
    "NOT_NOW",
    "Choice",
    "EachOther",
    "Effect",
    "Scroll",
    "begin",
    "draw_cards",
    "has_cards",
    "on_top",
    "stop",
]
