"""Warbands that die one by one, wherever a power's user likes."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.games.oath.campaign.forces import current
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.powers import NO_USE, R0
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.choices import NOT_CHOOSABLE, Choose
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.terms import About, fulfilled
from bailiwick.games.oath.tokens import kill_at, kill_on_board
from bailiwick.games.oath.vocabulary import LOSE_AT, LOSE_FROM
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers


class KillOneByOne(Choose):
    """So many at certain sites and on the boards of certain players. Register: how many have died.

    Those of the defending force (`of_defense`) count among the killed, and where there is one place only, nobody is asked.
    """

    def __init__(self, n: int, sites: Sequence[About], boards: Sequence[About], of_defense: bool = False) -> None:
        super().__init__(LOSE_AT, SLOTS, (), R0, False)
        self.n = n
        self.sites = tuple(sites)
        self.boards = tuple(boards)
        self.of_defense = of_defense

    def registers(self, s: OathState) -> Registers:
        return Register("warbands killed", range(self.n + 1)), NO_USE

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        """As actions."""
        sites = [slot for slot in range(SLOTS) if s.garrison[slot] and fulfilled(self.sites, s, source, seat, 0, slot)]
        boards = [other for other in range(s.seats) if s.board[other] and fulfilled(self.boards, s, source, seat, other, NOBODY)]
        return sorted([LOSE_AT + slot for slot in sites] + [LOSE_FROM + other for other in boards])

    def enter(self, s: OathState) -> None:
        places = self.candidates(s) if s.get_x() < self.n else []
        if not places:
            s.pop()
        elif self.of_defense and len(places) == 1:
            self.choose(s, user(s), places[0])
        else:
            ask(s, self, user(s))

    def options(self, s: OathState, seat: i64) -> list[int]:
        return self.candidates(s)

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if within(action, LOSE_AT, SLOTS) < 0 and within(action, LOSE_FROM, s.seats) < 0:
            return NOT_NOW
        return None if action in self.candidates(s) else NOT_CHOOSABLE

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.set_x(s.get_x() + 1)
        slot = within(action, LOSE_AT, SLOTS)
        dead = kill_at(s, slot, 1) if slot >= 0 else kill_on_board(s, within(action, LOSE_FROM, s.seats), 1)
        if self.of_defense:
            current(s).killed_defenders += dead
