"""A real Chromium against a real server. Where there is no Chromium these tests are left out, which in CI is a failure."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import CHROMIUM_ARGS, CHROMIUM_NAMES, Visitor
from tests.table.server import Running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if path is None:
        pytest.skip("There is no Chromium here; on Debian and Ubuntu the package is called chromium.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "data")
    yield running
    running.end()


@pytest.fixture
def visit(chromium: Browser, server: Running) -> Iterator[Callable[..., Visitor]]:
    """Somebody opens the page in a browser of their own: `visit("Ann", "/", width=390, height=844)`."""
    came: list[Visitor] = []

    def arrive(name: str, path: str = "/", **settings: object) -> Visitor:
        came.append(Visitor(chromium, server.url, name, path, **settings))
        return came[-1]

    yield arrive
    for visitor in came:
        visitor.context.close()
    # What a page complains about in its console is a fault even where the screen looks right.
    assert [fault for visitor in came for fault in visitor.faults] == []
