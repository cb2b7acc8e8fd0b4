"""What all effects share: how one asks, how a scroll ends early, and drawing cards.

Whoever begins an effect notes the height of the stack in `floor`; what can't be carried out ends the whole scroll by falling back
to it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import DECLINE, DONE, SKIP
from bailiwick.games.ankh_morpork.ending import finish_by_exhaustion
from bailiwick.games.ankh_morpork.state import HAND, AnkhState
from bailiwick.games.ankh_morpork.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME, SEAT_BIT
from bailiwick.kernel.step import Step
from bailiwick.kernel.steps import Choose, InTurn

Effect = Step[AnkhState]

NOT_NOW: Final = Reason("A-5.2", "not_now")
MANDATORY: Final = Reason("A-5.3", "mandatory")
# Where nothing has been begun, "not now" would be no answer: what comes first
CARD_FIRST: Final = Reason("A-4.2", "card_first")
CARD_PLAYED: Final = Reason("A-4.2", "card_played")


def stop(s: AnkhState) -> None:
    """The scroll, or a player's part in it, ends here."""
    del s.stack[min(s.floor, len(s.stack) - FRAME) :]


def on_top(s: AnkhState, at: i64) -> bool:
    """Whether the frame that begins there is the one that asks now."""
    return at == len(s.stack) - FRAME


class Choice(Choose[AnkhState]):
    """A step that asks the active player; what can't be done ends the scroll."""

    def __init__(self, verb: int, values: range, *, ask: str = "", none: int = -1, times: int = 1, always: bool = False) -> None:
        super().__init__(verb, values, none=none, times=times, always=always)
        self.question = ask

    def opens(self) -> bool:
        """Whether its question is shown at once where an icon begins with it, beside skipping the icon."""
        return True

    def who(self, s: AnkhState) -> i64:
        return s.active

    def otherwise(self, action: i64) -> Reason:
        return MANDATORY if action in (SKIP, DECLINE, DONE) else NOT_NOW

    def pass_over(self, s: AnkhState) -> None:
        stop(s)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, self.question)


class PlayerOrder(InTurn[AnkhState]):
    """The players are asked in player order, from the active one on (A-15.9)."""

    def seat_of(self, s: AnkhState, turn: i64) -> i64:
        return (s.active + turn) % s.seats


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
    "Effect",
    "PlayerOrder",
    "draw_cards",
    "has_cards",
    "on_top",
    "stop",
]
