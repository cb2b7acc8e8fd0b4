"""Rulings about the Clockwork Prince: what was read from his sheets, and what was chosen where they are silent."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.prince_mind import ACTIONS_AT, SPACES, TACTICS_DICE

PATHS = {space.id: [path.to for path in space.paths] for space in SPACES}


def test_r_58_actions_by_the_highest_marker() -> None:
    assert list(ACTIONS_AT) == [2, 3, 4, 5]


def test_r_60_tactics_are_dice() -> None:
    assert list(TACTICS_DICE) == [0, 1, 1, 2, 2, 3]
    assert GAME.to_json(GAME.new({"players": 1}, 1))["clockwork"]["tactics"] == 0


def test_r_61_the_ambition_box_begins_empty() -> None:
    data = GAME.to_json(GAME.new({"players": 1}, 1))
    assert data["clockwork"]["ambition"] == 0
    assert data["seats"]["purple"]["favor"] == 2  # all he begins with is on his board


@pytest.mark.parametrize(("prince", "unused"), [("chancellor", True), ("exile", False)])
def test_r_62_a_princely_chancellor_has_no_reliquary(prince: str, unused: bool) -> None:
    data = GAME.to_json(GAME.new({"players": 2, "prince": prince}, 1))
    assert all((relic == "unused") == unused for relic in data["reliquary"].values())


def test_r_63_two_odd_links_of_the_mind() -> None:
    assert PATHS["secret_recover"] == ["people_search"]
    assert PATHS["people_campaign"][0] == "secret_search"
    assert PATHS["sites_muster_high"][-1] == "sites_trade_favor"


def test_r_64_lacking_both_banners_or_neither() -> None:
    assert PATHS["need_banner"] == ["secret_trade_secrets", "oath_people", "oath_people"]
