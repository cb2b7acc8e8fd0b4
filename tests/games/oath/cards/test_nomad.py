"""The Nomad denizens, outside campaigns: each is played through decisions, and its limits are tried."""

from __future__ import annotations

from bailiwick.games.oath.game import GAME
from tests.games.oath.table import Table

HERE = "provinces-1"


# ---------------------------------------------------------------- Travel and Recover


def test_a_fast_steed_carries_a_small_band_for_no_supply() -> None:
    t = Table(red={"favor": 1, "supply": 0, "warbands": 3, "advisers": ["a_fast_steed"]}).play("use a_fast_steed")
    t.play("travel hinterland-3")
    assert (t.red["pawn"], t.red["favor"]) == ("hinterland-3", 0)


def test_a_fast_steed_is_not_for_armies() -> None:
    page = {"favor": 1, "warbands": 4, "advisers": ["a_fast_steed"]}
    assert Table(red=page).refusal("use a_fast_steed") == "O-10.5"
    assert Table(red={**page, "warbands": 0, "favor": 0}).refusal("use a_fast_steed") == "O-10.2"


def test_special_envoy_travels_for_nothing_and_ends_the_act_phase() -> None:
    t = Table(red={"supply": 0, "advisers": ["special_envoy"]}).play("use special_envoy", "travel cradle-1")
    assert t.red["pawn"] == "cradle-1"
    assert (t.seat, t.data["turn"]) == ("blue", "blue")


def test_tents_stand_in_ones_own_region() -> None:
    """They are not offered where no way leads, even if other ways could be paid."""
    hidden = {"site": "the_hidden_place"}
    page = {"red": {"favor": 1, "pawn": "cradle-1", "advisers": ["tents"]}, "cradle_2": hidden}
    assert Table(**page).refusal("use tents") == "O-10.6"


def test_special_envoy_undeclared_ends_nothing() -> None:
    t = Table(red={"advisers": ["special_envoy"]}).play("travel cradle-1")
    assert (t.seat, t.red["supply"]) == ("red", 5)


def test_hospitality_pays_where_a_friend_is_met() -> None:
    page = {"advisers": ["hospitality", "wolves"]}
    t = Table(red=page, cradle_2={"cards": ["elders", "rangers", "keep"]}).play("travel cradle-2")
    assert t.offered("suit") == {"nomad", "beast"}
    t.play("suit beast")
    assert (t.red["favor"], t.data["banks"]["beast"]) == (1, 2)
    assert Table(red=page, cradle_2={"cards": ["elders"]}).play("travel cradle-2", "decline").red["favor"] == 0
    assert Table(red=page, cradle_2={"cards": ["elders"]}, banks={"nomad": 0}).play("travel cradle-2").step == "act"


def test_hospitality_needs_no_declaring_and_a_match() -> None:
    t = Table(red={"advisers": ["hospitality"]}, cradle_2={"cards": ["keep"]})
    assert t.refusal("use hospitality") == "O-10.6"
    assert t.play("travel cradle-2").step == "act"


def test_hospitality_serves_who_is_sent_away() -> None:
    """CR-15."""
    t = Table(
        oath="devotion",
        red={"warbands": 3},
        blue={"pawn": HERE, "advisers": ["hospitality"]},
        cradle_2={"cards": ["elders"]},
    ).play("campaign blue", "target-pawn", "done")
    t.wish("SSS", "BB").play("number 3", "site cradle-2")
    assert t.seat == "blue"
    assert t.play("suit nomad").blue["favor"] == 1


def test_relic_worship_refreshes_who_recovers_a_relic() -> None:
    site = {"site": "mountain", "relics": ["cup_of_plenty"]}
    t = Table(red={"favor": 2, "supply": 3, "advisers": ["relic_worship"]}, provinces_1=site).play("recover-relic 1")
    assert t.red["supply"] == 5
    banners = {"peoples_favor": {"tokens": 1}}
    t = Table(red={"favor": 2, "supply": 3, "advisers": ["relic_worship"]}, banners=banners)
    assert t.refusal("use relic_worship") == "O-10.6"
    t.play("recover-banner peoples_favor", "number 2", "suit order")
    assert t.red["supply"] == 2  # a banner is no relic


