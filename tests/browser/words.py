"""The page's own lists of words, read from its sources, and all the words that a visitor has before them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.browser.visitor import Visitor

SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
ENTRY: Final = re.compile(r'^\s*\w+:\s*"((?:[^"\\]|\\.)*)",?$', re.MULTILINE)
# Of the game's own list, the part of each language.
PARTS: Final = {"en": "ENGLISH", "pt": "PORTUGUESE", "it": "ITALIAN"}

SHOWN: Final = """() => {
    const words = [];
    const spoken = ["aria-label", "aria-description", "title", "placeholder"];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) words.push(node.data);
        else for (const name of spoken) words.push(node.getAttribute(name) ?? "");
    }
    return words.map((text) => text.trim()).filter((text) => text);
}"""


def words_of(lang: str, game: str = "tyrants") -> set[str]:
    """Every fixed phrase of the page in a language; those with a number or a name in them are left out."""
    shell = (SOURCES / "i18n" / f"{lang}.ts").read_text(encoding="utf-8")
    board = (SOURCES / "games" / game / "words.ts").read_text(encoding="utf-8")
    part = re.search(rf"const {PARTS[lang]}\b.*?^}};", board, re.DOTALL | re.MULTILINE)
    assert part is not None
    return set(ENTRY.findall(shell)) | set(ENTRY.findall(part[0]))


def shown(visitor: Visitor) -> set[str]:
    """Every text on the page: what is written, and what is said to those who listen."""
    return set(visitor.page.evaluate(SHOWN))
