"""T-3 rounds and turns, T-4 end of turn, T-5 resources, T-6 cards."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import ASPECTS, NO_COST
from tests.games.tyrants.looking import marker, presence
from tests.games.tyrants.table import Table, cards

# ---------------------------------------------------------------- T-3 rounds and turns


def test_t_3_1_a_round_is_one_turn_each_from_the_first_player_clockwise() -> None:
    t = Table(players=3, active="orange", first="orange", round=4)
    turns = []
    for _ in range(4):
        turns.append((t.json["round"], t.active))
        t.end_turn()
    assert turns == [(4, "orange"), (4, "red"), (4, "blue"), (5, "orange")]


def test_t_3_2_cards_and_basic_actions_in_any_order() -> None:
    t = Table(hand=cards(soldier=4, noble=2), map={"skullport": {"red": 1, "blue": 1}})
    t.play("soldier").do("deploy skullport").play("noble").play("noble").do("recruit priestess_of_lolth")
    t.play("soldier").play("soldier").play("soldier").do("assassinate skullport blue")
    assert (t.power, t.influence) == (0, 0)
    assert t.at("skullport") == {"red": 2}
    assert t.discard() == ["priestess_of_lolth"]


def test_t_3_2_the_turn_may_end_with_cards_and_resources_left() -> None:
    t = Table(hand=["noble", "soldier"], power=3, influence=8)
    assert t.in_main
    t.end_turn()
    assert t.active == "blue"


def test_t_3_2_nothing_but_the_hand_is_played() -> None:
    t = Table(hand=["noble"], deck=["soldier"])
    assert t.offered("play") == {"noble"}
    assert "(T-6.3)" in t.why_not("play soldier")


def test_t_3_3_assassinate_costs_3_power() -> None:
    here = {"skullport": {"red": 1, "white": 1}}
    assert Table(power=2, map=here).why_not("assassinate skullport white") == "It costs 3 power; you have 2. (T-3.3)"
    t = Table(power=4, map=here).do("assassinate skullport white")
    assert t.power == 1
    assert t.trophies() == {"white": 1}


def test_t_3_3_deploy_costs_1_power() -> None:
    here = {"skullport": {"red": 1}}
    assert "(T-3.3)" in Table(map=here).why_not("deploy skullport")
    t = Table(power=2, map=here).do("deploy skullport")
    assert t.power == 1
    assert t.at("skullport") == {"red": 2}


def test_t_3_3_returning_an_enemy_spy_costs_3_power() -> None:
    here = {"skullport": {"red": 1, "spies": ["blue"]}}
    assert "(T-3.3)" in Table(power=2, map=here).why_not("return-spy skullport blue")
    t = Table(power=3, map=here).do("return-spy skullport blue")
    assert t.power == 0
    assert t.spies("skullport") == []


def test_t_3_3_a_recruit_costs_the_influence_on_the_card() -> None:
    market = {"row": ["blackguard", None, None, None, None, None]}
    t = Table(influence=2, market=market)
    assert t.why_not("recruit blackguard") == "Blackguard costs 3; you have 2 influence. (T-10.8.2)"
    assert t.offered("recruit") == {"priestess_of_lolth"}
    t = Table(influence=4, market=market)
    assert t.offered("recruit") == {"blackguard", "house_guard", "priestess_of_lolth"}
    assert t.do("recruit blackguard").influence == 1


def test_t_3_3_there_are_no_other_basic_actions() -> None:
    t = Table(power=9, influence=9, hand=["noble"], map={"skullport": {"red": 1, "blue": 1, "spies": ["red"]}})
    for action in ("return-troop skullport blue", "supplant skullport blue", "move-from skullport blue", "devour noble"):
        assert "(T-3.3)" in t.why_not(action)
    assert "(T-3.3)" in t.why_not("place-spy eryndlyn")
    assert "(T-10.9.1)" in t.why_not("return-spy skullport red")


def test_t_3_4_a_card_is_resolved_before_anything_else() -> None:
    t = Table(hand=["blackguard", "noble"], power=3, influence=3, map={"skullport": {"red": 1, "white": 1}})
    t.play("blackguard")
    assert t.legal == {"option 1", "option 2"}
    for action in ("play noble", "deploy skullport", "recruit house_guard", "end-turn"):
        assert "(T-3.4)" in t.why_not(action)
    t.do("option 1")
    assert {"play noble", "deploy skullport", "recruit house_guard", "end-turn"} <= t.legal


# ---------------------------------------------------------------- T-4 end of turn


def test_t_4_1_no_cards_or_basic_actions_after_the_end_is_declared() -> None:
    t = Table(hand=["ambassador", "wyrmspeaker", "noble"], power=3, influence=3, map={"skullport": {"red": 1}})
    t.play("ambassador").play("wyrmspeaker").do("end-turn")
    assert t.legal == {"resolve ambassador", "resolve wyrmspeaker"}
    for action in ("play noble", "deploy skullport", "recruit house_guard", "end-turn"):
        assert "(T-4.1)" in t.why_not(action)
    t.do("resolve ambassador")
    assert "play noble" not in t.legal


def test_t_4_2_queued_instructions_in_the_order_the_player_likes() -> None:
    def table() -> Table:
        t = Table(hand=["wyrmspeaker", "blue_dragon", "noble"], inner_circle=cards(noble=2))
        return t.play("wyrmspeaker").play("blue_dragon").play("noble").end_turn()

    # First the Wyrmspeaker: its promotion is the third card for Blue Dragon.
    t = table().do("resolve wyrmspeaker", "promote noble", "decline")
    assert t.vp() == 1
    # First Blue Dragon, promoting nothing: it finds two cards.
    t = table().do("resolve blue_dragon", "decline", "promote noble")
    assert t.vp() == 0
    assert t.inner_circle() == cards(noble=3)


def test_t_4_2_everything_queued_happens_before_the_cards_are_put_away() -> None:
    t = Table(hand=["neogi", "wyrmspeaker"], barracks=0, seats={"blue": {"hand": ["noble", "soldier"]}})
    t.play("neogi").play("wyrmspeaker").end_turn("resolve neogi", "blue: discard noble", "promote neogi")
    assert t.discard("blue") == ["noble"]
    assert t.inner_circle() == ["neogi"]
    assert t.hand() == ["wyrmspeaker"]  # put away after step 1, shuffled and drawn again


def test_t_4_3_total_control_of_a_marker_site_gives_vp_to_the_player_whose_turn_ends() -> None:
    t = Table(map={"araumycos": {"red": 4}, "tsenviilyq": {"blue": 3}})
    assert (t.vp(), t.vp("blue")) == (0, 0)
    t.end_turn()
    assert (t.vp(), t.vp("blue")) == (3, 0)
    t.end_turn()
    assert (t.vp(), t.vp("blue")) == (3, 1)


def test_t_4_3_after_what_was_queued_and_before_the_new_hand() -> None:
    t = Table(hand=["advocate", "noble"], deck=["soldier"], map={"araumycos": {"red": 4}})
    t.play("noble").play("advocate", "option 2").end_turn("promote noble")
    order = [event.kind for event in t.match.events if event.kind in {"promote", "marker_vp", "draw", "turn"}]
    assert order == ["promote", "marker_vp", "draw", "turn"]


def test_t_4_4_play_area_and_hand_go_to_the_discard_pile() -> None:
    t = Table(hand=["noble", "soldier"], deck=cards(house_guard=5), discard=["kobold"]).play("noble").end_turn()
    assert t.discard() == ["kobold", "noble", "soldier"]
    assert t.hand() == cards(house_guard=5)


def test_t_4_4_unspent_resources_are_lost() -> None:
    t = Table(power=4, influence=5).end_turn()
    assert (t.power, t.influence) == (0, 0)
    t.end_turn()
    assert (t.active, t.power, t.influence) == ("red", 0, 0)


def test_t_4_5_draw_five() -> None:
    t = Table(deck=cards(noble=4, soldier=3)).end_turn()
    assert len(t.hand()) == 5
    assert len(t.deck()) == 2


def test_t_4_5_the_cards_just_put_away_are_drawn_if_the_deck_runs_out() -> None:
    t = Table(hand=cards(noble=4), deck=["soldier"]).play("noble").end_turn()
    assert t.hand() == cards(noble=4, soldier=1)
    assert (t.deck(), t.discard()) == ([], [])


def test_t_4_6_the_next_player_begins() -> None:
    t = Table(players=4, active="blue").end_turn()
    assert (t.active, t.chooser, t.over) == ("orange", "orange", False)


# ---------------------------------------------------------------- T-5 resources


def test_t_5_1_both_pools_start_at_0() -> None:
    t = Table(power=3, influence=2).end_turn()
    assert (t.power, t.influence) == (0, 0)


def test_t_5_1_pools_exist_only_on_ones_own_turn() -> None:
    """Control that comes to a rival on another's turn pays the rival nothing then (T-9.3)."""
    t = Table(power=3, map={"tsenviilyq": {"blue": 1, "white": 1, "spies": ["red"]}}).do("assassinate tsenviilyq white")
    assert marker(t, "tsenviilyq") == "blue"
    assert t.influence == 0


