"""A-7 minions, A-8 trouble markers, A-11 trolls and demons, A-12 control."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS
from tests.games.ankh_morpork.table import Table

AREAS = set(AREA_IDS[1:])
AROUND_UNREAL_ESTATE = {
    "unreal_estate",
    "dolly_sisters",
    "dragons_landing",
    "small_gods",
    "isle_of_gods",
    "seven_sleepers",
    "nap_hill",
}

# ---------------------------------------------------------------- A-7 minions


@pytest.mark.parametrize("kind", ["blue", "troll", "demon"])
def test_a_7_1_trolls_and_demons_are_minions_for_most_purposes(kind: str) -> None:
    t = Table(hand=["the_duckman"], areas={"longwall": f"{kind} {kind} trouble"})
    t.play("the_duckman", f"move longwall {kind}", "move-to dimwell")
    assert (t.at("longwall"), t.at("dimwell")) == (kind, kind)
    t = Table(hand=["carcer"], dice=[9, 8], areas={"longwall": kind}).play("carcer", "scroll", f"remove longwall {kind}")
    assert t.at("longwall") == ""
    t = Table(hand=["the_dysk"], areas={"isle_of_gods": f"{kind} {kind}"}).play("the_dysk", "scroll")
    assert t.cash() == 12


def test_a_7_1_your_minion_is_of_your_colour() -> None:
    t = Table(hand=["dorfl"], areas={"longwall": "red blue troll demon trouble"}).play("dorfl")
    assert t.offered("move") == {"longwall red"}
    assert t.refusal("move longwall blue") == "A-7.1"


def test_a_7_2_buildings_do_not_help_to_place() -> None:
    t = Table(hand=["groat"], areas={"longwall": "red", "dolly_sisters": "building:red", "nap_hill": "blue"}).play("groat")
    assert t.offered("place") == {"longwall", "dimwell", "isle_of_gods", "seven_sleepers"}
    assert t.refusal("place dolly_sisters") == "A-7.2"


def test_a_7_3_any_number_may_share_an_area() -> None:
    t = Table(hand=["groat"], areas={"longwall": "red " * 8 + "blue " * 12 + "troll trouble"}).play("groat", "place longwall")
    assert t.at("longwall") == "red " * 9 + "blue " * 12 + "troll trouble"


def test_a_7_4_without_a_minion_in_the_city_anywhere() -> None:
    t = Table(hand=["groat"], areas={"longwall": "blue building:red"}).play("groat")
    assert t.offered("place") == AREAS


def all_out(**areas: str) -> dict[str, str]:
    """Eleven red minions in Dolly Sisters, and what else there is."""
    return {"dolly_sisters": "red " * 11, **areas}


def test_a_7_5_with_all_twelve_out_one_is_taken_off_and_placed_elsewhere() -> None:
    t = Table(hand=["groat"], areas=all_out(longwall="red blue trouble", nap_hill="blue")).play("groat")
    assert t.offered("place") == set()
    assert t.refusal("place dolly_sisters") == "A-7.5"
    assert t.refusal("relocate nap_hill") == "A-7.5"
    t.do("relocate longwall")
    assert t.at("longwall") == "blue"
    assert t.offered("place") == {"dolly_sisters", "unreal_estate", "dragons_landing", "nap_hill"}
    assert t.refusal("skip") == "A-5.3"
    t.do("place nap_hill")
    assert (t.at("nap_hill"), t.minions()) == ("red blue trouble", 12)


def test_a_7_5_it_may_be_declined_and_only_with_all_out() -> None:
    t = Table(hand=["groat"], areas=all_out(longwall="red")).play("groat", "skip")
    assert t.minions() == 12
    t = Table(hand=["groat"], areas={"dolly_sisters": "red " * 11}).play("groat")
    assert t.offered("relocate") == set()
    assert t.refusal("relocate dolly_sisters") == "A-7.5"


def test_a_7_5_the_very_last_area_left_makes_every_area_legal() -> None:
    t = Table(hand=["groat"], areas={"dolly_sisters": "red " * 12}).play("groat", "relocate dolly_sisters")
    assert t.offered("place") == {"unreal_estate", "dragons_landing", "nap_hill"}


@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("willikins", {"seven_sleepers"}),
        ("archchancellor_ridcully", AROUND_UNREAL_ESTATE),
        ("the_senior_wrangler", AROUND_UNREAL_ESTATE),
        ("the_smoking_gnu", {"the_shades"}),
        ("deep_dwarves", AREAS),
        ("mr_shine", AREAS),
    ],
)
def test_a_7_6_effects_that_name_an_area_need_no_minion_near(card: str, allowed: set[str]) -> None:
    areas = {"longwall": "red", "seven_sleepers": "building:red", "the_shades": "blue blue trouble"}
    t = Table(hand=[card], event="riots", areas=areas).play(card)
    assert t.offered("place") == allowed


@pytest.mark.parametrize(
    ("area", "allowed"),
    [
        ("dolly_sisters", {"dolly_sisters", "unreal_estate", "dragons_landing", "nap_hill"}),
        ("dimwell", {"dimwell", "the_scours", "the_shades", "longwall"}),
    ],
)
def test_a_7_6_powers_that_name_an_area_need_no_minion_near(area: str, allowed: set[str]) -> None:
    t = Table(hand=["groat"], areas={area: "building:red", "the_hippo": "red"}).do(f"power {area}")
    assert t.offered("place") == allowed


def test_a_7_6_relocation_and_trouble_apply_to_them_too() -> None:
    t = Table(hand=["mr_shine"], areas=all_out(longwall="red blue trouble")).play("mr_shine", "relocate longwall")
    assert t.at("longwall") == "blue"
    assert t.refusal("place longwall") == "A-7.5"
    t = Table(hand=["willikins"], areas={"longwall": "blue building:red"}).play("willikins", "place longwall")
    assert t.at("longwall") == "red blue building:red trouble"


def test_a_7_7_a_move_goes_to_another_area_of_any_distance_unless_said() -> None:
    t = Table(hand=["dorfl"], areas={"longwall": "red"}).play("dorfl", "move longwall red")
    assert t.offered("move-to") == AREAS - {"longwall"}
    assert t.refusal("move-to longwall") == "A-7.7"
    t = Table(hand=["rincewind"], event="riots", areas={"longwall": "red blue trouble"}).play("rincewind", "move longwall red")
    assert t.offered("move-to") == {"dimwell", "isle_of_gods", "seven_sleepers"}
    assert t.refusal("move-to nap_hill") == "A-7.7"


def test_a_7_8_who_is_removed_returns_to_the_supply() -> None:
    areas = {"longwall": "blue troll demon trouble"}
    t = Table(hand=["dr_cruces"], areas=areas).play("dr_cruces", "remove longwall blue")
    assert t.view(None)["seats"]["blue"]["minions_left"] == 12
    t = Table(hand=["dr_cruces"], areas=areas).play("dr_cruces", "remove longwall troll")
    assert t.json["trolls_left"] == 3
    t = Table(hand=["dr_cruces"], areas=areas).play("dr_cruces", "remove longwall demon")
    assert t.json["demons_left"] == 4


@pytest.mark.parametrize("card", ["the_duckman", "foul_ole_ron", "canting_crew"])
def test_a_7_9_another_players_minion_may_be_a_troll_or_a_demon(card: str) -> None:
    t = Table(hand=[card], areas={"longwall": "red blue troll demon trouble"}).play(card)
    assert t.offered("move") == {"longwall blue", "longwall troll", "longwall demon"}


# ---------------------------------------------------------------- A-8 trouble markers


@pytest.mark.parametrize("there", ["red", "blue", "troll", "demon"])
def test_a_8_1_arriving_in_company_makes_trouble(there: str) -> None:
    t = Table(hand=["groat"], areas={"dimwell": "red", "longwall": there}).play("groat", "place longwall")
    assert "longwall" in t.trouble
    t = Table(hand=["dorfl"], areas={"dimwell": "red", "longwall": there}).play("dorfl", "move dimwell red", "move-to longwall")
    assert t.trouble == {"longwall"}


def test_a_8_1_arriving_alone_makes_none_even_beside_a_building() -> None:
    t = Table(hand=["groat"], areas={"dimwell": "red", "longwall": "building:blue"}).play("groat", "place longwall")
    assert t.at("longwall") == "red building:blue"


def test_a_8_2_never_more_than_one_marker() -> None:
    t = Table(hand=["dwarves"], areas={"longwall": "red blue trouble"}).play("dwarves", "place longwall", "place longwall")
    assert t.at("longwall") == "red red red blue trouble"
    t = Table(hand=["doctor_hix"], event="riots", areas={"longwall": "trouble"}).play("doctor_hix")
    assert t.offered("stir") == AREAS - {"longwall"}
    assert t.refusal("stir longwall") == "A-8.2"


def test_a_8_3_whoever_leaves_takes_the_marker_along() -> None:
    crowd = {"longwall": "red red blue blue trouble"}
    t = Table(hand=["dorfl"], areas=crowd).play("dorfl", "move longwall red", "move-to nap_hill")
    assert t.at("longwall") == "red blue blue"
    t = Table(hand=["dr_cruces"], areas=crowd).play("dr_cruces", "remove longwall blue")
    assert t.at("longwall") == "red red blue"
    t = Table(hand=["the_auditors"], areas=crowd).play("the_auditors", "scroll", "remove longwall blue")
    assert t.at("longwall") == "red red blue"


def test_a_8_4_a_marker_makes_killing_possible_and_building_impossible() -> None:
    t = Table(cash=20, hand=["death"], areas={"longwall": "red blue trouble", "dimwell": "red blue"}).play("death")
    assert t.offered("remove") == {"longwall blue"}
    t.do("skip", "skip")
    assert t.offered("build") == {"dimwell"}
    assert t.refusal("build longwall") == "A-8.4"


def test_a_8_5_buildings_and_markers_have_nothing_to_do_with_each_other_or_with_control() -> None:
    t = Table(cash=20, hand=["hex"], areas={"longwall": "red"}).play("hex", "skip", "build longwall")
    assert t.at("longwall") == "red building:red"
    t = Table(areas={"longwall": "red red blue trouble", "dimwell": "red red blue"})
    assert t.controls("longwall") == t.controls("dimwell") == "red"


def test_a_8_6_a_swap_is_two_moves_the_first_named_goes_first() -> None:
    t = Table(hand=["the_bursar"], event="riots", areas={"longwall": "red", "dimwell": "blue"})
    t.play("the_bursar", "swap longwall red", "swap dimwell blue")
    assert (t.at("longwall"), t.at("dimwell")) == ("blue", "red")
    t = Table(hand=["the_bursar"], event="riots", areas={"longwall": "red red trouble", "dimwell": "blue troll trouble"})
    t.play("the_bursar", "swap longwall red", "swap dimwell troll")
    assert (t.at("longwall"), t.at("dimwell")) == ("red troll trouble", "red blue")


def test_a_8_7_one_at_a_time_the_mover_choosing_the_order() -> None:
    areas = {"the_shades": "red", "dimwell": "red"}
    t = Table(hand=["rincewind"], event="flood", dice=[7, 8], areas=areas).play("rincewind")
    assert t.offered("move") == {"the_shades red", "dimwell red"}
    t.do("move dimwell red", "move-to the_scours")
    assert t.at("the_scours") == "red"
    t.do("move-to the_scours")
    assert t.at("the_scours") == "red red trouble"


def test_a_8_8_a_marker_in_an_empty_area_stays_until_a_rule_removes_it() -> None:
    t = Table(hand=["doctor_hix", "groat"], event="riots", areas={"longwall": "red"})
    t.play("doctor_hix", "stir dimwell").play("groat", "place dimwell")
    assert t.at("dimwell") == "red trouble"
    t = Table(hand=["the_mob"], areas={"longwall": "red blue trouble"}).play("the_mob")
    assert t.offered("stir") == {"dimwell", "isle_of_gods", "seven_sleepers"}
    assert t.refusal("stir nap_hill") == "A-6.6"
    assert t.refusal("stir longwall") == "A-8.2"
    assert t.do("stir dimwell").at("dimwell") == "trouble"
    t = Table(hand=["the_mob"], areas={"longwall": "trouble", "dimwell": "trouble"}).play("the_mob")
    assert t.offered("stir") == {"isle_of_gods", "seven_sleepers", "the_scours", "the_shades"}


def test_a_8_9_trouble_comes_back_with_the_next_arrival() -> None:
    t = Table(hand=["sergeant_colon"], areas={"longwall": "red blue trouble"}).play("sergeant_colon", "calm longwall")
    assert t.at("longwall") == "red blue"
    assert t.do("place longwall").at("longwall") == "red red blue trouble"


@pytest.mark.parametrize("card", ["deep_dwarves", "mr_shine"])
def test_a_8_10_deep_dwarves_and_mr_shine_bring_no_marker_and_leave_one_that_is_there(card: str) -> None:
    t = Table(hand=[card], areas={"longwall": "blue", "dimwell": "blue blue trouble"}).play(card, "place longwall")
    assert t.at("longwall") == "red blue"
    t = Table(hand=[card], areas={"longwall": "blue", "dimwell": "blue blue trouble"}).play(card, "place dimwell")
    assert t.at("dimwell") == "red blue blue trouble"


# ---------------------------------------------------------------- A-11 trolls and demons


def test_a_11_1_they_enter_through_their_events_and_belong_to_nobody() -> None:
    t = Table(hand=["rincewind"], event="trolls", dice=[1, 2, 2]).play("rincewind")
    assert t.areas == {"dolly_sisters": "troll", "unreal_estate": "troll troll trouble"}
    assert t.points() == 10
    t = Table(hand=["groat"], areas={"longwall": "troll", "dimwell": "demon trouble"})
    assert t.play("groat").offered("place") == AREAS


def test_a_11_1_they_are_swapped_like_minions_and_nobody_is_asked() -> None:
    t = Table(
        hand=["the_bursar"], event="riots", areas={"longwall": "troll", "dimwell": "demon trouble"}, blue={"hand": ["gaspode"]}
    )
    t.play("the_bursar", "swap longwall troll", "swap dimwell demon")
    assert (t.at("longwall"), t.at("dimwell")) == ("demon", "troll")


def test_a_11_2_a_demon_brings_a_marker_even_to_an_empty_area_a_troll_does_not() -> None:
    t = Table(hand=["rincewind"], event="demons_from_the_dungeon_dimensions", dice=[1, 2, 3, 4]).play("rincewind")
    assert t.trouble == {"dolly_sisters", "unreal_estate", "dragons_landing", "small_gods"}
    t = Table(hand=["rincewind"], event="trolls", dice=[1, 2, 3]).play("rincewind")
    assert t.trouble == set()


def test_a_11_2_trouble_ends_when_one_of_them_leaves() -> None:
    t = Table(hand=["the_duckman"], areas={"longwall": "red blue demon trouble"})
    t.play("the_duckman", "move longwall demon", "move-to dimwell")
    assert (t.at("longwall"), t.at("dimwell")) == ("red blue", "demon")


@pytest.mark.parametrize(("here", "who"), [("red troll", None), ("red red troll", "red"), ("red building:red troll", "red")])
def test_a_11_3_more_pieces_than_trolls_are_needed(here: str, who: str | None) -> None:
    assert Table(areas={"longwall": here}).controls("longwall") == who


def test_a_11_4_a_demon_spoils_everything_in_its_area() -> None:
    here = "red red building:red"
    free, haunted = Table(areas={"longwall": here}), Table(areas={"longwall": f"{here} demon trouble"})
    assert (free.controls("longwall"), haunted.controls("longwall")) == ("red", None)
    assert (free.points(), haunted.points()) == (10 + 12 + 10, 10)
    assert free.offered("power") == {"longwall"}
    assert haunted.refusal("power longwall") == "A-9.10"
    for personality, counts in (("lord_vetinari", [1, 0]), ("lord_rust", [1, 0]), ("chrysoprase", [22, 10])):
        goals = [
            Table(players=3, personality=personality, areas={"longwall": place}).view("red")["goal"]["has"]
            for place in (here, f"{here} demon trouble")
        ]
        assert goals == counts, personality


def test_a_11_5_demons_forbid_nothing_else() -> None:
    t = Table(cash=12, hand=["groat"], areas={"longwall": "red demon"}).play("groat", "place longwall")
    assert t.at("longwall") == "red red demon trouble"
    t = Table(cash=12, hand=["hex"], areas={"longwall": "red demon"}).play("hex", "skip", "build longwall")
    assert t.at("longwall") == "red demon building:red"


# ---------------------------------------------------------------- A-12 control


@pytest.mark.parametrize(
    ("here", "who"),
    [
        ("red", "red"),
        ("red red blue", "red"),
        ("red blue building:blue", "blue"),
        ("red red blue building:blue", None),
        ("building:green", "green"),
    ],
)
def test_a_12_1_minions_and_the_building_count_one_each(here: str, who: str | None) -> None:
    assert Table(players=3, areas={"longwall": here}).controls("longwall") == who


@pytest.mark.parametrize(
    ("here", "who"),
    [
        ("", None),
        ("troll", None),
        ("red red blue blue green green green", "green"),
        ("red red red blue blue troll troll", "red"),
        ("red red blue troll troll", None),
        ("red demon", None),
    ],
)
def test_a_12_2_more_than_each_other_player_and_than_the_trolls(here: str, who: str | None) -> None:
    assert Table(players=3, areas={"longwall": here}).controls("longwall") == who


@pytest.mark.parametrize(
    ("here", "who"),
    [("red blue", None), ("red red blue blue green", None), ("red building:blue", None), ("building:blue", "blue")],
)
def test_a_12_3_a_tie_is_nobodys_and_a_lone_building_can_control(here: str, who: str | None) -> None:
    assert Table(players=3, areas={"longwall": here}).controls("longwall") == who
    assert Table(players=3, areas={"longwall": f"{here} trouble"}).controls("longwall") == who
