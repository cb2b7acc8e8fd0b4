"""The command line as a person meets it: a command with its input, and what comes out. Saves go to a folder of the test's own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bailiwick.cli.app import app

Run = Callable[..., Result]


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved by themselves."""
    folder = tmp_path / "saves"
    monkeypatch.setenv("BAILIWICK_FOLDER", str(folder))
    return folder


@pytest.fixture
def run(saves: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LC_ALL", "C")
    for name in ("FORCE_COLOR", "TERMINAL_WIDTH", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def command(*args: str, lines: list[str] | None = None) -> Result:
        return CliRunner().invoke(app, list(args), input="".join(f"{line}\n" for line in lines or []))

    return command
