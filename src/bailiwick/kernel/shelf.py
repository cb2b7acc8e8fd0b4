"""The one door to files: the language files of a package, `words/<lang>.ftl` in its folder. What is there is spoken."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

ENDING: Final = ".ftl"


def folder_of(package: str) -> Path:
    return Path(next(iter(import_module(package).__path__))) / "words"


def languages_of(package: str) -> list[str]:
    """The languages that a package speaks: English first, the others by their letters."""
    found = [file.stem for file in folder_of(package).glob(f"*{ENDING}")]
    return sorted(found, key=lambda lang: (lang != "en", lang))


def text_of(package: str, lang: str) -> str:
    return (folder_of(package) / f"{lang}{ENDING}").read_text(encoding="utf-8")
