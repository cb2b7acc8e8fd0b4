"""Naming another player as the target of a scroll."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.actions import ANY_SEAT, NAME
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.buildings import refuse_cash
from bailiwick.games.ankh_morpork.steps.flow import Choice, has_cards
from bailiwick.games.ankh_morpork.steps.minions import NOT_OWN, pieces_in
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


class Name(Choice):
    """Name another player. What the scroll then costs must be at hand, or it can't be begun (A-13.2)."""

    def __init__(self, cost: int = 0, card: bool = False, victim: bool = False) -> None:
        super().__init__(NAME, ANY_SEAT, ask="ask_name")
        self.cost: i64 = cost
        self.card = card  # a card of one's own is needed too
        self.victim = victim  # somebody must be there to be removed from an area with trouble

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        if s.cash[seat] < self.cost or (self.card and not has_cards(s, seat)):
            return
        if self.victim:
            victims: list[int] = []
            pieces_in(s, victims, 0, seat, s.trouble, NOT_OWN)
            if not victims:
                return
        out += [NAME + other for other in range(s.seats) if other != seat]

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        if value >= s.seats:
            return Reason("A-3.1", "no_such_seat")
        if value == seat:
            return Reason("A-6.6", "yourself")
        if self.card and not has_cards(s, seat):
            return Reason("A-14.3", "no_cards")
        if self.victim and not any(s.trouble >> area & 1 and s.crowd(area) > s.count(area, seat) for area in range(1, 13)):
            return Reason("R-54", "no_victim")
        return refuse_cash(s, seat, self.cost)

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.target = value
        s.tell("name", seat, (value,))


class NameOther(Choice):
    """Name a second other player (Hubert)."""

    def __init__(self) -> None:
        super().__init__(NAME, ANY_SEAT)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        if value == s.target:
            return Reason("A-6.6", "named_already")
        if value >= s.seats:
            return Reason("A-3.1", "no_such_seat")
        return Reason("A-6.6", "yourself") if value == seat else None

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.other = value
        s.tell("name", seat, (value,))

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_name_other", name(lang, "seat", s.target))
