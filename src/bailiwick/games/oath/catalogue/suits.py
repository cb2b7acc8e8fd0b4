"""Suits, regions and slots, and where a card may be played: the words every card file is written in."""

from __future__ import annotations

from typing import Final

# The circle of suits, Discord next to the world deck (O-1.6)
SUIT_IDS: Final = ("discord", "arcane", "order", "hearth", "beast", "nomad")
DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
SUITS: Final = 6
NO_SUIT: Final = 6

# Where a faceup card may be (O-2.18)
ANYWHERE: Final = 0
SITE_ONLY: Final = 1
ADVISER_ONLY: Final = 2

REGION_IDS: Final = ("cradle", "provinces", "hinterland")
CRADLE: Final = 0
PROVINCES: Final = 1
HINTERLAND: Final = 2
REGIONS: Final = 3

# The eight places of the map, top to bottom in each region (O-1.9)
SLOT_IDS: Final = (
    "cradle-1",
    "cradle-2",
    "provinces-1",
    "provinces-2",
    "provinces-3",
    "hinterland-1",
    "hinterland-2",
    "hinterland-3",
)
SLOTS: Final = 8
REGION_OF: Final[list[int]] = [CRADLE, CRADLE, PROVINCES, PROVINCES, PROVINCES, HINTERLAND, HINTERLAND, HINTERLAND]
NEXT_REGION: Final[list[int]] = [PROVINCES, HINTERLAND, CRADLE]  # where its discards go (O-2.14)
TRAVEL_COST: Final[list[list[int]]] = [[1, 2, 4], [2, 2, 2], [4, 2, 3]]  # O-5.6.1, from and to
