"""The twelve random events (A-16), with Small Gods and the interrupts against them."""

from __future__ import annotations

import pytest

from tests.games.ankh_morpork.table import Table


def strike(event: str, *dice: int, **position: object) -> Table:
    """Red plays Rincewind, whose first icon is the event."""
    position.setdefault("hand", ["rincewind"])
    return Table(event=event, dice=dice, **position).play("rincewind")  # type: ignore[arg-type]


GODS = {"small_gods": "building:red"}  # red may pay for protection


def test_the_dragon_clears_the_rolled_area() -> None:
    t = strike("the_dragon", 8, areas={"dimwell": "red blue blue troll demon building:blue trouble", "longwall": "red"})
    assert t.areas == {"longwall": "red"}
    assert t.city_cards("blue") == set()
    assert t.rolls == [8]
    assert t.past_events == ["the_dragon"]


def test_the_dragon_on_an_empty_area() -> None:
    assert strike("the_dragon", 3, areas={"longwall": "red"}).areas == {"longwall": "red"}


def test_the_dragon_and_small_gods() -> None:
    areas = {**GODS, "dimwell": "red red blue building:red trouble"}
    t = strike("the_dragon", 8, areas=areas, cash=8)
    assert t.legal == {"decline", "protect dimwell minion", "protect dimwell building"}
    assert t.refusal("protect dimwell card") == "A-10.4"
    t.do("protect dimwell minion")
    assert t.cash() == 5
    t.do("protect dimwell building")
    assert t.cash() == 2
    assert t.at("dimwell") == "red building:red"  # no money for the other minion


def test_the_dragon_strikes_small_gods_itself() -> None:
    t = strike("the_dragon", 4, areas={"small_gods": "red building:red"}, cash=6)
    t.do("protect small_gods building", "protect small_gods minion")
    assert t.at("small_gods") == "red building:red"
    assert t.cash() == 0


def test_the_dragon_with_susan_and_igor() -> None:
    areas = {"dimwell": "red blue blue demon building:blue trouble", "the_shades": "blue"}
    t = strike("the_dragon", 8, areas=areas, blue={"hand": ["susan", "igor"]})
    t.do("blue: answer susan", "blue: answer igor")
    assert t.offered("place") == {"the_scours", "the_hippo", "the_shades", "longwall"}
    t.do("blue: place longwall")
    assert t.areas == {"dimwell": "blue", "the_shades": "blue", "longwall": "blue"}


def test_flood_moves_minions_out_of_riverside_areas() -> None:
    areas = {"dimwell": "red blue troll building:blue", "dragons_landing": "red"}
    t = strike("flood", 8, 3, areas=areas)  # Dragon's Landing is not at the river
    assert t.chooser == "red"
    assert t.offered("move-to") == {"the_scours", "the_shades", "longwall"}
    assert t.refusal("move-to nap_hill") == "A-16.4"
    t.do("red: move-to longwall")
    t.do("blue: move-to longwall")
    assert t.areas == {"dimwell": "troll building:blue", "longwall": "red blue trouble", "dragons_landing": "red"}


def test_flood_never_into_a_flooded_area() -> None:
    t = strike("flood", 8, 9, areas={"dimwell": "red", "longwall": "red"})
    assert t.offered("move") == {"dimwell red", "longwall red"}
    t.do("move dimwell red")
    assert t.offered("move-to") == {"the_scours", "the_shades"}
    assert t.refusal("move-to longwall") == "A-16.4"
    t.do("move-to the_shades")
    assert t.offered("move-to") == {"isle_of_gods", "seven_sleepers"}  # the last one


def test_flood_with_nobody_in_the_water() -> None:
    t = strike("flood", 8, 8, areas={"nap_hill": "red"})
    assert t.at("nap_hill") == "red"
    assert t.chooser == "red"


def test_flood_and_small_gods() -> None:
    t = strike("flood", 8, 8, areas={**GODS, "dimwell": "red red trouble"}, cash=4)
    assert t.legal == {"move dimwell red", "protect dimwell minion"}
    t.do("protect dimwell minion")
    t.do("move-to longwall")
    assert t.at("dimwell") == "red"
    assert t.at("longwall") == "red"
    assert t.cash() == 1


