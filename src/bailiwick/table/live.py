"""The live socket of a table: a view now and after each change, with exactly the events the client has not seen yet."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Final

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from bailiwick.kernel.errors import BailiwickError
from bailiwick.kernel.words import LANGUAGES
from bailiwick.table.asking import Server, address
from bailiwick.table.careful import same_origin
from bailiwick.table.hall import Watcher
from bailiwick.table.limits import Share
from bailiwick.table.models import LAST
from bailiwick.table.pages import SPECTATOR, Page
from bailiwick.table.refusal import Refused, brief, close_reason, code_of

FOREIGN, REFUSED = 4403, 4404
TOO_MUCH: Final = Refused("too_many", "Too fast: wait a moment.")
NOT_HERE: Final = Refused("mistyped", "This line only tells; moves and chat are posted, and another seat has a line of its own.")

router = APIRouter()


@router.websocket("/api/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: str,
    seat: int = SPECTATOR,
    lang: str = "en",
    since: Annotated[int, Query(ge=0, le=LAST)] = 0,
) -> None:
    """`since` is the first row whose events the client has not seen. It tells, and takes nothing: see `LiveView`."""
    server: Server = socket.app.state.server
    if not same_origin(socket.headers, server.settings):
        await socket.close(FOREIGN, "Another site may not listen here.")
        return
    await socket.accept()
    shares = Shares(server, address(socket))
    try:
        await follow(socket, server, shares, table, seat, lang, since)
    except WebSocketDisconnect:
        pass  # whoever is gone before they were told need not be told
    finally:
        shares.give_back()


async def follow(socket: WebSocket, server: Server, shares: Shares, table: str, seat: int, lang: str, since: int) -> None:
    try:
        device = await asyncio.to_thread(server.device, socket)
        room = await asyncio.to_thread(server.hall.room, table)
        person = None if device is None else device.person
        room.check_seat(person, seat)
        shares.take(person, seated=person in room.people())
    except BailiwickError as problem:
        await turn_away(socket, problem)
        return
    watcher = Watcher(room, device, seat, lang if lang in LANGUAGES else "en", since)
    server.hall.watch(watcher)
    both = [asyncio.create_task(tell(socket, server, watcher)), asyncio.create_task(listen(socket, server, watcher))]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        server.hall.unwatch(watcher)
        for task in both:
            task.cancel()
        why = [ended for ended in await asyncio.gather(*both, return_exceptions=True) if isinstance(ended, Exception)]
        if not any(isinstance(ended, WebSocketDisconnect) for ended in why):
            for ended in why:
                if not isinstance(ended, BailiwickError):
                    raise ended
                await turn_away(socket, ended)  # they have left the seat, or signed out


class Shares:
    """What an open socket counts for: its address, its person, and the onlookers of its address."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address
        self.taken: list[tuple[Share, str]] = []

    def take(self, person: str | None, seated: bool) -> None:
        wanted = [(self.server.sockets, self.address)]
        if not seated:
            wanted.append((self.server.onlookers, self.address))
        if person is not None:
            wanted.append((self.server.own_sockets, person))
        for share, key in wanted:
            if not share.take(key):
                raise Refused("too_many", "There are too many tables open already: close some.")
            self.taken.append((share, key))

    def give_back(self) -> None:
        for share, key in self.taken:
            share.give_back(key)


async def tell(socket: WebSocket, server: Server, watcher: Watcher) -> None:
    """Send what is new, as often as there is something. A client too slow for every view gets the newest, and all events.

    A change may be seen before its call to wake arrives: what was sent already is not sent again.
    """
    chat, told = 0, None
    while True:
        await watcher.wake.wait()
        watcher.wake.clear()
        if watcher.signed_out:
            raise Refused("signed_out", "Somebody has signed out on this device.")
        watcher.since, chat, page = await asyncio.to_thread(news, server, watcher, chat)
        if page != told:
            await socket.send_text(json.dumps(page, ensure_ascii=False))
        told = {**page, "since": watcher.since, "events": [], "scenes": [], "chat": []}


def news(server: Server, watcher: Watcher, chat: int) -> tuple[int, int, Page]:
    """How many rows and lines of chat there are, and the message that tells of those that are new."""
    since, room = watcher.since, watcher.room
    page = room.message(watcher.person, watcher.seat, watcher.lang, since)
    lines = server.store.chat(room.table.id, chat) if chat < room.lines else []
    page["chat"] = [{"number": line.number, "name": line.name, "text": line.text, "at": line.at} for line in lines]
    page["since"] = since
    return page["number"], lines[-1].number + 1 if lines else chat, page


async def listen(socket: WebSocket, server: Server, watcher: Watcher) -> None:
    """Wait for the client to go. Whatever it says is answered with a sentence, for nothing is asked for here."""
    key = watcher.person or address(socket)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        refusal = NOT_HERE if server.posts.allow(key) else Refused("too_many", "Too fast: wait a moment.")
        await complain(socket, refusal)


async def turn_away(socket: WebSocket, problem: BailiwickError) -> None:
    """Say why, and close."""
    await complain(socket, problem)
    await socket.close(REFUSED, close_reason(str(problem)))


async def complain(socket: WebSocket, problem: BailiwickError) -> None:
    await socket.send_text(json.dumps({"type": "problem", "code": code_of(problem), "sentence": brief(str(problem))}))
