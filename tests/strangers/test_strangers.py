"""A share of the spoiled files that `make fuzz` reads by the thousand: each is refused in a sentence or can be played."""

from __future__ import annotations

import pytest

from bailiwick.kernel.rng import Rng
from tests.strangers.files import KINDS, PLAYED, REFUSED, STILL, Files, bomb, try_file

FILES = {"oath": 60, "chronicles": 30, "numbers": 60, "records": 100}


@pytest.mark.properties
@pytest.mark.parametrize("kind", KINDS)
def test_a_strangers_file_is_refused_in_a_sentence_or_can_be_played(kind: str) -> None:
    files = Files(kind, "suite")
    became = {number: try_file(kind, files.file(number), Rng(f"play {number}")) for number in range(FILES.get(kind, 200))}
    assert set(became.values()) <= {REFUSED, PLAYED, STILL}
    assert PLAYED in became.values()
    assert REFUSED in became.values()


@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("kind", ["records", "numbers", "chronicles"])
def test_a_bomb_is_refused(kind: str, number: int) -> None:
    assert try_file(kind, bomb(Rng(number)), Rng(0)) == REFUSED


def test_a_sketch_without_cards_stands_still_and_is_told_apart_from_a_game_that_does_not_end() -> None:
    assert try_file("tyrants", {"players": 2, "map": {"skullport": {"red": 1}}}, Rng(1)) == STILL
