"""The rules in the browser: in one's own language, with contents that lead to each chapter."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_the_rules_are_in_ones_language_and_their_contents_lead_to_each_chapter(visit: Callable[..., Visitor]) -> None:
    ana = visit("Ana", locale="pt-BR")
    ana.page.goto("/rules/tyrants")
    expect(ana.page.locator("article[lang=pt]")).to_contain_text("Como ler estas regras")
    contents = ana.page.get_by_role("navigation", name="Índice")
    links = contents.get_by_role("link").evaluate_all("(all) => all.map((link) => link.getAttribute('href'))")
    assert links[0] == "#T-0"
    assert len(links) == len(set(links)) > 14
    assert all(ana.page.locator(f'[id="{link[1:]}"]').count() == 1 for link in links)
    contents.get_by_role("link", name="Como ler estas regras").click()
    expect(ana.page.locator('[id="T-0"]')).to_be_focused()
    expect(ana.page.locator('[id="T-0"]')).to_be_in_viewport()


def test_what_is_not_translated_says_so_and_is_marked_as_english(visit: Callable[..., Visitor]) -> None:
    ana = visit("Ana", locale="pt-BR")
    ana.page.goto("/rules/tyrants")
    expect(ana.page.locator("article[lang=en]")).to_contain_text("R-8")
    expect(ana.page.get_by_text("Uma parte está só em inglês.")).to_be_visible()
    ann = visit("Ann")
    ann.page.goto("/rules/tyrants")
    expect(ann.page.locator("article")).to_have_count(2)
    expect(ann.page.get_by_text("Some of this is in English only.")).to_have_count(0)
