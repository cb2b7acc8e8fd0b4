"""Relics that modify actions, look at things and forbid them: a test or more each, named after the relic."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.game import GAME
from tests.games.oath.battles import HERE, against_blue
from tests.games.oath.table import Table

# ---------------------------------------------------------------- ruling and forbidding


def test_bandit_crown_rules_what_nobody_rules() -> None:
    t = Table(oath="devotion", red={"warbands": 2, "favor": 2, "relics": ["bandit_crown"]}, cradle_2={"cards": ["elders"]})
    assert t.may("use elders")  # an empty site, and so red's
    assert t.may("to-site 1")
    assert t.refusal("campaign bandits") == "O-5.5.1"


def test_bandit_crown_lets_the_last_warband_go() -> None:
    site = {"warbands": 1, "colour": "red"}
    assert Table(oath="devotion", red={"relics": ["bandit_crown"]}, provinces_1=site).may("to-board 1")
    assert Table(oath="devotion", provinces_1=site).refusal("to-board 1") == "O-6.5"


def test_bandit_crown_adds_bandits_to_its_holders_defense() -> None:
    t = against_blue(blue={"relics": ["bandit_crown"]}).play("campaign blue", "done")
    t.wish("H", "B").play("number 1", "decline")
    assert t.told("strengths")[0].values == (0, 3)  # two warbands and the bandit
    t = against_blue(blue={"relics": ["bandit_crown"]}, provinces_1={"colour": "purple"}).play("campaign purple", "done")
    t.wish("H", "BB").play("number 1", "decline")
    assert t.told("strengths")[0].values == (0, 2)  # an enemy's site


def test_grand_mask_leaves_battle_plans_with_the_empire() -> None:
    imperial = {"cards": ["elders", "longbows"], "warbands": 1, "colour": "purple"}
    t = Table(red={"favor": 2, "warbands": 3, "relics": ["grand_mask"]}, cradle_2=imperial, reliquary={})
    t.play("use elders", "campaign bandits", "done", "number 1")
    assert t.red["secrets"] == 1
    assert t.step != "plans"
    citizen = {"role": "citizen", "favor": 2, "relics": ["grand_mask"]}
    off = {"warbands": 1, "colour": "blue", "cards": ["elders"]}
    assert Table(red=citizen, cradle_2=off, reliquary={}).refusal("use elders") == "O-2.8"


def test_circlet_of_command_keeps_the_rest_out_of_reach() -> None:
    blue = {"pawn": HERE, "relics": ["circlet_of_command", "cup_of_plenty"]}
    banners = {"peoples_favor": {"holder": "blue", "tokens": 1}}
    t = against_blue(blue=blue, banners=banners, red={"favor": 5}).play("campaign blue")
    assert t.offered("target-relic") == {"circlet_of_command"}
    assert t.refusal("target-relic cup_of_plenty") == "O-2.21"
    assert t.refusal("target-banner peoples_favor") == "O-2.21"
    t.play("target-pawn", "target-relic circlet_of_command", "done")
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 1 + 3 + 1


def test_circlet_of_command_stops_recovery_by_others_only() -> None:
    banners = {"peoples_favor": {"holder": "blue", "tokens": 1}}
    t = Table(red={"favor": 5}, blue={"relics": ["circlet_of_command"]}, banners=banners)
    assert t.refusal("recover-banner peoples_favor") == "O-2.21"
    mine = {"peoples_favor": {"holder": "red", "tokens": 1}}
    assert Table(red={"favor": 5, "relics": ["circlet_of_command"]}, banners=mine).may("recover-banner peoples_favor")


def test_ring_of_devotion_musters_more_and_never_garrisons() -> None:
    t = Table(
        oath="devotion",
        red={"favor": 1, "warbands": 3, "relics": ["ring_of_devotion"]},
        provinces_1={"cards": ["wolves"], "warbands": 1, "colour": "red"},
    )
    assert t.refusal("to-site 1") == "O-2.21"
    assert t.play("muster wolves").red["warbands"] == 3 + 4


def test_ring_of_devotion_leaves_won_sites_to_bandits() -> None:
    t = against_blue(red={"relics": ["ring_of_devotion"]}).play("campaign blue", "done")
    t.wish("SSSSS", "B").play("number 5")
    assert t.told("victory")
    assert t.step == "act"
    assert t.provinces_1["warbands"] == 0


# ---------------------------------------------------------------- Search and Trade


def test_book_of_records_pays_in_secrets() -> None:
    t = Table(red={"facedown": ["wolves"], "relics": ["book_of_records"]}).play("adviser wolves", "play-site provinces-1")
    assert (t.red["favor"], t.red["secrets"]) == (0, 1)
    t = Table(blue={"relics": ["book_of_records"]}, red={"facedown": ["wolves"]}).play("adviser wolves", "play-site provinces-1")
    assert (t.red["favor"], t.red["secrets"]) == (1, 0)


def test_truthful_harp_draws_more_and_shows_it() -> None:
    deck = ["wolves", "keep", "scryer", "rangers", "naysayers", "dazzle"]
    t = Table(red={"relics": ["truthful_harp"]}, deck=deck).play("use truthful_harp", "search world")
    assert t.red["hand"] == ["wolves", "keep", "scryer", "rangers", "naysayers"]
    assert GAME.view_json(GAME.mask(t.s, 2), 2)["seats"]["red"]["hand"] == sorted(t.red["hand"])
    t.play("card keep", "card wolves", "card scryer", "card rangers", "play-facedown")
    assert GAME.view_json(GAME.mask(t.s, 2), 2)["seats"]["red"]["facedown"] == ["keep"]


def test_truthful_harp_stops_at_a_vision_and_need_not_be_played() -> None:
    deck = ["wolves", "vision_of_faith", "scryer", "rangers", "naysayers"]
    t = Table(red={"relics": ["truthful_harp"]}, deck=deck).play("use truthful_harp", "search world")
    assert t.red["hand"] == ["wolves", "vision_of_faith"]
    t = Table(red={"relics": ["truthful_harp"]}).play("search world")
    assert len(t.red["hand"]) == 3
    assert not t.told("shows")
    assert t.data["action"]["declared"] == []
    assert Table().refusal("use truthful_harp") == "O-10.1"


def test_cracked_horn_sends_discards_under_the_deck() -> None:
    deck = ["wolves", "vision_of_faith", "scryer"]
    t = Table(red={"relics": ["cracked_horn"]}, deck=deck, visions_drawn=0).play(
        "use cracked_horn", "search world", "card wolves"
    )
    assert t.may("done")
    t.play("under-deck", "discard")
    assert t.data["deck"] == ["scryer", "vision_of_faith", "wolves"]
    assert t.data["visions_drawn"] == 1


def test_cracked_horn_leaves_the_choice() -> None:
    t = Table(red={"relics": ["cracked_horn"]}, deck=["wolves", "keep", "scryer"]).play("use cracked_horn", "search world")
    t.play("card wolves", "done", "card keep", "play-facedown")
    assert t.data["discards"]["hinterland"] == ["scryer", "keep"]
    t = Table(red={"relics": ["cracked_horn"]}, deck=["wolves", "keep", "scryer"]).play("search world", "card wolves")
    assert t.refusal("under-deck") == "O-4.8"


def test_cracked_horn_takes_a_single_card_and_whoever_makes_room() -> None:
    t = Table(red={"relics": ["cracked_horn"]}, deck=["vision_of_faith", "scryer"]).play("use cracked_horn", "search world")
    t.play("under-deck", "discard")
    assert t.data["deck"] == ["scryer", "vision_of_faith"]
    red = {"relics": ["cracked_horn"], "advisers": ["rangers", "elders"], "facedown": ["keep"]}
    t = Table(red=red, deck=["wolves", "dazzle", "scryer"]).play("use cracked_horn", "search world", "card wolves", "under-deck")
    t.play("card dazzle", "play-adviser", "card rangers")
    assert t.data["deck"] == ["dazzle", "scryer", "rangers"]
    assert t.red["advisers"] == ["elders", "wolves"]


def test_cracked_horn_serves_a_facedown_adviser_too() -> None:
    """O-6.1: it is discarded as in the last step of a Search."""
    red = {"relics": ["cracked_horn"], "facedown": ["wolves"]}
    t = Table(red=red, deck=["scryer"]).play("use cracked_horn", "adviser wolves", "under-deck", "discard")
    assert (t.data["deck"], t.red["facedown"], t.red["supply"]) == (["scryer", "wolves"], [], 7)
    assert t.data["seen"]["wolves"] == ["red"]
    red = {"relics": ["cracked_horn"], "facedown": ["insomnia"], "advisers": ["rangers", "elders"]}
    t = Table(red=red, deck=["scryer"]).play("use cracked_horn", "adviser insomnia", "under-deck", "play-adviser", "card rangers")
    assert (t.data["deck"], t.red["advisers"]) == (["scryer", "rangers"], ["elders", "insomnia"])


def test_cracked_horn_takes_a_vision_that_gives_way_but_not_anothers_card() -> None:
    red = {"relics": ["cracked_horn"], "vision": "vision_of_rebellion"}
    search = ("use cracked_horn", "search world", "under-deck", "reveal")
    t = Table(red=red, deck=["vision_of_faith", "scryer"]).play(*search)
    assert (t.red["vision"], t.data["deck"]) == ("vision_of_faith", ["scryer", "vision_of_rebellion"])
    t = Table(
        red=red,
        blue={"advisers": ["false_prophet"]},
        prophet="blue",
        prophesied="vision_of_rebellion",
        deck=["vision_of_faith", "scryer"],
    ).play(*search)
    assert (t.seat, t.blue["hand"]) == ("blue", ["vision_of_rebellion"])
    t.play("discard")
    assert (t.data["deck"], t.data["discards"]["cradle"]) == (["scryer"], ["vision_of_rebellion"])  # blue's pile, as always


def test_cup_of_plenty_trades_for_nothing_where_an_adviser_matches() -> None:
    t = Table(
        red={"secrets": 1, "supply": 0, "advisers": ["rangers"], "relics": ["cup_of_plenty"]},
        provinces_1={"cards": ["wolves", "elders"]},
    ).play("use cup_of_plenty")
    assert t.offered("trade-favor") == {"wolves"}
    assert t.play("trade-favor wolves").red["favor"] == 2
    t = Table(red={"secrets": 1, "supply": 0, "relics": ["cup_of_plenty"]}, provinces_1={"cards": ["wolves"]})
    assert t.refusal("use cup_of_plenty") == "O-10.6"


# ---------------------------------------------------------------- Travel


def test_dragonskin_drum_calls_a_warband_after_a_travel() -> None:
    t = Table(red={"relics": ["dragonskin_drum"]}).play("travel provinces-2", "accept")
    assert (t.red["warbands"], t.step) == (1, "act")
    assert Table(red={"relics": ["dragonskin_drum"]}).play("travel provinces-2", "decline").red["warbands"] == 0
    assert Table(red={"relics": ["dragonskin_drum"]}).refusal("use dragonskin_drum") == "O-10.4"


def test_dragonskin_drum_beats_for_forced_travels_of_its_holder_only() -> None:
    blue = {"pawn": "provinces-2", "relics": ["dragonskin_drum"]}
    t = Table(blue=blue).play("travel provinces-2")
    assert t.seat == "red"
    t = Table(red={"secrets": 1, "relics": ["whistle"]}, blue=blue, reliquary={}).play("use whistle", "player blue")
    assert t.seat == "blue"
    t.play("accept")
    assert (t.blue["warbands"], t.blue["pawn"]) == (1, HERE)


def test_brass_horse_rides_where_the_suit_is() -> None:
    t = Table(
        red={"secrets": 1, "supply": 0, "relics": ["brass_horse"]},
        discards={"provinces": ["wolves", "keep"]},
        provinces_1={"cards": ["rangers"]},
        hinterland_3={"cards": ["charming_friend"]},
        cradle_2={"cards": ["nature_worship"]},
    )
    t.play("use brass_horse")
    assert {"purple", "red", "blue"} <= set(t.data["seen"]["wolves"])
    assert t.offered("site") == {"cradle-2"}  # the own site does not count
    assert t.refusal("site hinterland-3") == "O-10.5"
    assert not t.may("decline")
    t.play("site cradle-2")
    assert (t.red["pawn"], t.red["supply"]) == ("cradle-2", 0)
    assert t.data["discards"]["provinces"] == ["wolves", "keep"]
    assert t.data["on_things"]["brass_horse"]["secrets"] == 1


def test_brass_horse_goes_anywhere_for_a_vision_but_needs_a_card() -> None:
    page = {"secrets": 1, "relics": ["brass_horse"]}
    t = Table(red=page, discards={"provinces": ["vision_of_faith"]}, cradle_2={"cards": ["ruined_temple"]})
    assert len(t.play("use brass_horse").offered("site")) == 7  # a ruin has no suit either
    t = Table(red=page, discards={"provinces": ["wolves"]}, provinces_1={"cards": ["rangers"]}).play("use brass_horse")
    assert len(t.offered("site")) == 7  # the only beast is here
    assert Table(red=page).refusal("use brass_horse") == "O-10.5"
    assert Table(red={**page, "secrets": 0}, discards={"provinces": ["keep"]}).refusal("use brass_horse") == "O-10.2"


def test_brass_horse_is_led_astray_in_an_enemys_wood() -> None:
    t = Table(
        oath="devotion",
        red={"secrets": 1, "relics": ["brass_horse"]},
        discards={"provinces": ["wolves"]},
        provinces_1={"site": "shrouded_wood", "warbands": 1, "colour": "blue"},
        cradle_2={"cards": ["nature_worship"]},
        hinterland_1={"cards": ["rangers"]},
    ).play("use brass_horse")
    assert t.seat == "blue"
    assert t.offered("site") == {"cradle-2", "hinterland-1"}
    assert t.play("site hinterland-1").red["pawn"] == "hinterland-1"


def test_whistle_summons_and_pays() -> None:
    t = Table(red={"secrets": 1, "relics": ["whistle"]}, blue={"supply": 0}, reliquary={}).play("use whistle")
    assert t.offered("player") == {"purple", "blue"}
    t.play("player blue")
    assert (t.blue["pawn"], t.blue["secrets"], t.blue["supply"]) == (HERE, 1, 0)
    assert [event.values for event in t.told("gives_secrets")] == [(1, 2)]
    assert "whistle" not in t.data["on_things"]


def test_whistle_calls_in_vain_behind_a_toll() -> None:
    red = {"secrets": 1, "relics": ["whistle"], "pawn": "provinces-2"}
    hidden = {"site": "the_hidden_place"}
    t = Table(red=red, blue={"secrets": 1}, provinces_2=hidden, reliquary={}).play("use whistle", "player blue")
    assert (t.seat, t.step) == ("blue", "willing")
    t.play("decline")
    assert (t.seat, t.blue["pawn"]) == ("red", "hinterland-1")
    assert t.data["on_things"]["whistle"]["secrets"] == 1
    t = Table(red=red, blue={"secrets": 1}, provinces_2=hidden, reliquary={}).play("use whistle", "player blue", "accept")
    assert (t.blue["pawn"], t.blue["secrets"], t.blue["facedown_secrets"]) == ("provinces-2", 1, 1)


def test_whistle_needs_somebody_elsewhere() -> None:
    t = Table(red={"secrets": 1, "relics": ["whistle"]}, blue={"pawn": HERE}, purple={"pawn": HERE}, reliquary={})
    assert t.refusal("use whistle") == "O-10.5"


def test_whistle_is_not_blown_for_who_cannot_come() -> None:
    red = {"secrets": 1, "relics": ["whistle"]}
    t = Table(red=red, purple={"pawn": HERE}, provinces_2={"site": "narrow_pass"}, reliquary={})
    assert t.refusal("use whistle") == "O-10.5"  # the Pass stands between red and blue
    t = Table(
        red={**red, "pawn": "provinces-2"}, purple={"pawn": "provinces-2"}, provinces_2={"site": "narrow_pass"}, reliquary={}
    )
    assert t.play("use whistle").offered("player") == {"blue"}


def test_whistle_cannot_call_out_of_an_enemys_wood() -> None:
    """O-11.7: its ruler says where blue goes instead, and go blue must."""
    wood = {"site": "shrouded_wood", "warbands": 1, "colour": "purple"}
    t = Table(red={"secrets": 1, "relics": ["whistle"]}, hinterland_1=wood, reliquary={}).play("use whistle", "player blue")
    assert t.seat == "purple"
    assert not t.may("decline")
    t.play("site cradle-2")
    assert (t.blue["pawn"], t.blue["secrets"], t.data["on_things"]["whistle"]["secrets"]) == ("cradle-2", 0, 1)


def test_whistle_gives_nothing_under_a_vow_of_silence() -> None:
    red = {"secrets": 1, "relics": ["whistle"], "advisers": ["vow_of_silence"]}
    t = Table(red=red, reliquary={}).play("use whistle", "player blue")
    assert (t.blue["pawn"], t.blue["secrets"]) == (HERE, 0)
    assert t.data["on_things"]["whistle"]["secrets"] == 1


# ---------------------------------------------------------------- looking, taking, swapping


def test_oracular_pig_sees_three_cards_once() -> None:
    t = Table(red={"relics": ["oracular_pig"]}).play("use oracular_pig")
    assert t.data["seen"] == {"wolves": ["red"], "keep": ["red"], "scryer": ["red"]}
    assert t.data["deck"][:3] == ["wolves", "keep", "scryer"]
    assert t.data["visions_drawn"] == 0
    assert t.refusal("use oracular_pig") == "O-10.5"


def test_ivory_eye_sees_one_facedown_thing() -> None:
    def table() -> Table:
        return Table(
            red={"secrets": 1, "relics": ["ivory_eye"], "facedown": ["keep"]},
            blue={"facedown": ["elders"]},
            cradle_2={"faceup": False},
            provinces_2={"relics": ["cup_of_plenty"]},
            reliquary={},
        ).play("use ivory_eye")

    t = table()
    assert t.offered("site") == {"cradle-2"}
    assert t.offered("facedown") == {"blue 1"}  # one's own is known
    assert t.offered("peek-relic") == {"provinces-2 1"}
    assert [event.values for event in table().play("facedown blue 1").told("peeks_adviser")] == [(2,)]
    assert [event.values for event in table().play("peek-relic provinces-2 1").told("peeks")] == [(3,)]
    assert [event.values for event in table().play("site cradle-2").told("peeks_site")] == [(1,)]
    assert t.refusal("site cradle-1") == "O-10.5"
    assert table().play("facedown blue 1").data["seen"]["elders"] == ["red", "blue"]
    assert table().play("peek-relic provinces-2 1").data["seen"]["cup_of_plenty"] == ["red"]
    chancellors = Table(red={"secrets": 1, "relics": ["ivory_eye"]}, purple={"facedown": ["wolves"]}, reliquary={})
    assert chancellors.play("use ivory_eye", "facedown purple 1").data["seen"]["wolves"] == ["purple", "red"]
    t.play("site cradle-2")
    assert t.data["sites_seen"] == {"standing_stones": ["red"]}
    assert Table(red={"secrets": 1, "relics": ["ivory_eye"]}, reliquary={}).refusal("use ivory_eye") == "O-10.5"


def test_skeleton_key_opens_the_reliquary_where_the_chancellor_rules() -> None:
    imperial = {"warbands": 1, "colour": "purple"}
    red = {"secrets": 2, "relics": ["skeleton_key"]}
    t = Table(red=red, provinces_1=imperial).play("use skeleton_key")
    assert t.offered("space") == {"brutal", "decadent", "careless", "greedy"}
    t.play("space decadent")
    assert t.data["seen"]["whistle"] == ["red"]
    assert len(t.told("peeks_reliquary")) == 1
    t.play("accept")
    assert t.red["relics"] == ["skeleton_key", "whistle"]
    assert t.data["reliquary"]["decadent"] is None
    assert (t.red["secrets"], t.data["on_things"]["skeleton_key"]["secrets"]) == (0, 1)
    t = Table(red=red, provinces_1=imperial).play("use skeleton_key", "space brutal", "decline")
    assert (t.red["relics"], t.data["reliquary"]["brutal"]) == (["skeleton_key"], "map")


def test_skeleton_key_fits_nowhere_else() -> None:
    red = {"secrets": 2, "relics": ["skeleton_key"]}
    assert Table(red=red).refusal("use skeleton_key") == "O-10.5"
    imperial = {"warbands": 1, "colour": "purple"}
    assert Table(red=red, provinces_1=imperial, reliquary={}).refusal("use skeleton_key") == "O-7.5"
    assert Table(red={**red, "secrets": 1}, provinces_1=imperial).refusal("use skeleton_key") == "O-10.2"


def test_horned_mask_trades_an_adviser_for_a_card_here() -> None:
    t = Table(
        red={"secrets": 1, "relics": ["horned_mask"], "advisers": ["wolves", "assassin"]},
        provinces_1={"cards": ["elders", "tinkers_fair"]},
    ).play("use horned_mask")
    assert t.offered("card") == {"wolves"}  # the Assassin is for advisers only
    t.play("card wolves")
    assert t.offered("card") == {"elders"}  # the Fair is for sites only
    t.play("card elders")
    assert t.red["advisers"] == ["assassin", "elders"]
    assert sorted(t.provinces_1["cards"]) == ["tinkers_fair", "wolves"]
    assert t.red["favor"] == 0  # no play


def test_horned_mask_may_bring_one_adviser_too_many() -> None:
    """CR-10: among the Family Wagon's Nomads only one other has room, and it is not the newcomer who goes."""
    red = {"secrets": 1, "relics": ["horned_mask"], "advisers": ["family_wagon", "elders", "wolves"]}
    t = Table(red=red, provinces_1={"cards": ["naysayers"]}).play("use horned_mask", "card elders", "card naysayers")
    assert (t.step, t.offered("card")) == ("trim", {"family_wagon", "wolves"})
    assert t.play("card wolves").red["advisers"] == ["family_wagon", "naysayers"]


