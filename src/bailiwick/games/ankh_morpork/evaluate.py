"""How good a position is for a seat, for bots that look ahead: how near its own goal is, and how near the others' goals seem.

Everything is measured in hundredths of a victory. A rival's personality is secret, so each goal that it may have counts by how
likely the open board makes it; other hands and the order of the decks are never looked at. Only judgement lives here, no rule:
the game plays the same without it.
"""

from __future__ import annotations

import math
from typing import Final

from bailiwick.games.ankh_morpork.board import AREA_COUNT, AREAS, BIT
from bailiwick.games.ankh_morpork.cards import CARDS
from bailiwick.games.ankh_morpork.catalogue import (
    ANOTHER,
    ASSASSINATION,
    BUILDING,
    CHRYSOPRASE,
    DE_WORDE,
    DRAGON_KING,
    EVENT,
    INTERRUPT,
    MINION,
    MONEY,
    NO_TROUBLE,
    SCROLL,
    SELACHII,
    VETINARI,
    VIMES,
    Card,
)
from bailiwick.games.ankh_morpork.scoring import goal, leaders, net_worth, points
from bailiwick.games.ankh_morpork.state import (
    BY_EXHAUSTION,
    BY_RIOTS,
    DEMON,
    HAND,
    HAND_SIZE,
    KIND_BITS,
    LOAN,
    PENALTY,
    TROLL,
    AnkhState,
    how_many,
)
from bailiwick.kernel.native import i64

# -- how near a goal is

VICTORY: Final = 100.0
PACE: Final = 0.5  # of the chance that is left for each step that is missing
SHORT: Final = 0.55  # of the chance while the goal is not reached
UPSET: Final = 0.3  # that a goal just reached is spoilt before the own next turn; halved by each step to spare
STEP_MONEY: Final = 5.0  # dollars that make a step
STEP_TROUBLE: Final = 1.6  # trouble markers that make a step
PATIENCE: Final = 0.9  # of Commander Vimes's chance for each round that the draw pile will last
DRAWN: Final = 1.5  # cards that a player draws in a turn

# -- areas, as parts of one that is surely held

BY_ONE: Final = 0.92  # controlled by a lead of one
SHAKY: Final = 0.7  # … with trouble there, so that an assassin may come
TIED: Final = 0.35
BEHIND: Final = 0.12  # by one
ALONE: Final = 0.75  # for Lord Vetinari: the only minion in an area with trouble
AMONG: Final = 0.95  # … any other

# -- the others

SIGN: Final = 2.0  # how much more likely a personality is whose goal is reached than one whose goal is far
BLANK: Final = 0.4  # the same for personalities whose play can't be told from the board
STOPPED: Final = 0.93  # that nobody who moves in between stops a goal that is reached
DREAD: Final = 0.6  # a rival's victory against one's own: somebody else may stop it too

# -- what is useful for any goal

CASH: Final = 0.15  # a dollar
MINION_ON_BOARD: Final = 0.5
HELD_CARD: Final = 0.6  # each unit of a card's strength
LOAN_DUE: Final = 2.4
INCOME: Final = 0.15  # a dollar that a City Area card is worth each round
LEAD: Final = 15.0  # points ahead that are as good as sure

STRENGTH_OF: Final = {
    MINION: 1.6,
    BUILDING: 1.2,
    ASSASSINATION: 1.5,
    NO_TROUBLE: 0.8,
    SCROLL: 1.2,
    EVENT: -0.6,
    ANOTHER: 1.2,
    INTERRUPT: 3.2,
    MONEY: 0.0,
}
MONEY_STRENGTH: Final = 0.4  # a dollar
# What the City Area cards bring in a turn, in dollars, or as good as
YIELD: Final[list[float]] = [0.0, 2.5, 1.5, 2.0, 1.0, 1.5, 2.0, 1.2, 2.5, 1.0, 1.5, 3.0, 1.0]


def card_strength(card: Card) -> float:
    return sum(STRENGTH_OF[icon.name] + MONEY_STRENGTH * icon.amount for icon in card.icons)


STRENGTH: Final[list[float]] = [0.0] + [card_strength(card) for card in CARDS]  # by card number; 0 is no card
AVERAGE: Final[float] = sum(STRENGTH) / len(CARDS)


