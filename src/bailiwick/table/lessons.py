"""What a table shows of the lesson that is given at it."""

from __future__ import annotations

from typing import Any

from bailiwick import games
from bailiwick.kernel.game import Game
from bailiwick.kernel.lesson import Lesson, say

Page = dict[str, Any]


def about_page(lesson: Lesson, game: Game[Any], lang: str) -> Page:
    """A lesson in a list of lessons."""
    key = f"lesson-{lesson.name}"
    about = game.words.parts(lang, key)["about"] if game.words is not None else ""
    return {"name": lesson.name, "title": say(game, key, lang), "about": about, "minutes": lesson.minutes}


def lesson_page(lesson: Lesson, game: Game[Any], moves: int, lang: str) -> Page:
    """How far the lesson has come, and what is said now."""
    said = [{"text": say(game, lesson.key(step), lang), "at": target_of(step.at)} for step in lesson.said(moves)]
    waiting = lesson.waiting(moves)
    yours = waiting is not None and not waiting.by
    later = [one.name for one in games.lessons(lesson.game) if one.chapter > lesson.chapter]
    return {
        **about_page(lesson, game, lang),
        "done": moves,
        "moves": len(lesson.plan),
        "said": said,
        "takes": list(waiting.does) if yours and waiting is not None else [],
        "wrong": lesson.reproach(game, moves, lang) if yours else None,
        "yours": yours,
        "over": waiting is None,
        "next": later[0] if later else None,
        "after": lesson.after,
    }


def target_of(at: str) -> Page | None:
    kind, _, id = at.partition(":")
    return {"kind": kind, "id": id} if at else None


def shown_choices(lesson: Lesson, moves: int, choices: list[Page]) -> list[Page]:
    """Of what the learner may do by the rules, what the lesson lights up."""
    step = lesson.waiting(moves)
    return [] if step is None or step.by else [choice for choice in choices if step.shows(choice["action"])]
