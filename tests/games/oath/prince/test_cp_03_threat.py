"""CP-3: waking, the Threat, and where it draws his mind."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.oath.prince.mind import DANGER_IDS
from bailiwick.games.oath.prince.threat import assess
from bailiwick.games.oath.steps.wake import WAKING
from tests.games.oath.prince.court import court, do, mind, stand_at
from tests.games.oath.table import Page, Table


def judged(t: Table) -> Page:
    assess(t.s)
    return mind(t)


def test_cp_3_1_he_places_on_the_peoples_favor_and_opens_the_box_last() -> None:
    banners = {"peoples_favor": {"holder": "purple", "tokens": 2}}
    t = court(purple={"favor": 1}, mind={"ambition": 3}, banners=banners, mob=True)
    do(t, WAKING, 0, 0)
    assert t.data["banners"]["peoples_favor"]["tokens"] == 4
    assert (t.purple["favor"], mind(t)["ambition"]) == (0, 2)


def test_cp_3_1_without_any_favor_nothing_happens() -> None:
    t = do(court(banners={"peoples_favor": {"holder": "purple", "tokens": 1}}), WAKING, 0, 0)
    assert t.data["banners"]["peoples_favor"]["tokens"] == 1


def test_cp_3_1_then_he_returns_favor_to_the_leftmost_of_the_lowest_banks_and_nobody_is_asked() -> None:
    """Whoever judges for him has no say in a tie (CP-9.3)."""
    banners = {"peoples_favor": {"holder": "purple", "tokens": 3}}
    t = court(players=2, mind={"powers": "expanded"}, banners=banners, banks={"arcane": 1, "beast": 1})
    do(t, WAKING, 0, 0)
    assert t.step == "act"
    assert (t.data["banners"]["peoples_favor"]["tokens"], t.data["banks"]["arcane"]) == (2, 2)


def test_cp_3_2_an_exile_prince_usurps_and_wins() -> None:
    t = court(prince="red", turn="blue", oathkeeper="red", oath="protection", red={"relics": ["map"]}, relic_deck=[])
    do(t, WAKING, 0, 1)
    assert t.data["usurper"]
    do(t, WAKING, 0, 1)
    assert t.data["winner"] == "red"


@pytest.mark.parametrize(("favor", "secrets", "gained"), [(1, 1, (1, 0)), (0, 1, (0, 1))])
def test_cp_3_3_at_an_opportunity_site_favor_comes_first(favor: int, secrets: int, gained: tuple[int, int]) -> None:
    t = court(cradle_1={"site": "salt_flats", "favor": favor, "secrets": secrets})
    do(t, WAKING, 0, 0)
    assert (t.purple["favor"], t.purple["secrets"]) == gained


def test_cp_3_4_on_his_first_turn_he_does_not_look() -> None:
    t = court(oathkeeper="red", usurper=True, oath="devotion", mind={"awake": False, "current": "oath_people"})
    page = judged(t)
    assert (page["threat"], page["current"], page["awake"]) == (None, "oath_people", True)
    assert t.told("prince_first")


def test_cp_3_5_a_successor_comes_first() -> None:
    """G-99."""
    banners = {"darkest_secret": {"holder": "blue"}, "peoples_favor": {"holder": "red"}}
    t = court(oath="people", blue={"role": "citizen"}, oathkeeper="red", usurper=True, banners=banners)
    page = judged(stand_at(t, "sites_muster_high"))
    assert (page["threat"], page["goal"], page["current"], page["start"]) == ("blue", "secret", "oath_devotion", "oath_devotion")


@pytest.mark.parametrize(
    ("changes", "threat", "goal", "why"),
    [
        ({"prince": "blue", "turn": "red", "oath": "devotion"}, "purple", "secret", "title"),
        ({"prince": "blue", "turn": "red", "oath": "devotion", "oathkeeper": "blue"}, "purple", "secret", "title"),
        (
            {"oath": "devotion", "oathkeeper": "red", "usurper": True, "blue": {"vision": "vision_of_faith"}},
            "red",
            "secret",
            "usurper",
        ),
        ({"oath": "devotion", "oathkeeper": "red", "round": 8}, "red", "secret", "oathkeeper"),
        (
            {
                "oath": "devotion",
                "oathkeeper": "red",
                "blue": {"vision": "vision_of_rebellion"},
                "banners": {"peoples_favor": {"holder": "blue"}},
            },
            "blue",
            "people",
            "vision",
        ),
        (
            {"oath": "protection", "oathkeeper": "red", "red": {"relics": ["map", "whistle"]}, "relic_deck": []},
            "red",
            "relics",
            "oathkeeper",
        ),
        ({"oath": "devotion"}, None, None, ""),
    ],
)
def test_cp_3_5_the_first_true_line(changes: Any, threat: str | None, goal: str | None, why: str) -> None:
    t = court(**changes)
    page = judged(t)
    assert (page["threat"], page["goal"]) == (threat, goal)
    assert [DANGER_IDS[event.values[1]] for event in t.told("prince_threat")] == ([why] if why else [])


def test_cp_3_5_several_on_one_line_the_first_after_him() -> None:
    visions: Page = {"red": {"vision": "vision_of_rebellion"}, "blue": {"vision": "vision_of_faith"}}
    banners = {"peoples_favor": {"holder": "red"}, "darkest_secret": {"holder": "blue"}}
    t = court(oath="protection", purple={"relics": ["the_grand_scepter", "map"]}, relic_deck=[], banners=banners, **visions)
    assert judged(t)["threat"] == "red"


@pytest.mark.parametrize(
    ("oath", "quadrant"), [("supremacy", "sites"), ("protection", "relics"), ("devotion", "secret"), ("people", "people")]
)
def test_cp_3_6_goals_lead_to_quadrants(oath: str, quadrant: str) -> None:
    assert judged(court(oath=oath, oathkeeper="red", red={"relics": ["map", "whistle"]}, relic_deck=[]))["goal"] == quadrant


@pytest.mark.parametrize(
    ("oath", "banner", "quadrant"),
    [("supremacy", None, "relics"), ("people", "darkest_secret", "secret"), ("protection", "peoples_favor", "people")],
)
def test_cp_3_7_successor_goals(oath: str, banner: str | None, quadrant: str) -> None:
    banners = {banner: {"holder": "blue"}} if banner else {}
    blue = {"role": "citizen", **({"relics": ["map", "whistle"]} if oath == "supremacy" else {})}
    t = court(oath=oath, blue=blue, banners=banners, relic_deck=[])
    page = judged(t)
    assert (page["threat"], page["goal"], page["scepter"]) == ("blue", quadrant, False)


def test_cp_3_8_a_successor_under_devotion_is_about_the_scepter() -> None:
    t = court(oath="devotion", purple={"relics": []}, blue={"role": "citizen", "relics": ["the_grand_scepter"]})
    page = judged(t)
    assert (page["threat"], page["goal"], page["scepter"]) == ("blue", "secret", True)


def test_cp_3_9_the_same_quadrant_leaves_the_markers() -> None:
    """G-100."""
    t = stand_at(court(oath="supremacy", oathkeeper="red", round=4), "sites_trade_favor")
    page = judged(t)
    assert (page["threat"], page["goal"], page["current"]) == ("red", "sites", "sites_trade_favor")
    assert not t.told("prince_turns")
