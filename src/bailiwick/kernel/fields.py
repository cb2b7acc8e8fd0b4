"""A field of a state, declared once: how it is written, read with complaints, shown to a seat, typed for the page and documented.

A **kind** (`kinds`) says how a value looks in JSON. A **field** says under which key it stands there and where the state keeps
it. A game's table of fields (`games/*/fields.py`) is all that a position file, a view, the page's types and the schema page are
made from. What a position leaves out stays as it is in a new state. The state itself knows nothing of it: its fields stay plain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bailiwick.kernel.kinds import Ids, Kind
from bailiwick.kernel.native import mypyc_attr
from bailiwick.kernel.reading import Node

ABSENT: Final = object()  # what is not in the JSON at all
WRITTEN: Final = object()  # what a seat sees of a field: simply what is written
ONE: Final[list[bytes]] = [bytes([i]) for i in range(256)]


# ---------------------------------------------------------------- sights: what a seat sees of it

# The masked state, whose view it is (-1: a spectator), and the place in a table; the value, or WRITTEN, or ABSENT.
Look = Callable[[Any, int, int], Any]


class Sight:
    """What a seat sees of a field, where that is not simply what is written. `ts`: its type, if another."""

    def __init__(self, says: str, look: Look | None, ts: str = "", optional: bool = False) -> None:
        self.says = says
        self.look = look
        self.ts = ts
        self.optional = optional  # not there for everybody


HIDDEN: Final = Sight("nothing", None)
SIZE: Final = Sight("how many", None, "number")


def only_if(says: str, test: Callable[[Any, int, int], bool]) -> Sight:
    """As it is written, for whom the test holds; otherwise not at all."""
    return Sight(says, lambda s, viewer, at: WRITTEN if test(s, viewer, at) else ABSENT, "", True)


OWN: Final = only_if("one's own only", lambda s, viewer, at: viewer == at)


# ---------------------------------------------------------------- fields: where a value stands


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A value under a key.

    `at`: the attribute that has it, by default the one of that name; if that is a row in which each place of a table has its own,
    where they begin there, and how many each place has, if several. `needed`: there is no default. `default`: what it is if it is
    left out, where that is not what a new state has, or a function of state, place and page; `otherwise` says so in words.
    `follows`: written for people; it follows from the rest and is not read.
    """

    def __init__(
        self,
        key: str,
        kind: Kind,
        says: str = "",
        *,
        at: str | tuple[str, int] | tuple[str, int, int] = "",
        needed: bool = False,
        default: Any = None,
        otherwise: str = "",
        follows: bool = False,
        seen: Sight | None = None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.says = says
        place: tuple[Any, ...] = (at or key,) if isinstance(at, str) else at
        self.attr: str = place[0]
        self.first: int = place[1] if len(place) > 1 else 0
        self.width: int = place[2] if len(place) > 2 else 0
        self.needed = needed
        self.default = default
        self.otherwise = otherwise
        self.follows = follows
        self.seen = seen
        self.written = True  # in positions; False: only views have it
        same = type(self).write is Field.write and type(self).get is Field.get
        self.straight = same and not self.width  # written as it stands in the state, value by value: see `write_fields`

    def attributes(self) -> list[str]:
        """What it keeps of the state."""
        return [self.attr]

    def get(self, o: Any, at: int) -> Any:
        value = getattr(o, self.attr)
        if self.width:
            begin = self.first + max(at, 0) * self.width
            return value[begin : begin + self.width]
        return value if at < 0 else value[self.first + at]

    def put(self, o: Any, at: int, value: Any) -> None:
        if self.width:
            begin = self.first + max(at, 0) * self.width
            getattr(o, self.attr)[begin : begin + self.width] = value
        elif at < 0:
            setattr(o, self.attr, value)
        else:
            row = getattr(o, self.attr)
            place = self.first + at
            if isinstance(row, bytes):
                setattr(o, self.attr, row[:place] + ONE[value] + row[place + 1 :])
            else:
                row[place] = value

    def write(self, o: Any, at: int) -> Any:
        return self.kind.write(self.get(o, at))

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        if self.follows:
            return
        if page.has(self.key):
            self.put(o, at, self.kind.read(s, page.at(self.key)))
        elif self.needed:
            page.at(self.key)  # which raises
        elif self.default is not None:
            self.put(o, at, self.default(s, at, page) if callable(self.default) else self.default)

    def show(self, s: Any, o: Any, at: int, viewer: int) -> Any:
        seen = self.seen
        if seen is None:
            return self.write(o, at)
        if seen.look is None:
            return ABSENT if seen is HIDDEN else len(self.get(o, at))
        shown = seen.look(s, viewer, at)
        return self.write(o, at) if shown is WRITTEN else shown


class Shown(Field):
    """What only a view has: a sum that people would do in their heads."""

    def __init__(self, key: str, ts: str, says: str, look: Look, optional: bool = False) -> None:
        super().__init__(key, Kind(ts), says, seen=Sight(says, look, ts, optional))
        self.written = False

    def attributes(self) -> list[str]:
        return []


class Bit(Field):
    """A bit for each place of a table in one number: one of two names, or yes and no."""

    def write(self, o: Any, at: int) -> Any:
        bit = getattr(o, self.attr) >> at & 1
        return bit == 1 if self.kind.plain else self.kind.write(bit)

    def put(self, o: Any, at: int, value: Any) -> None:
        mask = getattr(o, self.attr)
        setattr(o, self.attr, mask | 1 << at if value else mask & ~(1 << at))


# ---------------------------------------------------------------- objects: several fields


class Group(Field):
    """Several fields under one key. `type`: what the page calls it; without, it is written out where it stands. `lax`: other keys
    are passed over."""

    def __init__(
        self, key: str, says: str, fields: Sequence[Field], type: str = "", otherwise: str = "", lax: bool = False
    ) -> None:
        super().__init__(key, Kind(type), says, otherwise=otherwise)
        self.lax = lax
        self.fields: list[Field] = list(fields)
        self.kept: list[Field] = [field for field in self.fields if field.written]
        self.known: list[str] = [field.key for field in self.kept]
        self.type = type
        self.none = False  # whether it can be none at all: null

    def attributes(self) -> list[str]:
        return [name for field in self.fields for name in field.attributes()]

    def write(self, o: Any, at: int) -> Any:
        return write_fields({}, self.kept, o, at)

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        self.read_page(s, o, at, page.at(self.key, {}))

    def read_page(self, s: Any, o: Any, at: int, page: Node) -> None:
        if not self.lax:
            page.fields(self.known)
        for field in self.kept:
            field.read(s, o, at, page)

    def show(self, s: Any, o: Any, at: int, viewer: int) -> Any:
        return show_fields({}, self.fields, s, o, at, viewer)


class Table(Group):
    """An object with a page for each of some things, all with the same fields: seats, slots of a map.

    `every`: all of them must be there.
    """

    def __init__(
        self, key: str, ids: Ids, says: str, fields: Sequence[Field], type: str = "", otherwise: str = "", every: bool = False
    ) -> None:
        super().__init__(key, says, fields, type, otherwise)
        self.ids = ids
        self.every = every

    def names(self, s: Any) -> list[str]:
        return self.ids.names[: s.seats] if self.ids.seated else self.ids.names

    def write(self, o: Any, at: int) -> Any:
        return {name: write_fields({}, self.kept, o, i) for i, name in enumerate(self.names(o))}

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        pages = page.at(self.key) if self.every else page.at(self.key, {})
        names = self.names(s)
        pages.fields(names)
        for i, name in enumerate(names):
            self.read_page(s, o, i, pages.at(name) if self.every else pages.at(name, {}))

    def show(self, s: Any, o: Any, at: int, viewer: int) -> Any:
        return {name: show_fields({}, self.fields, s, o, i, viewer) for i, name in enumerate(self.names(s))}


class Part(Group):
    """A part of the state that is an object of its own, or none at all: null.

    `make`: a new one, which what is read is put into. `unwritten`: attributes of it that no position has.
    """

    def __init__(
        self,
        key: str,
        says: str,
        fields: Sequence[Field],
        type: str,
        make: Callable[[], Any],
        lax: bool = False,
        unwritten: Sequence[str] = (),
    ) -> None:
        super().__init__(key, says, fields, type, "none", lax)
        self.make = make
        self.unwritten: list[str] = list(unwritten)
        self.none = True

    def attributes(self) -> list[str]:
        return [self.attr]

    def write(self, o: Any, at: int) -> Any:
        part = getattr(o, self.attr)
        return None if part is None else write_fields({}, self.kept, part, -1)

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        if page.has(self.key):
            part = self.make()
            self.read_page(s, part, -1, page.at(self.key))
            setattr(o, self.attr, part)

    def show(self, s: Any, o: Any, at: int, viewer: int) -> Any:
        part = getattr(o, self.attr)
        return None if part is None else show_fields({}, self.fields, s, part, -1, viewer)


# Every field of every position and view comes by here, so what most of them do is written out: a value from the state, as its
# kind writes it.


def write_fields(data: dict[str, Any], fields: list[Field], o: Any, at: int) -> dict[str, Any]:
    for field in fields:
        if field.straight:
            value = getattr(o, field.attr)
            if at >= 0:
                value = value[field.first + at]
            kind = field.kind
            if not kind.plain:
                value = kind.write(value) if kind.table is None else kind.table[value]
        else:
            value = field.write(o, at)
        if value is not ABSENT:
            data[field.key] = value
    return data


def show_fields(data: dict[str, Any], fields: list[Field], s: Any, o: Any, at: int, viewer: int) -> dict[str, Any]:
    for field in fields:
        if field.straight and field.seen is None:
            value = getattr(o, field.attr)
            if at >= 0:
                value = value[field.first + at]
            kind = field.kind
            if not kind.plain:
                value = kind.write(value) if kind.table is None else kind.table[value]
        else:
            value = field.show(s, o, at, viewer)
        if value is not ABSENT:
            data[field.key] = value
    return data
