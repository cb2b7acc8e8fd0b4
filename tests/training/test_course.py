"""A course of training is gone through, stopped and gone on with, by the command as a person meets it."""

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from bailiwick import games
from bailiwick.bots.base import Bot
from bailiwick.bots.judging import Learned
from bailiwick.bots.random import Random
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View
from bailiwick.training.selfplay import Habits, play_and_note

pytestmark = pytest.mark.thorough

COMMAND = [sys.executable, "-c", "from bailiwick.cli import main; main()", "train", "tyrants"]
SMALL = ["--games", "20", "--trial", "2", "--units", "4", "--jobs", "2"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, env={**os.environ, "COLUMNS": "200"}, check=False)


def test_a_round_leaves_a_judgement_and_a_picture_and_is_not_done_twice(tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = run("--out", str(out), "--rounds", "1", *SMALL)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Round 1: ")
    assert "of 2 games against 3 greedy" in done.stdout
    assert ET.fromstring((out / "curve.svg").read_text(encoding="utf-8")).tag.endswith("svg")
    data = json.loads((out / "judgement.json").read_text(encoding="utf-8"))
    assert (data["made"]["games"], data["made"]["round"]) == (20, 1)
    game = games.load("tyrants")
    state = game.new({"players": 4}, 1)
    assert 0.0 < Learned(game, data).chance(state, 0) < 1.0

    played = out / "round-01" / "games-0000.npz"
    before = played.stat().st_mtime_ns
    again = run("--out", str(out), "--rounds", "1", *SMALL)
    assert (again.returncode, again.stdout) == (0, done.stdout)
    assert played.stat().st_mtime_ns == before

    other = run("--out", str(out), "--rounds", "1", *SMALL, "--seed", "2")
    assert other.returncode == 2
    assert "holds another course of training" in other.stderr


def test_what_is_noted_is_the_end_of_each_turn_as_each_seat_sees_it() -> None:
    game = games.load("tyrants")
    bots: list[Bot] = [Random(seat) for seat in range(3)]
    notes = play_and_note(game, {"players": 3}, "n", bots, Habits(noise=0.0))
    assert len({len(rows) for rows in notes.features}) == 1
    assert sum(notes.won) == pytest.approx(1.0)
    assert [margin > 0 for margin in notes.margins].count(True) <= 1
    again = play_and_note(game, {"players": 3}, "n", [Random(seat) for seat in range(3)], Habits(noise=0.0))
    assert again.features == notes.features
    thin = play_and_note(game, {"players": 3}, "n", [Random(seat) for seat in range(3)], Habits(noise=0.0, apart=4))
    assert thin.features[0] == notes.features[0][3::4]


class Restless(Random):
    """Ends its turn whenever it may, and counts how often it did."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.passed = 0

    def choose(self, view: View) -> int:
        for action in view.legal:
            if view.game.passes(view.masked, action):
                self.passed += 1
                return action
        return super().choose(view)


def test_a_turn_can_be_noted_before_its_seat_passes() -> None:
    game = games.load("oath")
    bots = [Restless(seat) for seat in range(3)]
    notes = play_and_note(game, {"players": 3}, "n", bots, Habits(noise=0.0, passing=True))
    assert {len(rows) for rows in notes.features} == {sum(bot.passed for bot in bots)}


def test_features_tell_of_a_seat_what_it_may_know() -> None:
    game = games.load("tyrants")
    rng = Rng("features")
    state = game.new({"players": 4}, 5)
    size = len(game.features(state, 0))
    while not state.over:
        for seat in range(4):
            found = game.features(state, seat)
            assert len(found) == size
            assert game.features(game.determinize(state, seat, rng), seat) == found
        game.playout(state, rng, 60)
