"""Who somebody is: a name, and a signed cookie on each of their devices. A link takes them to another one, once. No address is
asked for."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

COOKIE: Final = "bailiwick"
CARRY_SECONDS: Final = 600
COOKIE_SECONDS: Final = 180 * 24 * 3600  # a device that stays away longer is forgotten …
A_DAY: Final = 24 * 3600  # … and one that comes back has its time anew, once a day
NAME_LENGTH: Final = 40


class Signer:
    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def _mac(self, purpose: str, text: str) -> str:
        digest = hmac.new(self.secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def sign(self, device: str) -> str:
        return f"{device}.{self._mac('cookie', device)}"

    def read(self, cookie: str | None) -> str | None:
        """The device of a cookie, if the signature is ours."""
        if cookie is None or not cookie.isascii():
            return None  # all of ours are, and nothing else can be compared
        device, _dot, mac = cookie.rpartition(".")
        return device if device and hmac.compare_digest(mac, self._mac("cookie", device)) else None


def hashed(token: str) -> str:
    """What is kept of a link: who reads the storage can't use it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def clean_name(name: str) -> str:
    """A name as people write it: one line, no control characters, not too long."""
    printable = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(printable.split())[:NAME_LENGTH]


def clean_text(text: str) -> str:
    """What somebody says: any lines, no control characters."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text).strip()


def encodable(text: str) -> str:
    """The text without halves of characters, which a request may hold but an answer can't."""
    return text.encode("utf-8", "replace").decode()
