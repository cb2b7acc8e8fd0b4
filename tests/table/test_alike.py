"""A bot at a table plays as it does in a simulation: the same seeds and bots give the same moves, and no thought fails."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bailiwick import games
from bailiwick.bots.simulation import Plan, simulate
from bailiwick.kernel.record import Record
from bailiwick.table.hall import new_table
from bailiwick.table.room import BY_RULES
from bailiwick.table.store import PLAYING, SeatRow, Store
from tests.table.server import Person, Running

pytestmark = pytest.mark.thorough

GAMES = 1
# What each game is played with here: as short as it can be, with all that its rules have.
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "tyrants": [{"players": 2}, {"players": 4}],
    "ankh_morpork": [{"players": 2}, {"players": 4}],
    "immortals": [{"players": 3, "rounds": 2}],
    "oath": [{"players": 3}, {"players": 1}],
}


def test_every_game_is_here() -> None:
    assert sorted(OPTIONS) == sorted(games.NAMES)


def simulated(game: str, options: dict[str, Any], seed: str) -> list[Record]:
    played: list[Record] = []
    simulate(Plan(game, options, ["greedy"], seed), GAMES, 1, lambda game: played.append(game.record))
    return played


def add_tables(store: Store, game: str, options: dict[str, Any], seed: str) -> list[str]:
    """Tables at which greedy sits everywhere, with the seeds of such a simulation."""
    rules, ids = games.load(game), []
    for number in range(GAMES):
        plan = Plan(game, options, ["greedy"], seed)
        row = new_table(game, plan.options, f"{seed}:{number}", False, "")
        row.status = PLAYING
        automatic = rules.automatic(rules.new(plan.options, row.seed))
        bots = [BY_RULES if seat in automatic else "greedy" for seat in range(len(plan.bots_of(number)))]
        store.add_table(row, [SeatRow(seat, None, bot, bot) for seat, bot in enumerate(bots)])
        ids.append(row.id)
    return ids


@pytest.mark.parametrize("game", games.NAMES)
def test_a_table_and_a_simulation_play_the_same_moves(game: str, tmp_path: Path, own_server: Callable[..., Running]) -> None:
    seed = f"alike {game}"
    store = Store(tmp_path / "data" / "tables.sqlite")
    tables = {
        id: record
        for options in OPTIONS[game]
        for id, record in zip(add_tables(store, game, options, seed), simulated(game, options, seed), strict=True)
    }
    store.close()
    server = own_server()
    ann = Person(server, "Ann")
    for id, expected in tables.items():
        with ann.live(id) as socket:
            while not (page := json.loads(socket.recv(timeout=60)))["over"]:
                assert not any(seat["failed"] for seat in page["table"]["seats"])
        record = Record.from_json(ann.ok("GET", f"/api/tables/{id}/record"))
        assert record.moves == expected.moves
        assert record.result == expected.result
    figures = ann.ask("GET", "/metrics").text
    assert "\nbailiwick_bots_failed_total 0\n" in figures
    assert "\nbailiwick_rules_failed_total 0\n" in figures
    assert "WARNING" not in (log := server.log.read_text()), log
    assert "ERROR" not in log, log
