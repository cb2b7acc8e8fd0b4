"""Plain structures that a game hands out for people to read; how they are drawn is the caller's business."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from bailiwick.kernel.options import Value

NONE: Final = "–"  # in the place of a value that something doesn't have


class Panel:
    """A titled table. Rows have as many cells as there are columns; a panel without columns is a list of lines.

    `inks` says which single characters in the cells stand for pieces, and in which colour they may be drawn ("red").
    """

    def __init__(self, title: str, columns: list[str], rows: list[list[str]], inks: dict[str, str] | None = None) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows
        self.inks = inks or {}


class CardPage:
    """A card as it can be looked up: `facts` are short named values in the order they are printed, those it lacks as NONE."""

    def __init__(self, id: str, name: str, group: str, facts: dict[str, str], text: str) -> None:
        self.id = id
        self.name = name
        self.group = group
        self.facts = facts
        self.text = text


Weight = Literal["light", "medium", "heavy"]


class About:
    """What a game is like, for who doesn't know it yet: how many minutes it takes people, how heavy it is, and in a sentence what
    it is about. `first` is what the rulebook lays out for beginners, if it does.
    """

    def __init__(self, minutes: tuple[int, int], weight: Weight, text: str, first: FirstGame | None = None) -> None:
        self.minutes = minutes
        self.weight: Weight = weight
        self.text = text
        self.first = first


class FirstGame:
    """The options of a first game, what it is called, and why so. `players`: for how many it is, if not for any number."""

    def __init__(self, options: Mapping[str, Value], title: str, why: str, players: int | None = None) -> None:
        self.options = options
        self.title = title
        self.why = why
        self.players = players
