"""What the page draws the city from: it must be the city of the rules, and complete in every language."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from math import dist

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS, BRIDGES, COST, LAND
from bailiwick.games.ankh_morpork.catalogue import CARDS
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.games.ankh_morpork.layout import BRIDGES as DRAWN_BRIDGES
from bailiwick.games.ankh_morpork.layout import CENTRE, OUTLINES, RIVER, WALL, outline, place
from bailiwick.kernel.words import LANGUAGES
from tests.games.ankh_morpork.table import Table

AREAS = AREA_IDS[1:]
WATER = {frozenset(stretch) for arm in RIVER for stretch in pairwise(arm)}


def borders(area: str) -> set[frozenset[str]]:
    """The sides of an area, each as the pair of its ends."""
    corners = OUTLINES[area]
    return {frozenset(side) for side in zip(corners, (*corners[1:], corners[0]), strict=True)}


def named(pairs: tuple[tuple[int, int], ...]) -> set[frozenset[str]]:
    return {frozenset((AREA_IDS[a], AREA_IDS[b])) for a, b in pairs}


def holds(corners: list[tuple[float, float]], point: tuple[float, float]) -> bool:
    """Whether a point is inside an outline: a line from it to the east leaves it an odd number of times."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside


def test_areas_that_share_a_border_on_land_are_drawn_with_one() -> None:
    """A-1.3."""
    drawn = {frozenset((a, b)) for a, b in combinations(AREAS, 2) if (borders(a) & borders(b)) - WATER}
    assert drawn == named(LAND)


def test_every_bridge_joins_its_areas_over_the_river() -> None:
    """A-1.3: and no other pair has one."""
    assert {frozenset(ends) for ends in DRAWN_BRIDGES} == named(BRIDGES)
    for (a, b), stretch in DRAWN_BRIDGES.items():
        assert frozenset(stretch) in WATER & borders(a) & borders(b)


def test_all_but_two_areas_lie_on_the_river() -> None:
    """A-1.5."""
    assert {area for area in AREAS if not borders(area) & WATER} == {"dragons_landing", "the_hippo"}


def test_areas_do_not_overlap() -> None:
    """An outline runs clockwise, so two neighbours pass their border in opposite directions, and a centre is in one area only."""
    for area in AREAS:
        corners = outline(area)
        assert sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True)) > 0
        centre = next(a["centre"] for a in GAME.page_data("en")["areas"] if a["id"] == area)
        assert [other for other in AREAS if holds(outline(other), centre)] == [area]
    sides = [
        (place(here), place(there))
        for area in AREAS
        for here, there in zip(OUTLINES[area], (*OUTLINES[area][1:], OUTLINES[area][0]), strict=True)
    ]
    assert len(sides) == len(set(sides))


def test_nothing_is_drawn_outside_the_wall() -> None:
    for area in AREAS:
        for corner in outline(area):
            assert dist(corner, CENTRE) <= WALL + 0.1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    data = GAME.page_data(lang)
    assert [area["id"] for area in data["areas"]] == list(AREAS)
    assert [area["cost"] for area in data["areas"]] == COST[1:]
    assert len(data["cards"]) == len(CARDS) == 101
    assert (len(data["events"]), len(data["personalities"]), len(data["kinds"])) == (12, 7, 6)
    names = [
        *(thing["name"] for thing in (*data["areas"], *data["cards"].values(), *data["personalities"].values())),
        *data["seats"].values(),
        *data["kinds"].values(),
        *data["events"].values(),
    ]
    assert all(names)
    assert json.loads(json.dumps(data))["areas"][0]["id"] == "dolly_sisters"


def test_city_area_powers_are_told_by_what_they_bring_and_cost() -> None:
    """A-10."""
    powers = {area["id"]: area["power"] for area in GAME.page_data("en")["areas"]}
    assert powers["seven_sleepers"] == {"sign": "money", "gain": 3, "price": 0}
    assert powers["dimwell"] == {"sign": "minion", "gain": 0, "price": 3}
    assert powers["small_gods"] == {"sign": "shield", "gain": 0, "price": 3}


def test_cards_show_their_icons_from_left_to_right() -> None:
    """A-5.2."""
    card = GAME.page_data("en")["cards"]["captain_carrot"]
    assert card["border"] == "green"
    assert [(icon["name"], icon["amount"]) for icon in card["icons"]] == [
        ("place_minion", 0),
        ("remove_trouble", 0),
        ("take_money", 1),
    ]


def icons_done(t: Table) -> int:
    done: int = t.view("blue")["turn"]["icons_done"]
    return done


def test_icons_are_ticked_off_one_by_one() -> None:
    """A-5.2: everybody sees how far the card in play is."""
    t = Table(hand=["captain_carrot"], areas={"dimwell": "red", "the_hippo": "trouble"})
    t.play("captain_carrot")
    assert icons_done(t) == 0
    t.do("place longwall")
    assert icons_done(t) == 1
    t.do("calm the_hippo")
    assert icons_done(t) == 2
    t.do("take-money")
    assert icons_done(t) == 3


def test_an_icon_that_is_being_carried_out_is_not_done() -> None:
    t = Table(hand=["foul_ole_ron"], areas={"dimwell": "red blue"})
    t.play("foul_ole_ron", "move dimwell blue")
    assert t.view("red")["waiting"] == ["red"]  # where to?
    assert icons_done(t) == 0


def test_a_power_in_between_takes_nothing_back() -> None:
    """A-4.3."""
    t = Table(hand=["captain_carrot", "hex"], areas={"dimwell": "red", "the_scours": "building:red", "the_hippo": "trouble"})
    t.play("captain_carrot", "place longwall", "power the_scours")
    assert t.view("red")["waiting"] == ["red"]  # which card to discard?
    assert icons_done(t) == 1
