"""Deploying, killing, supplanting and moving troops."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.actions import (
    ASSASSINATE,
    DECLINE,
    DEPLOY,
    MOVE_FROM,
    MOVE_TO,
    PLACES,
    ROUTE_TROOP,
    SUPPLANT,
    TROOPS,
)
from bailiwick.games.tyrants.board import BIT, SITE_COUNT, WHITE
from bailiwick.games.tyrants.plain import any_empty_space, refuse_deploy, refuse_place, refuse_troop
from bailiwick.games.tyrants.state import BARRACKS, DEPLOYED_ROUTES, DEPLOYED_SITES, KILLS, VICTIM, TyrantsState
from bailiwick.games.tyrants.steps.counters import counted, per
from bailiwick.games.tyrants.steps.flow import NOT_NOW, Effect, Times, refuse_else
from bailiwick.games.tyrants.targets import (
    ANYONE,
    ANYWHERE,
    PRESENCE,
    SPY_SITE,
    WHITES,
    add_deployments,
    add_enemy_troops,
    add_places,
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


class Deploy(Effect):
    """T-10.2, one troop after another. Register: troops deployed so far."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: i64 = number

    def registers(self, s: TyrantsState) -> Registers:
        return Register("troops so far", range(self.number)), UNUSED

    def enter(self, s: TyrantsState) -> None:
        seat: i64 = s.active
        left: i64 = self.number - s.get_x()
        if left > 0 and s.tokens[BARRACKS + seat] == 0:
            s.take_vp(seat, left)  # T-10.2.3
            s.tell("no_barracks_vp", seat, (left,))
            left = 0
        if left == 0 or not self.put(s, seat):
            s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        add_deployments(s, out, DEPLOY, seat)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.set_x(s.get_x() + 1)
        place: i64 = action - DEPLOY
        s.deploy(seat, place)
        if place < SITE_COUNT:
            sites: i64 = s.context[DEPLOYED_SITES]
            bit: i64 = BIT[place]
            s.context[DEPLOYED_SITES] = sites | bit
        else:
            routes: i64 = s.context[DEPLOYED_ROUTES]
            route_bit: i64 = BIT[place - SITE_COUNT]
            s.context[DEPLOYED_ROUTES] = routes | route_bit

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if DEPLOY <= action < DEPLOY + PLACES:
            return refuse_deploy(s, seat, action - DEPLOY)
        return refuse_else(action)

    def doable(self, s: TyrantsState) -> bool:
        return s.tokens[BARRACKS + s.active] == 0 or bool(self.options(s, s.active))

    def text(self, lang: str) -> str:
        return say(lang, "deploy", self.number)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_deploy", self.number - s.get_x())


class Assassinate(Effect):
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
        super().__init__()
        self.number: i64 = number
        self.counter: i64 = per
        self.target: i64 = target
        self.where: i64 = where
        self.up_to = up_to
        self.single_site = single_site

    def registers(self, s: TyrantsState) -> Registers:
        if self.counter >= 0:
            return Register("kills so far", range(MOST_COUNTED)), Register("kills + 1", range(MOST_COUNTED))
        site = Register("site + 1", range(SITE_COUNT + 1)) if self.single_site else UNUSED
        return Register("kills so far", range(self.number)), site

    def enter(self, s: TyrantsState) -> None:
        number: i64 = self.number
        if self.counter >= 0:
            if s.get_y() == 0:
                s.set_y(counted(s, self.counter) + 1)  # fixed once
            number = s.get_y() - 1
        if s.get_x() >= number or not self.put(s, s.active, 1 if self.up_to else 0):
            s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if self.up_to:
            out.append(DECLINE)
        if self.single_site:
            sites: i64 = s.presence_sites(seat)
            if s.get_y() > 0:
                site_bit: i64 = BIT[s.get_y() - 1]
                sites &= site_bit
            mine: i64 = BIT[seat]
            add_troops(s, out, ASSASSINATE, self.target & ~mine, sites, 0)
        else:
            add_enemy_troops(s, out, ASSASSINATE, seat, self.target, self.where)
        return out

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

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None if self.up_to else Reason("T-6.4", "mandatory")
        if not ASSASSINATE <= action < ASSASSINATE + TROOPS:
            return NOT_NOW
        troop: i64 = action - ASSASSINATE
        if self.single_site:
            if troop >= ROUTE_TROOP:
                return Reason("R-41", "route_is_no_site")
            if s.get_y() > 0 and troop // 5 != s.get_y() - 1:
                return Reason("R-41", "single_site", (s.get_y() - 1,))
        return refuse_troop(s, seat, troop, self.target, self.where)

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
        return say(lang, f"assassinate_up_to_{what}" if self.up_to else f"assassinate_{what}", self.number) + where

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        what = "white" if self.target == WHITES else "enemy"
        total: i64 = s.get_y() - 1 if self.counter >= 0 else self.number
        return say(lang, f"ask_assassinate_{what}", total - s.get_x())


