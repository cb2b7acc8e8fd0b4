"""The rules in the browser: in one's own language, with contents that lead to each chapter."""

from __future__ import annotations

from collections.abc import Callable

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
