"""The long tests are begun first, each by another worker."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.browser.dealing import SECONDS, dealt


def stretches(length: int, workers: int) -> list[slice]:
    """What each worker is given, as xdist's scheduler `worksteal` reckons it."""
    found, begin = [], 0
    for left in range(workers, 0, -1):
        end = begin + (length - begin) // left
        found.append(slice(begin, end))
        begin = end
    return found


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 8])
@pytest.mark.parametrize("others", [0, 90, 91, 92, 93, 94])
def test_each_worker_begins_with_a_long_test_and_goes_on_with_shorter_ones(workers: int, others: int) -> None:
    names = [*(f"test_other_{number}" for number in range(others)), *SECONDS]
    order = dealt([(name, name) for name in names], workers)
    assert sorted(order) == sorted(names)
    lengths = [[SECONDS.get(name, 0) for name in order[stretch]] for stretch in stretches(len(order), workers)]
    assert sorted(stretch[0] for stretch in lengths) == sorted(SECONDS.values())[-workers:]
    assert all(stretch == sorted(stretch, reverse=True) for stretch in lengths)


def test_what_is_said_to_take_long_is_there() -> None:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in Path(__file__).parent.glob("test_*.py")]
    there = {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    assert {name.partition("[")[0] for name in SECONDS} <= there