def test_horned_mask_needs_a_card_on_both_sides() -> None:
    red = {"secrets": 1, "relics": ["horned_mask"], "advisers": ["wolves"]}
    assert Table(red=red).refusal("use horned_mask") == "O-10.5"
    assert Table(red=red, provinces_1={"cards": ["great_spire"]}).refusal("use horned_mask") == "O-10.5"
    assert Table(red={**red, "advisers": []}, provinces_1={"cards": ["elders"]}).refusal("use horned_mask") == "O-10.5"


def test_dowsing_sticks_find_a_relic() -> None:
    red = {"secrets": 1, "favor": 2, "relics": ["dowsing_sticks"]}
    t = Table(red=red, relic_deck=["cup_of_plenty", "sticky_fire"]).play("use dowsing_sticks", "accept")
    assert t.red["relics"] == ["dowsing_sticks", "cup_of_plenty"]
    assert (t.red["favor"], t.data["on_things"]["dowsing_sticks"]["secrets"]) == (0, 1)
    t = Table(red=red, relic_deck=["cup_of_plenty", "sticky_fire"]).play("use dowsing_sticks", "decline")
    assert t.data["relic_deck"] == ["sticky_fire", "cup_of_plenty"]
    assert t.data["seen"]["cup_of_plenty"] == ["red"]
    assert len(t.told("buries_drawn")) == 1
    assert Table(red={**red, "favor": 1}).refusal("use dowsing_sticks") == "O-10.2"
    assert Table(red=red, relic_deck=[]).refusal("use dowsing_sticks") == "O-10.5"


