"""The games, by name. Each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.game import Game

NAMES = ("tyrants", "ankh_morpork")
# Whole in rules and words, but not drawn on the page yet: for the library and the terminal.
UNDRAWN = ("immortals",)


def load(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in NAMES and name not in UNDRAWN:
        raise BadOption(f"There is no game {name!r}; there are: {', '.join(NAMES + UNDRAWN)}.")
    game: Game[Any] = import_module(f"bailiwick.games.{name}.game").GAME
    return game


def load_drawn(name: str) -> Game[Any]:
    """The game of that name, if the page can show it."""
    game = load(name)
    if name in UNDRAWN:
        raise BadOption(f"{game.title} can't be shown on the page yet; `bailiwick play -t {name}` plays it in the terminal.")
    return game
