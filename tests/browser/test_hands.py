"""Safe and quick hands: what would lose something is pressed twice, moves can be confirmed, and keys do what buttons do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

import bailiwick
from bailiwick.kernel.match import Match
from tests.browser.late import bring
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Running

UNDERDARK: Final[dict[str, Any]] = {
    "players": 2,
    "active": "red",
    "first": "red",
    "map": {"skullport": {"red": 1}, "eryndlyn": {"blue": 1}},
    "seats": {"red": {"hand": ["noble", "noble", "soldier", "blackguard"]}, "blue": {"hand": ["noble"]}},
    "turn": {"power": 0, "influence": 2},
}


def sit(visit: Callable[..., Visitor], server: Running, folder: Path, game: str, start: dict[str, Any], **how: Any) -> Visitor:
    """Ann at a position of a game, against a bot; she has changed no setting."""
    match = Match(bailiwick.game(game), start=start, players=["", "random"])
    ann = visit("Ann", careful=True, **how)
    ann.game = game
    ann.sit_down_at(bring(server, match.record, folder), 0)
    ann.wait_for_turn()
    return ann


def main_button(ann: Visitor) -> Locator:
    return ann.page.locator("main [data-main]")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_the_end_of_a_turn_says_what_is_lost_and_is_pressed_twice(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path, how: dict[str, Any]
) -> None:
    ann = sit(visit, server, tmp_path, "tyrants", UNDERDARK, **how)
    end, number = main_button(ann), ann.number
    expect(end).to_have_accessible_name("End your turn 2 influence unspent, 4 cards unplayed")
    expect(end).not_to_have_class("main")
    press = end.tap if how else end.click
    press()
    expect(end).to_have_attribute("data-armed", "true")
    expect(end).to_contain_text("Yes, end your turn")
    assert ann.number == number, "pressed once, it has done nothing"
    press()
    ann.look(number + 1)


def test_basic_cards_are_played_by_one_press(visit: Callable[..., Visitor], server: Running, tmp_path: Path) -> None:
    ann = sit(visit, server, tmp_path, "tyrants", UNDERDARK)
    number = ann.number
    ann.button("Play all 3 basic cards").click()
    ann.look(number + 3)
    assert ann.hand() == ["blackguard"]
    expect(ann.button("Play all 3 basic cards")).to_be_hidden()


def test_keys_choose_end_the_turn_take_back_and_list_themselves(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path
) -> None:
    ann = sit(visit, server, tmp_path, "tyrants", UNDERDARK)
    keys, number = ann.page.keyboard, ann.number
    expect(ann.page.locator("[data-key]")).to_have_count(0)
    keys.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("The main button: end the turn, pass, go on")
    keys.press("1")  # not while a dialog is open
    keys.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    bundle, second = ann.page.locator("[data-key='1']"), ann.page.locator("[data-key='2']")
    expect(bundle).to_have_text("Play all 3 basic cards")
    expect(second).to_have_attribute("data-action", "play noble")
    keys.press("2")
    ann.look(number + 1)
    keys.press("u")
    ann.look(number + 2)
    assert sorted(ann.hand()) == ["blackguard", "noble", "noble", "soldier"]
    keys.press("e")
    expect(main_button(ann)).to_have_attribute("data-armed", "true")
    keys.press("Escape")
    expect(main_button(ann)).not_to_have_attribute("data-armed", "true")
    keys.press("e")
    expect(main_button(ann)).to_have_attribute("data-armed", "true")
    keys.press("e")
    ann.look(number + 3)


def test_a_move_can_be_confirmed_or_cancelled_before_it_is_sent(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path
) -> None:
    ann = sit(visit, server, tmp_path, "tyrants", UNDERDARK)
    number = ann.number
    ann.button("Menu").click()
    ann.page.get_by_label("Confirm every move").check()
    ann.page.keyboard.press("Escape")
    asked = ann.page.get_by_test_id("confirm")
    ann.page.locator("main [data-action='play soldier']").click()
    expect(asked).to_contain_text("Play Soldier")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_be_hidden()
    main_button(ann).click()
    expect(asked).to_contain_text("4 cards unplayed")
    ann.page.locator("main [data-action='play soldier']").click()
    expect(asked).to_contain_text("Play Soldier")
    ann.page.keyboard.press("Enter")  # the focus is on Confirm
    ann.look(number + 1)
    assert len(ann.hand()) == 3