def test_map_is_buried_for_supply() -> None:
    t = Table(red={"supply": 1, "relics": ["map"]}, relic_deck=["cup_of_plenty"], reliquary={}).play("use map")
    assert (t.red["supply"], t.red["relics"]) == (5, [])
    assert t.data["relic_deck"] == ["cup_of_plenty", "map"]
    assert [event.values for event in t.told("buries")] == [(NUMBER["map"],)]
    assert Table(red={"supply": 5, "relics": ["map"]}, reliquary={}).play("use map").red["supply"] == 7
    assert Table(red={"supply": 1}).refusal("use map") == "O-10.1"


# ---------------------------------------------------------------- what the rulings say of them


def test_grand_mask_takes_the_cards_from_the_empire() -> None:
    """On red's turn the Lake is red's: it scalds the Chancellor, whose site it is."""
    lake = {"cards": ["boiling_lake"], "warbands": 1, "colour": "purple"}
    red = {"secrets": 1, "relics": ["whistle", "grand_mask"]}
    t = Table(red=red, purple={"warbands": 3}, provinces_1=lake, reliquary={}).play("use whistle", "player purple")
    assert t.purple["warbands"] == 1
    red = {"secrets": 1, "relics": ["whistle"]}
    t = Table(red=red, purple={"warbands": 3}, provinces_1=lake, reliquary={}).play("use whistle", "player purple")
    assert t.purple["warbands"] == 3
    t = Table(red={"warbands": 3, "relics": ["grand_mask"]}, provinces_2=lake, reliquary={}).play("travel provinces-2")
    assert t.red["warbands"] == 3


