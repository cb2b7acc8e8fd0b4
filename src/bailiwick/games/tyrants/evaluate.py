"""How good a position is for a seat, for bots that look ahead: the points it has, and what it can expect to make of the rest.

Everything is measured in victory points at the end of the game. What pays once counts as it is; what pays every turn (cards,
markers) counts for the rounds that are probably left. Only judgement lives here, no rule: the game plays the same without it.
The weights were found by letting bots with varied weights play each other and regressing their scores on the weights.
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
    HAND_SIZE,
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
from bailiwick.games.tyrants.steps.counters import counted
from bailiwick.games.tyrants.steps.flow import AtEndOfTurn, ChooseOne, Effect, Seq
from bailiwick.games.tyrants.steps.gains import Gain, TakeVP
from bailiwick.games.tyrants.steps.troops import Deploy
from bailiwick.kernel.native import i64

# -- how long the game goes on

# Full barracks and a full market deck promise more rounds than there will be, for both are used up faster and faster.
TROOP_ROUNDS: Final = 0.95  # rounds for each troop in the emptiest barracks
CARD_ROUNDS: Final = 0.68  # rounds for each card in the market deck
LONG: Final = 22.0  # rounds of a long game: in a longer one less and less is expected of the future, so that it gets finished
NEAR: Final = 5.0  # rounds before the end from which on less and less can change
CLINCH: Final = 8.0  # VP for bringing about the end with a sure lead; as much is lost by doing it when behind
SURE_LEAD: Final = 10.0  # points ahead that the others will hardly make good in the last round

# -- the map

RISK: Final = 0.2  # of a site's worth, that control will be lost again by a lead of one troop
CLAIM: Final = 0.6  # of a site's worth, as one's troops come closer to controlling it
CLOSING: Final = 0.5  # of what total control is worth, as one's troops fill a controlled site
MARKER_INFLUENCE: Final = 0.62  # VP that a marker's influence is worth, each round
MARKER_HOLD: Final = 0.7  # of a marker's VP in the rounds left: total control may be lost
REACH: Final = 0.04  # of a site's worth, for presence there: it can be fought for
ROUTE_REACH: Final = 0.03  # VP for each route space where there is presence
SPY: Final = 0.45  # VP for a spy on the map

# -- cards

# Strength is counted in twentieths of what a Noble or a Soldier has: whole numbers add up faster.
UNIT: Final = 20
BASE_STRENGTH: Final = 6  # of any card that can be bought
COST_STRENGTH: Final = 13  # … and more for each influence that it costs: the designers weighed it
ENGINE: Final = 0.63  # VP that a deck makes each round of one unit of strength in its average hand
DELAY: Final = 1.5  # rounds before a new card is first played
PROMOTABLE: Final = 0.2  # of what a card in the deck would gain in the inner circle
MIDDLING: Final = 1.6  # the strength of a card that a deck neither misses nor needs
THINNING: Final = 0.35  # VP for each unit of strength that a promoted card falls short of a middling one

# -- the turn in progress

POWER: Final = 0.67  # VP for a power that can still be spent
INFLUENCE: Final = 0.04  # VP for an influence, whatever it buys
IN_HAND: Final = 0.78  # of what the power of a card in hand is worth once it is played
UNPLAYED: Final = 0.08  # VP for a card in hand, for what else it may do
PENDING: Final = 0.5  # VP for a promotion to come, for the better cards that may be played before it

# -- the others

RIVALRY: Final = 0.45  # of the strongest rival's worth counts against
ENVY: Final = 0.1  # … and of every rival's
GRIP: Final = 0.35  # VP for each card that a rival has in hand


def sure_power(effect: Effect) -> int:
    """The power, or deployments, that playing a card can be counted on for."""
    if isinstance(effect, Gain):
        return effect.power
    if isinstance(effect, Deploy):
        return effect.times
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


def vp_at_end(effect: Effect) -> TakeVP | None:
    """The VP that a card takes at the end of the turn it is played (Blue Dragon)."""
    if isinstance(effect, AtEndOfTurn) and isinstance(effect.then, Seq):
        for step in effect.then.steps:
            if isinstance(step, TakeVP):
                return step
    return None


def card_strength(card: int) -> int:
    if card == OUTCAST:
        return 0
    return BASE_STRENGTH + COST_STRENGTH * COST[card] if COST[card] > 0 else UNIT


def packed(card: int) -> int:
    """All that a pile is added up for, of one card, in one number: one, its strength, its VP (which may be less than none)
    and those in the inner circle."""
    return 1 | card_strength(card) << STRENGTH_AT | DECK_VP[card] + NEVER_LESS << VP_AT | INNER_VP[card] << INNER_AT


def chunked(worth: list[int]) -> list[list[int]]:
    """For a mask of places, what its bits are worth in all: a table for each chunk of the mask."""
    tables = []
    for first in range(0, len(worth), CHUNK):
        part = worth[first : first + CHUNK]
        table = [0]
        for value in part:
            table += [below + value for below in table]
        tables.append(table)
    return tables


# By card number; 0 is no card.
POWER_OF: Final[list[int]] = [0] + [sure_power(card.effect) for card in CARDS]
INFLUENCE_OF: Final[list[int]] = [0] + [sure_influence(card.effect) for card in CARDS]
VP_AT_END: Final[list[TakeVP | None]] = [None, *(vp_at_end(card.effect) for card in CARDS)]
STRENGTH: Final[list[int]] = [0] + [card_strength(card.number) for card in CARDS]

NEVER_LESS: Final = 8  # VP below zero that no card passes
STRENGTH_AT: Final = 8  # a seat has some 40 cards: no field of a sum runs into the next
VP_AT: Final = 24
INNER_AT: Final = 40
PACKED: Final[list[int]] = [0] + [packed(card.number) for card in CARDS]

CHUNK: Final[i64] = 13  # bits: a mask of sites has two such chunks
FIRST_CHUNK: Final[i64] = (1 << 13) - 1
SITE_SUMS: Final[list[list[int]]] = chunked(SITE_VP)
ONES: Final[list[int]] = chunked([1] * CHUNK)[0]


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


def standing(s: TyrantsState, seat: i64, rounds: float) -> float:
    vp: i64 = s.tokens[VP + seat]
    vp += trophy_points(s, seat)
    return float(vp) + territory(s, seat, rounds) + cards_worth(s, seat, rounds)


# ---------------------------------------------------------------- the end


def rounds_left(s: TyrantsState) -> float:
    """T-12.1: the emptiest barracks or the market deck will end the game."""
    if s.ending:
        return 0.0
    fewest: i64 = TROOP_COUNT
    seat: i64 = 0
    while seat < s.seats:
        barracks: i64 = s.tokens[BARRACKS + seat]
        fewest = min(fewest, barracks)
        seat += 1
    rounds = min(TROOP_ROUNDS * float(fewest), CARD_ROUNDS * float(len(s.market)))
    return rounds / (1.0 + max(0.0, float(s.round) - LONG))


def change_to_come(rounds: float) -> float:
    """1 for most of the game, then down to 0 at its end."""
    return min(1.0, rounds / NEAR)


def points_ahead(s: TyrantsState, seat: i64) -> i64:
    """How many points the seat is ahead of its best rival, or behind, if the game ended now."""
    best: i64 = -1000
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            best = max(best, total(s, other))
        other += 1
    return total(s, seat) - best


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
        worth = site_worth(site, rounds)
        if ruled & bit:
            value += worth * (1.0 - RISK * change_to_come(rounds) / float(lead))
            whole = total_worth(site, rounds)
            if s.totally_controls(seat, site):
                value += whole
            else:
                spaces: i64 = SPACES[site]
                value += CLOSING * whole * float(mine) / float(spaces)
        else:
            value += CLAIM * worth * float(mine) / float(mine + 1 - lead)
    reach: i64 = s.presence_sites(seat) & ~ruled
    value += REACH * (float(vp_of(reach)) + MARKER_INFLUENCE * rounds * float(bits(reach & MARKER_SITES)))
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
        worth += MARKER_INFLUENCE * rounds
    return worth


def total_worth(site: i64, rounds: float) -> float:
    """What total control adds to control."""
    return float(TOTAL_CONTROL_VP) + float(MARKER_VP[site]) * MARKER_HOLD * rounds


def vp_of(sites: i64) -> i64:
    """The VP of several sites, given as a mask."""
    vp: i64 = SITE_SUMS[0][sites & FIRST_CHUNK]
    vp += SITE_SUMS[1][sites >> CHUNK]
    return vp


def bits(mask: i64) -> i64:
    number: i64 = 0
    while mask:
        number += ONES[mask & FIRST_CHUNK]
        mask >>= CHUNK
    return number


# ---------------------------------------------------------------- cards


class Holdings:
    """A seat's cards outside its inner circle, added up."""

    def __init__(self, s: TyrantsState, seat: i64) -> None:
        piles = s.piles
        sum: i64 = summed(piles[DECK + seat]) + summed(piles[HAND + seat]) + summed(piles[DISCARD + seat])
        if seat == s.active:
            serial: i64 = 0
            while serial < len(s.played):
                if s.whereabouts[serial] == IN_PLAY:
                    sum += PACKED[s.played[serial]]
                serial += 1
        self.number: i64 = sum & 255
        self.strength: i64 = (sum >> STRENGTH_AT) & 0xFFFF
        self.vp: i64 = ((sum >> VP_AT) & 0xFFFF) - NEVER_LESS * self.number
        self.inner_vp: i64 = sum >> INNER_AT


