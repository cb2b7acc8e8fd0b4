"""The army spaces (I-9): extracting, transitions, building, attacking, moving."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.actions import (
    ANY_ARMIES,
    ANY_SITE,
    ARMIES_OUT,
    BUILD,
    MOVE_FROM,
    MOVE_TO,
    SITE,
    SITES,
    STRIKE,
    STRIKES,
    site_of,
)
from bailiwick.games.immortals.board import BIT, FIRST_STRIKE, REALM_OF, STRIKE_AT, STRIKE_FROM, sites_in
from bailiwick.games.immortals.cards import (
    BUILDS,
    CAPITAL,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    PORTAL,
    TEMPLE_TILE,
    is_conflict,
    is_region,
)
from bailiwick.games.immortals.spaces import (
    can_attack,
    cost_of,
    may_build,
    move_origins,
    occupied_sites_of_card,
    origins,
    price_of,
    reachable,
    targets_from,
)
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.battle import BATTLE, allegiance
from bailiwick.games.immortals.steps.flow import NOT_NOW, Action, Effect, can_pay, pay, refuse_cost
from bailiwick.games.immortals.texts import amount
from bailiwick.games.immortals.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register

TRANSITION_ARMIES: Final = 3
BUILD_POINTS: Final = ("build_portal", "build_temple", "build_capital")


class ChooseSite(Action):
    """An action at one of some sites of the card: asked only if there are several (I-8.8). Register x: the seat."""

    def __init__(self) -> None:
        super().__init__(SITE, ANY_SITE, ask="ask_site", sole=True)

    def sites(self, s: ImmortalsState, seat: i64) -> i64:
        raise NotImplementedError

    def at(self, s: ImmortalsState, seat: i64, site: i64) -> None:
        raise NotImplementedError

    def add(self, s: ImmortalsState, out: list[int], seat: i64) -> None:
        for site in sites_in(self.sites(s, seat)):
            out.append(SITE + site)

    def refuse(self, s: ImmortalsState, seat: i64, value: i64) -> Reason | None:
        return None if self.sites(s, seat) >> value & 1 else Reason("I-8.8", "not_on_card", (value,))

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        self.at(s, seat, action - SITE)


# ---------------------------------------------------------------- extracting


def impossible_extraction(s: ImmortalsState, seat: i64, card: i64, space: i64) -> Reason | None:
    if not occupied_sites_of_card(s, seat, card):
        return Reason("I-9.1", "no_army_on_card", (card,))
    return refuse_cost(s, seat, cost_of(s, seat, space))


class Extracting(ChooseSite):
    """I-9.1, I-9.2. Registers: the seat; what is extracted."""

    def sound(self, s: ImmortalsState, seat: i64, y: i64) -> bool:
        return s.acting_space >= 0 and impossible_extraction(s, seat, s.acting_card, s.acting_space) is None

    def second(self) -> Register:
        return Register("effect", range(min(EXTRACT_GOLD, EXTRACT_ENERGY), max(EXTRACT_GOLD, EXTRACT_ENERGY) + 1))

    def sites(self, s: ImmortalsState, seat: i64) -> i64:
        return occupied_sites_of_card(s, seat, s.acting_card)

    def at(self, s: ImmortalsState, seat: i64, site: i64) -> None:
        what = s.get_y()
        s.pop()
        pay(s, seat, cost_of(s, seat, s.acting_space))
        if what == EXTRACT_GOLD:
            s.gold[seat] += s.data.gold[site]
            s.tell("extract_gold", seat, (s.data.gold[site], site))
        else:
            s.energy[seat] += s.data.energy[site]
            s.tell("extract_energy", seat, (s.data.energy[site], site))

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        site = site_of(action)
        if site < 0:
            return ""
        gold = s.get_y() == EXTRACT_GOLD
        much = name(lang, "gold", s.data.gold[site]) if gold else name(lang, "energy", s.data.energy[site])
        return say(lang, "act_site_extract", name(lang, "site", site), much)


# ---------------------------------------------------------------- transition


def transition_sites(s: ImmortalsState, seat: i64, card: i64) -> i64:
    """Occupied sites of the card whose limbo holds somebody (I-9.3)."""
    mask: i64 = 0
    for site in sites_in(occupied_sites_of_card(s, seat, card)):
        if s.limbo[2 * seat + REALM_OF[site]]:
            mask |= BIT[site]
    return mask


def impossible_transition(s: ImmortalsState, seat: i64, card: i64, space: i64) -> Reason | None:
    if not occupied_sites_of_card(s, seat, card):
        return Reason("I-9.3", "no_army_on_card", (card,))
    if not transition_sites(s, seat, card):
        return Reason("I-9.3", "limbo_empty")
    return refuse_cost(s, seat, cost_of(s, seat, space))


class TransitionOf3(ChooseSite):
    def sound(self, s: ImmortalsState, seat: i64, y: i64) -> bool:
        return s.acting_space >= 0 and impossible_transition(s, seat, s.acting_card, s.acting_space) is None

    def sites(self, s: ImmortalsState, seat: i64) -> i64:
        return transition_sites(s, seat, s.acting_card)

    def at(self, s: ImmortalsState, seat: i64, site: i64) -> None:
        s.pop()
        pay(s, seat, cost_of(s, seat, s.acting_space))
        there: i64 = s.limbo[2 * seat + REALM_OF[site]]
        bring(s, seat, site, TRANSITION_ARMIES if there > TRANSITION_ARMIES else there)

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        site = site_of(action)
        return say(lang, "act_site_bring", name(lang, "site", site)) if site >= 0 else ""


def bring(s: ImmortalsState, seat: i64, site: i64, number: i64) -> None:
    """Armies come from the limbo of the site's realm."""
    s.limbo[2 * seat + REALM_OF[site]] -= number
    s.put(seat, site, number)
    s.tell("reinforce", seat, (number, site))


