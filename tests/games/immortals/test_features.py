"""What a learned judgement sees: no more than the seat may know, and what it says is so. Red looks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bailiwick.bots.judging import judgement_of
from bailiwick.bots.planner import Planner
from bailiwick.games.immortals.board import REGIONS
from bailiwick.games.immortals.cards import REGION
from bailiwick.games.immortals.features import FIGURES, MOST_SEATS, OF_CARDS, OF_GAME, OF_LEAD, OF_RIVAL, TRIBES
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.scout import Scout
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.shelf import course_in, judgement_in
from bailiwick.kernel.view import View
from tests.games.immortals.table import Table
from tests.judged import taught

RED = 0
SITES = {"light.grove": "red 4", "light.heartwood": "red 2", "dark.farwatch": "blue 2", "dark.windmere": "blue 1"}


def seen(seat: int = RED, **position: Any) -> list[float]:
    return GAME.features(Table(sites={**SITES, **position.pop("sites", {})}, **position).state, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_features_tell_of_a_seat_what_it_may_know(players: int) -> None:
    rng = Rng("features")
    state = GAME.new({"players": players}, 5)
    size = len(GAME.features(state, 0))
    assert size == len(GAME.features(GAME.new({"players": 4}, 1), 0))
    while not state.over:
        for seat in range(players):
            found = GAME.features(state, seat)
            assert len(found) == size
            assert max(map(abs, found)) < 10.0
            assert GAME.features(GAME.determinize(state, seat, rng), seat) == found
        GAME.playout(state, rng, 60)


@pytest.mark.parametrize(
    "changed",
    [
        {"points": 5},
        {"gold": 3},
        {"energy": 3},
        {"limbo": (3, 0)},
        {"conflicts": ["conflict.light.mountains"]},
        {"sites": {"light.grove": "red 4 temple"}},
        {"sites": {"light.treehome": "blue 7"}},
        {"blue": {"gold": 4}},
        {"blue": {"points": 4}},
        {"round": 3},
    ],
)
def test_what_everybody_sees_or_the_seat_alone_makes_a_difference(changed: dict[str, Any]) -> None:
    assert seen(**changed) != seen()


def test_of_the_cards_of_others_only_their_number_counts() -> None:
    def with_card(card: str) -> list[float]:
        return seen(blue={"conflicts": [card]})

    assert with_card("conflict.dark.farwatch") == with_card("wild.light.greenwood")
    assert with_card("conflict.dark.farwatch") != seen()


def test_rivals_come_by_what_they_have_and_not_by_their_seats() -> None:
    """Two whose places differ in nothing else change places in the order of turns alone."""
    ahead = {"points": 37, "gold": 4}
    one, other = seen(blue=ahead), seen(purple=ahead)
    assert [one.count(37 / 40), other.count(37 / 40)] == [1, 1]
    assert one.index(37 / 40) == other.index(37 / 40)


# ---------------------------------------------------------------- what a hint can say of it


def spoken(changed: dict[str, Any]) -> set[str]:
    """The themes of all the features that this changes."""
    before, after = seen(), seen(**changed)
    return {key for key, part in GAME.themes() for place in part if before[place] != after[place]}


@pytest.mark.parametrize(
    ("changed", "keys"),
    [
        ({"points": 5}, {"points"}),
        ({"gold": 3}, {"means", "points"}),
        ({"energy": 3}, {"means", "points"}),
        ({"limbo": (3, 0)}, {"armies"}),
        ({"conflicts": ["conflict.light.mountains"]}, {"cards"}),
        ({"region_cards": {"grove": "red"}}, {"cards", "means"}),  # what its site yields is of use now
        ({"sites": {"light.grove": "red 4 temple"}}, {"buildings", "sites", "points"}),
        ({"sites": {"light.grove": "red 6"}}, {"armies", "points"}),
        ({"sites": {"light.stonegate": "red 1"}}, {"sites", "areas", "armies", "points"}),
        ({"blue": {"points": 4}}, {"their_points", "points"}),
        ({"sites": {"dark.farwatch": "blue 2 temple"}}, {"their_board", "their_points", "points"}),
    ],
)
def test_a_theme_speaks_of_what_its_sentence_says(changed: dict[str, Any], keys: set[str]) -> None:
    assert spoken(changed) == {f"hint_{key}" for key in keys}


def test_themes_know_how_many_figures_there_are_of_each_kind() -> None:
    rivals = (MOST_SEATS - 1) * OF_RIVAL
    assert OF_GAME + FIGURES + TRIBES + OF_CARDS + OF_LEAD + rivals == len(seen())


# ---------------------------------------------------------------- what was learned of it


def test_what_was_learned_fits_and_was_learned_by_the_course_of_the_game() -> None:
    found = taught("immortals")
    assert found.network.inputs == len(seen())
    made = json.loads(judgement_in("bailiwick.games.immortals"))["made"]
    course = json.loads(course_in("bailiwick.games.immortals"))
    assert {key: made[key] for key in course} == course


def test_who_has_nearly_won_is_thought_to_win() -> None:
    strong = {f"light.{region}": "red 5" for region in ("treehome", "heartwood", "grove", "mossvale", "owlshade")}
    t = Table(sites={**strong, "dark.farwatch": "blue 1", "dark.grove": "purple 1"}, round=7, points=60, blue={"points": 20})
    judgement = taught("immortals")
    chances = [judgement.chance(t.state, seat) for seat in range(3)]
    assert chances[RED] > 0.8
    assert max(chances[1:]) < 0.2
    worths = [judgement.worth(t.state, seat) for seat in range(3)]
    assert worths[RED] == max(worths)


@pytest.mark.parametrize("seed", range(3))
def test_a_planner_weighs_all_that_it_can_do_and_chooses_the_same_again(seed: int) -> None:
    state = GAME.new({"players": 3}, seed)
    rng = Rng(seed)
    for _ in range(12):
        view = View(GAME, state, state.seat)
        assert Planner(seed, width=2).choose(view) == Planner(seed, width=2).choose(view)
        GAME.playout(state, rng, 17)


def test_a_scout_takes_the_site_for_the_asking_and_builds_where_it_can() -> None:
    """In the middle of the game, with a card for each and money for both, neither is thought a loss."""
    t = Table(
        sites={"light.grove": "red 6", "dark.farwatch": "blue 2"},
        region_cards={"grove": "red"},
        gold=6,
        energy=6,
        round=3,
        tower_is="open",
    )
    scout = Scout(t.state, RED, 6, 6, judgement_of(GAME))
    assert scout.attack(REGION + REGIONS.index("grove"), (0, 0), 0).worth > 0.0
    assert scout.best_build(REGION + REGIONS.index("grove")).worth > 0.0
