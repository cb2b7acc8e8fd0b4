"""A fault in the rules, put there on purpose: what is done about one can't be tested without one.

`faulty` is an environment for another process: in it, deploying to Eryndlyn, or whatever else is named, fails in the middle of
the move. In `greedy_lost` a bot gives no answer as long as there is a certain file. Interpreted only.
"""

from __future__ import annotations

import os
from pathlib import Path

FAULT = """
from bailiwick.games.tyrants.game import Tyrants

sound = Tyrants.apply_legal


def apply_legal(self, s, seat, action):
    sound(self, s, seat, action)
    if (self.vocabulary.name(action) + " ").startswith({beginning!r}):
        s.stack.clear()
        raise ZeroDivisionError("put here on purpose")


Tyrants.apply_legal = apply_legal
"""


# Greedy gives no answer as long as there is a certain file.
LOST = """
from pathlib import Path
from bailiwick.bots.greedy import Greedy

sound = Greedy.choose


def choose(self, view):
    if Path({file!r}).exists():
        raise RuntimeError("put here on purpose")
    return sound(self, view)


Greedy.choose = choose
"""


def environment(folder: Path, code: str) -> dict[str, str]:
    place = folder / "faulty"
    place.mkdir(exist_ok=True)
    (place / "sitecustomize.py").write_text(code)
    return {**os.environ, "PYTHONPATH": str(place)}


def faulty(folder: Path, action: str = "deploy eryndlyn") -> dict[str, str]:
    return environment(folder, FAULT.format(beginning=f"{action} "))


def greedy_lost(folder: Path, file: Path) -> dict[str, str]:
    return environment(folder, LOST.format(file=str(file)))