def test_fire_spreads_from_building_to_neighbouring_building() -> None:
    areas = {"the_scours": "building:red", "the_hippo": "building:blue", "nap_hill": "building:blue"}
    t = strike("fire", 5, 6, 12, areas=areas)
    assert t.areas == {"nap_hill": "building:blue"}  # not next to The Hippo
    assert t.rolls == [5, 6, 12]


def test_fire_without_a_building_is_over_at_once() -> None:
    t = strike("fire", 1, areas={"nap_hill": "building:blue"})
    assert t.areas == {"nap_hill": "building:blue"}
    assert t.rolls == [1]


def test_fire_and_small_gods() -> None:
    areas = {**GODS, "the_scours": "building:red", "the_hippo": "building:red"}
    t = strike("fire", 5, 6, 1, areas=areas, cash=3)
    t.do("protect the_scours building")
    assert t.at("the_scours") == "building:red"
    assert t.at("the_hippo") == ""  # a saved building passes the fire on


def test_fog_discards_five_from_the_draw_pile() -> None:
    t = Table(hand=["rincewind"], event="fog", draw_pile=40)
    top = t.draw_pile[:5]
    t.play("rincewind")
    assert t.discard_pile == top
    assert len(t.draw_pile) == 35


def test_fog_can_end_the_game() -> None:
    t = strike("fog", draw_pile=5, blue={"personality": "commander_vimes"})
    assert (t.ended, t.winners) == ("exhaustion", ["blue"])


def trouble(number: int) -> dict[str, str]:
    from bailiwick.games.ankh_morpork.board import AREA_IDS

    return dict.fromkeys(AREA_IDS[1 : number + 1], "trouble")


def test_riots_with_eight_markers_end_the_game_on_points() -> None:
    t = strike("riots", areas=trouble(8), cash=5, blue={"cash": 9, "personality": "lord_rust"}, personality="commander_vimes")
    assert (t.ended, t.winners) == ("riots", ["blue"])


def test_riots_with_seven_markers_do_nothing() -> None:
    assert not strike("riots", areas=trouble(7)).over


def test_explosion_removes_a_building() -> None:
    t = strike("explosion", 12, areas={"nap_hill": "red building:blue", "dimwell": "building:blue"})
    assert t.areas == {"nap_hill": "red", "dimwell": "building:blue"}


def test_explosion_where_nothing_stands_or_small_gods_pays() -> None:
    assert strike("explosion", 1, areas={"nap_hill": "building:blue"}).at("nap_hill") == "building:blue"
    t = strike("explosion", 12, areas={**GODS, "nap_hill": "building:red"}, cash=3)
    assert t.legal == {"decline", "protect nap_hill building"}
    t.do("protect nap_hill building")
    assert (t.at("nap_hill"), t.cash()) == ("building:red", 0)
    t = strike("explosion", 12, areas={**GODS, "nap_hill": "building:red"}, cash=2)
    assert t.at("nap_hill") == ""


def test_mysterious_murders_each_player_rolls_and_removes() -> None:
    areas = {"longwall": "red red trouble", "the_scours": "green troll trouble"}
    t = strike("mysterious_murders", 9, 3, 5, players=3, areas=areas)
    assert t.legal == {"remove longwall red"}  # own, if nobody else is there
    t.do("red: remove longwall red")
    assert t.chooser == "green"  # nobody was in blue's area
    assert t.refusal("remove longwall red") == "A-16.9"
    t.do("green: remove the_scours troll")
    assert t.areas == {"longwall": "red", "the_scours": "green"}


def test_mysterious_murders_answered_by_susan_and_by_small_gods() -> None:
    t = strike("mysterious_murders", 9, 3, areas={"longwall": "blue"}, blue={"hand": ["susan"]})
    t.do("red: remove longwall blue", "blue: answer susan")
    assert t.at("longwall") == "blue"
    t = strike("mysterious_murders", 3, 9, areas={"longwall": "red", **GODS}, cash=3)
    t.do("blue: remove longwall red", "red: protect longwall minion")
    assert (t.at("longwall"), t.cash()) == ("red", 0)


def test_demons_from_the_dungeon_dimensions_come_with_trouble() -> None:
    t = strike("demons_from_the_dungeon_dimensions", 9, 3, 3, 7, areas={"the_shades": "red"})
    assert t.areas == {
        "dragons_landing": "demon demon trouble",
        "the_shades": "red demon trouble",
        "longwall": "demon trouble",
    }


