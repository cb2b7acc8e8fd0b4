"""Two people in two browsers and two bots, from the lobby to the final score."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import PATIENCE, Visitor

TURNS = 2  # that people play by hand before bots take over; a whole game by clicks would take minutes and show no more


def test_two_people_and_two_bots_play_to_the_final_score(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.button("+ Add a seat").click()  # me, open, a greedy bot, and now another one
    ann.page.get_by_role("combobox", name="Seat 4").select_option("bot/random")
    ann.page.get_by_text("Options", exact=True).click()
    ann.page.get_by_role("combobox", name="First").select_option("red")  # so that Ann, Ben and the bots move in this order
    ann.button("Open the table").click()
    ann.page.wait_for_url("**/t/*")
    ben = visit("Ben", ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()

    for visitor in (ann, ben):
        assert visitor.play_turn()[0].startswith("deploy ")  # the first troop, at a starting site
    for _ in range(TURNS):
        for visitor in (ann, ben):
            chosen = visitor.play_turn()
            assert chosen[-1] == "end-turn"
            assert any(action.startswith("play ") for action in chosen)
    for visitor in (ann, ben):
        visitor.hand_over("random")
        visitor.page.get_by_role("link", name="Lobby").click()
    for visitor in (ann, ben):
        # The lobby tells when the bots are done, and shows the way back.
        finished = visitor.page.locator("li, tr, article").filter(has_text="finished")
        expect(finished).to_have_count(1, timeout=10 * PATIENCE)
        finished.get_by_role("link").first.click()
        expect(visitor.page.locator("dialog tfoot td")).to_have_count(4)
    assert ann.final_table() == ben.final_table()
    assert ann.page.locator("#final-headline").inner_text() == ben.page.locator("#final-headline").inner_text()
    assert ann.number == ben.number
