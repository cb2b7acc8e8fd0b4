"""A hundred lines are a whole game: everything the kernel promises holds for it."""

from __future__ import annotations

import pytest

from bailiwick.kernel.match import Match
from tests.kernel import sweep, tiny


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sweep_holds_for_the_smallest_game(players: int) -> None:
    for seed in range(20):
        match = sweep.random_game(tiny.GAME, {"players": players}, seed)
        assert match.record.result is not None


def test_a_fist_is_secret_until_all_are_closed() -> None:
    match = Match(tiny.GAME, {"players": 2})
    match.play("hide 3", seat=1)
    assert match.view(0).to_json()["fists"] == [0, 1]
    assert match.view(1).to_json()["fists"] == [0, 3]
    match.play("hide 1", seat=0)
    assert tiny.GAME.scores(match.state) == [0, 1]  # type: ignore[arg-type]
