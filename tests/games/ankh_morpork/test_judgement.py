"""What was learned of the game by playing it lies beside it, and judges as sense would. Red looks; blue is on turn."""

from typing import Any

import pytest

from bailiwick.bots.planner import Planner
from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.kernel.view import View
from tests.games.ankh_morpork.table import Table
from tests.judged import taught

RED = 0
JUDGEMENT = taught("ankh_morpork")


def chance(personality: str, **position: Any) -> float:
    position.setdefault("draw_pile", 40)
    red = {"personality": personality, "hand": ["ruby", "modo"]} | position.pop("red", {})
    return JUDGEMENT.chance(Table(players=4, active="blue", red=red, **position).state, RED)


def held(number: int, pieces: str) -> dict[str, str]:
    return dict.fromkeys(reversed(AREA_IDS[-number:]), pieces)


def test_it_was_learned_of_these_features() -> None:
    assert JUDGEMENT.network.inputs == len(GAME.features(GAME.new({"players": 2}, 1), 0))


@pytest.mark.parametrize(
    ("personality", "won", "lost"),
    [
        ("lord_rust", {"areas": held(6, "red red")}, {"areas": held(6, "blue blue")}),
        ("lord_vetinari", {"areas": held(11, "red")}, {"areas": {**held(6, "blue blue"), "dimwell": "red"}}),
        ("chrysoprase", {"red": {"cash": 70}}, {"red": {"cash": 2}, "areas": held(6, "blue blue")}),
        ("commander_vimes", {"draw_pile": 3}, {"areas": held(6, "blue blue"), "blue": {"cash": 60}}),
        ("dragon_king_of_arms", {"areas": held(10, "red blue trouble")}, {"areas": held(6, "blue")}),
    ],
)
def test_a_won_position_is_better_than_a_lost_one(personality: str, won: dict[str, Any], lost: dict[str, Any]) -> None:
    assert chance(personality, **won) > chance(personality, **lost) + 0.2


def test_a_planner_asks_it_by_itself() -> None:
    bot = Planner("1", 1)
    assert bot.judge(GAME) is JUDGEMENT
    t = Table(players=3, hand=["groat", "pink_pussycat_club"], areas={"dimwell": "red"}, draw_pile=40)
    assert bot.choose(View(GAME, t.state, RED)) in GAME.legal(t.state, RED)


def test_every_card_after_which_the_turn_may_end_is_weighed_by_a_narrow_plan_too() -> None:
    hand = ["groat", "pink_pussycat_club", "ruby", "modo"]
    t = Table(players=3, hand=hand, areas={"dimwell": "red", "longwall": "building:red"}, draw_pile=40)
    values = Planner("1", 1).values(View(GAME, t.state, RED))
    assert len(values) == len(hand) + 1
    assert 0.0 < min(values) < max(values) < 1.0
