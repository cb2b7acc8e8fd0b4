"""All player cards, one border a file. Importing this enters them in the catalogue, always in the same order."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.cards import brown, green
from bailiwick.games.ankh_morpork.catalogue import BROWN, CARDS, GREEN, enlist

enlist(GREEN, green.CARDS)
enlist(BROWN, brown.CARDS)

__all__ = ["CARDS"]
