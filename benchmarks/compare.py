"""Two copies of Bailiwick by turns: is the one as quick as the other?

    python -m benchmarks.compare ../older/build/compiled build/compiled
    python -m benchmarks.compare ../older/src src --games oath --rounds 9

Each copy is named by the folder that has its package `bailiwick`: compiled ones (`make compiled OPT=3`) or sources. They are
measured by turns, each time in a process of its own, by processor time, at the same positions of random games, and every figure
is divided by a plain loop in the same process: a machine is never the same twice. The table has medians over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

GAMES = ("tyrants", "ankh_morpork", "immortals", "oath")
FIGURES = {
    "playout": "a random decision of whole games",
    "legal": "list the legal actions",
    "apply": "apply an action",
    "clone": "clone a state",
    "to_json": "write a position",
    "from_json": "read a position",
    "view": "mask a state and write its view",
    "greedy": "a decision of the greedy bot",
}
SEED = 2024
POSITIONS = 12  # from as many games, each from further on
APART = 25  # decisions
VIEWS = 4  # at which the greedy bot decides
LOOP = 20_000


# ---------------------------------------------------------------- one copy, in a process of its own


def measure(names: list[str], seconds: float) -> dict[str, Any]:
    """Seconds that one of each figure takes, by game, and of the plain loop. Only what older copies have, too, is called."""
    from bailiwick import games

    loop = timed(plain_loop, seconds)
    return {"loop": loop, "games": {name: measure_game(games.load(name), seconds) for name in names}}


def measure_game(game: Any, seconds: float) -> dict[str, float]:
    from bailiwick.bots import load
    from bailiwick.kernel.rng import Rng

    states = [middle(game, number).state for number in range(POSITIONS)]
    pages = [game.to_json(state) for state in states]
    views = [match.view(match.seat) for match in (middle(game, number * POSITIONS // VIEWS) for number in range(VIEWS))]
    rng = Rng(SEED)
    played = 0

    def whole_game() -> int:
        nonlocal played
        played += 1
        return int(game.playout(game.new({}, played), rng, 100_000))

    def apply_each() -> int:
        count = 0
        for state in states:
            seat = state.seat
            for action in game.legal(state, seat):
                game.apply_legal(state.clone(), seat, action)
                count += 1
        return count

    def each(call: Callable[[Any], object], things: list[Any]) -> Callable[[], int]:
        def all_of_them() -> int:
            for thing in things:
                call(thing)
            return len(things)

        return all_of_them

    clone = timed(each(lambda state: state.clone(), states), seconds)
    return {
        "playout": timed(whole_game, 4 * seconds),
        "legal": timed(each(lambda state: game.program.steps[state.top].options(state, state.seat), states), seconds),
        "apply": timed(apply_each, seconds) - clone,
        "clone": clone,
        "to_json": timed(each(game.to_json, states), seconds),
        "from_json": timed(each(game.from_json, pages), seconds),
        "view": timed(each(lambda state: game.view_json(game.mask(state, state.seat), state.seat), states), seconds),
        "greedy": timed(each(lambda view: load("greedy", SEED).choose(view), views), 4 * seconds),
    }


def middle(game: Any, number: int) -> Any:
    """A match of random play up to a decision between two moves that has something to choose."""
    from bailiwick.kernel.match import Match
    from bailiwick.kernel.rng import Rng

    match, rng = Match(game, {}, SEED + number), Rng(SEED + number)
    while match.moves < number * APART or len(match.legal()) < 3 or not game.settled(match.state):
        actions = match.legal().actions
        match.play(actions[rng.below(len(actions))])
        if match.over:
            return middle(game, number - 1)  # of a game that was shorter
    return match


def plain_loop() -> int:
    x = 1
    for i in range(LOOP):
        x = (x * 1103515245 + i) & 0x7FFFFFFF
    return 1


def timed(work: Callable[[], int], seconds: float) -> float:
    """Processor seconds that one unit of the work takes; `work` says how many units it did."""
    units = 0
    begin = process_time()
    while True:
        units += work()
        spent = process_time() - begin
        if spent >= seconds:
            return spent / units


# ---------------------------------------------------------------- both, by turns


def measured(copy: Path, names: list[str], seconds: float) -> dict[str, Any]:
    env = {**os.environ, "PYTHONPATH": str(copy.resolve()), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--measure", "--games", *names, "--seconds", str(seconds)]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def compare(old: Path, new: Path, names: list[str], rounds: int, seconds: float) -> dict[str, dict[str, dict[str, float]]]:
    """By game and figure: the median microseconds of each, in a loop's time of the first, and the median of their ratios."""
    runs: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for number in range(rounds):
        pair = [measured(copy, names, seconds) for copy in ((old, new) if number % 2 == 0 else (new, old))]
        runs.append((pair[0], pair[1]) if number % 2 == 0 else (pair[1], pair[0]))
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    loop = median(first["loop"] for first, _second in runs)
    table: dict[str, dict[str, dict[str, float]]] = {}
    for name in names:
        table[name] = {}
        for figure in FIGURES:
            pairs = [[run["games"][name][figure] / run["loop"] for run in both] for both in runs]
            table[name][figure] = {
                "old_us": round(median(first for first, _second in pairs) * loop * 1e6, 3),
                "new_us": round(median(second for _first, second in pairs) * loop * 1e6, 3),
                "ratio": round(median(second / first for first, second in pairs), 3),
            }
    return table


def draw(table: dict[str, dict[str, dict[str, float]]]) -> None:
    print(f"{'':14}{'':34}{'old':>12}{'new':>12}{'new : old':>12}")
    for name, figures in table.items():
        for figure, f in figures.items():
            print(f"{name:14}{FIGURES[figure]:34}{f['old_us']:>9.2f} µs{f['new_us']:>9.2f} µs{f['ratio']:>12.2f}")
    if {"tyrants", "oath"} <= set(table):
        for side in ("old", "new"):
            speeds = {name: 1e6 / table[name]["playout"][f"{side}_us"] for name in ("tyrants", "oath")}
            fraction = speeds["tyrants"] / speeds["oath"]
            print(f"Random play, {side}: Tyrants {speeds['tyrants']:,.0f}/s, Oath {speeds['oath']:,.0f}/s, 1 : {fraction:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, nargs="?")
    parser.add_argument("new", type=Path, nargs="?")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each figure, in each round")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        print(json.dumps(measure(args.games, args.seconds)))
        return
    if args.old is None or args.new is None:
        parser.error("two folders that have a package bailiwick are needed.")
    for copy in (args.old, args.new):
        if not (copy / "bailiwick").is_dir():
            parser.error(f"{copy} has no package bailiwick.")
    table = compare(args.old, args.new, args.games, args.rounds, args.seconds)
    if args.json:
        print(json.dumps(table, indent=1))
    else:
        draw(table)


if __name__ == "__main__":
    main()
