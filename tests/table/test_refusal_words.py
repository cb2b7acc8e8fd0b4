"""What the table refuses is said in the reader's language: there are words for every code that a person can meet."""

from __future__ import annotations

import re
from pathlib import Path

import bailiwick
from bailiwick.kernel.words import COMMON

TABLE = Path(bailiwick.__file__).parent / "table"
CODE = re.compile(r'(?:Refused|super\(\).__init__)\(\s*"([a-z_]+)",')
# What only a program can do wrong, and what the game says of a move, with names in it: the sentence is handed on as it is.
HANDED_ON = {"mistyped", "unknown_action", "illegal", "lesson", "no_such_game", "no_such_move", "unknown_bot", "too_long"}


def test_every_refusal_has_words_and_there_are_no_others() -> None:
    codes = {code for file in TABLE.glob("*.py") for code in CODE.findall(file.read_text(encoding="utf-8"))}
    assert set(COMMON.parts("en", "refusals")) == codes - HANDED_ON
