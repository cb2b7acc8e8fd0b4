"""R-01 … R-67: one test or more for every ruling, by what would be different had it been decided otherwise."""

from __future__ import annotations

from collections import Counter

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.cards import CARDS
from bailiwick.games.ankh_morpork.catalogue import EVENTS
from tests.games.ankh_morpork.table import Table

AREAS = AREA_IDS[1:]
SIX = dict.fromkeys(("dolly_sisters", "dragons_landing", "the_scours", "the_hippo", "the_shades", "dimwell"), "building:red")
GODS = {"small_gods": "building:red"}


def icons(card: str) -> list[str]:
    return [icon.name for c in CARDS if c.id == card for icon in c.icons]


# ---------------------------------------------------------------- A. data


def test_r_01_48_green_and_53_brown_cards() -> None:
    assert Counter(card.border for card in CARDS) == {"green": 48, "brown": 53}


def test_r_02_unreal_estate_small_gods_and_seven_sleepers_cost_18_and_dragons_landing_12() -> None:
    for area, cost in (("unreal_estate", 18), ("small_gods", 18), ("seven_sleepers", 18), ("dragons_landing", 12)):
        assert Table(cash=0, areas={area: "building:red"}).points() == cost


@pytest.mark.parametrize(
    ("one", "two", "adjacent"),
    [
        ("unreal_estate", "dragons_landing", True),
        ("the_scours", "dimwell", True),
        ("isle_of_gods", "unreal_estate", True),
        ("isle_of_gods", "dragons_landing", False),
        ("isle_of_gods", "dimwell", False),
        ("dolly_sisters", "small_gods", False),
    ],
)
def test_r_03_which_areas_touch(one: str, two: str, adjacent: bool) -> None:
    for here, there in ((one, two), (two, one)):
        t = Table(hand=["groat"], areas={here: "red"}).play("groat")
        assert (there in t.offered("place")) == adjacent


def test_r_04_small_gods_lies_on_the_river() -> None:
    t = Table(hand=["rincewind"], event="flood", dice=[4, 4], areas={"small_gods": "red"}).play("rincewind")
    assert t.offered("move-to") == {"unreal_estate", "dragons_landing", "the_scours", "the_hippo", "isle_of_gods"}


def test_r_05_sergeant_angua() -> None:
    assert icons("sergeant_angua") == ["remove_trouble", "play_another"]


def test_r_06_rosie_palm() -> None:
    assert icons("rosie_palm") == ["place_minion", "scroll"]


def test_r_07_mrs_cake() -> None:
    assert icons("mrs_cake") == ["scroll", "take_money", "place_building"]


def test_r_08_the_clacks_pay_two_dollars() -> None:
    assert Table(hand=["the_clacks"]).play("the_clacks", "skip", "take-money").cash() == 12


def test_r_09_the_opera_house() -> None:
    assert icons("the_opera_house") == ["place_building", "scroll"]


def test_r_10_the_luggage_and_burleigh_and_stronginthearm() -> None:
    assert icons("the_luggage") == ["assassinate", "scroll"]
    assert icons("burleigh_and_stronginthearm") == ["scroll", "place_building"]


def test_r_11_the_peeled_nuts_do_nothing_and_mr_pin_and_mr_tulip_have_no_text() -> None:
    assert icons("the_peeled_nuts") == []
    assert icons("mr_pin_and_mr_tulip") == ["assassinate", "take_money"]


def test_r_12_names() -> None:
    names = {card.id: card.name for card in CARDS}
    assert names["mr_bent"] == "Mr Bent"
    assert names["cosmo_lavish"] == "Cosmo Lavish"
    assert names["death"] == "'HELLO'"
    assert names["hobsons_livery_stable"] == "Hobson's Livery Stable"


@pytest.mark.parametrize(("markers", "wins"), [(7, False), (8, True), (9, True), (12, True)])
def test_r_13_the_dragon_king_needs_eight_markers_or_more(markers: int, wins: bool) -> None:
    t = Table(starting="red", personality="dragon_king_of_arms", areas=dict.fromkeys(AREAS[:markers], "trouble"))
    assert t.over == wins


def test_r_14_small_gods_protects_minions_buildings_and_the_card_and_turns_arrivals_away() -> None:
    areas = {**GODS, "longwall": "red building:red"}
    offered = []
    for event, dice in (("the_dragon", [9]), ("bloody_stupid_johnson", [9]), ("trolls", [9, 1, 1])):
        t = Table(hand=["rincewind"], event=event, dice=dice, areas=areas).play("rincewind")
        offered.append(t.offered("protect"))
    assert offered == [{"longwall minion", "longwall building"}, {"longwall card"}, {"longwall arrival"}]


