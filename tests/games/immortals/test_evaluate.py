"""What the evaluation likes, and what greedy makes of it: whole plans, battles, building. Red judges, and is to move."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bailiwick import bots
from bailiwick.bots.judging import Evaluated
from bailiwick.bots.simulation import Plan, simulate
from bailiwick.bots.summary import Summary
from bailiwick.games.immortals.cards import CARD_IDS, SPACES
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.plan import make_plan
from bailiwick.kernel.match import Match
from bailiwick.kernel.view import View
from bailiwick.table.thinking import Question, think
from tests.games.immortals.table import Table
from tests.kernel import sweep

RED = 0
# Three sites of red's in two areas of the light realm, and somebody who is far away
HOME = {"light.grove": "red 4", "light.heartwood": "red 3", "light.reedwater": "red 2", "dark.farwatch": "blue 2"}
CARDS = {"grove": "red", "heartwood": "red", "reedwater": "red", "farwatch": "blue"}
# Five sites of red's from which nobody can attack
PEACE = {f"light.{region}": "red 1" for region in ("grove", "heartwood", "lakeside", "farwatch", "stonegate")}
PEACEFUL_CARDS = {"grove": "red", "heartwood": "red", "lakeside": "red", "farwatch": "red", "stonegate": "red"}


def worth(**position: Any) -> float:
    return GAME.evaluate(Table(**position).state, RED)


def choice(t: Table, seed: int = 1) -> str:
    """What greedy does next, for whoever must choose."""
    seat = t.match.seat
    return GAME.vocabulary.name(bots.load("greedy", seed).choose(View(GAME, t.state, seat)))


def turn_of(t: Table) -> list[str]:
    """All that greedy does until somebody else is asked."""
    seat, done = t.match.seat, []
    while not t.over and t.match.seat == seat:
        action = choice(t) if len(t.legal) > 1 else next(iter(t.legal))
        t.do(action)
        done.append(action)
    return done


def plan_of(**position: Any) -> dict[str, str]:
    """Red's plan, laid space by space: the spaces that hold a card."""
    position.setdefault("sites", HOME)
    position.setdefault("region_cards", CARDS)
    t = Table(phase="planning", **position)
    for _space in SPACES:
        t.do(f"red: {choice(t)}")
    assert choice(t) == "ready"
    return {space: CARD_IDS[card] for space, card in zip(SPACES, t.state.plans[RED], strict=True) if card}


# ---------------------------------------------------------------- what is worth something


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param({"light.grove": "red 1", "light.heartwood": "red 1"}, {"light.grove": "red 2"}, id="more-sites"),
        pytest.param({"light.grove": "red 1 temple"}, {"light.grove": "red 1"}, id="a-temple"),
        pytest.param({"light.grove": "red 1 capital"}, {"light.grove": "red 1"}, id="a-capital"),
        pytest.param(
            {"light.grove": "red 1", "light.heartwood": "red 1", "light.mossvale": "red 1"},
            {"light.grove": "red 1", "light.heartwood": "red 1", "light.windmere": "red 1"},
            id="most-of-an-area",
        ),
        pytest.param(
            {"light.grove": "red 3", "light.heartwood": "blue 4"},
            {"light.grove": "red 1", "light.heartwood": "blue 4"},
            id="a-guard",
        ),
        pytest.param(
            {"light.grove": "red 2", "light.windmere": "blue 4"},
            {"light.grove": "red 2", "light.heartwood": "blue 4"},
            id="no-enemy-near",
        ),
        pytest.param(
            {"light.grove": "red 2", "dark.grove": "blue 4"},
            {"light.grove": "red 2", "dark.grove": "blue 4 portal"},
            id="no-portal-to-it",
        ),
        pytest.param({"light.grove": "red 2"}, {"light.grove": "red 2", "light.windmere": "blue 2"}, id="no-rival"),
        pytest.param(
            {"light.grove": "red 2", "light.windmere": "blue 2"},
            {"light.grove": "red 2", "light.windmere": "blue 2 temple"},
            id="no-temple-of-a-rival",
        ),
    ],
)
def test_the_better_board_is_worth_more(better: dict[str, str], worse: dict[str, str]) -> None:
    assert worth(sites=better) > worth(sites=worse)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"gold": 3}, {"gold": 2}),
        ({"energy": 3}, {"energy": 2}),
        ({"gold": 5, "energy": 5}, {"gold": 10}),
        ({"points": 1}, {}),
        ({"limbo": (3, 2)}, {"limbo": (2, 2)}),
        ({"region_cards": {"grove": "red"}}, {}),
        ({}, {"region_cards": {"grove": "blue"}}),
        ({"conflicts": ["conflict.light.heartwood"]}, {"conflicts": ["conflict.dark.windmere"]}),
        ({"conflicts": ["conflict.dark.windmere"]}, {}),
        ({}, {"blue": {"points": 2}}),
    ],
)
def test_what_is_owned_counts(better: dict[str, Any], worse: dict[str, Any]) -> None:
    sites = {"light.grove": "red 2", "dark.grove": "blue 1"}
    assert worth(sites=sites, **better) > worth(sites=sites, **worse)


