"""The live socket: every change reaches every watcher, once and in order, and nothing a client says can break it."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from bailiwick import games
from bailiwick.kernel.rng import Rng
from bailiwick.table.models import LiveProblem, LiveView
from tests.table.server import Person, Running, choose, receive, two_at_a_table


def until(socket: ClientConnection, number: int) -> list[Any]:
    """All messages up to the one that shows so many rows."""
    pages = [receive(socket)]
    while pages[-1]["number"] < number:
        pages.append(receive(socket))
    return pages


def events(pages: list[Any]) -> list[Any]:
    return [event for page in pages for event in page["events"]]


def play_some(people: list[Person], table: str, moves: int) -> int:
    """Random moves of whoever must choose; returns the number of rows."""
    rng = Rng(f"some {moves}")
    page = people[0].view(table, 0)
    for _ in range(moves):
        seat = ["red", "blue"].index(page["waiting"][0])
        page = people[seat].view(table, seat, since=page["number"])
        number = people[seat].move(table, page["number"], seat, choose(page, rng))
        page = people[seat].view(table, seat, since=number)
    return int(page["number"])


# ---------------------------------------------------------------- what is told


def test_each_change_reaches_every_watcher_once_and_in_order(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    stranger = Person(server, None)
    with ExitStack() as stack:
        sockets = [stack.enter_context(who.live(table, seat)) for who, seat in ((ann, 0), (ben, 1), (stranger, -1))]
        number = play_some([ann, ben], table, 40)
        seen = [until(socket, number) for socket in sockets]
    for (who, seat), pages in zip(((ann, 0), (ben, 1), (stranger, -1)), seen, strict=True):
        assert events(pages) == who.view(table, seat)["events"]
        numbers = [page["number"] for page in pages]
        assert numbers == sorted(numbers)
        assert [page["since"] for page in pages] == [0, *numbers[:-1]]
    assert events(seen[0]) != events(seen[2]), "what red drew is not told to strangers"


def test_who_comes_back_gets_exactly_what_was_missed(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    with ann.live(table, 0) as socket:
        before = play_some([ann, ben], table, 15)
        first = until(socket, before)
    after = play_some([ann, ben], table, 15)
    with ann.live(table, 0, since=before) as socket:
        second = until(socket, after)
    assert all(event["number"] >= before for event in events(second))
    assert events(first + second) == ann.view(table, 0)["events"]


def test_a_restarted_server_goes_on_telling(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann, ben, table = two_at_a_table(server)
    with ann.live(table, 0) as socket:
        before = play_some([ann, ben], table, 10)
        first = until(socket, before)
        server.kill()
        with pytest.raises(ConnectionClosed):
            receive(socket)
    after = play_some([ann, ben], table, 10)
    with ann.live(table, 0, since=before) as socket:
        assert events(first + until(socket, after)) == ann.view(table, 0)["events"]


@pytest.mark.parametrize("game", games.NAMES)
def test_every_message_of_a_table_is_as_its_schema_says(server: Running, game: str) -> None:
    """The page's types are made from the schema, so nothing may be missing, of another kind, or not told of there."""
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.table("me", "open", game=game, start=False)
    rng = Rng("schema")
    with ann.live(table, 0) as socket:
        told = [receive(socket)]
        ann.ok("POST", f"/api/tables/{table}/chat", {"text": "Anybody?"})
        ben.ok("POST", f"/api/tables/{table}/join", {})
        ann.ok("POST", f"/api/tables/{table}/start")
        while told[-1]["view"] is None:
            told.append(receive(socket))
        for number in range(8):
            seats = [row["seat"] for row in told[-1]["table"]["seats"]]
            seat = seats.index(told[-1]["waiting"][0])
            who = (ann, ben)[seat]
            assert who.move(table, number, seat, choose(who.view(table, seat), rng)) == number + 1
            told += until(socket, number + 1)
    for page in told:
        LiveView.model_validate(page, strict=True)
        assert set(page) == set(LiveView.model_fields)
    assert any(page["chat"] for page in told)
    assert any(page["events"] for page in told)


