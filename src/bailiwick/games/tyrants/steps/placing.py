"""Picking something up and putting it down elsewhere, so many times: troops on the map, trophies onto it."""

from __future__ import annotations

from bailiwick.games.tyrants.actions import DECLINE, PLACES
from bailiwick.games.tyrants.plain import refuse_place
from bailiwick.games.tyrants.state import TyrantsState
from bailiwick.games.tyrants.steps.flow import NOT_NOW, Choice
from bailiwick.games.tyrants.targets import add_places
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers


class PickAndPlace(Choice):
    """One verb picks, another places. Registers: 2 * times done, + 1 while something is picked; what that is, + 1."""

    def __init__(self, pick: int, values: range, place: int, number: int, up_to: bool, clause: str) -> None:
        super().__init__(pick, values, up_to=up_to, times=number, clause=clause)
        self.place: i64 = place

    def registers(self, s: TyrantsState) -> Registers:
        return Register("times and whether picked", range(2 * self.times)), Register("picked + 1", range(len(self.values) + 1))

    def picked(self, s: TyrantsState) -> bool:
        return s.get_x() & 1 == 1

    def may_decline(self, s: TyrantsState) -> bool:
        return self.none >= 0 and not self.picked(s)

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() < 2 * self.times:
            super().enter(s)
        else:
            s.pop()

    def sites(self, s: TyrantsState, seat: i64) -> i64:
        """Where it may be put down; `routes` likewise."""
        return s.open_sites

    def routes(self, s: TyrantsState, seat: i64) -> i64:
        return s.open_routes

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        sites, routes = self.sites(s, seat), self.routes(s, seat)
        if self.picked(s):
            add_places(out, self.place, sites, routes)
        elif sites | routes:
            self.add_picks(s, out, seat)

    def add_picks(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        raise NotImplementedError

    def refuse_target(self, s: TyrantsState, seat: i64, place: i64) -> Reason | None:
        return refuse_place(s, place)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if not self.picked(s) or action == DECLINE:
            return super().why_not(s, seat, action)
        place: i64 = action - self.place
        return self.refuse_target(s, seat, place) if 0 <= place < PLACES else NOT_NOW

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
            return
        if self.picked(s):
            s.set_y(self.put_down(s, seat, s.get_y() - 1, action - self.place))
        else:
            s.set_y(action - self.verb + 1)
        s.set_x(s.get_x() + 1)

    def put_down(self, s: TyrantsState, seat: i64, value: i64, place: i64) -> i64:
        """Put down what was picked; what y is afterwards."""
        raise NotImplementedError
