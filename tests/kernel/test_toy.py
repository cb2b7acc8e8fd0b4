"""The rules of Magpies, one test or more a clause: how a game's own tests look. They set up a position, act, and look."""

from typing import Any

import pytest

from bailiwick.kernel.errors import BadPosition
from bailiwick.kernel.match import Match
from tests.kernel.toy import GAME, SEATS


def position(*hands: list[int], **fields: object) -> dict[str, Any]:
    """A first round with these hands."""
    data = GAME.to_json(GAME.new({"players": len(hands)}, 0))
    return {**data, "hands": list(hands), **fields}


def table(*hands: list[int], coins: list[int] | None = None, seed: int = 0) -> Match:
    rng = GAME.new({}, seed).rng.to_json()
    return Match(GAME, start=position(*hands, coins=coins or [1] * len(hands), rng=rng))


def play(match: Match, *moves: str) -> None:
    for move in moves:
        seat, _, action = move.partition(": ")
        match.play(action, SEATS.index(seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m_1_four_trinkets_each_and_the_rest_in_the_nest(players: int) -> None:
    data = GAME.to_json(GAME.new({"players": players}, "nest"))
    assert [len(hand) for hand in data["hands"]] == [4] * players
    assert sorted(sum(data["hands"], data["nest"])) == sorted([*range(1, 9)] * 2)


def test_m_2_the_highest_leads() -> None:
    match = table([1, 5], [7, 8], [2, 6])
    play(match, "green: commit 6", "red: commit 5", "blue: commit 7")
    assert match.seat == SEATS.index("blue")
    assert match.game.to_json(match.state)["spent"] == [5, 7, 6]


def test_m_2_chance_decides_between_equals() -> None:
    leaders = set()
    for seed in range(20):
        match = table([6, 6], [1, 2], [6, 6], seed=seed)
        play(match, "red: commit 6", "blue: commit 2", "green: commit 6")
        leaders.add(SEATS[match.seat])
    assert leaders == {"red", "green"}


def test_m_3_digging_finds_one_to_three_coins() -> None:
    found = set()
    for seed in range(30):
        match = table([1, 2], [3, 4], coins=[0, 0], seed=seed)
        play(match, "red: commit 1", "blue: commit 3", "blue: dig")
        found.add(match.game.scores(match.state)[1])
    assert found == {1, 2, 3}


def test_m_3_only_another_magpie_with_a_coin_is_robbed() -> None:
    match = table([1, 2], [3, 4], [5, 6], coins=[0, 1, 1])
    play(match, "red: commit 1", "blue: commit 3", "green: commit 5")
    assert list(match.legal()) == ["dig", "rob blue"]
    assert match.why_not("rob red") == "There is no coin to rob there (M-3)"
    assert match.why_not("rob green") == "You can't rob yourself (M-3)"
    assert match.why_not("rob white") == "That is not what is asked now (M-2)"


def test_m_3_an_allowed_robbery_takes_a_coin() -> None:
    match = table([1, 2], [3, 4], coins=[2, 0])
    play(match, "red: commit 1", "blue: commit 3", "blue: rob red", "red: allow")
    assert match.game.scores(match.state) == [1, 1]


def test_m_4_only_a_higher_trinket_guards() -> None:
    match = table([1, 3, 4], [3, 4])
    play(match, "red: commit 1", "blue: commit 3", "blue: rob red")
    assert list(match.legal()) == ["allow", "guard 4"]
    assert match.why_not("guard 3") == "Only a trinket above 3 guards (M-4)"
    assert match.why_not("guard 8") == "You do not hold a 8 (M-1)"


@pytest.mark.parametrize(("coins", "after"), [([1, 2], [2, 1]), ([1, 0], [1, 0])])
def test_m_4_a_guarded_leader_loses_a_coin_if_there_is_one(coins: list[int], after: list[int]) -> None:
    match = table([1, 4], [3, 4], coins=coins)
    play(match, "red: commit 1", "blue: commit 3", "blue: rob red", "red: guard 4")
    assert match.game.scores(match.state) == after
    assert match.game.to_json(match.state)["spent"] == [1, 3, 4]


def test_m_5_a_magpie_without_trinkets_ends_the_game() -> None:
    match = table([1, 4], [3, 5, 6], coins=[1, 2])
    play(match, "red: commit 1", "blue: commit 3", "blue: rob red", "red: guard 4")
    assert match.over
    assert match.game.winners(match.state) == [0]


def test_m_5_the_last_trinkets_are_still_compared() -> None:
    match = table([1], [3])
    play(match, "red: commit 1", "blue: commit 3")
    assert not match.over
    play(match, "blue: rob red", "red: allow")
    assert match.over


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"wings": 2}, "the position: 'wings' is not known here; possible are: hands, committed, "),
        ({"hands": [[1]]}, "hands: two to four hands are needed here."),
        ({"hands": [[1], [9]]}, "hands[1][0]: 9 is not a whole number from 1 to 8."),
        ({"committed": [0]}, "committed: a list of 2 is needed here, not of 1."),
        ({"coins": [0, -1]}, "coins[1]: -1 is not a whole number from 0 to "),
        ({"leader": "green"}, "leader: 'green' is not a seat; possible are: red, blue."),
        ({"stack": [["moult", 0, 0]]}, "stack[0][0]: 'moult' is not a step of this game."),
        ({"stack": [["turn", 3, 0]], "waiting": ["red"]}, "stack[0]: 'turn' never lies at the bottom of the stack."),
        ({"stack": [["round", 0, 0], ["round", 0, 0]]}, "stack[1]: 'round' lies only at the bottom of the stack."),
        ({"stack": [["round", 1, 0]]}, "stack[0][1]: x of 'round' is 0, not 1."),
        (
            {"stack": [["round", 0, 0], ["turn", 9, 0], ["robbed", 3, 1]], "waiting": ["blue"]},
            "stack[1][1]: trinket (x) of 'turn' is from 1 to 8, not 9.",
        ),
        ({"stack": [["round", 0, 0], ["robbed", 3, 2]]}, "stack[1][2]: victim (y) of 'robbed' is from 0 to 1, not 2."),
        ({"stack": [["round", 0, 0], ["turn", 3, 0]], "waiting": ["blue"]}, "stack[1]: in a turn, the leader is waited for."),
        ({"stack": []}, "the position: somebody must be waited for, and a step must say for what."),
        ({"waiting": []}, "the position: somebody must be waited for, and a step must say for what."),
        ({"rng": "seven"}, "'seven' is not a generator state: "),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_json(position([1, 2], [3, 4], **fields) if "hands" not in fields else {**position([1], [2]), **fields})
    assert str(caught.value).startswith(complaint)