def test_relic_worship_counts_homelands() -> None:
    wood = {"site": "deep_woods", "relics": ["cup_of_plenty"]}
    t = Table(red={"supply": 1, "advisers": ["relic_worship"], "facedown": ["wolves"]}, provinces_1=wood)
    t.play("adviser wolves", "play-site provinces-1")
    assert (t.red["relics"], t.red["supply"]) == (["cup_of_plenty"], 4)
    t = Table(red={"supply": 1, "facedown": ["wolves"]}, blue={"advisers": ["relic_worship"]}, provinces_1=wood)
    assert t.play("adviser wolves", "play-site provinces-1").red["supply"] == 1


# ---------------------------------------------------------------- always in force


def test_lost_tongue_guards_what_its_owner_holds() -> None:
    blue = {"pawn": HERE, "advisers": ["lost_tongue"], "relics": ["cup_of_plenty"]}
    banners = {"peoples_favor": {"holder": "blue", "tokens": 1}}
    t = Table(oath="devotion", red={"favor": 3, "warbands": 2}, blue=blue, banners=banners)
    assert t.refusal("recover-banner peoples_favor") == "O-2.21"
    t.play("campaign blue")
    assert t.refusal("target-relic cup_of_plenty") == "O-2.21"
    assert t.refusal("target-banner peoples_favor") == "O-2.21"
    assert t.may("target-pawn")


def test_lost_tongue_is_understood_by_nomads() -> None:
    blue = {"pawn": HERE, "advisers": ["lost_tongue"], "relics": ["cup_of_plenty"]}
    t = Table(oath="devotion", red={"warbands": 2, "advisers": ["elders"]}, blue=blue).play("campaign blue")
    assert t.may("target-relic cup_of_plenty")
    t = Table(oath="devotion", red={"warbands": 2}, blue=blue, cradle_2={"cards": ["tents"], "warbands": 1, "colour": "red"})
    assert t.play("campaign blue").may("target-relic cup_of_plenty")


def test_sacred_ground_is_where_visions_are_revealed() -> None:
    page = {"facedown": ["vision_of_faith", "conspiracy"]}
    t = Table(red=page, cradle_2={"cards": ["sacred_ground"]}).play("adviser vision_of_faith")
    assert t.refusal("reveal") == "O-2.21"
    t = Table(red=page, provinces_1={"cards": ["sacred_ground"]}).play("adviser vision_of_faith", "reveal")
    assert t.red["vision"] == "vision_of_faith"


def test_sacred_ground_does_not_stop_the_conspiracy() -> None:
    t = Table(red={"facedown": ["conspiracy"]}, cradle_2={"cards": ["sacred_ground"]}).play("adviser conspiracy")
    assert t.may("reveal")


def test_family_wagon_seats_any_number_of_nomads() -> None:
    t = Table(red={"advisers": ["family_wagon", "elders", "tents", "wolves"]}, deck=["lancers"])
    t.play("search world", "play-adviser")
    assert len(t.red["advisers"]) == 5
    assert t.step == "act"


def test_family_wagon_takes_one_other_only() -> None:
    t = Table(red={"advisers": ["family_wagon", "elders", "wolves"]}, deck=["rangers"]).play("search world", "play-adviser")
    assert t.step == "make_room"
    t.play("card wolves")
    assert t.red["advisers"] == ["family_wagon", "elders", "rangers"]
    t = Table(red={"advisers": ["family_wagon", "wolves"]}, deck=["rangers"]).play("search world", "play-facedown")
    assert t.step == "make_room"  # what lies facedown is no Nomad


