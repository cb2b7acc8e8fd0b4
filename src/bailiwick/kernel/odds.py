"""The odds of something that chance decides, as whoever is about to try it may reckon them."""

from __future__ import annotations

from typing import NamedTuple


class Odds(NamedTuple):
    """Three chances that add up to 1."""

    win: float
    tie: float
    lose: float
