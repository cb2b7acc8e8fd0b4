"""A hint tells the best choices, the best first, with their chances and what speaks for them, from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import inf
from typing import Final

import pytest

from bailiwick import games
from bailiwick.bots.hints import BEST, SAME, Chances, Hint, Survey, hints
from bailiwick.bots.judging import Learned
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View
from bailiwick.kernel.words import LANGUAGES
from tests.bots.test_planner import GAME, LIKES_FEW, SCALES, Farming, Field
from tests.judged import learned

TAUGHT: Final = [game for game in games.NAMES if games.load(game).themes()]
LIKES_MANY: Final = LIKES_FEW | SCALES | {"out": [[0.5], [0.0]], "last": [-1.0, 0.0]}


def asked(game: str, moves: int = 40, seed: int = 3) -> Iterator[View]:
    """The views of those who must choose among several things, here and there in a game."""
    one, rng = games.load(game), Rng(f"hints {seed}")
    state = one.new({"players": 2}, seed)
    for _ in range(moves):
        one.playout(state, rng, 9)
        if state.over:
            return
        view = View(one, state, state.seat)
        if len(view.legal) > 1:
            view.look()
            yield view


def told(view: View, judgement: Learned, seconds: float = 0) -> list[Hint]:
    """With no time the best are followed in one world; with all there is, many in several."""
    return hints(view, judgement, Rng("luck"), seconds)


def test_what_pays_in_the_end_comes_first_with_the_chance_there() -> None:
    judgement = Learned(GAME, LIKES_MANY)
    view = View(GAME, GAME.new({}, 0), 0)
    found = told(view, judgement)
    assert [GAME.vocabulary.name(hint.action) for hint in found] == ["sow", "take"]
    reaped = Field()
    reaped.seats, reaped.apples = 2, [9, 1]  # sowing costs one, reaping brings nine
    assert found[0].chance == pytest.approx(judgement.chance(reaped, 0))
    assert found[0].chance > found[1].chance


class Told(Farming):
    def themes(self) -> list[tuple[str, range]]:
        return [("theirs", range(1, 2)), ("mine", range(1))]


def test_what_speaks_for_a_choice_is_what_it_changes_for_the_better() -> None:
    game = Told("farming", "Farming", GAME.vocabulary, GAME.program, [])
    view = View(game, game.new({}, 0), 0)
    assert [hint.why for hint in told(view, Learned(game, LIKES_MANY))] == ["mine", ""]
    assert [hint.why for hint in told(View(GAME, GAME.new({}, 0), 0), Learned(GAME, LIKES_MANY))] == ["", ""]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_best_come_first_each_once_and_chances_are_chances(game: str) -> None:
    judgement = learned(game)
    keys = {key for key, _part in games.load(game).themes()}
    several = 0
    for view in asked(game, 5):
        found = told(view, judgement)
        several += len(found) > 1
        assert 1 <= len(found) <= BEST
        assert {hint.action for hint in found} <= set(view.legal)
        for one, other in pairwise(found):
            assert one.chance > other.chance + SAME
        assert all(0 <= hint.chance <= 1 and hint.why in {*keys, ""} for hint in found)
    assert several


@pytest.mark.parametrize("game", TAUGHT)
def test_the_hint_is_the_same_wherever_the_hidden_cards_are(game: str) -> None:
    judgement, rng = learned(game), Rng("blind")
    for view in asked(game, 3, seed=5):
        real = view.game.from_json(view.game.to_json(view.masked))
        dealt = view.game.determinize(real, view.seat, rng)
        assert told(View(view.game, dealt, view.seat), judgement, inf) == told(view, judgement, inf)


@pytest.mark.parametrize("game", TAUGHT)
def test_first_moves_that_come_to_the_same_are_followed_together(game: str) -> None:
    judgement = learned(game)
    for view in asked(game, 4, seed=7):
        survey = Survey(view.game, view.seat, Chances(judgement), Rng(1), len(view.legal), inf)
        values = survey.survey(view.imagine(Rng(2)), view.legal)
        assert all(0 <= value <= 1 for value in values), "every first move was followed"
        for first, value in enumerate(values):
            end = survey.end_of(first, value)
            assert end is None or len(end) == judgement.network.inputs


@pytest.mark.parametrize("game", TAUGHT)
def test_themes_speak_of_features_that_there_are_each_once_and_in_every_language(game: str) -> None:
    one = games.load(game)
    state = one.new({"players": 2}, 0)
    places = [place for _key, part in one.themes() for place in part]
    assert len(places) == len(set(places))
    assert set(places) <= set(range(len(one.features(state, 0))))
    for key, _part in one.themes():
        assert {len(one.say_theme(key, lang)) > 5 for lang in LANGUAGES} == {True}
