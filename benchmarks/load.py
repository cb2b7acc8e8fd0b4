"""How a server bears many tables at once: scripted players at 200 tables, each with a live socket, all on this machine.

    python -m benchmarks.load                     a move a table every three seconds, then as fast as it goes
    python -m benchmarks.load --tables 50 --json
    python -m benchmarks.load --tables 500 --beside ../older/src --rounds 3
                                                  500 tables and 1,000 people, an older server and this one by turns

It starts a server of its own on the loopback with a data folder that is thrown away, and takes under a minute. Measured is the
time from posting a move until every client at that table has it. The clients share the machine with the server, so a figure is
what both together can do; the ratio to the calibration loop of `bailiwick bench` compares machines. Two servers are compared in
one run, a round of each by turns, as a machine is never the same twice.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from bailiwick import games
from bailiwick.cli.bench import calibration, how_built
from bailiwick.kernel.rng import Rng

SEATS = ("red", "blue")
# All players come from one address, and none of them is a person.
UNLIMITED = (
    "CREATES_PER_MINUTE",
    "POSTS_PER_MINUTE",
    "READS_PER_MINUTE",
    "REQUESTS_PER_MINUTE",
    "CONNECTIONS",
    "CONNECTIONS_PER_ADDRESS",
    "SOCKETS_PER_ADDRESS",
)


def resident(process: int) -> float:
    """The megabytes that a process has in memory; 0 where the system doesn't tell, or the process has ended."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.read_text().splitlines() if line.startswith("VmRSS")), 0.0)


class Server:
    """`bailiwick serve` in a process of its own."""

    def __init__(self, data: Path, source: Path | None = None, settings: Mapping[str, str] | None = None) -> None:
        """`source`: the `src` of another copy of Bailiwick."""
        given = {**dict.fromkeys(UNLIMITED, "60000"), **(settings or {})}
        env = {**os.environ, **{f"BAILIWICK_{name}": value for name, value in given.items()}}
        if source is not None:
            env["PYTHONPATH"] = str(source)
        command = [sys.executable, "-m", "bailiwick", "serve", "--port", "0", "--folder", str(data)]
        with (data / "log").open("w") as log:
            self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        address = urlsplit(self.process.stdout.readline().partition("it listens at ")[2].split()[0])
        self.host, self.port = str(address.hostname), int(address.port or 0)

    def memory(self) -> float:
        return resident(self.process.pid)

    def seconds(self) -> float:
        """Processor time spent so far; 0 where the system doesn't tell. Says more than the clock on a busy machine."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player:
    """One person: a kept-alive connection for posts, a socket for news. Spoken by hand, so that the clients cost little."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.cookie = ""
        self.page: dict[str, Any] = {}
        self.news = asyncio.Condition()

    async def arrive(self) -> None:
        await self.connect()
        await self.post("/api/me", {"name": self.name})

    async def connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.server.host, self.server.port)

    async def post(self, path: str, body: object) -> Any:
        if self.reader.at_eof():  # the server lets go of connections that are quiet for some seconds
            self.writer.close()
            await self.connect()
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {self.server.host}:{self.server.port}\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        answer = json.loads(await self.reader.readexactly(int(headers["content-length"])))
        if " 20" not in lines[0]:
            raise RuntimeError(f"{path}: {lines[0]} {answer}")
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        return answer

    async def watch(self, socket: ClientConnection) -> None:
        async for text in socket:
            page = json.loads(text)
            async with self.news:
                self.page = page
                self.news.notify_all()

    async def has(self, number: int) -> None:
        async with self.news:
            await self.news.wait_for(lambda: self.page.get("number", -1) >= number)


class Table:
    def __init__(self, server: Server, game: str, number: int) -> None:
        self.server = server
        self.game = game
        self.rng = Rng(f"load {number}")
        self.players = [Player(server, f"{seat} {number}") for seat in SEATS]

    async def open(self, stack: AsyncExitStack) -> None:
        host, guest = self.players
        await host.arrive()
        await guest.arrive()
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.id = (await host.post("/api/tables", {"game": self.game, "seats": seats}))["id"]
        await guest.post(f"/api/tables/{self.id}/join", {})
        await host.post(f"/api/tables/{self.id}/start", {})
        self.watching = []
        for seat, player in enumerate(self.players):
            url = f"ws://{self.server.host}:{self.server.port}/api/tables/{self.id}/live?seat={seat}"
            cookie = {"Cookie": player.cookie}
            socket = await stack.enter_async_context(
                connect(url, additional_headers=cookie, proxy=None, open_timeout=60, ping_interval=None)
            )
            self.watching.append(asyncio.create_task(player.watch(socket)))
        for player in self.players:
            await player.has(0)

    async def move(self) -> float | None:
        """Play one random move; the seconds until both have it, or None at the end of the game."""
        page = self.players[0].page
        if not page["waiting"]:
            return None
        seat = SEATS.index(page["waiting"][0])
        number, legal = page["number"], self.players[seat].page["legal"]
        action = legal[self.rng.below(len(legal))]["action"]
        body = {"number": number, "seat": seat, "action": action}
        start = time.perf_counter()
        await asyncio.gather(
            self.players[seat].post(f"/api/tables/{self.id}/moves", body), *(player.has(number + 1) for player in self.players)
        )
        return time.perf_counter() - start


