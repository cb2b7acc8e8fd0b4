"""By keyboard: after a choice the focus is on what is asked next, and while nobody asks on the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import bailiwick
from bailiwick.kernel.match import Match
from tests.browser.late import bring
from tests.browser.visitor import Visitor
from tests.table.server import Running

FOCUSED: Final = (
    "() => document.activeElement?.dataset?.action ?? document.activeElement?.dataset?.testid ?? document.activeElement?.tagName"
)
CITY: Final[dict[str, Any]] = {
    "players": 2,
    "areas": {"the_shades": {"red": 1}, "dimwell": {"blue": 1}},
    "seats": {"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]}},
}


def press(visitor: Visitor, action: str) -> str:
    """Choose something by Enter; the answer is what has the focus then."""
    number = visitor.wait_for_turn().number
    visitor.page.locator(f"main [data-action='{action}']").first.focus()
    visitor.page.keyboard.press("Enter")
    visitor.look(number + 1)
    visitor.page.wait_for_function("() => !document.activeElement?.matches('body, [inert] *')")
    return str(visitor.page.evaluate(FOCUSED))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_after_a_card_the_focus_is_on_what_it_asks(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path, motion: str
) -> None:
    match = Match(bailiwick.game("ankh_morpork"), start=CITY, players=["", "random"])
    ann = visit("Ann", reduced_motion=motion)
    ann.game = "ankh_morpork"
    ann.sit_down_at(bring(server, match.record, tmp_path), 0)
    assert press(ann, "play groat").startswith("place ")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function("() => document.querySelector('main [data-action=end-turn]') !== null")
    expect(ann.page.locator("body")).not_to_be_focused()


def test_in_the_middle_of_a_turn_it_stays_beside_and_at_its_end_it_waits_at_the_prompt(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "open")
    ben = visit("Ben", ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    first = next(action for action in ann.wait_for_turn().actions if action.startswith("deploy "))
    assert press(ann, first) == "prompt", "Ben is to choose"
    ben.play_turn()
    ann.wait_for_turn()
    ann.page.wait_for_function("() => document.activeElement?.dataset?.action !== undefined")
    card = next(action for action in ann.look().actions if action.startswith("play "))
    assert press(ann, card).startswith("play "), "the card beside it"
    assert press(ann, "end-turn") == "prompt"


def test_the_list_of_choices_leaves_the_focus_where_one_can_go_on(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "open")
    ben = visit("Ben", ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    number = ann.wait_for_turn().number
    ann.page.get_by_role("button", name="Choices (").focus()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    ann.look(number + 1)
    expect(ann.prompt).to_be_focused()
