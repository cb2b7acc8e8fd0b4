"""The edifices, intact and ruined: a test or more each, named after the side."""

from __future__ import annotations

from bailiwick.games.oath.asking import ask_kept_sites
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.questions import KeptSites
from tests.games.oath.battles import HERE, against_blue, bandits
from tests.games.oath.table import Page, Table

# ---------------------------------------------------------------- ramparts and halls


def test_sprawling_rampart_strengthens_every_site_of_its_ruler() -> None:
    far = {"cards": ["sprawling_rampart"], "warbands": 1, "colour": "blue"}
    t = against_blue(cradle_2=far).play("campaign blue", "target-site cradle-2", "done")
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 4
    t = against_blue(cradle_2={**far, "colour": "red"}).play("campaign blue", "done")
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 1


def test_sprawling_rampart_of_the_empire_serves_every_citizen() -> None:
    purple = {"warbands": 1, "colour": "purple"}
    t = Table(
        oath="devotion",
        oathkeeper="red",
        red={"warbands": 4},
        blue={"role": "citizen"},
        provinces_1=purple,
        cradle_2={"cards": ["sprawling_rampart"], **purple},
    ).play("campaign blue", "done")
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 2


def test_sprawling_rampart_serves_bandits_too() -> None:
    t = bandits(cradle_2={"cards": ["sprawling_rampart"]}).play("campaign bandits", "done")
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 2


def test_bandit_rampart_takes_two_dice_where_it_stands() -> None:
    t = bandits(provinces_1={"cards": ["bandit_rampart"]}).play("campaign bandits", "done").wish("SSS", "B").play("number 5")
    assert t.told("uses_plan")
    assert sum(t.told("rolls_attack")[0].values) == 3
    t = bandits(cradle_2={"cards": ["bandit_rampart"]}).play("campaign bandits", "done", "number 5")
    assert not t.told("uses_plan")


def test_bandit_rampart_is_for_whoever_rules_it() -> None:
    t = against_blue(provinces_1={"cards": ["bandit_rampart"]}).play("campaign blue", "done", "number 1", "use bandit_rampart")
    assert t.told("rolls_attack")[0].values == (0, 0, 0)
    assert sum(t.told("rolls_defense")[0].values) == 2  # one die that was not there to be taken


def test_hall_of_debate_does_not_hinder_conspirators() -> None:
    t = Table(
        red={"secrets": 1, "facedown": ["conspiracy"], "advisers": ["wolves", "elders"]},
        blue={"pawn": HERE, "advisers": ["rangers", "tents"]},
        banners={"peoples_favor": {"holder": "blue", "tokens": 3}},
        cradle_2={"cards": ["hall_of_debate"]},
    ).play("adviser conspiracy", "reveal", "banner peoples_favor")
    assert t.data["banners"]["peoples_favor"] == {"holder": "red", "tokens": 1}
    assert t.s.mob


def test_hall_of_debate_shelters_the_peoples_favor() -> None:
    blue = {"pawn": HERE}
    banners: Page = {"peoples_favor": {"holder": "blue", "tokens": 1}, "darkest_secret": {"holder": "blue", "tokens": 1}}
    t = against_blue(blue=blue, banners=banners, cradle_2={"cards": ["hall_of_debate"]}).play("campaign blue")
    assert t.offered("target-banner") == {"darkest_secret"}
    assert t.refusal("target-banner peoples_favor") == "O-2.21"
    t = Table(red={"favor": 2}, blue=blue, banners=banners, cradle_2={"cards": ["hall_of_debate"]})
    assert t.may("recover-banner peoples_favor")


def test_hall_of_mockery_makes_a_mob_of_the_recovered_favor() -> None:
    banners = {"peoples_favor": {"holder": "blue", "tokens": 1}}
    t = Table(red={"favor": 2}, banners=banners, mob=True, cradle_2={"cards": ["hall_of_mockery"]})
    t.play("recover-banner peoples_favor", "number 2", "suit order")
    assert (t.data["banners"]["peoples_favor"]["holder"], t.s.mob) == ("red", True)
    t = Table(red={"favor": 2}, banners=banners, mob=True).play("recover-banner peoples_favor", "number 2", "suit order")
    assert not t.s.mob


def test_hall_of_mockery_does_not_care_for_the_darkest_secret() -> None:
    t = Table(red={"secrets": 2}, cradle_2={"cards": ["hall_of_mockery"]}).play("recover-banner darkest_secret", "number 2")
    assert not t.s.mob


# ---------------------------------------------------------------- temples


def test_forest_temple_keeps_the_sites_of_beasts() -> None:
    t = Table(cradle_1={"cards": ["wolves"]}, cradle_2={"cards": ["elders"]}, hinterland_1={"cards": ["forest_temple"]})
    assert ask_kept_sites(t.s, KeptSites(0)) == 1 << 0 | 1 << 5
    assert ask_kept_sites(Table(cradle_1={"cards": ["wolves"]}).s, KeptSites(0)) == 0


