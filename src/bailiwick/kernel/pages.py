"""Plain structures that a game hands out for people to read; how they are drawn is the caller's business."""

from __future__ import annotations

from typing import Final

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
