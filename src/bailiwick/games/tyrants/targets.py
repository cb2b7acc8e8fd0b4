"""Legal targets, from the masks that the state keeps. `plain` says the same things slowly; a test compares the two."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.actions import ROUTE_TROOP
from bailiwick.games.tyrants.board import BIT, LOW, SITE_COUNT
from bailiwick.games.tyrants.state import AT, ROUTES, SPIES, SPY_AT, TyrantsState
from bailiwick.kernel.native import i64

WHITES: Final = 16
ANYONE: Final = 31

PRESENCE: Final = 0
ANYWHERE: Final = 1
SPY_SITE: Final = 2


def rivals(seat: i64) -> i64:
    """The colours of the other players, as a mask."""
    bit: i64 = BIT[seat]
    return 15 & ~bit


def enemies(seat: i64) -> i64:
    """The other players and white (T-0.2)."""
    bit: i64 = BIT[seat]
    return 31 & ~bit


def add_places(out: list[int], base: i64, sites: i64, routes: i64) -> None:
    """Append base + place for every site and route space of two masks."""
    while sites:
        site: i64 = LOW[(sites & -sites) % 67]
        out.append(base + site)
        sites &= sites - 1
    base += SITE_COUNT
    while routes:
        space: i64 = LOW[(routes & -routes) % 67]
        out.append(base + space)
        routes &= routes - 1


def add_troops(s: TyrantsState, out: list[int], base: i64, colours: i64, sites: i64, routes: i64) -> None:
    """Append base + troop for every troop of some colours at some sites and route spaces."""
    board = s.board
    at: i64 = 0
    on: i64 = 0
    colour: i64 = 0
    while colour < 5:
        if (colours >> colour) & 1:
            colour_at: i64 = board[AT + colour]
            colour_on: i64 = board[ROUTES + colour]
            at |= colour_at
            on |= colour_on
        colour += 1
    at &= sites
    on &= routes
    while at:
        site: i64 = LOW[(at & -at) % 67]
        tally: i64 = board[site]
        first: i64 = base + site * 5
        colour = 0
        while tally:
            if tally & 7 and (colours >> colour) & 1:
                out.append(first + colour)
            tally >>= 3
            colour += 1
        at &= at - 1
    base += ROUTE_TROOP
    while on:
        space: i64 = LOW[(on & -on) % 67]
        out.append(base + space)
        on &= on - 1


def add_enemy_troops(s: TyrantsState, out: list[int], base: i64, seat: i64, colours: i64, where: i64) -> None:
    """Enemy troops of some colours where an action may reach: by presence, anywhere, or at the card's spy's site (T-6.9)."""
    mask: i64 = colours & enemies(seat)
    if where == PRESENCE:
        add_troops(s, out, base, mask, s.presence_sites(seat), s.presence_routes(seat))
    elif where == ANYWHERE:
        add_troops(s, out, base, mask, s.sites_in_play, s.routes_in_play)
    else:
        site: i64 = s.context[SPY_AT]
        if site >= 0:
            add_troops(s, out, base, mask, BIT[site], 0)


def add_deployments(s: TyrantsState, out: list[int], base: i64, seat: i64) -> None:
    """T-10.2.1, T-10.2.2: empty spaces where the seat has presence; any, if it has no troop on the map."""
    if s.has_troops(seat):
        add_places(out, base, s.open_sites & s.presence_sites(seat), s.open_routes & s.presence_routes(seat))
    else:
        add_places(out, base, s.open_sites, s.open_routes)


def add_rival_spies(s: TyrantsState, out: list[int], base: i64, seat: i64) -> None:
    """T-10.9.1: other players' spies at sites where the seat has presence."""
    board = s.board
    here: i64 = s.presence_sites(seat)
    any_spy: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            spies: i64 = board[SPIES + other]
            any_spy |= spies
        other += 1
    any_spy &= here
    while any_spy:
        bit: i64 = any_spy & -any_spy
        site: i64 = LOW[bit % 67]
        other = 0
        while other < s.seats:
            if other != seat:
                theirs: i64 = board[SPIES + other]
                if theirs & bit:
                    out.append(base + site * 4 + other)
            other += 1
        any_spy &= any_spy - 1


def add_cards(out: list[int], base: i64, pile: bytes) -> None:
    """Append base + card once for each kind of card in a pile that is sorted, like a hand."""
    last: i64 = 0
    for card in pile:
        if card != last:
            out.append(base + card)
            last = card


def kinds(pile: bytes) -> bytes:
    """The kinds of card in a pile, sorted, without empty slots."""
    return bytes(sorted(card for card in set(pile) if card))


def troop_place(troop: i64) -> i64:
    """Where a troop (see `actions`) stands."""
    if troop < ROUTE_TROOP:
        return troop // 5
    return SITE_COUNT + troop - ROUTE_TROOP


def troop_colour(s: TyrantsState, troop: i64) -> i64:
    """Its colour; -1 for an empty route space."""
    if troop < ROUTE_TROOP:
        return troop % 5
    return s.colour_on(troop - ROUTE_TROOP)
