"""A game's options as data: the command line validates with it and a form can be drawn from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bailiwick.kernel.errors import BadOption


class Option:
    """One option: its name, the values it may have (the first is the default) and a sentence on what it means."""

    def __init__(self, name: str, values: Sequence[str | int], help: str, *, count: int = 1) -> None:
        self.name = name
        self.values = tuple(values)
        self.help = help
        self.count = count  # how many different values are picked (Tyrants' two half-decks)

    @property
    def default(self) -> str | int:
        return self.values[0]

    def read(self, value: object) -> str | int:
        for allowed in self.values:
            if value == allowed and not isinstance(value, bool):
                return allowed
            if isinstance(value, str) and isinstance(allowed, int) and value.strip() == str(allowed):
                return allowed
        among = ", ".join(str(v) for v in self.values)
        raise BadOption(f"The option {self.name!r} can't be {value!r}; it is one of: {among}.")


def read_options(schema: Sequence[Option], given: Mapping[str, object]) -> dict[str, str | int | list[str | int]]:
    """Fill in defaults and refuse what the schema doesn't know. An option with a count takes a list or `a,b`."""
    known = {option.name for option in schema}
    for name in given:
        if name not in known:
            raise BadOption(f"There is no option {name!r}; there are: {', '.join(sorted(known))}.")
    result: dict[str, str | int | list[str | int]] = {}
    for option in schema:
        value = given.get(option.name)
        if option.count == 1:
            result[option.name] = option.default if value is None else option.read(value)
        else:
            result[option.name] = _read_several(option, value)
    return result


def _read_several(option: Option, value: object) -> str | int | list[str | int]:
    if value is None or value == option.default:
        return option.default
    parts: list[object] = []
    if isinstance(value, str):
        parts = [part.strip() for part in value.split(",")]
    elif isinstance(value, (list, tuple)):
        parts = list(value)
    else:
        raise BadOption(f"The option {option.name!r} can't be {value!r}; it is a list of {option.count} names.")
    picked = [option.read(part) for part in parts]
    if len(picked) != option.count or len(set(picked)) != option.count or option.default in picked:
        raise BadOption(f"The option {option.name!r} needs {option.count} different names, or {option.default!r}.")
    return picked
