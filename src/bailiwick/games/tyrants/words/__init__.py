"""The game's words in English, Brazilian Portuguese and Italian, put together for the rest of the game to speak with."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.board import COLOURS, LOCATION_NAMES, ROUTE_OF, ROUTE_START, ROUTES, SITE_INDEX, SITES
from bailiwick.games.tyrants.words.card_names import CARD_NAMES, TYPE_NAMES
from bailiwick.games.tyrants.words.card_texts import CARD_TEXTS
from bailiwick.games.tyrants.words.log import LOG
from bailiwick.games.tyrants.words.names import ASPECT_NAMES, DECK_NAMES, SEATS, SITE_NAMES, SOURCES, TROOP_COLOURS
from bailiwick.games.tyrants.words.questions import QUESTIONS
from bailiwick.games.tyrants.words.reasons import REASONS
from bailiwick.kernel.words import ARTICLE, LANGUAGES, Names, Texts, Words, capital, index_of, sentence


def without_article(lang: str, name: str) -> str:
    article = ARTICLE[lang].match(name)
    return name[article.end() :] if article else name


def name_places() -> list[Texts]:
    """Sites by their names, spaces of routes by the sites at their ends, which go without their article there."""
    places: list[Texts] = [(site.name, *SITE_NAMES.get(site.id, (site.name, site.name))) for site in SITES]
    for space, number in enumerate(ROUTE_OF):
        route = ROUTES[number]
        a, b = places[SITE_INDEX[route.a]], places[SITE_INDEX[route.b]]
        en, pt, it = QUESTIONS["route" if route.spaces == 1 else "route_space"]
        which = space - ROUTE_START[number] + 1
        places.append(
            (
                en.format(a[0], b[0], which),
                pt.format(without_article("pt", a[1]), without_article("pt", b[1]), which),
                it.format(without_article("it", a[2]), without_article("it", b[2]), which),
            )
        )
    return places


WORDS: Final = Words(
    phrases={**CARD_TEXTS, **QUESTIONS},
    log=LOG,
    reasons=REASONS,
    names={
        "card": Names([""], [("", "", "")]),
        "place": Names(LOCATION_NAMES, name_places()),
        "seat": Names(COLOURS[:4], list(zip(*SEATS, strict=True))),
        "colour": Names(COLOURS, list(zip(*TROOP_COLOURS, strict=True))),
        "aspect": Names([str(aspect) for aspect in range(len(ASPECT_NAMES[0]))], list(zip(*ASPECT_NAMES, strict=True))),
    },
)


def name_cards(cards: list[tuple[str, str]]) -> None:
    """Told once, by the game, which cards there are: (id, English name) in order of their numbers."""
    WORDS.enlist("card", cards, CARD_NAMES)


def say(lang: str, key: str, *values: object) -> str:
    return WORDS.say(lang, key, *values)


def phrase(lang: str, kind: str, value: int) -> str:
    """The name of a value of some kind."""
    return WORDS.name(lang, kind, value)


def place_name(lang: str, place: int) -> str:
    return WORDS.name(lang, "place", place)


__all__ = [
    "ASPECT_NAMES",
    "DECK_NAMES",
    "LANGUAGES",
    "SEATS",
    "SOURCES",
    "TYPE_NAMES",
    "WORDS",
    "capital",
    "index_of",
    "name_cards",
    "phrase",
    "place_name",
    "say",
    "sentence",
]
