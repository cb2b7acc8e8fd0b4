"""Another game after one that was begun from a position: for as many, with who plays by the rules where they sat."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import bailiwick
from bailiwick import games
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from bailiwick.table.records import import_record
from bailiwick.table.store import Store
from tests.table.server import Person, Running

pytestmark = pytest.mark.thorough


def before_the_end(name: str) -> tuple[Match, int, str]:
    """A game for two, begun from the position before its last choice; who makes that, and which it is."""
    match, rng = bailiwick.start(name, players=2, seed=5), Rng(5)
    while True:
        seat = match.seat
        legal = match.legal(seat).actions
        action = match.game.vocabulary.name(legal[rng.below(len(legal))])
        if match.attempt(action, seat).result is not None:
            players = ["" if other == seat else "random" for other in range(2)]
            return Match(match.game, start=match.game.to_json(match.state), players=players), seat, action
        match.play(action, seat)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_rematch_is_for_as_many(name: str, tmp_path: Path, own_server: Callable[..., Running]) -> None:
    match, seat, action = before_the_end(name)
    store = Store(tmp_path / "data" / "tables.sqlite")
    table = import_record(store, match.record)
    store.close()
    ann = Person(own_server(), "Ann")
    ann.ok("POST", f"/api/tables/{table}/join", {"seat": seat})
    ann.move(table, 0, seat, action)
    again = ann.ok("POST", f"/api/tables/{table}/rematch")
    assert again["status"] == "playing"
    assert len(again["seats"]) == 2
    view = ann.view(again["id"], seat)
    assert view["view"]["players"] == 2


def test_the_prince_sits_where_he_sat() -> None:
    game = games.load("oath")
    for options in ({"players": 1}, {"players": 2, "prince": "exile", "prince_powers": "expanded"}, {"players": 4}):
        state = game.new(options, 1)
        again = game.new(game.options_of(state), 1)
        assert game.to_json(again) == game.to_json(state)
