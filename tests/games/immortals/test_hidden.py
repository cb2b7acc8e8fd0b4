"""What is chosen in secret stays so until it is shown (I-3.5, I-7.1, I-16.2), and in which order people answer never matters."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from bailiwick.games.immortals.cards import CARD_IDS, SPACES
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from tests.games.immortals.table import Table, new_game
from tests.kernel import sweep

OTHERS = ("blue", "purple", None)
RED, BLUE, PURPLE = 1, 2, 4


def planning(players: int = 3) -> Table:
    """Red holds two region cards and two conflict cards, and could lay any of them."""
    return Table(
        players=players,
        phase="planning",
        sites={"light.grove": "red 2", "dark.lakeside": "red 2", "light.windmere": "blue 2"},
        region_cards={"grove": "red", "lakeside": "red", "windmere": "blue"},
        red={"conflicts": ["conflict.dark.grove", "conflict.light.owlshade"]},
        blue={"conflicts": ["wild.dark.marches"]},
    )


def look_alike(one: Table, other: Table, colours: Sequence[str | None] = OTHERS) -> None:
    for colour in colours:
        assert one.view(colour) == other.view(colour), f"{colour} sees a difference"
        assert one.seen(colour) == other.seen(colour), f"{colour} hears a difference"


# ---------------------------------------------------------------- plans


PLANS: list[tuple[dict[str, str], dict[str, str]]] = [
    ({"attack": "region.grove"}, {"attack": "region.lakeside"}),
    ({"attack": "region.grove"}, {"attack": "blank"}),
    ({"attack": "conflict.dark.grove", "build": "blank"}, {"attack": "region.grove", "build": "conflict.light.owlshade"}),
    ({"magic_1": "magic.transition_5"}, {"magic_1": "magic.conflict_or_first"}),
    ({"magic_1": "magic.transition_5"}, {"magic_1": "blank"}),
]


@pytest.mark.parametrize(("one", "other"), PLANS)
def test_i_7_1_others_can_not_tell_two_plans_on_the_same_spaces_apart(one: dict[str, str], other: dict[str, str]) -> None:
    tables = planning(), planning()
    for space in SPACES:
        for t, plan in zip(tables, (one, other), strict=True):
            verb = "cast" if space.startswith("magic") else "plan"
            t.do(f"red: {verb} {space} {plan[space]}" if space in plan else f"red: leave {space}")
        look_alike(*tables)
    for t in tables:
        t.do("red: ready")
    look_alike(*tables)
    for t in tables:
        t.lay("blue", {}).lay("purple", {}).do("blue: ready", "purple: ready")
    look_alike(*tables)


def test_i_7_1_the_owner_sees_the_own_plan() -> None:
    t = planning().lay("red", {"attack": "conflict.dark.grove"})
    assert t.view("red")["seats"]["red"]["plan"] == {"attack": "conflict.dark.grove"}


def test_i_8_1_a_card_is_known_when_it_is_revealed_and_no_sooner() -> None:
    t = planning().plan_all(red={"extract_gold": "region.grove", "build": "conflict.dark.grove", "magic_1": "magic.transition_5"})
    t.do("act extract_gold")
    shown = [event.values for event in t.told("act")]
    assert shown == [(CARD_IDS.index("region.grove"), 0)]
    assert t.view("blue")["seats"]["red"]["plan"] == {"build": "unknown", "magic_1": "unknown"}


def test_i_8_1_cards_taken_back_by_passing_stay_unknown() -> None:
    one, other = planning(), planning()
    one.plan_all(red={"attack": "conflict.dark.grove"}).pass_()
    other.plan_all(red={"attack": "region.grove"}).pass_()
    look_alike(one, other)


def every_order(players: Sequence[str]) -> list[tuple[str, ...]]:
    return list(permutations(players))


def test_i_7_6_the_order_in_which_players_plan_does_not_matter() -> None:
    plans: dict[str, dict[str, str]] = {
        "red": {"attack": "region.grove", "build": "conflict.dark.grove"},
        "blue": {"extract_gold": "region.windmere", "attack": "wild.dark.marches"},
        "purple": {"magic_1": "magic.conflict_or_first", "magic_2": "blank"},
    }
    ends = []
    for order in every_order(("red", "blue", "purple")):
        t = planning()
        for colour in order:
            t.lay(colour, plans[colour])
        for colour in reversed(order):
            t.do(f"{colour}: ready")
        ends.append(t.json)
    assert all(end == ends[0] for end in ends)


def test_i_7_6_nor_does_laying_in_turns() -> None:
    t, other = planning(), planning()
    plans = {"red": {"attack": "region.grove"}, "blue": {"attack": "wild.dark.marches"}, "purple": {"attack": "blank"}}
    for space in SPACES:
        for colour in ("purple", "red", "blue"):
            t.do(f"{colour}: plan {space} {plans[colour][space]}" if space in plans[colour] else f"{colour}: leave {space}")
    t.do("blue: ready", "purple: ready", "red: ready")
    assert t.json == other.plan_all(**plans).json


# ---------------------------------------------------------------- the draft


def drafting() -> Table:
    page: dict[str, Any] = {
        "groups": [2, 3],
        "draft_hand": ["conflict.light.grove", "conflict.light.lakeside", "wild.light.marches"],
    }
    return Table(
        phase="draft",
        red=page,
        blue={**page, "draft_realm": "dark", "draft_hand": ["conflict.dark.grove", "conflict.dark.owlshade"]},
        purple={"draft_hand": ["conflict.light.owlshade", "conflict.light.windmere"]},
    )


def test_i_3_5_a_choice_is_unknown_until_all_have_chosen() -> None:
    one = drafting().do("red: choose conflict.light.grove")
    other = drafting().do("red: choose wild.light.marches")
    look_alike(one, other)
    for t in (one, other):
        t.do("purple: choose conflict.light.windmere")
    look_alike(one, other, ("blue", None))
    assert [event.audience for event in one.told("chose")] == [1, 4]


def test_i_3_5_a_card_kept_in_secret_is_never_shown() -> None:
    one, other = drafting(), drafting()
    for t, card in ((one, "owlshade"), (other, "windmere")):
        t.do("red: choose conflict.light.grove", "blue: choose conflict.dark.owlshade", f"purple: choose conflict.light.{card}")
    assert [event.seat for event in one.told("shows")] == [0, 1]
    look_alike(one, other, ("blue", None))


def test_i_3_6_the_order_in_which_players_choose_does_not_matter() -> None:
    choices = {"red": "wild.light.marches", "blue": "conflict.dark.grove", "purple": "conflict.light.owlshade"}
    ends = []
    for order in every_order(("red", "blue", "purple")):
        ends.append(drafting().do(*(f"{colour}: choose {choices[colour]}" for colour in order)).json)
    assert all(end == ends[0] for end in ends)


# ---------------------------------------------------------------- the same at random


def together(state: ImmortalsState) -> bool:
    return len(sweep.waiting_seats(state)) > 1


def choose_for(state: ImmortalsState, seat: int, rng: Rng) -> list[int]:
    """All that a seat does until it is no longer waited for, and what it does depends on nobody else."""
    actions = []
    state = state.clone()
    while state.waiting >> seat & 1 and state.waiting & ~(1 << seat):
        legal = [action for action in GAME.legal(state, seat) if GAME.vocabulary.name(action) != "start-over"]
        actions.append(legal[rng.below(len(legal))])
        GAME.apply_legal(state, seat, actions[-1])
    return actions


@pytest.mark.properties
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_i_7_6_the_order_of_arrival_never_matters(players: int) -> None:
    """Wherever several are waited for, all but the last play their answers in two orders, card by card mixed in the second."""
    rng = Rng(f"arrival {players}")
    compared = 0
    match = Match(GAME, {"players": players, "rounds": 2}, f"arrival {players}")
    while not match.over:
        state = match.state
        assert isinstance(state, ImmortalsState)
        if together(state):
            seats = sweep.waiting_seats(state)[:-1]
            plays = {seat: choose_for(state, seat, rng) for seat in seats}
            one, other = state.clone(), state.clone()
            for seat in seats:
                for action in plays[seat]:
                    GAME.apply_legal(one, seat, action)
            left = {seat: list(actions) for seat, actions in plays.items()}
            while any(left.values()):
                ready = [seat for seat in seats if left[seat]]
                seat = ready[rng.below(len(ready))]
                GAME.apply_legal(other, seat, left[seat].pop(0))
            assert GAME.to_json(one) == GAME.to_json(other)
            compared += 1
        seats = sweep.waiting_seats(match.state)
        seat = seats[rng.below(len(seats))]
        legal = match.legal(seat).actions
        match.play(legal[rng.below(len(legal))], seat)
    assert compared > 20


@pytest.mark.properties
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_i_16_2_no_secret_changes_what_others_see_of_a_move(players: int) -> None:
    """A secret answer, made in a state that another seat can't tell from the real one, tells that seat nothing."""
    rng = Rng(f"secret {players}")
    compared = 0
    for match in sweep.walk(GAME, {"players": players, "rounds": 2}, f"secret {players}", every=100_000, rng=rng):
        state = match.state
        assert isinstance(state, ImmortalsState)
        if match.over or not together(state):
            continue
        seats = sweep.waiting_seats(state)
        seat = seats[rng.below(len(seats))]
        viewer = (seat + 1 + rng.below(players)) % (players + 1) - 1
        if viewer == seat:
            continue
        legal = GAME.legal(state, seat)
        names = [GAME.vocabulary.name(action) for action in legal]
        laid = [action for action, name in zip(legal, names, strict=True) if name.split()[0] in ("plan", "cast", "choose")]
        views = []
        for action in laid:
            copy = state.clone()
            copy.log = []
            GAME.apply_legal(copy, seat, action)
            heard = [(event.kind, event.values) for event in copy.log if event.seen_by(viewer)]
            views.append((GAME.view_json(GAME.mask(copy, viewer), viewer), heard))
        assert all(view == views[0] for view in views)
        compared += len(views)
    assert compared > 100


