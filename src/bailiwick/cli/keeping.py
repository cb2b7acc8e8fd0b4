"""Where the commands that host games find the tables of a server, whether it runs or not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bailiwick.cli.files import BadFile
from bailiwick.table.settings import read_settings
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