def test_a_site_is_worth_more_the_more_scorings_are_to_come() -> None:
    def of_a_site(round: int) -> float:
        return worth(sites={"light.grove": "red 2"}, round=round) - worth(round=round)

    worths = [of_a_site(round) for round in range(7, 0, -1)]
    assert worths == sorted(worths)


def test_in_the_end_only_points_count() -> None:
    t = Table(sites=HOME, points=20, gold=9, round=7, blue={"points": 10}, conflicts=["conflict.dark.grove"])
    t.everybody_passes()
    assert t.over
    richer = t.state.clone()
    richer.gold[RED] += 10
    assert GAME.evaluate(t.state, RED) == GAME.evaluate(richer, RED)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_does_not_look_at_what_the_seat_may_not_know(players: int) -> None:
    for seed in range(2):
        sweep.check_blind(GAME, {"players": players}, seed, 23)


# ---------------------------------------------------------------- the plan of a round


def test_it_extracts_where_there_is_most() -> None:
    plan = plan_of(sites=PEACE, region_cards=PEACEFUL_CARDS, light_tribe="amazons", dark_tribe="trolls")
    assert (plan["extract_gold"], plan["extract_energy"]) == ("region.heartwood", "region.grove")


def test_it_extracts_what_the_building_needs() -> None:
    """There is one card: it goes where what is missing comes from."""
    alone: dict[str, Any] = {"sites": {"light.mossvale": "red 1"}, "region_cards": {"mossvale": "red"}, "light_tribe": "elves"}
    assert plan_of(gold=20, dark_tribe="orcs", **alone).get("extract_energy") == "region.mossvale"
    assert plan_of(energy=20, dark_tribe="orcs", **alone)["extract_gold"] == "region.mossvale"


def test_it_builds_what_it_can_pay_for() -> None:
    plan = plan_of(gold=8, energy=8, sites={**HOME, "light.owlshade": "red 2"}, region_cards={**CARDS, "owlshade": "red"})
    assert plan["build"].startswith("region.")
    assert "magic.dominate_or_temple" in plan.values()


def test_it_plans_nothing_that_it_can_never_pay_for() -> None:
    plan = plan_of(conflicts=[], sites={"light.grove": "red 1"}, region_cards={})
    assert set(plan.values()) == {"blank"}


def test_it_bluffs_with_all_its_blanks() -> None:
    plan = plan_of()
    assert list(plan.values()).count("blank") == 4
    assert plan["magic_1"] == "blank" or plan["magic_2"] == "blank"


def test_it_attacks_with_the_card_that_wins_the_inhabitants() -> None:
    sites = {**HOME, "light.mossvale": "blue 2"}
    plan = plan_of(sites=sites, conflicts=["conflict.dark.windmere", "conflict.light.mossvale"])
    assert "conflict.light.mossvale" in (plan["attack"], plan["attack_or_move"])


def test_each_attack_is_meant_for_another_site() -> None:
    """The wildcard of Greenwood would win Mossvale too; the card of Lakeside wins nothing else."""
    sites = {"light.grove": "red 5", "light.reedwater": "red 5", "light.mossvale": "blue 1 temple", "light.lakeside": "blue 2"}
    walls = {"light.treehome": "blue 9", "light.heartwood": "blue 9"}
    cards = ["conflict.light.mossvale", "wild.light.greenwood"]
    t = Table(phase="planning", sites={**sites, **walls}, conflicts=[*cards, "conflict.light.lakeside"])
    plan = [CARD_IDS[card] for card in make_plan(t.state, RED)]
    assert "conflict.light.lakeside" in (plan[4], plan[5])


