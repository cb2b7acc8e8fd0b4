"""`bailiwick play`: a game against bots, in the browser or, if asked for, here in the terminal. Each has a module of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bailiwick.cli.beginning import CHRONICLE, OWN_NUMBERS, SPOKEN, USUAL_GAME, WHICH_GAME, read_chronicle, read_given

IN_TERMINAL = "In the terminal"
IN_BROWSER = "In the browser"


def play(
    game: Annotated[str | None, typer.Argument(help=f"{WHICH_GAME} [dim]({USUAL_GAME})[/]", show_default=False)] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many seats, yours included. [dim](3)[/]")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            help="Who plays against you: beginner, easy, medium, hard, expert, or a list (easy,hard). [dim](medium)[/]",
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; give several one by one."),
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="FILE", help=OWN_NUMBERS, show_default=False)] = None,
    chronicle: Annotated[Path | None, typer.Option(metavar="FILE", help=CHRONICLE, show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=f"{SPOKEN}. [dim](what $LANG or the browser says)[/]")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", "-t", help="Play here in the terminal, without a browser.")] = False,
    port: Annotated[
        int | None,
        typer.Option(help="Where to serve; 0 takes a free port. [dim](8731)[/]", rich_help_panel=IN_BROWSER, show_default=False),
    ] = None,
    folder: Annotated[
        Path | None, typer.Option(help="The folder where games are kept.", rich_help_panel=IN_BROWSER, show_default=False)
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Open no browser: only say where the game is.", rich_help_panel=IN_BROWSER)
    ] = False,
    seat: Annotated[
        str | None,
        typer.Option(help="Your seat: red, blue …, or random. [dim](the first)[/]", rich_help_panel=IN_TERMINAL),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="The game's luck: the same seed deals the same cards. [dim](random)[/]", rich_help_panel=IN_TERMINAL),
    ] = None,
    load: Annotated[
        Path | None,
        typer.Option(help="Play on from a record or a position in a file.", rich_help_panel=IN_TERMINAL, show_default=False),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game you left last.", rich_help_panel=IN_TERMINAL)
    ] = False,
) -> None:
    """Play against bots, in the browser.

    [b]bailiwick play[/]                             you and two bots, at once
    [b]bailiwick play -p 4 -o decks=drow,undead[/]   four seats, these two half-decks
    [b]bailiwick play --terminal[/]                  here in the terminal
    [b]bailiwick play -t -p 2 -b easy --seed 7[/]    an easy game, the same every time
    [b]bailiwick play -t --resume[/]                 go on where you left
    [b]bailiwick play oath -t --chronicle world.txt[/]   the next game of a chronicle, or its first
    """
    given = read_given(game or USUAL_GAME, option or [], data)
    if chronicle is not None and load is None and not resume:
        given = read_chronicle(game or USUAL_GAME, given, chronicle)
    if terminal:
        refuse("is for a game in the browser; it can't be used with --terminal", port=port, folder=folder, no_browser=no_browser)
        from bailiwick.cli.terminal import play_here

        play_here(game, players, bots, given, seat, seed, load, resume, lang, chronicle)
    else:
        refuse("is for a game in the terminal: say --terminal too", seat=seat, seed=seed, load=load, resume=resume)
        from bailiwick.cli.browser import play_in_browser

        play_in_browser(game, players, bots, given, lang, port, folder, not no_browser, chronicle)


def refuse(why: str, **flags: object) -> None:
    """None of these flags may be given: each is either not there or, where it takes no value, false."""
    from bailiwick.kernel.errors import BadOption

    for name, given in flags.items():
        if given is not None and given is not False:
            raise BadOption(f"--{name.replace('_', '-')} {why}.")
