"""A-15 interrupts: the whole table of what answers what, each answer, and the windows in which they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bailiwick.games.ankh_morpork.cards import CARDS
from tests.games.ankh_morpork.table import Table, is_green

GASPODE, SUSAN, CLUB, IGOR, SONKY, LAWN = (
    "gaspode",
    "susan",
    "fresh_start_club",
    "igor",
    "wallace_sonky",
    "doctor_mossy_lawn",
)
MINION_INTERRUPTS = (GASPODE, SUSAN, CLUB, IGOR, SONKY)
ALL = list(MINION_INTERRUPTS)

# ----------------------------------------------------------------


def test_a_15_1_the_interrupts() -> None:
    assert {card.id for card in CARDS if card.is_interrupt} == {GASPODE, SUSAN, CLUB, IGOR, SONKY, LAWN}
    assert {card for card in (*ALL, LAWN) if is_green(card)} == {GASPODE, CLUB, SONKY}


def test_a_15_2_in_anyones_turn_for_nothing_and_to_the_discard_pile() -> None:
    t = Table(hand=["dr_cruces"], areas={"longwall": "red blue trouble"}, blue={"hand": [SUSAN, "groat"]})
    t.play("dr_cruces", "remove longwall blue", "blue: answer susan")
    assert (t.discard_pile, t.cash("blue")) == ([SUSAN], 10)
    t.do("take-money", "end-turn")
    assert t.hand("blue") == {"groat"}  # no refill before the end of the own turn
    t.do("blue: play groat", "skip", "end-turn")
    assert len(t.hand("blue")) == 5


def test_a_15_2_at_once_or_not_at_all() -> None:
    t = Table(hand=["dr_cruces"], areas={"longwall": "red blue trouble"}, blue={"hand": [SUSAN]})
    t.play("dr_cruces", "remove longwall blue", "blue: decline")
    assert t.at("longwall") == "red"
    assert t.chooser == "red"


def test_a_15_3_one_interrupt_one_minion_once() -> None:
    t = Table(hand=["death"], areas={"longwall": "red blue trouble"}, blue={"hand": [GASPODE, SUSAN]})
    t.play("death", "remove longwall blue", "blue: answer gaspode")
    t.do("remove longwall blue")
    assert t.offered("answer") == {SUSAN}
    t.do("blue: answer susan")
    assert t.at("longwall") == "red blue trouble"


def test_a_15_3_the_dragon_takes_an_interrupt_a_minion() -> None:
    t = Table(
        hand=["rincewind"], event="the_dragon", dice=[9], areas={"longwall": "blue blue blue"}, blue={"hand": [SUSAN, CLUB]}
    )
    t.play("rincewind", "blue: answer susan", "blue: answer fresh_start_club", "place dimwell")
    assert t.areas == {"longwall": "blue", "dimwell": "blue"}


# ---------------------------------------------------------------- the table


def by_assassination() -> Table:
    t = Table(hand=["dr_cruces"], areas={"longwall": "red blue trouble"}, blue={"hand": ALL})
    return t.play("dr_cruces", "remove longwall blue")


def by_scroll() -> Table:
    t = Table(hand=["carcer"], dice=[9, 1], areas={"longwall": "red blue trouble"}, blue={"hand": ALL})
    return t.play("carcer", "scroll", "remove longwall blue")


def by_bought_assassination() -> Table:
    t = Table(hand=["burleigh_and_stronginthearm"], areas={"longwall": "red blue trouble"}, blue={"hand": ALL})
    return t.play("burleigh_and_stronginthearm", "name blue", "blue: decline", "remove longwall blue")


def by_the_auditors() -> Table:
    t = Table(hand=["the_auditors"], areas={"longwall": "red blue trouble"}, blue={"hand": ALL})
    return t.play("the_auditors", "scroll", "blue: remove longwall blue")


def moved() -> Table:
    t = Table(hand=["the_duckman"], areas={"longwall": "red blue trouble"}, blue={"hand": ALL})
    return t.play("the_duckman", "move longwall blue", "move-to dimwell")


def swapped() -> Table:
    t = Table(hand=["the_bursar"], event="riots", areas={"longwall": "blue", "dimwell": "red"}, blue={"hand": ALL})
    return t.play("the_bursar", "swap longwall blue", "swap dimwell red")


def by_the_dragon() -> Table:
    t = Table(hand=["rincewind"], event="the_dragon", dice=[9], areas={"longwall": "blue"}, blue={"hand": ALL})
    return t.play("rincewind")


def by_murder() -> Table:
    t = Table(hand=["rincewind"], event="mysterious_murders", dice=[9, 1], areas={"longwall": "blue"}, blue={"hand": ALL})
    return t.play("rincewind", "remove longwall blue")


def by_johnson() -> Table:
    t = Table(
        hand=["rincewind"], event="bloody_stupid_johnson", dice=[9], areas={"longwall": "blue building:blue"}, blue={"hand": ALL}
    )
    return t.play("rincewind")


def by_flood() -> Table:
    t = Table(hand=["rincewind"], event="flood", dice=[9, 9], areas={"longwall": "blue"}, blue={"hand": ALL})
    return t.play("rincewind")


def by_a_bad_roll() -> Table:
    t = Table(hand=["errol", *ALL], dice=[1], areas={"longwall": "red"})
    return t.play("errol", "scroll", "remove longwall red")


def by_own_carcer() -> Table:
    t = Table(hand=["carcer", *ALL], dice=[9, 1], areas={"longwall": "red"})
    return t.play("carcer", "scroll", "remove longwall red")


def by_own_dean() -> Table:
    t = Table(hand=["the_dean", *ALL], event="riots", areas={"unreal_estate": "red"})
    return t.play("the_dean", "remove unreal_estate red")


def by_own_errol() -> Table:
    t = Table(hand=["errol", *ALL], dice=[7], areas={"longwall": "red blue trouble"})
    return t.play("errol", "scroll", "remove longwall red")


def by_dibbler() -> Table:
    t = Table(hand=["cmot_dibbler", *ALL], dice=[1], areas={"longwall": "red"})
    return t.play("cmot_dibbler", "scroll", "remove longwall red")


def by_relocation() -> Table:
    t = Table(hand=["groat", *ALL], areas={"longwall": "red " * 11, "dimwell": "red"})
    return t.play("groat", "relocate dimwell")


TABLE: list[tuple[Callable[[], Table], set[str]]] = [
    (by_assassination, {GASPODE, SUSAN, CLUB, IGOR}),
    (by_scroll, {GASPODE, SUSAN, CLUB, IGOR, SONKY}),
    (by_bought_assassination, {GASPODE, SUSAN, CLUB, IGOR, SONKY}),
    (by_the_auditors, {GASPODE, SUSAN, CLUB, IGOR, SONKY}),
    (moved, {GASPODE, SONKY}),
    (swapped, {GASPODE, SONKY}),
    (by_the_dragon, {SUSAN, CLUB, IGOR}),
    (by_murder, {SUSAN, CLUB, IGOR}),
    (by_johnson, {SUSAN, CLUB, IGOR}),
    (by_flood, set()),
    (by_a_bad_roll, {SUSAN, CLUB, IGOR}),
    (by_own_carcer, {SUSAN, CLUB, IGOR}),
    (by_own_dean, {SUSAN, CLUB, IGOR}),
    (by_own_errol, {SUSAN, CLUB, IGOR}),
    (by_dibbler, {SUSAN, CLUB, IGOR}),
    (by_relocation, set()),
]


@pytest.mark.parametrize(("trigger", "answers"), TABLE, ids=[trigger.__name__ for trigger, _ in TABLE])
@pytest.mark.parametrize("card", MINION_INTERRUPTS)
def test_a_15_4_what_answers_what(trigger: Callable[[], Table], answers: set[str], card: str) -> None:
    t = trigger()
    assert t.offered("answer") == answers
    if card in answers:
        holder = t.chooser
        t.do(f"answer {card}")
        assert card in t.discard_pile
        assert card not in t.hand(holder)
    else:
        assert t.refusal(f"answer {card}") == ("A-5.2" if trigger in (by_flood, by_relocation) else "A-15.4")


def test_a_15_4_nobody_stops_the_own_hand() -> None:
    t = Table(hand=["dorfl", *ALL], areas={"longwall": "red"}).play("dorfl", "move longwall red", "move-to dimwell")
    assert t.areas == {"dimwell": "red"}
    t = Table(hand=["the_bursar", *ALL], event="riots", areas={"longwall": "red", "dimwell": "red troll"})
    t.play("the_bursar", "swap longwall red", "swap dimwell red")
    assert t.areas == {"longwall": "red", "dimwell": "red troll"}


@pytest.mark.parametrize("trigger", [trigger for trigger, _ in TABLE], ids=lambda trigger: trigger.__name__)
def test_a_15_4_doctor_mossy_lawn_saves_no_minion(trigger: Callable[[], Table]) -> None:
    t = trigger()
    assert f"answer {LAWN}" not in t.legal
    assert t.refusal(f"answer {LAWN}") in ("A-15.4", "A-5.2")


# ---------------------------------------------------------------- the answers


@pytest.mark.parametrize(("trigger", "before"), [(by_assassination, "red blue trouble"), (by_scroll, "red blue trouble")])
@pytest.mark.parametrize("card", [GASPODE, SUSAN])
def test_a_15_5_the_attempt_fails_and_the_icon_is_used_up(trigger: Callable[[], Table], before: str, card: str) -> None:
    t = trigger().do(f"answer {card}")
    assert t.at("longwall") == before
    assert t.chooser == "red"
    assert t.offered("remove") == set()


def test_a_15_5_gaspode_keeps_a_minion_where_it_is() -> None:
    assert moved().do("answer gaspode").areas == {"longwall": "red blue trouble"}
    assert swapped().do("answer gaspode").areas == {"longwall": "blue", "dimwell": "red"}


@pytest.mark.parametrize("card", [CLUB, IGOR])
def test_a_15_6_the_minion_comes_back_elsewhere_by_the_rule_of_placement(card: str) -> None:
    areas = {"longwall": "red blue trouble", "dimwell": "blue", "the_shades": "red"}
    t = Table(hand=["dr_cruces"], areas=areas, blue={"hand": [card]}).play("dr_cruces", "remove longwall blue", f"answer {card}")
    assert t.at("longwall") == "red"
    assert t.chooser == "blue"
    assert t.offered("place") == {"dimwell", "the_scours", "the_shades"}
    assert (t.refusal("place longwall"), t.refusal("place nap_hill")) == ("A-15.6", "A-7.2")
    t.do("place the_shades")
    assert t.areas == {"longwall": "red", "dimwell": "blue", "the_shades": "red blue trouble"}
    assert t.minions("blue") == 2


def test_a_15_6_the_last_minion_may_come_back_anywhere_else() -> None:
    t = by_assassination().do("answer igor")
    assert len(t.offered("place")) == 11
    assert t.refusal("place longwall") == "A-15.6"


def test_a_15_7_wallace_sonky_uses_up_a_scroll_with_one_target() -> None:
    t = Table(players=3, hand=["nobby_nobbs"], blue={"hand": [SONKY]}).play(
        "nobby_nobbs", "name blue", "blue: answer wallace_sonky"
    )
    assert (t.cash(), t.cash("blue")) == (10, 10)
    assert t.offered("name") == set()
    assert t.discard_pile == [SONKY]


def test_a_15_7_the_others_are_still_hit() -> None:
    t = Table(players=4, hand=["mr_boggis"], green={"hand": [SONKY]}).play("mr_boggis", "scroll", "green: answer wallace_sonky")
    assert [t.cash(colour) for colour in ("red", "blue", "green", "yellow")] == [14, 8, 10, 8]


@pytest.mark.parametrize("who", ["blue", "green"])
def test_a_15_7_no_money_passes_to_or_from_the_holder(who: str) -> None:
    holder: dict[str, Any] = {who: {"hand": [SONKY]}}
    t = Table(players=3, hand=["hubert"], **holder)
    t.play("hubert", "name blue", "name green", f"{who}: answer wallace_sonky")
    assert [t.cash(colour) for colour in ("red", "blue", "green")] == [10, 10, 10]


def test_a_15_7_payments_already_made_to_others_stand() -> None:
    areas = {"longwall": "red blue trouble"}
    t = Table(players=3, hand=["burleigh_and_stronginthearm"], areas=areas, blue={"hand": [SONKY]})
    t.play("burleigh_and_stronginthearm", "name green", "remove longwall blue", "blue: answer wallace_sonky")
    assert (t.cash(), t.cash("green"), t.at("longwall")) == (8, 12, "red blue trouble")


def test_a_15_7_only_for_oneself() -> None:
    t = Table(players=3, hand=["nobby_nobbs"], blue={"hand": [SONKY]}, green={"hand": ["groat"]})
    t.play("nobby_nobbs", "name green")
    assert t.chooser == "green"
    assert t.legal == {"decline"}


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("the_beggars_guild", ("name blue",)),
        ("queen_molly", ("skip", "name blue")),
        ("cable_street_particulars", ("name blue",)),
        ("stanley", ("name blue",)),
        ("the_chair_of_indefinite_studies", ("name blue",)),
        ("dragon_sanctuary", ("scroll",)),
        ("the_thieves_guild", ("scroll",)),
        ("nobby_nobbs", ("name blue",)),
        ("rosie_palm", ("skip", "name blue")),
        ("the_seamstresses_guild", ("name blue",)),
        ("the_fools_guild", ("name blue",)),
        ("the_fire_brigade", ("name blue",)),
        ("cosmo_lavish", ("name blue",)),
        ("sybil_vimes", ("skip", "take-over longwall")),
    ],
)
def test_a_15_7_every_scroll_that_names_a_player_can_be_answered(card: str, choices: tuple[str, ...]) -> None:
    areas = {"longwall": "building:blue", "dimwell": "green green trouble"}
    t = Table(players=3, cash=12, hand=[card, "groat"], areas=areas, blue={"hand": [SONKY, "modo", "hex"]}, event="riots")
    t.play(card, *choices)
    assert t.chooser == "blue"
    assert t.legal == {"decline", "answer wallace_sonky"}
    t.do("answer wallace_sonky")
    assert (t.hand("blue"), t.cash("blue"), t.penalty_cards("blue")) == ({"modo", "hex"}, 10, [])
    assert t.at("longwall") == "building:blue"
    assert t.chooser != "blue"


def test_a_15_7_here_n_now_with_a_good_roll() -> None:
    t = Table(hand=["here_n_now"], dice=[7], blue={"hand": [SONKY]}).play("here_n_now", "scroll", "name blue")
    assert t.do("blue: answer wallace_sonky").cash("blue") == 10


# ---------------------------------------------------------------- Doctor Mossy Lawn


def test_a_15_8_doctor_mossy_lawn_takes_the_card_back_and_ends_the_turn() -> None:
    areas = {"longwall": "red building:red"}
    t = Table(hand=["captain_carrot", LAWN, "groat"], areas=areas).play("captain_carrot", "place dimwell")
    t.do(f"answer {LAWN}")
    assert t.active == "blue"
    assert {"captain_carrot", "groat"} <= t.hand()
    assert (len(t.hand()), t.discard_pile, t.cash()) == (5, [LAWN], 10)
    assert t.at("dimwell") == "red"
    assert len(t.json["stack"]) == 1, "nothing of red's turn is left to do"


def test_a_15_8_only_with_a_card_in_play() -> None:
    t = Table(hand=["groat", LAWN])
    assert t.refusal(f"answer {LAWN}") == "A-15.8"
    t.play("groat")
    assert f"answer {LAWN}" in t.legal


def test_a_15_8_not_while_something_must_be_done() -> None:
    t = Table(hand=["rincewind", LAWN], event="flood", dice=[9, 9], areas={"longwall": "red"}).play("rincewind")
    assert t.refusal(f"answer {LAWN}") == "A-5.2"
    t = Table(hand=["dorfl", LAWN], areas={"longwall": "red"}).play("dorfl", "move longwall red")
    assert t.refusal(f"answer {LAWN}") == "A-5.2"


def test_a_15_8_not_in_the_turn_of_another() -> None:
    t = Table(hand=["nobby_nobbs"], blue={"hand": [LAWN]}).play("nobby_nobbs", "name blue")
    assert t.legal == {"decline"}
    assert t.refusal(f"answer {LAWN}") == "A-15.4"


def test_a_15_8_after_the_last_icon_too_and_the_last_card_of_a_chain_comes_back() -> None:
    t = Table(hand=["pink_pussycat_club", "the_peeled_nuts", LAWN]).play(
        "pink_pussycat_club", "take-money", "play the_peeled_nuts"
    )
    assert t.at_end
    t.do(f"answer {LAWN}")
    assert "the_peeled_nuts" in t.hand()
    assert t.discard_pile == ["pink_pussycat_club", LAWN]


# ---------------------------------------------------------------- windows


def test_a_15_9_in_player_order_from_the_active_player() -> None:
    hand = {"hand": ["groat"]}
    areas = {"longwall": "red blue green yellow"}
    t = Table(players=4, active="green", green={"hand": ["rincewind", "hex"]}, red={"hand": ["modo"]}, blue=hand, areas=areas,
              yellow={"hand": ["ruby"]}, event="the_dragon", dice=[9])  # fmt: skip
    t.do("play rincewind")
    asked = []
    while "decline" in t.legal:
        asked.append(t.chooser)
        t.do("decline")
    assert asked == ["green", "yellow", "red", "blue"]


@pytest.mark.parametrize(("giver", "taker"), [("blue", "green"), ("green", "blue")])
def test_a_15_9_two_named_players_are_asked_in_player_order_too(giver: str, taker: str) -> None:
    t = Table(players=3, hand=["hubert"], blue={"hand": ["groat"]}, green={"hand": ["modo"]})
    t.play("hubert", f"name {giver}", f"name {taker}", "blue: decline", "green: decline")
    assert (t.cash(giver), t.cash(taker)) == (7, 13)


def test_a_15_10_a_a_move_is_answered_when_its_goal_is_known_and_before_it_happens() -> None:
    t = moved()
    assert t.chooser == "blue"
    assert t.at("longwall") == "red blue trouble"
    assert t.do("decline").areas == {"longwall": "red", "dimwell": "blue"}


def test_a_15_10_b_a_scroll_is_answered_before_anything_changes_hands() -> None:
    t = Table(players=3, hand=["mr_boggis"], blue={"hand": ["groat"]}, green={"hand": ["ruby"]}).play("mr_boggis", "scroll")
    assert (t.chooser, t.cash("blue"), t.cash("green")) == ("blue", 10, 10)
    t.do("decline")
    assert (t.chooser, t.cash("blue"), t.cash("green")) == ("green", 8, 10)
    t.do("decline")
    assert (t.cash(), t.cash("green")) == (14, 8)


def test_a_15_10_c_an_event_is_answered_when_the_dice_are_known_and_before_it_acts() -> None:
    t = by_the_dragon()
    assert (t.rolls, t.at("longwall")) == ([9], "blue")


def test_a_15_11_a_declined_window_does_not_reopen() -> None:
    t = by_assassination().do("decline")
    assert t.at("longwall") == "red"
    assert t.chooser == "red"


def test_a_15_11_no_interrupt_answers_an_interrupt() -> None:
    t = Table(
        hand=["dr_cruces", *[card for card in ALL if card != SUSAN]],
        areas={"longwall": "red blue trouble"},
        blue={"hand": [SUSAN]},
    )
    t.play("dr_cruces", "remove longwall blue", "blue: answer susan")
    assert t.chooser == "red"
    assert t.offered("answer") == set()


def test_who_is_asked_for_an_answer_to_a_scroll_is_told_what_it_does() -> None:
    t = Table(hand=["mr_boggis"], blue={"hand": ["drumknott"]}).play("mr_boggis")
    if t.chooser == "red":
        t.do("scroll")
    assert t.waiting == ["blue"]
    game, state = t.match.game, t.match.state
    asked = game.prompt(state, state.seat, "en")
    assert "It tells Red: “Each other player hands you $2”. Do you answer?" in asked
