"""A field of a state, declared once: how it is written, read with complaints, shown to a seat, typed for the page and documented.

A **kind** says how a value looks in JSON. A **field** says under which key it stands there and where the state keeps it. A game's
table of fields (`games/*/fields.py`) is all that a position file, a view, the page's types and the schema page are made from.
What a position leaves out stays as it is in a new state. The state itself knows nothing of this: its fields stay plain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bailiwick.kernel.native import mypyc_attr
from bailiwick.kernel.options import Option
from bailiwick.kernel.reading import Node

ABSENT: Final = object()  # what is not in the JSON at all
WRITTEN: Final = object()  # what a seat sees of a field: simply what is written
ONE: Final[list[bytes]] = [bytes([i]) for i in range(256)]


class Ids:
    """What the numbers of some kind of thing are called: seats, cards, sites. An empty name is no name.

    `seated`: they are the seats, and only those that are in the game count. `among`: the only numbers that are meant, if not all.
    `ts`: the page's name for the type, if it has one.
    """

    def __init__(
        self, names: Sequence[str], what: str, ts: str = "string", seated: bool = False, among: range | None = None
    ) -> None:
        self.names: list[str] = list(names)
        self.what = what
        self.ts = ts
        self.seated = seated
        self.number: dict[str, int] = {name: i for i, name in enumerate(self.names) if name and (among is None or i in among)}

    def known(self, s: Any) -> list[str]:
        return [name for name, i in self.number.items() if not self.seated or i < s.seats]

    def read(self, s: Any, node: Node) -> int:
        number = self.number.get(node.value, -1) if isinstance(node.value, str) else -1
        if number < 0 or (self.seated and number >= s.seats):
            node.one_of(self.known(s), self.what)  # which raises
        return number


# ---------------------------------------------------------------- kinds: one value


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How a value looks in JSON, and in the types of the page (`ts`)."""

    def __init__(self, ts: str, plain: bool = False) -> None:
        self.ts = ts
        self.plain = plain  # written as it is

    def write(self, value: Any) -> Any:
        return value

    def read(self, s: Any, node: Node) -> Any:
        raise NotImplementedError


class Number(Kind):
    def __init__(self, low: int, high: int) -> None:
        super().__init__("number", plain=True)
        self.low = low
        self.high = high

    def read(self, s: Any, node: Node) -> Any:
        return node.number(self.low, self.high)


class Upto(Kind):
    """A number from 0 to one that the rest of the position decides."""

    def __init__(self, high: Callable[[Any], int]) -> None:
        super().__init__("number", plain=True)
        self.high = high

    def read(self, s: Any, node: Node) -> Any:
        return node.number(0, self.high(s))


class Flag(Kind):
    def __init__(self) -> None:
        super().__init__("boolean", plain=True)

    def read(self, s: Any, node: Node) -> Any:
        return node.flag()


class Text(Kind):
    def __init__(self) -> None:
        super().__init__("string", plain=True)

    def read(self, s: Any, node: Node) -> Any:
        return node.text()


class Letters(Kind):
    """Bytes that are a letter each, as dice are."""

    def __init__(self) -> None:
        super().__init__("string")

    def write(self, value: Any) -> Any:
        return value.decode("ascii")

    def read(self, s: Any, node: Node) -> Any:
        return node.text().encode("ascii", "replace")


class One(Kind):
    """One of some things, by its id; `none` is the number that stands for none of them."""

    def __init__(self, ids: Ids, none: int | None = None) -> None:
        super().__init__(ids.ts if none is None else f"{ids.ts} | null")
        self.ids = ids
        self.names: list[str] = ids.names
        self.none = none

    def write(self, value: Any) -> Any:
        return None if value == self.none else self.names[value]

    def read(self, s: Any, node: Node) -> Any:
        return self.ids.read(s, node)


class Mask(Kind):
    """Some of them: a bit each in the state, a list of ids in JSON."""

    def __init__(self, ids: Ids) -> None:
        super().__init__(f"{ids.ts}[]")
        self.ids = ids
        self.small: list[list[str]] = [self.names_of(mask) for mask in range(64)]  # most are: sets of seats

    def names_of(self, mask: int) -> list[str]:
        return [name for i, name in enumerate(self.ids.names) if mask >> i & 1]

    def write(self, value: Any) -> Any:
        return self.small[value].copy() if value < 64 else self.names_of(value)

    def read(self, s: Any, node: Node) -> Any:
        mask = 0
        for item in node.list():
            mask |= 1 << self.ids.read(s, item)
        return mask


class Pile(Kind):
    """Cards and the like in bytes. `top_first`: the last is on top, and JSON begins with it. `tidy`: kept sorted."""

    def __init__(self, ids: Ids, top_first: bool = False, tidy: bool = False) -> None:
        super().__init__(f"{ids.ts}[]")
        self.ids = ids
        self.top_first = top_first
        self.tidy = tidy

    def write(self, value: Any) -> Any:
        pile: bytes = value
        if not pile:
            return []
        names = self.ids.names
        return [names[card] for card in (pile[::-1] if self.top_first else pile)]

    def read(self, s: Any, node: Node) -> Any:
        cards = [self.ids.read(s, item) for item in node.list()]
        return bytes(sorted(cards) if self.tidy else reversed(cards) if self.top_first else cards)


class Row(Kind):
    """So many places in bytes, each with a thing, or with none: 0."""

    def __init__(self, ids: Ids, length: int) -> None:
        super().__init__(f"({ids.ts} | null)[]")
        self.ids = ids
        self.length = length

    def write(self, value: Any) -> Any:
        row: bytes = value
        return [self.ids.names[card] or None for card in row]

    def read(self, s: Any, node: Node) -> Any:
        return bytes([0 if item.value is None else self.ids.read(s, item) for item in node.list(self.length)])


