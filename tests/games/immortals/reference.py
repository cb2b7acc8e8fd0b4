"""The generator and the vectors with which any implementation of the tower can be compared: Python's own, by its `random()`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from bailiwick.games.immortals.data import Data
from bailiwick.games.immortals.tower import Chance
from tests.games.immortals.table import cube_counts, cubes

TOWER = Data({}).tower


class PythonChance(Chance):
    def __init__(self, seed: int) -> None:
        self.draw = Random(seed).random

    def unit(self) -> float:
        return self.draw()


def check_vector(vector: Mapping[str, Any]) -> None:
    """The same seed and cubes give the same cubes, inside and in the tray."""
    assert set(vector) == {"seed", "held_before", "thrown", "held_after", "tray"}
    held = list(cubes(vector["held_before"]))
    out = TOWER.throw(held, list(cubes(vector["thrown"])), PythonChance(vector["seed"]))
    assert cube_counts(held) == vector["held_after"]
    assert cube_counts(out) == vector["tray"]
