"""What an arena has shown of each bot: its rating, its wins against par, its points and how long it took.

Games are added one by one, in any order, and forgotten.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any, Final

from bailiwick.bots.arena import Arena
from bailiwick.bots.rating import ANCHORED, Deal, Rating, rate
from bailiwick.bots.summary import Mean, Share, rounded
from bailiwick.bots.timing import Times
from bailiwick.kernel.record import Record

ANCHOR: Final = "greedy"  # by whom the others are measured, where it takes part; else by the first that is named


class Standing:
    """One bot. A seat that it takes in a game is a try; at several seats of one game it has several."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = Share()
        self.by_seat: dict[str, Share] = {}
        self.ahead = Mean()  # by how many points it was ahead of the others' mean, times their number
        self.times = Times()


class Standings:
    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.anchor = ANCHOR if ANCHOR in arena.bots else arena.bots[0]
        self.games = 0
        self.of = {name: Standing() for name in arena.bots}
        self.by_seat: dict[str, Share] = {}
        self.unfinished: dict[int, list[tuple[list[str], dict[str, Fraction]]]] = {}  # the games of a deal, until all are there
        self.deals: Counter[Deal] = Counter()

    def add(self, number: int, record: Record) -> None:
        assert record.result is not None
        self.games += 1
        scores: dict[str, int] = record.result["scores"]
        winners: list[str] = record.result["winners"]
        seated = [
            (seat, bot)
            for place, (seat, bot) in enumerate(zip(scores, record.players, strict=True))
            if place not in self.arena.automatic
        ]
        won = {bot: Fraction(0) for _, bot in seated}
        for seat, bot in seated:
            part = Fraction(seat in winners, max(1, len(winners)))
            won[bot] += part
            standing = self.of[bot]
            standing.wins.add(float(part))
            for shares in (standing.by_seat, self.by_seat):
                shares.setdefault(seat, Share()).add(float(part))
            points = sum(scores[other] for other, _ in seated)
            standing.ahead.add(scores[seat] * len(seated) - points)
        for bot in won:
            self.of[bot].games += 1
        deal = self.unfinished.setdefault(self.arena.deal_of(number), [])
        deal.append(([bot for _, bot in seated], won))
        if len(deal) == self.arena.seats:
            self.deals[self.dealt(self.unfinished.pop(self.arena.deal_of(number)))] += 1

    def time(self, bot: str, times: Times) -> None:
        self.of[bot].times.join(times)

    def dealt(self, games: list[tuple[list[str], dict[str, Fraction]]]) -> Deal:
        line_up = games[0][0]
        return Deal(
            tuple(line_up.count(bot) for bot in self.arena.bots),
            tuple(sum((won.get(bot, Fraction(0)) for _, won in games), Fraction(0)) for bot in self.arena.bots),
        )

    def ratings(self) -> dict[str, Rating]:
        """The best first. A deal of which not all games are played counts with those that are."""
        deals = self.deals + Counter(self.dealt(games) for games in self.unfinished.values())
        bots = self.arena.bots
        rated = dict(zip(bots, rate(deals, len(bots), bots.index(self.anchor)), strict=True))
        return dict(sorted(rated.items(), key=lambda item: -item[1].value))

    def seats_of(self, bot: str) -> dict[str, Share]:
        """Its wins by seat, in the order of the seats."""
        taken = self.of[bot].by_seat
        return {seat: taken[seat] for seat in self.by_seat if seat in taken}

    def points(self, bot: str) -> tuple[float, float, float]:
        """How many points it was ahead of the others at its table, on average, with the interval."""
        ahead, others = self.of[bot].ahead, self.arena.seats - 1
        low, high = ahead.interval()
        return ahead.mean / others, low / others, high / others

    def to_json(self) -> dict[str, Any]:
        arena = self.arena
        return {
            "game": arena.game,
            "options": arena.options,
            "seed": arena.seed,
            "seats": arena.seats,
            "games": self.games,
            "round": arena.round,
            "par": rounded({"share": 1 / arena.seats})["share"],
            "anchor": {"bot": self.anchor, "rating": ANCHORED},
            "bots": [self.row(bot, rating) for bot, rating in self.ratings().items()],
            "by_seat": {seat: share.to_json() for seat, share in self.by_seat.items()},
        }

    def row(self, bot: str, rating: Rating) -> dict[str, Any]:
        standing = self.of[bot]
        return {
            "bot": bot,
            "rating": {name: round(value, 1) for name, value in rating._asdict().items()},
            "games": standing.games,
            "seats": standing.wins.games,
            "wins": standing.wins.to_json(),
            "by_seat": {seat: {"seats": share.games, **share.to_json()} for seat, share in self.seats_of(bot).items()},
            "points_ahead": rounded(dict(zip(("mean", "low", "high"), self.points(bot), strict=True))),
        }

    def times_json(self) -> dict[str, Any]:
        """In milliseconds; of the games that were played now, not of those that were there already."""
        return {
            bot: {
                "decisions": standing.times.number,
                **rounded({"p50": 1000 * standing.times.quantile(0.5), "p99": 1000 * standing.times.quantile(0.99)}),
            }
            for bot, standing in self.of.items()
        }
