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
from tests.games.oath.table import Table as Oath

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


def none(t: Oath, verb: str) -> str | None:
    reason = OATH.why_none(t.s, t.s.seat, verb)
    return None if reason is None else OATH.say_reason(t.s, reason, "en")


def test_a_kind_of_action_says_why_nothing_of_it_can_be_done() -> None:
    t = Oath(red={"supply": 0, "favor": 0})
    assert none(t, "travel") == "That costs 2 Supply; you have 0. (O-4.8)"
    assert none(t, "search") == "That costs 2 Supply; you have 0. (O-4.8)"
    assert none(t, "campaign") == "That costs 2 Supply; you have 0. (O-4.8)"
    assert none(t, "muster") == "There is no card at your site to work with. (O-5.2.1)"
    assert none(t, "recover-relic") == "No relic is for sale at your site, and you can't pay for a banner. (O-5.4)"
    assert none(t, "use") == "None of your powers can be used now. (O-4.8)"
    assert none(Oath(red={"supply": 7}), "travel") is None


def test_a_verb_alone_is_asked_about_at_a_match_too() -> None:
    match = Match(TYRANTS, {"players": 2}, 1)
    assert match.why_not("deploy") is None
    assert "starting site" in (match.why_not("recruit") or "")
