"""Dropping cubes into the tower."""

from __future__ import annotations

from bailiwick.games.immortals.house import INDEPENDENT_TOWER
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.tower import COLOURS, INDEPENDENT, LEDGES, RngChance
from bailiwick.kernel.native import i64


def throw(s: ImmortalsState, thrown: list[int]) -> None:
    """What comes out lies in the tray."""
    s.reveal()
    model = INDEPENDENT if s.house & INDEPENDENT_TOWER else LEDGES
    out = s.data.tower.throw(s.tower, thrown, RngChance(s.rng), model)
    colour: i64 = 0
    while colour < COLOURS:
        s.tray[colour] += out[colour]
        colour += 1
    s.tell("throw", -1, (*thrown, *out))
