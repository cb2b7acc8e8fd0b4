"""Games that follow one another at a table, and seats that the rules play."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bailiwick import games
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from tests.table.server import Person, Running, choose, receive

pytestmark = pytest.mark.thorough

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


def test_a_rematch_is_the_next_game_of_the_chronicle(host: Person) -> None:
    table = host.table("me", game="oath")
    play_out(host, table)
    told, text = host.ok("GET", f"/api/tables/{table}/history"), text_of(host, table)
    again = host.ok("POST", f"/api/tables/{table}/rematch")
    assert again["status"] == "playing"
    view = host.view(again["id"])["view"]
    assert view["legacy"]["game_number"] == 2
    assert text not in host.ask("GET", f"/api/tables/{again['id']}/view?seat=0").text
    play_out(host, again["id"])
    lines = text_of(host, again["id"]).splitlines()
    assert len(lines) == 2
    assert len(host.ok("GET", f"/api/tables/{again['id']}/history")) == 2
    assert host.ok("GET", f"/api/tables/{again['id']}/history")[0] == told[0]
    assert host.ok("GET", f"/api/tables/{again['id']}")["options"]["chronicle"] == lines[0]  # now it tells nothing any more


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


# ---------------------------------------------------------------- nothing public foretells the next game


def start_of(data: Path, table: str) -> Any:
    """The position that a table has begun from, as whoever runs the server may know it."""
    env = {**os.environ, "BAILIWICK_FOLDER": str(data)}
    command = [sys.executable, "-m", "bailiwick", "export", table]
    record = Record.loads(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
    return OATH.to_json(OATH.new(record.options, record.seed))


def hidden_part(start: Any) -> dict[str, object]:
    facedown = [land["site"] for land in start["map"].values() if not land["faceup"]]
    relics = [land["relics"] for land in start["map"].values()] + [start["relic_deck"]]
    hands = {name: seat["hand"] for name, seat in start["seats"].items()}
    return {"hands": hands, "deck": start["deck"], "relics": relics, "sites": facedown}


DRAWN = ("hands", "deck", "relics")  # so many that luck doesn't draw them alike; there may be no facedown site at all


def everything_told(person: Person, table: str, moves: int) -> str:
    """All that anybody can fetch of a finished table."""
    paths = ["", "/view", "/record", "/chronicle", "/history", "/scores", "/chat"]
    paths += [f"/replay?to={to}&seat={seat}" for to in range(0, moves + 1, 7) for seat in (-1, 0, 1)]
    return "\n".join(person.ask("GET", f"/api/tables/{table}{path}").text for path in paths)


def test_r_135_the_next_game_is_not_foretold(own_server: Callable[..., Running], tmp_path: Path) -> None:
    """Two rematches of one finished game differ in all that is hidden, and neither begins as the chronicle is written."""
    server = own_server()
    ann = Person(server, "Ann")
    table = ann.table("me", game="oath")
    play_out(ann, table)
    foretold = hidden_part(OATH.to_json(OATH.new({"players": 1, "chronicle": text_of(ann, table)}, 1)))
    server.stop()
    shutil.copytree(server.data, tmp_path / "other")
    server.start()
    other = Running(tmp_path / "other")
    try:
        stranger = Person(other, None)
        begun = []
        for place in (server, other):
            cookies = {"cookie": "; ".join(f"{name}={value}" for name, value in ann.cookies.items())}
            answer = stranger.client.post(f"{place.url}/api/tables/{table}/rematch", headers=cookies)
            begun.append((answer.json()["id"], place.data))
        one, two = (hidden_part(start_of(data, id)) for id, data in begun)
        for part in DRAWN:
            assert one[part] != foretold[part], part
            assert one[part] != two[part], part
        moves = ann.view(table)["number"]
        told = [everything_told(Person(place, None), table, moves) for place in (server, other)]
        assert told[0].replace(begun[0][0], begun[1][0]) == told[1]  # but for its own name, nothing of the next game
    finally:
        other.end()


def test_while_the_next_game_is_on_nobody_looks_into_the_last(own_server: Callable[..., Running]) -> None:
    """Who is Dispossessed and which relics lie at sites is the same in both."""
    server = own_server()
    ann, stranger = Person(server, "Ann"), Person(server, "Sue")
    table = ann.table("me", game="oath")
    play_out(ann, table)
    assert not ann.ok("GET", f"/api/tables/{table}")["closed"]
    again = ann.ok("POST", f"/api/tables/{table}/rematch")["id"]
    assert ann.ok("GET", f"/api/tables/{table}")["closed"]
    for person in (ann, stranger):
        for path in ("/record", "/chronicle", "/replay?to=3&seat=0"):
            status, code, sentence = person.refused("GET", f"/api/tables/{table}{path}")
            assert (status, code) == (409, "next_is_on")
            assert sentence.startswith("The next game of this chronicle is being played")
        capsule = person.ok("POST", f"/api/tables/{table}/problem", {"text": "odd", "browser": "none"})["file"]
        assert "sealed" in capsule
        assert "inside" not in capsule
    ann.ok("GET", f"/api/tables/{table}/replay?to=3&seat=1")  # one's own
    ann.ok("GET", f"/api/tables/{table}/replay?to=3")
    ann.ok("GET", f"/api/tables/{table}/history")
    ann.ok("POST", f"/api/tables/{again}/abandon", {"agree": True})
    first = start_of(server.data, again)
    ann.ok("GET", f"/api/tables/{table}/record")
    third = ann.ok("POST", f"/api/tables/{again}/rematch")["id"]  # from where the abandoned one began
    assert ann.view(third)["view"]["legacy"]["game_number"] == 2
    for closed in (table, again):
        assert stranger.refused("GET", f"/api/tables/{closed}/record")[1] == "next_is_on"
    now = start_of(server.data, third)
    for part in DRAWN:
        assert hidden_part(now)[part] != hidden_part(first)[part], part
    play_out(ann, third)
    for opened in (table, again):
        stranger.ok("GET", f"/api/tables/{opened}/record")
    text_of(stranger, table)


def test_a_text_that_somebody_brings_does_not_tell_the_orders(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann = Person(server, "Ann")
    table = ann.table("me", game="oath")
    play_out(ann, table)
    text = text_of(ann, table)
    foretold = hidden_part(OATH.to_json(OATH.new({"players": 1, "chronicle": text}, 1)))
    begun = hidden_part(start_of(server.data, ann.table("me", game="oath", chronicle=text)))
    for part in DRAWN:
        assert begun[part] != foretold[part], part