def summed(pile: bytes) -> i64:
    total: i64 = 0
    for card in pile:
        total += PACKED[card]
    return total


def cards_in_play(s: TyrantsState) -> bytes:
    return bytes([card for card, where in zip(s.played, s.whereabouts, strict=True) if where == IN_PLAY])


def cards_worth(s: TyrantsState, seat: i64, rounds: float) -> float:
    """The VP on the seat's cards, what promotions may add, and what its deck will do in the rounds left."""
    inner: i64 = summed(s.piles[INNER + seat]) >> INNER_AT
    cards = Holdings(s, seat)
    promotable = PROMOTABLE * change_to_come(rounds) * float(cards.inner_vp - cards.vp)
    hand = units(cards.strength) * min(1.0, float(HAND_SIZE) / max(1.0, float(cards.number)))
    return float(inner + cards.vp) + promotable + ENGINE * max(0.0, rounds - DELAY) * hand


def units(strength: i64) -> float:
    return float(strength) / float(UNIT)


def card_gain(card: i64, cards: Holdings, rounds: float) -> float:
    """What recruiting a card adds to `cards_worth`."""
    promotable = PROMOTABLE * change_to_come(rounds) * float(INNER_VP[card] - DECK_VP[card])
    number = max(1.0, float(cards.number))
    better_hand = float(HAND_SIZE) / (number + 1.0) * (units(STRENGTH[card]) - units(cards.strength) / number)
    return float(DECK_VP[card]) + promotable + ENGINE * max(0.0, rounds - DELAY) * better_hand


