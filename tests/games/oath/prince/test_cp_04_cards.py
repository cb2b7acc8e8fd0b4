"""CP-4: he searches and plays one card."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.prince.cards import PRINCE_SEARCH
from bailiwick.games.oath.prince.threat import board_of
from tests.games.oath.prince.court import bond, court, do, mind, stand_at
from tests.games.oath.table import Page, Table

FULL = {"site": "mine", "cards": ["pressgangs"]}


def test_cp_4_1_three_cards_and_visions_do_not_stop_him() -> None:
    t = do(court(deck=["vision_of_faith", "wolves", "vision_of_conquest", "keep"]), PRINCE_SEARCH)
    assert t.data["visions_drawn"] == 2
    assert t.data["deck"] == ["keep"]
    assert t.purple["hand"] == []


def test_cp_4_1_a_short_deck_and_the_marshes() -> None:
    assert do(court(deck=["wolves"]), PRINCE_SEARCH).data["deck"] == []
    t = do(court(deck=["wolves", "scryer", "elders"], cradle_1={"site": "marshes"}), PRINCE_SEARCH)
    assert t.data["deck"] == ["elders"]


def test_cp_4_2_everybody_sees_all_but_visions() -> None:
    t = do(court(deck=["wolves", "scryer", "vision_of_faith"]), PRINCE_SEARCH)
    assert [event.values for event in t.told("prince_reveals")] == [(NUMBER["wolves"],), (NUMBER["scryer"],)]
    assert t.data["seen"].get("vision_of_faith", []) == ["purple"]


def test_cp_4_3_battle_plans_train_him_up_to_five() -> None:
    assert mind(do(court(deck=["keep", "longbows", "wolves"]), PRINCE_SEARCH))["tactics"] == 2
    assert mind(do(court(mind={"tactics": 4}, deck=["keep", "longbows", "wolves"]), PRINCE_SEARCH))["tactics"] == 5


def test_cp_4_4_the_highest_suit_of_the_column_then_unaligned_never_the_other() -> None:
    deck = ["wolves", "elders", "dazzle"]  # beast, nomad, arcane
    t = do(court(friends={"nomad": 2, "beast": 1}, conspirators={"arcane": 3}, deck=deck), PRINCE_SEARCH)
    assert "elders" in t.cradle_1["cards"]
    t = do(court(conspirators={"arcane": 3}, deck=deck), PRINCE_SEARCH)
    assert "wolves" in t.cradle_1["cards"]  # beast is left of nomad


def test_cp_4_4_relics_and_secret_play_conspirators() -> None:
    t = court(friends={"arcane": 1}, conspirators={"beast": 1}, deck=["dazzle", "wolves", "vision_of_faith"])
    do(stand_at(t, "oath_devotion"), PRINCE_SEARCH)
    assert bond(t, "beast") == ("conspirator", 2)
    assert "wolves" in t.cradle_1["cards"]


@pytest.mark.parametrize(
    ("powers", "first", "second"), [("limited", ["wolves"], ["salt_the_earth"]), ("expanded", ["salt_the_earth"], [])]
)
def test_cp_4_7_salt_the_earth_clears_a_site_or_needs_an_empty_one(powers: str, first: list[str], second: list[str]) -> None:
    """CP-8.3: Limited, it discards nothing, so there would be more than the site can hold (O-14.3)."""
    t = court(mind={"powers": powers}, friends={"discord": 1}, deck=["salt_the_earth"], cradle_1={"cards": ["wolves"]})
    do(t, PRINCE_SEARCH)
    assert (t.cradle_1["cards"], t.cradle_2["cards"]) == (first, second)


def test_cp_4_4_of_two_cards_the_first_that_can_be_placed() -> None:
    t = do(court(friends={"beast": 1}, deck=["errand_boy", "wolves", "vision_of_faith"]), PRINCE_SEARCH)
    assert "errand_boy" in t.cradle_1["cards"]
    t = do(court(friends={"beast": 1}, deck=["animal_playmates", "wolves", "vision_of_faith"]), PRINCE_SEARCH)
    assert "wolves" in t.cradle_1["cards"]  # the Playmates are for advisers only


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_cp_4_5_the_suit_advances(before: int, after: int) -> None:
    friends = {"beast": before} if before else {}
    t = do(court(friends=friends, deck=["wolves"]), PRINCE_SEARCH)
    assert bond(t, "beast") == ("friend", after)


@pytest.mark.parametrize(("level", "actions", "amount"), [(1, 3, 1), (2, 4, 2), (3, 5, 3)])
def test_cp_4_6_the_chart(level: int, actions: int, amount: int) -> None:
    board = board_of(court(friends={"beast": level}).s)
    assert (board.actions, board.trade(4, 1), board.trade(4, 2), board.trade(0, 1)) == (actions, amount, 0, 0)


def test_cp_4_7_to_the_topmost_cradle_site_and_the_favor_into_the_box() -> None:
    t = do(court(deck=["wolves"]), PRINCE_SEARCH)
    assert t.cradle_1["cards"] == ["wolves"]
    assert (t.purple["favor"], mind(t)["ambition"], t.data["banks"]["beast"]) == (0, 1, 2)


def test_cp_4_7_the_book_of_records_gives_him_one_secret_and_nothing_for_the_box() -> None:
    t = do(court(deck=["wolves"], purple={"relics": ["the_grand_scepter", "book_of_records"]}), PRINCE_SEARCH)
    assert (t.purple["secrets"], mind(t)["ambition"]) == (1, 0)


def test_cp_4_7_a_full_site_sends_it_on_a_facedown_one_too() -> None:
    t = court(deck=["wolves"], cradle_1=FULL, cradle_2={"faceup": False}, provinces_1={"site": "plains"})
    assert do(t, PRINCE_SEARCH).provinces_1["cards"] == ["wolves"]


def test_cp_4_7_homelands_reward_him() -> None:
    t = do(court(deck=["dazzle"], cradle_1={"site": "standing_stones"}, cradle_2={"site": "fertile_valley"}), PRINCE_SEARCH)
    assert t.purple["secrets"] == 1


def test_cp_4_7_limited_its_own_power_is_void_expanded_it_is_not() -> None:
    spoil: Page = {"deck": ["salad_days"], "cradle_1": {"site": "plains"}}
    assert do(court(**spoil), PRINCE_SEARCH).purple["favor"] == 0
    t = do(court(mind={"powers": "automatic"}, **spoil), PRINCE_SEARCH)
    assert t.purple["favor"] > 0


@pytest.mark.parametrize(
    ("space", "warbands", "secrets", "ambition", "tactics"),
    [
        ("oath_supremacy", 2, 0, 0, 2),
        ("oath_protection", 1, 0, 1, 2),
        ("oath_devotion", 1, 1, 0, 2),
        ("oath_people", 0, 0, 2, 1),
    ],
)
def test_cp_4_8_consolations(space: str, warbands: int, secrets: int, ambition: int, tactics: int) -> None:
    """G-109."""
    banks = {"discord": 1}
    t = stand_at(court(deck=["vision_of_faith"], mind={"tactics": 1}, banks=banks), space)
    do(t, PRINCE_SEARCH)
    assert (t.purple["warbands"], t.purple["secrets"]) == (warbands, secrets)
    assert (mind(t)["ambition"], mind(t)["tactics"]) == (ambition, tactics)
    assert t.data["banks"]["discord"] == max(1 - ambition, 0)


def test_cp_4_8_an_adviser_only_card_advances_its_suit_and_is_discarded() -> None:
    t = do(court(deck=["animal_playmates"]), PRINCE_SEARCH)
    assert bond(t, "beast") == ("friend", 1)
    assert t.data["discards"]["provinces"] == ["animal_playmates"]
    assert t.purple["warbands"] == 2


def test_cp_4_9_the_others_in_drawn_order_to_the_next_regions_pile() -> None:
    t: Table = do(court(deck=["wolves", "vision_of_faith", "elders"]), PRINCE_SEARCH)
    assert t.data["discards"]["provinces"] == ["elders", "vision_of_faith"]  # the last lies on top


@pytest.mark.parametrize(("deck", "told"), [(["vision_of_faith"], "prince_no_card"), (["animal_playmates"], "prince_no_place")])
def test_cp_4_8_why_he_is_consoled_is_told(deck: list[str], told: str) -> None:
    t = do(court(deck=deck), PRINCE_SEARCH)
    assert [event.kind for event in t.s.log or [] if event.kind in ("prince_no_card", "prince_no_place")] == [told]
    assert t.told("prince_trains_consoled")[0].values == (1, 1)  # the level, and the dice it is worth
