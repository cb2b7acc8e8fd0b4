"""The twelve random events (A-16), with what Small Gods (A-10.4) and the interrupts can do about them.

Several dice of one event are rolled first and dealt with in roll order (A-16.2). Who is protected by Small Gods is settled when
the event begins to act, save in Fire and Mysterious Murders, which go roll by roll, and when a demon comes to it (R-36).
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import (
    DECLINE,
    DONE,
    GIVE_UP,
    MOVE,
    MOVE_TO,
    PROTECT,
    REMOVE,
    SHIELDED,
    area_of,
)
from bailiwick.games.ankh_morpork.board import ADJACENT, AREAS, BIT, RIVERSIDE
from bailiwick.games.ankh_morpork.catalogue import EVENTS
from bailiwick.games.ankh_morpork.ending import finish_by_exhaustion, finish_by_riots
from bailiwick.games.ankh_morpork.house import SUBSIDENCE_CHOICE
from bailiwick.games.ankh_morpork.state import DEMON, ONE, TROLL, AnkhState, how_many
from bailiwick.games.ankh_morpork.steps.flow import MANDATORY, NOT_NOW, Effect, on_top
from bailiwick.games.ankh_morpork.steps.interrupts import (
    ARRIVAL,
    BY_EVENT,
    CITY_CARD,
    COME_BACK,
    EVENT,
    OWN_BUILDING,
    OWN_MINION,
    PLACE_AGAIN,
    add_answers,
    answer,
    area_of_piece,
    could_answer,
    is_answer,
    may_protect,
    pay_protection,
    piece_at,
    protect,
    refuse_answer,
    refuse_protection,
    remove_piece,
    shift,
)
from bailiwick.games.ankh_morpork.steps.minions import ANYBODYS, piece_of, pieces_in, refuse_piece
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED

RIOTOUS: Final = 8  # trouble markers that end the game
FOG_CARDS: Final = 5
UPKEEP: Final = 2  # dollars a building


def thing_of(action: i64) -> i64:
    """What a `protect` action is about (area * 4 + thing, from area 0); -1 if it is another action."""
    place = action - PROTECT
    return place if 0 <= place < SHIELDED else -1


def refuse_thing(s: AnkhState, seat: i64, action: i64, wanted: i64) -> Reason | None:
    """Why Small Gods can't protect this now."""
    if action != wanted:
        return Reason("A-10.4", "not_affected")
    return refuse_protection(s, seat)


class RandomEvent(Effect):
    """A-6.7: the next event of the deck, once; with the deck used up nothing happens (R-65)."""

    def enter(self, s: AnkhState) -> None:
        s.pop()
        if not s.events:
            s.tell("no_event", s.active)
            return
        event: i64 = s.events[-1]
        s.events = s.events[:-1]
        s.past_events = s.past_events + ONE[event]
        s.reveal()
        s.tell("event", s.active, (event,))
        s.rolls = b""
        s.saved = 0
        s.again = 0
        s.kept = 0
        s.gods = s.protector()
        s.push(HAPPENINGS[event].index)


class Happening(Effect):
    """An event. Its text is a phrase of its own, named after it."""

    def __init__(self, event: str) -> None:
        super().__init__()
        self.event: i64 = EVENTS.index(event)

    def misplaced(self, s: AnkhState, at: i64) -> str:
        """It waits for an answer itself, or for what it has pushed; what it rolled is there."""
        sound = on_top(s, at) and len(s.rolls) == self.rolled()
        return "" if sound else "while an event occurs, its rolls are there, and nothing else."

    def rolled(self) -> i64:
        """How many rolls there are once it has begun."""
        return 1

    def text(self, lang: str) -> str:
        return say(lang, f"event_{EVENTS[self.event]}")


# ---------------------------------------------------------------- The Dragon


