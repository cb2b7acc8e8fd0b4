"""The starting deck: id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle, effect."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.catalogue import NO_COST, OBEDIENCE, Card
from bailiwick.games.tyrants.steps.gains import Gain

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    Card("noble", "Noble", NO_COST, OBEDIENCE, "Drow", 28, 0, 1, Gain(influence=1)),
    Card("soldier", "Soldier", NO_COST, OBEDIENCE, "Drow", 12, 0, 1, Gain(power=1)),
)
