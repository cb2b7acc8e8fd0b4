"""What a learned judgement sees of a position: the own goal, what each rival may be after, the city, money and cards.

Figures are divided so that they are of the order of one. A rival's personality, its cards and the order of the decks are hidden:
each goal that it may have is measured on the open board. The seat comes first, then the others, the most threatening first.
"""

from __future__ import annotations

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
    EVENTS,
    ICONS,
    INTERRUPT,
    MINION,
    MONEY,
    NO_TROUBLE,
    SCROLL,
    SELACHII,
    VETINARI,
    VIMES,
)
from bailiwick.games.ankh_morpork.evaluate import (
    STEP_MONEY,
    STEP_TROUBLE,
    STRENGTH,
    YIELD,
    Pursuit,
    Rumour,
    Survey,
    assets,
    own_chance,
    threat,
)
from bailiwick.games.ankh_morpork.scoring import buildings_worth, goal, net_worth, points
from bailiwick.games.ankh_morpork.state import (
    DEMON,
    DEMONS,
    HAND,
    HAND_SIZE,
    KIND_BITS,
    LOAN,
    PENALTY,
    TROLL,
    TROLLS,
    AnkhState,
    how_many,
)
from bailiwick.kernel.native import i64

MOST_SEATS: Final = 4
FOG: Final = EVENTS.index("fog")
RIOTS: Final = EVENTS.index("riots")
RIOTOUS: Final = 8  # trouble markers that make riots, and as many as the Dragon King needs

# Goals by kind: the three lords want the same, 0 is none
LORD: Final = 2
KIND_OF: Final[list[int]] = [0, 1, LORD, LORD, LORD, 3, 4, 5]
KINDS: Final = 5

# The icons of a card, in this order; and as many figures of each card in hand
COUNTED: Final = (MINION, BUILDING, ASSASSINATION, NO_TROUBLE, SCROLL, EVENT, ANOTHER, INTERRUPT)
COLUMNS: Final[list[list[int]]] = [[COUNTED.index(icon.name) for icon in icons if icon.name != MONEY] for icons in ICONS]
DOLLARS: Final[list[int]] = [sum(icon.amount for icon in icons if icon.name == MONEY) for icons in ICONS]

# How many figures there are of each kind, in the order of `features`: of the game, of the chances of all, of each kind of goal,
# of what rivals may be after (one for each kind), of the seat itself, of each rival as a threat and as a seat, of each area,
# and of the hand.
OF_GAME: Final = 23
OF_CHANCES: Final = 4
OF_GOAL: Final = 20
OF_SEAT: Final = 28
OF_THREAT: Final = 6
OF_AREA: Final = 3
OF_HAND: Final = 3 + len(COUNTED) + len(CARDS)
OTHER_GOAL: Final[list[float]] = [0.0] * OF_GOAL
NO_GOAL: Final[list[float]] = [0.0] * 4
NOBODY: Final[list[float]] = [0.0] * (OF_THREAT + OF_SEAT)


