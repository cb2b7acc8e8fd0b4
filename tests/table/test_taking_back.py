"""Taking back with everybody's consent: nobody looks at what was hidden and then chooses again with the same luck."""

from __future__ import annotations

from typing import Any

from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.table.hall import new_table
from bailiwick.table.records import import_record
from bailiwick.table.room import Room
from bailiwick.table.store import PLAYING, SeatRow, Store


def room_of(store: Store, *people: str | None, seed: str = "7") -> Room:
    """A game of Tyrants; a bot sits where nobody does."""
    options = {"players": len(people), "first": "red", "decks": ["drow", "dragons"]}
    row = new_table("tyrants", options, seed, False, "ann")
    row.status = PLAYING
    store.add_table(
        row, [SeatRow(i, person, None if person else "greedy", person or "greedy") for i, person in enumerate(people)]
    )
    return Room(store, row)


def play(room: Room, *moves: str) -> None:
    for move in moves:
        name, _, action = move.partition(": ")
        seat = room.names.index(name)
        room.move(room.seats[seat].person or "", room.rows, seat, action)


def hand(room: Room, seat: str) -> list[str]:
    position: dict[str, Any] = room.game.to_json(room.match.state)
    return sorted(position["seats"][seat]["hand"])


def test_what_was_drawn_is_drawn_anew(store: Store) -> None:
    """Ending a turn draws a hand. Looked at, taken back with consent and ended again, it is another one as often as not."""
    differs = 0
    for seed in range(12):
        room = room_of(store, "ann", "ben", seed=str(seed))
        play(room, "red: deploy skullport", "blue: deploy eryndlyn", "red: end-turn", "blue: end-turn", "red: end-turn")
        drawn, decided = hand(room, "red"), room.game.to_json(room.match.state)
        room.undo("ann", room.rows, 0)
        room.answer_undo("ben", agree=True)
        assert room.match.seat == 0
        assert room.game.to_json(room.match.state)["rng"] != decided["rng"]
        play(room, "red: end-turn")
        differs += hand(room, "red") != drawn
    assert differs, "the same hand twelve times"


def test_what_people_know_stays_and_what_only_a_bot_knows_does_not(store: Store) -> None:
    hands = set()
    for seed in range(8):
        room = room_of(store, "ann", None, seed=str(seed))
        play(room, "red: deploy skullport")
        turn = room.bot_turn(1)
        room.bot_move(turn, "deploy eryndlyn")
        before, mine = hand(room, "blue"), hand(room, "red")
        play(room, "red: end-turn")
        assert room.undo("ann", room.rows, 0), "with bots alone nobody has to be asked"
        assert hand(room, "red") == mine
        hands.add(hand(room, "blue") == before)
    assert False in hands, "a bot's hand never changes"


def test_a_free_undo_changes_nothing_else(store: Store) -> None:
    room = room_of(store, "ann", "ben")
    play(room, "red: deploy skullport", "blue: deploy eryndlyn")
    before = room.game.to_json(room.match.state)
    play(room, "red: play noble")
    assert room.undo("ann", room.rows, 0)
    assert room.game.to_json(room.match.state) == before


def test_the_story_goes_on_from_what_was_drawn_anew(store: Store) -> None:
    """After a restart, in a replay, in a record and in a record that comes back in."""
    room = room_of(store, "ann", "ben")
    play(room, "red: deploy skullport", "blue: deploy eryndlyn", "red: end-turn")
    room.undo("ann", room.rows, 0)
    room.answer_undo("ben", agree=True)
    play(room, "red: end-turn", "blue: end-turn")
    now = room.game.to_json(room.match.state)
    again = Room(store, room.table)
    assert again.game.to_json(again.match.state) == now
    record = room.whole_record()
    assert [seat for seat, _ in record.moves] == ["red", "blue", "chance", "red", "blue"]
    assert record.to_json()["version"] == 2
    replayed = Match.replay(room.game, Record.loads(record.dumps()))
    assert room.game.to_json(replayed.state) == now
    came_in = store.table(import_record(store, record))
    assert came_in is not None
    imported = Room(store, came_in)
    assert imported.game.to_json(imported.match.state) == now
    assert imported.whole_record().moves == record.moves
    for number in range(6):
        looked = room.replay("ann", 0, number, "en")
        assert looked["moves"] == 5 if number < 6 else True
    lines = [(line["kind"], line["seat"]) for line in room.message("ben", 1, "en", 0)["events"] if line["kind"].startswith("!")]
    assert lines == [("!undo", "red"), ("!redrawn", "red")]


def test_the_luck_is_told_to_nobody(store: Store) -> None:
    room = room_of(store, "ann", "ben")
    play(room, "red: deploy skullport", "blue: deploy eryndlyn", "red: end-turn")
    room.undo("ann", room.rows, 0)
    room.answer_undo("ben", agree=True)
    luck = room.whole_record().moves[-1][1].split()[0]
    for person, seat in (("ann", 0), ("ben", 1), (None, -1)):
        assert luck not in str(room.message(person, seat, "en", 0))
        assert luck not in str(room.replay(person, seat, 3, "en"))


def test_taking_back_twice_goes_further_back(store: Store) -> None:
    room = room_of(store, "ann", "ben")
    play(room, "red: deploy skullport", "blue: deploy eryndlyn", "red: end-turn", "blue: end-turn")
    for left in (2, 0):
        room.undo("ann", room.rows, 0)
        room.answer_undo("ben", agree=True)
        counted = [row for row in room.story.moves if not row.action.startswith("!")]
        assert len(counted) == left
        assert room.match.seat == 0
