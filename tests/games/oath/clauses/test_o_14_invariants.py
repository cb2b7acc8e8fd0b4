"""O-14: what holds at every decision. Whole games are walked in test_properties; here each clause is looked at by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.state import OathState
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from tests.games.oath.counting import check_cards, check_favor, check_limits, check_warbands

DECISIONS = 250


def walk(check: Callable[[dict[str, Any]], None], players: int = 4) -> None:
    """Random decisions, with a look after each."""
    match, rng = Match(GAME, {"players": players}, 11), Rng("invariants")
    for _ in range(DECISIONS):
        if match.over:
            break
        choices = match.legal().actions
        match.play(choices[rng.below(len(choices))])
        state = match.state
        assert isinstance(state, OathState)
        check(GAME.to_json(state))


def test_o_14_1_thirty_six_favor() -> None:
    walk(check_favor)


def test_o_14_2_warbands_of_each_colour() -> None:
    walk(check_warbands)


def test_o_14_2_a_citizens_own_are_all_in_the_bank() -> None:
    s = GAME.new({"players": 3}, 3)
    data = GAME.to_json(s)
    data["seats"]["red"]["role"] = "citizen"
    assert GAME.to_json(GAME.from_json(data))["stock"]["red"] == 14


def test_o_14_3_room_at_sites_and_among_advisers() -> None:
    room = {site.id: site.room for site in SITES}

    def check(data: dict[str, Any]) -> None:
        for page in data["map"].values():
            assert page["faceup"] or not (page["warbands"] or page["cards"])
            assert len(page["cards"]) <= room[page["site"]]
        for page in data["seats"].values():
            assert len(page["advisers"]) + len(page["facedown"]) <= 3

    walk(check)


def test_o_14_4_one_title_one_scepter_and_no_empty_banner() -> None:
    walk(check_limits)


def test_o_14_5_no_card_is_lost_or_doubled() -> None:
    walk(check_cards)


def test_o_14_6_tracks_stay_within_their_ends() -> None:
    walk(check_limits, players=3)


@pytest.mark.parametrize(
    ("check", "path", "value"),
    [
        (check_favor, ("shared",), 0),
        (check_warbands, ("stock", "red"), 0),
        (check_cards, ("deck",), []),
        (check_limits, ("banners", "peoples_favor", "tokens"), 0),
        (check_limits, ("seats", "red", "supply"), 8),
    ],
)
def test_the_checks_notice(check: Callable[[dict[str, Any]], None], path: tuple[str, ...], value: Any) -> None:
    data = GAME.to_json(GAME.new({"players": 3}, 1))
    check(data)
    page = data
    for key in path[:-1]:
        page = page[key]
    page[path[-1]] = value
    with pytest.raises(AssertionError):
        check(data)