class Dragon(Happening):
    """Everything in the rolled area goes (A-16.3); all removals first, then who comes back (R-48).

    Registers: the area, 0 before the roll; how many seats have been asked.
    """

    def registers(self, s: AnkhState) -> tuple[range, range]:
        return range(1, 13), range(s.seats)

    def asked(self, s: AnkhState, at: i64) -> i64:
        return (s.active + s.stack[at + 2]) % s.seats

    def misplaced(self, s: AnkhState, at: i64) -> str:
        for seat in range(s.seats):
            if self.at_risk(s, seat, s.stack[at + 1]) < 0:
                return "more minions are saved from the dragon than there are."
        return super().misplaced(s, at)

    def enter(self, s: AnkhState) -> None:
        if s.get_x() == 0:
            s.set_x(s.roll())
        area = s.get_x()
        while s.get_y() < s.seats:
            seat = (s.active + s.get_y()) % s.seats
            if self.is_concerned(s, seat, area):
                s.ask(seat, self.options(s, seat))
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

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        area = s.get_x()
        out: list[int] = [DECLINE]
        minions = self.at_risk(s, seat, area)
        if minions > 0:
            add_answers(s, out, seat, BY_EVENT)
        if may_protect(s, seat):
            if minions > 0:
                out.append(protect(area, OWN_MINION))
            if self.building_at_risk(s, seat, area):
                out.append(protect(area, OWN_BUILDING))
        return out

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
        minions = self.at_risk(s, seat, area)
        if action == DECLINE:
            return None
        if is_answer(action):
            return refuse_answer(s, seat, action, BY_EVENT if minions > 0 else 0)
        if thing_of(action) < 0:
            return NOT_NOW
        if action == protect(area, OWN_MINION) and minions > 0:
            return refuse_protection(s, seat)
        if action == protect(area, OWN_BUILDING) and self.building_at_risk(s, seat, area):
            return refuse_protection(s, seat)
        return Reason("A-10.4", "not_affected")

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_dragon", name(lang, "area", s.get_x()))


# ---------------------------------------------------------------- Flood


class Flood(Happening):
    """Minions flee from flooded areas, one at a time, in player order (A-16.4, R-60).

    Registers: how many seats are done, plus 16 times the area a minion is fleeing from; how many minions of the seat stay,
    four bits for each of the two rolled areas.
    """

    def registers(self, s: AnkhState) -> tuple[range, range]:
        return range(16 * 13), range(256)

    def asked(self, s: AnkhState, at: i64) -> i64:
        return self.seat_asked(s)

    def rolled(self) -> i64:
        return 2

    def misplaced(self, s: AnkhState, at: i64) -> str:
        complaint = super().misplaced(s, at)
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


class Threatened(Effect):
    """A building is about to be lost to an event; Small Gods may save it. Register x: its area."""

    def registers(self, s: AnkhState) -> tuple[range, range]:
        return range(1, 13), UNUSED

    def asked(self, s: AnkhState, at: i64) -> i64:
        return s.owner(s.stack[at + 1])

    def misplaced(self, s: AnkhState, at: i64) -> str:
        stands_there = not on_top(s, at) or s.owner(s.stack[at + 1]) >= 0
        return "" if stands_there else "no building stands there to be saved."

    def enter(self, s: AnkhState) -> None:
        area = s.get_x()
        owner = s.owner(area)
        if owner >= 0 and may_protect(s, owner):
            s.ask(owner, self.options(s, owner))
            return
        s.pop()
        if owner >= 0:
            s.drop_building(area)

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        return [DECLINE, protect(s.get_x(), OWN_BUILDING)]

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        area = s.get_x()
        s.pop()
        if action == DECLINE:
            s.drop_building(area)
        else:
            pay_protection(s, seat)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        return refuse_thing(s, seat, action, protect(s.get_x(), OWN_BUILDING)) if thing_of(action) >= 0 else NOT_NOW

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_save_building", name(lang, "area", s.get_x()))


class Collapse(Happening):
    """Explosion and Earthquake (A-16.8, A-16.14): the buildings in the rolled areas go."""

    def __init__(self, event: str, dice: int) -> None:
        super().__init__(event)
        self.dice: i64 = dice

    def enter(self, s: AnkhState) -> None:
        s.pop()
        for _ in range(self.dice):
            s.roll()
        for i in range(len(s.rolls) - 1, -1, -1):
            if s.rolls.index(s.rolls[i]) == i:  # the same area twice is hit once
                s.push(THREATENED.index, s.rolls[i])


class Fire(Happening):
    """A-16.5: from building to building as long as the die says so. Register x: where it burns, 0 before the first roll."""

    def registers(self, s: AnkhState) -> tuple[range, range]:
        return range(1, 13), UNUSED

    def misplaced(self, s: AnkhState, at: i64) -> str:
        return ""

    def enter(self, s: AnkhState) -> None:
        before = s.get_x()
        area = s.roll()
        if not s.built & BIT[area] or (before and not ADJACENT[before] & BIT[area]):
            s.pop()
            return
        s.set_x(area)
        s.gods = s.protector()
        s.push(THREATENED.index, area)


# ---------------------------------------------------------------- Fog, Riots


class Fog(Happening):
    """A-16.6, R-43."""

    def enter(self, s: AnkhState) -> None:
        s.pop()
        number: i64 = min(FOG_CARDS, len(s.draw_pile))
        while number > 0:
            card: i64 = s.draw_pile[-1]
            s.draw_pile = s.draw_pile[:-1]
            s.discard_pile = s.discard_pile + ONE[card]
            s.tell("milled", -1, (card,))
            number -= 1
        if not s.draw_pile:
            finish_by_exhaustion(s)


