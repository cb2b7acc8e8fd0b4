"""One server for all tests of a worker that don't harm it, and one of one's own for those that do."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bailiwick.table.store import Store
from tests.table.server import Person, Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("data"))
    yield running
    running.end()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    started: list[Running] = []

    def start(**settings: str) -> Running:
        started.append(Running(tmp_path / "data", os.environ, **settings))
        return started[-1]

    yield start
    for running in started:
        running.end()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A storage without a server."""
    opened = Store(tmp_path / "tables.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server, "Ann")


@pytest.fixture
def ben(server: Running) -> Person:
    return Person(server, "Ben")