def test_r_15_the_shades_need_somebody_there() -> None:
    t = Table(hand=["groat"], areas={"the_shades": "building:red", "the_hippo": "troll"}).do("power the_shades")
    assert t.legal == {"stir the_hippo"}


def test_r_16_unreal_estate_once_a_turn_at_any_point() -> None:
    t = Table(hand=["captain_carrot", "groat"], areas={"unreal_estate": "building:red"}).play("captain_carrot", "skip")
    t.do("power unreal_estate", "discard groat")
    assert t.refusal("power unreal_estate") == "A-9.7"


def test_r_17_anywhere_only_without_minions_in_the_city() -> None:
    assert len(Table(hand=["groat"]).play("groat").offered("place")) == 12
    everywhere = dict.fromkeys(AREAS[:11], "red")
    t = Table(hand=["groat"], areas=everywhere).play("groat")
    assert len(t.offered("place")) == 12  # next door, all of them
    assert Table(hand=["groat"], areas={"the_hippo": "red"}).play("groat").offered("place") == {
        "the_hippo",
        "small_gods",
        "the_scours",
        "the_shades",
    }


def test_r_18_fire_is_one_of_the_twelve_events() -> None:
    assert len(EVENTS[1:]) == 12
    assert "fire" in EVENTS


def test_r_19_the_game_ends_when_the_last_card_is_taken_not_when_one_is_missing() -> None:
    t = Table(draw_pile=4, hand=["librarian"]).play("librarian", "scroll")
    assert (t.over, len(t.hand())) == (True, 4)


# ---------------------------------------------------------------- B. procedure


def test_r_20_the_bank_pays_without_limit() -> None:
    t = Table(cash=1_000, hand=["mr_bent"]).play("mr_bent", "scroll")
    assert t.cash() == 1_010


def test_r_21_a_win_is_declared_by_itself() -> None:
    t = Table(starting="red", personality="dragon_king_of_arms", areas=dict.fromkeys(AREAS[:8], "trouble"), hand=["groat"])
    assert (t.over, t.winners) == (True, ["red"])


def test_r_22_there_is_no_hand_limit() -> None:
    hand = ["librarian", "leonard_of_quirm", "groat", "hex", "modo", "ruby"]
    t = Table(hand=hand).play("librarian", "scroll", "end-turn")
    assert len(t.hand()) == 9


def test_r_23_history_monks_can_take_the_card_played_before_them() -> None:
    t = Table(hand=["pink_pussycat_club", "history_monks"]).play(
        "pink_pussycat_club", "take-money", "play history_monks", "scroll"
    )
    assert t.hand() == {"pink_pussycat_club"}


def test_r_24_a_relocated_minion_is_lifted_before_its_place_is_judged() -> None:
    t = Table(hand=["groat"], areas={"dolly_sisters": "red " * 11, "longwall": "red"}).play("groat", "relocate longwall")
    assert "seven_sleepers" not in t.offered("place")
    assert t.refusal("place longwall") == "A-7.5"


def test_r_24_a_source_that_leaves_no_place_to_go_is_not_offered() -> None:
    t = Table(hand=["willikins"], areas={"longwall": "red building:red", "dolly_sisters": "red " * 11}).play("willikins")
    assert t.offered("relocate") == {"dolly_sisters"}
    assert t.refusal("relocate longwall") == "A-7.5"


def test_r_25_fresh_start_club_and_icons_go_by_adjacency_named_areas_do_not() -> None:
    areas = {"longwall": "red", "seven_sleepers": "building:red", "nap_hill": "building:red"}
    assert Table(hand=["willikins"], areas=areas).play("willikins").offered("place") == {"seven_sleepers", "nap_hill"}
    assert "nap_hill" not in Table(hand=["groat"], areas=areas).play("groat").offered("place")


NEAR_OWN = {"placement": "next_to_own"}


