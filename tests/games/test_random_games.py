"""A share of the random games that `tests.random_games` plays by the thousand: every option drawn, worlds of Oath too."""

from __future__ import annotations

import pytest

from bailiwick import games
from bailiwick.kernel import state as state_module
from bailiwick.kernel.rng import Rng
from tests.games.oath.worlds import drawn_world
from tests.random_games import drawn_options, play

pytestmark = pytest.mark.properties

COMPILED = not str(state_module.__file__).endswith(".py")
GAMES = {"tyrants": 20, "ankh_morpork": 30, "immortals": 20, "oath": 120}
BATCHES = 4


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", games.NAMES)
def test_random_games_with_any_options_end(name: str, batch: int) -> None:
    count = GAMES[name] // BATCHES if COMPILED else 2
    for number in range(count):
        assert play(name, f"suite {batch} {number}") > 0


@pytest.mark.parametrize("name", games.NAMES)
def test_every_value_of_every_option_is_drawn(name: str) -> None:
    game, rng = games.load(name), Rng("options")
    seen: dict[str, set[str]] = {option.name: set() for option in game.options}
    for _ in range(300):
        for key, value in drawn_options(game, rng).items():
            seen[key].update(map(str, value if isinstance(value, list) else [value]))
    for option in game.options:
        assert {str(value) for value in option.values} <= seen[option.name]
        assert len(seen[option.name]) > 1


def test_drawn_worlds_are_worlds() -> None:
    """Each is read and begun from; together they have every card, relic and site."""
    game = games.load("oath")
    worlds = [drawn_world(Rng(number)) for number in range(60)]
    for number, world in enumerate(worlds):
        assert not game.new({"players": 3, "chronicle": world}, number).over
    assert len(set(worlds)) == len(worlds)
