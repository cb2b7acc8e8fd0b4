"""A share of the spoiled files that `make fuzz` reads by the thousand: each is refused in a sentence or can be played."""

from __future__ import annotations

import pytest

from bailiwick import games
from bailiwick.kernel.rng import Rng
from tests.strangers import files
from tests.strangers.files import KINDS, PLAYED, REFUSED, STILL, Fault, Files, bomb, try_file

FILES = {"oath": 60, "chronicles": 30, "numbers": 60, "records": 100}


@pytest.mark.properties
@pytest.mark.parametrize("kind", KINDS)
def test_a_strangers_file_is_refused_in_a_sentence_or_can_be_played(kind: str) -> None:
    drawn = Files(kind, "suite")
    became = {number: try_file(kind, drawn.file(number), Rng(f"play {number}")) for number in range(FILES.get(kind, 200))}
    assert set(became.values()) <= {REFUSED, PLAYED, STILL}
    assert PLAYED in became.values()
    assert REFUSED in became.values()


@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("kind", ["records", "numbers", "chronicles"])
def test_a_bomb_is_refused(kind: str, number: int) -> None:
    assert try_file(kind, bomb(Rng(number)), Rng(0)) == REFUSED


def test_a_sketch_in_which_nothing_brings_the_end_nearer_stands_still() -> None:
    alone = {"players": 2, "map": {"skullport": {"red": 1}}, "seats": {"red": {"deck": []}, "blue": {"deck": []}}}
    assert try_file("tyrants", alone, Rng(1)) == STILL
    with_a_spy = {"red": {"deck": ["spy_master"]}, "blue": {"deck": []}}
    assert try_file("tyrants", {**alone, "decks": ["drow", "demons"], "seats": with_a_spy}, Rng(1)) == STILL


def test_a_game_that_does_not_end_though_much_can_be_done_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "DECISIONS", 50)
    monkeypatch.setattr(files, "STANDSTILL", 200)
    game = games.load("tyrants")
    with pytest.raises(Fault):
        try_file("tyrants", game.to_json(game.new({}, 1)), Rng(1))
