"""A bot that gives no answer: it is asked again, then the game waits, people are told, and nobody moves in its name."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from bailiwick.table.capsule import Seal, opened
from bailiwick.table.hall import new_table
from bailiwick.table.store import PLAYING, SeatRow, Store
from tests.table.server import Person, Running, receive

FAILING = """
from bailiwick.bots import Bot

class Failing(Bot):
    def choose(self, view):
        with open({calls!r}, "a") as file:
            file.write("asked\\n")
        raise RuntimeError("no idea")

class Lawless(Bot):
    def choose(self, view):
        return (view.legal[0] + 1) % len(view.game.vocabulary) if view.legal[-1] - view.legal[0] + 1 > len(view.legal) else 0

class Hanging(Bot):
    def choose(self, view):
        while True:
            pass
"""


@pytest.fixture
def bot_file(tmp_path: Path) -> Path:
    file = tmp_path / "strangers.py"
    file.write_text(FAILING.format(calls=str(tmp_path / "calls")))
    return file


def table_with(data: Path, ann: str, bot: str) -> str:
    """Ann against a bot that begins."""
    store = Store(data / "tables.sqlite")
    row = new_table("tyrants", {"players": 2, "first": "red", "decks": ["drow", "dragons"]}, "7", False, ann)
    row.status = PLAYING
    store.add_table(row, [SeatRow(0, None, bot, "greedy"), SeatRow(1, ann, None, "Ann")])
    store.close()
    return row.id


def person_of(data: Path, name: str) -> str:
    store = Store(data / "tables.sqlite")
    [person] = [row[0] for row in store.db.execute("SELECT id FROM people WHERE name = ?", (name,))]
    store.close()
    return str(person)


def opposite(server: Running, bot: str) -> tuple[Person, Person, str]:
    """Ann at a table with a bot, and Ben, who is not there."""
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    person = person_of(server.data, "Ann")
    server.stop()
    table = table_with(server.data, person, bot)
    server.start()
    return ann, ben, table


def seat_failed(page: dict[str, dict[str, list[dict[str, bool]]]]) -> list[bool]:
    return [seat["failed"] for seat in page["table"]["seats"]]


def until_it_fails(socket: ClientConnection) -> Any:
    page = receive(socket)
    while not any(seat_failed(page)):
        page = receive(socket)
    return page


@pytest.mark.parametrize("kind", ["Failing", "Hanging"])
def test_the_game_waits_at_the_seat_of_a_bot_that_fails_until_another_plays(
    kind: str, tmp_path: Path, bot_file: Path, own_server: Callable[..., Running]
) -> None:
    server = own_server(bot_workers="1", bot_seconds="1")
    ann, ben, table = opposite(server, f"{bot_file}:{kind}")
    with ann.live(table, 1) as socket:
        page = until_it_fails(socket)
        assert seat_failed(page) == [True, False]
        assert (page["number"], page["waiting"]) == (0, ["red"]), "nobody has moved in its name"
        if kind == "Failing":
            assert (tmp_path / "calls").read_text().splitlines() == ["asked", "asked"], "it was asked again, once"
        assert "bailiwick_bots_failed_total 1\n" in ann.ask("GET", "/metrics").text
        assert ben.refused("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})[1] == "not_your_seat"
        assert ann.refused("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": None})[1] == "not_your_seat"
        ann.ok("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
        while page["waiting"] != ["blue"]:
            page = receive(socket)
        assert seat_failed(page) == [False, False]
        assert page["number"] == 1
    log = server.log.read_text()
    assert "the bot failed: The bot" in log
    assert '"schema"' in log, "the log has the position"
    [file] = list((server.data / "capsules").iterdir())
    capsule = json.loads(file.read_text())
    assert "record" not in capsule
    store = Store(server.data / "tables.sqlite")
    hidden = opened(capsule, Seal(store.secret()))
    store.close()
    assert hidden["record"]["seed"] == "7"
    assert ("no idea" in hidden["fault"]) == (kind == "Failing")


def test_a_move_that_is_not_legal_is_not_made_in_a_bot_s_name(bot_file: Path, own_server: Callable[..., Running]) -> None:
    ann, _ben, table = opposite(own_server(bot_workers="1"), f"{bot_file}:Lawless")
    with ann.live(table, 1) as socket:
        page = until_it_fails(socket)
        assert (page["number"], page["waiting"]) == (0, ["red"])
