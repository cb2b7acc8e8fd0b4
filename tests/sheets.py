"""Language files looked at whole: every key, every form that a text can take, and what it must be filled with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from bailiwick.kernel.fluent import Choice, Hole, Pattern, Reference, Sheet, mention
from bailiwick.kernel.words import LANGUAGES, Words, sheet_of

GAMES: Final = ("tyrants", "ankh_morpork", "immortals", "oath")
PACKAGES: Final = ("bailiwick", *(f"bailiwick.games.{game}" for game in GAMES))
# What only some languages have
GRAMMAR: Final = {"contractions"}
HOLE: Final = re.compile(r"\{(\w+)\}")


def every_sheet() -> Iterator[Sheet]:
    for package in PACKAGES:
        for lang in LANGUAGES:
            yield sheet_of(package, lang)


def patterns(sheet: Sheet) -> Iterator[tuple[str, Pattern]]:
    """Every text of a file with its key: those of attributes, too."""
    for key in sheet.raw:
        message = sheet.message(key)
        if message.value:
            yield key, message.value
        for name, pattern in message.attributes.items():
            yield f"{key}.{name}", pattern


def references(pattern: Pattern) -> set[str]:
    """The messages that a text takes in, whatever form it has."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Reference):
            found.add(part.id)
        elif isinstance(part, Choice):
            found = found.union(*(references(form) for form in part.forms.values()))
    return found


def holes(sheet: Sheet, pattern: Pattern) -> set[str]:
    """What a text, and what it takes in, is to be filled with."""
    found: list[str] = []
    mention(pattern, found)
    return set(found).union(*(holes(sheet, sheet.message(id).value) for id in references(pattern)))


def forms(sheet: Sheet, pattern: Pattern) -> list[str]:
    """Every way in which a text can come out, the usual one last; holes as {name}."""
    said = [""]
    for part in pattern:
        if isinstance(part, Choice):
            usual = part.forms[part.otherwise]
            others = [form for form in part.forms.values() if form is not usual]
            ways = [way for form in (*others, usual) for way in forms(sheet, form)]
        elif isinstance(part, Reference):
            ways = forms(sheet, sheet.message(part.id).value)
        else:
            ways = [f"{{{part.name}}}" if isinstance(part, Hole) else part]
        said = [before + way for before in said for way in ways]
    return said


def keys(words: Words, prefix: str = "") -> list[str]:
    """The keys of a part of a game's words; those of phrases, which alone have no stroke behind a kind, if none is named."""
    found = words.sheet("en").raw
    if prefix:
        return [key for key in found if key.startswith(prefix)]
    kinds = {*words.names, "log", "why", "option", "page", "source", "deck", "type", "magic", "cube", "mind", "lesson"}
    return [key for key in found if key.partition("-")[0] not in kinds or "-" not in key]


def all_forms(words: Words, lang: str, key: str) -> list[str]:
    sheet = words.sheet(lang)
    return forms(sheet, sheet.message(key).value)


def usual(words: Words, lang: str, key: str) -> str:
    return all_forms(words, lang, key)[-1]


def typed(words: Words, lang: str, key: str) -> list[str]:
    """The types of what falls into a message, in the order of the language's own mentions."""
    return [re.sub(r"\d+$", "", hole) for hole in words.sheet(lang).message(key).holes]
