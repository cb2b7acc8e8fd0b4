"""`bailiwick bench`: how fast each game is here, and how that compares with a plain loop measured in the same run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from bailiwick.kernel.game import Game
    from bailiwick.kernel.match import Match
    from bailiwick.kernel.state import State

SEED = 2024
MIDDLE = 400  # decisions into a game, or half of a shorter one: its middle, and the length of the record that is replayed
LONGEST = 100_000  # decisions: every game ends before
LOOP = 100_000  # turns of the calibration loop


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="One object, for programs.")] = False,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.", min=0.001, max=600.0)] = 1.0,
) -> None:
    """Measure the speed of every game on this machine.

    The ratio divides a figure's time by that of a fixed integer loop in the same run: it compares machines and versions better
    than the figure itself.
    """
    import json

    from bailiwick import games

    loop = timed(calibration, seconds)
    report: dict[str, Any] = {"kernel": how_built(), "calibration_ms": round(loop * 1e3, 4), "games": {}}
    for name in games.NAMES:
        figures = measure(games.load(name), seconds)
        report["games"][name] = {
            key: {"value": round(value, 3), "unit": unit, "ratio": round(time / loop, 6)} for key, value, unit, time in figures
        }
    if as_json:
        print(json.dumps(report, indent=1))
    else:
        draw(report)


def measure(game: Game[Any], seconds: float) -> list[tuple[str, float, str, float]]:
    """Figures: name, value, unit, and the seconds that one of it takes."""
    from bailiwick.bots import load
    from bailiwick.kernel.match import Match
    from bailiwick.kernel.rng import Rng

    match = middle(game)
    state = match.state
    actions = game.legal(state, state.seat)
    rng = Rng(SEED)
    games = 0

    def whole_game() -> int:
        nonlocal games
        games += 1
        return game.playout(game.new({}, games), rng, LONGEST)

    def apply_each() -> int:
        for action in actions:
            game.apply_legal(state.clone(), state.seat, action)
        return len(actions)

    decision = timed(whole_game, seconds)
    simulated = timed(games_of(game, "random"), seconds)
    selfplay = timed(games_of(game, "greedy"), seconds)
    clone = timed(repeated(state.clone), seconds)
    legal = timed(repeated(lambda: fresh_legal(game, state)), seconds)
    apply = timed(apply_each, seconds) - clone
    replay = timed(lambda: len([Match.replay(game, match.record)]), seconds)
    view = match.view(match.seat)
    greedy = timed(lambda: len([load("greedy", SEED).choose(view)]), seconds)
    return [
        ("random_decisions_per_s", 1 / decision, "decisions/s", decision),
        ("simulated_decisions_per_s", 1 / simulated, "decisions/s", simulated),
        ("greedy_decisions_per_s", 1 / selfplay, "decisions/s", selfplay),
        ("clone_us", clone * 1e6, "µs", clone),
        ("legal_us", legal * 1e6, "µs", legal),
        ("apply_us", apply * 1e6, "µs", apply),
        ("replay_ms", replay * 1e3, "ms", replay),
        ("greedy_ms", greedy * 1e3, "ms", greedy),
    ]


def games_of(game: Game[Any], bot: str) -> Callable[[], int]:
    """Whole games of a bot against itself, as `simulate` plays them."""
    from bailiwick.bots.simulation import Plan, Table

    table = Table(Plan(game.name, {}, [bot], SEED))
    number = 0

    def whole_game() -> int:
        nonlocal number
        number += 1
        played = table.play(number)
        assert played is not None
        return played.decisions

    return whole_game


def middle(game: Game[Any]) -> Match:
    """A match of random play, up to its middle and on to a decision between two moves that has something to choose."""
    from bailiwick.kernel.match import Match
    from bailiwick.kernel.rng import Rng

    before = min(MIDDLE, game.playout(game.new({}, SEED), Rng(SEED), LONGEST) // 2)
    match = Match(game, {}, SEED)
    rng = Rng(SEED)
    while match.moves < before or len(match.legal()) < 5 or not game.settled(match.state):
        actions = match.legal().actions
        match.play(actions[rng.below(len(actions))])
    return match


def fresh_legal(game: Game[Any], state: State) -> None:
    """The list of legal actions is kept in the state; without it, the step must make it."""
    game.program.steps[state.top].options(state, state.seat)


def repeated(call: Callable[[], object]) -> Callable[[], int]:
    def hundred() -> int:
        for _ in range(100):
            call()
        return 100

    return hundred


def timed(work: Callable[[], int], seconds: float) -> float:
    """Seconds that one unit of the work takes; `work` says how many units it did."""
    from time import perf_counter

    units = 0
    begin = perf_counter()
    while True:
        units += work()
        spent = perf_counter() - begin
        if spent >= seconds:
            return spent / units


def calibration() -> int:
    """Plain integer arithmetic, always the same: what one core does in Python. One unit is the whole loop."""
    x = 1
    for i in range(LOOP):
        x = (x * 1103515245 + i) & 0x7FFFFFFF
    return 1


def how_built() -> str:
    from bailiwick.kernel.native import compiled

    return "compiled" if compiled() else "interpreted"


def draw(report: dict[str, Any]) -> None:
    from rich.text import Text

    from bailiwick.cli import screen
    from bailiwick.kernel.pages import Panel

    console = screen.make_console()
    console.print(Text(f"The kernel is {report['kernel']}. The calibration loop takes {report['calibration_ms']} ms."))
    for name, figures in report["games"].items():
        rows = [
            [
                LABELS[key],
                f"{f['value']:,.4g} {f['unit']}" if f["value"] < 1000 else f"{f['value']:,.0f} {f['unit']}",
                f"{f['ratio']:.6f}",
            ]
            for key, f in figures.items()
        ]
        screen.draw_panels(console, [Panel(name, ["", "figure", "ratio to the loop"], rows)])


LABELS = {
    "random_decisions_per_s": "random play, four seats",
    "simulated_decisions_per_s": "the same between bots, simulated",
    "greedy_decisions_per_s": "greedy bots, simulated",
    "clone_us": "clone a state of mid-game",
    "legal_us": "list the legal actions",
    "apply_us": "apply an action",
    "replay_ms": "replay a record up to mid-game",
    "greedy_ms": "a decision of the greedy bot",
}
