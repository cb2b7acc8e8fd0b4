"""Cards that neither a clause's nor a suit's tests play: one test each, named after the card."""

from __future__ import annotations

from bailiwick.games.oath.game import GAME
from tests.games.oath.table import Table


def test_scryer_looks_through_a_whole_pile() -> None:
    t = Table(red={"secrets": 1}, provinces_1={"cards": ["scryer"]}, discards={"cradle": ["elders", "rangers"]})
    t.play("use scryer", "region cradle")
    assert t.data["seen"] == {"elders": ["red"], "rangers": ["red"]}
    assert GAME.view_json(GAME.mask(t.s, 1), 1)["discards"]["cradle"] == ["elders", "rangers"]


def test_sleight_of_hand_steals_but_not_the_last() -> None:
    page = {"favor": 1, "advisers": ["sleight_of_hand"]}
    t = Table(red=page, blue={"pawn": "provinces-1", "secrets": 2}).play("use sleight_of_hand", "player blue")
    assert (t.red["secrets"], t.blue["secrets"]) == (1, 1)
    assert Table(red=page, blue={"pawn": "provinces-1", "secrets": 1}).refusal("use sleight_of_hand") == "O-10.5"
    assert Table(red=page, blue={"secrets": 2}).refusal("use sleight_of_hand") == "O-10.5"


def test_wolves_kill_on_any_board() -> None:
    t = Table(red={"secrets": 1, "warbands": 1}, blue={"warbands": 2}, provinces_1={"cards": ["wolves"]}).play("use wolves")
    assert t.offered("player") == {"red", "blue"}
    assert t.refusal("player purple") == "O-10.5"
    assert t.play("player blue").blue["warbands"] == 1


def test_long_lost_heir_may_turn_citizen() -> None:
    for answer, role in (("accept", "citizen"), ("decline", "exile")):
        t = Table(red={"facedown": ["long_lost_heir"]}).play("adviser long_lost_heir", "play-adviser", answer)
        assert t.red["role"] == role
    t = Table(red={"facedown": ["long_lost_heir"], "role": "citizen"}).play("adviser long_lost_heir", "play-adviser")
    assert t.step == "act"


def test_family_heirloom_keeps_a_relic_or_buries_it() -> None:
    deck = ["cup_of_plenty", "bandit_crown"]
    t = Table(red={"facedown": ["family_heirloom"]}, relic_deck=deck).play("adviser family_heirloom", "play-adviser", "accept")
    assert t.red["relics"] == ["cup_of_plenty"]
    t = Table(red={"facedown": ["family_heirloom"]}, relic_deck=deck).play("adviser family_heirloom", "play-adviser", "decline")
    assert t.data["relic_deck"] == ["bandit_crown", "cup_of_plenty"]
    assert t.data["seen"]["cup_of_plenty"] == ["red"]


def test_tutor_needs_both_tokens() -> None:
    t = Table(red={"favor": 1, "secrets": 1, "advisers": ["tutor"]}).play("use tutor")
    assert (t.red["favor"], t.red["secrets"]) == (0, 1)


def test_gleaming_armor_makes_plans_dearer() -> None:
    site = {"warbands": 9, "colour": "blue"}
    t = Table(
        oath="devotion", red={"warbands": 1, "advisers": ["longbows"]}, blue={"advisers": ["gleaming_armor"]}, provinces_1=site
    )
    t.play("campaign blue", "done", "number 1")
    assert t.step != "plans"
    t = Table(
        oath="devotion",
        red={"warbands": 1, "secrets": 1, "advisers": ["longbows"]},
        blue={"advisers": ["gleaming_armor"]},
        provinces_1=site,
    ).play("campaign blue", "done", "number 1", "use longbows")
    assert t.data["on_things"] == {"longbows": {"favor": 0, "secrets": 1}}


def test_pressgangs_muster_on_occupied_cards() -> None:
    t = Table(red={"favor": 2}, provinces_1={"cards": ["pressgangs", "wolves"]}).play("muster wolves")
    assert t.refusal("muster wolves") == "O-5.2.1"
    assert t.play("use pressgangs", "muster wolves").red["warbands"] == 4


def test_animal_playmates_muster_for_nothing_on_beasts() -> None:
    t = Table(red={"favor": 1, "supply": 0, "advisers": ["animal_playmates"]}, provinces_1={"cards": ["wolves", "elders"]})
    t.play("use animal_playmates")
    assert t.offered("muster") == {"wolves"}
    assert t.play("muster wolves").red["warbands"] == 2
