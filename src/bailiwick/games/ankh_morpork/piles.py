"""Where the cards lie that choices are about, by the names a table has for it."""

from __future__ import annotations

from typing import Final

IN_HAND: Final = "hand"
OFFERED: Final = "offered"  # laid out before who chooses: drawn cards, another's hand