class Riots(Happening):
    """A-16.7."""

    def enter(self, s: AnkhState) -> None:
        s.pop()
        if how_many(s.trouble) >= RIOTOUS:
            finish_by_riots(s)


# ---------------------------------------------------------------- Mysterious Murders


class Murders(Happening):
    """Each player in order rolls and removes somebody from that area (A-16.9, R-49). Registers: players done; their roll."""

    def registers(self, s: AnkhState) -> tuple[range, range]:
        return range(s.seats + 1), range(13)

    def asked(self, s: AnkhState, at: i64) -> i64:
        return (s.active + s.stack[at + 1]) % s.seats

    def misplaced(self, s: AnkhState, at: i64) -> str:
        asks = s.stack[at + 1] < s.seats and s.stack[at + 2] > 0
        return "" if asks == on_top(s, at) else "whoever removes somebody has rolled for the area."

    def enter(self, s: AnkhState) -> None:
        while s.get_x() < s.seats:
            seat = (s.active + s.get_x()) % s.seats
            if s.get_y() == 0:
                s.set_y(s.roll())
            if s.tally[s.get_y()]:
                s.ask(seat, self.options(s, seat))
                return
            self.next(s)
        s.pop()

    def next(self, s: AnkhState) -> None:
        s.set_x(s.get_x() + 1)
        s.set_y(0)

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        out: list[int] = []
        pieces_in(s, out, REMOVE, seat, BIT[s.get_y()], ANYBODYS)
        return out

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        self.next(s)
        piece = action - REMOVE
        s.gods = s.protector()
        s.tell("attack", seat, (piece % 6, area_of_piece(piece)))
        remove_piece(s, piece, EVENT)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        piece = piece_of(action, REMOVE)
        if piece < 0:
            return MANDATORY if action == DECLINE else NOT_NOW
        if area_of_piece(piece) != s.get_y():
            return Reason("A-16.9", "other_area", (s.get_y(),))
        return refuse_piece(s, seat, piece, ANYBODYS)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_murder", name(lang, "area", s.get_y()))


# ---------------------------------------------------------------- trolls and demons


class Arrivals(Happening):
    """Trolls or demons come to the rolled areas (A-16.10, A-16.13); Small Gods may keep them from one's pieces (A-10.4.2).

    Register x: how many have come or were kept away.
    """

    def __init__(self, event: str, kind: int, dice: int) -> None:
        super().__init__(event)
        self.kind: i64 = kind
        self.dice: i64 = dice

    def registers(self, s: AnkhState) -> tuple[range, range]:
        return range(self.dice), UNUSED

    def asked(self, s: AnkhState, at: i64) -> i64:
        return s.gods

    def rolled(self) -> i64:
        return self.dice

    def misplaced(self, s: AnkhState, at: i64) -> str:
        protected = s.gods >= 0 and may_protect(s, s.gods)
        if not protected:
            return "only whom Small Gods protects is asked."
        left: i64 = s.demons_left if self.kind == DEMON else s.trolls_left
        return super().misplaced(s, at) if left >= self.dice - s.stack[at + 1] else "there are not so many left to come (A-2.2)."

    def enter(self, s: AnkhState) -> None:
        if not s.rolls:
            for _ in range(self.dice):
                s.roll()
        while s.get_x() < self.dice:
            area: i64 = s.rolls[s.get_x()]
            gods = s.gods
            if gods >= 0 and may_protect(s, gods) and self.stands_there(s, gods, area):
                s.ask(gods, self.options(s, gods))
                return
            self.arrive(s, area)
        s.pop()

    def stands_there(self, s: AnkhState, seat: i64, area: i64) -> bool:
        return s.count(area, seat) > 0 or s.owner(area) == seat

    def arrive(self, s: AnkhState, area: i64) -> None:
        s.set_x(s.get_x() + 1)
        s.tell("arrive", -1, (self.kind, area))
        s.put(self.kind, area)
        if self.kind == DEMON:
            s.gods = s.protector()  # a demon there puts an end to its help
            if not s.trouble & BIT[area]:
                s.set_trouble(area)

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        return [DECLINE, protect(s.rolls[s.get_x()], ARRIVAL)]

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            self.arrive(s, s.rolls[s.get_x()])
            return
        s.set_x(s.get_x() + 1)
        pay_protection(s, seat)
        if self.kind == DEMON:
            s.demons_left -= 1
        else:
            s.trolls_left -= 1

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        wanted = protect(s.rolls[s.get_x()], ARRIVAL)
        return refuse_thing(s, seat, action, wanted) if thing_of(action) >= 0 else NOT_NOW

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_arrival", name(lang, "kind", self.kind), name(lang, "area", s.rolls[s.get_x()]))


