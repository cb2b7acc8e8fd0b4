"""Whether a chance that was told is what very many tries give: by a bound, not by eye."""

from __future__ import annotations

from math import sqrt

SIGMAS = 5  # a right figure fails by luck less than once in a million; the seeds are fixed besides


def agrees(count: int, tries: int, chance: float) -> bool:
    """Whether so many of the tries may come of this chance; what is sure, or impossible, must be so every time."""
    return abs(count - tries * chance) <= SIGMAS * sqrt(tries * chance * (1.0 - chance)) + 1e-6
