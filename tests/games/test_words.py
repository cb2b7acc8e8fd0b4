"""The tables of words of every game: each text is there in every language, with the same holes and without any English left."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from bailiwick.games.ankh_morpork.game import GAME as ANKH_MORPORK
from bailiwick.games.ankh_morpork.words import WORDS as ANKH_MORPORK_WORDS
from bailiwick.games.immortals.game import GAME as IMMORTALS
from bailiwick.games.immortals.words import WORDS as IMMORTALS_WORDS
from bailiwick.games.tyrants.game import GAME as TYRANTS
from bailiwick.games.tyrants.words import WORDS as TYRANTS_WORDS
from bailiwick.kernel.game import GAME_OVER, NOT_WAITING
from bailiwick.kernel.words import HOLE, Texts, Words

GAMES = {TYRANTS.name: TYRANTS_WORDS, ANKH_MORPORK.name: ANKH_MORPORK_WORDS, IMMORTALS.name: IMMORTALS_WORDS}
# Words that neither Portuguese nor Italian has.
ENGLISH = re.compile(
    r"\b(the|you|your|with|and|of|from|is|are|take|pay|draw|discard|remove|each|minions?|troops?|player|area)\b", re.I
)
# In Portuguese, "remove" is what somebody does; in Italian, an area is "area".
NOT_ONLY_ENGLISH = {"remove", "area"}

each_game = pytest.mark.parametrize("words", GAMES.values(), ids=GAMES.keys())


def texts(words: Words) -> Iterator[tuple[str, Texts]]:
    for table in (words.phrases, words.log, words.reasons):
        yield from table.items()


def typed_holes(text: str) -> list[str]:
    """The holes that take values, in order: who did it is no value."""
    return [hole for hole in HOLE.findall(text) if hole != "who"]


@each_game
def test_every_text_is_there_in_every_language(words: Words) -> None:
    for key, forms in texts(words):
        assert all(forms), key


@each_game
def test_phrases_have_the_same_numbered_holes_in_every_language(words: Words) -> None:
    for key, forms in words.phrases.items():
        holes = [set(HOLE.findall(text)) for text in forms]
        assert holes[0] == holes[1] == holes[2], key
        assert all(hole.isdecimal() for hole in holes[0]), key


@each_game
@pytest.mark.parametrize("kind", ["log", "reasons"])
def test_values_fall_into_holes_of_the_same_type_in_every_language(words: Words, kind: str) -> None:
    table: Mapping[str, Texts] = getattr(words, kind)
    for key, forms in table.items():
        holes = [typed_holes(text) for text in forms]
        assert holes[0] == holes[1] == holes[2], key
        assert set(holes[0]) <= {*words.names, "n", "cards"}, key


@each_game
def test_reasons_are_sentences_and_log_lines_are_not(words: Words) -> None:
    for key, forms in words.reasons.items():
        assert all(text.endswith(".") for text in forms), key
    for key, forms in words.log.items():
        assert not any(text.endswith(".") for text in forms), key


@each_game
def test_the_kernel_s_own_reasons_have_words_too(words: Words) -> None:
    assert {NOT_WAITING.key, GAME_OVER.key} <= set(words.reasons)


@each_game
def test_no_english_is_left_in_the_other_languages(words: Words) -> None:
    names = sorted(
        {text for kind in words.names.values() for forms in kind.texts for text in forms if text}, key=len, reverse=True
    )
    a_name = re.compile("|".join(re.escape(name) for name in names))
    for key, (_english, *others) in texts(words):
        for text in others:
            left = set(ENGLISH.findall(HOLE.sub("", a_name.sub("", text)).lower())) - NOT_ONLY_ENGLISH
            assert not left, f"{key}: {text}"


@each_game
def test_names_have_an_id_of_their_own_and_are_there_in_every_language(words: Words) -> None:
    for kind, names in words.names.items():
        assert len(names.ids) == len(names.texts), kind
        assert len({*names.ids}) == len(names.ids), kind
        for forms in names.texts[1:]:
            assert all(forms), kind
