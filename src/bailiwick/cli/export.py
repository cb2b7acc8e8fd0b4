"""`bailiwick export`: the list of a server's tables, or one of them as a record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailiwick.cli.keeping import FOLDER_HELP

if TYPE_CHECKING:
    from bailiwick.table.store import Store


def export(
    table: Annotated[str | None, typer.Argument(help="Which table; without one, they are listed.", show_default=False)] = None,
    file: Annotated[Path | None, typer.Argument(help="Where to write it; otherwise it is printed.", show_default=False)] = None,
    folder: Annotated[Path | None, typer.Option(help=FOLDER_HELP, show_default=False)] = None,
) -> None:
    """Write a table as a record, or list the tables there are.

    [b]bailiwick export[/]                           which tables there are
    [b]bailiwick export pTqGx0aBz3Kd game.json[/]    one of them, to replay, show or import

    Mind: the record of a running game tells everything that is hidden in it.
    """
    from bailiwick.cli.files import BadFile, write_text
    from bailiwick.cli.keeping import tables
    from bailiwick.table.room import Room

    with tables(folder) as store:
        if table is None:
            list_tables(store)
            return
        row = store.table(table)
        if row is None:
            raise BadFile(f"There is no table {table!r}; `bailiwick export` lists those there are.")
        text = Room(store, row).whole_record().dumps()
    if file is None:
        print(text)
    else:
        write_text(file, text + "\n")
        print(f"Table {table} written to {file}.")


def list_tables(store: Store) -> None:
    from datetime import datetime

    from rich import box
    from rich.table import Table

    from bailiwick.cli.screen import make_console
    from bailiwick.table.store import BadRow

    listed = Table(box=box.SIMPLE)
    for heading in ("table", "game", "made", "state", "players"):
        listed.add_column(heading, no_wrap=heading in ("table", "made"))
    for id in store.all_tables():
        try:
            row = store.table(id)
        except BadRow:
            row = None
        if row is None:
            listed.add_row(id, "?", "?", "damaged", "")
            continue
        players = ", ".join(seat.name or "nobody yet" for seat in store.seats(row.id))
        made = datetime.fromtimestamp(row.created)
        listed.add_row(row.id, row.game, f"{made:%Y-%m-%d %H:%M}", row.status, players)
    make_console().print(listed)
