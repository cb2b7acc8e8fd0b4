"""The others' turns are told beside the board, each step for as long as it takes to read it; one can go back to any of them.

Time is the browser's own, and stands still but for what a test lets pass: nothing is waited for.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitor

WHOLE: Final = os.environ.get("WHOLE_GAMES") == "1"
FIND, CHARACTER = 300, 40  # milliseconds, as `telling.ts` reckons them
CLAUSE: Final = re.compile(r" \((?:[A-Z]+-\d+(?:\.\d+)*(?:, )?)+\)|, [A-Z]+-\d+(?:\.\d+)*(?=\))")
STORY: Final = "What the others did"
SEATS: Final = {
    "tyrants": ("me", "greedy", "greedy"),
    "ankh_morpork": ("me", "greedy", "greedy"),
    "immortals": ("me", "greedy", "greedy"),
    "oath": ("me",),  # against the Clockwork Prince
}

GONE_ON: Final = "(number) => Number(document.querySelector('[data-testid=table]').dataset.number) > number"
COLOURS: Final = {"Blue", "Orange", "Green", "Purple"}
SEAT: Final = {"oath": 1}  # there, the Prince is the Chancellor
# Notes what the panel tells, which decision the board shows and who plays, by mark and by name, whenever one of them changes.
WATCH: Final = """() => {
    window.noted = [];
    const note = () => {
        const steps = [...document.querySelectorAll("[data-step]")].map((one) => [Number(one.dataset.step), one.textContent]);
        const number = Number(document.querySelector("[data-testid=table]").dataset.number);
        const prompt = document.querySelector("[data-testid=prompt]");
        const plays = [prompt.querySelector("svg text")?.textContent, prompt.querySelector(".sentence").textContent.trim()];
        const now = { at: performance.now(), number, steps, plays };
        const last = window.noted.at(-1);
        if (!last || JSON.stringify([last.number, last.steps]) !== JSON.stringify([number, steps])) window.noted.push(now);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    note();
}"""


def told_by(events: list[dict[str, Any]], names: dict[str, str]) -> list[str]:
    """What the panel is to say of each event: without who did it, where that is said already, and without clauses."""
    said = []
    for event in events:
        tokens = event["tokens"]
        texts = [names.get(token["id"], token["text"]) if token["kind"] == "seat" else token["text"] for token in tokens]
        if tokens[0]["kind"] == "seat" and tokens[0]["id"] == event["seat"] and texts[1].startswith(" "):
            texts = [texts[1].lstrip(), *texts[2:]]
        said.append(CLAUSE.sub("", "".join(texts)).strip())
    return said


def let_pass(ann: Visitor, enough: Callable[[], bool] = lambda: False) -> None:
    """Let time pass until Ann is asked, or it is enough."""
    for _ in range(1000):
        if ann.asked or enough():
            return
        ann.page.clock.run_for(500)
    raise AssertionError("Ann is not asked any more")


def is_over(ann: Visitor) -> bool:
    return ann.page.locator("#final-headline").count() > 0


def let_the_others_play(ann: Visitor) -> int | None:
    """Make choices until the others have the game, with more than one step to tell. The answer is the row of the last choice, or
    None if the game is over before."""
    waits = ann.page.get_by_role("button", name=re.compile(r"^Skip \d+$"))
    for _ in range(100):
        ann.page.clock.run_for(1000)  # what is still on its way on the board arrives
        seen = ann.wait_for_turn()
        ann.click(ann.favourite(seen))
        ann.page.wait_for_function(GONE_ON, arg=seen.number)
        let_pass(ann, lambda: waits.count() > 0 or is_over(ann))
        if waits.count():
            return seen.number
        if is_over(ann):
            return None
    raise AssertionError("nobody else has played")


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_turn_of_the_others_can_be_read_and_nothing_comes_untold(visit: Callable[..., Visitor], game: str) -> None:
    """One turn. With WHOLE_GAMES=1 in the environment every turn of a whole game, which takes minutes; but in Immortals, where
    all plan at once and the viewer's own choice ends what is told, no more than one."""
    ann = visit("Ann", reduced_motion="no-preference")
    ann.game = game
    ann.page.clock.install()
    ann.open_table(*SEATS[game])
    ann.wait_for_turn()
    ann.stop_time()
    ann.page.evaluate(WATCH)
    turns, named = 0, 0
    while (mine := let_the_others_play(ann)) is not None:
        let_pass(ann, lambda: is_over(ann))
        named += check_story(ann, game, mine)
        turns += 1
        if not WHOLE or game == "immortals" or is_over(ann):
            break
    assert turns
    assert named or game == "oath", "the Prince is not called by his colour"
    print(f"{game}: {turns} turns of the others were watched.")


def check_story(ann: Visitor, game: str, mine: int) -> int:
    """What the others have done since the viewer's choice at row `mine` was told in full, and slowly enough to be read. The
    answer is how often somebody who played was named."""
    noted = ann.page.evaluate("() => window.noted.splice(0)")
    first = max(i for i, note in enumerate(noted) if not note["steps"]) + 1  # the viewer's last choice ended what was told before
    story = noted[first:]

    # Who plays is the same by the mark and by the name.
    names_by_mark = [(mark, said.partition(" plays")[0]) for mark, said in (note["plays"] for note in noted)]
    players = [(mark, name) for mark, name in names_by_mark if name in COLOURS]
    assert [name for mark, name in players if mark != name[0]] == []

    # Each step is the newest for as long as it takes to read it.
    came: dict[int, float] = {}
    for note in story:
        for step, _ in note["steps"]:
            came.setdefault(step, note["at"])
    texts = {step: "".join(text for number, text in story[-1]["steps"] if number == step) for step in came}
    assert len(came) > 1
    for step, then in pairwise(sorted(came)):  # that a turn begins is told by a name alone, which is no step to read
        stayed, needed = came[then] - came[step], FIND + CHARACTER * len(texts[step])
        assert stayed >= needed, f"{texts[step]!r} stayed for {stayed} ms"

    # All that the server tells of the others is there, and the board never runs ahead of it.
    served = ann.served(SEAT.get(game, 0))
    names = {seat["seat"]: seat["name"] for seat in served["table"]["seats"] if seat["person"]}
    after = [event for event in served["events"] if event["number"] >= mine]
    own = [event["number"] == mine for event in after].count(True)
    turns = [i for i, event in enumerate(after) if event["kind"] == "turn"]
    theirs = after[turns[0] if turns and turns[0] < own else own :]
    assert theirs
    for note in (*story, {**story[-1], "number": served["number"] + 1}):
        said = " ".join(text for _, text in note["steps"])
        # Of the newest row, which may be a long one, the rest is still to come.
        told = [event for event in theirs if event["kind"] != "turn" and event["number"] < note["number"] - 1]
        assert [text for text in told_by(told, names) if text not in said] == []
    return len(players)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_one_goes_back_and_forth_in_it_and_the_board_shows_each_step(visit: Callable[..., Visitor], size: str) -> None:
    ann = visit("Ann", reduced_motion="no-preference", **(PHONE if size == "phone" else {}))
    ann.page.clock.install()
    ann.open_table("me", "greedy", "greedy")
    ann.wait_for_turn()
    ann.stop_time()
    board = ann.page.locator("main")
    place = board.bounding_box()
    let_the_others_play(ann)
    let_pass(ann)
    back, forward = ann.button("Back"), ann.button("Forward")
    panels = ann.page.locator("section.seats .board")
    now = panels.all_text_contents()
    while back.is_enabled():
        back.click()
    expect(ann.prompt).to_contain_text("Looking back: step 0 of")
    before = panels.all_text_contents()
    assert before != now
    assert ann.page.locator("main [data-action]").count() == 0
    ann.page.clock.run_for(20_000)
    expect(ann.prompt).to_contain_text("Looking back")  # who looks back is left alone
    while forward.count() and forward.is_enabled():
        forward.click()
    ann.wait_for_turn()
    assert panels.all_text_contents() == now
    back.click()
    if size == "phone":
        ann.page.get_by_test_id("story-last").tap()
    first = ann.page.get_by_role("region", name=STORY).locator("[data-step]").first
    first.click()
    expect(first).to_have_attribute("aria-current", "step")
    ann.page.keyboard.press("Escape")
    ann.wait_for_turn()
    assert panels.all_text_contents() == now
    assert board.bounding_box() == place  # the map has not moved
    assert ann.fits()


def test_what_the_others_changed_is_marked_until_one_moves(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "greedy")
    for _ in range(2):
        ann.play_turn()
    ann.wait_for_turn()
    marked = ann.page.locator("main .changed")
    expect(marked).not_to_have_count(0)
    ann.reload()  # it is known again to who comes back
    expect(marked).not_to_have_count(0)
    ann.choose()
    expect(marked).to_have_count(0)


def test_older_turns_are_folded_under_who_had_them(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "greedy")
    for _ in range(4):
        ann.play_turn()
    ann.wait_for_turn()
    folded = ann.page.locator("[role=log] .turn button[aria-expanded=false]")
    expect(folded.first).to_contain_text("turn")
    expect(folded.first).to_contain_text("plays Noble → gains 1 influence")
    line = ann.page.locator("[role=log] .line", has_text="Ann plays").first
    expect(line).to_be_hidden()
    folded.first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[role=log] .turn button[aria-expanded=true]").first).to_be_focused()
    expect(line).to_be_visible()
    expect(line).to_contain_text("Ann gains 1")  # one line for both


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_who_comes_back_is_told_what_happened_while_they_were_away(visit: Callable[..., Visitor], motion: str, size: str) -> None:
    """Step by step with the board of each; at once with reduced motion. Whoever has seen it is not told again."""
    ann = visit("Ann", reduced_motion=motion, **(PHONE if size == "phone" else {}))
    ann.page.clock.install()
    ann.open_table("me", "open")
    ben = visit("Ben", ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    ann.play_turn()  # the first troop
    ben.play_turn()
    ann.play_turn()
    table = ann.page.url
    left = ann.number
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    ben.play_turn()
    now = ben.look().number
    assert now > left

    ann.stop_time()
    ann.page.goto(table)
    story = ann.page.get_by_role("region", name=STORY)
    if motion == "no-preference":
        let_pass(ann, lambda: "While you were away" in ann.prompt.inner_text())
        assert not ann.asked
        assert ann.page.locator("main [data-action]").count() == 0, "it is told before Ann goes on"
    let_pass(ann)
    ann.wait_for_turn()
    assert ann.number == now
    if size == "phone":
        ann.page.get_by_test_id("story-last").tap()
    expect(story.get_by_role("heading")).to_have_text("While you were away")
    told = story.locator("[data-step]").all_text_contents()
    log = ann.served()["events"]
    theirs = [event for event in log if event["number"] >= left and event["kind"] != "turn"]
    assert [text for text in told_by(theirs, {"blue": "Ben"}) if text not in " ".join(told)] == []
    expect(ann.page.locator("main .changed")).not_to_have_count(0)

    ann.reload()  # all of that has been seen
    ann.wait_for_turn()
    if size == "phone":
        ann.page.get_by_test_id("story-last").tap()
    expect(story.get_by_role("heading")).to_have_text("Since your last move")
    expect(ann.page.locator("main .changed")).not_to_have_count(0)
