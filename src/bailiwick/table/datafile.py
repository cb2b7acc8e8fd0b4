"""Files of a person's own numbers, for games that take them: YAML (or JSON, which is YAML too), read and written out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final

import yaml

from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.game import Game
from bailiwick.kernel.options import DataOption

LONGEST: Final = 50_000  # characters: all numbers of a game are a tenth of that


def data_option(game: Game[Any]) -> DataOption:
    """The option of a game that takes such a file."""
    for option in game.options:
        if isinstance(option, DataOption):
            return option
    raise BadOption(f"{game.title} takes no numbers of your own.")


def read_files(game: Game[Any], given: Mapping[str, object]) -> dict[str, object]:
    """Options as a page sends them, where a file is a text, with what the text says."""
    files = {option.name for option in game.options if isinstance(option, DataOption)}
    return {name: parse_data(value) if name in files and isinstance(value, str) else value for name, value in given.items()}


def parse_data(text: str) -> dict[str, Any]:
    """What a file says, as objects, lists and numbers."""
    if len(text) > LONGEST:
        raise BadOption(f"A file of numbers is at most {LONGEST} characters long; this one has {len(text)}.")
    try:
        data = yaml.safe_load(text)
    except (yaml.YAMLError, ValueError, RecursionError) as problem:
        mark = getattr(problem, "problem_mark", None)
        where = f" near line {mark.line + 1}, column {mark.column + 1}" if mark is not None else ""
        raise BadOption(f"The file of numbers can't be read as YAML or JSON{where}.") from None
    if not isinstance(data, dict):
        raise BadOption("A file of numbers holds names with values, such as `rounds: {4: 6}`.")
    return with_names(data)


def with_names(data: dict[Any, Any]) -> dict[str, Any]:
    """The same with text for every name: YAML reads the 4 of `4: 6` as a number."""
    return {str(key): with_names(value) if isinstance(value, dict) else value for key, value in data.items()}


def write_data(option: DataOption) -> str:
    """All the numbers as a file to change: what needs no change may be left out of it."""
    return "\n".join(lines(option.printed, option.notes, "", "")) + "\n"


def lines(numbers: Mapping[str, Any], notes: Mapping[str, str], path: str, indent: str) -> Iterator[str]:
    for key, value in numbers.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, Mapping):
            yield f"{indent}{key}:"
            yield from lines(value, notes, here, indent + "  ")
        else:
            note = next((note for pattern, note in notes.items() if fnmatchcase(here, pattern)), "")
            said = f"[{', '.join(map(str, value))}]" if isinstance(value, (list, tuple)) else str(value)
            yield f"{indent}{key}: {said}" + (f"  # {note}" if note else "")
