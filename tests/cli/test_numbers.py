"""A person's own numbers: written out by `numbers`, corrected, and played with by --data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from bailiwick import games
from bailiwick.games.immortals.data import ARMIES
from bailiwick.games.immortals.numbers import NUMBERS
from tests.cli.conftest import Run


def plain(value: object) -> object:
    """The same with lists for tuples, which YAML does not know."""
    return json.loads(json.dumps(value))


def simulate(run: Run, file: Path, out: Path) -> dict[str, object]:
    """The position after a game of two bots with the numbers of a file."""
    command = ["simulate", "immortals", "-p", "2", "-b", "random", "-n", "1", "-j", "1", "--data", str(file), "--out", str(out)]
    done = run(*command)
    assert done.exit_code == 0, done.output
    record = json.loads(out.read_text(encoding="utf-8"))
    options: dict[str, object] = record["options"]
    return options


def test_all_numbers_are_written_out_and_read_back_the_same(run: Run, tmp_path: Path) -> None:
    text = run("numbers", "immortals").stdout
    read = yaml.safe_load(text)
    assert {key: {str(name): value for name, value in part.items()} for key, part in read.items()} == plain(NUMBERS)
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    assert simulate(run, file, tmp_path / "out.jsonl")["data"] == plain(NUMBERS)


def test_what_was_invented_is_marked_where_it_stands(run: Run) -> None:
    lines = run("numbers", "immortals").stdout.splitlines()
    [lakeside] = [lines[i + 1] for i, line in enumerate(lines) if line == "  lakeside:"]
    assert lakeside.strip().startswith("light: [5, ")
    assert lakeside.endswith("# the energy is invented")
    assert any(line.strip() == "transition: [1, 2]" for line in lines), "a number that is stated by the rules has no mark"


def test_a_game_is_played_with_the_numbers_of_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("rounds: {2: 1}\ntribes:\n  elves:\n    start: [9, 9]  # my copy says so\n", encoding="utf-8")
    options = simulate(run, file, tmp_path / "out.jsonl")
    assert options["data"] == {"rounds": {"2": 1}, "tribes": {"elves": {"start": [9, 9]}}}
    state = games.load("immortals").new(options, 1)
    assert state.rounds == 1


def test_what_one_looks_up_has_the_numbers_of_the_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    own = "yields: {lakeside: {light: [7, 1]}}\ntribes: {elves: {special: attack, special_cost: [0, 6]}}\n"
    file.write_text(own, encoding="utf-8")
    command = ["play", "-t", "immortals", "-p", "2", "-b", "random", "--data", str(file)]
    said = run(*command, lines=["? lakeside", "? elves"]).output
    assert "7 gold and 1 energy" in said
    assert "Own space: attack for 6 energy." in said


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("tribes: {elfs: {start: [1, 1]}}", "data.tribes: 'elfs' is not known here; possible are: elves, humans,"),
        ("tribes: {elves: {start: [1]}}", "data.tribes.elves.start: a list of 2 is needed here, not of 1."),
        ("tribes: {elves: {start: [1, many]}}", "data.tribes.elves.start[1]: 'many' is not a whole number from 0 to 99."),
        ("rounds: {4: 0}", "data.rounds.4: 0 is not a whole number from 1 to 20."),
        ("tribes: {elves: {groups: [20, 20]}}", f"at most {ARMIES - 15} are left for them."),
        ("rounds: [", "The file of numbers can't be read as YAML or JSON near line 1, column 10."),
        ("seven", "A file of numbers holds names with values, such as `rounds: {4: 6}`."),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_place(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    for command in (["play", "-t", "immortals"], ["simulate", "immortals", "-n", "1"]):
        done = run(*command, "--data", str(file))
        assert done.exit_code == 2
        assert sentence in done.stderr


def test_a_file_that_is_not_there_and_a_game_that_takes_none(run: Run, tmp_path: Path) -> None:
    missing = run("play", "-t", "immortals", "--data", str(tmp_path / "none.yaml"))
    assert (missing.exit_code, "There is no file" in missing.stderr) == (2, True)
    file = tmp_path / "mine.yaml"
    file.write_text("rounds: {4: 6}", encoding="utf-8")
    for command in (["numbers", "tyrants"], ["play", "-t", "tyrants", "--data", str(file)]):
        done = run(*command)
        assert (done.exit_code, done.stderr) == (2, "bailiwick: Tyrants of the Underdark takes no numbers of your own.\n")
