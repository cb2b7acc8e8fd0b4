"""The game's words in English, Brazilian Portuguese and Italian: card texts, questions, log lines, reasons and names.

A phrase is filled with `{0}`, `{1}` …; where a second form `key.1` stands, it is used when the first number is 1. Log lines and reasons
hold typed holes (`{card}`, `{place}`, `{seat}`, `{colour}`, `{aspect}`, `{n}`) that take the values in order; `{who}` is who did it.
"""

from __future__ import annotations

import re
from typing import Final

from bailiwick.games.tyrants.board import (
    COLOURS,
    LOCATION_NAMES,
    ROUTE_OF,
    ROUTE_START,
    ROUTES,
    SITE_COUNT,
    SITE_INDEX,
    SITES,
)
from bailiwick.games.tyrants.words.card_texts import CARD_TEXTS
from bailiwick.games.tyrants.words.log import LOG
from bailiwick.games.tyrants.words.names import ASPECT_NAMES, CARD_NAMES, DECK_NAMES, SEATS, SOURCES, TROOP_COLOURS
from bailiwick.games.tyrants.words.questions import QUESTIONS
from bailiwick.games.tyrants.words.reasons import REASONS

LANGUAGES: Final = ("en", "pt", "it")
PHRASES: Final[dict[str, tuple[str, str, str]]] = {**CARD_TEXTS, **QUESTIONS}

_card_names: list[tuple[str, str, str]] = [("", "", "")]
_card_ids: list[str] = [""]


def name_cards(cards: list[tuple[str, str]]) -> None:
    """Told once, by the game, which cards there are: (id, English name) in order of their numbers."""
    for id, name in cards:
        pt, it = CARD_NAMES.get(id, (name, name))
        _card_names.append((name, pt, it))
        _card_ids.append(id)


def index_of(lang: str) -> int:
    return LANGUAGES.index(lang) if lang in LANGUAGES else 0


def say(lang: str, key: str, *values: object) -> str:
    single = PHRASES.get(f"{key}.1") if values and values[0] == 1 else None
    return (single or PHRASES[key])[index_of(lang)].format(*values)


def place_name(lang: str, place: int) -> str:
    if place < SITE_COUNT:
        return SITES[place].name_pt if lang == "pt" else SITES[place].name
    route = ROUTES[ROUTE_OF[place - SITE_COUNT]]
    ends = (place_name(lang, SITE_INDEX[route.a]), place_name(lang, SITE_INDEX[route.b]))
    if route.spaces == 1:
        return say(lang, "route", *ends)
    return say(lang, "route_space", *ends, place - SITE_COUNT - ROUTE_START[ROUTE_OF[place - SITE_COUNT]] + 1)


def phrase(lang: str, kind: str, value: int) -> str:
    """The name of a value of some kind."""
    i = index_of(lang)
    if kind == "card":
        return _card_names[value][i]
    if kind == "place":
        return place_name(lang, value)
    if kind == "seat":
        return SEATS[i][value]
    if kind == "colour":
        return TROOP_COLOURS[i][value]
    if kind == "aspect":
        return ASPECT_NAMES[i][value]
    return str(value)


HOLE: Final = re.compile(r"\{(\w+)\}")


def tokens(lang: str, template: str, who: int, values: tuple[int, ...]) -> list[tuple[str, str, str]]:
    """A template with its typed holes filled, in pieces: (kind, id, text), with kind "text" for what stands between."""
    rest = list(values)
    pieces: list[tuple[str, str, str]] = []
    for i, part in enumerate(HOLE.split(template)):
        if i % 2 == 0:
            if part:
                pieces.append(("text", "", part))
        elif part == "who":
            pieces.append(token(lang, "seat", who))
        elif part == "cards":
            for number, card in enumerate(rest):
                if number:
                    pieces.append(("text", "", ", "))
                pieces.append(token(lang, "card", card))
            rest.clear()
        else:
            pieces.append(token(lang, part, rest.pop(0)))
    return pieces


def token(lang: str, kind: str, value: int) -> tuple[str, str, str]:
    ids = {"card": _card_ids, "place": LOCATION_NAMES, "seat": COLOURS, "colour": COLOURS}.get(kind)
    return (kind, ids[value] if ids is not None else str(value), phrase(lang, kind, value))


def log_line(lang: str, kind: str, values: tuple[int, ...]) -> str:
    """The template of a log line, in its singular form where there is one."""
    single = LOG.get(f"{kind}.1") if values and values[0] == 1 else None
    return (single or LOG[kind])[index_of(lang)]


def fill(lang: str, template: str, who: int, values: tuple[int, ...]) -> str:
    """A log line or reason with its typed holes filled."""
    return "".join(text for _kind, _id, text in tokens(lang, template, who, values))


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


__all__ = [
    "ASPECT_NAMES",
    "DECK_NAMES",
    "LANGUAGES",
    "LOG",
    "PHRASES",
    "REASONS",
    "SEATS",
    "SOURCES",
    "fill",
    "index_of",
    "log_line",
    "name_cards",
    "phrase",
    "place_name",
    "say",
    "sentence",
    "token",
    "tokens",
]
