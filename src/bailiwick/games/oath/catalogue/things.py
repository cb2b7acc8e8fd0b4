"""All things by one number: cards, relics, and for their powers also sites, Reliquary spaces and banners.

1–198 denizens, 199–210 edifice sides (odd: intact), 211–215 Visions, 216–235 relics, 236 the Grand Scepter; up to here a thing
fits a byte. From 237 on come the sites, then the Reliquary's spaces and the banners. 0 is nothing.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.denizens import DENIZENS
from bailiwick.games.oath.catalogue.edifices import EDIFICES, VISIONS
from bailiwick.games.oath.catalogue.heads import CAMPAIGN, SEARCH, TRADE, TRAVEL, Head, persistent
from bailiwick.games.oath.catalogue.relics import RELICS
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import ANYWHERE, NO_SUIT, SITE_ONLY

DENIZEN_COUNT: Final = 198
EDIFICE: Final = 199  # the first side
VISION: Final = 211  # the first
CARDS: Final = 216  # one more than the last card
RELIC: Final = 216  # the first
SCEPTER: Final = 236
THINGS: Final = 237  # one more than the last thing that can lie in a pile
SITE: Final = 237  # the power of site n is SITE + n
SITE_COUNT: Final = 23
RELIQUARY: Final = SITE + SITE_COUNT  # four spaces
BANNER: Final = RELIQUARY + 4  # two banners
SOURCES: Final = BANNER + 2

BRUTAL: Final = 0
DECADENT: Final = 1
CARELESS: Final = 2
GREEDY: Final = 3
SPACE_IDS: Final = ("brutal", "decadent", "careless", "greedy")
PEOPLES_FAVOR: Final = 0
DARKEST_SECRET: Final = 1
BANNER_IDS: Final = ("peoples_favor", "darkest_secret")

SANCTUARY: Final = 211
REBELLION: Final = 212
CONSPIRACY: Final = 213
FAITH: Final = 214
CONQUEST: Final = 215

IDS: Final[list[str]] = [""] * SOURCES
TITLES: Final[list[str]] = [""] * SOURCES  # English names
SUIT: Final[list[int]] = [NO_SUIT] * SOURCES
RESTRICTION: Final[list[int]] = [ANYWHERE] * SOURCES
LOCKED: Final[list[bool]] = [False] * SOURCES
HEADS: Final[list[tuple[Head, ...]]] = [()] * SOURCES
RELIC_DICE: Final[list[int]] = [0] * THINGS
VISION_OATH: Final[list[int]] = [-1] * CARDS


def _enter() -> None:
    for denizen in DENIZENS:
        n = denizen.number
        IDS[n], TITLES[n], HEADS[n] = denizen.id, denizen.name, denizen.heads
        SUIT[n], RESTRICTION[n], LOCKED[n] = denizen.suit, denizen.where, denizen.locked
    for side in EDIFICES:
        n = side.number
        IDS[n], TITLES[n], HEADS[n] = side.id, side.name, side.heads
        SUIT[n], RESTRICTION[n], LOCKED[n] = side.suit, SITE_ONLY, True
    for i, (id, title, oath) in enumerate(VISIONS):
        IDS[VISION + i], TITLES[VISION + i], VISION_OATH[VISION + i] = id, title, oath
    for i, relic in enumerate(RELICS):
        n = RELIC + i
        IDS[n], TITLES[n], HEADS[n], RELIC_DICE[n] = relic.id, relic.name, relic.heads, relic.dice
    for i, site in enumerate(SITES):
        IDS[SITE + i], TITLES[SITE + i], HEADS[SITE + i] = site.id, site.name, site.heads
    for i, of in enumerate((CAMPAIGN, TRAVEL, TRADE, SEARCH)):
        n = RELIQUARY + i
        IDS[n], TITLES[n], HEADS[n] = SPACE_IDS[i], SPACE_IDS[i].capitalize(), (persistent(of),)
    for i, title in enumerate(("Banner of the People's Favor", "Banner of the Darkest Secret")):
        IDS[BANNER + i], TITLES[BANNER + i], HEADS[BANNER + i] = BANNER_IDS[i], title, (persistent(SEARCH),)


_enter()

NUMBER: Final[dict[str, int]] = {id: n for n, id in enumerate(IDS) if id}

CAGE: Final = NUMBER["obsidian_cage"]


def is_denizen(card: int) -> bool:
    return 0 < card <= DENIZEN_COUNT


def is_edifice(card: int) -> bool:
    """Either side."""
    return EDIFICE <= card < VISION


def is_ruin(card: int) -> bool:
    return EDIFICE <= card < VISION and card % 2 == 0


def is_vision(card: int) -> bool:
    """The Conspiracy too."""
    return VISION <= card < CARDS


def is_relic(thing: int) -> bool:
    return RELIC <= thing < THINGS


def other_side(edifice: int) -> int:
    return edifice + 1 if edifice % 2 == 1 else edifice - 1
