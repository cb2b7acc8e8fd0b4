"""A bot that is a program: what it is told, how it answers, and that nothing it does can hold us up or outlive us.

The programs are real ones."""

import json
import os
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bailiwick import bots, games
from bailiwick.bots.program import LEAVING_SECONDS, LONGEST_LINE, Program, ProgramFailed
from bailiwick.bots.simulation import BotFailed, Plan, Played, simulate
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View

LUCK, MORE_LUCK = bots.luck_of("seed", 0, 0), bots.luck_of("seed", 0, 1)
BEGINNING = """
import json, os, sys, time

def say(answer):
    print(json.dumps(answer), flush=True)

"""
# Takes the last action that it is offered and writes down all that it is told.
LAST = """
for line in sys.stdin:
    with open(sys.argv[1], "a") as file:
        file.write(line)
    told = json.loads(line)
    if told["type"] == "hello":
        say({"name": "last"})
    if told["type"] == "choose":
        say({"action": told["legal"][-1]["action"]})
"""
GREETED = "sys.stdin.readline(); say({})\nsys.stdin.readline()\n"
CHILD = """
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"], start_new_session=APART)
print(child.pid, file=sys.stderr, flush=True)
"""
FOR_EVER = "while True: time.sleep(60)"


def written(tmp_path: Path, text: str, *words: str) -> str:
    """The name of the bot that such a program is."""
    path = tmp_path / "program.py"
    path.write_text(BEGINNING + text, encoding="utf-8")
    return "prog:" + shlex.join([sys.executable, str(path), *words])


def view_of(game: str = "tyrants", moves: int = 0) -> View:
    rules = games.load(game)
    state = rules.new({"players": 2}, 5)
    rules.playout(state, Rng(5), moves)
    while len(rules.legal(state, state.seat)) == 1:
        rules.playout(state, Rng(5), 1)
    return View(rules, state, state.seat)


def made(name: str, seconds: float = 60.0) -> Program:
    bot = bots.find(name, seconds)("seed")
    assert isinstance(bot, Program)
    return bot


def ends(pid: int) -> bool:
    """Whether a process ends by itself, or has ended: a process that is killed is so a little later."""
    try:
        watched = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    ended, _, _ = select.select([watched], [], [], 60)
    os.close(watched)
    return bool(ended)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_program_is_told_what_its_seat_may_know_and_its_answer_is_taken(game: str, tmp_path: Path) -> None:
    view = view_of(game, 40)
    bot = made(written(tmp_path, LAST, str(tmp_path / "told")))
    assert bots.choose(bot, view, LUCK) == view.legal[-1]
    assert bots.choose(bot, view, MORE_LUCK) == view.legal[-1]
    bots.dismiss(bot, {"winners": ["red"], "scores": {"red": 3, "blue": 1}})
    hello, first, second, over = [json.loads(line) for line in (tmp_path / "told").read_text(encoding="utf-8").splitlines()]
    names = view.game.seat_names(view.masked)
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": game,
        "options": json.loads(json.dumps(view.game.options_of(view.masked))),
        "seats": names,
        "seat": names[view.seat],
        "seconds": 60.0,
    }
    assert set(first) == {"type", "prompt", "legal", "view", "luck", "seconds"}
    assert first["view"] == json.loads(json.dumps(view.game.view_json(view.masked, view.seat)))
    assert [row["action"] for row in first["legal"]] == view.to_json()["legal"]
    assert all(row["text"] for row in first["legal"])
    assert (first["luck"], second["luck"]) == (LUCK, MORE_LUCK)
    assert over == {"type": "over", "winners": ["red"], "scores": {"red": 3, "blue": 1}}


def test_a_program_plays_whole_games_in_a_simulation_on_any_number_of_processes(tmp_path: Path) -> None:
    name = written(tmp_path, LAST, str(tmp_path / "told"))
    plan = Plan("tyrants", {"players": 2}, [name, "random"], 3, rotate=True)
    lines: dict[int, list[str]] = {}
    for jobs in (1, 2):
        results: list[Played] = []
        assert simulate(plan, 2, jobs, results.append) == 2
        lines[jobs] = [one.line for one in results]
    assert lines[1] == lines[2]
    told = [json.loads(line)["type"] for line in (tmp_path / "told").read_text(encoding="utf-8").splitlines()]
    assert told.count("hello") == told.count("over") == 4


FAULTS = [
    pytest.param("sys.exit(3)", "ended with code 3 in the middle of the game", id="exits at once"),
    pytest.param(GREETED + "sys.exit(3)", "ended with code 3 in the middle of the game", id="exits when asked"),
    pytest.param(GREETED + "os.kill(os.getpid(), 9)", "ended with code -9", id="is killed"),
    pytest.param(GREETED + f"os.close(1)\n{FOR_EVER}", "closed its output in the middle of the game", id="closes its output"),
    pytest.param(GREETED + "print('hm', flush=True)", "answered 'hm', which is not JSON", id="garbage"),
    pytest.param(GREETED + "os.write(1, b'\\xff\\x00\\n')", "which is not JSON", id="bytes that are no text"),
    pytest.param(GREETED + "print('[' * 100000, flush=True)", "which is not JSON", id="deep nesting"),
    pytest.param(GREETED + "say([1])", r"answered '\[1\]', which is no JSON object", id="no object"),
    pytest.param(GREETED + "say({'move': 1})", "which has no text under 'action'", id="no action"),
    pytest.param(GREETED + "say({'action': 7})", "which has no text under 'action'", id="a number"),
    pytest.param(GREETED + "say({'action': 'win'})", "chose 'win', which is not one of the 4 actions it was", id="illegal"),
    pytest.param(
        GREETED + f"os.write(1, b'x' * {LONGEST_LINE * 2})\n{FOR_EVER}",
        f"wrote a line of more than {LONGEST_LINE} bytes",
        id="a huge line",
    ),
    pytest.param(GREETED + "os.write(1, b'{}\\n{}\\n')\n" + FOR_EVER, "answered in 2 lines at once", id="two answers"),
    pytest.param("while True: say({})", "", id="a flood"),
]


