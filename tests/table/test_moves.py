"""Moves: checked here, committed before they are acknowledged, and never taken twice."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from bailiwick import games
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from tests.table.server import Person, Running, choose, two_at_a_table

pytestmark = pytest.mark.thorough


def test_each_wrong_move_has_its_own_words_and_changes_nothing(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.move(table, 0, 0, "deploy skullport")
    ben.move(table, 1, 1, "deploy eryndlyn")
    before = ann.view(table, 0)

    def refusal(person: Person, number: int, seat: int, action: str) -> tuple[int, str, str]:
        return person.refused("POST", f"/api/tables/{table}/moves", {"number": number, "seat": seat, "action": action})

    assert refusal(ann, 1, 0, "end-turn")[:2] == (409, "stale")
    assert refusal(ann, 3, 0, "end-turn")[:2] == (409, "early")
    assert refusal(ann, 2, 1, "end-turn")[:2] == (403, "not_your_seat")
    assert refusal(ben, 2, 1, "end-turn")[:2] == (409, "not_your_turn")
    assert refusal(ann, 2, 0, "dance")[1] == "unknown_action"
    status, code, sentence = refusal(ann, 2, 0, "deploy skullport")
    assert (status, code, sentence) == (400, "illegal", "It costs 1 power; you have 0. (T-3.3)")
    assert ann.view(table, 0) == before
    assert ann.move(table, 2, 0, "end-turn") == 3


def test_two_answers_to_one_decision_can_not_both_win(server: Running) -> None:
    ann, _ben, table = two_at_a_table(server)
    cookies = dict(ann.cookies)

    def post(site: str) -> int:
        body = {"number": 0, "seat": 0, "action": f"deploy {site}"}
        with httpx.Client(base_url=server.url, cookies=cookies, timeout=30) as client:
            return client.post(f"/api/tables/{table}/moves", json=body).status_code

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(post, ["skullport", "eryndlyn", "ched_nasad", "mantol_derith"] * 4))
    assert sorted(answers) == [200] + [409] * 15
    assert ann.view(table, 0)["number"] == 1


def test_undo_is_free_until_something_is_revealed(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.move(table, 0, 0, "deploy skullport")
    ben.move(table, 1, 1, "deploy eryndlyn")
    ann.move(table, 2, 0, "play noble")
    page = ann.view(table, 0)
    assert page["can_undo"]
    assert not ben.view(table, 1)["can_undo"]
    assert ann.ok("POST", f"/api/tables/{table}/undo", {"number": 3, "seat": 0}) == {"done": True}
    page = ann.view(table, 0)
    assert page["view"]["turn"]["influence"] == 0
    assert page["number"] == 4, "taking back is a row of its own"
    assert 2 not in page["rows"]
    assert all(event["number"] != 2 for event in page["events"])
    ann.move(table, 4, 0, "play noble")
    ann.move(table, 5, 0, "end-turn")
    assert not ann.view(table, 0)["can_undo"], "five cards were drawn"


def test_the_time_of_each_row_is_told(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    assert ann.ok("GET", f"/api/tables/{table}")["moved"] is None
    before = time.time()
    ann.move(table, 0, 0, "deploy skullport")
    first = ann.ok("GET", f"/api/tables/{table}")["moved"]
    ben.move(table, 1, 1, "deploy eryndlyn")
    ann.move(table, 2, 0, "play noble")
    page = ann.view(table, 0)
    times = {event["number"]: event["at"] for event in page["events"]}
    assert before <= times[0] <= times[1] <= times[2] <= time.time()
    assert (times[0], times[2]) == (first, page["table"]["moved"])
    replayed = ann.ok("GET", f"/api/tables/{table}/replay?to=1&seat=0")["events"]
    assert [(event["number"], event["at"]) for event in replayed] == [(0, first)] * len(replayed)
    ann.ok("POST", f"/api/tables/{table}/undo", {"number": 3, "seat": 0})
    assert ann.ok("GET", f"/api/tables/{table}")["moved"] >= times[2], "taking back is a row too"


def test_beyond_that_the_others_are_asked(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.move(table, 0, 0, "deploy skullport")
    ben.move(table, 1, 1, "deploy eryndlyn")
    ann.move(table, 2, 0, "end-turn")
    undo = {"number": 3, "seat": 0}
    assert ann.ok("POST", f"/api/tables/{table}/undo", undo) == {"done": False}
    assert ben.view(table, 1)["undo_asked"] == {"seat": "red", "moves": 1, "agreed": False}
    ben.ok("POST", f"/api/tables/{table}/undo/answer", {"agree": False})
    assert ann.view(table, 0)["undo_asked"] is None
    assert ann.view(table, 0)["waiting"] == ["blue"]
    ann.ok("POST", f"/api/tables/{table}/undo", undo)
    ben.ok("POST", f"/api/tables/{table}/undo/answer", {"agree": True})
    page = ann.view(table, 0)
    assert page["waiting"] == ["red"]
    assert page["rows"] == [0, 1, 3]
    assert [line["kind"] for line in page["events"][-2:]] == ["!undo", "!redrawn"]
    told = [(token["kind"], token["text"]) for token in page["events"][-2]["tokens"]]
    assert told == [("n", "1"), ("turn", "")], "nobody says of the end of a turn that five cards were drawn"
    assert ben.refused("POST", f"/api/tables/{table}/undo/answer", {"agree": True})[1] == "nothing_asked"


def test_a_killed_server_loses_nothing_it_has_acknowledged(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann, ben = people = [Person(server, "Ann"), Person(server, "Ben")]
    table = ann.table("me", "open", game="ankh_morpork", start=False)  # a short game, in which seats interrupt each other
    ben.ok("POST", f"/api/tables/{table}/join", {})
    ann.ok("POST", f"/api/tables/{table}/start")
    names = ["red", "blue"]
    rng = Rng("killed")
    done: list[tuple[int, str]] = []
    until_kill = 7
    page = ann.view(table, 0)
    while not page["over"]:
        seat = names.index(page["waiting"][0])
        if page["seat"] != names[seat]:
            page = people[seat].view(table, seat, since=len(done))
        assert page["number"] == len(done), "every acknowledged move is there, and none twice"
        action = choose(page, rng)
        people[seat].move(table, page["number"], seat, action)
        done.append((seat, action))
        until_kill -= 1
        if until_kill == 0 and len(done) < 60:
            server.kill()
            until_kill = 1 + rng.below(15)
        page = people[seat].view(table, seat, since=len(done))
    record = Record.from_json(ann.ok("GET", f"/api/tables/{table}/record"))
    assert record.moves == [(names[seat], action) for seat, action in done]
    again = Match.replay(games.load("ankh_morpork"), record)
    assert again.record.result == ben.ok("GET", f"/api/tables/{table}")["result"]


def test_undo_survives_a_restart(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann, ben, table = two_at_a_table(server)
    ann.move(table, 0, 0, "deploy skullport")
    ben.move(table, 1, 1, "deploy eryndlyn")
    ann.move(table, 2, 0, "play noble")
    ann.move(table, 3, 0, "end-turn")
    ann.ok("POST", f"/api/tables/{table}/undo", {"number": 4, "seat": 0})
    ben.ok("POST", f"/api/tables/{table}/undo/answer", {"agree": True})
    server.kill()
    page = ann.view(table, 0)
    assert page["rows"] == [0, 1, 2, 4]
    assert page["view"]["turn"]["influence"] == 1
    ann.move(table, 5, 0, "end-turn")
    assert ben.view(table, 1)["waiting"] == ["blue"]


def test_hot_seat_shows_one_hand_at_a_time(server: Running) -> None:
    ann = Person(server, "Ann")
    table = ann.table("me", "guest", first="red", decks=["drow", "dragons"])
    red = ann.view(table, 0)["view"]["seats"]
    blue = ann.view(table, 1)["view"]["seats"]
    curtain = ann.view(table)["view"]["seats"]
    assert "hand" in red["red"]
    assert "hand" not in red["blue"]
    assert "hand" in blue["blue"]
    assert "hand" not in blue["red"]
    assert all("hand" not in seat for seat in curtain.values())
    ann.move(table, 0, 0, "deploy skullport")
    ann.move(table, 1, 1, "deploy eryndlyn")
