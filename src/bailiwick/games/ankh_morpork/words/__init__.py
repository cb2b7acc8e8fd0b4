"""The game's words in English, Brazilian Portuguese and Italian, put together for the rest of the game to speak with."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.catalogue import EVENTS, PERSONALITIES
from bailiwick.games.ankh_morpork.words.card_names import CARD_NAMES
from bailiwick.games.ankh_morpork.words.card_texts import CARD_TEXTS
from bailiwick.games.ankh_morpork.words.log import LOG
from bailiwick.games.ankh_morpork.words.names import (
    AREA_TEXTS,
    EVENT_NAMES,
    KIND_IDS,
    KIND_NAMES,
    PERSONALITY_NAMES,
    SEAT_IDS,
    SEAT_NAMES,
    SOURCES,
    THE_KIND_NAMES,
)
from bailiwick.games.ankh_morpork.words.questions import QUESTIONS
from bailiwick.games.ankh_morpork.words.reasons import REASONS
from bailiwick.kernel.words import LANGUAGES, Names, Words, capital, index_of, sentence

WORDS: Final = Words(
    phrases={**CARD_TEXTS, **QUESTIONS},
    log=LOG,
    reasons=REASONS,
    names={
        "card": Names([""], [("", "", "")]),
        "area": Names(AREA_IDS, AREA_TEXTS),
        "event": Names(EVENTS, EVENT_NAMES),
        "personality": Names(PERSONALITIES, PERSONALITY_NAMES),
        "seat": Names(SEAT_IDS, SEAT_NAMES),
        "kind": Names(KIND_IDS, KIND_NAMES),
        "the_kind": Names(KIND_IDS, THE_KIND_NAMES),
    },
)


def name_cards(cards: list[tuple[str, str]]) -> None:
    """Told once, by the game, which cards there are: (id, English name) in order of their numbers."""
    WORDS.enlist("card", cards, CARD_NAMES)


def say(lang: str, key: str, *values: object) -> str:
    return WORDS.say(lang, key, *values)


def name(lang: str, kind: str, value: int) -> str:
    return WORDS.name(lang, kind, value)


__all__ = [
    "LANGUAGES",
    "LOG",
    "REASONS",
    "SOURCES",
    "WORDS",
    "capital",
    "index_of",
    "name",
    "name_cards",
    "say",
    "sentence",
]
