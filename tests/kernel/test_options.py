"""Options are read against their schema: defaults filled in, texts from a command line understood, the rest refused."""

import pytest

from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.options import DataOption, LineOption, Option, OptionWords, TextOption, read_options

SCHEMA = [
    Option("players", (2, 3, 4), "How many."),
    Option("decks", ("random", "drow", "demons", "undead"), "Which.", count=2),
]


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(SCHEMA, {}) == {"players": 2, "decks": "random"}
    assert read_options(SCHEMA, {"players": None, "decks": None}) == {"players": 2, "decks": "random"}


@pytest.mark.parametrize("value", [3, "3", " 3 "])
def test_a_number_may_come_as_text(value: object) -> None:
    assert read_options(SCHEMA, {"players": value})["players"] == 3


@pytest.mark.parametrize("value", ["drow,undead", "drow , undead", ["drow", "undead"], ("drow", "undead")])
def test_several_may_come_as_a_list_or_with_commas(value: object) -> None:
    assert read_options(SCHEMA, {"decks": value})["decks"] == ["drow", "undead"]


def test_what_was_read_reads_the_same_again() -> None:
    for given in ({}, {"players": "4", "decks": "demons,drow"}, {"decks": "random"}):
        once = read_options(SCHEMA, given)
        assert read_options(SCHEMA, once) == once


@pytest.mark.parametrize("value", [1, "five", 2.5, True, [2], "", "2,3"])
def test_a_value_that_cannot_be_is_refused(value: object) -> None:
    with pytest.raises(BadOption) as caught:
        read_options(SCHEMA, {"players": value})
    assert str(caught.value) == f"The option 'players' can't be {value!r}; it is one of: 2, 3, 4."


def test_an_option_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadOption, match=r"^There is no option 'wings'; there are: decks, players\.$"):
        read_options(SCHEMA, {"wings": 2})


@pytest.mark.parametrize("value", ["drow", "drow,drow", "drow,demons,undead", ["random", "drow"], []])
def test_several_must_be_as_many_as_asked_and_different(value: object) -> None:
    with pytest.raises(BadOption, match=r"^The option 'decks' needs 2 different names, or 'random'\.$"):
        read_options(SCHEMA, {"decks": value})


def test_several_must_be_known() -> None:
    with pytest.raises(BadOption, match=r"^The option 'decks' can't be 'bats'; it is one of: random, drow, demons, undead\.$"):
        read_options(SCHEMA, {"decks": "drow,bats"})


def test_several_must_be_a_list() -> None:
    with pytest.raises(BadOption, match=r"^The option 'decks' can't be 7; it is a list of 2 names\.$"):
        read_options(SCHEMA, {"decks": 7})


def test_an_option_is_said_in_the_readers_language() -> None:
    def words(lang: str) -> OptionWords:
        return OptionWords("Mazzi", "Quali.", {"random": "a caso"})

    option = Option("decks", ("random", "drow"), "Which.", words=words)
    said = option.said("it")
    assert (said.title, said.help) == ("Mazzi", "Quali.")
    assert [said.value(value) for value in option.values] == ["a caso", "drow"]


def test_an_option_without_words_is_said_by_its_names() -> None:
    said = SCHEMA[0].said("it")
    assert (said.title, said.help, said.value(3)) == ("players", "How many.", "3")


def test_own_numbers_are_an_object_and_are_checked() -> None:
    def check(data: dict[str, object]) -> None:
        if "wings" in data:
            raise BadOption("data: 'wings' is not known here.")

    option = DataOption("data", {"rounds": 5}, {}, check, None)
    assert read_options([option], {}) == {"data": {}}
    assert read_options([option], {"data": {"rounds": 6}}) == {"data": {"rounds": 6}}
    with pytest.raises(BadOption, match="wings"):
        read_options([option], {"data": {"wings": 2}})
    with pytest.raises(BadOption, match=r"^The option 'data' is a file of one's own numbers, not 'six'\.$"):
        read_options([option], {"data": "six"})


def test_what_an_earlier_game_left_is_a_text_and_is_checked() -> None:
    def check(text: str) -> None:
        if not text.startswith("Once"):
            raise BadOption("That is no story.")

    option = TextOption("story", ("none", "short"), check, None)
    assert read_options([option], {}) == {"story": "none"}
    assert read_options([option], {"story": " short\n"}) == {"story": "short"}
    assert read_options([option], {"story": "Once\ntwice\n"}) == {"story": "Once\ntwice"}
    with pytest.raises(BadOption, match=r"^That is no story\.$"):
        read_options([option], {"story": ""})
    with pytest.raises(BadOption, match=r"^The option 'story' can't be 7; it is one of: none, short\.$"):
        read_options([option], {"story": 7})


def test_a_line_of_ones_own() -> None:
    option = LineOption("world", 12, None)
    assert read_options([option], {}) == {"world": ""}
    assert read_options([option], {"world": "  Crônica \n  1 "}) == {"world": "Crônica 1"}
    assert option.read("x" * 12) == "x" * 12
    with pytest.raises(BadOption, match=r"^The option 'world' is too long; 12 letters are the most\.$"):
        option.read("x" * 13)
    with pytest.raises(BadOption, match=r"too long"):
        option.read("ô" * 7)  # two bytes each in a file
    with pytest.raises(BadOption, match=r"^The option 'world' is a line of text, not 7\.$"):
        option.read(7)
    for text in ("a\x00b", "\ud800"):
        with pytest.raises(BadOption, match=r"^The option 'world' has characters that can't be shown\.$"):
            option.read(text)
