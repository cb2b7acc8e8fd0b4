"""Building, taking over, giving up and losing buildings (A-9)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import ANY_AREA, BUILD, GIVE_UP, RAZE, SKIP, TAKE_OVER, area_of
from bailiwick.games.ankh_morpork.board import AREAS, BIT, COST
from bailiwick.games.ankh_morpork.state import BUILDINGS, AnkhState, how_many
from bailiwick.games.ankh_morpork.steps.flow import Choice, Effect
from bailiwick.games.ankh_morpork.steps.shields import Shield
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import UNUSED, Register, Registers


def refuse_cash(s: AnkhState, seat: i64, amount: i64) -> Reason | None:
    cash: i64 = s.cash[seat]
    return Reason("A-13.2", "no_cash", (amount, cash)) if cash < amount else None


class GiveUp(Choice):
    """With all six buildings on the board one goes before another comes (A-9.5)."""

    def __init__(self) -> None:
        super().__init__(GIVE_UP, ANY_AREA, ask="ask_give_up")

    def enter(self, s: AnkhState) -> None:
        if how_many(s.houses[s.active]) < BUILDINGS:
            s.pop()
        else:
            super().enter(s)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return None if s.owner(value) == seat else Reason("A-9.5", "no_building_of_yours", (value,))

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.drop_building(value)


class PutUp(Effect):
    """The building that was decided on is paid for and stands. Registers: the area; the price."""

    def registers(self, s: AnkhState) -> Registers:
        return Register("area", range(1, 13)), Register("price", range(max(COST) + 1))

    def misplaced(self, s: AnkhState, at: i64) -> str:
        area, price = s.stack[at + 1], s.stack[at + 2]
        possible = s.owner(area) < 0 and s.cash[s.active] >= price and at == len(s.stack) - 2 * FRAME
        return "" if possible else "a building comes to an empty area, is paid for, and waits only for another to go."

    def enter(self, s: AnkhState) -> None:
        area, price = s.get_x(), s.get_y()
        s.pop()
        s.cash[s.active] -= price
        s.raise_building(s.active, area)
        s.tell("build", s.active, (area, price))


class Build(Choice):
    """A-9.1, at the printed cost or half of it (R-64)."""

    def __init__(self, half: bool = False) -> None:
        super().__init__(BUILD, ANY_AREA, ask="ask_build_half" if half else "ask_build")
        self.half = half

    def price(self, area: i64) -> i64:
        cost: i64 = COST[area]
        return cost // 2 if self.half else cost

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        stands: i64 = s.stands[seat]
        cash: i64 = s.cash[seat]
        for area in AREAS[stands & ~s.built & ~s.trouble]:
            if self.price(area) <= cash:
                out.append(BUILD + area)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        if not s.count(value, seat):
            return Reason("A-9.1", "no_minion_of_yours", (value,))
        if s.owner(value) >= 0:
            return Reason("A-9.2", "built", (value,))
        if s.trouble & BIT[value]:
            return Reason("A-8.4", "trouble", (value,))
        return refuse_cash(s, seat, self.price(value))

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.push(PUT_UP.index, value, self.price(value))
        s.push(GIVE_UP_ONE.index)

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        area = area_of(action, BUILD)
        return say(lang, "act_build", name(lang, "area", area), self.price(area)) if area else ""

    def text(self, lang: str) -> str:
        return say(lang, "build_half" if self.half else "build")


class TakeOver(Choice):
    """A-9.12: your building in the place of another player's, who is paid its cost."""

    def __init__(self, in_trouble: bool) -> None:
        super().__init__(TAKE_OVER, ANY_AREA, ask="ask_take_over")
        self.in_trouble = in_trouble

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        mine: i64 = s.houses[seat]
        areas: i64 = s.built & ~mine
        areas &= s.trouble if self.in_trouble else ~s.trouble
        cash: i64 = s.cash[seat]
        out += [TAKE_OVER + area for area in AREAS[areas] if COST[area] <= cash]

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        owner = s.owner(value)
        if owner < 0 or owner == seat:
            return Reason("A-9.12", "no_building_of_another", (value,))
        troubled = bool(s.trouble & BIT[value])
        if troubled != self.in_trouble:
            return Reason("A-9.12", "trouble" if troubled else "no_trouble", (value,))
        return refuse_cash(s, seat, COST[value])

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.target = s.owner(value)
        s.push(CHANGE_HANDS.index, value)
        s.push(GIVE_UP_ONE.index)
        s.push(OWNER_SHIELD.index)

    def text(self, lang: str) -> str:
        return say(lang, "take_over_trouble" if self.in_trouble else "take_over_quiet")


class ChangeHands(Effect):
    """The take-over itself. Register x: the area."""

    def registers(self, s: AnkhState) -> Registers:
        return Register("area", range(1, 13)), UNUSED

    def misplaced(self, s: AnkhState, at: i64) -> str:
        owner = s.owner(s.stack[at + 1])
        possible = owner >= 0 and owner != s.active and len(s.stack) - at <= 3 * FRAME
        return "" if possible else "another player's building is taken over, and waits only for its owner or for one to go."

    def enter(self, s: AnkhState) -> None:
        area = s.get_x()
        s.pop()
        owner = s.owner(area)
        s.hand_over(s.active, owner, COST[area])
        s.drop_building(area)
        s.raise_building(s.active, area)
        s.tell("take_over", s.active, (area, owner))


class RazeBuilding(Choice):
    """One building of the target is removed, if the active player likes (The Fire Brigade)."""

    def __init__(self) -> None:
        super().__init__(RAZE, ANY_AREA, none=SKIP)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return None if s.owner(value) == s.target else Reason("A-13.6", "no_building_of", (s.target, value))

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.drop_building(value)

    def pass_over(self, s: AnkhState) -> None:
        s.pop()

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        return say(lang, "act_skip_raze") if action == SKIP else ""

    def text(self, lang: str) -> str:
        return say(lang, "raze")

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_raze", name(lang, "seat", s.target))


GIVE_UP_ONE: Final = GiveUp()
PUT_UP: Final = PutUp()
CHANGE_HANDS: Final = ChangeHands()
OWNER_SHIELD: Final = Shield()

BUILDING_STEPS: Final[dict[str, Effect]] = {
    "give_up": GIVE_UP_ONE,
    "put_up": PUT_UP,
    "change_hands": CHANGE_HANDS,
    "owner_shield": OWNER_SHIELD,
}