def test_family_wagon_leaves_too_many_behind() -> None:
    """Its owner discards down to the usual limit; what the Pied Piper has brought is put up with."""
    red = {"favor": 2, "advisers": ["assassin"]}
    blue = {"pawn": HERE, "advisers": ["family_wagon", "elders", "tents", "lancers", "convoys"]}
    t = Table(red=red, blue=blue).play("use assassin", "card family_wagon")
    assert (t.seat, t.step) == ("blue", "trim")
    t.play("card elders")
    assert (t.seat, t.step, t.blue["advisers"]) == ("red", "act", ["tents", "lancers", "convoys"])
    blue = {"pawn": HERE, "advisers": ["family_wagon", "elders", "tents", "lancers", "pied_piper"]}
    t = Table(red=red, blue=blue).play("use assassin", "card family_wagon")
    assert (t.seat, t.step) == ("red", "act")


def test_family_wagon_makes_others_leave_when_it_comes() -> None:
    t = Table(red={"advisers": ["wolves", "rangers", "elders"]}, deck=["family_wagon"]).play("search world", "play-adviser")
    t.play("card wolves")
    assert t.red["advisers"] == ["rangers", "elders", "family_wagon"]
    t = Table(red={"advisers": ["family_wagon", "wolves"]}, deck=["pied_piper"]).play("search world", "play-adviser")
    assert t.red["advisers"] == ["family_wagon", "wolves", "pied_piper"]


def test_ancient_bloodline_keeps_a_homelands_relic_and_a_pilgrims_denizens() -> None:
    blue = {"advisers": ["ancient_bloodline"]}
    wood = {"site": "deep_woods", "relics": ["cup_of_plenty"], "warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", red={"facedown": ["wolves"]}, blue=blue, provinces_1=wood)
    t.play("adviser wolves", "play-site provinces-1")
    assert (t.red["relics"], t.provinces_1["relics"]) == ([], ["cup_of_plenty"])
    assert Table(oath="devotion", red={"pawn": "cradle-1"}, blue=blue, provinces_1=wood).may("travel provinces-1")
    site = {"cards": ["elders"], "warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", red={"facedown": ["pilgrimage"]}, blue=blue, provinces_1=site, dispossessed=["tents"])
    assert t.play("adviser pilgrimage", "play-adviser").provinces_1["cards"] == ["elders"]


def test_ancient_bloodline_does_not_bind_its_owner() -> None:
    site = {"site": "marshes", "relics": ["cup_of_plenty"], "warbands": 1, "colour": "red"}
    assert Table(oath="devotion", red={"secrets": 1, "advisers": ["ancient_bloodline"]}, provinces_1=site).may("recover-relic 1")


def test_spell_breaker_stops_the_giant_and_the_conspiracy() -> None:
    breaker = {"cards": ["spell_breaker"], "warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", red={"secrets": 1}, cradle_2=breaker, provinces_1={"site": "buried_giant"})
    assert t.refusal("use buried_giant") == "O-2.21"
    red = {"secrets": 1, "facedown": ["conspiracy"], "advisers": ["elders", "tents"]}
    blue = {"pawn": HERE, "advisers": ["lancers"], "relics": ["cup_of_plenty"]}
    t = Table(oath="devotion", red=red, blue=blue, cradle_2=breaker).play("adviser conspiracy", "reveal")
    assert t.refusal("relic cup_of_plenty") == "O-2.21"
    t = Table(oath="devotion", red=red, blue=blue, cradle_2={**breaker, "colour": "red"}).play("adviser conspiracy", "reveal")
    assert t.may("relic cup_of_plenty")


def test_spell_breaker_of_the_empire_behind_the_grand_mask() -> None:
    breaker = {"cards": ["spell_breaker"], "warbands": 1, "colour": "purple"}
    red = {"secrets": 1, "advisers": ["spirit_snare"]}
    assert Table(oath="devotion", red=red, cradle_2=breaker).refusal("use spirit_snare") == "O-2.21"
    assert Table(oath="devotion", red={**red, "relics": ["grand_mask"]}, cradle_2=breaker, reliquary={}).may("use spirit_snare")


