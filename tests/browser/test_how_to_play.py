"""How to play, in the browser: every picture is drawn by the board's own parts, in every language, at a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from bailiwick import games
from bailiwick.kernel.figures import named_in
from tests.browser.test_accessible import Inspector
from tests.browser.visitor import PHONE, Visitor

GAMES: Final = games.NAMES
LOCALES: Final = {"en": "en-GB", "pt": "pt-BR", "it": "it-IT"}
# Every picture has something in it: pieces of a map, a card, a line of figures. And nothing sticks out of it to the side.
DRAWN: Final = """(all) => all.map((figure) => {
    const picture = figure.querySelector("[role=img]");
    const { width, height } = picture.getBoundingClientRect();
    const parts = [...picture.querySelectorAll("svg, .card")].filter((part) => part.getBoundingClientRect().width > 0);
    return [figure.dataset.figure, width > 200 && height > 30 && parts.length > 0 && picture.scrollWidth <= picture.clientWidth];
})"""


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_in_every_language(
    visit: Callable[..., Visitor], axe: str, game: str, size: dict[str, object]
) -> None:
    for lang, locale in LOCALES.items():
        ann = visit("Ann", locale=locale, bypass_csp=True, **size)
        ann.page.goto(f"/games/{game}/how-to-play")
        expect(ann.page.locator(f"article[lang={lang}] figure").first).to_be_visible()
        drawn = ann.page.locator("figure").evaluate_all(DRAWN)
        assert drawn == [[name, True] for name in named_in(games.how_to_play(game, lang).text)]
        assert ann.fits()
        assert ann.page.locator("figure :focus").count() == 0
        inspector = Inspector(axe, ann)
        inspector.inspect(f"how to play {game}, {lang}")
        assert inspector.findings == []


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_the_icons_are_explained_at_the_table_too(visit: Callable[..., Visitor], axe: str, size: dict[str, object]) -> None:
    ann = visit("Ann", locale="it-IT", bypass_csp=True, **size)
    ann.open_table("me", "random")
    ann.button("Menu").click()
    ann.button("Icone").click()
    dialog = ann.page.get_by_role("dialog", name="Icone")
    expect(dialog.get_by_role("listitem").first).to_have_text("Potere: schierare truppe, uccidere nemici, rimandare a casa spie.")
    assert dialog.locator("li").count() == dialog.locator("li:has(svg.sign)").count() == 12
    inspector = Inspector(axe, ann)
    inspector.inspect("icons")
    assert inspector.findings == []


def test_how_to_play_the_rules_and_the_cards_lead_to_one_another(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.page.goto("/rules/tyrants")
    for name, path in (("How to play", "games/tyrants/how-to-play"), ("Cards", "cards/tyrants"), ("Rules", "rules/tyrants")):
        ann.page.get_by_role("link", name=name, exact=True).click()
        expect(ann.page).to_have_url(re.compile(f"/{path}$"))
        expect(ann.page.locator("main h2").first).to_be_visible()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_example_in_the_rules_is_drawn(visit: Callable[..., Visitor], game: str, size: dict[str, object]) -> None:
    ann = visit("Ann", **size)
    ann.page.goto(f"/rules/{game}")
    named = [name for part in games.rules(game) for name in named_in(part.text)]
    expect(ann.page.locator("figure")).to_have_count(len(named))
    assert ann.page.locator("figure").evaluate_all(DRAWN) == [[name, True] for name in named]
    assert ann.page.locator("figcaption", has_text="Example:").count() >= 2
    assert ann.fits()


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-GB", "Spoken “or-uh-MY-kos”. One single fungus"),
        ("pt-BR", "Diz-se “o-ra-MÁI-cos”. Um só fungo"),
        ("it-IT", "Si dice «ora-MÀI-cos». Un unico fungo"),
    ],
)
def test_a_site_says_at_the_table_what_it_is_and_how_its_name_is_spoken(
    visit: Callable[..., Visitor], locale: str, said: str
) -> None:
    """To a mouse that rests on its name, and to the keyboard; on a phone, to a finger that taps it."""
    for size in ({}, PHONE):
        ann = visit("Ann", locale=locale, **size)
        ann.open_table("me", "random")
        ann.choose()  # the first troop
        ann.wait_for_turn()
        site = ann.page.locator('.box[data-place="araumycos"]')
        name, tip = site.locator(".name").first, ann.page.locator(".tip[role=status]")
        if size:
            name.tap(force=True)  # nothing can be done there yet, so that it counts as disabled
        else:
            name.hover()
        expect(tip).to_contain_text(said)
        ann.page.keyboard.press("Tab")
        site.focus()
        expect(tip).to_contain_text(said)
