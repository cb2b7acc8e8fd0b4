"""The rules' conditions said plainly, straight from the clauses and the board's facts: what `why_not` answers with.

Nothing here uses the masks for presence, open spaces or control that the state keeps, so the two formulations check each other.
"""

from __future__ import annotations

from bailiwick.games.tyrants.actions import ROUTE_TROOP
from bailiwick.games.tyrants.board import NEIGHBOURS, ROUTE_OF, SITE_COUNT, SITE_INDEX, SITES, SPACES
from bailiwick.games.tyrants.board import ROUTES as ROUTE_FACTS
from bailiwick.games.tyrants.catalogue import ASPECT, COST, NO_COST
from bailiwick.games.tyrants.state import (
    BARRACKS,
    DECK,
    DISCARD,
    HAND,
    HOUSE_GUARD,
    INNER,
    PRIESTESS,
    SPIES,
    SPY_AT,
    SPY_COUNT,
    SUPPLY,
    TROPHIES,
    TyrantsState,
)
from bailiwick.games.tyrants.targets import ANYWHERE, PRESENCE, WHITES, troop_place
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

PILE_CLAUSE = {HAND: "T-6.3", DISCARD: "R-24", INNER: "T-10.7.1", DECK: "T-14.2"}


def in_play(s: TyrantsState, place: int) -> bool:
    """T-2.2."""
    if place < SITE_COUNT:
        return s.sections >> SITES[place].section & 1 == 1
    route = ROUTE_FACTS[ROUTE_OF[place - SITE_COUNT]]
    return in_play(s, SITE_INDEX[route.a]) and in_play(s, SITE_INDEX[route.b])


def troops_at(s: TyrantsState, place: int, colour: int) -> int:
    if place < SITE_COUNT:
        return s.count(place, colour)
    return 1 if s.colour_on(place - SITE_COUNT) == colour else 0


def is_full(s: TyrantsState, place: int) -> bool:
    spaces = SPACES[place] if place < SITE_COUNT else 1
    return sum(troops_at(s, place, colour) for colour in range(5)) >= spaces


def has_spy(s: TyrantsState, seat: int, site: int) -> bool:
    return s.board[SPIES + seat] >> site & 1 == 1


def has_presence(s: TyrantsState, seat: int, place: int) -> bool:
    """T-7.3, T-7.4."""
    if place < SITE_COUNT and has_spy(s, seat, place):
        return True
    near = [place, *(n for n in NEIGHBOURS[place] if in_play(s, n))]
    return any(troops_at(s, n, seat) > 0 for n in near)


def anything_on_map(s: TyrantsState, seat: int) -> bool:
    return any(troops_at(s, place, seat) > 0 for place in range(len(NEIGHBOURS)))


def any_empty_space(s: TyrantsState) -> bool:
    return any(in_play(s, place) and not is_full(s, place) for place in range(len(NEIGHBOURS)))


def refuse_place(s: TyrantsState, place: int) -> Reason | None:
    """Why a troop can't be put there, wherever it comes from."""
    if not in_play(s, place):
        return Reason("T-2.2", "not_in_play", (place,))
    if is_full(s, place):
        return Reason("T-0.3", "full", (place,))
    return None


def refuse_deploy(s: TyrantsState, seat: int, place: int) -> Reason | None:
    if s.tokens[BARRACKS + seat] == 0:
        return Reason("T-10.2.3", "barracks_empty")
    reason = refuse_place(s, place)
    if reason is None and anything_on_map(s, seat) and not has_presence(s, seat, place):
        reason = Reason("T-10.2.1", "no_presence", (place,))
    return reason


