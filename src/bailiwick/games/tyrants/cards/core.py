"""The open supplies: id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle, effect."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.catalogue import NO_ASPECT, NO_COST, OBEDIENCE, Card
from bailiwick.games.tyrants.steps.discarding import DiscardFor, ReturnThisToSupply
from bailiwick.games.tyrants.steps.gains import Gain

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    Card("house_guard", "House Guard", 3, OBEDIENCE, "Drow", 15, 1, 3, Gain(power=2)),
    Card("priestess_of_lolth", "Priestess of Lolth", 2, OBEDIENCE, "Drow", 15, 1, 2, Gain(influence=2)),
    Card("insane_outcast", "Insane Outcast", NO_COST, NO_ASPECT, "Drow", 30, -1, 0, DiscardFor(ReturnThisToSupply())),
)
