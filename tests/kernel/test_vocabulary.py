"""The action table: numbers for machines, names for people, and no third way."""

import pytest

from bailiwick.kernel.errors import UnknownAction
from bailiwick.kernel.vocabulary import Kind, Vocabulary
from bailiwick.kernel.words import Names, Words
from tests.kernel import toy

PLACE = Kind("place", ["north", "south"])
COLOUR = Kind("colour", ["red", "blue"])


@pytest.fixture
def table() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.add("pass")
    vocabulary.add("deploy", PLACE)
    return vocabulary


def test_a_verb_is_a_block_of_consecutive_numbers(table: Vocabulary) -> None:
    assert list(table) == ["pass", "deploy north", "deploy south"]
    assert len(table) == 3
    assert table.add("move", Kind("place", ["north"])) == 3


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
        table.add("deploy", Kind("place", ["south"]))


def test_a_number_in_the_table_begins_where_the_things_do(table: Vocabulary) -> None:
    card = Kind("card", ["guard", "noble"], first=1)
    play = table.add("play", card)
    assert table.name(play + 2) == "play noble"


def test_a_number_that_was_written_out_must_agree(table: Vocabulary) -> None:
    assert table.add("move", PLACE, at=3) == 3
    with pytest.raises(ValueError, match=r"^The verb 'return' begins at action 5, not 4\.$"):
        table.add("return", PLACE, at=4)


def said(table: Vocabulary, name: str) -> list[tuple[str, str, str]]:
    return [(target.kind, target.id, target.pile) for target in table.targets(table.parse(name))]


def test_targets_are_what_a_choice_is_about(table: Vocabulary) -> None:
    table.add("move", PLACE, Kind("goal", PLACE.ids, named="place"))
    assert said(table, "pass") == []
    assert said(table, "deploy south") == [("place", "south", "")]
    assert said(table, "move north south") == [("place", "north", ""), ("goal", "south", "")]


def test_what_is_made_up_of_several_is_one_target(table: Vocabulary) -> None:
    table.add("kill", Kind("troop", of=(PLACE, COLOUR)))
    assert said(table, "kill south red") == [("troop", "south red", "")]


def test_a_card_lies_where_the_verb_says_or_who_asks(table: Vocabulary) -> None:
    table.add("play", Kind("card", ["guard"]), pile="hand")
    assert said(table, "play guard") == [("card", "guard", "hand")]
    devour = table.add("devour", Kind("card", ["guard"]), PLACE)
    assert [target.pile for target in table.targets(devour, "market")] == ["market", ""]


def test_an_action_is_called_by_its_phrase_and_what_it_is_about(table: Vocabulary) -> None:
    kill = table.add("kill-off", Kind("troop", of=(PLACE, COLOUR)))
    send = table.add("send", Kind("n", ["1", "2"], first=1), Kind("goal", PLACE.ids, named="place"))
    words = Words("tests.kernel", {"place": Names(PLACE.ids), "colour": Names(COLOUR.ids)})

    def called(lang: str, action: int, *more: object) -> str:
        return words.act(lang, table.verb(action), table.argument(action), *more)

    assert called("en", kill + 1, 3) == "blue in the North: 3"
    assert called("pt", kill + 2, 3) == "vermelho no Sul: 3"
    assert called("en", send + 1) == "1 army to the South"
    assert called("en", send + 2) == "2 armies to the North"
