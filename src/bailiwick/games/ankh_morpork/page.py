"""What a page needs to draw the game: the city with its river and bridges, seats, cards with their icons, events and goals.

The texts of cards, City Area cards, events and personalities come with the card pages.
"""

from __future__ import annotations

from typing import Any, Final

from bailiwick.games.ankh_morpork.board import ADJACENT, AREA_COUNT, AREA_IDS, AREAS, COST, SMALL_GODS
from bailiwick.games.ankh_morpork.cards import CARDS
from bailiwick.games.ankh_morpork.catalogue import (
    CHRYSOPRASE,
    DE_WORDE,
    DRAGON_KING,
    EVENTS,
    PERSONALITIES,
    RUST,
    SELACHII,
    VETINARI,
    VIMES,
)
from bailiwick.games.ankh_morpork.layout import BRIDGES, CENTRES, SIZE, bridge, outline, river
from bailiwick.games.ankh_morpork.steps.events import RIOTOUS
from bailiwick.games.ankh_morpork.steps.interrupts import PROTECTION
from bailiwick.games.ankh_morpork.steps.money import Gain
from bailiwick.games.ankh_morpork.steps.powers import POWERS, PRICE
from bailiwick.games.ankh_morpork.vocabulary import KIND_NAMES, SEAT_NAMES
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.pages import About

# The sign of each City Area power that is more than money.
SIGNS: Final = {
    "dolly_sisters": "minion",
    "unreal_estate": "draw",
    "small_gods": "shield",
    "the_scours": "sell",
    "the_shades": "trouble",
    "dimwell": "minion",
    "isle_of_gods": "calm",
}
# What a personality counts.
COUNTS: Final = {
    VETINARI: "minions",
    SELACHII: "control",
    RUST: "control",
    DE_WORDE: "control",
    DRAGON_KING: "trouble",
    CHRYSOPRASE: "worth",
    VIMES: "exhaustion",
}

# The groups of the card pages.
DECKS: Final = ("green", "brown", "city", "events", "personalities")


def power_data(area: int) -> dict[str, Any]:
    """A City Area power as a sign: what it is about, what it brings in money and what it costs."""
    effect = POWERS.get(area)
    return {
        "sign": SIGNS.get(AREA_IDS[area], "money"),
        "gain": int(effect.amount) if isinstance(effect, Gain) else 0,
        "price": PROTECTION if area == SMALL_GODS else PRICE[area],
    }


def page_data(lang: str) -> dict[str, Any]:
    areas = range(1, AREA_COUNT + 1)
    return {
        "size": SIZE,
        "areas": [
            {
                "id": AREA_IDS[area],
                "number": area,
                "name": name(lang, "area", area),
                "cost": COST[area],
                "power": power_data(area),
                "adjacent": [AREA_IDS[other] for other in AREAS[ADJACENT[area]]],
                "outline": outline(AREA_IDS[area]),
                "centre": CENTRES[AREA_IDS[area]],
            }
            for area in areas
        ],
        "river": river(),
        "bridges": [{"a": ends[0], "b": ends[1], "over": bridge(ends)} for ends in BRIDGES],
        "seats": {seat: name(lang, "seat", number) for number, seat in enumerate(SEAT_NAMES)},
        "kinds": {kind: name(lang, "kind", number) for number, kind in enumerate(KIND_NAMES)},
        "personalities": {
            PERSONALITIES[number]: {"name": name(lang, "personality", number), "counts": counts}
            for number, counts in COUNTS.items()
        },
        "riots": RIOTOUS,
        "decks": {deck: say(lang, f"group_{deck}") for deck in DECKS},
        "events": {event: name(lang, "event", number) for number, event in enumerate(EVENTS) if event},
        "cards": {
            card.id: {
                "name": name(lang, "card", card.number),
                "border": card.border,
                "icons": [{"name": icon.name, "amount": icon.amount} for icon in card.icons],
            }
            for card in CARDS
        },
    }


def about(lang: str) -> About:
    return About((60, 60), "light", say(lang, "about"))
