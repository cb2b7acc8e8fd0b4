"""The map: 26 sites, 40 routes, 140 troop spaces. Facts first, then what follows from them (T-1.1, T-7).

A *location* is a site or one space of a route (T-7.1): sites are 0 to 25, route spaces 26 to 78. The spaces inside a site are
interchangeable for every rule (R-11), so a troop stands at a location, and a site knows how many of each colour it holds.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from bailiwick.kernel.native import i64

LEFT: Final = 0
CENTER: Final = 1
RIGHT: Final = 2
SECTION_NAMES: Final = ("left", "center", "right")

COLOURS: Final = ("red", "blue", "orange", "black", "white")
WHITE: Final[i64] = 4


class Site:
    """`whites`: white troops at the start. `marker_vp`: VP of its control marker's total-control side, 0 without a marker."""

    def __init__(
        self,
        id: str,
        name: str,
        section: int,
        vp: int,
        spaces: int,
        whites: int,
        start: bool,
        marker_vp: int,
    ) -> None:
        self.id = id
        self.name = name
        self.section = section
        self.vp = vp
        self.spaces = spaces
        self.whites = whites
        self.start = start
        self.marker_vp = marker_vp


class Route:
    """A line between two sites with its spaces counted from `a` to `b`; `whites` are the spaces that start with a white troop."""

    def __init__(self, a: str, b: str, spaces: int, whites: tuple[int, ...]) -> None:
        self.a = a
        self.b = b
        self.spaces = spaces
        self.whites = whites
        self.id = f"{a}__{b}"


# fmt: off
SITES: Final[tuple[Site, ...]] = (
    #    id                              name                            section VP spaces whites start marker VP
    Site("gauntlgrym",                   "Gauntlgrym",                   LEFT,   2, 3, 2, False, 1),
    Site("wormwrithings",                "The Wormwrithings",            LEFT,   3, 3, 0, False, 0),
    Site("jhachalkhyn",                  "Jhachalkhyn",                  LEFT,   4, 4, 0, True,  0),
    Site("buiyrandyn",                   "Buiyrandyn",                   LEFT,   3, 3, 1, False, 0),
    Site("stoneshaft_clanhold",          "Stoneshaft Clanhold",          LEFT,   4, 2, 2, False, 0),
    Site("chchitl",                      "Ch'Chitl",                     LEFT,   2, 3, 2, False, 1),
    Site("blingdenstone",                "Blingdenstone",                CENTER, 4, 2, 2, False, 0),
    Site("mantol_derith",                "Mantol-Derith",                CENTER, 4, 5, 2, True,  0),
    Site("menzoberranzan",               "Menzoberranzan",               CENTER, 5, 6, 3, False, 2),
    Site("gracklstugh",                  "Gracklstugh",                  CENTER, 3, 4, 2, False, 0),
    Site("chasmleap_bridge",             "Chasmleap Bridge",             CENTER, 1, 1, 0, False, 0),
    Site("everfire",                     "Everfire",                     CENTER, 3, 3, 0, False, 0),
    Site("halls_of_the_scoured_legion",  "Halls of the Scoured Legion",  CENTER, 3, 2, 1, False, 0),
    Site("labyrinth",                    "The Labyrinth",                CENTER, 3, 3, 1, False, 0),
    Site("araumycos",                    "Araumycos",                    CENTER, 3, 4, 4, False, 3),
    Site("ched_nasad",                   "Ched Nasad",                   CENTER, 3, 4, 0, True,  0),
    Site("skullport",                    "Skullport",                    CENTER, 4, 5, 2, True,  0),
    Site("eryndlyn",                     "Eryndlyn",                     CENTER, 3, 3, 0, True,  0),
    Site("llacerellyn",                  "Llacerellyn",                  CENTER, 2, 2, 0, False, 0),
    Site("kanaglym",                     "Kanaglym",                     CENTER, 3, 3, 0, False, 0),
    Site("tsenviilyq",                   "Tsenviilyq",                   CENTER, 4, 3, 3, False, 1),
    Site("chaulssin",                    "Chaulssin",                    RIGHT,  4, 5, 0, True,  0),
    Site("phaerlin",                     "The Phaerlin",                 RIGHT,  2, 3, 2, False, 1),
    Site("yathchol",                     "Yathchol",                     RIGHT,  4, 2, 2, False, 0),
    Site("ruins_of_dekanter",            "Ruins of Dekanter",            RIGHT,  5, 6, 2, False, 0),
    Site("sszuraassnee",                 "Ss'zuraass'nee",               RIGHT,  2, 3, 2, False, 1),
)

