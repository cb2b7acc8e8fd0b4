"""O-5.4 Recover, and banners (O-8.3)."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.suits import SUIT_IDS
from tests.games.oath.table import Table


def test_o_5_4_2_favor_into_a_bank() -> None:
    """G-72."""
    t = Table(
        red={"favor": 3, "pawn": "cradle-2"}, cradle_2={"site": "mine", "relics": ["dragonskin_drum"]}, banks={"discord": 2}
    )
    t.play("recover-relic 1")
    assert t.red["relics"] == ["dragonskin_drum"]
    assert (t.red["favor"], t.red["supply"]) == (0, 6)
    assert t.data["banks"]["discord"] == 5
    assert [event.values for event in t.told("pays_bank")] == [(3, 0)]


@pytest.mark.parametrize(
    ("site", "page", "left"),
    [
        ("mountain", {"favor": 2}, ("favor", 0)),
        ("marshes", {"secrets": 2}, ("secrets", 1)),
        ("deep_woods", {"secrets": 2}, ("secrets", 0)),
    ],
)
def test_o_5_4_2_or_burned(site: str, page: dict[str, int], left: tuple[str, int]) -> None:
    sites = {"hinterland_3": {"site": "standing_stones"}, "cradle_2": {"site": site, "relics": ["dragonskin_drum"]}}
    t = Table(red={"pawn": "cradle-2", **page}, **sites)
    shared = t.data["shared"]
    t.play("recover-relic 1")
    assert t.red[left[0]] == left[1]
    assert t.data["shared"] == shared + (2 if site == "mountain" else 0)


def test_o_5_4_2_the_price_must_be_paid() -> None:
    t = Table(red={"favor": 2, "pawn": "cradle-2"}, cradle_2={"site": "mine", "relics": ["dragonskin_drum"]})
    assert t.refusal("recover-relic 1") == "O-10.2"
    assert t.refusal("recover-relic 2") == "O-5.4.1"


def test_o_5_4_3_the_peoples_favor() -> None:
    """G-66: the old stack is dealt along the circle of suits."""
    banners = {"peoples_favor": {"holder": "blue", "tokens": 3}}
    t = Table(red={"favor": 6}, banners=banners, mob=True).play("recover-banner peoples_favor")
    assert t.offered("number") == {"4", "5", "6"}
    assert t.refusal("number 3") == "O-5.4.3"
    t.play("number 4", "suit beast")
    assert t.data["banners"]["peoples_favor"] == {"holder": "red", "tokens": 4}
    assert not t.data["mob"]
    assert [t.data["banks"][suit] for suit in ("beast", "nomad", "discord", "arcane")] == [4, 4, 4, 3]
    assert (t.red["favor"], t.red["supply"]) == (2, 6)


def test_r_28_from_anywhere_even_ones_own() -> None:
    banners = {"peoples_favor": {"holder": "red", "tokens": 1}}
    assert Table(red={"favor": 2}, banners=banners).may("recover-banner peoples_favor")
    assert Table(red={"favor": 1}, banners=banners).refusal("recover-banner peoples_favor") == "O-5.4.3"


GUARD = {"darkest_secret": {"holder": "blue", "tokens": 3}}


def test_o_5_4_4_the_darkest_secret_from_a_rival() -> None:
    """G-67."""
    t = Table(red={"secrets": 5}, blue={"advisers": ["scouts"]}, hinterland_1={"cards": ["keep", "wolves"]}, banners=GUARD)
    t.play("recover-banner darkest_secret", "number 4")
    assert t.data["banners"]["darkest_secret"] == {"holder": "red", "tokens": 4}
    assert t.red["secrets"] == 2
    assert t.blue["secrets"] == 2


@pytest.mark.parametrize(
    ("cards", "advisers", "legal"),
    [(["keep"], ["scouts", "wayside_inn"], False), (["wolves"], [], True), ([], [], False), (["bandit_rampart"], [], False)],
)
def test_r_29_the_holders_advisers_guard_it(cards: list[str], advisers: list[str], legal: bool) -> None:
    """G-68 to G-70."""
    t = Table(red={"secrets": 5}, blue={"advisers": advisers}, hinterland_1={"cards": cards}, banners=GUARD)
    assert t.may("recover-banner darkest_secret") == legal
    if not legal:
        assert t.refusal("recover-banner darkest_secret") == "O-5.4.4"


def test_r_30_from_the_shared_bank() -> None:
    """G-71."""
    t = Table(red={"secrets": 4}, banners={"darkest_secret": {"tokens": 3}}).play("recover-banner darkest_secret", "number 4")
    assert t.red["secrets"] == 1
    assert t.data["banners"]["darkest_secret"]["tokens"] == 4


def test_o_5_4_4_from_oneself() -> None:
    banners = {"darkest_secret": {"holder": "red", "tokens": 2}}
    t = Table(red={"secrets": 3}, banners=banners).play("recover-banner darkest_secret", "number 3")
    assert t.red["secrets"] == 2


def test_r_31_only_faceup_secrets() -> None:
    banners = {"darkest_secret": {"tokens": 1}}
    assert not Table(red={"secrets": 1, "facedown_secrets": 4}, banners=banners).may("recover-banner darkest_secret")


def test_o_5_4_5_recovering_is_not_seizing() -> None:
    t = Table(red={"favor": 2}, banners={"peoples_favor": {"tokens": 1}}).play(
        "recover-banner peoples_favor", "number 2", "suit order"
    )
    assert t.data["banners"]["peoples_favor"]["tokens"] == 2


def test_o_5_4_1_a_relic_at_ones_site_or_a_banner_anywhere() -> None:
    t = Table(
        red={"favor": 9, "secrets": 3},
        cradle_1={"site": "mountain", "relics": ["cup_of_plenty"]},
        banners={"peoples_favor": {"holder": "red", "tokens": 2}, "darkest_secret": {"tokens": 1}},
    )
    assert t.refusal("recover-relic 1") == "O-5.4.1"
    assert t.offered("recover-banner") == {"peoples_favor", "darkest_secret"}
    assert t.play("travel cradle-1").offered("recover-relic") == {"1"}


def test_r_32_the_old_favor_goes_round_the_circle() -> None:
    """From a chosen suit, away from the world deck and round again: eight tokens from Nomad on."""
    t = Table(red={"favor": 9}, banners={"peoples_favor": {"tokens": 8}}, banks=dict.fromkeys(SUIT_IDS, 2))
    t.play("recover-banner peoples_favor", "number 9", "suit nomad")
    assert [t.data["banks"][suit] for suit in SUIT_IDS] == [4, 3, 3, 3, 3, 4]
