"""How good a position is for a seat, for bots that look ahead: the points it has and those that its sites promise.

Everything is measured in points. A site promises half a point a scoring, what stands on it, and its part of an area; the more
armies next door, the less of that is sure. Only what the seat may know is looked at: of other hands, the number of cards. Only
judgement lives here, no rule: the game plays the same without it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import AREA_MASK, AREA_OF, BIT, NEAR, NEIGHBOURS, REALM_OF, TWIN, how_many, sites_in
from bailiwick.games.immortals.cards import CONFLICT_SITES, is_wild
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.kernel.native import i64

FADE: Final = 0.88  # a later scoring against the one before it: much can happen in between
# By sites held in an area: what they are worth at a scoring, by the points for most of it (I-14.3); few are on the way to it
AREA: Final[list[float]] = [0.0, 0.125, 0.4, 1.05, 1.175]
WHOLE: Final = 0.1  # the whole area, beyond the points for it
RISK: Final = 0.5  # that a site falls to a much stronger neighbour before the next scoring
QUIET: Final = 0.97  # of a site is sure if nobody can attack it
STAND: Final = 1.5  # armies that attack for one that stands

REACH: Final = 0.16  # an army that could attack
REACH_MOST: Final = 6  # more of them at one site are worth no more
IN_LIMBO: Final = 0.03  # an army in limbo, by scorings that follow the next
REGION_CARD: Final = 0.5  # a region card, by the same
CONFLICT_CARD: Final = 0.5  # a conflict card that names a site within reach
FAR_CARD: Final = 0.25  # any other

PURSE: Final = 0.08  # a gold or an energy, by what a building promises
LAST_PURSE: Final = 0.3  # of that in the last round
ENOUGH: Final = 7.0  # of either; more is worth less
PLENTY: Final = 14.0
SPARE: Final = 0.5  # of the worth, beyond enough
IDLE: Final = 0.15  # beyond plenty

RIVAL: Final = 0.3  # a point of another player's, against one's own


def evaluate(s: ImmortalsState, seat: i64) -> float:
    """The seat's outlook less that of its rivals."""
    ahead = Ahead(s)
    value = outlook(s, seat, ahead)
    for other in range(s.seats):
        if other != seat:
            value -= RIVAL * outlook(s, other, ahead)
    return value + hand(s, seat, ahead)


class Ahead:
    """What is still to come."""

    def __init__(self, s: ImmortalsState) -> None:
        self.scorings: i64 = 0 if s.over else s.rounds - (s.round - 1 if s.round else 0)
        self.horizon = 0.0  # scorings to come, the later ones counting for less
        scoring: i64 = 0
        weight = 1.0
        while scoring < self.scorings:
            self.horizon += weight
            weight *= FADE
            scoring += 1
        self.later = max(0.0, self.horizon - 1.0)
        self.purse = PURSE * (1.0 + self.horizon)  # what a gold or an energy is worth
        if self.scorings <= 1:
            self.purse *= LAST_PURSE if self.scorings else 0.0


def outlook(s: ImmortalsState, seat: i64, ahead: Ahead) -> float:
    """The points a seat has and may expect, from what everybody can see."""
    promise = 0.0
    reach = 0.0
    areas = [0.0] * len(AREA_MASK)
    for site in sites_in(s.holds[seat]):
        armies = float(s.armies(site))
        sure = security(armies, menace(s, seat, site))
        promise += sure * (site_share(s) + standing(s, site))
        areas[area_of(site)] += sure
        if targets_near(s, seat, site):
            reach += reach_of(armies)
    for held in areas:
        promise += area_worth(s, held)
    value = float(s.points[seat]) + ahead.horizon * promise
    if ahead.later > 0.0 or s.round:
        value += reach * min(1.0, ahead.horizon)
    value += ahead.later * IN_LIMBO * float(s.limbo[2 * seat] + s.limbo[2 * seat + 1])
    value += ahead.later * REGION_CARD * float(s.region_cards.count(seat))
    value += ahead.purse * (wealth(float(s.gold[seat])) + wealth(float(s.energy[seat])))
    for size in s.groups[seat]:  # not placed yet: a site that it will hold somewhere
        value += ahead.horizon * (site_share(s) + 0.4) * security(float(size), 2.0) + reach_of(float(size))
    return value


