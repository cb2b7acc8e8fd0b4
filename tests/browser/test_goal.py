"""The goal is always in sight: one line that says how one wins and what threatens, with all of it behind a click."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.late import bring, nearly_over
from tests.browser.test_accessible import Inspector
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Running


def line_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("goal")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_the_goal_is_one_line_that_opens(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path, axe: str, size: dict[str, object]
) -> None:
    ann = visit("Ann", **size)
    ann.open_table("me", "random")
    ann.wait_for_turn()
    line, board = line_of(ann), ann.page.get_by_role("main")
    expect(line).to_contain_text("Most VP win.")
    calm, stage = line.bounding_box(), board.bounding_box()
    assert calm is not None
    assert calm["height"] <= 30

    ann.page.get_by_test_id("goal").get_by_role("button").click()
    opened = ann.page.get_by_role("region", name="How to win")
    expect(opened).to_contain_text("Troops left to deploy")
    assert board.bounding_box() == stage, "the board doesn't move"
    assert ann.fits()
    inspector = Inspector(axe, ann)
    inspector.inspect("goal")
    assert inspector.findings == []
    ann.page.keyboard.press("Escape")
    expect(opened).to_be_hidden()

    record, seat = nearly_over()
    ann.sit_down_at(bring(server, record, tmp_path), seat)
    ann.wait_for_turn()
    expect(line).to_have_attribute("data-level", "alarm")
    expect(line).to_contain_text("The last turn: the game ends when Ann is done.")
    alarmed = line.bounding_box()
    assert alarmed is not None
    assert alarmed["height"] == calm["height"], "a warning takes no more room"
