"""Every step of Ankh-Morpork where it is first met: reasons, copies, files, and stacks that somebody has changed."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.game import GAME
from tests.kernel.every_step import check_changed_numbers, check_led_to, check_met, first_met

pytestmark = pytest.mark.thorough

PARTS = 2
GAMES = 80


@pytest.mark.parametrize("part", range(PARTS))
def test_every_step_says_what_is_possible_and_why_not(part: int) -> None:
    for state in first_met(GAME, "steps", GAMES, part, PARTS):
        check_met(GAME, state)


@pytest.mark.parametrize("part", range(PARTS))
def test_what_every_action_leads_to_says_so_and_can_be_read_again(part: int) -> None:
    for state in first_met(GAME, "actions", GAMES, part, PARTS, taken=True):
        check_led_to(GAME, state)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_number_changed_on_the_stack_is_refused_or_can_be_played(part: int) -> None:
    check_changed_numbers(GAME, GAMES, part, PARTS)
