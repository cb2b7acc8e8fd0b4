"""Whatever is wrong gets one sentence on the error stream and exit code 2; nothing is overwritten, nobody sees a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest

import bailiwick
from tests.cli.conftest import Run

RECORD: dict[str, Any] = bailiwick.start("tyrants", players=2, seed=1).record.to_json()
NAMED_ELSEWHERE = {**RECORD, "moves": ["red: fly away"]}

FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "this is not valid JSON (Expecting value at line 1, column 1)"),
    "binary": (b"\x89PNG\r\n\x1a\n\x00\xff", "is not a text file: byte 1 is not UTF-8"),
    "not JSON": (b'{"format": \n nonsense', "at line 2, column 2"),
    "deeply nested": (b"[" * 200_000, "nested too deeply"),
    "deeply nested object": (b'{"a":' * 200_000, "nested too deeply"),
    "a list": (b"[1, 2]", "an object was expected"),
    "huge number": (b'{"seed": ' + b"9" * 5000 + b"}", "this is not valid JSON"),
    "another format": (b'{"format": "chess"}', "format"),
    "version": (json.dumps({**RECORD, "version": 99}).encode(), "version 99"),
    "game": (json.dumps({**RECORD, "game": "chess"}).encode(), "There is no game 'chess'"),
    "option": (json.dumps({**RECORD, "options": {"players": 9}}).encode(), "'players' can't be 9"),
    "unknown action": (json.dumps(NAMED_ELSEWHERE).encode(), "Move 1 of the record (red: fly away)"),
    "illegal move": (json.dumps({**RECORD, "moves": ["red: end-turn"]}).encode(), "Move 1 of the record (red: end-turn)"),
    "unknown seat": (json.dumps({**RECORD, "moves": ["purple: end-turn"]}).encode(), "by 'purple'"),
    "odd move": (json.dumps({**RECORD, "moves": [7]}).encode(), "Move 1 of the record is 7"),
}


def one_sentence(text: str) -> bool:
    return text.startswith("bailiwick: ") and text.count("\n") == 1 and "Traceback" not in text


@pytest.mark.parametrize("command", [("replay",), ("show",), ("play", "-t", "--load")], ids=lambda command: command[0])
@pytest.mark.parametrize("kind", FILES)
def test_a_broken_file(run: Run, tmp_path: Path, saves: Path, command: tuple[str, ...], kind: str) -> None:
    content, said = FILES[kind]
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    result = run(*command, str(path))
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert one_sentence(result.stderr)
    assert str(path) in result.stderr
    assert said in result.stderr
    assert path.read_bytes() == content
    assert not saves.exists()


@pytest.mark.parametrize("command", [("replay",), ("show",), ("play", "-t", "--load")], ids=lambda command: command[0])
def test_a_file_that_is_not_there_and_a_folder(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    for path, said in ((tmp_path / "nothing.json", "There is no file"), (tmp_path, "is a folder, not a file")):
        result = run(*command, str(path))
        assert (result.exit_code, result.stdout) == (2, "")
        assert one_sentence(result.stderr)
        assert said in result.stderr
        assert str(path) in result.stderr


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('{"players": 2, "map": {"atlantis": {"red": 1}}}', "atlantis"),
        ('{"players": 2, "seats": {"red": {"hand": ["pikachu"]}}}', "pikachu"),
        ('{"players": 2, "map": {"everfire": {"red": 9}}}', "everfire"),
        ('{"game": "chess"}', "There is no game 'chess'"),
        ('{"game": 7}', '"game" must be a name'),
        ("{}", "players"),
    ],
)
def test_a_position_that_cannot_be(run: Run, tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(content, encoding="utf-8")
    result = run("show", str(path))
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert one_sentence(result.stderr)
    assert said in result.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "chess"], "There is no game 'chess'; there are: tyrants, ankh_morpork, immortals, oath."),
        (["play", "--players", "5"], "The option 'players' can't be 5; it is one of: 4, 3, 2."),
        (["play", "--players", "many"], "--players"),
        (["play", "--bots", "deepblue"], "There is no bot 'deepblue'"),
        (["play", "--bots", "greedy,greedy,greedy"], "--bots names 3 bots; there are 2 seats for them."),
        (["play", "-t", "--seat", "purple"], "--seat can't be 'purple'; the seats are red, blue, orange, or random."),
        (["play", "-t", "--seat", "black"], "--seat can't be 'black'"),
        (["play", "-o", "weather=fine"], "There is no option 'weather'"),
        (["play", "-o", "decks=drow"], "The option 'decks' needs 2 different names"),
        (["play", "-o", "decks=drow,elves"], "can't be 'elves'"),
        (["play", "-o", "players"], "it looks like name=value"),
        (["play", "--lang", "fr"], "--lang can't be 'fr'; it is one of: en, it, pt."),
        (["play", "-t", "--resume"], "There is no unfinished game"),
        (["play", "-t", "--resume", "--load", "x.json"], "can't be used together"),
        (["play", "-t", "--resume", "--seed", "3"], "--seed can't be changed in a game that has begun."),
        (["play", "--wat"], "--wat"),
        (["play", "-t", "--players", "9"], "The option 'players' can't be 9"),
        (["play", "-t", "--bots", "deepblue"], "There is no bot 'deepblue'"),
        (["play", "--seed", "7"], "--seed is for a game in the terminal: say --terminal too."),
        (["play", "--seat", "red"], "--seat is for a game in the terminal: say --terminal too."),
        (["play", "--load", "x.json"], "--load is for a game in the terminal: say --terminal too."),
        (["play", "--resume"], "--resume is for a game in the terminal: say --terminal too."),
        (["play", "-t", "--port", "0"], "--port is for a game in the browser; it can't be used with --terminal."),
        (["play", "-t", "--folder", "x"], "--folder is for a game in the browser; it can't be used with --terminal."),
        (["play", "-t", "--no-browser"], "--no-browser is for a game in the browser; it can't be used with --terminal."),
        (["play", "--bots", "mine.py:Mine"], "A bot of your own plays with --terminal."),
        (["play", "--port", "70000"], "--port can't be 70000; it is from 0 to 65535."),
        (["replay"], "file"),
        (["cards", "chess"], "There is no game 'chess'"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["bench", "--seconds", "-1"], "--seconds"),
        (["paly"], "There is no command 'paly'; there are: play, replay, show, serve, "),
        (["--wat"], "--wat"),
    ],
)
def test_a_mistyped_command(run: Run, saves: Path, args: list[str], said: str) -> None:
    result = run(*args)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert one_sentence(result.stderr)
    assert said in result.stderr
    assert not saves.exists()


def test_more_moves_than_there_are(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    for number in ("1", "-1"):
        assert "the record has 0 moves" in run("replay", str(path), "--to", number).stderr


def test_a_record_of_another_game_than_the_one_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    assert "not of oath" in run("play", "-t", "oath", "--load", str(path)).stderr
