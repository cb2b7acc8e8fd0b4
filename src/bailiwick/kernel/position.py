"""What the positions of all games have in common: how they begin, the rules in flight, who is waited for, and chance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Generic

from bailiwick.kernel.errors import quoted
from bailiwick.kernel.fields import Field, show_fields, write_fields
from bailiwick.kernel.kinds import Ids, Number
from bailiwick.kernel.reading import Node
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import FRAME, State
from bailiwick.kernel.step import Program, S

SCHEMA: Final = 1
BIGGEST: Final = (1 << 62) - 1
HEADER: Final = ("game", "schema", "players")
FLIGHT: Final = ("over", "stack", "waiting", "revealed", "rng")


def open_position(raw: Mapping[str, Any], game: str, schema: int, fields: Iterable[str]) -> Node:
    """The position as something to read from, once it is known to be of this game and schema."""
    data = Node(raw, "").fields((*HEADER, *fields, *FLIGHT))
    if data.at("game", game).value != game:
        raise data.at("game").wrong(f"{quoted(data.value['game'])} is another game.")
    if data.at("schema", schema).value != schema:
        raise data.at("schema").wrong(f"{quoted(data.value['schema'])} is not the schema this program reads ({schema}).")
    return data


class Schema(Generic[S]):
    """All that a position of a game has, in the order in which it is written and read.

    `begins`: where a position stands that has no stack, in words. `follows`: attributes of the state that are not in it, because
    they follow from the rest. `stale`: attributes that keep what no longer means anything, which a position does without.
    """

    def __init__(
        self,
        game: str,
        seats: Ids,
        players: Number,
        program: Program[S],
        fields: Sequence[Field],
        begins: str,
        follows: Sequence[str] = (),
        stale: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.players = players
        self.program = program
        self.fields: list[Field] = list(fields)
        self.kept: list[Field] = [field for field in self.fields if field.written]
        self.begins = begins
        self.follows: list[str] = list(follows)
        self.stale: list[str] = list(stale)

    def write(self, s: S) -> dict[str, Any]:
        """The whole position, secrets included."""
        data: dict[str, Any] = {"game": self.game, "schema": SCHEMA, "players": s.seats}
        write_fields(data, self.kept, s, -1)
        data.update(write_flight(s, self.program, self.seats.names[: s.seats]))
        return data

    def show(self, masked: S, seat: int) -> dict[str, Any]:
        """What a seat may know (-1: a spectator), made from a masked state."""
        names = self.seats.names
        data: dict[str, Any] = {"game": self.game, "schema": SCHEMA, "players": masked.seats}
        show_fields(data, self.fields, masked, masked, -1, seat)
        data["over"] = masked.over
        data["waiting"] = [name for i, name in enumerate(names[: masked.seats]) if masked.waiting >> i & 1]
        data["you"] = names[seat] if seat >= 0 else None
        return data

    def read(self, raw: Mapping[str, Any], s: S) -> Node:
        """Fill a new state with all but the rules in flight (`read_flight`), and return what the rest can be read from."""
        data = open_position(raw, self.game, SCHEMA, [field.key for field in self.kept])
        s.seats = self.players.read(s, data.at("players"))
        for field in self.kept:
            field.read(s, s, -1, data)
        return data


def write_flight(s: State, program: Program[Any], seats: Sequence[str]) -> dict[str, Any]:
    """The fields that `read_flight` reads."""
    return {
        "over": s.over,
        "stack": program.write_stack(s.stack),
        "waiting": [name for seat, name in enumerate(seats) if s.waiting >> seat & 1],
        "revealed": s.revealed,
        "rng": s.rng.to_json(),
    }


def read_flight(
    s: S, data: Node, program: Program[S], seats: Sequence[str], *, together: bool = False, known: int = -1, asked: int = -1
) -> bool:
    """Chance and the rules in flight, as they were written; False if there is no stack and the game is not over.

    A stack that makes no sense is refused. `together`: the game waits for several seats at once. `known`: the seats whose choices
    the position tells; all of them, unless it is only what one seat may know. `asked`: the seat that is asked by every step that
    does not say otherwise, if there is one.
    """
    s.revealed = data.at("revealed", 0).number(0, BIGGEST)
    s.rng = read_chance(data)
    if data.at("over", False).flag():
        s.over = True
        return True
    if not data.has("stack"):
        return False
    s.stack = program.read_stack(data.at("stack"))
    if not s.stack:
        raise data.at("stack").wrong("a game that is not over has a stack.")
    for item in data.at("waiting").list():
        s.waiting |= 1 << item.one_of(seats, "a seat")
    if not s.waiting:
        raise data.at("waiting").wrong("somebody must be waited for.")
    if s.waiting & (s.waiting - 1) and not together:
        raise data.at("waiting").wrong("only one seat is waited for at a time in this game.")
    if program.checked:
        program.check_stack(s, data.at("stack"))
        step = program.steps[s.top]
        seat = step.asked(s, len(s.stack) - FRAME)
        seat = asked if seat < 0 else seat
        if seat >= len(seats):
            raise data.at("stack").wrong(f"{step.key!r} has nobody to ask here.")
        if seat >= 0 and s.waiting != 1 << seat:
            raise data.at("waiting").wrong(f"{step.key!r} asks {seats[seat]}, nobody else.")
    for seat, name in enumerate(seats):
        if s.waiting & known & 1 << seat:
            choices = read_choices(s, program, seat)
            if not choices:
                raise data.at("stack").wrong(f"nothing can be decided by {name} with this stack.")
            if not together:
                s.choices = choices
    return True


def read_choices(s: S, program: Program[S], seat: int) -> list[int]:
    """What the seat may do; nothing, if the stack or a register makes no sense."""
    try:
        return program.steps[s.top].options(s, seat)
    except (AssertionError, IndexError, NotImplementedError, OverflowError, TypeError, ValueError):
        return []


def read_chance(data: Node) -> Rng:
    if not data.has("rng"):
        return Rng(0)
    try:
        return Rng.from_json(data.at("rng").text())
    except ValueError as problem:
        raise data.at("rng").wrong(str(problem)) from None
