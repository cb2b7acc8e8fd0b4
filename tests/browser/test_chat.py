"""What was said long ago can be read again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from bailiwick.table.store import LINES_READ
from tests.browser.visitor import Visitor

CHAT = "section.chat [role=log]"
BELOW = f"() => {{ const box = document.querySelector('{CHAT}'); return box.scrollHeight - box.scrollTop - box.clientHeight; }}"


def say(visitor: Visitor, text: str) -> None:
    table = visitor.page.url.rpartition("/")[2]
    assert visitor.page.request.post(f"/api/tables/{table}/chat", data={"text": text}).ok


def test_earlier_messages_come_when_asked_for_above_what_is_read(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    for number in range(LINES_READ + 20):
        say(ann, f"line {number}")
    ann.reload()
    lines = ann.page.locator(f"{CHAT} p")
    expect(lines).to_have_count(LINES_READ)
    expect(lines.first).to_contain_text("line 20")
    earlier = ann.button("Earlier messages")
    earlier.scroll_into_view_if_needed()
    below = ann.page.evaluate(BELOW)
    earlier.click()
    expect(lines).to_have_count(LINES_READ + 20)
    expect(lines.first).to_contain_text("line 0")
    expect(earlier).to_have_count(0)
    expect(ann.page.locator(CHAT)).to_be_focused()
    assert abs(ann.page.evaluate(BELOW) - below) < 60, "what was read stays where it was, but for the place of the button"
    say(ann, "good night")
    expect(lines).to_have_count(LINES_READ + 21)
    ann.page.wait_for_function(f"() => ({BELOW})() < 4")
