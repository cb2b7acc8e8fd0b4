"""Bots are found by name or in a file; whatever is wrong with a name is said in a sentence."""

from pathlib import Path

import pytest

import bailiwick
from bailiwick import bots
from bailiwick.bots.greedy import Greedy
from bailiwick.bots.random import Random
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.view import View

FIRST = """
from bailiwick.bots import Bot

class First(Bot):
    def choose(self, view):
        return view.legal[0]

class Nothing:
    pass
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FIRST, encoding="utf-8")
    return path


def test_bots_are_found_by_name() -> None:
    assert isinstance(bots.load("random", 1), Random)
    assert isinstance(bots.load("greedy", 1), Greedy)


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="There is no bot 'clever'; there are: random, greedy"):
        bots.load("clever", 1)


def test_a_bot_comes_from_a_file(mine: Path) -> None:
    match = bailiwick.start("tyrants", players=2)
    view = View(match.game, match.state, match.seat)
    assert bots.load(f"{mine}:First", 1).choose(view) == view.legal[0]


@pytest.mark.parametrize("kind", ["Nothing", "Missing", ""])
def test_a_file_without_the_class_is_refused(mine: Path, kind: str) -> None:
    with pytest.raises(BadOption, match=f"has no class '{kind}' with a method choose"):
        bots.load(f"{mine}:{kind}", 1)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"There is no file .*nowhere.py"):
        bots.load(f"{tmp_path}/nowhere.py:First", 1)


def test_a_file_that_fails_is_named_with_its_error(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("1 / 0", encoding="utf-8")
    with pytest.raises(BadOption, match=r"broken.py' can't be imported: ZeroDivisionError"):
        bots.load(f"{tmp_path}/broken.py:First", 1)
