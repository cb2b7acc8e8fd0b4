"""Finding what a person means: an action or a card by its name, or by the beginnings of its words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import TypeVar

K = TypeVar("K")


def plain(text: str) -> str:
    """Lower case, without accents, words separated by single spaces."""
    letters = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(re.findall(r"[a-z0-9]+", letters.replace("'", "")))


def find(asked: str, names: Mapping[K, Iterable[str]]) -> list[K]:
    """The things that `asked` may mean, by the first of these that any of them passes.

    Named exactly so; as many words, each beginning so (`deploy menzo` is the site, not a route from it); beginning so; having
    words that begin so, in that order (`play scout`), and of those the ones with the fewest words besides (`schiera menzo` is
    "Schiera a Menzoberranzan", not a route from it).
    """
    wanted = plain(asked)
    if not wanted:
        return []
    spelled = {key: [plain(name) for name in several] for key, several in names.items()}
    for fits in (_same, _word_by_word, _begins, _words_begin):
        found = {key: [name for name in several if fits(wanted, name)] for key, several in spelled.items()}
        lengths = {key: min(len(name.split()) for name in fitting) for key, fitting in found.items() if fitting}
        if lengths:
            least = min(lengths.values()) if fits is _words_begin else 0
            return [key for key, length in lengths.items() if length == least or not least]
    return []


def search(asked: str, names: Mapping[K, Iterable[str]]) -> list[K]:
    """Everything that `asked` may be a part of the name of, unless something is named exactly so."""
    wanted = plain(asked)
    spelled = {key: [plain(name) for name in several] for key, several in names.items()}
    same = [key for key, several in spelled.items() if wanted in several]
    return same or [
        key for key, several in spelled.items() if any(_words_begin(wanted, name) or wanted in name for name in several)
    ]


def _same(wanted: str, name: str) -> bool:
    return wanted == name


def _word_by_word(wanted: str, name: str) -> bool:
    parts, words = wanted.split(), name.split()
    return len(parts) == len(words) and all(word.startswith(part) for part, word in zip(parts, words, strict=True))


def _begins(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _words_begin(wanted: str, name: str) -> bool:
    words = iter(name.split())
    return all(any(word.startswith(part) for word in words) for part in wanted.split())
