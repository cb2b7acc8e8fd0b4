"""Worked scenarios as data, for the tests of every game: reading them, and checks that fail on anything they don't know.

A game's own test says how a position is set up and what there is to check in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import yaml

from tests.games.seated import Seated

T = TypeVar("T", bound=Seated)
Check = Callable[[T, Any], None]


def scenarios_beside(test: str) -> list[dict[str, Any]]:
    """The scenarios of golden.yaml in the folder of a test file."""
    found: list[dict[str, Any]] = yaml.safe_load(Path(test).with_name("golden.yaml").read_text(encoding="utf-8"))["scenarios"]
    return found


def check_complete(scenarios: list[dict[str, Any]], letter: str, last: int) -> None:
    """Every scenario is there, from the first number to the last, and none twice."""
    ids = [scenario["id"] for scenario in scenarios]
    assert len(ids) == len(set(ids))
    assert {f"{letter}-{number:02}" for number in range(1, last + 1)} <= set(ids)


def refuse_unknown(what: str, given: Mapping[str, Any], known: set[str]) -> None:
    unknown = set(given) - known
    assert not unknown, f"{what} has unknown keys: {sorted(unknown)}"


def check_each(look: Callable[[T, str], object]) -> Check[T]:
    """A check of several things, by their names."""

    def check(t: T, expected: Mapping[str, object]) -> None:
        for name, value in expected.items():
            assert look(t, name) == value, name

    return check


def check_value(look: Callable[[T], object]) -> Check[T]:
    def check(t: T, expected: object) -> None:
        assert look(t) == expected

    return check


def check_offered(t: Seated, expected: Mapping[str, list[str]]) -> None:
    for verb, arguments in expected.items():
        assert t.offered(verb) == set(arguments), verb


def check_illegal(t: Seated, expected: Mapping[str, str]) -> None:
    for action, clause in expected.items():
        assert t.refusal(action) == clause, action


def check_all(t: T, expected: Mapping[str, Any], checks: Mapping[str, Check[T]]) -> None:
    refuse_unknown("a check", expected, set(checks))
    for key, value in expected.items():
        checks[key](t, value)
