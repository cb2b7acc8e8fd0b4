"""`bailiwick arena`: all against all, rated: tables or JSON, and a folder with the records, the standings and a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from bailiwick.cli.beginning import OWN_NUMBERS, USUAL_GAME, WHICH_GAME, read_given
from bailiwick.cli.simulate import (
    EXIT_INTERRUPTED,
    SECONDS,
    add_line,
    check_counts,
    faults_kept,
    names_in,
    new_table,
    open_new,
    progress_bar,
    read_seed,
    wins_table,
    with_players,
)

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from bailiwick.bots.arena import Arena
    from bailiwick.bots.standings import Standings
    from bailiwick.kernel.record import Record

RECORDS = "games.jsonl"
STANDINGS = "arena.json"
PICTURE = "ladder.svg"


def arena(
    game: Annotated[str, typer.Argument(help=WHICH_GAME)] = USUAL_GAME,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Two or more: easy, hard, greedy, random, path/to/file.py:Class, prog:./program.")
    ] = "greedy,random",
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", help="How many seats. [dim](what the game begins with)[/]", show_default=False),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="At least so many games; whole rounds are played.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", help="How many processes to play in. [dim](one a core)[/]", show_default=False)
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; give several one by one."),
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="FILE", help=OWN_NUMBERS, show_default=False)] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", help=SECONDS, show_default=False)] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help=f"Write {RECORDS}, {STANDINGS} and {PICTURE} here, or go on from there.", show_default=False
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Begin anew, whatever lies in the folder of --out.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on a Ray cluster, or [b]local[/]; needs bailiwick\\[ray].", show_default=False
        ),
    ] = None,
) -> None:
    """Let bots play all against all, and rate them.

    [b]bailiwick arena tyrants -b greedy,random -p 4 -n 200[/]

    [b]bailiwick arena oath -b greedy,mine.py:Mine,'prog:node mybot.js' -p 3 --out ladder[/]

    Everybody meets everybody and sits everywhere equally often: that is a round, and whole rounds are played. Ctrl-C stops early;
    the same command goes on from what lies in the folder.
    """
    from json import dumps
    from os import cpu_count
    from time import perf_counter

    from rich.console import Console

    from bailiwick import games as registry
    from bailiwick.bots import SECONDS as USUAL
    from bailiwick.bots.arena import Arena
    from bailiwick.bots.ladder import ladder
    from bailiwick.bots.simulation import Played, simulate
    from bailiwick.bots.standings import Standings
    from bailiwick.cli.files import write_text

    check_counts(games, jobs, seconds)
    given = with_players(read_given(game, option or [], data), players)
    plan = Arena(game, given, names_in(bots), read_seed(seed), USUAL if seconds is None else seconds)
    standings = Standings(plan)
    processes = jobs or cpu_count() or 1
    elsewhere = None
    if ray is not None:
        from bailiwick.cli.cluster import on_ray

        elsewhere = on_ray(ray, processes)
    file = None if out is None else open_records(out, force, standings)
    first, wanted = standings.games, plan.in_rounds(games)
    errors = Console(stderr=True)
    progress = progress_bar(errors, silent=json or not errors.is_terminal)
    task = progress.add_task("", total=wanted, completed=first)

    def keep(played: Played) -> None:
        if file is not None:
            add_line(file, played.line)
        standings.add(played.number, played.record)
        for seat, times in played.times.items():
            standings.time(played.bots[played.seats.index(seat)], times)
        progress.advance(task)

    began = perf_counter()
    try:
        with progress, faults_kept():
            finished = simulate(plan, wanted, processes, keep, first, elsewhere)
    finally:
        if file is not None:
            file.close()
    told = {**standings.to_json(), "seconds": round(perf_counter() - began, 3), "milliseconds": standings.times_json()}
    if out is not None:
        write_text(out / STANDINGS, dumps(told, ensure_ascii=False, indent=2) + "\n")
        if standings.games:
            write_text(out / PICTURE, ladder(f"{registry.load(game).title}: {len(plan.bots)} bots", told))
    if json:
        print(dumps(told, ensure_ascii=False))
    else:
        print_standings(Console(), standings)
    if finished < wanted:
        errors.print(f"Stopped after {finished} of {wanted} games.", style="bold yellow", highlight=False)
        raise typer.Exit(EXIT_INTERRUPTED)


def open_records(folder: Path, force: bool, standings: Standings) -> TextIO:
    """The file of records in the folder, open for more. What lies there already counts, if it is this arena's."""
    from bailiwick.cli.files import BadFile

    path = folder / RECORDS
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadFile(f"{str(folder)!r} can't be made: {problem.strerror}.") from None
    if force or not path.exists():
        return open_new(path, force)
    try:
        file = path.open("r+", encoding="utf-8", newline="\n")
    except OSError as problem:
        raise BadFile(f"{str(path)!r} can't be written: {problem.strerror}.") from None
    try:
        file.truncate(count_kept(file, path, standings))
    except BaseException:
        file.close()
        raise
    file.seek(0, 2)
    return file


