"""Bots at the table: they play by themselves, beside the server, and no death in mid-thought stops a game."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from bailiwick import games
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from tests.table.server import Person, Running, choose, receive

pytestmark = pytest.mark.thorough


def workers(server: Running) -> list[int]:
    """The processes in which the server's bots think."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                command = (folder / "cmdline").read_text()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if parent == server.process.pid and "spawn_main" in command:
                found.append(int(folder.name))
    return found


def wait_for_workers(server: Running) -> list[int]:
    while not (found := workers(server)):
        pass
    return found


def thinking(person: Person) -> int:
    text: str = person.ask("GET", "/metrics").text
    return int(next(line for line in text.splitlines() if line.startswith("bailiwick_bots_thinking ")).split()[1])


def wait_for_turn(socket: ClientConnection, seat: str, number: int = 0) -> Any:
    """The first view from this number on in which the seat is waited for, or the last of the game."""
    page = receive(socket)
    while (seat not in page["waiting"] or page["number"] < number) and not page["over"]:
        page = receive(socket)
    return page


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_of_bots_and_a_person_goes_on_by_itself_to_the_end(server: Running, game: str) -> None:
    ann = Person(server, "Ann")
    table = ann.table("random", "me", "random", "random", game=game)
    rng = Rng("bots")
    hers = ann.ok("GET", f"/api/tables/{table}")["seats"][1]["seat"]
    with ann.live(table, 1) as socket:
        page = wait_for_turn(socket, hers)
        while not page["over"]:
            number = ann.move(table, page["number"], 1, choose(page, rng))
            page = wait_for_turn(socket, hers, number)  # what the bots did before her move may arrive after it
    record = Record.from_json(ann.ok("GET", f"/api/tables/{table}/record"))
    again = Match.replay(games.load(game), record)
    assert again.over
    assert again.record.result == ann.ok("GET", f"/api/tables/{table}")["result"]
    assert record.players == ["random", "Ann", "random", "random"]


def test_a_worker_killed_in_mid_thought_is_replaced_and_the_game_goes_on(own_server: Callable[..., Running]) -> None:
    server = own_server(bot_workers="1")
    ann = Person(server, "Ann")
    table = ann.table("me", "random", first="red")
    rng = Rng("killed")
    with ann.live(table, 0) as socket:
        page = wait_for_turn(socket, "red")
        for _ in range(3):
            if workers(server):
                [worker] = workers(server)
                os.kill(worker, signal.SIGSTOP)  # so that it is surely in mid-thought when it dies
                while "blue" not in page["waiting"]:
                    ann.move(table, page["number"], 0, choose(page, rng))
                    page = receive(socket)
                while thinking(ann) == 0:
                    pass
                number = page["number"]
                os.kill(worker, signal.SIGKILL)
                page = receive(socket)
                assert page["number"] > number, "the bot has moved"
                assert worker not in workers(server)
            page = page if "red" in page["waiting"] else wait_for_turn(socket, "red")
            while "blue" not in page["waiting"]:
                ann.move(table, page["number"], 0, choose(page, rng))
                page = receive(socket)
            page = wait_for_turn(socket, "red")


def test_a_bot_never_blocks_the_server(own_server: Callable[..., Running]) -> None:
    server = own_server(bot_workers="1", bot_seconds="3600")
    ann = Person(server, "Ann")
    table = ann.table("random", "me", first="red")
    [worker] = wait_for_workers(server)
    os.kill(worker, signal.SIGSTOP)
    try:
        with ann.live(table, 1) as socket:
            page = receive(socket)
            other = ann.table("me", "guest", first="red")
            for number, action in enumerate(("deploy skullport", "deploy eryndlyn")):
                ann.move(other, number, number, action)
            assert ann.ask("GET", "/health/ready").text == "ready\n"
            assert ann.view(table, 1)["number"] >= page["number"]
    finally:
        os.kill(worker, signal.SIGCONT)
    with ann.live(table, 1) as socket:
        assert wait_for_turn(socket, "blue")["legal"]


