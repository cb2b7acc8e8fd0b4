"""A finger on a phone's screen: real touch events, so that it can rest, and move on."""

from __future__ import annotations

from tests.browser.visitor import Visitor


class Finger:
    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.screen = visitor.context.new_cdp_session(visitor.page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", (x, y))

    def up(self) -> None:
        """Let go, and wait until the page has heard of it and drawn the next picture."""
        self._touch("touchEnd")
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
