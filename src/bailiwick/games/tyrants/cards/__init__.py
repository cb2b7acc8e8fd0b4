"""All cards, one half-deck a file. Importing this enters them in the catalogue, always in the same order."""

from __future__ import annotations

from bailiwick.games.tyrants.cards import (
    aberrations,
    core,
    demons,
    dragons,
    drow,
    elementals,
    starter,
    undead,
)
from bailiwick.games.tyrants.catalogue import CARDS, CORE, STARTER, enlist

enlist(STARTER, starter.CARDS)
enlist(CORE, core.CARDS)
enlist("drow", drow.CARDS)
enlist("dragons", dragons.CARDS)
enlist("elementals", elementals.CARDS)
enlist("demons", demons.CARDS)
enlist("aberrations", aberrations.CARDS)
enlist("undead", undead.CARDS)

__all__ = ["CARDS"]