class Figures:
    """What one part of a run has shown, or the same part of several."""

    def __init__(self) -> None:
        self.times: list[float] = []  # of the moves
        self.spent = 0.0  # seconds in all
        self.worked = 0.0  # processor seconds of the server

    def add(self, other: Figures) -> None:
        self.times += other.times
        self.spent += other.spent
        self.worked += other.worked

    def report(self) -> dict[str, float]:
        times = sorted(self.times)
        return {
            "moves": len(times),
            "moves_per_s": round(len(times) / self.spent, 1),
            "p50_ms": round(times[len(times) // 2] * 1e3, 1),
            "p99_ms": round(times[len(times) * 99 // 100] * 1e3, 1),
            "worst_ms": round(times[-1] * 1e3, 1),
            "server_ms_per_move": round(self.worked / len(times) * 1e3, 2),
        }


class Round:
    """One server with all its tables: paced, then flat out."""

    def __init__(self) -> None:
        self.paced = Figures()
        self.flat_out = Figures()
        self.memory: dict[str, float] = {}  # of the last

    def add(self, other: Round) -> None:
        self.paced.add(other.paced)
        self.flat_out.add(other.flat_out)
        self.memory = other.memory

    def report(self) -> dict[str, Any]:
        return {"paced": self.paced.report(), "flat_out": self.flat_out.report(), "memory": self.memory}


async def play(server: Server, tables: list[Table], seconds: float, pace: float) -> Figures:
    """All tables for some seconds, each with a pause between its moves (0: none)."""
    figures = Figures()
    start, worked = time.perf_counter(), server.seconds()

    async def at_table(number: int, table: Table) -> None:
        await asyncio.sleep(pace * number / len(tables))  # not all at the same moment
        while time.perf_counter() - start < seconds:
            took = await table.move()
            if took is None:
                return
            figures.times.append(took)
            await asyncio.sleep(max(0.0, pace - took))

    await asyncio.gather(*(at_table(number, table) for number, table in enumerate(tables)))
    figures.spent = time.perf_counter() - start
    figures.worked = server.seconds() - worked
    return figures


async def measure(server: Server, game: str, tables: int, seconds: float, pace: float) -> Round:
    figures = Round()
    before = server.memory()
    async with AsyncExitStack() as stack:
        rooms = [Table(server, game, number) for number in range(tables)]
        for table in rooms:
            await table.open(stack)
        opened = server.memory()
        gc.collect()
        gc.freeze()  # the players must not be what is waited for
        gc.set_threshold(50_000, 50, 1_000_000_000)
        figures.paced = await play(server, rooms, seconds, pace)
        figures.flat_out = await play(server, rooms, seconds, 0)
        after = server.memory()
        for table in rooms:
            for task in table.watching:
                task.cancel()
            for player in table.players:
                player.writer.close()
    gc.unfreeze()
    figures.memory = {"empty_mb": round(before, 1), "opened_mb": round(opened, 1), "after_mb": round(after, 1)}
    return figures


def run(asked: argparse.Namespace, source: Path | None) -> Round:
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data), source)
        try:
            return asyncio.run(measure(server, asked.game, asked.tables, min(asked.seconds, 60.0), asked.pace))
        finally:
            server.stop()


def calibrate() -> float:
    """Processor seconds of the loop, the best of some."""
    best = 1e9
    for _ in range(20):
        start = time.process_time()
        calibration()
        best = min(best, time.process_time() - start)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=games.NAMES[0], choices=games.NAMES)
    parser.add_argument("--tables", type=int, default=200, choices=range(1, 501), metavar="1…500")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each of the two parts takes")
    parser.add_argument("--pace", type=float, default=3.0, help="seconds between the moves of a table in the first part")
    parser.add_argument("--json", action="store_true", help="one object, for programs")
    parser.add_argument(
        "--beside", type=Path, metavar="SRC", help="the src of another Bailiwick, measured by turns with this one"
    )
    parser.add_argument("--rounds", type=int, default=1, choices=range(1, 11), metavar="1…10", help="of each")
    asked = parser.parse_args()
    loop = calibrate()
    sides: dict[str, Path | None] = {"this": None}
    if asked.beside is not None:
        if not (asked.beside / "bailiwick").is_dir():
            parser.error(f"there is no Bailiwick in {str(asked.beside)!r}.")
        sides = {"other": asked.beside.resolve(), "this": None}
    found = {name: Round() for name in sides}
    for number in range(asked.rounds):
        for name, source in sides.items():
            print(f"round {number + 1} of {asked.rounds}: {name} …", file=sys.stderr, flush=True)
            found[name].add(run(asked, source))
    about = {
        "game": asked.game,
        "kernel": how_built(),
        "tables": asked.tables,
        "sockets": 2 * asked.tables,
        "calibration_ms": round(loop * 1e3, 2),
    }
    if asked.json:
        reports = {name: figures.report() for name, figures in found.items()}
        print(json.dumps({**about, **(reports if len(reports) > 1 else reports["this"])}, indent=1))
        return
    print(f"{asked.tables} tables of {asked.game}, {2 * asked.tables} people; kernel {about['kernel']};", end=" ")
    print(f"the loop takes {loop * 1e3:.1f} ms.")
    for name, figures in found.items():
        if len(found) > 1:
            print(f"\n{name}")
        tell(figures.report(), loop, asked.pace)


def tell(report: dict[str, Any], loop: float, pace: float) -> None:
    for part, title in (("paced", f"a move a table every {pace:g} s"), ("flat_out", "as fast as it goes")):
        row = report[part]
        loops = row["server_ms_per_move"] / loop / 1e3
        print(f"{title}: {row['moves_per_s']} moves/s, p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms,", end=" ")
        print(f"worst {row['worst_ms']} ms;", end=" ")
        print(f"the server works {row['server_ms_per_move']} ms a move ({loops:.2f} loops)")
    memory = report["memory"]
    print(f"server memory: {memory['empty_mb']} MB empty, {memory['opened_mb']} MB opened, {memory['after_mb']} MB after playing")


if __name__ == "__main__":
    main()
