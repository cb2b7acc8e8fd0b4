"""Running the server: a socket to listen at, uvicorn with our settings, structured logs, and a word when it is ready."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

import uvicorn

from bailiwick.table.app import create_app
from bailiwick.table.connections import BACKLOG, RESERVE, Door, LiveVisit, Visit, take_handles
from bailiwick.table.lock import FolderLock
from bailiwick.table.settings import BadSetting, Settings
from bailiwick.table.tidying import Tidying

WHERE: Final = ("table", "seat")  # what a log line may say beside its message
A_MINUTE: Final = 60.0  # in which a kind of line is written once, or so often if it is of ours
OURS_A_MINUTE: Final = 60


class JsonLines(logging.Formatter):
    """One JSON object a line, with the table and the seat where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({key: getattr(record, key) for key in WHERE if hasattr(record, key)})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """For people: the table and the seat in brackets."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        where = [str(getattr(record, key)) for key in WHERE if hasattr(record, key)]
        return super().formatMessage(record) + (f" [{' '.join(where)}]" if where else "")


class NotAgain(logging.Filter):
    """Drops a line of which there were enough in this minute, and counts: nobody can fill the disk with complaints.

    What others write (uvicorn, asyncio) is written once a minute. Of ours, what people do is written always; complaints, and
    lines that say by `often` that anybody can cause them, so many times.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.since = clock()
        self.counts: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        ours = record.name.startswith("bailiwick")
        if ours and record.levelno < logging.WARNING and not hasattr(record, "often"):
            return True
        now = self.clock()
        if now - self.since >= A_MINUTE:
            self.since = now
            dropped = {kind: count for kind, count in self.counts.items() if count > self.limit(kind)}
            self.counts.clear()
        else:
            dropped = {}
        kind = (record.name, str(record.msg)[:100])
        if more := dropped.get(kind):
            record.msg = f"{record.getMessage()} (and {more - self.limit(kind)} more like it in the minute before)"
            record.args = ()
        self.counts[kind] += 1
        return self.counts[kind] <= self.limit(kind)

    def limit(self, kind: tuple[str, str]) -> int:
        return OURS_A_MINUTE if kind[0].startswith("bailiwick") else 1


def set_up_logs(settings: Settings, level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(NotAgain())
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)


def listen(settings: Settings) -> socket.socket:
    """The socket of a server with these settings. Raises BadSetting where it can't listen, most often because another does."""
    host, port = settings.host, settings.port
    try:
        made = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as problem:
        said = (problem.strerror or str(problem)).partition(" (while")[0].lower()  # Python adds which address that was
        raise BadSetting(f"Nobody can be served at {address(host, port)}: {said}. --port 0 takes a free port.") from None
    # asyncio sends at once, instead of waiting for more to send, where a socket says that it speaks TCP; that one does not.
    return socket.socket(made.family, made.type, socket.IPPROTO_TCP, fileno=made.detach())


def say_where(settings: Settings, here: str) -> None:
    url = settings.public_url.rstrip("/") or here
    print(f"Bailiwick is at {url}/  (it listens at {here} and keeps its games in {settings.database})", flush=True)


def run(
    settings: Settings,
    listening: socket.socket | None = None,
    ready: Callable[[Settings, str], None] = say_where,
    level: int = logging.INFO,
) -> None:
    """Serve until stopped; `ready` is called with the server's address once it can be reached.

    A first SIGINT or SIGTERM lets what is under way finish and closes sockets with code 1012.
    """
    listening = listening or listen(settings)
    here = address(settings.host, listening.getsockname()[1])
    with listening, FolderLock(settings, here):
        set_up_logs(settings, level)
        serve(settings, listening, lambda: ready(settings, here))


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    handles = take_handles()
    places = min(settings.connections, max(handles - RESERVE, handles // 4))
    door = Door(places, settings.connections_per_address, settings.request_seconds, proxies)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        http=partial(Visit, door),  # type: ignore[arg-type]
        ws=partial(LiveVisit, door),  # type: ignore[arg-type]
        ws_max_size=65536,
        backlog=BACKLOG,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than a proxy keeps its own side, so that no request meets a closing connection
        server_header=False,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stopped)
    Announced(config, door, ready).run([listening])


def stopped(_number: int, _frame: object) -> None:
    """uvicorn, having stopped, sends itself the signal again: to be asked to stop is no failure."""


class Announced(uvicorn.Server):
    """Says a word once it can be reached, and tidies up when nobody asks for anything."""

    def __init__(self, config: uvicorn.Config, door: Door, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.door = door
        self.ready = ready
        self.tidying = Tidying(time.monotonic())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tidying.begin()
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        """uvicorn calls this ten times a second."""
        if counter % 10 == 0:
            self.tidying.tick(time.monotonic(), self.door.heard)
        return await super().on_tick(counter)


def address(host: str, port: int) -> str:
    """A server that listens everywhere can be reached here."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
