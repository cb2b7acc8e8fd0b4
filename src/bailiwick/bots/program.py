"""A bot that is a program of its own, in whatever language: it is asked and answers in lines of JSON (docs/bots.md).

Whatever it does, it can only fail: who is late, has gone or talks nonsense is stopped with all that it has started, and a
sentence for its author says why.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import signal
import subprocess
import threading
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final
from weakref import WeakSet

from bailiwick.bots.base import Bot
from bailiwick.kernel.errors import BadOption, BailiwickError, quoted, shortened
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View

PROTOCOL: Final = 1
STARTING_SECONDS: Final = 20.0  # to start and to answer the greeting
LEAVING_SECONDS: Final = 1.0  # to end by itself once the game is over
LONGEST_LINE: Final = 1 << 20  # bytes; an answer is some dozens
UNREAD: Final = 8  # times that it has written without being asked: then it is listened to no further
ENDED: Final = "ended"
CHUNK: Final = 1 << 16
KEPT: Final = 1 << 16  # bytes of its error stream: the last ones
QUOTED_ERRORS: Final = 300


class ProgramFailed(BailiwickError):
    """A program did not do what it should; the sentence is for its author."""


class Program(Bot):
    """The bot that a program is. The program is started at its first decision and ends with the game."""

    command: list[str]  # set by `kind_of`
    seconds: float

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.luck = ""
        self.running: Running | None = None
        self.errors = ""  # what it wrote to its error stream, once it has ended

    def asked(self, luck: Rng) -> None:
        super().asked(luck)
        self.luck = luck.to_json()

    def choose(self, view: View) -> int:
        try:
            if self.running is None:
                self.running = Running(self.command)
                self.running.ask(self.greeting(view), STARTING_SECONDS)
            return self.chosen(view, self.running.ask(self.question(view), self.seconds))
        except ProgramFailed as problem:
            self.stop()
            raise ProgramFailed(f"The program {shlex.join(self.command)!r} {problem}.{self.last_words()}") from None

    def greeting(self, view: View) -> dict[str, Any]:
        names = view.game.seat_names(view.masked)
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": view.game.name,
            "options": view.game.options_of(view.masked),
            "seats": names,
            "seat": names[view.seat],
            "seconds": self.seconds,
        }

    def question(self, view: View) -> dict[str, Any]:
        game, masked = view.game, view.masked
        return {
            "type": "choose",
            "prompt": game.prompt(masked, view.seat, "en"),
            "legal": [{"action": game.vocabulary.name(a), "text": game.say_action(masked, a, "en")} for a in view.legal],
            "view": game.view_json(masked, view.seat),
            "luck": self.luck,
            "seconds": self.seconds,
        }

    def chosen(self, view: View, answer: dict[str, Any]) -> int:
        name = answer.get("action")
        if not isinstance(name, str):
            raise ProgramFailed(f"answered {quoted(answer)}, which has no text under 'action'")
        for action in view.legal:
            if view.game.vocabulary.name(action) == name:
                return action
        raise ProgramFailed(f"chose {quoted(name)}, which is not one of the {len(view.legal)} actions it was offered")

    def ended(self, result: dict[str, Any] | None) -> None:
        if self.running is not None and result is not None:
            self.running.tell({"type": "over", "winners": result["winners"], "scores": result["scores"]})
            self.running.leave(LEAVING_SECONDS)
        self.stop()

    def stop(self) -> None:
        if self.running is not None:
            self.errors = self.running.end()
            self.running = None

    def last_words(self) -> str:
        last = self.errors.strip()[-QUOTED_ERRORS:]
        return f" Its error stream ends: {last}" if last else ""


def kind_of(command: str, seconds: float) -> type[Program]:
    """The class of the bot that a command makes, checked as far as it can be without running it."""
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise BadOption(f"The command {command!r} can't be read: {problem}.") from None
    if not words:
        raise BadOption("After prog: comes a command, as in prog:./mybot or 'prog:node mybot.js'.")
    if shutil.which(words[0]) is None:
        raise BadOption(f"There is no program {words[0]!r} that can be run.")
    return type("Program", (Program,), {"command": words, "seconds": seconds})


# ---------------------------------------------------------------- a program that runs

_running: WeakSet[Running] = WeakSet()


class Running:
    """Its streams are carried by threads, so that a program that doesn't read, or doesn't stop writing, is late and no worse."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C at our keyboard is not for it, and what it starts is found again
            )
        except OSError as problem:
            raise ProgramFailed(f"can't be run: {problem.strerror}") from None
        _running.add(self)
        self.outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self.incoming: SimpleQueue[list[bytes] | str] = (
            SimpleQueue()
        )  # lines that came together, none blank; or what it did instead
        self.errors = b""
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read, self._keep_errors)]
        for thread in self.threads:
            thread.start()

    def tell(self, message: dict[str, Any]) -> None:
        self.outgoing.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Its answer to a message. If there is none in time, or it makes no sense: ProgramFailed, with the rest of a sentence."""
        early = self._next(None)
        if early:
            raise ProgramFailed(f"wrote a line before it was asked: {_shown(early[0])}")
        self.tell(message)
        lines = self._next(seconds)
        if not lines:
            raise ProgramFailed(f"did not answer within {seconds:g} seconds")
        if len(lines) > 1:
            raise ProgramFailed(f"answered in {len(lines)} lines at once, where one was due: {_shown(lines[0])}")
        line = lines[0]
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise ProgramFailed(f"answered {_shown(line)}, which is not JSON") from None
        if not isinstance(answer, dict):
            raise ProgramFailed(f"answered {_shown(line)}, which is no JSON object")
        return answer

    def _next(self, seconds: float | None) -> list[bytes]:
        """What it has written next; nothing if that is nothing within so many seconds, or until now."""
        try:
            got = self.incoming.get(seconds is not None, seconds)
        except Empty:
            return []
        if isinstance(got, list):
            return got
        raise ProgramFailed(self._how_it_ended() if got == ENDED else got)

    def _how_it_ended(self) -> str:
        try:
            return f"ended with code {self.process.wait(LEAVING_SECONDS)} in the middle of the game"
        except subprocess.TimeoutExpired:
            return "closed its output in the middle of the game"

    def leave(self, seconds: float) -> None:
        """Close its input, by which it knows that nothing more comes, and give it a while to end by itself."""
        self.outgoing.put(None)
        self.threads[1].join(seconds)

    def end(self) -> str:
        """Whatever it does: it ends now, with all that it has started. What is left of its error stream."""
        self.kill()
        self.process.wait()
        self.outgoing.put(None)
        for thread in self.threads:
            thread.join(LEAVING_SECONDS)  # longer only if somebody it has sent away still holds its streams
        _running.discard(self)
        return self.errors.decode(errors="replace")

    def kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):  # there is nobody left (on macOS: only the dead)
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    # -- the threads: each closes its stream when it ends

    def _write(self) -> None:
        assert self.process.stdin is not None
        with suppress(OSError), self.process.stdin as stream:  # it reads no more: its answer will be missed where it is due
            while (line := self.outgoing.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self) -> None:
        assert self.process.stdout is not None
        rest = b""
        with self.process.stdout as stream:
            while chunk := stream.read1(CHUNK):  # type: ignore[attr-defined]
                *lines, rest = (rest + chunk).split(b"\n")
                if lines := list(filter(bytes.strip, lines)):
                    self.incoming.put(lines)
                if len(rest) > LONGEST_LINE:
                    self.incoming.put(f"wrote a line of more than {LONGEST_LINE} bytes")
                    return
                if self.incoming.qsize() > UNREAD:
                    return
        if rest.strip():
            self.incoming.put([rest])
        self.incoming.put(ENDED)

    def _keep_errors(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as stream:
            while chunk := stream.read1(CHUNK):  # type: ignore[attr-defined]
                self.errors = (self.errors + chunk)[-KEPT:]


def _shown(line: bytes) -> str:
    return repr(shortened(line.decode(errors="replace").strip(), 80))


@atexit.register
def _end_all() -> None:
    for running in list(_running):
        running.kill()
