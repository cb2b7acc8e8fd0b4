"""What a game is begun with, as the command line names it: options and opponents, checked before anything begins."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bailiwick.games import NAMES
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.shelf import languages_of

if TYPE_CHECKING:
    from bailiwick.kernel.match import Match

WHICH_GAME = f"Which game: {', '.join(NAMES)}."  # how every command's help says it
SPOKEN = ", ".join(languages_of("bailiwick"))
USUAL_GAME = NAMES[0]
USUAL_PLAYERS = 3
CHRONICLE = "The file of a chronicle, for a game that has one: games go on from it and are added to it."
OWN_NUMBERS = "A file of your own numbers, for a game that takes one; [b]bailiwick numbers[/] shows it."


def read_pairs(given: list[str]) -> dict[str, object]:
    """The values of --option, each NAME=VALUE."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadOption(f"--option {text!r} is not understood; it looks like name=value.")
        options[name.strip()] = value.strip()
    return options


def read_given(game: str, pairs: list[str], data: Path | None) -> dict[str, object]:
    """The options a game is asked for with: the values of --option and the file of --data."""
    options = read_pairs(pairs)
    if data is not None:
        from bailiwick import games
        from bailiwick.cli.files import read_text
        from bailiwick.table.datafile import data_option, parse_data

        options[data_option(games.load(game)).name] = parse_data(read_text(data))
    return options


def read_chronicle(game: str, given: Mapping[str, object], path: Path) -> dict[str, object]:
    """The same options with the chronicle in a file; where there is no such file yet, a new one begins."""
    from bailiwick import games
    from bailiwick.cli.files import BadFile, read_text

    loaded = games.load(game)
    option = loaded.text_option
    if option is None:
        raise BadOption(f"{loaded.title} has no chronicle: each of its games stands alone.")
    if not path.exists():
        return dict(given)
    if option.name in given:
        raise BadOption(f"The chronicle is given twice: by --chronicle and by --option {option.name}.")
    try:
        return {**given, option.name: option.read(read_text(path))}
    except BadOption as problem:
        raise BadFile(f"{path}: {problem}") from None


def new_match(name: str, players: int | None, seed: str | None, given: Mapping[str, object]) -> Match:
    """A game as asked for, at its first decision. Whatever is wrong with the options is said here."""
    from secrets import randbelow

    from bailiwick import games
    from bailiwick.kernel.match import Match

    game = games.load(name)
    options = dict(given)
    if players is not None:
        options["players"] = players
    elif "players" not in options and any(USUAL_PLAYERS in o.values for o in game.options if o.name == "players"):
        options["players"] = USUAL_PLAYERS
    if seed is None:
        return Match(game, options, randbelow(1_000_000_000))
    return Match(game, options, int(seed) if seed.isdecimal() and len(seed) < 19 else seed)


def opponents(bots: str | None, seats: int) -> list[str]:
    """The names of the bots for so many seats: one for each, or one for all."""
    from bailiwick.bots import USUAL

    names = [name.strip() for name in (bots or USUAL).split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption(f"--bots names {len(names)} bots; there are {seats} seats for them.")
    return names