def test_way_station_is_paid_to_the_chancellor_or_burned() -> None:
    red = {"favor": 1, "supply": 0}
    station = {"cards": ["way_station"]}
    imperial = {**station, "warbands": 1, "colour": "purple"}
    t = Table(oath="devotion", red=red, hinterland_3=imperial).play("use way_station", "travel hinterland-3")
    assert (t.red["favor"], t.purple["favor"]) == (0, 1)
    t = Table(oath="devotion", red={**red, "role": "citizen"}, hinterland_3=imperial)
    assert t.play("use way_station", "travel hinterland-3").red["favor"] == 1
    t = Table(oath="devotion", red=red, hinterland_3=station)
    before = t.data["shared"]
    t.play("use way_station", "travel hinterland-3")
    assert (t.red["favor"], t.data["shared"]) == (0, before + 1)
    assert Table(hinterland_3=station).refusal("use way_station") == "O-10.2"  # nobody would pay Supply for it
    assert (
        Table(red={"favor": 1}, hinterland_3=station, hinterland_2={"site": "narrow_pass"}).refusal("use way_station") == "O-11.8"
    )


def test_vow_of_kinship_is_never_made_to_feed_the_people() -> None:
    """With one favor on the banner and none on the board, the Nomad bank's may be placed, but need not."""
    page = {"turn": "purple", "oath": "devotion", "banners": {"peoples_favor": {"holder": "red", "tokens": 1}}}
    t = Table(red={"advisers": ["vow_of_kinship"]}, **page).play("rest")
    assert (t.seat, t.step) == ("red", "people")
    assert (t.offered("place-favor"), t.offered("decline")) == ({""}, {""})
    assert GAME.legal(t.s, t.s.seat) == sorted(GAME.legal(t.s, t.s.seat))
    t.play("decline")
    assert (t.step, t.data["banks"]["nomad"], t.data["banners"]["peoples_favor"]["tokens"]) == ("act", 3, 1)
    t = Table(red={"favor": 1}, **page).play("rest")
    assert (t.step, t.red["favor"]) == ("act", 0)  # others must


def test_vow_of_kinship_takes_in_gifts_and_has_nothing_to_take() -> None:
    road = {"cards": ["toll_roads"], "warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", red={"favor": 1}, blue={"advisers": ["vow_of_kinship"]}, cradle_2=road).play("travel cradle-2")
    assert (t.red["favor"], t.blue["favor"], t.data["banks"]["nomad"]) == (0, 0, 4)
    t = Table(red={"secrets": 1, "advisers": ["pied_piper"]}, blue={"advisers": ["vow_of_kinship"]})
    t.play("use pied_piper", "player blue")
    assert (t.red["favor"], t.data["banks"]["nomad"]) == (0, 3)


# ---------------------------------------------------------------- actions


def test_ancient_binding_burns_all_secrets_but_one_each() -> None:
    t = Table(
        red={"secrets": 5, "facedown_secrets": 1, "advisers": ["ancient_binding", "insomnia"]},
        blue={"secrets": 2, "facedown_secrets": 2},
        purple={"facedown_secrets": 3, "relics": ["the_grand_scepter"]},
        provinces_1={"cards": ["fae_merchant"]},
        on_things={"fae_merchant": {"favor": 0, "secrets": 1}},
        banners={"darkest_secret": {"holder": "blue", "tokens": 4}},
    ).play("use ancient_binding")
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (0, 0)
    assert t.data["on_things"] == {"ancient_binding": {"favor": 0, "secrets": 1}}
    assert (t.blue["secrets"], t.blue["facedown_secrets"]) == (1, 0)
    assert (t.purple["secrets"], t.purple["facedown_secrets"]) == (0, 1)
    assert t.data["banners"]["darkest_secret"]["tokens"] == 4


def test_ancient_binding_costs_two_secrets() -> None:
    page = {"secrets": 1, "advisers": ["ancient_binding"]}
    assert Table(red=page).refusal("use ancient_binding") == "O-10.2"


def test_convoys_bring_a_pile_from_elsewhere() -> None:
    t = Table(
        red={"favor": 1},
        provinces_1={"cards": ["convoys"]},
        discards={"cradle": ["wolves", "keep"], "provinces": ["elders"]},
    ).play("use convoys")
    assert t.offered("region") == {"cradle", "hinterland"}
    t.play("region cradle")
    assert t.data["discards"]["cradle"] == []
    assert t.data["discards"]["provinces"] == ["wolves", "keep", "elders"]  # the top stands first


