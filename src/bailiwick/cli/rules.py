"""`bailiwick rules`: a game's rules and rulings, whole, by clause, or by a word. They are the texts that code and tests cite."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from bailiwick.cli.beginning import SPOKEN, WHICH_GAME

if TYPE_CHECKING:
    from rich.console import Console

CLAUSE = re.compile(r"[A-Za-z]{1,3}-\d+(\.\d+)*")
# Where a clause begins: a heading, an item or a row of a table, its number first.
BEGINS = re.compile(r"^(?:(?P<heading>#+) |- |\| )(?:\*\*)?(?P<id>[A-Z]{1,3}-\d+(?:\.\d+)*)?")


def rules(
    game: Annotated[str, typer.Argument(help=WHICH_GAME)],
    clause: Annotated[
        str | None,
        typer.Argument(help="A clause (T-7.3, A-15.4, R-22), a section (T-7) or a word to look for.", show_default=False),
    ] = None,
    lang: Annotated[str | None, typer.Option(help=f"{SPOKEN}. [dim](what $LANG says)[/]")] = None,
    how: Annotated[bool, typer.Option("--how", help="How to play, on one page: read this first.")] = False,
) -> None:
    """Read the rules.

    [b]bailiwick rules tyrants --how[/]       how to play, on one page
    [b]bailiwick rules tyrants[/]             all of them
    [b]bailiwick rules tyrants T-7[/]         a section
    [b]bailiwick rules tyrants R-22[/]        a ruling
    [b]bailiwick rules tyrants presence[/]    every clause with that word
    """
    from bailiwick import games
    from bailiwick.cli.screen import make_console
    from bailiwick.cli.words import language
    from bailiwick.kernel.errors import BadOption
    from bailiwick.kernel.figures import without_pictures

    if how and clause is not None:
        raise BadOption("How to play is one page, without clauses: leave out --how to look for one.")
    told = [games.how_to_play(game, language(lang))] if how else games.rules(game, language(lang))
    texts = [without_pictures(part.text) for part in told]
    console = make_console()
    if clause is None:
        draw(console, "\n\n".join(texts))
        return
    blocks = [block for text in texts for block in split(text)]
    if CLAUSE.fullmatch(clause):
        found = section(blocks, clause.upper())
    else:
        found = [block for block in blocks if block.id and clause.casefold() in block.text.casefold()]
    if not found:
        raise BadOption(f"The rules of {game} have no clause {clause!r}, and no clause has it in its text.")
    draw(console, join(found))


class Block:
    """A clause, a heading or a row of a table. `level` is 0 for what is no heading, `head` the head of a row's table."""

    def __init__(self, id: str, level: int, text: str, head: str = "") -> None:
        self.id = id
        self.level = level
        self.text = text
        self.head = head


def split(text: str) -> list[Block]:
    blocks: list[Block] = []
    head = ""
    for line in text.splitlines():
        begins = BEGINS.match(line)
        if line.startswith("|---"):
            head = f"{blocks[-1].text}\n{line}"
            blocks[-1].text = head
        elif begins:
            head = head if line.startswith("|") else ""
            blocks.append(Block(begins["id"] or "", len(begins["heading"] or ""), line, head))
        elif blocks:
            blocks[-1].text += f"\n{line}"
    return blocks


def section(blocks: list[Block], clause: str) -> list[Block]:
    """A clause with its sub-clauses; a heading with all that stands under it."""
    found: list[Block] = []
    under = 0  # the level of the heading that was asked for, while in its section
    for block in blocks:
        if block.level and block.level <= under:
            under = 0
        if block.id == clause and block.level:
            under = block.level
        if under or block.id == clause or block.id.startswith(f"{clause}."):
            found.append(block)
    return found


def join(blocks: list[Block]) -> str:
    """One text again; rows that were taken out of a table get its head."""
    lines: list[str] = []
    head = ""
    for block in blocks:
        if block.head and block.head != head:
            lines += ["", block.head]
        lines.append(block.text)
        head = block.head or block.text
    return "\n".join(lines)


def draw(console: Console, text: str) -> None:
    from rich.markdown import Markdown

    console.print(Markdown(text))
