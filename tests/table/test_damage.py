"""Stored things may be damaged, the disk full, the storage busy, the program wrong: each is a sentence, and the rest goes on."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.server import Person, Running, receive

pytestmark = pytest.mark.thorough


@contextmanager
def storage(server: Running) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(server.data / "tables.sqlite", isolation_level=None)) as db:
        yield db


def metric(server: Running, name: str) -> float:
    lines = Person(server, None).ask("GET", "/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def tracebacks(server: Running) -> int:
    return server.log.read_text().count("Traceback")


# ---------------------------------------------------------------- one broken table

DAMAGE = {
    "options": "UPDATE tables SET options = '{' WHERE id = ?",
    "no options": "UPDATE tables SET options = '[]' WHERE id = ?",
    "game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "seed": "UPDATE tables SET seed = x'ff00' WHERE id = ?",
    "a move": "UPDATE moves SET action = 'fly' WHERE \"table\" = ?",
    "events": "UPDATE moves SET events = '[[1]]' WHERE \"table\" = ?",
    "seats": 'DELETE FROM seats WHERE "table" = ? AND seat = 1',
    "snapshot": "UPDATE snapshots SET state = '{}' WHERE \"table\" = ?",
    "no snapshot": "UPDATE snapshots SET state = 'null' WHERE \"table\" = ?",
}


@pytest.mark.parametrize("what", DAMAGE)
def test_one_broken_table_is_set_aside_and_all_others_open(own_server: Callable[..., Running], what: str) -> None:
    server = own_server()
    ann = Person(server, "Ann")
    broken, sound = (ann.table("me", "guest", "random", first="red") for _ in range(2))
    ann.move(broken, 0, 0, ann.view(broken, 0)["legal"][0]["action"])
    ann.move(broken, 1, 1, ann.view(broken, 1)["legal"][0]["action"])
    with ann.live(broken) as socket:
        while receive(socket)["number"] < 3:  # the bot has moved: the table has a snapshot of a state with rows after it
            pass
    server.stop()
    with storage(server) as db:
        db.execute(DAMAGE[what], (broken,))
    server.start()
    status, code, sentence = ann.refused("GET", f"/api/tables/{broken}")
    assert (status, code) == (503, "set_aside")
    assert sentence.startswith("This table can't be opened: ")
    assert ann.refused("GET", f"/api/tables/{broken}/view")[1] == "set_aside"
    lobby = ann.ok("GET", "/api/tables")
    assert ([table["id"] for table in lobby["mine"]], lobby["aside"]) == ([sound], [{"id": broken, "host": True}])
    with ann.live(broken) as socket:
        assert receive(socket)["code"] == "set_aside"
    ann.move(sound, 0, 0, ann.view(sound, 0)["legal"][0]["action"])
    assert metric(server, "bailiwick_tables_set_aside") == 1
    server.stop()
    log = server.log.read_text()
    assert log.count("the table is set aside") == 1
    assert broken in log
    assert tracebacks(server) <= 2, "its own, and what that came from"


def test_a_table_that_is_set_aside_is_put_away_by_its_host(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.table("me", "open", start=False)
    ben.ok("POST", f"/api/tables/{table}/join", {})
    server.stop()
    with storage(server) as db:
        db.execute(DAMAGE["options"], (table,))
    server.start()
    assert ben.ok("GET", "/api/tables")["aside"] == [{"id": table, "host": False}]
    away = f"/api/tables/{table}/archive"
    assert ben.refused("POST", away, {"archived": True})[:2] == (403, "not_host")
    assert ann.ok("POST", away, {"archived": True}) is None
    for person in (ann, ben):
        assert person.ok("GET", "/api/tables")["aside"] == []
    assert ann.ok("POST", away, {"archived": False}) is None
    assert ann.ok("GET", "/api/tables")["aside"] == [{"id": table, "host": True}]
    assert ann.refused("POST", "/api/tables/nowhere/archive", {"archived": True})[:2] == (404, "no_such_table")


def test_a_finished_game_that_does_not_replay_is_listed_and_says_so_when_it_is_opened(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann = Person(server, "Ann")
    table = ann.table("me", "guest", first="red")
    ann.move(table, 0, 0, ann.view(table, 0)["legal"][0]["action"])
    ann.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})
    server.stop()
    with storage(server) as db:
        db.execute('UPDATE moves SET seat = 77 WHERE "table" = ?', (table,))
        db.execute('DELETE FROM snapshots WHERE "table" = ?', (table,))
    server.start()
    assert [page["id"] for page in ann.ok("GET", "/api/tables")["mine"]] == [table]
    assert ann.refused("GET", f"/api/tables/{table}/view")[:2] == (503, "set_aside")
    server.stop()
    assert "the game can't be opened: " in server.log.read_text()
    assert tracebacks(server) == 0


def test_the_keeper_sees_which_tables_are_damaged(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann = Person(server, "Ann")
    broken, sound = (ann.table("me", "guest") for _ in range(2))
    with storage(server) as db:
        db.execute(DAMAGE["options"], (broken,))
    env = {**os.environ, "BAILIWICK_FOLDER": str(server.data)}
    done = subprocess.run([sys.executable, "-m", "bailiwick", "export"], env=env, capture_output=True, text=True, check=True)
    lines = {line.split()[0]: line for line in done.stdout.splitlines() if line.strip()}
    assert "damaged" in lines[broken]
    assert "playing" in lines[sound]


def test_a_file_with_strange_bytes_is_noticed_at_the_start(own_server: Callable[..., Running]) -> None:
    """The server says what to do, in one sentence, and does not start."""
    server = own_server()
    ann = Person(server, "Ann")
    for _ in range(8):
        ann.table("me", "guest", "guest", "guest")
    server.stop()
    path = server.data / "tables.sqlite"
    with storage(server) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root, size = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()[0], 4096
    raw = bytearray(path.read_bytes())
    raw[(root - 1) * size : (root - 1) * size + 200] = bytes(range(200))
    path.write_bytes(raw)
    env = {**os.environ, "BAILIWICK_FOLDER": str(server.data)}
    command = [sys.executable, "-m", "bailiwick", "serve", "--port", "0"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "is damaged" in done.stderr
    assert "`bailiwick backup`" in done.stderr


# ---------------------------------------------------------------- a full disk, a busy storage

FULL = """
import pathlib
import sqlite3

