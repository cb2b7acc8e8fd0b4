"""What the table refuses is said in the reader's language: the page has words for every code that a person can meet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bailiwick

TABLE = Path(bailiwick.__file__).parent / "table"
WORDS = Path(__file__).parents[2] / "web" / "src" / "i18n"
CODE = re.compile(r'(?:Refused|super\(\).__init__)\(\s*"([a-z_]+)",')
# What only a program can do wrong, and what the game says of a move, with names in it: the sentence is handed on as it is.
HANDED_ON = {"mistyped", "unknown_action", "illegal", "no_such_game", "no_such_move", "unknown_bot", "too_long"}


@pytest.mark.parametrize("lang", ["pt", "it"])
def test_every_refusal_has_words_and_there_are_no_others(lang: str) -> None:
    codes = {code for file in TABLE.glob("*.py") for code in CODE.findall(file.read_text(encoding="utf-8"))}
    part = re.search(r"const REFUSALS\b.*?^};", (WORDS / f"{lang}.ts").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert part is not None
    assert set(re.findall(r"^  (\w+):", part[0], re.MULTILINE)) == codes - HANDED_ON
