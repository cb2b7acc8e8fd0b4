"""`bailiwick lessons`: the guided games by which one learns the others; with --check, each is played to its end."""

from __future__ import annotations

from typing import Annotated

import typer

from bailiwick.cli.beginning import SPOKEN, WHICH_GAME

TRIES = 5  # times that each lesson is played with other right moves than the first


def lessons(
    game: Annotated[str | None, typer.Argument(help=f"{WHICH_GAME} [dim](all of them)[/]", show_default=False)] = None,
    check: Annotated[bool, typer.Option("--check", help="Play every lesson to its end, and say what is wrong with it.")] = False,
    lang: Annotated[str | None, typer.Option(help=f"{SPOKEN}. [dim](what $LANG says)[/]")] = None,
) -> None:
    """List the lessons: guided first games, played in the browser.

    [b]bailiwick lessons[/]                   all of them
    [b]bailiwick lessons oath --check[/]      play those of one game, in every language
    """
    from rich.table import Table

    from bailiwick import games
    from bailiwick.cli.screen import make_console
    from bailiwick.cli.words import language, say
    from bailiwick.kernel.lesson import check_lesson

    spoken, console = language(lang), make_console()
    columns = [
        "lesson_game",
        "lesson_name",
        "lesson_title",
        "lesson_minutes",
        "lesson_moves",
        *(["lesson_checked"] if check else []),
    ]
    table = Table(*(say(spoken, column) for column in columns), box=None, header_style="bold")
    for name in [games.load(game).name] if game else games.NAMES:
        played = games.load(name)
        for lesson in games.lessons(name):
            told = check_lesson(lesson, played, TRIES) if check else 0
            title = played.words.text(spoken, f"lesson-{lesson.name}") if played.words is not None else ""
            row = [name, lesson.name, title, str(lesson.minutes), str(len(lesson.plan))]
            table.add_row(*row, *([say(spoken, "lesson_told", told)] if check else []))
    console.print(table)
