"""What single actions are worth to a seat by a judgement that was learned: of each, the position that it leads to is looked at.

Worths are told in points, as the game's own judge tells them; so plans are made with either. What is told lies halfway between
the two: they err in different things, and their mean errs less than either.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import BIT, REALM_OF, REGION_OF, sites_in
from bailiwick.games.immortals.cards import CAPITAL, EXTRACT_GOLD, PORTAL
from bailiwick.games.immortals.judge import NEVER, SIDES, Deed, Judge
from bailiwick.games.immortals.odds import Forecast, Throw
from bailiwick.games.immortals.spaces import reachable
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.armies import BUILD_POINTS
from bailiwick.games.immortals.steps.magic import dominates
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.native import i64

UNLIKELY: Final = 0.02  # what is less likely is not looked at
HOPELESS: Final = -0.5  # points: an attack that the game's own word likes no better is not looked at
MOST: Final = 128  # gold or energy that is told apart


OWN_WORD: Final = 0.5  # of a worth is what the game says itself


def mixed(learned: float, own: float) -> float:
    return learned + OWN_WORD * (own - learned)


class Scout(Judge):
    def __init__(self, s: ImmortalsState, seat: i64, gold: i64, energy: i64, judgement: Judgement) -> None:
        super().__init__(s, seat, gold, energy)
        self.judgement = judgement
        self.asked = judgement
        self.here = judgement.worth(s, seat)
        self.purses: dict[int, float] = {}  # what was found out about gold and energy, …
        self.builds: dict[int, float] = {}  # … buildings, …
        self.moves: dict[int, float] = {}  # … moves, …
        self.arrivals: dict[int, float] = {}  # … and armies that come from limbo

    def gain(self, ahead: ImmortalsState) -> float:
        return (self.asked.worth(ahead, self.seat) - self.here) / self.asked.unit

    # ---------------------------------------------------------------- gold and energy

    def purse(self, gold: i64, energy: i64) -> float:
        """What it is worth to have so much, against what the seat has."""
        key = gold * MOST + energy
        known = self.purses.get(key)
        if known is not None:
            return known
        ahead = self.s.clone()
        ahead.gold[self.seat] = gold
        ahead.energy[self.seat] = energy
        worth = self.gain(ahead)
        self.purses[key] = worth
        return worth

    def price(self, cost: tuple[int, int]) -> float:
        paid = self.purse(self.gold, self.energy) - self.purse(self.gold - cost[0], self.energy - cost[1])
        return mixed(max(0.0, paid), super().price(cost))

    def compensation(self) -> float:
        gold: i64 = self.s.gold[self.seat]
        energy: i64 = self.s.energy[self.seat]
        return mixed(max(0.0, self.purse(gold + 1, energy), self.purse(gold, energy + 1)), super().compensation())

    def extraction(self, card: i64, effect: i64, cost: tuple[int, int]) -> Deed:
        deed = super().extraction(card, effect, cost)
        if deed.site >= 0:
            gold: i64 = self.s.gold[self.seat]
            energy: i64 = self.s.energy[self.seat]
            much = deed.gold if effect == EXTRACT_GOLD else deed.energy
            if effect == EXTRACT_GOLD:
                gold += cost[0] - much
            else:
                energy += cost[1] - much
            deed.worth = mixed(self.purse(gold, energy) - self.price(cost), deed.worth)
        return deed

    # ---------------------------------------------------------------- armies

    def more(self, site: i64, number: i64) -> float:
        key = site * MOST + number
        known = self.arrivals.get(key)
        if known is not None:
            return known
        ahead = self.s.clone()
        ahead.limbo[2 * self.seat + REALM_OF[site]] -= number
        ahead.put(self.seat, site, number)
        worth = mixed(self.gain(ahead), super().more(site, number))
        self.arrivals[key] = worth
        return worth

    def move(self, origin: i64) -> float:
        known = self.moves.get(origin)
        if known is not None:
            return known
        number = self.s.armies(origin) - 1
        best = NEVER
        for site in sites_in(reachable(self.s, self.seat, origin)):
            ahead = self.s.clone()
            ahead.take(origin, number)
            ahead.put(self.seat, site, number)
            best = max(best, self.gain(ahead))
        if best > NEVER:
            best = mixed(best - self.price(self.s.data.costs["move"]), super().move(origin))
        self.moves[origin] = best
        return best

    def strike(self, origin: i64, target: i64, number: i64, side: i64) -> float:
        """Each way in which it can end, with what falls and what stays in the tower as it does on average."""
        s, seat = self.s, self.seat
        forecast = Forecast(s, seat, target, number, side)
        defender = s.owner(target)
        defenders = s.armies(target)
        other = 1 - REALM_OF[target]
        thrown = s.clone()
        thrown.take(origin, number)
        mine = come_out(thrown, seat, number, forecast.throw)
        theirs: i64 = 0
        if defender >= 0:
            thrown.take(target, defenders)
            theirs = come_out(thrown, defender, defenders, forecast.throw)
        worth = 0.0
        if forecast.win > UNLIKELY:
            low = min(max(1, int(forecast.left)), mine)
            part = min(1.0, max(0.0, forecast.left - float(low)))
            value = self.won(thrown, target, mine, low, defender, theirs)
            if part > 0.2 and low < mine:
                more = self.won(thrown, target, mine, low + 1, defender, theirs)
                value = (1.0 - part) * value + part * more
            worth += forecast.win * value
        if forecast.tie > UNLIKELY and defender >= 0:
            ahead = thrown.clone()
            ahead.limbo[2 * seat + other] += mine
            ahead.limbo[2 * defender + other] += theirs
            if ahead.holder(REGION_OF[target]) in (seat, defender):
                ahead.give_region(REGION_OF[target], -1)
            worth += forecast.tie * self.gain(ahead)
        lose = 1.0 - forecast.win - (forecast.tie if defender >= 0 else 0.0)
        if lose > UNLIKELY:
            ahead = thrown.clone()
            ahead.limbo[2 * seat + other] += mine
            if defender >= 0:
                stand = min(max(1, theirs - mine), theirs)
                ahead.put(defender, target, stand)
                ahead.limbo[2 * defender + other] += theirs - stand
            worth += lose * self.gain(ahead)
        return mixed(worth, super().strike(origin, target, number, side))

    def won(self, thrown: ImmortalsState, target: i64, mine: i64, left: i64, defender: i64, theirs: i64) -> float:
        ahead = thrown.clone()
        seat = self.seat
        other = 1 - REALM_OF[target]
        ahead.put(seat, target, left)
        ahead.limbo[2 * seat + other] += max(0, mine - left)
        if defender >= 0:
            ahead.limbo[2 * defender + other] += theirs
        ahead.give_region(REGION_OF[target], seat)
        return self.gain(ahead)

    def best_strike(self, origin: i64, target: i64, side: i64) -> float:
        """Looked at only where the game's own word holds out some hope, and with the number of armies that it prefers."""
        key = (origin * 64 + target) * SIDES + side
        known = self.strikes.get(key)
        if known is not None:
            return known
        number = self.s.armies(origin) - 1
        best = super().strike(origin, target, number, side)
        if number > 3:
            half = (number + 1) // 2
            fewer = super().strike(origin, target, half, side)
            if fewer > best:
                best = fewer
                number = half
        if best > HOPELESS:
            best = self.strike(origin, target, number, side)
        self.strikes[key] = best
        return best

    # ---------------------------------------------------------------- buildings and cards

    def build(self, site: i64, build: i64, cost: tuple[int, int]) -> float:
        key = site * 3 + build
        known = self.builds.get(key)
        if known is None:
            s = self.s.clone()
            if build == PORTAL:
                s.portals |= BIT[site]
            elif build == CAPITAL:
                s.capitals |= BIT[site]
            else:
                s.temples |= BIT[site]
            s.points[self.seat] += s.data.points[BUILD_POINTS[build]]
            known = self.gain(s)
            self.builds[key] = known
        return mixed(known - self.price(cost), super().build(site, build, cost))

    def used_up(self, conflict: i64) -> float:
        ahead = self.s.clone()
        ahead.drop_conflict(self.seat, conflict)
        return mixed(max(0.0, -self.gain(ahead)), super().used_up(conflict))

    def domination(self) -> float:
        s, seat = self.s, self.seat
        best = NEVER
        for site in sites_in(s.holds[seat]):
            if s.holder(REGION_OF[site]) != seat and dominates(s, seat, site):
                ahead = s.clone()
                ahead.give_region(REGION_OF[site], seat)
                best = max(best, self.gain(ahead))
        return mixed(best, super().domination()) if best > NEVER else best


def come_out(s: ImmortalsState, seat: i64, number: i64, throw: Throw) -> i64:
    """So many armies of a seat go into the tower, with those in the tray: how many come out, the others being left inside."""
    thrown: i64 = number + s.tray[seat]
    held: i64 = s.tower[seat]
    inside: i64 = int(0.5 + float(thrown) * throw.stays + float(held) * (1.0 - throw.leaves))
    inside = min(inside, thrown + held)
    s.tower[seat] = inside
    s.tray[seat] = 0
    return thrown + held - inside
