"""Every step of Ankh-Morpork where it is first met: reasons, copies, files, and stacks that somebody has changed."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.kernel.rng import Rng
from tests.kernel.every_step import check_frames, check_met, first_met

BATCHES = 4
GAMES = 12  # in each batch


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_step_says_what_is_possible_and_why_not(batch: int) -> None:
    for state in first_met(GAME, str(batch), GAMES):
        check_met(GAME, state)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_number_changed_on_the_stack_is_refused_or_can_be_played(batch: int) -> None:
    rng = Rng(batch)
    refused = played = 0
    for state in first_met(GAME, str(batch), GAMES):
        once, again = check_frames(GAME, state, rng)
        refused, played = refused + once, played + again
    assert refused > played > 0
