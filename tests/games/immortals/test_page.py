"""What the page is told: two regions touch on the map exactly if they are neighbours by the rules, and everything has a name."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from bailiwick.games.immortals.board import NEIGHBOURS, REGIONS
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.layout import SIZE, lakes, outline
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel.words import LANGUAGES

Side = frozenset[tuple[float, float]]


def sides(region: int) -> set[Side]:
    line = outline(region)
    return {frozenset((a, b)) for a, b in zip(line, [*line[1:], line[0]], strict=True)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_data_are_whole_and_can_be_sent(lang: str) -> None:
    data: dict[str, Any] = json.loads(json.dumps(GAME.page_data(lang)))
    assert [region["id"] for region in data["regions"]] == list(REGIONS)
    assert all(region["name"] and region["area"] in data["areas"] for region in data["regions"])
    assert list(data["seats"]) == list(SEAT_NAMES)
    assert [space["id"] for space in data["spaces"] if space["magic"]] == ["magic_1", "magic_2"]
    assert {tribe["special"] for tribe in data["numbers"]["tribes"].values()} <= set(data["effects"])
    assert {action.split()[2] for action in GAME.vocabulary.names if action.startswith(("plan ", "cast "))} <= set(data["cards"])
    assert data["missing"] == {"2": ["sunplains"], "3": [], "4": [], "5": []}


@pytest.mark.parametrize("region", range(len(REGIONS)), ids=REGIONS)
def test_a_region_touches_its_neighbours_and_nobody_else(region: int) -> None:
    mine = sides(region)
    assert [other for other in range(len(REGIONS)) if other != region and mine & sides(other)] == NEIGHBOURS[region]


def test_a_border_belongs_to_two_regions_at_most() -> None:
    counts = Counter(side for region in range(len(REGIONS)) for side in sides(region))
    assert set(counts.values()) == {1, 2}


def test_all_of_it_fits_into_the_square() -> None:
    points = [point for region in range(len(REGIONS)) for point in outline(region)]
    assert all(-20 < x < SIZE + 20 and -20 < y < SIZE + 20 for x, y in points)


def test_where_four_regions_would_meet_lies_a_lake() -> None:
    corners = Counter(point for region in range(len(REGIONS)) for point in outline(region))
    assert max(corners.values()) == 3
    assert [len(lake) for lake in lakes()] == [4, 4, 4, 4]


def test_every_region_says_its_neighbours_by_the_rules() -> None:
    for region, data in enumerate(GAME.page_data("en")["regions"]):
        assert data["adjacent"] == [REGIONS[other] for other in NEIGHBOURS[region]]
