"""`bailiwick play` as a process of its own: it serves, and opens a browser (here one that only says where) on a game."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

import httpx
import pytest

from bailiwick.table.settings import Settings
from tests.table.server import Running

pytestmark = pytest.mark.thorough

BROWSER = "echo opened %s"
PAGE = "<!doctype html><title>The page</title>"


class Playing:
    """The command while it runs, and what it says."""

    def __init__(self, folder: Path, *args: str, **environment: str) -> None:
        (folder / "page").mkdir(exist_ok=True)
        (folder / "page" / "index.html").write_text(PAGE, encoding="utf-8")
        usual = {"BAILIWICK_FOLDER": str(folder / "data"), "BAILIWICK_PAGE": str(folder / "page"), "LC_ALL": "C.UTF-8"}
        env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bailiwick", "play", *args],
            env={**env, **usual, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def until(self, beginning: str) -> str:
        """The rest of the first line that begins so."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.strip().startswith(beginning):
                return line.strip().removeprefix(beginning).strip()
        raise AssertionError(f"It ended without saying {beginning!r}.")

    def stop(self) -> tuple[int, str, str]:
        """Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        return self.end()

    def end(self) -> tuple[int, str, str]:
        """Wait for its end: (exit code, what it has said since, what it has complained of)."""
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        with self.process.stdout as out, self.process.stderr as err:
            return self.process.wait(), out.read(), err.read()


Play = Callable[..., Playing]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    started: list[Playing] = []

    def start(*args: str, **environment: str) -> Playing:
        started.append(Playing(tmp_path, *args, **environment))
        return started[-1]

    yield start
    for playing in started:
        if playing.process.returncode is None:
            playing.stop()


def refused(playing: Playing) -> str:
    """The sentence of a command that ends by itself, having served nothing."""
    code, said, complained = playing.end()
    assert (code, said) == (2, "")
    return complained


def page_at(url: str) -> str:
    return httpx.get(url, trust_env=False).text


def query_of(url: str) -> list[tuple[str, str]]:
    assert urlsplit(url).path == "/play"
    return parse_qsl(urlsplit(url).query)


@contextmanager
def another_program() -> Iterator[int]:
    """Something that isn't ours and answers at a port."""

    class Teapot(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(418)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Teapot)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_browser_is_opened_on_a_game(play: Play) -> None:
    playing = play("--port", "0", BROWSER=BROWSER)
    url = playing.until("Your game:")
    assert query_of(url) == [("game", "tyrants"), ("players", "3"), ("bots", "medium")]
    assert playing.until("opened") == url
    assert page_at(url) == PAGE
    assert playing.stop() == (0, "", "")


def test_what_is_asked_for_is_in_the_address(play: Play) -> None:
    flags = ("-b", "easy,random,greedy", "-o", "players=4", "-o", "decks = drow, undead", "--lang", "it")
    playing = play("tyrants", "--port", "0", *flags, BROWSER=BROWSER)
    assert query_of(playing.until("opened")) == [
        ("game", "tyrants"),
        ("players", "4"),
        ("bots", "easy,random,greedy"),
        ("option", "decks=drow, undead"),
        ("lang", "it"),
    ]


def test_without_a_browser_it_serves_and_names_the_terminal(play: Play) -> None:
    playing = play("--port", "0")
    url = playing.until("Your game:")
    assert "bailiwick play --terminal" in playing.until("No browser could be opened here:")
    assert page_at(url) == PAGE


def test_no_browser_is_opened_if_none_is_wanted(play: Play) -> None:
    playing = play("--port", "0", "--no-browser", BROWSER=BROWSER)
    assert page_at(playing.until("Your game:")) == PAGE
    assert playing.stop() == (0, "\n", "")


def test_games_are_kept_in_the_folder_asked_for(play: Play, tmp_path: Path) -> None:
    playing = play("--port", "0", "--folder", str(tmp_path / "elsewhere"), "--lang", "pt")
    assert playing.until("Os jogos ficam em").startswith(str(tmp_path / "elsewhere" / "tables.sqlite"))
    assert (tmp_path / "elsewhere" / "tables.sqlite").is_file()
    assert not (tmp_path / "data").exists()


def test_where_our_server_runs_already_the_game_opens_there(play: Play, tmp_path: Path) -> None:
    server = Running(tmp_path / "running")
    try:
        playing = play("--port", str(server.port), BROWSER=BROWSER)
        assert playing.until("Bailiwick is running at").startswith(server.url)
        assert playing.until("opened").startswith(f"{server.url}/play?game=tyrants")
        assert playing.end() == (0, "", "")
    finally:
        server.end()


def test_a_port_that_was_asked_for_and_is_taken_is_said_so(play: Play) -> None:
    with another_program() as port:
        sentence = (
            f"bailiwick: Nobody can be served at http://127.0.0.1:{port}: address already in use. --port 0 takes a free port.\n"
        )
        assert refused(play("--port", str(port))) == sentence
        assert refused(play(BAILIWICK_PORT=str(port))) == sentence


def test_if_the_usual_port_is_taken_a_free_one_is_used(play: Play, tmp_path: Path) -> None:
    usual = Settings().port
    with socket.socket() as taking:
        if taking.connect_ex(("127.0.0.1", usual)) != 0:  # otherwise somebody else has it, which is as good
            taking.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            taking.bind(("127.0.0.1", usual))
            taking.listen()
        url = play("--folder", str(tmp_path / "own")).until("Your game:")
        assert urlsplit(url).port != usual
        assert page_at(url) == PAGE


def test_an_installation_without_a_page_says_so(play: Play, tmp_path: Path) -> None:
    complained = refused(play("--port", "0", BAILIWICK_PAGE=str(tmp_path / "nowhere")))
    assert complained.startswith("bailiwick: This installation has no page for a browser: ")
    assert "--terminal" in complained


@pytest.mark.parametrize("flags", [("--players", "9"), ("-b", "deepblue"), ("chess",), ("-o", "weather=fine")])
def test_what_can_not_be_played_is_refused_before_anything_is_served(play: Play, tmp_path: Path, flags: tuple[str, ...]) -> None:
    assert refused(play("--port", "0", *flags, BROWSER=BROWSER)).count("\n") == 1
    assert not (tmp_path / "data").exists()