def test_t_5_2_gains_are_there_at_once_and_are_spent_in_instalments() -> None:
    t = Table(hand=["bounty_hunter", "soldier"], map={"skullport": {"red": 1}}).play("bounty_hunter")
    assert t.power == 3
    t.do("deploy skullport").play("soldier").do("deploy skullport", "deploy skullport")
    assert t.power == 1


def test_t_5_2_a_cost_is_paid_in_full() -> None:
    t = Table(power=2, influence=1, map={"skullport": {"red": 1, "white": 1}})
    assert t.offered("assassinate") == set()
    assert t.offered("recruit") == set()


def test_t_5_3_power_and_influence_are_not_exchanged() -> None:
    t = Table(power=9, map={"skullport": {"red": 1, "white": 1}})
    assert t.offered("recruit") == set()
    t = Table(influence=9, map={"skullport": {"red": 1, "white": 1}})
    assert (t.offered("assassinate"), t.offered("deploy")) == (set(), set())


# ---------------------------------------------------------------- T-6 cards


def test_t_6_1_a_card_without_a_cost_cannot_be_bought() -> None:
    assert {card.id for card in CARDS if card.cost == NO_COST} == {"noble", "soldier", "insane_outcast"}
    t = Table(influence=9, outcasts=30)
    assert t.why_not("recruit insane_outcast") == "Insane Outcast has no cost: you can't recruit it. (T-6.1)"


