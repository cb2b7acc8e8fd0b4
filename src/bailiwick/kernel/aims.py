"""How one wins, who is how far and what threatens: what a game says of its goal while it is played, for people to read.

It is made from a masked state, so a viewer is told what that viewer may know and no more; what nobody else knows stands apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bailiwick.kernel.fluent import Hole
from bailiwick.kernel.words import Token, Words, drawn_together

# How pressing something is: good to know; it may come within a few turns; it happens unless somebody prevents it.
INFO: Final = "info"
SOON: Final = "soon"
ALARM: Final = "alarm"
LEVELS: Final = (INFO, SOON, ALARM)
OUT: Final = "out"  # of a seat's standing: it can't win by this


class Notice:
    """A sentence about winning, in tokens as a log line has them."""

    def __init__(self, level: str, tokens: list[Token]) -> None:
        self.level = level
        self.tokens = tokens

    @property
    def text(self) -> str:
        return plain(self.tokens)


class Standing:
    """How far each seat is towards one thing: a short text for each, and how pressing that is (or OUT)."""

    def __init__(self, name: str, cells: list[tuple[str, str]], about: str = "") -> None:
        self.name = name
        self.cells = cells
        self.about = about  # what it takes, in a sentence, where the name doesn't say it


class Aims:
    def __init__(self, goal: str, notices: list[Notice], standings: list[Standing], own: list[Notice] | None = None) -> None:
        self.goal = goal  # how one wins, in a sentence or two
        self.notices = sorted(notices, key=lambda one: -LEVELS.index(one.level))  # the most pressing first
        self.standings = standings
        self.own = own or []  # what only the viewer knows

    @property
    def headline(self) -> Notice | None:
        """What a single line has room for."""
        pressing = [one for one in self.notices if one.level != INFO]
        return next(iter([*pressing, *self.own, *self.notices]), None)


def plain(tokens: Sequence[Token]) -> str:
    return "".join(text for _kind, _id, text in tokens)


def told(words: Words, lang: str, key: str, holes: Mapping[str, object]) -> list[Token]:
    """A phrase in tokens: a hole takes a number, a text, a thing (its kind and number), or tokens."""
    tokens: dict[str, list[Token]] = {}
    given: dict[str, object] = {}
    for hole, value in holes.items():
        if isinstance(value, tuple):
            kind, number = value
            tokens[hole] = [words.token(lang, kind, number)]
            given[hole] = tokens[hole][0][1]
        elif isinstance(value, list):
            tokens[hole] = value
            given[hole] = plain(value)
        else:
            tokens[hole] = [("n", str(value), str(value))]
            given[hole] = value
    sheet = words.sheet(lang)
    pieces: list[Token] = []
    for part in sheet.parts(sheet.message(key).value, given):
        if isinstance(part, Hole):
            pieces.extend(tokens[part.name])
        else:
            before = pieces.pop()[2] if pieces and pieces[-1][0] == "text" else ""
            pieces.append(("text", "", before + part))
    return drawn_together(lang, pieces)


def listed(tokens: Sequence[Token], between: str, last: str) -> list[Token]:
    """Several names in a row: "Red, Blue and Green"."""
    row: list[Token] = []
    for number, token in enumerate(tokens):
        if number:
            row.append(("text", "", last if number == len(tokens) - 1 else between))
        row.append(token)
    return row
