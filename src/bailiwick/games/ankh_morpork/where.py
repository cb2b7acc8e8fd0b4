"""Which areas an effect may concern: filters as masks for speed, and the reasons why an area is not among them."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.board import ADJACENT, AREAS, AROUND, BIT, CITY, DIMWELL, DOLLY_SISTERS, NEAR, UNREAL_ESTATE
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

ANYWHERE: Final = 0
NORMAL: Final = 1  # by the rule of placement
IN_TROUBLE: Final = 2
QUIET: Final = 3  # no trouble marker
BESIDE_TROUBLE: Final = 4  # quiet, next to an area in trouble
OWN_BUILDING: Final = 5
NEAR_UNREAL_ESTATE: Final = 6
NEAR_DOLLY_SISTERS: Final = 7
NEAR_DIMWELL: Final = 8
SHADES: Final = 9  # what The Shades may stir up
IN_UNREAL_ESTATE: Final = 10
ROLLED: Final = 11  # the area of the last roll
# By these numbers: what they are called in the keys of words
PLACES: Final = (
    *("anywhere", "near_yours", "in_trouble", "quiet", "beside_trouble", "own_building", "near_unreal_estate"),
    *("near_dolly_sisters", "near_dimwell", "shades", "unreal_estate", "rolled"),
)

CENTRE: Final = {NEAR_UNREAL_ESTATE: UNREAL_ESTATE, NEAR_DOLLY_SISTERS: DOLLY_SISTERS, NEAR_DIMWELL: DIMWELL}


def said_in(where: i64, lang: str) -> str:
    return say(lang, f"where_{PLACES[where]}")


def said_from(where: i64, lang: str) -> str:
    return say(lang, f"from_{PLACES[where]}")


def occupied(s: AnkhState) -> i64:
    """The areas with a minion, troll or demon."""
    mask: i64 = 0
    for stands in s.stands:
        mask |= stands
    return mask


def areas_where(s: AnkhState, seat: i64, where: i64) -> i64:
    """The areas that fit the filter, as a mask."""
    if where == ANYWHERE:
        return CITY
    if where == NORMAL:
        stands: i64 = s.stands[seat]
        return AROUND[stands] if stands else CITY
    if where == IN_TROUBLE:
        return s.trouble
    if where == QUIET:
        return CITY & ~s.trouble
    if where == BESIDE_TROUBLE:
        return beside(s.trouble) & ~s.trouble
    if where == OWN_BUILDING:
        return s.houses[seat]
    if where == NEAR_UNREAL_ESTATE:
        return NEAR[UNREAL_ESTATE]
    if where == NEAR_DOLLY_SISTERS:
        return NEAR[DOLLY_SISTERS]
    if where == NEAR_DIMWELL:
        return NEAR[DIMWELL]
    if where == SHADES:
        return NEAR[7] & occupied(s) & ~s.trouble
    if where == IN_UNREAL_ESTATE:
        return BIT[UNREAL_ESTATE]
    return BIT[s.rolls[-1]]


def beside(areas: i64) -> i64:
    mask: i64 = 0
    for area in AREAS[areas]:
        mask |= ADJACENT[area]
    return mask


def refuse_area(s: AnkhState, seat: i64, area: i64, where: i64) -> Reason | None:
    """Why the area does not fit the filter, from the rule itself."""
    troubled = bool(s.trouble & BIT[area])
    if where == NORMAL:
        mine = [other for other in range(1, 13) if s.count(other, seat)]
        if mine and area not in mine and not any(ADJACENT[area] & BIT[other] for other in mine):
            return Reason("A-7.2", "too_far", (area,))
    elif where == IN_TROUBLE:
        return None if troubled else Reason("A-8.4", "no_trouble", (area,))
    elif where == QUIET:
        return Reason("A-8.2", "trouble", (area,)) if troubled else None
    elif where == BESIDE_TROUBLE:
        if troubled:
            return Reason("A-8.2", "trouble", (area,))
        if not any(s.trouble & BIT[other] for other in range(1, 13) if ADJACENT[area] & BIT[other]):
            return Reason("A-6.6", "no_trouble_next_door", (area,))
    elif where == OWN_BUILDING:
        return None if s.owner(area) == seat else Reason("A-7.6", "no_building_of_yours", (area,))
    elif where in CENTRE:
        centre = CENTRE[where]
        if area != centre and not ADJACENT[centre] & BIT[area]:
            return Reason("A-7.6", "not_near", (area, centre))
    elif where == SHADES:
        if area != 7 and not ADJACENT[7] & BIT[area]:
            return Reason("A-10.5", "not_near", (area, 7))
        if troubled:
            return Reason("A-10.5", "trouble", (area,))
        return None if s.crowd(area) else Reason("A-10.5", "nobody_there", (area,))
    elif where == IN_UNREAL_ESTATE:
        return None if area == UNREAL_ESTATE else Reason("A-6.6", "other_area", (UNREAL_ESTATE,))
    elif where == ROLLED:
        return None if area == s.rolls[-1] else Reason("A-1.4", "other_area", (s.rolls[-1],))
    return None
