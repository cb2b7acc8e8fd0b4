"""`bailiwick replay`: a record played again, its log, where it stands then, and whether its stored result holds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailiwick.cli.beginning import SPOKEN

if TYPE_CHECKING:
    from bailiwick.kernel.match import Match
    from bailiwick.kernel.record import Record


def replay(
    file: Annotated[Path, typer.Argument(help="A record: a .json file, or a .jsonl file with one record a line.")],
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after N moves.")] = None,
    game: Annotated[int | None, typer.Option("--game", metavar="K", help="Which line of a .jsonl file, from 1.")] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Print the moves instead of the log.")] = False,
    lang: Annotated[str | None, typer.Option(help=f"{SPOKEN}. [dim](what $LANG says)[/]")] = None,
) -> None:
    """Play a record again and show what happened.

    [b]bailiwick replay game.json[/]                the log, the last position, the score
    [b]bailiwick replay game.json --to 40[/]        only the first 40 moves
    [b]bailiwick replay games.jsonl --game 3[/]     the third game of a simulation
    """
    from rich.text import Text

    from bailiwick.cli import files, screen
    from bailiwick.cli.show import draw_position
    from bailiwick.cli.words import language, say

    spoken = language(lang)
    record = files.read_record(file, game)
    if to is not None and not 0 <= to <= len(record.moves):
        raise files.BadFile(f"{file}: --to can't be {to}; the record has {len(record.moves)} moves.")
    match = files.replay(file, record, to)
    console = screen.make_console()
    if moves:
        for number, (seat, action) in enumerate(match.record.moves):
            console.print(Text(f"{number + 1:>4}  {seat}: {action}"))
    else:
        for line in screen.log_lines(match, None, spoken):
            console.print(Text(line))
    console.print()
    console.print(Text(say(spoken, "after_moves", match.moves, len(record.moves)), style="bold"))
    draw_position(console, match, spoken)
    if record.result is not None and match.moves == len(record.moves):
        check_result(file, record, match)
        console.print(Text(say(spoken, "result_holds"), style="green"))


def check_result(file: Path, record: Record, match: Match) -> None:
    """What the record says of its end must be what the replay gives."""
    from bailiwick.cli.files import BadFile

    if match.record.result is None:
        raise BadFile(f"{file}: a result is stored, but after its {match.moves} moves the game is not over.")
    stored = record.result or {}
    for key, value in match.record.result.items():
        if stored.get(key) != value:
            raise BadFile(f'{file}: the stored result says "{key}" is {stored.get(key)!r}, but the replay gives {value!r}.')
