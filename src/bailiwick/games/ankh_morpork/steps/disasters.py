"""The events that strike whole areas: the Dragon, the flood, fire, explosion and earthquake (A-16)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import ANY_AREA, DECLINE, MOVE, MOVE_TO, PROTECT, area_of
from bailiwick.games.ankh_morpork.board import ADJACENT, AREAS, BIT, RIVERSIDE
from bailiwick.games.ankh_morpork.state import DEMON, TROLL, AnkhState, how_many
from bailiwick.games.ankh_morpork.steps.flow import NOT_NOW, Effect, on_top
from bailiwick.games.ankh_morpork.steps.happening import Saving, refuse_rolls, thing_of
from bailiwick.games.ankh_morpork.steps.interrupts import (
    BY_EVENT,
    COME_BACK,
    OWN_BUILDING,
    OWN_MINION,
    PLACE_AGAIN,
    Window,
    answer,
    area_of_piece,
    could_answer,
    may_protect,
    pay_protection,
    piece_at,
    protect,
    refuse_protection,
    shift,
)
from bailiwick.games.ankh_morpork.steps.minions import piece_of
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED, Register, Registers

# ---------------------------------------------------------------- The Dragon


class Dragon(Window):
    """Everything in the rolled area goes (A-16.3); all removals first, then who comes back (R-48).

    Registers: the area, 0 before the roll; how many seats have been asked.
    """

    def registers(self, s: AnkhState) -> Registers:
        return Register("area", ANY_AREA), Register("seats asked", range(s.seats))

    def who(self, s: AnkhState) -> i64:
        return (s.active + s.get_y()) % s.seats

    def misplaced(self, s: AnkhState, at: i64) -> str:
        for seat in range(s.seats):
            if self.at_risk(s, seat, s.stack[at + 1]) < 0:
                return "more minions are saved from the dragon than there are."
        return refuse_rolls(s, at, 1)

    def enter(self, s: AnkhState) -> None:
        if s.get_x() == 0:
            s.set_x(s.roll())
        area = s.get_x()
        while s.get_y() < s.seats:
            seat = self.who(s)
            if self.is_concerned(s, seat, area):
                super().enter(s)
                return
            s.set_y(s.get_y() + 1)
        s.pop()
        self.strike(s, area)

    def at_risk(self, s: AnkhState, seat: i64, area: i64) -> i64:
        """The seat's minions there for which nothing has been done yet."""
        shift: i64 = 4 * seat
        return s.count(area, seat) - (s.saved >> shift & 15) - (s.again >> shift & 15)

    def building_at_risk(self, s: AnkhState, seat: i64, area: i64) -> bool:
        return s.owner(area) == seat and not s.kept & BIT[area]

    def is_concerned(self, s: AnkhState, seat: i64, area: i64) -> bool:
        minions = self.at_risk(s, seat, area)
        if may_protect(s, seat) and (minions > 0 or self.building_at_risk(s, seat, area)):
            return True
        return minions > 0 and could_answer(s, seat, BY_EVENT)

    def answers(self, s: AnkhState) -> i64:
        return BY_EVENT if self.at_risk(s, self.who(s), s.get_x()) > 0 else 0

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        area = s.get_x()
        super().add(s, out, seat)
        if may_protect(s, seat):
            if self.at_risk(s, seat, area) > 0:
                out.append(protect(area, OWN_MINION))
            if self.building_at_risk(s, seat, area):
                out.append(protect(area, OWN_BUILDING))

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        area = s.get_x()
        one: i64 = 1
        if action == DECLINE:
            s.set_y(s.get_y() + 1)
        elif action == protect(area, OWN_BUILDING):
            pay_protection(s, seat)
            s.kept |= BIT[area]
        elif action == protect(area, OWN_MINION):
            pay_protection(s, seat)
            s.saved += one << (4 * seat)
        elif COME_BACK >> answer(s, seat, action) & 1:
            s.again += one << (4 * seat)
        else:
            s.saved += one << (4 * seat)

    def strike(self, s: AnkhState, area: i64) -> None:
        kind: i64 = 0
        while kind <= DEMON:
            left = s.count(area, kind)
            if kind < TROLL:
                left -= s.saved >> (4 * kind) & 15
            while left > 0:
                s.tell("removed", -1, (kind, area))
                s.lift(kind, area)
                left -= 1
            kind += 1
        if s.built & BIT[area] and not s.kept & BIT[area]:
            s.drop_building(area)
        if s.trouble & BIT[area]:
            s.end_trouble(area)
        turn = s.seats - 1
        while turn >= 0:
            seat = (s.active + turn) % s.seats
            number: i64 = s.again >> (4 * seat) & 15
            while number > 0:
                s.push(PLACE_AGAIN.index, seat, area)
                number -= 1
            turn -= 1

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        area = s.get_x()
        if thing_of(action) < 0:
            return super().why_not(s, seat, action)
        if action == protect(area, OWN_MINION) and self.at_risk(s, seat, area) > 0:
            return refuse_protection(s, seat)
        if action == protect(area, OWN_BUILDING) and self.building_at_risk(s, seat, area):
            return refuse_protection(s, seat)
        return Reason("A-10.4", "not_affected")

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_dragon", name(lang, "area", s.get_x()))


