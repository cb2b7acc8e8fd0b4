"""What is taken back is told to everybody: by whom, what it was and, where something had been revealed, that it is drawn anew."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

REDRAWN = "Cards and dice that nobody could know may come out differently now."


@pytest.fixture
def pair(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Ann and Ben, who have placed their first troops; Ann is to move."""
    ann = visit("Ann")
    ann.open_table("me", "open")
    ben = visit("Ben", ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    for visitor in (ann, ben):
        visitor.play_turn()
    ann.wait_for_turn()
    return ann, ben


def undo(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=re.compile("^(Undo|Ask for undo): ")).click()


def test_nobody_is_asked_where_only_bots_play(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    for _ in range(2):
        ann.play_turn()
    ann.wait_for_turn()
    expect(ann.page.get_by_role("button", name=re.compile("^Undo: Take back your last choice. Cards and dice "))).to_be_enabled()


def test_people_are_asked(pair: tuple[Visitor, Visitor]) -> None:
    ann, ben = pair
    ann.play_turn()
    ben.play_turn()
    ann.wait_for_turn()
    expect(ann.page.get_by_role("button", name=re.compile("^Ask for undo: "))).to_be_enabled()


def test_somebody_else_s_undo_is_told_and_stays_told(pair: tuple[Visitor, Visitor]) -> None:
    ann, ben = pair
    assert ann.choose().startswith("play ")
    number = ben.look(ann.number).number
    played = next(line for line in ben.log() if line.startswith("Ann plays "))
    undo(ann)
    ann.look(number + 1)
    ben.look(number + 1)
    told = f"Ann took back a move: “{played}”"
    expect(ben.page.locator(".toasts")).to_contain_text(told)
    for visitor in (ann, ben):
        assert visitor.log()[-1] == told
        assert played not in visitor.log()
    ann.choose()
    ben.look(ann.number)
    ben.reload()
    assert told in ben.log()
    # The replay has as many moves as there are, and ends with the newest.
    ann.button("Menu").click()
    ann.button("Replay").click()
    expect(ann.prompt).to_contain_text("Move 3 of 3")


def test_what_was_revealed_is_drawn_anew_and_everybody_is_told(pair: tuple[Visitor, Visitor]) -> None:
    ann, ben = pair
    ann.play_turn()
    number = ben.wait_for_turn().number
    undo(ann)
    expect(ben.page.get_by_role("alert")).to_contain_text("Ann asks to take back the last move.")
    ben.button("Agree").click()
    for visitor in (ann, ben):
        visitor.look(number + 1)
        expect(visitor.page.locator(".toasts")).to_contain_text(REDRAWN)
        assert visitor.log()[-1] == REDRAWN
        assert visitor.log()[-2] == "Ann took back the end of the turn"
    assert "end-turn" in ann.wait_for_turn().actions