@pytest.mark.parametrize(("pile", "vp"), [("deck", 3), ("hand", 3), ("discard", 3), ("inner_circle", 6)])
def test_t_6_1_deck_vp_and_inner_circle_vp(pile: str, vp: int) -> None:
    t = Table(seats={"red": {pile: ["deathblade"]}})
    assert t.match.game.scores(t.match.state) == [vp, 0]


def test_t_6_2_aspects() -> None:
    assert {ASPECTS[card.aspect] for card in CARDS if card.id != "insane_outcast"} == {
        "ambition",
        "conquest",
        "malice",
        "guile",
        "obedience",
    }
    assert [card.id for card in CARDS if not card.aspect] == ["insane_outcast"]
    assert [card.id for card in CARDS if ASPECTS[card.aspect] == "obedience"] == [
        "noble",
        "soldier",
        "house_guard",
        "priestess_of_lolth",
    ]


def test_t_6_2_the_outcast_gives_no_focus() -> None:
    t = Table(hand=["insane_outcast", "imix"], outcasts=20).play("insane_outcast", "decline").play("imix")
    assert t.power == 4


def test_t_6_2_a_free_recruit_that_names_an_aspect() -> None:
    row = ["blackguard", "kobold", "advocate", "imix", None, None]
    t = Table(hand=["vanifer"], market={"row": row}).play("vanifer")
    assert t.legal == {"recruit blackguard"}
    assert t.why_not("recruit kobold") == "Kobold is not Malice. (T-6.2)"
    assert "(T-6.2)" in t.why_not("recruit house_guard")