def test_demons_from_the_dungeon_dimensions_kept_away_by_small_gods() -> None:
    areas = {**GODS, "longwall": "red"}
    t = strike("demons_from_the_dungeon_dimensions", 9, 3, 3, 7, areas=areas, cash=9)
    assert t.legal == {"decline", "protect longwall arrival"}
    t.do("protect longwall arrival")
    assert t.at("longwall") == "red"
    assert t.cash() == 6
    assert t.json["demons_left"] == 0


def test_subsidence_is_paid_for_every_building() -> None:
    areas = {"nap_hill": "building:blue", "dimwell": "building:blue", "longwall": "building:red"}
    t = strike("subsidence", areas=areas)
    assert (t.cash(), t.cash("blue")) == (8, 6)


def test_subsidence_takes_what_cannot_be_paid_for() -> None:
    areas = {"nap_hill": "building:blue", "dimwell": "building:blue", "longwall": "building:blue"}
    t = strike("subsidence", areas=areas, blue={"cash": 3})
    assert t.chooser == "blue"
    assert t.legal == {"give-up nap_hill", "give-up dimwell", "give-up longwall"}
    assert t.refusal("done") == "A-16.11"
    t.do("give-up dimwell", "give-up longwall")
    assert t.city_cards("blue") == {"nap_hill"}
    assert t.cash("blue") == 1


def test_subsidence_without_buildings() -> None:
    assert strike("subsidence").cash() == 10


def test_bloody_stupid_johnson_retires_a_card_and_costs_a_minion() -> None:
    t = strike("bloody_stupid_johnson", 12, areas={"nap_hill": "red blue building:blue trouble"})
    assert t.retired == {"nap_hill"}
    assert t.at("nap_hill") == "red building:blue"
    assert t.city_cards("blue") == set()
    assert t.cash("blue") == 10


def test_bloody_stupid_johnson_where_nobody_builds() -> None:
    t = strike("bloody_stupid_johnson", 12, areas={"nap_hill": "blue"})
    assert t.retired == set()
    assert t.at("nap_hill") == "blue"


def test_bloody_stupid_johnson_and_small_gods() -> None:
    t = strike("bloody_stupid_johnson", 12, areas={**GODS, "nap_hill": "red building:red"}, cash=6)
    assert t.legal == {"decline", "protect nap_hill card"}
    t.do("protect nap_hill card", "protect nap_hill minion")
    assert t.retired == set()
    assert (t.at("nap_hill"), t.cash()) == ("red building:red", 0)


def test_trolls_bring_trouble_only_in_company() -> None:
    t = strike("trolls", 6, 9, 5, areas={"the_scours": "blue"})
    assert t.areas == {"the_hippo": "troll", "longwall": "troll", "the_scours": "blue troll trouble"}


def test_trolls_kept_away_by_small_gods() -> None:
    t = strike("trolls", 6, 9, 5, areas={**GODS, "the_scours": "building:red"}, cash=3)
    assert t.legal == {"decline", "protect the_scours arrival"}
    t.do("protect the_scours arrival")
    assert t.at("the_scours") == "building:red"
    assert t.json["trolls_left"] == 0


def test_earthquake_removes_two_buildings() -> None:
    areas = {"small_gods": "building:red", "the_scours": "building:blue", "nap_hill": "building:red"}
    t = strike("earthquake", 5, 12, areas=areas, cash=0)
    assert t.areas == {"small_gods": "building:red"}


def test_earthquake_twice_in_one_area_hits_once_and_small_gods_saves() -> None:
    t = strike("earthquake", 4, 4, areas={"small_gods": "building:red", "the_scours": "building:blue"}, cash=6)
    t.do("protect small_gods building")
    assert t.cash() == 3
    assert t.at("small_gods") == "building:red"


@pytest.mark.parametrize("event", ["fog", "riots", "subsidence"])
def test_small_gods_is_no_use_against(event: str) -> None:
    t = strike(event, areas={**GODS, "nap_hill": "red building:red"}, cash=30)
    assert t.chooser == "red"
    assert not t.offered("protect")
