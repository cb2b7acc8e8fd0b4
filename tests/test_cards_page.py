"""The page that shows a card of each game is what the code says now."""

from __future__ import annotations

from tests.cards_page import PAGE, page


def test_the_page_of_a_card_in_each_game_is_current() -> None:
    """Write it anew with `python -m tests.cards_page`."""
    assert PAGE.read_text(encoding="utf-8") == page()