def test_t_6_3_a_played_card_lies_in_the_play_area_until_the_end_of_the_turn() -> None:
    t = Table(hand=["noble", "soldier"], deck=cards(kobold=3)).play("noble")
    assert (t.hand(), t.in_play, t.discard(), t.deck()) == (["soldier"], ["noble"], [], cards(kobold=3))
    t.play("soldier")
    assert t.in_play == ["noble", "soldier"]
    t.end_turn()
    assert t.in_play == []


def test_t_6_3_instructions_in_printed_order() -> None:
    """Dragonclaw kills first and counts its trophies afterwards."""
    t = Table(hand=["dragonclaw"], trophies={"blue": 4}, map={"skullport": {"red": 1, "blue": 1}})
    t.play("dragonclaw")
    assert t.power == 0
    assert t.do("assassinate skullport blue").power == 2


def test_t_6_4_an_instruction_that_can_be_carried_out_must_be() -> None:
    t = Table(hand=["deathblade"], map={"skullport": {"red": 1, "blue": 2}}).play("deathblade")
    assert t.legal == {"assassinate skullport blue"}
    assert "(T-6.4)" in t.why_not("decline")


def test_t_6_4_as_much_as_possible_and_the_rest_is_ignored() -> None:
    t = Table(hand=["deathblade"], map={"skullport": {"red": 1, "blue": 1}}).play("deathblade", "assassinate skullport blue")
    assert t.in_main
    assert t.trophies() == {"blue": 1}


def test_t_6_4_nothing_possible_nothing_happens() -> None:
    t = Table(hand=["deathblade"], map={"skullport": {"red": 1}}).play("deathblade")
    assert t.in_main
    assert t.in_play == ["deathblade"]


def test_t_6_4_up_to_may_stop_at_any_time() -> None:
    t = Table(hand=["death_tyrant"], map={"skullport": {"red": 1, "blue": 3}})
    t.play("death_tyrant", "assassinate skullport blue", "decline")
    assert t.in_main
    assert t.trophies() == {"blue": 1}


def test_t_6_4_may_is_optional() -> None:
    t = Table(hand=["cult_fanatic"], market={"row": ["kobold", None, None, None, None, None]}).play("cult_fanatic", "decline")
    assert t.in_main
    assert t.devoured == []


def test_t_6_5_choose_one() -> None:
    t = Table(hand=["dragon_cultist"]).play("dragon_cultist")
    assert t.legal == {"option 1", "option 2"}
    t.do("option 2")
    assert t.in_main
    assert (t.power, t.influence) == (0, 2)


def test_t_6_5_choose_several_times_with_repeats() -> None:
    t = Table(hand=["weaponmaster"], map={"skullport": {"red": 1, "white": 1}})
    t.play("weaponmaster", "option 1", "deploy skullport", "option 2", "assassinate skullport white", "option 1")
    t.do("deploy skullport")
    assert t.in_main
    assert t.at("skullport") == {"red": 3}


def test_t_6_5_an_option_that_does_nothing_may_be_chosen() -> None:
    t = Table(hand=["blackguard"], map={"skullport": {"red": 1}}).play("blackguard", "option 2")
    assert t.in_main
    assert t.power == 0


def test_t_6_6_a_cost_may_be_declined_and_the_rest_of_the_card_happens() -> None:
    t = Table(hand=["skeletal_horde"], map={"skullport": {"red": 1}})
    t.play("skeletal_horde", "deploy skullport", "deploy skullport", "decline")
    assert t.in_main
    assert t.at("skullport") == {"red": 3}
    assert t.in_play == ["skeletal_horde"]


