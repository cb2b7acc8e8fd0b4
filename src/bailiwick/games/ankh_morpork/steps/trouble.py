"""Putting trouble markers on the board and taking them off (A-6.4, A-8)."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.actions import ANY_AREA, CALM, PICK, STIR, area_of
from bailiwick.games.ankh_morpork.board import AREAS, BIT
from bailiwick.games.ankh_morpork.house import TROUBLE_NEEDS_MINION
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.flow import Choice
from bailiwick.games.ankh_morpork.where import SHADES, areas_where, occupied, refuse_area, said_in
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


class Stir(Choice):
    """Put a trouble marker in an area that has none; nobody need be there, unless the house says so (A-8.8, R-28)."""

    def __init__(self, where: int) -> None:
        super().__init__(STIR, ANY_AREA)
        self.where: i64 = where

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        mask = areas_where(s, seat, self.where)
        if s.house & TROUBLE_NEEDS_MINION:
            mask &= occupied(s)
        for area in AREAS[mask]:
            out.append(STIR + area)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        reason = refuse_area(s, seat, value, self.where)
        if reason is None and s.house & TROUBLE_NEEDS_MINION and not s.crowd(value):
            return Reason("R-28", "nobody_there", (value,))
        return reason

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.set_trouble(value)

    def text(self, lang: str) -> str:
        return say(lang, "stir", said_in(self.where, lang))

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_stir", said_in(self.where, lang))


class Calm(Choice):
    """Take one trouble marker off any area (A-6.4)."""

    def __init__(self) -> None:
        super().__init__(CALM, ANY_AREA, ask="ask_calm")

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        for area in AREAS[s.trouble]:
            out.append(CALM + area)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return None if s.trouble & BIT[value] else Reason("A-6.4", "no_trouble", (value,))

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.end_trouble(value)

    def text(self, lang: str) -> str:
        return say(lang, "calm")


class MoneyForTrouble(Choice):
    """Pick an area with trouble and take money for each minion of any kind in it (Mr Slant, R-55)."""

    def __init__(self, each: int) -> None:
        super().__init__(PICK, ANY_AREA)
        self.each: i64 = each

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return None if s.trouble & BIT[value] else Reason("A-6.6", "no_trouble", (value,))

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.earn(seat, self.each * s.crowd(value))

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        area = area_of(action, PICK)
        return say(lang, "act_pick", name(lang, "area", area), self.each * s.crowd(area)) if area else ""

    def text(self, lang: str) -> str:
        return say(lang, "money_for_trouble", self.each)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_pick", self.each)


__all__ = ["SHADES", "Calm", "MoneyForTrouble", "Stir"]
