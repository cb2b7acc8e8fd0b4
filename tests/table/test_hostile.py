"""A share of the hostile messages of `python -m benchmarks.hostile`, which sends a hundred thousand."""

from __future__ import annotations

import pytest

from benchmarks.hostile import run

pytestmark = pytest.mark.thorough


def test_hostile_messages_are_borne() -> None:
    report = run(1500, "in the suite")
    assert report.faults == []
    assert set(report.tallies) == {
        "paths", "methods", "headers", "bodies", "bytes", "bombs", "no HTTP", "sockets", "half open"
    }  # fmt: skip
    assert report.sent >= 1500
