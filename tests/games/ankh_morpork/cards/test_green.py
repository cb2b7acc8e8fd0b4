"""The cards with a green border, played in one's own turn: every icon in its order, what is refused, what finds no target."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.catalogue import CARD_NUMBER, CARDS
from tests.games.ankh_morpork.cards.playing import HOME, NEXT_DOOR, builds_then_ends, places_then_ends, plays_another_then_ends
from tests.games.ankh_morpork.table import Table

# id: name and icons from left to right, money with its amount
FACTS = {
    "mr_boggis": ("Mr Boggis", "scroll place_minion"),
    "mr_bent": ("Mr Bent", "scroll play_another"),
    "the_beggars_guild": ("The Beggars' Guild", "scroll place_minion"),
    "the_bank_of_ankh_morpork": ("The Bank of Ankh-Morpork", "scroll play_another"),
    "dragon_sanctuary": ("The Ankh-Morpork Sunshine Dragon Sanctuary", "scroll play_another"),
    "sergeant_angua": ("Sergeant Angua", "remove_trouble play_another"),
    "the_agony_aunts": ("The Agony Aunts", "assassinate take_money:2 place_minion"),
    "the_dysk": ("The Dysk", "place_building scroll"),
    "the_duckman": ("The Duckman", "scroll"),
    "drumknott": ("Drumknott", "scroll"),
    "cmot_dibbler": ("CMOT Dibbler", "scroll play_another"),
    "dr_cruces": ("Dr Cruces", "assassinate take_money:3"),
    "captain_carrot": ("Captain Carrot", "place_minion remove_trouble take_money:1"),
    "mrs_cake": ("Mrs Cake", "scroll take_money:2 place_building"),
    "groat": ("Groat", "place_minion"),
    "gimlets_dwarf_delicatessen": ("Gimlet's Dwarf Delicatessen", "take_money:3 place_minion"),
    "gaspode": ("Gaspode", "interrupt"),
    "fresh_start_club": ("Fresh Start Club", "interrupt"),
    "foul_ole_ron": ("Foul Ole Ron", "scroll play_another"),
    "the_fools_guild": ("The Fools' Guild", "scroll place_minion"),
    "the_fire_brigade": ("The Fire Brigade", "scroll play_another"),
    "inigo_skimmer": ("Inigo Skimmer", "assassinate take_money:2"),
    "history_monks": ("History Monks", "scroll place_minion"),
    "hex": ("Hex", "scroll place_building"),
    "here_n_now": ("Here'n'Now", "scroll play_another"),
    "harry_king": ("Harry King", "place_minion scroll"),
    "hargas_house_of_ribs": ("Harga's House of Ribs", "take_money:3 place_minion"),
    "mr_gryle": ("Mr Gryle", "assassinate take_money:1"),
    "the_peeled_nuts": ("The Peeled Nuts", ""),
    "the_opera_house": ("The Opera House", "place_building scroll"),
    "nobby_nobbs": ("Nobby Nobbs", "scroll play_another"),
    "modo": ("Modo", "scroll place_minion"),
    "the_mended_drum": ("The Mended Drum", "place_building take_money:2"),
    "librarian": ("Librarian", "scroll"),
    "leonard_of_quirm": ("Leonard of Quirm", "scroll"),
    "shonky_shop": ("Shonky Shop", "scroll place_building"),
    "sacharissa_cripslock": ("Sacharissa Cripslock", "scroll place_minion"),
    "rosie_palm": ("Rosie Palm", "place_minion scroll"),
    "rincewind": ("Rincewind", "random_event scroll play_another"),
    "the_royal_mint": ("The Royal Mint", "place_building take_money:5"),
    "queen_molly": ("Queen Molly", "place_minion scroll"),
    "pink_pussycat_club": ("Pink PussyCat Club", "take_money:3 play_another"),
    "zorgo": ("Zorgo the Retro-phrenologist", "scroll place_building"),
    "dr_whiteface": ("Dr Whiteface", "scroll place_minion"),
    "wallace_sonky": ("Wallace Sonky", "interrupt"),
    "the_seamstresses_guild": ("The Seamstresses' Guild", "scroll place_minion"),
    "mr_pin_and_mr_tulip": ("Mr Pin & Mr Tulip", "assassinate take_money:1"),
    "the_thieves_guild": ("The Thieves' Guild", "scroll place_minion"),
}


@pytest.mark.parametrize("id", FACTS)
def test_each_green_card_is_as_printed(id: str) -> None:
    name, icons = FACTS[id]
    card = CARDS[CARD_NUMBER[id] - 1]
    printed = " ".join(f"{icon.name}:{icon.amount}" if icon.amount else icon.name for icon in card.icons)
    assert (card.name, printed, card.border, card.min_players) == (name, icons, "green", 2)


def test_there_are_48_green_cards() -> None:
    assert [card.id for card in CARDS if card.border == "green"] == list(FACTS)


# ---------------------------------------------------------------- money from everybody


def check_two_from_each(card: str) -> None:
    t = Table(players=4, areas=HOME, hand=[card], cash=10, blue={"cash": 5}, green={"cash": 1}, yellow={"cash": 0})
    t.play(card, "scroll")
    assert [t.cash(c) for c in ("red", "blue", "green", "yellow")] == [13, 3, 0, 0]
    places_then_ends(t)


def check_two_from_each_skipped(card: str) -> None:
    t = Table(areas=HOME, hand=[card]).play(card, "skip")
    assert (t.cash(), t.cash("blue")) == (10, 10)
    places_then_ends(t)


def test_mr_boggis_takes_two_from_each_and_places() -> None:
    check_two_from_each("mr_boggis")


def test_mr_boggis_may_be_skipped() -> None:
    check_two_from_each_skipped("mr_boggis")


def test_the_thieves_guild_takes_two_from_each_and_places() -> None:
    check_two_from_each("the_thieves_guild")


def test_the_thieves_guild_may_be_skipped() -> None:
    check_two_from_each_skipped("the_thieves_guild")


def test_dragon_sanctuary_each_other_gives_a_dollar_or_a_card() -> None:
    t = Table(
        players=4,
        hand=["dragon_sanctuary", "groat"],
        blue={"cash": 4, "hand": ["modo"]},
        green={"cash": 0, "hand": ["hex", "ruby"]},
        yellow={"cash": 3, "hand": []},
    )
    t.play("dragon_sanctuary", "scroll", "blue: decline")
    assert t.legal == {"pay", "give modo"}
    t.do("blue: pay", "green: decline")
    assert t.refusal("pay") == "A-13.2"
    assert t.offered("give") == {"hex", "ruby"}
    t.do("green: give hex")
    assert t.cash() == 12  # yellow, who has no card, had to pay
    assert (t.cash("blue"), t.cash("green"), t.cash("yellow")) == (3, 0, 2)
    assert t.hand() == {"groat", "hex"}
    assert t.hand("green") == {"ruby"}
    assert "hex" in t.view("green")["seats"]["green"]["hand"] or "hex" not in str(t.view("blue")["seats"])
    plays_another_then_ends(t)


def test_dragon_sanctuary_who_has_nothing_gives_nothing() -> None:
    t = Table(hand=["dragon_sanctuary", "groat"], blue={"cash": 0, "hand": []})
    t.play("dragon_sanctuary", "scroll")
    assert (t.cash(), t.cash("blue")) == (10, 0)
    plays_another_then_ends(t)


# ---------------------------------------------------------------- loans


def check_loan(card: str) -> None:
    t = Table(hand=[card, "groat"], cash=3)
    t.play(card, "scroll")
    assert t.cash() == 13
    assert t.loans() == [card]
    assert t.in_play is None
    plays_another_then_ends(t)
    assert card not in t.discard_pile


def check_loan_skipped(card: str) -> None:
    t = Table(hand=[card, "groat"], cash=3)
    t.play(card, "skip", "skip", "end-turn")
    assert t.cash() == 3
    assert t.loans() == []
    assert card in t.discard_pile


def test_mr_bent_lends_ten_and_stays() -> None:
    check_loan("mr_bent")


def test_mr_bent_skipped_is_discarded() -> None:
    check_loan_skipped("mr_bent")


def test_the_bank_of_ankh_morpork_lends_ten_and_stays() -> None:
    check_loan("the_bank_of_ankh_morpork")


def test_the_bank_of_ankh_morpork_skipped_is_discarded() -> None:
    check_loan_skipped("the_bank_of_ankh_morpork")


# ---------------------------------------------------------------- cards from others


def check_two_cards(card: str, first: tuple[str, ...]) -> None:
    t = Table(players=3, areas=HOME, hand=[card], blue={"hand": ["modo", "hex", "ruby"]}, green={"hand": ["dorfl"]})
    t.play(card, *first)
    assert t.offered("name") == {"blue", "green"}
    assert t.refusal("name red") == "A-6.6"
    t.do("name blue", "blue: decline")
    assert t.legal == {"give modo", "give hex", "give ruby"}
    assert t.refusal("give dorfl") == "A-14.3"
    t.do("blue: give hex", "blue: give ruby")
    assert t.hand() == {"hex", "ruby"}
    assert t.hand("blue") == {"modo"}
    assert "hex" not in str(t.view("green"))
    assert "hex" not in str(t.view(None))


def check_all_of_a_small_hand(card: str, first: tuple[str, ...]) -> None:
    t = Table(areas=HOME, hand=[card], blue={"hand": ["hex"]})
    t.play(card, *first, "name blue", "blue: decline")
    assert t.hand() == {"hex"}
    assert t.hand("blue") == set()


def check_nobody_has_cards(card: str, first: tuple[str, ...]) -> None:
    t = Table(areas=HOME, hand=[card], blue={"hand": []})
    t.play(card, *first, "name blue")
    assert t.hand() == set()


def test_the_beggars_guild_takes_two_cards_then_places() -> None:
    check_two_cards("the_beggars_guild", ())
    t = Table(areas=HOME, hand=["the_beggars_guild"]).play("the_beggars_guild", "skip")
    places_then_ends(t)


def test_the_beggars_guild_takes_all_of_a_small_hand() -> None:
    check_all_of_a_small_hand("the_beggars_guild", ())


def test_the_beggars_guild_against_an_empty_hand() -> None:
    check_nobody_has_cards("the_beggars_guild", ())


def test_queen_molly_places_then_takes_two_cards() -> None:
    check_two_cards("queen_molly", ("place dimwell",))
    t = Table(areas=HOME, hand=["queen_molly"]).play("queen_molly")
    assert t.offered("place") == NEXT_DOOR
    t.do("skip", "skip")
    assert t.at_end


def test_queen_molly_takes_all_of_a_small_hand() -> None:
    check_all_of_a_small_hand("queen_molly", ("place dimwell",))


def test_queen_molly_against_an_empty_hand() -> None:
    check_nobody_has_cards("queen_molly", ("skip",))


def check_sells_a_card(card: str, first: tuple[str, ...]) -> None:
    t = Table(players=3, areas=HOME, hand=[card, "modo", "hex"], blue={"cash": 5}, green={"cash": 1})
    t.play(card, *first, "name blue")
    assert t.offered("give") == {"modo", "hex"}
    assert t.refusal("give ruby") == "A-14.3"
    t.do("give hex")
    assert t.hand() == {"modo"}
    assert t.hand("blue") == {"hex"}
    assert (t.cash(), t.cash("blue")) == (12, 3)
    assert "hex" not in str(t.view("green"))


def check_sells_to_the_poor(card: str, first: tuple[str, ...]) -> None:
    t = Table(areas=HOME, hand=[card, "modo"], blue={"cash": 1}).play(card, *first, "name blue", "give modo")
    assert (t.cash(), t.cash("blue")) == (11, 0)


def check_nothing_to_sell(card: str, first: tuple[str, ...]) -> None:
    t = Table(areas={"longwall": "red building:red"}, hand=[card]).play(card, *first)
    assert t.refusal("name blue") == "A-14.3"


def test_rosie_palm_places_then_sells_a_card() -> None:
    check_sells_a_card("rosie_palm", ("place dimwell",))
    check_sells_to_the_poor("rosie_palm", ("place dimwell",))


def test_rosie_palm_without_a_card_to_sell() -> None:
    # City Area powers are at hand, so that the icon is not passed over by itself.
    check_nothing_to_sell("rosie_palm", ("place dimwell",))


def test_the_seamstresses_guild_sells_a_card_then_places() -> None:
    check_sells_a_card("the_seamstresses_guild", ())
    check_sells_to_the_poor("the_seamstresses_guild", ())
    t = Table(areas=HOME, hand=["the_seamstresses_guild", "modo"]).play("the_seamstresses_guild", "skip")
    places_then_ends(t)


def test_the_seamstresses_guild_without_a_card_to_sell() -> None:
    check_nothing_to_sell("the_seamstresses_guild", ())


# ---------------------------------------------------------------- money from one


def test_nobby_nobbs_takes_three_then_plays_another() -> None:
    t = Table(players=3, hand=["nobby_nobbs", "groat"], blue={"cash": 5}, green={"cash": 9})
    t.play("nobby_nobbs")
    assert t.offered("name") == {"blue", "green"}
    t.do("name blue")
    assert (t.cash(), t.cash("blue"), t.cash("green")) == (13, 2, 9)
    plays_another_then_ends(t)


def test_nobby_nobbs_takes_what_is_there() -> None:
    t = Table(hand=["nobby_nobbs"], blue={"cash": 1}).play("nobby_nobbs", "name blue")
    assert (t.cash(), t.cash("blue")) == (11, 0)


def test_nobby_nobbs_may_be_skipped() -> None:
    t = Table(hand=["nobby_nobbs", "groat"]).play("nobby_nobbs", "skip")
    assert t.cash("blue") == 10
    assert t.refusal("name blue") == "A-5.2"


def check_penalty(card: str) -> None:
    t = Table(areas=HOME, hand=[card], blue={"cash": 7})
    t.play(card, "name blue")
    assert t.legal == {"pay", "refuse"}
    paid = Table(areas=HOME, hand=[card], blue={"cash": 7}).play(card, "name blue", "blue: pay")
    assert (paid.cash(), paid.cash("blue"), paid.penalty_cards("blue")) == (15, 2, [])
    places_then_ends(paid)
    t.do("blue: refuse")
    assert (t.cash(), t.cash("blue"), t.penalty_cards("blue")) == (10, 7, [card])
    places_then_ends(t)
    t.end_turn()
    assert card not in t.discard_pile


def check_penalty_of_the_poor(card: str) -> None:
    t = Table(areas=HOME, hand=[card], blue={"cash": 4}).play(card, "name blue")
    assert t.penalty_cards("blue") == [card]
    assert t.chooser == "red"


def test_the_fools_guild_is_paid_or_stays() -> None:
    check_penalty("the_fools_guild")


def test_the_fools_guild_the_poor_must_refuse() -> None:
    check_penalty_of_the_poor("the_fools_guild")


def test_dr_whiteface_is_paid_or_stays() -> None:
    check_penalty("dr_whiteface")


def test_dr_whiteface_the_poor_must_refuse() -> None:
    check_penalty_of_the_poor("dr_whiteface")


def test_the_fire_brigade_is_paid() -> None:
    t = Table(areas={"dimwell": "building:blue"}, hand=["the_fire_brigade", "groat"], blue={"cash": 5})
    t.play("the_fire_brigade", "name blue", "blue: pay")
    assert (t.cash(), t.cash("blue")) == (15, 0)
    assert t.at("dimwell") == "building:blue"
    plays_another_then_ends(t)


def test_the_fire_brigade_refused_removes_a_building_if_wanted() -> None:
    areas = {"dimwell": "building:blue", "nap_hill": "building:blue", "longwall": "building:red"}
    t = Table(areas=areas, hand=["the_fire_brigade", "groat"], blue={"cash": 5}).play("the_fire_brigade", "name blue", "refuse")
    assert t.legal == {"skip", "raze dimwell", "raze nap_hill"}
    assert t.refusal("raze longwall") == "A-13.6"
    t.do("raze dimwell")
    assert t.at("dimwell") == ""
    assert t.city_cards("blue") == {"nap_hill"}
    plays_another_then_ends(t)
    spared = Table(areas=areas, hand=["the_fire_brigade"], blue={"cash": 5}).play(
        "the_fire_brigade", "name blue", "refuse", "skip"
    )
    assert spared.city_cards("blue") == {"dimwell", "nap_hill"}


def test_the_fire_brigade_against_a_player_without_buildings() -> None:
    t = Table(hand=["the_fire_brigade", "groat"], blue={"cash": 3}).play("the_fire_brigade", "name blue")
    assert t.cash() == 10
    plays_another_then_ends(t)


# ---------------------------------------------------------------- dice


def test_cmot_dibbler_rolls_high_and_earns_four() -> None:
    for roll in (7, 12):
        t = Table(hand=["cmot_dibbler", "groat"], dice=[roll]).play("cmot_dibbler", "scroll")
        assert t.cash() == 14
        plays_another_then_ends(t)


def test_cmot_dibbler_rolls_in_between_and_nothing_happens() -> None:
    for roll in (2, 6):
        t = Table(areas=HOME, hand=["cmot_dibbler", "groat"], dice=[roll]).play("cmot_dibbler", "scroll")
        assert t.cash() == 10
        assert t.at("longwall") == "red"
        assert t.in_play == "cmot_dibbler"


def test_cmot_dibbler_rolls_one_and_pays_or_loses_a_minion() -> None:
    t = Table(areas=HOME, hand=["cmot_dibbler"], dice=[1]).play("cmot_dibbler", "scroll")
    assert t.legal == {"pay", "remove longwall red"}
    t.do("pay")
    assert t.cash() == 8
    t = Table(areas=HOME, hand=["cmot_dibbler"], dice=[1]).play("cmot_dibbler", "scroll", "remove longwall red")
    assert (t.cash(), t.at("longwall")) == (10, "")


def test_cmot_dibbler_rolls_one_with_too_little_money() -> None:
    t = Table(areas=HOME, hand=["cmot_dibbler"], cash=1, dice=[1]).play("cmot_dibbler", "scroll")
    assert t.legal == {"remove longwall red"}
    assert t.refusal("pay") == "A-13.2"
    t = Table(hand=["cmot_dibbler"], cash=1, dice=[1]).play("cmot_dibbler", "scroll")
    assert t.cash() == 0
    assert t.at_end


def test_here_n_now_rolls_high_and_robs_a_player() -> None:
    t = Table(players=3, hand=["here_n_now", "groat"], green={"cash": 2}, dice=[7]).play("here_n_now", "scroll")
    assert t.legal == {"name blue", "name green"}
    t.do("name green")
    assert (t.cash(), t.cash("green")) == (12, 0)
    plays_another_then_ends(t)


def test_here_n_now_rolls_one_and_loses_a_minion() -> None:
    t = Table(areas={"longwall": "red", "dimwell": "red blue"}, hand=["here_n_now"], dice=[1]).play("here_n_now", "scroll")
    assert t.legal == {"remove longwall red", "remove dimwell red"}
    assert t.refusal("remove dimwell blue") == "A-7.1"
    t.do("remove dimwell red")
    assert t.at("dimwell") == "blue"


def test_here_n_now_rolls_in_between_or_has_no_minion_to_lose() -> None:
    for roll in (1, 2, 6):
        t = Table(hand=["here_n_now", "groat"], dice=[roll]).play("here_n_now", "scroll")
        assert (t.cash(), t.cash("blue")) == (10, 10)
        plays_another_then_ends(t)


# ---------------------------------------------------------------- minions and trouble


def test_groat_places_a_minion() -> None:
    places_then_ends(Table(areas=HOME, hand=["groat"]).play("groat"))


def test_groat_places_anywhere_without_a_minion_in_the_city() -> None:
    assert len(Table(hand=["groat"]).play("groat").offered("place")) == 12


def test_groat_may_be_skipped() -> None:
    t = Table(areas=HOME, hand=["groat"]).play("groat", "skip")
    assert t.at_end
    assert t.minions() == 1


def check_three_dollars_then_places(card: str) -> None:
    t = Table(areas=HOME, hand=[card]).play(card)
    assert t.refusal("place dimwell") == "A-5.2"  # money first
    t.do("take-money")
    assert t.cash() == 13
    places_then_ends(t)
    assert Table(areas=HOME, hand=[card]).play(card, "skip").cash() == 10


def test_gimlets_dwarf_delicatessen_pays_three_then_places() -> None:
    check_three_dollars_then_places("gimlets_dwarf_delicatessen")


def test_hargas_house_of_ribs_pays_three_then_places() -> None:
    check_three_dollars_then_places("hargas_house_of_ribs")


def test_pink_pussycat_club_pays_three_then_plays_another() -> None:
    t = Table(hand=["pink_pussycat_club", "groat"]).play("pink_pussycat_club", "take-money")
    assert t.cash() == 13
    plays_another_then_ends(t)


def test_pink_pussycat_club_with_only_interrupts_left() -> None:
    t = Table(hand=["pink_pussycat_club", "gaspode"]).play("pink_pussycat_club", "take-money")
    assert t.legal == {"skip"}
    assert t.refusal("play gaspode") == "A-5.6"


def test_sergeant_angua_calms_then_plays_another() -> None:
    t = Table(areas={"dimwell": "blue blue trouble", "longwall": "red"}, hand=["sergeant_angua", "groat"]).play("sergeant_angua")
    assert t.offered("calm") == {"dimwell"}
    assert t.refusal("calm longwall") == "A-6.4"
    t.do("calm dimwell")
    assert t.at("dimwell") == "blue blue"
    plays_another_then_ends(t)


def test_sergeant_angua_in_a_calm_city() -> None:
    t = Table(hand=["sergeant_angua", "groat"]).play("sergeant_angua")
    assert t.told("nothing_to_do")
    plays_another_then_ends(t)


def test_captain_carrot_places_calms_and_earns_one() -> None:
    t = Table(areas={"longwall": "red"}, hand=["captain_carrot"]).play("captain_carrot", "place longwall")
    assert t.at("longwall") == "red red trouble"
    t.do("calm longwall")
    assert t.at("longwall") == "red red"
    t.do("take-money")
    assert t.cash() == 11
    assert t.at_end


def test_captain_carrot_without_trouble_goes_on_to_the_money() -> None:
    t = Table(areas=HOME, hand=["captain_carrot"]).play("captain_carrot", "place dimwell")
    assert t.legal == {"skip", "take-money"}


def check_kills(card: str, earns: int, after: tuple[str, ...] = ()) -> None:
    areas = {"the_shades": "red blue troll demon trouble", "dimwell": "blue blue", **HOME}
    t = Table(areas=areas, hand=[card]).play(card)
    assert t.offered("remove") == {"the_shades blue", "the_shades troll", "the_shades demon"}
    assert t.refusal("remove the_shades red") == "A-6.3"
    assert t.refusal("remove dimwell blue") == "A-8.4"
    t.do("remove the_shades troll")
    assert t.at("the_shades") == "red blue demon"  # the marker goes with it
    t.do("take-money")
    assert t.cash() == 10 + earns
    t.do(*after)
    assert t.at_end


def check_nobody_to_kill(card: str) -> None:
    t = Table(areas={"dimwell": "blue blue", "nap_hill": "red red trouble"}, hand=[card]).play(card)
    assert t.told("nothing_to_do")
    assert "take-money" in t.legal


def test_the_agony_aunts_kill_earn_two_and_place() -> None:
    check_kills("the_agony_aunts", 2, ("place longwall",))


def test_the_agony_aunts_without_a_target() -> None:
    check_nobody_to_kill("the_agony_aunts")


def test_dr_cruces_kills_and_earns_three() -> None:
    check_kills("dr_cruces", 3)


def test_dr_cruces_without_a_target() -> None:
    check_nobody_to_kill("dr_cruces")


def test_inigo_skimmer_kills_and_earns_two() -> None:
    check_kills("inigo_skimmer", 2)


def test_inigo_skimmer_without_a_target() -> None:
    check_nobody_to_kill("inigo_skimmer")


def test_mr_gryle_kills_and_earns_one() -> None:
    check_kills("mr_gryle", 1)


def test_mr_gryle_without_a_target() -> None:
    check_nobody_to_kill("mr_gryle")


def test_mr_pin_and_mr_tulip_kill_and_earn_one() -> None:
    check_kills("mr_pin_and_mr_tulip", 1)


def test_mr_pin_and_mr_tulip_without_a_target() -> None:
    check_nobody_to_kill("mr_pin_and_mr_tulip")


def check_moves_anothers_minion(card: str) -> Table:
    areas = {"longwall": "red blue trouble", "dimwell": "troll", "nap_hill": "blue"}
    t = Table(areas=areas, hand=[card, "groat"]).play(card)
    assert t.offered("move") == {"longwall blue", "dimwell troll", "nap_hill blue"}
    assert t.refusal("move longwall red") == "A-6.3"
    t.do("move longwall blue")
    assert t.offered("move-to") == {"dimwell", "isle_of_gods", "seven_sleepers"}
    assert t.refusal("move-to nap_hill") == "A-7.7"
    assert t.refusal("skip") == "A-5.3"
    t.do("move-to dimwell")
    assert t.at("longwall") == "red"
    assert t.at("dimwell") == "blue troll trouble"
    return t


def check_nobody_to_move(card: str) -> None:
    t = Table(areas=HOME, hand=[card]).play(card)
    assert t.told("nothing_to_do")


def test_the_duckman_moves_anothers_minion() -> None:
    assert check_moves_anothers_minion("the_duckman").at_end


def test_the_duckman_with_nobody_to_move() -> None:
    check_nobody_to_move("the_duckman")


def test_foul_ole_ron_moves_anothers_minion_then_plays_another() -> None:
    plays_another_then_ends(check_moves_anothers_minion("foul_ole_ron"))


def test_foul_ole_ron_with_nobody_to_move() -> None:
    check_nobody_to_move("foul_ole_ron")


def test_rincewind_event_then_flees_then_plays_another() -> None:
    areas = {"longwall": "red blue trouble", "nap_hill": "red"}
    t = Table(areas=areas, hand=["rincewind", "groat"], event="fog").play("rincewind")
    assert t.past_events == ["fog"]
    assert len(t.discard_pile) == 5
    assert t.offered("move") == {"longwall red"}
    assert t.refusal("move nap_hill red") == "A-8.4"
    t.do("move longwall red")
    assert t.offered("move-to") == {"dimwell", "isle_of_gods", "seven_sleepers"}
    t.do("move-to seven_sleepers")
    assert t.at("longwall") == "blue"
    assert t.at("seven_sleepers") == "red"
    plays_another_then_ends(t)


def test_rincewind_with_nothing_to_flee_from() -> None:
    t = Table(areas=HOME, hand=["rincewind", "groat"], event="riots").play("rincewind")
    assert t.told("nothing_to_do")
    plays_another_then_ends(t)


# ---------------------------------------------------------------- buildings


def check_isle(card: str) -> None:
    t = Table(areas={**HOME, "isle_of_gods": "red blue troll demon trouble"}, hand=[card], cash=20).play(card)
    assert t.offered("build") == {"longwall"}
    assert t.refusal("build isle_of_gods") == "A-8.4"
    t.do("build longwall")
    assert t.cash() == 8
    t.do("scroll")
    assert t.cash() == 12  # four minions of any kind on the Isle of Gods
    assert t.at_end


def check_isle_empty(card: str) -> None:
    t = Table(areas=HOME, hand=[card], cash=2).play(card)
    assert t.told("nothing_to_do")  # too poor to build
    t.do("scroll")
    assert t.cash() == 2


def test_the_dysk_builds_then_earns_for_the_isle() -> None:
    check_isle("the_dysk")


def test_the_dysk_too_poor_and_an_empty_isle() -> None:
    check_isle_empty("the_dysk")


def test_the_opera_house_builds_then_earns_for_the_isle() -> None:
    check_isle("the_opera_house")


def test_the_opera_house_too_poor_and_an_empty_isle() -> None:
    check_isle_empty("the_opera_house")


def check_builds_then_earns(card: str, earns: int) -> None:
    t = Table(areas=HOME, hand=[card], cash=12).play(card)
    assert t.refusal("take-money") == "A-5.2"  # building first
    t.do("build longwall", "take-money")
    assert t.cash() == earns
    assert t.at("longwall") == "red building:red"
    assert t.at_end


def check_cannot_build(card: str, earns: int) -> None:
    t = Table(areas={"longwall": "red blue trouble", "dimwell": "red building:blue"}, hand=[card], cash=50).play(card)
    assert t.told("nothing_to_do")
    assert t.do("take-money").cash() == 50 + earns


def test_the_mended_drum_builds_and_earns_two() -> None:
    check_builds_then_earns("the_mended_drum", 2)


def test_the_mended_drum_with_nowhere_to_build() -> None:
    check_cannot_build("the_mended_drum", 2)


def test_the_royal_mint_builds_and_earns_five() -> None:
    check_builds_then_earns("the_royal_mint", 5)


def test_the_royal_mint_with_nowhere_to_build() -> None:
    check_cannot_build("the_royal_mint", 5)


def test_mrs_cake_peeks_earns_two_and_builds() -> None:
    t = Table(players=4, areas=HOME, hand=["mrs_cake"], cash=12).play("mrs_cake", "scroll")
    unused = set(t.json["unused_personalities"])
    known = set(t.seat()["knows_unused"])
    assert len(unused) == 3
    assert len(known) == 2
    assert known < unused
    assert len(t.told("peeked")) == 2
    assert all(event.audience == 1 for event in t.told("peeked"))
    t.do("take-money")
    builds_then_ends(t, 14)


def test_mrs_cake_shows_three_with_fewer_players() -> None:
    for players in (2, 3):
        t = Table(players=players, hand=["mrs_cake"]).play("mrs_cake", "scroll")
        assert len(t.seat()["knows_unused"]) == 3


def test_mrs_cake_may_be_skipped() -> None:
    t = Table(hand=["mrs_cake"]).play("mrs_cake", "skip", "take-money")
    assert t.seat()["knows_unused"] == []
    assert t.cash() == 12


def test_zorgo_trades_the_personality_then_builds() -> None:
    t = Table(areas=HOME, hand=["zorgo"], cash=12, personality="lord_rust").play("zorgo", "scroll")
    new = t.personality()
    assert new != "lord_rust"
    assert "lord_rust" in t.json["unused_personalities"]
    assert new not in t.json["unused_personalities"]
    assert t.seat()["knows_unused"] == ["lord_rust"]
    assert all(event.audience == 1 for event in t.told("new_personality"))
    builds_then_ends(t, 12)


def test_zorgo_may_be_skipped() -> None:
    assert Table(hand=["zorgo"], personality="lord_rust").play("zorgo", "skip").personality() == "lord_rust"


# ---------------------------------------------------------------- drawing and discarding


def check_draws_four(card: str) -> None:
    t = Table(hand=[card]).play(card)
    top = set(t.draw_pile[:4])
    t.do("scroll")
    assert t.hand() == top
    assert t.at_end
    assert "drawn" not in [event.kind for event in t.match.events if event.seen_by(1)]


def check_draws_the_last(card: str) -> None:
    t = Table(hand=[card], draw_pile=3).play(card, "scroll")
    assert t.over
    assert t.ended == "exhaustion"


def test_librarian_draws_four() -> None:
    check_draws_four("librarian")


def test_librarian_takes_the_last_card_and_ends_the_game() -> None:
    check_draws_the_last("librarian")


def test_leonard_of_quirm_draws_four() -> None:
    check_draws_four("leonard_of_quirm")


def test_leonard_of_quirm_takes_the_last_card_and_ends_the_game() -> None:
    check_draws_the_last("leonard_of_quirm")


def test_hex_draws_three_then_builds() -> None:
    t = Table(areas=HOME, hand=["hex"], cash=12).play("hex", "scroll")
    assert len(t.hand()) == 3
    builds_then_ends(t, 12)


def test_hex_may_be_skipped() -> None:
    assert Table(areas=HOME, hand=["hex"]).play("hex", "skip").hand() == set()


def test_history_monks_take_four_from_the_discard_pile_then_place() -> None:
    pile = ["modo", "ruby", "dorfl", "stanley", "hex"]
    t = Table(areas=HOME, hand=["history_monks"], discard=pile).play("history_monks", "scroll")
    assert len(t.hand()) == 4
    assert t.hand() | set(t.discard_pile) == set(pile)
    assert "history_monks" not in t.hand()
    places_then_ends(t)


def test_history_monks_take_what_there_is() -> None:
    t = Table(areas=HOME, hand=["history_monks"], discard=["modo"]).play("history_monks", "scroll")
    assert t.hand() == {"modo"}
    assert Table(hand=["history_monks"]).play("history_monks", "scroll").hand() == set()


def check_discards_for_money(card: str, first: tuple[str, ...], each: int) -> None:
    t = Table(areas=HOME, hand=[card, "modo", "ruby", "dorfl"]).play(card, *first, "scroll")
    assert t.legal == {"done", "discard modo", "discard ruby", "discard dorfl"}
    assert t.refusal("discard hex") == "A-14.3"
    t.do("discard ruby", "discard modo", "done")
    assert t.cash() == 10 + 2 * each
    assert t.hand() == {"dorfl"}
    assert t.discard_pile[-2:] == ["ruby", "modo"]


def check_discards_none(card: str, first: tuple[str, ...]) -> None:
    t = Table(areas=HOME, hand=[card, "modo"]).play(card, *first, "scroll", "done")
    assert (t.cash(), t.hand()) == (10, {"modo"})
    t = Table(areas=HOME, hand=[card]).play(card, *first, "scroll")
    assert t.cash() == 10


def test_harry_king_places_then_discards_for_two_each() -> None:
    check_discards_for_money("harry_king", ("place dimwell",), 2)


def test_harry_king_may_discard_none() -> None:
    check_discards_none("harry_king", ("place dimwell",))


def test_shonky_shop_discards_for_one_each_then_builds() -> None:
    check_discards_for_money("shonky_shop", (), 1)
    t = Table(areas=HOME, hand=["shonky_shop"], cash=12).play("shonky_shop", "skip")
    builds_then_ends(t, 12)


def test_shonky_shop_may_discard_none() -> None:
    check_discards_none("shonky_shop", ())


def test_modo_discards_one_then_places() -> None:
    t = Table(areas=HOME, hand=["modo", "ruby", "dorfl"]).play("modo")
    assert t.offered("discard") == {"ruby", "dorfl"}
    t.do("discard ruby")
    assert t.hand() == {"dorfl"}
    assert t.discard_pile == ["ruby"]
    places_then_ends(t)


def test_modo_without_a_card() -> None:
    t = Table(areas=HOME, hand=["modo"]).play("modo")
    assert t.told("nothing_to_do")
    places_then_ends(t)


def test_sacharissa_cripslock_earns_for_trouble_then_places() -> None:
    areas = {**HOME, "the_shades": "blue blue trouble", "nap_hill": "trouble"}
    t = Table(areas=areas, hand=["sacharissa_cripslock"]).play("sacharissa_cripslock", "scroll")
    assert t.cash() == 12
    places_then_ends(t)


def test_sacharissa_cripslock_in_a_calm_city() -> None:
    t = Table(areas=HOME, hand=["sacharissa_cripslock"]).play("sacharissa_cripslock", "scroll")
    assert t.cash() == 10
    places_then_ends(t)


# ---------------------------------------------------------------- more cards, or nothing


def test_drumknott_plays_two_cards_each_in_full() -> None:
    t = Table(areas=HOME, hand=["drumknott", "pink_pussycat_club", "groat", "captain_carrot"])
    t.play("drumknott", "play pink_pussycat_club", "take-money", "play groat", "place dimwell")
    assert t.discard_pile == ["drumknott", "pink_pussycat_club"]
    assert t.offered("play") == {"captain_carrot"}  # the second one; the chain of the first is done
    t.do("play captain_carrot", "skip", "take-money")
    assert t.cash() == 14
    assert t.at_end


def test_drumknott_with_fewer_cards_or_less_will() -> None:
    t = Table(areas=HOME, hand=["drumknott", "groat"]).play("drumknott", "play groat", "place dimwell")
    assert t.at_end
    t = Table(areas=HOME, hand=["drumknott", "groat", "modo"]).play("drumknott", "play groat", "place dimwell", "skip")
    assert t.at_end
    assert t.hand() == {"modo"}
    assert t.refusal("play modo") == "A-4.2"


def test_drumknott_takes_no_interrupts() -> None:
    t = Table(hand=["drumknott", "gaspode"]).play("drumknott")
    assert t.refusal("play gaspode") == "A-5.6"


def test_the_peeled_nuts_do_nothing() -> None:
    t = Table(hand=["the_peeled_nuts"]).play("the_peeled_nuts")
    assert t.at_end
    t.end_turn()
    assert t.discard_pile == ["the_peeled_nuts"]
