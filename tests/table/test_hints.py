"""Hints at a table: for whose seat it is and must choose, thought beside the server, counted, and only where the host says so."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import pytest

from bailiwick import games
from tests.judged import environment
from tests.table.server import Person, Running, two_at_a_table
from tests.table.test_bots import wait_for_workers

DECKS: Final[dict[str, Any]] = {"first": "red", "decks": ["drow", "dragons"]}


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose Tyrants has a judgement."""
    folder = tmp_path_factory.mktemp("taught")
    running = Running(folder / "data", environment(folder / "package", "tyrants"), bot_workers="1", bot_seconds="3600")
    yield running
    running.end()


def ask(person: Person, table: str, number: int, seat: int, lang: str = "en") -> Any:
    return person.ok("POST", f"/api/tables/{table}/hint?lang={lang}", {"number": number, "seat": seat})


def refused(person: Person, table: str, number: int, seat: int) -> tuple[str, str]:
    return person.refused("POST", f"/api/tables/{table}/hint", {"number": number, "seat": seat})[1:]


def asked(person: Person, table: str) -> list[int]:
    return [seat["hints"] for seat in person.ok("GET", f"/api/tables/{table}")["seats"]]


def test_a_hint_names_choices_with_their_chances_and_a_reason(taught: Running) -> None:
    ann = Person(taught, "Ann")
    table = ann.table("me", "guest", **DECKS)
    hint = ask(ann, table, 0, 0)
    legal = [choice["action"] for choice in ann.view(table, 0)["legal"]]
    chances = [choice["chance"] for choice in hint["choices"]]
    assert hint["number"] == 0
    assert 1 < len(hint["choices"]) <= 3
    assert {choice["action"] for choice in hint["choices"]} <= set(legal)
    assert chances == sorted(chances, reverse=True)
    assert all(1 <= chance <= 99 for chance in chances)
    game = games.load("tyrants")
    keys = {key for key, _part in game.themes()}
    for lang in ("en", "pt", "it"):
        said = {choice["why"] for choice in ask(ann, table, 0, 0, lang)["choices"]}
        assert said - {""}
        assert said <= {game.say_theme(key, lang) for key in keys} | {""}


def test_hints_are_counted_by_decisions_and_told_in_the_end(taught: Running) -> None:
    ann = Person(taught, "Ann")
    table = ann.table("me", "guest", **DECKS)
    assert ask(ann, table, 0, 0) == ask(ann, table, 0, 0), "asked again, it is the same"
    assert ann.ok("GET", f"/api/tables/{table}")["hints"]
    number = ann.move(table, 0, 0, ask(ann, table, 0, 0)["choices"][0]["action"])
    ask(ann, table, number, 1)
    number = ann.move(table, number, 1, ann.view(table, 1)["legal"][0]["action"])
    ask(ann, table, number, 0)
    assert asked(ann, table) == [0, 0], "that is nobody's business until the end"
    taught.kill()
    ann.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})
    assert asked(ann, table) == [2, 1]


def test_only_whose_seat_it_is_may_ask_when_it_must_choose(taught: Running) -> None:
    ann, ben, table = two_at_a_table(taught)
    assert refused(ben, table, 0, 0) == ("not_your_seat", "That seat is not yours.")
    assert refused(ann, table, 0, 9)[0] == "not_your_seat"
    assert refused(ben, table, 0, 1) == ("not_your_turn", "It is not your turn to choose.")
    ann.move(table, 0, 0, "deploy skullport")
    assert refused(ann, table, 0, 0)[0] == "stale"
    assert refused(ben, table, 7, 1)[0] == "early"
    assert Person(taught, None).refused("POST", f"/api/tables/{table}/hint", {"number": 1, "seat": 1})[1] == "not_you"
    for person in (ann, ben):
        person.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})
    assert refused(ben, table, 1, 1)[0] == "abandoned"
    assert asked(ann, table) == [0, 0], "who was refused has not been told anything"


def test_the_host_can_switch_them_off_for_the_rematch_too(taught: Running) -> None:
    ann = Person(taught, "Ann")
    seats = [{"kind": "me"}, {"kind": "guest"}]
    body = {"game": "tyrants", "options": DECKS, "seats": seats, "start": True, "hints": False}
    table = ann.ok("POST", "/api/tables", body)["id"]
    assert not ann.ok("GET", f"/api/tables/{table}")["hints"]
    assert refused(ann, table, 0, 0) == ("hints_off", "The host of this table has switched hints off.")
    ann.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})
    again = ann.ok("POST", f"/api/tables/{table}/rematch")
    assert not again["hints"]
    assert refused(ann, again["id"], 0, 0)[0] == "hints_off"


def test_where_nothing_was_learned_and_in_lessons_there_are_none(taught: Running) -> None:
    ann = Person(taught, "Ann")
    offered = {page["name"]: page["hints"] for page in ann.ok("GET", "/api/games")}
    assert offered["tyrants"]
    for game, hints in offered.items():
        if not hints:
            table = ann.table("me", "guest", game=game)
            seat = next(row["number"] for row in ann.ok("GET", f"/api/tables/{table}")["seats"] if row["yours"])
            assert not ann.ok("GET", f"/api/tables/{table}")["hints"]
            assert refused(ann, table, 0, seat) == ("no_hints", "There are no hints here.")
    lesson = ann.ok("POST", f"/api/games/tyrants/lessons/{games.lessons('tyrants')[0].name}")
    assert not lesson["hints"]
    seat = next(row["number"] for row in lesson["seats"] if row["yours"])
    assert refused(ann, lesson["id"], 0, seat)[0] == "no_hints"


def test_nobody_waits_for_a_hint_and_it_is_for_the_decision_asked_about(taught: Running) -> None:
    ann, other = Person(taught, "Ann"), Person(taught, "Ben")
    table = ann.table("me", "guest", **DECKS)
    ask(ann, table, 0, 0)  # there is a worker now
    first = ann.move(table, 0, 0, "deploy skullport")
    [worker] = wait_for_workers(taught)
    os.kill(worker, signal.SIGSTOP)
    with ThreadPoolExecutor() as threads:
        try:
            waits = threads.submit(ask, ann, table, first, 1)
            theirs = other.table("me", "guest", **DECKS)
            assert other.move(theirs, 0, 0, "deploy skullport") == 1
            # Her own move does not wait either; and whatever was asked before it is about the position before it.
            assert not waits.done()
        finally:
            os.kill(worker, signal.SIGCONT)
        hint = waits.result()
    assert hint["number"] == first
    legal = {choice["action"] for choice in ann.view(table, 1)["legal"]}
    assert {choice["action"] for choice in hint["choices"]} <= legal
