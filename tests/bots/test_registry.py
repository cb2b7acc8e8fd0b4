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
    with pytest.raises(
        BadOption, match="There is no bot 'clever'; there are: beginner, easy, medium, hard, expert, greedy, random"
    ):
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


# ---------------------------------------------------------------- installed bots


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, package: str, points: str, source: str = FIRST) -> None:
    """What pip leaves behind: a module, and beside it what the package says of itself."""
    (folder / f"{package}.py").write_text(source, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[bailiwick.bots]\n{points}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(folder)


def test_a_bot_of_an_installed_package_is_found_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "clever_bots", "clever = clever_bots:First")
    match = bailiwick.start("tyrants", players=2)
    view = View(match.game, match.state, match.seat)
    assert bots.load("clever", 1).choose(view) == view.legal[0]
    with pytest.raises(BadOption, match=r"There is no bot 'cleverer'; there are: .*, random, clever\. A bot of your own"):
        bots.find("cleverer")


def test_ours_keep_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "greedy_too", "greedy = greedy_too:First")
    assert bots.find("greedy") is Greedy


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ("odd = odd_bots:Nothing", r"The installed bot 'odd' \(odd_bots:Nothing\) is not a class with a method choose"),
        ("odd = odd_bots:Missing", "The installed bot 'odd' can't be imported: AttributeError"),
        ("odd = no_such_module:First", "The installed bot 'odd' can't be imported: ModuleNotFoundError"),
    ],
)
def test_an_installed_bot_that_is_none_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, points: str, sentence: str
) -> None:
    install(tmp_path, monkeypatch, "odd_bots", points)
    with pytest.raises(BadOption, match=sentence):
        bots.find("odd")


def test_two_packages_with_a_bot_of_one_name_are_told_apart_by_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "one", "same = one:First")
    install(tmp_path, monkeypatch, "two", "same = two:First")
    with pytest.raises(BadOption, match=r"Several installed packages have a bot 'same': (one:First, two|two:First, one):First"):
        bots.find("same")
