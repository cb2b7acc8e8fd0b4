"""O-5.2 Muster and O-5.3 Trade, and the powers used like them (O-10.2)."""

from __future__ import annotations

import pytest

from tests.games.oath.table import Table

HERE = {"cards": ["wolves"]}


@pytest.mark.parametrize(("stock", "gained"), [(9, 2), (1, 1), (0, 0)])  # G-14, G-16
def test_o_5_2_2_muster_gives_two(stock: int, gained: int) -> None:
    t = Table(red={"favor": 1}, provinces_1=HERE, hinterland_1={"warbands": 14 - stock, "colour": "red"}).play("muster wolves")
    assert t.red["warbands"] == gained
    assert t.data["on_things"]["wolves"]["favor"] == 1
    assert (t.red["favor"], t.red["supply"]) == (0, 6)


def test_o_5_2_1_at_ones_site_on_an_empty_card() -> None:
    t = Table(red={"favor": 2}, provinces_1=HERE, cradle_1={"cards": ["elders"]})
    assert t.refusal("muster elders") == "O-5.2.1"
    assert t.play("muster wolves").refusal("muster wolves") == "O-5.2.1"  # G-17
    assert t.refusal("trade-favor wolves") == "O-5.3.1"


def test_o_5_3_1_a_secret_occupies_a_card_too() -> None:
    t = Table(red={"favor": 3, "secrets": 2}, provinces_1=HERE).play("trade-favor wolves")
    assert t.refusal("trade-favor wolves") == t.refusal("trade-secrets wolves") == "O-5.3.1"
    assert t.refusal("muster wolves") == "O-5.2.1"


def test_o_5_2_2_a_citizen_musters_purple() -> None:
    t = Table(red={"favor": 1, "role": "citizen"}, provinces_1=HERE).play("muster wolves")
    assert t.data["stock"]["purple"] == 22
    assert t.data["stock"]["red"] == 14


def test_o_2_20_ruins_are_no_use_intact_edifices_are() -> None:
    assert Table(red={"favor": 1}, provinces_1={"cards": ["bandit_rampart"]}).refusal("muster bandit_rampart") == "O-2.20"
    assert Table(red={"favor": 1}, provinces_1={"cards": ["sprawling_rampart"]}).may("muster sprawling_rampart")


def test_o_10_2_without_favor_no_muster() -> None:
    assert Table(provinces_1=HERE).refusal("muster wolves") == "O-10.2"


@pytest.mark.parametrize(
    ("advisers", "bank", "gained"), [([], 5, 1), (["rangers", "errand_boy"], 5, 3), (["rangers", "errand_boy"], 2, 2)]
)
def test_o_5_3_1_trade_for_favor(advisers: list[str], bank: int, gained: int) -> None:
    """G-18, G-19."""
    t = Table(red={"secrets": 1, "advisers": advisers}, provinces_1=HERE, banks={"beast": bank}).play("trade-favor wolves")
    assert t.red["favor"] == gained
    assert t.data["on_things"]["wolves"]["secrets"] == 1
    assert (t.red["secrets"], t.red["supply"]) == (0, 6)


@pytest.mark.parametrize(("page", "gained"), [({"advisers": ["rangers", "errand_boy"]}, 2), ({"facedown": ["rangers"]}, 0)])
def test_o_5_3_2_trade_for_secrets(page: dict[str, list[str]], gained: int) -> None:
    """G-20, G-21: facedown advisers have no suit."""
    t = Table(red={"favor": 2, **page}, provinces_1=HERE).play("trade-secrets wolves")
    assert t.red["secrets"] == gained
    assert t.data["on_things"]["wolves"]["favor"] == 2


def test_o_10_2_an_action_power_once_a_turn_by_its_tokens() -> None:
    t = Table(red={"favor": 3}, provinces_1={"cards": ["wayside_inn"]}).play(
        "travel provinces-2", "travel provinces-1", "use wayside_inn"
    )
    assert t.red["supply"] == 5
    assert t.refusal("use wayside_inn") == "O-10.2"


def test_o_2_8_access_by_ruling_or_by_standing_there() -> None:
    t = Table(red={"favor": 2, "pawn": "cradle-2"}, provinces_1={"cards": ["elders"]})
    assert t.refusal("use elders") == "O-2.8"
    t = Table(red={"favor": 2, "pawn": "cradle-2"}, provinces_1={"cards": ["elders"], "warbands": 1, "colour": "red"})
    assert t.may("use elders")


def test_o_10_2_facedown_secrets_pay_nothing() -> None:
    t = Table(red={"facedown_secrets": 2}, provinces_1={"cards": ["spirit_snare"]})
    assert t.refusal("use spirit_snare") == "O-10.2"


def test_o_10_4_an_action_may_end_the_act_phase() -> None:
    t = Table(red={"favor": 1}, provinces_1={"cards": ["wizard_school"]}).play("use wizard_school")
    assert t.seat == "blue"
    assert t.red["secrets"] == 1


def test_o_1_12_from_an_empty_bank_nothing_comes() -> None:
    t = Table(red={"secrets": 1}, provinces_1={"cards": ["spirit_snare"]}, banks={"arcane": 0}).play("use spirit_snare")
    assert "arcane" not in t.offered("suit")
    assert t.refusal("suit arcane") == "O-1.12"
    assert t.play("suit hearth").red["favor"] == 1
