"""Words in several languages: filled phrases, forms by number, log lines in pieces, reasons with their clause."""

from __future__ import annotations

import pytest

from bailiwick.kernel.words import LANGUAGES, BadWords, Names, Words, capital, contracted, sentence


@pytest.fixture
def words() -> Words:
    return Words("tests.kernel", {"seat": Names(["red", "blue"]), "card": Names(["", "noble", "lich"])})


def test_languages_are_those_that_there_are_files_for_english_first() -> None:
    assert LANGUAGES == ("en", "it", "pt")


def test_a_phrase_has_a_form_for_a_number(words: Words) -> None:
    assert words.say("en", "draw", 3) == "draw 3 cards"
    assert words.say("it", "draw", 1) == "pesca una carta"
    assert words.say("pt", "draw", 0) == "compre 0 cartas"


def test_values_stand_where_a_language_wants_them(words: Words) -> None:
    assert [words.say(lang, "act_buy", 3, "X") for lang in ("en", "pt")] == ["Buy X for 3", "Por 3, comprar X"]


def test_a_language_we_do_not_speak_is_english(words: Words) -> None:
    assert words.say("fr", "draw", 2) == "draw 2 cards"


def test_what_is_missing_is_named_and_not_passed_over(words: Words) -> None:
    with pytest.raises(BadWords, match=r"^tests\.kernel/words/en\.ftl has no dig\.$"):
        words.say("pt", "dig")
    with pytest.raises(KeyError, match="card"):
        words.say("en", "act_buy", 3)


def test_a_thing_without_names_says_its_number(words: Words) -> None:
    assert [words.name("pt", "card", number) for number in (0, 1)] == ["", "Nobre"]
    assert words.name("pt", "n", 7) == "7"
    assert words.named("it", "seat") == {"red": "Rosso", "blue": "Blu"}


def test_a_name_can_be_put_together() -> None:
    words = Words("tests.kernel", {"card": Names(["a", "b"], lambda lang, number: f"{lang} {number}")})
    assert words.token("it", "card", 1) == ("card", "b", "it 1")


def test_a_log_line_in_pieces_says_what_each_piece_is(words: Words) -> None:
    assert words.event_tokens("pt", "give", 0, (1, 1)) == [
        ("seat", "red", "Vermelho"),
        ("text", "", " dá "),
        ("card", "noble", "Nobre"),
        ("text", "", " a "),
        ("seat", "blue", "Azul"),
    ]


def test_a_log_line_takes_its_values_by_name_whatever_their_order(words: Words) -> None:
    assert words.event_line("en", "lay", 0, (1, 1)) == "Red lays 1 trinket before Blue"
    assert words.event_line("pt", "lay", 0, (2, 1)) == "Diante de Azul: 2 adornos de Vermelho"
    assert words.event_tokens("pt", "lay", 0, (1, 1))[-1] == ("seat", "red", "Vermelho")


def test_an_article_is_drawn_together_in_pieces_too(words: Words) -> None:
    assert words.event_tokens("it", "give", 0, (1, 1))[1:3] == [("text", "", " toglie al "), ("card", "noble", "Nobile")]


def test_a_hole_for_cards_takes_all_that_are_left(words: Words) -> None:
    assert words.event_line("en", "found", 1, (2, 1, 2)) == "Blue finds 2: Noble, Lich"


def test_a_reason_ends_with_its_clause(words: Words) -> None:
    assert words.reason("en", "poor", "Z-1.2", (3,)) == "You have $3. (Z-1.2)"
    assert words.reason("it", "poor", "", (3,)) == "Hai $3."


def test_sentences_begin_with_a_capital() -> None:
    assert capital("éclair") == "Éclair"
    assert sentence("draw a card") == "Draw a card."
    assert capital("") == ""


def test_an_option_is_said_in_each_language(words: Words) -> None:
    said = words.option("first")
    assert (said("it").title, said("pt").help) == ("Inizio", "Quem começa.")
    assert said("en").values == {"red": "Red"}


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
        ("fr", "de ", "le Mont", "de le Mont"),
    ],
)
def test_an_article_goes_over_to_the_preposition_before_it(lang: str, before: str, name: str, said: str) -> None:
    assert "".join(contracted(lang, before, name)) == said
