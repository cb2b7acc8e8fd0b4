"""Running the server: uvicorn with our settings, structured logs, and a browser opened when it is ready."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn

from bailiwick.table.app import create_app
from bailiwick.table.settings import Settings

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


def set_up_logs(settings: Settings) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)


def run(settings: Settings, *, open_browser: bool = False, path: str = "/") -> None:
    """Serve until stopped. A first SIGINT or SIGTERM lets what is under way finish and closes sockets with code 1012."""
    set_up_logs(settings)
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=65536,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than a proxy keeps its own side, so that no request meets a closing connection
        server_header=False,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stopped)
    server = Announced(config, settings, open_browser, path)
    server.run()


def stopped(_number: int, _frame: object) -> None:
    """uvicorn, having stopped, sends itself the signal again: to be asked to stop is no failure."""


class Announced(uvicorn.Server):
    """Says where it can be reached once it can be reached."""

    def __init__(self, config: uvicorn.Config, settings: Settings, open_browser: bool, path: str) -> None:
        super().__init__(config)
        self.settings = settings
        self.open_browser = open_browser
        self.path = path

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        here = address(self.settings.host, port)
        url = f"{self.settings.public_url.rstrip('/') or here}{self.path}"
        print(f"Bailiwick is at {url}  (it listens at {here} and keeps its games in {self.settings.database})", flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def address(host: str, port: int) -> str:
    """A server that listens everywhere can be reached here."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
