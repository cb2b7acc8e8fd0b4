"""O-4: rounds, Wake and Rest."""

from __future__ import annotations

import pytest

from tests.games.oath.table import Page, Table

EMPIRE = {"warbands": 1, "colour": "purple"}


def begin_turn(number: int, **changes: object) -> Table:
    """The seat before has just rested."""
    before = ("purple", "red", "blue")[number - 1]
    page: Page = dict(changes)
    t = Table(turn=before, **page)
    return t.play("rest")


def test_o_4_1_the_chancellor_begins_every_round() -> None:
    t = Table(turn="blue", cradle_1=EMPIRE).play("rest")
    assert (t.seat, t.data["round"]) == ("purple", 2)


def test_o_4_2_wake_act_rest() -> None:
    t = Table(cradle_1=EMPIRE)
    assert t.step == "act"
    t.play("rest")
    assert (t.seat, t.step) == ("blue", "act")


def test_o_4_4_the_holder_places_or_returns() -> None:
    banners = {"peoples_favor": {"holder": "red", "tokens": 3}}
    t = begin_turn(1, red={"favor": 1}, banners=banners, banks={"hearth": 1})
    assert t.step == "people"
    assert t.offered("suit") == {"hearth"}
    assert t.refusal("suit discord") == "O-4.4"
    t.play("suit hearth")
    assert t.data["banks"]["hearth"] == 2
    assert t.data["banners"]["peoples_favor"]["tokens"] == 2


def test_o_4_4_the_last_favor_stays() -> None:
    banners = {"peoples_favor": {"holder": "red", "tokens": 1}}
    assert begin_turn(1, red={"favor": 1}, banners=banners).data["banners"]["peoples_favor"]["tokens"] == 2


def test_r_25_nothing_to_place() -> None:
    """G-65."""
    banners = {"peoples_favor": {"holder": "red", "tokens": 1}}
    t = begin_turn(1, banners=banners)
    assert t.step == "act"
    assert t.data["banners"]["peoples_favor"]["tokens"] == 1


def test_o_4_4_six_favor_turn_it_into_a_mob() -> None:
    """G-63."""
    banners = {"peoples_favor": {"holder": "red", "tokens": 5}}
    t = begin_turn(1, red={"favor": 2}, banners=banners).play("place-favor")
    assert t.data["mob"]
    assert t.red["favor"] == 1


def test_r_26_the_mob_demands_it_twice() -> None:
    """G-64."""
    banners = {"peoples_favor": {"holder": "red", "tokens": 7}}
    t = begin_turn(1, red={"favor": 1}, banners=banners, mob=True, banks={"hearth": 0})
    t.play("place-favor")
    assert t.step == "act"  # the second time only returning is possible, and only to one bank
    assert t.data["banners"]["peoples_favor"]["tokens"] == 7
    assert t.data["banks"]["hearth"] == 1
    assert t.data["mob"]
    assert not t.told("mob")  # it was one already


def test_o_4_5_comes_before_o_4_6() -> None:
    """G-76, the Usurper clock (R-15): the title turns in one Wake and wins in the next."""
    site = {"warbands": 1, "colour": "red"}
    t = begin_turn(1, oathkeeper="red", provinces_1=site)
    assert t.data["usurper"]
    assert t.data["winner"] is None
    t = begin_turn(1, oathkeeper="red", usurper=True, provinces_1=site)
    assert t.data["winner"] == "red"


def test_o_4_6_only_an_exile_turns_the_title() -> None:
    """Neither the Chancellor nor a Citizen does, who hold it in the first place."""
    people = {"peoples_favor": {"holder": "red", "tokens": 2}}
    t = begin_turn(1, oath="people", oathkeeper="red", red={"role": "citizen", "favor": 1}, banners=people).play("place-favor")
    assert (t.seat, t.data["oathkeeper"], t.data["usurper"]) == ("red", "red", False)
    t = Table(turn="blue", cradle_1=EMPIRE).play("rest")
    assert (t.seat, t.data["oathkeeper"], t.data["usurper"]) == ("purple", "purple", False)


def test_o_9_3_losing_and_retaking_the_title_begins_anew() -> None:
    """G-77: blue holds it on its Oathkeeper side, whatever it showed; when red retakes it, the clock starts again."""
    two, one = {"warbands": 1, "colour": "red"}, {"warbands": 1, "colour": "blue"}
    t = Table(oathkeeper="red", usurper=True, provinces_1=one, provinces_2=one, cradle_2=two)
    assert (t.data["oathkeeper"], t.data["usurper"]) == ("blue", False)
    t = begin_turn(1, oathkeeper="blue", provinces_1=two, provinces_2=two, cradle_2=one)
    assert (t.data["oathkeeper"], t.data["usurper"], t.data["winner"]) == ("red", True, None)


@pytest.mark.parametrize(
    ("site", "token", "left"),
    [("mine", "favor", 2), ("drowned_city", "secrets", 2)],
)
def test_o_4_7_opportunity(site: str, token: str, left: int) -> None:
    lying = {"favor": 3} if site == "mine" else {"secrets": 3}
    t = begin_turn(1, red={"pawn": "cradle-2"}, cradle_2={"site": site, **lying})
    assert t.offered("use") == {site}
    t.play(f"use {site}")
    assert t.red[token] == 1
    assert t.cradle_2[token] == left
    assert t.step == "act"  # once


