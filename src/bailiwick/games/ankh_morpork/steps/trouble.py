"""Putting trouble markers on the board and taking them off (A-6.4, A-8)."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.actions import CALM, PICK, SKIP, STIR, area_of
from bailiwick.games.ankh_morpork.board import AREAS, BIT
from bailiwick.games.ankh_morpork.house import TROUBLE_NEEDS_MINION
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.flow import MANDATORY, NOT_NOW, Choice
from bailiwick.games.ankh_morpork.where import SHADES, areas_where, occupied, refuse_area, said_in
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


class Stir(Choice):
    """Put a trouble marker in an area that has none; nobody need be there, unless the house says so (A-8.8, R-28)."""

    def __init__(self, where: int) -> None:
        super().__init__()
        self.where: i64 = where

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        mask = areas_where(s, seat, self.where)
        if s.house & TROUBLE_NEEDS_MINION:
            mask &= occupied(s)
        return [STIR + area for area in AREAS[mask]]

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        s.pop()
        s.set_trouble(action - STIR)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        area = area_of(action, STIR)
        if not area:
            return MANDATORY if action == SKIP else NOT_NOW
        reason = refuse_area(s, seat, area, self.where)
        if reason is None and s.house & TROUBLE_NEEDS_MINION and not s.crowd(area):
            return Reason("R-28", "nobody_there", (area,))
        return reason

    def text(self, lang: str) -> str:
        return say(lang, "stir", said_in(self.where, lang))

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_stir", said_in(self.where, lang))


class Calm(Choice):
    """Take one trouble marker off any area (A-6.4)."""

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        return [CALM + area for area in AREAS[s.trouble]]

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        s.pop()
        s.end_trouble(action - CALM)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        area = area_of(action, CALM)
        if not area:
            return MANDATORY if action == SKIP else NOT_NOW
        return None if s.trouble & BIT[area] else Reason("A-6.4", "no_trouble", (area,))

    def text(self, lang: str) -> str:
        return say(lang, "calm")

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_calm")


class MoneyForTrouble(Choice):
    """Pick an area with trouble and take money for each minion of any kind in it (Mr Slant, R-55)."""

    def __init__(self, each: int) -> None:
        super().__init__()
        self.each: i64 = each

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        return [PICK + area for area in AREAS[s.trouble]]

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        s.pop()
        s.earn(seat, self.each * s.crowd(action - PICK))

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        area = area_of(action, PICK)
        if not area:
            return MANDATORY if action == SKIP else NOT_NOW
        return None if s.trouble & BIT[area] else Reason("A-6.6", "no_trouble", (area,))

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        area = area_of(action, PICK)
        return say(lang, "act_pick", name(lang, "area", area), self.each * s.crowd(area)) if area else ""

    def text(self, lang: str) -> str:
        return say(lang, "money_for_trouble", self.each)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_pick", self.each)


__all__ = ["SHADES", "Calm", "MoneyForTrouble", "Stir"]
