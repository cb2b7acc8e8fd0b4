"""`bailiwick chronicle`: what a chronicle tells of the games that made it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bailiwick.cli.beginning import SPOKEN

if TYPE_CHECKING:
    from bailiwick.kernel.game import Game


def chronicle(
    file: Annotated[Path, typer.Argument(help="The file of a chronicle, or the record of a finished game.")],
    text: Annotated[
        bool, typer.Option("--text", help="Print the chronicle itself, for a file to play on from, not what it tells.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help=f"{SPOKEN}. [dim](what $LANG says)[/]")] = None,
) -> None:
    """Tell the history of a chronicle: who won, what was sworn and built, which cards came into the game.

    [b]bailiwick chronicle world.txt[/]
    [b]bailiwick chronicle game.json --text > world.txt[/]   the chronicle that a finished game has left
    """
    from rich.text import Text

    from bailiwick.cli import screen
    from bailiwick.cli.words import language

    spoken = language(lang)
    game, story = read_story(file)
    if text:
        print(story)
    else:
        console = screen.make_console()
        if called := game.legacy_name(story):
            console.print(Text(called, style="bold"))
        screen.draw_panels(console, game.history(story, spoken))


def read_story(path: Path) -> tuple[Game[Any], str]:
    """The text in a file, or the one that the game of a record has left, and the game that it belongs to."""
    from bailiwick import games
    from bailiwick.cli.files import BadFile, read_record, read_text, replay
    from bailiwick.kernel.errors import BadOption

    text = read_text(path)
    if text.lstrip().startswith("{"):
        match = replay(path, read_record(path))
        story = match.game.legacy(match.state)
        if not story:
            raise BadFile(f"{path}: this game has left no chronicle.")
        return match.game, story
    refused = "no game has chronicles"
    for game in map(games.load, games.NAMES):
        if game.text_option is not None:
            try:
                game.text_option.check(text)
            except BadOption as problem:
                refused = str(problem)
            else:
                return game, text.strip()
    raise BadFile(f"{path}: {refused}")
