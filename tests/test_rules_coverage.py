"""The tool behind `make rules`, tried on made-up rules: it must notice every kind of gap."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules_coverage import Survey, read_clauses, summary, survey, table

RULES = """# A game
Clauses are cited as `Z-1.2` (see R-1).

## Z-1 Moves
- Z-1.1 One step at a time (Z-1.2).
- Z-1.2 Or two.
  - a remark

### Z-1.3 Jumps
- Z-1.3.1 Over one piece.

| # | topic |
|---|---|
| Z-2.1 | compared |

## A. Rulings
- **R-1 Far jumps.** **No.** Z-1.3
"""
TESTS = """
def test_z_1_1_one_step(): ...
def test_z_1_2(): ...
class TestJumps:
    def test_z_1_3_1_over_one_piece(self): ...
async def test_r_1_no_far_jumps(): ...
def test_red_knight_jumps(): ...
def test_red_moves(): ...
def helper(): ...
"""
GOLDEN = "scenarios: [{id: G-1, tests: [Z-1.1, R-1]}]"
UNSTATED = "Z-2: Compares."


class Folder:
    """A game's tests, all in order unless a text is replaced."""

    def __init__(self, path: Path) -> None:
        self.path = path
        (path / "cards").mkdir()
        self.write("cards/test_all.py", TESTS).write("golden.yaml", GOLDEN).write("unstated.yaml", UNSTATED)

    def write(self, name: str, text: str) -> Folder:
        (self.path / name).write_text(text, encoding="utf-8")
        return self

    def survey(self, rules: str = RULES, cards: tuple[str, ...] = ("red", "red_knight")) -> Survey:
        return survey("zig", rules, cards, self.path)


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_clauses_and_rulings_are_read_in_order_under_their_headings() -> None:
    assert [(entry.id, entry.chapter) for entry in read_clauses(RULES)] == [
        ("Z-1.1", "Z-1 Moves"),
        ("Z-1.2", "Z-1 Moves"),
        ("Z-1.3.1", "Z-1.3 Jumps"),
        ("Z-2.1", "Z-1.3 Jumps"),
        ("R-1", "A. Rulings"),
    ]


def test_nothing_to_complain_about(folder: Folder) -> None:
    found = folder.survey()
    assert found.problems == []
    assert {entry.id: entry.tests for entry in found.entries} == {
        "Z-1.1": ["test_z_1_1_one_step", "G-1"],
        "Z-1.2": ["test_z_1_2"],
        "Z-1.3.1": ["test_z_1_3_1_over_one_piece"],
        "Z-2.1": [],
        "R-1": ["test_r_1_no_far_jumps", "G-1"],
        "red": ["test_red_moves"],
        "red_knight": ["test_red_knight_jumps"],
    }


def test_a_clause_without_a_test(folder: Folder) -> None:
    assert folder.survey(RULES + "- Z-3.1 New.\n").problems == ["Z-3.1 has no test: write one named test_z_3_1_…."]


def test_a_test_of_a_longer_clause_is_not_one_of_the_shorter(folder: Folder) -> None:
    assert folder.survey(RULES + "- Z-1.3 Jumps.\n").problems == ["Z-1.3 has no test: write one named test_z_1_3_…."]


def test_a_ruling_without_a_test(folder: Folder) -> None:
    assert folder.survey(RULES + "- **R-12 Ties.** **Shared.**\n").problems == ["R-12 has no test: write one named test_r_12_…."]


def test_a_card_without_a_test(folder: Folder) -> None:
    assert folder.survey(cards=("red_knight", "blue")).problems == ["blue has no test: write one named test_blue_…."]


def test_a_scenario_is_a_test_too(folder: Folder) -> None:
    folder.write("golden.yaml", "scenarios: [{id: G-1, tests: [Z-3.1]}]")
    assert folder.survey(RULES + "- Z-3.1 New.\n").problems == []


def test_a_test_named_after_no_clause(folder: Folder) -> None:
    folder.write("test_more.py", "def test_z_9_9_gone(): ...\ndef test_r_7(): ...\ndef test_x_1_1(): ...\n")
    assert folder.survey().problems == [
        "test_z_9_9_gone in test_more.py is named after a clause that does not exist.",
        "test_r_7 in test_more.py is named after a clause that does not exist.",
    ]


def test_a_scenario_that_tests_no_clause(folder: Folder) -> None:
    folder.write("golden.yaml", "scenarios: [{id: G-1, tests: [Z-9.9]}]")
    assert folder.survey().problems == ["The scenario G-1 in golden.yaml tests Z-9.9, which does not exist."]


def test_an_unstated_entry_that_does_not_exist(folder: Folder) -> None:
    folder.write("unstated.yaml", "Z-2: Compares.\nZ-9: Gone.")
    assert folder.survey().problems == ["unstated.yaml lists Z-9, which does not exist."]


def test_an_unstated_entry_that_has_a_test(folder: Folder) -> None:
    folder.write("unstated.yaml", "Z-2: Compares.\nZ-1.2: Nothing to see.")
    assert folder.survey().problems == [
        "unstated.yaml lists Z-1.2 as stating no behaviour, yet test_z_1_2 tests Z-1.2.",
    ]


def test_an_unstated_entry_that_has_a_scenario(folder: Folder) -> None:
    folder.write("golden.yaml", "scenarios: [{id: G-1, tests: [Z-2.1]}]")
    assert folder.survey().problems == ["unstated.yaml lists Z-2 as stating no behaviour, yet G-1 tests Z-2.1."]


def test_a_text_without_clauses(folder: Folder) -> None:
    assert "The rules of zig have no numbered clauses." in folder.survey("Have fun.").problems


def test_a_game_without_scenarios_or_list(folder: Folder) -> None:
    (folder.path / "golden.yaml").unlink()
    (folder.path / "unstated.yaml").unlink()
    assert folder.survey().problems == ["Z-2.1 has no test: write one named test_z_2_1_…."]


def test_what_is_printed(folder: Folder) -> None:
    lines: list[str] = []
    found = folder.survey(RULES + "- Z-3.1 New.\n")
    table(found, lines.append)
    assert [" ".join(line.split()) for line in lines] == [
        "Z-1 Moves",
        "Z-1.1 2 one_step, G-1",
        "Z-1.2 1 test_z_1_2",
        "Z-1.3 Jumps",
        "Z-1.3.1 1 over_one_piece",
        "Z-2.1 - (Compares.)",
        "A. Rulings",
        "R-1 2 no_far_jumps, G-1",
        "Z-3.1 - NO TEST",
        "Cards",
        "red 1 moves",
        "red_knight 1 jumps",
    ]
    assert summary(found) == "zig: 5 clauses and 1 rulings (1 state no behaviour), 2 cards; 6 tests and 1 scenarios."
