"""What the page is told: everything that an action or a position can name has a name, and it all can be sent."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_PAWN, TARGET_RELIC
from bailiwick.games.oath.catalogue.suits import SLOT_IDS, SUIT_IDS
from bailiwick.games.oath.catalogue.things import IDS, NUMBER, SITE
from bailiwick.games.oath.game import GAME
from bailiwick.kernel.words import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def data(request: pytest.FixtureRequest) -> dict[str, Any]:
    sent: dict[str, Any] = json.loads(json.dumps(GAME.page_data(request.param)))
    return sent


def test_everything_with_a_number_has_a_name(data: dict[str, Any]) -> None:
    assert list(data["things"]) == IDS[1:]
    assert all(thing["name"] for thing in data["things"].values())


def test_the_regions_have_all_places_between_them(data: dict[str, Any]) -> None:
    assert tuple(slot for region in data["regions"] for slot in region["slots"]) == SLOT_IDS
    assert tuple(data["slots"]) == SLOT_IDS
    assert [len(region["slots"]) for region in data["regions"]] == [2, 3, 3]


def test_what_is_printed_on_things(data: dict[str, Any]) -> None:
    things = data["things"]
    assert {thing["suit"] for thing in things.values()} == {*SUIT_IDS, None}
    assert things["elders"] == {**things["elders"], "group": "denizen", "suit": "nomad", "where": None, "locked": False}
    assert [id for id, thing in things.items() if thing["room"] is not None] == IDS[SITE : SITE + 23]
    assert things["plains"]["room"] == 3
    assert things["the_grand_scepter"]["dice"] == 5


def test_targets_are_read_by_their_numbers(data: dict[str, Any]) -> None:
    assert data["targets"]["0"] == ["site", "cradle-1"]
    assert data["targets"][str(TARGET_RELIC + NUMBER["map"])] == ["relic", "map"]
    assert data["targets"][str(TARGET_BANNER + 1)] == ["banner", "darkest_secret"]
    assert data["targets"][str(TARGET_PAWN)] == ["pawn", ""]
    assert data["targets"][str(TARGET_RELIC)] == ["facedown", ""]


def test_a_position_names_nothing_that_the_page_does_not_know(data: dict[str, Any]) -> None:
    view = GAME.view_json(GAME.mask(GAME.new({"players": 1}, 4), 1), 1)
    assert set(view["map"]) <= set(data["slots"])
    assert set(view["seats"]) <= set(data["seats"])
    assert view["oath"] in data["oaths"]
    assert {page["role"] for page in view["seats"].values()} <= set(data["roles"])
    assert view["clockwork"]["current"] in data["prince"]["mind"]
    assert set(view["banners"]) == set(data["banners"])
    assert set(view["reliquary"]) == set(data["spaces"])
