"""Money: from the bank, between players, borrowed and demanded (A-6.5, A-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.ankh_morpork.actions import ANY_PIECE, PAY, REFUSE, REMOVE
from bailiwick.games.ankh_morpork.board import ISLE_OF_GODS
from bailiwick.games.ankh_morpork.scoring import REPAY, UNPAID
from bailiwick.games.ankh_morpork.state import LOAN, ONE, PENALTY, AnkhState, how_many
from bailiwick.games.ankh_morpork.steps.flow import NOT_NOW, Choice, Effect, stop
from bailiwick.games.ankh_morpork.steps.interrupts import TEXT, remove_piece
from bailiwick.games.ankh_morpork.steps.minions import OWN, pieces_in, refuse_piece
from bailiwick.games.ankh_morpork.where import ANYWHERE, areas_where
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.steps import YesOrNo

# What money is taken for
TROUBLE: Final = 0
BUILDINGS: Final = 1
ISLE: Final = 2  # minions of any kind in the Isle of Gods
COUNTED: Final = ("trouble", "buildings", "isle")  # in the keys of words

BORROWED: Final = 10


class Gain(Effect):
    """From the bank: a fixed amount."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def happen(self, s: AnkhState) -> None:
        s.earn(s.active, self.amount)

    def text(self, lang: str) -> str:
        return say(lang, "gain", self.amount)


class GainFor(Effect):
    """From the bank: a dollar for each of something."""

    def __init__(self, counted: int) -> None:
        super().__init__()
        self.counted: i64 = counted

    def happen(self, s: AnkhState) -> None:
        if self.counted == TROUBLE:
            number = how_many(s.trouble)
        elif self.counted == BUILDINGS:
            number = how_many(s.built)
        else:
            number = s.crowd(ISLE_OF_GODS)
        s.earn(s.active, number)

    def text(self, lang: str) -> str:
        return say(lang, f"gain_for_{COUNTED[self.counted]}")


class Spend(Effect):
    """To the bank; whoever begins it has the money (A-13.2)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def happen(self, s: AnkhState) -> None:
        s.pay(s.active, self.amount)

    def text(self, lang: str) -> str:
        return say(lang, "spend", self.amount)


class Loan(Effect):
    """A-13.3: the card stays in front of the player."""

    def happen(self, s: AnkhState) -> None:
        s.piles[LOAN + s.active] = s.piles[LOAN + s.active] + ONE[s.in_play]
        s.in_play = 0
        s.tell("loan", s.active, (BORROWED,))
        s.cash[s.active] += BORROWED

    def text(self, lang: str) -> str:
        return say(lang, "loan", BORROWED, REPAY, UNPAID)


class TakeFrom(Effect):
    """The target hands over money, as much as there is (A-13.2, R-37)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def happen(self, s: AnkhState) -> None:
        s.hand_over(s.target, s.active, self.amount)

    def text(self, lang: str) -> str:
        return say(lang, "hands_you", self.amount)


class PayTarget(Effect):
    """The active player pays the one who was named, in full or the scroll ends."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def enter(self, s: AnkhState) -> None:
        if s.cash[s.active] < self.amount:
            stop(s)
            return
        s.pop()
        s.hand_over(s.active, s.target, self.amount)

    def text(self, lang: str) -> str:
        return say(lang, "pay_target", self.amount)


class Transfer(Effect):
    """One other player pays another (Hubert)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def happen(self, s: AnkhState) -> None:
        s.hand_over(s.target, s.other, self.amount)

    def text(self, lang: str) -> str:
        return say(lang, "transfer", self.amount)


class Demand(YesOrNo[AnkhState]):
    """A-13.6: the target pays, or something happens; who can't pay refuses."""

    def __init__(self, amount: int, unpaid: Effect) -> None:
        super().__init__(PAY, REFUSE)
        self.amount: i64 = amount
        self.unpaid = unpaid

    def who(self, s: AnkhState) -> i64:
        return s.target

    def children(self) -> Sequence[Effect]:
        return (self.unpaid,)

    def enter(self, s: AnkhState) -> None:
        if s.cash[s.target] >= self.amount:
            super().enter(s)
        else:
            self.answered(s, s.target, False)

    def answered(self, s: AnkhState, seat: i64, yes: bool) -> None:
        s.pop()
        if yes:
            s.hand_over(seat, s.active, self.amount)
        else:
            s.tell("refuse", seat, (self.amount,))
            s.push(self.unpaid.index)

    def otherwise(self, action: i64) -> Reason:
        return NOT_NOW

    def text(self, lang: str) -> str:
        return say(lang, "demand", self.amount, self.unpaid.text(lang))

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        return say(lang, "act_pay_to", self.amount, name(lang, "seat", s.active)) if action == PAY else ""

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        key = "ask_demand_penalty" if isinstance(self.unpaid, AttachPenalty) else "ask_demand_building"
        return say(lang, key, self.amount, name(lang, "seat", s.active))


class AttachPenalty(Effect):
    """The card in play stays in front of the target to the end of the game (A-14.6)."""

    def happen(self, s: AnkhState) -> None:
        if s.in_play:
            s.piles[PENALTY + s.target] = s.piles[PENALTY + s.target] + ONE[s.in_play]
            s.tell("penalty", s.target, (s.in_play,))
            s.in_play = 0

    def text(self, lang: str) -> str:
        return say(lang, "penalty")


class PayOrLose(Choice):
    """A bad roll of CMOT Dibbler's: pay the bank or lose a minion; with neither, pay what you have (R-53)."""

    def __init__(self, amount: int) -> None:
        super().__init__(REMOVE, ANY_PIECE)
        self.amount: i64 = amount

    def pass_over(self, s: AnkhState) -> None:
        s.pop()
        if s.cash[s.active]:
            s.pay(s.active, s.cash[s.active])

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        if s.cash[seat] >= self.amount:
            out.append(PAY)
        pieces_in(s, out, REMOVE, seat, areas_where(s, seat, ANYWHERE), OWN)

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        s.pop()
        if action == PAY:
            s.pay(seat, self.amount)
        else:
            remove_piece(s, action - REMOVE, TEXT)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action == PAY:
            cash: i64 = s.cash[seat]
            return Reason("A-13.2", "no_cash", (self.amount, cash)) if cash < self.amount else None
        return super().why_not(s, seat, action)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return refuse_piece(s, seat, value, OWN)

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        return say(lang, "act_pay_bank", self.amount) if action == PAY else ""

    def text(self, lang: str) -> str:
        return say(lang, "pay_or_lose", self.amount)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_pay_or_lose", self.amount)
