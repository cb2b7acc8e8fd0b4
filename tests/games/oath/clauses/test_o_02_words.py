"""O-2: what the words of the rules mean, each where it makes a difference."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.things import BANNER, NUMBER
from bailiwick.games.oath.chronicle.legacy import next_chronicle
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.pieces import discard_faceup
from bailiwick.games.oath.ruling import is_enemy, ruler, rules_card, rules_site
from bailiwick.games.oath.state import BANDITS, NOBODY
from bailiwick.kernel.rng import Rng
from tests.games.oath.battles import HERE, against_blue, bandits, resolve
from tests.games.oath.table import Table

RED, BLUE = {"warbands": 2, "colour": "red"}, {"warbands": 2, "colour": "blue"}


def test_o_2_1_four_kinds_of_banks() -> None:
    """Burned favor goes to the shared bank, gained favor comes from the suit's, warbands from the own stock."""
    t = Table(red={"favor": 3}, provinces_1={"site": "mountain", "relics": ["cup_of_plenty"], "cards": ["wolves"]})
    shared, stock = t.data["shared"], t.data["stock"]["red"]
    t.play("recover-relic 1")
    assert t.data["shared"] == shared + 2
    assert t.data["banks"] == dict.fromkeys(t.data["banks"], 3)
    t.play("muster wolves")
    assert t.data["stock"]["red"] == stock - 2
    t.play("rest")
    assert t.data["banks"]["beast"] == 4
    assert t.data["shared"] == shared + 2


def test_o_2_2_a_facedown_adviser_has_no_suit_and_no_power() -> None:
    t = Table(red={"secrets": 1, "favor": 2, "facedown": ["rangers", "elders"]}, provinces_1={"cards": ["wolves"]})
    assert t.refusal("use elders") == "O-10.1"
    assert t.play("trade-favor wolves").red["favor"] == 3


def test_o_2_3_there_is_no_hand() -> None:
    t = Table().play("search world", "card wolves", "card keep")
    assert not t.may("rest")  # what was drawn must go somewhere first
    t.play("discard")
    assert t.red["hand"] == []
    assert t.may("rest")


def test_o_2_4_ones_site_is_where_the_pawn_is() -> None:
    t = Table(red={"favor": 1}, provinces_2={"cards": ["wolves"]}, discards={"cradle": ["elders"]})
    assert not t.may("muster wolves")
    assert t.play("travel provinces-2").may("muster wolves")
    assert not t.may("search cradle")
    assert t.play("travel cradle-1").may("search cradle")


def test_o_2_5_who_rules_a_site() -> None:
    t = Table(oath="devotion", cradle_1=RED, cradle_2={"faceup": False})
    assert ruler(t.s, 0) == 1
    assert ruler(t.s, 1) == NOBODY
    assert ruler(t.s, 2) == BANDITS
    assert [rules_site(t.s, seat, 0) for seat in (0, 1, 2, BANDITS)] == [False, True, False, False]
    assert not rules_site(t.s, BANDITS, 1)


def test_o_2_6_imperial_players_rule_purple_sites() -> None:
    t = Table(red={"role": "citizen"}, cradle_2={"warbands": 1, "colour": "purple"})
    assert [rules_site(t.s, seat, 1) for seat in range(3)] == [True, True, False]


def test_o_2_7_who_rules_a_card() -> None:
    t = Table(
        oath="devotion",
        red={"advisers": ["elders"], "relics": ["cup_of_plenty"], "facedown": ["wolves"]},
        provinces_1={"cards": ["keep"], **BLUE},
        banners={"peoples_favor": {"holder": "red"}},
    )
    for thing, keeper in (("elders", 1), ("cup_of_plenty", 1), ("keep", 2), ("peoples_favor", 1), ("wolves", NOBODY)):
        assert [seat for seat in range(3) if rules_card(t.s, seat, NUMBER[thing])] == ([keeper] if keeper >= 0 else []), thing
    assert NUMBER["peoples_favor"] == BANNER


def test_o_2_8_battle_plans_need_ruling() -> None:
    t = bandits(3, provinces_1={"cards": ["longbows"]}).play("campaign bandits", "done", "number 3")
    assert all(event.seat != 1 for event in t.told("uses_plan"))  # red stands there, but the bandits rule it


