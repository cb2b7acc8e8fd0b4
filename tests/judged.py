"""Bailiwick with a judgement of a game, whether the package has learned one already or not: the package as it is, and beside the
game's files a small judgement of its features, by random weights. What hints and planners do with one can be tried with it.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import bailiwick
from bailiwick import games
from bailiwick.bots import judging
from bailiwick.bots.judging import Learned

PACKAGE: Final = Path(bailiwick.__file__).parent
UNITS: Final = 6


def judgement_of(name: str, seed: int = 1) -> dict[str, Any]:
    """A judgement as `judgement.json` holds it."""
    game, chance = games.load(name), random.Random(seed)
    inputs = len(game.features(game.new({"players": 2}, 0), 0))

    def weights(rows: int, columns: int, size: float) -> list[list[float]]:
        return [[round(chance.uniform(-size, size), 4) for _ in range(columns)] for _ in range(rows)]

    return {
        "hidden": weights(UNITS, inputs, 0.3),
        "bias": [0.1] * UNITS,
        "out": weights(2, UNITS, 0.5),
        "last": [0.0, 0.0],
        "scale": 20,
        "unit": 0.02,
        "taste": 0.2,
        "mid_turn": True,
    }


def learned(name: str) -> Learned:
    return Learned(games.load(name), judgement_of(name))


def taught(name: str) -> Learned:
    """What the package has learned of a game."""
    found = judging.learned(games.load(name))
    assert found is not None
    return found


def environment(folder: Path, name: str) -> Mapping[str, str]:
    """What a process wants to find such a package instead of this one: the same files, but for one more."""
    if judging.learned(games.load(name)) is not None:
        return os.environ
    inner = folder / PACKAGE.name / "games" / name
    inner.mkdir(parents=True)
    mirror(PACKAGE.parent, folder, PACKAGE.parent.glob("bailiwick*"))
    mirror(PACKAGE, folder / PACKAGE.name, PACKAGE.iterdir())
    mirror(PACKAGE / "games", inner.parent, (PACKAGE / "games").iterdir())
    mirror(PACKAGE / "games" / name, inner, (PACKAGE / "games" / name).iterdir())
    (inner / "judgement.json").write_text(json.dumps(judgement_of(name)), encoding="utf-8")
    return {**os.environ, "PYTHONPATH": str(folder)}


def mirror(source: Path, target: Path, files: Any) -> None:
    for file in files:
        if not (target / file.name).exists() and file.name != "__pycache__":
            (target / file.name).symlink_to(source / file.name)