def evaluate(s: AnkhState, seat: i64) -> float:
    """The seat's chance to win less its rivals', and what is useful for any goal."""
    if s.over and s.ended == BY_RIOTS:
        return VICTORY if s.winning >> seat & 1 else -VICTORY
    city = Survey(s)
    rumour = Rumour(s, seat)
    chances = own_chance(s, seat, city, rumour) - DREAD * danger(s, seat, city, rumour)
    return VICTORY * chances + assets(s, seat, city)


# ---------------------------------------------------------------- the city


class Survey:
    """What everybody can see: the areas that each seat controls and stands in, and how long the draw pile lasts."""

    def __init__(self, s: AnkhState) -> None:
        self.rounds = rounds_left(s)
        self.exhaustion = math.pow(PATIENCE, self.rounds)  # how likely it ends the game
        self.controlled = [0, 0, 0, 0]
        self.held = [0.0, 0.0, 0.0, 0.0]  # the same, as it may last
        self.spread = [0.0, 0.0, 0.0, 0.0]
        area: i64 = 1
        while area <= AREA_COUNT:
            tally: i64 = s.tally[area]
            if not tally >> (KIND_BITS * DEMON) and (tally or s.built >> area & 1):
                self.look(s, area, tally)
            area += 1

    def look(self, s: AnkhState, area: i64, tally: i64) -> None:
        """One area without demons. Pieces are minions and building (A-12.1)."""
        houses = s.houses
        most: i64 = (tally >> (KIND_BITS * TROLL)) & 15
        second: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            building: i64 = houses[seat]
            pieces: i64 = ((tally >> (KIND_BITS * seat)) & 15) + (building >> area & 1)
            if pieces > most:
                second = most
                most = pieces
            elif pieces > second:
                second = pieces
            seat += 1
        troubled = (s.trouble >> area & 1) == 1
        seat = 0
        while seat < s.seats:
            minions: i64 = (tally >> (KIND_BITS * seat)) & 15
            building = houses[seat]
            pieces = minions + (building >> area & 1)
            if minions:
                self.spread[seat] += ALONE if troubled and minions == 1 else AMONG
            if pieces:
                lead: i64 = pieces - (second if pieces == most else most)
                if lead > 0:
                    self.controlled[seat] += 1
                    self.held[seat] += 1.0 if lead > 1 else SHAKY if troubled and minions else BY_ONE
                elif lead == 0:
                    self.held[seat] += TIED
                elif lead == -1:
                    self.held[seat] += BEHIND
            seat += 1


def rounds_left(s: AnkhState) -> float:
    """How long the draw pile lasts, after the refill at the end of the turn in progress."""
    left: i64 = len(s.draw_pile)
    if s.played and not s.over:
        left -= max(0, HAND_SIZE - s.hand_count(s.active))
    return float(max(0, left)) / (DRAWN * float(s.seats))


# ---------------------------------------------------------------- goals


class Pursuit:
    """How far a seat is with the goal of a personality other than Commander Vimes, who has none."""

    def __init__(self, s: AnkhState, seat: i64, personality: i64, city: Survey) -> None:
        target = goal(s, personality)
        have: i64 = 0
        if personality == VETINARI:
            stands: i64 = s.stands[seat]
            demons: i64 = s.stands[DEMON]
            have = how_many(stands & ~demons)
            self.to_spare = city.spread[seat] - float(target)
        elif personality == DRAGON_KING:
            have = how_many(s.trouble)
            self.to_spare = float(have - target) / STEP_TROUBLE
        elif personality == CHRYSOPRASE:
            have = net_worth(s, seat)
            self.to_spare = float(have - target) / STEP_MONEY
        else:
            have = city.controlled[seat]
            self.to_spare = city.held[seat] - float(target)
        self.reached = have >= target
        self.part = min(1.0, max(0.0, float(have) / float(target)))

    def chance(self) -> float:
        """That the goal will be there at the seat's next turn."""
        if self.reached:
            return max(0.0, 1.0 - UPSET * math.pow(PACE, self.to_spare))
        return SHORT * math.pow(PACE, max(0.0, -self.to_spare))


