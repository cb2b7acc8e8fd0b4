"""Setting up a game (I-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bailiwick.games.immortals import house
from bailiwick.games.immortals.board import AREA_MASK, BIT
from bailiwick.games.immortals.cards import (
    CONFLICT_SITES,
    CONFLICTS,
    START_REGIONS,
    realm_of_conflict,
)
from bailiwick.games.immortals.data import ARMIES, PRINTED, Data
from bailiwick.games.immortals.numbers import NOTES, NUMBERS
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.draft import START_REGION
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.games.immortals.words import WORDS
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.options import DataOption, Option, read_options
from bailiwick.kernel.rng import Rng


def option(name: str, *values: str | int) -> Option:
    return Option(name, values, words=WORDS.option(name))


OPTIONS: Final = [
    option("players", 4, 3, 5, 2),
    option("rounds", "printed", *range(1, 11)),  # I-2.2
    option("first", "random", *SEAT_NAMES),
    option("tower", "ledges", "independent"),
    option("marker", "stays", "rotates"),
    option("forfeits", "keep_card", "discard"),
    option("prices", "realm", "light", "dark", "cheaper"),
    option("allegiance", "own_realm", "both_realms"),
    option("capitals", "realm", "area"),
    DataOption("data", NUMBERS, NOTES, Data, WORDS.option("data")),
]
HOUSE_RULES: Final = {
    ("tower", "independent"): house.INDEPENDENT_TOWER,
    ("marker", "rotates"): house.MARKER_ROTATES,
    ("forfeits", "discard"): house.FORFEIT_DISCARDS,
    ("prices", "light"): house.PRICES_LIGHT,
    ("prices", "dark"): house.PRICES_DARK,
    ("prices", "cheaper"): house.PRICES_CHEAPER,
    ("allegiance", "both_realms"): house.CARDS_SERVE_BOTH_REALMS,
    ("capitals", "area"): house.CAPITAL_PER_AREA,
}
SUNPLAINS: Final = 4  # the area that is out of play with two (I-17.1)
CORNERS_UNUSED: Final = 5  # with so many players the outer groups are not used (I-3.1)
ALL_SITES: Final = sum(BIT)


def sites_for(players: int) -> int:
    return ALL_SITES if players > 2 else ALL_SITES & ~AREA_MASK[SUNPLAINS] & ~AREA_MASK[5 + SUNPLAINS]


def light_tribes_for(players: int) -> bytes:
    """With two, the tribe that begins in the missing area is out too."""
    return bytes([tribe for tribe in range(5) if sites_for(players) >> START_REGIONS[tribe] & 1])


def conflicts_for(players: int, realm: int) -> bytes:
    sites = sites_for(players)
    return bytes([c for c in range(1, CONFLICTS + 1) if realm_of_conflict(c) == realm and CONFLICT_SITES[c] & sites])


def new_state(given: Mapping[str, object], seed: int | str) -> ImmortalsState:
    options = read_options(OPTIONS, given)
    players, rounds, first, own = options["players"], options["rounds"], options["first"], options["data"]
    assert isinstance(players, int)
    assert isinstance(own, dict)
    if first != "random" and SEAT_NAMES.index(str(first)) >= players:
        raise BadOption(f"{first!r} can't begin: the seats are {', '.join(SEAT_NAMES[:players])}.")
    data = Data(own) if own else PRINTED
    s = ImmortalsState()
    s.seats = players
    s.rng = Rng(seed)
    s.data = data
    for (name, value), bit in HOUSE_RULES.items():
        if options[name] == value:
            s.house |= bit
    s.rounds = rounds if isinstance(rounds, int) else data.rounds[players]
    s.sites_in_play = sites_for(players)
    s.light_tribe = s.rng.shuffled(light_tribes_for(players))[:players] + bytes(5 - players)
    s.dark_tribe = s.rng.shuffled(bytes(range(5, 10)))[:players] + bytes(5 - players)
    for seat in range(players):
        sizes: list[int] = []
        for tribe in (s.light_tribe[seat], s.dark_tribe[seat]):
            sizes += data.groups[tribe]
            if players < CORNERS_UNUSED:
                sizes += data.outer[tribe]
        s.groups[seat] = bytes(sorted(sizes))
        s.supply[seat] = ARMIES - sum(sizes)
    for realm in range(2):
        s.draft_decks[realm] = s.rng.shuffled(conflicts_for(players, realm))
    s.marker = s.rng.below(players) if first == "random" else SEAT_NAMES.index(str(first))
    s.first = s.marker
    s.push(START_REGION.index)
    return s
