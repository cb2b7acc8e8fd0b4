"""Cards made of choices and deeds that others will be made of: one test each, named after the card."""

from __future__ import annotations

from tests.games.oath.table import Table

HERE = "provinces-1"


def test_charming_friend_takes_a_favor() -> None:
    t = Table(red={"secrets": 1, "advisers": ["charming_friend"]}, blue={"pawn": HERE, "favor": 2})
    t.play("use charming_friend", "player blue")
    assert (t.red["favor"], t.blue["favor"]) == (1, 1)


def test_siege_engines_kill_two_at_a_site_of_the_region() -> None:
    t = Table(
        red={"favor": 1},
        provinces_1={"cards": ["siege_engines"]},
        provinces_2={"warbands": 3, "colour": "blue"},
        cradle_2={"warbands": 2, "colour": "purple"},
    ).play("use siege_engines")
    assert t.offered("site") == {"provinces-2"}
    assert t.play("site provinces-2").provinces_2["warbands"] == 1


def test_assassin_discards_a_rivals_adviser() -> None:
    t = Table(red={"favor": 1, "advisers": ["assassin"]}, blue={"pawn": HERE, "advisers": ["elders", "a_small_favor"]})
    t.play("use assassin")
    assert t.offered("card") == {"elders"}
    t.play("card elders")
    assert t.blue["advisers"] == ["a_small_favor"]
    assert t.data["discards"]["hinterland"] == ["elders"]
    assert Table(red={"favor": 1, "advisers": ["assassin"]}, blue={"advisers": ["elders"]}).refusal("use assassin") == "O-10.5"


def test_silver_tongue_talks_a_favor_out_of_a_suit_present() -> None:
    t = Table(red={"advisers": ["silver_tongue"]}, provinces_1={"cards": ["wolves", "elders"]}).play("rest", "use silver_tongue")
    assert t.offered("suit") == {"beast", "nomad"}
    assert t.play("suit nomad").red["favor"] == 1


def test_blood_pact_turns_warbands_into_secrets() -> None:
    t = Table(red={"secrets": 1, "warbands": 5}, provinces_1={"cards": ["blood_pact"]}).play("use blood_pact")
    assert t.offered("number") == {"0", "1", "2"}
    t.play("number 2")
    assert (t.red["warbands"], t.red["secrets"]) == (1, 2)


def test_plague_engines_cost_everybody() -> None:
    t = Table(
        oath="devotion",
        red={"secrets": 2, "favor": 3, "advisers": ["plague_engines"]},
        blue={"favor": 1, "role": "citizen"},
        purple={"favor": 5, "relics": ["the_grand_scepter"]},
        provinces_1={"warbands": 1, "colour": "red"},
        cradle_1={"warbands": 1, "colour": "purple"},
        cradle_2={"warbands": 1, "colour": "purple"},
    ).play("use plague_engines")
    assert (t.red["favor"], t.blue["favor"], t.purple["favor"]) == (2, 0, 3)
    assert t.data["banks"]["arcane"] == 3 + 4
    assert t.data["action"]["powers"] == []


def test_dream_thief_swaps_unseen() -> None:
    t = Table(
        red={"favor": 2, "facedown": ["wolves"]}, blue={"facedown": ["elders", "rangers"]}, provinces_1={"cards": ["dream_thief"]}
    ).play("use dream_thief", "facedown blue 2")
    assert t.offered("facedown") == {"red 1", "blue 1"}
    t.play("facedown red 1")
    assert t.red["facedown"] == ["rangers"]
    assert t.blue["facedown"] == ["elders", "wolves"]
    assert t.data["seen"]["rangers"] == ["red", "blue"]


def test_master_of_disguise_wears_anothers_advisers() -> None:
    t = Table(
        red={"secrets": 2, "advisers": ["master_of_disguise"]},
        blue={"advisers": ["rangers", "errand_boy"]},
        provinces_1={"cards": ["wolves"]},
    ).play("use master_of_disguise", "player blue", "trade-favor wolves")
    assert t.red["favor"] == 3
    assert t.data["action"]["notes"] == []


def test_second_wind_travels_and_fights_on() -> None:
    t = Table(red={"secrets": 1, "favor": 1, "warbands": 4, "advisers": ["second_wind"]}).play(
        "campaign bandits", "done", "number 4"
    )
    t.wish("SSSS", "B").play("use second_wind", "number 1")
    assert t.data["campaign"] is None
    t.play("site provinces-2")
    assert t.offered("campaign") == {"bandits"}
    t.play("decline")
    assert (t.step, t.red["supply"]) == ("act", 5)


def test_fae_merchant_draws_one_and_buries_one() -> None:
    t = Table(
        red={"secrets": 1, "relics": ["cracked_horn"]},
        provinces_1={"cards": ["fae_merchant"]},
        relic_deck=["cup_of_plenty", "sticky_fire"],
    )
    t.play("use fae_merchant")
    assert t.offered("relic") == {"cracked_horn", "cup_of_plenty"}
    t.play("relic cracked_horn")
    assert t.red["relics"] == ["cup_of_plenty"]
    assert t.data["relic_deck"] == ["sticky_fire", "cracked_horn"]


def test_broken_forge_is_rekindled_with_its_tokens() -> None:
    t = Table(red={"secrets": 2, "favor": 2}, provinces_1={"cards": ["broken_forge"]}).play("use broken_forge")
    assert t.provinces_1["cards"] == ["ancient_forge"]
    assert t.data["on_things"]["ancient_forge"] == {"favor": 2, "secrets": 2}
    t.play("rest")
    assert t.data["banks"]["nomad"] == 5
    assert t.red["secrets"] == 2


def test_ancient_forge_makes_a_relic() -> None:
    t = Table(red={"secrets": 1, "favor": 2}, provinces_1={"cards": ["ancient_forge"]}, relic_deck=["cup_of_plenty"])
    assert t.play("use ancient_forge", "accept").red["relics"] == ["cup_of_plenty"]
