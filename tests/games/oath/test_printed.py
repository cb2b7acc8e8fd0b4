"""Powers print themselves: how many do, that each text is a proper sentence in every language, and that none has two texts."""

from __future__ import annotations

import re

import pytest

from bailiwick.games.oath.cards.printing import printed
from bailiwick.games.oath.words import LANGUAGES, WORDS
from tests.games.oath.printed import PAGE, page, powers
from tests.sheets import patterns

POWERS = dict(powers())
PRINTED = {key: power for key, power in POWERS.items() if printed(power, "en")}
PHRASES = ("does", "rule", "about", "count", "choose", "doing", "this", "to", "per", "any", "when", "item", "again")
SENTENCES = re.compile(r"([A-ZÀ-Ú0-9][^.{}]*[^.{}\s,;:]\. ?)+")

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_how_many_powers_print_themselves() -> None:
    """The others are written by hand: with time there should be fewer of them, not more. The Grand Scepter's four powers are
    the rules' own."""
    assert (len(PRINTED), len(POWERS) - len(PRINTED)) == (220, 50)


def test_no_power_has_two_texts_and_none_has_none() -> None:
    assert {key for key in POWERS if WORDS.has(key)} == POWERS.keys() - PRINTED.keys()


@each_language
def test_every_printed_text_is_made_of_proper_sentences(lang: str) -> None:
    for key, power in PRINTED.items():
        text = printed(power, lang)
        assert SENTENCES.fullmatch(text), (key, text)
        assert not re.search(r"  | [,.;:)]|\( |,,|\$|\b(\w{3,}) \1\b", text), (key, text)


@each_language
def test_what_a_language_draws_together_is_drawn_together(lang: str) -> None:
    """No article stands behind a preposition that takes it in: "de o", "in il", "em esta"."""
    apart = {
        "en": r"\ba [aeio]\w+ card",
        "pt": r"\b(?:de|em|a|por) (?:o|a|os|as) |\b(?:de|em) est[ea]s? ",
        "it": r"\b(?:a|da|di|in|su) (?:il|lo|la|i|gli|le) |\b(?:a|da|di|in|su) l'",
    }[lang]
    for key, power in PRINTED.items():
        assert not re.search(apart, printed(power, lang)), key


@each_language
def test_every_phrase_is_said_by_some_power(lang: str) -> None:
    said: list[str] = []
    for power in PRINTED.values():
        printed(power, lang, said)
    phrases = [key for key, _pattern in patterns(WORDS.sheet(lang)) if key.partition("-")[0] in PHRASES]
    assert [phrase for phrase in phrases if phrase not in said] == []


def test_the_page_of_printed_texts_is_up_to_date() -> None:
    """So that a changed phrase shows which cards it changes: `python -m tests.games.oath.printed`, then read what differs."""
    assert PAGE.read_text(encoding="utf-8") == page()
