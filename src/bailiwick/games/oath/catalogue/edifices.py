"""The six edifices, intact side and ruined side, and the five Visions."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import (
    CAMPAIGN,
    DEFENSE,
    RECOVER,
    SEARCH,
    Head,
    action,
    cost,
    modifier,
    persistent,
    plan,
)
from bailiwick.games.oath.catalogue.suits import ARCANE, BEAST, DISCORD, HEARTH, NO_SUIT, NOMAD, ORDER


class EdificeSide:
    """Both sides are site-only and locked (R-106); the ruined one has no suit (O-2.20)."""

    def __init__(self, number: int, id: str, name: str, suit: int, *heads: Head) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.suit = suit
        self.heads: tuple[Head, ...] = heads


EDIFICES: Final[tuple[EdificeSide, ...]] = (
    EdificeSide(199, "sprawling_rampart", "Sprawling Rampart", ORDER, persistent(CAMPAIGN)),
    EdificeSide(200, "bandit_rampart", "Bandit Rampart", NO_SUIT, plan(DEFENSE)),
    EdificeSide(201, "hall_of_debate", "Hall of Debate", HEARTH, persistent(CAMPAIGN)),
    EdificeSide(202, "hall_of_mockery", "Hall of Mockery", NO_SUIT, persistent(RECOVER)),
    EdificeSide(203, "forest_temple", "Forest Temple", BEAST, persistent()),
    EdificeSide(204, "ruined_temple", "Ruined Temple", NO_SUIT, persistent(SEARCH)),
    EdificeSide(205, "festival_district", "Festival District", DISCORD, action()),
    EdificeSide(206, "squalid_district", "Squalid District", NO_SUIT, persistent()),
    EdificeSide(207, "great_spire", "Great Spire", ARCANE, modifier(SEARCH, cost(secret=1))),
    EdificeSide(208, "fallen_spire", "Fallen Spire", NO_SUIT, action(cost(secret=1, burn_secret=1))),
    EdificeSide(209, "ancient_forge", "Ancient Forge", NOMAD, action(cost(favor=2, burn_secret=1))),
    EdificeSide(210, "broken_forge", "Broken Forge", NO_SUIT, action(cost(favor=2, secret=2))),
)

# By number, 211 to 215 (O-15.4): id, name, the Oath whose goal it shares (-1: none).
VISIONS: Final[tuple[tuple[str, str, int], ...]] = (
    ("vision_of_sanctuary", "Vision of Sanctuary", 3),
    ("vision_of_rebellion", "Vision of Rebellion", 1),
    ("conspiracy", "Conspiracy", -1),
    ("vision_of_faith", "Vision of Faith", 2),
    ("vision_of_conquest", "Vision of Conquest", 0),
)
