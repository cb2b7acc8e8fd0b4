"""Where things are drawn: the city as points in a square of 1000, and the outlines of its areas. For pages only; no rule reads it.

Areas run to the middle of the river, which is drawn over them; so those on two banks share its points, and a bridge stands where
both are at home. The wall is a circle, along which an outline runs from one gate to the next.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

Point = tuple[float, float]

SIZE: Final = 1000
CENTRE: Final[Point] = (500, 500)
WALL: Final = 490  # its radius
ARC: Final = 6  # degrees between two points of an outline along the wall

# Where borders and the river meet the wall: degrees, clockwise from the east.
GATES: Final = {
    "r0": 263,
    "g1_3": 322,
    "g3_4": 356,
    "g4_6": 383,
    "g6_7": 420,
    "r12": 453,
    "g8_9": 512,
    "g9_11": 542,
    "g11_12": 566,
}

# fmt: off
POINTS: Final[dict[str, Point]] = {
    # The river from the north, its arms around the isle (n in the east, w in the west), and on to the south.
    "r1": (462, 70), "r2": (488, 138), "r3": (464, 188), "r4": (438, 226), "r5": (428, 282), "r6": (372, 354),
    "n1": (458, 372), "n2": (556, 376), "n3": (612, 400), "n4": (654, 448), "n5": (660, 508), "n6": (640, 566), "n7": (556, 614),
    "w1": (346, 430), "w2": (344, 490), "w3": (358, 562),
    "r7": (418, 634), "r8": (404, 664), "r9": (398, 724), "r10": (414, 790), "r11": (436, 872),
    # Borders on land.
    "b1_2": (588, 202), "j123": (706, 216), "j234": (726, 312), "b3_4": (850, 392),
    "b4_5": (718, 556), "j456": (782, 574), "j567": (708, 776), "b5_7": (560, 798), "b6_7": (724, 850), "b4_6": (868, 646),
    "b11_12": (244, 270), "b9_11": (190, 486), "b8_9": (232, 690),
}
RIVER: Final = (
    ("r0", "r1", "r2", "r3", "r4", "r5", "r6", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "r7", "r8", "r9", "r10", "r11", "r12"),
    ("r6", "w1", "w2", "w3", "r7"),
)
# Clockwise; between two gates an outline follows the wall.
OUTLINES: Final[dict[str, tuple[str, ...]]] = {
    "dolly_sisters": ("r0", "g1_3", "j123", "b1_2", "r3", "r2", "r1"),
    "unreal_estate": ("r3", "b1_2", "j123", "j234", "n3", "n2", "n1", "r6", "r5", "r4"),
    "dragons_landing": ("j123", "g1_3", "g3_4", "b3_4", "j234"),
    "small_gods": ("j234", "b3_4", "g3_4", "g4_6", "b4_6", "j456", "b4_5", "n5", "n4", "n3"),
    "the_scours": ("n5", "b4_5", "j456", "j567", "b5_7", "r10", "r9", "r8", "r7", "n7", "n6"),
    "the_hippo": ("j456", "b4_6", "g4_6", "g6_7", "b6_7", "j567"),
    "the_shades": ("r10", "b5_7", "j567", "b6_7", "g6_7", "r12", "r11"),
    "dimwell": ("b8_9", "r8", "r9", "r10", "r11", "r12", "g8_9"),
    "longwall": ("b9_11", "w2", "w3", "r7", "r8", "b8_9", "g8_9", "g9_11"),
    "isle_of_gods": ("r6", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "r7", "w3", "w2", "w1"),
    "seven_sleepers": ("b11_12", "r5", "r6", "w1", "w2", "b9_11", "g9_11", "g11_12"),
    "nap_hill": ("g11_12", "r0", "r1", "r2", "r3", "r4", "r5", "b11_12"),
}
# Where an area's name and pieces stand around.
CENTRES: Final[dict[str, Point]] = {
    "dolly_sisters": (640, 118), "unreal_estate": (580, 294), "dragons_landing": (832, 300), "small_gods": (818, 490),
    "the_scours": (590, 706), "the_hippo": (842, 748), "the_shades": (594, 880), "dimwell": (258, 800),
    "longwall": (184, 588), "isle_of_gods": (500, 494), "seven_sleepers": (206, 378), "nap_hill": (298, 172),
}
# The two points of the river between which a bridge stands.
BRIDGES: Final[dict[tuple[str, str], tuple[str, str]]] = {
    ("dolly_sisters", "nap_hill"): ("r1", "r2"),
    ("unreal_estate", "isle_of_gods"): ("n1", "n2"),
    ("unreal_estate", "seven_sleepers"): ("r5", "r6"),
    ("unreal_estate", "nap_hill"): ("r4", "r5"),
    ("small_gods", "isle_of_gods"): ("n3", "n4"),
    ("the_scours", "dimwell"): ("r8", "r9"),
    ("the_scours", "isle_of_gods"): ("n6", "n7"),
    ("the_shades", "dimwell"): ("r10", "r11"),
    ("longwall", "isle_of_gods"): ("w2", "w3"),
    ("isle_of_gods", "seven_sleepers"): ("r6", "w1"),
}
# fmt: on


def on_wall(degrees: float) -> Point:
    angle = radians(degrees)
    return (round(CENTRE[0] + WALL * cos(angle), 1), round(CENTRE[1] + WALL * sin(angle), 1))


def place(point: str) -> Point:
    return on_wall(GATES[point]) if point in GATES else POINTS[point]


def outline(area: str) -> list[Point]:
    """The corners of an area, with enough of them along the wall to look round."""
    corners = OUTLINES[area]
    path: list[Point] = []
    for here, there in zip(corners, (*corners[1:], corners[0]), strict=True):
        path.append(place(here))
        if here in GATES and there in GATES:
            length = (GATES[there] - GATES[here]) % 360
            steps = length // ARC
            path.extend(on_wall(GATES[here] + length * step / steps) for step in range(1, steps))
    return path


def river() -> list[list[Point]]:
    """The river and its second arm, from source to mouth."""
    return [[place(point) for point in arm] for arm in RIVER]


def bridge(ends: tuple[str, str]) -> tuple[Point, Point]:
    """The stretch of river that a bridge crosses in its middle."""
    upper, lower = BRIDGES[ends]
    return place(upper), place(lower)
