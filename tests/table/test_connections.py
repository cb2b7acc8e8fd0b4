"""Connections that take their time, or come in crowds: everybody else is answered all the same."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import socket
import struct
import subprocess
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import pytest
import uvicorn
from uvicorn.server import ServerState

from bailiwick.table.app import create_app
from bailiwick.table.connections import Door, Visit
from bailiwick.table.serve import NotAgain, listen
from bailiwick.table.settings import Settings
from tests.table.server import Person, Running

HALF_A_HEAD = b"GET /api/me HTTP/1.1\r\nHost: here\r\nX-Slow: "
HALF_A_BODY = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"


@contextmanager
def held(server: Running, count: int, sent: bytes, source: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """So many connections, each with the beginning of a request."""
    with ExitStack() as stack:
        connections = []
        for _ in range(count):
            connection = socket.create_connection(("127.0.0.1", server.port), 30, (source, 0))
            connections.append(stack.enter_context(connection))
            connection.sendall(sent)
        yield connections


def rest(connection: socket.socket) -> bytes:
    """All that comes until the other side closes; fails if it doesn't."""
    received = b""
    try:
        while piece := connection.recv(65536):
            received += piece
    except ConnectionResetError:
        pass
    return received


@pytest.mark.parametrize("sent", [b"", HALF_A_HEAD, HALF_A_BODY], ids=["nothing", "half a head", "half a body"])
def test_a_request_that_does_not_come_is_not_waited_for(own_server: Callable[..., Running], sent: bytes) -> None:
    server = own_server(request_seconds="0.5")
    with held(server, 3, sent) as connections:
        for connection in connections:
            head, _, body = rest(connection).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 408 ")
            assert json.loads(body) == {"code": "too_slow", "sentence": "The request did not arrive in time."}
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_a_request_that_comes_in_drops_has_no_longer_than_others(own_server: Callable[..., Running]) -> None:
    server = own_server(request_seconds="0.5")
    with held(server, 1, HALF_A_HEAD) as [connection]:
        start = time.monotonic()
        connection.settimeout(0.05)
        answer = b""
        while time.monotonic() - start < 20 and not answer:
            try:
                connection.sendall(b"x")
                answer = connection.recv(65536)
            except TimeoutError:
                continue
        assert answer.startswith(b"HTTP/1.1 408 ")


def test_a_second_request_on_a_connection_has_its_own_time(own_server: Callable[..., Running]) -> None:
    server = own_server(request_seconds="0.5")
    whole = b"GET /health/live HTTP/1.1\r\nHost: here\r\n\r\n"
    with held(server, 1, whole) as [connection]:
        answer = b""
        while not answer.endswith(b"alive\n"):
            answer += connection.recv(65536)
        connection.sendall(HALF_A_HEAD)
        assert rest(connection).startswith(b"HTTP/1.1 408 ")


def test_whoever_is_whole_goes_before_those_who_only_wait(own_server: Callable[..., Running]) -> None:
    server = own_server(connections="60", request_seconds="600")
    ann = Person(server, "Ann")
    table = ann.table("me", "guest")
    with ann.live(table, 0) as live, held(server, 300, HALF_A_HEAD) as connections:
        for number in range(20):
            assert Person(server, f"Ben {number}").ok("GET", "/api/me")["name"] == f"Ben {number}"
        assert json.loads(live.recv(timeout=30))["type"] == "view", "a live socket is never made to leave"
        closed = 0
        for connection in connections[:240]:
            rest(connection)
            closed += 1
        assert closed == 240


def test_few_file_handles_are_enough_for_everybody_else(tmp_path: Path) -> None:
    """As many half-sent requests as there are handles: people are answered, and the log stays short."""
    with few_handles(tmp_path, 256) as server:
        with held(server, 300, HALF_A_HEAD):
            for number in range(10):
                assert Person(server, f"Ben {number}").ok("GET", "/api/me")["name"] == f"Ben {number}"
        server.stop()
        log = server.log.read_text()
        assert len(log) < 20_000
        assert "Traceback" not in log


@contextmanager
def few_handles(folder: Path, count: int) -> Iterator[Running]:
    """A server that can't have more file handles than these, however it asks."""
    python = folder / "python"
    python.write_text(f'#!/bin/sh\nulimit -S -n {count}\nulimit -H -n {count}\nexec "$REAL_PYTHON" "$@"\n')
    python.chmod(0o755)
    running = Running(folder / "data", {**os.environ}, python=str(python))
    try:
        yield running
    finally:
        running.end()


