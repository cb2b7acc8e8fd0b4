"""What holds for every bot of ours: it picks a legal action, by its seed alone, and knows nothing that its seat may not know."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bailiwick import bots, games
from bailiwick.bots import simulation
from bailiwick.kernel.match import Match
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


def test_a_view_is_of_its_decision_only_and_whatever_was_looked_at_stays() -> None:
    state = GAME.new({"players": 2}, 1)
    looked, unlooked = View(GAME, state, state.seat), View(GAME, state, state.seat)
    looked.look()
    before = looked.to_json()
    unlooked.close()
    GAME.apply_legal(state, state.seat, looked.legal[0])
    assert looked.to_json() == before
    with pytest.raises(RuntimeError, match="the decision that this view was made for is over"):
        unlooked.to_json()


class Keeper:
    """A stranger's bot, which keeps what it was shown."""

    kept: list[View] = []  # noqa: RUF012

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        Keeper.kept.append(view)
        return view.legal[-1]


def test_a_stranger_s_bot_is_given_a_copy_that_stays_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    Keeper.kept = []
    monkeypatch.setattr(simulation, "find", lambda name, seconds: Keeper if name == "keeper" else bots.find(name, seconds))
    played = simulation.Table(simulation.Plan("tyrants", {"players": 2}, ["keeper", "random"], 3)).play(0)
    assert played is not None
    match = Match(GAME, {"players": 2}, "3:0")
    views = iter(Keeper.kept)
    for seat, action in played.record.moves:
        if seat == "red" and len(match.legal()) > 1:
            assert next(views).to_json() == match.view(0).to_json()
        match.play(action)
    assert next(views, None) is None


def test_the_luck_of_a_decision_is_its_own_and_depends_on_nothing_else() -> None:
    luck = bots.Luck("seed", 2)
    texts = {luck.at(number).to_json() for number in range(1000)} | {bots.Luck("seed", 1).at(5).to_json()}
    assert len(texts) == 1001
    luck.at(7).word()  # what is drawn of one changes no other
    assert luck.at(7).to_json() == bots.luck_of("seed", 2, 7)
    ones = sum(bin(luck.at(number).word()).count("1") for number in range(2000))
    assert abs(ones / (2000 * 32) - 0.5) < 0.01  # half of the bits, six standard deviations
