"""How long bots take over their decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp, floor, log
from time import perf_counter
from typing import Any, Final

from bailiwick.bots import Bot, dismiss
from bailiwick.kernel.view import View

FINENESS: Final = 50  # a time is kept to a fiftieth, which is as well as such times can be measured


class Times:
    """Many times, of which only is kept how many there were of about the same length."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        self.counts[floor(log(max(seconds, 1e-9)) * FINENESS)] += 1

    def join(self, others: Times) -> None:
        self.counts.update(others.counts)

    @property
    def number(self) -> int:
        return self.counts.total()

    def quantile(self, part: float) -> float:
        """The time in seconds that such a part of them doesn't exceed."""
        passed = 0
        for length in sorted(self.counts):
            passed += self.counts[length]
            if passed >= part * self.number:
                return exp((length + 0.5) / FINENESS)
        return 0.0


class Timed(Bot):
    """A bot with a watch. It plays as it would without."""

    def __init__(self, kind: Callable[[str], Bot], seed: str) -> None:
        super().__init__(seed)
        self.bot = kind(seed)
        self.times = Times()

    def choose(self, view: View) -> int:
        began = perf_counter()
        if isinstance(self.bot, Bot):
            self.bot.asked(self.rng)
        action = self.bot.choose(view)
        self.times.add(perf_counter() - began)
        return action

    def ended(self, result: dict[str, Any] | None) -> None:
        dismiss(self.bot, result)
