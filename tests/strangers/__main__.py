"""Whatever a stranger's file says, it is refused in a sentence or it can be played: positions, records, chronicles, numbers.

    python -m tests.strangers                          a hundred files of each kind, in a minute or two
    python -m tests.strangers --files 20000 --kinds oath --from 40000

Each file is a real one, spoiled by chance; its number and the seed say how, so a fault can be met again: `--from 41 --files 1`.
The files are read in a process of their own, which is ended if it hangs. Those that fail are kept in a folder. The memory of that
process is told after the first file, at each tenth and at the end: it must not grow.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from bailiwick.cli.bench import how_built
from bailiwick.kernel.errors import BailiwickError
from bailiwick.kernel.rng import Rng
from benchmarks.load import resident
from tests.strangers.files import KINDS, PLAYED, REFUSED, STILL, Fault, Files, try_file

GROWTH: Final = 20.0  # megabytes that reading and playing thousands of files may leave

# ---------------------------------------------------------------- a process that may hang or die


def work(pipe: Connection, kind: str, seed: str, numbers: range) -> None:
    """What became of each file, in order, and the memory it takes by now, down the pipe."""
    files = Files(kind, seed)
    for number in numbers:
        pipe.send((*verdict(files, number), resident(os.getpid())))


def verdict(files: Files, number: int) -> tuple[str, str]:
    """What became of a file; with a fault, where it happened."""
    file = files.file(number)
    try:
        return try_file(files.kind, file, Rng(f"{files.seed} play {number}")), ""
    except Fault as fault:
        return str(fault), ""
    except RecursionError as problem:
        return f"RecursionError: {problem}", ""
    except Exception as problem:
        place = traceback.extract_tb(problem.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        unworded = " (no sentence for people)" if isinstance(problem, BailiwickError) else ""
        return f"{type(problem).__name__} at {where}{unworded}: {str(problem)[:100]}", traceback.format_exc()


def verdicts(kind: str, seed: str, numbers: range, patience: float, memory: list[float]) -> Iterator[tuple[int, str, str]]:
    """Number, what became of it, and details. A worker that hangs or dies is replaced for the rest. Into `memory` goes what it
    takes at each tenth."""
    at = numbers.start
    while at < numbers.stop:
        ours, theirs = multiprocessing.Pipe()
        worker = multiprocessing.Process(target=work, args=(theirs, kind, seed, range(at, numbers.stop)), daemon=True)
        worker.start()
        theirs.close()
        try:
            while at < numbers.stop:
                if not ours.poll(patience):
                    worker.kill()
                    yield at, f"no answer within {patience:g} seconds", ""
                    at += 1
                    break
                told, details, megabytes = ours.recv()
                if (at - numbers.start) * 10 >= len(memory) * len(numbers) or at == numbers.stop - 1:
                    memory.append(megabytes)
                yield at, told, details
                at += 1
        except EOFError:
            yield at, "the process died", ""
            at += 1
        finally:
            worker.join()
            ours.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=100, help="how many of each kind (100)")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS), metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--seed", default="1")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the number of the first file")
    parser.add_argument("--patience", type=float, default=60, help="seconds for a file (60)")
    parser.add_argument("--folder", type=Path, default=Path("build/fuzz"), help="where files that fail are kept")
    given = parser.parse_args()
    console = Console(stderr=True)
    outcomes = (REFUSED, PLAYED, STILL, "faults")
    table = Table("kind", "files", *outcomes, "memory, MB", title=f"Strangers' files, {how_built()}")
    failed = 0
    numbers = range(given.first, given.first + given.files)
    columns = "[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console) as progress:
        for kind in given.kinds:
            became: Counter[str] = Counter()
            files = Files(kind, given.seed)
            memory: list[float] = []
            for number, told, details in progress.track(
                verdicts(kind, given.seed, numbers, given.patience, memory),
                given.files,
                description=kind,
            ):
                became[told if told in outcomes else "faults"] += 1
                if told not in (REFUSED, PLAYED):
                    given.folder.mkdir(parents=True, exist_ok=True)
                    name = f"{kind}-{given.seed}-{number}"
                    file = files.file(number)
                    text = file if isinstance(file, str) else json.dumps(file, indent=1)
                    (given.folder / name).write_text(text, errors="surrogatepass")
                    (given.folder / f"{name}.txt").write_text(f"{told}\n{details}", errors="surrogatepass")
                    progress.console.print(f"{name}: {told}", markup=False, highlight=False, soft_wrap=True)
            failed += became["faults"]
            grown = memory[-1] - memory[1] if len(memory) > 1 else 0.0  # what a game needs is there after the first tenth
            if grown > GROWTH:
                failed += 1
                console.print(f"{kind}: the process has grown by {grown:.0f} MB since the first tenth", highlight=False)
            told = " ".join(f"{megabytes:.0f}" for megabytes in memory)
            table.add_row(kind, f"{became.total():,}", *(f"{became[outcome]:,}" for outcome in outcomes), told)
    Console(width=None if sys.stdout.isatty() else 150).print(table)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
