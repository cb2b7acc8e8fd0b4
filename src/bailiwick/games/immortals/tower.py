"""The cube tower: a random device that remembers. Cubes are counted by colour: the five players', then the inhabitants (green).

Model "ledges": each thrown cube, in random order, first knocks every cube inside loose with a small chance, then sticks itself
with a chance that falls as the ledges fill. Model "independent": thrown cubes stay and cubes inside leave with fixed chances.
"""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.native import i64, mypyc_attr
from bailiwick.kernel.rng import Rng

COLOURS: Final = 6
GREEN: Final = 5
WORDS: Final = 4294967296.0  # how many different words a generator gives

LEDGES: Final = 0
INDEPENDENT: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where the tower's numbers from 0 to 1 come from."""

    def unit(self) -> float:
        raise NotImplementedError


class RngChance(Chance):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def unit(self) -> float:
        return float(int(self.rng.word())) / WORDS


class Tower:
    """The parameters of the device; its content is part of the state."""

    def __init__(self, stick: float, knock: float, capacity: int, stays: float, leaves: float) -> None:
        self.stick = stick
        self.knock = knock
        self.capacity: i64 = capacity
        self.stays = stays
        self.leaves = leaves

    def throw(self, held: list[int], thrown: list[int], chance: Chance, model: int = LEDGES) -> list[int]:
        """Drop cubes into the tower; `held` is changed to what is inside afterwards, and what came out is returned."""
        if model == INDEPENDENT:
            return self.throw_independent(held, thrown, chance)
        bag = expand(thrown)
        i: i64 = len(bag) - 1
        while i > 0:
            j: i64 = int(chance.unit() * float(int(i + 1)))
            cube: i64 = bag[i]
            bag[i] = bag[j]
            bag[j] = cube
            i -= 1
        inside = expand(held)
        out = [0] * COLOURS
        for passing in bag:
            stuck: list[int] = []
            for cube in inside:
                if chance.unit() < self.knock:
                    out[cube] += 1
                else:
                    stuck.append(cube)
            inside = stuck
            room = 1.0 - len(inside) / self.capacity
            if chance.unit() < self.stick * (room if room > 0.0 else 0.0):
                inside.append(passing)
            else:
                out[passing] += 1
        colour: i64 = 0
        while colour < COLOURS:
            held[colour] = 0
            colour += 1
        for cube in inside:
            held[cube] += 1
        return out

    def throw_independent(self, held: list[int], thrown: list[int], chance: Chance) -> list[int]:
        out = [0] * COLOURS
        colour: i64 = 0
        while colour < COLOURS:
            staying: i64 = 0
            for _ in range(thrown[colour]):
                if chance.unit() < self.stays:
                    staying += 1
            leaving: i64 = 0
            for _ in range(held[colour]):
                if chance.unit() < self.leaves:
                    leaving += 1
            out[colour] = thrown[colour] - staying + leaving
            held[colour] += staying - leaving
            colour += 1
        return out


def expand(cubes: list[int]) -> list[int]:
    """The cubes one by one, in the order of the colours."""
    out: list[int] = []
    colour: i64 = 0
    while colour < COLOURS:
        for _ in range(cubes[colour]):
            out.append(colour)
        colour += 1
    return out
