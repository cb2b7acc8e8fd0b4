"""What one seat may know, as a position: it is read as it was written, and says of itself that no game can go on from it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel.errors import BadPosition
from bailiwick.kernel.match import Match
from tests.games.immortals.table import Table
from tests.kernel import sweep

OPTIONS: list[dict[str, object]] = [
    {"players": 3},
    {"players": 3, "tower": "independent", "forfeits": "discard", "data": {"yields": {"grove": {"light": [9, 9]}}}},
    {"players": 4},
    {"players": 4, "marker": "rotates", "prices": "cheaper", "rounds": 6},
    {"players": 5},
    {"players": 5, "prices": "dark", "rounds": 2},
    {"players": 2, "prices": "light"},
]


@pytest.mark.properties
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_at_every_decision_of_a_game_every_seats_knowledge_reads_back(number: int) -> None:
    for match in sweep.walk(GAME, OPTIONS[number], f"masked {number}", every=100_000):
        for seat in range(sweep.SPECTATOR, match.state.seats) if not match.over else ():
            sweep.check_masked_reads(GAME, match.state, seat)


def planned() -> Table:
    """Everybody has laid cards; red is asked first."""
    t = Table(
        phase="planning",
        sites={"light.grove": "red 2", "dark.grove": "blue 2"},
        region_cards={"grove": "red"},
        red={"conflicts": ["conflict.dark.lakeside"]},
        blue={"conflicts": ["conflict.dark.grove", "wild.light.marches"]},
    )
    return t.plan_all(
        red={"attack": "region.grove", "magic_1": "blank"},
        blue={"build": "conflict.dark.grove", "attack": "wild.light.marches", "magic_2": "magic.transition_5"},
    )


def known_to(t: Table, colour: str | None) -> dict[str, Any]:
    """What a seat (or a spectator) may know, as it goes to another process."""
    seat = sweep.SPECTATOR if colour is None else SEAT_NAMES.index(colour)
    return json.loads(json.dumps(GAME.to_json(GAME.mask(t.state, seat))))  # type: ignore[no-any-return]


@pytest.mark.parametrize("colour", ["red", "blue", "purple", None])
def test_i_7_1_a_masked_position_says_whose_it_is_and_reads_back(colour: str | None) -> None:
    t = planned()
    sweep.check_masked_reads(GAME, t.state, sweep.SPECTATOR if colour is None else SEAT_NAMES.index(colour))
    known = known_to(t, colour)
    assert known["seen_by"] == (colour or "spectator")
    assert set(known["seats"]["blue"]["plan"].values()) == (
        {"conflict.dark.grove", "wild.light.marches", "magic.transition_5"} if colour == "blue" else {"unknown"}
    )


def test_a_whole_position_is_seen_by_nobody_in_particular() -> None:
    t = planned()
    assert "seen_by" not in t.json
    assert "seen_by" not in GAME.to_json(GAME.determinize(t.state, 0, t.state.rng.copy()))
    assert "seen_by" not in t.view("red"), "a view says it with `you`"


@pytest.mark.parametrize("colour", ["red", None])
def test_no_game_goes_on_from_what_one_seat_may_know(colour: str | None) -> None:
    with pytest.raises(BadPosition) as problem:
        Match(GAME, start=known_to(planned(), colour))
    assert str(problem.value) == f"seen_by: this is only what {colour or 'a spectator'} may know; no game can go on from it."


def written(**changes: Any) -> dict[str, Any]:
    position = {"players": 3, "seats": {"blue": {"plan": {"attack": "unknown"}}}, "round": 2}
    return {**position, "stack": [["execution", 0, 0]], "waiting": ["red"], **changes}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({}, "seats.blue.plan.attack: 'unknown' is not a card."),
        ({"seen_by": "blue"}, "seats.blue.plan.attack: 'unknown' is not a card."),
        ({"seen_by": "yellow"}, "seen_by: 'yellow' is not a seat or 'spectator'"),
        (
            {"seen_by": "red", "seats": {"blue": {"plan": {"attack": "blank"}}}},
            "seats.blue.plan.attack: red can't know this card",
        ),
        (
            {"seen_by": "red", "seats": {"red": {"plan": {"attack": "unknown"}}}},
            "seats.red.plan.attack: 'unknown' is not a card.",
        ),
        ({"seen_by": "spectator", "seats": {"red": {"plan": {"build": "blank"}}}}, "a spectator can't know this card"),
    ],
)
def test_a_card_is_unknown_only_to_others(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.from_json(written(**changes))
    assert complaint in str(problem.value)


def test_a_card_of_another_may_be_unknown() -> None:
    state = GAME.from_json(written(seen_by="red"))
    assert GAME.to_json(state)["seats"]["blue"]["plan"] == {"attack": "unknown"}
