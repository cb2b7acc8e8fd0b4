"""Bots think in worker processes, given only their seat's masked position. A worker that dies or dawdles is replaced.

Each worker has a thread of its own that hands it a position and waits, so a bot's time begins when its turn to think has come.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import signal
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from bailiwick.kernel.view import View

log = logging.getLogger("bailiwick.bots")

# spawn: a forked child would inherit sockets and locks of a running server
PROCESSES: Final = multiprocessing.get_context("spawn")
STARTING_SECONDS: Final = 60.0
TRIES: Final = 2


class Question(NamedTuple):
    game: str
    position: dict[str, Any]
    seat: int
    bot: str  # empty: no bot plays, a person asks for a hint
    luck: str

    @property
    def who(self) -> str:
        """Of whom the log speaks."""
        return f"the bot {self.bot}" if self.bot else "a hint"


def think(question: Question) -> str:
    """The name of the action the bot chooses; for a hint, several with what is to be said of them, as JSON. The position is
    masked, so there is nothing to peek at."""
    from bailiwick import bots, games
    from bailiwick.kernel.view import View

    game = games.load(question.game)
    view = View(game, game.from_json(question.position), question.seat)
    if not question.bot:
        return json.dumps(advice(view, question.luck))
    bot = bots.load(question.bot, question.luck)
    return game.vocabulary.name(bots.choose(bot, view, question.luck))


def advice(view: View, luck: str) -> list[tuple[str, float, str]]:
    """The best choices: their names, how likely they win, and the theme that speaks for each."""
    from bailiwick.bots.hints import hints
    from bailiwick.bots.judging import learned
    from bailiwick.kernel.rng import Rng

    judgement, names = learned(view.game), view.game.vocabulary.names
    assert judgement is not None, "hints are offered only where something was learned"
    return [(names[hint.action], hint.chance, hint.why) for hint in hints(view, judgement, Rng.from_json(luck))]


def learn(game: str) -> str:
    """Import what it takes to think about a game; its name, when that is done."""
    from bailiwick import bots, games
    from bailiwick.bots.judging import learned

    for bot in bots.NAMES:
        bots.find(bot)
    learned(games.load(game))
    return games.load(game).name


class Answer(NamedTuple):
    """An action's name or, where there is none, what was raised."""

    action: str
    fault: str = ""


def work(pipe: Connection) -> None:
    """Runs in a worker: learn games and answer questions until the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt at the keyboard is the server's business
    try:
        while True:
            asked = pipe.recv()
            try:
                answer = Answer(learn(asked) if isinstance(asked, str) else think(Question(*asked)))
            except Exception:  # whatever a bot or the rules do: the server is told, and tells the people at the table
                answer = Answer("", traceback.format_exc())
            pipe.send(tuple(answer))
    except (EOFError, OSError):
        pass


class NoAnswer(Exception):
    """A bot was asked and asked again, and gave no answer. `fault` is what it raised, if it did."""

    def __init__(self, sentence: str, fault: str = "") -> None:
        super().__init__(sentence)
        self.fault = fault


class Stopping(Exception):
    """The server is stopping: nobody thinks any more."""


class Worker:
    def __init__(self) -> None:
        self.pipe, theirs = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=work, args=(theirs,), name="bailiwick-bot", daemon=True)
        self.process.start()
        theirs.close()
        self.games: set[str] = set()  # those it has learnt

    def ask(self, question: Question, seconds: float) -> Answer:
        """The bot's answer. Raises EOFError or OSError if the worker has died, TimeoutError if it takes too long."""
        if question.game not in self.games:
            self._ask(question.game, STARTING_SECONDS)  # not the bot's time
            self.games.add(question.game)
        return self._ask(tuple(question), seconds)

    def _ask(self, what: object, seconds: float) -> Answer:
        self.pipe.send(what)
        if not self.pipe.poll(seconds):
            raise TimeoutError
        return Answer(*self.pipe.recv())

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def until_beat(seconds: float, beat: float) -> float:
    """How long an answer that was found in so many seconds is held back.

    Answers are given on the beat: how long a bot has thought would tell how much it had to choose from, and so what it holds.
    """
    return beat - seconds % beat if beat else 0.0


class Thinkers:
    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="thinker")
        self.lock = threading.Lock()
        self.workers: dict[int, Worker] = {}  # by the thread that each belongs to
        self.closed = False

    async def choose(self, question: Question) -> str:
        """The name of the action a bot chooses; the loop goes on meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._choose, question)

    def _choose(self, question: Question) -> str:
        """Ask this thread's worker; if it fails, dies or takes too long, ask once more, a new one if need be."""
        sentence, fault = "", ""
        for _ in range(TRIES):
            worker = self._worker()
            try:
                answer = worker.ask(question, self.seconds)
            except (EOFError, OSError) as problem:  # a TimeoutError is an OSError
                self._drop(worker)
                if self.closed:
                    raise Stopping from None
                late = isinstance(problem, TimeoutError)
                sentence = f"took more than {self.seconds:g} seconds" if late else "died while it was thinking"
                log.warning("%s %s; its worker was replaced", question.who, sentence)
            else:
                if answer.action:
                    return answer.action
                sentence, fault = "failed", answer.fault
                log.warning("%s failed: %s", question.who, fault)
        raise NoAnswer(f"{question.who[:1].upper()}{question.who[1:]} {sentence}, and again when it was asked once more.", fault)

    def _worker(self) -> Worker:
        with self.lock:
            if self.closed:
                raise Stopping
            thread = threading.get_ident()
            if thread not in self.workers:
                self.workers[thread] = Worker()
            return self.workers[thread]

    def _drop(self, worker: Worker) -> None:
        with self.lock:
            del self.workers[threading.get_ident()]
        worker.end()

    def close(self) -> None:
        """Whatever is being thought is dropped."""
        with self.lock:
            self.closed = True
            for worker in self.workers.values():
                worker.process.kill()
        self.threads.shutdown(wait=True, cancel_futures=True)