def count_kept(file: TextIO, path: Path, standings: Standings) -> int:
    """Add the games that lie there. Up to where they are whole: who was stopped in the middle of a line begins that one again."""
    from bailiwick.cli.files import BadFile
    from bailiwick.kernel.errors import BadRecord
    from bailiwick.kernel.record import Record

    whole = 0
    try:
        for number, line in enumerate(file):
            if not line.endswith("\n"):
                break
            record = Record.loads(line)
            if not belongs(standings.arena, number, record):
                raise BadFile(f"{path}, line {number + 1}: this game is not of this arena. --force begins a new one.")
            standings.add(number, record)
            whole += len(line.encode())
    except (BadRecord, UnicodeDecodeError):
        raise BadFile(f"{path}, line {standings.games + 1}: this is not a record. --force begins anew.") from None
    return whole


def belongs(arena: Arena, number: int, record: Record) -> bool:
    from json import dumps, loads

    expected = (arena.game, loads(dumps(arena.options)), arena.seed_of(number), arena.bots_of(number))
    if (record.game, record.options, record.seed, record.players) != expected or record.result is None:
        return False
    scores, winners = record.result.get("scores"), record.result.get("winners")
    points = list(scores.values()) if isinstance(scores, dict) else []
    return len(points) == len(record.players) and all(type(p) is int for p in points) and isinstance(winners, list)


# ---------------------------------------------------------------- what is shown


def print_standings(console: Console, standings: Standings) -> None:
    if not standings.games:
        console.print("No game was finished.")
        return
    arena = standings.arena
    console.print(
        f"[b]{standings.games}[/] games of {arena.game} at {arena.seats} seats, seed {arena.seed}."
        f" Who plays as well as the others wins {1 / arena.seats:.1%} of its seats.",
        highlight=False,
    )
    ratings = standings.ratings()
    table = new_table(f"Ratings ({standings.anchor} = 1000)", "", ">rating", ">95 %", ">points ahead", ">95 %")
    for bot, rating in ratings.items():
        span = f"{rating.low:.0f} – {rating.high:.0f}" if bot != standings.anchor else ""
        mean, low, high = standings.points(bot)
        table.add_row(bot, f"{rating.value:.0f}", span, f"{mean:+.1f}", f"{low:+.1f} – {high:+.1f}")
    console.print(table)
    console.print(wins_table("Wins by bot", {bot: standings.of[bot].wins for bot in ratings}, "seats"))
    console.print(seats_table(standings, list(ratings)))
    if any(standings.of[bot].times.number for bot in ratings):
        console.print(times_table(standings, list(ratings)))


def seats_table(standings: Standings, bots: list[str]) -> Table:
    table = new_table("Wins by seat", "", *(f">{seat}" for seat in standings.by_seat))
    for name, shares in [*((bot, standings.of[bot].by_seat) for bot in bots), ("all", standings.by_seat)]:
        table.add_row(name, *(f"{shares[seat].share:.1%}" if seat in shares else "–" for seat in standings.by_seat))
    return table


def times_table(standings: Standings, bots: list[str]) -> Table:
    table = new_table("Milliseconds a decision", "", ">decisions", ">half within", ">99 % within")
    for bot in bots:
        times = standings.of[bot].times
        table.add_row(bot, str(times.number), *(f"{1000 * times.quantile(part):.2f}" for part in (0.5, 0.99)))
    return table
