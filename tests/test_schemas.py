"""The field tables are whole, and what is made from them is current."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.kernel.fields import Part
from bailiwick.kernel.game import Game
from bailiwick.kernel.position import Schema
from bailiwick.kernel.state import State
from bailiwick.kernel.step import UNUSED
from tests import schemas
from tests.kernel.sweep import attributes

TABLES = list(schemas.schemas())


@pytest.fixture(params=TABLES, ids=[schema.game for _, schema in TABLES])
def both(request: pytest.FixtureRequest) -> tuple[Game[Any], Schema[Any]]:
    return request.param  # type: ignore[no-any-return]


def test_every_attribute_of_the_state_is_in_the_table_or_follows_from_it(both: tuple[Game[Any], Schema[Any]]) -> None:
    game, schema = both
    kept = {name for field in schema.fields for name in field.attributes()}
    own = set(attributes(game.new({}, 0))) - set(attributes(State()))
    assert own - kept - set(schema.follows) == set(), "These are in no field and don't follow from any."
    assert (kept | set(schema.follows)) - own == set(), "The state has no such attributes."
    assert kept & set(schema.follows) == set(), "These are in a field and need not follow."


def test_every_attribute_of_a_part_of_the_state_is_in_its_table(both: tuple[Game[Any], Schema[Any]]) -> None:
    for part in schemas.every_field(both[1].fields):
        if isinstance(part, Part):
            kept = {name for field in part.fields for name in field.attributes()}
            assert kept | set(part.unwritten) == set(attributes(part.make())), f"of {part.key}"


def test_the_documented_schema_is_current(both: tuple[Game[Any], Schema[Any]]) -> None:
    game, schema = both
    current = schemas.rewritten(game, schema)
    assert schemas.page_of(schema).read_text(encoding="utf-8") == current, "`make schemas` writes the tables anew."


def test_the_page_has_a_type_for_every_key_of_a_view(both: tuple[Game[Any], Schema[Any]]) -> None:
    game, schema = both
    written = schemas.types(schema)
    state = game.new({}, 0)
    for seat in range(-1, state.seats):
        for key in game.view_json(game.mask(state, seat), seat):
            assert key in ("game", "schema") or f"\n  {key}: " in written or f"\n  {key}?: " in written


def test_a_register_that_a_step_uses_has_a_name(both: tuple[Game[Any], Schema[Any]]) -> None:
    game = both[0]
    state = game.new({}, 0)
    for step in game.program.steps:
        for register in step.registers(state):
            assert register is UNUSED or register.name, f"{step.key!r} has a register without a name."
