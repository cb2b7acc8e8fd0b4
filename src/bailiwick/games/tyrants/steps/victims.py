"""Whom a card strikes."""

from __future__ import annotations

from typing import Final

YOURSELF: Final = 0
EACH_OPPONENT: Final = 1
CHOSEN_OPPONENT: Final = 2
CHOSEN_NEIGHBOUR: Final = 3  # a rival with a troop next to one that this card deployed
EACH_OPPONENT_THERE: Final = 4  # rivals with a troop at this card's spy's site
OWNER_OF_KILLED: Final = 5