# ---------------------------------------------------------------- building


def build_choices(s: ImmortalsState, seat: i64, site: i64) -> list[int]:
    """What could be built and paid for at a site."""
    return [build for build in range(3) if may_build(s, site, build) and can_pay(s, seat, price_of(s, seat, site, build))]


def build_sites(s: ImmortalsState, seat: i64, card: i64) -> i64:
    mask: i64 = 0
    for site in sites_in(occupied_sites_of_card(s, seat, card)):
        if build_choices(s, seat, site):
            mask |= BIT[site]
    return mask


def temple_sites(s: ImmortalsState, seat: i64, card: i64) -> i64:
    mask: i64 = 0
    for site in sites_in(occupied_sites_of_card(s, seat, card)):
        if may_build(s, site, TEMPLE_TILE):
            mask |= BIT[site]
    return mask


def impossible_build(s: ImmortalsState, seat: i64, card: i64) -> Reason | None:
    if not occupied_sites_of_card(s, seat, card):
        return Reason("I-9.4", "no_army_on_card", (card,))
    return None if build_sites(s, seat, card) else Reason("I-9.4", "nothing_to_build")


def impossible_temple(s: ImmortalsState, seat: i64, card: i64, space: i64) -> Reason | None:
    if not occupied_sites_of_card(s, seat, card):
        return Reason("I-9.7", "no_army_on_card", (card,))
    if not temple_sites(s, seat, card):
        return Reason("I-10.3", "nothing_to_build")
    return refuse_cost(s, seat, cost_of(s, seat, space))


def erect(s: ImmortalsState, seat: i64, site: i64, build: i64) -> None:
    """I-10.1: the tile stands, and pays its points at once."""
    bit: i64 = BIT[site]
    if build == PORTAL:
        s.portals |= bit
        s.portals_left -= 1
    elif build == CAPITAL:
        s.capitals |= bit
        s.tiles_left -= 1
    else:
        s.temples |= bit
        s.tiles_left -= 1
    points = s.data.points[BUILD_POINTS[build]]
    s.points[seat] += points
    s.tell("build", seat, (build, site, points))


class Building(ChooseSite):
    """I-9.4, and a temple at a tribe's own price (I-9.7, I-9.13). Registers: the seat; 1 for the temple."""

    def second(self) -> Register:
        return Register("temple", range(2))

    def sound(self, s: ImmortalsState, seat: i64, y: i64) -> bool:
        if y:
            return s.acting_space >= 0 and impossible_temple(s, seat, s.acting_card, s.acting_space) is None
        return impossible_build(s, seat, s.acting_card) is None

    def sites(self, s: ImmortalsState, seat: i64) -> i64:
        if s.get_y():
            return temple_sites(s, seat, s.acting_card)
        return build_sites(s, seat, s.acting_card)

    def at(self, s: ImmortalsState, seat: i64, site: i64) -> None:
        temple = s.get_y()
        s.pop()
        if temple:
            pay(s, seat, cost_of(s, seat, s.acting_space))
            erect(s, seat, site, TEMPLE_TILE)
        else:
            s.acting_site = site
            s.push(CHOOSE_BUILD.index, seat)

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        site = site_of(action)
        return say(lang, "act_site_temple" if s.get_y() else "act_site_build", name(lang, "site", site)) if site >= 0 else ""


