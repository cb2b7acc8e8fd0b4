"""The odds of something that chance decides, as whoever is about to try it may reckon them."""

from __future__ import annotations

from typing import Final, NamedTuple


class Odds(NamedTuple):
    """Three chances that add up to 1."""

    win: float
    tie: float
    lose: float


class Reckoning(NamedTuple):
    """What people are told of an action that chance decides."""

    said: str  # on the option itself, in a few words and from the chooser's side: "you hold: 9 %"
    lines: list[str]  # how it comes about: the arithmetic, and what is not reckoned with
    odds: Odds | None  # None: nothing is won or lost, something is drawn
    exact: bool


def percent(chance: float) -> int:
    """A chance for people: what is neither sure nor impossible never looks as if it were."""
    rounded = round(100 * chance)
    if rounded >= 100 and chance < SURE:
        return 99
    return 1 if rounded <= 0 and chance > 1.0 - SURE else rounded


SURE: Final = 1.0 - 1e-9
