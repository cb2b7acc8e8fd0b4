"""Replaying records and showing positions."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import bailiwick
from bailiwick.cli import screen
from bailiwick.games import NAMES
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from tests.cli.conftest import Run


def random_game(seed: int, moves: int = 100_000, game: str = "tyrants") -> dict[str, Any]:
    match = bailiwick.start(game, players=2, seed=seed)
    rng = Rng(seed)
    while not match.over and match.moves < moves:
        actions = match.legal().actions
        match.play(actions[rng.below(len(actions))])
    return match.record.to_json()


@pytest.fixture(scope="module", params=NAMES)
def finished(request: pytest.FixtureRequest) -> dict[str, Any]:
    return random_game(1, game=request.param)


@pytest.fixture
def record(tmp_path: Path, finished: dict[str, Any]) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished), encoding="utf-8")
    return path


def last_line(finished: dict[str, Any], lang: str) -> str:
    """The end of the log, as the terminal tells it."""
    match = Match.replay(bailiwick.game(finished["game"]), Record.from_json(finished))
    return screen.log_lines(match, None, lang)[-1]


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def test_a_replay_tells_the_log_and_the_result(run: Run, record: Path, finished: dict[str, Any]) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert "round 2" in result.output.casefold()
    assert last_line(finished, "en") in unwrapped(result.output)
    total = [str(score) for score in finished["result"]["scores"].values()]
    assert re.search(rf"total +{total[0]} +{total[1]}", result.output)
    assert "The replay ends as the record says." in result.output


def test_a_replay_stops_where_it_is_told(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--to", "3", "--moves")
    assert result.exit_code == 0
    assert re.findall(r"^ +(\d+)  \w+: ", result.output, re.MULTILINE) == ["1", "2", "3"]
    assert "After 3 of" in result.output
    assert "must choose" in result.output
    assert "stored result" not in result.output


def test_a_replay_in_italian(run: Run, record: Path, finished: dict[str, Any]) -> None:
    text = run("replay", str(record), "--lang", "it").output
    assert last_line(finished, "it") in unwrapped(text)
    assert "The game" not in text


def test_a_game_of_many(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(random_game(seed, moves=seed)) + "\n" for seed in (4, 5, 6)), encoding="utf-8")
    assert "After 5 of 5 moves" in run("replay", str(path), "--game", "2").output
    result = run("replay", str(path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "holds 3 games; pick one with --game 1 to 3" in result.stderr
    assert "has no line 9" in run("replay", str(path), "--game", "9").stderr


@pytest.mark.parametrize("key", ["winners", "scores", "sources", "rounds"])
def test_a_stored_result_that_does_not_hold_is_told(run: Run, record: Path, finished: dict[str, Any], key: str) -> None:
    record.write_text(json.dumps({**finished, "result": {**finished["result"], key: "nonsense"}}), encoding="utf-8")
    result = run("replay", str(record))
    assert result.exit_code == 2
    assert f"the stored result says \"{key}\" is 'nonsense', but the replay gives" in result.stderr


def test_a_result_of_a_game_that_is_not_over_is_told(run: Run, record: Path, finished: dict[str, Any]) -> None:
    record.write_text(json.dumps({**finished, "moves": finished["moves"][:10]}), encoding="utf-8")
    result = run("replay", str(record))
    assert result.exit_code == 2
    assert "after its 10 moves the game is not over" in result.stderr


def test_show_draws_a_position(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text('{"game": "tyrants", "players": 2, "map": {"araumycos": {"blue": 4, "spies": ["red"]}}}', encoding="utf-8")
    result = run("show", str(path))
    assert result.exit_code == 0
    assert re.search(r"Araumycos +3 +BBBB +B +R +3 VP", result.output)
    assert "Red must choose" in result.output


def test_show_draws_the_end_of_a_record(run: Run, record: Path, finished: dict[str, Any]) -> None:
    result = run("show", str(record))
    assert result.exit_code == 0
    ended = {"oath": " has won: "}  # how is more than when
    assert ended.get(finished["game"], f"After {finished['result']['rounds']} rounds") in result.output
    assert " wins." in result.output


@pytest.mark.parametrize("game", NAMES)
def test_a_position_written_by_the_game_is_shown_as_the_record_it_came_from(run: Run, tmp_path: Path, game: str) -> None:
    match = bailiwick.start(game, players=3, seed=3)
    for _ in range(60):
        match.play(match.legal().actions[-1])
    (tmp_path / "record.json").write_text(match.record.dumps(), encoding="utf-8")
    (tmp_path / "position.json").write_text(json.dumps(match.game.to_json(match.state)), encoding="utf-8")
    assert run("show", str(tmp_path / "position.json")).output == run("show", str(tmp_path / "record.json")).output
