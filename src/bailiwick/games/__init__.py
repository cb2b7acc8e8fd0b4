"""The games, by name. Each is imported when it is first asked for."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from typing import Any

from bailiwick.kernel.errors import BadOption, quoted
from bailiwick.kernel.figures import Figure, read_figures
from bailiwick.kernel.game import Game
from bailiwick.kernel.lesson import Lesson, read_lesson
from bailiwick.kernel.shelf import Prose, figures_in, lesson_texts, prose_of

NAMES = ("tyrants", "ankh_morpork", "immortals", "oath")


def load(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in NAMES:
        raise BadOption(f"There is no game {quoted(name)}; there are: {', '.join(NAMES)}.")
    game: Game[Any] = import_module(f"bailiwick.games.{name}.game").GAME
    return game


def rules(name: str, lang: str = "en") -> list[Prose]:
    """The rules of a game and its rulings."""
    return [prose_of(f"bailiwick.games.{load(name).name}", text, lang) for text in ("rules", "rulings")]


@cache
def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, by their chapters."""
    game = load(name).name
    found = [
        read_lesson(game, lesson, text, json.loads(start) if start else None)
        for lesson, (text, start) in lesson_texts(f"bailiwick.games.{game}").items()
    ]
    return tuple(sorted(found, key=lambda lesson: lesson.chapter))


def lesson(name: str, lesson: str) -> Lesson:
    for one in lessons(name):
        if one.name == lesson:
            return one
    raise BadOption(f"{load(name).title} has no lesson {quoted(lesson)}; it has: {', '.join(one.name for one in lessons(name))}.")


def how_to_play(name: str, lang: str = "en") -> Prose:
    """A game on one page, for somebody who has never played it."""
    game = load(name)
    page = prose_of(f"bailiwick.games.{game.name}", "howto", lang)
    appendix = game.appendix(page.lang)
    return page._replace(text=f"{page.text}\n{appendix}") if appendix else page


@cache
def figures(name: str) -> dict[str, Figure]:
    """The pictures in a game's texts, by name."""
    return read_figures(load(name), figures_in(f"bailiwick.games.{name}"))
