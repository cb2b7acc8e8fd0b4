"""The levels that people choose from, the same in all games: from one that overlooks much to the best there is.

The lower ones play like people who are new to a game: what they see they weigh sensibly, but they don't see everything. The
higher ones plan their turn to its end and judge it by what was learned from many games. How much a level sees, and how far, is
data: what is usual stands here, what a game wants otherwise in its `levels.json`.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from bailiwick.bots.base import Bot
from bailiwick.bots.greedy import Greedy
from bailiwick.bots.planner import Planner
from bailiwick.kernel.game import Game
from bailiwick.kernel.native import compiled
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.shelf import levels_in
from bailiwick.kernel.view import View

# Whoever overlooks much still weighs one thing against another.
FEWEST: Final = 2
# Where nothing is compiled, a position takes so many times as long, and so many times fewer are looked at.
SLOWER: Final = 10


class Habits(NamedTuple):
    """How a level plays a game."""

    overlooks: int = 0  # of a hundred choices
    width: int = 0  # positions that its plans follow after each move; 0: it looks no further than the end of a move
    worlds: int = 1  # that it imagines
    most: int = 0  # positions that it looks at in a decision, about, before it follows only the best one; 0: all


# From the weakest to the strongest.
USUAL: Final = {
    "beginner": Habits(overlooks=70),
    "easy": Habits(overlooks=40),
    "medium": Habits(overlooks=10),
    "hard": Habits(width=2, most=3000),
    "expert": Habits(width=8, worlds=3, most=12000),
}
LEVELS: Final = tuple(USUAL)


class Level(Bot):
    """One of the levels. Classes with a name of their own say which (`level`)."""

    level = ""

    def choose(self, view: View) -> int:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        habits = habits_of(view.game, self.level)
        thinker = self.thinker(habits)
        seen = some_of(legal, habits.overlooks, self.rng)
        action = thinker.best_among(view, seen)
        if len(seen) < len(legal) and view.game.ends(view.masked, action):
            # Before it ends its turn, it looks once more.
            others = [other for other in legal if other != action]
            action = thinker.best_among(view, [action, *some_of(others, habits.overlooks, self.rng)])
        return action

    def thinker(self, habits: Habits) -> Greedy | Planner:
        """What weighs the choices that are seen, with the luck of this decision."""
        found: Greedy | Planner
        if habits.width == 0:
            found = Greedy(0)
        else:
            most = habits.most if compiled() else -(-habits.most // SLOWER)
            found = Planner(0, habits.width, habits.worlds, most=most)
        found.asked(self.rng)
        return found


def some_of(actions: list[int], overlooked: int, rng: Rng) -> list[int]:
    """The actions without so many in a hundred, drawn by lot, but never fewer than a few."""
    number = max(min(FEWEST, len(actions)), len(actions) - len(actions) * overlooked // 100)
    left = actions.copy()
    while len(left) > number:
        left.pop(rng.below(len(left)))
    return left


_known: dict[str, dict[str, Habits]] = {}


def habits_of(game: Game[Any], level: str) -> Habits:
    """How a level plays a game: as it does any other, but for what stands in the game's folder."""
    if game.name not in _known:
        written: dict[str, dict[str, int]] = json.loads(levels_in(f"bailiwick.games.{game.name}") or "{}")
        _known[game.name] = {each: usual._replace(**written.get(each, {})) for each, usual in USUAL.items()}
    return _known[game.name][level]


class Beginner(Level):
    level = "beginner"


class Easy(Level):
    level = "easy"


class Medium(Level):
    level = "medium"


class Hard(Level):
    level = "hard"


class Expert(Level):
    level = "expert"
