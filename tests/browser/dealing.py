"""How the tests are dealt to the workers of a parallel run: long ones first, so that all workers end at about the same time.

xdist gives each worker one stretch of the list, and whoever is done takes from the end of another's stretch. So a long test must
not stand near an end: it would be begun when nobody else has anything left to do.
"""

from __future__ import annotations

from typing import Final, TypeVar

Test = TypeVar("Test")

# Seconds that were once measured, of the tests that take long. Only their order counts; whatever is not here is short.
SECONDS: Final = {
    "test_two_people_and_two_bots_play_to_the_final_score_whatever_happens": 168,
    "test_whole_game_without_a_word_in_the_console[tyrants]": 78,
    "test_whole_game_without_a_word_in_the_console[ankh_morpork]": 77,
    "test_two_people_plan_at_once_and_play_to_the_end": 53,
    "test_two_people_and_a_bot_play_to_the_end": 48,
    "test_at_one_screen_people_plan_one_after_the_other_behind_the_curtain": 42,
    "test_a_server_killed_between_moves_comes_back_with_all_of_them": 35,
    "test_a_whole_game_with_an_event_a_building_and_an_interrupt_by_a_player_who_is_not_on_turn": 34,
    "test_whole_game_without_a_word_in_the_console[immortals]": 24,
    "test_whole_game_without_a_word_in_the_console[oath]": 22,
}
SHORT: Final = 5


def seconds(name: str) -> int:
    return SECONDS.get(name, SHORT)


def dealt(tests: list[tuple[str, Test]], workers: int) -> list[Test]:
    """The tests, each with its name, in an order in which every worker's stretch begins with its longest."""
    longest_first = [test for _, test in sorted(tests, key=lambda named: -seconds(named[0]))]
    # Of stretches that can't all be as long, xdist makes the first ones shorter.
    stretches = [longest_first[worker::workers] for worker in reversed(range(workers))]
    return [test for stretch in stretches for test in stretch]