def refuse_troop(s: TyrantsState, seat: int, troop: int, colours: int, where: int) -> Reason | None:
    """Why an enemy troop can't be assassinated, supplanted, moved or returned."""
    place = troop_place(troop)
    if not in_play(s, place):
        return Reason("T-2.2", "not_in_play", (place,))
    colour = troop % 5 if troop < ROUTE_TROOP else s.colour_on(place - SITE_COUNT)
    if colour < 0:
        return Reason("T-10.1.1", "no_troop", (place,))
    if troops_at(s, place, colour) == 0:
        return Reason("T-10.1.1", "no_such_troop", (colour, place))
    if colour == seat:
        return Reason("T-0.2", "own_troop")
    if not colours >> colour & 1:
        return Reason("T-10.1.1", "white_only") if colours == WHITES else Reason("T-10.9.1", "not_white")
    if where == PRESENCE and not has_presence(s, seat, place):
        return Reason("T-7.3", "no_presence", (place,))
    if where not in (PRESENCE, ANYWHERE) and s.context[SPY_AT] != place:
        return Reason("T-6.9", "not_spy_site", (place,))
    return None


def refuse_rival_spy(s: TyrantsState, seat: int, spy: int) -> Reason | None:
    site, owner = spy // 4, spy % 4
    if owner == seat:
        return Reason("T-10.9.1", "own_spy")
    if owner >= s.seats or not has_spy(s, owner, site):
        return Reason("T-10.9.1", "no_such_spy", (owner, site))
    if not has_presence(s, seat, site):
        return Reason("T-10.9.1", "no_presence", (site,))
    return None


def refuse_own_spy(s: TyrantsState, seat: int, spy: int) -> Reason | None:
    site, owner = spy // 4, spy % 4
    if owner != seat:
        return Reason("T-10.9.2", "not_your_spy")
    if not has_spy(s, seat, site):
        return Reason("T-10.9.2", "no_such_spy", (owner, site))
    return None


def refuse_new_spy(s: TyrantsState, seat: int, site: int) -> Reason | None:
    if not in_play(s, site):
        return Reason("T-2.2", "not_in_play", (site,))
    if has_spy(s, seat, site):
        return Reason("T-10.6.1", "spy_already", (site,))
    if sum(has_spy(s, seat, other) for other in range(SITE_COUNT)) >= SPY_COUNT:
        return Reason("T-10.6.2", "no_spies_left")
    return None


def refuse_card_in(s: TyrantsState, seat: int, pile: int, card: int) -> Reason | None:
    """Why a card can't be chosen from one of the seat's piles: it isn't there."""
    if card not in s.piles[pile + seat]:
        key = {HAND: "not_in_hand", DISCARD: "not_in_discard", INNER: "not_in_inner"}[pile]
        return Reason(PILE_CLAUSE[pile], key, (card,))
    return None


def refuse_market_card(s: TyrantsState, card: int, supplies: bool) -> Reason | None:
    """Why a card isn't on offer: in the row, or in a supply where that counts."""
    if supplies and card in (HOUSE_GUARD, PRIESTESS):
        return None if s.tokens[SUPPLY + card] > 0 else Reason("T-10.8.3", "supply_empty", (card,))
    if COST[card] == NO_COST:
        return Reason("T-6.1", "no_cost", (card,))
    if card not in s.row:
        return Reason("T-10.8.1", "not_in_market", (card,))
    return None


def refuse_devoured_top(s: TyrantsState) -> Reason | None:
    if not s.ghost:
        return Reason("R-57", "devoured_closed")
    if not s.devoured:
        return Reason("R-57", "devoured_empty")
    if COST[s.devoured[-1]] == NO_COST:
        return Reason("R-57", "no_cost", (s.devoured[-1],))
    return None


def refuse_cost(s: TyrantsState, card: int) -> Reason | None:
    """Why a card can't be paid for."""
    if COST[card] > s.influence:
        return Reason("T-10.8.2", "too_dear", (card, COST[card], s.influence))
    return None


def refuse_limit(card: int, most: i64, clause: str) -> Reason | None:
    """Why a card is too good for an effect that takes only cheap ones."""
    if COST[card] > most:
        return Reason(clause, "over_limit", (card, COST[card], most))
    return None


def refuse_aspect(card: int, aspect: int) -> Reason | None:
    if aspect and ASPECT[card] != aspect:
        return Reason("T-6.2", "wrong_aspect", (card, aspect))
    return None


def trophies_in(s: TyrantsState, hall: int, colour: int) -> int:
    return s.tokens[TROPHIES + hall * 5 + colour]
