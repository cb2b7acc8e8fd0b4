"""Report a problem, from the menu of a game that runs or is over: one file, with a number."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.late import bring, nearly_over
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Running

SAID = "The troop stands on two sites."


def report(visitor: Visitor) -> Path:
    """Report a problem, and save the file."""
    visitor.button("Menu").click()
    visitor.button("Report a problem …").click()
    dialog = visitor.page.get_by_role("dialog", name="Report a problem")
    expect(dialog).to_contain_text("the whole game so far and the name of your browser go into one file")
    expect(visitor.button("Send the report")).to_be_disabled()
    dialog.get_by_label("What happened, and what should have happened?").fill(SAID)
    visitor.button("Send the report").click()
    expect(dialog.get_by_role("status")).to_contain_text("The report is kept on the server as number ")
    with visitor.page.expect_download() as download:
        dialog.get_by_role("link", name="Save the file").click()
    assert download.value.suggested_filename.startswith("bailiwick-report-")
    visitor.button("Close").last.click()
    expect(dialog).to_have_count(0)
    return download.value.path()


def test_a_problem_of_a_running_game_is_reported_with_its_secrets_sealed(visit: Callable[..., Visitor], server: Running) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    ann.wait_for_turn()
    file = json.loads(report(ann).read_text())
    assert (file["format"], file["game"], file["said"], file["seat"]) == ("bailiwick-capsule", "tyrants", SAID, "red")
    assert "Chrome" in file["browser"]
    assert "sealed" in file
    assert "inside" not in file
    assert json.loads((server.data / "capsules" / f"{file['number']}.json").read_text()) == file


def test_a_finished_game_is_reported_too_and_nothing_of_it_is_secret(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path
) -> None:
    record, seat = nearly_over()
    ann = visit("Ann", **PHONE)
    ann.sit_down_at(bring(server, record, tmp_path), seat)
    ann.play_turn()
    ann.final_table()
    ann.button("Look at the board").click()
    file = json.loads(report(ann).read_text())
    assert file["inside"]["record"]["moves"]
    assert ann.fits()