@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("willikins", {"seven_sleepers"}),
        ("archchancellor_ridcully", {"isle_of_gods", "seven_sleepers"}),
        ("the_senior_wrangler", {"isle_of_gods", "seven_sleepers"}),
        ("the_smoking_gnu", {"isle_of_gods"}),
        ("deep_dwarves", {"longwall", "dimwell", "isle_of_gods", "seven_sleepers"}),
        ("mr_shine", {"longwall", "dimwell", "isle_of_gods", "seven_sleepers"}),
    ],
)
def test_r_25_by_the_house_every_placement_keeps_to_one_s_own_minions(card: str, allowed: set[str]) -> None:
    areas = {
        "longwall": "red",
        "seven_sleepers": "building:red",
        "nap_hill": "building:red",
        "isle_of_gods": "blue blue trouble",
        "dolly_sisters": "blue blue trouble",
    }
    t = Table(hand=[card], event="riots", areas=areas, house_rules=NEAR_OWN).play(card)
    assert t.offered("place") == allowed
    if card == "willikins":
        assert t.refusal("place nap_hill") == "A-7.2"


def test_r_25_by_the_house_without_a_minion_in_the_city_the_card_alone_decides() -> None:
    t = Table(hand=["willikins"], areas={"nap_hill": "building:red"}, house_rules=NEAR_OWN).play("willikins")
    assert t.offered("place") == {"nap_hill"}


def test_r_25_by_the_house_a_power_is_not_paid_for_in_vain() -> None:
    areas = {"dolly_sisters": "building:red", "the_shades": "red"}
    t = Table(hand=["groat"], areas=areas, house_rules=NEAR_OWN)
    assert t.refusal("power dolly_sisters") == "R-25"
    t = Table(hand=["groat"], areas={**areas, "isle_of_gods": "red"}, house_rules=NEAR_OWN).do("power dolly_sisters")
    assert t.offered("place") == {"unreal_estate"}


def test_r_25_by_the_house_relocation_is_judged_without_the_minion_taken_off() -> None:
    areas = {"the_shades": "red " * 11, "dragons_landing": "red", "dolly_sisters": "building:red"}
    t = Table(hand=["groat"], areas=areas, house_rules=NEAR_OWN).do("power dolly_sisters")
    assert t.offered("relocate") == {"the_shades"}
    assert t.do("relocate the_shades").offered("place") == {"dolly_sisters", "unreal_estate", "dragons_landing"}
    t = Table(hand=["groat"], areas={**areas, "dragons_landing": "", "the_shades": "red " * 12}, house_rules=NEAR_OWN)
    assert t.refusal("power dolly_sisters") == "R-25"


def test_r_26_the_duckman_moves_trolls_and_demons() -> None:
    t = Table(hand=["the_duckman"], areas={"longwall": "troll demon"}).play("the_duckman")
    assert t.offered("move") == {"longwall troll", "longwall demon"}


@pytest.mark.parametrize(
    ("swaps", "longwall", "dimwell"),
    [
        (("swap longwall red", "swap dimwell blue"), "red blue trouble", "red blue"),
        (("swap dimwell blue", "swap longwall red"), "red blue", "red blue trouble"),
    ],
)
def test_r_27_the_bursar_moves_one_minion_after_the_other(swaps: tuple[str, str], longwall: str, dimwell: str) -> None:
    areas = {"longwall": "red red trouble", "dimwell": "blue blue trouble"}
    t = Table(hand=["the_bursar"], event="riots", areas=areas).play("the_bursar", *swaps)
    assert t.areas == {"longwall": longwall, "dimwell": dimwell}


def test_r_27_the_minion_that_waits_takes_the_trouble_with_it() -> None:
    t = Table(hand=["the_bursar"], event="riots", areas={"longwall": "red", "dimwell": "blue"})
    t.play("the_bursar", "swap longwall red", "swap dimwell blue")
    assert t.areas == {"longwall": "blue", "dimwell": "red"}
    assert [event.values for event in t.told("trouble")] == [(8,)]
    assert [event.values for event in t.told("calm")] == [(8,)]


def test_r_27_no_swap_within_an_area() -> None:
    t = Table(hand=["the_bursar"], event="riots", areas={"longwall": "red blue", "dimwell": "blue"})
    t.play("the_bursar", "swap longwall red")
    assert t.offered("swap") == {"dimwell blue"}
    assert t.refusal("swap longwall blue") == "R-27"
    t = Table(hand=["the_bursar"], event="riots", areas={"longwall": "red blue"}).play("the_bursar")
    assert t.offered("swap") == set()


@pytest.mark.parametrize("card", ["doctor_hix", "the_mob"])
def test_r_28_trouble_in_empty_areas_unless_the_house_says_otherwise(card: str) -> None:
    areas = {"longwall": "red blue trouble", "dimwell": "blue"}
    assert "isle_of_gods" in Table(hand=[card], event="fog", areas=areas).play(card).offered("stir")
    t = Table(hand=[card], event="fog", areas=areas, house_rules={"empty_trouble": "needs_minion"}).play(card)
    assert t.offered("stir") == {"dimwell"}
    assert t.refusal("stir isle_of_gods") == "R-28"


