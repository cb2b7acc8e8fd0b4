"""The recorded games come out the same: compiled all of them, interpreted, which is slower, every seventh."""

from __future__ import annotations

import pytest

from bailiwick import games
from bailiwick.kernel import state as state_module
from tests import recorded

pytestmark = pytest.mark.thorough

COMPILED = not str(state_module.__file__).endswith(".py")
PARTS = 7  # odd, so that both kinds of bots are in each


@pytest.mark.parametrize("part", range(PARTS if COMPILED else 1))
@pytest.mark.parametrize("name", games.NAMES)
def test_recorded_games_come_out_the_same(name: str, part: int) -> None:
    for one in recorded.recorded(name, PARTS, part):
        assert recorded.replay(one) > 0


@pytest.mark.parametrize("name", games.NAMES)
def test_the_recorded_games_have_every_number_of_players_and_every_value_of_every_option(name: str) -> None:
    game, played = games.load(name), recorded.read(name)
    assert len(played) == recorded.GAMES
    assert {kind for one in played for kind in one["record"]["players"]} == {"random", "greedy"}
    for option in game.options:
        given = [one["record"]["options"][option.name] for one in played]
        seen = {str(value) for values in given for value in (values if isinstance(values, list) else [values])}
        missing = {str(value) for value in option.values} - seen
        assert not missing, f"No recorded game has {option.name} = {missing}."
        assert len(seen) > 1, f"{option.name} is the same in all recorded games."


def test_a_difference_is_found_near_where_it_is() -> None:
    one = recorded.read("ankh_morpork")[0]
    spoiled = {**one, "sums": [*one["sums"][:3], "00000000", *one["sums"][4:]]}
    with pytest.raises(AssertionError, match=f"move {3 * recorded.STRIDE}: somebody sees something else"):
        recorded.replay(spoiled)
