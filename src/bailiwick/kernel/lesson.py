"""A lesson: a game that is played by a script, so that somebody learns it move by move on the real board.

It is data (`lessons/<name>.toml` in a game's folder): where it begins, and steps. A step says something (by key, pointing at a
thing), waits for a move of the learner's, or has another seat move. Every move of such a game is a move of the script: how many
have been made tells how far the lesson has come, so it can be left, resumed and taken back like any game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final

from bailiwick.kernel.errors import BailiwickError
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.words import COMMON, LANGUAGES

LESSON_KEYS: Final = {"chapter", "minutes", "seat", "seed", "options", "position", "after", "steps"}
STEP_KEYS: Final = {"say", "at", "do", "times", "offer", "wrong", "by"}


class BadLesson(BailiwickError):
    """A lesson that can't be read, or played."""


class Step:
    """Something that is said, a move that is waited for, or one that another seat makes.

    Moves are named as in the vocabulary, where `*` stands for anything: `deploy *`. A step of the learner's takes any of `does`;
    with `offers`, other moves light up too, for whoever wants to try, and `wrong` says what is wrong with them.
    """

    def __init__(
        self, say: str, at: str, does: tuple[str, ...], times: int, offers: tuple[str, ...], wrong: str, by: str
    ) -> None:
        self.say = say
        self.at = at  # what it is about, as `kind:id`; empty: the whole board
        self.does = does
        self.times = times
        self.offers = offers
        self.wrong = wrong
        self.by = by  # a seat that is not the learner's; empty: the learner's

    def takes(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.does)

    def shows(self, action: str) -> bool:
        return self.takes(action) or any(fnmatchcase(action, pattern) for pattern in self.offers)


class Lesson:
    def __init__(self, game: str, name: str, data: Mapping[str, Any], position: dict[str, Any] | None) -> None:
        where = f"The lesson {name!r} of {game}"
        unknown = {*data} - LESSON_KEYS
        if unknown:
            raise BadLesson(f"{where} has {sorted(unknown)[0]!r}; it may have: {', '.join(sorted(LESSON_KEYS))}.")
        self.game = game
        self.name = name
        self.chapter = int(data["chapter"])
        self.minutes = int(data["minutes"])
        self.seat = str(data["seat"])
        self.seed: int | str = data.get("seed", 0)
        self.options: dict[str, Any] = dict(data.get("options", {}))
        self.position = position
        # The options of the game that is offered when the lesson is over.
        self.after: dict[str, Any] = dict(data.get("after", {}))
        self.steps = [read_step(where, number, step) for number, step in enumerate(data["steps"], 1)]
        if self.steps[-1].does:
            raise BadLesson(f"{where} ends with a move: after it, nobody would be told that the lesson is over.")
        for step in self.steps:
            if step.say:
                break
            if not step.by:
                raise BadLesson(f"{where} waits for a move before it has said anything.")
        # Which step each move belongs to.
        self.plan = [number for number, step in enumerate(self.steps) for _ in range(step.times)]

    def begin(self, game: Game[Any]) -> Match:
        return Match(game, self.options, self.seed, start=self.position)

    def step_after(self, moves: int) -> int:
        """The number of the step that waits for the next move; after the last, that of the end."""
        return self.plan[moves] if moves < len(self.plan) else len(self.steps)

    def waiting(self, moves: int) -> Step | None:
        number = self.step_after(moves)
        return self.steps[number] if number < len(self.steps) else None

    def said(self, moves: int) -> list[Step]:
        """What is said before the next move: everything since the last one, and what the step that waits says itself."""
        last = self.plan[moves - 1] + 1 if moves else 0
        if 0 < moves < len(self.plan) and self.plan[moves] == self.plan[moves - 1]:
            last = self.plan[moves]  # the same step once more
        until = self.step_after(moves)
        return [step for step in self.steps[last : until + 1] if step.say]

    def key(self, step: Step) -> str:
        return f"lesson-{self.name}-{step.say}"

    def texts(self) -> list[str]:
        """The keys of everything the lesson says."""
        said = [part for step in self.steps for part in (step.say, step.wrong) if part]
        return [f"lesson-{self.name}", *dict.fromkeys(f"lesson-{self.name}-{part}" for part in said)]

    def wrong(self, game: Game[Any], moves: int, action: str, lang: str) -> str | None:
        """Why a legal move is not the one that the lesson waits for; None if it is."""
        step = self.waiting(moves)
        if step is None:
            return COMMON.text(lang, "lesson_over")
        if step.by:
            return COMMON.text(lang, "lesson_waits")
        return None if step.takes(action) else self.reproach(game, moves, lang)

    def reproach(self, game: Game[Any], moves: int, lang: str) -> str:
        """What is said to any other move than the step waits for: its own `wrong`, or what was said last, once more."""
        number = self.step_after(moves)
        said = [before.say for before in self.steps[: number + 1] if before.say]
        return say(game, f"lesson-{self.name}-{self.steps[number].wrong or said[-1]}", lang)

    def scripted(self, match: Match, moves: int) -> tuple[int, str] | None:
        """The move that the script makes next, and for which seat; None if it is the learner's, or the script has ended."""
        step = self.waiting(moves)
        if step is None or not step.by:
            return None
        seat = match.game.seat_names(match.state).index(step.by)
        return seat, self.first_legal(match, seat, step)

    def model(self, match: Match, moves: int) -> tuple[int, str] | None:
        """The next move of the script, whoever makes it: of the learner's, the first that would be right. None at the end."""
        step = self.waiting(moves)
        if step is None:
            return None
        seat = match.game.seat_names(match.state).index(step.by or self.seat)
        return seat, self.first_legal(match, seat, step)

    def right(self, match: Match, moves: int) -> list[str]:
        """All moves of the learner's that would be right now."""
        step = self.waiting(moves)
        if step is None or step.by:
            return []
        seat = match.game.seat_names(match.state).index(self.seat)
        return [action for action in match.legal(seat) if step.takes(action)]

    def first_legal(self, match: Match, seat: int, step: Step) -> str:
        legal = list(match.legal(seat))
        for pattern in step.does:
            for action in legal:
                if fnmatchcase(action, pattern):
                    return action
        name, wanted = match.game.seat_names(match.state)[seat], " or ".join(map(repr, step.does))
        raise BadLesson(
            f"The lesson {self.name!r} of {self.game} is stuck at step {self.steps.index(step) + 1}: {name} should {wanted} "
            f"and may: {', '.join(legal[:12]) or 'nothing'}."
        )


