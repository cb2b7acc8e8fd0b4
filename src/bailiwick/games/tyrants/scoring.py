"""Final scoring, by source (T-13.1)."""

from __future__ import annotations

from bailiwick.games.tyrants.board import LOW, SITE_VP
from bailiwick.games.tyrants.catalogue import DECK_VP, INNER_VP
from bailiwick.games.tyrants.state import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    INNER,
    RULED,
    TROPHIES,
    VP,
    TyrantsState,
)
from bailiwick.kernel.native import i64

TOTAL_CONTROL_VP = 2


def site_points(s: TyrantsState, seat: i64) -> i64:
    points: i64 = 0
    ruled: i64 = s.board[RULED + seat]
    while ruled:
        points += SITE_VP[LOW[(ruled & -ruled) % 67]]
        ruled &= ruled - 1
    return points


def total_control_points(s: TyrantsState, seat: i64) -> i64:
    points: i64 = 0
    ruled: i64 = s.board[RULED + seat]
    while ruled:
        if s.totally_controls(seat, LOW[(ruled & -ruled) % 67]):
            points += TOTAL_CONTROL_VP
        ruled &= ruled - 1
    return points


def trophy_points(s: TyrantsState, seat: i64) -> i64:
    hall: i64 = TROPHIES + seat * 5
    tokens = s.tokens
    return tokens[hall] + tokens[hall + 1] + tokens[hall + 2] + tokens[hall + 3] + tokens[hall + 4]


def deck_points(s: TyrantsState, seat: i64) -> i64:
    """Cards in the play area count too: scored in mid-turn they are on their way to the discard pile."""
    points: i64 = pile_points(s.piles[DECK + seat]) + pile_points(s.piles[HAND + seat]) + pile_points(s.piles[DISCARD + seat])
    if seat == s.active:
        serial: i64 = 0
        while serial < len(s.played):
            if s.whereabouts[serial] == IN_PLAY:
                points += DECK_VP[s.played[serial]]
            serial += 1
    return points


def pile_points(pile: bytes) -> i64:
    points: i64 = 0
    for card in pile:
        points += DECK_VP[card]
    return points


def inner_points(s: TyrantsState, seat: i64) -> i64:
    points: i64 = 0
    for card in s.piles[INNER + seat]:
        points += INNER_VP[card]
    return points


def total(s: TyrantsState, seat: i64) -> i64:
    vp: i64 = s.tokens[VP + seat]
    return (
        vp
        + site_points(s, seat)
        + total_control_points(s, seat)
        + trophy_points(s, seat)
        + deck_points(s, seat)
        + inner_points(s, seat)
    )


def sources(s: TyrantsState, seat: int) -> dict[str, int]:
    return {
        "sites": site_points(s, seat),
        "total_control": total_control_points(s, seat),
        "trophies": trophy_points(s, seat),
        "deck": deck_points(s, seat),
        "inner_circle": inner_points(s, seat),
        "vp_tokens": s.tokens[VP + seat],
    }
