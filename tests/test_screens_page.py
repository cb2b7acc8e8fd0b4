"""The page about what players must be able to see names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "screens.md"
NAMED: Final = re.compile(r"`([^`]+)::([^`]+)`")


def is_there(path: str, name: str) -> bool:
    """In Python a function, on the page what `it` says."""
    file = ROOT / path
    source = file.read_text(encoding="utf-8") if file.is_file() else ""
    return f"\ndef {name}(" in source if file.suffix == ".py" else f'it("{name}", ' in source


def test_every_test_named_there_exists() -> None:
    named = NAMED.findall(PAGE.read_text(encoding="utf-8"))
    assert [f"{path}::{name}" for path, name in named if not is_there(path, name)] == []
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ") and "| Test |" not in line]
    held = [row for row in rows if NAMED.search(row)]
    assert held == [row for row in rows if not row.startswith("| --- ")], "a row without a test"
    assert len(named) == len(held) > 0
