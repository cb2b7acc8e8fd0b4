"""A network is sums and what is left of them above zero, and nothing else."""

import pytest

from bailiwick.kernel.network import Network

SMALL = Network(hidden=[[1.0, -2.0, 0.5], [-1.0, 0.0, 4.0]], bias=[0.5, -1.0], out=[[2.0, 1.0], [-3.0, 0.25]], last=[0.125, 8.0])


@pytest.mark.parametrize(
    ("features", "outputs"),
    [
        ([0.0, 0.0, 0.0], [0.125 + 2 * 0.5, 8.0 - 3 * 0.5]),  # only what the units begin with
        ([1.0, 0.0, 0.0], [0.125 + 2 * 1.5, 8.0 - 3 * 1.5]),
        ([0.0, 1.0, 0.0], [0.125, 8.0]),  # both units are below zero
        ([0.0, 0.0, 1.0], [0.125 + 2 * 1.0 + 1 * 3.0, 8.0 - 3 * 1.0 + 0.25 * 3.0]),
        ([-1.0, 0.5, 2.0], [0.125 + 1 * 8.0, 8.0 + 0.25 * 8.0]),
    ],
)
def test_outputs_are_weighted_sums_of_what_is_above_zero(features: list[float], outputs: list[float]) -> None:
    assert SMALL.outputs(features) == outputs
    assert SMALL.outputs(features) == outputs, "nothing is left of the position before"
