"""The twelve City Area cards: what each power does, when it may be used, and when it may not (A-9, A-10)."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS, COST
from tests.games.ankh_morpork.table import Table

COSTS = [6, 18, 12, 18, 6, 12, 6, 6, 12, 12, 18, 12]


def holding(area: str, **position: object) -> Table:
    """Red holds the card of an area and could play The Peeled Nuts."""
    position.setdefault("hand", ["the_peeled_nuts"])
    areas = {area: "building:red", **position.pop("areas", {})}  # type: ignore[dict-item]
    return Table(areas=areas, **position)  # type: ignore[arg-type]


def test_the_twelve_areas_cost_what_is_printed() -> None:
    assert COST[1:] == COSTS


def check_income(area: str, amount: int) -> None:
    t = holding(area)
    assert t.offered("power") == {area}
    t.do(f"power {area}")
    assert t.cash() == 10 + amount
    assert t.refusal(f"power {area}") == "A-9.7"
    after = holding(area).play("the_peeled_nuts", f"power {area}")
    assert after.cash() == 10 + amount
    assert holding(area, used=[area]).refusal(f"power {area}") == "A-9.7"
    demon = holding(area, areas={area: "demon building:red trouble"})
    assert demon.refusal(f"power {area}") == "A-9.10"
    assert holding(area, retired=[area]).refusal(f"power {area}") == "A-9.3"
    assert Table(areas={area: "building:blue"}, hand=["the_peeled_nuts"]).refusal(f"power {area}") == "A-9.3"


def test_longwall_pays_one() -> None:
    check_income("longwall", 1)


def test_nap_hill_pays_one() -> None:
    check_income("nap_hill", 1)


def test_dragons_landing_pays_two() -> None:
    check_income("dragons_landing", 2)


def test_the_hippo_pays_two() -> None:
    check_income("the_hippo", 2)


def test_seven_sleepers_pays_three() -> None:
    check_income("seven_sleepers", 3)


def check_places(area: str, near: set[str]) -> None:
    t = holding(area, areas={"isle_of_gods": "red"}, cash=3).do(f"power {area}")
    assert t.cash() == 0
    assert t.offered("place") == near
    assert t.refusal("place the_hippo") == "A-7.6"
    t.do(f"place {area}")
    assert t.at(area) == "red building:red"
    assert holding(area, cash=2).refusal(f"power {area}") == "A-13.2"


def test_dolly_sisters_places_a_minion_nearby_for_three() -> None:
    check_places("dolly_sisters", {"dolly_sisters", "unreal_estate", "dragons_landing", "nap_hill"})


def test_dimwell_places_a_minion_nearby_for_three() -> None:
    check_places("dimwell", {"dimwell", "the_scours", "the_shades", "longwall"})


def test_the_scours_discards_a_card_for_two() -> None:
    t = holding("the_scours", hand=["the_peeled_nuts", "modo"]).do("power the_scours")
    assert t.offered("discard") == {"the_peeled_nuts", "modo"}
    t.do("discard modo")
    assert t.cash() == 12
    assert t.discard_pile == ["modo"]


def test_the_scours_needs_a_card() -> None:
    t = holding("the_scours").play("the_peeled_nuts")
    assert t.refusal("power the_scours") == "A-10.3"


def test_unreal_estate_draws_one_then_discards_one() -> None:
    t = holding("unreal_estate", draw_pile=["modo", "hex"]).do("power unreal_estate")
    assert t.offered("discard") == {"the_peeled_nuts", "modo"}
    t.do("discard the_peeled_nuts")
    assert t.hand() == {"modo"}
    assert t.draw_pile == ["hex"]


def test_unreal_estate_draws_the_last_card_and_ends_the_game() -> None:
    assert holding("unreal_estate", draw_pile=["modo"]).do("power unreal_estate").ended == "exhaustion"


def test_the_shades_stirs_trouble_nearby_among_people() -> None:
    areas = {"the_scours": "blue blue trouble", "dimwell": "troll", "small_gods": "blue"}
    t = holding("the_shades", areas=areas).do("power the_shades")
    assert t.offered("stir") == {"dimwell"}
    assert t.refusal("stir the_hippo") == "A-10.5"
    assert t.refusal("stir the_scours") == "A-10.5"
    assert t.refusal("stir small_gods") == "A-10.5"
    t.do("stir dimwell")
    assert t.at("dimwell") == "troll trouble"


def test_the_shades_with_nobody_around() -> None:
    assert holding("the_shades").refusal("power the_shades") == "A-10.5"


def test_isle_of_gods_calms_for_two() -> None:
    t = holding("isle_of_gods", areas={"nap_hill": "blue blue trouble"}, cash=2).do("power isle_of_gods", "calm nap_hill")
    assert t.cash() == 0
    assert t.trouble == set()


def test_isle_of_gods_without_trouble_or_money() -> None:
    assert holding("isle_of_gods").refusal("power isle_of_gods") == "A-10.6"
    poor = holding("isle_of_gods", areas={"nap_hill": "trouble"}, cash=1)
    assert poor.refusal("power isle_of_gods") == "A-13.2"


def test_small_gods_works_only_against_events() -> None:
    assert holding("small_gods").refusal("power small_gods") == "A-10.4"


def test_small_gods_protects_in_the_turn_it_was_built() -> None:
    t = Table(areas={"small_gods": "red"}, hand=["the_royal_mint"], cash=21, event="explosion")
    t.play("the_royal_mint", "build small_gods")
    assert t.city_cards() == {"small_gods"}
    assert t.state.protector() == 0


def test_small_gods_is_off_while_a_demon_is_there() -> None:
    t = Table(areas={"small_gods": "demon building:red trouble"}, hand=["rincewind"], event="explosion", dice=[4], cash=9)
    t.play("rincewind")
    assert t.at("small_gods") == "demon trouble"
    assert t.cash() == 9


@pytest.mark.parametrize("area", AREA_IDS[1:])
def test_a_card_gained_in_this_turn_gives_no_power_in_it(area: str) -> None:
    t = Table(areas={area: "red", "dimwell": "red" if area == "dimwell" else "blue"}, hand=["the_royal_mint"], cash=18)
    t.play("the_royal_mint", f"build {area}", "take-money")
    assert not t.offered("power")
