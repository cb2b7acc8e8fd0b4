"""Files of a person's own numbers, for games that take them: YAML (or JSON, which is YAML too), read and written out.

Such a file may come from anybody, so little of YAML is read: names, numbers, words, lists and objects. What makes a short text
mean a long one (anchors, aliases, merges, tags) is refused as it is met, before anything is built, and so is what is too much.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final

import yaml

from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.game import Game
from bailiwick.kernel.options import DataOption

# All numbers of a game are a tenth of the first two; three levels are the deepest there are.
LONGEST: Final = 50_000  # characters
MOST: Final = 5_000  # names, values, lists and objects
DEEPEST: Final = 10
WORD: Final = 200  # characters of a name or a value
NUMBER: Final = re.compile(r"[-+]?[0-9]{1,9}", re.ASCII)
LONG_NUMBER: Final = re.compile(r"[-+]?[0-9_]{10,}", re.ASCII)


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
    """What a file says, as objects, lists and numbers. Every name is text, the 4 of `4: 6` too."""
    if len(text) > LONGEST:
        raise BadOption(f"A file of numbers is at most {LONGEST} characters long; this one has {len(text)}.")
    try:
        data = Reader(text).document()
    except BadOption:
        raise
    except (yaml.YAMLError, ValueError, RecursionError) as problem:
        mark = getattr(problem, "problem_mark", None)
        where = f" near line {mark.line + 1}, column {mark.column + 1}" if mark is not None else ""
        raise BadOption(f"The file of numbers can't be read as YAML or JSON{where}.") from None
    if not isinstance(data, dict):
        raise BadOption("A file of numbers holds names with values, such as `rounds: {4: 6}`.")
    return data


class Reader:
    """Builds what the events of a YAML text say, one by one, and stops at the first that may not be."""

    def __init__(self, text: str) -> None:
        self.events = yaml.parse(text, Loader=yaml.SafeLoader)
        self.event: Any = None
        self.count = 0

    def next(self) -> Any:
        self.event = next(self.events)
        return self.event

    def document(self) -> object:
        """The one value there is; None for an empty text."""
        self.next()  # the stream begins
        if isinstance(self.next(), yaml.StreamEndEvent):
            return None
        self.next()
        value = self.value(0)
        self.next()  # the document ends
        if not isinstance(self.next(), yaml.StreamEndEvent):
            raise ValueError("a second document")
        return value

    def value(self, depth: int) -> object:
        """The value that begins with the present event."""
        event = self.event
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise self.wrong("no anchors (&) and aliases (*) are read here.")
        if event.tag is not None:
            raise self.wrong("no tags (!) are read here.")
        self.count += 1
        if self.count > MOST:
            raise self.wrong(f"a file of numbers has at most {MOST} names and values.")
        if depth >= DEEPEST:
            raise self.wrong(f"it goes deeper than {DEEPEST} levels.")
        if isinstance(event, yaml.MappingStartEvent):
            return self.names(depth)
        if isinstance(event, yaml.SequenceStartEvent):
            return self.row(depth)
        return self.scalar()

    def names(self, depth: int) -> dict[str, object]:
        result: dict[str, object] = {}
        while not isinstance(self.next(), yaml.MappingEndEvent):
            name = self.value(depth + 1)
            if not isinstance(name, (str, int)):
                raise self.wrong("a name is a word or a number.")
            if str(name) in result:
                raise self.wrong(f"{str(name)!r} stands there twice.")
            self.next()
            result[str(name)] = self.value(depth + 1)
        return result

    def row(self, depth: int) -> list[object]:
        result = []
        while not isinstance(self.next(), yaml.SequenceEndEvent):
            result.append(self.value(depth + 1))
        return result

    def scalar(self) -> str | int:
        text: str = self.event.value
        plain = self.event.style is None
        if plain and LONG_NUMBER.fullmatch(text):
            raise self.wrong("a number has at most 9 digits.")
        if len(text) > WORD:
            raise self.wrong(f"a name or a value is at most {WORD} characters long.")
        return int(text) if plain and NUMBER.fullmatch(text) else text

    def wrong(self, sentence: str) -> BadOption:
        mark = self.event.start_mark
        return BadOption(f"The file of numbers, line {mark.line + 1}, column {mark.column + 1}: {sentence}")


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
