"""Files that come in and go out: every complaint about one names it, and one is written wholly or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from bailiwick import games
from bailiwick.kernel.errors import BailiwickError
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import FORMAT, Record


class BadFile(BailiwickError):
    """A file that can't be read, or holds something else than it should."""


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile(f"There is no file {str(path)!r}.") from None
    except IsADirectoryError:
        raise BadFile(f"{str(path)!r} is a folder, not a file.") from None
    except UnicodeDecodeError as problem:
        raise BadFile(f"{str(path)!r} is not a text file: byte {problem.start + 1} is not UTF-8.") from None
    except (OSError, ValueError) as problem:
        raise BadFile(f"{str(path)!r} can't be read: {_reason(problem)}.") from None


def read_json(path: Path, number: int | None = None) -> dict[str, Any]:
    """The object in a file; of a file with one object a line (.jsonl), the one on line `number`, counted from 1."""
    text, place = read_text(path), str(path)
    if number is not None or path.suffix == ".jsonl":
        lines = text.splitlines()
        if number is None and len(lines) > 1:
            raise BadFile(f"{str(path)!r} holds {len(lines)} games; pick one with --game 1 to {len(lines)}.")
        number = number or 1
        if not 1 <= number <= len(lines):
            raise BadFile(f"{str(path)!r} has no line {number}; it has {len(lines)}.")
        text, place = lines[number - 1], f"{path}, line {number}"
    try:
        data = json.loads(text)
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, " if number is None else ""
        raise BadFile(f"{place}: this is not valid JSON ({problem.msg} at {where}column {problem.colno}).") from None
    except RecursionError:
        raise BadFile(f"{place}: this JSON is nested too deeply to be read.") from None
    except ValueError as problem:
        raise BadFile(f"{place}: this is not valid JSON ({problem}).") from None
    if not isinstance(data, dict):
        raise BadFile(f"{place}: an object was expected, in braces.")
    return data


def read_record(path: Path, number: int | None = None) -> Record:
    data = read_json(path, number)
    try:
        return Record.from_json(data)
    except BailiwickError as problem:
        raise BadFile(f"{path}: {problem}") from None


def replay(path: Path, record: Record, to: int | None = None) -> Match:
    """Play a record that came from a file; whatever is wrong with it is said with the file's name."""
    try:
        return Match.replay(games.load(record.game), record, to)
    except BailiwickError as problem:
        raise BadFile(f"{path}: {problem}") from None


def read_match(path: Path, number: int | None = None) -> Match:
    """A record, played to its end, or a position to play on from."""
    data = read_json(path, number)
    try:
        if data.get("format") == FORMAT:
            record = Record.from_json(data)
            return Match.replay(games.load(record.game), record)
        return Match(_game_of(data), start=data)
    except BailiwickError as problem:
        raise BadFile(f"{path}: {problem}") from None


def _game_of(position: dict[str, Any]) -> Game[Any]:
    if "format" in position:
        raise BadFile(f'this is neither a record (its "format" is not "{FORMAT}") nor a position (it has no "format").')
    name = position.get("game", games.NAMES[0])
    if not isinstance(name, str):
        raise BadFile(f'"game" must be a name, not {name!r}.')
    return games.load(name)


def write_text(path: Path, text: str) -> None:
    """All or nothing: whoever reads the file finds the old text or the new one, never half."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as problem:
        raise BadFile(f"{str(path)!r} can't be written: {_reason(problem)}.") from None


def _reason(problem: Exception) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
