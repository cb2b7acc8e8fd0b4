"""What views show besides what lies on the table: sums that the page must not do by itself, as the rules have them."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import games
from bailiwick.games.immortals.board import AREA_MASK, SITE_IDS, how_many
from bailiwick.games.immortals.cards import BUILDS
from bailiwick.games.immortals.scoring import MAJORITY, round_points
from bailiwick.games.immortals.spaces import price_of
from bailiwick.kernel.rng import Rng
from tests.games.tyrants.table import Table
from tests.random_games import drawn_options


def test_t_8_the_view_shows_who_controls_a_site_and_whether_totally() -> None:
    t = Table(
        map={
            "skullport": {"red": 2, "blue": 1},
            "labyrinth": {"red": 3},
            "ched_nasad": {"blue": 2, "red": 2},
            "everfire": {"white": 1},
        }
    )
    assert t.match.view(0).to_json()["control"] == {
        "skullport": {"ruler": "red", "total": False},
        "labyrinth": {"ruler": "red", "total": True},
    }
    assert t.match.view(0).to_json()["seats"]["red"]["spies_left"] == 5


def test_t_8_2_a_rivals_spy_breaks_total_control_in_the_view_too() -> None:
    t = Table(map={"labyrinth": {"red": 3, "spies": ["blue"]}})
    assert t.match.view(0).to_json()["control"]["labyrinth"]["total"] is False
    assert t.match.view(0).to_json()["seats"]["blue"]["spies_left"] == 4


def shown(name: str, page: dict[str, Any]) -> int:
    return sum(page["score"].values()) if name == "tyrants" else page["points"]


@pytest.mark.parametrize("name", ["tyrants", "ankh_morpork"])
def test_everybody_is_shown_what_the_game_would_count_now(name: str) -> None:
    """From what each may see alone, at any moment: nothing that counts is hidden (T-13.1, A-19)."""
    game = games.load(name)
    for number in range(6):
        rng = Rng(f"shown {number}")
        s = game.new(drawn_options(game, rng), number)
        while not s.over:
            game.playout(s, rng, 25)
            for viewer in range(-1, s.seats):
                pages = game.view_json(game.mask(s, viewer), viewer)["seats"]
                assert [shown(name, pages[seat]) for seat in game.seat_names(s)] == game.scores(s), (
                    f"game {number}, seat {viewer}"
                )


def test_i_14_everybody_is_shown_what_the_round_would_score_and_what_buildings_cost() -> None:
    game = games.load("immortals")
    for number in range(3):
        rng = Rng(f"shown {number}")
        s = game.new(drawn_options(game, rng), number)
        while not s.over:
            game.playout(s, rng, 60)
            for viewer in range(-1, s.seats):
                view = game.view_json(game.mask(s, viewer), viewer)
                rulers = [ruler for areas in view["area_rulers"].values() for ruler in areas.values()]
                for seat, name in enumerate(game.seat_names(s)):
                    page = view["seats"][name]
                    assert page["round_points"] == round_points(s, seat)
                    assert rulers.count(name) == sum(how_many(s.holds[seat] & area) >= MAJORITY for area in AREA_MASK)
                    for site, id in enumerate(SITE_IDS):
                        costs = page["prices"][id.partition(".")[0]]
                        for tile, build in enumerate(BUILDS):
                            assert tuple(costs[build]) == price_of(s, seat, site, tile)
