"""`bailiwick simulate`: many games between bots, with a progress bar, a summary (tables or JSON) and the records in a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from bailiwick.cli.beginning import CHRONICLE, OWN_NUMBERS, USUAL_GAME, WHICH_GAME, read_chronicle, read_given

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from bailiwick.bots.simulation import Plan
    from bailiwick.bots.summary import Length, Scores, Share, Summary

EXIT_INTERRUPTED = 130
FAVOURITES = 15  # actions in the table of those most taken
BAR = 30  # the longest bar of a histogram, in characters
SECONDS = "How long a bot that is a program may take over a decision. [dim](5)[/]"


def simulate(
    game: Annotated[str, typer.Argument(help=WHICH_GAME)] = USUAL_GAME,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many seats. [dim](as many as bots)[/]", show_default=False)
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            help="A bot for each seat, in order, or one for all: easy, hard, greedy, random, path/to/file.py:Class.",
        ),
    ] = "greedy",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", help="How many processes to play in. [dim](one a core)[/]", show_default=False)
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; give several one by one."),
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="FILE", help=OWN_NUMBERS, show_default=False)] = None,
    chronicle: Annotated[Path | None, typer.Option(metavar="FILE", help=CHRONICLE, show_default=False)] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write the records here, one a line, in the order of the games.", show_default=False)
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file of --out.")] = False,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots one seat further each game.")] = False,
    seconds: Annotated[float | None, typer.Option("--seconds", help=SECONDS, show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Let bots play many games and look at the results.

    [b]bailiwick simulate tyrants -b greedy,random,random,random -n 1000 --seed 7[/]

    [b]bailiwick simulate -p 2 -b greedy -o decks=drow,undead --out games.jsonl[/]

    [b]bailiwick simulate oath --chronicle world.txt -n 10[/]   a whole history, each game from where the last one ended

    Ctrl-C stops early and sums up the games that are finished; their records stay.
    """
    from json import dumps
    from os import cpu_count
    from time import perf_counter

    from rich.console import Console

    from bailiwick.bots.simulation import Played, simulate
    from bailiwick.bots.summary import Summary
    from bailiwick.cli.files import write_text

    given = read_given(game, option or [], data)
    if chronicle is not None:
        given = read_chronicle(game, given, chronicle)
    plan = make_plan(game, players, bots, seed, given, rotate, chronicle is not None, seconds)
    check_counts(games, jobs, seconds)
    summary = Summary(plan)
    errors = Console(stderr=True)
    file = None if out is None else open_new(out, force)
    progress = progress_bar(errors, silent=json or not errors.is_terminal)
    task = progress.add_task("", total=games)

    def keep(played: Played) -> None:
        if file is not None:
            add_line(file, played.line)
        if chronicle is not None:
            write_text(chronicle, played.legacy + "\n")
        summary.add(played)
        progress.advance(task)

    began = perf_counter()
    try:
        with progress, faults_kept():
            finished = simulate(plan, games, jobs or cpu_count() or 1, keep)
    finally:
        if file is not None:
            file.close()
    took = perf_counter() - began
    if json:
        rate = summary.decisions / took
        speed = {"seconds": round(took, 3), "decisions_per_second": round(rate, 1)}
        print(dumps({**summary.to_json(), **speed}, ensure_ascii=False))
    else:
        print_summary(Console(), summary, took)
    if finished < games:
        errors.print(f"Stopped after {finished} of {games} games.", style="bold yellow", highlight=False)
        raise typer.Exit(EXIT_INTERRUPTED)


# ---------------------------------------------------------------- what is asked for


def make_plan(
    game: str,
    players: int | None,
    bots: str,
    seed: str,
    given: Mapping[str, object],
    rotate: bool,
    succession: bool,
    seconds: float | None,
) -> Plan:
    from bailiwick.bots import SECONDS
    from bailiwick.bots.simulation import Plan
    from bailiwick.kernel.errors import BadOption

    options = with_players(given, players)
    names = names_in(bots)
    if players is not None and len(names) not in (1, players):
        raise BadOption(f"--bots names {len(names)} bots for {players} players; name one for each seat, or one for all.")
    if len(names) > 1:
        options.setdefault("players", len(names))
    return Plan(game, options, names, read_seed(seed), rotate, succession, SECONDS if seconds is None else seconds)


def names_in(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]


def read_seed(seed: str) -> int | str:
    return int(seed) if seed.isdecimal() else seed


def with_players(given: Mapping[str, object], players: int | None) -> dict[str, object]:
    """The options with the number of players, if it is given."""
    from bailiwick.kernel.errors import BadOption

    if players is None:
        return dict(given)
    if "players" in given:
        raise BadOption("The number of players is given twice: by --players and by --option.")
    return {**given, "players": players}


def check_counts(games: int, jobs: int | None, seconds: float | None) -> None:
    from bailiwick.kernel.errors import BadOption

    if games < 1:
        raise BadOption(f"--games can't be {games}; at least one game must be played.")
    if jobs is not None and jobs < 1:
        raise BadOption(f"--jobs can't be {jobs}; at least one process must play.")
    if seconds is not None and not 0 < seconds < inf:
        raise BadOption(f"--seconds can't be {seconds:g}; a program needs some time for a decision.")


