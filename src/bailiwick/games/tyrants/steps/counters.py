"""What cards count: sites, markers, trophies, cards and spies of the active player."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.board import LOW, MARKER_SITES, WHITE
from bailiwick.games.tyrants.state import INNER, KILLS, RULED, SPIES, TROPHIES, TyrantsState
from bailiwick.games.tyrants.words import say
from bailiwick.kernel.native import i64

CONTROLLED_SITES: Final = 0
TOTAL_CONTROL_SITES: Final = 1
CONTROL_MARKERS: Final = 2
WHITE_TROPHIES: Final = 3
RIVAL_TROPHIES: Final = 4
ALL_TROPHIES: Final = 5
INNER_CIRCLE: Final = 6
SPIES_ON_MAP: Final = 7
KILLED_BY_THIS: Final = 8

COUNTERS: Final = (
    "sites_controlled",
    "sites_totally_controlled",
    "markers",
    "white_trophies",
    "rival_trophies",
    "trophies",
    "inner_circle_cards",
    "spies_on_map",
    "kills",
)


def bits(mask: i64) -> i64:
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def total_control_sites(s: TyrantsState, seat: i64) -> i64:
    ruled: i64 = s.board[RULED + seat]
    number: i64 = 0
    while ruled:
        if s.totally_controls(seat, LOW[(ruled & -ruled) % 67]):
            number += 1
        ruled &= ruled - 1
    return number


def counted(s: TyrantsState, counter: i64) -> i64:
    seat: i64 = s.active
    hall: i64 = TROPHIES + seat * 5
    white: i64 = s.tokens[hall + WHITE]
    if counter == CONTROLLED_SITES:
        return bits(s.board[RULED + seat])
    if counter == TOTAL_CONTROL_SITES:
        return total_control_sites(s, seat)
    if counter == CONTROL_MARKERS:
        ruled: i64 = s.board[RULED + seat]
        return bits(ruled & MARKER_SITES)
    if counter == WHITE_TROPHIES:
        return white
    if counter == INNER_CIRCLE:
        return len(s.piles[INNER + seat])
    if counter == SPIES_ON_MAP:
        return bits(s.board[SPIES + seat])
    if counter == KILLED_BY_THIS:
        return s.context[KILLS]
    coloured: i64 = s.tokens[hall] + s.tokens[hall + 1] + s.tokens[hall + 2] + s.tokens[hall + 3]
    if counter == RIVAL_TROPHIES:
        return coloured
    return coloured + white


def per(lang: str, every: int, counter: int) -> str:
    """ "per 3 white trophies"."""
    return say(lang, "per_" + COUNTERS[counter], every)


def at_least(lang: str, number: int, counter: int) -> str:
    """ "if you have 5 or more trophies of rivals"."""
    return say(lang, "at_least_" + COUNTERS[counter], number)
