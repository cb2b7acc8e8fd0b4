"""The denizens that the engine was built with, each with its whole power and its limit."""

from __future__ import annotations

from tests.games.oath.battles import HERE, against_blue, bandits
from tests.games.oath.table import Page, Table


def play_adviser(card: str, **red: object) -> Table:
    page: Page = {"facedown": [card], **red}
    return Table(red=page).play(f"adviser {card}", "play-adviser")


def test_a_small_favor_brings_four_warbands() -> None:
    assert play_adviser("a_small_favor").red["warbands"] == 4
    assert play_adviser("a_small_favor", warbands=12).red["warbands"] == 14  # there are no more


def test_boiling_lake_scalds_who_does_not_rule_it() -> None:
    lake = {"cards": ["boiling_lake"]}
    assert Table(red={"warbands": 3}, provinces_2=lake).play("travel provinces-2").red["warbands"] == 1
    assert Table(red={"warbands": 1}, provinces_2=lake).play("travel provinces-2").red["warbands"] == 0
    mine: Page = {**lake, "warbands": 1, "colour": "red"}
    assert Table(red={"warbands": 3}, provinces_2=mine).play("travel provinces-2").red["warbands"] == 3


def test_insomnia_gives_a_secret_each_rest_and_room_for_two() -> None:
    assert Table(red={"advisers": ["insomnia"]}).play("rest", "use insomnia").red["secrets"] == 1
    t = play_adviser("insomnia", advisers=["elders", "scryer"])
    assert t.offered("card") == {"elders", "scryer"}
    assert t.play("card elders").red["advisers"] == ["scryer", "insomnia"]


def test_spirit_snare_takes_a_favor_from_any_bank() -> None:
    t = Table(red={"secrets": 1}, provinces_1={"cards": ["spirit_snare"]}, banks={"order": 2}).play("use spirit_snare")
    t.play("suit order")
    assert (t.red["favor"], t.red["secrets"], t.data["banks"]["order"]) == (1, 0, 1)
    assert t.data["on_things"]["spirit_snare"]["secrets"] == 1
    assert Table(provinces_1={"cards": ["spirit_snare"]}).refusal("use spirit_snare") == "O-10.2"


def test_augury_draws_one_more() -> None:
    t = Table(provinces_1={"cards": ["augury"]}).play("use augury", "search world")
    assert len(t.red["hand"]) == 4
    t = Table(provinces_1={"cards": ["augury"]}, deck=["vision_of_faith", "wolves"]).play("use augury", "search world")
    assert t.red["hand"] == ["vision_of_faith"]


def test_horse_archers_serve_either_side_once() -> None:
    t = bandits(3, red={"advisers": ["horse_archers"]}).play("campaign bandits", "done", "number 3").wish("SSSSSS", "B")
    t.play("use horse_archers", "number 1")
    assert sum(t.told("rolls_attack")[0].values) == 6
    assert t.red["advisers"] == []
    t = against_blue(3, blue={"advisers": ["horse_archers"]}, provinces_1={"warbands": 9})
    t.play("campaign blue", "done", "number 3", "use horse_archers")
    assert not any(sum(event.values) for event in t.told("rolls_attack"))
    assert t.blue["advisers"] == []


def test_elders_sell_a_secret() -> None:
    t = Table(red={"favor": 3}, provinces_1={"cards": ["elders"]}).play("use elders")
    assert (t.red["favor"], t.red["secrets"]) == (1, 1)
    assert Table(red={"favor": 1}, provinces_1={"cards": ["elders"]}).refusal("use elders") == "O-10.2"


def test_faithful_friend_brings_supply() -> None:
    assert play_adviser("faithful_friend", supply=1).red["supply"] == 5
    assert play_adviser("faithful_friend", supply=5).red["supply"] == 7


def test_tents_make_a_travel_in_the_region_free() -> None:
    t = Table(red={"favor": 1}, provinces_1={"cards": ["tents"]}).play("use tents")
    t.play("travel provinces-2")
    assert (t.red["supply"], t.red["favor"]) == (7, 0)
    t = Table(red={"favor": 1, "supply": 1}, provinces_1={"cards": ["tents"]}).play("use tents")
    assert t.offered("travel") == {"provinces-2", "provinces-3"}
    assert Table(provinces_1={"cards": ["tents"]}).refusal("use tents") == "O-10.2"


def test_lancers_double_the_whole_roll_once() -> None:
    t = bandits(4, red={"advisers": ["lancers"]}).play("campaign bandits", "done", "number 1").wish("D", "B").play("use lancers")
    assert (t.told("strengths")[0].values, t.red["warbands"]) == ((4, 1), 2)
    assert t.play("number 1").red["advisers"] == []
    t = against_blue(3, blue={"advisers": ["lancers"]}).play("campaign blue", "done", "number 3")
    assert t.step != "plans"  # it is for attackers


def test_storm_caller_helps_the_defense_once() -> None:
    t = against_blue(3, blue={"advisers": ["storm_caller"]}).play("campaign blue", "done")
    dice = t.data["campaign"]["defense_dice"]
    t.play("number 3").wish("HHH", "22" + "B" * dice).play("use storm_caller")
    assert sum(t.told("rolls_defense")[0].values) == dice + 2
    assert t.blue["advisers"] == []
    t = bandits(3, red={"advisers": ["storm_caller"]}, provinces_1={"site": "steppe"}).play(
        "campaign bandits", "done", "number 3"
    )
    assert t.step != "plans"
    assert t.red["pawn"] == HERE
