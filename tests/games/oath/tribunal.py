"""At the Tribunal: deals with promises, and what has become of them."""

from __future__ import annotations

from tests.games.oath.table import Page, Table

COURT = "provinces-3"


def at_court(red: Page, blue: Page, **changes: object) -> Table:
    """Red makes a deal with blue at the Tribunal."""
    return Table(red={"pawn": COURT, **red}, blue=blue, **changes).play("use the_tribunal", "player blue")


def promising(*parts: str, red: Page | None = None, blue: Page | None = None, **changes: object) -> Table:
    """Red has promised blue something at the Tribunal, part by part, and it is red's turn still."""
    t = at_court(red or {}, blue or {}, **changes)
    return t.play("promise", *parts, "done", "propose", "accept")


def asking(*parts: str, red: Page | None = None, blue: Page | None = None, **changes: object) -> Table:
    """Blue has promised red something, whose turn it is still."""
    t = at_court(red or {}, blue or {}, **changes)
    return t.play("want-promise", *parts, "done", "propose", "accept")


def running(t: Table) -> list[str]:
    """What is promised: by whom, what, and when."""
    found = [promise for promise in t.data["promises"] if promise["fate"] == "running"]
    return [f"{promise['by']} {promise['what']} {promise['deed'] or promise['n']} {promise['when']}" for promise in found]


def fates(t: Table) -> list[str]:
    """How the promises went that were made before anything was owed for them."""
    return [promise["fate"] for promise in t.data["promises"] if promise["what"] in ("do", "not")]
