"""What the evaluation likes, and what greedy makes of it in every role. Red judges, and is to move, unless said otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import bots
from bailiwick.bots.simulation import Plan, simulate
from bailiwick.bots.summary import Summary
from bailiwick.games.oath.game import GAME
from bailiwick.kernel.view import View
from tests.games.oath.battles import against_blue, bandits
from tests.games.oath.prince.court import court
from tests.games.oath.table import Page, Table
from tests.games.oath.tribunal import COURT, at_court
from tests.kernel import sweep

PURPLE, RED, BLUE = 0, 1, 2
VISIONS = {"visions_drawn": 3}
FAITH = {"vision": "vision_of_faith"}  # asks for the Darkest Secret
MANY = 3000  # decisions: no game of these bots takes nearly as many


def worth(seat: int = RED, **position: Any) -> float:
    return GAME.evaluate(Table(**position).s, seat)


def choice(t: Table, seed: int = 1) -> str:
    """What greedy does next, for whoever must choose."""
    return GAME.vocabulary.name(bots.load("greedy", seed).choose(View(GAME, t.s, t.s.seat)))


def turn_of(t: Table, seed: int = 1) -> list[str]:
    """All that greedy does until it rests or somebody else is asked."""
    seat = t.s.seat
    done: list[str] = []
    while not t.s.over and t.s.seat == seat and done[-1:] != ["rest"]:
        done.append(choice(t, seed))
        t.play(done[-1])
    return done


# ---------------------------------------------------------------- what is worth something


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param({"oathkeeper": "red"}, {}, id="the-title"),
        pytest.param({"oathkeeper": "red", "usurper": True}, {"oathkeeper": "red"}, id="usurping"),
        pytest.param({}, {"oathkeeper": "blue", "usurper": True}, id="no-other-usurper"),
        pytest.param({"red": FAITH}, {}, id="a-vision"),
        pytest.param({"red": {"facedown": ["vision_of_faith"]}}, {"red": {"facedown": ["wolves"]}}, id="a-vision-in-hand"),
        pytest.param(
            {"red": FAITH, "banners": {"darkest_secret": {"holder": "red"}}, **VISIONS},
            {"red": FAITH, "banners": {"darkest_secret": {"holder": "red"}}},
            id="a-vision-met-when-it-counts",
        ),
        pytest.param({"red": {"secrets": 2}}, {"red": {"secrets": 1}}, id="a-secret"),
        pytest.param({"red": {"favor": 2}}, {"red": {"favor": 1}}, id="favor"),
        pytest.param({"red": {"warbands": 2}}, {"red": {"warbands": 1}}, id="warbands"),
        pytest.param({"red": {"relics": ["cup_of_plenty"]}}, {}, id="a-relic"),
        pytest.param({"red": {"advisers": ["wolves"]}}, {}, id="an-adviser"),
        pytest.param({"cradle_2": {"warbands": 1, "colour": "red"}}, {}, id="a-site"),
        pytest.param(
            {"cradle_2": {"warbands": 2, "colour": "red"}}, {"cradle_2": {"warbands": 1, "colour": "red"}}, id="a-guard"
        ),
        pytest.param({}, {"cradle_2": {"warbands": 1, "colour": "blue"}, "oath": "supremacy"}, id="no-rival-site"),
    ],
)
def test_the_better_position_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**{"oath": "devotion", **better}) > worth(**{"oath": "devotion", **worse})


def test_the_chancellor_wants_the_empire_to_have_the_title() -> None:
    assert worth(PURPLE) > worth(PURPLE, oath="devotion", oathkeeper="red")


def test_a_chancellor_fears_a_successor_and_a_citizen_wants_to_be_one() -> None:
    position: dict[str, Any] = {"oath": "people", "red": {"role": "citizen"}}
    heir = {**position, "banners": {"darkest_secret": {"holder": "red"}}}
    assert worth(PURPLE, **heir) < worth(PURPLE, **position)
    assert worth(RED, **heir) > worth(RED, **position)


def test_a_victory_at_hand_is_worth_most_and_not_put_off() -> None:
    """Purple can't prevent that red wins in the next Wake phase, and does not play for time."""
    usurping: dict[str, Any] = {"oathkeeper": "red", "usurper": True, "oath": "devotion"}
    position = {**usurping, "banners": {"darkest_secret": {"holder": "red", "tokens": 9}}}
    assert worth(RED, **position) > worth(RED, oath="devotion") + 10
    assert worth(BLUE, **position) < worth(BLUE, oath="devotion") - 10
    t = Table(turn="purple", purple={"warbands": 3, "supply": 0}, cradle_1={"warbands": 3, "colour": "purple"}, **position)
    assert turn_of(t)[-1] == "rest"
    assert t.s.winner == RED
    assert GAME.settled(t.s)
    assert GAME.evaluate(t.s, RED) == -GAME.evaluate(t.s, BLUE) > 100


