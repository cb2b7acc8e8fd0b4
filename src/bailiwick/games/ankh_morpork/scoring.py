"""What pieces and money are worth: personalities' goals (A-17), loans (A-13.4), points and ties (A-19)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.board import AREAS, COST
from bailiwick.games.ankh_morpork.catalogue import CHRYSOPRASE, DE_WORDE, DRAGON_KING, RUST, SELACHII, VETINARI, VIMES
from bailiwick.games.ankh_morpork.state import DEMON, LOAN, AnkhState, how_many
from bailiwick.kernel.native import i64

REPAY: Final = 12
UNPAID: Final = 15  # points lost for a loan that can't be repaid
MINION_POINTS: Final = 5

# What each personality needs, by number of players
GOALS: Final[dict[int, list[int]]] = {
    VETINARI: [0, 0, 11, 10, 9],
    SELACHII: [0, 0, 7, 5, 4],
    RUST: [0, 0, 7, 5, 4],
    DE_WORDE: [0, 0, 7, 5, 4],
    DRAGON_KING: [0, 0, 8, 8, 8],
    CHRYSOPRASE: [0, 0, 50, 50, 50],
}


def buildings_worth(s: AnkhState, seat: i64) -> i64:
    """Printed costs, nothing for what stands among demons (A-11.4)."""
    houses: i64 = s.houses[seat]
    demons: i64 = s.stands[DEMON]
    worth: i64 = 0
    for area in AREAS[houses & ~demons]:
        worth += COST[area]
    return worth


def net_worth(s: AnkhState, seat: i64) -> i64:
    """A-17.4, A-13.5."""
    cash: i64 = s.cash[seat]
    return cash + buildings_worth(s, seat) - REPAY * len(s.piles[LOAN + seat])


def progress(s: AnkhState, seat: i64, personality: i64) -> i64:
    """How much of the personality's goal the seat has; for Commander Vimes, who has none, 0."""
    if personality == VETINARI:
        stands: i64 = s.stands[seat]
        demons: i64 = s.stands[DEMON]
        return how_many(stands & ~demons)
    if SELACHII <= personality <= DE_WORDE:
        return s.controlled(seat)
    if personality == DRAGON_KING:
        return how_many(s.trouble)
    if personality == CHRYSOPRASE:
        return net_worth(s, seat)
    return 0


def goal(s: AnkhState, personality: i64) -> i64:
    """How much is needed; 0 for Commander Vimes."""
    return GOALS[personality][s.seats] if personality in GOALS else 0


def has_won(s: AnkhState, seat: i64) -> bool:
    """A-4.1: what is checked at the start of the seat's turn."""
    personality: i64 = s.personality[seat]
    if personality == VIMES or personality == 0:
        return False
    return progress(s, seat, personality) >= goal(s, personality)


def may_have_won(s: AnkhState, seat: i64) -> bool:
    """Whether the seat has reached the goal of anybody it could be, as far as everybody knows."""
    for personality in s.personality[: s.seats] + s.unused:
        if personality != VIMES and personality != 0 and progress(s, seat, personality) >= goal(s, personality):
            return True
    return False


def settle(cash: i64, loans: i64) -> tuple[i64, i64]:
    """A-13.4, R-38: the cash left after the loans, and the points lost for those that could not be repaid."""
    lost: i64 = 0
    while loans > 0:
        if cash >= REPAY:
            cash -= REPAY
        else:
            lost += UNPAID
        loans -= 1
    return cash, lost


def minion_points(s: AnkhState, seat: i64) -> i64:
    """A-19.1."""
    stands: i64 = s.stands[seat]
    demons: i64 = s.stands[DEMON]
    number: i64 = 0
    for area in AREAS[stands & ~demons]:
        number += s.count(area, seat)
    return MINION_POINTS * number


def points(s: AnkhState, seat: i64) -> i64:
    cash, lost = settle(s.cash[seat], len(s.piles[LOAN + seat]))
    return minion_points(s, seat) + buildings_worth(s, seat) + cash - lost


def sources(s: AnkhState, seat: i64) -> dict[str, int]:
    cash, lost = settle(s.cash[seat], len(s.piles[LOAN + seat]))
    return {
        "minions": minion_points(s, seat),
        "buildings": buildings_worth(s, seat),
        "cash": cash,
        "loans": -lost,
    }


def best_card(s: AnkhState, seat: i64) -> i64:
    """The cost of the most valuable City Area card (A-19.4, R-45)."""
    return max([COST[area] for area in AREAS[s.city_cards(seat)]], default=0)


def leaders(s: AnkhState) -> list[int]:
    """Who has most points; of those who tie, who has the most valuable City Area card."""
    totals = [points(s, seat) for seat in range(s.seats)]
    tied = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
    cards = [best_card(s, seat) for seat in tied]
    return [seat for seat, card in zip(tied, cards, strict=True) if card == max(cards)]