class ChooseBuild(Action):
    """Portal, temple or capital, at the site that was decided on. Register x: the seat."""

    def __init__(self) -> None:
        super().__init__(BUILD, range(len(BUILDS)))

    def sound(self, s: ImmortalsState, seat: i64, y: i64) -> bool:
        return s.acting_site >= 0 and s.occupies(seat, s.acting_site)

    def refuse(self, s: ImmortalsState, seat: i64, value: i64) -> Reason | None:
        if not may_build(s, s.acting_site, value):
            return Reason("I-10.3", "no_room", (s.acting_site,))
        return refuse_cost(s, seat, price_of(s, seat, s.acting_site, value))

    def chosen(self, s: ImmortalsState, seat: i64, value: i64) -> None:
        pay(s, seat, price_of(s, seat, s.acting_site, value))
        erect(s, seat, s.acting_site, value)

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        build = action - BUILD
        if not 0 <= build < len(BUILDS):
            return ""
        return say(lang, "act_build_for", name(lang, "build", build), amount(price_of(s, s.seat, s.acting_site, build), lang))

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_build", name(lang, "site", s.acting_site))


# ---------------------------------------------------------------- attack, move


def impossible_attack(s: ImmortalsState, seat: i64, card: i64, space: i64, or_move: bool) -> Reason | None:
    if can_attack(s, seat):
        return refuse_cost(s, seat, cost_of(s, seat, space))
    if or_move and can_pay(s, seat, s.data.costs["move"]) and move_origins(s, seat, card):
        return None
    return Reason("I-12.1", "no_attack")


class Attacking(Action):
    """I-9.5, I-9.6: an attack, or a move from the site of the card. Registers: the seat; 1 if a move will do too."""

    def __init__(self) -> None:
        super().__init__(STRIKE, range(STRIKES))

    def second(self) -> Register:
        return Register("may move", range(2))

    def sound(self, s: ImmortalsState, seat: i64, y: i64) -> bool:
        return s.acting_space >= 0 and impossible_attack(s, seat, s.acting_card, s.acting_space, y > 0) is None

    def add(self, s: ImmortalsState, out: list[int], seat: i64) -> None:
        if s.get_y() and can_pay(s, seat, s.data.costs["move"]):
            for site in move_origins(s, seat, s.acting_card):
                out.append(MOVE_FROM + site)
        for origin in origins(s, seat):
            targets = targets_from(s, seat, origin)
            strike: i64 = FIRST_STRIKE[origin]
            while strike < STRIKES and STRIKE_FROM[strike] == origin:
                if targets >> STRIKE_AT[strike] & 1:
                    out.append(STRIKE + strike)
                strike += 1

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        s.pop()
        if action < STRIKE:
            s.origin = action - MOVE_FROM
            s.push(MOVING.index, seat)
            return
        pay(s, seat, cost_of(s, seat, s.acting_space))
        s.origin = STRIKE_FROM[action - STRIKE]
        s.target = STRIKE_AT[action - STRIKE]
        s.push(COMMITTING.index, seat)

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        if 0 <= action - MOVE_FROM < SITES:
            site = action - MOVE_FROM
            if not s.get_y():
                return Reason("I-9.5", "no_move_here")
            if not occupied_sites_of_card(s, seat, s.acting_card) >> site & 1:
                return Reason("I-11.1", "not_on_card", (site,))
            if s.armies(site) < 2:
                return Reason("I-11.1", "too_few", (site,))
            if not reachable(s, seat, site):
                return Reason("I-11.2", "nowhere_to_go", (site,))
            return refuse_cost(s, seat, s.data.costs["move"])
        return super().why_not(s, seat, action)

    def refuse(self, s: ImmortalsState, seat: i64, value: i64) -> Reason | None:
        origin, target = STRIKE_FROM[value], STRIKE_AT[value]
        if s.owner(origin) != seat:
            return Reason("I-12.1", "not_occupied", (origin,))
        if s.armies(origin) < 2:
            return Reason("I-12.1", "too_few", (origin,))
        if s.owner(target) == seat:
            return Reason("I-12.1", "your_own", (target,))
        if REALM_OF[origin] != REALM_OF[target] and not s.portals & BIT[origin]:
            return Reason("I-10.7", "no_portal", (origin,))
        return None if s.sites_in_play >> target & 1 else Reason("I-17.1", "not_in_play", (target,))

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_attack_or_move" if s.get_y() else "ask_attack")


