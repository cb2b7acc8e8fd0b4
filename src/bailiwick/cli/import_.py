"""`bailiwick import`: a record becomes a table of the server, finished or to be played on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bailiwick.cli.keeping import FOLDER_HELP


def import_(
    file: Annotated[Path, typer.Argument(help="A record: a .json file, or a .jsonl file with one record a line.")],
    game: Annotated[int | None, typer.Option("--game", metavar="K", help="Which line of a .jsonl file, from 1.")] = None,
    folder: Annotated[Path | None, typer.Option(help=FOLDER_HELP, show_default=False)] = None,
) -> None:
    """Make a table from a record, to look at or to play on.

    [b]bailiwick import game.json[/]

    Seats of bots stay with the bots; the others are free for whoever opens the table first.
    """
    from bailiwick.cli import files
    from bailiwick.cli.keeping import tables
    from bailiwick.cli.replay import check_result
    from bailiwick.table.records import import_record

    record = files.read_record(file, game)
    match = files.replay(file, record)
    if record.result is not None:
        check_result(file, record, match)
    with tables(folder, make=True) as store:
        id = import_record(store, record)
    print(f"{file} is table {id} now: open /t/{id} on the server" + ("." if match.over else " and take a seat."))
