"""A small network: what a learned judgement is made of. Plain arithmetic in one order, so that it is the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.kernel.native import i64


class Network:
    """Features in, a few figures out, with one layer of hidden units between: each is the weighted sum of the features or, where
    that is below zero, zero."""

    def __init__(
        self, hidden: Sequence[Sequence[float]], bias: Sequence[float], out: Sequence[Sequence[float]], last: Sequence[float]
    ) -> None:
        """Of each hidden unit its weights of the features and its bias; of each output its weights of the units and its bias."""
        self.hidden: list[list[float]] = [[float(weight) for weight in row] for row in hidden]
        self.bias: list[float] = [float(weight) for weight in bias]
        self.out: list[list[float]] = [[float(weight) for weight in row] for row in out]
        self.last: list[float] = [float(weight) for weight in last]
        self.inputs = len(self.hidden[0])

    def outputs(self, features: list[float]) -> list[float]:
        """Most features of a position are zero: only the others are gone through."""
        there: list[int] = []
        values: list[float] = []
        for place, value in enumerate(features):
            if value != 0.0:
                there.append(place)
                values.append(value)
        number: i64 = len(there)
        lit: list[float] = []
        for unit, row in enumerate(self.hidden):
            total: float = self.bias[unit]
            i: i64 = 0
            while i < number:
                total += row[there[i]] * values[i]
                i += 1
            lit.append(max(total, 0.0))
        found: list[float] = []
        units: i64 = len(lit)
        for output, row in enumerate(self.out):
            total = self.last[output]
            i = 0
            while i < units:
                total += row[i] * lit[i]
                i += 1
            found.append(total)
        return found