def test_r_29_the_seventh_building_costs_its_full_price() -> None:
    t = Table(cash=20, hand=["hex"], areas={**SIX, "longwall": "red"}).play("hex", "skip", "build longwall", "give-up the_hippo")
    assert t.cash() == 8
    assert t.city_cards() == set(SIX) - {"the_hippo"} | {"longwall"}


# ---------------------------------------------------------------- C. interrupts and Small Gods


@pytest.mark.parametrize(("event", "dice"), [("the_dragon", [9]), ("bloody_stupid_johnson", [9]), ("mysterious_murders", [9, 1])])
def test_r_30_gaspode_is_of_no_use_against_events(event: str, dice: list[int]) -> None:
    areas = {"longwall": "blue building:blue"}
    t = Table(hand=["rincewind"], event=event, dice=dice, areas=areas, blue={"hand": ["gaspode", "susan"]}).play("rincewind")
    if event == "mysterious_murders":
        t.do("remove longwall blue")
    assert t.offered("answer") == {"susan"}


def test_r_31_a_demon_in_small_gods_switches_it_off() -> None:
    areas = {"small_gods": "demon building:red", "longwall": "red"}
    assert Table(hand=["rincewind"], event="the_dragon", dice=[9], areas=areas).play("rincewind").at("longwall") == ""


def test_r_32_later_builders_get_no_retired_card() -> None:
    t = Table(hand=["sybil_vimes"], cash=12, retired=["longwall"], areas={"longwall": "building:blue"})
    t.play("sybil_vimes", "skip", "take-over longwall")
    assert (t.at("longwall"), t.city_cards()) == ("building:red", set())


def test_r_33_a_take_over_needs_no_minion_and_costs_the_printed_price_among_demons_too() -> None:
    t = Table(hand=["reacher_gilt"], cash=12, retired=["longwall"], areas={"longwall": "demon building:blue trouble"})
    t.play("reacher_gilt", "take-over longwall")
    assert (t.cash(), t.cash("blue")) == (0, 22)


def test_r_34_an_arrival_is_turned_away_only_where_one_has_a_piece() -> None:
    t = Table(
        hand=["rincewind"], event="demons_from_the_dungeon_dimensions", dice=[9, 1, 4, 3], areas={**GODS, "dolly_sisters": "red"}
    )
    t.play("rincewind")
    assert t.at("longwall") == "demon trouble"
    assert t.offered("protect") == {"dolly_sisters arrival"}
    assert t.do("protect dolly_sisters arrival").offered("protect") == {"small_gods arrival"}
    t.do("protect small_gods arrival")
    assert t.json["demons_left"] == 0


def test_r_35_small_gods_does_not_help_against_subsidence() -> None:
    t = Table(cash=3, hand=["rincewind"], event="subsidence", areas={**GODS, "longwall": "building:red"}).play("rincewind")
    assert t.legal == {"give-up small_gods", "give-up longwall"}


def test_r_36_murders_go_roll_by_roll_other_events_all_at_once() -> None:
    areas = {"small_gods": "red building:red", "longwall": "red building:red"}
    t = Table(hand=["rincewind"], event="mysterious_murders", dice=[9, 4], areas=areas).play("rincewind")
    assert t.rolls == [9]
    t.do("remove longwall red", "protect longwall minion", "blue: remove small_gods red", "protect small_gods minion")
    assert (t.rolls, t.cash()) == ([9, 4], 4)
    t = Table(hand=["rincewind"], event="earthquake", dice=[4, 9], areas=areas).play("rincewind")
    assert t.rolls == [4, 9]


def test_r_36_a_murdered_demon_gives_small_gods_back_for_the_next_murder() -> None:
    areas = {"small_gods": "demon building:red", "longwall": "red"}
    t = Table(hand=["rincewind"], event="mysterious_murders", dice=[4, 9], areas=areas).play("rincewind")
    t.do("red: remove small_gods demon", "blue: remove longwall red")
    assert t.legal == {"decline", "protect longwall minion"}


def test_r_36_a_demon_in_small_gods_silences_it_from_then_on() -> None:
    t = Table(
        hand=["rincewind"], event="demons_from_the_dungeon_dimensions", dice=[9, 4, 4, 9], areas={**GODS, "longwall": "red"}
    )
    t.play("rincewind", "protect longwall arrival")
    assert t.offered("protect") == {"small_gods arrival"}
    t.do("decline")
    assert (t.at("small_gods"), t.at("longwall")) == ("demon demon building:red trouble", "red demon trouble")
    assert t.cash() == 7


