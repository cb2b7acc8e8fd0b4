"""What would you do? Asked for with a button or a key, answered beside the board, and told in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from bailiwick import bots
from tests.browser.late import bring, nearly_over
from tests.browser.test_accessible import Inspector
from tests.browser.visitor import PHONE, Visitor
from tests.judged import environment
from tests.table.server import Running

QUESTION: Final = "What would you do?"
BOX: Final = "(element) => JSON.stringify(element.getBoundingClientRect())"
both_sizes = pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose Tyrants has a judgement."""
    folder = tmp_path_factory.mktemp("taught")
    running = Running(folder / "data", environment(folder / "package", "tyrants"), bot_seconds="60")
    yield running
    running.end()


@pytest.fixture
def sit(visit: Callable[..., Visitor], taught: Running) -> Callable[..., Visitor]:
    """Ann at a table against a bot, about to place her first troop."""

    def seated(**how: Any) -> Visitor:
        ann = visit("Ann", at=taught, **how)
        ann.open_table("me", "random")
        ann.wait_for_turn()
        return ann

    return seated


def panel(ann: Visitor) -> Locator:
    return ann.page.get_by_test_id("hints")


def choices(ann: Visitor) -> Locator:
    return panel(ann).locator("[data-choice]")


def ask(ann: Visitor) -> None:
    """On a phone the question is in the menu."""
    if ann.touches:
        ann.button("Menu").tap()
        ann.page.locator(".menu").get_by_role("button", name=QUESTION).tap()
    else:
        ann.button(QUESTION).click()
    expect(choices(ann).first).to_be_visible()


@both_sizes
def test_the_best_choices_are_named_with_chance_and_reason_and_one_is_taken(
    sit: Callable[..., Visitor], how: dict[str, Any]
) -> None:
    ann = sit(**how)
    board, number = ann.page.locator("main.stage"), ann.number
    before = board.evaluate(BOX)
    ask(ann)
    assert board.evaluate(BOX) == before, "the board stays where it is"
    assert ann.fits()
    shown = choices(ann).evaluate_all("(all) => all.map((one) => one.dataset.choice)")
    assert 1 < len(shown) <= 3
    assert {choice["action"] for choice in ann.served()["legal"]} >= set(shown)
    chances = [int(text.split()[0]) for text in panel(ann).locator(".chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    expect(panel(ann).locator(".why").first).to_contain_text(".")
    expect(choices(ann).first).to_contain_text("Deploy to")
    (choices(ann).first.tap if how else choices(ann).first.click)()
    ann.look(number + 1)
    expect(panel(ann)).to_be_hidden()
    assert ann.log()[0].startswith("Ann ")


@both_sizes
def test_what_is_pointed_at_lights_up_on_the_board(sit: Callable[..., Visitor], how: dict[str, Any]) -> None:
    ann = sit(**how)
    lit = ann.page.locator("main .pointed, main [data-hinted]")
    ask(ann)
    expect(lit).to_have_count(0)
    if how:
        show = panel(ann).locator("[aria-pressed]").first
        show.tap()
        expect(lit.first).to_be_attached()
        show.tap()
        expect(lit).to_have_count(0)
    else:
        choices(ann).first.hover()
        expect(lit.first).to_be_attached()
        ann.prompt.hover()
        expect(lit).to_have_count(0)


def test_it_is_asked_read_and_left_by_keyboard(sit: Callable[..., Visitor]) -> None:
    ann = sit()
    keys, number = ann.page.keyboard, ann.number
    keys.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("What a good player would do")
    keys.press("Escape")
    keys.press("h")
    expect(choices(ann).first).to_be_visible()
    expect(panel(ann)).to_be_focused()
    keys.press("Tab")
    keys.press("Tab")
    expect(choices(ann).first).to_be_focused()
    keys.press("Escape")
    expect(panel(ann)).to_be_hidden()
    expect(ann.button(QUESTION)).to_be_focused()
    keys.press("h")
    expect(choices(ann).first).to_have_attribute("data-key", "1")
    ann.prompt.focus()
    keys.press("Escape")
    expect(panel(ann)).to_be_hidden()
    keys.press("h")
    expect(choices(ann).first).to_be_visible()
    keys.press("1")
    ann.look(number + 1)
    expect(panel(ann)).to_be_hidden()


@both_sizes
def test_the_final_screen_says_who_asked_and_how_often(
    visit: Callable[..., Visitor], taught: Running, tmp_path: Path, how: dict[str, Any]
) -> None:
    record, seat = nearly_over()
    table = bring(taught, record, tmp_path)
    ann, ben = (visit(name, at=taught, **how) for name in ("Ann", "Ben"))
    ann.sit_down_at(table, seat)
    ben.sit_down_at(table, 1 - seat)
    ask(ann)
    expect(ben.page.get_by_test_id("hints")).to_be_hidden()
    ann.page.keyboard.press("Escape")
    ann.do("end-turn")
    for person in (ann, ben):
        expect(person.page.get_by_test_id("hinted")).to_have_text("Ann asked for a hint.")


def test_a_table_is_laid_out_without_hints(visit: Callable[..., Visitor], taught: Running) -> None:
    ann = visit("Ann", at=taught)
    ann.fill_form("me", next(iter(bots.NAMES)))
    box = ann.page.get_by_role("checkbox", name="Hints")
    expect(box).to_be_checked()
    box.uncheck()
    ann.button("Start the game").click()
    ann.wait_for_turn()
    expect(ann.button(QUESTION)).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(panel(ann)).to_be_hidden()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).not_to_contain_text("What a good player would do")


@both_sizes
def test_axe_finds_nothing_serious_in_a_hint(sit: Callable[..., Visitor], axe: str, how: dict[str, Any]) -> None:
    ann = sit(bypass_csp=True, **how)
    inspector = Inspector(axe, ann)
    ask(ann)
    inspector.inspect("hints")
    ann.page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    inspector.inspect("hints, light")
    assert inspector.findings == []
