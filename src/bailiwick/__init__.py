"""Bailiwick: area-control board games, complete, to play and to study."""

from __future__ import annotations

from bailiwick.games import load as game
from bailiwick.kernel.match import Match

__version__ = "0.1.0"


def start(name: str, seed: int | str = 0, **options: object) -> Match:
    """Set up a match: `bailiwick.start("tyrants", players=2, seed=7)`."""
    return Match(game(name), options, seed)


__all__ = ["Match", "__version__", "game", "start"]
