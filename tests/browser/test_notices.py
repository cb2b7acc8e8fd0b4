"""What is said of a decision goes when another one is open."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

NOT_YOURS = "It is not your turn to choose."


def test_that_it_is_not_one_s_decision_is_not_said_once_it_is(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "open")
    ben = visit("Ben", ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    ann.play_turn()
    ben.wait_for_turn()
    ann.page.locator("main .hand [data-card]").first.hover()
    site = ann.page.locator("main [data-place]").first
    site.hover(force=True)
    tip = ann.page.locator(".tip")
    expect(tip).to_contain_text(NOT_YOURS)
    ben.play_turn()
    ann.wait_for_turn()  # the pointer has not moved
    expect(ann.page.get_by_text(NOT_YOURS)).to_have_count(0)


def test_a_refusal_goes_when_the_game_goes_on(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    seen = ann.wait_for_turn()
    table = ann.page.url.rpartition("/")[2]
    refused = ann.page.locator(".toasts p")
    body = {"number": seen.number, "seat": 0, "action": sorted(seen.actions)[0]}
    ann.page.route("**/moves", lambda route: route.fulfill(status=409, json={"code": "stale", "sentence": "Too late."}))
    ann.click(ann.favourite(seen))
    expect(refused).to_contain_text("Too late.")
    ann.page.unroute("**/moves")
    assert ann.page.request.post(f"/api/tables/{table}/moves", data=body).ok
    ann.look(seen.number + 1)
    expect(refused).to_have_count(0)
    assert [fault for fault in ann.faults if "409 (Conflict)" not in fault] == []  # the browser tells of the refusal by itself
    ann.faults.clear()
