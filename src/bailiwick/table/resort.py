"""The last resort: whatever nobody has foreseen is a sentence for the person and a number, under which the log has the rest."""

from __future__ import annotations

import errno
import logging
import secrets
import sqlite3
from collections.abc import Callable
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from bailiwick.table.careful import HEADERS, answer

log = logging.getLogger("bailiwick.table")

INTERNAL: Final = 1011  # how a socket is closed that has met an unexpected condition
FULL: Final = "The server's disk is full, and nothing has changed. Whoever runs the server has to make room."
READ_ONLY: Final = "The server may not write to its disk, and nothing has changed. Whoever runs the server has to look into it."
BUSY: Final = "The server's storage is busy, and nothing has changed: try again in a moment."
UNSOUND: Final = "The server's storage does not answer, and nothing has changed. Whoever runs the server has to look into it."
# By the number in an error's low byte: SQLite puts details above it.
SENTENCES: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
}


def no_storage(problem: BaseException) -> str:
    """What people are told where nothing can be stored; empty, if that is not what has happened."""
    if isinstance(problem, sqlite3.Error):
        return SENTENCES.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF, UNSOUND)
    if isinstance(problem, OSError):
        return {errno.ENOSPC: FULL, errno.EDQUOT: FULL, errno.EROFS: READ_ONLY}.get(problem.errno or 0, "")
    return ""


class LastResort:
    """Around the whole application. An answer that has begun can only be broken off."""

    def __init__(self, app: ASGIApp, count: Callable[[], None]) -> None:
        self.app = app
        self.count = count

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_on(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        except WebSocketDisconnect:
            pass  # whoever listened has gone
        except Exception as problem:
            if scope["type"] == "lifespan":
                raise
            self.count()
            number = secrets.token_hex(4)
            log.exception("fault %s at %s", number, scope["path"])
            status, code, sentence = 500, "broken", f"Something went wrong here; the server's log has it as fault {number}."
            if storage := no_storage(problem):
                status, code, sentence = 503, "no_storage", storage
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": INTERNAL, "reason": sentence[:120]})
            elif begun:
                raise
            else:
                await answer(send, status, code, sentence, HEADERS)
