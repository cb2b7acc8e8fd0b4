"""The garbage collector waits until nobody waits for it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

from bailiwick.table.tidying import LONG_AGO, MIDDLE, MORE, YOUNG, Tidying


@pytest.fixture
def wholes() -> Iterator[list[str]]:
    """Filled with a word for every look through everything; afterwards the collector is as it was."""
    seen: list[str] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            seen.append("whole")

    before = gc.get_threshold()
    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)
    gc.set_threshold(*before)
    gc.unfreeze()


def work() -> list[list[object]]:
    """So much that stays that Python would look through everything, many times."""
    return [[number, []] for number in range(YOUNG * MIDDLE * 3)]


def test_everything_is_looked_through_when_nobody_asks(wholes: list[str]) -> None:
    tidying = Tidying(0.0)
    tidying.begin()
    assert wholes == ["whole"], "at the start, when nobody is there"
    kept = work()
    assert wholes == ["whole"], "not by itself"
    tidying.tick(1.0, 5)
    assert wholes == ["whole"], "not while people ask"
    tidying.tick(2.0, 5)
    assert wholes == ["whole", "whole"], "a second without a request"
    tidying.tick(3.0, 5)
    assert wholes == ["whole", "whole"], "nothing has come since"
    assert kept


def test_who_never_stops_asking_waits_once_in_ten_minutes(wholes: list[str]) -> None:
    tidying = Tidying(0.0)
    tidying.begin()
    kept = work()
    for second in range(1, int(LONG_AGO) + 100):
        tidying.tick(float(second), second)
    assert wholes == ["whole", "whole"]
    assert kept


def test_what_gathers_while_people_never_stop_asking_is_taken_away_before_it_is_as_much_as_all_else(wholes: list[str]) -> None:
    tidying = Tidying(0.0)
    tidying.begin()
    before = sys.getallocatedblocks()
    most = 0
    for second in range(1, 200):
        leave_behind()
        tidying.tick(second / 10, second)
        most = max(most, sys.getallocatedblocks())
    assert most < MORE * before * 1.2
    assert 2 <= len(wholes) < 100, "not at every tick"


def leave_behind() -> None:
    """What goes only with a look through everything: it holds itself, and has been looked at twice."""
    kept: list[object] = []
    for _ in range(YOUNG * MIDDLE * 3):
        kept.append([kept])