def test_the_plan_is_the_same_from_space_to_space() -> None:
    t = Table(phase="planning", sites=HOME, region_cards=CARDS, gold=6, energy=6, conflicts=["wild.light.greenwood"])
    before = make_plan(t.state, RED)
    for card in before:
        assert make_plan(t.state, RED) == before
        t.do(f"red: {choice(t)}")
        assert t.state.plans[RED].count(card) >= 1


def test_a_plan_that_somebody_else_has_begun_is_gone_on_with() -> None:
    t = Table(phase="planning", sites=PEACE, region_cards=PEACEFUL_CARDS, light_tribe="amazons", dark_tribe="trolls")
    assert CARD_IDS[make_plan(t.state, RED)[1]] == "region.grove"
    t.do("red: plan extract_gold region.grove")
    assert choice(t) == "plan extract_energy blank"


# ---------------------------------------------------------------- execution


def test_it_attacks_where_the_odds_are_good() -> None:
    sites = {"light.grove": "red 5", "light.heartwood": "blue 9", "light.mossvale": "blue 1", "light.treehome": "blue 9"}
    t = Table(sites=sites, plan={"attack": "region.grove"}, tray={"green": 2})
    assert turn_of(t)[:2] == ["act attack", "attack light.grove light.mossvale"]


def test_it_does_not_attack_its_own_chances_away() -> None:
    sites = {"light.grove": "red 3", "light.heartwood": "blue 9", "light.mossvale": "blue 8", "light.treehome": "blue 9"}
    t = Table(sites=sites, plan={"attack": "region.grove"}, tray={"green": 2})
    assert choice(t) == "forfeit attack"


def test_it_does_not_attack_against_inhabitants_with_a_card_that_shows_neither_site() -> None:
    sites = {"light.grove": "red 3", "light.heartwood": "blue 3", "dark.farwatch": "red 1"}
    neutral = Table(sites=sites, plan={"attack": "conflict.light.heartwood"}, tray={"green": 3}, tower={"green": 4})
    hostile = Table(sites=sites, plan={"attack": "region.farwatch"}, tray={"green": 3}, tower={"green": 4})
    assert choice(neutral) == "act attack"
    strikes = {action: value for action, value in prospects_of(hostile).items() if action.endswith("attack")}
    assert strikes["act attack"] < prospects_of(neutral)["act attack"]


def prospects_of(t: Table) -> dict[str, float]:
    legal = GAME.legal(t.state, t.match.seat)
    values = GAME.prospects(t.state, t.match.seat, legal, Evaluated(GAME))
    assert values is not None
    return {GAME.vocabulary.name(action): value for action, value in zip(legal, values, strict=True)}


def test_it_sends_enough_armies_and_not_all_of_them_from_a_site_in_danger() -> None:
    sites = {"light.grove": "red 9", "light.mossvale": "blue 1", "light.treehome": "purple 9 temple"}
    t = Table(sites=sites, plan={"attack": "conflict.light.mossvale"}, tray={"green": 2})
    t.act("attack", "attack light.grove light.mossvale")
    number = int(choice(t).partition(" ")[2])
    assert 1 <= number < 8
    odds = t.match.odds(f"armies {number}", RED)
    assert odds is not None
    assert odds.win > 0.6


def test_it_moves_armies_to_where_they_can_do_something() -> None:
    """Whoever is in Deepdelve has nobody to attack and nothing to fear."""
    sites = {
        "light.deepdelve": "red 5",
        "light.forge_fire": "red 1",
        "light.eagles_rest": "red 1",
        "light.stonegate": "red 1",
        "light.mountains": "red 1",
        "light.windmere": "blue 6",
    }
    t = Table(sites=sites, plan={"attack_or_move": "region.deepdelve"}, gold=1, round=1)
    done = turn_of(t)
    assert done[:2] == ["act attack_or_move", "move-from light.deepdelve"]
    assert done[2] != "move-to light.eagles_rest"


def test_it_builds_where_the_building_lasts() -> None:
    sites = {"light.grove": "red 3", "dark.grove": "red 1", "dark.heartwood": "blue 9"}
    t = Table(sites=sites, plan={"build": "region.grove"}, gold=9, energy=9)
    assert turn_of(t)[:2] == ["act build", "site light.grove"]


