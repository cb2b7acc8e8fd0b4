"""Running the server: a socket to listen at, uvicorn with our settings, structured logs, and a word when it is ready."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from bailiwick.table.app import create_app
from bailiwick.table.settings import BadSetting, Settings

WHERE: Final = ("table", "seat")  # what a log line may say beside its message


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


def set_up_logs(settings: Settings, level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)


def listen(settings: Settings) -> socket.socket:
    """The socket of a server with these settings. Raises BadSetting where it can't listen, most often because another does."""
    host, port = settings.host, settings.port
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as problem:
        said = (problem.strerror or str(problem)).partition(" (while")[0].lower()  # Python adds which address that was
        raise BadSetting(f"Nobody can be served at {address(host, port)}: {said}. --port 0 takes a free port.") from None


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
    set_up_logs(settings, level)
    listening = listening or listen(settings)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=65536,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than a proxy keeps its own side, so that no request meets a closing connection
        server_header=False,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stopped)
    here = address(settings.host, listening.getsockname()[1])
    Announced(config, lambda: ready(settings, here)).run([listening])


def stopped(_number: int, _frame: object) -> None:
    """uvicorn, having stopped, sends itself the signal again: to be asked to stop is no failure."""


class Announced(uvicorn.Server):
    """Says a word once it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def address(host: str, port: int) -> str:
    """A server that listens everywhere can be reached here."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
