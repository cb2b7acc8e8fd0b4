"""`bailiwick simulate` as a person or a script meets it: a real process, its streams, its files and Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bailiwick import games
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record

pytestmark = pytest.mark.thorough

COMMAND = [sys.executable, "-c", "from bailiwick.cli import main; main()", "simulate", "tyrants"]
ENVIRONMENT = {**os.environ, "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, env=ENVIRONMENT, check=False)


def summary_of(*words: str) -> dict[str, Any]:
    done = run(*words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in {"seconds", "decisions_per_second"}}


def test_json_has_everything_and_only_the_clock_differs() -> None:
    words = ["--players", "2", "--bots", "greedy", "--games", "2", "--seed", "7"]
    alone, together = summary_of(*words, "--jobs", "1"), summary_of(*words, "--jobs", "2")
    assert timeless(alone) == timeless(together)
    assert set(alone) == {
        *("game", "options", "seed", "bots", "games", "decisions", "seconds", "decisions_per_second"),
        *("wins", "scores", "length", "actions"),
    }
    assert alone["games"] == 2
    assert alone["seed"] == 7
    assert alone["options"]["players"] == 2
    assert alone["wins"]["by_faction"] == {}
    assert set(alone["wins"]["by_bot"]["greedy"]) == {"count", "share", "low", "high"}
    assert set(alone["scores"]["by_seat"]["red"]) == {"mean", "sd", "low", "high", "sources"}
    assert set(alone["length"]) == {"rounds", "decisions"}
    assert all(row["action"].startswith("recruit ") for row in alone["actions"])


def test_tables_are_for_people() -> None:
    done = run("--players", "2", "--bots", "random", "--games", "2", "--jobs", "1")
    assert (done.returncode, done.stderr) == (0, "")
    for words in ("Wins by seat", "Points by bot", "inner circle", "Rounds: ", "Most often: recruit"):
        assert words in done.stdout
    assert "Wins by faction" not in done.stdout


def test_a_game_with_factions_shows_how_they_fared() -> None:
    command = [*COMMAND[:-1], "ankh_morpork", "--players", "4", "--bots", "random", "--games", "2", "--jobs", "1"]
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, check=True)
    table = done.stdout.partition("Wins by faction")[2].partition("Points by seat")[0]
    assert table.split()[:5] == ["games", "wins", "share", "95", "%"]
    assert "commander_vimes" in table


def test_records_are_written_one_a_line_in_order(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    data = summary_of("--bots", "random,random", "--games", "4", "--seed", "s", "--jobs", "2", "--out", str(out))
    records = [Record.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [record.seed for record in records] == ["s:0", "s:1", "s:2", "s:3"]
    assert sum(len(record.moves) for record in records) == data["decisions"]
    match = Match.replay(games.load("tyrants"), records[0])
    assert match.record.result == records[0].result


def test_an_existing_file_is_kept_unless_forced(tmp_path: Path) -> None:
    out = tmp_path / "precious.txt"
    out.write_text("precious", encoding="utf-8")
    words = ("--bots", "random,random", "--games", "1", "--out", str(out))
    done = run(*words)
    assert done.returncode == 2
    assert "exists already; --force overwrites it" in done.stderr
    assert out.read_text(encoding="utf-8") == "precious"
    assert run(*words, "--force").returncode == 0
    Record.loads(out.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "clever"], "There is no bot 'clever'; there are: beginner, easy, medium, hard, expert, greedy, random."),
        (["--players", "3", "--bots", "random,random"], "--bots names 2 bots for 3 players"),
        (["--players", "7"], "The option 'players' can't be 7; it is one of: 4, 3, 2."),
        (["--players", "2", "--option", "players=3"], "The number of players is given twice"),
        (["--option", "decks"], "--option 'decks' is not understood; it looks like name=value."),
        (["--option", "colour=red"], "There is no option 'colour'"),
        (["--option", "decks=drow,drow"], "The option 'decks' needs 2 different names"),
        (["--games", "0"], "--games can't be 0"),
        (["--jobs", "0"], "--jobs can't be 0"),
        (["--out", "no/such/folder/x"], "'no/such/folder/x' can't be written: No such file or directory."),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(words: list[str], sentence: str, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    done = run(*([] if "--out" in words else ["--out", str(out)]), *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not out.exists()


def test_a_full_disk_is_a_sentence() -> None:
    done = run("--bots", "random,random", "--games", "2", "--jobs", "1", "--force", "--out", "/dev/full")
    assert done.returncode == 2
    assert "'/dev/full' can't be written any further: No space left on device." in done.stderr


def test_an_unknown_game_is_refused() -> None:
    done = subprocess.run([*COMMAND[:-1], "chess"], capture_output=True, text=True, env=ENVIRONMENT, check=False)
    assert done.returncode == 2
    assert "There is no game 'chess'" in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_the_finished_games(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    os.mkfifo(out)
    # A pipe instead of a file: reading its first line waits, without any clock, until a game is finished.
    words = ["--bots", "random,random", "--games", "1000000", "--jobs", jobs, "--force", "--out", str(out), "--json"]
    process = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True
    )
    with out.open(encoding="utf-8") as lines:
        first = lines.readline()
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the parent and to all of its workers
        rest = lines.readlines()
    stdout, stderr = process.communicate()
    records = [Record.loads(line) for line in [first, *rest]]
    assert process.returncode == 130
    assert json.loads(stdout)["games"] == len(records)
    assert [record.seed for record in records] == [f"0:{number}" for number in range(len(records))]
    assert stderr == f"Stopped after {len(records)} of 1000000 games.\n"