def own_chance(s: AnkhState, seat: i64, city: Survey, rumour: Rumour) -> float:
    personality: i64 = s.personality[seat]
    if personality == VIMES:
        return city.exhaustion
    if s.over and s.ended == BY_EXHAUSTION:
        return 1.0 - rumour.vimes if seat in leaders(s) else 0.0
    chance = Pursuit(s, seat, personality, city).chance() if personality else 0.0  # 0: set up without personalities
    return chance + (1.0 - chance) * (1.0 - rumour.vimes) * city.exhaustion * ahead(s, seat)


def ahead(s: AnkhState, seat: i64) -> float:
    """How likely the seat will have most points, by how many it has more than the best of the others."""
    best: i64 = -1000
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            best = max(best, points(s, other))
        other += 1
    return min(1.0, max(0.0, 0.5 + 0.5 * float(points(s, seat) - best) / LEAD))


# ---------------------------------------------------------------- the others


class Rumour:
    """Which personalities the others may have, as far as the seat knows: not its own, and none that it has seen unused."""

    def __init__(self, s: AnkhState, seat: i64) -> None:
        self.possible: list[int] = []  # the lords, who are all alike, only once
        self.lords: i64 = 0
        out: i64 = s.seen[seat]
        out |= BIT[s.personality[seat]]
        if s.seats == 2:
            out |= BIT[CHRYSOPRASE]
        number: i64 = 0
        personality: i64 = VETINARI
        while personality <= VIMES:
            if not out >> personality & 1:
                number += 1
                is_lord = SELACHII <= personality <= DE_WORDE
                if not is_lord or not self.lords:
                    self.possible.append(personality)
                self.lords += is_lord
            personality += 1
        self.vimes = 0.0  # that one of the others is Commander Vimes
        if not out >> VIMES & 1:
            self.vimes = min(1.0, float(s.seats - 1) / float(number))


def danger(s: AnkhState, seat: i64, city: Survey, rumour: Rumour) -> float:
    """The chances of all rivals.

    Who wins by a personality in an imagined game need not have it in the real one: that counts as the danger it was before.
    """
    if s.over and s.ended == BY_EXHAUSTION and s.personality[seat] == VIMES:
        return 0.0
    total = 0.0
    turn_begins = not s.played and s.active != seat
    first = s.active if turn_begins else s.active + 1
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            total += threat(s, other, (other - first + s.seats) % s.seats, city, rumour)
        other += 1
    return total


def threat(s: AnkhState, other: i64, movers: i64, city: Survey, rumour: Rumour) -> float:
    """The chance of one rival: over the personalities it may have, more likely those whose goal it is near.

    `movers` are those who may still stop it before its turn begins.
    """
    weights = 0.0
    total = 0.0
    for personality in rumour.possible:
        sign = BLANK
        chance = city.exhaustion
        if personality != VIMES:
            pursuit = Pursuit(s, other, personality, city)
            chance = math.pow(STOPPED, float(movers)) if pursuit.reached else pursuit.chance()
            if personality != DRAGON_KING:  # trouble is everybody's
                sign = pursuit.part
        weight = 1.0 + SIGN * sign * sign
        if SELACHII <= personality <= DE_WORDE:
            weight *= float(rumour.lords)
        weights += weight
        total += weight * chance
    return total / weights if weights > 0.0 else 0.0


# ---------------------------------------------------------------- what is useful for any goal


def assets(s: AnkhState, seat: i64, city: Survey) -> float:
    """Money, minions, City Area cards and the hand."""
    value = CASH * float(s.cash[seat]) + MINION_ON_BOARD * float(s.on_board[seat])
    value -= LOAN_DUE * float(len(s.piles[LOAN + seat]))
    for area in AREAS[s.city_cards(seat)]:
        value += INCOME * city.rounds * YIELD[area]
    return value + HELD_CARD * hand_strength(s, seat)


def hand_strength(s: AnkhState, seat: i64) -> float:
    """The cards in hand and those that the next refill brings; penalty cards take the place of better ones (A-14.6)."""
    hand = s.piles[HAND + seat]
    value = 0.0
    for card in hand:
        value += STRENGTH[card]
    missing: i64 = HAND_SIZE - len(hand) - len(s.piles[PENALTY + seat])
    return value + AVERAGE * float(max(0, missing))