def test_o_4_7_salt_flats_offer_either() -> None:
    t = begin_turn(1, red={"pawn": "cradle-2"}, cradle_2={"site": "salt_flats", "favor": 2, "secrets": 1})
    t.play("use salt_flats", "take-secret")
    assert t.red["secrets"] == 1
    assert (t.cradle_2["favor"], t.cradle_2["secrets"]) == (2, 0)


def test_o_4_7_it_may_be_left() -> None:
    t = begin_turn(1, red={"pawn": "cradle-2"}, cradle_2={"site": "mine", "favor": 3}).play("done")
    assert t.red["favor"] == 0


def test_o_4_8_supply_can_not_be_overspent() -> None:
    t = Table(red={"supply": 1, "pawn": "cradle-1"})
    assert t.offered("travel") == {"cradle-2"}
    assert t.refusal("travel provinces-1") == "O-4.8"


def test_o_4_9_favor_returns_to_the_banks() -> None:
    t = Table(
        cradle_1={"cards": ["elders"]}, provinces_1={"cards": ["keep"]}, on_things={"elders": {"favor": 2}, "keep": {"favor": 1}}
    )
    t.play("rest")
    assert t.data["banks"]["nomad"] == 5
    assert t.data["banks"]["order"] == 4
    assert t.data["on_things"] == {}


def test_o_4_10_secrets_return_and_turn_up() -> None:
    t = Table(red={"secrets": 1, "facedown_secrets": 2}, provinces_1={"cards": ["keep"]}, on_things={"keep": {"secrets": 1}})
    t.play("rest")
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (4, 0)


@pytest.mark.parametrize(
    ("board", "left", "supply"),
    [(5, 0, 6), (6, 1, 6), (10, 0, 5), (11, 0, 4), (3, 3, 7)],  # G-36 to G-38
)
def test_o_4_11_and_o_4_12_an_exile_refreshes(board: int, left: int, supply: int) -> None:
    assert Table(red={"warbands": board, "supply": left}).play("rest").red["supply"] == supply


@pytest.mark.parametrize(("board", "supply"), [(6, 6), (7, 5), (13, 5), (14, 4), (20, 4), (21, 3)])
def test_o_4_11_the_chancellor_refreshes(board: int, supply: int) -> None:
    assert Table(turn="purple", purple={"warbands": board, "supply": 0}).play("rest").purple["supply"] == supply


def test_r_83_a_citizen_has_the_chancellors_supply() -> None:
    t = Table(red={"role": "citizen", "supply": 1}, purple={"supply": 5}).play("rest")
    assert t.red["supply"] == 6  # G-41


def test_o_4_13_rest_powers_once_each() -> None:
    t = Table(red={"advisers": ["insomnia"]}).play("rest")
    assert t.step == "phase_powers"
    t.play("use insomnia")
    assert t.red["secrets"] == 1
    assert t.seat == "blue"


def test_o_4_3_rounds_advance_until_the_eighth() -> None:
    for number in (1, 4):
        t = Table(turn="blue", round=number, oath="devotion").play("rest")
        assert (t.data["round"], t.told("end_die")) == (number + 1, [])
    t = Table(turn="blue", round=6, oath="devotion", oathkeeper="red").play("rest")
    assert t.data["round"] == 7
    t = Table(turn="blue", round=8, oath="devotion").play("rest")
    assert (t.data["winner"], t.data["victory"]) == ("purple", "war_exhaustion")


def test_o_4_12_what_was_not_spent_is_saved() -> None:
    assert Table(red={"warbands": 11, "supply": 2}).play("rest").red["supply"] == 4 + 2
    assert Table(red={"warbands": 11, "supply": 6}).play("rest").red["supply"] == 7


@pytest.mark.parametrize(("bank", "supply"), [(14, 6), (9, 6), (8, 5), (4, 5), (3, 4), (0, 4)])
def test_r_3_an_exiles_supply_by_the_warbands_left(bank: int, supply: int) -> None:
    assert Table(red={"warbands": 14 - bank, "supply": 0}).play("rest").red["supply"] == supply


def test_r_27_six_favor_are_counted_in_the_wake_only() -> None:
    t = Table(red={"favor": 7}, banners={"peoples_favor": {"tokens": 1}})
    t.play("recover-banner peoples_favor", "number 7", "suit discord")
    assert not t.data["mob"]
    t.play("rest")
    assert not t.data["mob"]  # not in another player's Wake either


def test_r_71_all_secrets_on_cards_are_those_of_who_is_on_turn() -> None:
    on = {"elders": {"secrets": 1}, "keep": {"secrets": 2}}
    t = Table(red={"advisers": ["elders"]}, blue={"facedown_secrets": 1}, cradle_2={"cards": ["keep"]}, on_things=on).play("rest")
    assert t.red["secrets"] == 3
    assert t.blue["facedown_secrets"] == 1  # until blue rests


def test_r_116_favor_on_a_ruin_returns_to_its_old_suit() -> None:
    t = Table(provinces_1={"cards": ["broken_forge"]}, on_things={"broken_forge": {"favor": 2}}).play("rest")
    assert t.data["banks"]["nomad"] == 5
