"""Settings of a server, from flags or from environment variables named BAILIWICK_…; flags win."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from bailiwick.kernel.errors import BailiwickError

PAGE: Final = Path(__file__).resolve().with_name("page")  # where the page of this installation is, if it was built


class BadSetting(BailiwickError):
    """A setting has a value it can't have."""


def usual_folder(env: Mapping[str, str]) -> Path:
    """Where this user's games live: BAILIWICK_FOLDER, or the usual place on this system."""
    if env.get("BAILIWICK_FOLDER"):
        return Path(env["BAILIWICK_FOLDER"]).expanduser()
    base = env.get("XDG_DATA_HOME") or (env.get("APPDATA") if os.name == "nt" else None)
    return (Path(base) if base else Path.home() / ".local" / "share") / "bailiwick"


@dataclass(frozen=True)
class Settings:
    folder: Path = field(default_factory=lambda: usual_folder(os.environ))
    host: str = "127.0.0.1"
    port: int = 8731
    public_url: str = ""  # how people reach the server, if not by host and port: for invite links and the origin check
    bot_workers: int = 2
    bot_seconds: float = 5.0  # a bot that thinks longer is stopped and asked again
    bot_beat: float = 0.05  # bots answer on whole beats, so that nobody tells by the time how much there was to think about
    creates_per_minute: int = 30  # new tables and identities, for each address
    posts_per_minute: int = 600  # moves and messages, for each identity
    reads_per_minute: int = 1200  # views, lists, records, for each identity; who has none shares with the address
    requests_per_minute: int = 6000  # of any kind, for each address
    sockets_per_address: int = 200  # live ones, at a time …
    onlookers_per_address: int = 50  # … and of those, by people who have no seat at the table
    sockets_per_person: int = 30
    connections: int = 5000  # open at a time; never more than there are file handles for
    connections_per_address: int = 200  # not counted for a proxy, which stands for many people
    request_seconds: float = 20.0  # a request that takes longer to arrive is given up
    log_format: str = "text"  # or json
    secure_cookie: bool = False  # set it when people come by https
    page: Path = PAGE  # the folder of the built page

    @property
    def database(self) -> Path:
        return self.folder / "tables.sqlite"

    @property
    def url(self) -> str:
        return self.public_url.rstrip("/") or f"http://{self.host}:{self.port}"


# The least and the greatest value of each number.
RANGES: Final = {
    "port": (0, 65_535),
    "bot_workers": (1, 64),
    "bot_seconds": (0.1, 3600),
    "bot_beat": (0, 10),
    "creates_per_minute": (1, 1_000_000),
    "posts_per_minute": (1, 1_000_000),
    "reads_per_minute": (1, 1_000_000),
    "requests_per_minute": (1, 1_000_000),
    "sockets_per_address": (1, 60_000),
    "onlookers_per_address": (1, 60_000),
    "sockets_per_person": (1, 60_000),
    "connections": (10, 60_000),
    "connections_per_address": (1, 60_000),
    "request_seconds": (0.1, 3600),
}


def read_settings(env: Mapping[str, str], **flags: object) -> Settings:
    """Environment first, then flags that were given (not None). Whatever can't be is said with the setting's name."""
    values: dict[str, object] = {"folder": usual_folder(env)}
    for setting in fields(Settings):
        variable = f"BAILIWICK_{setting.name.upper()}"
        flag = flags.get(setting.name)
        if flag is not None:
            values[setting.name] = check(f"--{setting.name.replace('_', '-')}", setting.name, flag)
        elif setting.name != "folder" and env.get(variable):
            values[setting.name] = check(variable, setting.name, parse(variable, env[variable], str(setting.type)))
    return Settings(**values)  # type: ignore[arg-type]


def parse(said: str, text: str, kind: str) -> object:
    if kind == "bool":
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off"):
            return False
        raise BadSetting(f"{said} can't be {text!r}; it is yes or no.")
    if kind in ("int", "float"):
        try:
            return int(text) if kind == "int" else float(text)
        except ValueError:
            raise BadSetting(f"{said} can't be {text!r}; it is a number.") from None
    return Path(text).expanduser() if kind == "Path" else text


def check(said: str, name: str, value: object) -> object:
    if name in RANGES and isinstance(value, (int, float)):
        low, high = RANGES[name]
        if not low <= value <= high:
            raise BadSetting(f"{said} can't be {value}; it is from {low} to {high}.")
    if name == "log_format" and value not in ("text", "json"):
        raise BadSetting(f"{said} can't be {value!r}; it is text or json.")
    if name == "public_url":
        parts = urlsplit(str(value))
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadSetting(f"{said} can't be {value!r}; it looks like https://games.example.org.")
    return value
