"""What the game says: the languages are the files beside this one. What is put together from names is put together here: a site is
a region in a realm, a card is named after what it shows.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import AREAS, REALMS, REGIONS, SITE_IDS
from bailiwick.games.immortals.cards import (
    BLANK,
    BUILDS,
    CARD_IDS,
    CONFLICT,
    CONFLICT_IDS,
    EFFECTS,
    FIRST_WILD,
    MAGIC,
    MAGICS,
    REGION,
    SPACE_COUNT,
    SPACES,
    TRIBES,
    UNKNOWN,
)
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel.words import LANGUAGES, Names, Words, capital, sentence

TRIBE_SPACE: Final = SPACE_COUNT  # the first of the tribes' own spaces, which are named by what each tribe does there
TRIBE_EFFECTS: Final = EFFECTS[:7]
SPACES_A_TRIBE: Final = len(TRIBE_EFFECTS)
MOST: Final = 200  # gold or energy that is paid or taken at once; two tribes begin with 99 each at most


def site_name(lang: str, site: int) -> str:
    realm, region = divmod(site, len(REGIONS))
    return say(lang, "site", name(lang, "region", region), name(lang, "short_realm", realm))


def conflict_name(lang: str, conflict: int) -> str:
    if not conflict:
        return ""
    if conflict < FIRST_WILD:
        return say(lang, "conflict_card", site_name(lang, conflict - 1))
    realm, area = divmod(conflict - FIRST_WILD, len(AREAS))
    return say(lang, "wild_card", name(lang, "area", area), name(lang, "short_realm", realm))


def card_name(lang: str, card: int) -> str:
    if card in (BLANK, UNKNOWN):
        return say(lang, "blank_card" if card == BLANK else "unknown_card")
    if card >= MAGIC:
        return WORDS.text(lang, f"magic-{MAGICS[card - MAGIC]}")
    if card > CONFLICT:
        return conflict_name(lang, card - CONFLICT)
    return say(lang, "region_card", name(lang, "region", card - REGION)) if card else ""


def space_name(lang: str, space: int) -> str:
    """The ten spaces of any board; then, for each tribe, its own space by what it does there."""
    if space < TRIBE_SPACE:
        return WORDS.text(lang, f"space-{SPACES[space]}")
    tribe, effect = divmod(space - TRIBE_SPACE, SPACES_A_TRIBE)
    return say(lang, "tribe_space", name(lang, "effect", effect), name(lang, "tribe", tribe))


def amounts(key: str) -> Names:
    """Numbers of a thing, as they fall into a log line, by number."""
    return Names([str(number) for number in range(MOST + 1)], lambda lang, number: say(lang, key, number))


WORDS: Final = Words(
    "bailiwick.games.immortals",
    {
        "gold": amounts("gold_amount"),
        "energy": amounts("energy_amount"),
        "seat": Names(SEAT_NAMES),
        "realm": Names(REALMS),
        "short_realm": Names(REALMS),
        "area": Names(AREAS),
        "region": Names(REGIONS),
        "site": Names(SITE_IDS, site_name),
        "card": Names(CARD_IDS, card_name),
        "conflict": Names(CONFLICT_IDS, conflict_name),
        "tribe": Names(TRIBES),
        "effect": Names(TRIBE_EFFECTS),
        "space": Names((*SPACES, *(f"{tribe}.{effect}" for tribe in TRIBES for effect in TRIBE_EFFECTS)), space_name),
        "build": Names(BUILDS),
        "side": Names(("for_attacker", "neutral", "against")),
        "source": Names(("sites", "temples", "capitals", "areas", "building")),
    },
)


def say(lang: str, key: str, *values: object) -> str:
    return WORDS.say(lang, key, *values)


def name(lang: str, kind: str, value: int) -> str:
    return WORDS.name(lang, kind, value)


__all__ = ["LANGUAGES", "SPACES_A_TRIBE", "TRIBE_SPACE", "WORDS", "capital", "name", "say", "sentence"]
