"""The levels that people choose from, the same in all games: from one that overlooks much to the best there is.

The lower ones play like people who are new to a game: what they see they weigh sensibly, but they don't see everything. The
higher ones plan their turn to its end and judge it by what was learned from many games.
"""

from __future__ import annotations

from typing import Final

from bailiwick.bots.greedy import Greedy
from bailiwick.bots.planner import Planner
from bailiwick.kernel.view import View

# From the weakest to the strongest.
LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
PERCENT: Final = 100


class Blinkered(Greedy):
    """Weighs what it sees as the greedy bot does, but doesn't see all that it could do."""

    OVERLOOKS = 0  # of a hundred choices

    def choose(self, view: View) -> int:
        seen = [action for action in view.legal if self.rng.below(PERCENT) >= self.OVERLOOKS]
        return self.best_among(view, seen or [view.legal[self.rng.below(len(view.legal))]])


class Beginner(Blinkered):
    OVERLOOKS = 65


class Easy(Blinkered):
    OVERLOOKS = 30


class Medium(Planner):
    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, width=1)


class Hard(Planner):
    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, width=6)


class Expert(Planner):
    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, width=16, worlds=3)
