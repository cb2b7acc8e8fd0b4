"""A-16 random events. What Small Gods does about them is in test_clauses_buildings, interrupts are in test_clauses_interrupts."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.catalogue import EVENTS
from tests.games.ankh_morpork.table import Table

AREAS = AREA_IDS[1:]
EIGHT = dict.fromkeys(AREAS[:8], "trouble")


def strike(event: str, *dice: int, areas: dict[str, str] | None = None, players: int = 2, **position: Any) -> Table:
    """Red plays Rincewind, and the event happens."""
    t = Table(players=players, hand=["rincewind"], event=event, dice=dice, areas=areas, **position)
    return t.play("rincewind")


@pytest.mark.parametrize("event", EVENTS[1:])
def test_a_16_1_each_event_occurs_once(event: str) -> None:
    t = strike(event)
    assert t.past_events == [event]
    assert event not in t.json["events"]
    assert len(t.json["events"]) == 11


def test_a_16_1_players_act_in_order_from_the_active_one() -> None:
    areas = {"longwall": "red blue green"}
    t = Table(players=3, active="blue", blue={"hand": ["rincewind"]}, event="flood", dice=[9, 9], areas=areas).do(
        "play rincewind"
    )
    t.do("blue: move-to dimwell", "green: move-to dimwell", "red: move-to dimwell")
    assert t.at("dimwell") == "red blue green trouble"


def test_a_16_1_removed_buildings_return_their_cards() -> None:
    t = strike("explosion", 9, areas={"longwall": "building:blue"})
    assert t.city_cards("blue") == set()
    assert t.view(None)["seats"]["blue"]["buildings_left"] == 6


@pytest.mark.parametrize(
    ("event", "dice"), [("flood", 2), ("earthquake", 2), ("demons_from_the_dungeon_dimensions", 4), ("trolls", 3)]
)
def test_a_16_2_all_dice_are_rolled_first(event: str, dice: int) -> None:
    gods = {"small_gods": "building:red", "longwall": "red building:red"}
    t = strike(event, *[9] * dice, areas=gods)
    assert t.chooser == "red"
    assert t.offered("protect")
    assert t.rolls == [9] * dice


def test_a_16_2_the_same_number_twice_counts_twice_for_trolls_and_demons_only() -> None:
    assert strike("trolls", 9, 9, 9).at("longwall") == "troll troll troll trouble"
    assert strike("demons_from_the_dungeon_dimensions", 9, 9, 9, 9).at("longwall") == "demon demon demon demon trouble"
    gods = {"small_gods": "building:red", "longwall": "building:red"}
    t = strike("earthquake", 9, 9, areas=gods).do("protect longwall building")
    assert t.offered("protect") == set()
    assert (t.at("longwall"), t.cash()) == ("building:red", 7)


def test_a_16_2_in_roll_order() -> None:
    gods = {"small_gods": "building:red", "longwall": "building:red", "dimwell": "building:red"}
    t = strike("earthquake", 9, 8, areas=gods)
    assert t.offered("protect") == {"longwall building"}
    assert t.do("decline").offered("protect") == {"dimwell building"}


def test_a_16_3_the_dragon_removes_everything_from_the_area() -> None:
    t = strike("the_dragon", 9, areas={"longwall": "red blue blue troll demon building:blue trouble", "dimwell": "red"})
    assert t.areas == {"dimwell": "red"}
    assert (t.json["trolls_left"], t.json["demons_left"]) == (3, 4)
    assert strike("the_dragon", 9, areas={"longwall": "trouble", "dimwell": "trouble"}).trouble == {"dimwell"}


def test_a_16_4_flood_moves_minions_to_neighbouring_areas_that_are_not_flooded() -> None:
    t = strike("flood", 9, 8, areas={"longwall": "red red blue troll building:blue trouble"})
    assert t.offered("move-to") == {"isle_of_gods", "seven_sleepers"}
    assert t.refusal("move-to dimwell") == "A-16.4"
    assert t.refusal("move-to nap_hill") == "A-16.4"
    t.do("red: move-to isle_of_gods", "red: move-to seven_sleepers", "blue: move-to seven_sleepers")
    assert t.areas == {"longwall": "troll building:blue", "isle_of_gods": "red", "seven_sleepers": "red blue trouble"}


def test_a_16_4_an_area_off_the_river_is_neither_flooded_nor_barred() -> None:
    t = strike("flood", 3, 4, areas={"dragons_landing": "red", "small_gods": "blue"})
    assert t.chooser == "blue"
    assert "dragons_landing" in t.offered("move-to")
    assert t.do("move-to dragons_landing").at("dragons_landing") == "red blue trouble"


def test_a_16_4_who_has_no_minion_there_does_nothing() -> None:
    t = strike("flood", 9, 9, areas={"longwall": "troll demon", "dimwell": "red"})
    assert t.at_end


@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ([1], {"longwall", "dimwell", "the_shades", "nap_hill"}),
        ([9, 1], {"dimwell", "the_shades", "nap_hill"}),
        ([9, 9], {"dimwell", "the_shades", "nap_hill"}),
        ([9, 12], {"dimwell", "the_shades", "nap_hill"}),
        ([9, 8, 9], {"the_shades", "nap_hill"}),
        ([9, 8, 7, 5], {"nap_hill"}),
    ],
)
def test_a_16_5_fire_goes_from_building_to_neighbouring_building(dice: list[int], left: set[str]) -> None:
    areas = dict.fromkeys(("longwall", "dimwell", "the_shades", "nap_hill"), "building:blue")
    t = strike("fire", *dice, areas=areas)
    assert set(t.areas) == left
    assert t.rolls == dice


def test_a_16_5_fire_spares_minions_and_markers() -> None:
    t = strike("fire", 9, 1, areas={"longwall": "red blue building:blue trouble"})
    assert t.at("longwall") == "red blue trouble"


def test_a_16_6_fog_discards_five_cards_face_up() -> None:
    t = strike("fog", draw_pile=["hex", "ruby", "modo", "dorfl", "zorgo", "groat"])
    assert t.discard_pile == ["hex", "ruby", "modo", "dorfl", "zorgo"]
    assert t.draw_pile == ["groat"]
    assert t.view("blue")["discard_pile"] == t.discard_pile


@pytest.mark.parametrize("cards", [3, 5])
def test_a_16_6_fog_can_end_the_game(cards: int) -> None:
    t = strike("fog", draw_pile=cards, blue={"personality": "commander_vimes"})
    assert (t.ended, t.winners) == ("exhaustion", ["blue"])


def test_a_16_7_riots() -> None:
    t = strike("riots", areas=EIGHT, blue={"personality": "commander_vimes", "cash": 3})
    assert (t.ended, t.winners) == ("riots", ["red"])
    assert not strike("riots", areas=dict.fromkeys(AREAS[:7], "trouble")).over


def test_a_16_8_explosion() -> None:
    areas = {"longwall": "blue building:blue", "dimwell": "building:blue"}
    assert strike("explosion", 9, areas=areas).areas == {"longwall": "blue", "dimwell": "building:blue"}
    assert strike("explosion", 1, areas=areas).areas == areas


def test_a_16_9_mysterious_murders() -> None:
    t = strike("mysterious_murders", 9, 8, 7, players=3, areas={"longwall": "red blue troll demon", "the_shades": "green green"})
    assert t.chooser == "red"
    assert t.offered("remove") == {"longwall red", "longwall blue", "longwall troll", "longwall demon"}
    assert t.refusal("remove the_shades green") == "A-16.9"
    assert t.refusal("decline") == "A-5.3"
    t.do("remove longwall demon")
    assert t.chooser == "green"  # nobody was where blue looked
    assert t.legal == {"remove the_shades green"}
    t.do("remove the_shades green")
    assert t.areas == {"longwall": "red blue troll", "the_shades": "green"}
    assert t.rolls == [9, 8, 7]


def test_a_16_9_the_murderers_roll_one_after_another() -> None:
    t = strike("mysterious_murders", 9, 9, areas={"longwall": "blue blue trouble"})
    assert t.rolls == [9]
    t.do("red: remove longwall blue", "blue: remove longwall blue")
    assert t.rolls == [9, 9]
    assert t.areas == {}


def test_a_16_10_demons() -> None:
    t = strike("demons_from_the_dungeon_dimensions", 9, 1, 1, 5, areas={"longwall": "red"})
    assert t.areas == {"longwall": "red demon trouble", "dolly_sisters": "demon demon trouble", "the_scours": "demon trouble"}
    assert t.json["demons_left"] == 0


def test_a_16_11_subsidence() -> None:
    areas = {"longwall": "building:red", "dimwell": "building:red", "nap_hill": "building:blue", "the_hippo": "building:blue"}
    t = strike("subsidence", areas=areas, blue={"cash": 3})
    assert t.cash() == 6
    assert t.chooser == "blue"
    assert t.legal == {"give-up nap_hill", "give-up the_hippo"}
    assert (t.refusal("done"), t.refusal("give-up longwall")) == ("A-16.11", "A-16.11")
    t.do("give-up nap_hill")
    assert (t.cash("blue"), t.at("nap_hill"), t.at("the_hippo")) == (1, "", "building:blue")


def test_a_16_11_who_has_just_enough_pays_for_all() -> None:
    t = strike("subsidence", cash=4, areas={"longwall": "building:red", "dimwell": "building:red"})
    assert (t.cash(), len(t.city_cards())) == (0, 2)


def test_a_16_12_bloody_stupid_johnson() -> None:
    t = strike("bloody_stupid_johnson", 9, areas={"longwall": "blue blue building:blue trouble"})
    assert (t.retired, t.at("longwall")) == ({"longwall"}, "blue building:blue")
    assert t.controls("longwall") == "blue"
    assert t.points("blue") == 10 + 12 + 5
    t = strike("bloody_stupid_johnson", 9, areas={"longwall": "building:blue"})
    assert (t.retired, t.at("longwall")) == ({"longwall"}, "building:blue")


@pytest.mark.parametrize(("here", "retired"), [("red blue", []), ("red building:red", ["longwall"])])
def test_a_16_12_without_a_holder_nothing_happens(here: str, retired: list[str]) -> None:
    t = strike("bloody_stupid_johnson", 9, areas={"longwall": here}, retired=retired)
    assert (t.retired, t.at("longwall")) == (set(retired), here)


def test_a_16_13_trolls() -> None:
    t = strike("trolls", 9, 1, 2, areas={"longwall": "red", "dolly_sisters": "building:blue"})
    assert t.areas == {"longwall": "red troll trouble", "dolly_sisters": "troll building:blue", "unreal_estate": "troll"}
    assert t.json["trolls_left"] == 0


def test_a_16_14_earthquake() -> None:
    areas = {"longwall": "red building:red", "dimwell": "building:blue", "nap_hill": "building:blue"}
    assert strike("earthquake", 9, 8, areas=areas).areas == {"longwall": "red", "nap_hill": "building:blue"}


def test_a_16_3_small_gods_is_asked_only_for_what_stands_there() -> None:
    t = strike("the_dragon", 9, areas={"small_gods": "building:red", "longwall": "blue"})
    assert "decline" not in t.legal
    assert t.at("longwall") == ""
