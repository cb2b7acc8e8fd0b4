"""Who somebody is: a name and a signed cookie. A link carries the identity to another device. No address is asked for."""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from typing import Final

COOKIE: Final = "bailiwick"
CARRY_SECONDS: Final = 600
NAME_LENGTH: Final = 40


class Signer:
    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def _mac(self, purpose: str, text: str) -> str:
        digest = hmac.new(self.secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def sign(self, person: str) -> str:
        return f"{person}.{self._mac('cookie', person)}"

    def read(self, cookie: str | None) -> str | None:
        """The person of a cookie, if the signature is ours."""
        person, _dot, mac = (cookie or "").rpartition(".")
        return person if person and hmac.compare_digest(mac, self._mac("cookie", person)) else None

    def carry(self, person: str, now: float | None = None) -> str:
        """A token for a link to another device, good for ten minutes."""
        text = f"{person}.{int((time.time() if now is None else now) + CARRY_SECONDS)}"
        return f"{text}.{self._mac('carry', text)}"

    def read_carry(self, token: str, now: float | None = None) -> str | None:
        text, _dot, mac = token.rpartition(".")
        person, _dot, until = text.rpartition(".")
        if not person or not until.isdigit() or not hmac.compare_digest(mac, self._mac("carry", text)):
            return None
        return person if int(until) >= (time.time() if now is None else now) else None


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