def test_ruined_temple_bars_enemies_from_beasts() -> None:
    red: Page = {"facedown": ["wolves"]}
    t = Table(red=red, cradle_2={"cards": ["ruined_temple"]}).play("adviser wolves")
    assert t.refusal("play-site provinces-1") == "O-2.21"  # the bandits' temple: everybody is an enemy
    assert t.refusal("play-adviser") == "O-2.21"
    own = {"cards": ["ruined_temple"], "warbands": 1, "colour": "red"}
    assert Table(oath="devotion", red=red, cradle_2=own).play("adviser wolves").may("play-adviser")
    t = Table(red={"facedown": ["elders"]}, cradle_2={"cards": ["ruined_temple"]}).play("adviser elders")
    assert t.may("play-adviser")


def test_ruined_temple_of_the_empire_is_open_to_citizens() -> None:
    imperial = {"cards": ["ruined_temple"], "warbands": 1, "colour": "purple"}
    t = Table(red={"facedown": ["wolves"], "role": "citizen"}, cradle_2=imperial).play("adviser wolves")
    assert t.may("play-adviser")


def test_ruined_temple_lets_beasts_lie_facedown() -> None:
    t = Table(cradle_2={"cards": ["ruined_temple"]}, deck=["wolves", "keep", "scryer"]).play("search world", "card wolves")
    t.play("card keep")
    assert t.refusal("play-site provinces-1") == "O-2.21"
    assert t.play("play-facedown").red["facedown"] == ["wolves"]


# ---------------------------------------------------------------- the Squalid District


def last_turn(district: Page, **changes: object) -> Table:
    """The round is about to end, the Empire reigns, and blue is the last to rest."""
    page: Page = {"turn": "blue", "round": 7, "oathkeeper": "purple", "oath": "devotion", **changes}
    return Table(hinterland_3={"cards": ["squalid_district"], **district}, **page)


def rest(t: Table, falls: int) -> Table:
    """With a die that falls like this."""
    seed = 0
    while True:
        t.s.rng.reseed(seed)
        if t.s.rng.copy().below(6) + 1 == falls:
            return t.play("rest")
        seed += 1


def test_squalid_district_changes_the_end_die_by_one() -> None:
    t = rest(last_turn({"warbands": 1, "colour": "red"}), 3)
    assert t.seat == "red"
    assert t.offered("number") == {"2", "4"}
    assert GAME.prompt(t.s, t.s.seat, "en") == "Squalid District: the end die shows 3. Do you change it?"
    said = [GAME.say_action(t.s, action, "en") for action in sorted(GAME.legal(t.s, t.s.seat))]
    assert said == ["Leave it as it fell", "Make it 2", "Make it 4"]
    assert t.refusal("number 5") == "O-9.6"
    t.play("number 2")
    assert (t.data["winner"], t.data["round"]) == (None, 8)
    t = rest(last_turn({"warbands": 1, "colour": "red"}), 3).play("decline")
    assert t.data["winner"] == "purple"


def test_squalid_district_raises_a_die_for_the_chancellor_alone() -> None:
    t = rest(last_turn({"warbands": 1, "colour": "purple"}, red={"role": "citizen"}), 2)
    assert t.seat == "purple"
    assert t.play("number 3").data["winner"] == "purple"


def test_squalid_district_raises_a_six() -> None:
    t = rest(last_turn({"warbands": 1, "colour": "purple"}), 6)
    assert t.play("number 7").data["winner"] == "purple"


def test_squalid_district_of_bandits_changes_nothing() -> None:
    t = rest(last_turn({}), 1)
    assert (t.step, t.data["round"]) != ("squalid_district.0.reaction", 7)
    assert t.data["round"] == 8


# ---------------------------------------------------------------- spires


def test_great_spire_exchanges_what_was_drawn() -> None:
    t = Table(
        red={"secrets": 1},
        provinces_1={"cards": ["great_spire"]},
        deck=["wolves", "keep", "scryer", "dazzle"],
        dispossessed=["elders", "rangers"],
    ).play("use great_spire", "search world")
    assert t.offered("card") == {"wolves", "keep", "scryer"}
    t.play("card wolves")
    assert t.offered("card") == {"keep", "scryer"}
    t.play("card scryer")  # there are no more Dispossessed
    assert t.step == "keep"
    assert (sorted(t.red["hand"]), t.red["hand"][1]) == (["elders", "keep", "rangers"], "keep")
    assert sorted(t.data["dispossessed"]) == ["scryer", "wolves"]
    assert t.data["on_things"]["great_spire"]["secrets"] == 1
    view = GAME.view_json(GAME.mask(t.s, 2), 2)
    assert "elders" not in view["seats"]["red"]["hand"]


