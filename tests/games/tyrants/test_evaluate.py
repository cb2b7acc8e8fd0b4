"""What the evaluation likes: each test compares two positions that differ in one thing. Red judges, blue is the rival."""

from typing import Any

import pytest

from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.evaluate import rounds_left
from bailiwick.games.tyrants.game import GAME
from bailiwick.games.tyrants.scoring import total
from bailiwick.games.tyrants.state import TyrantsState
from bailiwick.kernel.rng import Rng
from tests.games.tyrants.table import Table

STARTERS = ["noble"] * 7 + ["soldier"] * 3
MARKET = [card.id for card in CARDS if card.deck in ("aberrations", "drow") for _ in range(card.copies)][:40]


def state(**position: Any) -> TyrantsState:
    """Blue is on turn, so that nothing depends on what red could still do this turn."""
    red = {name: position.pop(name) for name in list(position) if name in Table.MINE}
    position.setdefault("market", {"deck": MARKET})
    seats = {"red": {"deck": STARTERS, **red}, "blue": {"deck": STARTERS, **position.pop("blue", {})}}
    return state_of(Table(active="blue", seats=seats, **position))


def state_of(table: Table) -> TyrantsState:
    assert isinstance(table.match.state, TyrantsState)
    return table.match.state


def worth(**position: Any) -> float:
    return GAME.evaluate(state(**position), 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param({"map": {"eryndlyn": {"red": 1}}}, {"map": {"eryndlyn": {"blue": 1}}}, id="my-site"),
        pytest.param({"map": {"eryndlyn": {"red": 2, "blue": 1}}}, {"map": {"eryndlyn": {"red": 1, "blue": 1}}}, id="control"),
        pytest.param({"map": {"eryndlyn": {"red": 3}}}, {"map": {"eryndlyn": {"red": 2}}}, id="total-control"),
        pytest.param(
            {"map": {"eryndlyn": {"red": 3}}}, {"map": {"eryndlyn": {"red": 3, "spies": ["blue"]}}}, id="a-spy-spoils-it"
        ),
        pytest.param({"map": {"tsenviilyq": {"red": 1}}}, {"map": {"blingdenstone": {"red": 1}}}, id="marker"),
        pytest.param({"map": {"skullport": {"red": 2}}}, {"map": {"skullport": {"red": 1}}}, id="safer-lead"),
        pytest.param({"map": {"skullport": {"spies": ["red"]}}}, {}, id="spy-on-the-map"),
        pytest.param({"trophies": {"white": 1}}, {}, id="trophy"),
        pytest.param({"vp": 1}, {}, id="vp"),
        pytest.param({}, {"blue": {"vp": 1}}, id="rival-vp"),
        pytest.param({"discard": ["severin_silrajin"]}, {"discard": ["kobold"]}, id="dear-card"),
        pytest.param({"discard": ["kobold"]}, {"discard": ["insane_outcast"]}, id="outcast"),
        pytest.param(
            {"inner_circle": ["black_dragon"], "ending": True}, {"discard": ["black_dragon"], "ending": True}, id="promoted"
        ),
        pytest.param({"blue": {"hand": ["noble"]}}, {"blue": {"hand": ["noble", "noble"]}}, id="rival-discards"),
    ],
)
def test_the_better_position_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**better) > worth(**worse)


def test_promoting_a_noble_beats_keeping_it() -> None:
    assert worth(deck=STARTERS[1:], inner_circle=["noble"]) > worth()


def test_power_and_influence_are_worth_something_until_the_turn_ends() -> None:
    def mine(power: int = 0, influence: int = 0) -> float:
        table = Table(map={"eryndlyn": {"red": 1}}, deck=STARTERS, power=power, influence=influence)
        return GAME.evaluate(state_of(table), 0)

    assert mine(power=2) > mine(power=1) > mine()
    assert mine(influence=3) > mine()


def test_marker_vp_of_this_turn_are_not_earned_by_ending_it() -> None:
    table = Table(map={"araumycos": {"red": 4}}, deck=STARTERS, market={"deck": MARKET})
    before = GAME.evaluate(state_of(table), 0)
    table.end_turn()
    assert table.vp() == 3
    assert GAME.evaluate(state_of(table), 0) <= before + 0.01


def test_vp_queued_for_the_end_of_the_turn_are_not_earned_by_ending_it() -> None:
    circle = ["noble"] * 6 + ["soldier"] * 3
    table = Table(hand=["blue_dragon"], deck=["noble"], inner_circle=circle, market={"deck": MARKET}).play("blue_dragon")
    before = GAME.evaluate(state_of(table), 0)
    table.end_turn()
    assert table.vp() == 3
    assert GAME.evaluate(state_of(table), 0) <= before + 0.01


def test_fewer_rounds_are_left_as_barracks_and_market_empty() -> None:
    full = rounds_left(state(barracks=40))
    assert rounds_left(state(barracks=5)) < full
    assert rounds_left(state(barracks=40, market={"deck": MARKET[:2]})) < full
    assert rounds_left(state(ending=True)) == 0


def test_at_the_end_only_points_count() -> None:
    s = GAME.new({"players": 3}, 4)
    GAME.playout(s, Rng(4), 10**6)
    assert s.over
    values = [GAME.evaluate(s, seat) for seat in range(3)]
    totals = [total(s, seat) for seat in range(3)]
    assert values.index(max(values)) == totals.index(max(totals))
