"""Bots: ours by name, other people's by entry point, from a file or as a program. They know a game only through the kernel."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from bailiwick.bots.base import Bot, Luck
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View

# The levels that people choose from, from the weakest to the strongest (`levels.py`), and the usual one.
LEVELS = ("beginner", "easy", "medium", "hard", "expert")
USUAL = "medium"
# A name and where its class is: imported when it is first asked for.
NAMES = {level: f"bailiwick.bots.levels:{level.capitalize()}" for level in LEVELS} | {
    "greedy": "bailiwick.bots.greedy:Greedy",
    "random": "bailiwick.bots.random:Random",
}
# Where other people's packages name theirs, and how a program is told from a name.
GROUP = "bailiwick.bots"
PROGRAM = "prog:"
SECONDS = 5.0  # a program's time for a decision, unless said otherwise


def load(name: str, seed: int | str) -> Bot:
    """The bot that a name means (`find`)."""
    return find(name)(seed)


def find(name: str, seconds: float = SECONDS) -> type[Bot]:
    """The class of a bot: one of ours, an installed one, `path/to/file.py:MyBot` or a program, `prog:./mybot`, which then has so
    many seconds for a decision."""
    if name in NAMES:
        module, _, kind = NAMES[name].partition(":")
        found: type[Bot] = getattr(import_module(module), kind)
        return found
    if name.startswith(PROGRAM):
        from bailiwick.bots.program import kind_of

        return kind_of(name.removeprefix(PROGRAM), seconds)
    path, colon, kind = name.rpartition(":")
    if colon and path.endswith(".py"):
        return _from_file(Path(path), kind)
    return _installed(name)


def dismiss(bot: Bot, result: dict[str, Any] | None = None) -> None:
    """The game of a bot is over, or goes on without it."""
    if isinstance(bot, Bot):
        bot.ended(result)


def luck_of(seed: int | str, seat: int, number: int) -> str:
    """A bot's luck at decision `number` of a game, as text."""
    return Luck(seed, seat).at(number).to_json()


def choose(bot: Bot, view: View, luck: str) -> int:
    """What a bot chooses, with the luck of the decision. A stranger's class that is no `Bot` makes its own."""
    if isinstance(bot, Bot):
        bot.asked(Rng.from_json(luck))
    return bot.choose(view)


def _installed(name: str) -> type[Bot]:
    """The class that a package has put into the entry points of the group `bailiwick.bots`."""
    known = entry_points(group=GROUP)
    several = list({point.value: point for point in known.select(name=name)}.values())
    if not several:
        there = ", ".join([*NAMES, *sorted(known.names - NAMES.keys())])
        raise BadOption(
            f"There is no bot {name!r}; there are: {there}. A bot of your own is named by its file and class:"
            f" path/to/file.py:ClassName, or is a program: {PROGRAM}./mybot."
        )
    if len(several) > 1:
        raise BadOption(f"Several installed packages have a bot {name!r}: {', '.join(point.value for point in several)}.")
    point = several[0]
    try:
        found = point.load()
    except Exception as problem:  # whatever a stranger's package does when it is imported
        raise BadOption(f"The installed bot {name!r} can't be imported: {type(problem).__name__}: {problem}.") from problem
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadOption(f"The installed bot {name!r} ({point.value}) is not a class with a method choose(view).")
    return found


def _from_file(path: Path, kind: str) -> type[Bot]:
    if not path.is_file():
        raise BadOption(f"There is no file {str(path)!r} to load a bot from.")
    spec = spec_from_file_location(f"bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as problem:  # whatever a stranger's file does when it is imported
        raise BadOption(f"The file {str(path)!r} can't be imported: {type(problem).__name__}: {problem}.") from problem
    found = getattr(module, kind, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadOption(f"The file {str(path)!r} has no class {kind!r} with a method choose(view).")
    return found


__all__ = [
    "GROUP",
    "LEVELS",
    "NAMES",
    "PROGRAM",
    "SECONDS",
    "USUAL",
    "Bot",
    "Luck",
    "choose",
    "dismiss",
    "find",
    "load",
    "luck_of",
]
