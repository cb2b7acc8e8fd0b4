"""The levels that people choose from: known everywhere, ordered, the same by the same seed, and blind to what is hidden."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest

import bailiwick
from bailiwick import bots, games
from bailiwick.bots import levels
from bailiwick.bots.judging import Evaluated, judgement_of
from bailiwick.bots.levels import FEWEST, USUAL, Habits, habits_of, some_of
from bailiwick.bots.planner import Planner
from bailiwick.bots.simulation import Plan, simulate
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.shelf import judgement_in
from bailiwick.kernel.view import View

SEATS: Final = {"tyrants": 2, "ankh_morpork": 3, "immortals": 2, "oath": 3}
SHORT: Final = {"immortals": {"rounds": 1}}

each_game = pytest.mark.parametrize("game", games.NAMES)
each_level = pytest.mark.parametrize("level", bots.LEVELS)


def test_levels_are_known_by_name_from_the_weakest_to_the_strongest() -> None:
    assert bots.LEVELS == levels.LEVELS == ("beginner", "easy", "medium", "hard", "expert")
    assert tuple(bots.NAMES)[: len(bots.LEVELS)] == bots.LEVELS
    assert bots.USUAL in bots.LEVELS
    for level in bots.LEVELS:
        bot = bots.load(level, 1)
        assert isinstance(bot, levels.Level)
        assert bot.level == level


@each_game
def test_a_higher_level_sees_more_or_plans_further(game: str) -> None:
    played = [habits_of(games.load(game), level) for level in bots.LEVELS]
    for lower, higher in pairwise(played):
        assert lower.overlooks >= higher.overlooks or (lower.width == 0 and higher.width > 0)
        assert lower.width <= higher.width
        assert lower.worlds <= higher.worlds
        assert lower != higher
    assert all(habits.most > 0 for habits in played if habits.width), "a plan without a bound may take for ever"


def test_a_game_says_only_what_is_otherwise_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "_known", {})
    monkeypatch.setattr(levels, "levels_in", lambda package: '{"hard": {"width": 5}}')
    assert habits_of(games.load("tyrants"), "hard") == USUAL["hard"]._replace(width=5)
    assert habits_of(games.load("tyrants"), "easy") == USUAL["easy"]
    monkeypatch.setattr(levels, "_known", {})
    monkeypatch.setattr(levels, "levels_in", lambda package: "")
    assert habits_of(games.load("tyrants"), "hard") == USUAL["hard"]


@each_game
def test_where_nothing_was_learned_the_game_s_own_word_counts(game: str) -> None:
    one = games.load(game)
    assert isinstance(judgement_of(one), Evaluated) == (judgement_in(f"bailiwick.games.{game}") == "")


def test_whoever_overlooks_much_still_weighs_one_thing_against_another() -> None:
    rng = Rng(1)
    assert some_of([3, 5, 8], 0, rng) == [3, 5, 8]
    assert len(some_of(list(range(100)), 70, rng)) == 30
    assert len(some_of([3, 5, 8], 99, rng)) == FEWEST
    assert some_of([3], 99, rng) == [3]
    seen = {action for _ in range(50) for action in some_of([3, 5, 8], 50, rng)}
    assert seen == {3, 5, 8}, "not always the same"


def test_where_nothing_is_compiled_a_level_looks_at_fewer_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    bounds = []
    for compiled in (True, False):
        monkeypatch.setattr(levels, "compiled", lambda here=compiled: here)
        thinker = levels.Hard(1).thinker(Habits(width=4, worlds=2, most=995))
        assert isinstance(thinker, Planner)
        bounds.append(thinker.most)
    assert bounds == [995, 100]


@each_level
@each_game
@pytest.mark.thorough
def test_every_level_plays_every_game_to_its_end_and_the_same_by_the_same_seed(game: str, level: str) -> None:
    options = {"players": SEATS[game], **SHORT.get(game, {})}
    names = [level, *["random"] * (SEATS[game] - 1)]

    def played() -> Record:
        records: list[Record] = []
        simulate(Plan(game, options, names, 5), 1, 1, lambda one: records.append(one.record))
        return records[0]

    first = played()
    assert first.result is not None
    assert played().moves == first.moves


@each_level
@each_game
@pytest.mark.thorough
def test_a_level_chooses_the_same_wherever_the_hidden_cards_are(game: str, level: str) -> None:
    one = games.load(game)
    rng = Rng(f"blind {game}")
    state = one.new({"players": SEATS[game]}, 3)
    looked = 0
    while looked < 4:
        one.playout(state, rng, 25)
        if state.over:
            state = one.new({"players": SEATS[game]}, 4)
            continue
        seat = state.seat
        if len(one.legal(state, seat)) < 2:
            continue
        looked += 1
        chosen = bots.load(level, "luck").choose(View(one, state, seat))
        dealt = one.determinize(state, seat, rng)
        assert bots.load(level, "luck").choose(View(one, dealt, seat)) == chosen
        assert chosen in one.legal(state, seat)


def test_no_level_ends_its_turn_because_it_overlooked_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bailiwick.start("tyrants", players=2, seed=7, first="red")
    match.play("deploy mantol_derith")
    match.play("deploy eryndlyn")
    names = match.game.vocabulary
    assert [names.name(action) for action in match.view(match.seat).legal] == ["end-turn", "play noble", "play soldier"]
    monkeypatch.setattr(levels, "some_of", lambda actions, overlooked, rng: actions[:1])
    for level in bots.LEVELS:
        chosen = names.name(bots.load(level, 1).choose(match.view(match.seat)))
        assert chosen != "end-turn", f"{level} looks once more before it ends its turn"