def test_r_36_a_demon_kept_from_small_gods_leaves_it_awake() -> None:
    t = Table(
        hand=["rincewind"], event="demons_from_the_dungeon_dimensions", dice=[4, 9, 3, 3], areas={**GODS, "longwall": "red"}
    )
    t.play("rincewind", "protect small_gods arrival", "protect longwall arrival")
    assert (t.at("longwall"), t.cash()) == ("red", 4)


def test_r_40_own_losses_and_the_auditors() -> None:
    hand = ["gaspode", "susan", "wallace_sonky"]
    t = Table(hand=["errol", *hand], dice=[1], areas={"longwall": "red"}).play("errol", "scroll", "remove longwall red")
    assert t.offered("answer") == {"susan"}
    t = Table(hand=["the_auditors"], areas={"longwall": "blue"}, blue={"hand": hand}).play(
        "the_auditors", "scroll", "remove longwall blue"
    )
    assert t.offered("answer") == set(hand)


def test_r_41_after_doctor_mossy_lawn_the_hand_is_filled_the_returned_card_counted() -> None:
    t = Table(hand=["groat", "doctor_mossy_lawn"]).play("groat", "answer doctor_mossy_lawn")
    assert len(t.hand()) == 5
    assert "groat" in t.hand()
    assert t.told("draw")[0].values == (4,)


def test_r_41_a_loan_or_a_penalty_does_not_come_back() -> None:
    t = Table(hand=["mr_bent", "groat", "doctor_mossy_lawn"]).play("mr_bent", "scroll", "answer doctor_mossy_lawn")
    assert t.loans() == ["mr_bent"]
    assert "mr_bent" not in t.hand()
    t = Table(hand=["dr_whiteface", "doctor_mossy_lawn"], blue={"cash": 0}).play(
        "dr_whiteface", "name blue", "answer doctor_mossy_lawn"
    )
    assert t.penalty_cards("blue") == ["dr_whiteface"]
    assert "dr_whiteface" not in t.hand()


def test_r_42_several_are_asked_in_player_order() -> None:
    t = Table(players=3, hand=["the_bursar"], event="riots", areas={"longwall": "green", "dimwell": "blue"},
              blue={"hand": ["groat"]}, green={"hand": ["modo"]})  # fmt: skip
    t.play("the_bursar", "swap longwall green", "swap dimwell blue", "blue: decline", "green: decline")
    assert t.at("longwall") == "blue"


def test_r_43_fog_that_empties_the_pile_ends_the_game() -> None:
    t = Table(hand=["rincewind"], event="fog", draw_pile=5, blue={"personality": "commander_vimes"}).play("rincewind")
    assert (t.ended, t.winners) == ("exhaustion", ["blue"])


def test_r_44_who_can_pay_must_unless_the_house_leaves_the_choice() -> None:
    areas = {"longwall": "building:red", "dimwell": "building:red"}
    t = Table(hand=["rincewind"], event="subsidence", areas=areas).play("rincewind")
    assert (t.cash(), len(t.city_cards())) == (6, 2)
    t = Table(hand=["rincewind"], event="subsidence", areas=areas, house_rules={"subsidence": "choice"}).play("rincewind")
    assert t.legal == {"done", "give-up longwall", "give-up dimwell"}
    t.do("give-up longwall", "done")
    assert (t.cash(), t.city_cards()) == (8, {"dimwell"})


def test_r_44_with_too_little_cash_as_many_as_possible_are_paid_for() -> None:
    areas = {"longwall": "building:red", "dimwell": "building:red", "nap_hill": "building:red"}
    t = Table(cash=5, hand=["rincewind"], event="subsidence", areas=areas).play("rincewind", "give-up dimwell")
    assert (t.cash(), t.city_cards()) == (1, {"longwall", "nap_hill"})


@pytest.mark.parametrize("card", ["cosmo_lavish", "burleigh_and_stronginthearm", "hobsons_livery_stable"])
def test_r_46_the_paid_player_may_refuse_with_wallace_sonky(card: str) -> None:
    areas = {"longwall": "red green trouble"}
    t = Table(players=3, hand=[card], areas=areas, blue={"hand": ["wallace_sonky"]}).play(
        card, "name blue", "answer wallace_sonky"
    )
    assert (t.cash(), t.cash("blue")) == (10, 10)
    assert t.offered("remove") == t.offered("move") == set()


