"""Whatever is cut for want of room can be read, and no two names on a map meet: in every game, at a desk and on a phone, in every
language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

import bailiwick
from bailiwick import bots
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from tests.browser.late import bring
from tests.browser.test_everybody import LOCALES
from tests.browser.visitor import PHONE, Visitor
from tests.games.oath.table import Table as Oath
from tests.table.server import Running

DESK: Final = {"width": 1280, "height": 720}
# Moves of four bots until the table is full, and the first seat may choose.
FULL: Final = {"tyrants": 260, "ankh_morpork": 150, "immortals": 420, "oath": 330}

# Elements of the board whose words don't fit, with no way to read them: neither a title that says them all, nor a thing around
# them that a pointer, a finger or the keyboard gets an answer from, nor something that scrolls.
CUT: Final = """() => {
    const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && element.getBoundingClientRect().width > 1;
    const scrolls = (element, way) => ["auto", "scroll"].includes(getComputedStyle(element)["overflow" + way]);
    const hides = (element, way) => ["hidden", "clip"].includes(getComputedStyle(element)["overflow" + way]);
    const OPENS = "button, summary, a, input, select, [role=button], [role=menuitem], [role=tab], [tabindex='0']";
    return [...document.querySelectorAll("[data-testid=table] *")].flatMap((element) => {
        if (element.closest("svg, .heard, [aria-hidden=true] .heard") || !seen(element) || !element.innerText?.trim()) return [];
        const wide = hides(element, "X") && element.scrollWidth > element.clientWidth + 1;
        const high = hides(element, "Y") && element.scrollHeight > element.clientHeight + 2;
        if (!(wide || high) || element.clientWidth === 0) return [];
        const words = element.innerText.trim();
        const titled = element.closest("[title]")?.title ?? "";
        const owner = element.closest("[data-slot]") ?? element.parentElement;
        if (owner.querySelector("button[aria-expanded]")) return []; // which shows the whole of it
        if (titled.includes(words) || element.closest(OPENS) || scrolls(element, wide ? "X" : "Y")) return [];
        return [`${element.tagName.toLowerCase()}.${[...element.classList].join(".")}: ${words.slice(0, 60)}`];
    });
}"""

# Names of places on a map that meet, or all but meet: the boxes of words that are drawn in different places.
MEET: Final = """() => {
    const names = [...document.querySelectorAll("main svg text")].filter((text) =>
        text.checkVisibility() && /\\p{L}{3}/u.test(text.textContent) && !text.closest("defs"));
    const boxes = names.map((text) => [text, text.getBoundingClientRect()]).filter(([, box]) => box.width > 1);
    const APART = 2;
    return boxes.flatMap(([one, a], i) => boxes.slice(i + 1).flatMap(([other, b]) => {
        if (one.parentNode === other.parentNode) return [];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const meet = wide > -APART && high > Math.min(a.height, b.height) * 0.3;
        return meet ? [`${one.textContent} / ${other.textContent}`] : [];
    }));
}"""

SPEAK: Final = """(lang) => {
    const set = JSON.parse(localStorage.getItem("bailiwick.settings") ?? "{}");
    localStorage.setItem("bailiwick.settings", JSON.stringify({ ...set, lang }));
}"""

# The question in lines.
PROMPT: Final = """() => {
    const said = document.querySelector("[data-testid=prompt] .sentence");
    return Math.round(said.getBoundingClientRect().height / parseFloat(getComputedStyle(said).lineHeight));
}"""


def full_table(game: str) -> Record:
    match = bailiwick.start(game, players=4, seed=7)
    bot = bots.load("random", seed=7)
    while not (len(match.record.moves) >= FULL[game] and match.state.waiting & 1):
        match.play(bot.choose(match.view(match.seat)))
    return match.record


@pytest.mark.parametrize("game", FULL)
def test_what_is_cut_can_be_read_and_no_names_meet(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path, game: str
) -> None:
    ann = visit("Ann", **DESK)
    ann.game = game
    ann.sit_down_at(bring(server, full_table(game), tmp_path), 0)
    faults: list[str] = []
    for lang in LOCALES:
        ann.page.evaluate(SPEAK, lang)
        ann.page.reload()
        for size in (DESK, PHONE):
            ann.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            ann.look(turn=True)
            where = f"{size['width']} px, {lang}"
            faults += [f"{where}: {fault}" for script in (CUT, MEET) for fault in ann.page.evaluate(script)]
            lines = ann.page.evaluate(PROMPT)
            faults += [f"{where}: the question takes {lines} lines"] if lines > 2 else []
            goal = ann.page.get_by_test_id("goal")
            goal.get_by_role("button").press("Enter")
            wide = "(table) => table.scrollWidth > table.clientWidth"
            faults += [f"{where}: the goal sticks out"] if goal.locator(".scroll").evaluate(wide) else []
            goal.get_by_role("button").press("Escape")
    assert not faults, "\n".join(faults)


def test_a_site_of_oath_says_all_that_there_is_room_for(visit: Callable[..., Visitor], server: Running, tmp_path: Path) -> None:
    start = Oath(cradle_1={"site": "plains", "cards": ["longbows"]}).data
    record = Match(bailiwick.game("oath"), start=start, players=["random", "", "random"]).record
    ann = visit("Ann", **DESK)
    ann.game = "oath"
    ann.sit_down_at(bring(server, record, tmp_path), 1)
    ann.wait_for_turn()
    cut = "(all) => all.filter((text) => text.scrollHeight > text.clientHeight + 2).map((text) => text.textContent)"
    texts = ann.page.locator("main [data-slot] :is(.power, .room)")
    assert texts.count() == 9  # of eight sites and a card
    assert texts.evaluate_all(cut) == []


def test_a_site_of_oath_opens_where_it_stands(visit: Callable[..., Visitor], server: Running, tmp_path: Path) -> None:
    """By click, by finger and by keyboard; whatever is written there is whole then."""
    ann = visit("Ann", **DESK)
    ann.game = "oath"
    ann.sit_down_at(bring(server, full_table("oath"), tmp_path), 0)
    for size in (DESK, PHONE):
        ann.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        ann.look(turn=True)
        for opener in ann.page.get_by_role("button", name="Read everything at").all():
            opener.press("Enter")
            site = ann.page.locator("[data-slot].open")
            whole = "(all) => all.every((text) => text.scrollHeight <= text.clientHeight + 2 && text.clientHeight > 10)"
            assert site.locator(".power, .text").evaluate_all(whole)
            assert site.evaluate(
                "(site) => site.contains(document.elementFromPoint(...[site.getBoundingClientRect()]"
                ".map(({ x, y, width }) => [x + width / 2, y + 12])[0]))"
            )
            opener.press("Escape")
            expect(site).to_have_count(0)
