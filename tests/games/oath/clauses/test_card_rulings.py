"""CR-1 to CR-17: what holds for many cards."""

from __future__ import annotations

from bailiwick.games.oath.state import BANDITS
from tests.games.oath.battles import HERE, against_blue, bandits
from tests.games.oath.table import Page, Table

EMPIRE = {"warbands": 2, "colour": "purple"}


def attack_dice(t: Table) -> int:
    return sum(t.told("rolls_attack")[0].values)


def test_cr_1_what_the_users_side_holds_counts() -> None:
    """A Citizen defends with the Fire Talkers, and the Chancellor has the Darkest Secret."""
    t = Table(
        oath="people",
        red={"warbands": 5},
        blue={"role": "citizen", "pawn": HERE, "secrets": 1, "advisers": ["fire_talkers"]},
        provinces_1=EMPIRE,
        banners={"darkest_secret": {"holder": "purple", "tokens": 1}},
    ).play("campaign blue", "done", "number 5", "use fire_talkers")
    assert attack_dice(t) == 2


def test_cr_2_a_player_at_your_site_is_another_one() -> None:
    red: Page = {"favor": 1, "advisers": ["assassin", "elders"]}
    assert not Table(red=red).may("use assassin")
    t = Table(red=red, blue={"pawn": HERE, "advisers": ["tents"]}).play("use assassin")
    assert t.offered("card") <= {"tents"}


def captains(**changes: object) -> Table:
    """Red's Captains with two warbands, two more on the board, against blue who stands there."""
    here: Page = {"cards": ["captains"], "warbands": 2, "colour": "red"}
    red: Page = {"favor": 1, "warbands": 2}
    t = Table(oath="devotion", red=red, blue={"pawn": "cradle-2", **dict(changes)}, cradle_2=here)
    return t.play("use captains", "site cradle-2", "campaign blue", "target-pawn", "done")


def test_cr_3_warbands_that_join_bring_dice() -> None:
    assert captains().offered("number") == {"0", "1", "2", "3", "4"}


def test_cr_17_losses_are_taken_where_the_attacker_likes_and_survivors_stay() -> None:
    t = captains(warbands=9).wish("HHHH", "BB").play("number 4")
    assert (t.offered("lose-at"), t.offered("lose-from")) == ({"cradle-2"}, {"red"})
    t.play("lose-from red", "lose-at cradle-2")
    assert (t.red["warbands"], t.cradle_2["warbands"]) == (1, 1)


def test_cr_4_what_has_become_dear_bandits_do_not_use() -> None:
    keep = {"cards": ["keep"]}
    t = bandits(3, provinces_1=keep).play("campaign bandits", "done", "number 3")
    assert [event.seat for event in t.told("uses_plan")] == [BANDITS]
    t = bandits(3, red={"advisers": ["gleaming_armor"]}, provinces_1=keep).play("campaign bandits", "done", "number 3")
    assert t.told("uses_plan") == []


def test_cr_5_bandits_use_plans_of_all_their_sites() -> None:
    t = bandits(3, cradle_2={"cards": ["longbows"]}).play("campaign bandits", "done", "number 3")
    assert attack_dice(t) == 2  # at a site that is no target


def test_cr_6_on_ones_own_turn_the_card_must_be_empty() -> None:
    on = {"jinx": {"secrets": 1}}
    t = against_blue(2, red={"advisers": ["jinx"], "secrets": 1}, on_things=on).play("campaign blue", "done", "number 2")
    assert t.told("rolls_again") == []
    assert t.step != "jinx.0.reaction"
    t = against_blue(2, blue={"advisers": ["jinx"], "secrets": 1}, on_things=on).play("campaign blue", "done", "number 2")
    assert t.seat == "blue"  # outside it that does not matter


def test_cr_7_locked_cards_stay() -> None:
    here = {"cards": ["sprawling_rampart", "scouts"]}
    t = Table(red={"facedown": ["dazzle"]}, provinces_1=here).play("adviser dazzle", "play-adviser")
    assert t.provinces_1["cards"] == ["sprawling_rampart"]


