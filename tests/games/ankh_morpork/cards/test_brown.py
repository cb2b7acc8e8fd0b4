"""The cards with a brown border, played in one's own turn: every icon in its order, what is refused, what finds no target."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.catalogue import CARD_NUMBER, CARDS
from tests.games.ankh_morpork.cards.playing import HOME, NEXT_DOOR, builds_then_ends, places_then_ends, plays_another_then_ends
from tests.games.ankh_morpork.table import Table

# id: name and icons from left to right, money with its amount
FACTS = {
    "sergeant_cheery_littlebottom": ("Sergeant Cheery Littlebottom", "scroll remove_trouble"),
    "otto_chriek": ("Otto Chriek", "scroll place_building"),
    "the_clacks": ("The Clacks", "scroll take_money:2 play_another"),
    "sergeant_colon": ("Sergeant Colon", "remove_trouble place_minion"),
    "cosmo_lavish": ("Cosmo Lavish", "scroll play_another"),
    "the_dean": ("The Dean", "random_event scroll play_another"),
    "death": ("'HELLO'", "assassinate assassinate place_building"),
    "burleigh_and_stronginthearm": ("Burleigh & Stronginthearm", "scroll place_building"),
    "the_bursar": ("The Bursar", "random_event scroll play_another"),
    "cable_street_particulars": ("Cable Street Particulars", "scroll place_minion"),
    "canting_crew": ("Canting Crew", "scroll place_minion"),
    "carcer": ("Carcer", "scroll play_another"),
    "the_chair_of_indefinite_studies": ("The Chair of Indefinite Studies", "random_event scroll play_another"),
    "sir_charles_lavatory": ("Sir Charles Lavatory", "scroll place_building"),
    "dorfl": ("Dorfl", "scroll play_another"),
    "sergeant_detritus": ("Sergeant Detritus", "remove_trouble remove_trouble"),
    "deep_dwarves": ("Deep Dwarves", "scroll play_another"),
    "adora_belle_dearheart": ("Adora Belle Dearheart", "scroll place_minion place_building"),
    "the_alchemists_guild": ("The Alchemists' Guild", "scroll place_building"),
    "the_auditors": ("The Auditors", "scroll"),
    "buggy_swires": ("Buggy Swires", "remove_trouble"),
    "susan": ("Susan", "interrupt"),
    "sybil_vimes": ("Sybil Vimes", "take_money:3 scroll"),
    "mr_teatime": ("Mr Teatime", "take_money:3 assassinate play_another"),
    "the_watch": ("The Watch", "place_building remove_trouble"),
    "wee_mad_arthur": ("Wee Mad Arthur", "scroll"),
    "william_de_worde": ("William de Worde", "place_minion scroll"),
    "willikins": ("Willikins", "scroll"),
    "archchancellor_ridcully": ("Archchancellor Ridcully", "random_event scroll"),
    "ruby": ("Ruby", "place_minion place_building"),
    "the_senior_wrangler": ("The Senior Wrangler", "random_event scroll play_another"),
    "mr_shine": ("Mr Shine", "scroll"),
    "mr_slant": ("Mr Slant", "scroll place_building"),
    "the_smoking_gnu": ("The Smoking Gnu", "scroll play_another"),
    "stanley": ("Stanley", "scroll place_minion"),
    "moist_von_lipwig": ("Moist von Lipwig", "place_minion take_money:3 scroll play_another"),
    "doctor_mossy_lawn": ("Doctor Mossy Lawn", "interrupt"),
    "patricians_palace": ("Patrician's Palace", "place_building take_money:4 place_minion"),
    "ponder_stibbons": ("Ponder Stibbons", "random_event scroll"),
    "the_post_office": ("The Post Office", "scroll place_minion"),
    "reacher_gilt": ("Reacher Gilt", "scroll"),
    "professor_of_recent_runes": ("Professor of Recent Runes", "random_event scroll play_another"),
    "doctor_hix": ("Doctor Hix", "random_event scroll play_another"),
    "hobsons_livery_stable": ("Hobson's Livery Stable", "scroll place_building"),
    "hubert": ("Hubert", "scroll place_minion"),
    "igor": ("Igor", "interrupt"),
    "the_luggage": ("The Luggage", "assassinate scroll"),
    "the_mob": ("The Mob", "scroll place_minion play_another"),
    "lord_downey": ("Lord Downey", "assassinate take_money:3 place_building"),
    "dwarves": ("Dwarves", "place_minion place_minion"),
    "edward_d_eath": ("Edward d'Eath", "assassinate take_money:3 place_building"),
    "errol": ("Errol", "scroll play_another"),
    "gargoyles": ("Gargoyles", "scroll place_building"),
}
NOT_FOR_TWO = {"cosmo_lavish", "hubert"}


@pytest.mark.parametrize("id", FACTS)
def test_each_brown_card_is_as_printed(id: str) -> None:
    name, icons = FACTS[id]
    card = CARDS[CARD_NUMBER[id] - 1]
    printed = " ".join(f"{icon.name}:{icon.amount}" if icon.amount else icon.name for icon in card.icons)
    assert (card.name, printed, card.border) == (name, icons, "brown")
    assert card.min_players == (3 if id in NOT_FOR_TWO else 2)


def test_there_are_53_brown_cards() -> None:
    assert [card.id for card in CARDS if card.border == "brown"] == list(FACTS)


# ---------------------------------------------------------------- drawing


def check_draws_two(t: Table) -> None:
    top = set(t.draw_pile[:2])
    before = t.hand()
    t.do("scroll")
    assert t.hand() == before | top


def test_sergeant_cheery_littlebottom_draws_two_then_calms() -> None:
    t = Table(areas={"nap_hill": "blue blue trouble"}, hand=["sergeant_cheery_littlebottom"])
    check_draws_two(t.play("sergeant_cheery_littlebottom"))
    t.do("calm nap_hill")
    assert t.trouble == set()
    assert t.at_end


def test_sergeant_cheery_littlebottom_in_a_calm_city() -> None:
    t = Table(hand=["sergeant_cheery_littlebottom"]).play("sergeant_cheery_littlebottom", "skip")
    assert t.hand() == set()
    assert t.at_end


def test_the_clacks_draw_two_earn_two_and_play_another() -> None:
    t = Table(hand=["the_clacks", "groat"], draw_pile=["modo", "hex", "ruby", "dorfl"]).play("the_clacks")
    check_draws_two(t)
    assert t.do("take-money").cash() == 12
    plays_another_then_ends(t)


def test_the_clacks_may_be_skipped() -> None:
    t = Table(hand=["the_clacks"]).play("the_clacks", "skip", "skip")
    assert (t.cash(), t.hand()) == (10, set())
    assert t.at_end


def test_professor_of_recent_runes_event_draws_two_plays_another() -> None:
    t = Table(hand=["professor_of_recent_runes", "groat"], event="riots", draw_pile=["modo", "hex", "ruby"])
    check_draws_two(t.play("professor_of_recent_runes"))
    assert t.past_events == ["riots"]
    plays_another_then_ends(t)


def test_professor_of_recent_runes_event_comes_even_if_the_rest_is_skipped() -> None:
    t = Table(hand=["professor_of_recent_runes"], event="riots").play("professor_of_recent_runes", "skip")
    assert t.past_events == ["riots"]
    assert t.at_end


def test_gargoyles_draw_for_own_buildings_then_build() -> None:
    areas = {**HOME, "dimwell": "building:red", "nap_hill": "building:red", "the_hippo": "building:blue"}
    t = Table(areas=areas, hand=["gargoyles"], cash=12).play("gargoyles", "scroll")
    assert len(t.hand()) == 2
    assert t.offered("build") == {"longwall"}


def test_gargoyles_without_a_building() -> None:
    t = Table(areas=HOME, hand=["gargoyles"], cash=12).play("gargoyles", "scroll")
    assert t.hand() == set()
    builds_then_ends(t, 12)


def test_the_alchemists_guild_discards_up_to_three_and_draws_to_five() -> None:
    t = Table(areas=HOME, hand=["the_alchemists_guild", "modo", "hex", "ruby", "dorfl"], cash=12)
    t.play("the_alchemists_guild", "scroll", "discard modo", "discard hex", "discard ruby")
    assert t.discard_pile == ["modo", "hex", "ruby"]  # after the third there is no choice left
    assert len(t.hand()) == 5
    assert "dorfl" in t.hand()
    builds_then_ends(t, 12)


def test_the_alchemists_guild_may_discard_none_and_counts_penalties() -> None:
    t = Table(hand=["the_alchemists_guild", "modo"], penalty_cards=["dr_whiteface"])
    t.play("the_alchemists_guild", "scroll", "done")
    assert len(t.hand()) == 4  # and the penalty card makes five
    assert t.refusal("build longwall") == "A-9.1" if not t.at_end else True


# ---------------------------------------------------------------- money


def check_for_trouble(t: Table) -> None:
    t.do("scroll")
    assert t.cash() == 13 + 2


def test_otto_chriek_earns_for_trouble_then_builds() -> None:
    areas = {**HOME, "nap_hill": "blue blue trouble", "the_hippo": "troll troll trouble", "small_gods": "trouble"}
    t = Table(areas=areas, hand=["otto_chriek"], cash=12).play("otto_chriek")
    check_for_trouble(t)
    builds_then_ends(t, 15)


def test_otto_chriek_in_a_calm_city() -> None:
    t = Table(areas=HOME, hand=["otto_chriek"], cash=12).play("otto_chriek", "scroll")
    builds_then_ends(t, 12)


def test_william_de_worde_places_then_earns_for_trouble() -> None:
    t = Table(areas={"longwall": "red"}, hand=["william_de_worde"]).play("william_de_worde", "place longwall", "scroll")
    assert t.cash() == 11  # the trouble just made counts
    assert t.at_end


def test_william_de_worde_may_be_skipped() -> None:
    t = Table(areas=HOME, hand=["william_de_worde"]).play("william_de_worde")
    assert t.offered("place") == NEXT_DOOR
    t.do("skip", "skip")
    assert (t.cash(), t.minions()) == (10, 1)


def test_sir_charles_lavatory_earns_for_all_buildings_then_builds() -> None:
    areas = {**HOME, "dimwell": "building:blue", "nap_hill": "building:red"}
    t = Table(areas=areas, hand=["sir_charles_lavatory"], cash=10).play("sir_charles_lavatory", "scroll")
    assert t.cash() == 12
    assert t.offered("build") == {"longwall"}


def test_sir_charles_lavatory_without_buildings() -> None:
    assert Table(hand=["sir_charles_lavatory"]).play("sir_charles_lavatory", "scroll").cash() == 10


def test_the_post_office_earns_for_all_buildings_then_places() -> None:
    areas = {**HOME, "the_hippo": "building:blue", "nap_hill": "building:red"}
    t = Table(areas=areas, hand=["the_post_office"]).play("the_post_office", "scroll")
    assert t.cash() == 12
    places_then_ends(t)


def test_the_post_office_without_buildings() -> None:
    assert Table(hand=["the_post_office"]).play("the_post_office", "scroll").cash() == 10


def test_mr_slant_earns_two_for_each_minion_in_a_troubled_area_then_builds() -> None:
    areas = {**HOME, "nap_hill": "blue blue troll trouble", "the_hippo": "blue red", "small_gods": "trouble"}
    t = Table(areas=areas, hand=["mr_slant"], cash=12).play("mr_slant")
    assert t.offered("pick") == {"nap_hill", "small_gods"}
    assert t.refusal("pick the_hippo") == "A-6.6"
    t.do("pick nap_hill")
    assert t.cash() == 18


def test_mr_slant_in_a_calm_city() -> None:
    t = Table(areas=HOME, hand=["mr_slant"], cash=12).play("mr_slant")
    assert t.told("nothing_to_do")
    builds_then_ends(t, 12)


def test_hubert_makes_one_pay_another_then_places() -> None:
    t = Table(players=4, areas=HOME, hand=["hubert"], blue={"cash": 5}, green={"cash": 2}).play("hubert")
    assert t.offered("name") == {"blue", "green", "yellow"}
    t.do("name blue")
    assert t.offered("name") == {"green", "yellow"}
    assert t.refusal("name blue") == "A-6.6"
    assert t.refusal("name red") == "A-6.6"
    assert t.refusal("skip") == "A-5.3"
    t.do("name green")
    assert [t.cash(c) for c in ("red", "blue", "green", "yellow")] == [10, 2, 5, 10]
    places_then_ends(t)


def test_hubert_the_poor_pay_what_they_have() -> None:
    t = Table(players=3, hand=["hubert"], blue={"cash": 1}).play("hubert", "name blue", "name green")
    assert (t.cash("blue"), t.cash("green")) == (0, 11)


# ---------------------------------------------------------------- trouble


def test_sergeant_colon_calms_then_places() -> None:
    t = Table(areas={**HOME, "nap_hill": "blue blue trouble"}, hand=["sergeant_colon"]).play("sergeant_colon")
    assert t.refusal("calm longwall") == "A-6.4"
    t.do("calm nap_hill")
    places_then_ends(t)


def test_sergeant_colon_in_a_calm_city() -> None:
    t = Table(areas=HOME, hand=["sergeant_colon"]).play("sergeant_colon")
    assert t.told("nothing_to_do")
    places_then_ends(t)


def test_sergeant_detritus_calms_twice() -> None:
    areas = {"nap_hill": "trouble", "dimwell": "trouble", "small_gods": "trouble"}
    t = Table(areas=areas, hand=["sergeant_detritus"]).play("sergeant_detritus", "calm nap_hill", "calm dimwell")
    assert t.trouble == {"small_gods"}
    assert t.at_end


def test_sergeant_detritus_with_one_marker_in_the_city() -> None:
    t = Table(areas={"nap_hill": "trouble"}, hand=["sergeant_detritus"]).play("sergeant_detritus", "calm nap_hill")
    assert t.at_end


def test_buggy_swires_calms() -> None:
    t = Table(areas={"nap_hill": "trouble", "dimwell": "trouble"}, hand=["buggy_swires"]).play("buggy_swires")
    assert t.legal == {"skip", "calm nap_hill", "calm dimwell"}
    t.do("calm nap_hill")
    assert t.trouble == {"dimwell"}
    assert t.at_end


def test_buggy_swires_in_a_calm_city() -> None:
    assert Table(hand=["buggy_swires"]).play("buggy_swires").at_end


def test_doctor_hix_event_stirs_anywhere_plays_another() -> None:
    t = Table(areas={"nap_hill": "trouble"}, hand=["doctor_hix", "groat"], event="riots").play("doctor_hix")
    assert len(t.offered("stir")) == 11
    assert t.refusal("stir nap_hill") == "A-8.2"
    t.do("stir the_hippo")
    assert t.trouble == {"nap_hill", "the_hippo"}
    plays_another_then_ends(t)


def test_doctor_hix_with_trouble_everywhere() -> None:
    from bailiwick.games.ankh_morpork.board import AREA_IDS

    t = Table(areas=dict.fromkeys(AREA_IDS[1:], "trouble"), hand=["doctor_hix", "groat"], event="explosion", dice=[1])
    t.play("doctor_hix")
    assert t.told("nothing_to_do")


def test_the_mob_stirs_next_to_trouble_places_plays_another() -> None:
    t = Table(areas={**HOME, "the_shades": "blue blue trouble"}, hand=["the_mob", "groat"]).play("the_mob")
    assert t.offered("stir") == {"the_scours", "the_hippo", "dimwell"}
    assert t.refusal("stir the_shades") == "A-8.2"
    assert t.refusal("stir nap_hill") == "A-6.6"
    t.do("stir the_scours")
    assert t.at("the_scours") == "trouble"
    assert t.offered("place") == NEXT_DOOR
    t.do("skip")
    plays_another_then_ends(t)


def test_the_mob_in_a_calm_city() -> None:
    t = Table(areas=HOME, hand=["the_mob", "groat"]).play("the_mob")
    assert t.told("nothing_to_do")
    assert t.offered("place") == NEXT_DOOR


# ---------------------------------------------------------------- killing


AREAS = {"the_shades": "red blue troll demon trouble", "dimwell": "blue blue", **HOME}


def check_kill(t: Table) -> None:
    assert t.offered("remove") == {"the_shades blue", "the_shades troll", "the_shades demon"}
    assert t.refusal("remove the_shades red") == "A-6.3"
    assert t.refusal("remove dimwell blue") == "A-8.4"
    t.do("remove the_shades blue")
    assert t.at("the_shades") == "red troll demon"


def check_kills_earns_builds(card: str) -> None:
    t = Table(areas=AREAS, hand=[card], cash=12).play(card)
    check_kill(t)
    assert t.do("take-money").cash() == 15
    t.do("build longwall")
    assert (t.cash(), t.at("longwall")) == (3, "red building:red")
    assert t.at_end


def check_no_victim(card: str) -> None:
    t = Table(areas=HOME, hand=[card], cash=9).play(card)
    assert t.told("nothing_to_do")
    assert t.do("take-money").cash() == 12
    builds_then_ends(t, 12)


def test_lord_downey_kills_earns_three_and_builds() -> None:
    check_kills_earns_builds("lord_downey")


def test_lord_downey_without_a_target() -> None:
    check_no_victim("lord_downey")


def test_edward_d_eath_kills_earns_three_and_builds() -> None:
    check_kills_earns_builds("edward_d_eath")


def test_edward_d_eath_without_a_target() -> None:
    check_no_victim("edward_d_eath")


def test_mr_teatime_earns_three_kills_and_plays_another() -> None:
    t = Table(areas=AREAS, hand=["mr_teatime", "groat"]).play("mr_teatime")
    assert t.refusal("remove the_shades blue") == "A-5.2"  # money first
    assert t.do("take-money").cash() == 13
    check_kill(t)
    plays_another_then_ends(t)


def test_mr_teatime_without_a_target() -> None:
    t = Table(hand=["mr_teatime", "groat"]).play("mr_teatime", "take-money")
    assert t.told("nothing_to_do")
    plays_another_then_ends(t)


def test_death_kills_twice_and_builds() -> None:
    areas = {"the_shades": "red blue trouble", "nap_hill": "troll blue trouble", **HOME}
    t = Table(areas=areas, hand=["death"], cash=12)
    t.play("death", "remove the_shades blue")
    assert t.offered("remove") == {"nap_hill troll", "nap_hill blue"}
    t.do("remove nap_hill blue")
    assert t.offered("build") == {"longwall", "the_shades"}
    t.do("build longwall")
    assert t.at_end


def test_death_without_targets_builds() -> None:
    t = Table(areas=HOME, hand=["death"], cash=12).play("death")
    assert len(t.told("nothing_to_do")) == 2
    builds_then_ends(t, 12)


def test_the_luggage_kills_then_discards_one() -> None:
    t = Table(areas=AREAS, hand=["the_luggage", "modo", "hex"]).play("the_luggage")
    check_kill(t)
    assert t.offered("discard") == {"modo", "hex"}
    t.do("discard hex")
    assert t.hand() == {"modo"}
    assert t.at_end


def test_the_luggage_without_target_or_card() -> None:
    t = Table(hand=["the_luggage"]).play("the_luggage")
    assert len(t.told("nothing_to_do")) == 2
    assert t.at_end


def test_burleigh_and_stronginthearm_pay_two_kill_and_build() -> None:
    t = Table(players=3, areas=AREAS, hand=["burleigh_and_stronginthearm"], cash=14).play("burleigh_and_stronginthearm")
    assert t.offered("name") == {"blue", "green"}
    t.do("name green")
    assert (t.cash(), t.cash("green")) == (12, 12)
    assert t.refusal("skip") == "A-5.3"
    check_kill(t)
    t.do("build longwall")
    assert t.cash() == 0
    assert t.at_end


def test_burleigh_and_stronginthearm_too_poor_or_nobody_to_kill() -> None:
    t = Table(areas={"longwall": "red building:red"}, hand=["burleigh_and_stronginthearm"], cash=1)
    assert t.play("burleigh_and_stronginthearm").refusal("name blue") == "A-13.2"
    t = Table(areas=HOME, hand=["burleigh_and_stronginthearm"], cash=14).play("burleigh_and_stronginthearm", "name blue")
    assert (t.cash(), t.cash("blue")) == (12, 12)
    builds_then_ends(t, 12)


def test_cosmo_lavish_pays_and_the_paid_one_removes_a_minion() -> None:
    areas = {"the_shades": "red blue green troll trouble", "dimwell": "blue blue"}
    t = Table(players=3, areas=areas, hand=["cosmo_lavish", "groat"]).play("cosmo_lavish", "name blue")
    assert (t.cash(), t.cash("blue")) == (8, 12)
    assert t.chooser == "blue"
    assert t.legal == {"remove the_shades blue", "remove the_shades green", "remove the_shades troll"}
    assert t.refusal("remove the_shades red") == "R-54"
    assert t.refusal("remove dimwell blue") == "A-8.4"
    t.do("blue: remove the_shades green")
    assert t.at("the_shades") == "red blue troll"
    plays_another_then_ends(t)


def test_cosmo_lavish_without_a_victim_or_money() -> None:
    with_power = {"longwall": "red building:red", "the_shades": "red red trouble"}
    t = Table(players=3, areas=with_power, hand=["cosmo_lavish"]).play("cosmo_lavish")
    assert t.refusal("name blue") == "R-54"
    t = Table(players=3, areas={**AREAS, "nap_hill": "building:red"}, hand=["cosmo_lavish"], cash=1).play("cosmo_lavish")
    assert t.refusal("name blue") == "A-13.2"


def test_the_dean_event_removes_from_unreal_estate_plays_another() -> None:
    areas = {"unreal_estate": "red blue demon", "dimwell": "blue"}
    t = Table(areas=areas, hand=["the_dean", "groat"], event="riots").play("the_dean")
    assert t.offered("remove") == {"unreal_estate red", "unreal_estate blue", "unreal_estate demon"}
    assert t.refusal("remove dimwell blue") == "A-6.6"
    t.do("remove unreal_estate blue")
    assert t.at("unreal_estate") == "red demon"
    plays_another_then_ends(t)


def test_the_dean_with_nobody_in_unreal_estate() -> None:
    t = Table(areas=HOME, hand=["the_dean", "groat"], event="riots").play("the_dean")
    assert t.told("nothing_to_do")
    plays_another_then_ends(t)


def test_carcer_removes_one_from_each_rolled_area_plays_another() -> None:
    areas = {"the_hippo": "blue blue", "dragons_landing": "troll", "longwall": "red"}
    t = Table(areas=areas, hand=["carcer", "groat"], dice=[6, 3]).play("carcer", "scroll")
    assert t.legal == {"remove the_hippo blue"}
    assert t.refusal("remove longwall red") == "A-1.4"
    t.do("remove the_hippo blue")
    assert t.legal == {"remove dragons_landing troll"}
    t.do("remove dragons_landing troll")
    assert t.areas == {"the_hippo": "blue", "longwall": "red"}
    plays_another_then_ends(t)


def test_carcer_hits_nobody_or_the_same_area_twice() -> None:
    t = Table(areas=HOME, hand=["carcer", "groat"], dice=[6, 3]).play("carcer", "scroll")
    assert t.at("longwall") == "red"
    plays_another_then_ends(t)
    t = Table(areas={"the_hippo": "red blue"}, hand=["carcer", "groat"], dice=[6, 6]).play("carcer", "scroll")
    t.do("remove the_hippo blue", "remove the_hippo red").decline()  # red has a card left, and could hold an answer
    assert t.areas == {}
    t = Table(areas={"dragons_landing": "blue"}, hand=["carcer", "groat"], dice=[6, 3]).play("carcer", "scroll")
    assert t.legal == {"remove dragons_landing blue"}  # nobody in the first area: on to the second


def test_errol_rolls_high_and_removes_one_from_trouble_plays_another() -> None:
    t = Table(areas=AREAS, hand=["errol", "groat"], dice=[7]).play("errol", "scroll")
    assert t.legal == {f"remove the_shades {kind}" for kind in ("red", "blue", "troll", "demon")}
    t.do("remove the_shades demon")
    assert t.at("the_shades") == "red blue troll"
    plays_another_then_ends(t)


def test_errol_rolls_one_and_loses_an_own_minion() -> None:
    t = Table(areas=AREAS, hand=["errol", "groat"], dice=[1]).play("errol", "scroll")
    assert t.legal == {"remove the_shades red", "remove longwall red"}
    t.do("remove longwall red").decline()
    assert t.minions() == 1


def test_errol_rolls_in_between_or_finds_nobody() -> None:
    for roll in (1, 2, 6, 7, 12):
        t = Table(areas={"dimwell": "blue"}, hand=["errol", "groat"], dice=[roll]).play("errol", "scroll")
        assert t.at("dimwell") == "blue"
        plays_another_then_ends(t)


def test_the_auditors_each_other_removes_an_own_minion() -> None:
    areas = {"dimwell": "blue green", "nap_hill": "blue", "longwall": "red"}
    t = Table(players=4, areas=areas, hand=["the_auditors"]).play("the_auditors", "scroll")
    assert t.chooser == "blue"
    assert t.legal == {"remove dimwell blue", "remove nap_hill blue"}
    assert t.refusal("remove dimwell green") == "A-7.1"
    t.do("blue: remove nap_hill blue")
    t.do("green: remove dimwell green")
    assert t.areas == {"dimwell": "blue", "longwall": "red"}  # yellow has none
    assert t.at_end


def test_the_auditors_may_be_skipped() -> None:
    t = Table(areas={"dimwell": "blue"}, hand=["the_auditors"]).play("the_auditors", "skip")
    assert t.at("dimwell") == "blue"


# ---------------------------------------------------------------- moving


def test_the_bursar_event_swaps_two_minions_plays_another() -> None:
    areas = {"unreal_estate": "red blue trouble", "longwall": "troll", "dimwell": ""}
    t = Table(areas=areas, hand=["the_bursar", "groat"], event="riots").play("the_bursar")
    assert t.offered("swap") == {"unreal_estate red", "unreal_estate blue", "longwall troll"}
    t.do("swap unreal_estate blue")
    assert t.offered("swap") == {"longwall troll"}
    assert t.refusal("swap unreal_estate red") == "R-27"
    t.do("swap longwall troll")
    assert t.at("unreal_estate") == "red troll trouble"
    assert t.at("longwall") == "blue"
    plays_another_then_ends(t)


def test_the_bursar_with_everybody_in_one_area() -> None:
    t = Table(areas={"longwall": "red blue trouble"}, hand=["the_bursar", "groat"], event="riots").play("the_bursar")
    assert t.told("nothing_to_do")
    plays_another_then_ends(t)


def test_canting_crew_moves_anothers_minion_then_places() -> None:
    t = Table(areas={**HOME, "nap_hill": "demon"}, hand=["canting_crew"]).play("canting_crew")
    assert t.offered("move") == {"nap_hill demon"}
    assert t.refusal("move longwall red") == "A-6.3"
    t.do("move nap_hill demon")
    assert t.offered("move-to") == {"dolly_sisters", "unreal_estate", "seven_sleepers"}
    t.do("move-to dolly_sisters")
    assert t.at("dolly_sisters") == "demon"
    places_then_ends(t)


def test_canting_crew_with_nobody_to_move() -> None:
    t = Table(areas=HOME, hand=["canting_crew"]).play("canting_crew")
    assert t.told("nothing_to_do")
    places_then_ends(t)


def check_moves_own_anywhere(t: Table) -> None:
    assert t.offered("move") == {"longwall red"}
    assert t.refusal("move nap_hill blue") == "A-7.1"
    t.do("move longwall red")
    assert len(t.offered("move-to")) == 11
    assert t.refusal("move-to longwall") == "A-7.7"
    t.do("move-to nap_hill")
    assert t.at("longwall") == ""
    assert t.at("nap_hill") == "red blue trouble"


FAR = {**HOME, "nap_hill": "blue"}


def test_dorfl_moves_an_own_minion_anywhere_plays_another() -> None:
    t = Table(areas=FAR, hand=["dorfl", "groat"]).play("dorfl")
    check_moves_own_anywhere(t)
    plays_another_then_ends(t)


def test_dorfl_without_a_minion() -> None:
    t = Table(hand=["dorfl", "groat"]).play("dorfl")
    assert t.told("nothing_to_do")
    plays_another_then_ends(t)


def test_adora_belle_dearheart_moves_places_and_builds() -> None:
    t = Table(areas=FAR, hand=["adora_belle_dearheart"], cash=6).play("adora_belle_dearheart")
    check_moves_own_anywhere(t)
    assert t.offered("place") == {"nap_hill", "dolly_sisters", "unreal_estate", "seven_sleepers"}
    t.do("place dolly_sisters", "build dolly_sisters")
    assert t.at("dolly_sisters") == "red building:red"
    assert t.at_end


def test_adora_belle_dearheart_without_a_minion() -> None:
    t = Table(hand=["adora_belle_dearheart"]).play("adora_belle_dearheart")
    assert t.told("nothing_to_do")
    assert len(t.offered("place")) == 12


def test_hobsons_livery_stable_pays_two_moves_and_builds() -> None:
    t = Table(areas=FAR, hand=["hobsons_livery_stable"], cash=14).play("hobsons_livery_stable", "name blue")
    assert (t.cash(), t.cash("blue")) == (12, 12)
    check_moves_own_anywhere(t)
    assert t.told("nothing_to_do")  # the trouble forbids building


def test_hobsons_livery_stable_too_poor_or_without_a_minion() -> None:
    t = Table(areas={"longwall": "building:red"}, hand=["hobsons_livery_stable"], cash=1).play("hobsons_livery_stable")
    assert t.refusal("name blue") == "A-13.2"
    t = Table(hand=["hobsons_livery_stable"]).play("hobsons_livery_stable", "name blue")
    assert (t.cash(), t.cash("blue")) == (8, 12)
    assert t.at_end


# ---------------------------------------------------------------- placing


def check_quietly_anywhere(card: str) -> Table:
    t = Table(areas={**HOME, "nap_hill": "blue"}, hand=[card, "groat"]).play(card)
    assert len(t.offered("place")) == 12
    t.do("place nap_hill")
    assert t.at("nap_hill") == "red blue"  # no trouble
    return t


def test_deep_dwarves_place_anywhere_quietly_play_another() -> None:
    plays_another_then_ends(check_quietly_anywhere("deep_dwarves"))


def test_deep_dwarves_leave_a_marker_that_is_there() -> None:
    t = Table(areas={"nap_hill": "blue blue trouble"}, hand=["deep_dwarves"]).play("deep_dwarves", "place nap_hill")
    assert t.at("nap_hill") == "red blue blue trouble"


def test_mr_shine_places_anywhere_quietly() -> None:
    assert check_quietly_anywhere("mr_shine").at_end


def test_mr_shine_may_be_skipped() -> None:
    assert Table(hand=["mr_shine"]).play("mr_shine", "skip").minions() == 0


def test_willikins_places_at_an_own_building() -> None:
    t = Table(areas={"nap_hill": "blue building:red", "dimwell": "building:blue", **HOME}, hand=["willikins"]).play("willikins")
    assert t.offered("place") == {"nap_hill"}
    assert t.refusal("place dimwell") == "A-7.6"
    t.do("place nap_hill")
    assert t.at("nap_hill") == "red blue building:red trouble"
    assert t.at_end


def test_willikins_without_a_building() -> None:
    t = Table(areas=HOME, hand=["willikins"]).play("willikins")
    assert t.told("nothing_to_do")
    assert t.at_end


AROUND_UNREAL_ESTATE = {
    "unreal_estate",
    "dolly_sisters",
    "dragons_landing",
    "small_gods",
    "isle_of_gods",
    "seven_sleepers",
    "nap_hill",
}


def test_archchancellor_ridcully_event_places_one_or_two_near_unreal_estate() -> None:
    t = Table(areas={"dimwell": "red"}, hand=["archchancellor_ridcully"], event="riots").play("archchancellor_ridcully")
    assert t.offered("place") == AROUND_UNREAL_ESTATE
    assert t.refusal("place dimwell") == "A-7.6"
    t.do("place nap_hill")
    assert t.offered("place") == AROUND_UNREAL_ESTATE
    t.do("place nap_hill")
    assert t.at("nap_hill") == "red red trouble"
    assert t.at_end


def test_archchancellor_ridcully_may_place_only_one_or_none() -> None:
    t = Table(hand=["archchancellor_ridcully"], event="riots").play("archchancellor_ridcully", "place nap_hill", "skip")
    assert t.minions() == 1
    assert t.at_end
    t = Table(hand=["archchancellor_ridcully"], event="riots").play("archchancellor_ridcully", "skip")
    assert t.minions() == 0
    assert t.at_end


def test_the_senior_wrangler_event_places_near_unreal_estate_plays_another() -> None:
    t = Table(areas={"dimwell": "red"}, hand=["the_senior_wrangler", "groat"], event="riots").play("the_senior_wrangler")
    assert t.offered("place") == AROUND_UNREAL_ESTATE
    assert t.refusal("place longwall") == "A-7.6"
    t.do("place isle_of_gods")
    plays_another_then_ends(t)


def test_the_senior_wrangler_may_be_skipped() -> None:
    t = Table(hand=["the_senior_wrangler", "groat"], event="riots").play("the_senior_wrangler", "skip")
    assert t.minions() == 0
    plays_another_then_ends(t)


def test_the_smoking_gnu_places_in_trouble_plays_another() -> None:
    t = Table(areas={**HOME, "nap_hill": "blue blue trouble"}, hand=["the_smoking_gnu", "groat"]).play("the_smoking_gnu")
    assert t.offered("place") == {"nap_hill"}
    assert t.refusal("place longwall") == "A-8.4"
    t.do("place nap_hill")
    assert t.at("nap_hill") == "red blue blue trouble"
    plays_another_then_ends(t)


def test_the_smoking_gnu_in_a_calm_city() -> None:
    t = Table(areas=HOME, hand=["the_smoking_gnu", "groat"]).play("the_smoking_gnu")
    assert t.told("nothing_to_do")
    plays_another_then_ends(t)


def test_dwarves_place_two_minions() -> None:
    t = Table(areas=HOME, hand=["dwarves"]).play("dwarves", "place dimwell")
    assert "the_shades" in t.offered("place")  # next to the one just placed
    t.do("place the_shades")
    assert t.minions() == 3
    assert t.at_end


def test_dwarves_may_place_one_or_none() -> None:
    assert Table(areas=HOME, hand=["dwarves"]).play("dwarves", "place dimwell", "skip").minions() == 2
    assert Table(areas=HOME, hand=["dwarves"]).play("dwarves", "skip", "skip").minions() == 1


def test_ruby_places_then_builds() -> None:
    t = Table(areas=HOME, hand=["ruby"], cash=12).play("ruby")
    assert t.refusal("build longwall") == "A-5.2"
    t.do("place dimwell")
    assert t.offered("build") == {"dimwell", "longwall"}
    t.do("build dimwell")
    assert (t.cash(), t.at("dimwell")) == (6, "red building:red")
    assert t.at_end


def test_ruby_without_money() -> None:
    t = Table(areas=HOME, hand=["ruby"], cash=5).play("ruby", "place dimwell")
    assert t.told("nothing_to_do")
    assert t.at_end


def test_moist_von_lipwig_places_earns_three_draws_two_plays_another() -> None:
    t = Table(areas=HOME, hand=["moist_von_lipwig", "groat"], draw_pile=["modo", "hex", "ruby"]).play("moist_von_lipwig")
    assert t.offered("place") == NEXT_DOOR
    t.do("place dimwell", "take-money")
    assert t.cash() == 13
    check_draws_two(t)
    plays_another_then_ends(t)


def test_moist_von_lipwig_may_be_skipped() -> None:
    t = Table(areas=HOME, hand=["moist_von_lipwig"]).play("moist_von_lipwig", "skip", "skip", "skip")
    assert (t.minions(), t.cash(), t.hand()) == (1, 10, set())
    assert t.at_end


# ---------------------------------------------------------------- building


def test_the_watch_builds_then_calms() -> None:
    t = Table(areas={**HOME, "nap_hill": "trouble"}, hand=["the_watch"], cash=12).play("the_watch", "build longwall")
    assert t.cash() == 0
    t.do("calm nap_hill")
    assert t.trouble == set()
    assert t.at_end


def test_the_watch_with_nothing_to_do() -> None:
    t = Table(areas=HOME, hand=["the_watch"], cash=0).play("the_watch")
    assert len(t.told("nothing_to_do")) == 2
    assert t.at_end


def test_wee_mad_arthur_builds_at_half_price() -> None:
    t = Table(areas={"small_gods": "red", **HOME, "nap_hill": "red blue trouble"}, hand=["wee_mad_arthur"], cash=9)
    t.play("wee_mad_arthur")
    assert t.offered("build") == {"small_gods", "longwall"}
    assert t.refusal("build nap_hill") == "A-8.4"
    t.do("build small_gods")
    assert t.cash() == 0
    assert t.at_end


def test_wee_mad_arthur_too_poor() -> None:
    t = Table(areas={"small_gods": "red"}, hand=["wee_mad_arthur"], cash=8).play("wee_mad_arthur")
    assert t.told("nothing_to_do")


def test_patricians_palace_builds_earns_four_and_places() -> None:
    t = Table(areas=HOME, hand=["patricians_palace"], cash=12).play("patricians_palace", "build longwall", "take-money")
    assert t.cash() == 4
    places_then_ends(t)


def test_patricians_palace_with_nowhere_to_build() -> None:
    t = Table(areas=HOME, hand=["patricians_palace"], cash=11).play("patricians_palace")
    assert t.told("nothing_to_do")
    assert t.do("take-money").cash() == 15


def test_sybil_vimes_earns_three_then_takes_over_a_quiet_building() -> None:
    areas = {"nap_hill": "building:blue", "dimwell": "blue blue building:blue trouble", "longwall": "building:red"}
    t = Table(areas=areas, hand=["sybil_vimes"], cash=9).play("sybil_vimes", "take-money")
    assert t.cash() == 12
    assert t.offered("take-over") == {"nap_hill"}
    assert t.refusal("take-over dimwell") == "A-9.12"
    assert t.refusal("take-over longwall") == "A-9.12"
    t.do("take-over nap_hill")
    assert (t.cash(), t.cash("blue")) == (0, 22)
    assert t.at("nap_hill") == "building:red"
    assert t.city_cards() == {"nap_hill", "longwall"}
    assert t.offered("power") == {"longwall"}  # what was gained in this turn can't be used in it


def test_sybil_vimes_too_poor_or_nothing_to_take() -> None:
    t = Table(areas={"nap_hill": "building:blue"}, hand=["sybil_vimes"], cash=8).play("sybil_vimes", "take-money")
    assert t.told("nothing_to_do")
    t = Table(hand=["sybil_vimes"]).play("sybil_vimes", "take-money")
    assert t.told("nothing_to_do")


def test_reacher_gilt_takes_over_a_troubled_building() -> None:
    areas = {"nap_hill": "building:blue", "dimwell": "blue blue building:blue trouble", "longwall": "building:red"}
    t = Table(areas=areas, hand=["reacher_gilt"], cash=6).play("reacher_gilt")
    assert t.offered("take-over") == {"dimwell"}
    assert t.refusal("take-over nap_hill") == "A-9.12"
    t.do("take-over dimwell")
    assert (t.cash(), t.cash("blue")) == (0, 16)
    assert t.at("dimwell") == "blue blue building:red trouble"
    assert t.at_end


def test_reacher_gilt_too_poor() -> None:
    t = Table(areas={"dimwell": "building:blue trouble"}, hand=["reacher_gilt"], cash=5).play("reacher_gilt")
    assert t.told("nothing_to_do")


# ---------------------------------------------------------------- hands


def test_cable_street_particulars_see_a_hand_and_discard_of_it_then_place() -> None:
    t = Table(players=3, areas=HOME, hand=["cable_street_particulars"], blue={"hand": ["modo", "hex", "ruby"]})
    t.play("cable_street_particulars", "name blue", "blue: decline")
    assert t.legal == {"discard modo", "discard hex", "discard ruby"}
    assert set(t.view("red")["seats"]["blue"]["hand"]) == {"modo", "hex", "ruby"}
    assert "hand" not in t.view("green")["seats"]["blue"]
    assert "hand" not in t.view(None)["seats"]["blue"]
    t.do("discard hex")
    assert t.hand("blue") == {"modo", "ruby"}
    assert t.discard_pile == ["hex"]
    assert "hand" not in t.view("red")["seats"]["blue"]
    places_then_ends(t)


def test_cable_street_particulars_against_an_empty_hand() -> None:
    t = Table(areas=HOME, hand=["cable_street_particulars"]).play("cable_street_particulars", "name blue")
    places_then_ends(t)


def test_stanley_keeps_one_of_two_then_places() -> None:
    t = Table(players=3, areas=HOME, hand=["stanley"], blue={"hand": ["modo", "hex", "ruby"]})
    t.play("stanley", "name blue", "blue: decline")
    two = t.offered("keep")
    assert len(two) == 2
    assert two < {"modo", "hex", "ruby"}
    left = ({"modo", "hex", "ruby"} - two).pop()
    assert t.refusal(f"keep {left}") == "R-59"
    assert set(t.view("blue")["turn"]["offered"]) == two
    assert t.view("green")["turn"]["offered"] == 2
    kept = min(two)
    t.do(f"keep {kept}")
    assert t.hand() == {kept}
    assert t.hand("blue") == {"modo", "hex", "ruby"} - {kept}
    places_then_ends(t)


def test_stanley_against_one_card_or_none() -> None:
    t = Table(areas=HOME, hand=["stanley"], blue={"hand": ["modo"]}).play("stanley", "name blue", "blue: decline")
    assert (t.hand(), t.hand("blue")) == ({"modo"}, set())
    places_then_ends(t)
    t = Table(areas=HOME, hand=["stanley"]).play("stanley", "name blue")
    assert t.hand() == set()
    places_then_ends(t)


def test_the_chair_of_indefinite_studies_event_swaps_hands_plays_another() -> None:
    t = Table(hand=["the_chair_of_indefinite_studies", "modo"], blue={"hand": ["groat", "susan"]}, event="riots")
    t.play("the_chair_of_indefinite_studies", "name blue", "blue: decline")
    assert t.hand() == {"groat", "susan"}
    assert t.hand("blue") == {"modo"}
    plays_another_then_ends(t)


def test_the_chair_of_indefinite_studies_swaps_with_an_empty_hand() -> None:
    t = Table(hand=["the_chair_of_indefinite_studies", "modo"], event="riots")
    t.play("the_chair_of_indefinite_studies", "name blue")
    assert (t.hand(), t.hand("blue")) == (set(), {"modo"})
    assert t.at_end


def test_ponder_stibbons_event_then_two_cards() -> None:
    t = Table(areas=HOME, hand=["ponder_stibbons", "groat", "pink_pussycat_club"], event="riots").play("ponder_stibbons")
    assert t.past_events == ["riots"]
    t.do("play groat", "place dimwell", "play pink_pussycat_club", "take-money")
    assert t.cash() == 13
    assert t.discard_pile == ["ponder_stibbons", "groat"]
    assert t.at_end


def test_ponder_stibbons_with_only_interrupts_in_hand() -> None:
    t = Table(hand=["ponder_stibbons", "gaspode"], event="riots").play("ponder_stibbons")
    assert t.refusal("play gaspode") == "A-5.6"
    assert t.legal == {"skip"}
