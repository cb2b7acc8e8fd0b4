"""What a learned judgement sees of a position: each seat's points, troops, sites and cards, and how long the game goes on.

Figures are divided so that they are of the order of one. The order and whereabouts of a seat's cards are hidden, but all that it
owns was taken openly; so cards are counted wherever they are. The seat itself comes first, then the others by their points.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.board import LOW, MARKER_SITES
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.evaluate import (
    INNER_AT,
    Holdings,
    bits,
    cards_worth,
    rounds_left,
    summed,
    territory,
    units,
    vp_of,
)
from bailiwick.games.tyrants.scoring import site_points, total, total_control_points, trophy_points
from bailiwick.games.tyrants.state import (
    AT,
    BARRACKS,
    DECK,
    DISCARD,
    HAND,
    INNER,
    REACH_ROUTES,
    ROUTES,
    RULED,
    SPIES,
    VP,
    TyrantsState,
)
from bailiwick.kernel.native import i64

MOST_SEATS: Final = 4
FIRST_CARD: Final = 3  # Nobles and Soldiers say nothing that the number of cards doesn't


def features(s: TyrantsState, seat: i64) -> list[float]:
    rounds = rounds_left(s)
    found = [
        rounds / 20.0,
        min(1.0, rounds / 4.0),
        float(s.round) / 20.0,
        1.0 if s.ending else 0.0,
        float(len(s.market)) / 60.0,
        1.0 if s.seats == 2 else 0.0,
        1.0 if s.seats == 3 else 0.0,
        waiting_for(s, seat),
    ]
    others = rivals(s, seat)
    of_seat(s, seat, rounds, found)
    ahead: i64 = total(s, seat)
    for place in range(MOST_SEATS - 1):
        if place < len(others):
            of_seat(s, others[place], rounds, found)
            found.append(float(ahead - total(s, others[place])) / 30.0)
            found.append(waiting_for(s, others[place]))
        else:
            found.extend(NOBODY)
    owned(s, seat, others, found)
    return found


def waiting_for(s: TyrantsState, seat: i64) -> float:
    """How many turns it is until the seat's own, of all seats; its own is none."""
    turns: i64 = seat - s.active
    if turns < 0:
        turns += s.seats
    return float(turns) / float(s.seats)


def rivals(s: TyrantsState, seat: i64) -> list[int]:
    """The other seats, those with most points first."""
    placed: list[tuple[int, int]] = []
    for other in range(s.seats):
        if other != seat:
            placed.append((-total(s, other), other))
    placed.sort()
    return [other for _, other in placed]


def of_seat(s: TyrantsState, seat: i64, rounds: float, found: list[float]) -> None:
    cards = Holdings(s, seat)
    board, piles = s.board, s.piles
    inner = piles[INNER + seat]
    number = max(1.0, float(cards.number))
    found.append(float(s.tokens[VP + seat]) / 20.0)
    found.append(float(trophy_points(s, seat)) / 15.0)
    found.append(float(site_points(s, seat)) / 20.0)
    found.append(float(total_control_points(s, seat)) / 10.0)
    found.append(float(cards.vp) / 20.0)
    found.append(float(summed(inner) >> INNER_AT) / 30.0)
    found.append(float(len(inner)) / 10.0)
    found.append(float(cards.inner_vp - cards.vp) / 20.0)
    found.append(number / 20.0)
    found.append(units(cards.strength) / 30.0)
    found.append(units(cards.strength) / number / 2.0)
    found.append(units(cards.strength) / number * min(rounds, 15.0) / 20.0)
    found.append(float(s.tokens[BARRACKS + seat]) / 40.0)
    found.append(territory(s, seat, rounds) / 30.0)
    found.append(cards_worth(s, seat, rounds) / 50.0)
    held: i64 = board[RULED + seat]
    found.append(float(bits(held)) / 8.0)
    whole: i64 = 0
    markers: i64 = 0
    while held:
        site: i64 = LOW[(held & -held) % 67]
        held &= held - 1
        if s.totally_controls(seat, site):
            whole += 1
            if (MARKER_SITES >> site) & 1:
                markers += 1
    found.append(float(whole) / 4.0)
    found.append(float(markers) / 2.0)
    found.append(float(bits(board[RULED + seat] & MARKER_SITES)) / 2.0)
    found.append(float(bits(board[AT + seat])) / 8.0)
    found.append(float(vp_of(s.presence_sites(seat))) / 50.0)
    found.append(float(bits(board[REACH_ROUTES + seat])) / 20.0)
    found.append(float(bits(board[ROUTES + seat])) / 10.0)
    found.append(float(bits(board[SPIES + seat])) / 5.0)
    found.append(float(len(piles[HAND + seat])) / 5.0)
    found.append(float(len(piles[DECK + seat])) / 15.0)


OF_SEAT: Final = 26
NOBODY: Final[list[float]] = [0.0] * (OF_SEAT + 2)


def owned(s: TyrantsState, seat: i64, others: list[int], found: list[float]) -> None:
    """Of each card, how many the seat has in its deck, and how many in its inner circle; and how many the others have."""
    mine = [0.0] * (len(CARDS) + 1)
    inner = [0.0] * (len(CARDS) + 1)
    theirs = [0.0] * (len(CARDS) + 1)
    piles = s.piles
    for card in piles[DECK + seat]:
        mine[card] += 1.0
    for card in piles[HAND + seat]:
        mine[card] += 1.0
    for card in piles[DISCARD + seat]:
        mine[card] += 1.0
    for card in piles[INNER + seat]:
        inner[card] += 1.0
    share = 1.0 / float(len(others))
    for other in others:
        for card in piles[DECK + other]:
            theirs[card] += share
        for card in piles[HAND + other]:
            theirs[card] += share
        for card in piles[DISCARD + other]:
            theirs[card] += share
    found.extend(mine[FIRST_CARD:])
    found.extend(inner[FIRST_CARD:])
    found.extend(theirs[FIRST_CARD:])