def test_convoys_want_a_favor() -> None:
    assert Table(provinces_1={"cards": ["convoys"]}).refusal("use convoys") == "O-10.2"


def test_resettle_moves_an_adviser_to_a_site() -> None:
    t = Table(
        red={"advisers": ["elders"]},
        blue={"advisers": ["tents", "lost_tongue", "wolves"]},
        provinces_1={"cards": ["resettle"]},
        cradle_2={"cards": ["wizard_school", "scryer", "augury"]},
    ).play("use resettle")
    assert t.offered("card") == {"elders", "tents"}
    t.play("card tents")
    assert "cradle-2" not in t.offered("site")
    t.play("site cradle-1")
    assert t.cradle_1["cards"] == ["tents"]
    assert t.blue["advisers"] == ["lost_tongue", "wolves"]
    assert t.data["banks"]["nomad"] == 3  # moving is not playing


def test_resettle_has_nobody_to_move() -> None:
    t = Table(red={"advisers": ["wolves"]}, blue={"advisers": ["lost_tongue"]}, provinces_1={"cards": ["resettle"]})
    assert t.refusal("use resettle") == "O-10.5"


def test_resettle_makes_room_in_the_great_slum() -> None:
    """O-11.9: when a card is moved there, too."""
    full = {"cards": ["wolves", "scryer", "sacred_ground"]}
    t = Table(red={"advisers": ["elders"]}, provinces_1={"cards": ["resettle"]}, hinterland_2=full)
    t.play("use resettle", "card elders", "site hinterland-2")
    assert t.offered("card") == {"wolves", "scryer"}
    assert t.refusal("decline") == "O-2.19"
    t.play("card scryer")
    assert t.hinterland_2["cards"] == ["wolves", "sacred_ground", "elders"]


def test_resettle_is_no_play_that_the_people_make_room_for() -> None:
    """O-8.4 is about playing."""
    t = Table(
        red={"advisers": ["elders"]},
        provinces_1={"cards": ["resettle"]},
        provinces_2={"cards": ["wolves", "scryer"]},
        banners={"peoples_favor": {"holder": "red", "tokens": 2}},
    ).play("use resettle", "card elders")
    assert "provinces-2" not in t.offered("site")


def test_oracle_finds_the_topmost_vision() -> None:
    deck = ["wolves", "keep", "vision_of_faith", "scryer", "vision_of_conquest"]
    t = Table(red={"secrets": 2}, provinces_1={"cards": ["oracle"]}, deck=deck).play("use oracle")
    assert t.red["hand"] == ["vision_of_faith"]
    assert t.data["visions_drawn"] == 1
    assert t.may("play-facedown")
    t.play("reveal")
    assert t.red["vision"] == "vision_of_faith"
    assert t.data["deck"] == ["wolves", "keep", "scryer", "vision_of_conquest"]
    assert t.data["on_things"]["oracle"]["secrets"] == 2
    assert t.red["supply"] == 7


def test_oracle_may_find_nothing() -> None:
    t = Table(red={"secrets": 2}, provinces_1={"cards": ["oracle"]}, deck=["wolves"]).play("use oracle")
    assert (t.step, t.data["visions_drawn"]) == ("act", 0)
    assert Table(red={"secrets": 1}, provinces_1={"cards": ["oracle"]}).refusal("use oracle") == "O-10.2"


def test_oracle_may_be_heeded_with_bracken() -> None:
    t = Table(red={"secrets": 2, "advisers": ["bracken"]}, provinces_1={"cards": ["oracle"]}, deck=["vision_of_faith"])
    t.play("use oracle")
    assert t.refusal("use wolves") == "O-4.8"  # no modifier of a Search
    t.play("use bracken", "under-pile cradle", "discard")
    assert t.data["discards"]["cradle"] == ["vision_of_faith"]
    assert t.data["action"]["declared"] == []


