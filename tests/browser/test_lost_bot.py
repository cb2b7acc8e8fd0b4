"""A bot that gives no answer: the game waits, everybody is told, and people at the table ask it again or let another one play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.faults import greedy_lost
from tests.table.server import Running

FAILED = "bailiwick_bots_failed_total"
SAID = "The bot that plays Blue gave no answer: the game waits."


@pytest.fixture
def lost(tmp_path: Path) -> Path:
    """As long as this file is there, greedy gives no answer."""
    file = tmp_path / "lost"
    file.touch()
    return file


@pytest.fixture
def shaky(tmp_path: Path, lost: Path) -> Iterator[Running]:
    running = Running(tmp_path / "data", greedy_lost(tmp_path, lost), bot_workers="1")
    yield running
    running.end()


def test_people_are_told_that_a_bot_failed_and_go_on_without_it(
    visit: Callable[..., Visitor], shaky: Running, lost: Path
) -> None:
    ann = visit("Ann", at=shaky)
    ann.open_table("me", "greedy")
    ann.choose()
    banner = ann.page.get_by_role("alert")
    expect(banner).to_contain_text(SAID)
    expect(ann.prompt).to_contain_text("Waiting for Blue")
    watcher = visit("Wim", ann.page.url, at=shaky)
    expect(watcher.page.get_by_role("alert")).to_contain_text(SAID)
    expect(watcher.page.get_by_role("alert").get_by_role("button")).to_have_count(0)
    number = ann.served()["number"]
    ann.button("Ask it again").click()  # in vain: the banner may be back before anybody has seen it go
    while f"{FAILED} 2" not in ann.page.request.get("/metrics").text():
        pass
    expect(banner).to_contain_text(SAID)
    assert ann.served()["number"] == number, "nobody has moved in its name"
    lost.unlink()
    ann.button("Ask it again").click()
    ann.wait_for_turn()
    expect(banner).to_have_count(0)
    assert ann.served()["table"]["seats"][1]["bot"] == "greedy"

    lost.touch()
    while ann.asked:
        ann.choose()
    ann.button("Let easy play").click()
    ann.wait_for_turn()
    assert ann.served()["table"]["seats"][1]["bot"] == "easy"
