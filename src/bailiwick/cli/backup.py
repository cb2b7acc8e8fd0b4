"""`bailiwick backup`: a copy of all tables, taken while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bailiwick.cli.keeping import FOLDER_HELP


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy; it never overwrites a file.")],
    folder: Annotated[Path | None, typer.Option(help=FOLDER_HELP, show_default=False)] = None,
) -> None:
    """Copy all tables into one file, even while the server runs.

    [b]bailiwick backup tables-monday.sqlite[/]

    To go back, stop the server and put the copy in the place of tables.sqlite.
    """
    import sqlite3

    from bailiwick.cli.files import BadFile
    from bailiwick.cli.keeping import tables

    with tables(folder) as store:
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            raise BadFile(f"{str(file)!r} is there already; a backup overwrites nothing.") from None
        except OSError as problem:
            raise BadFile(f"{str(file)!r} can't be written: {problem.strerror}.") from None
        try:
            store.backup(file)
        except sqlite3.Error as problem:
            file.unlink()
            raise BadFile(f"{str(file)!r} can't be written: {problem}.") from None
        count = len(store.all_tables())
    print(f"{count} {'table' if count == 1 else 'tables'} copied to {file}.")
