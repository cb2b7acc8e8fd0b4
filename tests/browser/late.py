"""Games near their end, played by a bot and brought to the server as files: to see the final screen takes a moment."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import bailiwick
from bailiwick import bots
from bailiwick.kernel.record import Record
from tests.table.server import Running


def nearly_over(game: str = "tyrants", seed: int = 1) -> tuple[Record, int]:
    """A game of two without its last choice, and the number of the seat that ends it."""
    match = bailiwick.start(game, players=2, seed=seed)
    bot = bots.load("random", seed=seed)
    seat, action = match.seat, ""
    while not match.over:
        seat = match.seat
        chosen = bot.choose(match.view(seat))
        action = match.game.vocabulary.name(chosen)
        match.play(chosen)
    if action != "end-turn" and game == "ankh_morpork":
        return nearly_over(game, seed + 1)  # there, other choices than the end of a turn can end the game too
    played = match.record
    return Record(played.game, played.options, played.seed, moves=played.moves[:-1]), seat


def bring(server: Running, record: Record, folder: Path) -> str:
    """Import a record into the server's data, as a person would; the answer is the table's id."""
    file = folder / "game.json"
    file.write_text(record.dumps(), encoding="utf-8")
    command = [sys.executable, "-m", "bailiwick", "import", str(file), "--folder", str(server.data)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return told.partition("/t/")[2].split()[0]
