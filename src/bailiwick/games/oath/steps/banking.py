"""Favor of several banks, one choice after another: gaining from different ones, gathering in one."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.suits import SUITS
from bailiwick.games.oath.powers import BYTE, NO_USE, Effect
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, source, user, within
from bailiwick.games.oath.terms import Count
from bailiwick.games.oath.tokens import gain_favor
from bailiwick.games.oath.vocabulary import SUIT as NAME_SUIT
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME, SEAT_BIT
from bailiwick.kernel.step import Register, Registers


class GainFromDifferent(Effect):
    """One favor from each of so many banks. Registers: the suits chosen, how many."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def registers(self, s: OathState) -> Registers:
        return Register("suits", range(64)), Register("banks so far", range(self.n + 1))

    def banks(self, s: OathState) -> list[int]:
        return [suit for suit in range(SUITS) if s.banks[suit] and not int(s.get_x()) >> suit & 1]

    def enter(self, s: OathState) -> None:
        left, banks = self.n - int(s.get_y()), self.banks(s)
        if 0 < left < len(banks):
            ask(s, self, user(s))
            return
        for suit in banks if left else []:
            gain_favor(s, user(s), suit, 1)
        s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [NAME_SUIT + suit for suit in self.banks(s)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        suit = within(action, NAME_SUIT, SUITS)
        if suit < 0:
            return NOT_NOW
        return None if suit in self.banks(s) else Reason("O-10.5", "not_choosable")

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        suit = within(action, NAME_SUIT, SUITS)
        s.set_x(s.get_x() | SEAT_BIT[suit])
        s.set_y(s.get_y() + 1)
        gain_favor(s, int(seat), suit, 1)


class GatherFavor(Effect):
    """Favor from any other banks to that of a suit, one by one, as many as are counted.

    Register: how many are left to move, + 1.
    """

    def __init__(self, suit: int, count: Count) -> None:
        super().__init__()
        self.suit = suit
        self.count = count

    def registers(self, s: OathState) -> Registers:
        return Register("favor left + 1", BYTE), NO_USE

    def misplaced(self, s: OathState, at: i64) -> str:
        asking = at == len(s.stack) - FRAME
        return "while it asks, there is something left to move." if asking and s.stack[at + 1] < 2 else ""

    def sources(self, s: OathState) -> list[int]:
        return [suit for suit in range(SUITS) if suit != self.suit and s.banks[suit]]

    def enter(self, s: OathState) -> None:
        if not s.get_x():
            s.set_x(1 + self.count.of(s, source(s), user(s)))
        sources = self.sources(s)
        if s.get_x() == 1 or not sources:
            s.pop()
        elif len(sources) == 1:
            self.move(s, sources[0], min(int(s.get_x()) - 1, s.banks[sources[0]]))
            s.pop()
        else:
            ask(s, self, user(s))

    def move(self, s: OathState, suit: int, n: int) -> None:
        s.banks[suit] -= n
        s.banks[self.suit] += n
        s.tell("moves_favor", user(s), (n, suit, self.suit))

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [NAME_SUIT + suit for suit in self.sources(s)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        suit = within(action, NAME_SUIT, SUITS)
        if suit < 0:
            return NOT_NOW
        return None if suit in self.sources(s) else Reason("O-1.12", "have_only", (0,))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        self.move(s, within(action, NAME_SUIT, SUITS), 1)
        s.set_x(s.get_x() - 1)
