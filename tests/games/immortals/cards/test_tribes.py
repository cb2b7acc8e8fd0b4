"""The ten tribes: what is printed on their boards. What their own spaces do is tested with I-9.7 to I-9.16."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.immortals.cards import LIGHT_TRIBES, TRIBES
from bailiwick.games.immortals.data import PRINTED
from tests.games.immortals.table import Table, new_game


def groups_of(tribe: str, players: int) -> list[int]:
    number = TRIBES.index(tribe)
    return PRINTED.groups[number] + (PRINTED.outer[number] if players < 5 else [])


def check_tribe(
    tribe: str,
    *,
    groups: list[int],
    corner: int,
    start: tuple[int, int],
    prices: dict[str, tuple[int, int]],
    region: str | None = None,
) -> None:
    assert sorted(groups_of(tribe, 4)) == sorted([*groups, corner])
    assert groups_of(tribe, 5) == groups
    realm = "light" if tribe in LIGHT_TRIBES else "dark"
    page: dict[str, Any] = {f"{realm}_tribe": tribe, "gold": 9, "energy": 9}
    for build, (gold, energy) in prices.items():
        t = Table(sites={f"{realm}.grove": "red 1"}, plan={"build": "region.grove"}, **page).act("build", f"build {build}")
        assert t.stock() == (9 - gold, 9 - energy), build
    partner = {"dark_tribe": "orcs"} if realm == "light" else {"light_tribe": "elves"}
    theirs = (4, 4) if realm == "light" else (3, 5)
    t = Table(phase="draft", red={f"{realm}_tribe": tribe, **partner, "supply": 13, "draft_hand": ["conflict.light.grove"]})
    assert t.do("choose conflict.light.grove").stock() == (start[0] + theirs[0], start[1] + theirs[1])
    if region is not None:
        t = Table(phase="start_region", red={"light_tribe": tribe, "groups": [3], "supply": 20}).do("group 3")
        assert t.sites == {f"light.{region}": "red 3", f"dark.{region}": "red 2"}


def test_elves_as_printed() -> None:
    prices = {"portal": (0, 3), "temple": (2, 2), "capital": (3, 4)}
    check_tribe("elves", groups=[3, 3, 3], corner=3, start=(3, 5), prices=prices, region="treehome")


def test_humans_as_printed() -> None:
    prices = {"portal": (1, 4), "temple": (3, 1), "capital": (3, 2)}
    check_tribe("humans", groups=[4, 3, 2], corner=3, start=(4, 4), prices=prices, region="kingsroad")


def test_dwarves_as_printed() -> None:
    prices = {"portal": (3, 2), "temple": (3, 0), "capital": (5, 1)}
    check_tribe("dwarves", groups=[5, 4], corner=3, start=(6, 4), prices=prices, region="forge_fire")


def test_amazons_as_printed() -> None:
    prices = {"portal": (0, 4), "temple": (2, 2), "capital": (3, 3)}
    check_tribe("amazons", groups=[5, 2, 2], corner=3, start=(4, 4), prices=prices, region="white_falls")


def test_halflings_as_printed() -> None:
    prices = {"portal": (2, 2), "temple": (2, 1), "capital": (4, 3)}
    check_tribe("halflings", groups=[3, 2, 2, 2], corner=3, start=(3, 3), prices=prices, region="foothold")


def test_demons_as_printed() -> None:
    prices = {"portal": (0, 3), "temple": (1, 3), "capital": (2, 5)}
    check_tribe("demons", groups=[6, 3, 3], corner=4, start=(3, 5), prices=prices)


def test_orcs_as_printed() -> None:
    prices = {"portal": (2, 3), "temple": (3, 1), "capital": (3, 2)}
    check_tribe("orcs", groups=[5, 4, 3], corner=4, start=(4, 4), prices=prices)


def test_necromancers_as_printed() -> None:
    prices = {"portal": (0, 3), "temple": (0, 4), "capital": (2, 5)}
    check_tribe("necromancers", groups=[4, 3, 3, 2], corner=4, start=(2, 4), prices=prices)


def test_night_elves_as_printed() -> None:
    prices = {"portal": (0, 4), "temple": (1, 3), "capital": (2, 4)}
    check_tribe("night_elves", groups=[4, 4, 4], corner=4, start=(3, 5), prices=prices)


def test_trolls_as_printed() -> None:
    prices = {"portal": (1, 4), "temple": (2, 2), "capital": (3, 2)}
    check_tribe("trolls", groups=[10, 2], corner=4, start=(4, 6), prices=prices)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pair_has_28_armies_in_groups(players: int) -> None:
    for seed in range(5):
        t = new_game(players, seed)
        assert all(sum(t.groups(colour)) == 28 for colour in t.seats)