def hand(s: ImmortalsState, seat: i64, ahead: Ahead) -> float:
    """The seat's own conflict cards."""
    near: i64 = s.holds[seat]
    for site in sites_in(s.holds[seat]):
        near |= NEAR[site]
    value = 0.0
    for conflict in s.conflicts[seat]:
        named: i64 = CONFLICT_SITES[conflict]
        value += CONFLICT_CARD if named & near or is_wild(conflict) else FAR_CARD
    return value * min(1.0, ahead.later)


# ---------------------------------------------------------------- sites


def area_of(site: i64) -> i64:
    return REALM_OF[site] * 5 + AREA_OF[site]


def standing(s: ImmortalsState, site: i64) -> float:
    """What the building on a site gives at a scoring."""
    bit: i64 = BIT[site]
    if s.temples & bit:
        return float(s.data.points["temple"])
    return float(s.data.points["capital"]) if s.capitals & bit else 0.0


def site_share(s: ImmortalsState) -> float:
    """A site, at a scoring (I-14.1)."""
    return 1.0 / float(s.data.points["sites_per_point"])


def area_share(s: ImmortalsState, held: i64) -> float:
    """So many sites of an area, at a scoring (I-14.3)."""
    if held >= 5:
        return float(s.data.points["area_complete"]) + WHOLE
    return AREA[held] * float(s.data.points["area_majority"])


def area_worth(s: ImmortalsState, held: float) -> float:
    """The same where parts of a site come from those that are not sure."""
    whole = int(held)
    here = area_share(s, whole)
    return here if whole >= 5 else here + (held - float(whole)) * (area_share(s, whole + 1) - here)


def site_worth(s: ImmortalsState, seat: i64, site: i64) -> float:
    """What holding the site adds for the seat at a scoring, if it does not fall."""
    mask: i64 = s.holds[seat] & AREA_MASK[area_of(site)] & ~BIT[site]
    others = how_many(mask)
    return site_share(s) + standing(s, site) + area_share(s, others + 1) - area_share(s, others)


def menace(s: ImmortalsState, seat: i64, site: i64) -> float:
    """The most armies that another player could send here at once."""
    most: i64 = 0
    for other in NEIGHBOURS[site]:
        here: i64 = s.sites[other]
        if here:
            armies: i64 = (here >> 3) - 1
            if armies > most and (here & 7) != seat + 1:
                most = armies
    twin: i64 = TWIN[site]
    if s.portals & BIT[twin] and s.owner(twin) != seat and s.armies(twin) - 1 > most:
        most = s.armies(twin) - 1
    return float(most)


def security(armies: float, attackers: float) -> float:
    """How likely a site is still held at the next scoring."""
    return QUIET - RISK * attackers / (attackers + STAND * max(0.5, armies))


def targets_near(s: ImmortalsState, seat: i64, site: i64) -> bool:
    near: i64 = NEAR[site]
    if s.portals & BIT[site]:
        near |= BIT[TWIN[site]]
    mine: i64 = s.holds[seat]
    return near & ~mine & s.sites_in_play != 0


def reach_of(armies: float) -> float:
    return REACH * min(float(REACH_MOST), max(0.0, armies - 1.0))


# ---------------------------------------------------------------- gold and energy


def wealth(amount: float) -> float:
    """So much gold, or energy, against the first of it."""
    if amount <= ENOUGH:
        return amount
    if amount <= PLENTY:
        return ENOUGH + SPARE * (amount - ENOUGH)
    return ENOUGH + SPARE * (PLENTY - ENOUGH) + IDLE * (amount - PLENTY)