# ---------------------------------------------------------------- Flood


class Flood(Effect):
    """Minions flee from flooded areas, one at a time, in player order (A-16.4, R-60).

    Registers: how many seats are done, plus 16 times the area a minion is fleeing from; how many minions of the seat stay,
    four bits for each of the two rolled areas.
    """

    def registers(self, s: AnkhState) -> Registers:
        return Register("seats done + 16 * area", range(16 * 13)), Register("minions that stay", range(256))

    def asked(self, s: AnkhState, at: i64) -> i64:
        return self.seat_asked(s)

    def misplaced(self, s: AnkhState, at: i64) -> str:
        complaint = refuse_rolls(s, at, 2)
        if complaint:
            return complaint
        source = s.stack[at + 1] // 16
        fleeing = self.fleeing(s, self.seat_asked(s))
        sound = s.stack[at + 1] % 16 < s.seats and (fleeing & BIT[source] if source else fleeing)
        return "" if sound else "minions flee only from where they stand in the water."

    def flooded(self, s: AnkhState) -> i64:
        rolled: i64 = BIT[s.rolls[0]] | BIT[s.rolls[1]]
        return rolled & RIVERSIDE

    def seat_asked(self, s: AnkhState) -> i64:
        return (s.active + s.get_x() % 16) % s.seats

    def staying(self, s: AnkhState, area: i64) -> i64:
        return s.get_y() >> (0 if s.rolls[0] == area else 4) & 15

    def fleeing(self, s: AnkhState, seat: i64) -> i64:
        """The flooded areas from which the seat still has minions to move."""
        mask: i64 = 0
        for area in AREAS[self.flooded(s)]:
            if s.count(area, seat) > self.staying(s, area):
                mask |= BIT[area]
        return mask

    def enter(self, s: AnkhState) -> None:
        if not s.rolls:
            s.roll()
            s.roll()
        while s.get_x() % 16 < s.seats:
            seat = self.seat_asked(s)
            sources = self.fleeing(s, seat)
            if sources:
                if s.get_x() < 16 and how_many(sources) == 1 and not may_protect(s, seat):
                    s.set_x(s.get_x() + 16 * AREAS[sources][0])
                s.ask(seat, self.options(s, seat))
                return
            s.set_x(s.get_x() % 16 + 1)
            s.set_y(0)
        s.pop()

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        out: list[int] = []
        source = s.get_x() // 16
        if source:
            for area in AREAS[ADJACENT[source] & ~self.flooded(s)]:
                out.append(MOVE_TO + area)
            return out
        sources = AREAS[self.fleeing(s, seat)]
        for area in sources:
            out.append(MOVE + piece_at(area, seat))
        if may_protect(s, seat):
            for area in sources:
                out.append(protect(area, OWN_MINION))
        return out

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        source = s.get_x() // 16
        if source:
            s.set_x(s.get_x() % 16)
            shift(s, piece_at(source, seat), action - MOVE_TO)
        elif action >= PROTECT:
            area = thing_of(action) // 4 + 1
            pay_protection(s, seat)
            s.set_y(s.get_y() + (1 if s.rolls[0] == area else 16))
        else:
            s.set_x(s.get_x() + 16 * area_of_piece(action - MOVE))

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        source = s.get_x() // 16
        area = area_of(action, MOVE_TO)
        if source:
            if not area:
                return NOT_NOW
            if not ADJACENT[source] & BIT[area]:
                return Reason("A-16.4", "not_adjacent", (area, source))
            return Reason("A-16.4", "flooded", (area,)) if self.flooded(s) & BIT[area] else None
        piece = piece_of(action, MOVE)
        place = thing_of(action)
        if piece < 0 and place < 0:
            return NOT_NOW
        if piece >= 0:
            area = area_of_piece(piece)
            if piece != piece_at(area, seat):
                return Reason("A-7.1", "not_yours")
        else:
            area = place // 4 + 1
            if place % 4 != OWN_MINION:
                return Reason("A-10.4", "not_affected")
        if not self.flooded(s) & BIT[area]:
            return Reason("A-16.4", "not_flooded", (area,))
        if s.count(area, seat) <= self.staying(s, area):
            return Reason("A-16.4", "no_minion_of_yours", (area,))
        return refuse_protection(s, seat) if place >= 0 else None

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        source = s.get_x() // 16
        if source:
            return say(lang, "ask_flee_to", name(lang, "area", source))
        return say(lang, "ask_flee")


