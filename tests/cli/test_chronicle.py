"""A chronicle on the command line: played on from a file and saved there, told, and taken out of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bailiwick import games
from tests.cli.conftest import Run

OATH = games.load("oath")
TWO = ["-p", "2", "-b", "random"]


def play_on(run: Run, file: Path, number: int, *more: str) -> list[str]:
    """The lines of a chronicle after so many games of bots more."""
    done = run("simulate", "oath", *TWO, "-n", str(number), "--chronicle", str(file), *more)
    assert done.exit_code == 0, done.output
    return file.read_text(encoding="utf-8").splitlines()


def test_each_game_begins_where_the_last_one_ended(run: Run, tmp_path: Path) -> None:
    file, out = tmp_path / "world.txt", tmp_path / "games.jsonl"
    lines = play_on(run, file, 3, "--out", str(out))
    records = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [record["options"]["chronicle"] for record in records] == ["first", lines[0], "\n".join(lines[:2])]
    assert [line[6:10] for line in lines] == ["0002", "0003", "0004"]  # the number of the next game (O-15.1)


def test_a_chronicle_goes_on_from_its_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "world.txt"
    before = play_on(run, file, 1)
    after = play_on(run, file, 2)
    assert after[:1] == before
    assert len(after) == 3


def test_its_games_are_played_one_after_another_whatever_the_number_of_processes(run: Run, tmp_path: Path) -> None:
    alone, many = tmp_path / "alone.txt", tmp_path / "many.txt"
    assert play_on(run, alone, 2, "-j", "1") == play_on(run, many, 2, "-j", "2")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Game 1: ", " has won", "Sworn for the next game: ", "Entered the world deck: "]),
        ("pt", ["Jogo 2: ", "Jurado para o próximo jogo: ", "Entraram no baralho: "]),
        ("it", ["Partita 2: ", "Giurato per la prossima partita: ", "Entrati nel mazzo: "]),
    ],
)
def test_the_history_is_told(run: Run, tmp_path: Path, lang: str, words: list[str]) -> None:
    file = tmp_path / "world.txt"
    play_on(run, file, 2)
    done = run("chronicle", str(file), "--lang", lang)
    assert done.exit_code == 0, done.output
    assert all(word in done.stdout for word in words), done.stdout


def test_a_chronicle_keeps_the_name_it_was_given(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "world.txt"
    play_on(run, file, 1, "-o", "world=A Crônica")
    play_on(run, file, 1)
    assert run("chronicle", str(file)).stdout.splitlines()[0].strip() == "A Crônica"


def test_a_record_has_the_chronicle_that_its_game_has_left(run: Run, tmp_path: Path) -> None:
    file, out = tmp_path / "world.txt", tmp_path / "game.json"
    lines = play_on(run, file, 1, "--out", str(out))
    assert run("chronicle", str(out), "--text").stdout.splitlines() == lines
    assert run("chronicle", str(out)).stdout == run("chronicle", str(file)).stdout


def test_a_game_in_the_terminal_is_added_to_its_chronicle(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "world.txt"
    before = play_on(run, file, 1)
    play = ["play", "oath", "-t", "-p", "2", "-b", "random", "--seed", "3", "--chronicle", str(file)]
    done = run(*play, lines=["1"] * 2000)
    assert f"The chronicle goes on in {file}".replace(" ", "") in "".join(done.stdout.split())  # however the lines break
    after = file.read_text(encoding="utf-8").splitlines()
    assert (after[:1], len(after)) == (before, 2)
    assert OATH.text_option is not None
    OATH.text_option.check("\n".join(after))


def test_a_chronicle_that_has_gone_on_meanwhile_is_left_alone(run: Run, tmp_path: Path, saves: Path) -> None:
    file = tmp_path / "world.txt"
    play = ["play", "oath", "-t", "-p", "2", "-b", "random", "--seed", "3", "--chronicle", str(file)]
    assert run(*play, lines=["q"]).exit_code == 0
    meanwhile = play_on(run, file, 1)
    done = run("play", "oath", "-t", "--resume", "--chronicle", str(file), lines=["1"] * 2000)
    assert "has changed since this game began from it" in " ".join(done.stdout.split())
    assert file.read_text(encoding="utf-8").splitlines() == meanwhile
    [record] = saves.glob("*.json")
    assert len(run("chronicle", str(record), "--text").stdout.splitlines()) == 1


def test_alone_against_the_prince(run: Run) -> None:
    """Nobody is asked for the seat that the rules play, and no bot is named for it."""
    done = run("play", "oath", "-t", "-p", "1", "--seed", "4", lines=["1"] * 2000)
    assert done.exit_code == 0, done.output
    assert "You are Red; against you: Purple (Clockwork Prince)." in " ".join(done.stdout.split())
    assert "Purple: " in done.stdout.partition("The record is in")[0][-600:], "what everybody came to"


def test_bots_against_the_prince(run: Run) -> None:
    done = run("simulate", "oath", "-p", "1", "-b", "random", "-n", "2", "-j", "1", "--json")
    report = json.loads(done.stdout)
    assert report["bots"] == ["random"]
    assert set(report["wins"]["by_bot"]) == {"random", "Clockwork Prince"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The chronicle's text is empty (O-15.1)."),
        ("0303010002", "The chronicle's text ends too early (O-15.1)."),
        ("once upon a time", "is no hexadecimal number (O-15.1)."),
    ],
)
def test_what_is_no_chronicle_is_refused_with_the_files_name(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "world.txt"
    file.write_text(text, encoding="utf-8")
    commands = (["simulate", "oath"], ["play", "oath", "-t"])
    for done in (run("chronicle", str(file)), *(run(*command, "--chronicle", str(file)) for command in commands)):
        assert done.exit_code == 2
        assert done.stderr.startswith(f"bailiwick: {file}: ")
        assert sentence in done.stderr
    assert file.read_text(encoding="utf-8") == text


def test_mistakes_with_chronicles(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "world.txt"
    done = run("simulate", "tyrants", "--chronicle", str(file))
    assert (done.exit_code, "has no chronicle: each of its games stands alone." in done.stderr) == (2, True)
    play_on(run, file, 1)
    done = run("simulate", "oath", "--chronicle", str(file), "-o", "chronicle=teaching")
    assert (done.exit_code, "The chronicle is given twice" in done.stderr) == (2, True)
    out = tmp_path / "game.json"
    run("simulate", "tyrants", *TWO, "-n", "1", "-j", "1", "--out", str(out))
    done = run("chronicle", str(out))
    assert (done.exit_code, "this game has left no chronicle." in done.stderr) == (2, True)
    assert run("chronicle", str(tmp_path / "none.txt")).exit_code == 2
