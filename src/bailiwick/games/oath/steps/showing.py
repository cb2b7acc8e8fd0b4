"""Showing a facedown adviser to somebody (O-2.2): it stays facedown, and they know it from then on."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.state import BANDITS, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, Choice, within
from bailiwick.games.oath.vocabulary import DECLINE, PLAYER
from bailiwick.games.oath.wording import worded
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers


def show_reason(s: OathState, seat: int, card: int, other: int = -1) -> Reason | None:
    """Why a card can't be shown: to somebody, or to anybody at all. The Clockwork Prince looks at nothing."""
    if card not in s.facedown[seat]:
        return Reason("O-2.2", "not_facedown", (card,))
    if other >= 0:
        return Reason("O-2.2", "shown_already") if s.sees(card, other) or other == s.prince else None
    return None if any(can_see(s, seat, card, other) for other in range(s.seats)) else Reason("O-2.2", "shown_already")


def can_see(s: OathState, seat: int, card: int, other: int) -> bool:
    return other not in (seat, s.prince) and not s.sees(card, other)


def show_adviser(s: OathState, seat: int, card: int, other: int) -> None:
    s.reveal()
    s.also_seen(card, other)
    s.tell("shows_adviser", seat, (other,))
    s.tell("is_shown", seat, (card, other), SEAT_BIT[seat] | SEAT_BIT[other])


class Show(Choice):
    """To whom. Registers: the seat; the card's place among its facedown advisers, for registers name no hidden card."""

    def __init__(self) -> None:
        super().__init__(PLAYER, range(BANDITS), none=DECLINE, always=True)

    def card(self, s: OathState) -> int:
        return s.facedown[int(s.get_x())][int(s.get_y())]

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("adviser", range(max((len(pile) for pile in s.facedown), default=0)))

    def misplaced(self, s: OathState, at: i64) -> str:
        shown = s.stack[at + 2] < len(s.facedown[s.stack[at + 1]])
        return "" if shown else "there is no such facedown adviser to be shown."

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        if value >= s.seats:
            return NOT_NOW
        return None if can_see(s, int(seat), self.card(s), value) else Reason("O-2.2", "shown_already")

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        card, other = self.card(s), within(action, PLAYER, s.seats)
        s.pop()
        if other >= 0:
            show_adviser(s, int(seat), card, other)

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"decline": "act_decline_show"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_show_to", name(lang, "card", self.card(s)))


SHOW_TO: Final = Show()
SHOWING_STEPS: Final[dict[str, Effect]] = {"show_to": SHOW_TO}