# ---------------------------------------------------------------- buildings lost


class Threatened(Saving):
    """A building is about to be lost to an event; Small Gods may save it. Register x: its area."""

    def registers(self, s: AnkhState) -> Registers:
        return Register("area", range(1, 13)), UNUSED

    def who(self, s: AnkhState) -> i64:
        return s.owner(s.get_x())

    def misplaced(self, s: AnkhState, at: i64) -> str:
        stands_there = not on_top(s, at) or s.owner(s.stack[at + 1]) >= 0
        return "" if stands_there else "no building stands there to be saved."

    def enter(self, s: AnkhState) -> None:
        area = s.get_x()
        owner = s.owner(area)
        if owner >= 0 and may_protect(s, owner):
            super().enter(s)
            return
        s.pop()
        if owner >= 0:
            s.drop_building(area)

    def thing(self, s: AnkhState) -> i64:
        return protect(s.get_x(), OWN_BUILDING)

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        area = s.get_x()
        s.pop()
        if action == DECLINE:
            s.drop_building(area)
        else:
            pay_protection(s, seat)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_save_building", name(lang, "area", s.get_x()))


class Collapse(Effect):
    """Explosion and Earthquake (A-16.8, A-16.14): the buildings in the rolled areas go."""

    def __init__(self, dice: int) -> None:
        super().__init__()
        self.dice: i64 = dice

    def happen(self, s: AnkhState) -> None:
        for _ in range(self.dice):
            s.roll()
        for i in range(len(s.rolls) - 1, -1, -1):
            if s.rolls.index(s.rolls[i]) == i:  # the same area twice is hit once
                s.push(THREATENED.index, s.rolls[i])


class Fire(Effect):
    """A-16.5: from building to building as long as the die says so. Register x: where it burns, 0 before the first roll."""

    def registers(self, s: AnkhState) -> Registers:
        return Register("area", range(1, 13)), UNUSED

    def enter(self, s: AnkhState) -> None:
        before = s.get_x()
        area = s.roll()
        if not s.built & BIT[area] or (before and not ADJACENT[before] & BIT[area]):
            s.pop()
            return
        s.set_x(area)
        s.gods = s.protector()
        s.push(THREATENED.index, area)


THREATENED: Final = Threatened()
