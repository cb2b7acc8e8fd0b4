"""Pictures in a game's texts: a part of the board at a moment of a game that was really played.

A text names a picture as Markdown does, `![what is to be seen](market "the line below it")`, in a paragraph of its own; within a
line, `![power](power)` is one of the game's signs, and `![](power)` one beside its word. `figures.json` says for each name which
part of the board it is (the page knows the parts), of what, after how many moves of which of its records, and who looks on.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record

PICTURE: Final = re.compile(r"^!\[(?P<alt>[^\]]*)\]\((?P<name>\w+)\s+\"(?P<caption>[^\"]*)\"\)[ \t]*$", re.MULTILINE)
SIGN: Final = re.compile(r"!\[(?P<alt>[^\]]*)\]\((?P<name>\w+)\)(?P<gap>\s?)")


class Figure:
    def __init__(self, part: str, of: list[str], seat: int, lit: bool, match: Match) -> None:
        self.part = part
        self.of = of
        self.seat = seat
        self.lit = lit  # whether it shows what the seat may choose
        self.match = match


def read_figures(game: Game[Any], written: Mapping[str, Any]) -> dict[str, Figure]:
    """The figures by name. Those of the same moment share it."""
    records = {name: Record.from_json(record) for name, record in written["records"].items()}
    moments: dict[tuple[str, int], Match] = {}
    figures: dict[str, Figure] = {}
    for name, figure in written["figures"].items():
        key = (figure["record"], figure["at"])
        if key not in moments:
            moments[key] = Match.replay(game, records[key[0]], to=key[1])
        match = moments[key]
        seat = game.seat_names(match.state).index(figure["seat"])
        figures[name] = Figure(figure["part"], figure.get("of", []), seat, figure.get("lit", False), match)
    return figures


def named_in(text: str) -> list[str]:
    """The figures that a text names."""
    return [found["name"] for found in PICTURE.finditer(text)]


def without_pictures(text: str) -> str:
    """The text for where nothing is drawn: of a picture its caption is left, of a sign the word that it stands for."""
    text = PICTURE.sub(lambda found: f"> {found['caption']}", text)
    return SIGN.sub(lambda found: found["alt"] and found["alt"] + found["gap"], text)