def test_o_2_8_a_sites_own_power_is_for_its_ruler_too() -> None:
    tribunal = {"site": "the_tribunal", **RED}
    assert Table(red={"pawn": "cradle-2", "favor": 1}, provinces_3=tribunal).may("use the_tribunal")
    elsewhere = Table(red={"pawn": "cradle-2", "favor": 1}, provinces_3={"site": "the_tribunal"})
    assert elsewhere.refusal("use the_tribunal") == "O-2.8"


def test_o_2_9_one_bandit_a_site_and_only_for_themselves() -> None:
    t = resolve(bandits(5), "bandits", 5, "SSSHH", "BB", "target-site provinces-2")
    assert t.told("strengths")[0].values == (4, 2)
    t.play("number 0", "number 0")
    assert ruler(t.s, 2) == BANDITS  # defeated, they are still there
    t = resolve(against_blue(3), "blue", 3, "HHH", "B")
    assert t.told("strengths")[0].values[1] == 2  # blue's own two


def test_o_2_10_enemies() -> None:
    t = Table(players=4, red={"role": "citizen"}, yellow={"role": "citizen"})
    assert not is_enemy(t.s, 0, 1)
    assert not is_enemy(t.s, 1, 3)
    assert is_enemy(t.s, 0, 2)
    assert is_enemy(t.s, 2, 1)
    assert all(is_enemy(t.s, seat, BANDITS) for seat in range(4))


def test_o_2_10_a_citizen_who_fights_the_empire_has_only_enemies() -> None:
    imperial = {"warbands": 2, "colour": "purple"}
    t = Table(players=4, red={"role": "citizen", "warbands": 2}, yellow={"role": "citizen"}, provinces_1=imperial)
    t.play("campaign purple")
    assert is_enemy(t.s, 1, 0)
    assert is_enemy(t.s, 1, 3)
    assert not is_enemy(t.s, 0, 3)


def test_r_100_outside_campaigns_citizens_are_no_enemies() -> None:
    t = Table(players=4, red={"role": "citizen"}, yellow={"role": "citizen"})
    assert not is_enemy(t.s, 1, 0)
    assert not is_enemy(t.s, 1, 3)
    assert is_enemy(t.s, 1, 2)


def test_o_2_11_the_attacking_force_is_on_the_board() -> None:
    t = against_blue(2, cradle_2={"warbands": 6, "colour": "red"}).play("campaign blue", "done")
    assert t.offered("number") == {"0", "1", "2"}


def test_o_2_11_the_defending_force_is_what_defends() -> None:
    """Warbands that do not count, at other sites and on a board elsewhere, do not die."""
    t = against_blue(5, blue={"warbands": 4}, cradle_2={"warbands": 6, "colour": "blue"}, provinces_1={"warbands": 2})
    resolve(t, "blue", 5, "SSSSS", "B").play("number 0")
    assert t.blue["warbands"] == 4 + 1
    assert t.cradle_2["warbands"] == 6


def test_o_2_12_what_has_no_suit_matches_nothing() -> None:
    """A facedown adviser does not count in a Trade, a ruin does not expose the Darkest Secret."""
    t = Table(red={"favor": 2, "facedown": ["rangers"]}, provinces_1={"cards": ["wolves"]}).play("trade-secrets wolves")
    assert t.red["secrets"] == 0
    guarded = {"darkest_secret": {"holder": "blue", "tokens": 1}}
    t = Table(red={"secrets": 4}, hinterland_1={"cards": ["bandit_rampart"]}, banners=guarded)
    assert t.refusal("recover-banner darkest_secret") == "O-5.4.4"


def test_o_2_13_the_dead_return_to_the_bank_of_their_colour() -> None:
    t = resolve(against_blue(4), "blue", 2, "HD", "2").play("decline")
    assert t.red["warbands"] == 2  # the skull, and half of three
    assert t.data["stock"]["red"] == 12
    t = resolve(against_blue(5, provinces_1={"warbands": 4}), "blue", 5, "SSSSS", "B")
    assert (t.blue["warbands"], t.data["stock"]["blue"], t.data["stock"]["purple"]) == (2, 12, 24)
    t = Table(red={"role": "citizen", "warbands": 3}, provinces_2={"cards": ["boiling_lake"]}).play("travel provinces-2")
    assert (t.red["warbands"], t.data["stock"]["purple"], t.data["stock"]["red"]) == (1, 23, 14)


