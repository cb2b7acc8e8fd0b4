"""A-9 buildings and City Area cards, A-10 City Area powers."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS
from tests.games.ankh_morpork.table import Table

AREAS = set(AREA_IDS[1:])
SIX = dict.fromkeys(("dolly_sisters", "dragons_landing", "the_scours", "the_hippo", "the_shades", "dimwell"), "building:red")

# ---------------------------------------------------------------- A-9 buildings


@pytest.mark.parametrize(
    ("here", "cash", "clause"),
    [
        ("blue", 12, "A-9.1"),
        ("red building:blue", 12, "A-9.2"),
        ("red building:red", 12, "A-9.2"),
        ("red blue trouble", 12, "A-8.4"),
        ("red", 11, "A-13.2"),
    ],
)
def test_a_9_1_what_stands_against_building(here: str, cash: int, clause: str) -> None:
    t = Table(cash=cash, hand=["hex", "groat"], areas={"longwall": here, "dimwell": "red"}).play("hex", "skip")
    assert t.offered("build") == {"dimwell"}
    assert t.refusal("build longwall") == clause


def test_a_9_1_control_is_not_needed() -> None:
    t = Table(cash=12, hand=["hex"], areas={"longwall": "red blue blue"}).play("hex", "skip", "build longwall")
    assert (t.at("longwall"), t.cash()) == ("red blue blue building:red", 0)


def test_a_9_2_one_building_an_area() -> None:
    t = Table(cash=30, hand=["hex"], areas={"longwall": "red building:blue", "dimwell": "red building:red"}).play("hex", "skip")
    assert t.offered("build") == set()


def test_a_9_3_the_builder_takes_the_city_area_card() -> None:
    t = Table(cash=12, hand=["hex"], areas={"longwall": "red"})
    assert t.city_cards() == set()
    assert t.play("hex", "skip", "build longwall").city_cards() == {"longwall"}
    for colour in (None, "blue"):
        assert t.view(colour)["seats"]["red"]["city_cards"] == ["longwall"]


def test_a_9_4_the_card_goes_back_with_the_building() -> None:
    t = Table(hand=["rincewind"], event="explosion", dice=[9], areas={"longwall": "building:blue red"}).play("rincewind")
    assert t.city_cards("blue") == set()
    t.end_turn()
    assert "power longwall" not in t.legal
    t = Table(cash=12, hand=["hex"], areas={"longwall": "red"}).play("hex", "skip", "build longwall")
    assert t.city_cards("red") == {"longwall"}


def test_a_9_5_with_six_buildings_out_one_is_given_up_first() -> None:
    t = Table(cash=18, hand=["hex"], areas={**SIX, "small_gods": "red"}).play("hex", "skip", "build small_gods")
    assert t.offered("give-up") == set(SIX)
    assert t.refusal("give-up small_gods") == "A-9.5"
    assert t.refusal("skip") == "A-5.3"
    t.do("give-up the_hippo")
    assert (t.cash(), t.at("the_hippo"), t.at("small_gods")) == (0, "", "red building:red")
    assert t.city_cards() == set(SIX) - {"the_hippo"} | {"small_gods"}


def test_a_9_5_with_five_buildings_out_none_is_given_up() -> None:
    five = {area: here for area, here in SIX.items() if area != "dimwell"}
    t = Table(cash=18, hand=["hex"], areas={**five, "small_gods": "red"}).play("hex", "skip", "build small_gods")
    assert t.at_end
    assert len(t.city_cards()) == 6


def test_a_9_6_a_building_needs_no_minion() -> None:
    t = Table(hand=["dorfl"], areas={"longwall": "red building:red"}).play("dorfl", "move longwall red", "move-to nap_hill")
    assert t.at("longwall") == "building:red"
    assert "power longwall" in t.legal


def test_a_9_7_each_power_once_in_each_own_turn() -> None:
    t = Table(hand=["groat"], areas={"longwall": "building:red", "nap_hill": "building:red"}, cash=0).do("power longwall")
    assert t.refusal("power longwall") == "A-9.7"
    t.do("power nap_hill").play("groat", "skip", "end-turn")
    assert t.refusal("power longwall") == "A-9.3"  # blue's turn
    t.do("pass")
    assert t.offered("power") == {"longwall", "nap_hill"}
    assert t.do("power longwall").cash() == 3


def test_a_9_8_not_in_the_turn_the_card_was_gained() -> None:
    t = Table(cash=12, hand=["the_mended_drum"], areas={"longwall": "red"}).play("the_mended_drum", "build longwall")
    assert t.offered("power") == set()
    assert t.refusal("power longwall") == "A-9.7"
    t.do("take-money", "end-turn", "pass")
    assert t.offered("power") == {"longwall"}
    t = Table(cash=12, hand=["sybil_vimes"], areas={"longwall": "building:blue"}).play(
        "sybil_vimes", "skip", "take-over longwall"
    )
    assert t.refusal("power longwall") == "A-9.7"


def test_a_9_9_small_gods_works_at_once() -> None:
    t = Table(
        cash=30,
        hand=["drumknott", "ruby", "rincewind"],
        event="explosion",
        dice=[9],
        areas={"small_gods": "red", "longwall": "building:red"},
    )
    t.play("drumknott").play("ruby", "skip", "build small_gods").play("rincewind")
    assert t.legal == {"decline", "protect longwall building"}
    assert t.do("protect longwall building").cash() == 9


@pytest.mark.parametrize("area", sorted(AREAS - {"small_gods"}))
def test_a_9_10_no_power_while_a_demon_is_there(area: str) -> None:
    rest = {"the_hippo": "blue blue", "unreal_estate": "blue blue trouble"}
    here = {**rest, area: "building:red blue"}
    assert f"power {area}" in Table(hand=["groat"], areas=here).legal
    here[area] += " demon"
    assert Table(hand=["groat"], areas=here).refusal(f"power {area}") == "A-9.10"


def test_a_9_10_small_gods_included() -> None:
    t = Table(
        hand=["rincewind"], event="explosion", dice=[9], areas={"small_gods": "building:red demon", "longwall": "building:red"}
    )
    assert t.play("rincewind").at("longwall") == ""


def test_a_9_11_a_retired_card_gives_no_power_to_anybody() -> None:
    t = Table(hand=["groat"], retired=["longwall"], areas={"longwall": "building:red"})
    assert t.city_cards() == set()
    assert t.refusal("power longwall") == "A-9.3"
    t = Table(cash=12, hand=["hex"], retired=["longwall"], areas={"longwall": "red"}).play("hex", "skip", "build longwall")
    assert t.city_cards() == set()
    t.do("end-turn", "pass")
    assert t.refusal("power longwall") == "A-9.3"
    gods = {"small_gods": "building:red", "longwall": "building:red"}
    t = Table(hand=["rincewind"], event="explosion", dice=[9], retired=["small_gods"], areas=gods).play("rincewind")
    assert t.at("longwall") == ""


def test_a_9_12_a_take_over_replaces_the_building_and_pays_its_owner() -> None:
    t = Table(players=3, cash=15, hand=["sybil_vimes"], areas={"longwall": "building:blue green"}).play("sybil_vimes", "skip")
    t.do("take-over longwall")
    assert (t.at("longwall"), t.cash(), t.cash("blue")) == ("green building:red", 3, 22)
    assert t.view(None)["seats"]["blue"]["buildings_left"] == 6
    assert (t.city_cards("red"), t.city_cards("blue")) == ({"longwall"}, set())


@pytest.mark.parametrize(
    ("card", "here", "cash", "clause"),
    [
        ("sybil_vimes", "building:blue trouble", 12, "A-9.12"),
        ("reacher_gilt", "building:blue", 12, "A-9.12"),
        ("sybil_vimes", "building:red", 12, "A-9.12"),
        ("sybil_vimes", "blue", 12, "A-9.12"),
        ("sybil_vimes", "building:blue", 11, "A-13.2"),
    ],
)
def test_a_9_12_what_stands_against_it(card: str, here: str, cash: int, clause: str) -> None:
    other = "building:blue trouble" if card == "reacher_gilt" else "building:blue"
    t = Table(cash=cash, hand=[card], areas={"longwall": here, "dimwell": other}).play(card)
    if card == "sybil_vimes":
        t.do("skip")
    assert t.offered("take-over") == {"dimwell"}
    assert t.refusal("take-over longwall") == clause


def test_a_9_12_with_six_buildings_out_one_is_given_up() -> None:
    t = Table(cash=18, hand=["reacher_gilt"], areas={**SIX, "small_gods": "building:blue trouble"})
    t.play("reacher_gilt", "take-over small_gods", "give-up dimwell")
    assert (t.at("small_gods"), t.at("dimwell"), t.cash("blue")) == ("building:red trouble", "", 28)


# ---------------------------------------------------------------- A-10 powers


@pytest.mark.parametrize(
    ("area", "amount"), [("longwall", 1), ("nap_hill", 1), ("dragons_landing", 2), ("the_hippo", 2), ("seven_sleepers", 3)]
)
def test_a_10_1_money(area: str, amount: int) -> None:
    assert Table(hand=["groat"], areas={area: "building:red"}).do(f"power {area}").cash() == 10 + amount


@pytest.mark.parametrize("area", ["dolly_sisters", "dimwell"])
def test_a_10_2_three_dollars_for_a_minion(area: str) -> None:
    t = Table(hand=["groat"], areas={area: "building:red blue"}, cash=3).do(f"power {area}", f"place {area}")
    assert (t.cash(), t.at(area)) == (0, "red blue building:red trouble")
    assert Table(hand=["groat"], areas={area: "building:red"}, cash=2).refusal(f"power {area}") == "A-13.2"


def test_a_10_3_the_scours_and_unreal_estate() -> None:
    t = Table(hand=["groat", "hex"], penalty_cards=["dr_whiteface"], areas={"the_scours": "building:red"}).do("power the_scours")
    assert t.legal == {"discard groat", "discard hex"}
    assert t.refusal("discard dr_whiteface") == "A-14.3"
    t.do("discard hex")
    assert (t.cash(), t.discard_pile) == (12, ["hex"])
    t = Table(draw_pile=["ruby", "modo"], hand=["groat"], penalty_cards=["dr_whiteface"], areas={"unreal_estate": "building:red"})
    t.do("power unreal_estate")
    assert t.legal == {"discard groat", "discard ruby"}
    t.do("discard groat")
    assert (t.hand(), t.discard_pile) == ({"ruby"}, ["groat"])


def test_a_10_3_the_scours_need_a_card_in_hand() -> None:
    t = Table(penalty_cards=["dr_whiteface"], areas={"the_scours": "building:red"})
    assert t.refusal("power the_scours") == "A-10.3"


def test_a_10_4_small_gods_in_any_turn_as_often_as_there_is_money() -> None:
    areas = {"small_gods": "building:red", "longwall": "red red red building:red"}
    t = Table(active="blue", blue={"hand": ["rincewind"]}, red={"cash": 10}, event="the_dragon", dice=[9], areas=areas)
    t.do("play rincewind", *["red: protect longwall minion"] * 2, "red: protect longwall building")
    assert (t.at("longwall"), t.cash()) == ("red red building:red", 1)


def test_a_10_4_it_is_no_power_of_the_own_turn_and_of_no_use_against_cards() -> None:
    t = Table(hand=["groat"], areas={"small_gods": "building:red"})
    assert t.refusal("power small_gods") == "A-10.4"
    areas = {"small_gods": "building:blue", "longwall": "red blue trouble"}
    t = Table(hand=["dr_cruces"], areas=areas, blue={"hand": ["groat"]}).play("dr_cruces", "remove longwall blue")
    assert t.legal == {"decline"}
    assert t.refusal("protect longwall minion") == "A-10.4"


def test_a_10_4_others_pieces_can_not_be_paid_for() -> None:
    areas = {"small_gods": "building:blue", "longwall": "building:green"}
    t = Table(players=3, hand=["rincewind"], event="explosion", dice=[9], areas=areas).play("rincewind")
    assert t.at("longwall") == ""
    assert t.cash("blue") == 10


@pytest.mark.parametrize(
    ("event", "dice", "protect"),
    [
        ("the_dragon", [9], "minion"),
        ("the_dragon", [9], "building"),
        ("flood", [9, 9], "minion"),
        ("fire", [9, 1], "building"),
        ("explosion", [9], "building"),
        ("earthquake", [9, 3], "building"),
        ("mysterious_murders", [9, 1], "minion"),
    ],
)
def test_a_10_4_1_the_piece_stays(event: str, dice: list[int], protect: str) -> None:
    areas = {"small_gods": "building:red", "longwall": "red building:red"}
    t = Table(hand=["rincewind"], event=event, dice=dice, areas=areas).play("rincewind")
    if event == "mysterious_murders":
        t.do("remove longwall red")
    t.do(f"protect longwall {protect}").decline()
    assert t.cash() == 7
    assert {"minion": "red", "building": "building:red"}[protect] in t.at("longwall").split()


def test_a_10_4_1_in_a_flood_each_minion_is_paid_for_by_itself() -> None:
    areas = {"small_gods": "building:red", "longwall": "red", "dimwell": "red red"}
    t = Table(hand=["rincewind"], event="flood", dice=[9, 8], areas=areas).play("rincewind", "protect dimwell minion")
    assert t.offered("move") == {"longwall red", "dimwell red"}
    t.do("protect dimwell minion")
    assert t.legal == {"move longwall red", "protect longwall minion"}
    t.do("move longwall red", "move-to seven_sleepers")
    assert (t.cash(), t.at("dimwell"), t.at("seven_sleepers")) == (4, "red red", "red")


@pytest.mark.parametrize(("event", "dice"), [("trolls", [9, 1, 1]), ("demons_from_the_dungeon_dimensions", [9, 1, 1, 1])])
@pytest.mark.parametrize("here", ["red", "building:red"])
def test_a_10_4_2_a_troll_or_demon_is_turned_away_and_leaves_the_game(event: str, dice: list[int], here: str) -> None:
    areas = {"small_gods": "building:red", "longwall": here}
    t = Table(hand=["rincewind"], event=event, dice=dice, areas=areas).play("rincewind")
    assert t.legal == {"decline", "protect longwall arrival"}
    let_in = t.match.state.clone()
    t.do("protect longwall arrival")
    assert (t.at("longwall"), t.cash()) == (here, 7)
    assert (t.json["trolls_left"], t.json["demons_left"]) == ((0, 4) if event == "trolls" else (3, 0))
    t.match.state = let_in
    t.do("decline")
    assert t.at("longwall") != here


def test_a_10_4_2_only_where_the_own_pieces_stand() -> None:
    areas = {"small_gods": "building:red", "longwall": "blue building:blue"}
    t = Table(hand=["rincewind"], event="trolls", dice=[9, 1, 3], areas=areas).play("rincewind")
    assert t.chooser == "red"
    assert t.at_end
    assert t.at("longwall") == "blue troll building:blue trouble"


@pytest.mark.parametrize(
    ("cash", "answers", "retired", "here"),
    [
        (6, ["protect longwall card", "protect longwall minion"], set(), "red building:red"),
        (6, ["protect longwall card", "decline"], set(), "building:red"),
        (6, ["decline", "protect longwall minion"], {"longwall"}, "red building:red"),
        (5, ["protect longwall card"], set(), "building:red"),
        (2, [], {"longwall"}, "building:red"),
    ],
)
def test_a_10_4_3_the_card_and_the_minion_are_paid_for_apart(cash: int, answers: list[str], retired: set[str], here: str) -> None:
    areas = {"small_gods": "building:red", "longwall": "red building:red"}
    t = Table(cash=cash, hand=["rincewind"], event="bloody_stupid_johnson", dice=[9], areas=areas).play("rincewind", *answers)
    assert t.skip().at_end
    assert (t.retired, t.at("longwall")) == (retired, here)


def test_a_10_4_4_a_saved_building_passes_the_fire_on() -> None:
    areas = {"small_gods": "building:red", "longwall": "building:red", "dimwell": "building:blue", "the_shades": "building:blue"}
    t = Table(hand=["rincewind"], event="fire", dice=[9, 8, 7, 1], areas=areas).play("rincewind", "protect longwall building")
    assert (t.at("longwall"), t.at("dimwell"), t.at("the_shades")) == ("building:red", "", "")


@pytest.mark.parametrize("event", ["fog", "riots", "subsidence"])
def test_a_10_4_5_no_use_against_fog_riots_and_subsidence(event: str) -> None:
    areas = {"small_gods": "building:red", "longwall": "red building:red"}
    t = Table(hand=["rincewind"], event=event, areas=areas).play("rincewind")
    assert t.skip().at_end
    assert t.cash() == (6 if event == "subsidence" else 10)
    poor = Table(cash=3, hand=["rincewind"], event=event, areas=areas).play("rincewind")
    assert poor.offered("protect") == set()


def test_a_10_4_6_availability_is_judged_when_the_event_starts() -> None:
    areas = {"small_gods": "red building:red", "longwall": "building:red"}
    t = Table(hand=["rincewind"], event="earthquake", dice=[4, 9], areas=areas).play(
        "rincewind", "decline", "protect longwall building"
    )
    assert (t.at("small_gods"), t.at("longwall")) == ("red", "building:red")
    t = Table(hand=["rincewind"], event="the_dragon", dice=[4], areas=areas).play(
        "rincewind", "protect small_gods minion", "decline"
    )
    assert t.at("small_gods") == "red"
    t = Table(hand=["rincewind"], event="demons_from_the_dungeon_dimensions", dice=[4, 9, 1, 1], areas=areas)
    t.play("rincewind", "decline")
    assert t.at("small_gods") == "red demon building:red trouble"
    assert t.at("longwall") == "demon building:red trouble"


def test_a_10_4_6_in_fire_a_burnt_small_gods_protects_nothing_later() -> None:
    areas = {"small_gods": "building:red", "the_scours": "building:red"}
    t = Table(hand=["rincewind"], event="fire", dice=[4, 5, 1], areas=areas).play("rincewind", "decline")
    assert (t.areas, t.cash()) == ({}, 10)


def test_a_10_5_where_the_shades_may_stir() -> None:
    areas = {
        "the_shades": "building:red red",
        "the_scours": "blue",
        "the_hippo": "demon",
        "dimwell": "troll",
        "small_gods": "blue",
    }
    t = Table(hand=["groat"], areas=areas).do("power the_shades")
    assert t.offered("stir") == {"the_shades", "the_scours", "the_hippo", "dimwell"}
    assert t.do("stir the_hippo").at("the_hippo") == "demon trouble"
    assert Table(hand=["groat"], areas={"the_shades": "building:red"}).refusal("power the_shades") == "A-10.5"


def test_a_10_6_isle_of_gods_removes_a_marker_for_two_dollars() -> None:
    areas = {"isle_of_gods": "building:red", "dolly_sisters": "blue blue trouble", "longwall": "trouble"}
    t = Table(hand=["groat"], areas=areas, cash=2).do("power isle_of_gods")
    assert t.offered("calm") == {"dolly_sisters", "longwall"}
    t.do("calm longwall")
    assert (t.cash(), t.trouble) == (0, {"dolly_sisters"})
    assert Table(hand=["groat"], areas=areas, cash=1).refusal("power isle_of_gods") == "A-13.2"
    assert Table(hand=["groat"], areas={"isle_of_gods": "building:red"}).refusal("power isle_of_gods") == "A-10.6"
