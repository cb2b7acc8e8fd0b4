"""Greedy sees what is obviously good. The positions are set up by hand; red is to move.

Where the game itself tells what actions are worth, greedy takes its word for it: the game of stones does so in two ways here.
"""

import pytest

from bailiwick import bots, games
from bailiwick.bots.simulation import Plan, simulate
from bailiwick.bots.summary import Summary
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.view import View
from tests.games.tyrants.table import Table
from tests.kernel import tiny

pytestmark = pytest.mark.thorough

GAME = games.load("tyrants")
STARTERS = ["noble"] * 4 + ["soldier"] * 3
FULL_DECK = [card.id for card in CARDS if card.deck in ("drow", "elementals") for _ in range(card.copies)][:74]


def choice(table: Table, seed: int = 1) -> str:
    view = View(GAME, table.match.state, table.match.seat)
    return GAME.vocabulary.name(bots.load("greedy", seed).choose(view))


def turn_of(table: Table) -> list[str]:
    """All that greedy does until the turn passes."""
    seat, done = table.match.seat, []
    bot = bots.load("greedy", 1)
    while not table.match.over and table.match.seat == seat:
        action = GAME.vocabulary.name(bot.choose(View(GAME, table.match.state, seat)))
        table.do(action)
        done.append(action)
    return done


def test_it_plays_its_whole_hand_before_it_ends_the_turn() -> None:
    done = turn_of(Table(hand=["noble", "noble", "noble", "soldier", "soldier"], map={"eryndlyn": {"red": 1}}))
    assert [action for action in done if action.startswith("play")].count("play noble") == 3
    assert done.count("play soldier") == 2
    assert done[-1] == "end-turn"


def test_it_spends_its_power() -> None:
    table = Table(power=3, map={"eryndlyn": {"red": 1}})
    assert sum(action.startswith("deploy") for action in turn_of(table)) == 3


def test_it_ends_the_turn_when_there_is_nothing_to_gain() -> None:
    assert choice(Table(map={"eryndlyn": {"red": 1}})) == "end-turn"


def test_it_takes_the_troop_that_wins_a_site() -> None:
    table = Table(power=1, map={"eryndlyn": {"red": 1, "blue": 1}, "blingdenstone": {"white": 2}})
    assert choice(table) == "deploy eryndlyn"


def test_it_kills_the_troop_that_holds_a_site() -> None:
    table = Table(
        power=3,
        map={"skullport": {"red": 2, "blue": 2, "white": 1}, "labyrinth": {"red": 1, "blue": 2}},
        barracks=0,
        ending=True,
    )
    assert choice(table) in {"assassinate labyrinth blue", "assassinate skullport blue"}


def test_it_buys_the_dearer_card_of_two_when_it_can_pay_it() -> None:
    table = Table(
        influence=7,
        deck=STARTERS,
        map={"eryndlyn": {"red": 1}},
        market={"row": ["severin_silrajin", "kobold", None, None, None, None], "deck": FULL_DECK},
    )
    assert choice(table) == "recruit severin_silrajin"


def test_it_waits_with_buying_until_the_hand_is_played() -> None:
    table = Table(
        influence=3,
        hand=["noble", "noble", "noble", "noble"],
        deck=STARTERS,
        map={"eryndlyn": {"red": 1}},
        market={"row": ["severin_silrajin", "kobold", None, None, None, None], "deck": FULL_DECK},
    )
    assert "recruit severin_silrajin" in turn_of(table)


def test_it_promotes_the_card_that_gains_most() -> None:
    table = Table(
        hand=["wyrmspeaker", "noble", "black_dragon"],
        map={"eryndlyn": {"red": 3}, "araumycos": {"white": 4}},
    )
    assert "promote black_dragon" in turn_of(table)


def test_it_does_not_end_a_game_that_it_is_losing() -> None:
    table = Table(power=1, barracks=1, map={"eryndlyn": {"red": 1}}, seats={"blue": {"vp": 60}})
    assert not choice(table).startswith("deploy")


def test_it_ends_a_game_that_it_has_won() -> None:
    table = Table(power=1, barracks=1, vp=60, map={"eryndlyn": {"red": 1}})
    assert choice(table).startswith("deploy")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random(players: int) -> None:
    plan = Plan("tyrants", {"players": players}, ["greedy"] + ["random"] * (players - 1), seed=1)
    summary = Summary(plan)
    simulate(plan, 2, on_result=summary.add)
    assert summary.wins_by_bot["greedy"].count == 2
    assert summary.scores_by_bot["greedy"].points.mean > 110


class Cautious(tiny.StonesGame):
    """Tells that hiding little is good."""

    def prospects(self, s: tiny.Stones, seat: int, actions: list[int], judgement: Judgement) -> list[float] | None:
        return [-float(action) for action in actions]


class CautiousLater(tiny.StonesGame):
    """Tells nothing of the first fist; then, that stones left are good and points bad, which no first fist of 1 can win."""

    def prospects(self, s: tiny.Stones, seat: int, actions: list[int], judgement: Judgement) -> list[float] | None:
        return None if s.left[seat] == 6 else [float(s.left[seat] - 9 * s.points[seat])] * len(actions)

    def settled(self, s: tiny.Stones) -> bool:
        return s.over

    def evaluate(self, s: tiny.Stones, seat: int) -> float:
        raise AssertionError("the game has told what the actions are worth")


@pytest.mark.parametrize("kind", [Cautious, CautiousLater])
def test_it_takes_the_game_s_word_for_what_actions_are_worth(kind: type[tiny.StonesGame]) -> None:
    game = kind("stones", "Stones", tiny.VOCABULARY, tiny.PROGRAM, tiny.GAME.options)
    for seed in range(5):
        view = View(game, game.new({"players": 2}, seed), 0)
        assert game.vocabulary.name(bots.load("greedy", seed).choose(view)) == "hide 1"
