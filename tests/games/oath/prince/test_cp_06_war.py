"""CP-6.5 to CP-6.11: when he is Battle Ready, whom he attacks and how he fights."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.campaign.plans import all_plans, plan_reason
from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_PAWN, TARGET_RELIC, Campaign
from bailiwick.games.oath.catalogue.heads import PLAN
from bailiwick.games.oath.catalogue.suits import SLOT_IDS
from bailiwick.games.oath.catalogue.things import DARKEST_SECRET, NUMBER, PEOPLES_FAVOR, SCEPTER
from bailiwick.games.oath.powers import Power, power_of
from bailiwick.games.oath.prince.aims import Attack, find_attack, ready
from bailiwick.games.oath.prince.mind import CAMPAIGN_PEOPLE, CAMPAIGN_RELICS, CAMPAIGN_SECRET, CAMPAIGN_SITES
from bailiwick.games.oath.prince.war import PRINCE_ATTACKS, fight
from bailiwick.games.oath.state import BANDITS
from tests.games.oath.prince.court import court, do, go_on
from tests.games.oath.table import Page, Table

RED, BLUE = 1, 2


def held(by: str, n: int) -> Page:
    return {"warbands": n, "colour": by}


def usable_plans(t: Table, seat: int) -> list[Power]:
    return [power for power in all_plans(t.s) if plan_reason(t.s, power, seat) is None]


def aims(t: Table, action: int) -> tuple[str, int, list[int]]:
    attack = find_attack(t.s, action)
    assert isinstance(attack, Attack)
    return SLOT_IDS[attack.slot], attack.defender, attack.targets


@pytest.mark.parametrize(("board", "is_ready"), [(6, False), (7, False), (8, True)])
def test_cp_6_5_more_dice_than_target_dice_and_force(board: int, is_ready: bool) -> None:
    """Like G-103 and G-104: 3 dice of targets and 4 warbands; title dice are not counted."""
    red = {"pawn": "provinces-1", "warbands": 1, "relics": ["sticky_fire"]}
    t = court(purple={"warbands": board}, red=red, provinces_1=held("red", 3), oathkeeper="red", usurper=True, oath="devotion")
    assert ready(t.s, 2, RED, [2, TARGET_RELIC + NUMBER["sticky_fire"]]) == is_ready


def test_cp_6_5_his_own_plans_and_the_ground_count_the_enemys_plans_do_not() -> None:
    enemy = {**held("red", 3), "cards": ["keep"]}
    assert not ready(court(purple={"warbands": 4}, provinces_1=enemy).s, 2, RED, [2])
    assert ready(court(purple={"warbands": 5}, provinces_1=enemy).s, 2, RED, [2])
    bows = {"cradle_1": {"site": "river", "cards": ["longbows"], **held("purple", 1)}}
    assert ready(court(purple={"warbands": 4}, provinces_1=enemy, hinterland_1={"site": "plains"}, **bows).s, 2, RED, [2])
    assert ready(court(purple={"warbands": 4}, provinces_1={**enemy, "site": "plains"}).s, 2, RED, [2])
    assert not ready(court(purple={"warbands": 5}, provinces_1={**enemy, "site": "mountain"}).s, 2, RED, [2])


def test_cp_6_5_allies_who_could_join_are_counted() -> None:
    """An Exile Prince against the Empire, with a Citizen at the site."""
    page: Page = {"prince": "red", "turn": "blue", "purple": {"pawn": "hinterland-3"}, "provinces_1": held("purple", 1)}
    alone = court(red={"warbands": 4}, blue={"pawn": "cradle-2", "role": "citizen", "warbands": 2}, **page)
    assert ready(alone.s, 2, 0, [2])
    joined = court(red={"warbands": 4}, blue={"pawn": "provinces-1", "role": "citizen", "warbands": 2}, **page)
    assert not ready(joined.s, 2, 0, [2])


@pytest.mark.parametrize(("tactics", "dice"), [(0, 5), (1, 6), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_cp_6_6_tactics_add_dice_when_he_attacks(tactics: int, dice: int) -> None:
    t = court(purple={"warbands": 5, "pawn": "provinces-1"}, mind={"tactics": tactics}, provinces_1=held("red", 1))
    do(t, PRINCE_ATTACKS, CAMPAIGN_SITES)
    assert sum(t.told("rolls_attack")[0].values) == dice


def test_cp_6_6_and_remove_them_when_he_defends() -> None:
    t = court(red={"pawn": "cradle-1", "warbands": 5}, mind={"tactics": 3}, cradle_1=held("purple", 1), oath="devotion")
    t.play("campaign purple", "done", "number 5")
    assert sum(t.told("rolls_attack")[0].values) == 3


# ---------------------------------------------------------------- whom, and for what


def test_cp_6_7_he_skips_it_unless_he_is_ready() -> None:
    t = court(purple={"warbands": 1}, provinces_1=held("red", 3))
    assert not fight(t.s, CAMPAIGN_SITES)


def test_cp_6_7_a_the_rivals_cheapest_site_then_as_many_as_keep_him_ready() -> None:
    page = {
        "provinces_2": held("red", 3),
        "provinces_3": held("red", 1),
        "hinterland_2": held("red", 2),
        "cradle_2": held("blue", 1),
    }
    assert aims(court(purple={"warbands": 9}, **page), CAMPAIGN_SITES) == ("provinces-3", RED, [4, 6])
    assert aims(court(purple={"warbands": 3}, **page), CAMPAIGN_SITES) == ("provinces-3", RED, [4])
    assert aims(court(purple={"warbands": 10}, **page), CAMPAIGN_SITES) == ("provinces-3", RED, [4, 6, 3])


def test_cp_6_7_a_the_rivals_board_counts_where_the_pawn_is() -> None:
    red = {"pawn": "provinces-3", "warbands": 3}
    t = court(purple={"warbands": 4}, red=red, provinces_3=held("red", 1), hinterland_2=held("red", 2))
    assert aims(t, CAMPAIGN_SITES) == ("hinterland-2", RED, [6])


def test_cp_6_7_a_ties_between_rivals_go_to_the_threat_then_by_turn_order() -> None:
    page = {"provinces_2": held("blue", 1), "provinces_3": held("red", 1)}
    assert aims(court(purple={"warbands": 9}, **page), CAMPAIGN_SITES)[1] == RED
    assert aims(court(purple={"warbands": 9}, mind={"threat": "blue"}, **page), CAMPAIGN_SITES)[1] == BLUE


def test_cp_6_7_a_bandits_if_no_enemy_rules_a_site() -> None:
    where, defender, _targets = aims(court(purple={"warbands": 3}), CAMPAIGN_SITES)
    assert (where, defender) == ("cradle-1", BANDITS)


def test_cp_6_7_a_a_facedown_site_if_all_others_are_his() -> None:
    slots = {slot.replace("-", "_"): held("purple", 1) for slot in SLOT_IDS}
    slots["provinces_2"] = {"faceup": False}
    slots["hinterland_3"] = {"faceup": False}
    t = court(purple={"warbands": 6}, **slots)
    attack = find_attack(t.s, CAMPAIGN_SITES)
    assert attack is not None
    assert (SLOT_IDS[attack.slot], attack.defender, attack.unseen) == ("provinces-2", BANDITS, True)
    do(t, PRINCE_ATTACKS, CAMPAIGN_SITES)
    assert t.provinces_2["faceup"]
    assert t.told("campaign")[0].values == (BANDITS, 3)
    slots["provinces_2"] = slots["hinterland_3"] = held("purple", 1)
    assert find_attack(court(purple={"warbands": 6}, **slots).s, CAMPAIGN_SITES) is None


def test_cp_6_7_b_a_banner_where_its_holder_is_and_nothing_else() -> None:
    banners = {"peoples_favor": {"holder": "blue", "tokens": 2}, "darkest_secret": {"holder": "blue", "tokens": 1}}
    t = court(purple={"warbands": 5}, blue={"relics": ["map"]}, banners=banners, relic_deck=[])
    assert aims(t, CAMPAIGN_PEOPLE) == ("hinterland-1", BLUE, [TARGET_BANNER + PEOPLES_FAVOR])
    ruled = court(purple={"warbands": 5}, banners=banners, hinterland_1=held("blue", 1))
    assert aims(ruled, CAMPAIGN_SECRET) == ("hinterland-1", BLUE, [5, TARGET_BANNER + DARKEST_SECRET])
    assert find_attack(court(purple={"warbands": 5}).s, CAMPAIGN_PEOPLE) is None


def test_cp_6_7_b_the_scepter_while_the_threat_is_its_successor() -> None:
    blue = {"role": "citizen", "relics": ["the_grand_scepter"]}
    t = court(purple={"warbands": 7, "relics": []}, blue=blue, oath="devotion", mind={"scepter": True, "threat": "blue"})
    assert aims(t, CAMPAIGN_SECRET) == ("hinterland-1", BLUE, [TARGET_RELIC + SCEPTER])


def test_cp_6_7_c_relics_of_the_richest_the_cheapest_first_the_latest_among_equals() -> None:
    relics = ["map", "whistle", "horned_mask", "circlet_of_command"]  # 3, 2, 2 and 1 dice
    t = court(purple={"warbands": 7}, blue={"relics": relics}, red={"relics": ["ivory_eye"]}, relic_deck=[])
    wanted = [TARGET_RELIC + NUMBER[id] for id in ("circlet_of_command", "horned_mask", "whistle")]
    assert aims(t, CAMPAIGN_RELICS) == ("hinterland-1", BLUE, wanted)


def test_cp_6_8_never_pawn_and_favor() -> None:
    t = court(purple={"warbands": 20}, blue={"favor": 9, "relics": ["map"]}, relic_deck=[])
    assert TARGET_PAWN not in aims(t, CAMPAIGN_RELICS)[2]


def test_cp_6_9_all_his_warbands_and_sacrifices_that_win() -> None:
    t = court(purple={"warbands": 5, "pawn": "provinces-1"}, provinces_1=held("red", 1), oath="devotion")
    t.wish(attack="HHHHH", defense="2")
    do(t, PRINCE_ATTACKS, CAMPAIGN_SITES)
    assert sum(t.told("rolls_attack")[0].values) == 5
    assert [event.values for event in t.told("sacrifices")] == [(2,)]
    assert t.told("victory")


@pytest.mark.parametrize(("board", "first", "second", "left"), [(9, 3, 3, 3), (8, 3, 3, 2), (10, 4, 3, 3)])
def test_cp_6_10_placing_after_a_win(board: int, first: int, second: int, left: int) -> None:
    """G-105: one to each targeted site in order, then one to the board, and round again."""
    page = {"provinces_1": held("red", 1), "provinces_2": held("red", 1)}
    t = court(purple={"warbands": board, "pawn": "provinces-1"}, oath="devotion", **page)
    t.wish(attack="S" * board, defense="BB")
    do(t, PRINCE_ATTACKS, CAMPAIGN_SITES)
    assert (t.provinces_1["warbands"], t.provinces_2["warbands"], t.purple["warbands"]) == (first, second, left)


def test_cp_6_11_a_citizen_only_if_no_exile_does_better() -> None:
    page: Page = {"purple": {"warbands": 9}, "relic_deck": []}
    citizen = {"role": "citizen", "relics": ["whistle"]}
    assert aims(court(red=citizen, blue={"relics": ["ivory_eye"]}, **page), CAMPAIGN_RELICS)[1] == BLUE
    assert aims(court(red=citizen, **page), CAMPAIGN_RELICS)[1] == RED
    threat = court(red=citizen, blue={"relics": ["ivory_eye"]}, mind={"threat": "red"}, **page)
    assert aims(threat, CAMPAIGN_RELICS)[1] == RED


def test_cp_6_7_he_travels_and_fights_in_one_action() -> None:
    t = court(purple={"warbands": 8}, provinces_1=held("red", 1), red={"pawn": "cradle-2"}, oath="devotion")
    t.wish(attack="S" * 8, defense="B")
    assert fight(t.s, CAMPAIGN_SITES)
    t.s.turn = t.s.prince
    go_on(t)
    assert t.purple["pawn"] == "provinces-1"
    assert t.provinces_1["colour"] == "purple"


def test_cp_6_5_the_balance_is_told() -> None:
    t = court(purple={"warbands": 4, "pawn": "provinces-1"}, mind={"tactics": 3}, provinces_1=held("red", 2), oath="devotion")
    do(t, PRINCE_ATTACKS, CAMPAIGN_SITES)
    assert [event.values for event in t.told("prince_ready")] == [(6, 3)]  # 4 warbands and 2 for Tactics; a site and 2 warbands


def test_cp_6_5_his_plans_count_against_a_facedown_site_too() -> None:
    slots = {slot.replace("-", "_"): held("purple", 1) for slot in SLOT_IDS}
    slots["provinces_2"] = {"faceup": False}
    assert find_attack(court(purple={"warbands": 2}, **slots).s, CAMPAIGN_SITES) is None  # a die and a bandit
    slots["cradle_1"] = {"cards": ["longbows"], **held("purple", 1)}
    attack = find_attack(court(purple={"warbands": 2}, **slots).s, CAMPAIGN_SITES)
    assert attack is not None
    assert (attack.unseen, attack.balance.dice, attack.balance.against) == (True, 3, 2)


def test_cp_6_6_tactics_are_a_battle_plan_which_the_marsh_spirit_forbids() -> None:
    marsh = {"cards": ["marsh_spirit"], **held("red", 1)}
    t = court(purple={"warbands": 5, "pawn": "provinces-1"}, mind={"tactics": 5}, provinces_1=marsh, oath="devotion")
    do(t, PRINCE_ATTACKS, CAMPAIGN_SITES)
    assert sum(t.told("rolls_attack")[0].values) == 5
    assert not t.told("prince_uses_tactics")


@pytest.mark.parametrize(("tactics", "dice"), [(0, 7), (1, 6)])
def test_cp_6_6_a_plan_that_tolerates_no_other_does_not_go_with_tactics(tactics: int, dice: int) -> None:
    """Code of Honor: two dice, if no other plan is used. Tactics come first."""
    code = {"cards": ["code_of_honor"], **held("purple", 1)}
    page: Page = {"cradle_1": code, "provinces_1": held("red", 1), "oath": "devotion"}
    t = court(purple={"warbands": 5, "pawn": "provinces-1"}, mind={"tactics": tactics}, **page)
    do(t, PRINCE_ATTACKS, CAMPAIGN_SITES)
    assert sum(t.told("rolls_attack")[0].values) == dice


def test_cp_6_6_nor_for_an_ally_after_him() -> None:
    """He defends, with Tactics; the Citizen at his side may not add the Code of Honor. Without Tactics, yes."""
    blue = {"role": "citizen", "pawn": "cradle-1", "advisers": ["code_of_honor"]}
    page: Page = {"red": {"pawn": "cradle-1", "warbands": 5}, "blue": blue, "cradle_1": held("purple", 1), "oath": "devotion"}
    for tactics, asked in ((1, False), (0, True)):
        t = court(mind={"tactics": tactics, "powers": "automatic"}, **page)
        current = Campaign(1, 0, 0)
        current.targets = [0]
        current.allies = 1 << 2
        t.s.campaign = current
        assert (power_of(NUMBER["code_of_honor"], PLAN) in usable_plans(t, 2)) == asked
