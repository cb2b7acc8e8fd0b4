"""A real Chromium against a real server, one of each for all tests of a worker; every visitor has a browser profile of their own.

Where there is no Chromium these tests are left out, which in CI is a failure.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.dealing import dealt
from tests.browser.visitor import CHROMIUM_ARGS, CHROMIUM_NAMES, Visitor
from tests.table.server import Running

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In a parallel run the long tests are begun first."""
    if workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        items[:] = dealt([(item.name, item) for item in items], workers)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if path is None:
        pytest.skip("There is no Chromium here; on Debian and Ubuntu the package is called chromium.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of the accessibility checker."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed; `make page-check` installs it.")
    return AXE.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server") / "data")
    yield running
    running.end()


@pytest.fixture
def server(one_server: Running) -> Running:
    """The server, running, whatever an earlier test has done to it."""
    if one_server.process is None:
        one_server.start()
    return one_server


@pytest.fixture
def visit(chromium: Browser, server: Running) -> Iterator[Callable[..., Visitor]]:
    """Somebody opens the page in a browser of their own: `visit("Ann", "/", width=390, height=844)`; `at` is another server."""
    came: list[Visitor] = []

    def arrive(name: str, path: str = "/", **settings: object) -> Visitor:
        at = settings.pop("at", server)
        assert isinstance(at, Running)
        came.append(Visitor(chromium, at.url, name, path, **settings))
        return came[-1]

    yield arrive
    for visitor in came:
        visitor.context.close()
    # What a page complains about in its console is a fault even where the screen looks right.
    assert [fault for visitor in came for fault in visitor.faults] == []
