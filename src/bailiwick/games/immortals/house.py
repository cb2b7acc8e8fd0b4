"""House rules, one bit each: where the rulings say that groups, or copies of the game, differ."""

from __future__ import annotations

from typing import Final

INDEPENDENT_TOWER: Final = 1  # tower.md: the simpler model of the tower
MARKER_ROTATES: Final = 2  # the first-player marker goes to the left after each round
FORFEIT_DISCARDS: Final = 4  # a conflict card is discarded after a forfeit too
PRICES_LIGHT: Final = 8  # whose price list is used for building
PRICES_DARK: Final = 16
PRICES_CHEAPER: Final = 32
CARDS_SERVE_BOTH_REALMS: Final = 64  # in an attack a region card shows its region where its holder has no armies too
CAPITAL_PER_AREA: Final = 128  # one capital an area in both realms together
