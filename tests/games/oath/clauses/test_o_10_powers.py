"""O-10: powers in general. Single cards have tests of their own."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.ruling import rules_site
from tests.games.oath.battles import HERE, against_blue
from tests.games.oath.table import Page, Table


def test_o_10_1_only_what_lies_open_has_powers() -> None:
    t = Table(red={"favor": 2, "facedown": ["elders"]})
    assert t.refusal("use elders") == "O-10.1"
    marshes = {"site": "marshes", "faceup": False}
    t = Table(provinces_1=marshes).play("search world")
    assert len(t.red["hand"]) == 3
    covered = Table(turn="purple").play("search world")
    assert len(covered.purple["hand"]) == 3  # the Greedy space is covered


def test_o_10_5_everything_possible_is_resolved() -> None:
    """Four warbands, or the two that are left."""
    t = Table(red={"warbands": 12, "facedown": ["a_small_favor"]}).play("adviser a_small_favor", "play-adviser")
    assert t.red["warbands"] == 14
    assert t.step == "act"


def test_o_10_6_a_modifier_is_not_discarded_by_its_own_action() -> None:
    """R-74."""
    banners = {"peoples_favor": {"holder": "red", "tokens": 2}}
    t = Table(provinces_1={"cards": ["augury", "elders"]}, banners=banners, deck=["wolves"])
    t.play("use augury", "search world")
    assert t.offered("card") == {"elders"}


def test_r_74_without_being_declared_it_may_go() -> None:
    banners = {"peoples_favor": {"holder": "red", "tokens": 2}}
    t = Table(provinces_1={"cards": ["augury", "elders"]}, banners=banners, deck=["wolves"]).play("search world")
    assert t.offered("card") == {"augury", "elders"}


def test_o_10_9_free_travel_ignores_increases_but_no_restrictions() -> None:
    """The Tents pay for leaving the Charming Valley; past the Narrow Pass they do not lead."""
    red: Page = {"favor": 1, "supply": 0}
    here = {"site": "charming_valley", "cards": ["tents"]}
    t = Table(red=red, provinces_1=here).play("use tents")
    assert t.offered("travel") == {"provinces-2", "provinces-3"}
    t.play("travel provinces-2")
    assert t.red["supply"] == 0


def test_o_10_10_as_if_the_pawn_were_elsewhere() -> None:
    """The Captains march from their own site: who stands at the real one is out of reach."""
    captains = {"cards": ["captains"], "warbands": 3, "colour": "red"}
    t = Table(
        players=4,
        oath="devotion",
        red={"favor": 1, "warbands": 1, "pawn": HERE},
        blue={"pawn": "cradle-2", "relics": ["cup_of_plenty"]},
        yellow={"pawn": HERE},
        cradle_2=captains,
    ).play("use captains", "site cradle-2")
    assert t.offered("campaign") == {"blue"}
    t.play("campaign blue")
    assert t.offered("target-relic") == {"cup_of_plenty"}


def test_o_10_12_each_player_in_turn_order_from_the_chancellor() -> None:
    """R-72: blue plays the card, and yet purple is asked first."""
    t = Table(
        turn="blue",
        purple={"favor": 2, "relics": ["the_grand_scepter"]},
        red={"favor": 2},
        blue={"favor": 2, "facedown": ["revelation"]},
    ).play("adviser revelation", "play-adviser")
    asked = []
    while t.step != "act":
        asked.append(t.seat)
        t.play("number 1")
    assert asked == ["purple", "red", "blue"]
    assert [t.data["seats"][name]["secrets"] for name in asked] == [1, 1, 1]


@pytest.mark.parametrize("turn", ["purple", "red", "blue"])
def test_r_72_whoever_is_on_turn(turn: str) -> None:
    pages: Page = {name: {"favor": 2} for name in ("purple", "red", "blue")}
    pages[turn]["facedown"] = ["revelation"]
    t = Table(turn=turn, **pages).play("adviser revelation", "play-adviser")
    assert t.seat == "purple"


def test_r_57_a_secret_placed_out_of_turn_lies_face_down_until_one_rests() -> None:
    """The defender pays with it, has it back after the own turn, and cannot pay with it in between."""
    t = against_blue(2, blue={"advisers": ["jinx"], "secrets": 1}).play("campaign blue", "done", "number 2", "accept")
    assert (t.blue["secrets"], t.blue["facedown_secrets"]) == (0, 1)
    assert "jinx" not in t.data["on_things"]


def test_o_10_11_a_citizens_crown_serves_the_empire() -> None:
    t = Table(red={"role": "citizen", "relics": ["bandit_crown"]}, cradle_2={"warbands": 1, "colour": "blue"})
    assert [seat for seat in range(3) if rules_site(t.s, seat, 2)] == [0, 1]
    assert [seat for seat in range(3) if rules_site(t.s, seat, 1)] == [2]


def test_o_10_11_the_crowns_holder_may_lift_the_last_warband() -> None:
    mine = {"warbands": 2, "colour": "red"}
    assert Table(red={"relics": ["bandit_crown"]}, provinces_1=mine).offered("to-board") == {"1", "2"}
    assert Table(provinces_1=mine).offered("to-board") == {"1"}


def test_o_10_8_a_plan_may_be_paid_on_an_occupied_card() -> None:
    red: Page = {"advisers": ["rangers"], "favor": 1}
    t = against_blue(2, red=red, on_things={"rangers": {"favor": 1}}).play("campaign blue", "done", "number 2", "use rangers")
    assert t.red["favor"] == 0
