"""What many games together say: wins, scores, lengths and favourite actions, each with how far it can be trusted.

Games are added one by one and forgotten; only sums are kept, so a million of them need no more memory than one.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, Final

from bailiwick.bots.simulation import Plan, Played

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
BARS: Final = 10  # a histogram has about so many bars
DIGITS: Final = 4


class Share:
    """Wins among games, with Wilson's 95 % interval. A win shared by k counts 1/k for each."""

    def __init__(self) -> None:
        self.count = 0.0
        self.games = 0

    def add(self, won: float) -> None:
        self.count += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.count / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        n, p = self.games, self.share
        if n == 0:
            return 0.0, 1.0
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        spread = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, middle - spread), min(1.0, middle + spread)

    def to_json(self) -> dict[str, float]:
        low, high = self.interval()
        return rounded({"count": self.count, "share": self.share, "low": low, "high": high})


class Mean:
    """A mean of whole numbers with its 95 % interval. The sums are exact, so the order of the games can't change them."""

    def __init__(self) -> None:
        self.number = 0
        self.total = 0
        self.squares = 0

    def add(self, value: int) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    @property
    def sd(self) -> float:
        n = self.number
        return sqrt((n * self.squares - self.total * self.total) / (n * (n - 1))) if n > 1 else 0.0

    def interval(self) -> tuple[float, float]:
        spread = Z * self.sd / sqrt(self.number) if self.number else 0.0
        return self.mean - spread, self.mean + spread


class Scores:
    """The points of a seat or of a bot, in all and by source."""

    def __init__(self) -> None:
        self.points = Mean()
        self.sources: dict[str, Mean] = {}

    def add(self, score: int, sources: dict[str, int]) -> None:
        self.points.add(score)
        for source, points in sources.items():
            self.sources.setdefault(source, Mean()).add(points)

    def to_json(self) -> dict[str, Any]:
        low, high = self.points.interval()
        data: dict[str, Any] = rounded({"mean": self.points.mean, "sd": self.points.sd, "low": low, "high": high})
        data["sources"] = rounded({source: points.mean for source, points in self.sources.items()})
        return data


class Length:
    """How long games were, in rounds or in decisions."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, length: int) -> None:
        self.counts[length] += 1

    @property
    def mean(self) -> float:
        games = self.counts.total()
        return sum(length * count for length, count in self.counts.items()) / games if games else 0.0

    @property
    def least(self) -> int:
        return min(self.counts, default=0)

    @property
    def most(self) -> int:
        return max(self.counts, default=0)

    def histogram(self) -> list[tuple[int, int, int]]:
        """Bars of equal width: from, to (included), how many games."""
        if not self.counts:
            return []
        width = (self.most - self.least) // BARS + 1
        return [
            (start, start + width - 1, sum(self.counts[length] for length in range(start, start + width)))
            for start in range(self.least, self.most + 1, width)
        ]

    def to_json(self) -> dict[str, Any]:
        return {
            **rounded({"mean": self.mean, "min": self.least, "max": self.most}),
            "histogram": [{"from": start, "to": end, "games": games} for start, end, games in self.histogram()],
        }


class Taken:
    """An action that the game counts: how often it was taken, and how those fared who took it at least once in a game."""

    def __init__(self) -> None:
        self.count = 0
        self.wins = Share()


class Summary:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.wins_by_seat: dict[str, Share] = {}
        self.wins_by_bot: dict[str, Share] = {name: Share() for name in plan.bots_of(0)}
        self.wins_by_faction: dict[str, Share] = {}  # of what each seat plays, if the game tells
        self.scores_by_seat: dict[str, Scores] = {}
        self.scores_by_bot: dict[str, Scores] = {name: Scores() for name in plan.bots_of(0)}
        self.rounds = Length()
        self.lengths = Length()
        self.actions: dict[str, Taken] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.rounds.add(played.rounds)
        self.lengths.add(played.decisions)
        bot_wins = dict.fromkeys(self.wins_by_bot, 0.0)
        for seat, bot, factions in zip(played.seats, played.bots, played.factions, strict=True):
            won = 1 / len(played.winners) if seat in played.winners else 0.0
            bot_wins[bot] += won
            self.wins_by_seat.setdefault(seat, Share()).add(won)
            for faction in factions:
                self.wins_by_faction.setdefault(faction, Share()).add(won)
            self.scores_by_seat.setdefault(seat, Scores()).add(played.scores[seat], played.sources[seat])
            self.scores_by_bot[bot].add(played.scores[seat], played.sources[seat])
            for action, count in played.actions[seat].items():
                taken = self.actions.setdefault(action, Taken())
                taken.count += count
                taken.wins.add(won)
        for bot, won in bot_wins.items():
            self.wins_by_bot[bot].add(won)

    def favourites(self) -> list[tuple[str, Taken]]:
        """The counted actions, the most taken first."""
        return sorted(self.actions.items(), key=lambda item: (-item[1].count, item[0]))

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.plan.game,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "bots": self.plan.bots,
            "games": self.games,
            "decisions": self.decisions,
            "wins": {
                "by_seat": {seat: share.to_json() for seat, share in self.wins_by_seat.items()},
                "by_bot": {bot: share.to_json() for bot, share in self.wins_by_bot.items()},
                "by_faction": {faction: share.to_json() for faction, share in sorted(self.wins_by_faction.items())},
            },
            "scores": {
                "by_seat": {seat: scores.to_json() for seat, scores in self.scores_by_seat.items()},
                "by_bot": {bot: scores.to_json() for bot, scores in self.scores_by_bot.items()},
            },
            "length": {"rounds": self.rounds.to_json(), "decisions": self.lengths.to_json()},
            "actions": [
                {"action": action, "count": taken.count, "takers": taken.wins.games, "wins": taken.wins.to_json()}
                for action, taken in self.favourites()
            ],
        }


def rounded(values: dict[str, float]) -> dict[str, float]:
    return {name: round(value, DIGITS) for name, value in values.items()}
