"""How good a position is for a seat, for bots that look ahead: the points it has, and what it can expect to make of the rest.

Everything is measured in victory points at the end of the game. What pays once counts as it is; what pays every turn (cards,
markers) counts for the rounds that are probably left. Only judgement lives here, no rule: no other module depends on it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.board import LOW, MARKER_SITES, MARKER_VP, SITE_VP, SPACES, WHITE
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import COST, DECK_VP, INNER_VP
from bailiwick.games.tyrants.scoring import TOTAL_CONTROL_VP, total, trophy_points
from bailiwick.games.tyrants.state import (
    AT,
    BARRACKS,
    DECK,
    DISCARD,
    HAND,
    HOUSE_GUARD,
    IN_PLAY,
    INNER,
    OUTCAST,
    PRIESTESS,
    REACH_ROUTES,
    RULED,
    SPIES,
    SUPPLY,
    TROOP_COUNT,
    VP,
    TyrantsState,
)
from bailiwick.games.tyrants.steps.flow import ChooseOne, Effect, Seq
from bailiwick.games.tyrants.steps.gains import Gain
from bailiwick.games.tyrants.steps.troops import Deploy
from bailiwick.games.tyrants.strength import strength
from bailiwick.kernel.native import i64

# -- how long the game goes on

LENGTH: Final = 26.0  # rounds in a game between good players
MARKET_START: Final = 74.0  # cards in the market deck when the game begins
LATEST: Final = 26.0  # rounds after which no more is expected of the future, however slowly the others play

CLINCH: Final = 10.0  # VP for bringing about the end with a sure lead; as much lost by ending a game when behind
SURE_LEAD: Final = 10.0  # points ahead that the others will not make good in the last round

# -- the map

HELD: Final = 0.8  # of a site's VP, while it is controlled: it may be lost before the end
SAFER: Final = 0.03  # … more, for each troop that the lead has to spare
CLAIM: Final = 0.45  # of a site's worth, as one's troops come closer to controlling it
CLOSING: Final = 0.35  # of what total control is worth, as one's troops fill a controlled site
MARKER_INFLUENCE: Final = 0.7  # VP that a marker's influence is worth, each round
MARKER_HOLD: Final = 0.6  # how much of the rounds left a marker is expected to stay
REACH: Final = 0.06  # of a site's worth, for presence there: it can be fought for
ROUTE_REACH: Final = 0.05  # VP for each route space where there is presence
SPY: Final = 0.6  # VP for a spy on the map

# -- cards

ENGINE: Final = 0.55  # VP that a deck makes each round of one unit of strength in its average hand
DELAY: Final = 1.5  # rounds before a new card is first played
COST_STRENGTH: Final = 0.55  # units of strength for each influence that a card costs
BASE_STRENGTH: Final = 0.4  # … and for any card that can be bought
READ: Final = 0.5  # how far the strength read off a card's effect counts, against its price
PROMOTABLE: Final = 0.15  # of what a card in the deck would gain in the inner circle
HAND_OF: Final = 5.0

# -- the turn in progress

POWER: Final = 0.7  # VP for a power that can still be spent
SHOPPING: Final = 1.3  # of the best purchases that the influence still allows
INFLUENCE: Final = 0.05  # VP for an influence, whatever it buys
IN_HAND: Final = 0.85  # of what power and influence would be worth that a card in hand will give
UNPLAYED: Final = 0.12  # VP for a card in hand, for what else it may do
QUEUED: Final = 1.0  # of what the promotions at the end of the turn gain
PENDING: Final = 0.5  # VP for a promotion, for the better cards that may be played before it
THINNING: Final = 0.3  # VP for each unit of strength that a promoted card falls short of a middling one
STARTER_STRENGTH: Final = 1.5  # a middling card

# -- the others

RIVALRY: Final = 0.75  # of the strongest rival's worth counts against
GRIP: Final = 0.4  # VP for each card that a rival will have to play with
ENVY: Final = 0.2  # of each rival's


def sure_power(effect: Effect) -> int:
    """The power, or deployments, that playing a card is sure to give."""
    if isinstance(effect, Gain):
        return effect.power
    if isinstance(effect, Deploy):
        return effect.number
    if isinstance(effect, Seq):
        return sum(sure_power(step) for step in effect.steps)
    if isinstance(effect, ChooseOne):
        return max(sure_power(branch) for branch in effect.branches)
    return 0


def sure_influence(effect: Effect) -> int:
    if isinstance(effect, Gain):
        return effect.influence
    if isinstance(effect, Seq):
        return sum(sure_influence(step) for step in effect.steps)
    if isinstance(effect, ChooseOne):
        return max(sure_influence(branch) for branch in effect.branches)
    return 0


def card_strength(card: int) -> float:
    """What playing the card is worth in units of one power or influence. Its price tells: the designers weighed it."""
    if card == OUTCAST:
        return 0.0
    if COST[card] <= 0:
        return 1.0
    price = BASE_STRENGTH + COST_STRENGTH * float(COST[card])
    return price + READ * (strength(CARDS[card - 1].effect) - price)


# By card number; 0 is no card.
POWER_OF: Final[list[int]] = [0] + [sure_power(card.effect) for card in CARDS]
INFLUENCE_OF: Final[list[int]] = [0] + [sure_influence(card.effect) for card in CARDS]
STRENGTH: Final[list[float]] = [0.0] + [card_strength(card.number) for card in CARDS]


def evaluate(s: TyrantsState, seat: i64) -> float:
    """The seat's worth less its rivals', in VP."""
    rounds = rounds_left(s)
    strongest = 0.0
    rivals = 0.0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            worth = standing(s, other, rounds) + GRIP * float(len(s.piles[HAND + other]))
            rivals += worth
            strongest = max(strongest, worth)
        other += 1
    value = standing(s, seat, rounds) - RIVALRY * strongest - ENVY * rivals
    if seat == s.active and not s.over:
        value += turn_in_progress(s, seat, rounds)
    if s.ending:
        value += CLINCH * max(-1.0, min(1.0, float(points_ahead(s, seat)) / SURE_LEAD))
    return value


def points_ahead(s: TyrantsState, seat: i64) -> i64:
    """How many points the seat is ahead of its best rival, or behind, if the game ended now."""
    best: i64 = -1000
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            best = max(best, total(s, other))
        other += 1
    return total(s, seat) - best


def rounds_left(s: TyrantsState) -> float:
    """T-12.1: the emptiest barracks or the market deck will end the game."""
    if s.ending:
        return 0.0
    left: i64 = TROOP_COUNT
    seat: i64 = 0
    while seat < s.seats:
        barracks: i64 = s.tokens[BARRACKS + seat]
        left = min(left, barracks)
        seat += 1
    pieces = LENGTH * min(float(len(s.market)) / MARKET_START, float(left) / float(TROOP_COUNT))
    return max(1.0, min(pieces, LATEST - float(s.round)))


def standing(s: TyrantsState, seat: i64, rounds: float) -> float:
    vp: i64 = s.tokens[VP + seat] + trophy_points(s, seat)
    return float(vp) + territory(s, seat, rounds) + cards_worth(s, seat, rounds)


# ---------------------------------------------------------------- the map


def territory(s: TyrantsState, seat: i64, rounds: float) -> float:
    """Sites controlled, totally controlled, and on the way to it; presence; spies."""
    board = s.board
    ruled: i64 = board[RULED + seat]
    at: i64 = board[AT + seat]
    value = 0.0
    while at:
        bit: i64 = at & -at
        site: i64 = LOW[bit % 67]
        at &= at - 1
        mine: i64 = s.count(site, seat)
        lead: i64 = mine - strongest_other(s, site, seat)
        vp = site_worth(site, rounds)
        if ruled & bit:
            value += vp * min(1.0, HELD + SAFER * float(lead - 1) + 0.02 * max(0.0, 5.0 - rounds))
            whole = total_worth(site, rounds)
            if s.totally_controls(seat, site):
                value += whole
            else:
                spaces: i64 = SPACES[site]
                value += CLOSING * whole * float(mine) / float(spaces)
        else:
            value += CLAIM * vp * float(mine) / float(mine + 1 - lead)
    reach: i64 = s.presence_sites(seat) & ~ruled
    while reach:
        value += REACH * site_worth(LOW[(reach & -reach) % 67], rounds)
        reach &= reach - 1
    value += ROUTE_REACH * float(bits(board[REACH_ROUTES + seat]))
    return value + SPY * float(bits(board[SPIES + seat]))


def strongest_other(s: TyrantsState, site: i64, seat: i64) -> i64:
    """The most troops that one other colour has at the site, white included (T-8.1)."""
    tally: i64 = s.board[site]
    most: i64 = 0
    colour: i64 = 0
    while colour <= WHITE:
        number: i64 = tally & 7
        if colour != seat and number > most:
            most = number
        tally >>= 3
        colour += 1
    return most


def site_worth(site: i64, rounds: float) -> float:
    worth = float(SITE_VP[site])
    if (MARKER_SITES >> site) & 1:
        worth += MARKER_INFLUENCE * MARKER_HOLD * rounds
    return worth


def total_worth(site: i64, rounds: float) -> float:
    return float(TOTAL_CONTROL_VP) + float(MARKER_VP[site]) * MARKER_HOLD * rounds


def bits(mask: i64) -> i64:
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


# ---------------------------------------------------------------- cards


def cards_worth(s: TyrantsState, seat: i64, rounds: float) -> float:
    """The VP on the seat's cards, what promotions may add, and what its deck will do in the rounds left."""
    value = 0.0
    for card in s.piles[INNER + seat]:
        value += float(INNER_VP[card])
    vp: i64 = 0
    inner_vp: i64 = 0
    number: i64 = 0
    strength = 0.0
    for pile in (DECK, HAND, DISCARD):
        for card in s.piles[pile + seat]:
            vp += DECK_VP[card]
            inner_vp += INNER_VP[card]
            strength += STRENGTH[card]
            number += 1
    if seat == s.active:
        serial: i64 = 0
        while serial < len(s.played):
            if s.whereabouts[serial] == IN_PLAY:
                card = s.played[serial]
                vp += DECK_VP[card]
                inner_vp += INNER_VP[card]
                strength += STRENGTH[card]
                number += 1
            serial += 1
    if number == 0:
        return value
    hand = strength * min(1.0, HAND_OF / float(number))
    promotable = PROMOTABLE * float(inner_vp - vp) * min(1.0, rounds / 5.0)
    return value + float(vp) + promotable + ENGINE * max(0.0, rounds - DELAY) * hand


