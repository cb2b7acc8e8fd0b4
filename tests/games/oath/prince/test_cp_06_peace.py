"""CP-6: he trades, musters, recovers and travels."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.suits import SLOT_IDS
from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.prince.knowing import can_pay_people, can_pay_relic, can_pay_secret
from bailiwick.games.oath.prince.mind import SEARCH, TRAVEL_FAVOR, TRAVEL_RELIC, TRAVEL_SECRETS
from bailiwick.games.oath.prince.peace import (
    FOR_FAVOR,
    FOR_SECRETS,
    muster,
    recover_a_relic,
    recover_people,
    recover_secret,
    trade,
    travel_for,
)
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.prince.turn import act
from tests.games.oath.prince.court import court, go_on, mind, stand_at
from tests.games.oath.table import Page, Table

FRIENDS = {"order": 2, "hearth": 1}
MARKET = {"site": "plains", "cards": ["wayside_inn", "keep", "dazzle"]}
NO_RELICS: Page = {"relic_deck": []}


def taken(t: Table, done: bool) -> Table:
    """He took the action: whatever follows from it happens."""
    assert done
    t.s.turn = t.s.prince
    return go_on(t)


def test_cp_6_1_trade_with_friends_for_favor() -> None:
    """G-101."""
    cards = {"site": "plains", "cards": ["keep", "wayside_inn", "dazzle"]}
    t = court(friends=FRIENDS, conspirators={"arcane": 1}, cradle_1=cards, banks={"order": 1, "hearth": 4})
    taken(t, trade(t.s, FOR_FAVOR))
    assert (t.purple["favor"], t.purple["secrets"]) == (2, 0)
    assert t.data["on_things"] == {}


def test_cp_6_1_trade_with_both() -> None:
    """G-102."""
    t = court(friends={"order": 3}, conspirators={"arcane": 2}, cradle_1=MARKET, banks={"order": 5})
    taken(t, trade(t.s, FOR_FAVOR | FOR_SECRETS))
    assert (t.purple["favor"], t.purple["secrets"]) == (3, 2)


def test_cp_6_1_occupied_cards_give_nothing() -> None:
    t = court(friends=FRIENDS, cradle_1=MARKET, on_things={"keep": {"secrets": 1}})
    taken(t, trade(t.s, FOR_FAVOR))
    assert t.purple["favor"] == 1


def test_cp_6_1_a_card_whose_bank_another_has_emptied_is_left() -> None:
    site = {"site": "plains", "cards": ["keep", "scouts"]}
    t = court(friends={"order": 3}, cradle_1=site, banks={"order": 2})
    taken(t, trade(t.s, FOR_FAVOR))
    assert t.purple["favor"] == 2
    assert [event.values for event in t.told("prince_trades")] == [(NUMBER["keep"],)]


def test_cp_6_2_he_skips_a_trade_that_gives_nothing() -> None:
    assert not trade(court(cradle_1=MARKET).s, FOR_FAVOR | FOR_SECRETS)
    assert not trade(court(friends={"order": 1}, cradle_1=MARKET, banks={"order": 0}).s, FOR_FAVOR)
    assert not trade(court(friends={"order": 1}, cradle_1=MARKET).s, FOR_SECRETS)


def test_cp_6_3_muster_spares_the_ambition_box() -> None:
    """G-106."""
    t = court(purple={"favor": 2}, mind={"ambition": 4}, cradle_1=MARKET)
    taken(t, muster(t.s))
    assert (t.purple["warbands"], t.purple["favor"], mind(t)["ambition"]) == (4, 0, 4)
    assert t.data["on_things"] == {"wayside_inn": {"favor": 1, "secrets": 0}, "keep": {"favor": 1, "secrets": 0}}


def test_cp_6_3_the_river_adds_one_and_ruins_are_no_use() -> None:
    river = {"site": "river", "cards": ["keep"], "warbands": 1, "colour": "purple"}
    t = court(purple={"favor": 2}, cradle_1=river)
    taken(t, muster(t.s))
    assert t.purple["warbands"] == 3
    assert not muster(court(purple={"favor": 2}, cradle_1={"cards": ["bandit_rampart"]}).s)


def test_cp_6_3_with_the_pressgangs_he_musters_on_occupied_cards_once_each() -> None:
    """They are at a site of his. Without them a second Muster here would be skipped."""
    site = {"site": "plains", "cards": ["keep", "elders"]}
    on = {"keep": {"favor": 1}}
    t = court(
        purple={"favor": 5}, cradle_1=site, on_things=on, cradle_2={"cards": ["pressgangs"], "warbands": 1, "colour": "purple"}
    )
    taken(t, muster(t.s))
    assert (t.purple["warbands"], t.purple["favor"]) == (4, 3)
    assert t.data["on_things"]["keep"]["favor"] == 2
    alone = court(purple={"favor": 5}, cradle_1=site, on_things=on)
    taken(alone, muster(alone.s))
    assert (alone.purple["warbands"], alone.purple["favor"]) == (2, 4)


@pytest.mark.parametrize(("purple", "cards"), [({}, ["keep"]), ({"favor": 2}, []), ({"favor": 2, "warbands": 24}, ["keep"])])
def test_cp_6_4_he_skips_a_muster_without_warbands(purple: dict[str, int], cards: list[str]) -> None:
    assert not muster(court(purple=purple, cradle_1={"site": "plains", "cards": cards}).s)


# ---------------------------------------------------------------- recovering


def test_cp_6_12_the_first_relic_here_from_the_box_first() -> None:
    """Mountain: burn 2 favor."""
    site = {"site": "mountain", "relics": ["map", "whistle"]}
    t = court(purple={"favor": 2}, mind={"ambition": 1}, cradle_1=site, **NO_RELICS)
    taken(t, recover_a_relic(t.s))
    assert t.purple["relics"] == ["the_grand_scepter", "map"]
    assert (t.purple["favor"], mind(t)["ambition"]) == (1, 0)
    assert t.told("prince_pays")[0].values == (2, 0)


def test_cp_6_12_a_price_into_a_bank() -> None:
    t = court(
        purple={"favor": 3}, cradle_1={"site": "ancient_city", "relics": ["map"]}, provinces_2={"site": "plains"}, **NO_RELICS
    )
    taken(t, recover_a_relic(t.s))
    assert (t.purple["favor"], t.data["banks"]["order"]) == (0, 6)


@pytest.mark.parametrize(("role", "can"), [("chancellor", False), ("exile", True)])
def test_cp_6_12_only_an_exile_burns_secrets_for_favor(role: str, can: bool) -> None:
    site = {"site": "mountain", "relics": ["map"]}
    seat = {"favor": 1, "secrets": 1, "pawn": "cradle-1"}
    if role == "chancellor":
        t = court(purple=seat, cradle_1=site, **NO_RELICS)
    else:
        t = court(prince="red", turn="blue", red=seat, cradle_1=site, **NO_RELICS)
    assert can_pay_relic(t.s) == can
    if can:
        taken(t, recover_a_relic(t.s))
        assert (t.red["favor"], t.red["secrets"], t.red["relics"]) == (0, 0, ["map"])


def test_cp_6_12_he_skips_what_he_cannot_recover() -> None:
    assert not recover_a_relic(court(purple={"favor": 9}).s)
    assert not recover_a_relic(court(purple={"favor": 1}, cradle_1={"site": "mountain", "relics": ["map"]}, **NO_RELICS).s)
    assert not recover_people(court(purple={"favor": 1}).s)
    assert not recover_secret(court(purple={"secrets": 9}, banners={"darkest_secret": {"holder": "purple"}}).s)


def test_cp_6_13_everything_for_the_peoples_favor() -> None:
    """G-107."""
    banners = {"peoples_favor": {"holder": "blue", "tokens": 4}}
    t = court(purple={"favor": 2}, mind={"ambition": 3}, banners=banners, mob=True)
    before = t.data["banks"]
    assert can_pay_people(t.s)
    taken(t, recover_people(t.s))
    assert t.data["banners"]["peoples_favor"] == {"holder": "purple", "tokens": 5}
    assert (t.purple["favor"], mind(t)["ambition"], t.data["mob"]) == (0, 0, False)
    assert [suit for suit, n in t.data["banks"].items() if n > before[suit]] == ["discord", "arcane", "order", "hearth"]


def test_cp_6_13_all_secrets_for_the_darkest_secret() -> None:
    t = court(purple={"secrets": 4}, banners={"darkest_secret": {"holder": "blue", "tokens": 2}})
    taken(t, recover_secret(t.s))
    assert t.data["banners"]["darkest_secret"] == {"holder": "purple", "tokens": 4}
    assert (t.purple["secrets"], t.blue["secrets"]) == (1, 1)


def test_cp_6_14_the_suit_test_is_not_for_him_but_for_others() -> None:
    banners = {"darkest_secret": {"holder": "blue", "tokens": 1}}
    t = court(purple={"secrets": 2}, red={"secrets": 2}, banners=banners)  # nothing lies at blue's site
    assert t.refusal("recover-banner darkest_secret") == "O-5.4.4"
    assert can_pay_secret(t.s)
    mine = {"darkest_secret": {"holder": "purple", "tokens": 1}}
    assert court(red={"secrets": 2}, cradle_1={"cards": ["keep"]}, banners=mine).may("recover-banner darkest_secret")


# ---------------------------------------------------------------- travelling


def pawn(t: Table, done: bool) -> str:
    where: str = taken(t, done).purple["pawn"]
    return where


def test_cp_6_15_the_best_site_leftmost_in_a_tie_and_none_if_his_own_is() -> None:
    places: Page = {
        "cradle_2": {"cards": ["keep"]},
        "provinces_2": {"cards": ["longbows", "scouts"]},
        "provinces_3": {"cards": ["curfew"]},
    }
    t = court(friends={"order": 1}, **places)
    assert pawn(t, travel_for(t.s, TRAVEL_FAVOR)) == "provinces-2"
    tied = court(friends={"order": 1}, cradle_2={"cards": ["keep"]}, provinces_2={"cards": ["longbows"]})
    assert pawn(tied, travel_for(tied.s, TRAVEL_FAVOR)) == "cradle-2"
    own = court(friends={"order": 1}, cradle_1={"cards": ["scouts"]}, cradle_2={"cards": ["keep"]})
    assert not travel_for(own.s, TRAVEL_FAVOR)


def test_cp_6_16_what_banks_hold_and_occupied_cards_count() -> None:
    places: Page = {"cradle_2": {"cards": ["keep"]}, "provinces_2": {"cards": ["wolves"]}, "provinces_3": {"cards": ["elders"]}}
    t = court(friends={"order": 3, "beast": 2, "nomad": 1}, banks={"order": 0}, on_things={"wolves": {"favor": 1}}, **places)
    assert pawn(t, travel_for(t.s, TRAVEL_FAVOR)) == "provinces-3"


def test_cp_6_16_secrets_where_conspirators_are() -> None:
    t = court(friends={"order": 3}, conspirators={"beast": 1}, cradle_2={"cards": ["keep"]}, provinces_3={"cards": ["wolves"]})
    assert pawn(t, travel_for(t.s, TRAVEL_SECRETS)) == "provinces-3"


def test_cp_6_16_nothing_anywhere() -> None:
    """G-108."""
    t = court(banks={"discord": 0, "arcane": 2, "order": 5})
    assert pawn(t, travel_for(t.s, TRAVEL_FAVOR)) == "cradle-1"
    assert (t.purple["favor"], t.data["banks"]["arcane"]) == (1, 1)
    taken(t, travel_for(t.s, TRAVEL_SECRETS))
    assert t.purple["secrets"] == 1


def test_cp_6_17_to_the_leftmost_relic() -> None:
    t = court(provinces_2={"relics": ["map"]}, hinterland_3={"relics": ["whistle"]}, **NO_RELICS)
    assert pawn(t, travel_for(t.s, TRAVEL_RELIC)) == "provinces-2"
    assert not travel_for(t.s, TRAVEL_RELIC)


@pytest.mark.parametrize(("site", "favor"), [("narrow_pass", 0), ("plains", 1)])
def test_cp_6_17_else_a_facedown_site_and_a_favor_if_it_has_none(site: str, favor: int) -> None:
    t = court(hinterland_2={"site": site, "faceup": False})
    assert pawn(t, travel_for(t.s, TRAVEL_RELIC)) == "hinterland-2"
    assert t.purple["favor"] == favor


def test_cp_6_17_else_a_favor_and_where_secrets_are() -> None:
    t = court(conspirators={"beast": 1}, provinces_3={"cards": ["wolves"]})
    assert pawn(t, travel_for(t.s, TRAVEL_RELIC)) == SLOT_IDS[4]
    assert t.purple["favor"] == 1


@pytest.mark.parametrize(
    ("space", "card"),
    [("people_search", "wayside_inn"), ("secret_search", "dazzle")],
)
def test_cp_6_18_a_search_plays_by_the_quadrant_he_is_on(space: str, card: str) -> None:
    """Among people he plays a Friend, where secrets are a Conspirator; how many actions he has does not change."""
    t = court(friends={"hearth": 2}, conspirators={"discord": 2}, deck=["wayside_inn", "dazzle", "wolves"])
    board_of(stand_at(t, space).s).allowed = 3
    assert act(t.s, SEARCH)
    taken(t, True)
    assert card in t.cradle_1["cards"] + t.cradle_2["cards"]
    assert t.data["deck"] == []
    assert board_of(t.s).allowed == 3
