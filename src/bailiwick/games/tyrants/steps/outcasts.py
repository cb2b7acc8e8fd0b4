"""Handing out Insane Outcasts."""

from __future__ import annotations

from bailiwick.games.tyrants.actions import ANY_SEAT, TARGET
from bailiwick.games.tyrants.board import LOW, NEAR_ROUTES, NEAR_SITES, NEIGHBOURS, SITE_COUNT
from bailiwick.games.tyrants.plain import in_play, troops_at
from bailiwick.games.tyrants.state import AT, DEPLOYED_ROUTES, DEPLOYED_SITES, DISCARD, OUTCAST, ROUTES, SUPPLY, TyrantsState
from bailiwick.games.tyrants.steps.flow import Choice
from bailiwick.games.tyrants.steps.victims import CHOSEN_NEIGHBOUR, CHOSEN_OPPONENT, YOURSELF
from bailiwick.games.tyrants.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


class GiveOutcast(Choice):
    """T-11.1: from the supply into discard pile(s); too few are dealt one at a time clockwise (T-11.4)."""

    def __init__(self, to: int, number: int = 1) -> None:
        super().__init__(TARGET, ANY_SEAT, ask="ask_outcast")
        self.to: i64 = to
        self.number: i64 = number

    def enter(self, s: TyrantsState) -> None:
        if (self.to == CHOSEN_OPPONENT or self.to == CHOSEN_NEIGHBOUR) and s.tokens[SUPPLY + OUTCAST] > 0:
            super().enter(s)
            return
        s.pop()
        if self.to == YOURSELF:
            give_outcast(s, s.active)
            return
        dealt: i64 = 0
        while dealt < self.number:
            i: i64 = 1
            while i < s.seats:
                give_outcast(s, (s.active + i) % s.seats)
                i += 1
            dealt += 1

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        sites: i64 = 0
        routes: i64 = 0
        if self.to == CHOSEN_NEIGHBOUR:
            here: i64 = s.context[DEPLOYED_SITES]
            while here:
                site: i64 = LOW[(here & -here) % 67]
                sites_near: i64 = NEAR_SITES[site]
                routes_near: i64 = NEAR_ROUTES[site]
                sites |= sites_near
                routes |= routes_near
                here &= here - 1
            on: i64 = s.context[DEPLOYED_ROUTES]
            while on:
                space: i64 = LOW[(on & -on) % 67] + SITE_COUNT
                near_sites: i64 = NEAR_SITES[space]
                near_routes: i64 = NEAR_ROUTES[space]
                sites |= near_sites
                routes |= near_routes
                on &= on - 1
        rival: i64 = 0
        while rival < s.seats:
            at: i64 = s.board[AT + rival]
            stands: i64 = s.board[ROUTES + rival]
            if rival != seat and (self.to == CHOSEN_OPPONENT or at & sites or stands & routes):
                out.append(TARGET + rival)
            rival += 1

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        if value == seat:
            return Reason("T-0.1", "not_yourself")
        if value >= s.seats:
            return Reason("T-2.1", "no_such_seat")
        if self.to == CHOSEN_OPPONENT or self.next_to_deployed(s, value):
            return None
        return Reason("R-16", "no_troop_adjacent", (value,))

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        give_outcast(s, value)

    def next_to_deployed(self, s: TyrantsState, rival: i64) -> bool:
        """R-16, plainly: in the same site or at an adjacent location."""
        for place in range(len(NEIGHBOURS)):
            if place < SITE_COUNT:
                deployed = s.context[DEPLOYED_SITES] >> place & 1
            else:
                deployed = s.context[DEPLOYED_ROUTES] >> (place - SITE_COUNT) & 1
            if deployed and any(in_play(s, n) and troops_at(s, n, rival) for n in [place, *NEIGHBOURS[place]]):
                return True
        return False

    def doable(self, s: TyrantsState) -> bool:
        return s.tokens[SUPPLY + OUTCAST] > 0

    def text(self, lang: str) -> str:
        names = ("yourself", "each_opponent", "chosen_opponent", "chosen_neighbour")
        return say(lang, "outcast_" + names[self.to], self.number)


def give_outcast(s: TyrantsState, seat: i64) -> None:
    left: i64 = s.tokens[SUPPLY + OUTCAST]
    if left > 0:
        s.tokens[SUPPLY + OUTCAST] = left - 1
        s.put(DISCARD + seat, OUTCAST)
        s.tell("outcast", seat)
