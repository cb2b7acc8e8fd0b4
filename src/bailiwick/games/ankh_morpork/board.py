"""The city: twelve areas, what they cost, where they lie and which are neighbours (A-1). Areas are numbered as on the die.

Sets of areas are masks with one bit an area; `AREAS` unpacks any of them.
"""

from __future__ import annotations

from typing import Final

AREA_COUNT: Final = 12

AREA_IDS: Final = (
    "",
    "dolly_sisters",
    "unreal_estate",
    "dragons_landing",
    "small_gods",
    "the_scours",
    "the_hippo",
    "the_shades",
    "dimwell",
    "longwall",
    "isle_of_gods",
    "seven_sleepers",
    "nap_hill",
)
AREA_NAMES: Final = (
    "",
    "Dolly Sisters",
    "Unreal Estate",
    "Dragon's Landing",
    "Small Gods",
    "The Scours",
    "The Hippo",
    "The Shades",
    "Dimwell",
    "Longwall",
    "Isle of Gods",
    "Seven Sleepers",
    "Nap Hill",
)
AREA_NUMBER: Final = {id: number for number, id in enumerate(AREA_IDS) if id}

DOLLY_SISTERS: Final = 1
UNREAL_ESTATE: Final = 2
DRAGONS_LANDING: Final = 3
SMALL_GODS: Final = 4
THE_SCOURS: Final = 5
THE_HIPPO: Final = 6
THE_SHADES: Final = 7
DIMWELL: Final = 8
LONGWALL: Final = 9
ISLE_OF_GODS: Final = 10
SEVEN_SLEEPERS: Final = 11
NAP_HILL: Final = 12

# What a building costs, by area
COST: Final[list[int]] = [0, 6, 18, 12, 18, 6, 12, 6, 6, 12, 12, 18, 12]

# Every adjacent pair once; the second list crosses the river.
LAND: Final = ((1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (4, 5), (4, 6), (5, 6), (5, 7), (6, 7), (8, 9), (9, 11), (11, 12))
BRIDGES: Final = ((1, 12), (2, 10), (2, 11), (2, 12), (4, 10), (5, 8), (5, 10), (7, 8), (9, 10), (10, 11))

BIT: Final[list[int]] = [1 << area for area in range(AREA_COUNT + 1)]
CITY: Final = sum(BIT[1:])
RIVERSIDE: Final = CITY & ~(BIT[DRAGONS_LANDING] | BIT[THE_HIPPO])
STARTING_AREAS: Final = (DOLLY_SISTERS, THE_SCOURS, THE_SHADES)


def neighbours_of(area: int) -> int:
    mask = 0
    for a, b in LAND + BRIDGES:
        if area == a:
            mask |= BIT[b]
        elif area == b:
            mask |= BIT[a]
    return mask


ADJACENT: Final[list[int]] = [neighbours_of(area) for area in range(AREA_COUNT + 1)]
NEAR: Final[list[int]] = [0] + [ADJACENT[area] | BIT[area] for area in range(1, AREA_COUNT + 1)]  # the area and its neighbours

# By mask: the areas in it, ascending; how many there are; all that lie in or next to them.
AREAS: Final[list[list[int]]] = [
    [area for area in range(1, AREA_COUNT + 1) if mask >> area & 1] for mask in range(1 << (AREA_COUNT + 1))
]
SIZE: Final[list[int]] = [len(areas) for areas in AREAS]


def near_all(areas: list[int]) -> int:
    mask = 0
    for area in areas:
        mask |= NEAR[area]
    return mask


AROUND: Final[list[int]] = [near_all(areas) for areas in AREAS]