def test_t_6_6_a_cost_that_cannot_be_paid_skips_only_that_ability() -> None:
    """Air Elemental's second option without a spy on the map: no troops, but Focus is still reached."""
    t = Table(hand=["air_elemental", "spy_master"], deck=["noble"]).play("air_elemental", "option 2")
    assert t.offered("reveal") == {"spy_master"}
    t.do("reveal spy_master")
    assert t.hand() == ["noble", "spy_master"]


def test_t_6_6_a_cost_is_paid_once() -> None:
    t = Table(hand=["marilith", "noble", "soldier"]).play("marilith", "devour noble")
    assert t.in_main
    assert (t.power, t.hand(), t.devoured) == (5, ["soldier"], ["noble"])


def test_t_6_7_focus_by_a_card_played_before() -> None:
    t = Table(hand=["blackguard", "imix"]).play("blackguard", "option 1").play("imix")
    assert t.power == 2 + 4 + 2


def test_t_6_7_focus_by_showing_a_card_that_stays_in_hand() -> None:
    t = Table(hand=["blackguard", "imix", "noble"]).play("imix")
    assert t.legal == {"decline", "reveal blackguard"}
    assert t.why_not("reveal noble") == "Noble is not Malice. (T-6.7)"
    assert t.do("reveal blackguard").power == 6
    assert t.hand() == ["blackguard", "noble"]


def test_t_6_7_showing_is_optional() -> None:
    t = Table(hand=["blackguard", "imix"]).play("imix", "decline")
    assert t.in_main
    assert t.power == 4


def test_t_6_7_the_card_itself_is_not_another_card_but_a_copy_is() -> None:
    t = Table(hand=cards(water_elemental=2), deck=cards(noble=2), barracks=0)
    t.play("water_elemental", "decline")
    assert t.hand() == ["water_elemental"]
    t.play("water_elemental")
    assert t.hand() == ["noble"]


def test_t_6_8_a_promotion_is_chosen_at_the_end_of_the_turn() -> None:
    """Among the cards in play then, also those played after the instruction, but not the card that gave it."""
    t = Table(hand=["advocate", "noble", "soldier"]).play("advocate", "option 2")
    assert t.in_main
    assert t.queued == ["advocate"]
    t.play("noble").end_turn()
    assert t.legal == {"promote noble"}
    assert "(T-6.8)" in t.why_not("promote advocate")
    assert "(T-6.8)" in t.why_not("promote soldier")
    t.do("promote noble")
    assert t.inner_circle() == ["noble"]
    assert t.active == "blue"


def test_t_6_9_at_the_site_of_the_spy_just_placed() -> None:
    here = {"skullport": {"red": 1, "blue": 1}, "araumycos": {"white": 4}}
    t = Table(hand=["yan_c_bin"], map=here).play("yan_c_bin", "place-spy araumycos")
    assert t.offered("assassinate") == {"araumycos white"}
    assert t.why_not("assassinate skullport blue") == "Skullport is not that spy's site. (T-6.9)"


def test_t_6_9_at_the_site_of_the_spy_just_returned() -> None:
    here: dict[str, dict[str, Any]] = {"skullport": {"red": 1, "blue": 1}, "araumycos": {"white": 4, "spies": ["red"]}}
    t = Table(hand=["cloaker"], map=here).play("cloaker", "option 2", "return-spy araumycos red")
    assert "araumycos" not in presence(t)
    assert t.offered("assassinate") == {"araumycos white"}


@pytest.mark.parametrize("options", [("option 1", "place-spy ched_nasad"), ("option 2", "return-spy araumycos red")])
def test_t_6_9_nothing_there_nothing_done(options: tuple[str, str]) -> None:
    here: dict[str, dict[str, Any]] = {"skullport": {"red": 1, "blue": 1}, "araumycos": {"spies": ["red"]}}
    t = Table(hand=["green_dragon"], map=here).play("green_dragon", *options)
    assert t.in_main
    assert t.at("skullport") == {"red": 1, "blue": 1}
