"""Deploying, killing, supplanting and moving troops."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.actions import (
    ANY_PLACE,
    ANY_TROOP,
    ASSASSINATE,
    DECLINE,
    DEPLOY,
    MOVE_FROM,
    MOVE_TO,
    ROUTE_TROOP,
    SUPPLANT,
)
from bailiwick.games.tyrants.board import BIT, SITE_COUNT, WHITE
from bailiwick.games.tyrants.plain import any_empty_space, refuse_deploy, refuse_troop
from bailiwick.games.tyrants.state import BARRACKS, DEPLOYED_ROUTES, DEPLOYED_SITES, KILLS, VICTIM, TyrantsState
from bailiwick.games.tyrants.steps.counters import counted, per
from bailiwick.games.tyrants.steps.flow import Choice
from bailiwick.games.tyrants.steps.placing import PickAndPlace
from bailiwick.games.tyrants.targets import (
    ANYONE,
    ANYWHERE,
    PRESENCE,
    SPY_SITE,
    WHITES,
    add_deployments,
    add_enemy_troops,
    add_troops,
    troop_colour,
    troop_place,
)
from bailiwick.games.tyrants.words import phrase, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import UNUSED, Register, Registers

MOST_COUNTED: Final = 500  # of whatever a card counts: troops, cards, trophies


class Deploy(Choice):
    """T-10.2, one troop after another."""

    def __init__(self, number: int) -> None:
        super().__init__(DEPLOY, ANY_PLACE, times=number, ask="ask_deploy")

    def enter(self, s: TyrantsState) -> None:
        seat: i64 = s.active
        if s.tokens[BARRACKS + seat] > 0:
            super().enter(s)
            return
        left: i64 = self.times - s.get_x()
        s.pop()
        s.take_vp(seat, left)  # T-10.2.3
        s.tell("no_barracks_vp", seat, (left,))

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        add_deployments(s, out, DEPLOY, seat)

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        return refuse_deploy(s, seat, value)

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        s.deploy(seat, value)
        if value < SITE_COUNT:
            sites: i64 = s.context[DEPLOYED_SITES]
            bit: i64 = BIT[value]
            s.context[DEPLOYED_SITES] = sites | bit
        else:
            routes: i64 = s.context[DEPLOYED_ROUTES]
            route_bit: i64 = BIT[value - SITE_COUNT]
            s.context[DEPLOYED_ROUTES] = routes | route_bit

    def doable(self, s: TyrantsState) -> bool:
        return s.tokens[BARRACKS + s.active] == 0 or bool(self.options(s, s.active))

    def text(self, lang: str) -> str:
        return say(lang, "deploy", self.times)


class Assassinate(Choice):
    """T-10.1. Registers: kills so far; the fixed number of kills + 1 (`per`), or the site + 1 (`single_site`)."""

    def __init__(
        self,
        number: int = 0,
        *,
        per: int = -1,
        target: int = ANYONE,
        where: int = PRESENCE,
        up_to: bool = False,
        single_site: bool = False,
    ) -> None:
        super().__init__(ASSASSINATE, ANY_TROOP, up_to=up_to, times=number)
        self.counter: i64 = per
        self.target: i64 = target
        self.where: i64 = where
        self.single_site = single_site

    def registers(self, s: TyrantsState) -> Registers:
        if self.counter >= 0:
            return Register("kills so far", range(MOST_COUNTED)), Register("kills + 1", range(MOST_COUNTED))
        site = Register("site + 1", range(SITE_COUNT + 1)) if self.single_site else UNUSED
        return Register("kills so far", range(self.times)), site

    def number(self, s: TyrantsState) -> i64:
        return s.get_y() - 1 if self.counter >= 0 else self.times

    def enter(self, s: TyrantsState) -> None:
        if self.counter >= 0 and s.get_y() == 0:
            s.set_y(counted(s, self.counter) + 1)  # fixed once
        if s.get_x() < self.number(s):
            super().enter(s)
        else:
            s.pop()

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        if self.single_site:
            sites: i64 = s.presence_sites(seat)
            if s.get_y() > 0:
                site_bit: i64 = BIT[s.get_y() - 1]
                sites &= site_bit
            mine: i64 = BIT[seat]
            add_troops(s, out, ASSASSINATE, self.target & ~mine, sites, 0)
        else:
            add_enemy_troops(s, out, ASSASSINATE, seat, self.target, self.where)

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
            return
        troop: i64 = action - ASSASSINATE
        colour: i64 = troop_colour(s, troop)
        s.set_x(s.get_x() + 1)
        if self.single_site:
            s.set_y(troop_place(troop) + 1)
        s.context[KILLS] = s.context[KILLS] + 1
        s.context[VICTIM] = -1 if colour == WHITE else colour
        s.kill(seat, colour, troop_place(troop))

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        if self.single_site:
            if value >= ROUTE_TROOP:
                return Reason("R-41", "route_is_no_site")
            if s.get_y() > 0 and value // 5 != s.get_y() - 1:
                return Reason("R-41", "single_site", (s.get_y() - 1,))
        return refuse_troop(s, seat, value, self.target, self.where)

    def doable(self, s: TyrantsState) -> bool:
        out: list[int] = []
        add_enemy_troops(s, out, ASSASSINATE, s.active, self.target, self.where)
        return bool(out)

    def text(self, lang: str) -> str:
        what = "white" if self.target == WHITES else "enemy"
        where = say(lang, "at_spy_site") if self.where == SPY_SITE else ""
        if self.single_site:
            where = say(lang, "at_single_site")
        if self.counter >= 0:
            return say(lang, f"assassinate_{what}", 1) + " " + per(lang, 1, self.counter)
        return say(lang, f"assassinate_{what}" if self.none < 0 else f"assassinate_up_to_{what}", self.times) + where

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        what = "white" if self.target == WHITES else "enemy"
        return say(lang, f"ask_assassinate_{what}", self.number(s) - s.get_x())


class Supplant(Choice):
    """T-10.10."""

    def __init__(self, number: int, *, target: int = ANYONE, where: int = PRESENCE) -> None:
        ask = "ask_supplant_white" if target == WHITES else "ask_supplant_enemy"
        super().__init__(SUPPLANT, ANY_TROOP, times=number, ask=ask)
        self.target: i64 = target
        self.where: i64 = where

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        add_enemy_troops(s, out, SUPPLANT, seat, self.target, self.where)

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        return refuse_troop(s, seat, value, self.target, self.where)

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        place: i64 = troop_place(value)
        s.kill(seat, troop_colour(s, value), place)
        if s.tokens[BARRACKS + seat] > 0:
            s.deploy(seat, place)
        else:
            s.take_vp(seat, 1)  # T-10.10.2
            s.tell("no_barracks_vp", seat, (1,))

    def text(self, lang: str) -> str:
        what = "white" if self.target == WHITES else "enemy"
        where = ""
        if self.where == ANYWHERE:
            where = say(lang, "anywhere")
        elif self.where == SPY_SITE:
            where = say(lang, "at_spy_site")
        return say(lang, f"supplant_{what}", self.times) + where


class MoveEnemyTroop(PickAndPlace):
    """T-10.5. While no troop is picked, y says where the last one went, + 1."""

    def __init__(self, number: int, *, up_to: bool = False) -> None:
        super().__init__(MOVE_FROM, ANY_TROOP, MOVE_TO, number, up_to, "T-6.4")

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        if not s.stack[at + 1] & 1:
            return ""
        found: list[int] = []
        add_enemy_troops(s, found, 1, s.active, ANYONE, PRESENCE)
        picked = at == len(s.stack) - FRAME and s.stack[at + 2] in found
        return "" if picked else "a troop that is picked stands where it can be moved from, and its new place is asked for."

    def add_picks(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        found: list[int] = []
        add_enemy_troops(s, found, MOVE_FROM, seat, ANYONE, PRESENCE)
        moved: i64 = s.get_y() - 1
        for action in found:
            if action != MOVE_FROM + moved or self.another_there(s, moved):
                out.append(action)

    def another_there(self, s: TyrantsState, troop: i64) -> bool:
        """R-61: the troop just moved may not move again, but its neighbour of the same colour may."""
        return troop < ROUTE_TROOP and s.count(troop // 5, troop % 5) > 1

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        if not any_empty_space(s):
            return Reason("T-10.5.1", "no_empty_space")
        reason = refuse_troop(s, seat, value, ANYONE, PRESENCE)
        if reason is None and value == s.get_y() - 1 and not self.another_there(s, value):
            reason = Reason("R-61", "moved_already")
        return reason

    def put_down(self, s: TyrantsState, seat: i64, value: i64, place: i64) -> i64:
        origin: i64 = troop_place(value)
        colour: i64 = troop_colour(s, value)
        s.tell("move", seat, (colour, origin, place))
        if place != origin:  # to another space of the same site nothing changes, not even for a moment
            s.remove_troop(colour, origin)
            s.add_troop(colour, place)
        return 1 + (place * 5 + colour if place < SITE_COUNT else ROUTE_TROOP + place - SITE_COUNT)

    def doable(self, s: TyrantsState) -> bool:
        out: list[int] = []
        add_enemy_troops(s, out, MOVE_FROM, s.active, ANYONE, PRESENCE)
        return bool(out)

    def text(self, lang: str) -> str:
        return say(lang, "move" if self.none < 0 else "move_up_to", self.times)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        if not self.picked(s):
            return say(lang, "ask_move_from", self.times - s.get_x() // 2)
        troop: i64 = s.get_y() - 1
        return say(
            lang,
            "ask_move_to",
            phrase(lang, "colour", troop_colour(s, troop)),
            phrase(lang, "place", troop_place(troop)),
        )
