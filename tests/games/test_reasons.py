"""Reasons are true: where nothing is in the middle of being resolved, none says that something is."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.ankh_morpork.game import GAME as ANKH_MORPORK
from bailiwick.games.immortals.game import GAME as IMMORTALS
from bailiwick.games.oath.game import GAME as OATH
from bailiwick.games.tyrants.game import GAME as TYRANTS
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng

# The steps in which a set-up, a round, a turn or a phase of it begins, or which ask for the next thing to do in it.
BEGINNINGS: dict[Game[Any], set[str]] = {
    TYRANTS: {"first_deployment", "main"},
    ANKH_MORPORK: {"turn", "after_cards"},
    IMMORTALS: {"start_region", "draft_choice", "draft_place", "feeding", "drawing", "reinforcing", "planning", "execution"},
    OATH: {"begin", "people", "phase_powers", "act"},
}
VISITS = 3  # of each such step
GAMES = 6  # at most, until there were so many


@pytest.mark.parametrize("game", BEGINNINGS, ids=lambda game: game.name)
def test_where_something_begins_nothing_is_said_to_be_unfinished(game: Game[Any]) -> None:
    wanted = dict.fromkeys(BEGINNINGS[game], VISITS)
    for seed in range(GAMES):
        match = Match(game, {"players": 3}, seed)
        rng = Rng(seed)
        while not match.over and wanted:
            state, seat = match.state, match.seat
            key = game.program.steps[state.top].key
            if key in wanted:
                wanted[key] -= 1
                if not wanted[key]:
                    del wanted[key]
                for action in range(len(game.vocabulary)):
                    reason = game.why_not(state, seat, action)
                    assert reason is None or reason.key != "not_now", (key, game.vocabulary.name(action))
            legal = game.legal(state, seat)
            match.play(legal[rng.below(len(legal))])
    assert not wanted, "such a step has not come up"
