"""What single actions are worth to a seat, in points: a battle by its odds, everything else by what it changes.

The scale is that of `evaluate`, of which this is the marginal part: nothing is carried out, so hundreds of actions can be
weighed. Nothing hidden is looked at.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import (
    BIT,
    DARK,
    LIGHT,
    REALM_MASK,
    REALM_OF,
    REGION_OF,
    sites_in,
)
from bailiwick.games.immortals.cards import (
    ATTACK_OR_MOVE,
    CONFLICT,
    CONFLICT_OR_FIRST,
    DOMINATE_OR_TEMPLE,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    MAGIC,
    MAGIC_SPACE,
    PORTAL,
    TEMPLE,
    TEMPLE_TILE,
    TRANSITION,
    TRANSITION_5,
    is_conflict,
)
from bailiwick.games.immortals.cards import BUILD as BUILDING
from bailiwick.games.immortals.evaluate import (
    CONFLICT_CARD,
    IN_LIMBO,
    REGION_CARD,
    RIVAL,
    Ahead,
    menace,
    reach_of,
    security,
    site_worth,
    targets_near,
    wealth,
)
from bailiwick.games.immortals.odds import Forecast
from bailiwick.games.immortals.spaces import (
    cost_of,
    effect_of,
    may_build,
    move_origins,
    occupied_sites_of_card,
    origins,
    price_of,
    reachable,
    targets_from,
)
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.armies import BUILD_POINTS, TRANSITION_ARMIES
from bailiwick.games.immortals.steps.battle import allegiance
from bailiwick.games.immortals.steps.magic import BIG, SMALL, cost_of_magic, dominates
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.native import i64

NEVER: Final = -1000.0  # what can't be done
SPENDING: Final = 0.5  # what gold and energy count for when they are spent: more comes in each round
ARMY_LOST: Final = 0.08  # an army that goes from a site to the tower or to a limbo
SIDES: Final = 3  # that inhabitants can take
NOWHERE: Final = -1  # no particular site


class Deed:
    """The best way found to use a card on a space: what it is worth, what it costs, and where it happens."""

    def __init__(self, worth: float, gold: i64 = 0, energy: i64 = 0, site: i64 = NOWHERE) -> None:
        self.worth = worth
        self.gold: i64 = gold
        self.energy: i64 = energy
        self.site: i64 = site


NOTHING: Final = Deed(NEVER)


class Judge:
    def __init__(self, s: ImmortalsState, seat: i64, gold: i64, energy: i64) -> None:
        """Judges for a seat that can spend so much."""
        self.s = s
        self.seat: i64 = seat
        self.gold: i64 = gold
        self.energy: i64 = energy
        self.ahead = Ahead(s)
        self.judgement: Judgement | None = None  # one that was learned, if it is asked
        self.strikes: dict[int, float] = {}  # what was found out about attacks

    def affordable(self, cost: tuple[int, int]) -> bool:
        return cost[0] <= self.gold and cost[1] <= self.energy

    def price(self, cost: tuple[int, int]) -> float:
        """What is paid: little for who has plenty."""
        gold = wealth(float(self.gold)) - wealth(float(self.gold - cost[0]))
        energy = wealth(float(self.energy)) - wealth(float(self.energy - cost[1]))
        return SPENDING * self.ahead.purse * (gold + energy)

    # ---------------------------------------------------------------- sites

    def stake(self, site: i64, armies: float) -> float:
        """What a site is worth to the seat with so many of its armies there."""
        s = self.s
        if armies <= 0.0:
            return 0.0
        worth = self.ahead.horizon * site_worth(s, self.seat, site) * security(armies, menace(s, self.seat, site))
        return worth + (reach_of(armies) if targets_near(s, self.seat, site) else 0.0)

    def more(self, site: i64, number: i64) -> float:
        """So many armies from limbo to a site."""
        armies = float(self.s.armies(site))
        return self.stake(site, armies + float(number)) - self.stake(site, armies) - self.ahead.later * IN_LIMBO * float(number)

    # ---------------------------------------------------------------- attacks and moves

    def strike(self, origin: i64, target: i64, number: i64, side: i64) -> float:
        """An attack: what is won or taken from others, by its odds, less the armies that go."""
        s, seat = self.s, self.seat
        forecast = Forecast(s, seat, target, number, side)
        horizon = self.ahead.horizon
        region: i64 = REGION_OF[target]
        holder = s.holder(region)
        card = self.ahead.later * REGION_CARD
        left = forecast.left
        prize = horizon * site_worth(s, seat, target) * security(left, menace(s, seat, target)) + reach_of(left)
        if holder != seat:
            prize += card
        if holder >= 0 and holder != seat:
            prize += RIVAL * card
        worth = forecast.win * prize
        defender = s.owner(target)
        if defender >= 0:
            loss = horizon * site_worth(s, defender, target) * security(float(s.armies(target)), 2.0)
            worth += (forecast.win + forecast.tie) * RIVAL * loss
        armies = float(s.armies(origin))
        worth -= self.stake(origin, armies) - self.stake(origin, armies - float(number))
        return worth - ARMY_LOST * (float(number) - forecast.win * left)

    def best_strike(self, origin: i64, target: i64, side: i64) -> float:
        """The attack with a number of armies that suits it."""
        key = (origin * 64 + target) * SIDES + side
        known = self.strikes.get(key)
        if known is not None:
            return known
        most = self.s.armies(origin) - 1
        best = self.strike(origin, target, most, side)
        if most > 3:
            best = max(best, self.strike(origin, target, (most + 1) // 2, side))
        self.strikes[key] = best
        return best

    def attack(self, card: i64, cost: tuple[int, int], spared: i64) -> Deed:
        """The best attack with a card, but at none of the sites that are spared, and from none of them."""
        s, seat = self.s, self.seat
        best = NEVER
        where: i64 = NOWHERE
        if not self.affordable(cost):
            return NOTHING
        for origin in origins(s, seat):
            if spared & BIT[origin]:
                continue
            for target in sites_in(targets_from(s, seat, origin) & ~spared):
                worth = self.best_strike(origin, target, allegiance(s, seat, card, origin, target))
                if worth > best:
                    best = worth
                    where = target
        return Deed(best - self.price(cost), cost[0], cost[1], where) if where >= 0 else NOTHING

    def or_move(self, attack: Deed, card: i64) -> Deed:
        """The attack, unless a move from a site of the card is better."""
        cost = self.s.data.costs["move"]
        if not self.affordable(cost):
            return attack
        best = attack
        for origin in move_origins(self.s, self.seat, card):
            worth = self.move(origin)
            if worth > best.worth:
                best = Deed(worth, cost[0], cost[1])
        return best

    def move(self, origin: i64) -> float:
        """The best move of all armies that may go from a site."""
        s = self.s
        number = float(s.armies(origin) - 1)
        lost = self.stake(origin, number + 1.0) - self.stake(origin, 1.0)
        best = NEVER
        for site in sites_in(reachable(s, self.seat, origin)):
            armies = float(s.armies(site))
            best = max(best, self.stake(site, armies + number) - self.stake(site, armies))
        return best - lost - self.price(s.data.costs["move"])

    # ---------------------------------------------------------------- the spaces

    def build(self, site: i64, build: i64, cost: tuple[int, int]) -> float:
        s = self.s
        worth = float(s.data.points[BUILD_POINTS[build]]) - self.price(cost)
        if build != PORTAL:
            tile = float(s.data.points["temple" if build == TEMPLE_TILE else "capital"])
            worth += self.ahead.horizon * tile * security(float(s.armies(site)), menace(s, self.seat, site))
        return worth

    def best_build(self, card: i64) -> Deed:
        s, seat = self.s, self.seat
        best = NOTHING
        for site in sites_in(occupied_sites_of_card(s, seat, card)):
            for build in range(3):
                if may_build(s, site, build):
                    cost = price_of(s, seat, site, build)
                    worth = self.build(site, build, cost)
                    if worth > best.worth and self.affordable(cost):
                        best = Deed(worth, cost[0], cost[1], site)
        return best

    def best_temple(self, sites: i64, cost: tuple[int, int]) -> Deed:
        best = NOTHING
        if not self.affordable(cost):
            return best
        for site in sites_in(sites):
            if may_build(self.s, site, TEMPLE_TILE):
                worth = self.build(site, TEMPLE_TILE, cost)
                if worth > best.worth:
                    best = Deed(worth, cost[0], cost[1], site)
        return best

    def extraction(self, card: i64, effect: i64, cost: tuple[int, int]) -> Deed:
        """What comes in is in the deed as a negative cost. It is worth most to who has least of it."""
        s = self.s
        if not self.affordable(cost):
            return NOTHING
        yields = s.data.gold if effect == EXTRACT_GOLD else s.data.energy
        best: i64 = 0
        where: i64 = NOWHERE
        for site in sites_in(occupied_sites_of_card(s, self.seat, card)):
            if yields[site] > best:
                best = yields[site]
                where = site
        if where < 0:
            return NOTHING
        have = float(s.gold[self.seat] if effect == EXTRACT_GOLD else s.energy[self.seat])
        worth = self.ahead.purse * (wealth(have + float(best)) - wealth(have)) - self.price(cost)
        if effect == EXTRACT_GOLD:
            return Deed(worth, cost[0] - best, cost[1], where)
        return Deed(worth, cost[0], cost[1] - best, where)

    def transition(self, card: i64, cost: tuple[int, int]) -> Deed:
        s = self.s
        best = NOTHING
        if not self.affordable(cost):
            return best
        for site in sites_in(occupied_sites_of_card(s, self.seat, card)):
            there: i64 = s.limbo[2 * self.seat + REALM_OF[site]]
            number: i64 = min(TRANSITION_ARMIES, there)
            if number:
                worth = self.more(site, number) - self.price(cost)
                if worth > best.worth:
                    best = Deed(worth, cost[0], cost[1], site)
        return best

    def on_space(self, space: i64, card: i64, spared: i64) -> Deed:
        """What a card other than a blank does best on a space; some sites take no part in attacks."""
        s, seat = self.s, self.seat
        effect = effect_of(s, seat, space)
        if effect == MAGIC_SPACE:
            return self.magic(card - MAGIC)
        if effect in (EXTRACT_GOLD, EXTRACT_ENERGY):
            deed = self.extraction(card, effect, cost_of(s, seat, space))
        elif effect == TRANSITION:
            deed = self.transition(card, cost_of(s, seat, space))
        elif effect == BUILDING:
            deed = self.best_build(card)
        elif effect == TEMPLE:
            deed = self.best_temple(occupied_sites_of_card(s, seat, card), cost_of(s, seat, space))
        else:
            deed = self.attack(card, cost_of(s, seat, space), spared)
            if effect == ATTACK_OR_MOVE:
                deed = self.or_move(deed, card)
        if deed is not NOTHING and is_conflict(card):
            deed.worth -= self.used_up(card - CONFLICT)
        return deed

    def used_up(self, conflict: i64) -> float:
        """What a conflict card was worth that goes to the discards (I-8.6)."""
        return CONFLICT_CARD * min(1.0, self.ahead.later)

    def compensation(self) -> float:
        """A gold or an energy (I-8.2)."""
        return self.ahead.purse

    # ---------------------------------------------------------------- magic

    def magic(self, magic: i64) -> Deed:
        s = self.s
        cost = cost_of_magic(s, magic)
        if not self.affordable(cost):
            return NOTHING
        price = self.price(cost)
        drawn = CONFLICT_CARD * min(1.0, self.ahead.later) if s.deck or s.discards else 0.0
        if magic == TRANSITION_5:
            return Deed(max(self.arrival(LIGHT, BIG), self.arrival(DARK, BIG)) - price, cost[0], cost[1])
        if magic == CONFLICT_OR_FIRST:
            return Deed(drawn - price, cost[0], cost[1])
        if magic == DOMINATE_OR_TEMPLE:
            temple = self.best_temple(s.holds[self.seat], cost)
            dominion = self.domination() - price
            return temple if temple.worth >= dominion else Deed(dominion, cost[0], cost[1])
        return Deed(max(2.0 * drawn, self.arrival(LIGHT, SMALL), self.arrival(DARK, SMALL)) - price, cost[0], cost[1])

    def arrival(self, realm: i64, number: i64) -> float:
        """Up to so many armies from a limbo, to the site that needs them most."""
        s = self.s
        best = 0.0
        there: i64 = s.limbo[2 * self.seat + realm]
        if there:
            for site in sites_in(s.holds[self.seat] & REALM_MASK[realm]):
                best = max(best, self.more(site, min(number, there)))
        return best

    def domination(self) -> float:
        """The best region card that can be taken by I-13.3."""
        s, seat = self.s, self.seat
        best = NEVER
        card = self.ahead.later * REGION_CARD
        for site in sites_in(s.holds[seat]):
            holder = s.holder(REGION_OF[site])
            if holder != seat and dominates(s, seat, site):
                best = max(best, card * (1.0 + RIVAL) if holder >= 0 else card)
        return best
