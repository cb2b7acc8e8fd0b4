"""Who sits before the screen sees their own hand and nobody else's: neither in the page nor in what was sent to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.browser.visitor import Visitor


class Received:
    """Every view that reached a page since we began to listen; what never arrived can't be in its memory."""

    def __init__(self, visitor: Visitor) -> None:
        self.views: list[Any] = []
        visitor.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        view = json.loads(frame).get("view")
        if view:
            self.views.append(view)

    def hands_of(self, seat: str) -> int:
        """How many of the views show this seat's hand."""
        return sum(view["seats"][seat].get("hand") is not None for view in self.views)


def test_the_curtain_hides_a_hand_until_it_is_lifted(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    received = Received(ann)
    ann.open_table("me", "guest")
    for seat, other in (("red", "blue"), ("blue", "red"), ("red", "blue")):
        lift = ann.page.get_by_role("button", name=f"I am {seat}")
        expect(lift).to_be_visible()
        expect(ann.page.locator("main [data-card]")).to_have_count(0)
        # Since the curtain was last lifted, or since the beginning, nothing of this hand has come.
        assert received.views
        assert received.hands_of(seat) == 0
        received.views.clear()
        lift.click()
        ann.wait_for_turn()
        assert received.hands_of(seat) > 0
        assert received.hands_of(other) == 0
        assert len(ann.hand()) == 5
        ann.play_turn()


def test_a_spectator_sees_the_board_and_no_hands(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    ann.play_turn()
    ann.wait_for_turn()
    cleo = visit("Cleo")
    received = Received(cleo)
    cleo.page.goto(ann.page.url)
    expect(cleo.prompt).to_contain_text("You are watching.")
    ann.choose()
    seen = cleo.look(ann.number)
    expect(cleo.page.locator("[data-place]").first).to_be_visible()
    expect(cleo.page.get_by_role("region", name="Your hand")).to_have_count(0)
    assert seen.choices == []
    assert received.views
    assert received.hands_of("red") == received.hands_of("blue") == 0
