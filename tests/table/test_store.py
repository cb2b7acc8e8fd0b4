"""Storage: migrations, append-only moves, snapshots, and the commands that copy tables out and in."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bailiwick import games
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from bailiwick.table.hall import new_table
from bailiwick.table.records import import_record
from bailiwick.table.refusal import Refused
from bailiwick.table.room import Room
from bailiwick.table.store import MIGRATIONS, BadStore, MoveRow, MoveTaken, SeatRow, Store, migrate
from tests.table.server import Person, Running, choose, receive, two_at_a_table


def add_table(store: Store, game: str = "tyrants") -> Room:
    """A running hot-seat table of Ann's."""
    ann = store.add_person("Ann")
    first = {"first": "red"} if any(option.name == "first" for option in games.load(game).options) else {}
    row = new_table(game, {"players": 2, **first}, "seed", False, ann)
    store.add_table(row, [SeatRow(0, ann, None, "Ann"), SeatRow(1, ann, None, "Guest")])
    room = Room(store, row)
    room.start(ann)
    return room


@pytest.fixture(params=games.NAMES)
def room(store: Store, request: pytest.FixtureRequest) -> Room:
    """Such a table, of every game."""
    return add_table(store, request.param)


def position(match: Match) -> dict[str, Any]:
    return match.game.to_json(match.state)


def play(room: Room, moves: int) -> None:
    """So many random moves, or fewer if the game is over before."""
    rng = Rng(f"play {room.rows}")
    for _ in range(moves):
        if room.match.over:
            return
        legal = list(room.match.legal())
        room.move(room.table.host, room.rows, room.match.seat, legal[rng.below(len(legal))])


def loaded_again(room: Room) -> Room:
    """The table as a server that was just started finds it."""
    row = room.store.table(room.table.id)
    assert row is not None
    return Room(room.store, row)


# ---------------------------------------------------------------- migrations


def test_an_empty_file_gets_every_table(store: Store) -> None:
    with closing(sqlite3.connect(store.path)) as db:
        names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert names == {"meta", "people", "devices", "links", "tables", "seats", "moves", "snapshots", "hints", "chat"}
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_an_old_file_is_brought_up_to_date_and_keeps_what_it_has(store: Store) -> None:
    ann = store.add_person("Ann")
    newer = (*MIGRATIONS, "ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'grey'")
    with closing(sqlite3.connect(store.path, isolation_level=None)) as db:
        migrate(db, newer)
        migrate(db, newer)
        assert db.execute("SELECT id, name, colour FROM people").fetchall() == [(ann, "Ann", "grey")]
        assert db.execute("PRAGMA user_version").fetchone() == (len(newer),)


def test_a_migration_that_fails_changes_nothing(store: Store) -> None:
    broken = (*MIGRATIONS, "CREATE TABLE more (id TEXT); INSERT INTO nowhere VALUES (1)")
    with closing(sqlite3.connect(store.path, isolation_level=None)) as db:
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, broken)
        assert db.execute("SELECT 1 FROM sqlite_master WHERE name = 'more'").fetchone() is None
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)


def test_a_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version=99")
    with pytest.raises(BadStore, match="newer Bailiwick"):
        Store(path)


