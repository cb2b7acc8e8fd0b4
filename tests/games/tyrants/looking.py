"""What a player sees on the map beyond the pieces themselves: presence and markers, each read in two ways that must agree."""

from __future__ import annotations

from typing import cast

import bailiwick
from bailiwick.games.tyrants import plain
from bailiwick.games.tyrants.board import COLOURS, LOCATION_NAMES, MARKER_SITES, SITE_COUNT, SITE_INDEX
from bailiwick.games.tyrants.state import RULED, TyrantsState
from tests.games.tyrants.table import Table


def new_game(seed: int = 1, **options: object) -> Table:
    """A table at which a game has just been set up; the first deployments are still to come."""
    t = Table()
    t.match = bailiwick.start("tyrants", seed=seed, **options)
    return t


def state_of(t: Table) -> TyrantsState:
    return cast(TyrantsState, t.match.state)


def in_play(t: Table) -> set[str]:
    """The sites and route spaces that exist in this game."""
    s = state_of(t)
    return {name for place, name in enumerate(LOCATION_NAMES) if plain.in_play(s, place)}


def presence(t: Table, colour: str = "red") -> set[str]:
    """Where a player has presence, by the clauses; the masks that the state keeps must say the same."""
    s, seat = state_of(t), COLOURS.index(colour)
    by_clauses = {place for place in range(len(LOCATION_NAMES)) if plain.in_play(s, place) and plain.has_presence(s, seat, place)}
    by_masks = s.presence_sites(seat) | s.presence_routes(seat) << SITE_COUNT
    assert by_clauses == {place for place in range(len(LOCATION_NAMES)) if by_masks >> place & 1}
    return {LOCATION_NAMES[place] for place in by_clauses}


def marker(t: Table, site: str) -> str | None:
    """Who holds a site's control marker; None while it lies on the map. It must be who controls the site (T-9.2)."""
    s, index = state_of(t), SITE_INDEX[site]
    assert MARKER_SITES >> index & 1, f"{site} has no marker"
    holders = [COLOURS[seat] for seat in range(s.seats) if s.board[RULED + seat] >> index & 1]
    assert len(holders) <= 1
    holder = holders[0] if holders else None
    assert holder == t.controls(site)
    return holder


def whites(t: Table) -> int:
    """White troops on the map."""
    return sum(here.get("white", 0) for here in t.json["map"].values())