def test_what_another_can_take_at_once_is_worth_less() -> None:
    met: dict[str, Any] = {"red": {**FAITH, "warbands": 2}, "oath": "people", **VISIONS}
    held = {**met, "banners": {"darkest_secret": {"holder": "red", "tokens": 2}}}
    safe = worth(**held)
    assert worth(**held, blue={"warbands": 12}) < safe - 5  # a campaign
    assert worth(**held, blue={"secrets": 3}, provinces_1={"cards": ["wolves"]}) < safe - 5  # who could recover it
    assert worth(**held, blue={"secrets": 3}) > safe - 5  # no card at red's site lets anybody (O-5.4.4)


def test_guards_that_keep_the_clockwork_prince_from_being_ready_are_worth_more() -> None:
    def of(guards: int) -> float:
        t = court(
            red={"pawn": "hinterland-1"},
            purple={"warbands": 4},
            provinces_1={"warbands": guards, "colour": "red"},
            oath="supremacy",
            oathkeeper="red",
            usurper=True,
        )
        return GAME.evaluate(t.s, RED)

    steps = [of(guards + 1) - of(guards) for guards in range(1, 4)]
    assert max(steps) > 2 * min(steps)


def test_the_secret_that_pays_for_a_victory_is_worth_more_than_another() -> None:
    """Three are needed for the Darkest Secret, which blue holds."""
    position: dict[str, Any] = {"oath": "people", "banners": {"darkest_secret": {"holder": "blue", "tokens": 2}}, **VISIONS}

    def third(**red: Any) -> float:
        return worth(red={**red, "secrets": 3}, **position) - worth(red={**red, "secrets": 2}, **position)

    assert third(**FAITH) > third() + 1


def test_the_title_matters_more_as_the_end_draws_near() -> None:
    def of(now: int) -> float:
        return worth(PURPLE, round=now) - worth(PURPLE, round=now, oath="devotion", oathkeeper="red")

    assert of(1) < of(5) < of(7) < of(8)


def test_to_rest_is_neither_gain_nor_loss() -> None:
    t = Table(red={"supply": 2, "secrets": 1, "favor": 1}, provinces_1={"cards": ["elders"]}).play("trade-favor elders")
    before = GAME.evaluate(t.s, RED)
    t.play("rest")
    assert GAME.evaluate(t.s, RED) == pytest.approx(before)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_does_not_look_at_what_the_seat_may_not_know(players: int) -> None:
    for seed in range(2):
        sweep.check_blind(GAME, {"players": players}, seed, 7)


# ---------------------------------------------------------------- what greedy does


def test_it_fights_where_the_odds_are_good() -> None:
    t = against_blue(9, provinces_1={"warbands": 1, "colour": "blue"}, oath="supremacy")
    assert "campaign blue" in turn_of(t)


def test_it_does_not_fight_where_they_are_bad() -> None:
    t = against_blue(2, provinces_1={"warbands": 9, "colour": "blue"}, oath="supremacy", red={"supply": 2})
    assert not any(action.startswith("campaign") for action in turn_of(t))


