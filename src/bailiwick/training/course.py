"""A course of training: rounds of games, each followed by a fit and a trial against the greedy bot. All of it lies in one folder,
so that it can be stopped at any moment and gone on with."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from bailiwick import games as registry
from bailiwick.bots import Bot
from bailiwick.bots.greedy import Greedy
from bailiwick.bots.judging import Learned
from bailiwick.bots.planner import Planner
from bailiwick.kernel.game import Game
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.shelf import course_in
from bailiwick.training.fitting import Samples, Weights, fit
from bailiwick.training.selfplay import Habits, play_and_note

AHEAD: Final = 3  # chunks handed to each worker beforehand
TRIAL_WIDTH: Final = 8
FINENESS: Final = 1000


class Course(NamedTuple):
    """What is to be done. Most of it stands in the game's `course.json`: what has proved good there."""

    game: str
    options: Sequence[Mapping[str, Any]]  # of the games, by turns; the first is that of the trials
    rounds: int
    games: int  # in each round
    units: int  # of the network's hidden layer
    scale: float  # points that make one unit of margin
    unit: float  # what a point of the game's own evaluation is worth to the judgement
    taste: float  # how much the margin counts beside the chance to win
    mid_turn: float  # how many of the positions in the middle of a turn are noted
    apart: int  # of the ends of turns, every how many
    noise: float  # how often something is done at random
    trust: float  # in how a game ended, against what the judgement before thought of the next position
    width: int  # of the plans of those that play
    epochs: int = 4  # of each fit: how often it goes through all positions
    networks: int = 1  # that are fitted apart and joined
    batch: int = 512  # positions of a step
    decay: float = 1e-6  # how much weights shrink that say little
    worlds: int = 1  # that each of them imagines
    greedy: float = 0.125  # how many of the seats are greedy bots' in the games after the first round
    ranks: bool = True  # whether what was learned also ranks positions in mid-turn; the game's own evaluation is quicker
    memory: int = 2  # rounds that are learned from, the greedy bots' own left out; 0: all that were played
    passing: bool = False  # turns end where somebody passes, which can be anywhere, and are noted before that, as plans see it
    trial: int = 100  # games of each trial
    chunk: int = 20  # games that are played before they are written down
    seed: int = 1


def usual_course(name: str, **changes: Any) -> Course:
    game = registry.load(name)
    written = json.loads(course_in(f"bailiwick.games.{game.name}"))
    return Course(game.name, **{**written, **{key: value for key, value in changes.items() if value is not None}})


class Work(Protocol):
    """Something that was handed out."""

    def result(self) -> Any: ...


class Workers(Protocol):
    """Where games are played: processes of this machine, or a cluster's."""

    def submit(self, task: Callable[..., Any], /, *given: Any) -> Work: ...


# ---------------------------------------------------------------- what workers do


@lru_cache(maxsize=2)
def judgement(name: str, weights: str) -> Learned:
    return Learned(registry.load(name), json.loads(weights))


def planner(course: Course, weights: str, seed: str, width: int) -> Bot:
    bot = Planner(seed, width, course.worlds)
    bot.judgement = judgement(course.game, weights)
    return bot


def players(course: Course, weights: str, seats: int, seed: str) -> list[Bot]:
    """Who plays: at first greedy bots, later those that the round before has taught, and a greedy one among them now and then."""
    chance = Rng(f"{seed}/players")
    found: list[Bot] = []
    for seat in range(seats):
        if not weights or int(chance.below(FINENESS)) < course.greedy * FINENESS:
            found.append(Greedy(f"{seed}:{seat}"))
        else:
            found.append(planner(course, weights, f"{seed}:{seat}", course.width))
    return found


def play_chunk(course: Course, round: int, chunk: int, weights: str) -> bytes:
    """Play some games of a round: what was noted of them, as a file of NumPy's."""
    game = registry.load(course.game)
    features: list[Any] = []
    chains: list[int] = []
    games: list[int] = []
    won: list[float] = []
    margins: list[float] = []
    chain = 0
    for which in range(chunk * course.chunk, (chunk + 1) * course.chunk):
        options = course.options[which % len(course.options)]
        seed = f"{course.seed}:{round}:{which}"
        bots = players(course, weights, seats_of(game, options), seed)
        notes = play_and_note(game, options, seed, bots, Habits(course.noise, course.mid_turn, course.apart, course.passing))
        for seat, rows in enumerate(notes.features):
            features.extend(np.array(rows, np.float16))
            chains.extend([chain] * len(rows))
            games.extend([which] * len(rows))
            won.extend([notes.won[seat]] * len(rows))
            margins.extend([notes.margins[seat]] * len(rows))
            chain += 1
    file = BytesIO()
    np.savez_compressed(
        file,
        features=np.array(features, np.float16),
        chain=np.array(chains, np.int32),
        game=np.array(games, np.int32),
        won=np.array(won, np.float32),
        margin=np.array(margins, np.float32),
    )
    return file.getvalue()


def seats_of(game: Game[Any], options: Mapping[str, Any]) -> int:
    return len(game.seat_names(game.new(options, 0)))


