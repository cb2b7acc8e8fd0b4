"""A game is abandoned only after a question, by everybody who has a seat, and everybody knows who asked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def ask(visitor: Visitor) -> None:
    visitor.button("Menu").click()
    visitor.button("Abandon the game …").click()


def status(visitor: Visitor) -> str:
    return str(visitor.served(-1)["table"]["status"])


def test_abandoning_asks_first_and_says_what_it_means(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    ann.wait_for_turn()
    ask(ann)
    dialog = ann.page.get_by_role("dialog", name="Abandon the game?")
    expect(dialog).to_contain_text("You are the only person here: the game ends at once and for good, without a result.")
    expect(ann.button("Play on")).to_be_focused()  # Enter harms nobody
    ann.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    assert status(ann) == "playing"
    ask(ann)
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert status(ann) == "playing"
    ask(ann)
    ann.button("Abandon the game").click()
    expect(ann.prompt).to_contain_text("This game was abandoned: Ann asked")
    assert status(ann) == "abandoned"


def test_it_takes_everybody_who_has_a_seat_and_all_know_who_asked(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "open", "random")
    ben = visit("Ben", ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    ben.look()
    ben.button("Menu").click()
    ben.button("easy").click()  # a bot minds Ben's seat
    expect(ben.button("Take my seat back")).to_be_visible()
    ask(ann)
    expect(ann.page.get_by_role("dialog")).to_contain_text("If everybody who has a seat agrees, even those for whom a bot plays")
    ann.button("Ask to abandon it").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("It goes on until these agree too: Ben.")
    expect(ben.page.get_by_role("alert")).to_contain_text("Ann asks to abandon the game.")
    assert status(ann) == "playing"
    ben.button("Refuse").click()
    expect(ann.page.get_by_text("The game goes on")).to_be_visible()
    ask(ann)
    ann.button("Ask to abandon it").click()
    ben.button("Agree").click()
    for visitor in (ann, ben):
        expect(visitor.prompt).to_contain_text("This game was abandoned: Ann asked, and everybody agreed.")
        visitor.page.goto("/")
        expect(visitor.page.get_by_text("abandoned: Ann asked").first).to_be_visible()