# ---------------------------------------------------------------- Subsidence, Bloody Stupid Johnson


class Subsidence(Happening):
    """Each player pays for own buildings or loses those that can't be paid for (A-16.11, R-44). Register x: players done."""

    def registers(self, s: AnkhState) -> tuple[range, range]:
        return range(s.seats), UNUSED

    def asked(self, s: AnkhState, at: i64) -> i64:
        return (s.active + s.stack[at + 1]) % s.seats

    def rolled(self) -> i64:
        return 0

    def enter(self, s: AnkhState) -> None:
        while s.get_x() < s.seats:
            seat = (s.active + s.get_x()) % s.seats
            number = how_many(s.houses[seat])
            if number and (s.house & SUBSIDENCE_CHOICE or s.cash[seat] < UPKEEP * number):
                s.ask(seat, self.options(s, seat))
                return
            if number:
                s.pay(seat, UPKEEP * number)
            s.set_x(s.get_x() + 1)
        s.pop()

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        out: list[int] = []
        if s.cash[seat] >= UPKEEP * how_many(s.houses[seat]):
            out.append(DONE)
        for area in AREAS[s.houses[seat]]:
            out.append(GIVE_UP + area)
        return out

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if action == DONE:
            s.pay(seat, UPKEEP * how_many(s.houses[seat]))
            s.set_x(s.get_x() + 1)
        else:
            s.drop_building(action - GIVE_UP)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        due = UPKEEP * how_many(s.houses[seat])
        if action == DONE:
            return None if s.cash[seat] >= due else Reason("A-16.11", "no_cash", (due, s.cash[seat]))
        area = area_of(action, GIVE_UP)
        if not area:
            return NOT_NOW
        return None if s.owner(area) == seat else Reason("A-16.11", "no_building_of_yours", (area,))

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_subsidence", UPKEEP)


class Johnson(Happening):
    """Bloody Stupid Johnson (A-16.12): a City Area card leaves the game, and a minion of its holder the area.

    Register x: the area, 0 before the roll.
    """

    def registers(self, s: AnkhState) -> tuple[range, range]:
        return range(1, 13), UNUSED

    def asked(self, s: AnkhState, at: i64) -> i64:
        return s.owner(s.stack[at + 1])

    def misplaced(self, s: AnkhState, at: i64) -> str:
        owner = s.owner(s.stack[at + 1])
        return super().misplaced(s, at) if owner >= 0 else "no building stands there."

    def enter(self, s: AnkhState) -> None:
        if s.get_x() == 0:
            s.set_x(s.roll())
        area = s.get_x()
        owner = s.owner(area)
        if owner < 0 or s.retired & BIT[area]:
            s.pop()
        elif may_protect(s, owner):
            s.ask(owner, self.options(s, owner))
        else:
            self.retire(s, owner, area)

    def retire(self, s: AnkhState, owner: i64, area: i64) -> None:
        s.retired |= BIT[area]
        s.tell("retired", owner, (area,))
        self.lose_minion(s, owner, area)

    def lose_minion(self, s: AnkhState, owner: i64, area: i64) -> None:
        s.pop()
        if s.count(area, owner):
            remove_piece(s, piece_at(area, owner), EVENT)

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        return [DECLINE, protect(s.get_x(), CITY_CARD)]

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        area = s.get_x()
        if action == DECLINE:
            self.retire(s, seat, area)
        else:
            pay_protection(s, seat)
            self.lose_minion(s, seat, area)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        return refuse_thing(s, seat, action, protect(s.get_x(), CITY_CARD)) if thing_of(action) >= 0 else NOT_NOW

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_keep_card", name(lang, "area", s.get_x()))


RANDOM_EVENT: Final = RandomEvent()
THREATENED: Final = Threatened()
# By number, as in `EVENTS`
HAPPENINGS: Final[list[Effect]] = [
    RANDOM_EVENT,  # there is no event 0
    Dragon("the_dragon"),
    Flood("flood"),
    Fire("fire"),
    Fog("fog"),
    Riots("riots"),
    Collapse("explosion", 1),
    Murders("mysterious_murders"),
    Arrivals("demons_from_the_dungeon_dimensions", DEMON, 4),
    Subsidence("subsidence"),
    Johnson("bloody_stupid_johnson"),
    Arrivals("trolls", TROLL, 3),
    Collapse("earthquake", 2),
]
assert len(HAPPENINGS) == len(EVENTS)
