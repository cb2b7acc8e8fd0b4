"""Ankh-Morpork in the browser: a whole game of two people and a bot, and what makes this game different from others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import bailiwick
from bailiwick.games.ankh_morpork.catalogue import EVENTS
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from tests.browser.late import bring
from tests.browser.together import play_to_the_end
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Running

GAME: Final = "ankh_morpork"
SEATS: Final = ("red", "blue", "green")


def test_two_people_and_a_bot_play_to_the_end(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit("Ann"), visit("Ben", **PHONE)
    ann.game = ben.game = GAME
    ann.fill_form("me", "open", "beginner")
    ann.button("Open the table").click()
    ann.page.wait_for_url("**/t/*")
    ben.page.goto(ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    record = play_to_the_end(ann, ben)
    assert asked_out_of_turn(record)


def asked_out_of_turn(data: dict[str, Any]) -> bool:
    """Whether somebody who was not on turn was asked for an interrupt."""
    played = Record.from_json(data)
    game = bailiwick.game(GAME)
    match = Match(game, played.options, played.seed)
    for seat, action in played.moves:
        if seat != game.to_json(match.state)["active"] and action.startswith(("decline", "answer")):
            return True
        match.play(action, SEATS.index(seat))
    return False


def test_a_whole_game_with_an_event_a_building_and_an_interrupt_by_a_player_who_is_not_on_turn(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path
) -> None:
    position = {
        "players": 3,
        "areas": {
            "the_shades": {"red": 1, "blue": 1, "trouble": True},
            "nap_hill": {"red": 1},
            "dimwell": {"green": 1},
        },
        "seats": {
            "red": {"cash": 12, "hand": ["drumknott", "the_royal_mint", "rincewind", "the_agony_aunts"]},
            "blue": {"hand": ["gaspode", "groat"]},
            "green": {"hand": ["modo"]},
        },
        "events": ["riots", *(event for event in EVENTS if event not in ("", "riots"))],
    }
    match = Match(bailiwick.game(GAME), start=position, players=["", "", "random"])
    table = bring(server, match.record, tmp_path)
    ann, ben = visit("Ann"), visit("Ben", **PHONE)
    for seat, visitor in enumerate((ann, ben)):
        visitor.game = GAME
        visitor.sit_down_at(table, seat)

    for action in ("play drumknott", "play the_royal_mint", "build nap_hill", "take-money", "play rincewind"):
        ann.do(action)
    for visitor in (ann, ben):  # an event, and nobody can miss it
        expect(visitor.page.get_by_test_id("event")).to_contain_text("Riots")
    for action in ("skip", "play the_agony_aunts", "remove the_shades blue"):
        ann.do(action)
    expect(ann.prompt).to_contain_text("Waiting for Ben")
    ben.do("answer gaspode")
    for action in ("take-money", "skip", "end-turn"):
        ann.do(action)
    assert ben.look(ann.number).number == ann.number
    view = ann.page.request.get(f"/api/tables/{table}/view?seat=0&since=0").json()["view"]
    assert view["areas"]["the_shades"] == {"red": 1, "blue": 1, "trouble": True}
    assert view["areas"]["nap_hill"]["building"] == "red"
    play_to_the_end(ann, ben)


BOX: Final = "(element) => { const box = element.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; }"


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_the_city_stays_where_it_is_however_long_the_question(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path, size: dict[str, Any]
) -> None:
    position = {
        "players": 2,
        "areas": {"the_shades": {"red": 1, "blue": 1, "trouble": True}, "nap_hill": {"red": 1}},
        "seats": {"red": {"hand": ["the_seamstresses_guild", "groat"]}, "blue": {"hand": ["modo"]}},
    }
    match = Match(bailiwick.game(GAME), start=position, players=["", "random"])
    table = bring(server, match.record, tmp_path)
    ann = visit("Ann", **size)
    ann.game = GAME
    ann.sit_down_at(table, 0)
    ann.wait_for_turn()
    city = ann.page.locator(".ankh .map")
    bar = ann.page.locator("header.bar")
    before = city.evaluate(BOX)
    height = bar.evaluate(BOX)[3]
    ann.do("play the_seamstresses_guild")

    assert city.evaluate(BOX) == before
    assert bar.evaluate(BOX)[3] == height
    question = ann.prompt.locator(".sentence")
    line = question.evaluate("(element) => parseFloat(getComputedStyle(element).lineHeight)")
    assert question.evaluate(BOX)[3] <= 2 * line + 1, "two lines at most"
    if not size:
        assert question.evaluate("(element) => element.scrollHeight <= element.clientHeight"), "all of it"
        return
    whole = ann.page.get_by_test_id("whole-prompt")
    expect(whole).to_be_hidden()
    ann.button("Read all of it").tap()  # the rest is one tap away
    expect(whole).to_contain_text("The Seamstresses' Guild")
    expect(whole).to_contain_text("(or skip it for good)")
    assert whole.evaluate("(element) => element.scrollHeight <= element.clientHeight")
    assert city.evaluate(BOX) == before
    ann.button("Read all of it").tap()
    expect(whole).to_be_hidden()