def say(game: Game[Any], key: str, lang: str) -> str:
    if game.words is None:
        raise BadLesson(f"{game.name} has no words.")
    return game.words.text(lang, key)


def read_step(where: str, number: int, data: Mapping[str, Any]) -> Step:
    unknown = {*data} - STEP_KEYS
    if unknown:
        raise BadLesson(f"{where}: step {number} has {sorted(unknown)[0]!r}; it may have: {', '.join(sorted(STEP_KEYS))}.")
    does = patterns(data.get("do", ()))
    by = str(data.get("by", ""))
    times = int(data.get("times", 1)) if does else 0
    if by and not does:
        raise BadLesson(f"{where}: step {number} says who moves, and not what they do.")
    if not does and not data.get("say"):
        raise BadLesson(f"{where}: step {number} says nothing and waits for nothing.")
    return Step(
        str(data.get("say", "")),
        str(data.get("at", "")),
        does,
        times,
        patterns(data.get("offer", ())),
        str(data.get("wrong", "")),
        by,
    )


def patterns(given: str | Sequence[str]) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else tuple(given)


def read_lesson(game: str, name: str, text: str, position: dict[str, Any] | None) -> Lesson:
    try:
        return Lesson(game, name, tomllib.loads(text), position)
    except KeyError as missing:
        raise BadLesson(f"The lesson {name!r} of {game} has no {missing}.") from None
    except (tomllib.TOMLDecodeError, TypeError, ValueError) as problem:
        raise BadLesson(f"The lesson {name!r} of {game} can't be read: {problem}.") from None


def played(lesson: Lesson, game: Game[Any], choose: Callable[[list[str]], str] | None = None) -> Iterator[Match]:
    """The lesson from its beginning to its end, a match before each move and at the end: `choose` picks among the learner's right
    moves (the first, if it isn't given)."""
    match, moves = lesson.begin(game), 0
    yield match
    while (move := lesson.model(match, moves)) is not None:
        seat, action = move
        if choose is not None and (right := lesson.right(match, moves)):
            action = choose(right)
        match.play(action, seat)
        moves += 1
        yield match


def check_lesson(lesson: Lesson, game: Game[Any], tries: int) -> int:
    """Play a lesson to its end: with the first right move everywhere, and so many times with any of them. Whatever is wrong with
    it is raised; otherwise, how much it says.
    """
    if game.words is None:
        raise BadLesson(f"{game.name} has no words.")
    for lang in LANGUAGES:
        for key in lesson.texts():
            if not game.words.has(key) or not game.words.text(lang, key):
                raise BadLesson(f"The lesson {lesson.name!r} of {game.name} says {key!r}, for which {lang} has no words.")
    for step in lesson.steps:
        kind, _, id = step.at.partition(":")
        if kind in game.words.names and id not in game.words.names[kind].ids:
            raise BadLesson(f"The lesson {lesson.name!r} of {game.name} points at {step.at!r}, which there isn't.")
    luck = Rng(lesson.name)
    for number in range(tries + 1):
        for _match in played(lesson, game, (lambda right: right[luck.below(len(right))]) if number else None):
            pass
    return len(lesson.texts())