class Committing(Action):
    """I-12.2: how many armies go; at least one stays. Register x: the seat."""

    def __init__(self) -> None:
        super().__init__(ARMIES_OUT, ANY_ARMIES, sole=True)

    def sound(self, s: ImmortalsState, seat: i64, y: i64) -> bool:
        far = s.origin >= 0 and s.target >= 0 and s.sites_in_play >> s.target & 1 == 1
        used = is_region(s.acting_card) or is_conflict(s.acting_card)
        return far and used and s.owner(s.origin) == seat and s.owner(s.target) != seat

    def add(self, s: ImmortalsState, out: list[int], seat: i64) -> None:
        for number in range(1, s.armies(s.origin)):
            out.append(ARMIES_OUT + number)

    def refuse(self, s: ImmortalsState, seat: i64, value: i64) -> Reason | None:
        return None if value < s.armies(s.origin) else Reason("I-12.2", "one_stays", (s.origin,))

    def chosen(self, s: ImmortalsState, seat: i64, value: i64) -> None:
        s.push(BATTLE.index, value, s.acting_card)

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        side = allegiance(s, seat, s.acting_card, s.origin, s.target)
        return say(lang, f"ask_commit_{side}", name(lang, "site", s.origin), name(lang, "site", s.target))


class Moving(Action):
    """I-11: where to, then how many. Registers: the seat; the destination plus one."""

    def __init__(self) -> None:
        super().__init__(ARMIES_OUT, ANY_ARMIES, sole=True)

    def second(self) -> Register:
        return Register("destination + 1", range(SITES + 1))

    def sound(self, s: ImmortalsState, seat: i64, y: i64) -> bool:
        if s.origin < 0 or s.owner(s.origin) != seat or s.armies(s.origin) < 2 or not can_pay(s, seat, s.data.costs["move"]):
            return False
        return y == 0 or reachable(s, seat, s.origin) >> (y - 1) & 1 == 1

    def add(self, s: ImmortalsState, out: list[int], seat: i64) -> None:
        if s.get_y() == 0:
            for site in sites_in(reachable(s, seat, s.origin)):
                out.append(MOVE_TO + site)
        else:
            for number in range(1, s.armies(s.origin)):
                out.append(ARMIES_OUT + number)

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        if s.get_y() == 0:
            s.set_y(action - MOVE_TO + 1)
            return
        site, number = s.get_y() - 1, action - ARMIES_OUT
        s.pop()
        pay(s, seat, s.data.costs["move"])
        s.take(s.origin, number)
        s.put(seat, site, number)
        s.tell("move", seat, (number, s.origin, site))
        s.origin = -1

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        if s.get_y():
            return super().why_not(s, seat, action)
        site = action - MOVE_TO
        if not 0 <= site < SITES:
            return NOT_NOW
        if s.owner(site) != seat:
            return Reason("I-11.2", "not_occupied", (site,))
        return None if reachable(s, seat, s.origin) >> site & 1 else Reason("I-11.3", "no_path", (site,))

    def refuse(self, s: ImmortalsState, seat: i64, value: i64) -> Reason | None:
        return None if value < s.armies(s.origin) else Reason("I-11.2", "one_stays", (s.origin,))

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        origin = name(lang, "site", s.origin)
        if s.get_y():
            return say(lang, "ask_move_armies", origin, name(lang, "site", s.get_y() - 1))
        return say(lang, "ask_move_to", origin)


EXTRACTING: Final = Extracting()
TRANSITION_OF_3: Final = TransitionOf3()
BUILDING: Final = Building()
CHOOSE_BUILD: Final = ChooseBuild()
ATTACKING: Final = Attacking()
COMMITTING: Final = Committing()
MOVING: Final = Moving()

ARMY_STEPS: Final[dict[str, Effect]] = {
    "extracting": EXTRACTING,
    "transition_of_3": TRANSITION_OF_3,
    "building": BUILDING,
    "choose_build": CHOOSE_BUILD,
    "attacking": ATTACKING,
    "committing": COMMITTING,
    "moving": MOVING,
}
