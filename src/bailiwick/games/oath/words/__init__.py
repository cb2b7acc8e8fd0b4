"""The game's words in English, Brazilian Portuguese and Italian, put together for the rest of the game to speak with."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.words.cards import CARD_TEXTS
from bailiwick.games.oath.words.log import LOG
from bailiwick.games.oath.words.names import NAMES, SOURCES
from bailiwick.games.oath.words.prince import PRINCE_ASKED, PRINCE_NAMES
from bailiwick.games.oath.words.promises import PROMISE_TEXTS
from bailiwick.games.oath.words.questions import ASKED, SPOKEN
from bailiwick.games.oath.words.reasons import REASONS
from bailiwick.games.oath.words.screens import SCREENS
from bailiwick.kernel.words import LANGUAGES, Words, capital, index_of, sentence

WORDS: Final = Words(
    phrases={**CARD_TEXTS, **ASKED, **PRINCE_ASKED, **SPOKEN, **PROMISE_TEXTS, **SCREENS},
    log=LOG,
    reasons=REASONS,
    names={**NAMES, **PRINCE_NAMES},
)


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
    "say",
    "sentence",
]
