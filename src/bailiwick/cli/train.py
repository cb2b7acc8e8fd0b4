"""`bailiwick train`: a game's judgement learned anew, from games that bots play against themselves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bailiwick.cli.beginning import USUAL_GAME, WHICH_GAME

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress, TaskID

    from bailiwick.training.course import Course, Training, Workers

CURVE = "curve.svg"
COURSE = "course.json"
JUDGEMENT = "judgement.json"
USUAL = "[dim](what has proved good for the game)[/]"


def train(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where all of it is kept; the same command goes on from there.")],
    game: Annotated[str, typer.Argument(help=WHICH_GAME)] = USUAL_GAME,
    rounds: Annotated[int | None, typer.Option(help=f"How many rounds. {USUAL}", min=1, show_default=False)] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", help=f"Games in each. {USUAL}", min=20, show_default=False)
    ] = None,
    trial: Annotated[int | None, typer.Option(help="Games against greedy bots after each.", min=0, show_default="100")] = None,
    units: Annotated[int | None, typer.Option(help=f"Hidden units. {USUAL}", min=1, max=1024, show_default=False)] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, and the same judgement.")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", help="How many processes play. [dim](one a core)[/]", show_default=False)
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on a Ray cluster, or [b]local[/]; needs bailiwick\\[ray].", show_default=False
        ),
    ] = None,
) -> None:
    """Teach bots to judge positions of a game: they play, a network is fitted to how it went, and they play again with it.

    [b]bailiwick train tyrants --out lessons[/]

    The folder holds the games of each round, what was learned, and a picture of how much better it got. Ctrl-C stops; the same
    command goes on. Bots play with what was learned once judgement.json lies in the game's folder.
    """
    from os import cpu_count

    from rich.console import Console

    from bailiwick import games as registry
    from bailiwick.cli.files import write_text

    try:
        from bailiwick.training.course import Told, Training, seats_of, usual_course
        from bailiwick.training.curve import curve
    except ImportError:
        from bailiwick.kernel.errors import BadOption

        raise BadOption("Training needs NumPy: pip install 'bailiwick[train]'. Bots play without it.") from None
    course = usual_course(game, rounds=rounds, games=games, trial=trial, units=units, seed=seed)
    begin(course, out)
    processes = jobs or cpu_count() or 1
    errors = Console(stderr=True)
    with progress(errors) as bar, workers(ray, processes) as hands:
        tasks: dict[tuple[int, str], TaskID] = {}

        def tell(told: Told) -> None:
            key = (told.round, told.what)
            if key not in tasks:
                tasks[key] = bar.add_task(f"Round {told.round}: {told.what}", total=told.of)
            bar.update(tasks[key], completed=told.done)

        training = Training(course, out, hands, processes, tell)
        done = finish(training, errors)
    first = registry.load(course.game)
    seats = seats_of(first, course.options[0])
    write_text(out / CURVE, curve(f"{first.title}: {len(done)} rounds of {course.games} games", done, seats))
    write_text(out / JUDGEMENT, training.weights(len(done)))
    for row in done:
        print(
            f"Round {row['round']}: {row['positions']} positions, explains {row['explained']:.1%} of how games end;"
            f" wins {row['wins']:.1%} of {row['trial']} games against {seats - 1} greedy."
        )


def begin(course: Course, folder: Path) -> None:
    """The folder is this course's, or becomes so."""
    import json

    from bailiwick.cli.files import BadFile, read_json, write_text

    wanted = json.loads(json.dumps({key: value for key, value in course._asdict().items() if key != "rounds"}))
    path = folder / COURSE
    if path.exists():
        if read_json(path) != wanted:
            raise BadFile(f"{str(folder)!r} holds another course of training; name a new folder, or give the same options.")
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadFile(f"{str(folder)!r} can't be made: {problem.strerror}.") from None
    write_text(path, json.dumps(wanted, indent=1) + "\n")


def finish(training: Training, errors: Console) -> list[dict[str, Any]]:
    """All rounds; with Ctrl-C those that were done."""
    from bailiwick.cli.app import EXIT_INTERRUPTED

    try:
        return training.run()
    except KeyboardInterrupt:
        errors.print(
            f"Stopped after {len(training.rounds)} rounds; the same command goes on.", style="bold yellow", highlight=False
        )
        raise typer.Exit(EXIT_INTERRUPTED) from None


@contextmanager
def progress(errors: Console) -> Iterator[Progress]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        disable=not errors.is_terminal,
    ) as bar:
        yield bar


@contextmanager
def workers(address: str | None, jobs: int) -> Iterator[Workers]:
    """Processes of this machine, or of a cluster."""
    if address is not None:
        from bailiwick.cli.cluster import hands_on_ray

        with hands_on_ray(address, jobs) as cluster:
            yield cluster
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, get_context("spawn"), leave_ctrl_c)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def leave_ctrl_c() -> None:
    """In a worker: the one who handed out the work hears it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