def play_trial(course: Course, which: int, weights: str) -> float:
    """A planner against greedy bots: its part of the win."""
    game = registry.load(course.game)
    options = course.options[0]
    seed = f"trial:{course.seed}:{which}"
    seats = seats_of(game, options)
    bots: list[Bot] = [Greedy(f"{seed}:{other}") for other in range(seats)]
    bots[which % seats] = planner(course, weights, f"{seed}:{which % seats}", TRIAL_WIDTH)
    return play_and_note(game, options, seed, bots, Habits(0.0, 0.0, 0)).won[which % seats]


# ---------------------------------------------------------------- the course


class Told(NamedTuple):
    """How far a course has come."""

    round: int
    what: str
    done: int
    of: int


class Training:
    """A course in its folder: `round-01/games-0000.npz` and so on, `weights-01.json`, and what came of them in `rounds.json`."""

    def __init__(self, course: Course, folder: Path, workers: Workers, jobs: int, tell: Callable[[Told], None]) -> None:
        self.course = course
        self.folder = folder
        self.workers = workers
        self.jobs = jobs
        self.tell = tell
        self.rounds: list[dict[str, Any]] = []
        if self.rounds_file.exists():
            self.rounds = json.loads(self.rounds_file.read_text(encoding="utf-8"))

    @property
    def rounds_file(self) -> Path:
        return self.folder / "rounds.json"

    def weights(self, round: int) -> str:
        """What a round has taught; empty before the first."""
        return self.weights_file(round).read_text(encoding="utf-8") if round else ""

    def weights_file(self, round: int) -> Path:
        return self.folder / f"weights-{round:02}.json"

    def games_file(self, round: int, chunk: int) -> Path:
        return self.folder / f"round-{round:02}" / f"games-{chunk:04}.npz"

    def run(self) -> list[dict[str, Any]]:
        """Go through all rounds that are not done yet; the answer is what came of each."""
        for round in range(len(self.rounds) + 1, self.course.rounds + 1):
            self.play(round)
            learnt = self.learn(round)
            wins = self.try_out(round)
            self.rounds.append({"round": round, **learnt, "trial": self.course.trial, "wins": wins})
            write(self.rounds_file, json.dumps(self.rounds, indent=1).encode())
        return self.rounds

    def play(self, round: int) -> None:
        chunks = -(-self.course.games // self.course.chunk)
        todo = [chunk for chunk in range(chunks) if not self.games_file(round, chunk).exists()]
        self.games_file(round, 0).parent.mkdir(parents=True, exist_ok=True)
        weights = self.weights(round - 1)
        done = chunks - len(todo)
        tasks = [(self.course, round, chunk, weights) for chunk in todo]
        for chunk, noted in zip(todo, self.handed_out(play_chunk, tasks), strict=True):
            write(self.games_file(round, chunk), noted)
            done += 1
            self.tell(Told(round, "games", done * self.course.chunk, chunks * self.course.chunk))

    def handed_out(self, task: Callable[..., Any], given: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        """The results in order, with no more handed out than keeps everybody busy."""
        waiting = deque(given)
        handed_out: deque[Work] = deque()
        while waiting or handed_out:
            while waiting and len(handed_out) < self.jobs * AHEAD:
                handed_out.append(self.workers.submit(task, *waiting.popleft()))
            yield handed_out.popleft().result()

    def samples(self, round: int) -> Iterator[Samples]:
        for path in sorted(self.games_file(round, 0).parent.glob("games-*.npz")):
            with np.load(path) as data:
                yield Samples(data["features"], data["chain"], data["game"], data["won"], data["margin"])

    def learn(self, round: int) -> dict[str, Any]:
        """Fit to the games of this round and some before; the first ones, of greedy bots, are usually left behind at once."""
        course = self.course
        self.tell(Told(round, "fit", 0, 1))
        first = max(round - course.memory + 1, min(round, 2)) if course.memory else 1
        rounds = range(first, round + 1)
        samples = Samples.joined([part for each in rounds for part in self.samples(each)])
        before = self.weights(round - 1)
        teacher = Weights.from_json(json.loads(before)) if before else None
        found = fit(
            samples,
            course.scale,
            course.units,
            course.seed + round,
            teacher,
            course.trust,
            course.epochs,
            batch=course.batch,
            decay=course.decay,
            networks=course.networks,
        )
        learnt = {"positions": len(samples.won), "loss": round_off(found.loss), "explained": round_off(found.explained)}
        made = {**course._asdict(), "round": round, **learnt}
        data = {
            "made": made,
            "scale": course.scale,
            "unit": course.unit,
            "taste": course.taste,
            "mid_turn": course.ranks and course.mid_turn > 0,
            "passing": course.passing,
            **found.weights.to_json(),
        }
        write(self.weights_file(round), json.dumps(data, separators=(",", ":")).encode())
        self.tell(Told(round, "fit", 1, 1))
        return learnt

    def try_out(self, round: int) -> float:
        """The part that a planner wins against greedy bots."""
        weights = self.weights(round)
        tasks = [(self.course, which, weights) for which in range(self.course.trial)]
        won = 0.0
        for done, part in enumerate(self.handed_out(play_trial, tasks), start=1):
            won += part
            self.tell(Told(round, "trial", done, len(tasks)))
        return round_off(won / len(tasks)) if tasks else 0.0


def round_off(value: float) -> float:
    return round(value, 4)


def write(path: Path, data: bytes) -> None:
    """All of it or nothing, whenever it is stopped."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(data)
    part.replace(path)