def test_it_takes_the_title_in_a_campaign() -> None:
    """Under Supremacy one more site is enough."""
    t = bandits(6, oath="supremacy", cradle_2={"warbands": 1, "colour": "red"}, cradle_1={"warbands": 1, "colour": "purple"})
    turn_of(t)
    assert t.s.oathkeeper == RED


def test_it_commits_the_dice_that_pay() -> None:
    t = against_blue(8, provinces_1={"warbands": 4, "colour": "blue"}).play("campaign blue", "done")
    assert int(choice(t).removeprefix("number ")) >= 5


def test_it_uses_a_plan_that_turns_the_battle() -> None:
    t = against_blue(4, red={"favor": 3, "advisers": ["longbows"]}, provinces_1={"warbands": 3, "colour": "blue"})
    t.play("campaign blue", "done", "number 4")
    assert choice(t) == "use longbows"


def test_an_exile_reveals_a_vision_that_is_met() -> None:
    t = Table(
        oath="people",
        red={"facedown": ["vision_of_faith"]},
        banners={"darkest_secret": {"holder": "red"}},
        **VISIONS,
    )
    assert turn_of(t)[:2] == ["adviser vision_of_faith", "reveal"]


def test_it_pays_for_the_banner_that_its_oath_asks_for() -> None:
    t = Table(oath="people", red={"favor": 3, "supply": 3})
    assert "recover-banner peoples_favor" in turn_of(t)
    assert t.s.oathkeeper == RED


def test_it_gathers_what_a_victory_costs_and_pays_for_it() -> None:
    t = Table(
        oath="people",
        red={**FAITH, "secrets": 2, "favor": 2, "supply": 3, "advisers": ["wolves"], "warbands": 4},
        provinces_1={"cards": ["rangers"]},
        blue={"pawn": "provinces-2"},
        provinces_2={"cards": ["elders"]},
        banners={"darkest_secret": {"holder": "blue", "tokens": 2}, "peoples_favor": {"holder": "purple", "tokens": 9}},
        **VISIONS,
    )
    assert turn_of(t)[:2] == ["trade-secrets rangers", "recover-banner darkest_secret"]


def test_a_citizen_takes_what_makes_it_succeed() -> None:
    t = Table(oath="people", red={"role": "citizen", "secrets": 3, "supply": 3}, banners={"peoples_favor": {"holder": "purple"}})
    assert "recover-banner darkest_secret" in turn_of(t)


def test_it_conspires_for_the_banner_it_wants() -> None:
    t = Table(
        oath="people",
        red={"facedown": ["conspiracy"], "secrets": 1, "advisers": ["wolves", "rangers"], "pawn": "provinces-1"},
        blue={"pawn": "provinces-1", "advisers": ["forest_paths"]},
        banners={"peoples_favor": {"holder": "blue", "tokens": 9}},
        oathkeeper="blue",
    )
    assert turn_of(t)[:3] == ["adviser conspiracy", "reveal", "banner peoples_favor"]


def test_it_musters_and_trades_for_what_it_needs() -> None:
    t = Table(red={"favor": 2, "secrets": 1, "supply": 4}, provinces_1={"cards": ["wolves", "elders"]})
    verbs = {action.partition(" ")[0] for action in turn_of(t)}
    assert verbs & {"muster", "trade-favor"}


@pytest.mark.parametrize("seed", range(4))
def test_it_proposes_no_deals(seed: int) -> None:
    """A refused one would leave everything as it was, for the same deal to be offered again."""
    t = Table(turn="purple", purple={"favor": 3, "supply": 3, "relics": ["the_grand_scepter"]})
    assert not any(action.partition(" ")[0] in ("offer", "hand-over", "ask-for") for action in turn_of(t, seed))
    t = Table(turn="purple").play("offer red", "space brutal")
    assert choice(t, seed) == "decline"


def test_it_does_not_count_on_the_chancellor_s_consent() -> None:
    t = Table(red={"role": "citizen"}, provinces_1={"warbands": 5, "colour": "purple"})
    assert not any(action.startswith("to-board") for action in turn_of(t))


