"""Games on a Ray cluster of two processes. Not in the usual suite, as Ray is no part of the usual set-up: `make ray` runs it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from bailiwick.kernel.record import Record

BAILIWICK = [sys.executable, "-c", "from bailiwick.cli import main; main()"]
COMMAND = [*BAILIWICK, "arena", "tyrants", "--players", "2"]
ENVIRONMENT = {**os.environ, "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
MINE = "from bailiwick.bots.random import Random\nclass Mine(Random):\n    def choose(self, view): {body}\n"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, env=ENVIRONMENT, check=False)


def mine(folder: Path, body: str) -> str:
    path = folder / "mine.py"
    path.write_text(MINE.format(body=body), encoding="utf-8")
    return f"random,{path}:Mine"


def test_games_are_the_same_as_here(tmp_path: Path) -> None:
    bots = mine(tmp_path, "return view.legal[-1]")
    for name, words in {"here": ["--jobs", "1"], "there": ["--ray", "local", "--jobs", "2"]}.items():
        done = run("--bots", bots, "--games", "12", "--out", str(tmp_path / name), "--json", *words)
        assert (done.returncode, json.loads(done.stdout)["games"]) == (0, 12), done.stderr
    assert (tmp_path / "here" / "games.jsonl").read_bytes() == (tmp_path / "there" / "games.jsonl").read_bytes()


def test_what_is_learned_is_the_same_as_here(tmp_path: Path) -> None:
    small = ["train", "tyrants", "--rounds", "2", "--games", "20", "--trial", "2", "--units", "4", "--jobs", "2"]
    learned = []
    for name, words in {"here": [], "there": ["--ray", "local"]}.items():
        out = tmp_path / name
        done = subprocess.run(
            [*BAILIWICK, *small, *words, "--out", str(out)], capture_output=True, text=True, env=ENVIRONMENT, check=False
        )
        assert (done.returncode, done.stdout.count("\n")) == (0, 2), done.stderr
        learned.append((out / "judgement.json").read_bytes())
    assert learned[0] == learned[1]


def test_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    done = run("--bots", mine(tmp_path, "raise KeyError('lost')"), "--ray", "local", "--jobs", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert "mine.py:Mine' failed in game 1. KeyError: 'lost'" in done.stderr


def test_a_process_that_dies_is_an_error_and_not_a_wait(tmp_path: Path) -> None:
    done = run("--bots", mine(tmp_path, "import os; os._exit(1)"), "--ray", "local", "--jobs", "2")
    assert done.returncode == 2  # and Ray has its own say
    assert "A process that played games has died; the games before it are kept." in done.stderr


def test_no_cluster_is_a_sentence() -> None:
    done = run("--bots", "random,greedy", "--ray", "auto")
    assert (done.returncode, done.stdout) == (2, "")
    assert "There is no Ray cluster at 'auto'" in done.stderr


def test_ctrl_c_keeps_the_finished_games(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    os.mkfifo(out / "games.jsonl")
    words = ["--bots", mine(tmp_path, "return view.legal[-1]"), "--games", "1000000", "--ray", "local", "--jobs", "2"]
    process = subprocess.Popen(
        [*COMMAND, *words, "--out", str(out), "--force", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    with (out / "games.jsonl").open(encoding="utf-8") as lines:
        first = lines.readline()
        process.send_signal(signal.SIGINT)
        rest = lines.readlines()
    stdout, _ = process.communicate()
    assert process.returncode == 130
    assert json.loads(stdout)["games"] == len([Record.loads(line) for line in [first, *rest]])
