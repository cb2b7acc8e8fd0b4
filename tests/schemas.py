"""What is made from the games' field tables: the schema in docs/positions, and the page's types of views.

python -m tests.schemas            writes the tables of docs/positions anew
python -m tests.schemas --types    writes web/src/games/*/view.d.ts, which `npm run types` does
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bailiwick import games
from bailiwick.kernel.fields import HIDDEN, Field, Group, Part, Table
from bailiwick.kernel.game import Game
from bailiwick.kernel.kinds import Ids, Kind
from bailiwick.kernel.position import Schema

ROOT: Final = Path(__file__).resolve().parent.parent
BEGIN: Final = "<!-- made from the field table by `make schemas` -->"
END: Final = "<!-- until here -->"


def schemas() -> Iterator[tuple[Game[Any], Schema[Any]]]:
    for name in games.NAMES:
        game = games.load(name)
        if game.schema is not None:
            yield game, game.schema


# ---------------------------------------------------------------- the page's types


def named_types(schema: Schema[Any]) -> dict[str, Ids]:
    """The types that have a name because they are one of a few ids."""
    found: dict[str, Ids] = {}

    def look(kind: Kind | None) -> None:
        ids = getattr(kind, "ids", None)
        if isinstance(ids, Ids) and ids.ts != "string":
            found[ids.ts] = ids
        if kind is not None:
            look(getattr(kind, "kind", None))

    for field in every_field(schema.fields):
        look(field.kind)
        if isinstance(field, Table) and field.ids.ts != "string":
            found[field.ids.ts] = field.ids
    return found


def every_field(fields: list[Field]) -> Iterator[Field]:
    for field in fields:
        yield field
        if isinstance(field, Group):
            yield from every_field(field.fields)


def members(fields: list[Field], indent: str) -> str:
    lines = []
    for field in fields:
        if field.seen is HIDDEN:
            continue
        if (says := field.seen.says if field.seen is not None else field.says) and not isinstance(field, Group):
            lines.append(f"{indent}/** {says[0].upper()}{says[1:]}. */")
        optional = "?" if field.seen is not None and field.seen.optional else ""
        lines.append(f"{indent}{field.key}{optional}: {type_of(field, indent)};")
    return "\n".join(lines)


def type_of(field: Field, indent: str) -> str:
    if not isinstance(field, Group):
        return (field.seen.ts if field.seen is not None else "") or field.kind.ts
    page = field.type or "{\n" + members(field.fields, indent + "  ") + f"\n{indent}}}"
    table = f"Record<{field.ids.ts}, {page}>" if isinstance(field, Table) else page
    return f"{table} | null" if field.none else table


def types(schema: Schema[Any]) -> str:
    """What a seat is shown, in TypeScript."""
    parts = [f"// What a seat is shown, made from the field table of {schema.game}. Not to be edited: `npm run types` writes it."]
    for name, ids in named_types(schema).items():
        parts.append(f"export type {name} = " + " | ".join(f'"{id}"' for id in ids.names if id) + ";")
    for field in every_field(schema.fields):
        if isinstance(field, Group) and field.type:
            parts.append(f"export interface {field.type} {{\n{members(field.fields, '  ')}\n}}")
    name = schema.game.partition("_")[0].capitalize() + "View"
    ends = "  over: boolean;\n  waiting: string[];\n  you: string | null;"
    parts.append(f"export interface {name} {{\n  players: number;\n{members(schema.fields, '  ')}\n{ends}\n}}")
    return "\n\n".join(parts) + "\n"


# ---------------------------------------------------------------- the documented schema


def default_of(field: Field, fresh: Any, at: int) -> str:
    if field.needed:
        return "must be given"
    if field.otherwise or field.follows:
        return field.otherwise or "follows from the rest"
    value = None if isinstance(field, Group) else field.write(fresh, at)
    if field.default is not None:
        value = field.kind.write(field.default)
    if value is None or value == "" or (isinstance(value, list | dict) and not any(value)):
        return "none"
    return f"`{value}`" if isinstance(value, str) else str(value).lower()


def table(fields: list[Field], fresh: Any, at: int) -> list[str]:
    rows = ["| field | what it is | default |", "|---|---|---|"]
    for field in fields:
        if field.written:
            says = f"{field.says}; see below" if isinstance(field, Group) else field.says
            rows.append(f"| `{field.key}` | {says} | {default_of(field, fresh, at)} |")
    return rows


def sights(fields: list[Field], path: str) -> Iterator[str]:
    for field in fields:
        if field.seen is not None:
            yield f"| `{path}{field.key}` | {field.seen.says} |"
        if isinstance(field, Group):
            yield from sights(field.fields, f"{path}{field.key}.")


def sections(fields: list[Field], fresh: Any) -> Iterator[str]:
    """A table for each object within."""
    for field in fields:
        if isinstance(field, Group):
            each = f": {field.ids.names[0]}, …" if isinstance(field, Table) else ""
            inner = field.make() if isinstance(field, Part) else fresh
            yield from ("", f"**`{field.key}`**{each}", "", *table(field.fields, inner, 0 if isinstance(field, Table) else -1))
            yield from sections(field.fields, inner)


def document(game: Game[Any], schema: Schema[Any]) -> str:
    fresh = type(game.new({}, 0))()
    seats = ", ".join(f"`{name}`" for name in schema.seats.names)
    top = table(schema.fields, fresh, -1)
    top[2:2] = [
        f'| `game`, `schema` | `"{schema.game}"`, `1` | these |',
        f"| `players` | {schema.players.low} to {schema.players.high}; the seats are {seats}, in this order | must be given |",
    ]
    lines = [
        *top,
        "| `over` | whether the game is over | false |",
        "| `rng` | the generator's state, 32 hexadecimal digits | that of seed 0 |",
        f"| `stack`, `waiting`, `revealed` | the rules in flight, who is asked, what was revealed | {schema.begins} |",
    ]
    lines += sections(schema.fields, fresh)
    lines += ["", "A seat is shown the same, without `stack`, `rng` and `revealed`, and with these differences:", ""]
    lines += ["| field | what a seat sees |", "|---|---|", *sights(schema.fields, "")]
    return "\n".join(lines)


def page_of(schema: Schema[Any]) -> Path:
    return ROOT / "docs" / "positions" / f"{schema.game}.md"


def rewritten(game: Game[Any], schema: Schema[Any]) -> str:
    """The page with its tables as they should be."""
    before, _, rest = page_of(schema).read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"{page_of(schema)} has no place for the tables: it is between {BEGIN} and {END}."
    return f"{before}{BEGIN}\n\n{document(game, schema)}\n\n{END}{after}"


def main(arguments: list[str]) -> None:
    for game, schema in schemas():
        if "--types" in arguments:
            (ROOT / "web" / "src" / "games" / schema.game / "view.d.ts").write_text(types(schema), encoding="utf-8")
        else:
            page_of(schema).write_text(rewritten(game, schema), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
