"""A bot at a table plays as it does in a simulation: the same seeds and bots give the same moves, and no thought fails."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bailiwick import bots, games
from bailiwick.bots.simulation import Plan, simulate
from bailiwick.kernel.record import Record
from bailiwick.table.hall import new_table
from bailiwick.table.room import BY_RULES
from bailiwick.table.store import PLAYING, SeatRow, Store
from tests.table.server import Person, Running

pytestmark = pytest.mark.thorough

Start = Callable[..., Running]
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


def simulated(game: str, options: dict[str, Any], seed: str, sitting: list[str]) -> list[Record]:
    played: list[Record] = []
    simulate(Plan(game, options, sitting, seed), GAMES, 1, lambda game: played.append(game.record))
    return played


def add_tables(store: Store, game: str, options: dict[str, Any], seed: str, sitting: list[str]) -> list[str]:
    """Tables at which these bots sit, with the seeds of such a simulation."""
    rules, ids = games.load(game), []
    for number in range(GAMES):
        plan = Plan(game, options, sitting, seed)
        row = new_table(game, plan.options, f"{seed}:{number}", False, "")
        row.status = PLAYING
        automatic = rules.automatic(rules.new(plan.options, row.seed))
        sit = [BY_RULES if seat in automatic else bot for seat, bot in enumerate(plan.bots_of(number))]
        store.add_table(row, [SeatRow(seat, None, bot, bot) for seat, bot in enumerate(sit)])
        ids.append(row.id)
    return ids


def play_at_tables(game: str, every: list[dict[str, Any]], sitting: list[str], folder: Path, own_server: Start) -> None:
    """All games that these bots can play at tables so, and each as it was simulated."""
    seed = f"alike {game}"
    store = Store(folder / "data" / "tables.sqlite")
    tables = {
        id: record
        for options in every
        for id, record in zip(
            add_tables(store, game, options, seed, sitting), simulated(game, options, seed, sitting), strict=True
        )
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


@pytest.mark.parametrize("game", games.NAMES)
def test_a_table_and_a_simulation_play_the_same_moves(game: str, tmp_path: Path, own_server: Start) -> None:
    play_at_tables(game, OPTIONS[game], ["greedy"], tmp_path, own_server)


# Each level once, and each game.
LEVELS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "beginner": ("oath", {"players": 3}, ["random", "random"]),
    "easy": ("immortals", {"players": 3, "rounds": 2}, ["random", "random"]),
    "medium": ("tyrants", {"players": 3}, ["random", "random"]),
    "hard": ("ankh_morpork", {"players": 2}, ["random"]),
    "expert": ("tyrants", {"players": 2}, ["random"]),
}


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_level_plays_a_whole_game_at_a_table(level: str, tmp_path: Path, own_server: Start) -> None:
    game, options, others = LEVELS[level]
    play_at_tables(game, [options], [level, *others], tmp_path, own_server)