def test_oracle_never_counts_past_five_visions() -> None:
    """O-14.6: a Vision may have gone back under the deck."""
    t = Table(red={"secrets": 2}, provinces_1={"cards": ["oracle"]}, deck=["vision_of_faith"], visions_drawn=5).play("use oracle")
    assert t.data["visions_drawn"] == 5
    t = Table(deck=["vision_of_faith"], visions_drawn=5).play("search world")
    assert t.data["visions_drawn"] == 5


def test_oracle_with_the_cracked_horn_and_forced_labor() -> None:
    """The discard may go under the deck; who must pay for searching pays for asking."""
    labor = {"cards": ["forced_labor"], "warbands": 1, "colour": "blue"}
    page = {"secrets": 2, "favor": 1, "relics": ["cracked_horn"]}
    deck = ["wolves", "vision_of_faith", "rangers"]
    t = Table(
        oath="devotion", red=page, provinces_1={"cards": ["oracle"], "warbands": 1, "colour": "blue"}, cradle_2=labor, deck=deck
    )
    t.play("use oracle")
    assert (t.red["favor"], t.blue["favor"]) == (0, 1)
    t.play("use cracked_horn", "under-deck", "discard")
    assert t.data["deck"] == ["wolves", "rangers", "vision_of_faith"]
    t = Table(
        oath="devotion",
        red={**page, "favor": 0},
        provinces_1={"cards": ["oracle"], "warbands": 1, "colour": "blue"},
        cradle_2=labor,
    )
    assert t.refusal("use oracle") == "O-10.2"


# ---------------------------------------------------------------- when played


def test_great_herd_may_change_places_with_nomads_elsewhere() -> None:
    t = Table(
        red={"facedown": ["great_herd"]},
        provinces_1={"cards": ["wolves"]},
        cradle_2={"cards": ["rangers", "elders", "sacred_ground"]},
    ).play("adviser great_herd", "play-site provinces-1")
    assert t.offered("card") == {"elders"}
    t.play("card elders")
    assert t.provinces_1["cards"] == ["wolves", "elders"]
    assert t.cradle_2["cards"] == ["rangers", "great_herd", "sacred_ground"]


def test_great_herd_may_stay() -> None:
    page = {"facedown": ["great_herd"]}
    t = Table(red=page, cradle_2={"cards": ["elders"]}).play("adviser great_herd", "play-site provinces-1", "decline")
    assert t.provinces_1["cards"] == ["great_herd"]
    t = Table(red=page, cradle_2={"cards": ["wolves"]}).play("adviser great_herd", "play-site provinces-1")
    assert t.step == "act"


def test_twin_brother_may_change_places_with_anothers_nomad() -> None:
    t = Table(red={"facedown": ["twin_brother"]}, blue={"advisers": ["wolves", "elders", "faithful_friend"]})
    t.play("adviser twin_brother", "play-adviser")
    assert t.offered("card") == {"elders"}
    t.play("card elders")
    assert t.red["advisers"] == ["elders"]
    assert t.blue["advisers"] == ["wolves", "twin_brother", "faithful_friend"]
    assert t.told("swaps")


def test_twin_brother_who_takes_the_wagon_leaves_too_many() -> None:
    """CR-10: who has too many then discards, but not the one who came."""
    blue = {"advisers": ["family_wagon", "elders", "tents", "lancers"]}
    t = Table(red={"facedown": ["twin_brother"]}, blue=blue).play("adviser twin_brother", "play-adviser", "card family_wagon")
    assert t.red["advisers"] == ["family_wagon"]
    assert (t.seat, t.step) == ("blue", "trim")
    assert t.offered("card") == {"elders", "tents", "lancers"}
    t.play("card tents")
    assert t.blue["advisers"] == ["twin_brother", "elders", "lancers"]


def test_twin_brother_may_find_nobody() -> None:
    t = Table(red={"facedown": ["twin_brother"], "advisers": ["elders"]}).play("adviser twin_brother", "play-adviser")
    assert (t.step, t.red["advisers"]) == ("act", ["elders", "twin_brother"])


