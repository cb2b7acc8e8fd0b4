"""Rolls outside of battle, what is noted of them, and relics that are bought free."""

from __future__ import annotations

from bailiwick.games.oath.campaign.forces import DEFENSE_DIE, roll
from bailiwick.games.oath.moments import ROLLED
from bailiwick.games.oath.powers import R0, Effect
from bailiwick.games.oath.state import ONE, OathState
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.flow import YesOrNo, ask, moment, source, user
from bailiwick.games.oath.terms import Count
from bailiwick.games.oath.tokens import give_favor, spendable
from bailiwick.games.oath.wording import source_name
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64


def roll_defense_dice(s: OathState, seat: int, dice: int) -> None:
    """It can be rolled again like any other roll."""
    roll(s, DEFENSE_DIE, dice, seat)
    s.tell("rolls_defense", seat, tuple(s.rolled.count(face) for face in b"B12X"))
    moment(s, ROLLED)


class RollDefense(Effect):
    """So many defense dice."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, s: OathState) -> None:
        roll_defense_dice(s, user(s), self.n)


class Note(Effect):
    """Puts what is counted now into a register, for later."""

    def __init__(self, count: Count, register: int) -> None:
        super().__init__()
        self.count = count
        self.register = register

    def happen(self, s: OathState) -> None:
        s.powers[self.register] = self.count.of(s, source(s), user(s))


class PayOrYield(YesOrNo):
    """The holder of the chosen relic buys it free for so much favor, or it is taken: who can't pay is not asked."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def enter(self, s: OathState) -> None:
        relic = s.powers[R0]
        if relic < 0:
            s.pop()
            return
        holder = s.keeper(relic)
        s.tell("demands", user(s), (relic, holder))
        if spendable(s, holder) < self.n:
            self.answered(s, holder, False)
        else:
            ask(s, self, holder)

    def answered(self, s: OathState, seat: i64, yes: bool) -> None:
        s.pop()
        if yes:
            give_favor(s, int(seat), user(s), self.n)
        else:
            take_relics(s, user(s), ONE[s.powers[R0]])

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        relic = name(lang, "card", s.powers[R0])
        return say(lang, "ask_power_ransom", source_name(s, lang), self.n, name(lang, "seat", user(s)), relic)
