"""A-13 money and loans, A-14 cards."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.game import GAME
from tests.games.ankh_morpork.table import Table

# ---------------------------------------------------------------- A-13 money and loans


def test_a_13_1_cash_is_public() -> None:
    t = Table(players=3, cash=3, blue={"cash": 17}, green={"cash": 0})
    for colour in (None, "red", "blue", "green"):
        assert [page["cash"] for page in t.view(colour)["seats"].values()] == [3, 17, 0]


@pytest.mark.parametrize("card", ["burleigh_and_stronginthearm", "hobsons_livery_stable"])
def test_a_13_2_what_one_chooses_to_pay_is_paid_in_full(card: str) -> None:
    areas = {"longwall": "red blue trouble"}
    t = Table(cash=1, hand=[card], areas=areas).play(card)
    assert t.offered("name") == set()
    t = Table(cash=2, hand=[card], areas=areas).play(card, "name blue")
    assert (t.cash(), t.cash("blue")) == (0, 12)


def test_a_13_2_what_is_taken_is_limited_to_what_there_is() -> None:
    t = Table(hand=["nobby_nobbs"], blue={"cash": 2}).play("nobby_nobbs", "name blue")
    assert (t.cash(), t.cash("blue")) == (12, 0)
    t = Table(hand=["nobby_nobbs"], blue={"cash": 5}).play("nobby_nobbs", "name blue")
    assert (t.cash(), t.cash("blue")) == (13, 2)


def test_a_13_3_a_loan_stays_in_front_and_brings_ten_dollars() -> None:
    t = Table(hand=["mr_bent", "the_bank_of_ankh_morpork"]).play("mr_bent", "scroll").play("the_bank_of_ankh_morpork", "scroll")
    assert (t.cash(), t.loans(), t.discard_pile) == (30, ["mr_bent", "the_bank_of_ankh_morpork"], [])
    t.end_turn()
    assert (t.loans(), t.discard_pile) == (["mr_bent", "the_bank_of_ankh_morpork"], [])
    assert "mr_bent" not in t.hand()


def test_a_13_3_a_loan_that_is_skipped_is_discarded() -> None:
    t = Table(hand=["mr_bent"]).play("mr_bent", "skip").end_turn()
    assert (t.cash(), t.loans(), t.discard_pile) == (10, [], ["mr_bent"])


@pytest.mark.parametrize(
    ("cash", "loans", "points"),
    [(11, 1, -4), (12, 1, 0), (30, 1, 18), (12, 2, -15), (20, 2, -7), (24, 2, 0), (0, 2, -30), (9, 0, 9)],
)
def test_a_13_4_loans_are_settled_one_by_one(cash: int, loans: int, points: int) -> None:
    t = Table(cash=cash, loans=["mr_bent", "the_bank_of_ankh_morpork"][:loans])
    assert t.points() == points
    sources = GAME.score_sources(t.state)[0]
    assert sum(sources.values()) == points
    assert sources["loans"] == min(0, points - sources["cash"])


def test_a_13_5_for_chrysoprase_each_loan_counts_minus_12() -> None:
    for loans, worth in (([], 40), (["mr_bent"], 28), (["mr_bent", "the_bank_of_ankh_morpork"], 16)):
        t = Table(players=3, personality="chrysoprase", cash=40, loans=loans)
        assert t.view("red")["goal"]["has"] == worth


@pytest.mark.parametrize("card", ["the_fools_guild", "dr_whiteface", "the_fire_brigade"])
def test_a_13_6_the_victim_chooses(card: str) -> None:
    t = Table(hand=[card], blue={"cash": 5}).play(card, "name blue")
    assert t.chooser == "blue"
    assert t.legal == {"pay", "refuse"}
    t.do("pay")
    assert (t.cash(), t.cash("blue"), t.penalty_cards("blue")) == (15, 0, [])


@pytest.mark.parametrize("card", ["the_fools_guild", "dr_whiteface"])
def test_a_13_6_with_less_than_five_dollars_refusal_is_automatic(card: str) -> None:
    t = Table(hand=[card], blue={"cash": 4}).play(card, "name blue")
    assert t.chooser == "red"
    assert (t.cash("blue"), t.penalty_cards("blue")) == (4, [card])


def test_a_13_6_the_fire_brigade_burns_down_a_building_of_who_refuses() -> None:
    areas = {"longwall": "building:blue", "dimwell": "building:blue", "nap_hill": "building:red"}
    t = Table(hand=["the_fire_brigade"], areas=areas).play("the_fire_brigade", "name blue", "blue: refuse")
    assert t.offered("raze") == {"longwall", "dimwell"}
    assert t.refusal("raze nap_hill") == "A-13.6"
    assert t.do("red: raze longwall").city_cards("blue") == {"dimwell"}


# ---------------------------------------------------------------- A-14 cards


def test_a_14_1_from_the_top_of_the_draw_pile() -> None:
    t = Table(draw_pile=["hex", "ruby", "modo", "dorfl", "zorgo"], hand=["librarian"]).play("librarian", "scroll")
    assert t.hand() == {"hex", "ruby", "modo", "dorfl"}
    assert t.draw_pile == ["zorgo"]


def test_a_14_1_with_too_few_cards_take_those_and_the_game_ends_at_once() -> None:
    t = Table(draw_pile=["hex", "ruby"], hand=["librarian"]).play("librarian", "scroll")
    assert t.hand() == {"hex", "ruby"}
    assert (t.over, t.ended) == (True, "exhaustion")


def test_a_14_2_the_card_in_play_is_in_no_pile() -> None:
    t = Table(hand=["harry_king", "groat"]).play("harry_king", "skip", "scroll")
    assert t.legal == {"done", "discard groat"}
    assert t.refusal("discard harry_king") == "A-14.3"
    assert t.discard_pile == []


def test_a_14_3_only_cards_in_hand_are_discarded_or_given() -> None:
    t = Table(hand=["modo", "groat"], loans=["mr_bent"], penalty_cards=["dr_whiteface"]).play("modo")
    assert t.offered("discard") == {"groat"}
    assert (t.refusal("discard mr_bent"), t.refusal("discard dr_whiteface")) == ("A-14.3", "A-14.3")
    victim = {"hand": ["ruby"], "penalty_cards": ["dr_whiteface"]}
    t = Table(hand=["the_beggars_guild"], blue=victim).play("the_beggars_guild", "name blue").decline()
    assert (t.hand(), t.hand("blue"), t.penalty_cards("blue")) == ({"ruby"}, set(), ["dr_whiteface"])


def test_a_14_4_history_monks_take_four_at_random_from_the_discard_pile() -> None:
    pile = ["hex", "ruby", "modo", "dorfl", "zorgo", "groat"]
    hands = set()
    for number in range(6):
        t = Table(hand=["history_monks"], discard=pile).play("history_monks").draws((6, number), (5, 0)).do("scroll")
        assert len(t.hand()) == 4
        assert sorted([*t.hand(), *t.discard_pile]) == sorted(pile)
        hands.add(frozenset(t.hand()))
    assert len(hands) > 3
    t = Table(hand=["history_monks"], discard=["hex"]).play("history_monks", "scroll")
    assert (t.hand(), t.discard_pile, t.in_play) == ({"hex"}, [], "history_monks")


def test_a_14_5_whole_hands_are_swapped_interrupts_included() -> None:
    blue = {"hand": ["ruby", "gaspode", "modo"], "penalty_cards": ["dr_whiteface"]}
    t = Table(hand=["the_chair_of_indefinite_studies", "susan"], loans=["mr_bent"], blue=blue, event="riots")
    t.play("the_chair_of_indefinite_studies", "name blue").decline()
    assert (t.hand(), t.hand("blue")) == ({"ruby", "gaspode", "modo"}, {"susan"})
    assert (t.loans(), t.penalty_cards("blue")) == (["mr_bent"], ["dr_whiteface"])


def test_a_14_6_a_penalty_card_lies_there_to_the_end() -> None:
    t = Table(hand=["dr_whiteface"], areas={"longwall": "red"}, blue={"cash": 0}).play("dr_whiteface", "name blue")
    assert t.offered("place")  # the remaining icon is still the player's
    t.do("place dimwell", "end-turn")
    assert (t.penalty_cards("blue"), t.discard_pile) == (["dr_whiteface"], [])
    assert t.legal == {"pass"}
    assert len(t.do("pass").hand("blue")) == 4


def test_a_14_6_a_penalty_card_is_neither_played_stolen_nor_swapped() -> None:
    blue = {"penalty_cards": ["dr_whiteface"], "hand": []}
    t = Table(active="blue", blue=blue)
    assert t.refusal("play dr_whiteface") == "A-4.2"
    t = Table(hand=["stanley"], blue=blue).play("stanley", "name blue")
    assert (t.hand(), t.penalty_cards("blue")) == (set(), ["dr_whiteface"])
    t = Table(hand=["cable_street_particulars"], blue=blue).play("cable_street_particulars", "name blue")
    assert t.offered("discard") == set()


def test_a_14_7_zorgo_draws_before_the_old_personality_goes_back() -> None:
    got = set()
    for number in range(4):
        t = Table(hand=["zorgo"], personality="lord_rust", blue={"personality": "lord_vetinari"}).play("zorgo")
        t.draws((4, number)).do("scroll")
        got.add(t.personality())
        assert "lord_rust" in t.json["unused_personalities"]
        assert len(t.json["unused_personalities"]) == 4
        assert t.offered("build") == set()
    assert got == {"lord_selachii", "lord_de_worde", "dragon_king_of_arms", "commander_vimes"}


def test_a_14_7_what_others_knew_to_be_unused_may_be_in_play_now() -> None:
    knowing = {"personality": "commander_vimes", "knows_unused": ["lord_rust", "lord_selachii"]}
    t = Table(hand=["zorgo"], personality="lord_vetinari", knows_unused=["lord_rust"], blue=knowing).play("zorgo")
    t.draws((4, 1)).do("scroll")
    assert t.personality() == "lord_rust"
    assert t.seat("blue")["knows_unused"] == []
    assert t.seat("red")["knows_unused"] == ["lord_vetinari"]


@pytest.mark.parametrize(("players", "seen"), [(2, 3), (3, 3), (4, 2)])
def test_a_14_8_mrs_cake_leaves_one_personality_hidden(players: int, seen: int) -> None:
    hidden = set()
    for number in range(seen + 1):
        t = Table(players=players, hand=["mrs_cake"]).play("mrs_cake").draws((seen + 1, number)).do("scroll")
        known = set(t.seat()["knows_unused"])
        assert len(known) == seen
        hidden |= set(t.json["unused_personalities"]) - known
    assert hidden == set(t.json["unused_personalities"])


@pytest.mark.parametrize("card", ["drumknott", "ponder_stibbons"])
def test_a_14_9_two_cards_each_with_its_own_chain(card: str) -> None:
    hand = [card, "pink_pussycat_club", "groat", "the_peeled_nuts", "hex"]
    t = Table(hand=hand, event="riots").play(card, "play pink_pussycat_club", "take-money", "play groat", "place longwall")
    assert t.offered("play") == {"the_peeled_nuts", "hex"}
    t.do("play the_peeled_nuts")
    assert t.at_end
    assert t.hand() == {"hex"}


@pytest.mark.parametrize("card", ["drumknott", "ponder_stibbons"])
def test_a_14_9_with_fewer_cards_what_there_is(card: str) -> None:
    t = Table(hand=[card, "the_peeled_nuts"], event="riots").play(card, "play the_peeled_nuts")
    assert t.at_end
    t = Table(hand=[card], event="riots").play(card)
    assert t.at_end
