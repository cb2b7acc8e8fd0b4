"""The rulings on doubtful points, R-1 to R-84. Where another reading exists, the test would fail under it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bailiwick.games.tyrants.board import ROUTES, SITE_INDEX, SITES
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import ASPECTS, CARD_NUMBER, Card
from bailiwick.games.tyrants.game import GAME
from bailiwick.games.tyrants.state import TyrantsState
from bailiwick.kernel.rng import Rng
from tests.games.tyrants.looking import in_play, marker, new_game, presence
from tests.games.tyrants.table import Table, cards

ROW = ["blackguard", "kobold", "advocate", None, None, None]


def card(name: str) -> Card:
    return CARDS[CARD_NUMBER[name] - 1]


def row(*names: str) -> list[str | None]:
    """A market row with these cards in its first slots."""
    return [*names, *[None] * (6 - len(names))]


# ---------------------------------------------------------------- A. map


def test_r_1_white_troops_block_control() -> None:
    t = Table(power=3, map={"skullport": {"red": 2, "white": 2}})
    assert t.controls("skullport") is None
    assert t.do("assassinate skullport white").controls("skullport") == "red"


def test_r_2_influence_at_once_vp_only_at_the_end_of_the_turn() -> None:
    t = Table(power=1, map={"tsenviilyq": {"red": 2}}, turn={"paid": []})
    t.do("deploy tsenviilyq")
    assert t.totally_controls("tsenviilyq") == "red"
    assert t.vp() == 0
    assert t.end_turn().vp() == 1
    t.end_turn()
    assert (t.active, t.influence, t.vp()) == ("red", 1, 1)  # not again when the turn begins


def test_r_3_a_marker_pays_at_most_once_per_own_turn() -> None:
    t = Table(power=3, map={"tsenviilyq": {"red": 1, "blue": 1}}, hand=["intellect_devourer"]).do("deploy tsenviilyq")
    t.play("intellect_devourer", "option 2", "return-troop tsenviilyq red", "decline").do("deploy tsenviilyq")
    assert marker(t, "tsenviilyq") == "red"
    assert t.influence == 1


def test_r_4_total_control_lost_by_the_last_action_scores_nothing() -> None:
    t = Table(hand=["intellect_devourer"], map={"araumycos": {"red": 4}})
    t.play("intellect_devourer", "option 2", "return-troop araumycos red", "decline").end_turn()
    assert t.vp() == 0


def test_r_4_total_control_won_by_the_last_action_scores_this_turn() -> None:
    assert Table(power=1, map={"araumycos": {"red": 3}}).do("deploy araumycos").end_turn().vp() == 3


def test_r_5_a_marker_taken_on_anothers_turn_pays_later() -> None:
    t = Table(power=3, map={"menzoberranzan": {"blue": 2, "orange": 2, "spies": ["red"]}}, players=3)
    t.do("assassinate menzoberranzan orange")
    assert marker(t, "menzoberranzan") == "blue"
    assert t.influence == 0
    assert t.end_turn().influence == 1


def test_r_6_with_white_ahead_or_no_troops_the_marker_goes_back() -> None:
    t = Table(hand=["intellect_devourer"], map={"tsenviilyq": {"red": 1}, "araumycos": {"red": 2, "white": 1}})
    assert (marker(t, "tsenviilyq"), marker(t, "araumycos")) == ("red", "red")
    t.play("intellect_devourer", "option 2", "return-troop tsenviilyq red", "return-troop araumycos red")
    assert (marker(t, "tsenviilyq"), marker(t, "araumycos")) == (None, None)


@pytest.mark.parametrize(
    ("site", "spaces", "vp"),
    [
        ("araumycos", 4, 3),
        ("menzoberranzan", 6, 2),
        ("gauntlgrym", 3, 1),
        ("chchitl", 3, 1),
        ("tsenviilyq", 3, 1),
        ("phaerlin", 3, 1),
        ("sszuraassnee", 3, 1),
    ],
)
def test_r_7_vp_of_the_total_control_sides(site: str, spaces: int, vp: int) -> None:
    assert Table(players=4, map={site: {"red": spaces}}).end_turn().vp() == vp


def test_r_8_the_board_of_26_sites() -> None:
    assert len(SITES) == 26
    assert len(ROUTES) == 40
    assert {(route.b, route.spaces) for route in ROUTES if route.a == "kanaglym"} == {("tsenviilyq", 2)}


def test_r_9_site_values_in_dispute() -> None:
    assert SITES[SITE_INDEX["llacerellyn"]].vp == 2
    assert SITES[SITE_INDEX["jhachalkhyn"]].start
    assert not SITES[SITE_INDEX["buiyrandyn"]].start
    assert new_game(players=2).at("halls_of_the_scoured_legion") == {"white": 1}


def test_r_10_the_white_troop_on_the_route_from_the_labyrinth_stands_next_to_araumycos() -> None:
    t = new_game(players=2)
    assert t.at("labyrinth__araumycos:1") == {"white": 1}
    assert t.at("labyrinth__araumycos:0") == {}


def test_r_11_spaces_of_a_site_are_interchangeable() -> None:
    """So a position knows how many troops of each colour stand at a site, and nothing else."""
    here = {"skullport": {"blue": 1, "red": 2, "white": 1}}
    same = {"skullport": {"white": 1, "red": 2, "blue": 1}}
    assert Table(map=here).json == Table(map=same).json


def test_r_12_the_route_without_spaces_does_not_reach_further() -> None:
    t = Table(players=4, power=2, map={"gauntlgrym": {"red": 1}})
    assert "deploy wormwrithings" in t.legal
    assert "(T-10.2.1)" in t.why_not("deploy wormwrithings__mantol_derith:0")


def test_r_13_routes_into_an_unused_section_are_not_in_play() -> None:
    """Presence, deployments and targets all end at the dotted line."""
    t = Table(power=1, map={"kanaglym": {"red": 1}})
    assert "chchitl__kanaglym:0" not in presence(t)
    assert "(T-2.2)" in t.why_not("deploy chchitl__kanaglym:0")
    t = Table(players=3, sections=["left", "center"], power=1, map={"kanaglym": {"red": 1}})
    assert "chchitl__kanaglym:0" in presence(t)
    assert "deploy chchitl__kanaglym:0" in t.legal


def test_r_14_a_spy_gives_presence_at_its_site_only() -> None:
    t = Table(power=3, map={"kanaglym": {"spies": ["red"]}, "skullport__kanaglym:0": {"blue": 1}, "eryndlyn": {"red": 1}})
    assert "(T-7.3)" in t.why_not("assassinate skullport__kanaglym:0")


def test_r_15_no_chaining() -> None:
    t = Table(map={"gracklstugh__labyrinth:0": {"red": 1}})
    assert presence(t) == {"gracklstugh__labyrinth:0", "gracklstugh", "labyrinth"}


@pytest.mark.parametrize(
    ("rival", "struck"),
    [
        ({"kanaglym": {"red": 1, "blue": 1}}, True),  # in the same site
        ({"kanaglym": {"red": 1}, "eryndlyn__kanaglym:1": {"blue": 1}}, True),  # on the neighbouring space
        ({"kanaglym": {"red": 1}, "eryndlyn__kanaglym:0": {"blue": 1}}, False),  # on the far space of a touching route
        ({"kanaglym": {"red": 1}, "eryndlyn": {"blue": 1}}, False),
    ],
)
def test_r_16_adjacent_troops(rival: dict[str, dict[str, int]], struck: bool) -> None:
    t = Table(hand=["gibbering_mouther"], outcasts=9, map=rival)
    t.play("gibbering_mouther", "deploy kanaglym", "deploy skullport__kanaglym:0")
    assert t.offered("target") == ({"blue"} if struck else set())


def test_r_16_only_troops_that_this_card_deployed() -> None:
    """Red already stands beside blue at Eryndlyn; the new troops are at Skullport."""
    t = Table(hand=["gibbering_mouther"], outcasts=9, map={"eryndlyn": {"red": 1, "blue": 1}, "skullport": {"red": 1}})
    t.play("gibbering_mouther", "deploy skullport", "deploy skullport")
    assert t.in_main


# ---------------------------------------------------------------- B. playing cards


def test_r_17_unwelcome_instructions_must_be_carried_out() -> None:
    """A deployment may have to end the game, an assassination may have to give a rival control."""
    t = Table(hand=["grimlock"], barracks=1, map={"skullport": {"red": 1}}).play("grimlock")
    assert "decline" not in t.legal
    t = Table(hand=["underdark_ranger"], map={"tsenviilyq": {"blue": 1, "white": 1, "spies": ["red"]}}).play("underdark_ranger")
    assert t.legal == {"assassinate tsenviilyq white"}
    assert "(T-6.4)" in t.why_not("decline")


def test_r_18_an_option_that_cannot_be_carried_out_may_be_chosen() -> None:
    t = Table(hand=["kobold"], barracks=1, map={"skullport": {"red": 1}}).play("kobold")
    assert t.legal == {"option 1", "option 2"}
    t.do("option 2")  # no white troop: nothing, and the last troop stays in barracks
    assert t.in_main
    assert not t.ending


def test_r_19_a_cost_may_be_paid_for_nothing() -> None:
    t = Table(hand=["spellspinner"], map={"skullport": {"spies": ["red"]}})
    t.play("spellspinner", "option 2", "return-spy skullport red")
    assert t.in_main
    assert t.spies_left() == 5


def test_r_20_an_outcast_pays_a_devour_cost() -> None:
    t = Table(hand=["glabrezu", "insane_outcast"], outcasts=9, map={"skullport": {"red": 1, "blue": 2}})
    t.play("glabrezu", "devour insane_outcast", "assassinate skullport blue", "assassinate skullport blue")
    assert t.supply("insane_outcast") == 10
    assert t.devoured == []


def test_r_21_a_devour_cost_without_another_hand_card() -> None:
    t = Table(hand=["glabrezu"], map={"skullport": {"red": 1, "blue": 2}}).play("glabrezu")
    assert t.in_main
    assert t.at("skullport") == {"red": 1, "blue": 2}


def test_r_22_promotions_are_mandatory() -> None:
    t = Table(hand=["advocate", "noble"]).play("noble").play("advocate", "option 2").end_turn()
    assert t.legal == {"promote noble"}
    assert t.why_not("decline") == "You must do this if you can. (R-22)"


def test_r_22_unless_the_card_says_up_to() -> None:
    t = Table(hand=["blue_dragon", "noble"]).play("noble").play("blue_dragon").end_turn("decline")
    assert t.active == "blue"
    assert t.inner_circle() == []


def test_r_22_a_promoted_card_still_resolves_its_own_instruction() -> None:
    t = Table(hand=["advocate", "wyrmspeaker"]).play("wyrmspeaker").play("advocate", "option 2")
    t.end_turn("resolve advocate", "promote wyrmspeaker", "promote advocate")
    assert t.inner_circle() == ["advocate", "wyrmspeaker"]


def test_r_22_only_cards_still_in_the_play_area() -> None:
    t = Table(hand=["advocate", "skeletal_horde"], barracks=0).play("skeletal_horde", "devour-this")
    t.play("advocate", "option 2").end_turn()
    assert t.active == "blue"


def test_r_23_two_copies_may_promote_each_other() -> None:
    t = Table(hand=cards(advocate=2)).play("advocate", "option 2").play("advocate", "option 2")
    t.end_turn("promote advocate", "promote advocate")
    assert t.inner_circle() == cards(advocate=2)


def test_r_24_cards_played_this_turn_are_not_in_the_discard_pile() -> None:
    t = Table(hand=["house_guard", "vampire"], discard=["noble"]).play("house_guard").play("vampire", "option 2")
    assert t.legal == {"promote-from-discard noble"}
    assert t.why_not("promote-from-discard house_guard") == "House Guard is not in your discard pile. (R-24)"


def test_r_25_only_the_discard_pile_is_shuffled() -> None:
    """Night Hag draws with an empty deck: never itself again, though another copy may come from the discard pile."""
    here = {"skullport": {"spies": ["red"]}, "eryndlyn": {"spies": ["red"]}}
    t = Table(hand=["night_hag", "noble"], discard=["night_hag"], map=here).play("noble")
    t.play("night_hag", "option 2", "return-spy skullport red")
    assert (t.hand(), t.in_play) == (["night_hag"], ["noble", "night_hag"])
    t.play("night_hag", "option 2", "return-spy eryndlyn red")
    assert (t.hand(), t.deck(), t.discard()) == ([], [], [])


def test_r_26_nothing_left_to_draw() -> None:
    t = Table(hand=["gauth"]).play("gauth", "option 2")
    assert t.in_main
    assert t.hand() == []


def test_r_27_a_card_that_left_play_still_gives_focus() -> None:
    t = Table(hand=["carrion_crawler", "imix"], market={"row": ROW}).play("carrion_crawler", "devour kobold").play("imix")
    assert t.power == 3 + 4 + 2


def test_r_27_a_shown_card_is_seen_by_all() -> None:
    t = Table(hand=["imix", "blackguard", "lich"], deck=["noble", "soldier"]).play("imix", "reveal blackguard")
    assert any("Blackguard" in line for line in t.log())
    blue = t.match.view(1)
    assert blue.to_json()["turn"]["shown"] == ["blackguard"]
    for seed in range(10):
        imagined = GAME.to_json(cast(TyrantsState, blue.imagine(Rng(seed))))
        assert "blackguard" in imagined["seats"]["red"]["hand"]


def test_r_27_a_shown_card_may_be_played_and_then_counts_by_itself() -> None:
    t = Table(hand=["imix", "blackguard", "fire_elemental"], deck=["noble"]).play("imix", "reveal blackguard")
    t.play("blackguard", "option 1").play("fire_elemental", "option 1")
    assert t.hand() == ["noble"]
    assert t.json["turn"]["shown"] == []


def test_r_28_cards_resolved_as_played_count_for_focus() -> None:
    t = Table(hand=["ulitharid", "imix"], market={"row": ROW}).play("ulitharid", "use blackguard", "option 1").play("imix")
    assert t.power == 2 + 4 + 2


def test_r_29_dragons_vp_are_tokens_and_nothing_more() -> None:
    t = Table(hand=["white_dragon"], barracks=0, map={"skullport": {"red": 1}, "kanaglym": {"red": 1}}).play("white_dragon")
    assert t.vp() == 3 + 1
    sources = t.match.game.score_sources(t.match.state)[0]
    assert sources["vp_tokens"] == 4
    assert sum(sources.values()) == 4 + 7 + 2  # tokens, two sites, the Dragon in the deck


def test_r_30_red_dragon_counts_any_site_under_total_control() -> None:
    here: dict[str, dict[str, Any]] = {"chasmleap_bridge": {"red": 1}, "kanaglym": {"red": 3}, "everfire": {"red": 2}}
    t = Table(hand=["red_dragon"], map={**here, "tsenviilyq": {"red": 3, "spies": ["blue"]}})
    t.play("red_dragon", "return-spy tsenviilyq blue")
    assert t.vp() == 3


@pytest.mark.parametrize(
    ("name", "trophies", "power"),
    [
        ("dragonclaw", {"white": 9, "blue": 3}, 0),
        ("dragonclaw", {"blue": 2, "orange": 2}, 2),
        ("beholder", {"white": 3, "blue": 2}, 2),
        ("beholder", {"white": 2, "blue": 2}, 1),
    ],
)
def test_r_31_which_trophies_give_power(name: str, trophies: dict[str, int], power: int) -> None:
    """Each card kills a blue troop first and counts it too."""
    t = Table(players=3, hand=[name], trophies=trophies, map={"skullport": {"red": 1, "blue": 1}})
    assert t.play(name, "assassinate skullport blue").power == power


def test_r_31_which_trophies_give_vp() -> None:
    here = {"skullport": {"red": 1, "blue": 1, "white": 1}}
    t = Table(hand=["death_knight"], trophies={"white": 9, "blue": 4}, map=here).play("death_knight", "supplant skullport blue")
    assert t.vp() == 1
    t = Table(hand=["black_dragon"], trophies={"white": 2, "blue": 9}, map=here).play("black_dragon", "supplant skullport white")
    assert t.vp() == 1


def test_r_31_revenant_counts_all_trophies() -> None:
    here = {"skullport": {"red": 1, "blue": 2}}
    t = Table(hand=["revenant"], trophies={"white": 5, "blue": 1}, map=here)
    t.play("revenant", "assassinate skullport blue", "assassinate skullport blue")
    assert t.inner_circle() == ["revenant"]
    t = Table(hand=["revenant"], trophies={"white": 5}, map=here)
    t.play("revenant", "assassinate skullport blue", "assassinate skullport blue")
    assert t.in_play == ["revenant"]


@pytest.mark.parametrize(
    ("name", "gain"),
    [("infiltrator", "power"), ("green_wyrmling", "influence")],
)
def test_r_32_another_players_excludes_white(name: str, gain: str) -> None:
    white = Table(hand=[name], map={"skullport": {"white": 2}}).play(name, "place-spy skullport")
    blue = Table(hand=[name], map={"skullport": {"blue": 1}}).play(name, "place-spy skullport")
    assert white.json["turn"][gain] == 0
    assert blue.json["turn"][gain] > 0


def test_r_32_lich_finds_no_rival_in_white_and_banshee_none_in_your_own_spy() -> None:
    t = Table(hand=["lich"], map={"skullport": {"white": 1}}, seats={"blue": {"trophies": {"white": 2}}})
    assert t.play("lich", "place-spy skullport").in_main
    t = Table(hand=["banshee"]).play("banshee", "place-spy skullport")
    assert t.power == 0


def test_r_33_after_returning_a_spy_its_site_needs_no_presence() -> None:
    t = Table(hand=["cloaker"], map={"araumycos": {"white": 2, "spies": ["red"]}})
    t.play("cloaker", "option 2", "return-spy araumycos red", "assassinate araumycos white")
    assert t.trophies() == {"white": 1}


def test_r_33_after_placing_a_spy_it_gives_presence() -> None:
    t = Table(hand=["succubus", "noble"], map={"araumycos": {"white": 2}})
    t.play("succubus", "devour noble", "place-spy araumycos", "assassinate araumycos white")
    assert "araumycos" in presence(t)


def five_spies(*more: str) -> dict[str, dict[str, Any]]:
    return {site: {"spies": ["red", *more]} for site in ("skullport", "eryndlyn", "kanaglym", "everfire", "araumycos")}


def test_r_34_the_sixth_spy_may_go_back_where_it_was_and_counts_as_placed() -> None:
    t = Table(hand=["banshee"], map=five_spies("blue")).play("banshee", "return-spy everfire red", "place-spy everfire")
    assert t.power == 3
    t = Table(hand=["banshee"], map=five_spies("blue")).play("banshee", "decline")
    assert t.power == 0


def test_r_34_with_a_spy_in_barracks_placing_is_mandatory() -> None:
    t = Table(hand=["spy_master"]).play("spy_master")
    assert "(R-34)" in t.why_not("decline")


def test_r_35_supplanting_with_empty_barracks() -> None:
    t = Table(hand=["grazzt"], barracks=0, map={"skullport": {"blue": 1, "spies": ["red"]}})
    t.play("grazzt", "option 2", "return-spy skullport red", "supplant skullport blue")
    assert (t.at("skullport"), t.vp(), t.trophies()) == ({}, 1, {"blue": 1})


def test_r_36_deploying_with_empty_barracks_needs_nothing_but_power() -> None:
    """No troop and no presence anywhere, every deployment is a VP."""
    t = Table(power=2, barracks=0).do("deploy-none", "deploy-none")
    assert (t.vp(), t.power) == (2, 0)


def test_r_37_with_only_spies_left_deploy_anywhere() -> None:
    t = Table(power=2, map={"skullport": {"spies": ["red"]}})
    assert t.offered("deploy") == in_play(t)
    t.do("deploy blingdenstone")
    assert t.offered("deploy") == {"blingdenstone", "blingdenstone__mantol_derith:0", "skullport"}


def test_r_38_the_last_troop_by_any_deployment_for_good() -> None:
    t = Table(hand=["mercenary_squad", "intellect_devourer"], barracks=3).play("mercenary_squad", *["deploy skullport"] * 2)
    assert not t.ending
    t.do("deploy skullport")
    t.play("intellect_devourer", "option 2", "return-troop skullport red", "decline")
    assert t.ending


def test_r_39_the_last_market_card_by_devouring() -> None:
    t = Table(hand=["cult_fanatic"], market={"row": ROW, "deck": ["ettin"]}).play("cult_fanatic", "devour kobold")
    assert t.ending


def test_r_39_empty_supplies_trigger_nothing() -> None:
    t = Table(influence=5, outcasts=1, hand=["ghoul"], market={"supplies": {"house_guard": 1, "priestess_of_lolth": 1}})
    t.do("recruit house_guard", "recruit priestess_of_lolth").play("ghoul")
    assert t.supply("insane_outcast") == 0
    assert not t.ending


def test_r_40_the_last_round_is_counted_from_the_first_player() -> None:
    """Blue began, so red is the last of the round whatever its seat."""
    t = Table(first="blue", active="blue", power=1, barracks=1, map={"skullport": {"blue": 1}}).do("deploy skullport")
    assert not t.end_turn().over
    assert t.active == "red"
    assert t.end_turn().over


# ---------------------------------------------------------------- C. single cards


def test_r_41_death_tyrant_stays_at_the_site_of_its_first_kill() -> None:
    here = {"skullport": {"red": 1, "blue": 3}, "kanaglym": {"red": 1, "blue": 1}, "skullport__kanaglym:0": {"blue": 1}}
    t = Table(hand=["death_tyrant"], map=here).play("death_tyrant")
    assert t.why_not("assassinate skullport__kanaglym:0") == "All targets must be at one site; a route is not a site. (R-41)"
    t.do("assassinate skullport blue")
    assert t.legal == {"decline", "assassinate skullport blue"}
    t.do("assassinate skullport blue", "decline")
    assert t.influence == 2


def test_r_42_quaggoths_number_is_fixed_when_it_is_played() -> None:
    """One site controlled: one kill, though that kill gives control of a second site."""
    t = Table(
        hand=["quaggoth"], map={"skullport": {"red": 1}, "labyrinth": {"red": 1, "white": 1}, "eryndlyn": {"red": 1, "white": 2}}
    )
    t.play("quaggoth", "assassinate labyrinth white")
    assert t.controls("labyrinth") == "red"
    assert t.in_main


def test_r_43_orcus_is_optional_and_takes_from_any_hall() -> None:
    seats = {"blue": {"trophies": {"red": 1}}}
    t = Table(hand=["orcus", "noble"], barracks=0, trophies={"white": 1}, seats=seats).play("orcus", "devour noble")
    assert t.legal == {"decline", "take-trophy red white", "take-trophy blue red"}
    t.do("take-trophy red white", "raise-at skullport", "take-trophy blue red", "raise-at eryndlyn")
    assert (t.at("skullport"), t.at("eryndlyn")) == ({"white": 1}, {"red": 1})
    assert (t.vp(), t.ending, t.barracks()) == (0, False, 0)  # raised, not deployed


def test_r_43_orcus_may_stop() -> None:
    t = Table(hand=["orcus", "noble"], trophies={"white": 2}).play("orcus", "devour noble", "decline")
    assert t.in_main
    assert t.trophies() == {"white": 2}


def test_r_43_mummy_lord_takes_white_only_and_must() -> None:
    t = Table(hand=["mummy_lord"], trophies={"white": 1, "blue": 1}).play("mummy_lord", "option 2")
    assert t.legal == {"take-trophy red white"}
    assert "(R-43)" in t.why_not("decline")
    assert "(R-43)" in t.why_not("take-trophy red blue")


def test_r_43_lich_raises_where_you_have_presence() -> None:
    seats = {"blue": {"trophies": {"red": 1, "white": 1}}}
    t = Table(hand=["lich"], seats=seats, map={"skullport": {"blue": 1}}).play("lich", "place-spy skullport", "target blue")
    assert t.legal == {"decline", "take-trophy blue red", "take-trophy blue white"}
    t.do("take-trophy blue red")
    assert t.legal == {"raise-at skullport"}  # the new spy counts
    assert "(R-43)" in t.why_not("raise-at kanaglym")
    t.do("raise-at skullport")
    assert t.at("skullport") == {"red": 1, "blue": 1}
    t.do("take-trophy blue white", "raise-at skullport__kanaglym:0")  # and so does the troop
    assert t.in_main


def test_r_44_lich_uses_one_rivals_hall() -> None:
    seats = {"blue": {"trophies": {"red": 2}}, "orange": {"trophies": {"white": 2}}}
    t = Table(players=3, hand=["lich"], seats=seats, map={"skullport": {"blue": 1, "orange": 1}})
    t.play("lich", "place-spy skullport")
    assert t.legal == {"target blue", "target orange"}
    t.do("target orange")
    assert t.offered("take-trophy") == {"orange white"}
    assert "(R-44)" in t.why_not("take-trophy blue red")


def test_r_45_at_least_four_cards() -> None:
    seats = {"blue": {"hand": cards(noble=3)}, "orange": {"hand": cards(noble=4)}}
    t = Table(players=3, hand=["gauth"], seats=seats).play("gauth", "option 2")
    assert t.legal == {"target orange"}
    assert "(R-45)" in t.why_not("target blue")
    t.do("target orange", "orange: discard noble")
    assert t.in_main


def test_r_46_neogi_has_no_threshold() -> None:
    t = Table(players=3, hand=["neogi"], barracks=0, seats={"blue": {"hand": ["noble"]}}).play("neogi")
    t.end_turn("blue: discard noble")  # orange has no card
    assert (t.hand("blue"), t.discard("blue")) == ([], ["noble"])
    assert t.active == "blue"


def test_r_47_umber_hulk_strikes_back() -> None:
    """The causer discards a card of their choice, with no threshold."""
    t = Table(hand=["gauth", "noble", "soldier"], seats={"blue": {"hand": ["umber_hulk", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard umber_hulk")
    assert t.chooser == "red"
    assert t.legal == {"discard noble", "discard soldier"}
    t.do("red: discard soldier")
    assert t.in_main
    assert t.discard() == ["soldier"]


def test_r_47_that_discard_can_be_answered_too() -> None:
    t = Table(hand=["gauth", "grimlock"], deck=cards(soldier=4), seats={"blue": {"hand": ["umber_hulk", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard umber_hulk", "red: discard grimlock")
    assert t.hand() == cards(soldier=3)
    t = Table(hand=["gauth", "umber_hulk"], seats={"blue": {"hand": ["umber_hulk", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard umber_hulk", "red: discard umber_hulk", "blue: discard noble")
    assert t.in_main
    assert t.hand("blue") == cards(noble=2)


def test_r_47_an_empty_hand_is_spared() -> None:
    t = Table(hand=["gauth"], seats={"blue": {"hand": ["umber_hulk", *cards(noble=3)]}})
    assert t.play("gauth", "option 2", "target blue", "blue: discard umber_hulk").in_main


@pytest.mark.parametrize(("answer", "discard", "inner_circle"), [("accept", [], ["ambassador"]), ("decline", ["ambassador"], [])])
def test_r_47_ambassador_may_be_promoted_instead(answer: str, discard: list[str], inner_circle: list[str]) -> None:
    t = Table(hand=["gauth"], seats={"blue": {"hand": ["ambassador", *cards(noble=3)]}})
    t.play("gauth", "option 2", "target blue", "blue: discard ambassador", f"blue: {answer}")
    assert (t.discard("blue"), t.inner_circle("blue"), t.hand("blue")) == (discard, inner_circle, cards(noble=3))


def test_r_48_grimlock_deploys_one() -> None:
    t = Table(hand=["grimlock"], map={"skullport": {"red": 1}}).play("grimlock", "deploy skullport")
    assert t.in_main
    assert t.at("skullport") == {"red": 2}


def test_r_49_banshee_gives_power() -> None:
    t = Table(hand=["banshee"], map={"skullport": {"spies": ["blue"]}}).play("banshee", "place-spy skullport")
    assert (t.power, t.influence) == (3, 0)


def test_r_50_balor_deploys_your_own_troop() -> None:
    t = Table(hand=["balor", "noble"], map={"araumycos": {"white": 2}, "skullport": {"red": 1}})
    t.play("balor", "devour noble", "supplant araumycos white")
    assert t.offered("deploy") >= {"araumycos", "skullport"}
    assert t.do("deploy araumycos").at("araumycos") == {"red": 2, "white": 1}


def test_r_51_demogorgon_supplants_with_presence() -> None:
    t = Table(hand=["demogorgon", "noble"], outcasts=9, map={"skullport": {"red": 1, "white": 2}, "araumycos": {"white": 4}})
    t.play("demogorgon", "devour noble")
    assert t.offered("supplant") == {"skullport white"}
    t.do("supplant skullport white", "supplant skullport white")
    assert t.discard("blue") == cards(insane_outcast=2)


def test_r_51_orcus_gives_no_power() -> None:
    t = Table(hand=["orcus", "noble"], map={"skullport": {"red": 1, "blue": 1, "white": 1}}).play("orcus", "devour noble")
    t.do("assassinate skullport blue", "assassinate skullport white", "decline")
    assert (t.power, t.trophies()) == (0, {"blue": 1, "white": 1})


def test_r_52_kobold_kills_white_only() -> None:
    t = Table(hand=["kobold"], map={"skullport": {"red": 1, "blue": 1, "white": 1}}).play("kobold", "option 2")
    assert t.offered("assassinate") == {"skullport white"}


def test_r_53_infiltrator_costs_3() -> None:
    assert "(T-10.8.2)" in Table(influence=2, market={"row": row("infiltrator")}).why_not("recruit infiltrator")
    assert Table(influence=3, market={"row": row("infiltrator")}).do("recruit infiltrator").influence == 0


def test_r_54_or_cards_are_choices() -> None:
    t = Table(hand=["advocate", "noble"]).play("noble").play("advocate", "option 1")
    assert t.influence == 3
    assert t.queued == []
    t = Table(hand=["enchanter_of_thay"]).play("enchanter_of_thay")
    assert t.legal == {"option 1", "option 2"}


def test_r_54_weaponmaster_is_three_separate_choices() -> None:
    t = Table(hand=["weaponmaster"], map={"skullport": {"red": 1, "white": 1}}).play("weaponmaster")
    for choice, action in (("option 2", "assassinate skullport white"), *[("option 1", "deploy skullport")] * 2):
        assert t.legal == {"option 1", "option 2"}
        t.do(choice, action)
    assert t.in_main


def test_r_55_printed_values_not_rebalanced_ones() -> None:
    assert {name: card(name).cost for name in ("ulitharid", "wight", "revenant")} == {"ulitharid": 6, "wight": 3, "revenant": 4}
    t = Table(hand=["spectator", "conjurer"]).play("spectator")
    assert (t.power, t.influence) == (2, 1)
    t.play("conjurer", "option 1", "place-spy skullport")
    assert t.in_main  # one spy
    t = Table(hand=["ambassador"], deck=["noble"]).play("ambassador")
    assert t.hand() == []  # no draw


def test_r_56_carrion_crawler_goes_to_the_market() -> None:
    t = Table(hand=["carrion_crawler", "advocate"], market={"row": ROW, "deck": ["ettin"]}).play("carrion_crawler")
    assert t.legal == {"devour blackguard", "devour kobold", "devour advocate"}
    t.do("devour kobold").play("advocate", "option 2")
    assert t.row == ["blackguard", "carrion_crawler", "advocate", None, None, None]
    assert (t.market_deck, t.devoured) == (["ettin"], ["kobold"])
    assert t.end_turn().active == "blue"  # nothing to promote


def test_r_56_with_an_empty_row_it_stays() -> None:
    t = Table(hand=["carrion_crawler"]).play("carrion_crawler")
    assert t.in_main
    assert t.in_play == ["carrion_crawler"]


def ghost(**position: Any) -> Table:
    """Ghost has just opened the devoured pile."""
    t = Table(map={"skullport": {"spies": ["red"]}}, **position)
    return t.play("ghost", "option 2", "return-spy skullport red")


def test_r_57_the_top_devoured_card_is_on_offer_for_the_rest_of_the_turn() -> None:
    market = {"devoured": ["kobold", "vrock", "blackguard"], "deck": ["ettin", "lich"]}
    t = ghost(hand=["ghost"], influence=5, market=market)
    t.do("recruit-devoured")
    assert (t.discard(), t.influence, t.devoured) == (["blackguard"], 2, ["kobold", "vrock"])
    assert "(T-10.8.2)" in t.why_not("recruit-devoured")  # Vrock, uncovered, costs 5
    assert t.market_deck == ["ettin", "lich"]
    t.end_turn().end_turn()
    assert t.why_not("recruit-devoured").endswith("(R-57)")


def test_r_57_taken_by_free_recruits_and_played_by_ulitharid() -> None:
    t = ghost(hand=["ghost", "vanifer", "ulitharid"], market={"devoured": ["bounty_hunter", "blackguard"]})
    t.play("vanifer", "recruit-devoured")
    assert t.discard() == ["blackguard"]
    t.play("ulitharid", "use-devoured")
    assert t.power == 3
    assert t.devoured == ["bounty_hunter"]


def test_r_57_a_card_without_a_cost_is_not_recruited() -> None:
    t = ghost(hand=["ghost"], influence=9, market={"devoured": ["noble"]})
    assert "(R-57)" in t.why_not("recruit-devoured")


def test_r_58_ulitharid_must_play_a_card_of_cost_4_or_less() -> None:
    t = Table(hand=["ulitharid"], market={"row": row("doppelganger", "bounty_hunter", "kobold")}).play("ulitharid")
    assert t.legal == {"use bounty_hunter", "use kobold"}
    assert "(R-58)" in t.why_not("use doppelganger")
    assert Table(hand=["ulitharid"], market={"row": row("doppelganger")}).play("ulitharid").in_main


def test_r_58_the_slot_is_empty_while_the_card_resolves() -> None:
    t = Table(hand=["ulitharid"], market={"row": row("cult_fanatic", "kobold"), "deck": ["ettin", "lich"]})
    t.play("ulitharid", "use cult_fanatic")
    assert t.row == [None, "kobold", None, None, None, None]
    t.do("devour kobold")
    assert t.row == row("lich", "ettin")
    assert t.devoured == ["kobold", "cult_fanatic"]


def test_r_58_a_card_that_devours_or_promotes_itself() -> None:
    t = Table(hand=["ulitharid"], barracks=0, market={"row": row("skeletal_horde"), "deck": ["ettin", "lich"]})
    t.play("ulitharid", "use skeletal_horde", "devour-this")
    assert (t.devoured, t.row) == (["skeletal_horde"], row("ettin"))
    t = Table(hand=["ulitharid"], trophies={"white": 8}, market={"row": row("revenant"), "deck": ["ettin", "lich"]})
    t.play("ulitharid", "use revenant")
    assert (t.devoured, t.inner_circle(), t.row) == ([], ["revenant"], row("ettin"))


def test_r_58_a_card_that_puts_itself_into_the_market_stays_there() -> None:
    t = Table(hand=["ulitharid"], market={"row": row("carrion_crawler", "kobold"), "deck": ["ettin", "lich"]})
    t.play("ulitharid", "use carrion_crawler", "devour kobold")
    assert t.row == row("ettin", "carrion_crawler")
    assert t.devoured == ["kobold"]


def test_r_58_its_end_of_turn_instruction_still_happens() -> None:
    t = Table(hand=["ulitharid"], market={"row": row("wyrmspeaker"), "deck": ["ettin"]}).play("ulitharid", "use wyrmspeaker")
    t.end_turn("promote ulitharid")
    assert t.inner_circle() == ["ulitharid"]


def test_r_59_the_elder_brain_may_play_the_card_just_promoted() -> None:
    t = Table(hand=["elder_brain"], discard=["bounty_hunter"]).play("elder_brain")
    assert t.legal == {"use bounty_hunter"}
    t.do("use bounty_hunter")
    assert (t.power, t.inner_circle(), t.deck(), t.discard()) == (3, ["bounty_hunter"], [], [])


def test_r_59_its_card_returns_unless_it_devoured_itself_and_is_not_promoted_again() -> None:
    t = Table(hand=["elder_brain"], barracks=0, inner_circle=["skeletal_horde"]).play("elder_brain", "use skeletal_horde")
    t.do("devour-this")
    assert (t.inner_circle(), t.devoured) == ([], ["skeletal_horde"])
    t = Table(hand=["elder_brain"], inner_circle=["necromancer"], discard=[]).play("elder_brain", "use necromancer", "option 2")
    assert t.inner_circle() == ["necromancer"]
    t = Table(hand=["elder_brain"], inner_circle=["revenant"], trophies={"white": 9}).play("elder_brain", "use revenant")
    assert t.inner_circle() == ["revenant"]
    assert "promote" not in [event.kind for event in t.match.events]


def conjurer(**position: Any) -> Table:
    t = Table(hand=["conjurer"], map={"skullport": {"spies": ["red"]}}, outcasts=9, **position)
    return t.play("conjurer", "option 2", "return-spy skullport red")


def test_r_60_free_recruits_from_row_and_supplies() -> None:
    t = conjurer(market={"row": row("blackguard", "vrock"), "deck": ["kobold", "lich"]})
    assert t.legal == {"decline", "recruit blackguard", "recruit house_guard", "recruit priestess_of_lolth"}
    assert "(T-6.1)" in t.why_not("recruit insane_outcast")
    assert "(R-60)" in t.why_not("recruit vrock")
    t.do("recruit blackguard")
    assert t.offered("recruit") == {"kobold", "house_guard", "priestess_of_lolth"}  # refilled between the two
    t.do("recruit house_guard")
    assert t.in_main
    assert t.discard() == ["blackguard", "house_guard"]
    assert t.supply("house_guard") == 14


def test_r_60_mandatory_unless_up_to() -> None:
    t = Table(hand=["vanifer"], market={"row": row("blackguard")}).play("vanifer")
    assert t.legal == {"recruit blackguard"}
    assert "(R-60)" in t.why_not("decline")
    assert conjurer(market={"row": row("blackguard")}).do("decline").in_main


def test_r_61_council_member_moves_up_to_two_different_troops() -> None:
    here = {"skullport": {"red": 1, "blue": 1}, "kanaglym": {"red": 1, "white": 1}}
    t = Table(hand=["council_member"], map=here).play("council_member", "move-from skullport blue", "move-to kanaglym")
    assert t.legal == {"decline", "move-from kanaglym white"}
    assert "(R-61)" in t.why_not("move-from kanaglym blue")
    t.do("move-from kanaglym white", "move-to skullport")
    assert t.in_main
    assert Table(hand=["council_member"], map=here).play("council_member", "decline").in_main


def test_r_62_a_troop_moves_to_another_empty_space_in_play() -> None:
    here = {"chasmleap_bridge": {"blue": 1}, "chasmleap_bridge__everfire:0": {"red": 1}, "araumycos": {"white": 4}}
    t = Table(hand=["cleric_of_laogzed"], map=here).play("cleric_of_laogzed", "move-from chasmleap_bridge blue")
    assert t.offered("move-to") == in_play(t) - set(here)
    assert "(T-0.3)" in t.why_not("move-to chasmleap_bridge")
    assert "(T-2.2)" in t.why_not("move-to everfire__chaulssin:0")


def test_r_63_your_own_last_troop_may_be_returned() -> None:
    t = Table(hand=["intellect_devourer"], map={"skullport": {"red": 1}})
    t.play("intellect_devourer", "option 2", "return-troop skullport red")
    assert t.at("skullport") == {}
    assert t.barracks() == 40


def test_r_64_white_troops_cannot_be_returned() -> None:
    t = Table(hand=["intellect_devourer"], map={"skullport": {"red": 1, "white": 1}}).play("intellect_devourer", "option 2")
    assert t.legal == {"decline", "return-troop skullport red"}
    assert "(T-10.9.1)" in t.why_not("return-troop skullport white")


def test_r_65_two_outcasts_each_are_dealt_round_by_round() -> None:
    t = Table(players=4, active="blue", hand=["demogorgon", "noble"], outcasts=4).play("demogorgon", "devour noble")
    piles = [len(t.discard(colour)) for colour in ("orange", "black", "red", "blue")]
    assert piles == [2, 1, 1, 0]


def test_r_66_promoting_an_outcast_uses_up_the_promotion() -> None:
    t = Table(hand=["advocate", "insane_outcast", "noble"], outcasts=9).play("insane_outcast", "decline").play("noble")
    t.play("advocate", "option 2").end_turn()
    assert t.legal == {"promote insane_outcast", "promote noble"}
    t.do("promote insane_outcast")
    assert t.supply("insane_outcast") == 10
    assert t.inner_circle() == []
    assert t.active == "blue"


def test_r_67_vampire_with_an_empty_discard_pile() -> None:
    t = Table(hand=["vampire"], inner_circle=cards(noble=3)).play("vampire", "option 2")
    assert t.in_main
    assert t.vp() == 1


def test_r_68_vp_tokens_are_unlimited() -> None:
    t = Table(vp=500, map={"araumycos": {"red": 4}}).end_turn()
    assert t.vp() == 503


@pytest.mark.parametrize(
    ("order", "vp"),
    [(("resolve wyrmspeaker", "promote noble", "decline"), 1), (("resolve blue_dragon", "decline", "promote noble"), 0)],
)
def test_r_69_the_active_player_orders_the_end_of_the_turn(order: tuple[str, ...], vp: int) -> None:
    t = Table(hand=["blue_dragon", "wyrmspeaker", "noble"], inner_circle=cards(noble=2))
    t.play("blue_dragon").play("wyrmspeaker").play("noble").end_turn(*order)
    assert t.active == "blue"
    assert t.vp() == vp


def test_r_70_the_outer_section_is_random_unless_chosen() -> None:
    assert {tuple(new_game(seed, players=3).json["sections"]) for seed in range(20)} == {("left", "center"), ("center", "right")}
    assert {tuple(new_game(seed, players=3, outer="right").json["sections"]) for seed in range(5)} == {("center", "right")}


def test_r_71_a_site_with_white_troops_is_not_taken() -> None:
    t = new_game(players=2, first="red").do("deploy mantol_derith")
    assert t.at("mantol_derith") == {"red": 1, "white": 2}
    assert not any(site.start and site.marker_vp for site in SITES)


def test_r_72_open_piles_and_ones_own_deck_sorted() -> None:
    t = Table(
        deck=["soldier", "noble"], seats={"blue": {"discard": ["kobold"], "inner_circle": ["imix"], "trophies": {"red": 1}}}
    )
    view = t.match.view(0).to_json()
    assert view["seats"]["red"]["deck"] == ["noble", "soldier"]
    blue = view["seats"]["blue"]
    assert (blue["discard"], blue["inner_circle"], blue["trophies"]) == (["kobold"], ["imix"], {"red": 1})


def test_r_73_undead_cards() -> None:
    assert {c.id for c in CARDS if c.deck == "undead" and c.kind != "Undead"} == {
        "conjurer",
        "cultist_of_myrkul",
        "high_priest_of_myrkul",
        "necromancer",
        "flesh_golem",
        "carrion_crawler",
    }
    assert [c.id for c in CARDS if c.deck != "undead" and c.kind == "Undead"] == ["ghoul"]
    assert len([c for c in CARDS if c.deck == "undead" and c.kind == "Undead"]) == 14


def test_r_73_the_high_priest_promotes_only_those() -> None:
    t = Table(hand=["high_priest_of_myrkul", "ghoul", "necromancer"], outcasts=9)
    t.play("ghoul").play("necromancer", "option 1").play("high_priest_of_myrkul").end_turn()
    assert t.legal == {"decline", "promote ghoul"}


def test_r_74_an_outcast_is_worth_nothing_in_the_inner_circle() -> None:
    assert card("insane_outcast").inner_vp == 0


@pytest.mark.parametrize("name", ["air_elemental_myrmidon", "fire_elemental_myrmidon", "water_elemental_myrmidon"])
def test_r_75_myrmidons_promote_obedience(name: str) -> None:
    t = Table(hand=[name, "spectator", *cards(noble=1, soldier=1, house_guard=1, priestess_of_lolth=1)])
    for other in ("noble", "soldier", "house_guard", "priestess_of_lolth", "spectator"):
        t.play(other)
    t.play(name, *(["place-spy skullport"] if name.startswith("air") else [])).end_turn()
    assert t.offered("promote") == {"noble", "soldier", "house_guard", "priestess_of_lolth"}
    assert "(R-75)" in t.why_not("promote spectator")


def test_r_75_the_earth_myrmidon_promotes_any_other_card() -> None:
    t = Table(hand=["earth_elemental_myrmidon", "spectator", "noble"]).play("noble").play("spectator")
    assert t.play("earth_elemental_myrmidon").end_turn().legal == {"promote noble", "promote spectator"}


def test_r_76_a_recruited_card_is_drawn_only_after_a_reshuffle() -> None:
    t = Table(hand=cards(gauth=2), deck=["noble"], influence=3, market={"row": row("blackguard")}).do("recruit blackguard")
    assert t.play("gauth", "option 2").hand() == ["gauth", "noble"]
    assert t.play("gauth", "option 2").hand() == ["blackguard", "noble"]


def test_r_77_taking_back_until_something_hidden_is_seen() -> None:
    t = Table(hand=["noble", "gauth"], deck=["soldier"], map={"skullport": {"red": 1}}).play("noble")
    assert t.match.can_undo()
    t.match.undo()
    assert (t.hand(), t.influence) == (["gauth", "noble"], 0)
    t.play("gauth", "option 2")  # a card is drawn
    assert not t.match.can_undo()


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ({"influence": 1, "market": {"row": ROW, "deck": ["ettin", "lich"]}}, ["recruit kobold"]),
        ({"hand": ["nalfeshnee"], "deck": ["noble"]}, ["play nalfeshnee"]),
    ],
)
def test_r_77_a_market_refill_and_the_top_of_the_deck_are_not_taken_back(position: dict[str, Any], actions: list[str]) -> None:
    assert not Table(**position).do(*actions).match.can_undo()


def test_r_78_facts_that_some_lists_have_wrong() -> None:
    guard = card("house_guard")
    assert (guard.deck_vp, guard.inner_vp) == (1, 3)
    assert {ASPECTS[card(name).aspect] for name in ("chosen_of_lolth", "earth_elemental")} == {"ambition"}
    assert {card(name).cost for name in ("black_dragon", "green_dragon", "severin_silrajin")} == {7}
    t = Table(hand=["noble", "soldier", "marlos_urnrayle"]).play("noble").play("soldier")
    assert (t.influence, t.power) == (1, 1)
    assert t.play("marlos_urnrayle").influence == 2


# ---------------------------------------------------------------- E. implementation


def test_r_80_actions_name_sites_not_their_spaces() -> None:
    names = Table().match.game.vocabulary.names
    sites = {site.id for site in SITES}
    assert not any(name.partition(":")[0].rpartition(" ")[2] in sites for name in names if ":" in name)
    assert "deploy eryndlyn__kanaglym:0" in names
    assert "deploy eryndlyn__kanaglym:1" in names


def test_r_81_the_leftmost_copy_in_the_row_is_taken() -> None:
    market = {"row": row("blackguard", "kobold", "kobold"), "deck": ["ettin", "lich"]}
    assert Table(influence=1, market=market).do("recruit kobold").row == row("blackguard", "ettin", "kobold")
    t = Table(hand=["cult_fanatic"], market=market).play("cult_fanatic", "devour kobold")
    assert t.row == row("blackguard", "ettin", "kobold")


def test_r_82_the_copy_whose_instruction_is_still_to_come_is_promoted_first() -> None:
    """Of two Advocates one took influence; the Wyrmspeaker promotes the other, which may then promote the first."""
    t = Table(hand=["wyrmspeaker", *cards(advocate=2)]).play("advocate", "option 1").play("advocate", "option 2")
    t.play("wyrmspeaker").end_turn("resolve wyrmspeaker", "promote advocate")
    assert t.legal == {"promote advocate", "promote wyrmspeaker"}
    t.do("promote advocate")
    assert t.inner_circle() == cards(advocate=2)


def test_r_83_the_elder_brains_card_is_outside_the_inner_circle_while_it_resolves() -> None:
    t = Table(hand=["elder_brain"], inner_circle=["zuggtmoy"]).play("elder_brain", "use zuggtmoy")
    assert t.in_main  # it could not devour itself
    assert t.inner_circle() == ["zuggtmoy"]
    t = Table(hand=["elder_brain"], deck=["noble"], inner_circle=["vampire", "soldier"]).play("elder_brain", "use vampire")
    t.do("option 2")
    assert t.vp() == 0  # Noble and Soldier, not the Vampire
    assert t.inner_circle() == ["noble", "soldier", "vampire"]


def test_r_84_a_troop_may_be_moved_inside_its_site() -> None:
    t = Table(hand=["cleric_of_laogzed"], map={"tsenviilyq": {"red": 1, "blue": 1}}).play("cleric_of_laogzed")
    t.do("move-from tsenviilyq blue", "move-to tsenviilyq")
    assert t.in_main
    assert t.at("tsenviilyq") == {"red": 1, "blue": 1}
    assert t.influence == 0  # red did not hold the marker for a moment


def test_r_85_a_crawler_played_by_the_elder_brain_stays_in_the_market() -> None:
    t = Table(hand=["elder_brain"], inner_circle=["carrion_crawler"], market={"row": row("lich", "wight")})
    t.play("elder_brain", "use carrion_crawler", "devour lich")
    assert t.row == row("carrion_crawler", "wight")
    assert t.inner_circle() == []


def test_r_86_a_crawler_alone_in_the_row_is_devoured_by_ulitharid() -> None:
    t = Table(hand=["ulitharid"], market={"row": row("carrion_crawler")}).play("ulitharid", "use carrion_crawler")
    assert t.power == 3
    assert t.devoured == ["carrion_crawler"]
    assert t.row == row()


def test_r_87_grimlock_may_be_drawn_again_by_its_own_reaction() -> None:
    seats = {"blue": {"hand": ["grimlock", *cards(noble=3)], "deck": []}}
    t = Table(hand=["cranium_rats"], map={"kanaglym": {"red": 3}}, barracks=0, seats=seats)
    t.play("cranium_rats", "target blue", "blue: discard grimlock")
    assert t.hand("blue") == ["grimlock", *cards(noble=3)]


def test_r_88_an_ambassador_lies_open_while_its_owner_decides() -> None:
    seats = {"blue": {"hand": ["ambassador", *cards(noble=3)]}}
    t = Table(hand=["cranium_rats"], map={"kanaglym": {"red": 3}}, barracks=0, seats=seats)
    t.play("cranium_rats", "target blue", "blue: discard ambassador")
    assert t.match.view(0).to_json()["seats"]["blue"]["discard"] == ["ambassador"]
    assert t.legal == {"accept", "decline"}
