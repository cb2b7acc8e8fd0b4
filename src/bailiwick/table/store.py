"""Storage: one SQLite file. Moves are append-only and unique on (table, number); a state in memory is only a cache.

A move is acknowledged after its commit, never before, so a server that is killed at any moment loses nothing it has promised.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bailiwick.kernel.errors import BailiwickError
from bailiwick.kernel.event import Event

MIGRATIONS: Final = (
    """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, public INTEGER NOT NULL,
        status TEXT NOT NULL, host TEXT NOT NULL, created REAL NOT NULL, start TEXT, result TEXT, rematch TEXT,
        archived INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, person TEXT, bot TEXT, name TEXT NOT NULL,
        PRIMARY KEY ("table", seat)
    );
    CREATE TABLE moves (
        "table" TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, seat INTEGER NOT NULL, action TEXT NOT NULL,
        events TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY ("table", number)
    );
    CREATE TABLE snapshots (
        "table" TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, moves INTEGER NOT NULL, state TEXT NOT NULL,
        PRIMARY KEY ("table", number)
    );
    CREATE TABLE chat (
        "table" TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
        text TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY ("table", number)
    );
    CREATE INDEX seats_by_person ON seats (person);
    CREATE INDEX tables_by_status ON tables (status, public);
    """,
    "CREATE INDEX tables_by_rematch ON tables (rematch);",
    # A cookie signs the name of a device. Those from before signed the person's, which is now that of their first device.
    """
    CREATE TABLE devices (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), seen REAL NOT NULL);
    CREATE INDEX devices_by_person ON devices (person);
    INSERT INTO devices SELECT id, id, CAST(strftime('%s', 'now') AS REAL) FROM people;
    CREATE TABLE links (person TEXT PRIMARY KEY REFERENCES people(id), token TEXT NOT NULL UNIQUE, until REAL NOT NULL);
    """,
    # The lesson that is given at a table, if one is.
    "ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT '';",
    # Whether a table has hints, and at which decisions seats have asked for one.
    """
    ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
    CREATE TABLE hints (
        "table" TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY ("table", number, seat)
    );
    """,
)

LINES_KEPT: Final = 1000  # of what is said at a table, the newest
LINES_READ: Final = 200  # of those, at a time
A_MOVE: Final = 20_000  # bytes: as much as a move stores

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"


class MoveTaken(Exception):
    """Another answer to the same decision was committed first."""


class BadStore(BailiwickError):
    """The file of the tables can't be used."""


class BadRow(BailiwickError):
    """What is stored of one table makes no sense."""


@dataclass
class Device:
    """Where somebody is known: a browser with our cookie, and when it last was here."""

    id: str
    person: str
    seen: float


@dataclass
class SeatRow:
    """A seat of a table: a person's, a bot's (with its level), both (a bot plays for the person), or nobody's yet."""

    seat: int
    person: str | None
    bot: str | None
    name: str


@dataclass
class TableRow:
    id: str
    game: str
    options: dict[str, Any]
    seed: int | str
    public: bool
    status: str
    host: str
    created: float
    start: dict[str, Any] | None
    result: dict[str, Any] | None
    rematch: str | None
    archived: bool
    lesson: str = ""  # which lesson of the game is given here; empty: none, it is a game
    hints: bool = True  # whether people may ask for hints, where the game has any


@dataclass
class MoveRow:
    """One row of a table's story: a move with the events it led to, or a taking back."""

    number: int
    seat: int
    action: str
    events: list[Event]
    at: float


@dataclass
class Snapshot:
    """The state after so many rows, and how many moves counted then."""

    number: int
    moves: int
    state: dict[str, Any] | None


@dataclass
class ChatRow:
    number: int
    person: str
    name: str
    text: str
    at: float