class Listed(Kind):
    """A list of values of one kind, so many of them if that is certain."""

    def __init__(self, kind: Kind, length: int | None = None, ts: str = "") -> None:
        super().__init__(ts or (f"({kind.ts})[]" if " " in kind.ts else f"{kind.ts}[]"))
        self.kind = kind
        self.length = length

    def write(self, value: Any) -> Any:
        return list(value) if self.kind.plain else [self.kind.write(item) for item in value]

    def read(self, s: Any, node: Node) -> Any:
        return [self.kind.read(s, item) for item in node.list(self.length)]


class Packed(Listed):
    """The same in bytes; `tidy`: kept sorted."""

    def __init__(self, kind: Kind, length: int | None = None, tidy: bool = False) -> None:
        super().__init__(kind, length)
        self.tidy = tidy

    def write(self, value: Any) -> Any:
        row: bytes = value
        return list(row) if self.kind.plain else [self.kind.write(item) for item in row]

    def read(self, s: Any, node: Node) -> Any:
        values = [self.kind.read(s, item) for item in node.list(self.length)]
        return bytes(sorted(values) if self.tidy else values)


class Each(Kind):
    """A value for each of some things, by id: a list in the state, or, `packed`, bytes. Where nothing is said, or
    null, if `nulls` may stand there, it is `otherwise`; `sparse`: that is not written."""

    def __init__(
        self, ids: Ids, kind: Kind, otherwise: Any = 0, sparse: bool = False, packed: bool = False, nulls: bool = True
    ) -> None:
        super().__init__(f"Record<{ids.ts}, {kind.ts}>")
        self.ids = ids
        self.kind = kind
        self.otherwise = otherwise
        self.sparse = sparse
        self.packed = packed
        self.nulls = nulls

    def write(self, value: Any) -> Any:
        pairs = zip(self.ids.names, value, strict=True)
        if self.sparse:
            plain, otherwise = self.kind.plain, self.otherwise
            return {name: item if plain else self.kind.write(item) for name, item in pairs if item != otherwise}
        return dict(pairs) if self.kind.plain else {name: self.kind.write(item) for name, item in pairs}

    def read(self, s: Any, node: Node) -> Any:
        node.fields(self.ids.names)
        values = [self.otherwise] * len(self.ids.names)
        for name, item in node.items():
            if item.value is not None or not self.nulls:
                values[self.ids.number[name]] = self.kind.read(s, item)
        return bytes(values) if self.packed else values


class HouseRules(Kind):
    """The values of options that are house rules, a bit each. With `options`, a position may name their other values too."""

    def __init__(self, rules: Mapping[tuple[str, str], int], options: Sequence[Option] = ()) -> None:
        super().__init__("Record<string, string>")
        self.rules: dict[tuple[str, str], int] = dict(rules)
        self.values: dict[str, list[str]] = {}
        for name, value in self.rules:
            self.values.setdefault(name, []).append(value)
        for option in options:
            if option.name in self.values:
                self.values[option.name] = [str(value) for value in option.values]

    def write(self, value: Any) -> Any:
        return {name: choice for (name, choice), bit in self.rules.items() if value & bit}

    def read(self, s: Any, node: Node) -> Any:
        bits = 0
        for name, item in node.fields(self.values).items():
            choice = self.values[name][item.one_of(self.values[name], "a value of this house rule")]
            bits |= self.rules.get((name, choice), 0)
        return bits


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
        value = self.get(o, at) if self.width else getattr(o, self.attr) if at < 0 else getattr(o, self.attr)[self.first + at]
        return value if self.kind.plain else self.kind.write(value)

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
        return self.kind.write(self.get(o, at))

    def get(self, o: Any, at: int) -> Any:
        bit = getattr(o, self.attr) >> at & 1
        return bit if isinstance(self.kind, One) else bit == 1

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
        return write_fields(self.kept, o, at)

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        self.read_page(s, o, at, page.at(self.key, {}))

    def read_page(self, s: Any, o: Any, at: int, page: Node) -> None:
        if not self.lax:
            page.fields(self.known)
        for field in self.kept:
            field.read(s, o, at, page)

    def show(self, s: Any, o: Any, at: int, viewer: int) -> Any:
        return show_fields(self.fields, s, o, at, viewer)


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
        return {name: write_fields(self.kept, o, i) for i, name in enumerate(self.names(o))}

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        pages = page.at(self.key) if self.every else page.at(self.key, {})
        names = self.names(s)
        pages.fields(names)
        for i, name in enumerate(names):
            self.read_page(s, o, i, pages.at(name) if self.every else pages.at(name, {}))

    def show(self, s: Any, o: Any, at: int, viewer: int) -> Any:
        return {name: show_fields(self.fields, s, o, i, viewer) for i, name in enumerate(self.names(s))}


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
        return None if part is None else write_fields(self.kept, part, -1)

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        if page.has(self.key):
            part = self.make()
            self.read_page(s, part, -1, page.at(self.key))
            setattr(o, self.attr, part)

    def show(self, s: Any, o: Any, at: int, viewer: int) -> Any:
        part = getattr(o, self.attr)
        return None if part is None else show_fields(self.fields, s, part, -1, viewer)


def write_fields(fields: list[Field], o: Any, at: int) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for field in fields:
        value = field.write(o, at)
        if value is not ABSENT:
            data[field.key] = value
    return data


def show_fields(fields: list[Field], s: Any, o: Any, at: int, viewer: int) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for field in fields:
        value = field.show(s, o, at, viewer)
        if value is not ABSENT:
            data[field.key] = value
    return data