def test_two_tabs_of_one_person_agree(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    with ann.live(table, 0) as one, ann.live(table, 0) as other:
        number = play_some([ann, ben], table, 12)
        left, right = until(one, number), until(other, number)
    assert events(left) == events(right)
    for page in (left[-1], right[-1]):
        del page["since"], page["events"], page["chat"]
    assert left[-1] == right[-1]


def test_before_the_start_the_table_is_shown_and_the_start_is_told(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False)
    with ann.live(table, 0) as socket:
        page = receive(socket)
        assert (page["view"], page["legal"], page["events"], page["rows"]) == (None, [], [], [])
        ben.ok("POST", f"/api/tables/{table}/join", {})
        assert receive(socket)["table"]["seats"][1]["name"] == "Ben"
        ben.ok("POST", "/api/me", {"name": "Benedict"})
        assert receive(socket)["table"]["seats"][1]["name"] == "Benedict"
        ann.ok("POST", f"/api/tables/{table}/start")
        assert receive(socket)["view"] is not None


def test_nothing_is_told_twice(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False)
    ben.ok("POST", f"/api/tables/{table}/join", {})
    with ann.live(table, 0) as socket:
        receive(socket)
        ben.ok("POST", "/api/me", {"name": "Ben"})  # wakes the socket, though nothing has changed
        ben.ok("POST", "/api/me", {"name": "Benedict"})
        assert receive(socket)["table"]["seats"][1]["name"] == "Benedict"


def test_chat_is_told_once(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.ok("POST", f"/api/tables/{table}/chat", {"text": " Good luck! "})
    with ben.live(table, 1) as socket:
        assert [line["text"] for line in receive(socket)["chat"]] == ["Good luck!"]
        ben.ok("POST", f"/api/tables/{table}/chat", {"text": "Same\x07 to you"})
        assert [(line["name"], line["text"]) for line in receive(socket)["chat"]] == [("Ben", "Same  to you")]
    assert [line["number"] for line in ann.ok("GET", f"/api/tables/{table}/chat?since=1")] == [1]
    assert ann.refused("POST", f"/api/tables/{table}/chat", {"text": " \n "})[1] == "empty"


def test_taking_back_drops_rows(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    with ben.live(table, 1) as socket:
        ann.move(table, 0, 0, "deploy skullport")
        ben.move(table, 1, 1, "deploy eryndlyn")
        ann.move(table, 2, 0, "play noble")
        pages = until(socket, 3)
        assert pages[-1]["rows"] == [0, 1, 2]
        ann.ok("POST", f"/api/tables/{table}/undo", {"number": 3, "seat": 0})
        page = receive(socket)
        assert (page["number"], page["rows"]) == (4, [0, 1, 3])
        [line] = page["events"]
        told = (line["number"], line["kind"], line["seat"], [token["text"] for token in line["tokens"]])
        assert told[:3] == (3, "!undo", "red")
        assert (told[3][0], "".join(told[3][1:])) == ("1", "Red plays Noble"), "the others are told who took back what"
        assert page["asides"] == [3], "and that is no move to be replayed"


# ---------------------------------------------------------------- what may be said: nothing


@pytest.mark.parametrize(
    "message",
    [
        pytest.param("", id="empty"),
        pytest.param("{", id="broken"),
        pytest.param("[" * 4000, id="deep"),
        pytest.param(b"{}", id="bytes"),
        pytest.param('{"seat": 1, "lang": "pt"}', id="seat"),
        pytest.param('{"number": 0, "seat": 0, "action": "deploy skullport"}', id="a-move"),
        pytest.param(json.dumps({"lang": "e" * 5000}), id="long"),
    ],
)
def test_a_message_is_answered_with_a_sentence_and_changes_nothing(server: Running, message: str | bytes) -> None:
    ann, _ben, table = two_at_a_table(server)
    with ann.live(table, 0) as socket:
        before = receive(socket)
        socket.send(message)
        problem = LiveProblem.model_validate(receive(socket), strict=True)
        assert problem.code == "mistyped"
        assert problem.sentence.endswith(".")
        ann.move(table, 0, 0, "deploy skullport")
        page = receive(socket)
        assert (page["number"], page["seat"], page["since"]) == (1, "red", before["number"])


def test_an_enormous_message_closes_the_socket_and_nothing_else(server: Running) -> None:
    ann, _ben, table = two_at_a_table(server)
    with ann.live(table, 0) as socket, ann.live(table, 0) as other:
        receive(socket)
        receive(other)
        socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            receive(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        ann.move(table, 0, 0, "deploy skullport")
        assert receive(other)["number"] == 1


def test_too_many_messages_are_refused(own_server: Callable[..., Running]) -> None:
    server = own_server(posts_per_minute="5")
    ann = Person(server, "Ann")
    table = ann.table("me", "guest")
    with ann.live(table, 0) as socket:
        receive(socket)
        for _ in range(6):
            socket.send("{}")
        codes = [receive(socket)["code"] for _ in range(6)]
    assert codes[0] == "mistyped"
    assert codes[-1] == "too_many"


# ---------------------------------------------------------------- who may listen


def test_another_site_may_not_listen(server: Running) -> None:
    ann, _ben, table = two_at_a_table(server)
    for origin in ("https://evil.example", "http://127.0.0.1:1", "null"):
        with pytest.raises(InvalidStatus) as refused, ann.live(table, 0, Origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with ann.live(table, 0, Origin=server.url) as socket:
        assert receive(socket)["type"] == "view"


def test_the_public_address_is_ours_too(own_server: Callable[..., Running]) -> None:
    server = own_server(public_url="https://games.example.org/")
    ann = Person(server, "Ann")
    table = ann.table("me", "random")
    with ann.live(table, 0, Origin="https://games.example.org") as socket:
        assert receive(socket)["type"] == "view"
    assert ann.ok("POST", "/api/me/link")["url"].startswith("https://games.example.org/carry#")


@pytest.mark.parametrize("seat", [1, 7, -2])
def test_another_seat_is_refused(server: Running, seat: int) -> None:
    ann, _ben, table = two_at_a_table(server)
    with ann.live(table, seat) as socket:
        assert receive(socket) == {"type": "problem", "code": "not_your_seat", "sentence": "That seat is not yours."}
        with pytest.raises(ConnectionClosed) as closed:
            receive(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_no_table_no_socket(ann: Person) -> None:
    with ann.live("nowhere") as socket:
        assert receive(socket)["code"] == "no_such_table"


def test_a_socket_that_closes_leaves_nobody_behind(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann, _ben, table = two_at_a_table(server)

    def sockets() -> str:
        text: str = ann.ask("GET", "/metrics").text
        return next(line for line in text.splitlines() if line.startswith("bailiwick_sockets "))

    with ann.live(table, 0) as socket:
        receive(socket)
        assert sockets() == "bailiwick_sockets 1"
    while sockets() != "bailiwick_sockets 0":
        pass


def test_a_graceful_stop_says_why_the_socket_closes(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann, _ben, table = two_at_a_table(server)
    with ann.live(table, 0) as socket:
        receive(socket)
        assert server.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            receive(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_who_leaves_the_table_is_told_so_and_the_socket_is_closed(own_server: Callable[..., Running]) -> None:
    """The seat one looks from is no longer one's own. Nothing of that is a fault of the server."""
    server = own_server()
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.table("me", "open", start=False)
    ben.ok("POST", f"/api/tables/{table}/join", {})
    with ben.live(table, 1) as socket:
        receive(socket)
        ben.ok("POST", f"/api/tables/{table}/leave")
        message = receive(socket)
        assert (message["type"], message["code"]) == ("problem", "not_your_seat")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "That seat is not yours.")
    server.stop()
    assert "Traceback" not in server.log.read_text()
