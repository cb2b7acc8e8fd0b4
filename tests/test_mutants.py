"""The tool behind `make mutants`, tried on a small made-up game: it finds what can be made wrong, and tells who noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants import KILLED, SURVIVED, Mutant, Tree, Verdict, draw, examine, find, learn, report, rules_of

RULES = '''"""Steps."""

LIMIT = 3


def may_step(at: int, size: int) -> bool:
    """One more, if there is room."""
    return at + 1 < size and at >= 0


def unwatched(at: int) -> int:
    if at > 5:
        at = 5
    return at


def text(n: int) -> str:
    return "far" if n > 2 else "near"
'''
TESTS = """
from bailiwick.games.toy.rules import may_step, unwatched

def test_there_is_room():
    assert may_step(0, 2)
    assert not may_step(1, 2)
    assert not may_step(-1, 2)

def test_it_can_be_asked():
    assert unwatched(3) == 3
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    root = tmp_path / "root"
    game = root / "src" / "bailiwick" / "games" / "toy"
    (game / "words").mkdir(parents=True)
    for folder in (root / "src" / "bailiwick", game.parent, game):
        (folder / "__init__.py").touch()
    (game / "rules.py").write_text(RULES, encoding="utf-8")
    (game / "panels.py").write_text("def f(n):\n    return n + 1\n", encoding="utf-8")
    (game / "words" / "names.py").write_text("def f(n):\n    return n + 1\n", encoding="utf-8")
    tests = root / "tests" / "games" / "toy"
    tests.mkdir(parents=True)
    (tests / "test_toy.py").write_text(TESTS, encoding="utf-8")
    markers = '["properties: none", "thorough: none"]'
    (root / "pyproject.toml").write_text(f"[tool.pytest.ini_options]\nmarkers = {markers}\n", encoding="utf-8")
    return root


def changes(source: str) -> set[tuple[str, str, str]]:
    return {(mutant.kind, mutant.before, mutant.after) for mutant in find("x.py", source.encode())}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("return a < b", {("comparison", "<", "<=")}),
        ("return a not  in b", {("comparison", "not  in", "in")}),
        ("return (a) is not None", {("comparison", "is not", "is")}),
        ("return a and b and c", {("condition", "and", "or")}),
        ("return a // b", {("sum", "//", "*")}),
        ("return a << b", set()),
        ("return -2", {("number", "2", "3")}),
        ("return True", set()),
        ("return b if a else c", {("condition", "a", "not (a)")}),
        ("return f'{a + b}'", set()),
        ("assert a < b", set()),
        ("raise ValueError(a + b)", set()),
    ],
)
def test_what_can_be_made_wrong(line: str, expected: set[tuple[str, str, str]]) -> None:
    assert changes(f"def f(a, b, c):\n    {line}\n") == expected


def test_data_and_what_speaks_is_left_alone() -> None:
    assert changes("LIMIT: int = 3 + 4\n") == set()
    assert changes("def text(n):\n    return n + 1\n\ndef say_it(n):\n    return n + 1\n") == set()


def test_a_change_stands_where_it_was_found_also_behind_letters_of_two_bytes() -> None:
    source = "def f(a):\n    return 'é', a < 2\n".encode()
    [less] = [mutant for mutant in find("x.py", source) if mutant.kind == "comparison"]
    assert less.applied(source).decode() == "def f(a):\n    return 'é', a <= 2\n"
    assert less.diff(source).splitlines() == ["x.py:2 (comparison)", "-    return 'é', a < 2", "+    return 'é', a <= 2"]


def test_every_mutant_of_the_real_rules_is_python() -> None:
    for mutant in draw("ankh_morpork", 300, 1):
        compile(mutant.applied(Path(mutant.file).read_bytes()), mutant.file, "exec")


def test_the_same_seed_draws_the_same_and_fewer_are_the_first_of_more(root: Path) -> None:
    assert draw("toy", 4, 1, root) == draw("toy", 8, 1, root)[:4]
    assert draw("toy", 8, 1, root) != draw("toy", 8, 2, root)


def test_only_modules_with_rules_are_drawn_from(root: Path) -> None:
    assert {path.name for path in rules_of("toy", root)} == {"__init__.py", "rules.py"}


def test_who_noticed_and_who_lives(root: Path, tmp_path: Path) -> None:
    tree = Tree(tmp_path / "tree", root)
    known = learn("toy", tree, root, tmp_path / "cache")
    file = "src/bailiwick/games/toy/rules.py"
    near = [test.partition("::")[2] for test in known.lines[file][8]]
    assert near == ["test_there_is_room"]
    mutants = find(file, (root / file).read_bytes())
    [room] = [mutant for mutant in mutants if mutant.before == "<"]
    [five] = [mutant for mutant in mutants if mutant.before == ">"]
    killed = examine("toy", room, known, tree, 10, 0)
    assert (killed.outcome, killed.by.partition("::")[2]) == (KILLED, "test_there_is_room")
    assert examine("toy", five, known, tree, 10, 0).outcome == SURVIVED
    assert (tree.folder / file).read_text(encoding="utf-8") == RULES, "everything is as before"
    assert (root / file).read_text(encoding="utf-8") == RULES


def test_what_was_learnt_is_remembered_until_something_changes(root: Path, tmp_path: Path) -> None:
    tree = Tree(tmp_path / "tree", root)
    cache = tmp_path / "cache"
    first = learn("toy", tree, root, cache)
    assert learn("toy", tree, root, cache) == first
    assert len(list(cache.iterdir())) == 1
    (root / "tests" / "games" / "toy" / "test_toy.py").write_text(TESTS + "\n", encoding="utf-8")
    learn("toy", tree, root, cache)
    assert len(list(cache.iterdir())) == 2


def test_tests_that_fail_by_themselves_are_no_measure(root: Path, tmp_path: Path) -> None:
    (root / "tests" / "games" / "toy" / "test_toy.py").write_text("def test_no(): assert False\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="The tests of toy fail before anything is changed"):
        learn("toy", Tree(tmp_path / "tree", root), root, tmp_path / "cache")


def test_the_report_counts_by_game_and_in_all() -> None:
    mutant = Mutant("x.py", 1, 0, 1, "number", "1", "2")
    verdicts = [Verdict("a", mutant, KILLED), Verdict("a", mutant, SURVIVED), Verdict("b", mutant, "timed out")]
    assert report(verdicts).splitlines() == [
        "a: 1 of 2 killed, 1 survived (50.0 %)",
        "b: 1 of 1 killed, 1 of them by taking too long, 0 survived (100.0 %)",
        "all: 2 of 3 killed, 1 of them by taking too long, 1 survived (66.7 %)",
    ]