def migrate(db: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring a file up to date, a version at a time, each wholly or not at all."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(migrations):
        raise BadStore(
            f"The tables were written by a newer Bailiwick (version {version} of the file; this one knows {len(migrations)})."
        )
    for number in range(version, len(migrations)):
        try:
            db.executescript(f"BEGIN IMMEDIATE; {migrations[number]}; PRAGMA user_version={number + 1}; COMMIT;")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


class Store:
    """One connection writes and one reads, so that looking never waits for a commit. Each is used by one thread at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writing = threading.RLock()
        self.reading = threading.Lock()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.db = self._connect()
            self.db.execute("PRAGMA journal_mode=WAL")
            self.db.execute("PRAGMA synchronous=FULL")
            self.db.execute("PRAGMA foreign_keys=ON")
            migrate(self.db)
            self.reader = self._connect()
            self.reader.execute("PRAGMA query_only=ON")
        except (OSError, sqlite3.Error) as problem:
            raise BadStore(f"The tables can't be kept in {str(path)!r}: {problem}.") from None

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        db.execute("PRAGMA busy_timeout=5000")
        return db

    def _read(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        with self.reading:
            return self.reader.execute(question, values).fetchall()

    def _write(self, statement: str, *values: object) -> None:
        with self.writing:
            self.db.execute(statement, values)

    def close(self) -> None:
        with self.writing, self.reading:
            self.reader.close()
            self.db.close()

    def check(self) -> None:
        """Raise sqlite3.Error unless so much can be written as a move with its snapshot takes, and read again."""
        self._write("INSERT OR REPLACE INTO meta VALUES ('checked', ?)", "x" * A_MOVE)
        self._read("SELECT value FROM meta WHERE key = 'checked'")
        self._write("DELETE FROM meta WHERE key = 'checked'")

    def check_whole(self) -> None:
        """Raise BadStore if the file is damaged: then it is better to go back to a copy than to play on and find out."""
        try:
            found = self._read("PRAGMA quick_check(1)")[0][0]
        except sqlite3.OperationalError as problem:
            raise BadStore(f"The tables can't be read from {str(self.path)!r}: {problem}.") from None
        except sqlite3.DatabaseError as problem:
            found = str(problem)
        if found != "ok":
            lines = str(found).split("\n")  # the first may only say where
            raise BadStore(
                f"The file of the tables, {str(self.path)!r}, is damaged ({lines[-1]}). Put a copy that `bailiwick backup` has "
                "made in its place, without the -wal and -shm files beside it, and start again."
            )

    def secret(self) -> bytes:
        """The key that signs cookies: made once, kept with the tables."""
        self._write("INSERT OR IGNORE INTO meta VALUES ('secret', ?)", secrets.token_hex(32))
        return bytes.fromhex(self._read("SELECT value FROM meta WHERE key = 'secret'")[0][0])

    # -- people

    def add_person(self, name: str) -> str:
        person = secrets.token_urlsafe(12)
        self._write("INSERT INTO people VALUES (?, ?, ?)", person, name, time.time())
        return person

    def rename_person(self, person: str, name: str) -> list[str]:
        """Rename somebody, also at the seats under the old name (guests keep theirs); returns the tables this concerns."""
        old = self.person_name(person)
        with self.writing, Transaction(self.db):
            rows = self.db.execute('SELECT DISTINCT "table" FROM seats WHERE person = ? AND name = ?', (person, old)).fetchall()
            self.db.execute("UPDATE people SET name = ? WHERE id = ?", (name, person))
            self.db.execute("UPDATE seats SET name = ? WHERE person = ? AND name = ?", (name, person, old))
        return [row[0] for row in rows]

    def person_name(self, person: str) -> str | None:
        rows = self._read("SELECT name FROM people WHERE id = ?", person)
        return rows[0][0] if rows else None

    # -- devices: where a person is known

    def add_device(self, person: str) -> Device:
        device = Device(secrets.token_urlsafe(12), person, time.time())
        self._write("INSERT INTO devices VALUES (?, ?, ?)", device.id, device.person, device.seen)
        return device

    def device(self, id: str, since: float) -> Device | None:
        """The device, if it has been here since then."""
        rows = self._read("SELECT id, person, seen FROM devices WHERE id = ? AND seen >= ?", id, since)
        return Device(*rows[0]) if rows else None

    def devices_of(self, person: str, since: float) -> list[str]:
        return [row[0] for row in self._read("SELECT id FROM devices WHERE person = ? AND seen >= ?", person, since)]

    def device_seen(self, id: str) -> None:
        self._write("UPDATE devices SET seen = ? WHERE id = ?", time.time(), id)

    def forget(self, since: float) -> None:
        """Devices that have not been here since then, and links that nobody has opened in time."""
        with self.writing, Transaction(self.db):
            self.db.execute("DELETE FROM devices WHERE seen < ?", (since,))
            self.db.execute("DELETE FROM links WHERE until < ?", (time.time(),))

    def end_device(self, id: str) -> None:
        self._write("DELETE FROM devices WHERE id = ?", id)

    def end_devices(self, person: str, but: str = "") -> None:
        """Nobody is this person any more, but for one device, and no link makes anybody so."""
        with self.writing, Transaction(self.db):
            self.db.execute("DELETE FROM devices WHERE person = ? AND id != ?", (person, but))
            self.db.execute("DELETE FROM links WHERE person = ?", (person,))

    # -- links that carry a person to another device: one each, at most

    def put_link(self, person: str, token: str, until: float) -> None:
        """In the place of the one there was."""
        self._write("INSERT OR REPLACE INTO links VALUES (?, ?, ?)", person, token, until)

    def link_until(self, person: str) -> float | None:
        rows = self._read("SELECT until FROM links WHERE person = ? AND until >= ?", person, time.time())
        return rows[0][0] if rows else None

    def link_person(self, token: str) -> str | None:
        rows = self._read("SELECT person FROM links WHERE token = ? AND until >= ?", token, time.time())
        return rows[0][0] if rows else None

    def use_link(self, token: str) -> Device | None:
        """A new device of the person whose link it is; the link is used up. Two at once: one of them gets it."""
        with self.writing, Transaction(self.db):
            question = "SELECT person FROM links WHERE token = ? AND until >= ?"
            row = self.db.execute(question, (token, time.time())).fetchone()
            self.db.execute("DELETE FROM links WHERE token = ?", (token,))
            return self.add_device(row[0]) if row else None

    def drop_link(self, person: str) -> None:
        self._write("DELETE FROM links WHERE person = ?", person)

    # -- tables

    def add_table(
        self, row: TableRow, seats: list[SeatRow], moves: Sequence[MoveRow] = (), snapshots: Sequence[Snapshot] = ()
    ) -> None:
        with self.writing, Transaction(self.db):
            self._insert_table(row, seats)
            for move in moves:
                self._insert_move(row.id, move)
            for snapshot in snapshots:
                self._insert_snapshot(row.id, snapshot)

    def add_rematch(self, id: str, row: TableRow, seats: list[SeatRow]) -> str:
        """Add a table as the rematch of another; returns its id, or that of the one that was there first."""
        with self.writing, Transaction(self.db):
            first: str | None = self.db.execute("SELECT rematch FROM tables WHERE id = ?", (id,)).fetchone()[0]
            if first is not None:
                return first
            self._insert_table(row, seats)
            self.db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (row.id, id))
        return row.id

    def rematch_of(self, id: str) -> str | None:
        """The table whose rematch this one is."""
        rows = self._read("SELECT id FROM tables WHERE rematch = ?", id)
        return rows[0][0] if rows else None

    def next_is_on(self, id: str) -> bool:
        """Whether a table's rematch, or one further on, is still to be played or being played."""
        question = (
            "WITH RECURSIVE later(id, status, rematch) AS ("
            " SELECT n.id, n.status, n.rematch FROM tables t JOIN tables n ON n.id = t.rematch WHERE t.id = ?"
            " UNION SELECT n.id, n.status, n.rematch FROM later l JOIN tables n ON n.id = l.rematch)"
            " SELECT 1 FROM later WHERE status IN ('open', 'playing') LIMIT 1"
        )
        return bool(self._read(question, id))

    def _insert_table(self, row: TableRow, seats: list[SeatRow]) -> None:
        values = (row.id, row.game, json.dumps(row.options), json.dumps(row.seed), row.public, row.status, row.host, row.created)
        more = (_dump(row.start), _dump(row.result), row.rematch, row.archived, row.lesson, row.hints)
        self.db.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)", values + more)
        for seat in seats:
            self.db.execute("INSERT INTO seats VALUES (?,?,?,?,?)", (row.id, seat.seat, seat.person, seat.bot, seat.name))

    def table(self, id: str) -> TableRow | None:
        rows = self._read("SELECT * FROM tables WHERE id = ?", id)
        return _table(rows[0]) if rows else None

    def host(self, id: str) -> str | None:
        """Whose table it is, whatever else is stored of it."""
        rows = self._read("SELECT host FROM tables WHERE id = ?", id)
        return rows[0][0] if rows else None

    def set_status(self, id: str, status: str, result: dict[str, Any] | None = None) -> None:
        self._write("UPDATE tables SET status = ?, result = ? WHERE id = ?", status, _dump(result), id)

    def archive(self, id: str, archived: bool) -> None:
        self._write("UPDATE tables SET archived = ? WHERE id = ?", archived, id)

    def seats(self, id: str) -> list[SeatRow]:
        rows = self._read('SELECT seat, person, bot, name FROM seats WHERE "table" = ? ORDER BY seat', id)
        return [SeatRow(*row) for row in rows]

    def set_seat(self, id: str, seat: SeatRow) -> None:
        statement = 'UPDATE seats SET person = ?, bot = ?, name = ? WHERE "table" = ? AND seat = ?'
        self._write(statement, seat.person, seat.bot, seat.name, id, seat.seat)

    def all_tables(self) -> list[str]:
        """Every table there is, newest first."""
        return [row[0] for row in self._read("SELECT id FROM tables ORDER BY created DESC, id")]

    def public_tables(self) -> list[str]:
        question = (
            "SELECT id FROM tables WHERE public = 1 AND archived = 0 AND status IN ('open', 'playing') "
            "ORDER BY created DESC LIMIT 100"
        )
        return [row[0] for row in self._read(question)]

    def tables_of(self, person: str) -> list[str]:
        question = (
            'SELECT id FROM tables WHERE archived = 0 AND (host = ? OR id IN (SELECT "table" FROM seats WHERE person = ?)) '
            "ORDER BY created DESC LIMIT 100"
        )
        return [row[0] for row in self._read(question, person, person)]

    def tables_with_bots(self) -> list[str]:
        """Running tables in which a bot may have to move: looked at when the server starts."""
        question = (
            'SELECT DISTINCT t.id FROM tables t JOIN seats s ON s."table" = t.id '
            "WHERE t.status = 'playing' AND s.bot IS NOT NULL"
        )
        return [row[0] for row in self._read(question)]

    # -- moves

    def add_move(self, id: str, move: MoveRow, snapshot: Snapshot | None = None, result: dict[str, Any] | None = None) -> None:
        """Commit a move, with a snapshot of the state after it where one is due and the result where it ends the game.

        Raises MoveTaken if the number is taken.
        """
        try:
            with self.writing, Transaction(self.db):
                self._insert_move(id, move)
                if snapshot is not None:
                    self._insert_snapshot(id, snapshot)
                if result is not None:
                    self.set_status(id, OVER, result)
        except sqlite3.IntegrityError:
            raise MoveTaken from None

    def _insert_move(self, id: str, move: MoveRow) -> None:
        events = json.dumps([[event.kind, event.seat, event.values, event.audience] for event in move.events])
        values = (id, move.number, move.seat, move.action, events, move.at)
        self.db.execute("INSERT INTO moves VALUES (?,?,?,?,?,?)", values)

    def _insert_snapshot(self, id: str, snapshot: Snapshot) -> None:
        values = (id, snapshot.number, snapshot.moves, json.dumps(snapshot.state))
        self.db.execute("INSERT INTO snapshots VALUES (?,?,?,?)", values)

    def moves(self, id: str) -> list[MoveRow]:
        rows = self._read('SELECT number, seat, action, events, at FROM moves WHERE "table" = ? ORDER BY number', id)
        return [MoveRow(number, seat, action, _events(events), at) for number, seat, action, events, at in rows]

    def snapshots(self, id: str) -> list[Snapshot]:
        """All snapshots, oldest first, without their states."""
        rows = self._read('SELECT number, moves FROM snapshots WHERE "table" = ? ORDER BY number', id)
        return [Snapshot(number, moves, None) for number, moves in rows]

    def snapshot_state(self, id: str, number: int) -> dict[str, Any]:
        rows = self._read('SELECT state FROM snapshots WHERE "table" = ? AND number = ?', id, number)
        state: dict[str, Any] = json.loads(rows[0][0])
        return state

    # -- hints

    def add_hint(self, id: str, number: int, seat: int) -> None:
        """A seat has asked for a hint at a decision; asked again, it is the same one."""
        self._write("INSERT OR IGNORE INTO hints VALUES (?,?,?)", id, number, seat)

    def hints(self, id: str) -> dict[int, int]:
        """At how many decisions each seat has asked for one; those that never did are left out."""
        return dict(self._read('SELECT seat, COUNT(*) FROM hints WHERE "table" = ? GROUP BY seat', id))

    # -- chat

    def add_chat(self, id: str, person: str, name: str, text: str) -> ChatRow:
        with self.writing, Transaction(self.db):
            number = self.db.execute('SELECT COALESCE(MAX(number), -1) + 1 FROM chat WHERE "table" = ?', (id,)).fetchone()[0]
            row = ChatRow(number, person, name, text, time.time())
            self.db.execute("INSERT INTO chat VALUES (?,?,?,?,?,?)", (id, row.number, row.person, row.name, row.text, row.at))
            self.db.execute('DELETE FROM chat WHERE "table" = ? AND number <= ?', (id, number - LINES_KEPT))
        return row

    def chat(self, id: str, since: int = 0, before: int = sys.maxsize) -> list[ChatRow]:
        """The newest lines with numbers from `since` to before `before`, oldest first."""
        question = (
            'SELECT number, person, name, text, at FROM chat WHERE "table" = ? AND number >= ? AND number < ? '
            "ORDER BY number DESC LIMIT ?"
        )
        return [ChatRow(*row) for row in reversed(self._read(question, id, since, before, LINES_READ))]

    def chat_end(self, id: str) -> int:
        """The number of the next line."""
        end: int = self._read('SELECT COALESCE(MAX(number), -1) + 1 FROM chat WHERE "table" = ?', id)[0][0]
        return end

    # -- backup

    def backup(self, target: Path) -> None:
        """A consistent copy while the server runs."""
        with closing(sqlite3.connect(target)) as copy, self.reading:
            self.reader.backup(copy)


