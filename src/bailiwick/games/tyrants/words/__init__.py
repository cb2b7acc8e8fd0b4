"""What the game says: the languages are the files beside this one. What is put together from names is put together here."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.board import COLOURS, LOCATION_NAMES, ROUTE_OF, ROUTE_START, ROUTES, SITE_COUNT, SITE_INDEX
from bailiwick.games.tyrants.catalogue import ASPECTS, CARD_IDS
from bailiwick.kernel.words import LANGUAGES, Names, Words, article_of, capital, sentence


def place_name(lang: str, place: int) -> str:
    """Sites by their names, spaces of routes by the sites at their ends, which go without their article there."""
    if place < SITE_COUNT:
        return WORDS.text(lang, f"place-{LOCATION_NAMES[place]}")
    number = ROUTE_OF[place - SITE_COUNT]
    route = ROUTES[number]
    ends = [place_name(lang, SITE_INDEX[end]) for end in (route.a, route.b)]
    key = "route" if route.spaces == 1 else "route_space"
    return WORDS.say(
        lang, key, *(end[len(article_of(lang, end)) :] for end in ends), place - SITE_COUNT - ROUTE_START[number] + 1
    )


WORDS: Final = Words(
    "bailiwick.games.tyrants",
    {
        "card": Names(CARD_IDS),
        "place": Names(LOCATION_NAMES, place_name),
        "seat": Names(COLOURS[:4]),
        "colour": Names(COLOURS),
        "aspect": Names(ASPECTS),
    },
)


def say(lang: str, key: str, *values: object) -> str:
    return WORDS.say(lang, key, *values)


def phrase(lang: str, kind: str, value: int) -> str:
    """The name of a value of some kind."""
    return WORDS.name(lang, kind, value)


def deck_name(lang: str, deck: str) -> str:
    return WORDS.text(lang, f"deck-{deck}")


def type_name(lang: str, kind: str) -> str:
    """A creature type; nothing if the card has none."""
    return WORDS.text(lang, f"type-{kind.lower().replace(' ', '_')}") if kind else ""


__all__ = ["LANGUAGES", "WORDS", "capital", "deck_name", "phrase", "place_name", "say", "sentence", "type_name"]
