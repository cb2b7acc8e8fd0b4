"""Many games: each depends on the seed and its number alone, is recorded whole, and replays."""

from pathlib import Path

import pytest

from bailiwick import games
from bailiwick.bots.simulation import BotFailed, Plan, Played, simulate
from bailiwick.bots.summary import Summary
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.match import Match

pytestmark = pytest.mark.thorough

TWO = {"players": 2}


def played(plan: Plan, number: int, jobs: int = 1) -> tuple[list[Played], Summary]:
    results: list[Played] = []
    summary = Summary(plan)

    def keep(one: Played) -> None:
        results.append(one)
        summary.add(one)

    assert simulate(plan, number, jobs, keep) == number
    return results, summary


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan("tyrants", TWO, ["greedy"], 7)
    alone, summary = played(plan, 3, jobs=1)
    together, same = played(plan, 3, jobs=2)
    assert [one.line for one in alone] == [one.line for one in together]
    assert summary.to_json() == same.to_json()


def test_a_game_depends_on_its_number_not_on_how_many_are_played() -> None:
    plan = Plan("tyrants", TWO, ["random"], 7)
    few, _ = played(plan, 2)
    more, _ = played(plan, 4)
    assert [one.line for one in few] == [one.line for one in more[:2]]
    assert len({one.line for one in more}) == 4


@pytest.mark.parametrize(("game", "option"), [("tyrants", {"decks": "drow,undead"}), ("ankh_morpork", {"subsidence": "choice"})])
def test_a_record_replays_to_its_result(game: str, option: dict[str, object]) -> None:
    results, _ = played(Plan(game, {"players": 3, **option}, ["random"], "seed"), 2)
    for one in results:
        match = Match.replay(games.load(game), one.record)
        assert match.over
        assert match.record.result == one.record.result
        assert match.moves == one.decisions


@pytest.mark.parametrize(("game", "each"), [("tyrants", 0), ("ankh_morpork", 1), ("immortals", 2)])
def test_a_game_tells_what_the_seats_played(game: str, each: int) -> None:
    results, _ = played(Plan(game, {"players": 3}, ["random"], "seed"), 2)
    for one in results:
        assert [len(factions) for factions in one.factions] == [each] * 3
        told = [faction for factions in one.factions for faction in factions]
        assert len(set(told)) == len(told)


def test_bots_sit_as_listed_unless_they_rotate() -> None:
    names = ["greedy", "random"]
    assert [Plan("tyrants", TWO, names, 1).bots_of(number) for number in range(3)] == [names] * 3
    turned = Plan("tyrants", TWO, names, 1, rotate=True)
    assert [turned.bots_of(number) for number in range(3)] == [names, ["random", "greedy"], names]


def test_one_bot_stands_for_all() -> None:
    assert Plan("tyrants", {"players": 3}, ["random"], 1).bots == ["random"] * 3


@pytest.mark.parametrize(
    ("game", "options", "bots", "sentence"),
    [
        ("chess", {}, ["random"], "There is no game 'chess'"),
        ("tyrants", {"players": 5}, ["random"], "The option 'players' can't be 5"),
        ("tyrants", {"colour": "red"}, ["random"], "There is no option 'colour'"),
        ("tyrants", {}, ["clever"], "There is no bot 'clever'"),
        ("tyrants", TWO, ["random"] * 3, "There are 2 seats and 3 bots"),
    ],
)
def test_a_plan_that_can_not_be_is_refused(game: str, options: dict[str, object], bots: list[str], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Plan(game, options, bots, 1)


@pytest.mark.parametrize(("number", "jobs"), [(0, 1), (1, 0)])
def test_nothing_to_do_is_refused(number: int, jobs: int) -> None:
    with pytest.raises(BadOption, match="At least one"):
        simulate(Plan("tyrants", TWO, ["random"], 1), number, jobs)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("raise KeyError('lost')", "KeyError: 'lost'"),
        ("return 10**6", "There is no action number 1000000"),
        ("return 0", "'end-turn' is not possible"),
    ],
)
def test_a_bot_that_fails_is_named(tmp_path: Path, jobs: int, body: str, sentence: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(f"class Bad:\n    def __init__(self, seed): pass\n    def choose(self, view): {body}\n", encoding="utf-8")
    with pytest.raises(BotFailed, match=f"bad.py:Bad' failed in game 1. .*{sentence}"):
        simulate(Plan("tyrants", TWO, [f"{path}:Bad"], 1), 3, jobs)


def test_a_worker_that_dies_is_an_error_and_not_a_wait(tmp_path: Path) -> None:
    path = tmp_path / "dead.py"
    path.write_text(
        "import os\nclass Dead:\n    def __init__(self, seed): os._exit(1)\n    def choose(self, view): pass\n", encoding="utf-8"
    )
    with pytest.raises(BotFailed, match="has died"):
        simulate(Plan("tyrants", TWO, [f"{path}:Dead"], 1), 3, 2)
