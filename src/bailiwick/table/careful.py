"""What holds for every request: security headers, HEAD, no oversized bodies, no writing from another site's page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bailiwick.table.limits import RateLimit, neighbours
from bailiwick.table.settings import Settings

# Svelte writes style attributes; no script and no style sheet may come from elsewhere or stand in the page.
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
BODY_LIMIT: Final = 65_536
TOO_MANY: Final = "That was too much from your address in a short time: wait a moment."
TOO_LONG: Final = f"A request is at most {BODY_LIMIT} bytes long."


class Careful:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = RateLimit(settings.requests_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client = scope["client"]
        allowed = self.requests.allow(neighbours(client[0]) if client else "")
        if scope["type"] == "websocket":
            if allowed:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close"})  # before it is accepted: a plain 403
            return
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # the same answer; uvicorn, whose scope still says HEAD, leaves out its body
        headers = Headers(scope=scope)

        async def send_carefully(message: Message) -> None:
            if message["type"] == "http.response.start":
                ours = MutableHeaders(scope=message)
                ours.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    ours["Cache-Control"] = "no-store"
            await send(message)

        received = 0

        async def receive_carefully() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > BODY_LIMIT:
                raise HTTPException(413)
            return message

        if not allowed:
            await answer(send_carefully, 429, "too_many", TOO_MANY)
            return
        if scope["method"] not in ("GET", "OPTIONS") and not same_origin(headers, self.settings):
            await answer(send_carefully, 403, "foreign_origin", "Another site may not do that here.")
            return
        if int(headers.get("content-length") or 0) > BODY_LIMIT:
            await answer(send_carefully, 413, "too_long", TOO_LONG)
            return
        await self.app(scope, receive_carefully, send_carefully)


def same_origin(headers: Headers, settings: Settings) -> bool:
    """A browser says which page asks; it must be ours. Programs that say nothing are no browsers."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # half an IPv6 address, or letters that mean a slash
        return False
    return site in {headers.get("host"), urlsplit(settings.url).netloc}


async def answer(send: Send, status: int, code: str, sentence: str, more: Mapping[str, str] = {}) -> None:
    body = json.dumps({"code": code, "sentence": sentence}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in more.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
