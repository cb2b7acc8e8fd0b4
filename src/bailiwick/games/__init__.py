"""The games, by name. Each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bailiwick.kernel.errors import BadOption, quoted
from bailiwick.kernel.game import Game
from bailiwick.kernel.shelf import Prose, prose_of

NAMES = ("tyrants", "ankh_morpork", "immortals", "oath")


def load(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in NAMES:
        raise BadOption(f"There is no game {quoted(name)}; there are: {', '.join(NAMES)}.")
    game: Game[Any] = import_module(f"bailiwick.games.{name}.game").GAME
    return game


def rules(name: str, lang: str = "en") -> list[Prose]:
    """The rules of a game and its rulings."""
    return [prose_of(f"bailiwick.games.{load(name).name}", text, lang) for text in ("rules", "rulings")]