from bailiwick.table import store

connect = store.Store._connect
enter = store.Transaction.__enter__
write = store.Store._write
full = pathlib.Path({flag!r})
read_only = pathlib.Path({flag!r} + ".ro")


def limit(db):
    db.execute(f"PRAGMA query_only={{int(read_only.exists())}}")
    pages = db.execute("PRAGMA page_count").fetchone()[0] if full.exists() else 1_000_000
    db.execute(f"PRAGMA max_page_count={{pages}}")


def limited_enter(self):
    limit(self.db)
    enter(self)


def limited_write(self, statement, *values):
    limit(self.db)
    write(self, statement, *values)


store.Transaction.__enter__ = limited_enter
store.Store._write = limited_write
"""


@pytest.fixture
def filling(tmp_path: Path) -> Iterator[tuple[Running, Path]]:
    """A server whose disk is full as long as a file is there: SQLite may have no more pages than it has, and says so itself."""
    place, flag = tmp_path / "full", tmp_path / "is_full"
    place.mkdir()
    (place / "sitecustomize.py").write_text(FULL.format(flag=str(flag)))
    server = Running(tmp_path / "data", {**os.environ, "PYTHONPATH": str(place)})
    yield server, flag
    server.end()


def long_line(number: int) -> str:
    return f"{number} " + "x" * 400


def fill(person: Person, table: str) -> tuple[int, str, str]:
    """Talk until nothing can be stored; the refusal."""
    for number in range(200):
        answer = person.ask("POST", f"/api/tables/{table}/chat", {"text": long_line(number)})
        if answer.status_code != 200:
            return answer.status_code, answer.json()["code"], answer.json()["sentence"]
    raise AssertionError("the disk was never full")


def next_move(person: Person, table: str) -> tuple[Any, dict[str, Any]]:
    """What the seat that has to move sees, and its first legal move. All seats are this person's."""
    seat = next(number for number in (0, 1) if person.view(table, number)["legal"])
    page = person.view(table, seat)
    return page, {"number": page["number"], "seat": seat, "action": page["legal"][0]["action"]}


def test_a_full_disk_is_a_sentence_and_nothing_has_changed(filling: tuple[Running, Path]) -> None:
    server, flag = filling
    ann = Person(server, "Ann")
    table = ann.table("me", "guest", first="red")
    flag.touch()
    status, code, sentence = fill(ann, table)
    assert (status, code) == (503, "no_storage")
    assert sentence == "The server's disk is full, and nothing has changed. Whoever runs the server has to make room."
    said = ann.ok("GET", f"/api/tables/{table}/chat")
    page, move = next_move(ann, table)
    while (answer := ann.ask("POST", f"/api/tables/{table}/moves", move)).status_code == 200:  # a page has room for a few
        page, move = next_move(ann, table)
    assert (answer.status_code, answer.json()["sentence"]) == (503, sentence)
    assert next_move(ann, table) == (page, move), "nothing has changed"
    flag.unlink()
    assert ann.ok("POST", f"/api/tables/{table}/moves", move)["number"] == page["number"] + 1, (
        "now there is room for the same move"
    )
    assert ann.ok("GET", f"/api/tables/{table}/chat") == said
    server.stop()
    assert tracebacks(server) == 0