def test_more_file_handles_are_taken_where_they_may_be(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\nulimit -S -n 200\nexec "$REAL_PYTHON" "$@"\n')
    python.chmod(0o755)
    hard = int(subprocess.run(["sh", "-c", "ulimit -H -n"], capture_output=True, text=True, check=True).stdout)
    server = Running(tmp_path / "data", os.environ, python=str(python))
    assert server.process is not None
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    server.end()
    [line] = [line for line in limits.splitlines() if line.startswith("Max open files")]
    assert int(line.split()[3]) == min(hard, 65536)


def test_a_complaint_is_not_written_again_and_again() -> None:
    now = 0.0
    keep = NotAgain(lambda: now)

    def line(name: str, level: int, message: str, **extra: object) -> logging.LogRecord:
        record = logging.LogRecord(name, level, "", 0, message, (), None)
        record.__dict__.update(extra)
        return record

    assert [keep.filter(line("asyncio", logging.ERROR, "no handles left")) for _ in range(3)] == [True, False, False]
    assert keep.filter(line("asyncio", logging.ERROR, "something else"))
    ours = [keep.filter(line("bailiwick.table", logging.INFO, "refused", often=True)) for _ in range(100)]
    assert ours == [True] * 60 + [False] * 40
    assert all(keep.filter(line("bailiwick.table", logging.INFO, "move %d: %s")) for _ in range(1000)), (
        "what people do is written"
    )
    now = 60.0
    again = line("asyncio", logging.ERROR, "no handles left")
    assert keep.filter(again)
    assert again.getMessage() == "no handles left (and 2 more like it in the minute before)"


# ---------------------------------------------------------------- one address


def test_one_address_can_take_no_more_than_its_share(own_server: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # nobody here is a proxy
    server = own_server(connections_per_address="20", request_seconds="600")
    with held(server, 20, HALF_A_HEAD, "127.0.0.2"):
        with held(server, 1, HALF_A_HEAD, "127.0.0.2") as [more]:
            head, _, body = rest(more).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ")
            assert json.loads(body)["code"] == "too_many"
        assert Person(server, "Ann").ok("GET", "/api/me")["name"] == "Ann", "from another address"
    with held(server, 1, b"GET /health/live HTTP/1.1\r\nHost: here\r\n\r\n", "127.0.0.2") as [again]:
        assert again.recv(65536).startswith(b"HTTP/1.1 200 "), "who has left makes room"


def test_a_proxy_is_many_people(own_server: Callable[..., Running]) -> None:
    server = own_server(connections_per_address="20", request_seconds="600")
    with held(server, 60, HALF_A_HEAD):
        assert Person(server, "Ann").ok("GET", "/api/me")["name"] == "Ann"


# ---------------------------------------------------------------- no waiting


def test_answers_are_not_held_back_for_more(server: Running) -> None:
    """Nagle's algorithm waits for the other side's receipt, 40 ms, before it sends the second piece of an answer."""
    with listen(Settings(port=0)) as listening, socket.create_connection(listening.getsockname()) as coming:
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.proto == socket.IPPROTO_TCP, "or asyncio leaves it as it is"
        coming.close()
    ann = Person(server, "Ann")
    times = []
    for _ in range(30):
        start = time.perf_counter()
        ann.ok("GET", "/api/me")
        times.append(time.perf_counter() - start)
    assert median(times) < 0.030


def test_who_breaks_a_connection_off_is_not_remembered(tmp_path: Path) -> None:
    """uvicorn would keep it, with all it has received, for as long as it waits for another request."""
    app = create_app(Settings(folder=tmp_path))
    config = uvicorn.Config(app, lifespan="off", timeout_keep_alive=600, log_config=None)
    config.load()
    door, state = Door(10, 10, 600.0, []), ServerState()
    seen: list[weakref.ref[Visit]] = []

    def visit() -> Visit:
        made = Visit(door, config=config, server_state=state, app_state={})
        seen.append(weakref.ref(made))
        return made

    async def break_off() -> None:
        server = await asyncio.get_running_loop().create_server(visit, "127.0.0.1", 0)
        async with server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(b"GET /health/live HTTP/1.1\r\nHost: here\r\n\r\n")
            assert (await reader.readuntil(b"alive")).startswith(b"HTTP/1.1 200")
            [visitor] = [kept() for kept in seen]
            assert visitor is not None
            transport = weakref.ref(visitor.transport)
            del visitor
            reset = struct.pack("ii", 1, 0)  # instead of an orderly end
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
            writer.transport.abort()
            begun = time.monotonic()
            while door.count and time.monotonic() - begun < 30:
                await asyncio.sleep(0)
            assert door.count == 0
            await asyncio.sleep(0)  # the transport lets go of what it has told
            assert transport() is None, "by itself: nothing has to be looked through"
            gc.collect()
            assert [kept() for kept in seen] == [None]

    asyncio.run(break_off())
    app.state.server.store.close()
