"""Returning troops and spies to those they belong to."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.actions import RETURN_SPY, RETURN_TROOP, SPIES_, TROOPS
from bailiwick.games.tyrants.board import BIT
from bailiwick.games.tyrants.plain import refuse_own_spy, refuse_rival_spy, refuse_troop, troops_at
from bailiwick.games.tyrants.state import BARRACKS, TyrantsState
from bailiwick.games.tyrants.steps.flow import Choice
from bailiwick.games.tyrants.steps.spies import add_own_spies
from bailiwick.games.tyrants.targets import (
    PRESENCE,
    add_enemy_troops,
    add_rival_spies,
    add_troops,
    rivals,
    troop_colour,
    troop_place,
)
from bailiwick.games.tyrants.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

SPY: Final = 1
TROOP_OR_SPY: Final = 2
TROOPS_AND_SPIES: Final = range(TROOPS + SPIES_)  # as actions, the one verb follows the other


class ReturnOther(Choice):
    """T-10.9.1: another player's troop or spy, or only a spy, goes back to its owner."""

    def __init__(self, what: int) -> None:
        super().__init__(RETURN_TROOP, TROOPS_AND_SPIES)
        self.what: i64 = what

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        if self.what == TROOP_OR_SPY:
            add_enemy_troops(s, out, RETURN_TROOP, seat, rivals(seat), PRESENCE)
        add_rival_spies(s, out, RETURN_SPY, seat)

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        if value >= TROOPS:
            return refuse_rival_spy(s, seat, value - TROOPS)
        if self.what == SPY:
            return Reason("T-10.9.1", "spy_only")
        return refuse_troop(s, seat, value, rivals(seat), PRESENCE)

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        return_piece(s, seat, RETURN_TROOP + value)

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


class ReturnAny(Choice):
    """Up to so many troops or spies: your own from anywhere, rivals' where you have presence (Intellect Devourer)."""

    def __init__(self, number: int) -> None:
        super().__init__(RETURN_TROOP, TROOPS_AND_SPIES, up_to=True, times=number, ask="ask_return_any")

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        troops: list[int] = []
        add_enemy_troops(s, troops, RETURN_TROOP, seat, rivals(seat), PRESENCE)
        add_troops(s, troops, RETURN_TROOP, BIT[seat], s.sites_in_play, s.routes_in_play)
        spies: list[int] = []
        add_rival_spies(s, spies, RETURN_SPY, seat)
        add_own_spies(s, spies, seat)
        out += sorted(troops) + sorted(spies)

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        if value >= TROOPS:
            spy: i64 = value - TROOPS
            return refuse_own_spy(s, seat, spy) if spy % 4 == seat else refuse_rival_spy(s, seat, spy)
        if troops_at(s, troop_place(value), seat) > 0 and troop_colour(s, value) == seat:
            return None  # T-10.9.2: from anywhere on the map
        return refuse_troop(s, seat, value, rivals(seat), PRESENCE)

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        return_piece(s, seat, RETURN_TROOP + value)

    def text(self, lang: str) -> str:
        return say(lang, "return_any", self.times)
