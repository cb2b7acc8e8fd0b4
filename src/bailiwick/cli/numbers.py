"""`bailiwick numbers`: the numbers of a game that a person may correct, as a file to change and give to --data."""

from __future__ import annotations

from typing import Annotated

import typer

from bailiwick.cli.beginning import WHICH_GAME


def numbers(game: Annotated[str, typer.Argument(help=WHICH_GAME)]) -> None:
    """Print the numbers that your copy of a game may say otherwise, as a YAML file.

    [b]bailiwick numbers immortals > mine.yaml[/]         then correct it: only what differs needs to stay
    [b]bailiwick play immortals --data mine.yaml[/]       and play with it
    """
    from bailiwick import games
    from bailiwick.table.datafile import data_option, write_data

    print(write_data(data_option(games.load(game))), end="")