def test_a_bot_that_takes_too_long_is_stopped_and_the_game_goes_on(own_server: Callable[..., Running]) -> None:
    server = own_server(bot_workers="1", bot_seconds="2")
    ann = Person(server, "Ann")
    table = ann.table("random", "me", first="red")
    rng = Rng("dawdles")
    with ann.live(table, 1) as socket:
        page = wait_for_turn(socket, "blue")
        [worker] = wait_for_workers(server)
        os.kill(worker, signal.SIGSTOP)  # it will never answer
        ann.move(table, page["number"], 1, choose(page, rng))
        assert receive(socket)["waiting"] == ["red"]
        assert wait_for_turn(socket, "blue")["legal"]
    assert worker not in workers(server)


def test_a_person_hands_the_seat_to_a_bot_and_takes_it_back(server: Running) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.table("me", "open", start=False, first="red")
    ben.ok("POST", f"/api/tables/{table}/join", {})
    ann.ok("POST", f"/api/tables/{table}/start")
    with ben.live(table, 1) as socket:
        receive(socket)
        assert ben.refused("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})[1] == "not_your_seat"
        seat = ann.ok("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})["seats"][0]
        assert (seat["name"], seat["bot"], seat["person"], seat["yours"]) == ("Ann", "random", True, True)
        page = wait_for_turn(socket, "blue")
        assert page["number"] == 1, "the bot has made red's first deployment"
        assert ann.ok("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": None})["seats"][0]["bot"] is None
        ben.move(table, 1, 1, "deploy eryndlyn" if "eryndlyn" not in page["view"]["map"] else page["legal"][0]["action"])
        assert wait_for_turn(socket, "red")["number"] == 2
    assert ann.move(table, 2, 0, "end-turn") == 3, "it is Ann's own turn again"


def test_who_has_left_the_play_to_a_bot_is_asked_before_the_game_is_abandoned(server: Running) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.table("me", "open", start=False)
    ben.ok("POST", f"/api/tables/{table}/join", {})
    ann.ok("POST", f"/api/tables/{table}/start")
    ben.ok("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
    assert ann.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})["status"] == "playing"
    assert ben.view(table, 1)["abandon"]["missing"] == ["Ben"]
    assert ben.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})["status"] == "abandoned"
    assert ben.refused("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": None})[1] == "abandoned"


def test_bots_of_running_tables_go_on_after_a_restart(own_server: Callable[..., Running]) -> None:
    server = own_server(bot_workers="1", bot_seconds="3600")
    ann = Person(server, "Ann")
    first, second = (ann.table("random", "me", first="red") for _ in range(2))
    [worker] = wait_for_workers(server)
    os.kill(worker, signal.SIGSTOP)
    server.kill()
    for table in (first, second):
        with ann.live(table, 1) as socket:
            assert wait_for_turn(socket, "blue")["number"] >= 1
    # The old server's worker sees that nobody listens any more.
    os.kill(worker, signal.SIGCONT)
    while Path(f"/proc/{worker}").exists() and "Z" not in Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()[0]:
        pass


def test_alone_among_bots_everything_can_be_taken_back(server: Running) -> None:
    ann = Person(server, "Ann")
    table = ann.table("me", "random", first="red", decks=["drow", "dragons"])
    with ann.live(table, 0) as socket:
        page = wait_for_turn(socket, "red")
        ann.move(table, page["number"], 0, "deploy skullport")
        page = wait_for_turn(socket, "red")
        while page["number"] < 2:
            page = wait_for_turn(socket, "red")
        assert ann.ok("POST", f"/api/tables/{table}/undo", {"number": page["number"], "seat": 0}) == {"done": True}
        page = receive(socket)
        assert [(line["kind"], line["seat"]) for line in page["events"]] == [("!undo", "red"), ("!redrawn", "red")]
        assert page["rows"] == [line["number"] for line in page["events"]][:1]
        assert ann.refused("POST", f"/api/tables/{table}/undo", {"number": page["number"], "seat": 0})[1] == "nothing_to_undo"