def test_the_gathering_brings_pawns_and_deals_together() -> None:
    t = Table(red={"facedown": ["the_gathering"], "favor": 2}, blue={"relics": ["cup_of_plenty"]})
    t.play("adviser the_gathering", "play-site provinces-1")
    assert t.seat == "purple"
    t.play("decline")
    assert t.seat == "blue"
    t.play("accept")
    assert t.blue["pawn"] == HERE
    assert t.seat == "red"
    assert t.offered("player") == {"blue"}
    assert t.refusal("player purple") == "O-12.2"
    t.play("player blue", "give-favor 2", "want-relic cup_of_plenty", "propose")
    assert t.seat == "blue"
    t.play("accept")
    assert t.red["relics"] == ["cup_of_plenty"]
    assert t.blue["favor"] == 2
    while t.step != "act":
        t.play("decline")
    assert t.seat == "red"
    assert t.data["action"]["powers"] == []


def test_the_gathering_may_stay_lonely() -> None:
    t = Table(red={"facedown": ["the_gathering"]}).play("adviser the_gathering", "play-site provinces-1", "decline", "decline")
    assert (t.step, t.blue["pawn"]) == ("act", "hinterland-1")


def test_pilgrimage_exchanges_denizens_for_dispossessed() -> None:
    t = Table(
        red={"facedown": ["pilgrimage"]},
        provinces_1={"cards": ["wolves", "sacred_ground", "elders"]},
        on_things={"elders": {"favor": 2, "secrets": 0}},
        dispossessed=["tents", "lancers", "convoys"],
    ).play("adviser pilgrimage", "play-adviser")
    assert t.provinces_1["cards"] == ["sacred_ground"]
    assert t.data["banks"]["nomad"] == 5
    hand = t.red["hand"]
    assert len(hand) == 2
    assert t.offered("card") == set(hand)
    t.play(f"card {hand[1]}")
    assert t.data["discards"]["provinces"] == hand  # the one laid last stands first
    together = [*hand, *t.data["dispossessed"]]
    assert sorted(together) == ["convoys", "elders", "lancers", "tents", "wolves"]
    assert t.data["seen"][hand[0]] == ["red"]


def test_pilgrimage_from_an_empty_site_moves_nobody() -> None:
    t = Table(red={"facedown": ["pilgrimage"]}, provinces_1={"cards": ["sacred_ground"]}, dispossessed=["tents"])
    t.play("adviser pilgrimage", "play-adviser")
    assert (t.step, t.data["dispossessed"]) == ("act", ["tents"])


def test_ancient_pact_gives_the_darkest_secret_for_citizenship() -> None:
    banners = {"darkest_secret": {"holder": "red", "tokens": 3}}
    t = Table(red={"facedown": ["ancient_pact"]}, banners=banners, oath="supremacy")
    t.play("adviser ancient_pact", "play-adviser", "accept")
    assert t.offered("space") == {"brutal", "decadent", "careless", "greedy"}
    t.play("space careless")
    assert (t.red["role"], t.red["relics"]) == ("citizen", ["ivory_eye"])
    assert t.data["banners"]["darkest_secret"]["holder"] == "purple"
    assert t.data["banners"]["darkest_secret"]["tokens"] == 3
    assert t.data["reliquary"]["careless"] is None


def test_ancient_pact_may_be_declined_and_is_for_exiles_with_the_secret() -> None:
    banners = {"darkest_secret": {"holder": "red", "tokens": 3}}
    t = Table(red={"facedown": ["ancient_pact"]}, banners=banners).play("adviser ancient_pact", "play-adviser", "decline")
    assert (t.red["role"], t.data["banners"]["darkest_secret"]["holder"]) == ("exile", "red")
    t = Table(red={"facedown": ["ancient_pact"]}).play("adviser ancient_pact", "play-adviser")
    assert t.step == "act"
    t = Table(red={"facedown": ["ancient_pact"], "role": "citizen"}, banners=banners).play("adviser ancient_pact", "play-adviser")
    assert t.step == "act"