def test_ready_tells_the_truth_about_a_full_disk(filling: tuple[Running, Path]) -> None:
    server, flag = filling
    ann = Person(server, "Ann")
    table = ann.table("me", "guest", first="red")
    assert ann.ask("GET", "/health/ready").status_code == 200
    flag.touch()
    fill(ann, table)
    assert asked_until(ann, 503).json()["sentence"].startswith("The server's disk is full")
    assert ann.ask("GET", "/health/live").status_code == 200
    flag.unlink()
    asked_until(ann, 200)


def test_a_storage_that_may_not_be_written_to_is_a_sentence(filling: tuple[Running, Path]) -> None:
    server, flag = filling
    ann = Person(server, "Ann")
    table = ann.table("me", "guest", first="red")
    page, move = next_move(ann, table)
    read_only = flag.with_name(flag.name + ".ro")
    read_only.touch()
    status, code, sentence = ann.refused("POST", f"/api/tables/{table}/moves", move)
    assert (status, code) == (503, "no_storage")
    assert sentence.startswith("The server may not write to its disk, and nothing has changed.")
    assert asked_until(ann, 503).json()["sentence"] == sentence
    read_only.unlink()
    assert ann.ok("POST", f"/api/tables/{table}/moves", move)["number"] == page["number"] + 1
    server.stop()
    assert tracebacks(server) == 0


def test_a_disk_with_little_room_is_told_before_it_is_full(tmp_path: Path) -> None:
    place = tmp_path / "little"
    place.mkdir()
    (place / "sitecustomize.py").write_text("from bailiwick.table import asking\n\nasking.LEAST_FREE = 10**18\n")
    server = Running(tmp_path / "data", {**os.environ, "PYTHONPATH": str(place)})
    try:
        ann = Person(server, "Ann")
        answer = ann.ask("GET", "/health/ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")
        assert answer.json()["sentence"].startswith("There are only ")
        ann.table("me", "guest")  # there still is room for that
    finally:
        server.end()


def asked_until(person: Person, status: int) -> httpx.Response:
    """Whether the server is ready is tried every few seconds only: ask until the answer is another."""
    begun = time.monotonic()
    while (answer := person.ask("GET", "/health/ready")).status_code != status:
        assert time.monotonic() - begun < 60, answer.text
    return answer


def test_a_storage_that_another_holds_is_a_sentence(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann = Person(server, "Ann")
    table = ann.table("me", "guest", first="red")
    action = ann.view(table, 0)["legal"][0]["action"]
    with storage(server) as db:
        db.execute("BEGIN IMMEDIATE")
        move = {"number": 0, "seat": 0, "action": action}
        status, code, sentence = ann.refused("POST", f"/api/tables/{table}/moves", move)
        assert (status, code) == (503, "no_storage")
        assert sentence == "The server's storage is busy, and nothing has changed: try again in a moment."
        assert ann.view(table, 0)["number"] == 0
        db.execute("ROLLBACK")
    assert ann.move(table, 0, 0, action) == 1
    server.stop()
    assert tracebacks(server) == 0


# ---------------------------------------------------------------- the last resort

WRONG = """
from bailiwick.table.room import Room


def message(self, *asked):
    raise ZeroDivisionError("put here on purpose")


Room.message = message
"""


def test_whatever_nobody_has_foreseen_has_a_number_in_the_log(tmp_path: Path) -> None:
    place = tmp_path / "wrong"
    place.mkdir()
    (place / "sitecustomize.py").write_text(WRONG)
    server = Running(tmp_path / "data", {**os.environ, "PYTHONPATH": str(place)})
    try:
        ann = Person(server, "Ann")
        table = ann.table("me", "guest")
        response = ann.ask("GET", f"/api/tables/{table}/view")
        assert response.status_code == 500
        assert response.json()["code"] == "broken"
        assert "content-security-policy" in response.headers
        number = response.json()["sentence"].rpartition(" ")[2].rstrip(".")
        assert len(number) == 8
        with ann.live(table) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        assert "fault" in closed.value.rcvd.reason
        assert metric(server, "bailiwick_faults_total") == 2
    finally:
        server.end()
    log = server.log.read_text()
    assert f"fault {number} at /api/tables/{table}/view" in log
    assert tracebacks(server) == 2, "one for each fault, and none besides"