def test_citizenship_with_a_present_is_accepted_and_at_a_price_just_before_victory_refused() -> None:
    good = Table(turn="purple", purple={"favor": 5, "relics": ["the_grand_scepter"]})
    good.play("offer red", "space brutal", "give-favor 5", "propose")
    bad = Table(
        turn="purple",
        red={"favor": 4, "secrets": 3, "relics": ["cup_of_plenty"]},
        oathkeeper="red",
        oath="protection",
        usurper=True,
        purple={"relics": ["the_grand_scepter"]},
    )
    bad.play("offer red", "space brutal", "want-favor 4", "want-secrets 3", "propose")
    assert choice(good) == "accept"
    assert choice(bad) == "decline"


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_of_greedy_bots_comes_to_its_end(players: int) -> None:
    options = {"players": players, "prince": "chancellor"} if players == 1 else {"players": players}
    s = GAME.new(options, players)
    sitting = [bots.load("greedy", seat) for seat in range(s.seats)]
    decisions = 0
    while not s.over and decisions < MANY:
        seat = s.seat
        GAME.apply(s, seat, sitting[seat].choose(View(GAME, s, seat)))
        decisions += 1
    assert s.over


@pytest.mark.parametrize("seat", [PURPLE, RED], ids=["chancellor", "exile"])
def test_it_beats_random(seat: int) -> None:
    plan = Plan("oath", {"players": 3}, ["greedy" if other == seat else "random" for other in range(3)], seed=1)
    summary = Summary(plan)
    simulate(plan, 3, on_result=summary.add)
    assert summary.wins_by_bot["greedy"].count == 3


def test_roles_are_the_factions() -> None:
    t = Table(red={"role": "citizen"})
    assert GAME.factions(t.s) == [["chancellor"], ["citizen"], ["exile"]]
    assert set(GAME.tallied_verbs()) <= {name.partition(" ")[0] for name in GAME.vocabulary.names}


# ---------------------------------------------------------------- promises


def test_greedy_accepts_gifts_and_refuses_what_binds_it_for_nothing() -> None:
    t = at_court({"favor": 3}, {}, oath="devotion").play("give-favor 2", "propose")
    assert choice(t) == "accept"
    t = at_court({}, {}, oath="devotion").play("want-promise", "will-not campaign", "anything", "by end", "done", "propose")
    assert choice(t) == "decline"
    t = at_court({}, {"favor": 1}, oath="devotion").play("want-promised-favor 4", "propose")
    assert choice(t) == "decline"
    t = at_court({}, {"favor": 3}, oath="devotion").play(
        "promise", "will-give favor", "number 3", "by title", "done", "want-favor 3"
    )
    assert choice(t.play("propose")) == "decline"


def test_greedy_keeps_a_promise_that_is_cheaper_than_its_penalty() -> None:
    """On the last day: to peek costs nothing, not to have done it two relics' worth."""
    red: Page = {"pawn": COURT, "favor": 5, "relics": ["cup_of_plenty"], "supply": 0}
    parts = ("promise", "will peek-relic", "by round-2", "penalty-favor 5", "penalty-relic", "done", "propose", "accept")
    t = Table(red=red, provinces_3={"relics": ["map"]}, reliquary={}, oath="devotion").play(
        "use the_tribunal", "player blue", *parts
    )
    t.play("rest", "rest", "rest")
    t.s.supply[1] = 0
    assert t.seat == "red"
    assert choice(t) == f"peek-relic {COURT} 1"


def test_greedy_makes_no_deals_and_no_counter_offers() -> None:
    t = at_court({"favor": 3}, {}, oath="devotion")
    assert choice(t) == "decline"
    assert choice(t.play("promise")) == "decline"
    t = at_court({"favor": 3}, {"favor": 3}, oath="devotion").play("want-favor 1", "propose", "counter")
    assert choice(t) == "decline"
