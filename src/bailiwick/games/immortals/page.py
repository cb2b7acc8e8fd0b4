"""What a page needs to draw the game: the regions with their outlines, the tribes, the spaces of a board, names, and the numbers.

The numbers are the printed ones; a table that plays with its own has all of them in its view. The texts of cards and tribes
come with the card pages.
"""

from __future__ import annotations

from typing import Any, Final

from bailiwick.games.immortals.board import AREA_MASK, AREA_OF, AREAS, NEIGHBOURS, REALMS, REGION_COUNT, REGIONS
from bailiwick.games.immortals.cards import (
    ARMY_SPACES,
    BLANKS,
    CARD_IDS,
    EFFECTS,
    LIGHT_TRIBES,
    SPACES,
    START_REGIONS,
    TRIBES,
)
from bailiwick.games.immortals.layout import SIZE, at, lakes, outline
from bailiwick.games.immortals.numbers import NUMBERS
from bailiwick.games.immortals.setup import sites_for
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.games.immortals.words import name, say
from bailiwick.kernel.pages import About

# The groups of the card pages.
DECKS: Final = ("regions", "conflicts", "magic", "blank", "tribes")


def region_data(region: int, lang: str) -> dict[str, Any]:
    return {
        "id": REGIONS[region],
        "name": name(lang, "region", region),
        "area": AREAS[AREA_OF[region]],
        "adjacent": [REGIONS[other] for other in NEIGHBOURS[region]],
        "outline": outline(region),
        "centre": at(region),
    }


def tribe_data(tribe: int, lang: str) -> dict[str, Any]:
    """A tribe: its realm and, of a light one, where it begins. What its own space does is among the numbers."""
    light = tribe < len(LIGHT_TRIBES)
    return {
        "name": name(lang, "tribe", tribe),
        "realm": REALMS[0 if light else 1],
        "start": REGIONS[START_REGIONS[tribe]] if light else None,
    }


def missing_areas(players: int) -> list[str]:
    """The areas that are out of play with so many players (I-17.1)."""
    return [area for number, area in enumerate(AREAS) if not sites_for(players) & AREA_MASK[number]]


def page_data(lang: str) -> dict[str, Any]:
    return {
        "size": SIZE,
        "regions": [region_data(region, lang) for region in range(REGION_COUNT)],
        "lakes": lakes(),
        "missing": {str(players): missing_areas(players) for players in range(2, 6)},
        "areas": {area: name(lang, "area", number) for number, area in enumerate(AREAS)},
        "realms": {realm: name(lang, "realm", number) for number, realm in enumerate(REALMS)},
        "seats": {seat: name(lang, "seat", number) for number, seat in enumerate(SEAT_NAMES)},
        "tribes": {tribe: tribe_data(number, lang) for number, tribe in enumerate(TRIBES)},
        "spaces": [
            {"id": space, "name": name(lang, "space", number), "magic": number >= ARMY_SPACES}
            for number, space in enumerate(SPACES)
        ],
        "blanks": BLANKS,
        "effects": {effect: name(lang, "effect", number) for number, effect in enumerate(EFFECTS[:7])},
        "sides": [name(lang, "side", side) for side in range(3)],
        "cards": {card: name(lang, "card", number) for number, card in enumerate(CARD_IDS) if card},
        "decks": {deck: say(lang, f"group_{deck}") for deck in DECKS},
        "numbers": NUMBERS,
    }


def about(lang: str) -> About:
    return About((120, 150), "heavy", say(lang, "about"))
