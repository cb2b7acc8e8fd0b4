"""What a judgement sees of a position: what the seat may know and no more, each figure where it means what it says; and what was
learned of that."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import bots
from bailiwick.bots.planner import Planner
from bailiwick.games.oath.features import (
    ABSENT,
    BETWEEN,
    GOODS,
    OF_GAME,
    OF_SEAT,
    OF_SELF,
    RIVALS,
    rivals,
    standing_of,
    turns_until,
)
from bailiwick.games.oath.features import Table as Reckoned
from bailiwick.games.oath.game import GAME
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View
from tests.games.oath.table import Table
from tests.judged import taught

PURPLE, RED, BLUE = 0, 1, 2
SIZE = OF_GAME + OF_SEAT + OF_SELF + RIVALS * (OF_SEAT + BETWEEN)


def seen(seat: int = RED, **position: Any) -> list[float]:
    return GAME.features(Table(**position).s, seat)


def own(seat: int = RED, **position: Any) -> list[float]:
    """What it sees of itself."""
    return seen(seat, **position)[OF_GAME : OF_GAME + OF_SEAT]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_features_tell_of_a_seat_what_it_may_know(players: int) -> None:
    rng = Rng(f"features {players}")
    state = GAME.new({"players": players}, players)
    greedy = bots.load("greedy", players)
    for number in range(100):
        if state.over:
            break
        if number % 9 == 0:
            for seat in range(players):
                found = GAME.features(state, seat)
                assert len(found) == SIZE
                assert max(abs(figure) for figure in found) < 8
                assert GAME.features(GAME.determinize(state, seat, rng), seat) == found
        GAME.apply(state, state.seat, greedy.choose(View(GAME, state, state.seat)))


def test_the_nearest_to_winning_comes_first_and_who_is_missing_is_nothing() -> None:
    s = Table(oath="devotion", oathkeeper="blue", usurper=True, banners={"darkest_secret": {"holder": "blue"}}).s
    assert rivals(s, Reckoned(s), RED) == [BLUE, PURPLE]
    found = GAME.features(s, RED)
    assert found[-len(ABSENT) :] == ABSENT
    first: list[float] = []
    standing_of(s, Reckoned(s), BLUE, first)
    start = OF_GAME + OF_SEAT + OF_SELF
    assert found[start : start + len(first)] == first


def test_turns_are_counted_from_the_end_of_the_one_under_way() -> None:
    s = Table(players=4, turn="red").s
    assert [turns_until(s, seat) for seat in range(4)] == [3, 4, 1, 2]


def test_a_vision_of_ones_own_is_seen_and_of_anothers_only_its_back() -> None:
    faith, sanctuary = {"facedown": ["vision_of_faith"]}, {"facedown": ["vision_of_sanctuary"]}
    assert own(red=faith) != own(red={"facedown": ["wolves"]})
    assert seen(red=faith) != seen(red=sanctuary)
    assert seen(blue=faith) == seen(blue=sanctuary) != seen(blue={"facedown": ["wolves"]})


def test_rest_changes_nothing_for_who_rests() -> None:
    """Supply is that of the next turn, favor and secrets on cards are back."""
    t = Table(red={"supply": 2}, turn="red")
    before = GAME.features(t.s, RED)[OF_GAME : OF_GAME + OF_SEAT]
    t.play("rest")
    assert t.seat == "blue"
    assert GAME.features(t.s, RED)[OF_GAME : OF_GAME + OF_SEAT][-GOODS:] == before[-GOODS:]


# ---------------------------------------------------------------- what was learned


def test_what_was_learned_fits_and_tells_winning_from_losing() -> None:
    judgement = taught("oath")
    assert judgement.network.inputs == SIZE
    secret: dict[str, Any] = {"oath": "devotion", "visions_drawn": 3, "round": 7}
    mine = Table(oathkeeper="red", usurper=True, banners={"darkest_secret": {"holder": "red", "tokens": 5}}, **secret).s
    theirs = Table(oathkeeper="blue", usurper=True, banners={"darkest_secret": {"holder": "blue", "tokens": 5}}, **secret).s
    assert judgement.chance(mine, RED) > 0.5
    assert judgement.chance(theirs, RED) < 0.2
    assert judgement.worth(mine, RED) == judgement.chance(mine, RED)  # points decide nothing here


def test_a_planner_finds_what_was_learned_and_comes_to_the_end_of_its_turn() -> None:
    t = Table(red={"warbands": 4, "favor": 2, "secrets": 1})
    bot = Planner(1, 2)
    done = 0
    while t.seat == "red" and not t.s.over:
        GAME.apply(t.s, RED, bot.choose(View(GAME, t.s, RED)))
        done += 1
        assert done < 60
