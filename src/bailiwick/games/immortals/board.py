"""The two realms (I-1.1): five areas of five regions each, the same in both; a *site* is one region in one realm.

Sites are numbered 0 to 24 in the light realm and 25 to 49 in the dark one, in the order of their regions.
"""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.native import i64

REGIONS: Final = (
    "treehome",
    "heartwood",
    "grove",
    "mossvale",
    "owlshade",
    "forge_fire",
    "mountains",
    "eagles_rest",
    "deepdelve",
    "stonegate",
    "white_falls",
    "lakeside",
    "emerald_cliff",
    "mistshore",
    "reedwater",
    "kingsroad",
    "borderland",
    "the_murk",
    "northwatch",
    "emberfield",
    "foothold",
    "tributepass",
    "windmere",
    "goldmeadow",
    "farwatch",
)
REGION_NAMES: Final = (
    "Treehome",
    "Heartwood",
    "Grove",
    "Mossvale",
    "Owlshade",
    "Forge Fire",
    "Mountains",
    "Eagle's Rest",
    "Deepdelve",
    "Stonegate",
    "White Falls",
    "Lakeside",
    "Emerald Cliff",
    "Mistshore",
    "Reedwater",
    "Kingsroad",
    "Borderland",
    "The Murk",
    "Northwatch",
    "Emberfield",
    "Foothold",
    "Tributepass",
    "Windmere",
    "Goldmeadow",
    "Farwatch",
)
AREAS: Final = ("greenwood", "highpeaks", "waterlands", "marches", "sunplains")
AREA_NAMES: Final = ("Greenwood", "Highpeaks", "Waterlands", "The Marches", "Sunplains")
REALMS: Final = ("light", "dark")
LIGHT: Final = 0
DARK: Final = 1

REGION_COUNT: Final = 25
SITE_COUNT: Final = 50
AREA_SIZE: Final = 5

# Every adjacent pair of regions once
EDGES: Final = (
    (0, 2), (0, 3), (0, 4), (0, 13), (0, 16), (0, 18), (1, 2), (1, 5), (1, 6), (1, 18), (2, 3), (3, 4), (4, 13),
    (5, 6), (5, 7), (5, 8), (5, 18), (5, 19), (6, 7), (7, 8), (8, 9), (9, 19), (9, 20), (9, 22), (10, 11), (10, 12),
    (10, 14), (10, 16), (10, 17), (10, 21), (11, 13), (11, 14), (12, 14), (12, 21), (13, 16), (15, 16), (15, 17),
    (15, 18), (15, 19), (16, 17), (16, 18), (17, 19), (17, 20), (17, 21), (18, 19), (19, 20), (20, 22), (20, 23),
    (20, 24), (21, 23), (22, 24), (23, 24),
)  # fmt: skip


def site_of(realm: int, region: int) -> int:
    return realm * REGION_COUNT + region


SITE_IDS: Final = tuple(f"{realm}.{region}" for realm in REALMS for region in REGIONS)
SITE_NUMBER: Final = {id: number for number, id in enumerate(SITE_IDS)}

BIT: Final[list[int]] = [1 << site for site in range(SITE_COUNT)]
REALM_OF: Final[list[int]] = [site // REGION_COUNT for site in range(SITE_COUNT)]
REGION_OF: Final[list[int]] = [site % REGION_COUNT for site in range(SITE_COUNT)]
TWIN: Final[list[int]] = [(site + REGION_COUNT) % SITE_COUNT for site in range(SITE_COUNT)]
AREA_OF: Final[list[int]] = [site % REGION_COUNT // AREA_SIZE for site in range(SITE_COUNT)]
REALM_MASK: Final[list[int]] = [sum(BIT[:REGION_COUNT]), sum(BIT[REGION_COUNT:])]
# The ten areas (five in each realm), by realm * 5 + area
AREA_MASK: Final[list[int]] = [
    sum(BIT[site_of(realm, area * AREA_SIZE + i)] for i in range(AREA_SIZE)) for realm in range(2) for area in range(5)
]


def neighbours_of(site: int) -> list[int]:
    """The sites adjacent in the same realm, ascending."""
    realm, region = divmod(site, REGION_COUNT)
    near = [b for a, b in EDGES if a == region] + [a for a, b in EDGES if b == region]
    return [site_of(realm, other) for other in sorted(near)]


NEIGHBOURS: Final[list[list[int]]] = [neighbours_of(site) for site in range(SITE_COUNT)]
NEAR: Final[list[int]] = [sum(BIT[other] for other in near) for near in NEIGHBOURS]

# Every way an attack can go: to each neighbour, then through a portal to the twin. `STRIKE_FROM` and `STRIKE_AT` are their ends.
STRIKE_FROM: Final[list[int]] = []
STRIKE_AT: Final[list[int]] = []
FIRST_STRIKE: Final[list[int]] = []  # by site: its first strike; the last one of a site is through its portal
for _site in range(SITE_COUNT):
    FIRST_STRIKE.append(len(STRIKE_FROM))
    for _other in [*NEIGHBOURS[_site], TWIN[_site]]:
        STRIKE_FROM.append(_site)
        STRIKE_AT.append(_other)
STRIKES: Final = 258
assert len(STRIKE_FROM) == STRIKES


# The number of a single bit: 67 divides none of the differences of powers of two below 2 ** 64
LOW: Final[list[int]] = [0] * 67
for _bit in range(SITE_COUNT):
    LOW[(1 << _bit) % 67] = _bit


def sites_in(sites: i64) -> list[int]:
    """The sites of a set, ascending."""
    out: list[int] = []
    while sites:
        out.append(LOW[(sites & -sites) % 67])
        sites &= sites - 1
    return out


def how_many(sites: i64) -> i64:
    number: i64 = 0
    while sites:
        sites &= sites - 1
        number += 1
    return number
