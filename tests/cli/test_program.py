"""A program of one's own as an opponent in the terminal: the same one for the whole game, and gone with it."""

import json
import shlex
import sys
from pathlib import Path

from tests.cli.conftest import Run

LISTENS = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    print(told["type"], file=open(sys.argv[1], "a"))
    if told["type"] != "over":
        print(json.dumps({"action": told["legal"][0]["action"]} if told["type"] == "choose" else {}), flush=True)
"""


def against(tmp_path: Path, source: str) -> list[str]:
    path = tmp_path / "mine.py"
    path.write_text(source, encoding="utf-8")
    command = shlex.join([sys.executable, str(path), str(tmp_path / "told")])
    return ["play", "tyrants", "--terminal", "-p", "2", "--seed", "3", "-b", f"prog:{command}"]


def test_one_program_plays_from_the_first_move_until_the_person_leaves(run: Run, tmp_path: Path) -> None:
    result = run(*against(tmp_path, LISTENS), lines=["1"] * 40)
    assert result.exit_code == 0
    told = (tmp_path / "told").read_text(encoding="utf-8").split()
    assert told[0] == "hello"
    assert len(told) > 3
    assert set(told[1:]) == {"choose"}


def test_a_program_that_fails_in_the_terminal_is_a_sentence_and_the_game_is_kept(run: Run, saves: Path, tmp_path: Path) -> None:
    result = run(*against(tmp_path, "import sys\nsys.exit('I give up')"), lines=["1"] * 100)
    assert result.exit_code == 2
    assert "mine.py" in result.stderr
    assert "ended with code 1 in the middle of the game. Its error stream ends: I give up" in result.stderr
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in saves.rglob("*.json")]
    assert [record["game"] for record in kept] == ["tyrants"]
