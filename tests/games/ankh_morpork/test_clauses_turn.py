"""A-4 the turn, A-5 playing a card, A-6 icons."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.cards import CARDS
from bailiwick.games.ankh_morpork.catalogue import EVENTS, INTERRUPTS
from tests.games.ankh_morpork.table import Table

# ---------------------------------------------------------------- A-4 the turn


def test_a_4_1_the_win_check_comes_before_anything_else() -> None:
    t = Table(starting="red", players=3, personality="chrysoprase", cash=50, hand=["groat"])
    assert (t.winners, t.ended) == (["red"], "personality")
    assert [event.kind for event in t.match.events[-6:-4]] == ["turn", "goal_reached"]


def test_a_4_1_only_the_player_whose_turn_starts_is_checked() -> None:
    t = Table(starting="blue", players=3, red={"personality": "chrysoprase", "cash": 60})
    assert not t.over
    assert t.active == "blue"


def test_a_4_1_a_goal_reached_in_the_own_turn_is_not_enough() -> None:
    t = Table(players=3, personality="chrysoprase", cash=49, hand=["the_royal_mint"])
    t.play("the_royal_mint", "take-money")
    assert t.cash() == 54
    assert not t.over
    t.end_turn().do("pass", "pass")
    assert t.winners == ["red"]


def test_a_4_1_commander_vimes_has_no_check() -> None:
    assert not Table(starting="red", personality="commander_vimes", cash=500).over


def test_a_4_1_a_round_is_over_when_whoever_began_is_on_turn_again() -> None:
    t = Table(hand=["the_peeled_nuts"]).play("the_peeled_nuts", "end-turn")
    assert (t.active, t.json["round"]) == ("blue", 1)
    t.do("pass")
    assert (t.active, t.json["round"]) == ("red", 2)


def test_a_4_2_a_card_must_be_played_if_there_is_one() -> None:
    t = Table(hand=["groat", "gaspode"])
    assert t.legal == {"play groat"}
    assert (t.refusal("pass"), t.refusal("end-turn")) == ("A-4.2", "A-4.2")
    assert t.refusal("play hex") == "A-4.2"


def test_a_4_2_one_card_a_turn() -> None:
    t = Table(hand=["the_peeled_nuts", "groat"]).play("the_peeled_nuts")
    assert t.legal == {"end-turn"}
    assert t.refusal("play groat") == "A-4.2"


def test_a_4_3_powers_before_between_and_after() -> None:
    own = {"longwall": "building:red", "nap_hill": "building:red", "the_hippo": "building:red"}
    t = Table(hand=["captain_carrot"], areas=own, cash=0)
    t.do("power longwall").play("captain_carrot", "power nap_hill", "skip", "skip", "take-money", "power the_hippo", "end-turn")
    assert t.cash() == 5


def test_a_4_3_a_power_does_not_end_or_skip_the_icon_it_came_before() -> None:
    t = Table(hand=["gimlets_dwarf_delicatessen"], areas={"longwall": "building:red"}, cash=0)
    t.play("gimlets_dwarf_delicatessen", "power longwall", "take-money", "place longwall")
    assert (t.cash(), t.at("longwall")) == (4, "red building:red")


def test_a_4_3_no_power_in_the_middle_of_an_action() -> None:
    t = Table(hand=["dorfl"], areas={"longwall": "red building:red"}).play("dorfl", "move longwall red")
    assert t.offered("power") == set()
    assert t.refusal("power longwall") == "A-5.2"


def test_a_4_3_no_power_in_the_turn_of_another() -> None:
    t = Table(active="blue", blue={"hand": ["groat"]}, areas={"longwall": "building:red"})
    assert t.refusal("power longwall") == "A-9.3"
    t.do("play groat")
    assert t.chooser == "blue"


def test_a_4_4_the_hand_is_filled_up_to_five() -> None:
    t = Table(hand=["the_peeled_nuts", "groat"]).play("the_peeled_nuts").end_turn()
    assert len(t.hand()) == 5
    assert "groat" in t.hand()


def test_a_4_4_more_than_five_stay() -> None:
    hand = ["the_peeled_nuts", "groat", "hex", "modo", "ruby", "dorfl", "zorgo"]
    t = Table(hand=hand).play("the_peeled_nuts").end_turn()
    assert t.hand() == set(hand) - {"the_peeled_nuts"}


def test_a_4_4_penalty_cards_count_as_cards_in_hand() -> None:
    t = Table(penalty_cards=["dr_whiteface"], hand=["the_peeled_nuts", "groat"]).play("the_peeled_nuts").end_turn()
    assert len(t.hand()) == 4


def test_a_4_5_who_has_interrupts_only_passes_but_powers_and_refill_happen() -> None:
    t = Table(hand=["gaspode"], areas={"longwall": "building:red"}, cash=0)
    assert t.legal == {"pass", "power longwall"}
    t.do("power longwall", "pass")
    assert (t.cash(), len(t.hand()), t.active) == (1, 5, "blue")


def test_a_4_5_who_has_no_cards_passes() -> None:
    t = Table()
    assert t.legal == {"pass"}
    assert len(t.do("pass").hand()) == 5


def test_a_4_6_the_next_player_clockwise() -> None:
    t = Table(players=4, active="green")
    turns = []
    for _ in range(4):
        turns.append(t.active)
        t.do("pass")
        t.state.piles[0:4] = [b""] * 4
    assert turns == ["green", "yellow", "red", "blue"]


# ---------------------------------------------------------------- A-5 playing a card


def test_a_5_1_the_card_is_in_play_for_all_to_see() -> None:
    t = Table(hand=["groat"]).play("groat")
    assert t.in_play == "groat"
    assert t.view("blue")["turn"]["in_play"] == "groat"
    assert t.hand() == set()


def test_a_5_2_icons_from_left_to_right() -> None:
    t = Table(hand=["captain_carrot"], areas={"longwall": "red", "nap_hill": "blue blue trouble"}).play("captain_carrot")
    assert t.offered("place")
    assert (t.refusal("calm nap_hill"), t.refusal("take-money")) == ("A-5.2", "A-5.2")
    t.do("place longwall")
    assert t.offered("calm") == {"longwall", "nap_hill"}
    assert (t.refusal("place longwall"), t.refusal("take-money")) == ("A-5.2", "A-5.2")
    t.do("calm nap_hill", "take-money")
    assert t.at_end


def test_a_5_3_every_icon_may_be_skipped_and_is_gone_then() -> None:
    t = Table(hand=["captain_carrot"], areas={"longwall": "red", "nap_hill": "blue blue trouble"})
    t.play("captain_carrot", "skip")
    assert t.offered("place") == set()
    t.do("skip", "skip")
    assert t.at_end
    assert (t.cash(), t.at("longwall"), t.at("nap_hill")) == (10, "red", "blue blue trouble")


@pytest.mark.parametrize("card", [card.id for card in CARDS if any(icon.name == "random_event" for icon in card.icons)])
def test_a_5_3_the_random_event_can_not_be_skipped(card: str) -> None:
    t = Table(hand=[card, "groat"], event="flood", dice=[9, 9], areas={"longwall": "red"}).play(card)
    assert t.offered("skip") == set()
    assert t.refusal("skip") == "A-5.2"


def test_a_5_3_what_was_begun_is_carried_out() -> None:
    t = Table(hand=["dorfl"], areas={"longwall": "red"}).play("dorfl", "move longwall red")
    assert t.refusal("skip") == "A-5.3"
    t = Table(hand=["the_auditors"], areas={"longwall": "blue"}).play("the_auditors", "scroll")
    assert t.chooser == "blue"
    assert t.refusal("skip") == "A-5.3"


def test_a_5_4_a_finished_card_goes_to_the_discard_pile() -> None:
    t = Table(hand=["groat"], discard=["ruby"]).play("groat", "skip").end_turn()
    assert t.discard_pile == ["ruby", "groat"]


def test_a_5_5_a_card_is_discarded_when_the_next_one_is_played() -> None:
    t = Table(hand=["pink_pussycat_club", "sergeant_angua", "groat"]).play("pink_pussycat_club", "take-money")
    assert (t.in_play, t.discard_pile) == ("pink_pussycat_club", [])
    t.play("sergeant_angua")
    assert (t.in_play, t.discard_pile) == ("sergeant_angua", ["pink_pussycat_club"])
    t.play("groat")
    assert t.discard_pile == ["pink_pussycat_club", "sergeant_angua"]


@pytest.mark.parametrize("card", INTERRUPTS)
def test_a_5_6_interrupts_are_never_played_as_a_card(card: str) -> None:
    t = Table(hand=[card, "pink_pussycat_club", "groat"])
    assert t.refusal(f"play {card}") == "A-5.6"
    t.play("pink_pussycat_club", "take-money")
    assert t.offered("play") == {"groat"}
    assert t.refusal(f"play {card}") == "A-5.6"


def test_a_5_7_the_peeled_nuts_are_played_for_nothing() -> None:
    t = Table(hand=["the_peeled_nuts"])
    before = t.areas, t.cash()
    t.play("the_peeled_nuts")
    assert t.at_end
    assert (t.areas, t.cash()) == before


# ---------------------------------------------------------------- A-6 icons


def test_a_6_1_a_minion_is_placed_where_one_is_or_next_to_it() -> None:
    t = Table(hand=["groat"], areas={"longwall": "red"}).play("groat")
    assert t.offered("place") == {"longwall", "dimwell", "isle_of_gods", "seven_sleepers"}
    assert t.do("place dimwell").at("dimwell") == "red"


def test_a_6_2_a_building_is_built() -> None:
    t = Table(hand=["the_watch"], areas={"dimwell": "red", "longwall": "red"}, cash=11).play("the_watch")
    assert t.offered("build") == {"dimwell"}
    t.do("build dimwell")
    assert (t.at("dimwell"), t.cash()) == ("red building:red", 5)


def test_a_6_3_whom_an_assassination_may_hit() -> None:
    areas = {"longwall": "red blue green troll demon trouble", "dimwell": "blue"}
    t = Table(players=3, hand=["dr_cruces"], areas=areas).play("dr_cruces")
    assert t.offered("remove") == {"longwall blue", "longwall green", "longwall troll", "longwall demon"}
    assert t.refusal("remove longwall red") == "A-6.3"
    assert t.refusal("remove dimwell blue") == "A-8.4"
    assert t.refusal("remove dimwell green") == "A-7.1"


@pytest.mark.parametrize("victim", ["blue", "troll", "demon"])
def test_a_6_3_the_marker_goes_with_the_victim(victim: str) -> None:
    t = Table(hand=["dr_cruces"], areas={"longwall": f"red {victim} trouble"}).play("dr_cruces", f"remove longwall {victim}")
    assert t.at("longwall") == "red"


def test_a_6_4_one_marker_is_removed_from_any_area() -> None:
    areas = {"longwall": "blue blue trouble", "nap_hill": "trouble", "dimwell": "red"}
    t = Table(hand=["buggy_swires"], areas=areas).play("buggy_swires")
    assert t.offered("calm") == {"longwall", "nap_hill"}
    assert t.refusal("calm dimwell") == "A-6.4"
    assert t.do("calm longwall").trouble == {"nap_hill"}


@pytest.mark.parametrize("card", [card.id for card in CARDS if any(icon.name == "take_money" for icon in card.icons)])
def test_a_6_5_the_printed_amount_comes_from_the_bank(card: str) -> None:
    (amount,) = (icon.amount for c in CARDS if c.id == card for icon in c.icons if icon.amount)
    t = Table(hand=[card]).play(card)
    while "take-money" not in t.legal:
        t.do("skip")
    assert t.do("take-money").cash() == 10 + amount
    assert t.cash("blue") == 10


def test_a_6_6_a_scroll_does_what_the_card_says() -> None:
    t = Table(hand=["librarian"]).play("librarian", "scroll")
    assert len(t.hand()) == 4


def test_a_6_7_the_top_event_happens_and_leaves_the_game() -> None:
    t = Table(hand=["rincewind"], event="fog").play("rincewind")
    assert t.past_events == ["fog"]
    assert "fog" not in t.json["events"]
    assert len(t.discard_pile) == 5


def test_a_6_7_an_empty_event_deck_does_nothing() -> None:
    t = Table(hand=["rincewind"], past_events=EVENTS[1:]).play("rincewind")
    assert t.at_end
    assert len(t.told("no_event")) == 1


def test_a_6_8_chains_are_unlimited() -> None:
    hand = ["pink_pussycat_club", "sergeant_angua", "foul_ole_ron", "mr_bent", "groat"]
    t = Table(hand=hand).play("pink_pussycat_club", "take-money").play("sergeant_angua").play("foul_ole_ron")
    t.play("mr_bent", "scroll").play("groat")
    assert t.hand() == set()
    assert t.cash() == 23


def test_a_6_8_one_more_card_for_each_icon_and_only_if_wished() -> None:
    t = Table(hand=["pink_pussycat_club", "groat", "hex"]).play("pink_pussycat_club", "take-money", "play groat", "skip")
    assert t.at_end
    t = Table(hand=["pink_pussycat_club", "groat"]).play("pink_pussycat_club", "take-money", "skip")
    assert t.at_end
    assert t.hand() == {"groat"}


@pytest.mark.parametrize("card", INTERRUPTS)
def test_a_6_9_an_interrupt_waits_for_its_trigger(card: str) -> None:
    t = Table(hand=[card, "groat"])
    assert t.legal == {"play groat"}
    assert t.refusal(f"answer {card}") in ("A-5.6", "A-15.8")
