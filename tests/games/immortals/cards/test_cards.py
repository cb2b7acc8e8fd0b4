"""Conflict cards, wildcards, magic cards and blanks in play; what every region card yields is in golden.yaml."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.immortals.board import AREAS, REGIONS
from bailiwick.games.immortals.cards import SPACES
from tests.games.immortals.table import Table


def check_named(realm: str) -> None:
    """Every card of the realm means its own site: not the twin, not another one."""
    other = "dark" if realm == "light" else "light"
    for number, region in enumerate(REGIONS):
        card = f"conflict.{realm}.{region}"
        here = Table(sites={f"{realm}.{region}": "red 1"}, plan={"extract_gold": card}).act("extract_gold")
        assert here.stock()[0] > 0
        assert here.discards == [card]
        for away in (f"{other}.{region}", f"{realm}.{REGIONS[number - 1]}"):
            assert Table(sites={away: "red 1"}, plan={"extract_gold": card}).refusal("act extract_gold") == "I-9.1"


def check_wild(realm: str) -> None:
    """Every wildcard of the realm means any occupied site of its area, and no other."""
    other = "dark" if realm == "light" else "light"
    everywhere = {f"{realm}.{region}": "red 1 temple" for region in REGIONS} | {
        f"{other}.{region}": "red 1" for region in REGIONS[::2]
    }
    for number, area in enumerate(AREAS):
        regions = REGIONS[5 * number : 5 * number + 5]
        t = Table(sites=everywhere, gold=9, energy=9, plan={"build": f"wild.{realm}.{area}"}).act("build")
        assert t.offered("site") == {f"{realm}.{region}" for region in regions}
        t.do(f"site {realm}.{regions[1]}", "build portal")
        assert t.at(f"{realm}.{regions[1]}") == "red 1 portal temple"
        assert t.discards == [f"wild.{realm}.{area}"]


def test_conflict_light_cards_mean_their_own_site() -> None:
    check_named("light")


def test_conflict_dark_cards_mean_their_own_site() -> None:
    check_named("dark")


def test_wild_light_cards_mean_any_site_of_their_area() -> None:
    check_wild("light")


def test_wild_dark_cards_mean_any_site_of_their_area() -> None:
    check_wild("dark")


# ---------------------------------------------------------------- magic


def cast(card: str, space: str = "magic_1", **more: Any) -> Table:
    given: dict[str, Any] = {"gold": 9, "energy": 9, "sites": {"dark.grove": "red 1"}, "limbo": (0, 6), **more}
    return Table(plan={space: f"magic.{card}"}, **given).act(space)


@pytest.mark.parametrize("space", ["magic_1", "magic_2"])
def test_magic_transition_5_brings_five(space: str) -> None:
    t = cast("transition_5", space)
    assert (t.at("dark.grove"), t.limbo(), t.stock()) == ("red 6", (0, 1), (8, 5))
    assert t.plan() == {}


def test_magic_transition_5_brings_all_there_are() -> None:
    t = cast("transition_5", limbo=(0, 2))
    assert (t.at("dark.grove"), t.limbo(), t.chooser) == ("red 3", (0, 0), "blue")


@pytest.mark.parametrize("space", ["magic_1", "magic_2"])
def test_magic_conflict_or_first_draws_or_takes_the_marker(space: str) -> None:
    drawn = cast("conflict_or_first", space, marker="blue").do("option 1")
    assert (len(drawn.conflicts()), drawn.json["marker"], drawn.stock()) == (1, "blue", (8, 9))
    taken = cast("conflict_or_first", space, marker="blue").do("option 2")
    assert (len(taken.conflicts()), taken.json["marker"], taken.stock()) == (0, "red", (8, 9))


@pytest.mark.parametrize("space", ["magic_1", "magic_2"])
def test_magic_dominate_or_temple_builds_or_dominates(space: str) -> None:
    built = cast("dominate_or_temple", space, region_cards={"grove": "blue"}).do("option 1", "site dark.grove")
    assert (built.at("dark.grove"), built.holder("grove"), built.points(), built.stock()) == ("red 1 temple", "blue", 1, (7, 7))
    ruled = cast("dominate_or_temple", space, region_cards={"grove": "blue"}).do("option 2", "site dark.grove")
    assert (ruled.at("dark.grove"), ruled.holder("grove"), ruled.points(), ruled.stock()) == ("red 1", "red", 0, (7, 7))


@pytest.mark.parametrize("space", ["magic_1", "magic_2"])
def test_magic_draw_2_or_transition_2_draws_or_moves(space: str) -> None:
    drawn = cast("draw_2_or_transition_2", space).do("option 1")
    assert (len(drawn.conflicts()), drawn.limbo(), drawn.stock()) == (2, (0, 6), (7, 9))
    moved = cast("draw_2_or_transition_2", space).do("option 2")
    assert (moved.at("dark.grove"), moved.limbo(), moved.chooser) == ("red 3", (0, 4), "blue")


# ---------------------------------------------------------------- blanks


@pytest.mark.parametrize("space", SPACES)
def test_blank_pays_the_compensation_on_any_space(space: str) -> None:
    other = "build" if space != "build" else "attack"
    t = Table(plan={space: "blank", other: "conflict.dark.grove"})
    assert t.refusal(f"act {space}") == "I-8.3"
    t.forfeit(space, "energy")
    assert (t.stock(), t.plan()) == ((0, 1), {other: "conflict.dark.grove"})
