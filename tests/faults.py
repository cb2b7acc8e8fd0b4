"""A fault in the rules, put there on purpose: what is done about one can't be tested without one.

`faulty` is an environment for another process: in it, deploying to Eryndlyn fails in the middle of the move. Interpreted only.
"""

from __future__ import annotations

import os
from pathlib import Path

FAULT = """
from bailiwick.games.tyrants.game import Tyrants

sound = Tyrants.apply_legal


def apply_legal(self, s, seat, action):
    sound(self, s, seat, action)
    if self.vocabulary.name(action) == "deploy eryndlyn":
        s.stack.clear()
        raise ZeroDivisionError("put here on purpose")


Tyrants.apply_legal = apply_legal
"""


def faulty(folder: Path) -> dict[str, str]:
    place = folder / "faulty"
    place.mkdir(exist_ok=True)
    (place / "sitecustomize.py").write_text(FAULT)
    return {**os.environ, "PYTHONPATH": str(place)}