def test_a_file_that_is_no_database_is_said_so(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("not a database, but long enough to be looked at\n" * 100)
    with pytest.raises(BadStore, match="can't be kept in"):
        Store(path)


def test_the_secret_is_made_once(store: Store) -> None:
    secret = store.secret()
    again = Store(store.path)
    assert again.secret() == secret
    again.close()


# ---------------------------------------------------------------- moves


def test_a_number_is_given_once(store: Store) -> None:
    room = add_table(store)
    store.add_move(room.table.id, MoveRow(0, 0, "deploy skullport", [], 0.0))
    with pytest.raises(MoveTaken):
        store.add_move(room.table.id, MoveRow(0, 1, "deploy eryndlyn", [], 0.0))
    assert [move.action for move in store.moves(room.table.id)] == ["deploy skullport"]


def test_a_room_that_was_overtaken_catches_up(store: Store) -> None:
    """Two processes serve the same table: the slower one is refused, and then knows what the other did."""
    room = add_table(store)
    slower = loaded_again(room)
    assert slower.match.moves == 0
    room.move(room.table.host, 0, 0, "deploy skullport")
    with pytest.raises(Refused) as refused:
        slower.move(room.table.host, 0, 0, "deploy eryndlyn")
    assert refused.value.code == "stale"
    assert slower.rows == 1
    assert position(slower.match) == position(room.match)


def test_loading_replays_only_since_the_last_hand_over(room: Room) -> None:
    for _ in range(10):
        play(room, 7)
        again = loaded_again(room)
        seat = room.story.moves[-1].seat
        since = 0
        for move in reversed(room.story.moves):
            if move.seat != seat:
                break
            since += 1
        assert again.match.moves <= since
        assert position(again.match) == position(room.match)
        assert again.message(room.table.host, 0, "en", 0) == room.message(room.table.host, 0, "en", 0)
    assert room.rows == 70


def test_a_game_that_does_not_replay_is_still_listed(store: Store) -> None:
    """The rules may have changed since: the lobby must show the other tables all the same."""
    room = add_table(store)
    store.add_move(room.table.id, MoveRow(0, 0, "end-turn", [], 12.5))
    page = loaded_again(room).page(room.table.host)
    assert (page["status"], page["waiting"], page["moved"]) == ("playing", [], 12.5)


def test_what_was_taken_back_is_not_loaded(room: Room) -> None:
    """A snapshot of moves that no longer count is passed over."""
    host = room.table.host
    play(room, 80)
    for seat in (0, 1, 0, 1):
        assert room.undo(host, room.rows, seat)
        assert position(loaded_again(room).match) == position(room.match)
        again = room.story.whole()
        assert position(again) == position(room.match)
    play(room, 30)
    assert position(loaded_again(room).match) == position(room.match)


def test_every_move_can_be_looked_at_again(room: Room) -> None:
    play(room, 50)
    match = room.story.beginning()
    for to, move in enumerate(room.story.moves):
        assert position(room.story.after(to)) == position(match)
        match.play(move.action, move.seat)
    with pytest.raises(Refused, match="moves 0 to 50"):
        room.replay(room.table.host, 0, 51, "en")


def test_the_end_and_the_last_move_are_one_commit(room: Room) -> None:
    while not room.match.over:
        play(room, 1)
    again = loaded_again(room)
    assert again.table.status == "over"
    assert again.table.result == room.match.record.result
    assert again.record().to_json() == room.record().to_json()


# ---------------------------------------------------------------- commands


def run(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "BAILIWICK_FOLDER": str(data)}
    return subprocess.run([sys.executable, "-m", "bailiwick", *arguments], env=env, capture_output=True, text=True, check=False)


def test_a_backup_is_taken_while_people_play(own_server: Callable[..., Running], tmp_path: Path) -> None:
    server = own_server()
    ann, ben, table = two_at_a_table(server)
    ann.move(table, 0, 0, "deploy skullport")
    done = run(server.data, "backup", str(tmp_path / "copy.sqlite"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 table copied" in done.stdout
    ben.move(table, 1, 1, "deploy eryndlyn")
    copy = Store(tmp_path / "copy.sqlite")
    assert [move.action for move in copy.moves(table)] == ["deploy skullport"]
    copy.close()
    again = run(server.data, "backup", str(tmp_path / "copy.sqlite"))
    assert again.returncode == 2
    assert "overwrites nothing" in again.stderr
    nowhere = run(server.data, "backup", str(tmp_path / "no" / "copy.sqlite"))
    assert nowhere.returncode == 2
    assert "can't be written" in nowhere.stderr


def test_tables_are_listed_and_exported(own_server: Callable[..., Running], tmp_path: Path) -> None:
    server = own_server()
    ann, _ben, table = two_at_a_table(server)
    ann.move(table, 0, 0, "deploy skullport")
    listed = run(server.data, "export")
    assert listed.returncode == 0
    assert table in listed.stdout
    assert "playing" in listed.stdout
    assert "Ann, Ben" in listed.stdout
    printed = run(server.data, "export", table)
    record = Record.loads(printed.stdout)
    assert record.moves == [("red", "deploy skullport")]
    assert record.players == ["Ann", "Ben"]
    assert run(server.data, "export", table, str(tmp_path / "game.json")).returncode == 0
    assert Record.loads((tmp_path / "game.json").read_text()).to_json() == record.to_json()
    missing = run(server.data, "export", "nowhere")
    assert missing.returncode == 2
    assert "There is no table 'nowhere'" in missing.stderr


def test_where_there_are_no_tables_nothing_is_made(tmp_path: Path) -> None:
    for command in (("export",), ("backup", str(tmp_path / "copy.sqlite"))):
        done = run(tmp_path / "none", *command)
        assert done.returncode == 2
        assert "There are no tables in" in done.stderr
    assert list(tmp_path.iterdir()) == []


def a_record(moves: int, players: list[str], game: str = "tyrants") -> Record:
    match = Match(games.load(game), {"players": 2}, 7, players=players)
    rng = Rng("record")
    while not match.over and match.moves < moves:
        legal = list(match.legal())
        match.play(legal[rng.below(len(legal))])
    return match.record


@pytest.mark.parametrize("game", games.NAMES)
def test_a_running_record_is_played_on_by_who_takes_the_seat(
    own_server: Callable[..., Running], tmp_path: Path, game: str
) -> None:
    server = own_server()
    file = tmp_path / "game.json"
    file.write_text(a_record(31, ["you", "random"], game).dumps())
    done = run(server.data, "import", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    table = done.stdout.partition("/t/")[2].split()[0]
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    assert ann.view(table)["number"] >= 31
    seats = ann.ok("POST", f"/api/tables/{table}/join", {})["seats"]
    assert [(seat["name"], seat["bot"], seat["yours"]) for seat in seats] == [("Ann", None, True), ("random", "random", False)]
    assert ben.refused("POST", f"/api/tables/{table}/join", {})[1] == "not_open"
    with ann.live(table, 0) as socket:
        page = receive(socket)
        while seats[0]["seat"] not in page["waiting"]:
            page = receive(socket)
        number = ann.move(table, page["number"], 0, choose(page, Rng("on")))
        assert number > 31


@pytest.mark.parametrize("game", games.NAMES)
def test_a_finished_record_becomes_a_finished_table(store: Store, game: str) -> None:
    record = a_record(10_000, ["Ann", "Ben"], game)
    id = import_record(store, record)
    row = store.table(id)
    assert row is not None
    assert (row.status, row.result, row.seed) == ("over", record.result, 7)
    room = Room(store, row)
    assert room.record().to_json() == record.to_json()
    assert room.match.over
    assert room.match.moves < len(record.moves), "it has snapshots too"


def spoil(data: dict[str, Any], what: str) -> dict[str, Any]:
    match what:
        case "move":
            data["moves"][3] = "red: deploy the_moon"
        case "seat":
            data["moves"][3] = "purple: end-turn"
        case "game":
            data["game"] = "chess"
        case "result":
            data["result"] = {"winners": ["red"]}
        case "options":
            data["options"]["players"] = 9
        case _:
            data["format"] = "something"
    return data


@pytest.mark.parametrize("what", ["move", "seat", "game", "result", "options", "format"])
def test_a_broken_record_is_a_sentence_and_no_table(what: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(spoil(a_record(20, ["Ann", "Ben"]).to_json(), what)))
    done = run(tmp_path / "data", "import", str(file))
    assert done.returncode == 2
    assert done.stderr.startswith("bailiwick: ")
    assert done.stderr.count("\n") == 1
    assert "game.json" in done.stderr
    assert not (tmp_path / "data").exists()