class City:
    """Of each seat: in how many areas it leads or trails by how much, and how many of its minions stand alone in trouble."""

    def __init__(self, s: AnkhState) -> None:
        self.firm = [0.0] * MOST_SEATS  # a lead of two or more
        self.quiet = [0.0] * MOST_SEATS  # of one, without trouble
        self.shaky = [0.0] * MOST_SEATS  # … with trouble there
        self.tied = [0.0] * MOST_SEATS
        self.behind = [0.0] * MOST_SEATS  # by one
        self.exposed = [0.0] * MOST_SEATS
        self.empty = 0.0
        self.calm = 0.0  # somebody there, and no trouble yet
        area: i64 = 1
        while area <= AREA_COUNT:
            tally: i64 = s.tally[area]
            if not tally:
                self.empty += 1.0
            elif not s.trouble >> area & 1:
                self.calm += 1.0
            if tally or s.built >> area & 1:
                self.look(s, area, tally)
            area += 1

    def look(self, s: AnkhState, area: i64, tally: i64) -> None:
        troubled = (s.trouble >> area & 1) == 1
        haunted = tally >> (KIND_BITS * DEMON) != 0
        most: i64 = (tally >> (KIND_BITS * TROLL)) & 15
        second: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            houses: i64 = s.houses[seat]
            pieces: i64 = ((tally >> (KIND_BITS * seat)) & 15) + (houses >> area & 1)
            if pieces > most:
                second = most
                most = pieces
            elif pieces > second:
                second = pieces
            seat += 1
        seat = 0
        while seat < s.seats:
            minions: i64 = (tally >> (KIND_BITS * seat)) & 15
            houses = s.houses[seat]
            pieces = minions + (houses >> area & 1)
            if troubled and minions == 1:
                self.exposed[seat] += 1.0
            if pieces and not haunted:
                lead: i64 = pieces - (second if pieces == most else most)
                if lead > 1:
                    self.firm[seat] += 1.0
                elif lead == 1:
                    if troubled and minions:
                        self.shaky[seat] += 1.0
                    else:
                        self.quiet[seat] += 1.0
                elif lead == 0:
                    self.tied[seat] += 1.0
                elif lead == -1:
                    self.behind[seat] += 1.0
            seat += 1


class Hand:
    """The seat's own cards: how many icons of each sort, the money on them, and how many the refill will bring."""

    def __init__(self, s: AnkhState, seat: i64) -> None:
        self.icons = [0.0] * len(COUNTED)
        self.dollars = 0.0
        self.strength = 0.0
        for card in s.piles[HAND + seat]:
            self.strength += STRENGTH[card]
            self.dollars += float(DOLLARS[card])
            for column in COLUMNS[card]:
                self.icons[column] += 0.5
        missing: i64 = HAND_SIZE - s.hand_count(seat)
        self.missing = float(max(0, missing)) / 3.0


class Rival:
    """Another seat and how much it threatens."""

    def __init__(self, seat: i64, movers: i64, chance: float) -> None:
        self.seat: i64 = seat
        self.movers: i64 = movers  # who may still stop it before its turn
        self.chance = chance


def features(s: AnkhState, seat: i64) -> list[float]:
    survey, rumour, city, hand = Survey(s), Rumour(s, seat), City(s), Hand(s, seat)
    first: i64 = s.active + 1 if s.played else s.active  # whose turn begins next
    threats = rivals(s, seat, first, survey, rumour)
    found: list[float] = []
    of_game(s, seat, first, survey, city, found)
    whole = 0.0
    for rival in threats:
        whole += rival.chance
    own = own_chance(s, seat, survey, rumour)
    found.append(own)
    found.append(whole)
    found.append(max(-1.0, own - 0.6 * whole))
    found.append(assets(s, seat, survey) / 20.0)
    of_goal(s, seat, whole, survey, city, hand, found)
    suspected(rumour, found)
    ahead: i64 = points(s, seat)
    of_seat(s, seat, survey, city, found)
    for place in range(MOST_SEATS - 1):
        if place < len(threats):
            rival = threats[place]
            behind: i64 = ahead - points(s, rival.seat)
            found.append(rival.chance)
            found.append(1.0 if rival.movers == 0 else 0.0)
            found.append(1.0 if rival.movers == 1 else 0.0)
            found.append(float(rival.movers) / 3.0)
            found.append(float(behind) / 30.0)
            found.append(survey.exhaustion if behind > 0 else 0.0)
            of_seat(s, rival.seat, survey, city, found)
        else:
            found.extend(NOBODY)
    of_areas(s, seat, found)
    of_hand(s, seat, hand, found)
    return found


def rivals(s: AnkhState, seat: i64, first: i64, survey: Survey, rumour: Rumour) -> list[Rival]:
    """The other seats, the most threatening first."""
    found: list[Rival] = []
    turn: i64 = 0
    while turn < s.seats:
        other: i64 = (first + turn) % s.seats
        if other != seat:
            rival = Rival(other, turn, threat(s, other, turn, survey, rumour))
            place: i64 = len(found)
            while place > 0 and found[place - 1].chance < rival.chance:
                place -= 1
            found.insert(place, rival)
        turn += 1
    return found


