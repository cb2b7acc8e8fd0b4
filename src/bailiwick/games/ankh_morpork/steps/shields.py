"""Being named by a scroll: whoever it is about to touch may shield themselves with Wallace Sonky (A-15.7, A-15.10 b)."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.actions import DECLINE
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.flow import NOT_NOW, Choice, Effect, stop
from bailiwick.games.ankh_morpork.steps.interrupts import TOUCHED, add_answers, answer, could_answer, is_answer, refuse_answer
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


class Shield(Choice):
    """Scroll window (A-15.10 b): the player whom the text is about to touch may have Wallace Sonky (A-15.7)."""

    def targets(self) -> bool:
        return True

    def asked(self, s: AnkhState, at: i64) -> i64:
        return self.chooser(s)

    def opening(self) -> Effect | None:
        return None

    def chooser(self, s: AnkhState) -> i64:
        return s.target

    def enter(self, s: AnkhState) -> None:
        seat = self.chooser(s)
        if could_answer(s, seat, TOUCHED):
            s.ask(seat, self.options(s, seat))
        else:
            s.pop()

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        out: list[int] = [DECLINE]
        add_answers(s, out, seat, TOUCHED)
        return out

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
        else:
            answer(s, seat, action)
            s.tell("spared", seat)
            stop(s)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        return refuse_answer(s, seat, action, TOUCHED) if is_answer(action) else NOT_NOW

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_shield", name(lang, "seat", s.active))


class ShieldOfTwo(Shield):
    """The same where a scroll names two players: they are asked in player order (A-15.9)."""

    def __init__(self, last: bool) -> None:
        super().__init__()
        self.last = last

    def chooser(self, s: AnkhState) -> i64:
        target_first = (s.target - s.active) % s.seats < (s.other - s.active) % s.seats
        return s.target if target_first != self.last else s.other
