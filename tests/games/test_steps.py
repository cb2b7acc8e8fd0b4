"""Every step of every game where it is first met: reasons, copies, files, and stacks that somebody has changed."""

from __future__ import annotations

from typing import Final

import pytest

from bailiwick import games
from bailiwick.games.oath.state import BANDITS
from tests.kernel.every_step import check_changed_numbers, check_led_to, check_met, first_met

PARTS: Final = 2
COUNTS: Final = {"tyrants": 80, "ankh_morpork": 80, "immortals": 20, "oath": 8}  # games that meet nearly all of them
OTHERS: Final = {"oath": (BANDITS,)}  # of whom something may be told besides the seats

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.parametrize("part", range(PARTS)),
    pytest.mark.parametrize("name", games.NAMES),
]


def test_every_step_says_what_is_possible_and_why_not(name: str, part: int) -> None:
    game = games.load(name)
    for state in first_met(game, "steps", COUNTS[name], part, PARTS):
        check_met(game, state, OTHERS.get(name, ()))


def test_what_every_action_leads_to_says_so_and_can_be_read_again(name: str, part: int) -> None:
    game = games.load(name)
    for state in first_met(game, "actions", COUNTS[name], part, PARTS, taken=True):
        check_led_to(game, state, OTHERS.get(name, ()))


def test_a_number_changed_on_the_stack_is_refused_or_can_be_played(name: str, part: int) -> None:
    check_changed_numbers(games.load(name), COUNTS[name], part, PARTS)
