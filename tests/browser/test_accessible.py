"""An accessibility check of every screen, with axe: dark and light, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.late import bring, nearly_over
from tests.browser.test_following import STORY
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Running

GRAVE: Final = ("serious", "critical")


class Inspector:
    """Looks at what a visitor has before them and remembers what axe finds serious or worse."""

    def __init__(self, axe: str, visitor: Visitor) -> None:
        self.axe = axe
        self.visitor = visitor
        self.findings: list[str] = []

    def inspect(self, screen: str) -> None:
        page = self.visitor.page
        if page.evaluate("() => typeof axe") == "undefined":
            page.evaluate(self.axe)
        result: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
        self.findings += [
            f"{screen}: {found['id']} ({found['impact']}): {node['html'][:160]}"
            for found in result["violations"]
            if found["impact"] in GRAVE
            for node in found["nodes"]
        ]


@pytest.mark.parametrize(
    ("game", "scheme", "size"),
    [
        ("tyrants", "dark", {}),
        ("tyrants", "light", {}),
        ("tyrants", "dark", PHONE),
        ("tyrants", "light", PHONE),
        ("ankh_morpork", "light", {}),
        ("ankh_morpork", "dark", PHONE),
        ("immortals", "dark", {}),
        ("immortals", "light", PHONE),
        ("oath", "light", {}),
        ("oath", "dark", PHONE),
    ],
    ids=lambda value: value if isinstance(value, str) else "phone" if value else "desk",
)
def test_axe_finds_nothing_serious(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path, axe: str, game: str, scheme: str, size: dict[str, object]
) -> None:
    record, seat = nearly_over(game)
    table = bring(server, record, tmp_path)
    ann = visit("Ann", color_scheme=scheme, bypass_csp=True, **size)
    ann.game = game
    inspector = Inspector(axe, ann)
    expect(ann.page.locator("section .picture svg").first).to_be_visible()
    inspector.inspect("lobby")
    ann.open_table("me", "open")
    expect(ann.page.locator("main.waiting")).to_be_visible()
    inspector.inspect("waiting table")
    ann.sit_down_at(table, seat)
    ann.wait_for_turn()
    if game == "tyrants":
        expect(ann.page.get_by_role("region", name=STORY)).to_be_visible()  # the others have moved last
    inspector.inspect("running table, and what the others did")
    ann.play_turn()
    ann.final_table()
    inspector.inspect("final screen")
    ann.page.goto(f"/cards/{game}")
    expect(ann.page.locator("main h2").first).to_be_visible()
    inspector.inspect("cards")
    ann.page.goto(f"/rules/{game}")
    expect(ann.page.locator("main h2").first).to_be_visible()
    inspector.inspect("rules")
    assert inspector.findings == []
