"""Deploying, killing, supplanting, moving, returning and raising troops."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.actions import (
    ASSASSINATE,
    DECLINE,
    DEPLOY,
    HALLS,
    MOVE_FROM,
    MOVE_TO,
    PLACES,
    RAISE_AT,
    RETURN_SPY,
    RETURN_TROOP,
    ROUTE_TROOP,
    SPIES_,
    SUPPLANT,
    TAKE_TROPHY,
    TARGET,
    TROOPS,
)
from bailiwick.games.tyrants.board import BIT, SITE_COUNT, WHITE
from bailiwick.games.tyrants.house import RIVAL_HALLS_ONLY
from bailiwick.games.tyrants.plain import (
    any_empty_space,
    has_presence,
    refuse_deploy,
    refuse_own_spy,
    refuse_place,
    refuse_rival_spy,
    refuse_troop,
    troops_at,
    trophies_in,
)
from bailiwick.games.tyrants.state import (
    AT,
    BARRACKS,
    DEPLOYED_ROUTES,
    DEPLOYED_SITES,
    KILLS,
    SPY_AT,
    TROPHIES,
    VICTIM,
    TyrantsState,
)
from bailiwick.games.tyrants.steps.counters import counted, per
from bailiwick.games.tyrants.steps.flow import NOT_NOW, Effect, Instruction, refuse_else
from bailiwick.games.tyrants.steps.spies import add_own_spies
from bailiwick.games.tyrants.targets import (
    ANYONE,
    ANYWHERE,
    PRESENCE,
    SPY_SITE,
    WHITES,
    add_deployments,
    add_enemy_troops,
    add_places,
    add_rival_spies,
    add_troops,
    rivals,
    troop_colour,
    troop_place,
)
from bailiwick.games.tyrants.words import phrase, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import UNUSED

MOST_COUNTED: Final = 500  # of whatever a card counts: troops, cards, trophies
SPY: Final = 1
TROOP_OR_SPY: Final = 2


class Deploy(Effect):
    """T-10.2, one troop after another. Register: troops deployed so far."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: i64 = number

    def registers(self, s: TyrantsState) -> tuple[range, range]:
        return range(self.number), UNUSED

    def enter(self, s: TyrantsState) -> None:
        seat: i64 = s.active
        left: i64 = self.number - s.get_x()
        if left > 0 and s.tokens[BARRACKS + seat] == 0:
            s.take_vp(seat, left)  # T-10.2.3
            s.tell("no_barracks_vp", seat, (left,))
            left = 0
        if left > 0:
            out = self.options(s, seat)
            if out:
                s.ask(seat, out)
                return
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

    def registers(self, s: TyrantsState) -> tuple[range, range]:
        if self.counter >= 0:
            return range(MOST_COUNTED), range(MOST_COUNTED)
        return range(self.number), range(SITE_COUNT + 1) if self.single_site else UNUSED

    def enter(self, s: TyrantsState) -> None:
        number: i64 = self.number
        if self.counter >= 0:
            if s.get_y() == 0:
                s.set_y(counted(s, self.counter) + 1)  # fixed once
            number = s.get_y() - 1
        if s.get_x() < number:
            out = self.options(s, s.active)
            if len(out) > (1 if self.up_to else 0):
                s.ask(s.active, out)
                return
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


class Supplant(Effect):
    """T-10.10. Register: troops supplanted so far."""

    def __init__(self, number: int, *, target: int = ANYONE, where: int = PRESENCE) -> None:
        super().__init__()
        self.number: i64 = number
        self.target: i64 = target
        self.where: i64 = where

    def registers(self, s: TyrantsState) -> tuple[range, range]:
        return range(self.number), UNUSED

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() < self.number:
            out = self.options(s, s.active)
            if out:
                s.ask(s.active, out)
                return
        s.pop()

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

    def registers(self, s: TyrantsState) -> tuple[range, range]:
        return range(2 * self.number), range(TROOPS + 1)

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        if not s.stack[at + 1] & 1:
            return ""
        found: list[int] = []
        add_enemy_troops(s, found, 1, s.active, ANYONE, PRESENCE)
        picked = at == len(s.stack) - FRAME and s.stack[at + 2] in found
        return "" if picked else "a troop that is picked stands where it can be moved from, and its new place is asked for."

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() < 2 * self.number:
            out = self.options(s, s.active)
            if len(out) > (1 if self.up_to and not s.get_x() & 1 else 0):
                s.ask(s.active, out)
                return
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


