"""How values look in JSON: written, read with complaints, and typed for the page. What stands where is in `fields`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bailiwick.kernel.native import mypyc_attr
from bailiwick.kernel.options import Option
from bailiwick.kernel.reading import Node


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


def filled(row: bytes) -> list[int]:
    """The places of a row that hold something; of long ones many hold nothing at all."""
    return [place for place in range(len(row)) if row[place]] if row.count(0) < len(row) else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How a value looks in JSON, and in the types of the page (`ts`)."""

    def __init__(self, ts: str, plain: bool = False) -> None:
        self.ts = ts
        self.plain = plain  # written as it is
        self.table: list[Any] | None = None  # what is written for each number, where that is all

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
        if type(self).write is One.write and (none is None or none < len(self.names)):
            self.table = list(self.names)
            if none == -1:
                self.table.append(None)
            elif none is not None:
                self.table[none] = None

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
        names, kind, sparse, otherwise = self.ids.names, self.kind, self.sparse, self.otherwise
        if kind.plain:
            return {names[i]: item for i, item in enumerate(value) if not sparse or item != otherwise}
        return {names[i]: kind.write(item) for i, item in enumerate(value) if not sparse or item != otherwise}

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
        return {name: choice for (name, choice), bit in self.rules.items() if value & bit} if value else {}

    def read(self, s: Any, node: Node) -> Any:
        bits = 0
        for name, item in node.fields(self.values).items():
            choice = self.values[name][item.one_of(self.values[name], "a value of this house rule")]
            bits |= self.rules.get((name, choice), 0)
        return bits