def test_great_spire_passes_visions_and_what_is_kept() -> None:
    t = Table(
        red={"secrets": 1},
        provinces_1={"cards": ["great_spire"]},
        deck=["wolves", "vision_of_faith", "scryer"],
        dispossessed=["elders", "rangers"],
    ).play("use great_spire", "search world")
    assert t.offered("card") == {"wolves"}
    assert t.refusal("card vision_of_faith") == "O-10.5"
    t.play("done")
    assert t.red["hand"] == ["wolves", "vision_of_faith"]
    assert t.data["dispossessed"] == ["elders", "rangers"]


def test_great_spire_needs_a_secret_and_somebody_dispossessed() -> None:
    assert Table(provinces_1={"cards": ["great_spire"]}, dispossessed=["elders"]).refusal("use great_spire") == "O-10.2"
    t = Table(red={"secrets": 1}, provinces_1={"cards": ["great_spire"]}, dispossessed=[])
    assert t.refusal("use great_spire") == "O-1.12"


def test_great_spire_hides_what_the_harp_would_show() -> None:
    """The Truthful Harp shows the draw; of what the Spire brings, only what is kept."""
    t = Table(
        red={"secrets": 1, "relics": ["truthful_harp"]},
        provinces_1={"cards": ["great_spire"]},
        deck=["wolves", "vision_of_faith", "scryer"],
        dispossessed=["elders"],
    ).play("use great_spire", "use truthful_harp", "search world")
    assert {event.values[0] for event in t.told("shows")} == {t.s.hands[1][0], t.s.hands[1][1]}
    t.play("card wolves")
    assert t.red["hand"] == ["elders", "vision_of_faith"]
    assert t.data["seen"]["elders"] == ["red"]


def test_fallen_spire_replaces_the_top_of_a_pile() -> None:
    t = Table(
        red={"secrets": 2},
        provinces_1={"cards": ["fallen_spire"]},
        discards={"provinces": ["wolves", "vision_of_faith", "keep", "scryer"]},
        dispossessed=["elders", "rangers", "assassin"],
        seen={"wolves": ["red"], "elders": ["blue"]},
    ).play("use fallen_spire")
    assert t.offered("number") == {"1", "2", "3"}
    t.play("number 2")
    pile = t.data["discards"]["provinces"]
    assert (pile[1], pile[3]) == ("vision_of_faith", "scryer")
    assert {pile[0], pile[2]} < {"elders", "rangers", "assassin"}
    assert sorted([*t.data["dispossessed"], pile[0], pile[2]]) == ["assassin", "elders", "keep", "rangers", "wolves"]
    assert not {pile[0], pile[2]} & set(t.data["seen"])
    assert (t.red["secrets"], t.data["on_things"]["fallen_spire"]["secrets"]) == (0, 1)


def test_fallen_spire_needs_cards_on_both_sides() -> None:
    spire: Page = {"cards": ["fallen_spire"]}
    t = Table(red={"secrets": 2}, provinces_1=spire, discards={"provinces": ["wolves"]}, dispossessed=[])
    assert t.refusal("use fallen_spire") == "O-1.12"
    t = Table(red={"secrets": 2}, provinces_1=spire, discards={"provinces": ["vision_of_faith"]}, dispossessed=["elders"])
    assert t.refusal("use fallen_spire") == "O-10.5"
    t = Table(red={"secrets": 1}, provinces_1=spire, discards={"provinces": ["wolves"]}, dispossessed=["elders"])
    assert t.refusal("use fallen_spire") == "O-10.2"


# ---------------------------------------------------------------- forges


def test_ancient_forge_lets_a_relic_go_and_has_its_price() -> None:
    forge: Page = {"cards": ["ancient_forge"]}
    t = Table(red={"secrets": 1, "favor": 2}, provinces_1=forge, relic_deck=["cup_of_plenty", "sticky_fire"])
    t.play("use ancient_forge", "decline")
    assert t.data["relic_deck"] == ["sticky_fire", "cup_of_plenty"]
    assert (t.red["favor"], t.red["secrets"], t.data["on_things"]["ancient_forge"]["favor"]) == (0, 0, 2)
    assert Table(red={"secrets": 1, "favor": 1}, provinces_1=forge).refusal("use ancient_forge") == "O-10.2"
    t = Table(red={"secrets": 1, "favor": 2}, provinces_1=forge, relic_deck=[])
    assert t.refusal("use ancient_forge") == "O-10.5"  # there is nothing to draw


def test_broken_forge_is_told_of() -> None:
    t = Table(red={"secrets": 2, "favor": 2}, provinces_1={"cards": ["broken_forge"]}).play("use broken_forge")
    assert GAME.say_event(t.s, t.told("repairs")[0], "en") == "Red repairs Ancient Forge"


def test_broken_forge_has_no_suit_and_its_price() -> None:
    forge: Page = {"cards": ["broken_forge"]}
    assert Table(red={"secrets": 1, "favor": 2}, provinces_1=forge).refusal("use broken_forge") == "O-10.2"
    assert Table(red={"favor": 2}, provinces_1=forge).refusal("muster broken_forge") == "O-2.20"
