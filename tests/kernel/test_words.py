"""Words in several languages: filled phrases, singular forms, log lines in pieces, reasons with their clause."""

from __future__ import annotations

import pytest

from bailiwick.kernel.words import Names, Words, capital, contracted, option_words, sentence


@pytest.fixture
def words() -> Words:
    result = Words(
        phrases={
            "draw": ("draw {0} cards", "compre {0} cartas", "pesca {0} carte"),
            "draw.1": ("draw a card", "compre uma carta", "pesca una carta"),
        },
        log={
            "give": ("{who} gives {card} to {seat}", "{who} dá {card} a {seat}", "{who} dà {card} a {seat}"),
            "found": ("{who} finds {n}: {cards}", "{who} acha {n}: {cards}", "{who} trova {n}: {cards}"),
        },
        reasons={"poor": ("You have ${n}.", "Você tem ${n}.", "Hai ${n}.")},
        names={
            "seat": Names(["red", "blue"], [("Red", "Vermelho", "Rosso"), ("Blue", "Azul", "Blu")]),
            "card": Names([""], [("", "", "")]),
        },
    )
    result.enlist("card", [("noble", "Noble"), ("lich", "Lich")], {"noble": ("Nobre", "Nobile")})
    return result


def test_a_phrase_has_a_singular_form_where_there_is_one(words: Words) -> None:
    assert words.say("en", "draw", 3) == "draw 3 cards"
    assert words.say("it", "draw", 1) == "pesca una carta"


def test_a_language_we_do_not_speak_is_english(words: Words) -> None:
    assert words.say("fr", "draw", 2) == "draw 2 cards"


def test_what_has_no_translation_keeps_its_english_name(words: Words) -> None:
    assert [words.name("pt", "card", number) for number in (1, 2)] == ["Nobre", "Lich"]
    assert words.name("pt", "n", 7) == "7"


def test_a_log_line_in_pieces_says_what_each_piece_is(words: Words) -> None:
    assert words.event_tokens("pt", "give", 0, (1, 1)) == [
        ("seat", "red", "Vermelho"),
        ("text", "", " dá "),
        ("card", "noble", "Nobre"),
        ("text", "", " a "),
        ("seat", "blue", "Azul"),
    ]


def test_a_hole_for_cards_takes_all_that_are_left(words: Words) -> None:
    assert words.event_line("en", "found", 1, (2, 1, 2)) == "Blue finds 2: Noble, Lich"


def test_a_reason_ends_with_its_clause(words: Words) -> None:
    assert words.reason("en", "poor", "Z-1.2", (3,)) == "You have $3. (Z-1.2)"
    assert words.reason("it", "poor", "", (3,)) == "Hai $3."


def test_sentences_begin_with_a_capital() -> None:
    assert capital("éclair") == "Éclair"
    assert sentence("draw a card") == "Draw a card."
    assert capital("") == ""


def test_an_option_is_said_in_each_language() -> None:
    said = option_words(
        (("Start", "Início", "Inizio"), ("Who begins.", "Quem começa.", "Chi comincia."), {"red": ("Red", "V", "R")})
    )
    assert said["it"].title == "Inizio"
    assert said["pt"].help == "Quem começa."
    assert said["en"].value("red") == "Red"


@pytest.mark.parametrize(
    ("lang", "before", "name", "said"),
    [
        ("pt", "tropa em ", "O Labirinto", "tropa no Labirinto"),
        ("pt", "a partir de ", "A Grande Favela", "a partir da Grande Favela"),
        ("pt", "volta a ", "As Contorções", "volta às Contorções"),
        ("pt", "passa por ", "os Portões", "passa pelos Portões"),
        ("pt", "Em ", "O Labirinto", "No Labirinto"),
        ("pt", "em ", "Oriente", "em Oriente"),
        ("pt", "também ", "O Labirinto", "também O Labirinto"),
        ("it", "va a ", "la rotta nera", "va alla rotta nera"),
        ("it", "viene da ", "L'Isola", "viene dall'Isola"),
        ("it", "a ", "Ilario", "a Ilario"),
        ("en", "a ", "The Maze", "a The Maze"),
    ],
)
def test_an_article_goes_over_to_the_preposition_before_it(lang: str, before: str, name: str, said: str) -> None:
    assert "".join(contracted(lang, before, name)) == said
