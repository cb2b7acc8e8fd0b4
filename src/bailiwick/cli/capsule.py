"""`bailiwick capsule`: a problem that was reported, or that the rules ran into, seen again where it was, or made into a test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bailiwick.cli.beginning import SPOKEN
from bailiwick.cli.keeping import FOLDER_HELP

if TYPE_CHECKING:
    from bailiwick.kernel.match import Match
    from bailiwick.table.capsule import Seal

LINES = 20  # of the log


def capsule(
    file: Annotated[Path, typer.Argument(help="A capsule, from a person or from the folder `capsules` of a server.")],
    test: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a test that fails until the problem is mended.")
    ] = None,
    folder: Annotated[Path | None, typer.Option(help=FOLDER_HELP, show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=f"{SPOKEN}. [dim](what $LANG says)[/]")] = None,
) -> None:
    """Play a game to where a problem was met, and show what is there.

    [b]bailiwick capsule 5f3a01bc.json[/]                        what was said, the log, the position, what was raised
    [b]bailiwick capsule 5f3a01bc.json --test test_it.py[/]      a failing test, to begin with

    What is hidden in a running game is sealed: only where its server keeps its games can it be opened.
    """
    from rich.markup import escape

    from bailiwick.cli import screen
    from bailiwick.cli.files import BadFile, read_json, write_text
    from bailiwick.cli.show import draw_position
    from bailiwick.cli.words import language
    from bailiwick.kernel.errors import BailiwickError
    from bailiwick.table.capsule import check, opened

    spoken = language(lang)
    console = screen.make_console()
    try:
        outside = check(read_json(file))
        hidden = opened(outside, seal_of(folder))
        match, tried = replayed(hidden)
    except BailiwickError as problem:
        raise BadFile(f"{file}: {problem}") from None
    made_by = ", ".join(str(outside[key]) for key in ("number", "seat", "browser") if outside.get(key))
    console.print(f"[b]{escape(match.game.title)}[/], Bailiwick {escape(str(outside.get('program')))} ({escape(made_by)})")
    console.print(escape(outside["said"]), style="bold yellow", highlight=False)
    console.print()
    for line in screen.log_lines(match, None, spoken)[-LINES:]:
        console.print(escape(line), highlight=False)
    console.print()
    draw_position(console, match, spoken)
    if "fault" in hidden:
        console.print("\nWhat was raised then:", style="bold")
        console.print(escape(str(hidden["fault"]).rstrip()), highlight=False)
    if tried is not None:
        console.print(f"\n[b]{escape(': '.join(tried))}[/] now: {escape(outcome(match, tried))}", highlight=False)
    if test is not None:
        write_text(test, test_text(outside["said"], match, tried))
        console.print(f"\nA test is in {escape(str(test))}.", highlight=False)


def seal_of(folder: Path | None) -> Seal | None:
    """The seal of the server that keeps its games here; None if none does."""
    from bailiwick.cli.files import BadFile
    from bailiwick.cli.keeping import tables
    from bailiwick.table.capsule import Seal

    try:
        with tables(folder) as store:
            return Seal(store.secret())
    except BadFile:
        if folder is not None:
            raise
        return None


def replayed(hidden: dict[str, Any]) -> tuple[Match, tuple[str, str] | None]:
    """The game at the place, and the move that was tried there, if one was."""
    from bailiwick import games
    from bailiwick.kernel.match import Match
    from bailiwick.kernel.record import Record

    record = Record.from_json(hidden.get("record"))
    match = Match.replay(games.load(record.game), record)
    match.record.players = record.players
    tried = hidden.get("tried")
    seat, _, action = str(tried).partition(": ")
    return match, None if tried is None else (seat, action)


def outcome(match: Match, tried: tuple[str, str]) -> str:
    """What becomes of the move that was tried."""
    from bailiwick.kernel.errors import BailiwickError, RulesFailed

    seat, action = tried
    try:
        match.attempt(action, match.game.seat_names(match.state).index(seat))
    except RulesFailed as problem:
        return f"it fails. {problem}"
    except (BailiwickError, ValueError) as problem:
        return f"it is refused. {problem}"
    return "it can be made."


def test_text(said: str, match: Match, tried: tuple[str, str] | None) -> str:
    """A test file: the game to the place and, if a move failed there, the move; otherwise what was said."""
    from pprint import pformat

    data = match.record.to_json()
    if tried is None:
        last = "    pytest.fail(SAID)  # in its place: what should hold here\n"
    else:
        seat, action = tried
        number = match.game.seat_names(match.state).index(seat)
        last = f"    match.play({action!r}, {number})  # {seat}\n"
    return (
        '"""A problem that was met in play, to be mended."""\n\n'
        + ("import pytest\n\n" if tried is None else "")
        + "from bailiwick import games\n"
        + "from bailiwick.kernel.match import Match\n"
        + "from bailiwick.kernel.record import Record\n\n"
        + f"SAID = {said!r}\n"
        + f"RECORD = {pformat(data, width=120, sort_dicts=False)}\n\n\n"
        + "def test_what_was_reported() -> None:\n"
        + f"    match = Match.replay(games.load({match.game.name!r}), Record.from_json(RECORD))\n"
        + last
    )