# ---------------------------------------------------------------- taking back


def test_i_16_2_what_has_shown_something_can_not_be_taken_back() -> None:
    t = planning().plan_all(red={"extract_gold": "region.grove"}).act("extract_gold")
    assert not t.match.can_undo()


def test_i_7_1_laying_a_card_can() -> None:
    t = planning().do("red: plan extract_gold region.grove")
    t.match.undo()
    assert t.plan() == {}


def test_i_3_5_the_last_choice_of_a_draft_round_can_not() -> None:
    t = drafting().do(
        "red: choose conflict.light.grove", "blue: choose conflict.dark.grove", "purple: choose conflict.light.owlshade"
    )
    assert not t.match.can_undo()


@pytest.mark.parametrize(
    ("blue", "freely"),
    [({"build": "region.grove"}, False), ({"attack": "blank"}, False), ({"magic_1": "blank"}, True), ({}, True)],
)
def test_i_8_10_nobody_looks_where_a_region_card_lay_and_takes_that_back(blue: dict[str, str], freely: bool) -> None:
    t = Table(
        sites={"light.grove": "red 3", "dark.grove": "blue 1"},
        region_cards={"grove": "blue"},
        gold=2,
        energy=2,
        plan={"magic_1": "magic.dominate_or_temple", "magic_2": "blank"},
        blue={"plan": blue},
    ).act("magic_1", "option 2", "site light.grove")
    assert t.match.can_undo() == freely