def test_grand_mask_does_not_rule_the_sites() -> None:
    """The Shrouded Wood's choice stays with the Chancellor."""
    wood = {"site": "shrouded_wood", "warbands": 1, "colour": "purple"}
    t = Table(red={"relics": ["grand_mask"]}, provinces_1=wood, reliquary={}).play("travel cradle-2")
    assert t.seat == "purple"


def test_bandit_crown_of_a_citizen_makes_the_empire_rule() -> None:
    t = Table(
        red={"role": "citizen", "relics": ["bandit_crown"]}, purple={"favor": 2}, turn="purple", provinces_1={"cards": ["elders"]}
    )
    assert t.may("use elders")
    assert GAME.view_json(t.s, 0)["map"]["provinces-1"]["ruler"] == "purple"


def test_bandit_crown_with_a_bandit_chief() -> None:
    t = against_blue(blue={"relics": ["bandit_crown"]}, cradle_2={"cards": ["bandit_chief"]}).play("campaign blue", "done")
    t.wish("H", "B").play("number 1")
    assert t.told("strengths")[0].values == (0, 5)


def test_bandit_crown_keeps_its_empty_sites_when_nobody_is_placed() -> None:
    t = against_blue(blue={"relics": ["bandit_crown"]}, provinces_1={"warbands": 0}).play("campaign blue", "done")
    t.wish("SSSSS", "B").play("number 5", "number 0")
    assert (t.told("victory") != [], t.provinces_1["warbands"]) == (True, 0)
    assert GAME.view_json(t.s, 1)["map"]["provinces-1"]["ruler"] == "blue"


