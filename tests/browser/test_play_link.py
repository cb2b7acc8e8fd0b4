"""/play: a link, or the command `bailiwick play`, that begins a game without ceremony."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import PATIENCE, Visitor
from tests.table.server import Running


@pytest.fixture
def stranger(chromium: Browser, server: Running) -> Iterator[Page]:
    """The browser of somebody who has never been here."""
    with chromium.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE)
        yield context.new_page()


def test_who_has_no_name_gets_one_and_plays_at_once(stranger: Page) -> None:
    stranger.goto("/play?game=tyrants&players=4&bots=easy&option=first=red&lang=pt")
    stranger.wait_for_url("**/t/*")
    expect(stranger.get_by_test_id("prompt")).to_contain_text("Posicione sua primeira tropa")
    expect(stranger.get_by_text("Jogador", exact=True).first).to_be_visible()
    expect(stranger.get_by_text("bot: fácil")).to_have_count(3)
    assert stranger.evaluate("() => history.length") == 2, "the way back doesn't lead to another new game"


def test_who_has_a_name_keeps_it_and_each_bot_can_be_named(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.page.goto("/play?game=tyrants&bots=hard,greedy")
    ann.page.wait_for_url("**/t/*")
    for text in ("Ann", "bot: hard", "bot: greedy"):
        expect(ann.page.get_by_text(text, exact=True).first).to_be_visible()


def test_who_names_no_bot_meets_the_usual_one(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.page.goto("/play?game=tyrants&players=3")
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_text("bot: medium", exact=True)).to_have_count(2)


def test_a_game_that_can_not_be_is_refused_with_a_sentence(stranger: Page) -> None:
    stranger.goto("/play?game=tyrants&players=5")
    expect(stranger.get_by_role("alert")).to_have_text("The option 'players' can't be 5; it is one of: 4, 3, 2.")
    stranger.get_by_role("link", name="To the lobby").click()
    expect(stranger.get_by_role("button", name="Play now").first).to_be_visible()
