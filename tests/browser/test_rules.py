"""The rules in the browser: in one's own language, with contents that lead to each chapter."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_the_rules_are_in_ones_language_and_their_contents_lead_to_each_chapter(visit: Callable[..., Visitor]) -> None:
    ana = visit("Ana", locale="pt-BR")
    ana.page.goto("/rules/tyrants")
    expect(ana.page.locator("article[lang=pt]").first).to_contain_text("Como ler estas regras")
    contents = ana.page.get_by_role("navigation", name="Índice")
    links = contents.get_by_role("link").evaluate_all("(all) => all.map((link) => link.getAttribute('href'))")
    assert links[0] == "#T-0"
    assert len(links) == len(set(links)) > 14
    assert all(ana.page.locator(f'[id="{link[1:]}"]').count() == 1 for link in links)
    contents.get_by_role("link", name="Como ler estas regras").click()
    expect(ana.page.locator('[id="T-0"]')).to_be_focused()
    expect(ana.page.locator('[id="T-0"]')).to_be_in_viewport()


def test_the_rulings_come_after_the_rules_in_the_same_language(visit: Callable[..., Visitor]) -> None:
    for locale, lang, title in (("pt-BR", "pt", "decisões"), ("it-IT", "it", "decisioni"), ("en-GB", "en", "rulings")):
        ann = visit("Ann", locale=locale)
        ann.page.goto("/rules/tyrants")
        articles = ann.page.locator(f"article[lang={lang}]")
        expect(articles).to_have_count(2)
        expect(articles.nth(1).locator("h1")).to_contain_text(title)
        expect(articles.nth(1)).to_contain_text("R-8")
        expect(ann.page.locator("main > p.dim")).to_have_count(0)


def test_searching_by_keyboard_marks_what_it_finds(visit: Callable[..., Visitor]) -> None:
    ana = visit("Ana", locale="pt-BR")
    ana.page.goto("/rules/tyrants")
    everything = ana.page.locator("article li")
    expect(everything.first).to_be_visible()
    whole = everything.count()
    ana.page.keyboard.press("/")
    expect(ana.page.get_by_role("searchbox")).to_be_focused()
    ana.page.keyboard.type("PRESENÇA espião")
    expect(ana.page.get_by_role("status").first).not_to_be_empty()
    assert 0 < everything.count() < whole
    marked = ana.page.locator("article li mark").evaluate_all("(all) => all.map((one) => one.textContent.toLowerCase())")
    assert set(marked) == {"presença", "espião"}
    assert ana.page.locator("article h2").count() > 0  # each under the heading of its chapter
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("article :focus mark").first).to_be_visible()


@pytest.mark.parametrize(("locale", "lang"), [("pt-BR", "pt"), ("it-IT", "it"), ("en-GB", "en")])
def test_a_refusal_leads_to_its_clause_in_the_readers_language(visit: Callable[..., Visitor], locale: str, lang: str) -> None:
    ann = visit("Ann", locale=locale)
    ann.open_table("me", "random")
    ann.choose()  # the first troop
    ann.wait_for_turn()
    guard = ann.page.locator(".holder[data-card=house_guard]")  # there is no influence yet
    link = ann.page.locator(".tip a")
    guard.hover()
    expect(link).to_have_attribute("href", re.compile(r"^/rules/tyrants#T-\d"))
    clause = (link.get_attribute("href") or "").partition("#")[2]
    with ann.context.expect_page() as by_mouse:
        link.click()
    ann.page.keyboard.press("Tab")
    guard.focus()
    expect(link).to_be_visible()
    with ann.context.expect_page() as by_key:
        ann.page.keyboard.press("r")
    for opened in (by_mouse, by_key):
        expect(opened.value.locator(f'article[lang={lang}] [id="{clause}"]')).to_be_focused()
