"""What the game says: the languages are the files beside this one."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.catalogue import CARD_IDS, EVENTS, PERSONALITIES
from bailiwick.games.ankh_morpork.vocabulary import KIND_NAMES, SEAT_NAMES
from bailiwick.kernel.words import LANGUAGES, Names, Words, capital, sentence

WORDS: Final = Words(
    "bailiwick.games.ankh_morpork",
    {
        "card": Names(CARD_IDS),
        "area": Names(AREA_IDS),
        "event": Names(EVENTS),
        "personality": Names(PERSONALITIES),
        "seat": Names(SEAT_NAMES),
        "kind": Names(KIND_NAMES),
        "the_kind": Names(KIND_NAMES),  # with the article that each wants
    },
)


def say(lang: str, key: str, *values: object) -> str:
    return WORDS.say(lang, key, *values)


def name(lang: str, kind: str, value: int) -> str:
    return WORDS.name(lang, kind, value)


__all__ = ["LANGUAGES", "WORDS", "capital", "name", "say", "sentence"]
