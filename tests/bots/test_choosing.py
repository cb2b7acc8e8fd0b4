"""What holds for every bot of ours: it picks a legal action, by its seed alone, and knows nothing that its seat may not know."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bailiwick import bots, games
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View

GAME = games.load("tyrants")


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("name", bots.NAMES)
@given(seed=st.integers(0, 10**6), players=st.sampled_from([2, 3, 4]), moves=st.integers(0, 400))
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, game: str, seed: int, players: int, moves: int) -> None:
    rules = games.load(game)
    state = rules.new({"players": players}, seed)
    rules.playout(state, Rng(seed), moves)
    if state.over:
        return
    seat = state.seat
    # Another state that looks the same from this seat: all that is hidden is dealt again.
    other = rules.determinize(state, seat, Rng(f"other {seed}"))
    chosen = bots.load(name, seed).choose(View(rules, state, seat))
    assert chosen in rules.legal(state, seat)
    assert chosen == bots.load(name, seed).choose(View(rules, other, seat))


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("name", bots.NAMES)
def test_choosing_changes_nothing(name: str, game: str) -> None:
    rules = games.load(game)
    state = rules.new({"players": 3}, 5)
    rules.playout(state, Rng(5), 100)
    before = rules.to_json(state)
    bots.load(name, 5).choose(View(rules, state, state.seat))
    assert rules.to_json(state) == before


@pytest.mark.parametrize("name", bots.NAMES)
def test_the_only_option_is_taken(name: str) -> None:
    state = GAME.new({"players": 2}, 5)
    view = View(GAME, state, state.seat)
    view.legal = view.legal[:1]
    assert bots.load(name, 1).choose(view) == view.legal[0]


def test_random_takes_every_option_equally_often() -> None:
    state = GAME.new({"players": 4}, 3)
    view = View(GAME, state, state.seat)
    bot = bots.load("random", 11)
    tries = 4000
    counts = Counter(bot.choose(view) for _ in range(tries))
    assert set(counts) == set(view.legal)
    expected = tries / len(view.legal)
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 20.5  # 0.1 % with 5 degrees of freedom
    assert len(view.legal) == 6


def test_a_bot_that_does_not_look_is_shown_its_choices_only() -> None:
    state = GAME.new({"players": 2}, 1)
    seen, unseen = View(GAME, state, state.seat), View(GAME, state, state.seat, looks=False)
    assert unseen.legal == seen.legal
    assert not hasattr(unseen, "masked")
    assert not bots.find("random").looks
    assert bots.find("greedy").looks
