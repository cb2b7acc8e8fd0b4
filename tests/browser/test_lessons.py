"""Lessons in the browser: every one is played to its end by clicks, in every language, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from bailiwick import games
from bailiwick.kernel.lesson import Lesson
from bailiwick.kernel.words import LANGUAGES, sheet_of
from tests.browser.test_accessible import Inspector
from tests.browser.visitor import FLOATING, MENU, PHONE, Choice, Visitor

LESSONS = [(name, lesson.name) for name in games.NAMES for lesson in games.lessons(name)]
SIZES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
LOCALES = {"en": "en-GB", "pt": "pt-BR", "it": "it-IT"}


def word(lang: str, key: str) -> str:
    return sheet_of("bailiwick", lang).text(f"page-{key}")


class Learner:
    """Reads what the coach says, and makes the moves it asks for by clicking them."""

    def __init__(self, visitor: Visitor, lesson: Lesson, lang: str) -> None:
        self.visitor, self.lesson, self.lang = visitor, lesson, lang
        self.coach = visitor.page.get_by_test_id("coach")
        self.on = self.coach.get_by_role("button", name=word(lang, "lessonOn"), exact=True)
        self.read: list[str] = []

    def listen(self) -> int:
        """Read on until the coach waits for a move; how many were made."""
        while True:
            expect(self.coach).to_be_visible()
            said = self.coach.locator("[role=status]").inner_text()
            self.read.append(said)
            if not self.on.count():
                return int(self.coach.get_attribute("data-done") or "")
            self.on.click()
            expect(self.coach.locator("[role=status]")).not_to_have_text(said)

    def right(self, done: int) -> Choice:
        """What stands on the board for a move that the lesson waits for; what has a menu opens it."""
        step = self.lesson.waiting(done)
        assert step is not None
        seen = self.visitor.wait_for_turn()
        found = [choice for choice in seen.choices if step.takes(choice.action)]
        if not found:
            menu = next(choice for choice in seen.choices if choice.action == MENU)
            self.visitor.point(menu)
            found = [choice for choice in self.visitor.look(within=FLOATING).choices if step.takes(choice.action)]
        assert found, f"the coach wants {step.does}; this can be clicked: {sorted(seen.actions)}"
        return found[0]

    def lay(self, done: int) -> int:
        """Lay the cards that are sent together, each where the lesson says; how many moves the next click makes."""
        step, page = self.lesson.waiting(done), self.visitor.page
        assert step is not None
        planned = [action.split()[1:] for action in step.does if action.startswith("plan ")]
        for space, card in planned:
            for thing in (page.locator(f'[data-hand="{card}"]'), page.locator(f'[data-space="{space}"]')):
                (thing.tap if self.visitor.touches else thing.click)()
            expect(page.locator(f'[data-space="{space}"][data-card="{card}"]')).to_be_visible()
        return step.times if planned else 1

    def learn(self) -> None:
        done = self.listen()
        while done < len(self.lesson.plan):
            sent = self.lay(done)
            self.visitor.point(self.right(done))
            self.visitor.page.wait_for_function(
                """(done) => {
                    const coach = document.querySelector("[data-testid=coach]");
                    return coach && Number(coach.dataset.done) >= done;
                }""",
                arg=done + sent,
            )
            done = self.listen()


@pytest.fixture
def learner(visit: Callable[..., Visitor]) -> Callable[..., Learner]:
    def begin(game: str, lesson: str, lang: str = "en", **settings: Any) -> Learner:
        visitor = visit("Ann", f"/learn/{game}", locale=LOCALES[lang], **settings)
        visitor.game = game
        title = sheet_of(f"bailiwick.games.{game}", lang).text(f"lesson-{lesson}")
        visitor.button(f"{word(lang, 'lessonStart')}: {title}").click()
        return Learner(visitor, games.lesson(game, lesson), lang)

    return begin


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_to_its_end(learner: Callable[..., Learner], game: str, lesson: str, size: str, lang: str) -> None:
    one = learner(game, lesson, lang, **SIZES[size])
    one.learn()
    sheet = sheet_of(f"bailiwick.games.{game}", lang)
    said = {sheet.text(one.lesson.key(step)) for step in one.lesson.steps if step.say}
    assert said == set(one.read), "all that the lesson says was on the screen"
    assert one.visitor.fits()


def test_a_wrong_move_is_met_with_the_reason_and_another_try(learner: Callable[..., Learner]) -> None:
    one = learner("tyrants", "first", "pt")
    one.listen()
    wrong = next(choice for choice in one.visitor.wait_for_turn().choices if not one.lesson.steps[1].takes(choice.action))
    one.visitor.point(wrong)
    expect(one.coach.locator(".mistake")).to_be_visible()
    one.visitor.point(one.right(0))
    expect(one.coach.locator(".mistake")).to_be_hidden()


def test_a_lesson_that_was_left_goes_on_where_it_was(learner: Callable[..., Learner]) -> None:
    one = learner("tyrants", "first")
    one.listen()
    one.visitor.point(one.right(0))
    expect(one.coach).not_to_have_attribute("data-done", "0")
    table = one.visitor.page.url
    one.visitor.page.goto("/learn/tyrants")
    one.visitor.page.get_by_role("button").first.click()
    expect(one.coach).to_be_visible()
    assert one.visitor.page.url == table


def test_after_the_last_lesson_a_real_game_begins(learner: Callable[..., Learner]) -> None:
    one = learner("tyrants", "first")
    one.learn()
    one.visitor.button("Play a real game now").click()
    one.visitor.wait_for_turn()
    expect(one.coach).to_be_hidden()
    tables = one.visitor.page.request.get("/api/tables").json()["mine"]
    real = [table for table in tables if not table["archived"]]
    assert [table["lesson"] for table in real] == [None]
    assert {seat["bot"] for seat in real[0]["seats"]} == {None, "beginner"}, "the gentlest there are"


def test_a_lesson_is_taken_by_keyboard_alone(learner: Callable[..., Learner]) -> None:
    """Enter reads on, and Enter makes the move: what is to be pressed has the focus."""
    one = learner("tyrants", "first")
    page = one.visitor.page
    expect(one.on).to_be_visible()
    page.keyboard.press("Tab")  # from here on by keyboard
    one.on.focus()
    for done in range(4):
        while one.on.count():
            expect(one.on).to_be_focused()
            page.keyboard.press("Enter")
        step = one.lesson.waiting(done)
        if step is None or step.by:
            continue
        page.wait_for_function("() => document.activeElement?.matches('main [data-action]')")
        assert step.takes(str(page.evaluate("() => document.activeElement.dataset.action")))
        page.keyboard.press("Enter")
        one.visitor.look(done + 1)
        page.wait_for_function("(done) => Number(document.querySelector('[data-testid=coach]')?.dataset.done) > done", arg=done)


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious_in_a_lesson(learner: Callable[..., Learner], axe: str, size: str) -> None:
    one = learner("tyrants", "first", bypass_csp=True, **SIZES[size])
    inspector = Inspector(axe, one.visitor)
    expect(one.coach).to_be_visible()
    inspector.inspect("what is said")
    one.listen()
    one.visitor.point(
        next(choice for choice in one.visitor.wait_for_turn().choices if not one.lesson.steps[1].takes(choice.action))
    )
    expect(one.coach.locator(".mistake")).to_be_visible()
    inspector.inspect("a mistake")
    one.learn()
    inspector.inspect("the end of a lesson")
    one.visitor.page.goto("/learn/oath")
    expect(one.visitor.page.locator("main li").first).to_be_visible()
    inspector.inspect("the list of lessons")
    assert inspector.findings == []