class ReturnOther(Instruction):
    """T-10.9.1: another player's troop or spy, or only a spy, goes back to its owner."""

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what: i64 = what

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if self.what == TROOP_OR_SPY:
            add_enemy_troops(s, out, RETURN_TROOP, seat, rivals(seat), PRESENCE)
        add_rival_spies(s, out, RETURN_SPY, seat)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        return_piece(s, seat, action)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if RETURN_SPY <= action < RETURN_SPY + SPIES_:
            return refuse_rival_spy(s, seat, action - RETURN_SPY)
        if RETURN_TROOP <= action < RETURN_TROOP + TROOPS:
            if self.what == SPY:
                return Reason("T-10.9.1", "spy_only")
            return refuse_troop(s, seat, action - RETURN_TROOP, rivals(seat), PRESENCE)
        return refuse_else(action)

    def text(self, lang: str) -> str:
        return say(lang, "return_other" if self.what == TROOP_OR_SPY else "return_other_spy")


def return_piece(s: TyrantsState, seat: i64, action: i64) -> None:
    """A troop or spy goes back to its owner's barracks."""
    if action >= RETURN_SPY:
        spy: i64 = action - RETURN_SPY
        owner: i64 = spy % 4
        s.lift_spy(owner, spy // 4)
        s.tell("spy_returned", seat, (owner, spy // 4))
    else:
        troop: i64 = action - RETURN_TROOP
        colour: i64 = troop_colour(s, troop)
        place: i64 = troop_place(troop)
        s.tell("troop_returned", seat, (colour, place))
        s.remove_troop(colour, place)
        left: i64 = s.tokens[BARRACKS + colour]
        s.tokens[BARRACKS + colour] = left + 1


class ReturnAny(Effect):
    """Up to so many troops or spies: your own from anywhere, rivals' where you have presence (Intellect Devourer)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: i64 = number

    def registers(self, s: TyrantsState) -> tuple[range, range]:
        return range(self.number), UNUSED

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() < self.number:
            out = self.options(s, s.active)
            if len(out) > 1:
                s.ask(s.active, out)
                return
        s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        troops: list[int] = []
        add_enemy_troops(s, troops, RETURN_TROOP, seat, rivals(seat), PRESENCE)
        add_troops(s, troops, RETURN_TROOP, BIT[seat], s.sites_in_play, s.routes_in_play)
        spies: list[int] = []
        add_rival_spies(s, spies, RETURN_SPY, seat)
        add_own_spies(s, spies, seat)
        return [DECLINE, *sorted(troops), *sorted(spies)]

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
            return
        s.set_x(s.get_x() + 1)
        return_piece(s, seat, action)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        if RETURN_SPY <= action < RETURN_SPY + SPIES_:
            spy: i64 = action - RETURN_SPY
            return refuse_own_spy(s, seat, spy) if spy % 4 == seat else refuse_rival_spy(s, seat, spy)
        if not RETURN_TROOP <= action < RETURN_TROOP + TROOPS:
            return NOT_NOW
        troop: i64 = action - RETURN_TROOP
        if troops_at(s, troop_place(troop), seat) > 0 and troop_colour(s, troop) == seat:
            return None  # T-10.9.2: from anywhere on the map
        return refuse_troop(s, seat, troop, rivals(seat), PRESENCE)

    def doable(self, s: TyrantsState) -> bool:
        return len(self.options(s, s.active)) > 1

    def text(self, lang: str) -> str:
        return say(lang, "return_any", self.number)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_return_any", self.number - s.get_x())


class RaiseTrophy(Effect):
    """T-10.12: a troop from any trophy hall onto any empty space.

    Registers: 2 * raised, + 1 while one is picked; hall * 5 + colour + 1.
    """

    def __init__(self, number: int, *, target: int = ANYONE, up_to: bool = False) -> None:
        super().__init__()
        self.number: i64 = number
        self.target: i64 = target
        self.up_to = up_to

    def registers(self, s: TyrantsState) -> tuple[range, range]:
        return range(2 * self.number), range(5 * s.seats + 1)

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        return refuse_picked(s, at, s.stack[at + 2] - 1)

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() < 2 * self.number:
            out = self.options(s, s.active)
            if len(out) > (1 if self.up_to and not s.get_x() & 1 else 0):
                s.ask(s.active, out)
                return
        s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if s.get_x() & 1:
            add_places(out, RAISE_AT, s.open_sites, s.open_routes)
            return out
        if self.up_to:
            out.append(DECLINE)
        if s.open_sites | s.open_routes:
            hall: i64 = 0
            while hall < s.seats:
                if hall != seat or not s.house & RIVAL_HALLS_ONLY:
                    add_trophies(s, out, hall, self.target)
                hall += 1
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
            return
        if not s.get_x() & 1:
            s.set_y(action - TAKE_TROPHY + 1)
        else:
            raise_trophy(s, seat, s.get_y() - 1, action - RAISE_AT)
        s.set_x(s.get_x() + 1)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        picked = s.get_x() & 1 == 1
        if action == DECLINE:
            return None if self.up_to and not picked else Reason("R-43", "mandatory")
        if picked:
            return refuse_place(s, action - RAISE_AT) if RAISE_AT <= action < RAISE_AT + PLACES else NOT_NOW
        if not TAKE_TROPHY <= action < TAKE_TROPHY + HALLS:
            return NOT_NOW
        hall: i64 = (action - TAKE_TROPHY) // 5
        colour: i64 = (action - TAKE_TROPHY) % 5
        if not any_empty_space(s):
            return Reason("T-10.12.1", "no_empty_space")
        if hall >= s.seats or trophies_in(s, hall, colour) == 0:
            return Reason("T-10.12.1", "no_such_trophy")
        if hall == seat and s.house & RIVAL_HALLS_ONLY:
            return Reason("R-43", "own_hall")
        if not self.target >> colour & 1:
            return Reason("R-43", "white_only")
        return None

    def doable(self, s: TyrantsState) -> bool:
        return len(self.options(s, s.active)) > (1 if self.up_to else 0)

    def text(self, lang: str) -> str:
        what = "white" if self.target == WHITES else "any"
        return say(lang, f"raise_up_to_{what}" if self.up_to else f"raise_{what}", self.number)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        if s.get_x() & 1:
            return say(lang, "ask_raise_at", phrase(lang, "colour", (s.get_y() - 1) % 5))
        return say(lang, "ask_raise", self.number - s.get_x() // 2)


def refuse_picked(s: TyrantsState, at: i64, trophy: i64) -> str:
    """What is wrong with a trophy that is picked, while x of the frame is odd; it is not put down by anything but the answer."""
    if not s.stack[at + 1] & 1:
        return ""
    picked = at == len(s.stack) - FRAME and trophy >= 0 and s.tokens[TROPHIES + trophy] > 0
    return "" if picked else "a trophy that is picked lies in its hall, and its new place is asked for."


def add_trophies(s: TyrantsState, out: list[int], hall: i64, target: i64) -> None:
    colour: i64 = 0
    while colour < 5:
        if (target >> colour) & 1 and s.tokens[TROPHIES + hall * 5 + colour] > 0:
            out.append(TAKE_TROPHY + hall * 5 + colour)
        colour += 1


def raise_trophy(s: TyrantsState, seat: i64, trophy: i64, place: i64) -> None:
    """It keeps its colour; barracks don't change (R-43)."""
    number: i64 = s.tokens[TROPHIES + trophy]
    s.tokens[TROPHIES + trophy] = number - 1
    s.tell("raise", seat, (trophy % 5, trophy // 5, place))
    s.add_troop(trophy % 5, place)


class RaiseTrophyOfRivalThere(Effect):
    """Up to so many troops from the hall of one rival with a troop at the spy's site, where you have presence (Lich, R-44).

    Registers: 2 * raised, + 1 while one is picked; rival + 1, + 8 * (colour + 1) while one is picked.
    """

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: i64 = number

    def registers(self, s: TyrantsState) -> tuple[range, range]:
        return range(2 * self.number), range(8 * 6)

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        rival, colour = s.stack[at + 2] % 8 - 1, s.stack[at + 2] // 8 - 1
        if rival >= s.seats or (colour >= 0) != bool(s.stack[at + 1] & 1):
            return "y has the rival, and a colour while a trophy is picked."
        if rival < 0 and (colour >= 0 or s.stack[at + 1] or s.context[SPY_AT] < 0):
            return "trophies are raised from the hall of a rival at the spy's site."
        return refuse_picked(s, at, rival * 5 + colour)

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() < 2 * self.number:
            out = self.options(s, s.active)
            choosing_trophy = s.get_y() > 0 and not s.get_x() & 1
            if len(out) > (1 if choosing_trophy else 0):
                s.ask(s.active, out)
                return
        s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        sites: i64 = s.open_sites & s.presence_sites(seat)
        routes: i64 = s.open_routes & s.presence_routes(seat)
        if s.get_y() == 0:
            bit: i64 = BIT[s.context[SPY_AT]]
            rival: i64 = 0
            while rival < s.seats:
                at: i64 = s.board[AT + rival]
                if rival != seat and at & bit:
                    out.append(TARGET + rival)
                rival += 1
        elif s.get_x() & 1:
            add_places(out, RAISE_AT, sites, routes)
        else:
            out.append(DECLINE)
            if sites | routes:
                add_trophies(s, out, s.get_y() % 8 - 1, ANYONE)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
        elif s.get_y() == 0:
            s.set_y(action - TARGET + 1)
        elif not s.get_x() & 1:
            colour: i64 = (action - TAKE_TROPHY) % 5
            s.set_y(s.get_y() % 8 + 8 * (colour + 1))
            s.set_x(s.get_x() + 1)
        else:
            hall: i64 = s.get_y() % 8 - 1
            raise_trophy(s, seat, hall * 5 + s.get_y() // 8 - 1, action - RAISE_AT)
            s.set_y(hall + 1)
            s.set_x(s.get_x() + 1)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if s.get_y() == 0:
            if not TARGET <= action < TARGET + 4:
                return NOT_NOW
            rival: i64 = action - TARGET
            if rival == seat:
                return Reason("T-0.1", "not_yourself")
            if rival >= s.seats or troops_at(s, s.context[SPY_AT], rival) == 0:
                return Reason("R-44", "no_troop_there")
            return None
        if s.get_x() & 1:
            if not RAISE_AT <= action < RAISE_AT + PLACES:
                return NOT_NOW
            place: i64 = action - RAISE_AT
            reason = refuse_place(s, place)
            if reason is None and not has_presence(s, seat, place):
                reason = Reason("R-43", "no_presence", (place,))
            return reason
        if action == DECLINE:
            return None
        if not TAKE_TROPHY <= action < TAKE_TROPHY + HALLS:
            return NOT_NOW
        hall: i64 = (action - TAKE_TROPHY) // 5
        if hall != s.get_y() % 8 - 1:
            return Reason("R-44", "other_hall")
        if trophies_in(s, hall, (action - TAKE_TROPHY) % 5) == 0:
            return Reason("T-10.12.1", "no_such_trophy")
        if not any(refuse_place(s, place) is None and has_presence(s, seat, place) for place in range(PLACES)):
            return Reason("R-43", "no_empty_space")
        return None

    def text(self, lang: str) -> str:
        return say(lang, "raise_there", self.number)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        if s.get_y() == 0:
            return say(lang, "ask_raise_rival")
        if s.get_x() & 1:
            return say(lang, "ask_raise_at", phrase(lang, "colour", s.get_y() // 8 - 1))
        return say(lang, "ask_raise", self.number - s.get_x() // 2)
