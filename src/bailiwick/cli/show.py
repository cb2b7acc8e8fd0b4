"""`bailiwick show`: a position, or where a record ends, as panels."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailiwick.cli.beginning import SPOKEN

if TYPE_CHECKING:
    from rich.console import Console

    from bailiwick.kernel.match import Match


def show(
    file: Annotated[Path, typer.Argument(help="A position or a record.")],
    game: Annotated[int | None, typer.Option("--game", metavar="K", help="Which line of a .jsonl file, from 1.")] = None,
    lang: Annotated[str | None, typer.Option(help=f"{SPOKEN}. [dim](what $LANG says)[/]")] = None,
) -> None:
    """Show a position, or the last position of a record.

    [b]bailiwick show position.json[/]
    """
    from bailiwick.cli import files, screen
    from bailiwick.cli.words import language

    spoken = language(lang)
    draw_position(screen.make_console(), files.read_match(file, game), spoken)


def draw_position(console: Console, match: Match, lang: str) -> None:
    """As a spectator sees it, with the score and who must choose."""
    from rich.text import Text

    from bailiwick.cli import screen
    from bailiwick.cli.words import say

    game, state = match.game, match.state
    screen.draw_panels(console, game.panels(match.view(-1).masked, -1, lang))
    console.print()
    screen.draw_scores(console, game, state, say(lang, "final" if match.over else "score"), lang)
    if match.over:
        screen.draw_winners(console, game, state, lang)
    else:
        console.print(
            Text(
                say(lang, "waiting_for", game.say_seat(state, match.seat, lang), game.prompt(state, match.seat, lang)),
                style="bold yellow",
            )
        )
