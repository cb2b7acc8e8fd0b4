"""Plays many games between bots, on one core or several. A game depends only on the seed and its number, never on who else plays;
where games follow one another (`Plan.succession`), on those before it too.

What is made of the results (statistics, files, progress) is the caller's business.
"""

from __future__ import annotations

import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from types import FrameType
from typing import Any

from bailiwick import games as registry
from bailiwick.bots import NAMES, SECONDS, Bot, Luck, dismiss, find
from bailiwick.bots.playing import Interrupted, Seated, Stop, play
from bailiwick.bots.timing import Timed, Times
from bailiwick.kernel.errors import BadOption, BailiwickError
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import result_of
from bailiwick.kernel.options import read_options
from bailiwick.kernel.record import Record

# Games handed to each worker beforehand, so that none of them waits for the parent.
AHEAD = 3


class BotFailed(BailiwickError):
    """A bot raised an error or chose what it may not."""


class GameFailed(BailiwickError):
    """The rules failed in a game: the record up to there, the move (seat, action) and what was raised, as it travels between
    processes."""

    def __init__(self, sentence: str, line: str, tried: tuple[str, str], fault: str) -> None:
        super().__init__(sentence)
        self.line = line
        self.tried = tried
        self.fault = fault

    def __reduce__(self) -> tuple[type[GameFailed], tuple[str, str, tuple[str, str], str]]:
        return GameFailed, (str(self), self.line, self.tried, self.fault)


class Plan:
    """All that the games of one simulation have in common: what a worker is given once."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        bots: Sequence[str],
        seed: int | str,
        rotate: bool = False,
        succession: bool = False,
        seconds: float = SECONDS,
    ) -> None:
        loaded = registry.load(game)
        if succession and loaded.text_option is None:
            raise BadOption(f"The games of {loaded.title} stand alone: none begins where another has ended.")
        self.game = game
        self.options = read_options(loaded.options, options)
        state = loaded.new(self.options, seed)
        self.automatic = loaded.automatic(state)  # at these seats there is no bot
        self.seats = len(loaded.seat_names(state)) - len(self.automatic)
        self.bots = self.admitted(list(bots))
        self.seconds = seconds  # that a program has for a decision
        for name in self.bots:
            find(name, seconds)
        self.seed = seed
        self.rotate = rotate
        self.succession = succession  # each game begins from what the one before it has left

    def admitted(self, bots: list[str]) -> list[str]:
        """The bots that are asked for, if they can be seated."""
        if len(bots) == 1:
            return bots * self.seats
        if len(bots) != self.seats:
            raise BadOption(f"There are {self.seats} seats and {len(bots)} bots; name one for each seat, or one for all.")
        return bots

    def bots_of(self, number: int) -> list[str]:
        """Who sits where in a game."""
        names = self.line_up(number)
        for seat, name in sorted(self.automatic.items()):
            names.insert(seat, name)
        return names

    def line_up(self, number: int) -> list[str]:
        """The bots of a game in the order of their seats: as listed or, if the seats rotate, one seat further each game."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def seed_of(self, number: int) -> str:
        return f"{self.seed}:{number}"

    def kinds(self) -> dict[str, Callable[[str], Bot]]:
        """How each bot is made, from a seed."""
        return {name: find(name, self.seconds) for name in self.bots}


class Played:
    """One finished game: plain values, so that it travels between processes."""

    def __init__(
        self, number: int, record: Record, actions: dict[str, dict[str, int]], factions: list[list[str]], legacy: str = ""
    ) -> None:
        assert record.result is not None
        self.number = number
        self.bots = record.players
        self.decisions = len(record.moves)
        self.seats = list(record.result["scores"])
        self.winners: list[str] = record.result["winners"]
        self.scores: dict[str, int] = record.result["scores"]
        self.sources: dict[str, dict[str, int]] = record.result["sources"]
        self.rounds: int = record.result["rounds"]
        self.actions = actions  # for each seat, how often it took each action that the game counts
        self.factions = factions  # for each seat, what it played
        self.legacy = legacy  # what it has left for another game to begin from
        self.times: dict[str, Times] = {}  # of bots that were timed: how long their decisions took
        self.line = record.dumps()

    @property
    def record(self) -> Record:
        return Record.loads(self.line)


