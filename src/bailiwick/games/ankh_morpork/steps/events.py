"""The twelve random events (A-16), with what Small Gods (A-10.4) and the interrupts can do about them; `disasters` has those that
strike whole areas.

Several dice of one event are rolled first and dealt with in roll order (A-16.2). Who is protected by Small Gods is settled when
the event begins to act, save in Fire and Mysterious Murders, which go roll by roll, and when a demon comes to it (R-36).
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import DECLINE, DONE, GIVE_UP, REMOVE, area_of
from bailiwick.games.ankh_morpork.board import AREAS, BIT
from bailiwick.games.ankh_morpork.catalogue import EVENTS
from bailiwick.games.ankh_morpork.ending import finish_by_exhaustion, finish_by_riots
from bailiwick.games.ankh_morpork.house import SUBSIDENCE_CHOICE
from bailiwick.games.ankh_morpork.state import DEMON, ONE, TROLL, AnkhState, how_many
from bailiwick.games.ankh_morpork.steps.disasters import Collapse, Dragon, Fire, Flood
from bailiwick.games.ankh_morpork.steps.flow import MANDATORY, NOT_NOW, Effect, PlayerOrder, on_top
from bailiwick.games.ankh_morpork.steps.happening import Saving, refuse_rolls
from bailiwick.games.ankh_morpork.steps.interrupts import (
    ARRIVAL,
    CITY_CARD,
    EVENT,
    area_of_piece,
    may_protect,
    pay_protection,
    piece_at,
    protect,
    remove_piece,
)
from bailiwick.games.ankh_morpork.steps.minions import ANYBODYS, piece_of, pieces_in, refuse_piece
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED, Register, Registers

RIOTOUS: Final = 8  # trouble markers that end the game
FOG_CARDS: Final = 5
UPKEEP: Final = 2  # dollars a building


class RandomEvent(Effect):
    """A-6.7: the next event of the deck, once; with the deck used up nothing happens (R-65)."""

    def happen(self, s: AnkhState) -> None:
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


# ---------------------------------------------------------------- Fog, Riots


class Fog(Effect):
    """A-16.6, R-43."""

    def happen(self, s: AnkhState) -> None:
        number: i64 = min(FOG_CARDS, len(s.draw_pile))
        while number > 0:
            card: i64 = s.draw_pile[-1]
            s.draw_pile = s.draw_pile[:-1]
            s.discard_pile = s.discard_pile + ONE[card]
            s.tell("milled", -1, (card,))
            number -= 1
        if not s.draw_pile:
            finish_by_exhaustion(s)


class Riots(Effect):
    """A-16.7."""

    def happen(self, s: AnkhState) -> None:
        if how_many(s.trouble) >= RIOTOUS:
            finish_by_riots(s)


# ---------------------------------------------------------------- Mysterious Murders


class Murders(PlayerOrder):
    """Each player in order rolls and removes somebody from that area (A-16.9, R-49). Registers: players done; their roll."""

    def registers(self, s: AnkhState) -> Registers:
        return Register("players done", range(s.seats + 1)), Register("roll", range(13))

    def misplaced(self, s: AnkhState, at: i64) -> str:
        asks = s.stack[at + 1] < s.seats and s.stack[at + 2] > 0
        return "" if asks == on_top(s, at) else "whoever removes somebody has rolled for the area."

    def concerns(self, s: AnkhState, seat: i64) -> bool:
        if s.get_y() == 0:
            s.set_y(s.roll())
        return s.tally[s.get_y()] != 0

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


class Arrivals(Saving):
    """Trolls or demons come to the rolled areas (A-16.10, A-16.13); Small Gods may keep them from one's pieces (A-10.4.2).

    Register x: how many have come or were kept away.
    """

    def __init__(self, kind: int, dice: int) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.dice: i64 = dice

    def registers(self, s: AnkhState) -> Registers:
        return Register("arrivals", range(self.dice)), UNUSED

    def who(self, s: AnkhState) -> i64:
        return s.gods

    def misplaced(self, s: AnkhState, at: i64) -> str:
        protected = s.gods >= 0 and may_protect(s, s.gods)
        if not protected:
            return "only whom Small Gods protects is asked."
        left: i64 = s.demons_left if self.kind == DEMON else s.trolls_left
        enough = left >= self.dice - s.stack[at + 1]
        return refuse_rolls(s, at, self.dice) if enough else "there are not so many left to come (A-2.2)."

    def enter(self, s: AnkhState) -> None:
        if not s.rolls:
            for _ in range(self.dice):
                s.roll()
        while s.get_x() < self.dice:
            area: i64 = s.rolls[s.get_x()]
            gods = s.gods
            if gods >= 0 and may_protect(s, gods) and self.stands_there(s, gods, area):
                super().enter(s)
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

    def thing(self, s: AnkhState) -> i64:
        return protect(s.rolls[s.get_x()], ARRIVAL)

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

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_arrival", name(lang, "kind", self.kind), name(lang, "area", s.rolls[s.get_x()]))


# ---------------------------------------------------------------- Subsidence, Bloody Stupid Johnson


class Subsidence(PlayerOrder):
    """Each player pays for own buildings or loses those that can't be paid for (A-16.11, R-44)."""

    def misplaced(self, s: AnkhState, at: i64) -> str:
        return refuse_rolls(s, at, 0)

    def concerns(self, s: AnkhState, seat: i64) -> bool:
        number = how_many(s.houses[seat])
        if number and (s.house & SUBSIDENCE_CHOICE or s.cash[seat] < UPKEEP * number):
            return True
        if number:
            s.pay(seat, UPKEEP * number)
        return False

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
            self.next(s)
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

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        return say(lang, "act_done_paying", UPKEEP * how_many(s.houses[s.seat])) if action == DONE else ""

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_subsidence", UPKEEP)


class Johnson(Saving):
    """Bloody Stupid Johnson (A-16.12): a City Area card leaves the game, and a minion of its holder the area.

    Register x: the area, 0 before the roll.
    """

    def registers(self, s: AnkhState) -> Registers:
        return Register("area", range(1, 13)), UNUSED

    def who(self, s: AnkhState) -> i64:
        return s.owner(s.get_x())

    def misplaced(self, s: AnkhState, at: i64) -> str:
        return refuse_rolls(s, at, 1) if s.owner(s.stack[at + 1]) >= 0 else "no building stands there."

    def enter(self, s: AnkhState) -> None:
        if s.get_x() == 0:
            s.set_x(s.roll())
        area = s.get_x()
        owner = s.owner(area)
        if owner < 0 or s.retired & BIT[area]:
            s.pop()
        elif may_protect(s, owner):
            super().enter(s)
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

    def thing(self, s: AnkhState) -> i64:
        return protect(s.get_x(), CITY_CARD)

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        area = s.get_x()
        if action == DECLINE:
            self.retire(s, seat, area)
        else:
            pay_protection(s, seat)
            self.lose_minion(s, seat, area)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_keep_card", name(lang, "area", s.get_x()))


RANDOM_EVENT: Final = RandomEvent()
# By number, as in `EVENTS`
HAPPENINGS: Final[list[Effect]] = [
    RANDOM_EVENT,  # there is no event 0
    Dragon(),
    Flood(),
    Fire(),
    Fog(),
    Riots(),
    Collapse(1),  # an explosion
    Murders(),
    Arrivals(DEMON, 4),
    Subsidence(),
    Johnson(),
    Arrivals(TROLL, 3),
    Collapse(2),  # an earthquake
]
assert len(HAPPENINGS) == len(EVENTS)
