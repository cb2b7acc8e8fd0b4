"""One server a folder: two would seat two people in one seat, and neither would tell its people what happens at the other.

The lock is on a file in the folder and is the system's own: it is gone with the process, however that ends.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from bailiwick.table.settings import BadSetting, Settings

FILE: Final = "serving"
FAR: Final = 1 << 20  # where Windows locks a byte: what is locked can't be read there


class Served(BadSetting):
    """Another server has the folder. `url` is where it can be reached."""

    def __init__(self, folder: Path, url: str) -> None:
        super().__init__(f"The games in {str(folder)!r} are served already, at {url}/.")
        self.url = url


class FolderLock:
    """Holds a folder for as long as the process lives, or until the end of a `with`."""

    def __init__(self, settings: Settings, url: str) -> None:
        folder = settings.folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not os.access(folder, os.W_OK):  # SQLite writes files beside its own
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            self.file: IO[str] = (folder / FILE).open("a+", encoding="utf-8")
            if settings.database.exists():
                settings.database.open("r+b").close()
        except OSError as problem:
            raise BadSetting(f"No games can be kept in {str(folder)!r}: {(problem.strerror or str(problem)).lower()}.") from None
        if not lock(self.file):
            self.file.seek(0)
            other = self.file.read().strip()
            self.file.close()
            raise Served(folder, other)
        self.file.truncate(0)
        self.file.write(url)
        self.file.flush()

    def __enter__(self) -> FolderLock:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.file.close()


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[str]) -> bool:
        """Whether the file is ours now."""
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: IO[str]) -> bool:
        """Whether the file is ours now."""
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
