"""The games, by name. Each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple

from bailiwick.kernel.errors import BadOption, quoted
from bailiwick.kernel.game import Game

NAMES = ("tyrants", "ankh_morpork", "immortals", "oath")


def load(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in NAMES:
        raise BadOption(f"There is no game {quoted(name)}; there are: {', '.join(NAMES)}.")
    game: Game[Any] = import_module(f"bailiwick.games.{name}.game").GAME
    return game


class Prose(NamedTuple):
    """A text for people, in Markdown, and the language it is in."""

    lang: str
    text: str


def rules(name: str, lang: str = "en") -> list[Prose]:
    """The rules of a game and its rulings; in English where they are in no other language yet."""
    folder = files("bailiwick.games").joinpath(load(name).name)
    found = []
    for kind in ("rules", "rulings"):
        translated = folder.joinpath(f"{kind}.{lang}.md")
        if translated.is_file():
            found.append(Prose(lang, translated.read_text(encoding="utf-8")))
        else:
            found.append(Prose("en", folder.joinpath(f"{kind}.md").read_text(encoding="utf-8")))
    return found