def test_i_3_5_another_s_card_is_chosen_again_when_moves_are_taken_back() -> None:
    t = new_game(3)
    for _ in range(3):
        t.do(next(iter(t.match.legal())))
    t.match.play(t.match.legal(1).actions[0], 1)
    again = GAME.reshuffle(t.state, RED, Rng(1))
    assert again.waiting == t.state.waiting | BLUE
    assert len(again.draft_hands[1]) == 5
    assert again.draft_hands[0] == t.state.draft_hands[0]
    assert len({GAME.reshuffle(t.state, RED, Rng(luck)).draft_hands[1] for luck in range(10)}) > 5
    assert GAME.reshuffle(t.state, RED | BLUE, Rng(1)).waiting == t.state.waiting


def test_i_7_1_another_plans_again_when_moves_are_taken_back() -> None:
    t = planning()
    t.lay("red", {"extract_gold": "region.grove"}).lay("blue", {"extract_gold": "region.windmere"}).do("blue: ready")
    again = GAME.reshuffle(t.state, RED, Rng(1))
    assert again.waiting == RED | BLUE | PURPLE
    assert any(again.plans[0])
    assert not any(again.plans[1])
    assert again.cursor[1] == 0


def test_i_7_6_a_plan_that_all_were_ready_with_stays_as_it_was_laid() -> None:
    t = planning().plan_all(blue={"attack": "wild.dark.marches"})
    again = [GAME.reshuffle(t.state, RED, Rng(luck)) for luck in range(10)]
    assert all(other.plans[1] == t.state.plans[1] for other in again)
    assert all(other.conflicts[1] == t.state.conflicts[1] for other in again)
    assert len({other.deck for other in again}) > 5


def test_i_3_3_the_group_after_which_the_hands_are_dealt_can_not() -> None:
    t = new_game(3)
    for _ in range(3):
        t.do(next(iter(t.match.legal())))
    assert len(t.view("red")["seats"]["red"]["draft_hand"]) == 5
    assert not t.match.can_undo()


def test_i_3_9_the_group_after_which_hands_are_passed_can_not() -> None:
    t = drafting().do(
        "red: choose wild.light.marches", "blue: choose conflict.dark.grove", "purple: choose conflict.light.owlshade"
    )
    t.do(next(iter(t.match.legal())), "red: group 2")
    assert t.match.can_undo()
    t.do("blue: group 2")
    assert t.match.seat == 0
    assert not t.match.can_undo()


def test_a_new_game_shows_nobody_the_decks() -> None:
    t = new_game(4)
    for colour in (*SEAT_NAMES[:4], None):
        view = t.view(colour)
        assert view["draft"]["light"] == {"deck": 30, "discards": []}
