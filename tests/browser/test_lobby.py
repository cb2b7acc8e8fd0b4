"""The lobby: what each game is, what waits for one, who has won; and a new table in three steps."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.late import bring, nearly_over
from tests.browser.test_accessible import Inspector
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Running

SIZES = pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])


@SIZES
def test_each_game_is_told_of_and_begun_with_one_click(visit: Callable[..., Visitor], size: dict[str, Any]) -> None:
    ann = visit("Ann", **size)
    tyrants = ann.page.get_by_role("region", name="Tyrants of the Underdark")
    for text in ("2–4 players", "60–90 min", "some rules to learn"):
        expect(tyrants.get_by_text(text, exact=True)).to_be_visible()
    expect(tyrants.get_by_text("Build a deck, send troops and spies")).to_be_visible()
    expect(ann.page.locator("section .picture svg")).to_have_count(4)
    assert ann.fits()
    tyrants.get_by_role("button", name="Play now").click()
    ann.wait_for_turn()


def test_who_has_never_played_a_game_is_led_to_its_lesson(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    tyrants = ann.page.get_by_role("region", name="Tyrants of the Underdark")
    learn, play = tyrants.get_by_role("link", name="Learn to play"), tyrants.get_by_role("button", name="Play now")
    first = re.compile(r"\bmain\b")
    expect(learn).to_have_class(first)
    expect(play).not_to_have_class(first)
    ann.open_table("me", "open")
    ann.page.goto("/")
    expect(play).to_have_class(first)
    expect(learn).not_to_have_class(first)


def test_one_s_turn_comes_first_and_a_finished_game_names_the_winner(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path
) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    ann.open_table("me", "open")
    record, seat = nearly_over("oath")
    ann.sit_down_at(bring(server, record, tmp_path), seat)
    ann.play_turn()
    won = ann.headline() == "Ann wins"
    ann.page.goto("/")
    rows = ann.page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.last).to_contain_text("waiting for players")
    finished = ann.page.get_by_role("region", name="Finished games").get_by_role("listitem")
    expect(finished).to_contain_text("You won: " if won else " won: ")


@SIZES
def test_a_table_is_opened_in_three_steps_by_keyboard(visit: Callable[..., Visitor], axe: str, size: dict[str, Any]) -> None:
    ann = visit("Ann", bypass_csp=True, **size)
    inspector = Inspector(axe, ann)
    ann.page.goto("/new")
    page, press = ann.page, ann.page.keyboard.press
    page.get_by_role("radio", name="Tyrants").focus()
    inspector.inspect("which game")
    for _game in range(3):
        press("ArrowDown")
    expect(page.get_by_role("radio", name="Oath")).to_be_checked()
    press("Enter")
    expect(page.get_by_role("heading", name="Who plays?")).to_be_focused()
    inspector.inspect("who plays")
    page.get_by_role("button", name="Against bots").press("Enter")
    assert ann.fits()
    page.get_by_role("button", name="Next").press("Enter")
    expect(page.get_by_role("heading", name="How?")).to_be_focused()
    page.get_by_role("checkbox", name="First game: The teaching game").press("Space")
    page.locator("summary").press("Enter")
    expect(page.get_by_label("Chronicle", exact=True)).to_have_value("teaching")
    inspector.inspect("how")
    assert ann.fits()
    assert not page.get_by_text("(O-").or_(page.get_by_text("(CP-")).count()
    page.get_by_role("button", name="Back").press("Enter")
    expect(page.get_by_role("combobox")).to_have_count(4)  # the teaching game is for four
    press("Tab")
    page.get_by_role("button", name="Next").press("Enter")
    page.get_by_role("button", name="Start the game").press("Enter")
    page.wait_for_url("**/t/*")
    ann.game = "oath"
    ann.look()
    assert inspector.findings == []


LEVELS = {
    "beginner": "Has just learned the rules and sees few of its choices.",
    "easy": "Plays sensibly but overlooks a lot.",
    "medium": "Sees nearly everything, but thinks no further than its next move.",
    "hard": "Plans its turn to the end.",
    "expert": "Compares many plans for its turn and allows for luck.",
}


@SIZES
def test_the_form_offers_levels_with_a_sentence_each_and_one_sits_down_against_one(
    visit: Callable[..., Visitor], axe: str, size: dict[str, Any]
) -> None:
    ann = visit("Ann", bypass_csp=True, **size)
    inspector = Inspector(axe, ann)
    ann.page.goto("/new?game=tyrants")
    page = ann.page
    page.get_by_role("button", name="Against bots").click()
    seat = page.get_by_role("combobox", name="Seat 2")
    expect(seat).to_have_value("bot/medium")
    offered = [text for text in seat.locator("option").all_inner_texts() if text.startswith("A bot: ")]
    assert offered == [f"A bot: {level}" for level in LEVELS], "from the weakest to the strongest"
    expect(page.get_by_text(LEVELS["medium"]).first).to_be_visible()
    expect(page.get_by_text(LEVELS["easy"]).first).to_be_hidden()
    for number in range(2, page.get_by_role("combobox").count() + 1):
        page.get_by_role("combobox", name=f"Seat {number}").select_option("bot/easy")
    expect(page.get_by_text(LEVELS["easy"]).first).to_be_visible()
    page.get_by_text("How strong are the bots?").click()
    for sentence in LEVELS.values():
        expect(page.locator("details").get_by_text(sentence)).to_be_visible()
    inspector.inspect("who plays")
    assert ann.fits()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Start the game").click()
    ann.wait_for_turn()
    assert {row["bot"] for row in ann.served()["table"]["seats"][1:]} == {"easy"}
    assert inspector.findings == []


def test_a_seat_of_a_waiting_table_is_given_to_a_level(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "open", "greedy")
    seats = ann.page.get_by_role("combobox")
    seats.first.select_option("hard")
    expect(ann.page.locator(".who").get_by_text("bot: hard", exact=True)).to_be_visible()
    expect(ann.page.get_by_text(LEVELS["hard"]).first).to_be_visible()
    expect(seats.last).to_have_value("greedy")  # whoever sits there already stays, although not offered any more


def test_a_first_game_of_tyrants_is_offered_and_marked(visit: Callable[..., Visitor]) -> None:
    """T-2.3: Drow and Dragons."""
    ann = visit("Ann")
    ann.page.get_by_role("region", name="Tyrants of the Underdark").get_by_role("link", name="With friends …").click()
    ann.page.get_by_role("button", name="Against bots").click()
    ann.page.get_by_role("button", name="Next").click()
    ann.page.get_by_role("checkbox", name="First game: Drow and Dragons").check()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.look()
    assert ann.served()["table"]["options"]["decks"] == ["drow", "dragons"]


@SIZES
def test_who_comes_by_a_link_is_told_who_invites_to_what_and_sits_down_with_one_click(
    visit: Callable[..., Visitor], chromium: Browser, server: Running, axe: str, size: dict[str, Any]
) -> None:
    ann = visit("Ann")
    ann.open_table("me", "open", "easy", decks="drow,dragons", focus="in_play")
    address = ann.page.url.removeprefix(server.url)
    sentence = "Ann invites you to Tyrants of the Underdark"
    settings = {key: value for key, value in size.items() if key not in ("width", "height")}
    with chromium.new_context(base_url=server.url, locale="en-GB", **settings) as stranger:  # before they even have a name
        page = stranger.new_page()
        page.goto(address)
        expect(page.get_by_text(sentence)).to_be_visible()
    ben = visit("Ben", address, bypass_csp=True, **size)
    expect(ben.page.get_by_role("heading", name=sentence)).to_be_visible()
    said = ben.page.get_by_role("region", name=sentence)
    for text in ("2–4 players", "Ann", "free seat", "bot: easy", "First game: Drow and Dragons", "only cards in play"):
        expect(said.get_by_text(text, exact=True)).to_be_visible()
    inspector = Inspector(axe, ben)
    inspector.inspect("invitation")
    assert inspector.findings == []
    assert ben.fits()
    ben.button("Sit here").click()
    expect(said).to_be_hidden()
    ann.button("Start the game").click()
    ben.look()


HEAR = """() => {
    window.tones = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return create.call(this); };
}"""


def test_nothing_is_heard_until_sounds_are_switched_on(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.page.evaluate(HEAR)
    ann.page.get_by_role("region", name="Tyrants of the Underdark").get_by_role("button", name="Play now").click()
    ann.choose()
    assert ann.page.evaluate("() => tones") == 0
    ann.button("Menu").click()
    ann.page.get_by_label("Sounds: your turn, dice, cards, pieces").check()
    ann.page.keyboard.press("Escape")
    ann.choose()
    ann.page.wait_for_function("() => tones > 0")