def of_game(s: AnkhState, seat: i64, first: i64, survey: Survey, city: City, found: list[float]) -> None:
    """What is the same for everybody, and whose turn comes when."""
    markers: i64 = how_many(s.trouble)
    before: i64 = (seat - first + s.seats) % s.seats
    missing: i64 = HAND_SIZE - s.hand_count(s.active) if s.played else 0
    found.append(survey.rounds / 10.0)
    found.append(min(1.0, survey.rounds / 2.0))
    found.append(survey.exhaustion)
    found.append(1.0 if missing >= len(s.draw_pile) else 0.0)  # the game ends with this turn
    found.append(float(s.round) / 15.0)
    found.append(1.0 if s.seats == 2 else 0.0)
    found.append(1.0 if s.seats == 3 else 0.0)
    for turn in range(MOST_SEATS):
        found.append(1.0 if turn == before else 0.0)
    found.append(1.0 if seat == s.active and not s.played else 0.0)
    found.append(1.0 if seat == s.active and s.played else 0.0)
    found.append(float(markers) / 8.0)
    found.append(1.0 if markers >= RIOTOUS else 0.0)
    found.append(max(0.0, float(markers - RIOTOUS + 3) / 3.0))
    found.append(float(len(s.events)) / 12.0)
    found.append(1.0 if FOG in s.past_events else 0.0)
    riots = 0.0 if RIOTS in s.past_events else 1.0
    found.append(riots)
    found.append(riots if markers >= RIOTOUS else 0.0)
    found.append(float(TROLLS - s.trolls_left) / 3.0)
    found.append(float(DEMONS - s.demons_left) / 4.0)
    found.append(city.empty / 12.0)


def of_goal(s: AnkhState, seat: i64, whole: float, survey: Survey, city: City, hand: Hand, found: list[float]) -> None:
    """How far the seat is with its own goal and what it has for it, in a place of its own for each kind of goal; `whole` is what
    rivals threaten."""
    personality: i64 = s.personality[seat]
    mine: i64 = KIND_OF[personality]
    for kind in range(1, KINDS + 1):
        if kind != mine:
            found.extend(OTHER_GOAL)
            continue
        found.append(1.0)
        if personality == VIMES:
            found.append(survey.exhaustion * max(0.0, 1.0 - whole))
            found.append(max(0.0, 1.0 - survey.rounds))
            found.append(max(0.0, 1.0 - survey.rounds / 3.0))
            found.append(max(0.0, 1.0 - survey.rounds / 8.0))
            found.append(survey.rounds / 10.0)
            found.append(whole)
        else:
            pursuit = Pursuit(s, seat, personality, survey)
            missing = missing_of(s, seat, personality, survey)
            found.append(pursuit.chance())
            found.append(1.0 if pursuit.reached else 0.0)
            found.append(1.0 if 0.0 < missing <= 1.0 else 0.0)
            found.append(1.0 if 1.0 < missing <= 2.0 else 0.0)
            found.append(max(-4.0, min(3.0, pursuit.to_spare)) / 3.0)
            found.append(max(-2.0, min(5.0, missing)) / 3.0)
        found.append(survey.exhaustion)
        found.append(city.firm[seat] / 3.0)
        found.append(city.quiet[seat] / 3.0)
        found.append(city.shaky[seat] / 3.0)
        found.append((city.tied[seat] + city.behind[seat]) / 3.0)
        found.append(city.exposed[seat] / 3.0)
        found.append(city.calm / 6.0)
        found.append(hand.icons[0])
        found.append(hand.icons[1])
        found.append(hand.icons[2])
        found.append(hand.icons[6])
        found.append(hand.dollars / 5.0)
        found.append(hand.missing)


