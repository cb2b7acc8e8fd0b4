"""Where games are saved by themselves: one record a game, in the person's data folder."""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path

from bailiwick.cli.files import BadFile, read_record
from bailiwick.kernel.record import Record


def folder() -> Path:
    """$BAILIWICK_FOLDER, or `bailiwick` in the data folder of the XDG convention."""
    own = os.environ.get("BAILIWICK_FOLDER")
    if own:
        return Path(own)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bailiwick"


def new_path(record: Record) -> Path:
    """A file that doesn't exist yet, named after the game, the time and the seed."""
    seed = re.sub(r"[^A-Za-z0-9]+", "-", str(record.seed))[:20].strip("-")
    stem = f"{record.game}-{datetime.now():%Y%m%d-%H%M%S}-{seed}"
    path = folder() / f"{stem}.json"
    again = 2
    while path.exists():
        path = folder() / f"{stem}-{again}.json"
        again += 1
    return path


def latest_unfinished(game: str | None) -> tuple[Path, Record]:
    """The game that was played last and is not over; files that are no records are passed over."""
    found = [(path.stat().st_mtime_ns, path) for path in folder().glob("*.json") if path.is_file()]
    for _, path in sorted(found, reverse=True):
        try:
            record = read_record(path)
        except BadFile:
            continue
        if record.result is None and game in (None, record.game):
            return path, record
    raise BadFile(f"There is no unfinished game in {str(folder())!r}.")


def is_save_of(path: Path, record: Record) -> bool:
    """Whether the file is an earlier or later save of the same game: same rules, same seed, same beginning."""
    try:
        other = read_record(path)
    except BadFile:
        return False
    return (other.game, other.seed, other.options, other.start) == (record.game, record.seed, record.options, record.start)
