"""The magic spaces (I-13): four cards, the cost first, then one of two options."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.actions import ANY_SITE, DONE, OPTION, REALM, SITE, site_of
from bailiwick.games.immortals.board import BIT, DARK, LIGHT, REALM_MASK, REALM_OF, REGION_OF, TWIN, sites_in
from bailiwick.games.immortals.cards import MAGICS, TEMPLE_TILE
from bailiwick.games.immortals.spaces import may_build
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.armies import bring, erect
from bailiwick.games.immortals.steps.flow import NOT_NOW, Action, Effect, pay, refuse_cost
from bailiwick.games.immortals.words import name, say, sentence
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register

BIG: Final = 5
SMALL: Final = 2


def cost_of_magic(s: ImmortalsState, magic: i64) -> tuple[int, int]:
    return s.data.costs[MAGICS[magic]]


def realms_with_transition(s: ImmortalsState, seat: i64) -> list[int]:
    """The realms where the seat has armies in limbo and a site for them to come to."""
    mine: i64 = s.holds[seat]
    return [realm for realm in (LIGHT, DARK) if s.limbo[2 * seat + realm] and mine & REALM_MASK[realm]]


def temple_places(s: ImmortalsState, seat: i64) -> i64:
    mask: i64 = 0
    for site in sites_in(s.holds[seat]):
        if may_build(s, site, TEMPLE_TILE):
            mask |= BIT[site]
    return mask


def dominated_places(s: ImmortalsState, seat: i64) -> i64:
    """Occupied sites whose region card somebody else holds, or nobody (I-13.3)."""
    mask: i64 = 0
    for site in sites_in(s.holds[seat]):
        if s.holder(REGION_OF[site]) != seat:
            mask |= BIT[site]
    return mask


def dominates(s: ImmortalsState, seat: i64, site: i64) -> bool:
    """I-13.3: whether the seat has more armies on the site than another has on its twin."""
    return s.armies(site) > s.armies(TWIN[site]) or s.owner(TWIN[site]) == seat


# ---------------------------------------------------------------- what the cards offer


class Boon:
    """One of the things that a magic card offers: whether it can be had, having it, and its words."""

    def __init__(self, key: str, number: int = 1) -> None:
        self.key = key
        self.number: i64 = number

    def refuse(self, s: ImmortalsState, seat: i64) -> Reason | None:
        return None

    def grant(self, s: ImmortalsState, seat: i64) -> None:
        raise NotImplementedError

    def text(self, lang: str) -> str:
        """On the card."""
        return say(lang, f"magic_{self.key}", self.number)

    def label(self, lang: str) -> str:
        """To choose it by."""
        return say(lang, f"act_magic_{self.key}", self.number)


class Transition(Boon):
    def __init__(self, number: int, clause: str) -> None:
        super().__init__("transition", number)
        self.clause = clause

    def refuse(self, s: ImmortalsState, seat: i64) -> Reason | None:
        return None if realms_with_transition(s, seat) else Reason(self.clause, "no_transition")

    def grant(self, s: ImmortalsState, seat: i64) -> None:
        s.push(LIMBO_CHOICE.index, seat, self.number)


class DrawConflicts(Boon):
    def __init__(self, number: int) -> None:
        super().__init__("draw", number)

    def refuse(self, s: ImmortalsState, seat: i64) -> Reason | None:
        return None if s.deck or s.discards else Reason("I-6.4", "no_conflicts")

    def grant(self, s: ImmortalsState, seat: i64) -> None:
        left: i64 = self.number
        while left > 0 and s.draw_conflict(seat):
            left -= 1


class BeginNext(Boon):
    def __init__(self) -> None:
        super().__init__("first")

    def grant(self, s: ImmortalsState, seat: i64) -> None:
        s.marker = seat
        s.tell("marker", seat)


class BuildTemple(Boon):
    def __init__(self) -> None:
        super().__init__("temple")

    def refuse(self, s: ImmortalsState, seat: i64) -> Reason | None:
        return None if temple_places(s, seat) else Reason("I-10.3", "nothing_to_build")

    def grant(self, s: ImmortalsState, seat: i64) -> None:
        s.push(MAGIC_SITE.index, seat, 0)


class Dominate(Boon):
    def __init__(self) -> None:
        super().__init__("dominate")

    def refuse(self, s: ImmortalsState, seat: i64) -> Reason | None:
        return None if dominated_places(s, seat) else Reason("I-13.3", "nothing_to_dominate")

    def grant(self, s: ImmortalsState, seat: i64) -> None:
        s.push(MAGIC_SITE.index, seat, 1)

    def in_vain(self, s: ImmortalsState, seat: i64) -> bool:
        """Whether it can be chosen, and would bring nothing anywhere (R-28)."""
        places = sites_in(dominated_places(s, seat))
        return bool(places) and not any(dominates(s, seat, site) for site in places)


DOMINATE: Final = Dominate()
# In the order of MAGICS
OFFERS: Final[tuple[tuple[Boon, ...], ...]] = (
    (Transition(BIG, "I-13.1"),),
    (DrawConflicts(1), BeginNext()),
    (BuildTemple(), DOMINATE),
    (DrawConflicts(2), Transition(SMALL, "I-13.4")),
)


def magic_text(magic: int, lang: str) -> str:
    """What the card says, printed from what it offers."""
    return sentence(say(lang, "magic_or").join(boon.text(lang) for boon in OFFERS[magic]))


def possible_boons(s: ImmortalsState, seat: i64, magic: i64) -> list[Boon]:
    return [boon for boon in OFFERS[magic] if boon.refuse(s, seat) is None]


def impossible_magic(s: ImmortalsState, seat: i64, magic: i64) -> Reason | None:
    reason = refuse_cost(s, seat, cost_of_magic(s, magic))
    if reason is not None:
        return reason
    return None if possible_boons(s, seat, magic) else OFFERS[magic][0].refuse(s, seat)


def start_magic(s: ImmortalsState, seat: i64, magic: i64) -> None:
    pay(s, seat, cost_of_magic(s, magic))
    s.push(MAGIC_OPTION.index, seat, magic)


class MagicOption(Action):
    """Which of the two; asked only if both are possible. Registers: the seat; the magic card."""

    def __init__(self) -> None:
        super().__init__(OPTION, range(2), ask="ask_option", sole=True)

    def second(self) -> Register:
        return Register("magic", range(len(MAGICS)))

    def refuse(self, s: ImmortalsState, seat: i64, value: i64) -> Reason | None:
        offered = OFFERS[s.get_y()]
        return offered[value].refuse(s, seat) if value < len(offered) else NOT_NOW

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        boon = OFFERS[s.get_y()][action - OPTION]
        s.pop()
        boon.grant(s, seat)

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        option, offered = action - OPTION, OFFERS[s.get_y()]
        return offered[option].label(lang) if 0 <= option < len(offered) else ""


class LimboChoice(Action):
    """From which limbo armies come (R-26). Registers: the seat; how many, if so many are there (R-49)."""

    def __init__(self) -> None:
        super().__init__(REALM, range(2), sole=True)

    def second(self) -> Register:
        return Register("armies", range(min(SMALL, BIG), max(SMALL, BIG) + 1))

    def refuse(self, s: ImmortalsState, seat: i64, value: i64) -> Reason | None:
        if not s.limbo[2 * seat + value]:
            return Reason("I-13.1", "limbo_empty")
        return None if s.holds[seat] & REALM_MASK[value] else Reason("I-13.1", "no_site_there", (value,))

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        number = s.get_y()
        realm = action - REALM
        s.pop()
        there: i64 = s.limbo[2 * seat + realm]
        s.push(SPREADING.index, seat, (there if there < number else number) * 2 + realm)

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_limbo", s.get_y())


class Spreading(Action):
    """So many armies, all of them (R-49), one by one to occupied sites of the realm; at once if there is only one such site.

    Registers: the seat; armies to come * 2 + realm.
    """

    def __init__(self) -> None:
        super().__init__(SITE, ANY_SITE)

    def second(self) -> Register:
        return Register("2 * armies + realm", range(2, 2 * max(SMALL, BIG) + 2))

    def sound(self, s: ImmortalsState, seat: i64, y: i64) -> bool:
        return s.limbo[2 * seat + (y & 1)] >= y // 2

    def enter(self, s: ImmortalsState) -> None:
        seat, number = s.get_x(), s.get_y() // 2
        sites = self.sites(s, seat)
        if number > 0 and len(sites) > 1:
            super().enter(s)
            return
        s.pop()
        if number > 0 and sites:
            bring(s, seat, sites[0], number)

    def realm(self, s: ImmortalsState) -> i64:
        return s.get_y() & 1

    def sites(self, s: ImmortalsState, seat: i64) -> list[int]:
        return sites_in(s.holds[seat] & REALM_MASK[self.realm(s)])

    def add(self, s: ImmortalsState, out: list[int], seat: i64) -> None:
        for site in self.sites(s, seat):
            out.append(SITE + site)

    def refuse(self, s: ImmortalsState, seat: i64, value: i64) -> Reason | None:
        if s.owner(value) != seat:
            return Reason("I-13.1", "not_occupied", (value,))
        return None if REALM_OF[value] == self.realm(s) else Reason("I-13.1", "other_realm", (self.realm(s),))

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        s.set_y(s.get_y() - 2)
        bring(s, seat, action - SITE, 1)

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        return Reason("R-49", "all_come", (s.get_y() // 2,)) if action == DONE else super().why_not(s, seat, action)

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        site = site_of(action)
        return say(lang, "act_site_bring_one", name(lang, "site", site)) if site >= 0 else ""

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_spread", s.get_y() // 2)


class MagicSite(Action):
    """Where a temple is built, or which region is dominated (I-13.3). Registers: the seat; 0 temple, 1 dominate."""

    def __init__(self) -> None:
        super().__init__(SITE, ANY_SITE)

    def second(self) -> Register:
        return Register("dominates", range(2))

    def places(self, s: ImmortalsState, seat: i64) -> i64:
        return dominated_places(s, seat) if s.get_y() else temple_places(s, seat)

    def add(self, s: ImmortalsState, out: list[int], seat: i64) -> None:
        for site in sites_in(self.places(s, seat)):
            out.append(SITE + site)

    def refuse(self, s: ImmortalsState, seat: i64, value: i64) -> Reason | None:
        if s.owner(value) != seat:
            return Reason("I-13.3", "not_occupied", (value,))
        if s.get_y():
            return Reason("I-13.3", "card_held", (REGION_OF[value],)) if s.holder(REGION_OF[value]) == seat else None
        return None if may_build(s, value, TEMPLE_TILE) else Reason("I-10.3", "no_room", (value,))

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        dominate = s.get_y()
        site = action - SITE
        s.pop()
        if not dominate:
            erect(s, seat, site, TEMPLE_TILE)
        elif dominates(s, seat, site):
            s.tell("dominates", seat, (REGION_OF[site],))
            s.give_region(REGION_OF[site], seat)
        else:
            s.tell("fails_to_dominate", seat, (REGION_OF[site],))

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        site = site_of(action)
        if site < 0:
            return ""
        called = name(lang, "site", site)
        if not s.get_y():
            return say(lang, "act_site_temple", called)
        key = "act_site_dominate" if dominates(s, s.seat, site) else "act_site_in_vain"
        against = 0 if s.owner(TWIN[site]) == s.seat else s.armies(TWIN[site])
        return say(lang, key, called, s.armies(site), against)

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_dominate" if s.get_y() else "ask_temple")


MAGIC_OPTION: Final = MagicOption()
LIMBO_CHOICE: Final = LimboChoice()
SPREADING: Final = Spreading()
MAGIC_SITE: Final = MagicSite()

MAGIC_STEPS: Final[dict[str, Effect]] = {
    "magic_option": MAGIC_OPTION,
    "limbo_choice": LIMBO_CHOICE,
    "spreading": SPREADING,
    "magic_site": MAGIC_SITE,
}