def missing_of(s: AnkhState, seat: i64, personality: i64, survey: Survey) -> float:
    """How many steps are missing to a goal; what is to spare is less than nothing."""
    target = goal(s, personality)
    if personality == VETINARI:
        stands: i64 = s.stands[seat]
        demons: i64 = s.stands[DEMON]
        return float(target - how_many(stands & ~demons))
    if personality == DRAGON_KING:
        return float(target - how_many(s.trouble)) / STEP_TROUBLE
    if personality == CHRYSOPRASE:
        return float(target - net_worth(s, seat)) / STEP_MONEY
    return float(target - survey.controlled[seat])


def suspected(rumour: Rumour, found: list[float]) -> None:
    """How likely any one rival has each kind of goal, before one looks at what it does."""
    number: i64 = len(rumour.possible)
    if rumour.lords:
        number += rumour.lords - 1
    for personality in (VETINARI, SELACHII, DRAGON_KING, CHRYSOPRASE, VIMES):
        likely = 0.0
        for possible in rumour.possible:
            if KIND_OF[possible] == KIND_OF[personality]:
                likely = float(rumour.lords if SELACHII <= possible <= DE_WORDE else 1) / float(number)
        found.append(likely)


def of_seat(s: AnkhState, seat: i64, survey: Survey, city: City, found: list[float]) -> None:
    """What everybody sees of a seat, first of all how far it is with each goal that it could have."""
    for personality in (VETINARI, SELACHII, CHRYSOPRASE):
        if personality == CHRYSOPRASE and s.seats == 2:  # nobody has that goal
            found.extend(NO_GOAL)
            continue
        missing = missing_of(s, seat, personality, survey)
        found.append(1.0 if missing <= 0.0 else 0.0)
        found.append(1.0 if 0.0 < missing <= 1.0 else 0.0)
        found.append(1.0 if 1.0 < missing <= 2.0 else 0.0)
        found.append(max(-2.0, min(8.0, missing)) / 4.0)
    income = 0.0
    for area in AREAS[s.city_cards(seat)]:
        income += YIELD[area]
    houses: i64 = s.houses[seat]
    stands: i64 = s.stands[seat]
    found.append(income / 5.0)
    found.append(city.firm[seat] / 3.0)
    found.append(city.quiet[seat] / 3.0)
    found.append(city.shaky[seat] / 3.0)
    found.append(city.tied[seat] / 3.0)
    found.append(city.behind[seat] / 3.0)
    found.append(city.exposed[seat] / 3.0)
    found.append(float(points(s, seat)) / 60.0)
    found.append(float(s.cash[seat]) / 25.0)
    found.append(float(buildings_worth(s, seat)) / 40.0)
    found.append(float(how_many(houses)) / 4.0)
    found.append(float(s.on_board[seat]) / 10.0)
    found.append(float(how_many(stands)) / 8.0)
    found.append(float(len(s.piles[LOAN + seat])))
    found.append(float(len(s.piles[PENALTY + seat])))
    found.append(float(s.hand_count(seat)) / 5.0)


def of_areas(s: AnkhState, seat: i64, found: list[float]) -> None:
    """Area by area: where the seat has minions, whose building stands there."""
    stands: i64 = s.stands[seat]
    houses: i64 = s.houses[seat]
    others: i64 = s.built & ~houses
    bit: i64 = 2
    while bit <= BIT[AREA_COUNT]:
        found.append(1.0 if stands & bit else 0.0)
        found.append(1.0 if houses & bit else 0.0)
        found.append(1.0 if others & bit else 0.0)
        bit <<= 1


def of_hand(s: AnkhState, seat: i64, hand: Hand, found: list[float]) -> None:
    """Which cards the seat holds, and what they come to."""
    found.append(hand.strength / 10.0)
    found.append(hand.missing)
    found.append(hand.dollars / 5.0)
    found.extend(hand.icons)
    held = [0.0] * (len(CARDS) + 1)
    for card in s.piles[HAND + seat]:
        held[card] = 1.0
    found.extend(held[1:])
