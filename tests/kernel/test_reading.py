"""Reading what a person may have written: every complaint names the place and what is wanted there."""

from collections.abc import Callable

import pytest

from bailiwick.kernel.errors import BadPosition
from bailiwick.kernel.reading import Node

POSITION = Node({"round": 3, "seats": [{"hand": ["noble"]}, {"hand": None}], "over": False}, "")
SEATS = POSITION.at("seats")
CARD = SEATS.list()[0].at("hand").list()[0]


def test_sound_values_are_read() -> None:
    assert POSITION.at("round").number(1, 9) == 3
    assert POSITION.at("over").flag() is False
    assert CARD.text() == "noble"
    assert CARD.one_of(["soldier", "noble"], "a card") == 1
    assert len(SEATS.list(2)) == 2
    assert POSITION.fields(["over", "round", "seats"]) is POSITION
    assert [(key, node.path) for key, node in POSITION.items()] == [(key, key) for key in ("round", "seats", "over")]


def test_what_is_missing_or_null_has_its_default() -> None:
    assert POSITION.at("vp", 0).number(0, 0) == 0
    assert SEATS.list()[1].at("hand", []).list() == []


@pytest.mark.parametrize(
    ("read", "complaint"),
    [
        (lambda: POSITION.at("vp"), "vp: is missing."),
        (lambda: SEATS.list()[1].at("hand"), "seats[1].hand: is missing."),
        (lambda: POSITION.fields(["round", "seats"]), "the position: 'over' is not known here; possible are: round, seats."),
        (lambda: SEATS.fields([]), "seats: an object is needed here."),
        (lambda: list(SEATS.items()), "seats: an object is needed here."),
        (lambda: POSITION.at("round").list(), "round: a list is needed here."),
        (lambda: SEATS.list(3), "seats: a list of 3 is needed here, not of 2."),
        (lambda: POSITION.at("round").number(4, 9), "round: 3 is not a whole number from 4 to 9."),
        (lambda: POSITION.at("over").number(0, 1), "over: False is not a whole number from 0 to 1."),
        (lambda: CARD.number(0, 1), "seats[0].hand[0]: 'noble' is not a whole number from 0 to 1."),
        (lambda: POSITION.at("round").flag(), "round: 3 is not true or false."),
        (lambda: POSITION.at("round").text(), "round: 3 is not a text."),
        (lambda: POSITION.at("round").one_of(["red"], "a seat"), "round: 3 is not a seat; possible are: red."),
        (lambda: CARD.one_of(["red", "blue"], "a seat"), "seats[0].hand[0]: 'noble' is not a seat; possible are: red, blue."),
        (lambda: CARD.one_of("abcdefghijklm", "a card"), "seats[0].hand[0]: 'noble' is not a card."),
    ],
)
def test_a_complaint_names_the_place(read: Callable[[], object], complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read()
    assert str(caught.value) == complaint


@pytest.mark.parametrize(
    "junk", ["x" * 5000, list(range(5000)), {"a": {"b": ["c" * 500] * 500}}, 10**400, "\ud800" * 500, [[[[[]]]]]]
)
def test_what_a_stranger_wrote_is_quoted_only_in_part(junk: object) -> None:
    node = Node({"x" * 5000: junk}, "").at("x" * 5000)
    reads: list[Callable[[], object]] = [lambda: node.number(0, 1), lambda: node.one_of(["a"], "a letter"), node.flag]
    for read in reads:
        with pytest.raises(BadPosition) as refusal:
            read()
        assert len(str(refusal.value)) < 300
        assert str(refusal.value).isprintable()


def test_a_field_of_what_is_no_object_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^round: an object is needed here"):
        POSITION.at("round").at("vp", 0)
