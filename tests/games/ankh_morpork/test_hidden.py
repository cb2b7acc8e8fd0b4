"""Being asked, or not being asked, tells nothing about anybody's hand (R-42), and what is shown can't be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from tests.games.ankh_morpork.table import Table
from tests.kernel import sweep

BROWN_CARDS_ARE_OUT = 45  # cards in the draw pile: fewer than there are brown ones


def state_of(t: Table) -> AnkhState:
    state = t.match.state
    assert isinstance(state, AnkhState)
    return state


def position(hand: list[str], active_hand: list[str], **more: Any) -> Table:
    """Blue holds something, and all the others know is how many cards. Equal draw piles, whatever is in the hands."""
    apart = {"groat", "modo", "zorgo", "gaspode", "susan", "fresh_start_club", "igor", "wallace_sonky", "doctor_mossy_lawn"}
    pile = [card for card in Table(players=3).draw_pile if card not in apart | set(active_hand)][-BROWN_CARDS_ARE_OUT:]
    return Table(players=3, hand=active_hand, blue={"hand": hand}, draw_pile=pile, **more)


def killed(hand: list[str]) -> Table:
    return position(hand, ["dr_cruces"], areas={"longwall": "red blue trouble"}).play("dr_cruces", "remove longwall blue")


def removed(hand: list[str]) -> Table:
    return position(hand, ["carcer"], dice=[9, 1], areas={"longwall": "red blue"}).play(
        "carcer", "scroll", "remove longwall blue"
    )


def moved(hand: list[str]) -> Table:
    t = position(hand, ["the_duckman"], areas={"longwall": "blue"})
    return t.play("the_duckman", "move longwall blue", "move-to dimwell")


def swapped(hand: list[str]) -> Table:
    t = position(hand, ["the_bursar"], event="riots", areas={"longwall": "blue", "dimwell": "red"})
    return t.play("the_bursar", "swap longwall blue", "swap dimwell red")


def named(hand: list[str]) -> Table:
    return position(hand, ["nobby_nobbs"]).play("nobby_nobbs", "name blue")


def robbed_with_others(hand: list[str]) -> Table:
    return position(hand, ["mr_boggis"]).play("mr_boggis", "scroll")


def burnt(hand: list[str]) -> Table:
    return position(hand, ["rincewind"], event="the_dragon", dice=[9], areas={"longwall": "blue"}).play("rincewind")


def murdered(hand: list[str]) -> Table:
    t = position(hand, ["rincewind"], event="mysterious_murders", dice=[9, 1, 1], areas={"longwall": "blue"})
    return t.play("rincewind", "remove longwall blue")


def johnsoned(hand: list[str]) -> Table:
    t = position(hand, ["rincewind"], event="bloody_stupid_johnson", dice=[9], areas={"longwall": "blue building:blue"})
    return t.play("rincewind")


WINDOWS: list[tuple[Callable[[list[str]], Table], set[str]]] = [
    (killed, {"gaspode", "susan", "fresh_start_club", "igor"}),
    (removed, {"gaspode", "susan", "fresh_start_club", "igor", "wallace_sonky"}),
    (moved, {"gaspode", "wallace_sonky"}),
    (swapped, {"gaspode", "wallace_sonky"}),
    (named, {"wallace_sonky"}),
    (robbed_with_others, {"wallace_sonky"}),
    (burnt, {"susan", "fresh_start_club", "igor"}),
    (murdered, {"susan", "fresh_start_club", "igor"}),
    (johnsoned, {"susan", "fresh_start_club", "igor"}),
]
CELLS = [(window, card) for window, cards in WINDOWS for card in sorted(cards)]
NAMES = [f"{window.__name__}-{card}" for window, card in CELLS]


@pytest.mark.parametrize(("window", "card"), CELLS, ids=NAMES)
def test_r_42_with_and_without_the_card_a_player_is_asked_alike(window: Callable[[list[str]], Table], card: str) -> None:
    holder, other = window([card]), window(["groat"])
    assert holder.chooser == other.chooser == "blue"
    assert holder.legal == {"decline", f"answer {card}"}
    assert other.legal == {"decline"}
    for colour in ("red", "green", None):
        assert holder.view(colour) == other.view(colour)
    shown = [(event.kind, event.values) for event in holder.match.events if event.seen_by(None)]
    assert shown == [(event.kind, event.values) for event in other.match.events if event.seen_by(None)]


@pytest.mark.parametrize(("window", "cards"), WINDOWS, ids=[window.__name__ for window, _ in WINDOWS])
def test_r_42_nobody_is_asked_who_cannot_hold_an_answer(window: Callable[[list[str]], Table], cards: set[str]) -> None:
    assert window([]).chooser != "blue" or window is johnsoned, "an empty hand is seen by all"
    gone = window(["groat"])
    data = {**gone.start, "discard_pile": sorted(cards)}
    t = Table()
    t.match = Match(GAME, start=data)
    for move in gone.match.record.moves:
        t.do(move[1])
    assert "decline" not in t.legal


@pytest.mark.parametrize(("window", "cards"), WINDOWS, ids=[window.__name__ for window, _ in WINDOWS])
def test_r_42_the_house_rule_asks_holders_only(window: Callable[[list[str]], Table], cards: set[str]) -> None:
    for hand in ([min(cards)], ["groat"]):
        asked = window(hand)
        t = Table()
        t.match = Match(GAME, start={**asked.start, "house_rules": {"interrupts": "ask_holders"}})
        for move in asked.match.record.moves:
            t.do(move[1])
        assert ("decline" in t.legal) == (hand != ["groat"])


def test_r_42_with_only_green_cards_drawn_nobody_can_hold_a_brown_answer() -> None:
    def struck(**more: Any) -> Table:
        blue = {"hand": ["groat"]}
        gone = ["fresh_start_club"]
        t = Table(hand=["rincewind"], blue=blue, discard=gone, event="the_dragon", dice=[9], areas={"longwall": "blue"}, **more)
        return t.play("rincewind")

    assert struck().at_end
    assert struck(draw_pile=51).at_end  # all the brown cards of a game for two
    assert struck(draw_pile=50).chooser == "blue"


def test_r_42_an_icon_that_can_not_be_used_is_passed_over_alike_with_and_without_doctor_mossy_lawn() -> None:
    holder = Table(hand=["mr_gryle", "doctor_mossy_lawn"], draw_pile=BROWN_CARDS_ARE_OUT).play("mr_gryle")
    other = Table(hand=["mr_gryle", "hex"], draw_pile=BROWN_CARDS_ARE_OUT).play("mr_gryle")
    assert holder.view("blue") == other.view("blue")


# ---------------------------------------------------------------- the same at random


@pytest.mark.properties
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r_42_what_follows_a_move_tells_nothing_that_others_can_not_know(players: int) -> None:
    compared = 0
    for number in range(3):
        for match in sweep.walk(GAME, {"players": players}, f"hidden {players} {number}", every=100_000):
            if not match.over and match.moves % 3 == 0:
                compared += sweep.check_secrecy(GAME, match.state, match.moves % (players + 1) - 1)
    assert compared > 200


# ---------------------------------------------------------------- taking back


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("librarian", ("scroll",)),
        ("the_beggars_guild", ("name blue",)),
        ("rosie_palm", ("skip", "name blue", "give zorgo")),
        ("mrs_cake", ("scroll",)),
        ("history_monks", ("scroll",)),
        ("cable_street_particulars", ("name blue",)),
        ("stanley", ("name blue",)),
        ("rincewind", ()),
        ("carcer", ("scroll",)),
    ],
)
def test_a_20_2_what_has_shown_something_hidden_can_not_be_taken_back(card: str, choices: tuple[str, ...]) -> None:
    t = Table(hand=[card, "zorgo"], blue={"hand": ["groat", "modo"]}, discard=["wallace_sonky"], event="fog").play(card, *choices)
    assert not t.match.can_undo()


RED, BLUE = 0b001, 0b010


def test_a_20_2_what_is_taken_back_is_drawn_anew_for_all_who_know_nothing_of_it() -> None:
    t = Table(
        players=3,
        hand=["groat"],
        personality="lord_vetinari",
        knows_unused=["chrysoprase"],
        blue={"hand": ["modo", "zorgo"], "knows_unused": ["chrysoprase"]},
        green={"personality": "commander_vimes"},
        unused_personalities=["chrysoprase", "lord_rust", "dragon_king_of_arms"],
    )
    drawn = [GAME.to_json(GAME.reshuffle(state_of(t), RED, Rng(luck))) for luck in range(20)]
    for data in drawn:
        assert data["seats"]["red"] == GAME.to_json(state_of(t))["seats"]["red"]
        assert "chrysoprase" in data["unused_personalities"]
        assert len(data["seats"]["blue"]["knows_unused"]) == 1
        assert set(data["seats"]["blue"]["knows_unused"]) <= set(data["unused_personalities"])
    for what in ("hand", "personality"):
        assert len({str(data["seats"]["blue"][what]) for data in drawn}) > 3, what
    assert len({str(data["draw_pile"]) for data in drawn}) == len(drawn)
    both = GAME.to_json(GAME.reshuffle(state_of(t), RED | BLUE, Rng(1)))
    assert both["seats"]["blue"] == GAME.to_json(state_of(t))["seats"]["blue"]


CAPITAL = 50  # what Chrysoprase wants
FULL = ["groat", "modo", "zorgo", "hex", "librarian", "sacharissa_cripslock"]  # so many that nothing is drawn after one


def end_turn_before(personality: str, cash: int) -> Table:
    t = Table(players=3, hand=FULL, blue={"personality": personality, "cash": cash})
    return t.play("groat", "skip", "end-turn")


@pytest.mark.parametrize("personality", ["lord_vetinari", "chrysoprase"])
def test_a_4_1_whether_the_next_player_wins_is_not_tried_out(personality: str) -> None:
    """Nobody ends a turn to see who the next player is, takes it back and goes on knowing."""
    t = end_turn_before(personality, CAPITAL)
    assert t.over == (personality == "chrysoprase")
    assert not t.match.can_undo()


def test_a_4_1_a_turn_ends_freely_while_the_next_player_has_nobodys_goal() -> None:
    t = end_turn_before("chrysoprase", CAPITAL - 1)
    assert t.active == "blue"
    assert t.match.can_undo()


def test_a_20_2_other_moves_can() -> None:
    t = Table(hand=["groat"], areas={"longwall": "red"}).play("groat", "place dimwell")
    t.match.undo()
    t.match.undo()
    assert t.legal == {"play groat"}
