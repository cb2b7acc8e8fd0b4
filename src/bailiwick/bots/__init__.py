"""Bots, by name or from a file. They know a game only through the kernel."""

from __future__ import annotations

from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from bailiwick.bots.base import Bot, luck_of
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.view import View

# A name and where its class is: imported when it is first asked for.
NAMES = {"random": "bailiwick.bots.random:Random", "greedy": "bailiwick.bots.greedy:Greedy"}


def load(name: str, seed: int | str) -> Bot:
    """The bot of that name, or the class `MyBot` of a file as `path/to/file.py:MyBot`."""
    return find(name)(seed)


def find(name: str) -> type[Bot]:
    """The class of a bot."""
    if name in NAMES:
        module, _, kind = NAMES[name].partition(":")
        found: type[Bot] = getattr(import_module(module), kind)
        return found
    path, colon, kind = name.rpartition(":")
    if colon and path.endswith(".py"):
        return _from_file(Path(path), kind)
    known = f"There is no bot {name!r}; there are: {', '.join(NAMES)}."
    raise BadOption(f"{known} A bot of your own is named by its file and class: path/to/file.py:ClassName.")


def choose(bot: Bot, view: View, luck: str) -> int:
    """What a bot chooses, with the luck of the decision. A stranger's class that is no `Bot` makes its own."""
    if isinstance(bot, Bot):
        bot.asked(luck)
    return bot.choose(view)


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


__all__ = ["NAMES", "Bot", "choose", "find", "load", "luck_of"]
