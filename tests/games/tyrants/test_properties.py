"""What must hold at every decision of random games over all player counts, sections and pairs of half-decks.

Compiled, 300 games are played; interpreted, which plays the same games slower, the first fifth of them.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from bailiwick.games.tyrants.board import (
    COLOURS,
    LOCATION_INDEX,
    MARKER_SITES,
    NEIGHBOURS,
    SITE_COUNT,
    SITES,
    routes_of,
    sites_of,
)
from bailiwick.games.tyrants.catalogue import HALF_DECKS
from bailiwick.games.tyrants.game import GAME
from bailiwick.games.tyrants.state import RULED, TyrantsState
from bailiwick.kernel import state as state_module
from bailiwick.kernel.rng import Rng
from tests.kernel import sweep

pytestmark = pytest.mark.properties

PAIRS = list(combinations(HALF_DECKS, 2))
AROUND = [sum(1 << near for near in {place, *beside}) for place, beside in enumerate(NEIGHBOURS)]
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "outer": "left"},
    {"players": 3, "outer": "right"},
    {"players": 4},
]
COMPILED = not str(state_module.__file__).endswith(".py")
GAMES_EACH = 5 if COMPILED else 1  # 15 pairs * 4 tables * 5 = 300 games
READ = 1 if COMPILED else 7  # one decision in so many is read back: that is most of the work
HOUSE: list[dict[str, str]] = [
    {},
    {"promotions": "optional"},
    {"futile_choices": "hidden"},
    {"free_recruits": "row_only"},
    {"trophy_halls": "rivals", "focus": "in_play"},
]


def cards_of(data: dict[str, Any]) -> Counter[str]:
    """Every card of a position, wherever it is."""
    cards: Counter[str] = Counter()
    for seat in data["seats"].values():
        for pile in ("deck", "hand", "discard", "inner_circle"):
            cards.update(seat[pile])
    cards.update(card for card in data["market"]["row"] if card)
    cards.update(data["market"]["deck"])
    cards.update(data["market"]["devoured"])
    cards.update(card for card, where in data["turn"]["played"] if where != "gone")
    for card, number in data["market"]["supplies"].items():
        cards[card] += number
    return +cards


def troops_of(data: dict[str, Any], colour: str) -> int:
    on_map = sum(here.get(colour, 0) for here in data["map"].values())
    in_halls = sum(seat["trophies"].get(colour, 0) for seat in data["seats"].values())
    return int(on_map + in_halls) + (int(data["seats"][colour]["barracks"]) if colour in data["seats"] else 0)


def ruler_of(here: dict[str, Any]) -> str | None:
    """T-8.1 once more, from the position alone: more troops than each other colour, white included."""
    troops = sorted(((number, colour) for colour, number in here.items() if colour != "spies"), reverse=True)
    if not troops or (len(troops) > 1 and troops[0][0] == troops[1][0]) or troops[0][1] == "white":
        return None
    return troops[0][1]


def presence_of(data: dict[str, Any], seat: str, sites: int, routes: int) -> tuple[int, int]:
    """T-7.3, T-7.4 once more, as masks of sites and route spaces."""
    near = 0
    for name, here in data["map"].items():
        place = LOCATION_INDEX[name]
        if here.get(seat, 0):
            near |= AROUND[place]
        elif seat in here.get("spies", ()):
            near |= 1 << place
    return near & sites, near >> SITE_COUNT & routes


def check_map(state: TyrantsState, data: dict[str, Any]) -> None:
    """Control, markers, presence and empty spaces agree with a recount from scratch."""
    sites, routes = sites_of(state.sections), routes_of(state.sections)
    open_sites, open_routes = sites, routes
    ruled = [0] * state.seats
    for name, here in data["map"].items():
        place = LOCATION_INDEX[name]
        filled = sum(number for colour, number in here.items() if colour != "spies")
        if place < SITE_COUNT:
            assert sites >> place & 1, f"{name} is not in play"
            assert filled <= SITES[place].spaces
            if filled == SITES[place].spaces:
                open_sites &= ~(1 << place)
            ruler = ruler_of(here)
            if ruler:
                ruled[COLOURS.index(ruler)] |= 1 << place
        else:
            assert routes >> (place - SITE_COUNT) & 1, f"{name} is not in play"
            assert filled == 1
            open_routes &= ~(1 << (place - SITE_COUNT))
    assert (state.open_sites, state.open_routes) == (open_sites, open_routes)
    assert [state.board[RULED + seat] for seat in range(state.seats)] == ruled
    for seat in range(state.seats):
        seen = presence_of(data, COLOURS[seat], sites, routes)
        assert (state.presence_sites(seat), state.presence_routes(seat)) == seen
    if state.active >= 0 and not state.over:
        held = ruled[state.active] & MARKER_SITES
        assert held & ~state.paid == 0, "a marker held by the active player has paid (T-9.3)"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
@pytest.mark.parametrize("decks", PAIRS, ids="+".join)
def test_random_games(decks: tuple[str, str], table: dict[str, Any]) -> None:
    for number in range(GAMES_EACH):
        seed = f"{'+'.join(decks)} {sorted(table.items())} {number}"
        options = {**table, "decks": list(decks), **HOUSE[(number + PAIRS.index(decks)) % len(HOUSE)]}
        told = [0] * table["players"]
        start: tuple[Counter[str], int] | None = None
        for match in sweep.walk(GAME, options, seed, every=60, rng=Rng(seed)):
            state = match.state
            assert isinstance(state, TyrantsState)
            reads = match.moves % READ == 0 or match.over
            data = sweep.check_round_trip(GAME, state) if reads else GAME.to_json(state)
            kept = cards_of(data), troops_of(data, "white")
            start = start or kept
            assert kept == start
            for seat in range(state.seats):
                assert troops_of(data, COLOURS[seat]) == 40
                assert 0 <= state.spies_left(seat) <= 5
            check_map(state, data)
            if match.moves:
                for event in match.events[match.event_marks[-1] :]:
                    if event.kind in ("vp", "marker_vp", "no_barracks_vp"):
                        told[event.seat] += event.values[0]
            assert [data["seats"][name]["vp"] for name in data["seats"]] == told, "every VP token taken is told in the log"
        assert match.record.result is not None
        for seat, name in enumerate(data["seats"]):
            assert sum(match.record.result["sources"][name].values()) == match.record.result["scores"][name], seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_taken_back_is_drawn_anew(players: int) -> None:
    assert sweep.check_redrawn(GAME, {"players": players}, players, 11) >= 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t_14_2_what_follows_a_move_tells_nothing_that_others_can_not_know(players: int) -> None:
    compared = 0
    for match in sweep.walk(GAME, {"players": players}, f"secret {players}", every=100_000):
        if not match.over and match.moves % 3 == 0:
            compared += sweep.check_secrecy(GAME, match.state, match.moves % (players + 1) - 1)
    assert compared > 200
