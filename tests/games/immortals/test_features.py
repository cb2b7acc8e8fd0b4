"""What a learned judgement sees: no more than the seat may know, and what it says is so. Red looks."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.immortals.game import GAME
from bailiwick.kernel.rng import Rng
from tests.games.immortals.table import Table

RED = 0
SITES = {"light.grove": "red 4", "light.heartwood": "red 2", "dark.farwatch": "blue 2", "dark.windmere": "blue 1"}


def seen(seat: int = RED, **position: Any) -> list[float]:
    return GAME.features(Table(sites={**SITES, **position.pop("sites", {})}, **position).state, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_features_tell_of_a_seat_what_it_may_know(players: int) -> None:
    rng = Rng("features")
    state = GAME.new({"players": players}, 5)
    size = len(GAME.features(state, 0))
    assert size == len(GAME.features(GAME.new({"players": 4}, 1), 0))
    while not state.over:
        for seat in range(players):
            found = GAME.features(state, seat)
            assert len(found) == size
            assert max(map(abs, found)) < 10.0
            assert GAME.features(GAME.determinize(state, seat, rng), seat) == found
        GAME.playout(state, rng, 60)


@pytest.mark.parametrize(
    "changed",
    [
        {"points": 5},
        {"gold": 3},
        {"energy": 3},
        {"limbo": (3, 0)},
        {"conflicts": ["conflict.light.mountains"]},
        {"sites": {"light.grove": "red 4 temple"}},
        {"sites": {"light.treehome": "blue 7"}},
        {"blue": {"gold": 4}},
        {"blue": {"points": 4}},
        {"round": 3},
    ],
)
def test_what_everybody_sees_or_the_seat_alone_makes_a_difference(changed: dict[str, Any]) -> None:
    assert seen(**changed) != seen()


def test_of_the_cards_of_others_only_their_number_counts() -> None:
    def with_card(card: str) -> list[float]:
        return seen(blue={"conflicts": [card]})

    assert with_card("conflict.dark.farwatch") == with_card("wild.light.greenwood")
    assert with_card("conflict.dark.farwatch") != seen()


def test_rivals_come_by_what_they_have_and_not_by_their_seats() -> None:
    """Two whose places differ in nothing else change places in the order of turns alone."""
    ahead = {"points": 37, "gold": 4}
    one, other = seen(blue=ahead), seen(purple=ahead)
    assert [one.count(37 / 40), other.count(37 / 40)] == [1, 1]
    assert one.index(37 / 40) == other.index(37 / 40)