@pytest.mark.parametrize("card", ["gaspode", "wallace_sonky"])
def test_r_47_one_owner_cancels_the_whole_swap(card: str) -> None:
    t = Table(
        players=3, hand=["the_bursar"], event="riots", areas={"longwall": "green", "dimwell": "blue"}, green={"hand": [card]}
    )
    t.play("the_bursar", "swap longwall green", "swap dimwell blue", f"green: answer {card}")
    assert t.areas == {"longwall": "green", "dimwell": "blue"}


def test_r_48_after_the_dragon_all_leave_before_anybody_comes_back() -> None:
    areas = {"longwall": "red blue", "dimwell": "blue"}
    t = Table(hand=["rincewind", "igor"], event="the_dragon", dice=[9], areas=areas, blue={"hand": ["fresh_start_club"]})
    t.play("rincewind", "red: answer igor", "blue: answer fresh_start_club")
    assert t.areas == {"dimwell": "blue"}
    assert t.chooser == "red"
    assert len(t.offered("place")) == 11
    t.do("place dimwell")
    assert t.chooser == "blue"
    assert t.offered("place") == {"dimwell", "the_scours", "the_shades"}


def test_r_49_a_murder_that_fails_is_not_tried_again() -> None:
    areas = {"longwall": "blue troll"}
    t = Table(hand=["rincewind"], event="mysterious_murders", dice=[9, 1], areas=areas, blue={"hand": ["susan"]})
    t.play("rincewind", "remove longwall blue", "answer susan")
    assert t.areas == areas
    assert t.at_end


# ---------------------------------------------------------------- D. money, cards, scoring


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("the_thieves_guild", ("scroll",)),
        ("nobby_nobbs", ("name blue",)),
        ("here_n_now", ("scroll", "name blue")),
        ("rosie_palm", ("skip", "name blue", "give groat")),
        ("the_seamstresses_guild", ("name blue", "give groat")),
    ],
)
def test_r_37_who_has_too_little_pays_what_there_is(card: str, choices: tuple[str, ...]) -> None:
    t = Table(hand=[card, "groat"], dice=[7], blue={"cash": 1}).play(card, *choices)
    assert (t.cash(), t.cash("blue")) == (11, 0)


def test_r_37_hubert_too() -> None:
    t = Table(players=3, hand=["hubert"], green={"cash": 1}).play("hubert", "name green", "name blue")
    assert (t.cash("green"), t.cash("blue")) == (0, 11)


def test_r_38_a_loan_must_be_repaid_from_12_dollars_on() -> None:
    assert Table(cash=12, loans=["mr_bent"]).points() == 0
    assert Table(cash=11, loans=["mr_bent"]).points() == -4


@pytest.mark.parametrize("card", ["drumknott", "ponder_stibbons"])
def test_r_39_one_card_instead_of_two_is_allowed(card: str) -> None:
    t = Table(hand=[card, "the_peeled_nuts", "groat"], event="riots").play(card, "play the_peeled_nuts", "skip")
    assert t.at_end
    assert t.hand() == {"groat"}


def test_r_45_a_retired_card_breaks_no_tie_and_a_demon_does_not_matter() -> None:
    def winners(retired: tuple[str, ...]) -> list[str]:
        areas = {"small_gods": "building:red", "longwall": "building:blue"}
        t = Table(draw_pile=2, hand=["librarian"], areas=areas, cash=0, blue={"cash": 6}, retired=retired)
        return t.play("librarian", "scroll").winners

    assert winners(()) == ["red"]
    assert winners(("small_gods",)) == ["blue"]
    haunted = {"small_gods": "building:red demon", "longwall": "building:blue"}
    t = Table(draw_pile=2, hand=["librarian"], areas=haunted, cash=18, blue={"cash": 6}).play("librarian", "scroll")
    assert (t.points(), t.points("blue"), t.winners) == (18, 18, ["red"])


def test_r_50_a_retired_card_costs_chrysoprase_nothing_a_demon_does() -> None:
    def worth(here: str) -> int:
        t = Table(players=3, personality="chrysoprase", retired=["longwall"], areas={"longwall": here})
        return int(t.view("red")["goal"]["has"])

    assert (worth("building:red"), worth("building:red demon")) == (22, 10)


