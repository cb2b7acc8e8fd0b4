"""Making tables, sitting down, starting, looking on, rematch, abandoning, putting away."""

from __future__ import annotations

import pytest

from bailiwick import games
from tests.table.server import Person, Running


def test_a_table_by_invite_link_only_is_in_nobody_elses_list(ann: Person, ben: Person) -> None:
    hidden = ann.table("me", "open", start=False)
    shown = ann.table("me", "open", start=False, public=True)
    public = {page["id"] for page in ben.ok("GET", "/api/tables")["public"]}
    assert shown in public
    assert hidden not in public
    assert {hidden, shown} <= {page["id"] for page in ann.ok("GET", "/api/tables")["mine"]}
    assert ben.ok("POST", f"/api/tables/{hidden}/join", {})["seats"][1]["yours"], "the link is all one needs"


def test_seats_are_taken_left_and_belong_to_identities(ann: Person, ben: Person, server: Running) -> None:
    table = ann.table("me", "open", "greedy", start=False)
    assert ben.refused("POST", f"/api/tables/{table}/join", {"seat": 0})[1] == "seat_taken"
    assert ben.refused("POST", f"/api/tables/{table}/join", {"seat": 2})[1] == "seat_taken"
    assert ann.refused("POST", f"/api/tables/{table}/start")[1] == "seats_open"
    ben.ok("POST", f"/api/tables/{table}/join", {"seat": 1})
    cleo = Person(server, "Cleo")
    assert cleo.refused("POST", f"/api/tables/{table}/join", {}) == (409, "seat_taken", "There is no free seat at this table.")
    ben.ok("POST", f"/api/tables/{table}/leave")
    cleo.ok("POST", f"/api/tables/{table}/join", {})
    assert ben.refused("POST", f"/api/tables/{table}/start") == (403, "not_host", "Only the host can start the game.")
    assert ann.ok("POST", f"/api/tables/{table}/start")["status"] == "playing"
    assert ben.refused("POST", f"/api/tables/{table}/join", {})[1] == "not_open"
    assert cleo.refused("POST", f"/api/tables/{table}/leave")[1] == "not_open"


def test_the_host_lets_a_bot_take_a_free_seat(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False)
    assert ben.refused("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})[1] == "not_your_seat"
    assert ann.refused("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "genius"})[1] == "unknown_bot"
    assert ann.refused("POST", f"/api/tables/{table}/bot", {"seat": 5, "bot": "random"})[1] == "no_such_seat"
    page = ann.ok("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
    assert page["seats"][1]["bot"] == "random"


def test_impossible_options_are_refused_before_there_is_a_table(ann: Person) -> None:
    before = len(ann.ok("GET", "/api/tables")["mine"])
    for options, word in (({"decks": "dragons"}, "decks"), ({"colour": "red"}, "colour"), ({"outer": "north"}, "outer")):
        body = {"game": "tyrants", "options": options, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        status, _code, sentence = ann.refused("POST", "/api/tables", body)
        assert status == 400
        assert word in sentence
    five = {"game": "tyrants", "seats": [{"kind": "me"}] + [{"kind": "bot"}] * 4}
    assert "players" in ann.refused("POST", "/api/tables", five)[2]
    assert ann.refused("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]})[1] == "no_such_game"
    assert len(ann.ok("GET", "/api/tables")["mine"]) == before


@pytest.mark.parametrize("game", games.NAMES)
def test_every_option_of_a_game_can_be_asked_for(ann: Person, game: str) -> None:
    (page,) = [page for page in ann.ok("GET", "/api/games") if page["name"] == game]
    default = {option["name"]: option["values"][0] if option["values"] else {} for option in page["options"]}
    most = max(next(option["values"] for option in page["options"] if option["name"] == "players"))
    for option in page["options"]:
        name, values = option["name"], option["values"]
        if name == "players":
            continue  # the number of seats says it
        players = most if name == "first" else 4  # who begins has a seat
        for value in values if option["count"] == 1 else [values[0], values[1 : 1 + option["count"]]]:
            table = ann.table("me", *["random"] * (players - 1), game=game, start=False, **{name: value})
            assert ann.ok("GET", f"/api/tables/{table}")["options"] == {**default, "players": players, name: value}


def test_spectators_see_what_everybody_may_see(ann: Person, server: Running) -> None:
    table = ann.table("me", "open", start=False)
    ben = Person(server, "Ben")
    ben.ok("POST", f"/api/tables/{table}/join", {})
    ann.ok("POST", f"/api/tables/{table}/start")
    page = Person(server, None).view(table)
    assert page["seat"] is None
    assert page["legal"] == []
    assert all("hand" not in seat and "deck" not in seat for seat in page["view"]["seats"].values())
    assert Person(server, None).refused("GET", f"/api/tables/{table}/view?seat=0")[1] == "not_your_seat"
    assert ben.refused("GET", f"/api/tables/{table}/view?seat=0")[1] == "not_your_seat"


def test_the_list_of_tables_says_who_is_waited_for(ann: Person, ben: Person) -> None:
    def waiting() -> list[str]:
        pages = ben.ok("GET", "/api/tables")["mine"]
        return next(list(page["waiting"]) for page in pages if page["id"] == table)

    table = ann.table("me", "open", start=False, first="red")
    ben.ok("POST", f"/api/tables/{table}/join", {})
    assert waiting() == [], "the game hasn't begun"
    ann.ok("POST", f"/api/tables/{table}/start")
    assert waiting() == ["red"] == ben.view(table)["waiting"]
    ann.move(table, 0, 0, "deploy skullport")
    assert waiting() == ["blue"]
    for person in (ann, ben):
        person.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})
    assert waiting() == []


def test_abandoning_takes_everybody(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False)
    ben.ok("POST", f"/api/tables/{table}/join", {})
    ann.ok("POST", f"/api/tables/{table}/start")
    assert ann.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})["status"] == "playing"
    assert ann.view(table, 0)["abandon"] == {"by": "Ann", "agreed": True, "missing": ["Ben"]}
    assert ben.view(table, 1)["abandon"] == {"by": "Ann", "agreed": False, "missing": ["Ben"]}
    ben.ok("POST", f"/api/tables/{table}/abandon", {"agree": False})
    assert ann.view(table, 0)["abandon"] is None
    ann.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})
    page = ben.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})
    assert (page["status"], page["abandoned_by"], page["result"]) == ("abandoned", "Ann", None)
    body = {"number": 0, "seat": 0, "action": "end-turn"}
    assert ann.refused("POST", f"/api/tables/{table}/moves", body)[1] == "abandoned"