def card_gain(card: i64, rounds: float, number: float, average: float) -> float:
    """What recruiting a card adds to a deck of so many cards of some average strength."""
    vp = float(DECK_VP[card]) + PROMOTABLE * float(INNER_VP[card] - DECK_VP[card]) * min(1.0, rounds / 5.0)
    return vp + ENGINE * max(0.0, rounds - DELAY) * HAND_OF / (number + 1.0) * (STRENGTH[card] - average)


# ---------------------------------------------------------------- the turn in progress


def turn_in_progress(s: TyrantsState, seat: i64, rounds: float) -> float:
    """What power, influence, the cards still in hand and the promotions to come may yet give this turn."""
    power = float(s.power)
    influence = float(s.influence)
    hand = s.piles[HAND + seat]
    for card in hand:
        power += IN_HAND * float(POWER_OF[card])
        influence += float(INFLUENCE_OF[card])
    value = POWER * power + INFLUENCE * influence + UNPLAYED * float(len(hand))
    if s.queue:
        value += QUEUED * promotions(s)
    return value + SHOPPING * shopping(s, seat, influence, rounds)


def promotions(s: TyrantsState) -> float:
    """What the best cards in play would gain in the inner circle, one for each promotion queued."""
    gains: list[float] = []
    serial: i64 = 0
    while serial < len(s.played):
        if s.whereabouts[serial] == IN_PLAY:
            card: i64 = s.played[serial]
            gains.append(float(INNER_VP[card] - DECK_VP[card]) + THINNING * (STARTER_STRENGTH - STRENGTH[card]))
        serial += 1
    gains.sort()
    return sum(gains[-len(s.queue) :]) + PENDING * float(len(s.queue))


