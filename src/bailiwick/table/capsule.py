"""A capsule: all that it takes to see a problem again, in one file: one that a person reports, or that the rules have run into.

Anybody may read its open part: the game, what was said, what the person who said it sees. The record and what was raised tell
what is hidden in a running game, so they are sealed with the server's key, and whoever runs the server opens them (`bailiwick
capsule`). Of a game that is over, or that was never at a table, nothing is sealed.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import threading
import traceback
from pathlib import Path
from typing import Any, Final

from bailiwick import __version__
from bailiwick.kernel.errors import BailiwickError
from bailiwick.kernel.record import Record

FORMAT: Final = "bailiwick-capsule"
VERSION: Final = 1
NONCE: Final = 16
MAC: Final = 32
KEPT: Final = 1000  # files in a server's folder: whoever reports more often than that reports nothing new

Capsule = dict[str, Any]


class BadCapsule(BailiwickError):
    """A file that is no capsule, or can't be opened here."""


# ---------------------------------------------------------------- what is in it


def about(game: str, said: str, **more: object) -> Capsule:
    """The open part."""
    return {"format": FORMAT, "version": VERSION, "program": __version__, "game": game, "said": said, **more}


def inside(record: Record, tried: tuple[str, str] | None = None, fault: BaseException | str | None = None) -> Capsule:
    """What tells everything: the game so far, the move that was tried (seat, action) and what was raised."""
    data: Capsule = {"record": record.to_json()}
    if tried is not None:
        data["tried"] = f"{tried[0]}: {tried[1]}"
    if fault is not None:
        data["fault"] = fault if isinstance(fault, str) else "".join(traceback.format_exception(fault))
    return data


def check(data: object) -> Capsule:
    """The capsule, if it is one."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadCapsule(f'This is not a capsule: "format" must be "{FORMAT}".')
    if data.get("version") != VERSION:
        raise BadCapsule(f"This capsule has version {data.get('version')!r}; this program reads version {VERSION}.")
    if not isinstance(data.get("said"), str) or not isinstance(data.get("game"), str):
        raise BadCapsule('The capsule\'s "game" and "said" must be texts.')
    if not isinstance(data.get("sealed", ""), str) or not isinstance(data.get("inside", {}), dict):
        raise BadCapsule('The capsule\'s "sealed" must be a text, its "inside" an object.')
    return data


# ---------------------------------------------------------------- sealing


class Seal:
    """Encrypts with a keystream of SHAKE-256 and signs with HMAC-SHA-256: a key for each, a new nonce each time.

    The standard library has no cipher, and a package that has one would have to be compiled on some machines of those who host.
    An extendable hash under a secret key is all it takes to hide a text that is written once.
    """

    def __init__(self, secret: bytes) -> None:
        self.cipher_key = hashlib.sha256(b"bailiwick capsule cipher:" + secret).digest()
        self.mac_key = hashlib.sha256(b"bailiwick capsule mac:" + secret).digest()

    def close(self, data: Capsule) -> str:
        nonce = secrets.token_bytes(NONCE)
        hidden = nonce + self._mixed(nonce, json.dumps(data).encode())
        return base64.b64encode(self._mac(hidden) + hidden).decode()

    def open(self, sealed: str) -> Capsule:
        try:
            raw = base64.b64decode(sealed, validate=True)
        except ValueError:
            raise BadCapsule("What is sealed in this capsule is damaged.") from None
        mac, hidden = raw[:MAC], raw[MAC:]
        if len(hidden) < NONCE or not hmac.compare_digest(mac, self._mac(hidden)):
            raise BadCapsule("What is sealed in this capsule was sealed by another server, or is damaged.")
        data: Capsule = json.loads(self._mixed(hidden[:NONCE], hidden[NONCE:]))
        return data

    def _mac(self, hidden: bytes) -> bytes:
        return hmac.new(self.mac_key, hidden, hashlib.sha256).digest()

    def _mixed(self, nonce: bytes, text: bytes) -> bytes:
        stream = hashlib.shake_256(self.cipher_key + nonce).digest(len(text))
        return (int.from_bytes(text, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(text), "big")


# ---------------------------------------------------------------- where they lie


class Shelf:
    """The capsules in a folder of games; sealed with the key of the server whose folder it is."""

    def __init__(self, folder: Path, secret: bytes = b"") -> None:
        self.folder = folder / "capsules"
        self.seal = Seal(secret)
        self.lock = threading.Lock()

    def put(self, capsule: Capsule, hidden: Capsule, *, sealed: bool) -> tuple[str, Capsule]:
        """Write a capsule; its number, and the file as it is."""
        whole = {**capsule, "sealed": self.seal.close(hidden)} if sealed else {**capsule, "inside": hidden}
        with self.lock:
            self.folder.mkdir(parents=True, exist_ok=True)
            if sum(1 for _ in self.folder.iterdir()) >= KEPT:
                raise BadCapsule(f"There are {KEPT} reports here already: whoever runs this server has to look at them first.")
            number = secrets.token_hex(4)
            whole = {**whole, "number": number}
            try:
                self.path(number).write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            except OSError:
                self.path(number).unlink(missing_ok=True)  # half a capsule is none
                raise
        return number, whole

    def path(self, number: str) -> Path:
        return self.folder / f"{number}.json"


def opened(capsule: Capsule, seal: Seal | None) -> Capsule:
    """What is inside, sealed or not."""
    if "inside" in capsule:
        hidden: Capsule = capsule["inside"]
        return hidden
    if "sealed" not in capsule:
        raise BadCapsule("There is nothing inside this capsule.")
    if seal is None:
        raise BadCapsule("This capsule is sealed: it can be opened where its server keeps its games (--folder names the place).")
    return seal.open(capsule["sealed"])
