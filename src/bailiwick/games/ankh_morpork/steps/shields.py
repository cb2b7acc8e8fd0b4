"""Being named by a scroll: whoever it is about to touch may shield themselves with Wallace Sonky (A-15.7, A-15.10 b)."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.actions import DECLINE
from bailiwick.games.ankh_morpork.catalogue import ICONS, SCROLL
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.flow import Effect, stop
from bailiwick.games.ankh_morpork.steps.interrupts import TOUCHED, Window, answer, could_answer
from bailiwick.games.ankh_morpork.words import capital, name, say
from bailiwick.kernel.native import i64


class Shield(Window):
    """Scroll window (A-15.10 b): the player whom the text is about to touch may have Wallace Sonky (A-15.7)."""

    def who(self, s: AnkhState) -> i64:
        return s.target

    def answers(self, s: AnkhState) -> i64:
        return TOUCHED

    def enter(self, s: AnkhState) -> None:
        seat = self.who(s)
        if could_answer(s, seat, TOUCHED):
            super().enter(s)
        else:
            s.pop()

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
        else:
            answer(s, seat, action)
            s.tell("spared", seat)
            stop(s)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        """With what the scroll does: who is asked should not have to look the card up."""
        scrolls = [icon.effect for icon in ICONS[s.in_play] if icon.name == SCROLL and icon.effect is not None]
        who = name(lang, "seat", s.active)
        if not scrolls:
            return say(lang, "ask_shield", who)
        effect = ([scroll for scroll in scrolls if shielded(scroll)] or scrolls)[0]
        return say(lang, "ask_shield_text", who, who, capital(effect.text(lang)))


def shielded(effect: Effect) -> bool:
    """Whether a scroll is one that can be answered so."""
    return isinstance(effect, Shield) or any(shielded(step) for step in effect.children())


class ShieldOfTwo(Shield):
    """The same where a scroll names two players: they are asked in player order (A-15.9)."""

    def __init__(self, last: bool) -> None:
        super().__init__()
        self.last = last

    def who(self, s: AnkhState) -> i64:
        target_first = (s.target - s.active) % s.seats < (s.other - s.active) % s.seats
        return s.target if target_first != self.last else s.other
