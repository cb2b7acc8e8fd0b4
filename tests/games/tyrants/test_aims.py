"""What Tyrants says of its goal is true: the last round is announced when it is certain, and never otherwise."""

from __future__ import annotations

import pytest

from bailiwick.games.tyrants.game import GAME
from bailiwick.games.tyrants.state import TyrantsState
from bailiwick.kernel.aims import ALARM, SOON, Aims
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from tests.games.tyrants.table import Table


def aims_of(state: State, viewer: int = -1) -> Aims:
    assert isinstance(state, TyrantsState)
    found = GAME.aims(GAME.mask(state, viewer), viewer, "en")
    assert found is not None
    return found


def said(state: State, level: str) -> list[str]:
    return [one.text for one in aims_of(state).notices if one.level == level]


def test_t_12_3_the_last_round_is_said_to_end_after_the_last_player() -> None:
    t = Table(players=2, ending=True)
    assert said(t.match.state, ALARM) == ["The last round: the game ends after Blue's turn."]
    t.do("end-turn")
    assert said(t.match.state, ALARM) == ["The last turn: the game ends when Blue is done."]
    t.do("end-turn")
    assert t.match.state.over


def test_t_12_1_few_troops_and_few_cards_are_told() -> None:
    t = Table(players=2, seats={"blue": {"barracks": 4}}, market={"deck": ["noble"] * 8})
    assert said(t.match.state, SOON) == [
        "Blue has 4 troops left until the last round.",
        "The market deck has 8 cards left until the last round.",
    ]
    assert said(t.match.state, ALARM) == []


@pytest.mark.parametrize("seed", range(4))
def test_no_game_ends_unannounced_and_none_goes_on_after_the_round_that_was_announced(seed: int) -> None:
    match, rng = Match(GAME, {"players": 2 + seed % 3}, seed), Rng(seed)
    announced = None
    while not match.over:
        state = match.state
        assert isinstance(state, TyrantsState)
        alarms = said(state, ALARM)
        if alarms and announced is None:
            announced = state.round
        assert bool(alarms) == (announced is not None), "once it is certain it stays so"
        assert announced in (None, state.round)
        legal = match.legal().actions
        match.play(legal[rng.below(len(legal))])
    assert announced == match.game.round_of(match.state)


def test_the_end_says_why_and_how_short_everybody_fell() -> None:
    t = Table(players=2, active="blue", ending=True, seats={"red": {"barracks": 0, "vp": 3}, "blue": {"vp": 1}}, round=7)
    t.do("end-turn")
    state = t.match.state
    assert isinstance(state, TyrantsState)
    assert GAME.ending(state, "en") == "Round 7 was the last: Red had no troops left to deploy."
    assert ["".join(text for _k, _i, text in fate) for fate in GAME.fates(state, "en")] == [
        "3 VP: the most.",
        "1 VP: 2 short.",
    ]
