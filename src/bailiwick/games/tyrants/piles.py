"""Where the cards lie that choices are about, by the names a table has for it."""

from __future__ import annotations

from typing import Final

IN_HAND: Final = "hand"
IN_MARKET: Final = "market"
PLAY_AREA: Final = "play"
INNER_CIRCLE: Final = "inner"
DISCARD_PILE: Final = "discard"
DEVOURED_PILE: Final = "devoured"
