"""What is fitted: outcomes first, then what is thought of the positions after."""

import json

import numpy as np
import pytest

from bailiwick.kernel.network import Network
from bailiwick.training.fitting import Samples, Weights, fit, sure, targets


def games(number: int, length: int = 5) -> Samples:
    """Games of one seat that is sure to win if its second feature is larger than its first, and looks more so as it goes on."""
    rng = np.random.default_rng(5)
    wins = rng.random(number) < 0.5
    features = rng.random((number, length, 3)) * 0.1
    for step in range(length):
        features[:, step, 1] += np.where(wins, 0.2 * step, 0.0)
        features[:, step, 0] += np.where(wins, 0.0, 0.2 * step)
    chain = np.repeat(np.arange(number), length).astype(np.int32)
    won = np.repeat(wins, length).astype(np.float32)
    return Samples(features.reshape(-1, 3).astype(np.float16), chain, chain, won, 10 * won - 5)


def test_it_learns_who_wins() -> None:
    found = fit(games(400), scale=5, units=8, seed=1, epochs=30, batch=64, rate=0.01)
    assert found.explained > 0.7
    thought = found.weights.predict(np.array([[0.0, 0.9, 0.0], [0.9, 0.0, 0.0]], np.float16))
    assert thought[0, 0] > 0.9
    assert thought[1, 0] < 0.1


def test_the_same_seed_gives_the_same_weights() -> None:
    one, other = (fit(games(50), scale=5, units=4, seed=2, epochs=1, batch=32).weights.to_json() for _ in range(2))
    assert one == other


def test_a_network_plays_as_it_was_fitted() -> None:
    weights = fit(games(50), scale=5, units=4, seed=2, epochs=2, batch=32).weights
    data = json.loads(json.dumps(weights.to_json()))
    network = Network(data["hidden"], data["bias"], data["out"], data["last"])
    features = [0.25, 0.5, 0.125]
    wanted = Weights.from_json(data).predict(np.array([features], np.float16))[0]
    assert sure(np.array(network.outputs(features), np.float32)) == pytest.approx(wanted, abs=1e-5)


def test_a_teacher_is_believed_as_far_as_the_outcome_is_not() -> None:
    samples = games(2, length=3)
    teacher = Weights(3, 4, seed=9)
    thought = teacher.predict(samples.features)
    ended = targets(samples, 5, None, 0.75)
    found = targets(samples, 5, teacher, 0.75)
    for game in (0, 1):
        first, second, last = range(3 * game, 3 * game + 3)
        assert found[last] == pytest.approx(ended[last])
        assert found[second] == pytest.approx(0.25 * thought[last] + 0.75 * ended[last])
        assert found[first] == pytest.approx(0.25 * thought[second] + 0.75 * found[second])


def test_parts_are_joined_without_mixing_their_games() -> None:
    part = games(2, length=3)
    joined = Samples.joined([part, part])
    assert joined.chain.tolist() == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_networks_that_are_joined_say_what_they_say_on_average() -> None:
    parts = [Weights(3, units, seed) for units, seed in ((4, 1), (2, 2))]
    x = np.array([[0.25, 0.5, 0.125], [1.0, 0.0, -1.0]], np.float32)
    wanted = (parts[0].forward(x)[1] + parts[1].forward(x)[1]) / 2
    assert Weights.mean(parts).forward(x)[1] == pytest.approx(wanted, abs=1e-6)
    found = fit(games(50), scale=5, units=4, seed=2, epochs=1, batch=32, networks=3)
    assert found.weights.arrays[0].shape == (3, 12)
