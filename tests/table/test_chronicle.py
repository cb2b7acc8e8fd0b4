"""Games that follow one another at a table, and seats that the rules play."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import games
from bailiwick.kernel.rng import Rng
from tests.table.server import Person, Running, choose, receive

OATH = games.load("oath")
LAST = 1_000_000  # no log line is asked for


@pytest.fixture(scope="module")
def host(server: Running) -> Person:
    return Person(server, "Ann")


def play_out(person: Person, table: str) -> None:
    """Play a game alone against the Prince to its end."""
    rng = Rng(table)
    while not (page := person.view(table, 1, LAST))["over"]:
        person.move(table, page["number"], 1, choose(page, rng))


@pytest.fixture(scope="module")
def finished(host: Person) -> str:
    table = host.table("me", game="oath")
    play_out(host, table)
    return table


def text_of(person: Person, table: str) -> str:
    response = person.ask("GET", f"/api/tables/{table}/chronicle")
    assert response.status_code == 200
    assert response.headers["content-disposition"] == f'attachment; filename="bailiwick-oath-{table}.txt"'
    text: str = response.text
    return text.strip()


def test_a_finished_game_has_its_chronicle_as_a_file(host: Person, finished: str) -> None:
    assert host.ok("GET", f"/api/tables/{finished}")["chronicle"]
    text = text_of(host, finished)
    assert OATH.text_option is not None
    OATH.text_option.check(text)
    assert len(text.splitlines()) == 1


def test_and_tells_its_history_in_the_readers_language(host: Person, finished: str) -> None:
    [english] = host.ok("GET", f"/api/tables/{finished}/history")
    [italian] = host.ok("GET", f"/api/tables/{finished}/history?lang=it")
    assert english["title"].startswith("Game 1: ")
    assert italian["title"].startswith("Partita 1: ")
    assert english["rows"][0][0].startswith("Sworn for the next game: ")


def test_a_rematch_is_the_next_game_of_the_chronicle(host: Person, finished: str) -> None:
    text = text_of(host, finished)
    again = host.ok("POST", f"/api/tables/{finished}/rematch")
    assert again["status"] == "playing"
    view = host.view(again["id"])["view"]
    assert view["legacy"]["game_number"] == 2
    assert text not in host.ask("GET", f"/api/tables/{again['id']}/view?seat=0").text
    play_out(host, again["id"])
    assert text_of(host, again["id"]).splitlines()[:1] == [text]
    assert len(host.ok("GET", f"/api/tables/{again['id']}/history")) == 2
    assert host.ok("GET", f"/api/tables/{again['id']}")["options"]["chronicle"] == text  # now it tells nothing any more


def test_the_text_a_game_began_from_is_nobodys_to_see_before_its_end(host: Person, finished: str, server: Running) -> None:
    """It has the order of the decks."""
    text = text_of(host, finished)
    table = host.table("me", "guest", game="oath", chronicle=text)
    stranger = Person(server, None)
    for person in (host, stranger):
        for path in ("", "/view", "/replay?to=0"):
            assert text not in person.ask("GET", f"/api/tables/{table}{path}").text
    assert "chronicle" not in host.ok("GET", f"/api/tables/{table}")["options"]
    assert not host.ok("GET", f"/api/tables/{table}")["chronicle"]
    assert host.refused("GET", f"/api/tables/{table}/chronicle")[:2] == (404, "no_chronicle")
    assert host.refused("GET", f"/api/tables/{host.table('me', game='oath')}/history")[:2] == (404, "no_chronicle")


def test_what_earlier_games_tell_can_be_read_while_the_next_one_is_played(host: Person, finished: str) -> None:
    before = host.ok("GET", f"/api/tables/{finished}/history")
    table = host.table("me", "guest", game="oath", chronicle=text_of(host, finished))
    assert host.ok("GET", f"/api/tables/{table}")["history"]
    assert host.ok("GET", f"/api/tables/{table}/history") == before


def test_a_chronicle_has_the_name_that_was_given_to_it(host: Person) -> None:
    table = host.table("me", game="oath", world="  A Crônica / 1 ")
    assert host.view(table)["view"]["legacy"]["world_name"] == "A Crônica / 1"
    play_out(host, table)
    response = host.ask("GET", f"/api/tables/{table}/chronicle")
    assert response.headers["content-disposition"].endswith("; filename*=UTF-8''A%20Cr%C3%B4nica%20%2F%201.txt")
    again = host.ok("POST", f"/api/tables/{table}/rematch")
    assert host.view(again["id"])["view"]["legacy"]["world_name"] == "A Crônica / 1"
    imported = host.table("me", game="oath", chronicle=response.text)
    assert host.view(imported)["view"]["legacy"]["world_name"] == "A Crônica / 1"


def test_a_text_that_is_no_chronicle_makes_no_table(host: Person) -> None:
    body: dict[str, Any] = {"game": "oath", "options": {"chronicle": "once"}, "seats": [{"kind": "me"}, {"kind": "guest"}]}
    status, _code, sentence = host.refused("POST", "/api/tables", body)
    assert (status, "chronicle" in sentence) == (400, True)


def test_games_that_stand_alone_have_none(host: Person) -> None:
    table = host.table("me", "guest")
    host.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})
    assert host.refused("GET", f"/api/tables/{table}/chronicle")[1] == "no_chronicle"
    again = host.ok("POST", f"/api/tables/{table}/rematch")
    assert again["options"] == host.ok("GET", f"/api/tables/{table}")["options"]


def test_the_form_of_a_new_table_says_which_option_takes_a_text(host: Person) -> None:
    (page,) = [page for page in host.ok("GET", "/api/games") if page["name"] == "oath"]
    kinds = {option["name"]: option["kind"] for option in page["options"]}
    assert (kinds["chronicle"], kinds["world"], kinds["players"]) == ("text", "line", "choice")


# ---------------------------------------------------------------- seats that the rules play


def test_alone_against_the_prince_to_the_end(host: Person) -> None:
    table = host.table("me", game="oath")
    seats = host.ok("GET", f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["bot"], seat["yours"]) for seat in seats] == [
        ("Clockwork Prince", "rules", False),
        ("Ann", None, True),
    ]
    rng = Rng("alone")
    with host.live(table, 1) as socket:
        page = receive(socket)
        while not page["over"]:
            assert page["waiting"] == ["red"]
            number = host.move(table, page["number"], 1, choose(page, rng))
            while page["number"] < number:
                page = receive(socket)
    assert host.ok("GET", f"/api/tables/{table}/record")["players"] == ["Clockwork Prince", "Ann"]
    again = host.ok("POST", f"/api/tables/{table}/rematch")
    assert [seat["bot"] for seat in again["seats"]] == ["rules", None]


def test_nobody_takes_the_princes_seat(host: Person, server: Running) -> None:
    table = host.table("me", "open", game="oath", start=False, prince="exile")
    seats = host.ok("GET", f"/api/tables/{table}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, None, "rules"]
    assert host.refused("POST", f"/api/tables/{table}/bot", {"seat": 2, "bot": None})[2] == "The game plays that seat itself."
    ben = Person(server, "Ben")
    assert ben.refused("POST", f"/api/tables/{table}/join", {"seat": 2})[1] == "seat_taken"
    assert ben.ok("POST", f"/api/tables/{table}/join", {})["seats"][1]["yours"]
    assert host.ok("POST", f"/api/tables/{table}/start")["status"] == "playing"
