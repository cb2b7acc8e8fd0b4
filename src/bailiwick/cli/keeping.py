"""Where the commands that host games find the tables of a server, whether it runs or not; and where a fault is written down."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bailiwick.cli.files import BadFile
from bailiwick.kernel.record import Record
from bailiwick.table.capsule import Shelf, about, inside
from bailiwick.table.settings import read_settings, usual_folder
from bailiwick.table.store import Store

FOLDER_HELP = "The folder where games are kept. [dim]($BAILIWICK_FOLDER, or the usual place)[/]"


@contextmanager
def tables(folder: Path | None, *, make: bool = False) -> Iterator[Store]:
    """The tables in a folder; unless they are to be made, they must be there."""
    path = read_settings(os.environ, folder=folder).database
    if not make and not path.is_file():
        raise BadFile(f"There are no tables in {str(path.parent)!r}; --folder names another one.")
    store = Store(path)
    try:
        yield store
    finally:
        store.close()


def keep_fault(said: str, record: Record, tried: tuple[str, str], fault: BaseException | str) -> Path:
    """The rules have failed in a game that is at no table: write a capsule, and say where it is."""
    shelf = Shelf(usual_folder(os.environ))
    try:
        number, _ = shelf.put(about(record.game, said), inside(record, tried, fault), sealed=False)
    except OSError as problem:
        raise BadFile(f"{said} It can't be written down in {str(shelf.folder)!r}: {problem.strerror}.") from None
    return shelf.path(number)