def shopping(s: TyrantsState, seat: i64, influence: float, rounds: float) -> float:
    """The worth of the best purchases, the best first, of different cards that can be paid."""
    number = 0.0
    strength = 0.0
    for pile in (DECK, HAND, DISCARD):
        for card in s.piles[pile + seat]:
            number += 1.0
            strength += STRENGTH[card]
    for card in s.played:
        number += 1.0
        strength += STRENGTH[card]
    average = strength / max(1.0, number)
    budget: i64 = int(influence + 0.01)
    best: list[float] = [0.0] * (budget + 1)  # by influence spent
    for card in s.row:
        offer(best, card, card_gain(card, rounds, number, average))
    for card in (HOUSE_GUARD, PRIESTESS):
        if s.tokens[SUPPLY + card] > 0:
            gain = card_gain(card, rounds, number, average)
            offer(best, card, gain)
            offer(best, card, gain)
    return best[budget]


def offer(best: list[float], card: i64, gain: float) -> None:
    """Improve the best purchases for every budget by one more card on offer."""
    price: i64 = COST[card]
    if price <= 0 or gain <= 0.0:
        return
    money: i64 = len(best) - 1
    while money >= price:
        with_it = best[money - price] + gain
        if with_it > best[money]:
            best[money] = with_it
        money -= 1
