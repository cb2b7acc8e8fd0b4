"""A seat that is not on turn is asked: what the others see of it, who may answer, and taking back with an answer in between."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.bots import luck_of
from bailiwick.table.hall import new_table
from bailiwick.table.pages import SPECTATOR
from bailiwick.table.refusal import Refused
from bailiwick.table.room import Room
from bailiwick.table.store import PLAYING, SeatRow, Store
from bailiwick.table.thinking import Question, think
from tests.games.ankh_morpork.table import Table

RED, BLUE = 0, 1
MOVE = "remove the_shades blue"


class People:
    """Ann (red) and Ben (blue) at a table; red has just begun to play an assassin in The Shades, where blue has a minion."""

    def __init__(self, store: Store, held: str, card: str = "inigo_skimmer", **position: Any) -> None:
        start = Table(
            hand=[card, "modo"], areas={"the_shades": "red blue trouble"}, blue={"hand": [held, "mrs_cake"]}, **position
        ).start
        self.people = [store.add_person("Ann"), store.add_person("Ben")]
        row = new_table("ankh_morpork", {}, "seed", False, self.people[RED])
        row.start, row.status = start, PLAYING
        store.add_table(row, [SeatRow(RED, self.people[RED], None, "Ann"), SeatRow(BLUE, self.people[BLUE], None, "Ben")])
        self.room = Room(store, row)
        self.move(RED, f"play {card}")

    def move(self, seat: int, action: str) -> None:
        self.room.move(self.people[seat], self.room.rows, seat, action)

    def undo(self, seat: int) -> bool:
        return self.room.undo(self.people[seat], self.room.rows, seat)

    def sees(self, seat: int) -> dict[str, Any]:
        """All that a seat is sent, but for what differs between any two tables: their names and the clock."""
        page = self.room.message(None if seat == SPECTATOR else self.people[seat], seat, "en", 0)
        page["table"] = {key: value for key, value in page["table"].items() if key not in ("id", "created", "moved")}
        page["events"] = [{**event, "at": 0.0} for event in page["events"]]
        return page


def test_being_asked_looks_the_same_whatever_is_held(store: Store) -> None:
    holder, other = People(store, "gaspode"), People(store, "hex")
    for people in (holder, other):
        people.move(RED, MOVE)
    assert [choice["action"] for choice in holder.sees(BLUE)["legal"]] == ["decline", "answer gaspode"]
    assert [choice["action"] for choice in other.sees(BLUE)["legal"]] == ["decline"]
    for seat in (RED, SPECTATOR):
        assert holder.sees(seat)["waiting"] == ["blue"]
        assert holder.sees(seat) == other.sees(seat)
    for people in (holder, other):
        people.move(BLUE, "decline")
    for seat in (RED, SPECTATOR):
        assert holder.sees(seat) == other.sees(seat)


def test_only_the_seat_that_is_asked_can_answer(store: Store) -> None:
    people = People(store, "gaspode")
    people.move(RED, MOVE)
    with pytest.raises(Refused) as refused:
        people.move(RED, "decline")
    assert (refused.value.code, refused.value.seat) == ("not_your_turn", "red")
    with pytest.raises(Refused) as refused:
        people.move(BLUE, "answer susan")
    assert (refused.value.code, str(refused.value)) == ("illegal", "Susan is not in that hand. (A-15.2)")
    people.move(BLUE, "answer gaspode")
    page = people.sees(SPECTATOR)
    assert page["waiting"] == ["red"], "the turn goes on where it was"
    assert page["view"]["areas"]["the_shades"] == {"red": 1, "blue": 1, "trouble": True}
    assert page["view"]["discard_pile"][-1] == "gaspode"


def test_a_question_survives_a_restart(store: Store) -> None:
    people = People(store, "gaspode")
    people.move(RED, MOVE)
    before = [people.sees(seat) for seat in (RED, BLUE, SPECTATOR)]
    row = store.table(people.room.table.id)
    assert row is not None
    people.room = Room(store, row)
    again = [people.sees(seat) for seat in (RED, BLUE, SPECTATOR)]
    assert again == before, "what may be taken back too"
    people.move(BLUE, "answer gaspode")


class TestTakingBack:
    def test_is_free_while_the_other_has_not_answered(self, store: Store) -> None:
        people = People(store, "gaspode")
        before = people.sees(RED)["view"]
        people.move(RED, MOVE)
        assert people.sees(RED)["can_undo"]
        assert not people.sees(BLUE)["can_undo"]
        assert people.undo(RED)
        assert people.sees(RED)["view"] == before
        assert people.sees(BLUE)["waiting"] == ["red"], "blue is no longer asked"

    def test_must_be_agreed_to_when_the_other_has_answered(self, store: Store) -> None:
        people = People(store, "hex")
        before = people.sees(RED)["view"]
        people.move(RED, MOVE)
        people.move(BLUE, "decline")
        assert not people.undo(RED)
        assert people.sees(BLUE)["undo_asked"] == {"seat": "red", "moves": 2, "agreed": False}
        people.room.answer_undo(people.people[BLUE], True)
        assert people.sees(RED)["view"] == before
        assert people.sees(RED)["rows"] == [0, 3], "what counts, and that something was taken back"

    def test_an_answer_that_shows_a_card_is_not_taken_back_freely(self, store: Store) -> None:
        people = People(store, "gaspode")
        people.move(RED, MOVE)
        people.move(BLUE, "answer gaspode")
        assert not people.sees(BLUE)["can_undo"]

    def test_nor_is_a_roll_of_the_die(self, store: Store) -> None:
        people = People(store, "hex", "cmot_dibbler")
        people.move(RED, "scroll")
        assert "roll" in {event["kind"] for event in people.sees(RED)["events"]}
        assert not people.sees(RED)["can_undo"]

    @pytest.mark.parametrize("held", ["gaspode", "hex"])
    def test_nor_what_shows_who_holds_a_card_where_only_holders_are_asked(self, store: Store, held: str) -> None:
        people = People(store, held, house_rules={"interrupts": "ask_holders"})
        people.move(RED, MOVE)
        assert people.sees(RED)["waiting"] == ["blue" if held == "gaspode" else "red"]
        assert not people.sees(RED)["can_undo"]


def test_a_bot_takes_over_in_the_middle_of_a_question(store: Store) -> None:
    people = People(store, "gaspode")
    room = people.room
    people.move(RED, MOVE)
    assert room.bot_waited_for() is None
    room.set_bot(people.people[BLUE], BLUE, "greedy")
    assert room.bot_waited_for() == BLUE
    turn = room.bot_turn(BLUE)
    assert turn.seat == BLUE
    action = think(Question("ankh_morpork", turn.position, turn.seat, turn.bot, luck_of("seed", BLUE, turn.number)))
    assert room.bot_move(turn, action)
    assert people.sees(RED)["waiting"] == ["red"]


def test_at_one_screen_each_sees_the_own_hand_alone(store: Store) -> None:
    people = People(store, "gaspode")
    people.move(RED, MOVE)
    for seat, name in ((RED, "red"), (BLUE, "blue")):
        seats = people.sees(seat)["view"]["seats"]
        assert [key for key, shown in seats.items() if "hand" in shown or "personality" in shown] == [name]
