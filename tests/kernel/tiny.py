"""Stones: the smallest whole game the kernel carries, to show that a new game needs nothing more.

S-1  Each of two to four players begins with six stones. Each round all hide one to three of them in a fist, at the same time.
S-2  The fists open; what was hidden is spent. Whoever hid strictly the most gets a point and, one time in two, a stone back.
S-3  The game ends when somebody begins a round without stones. The most points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.kernel.game import Game
from bailiwick.kernel.options import Option, read_options
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.step import Program, Step
from bailiwick.kernel.vocabulary import Kind, Vocabulary

SEATS: Final = ("north", "east", "south", "west")
VOCABULARY: Final = Vocabulary()
HIDE: Final = VOCABULARY.add("hide", Kind("stones", ("1", "2", "3"), first=1))


class Stones(State):
    def __init__(self, blank: bool = False) -> None:
        super().__init__(blank)
        self.left: list[int] = []
        self.fists: list[int] = []  # 0: still open; secret until all are closed
        self.points: list[int] = []

    def clone(self) -> Stones:
        other = Stones(True)
        self.copy_kernel(other)
        other.left, other.fists, other.points = self.left.copy(), self.fists.copy(), self.points.copy()
        return other


class Hide(Step[Stones]):
    def enter(self, s: Stones) -> None:
        if 0 not in s.fists:
            self.open_fists(s)
        if 0 in s.left:
            s.over = True
        else:
            s.ask_all((1 << s.seats) - 1)

    def open_fists(self, s: Stones) -> None:
        most = max(s.fists)
        s.left = [left - fist for left, fist in zip(s.left, s.fists, strict=True)]
        if s.fists.count(most) == 1:
            winner = s.fists.index(most)
            s.points[winner] += 1
            s.left[winner] += s.rng.below(2)
        s.fists = [0] * s.seats
        s.reveal()

    def options(self, s: Stones, seat: int) -> list[int]:
        return [HIDE + number for number in (1, 2, 3) if number <= s.left[seat]]

    def choose(self, s: Stones, seat: int, action: int) -> None:
        s.fists[seat] = action - HIDE

    def why_not(self, s: Stones, seat: int, action: int) -> Reason | None:
        return Reason("S-1", "too_few_stones") if s.left[seat] < action - HIDE else None


PROGRAM: Final[Program[Stones]] = Program()
PROGRAM.add("hide", Hide())


class StonesGame(Game[Stones]):
    def new(self, options: Mapping[str, object], seed: int | str) -> Stones:
        players = int(str(read_options(self.options, options)["players"]))
        s = self.from_json({"left": [6] * players, "fists": [0] * players, "points": [0] * players, "over": False})
        s.rng = Rng(seed)
        return s

    def seat_names(self, s: Stones) -> list[str]:
        return list(SEATS[: s.seats])

    def scores(self, s: Stones) -> list[int]:
        return s.points.copy()

    def score_sources(self, s: Stones) -> list[dict[str, int]]:
        return [{"points": points} for points in s.points]

    def mask(self, s: Stones, seat: int) -> Stones:
        other = s.clone()
        other.rng = Rng()
        other.fists = [fist if i == seat else min(fist, 1) for i, fist in enumerate(s.fists)]
        return other

    def deal(self, masked: Stones, seat: int, rng: Rng) -> Stones:
        other = masked.clone()
        other.rng = Rng(rng.word())
        for i, fist in enumerate(masked.fists):
            if fist and i != seat:
                other.fists[i] = 1 + other.rng.below(min(3, other.left[i]))
        return other

    def reshuffle(self, s: Stones, seats: int, rng: Rng) -> Stones:
        other = s.clone()
        other.rng = Rng(rng.word())
        other.fists = [0] * s.seats  # all that is secret: they are asked for again
        other.waiting = (1 << s.seats) - 1
        return other

    def view_json(self, masked: Stones, seat: int) -> dict[str, Any]:
        return {"left": masked.left, "fists": masked.fists, "points": masked.points}

    def to_json(self, s: Stones) -> dict[str, Any]:
        lists = {"left": s.left.copy(), "fists": s.fists.copy(), "points": s.points.copy()}
        return {**lists, "over": s.over, "revealed": s.revealed, "rng": s.rng.to_json()}

    def from_json(self, data: Mapping[str, Any]) -> Stones:
        s = Stones()
        s.left, s.fists, s.points = list(data["left"]), list(data["fists"]), list(data["points"])
        s.seats, s.over, s.revealed = len(s.left), data["over"], data.get("revealed", 0)
        s.rng = Rng.from_json(data["rng"]) if "rng" in data else Rng(0)
        s.push(PROGRAM.by_key["hide"].index)
        s.ask_all(0 if s.over else sum(1 << seat for seat in range(s.seats) if s.fists[seat] == 0))
        return s


GAME: Final = StonesGame("stones", "Stones", VOCABULARY, PROGRAM, [Option("players", (2, 3, 4), "How many play.")])
