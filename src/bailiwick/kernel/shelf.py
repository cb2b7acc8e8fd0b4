"""The one door to files: what a package says in each language.

Its words are in `words/<lang>.ftl` in its folder: what is there is spoken. What people read, rules say, is in `rules.md` and
`rules.<lang>.md`.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

ENDING: Final = ".ftl"


def folder_of(package: str) -> Path:
    return Path(next(iter(import_module(package).__path__)))


def languages_of(package: str) -> list[str]:
    """The languages that a package speaks: English first, the others by their letters."""
    found = [file.stem for file in (folder_of(package) / "words").glob(f"*{ENDING}")]
    return sorted(found, key=lambda lang: (lang != "en", lang))


def text_of(package: str, lang: str) -> str:
    return (folder_of(package) / "words" / f"{lang}{ENDING}").read_text(encoding="utf-8")


class Prose(NamedTuple):
    """A text for people, in Markdown, and the language it is in."""

    lang: str
    text: str


def prose_of(package: str, name: str, lang: str) -> Prose:
    """A text in a language, or in English where it is in no other yet."""
    folder = folder_of(package)
    translated = folder / f"{name}.{lang}.md"
    if translated.is_file():
        return Prose(lang, translated.read_text(encoding="utf-8"))
    return Prose("en", (folder / f"{name}.md").read_text(encoding="utf-8"))
