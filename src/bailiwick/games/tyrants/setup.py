"""Setting up a game (T-2): options, map sections, half-decks, white troops, starting decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bailiwick.games.tyrants import house
from bailiwick.games.tyrants.board import (
    CENTER,
    COLOURS,
    LEFT,
    RIGHT,
    ROUTE_START,
    ROUTES,
    SITE_COUNT,
    SITES,
    WHITE,
    routes_of,
    sites_of,
)
from bailiwick.games.tyrants.catalogue import CARDS, COPIES, HALF_DECKS
from bailiwick.games.tyrants.state import (
    BARRACKS,
    DECK,
    HAND_SIZE,
    HOUSE_GUARD,
    NOBLE,
    OUTCAST,
    PRIESTESS,
    ROW,
    SOLDIER,
    SUPPLY,
    TROOP_COUNT,
    TyrantsState,
)
from bailiwick.games.tyrants.steps.turn import FIRST_DEPLOYMENT
from bailiwick.games.tyrants.words import WORDS
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.options import Option, read_options
from bailiwick.kernel.rng import Rng


def option(name: str, *values: str | int, count: int = 1) -> Option:
    return Option(name, values, count=count, words=WORDS.option(name))


OPTIONS: Final = [
    option("players", 4, 3, 2),
    option("decks", "random", *HALF_DECKS, count=2),
    option("outer", "random", "left", "right"),
    option("first", "random", *COLOURS[:4]),
    option("promotions", "mandatory", "optional"),
    option("futile_choices", "allowed", "hidden"),
    option("free_recruits", "row_and_supplies", "row_only"),
    option("trophy_halls", "any", "rivals"),
    option("focus", "played", "in_play"),
]
HOUSE_RULES: Final = {
    "promotions": ("optional", house.OPTIONAL_PROMOTIONS),
    "futile_choices": ("hidden", house.HIDE_FUTILE),
    "free_recruits": ("row_only", house.FREE_RECRUITS_FROM_ROW),
    "trophy_halls": ("rivals", house.RIVAL_HALLS_ONLY),
    "focus": ("in_play", house.FOCUS_NEEDS_CARD_IN_PLAY),
}
DEMONS: Final = HALF_DECKS.index("demons")
NOBLES: Final = 7
SOLDIERS: Final = 3


def house_rules(options: Mapping[str, object]) -> int:
    rules = 0
    for name, (value, bit) in HOUSE_RULES.items():
        if options[name] == value:
            rules |= bit
    return rules


def sections_for(players: int, outer: str, rng: Rng) -> int:
    """T-2.1, R-70."""
    if players == 2:
        return 1 << CENTER
    if players == 4:
        return 1 << LEFT | 1 << CENTER | 1 << RIGHT
    if outer == "random":
        outer = ("left", "right")[rng.below(2)]
    return 1 << CENTER | (1 << LEFT if outer == "left" else 1 << RIGHT)


def open_map(s: TyrantsState, sections: int) -> None:
    """Put some sections of the map in play, empty."""
    s.sections = sections
    s.sites_in_play = sites_of(sections)
    s.routes_in_play = routes_of(sections)
    s.open_sites = s.sites_in_play
    s.open_routes = s.routes_in_play


def place_whites(s: TyrantsState) -> None:
    """T-2.6."""
    for i, site in enumerate(SITES):
        if s.sites_in_play >> i & 1:
            for _ in range(site.whites):
                s.add_troop(WHITE, i)
    for route, first in zip(ROUTES, ROUTE_START, strict=True):
        for space in route.whites:
            if s.routes_in_play >> (first + space) & 1:
                s.add_troop(WHITE, SITE_COUNT + first + space)


def new_state(given: Mapping[str, object], seed: int | str) -> TyrantsState:
    options = read_options(OPTIONS, given)
    players, first = options["players"], options["first"]
    assert isinstance(players, int)
    s = TyrantsState()
    s.seats = players
    s.rng = Rng(seed)
    s.house = house_rules(options)
    if first != "random" and COLOURS.index(str(first)) >= players:
        raise BadOption(f"{first!r} can't begin: the seats are {', '.join(COLOURS[:players])}.")
    open_map(s, sections_for(players, str(options["outer"]), s.rng))
    decks = options["decks"]
    names = list(HALF_DECKS)
    if not isinstance(decks, list):
        del names[s.rng.below(6)], names[s.rng.below(5)], names[s.rng.below(4)], names[s.rng.below(3)]
    else:
        names = [str(name) for name in decks]
    for name in names:
        s.decks |= 1 << HALF_DECKS.index(name)
    cards = [card.number for card in CARDS if card.deck in names for _ in range(card.copies)]
    s.market = s.rng.shuffled(bytes(cards))
    s.tokens[SUPPLY + HOUSE_GUARD] = COPIES[HOUSE_GUARD]
    s.tokens[SUPPLY + PRIESTESS] = COPIES[PRIESTESS]
    if s.decks >> DEMONS & 1:  # T-2.4
        s.tokens[SUPPLY + OUTCAST] = COPIES[OUTCAST]
    for slot in range(ROW):
        s.refill(slot)
    place_whites(s)
    s.first = s.rng.below(players) if first == "random" else COLOURS.index(str(first))
    for seat in range(players):
        s.tokens[BARRACKS + seat] = TROOP_COUNT
        s.piles[DECK + seat] = s.rng.shuffled(bytes([NOBLE] * NOBLES + [SOLDIER] * SOLDIERS))
        s.draw(seat, HAND_SIZE)
    s.push(FIRST_DEPLOYMENT.index)
    return s
