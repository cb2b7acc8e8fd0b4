"""Ratings find the strengths that made the results, and their intervals hold the truth as often as they say."""

from collections import Counter
from fractions import Fraction
from math import exp, isclose
from random import Random

import pytest

from bailiwick.bots.arena import companies
from bailiwick.bots.rating import ANCHORED, SCALE, Deal, rate

ELOS = [0, 80, 200, 350]


def results(elos: list[int], seats: int, deals: int, chance: Random) -> Counter[Deal]:
    """Deals between bots of known strength, each played from every seat."""
    meeting = companies([str(bot) for bot in range(len(elos))], seats)
    counted: Counter[Deal] = Counter()
    for deal in range(deals):
        bots = [int(name) for name in meeting[deal % len(meeting)]]
        strengths = [exp(elos[bot] / SCALE) for bot in bots]
        won = Counter(chance.choices(bots, strengths, k=seats))
        numbers = range(len(elos))
        counted[Deal(tuple(bots.count(bot) for bot in numbers), tuple(Fraction(won[bot]) for bot in numbers))] += 1
    return counted


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 4), (3, 4), (4, 4), (4, 3), (4, 2)])
def test_known_strengths_are_found(bots: int, seats: int) -> None:
    ratings = rate(results(ELOS[:bots], seats, 6000, Random(1)), bots, 0)
    for elo, rating in zip(ELOS, ratings, strict=False):
        assert abs(rating.value - ANCHORED - elo) < 25
        assert rating.high - rating.low < 60


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance, held, looked = Random(2), 0, 0
    for _ in range(200):
        for elo, rating in list(zip(ELOS[:3], rate(results(ELOS[:3], 3, 30, chance), 3, 0), strict=True))[1:]:
            held += rating.low <= ANCHORED + elo <= rating.high
            looked += 1
    assert 0.92 <= held / looked <= 0.98


def deal(seats: tuple[int, ...], *wins: int | str) -> Deal:
    return Deal(seats, tuple(Fraction(number) for number in wins))


def test_two_bots_that_won_nine_to_one_are_rated_by_that() -> None:
    """Besides what they have won, half a game each: 9.5 to 1.5 after a game between them that nobody has won."""
    ratings = rate(Counter({deal((1, 1), 2, 0): 400, deal((1, 1), 1, 1): 100}), 2, 1)
    assert isclose(10 ** ((ratings[0].value - ratings[1].value) / 400), 900.5 / 100.5, rel_tol=1e-3)
    assert ratings[1] == (ANCHORED, ANCHORED, ANCHORED)


def test_seats_count_by_strength_each() -> None:
    """One that wins a quarter against three of another is as good as it."""
    ratings = rate(Counter({deal((1, 3), 1, 3): 50}), 2, 0)
    assert abs(ratings[1].value - ANCHORED) < 2


def test_who_never_won_has_a_rating_and_a_wide_interval() -> None:
    few, many = (rate(Counter({deal((1, 1), 2, 0): games}), 2, 0)[1] for games in (5, 500))
    assert many.value < few.value < 700
    assert few.high - few.low > 400
    assert many.high < 700


def test_a_win_that_nobody_here_had_says_nothing() -> None:
    ratings = rate(Counter({deal((1, 1), 0, 0): 50, deal((1, 1), 1, 1): 1}), 2, 0)
    assert abs(ratings[1].value - ANCHORED) < 1e-6


def test_shared_wins_count_in_parts() -> None:
    thirds = deal((1, 1, 1), "1/3", "1/3", "1/3")
    assert all(abs(rating.value - ANCHORED) < 1e-6 for rating in rate(Counter({thirds: 7}), 3, 0))


def test_without_games_all_are_equal() -> None:
    assert rate(Counter(), 3, 0) == [(ANCHORED, ANCHORED, ANCHORED)] * 3


def test_deals_that_vary_less_than_chance_would_give_narrow_intervals() -> None:
    """Where the seats decide and everybody sits everywhere, every deal is a tie: that they are equal is then well known."""
    ties = rate(Counter({deal((1, 1), 1, 1): 100}), 2, 0)[1]
    luck = rate(Counter({deal((1, 1), 2, 0): 25, deal((1, 1), 1, 1): 50, deal((1, 1), 0, 2): 25}), 2, 0)[1]
    streaks = rate(Counter({deal((1, 1), 2, 0): 50, deal((1, 1), 0, 2): 50}), 2, 0)[1]
    widths = [rating.high - rating.low for rating in (ties, luck, streaks)]
    assert widths[0] < widths[1] / 2
    assert widths[1] < widths[2]