# ---------------------------------------------------------------- the turn in progress


def turn_in_progress(s: TyrantsState, seat: i64, rounds: float) -> float:
    """What power, influence, the cards still in hand and the promotions to come may yet give this turn."""
    hand = s.piles[HAND + seat]
    power = float(s.power)
    influence: i64 = s.influence
    in_hand: i64 = 0
    for card in hand:
        in_hand += POWER_OF[card]
        influence += INFLUENCE_OF[card]
    power += IN_HAND * float(in_hand)
    value = marker_vp(s, seat) + POWER * power + INFLUENCE * float(influence) + UNPLAYED * float(len(hand))
    if s.queue:
        value += promotions(s)
    return value + shopping(s, seat, influence, rounds)


def marker_vp(s: TyrantsState, seat: i64) -> float:
    """T-4.3: what the markers will pay at the end of this turn. Without it, ending the turn would look like earning it."""
    vp: i64 = 0
    held: i64 = s.board[RULED + seat]
    held &= MARKER_SITES
    while held:
        site: i64 = LOW[(held & -held) % 67]
        if s.totally_controls(seat, site):
            vp += MARKER_VP[site]
        held &= held - 1
    return float(vp)


def promotions(s: TyrantsState) -> float:
    """What the best cards in play would gain in the inner circle, one for each promotion queued, and the VP queued with them."""
    gains = [float(INNER_VP[card] - DECK_VP[card]) + THINNING * (MIDDLING - units(STRENGTH[card])) for card in cards_in_play(s)]
    gains.sort()
    value = PENDING * float(len(s.queue))
    for entry in s.queue:
        taken = VP_AT_END[s.played[entry % 256]]
        if taken is not None:
            value += float(counted(s, taken.counter) // taken.every)
    for gain in gains[-len(s.queue) :]:
        value += gain
    return value


def shopping(s: TyrantsState, seat: i64, influence: i64, rounds: float) -> float:
    """What the best purchases for so much influence would add, among the cards on offer; a supply is good for two."""
    cards = Holdings(s, seat)
    best: list[float] = [0.0] * (influence + 1)  # for every smaller budget
    for card in s.row:
        offer(best, card, card_gain(card, cards, rounds))
    for card in (HOUSE_GUARD, PRIESTESS):
        supply: i64 = s.tokens[SUPPLY + card]
        gain = card_gain(card, cards, rounds)
        while supply > 0 and supply > s.tokens[SUPPLY + card] - 2:
            offer(best, card, gain)
            supply -= 1
    return best[influence]


def offer(best: list[float], card: i64, gain: float) -> None:
    """Improve the best purchases for each budget by one more card that may be bought."""
    price: i64 = COST[card]
    if price <= 0:
        return
    budget: i64 = len(best) - 1
    while budget >= price:
        with_it = best[budget - price] + gain
        best[budget] = max(best[budget], with_it)
        budget -= 1