def test_skeleton_key_serves_the_chancellor_and_uncovers_a_trait() -> None:
    purple = {"secrets": 2, "relics": ["the_grand_scepter", "skeleton_key"]}
    t = Table(turn="purple", purple=purple, cradle_1={"warbands": 1, "colour": "purple"})
    t.play("use skeleton_key", "space greedy", "accept", "search world")
    assert len(t.purple["hand"]) == 5


def test_book_of_records_replaces_no_homeland_reward() -> None:
    red = {"facedown": ["elders"], "relics": ["book_of_records"]}
    t = Table(red=red).play("adviser elders", "play-site provinces-1")
    assert (t.red["favor"], t.red["secrets"]) == (0, 2)  # one of them for a Nomad at the Steppe


def test_truthful_harp_shows_a_search_in_a_pile_too() -> None:
    pile = ["wolves", "keep", "scryer", "rangers", "dazzle"]
    t = Table(red={"relics": ["truthful_harp"]}, discards={"provinces": pile}, deck=["elders"])
    t.play("use truthful_harp", "search provinces")
    assert sorted(event.values[0] for event in t.told("shows")) == sorted(NUMBER[card] for card in pile)
    assert (
        Table(red={"facedown": ["elders"], "relics": ["truthful_harp"]}, deck=["wolves"])
        .play("use truthful_harp")
        .refusal("adviser elders")
        == "O-6.1"
    )  # it is about drawing
