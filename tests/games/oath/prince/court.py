"""Positions with the Clockwork Prince as purple, unless said otherwise; red's turn waits while he is made to act."""

from __future__ import annotations

from typing import Any

from bailiwick.games.oath.catalogue.suits import SUIT_IDS
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.prince.mind import SPACE_IDS
from bailiwick.games.oath.prince.threat import board_of
from tests.games.oath.table import Page, Table

UNUSED = dict.fromkeys(("brutal", "decadent", "careless", "greedy"), "unused")


def chart(friends: dict[str, int] | None = None, conspirators: dict[str, int] | None = None) -> Page:
    """Relationships as a position has them."""
    columns = (("friend", friends or {}), ("conspirator", conspirators or {}))
    return {suit: {"column": column, "level": level} for column, suits in columns for suit, level in suits.items()}


def court(
    friends: dict[str, int] | None = None, conspirators: dict[str, int] | None = None, mind: Page | None = None, **changes: Any
) -> Table:
    """`mind`: other fields of his board. No relic lies in the Reliquary: those are in the deck."""
    page: Page = {"prince": "purple", "reliquary": UNUSED, "relic_deck": ["map", "whistle", "ivory_eye"], **changes}
    page["clockwork"] = {"relationships": chart(friends, conspirators), **(mind or {})}
    return Table(**page)


def do(t: Table, step: Effect, x: int = 0, y: int = 0) -> Table:
    """Let him carry out one step, as in his own turn, until somebody is asked."""
    t.s.turn = t.s.prince
    t.s.waiting = 0
    t.s.choices = None
    t.s.push(step.index, x, y)
    GAME.advance(t.s)
    return t


def go_on(t: Table) -> Table:
    """After something he did at once: whatever it pushed."""
    t.s.waiting = 0
    t.s.choices = None
    GAME.advance(t.s)
    return t


def mind(t: Table) -> Page:
    page: Page = t.data["clockwork"]
    return page


def stand_at(t: Table, space: str) -> Table:
    board_of(t.s).current = SPACE_IDS.index(space)
    return t


def bond(t: Table, suit: str) -> tuple[str, int]:
    assert suit in SUIT_IDS
    page = mind(t)["relationships"][suit]
    return page["column"], page["level"]
