"""What can be read about the games without playing: how to play, and the rules, with their pictures."""

from __future__ import annotations

import pytest

from bailiwick import games
from tests.table.server import Person


@pytest.mark.parametrize("game", games.NAMES)
def test_how_to_play_comes_with_its_pictures_in_the_language_that_is_asked_for(ann: Person, game: str) -> None:
    page = ann.ok("GET", f"/api/games/{game}/how-to-play?lang=pt")
    assert page["lang"] == "pt"
    assert page["text"].startswith("# Como jogar")
    assert len(page["figures"]) >= 4
    assert all(figure["view"]["you"] == figure["seat"] for figure in page["figures"].values())


def test_the_rules_come_with_the_pictures_that_they_name(ann: Person) -> None:
    rules, rulings = ann.ok("GET", "/api/games/tyrants/rules?lang=it")
    assert set(rules["figures"]) == {"control", "market", "points", "presence", "seat", "spied"}
    assert rulings["figures"] == {}


def test_there_is_no_page_about_a_game_that_is_not_here(ann: Person) -> None:
    assert ann.refused("GET", "/api/games/chess/how-to-play")[1] == "no_such_game"
