"""The folder of a server: one server at a time, commands beside it, and a sentence where nothing can be kept."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.table.server import Person, Running


def run(folder: Path, *arguments: str, before: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    command = [*before, sys.executable, "-m", "bailiwick", *arguments]
    env = {**os.environ, "BAILIWICK_FOLDER": str(folder)}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)


def test_a_second_server_on_a_folder_says_so(own_server: Callable[..., Running]) -> None:
    server = own_server()
    second = run(server.data, "serve", "--port", "0")
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr == f"bailiwick: The games in {str(server.data)!r} are served already, at {server.url}/.\n"


def test_a_server_that_was_killed_leaves_its_folder_free(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann = Person(server, "Ann")
    table = ann.table("me", "greedy")
    server.kill()  # and start again: its bots, which hold nothing, may still be going
    assert ann.ok("GET", f"/api/tables/{table}")["id"] == table


def test_commands_work_beside_a_server(own_server: Callable[..., Running], tmp_path: Path) -> None:
    server = own_server()
    ann = Person(server, "Ann")
    table = ann.table("me", "guest", decks=["drow", "dragons"])
    record = tmp_path / "game.json"
    for arguments in (("backup", str(tmp_path / "copy.sqlite")), ("export",), ("export", table, str(record))):
        done = run(server.data, *arguments)
        assert (done.returncode, done.stderr) == (0, "")
    done = run(server.data, "import", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    imported = done.stdout.partition("is table ")[2].split()[0]
    assert ann.ok("GET", f"/api/tables/{imported}")["status"] == "playing"


def test_play_opens_the_server_that_has_the_folder(
    own_server: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("a page")
    monkeypatch.setenv("BAILIWICK_PAGE", str(tmp_path))
    server = own_server()
    done = run(server.data, "play", "--no-browser", "--port", "0")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{server.url}/play?game=tyrants" in done.stdout


def test_a_folder_that_can_not_be_written_to_is_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    Running(folder).end()
    # The system's superuser may write anywhere, so that has to be given up first.
    before = ("setpriv", "--bounding-set", "-dac_override") if os.geteuid() == 0 else ()
    for path, mode in ((folder, 0o555), (folder / "tables.sqlite", 0o444)):
        path.chmod(mode)
        done = run(folder, "serve", "--port", "0", before=before)
        path.chmod(0o755)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"bailiwick: No games can be kept in {str(folder)!r}: ")
        assert "ermission denied" in done.stderr
        assert done.stderr.count("\n") == 1