def test_it_extracts_before_it_builds_what_it_could_not_pay_for() -> None:
    plan = {"extract_gold": "region.heartwood", "build": "region.grove"}
    t = Table(sites=HOME, plan=plan, gold=0, energy=9, light_tribe="humans")
    first = turn_of(t)[0]
    assert first == "act extract_gold"


def test_blanks_go_before_the_last_other_card() -> None:
    plan = {"extract_gold": "region.heartwood", "build": "blank", "magic_1": "blank"}
    assert choice(Table(sites=HOME, plan=plan)) in ("forfeit build", "forfeit magic_1")
    assert choice(Table(sites=HOME, plan={**plan, "extract_energy": "region.grove"})).startswith("act")


def test_it_passes_only_when_nothing_is_left() -> None:
    t = Table(sites=HOME, plan={"extract_gold": "conflict.dark.grove"})
    assert t.legal == {"pass", "forfeit extract_gold"}
    assert choice(t) == "forfeit extract_gold"


def test_it_takes_as_compensation_what_it_has_less_of() -> None:
    for gold, energy, taken in ((9, 0, "take-energy"), (0, 9, "take-gold")):
        t = Table(sites=HOME, plan={"extract_gold": "region.heartwood", "build": "blank"}, gold=gold, energy=energy)
        assert choice(t.do("forfeit build")) == taken


# ---------------------------------------------------------------- the rest of a round, and the draft


def test_it_draws_a_conflict_card() -> None:
    assert choice(Table(phase="drawing", sites=HOME)) == "draw"


def test_it_reinforces_where_there_is_danger() -> None:
    sites = {"light.grove": "red 1 temple", "light.windmere": "red 1", "light.heartwood": "blue 4"}
    t = Table(phase="drawing", sites=sites, limbo=(3, 0))
    t.nobody_draws()
    assert choice(t) == "site light.grove"


def test_armies_come_to_where_they_are_needed() -> None:
    sites = {"light.grove": "red 1 temple", "light.lakeside": "red 4", "dark.windmere": "red 2", "light.heartwood": "blue 4"}
    t = Table(sites=sites, limbo=(5, 5), gold=9, energy=9, plan={"magic_1": "magic.transition_5"})
    assert turn_of(t.act("magic_1"))[:2] == ["realm light", "site light.grove"]


def test_a_temple_by_magic_stands_where_it_lasts() -> None:
    sites = {"light.grove": "red 3", "dark.grove": "red 1", "dark.heartwood": "blue 9"}
    t = Table(sites=sites, plan={"magic_1": "magic.dominate_or_temple"}, gold=9, energy=9, region_cards={"grove": "red"})
    assert turn_of(t)[:2] == ["act magic_1", "site light.grove"]


def test_in_the_draft_it_goes_for_most_of_an_area() -> None:
    t = Table(
        phase="draft",
        sites={"light.grove": "red 3", "light.heartwood": "red 3", "dark.farwatch": "blue 2"},
        region_cards={"grove": "red", "heartwood": "red", "farwatch": "blue"},
        groups=[3, 2],
        draft_hand=["conflict.light.mossvale", "conflict.light.windmere"],
        draft_realm="light",
    )
    assert choice(t) == "choose conflict.light.mossvale"


@pytest.mark.properties
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_another_process_it_plays_a_whole_game_just_as_here(players: int) -> None:
    """There it is handed the masked position as JSON: with the same luck it makes the same move, at every decision."""
    match = Match(GAME, {"players": players, "rounds": 3}, f"elsewhere {players}")
    while not match.over:
        seat, luck = match.seat, bots.luck_of("elsewhere", match.seat, match.moves)
        view = match.view(seat)
        here = GAME.vocabulary.name(bots.choose(bots.load("greedy", luck), view, luck))
        position = json.loads(json.dumps(match.game.to_json(view.masked)))
        assert think(Question("immortals", position, seat, "greedy", luck)) == here, f"move {match.moves + 1}"
        match.play(here, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random(players: int) -> None:
    plan = Plan("immortals", {"players": players}, ["greedy"] + ["random"] * (players - 1), seed=1)
    summary = Summary(plan)
    simulate(plan, 1, on_result=summary.add)
    assert summary.wins_by_bot["greedy"].count == 1
    assert summary.scores_by_bot["greedy"].points.mean > 2 * summary.scores_by_bot["random"].points.mean