@contextmanager
def listening() -> Iterator[Stop]:
    """Whether Ctrl-C was pressed: the first time the work in hand is finished properly, the second time it isn't."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop  # only the main thread may handle signals
        return
    before = signal.getsignal(signal.SIGINT)

    def ask(_number: int, _frame: FrameType | None) -> None:
        stop.asked = True
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


# Where games of such numbers are played: yields each, in order, until it is stopped.
Elsewhere = Callable[[Plan, range, Stop], Iterator[Played]]


def simulate(
    plan: Plan,
    games: int,
    jobs: int = 1,
    on_result: Callable[[Played], None] = lambda played: None,
    first: int = 0,
    elsewhere: Elsewhere | None = None,
) -> int:
    """Play the games, from number `first`, and hand each to `on_result`, in order. Returns how many there are then, with those
    before the first: fewer than asked only after Ctrl-C."""
    if games < 1:
        raise BadOption(f"At least one game must be played, not {games}.")
    if jobs < 1:
        raise BadOption(f"At least one process must play, not {jobs}.")
    finished = first
    numbers = range(first, games)
    with listening() as stop:
        if elsewhere is not None:
            results = elsewhere(plan, numbers, stop)
        elif jobs == 1 or len(numbers) <= 1 or plan.succession:
            results = in_this_process(plan, numbers, stop)
        else:
            results = in_workers(plan, numbers, jobs, stop)
        for played in results:
            on_result(played)
            finished += 1
    return finished


# ---------------------------------------------------------------- one game


class Table:
    """Where the games of a plan are played, one after another, in one process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any] = registry.load(plan.game)
        self.options = plan.options
        self.kinds = plan.kinds()
        self.sitting: dict[int, Bot] = {}

    def play(self, number: int, stop: Stop | None = None) -> Played | None:
        """Game `number`, after which its bots are dismissed, however it went."""
        played = None
        try:
            played = self.play_through(number, stop)
        finally:
            for bot in self.sitting.values():
                dismiss(bot, None if played is None else {"winners": played.winners, "scores": played.scores})
        return played

    def play_through(self, number: int, stop: Stop | None) -> Played | None:
        """Game `number`; None if it was stopped on the way."""
        game = self.game
        seed = self.plan.seed_of(number)
        names = self.plan.bots_of(number)
        state = game.new(self.options, seed)
        seats = game.seat_names(state)
        record = Record(game.name, self.options, seed, names)
        self.sitting = {}
        seated: list[Seated | None] = [None] * len(names)
        for seat, name in enumerate(names):
            if seat not in self.plan.automatic:
                self.sitting[seat] = bot = self.kinds[name](f"{seed}:{seat}")
                seated[seat] = Seated(bot, name, Luck(seed, seat), name in NAMES)
        try:
            play(game, state, seated, record.moves, stop or Stop())
        except Interrupted as halt:
            problem = halt.cause
            fault = f"{type(problem).__name__}: {problem}"
            if halt.action < 0:
                raise BotFailed(f"The bot {names[halt.seat]!r} failed in game {number + 1}. {fault}") from problem
            move = (seats[halt.seat], game.vocabulary.name(halt.action))
            sentence = f"The rules of {game.title} failed in game {number + 1}, at move {len(record.moves) + 1} ({fault})."
            trace = "".join(traceback.format_exception(problem))
            raise GameFailed(sentence, record.dumps(), move, trace) from problem
        if not state.over:
            return None
        record.result = result_of(game, state)
        legacy = game.legacy(state)
        if self.plan.succession and game.text_option is not None:
            self.options = {**self.options, game.text_option.name: legacy}
        played = Played(number, record, count_actions(game, record, seats), game.factions(state), legacy)
        played.times = {seats[seat]: bot.times for seat, bot in self.sitting.items() if isinstance(bot, Timed)}
        return played


def count_actions(game: Game[Any], record: Record, seats: list[str]) -> dict[str, dict[str, int]]:
    verbs = set(game.tallied_verbs())
    counts: dict[str, Counter[str]] = {seat: Counter() for seat in seats}
    for seat, action in record.moves:
        if action.partition(" ")[0] in verbs:
            counts[seat][action] += 1
    return {seat: dict(count) for seat, count in counts.items()}


# ---------------------------------------------------------------- many games


def in_this_process(plan: Plan, numbers: range, stop: Stop) -> Iterator[Played]:
    table = Table(plan)
    for number in numbers:
        played = table.play(number, stop)
        if played is None:
            return
        yield played


def in_workers(plan: Plan, numbers: range, jobs: int, stop: Stop) -> Iterator[Played]:
    """The results come back in order, whoever finishes first. After Ctrl-C, games that have begun are finished."""
    pool = ProcessPoolExecutor(min(jobs, len(numbers)), get_context("spawn"), begin_worker, (plan,))
    handed_out: deque[Future[Played]] = deque()
    waiting = deque(numbers)
    try:
        while not stop.asked and (waiting or handed_out):
            while waiting and len(handed_out) < jobs * AHEAD:
                with ctrl_c_held_back():
                    handed_out.append(pool.submit(play_in_worker, waiting.popleft()))
            yield handed_out.popleft().result()
        pool.shutdown(cancel_futures=True)
        while handed_out and not handed_out[0].cancelled():
            yield handed_out.popleft().result()
    except BrokenProcessPool:
        raise BotFailed("A process that played games has died; the games before it are kept.") from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """A process started meanwhile never hears Ctrl-C, which a terminal sends to all; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_table: Table | None = None  # in a worker: where it plays


def begin_worker(plan: Plan) -> None:
    global _table  # noqa: PLW0603
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _table = Table(plan)


def play_in_worker(number: int) -> Played:
    assert _table is not None
    played = _table.play(number)
    assert played is not None
    return played
