"""Every option of the game, and every value it may have, has words in every language."""

from __future__ import annotations

import pytest

from bailiwick import games
from bailiwick.games.tyrants.words import LANGUAGES
from bailiwick.kernel.options import Option

GAME = games.load("tyrants")


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_and_value_has_words_in_every_language(option: Option) -> None:
    said = [option.said(lang) for lang in LANGUAGES]
    named = {str(value) for value in option.values if not isinstance(value, int)}
    for words in said:
        assert words.title
        assert words.help.endswith(".")
        assert set(words.values) == named
        assert len(set(words.values.values())) == len(named), "no two values have the same name"
    assert len({words.help for words in said}) == len(LANGUAGES), "each language has its own sentence"