class Transaction:
    """BEGIN IMMEDIATE … COMMIT, or ROLLBACK if anything is raised."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def __enter__(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        try:
            if kind is None:
                self.db.execute("COMMIT")
        finally:
            if self.db.in_transaction:  # not if SQLite has given it up by itself, which it does on a full disk
                self.db.execute("ROLLBACK")


def _events(text: str) -> list[Event]:
    return [Event(kind, seat, tuple(values), audience) for kind, seat, values, audience in json.loads(text)]


def _dump(value: dict[str, Any] | None) -> str | None:
    return None if value is None else json.dumps(value)


def _table(row: tuple[Any, ...]) -> TableRow:
    try:
        return _read_table(row)
    except (TypeError, ValueError) as problem:
        raise BadRow(f"What is stored of table {row[0]!r} can't be read: {problem}.") from None


def _read_table(row: tuple[Any, ...]) -> TableRow:
    id, game, options, seed, public, status, host, created, start, result, rematch, archived, lesson, hints = row
    luck, begun = json.loads(seed), json.loads(start) if start else None
    ended = json.loads(result) if result else None
    told = json.loads(options)
    return TableRow(
        id, game, told, luck, bool(public), status, host, created, begun, ended, rematch, bool(archived), lesson, bool(hints)
    )