@contextmanager
def faults_kept() -> Iterator[None]:
    """Where the rules fail in a game, it is kept, and said how to look at it."""
    from bailiwick.bots.simulation import GameFailed
    from bailiwick.cli.keeping import keep_fault
    from bailiwick.kernel.errors import BadOption
    from bailiwick.kernel.record import Record

    try:
        yield
    except GameFailed as problem:
        path = keep_fault(str(problem), Record.loads(problem.line), problem.tried, problem.fault)
        raise BadOption(f"{problem} `bailiwick capsule {path}` shows it; please send us that file.") from problem


def open_new(path: Path, force: bool) -> TextIO:
    """The file for the records. Lines are added as games are finished, so that whatever happens the finished ones are kept."""
    from bailiwick.cli.files import BadFile

    try:
        return path.open("w" if force else "x", encoding="utf-8")
    except FileExistsError:
        raise BadFile(f"{str(path)!r} exists already; --force overwrites it.") from None
    except OSError as problem:
        raise BadFile(f"{str(path)!r} can't be written: {problem.strerror}.") from None


def add_line(file: TextIO, line: str) -> None:
    from bailiwick.cli.files import BadFile

    try:
        file.write(line + "\n")
        file.flush()
    except OSError as problem:
        raise BadFile(f"{file.name!r} can't be written any further: {problem.strerror}.") from None


# ---------------------------------------------------------------- what is shown


def progress_bar(console: Console, silent: bool) -> Progress:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(f"{task.speed:.1f} games/s" if task.speed else "", style="cyan")

    return Progress(
        BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn(), console=console, disable=silent, transient=True
    )


def print_summary(console: Console, summary: Summary, seconds: float) -> None:
    from bailiwick.games import load

    if not summary.games:
        console.print("No game was finished.")
        return
    plan = summary.plan
    console.print(
        f"[b]{summary.games}[/] games of {plan.game}, seed {plan.seed}: {summary.decisions} decisions in {seconds:.1f} s"
        f" ({summary.decisions / seconds:,.0f} a second)",
        highlight=False,
    )
    console.print(wins_table("Wins by seat", summary.wins_by_seat))
    console.print(wins_table("Wins by bot", summary.wins_by_bot))
    if summary.wins_by_faction:
        console.print(wins_table("Wins by faction", dict(sorted(summary.wins_by_faction.items())), "games"))
    names = load(plan.game).source_names("en")
    console.print(scores_table("Points by seat", summary.scores_by_seat, names))
    console.print(scores_table("Points by bot", summary.scores_by_bot, names))
    console.print(length_table("Rounds", summary.rounds))
    console.print(length_table("Decisions", summary.lengths))
    for verb in sorted({action.partition(" ")[0] for action in summary.actions}):
        console.print(favourites_table(summary, verb))


def wins_table(title: str, shares: dict[str, Share], tries: str = "") -> Table:
    """Who won how often; of how many games (or seats in them), where not everybody took part in all of them."""
    table = new_table(title, "", *([f">{tries}"] if tries else []), ">wins", ">share", ">95 %")
    for name, share in shares.items():
        low, high = share.interval()
        wins = f"{share.count:.1f}".removesuffix(".0")
        table.add_row(name, *([str(share.games)] if tries else []), wins, *percents(share.share, low, high))
    return table


def percents(share: float, low: float, high: float) -> tuple[str, str]:
    return f"{share:.1%}", f"{low:.1%} – {high:.1%}"


def scores_table(title: str, scores: dict[str, Scores], names: dict[str, str]) -> Table:
    sources = list(next(iter(scores.values())).sources)
    table = new_table(title, "", ">mean", ">± 95 %", ">sd", *(f">{names.get(source, source)}" for source in sources))
    for name, of in scores.items():
        points = of.points
        spread = points.interval()[1] - points.mean
        means = (f"{of.sources[source].mean:.1f}" for source in sources)
        table.add_row(name, f"{points.mean:.1f}", f"{spread:.1f}", f"{points.sd:.1f}", *means)
    return table


def length_table(title: str, length: Length) -> Table:
    table = new_table(f"{title}: {length.mean:.1f} on average, {length.least} to {length.most}", ">", ">games", "")
    bars = length.histogram()
    most = max(games for _start, _end, games in bars)
    for start, end, games in bars:
        table.add_row(str(start) if start == end else f"{start}–{end}", str(games), "█" * round(BAR * games / most))
    return table


def favourites_table(summary: Summary, verb: str) -> Table:
    table = new_table(f"Most often: {verb}", "", ">times", ">takers", ">they won", ">95 %")
    of_verb = [(action, taken) for action, taken in summary.favourites() if action.partition(" ")[0] == verb]
    for action, taken in of_verb[:FAVOURITES]:
        low, high = taken.wins.interval()
        name = action.partition(" ")[2] or action
        table.add_row(name, str(taken.count), str(taken.wins.games), *percents(taken.wins.share, low, high))
    return table


def new_table(title: str, *columns: str) -> Table:
    """A plain table; a column whose name begins with > is set to the right."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(column.lstrip(">"), justify="right" if column.startswith(">") else "left")
    return table
