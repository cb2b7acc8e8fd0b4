"""What a server bears from people who mean it ill: a hundred thousand hostile messages, all on this machine.

    python -m benchmarks.hostile                      100,000 messages, in some minutes
    python -m benchmarks.hostile --count 5000 --seed 7

It starts a server of its own on the loopback, with a folder that is thrown away, and sends it odd paths, methods, headers and
cookies, bodies and files that are mutated or made to blow up, bytes that are no HTTP, sockets with frames no browser sends, and
requests that never end. Watched are: answers of 500 and above, answers that don't come, tracebacks in the log, the memory of the
server, and whether it answers everybody else meanwhile. The exit code is 1 if anything was found.

Tables and people that are made stay, and take memory. So in the second half nobody makes anything: the memory must stay as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bailiwick import games
from benchmarks.load import Player, Server

WORKERS: Final = 8
PATIENCE: Final = 20.0  # seconds without an answer are a hang
SOCKET_PATIENCE: Final = 90.0  # who leaves a frame unfinished does not answer pings either, and is taken as gone after 40
REQUEST_SECONDS: Final = 3.0  # as the server is set here
FRAMES: Final = 12  # that a socket sends
GROWTH: Final = 100.0  # megabytes that hundreds of tables in memory may take
STILL: Final = 10.0  # megabytes by which memory may differ while nothing is made
SHOWN: Final = 10  # faults that are printed

GAMES: Final = ("tyrants", "ankh_morpork", "immortals", "oath")
BOMB: Final = "\n".join(["a0: &a0 {x: 1}", *(f"a{i}: &a{i} {{l: *a{i - 1}, r: *a{i - 1}}}" for i in range(1, 27))])
ODD_TEXTS: Final = (
    "",
    "\0",
    "\x1b[31m",
    "\n" * 50,
    "é",
    "ß" * 300,
    "\U0001f600",
    "\ud800",
    "\udfff\ud800",
    "٣",
    "²",
    "%s%n%d",
    "{0.__class__}",
    "../../../../etc/passwd",
    "..\\..\\win.ini",
    "<script>alert(1)</script>",
    "' OR 1=1; --",
    "__proto__",
    "NaN",
    "null",
    "-1",
    "1e999",
    "x" * 3_000,
    "9" * 5_000,
    "\u202e\u2066",
    "a\u0300" * 200,
)
ODD_NUMBERS: Final = (-1, 0, 1, 15, 16, 255, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, 10**40, -(2**63) - 1, 0.5, 1e308, -0.0)
CHUNKS: Final = b"POST /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n"
ODD_VALUES: Final = ("bytes=0-,5-1", "::1, " * 200, "gzip;q=x", "*/*" * 99)
HEADERS: Final = (
    *("Cookie", "Origin", "Host", "Range", "Referer", "Accept", "Accept-Encoding", "Authorization", "Content-Encoding"),
    *("X-Forwarded-For", "X-Forwarded-Proto", "If-None-Match", "If-Modified-Since", "Upgrade", "Connection", "Expect"),
    *("Content-Type", "Transfer-Encoding", "Sec-WebSocket-Key", "Forwarded", "Content-Length"),
)
ODD_FILES: Final = (
    BOMB,
    "a: &a {x: *a}",
    "rounds: {4: " + "9" * 5_000 + "}",
    "[" * 20_000,
    "{a: " * 5_000,
    "- " * 20_000,
    "<<: {rounds: {4: 5}}",
    "!!python/object/apply:os.system [ls]",
    "? " * 10_000,
    "%TAG ! !\n" * 1_000,
    "rounds: {4: 1}\n---\nrounds: {4: 2}",
    "a: |\n" + " x\n" * 10_000,
    "rounds: {4: 0x" + "f" * 400 + "}",
    "tribes: {elves: {start: [1, 1], groups: [99999999, 1]}}",
    "rounds: {4: -99999}",
    "tower: {stick: 1001}",
    "points: {sites_per_point: 0}",
)


@dataclass
class Tally:
    """What has become of one kind of message."""

    sent: int = 0
    fine: int = 0  # 1xx to 3xx
    refused: int = 0  # 4xx
    failed: int = 0  # 5xx, but for 503
    closed: int = 0  # without an answer
    hung: int = 0
    slowest: float = 0.0


@dataclass
class Report:
    tallies: dict[str, Tally] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    health: list[float] = field(default_factory=list)  # seconds until somebody else was answered
    memory: list[float] = field(default_factory=list)  # megabytes: at the start, at each tenth, and at the end
    made: list[Counter[str]] = field(default_factory=list)  # what is stored: at the start, at the half, and at the end
    tracebacks: int = 0
    log_bytes: int = 0
    seconds: float = 0.0

    def tally(self, kind: str) -> Tally:
        return self.tallies.setdefault(kind, Tally())

    @property
    def sent(self) -> int:
        return sum(tally.sent for tally in self.tallies.values())

    @property
    def halves(self) -> tuple[float, float]:
        """The megabytes by which the server has grown while things were made, and since."""
        return self.memory[5] - self.memory[0], self.memory[-1] - self.memory[5]

    def fault(self, said: str) -> None:
        self.faults.append(said[:600])


# ---------------------------------------------------------------- what is sent


class Hostile:
    """Makes messages, each from its own luck, about tables that are really there. Those that could leave something behind, which
    stays, are made only while it is `making`."""

    def __init__(self, luck: random.Random, cookie: str, tables: list[str]) -> None:
        self.luck = luck
        self.cookie = cookie
        self.tables = tables
        self.making = True

    def text(self) -> str:
        luck = self.luck
        if luck.random() < 0.7:
            return luck.choice(ODD_TEXTS)
        return "".join(
            chr(luck.choice((luck.randrange(128), luck.randrange(0x3000), luck.randrange(0x110000)))) for _ in range(20)
        )

    def value(self, depth: int = 0) -> Any:
        """Anything that JSON can say, and what only Python reads in it."""
        luck = self.luck
        kind = luck.randrange(9 if depth < 4 else 6)
        if kind == 0:
            return luck.choice((None, True, False))
        if kind == 1:
            return luck.choice(ODD_NUMBERS)
        if kind == 2:
            return luck.choice((float("nan"), float("inf"), float("-inf")))
        if kind <= 5:
            return self.text()
        if kind == 6:
            return {self.text(): self.value(depth + 1) for _ in range(luck.randrange(4))}
        return [self.value(depth + 1) for _ in range(luck.randrange(4))]

    def path(self) -> str:
        """A path of ours, or almost."""
        luck, table = self.luck, self.luck.choice([*self.tables, "nowhere", "%00", "a" * 41])
        odd = quote(self.text().encode("utf-8", "surrogatepass"), safe=luck.choice(("", "/.%")))
        number = luck.choice((str(luck.choice(ODD_NUMBERS)), odd))
        below = luck.choice(
            (
                f"/view?seat={number}",
                f"/view?since={number}&lang={odd}",
                f"/why?action={odd}",
                f"/odds?action={odd}&seat=0",
                f"/replay?to={number}",
                "/scores",
                "/record",
                "/chronicle",
                "/history?lang=it",
                f"/chat?since={number}&before={number}",
                f"/{odd}",
                "",
            )
        )
        return luck.choice(
            (
                f"/api/tables/{table}{below}",
                f"/api/tables/{table}{below}",
                f"/api/tables/{table}{below}",
                f"/api/games/{odd}",
                f"/api/games/{luck.choice(GAMES)}?lang={odd}",
                f"/api/games/{odd}/rules",
                f"/{odd}",
                f"/assets/{odd}",
                f"/{odd * 3}/{odd}",
                f"/api/{odd}",
                f"//{odd}?{odd}",
                f"/api/me?{odd}={odd}",
                "/openapi.json",
                "/metrics",
                "/health/ready",
                "/api/tables",
            )
        )

    def asked(self) -> tuple[str, Any]:
        """A path to post to, with a body that could be meant."""
        luck, table = self.luck, self.luck.choice(self.tables)
        game = luck.choice(GAMES)
        seats = [{"kind": luck.choice(("me", "guest", "open", "bot"))} for _ in range(luck.randrange(1, 5))]
        options: dict[str, Any] = {}
        for option in games.load(game).options:
            if luck.random() < 0.3 and option.values:
                options[option.name] = luck.choice(option.values)
        if game == "immortals":
            options["data"] = luck.choice(ODD_FILES)
        if game == "oath":
            options["chronicle"] = luck.choice((self.chronicle(), "first"))
        number, seat = luck.randrange(4), luck.randrange(3)
        at = f"/api/tables/{table}"
        seats = self.seated(seats)
        making: tuple[tuple[str, Any], ...] = (
            (f"{at}/bot", {"seat": seat, "bot": luck.choice((None, "greedy", self.text()))}),
            (f"{at}/problem", {"text": self.text(), "browser": self.text()}),
            (f"{at}/rematch", {}),
            (f"{at}/chat", {"text": self.text()}),
        )
        return luck.choice(
            (
                (
                    "/api/tables",
                    {"game": game, "options": options, "seats": seats, "public": True, "start": number == 0},
                ),
                ("/api/tables", {"game": game, "options": options, "seats": seats}),
                ("/api/me", {"name": self.text()}),
                ("/api/me/carry", {"token": self.text()}),
                ("/api/me/link", {}),
                (f"{at}/join", {"seat": seat}),
                (f"{at}/leave", {}),
                (f"{at}/moves", {"number": number, "seat": seat, "action": self.text()[:200]}),
                (f"{at}/undo", {"number": number, "seat": seat}),
                (f"{at}/undo/answer", {"agree": False}),
                (f"{at}/abandon", {"agree": False}),
                (f"{at}/archive", {"archived": False}),
                *(making if self.making else ()),
            )
        )

    def seated(self, seats: list[dict[str, str]]) -> list[dict[str, str]]:
        """Where nothing may be made, a bot that there is not: the table is refused when all else was looked at."""
        return seats if self.making else [*seats[:-1], {"kind": "bot", "bot": "nobody"}]

    def chronicle(self) -> str:
        luck = self.luck
        digits = "".join(luck.choice("0123456789ABCDEFG") for _ in range(luck.randrange(600)))
        return luck.choice((digits, "010000" + "0001" + "03Ann" + digits, digits + self.text(), "\n".join([digits[:60]] * 50)))

    def spoilt(self, body: Any) -> Any:
        """The same body with something odd somewhere in it."""
        luck = self.luck
        if isinstance(body, dict) and body and luck.random() < 0.9:
            name = luck.choice(list(body))
            return {**body, name: self.spoilt(body[name])} if luck.random() < 0.8 else {**body, self.text(): self.value()}
        if isinstance(body, list) and body and luck.random() < 0.7:
            place = luck.randrange(len(body))
            return [*body[:place], self.spoilt(body[place]), *body[place + 1 :]]
        return self.value()

    def head(self, method: str, path: str, *lines: str | bytes, cookie: bool = True) -> bytes:
        rows = [f"{method} {path} HTTP/1.1".encode("utf-8", "surrogatepass"), b"Host: here"]
        if cookie:
            rows.append(b"Cookie: " + self.cookie.encode())
        rows += [line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line for line in lines]
        return b"\r\n".join(rows) + b"\r\n\r\n"

    def post(self, path: str, content: bytes, *lines: str) -> bytes:
        kept = ("Content-Type: application/json", f"Content-Length: {len(content)}")
        return self.head("POST", path, *kept, *lines) + content

    # -- the kinds

    def paths(self) -> bytes:
        return self.head("GET", self.path())

    def methods(self) -> bytes:
        method = self.luck.choice(("HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW", "get", "PROPFIND", "QUERY"))
        return self.head(method, self.path(), "Content-Length: 0")

    def headers(self) -> bytes:
        luck, odd = self.luck, self.text().replace("\r", "").replace("\n", "").replace("\0", "")
        name = luck.choice(HEADERS)
        value = luck.choice((odd, f"bailiwick={odd}", f"bailiwick=ann.{odd}", f"http://[{odd}", f"bytes={odd}", *ODD_VALUES))
        many = [f"X-{number}: {odd[:50]}" for number in range(luck.choice((0, 0, 5, 100)))]
        if luck.random() < 0.5:
            return self.head("GET", luck.choice(("/api/me", "/", "/api/tables")), f"{name}: {value}", *many, cookie=False)
        content = b'{"name": "Ann"}' if self.making else b'{"name": ""}'
        return self.post("/api/me", content, f"{name}: {value}", *many)

    def bodies(self) -> bytes:
        path, body = self.asked()
        content = json.dumps(self.spoilt(body)).encode()
        return self.post(path, content)

    def changed(self) -> bytes:
        """A body with some bytes changed, or cut."""
        path, body = self.asked()
        content = bytearray(json.dumps(body, ensure_ascii=False).encode("utf-8", "surrogatepass"))
        for _ in range(self.luck.randrange(1, 6)):
            content[self.luck.randrange(len(content))] = self.luck.randrange(256)
        cut = self.luck.randrange(len(content)) if self.luck.random() < 0.3 else len(content)
        return self.post(path, bytes(content[:cut]))

    def bombs(self) -> bytes:
        luck = self.luck
        if luck.random() < 0.5:
            seats = [{"kind": "me"}, {"kind": "guest"}]
            game, option, file = luck.choice(
                (("immortals", "data", luck.choice(ODD_FILES)), ("oath", "chronicle", self.chronicle()))
            )
            body = {"game": game, "options": {option: file}, "seats": self.seated(seats)}
            return self.post("/api/tables", json.dumps(body).encode())
        content = luck.choice(
            (
                b"[" * 30_000,
                b'{"a":' * 10_000,
                b'{"name": ' + b"9" * 60_000 + b"}",
                b'{"name": 1e' + b"9" * 30_000 + b"}",
                b'{"name": "' + b"\\ud800" * 8_000 + b'"}',
                b"{" + b",".join(b'"%d":1' % number for number in range(6_000)) + b"}",
                b"x" * 65_536,
                b"x" * 70_000,
                b'{"name": NaN}',
                b"\xff" * 1_000,
            )
        )
        return self.post(luck.choice(("/api/me", "/api/tables", f"/api/tables/{luck.choice(self.tables)}/chat")), content)

    def no_http(self) -> bytes:
        """Bytes that are no request, or more than one."""
        luck = self.luck
        noise = luck.randbytes(luck.randrange(1, 400))
        return luck.choice(
            (
                noise,
                b"GET " + noise + b" HTTP/1.1\r\nHost: here\r\n\r\n",
                b"GET / HTTP/9.9\r\n\r\n",
                b"GET /api/me HTTP/1.1\r\n\r\n",
                b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: -5\r\n\r\n",
                b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
                CHUNKS + b"Content-Length: 4\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
                CHUNKS + b"\r\nfffffffffffffffff\r\n",
                CHUNKS + b"\r\n" + b"1\r\nx\r\n" * 500 + b"0\r\n\r\n",
                b"GET /api/me HTTP/1.1\r\nHost: here\r\n" + b"X: y\r\n" * 5_000 + b"\r\n",
                b"GET /api/me HTTP/1.1\r\nHost: here\r\nX: " + b"z" * 70_000 + b"\r\n\r\n",
                b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n",
                b"GET /health/live HTTP/1.1\r\nHost: here\r\n\r\n" * 30,
                b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + noise,
                b"CONNECT here:80 HTTP/1.1\r\nHost: here\r\n\r\n",
                b"GET http://elsewhere/ HTTP/1.1\r\nHost: here\r\n\r\n",
                b"GET * HTTP/1.1\r\nHost: here\r\n\r\n",
                b"OPTIONS * HTTP/1.1\r\nHost: here\r\n\r\n",
                b"GET /api/me HTTP/1.1\r\nHost: here\r\nX :y\r\n folded\r\n\r\n",
            )
        )

    def half(self) -> bytes:
        """The beginning of a request."""
        whole = self.luck.choice((self.paths, self.bodies, self.headers))()
        return whole[: self.luck.randrange(len(whole))]

    def frame(self) -> bytes:
        """What a socket sends: a frame, or something like one."""
        luck = self.luck
        text = json.dumps(luck.choice(({"lang": self.text()}, {"seat": self.value()}, {"lang": "pt"}, {"seat": 0}, self.value())))
        return luck.choice(
            (
                frame(1, text.encode()),
                frame(1, text.encode()),
                frame(1, self.text().encode("utf-8", "surrogatepass")),
                frame(1, b"[" * 4_000),
                frame(1, b"x" * 5_000),
                frame(1, b"x" * 66_000),
                frame(1, b'{"seat": ' + b"9" * 4_000 + b"}"),
                frame(2, luck.randbytes(50)),
                frame(9, luck.randbytes(luck.choice((0, 125, 200)))),
                frame(10, b"nobody asked"),
                frame(8, b""),
                frame(8, struct.pack("!H", luck.choice((1000, 999, 5000, 65535))) + b"bye"),
                frame(1, b"unmasked", masked=False),
                frame(1, b"part", last=False),
                frame(0, b"the rest"),
                frame(luck.choice((3, 7, 11, 15)), b"of no kind"),
                frame(1, b"reserved", reserved=0x40),
                b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0",
                luck.randbytes(40),
            )
        )


def frame(kind: int, data: bytes, *, masked: bool = True, last: bool = True, reserved: int = 0) -> bytes:
    """A frame as RFC 6455 has it, or as it forbids it."""
    size = len(data)
    if size < 126:
        length, more = size, b""
    elif size < 65_536:
        length, more = 126, struct.pack("!H", size)
    else:
        length, more = 127, struct.pack("!Q", size)
    head = bytes([(0x80 if last else 0) | reserved | kind, (0x80 if masked else 0) | length]) + more
    return head + (b"\0\0\0\0" if masked else b"") + data


# ---------------------------------------------------------------- sending it


class Sender:
    """Sends what it is given to send, on a connection it keeps while it can."""

    def __init__(self, server: Server, hostile: Hostile, report: Report) -> None:
        self.server = server
        self.hostile = hostile
        self.report = report
        self.open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.server.host, self.server.port, limit=1 << 22)

    async def request(self, kind: str, message: bytes, *, keep: bool) -> None:
        tally = self.report.tally(kind)
        tally.sent += 1
        start = time.perf_counter()
        try:
            status = await asyncio.wait_for(self.answered(message, keep), PATIENCE)
        except TimeoutError:
            tally.hung += 1
            self.report.fault(f"{kind}: no answer to {message[:300]!r}")
            self.drop()
            return
        tally.slowest = max(tally.slowest, time.perf_counter() - start)
        self.report.statuses[status] += 1
        if status == 0:
            tally.closed += 1
        elif status < 400:
            tally.fine += 1
        elif status < 500 or status == 503:
            tally.refused += 1
        else:
            tally.failed += 1
            self.report.fault(f"{kind}: {status} to {message[:400]!r}")

    async def answered(self, message: bytes, keep: bool) -> int:
        """The status of the answer; 0 if the connection was closed without one."""
        if self.open is None or not keep:
            self.drop()
            self.open = await self.connect()
        reader, writer = self.open
        try:
            writer.write(message)
            reading = asyncio.ensure_future(reader.readuntil(b"\r\n\r\n"))
            if not keep:
                await asyncio.wait([reading], timeout=0.3)
                if not reading.done() and writer.can_write_eof():
                    writer.write_eof()  # it waits for more: there is none
            head = await reading
            status = int(head.split(b" ", 2)[1])
            if not keep or b"connection: close" in head.lower():
                self.drop()
            elif status >= 200 and not message.startswith(b"HEAD"):
                lines = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
                await reader.readexactly(int(lines.get(b"content-length", b"0")))
            return status
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self.drop()
            return 0

    def drop(self) -> None:
        if self.open is not None:
            self.open[1].close()
            self.open = None

    async def socket(self, kind: str) -> None:
        """Open a live socket, send frames, and see that it is closed or still answers."""
        tally, hostile = self.report.tally(kind), self.hostile
        tally.sent += 1
        start = time.perf_counter()
        reader, writer = await self.connect()
        try:
            writer.write(self.handshake())
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            status = int(head.split(b" ", 2)[1])
            self.report.statuses[status] += 1
            if status != 101:
                tally.refused += status < 500
                tally.failed += status >= 500
                if status >= 500:
                    self.report.fault(f"{kind}: {status} to a handshake")
                return
            tally.fine += 1
            for _ in range(FRAMES):
                tally.sent += 1
                writer.write(hostile.frame())
            writer.write(frame(9, b"there?") + frame(8, struct.pack("!H", 1000)))
            await asyncio.wait_for(reader.read(-1), SOCKET_PATIENCE)  # until it is closed, as was asked for
            tally.closed += FRAMES
        except TimeoutError:
            tally.hung += 1
            self.report.fault(f"{kind}: a socket was not closed")
        except (OSError, asyncio.IncompleteReadError):
            tally.closed += FRAMES
        finally:
            writer.close()
            tally.slowest = max(tally.slowest, time.perf_counter() - start)

    def handshake(self) -> bytes:
        luck, hostile = self.hostile.luck, self.hostile
        query = luck.choice(("", "?seat=0", "?seat=-1&since=0", f"?seat={luck.choice(ODD_NUMBERS)}", "?since=99999999&lang=xx"))
        table = luck.choice([*hostile.tables, *hostile.tables, *hostile.tables, "nowhere", "%00"])
        lines = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines.append(luck.choice(("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",) * 9 + ("Sec-WebSocket-Key: no",)))
        if luck.random() < 0.3:
            lines.append("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits")
        return hostile.head("GET", f"/api/tables/{table}/live{query}", *lines, cookie=luck.random() < 0.7)

    async def half_open(self, kind: str) -> None:
        """A request that never ends: it must be closed by the server."""
        tally = self.report.tally(kind)
        tally.sent += 1
        start = time.perf_counter()
        reader, writer = await self.connect()
        try:
            writer.write(self.hostile.half() or b"G")
            await asyncio.wait_for(reader.read(-1), PATIENCE)
            tally.closed += 1
        except TimeoutError:
            tally.hung += 1
            self.report.fault("half open: a request that never ends was not given up")
        except OSError:
            tally.closed += 1
        finally:
            writer.close()
            tally.slowest = max(tally.slowest, time.perf_counter() - start)


async def attack(server: Server, data: Path, count: int, seed: str, told: Callable[[int], None]) -> Report:
    report = Report()
    start = time.perf_counter()
    cookie, tables = await set_up(server)
    report.memory.append(server.memory())
    report.made.append(stored(data))
    kinds: list[tuple[str, float]] = [
        ("paths", 20),
        ("methods", 6),
        ("headers", 14),
        ("bodies", 24),
        ("bytes", 12),
        ("bombs", 6),
        ("no HTTP", 10),
        ("sockets", 1.2),
        ("half open", 0.4),
    ]
    names, weights = [name for name, _ in kinds], [weight for _, weight in kinds]
    waiting: set[asyncio.Task[None]] = set()

    async def work(number: int) -> None:
        luck = random.Random(f"{seed} {number}")
        hostile = Hostile(luck, cookie, tables)
        sender = Sender(server, hostile, report)
        makers: dict[str, Callable[[], bytes]] = {
            "paths": hostile.paths,
            "methods": hostile.methods,
            "headers": hostile.headers,
            "bodies": hostile.bodies,
            "bytes": hostile.changed,
            "bombs": hostile.bombs,
        }
        while report.sent < count:
            before = report.sent
            hostile.making = report.sent * 2 < count
            kind = luck.choices(names, weights)[0]
            if kind in ("sockets", "half open"):  # some take as long as the server waits
                task = asyncio.create_task(sender.socket(kind) if kind == "sockets" else sender.half_open(kind))
                waiting.add(task)
                task.add_done_callback(waiting.discard)
                while len(waiting) > 50:
                    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                await asyncio.sleep(0)
            elif kind == "no HTTP":
                await sender.request(kind, hostile.no_http(), keep=False)
            else:
                await sender.request(kind, makers[kind](), keep=True)
            told(report.sent - before)
        sender.drop()

    async def watch() -> None:
        """Somebody else, who means well, all the while."""
        done = 1
        while True:
            begun = time.perf_counter()
            status = await asyncio.wait_for(fetch(server), PATIENCE)
            report.health.append(time.perf_counter() - begun)
            if status != 200:
                report.fault(f"somebody else was answered with {status}")
            while report.sent * 10 >= done * count and done <= 10:
                report.memory.append(server.memory())
                if done == 5:
                    report.made.append(stored(data))
                done += 1
            await asyncio.sleep(0.1)

    watching = asyncio.create_task(watch())
    await asyncio.gather(*(work(number) for number in range(WORKERS)))
    await asyncio.gather(*waiting)
    if watching.done():
        report.fault(f"somebody else was not answered: {watching.exception()!r}")
    watching.cancel()
    report.memory.append(server.memory())
    report.made.append(stored(data))
    if server.process.poll() is not None:
        report.fault(f"the server has ended with {server.process.returncode}")
    report.seconds = time.perf_counter() - start
    return report


def stored(data: Path) -> Counter[str]:
    """How many there are of what people make."""
    with closing(sqlite3.connect(data / "tables.sqlite")) as db:
        kinds = ("tables", "people", "moves", "chat")
        return Counter({kind: db.execute(f"SELECT COUNT(*) FROM {kind}").fetchone()[0] for kind in kinds})


async def fetch(server: Server) -> int:
    reader, writer = await asyncio.open_connection(server.host, server.port)
    try:
        writer.write(b"GET /health/live HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        return int((await reader.read(-1)).split(b" ", 2)[1])
    finally:
        writer.close()


async def set_up(server: Server) -> tuple[str, list[str]]:
    """Somebody with a table of each game, begun and not begun."""
    ann = Player(server, "Ann")
    await ann.arrive()
    tables = []
    for game in GAMES:
        for start in (True, False):
            seats = [{"kind": "me"}, {"kind": "guest"}, {"kind": "guest"}]
            body = {"game": game, "seats": seats, "start": start, "public": True}
            tables.append((await ann.post("/api/tables", body))["id"])
    ann.writer.close()
    return ann.cookie, tables


def run(count: int, seed: str, told: Callable[[int], None] = lambda _sent: None) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        data, page = Path(folder) / "data", Path(folder) / "page"
        data.mkdir()
        (page / "assets").mkdir(parents=True)
        (page / "index.html").write_text("a page")
        settings = {"PAGE": str(page), "REQUEST_SECONDS": str(REQUEST_SECONDS), "ONLOOKERS_PER_ADDRESS": "60000"}
        server = Server(data, settings=settings)
        try:
            report = asyncio.run(attack(server, data, count, seed, told))
        finally:
            server.stop()
        log = (data / "log").read_text(errors="replace")
        traces = log.split("Traceback (most recent call last):\n")[1:]
        report.tracebacks, report.log_bytes = len(traces), len(log)
        report.faults += sorted({f"in the log: {raised(trace)}" for trace in traces})
    making, still = report.halves
    if making > GROWTH:
        report.fault(f"the server has grown by {making:.0f} MB while things were made")
    if still > STILL:
        report.fault(f"the server has grown by {still:.0f} MB while nothing was made")
    return report


def raised(trace: str) -> str:
    """Where and what, of a traceback."""
    lines = trace.splitlines()
    end = next((number for number, line in enumerate(lines) if line and not line.startswith(" ")), len(lines) - 1)
    return " | ".join(line.strip() for line in lines[max(0, end - 4) : end + 1])[:600]


# ---------------------------------------------------------------- telling


def tell(report: Report, console: Console) -> None:
    table = Table("kind", *("sent", "2xx, 3xx", "4xx", "5xx", "closed", "hung", "slowest"), title="What became of them")
    for column in table.columns[1:]:
        column.justify = "right"
    for kind, tally in sorted(report.tallies.items()):
        figures = (tally.sent, tally.fine, tally.refused, tally.failed, tally.closed, tally.hung)
        table.add_row(kind, *map(str, figures), f"{tally.slowest:.2f} s")
    console.print(table)
    health = sorted(report.health)
    memory = " ".join(f"{megabytes:.0f}" for megabytes in report.memory)
    console.print(f"{report.sent} messages in {report.seconds:.0f} s; statuses: {dict(sorted(report.statuses.items()))}")
    console.print(
        f"Somebody else was answered {len(health)} times: p50 {health[len(health) // 2] * 1e3:.0f} ms, "
        f"p99 {health[len(health) * 99 // 100] * 1e3:.0f} ms, worst {health[-1] * 1e3:.0f} ms."
    )
    first, second = (
        ", ".join(f"{after[kind] - before[kind]} {kind}" for kind in before)
        for before, after in zip(report.made, report.made[1:], strict=False)
    )
    making, still = report.halves
    console.print(f"The server's memory at the start, at each tenth, and at the end: {memory} MB.")
    console.print(
        f"In the first half, things were made ({first}): it grew by {making:.1f} MB, games that were loaded among them."
    )
    console.print(f"In the second half, nothing was ({second}): it grew by {still:.1f} MB.")
    console.print(f"The log: {report.log_bytes} bytes, {report.tracebacks} tracebacks.")
    console.print(f"Faults: {len(report.faults)}.", style="bold red" if report.faults else "bold green")
    for fault in report.faults[:SHOWN]:
        console.print(f"- {fault}", markup=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000, choices=range(100, 1_000_001), metavar="100…1000000")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 130)
    with Progress(console=Console(stderr=True), disable=not os.isatty(2)) as progress:
        bar = progress.add_task("hostile messages", total=asked.count)
        report = run(asked.count, asked.seed, lambda sent: progress.advance(bar, sent))
    tell(report, console)
    sys.exit(1 if report.faults else 0)


if __name__ == "__main__":
    main()
