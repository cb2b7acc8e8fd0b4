"""Connections: how many there may be, in all and from one address, and how long a request may take to arrive.

uvicorn waits for the end of a request for ever, and takes connections until there are no file handles left. Here a request that
does not arrive in time is given up, and where all places are taken, who has waited longest for nothing makes room.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, Final

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode

from bailiwick.table.limits import neighbours

BACKLOG: Final = 100  # how many connections asyncio takes at a time, before any of them is looked at
RESERVE: Final = 4 * BACKLOG  # file handles that are left for those, for the tables, the log and the bots
MOST_HANDLES: Final = 65_536

Refusal = tuple[int, str, str]
SLOW: Final[Refusal] = (408, "too_slow", "The request did not arrive in time.")
CROWD: Final[Refusal] = (429, "too_many", "There are too many connections from your address: close some.")
FULL: Final[Refusal] = (503, "busy", "There are too many connections: try again in a moment.")


def take_handles() -> int:
    """As many file handles as this process may have; how many that are."""
    try:
        import resource
    except ImportError:  # Windows, which counts no sockets
        return MOST_HANDLES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST_HANDLES
    wanted = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
    if wanted > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems allow less than they say
            return soft
        return wanted
    return soft


class Door:
    """Who is inside: how many connections in all, how many from each address, and which of them only wait."""

    def __init__(self, most: int, per_address: int, seconds: float, proxies: list[str] | str) -> None:
        self.most = most
        self.per_address = per_address
        self.seconds = seconds
        self.proxies = _TrustedHosts(proxies)  # each of them is many people
        self.count = 0
        self.heard = 0  # how often something came in
        self.inside: Counter[str] = Counter()
        self.waiting: dict[Visit, None] = {}  # for a request, or for the rest of one; the longest first

    def turned_away(self, address: str) -> Refusal | None:
        """Why nobody from this address can be let in now. Where all places are taken, whoever only waits makes room."""
        if self.inside[neighbours(address)] >= self.per_address and address not in self.proxies:
            return CROWD
        if self.count >= self.most:
            longest = next(iter(self.waiting), None)
            if longest is None:
                return FULL
            longest.make_room()
        return None

    def enter(self, address: str) -> str:
        """Let a connection in; its place."""
        place = neighbours(address)
        self.count += 1
        self.inside[place] += 1
        return place

    def leave(self, place: str) -> None:
        self.count -= 1
        self.inside[place] -= 1
        if not self.inside[place]:
            del self.inside[place]


class Guest:
    """A connection that has a place inside until it leaves."""

    transport: asyncio.Transport

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self.place: str | None = None

    def leave(self) -> None:
        if self.place is not None:
            self.door.leave(self.place)
            self.place = None
        # asyncio's transport holds on to itself by this, until somebody looks through everything. Without it, it goes at once.
        getattr(self.transport, "__dict__", {}).pop("_read_ready_cb", None)


class Visit(Guest, H11Protocol):
    """A connection that speaks HTTP."""

    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if refusal := self.door.turned_away(address):
            self.turn_away(refusal)
        else:
            self.place = self.door.enter(address)
            self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.whole()
        self.leave()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # which uvicorn forgets where a connection was broken off

    def data_received(self, data: bytes) -> None:
        self.door.heard += 1
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a live socket now
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.wait()
        else:
            self.whole()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self.door.waiting[self] = None  # so long as uvicorn keeps it

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection goes on as a live socket, in the same place."""
        self.whole()
        super().handle_websocket_upgrade(event)
        live = self.transport.get_protocol()
        assert isinstance(live, LiveVisit)
        live.place, self.place = self.place, None

    # ---------------------------------------------------------------- waiting

    def wait(self) -> None:
        """A request begins, or could: from now on it has its time, however it comes."""
        if self.deadline is None and not self.transport.is_closing():
            self.deadline = self.loop.call_later(self.door.seconds, self.too_slow)
            self.door.waiting[self] = None

    def whole(self) -> None:
        self.door.waiting.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_slow(self) -> None:
        self.whole()
        if self.transport.is_closing():
            return
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            if self.cycle is not None:
                self.cycle.disconnected = True  # whatever waits for the rest of it has nothing to answer any more
            self.turn_away(SLOW)
        else:
            self.transport.close()  # it was answered already

    def make_room(self) -> None:
        self.whole()
        self.transport.abort()

    def turn_away(self, refusal: Refusal) -> None:
        status, code, sentence = refusal
        body = json.dumps({"code": code, "sentence": sentence}).encode()
        headers = [("content-type", "application/json"), ("content-length", str(len(body))), ("connection", "close")]
        for event in (h11.Response(status_code=status, headers=headers), h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class LiveVisit(Guest, WebSocketsSansIOProtocol):
    """A connection that has become a live socket. Those that don't answer uvicorn's pings are closed."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except InvalidState:  # frames that come after the end
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        """uvicorn takes it for a fault of ours to send something after it has closed the socket itself."""
        if self.close_sent and self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """uvicorn takes what is no text for a fault of its own."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "That is no text.")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            return
        super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
