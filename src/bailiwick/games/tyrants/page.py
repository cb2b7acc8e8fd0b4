"""What a page needs to draw the game: sites, routes, seats and aspects with their names, places and values."""

from __future__ import annotations

from typing import Any

from bailiwick.games.tyrants import site_texts
from bailiwick.games.tyrants.board import LOCATION_INDEX, ROUTES, SECTION_NAMES, SITE_INDEX, SITES
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import ASPECTS, HALF_DECKS, NO_COST
from bailiwick.games.tyrants.layout import DIVIDERS, MARKERS, ROUTE_SPACES, SITE_SPACES
from bailiwick.games.tyrants.words import WORDS, phrase, place_name, say, type_name
from bailiwick.kernel.pages import About, FirstGame


def page_data(lang: str) -> dict[str, Any]:
    return {
        "sites": [
            {
                "id": site.id,
                "name": place_name(lang, SITE_INDEX[site.id]),
                "about": site_texts.about(lang, site),
                "spoken": site_texts.spoken(lang, site),
                "section": SECTION_NAMES[site.section],
                "vp": site.vp,
                "spaces": SITE_SPACES[site.id],
                "whites": site.whites,
                "start": site.start,
                "marker_vp": site.marker_vp,
                "marker": MARKERS.get(site.id),
            }
            for site in SITES
        ],
        "routes": [
            {
                "id": route.id,
                "a": route.a,
                "b": route.b,
                "spaces": [
                    {
                        "id": f"{route.id}:{space}",
                        "at": at,
                        "name": place_name(lang, LOCATION_INDEX[f"{route.id}:{space}"]),
                        "white": space in route.whites,
                    }
                    for space, at in enumerate(ROUTE_SPACES[route.id])
                ],
            }
            for route in ROUTES
        ],
        "dividers": DIVIDERS,
        "seats": WORDS.named(lang, "seat"),
        "aspects": WORDS.named(lang, "aspect"),
        "decks": WORDS.named(lang, "deck"),
        "half_decks": list(HALF_DECKS),
        "cards": {
            card.id: {
                "name": phrase(lang, "card", card.number),
                "cost": None if card.cost == NO_COST else card.cost,
                "aspect": ASPECTS[card.aspect] or None,
                "kind": type_name(lang, card.kind),
                "deck": card.deck,
                "copies": card.copies,
                "deck_vp": card.deck_vp,
                "inner_vp": card.inner_vp,
            }
            for card in CARDS
        },
    }


def about(lang: str) -> About:
    first = FirstGame({"decks": ["drow", "dragons"]}, say(lang, "first_game"), say(lang, "first_game_why"))
    return About((60, 90), "medium", say(lang, "about"), first)
