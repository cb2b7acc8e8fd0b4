"""Placing spies and taking them back as a cost."""

from __future__ import annotations

from bailiwick.games.tyrants.actions import DECLINE, PLACE_SPY, RETURN_SPY, SPIES_
from bailiwick.games.tyrants.board import LOW, SITE_COUNT
from bailiwick.games.tyrants.plain import has_spy, refuse_new_spy, refuse_own_spy
from bailiwick.games.tyrants.state import SPIES, SPY_AT, SPY_COUNT, TyrantsState
from bailiwick.games.tyrants.steps.flow import NOT_NOW, Cost, Effect
from bailiwick.games.tyrants.targets import add_places
from bailiwick.games.tyrants.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers


def add_own_spies(s: TyrantsState, out: list[int], seat: i64) -> None:
    spies: i64 = s.board[SPIES + seat]
    while spies:
        site: i64 = LOW[(spies & -spies) % 67]
        out.append(RETURN_SPY + site * 4 + seat)
        spies &= spies - 1


class PlaceSpy(Effect):
    """T-10.6. Registers: spies placed or passed up; 1 while a sixth spy is between two sites."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: i64 = number

    def registers(self, s: TyrantsState) -> Registers:
        return Register("spies so far", range(self.number)), Register("between two sites", range(2))

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() >= self.number:
            s.pop()
            return
        if s.get_y() == 0:
            s.context[SPY_AT] = -1
        s.ask(s.active, self.options(s, s.active))

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if s.spies_left(seat) == 0:
            out.append(DECLINE)
            add_own_spies(s, out, seat)
        else:
            spies: i64 = s.board[SPIES + seat]
            add_places(out, PLACE_SPY, s.sites_in_play & ~spies, 0)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.set_x(s.get_x() + 1)
        elif action >= PLACE_SPY:
            site: i64 = action - PLACE_SPY
            s.set_spy(seat, site)
            s.context[SPY_AT] = site
            s.tell("spy", seat, (site,))
            s.set_x(s.get_x() + 1)
            s.set_y(0)
        else:
            from_site: i64 = (action - RETURN_SPY) // 4
            s.lift_spy(seat, from_site)
            s.tell("spy_back", seat, (from_site,))
            s.set_y(1)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        all_out = sum(has_spy(s, seat, site) for site in range(SITE_COUNT)) == SPY_COUNT
        if action == DECLINE:
            return None if all_out else Reason("R-34", "must_place")
        if PLACE_SPY <= action < PLACE_SPY + SITE_COUNT:
            return refuse_new_spy(s, seat, action - PLACE_SPY)
        if RETURN_SPY <= action < RETURN_SPY + SPIES_:
            reason = refuse_own_spy(s, seat, action - RETURN_SPY)
            if reason is None and not all_out:
                return Reason("T-10.6.2", "spies_left")
            return reason
        return NOT_NOW

    def text(self, lang: str) -> str:
        return say(lang, "place_spy", self.number)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        if s.spies_left(seat) == 0:
            return say(lang, "ask_relocate")
        return say(lang, "ask_place_spy", self.number - s.get_x())


class ReturnOwnSpy(Cost):
    """A cost (T-6.6): take back one of your spies; "there" is then its site (T-6.9)."""

    def __init__(self, then: Effect, price: str = "return_own_spy") -> None:
        super().__init__(RETURN_SPY, range(SPIES_), price, then)

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        add_own_spies(s, out, seat)

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        return refuse_own_spy(s, seat, value)

    def pay(self, s: TyrantsState, seat: i64, value: i64) -> None:
        site: i64 = value // 4
        s.lift_spy(seat, site)
        s.context[SPY_AT] = site
        s.tell("spy_back", seat, (site,))

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_return_own_spy", self.then.text(lang))


class ReturnOwnSpies(ReturnOwnSpy):
    """Any number of spies, one after another, each with its own effect at its own site (Graz'zt)."""

    def __init__(self, then: Effect) -> None:
        super().__init__(then, "return_own_spies")

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
        else:
            self.chosen(s, seat, action - RETURN_SPY)