@pytest.mark.parametrize(("text", "sentence"), FAULTS)
def test_a_program_that_fails_is_told_so_in_a_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    bot = made(written(tmp_path, text))
    with pytest.raises(ProgramFailed, match=rf"^The program '.*program.py' .*{sentence}"):
        bots.choose(bot, view_of(), LUCK)
    assert bot.running is None


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(GREETED + "while True: pass", id="thinks for ever"),
        pytest.param("sys.stdin.readline(); say({})\n" + FOR_EVER, id="does not read"),
        pytest.param(GREETED + "while True: os.write(1, b'\\n')", id="blank lines for ever"),
        pytest.param(GREETED + "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + FOR_EVER, id="won't go"),
    ],
)
def test_a_program_that_is_late_is_stopped(text: str, tmp_path: Path) -> None:
    bot = made(written(tmp_path, text), seconds=0.2)
    with pytest.raises(ProgramFailed, match=r"program.py' did not answer within 0.2 seconds\."):
        bots.choose(bot, view_of(), LUCK)
    assert bot.running is None


def test_a_line_that_was_not_asked_for_is_told(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "go")
    answer = "say({'action': json.loads(sys.stdin.readline())['legal'][0]['action']})\n"
    again = "open(sys.argv[1]).read()\nsay({'action': 'again'})\nsys.stdin.readline()"
    bot = made(written(tmp_path, "sys.stdin.readline(); say({})\n" + answer + again, str(tmp_path / "go")))
    bots.choose(bot, view_of(), LUCK)
    (tmp_path / "go").write_text("go", encoding="utf-8")
    assert bot.running is not None
    bot.running.incoming.put(bot.running.incoming.get())  # once it has come
    with pytest.raises(ProgramFailed, match=r"wrote a line before it was asked: '{\"action\": \"again\"}'\."):
        bots.choose(bot, view_of(), LUCK)


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    bot = made(written(tmp_path, CHILD.replace("APART", "False") + GREETED + "say({'action': 0})"))
    with pytest.raises(ProgramFailed):
        bots.choose(bot, view_of(), LUCK)
    assert ends(int(bot.errors))


def test_a_program_that_stays_after_the_game_is_ended(tmp_path: Path) -> None:
    stays = "sys.stdin.readline(); say({})\nsay({'action': json.loads(sys.stdin.readline())['legal'][0]['action']})\n" + FOR_EVER
    bot = made(written(tmp_path, stays))
    bots.choose(bot, view_of(), LUCK)
    assert bot.running is not None
    process = bot.running.process
    bots.dismiss(bot, {"winners": [], "scores": {}})
    assert process.returncode == -signal.SIGKILL


def test_a_program_of_which_a_part_has_run_away_does_not_hold_us_up(tmp_path: Path) -> None:
    """What has left its group keeps its streams open. We wait no longer than said, and go on."""
    bot = made(written(tmp_path, CHILD.replace("APART", "True") + GREETED + "sys.exit(0)"), seconds=LEAVING_SECONDS)
    with pytest.raises(ProgramFailed, match="did not answer within"):
        bots.choose(bot, view_of(), LUCK)
    os.kill(int(bot.errors), signal.SIGKILL)  # by this test, which started it


def test_the_error_stream_is_kept_for_its_author(tmp_path: Path) -> None:
    bot = made(written(tmp_path, GREETED + "print('x' * 200000, file=sys.stderr)\nraise KeyError('lost')"))
    with pytest.raises(ProgramFailed, match=r"ended with code 1 in .* Its error stream ends: [\s\S]*KeyError: 'lost'"):
        bots.choose(bot, view_of(), LUCK)
    assert len(bot.errors) <= 1 << 16


def test_a_program_that_fails_in_a_simulation_is_named(tmp_path: Path) -> None:
    name = written(tmp_path, GREETED + "say({'action': 'win'})")
    with pytest.raises(BotFailed, match=r"program.py' failed in game 1. .*chose 'win', which is not one of the 4 actions"):
        simulate(Plan("tyrants", {"players": 2}, [name], 1), 3)


def test_no_program_outlives_us_when_we_end_in_the_middle_of_a_game(tmp_path: Path) -> None:
    name = written(
        tmp_path, "print(os.getpid(), file=open(sys.argv[1], 'w'), flush=True)\n" + GREETED + FOR_EVER, str(tmp_path / "pid")
    )
    us = f"""
import sys
from bailiwick import bots, games
from bailiwick.bots.program import Running
from bailiwick.kernel.view import View
bot = bots.find({name!r})("seed")
bot.running = Running(bot.command)
bot.running.ask({{}}, 60)
sys.exit("in the middle")
"""
    done = subprocess.run([sys.executable, "-c", us], capture_output=True, text=True, check=False)
    assert done.stderr == "in the middle\n"
    assert ends(int((tmp_path / "pid").read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("prog:", "After prog: comes a command"),
        ("prog:./nowhere.js", r"There is no program './nowhere.js' that can be run"),
        ("prog:'node", "can't be read: No closing quotation"),
    ],
)
def test_a_program_that_can_not_be_is_refused_before_anything_begins(name: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        bots.find(name)


def test_a_file_that_is_no_program_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes(b"\x00\x01")
    path.chmod(0o755)
    with pytest.raises(ProgramFailed, match=r"can't be run: Exec format error\."):
        bots.choose(made(f"prog:{path}"), view_of(), LUCK)
