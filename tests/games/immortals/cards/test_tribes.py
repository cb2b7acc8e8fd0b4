"""The ten tribes: what is printed on their boards. What their own spaces do is tested with I-9.7 to I-9.16."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.immortals import numbers
from bailiwick.games.immortals.cards import LIGHT_TRIBES, TRIBES
from bailiwick.games.immortals.data import PRINTED
from tests.games.immortals.table import Table, new_game


def groups_of(tribe: str, players: int) -> list[int]:
    number = TRIBES.index(tribe)
    return PRINTED.groups[number] + (PRINTED.outer[number] if players < 5 else [])


def check_tribe(tribe: str, region: str | None = None) -> None:
    """Groups, prices and what it begins with are as `numbers` has them: most of these are invented."""
    printed = numbers.TRIBES[tribe]
    assert groups_of(tribe, 4) == [*printed["groups"], *printed["outer_groups"]]
    assert groups_of(tribe, 5) == printed["groups"]
    realm = "light" if tribe in LIGHT_TRIBES else "dark"
    page: dict[str, Any] = {f"{realm}_tribe": tribe, "gold": 9, "energy": 9}
    for build, (gold, energy) in printed["prices"].items():
        t = Table(sites={f"{realm}.grove": "red 1"}, plan={"build": "region.grove"}, **page).act("build", f"build {build}")
        assert t.stock() == (9 - gold, 9 - energy), build
    light, dark = (tribe, "orcs") if realm == "light" else ("elves", tribe)
    t = Table(phase="draft", red={"light_tribe": light, "dark_tribe": dark, "supply": 13, "draft_hand": ["conflict.light.grove"]})
    halves = [numbers.TRIBES[light]["start"], numbers.TRIBES[dark]["start"]]
    assert t.do("choose conflict.light.grove").stock() == (halves[0][0] + halves[1][0], halves[0][1] + halves[1][1])
    if region is not None:
        t = Table(phase="start_region", red={"light_tribe": tribe, "groups": [3], "supply": 20}).do("group 3")
        assert t.sites == {f"light.{region}": "red 3", f"dark.{region}": "red 2"}


def test_elves_as_printed() -> None:
    check_tribe("elves", "treehome")
    assert groups_of("elves", 4) == [3, 3, 3, 3]


def test_humans_as_printed() -> None:
    check_tribe("humans", "kingsroad")


def test_dwarves_as_printed() -> None:
    check_tribe("dwarves", "forge_fire")


def test_amazons_as_printed() -> None:
    check_tribe("amazons", "white_falls")


def test_halflings_as_printed() -> None:
    check_tribe("halflings", "foothold")


def test_demons_as_printed() -> None:
    check_tribe("demons")


def test_orcs_as_printed() -> None:
    check_tribe("orcs")


def test_necromancers_as_printed() -> None:
    check_tribe("necromancers")


def test_night_elves_as_printed() -> None:
    check_tribe("night_elves")


def test_trolls_as_printed() -> None:
    check_tribe("trolls")
    assert 10 in groups_of("trolls", 5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pair_has_28_armies_in_groups(players: int) -> None:
    for seed in range(5):
        t = new_game(players, seed)
        assert all(sum(t.groups(colour)) == 28 for colour in t.seats)