ROUTES: Final[tuple[Route, ...]] = (
    Route("gauntlgrym",                   "wormwrithings",                0, ()),
    Route("gauntlgrym",                   "jhachalkhyn",                  1, ()),
    Route("wormwrithings",                "mantol_derith",                1, ()),
    Route("jhachalkhyn",                  "buiyrandyn",                   1, ()),
    Route("jhachalkhyn",                  "gracklstugh",                  1, ()),
    Route("buiyrandyn",                   "stoneshaft_clanhold",          1, ()),
    Route("buiyrandyn",                   "labyrinth",                    1, ()),
    Route("stoneshaft_clanhold",          "chchitl",                      1, ()),
    Route("stoneshaft_clanhold",          "skullport",                    2, ()),
    Route("chchitl",                      "kanaglym",                     1, ()),
    Route("blingdenstone",                "mantol_derith",                1, (0,)),
    Route("mantol_derith",                "menzoberranzan",               3, ()),
    Route("mantol_derith",                "gracklstugh",                  1, ()),
    Route("menzoberranzan",               "chasmleap_bridge",             2, ()),
    Route("menzoberranzan",               "everfire",                     2, ()),
    Route("gracklstugh",                  "chasmleap_bridge",             2, ()),
    Route("gracklstugh",                  "labyrinth",                    1, ()),
    Route("chasmleap_bridge",             "everfire",                     1, ()),
    Route("chasmleap_bridge",             "araumycos",                    1, (0,)),
    Route("everfire",                     "halls_of_the_scoured_legion",  1, ()),
    Route("everfire",                     "chaulssin",                    1, ()),
    Route("halls_of_the_scoured_legion",  "ched_nasad",                   2, ()),
    Route("halls_of_the_scoured_legion",  "yathchol",                     1, ()),
    Route("labyrinth",                    "araumycos",                    2, (1,)),
    Route("labyrinth",                    "skullport",                    2, ()),
    Route("araumycos",                    "ched_nasad",                   1, (0,)),
    Route("araumycos",                    "eryndlyn",                     1, (0,)),
    Route("ched_nasad",                   "llacerellyn",                  2, ()),
    Route("ched_nasad",                   "yathchol",                     1, ()),
    Route("ched_nasad",                   "ruins_of_dekanter",            1, ()),
    Route("skullport",                    "kanaglym",                     1, ()),
    Route("eryndlyn",                     "llacerellyn",                  1, ()),
    Route("eryndlyn",                     "kanaglym",                     2, ()),
    Route("llacerellyn",                  "tsenviilyq",                   1, ()),
    Route("llacerellyn",                  "sszuraassnee",                 2, ()),
    Route("kanaglym",                     "tsenviilyq",                   2, ()),
    Route("chaulssin",                    "phaerlin",                     1, ()),
    Route("phaerlin",                     "yathchol",                     1, ()),
    Route("phaerlin",                     "ruins_of_dekanter",            2, ()),
    Route("ruins_of_dekanter",            "sszuraassnee",                 1, ()),
)
# fmt: on

# ---------------------------------------------------------------- what follows from the facts

SITE_COUNT: Final[i64] = 26
ROUTE_SPACES: Final[i64] = 53
LOCATIONS: Final[i64] = 79

SITE_INDEX: Final[dict[str, int]] = {site.id: i for i, site in enumerate(SITES)}
SITE_VP: Final[list[int]] = [site.vp for site in SITES]
SPACES: Final[list[int]] = [site.spaces for site in SITES]
MARKER_VP: Final[list[int]] = [site.marker_vp for site in SITES]

BIT: Final[list[int]] = [1 << i for i in range(62)]
# The index of the lowest set bit of m is LOW[(m & -m) % 67]: all powers of two below 2**66 differ modulo 67.
LOW: Final[list[int]] = [0] * 67
for _i in range(62):
    LOW[(1 << _i) % 67] = _i


def _mask(sites: list[int]) -> int:
    return sum(1 << site for site in sites)


MARKER_SITES: Final[i64] = _mask([i for i, site in enumerate(SITES) if site.marker_vp])
START_SITES: Final[i64] = _mask([i for i, site in enumerate(SITES) if site.start])


def _route_starts() -> list[int]:
    """The number (0 to 52) of each route's first space."""
    starts, next_space = [], 0
    for route in ROUTES:
        starts.append(next_space)
        next_space += route.spaces
    return starts


ROUTE_START: Final[list[int]] = _route_starts()

LOCATION_NAMES: Final[list[str]] = [site.id for site in SITES] + [
    f"{route.id}:{i}" for route in ROUTES for i in range(route.spaces)
]
LOCATION_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(LOCATION_NAMES)}
ROUTE_OF: Final[list[int]] = [r for r, route in enumerate(ROUTES) for _ in range(route.spaces)]


def _neighbours() -> list[list[int]]:
    """T-7.1, T-7.2: which locations are adjacent to each location."""
    result: list[list[int]] = [[] for _ in range(LOCATIONS)]
    for route, first in zip(ROUTES, ROUTE_START, strict=True):
        line = [
            SITE_INDEX[route.a],
            *(SITE_COUNT + first + i for i in range(route.spaces)),
            SITE_INDEX[route.b],
        ]
        for here, there in pairwise(line):
            result[here].append(there)
            result[there].append(here)
    return result


NEIGHBOURS: Final[list[list[int]]] = _neighbours()
# Where a troop at a location gives presence (T-7.3, T-7.4), as a mask of sites and a mask of route spaces.
NEAR_SITES: Final[list[int]] = [_mask([n for n in [i, *near] if n < SITE_COUNT]) for i, near in enumerate(NEIGHBOURS)]
NEAR_ROUTES: Final[list[int]] = [
    _mask([n - SITE_COUNT for n in [i, *near] if n >= SITE_COUNT]) for i, near in enumerate(NEIGHBOURS)
]


def sites_of(sections: int) -> int:
    """The sites in play, given a mask of sections (T-2.2)."""
    return _mask([i for i, site in enumerate(SITES) if sections >> site.section & 1])


def routes_of(sections: int) -> int:
    """The route spaces in play: those of routes both of whose ends are in play (T-2.2, R-13)."""
    sites = sites_of(sections)
    mask = 0
    for route, first in zip(ROUTES, ROUTE_START, strict=True):
        if sites >> SITE_INDEX[route.a] & 1 and sites >> SITE_INDEX[route.b] & 1:
            mask |= ((1 << route.spaces) - 1) << first
    return mask
