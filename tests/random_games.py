"""Whole games at random, by the thousand: every option of every game drawn anew for each. None may raise, all must end.

`python -m tests.random_games oath --games 3000` plays them on all cores. What goes wrong is told with its number, and kept as a
capsule that `bailiwick capsule` opens. The suite plays a share of them.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.progress import track

from bailiwick import games
from bailiwick.kernel.errors import BadOption, BailiwickError, RulesFailed
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.options import DataOption, LineOption, Option, TextOption
from bailiwick.kernel.rng import Rng
from bailiwick.table.capsule import about, inside
from tests.games.oath.worlds import drawn_world

MOVES: Final = 50_000  # no game is so long
# What a text option is given besides its own values: worlds for Oath.
TEXTS: Final[dict[str, Callable[[Rng], str]]] = {"oath": drawn_world}


def drawn_options(game: Game[Any], rng: Rng) -> dict[str, Any]:
    """A value for every option; what the game refuses as a whole is drawn again."""
    while True:
        given = {option.name: drawn(game, option, rng) for option in game.options}
        try:
            game.new(given, 0)
        except BadOption:
            continue
        return given


def drawn(game: Game[Any], option: Option, rng: Rng) -> object:
    if isinstance(option, DataOption):
        return drawn_numbers(option, rng) if rng.below(2) else option.default
    if isinstance(option, LineOption):
        return ("", "Àé · 世界")[rng.below(2)]
    if isinstance(option, TextOption) and rng.below(4):
        return TEXTS[game.name](rng)
    if option.count == 1:
        return option.values[rng.below(len(option.values))]
    if rng.below(4) == 0:
        return option.default
    named = [value for value in option.values if value != option.default]
    return [named.pop(rng.below(len(named))) for _ in range(option.count)]


def drawn_numbers(option: DataOption, rng: Rng) -> dict[str, Any]:
    """One's own numbers: some of the printed ones changed a little, as far as they may be."""
    printed = list(numbers_in(option.printed))
    while True:
        given: dict[str, Any] = {}
        for _ in range(1 + rng.below(6)):
            path, value = printed[rng.below(len(printed))]
            place = given
            for key in path[:-1]:
                place = place.setdefault(key, {})
            if isinstance(value, str):  # a word that stands elsewhere under the same name
                words = sorted({other for named, other in printed if named[-1] == path[-1] and isinstance(other, str)})
                place[path[-1]] = words[rng.below(len(words))]
            elif isinstance(value, int):
                place[path[-1]] = max(0, value + rng.below(5) - 2)
            else:
                place[path[-1]] = [max(0, number + rng.below(5) - 2) for number in value]
        try:
            option.check(deepcopy(given))
        except BailiwickError:
            continue
        return given


def numbers_in(data: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every number, row of numbers and word that can be corrected, with its path."""
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from numbers_in(value, (*path, key))
        else:
            yield (*path, key), value


class Failure(Exception):
    """A game that raised, or did not end: what is needed to see it again."""

    def __init__(self, said: str, capsule: str) -> None:
        super().__init__(said, capsule)
        self.said = said
        self.capsule = capsule


def play(name: str, seed: str) -> int:
    """One game; how many moves it had."""
    game, rng = games.load(name), Rng(f"{name} {seed}")
    match = Match(game, drawn_options(game, rng), seed)
    tried: tuple[str, str] | None = None
    try:
        while not match.over:
            seats = [seat for seat in range(match.state.seats) if match.state.waiting >> seat & 1]
            seat = seats[rng.below(len(seats))]
            legal = match.legal(seat).actions
            action = legal[rng.below(len(legal))]
            tried = (game.seat_names(match.state)[seat], game.vocabulary.name(action))
            match.play(action, seat)
            if match.moves == MOVES:
                raise RulesFailed(f"The game is not over after {MOVES} moves.")
        if not match.record.result or not match.record.result["winners"]:
            raise RulesFailed("Nobody has won.")
    except (RulesFailed, BailiwickError) as problem:
        said = f"{name}, seed {seed}: {problem}"
        fault = traceback.format_exc()
        capsule = {**about(name, said), "inside": inside(match.record, tried, fault)}
        raise Failure(said, json.dumps(capsule)) from problem
    return match.moves


def try_play(name: str, seed: str) -> int | tuple[str, str]:
    try:
        return play(name, seed)
    except Failure as failure:
        return failure.said, failure.capsule


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=games.NAMES, help="games (all)")
    parser.add_argument("--games", type=int, default=1000, help="how many of each")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, default=Path("build/random-games"), help="where capsules of failed games go")
    asked = parser.parse_args()
    failed = 0
    for name in asked.names or games.NAMES:
        begun, moves = time.monotonic(), 0
        seeds = [f"{asked.seed} {number}" for number in range(asked.games)]
        with ProcessPoolExecutor(asked.jobs) as pool:
            played = pool.map(partial(try_play, name), seeds, chunksize=4)
            for number, result in enumerate(track(played, name, len(seeds), transient=True)):
                if isinstance(result, int):
                    moves += result
                    continue
                failed += 1
                asked.keep.mkdir(parents=True, exist_ok=True)
                path = asked.keep / f"{name}-{asked.seed}-{number}.json"
                path.write_text(result[1], encoding="utf-8")
                print(f"{result[0]}\n  {path}", file=sys.stderr)
        print(f"{name}: {asked.games} games, {moves} moves, {time.monotonic() - begun:.0f} s")
    print(f"{failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