def test_a_rematch_has_the_same_seats_and_is_made_once(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", "random", start=False)
    ben.ok("POST", f"/api/tables/{table}/join", {})
    ann.ok("POST", f"/api/tables/{table}/start")
    assert ben.refused("POST", f"/api/tables/{table}/rematch")[1] == "not_over"
    for person in (ann, ben):
        person.ok("POST", f"/api/tables/{table}/abandon", {"agree": True})
    again = ben.ok("POST", f"/api/tables/{table}/rematch")
    assert again["status"] == "playing"
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Ben", "random"]
    assert again["seats"][1]["yours"]
    assert ann.ok("POST", f"/api/tables/{table}/rematch")["id"] == again["id"]


def test_a_table_can_be_put_away(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False, public=True)
    assert ben.refused("POST", f"/api/tables/{table}/archive", {"archived": True})[1] == "not_host"
    ann.ok("POST", f"/api/tables/{table}/archive", {"archived": True})
    assert table not in {page["id"] for page in ann.ok("GET", "/api/tables")["mine"]}
    assert table not in {page["id"] for page in ben.ok("GET", "/api/tables")["public"]}


def test_no_such_table(ann: Person) -> None:
    assert ann.refused("GET", "/api/tables/nowhere") == (404, "no_such_table", "There is no such table.")
    assert ann.refused("GET", "/api/tables/..%2Fmeta")[0] in (404, 422)


# ---------------------------------------------------------------- own numbers


def with_numbers(text: str) -> dict[str, object]:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    return {"game": "immortals", "options": {"data": text}, "seats": seats, "start": True, "public": False}


def test_a_table_can_be_played_with_ones_own_numbers(ann: Person) -> None:
    table = ann.ok("POST", "/api/tables", with_numbers("tribes:\n  elves:\n    start: [9, 8]  # as on my board\n"))
    assert table["options"]["data"] == {"tribes": {"elves": {"start": [9, 8]}}}
    assert ann.view(table["id"], 0)["view"]["data"] == {"tribes": {"elves": {"start": [9, 8]}}}


def test_a_tables_cards_have_its_own_numbers(ann: Person) -> None:
    own = "yields: {lakeside: {light: [7, 1]}}\ntribes: {elves: {special_cost: [0, 6]}}"
    table = ann.ok("POST", "/api/tables", with_numbers(own))["id"]
    cards = {card["id"]: card for card in ann.ok("GET", f"/api/tables/{table}/cards?lang=it")}
    assert cards["region.lakeside"]["facts"]["regno della luce"].startswith("7 ")
    assert "per 6 energi" in cards["elves"]["text"]
    printed = {card["id"]: card for card in ann.ok("GET", "/api/games/immortals?lang=it")["cards"]}
    assert cards["region.grove"] == printed["region.grove"]
    assert set(cards) == set(printed)


def test_before_the_start_there_are_no_cards_to_ask_for(ann: Person) -> None:
    table = ann.table("me", "open", start=False)
    assert ann.refused("GET", f"/api/tables/{table}/cards")[1] == "not_started"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("tribes: {elves: {start: [9, many]}}", "data.tribes.elves.start[1]: 'many' is not a whole number from 0 to 99."),
        ("a: &a [1]\nb: [*a, *a]", "The file of numbers, line 1, column 4: no anchors (&) and aliases (*) are read here."),
        ("[", "The file of numbers can't be read as YAML or JSON near line 1, column 2."),
        ("", "A file of numbers holds names with values, such as `rounds: {4: 6}`."),
        ("# " + "x" * 50_000, "A file of numbers is at most 50000 characters long; this one has 50002."),
    ],
)
def test_numbers_that_can_not_be_are_refused_and_make_no_table(ann: Person, text: str, sentence: str) -> None:
    before = ann.ok("GET", "/api/tables")
    assert ann.refused("POST", "/api/tables", with_numbers(text))[2] == sentence
    assert ann.ok("GET", "/api/tables") == before
