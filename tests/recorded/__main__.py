"""`python -m tests.recorded [GAME ...] [--record]`: replay the recorded games, or record them anew."""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rich.progress import track

from bailiwick import games
from tests import recorded


def attempt(one: dict[str, object]) -> int | str:
    try:
        return recorded.replay(one)
    except Exception as problem:  # all are tried, and each that differs is told
        return f"{type(problem).__name__}: {problem}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.recorded", description=recorded.__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--record", action="store_true", help="play them anew, and keep those instead")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    failed = 0
    for name in asked.names or games.NAMES:
        begun = time.monotonic()
        with ProcessPoolExecutor(asked.jobs) as pool:
            if asked.record:
                numbers = range(recorded.GAMES)
                played = list(track(pool.map(partial(recorded.play, name), numbers), name, len(numbers), transient=True))
                recorded.write(name, played)
                moves = [len(one["record"]["moves"]) for one in played]
            else:
                kept = recorded.read(name)
                results = list(track(pool.map(attempt, kept, chunksize=2), name, len(kept), transient=True))
                moves = [result for result in results if isinstance(result, int)]
                for result in results:
                    if isinstance(result, str):
                        failed += 1
                        print(result, file=sys.stderr)
        print(f"{name}: {len(moves)} games, {sum(moves)} moves, {time.monotonic() - begun:.0f} s", flush=True)
    if failed:
        print(f"{failed} are different now.", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
