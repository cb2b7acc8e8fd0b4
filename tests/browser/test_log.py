"""The log follows the game, whatever moves on the screen; only who scrolls up leaves the newest line, and finds the way back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

LINES = "section.log [role=log]"
BELOW = f"() => {{ const box = document.querySelector('{LINES}'); return box.scrollHeight - box.scrollTop - box.clientHeight; }}"
AT_END = f"() => ({BELOW})() < 4"


def fill(visitor: Visitor) -> None:
    """Play until there is something to scroll."""
    visitor.wait_for_turn()
    while not visitor.page.evaluate(f"() => document.querySelector('{LINES}').scrollHeight > 700"):
        visitor.choose()


def test_the_log_follows_although_the_browser_moves_its_lines(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    fill(ann)
    for _ in range(3):
        # What the browser does by itself when lines go or the panels above grow: it scrolls up, and tells of it a moment later,
        # when there may be lines below that were not there before.
        ann.page.evaluate(f"() => {{ document.querySelector('{LINES}').scrollTop -= 60; }}")
        ann.choose()
        ann.page.wait_for_function(AT_END)
    expect(ann.page.get_by_role("button", name="Latest")).to_have_count(0)


def test_who_scrolls_up_stays_there_and_has_a_way_back(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    fill(ann)
    ann.page.locator(LINES).hover()
    ann.page.mouse.wheel(0, -300)
    newest = ann.page.get_by_role("button", name="Latest")
    expect(newest).to_be_visible()
    place = ann.page.evaluate(f"() => document.querySelector('{LINES}').scrollTop")
    for _ in range(2):
        ann.choose()
    assert ann.page.evaluate(f"() => document.querySelector('{LINES}').scrollTop") == place
    newest.click()
    ann.page.wait_for_function(AT_END)
    expect(newest).to_have_count(0)
    ann.choose()
    ann.page.wait_for_function(AT_END)
