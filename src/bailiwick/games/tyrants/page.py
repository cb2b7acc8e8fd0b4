"""What a page needs to draw the game: sites, routes, seats and aspects with their names, places and values."""

from __future__ import annotations

from typing import Any

from bailiwick.games.tyrants.board import COLOURS, LOCATION_INDEX, ROUTES, SECTION_NAMES, SITE_INDEX, SITES
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import ASPECTS, HALF_DECKS, NO_COST
from bailiwick.games.tyrants.layout import DIVIDERS, MARKERS, ROUTE_SPACES, SITE_SPACES
from bailiwick.games.tyrants.words import ASPECT_NAMES, DECK_NAMES, SEATS, TYPE_NAMES, index_of, phrase, place_name


def page_data(lang: str) -> dict[str, Any]:
    i = index_of(lang)
    return {
        "sites": [
            {
                "id": site.id,
                "name": place_name(lang, SITE_INDEX[site.id]),
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
        "seats": dict(zip(COLOURS, SEATS[i], strict=False)),
        "aspects": {aspect: ASPECT_NAMES[i][number] for number, aspect in enumerate(ASPECTS) if aspect},
        "decks": {deck: names[i] for deck, names in DECK_NAMES.items()},
        "half_decks": list(HALF_DECKS),
        "cards": {
            card.id: {
                "name": phrase(lang, "card", card.number),
                "cost": None if card.cost == NO_COST else card.cost,
                "aspect": ASPECTS[card.aspect] or None,
                "kind": TYPE_NAMES[card.kind][i] if card.kind else "",
                "deck": card.deck,
                "copies": card.copies,
                "deck_vp": card.deck_vp,
                "inner_vp": card.inner_vp,
            }
            for card in CARDS
        },
    }
