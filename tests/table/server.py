"""A real server in a process of its own, real SQLite, real sockets: what the tests of the table talk to."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from bailiwick.kernel.rng import Rng


class Running:
    """A server that can be stopped, killed and started again on the same data."""

    def __init__(self, data: Path, env: Mapping[str, str] = os.environ, python: str = sys.executable, **settings: str) -> None:
        self.data = data
        self.env = env
        self.python = python  # another one may set something before it becomes the real one
        self.log = data.with_suffix(".log")
        self.settings = settings
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.port = 0  # the system's choice at first, then the same again: a page that was left open must find the server
        self.clients: list[httpx.Client] = []
        self.start()

    def start(self) -> None:
        env = {**self.env, "BAILIWICK_FOLDER": str(self.data), "BAILIWICK_CREATES_PER_MINUTE": "100000"}
        env["BAILIWICK_BOT_BEAT"] = "0"  # whole games: a test of the beat says so
        env.update({f"BAILIWICK_{name}": "60000" for name in ("SOCKETS_PER_ADDRESS", "ONLOOKERS_PER_ADDRESS")})
        env.update({f"BAILIWICK_{name}_PER_MINUTE": "1000000" for name in ("POSTS", "READS", "REQUESTS")})
        env.update({f"BAILIWICK_{name.upper()}": value for name, value in self.settings.items()})
        env["REAL_PYTHON"] = sys.executable
        command = [self.python, "-m", "bailiwick", "serve", "--port", str(self.port)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Bailiwick is at "), line
        self.url = line.partition("it listens at ")[2].split()[0]
        self.port = urlsplit(self.url).port or 0

    def kill(self) -> None:
        """SIGKILL, and again: nothing gets to finish."""
        assert self.process is not None
        self.process.kill()
        self._gone()
        self.start()

    def stop(self) -> int:
        """SIGTERM: a graceful end."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        code = self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def client(self) -> httpx.Client:
        """A browser's connections, closed when the server ends."""
        self.clients.append(httpx.Client(timeout=60, verify=False, trust_env=False))
        return self.clients[-1]

    def end(self) -> None:
        for client in self.clients:
            client.close()
        if self.process is not None:
            self.stop()


class Person:
    """Somebody with a browser: a cookie, and what they do with it."""

    def __init__(self, server: Running, name: str | None) -> None:
        self.server = server
        self.client = server.client()
        if name is not None:
            self.ok("POST", "/api/me", {"name": name})

    @property
    def cookies(self) -> httpx.Cookies:
        return self.client.cookies

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        return self.client.request(method, self.server.url + path, json=body, headers=headers)

    def ok(self, method: str, path: str, body: object = None) -> Any:
        response = self.ask(method, path, body)
        assert response.status_code in (200, 201), response.text
        return response.json()

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str, str]:
        """(status, code, sentence) of a request that must be refused."""
        response = self.ask(method, path, body)
        assert response.status_code >= 400, response.text
        problem = response.json()
        return response.status_code, problem["code"], problem["sentence"]

    def table(
        self, *seats: str, game: str = "tyrants", start: bool = True, public: bool = False, **options: str | int | list[str]
    ) -> str:
        """A new table: `me`, `open`, `guest` or the name of a bot for each seat."""
        rows = [{"kind": s} if s in ("me", "open", "guest") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": game, "options": options, "seats": rows, "start": start, "public": public}
        return str(self.ok("POST", "/api/tables", body)["id"])

    def view(self, table: str, seat: int = -1, since: int = 0, lang: str = "en") -> Any:
        return self.ok("GET", f"/api/tables/{table}/view?seat={seat}&since={since}&lang={lang}")

    def move(self, table: str, number: int, seat: int, action: str) -> int:
        body = {"number": number, "seat": seat, "action": action}
        return int(self.ok("POST", f"/api/tables/{table}/moves", body)["number"])

    @contextmanager
    def live(self, table: str, seat: int = -1, since: int = 0, **headers: str) -> Iterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}&since={since}"
        with connect(url, additional_headers={"Cookie": cookie, **headers}, open_timeout=30, ping_interval=None) as socket:
            yield socket


def receive(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(timeout=60))


def choose(page: Any, rng: Rng) -> str:
    """A random legal action of a view."""
    legal = page["legal"]
    return str(legal[rng.below(len(legal))]["action"])


def two_at_a_table(server: Running) -> tuple[Person, Person, str]:
    """Ann and Ben, red and blue, about to play; red begins."""
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.table("me", "open", start=False, first="red", decks=["drow", "dragons"])
    ben.ok("POST", f"/api/tables/{table}/join", {})
    ann.ok("POST", f"/api/tables/{table}/start")
    return ann, ben, table
