"""The page's own words, from the language files, and all the words that a visitor has before them."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import sheet_of
from tests.browser.visitor import Visitor
from tests.sheets import holes

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
    found: set[str] = set()
    for package in ("bailiwick", f"bailiwick.games.{game}"):
        sheet = sheet_of(package, lang)
        said = [sheet.message(key).value for key in sheet.raw if key.startswith("page-")]
        found |= {sheet.plain(pattern) for pattern in said if pattern and not holes(sheet, pattern)}
    return found


def shown(visitor: Visitor) -> set[str]:
    """Every text on the page: what is written, and what is said to those who listen."""
    return set(visitor.page.evaluate(SHOWN))
