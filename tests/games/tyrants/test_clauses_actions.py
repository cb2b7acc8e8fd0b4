"""T-10: what cards and basic actions do to troops, spies and cards."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.tyrants.board import SITES
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from tests.games.tyrants.looking import in_play, marker
from tests.games.tyrants.table import Table, cards

ROW = ["blackguard", "kobold", "advocate", None, None, None]

# ---------------------------------------------------------------- T-10.1 assassinate


@pytest.mark.parametrize("site", [site.id for site in SITES if site.spaces > 1])
def test_t_10_1_1_every_site_of_the_map_can_be_struck_at(site: str) -> None:
    t = Table(players=4, active="blue", hand=["blackguard"], map={site: {"red": 1, "blue": 1}}).play("blackguard", "option 2")
    assert t.legal == {f"assassinate {site} red"}
    assert t.match.why_not(f"assassinate {site} red") is None


def test_t_10_1_1_an_enemy_troop_goes_to_the_trophy_hall() -> None:
    here = {"skullport": {"red": 1, "blue": 1, "white": 1}, "labyrinth__skullport:1": {"blue": 1}, "kanaglym": {"blue": 1}}
    t = Table(power=9, map=here)
    assert t.offered("assassinate") == {"skullport blue", "skullport white", "labyrinth__skullport:1"}
    t.do("assassinate skullport blue", "assassinate skullport white", "assassinate labyrinth__skullport:1")
    assert t.at("skullport") == {"red": 1}
    assert t.at("labyrinth__skullport:1") == {}
    assert t.trophies() == {"blue": 2, "white": 1}


def test_t_10_1_1_the_killed_troop_does_not_go_home() -> None:
    t = Table(power=3, map={"skullport": {"red": 1, "blue": 1}})
    before = t.barracks("blue")
    t.do("assassinate skullport blue")
    assert t.barracks("blue") == before


def test_t_10_1_1_never_your_own_never_nobody() -> None:
    t = Table(power=3, map={"skullport": {"red": 2, "blue": 1}})
    assert "(T-0.2)" in t.why_not("assassinate skullport red")
    assert t.why_not("assassinate skullport white") == "No white troop stands at Skullport. (T-10.1.1)"
    assert "(T-10.1.1)" in t.why_not("assassinate labyrinth__skullport:1")


def test_t_10_1_1_a_white_troop_limits_the_choice() -> None:
    t = Table(hand=["underdark_ranger"], map={"skullport": {"red": 1, "blue": 1, "white": 1}}).play("underdark_ranger")
    assert t.offered("assassinate") == {"skullport white"}
    assert t.why_not("assassinate skullport blue") == "Choose a white troop. (T-10.1.1)"


def test_t_10_1_2_one_after_another() -> None:
    t = Table(hand=["deathblade"], map={"skullport": {"red": 1, "blue": 1, "white": 1}})
    t.play("deathblade", "assassinate skullport blue")
    assert t.legal == {"assassinate skullport white"}


def test_t_10_1_2_at_a_single_site() -> None:
    here = {"skullport": {"red": 1, "white": 2}, "kanaglym": {"red": 1, "white": 1}, "skullport__kanaglym:0": {"white": 1}}
    t = Table(hand=["minotaur_skeleton"], map=here).play("minotaur_skeleton", "option 2", "devour-this")
    assert t.offered("assassinate") == {"skullport white", "kanaglym white"}
    assert "(R-41)" in t.why_not("assassinate skullport__kanaglym:0")
    t.do("assassinate skullport white")
    assert t.offered("assassinate") == {"skullport white"}
    assert "(R-41)" in t.why_not("assassinate kanaglym white")
    t.do("assassinate skullport white")
    assert t.in_main


# ---------------------------------------------------------------- T-10.2 deploy


def test_t_10_2_1_from_barracks_to_an_empty_space_with_presence() -> None:
    t = Table(power=1, barracks=7, map={"kanaglym": {"red": 1}, "skullport__kanaglym:0": {"blue": 1}})
    assert t.offered("deploy") == {"kanaglym", "eryndlyn__kanaglym:1", "kanaglym__tsenviilyq:0"}
    assert t.why_not("deploy eryndlyn") == "You have no Presence at Eryndlyn. (T-10.2.1)"
    t.do("deploy eryndlyn__kanaglym:1")
    assert t.at("eryndlyn__kanaglym:1") == {"red": 1}
    assert t.barracks() == 6


def test_t_10_2_1_each_new_troop_counts_for_the_next() -> None:
    t = Table(hand=["mercenary_squad"], map={"kanaglym": {"red": 1}})
    t.play("mercenary_squad", "deploy eryndlyn__kanaglym:1", "deploy eryndlyn__kanaglym:0", "deploy eryndlyn")
    assert t.at("eryndlyn") == {"red": 1}
    assert t.in_main


def test_t_10_2_2_without_a_troop_on_the_map_anywhere() -> None:
    t = Table(hand=["grimlock"], map={"araumycos": {"white": 4}, "skullport": {"blue": 1}}).play("grimlock")
    assert t.offered("deploy") == in_play(t) - {"araumycos"}


def test_t_10_2_2_only_for_the_first_of_several_deployments() -> None:
    t = Table(hand=["mercenary_squad"]).play("mercenary_squad", "deploy blingdenstone")
    assert t.offered("deploy") == {"blingdenstone", "blingdenstone__mantol_derith:0"}


def test_t_10_2_3_empty_barracks_give_vp() -> None:
    t = Table(hand=["mercenary_squad"], barracks=0, power=1, map={"skullport": {"red": 1}}).play("mercenary_squad")
    assert t.in_main
    assert t.vp() == 3
    t.do("deploy-none")
    assert (t.vp(), t.power) == (4, 0)


def test_t_10_2_3_not_with_troops_left() -> None:
    t = Table(power=1, map={"skullport": {"red": 1}})
    assert "(T-10.2.3)" in t.why_not("deploy-none")
    assert "(T-3.3)" in Table(barracks=0).why_not("deploy-none")


def test_t_10_2_4_no_empty_space_within_reach() -> None:
    """Red fills Blingdenstone and its only route, and the site behind is full too."""
    here = {"blingdenstone": {"red": 2}, "blingdenstone__mantol_derith:0": {"white": 1}}
    t = Table(hand=["grimlock"], power=1, map=here)
    assert t.offered("deploy") == set()
    assert "(T-0.3)" in t.why_not("deploy blingdenstone")
    t.play("grimlock")
    assert t.in_main
    assert t.vp() == 0


def test_t_10_2_5_the_last_troop_ends_the_game() -> None:
    t = Table(power=2, barracks=2, map={"skullport": {"red": 1}}).do("deploy skullport")
    assert not t.ending
    assert t.do("deploy skullport").ending


# ---------------------------------------------------------------- T-10.3 devour


def test_t_10_3_1_on_top_of_the_devoured_pile() -> None:
    t = Table(hand=["marilith", "noble"], market={"devoured": ["kobold"]}).play("marilith", "devour noble")
    assert t.devoured == ["kobold", "noble"]
    assert (t.hand(), t.discard(), t.in_play) == ([], [], ["marilith"])


def test_t_10_3_2_a_devoured_market_card_is_replaced_in_its_slot() -> None:
    t = Table(hand=["white_wyrmling"], barracks=0, market={"row": ROW, "deck": ["ettin", "vrock"]})
    t.play("white_wyrmling", "devour kobold")
    assert t.row == ["blackguard", "ettin", "advocate", None, None, None]
    assert t.market_deck == ["vrock"]
    assert t.devoured == ["kobold"]


def test_t_10_3_2_with_an_empty_market_deck_the_slot_stays_empty() -> None:
    t = Table(hand=["cult_fanatic"], market={"row": ROW}).play("cult_fanatic", "devour kobold")
    assert t.row == ["blackguard", None, "advocate", None, None, None]


def test_t_10_3_3_the_card_being_played_is_not_in_hand() -> None:
    t = Table(hand=["marilith", "noble"]).play("marilith")
    assert t.legal == {"decline", "devour noble"}
    assert "(T-6.3)" in t.why_not("devour marilith")


def test_t_10_3_3_this_card_leaves_the_play_area() -> None:
    t = Table(hand=["skeletal_horde"], barracks=0).play("skeletal_horde", "devour-this")
    assert t.in_play == []
    assert t.devoured == ["skeletal_horde"]
    t.end_turn()
    assert t.hand() == []


# ---------------------------------------------------------------- T-10.4 draw


def test_t_10_4_1_from_the_top() -> None:
    t = Table(hand=["gauth"], deck=["noble", "soldier"]).play("gauth", "option 2")
    assert t.hand() == ["noble"]
    assert t.deck() == ["soldier"]


def test_t_10_4_1_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    """Not before: the last card of the deck is drawn without a shuffle."""
    t = Table(hand=["gauth", "gauth"], deck=["noble"], discard=cards(soldier=2)).play("gauth", "option 2")
    assert (t.deck(), t.discard()) == ([], cards(soldier=2))
    t.play("gauth", "option 2")
    assert t.hand() == ["noble", "soldier"]
    assert (t.deck(), t.discard()) == (["soldier"], [])
    assert t.in_play == ["gauth", "gauth"]


def test_t_10_4_1_the_new_deck_is_in_random_order() -> None:
    pile = ["kobold", "lich", "vrock", "ettin", "imix", "ghoul", "noble", "soldier"]
    orders = set()
    for seed in range(5):
        position = Table(hand=["gauth"], discard=pile).json
        t = Table()
        t.match = Match(t.match.game, start={**position, "rng": Rng(seed).to_json()})
        t.play("gauth", "option 2")
        order = [*t.hand(), *t.deck()]
        assert sorted(order) == sorted(pile)
        orders.add(tuple(order))
    assert len(orders) == 5


def test_t_10_4_1_both_empty_stop_drawing() -> None:
    t = Table(hand=["rath_modar"], deck=["noble"]).play("rath_modar")
    assert t.hand() == ["noble"]
    assert t.offered("place-spy")


def test_t_10_4_2_the_top_card_of_an_empty_deck() -> None:
    t = Table(hand=["nalfeshnee"], discard=["noble"]).play("nalfeshnee")
    assert t.inner_circle() == ["noble"]
    assert (t.deck(), t.discard()) == ([], [])


def test_t_10_4_2_no_card_anywhere() -> None:
    t = Table(hand=["nalfeshnee"]).play("nalfeshnee")
    assert t.in_main
    assert t.inner_circle() == []


# ---------------------------------------------------------------- T-10.5 move a troop


def test_t_10_5_1_an_enemy_troop_from_where_you_are_to_any_empty_space() -> None:
    here = {"tsenviilyq": {"red": 1, "blue": 1, "white": 1}, "araumycos": {"white": 4}, "kanaglym": {"blue": 1}}
    t = Table(hand=["cleric_of_laogzed"], map=here).play("cleric_of_laogzed")
    assert t.offered("move-from") == {"tsenviilyq blue", "tsenviilyq white"}
    assert "(T-0.2)" in t.why_not("move-from tsenviilyq red")
    assert "(T-7.3)" in t.why_not("move-from kanaglym blue")
    assert "(T-6.4)" in t.why_not("decline")
    t.do("move-from tsenviilyq white")
    assert t.offered("move-to") == in_play(t) - {"araumycos", "tsenviilyq"}
    t.do("move-to blingdenstone")
    assert t.at("tsenviilyq") == {"red": 1, "blue": 1}
    assert t.at("blingdenstone") == {"white": 1}
    assert t.trophies() == {}


def test_t_10_5_1_control_changes_at_both_ends() -> None:
    t = Table(hand=["cleric_of_laogzed"], map={"tsenviilyq": {"red": 1, "blue": 1}, "araumycos": {"white": 1}})
    t.play("cleric_of_laogzed", "move-from tsenviilyq blue", "move-to menzoberranzan")
    assert marker(t, "tsenviilyq") == "red"
    assert marker(t, "menzoberranzan") == "blue"
    assert t.influence == 1


# ---------------------------------------------------------------- T-10.6 place a spy


def test_t_10_6_1_on_any_site_without_your_spy() -> None:
    here: dict[str, dict[str, Any]] = {"skullport": {"spies": ["red"]}, "eryndlyn": {"blue": 3, "spies": ["blue"]}}
    t = Table(hand=["spy_master"], map=here).play("spy_master")
    assert t.offered("place-spy") == {place for place in in_play(t) if ":" not in place} - {"skullport"}
    assert t.why_not("place-spy skullport") == "You already have a spy at Skullport. (T-10.6.1)"
    t.do("place-spy eryndlyn")
    assert t.spies("eryndlyn") == ["red", "blue"]
    assert t.at("eryndlyn") == {"blue": 3}
    assert t.spies_left() == 3


@pytest.mark.parametrize("site", [site.id for site in SITES])
def test_t_10_6_1_every_site_of_the_map_can_have_a_spy(site: str) -> None:
    t = Table(players=4, hand=["spy_master"]).play("spy_master", f"place-spy {site}")
    assert t.spies(site) == ["red"]


def all_five_spies() -> dict[str, dict[str, list[str]]]:
    return {site: {"spies": ["red"]} for site in ("skullport", "eryndlyn", "kanaglym", "everfire", "araumycos")}


def test_t_10_6_2_with_all_five_out_do_nothing() -> None:
    t = Table(hand=["spy_master"], map=all_five_spies()).play("spy_master")
    assert t.legal == {"decline", *(f"return-spy {site} red" for site in all_five_spies())}
    assert "(T-10.6.2)" in t.why_not("place-spy llacerellyn")
    t.do("decline")
    assert t.in_main
    assert t.spies_left() == 0


def test_t_10_6_2_with_all_five_out_move_one() -> None:
    t = Table(hand=["spy_master"], map=all_five_spies()).play("spy_master", "return-spy everfire red")
    assert t.offered("place-spy") == {place for place in in_play(t) if ":" not in place} - set(all_five_spies()) | {"everfire"}
    assert "decline" not in t.legal
    t.do("place-spy llacerellyn")
    assert t.in_main
    assert (t.spies("everfire"), t.spies("llacerellyn")) == ([], ["red"])


def test_t_10_6_2_not_while_a_spy_is_left() -> None:
    t = Table(hand=["spy_master"], map={"skullport": {"spies": ["red"]}}).play("spy_master")
    assert "(T-10.6.2)" in t.why_not("return-spy skullport red")
    assert "(R-34)" in t.why_not("decline")


# ---------------------------------------------------------------- T-10.7 promote


def test_t_10_7_1_a_promoted_card_leaves_the_deck_for_good() -> None:
    t = Table(hand=["advocate", "deathblade"]).play("deathblade").play("advocate", "option 2").end_turn("promote deathblade")
    assert t.inner_circle() == ["deathblade"]
    assert (t.hand(), t.deck(), t.discard()) == (["advocate"], [], [])
    sources = t.match.game.score_sources(t.match.state)[0]
    assert (sources["inner_circle"], sources["deck"]) == (6, 1)


def test_t_10_7_2_promoting_from_the_play_area() -> None:
    t = Table(hand=["advocate", "noble", "soldier"]).play("noble").play("advocate", "option 2").end_turn()
    assert t.legal == {"promote noble"}


def test_t_10_7_2_promoting_the_top_of_the_deck() -> None:
    t = Table(hand=["nalfeshnee"], deck=["kobold", "noble"]).play("nalfeshnee")
    assert t.inner_circle() == ["kobold"]
    assert t.deck() == ["noble"]


def test_t_10_7_2_promoting_from_hand_discard_pile_or_the_card_itself() -> None:
    def table() -> Table:
        return Table(hand=["necromancer", "noble"], discard=["kobold"], deck=["soldier"]).play("necromancer", "option 2")

    assert table().legal == {"promote-this", "promote-from-hand noble", "promote-from-discard kobold"}
    t = table().do("promote-this")
    assert (t.inner_circle(), t.in_play) == (["necromancer"], [])
    t = table().do("promote-from-hand noble")
    assert (t.inner_circle(), t.hand()) == (["noble"], [])
    t = table().do("promote-from-discard kobold")
    assert (t.inner_circle(), t.discard()) == (["kobold"], [])


# ---------------------------------------------------------------- T-10.8 recruit


def test_t_10_8_1_into_the_discard_pile_and_replaced_in_the_same_slot() -> None:
    t = Table(influence=5, market={"row": ROW, "deck": ["ettin", "vrock"]}).do("recruit kobold")
    assert t.discard() == ["kobold"]
    assert t.row == ["blackguard", "ettin", "advocate", None, None, None]
    assert t.market_deck == ["vrock"]
    assert "recruit ettin" in t.legal


def test_t_10_8_1_with_an_empty_market_deck_the_slot_stays_empty() -> None:
    t = Table(influence=1, market={"row": ROW}).do("recruit kobold")
    assert t.row == ["blackguard", None, "advocate", None, None, None]
    assert "(T-10.8.1)" in t.why_not("recruit kobold")


def test_t_10_8_2_prices() -> None:
    t = Table(influence=5).do("recruit house_guard")
    assert t.influence == 2
    t.do("recruit priestess_of_lolth")
    assert t.influence == 0
    assert (t.supply("house_guard"), t.supply("priestess_of_lolth")) == (14, 14)


def test_t_10_8_2_an_effect_recruits_without_paying() -> None:
    t = Table(hand=["vanifer"], influence=1, market={"row": ROW}).play("vanifer", "recruit blackguard")
    assert t.influence == 1
    assert t.discard() == ["blackguard"]


def test_t_10_8_3_an_empty_supply() -> None:
    t = Table(influence=9, market={"supplies": {"house_guard": 1, "priestess_of_lolth": 0}}).do("recruit house_guard")
    assert t.why_not("recruit house_guard") == "The supply of House Guard is empty. (T-10.8.3)"
    assert "(T-10.8.3)" in t.why_not("recruit priestess_of_lolth")
    assert not t.ending
    t = Table(hand=["ghoul"], outcasts=0).play("ghoul")
    assert t.in_main
    assert t.discard("blue") == []


# ---------------------------------------------------------------- T-10.9 return


def test_t_10_9_1_another_players_piece_goes_home() -> None:
    here = {"skullport": {"red": 1, "blue": 1, "white": 1, "spies": ["blue"]}, "kanaglym": {"blue": 1, "spies": ["blue"]}}
    t = Table(hand=cards(vampire_spawn=2), map=here).play("vampire_spawn")
    assert t.legal == {"return-troop skullport blue", "return-spy skullport blue"}
    assert t.why_not("return-troop skullport white") == "You can't return white troops. (T-10.9.1)"
    assert "(T-7.3)" in t.why_not("return-troop kanaglym blue")
    assert "(T-10.9.1)" in t.why_not("return-spy kanaglym blue")
    before = t.barracks("blue")
    t.do("return-troop skullport blue")
    assert t.barracks("blue") == before + 1
    assert t.trophies() == {}
    t.play("vampire_spawn", "return-spy skullport blue")
    assert t.spies_left("blue") == 4


def test_t_10_9_1_a_spys_presence_is_enough() -> None:
    t = Table(power=3, map={"skullport": {"spies": ["red", "blue"]}}).do("return-spy skullport blue")
    assert t.spies("skullport") == ["red"]


def test_t_10_9_2_your_own_piece_from_anywhere_when_a_card_says_so() -> None:
    here: dict[str, dict[str, Any]] = {"ched_nasad__llacerellyn:0": {"red": 1}, "blingdenstone": {"spies": ["red"]}}
    t = Table(hand=["intellect_devourer"], barracks=5, map=here).play("intellect_devourer", "option 2")
    t.do("return-troop ched_nasad__llacerellyn:0", "return-spy blingdenstone red")
    assert t.in_main
    assert (t.barracks(), t.spies_left()) == (6, 5)


def test_t_10_9_2_not_otherwise() -> None:
    t = Table(hand=["vampire_spawn"], map={"skullport": {"red": 2, "blue": 1, "spies": ["red"]}}).play("vampire_spawn")
    assert "(T-0.2)" in t.why_not("return-troop skullport red")
    assert "(T-10.9.1)" in t.why_not("return-spy skullport red")


# ---------------------------------------------------------------- T-10.10 supplant


def test_t_10_10_1_kill_and_take_the_space() -> None:
    """The space may be the last one of a full site, where no other deployment could go."""
    here = {"chasmleap_bridge": {"blue": 1}, "chasmleap_bridge__everfire:0": {"red": 1}, "kanaglym": {"blue": 1}}
    t = Table(hand=["doppelganger"], barracks=5, map=here).play("doppelganger")
    assert t.legal == {"supplant chasmleap_bridge blue"}
    assert "(T-7.3)" in t.why_not("supplant kanaglym blue")
    t.do("supplant chasmleap_bridge blue")
    assert t.at("chasmleap_bridge") == {"red": 1}
    assert (t.trophies(), t.barracks()) == ({"blue": 1}, 4)


def test_t_10_10_1_on_a_route() -> None:
    t = Table(hand=["doppelganger"], map={"skullport__kanaglym:0": {"blue": 1}, "kanaglym": {"red": 1}})
    t.play("doppelganger", "supplant skullport__kanaglym:0")
    assert t.at("skullport__kanaglym:0") == {"red": 1}


def test_t_10_10_1_anywhere_needs_no_presence() -> None:
    t = Table(hand=["derro"], outcasts=5, map={"skullport": {"red": 1}, "araumycos": {"white": 1}})
    assert t.play("derro", "supplant araumycos white").at("araumycos") == {"red": 1}


def test_t_10_10_2_with_empty_barracks() -> None:
    t = Table(hand=["doppelganger"], barracks=0, map={"kanaglym": {"red": 1, "blue": 1}})
    t.play("doppelganger", "supplant kanaglym blue")
    assert t.at("kanaglym") == {"red": 1}
    assert (t.trophies(), t.vp(), t.barracks()) == ({"blue": 1}, 1, 0)


# ---------------------------------------------------------------- T-10.11 forced discard


def test_t_10_11_1_the_victim_chooses() -> None:
    t = Table(hand=["gauth"], seats={"blue": {"hand": ["noble", "noble", "soldier", "kobold"]}})
    t.play("gauth", "option 2", "target blue")
    assert t.chooser == "blue"
    assert t.offered("discard") == {"noble", "soldier", "kobold"}
    t.do("blue: discard kobold")
    assert t.hand("blue") == ["noble", "noble", "soldier"]
    assert t.discard("blue") == ["kobold"]
    assert t.chooser == "red"


def test_t_10_11_1_more_than_three() -> None:
    t = Table(hand=["gauth"], seats={"blue": {"hand": cards(noble=3)}}).play("gauth", "option 2")
    assert t.in_main


def test_t_10_11_1_several_victims_clockwise_from_the_active_player() -> None:
    hands = {colour: {"hand": cards(noble=4)} for colour in ("red", "blue", "black")}
    t = Table(players=4, active="orange", map={"skullport": {"spies": ["orange"]}}, hand=["nothic"], seats=hands)
    t.play("nothic", "option 2", "return-spy skullport orange")
    t.do("black: discard noble", "red: discard noble", "blue: discard noble")
    assert t.in_main


def test_t_10_11_2_reactions_answer_another_players_effect() -> None:
    t = Table(hand=["gauth"], seats={"blue": {"hand": ["grimlock", *cards(noble=3)], "deck": cards(soldier=3)}})
    t.play("gauth", "option 2", "target blue", "blue: discard grimlock")
    assert t.hand("blue") == cards(noble=3, soldier=2)
    assert t.discard("blue") == ["grimlock"]


def test_t_10_11_2_not_ones_own_discard() -> None:
    """Discarded for the Insane Outcast, at the end of the turn, or simply played: nothing is answered."""
    t = Table(hand=["insane_outcast", "grimlock", "ambassador"], deck=cards(noble=7), outcasts=20)
    t.play("insane_outcast", "discard grimlock")
    assert t.in_main
    assert t.hand() == ["ambassador"]
    t.end_turn()
    assert t.active == "blue"
    assert t.discard() == ["ambassador", "grimlock"]
    assert t.inner_circle() == []


# ---------------------------------------------------------------- T-10.12 troops from trophy halls


def test_t_10_12_1_the_piece_keeps_its_colour_and_barracks_do_not_change() -> None:
    seats: dict[str, dict[str, Any]] = {"blue": {"trophies": {"red": 1, "orange": 1}}, "orange": {"barracks": 8}}
    t = Table(players=3, hand=["orcus", "noble"], barracks=7, trophies={"white": 1}, seats=seats)
    t.play("orcus", "devour noble")
    assert t.offered("take-trophy") == {"red white", "blue red", "blue orange"}
    t.do("take-trophy blue red", "raise-at kanaglym", "take-trophy blue orange", "raise-at eryndlyn")
    assert (t.at("kanaglym"), t.at("eryndlyn")) == ({"red": 1}, {"orange": 1})
    assert (t.barracks(), t.barracks("orange")) == (7, 8)
    assert (t.trophies(), t.trophies("blue")) == ({"white": 1}, {})


def test_t_10_12_1_white_is_white_again() -> None:
    t = Table(hand=["mummy_lord"], trophies={"white": 1, "blue": 1}).play("mummy_lord", "option 2", "take-trophy red white")
    t.do("raise-at kanaglym")
    assert t.at("kanaglym") == {"white": 1}
    assert t.trophies() == {"blue": 1}


# ---------------------------------------------------------------- T-10.13 cards not played from hand


def test_t_10_13_1_a_market_card_is_played_and_counts_for_focus() -> None:
    market = {"row": ["blackguard", None, None, None, None, None], "deck": ["ettin"]}
    t = Table(hand=["ulitharid", "imix"], market=market).play("ulitharid", "use blackguard", "option 1")
    assert t.devoured == ["blackguard"]
    assert t.row == ["ettin", None, None, None, None, None]
    assert t.in_play == ["ulitharid"]
    assert t.play("imix").power == 2 + 4 + 2


def test_t_10_13_1_a_card_of_the_inner_circle_is_played_and_returns() -> None:
    t = Table(hand=["elder_brain", "imix"], deck=["noble"], inner_circle=["bounty_hunter"]).play("elder_brain")
    assert t.offered("use") == {"noble", "bounty_hunter"}
    t.do("use bounty_hunter")
    assert t.power == 3
    assert t.inner_circle() == ["bounty_hunter", "noble"]
    assert t.in_play == ["elder_brain"]
    assert t.play("imix").power == 3 + 4 + 2
