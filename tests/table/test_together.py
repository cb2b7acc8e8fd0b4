"""Several seats asked at once: each answers what it was asked, whoever else was quicker."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bailiwick.table.hall import new_table
from bailiwick.table.refusal import Refused
from bailiwick.table.room import Room
from bailiwick.table.store import SeatRow, Store


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """Four people, all choosing a card of the draft at the same time."""
    store = Store(tmp_path / "tables.sqlite")
    people = [store.add_person(name) for name in ("Ann", "Ben", "Cid", "Dot")]
    row = new_table("immortals", {"players": 4}, "together", False, people[0])
    store.add_table(row, [SeatRow(seat, person, None, f"Person {seat}") for seat, person in enumerate(people)])
    room = Room(store, row)
    room.start(people[0])
    while room.match.state.waiting != 0b1111:
        answer(room, room.match.seat, room.rows)
    yield room
    store.close()


def answer(room: Room, seat: int, number: int) -> int:
    person = room.seats[seat].person
    assert person is not None
    return room.move(person, number, seat, next(iter(room.match.legal(seat))))


def refusal(room: Room, seat: int, number: int, action: str) -> str:
    person = room.seats[seat].person
    assert person is not None
    with pytest.raises(Refused) as refused:
        room.move(person, number, seat, action)
    return refused.value.code


def test_an_answer_counts_though_others_have_answered_since_the_question(room: Room) -> None:
    number = room.rows
    for after, seat in enumerate((2, 0, 3), start=1):
        assert answer(room, seat, number) == number + after
    assert [move.number for move in room.story.moves[-3:]] == [number, number + 1, number + 2]


def test_the_own_decision_is_answered_once(room: Room) -> None:
    number = room.rows
    [first, second, *_] = room.match.legal(2)
    answer(room, 2, number)
    assert refusal(room, 2, number, first) == "stale"
    assert refusal(room, 2, number, second) == "stale"
    assert room.rows == number + 1


def test_a_number_of_an_earlier_decision_is_stale(room: Room) -> None:
    number = room.rows
    action = next(iter(room.match.legal(1)))
    assert refusal(room, 1, number - 1, action) == "stale"
    answer(room, 0, number)
    assert refusal(room, 1, number - 1, action) == "stale"
    assert refusal(room, 1, number + 2, action) == "early"


def test_what_comes_after_all_have_answered_is_a_new_decision(room: Room) -> None:
    number = room.rows
    for seat in range(4):
        answer(room, seat, number)
    asked = room.match.seat
    assert refusal(room, asked, number, next(iter(room.match.legal(asked)))) == "stale"
    assert answer(room, asked, room.rows) == number + 5


def test_a_bot_s_answer_counts_though_somebody_was_quicker(room: Room) -> None:
    person = room.seats[3].person
    assert person is not None
    room.set_bot(person, 3, "random")
    assert room.bot_waited_for() == 3
    turn, action = room.bot_turn(3), next(iter(room.match.legal(3)))
    answer(room, 0, room.rows)
    assert room.bot_move(turn, action)
    assert not room.bot_move(turn, action), "the same thought is not played twice"


def test_after_a_restart_everybody_can_still_answer(room: Room) -> None:
    answer(room, 1, room.rows)
    row = room.store.table(room.table.id)
    assert row is not None
    again = Room(room.store, row)
    assert again.match.state.waiting == 0b1101
    assert answer(again, 3, again.rows) == room.rows + 1