def test_r_51_carcer_removes_one_for_each_roll_own_minions_if_nothing_else_is_there() -> None:
    t = Table(hand=["carcer"], dice=[9, 8], areas={"longwall": "blue troll", "dimwell": "red"}).play("carcer", "scroll")
    assert t.offered("remove") == {"longwall blue", "longwall troll"}
    t.do("remove longwall troll")
    assert t.legal == {"remove dimwell red"}
    assert t.do("remove dimwell red").areas == {"longwall": "blue"}


def test_r_51_an_empty_area_is_passed_over() -> None:
    t = Table(hand=["carcer"], dice=[1, 8], areas={"dimwell": "blue"}).play("carcer", "scroll")
    assert t.legal == {"remove dimwell blue"}
    t = Table(hand=["carcer"], dice=[8, 1], areas={"dimwell": "blue"}).play("carcer", "scroll", "remove dimwell blue")
    assert t.at_end


def test_r_52_own_minions_may_be_chosen_and_errols_removal_is_due() -> None:
    t = Table(hand=["errol"], dice=[7], areas={"longwall": "red blue trouble"}).play("errol", "scroll")
    assert t.legal == {"remove longwall red", "remove longwall blue"}
    t = Table(hand=["the_dean"], event="riots", areas={"unreal_estate": "red blue"}).play("the_dean")
    assert t.offered("remove") == {"unreal_estate red", "unreal_estate blue"}
    t = Table(hand=["errol"], dice=[7], areas={"longwall": "red blue"}).play("errol", "scroll")
    assert t.at_end


@pytest.mark.parametrize(("cash", "left"), [(1, 0), (0, 0)])
def test_r_53_dibbler_with_neither_money_nor_minion(cash: int, left: int) -> None:
    t = Table(cash=cash, hand=["cmot_dibbler"], dice=[1]).play("cmot_dibbler", "scroll")
    assert (t.cash(), t.at_end) == (left, True)


@pytest.mark.parametrize("card", ["here_n_now", "errol"])
def test_r_53_a_one_without_minions_does_nothing(card: str) -> None:
    t = Table(hand=[card], dice=[1], areas={"longwall": "blue"}).play(card, "scroll")
    assert (t.cash(), t.areas, t.at_end) == (10, {"longwall": "blue"}, True)


def test_r_54_the_player_paid_by_cosmo_lavish_picks_anybody_but_the_payers_minions() -> None:
    areas = {"longwall": "red blue green troll demon trouble"}
    t = Table(players=3, hand=["cosmo_lavish"], areas=areas).play("cosmo_lavish", "name blue")
    assert t.legal == {f"remove longwall {kind}" for kind in ("blue", "green", "troll", "demon")}
    assert t.refusal("skip") == "A-5.3"
    t = Table(players=3, hand=["cosmo_lavish"], areas={"longwall": "red red trouble", "dimwell": "blue"}).play("cosmo_lavish")
    assert t.offered("name") == set()
    assert t.cash() == 10


@pytest.mark.parametrize(
    ("card", "choices", "amount"),
    [
        ("the_dysk", ("scroll",), 4),
        ("the_opera_house", ("scroll",), 4),
        ("mr_slant", ("pick isle_of_gods",), 8),
    ],
)
def test_r_55_every_kind_of_minion_counts_for_money(card: str, choices: tuple[str, ...], amount: int) -> None:
    t = Table(hand=[card], areas={"isle_of_gods": "red blue troll demon trouble"}).play(card, *choices)
    assert t.cash() == 10 + amount


def test_r_56_the_fire_brigade_may_name_a_player_without_buildings() -> None:
    t = Table(hand=["the_fire_brigade"]).play("the_fire_brigade", "name blue", "blue: refuse")
    assert (t.at_end, t.cash("blue")) == (True, 10)


def test_r_57_dragon_sanctuary_takes_a_dollar_or_a_card_from_each_other_player() -> None:
    t = Table(players=4, hand=["dragon_sanctuary"], discard=["wallace_sonky"], blue={"cash": 0, "hand": ["groat", "hex"]},
              green={"cash": 3}, yellow={"cash": 0})  # fmt: skip
    t.play("dragon_sanctuary", "scroll")
    assert t.chooser == "blue"
    assert t.legal == {"give groat", "give hex"}
    assert t.refusal("pay") == "A-13.2"
    t.do("give hex")
    assert (t.hand(), t.cash(), t.cash("green"), t.cash("yellow")) == ({"hex"}, 11, 2, 0)
    t = Table(hand=["dragon_sanctuary"], blue={"hand": ["groat"]}, discard=["wallace_sonky"]).play("dragon_sanctuary", "scroll")
    assert t.legal == {"pay", "give groat"}