class Supplant(Times):
    """T-10.10. Register: troops supplanted so far."""

    def __init__(self, number: int, *, target: int = ANYONE, where: int = PRESENCE) -> None:
        super().__init__(number)
        self.target: i64 = target
        self.where: i64 = where

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        add_enemy_troops(s, out, SUPPLANT, seat, self.target, self.where)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.set_x(s.get_x() + 1)
        troop: i64 = action - SUPPLANT
        place: i64 = troop_place(troop)
        s.kill(seat, troop_colour(s, troop), place)
        if s.tokens[BARRACKS + seat] > 0:
            s.deploy(seat, place)
        else:
            s.take_vp(seat, 1)  # T-10.10.2
            s.tell("no_barracks_vp", seat, (1,))

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if SUPPLANT <= action < SUPPLANT + TROOPS:
            return refuse_troop(s, seat, action - SUPPLANT, self.target, self.where)
        return refuse_else(action)

    def doable(self, s: TyrantsState) -> bool:
        return bool(self.options(s, s.active))

    def text(self, lang: str) -> str:
        what = "white" if self.target == WHITES else "enemy"
        where = ""
        if self.where == ANYWHERE:
            where = say(lang, "anywhere")
        elif self.where == SPY_SITE:
            where = say(lang, "at_spy_site")
        return say(lang, f"supplant_{what}", self.number) + where

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        what = "white" if self.target == WHITES else "enemy"
        return say(lang, f"ask_supplant_{what}", self.number - s.get_x())


class MoveEnemyTroop(Effect):
    """T-10.5. Registers: 2 * moves made, + 1 while a troop is picked; that troop + 1, or where the last one went + 1."""

    def __init__(self, number: int, *, up_to: bool = False) -> None:
        super().__init__()
        self.number: i64 = number
        self.up_to = up_to

    def registers(self, s: TyrantsState) -> Registers:
        return Register("moves and whether picked", range(2 * self.number)), Register("troop or place + 1", range(TROOPS + 1))

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        if not s.stack[at + 1] & 1:
            return ""
        found: list[int] = []
        add_enemy_troops(s, found, 1, s.active, ANYONE, PRESENCE)
        picked = at == len(s.stack) - FRAME and s.stack[at + 2] in found
        return "" if picked else "a troop that is picked stands where it can be moved from, and its new place is asked for."

    def enter(self, s: TyrantsState) -> None:
        idle: i64 = 1 if self.up_to and not s.get_x() & 1 else 0
        if s.get_x() >= 2 * self.number or not self.put(s, s.active, idle):
            s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if s.get_x() & 1:
            add_places(out, MOVE_TO, s.open_sites, s.open_routes)
            return out
        if self.up_to:
            out.append(DECLINE)
        if s.open_sites | s.open_routes:
            found: list[int] = []
            add_enemy_troops(s, found, MOVE_FROM, seat, ANYONE, PRESENCE)
            moved: i64 = s.get_y() - 1
            for action in found:
                if action != MOVE_FROM + moved or self.another_there(s, moved):
                    out.append(action)
        return out

    def another_there(self, s: TyrantsState, troop: i64) -> bool:
        """R-61: the troop just moved may not move again, but its neighbour of the same colour may."""
        return troop < ROUTE_TROOP and s.count(troop // 5, troop % 5) > 1

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
            return
        if not s.get_x() & 1:
            s.set_y(action - MOVE_FROM + 1)
            s.set_x(s.get_x() + 1)
            return
        troop: i64 = s.get_y() - 1
        origin: i64 = troop_place(troop)
        colour: i64 = troop_colour(s, troop)
        place: i64 = action - MOVE_TO
        s.tell("move", seat, (colour, origin, place))
        if place != origin:  # to another space of the same site nothing changes, not even for a moment
            s.remove_troop(colour, origin)
            s.add_troop(colour, place)
        s.set_y(1 + (place * 5 + colour if place < SITE_COUNT else ROUTE_TROOP + place - SITE_COUNT))
        s.set_x(s.get_x() + 1)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        picked = s.get_x() & 1 == 1
        if action == DECLINE:
            return None if self.up_to and not picked else Reason("T-6.4", "mandatory")
        if picked:
            if MOVE_TO <= action < MOVE_TO + PLACES:
                return refuse_place(s, action - MOVE_TO)
            return NOT_NOW
        if not MOVE_FROM <= action < MOVE_FROM + TROOPS:
            return NOT_NOW
        troop: i64 = action - MOVE_FROM
        if not any_empty_space(s):
            return Reason("T-10.5.1", "no_empty_space")
        reason = refuse_troop(s, seat, troop, ANYONE, PRESENCE)
        if reason is None and troop == s.get_y() - 1 and not self.another_there(s, troop):
            reason = Reason("R-61", "moved_already")
        return reason

    def doable(self, s: TyrantsState) -> bool:
        out: list[int] = []
        add_enemy_troops(s, out, MOVE_FROM, s.active, ANYONE, PRESENCE)
        return bool(out)

    def text(self, lang: str) -> str:
        return say(lang, "move_up_to" if self.up_to else "move", self.number)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        if s.get_x() & 1:
            troop: i64 = s.get_y() - 1
            return say(
                lang,
                "ask_move_to",
                phrase(lang, "colour", troop_colour(s, troop)),
                phrase(lang, "place", troop_place(troop)),
            )
        return say(lang, "ask_move_from", self.number - s.get_x() // 2)
