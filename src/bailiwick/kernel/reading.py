"""Reading JSON that a person may have written: every complaint names the place and what is wanted there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bailiwick.kernel.errors import BadPosition, place_name, quoted

NOTHING: Any = object()


class Node:
    """A value and the path to it. Asking for what isn't there, or is of another kind, raises a sentence with the path."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def wrong(self, complaint: str) -> BadPosition:
        return BadPosition(f"{place_name(self.path) or 'the position'}: {complaint}")

    # -- objects

    def fields(self, known: Iterable[str]) -> Node:
        """Check that this is an object with no other keys than the known ones."""
        if not isinstance(self.value, dict):
            raise self.wrong("an object is needed here.")
        allowed = list(known)
        for key in self.value:
            if key not in allowed:
                raise self.wrong(f"{quoted(key)} is not known here; possible are: {', '.join(allowed)}.")
        return self

    def has(self, key: str) -> bool:
        if not isinstance(self.value, dict):
            raise self.wrong("an object is needed here.")
        return key in self.value and self.value[key] is not None

    def at(self, key: str, default: Any = NOTHING) -> Node:
        path = f"{self.path}.{key}" if self.path else key
        if self.has(key):
            return Node(self.value[key], path)
        if default is NOTHING:
            raise Node(None, path).wrong("is missing.")
        return Node(default, path)

    def items(self) -> Iterator[tuple[str, Node]]:
        if not isinstance(self.value, dict):
            raise self.wrong("an object is needed here.")
        for key in self.value:
            yield str(key), Node(self.value[key], f"{self.path}.{key}" if self.path else str(key))

    # -- other kinds

    def list(self, length: int | None = None) -> list[Node]:
        if not isinstance(self.value, (list, tuple)):
            raise self.wrong("a list is needed here.")
        if length is not None and len(self.value) != length:
            raise self.wrong(f"a list of {length} is needed here, not of {len(self.value)}.")
        return [Node(item, f"{self.path}[{i}]") for i, item in enumerate(self.value)]

    def number(self, low: int, high: int) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.wrong(f"{quoted(self.value)} is not a whole number from {low} to {high}.")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong(f"{quoted(self.value)} is not true or false.")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong(f"{quoted(self.value)} is not a text.")
        return self.value

    def one_of(self, names: Iterable[str], what: str) -> int:
        """The index of the name among those known."""
        known = list(names)
        if not isinstance(self.value, str) or self.value not in known:
            some = f"; possible are: {', '.join(known)}" if len(known) <= 12 else ""
            raise self.wrong(f"{quoted(self.value)} is not {what}{some}.")
        return known.index(self.value)
