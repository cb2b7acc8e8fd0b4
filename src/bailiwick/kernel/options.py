"""A game's options as data: the command line validates with it and a form can be drawn from it, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bailiwick.kernel.errors import BadOption, quoted

# What an option can be: one of its values, several of them or, where a person's own numbers are taken, an object.
Value = str | int | list[str | int] | dict[str, Any]


class OptionWords:
    """An option in one language: its title, a sentence on what it means, and the names of its values."""

    def __init__(self, title: str, help: str, values: Mapping[str, str]) -> None:
        self.title = title
        self.help = help
        self.values = values

    def value(self, value: str | int) -> str:
        """What a value is called; one without a name (a number, most often) says itself."""
        return self.values.get(str(value), str(value))


class Option:
    """One option: its name, the values it may have (the first is the default) and words for people, in any language.

    Name and values are what files and commands use. An option without words is said by them, with `help` in any language.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[str | int],
        help: str = "",
        *,
        count: int = 1,
        words: Callable[[str], OptionWords] | None = None,
    ) -> None:
        self.name = name
        self.values = tuple(values)
        self.count = count  # how many different values are picked (Tyrants' two half-decks)
        self.words = words
        self._plain = OptionWords(name, help, {})

    def said(self, lang: str) -> OptionWords:
        return self._plain if self.words is None else self.words(lang)

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, value: object) -> Value:
        """The value that is meant; what can't be one is refused."""
        if self.count == 1:
            return self._read_one(value)
        if value == self.default:
            return self.default
        parts: list[object] = []
        if isinstance(value, str):
            parts = [part.strip() for part in value.split(",")]
        elif isinstance(value, (list, tuple)):
            parts = list(value)
        else:
            raise BadOption(f"The option {self.name!r} can't be {quoted(value)}; it is a list of {self.count} names.")
        picked = [self._read_one(part) for part in parts]
        if len(picked) != self.count or len(set(picked)) != self.count or self.default in picked:
            raise BadOption(f"The option {self.name!r} needs {self.count} different names, or {self.default!r}.")
        return picked

    def _read_one(self, value: object) -> str | int:
        for allowed in self.values:
            if value == allowed and not isinstance(value, bool):
                return allowed
            if isinstance(value, str) and isinstance(allowed, int) and value.strip() == str(allowed):
                return allowed
        among = ", ".join(str(v) for v in self.values)
        raise BadOption(f"The option {self.name!r} can't be {quoted(value)}; it is one of: {among}.")


class DataOption(Option):
    """An option that takes a person's own numbers: an object with those that differ from the printed ones.

    `printed` holds all of them; `notes` says of some what is to be known of them, by their path (`tribes.*.start`).
    """

    def __init__(
        self,
        name: str,
        printed: Mapping[str, Any],
        notes: Mapping[str, str],
        check: Callable[[dict[str, Any]], object],
        words: Callable[[str], OptionWords] | None,
    ) -> None:
        super().__init__(name, (), words=words)
        self.printed = printed
        self.notes = notes
        self.check = check

    @property
    def default(self) -> Value:
        return {}

    def read(self, value: object) -> Value:
        if not isinstance(value, dict):
            raise BadOption(f"The option {self.name!r} is a file of one's own numbers, not {quoted(value)}.")
        self.check(value)
        return value


class TextOption(Option):
    """An option that takes, beside its values, the text that an earlier game has left for this one (`Game.legacy`).

    Such a text can tell what is still hidden in the game that begins from it: a table keeps it to itself until the end.
    """

    def __init__(
        self, name: str, values: Sequence[str | int], check: Callable[[str], object], words: Callable[[str], OptionWords] | None
    ) -> None:
        super().__init__(name, values, words=words)
        self.check = check

    def read(self, value: object) -> Value:
        if not isinstance(value, str) or value.strip() in self.values:
            return super().read(value.strip() if isinstance(value, str) else value)
        self.check(value)
        return value.strip()


class LineOption(Option):
    """An option that takes a line of a person's own, such as a name; empty if they give none."""

    def __init__(self, name: str, longest: int, words: Callable[[str], OptionWords] | None) -> None:
        super().__init__(name, ("",), words=words)
        self.longest = longest  # as UTF-8: what a file keeps

    def read(self, value: object) -> Value:
        if not isinstance(value, str):
            raise BadOption(f"The option {self.name!r} is a line of text, not {quoted(value)}.")
        line = " ".join(value.split())
        if not line.isprintable():
            raise BadOption(f"The option {self.name!r} has characters that can't be shown.")
        if len(line.encode(errors="replace")) > self.longest:
            raise BadOption(f"The option {self.name!r} is too long; {self.longest} letters are the most.")
        return line


def read_options(schema: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Fill in defaults and refuse what the schema doesn't know. An option with a count takes a list or `a,b`."""
    known = {option.name for option in schema}
    for name in given:
        if name not in known:
            raise BadOption(f"There is no option {name!r}; there are: {', '.join(sorted(known))}.")
    result: dict[str, Value] = {}
    for option in schema:
        value = given.get(option.name)
        result[option.name] = option.default if value is None else option.read(value)
    return result
