"""Who asks, for which room, and whether they may: what the routes depend on.

Those that take no time are async, so that only the loading of a room and the route itself cost a change of thread.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from fastapi import Depends, Path, Query, Request
from starlette.requests import HTTPConnection

from bailiwick.kernel.words import LANGUAGES
from bailiwick.table import models as m
from bailiwick.table.hall import Hall
from bailiwick.table.identity import COOKIE, COOKIE_SECONDS, Signer
from bailiwick.table.limits import RateLimit, Share, Turns, neighbours
from bailiwick.table.refusal import Refused
from bailiwick.table.resort import no_storage
from bailiwick.table.room import Room
from bailiwick.table.settings import Settings
from bailiwick.table.store import Device, Store

T = TypeVar("T")

TOO_MANY: Final = "Too fast: wait a moment."
# Looks at whole games: more of them would hold up who plays.
AT_ONCE: Final = 2
EACH: Final = 1  # of those, so that nobody takes all places
log = logging.getLogger("bailiwick.table")

READY_SECONDS: Final = 3.0
MEGABYTE: Final = 1_000_000
LEAST_FREE: Final = 20 * MEGABYTE  # with less than that on the disk it is high time to make room


class Server:
    """What the routes share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.store.check_whole()
        try:
            self.store.forget(known_since())
        except sqlite3.Error as problem:  # a full disk: it can wait
            log.warning("old devices can't be forgotten: %s", problem)
        self.hall = Hall(self.store, settings)
        self.signer = Signer(self.store.secret())
        self.creates = RateLimit(settings.creates_per_minute)
        self.posts = RateLimit(settings.posts_per_minute)
        self.reads = RateLimit(settings.reads_per_minute)
        self.sockets = Share(settings.sockets_per_address)
        self.onlookers = Share(settings.onlookers_per_address)
        self.own_sockets = Share(settings.sockets_per_person)
        self.turns = Turns(AT_ONCE, EACH)
        self.refusals = 0
        self.faults = 0
        self.readiness = ""  # why no move could be stored, when that was last tried
        self.tried = -READY_SECONDS
        self.trying = threading.Lock()

    def count_fault(self) -> None:
        self.faults += 1

    def not_ready(self) -> str:
        """Why nothing can be stored, in a sentence; empty if it can. Tried by writing, every few seconds at most."""
        with self.trying:
            if time.monotonic() - self.tried >= READY_SECONDS:
                before, self.readiness, self.tried = self.readiness, self._try_storage(), time.monotonic()
                if self.readiness and self.readiness != before:
                    log.error("not ready: %s", self.readiness)
            return self.readiness

    def _try_storage(self) -> str:
        try:
            self.store.check()
            free = shutil.disk_usage(self.settings.folder).free
        except (sqlite3.Error, OSError) as problem:
            return no_storage(problem) or str(problem)
        if free < LEAST_FREE:
            return f"There are only {free // MEGABYTE} MB left on the server's disk."
        return ""

    def device(self, asking: HTTPConnection) -> Device | None:
        """The one that the cookie names, if we signed it and nobody has signed out there since."""
        id = self.signer.read(asking.cookies.get(COOKIE))
        return self.store.device(id, known_since()) if id else None

    async def whole_game(self, key: str, look: Callable[[], T]) -> T:
        """What takes a whole game to find out: few at a time, beside the loop. `key` is whoever asks."""
        async with self.turns.turn(key):
            return await asyncio.to_thread(look)


def known_since() -> float:
    """Devices that have not been here since then are forgotten."""
    return time.time() - COOKIE_SECONDS


def address(asking: HTTPConnection) -> str:
    """Whom the limits count; behind a proxy that is trusted, whom it names."""
    return neighbours(asking.client.host) if asking.client else ""


async def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


ServerIn = Annotated[Server, Depends(server_of)]


async def device_of(request: Request, server: ServerIn) -> Device | None:
    return server.device(request)


AnyDevice = Annotated[Device | None, Depends(device_of)]


async def person_of(device: AnyDevice) -> str | None:
    return None if device is None else device.person


Anyone = Annotated[str | None, Depends(person_of)]


async def asker(request: Request, person: Anyone) -> str:
    """Whom limits count: a person or, where nobody says who they are, an address."""
    return person or address(request)


Asker = Annotated[str, Depends(asker)]


async def may_read(request: Request, who: Asker, server: ServerIn) -> None:
    if request.method == "GET" and not server.reads.allow(who):
        raise Refused("too_many", TOO_MANY)


Reading = Depends(may_read)


async def somebody(person: Anyone) -> str:
    if person is None:
        raise Refused("not_you", "Say your name first.")
    return person


Somebody = Annotated[str, Depends(somebody)]


async def may_post(person: Somebody, server: ServerIn) -> str:
    if not server.posts.allow(person):
        raise Refused("too_many", TOO_MANY)
    return person


Poster = Annotated[str, Depends(may_post)]


async def may_create(request: Request, server: ServerIn) -> None:
    if not server.creates.allow(address(request)):
        raise Refused("too_many", "Too fast: wait a minute.")


Creating = Depends(may_create)

TableId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


def room_of(table: TableId, server: ServerIn) -> Room:
    return server.hall.room(table)


RoomIn = Annotated[Room, Depends(room_of)]
GameName = Annotated[str, Path(max_length=40)]
LessonName = Annotated[str, Path(max_length=40)]
SeatQuery = Annotated[int, Query(ge=-1, le=15, description="One of your seats, or -1 to look on.")]
LangQuery = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]
Number = Annotated[int, Query(ge=0, le=m.LAST)]
