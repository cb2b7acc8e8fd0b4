"""How strong bots are, from who won: the strengths under which these results are the likeliest, in whatever order they came.

A game is won by one seat, with a chance in proportion to the strength of who sits there (Bradley and Terry's model, for any
number of seats). A shared win counts in parts. Why so, and how good the intervals are: docs/decisions/0020-the-arena.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
ANCHORED: Final = 1000.0  # the rating of the bot by which the others are measured
SCALE: Final = 400 / log(10)  # as in chess: who is 400 above another wins ten times as often
TRUST: Final = 4  # as many deals as the model's own word counts for, when the spread of results is reckoned
CLOSE: Final = 1e-10  # of two steps towards the best strengths
STEPS: Final = 200

Matrix = list[list[float]]


class Deal(NamedTuple):
    """Games of the same bots under the same luck: how many seats each bot had at the table, how much it won in all."""

    seats: tuple[int, ...]
    wins: tuple[Fraction, ...]

    def chances(self, strengths: Sequence[float]) -> list[float]:
        parts = [seats * exp(strength) for seats, strength in zip(self.seats, strengths, strict=True)]
        whole = sum(parts)
        return [part / whole for part in parts]


class Rating(NamedTuple):
    value: float
    low: float
    high: float


def rate(deals: Counter[Deal], bots: int, anchor: int) -> list[Rating]:
    """The rating of each bot with its 95 % interval, measured by the anchor, which has none."""
    if bots < 2 or not deals:
        return [Rating(ANCHORED, ANCHORED, ANCHORED)] * bots
    strengths = likeliest(deals, bots, anchor)
    spread = spreads(deals, strengths, anchor)
    values = [ANCHORED + SCALE * strength for strength in strengths]
    return [Rating(value, value - SCALE * Z * sd, value + SCALE * Z * sd) for value, sd in zip(values, spread, strict=True)]


def likeliest(deals: Counter[Deal], bots: int, anchor: int) -> list[float]:
    """The logarithms of the strengths; the anchor's is 0. By Newton's method: there is one summit, and steps that miss it are
    halved."""
    together: dict[tuple[int, ...], list[Fraction]] = {}
    for deal, times in deals.items():
        won = together.setdefault(deal.seats, [Fraction(0)] * bots)
        for bot, wins in enumerate(deal.wins):
            won[bot] += wins * times
    tables = [(Deal(seats, tuple(won)), 1.0) for seats, won in together.items()] + drawn(bots)
    strengths = [0.0] * bots
    reached = likelihood(tables, strengths)
    for _ in range(STEPS):
        slope, bend = derivatives(tables, strengths)
        step = grown(solved(cut(bend, anchor), [without(slope, anchor)])[0], anchor)
        if max(map(abs, step)) < CLOSE:
            break
        further = moved(strengths, step, 1.0)
        part = 1.0
        while (there := likelihood(tables, further)) < reached and part > CLOSE:
            part /= 2
            further = moved(strengths, step, part)
        strengths, reached = further, there
    return strengths


def drawn(bots: int) -> list[tuple[Deal, float]]:
    """Everybody is taken to have shared one win with the others before the first game: so who never won has a rating too."""
    tables = []
    for pair in combinations(range(bots), 2):
        seats = tuple(int(bot in pair) for bot in range(bots))
        tables.append((Deal(seats, tuple(Fraction(number, 2) for number in seats)), 1 / (bots - 1)))
    return tables


def likelihood(tables: Sequence[tuple[Deal, float]], strengths: Sequence[float]) -> float:
    return sum(
        weight * float(wins) * log(chance)
        for table, weight in tables
        for wins, chance in zip(table.wins, table.chances(strengths), strict=True)
        if wins
    )


def derivatives(tables: Sequence[tuple[Deal, float]], strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    """Of the likelihood: its slope, and how it bends (which is also how much is known)."""
    bots = len(strengths)
    slope, bend = [0.0] * bots, [[0.0] * bots for _ in range(bots)]
    for table, weight in tables:
        chances = table.chances(strengths)
        won = weight * float(sum(table.wins))
        for one in range(bots):
            slope[one] += weight * float(table.wins[one]) - won * chances[one]
            for other in range(bots):
                bend[one][other] += won * chances[one] * ((one == other) - chances[other])
    return slope, bend


def spreads(deals: Counter[Deal], strengths: Sequence[float], anchor: int) -> list[float]:
    """The standard deviation of each strength. Games of a deal share their luck, so deals are what varies; how much they do is
    seen in them, and where there are few of them the model has its say."""
    bots, number = len(strengths), deals.total()
    played = [(deal, float(times)) for deal, times in deals.items()]
    known = derivatives(played, strengths)[1]
    bend = added(known, derivatives(drawn(bots), strengths)[1])
    seen = [[0.0] * bots for _ in range(bots)]
    for deal, times in deals.items():
        won, chances = float(sum(deal.wins)), deal.chances(strengths)
        off = [float(wins) - won * chance for wins, chance in zip(deal.wins, chances, strict=True)]
        for one in range(bots):
            for other in range(bots):
                seen[one][other] += times * off[one] * off[other]
    mixed = [
        [(number * a + TRUST * b) / (number + TRUST) for a, b in zip(*rows, strict=True)]
        for rows in zip(seen, known, strict=True)
    ]
    varied = added(mixed, derivatives(drawn(bots), [0.0] * bots)[1])
    bend, varied = cut(bend, anchor), cut(varied, anchor)
    halfway = solved(bend, varied)  # the bend's inverse times what varies, row by row, since both are symmetric
    around = solved(bend, [list(column) for column in zip(*halfway, strict=True)])
    return grown([sqrt(max(0.0, around[bot][bot])) for bot in range(bots - 1)], anchor)


# ---------------------------------------------------------------- a little algebra


def without(values: Sequence[float], place: int) -> list[float]:
    return [*values[:place], *values[place + 1 :]]


def grown(values: Sequence[float], place: int) -> list[float]:
    return [*values[:place], 0.0, *values[place:]]


def cut(matrix: Matrix, place: int) -> Matrix:
    """Without a row and a column."""
    return [without(row, place) for row in [*matrix[:place], *matrix[place + 1 :]]]


def added(one: Matrix, other: Matrix) -> Matrix:
    return [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(one, other, strict=True)]


def moved(values: Sequence[float], step: Sequence[float], part: float) -> list[float]:
    return [value + part * by for value, by in zip(values, step, strict=True)]


def solved(matrix: Matrix, sides: Matrix) -> Matrix:
    """For each right-hand side the x with `matrix` x = side: Gauss's elimination, for a matrix that is positive definite."""
    size = len(matrix)
    rows = [[*row, *(side[place] for side in sides)] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place]
        for other in range(size):
            if other != place and rows[other][place]:
                factor = rows[other][place] / head[place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], head, strict=True)]
    return [[rows[place][size + side] / rows[place][place] for place in range(size)] for side in range(len(sides))]
