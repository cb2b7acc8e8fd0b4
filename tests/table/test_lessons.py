"""Lessons at the table: the script moves for the others, the learner makes the moves it waits for and no other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bailiwick import games
from bailiwick.kernel.words import LANGUAGES
from tests.table.server import Person, Running, receive


def begin(person: Person, game: str = "tyrants", lesson: str = "") -> Any:
    lesson = lesson or person.ok("GET", f"/api/games/{game}/lessons")[0]["name"]
    return person.ok("POST", f"/api/games/{game}/lessons/{lesson}")


def seat_of(table: Any) -> int:
    return next(int(seat["number"]) for seat in table["seats"] if seat["yours"])


def learn(person: Person, table: Any, *, stop: int = 1000) -> Any:
    """Make every move that the lesson waits for, the first that lights up if there is no other; what is seen last."""
    seat, game = seat_of(table), table["game"]
    lesson = games.lesson(game, table["lesson"])
    with person.live(table["id"], seat) as socket:
        page = receive(socket)
        while not page["lesson"]["over"] and page["lesson"]["done"] < stop:
            if page["lesson"]["yours"]:
                step = lesson.waiting(page["lesson"]["done"])
                assert step is not None
                action = next(choice["action"] for choice in page["legal"] if step.takes(choice["action"]))
                person.move(table["id"], page["number"], seat, action)
            page = receive(socket)
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_s_lessons_are_listed_in_the_reader_s_language(ann: Person, lang: str) -> None:
    for name in games.NAMES:
        listed = ann.ok("GET", f"/api/games/{name}/lessons?lang={lang}")
        assert [one["name"] for one in listed] == [lesson.name for lesson in games.lessons(name)]
        assert all(one["title"] and one["about"].endswith(".") and one["minutes"] > 0 for one in listed)


@pytest.mark.parametrize(("game", "lesson"), [(name, one.name) for name in games.NAMES for one in games.lessons(name)])
def test_a_lesson_is_played_to_its_end(ann: Person, game: str, lesson: str) -> None:
    page = learn(ann, begin(ann, game, lesson))
    assert page["lesson"]["over"]
    assert page["lesson"]["done"] == page["lesson"]["moves"]
    assert page["lesson"]["said"], "it says that it is over"
    assert page["legal"] == []


def test_a_move_that_lights_up_and_is_wrong_is_answered_with_the_reason(ann: Person) -> None:
    table = begin(ann)
    page = ann.view(table["id"], seat_of(table))
    assert "deploy eryndlyn" in [choice["action"] for choice in page["legal"]]
    body = {"number": page["number"], "seat": 0, "action": "deploy eryndlyn"}
    _status, code, sentence = ann.refused("POST", f"/api/tables/{table['id']}/moves", body)
    assert code == "lesson"
    assert (page["lesson"]["takes"], page["lesson"]["wrong"]) == (["deploy ched_nasad"], sentence), "the page need not ask"
    why = ann.ok("GET", f"/api/tables/{table['id']}/why?action=deploy eryndlyn&seat=0&lang=en")
    assert why["reason"] == sentence
    other = ann.ok("GET", f"/api/tables/{table['id']}/why?action=deploy eryndlyn&seat=0&lang=it")
    assert other["reason"] not in (None, sentence)


def test_only_what_the_lesson_waits_for_or_offers_lights_up(ann: Person) -> None:
    page = learn(ann, begin(ann), stop=2)
    assert {choice["action"] for choice in page["legal"]} == {"play noble", "play soldier"}, "the turn can't be ended yet"


def test_the_rules_own_reasons_come_first(ann: Person) -> None:
    table = begin(ann)
    why = ann.ok("GET", f"/api/tables/{table['id']}/why?action=end-turn&seat=0&lang=en")
    assert "lesson" not in why["reason"]


def test_a_lesson_is_left_and_resumed_after_the_server_was_killed(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann = Person(server, "Ann")
    table = begin(ann)
    before = learn(ann, table, stop=3)
    server.kill()
    after = ann.view(table["id"], 0)
    assert (after["lesson"], after["legal"], after["view"]) == (before["lesson"], before["legal"], before["view"])
    assert ann.ok("GET", "/api/tables")["mine"][0]["lesson"] == table["lesson"]
    assert learn(ann, table)["lesson"]["over"]


def test_a_move_of_a_lesson_is_taken_back_with_the_script_s_answer_and_the_same_luck(ann: Person) -> None:
    table = begin(ann)
    first = ann.view(table["id"], 0)
    moved = learn(ann, table, stop=2)
    ann.ok("POST", f"/api/tables/{table['id']}/undo", {"number": moved["number"], "seat": 0})
    back = ann.view(table["id"], 0)
    assert (back["lesson"], back["view"]) == (first["lesson"], first["view"])
    again = learn(ann, table, stop=2)
    assert again["view"] == moved["view"]


def test_no_bot_plays_for_a_learner(ann: Person) -> None:
    table = begin(ann)
    body = {"seat": 0, "bot": "greedy"}
    assert ann.refused("POST", f"/api/tables/{table['id']}/bot", body)[1] == "lesson_alone"


def test_there_is_no_lesson_of_another_name(ann: Person) -> None:
    _status, _code, sentence = ann.refused("POST", "/api/games/tyrants/lessons/nonsense")
    assert "has no lesson 'nonsense'" in sentence


@pytest.mark.parametrize(("game", "lesson"), [(name, one.name) for name in games.NAMES for one in games.lessons(name)])
def test_after_a_lesson_there_is_a_real_game_against_the_gentlest(ann: Person, game: str, lesson: str) -> None:
    """What the rulebook lays out for beginners, if it does; the bot that is offered first."""
    page = next(one for one in ann.ok("GET", "/api/games?lang=en") if one["name"] == game)
    begun = begin(ann, game, lesson)
    after = ann.view(begun["id"], seat_of(begun))["lesson"]["after"]
    if page["first"]:
        assert after.items() >= page["first"]["options"].items()
        assert after.get("players") == page["first"]["players"]
    assert page["bots"][0] == "beginner"
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": page["bots"][0]} for _seat in range(after.get("players", 3) - 1))]
    table = ann.ok("POST", "/api/tables", {"game": game, "options": after, "seats": seats, "public": False, "start": True})
    assert table["status"] == "playing"
