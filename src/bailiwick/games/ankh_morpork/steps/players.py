"""Naming another player as the target of a scroll."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.actions import NAME, SKIP
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.buildings import refuse_cash
from bailiwick.games.ankh_morpork.steps.flow import MANDATORY, NOT_NOW, Choice, has_cards
from bailiwick.games.ankh_morpork.steps.minions import NOT_OWN, pieces_in
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


class Name(Choice):
    """Name another player. What the scroll then costs must be at hand, or it can't be begun (A-13.2)."""

    def __init__(self, cost: int = 0, card: bool = False, victim: bool = False) -> None:
        super().__init__()
        self.cost: i64 = cost
        self.card = card  # a card of one's own is needed too
        self.victim = victim  # somebody must be there to be removed from an area with trouble

    def names(self) -> bool:
        return True

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        if s.cash[seat] < self.cost or (self.card and not has_cards(s, seat)):
            return []
        if self.victim:
            victims: list[int] = []
            pieces_in(s, victims, 0, seat, s.trouble, NOT_OWN)
            if not victims:
                return []
        return [NAME + other for other in range(s.seats) if other != seat]

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        s.pop()
        s.target = action - NAME
        s.tell("name", seat, (s.target,))

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if not NAME <= action < NAME + 4:
            return MANDATORY if action == SKIP else NOT_NOW
        other = action - NAME
        if other >= s.seats:
            return Reason("A-3.1", "no_such_seat")
        if other == seat:
            return Reason("A-6.6", "yourself")
        if self.card and not has_cards(s, seat):
            return Reason("A-14.3", "no_cards")
        if self.victim and not any(s.trouble >> area & 1 and s.crowd(area) > s.count(area, seat) for area in range(1, 13)):
            return Reason("R-54", "no_victim")
        return refuse_cash(s, seat, self.cost)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_name")


class NameOther(Name):
    """Name a second other player (Hubert)."""

    def targets(self) -> bool:
        return True

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        return [NAME + other for other in range(s.seats) if other != seat and other != s.target]

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        s.pop()
        s.other = action - NAME
        s.tell("name", seat, (s.other,))

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action - NAME == s.target:
            return Reason("A-6.6", "named_already")
        return super().why_not(s, seat, action)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_name_other", name(lang, "seat", s.target))