def test_cr_8_a_facedown_secret_is_stolen_where_there_is_no_other() -> None:
    red: Page = {"favor": 1, "advisers": ["sleight_of_hand"]}
    t = Table(red=red, blue={"pawn": HERE, "facedown_secrets": 2}).play("use sleight_of_hand")
    if t.step != "act":
        t.play("player blue")
    assert (t.red["secrets"], t.red["facedown_secrets"], t.blue["facedown_secrets"]) == (0, 1, 1)
    t = Table(red=red, blue={"pawn": HERE, "secrets": 1, "facedown_secrets": 1}).play("use sleight_of_hand")
    if t.step != "act":
        t.play("player blue")
    assert (t.red["secrets"], t.blue["secrets"]) == (1, 0)


def test_cr_9_moving_is_not_playing() -> None:
    """The Homesteaders settle an adviser at a homeland of its suit: neither favor nor secret."""
    t = Table(red={"advisers": ["homesteaders", "elders"]}, provinces_1={"site": "steppe"}).play("use homesteaders")
    if t.step != "act":
        t.play("card elders")
    assert t.provinces_1["cards"] == ["elders"]
    assert (t.red["favor"], t.red["secrets"]) == (0, 0)


def test_cr_10_who_has_too_many_discards_but_not_what_has_come() -> None:
    """The Enchantress is exchanged for the Family Wagon, which allows one adviser that is no Nomad."""
    red: Page = {"secrets": 1, "advisers": ["enchantress", "scouts", "wolves"]}
    t = Table(red=red, blue={"advisers": ["family_wagon"]}).play("use enchantress", "card family_wagon")
    assert (t.seat, t.offered("card")) == ("red", {"scouts", "wolves"})
    assert set(t.play("card scouts").red["advisers"]) == {"family_wagon", "wolves"}
    assert t.blue["advisers"] == ["enchantress"]


def test_cr_11_cards_at_sites_are_the_open_ones_with_a_suit() -> None:
    """The Animal Host counts the Beasts at sites: an intact temple too, but no adviser."""
    red: Page = {"facedown": ["animal_host"], "advisers": ["rangers"]}
    t = Table(red=red, cradle_2={"cards": ["forest_temple"]}, provinces_2={"cards": ["wolves"]})
    assert t.play("adviser animal_host", "play-site provinces-1").red["warbands"] == 3


def test_cr_12_favor_for_victorious_bandits_is_burned() -> None:
    t = bandits(2, provinces_1={"cards": ["battle_honors"]}).play("campaign bandits", "done")
    shared, order = t.data["shared"], t.data["banks"]["order"]
    t.wish("HH", "1").play("number 2", "decline")
    assert t.told("repelled")
    assert (t.data["shared"], t.data["banks"]["order"]) == (shared + 2, order - 2)


def test_cr_13_burning_alone_knows_no_limit() -> None:
    t = Table(red={"secrets": 2, "advisers": ["memory_of_home"]})
    t.play("use memory_of_home", "suit order", "use memory_of_home", "suit nomad")
    assert t.data["banks"]["hearth"] == 9
    assert t.red["secrets"] == 0


def test_cr_14_a_toll_that_cannot_be_paid() -> None:
    roads = {"site": "ancient_city", "cards": ["toll_roads"], "warbands": 1, "colour": "blue"}
    assert Table(oath="devotion", provinces_2=roads).refusal("travel provinces-2") == "O-10.2"
    t = Table(oath="devotion", red={"advisers": ["vow_of_kinship"]}, provinces_2=roads).play("travel provinces-2")
    assert (t.data["banks"]["nomad"], t.blue["favor"]) == (2, 1)


def test_cr_15_who_is_made_to_travel_meets_what_travellers_meet() -> None:
    t = against_blue(6, blue={"pawn": HERE, "warbands": 4}, provinces_1={"warbands": 0}, cradle_2={"cards": ["boiling_lake"]})
    t.play("campaign blue", "target-pawn", "done").wish("SSSSS", "BB").play("number 5")
    assert t.blue["warbands"] == 2
    t.play("site cradle-2")
    assert t.blue["warbands"] == 0


def test_cr_16_the_tribunals_exchange_is_binding_at_once() -> None:
    t = Table(red={"secrets": 2, "pawn": "provinces-3"}, blue={"favor": 3}).play("use the_tribunal", "player blue")
    t.play("give-secrets 2", "want-favor 3", "propose", "accept")
    assert (t.red["favor"], t.blue["secrets"], t.red["secrets"], t.blue["favor"]) == (3, 2, 0, 0)
