"""The cube tower: bit for bit as the reference, what holds for every throw, and the chances of tower.yaml."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from bailiwick.games.immortals.data import Data
from bailiwick.games.immortals.tower import COLOURS, GREEN, INDEPENDENT, LEDGES, RngChance, Tower
from bailiwick.kernel.rng import Rng
from tests.games.immortals.reference import TOWER, PythonChance, check_vector
from tests.games.immortals.table import Table

PAGE: dict[str, list[dict[str, Any]]] = yaml.safe_load(Path(__file__).with_name("tower.yaml").read_text(encoding="utf-8"))
THROWS = 1500  # for each number that is compared
MODELS = st.sampled_from([LEDGES, INDEPENDENT])
CUBES = st.lists(st.integers(0, 12), min_size=COLOURS, max_size=COLOURS)
HELD = st.lists(st.integers(0, 5), min_size=COLOURS, max_size=COLOURS)  # at most the ledges' 30
SEEDS = st.integers(0, 1 << 30)

# ---------------------------------------------------------------- exactly


@pytest.mark.parametrize("vector", PAGE["vectors"], ids=[f"seed {vector['seed']}" for vector in PAGE["vectors"]])
def test_reference_vectors(vector: dict[str, Any]) -> None:
    check_vector(vector)


def test_the_printed_numbers() -> None:
    assert (TOWER.stick, TOWER.knock, TOWER.capacity) == (0.62, 0.036, 30)
    assert (TOWER.stays, TOWER.leaves) == (0.333, 0.333)


def test_the_generator_of_the_game_gives_numbers_from_0_to_1() -> None:
    chance = RngChance(Rng(1))
    units = [chance.unit() for _ in range(2000)]
    assert all(0 <= unit < 1 for unit in units)
    assert sum(units) / len(units) == pytest.approx(0.5, abs=0.02)


# ---------------------------------------------------------------- always


@given(HELD, CUBES, SEEDS, MODELS)
def test_no_cube_is_lost_or_made(held: list[int], thrown: list[int], seed: int, model: int) -> None:
    after = held.copy()
    out = TOWER.throw(after, thrown, RngChance(Rng(seed)), model)
    assert [h + t for h, t in zip(held, thrown, strict=True)] == [a + o for a, o in zip(after, out, strict=True)]
    assert min(after) >= 0 <= min(out)


@given(HELD, CUBES, SEEDS)
def test_the_ledges_never_hold_more_than_they_can(held: list[int], thrown: list[int], seed: int) -> None:
    TOWER.throw(held, thrown, RngChance(Rng(seed)))
    assert sum(held) <= TOWER.capacity


def test_full_ledges_let_everything_through() -> None:
    full = Tower(1.0, 0.0, 3, 0.0, 0.0)
    held = [3, 0, 0, 0, 0, 0]
    assert full.throw(held, [0, 5, 0, 0, 0, 2], PythonChance(1)) == [0, 5, 0, 0, 0, 2]
    assert held == [3, 0, 0, 0, 0, 0]


@given(HELD, SEEDS)
def test_an_empty_throw_changes_nothing(held: list[int], seed: int) -> None:
    before = held.copy()
    assert TOWER.throw(held, [0] * COLOURS, RngChance(Rng(seed))) == [0] * COLOURS
    assert held == before


@given(HELD, CUBES, SEEDS, MODELS)
def test_the_same_seed_and_cubes_give_the_same(held: list[int], thrown: list[int], seed: int, model: int) -> None:
    results = []
    for _ in range(2):
        inside = held.copy()
        results.append((TOWER.throw(inside, thrown, RngChance(Rng(seed)), model), inside))
    assert results[0] == results[1]


@given(CUBES, SEEDS, MODELS)
def test_what_is_thrown_is_left_as_it_was(thrown: list[int], seed: int, model: int) -> None:
    before = thrown.copy()
    TOWER.throw([0] * COLOURS, thrown, RngChance(Rng(seed)), model)
    assert thrown == before


# ---------------------------------------------------------------- by chance, with fixed seeds


def mean(values: Callable[[int], float]) -> float:
    return sum(values(seed) for seed in range(THROWS)) / THROWS


def held_after(tower: Tower, thrown: list[int], seed: int, model: int = LEDGES) -> list[int]:
    held = [0] * COLOURS
    tower.throw(held, thrown, PythonChance(seed), model)
    return held


@pytest.mark.parametrize("row", PAGE["feed"], ids=[f"{row['players']} players" for row in PAGE["feed"]])
def test_what_stays_inside_when_the_tower_is_fed(row: dict[str, Any]) -> None:
    thrown = [7] * row["players"] + [0] * (5 - row["players"]) + [10]
    rows = [held_after(TOWER, thrown, seed) for seed in range(THROWS)]
    assert sum(map(sum, rows)) / THROWS == pytest.approx(row["held"], abs=0.15)
    assert sum(held[0] for held in rows) / THROWS == pytest.approx(row["own"], abs=0.15)
    assert sum(held[GREEN] for held in rows) / THROWS == pytest.approx(row["green"], abs=0.15)


@pytest.mark.parametrize("row", PAGE["steady"], ids=[f"{row['cubes']} cubes" for row in PAGE["steady"]])
def test_in_the_long_run(row: dict[str, Any]) -> None:
    """Red is inside, blue is thrown; before each throw they change places, so that every stuck cube is red."""
    chance = PythonChance(row["cubes"])
    inside = 11
    total = stayed = left = 0
    for _ in range(THROWS):
        held = [inside, 0, 0, 0, 0, 0]
        out = TOWER.throw(held, [0, row["cubes"], 0, 0, 0, 0], chance)
        total += inside
        stayed += held[1]
        left += out[0]
        inside = sum(held)
    assert total / THROWS == pytest.approx(row["held"], abs=0.5)
    assert stayed / (THROWS * row["cubes"]) == pytest.approx(row["stays"], abs=0.03)
    assert left / total == pytest.approx(row["leaves"], abs=0.03)


def shares(differences: list[int]) -> list[float]:
    """How often the attacker won, tied and lost."""
    return [sum(sign(d) == wanted for d in differences) / len(differences) for wanted in (1, 0, -1)]


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


@pytest.mark.parametrize("row", PAGE["battles"], ids=[f"{row['attackers']} to {row['defenders']}" for row in PAGE["battles"]])
def test_battle_odds(row: dict[str, Any]) -> None:
    thrown = [row["attackers"], row["defenders"], 0, 0, 0, 2]
    trays = [TOWER.throw([2, 2, 4, 0, 0, 3], thrown, PythonChance(seed)) for seed in range(THROWS)]
    assert shares([tray[0] - tray[1] for tray in trays]) == pytest.approx(row["neutral"], abs=0.04)
    assert shares([tray[0] + tray[GREEN] - tray[1] for tray in trays]) == pytest.approx(row["for_attacker"], abs=0.04)
    assert shares([tray[0] - tray[GREEN] - tray[1] for tray in trays]) == pytest.approx(row["for_defender"], abs=0.04)


@pytest.mark.parametrize("row", PAGE["unoccupied"], ids=[f"{row['attackers']} attackers" for row in PAGE["unoccupied"]])
def test_odds_at_an_unoccupied_site(row: dict[str, Any]) -> None:
    thrown = [row["attackers"], 0, 0, 0, 0, 2]
    trays = [TOWER.throw([2, 0, 6, 0, 0, 3], thrown, PythonChance(seed)) for seed in range(THROWS)]
    friendly = [tray[0] for tray in trays]
    hostile = [max(0, tray[0] - tray[GREEN]) for tray in trays]
    for placed, (win, armies) in ((friendly, row["friendly"]), (hostile, row["hostile"])):
        assert sum(number > 0 for number in placed) / THROWS == pytest.approx(win, abs=0.04)
        assert sum(placed) / THROWS == pytest.approx(armies, abs=0.15)


def test_colours_are_exchangeable() -> None:
    rows = [held_after(TOWER, [3] * COLOURS, seed) for seed in range(THROWS)]
    held = [sum(row[colour] for row in rows) / THROWS for colour in range(COLOURS)]
    assert max(held) - min(held) < 0.1


def test_more_stick_more_stays_and_more_knock_less() -> None:
    def content(stick: float, knock: float) -> float:
        return mean(lambda seed: sum(held_after(Tower(stick, knock, 30, 0.3, 0.3), [5, 5, 5, 0, 0, 5], seed)))

    assert content(0.4, 0.036) < content(0.62, 0.036) < content(0.8, 0.036)
    assert content(0.62, 0.1) < content(0.62, 0.036) < content(0.62, 0.01)


def test_the_independent_model() -> None:
    trays = [TOWER.throw([6, 0, 0, 0, 0, 0], [0, 6, 0, 0, 0, 0], PythonChance(seed), INDEPENDENT) for seed in range(THROWS)]
    assert sum(tray[0] for tray in trays) / THROWS == pytest.approx(2, abs=0.1)
    assert sum(tray[1] for tray in trays) / THROWS == pytest.approx(4, abs=0.1)


# ---------------------------------------------------------------- in a game


def test_a_game_plays_with_the_numbers_of_its_data() -> None:
    t = Table(data={"tower": {"stick": 0, "knock": 1000, "capacity": 7}})
    assert (t.state.data.tower.stick, t.state.data.tower.knock, t.state.data.tower.capacity) == (0, 1, 7)
    assert Data({}).tower.capacity == 30


@pytest.mark.parametrize(
    ("tower_is", "tray", "tower"),
    [
        ("open", {"green": 2, "red": 2}, {"red": 1, "purple": 3}),
        ("empty", {"green": 2, "red": 3, "purple": 3}, {}),
        ("blocked", {}, {"green": 2, "red": 3, "purple": 3}),
        ("swapping", {"red": 1, "purple": 3}, {"green": 2, "red": 2}),
    ],
)
def test_the_towers_of_the_tests_leave_nothing_to_chance(tower_is: str, tray: dict[str, int], tower: dict[str, int]) -> None:
    for seed in range(5):
        t = Table(
            seed=seed,
            tower_is=tower_is,
            plan={"attack": "region.grove"},
            sites={"light.grove": "red 3"},
            tray={"green": 2},
            tower={"red": 1, "purple": 3},
        )
        t.attack("light.grove", "light.heartwood", 2)
        standing = int(t.at("light.heartwood").removeprefix("red ") or 0)
        came_out = {**t.tray, "red": standing}
        assert {colour: number for colour, number in came_out.items() if number} == tray
        assert t.tower == tower
