"""`bailiwick play`: who sits where, which game is begun or taken up again. The playing itself is in `session`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bailiwick.kernel.match import Match

YOU = "you"  # the person's name in a record's list of players
USUAL_PLAYERS = 3


def play(
    game: Annotated[str | None, typer.Argument(help="Which game; tyrants, unless another is named.", show_default=False)] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many seats, yours included. [dim](3)[/]")] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", "-b", help="Who plays against you: greedy, random, or a list (greedy,random). [dim](greedy)[/]"),
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Your seat: red, blue …, or random. [dim](the first)[/]")] = None,
    seed: Annotated[
        str | None, typer.Option(help="The game's luck: the same seed deals the same cards. [dim](random)[/]")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given again.")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Play on from a record or a position in a file.", show_default=False)] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game you left last.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, pt or it. [dim](what $LANG says)[/]")] = None,
) -> None:
    """Play against bots, here in the terminal.

    [b]bailiwick play[/]                             you and two greedy bots, at once
    [b]bailiwick play -p 2 -b random --seed 7[/]     an easy game, the same every time
    [b]bailiwick play -o decks=drow,undead[/]        with these two half-decks
    [b]bailiwick play --resume[/]                    go on where you left
    """
    from bailiwick.cli import saves
    from bailiwick.cli.files import read_match, replay
    from bailiwick.cli.session import Session
    from bailiwick.cli.words import language
    from bailiwick.kernel.errors import BadOption

    spoken = language(lang)
    path = None
    if load is not None and resume:
        raise BadOption("--load and --resume can't be used together: each names the game to go on with.")
    if load is not None or resume:
        for name, given in (("--players", players), ("--seed", seed), ("--option", option)):
            if given:
                raise BadOption(f"{name} can't be changed in a game that has begun.")
    if resume:
        path, record = saves.latest_unfinished(game)
        match = replay(path, record)
    elif load is not None:
        match = read_match(load)
        if game is not None and match.game.name != game:
            raise BadOption(f"{str(load)!r} holds a game of {match.game.name}, not of {game}.")
    else:
        match = begin(game or "tyrants", players, seed, option or [])
    sit_down(match, seat, bots)
    Session(match, match.record.players.index(YOU), path or saves.new_path(match.record), spoken).run()


def begin(name: str, players: int | None, seed: str | None, given: list[str]) -> Match:
    from secrets import randbelow

    from bailiwick import games
    from bailiwick.kernel.errors import BadOption
    from bailiwick.kernel.match import Match

    game = games.load(name)
    options: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise BadOption(f"--option {text!r} is not understood; it looks like name=value.")
        options[key.strip()] = value.strip()
    if players is not None:
        options["players"] = players
    elif "players" not in options and any(USUAL_PLAYERS in o.values for o in game.options if o.name == "players"):
        options["players"] = USUAL_PLAYERS
    if seed is None:
        return Match(game, options, randbelow(1_000_000_000))
    return Match(game, options, int(seed) if seed.isdecimal() and len(seed) < 19 else seed)


def sit_down(match: Match, seat: str | None, bots: str | None) -> None:
    """Write into the record who plays each seat; what a loaded record says holds, unless something else is asked for."""
    from secrets import choice

    from bailiwick.bots import find
    from bailiwick.kernel.errors import BadOption

    names = match.game.seat_names(match.state)
    before = match.record.players if len(match.record.players) == len(names) else []
    if seat is None:
        mine = before.index(YOU) if before.count(YOU) == 1 else 0
    elif seat == "random":
        mine = names.index(choice(names))
    elif seat in names:
        mine = names.index(seat)
    else:
        raise BadOption(f"--seat can't be {seat!r}; the seats are {', '.join(names)}, or random.")
    others = len(names) - 1
    if bots is None and before.count(YOU) == 1:
        opponents = [name for name in before if name != YOU]
    else:
        opponents = [name.strip() for name in (bots or "greedy").split(",")]
        if len(opponents) == 1:
            opponents *= others
    if len(opponents) != others:
        raise BadOption(f"--bots names {len(opponents)} bots; there are {others} seats for them.")
    for name in opponents:
        find(name)
    match.record.players = [*opponents[:mine], YOU, *opponents[mine:]]
