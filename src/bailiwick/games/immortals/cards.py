"""The cards that can lie on a player's board (I-1.2 to I-1.4), numbered as one row: regions, conflicts, magic, blank.

A *conflict* has a number of its own too, from 1: the 50 named ones in the order of their sites, then the ten wildcards.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import AREA_MASK, AREAS, BIT, REALMS, REGIONS, SITE_COUNT, SITE_IDS

REGION: Final = 1  # the first of 25
CONFLICT: Final = 25  # CONFLICT + its number
CONFLICTS: Final = 60
MAGIC: Final = 86  # the first of 4
MAGICS: Final = ("transition_5", "conflict_or_first", "dominate_or_temple", "draw_2_or_transition_2")
BLANK: Final = 90
UNKNOWN: Final = 91  # a face-down card as others see it
CARD_COUNT: Final = 90
BLANKS: Final = 4  # that each player has

TRANSITION_5: Final = 0
CONFLICT_OR_FIRST: Final = 1
DOMINATE_OR_TEMPLE: Final = 2
DRAW_2_OR_TRANSITION_2: Final = 3

CONFLICT_IDS: Final = (
    "",
    *(f"conflict.{site}" for site in SITE_IDS),
    *(f"wild.{realm}.{area}" for realm in REALMS for area in AREAS),
)
CONFLICT_NUMBER: Final = {id: number for number, id in enumerate(CONFLICT_IDS) if id}
CARD_IDS: Final = (
    "",
    *(f"region.{region}" for region in REGIONS),
    *CONFLICT_IDS[1:],
    *(f"magic.{magic}" for magic in MAGICS),
    "blank",
    "unknown",
)
CARD_NUMBER: Final = {id: number for number, id in enumerate(CARD_IDS) if id}
FIRST_WILD: Final = SITE_COUNT + 1  # among the conflicts
FIRST_DARK: Final = 26  # the first named dark conflict
FIRST_DARK_WILD: Final = 56

# By conflict: the sites it stands for
CONFLICT_SITES: Final[list[int]] = [0, *BIT, *AREA_MASK]


def is_wild(conflict: int) -> bool:
    return conflict >= FIRST_WILD


def realm_of_conflict(conflict: int) -> int:
    if conflict >= FIRST_WILD:
        return 1 if conflict >= FIRST_DARK_WILD else 0
    return 1 if conflict >= FIRST_DARK else 0


def is_region(card: int) -> bool:
    return REGION <= card <= CONFLICT


def is_conflict(card: int) -> bool:
    return CONFLICT < card < MAGIC


def is_magic(card: int) -> bool:
    return MAGIC <= card < BLANK


# The spaces of a player's board (I-1.5): eight for armies, two for magic
SPACES: Final = (
    "extract_gold",
    "extract_energy",
    "transition",
    "build",
    "attack",
    "attack_or_move",
    "light_special",
    "dark_special",
    "magic_1",
    "magic_2",
)
SPACE_COUNT: Final = 10
ARMY_SPACES: Final = 8
LIGHT_SPECIAL: Final = 6
DARK_SPECIAL: Final = 7

# What a space does
EXTRACT_GOLD: Final = 0
EXTRACT_ENERGY: Final = 1
TRANSITION: Final = 2
BUILD: Final = 3
ATTACK: Final = 4
ATTACK_OR_MOVE: Final = 5
TEMPLE: Final = 6  # build a temple at the tribe's price
MAGIC_SPACE: Final = 7

EFFECTS: Final = (*SPACES[:6], "temple", "magic")  # by these numbers
SPECIAL_KINDS: Final = ("extract_gold", "extract_energy", "transition", "attack", "temple")  # what a tribe's own space may do

# The tribes (I-1.5): five of each realm; what their own spaces do (I-9.7 to I-9.16) is among the numbers
LIGHT_TRIBES: Final = ("elves", "humans", "dwarves", "amazons", "halflings")
DARK_TRIBES: Final = ("demons", "orcs", "necromancers", "night_elves", "trolls")
TRIBES: Final = (*LIGHT_TRIBES, *DARK_TRIBES)
# By light tribe: the region where it begins (I-3.2)
START_REGIONS: Final[list[int]] = [
    REGIONS.index(name) for name in ("treehome", "kingsroad", "forge_fire", "white_falls", "foothold")
]

# What can be built (I-9.4)
PORTAL: Final = 0
TEMPLE_TILE: Final = 1
CAPITAL: Final = 2
BUILDS: Final = ("portal", "temple", "capital")
PORTALS: Final = 26
TILES: Final = 50
