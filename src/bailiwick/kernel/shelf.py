"""The one door to files: what a package says in each language.

Its words are in `words/<lang>.ftl` in its folder: what is there is spoken. What people read, rules say, is in `rules.md` and
`rules.<lang>.md`; the pictures in these texts are in `figures.json` (see `figures`). Its lessons are in `lessons/<name>.toml`,
with the positions that they begin from beside them. What was learned of it by playing is in `judgement.json`.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

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


def lesson_texts(package: str) -> dict[str, tuple[str, str]]:
    """The lessons of a package by name: each text, and that of the position it begins from, if it has one."""
    folder = folder_of(package) / "lessons"
    found: dict[str, tuple[str, str]] = {}
    for file in sorted(folder.glob("*.toml")):
        position = file.with_suffix(".json")
        start = position.read_text(encoding="utf-8") if position.is_file() else ""
        found[file.stem] = (file.read_text(encoding="utf-8"), start)
    return found


def figures_in(package: str) -> dict[str, Any]:
    """The pictures of a package's texts, as they are written down."""
    written: dict[str, Any] = json.loads((folder_of(package) / "figures.json").read_text(encoding="utf-8"))
    return written


def judgement_in(package: str) -> str:
    """What was learned of a game by playing it (`bots/judging.py`)."""
    return (folder_of(package) / "judgement.json").read_text(encoding="utf-8")


def has_judgement(package: str) -> bool:
    return (folder_of(package) / "judgement.json").is_file()


def course_in(package: str) -> str:
    """How that is learned (`training/course.py`)."""
    return (folder_of(package) / "course.json").read_text(encoding="utf-8")
