"""The Clockwork Prince's own board (CP-1.2): relationships, Tactics, the Ambition box, his Threat, and his markers on the Mind.

Plain bookkeeping, copied with the state. What he makes of it is in `answers`, `threat` and the steps of his turn.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import SUITS
from bailiwick.games.oath.prince.mind import (
    ACTIONS_AT,
    LIMITED,
    MOST_TACTICS,
    SPACES,
    TACTICS_DICE,
    TOP_LEVEL,
    TRADE_AT,
    UNALIGNED,
)

NONE: Final = -1
MUCH: Final = 36  # all favor there is
MUCH_MORE: Final = 1023  # the highest number of a target


class PrinceBoard:
    def __init__(self) -> None:
        self.powers = LIMITED  # CP-1.4
        self.judge = NONE  # the only person at a table with bots, who judges for him (CP-8.4); else as the rules say
        self.columns = [UNALIGNED] * SUITS  # where each suit's marker stands …
        self.levels = [0] * SUITS  # … and how high
        self.tactics = 0
        self.ambition = 0  # favor
        self.threat = NONE  # a seat
        self.goal = NONE  # the quadrant of the Threat's goal
        self.scepter = False  # CP-3.8: the Threat is a Successor under the Oath of Devotion
        self.start = 0  # spaces of the Mind
        self.current = 0
        self.awake = False  # he has had a turn (CP-3.4)
        self.allowed = 0  # actions of this turn (CP-5.1) …
        self.taken = 0  # … and how many he has taken
        self.visited = 0  # spaces since the last of them, a bit each (CP-5.5)
        self.targets: list[int] = []  # what he will declare in the campaign he opens, in order
        self.musing = False  # in a copy of the state on which he tries something out: nobody is asked

    def copy(self) -> PrinceBoard:
        o = PrinceBoard()
        o.powers = self.powers
        o.judge = self.judge
        o.columns = self.columns.copy()
        o.levels = self.levels.copy()
        o.tactics = self.tactics
        o.ambition = self.ambition
        o.threat = self.threat
        o.goal = self.goal
        o.scepter = self.scepter
        o.start = self.start
        o.current = self.current
        o.awake = self.awake
        o.allowed = self.allowed
        o.taken = self.taken
        o.visited = self.visited
        o.targets = self.targets.copy()
        o.musing = self.musing
        return o

    @property
    def quadrant(self) -> int:
        return SPACES[self.current].quadrant

    @property
    def actions(self) -> int:
        """The number beside the highest marker."""
        return ACTIONS_AT[max(self.levels)]

    @property
    def dice(self) -> int:
        """What Tactics are worth."""
        return TACTICS_DICE[self.tactics]

    def trade(self, suit: int, column: int) -> int:
        """What a Trade with a card of the suit gives, if the suit stands in that column."""
        return TRADE_AT[self.levels[suit]] if self.columns[suit] == column else 0

    def highest(self, column: int) -> int:
        """The suit standing highest in a column, leftmost in a tie (CP-9.1); -1 if none stands there."""
        best = NONE
        for suit in range(SUITS):
            if self.columns[suit] == column and (best == NONE or self.levels[suit] > self.levels[best]):
                best = suit
        return best

    def advance(self, suit: int, column: int) -> None:
        """CP-4.5."""
        self.columns[suit] = column
        self.levels[suit] = min(self.levels[suit] + 1, TOP_LEVEL)

    def train(self, n: int) -> bool:
        """Whether Tactics have risen."""
        before = self.tactics
        self.tactics = min(self.tactics + n, MOST_TACTICS)
        return self.tactics > before
