"""What the features of a position are about, for people: what a hint can say for a choice."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.board import AREA_COUNT
from bailiwick.games.ankh_morpork.features import (
    KINDS,
    MOST_SEATS,
    OF_AREA,
    OF_CHANCES,
    OF_GAME,
    OF_GOAL,
    OF_HAND,
    OF_SEAT,
    OF_THREAT,
)

# What each theme speaks of: of the figures of the game, …
GAME: Final = [
    ("hint_end", [(0, 4)]),
    ("hint_trouble", [(13, 16), (19, 20)]),
]
# … of the chances of all, …
CHANCES: Final = [
    ("hint_goal", [(0, 1)]),
    ("hint_others", [(1, 2)]),
]
# … of the own goal, whatever kind it is, …
GOAL: Final = [
    ("hint_goal", [(1, 7)]),
    ("hint_end", [(7, 8)]),
    ("hint_areas", [(8, 12)]),
    ("hint_minions", [(12, 13)]),
    ("hint_trouble", [(13, 14)]),
    ("hint_hand", [(14, 20)]),
]
# … of what everybody sees of the seat, …
SEAT: Final = [
    ("hint_minions", [(0, 4), (18, 19), (23, 25)]),
    ("hint_areas", [(4, 8), (13, 18)]),
    ("hint_wealth", [(8, 13), (20, 23), (25, 26)]),
    ("hint_points", [(19, 20)]),
    ("hint_hand", [(26, 28)]),
]
# … and of a rival: how long it waits is nothing to speak of.
RIVAL: Final = [
    ("hint_others", [(0, 1), (OF_THREAT, OF_THREAT + OF_SEAT)]),
    ("hint_points", [(4, 6)]),
]
AREA: Final = ("hint_minions", "hint_wealth", "hint_others")  # minions there, a building, a building of somebody else


def themes() -> list[tuple[str, range]]:
    found: list[tuple[str, range]] = []
    speak(GAME, 0, found)
    speak(CHANCES, OF_GAME, found)
    base = OF_GAME + OF_CHANCES
    for _kind in range(KINDS):
        speak(GOAL, base, found)
        base += OF_GOAL
    base += KINDS  # what rivals may be after stays what it is
    speak(SEAT, base, found)
    base += OF_SEAT
    for _rival in range(MOST_SEATS - 1):
        speak(RIVAL, base, found)
        base += OF_THREAT + OF_SEAT
    hand = base + OF_AREA * AREA_COUNT
    for place, key in enumerate(AREA):
        found.append((key, range(base + place, hand, OF_AREA)))
    found.append(("hint_hand", range(hand, hand + OF_HAND)))
    return found


def speak(keys: list[tuple[str, list[tuple[int, int]]]], base: int, found: list[tuple[str, range]]) -> None:
    for key, parts in keys:
        found.extend([(key, range(base + start, base + end)) for start, end in parts])
