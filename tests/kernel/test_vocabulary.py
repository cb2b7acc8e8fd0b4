"""The action table: numbers for machines, names for people, and no third way."""

import pytest

from bailiwick.kernel.errors import UnknownAction
from bailiwick.kernel.vocabulary import Vocabulary
from tests.kernel import toy


@pytest.fixture
def table() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.add("pass")
    vocabulary.add("deploy", ["north", "south"])
    return vocabulary


def test_a_verb_is_a_block_of_consecutive_numbers(table: Vocabulary) -> None:
    assert list(table) == ["pass", "deploy north", "deploy south"]
    assert len(table) == 3
    assert table.add("move", ["north"]) == 3


def test_verb_and_argument_of_a_number(table: Vocabulary) -> None:
    assert [table.verb(action).name for action in range(3)] == ["pass", "deploy", "deploy"]
    assert [table.argument(action) for action in range(3)] == [0, 0, 1]
    assert len(table.verb(1)) == 2
    assert table.verb(1).arguments == ("north", "south")


def test_names_and_numbers_are_inverse() -> None:
    for action, name in enumerate(toy.VOCABULARY):
        assert toy.VOCABULARY.parse(name) == action
        assert toy.VOCABULARY.name(action) == name


def test_spaces_do_not_matter_to_a_person(table: Vocabulary) -> None:
    assert table.parse("  deploy   south ") == 2
    assert "  deploy   south " in table


def test_an_unknown_name_is_quoted(table: Vocabulary) -> None:
    assert "deploy west" not in table
    with pytest.raises(UnknownAction, match=r"^'deploy west' is not an action of this game\.$"):
        table.parse("deploy west")


@pytest.mark.parametrize("number", [-1, 3, 10**30])
def test_an_unknown_number_is_told(table: Vocabulary, number: int) -> None:
    with pytest.raises(UnknownAction, match=f"^There is no action number {number}; the table has 3.$"):
        table.name(number)


def test_two_actions_cannot_share_a_name(table: Vocabulary) -> None:
    with pytest.raises(ValueError, match=r"^The action 'deploy south' is in the table twice\.$"):
        table.add("deploy", ["south"])
