"""Fits the network of a judgement to what was noted of games. Needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
DIGITS = 4  # of a weight, as it is written
NONE = 1e-6  # a weight below that is none
HELD_OUT = 10  # of so many games, one is not learned from


class Samples(NamedTuple):
    """Positions of many games. Those of one seat in one game follow one another: they are a chain."""

    features: NDArray[np.float16]
    chain: NDArray[np.int32]
    game: NDArray[np.int32]  # by its number
    won: Array  # of the chain: how the game ended for the seat, from 0 to 1
    margin: Array

    @staticmethod
    def joined(parts: Sequence[Samples]) -> Samples:
        shift = 0
        chains = []
        for part in parts:
            chains.append(part.chain + shift)
            shift += int(part.chain[-1]) + 1
        return Samples(
            np.concatenate([part.features for part in parts]),
            np.concatenate(chains),
            np.concatenate([part.game for part in parts]),
            np.concatenate([part.won for part in parts]),
            np.concatenate([part.margin for part in parts]),
        )


class Weights:
    """A network while it is fitted: its arrays, in the order of the steps."""

    def __init__(self, inputs: int, units: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.arrays: list[Array] = [
            (rng.standard_normal((inputs, units)) * np.sqrt(1.0 / inputs)).astype(np.float32),
            np.zeros(units, np.float32),
            (rng.standard_normal((units, 2)) * np.sqrt(1.0 / units)).astype(np.float32),
            np.zeros(2, np.float32),
        ]
        self.first = [np.zeros_like(array) for array in self.arrays]
        self.second = [np.zeros_like(array) for array in self.arrays]
        self.steps = 0

    def forward(self, x: Array) -> tuple[Array, Array]:
        w, b, v, c = self.arrays
        lit = np.maximum(x @ w + b, 0.0)
        return lit, lit @ v + c

    def predict(self, features: NDArray[np.float16], batch: int = 65536) -> Array:
        parts = [self.forward(features[at : at + batch].astype(np.float32))[1] for at in range(0, len(features), batch)]
        return sure(np.concatenate(parts))

    def step(self, x: Array, wanted: Array, rate: float, decay: float) -> None:
        """One step of Adam towards these outcomes, by the cross entropy of both outputs."""
        w, _, v, _ = self.arrays
        lit, out = self.forward(x)
        error = (sure(out) - wanted) / np.float32(len(x))
        back = (error @ v.T) * (lit > 0)
        gradients = [x.T @ back + decay * w, back.sum(0), lit.T @ error + decay * v, error.sum(0)]
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self.first[i] = 0.9 * self.first[i] + 0.1 * gradient
            self.second[i] = 0.999 * self.second[i] + 0.001 * gradient * gradient
            down = self.first[i] / (1 - 0.9**self.steps)
            size = np.sqrt(self.second[i] / (1 - 0.999**self.steps)) + 1e-8
            self.arrays[i] = (self.arrays[i] - rate * down / size).astype(np.float32)

    def to_json(self) -> dict[str, Any]:
        w, b, v, c = self.arrays
        return {"hidden": rounded(w.T), "bias": rounded(b), "out": rounded(v.T), "last": rounded(c)}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Weights:
        w = np.array(data["hidden"], np.float32).T
        found = Weights(w.shape[0], w.shape[1], 0)
        found.arrays = [
            w,
            np.array(data["bias"], np.float32),
            np.array(data["out"], np.float32).T,
            np.array(data["last"], np.float32),
        ]
        return found

    @staticmethod
    def mean(parts: Sequence[Weights]) -> Weights:
        """One network that says what these say on average: their units side by side."""
        share = np.float32(1 / len(parts))
        found = Weights(parts[0].arrays[0].shape[0], sum(part.arrays[0].shape[1] for part in parts), 0)
        found.arrays = [
            np.concatenate([part.arrays[0] for part in parts], axis=1),
            np.concatenate([part.arrays[1] for part in parts]),
            (np.concatenate([part.arrays[2] for part in parts]) * share).astype(np.float32),
            (np.sum([part.arrays[3] for part in parts], axis=0) * share).astype(np.float32),
        ]
        return found


def rounded(array: Array) -> Any:
    return np.vectorize(lambda value: float(f"{value:.{DIGITS}g}") if abs(value) >= NONE else 0.0)(array).tolist()


def sure(log_odds: Array) -> Array:
    return (1.0 / (1.0 + np.exp(-np.clip(log_odds, -30, 30)))).astype(np.float32)


def targets(samples: Samples, scale: float, teacher: Weights | None, trust: float) -> Array:
    """What each position should have been judged as: how it ended or, with a teacher, between that and what the teacher thinks
    of the positions after it (TD(λ), where λ is the trust in how it ended)."""
    ended = np.stack([samples.won, sure(samples.margin / np.float32(scale))], axis=1)
    if teacher is None:
        return ended
    thought = teacher.predict(samples.features)
    wanted = ended.copy()
    same = samples.chain[1:] == samples.chain[:-1]
    for at in range(len(wanted) - 2, -1, -1):
        if same[at]:
            wanted[at] = (1 - trust) * thought[at + 1] + trust * wanted[at + 1]
    return wanted


class Fit(NamedTuple):
    weights: Weights
    loss: float  # on positions of games that it was not fitted to, against how they ended
    explained: float  # of the variance of the outcomes there


def fit(
    samples: Samples,
    scale: float,
    units: int,
    seed: int,
    teacher: Weights | None = None,
    trust: float = 0.95,
    epochs: int = 4,
    batch: int = 512,
    rate: float = 1e-3,
    decay: float = 1e-6,
    networks: int = 1,
) -> Fit:
    """Several networks, each with a start and an order of its own, are fitted apart and joined: their errors differ, and the mean
    of what they say is better than what most of them say."""
    wanted = targets(samples, scale, teacher, trust)
    ended = targets(samples, scale, None, trust)
    held_out = samples.game % HELD_OUT == 0
    learning = np.flatnonzero(~held_out)
    weights = Weights.mean(
        [
            fitted(samples.features, wanted, learning, units, seed + 1000 * network, epochs, batch, rate, decay)
            for network in range(networks)
        ]
    )
    rows = np.flatnonzero(held_out)
    thought = np.clip(weights.predict(samples.features[rows]), 1e-6, 1 - 1e-6)
    truth = ended[rows]
    loss = float(-(truth * np.log(thought) + (1 - truth) * np.log(1 - thought)).mean())
    explained = 1 - ((truth - thought) ** 2).sum(0) / ((truth - truth.mean(0)) ** 2).sum(0)
    return Fit(weights, loss, float(explained.mean()))


def fitted(
    features: NDArray[np.float16],
    wanted: Array,
    learning: NDArray[np.int64],
    units: int,
    seed: int,
    epochs: int,
    batch: int,
    rate: float,
    decay: float,
) -> Weights:
    """A network, after going through these positions so many times."""
    rng = np.random.default_rng(seed)
    weights = Weights(features.shape[1], units, seed)
    total = epochs * (len(learning) // batch)
    done = 0
    for _ in range(epochs):
        order = rng.permutation(learning)
        for at in range(0, len(order) - batch + 1, batch):
            rows = order[at : at + batch]
            pace = rate * 0.5 * (1 + np.cos(np.pi * done / max(1, total)))
            weights.step(features[rows].astype(np.float32), wanted[rows], float(pace), decay)
            done += 1
    return weights