def test_o_2_13_giving_is_not_taking() -> None:
    """R-73: a Scepter that was given can be used at once."""
    t = Table(turn="purple", purple={"relics": ["the_grand_scepter"]}).play("offer red", "space brutal")
    t.play("give-relic the_grand_scepter", "propose", "accept")
    assert "the_grand_scepter" in t.red["relics"]
    assert not t.data["action"]["scepter_taken"]


def test_r_73_a_taken_scepter_rests() -> None:
    t = against_blue(8, turn="red", purple={"relics": []}, blue={"pawn": HERE, "relics": ["the_grand_scepter"]})
    t.play("campaign blue", "target-relic the_grand_scepter", "done").wish("SSSSSSHH", "BBBBBB").play("number 8", "number 1")
    assert t.red["relics"] == ["the_grand_scepter"]
    assert t.refusal("offer blue") == "O-8.1"


def test_o_2_14_in_another_region_than_the_pawns_the_cards_counts() -> None:
    """R-69: an adviser has its owner's region; secrets go face down to whose turn it is (R-70)."""
    t = Table(
        turn="purple", purple={"pawn": "cradle-1"}, hinterland_1={"cards": ["elders"]}, on_things={"elders": {"secrets": 1}}
    )
    discard_faceup(t.s, NUMBER["elders"], 0)
    assert t.data["discards"]["cradle"] == ["elders"]
    assert t.purple["facedown_secrets"] == 1


def test_o_2_15_drawn_from_the_top() -> None:
    t = Table(deck=["scryer", "keep", "vision_of_faith", "wolves"]).play("search world")
    assert t.red["hand"] == ["scryer", "keep", "vision_of_faith"]
    assert t.data["deck"] == ["wolves"]
    t = Table(discards={"provinces": ["elders", "tents", "wolves", "keep"]}, deck=[]).play("search provinces")
    assert t.red["hand"] == ["elders", "tents", "wolves"]


def test_o_2_17_a_locked_card_stays() -> None:
    banners = {"peoples_favor": {"holder": "red", "tokens": 2}}
    t = Table(red={"facedown": ["wolves"]}, provinces_1={"cards": ["keep", "elders"]}, banners=banners).play("adviser wolves")
    assert t.offered("card") == {"elders"}
    t = Table(red={"advisers": ["a_small_favor", "elders", "tents"], "facedown": []}, deck=["wolves"])
    t.play("search world", "play-adviser")
    assert t.refusal("card a_small_favor") == "O-2.17"


def test_o_2_17_the_chronicle_ignores_locks() -> None:
    t = Table(winner="red", victory="usurper", provinces_1={"cards": ["keep"]}, cradle_1=RED)
    c = next_chronicle(t.s, 1, 0, 0, 0, Rng(1))
    assert NUMBER["keep"] in c.deck + c.dispossessed


def test_o_2_22_after_means_at_once() -> None:
    """The lake takes its two before the traveller can do anything."""
    t = Table(red={"warbands": 3}, provinces_2={"cards": ["boiling_lake"]}).play("travel provinces-2")
    kinds = [event.kind for event in t.s.log or []]
    assert kinds[kinds.index("travel") + 1 :] == ["killed_on_board"]


def test_o_2_23_nothing_is_wasted_by_choice() -> None:
    """Exactly the sacrifice that wins, none in a battle that is won, and one favor for a Muster."""
    t = resolve(against_blue(5), "blue", 3, "SSH", "B")
    assert {GAME.vocabulary.names[action] for action in GAME.legal(t.s, 1)} == {"sacrifice", "decline"}
    assert t.play("sacrifice").red["warbands"] == 4
    assert resolve(against_blue(5), "blue", 3, "SSS", "B").step == "occupy"
    t = Table(red={"favor": 3}, provinces_1={"cards": ["wolves"]}).play("muster wolves")
    assert t.data["on_things"]["wolves"]["favor"] == 1
