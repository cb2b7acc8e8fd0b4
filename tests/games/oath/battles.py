"""Campaigns to begin from: red stands in the Provinces, against blue who rules the site, or against bandits."""

from __future__ import annotations

from tests.games.oath.table import Page, Table

HERE = "provinces-1"


def against_blue(board: int = 5, **changes: object) -> Table:
    """Red stands at a site that blue rules with two warbands. Nobody meets the goal of the Oath: the title stays where it is."""
    page: Page = {"oath": "devotion", **changes}
    site = {"warbands": 2, "colour": "blue", **page.pop("provinces_1", {})}
    red = {"warbands": board, **page.pop("red", {})}
    return Table(red=red, provinces_1=site, **page)


def bandits(board: int = 5, **changes: object) -> Table:
    page: Page = dict(changes)
    red = {"warbands": board, **page.pop("red", {})}
    return Table(red=red, **page)


def resolve(t: Table, defender: str, dice: int, attack: str, defense: str, *targets: str) -> Table:
    t.play(f"campaign {defender}", *targets, "done")
    t.wish(attack, defense)
    return t.play(f"number {dice}")
