"""When the rules fail away from any table: nothing is lost, and a sentence says where it is written down, to be seen again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bailiwick.cli.files import read_json
from tests.faults import faulty

pytestmark = pytest.mark.thorough


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = {**faulty(folder), "BAILIWICK_FOLDER": str(folder / "games"), "COLUMNS": "200", "LANG": "en_GB.UTF-8"}
    command = [sys.executable, "-m", "bailiwick", *arguments]
    return subprocess.run(command, env=env, input=typed, capture_output=True, text=True, check=False)


def capsules(folder: Path) -> list[Path]:
    return list((folder / "games" / "capsules").iterdir())


def test_a_simulation_in_which_the_rules_fail_says_so_and_keeps_the_games_before(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    for jobs in ("1", "2"):
        done = run(
            tmp_path, "simulate", "tyrants", "--bots", "random", "--games", "40", "--jobs", jobs, "--out", str(out), "--force"
        )
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert "The rules of Tyrants of the Underdark failed in game " in done.stderr
        assert "(ZeroDivisionError: put here on purpose)" in done.stderr
    for file in capsules(tmp_path):
        assert str(file) in done.stderr or len(capsules(tmp_path)) == 2
        inside = read_json(file)["inside"]
        assert inside["tried"].endswith(": deploy eryndlyn")
        assert "put here on purpose" in inside["fault"]
        shown = run(tmp_path, "capsule", str(file))
        assert "now: it fails. The rules of Tyrants of the Underdark failed at 'deploy eryndlyn'" in shown.stdout


def test_in_the_terminal_the_game_goes_on_after_a_move_at_which_the_rules_fail(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        *("play", "--terminal", "-p", "2", "-b", "random", "--seed", "7", "-o", "first=red"),
        typed="deploy eryndlyn\ndeploy skullport\nq\n",
    )
    assert done.returncode == 0, done.stderr
    assert "failed at 'deploy eryndlyn', move 1" in done.stdout
    assert "Nothing has changed." in done.stdout
    assert all(str(file) in done.stdout for file in capsules(tmp_path))
    assert "red: deploy eryndlyn" in [read_json(file)["inside"]["tried"] for file in capsules(tmp_path)]
    [saved] = (tmp_path / "games").glob("tyrants-*.json")
    assert read_json(saved)["moves"][0] == "red: deploy skullport"
