"""The commands as a whole: help, version, real processes, speed of starting, the figures of the benchmark."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bailiwick
from bailiwick.cli.app import COMMANDS
from bailiwick.cli.words import language
from bailiwick.games import NAMES
from tests.cli.conftest import Run


def process(*args: str, folder: Path, lines: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "BAILIWICK_FOLDER": str(folder), "LC_ALL": "C.UTF-8", "COLUMNS": "80", **environment}
    return subprocess.run(
        [sys.executable, "-m", "bailiwick", *args],
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        check=False,
    )


def test_help_names_every_command_in_a_line(run: Run) -> None:
    for args in ([], ["--help"], ["-h"]):
        result = run(*args)
        assert result.exit_code == 0
        for name in COMMANDS:
            assert f" {name} " in result.output


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"bailiwick {command}" in result.output
    assert max(len(line) for line in result.output.splitlines()) <= 80


@pytest.mark.parametrize("command", ["play", "simulate", "cards", "rules"])
def test_help_names_every_game(run: Run, command: str) -> None:
    text = run(command, "--help").output
    assert all(name in text for name in NAMES)


def test_the_version(run: Run) -> None:
    assert run("--version").output == f"bailiwick {bailiwick.__version__}\n"


def test_a_process_of_its_own(tmp_path: Path) -> None:
    done = process("play", "--terminal", "--players", "2", "--bots", "random", "--seed", "3", folder=tmp_path, lines="1\n" * 3000)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final score" in done.stdout


def test_a_process_that_meets_a_mistake(tmp_path: Path) -> None:
    done = process("replay", str(tmp_path / "nothing.json"), folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"bailiwick: There is no file {str(tmp_path / 'nothing.json')!r}.\n"


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    done = process("play", "--terminal", "--seed", "1", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Center section" in done.stdout


def test_the_language_of_the_environment(tmp_path: Path) -> None:
    done = process("play", "--terminal", "--seed", "1", folder=tmp_path, LC_ALL="pt_BR.UTF-8")
    assert "Você é Vermelho" in done.stdout


def test_starting_does_not_load_what_is_not_needed() -> None:
    """The list of commands must not cost the games or the drawing library."""
    costly = ("rich.console", *(f"bailiwick.games.{name}.game" for name in NAMES))
    program = f"import sys, bailiwick.cli.app; print([m for m in {costly} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_languages() -> None:
    assert language("it", {}) == "it"
    assert language(None, {"LANG": "pt_BR.UTF-8"}) == "pt"
    assert language(None, {"LANG": "pt_BR.UTF-8", "LC_ALL": "it_IT"}) == "it"
    assert language(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert language(None, {}) == "en"


def test_the_benchmark_has_its_figures(run: Run) -> None:
    report = json.loads(run("bench", "--json", "--seconds", "0.001").stdout)
    assert report["kernel"] in ("compiled", "interpreted")
    assert report["calibration_ms"] > 0
    assert set(report["games"]) == set(NAMES)
    for figures in report["games"].values():
        assert set(figures) == {
            "random_decisions_per_s",
            "simulated_decisions_per_s",
            "greedy_decisions_per_s",
            "clone_us",
            "legal_us",
            "apply_us",
            "replay_ms",
            "greedy_ms",
        }
        assert all(set(figure) == {"value", "unit", "ratio"} for figure in figures.values())


def test_the_benchmark_draws_a_table(run: Run) -> None:
    result = run("bench", "--seconds", "0.001")
    assert result.exit_code == 0
    assert "random play, four seats" in result.output