@pytest.mark.parametrize(("card", "choices"), [("the_beggars_guild", ()), ("queen_molly", ("skip",))])
def test_r_58_a_hand_of_fewer_than_two_is_given_whole(card: str, choices: tuple[str, ...]) -> None:
    t = Table(hand=[card], blue={"hand": ["groat"]}, discard=["wallace_sonky"]).play(card, *choices, "name blue")
    assert (t.hand(), t.hand("blue")) == ({"groat"}, set())


def test_r_59_stanley_takes_the_only_card() -> None:
    t = Table(hand=["stanley"], blue={"hand": ["groat"]}, discard=["wallace_sonky"]).play("stanley", "name blue")
    assert (t.hand(), t.hand("blue")) == ({"groat"}, set())
    t = Table(hand=["stanley"]).play("stanley", "name blue")
    assert t.hand() == set()


def test_r_59_stanley_draws_two_and_keeps_one() -> None:
    t = Table(hand=["stanley"], blue={"hand": ["groat", "hex", "modo"]}, discard=["wallace_sonky"]).play("stanley", "name blue")
    drawn = t.offered("keep")
    assert len(drawn) == 2
    (other,) = {"groat", "hex", "modo"} - drawn
    assert t.refusal(f"keep {other}") == "R-59"
    keep = min(drawn)
    t.do(f"keep {keep}")
    assert (t.hand(), t.hand("blue")) == ({keep}, {"groat", "hex", "modo"} - {keep})


@pytest.mark.parametrize(("dry", "number"), [("dragons_landing", 3), ("the_hippo", 6)])
def test_r_60_a_rolled_area_off_the_river_is_open_to_those_who_flee(dry: str, number: int) -> None:
    t = Table(hand=["rincewind"], event="flood", dice=[number, 4], areas={"small_gods": "red"}).play("rincewind")
    assert dry in t.offered("move-to")


def test_r_61_two_penalty_cards_leave_a_hand_of_three() -> None:
    t = Table(active="blue", blue={"hand": ["groat"], "penalty_cards": ["dr_whiteface", "the_fools_guild"]})
    t.do("play groat", "skip", "end-turn")
    assert len(t.hand("blue")) == 3


def test_r_62_the_alchemists_guild_counts_penalty_cards() -> None:
    t = Table(hand=["the_alchemists_guild", "groat", "hex"], penalty_cards=["dr_whiteface"])
    t.play("the_alchemists_guild", "scroll", "discard groat", "done")
    assert (len(t.hand()), t.discard_pile) == (4, ["groat"])


@pytest.mark.parametrize("card", ["modo", "the_luggage"])
def test_r_63_one_card_is_discarded_or_none(card: str) -> None:
    t = Table(hand=[card, "groat", "hex"]).play(card)
    assert t.offered("discard") == {"groat", "hex"}
    assert "skip" in t.legal
    t.do("discard groat")
    assert (t.discard_pile, t.offered("discard")) == (["groat"], set())


@pytest.mark.parametrize(("area", "price"), [("dimwell", 3), ("longwall", 6), ("small_gods", 9)])
def test_r_64_half_price(area: str, price: int) -> None:
    t = Table(cash=price, hand=["wee_mad_arthur"], areas={area: "red"}).play("wee_mad_arthur", f"build {area}")
    assert t.cash() == 0
    assert Table(cash=price - 1, hand=["wee_mad_arthur"], areas={area: "red"}).play("wee_mad_arthur").at_end
    assert Table(cash=20, hand=["wee_mad_arthur"], areas={area: "red blue trouble"}).play("wee_mad_arthur").at_end


def test_r_65_after_twelve_events_the_icon_does_nothing() -> None:
    t = Table(hand=["rincewind"], past_events=EVENTS[1:]).play("rincewind")
    assert (t.at_end, t.rolls) == (True, [])


def test_r_66_trolls_are_compared_by_themselves() -> None:
    t = Table(areas={"longwall": "red red red blue blue troll troll"})
    assert t.controls("longwall") == "red"


def test_r_67_who_swapped_with_zorgo_is_judged_by_the_new_personality() -> None:
    eight = dict.fromkeys(AREAS[:8], "trouble")
    t = Table(hand=["zorgo"], areas=eight, blue={"personality": "commander_vimes"}).play("zorgo").draws((4, 3)).do("scroll")
    assert t.personality() == "dragon_king_of_arms"
    assert not t.over
    assert "personality" not in t.view("blue")["seats"]["red"]
    t.end_turn().do("pass")
    assert t.winners == ["red"]
