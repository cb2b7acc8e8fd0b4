"""Limits on looking: for each person and each address, generous and counted apart, and one big game holds nobody up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bailiwick import games
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from bailiwick.table.app import create_app
from bailiwick.table.asking import AT_ONCE, Server
from bailiwick.table.limits import neighbours
from bailiwick.table.records import import_record
from bailiwick.table.settings import Settings
from bailiwick.table.store import LINES_KEPT, LINES_READ, Store
from tests.table.server import Person, Running, choose, receive, two_at_a_table

pytestmark = pytest.mark.thorough

MOMENT = "Too fast: wait a moment."


def test_a_person_looks_so_often_and_others_as_often_again(own_server: Callable[..., Running]) -> None:
    server = own_server(reads_per_minute="5")
    ann, ben, nobody = Person(server, "Ann"), Person(server, "Ben"), Person(server, None)
    for _ in range(5):
        ann.ok("GET", "/api/me")
    assert ann.refused("GET", "/api/tables") == (429, "too_many", MOMENT)
    for _ in range(5):
        ben.ok("GET", "/api/games")
        nobody.ok("GET", "/api/tables")
    assert ben.refused("GET", "/api/games/tyrants") == (429, "too_many", MOMENT)
    assert nobody.refused("GET", "/api/me") == (429, "too_many", MOMENT)
    assert ann.ok("POST", "/api/me", {"name": "Anna"})["name"] == "Anna", "what one does is counted apart"


def test_an_address_asks_so_often_whoever_it_is(own_server: Callable[..., Running]) -> None:
    server = own_server(requests_per_minute="20")
    ann = Person(server, "Ann")
    table = ann.table("me", "guest")
    answers = [ann.ask("GET", "/health/live") for _ in range(40)]
    assert [answer.status_code for answer in answers[:18]] == [200] * 18
    assert answers[-1].status_code == 429
    problem = {"code": "too_many", "sentence": "That was too much from your address in a short time: wait a moment."}
    assert answers[-1].json() == problem
    elsewhere = ann.ask("GET", "/api/me", **{"X-Forwarded-For": "203.0.113.7"})
    assert elsewhere.json()["name"] == "Ann", "a proxy says who asks"
    with pytest.raises(InvalidStatus):
        open_sockets(ann, table, 40)


def open_sockets(person: Person, table: str, count: int) -> None:
    for _ in range(count):
        with person.live(table, 0):
            pass


def test_addresses_of_one_house_are_counted_together() -> None:
    assert neighbours("203.0.113.7") == "203.0.113.7"
    assert neighbours("2001:db8:1:2::7") == neighbours("2001:db8:1:2:ffff::9") != neighbours("2001:db8:1:3::7")
    assert neighbours("::ffff:203.0.113.7") == "203.0.113.7"
    assert neighbours("testclient") == "testclient"


# ---------------------------------------------------------------- sockets


def refused_socket(person: Person, table: str, seat: int = -1) -> tuple[str, str]:
    with person.live(table, seat) as socket:
        problem = receive(socket)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=30)
    return problem["code"], problem["sentence"]


def test_onlookers_of_an_address_have_their_number_and_players_do_not_count(own_server: Callable[..., Running]) -> None:
    server = own_server(onlookers_per_address="3")
    ann, ben, table = two_at_a_table(server)
    with ExitStack() as stack:
        sockets = [stack.enter_context(Person(server, None).live(table)) for _ in range(3)]
        for socket in sockets:
            assert receive(socket)["type"] == "view"
        assert refused_socket(Person(server, None), table)[0] == "too_many"
        for seat, player in enumerate((ann, ben)):
            assert receive(stack.enter_context(player.live(table, seat)))["type"] == "view"
        sockets[0].close()
        wait_for_sockets(ann, 4)
        assert receive(stack.enter_context(Person(server, None).live(table)))["type"] == "view"


def wait_for_sockets(person: Person, count: int) -> None:
    """Until the server has seen that a socket is closed."""
    for _ in range(2000):
        if f"bailiwick_sockets {count}\n" in person.ask("GET", "/metrics").text:
            return
    raise AssertionError("the server still counts a closed socket")


def test_a_person_and_an_address_have_so_many_sockets(own_server: Callable[..., Running]) -> None:
    server = own_server(sockets_per_person="2", sockets_per_address="3")
    ann, ben, table = two_at_a_table(server)
    with ann.live(table, 0) as one, ann.live(table, 0) as two:
        assert [receive(socket)["type"] for socket in (one, two)] == ["view", "view"]
        assert refused_socket(ann, table, 0) == ("too_many", "There are too many tables open already: close some.")
        with ben.live(table, 1) as three:
            assert receive(three)["type"] == "view"
            assert refused_socket(ben, table, 1)[0] == "too_many"


# ---------------------------------------------------------------- chat


def test_a_page_that_opens_gets_the_newest_lines_and_older_ones_can_be_had(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    for number in range(LINES_READ + 20):
        ann.ok("POST", f"/api/tables/{table}/chat", {"text": f"line {number}"})
    with ben.live(table, 1) as socket:
        first = receive(socket)["chat"]
        assert [line["number"] for line in first] == list(range(20, LINES_READ + 20))
        ann.ok("POST", f"/api/tables/{table}/chat", {"text": "one more"})
        assert [line["text"] for line in receive(socket)["chat"]] == ["one more"]
    older = ben.ok("GET", f"/api/tables/{table}/chat?before=20")
    assert [line["number"] for line in older] == list(range(20))


def test_no_more_than_so_many_lines_are_kept(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite")
    store.db.execute("PRAGMA synchronous=OFF")
    store.db.execute("PRAGMA foreign_keys=OFF")
    for number in range(LINES_KEPT + 50):
        store.add_chat("a", "ann", "Ann", f"line {number}")
    store.add_chat("b", "ann", "Ann", "at another table")
    kept = [number for (number,) in store._read("SELECT number FROM chat WHERE \"table\" = 'a' ORDER BY number")]
    assert kept == list(range(50, LINES_KEPT + 50))
    assert store.chat_end("a") == LINES_KEPT + 50
    assert [line.text for line in store.chat("b")] == ["at another table"]
    store.close()


# ---------------------------------------------------------------- whole games


def test_the_record_of_a_game_is_made_once_and_follows_a_name(server: Running) -> None:
    ann = Person(server, "Ann")
    table = ann.table("me", "guest", game="ankh_morpork")  # the shortest
    rng = Rng("the record")
    page = ann.view(table, 0)
    while not page["over"]:
        seat = ["red", "blue"].index(page["waiting"][0])
        ann.move(table, page["number"], seat, choose(ann.view(table, seat), rng))
        page = ann.view(table, 0)
    first = ann.ask("GET", f"/api/tables/{table}/record")
    assert first.json()["players"] == ["Ann", "Ann 2"]
    assert ann.ask("GET", f"/api/tables/{table}/record").content == first.content
    ann.ok("POST", "/api/me", {"name": "Änne"})
    assert ann.ok("GET", f"/api/tables/{table}/record")["players"][0] == "Änne"
    assert first.headers["content-disposition"].startswith("attachment")


def test_few_look_at_whole_games_at_a_time(tmp_path: Path) -> None:
    server = Server(Settings(folder=tmp_path))
    busy, most, lock = 0, 0, threading.Lock()
    begun = threading.Barrier(AT_ONCE)

    def look() -> None:
        nonlocal busy, most
        with lock:
            busy += 1
            most = max(most, busy)
        begun.wait(30)  # until as many are at it as may be
        with lock:
            busy -= 1

    async def all_at_once() -> None:
        await asyncio.gather(*(server.whole_game(f"person {number}", look) for number in range(5 * AT_ONCE)))

    asyncio.run(all_at_once())
    assert most == AT_ONCE
    assert not server.turns.own, "nobody is remembered who does not wait"
    server.store.close()


def test_who_asks_for_many_whole_games_waits_behind_themselves_and_others_do_not(tmp_path: Path) -> None:
    server = Server(Settings(folder=tmp_path))
    go_on = threading.Event()
    order: list[str] = []

    async def all_at_once() -> None:
        greedy = [asyncio.create_task(server.whole_game("ann", lambda: go_on.wait(30))) for _ in range(20)]
        await asyncio.sleep(0)  # all of them wait, or have begun
        for name in ("ben", "cem"):
            await server.whole_game(name, partial(order.append, name))
        assert not any(task.done() for task in greedy)
        go_on.set()
        await asyncio.gather(*greedy)

    asyncio.run(all_at_once())
    assert order == ["ben", "cem"]
    server.store.close()


def test_whatever_takes_a_whole_game_waits_its_turn_and_all_else_is_answered(tmp_path: Path) -> None:
    app = create_app(Settings(folder=tmp_path, reads_per_minute=100_000))
    server: Server = app.state.server
    game = games.load("oath")
    match = Match(game, {}, 1)
    rng = Rng("to the end")
    while not match.over:
        match.play(match.legal().actions[rng.below(len(match.legal().actions))])
    at = f"/api/tables/{import_record(server.store, match.record)}"
    asked = ["replay?to=7", "scores", "record", "chronicle", "history"]
    go_on = threading.Event()

    async def everything() -> None:
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(
                    AsyncClient(transport=ASGITransport(app, client=(name, 1)), base_url="http://here")
                )
                for name in [*asked, "somebody else"]
            ]
            held = [
                asyncio.create_task(server.whole_game(f"person {number}", lambda: go_on.wait(60))) for number in range(AT_ONCE)
            ]
            await asyncio.sleep(0)
            answers = [
                asyncio.create_task(client.get(f"{at}/{path}", timeout=60)) for client, path in zip(clients, asked, strict=False)
            ]
            for _ in range(20):
                assert (await clients[-1].get(f"{at}/view")).status_code == 200
            waiting = [path for path, answer in zip(asked, answers, strict=True) if not answer.done()]
            go_on.set()
            await asyncio.gather(*held)
            assert [answer.status_code for answer in await asyncio.gather(*answers)] == [200] * len(asked)
            assert waiting == asked

    asyncio.run(everything())
    server.store.close()
