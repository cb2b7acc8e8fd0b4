"""The words of every game: each text is there in every language, with the same holes, and whatever comes up in a game can be
said. That no English is left in it: `tests/test_leaks.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bailiwick
from bailiwick.games.ankh_morpork.game import GAME as ANKH_MORPORK
from bailiwick.games.ankh_morpork.words import WORDS as ANKH_MORPORK_WORDS
from bailiwick.games.immortals.game import GAME as IMMORTALS
from bailiwick.games.immortals.words import WORDS as IMMORTALS_WORDS
from bailiwick.games.oath.cards import about, about_battle
from bailiwick.games.oath.game import GAME as OATH
from bailiwick.games.oath.terms import About
from bailiwick.games.oath.words import WORDS as OATH_WORDS
from bailiwick.games.tyrants.game import GAME as TYRANTS
from bailiwick.games.tyrants.words import WORDS as TYRANTS_WORDS
from bailiwick.kernel.game import GAME_OVER, NOT_WAITING, Game
from bailiwick.kernel.options import Option
from bailiwick.kernel.words import LANGUAGES, Words, contracted
from tests.games.saying import all_said, calls, say_a_game, say_the_vocabulary
from tests.sheets import all_forms, keys, typed, usual

GAMES: dict[Game[Any], Words] = {
    TYRANTS: TYRANTS_WORDS,
    ANKH_MORPORK: ANKH_MORPORK_WORDS,
    IMMORTALS: IMMORTALS_WORDS,
    OATH: OATH_WORDS,
}
# Games in which much comes up: for each number of players, with options that are not the usual ones now and then.
PLAYED: list[tuple[Game[Any], dict[str, object]]] = [
    (TYRANTS, {"players": 2}),
    (TYRANTS, {"players": 3}),
    (TYRANTS, {"players": 4}),
    (ANKH_MORPORK, {"players": 2, "subsidence": "choice"}),
    (ANKH_MORPORK, {"players": 3, "interrupts": "ask_holders", "subsidence": "choice"}),
    (ANKH_MORPORK, {"players": 4}),
    (IMMORTALS, {"players": 2, "rounds": 2}),
    (IMMORTALS, {"players": 3, "rounds": 2}),
    (IMMORTALS, {"players": 4, "rounds": 2}),
    (IMMORTALS, {"players": 5, "rounds": 2}),
    (OATH, {"players": 2}),
    (OATH, {"players": 4, "chronicle": "teaching"}),
    (OATH, {"players": 5}),
]
# What the rules put together, so that it stands nowhere as one word: what is paid in one kind alone, and where a card is not.
PUT_TOGETHER: dict[Game[Any], set[str]] = {
    IMMORTALS: {"pay_gold", "pay_energy", "wins_by_inhabitants"},
    OATH: {"pays_favor", "pays_secrets", "returns_favor", "stores_favor"},
}
# What earlier versions told: the logs of games that were played then are still read.
FORMERLY_TOLD: dict[Game[Any], set[str]] = {OATH: {"pays"}}
REASONS_PUT_TOGETHER: dict[Game[Any], set[str]] = {
    TYRANTS: {"not_in_hand", "not_in_discard", "not_in_inner"},
    # Conditions that a power's user must fulfil say by themselves what is missing.
    OATH: {term.missing for module in (about, about_battle) for term in vars(module).values() if isinstance(term, About)},
}
# Holes that a game fills with words of its own: a promise of Oath is one number, and says a lot.
WORDED = {"promise"}
# A preposition and an article that each of these languages would draw together.
UNCONTRACTED = {
    "pt": re.compile(r"\b(a|de|em|por) (o|a|os|as)\b", re.I),
    "it": re.compile(r"\b(a|da|di|in|su) ((il|lo|la|i|gli|le)\b|l')", re.I),
}

# What is said of several, said of one.
SEVERAL_OF_ONE = {
    "pt": re.compile(r"\b(faltam|restam|sobram):? 1\b|\b1 (cartas|tropas|exércitos|asseclas|segredos|pontos)\b"),
    "it": re.compile(r"\b(mancano|restano):? 1\b|\b1 (carte|truppe|armate|scagnozzi|segreti|punti|favori)\b"),
}

each_game = pytest.mark.parametrize("words", GAMES.values(), ids=[game.name for game in GAMES])


Texts = tuple[str, ...]  # one in each language


def said_in_games(words: Words) -> list[str]:
    """The keys of what is said in a game: phrases, log lines, reasons."""
    return [key for prefix in ("", "log-", "why-") for key in keys(words, prefix)]


def texts(words: Words) -> Iterator[tuple[str, Texts]]:
    for key in said_in_games(words):
        yield key, tuple(usual(words, lang, key) for lang in LANGUAGES)


@each_game
def test_values_fall_into_holes_of_a_type_that_there_is(words: Words) -> None:
    for key in (*keys(words, "log-"), *keys(words, "why-")):
        assert set(typed(words, "en", key)) <= {*words.names, *WORDED, "n", "who", "cards"}, key


@each_game
def test_reasons_are_sentences_and_log_lines_are_not(words: Words) -> None:
    for lang in LANGUAGES:
        assert all(text.endswith(".") for key in keys(words, "why-") for text in all_forms(words, lang, key))
        assert not any(text.endswith(".") for key in keys(words, "log-") for text in all_forms(words, lang, key))


@each_game
def test_the_kernel_s_own_reasons_have_words_too(words: Words) -> None:
    assert {NOT_WAITING.key, GAME_OVER.key} <= {key.removeprefix("why-") for key in keys(words, "why-")}


def names_in(words: Words, lang: str) -> dict[str, list[str]]:
    return {kind: [words.name(lang, kind, n) for n in range(len(names.ids))] for kind, names in words.names.items()}


@each_game
def test_names_have_an_id_of_their_own_and_are_there_in_every_language(words: Words) -> None:
    for kind, names in words.names.items():
        assert len({*names.ids}) == len(names.ids), kind
    for lang in LANGUAGES:
        for kind, texts in names_in(words, lang).items():
            assert all(texts[1:]), kind


@each_game
def test_no_two_things_of_a_kind_have_the_same_name(words: Words) -> None:
    for lang in LANGUAGES:
        for kind, texts in names_in(words, lang).items():
            named = [text for text in texts if text]
            assert len(set(named)) == len(named), kind


# ---------------------------------------------------------------- in a game


@pytest.mark.parametrize(("game", "options"), PLAYED, ids=lambda value: getattr(value, "name", None))
def test_at_every_decision_everything_can_be_said_in_every_language(game: Game[Any], options: dict[str, object]) -> None:
    say_a_game(game, options, len(options))


@pytest.mark.parametrize(("game", "options"), PLAYED, ids=lambda value: getattr(value, "name", None))
def test_articles_are_drawn_into_prepositions_and_one_is_not_several(game: Game[Any], options: dict[str, object]) -> None:
    for lang, text in all_said(game, options, len(options), tuple(UNCONTRACTED)):
        assert not UNCONTRACTED[lang].search(text), text
        assert not SEVERAL_OF_ONE[lang].search(text), text


@each_game
def test_every_name_is_said_with_its_article_drawn_into_the_preposition(words: Words) -> None:
    for lang, preposition in (("pt", "em"), ("pt", "de"), ("it", "a"), ("it", "di"), ("it", "da")):
        for texts in names_in(words, lang).values():
            for text in texts:
                said = "".join(contracted(lang, f"{preposition} ", text))
                assert not UNCONTRACTED[lang].search(said), said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_whole_vocabulary_can_be_said_and_refused_in_every_step(game: Game[Any]) -> None:
    assert say_the_vocabulary(game, {"players": 3}, 11) > 10, "the game has come to many of its steps"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_there_is_a_line_for_all_that_is_told_and_no_other(game: Game[Any]) -> None:
    elsewhere = PUT_TOGETHER.get(game, set()) | FORMERLY_TOLD.get(game, set())
    assert calls(folder(game), "tell", 0) | elsewhere == {key.removeprefix("log-") for key in keys(GAMES[game], "log-")}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_there_is_a_sentence_for_every_reason_and_no_other(game: Game[Any]) -> None:
    own = {NOT_WAITING.key, GAME_OVER.key, *REASONS_PUT_TOGETHER.get(game, set())}
    assert calls(folder(game), "Reason", 1) | own == {key.removeprefix("why-") for key in keys(GAMES[game], "why-")}


def folder(game: Game[Any]) -> Path:
    return Path(bailiwick.__file__).parent / "games" / game.name


@pytest.mark.parametrize("option", [option for game in GAMES for option in game.options], ids=lambda option: option.name)
def test_every_option_and_value_has_words_in_every_language(option: Option) -> None:
    said = [option.said(lang) for lang in LANGUAGES]
    named = {str(value) for value in option.values if value and not isinstance(value, int)}
    for words in said:
        assert words.help.endswith(".")
        assert set(words.values) == named
        assert len(set(words.values.values())) == len(named), "no two values have the same name"
    assert len({words.help for words in said}) == len(LANGUAGES), "each language has its own sentence"
