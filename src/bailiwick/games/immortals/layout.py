"""Where things are drawn: each region as a point in a square of 1000, and the outlines that follow from who is whose neighbour.

Around the points lie *gaps*, each between some regions. Where three regions meet they share a corner; a gap between more of them
is a lake or a rock, and the one outside is the sea. So two regions touch along a border exactly if they are adjacent. For pages
only; no rule reads it.
"""

from __future__ import annotations

from math import atan2, hypot
from typing import Final

from bailiwick.games.immortals.board import EDGES, REGION_COUNT, REGIONS

Point = tuple[float, float]
Gap = tuple[int, ...]

SIZE: Final = 1000
COAST: Final = 92  # how far the land goes beyond the outermost points
GATE: Final = 0.45  # how far a border runs from the line between two points towards the middle of a lake
BEND: Final = 0.09  # how far a border swings out, by its length

# fmt: off
POINTS: Final[dict[str, Point]] = {
    "mossvale": (104, 108), "grove": (292, 100), "heartwood": (500, 100), "mountains": (708, 100), "eagles_rest": (896, 108),
    "owlshade": (100, 302), "treehome": (306, 303), "northwatch": (500, 300), "forge_fire": (694, 303), "deepdelve": (896, 302),
    "mistshore": (104, 500), "borderland": (288, 500), "kingsroad": (500, 500), "emberfield": (712, 500), "stonegate": (900, 496),
    "lakeside": (104, 694), "white_falls": (306, 697), "the_murk": (500, 700), "foothold": (694, 697), "windmere": (896, 694),
    "reedwater": (104, 892), "emerald_cliff": (292, 900), "tributepass": (504, 900), "goldmeadow": (706, 900), "farwatch": (896, 892),
}
# fmt: on


def at(region: int) -> Point:
    return POINTS[REGIONS[region]]


def neighbours(region: int) -> list[int]:
    """The adjacent regions as they lie around this one, clockwise."""
    x, y = at(region)
    near = [b for a, b in EDGES if a == region] + [a for a, b in EDGES if b == region]
    return sorted(near, key=lambda other: atan2(at(other)[1] - y, at(other)[0] - x))


AROUND: Final[list[list[int]]] = [neighbours(region) for region in range(REGION_COUNT)]


def gap_between(before: int, region: int) -> Gap:
    """The regions around the gap that comes after a neighbour, clockwise around a region; always told from the same one on."""
    gap = [region]
    here, there = region, after(region, before)
    while there != region:
        gap.append(there)
        here, there = there, after(there, here)
    first = gap.index(min(gap))
    return tuple(gap[first:] + gap[:first])


def after(region: int, neighbour: int) -> int:
    """The neighbour that comes next, clockwise."""
    ring = AROUND[region]
    return ring[(ring.index(neighbour) + 1) % len(ring)]


def middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def is_sea(gap: Gap) -> bool:
    return len(gap) > 8


def gate(a: int, b: int, gap: Gap) -> Point:
    """Where the border of two regions ends at a gap."""
    if len(gap) == 3:
        return middle([at(region) for region in gap])
    x, y = middle([at(a), at(b)])
    if is_sea(gap):
        dx, dy = outwards(a, b)
        return x + COAST * dx, y + COAST * dy
    far = middle([at(region) for region in gap])
    return x + GATE * (far[0] - x), y + GATE * (far[1] - y)


def outwards(a: int, b: int) -> Point:
    """The direction to the sea, of two regions that both lie at it."""
    (x, y), (dx, dy) = middle([at(a), at(b)]), (at(b)[1] - at(a)[1], at(a)[0] - at(b)[0])
    side = 1 if (x - SIZE / 2) * dx + (y - SIZE / 2) * dy > 0 else -1
    return side * dx / hypot(dx, dy), side * dy / hypot(dx, dy)


def coast(before: int, region: int, later: int) -> Point:
    """The outermost point of a region at the sea."""
    (ax, ay), (bx, by) = outwards(before, region), outwards(region, later)
    length = hypot(ax + bx, ay + by)
    far = COAST * min(1.4, 2 / length) / length
    return at(region)[0] + far * (ax + bx), at(region)[1] + far * (ay + by)


def bent(a: Point, b: Point) -> list[Point]:
    """A border from a point on, without its end, with a swing in between: the same one from either side."""
    (px, py), (qx, qy) = sorted((a, b))
    swing = BEND if int(px + py + qx + qy) % 2 else -BEND
    return [a, ((px + qx) / 2 + swing * (qy - py), (py + qy) / 2 - swing * (qx - px))]


def rounded(points: list[Point]) -> list[Point]:
    return [(round(x, 1), round(y, 1)) for x, y in points]


def outline(region: int) -> list[Point]:
    """A region's border, clockwise."""
    corners: list[Point] = []
    for before in AROUND[region]:
        later = after(region, before)
        gap = gap_between(before, region)
        corners += [middle([at(region), at(before)]), gate(before, region, gap)]
        if is_sea(gap):
            corners.append(coast(before, region, later))
        if len(gap) > 3:
            corners.append(gate(region, later, gap))
    line: list[Point] = []
    for here, there in zip(corners, [*corners[1:], corners[0]], strict=True):
        line += bent(here, there)
    return rounded(line)


def lakes() -> list[list[Point]]:
    """The gaps inside, as outlines."""
    gaps = {gap_between(before, region) for region in range(REGION_COUNT) for before in AROUND[region]}
    inner = sorted(gap for gap in gaps if len(gap) > 3 and not is_sea(gap))
    return [[gate(a, b, gap) for a, b in zip(gap, [*gap[1:], gap[0]], strict=True)] for gap in inner]
