"""`bailiwick arena` as a person or a script meets it: a real process, its streams, its folder and Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from bailiwick.kernel.record import Record

pytestmark = pytest.mark.thorough

COMMAND = [sys.executable, "-c", "from bailiwick.cli import main; main()", "arena", "tyrants"]
ENVIRONMENT = {**os.environ, "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
FIRST = "class First:\n    def __init__(self, seed): pass\n    def choose(self, view): return view.legal[0]\n"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, env=ENVIRONMENT, check=False)


def told(*words: str) -> dict[str, Any]:
    done = run(*words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in {"seconds", "milliseconds"}}


@pytest.fixture
def bots(tmp_path: Path) -> str:
    path = tmp_path / "first.py"
    path.write_text(FIRST, encoding="utf-8")
    return f"random,{path}:First"


def test_json_has_everything_and_only_the_clock_differs(bots: str) -> None:
    words = ["--players", "2", "--bots", bots, "--games", "3", "--seed", "7"]
    alone, together = told(*words, "--jobs", "1"), told(*words, "--jobs", "2")
    assert timeless(alone) == timeless(together)
    assert set(alone) == {
        *("game", "options", "seed", "seats", "games", "round", "par", "anchor", "bots", "by_seat"),
        *("seconds", "milliseconds"),
    }
    assert (alone["games"], alone["round"], alone["par"], alone["seed"]) == (4, 2, 0.5, 7)
    assert alone["anchor"] == {"bot": "random", "rating": 1000.0}
    assert [row["bot"] for row in alone["bots"]] == sorted(
        bots.split(","), key=lambda bot: -next(row["rating"]["value"] for row in alone["bots"] if row["bot"] == bot)
    )
    for row in alone["bots"]:
        assert set(row) == {"bot", "rating", "games", "seats", "wins", "by_seat", "points_ahead"}
        assert set(row["rating"]) == {"value", "low", "high"}
        assert set(row["wins"]) == {"count", "share", "low", "high"}
        assert set(row["points_ahead"]) == {"mean", "low", "high"}
        assert list(row["by_seat"]) == ["red", "blue"]
        assert set(row["by_seat"]["red"]) == {"seats", "count", "share", "low", "high"}
        assert set(alone["milliseconds"][row["bot"]]) == {"decisions", "p50", "p99"}
        assert 0 < alone["milliseconds"][row["bot"]]["p50"] <= alone["milliseconds"][row["bot"]]["p99"]


def test_tables_are_for_people(bots: str) -> None:
    done = run("--players", "2", "--bots", bots, "--games", "2", "--jobs", "1")
    assert (done.returncode, done.stderr) == (0, "")
    for words in ("wins 50.0% of its seats", "Ratings (random = 1000)", "Wins by bot", "Wins by seat", "Milliseconds a decision"):
        assert words in done.stdout


def test_a_run_that_goes_on_comes_to_the_same_as_one_that_was_never_stopped(bots: str, tmp_path: Path) -> None:
    words = ["--players", "2", "--bots", bots, "--jobs", "2"]
    whole, parts = tmp_path / "whole", tmp_path / "in" / "parts"
    once = told(*words, "--games", "6", "--out", str(whole))
    told(*words, "--games", "4", "--out", str(parts))
    records = parts / "games.jsonl"
    lines = records.read_bytes().splitlines(keepends=True)
    records.write_bytes(b"".join(lines[:3]) + lines[3][:100])  # as after a power cut
    again = told(*words, "--games", "6", "--out", str(parts))
    assert timeless(again) == timeless(once)
    assert records.read_bytes() == (whole / "games.jsonl").read_bytes()
    assert json.loads((parts / "arena.json").read_text(encoding="utf-8")) == again
    assert (parts / "ladder.svg").read_text(encoding="utf-8") == (whole / "ladder.svg").read_text(encoding="utf-8")
    ET.parse(parts / "ladder.svg")
    decisions = sum(len(Record.loads(line.decode()).moves) for line in lines[3:])
    assert 0 < sum(row["decisions"] for row in again["milliseconds"].values()) < decisions * 4  # of the last three games only


def test_what_is_there_already_is_not_played_again(bots: str, tmp_path: Path) -> None:
    words = ["--players", "2", "--bots", bots, "--out", str(tmp_path / "out")]
    first = told(*words, "--games", "4")
    again = told(*words, "--games", "2")
    assert timeless(again) == timeless(first)
    assert all(row["decisions"] == 0 for row in again["milliseconds"].values())


@pytest.mark.parametrize("other", [["--seed", "8"], ["--option", "decks=drow,undead"], ["--bots", "random,greedy"]])
def test_games_of_another_arena_are_kept_unless_forced(bots: str, tmp_path: Path, other: list[str]) -> None:
    words = ["--players", "2", "--bots", bots, "--games", "2", "--jobs", "1", "--out", str(tmp_path / "out")]
    told(*words)
    before = (tmp_path / "out" / "games.jsonl").read_bytes()
    done = run(*words, *other)
    assert (done.returncode, done.stdout) == (2, "")
    assert "games.jsonl, line 1: this game is not of this arena. --force begins a new one." in " ".join(done.stderr.split())
    assert (tmp_path / "out" / "games.jsonl").read_bytes() == before


def test_force_begins_anew(bots: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "games.jsonl").write_text("precious\n", encoding="utf-8")
    words = ["--players", "2", "--bots", bots, "--games", "2", "--jobs", "1", "--out", str(out)]
    done = run(*words)
    assert done.returncode == 2
    assert "line 1: this is not a record. --force begins anew." in done.stderr
    assert (out / "games.jsonl").read_text(encoding="utf-8") == "precious\n"
    assert told(*words, "--force")["games"] == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "random"], "name at least two of them, as in --bots greedy,random."),
        (["--bots", "random,clever"], "There is no bot 'clever'"),
        (["--players", "7"], "The option 'players' can't be 7; it is one of: 4, 3, 2."),
        (["--players", "2", "--option", "players=3"], "The number of players is given twice"),
        (["--games", "0"], "--games can't be 0"),
        (["--jobs", "0"], "--jobs can't be 0"),
        (["--seconds", "0"], "--seconds can't be 0; a program needs some time for a decision."),
        (["--out", "/dev/null/x"], "'/dev/null/x' can't be made: Not a directory."),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(words: list[str], sentence: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = run(*([] if "--out" in words else ["--out", str(out)]), *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not out.exists()


def test_a_bot_that_fails_is_told_and_what_was_finished_stays(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(
        "class Bad:\n    def __init__(self, seed): pass\n    def choose(self, view): raise KeyError('lost')\n", "utf-8"
    )
    done = run("--players", "2", "--bots", f"random,{path}:Bad", "--out", str(tmp_path / "out"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "bad.py:Bad' failed in game 1. KeyError: 'lost'" in done.stderr
    assert (tmp_path / "out" / "games.jsonl").read_bytes() == b""


def test_a_program_has_the_seconds_it_is_given(tmp_path: Path) -> None:
    path = tmp_path / "sleeper.sh"
    path.write_text("#!/bin/sh\nread -r hello\necho '{}'\nsleep 1000\n", encoding="utf-8")
    done = run("--players", "2", "--bots", f"random,prog:sh {path}", "--seconds", "0.2", "--jobs", "1")
    assert done.returncode == 2
    assert "did not answer within 0.2 seconds." in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_the_finished_games(bots: str, jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    os.mkfifo(out / "games.jsonl")
    # A pipe instead of a file: reading its first line waits, without any clock, until a game is finished.
    words = ["--players", "2", "--bots", bots, "--games", "1000000", "--jobs", jobs, "--out", str(out), "--force", "--json"]
    process = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True
    )
    with (out / "games.jsonl").open(encoding="utf-8") as lines:
        first = lines.readline()
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the parent and to all of its workers
        rest = lines.readlines()
    stdout, stderr = process.communicate()
    records = [Record.loads(line) for line in [first, *rest]]
    assert process.returncode == 130
    assert json.loads(stdout)["games"] == len(records)
    assert [record.seed for record in records] == [f"0:{number // 2}" for number in range(len(records))]
    assert stderr == f"Stopped after {len(records)} of 1000000 games.\n"
    assert (out / "ladder.svg").is_file()
