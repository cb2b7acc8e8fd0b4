"""A long move in several moments: what the Clockwork Prince does is seen thing by thing, by everybody as they may see it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bailiwick.table.hall import new_table
from bailiwick.table.pages import SPECTATOR
from bailiwick.table.room import BY_RULES, Room
from bailiwick.table.store import PLAYING, SeatRow, Store


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """Ann alone against the Prince, with nothing left to do but rest."""
    store = Store(tmp_path / "tables.sqlite")
    row = new_table("oath", {"players": 1}, "3", False, "ann")
    row.status = PLAYING
    store.add_table(row, [SeatRow(0, None, BY_RULES, BY_RULES), SeatRow(1, "ann", None, "Ann")])
    room = Room(store, row)
    while "rest" not in room.match.legal():
        room.move("ann", room.rows, 1, next(iter(room.match.legal())))
    yield room
    store.close()


def test_the_prince_s_turn_has_a_moment_for_each_of_his_actions(room: Room) -> None:
    since = room.rows
    room.move("ann", since, 1, "rest")
    page = room.message("ann", 1, "en", since)
    scenes, lines = page["scenes"], [event["kind"] for event in page["events"]]
    assert len(scenes) >= 4
    told = [scene["told"] for scene in scenes]
    assert told == sorted(told)
    assert told[-1] <= len(lines)
    turns = [scene["view"]["turn"] for scene in scenes]
    assert set(turns) == {"purple"}
    parts = [lines[start:end] for start, end in zip([0, *told], [*told, len(lines)], strict=True)]
    assert max(part.count("prince_space") - part.count("prince_skips") for part in parts) == 1
    assert scenes[0]["view"] != scenes[-1]["view"]


def test_everybody_sees_of_them_what_they_may(room: Room) -> None:
    since = room.rows
    room.move("ann", since, 1, "rest")
    mine, public = (room.message("ann", seat, "en", since)["scenes"] for seat in (1, SPECTATOR))
    known = room.match.state
    hidden = room.game.to_json(known)["seats"]["red"]["facedown"]
    for scene in mine:
        assert scene["view"]["seats"]["red"]["facedown"] == hidden
    for scene in public:
        assert not set(scene["view"]["seats"]["red"]["facedown"]) & set(hidden)


def test_only_who_has_not_seen_the_move_is_shown_its_moments(room: Room) -> None:
    since = room.rows
    room.move("ann", since, 1, "rest")
    assert room.message("ann", 1, "en", since)["scenes"] != []
    assert room.message("ann", 1, "en", room.rows)["scenes"] == []
    again = Room(room.store, room.table)
    assert again.message("ann", 1, "en", since)["scenes"] == [], "a move of long ago is shown as a whole"
