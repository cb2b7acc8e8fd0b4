"""The page is for everybody: on a phone, in each language, and for those who can't see it or use no mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844, "is_mobile": True, "has_touch": True}
PROMPTS = {
    "en-GB": "Deploy your first troop",
    "pt-BR": "Posicione sua primeira tropa",
    "it-IT": "Schiera la tua prima truppa",
}


def test_a_turn_can_be_played_on_a_phone(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann", **PHONE)
    ann.open_table("me", "random")
    ann.play_turn()
    assert ann.play_turn()[-1] == "end-turn"
    ann.wait_for_turn()
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    for sheet in ("Seats", "Log", "Chat"):
        ann.page.get_by_role("button", name=sheet).click()
        expect(ann.page.get_by_role("region", name=sheet)).to_be_visible()
        assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(("locale", "prompt"), PROMPTS.items())
def test_the_browser_s_language_is_spoken(visit: Callable[..., Visitor], locale: str, prompt: str) -> None:
    ann = visit("Ann", locale=locale)
    ann.open_table("me", "random")
    expect(ann.prompt).to_contain_text(prompt)


def test_the_language_can_be_changed_in_mid_game(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    ann.button("Menu").click()
    for lang, prompt in zip(("pt", "it", "en"), (PROMPTS["pt-BR"], PROMPTS["it-IT"], PROMPTS["en-GB"]), strict=True):
        ann.page.locator(".preferences select").first.select_option(lang)
        expect(ann.prompt).to_contain_text(prompt)


def findings(visitor: Visitor) -> list[str]:
    """What axe finds serious or worse: rule, and the elements."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    result = visitor.page.evaluate("() => axe.run()")
    return [
        f"{found['id']} ({found['impact']}): {node['html'][:160]}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(visit: Callable[..., Visitor], scheme: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed; `make page-check` installs it.")
    ann = visit("Ann", color_scheme=scheme, bypass_csp=True)
    assert findings(ann) == []
    ann.open_table("me", "random")
    ann.wait_for_turn()
    assert findings(ann) == []
    ann.play_turn()
    ann.wait_for_turn()
    assert findings(ann) == []
    ann.hand_over("random")
    expect(ann.page.locator("dialog tfoot td")).to_have_count(2, timeout=10 * 60_000)
    assert findings(ann) == []
