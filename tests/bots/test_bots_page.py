"""The examples of docs/bots.md play: the class, the program in the shell, the one that reads JSON."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from bailiwick import games
from bailiwick.bots.arena import Arena
from bailiwick.bots.simulation import Played, simulate
from bailiwick.kernel.match import Match

pytestmark = pytest.mark.thorough

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
EXAMPLES = {
    "class": (r"```python\n(from bailiwick.bots import Bot.*?)```", "cautious.py", "{path}:Cautious"),
    "shell": (r"```sh\n(.*?)```", "first.sh", "prog:sh {path}"),
    "JSON": (r"```python\n(import json.*?)```", "lucky.py", "prog:{python} {path}"),
}


def written(example: str, tmp_path: Path) -> str:
    """The name of the bot that an example of the page makes."""
    pattern, file, name = EXAMPLES[example]
    found = re.search(pattern, PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    path = tmp_path / file
    path.write_text(found[1], encoding="utf-8")
    return name.format(path=shlex.quote(str(path)), python=shlex.quote(sys.executable))


def played(bot: str, game: str, jobs: int = 1) -> list[str]:
    arena = Arena(game, {"players": 2}, ["random", bot], 3)
    lines: list[Played] = []
    assert simulate(arena, 2, jobs, lines.append) == 2
    return [one.line for one in lines]


@pytest.mark.parametrize("game", ["tyrants", "ankh_morpork"])
@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_plays_in_the_arena(example: str, game: str, tmp_path: Path) -> None:
    name = written(example, tmp_path)
    lines = played(name, game)
    assert len(lines) == 2
    assert played(name, game, jobs=2) == lines


def test_the_shell_takes_the_first_choice(tmp_path: Path) -> None:
    arena = Arena("tyrants", {"players": 2}, ["random", written("shell", tmp_path)], 3)
    results: list[Played] = []
    simulate(arena, 2, 1, results.append)
    record = results[0].record
    its = record.players.index(arena.bots[1])
    match = Match(games.load("tyrants"), record.options, record.seed)
    chosen = 0
    for _, action in record.moves:
        legal = list(match.legal())
        if match.seat == its and len(legal) > 1:
            chosen += 1
            assert action == legal[0]
        match.play(action)
    assert chosen > 20
