"""The Beast denizens, outside campaigns: each is played through decisions, and its limits are tried."""

from __future__ import annotations

from tests.games.oath.prince.court import court
from tests.games.oath.table import Page, Table

HERE = "provinces-1"


# ---------------------------------------------------------------- Search


def test_errand_boy_searches_the_pile_of_another_region() -> None:
    piles = {"cradle": ["wolves", "keep"], "provinces": ["scryer"], "hinterland": ["elders"]}
    t = Table(red={"favor": 1, "advisers": ["errand_boy"]}, discards=piles)
    assert t.refusal("search cradle") == "O-5.1.1"
    t.play("use errand_boy")
    assert t.offered("search") == {"cradle", "hinterland"}
    t.play("search cradle", "card keep", "play-facedown")
    assert t.red["facedown"] == ["keep"]
    assert t.data["discards"]["hinterland"] == ["wolves", "elders"]  # by the pawn's region; the top stands first
    assert (t.red["favor"], t.red["supply"]) == (0, 5)


def test_errand_boy_wants_a_favor() -> None:
    assert Table(red={"advisers": ["errand_boy"]}, discards={"cradle": ["wolves"]}).refusal("use errand_boy") == "O-10.2"
    assert Table(red={"favor": 1, "advisers": ["errand_boy"]}).refusal("use errand_boy") == "O-10.6"  # all piles are empty


def test_mushrooms_dig_up_the_lowest_card_for_no_supply() -> None:
    page = {"cards": ["mushrooms"]}
    t = Table(red={"secrets": 1, "supply": 0}, provinces_1=page, discards={"provinces": ["keep", "scryer", "elders"]})
    t.play("use mushrooms")
    assert t.offered("search") == {"provinces"}
    t.play("search provinces")
    assert t.red["hand"] == ["elders"]
    t.play("play-facedown")
    assert t.data["discards"]["provinces"] == ["keep", "scryer"]
    assert t.data["on_things"]["mushrooms"]["secrets"] == 1


def test_mushrooms_dig_elsewhere_with_errand_boy() -> None:
    t = Table(
        red={"secrets": 1, "favor": 1, "supply": 0, "advisers": ["errand_boy"]},
        provinces_1={"cards": ["mushrooms"]},
        discards={"provinces": ["keep"], "cradle": ["scryer", "elders"]},
    ).play("use mushrooms", "use errand_boy")
    assert t.offered("search") == {"cradle"}
    assert t.play("search cradle").red["hand"] == ["elders"]


def test_mushrooms_need_a_pile() -> None:
    assert Table(red={"secrets": 1}, provinces_1={"cards": ["mushrooms"]}).refusal("use mushrooms") == "O-10.6"


def test_new_growth_sprouts_at_any_faceup_site() -> None:
    t = Table(
        red={"advisers": ["new_growth"], "facedown": ["wolves", "keep"]},
        cradle_2={"faceup": False},
        hinterland_3={"cards": ["elders", "tents", "scryer"]},
    )
    t.play("use new_growth", "adviser keep")
    assert t.offered("play-site") == {HERE}  # neither Beast nor Hearth
    t.play("discard", "use new_growth", "adviser wolves")
    assert "cradle-1" in t.offered("play-site")
    assert not t.offered("play-site") & {"cradle-2", "hinterland-3"}
    t.play("play-site cradle-1")
    assert t.cradle_1["cards"] == ["wolves"]
    assert t.red["favor"] == 1


def test_new_growth_undeclared_does_nothing() -> None:
    t = Table(red={"advisers": ["new_growth"], "facedown": ["wolves"]}).play("adviser wolves")
    assert t.refusal("play-site cradle-1") == "O-5.1.4"


def test_wild_cry_answers_a_beast_played_faceup() -> None:
    t = Table(red={"supply": 3, "advisers": ["wild_cry"], "facedown": ["wolves"]}).play("use wild_cry", "adviser wolves")
    t.play("play-adviser")
    assert (t.red["supply"], t.red["warbands"]) == (4, 2)


def test_wild_cry_is_silent_for_other_cards_and_facedown_ones() -> None:
    t = Table(red={"supply": 3, "advisers": ["wild_cry"], "facedown": ["elders"]}).play("use wild_cry", "adviser elders")
    t.play("play-adviser")
    assert (t.red["supply"], t.red["warbands"]) == (3, 0)
    t = Table(red={"advisers": ["wild_cry"]}, deck=["wolves"]).play("use wild_cry", "search world", "play-facedown")
    assert (t.red["supply"], t.red["warbands"]) == (5, 0)


def test_bracken_hides_discards_under_any_pile() -> None:
    t = Table(red={"advisers": ["bracken"]}, deck=["wolves", "elders", "rangers"], discards={"cradle": ["keep"]})
    t.play("use bracken", "search world", "card wolves")
    assert t.step == "discard_place"
    assert t.offered("on-pile") == t.offered("under-pile") == {"cradle", "provinces", "hinterland"}
    t.play("under-pile cradle", "card elders")
    assert t.data["discards"]["cradle"] == ["keep", "elders", "rangers"]
    t.play("discard")
    assert t.data["discards"]["cradle"] == ["keep", "elders", "rangers", "wolves"]


def test_bracken_takes_what_makes_room_along() -> None:
    """Advisers that make room, and what the People's Favor clears away, are discards of the Search too."""
    t = Table(
        red={"advisers": ["bracken", "elders"], "facedown": ["wolves"]},
        provinces_1={"cards": ["longbows"]},
        banners={"peoples_favor": {"holder": "red", "tokens": 2}},
    ).play("use bracken", "adviser wolves", "on-pile provinces", "card longbows", "play-site provinces-1")
    assert t.data["discards"]["provinces"] == ["longbows"]
    t = Table(red={"advisers": ["bracken", "elders", "tents"]}, deck=["wolves"])
    t.play("use bracken", "search world", "on-pile cradle", "play-adviser", "card elders")
    assert t.data["discards"]["cradle"] == ["elders"]


def test_bracken_may_leave_everything_as_usual() -> None:
    t = Table(red={"advisers": ["bracken"]}, deck=["wolves"]).play("use bracken", "search world", "done", "discard")
    assert t.data["discards"]["hinterland"] == ["wolves"]
    t = Table(red={"advisers": ["bracken"]}, deck=["wolves"]).play("search world")
    assert t.step == "play"


# ---------------------------------------------------------------- Muster and Trade


def test_birdsong_trades_with_beasts_and_nomads_for_no_supply() -> None:
    page = {"secrets": 3, "supply": 0, "advisers": ["birdsong"]}
    t = Table(red=page, provinces_1={"cards": ["wolves", "elders", "keep"]}).play("use birdsong")
    assert t.offered("trade-favor") == {"wolves", "elders"}
    assert t.play("trade-favor wolves").red["favor"] == 2
    assert Table(red={**page, "supply": 1}, provinces_1={"cards": ["keep"]}).refusal("use birdsong") == "O-10.6"


def test_animal_playmates_need_a_beast() -> None:
    page = {"favor": 1, "advisers": ["animal_playmates"]}
    assert Table(red=page, provinces_1={"cards": ["elders"]}).refusal("use animal_playmates") == "O-10.6"


def test_the_old_oak_gives_a_secret_more() -> None:
    t = Table(red={"favor": 2, "advisers": ["wolves"]}, provinces_1={"cards": ["the_old_oak"]})
    assert t.play("use the_old_oak", "trade-secrets the_old_oak").red["secrets"] == 2
    t = Table(red={"secrets": 1, "advisers": ["wolves"]}, provinces_1={"cards": ["the_old_oak"]})
    t.play("use the_old_oak", "trade-favor the_old_oak")
    assert (t.red["secrets"], t.red["favor"]) == (0, 2)


def test_the_old_oak_speaks_to_friends_of_beasts_only() -> None:
    t = Table(red={"favor": 2, "advisers": ["elders"]}, provinces_1={"cards": ["the_old_oak"]})
    assert t.refusal("use the_old_oak") == "O-10.5"


def test_small_friends_trade_where_a_beast_is() -> None:
    t = Table(
        red={"secrets": 1, "favor": 2, "advisers": ["small_friends"]},
        provinces_1={"cards": ["keep"]},
        cradle_1={"cards": ["wolves", "elders"]},
        hinterland_1={"cards": ["tents"]},
        hinterland_2={"cards": ["rangers"]},
    ).play("use small_friends")
    assert t.offered("site") == {"cradle-1", "hinterland-2"}
    t.play("site cradle-1")
    assert t.offered("trade-favor") == {"wolves", "elders"}
    assert t.refusal("trade-favor keep") == "O-5.3.1"
    assert t.play("trade-favor wolves").red["favor"] == 4
    assert t.red["pawn"] == HERE


def test_small_friends_use_the_modifiers_of_that_site_and_not_of_ones_own() -> None:
    """O-10.10: the access of the new site only."""
    page = {"favor": 2, "advisers": ["small_friends", "wolves"]}
    t = Table(red=page, cradle_2={"cards": ["the_old_oak"]})
    assert t.refusal("use the_old_oak") == "O-2.8"
    t.play("use small_friends", "site cradle-2", "use the_old_oak", "trade-secrets the_old_oak")
    assert t.red["secrets"] == 3
    t = Table(red=page, provinces_1={"cards": ["the_old_oak"]}, cradle_2={"cards": ["rangers"]})
    t.play("use small_friends", "site cradle-2")
    assert t.refusal("use the_old_oak") == "O-2.8"


def test_small_friends_at_the_map_library() -> None:
    page = {"secrets": 1, "advisers": ["small_friends"]}
    t = Table(
        red=page, cradle_1={"cards": ["elders"]}, cradle_2={"cards": ["wolves", "map_library"]}, provinces_1={"cards": ["keep"]}
    )
    t.play("use small_friends", "site cradle-2", "use map_library")
    assert t.offered("trade-favor") == {"wolves", "map_library", "elders"}
    t = Table(red=page, provinces_1={"cards": ["map_library"]}, provinces_2={"cards": ["elders"]}, cradle_2={"cards": ["wolves"]})
    assert t.play("use map_library").refusal("use small_friends") == "O-10.5"  # it is out of reach from there


def test_small_friends_need_somebody_to_trade_with() -> None:
    page = {"secrets": 1, "advisers": ["small_friends"]}
    assert Table(red=page, cradle_2={"cards": ["elders"]}).refusal("use small_friends") == "O-10.5"
    poor = {"advisers": ["small_friends"]}
    assert Table(red=poor, cradle_2={"cards": ["wolves"]}).refusal("use small_friends") == "O-10.5"


def test_forest_council_keeps_beasts_from_enemies() -> None:
    council = {"cards": ["forest_council"], "warbands": 1, "colour": "blue"}
    page = {"favor": 3, "secrets": 1}
    t = Table(oath="devotion", red=page, cradle_2=council, provinces_1={"cards": ["wolves", "elders"]})
    assert t.refusal("trade-favor wolves") == "O-2.21"
    assert t.refusal("muster wolves") == "O-2.21"
    assert t.may("muster elders")
    council["colour"] = "red"
    t = Table(oath="devotion", red=page, cradle_2=council, provinces_1={"cards": ["wolves"]})
    assert t.may("trade-favor wolves")


def test_forest_council_of_bandits_and_of_the_empire() -> None:
    """Bandits are everybody's enemies; behind the Grand Mask an Exile rules the Empire's cards."""
    page = {"favor": 3, "secrets": 1}
    council = {"cards": ["forest_council"]}
    t = Table(oath="devotion", red=page, cradle_2=council, provinces_1={"cards": ["wolves"]})
    assert t.refusal("trade-favor wolves") == "O-2.21"
    imperial = {**council, "warbands": 1, "colour": "purple"}
    t = Table(oath="devotion", red=page, cradle_2=imperial, provinces_1={"cards": ["wolves"]})
    assert t.refusal("muster wolves") == "O-2.21"
    for change in ({"role": "citizen"}, {"relics": ["grand_mask"]}):
        t = Table(oath="devotion", red={**page, **change}, cradle_2=imperial, provinces_1={"cards": ["wolves"]}, reliquary={})
        assert t.may("muster wolves")


def test_vow_of_beastkin_musters_one_more_on_kin() -> None:
    t = Table(red={"favor": 2, "advisers": ["vow_of_beastkin"]}, provinces_1={"cards": ["wolves", "elders"]})
    assert t.refusal("muster elders") == "O-2.21"
    assert t.play("muster wolves").red["warbands"] == 3
    t = Table(red={"favor": 2, "advisers": ["vow_of_beastkin", "tents"]}, provinces_1={"cards": ["elders"]})
    assert t.play("muster elders").red["warbands"] == 3
    t = Table(red={"favor": 2}, blue={"advisers": ["vow_of_beastkin"]}, provinces_1={"cards": ["elders"]})
    assert t.play("muster elders").red["warbands"] == 2


def test_vow_of_poverty_trades_for_no_favor() -> None:
    t = Table(red={"secrets": 1, "advisers": ["vow_of_poverty"]}, provinces_1={"cards": ["wolves"]}).play("trade-favor wolves")
    assert t.red["favor"] == 0
    t = Table(red={"favor": 2, "advisers": ["vow_of_poverty"]}, provinces_1={"cards": ["wolves"]}).play("trade-secrets wolves")
    assert t.red["secrets"] == 1
    t = Table(red={"secrets": 1}, blue={"advisers": ["vow_of_poverty"]}, provinces_1={"cards": ["wolves"]})
    assert t.play("trade-favor wolves").red["favor"] == 1


def test_vow_of_poverty_fills_an_empty_purse_at_rest() -> None:
    t = Table(red={"advisers": ["vow_of_poverty"]}).play("rest", "use vow_of_poverty", "suit hearth")
    assert t.red["favor"] == 2
    assert t.data["banks"]["hearth"] == 1
    t = Table(red={"favor": 1, "advisers": ["vow_of_poverty"]}).play("rest")
    assert t.seat != "red"


def test_vow_of_poverty_looks_at_the_board_only() -> None:
    """What lies in the Nomad bank for a Vow of Kinship is not on it."""
    t = Table(red={"advisers": ["vow_of_poverty", "vow_of_kinship"]}).play("rest", "use vow_of_poverty", "suit hearth")
    assert (t.red["favor"], t.data["banks"]["hearth"], t.data["banks"]["nomad"]) == (0, 1, 5)


# ---------------------------------------------------------------- Travel


def test_forest_paths_lead_to_beasts_past_the_powers_of_sites() -> None:
    page = {"favor": 1, "supply": 0, "advisers": ["forest_paths"]}
    pass_ = {"site": "narrow_pass"}
    t = Table(red=page, cradle_1=pass_, cradle_2={"cards": ["wolves"]}, hinterland_1={"cards": ["elders"]})
    t.play("use forest_paths")
    assert t.offered("travel") == {"cradle-2"}
    t.play("travel cradle-2")
    assert (t.red["pawn"], t.red["favor"], t.red["supply"]) == ("cradle-2", 0, 0)


def test_forest_paths_lead_to_no_other_site() -> None:
    page = {"hinterland_1": {"site": "narrow_pass"}, "hinterland_2": {"cards": ["wolves"]}}
    t = Table(red={"favor": 1, "advisers": ["forest_paths"]}, **page).play("use forest_paths")
    assert t.may("travel hinterland-2")
    assert t.refusal("travel hinterland-3") == "O-11.8"


def test_forest_paths_find_the_hidden_place_without_a_secret() -> None:
    t = Table(red={"favor": 1, "advisers": ["forest_paths"]}, cradle_2={"site": "the_hidden_place", "cards": ["wolves"]})
    assert t.refusal("travel cradle-2") == "O-10.2"
    assert t.play("use forest_paths", "travel cradle-2").red["pawn"] == "cradle-2"


def test_forest_paths_need_a_beast_and_a_favor() -> None:
    page = {"favor": 1, "advisers": ["forest_paths"]}
    assert Table(red=page, cradle_2={"cards": ["elders"]}).refusal("use forest_paths") == "O-10.6"
    assert Table(red={**page, "favor": 0}, cradle_2={"cards": ["wolves"]}).refusal("use forest_paths") == "O-10.2"


def test_forest_paths_pay_the_tolls_of_cards() -> None:
    road = {"cards": ["toll_roads", "wolves"], "warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", red={"favor": 2, "supply": 0, "advisers": ["forest_paths"]}, cradle_2=road)
    t.play("use forest_paths", "travel cradle-2")
    assert (t.red["favor"], t.blue["favor"]) == (0, 1)


def test_grasping_vines_catch_enemies_who_leave() -> None:
    vines = {"cards": ["grasping_vines"], "warbands": 1, "colour": "blue"}
    own = {"warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", red={"warbands": 2}, cradle_2=vines, provinces_1=own).play("travel cradle-1")
    assert t.red["warbands"] == 1
    t = Table(oath="devotion", red={"warbands": 0}, cradle_2=vines, provinces_1=own).play("travel cradle-1")
    assert t.red["pawn"] == "cradle-1"


def test_grasping_vines_let_others_go() -> None:
    vines = {"cards": ["grasping_vines"], "warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", red={"warbands": 2}, cradle_2=vines).play("travel cradle-2")
    assert t.red["warbands"] == 2  # left a site of nobody
    vines["colour"] = "red"
    t = Table(oath="devotion", red={"warbands": 2, "pawn": "cradle-2"}, cradle_2=vines).play("travel cradle-1")
    assert t.red["warbands"] == 2


def test_grasping_vines_catch_who_is_called_away() -> None:
    """CR-15: forced travel counts. From sites of bandits, vines of bandits catch everybody."""
    vines = {"cards": ["grasping_vines"], "warbands": 1, "colour": "purple"}
    red = {"secrets": 1, "relics": ["whistle"]}
    away = {"warbands": 1, "colour": "purple"}
    t = Table(oath="devotion", red=red, blue={"warbands": 2}, cradle_2=vines, hinterland_1=away, reliquary={})
    t.play("use whistle", "player blue")
    assert (t.blue["pawn"], t.blue["warbands"]) == (HERE, 1)
    t = Table(oath="devotion", red={"warbands": 2}, cradle_2={"cards": ["grasping_vines"]}).play("travel cradle-1")
    assert t.red["warbands"] == 1


def test_grasping_vines_behind_the_grand_mask() -> None:
    vines = {"cards": ["grasping_vines"], "warbands": 1, "colour": "purple"}
    red = {"warbands": 2, "pawn": "cradle-2", "relics": ["grand_mask"]}
    assert Table(oath="devotion", red=red, cradle_2=vines, reliquary={}).play("travel cradle-1").red["warbands"] == 2
    assert Table(oath="devotion", red={**red, "relics": []}, cradle_2=vines).play("travel cradle-1").red["warbands"] == 1


# ---------------------------------------------------------------- when played


def test_threatening_roar_empties_the_region_of_beasts_and_nomads() -> None:
    t = Table(
        red={"facedown": ["threatening_roar"]},
        provinces_1={"cards": ["wolves"]},
        provinces_2={"cards": ["elders", "keep", "forest_council"]},
        cradle_2={"cards": ["tents"]},
    ).play("adviser threatening_roar", "play-site provinces-1")
    assert t.offered("card") == {"wolves", "elders"}
    t.play("card wolves")
    assert t.provinces_1["cards"] == ["threatening_roar"]
    assert t.provinces_2["cards"] == ["keep", "forest_council"]
    assert t.cradle_2["cards"] == ["tents"]
    assert t.data["discards"]["hinterland"] == ["elders", "wolves"]


def test_threatening_roar_in_the_cradle() -> None:
    t = Table(red={"pawn": "cradle-2", "facedown": ["threatening_roar"]}, cradle_1={"cards": ["wolves"]})
    assert t.play("adviser threatening_roar", "play-adviser").cradle_1["cards"] == []


def test_threatening_roar_may_find_nobody() -> None:
    t = Table(red={"facedown": ["threatening_roar"]}, provinces_1={"cards": ["keep"]})
    t.play("adviser threatening_roar", "play-adviser")
    assert (t.step, t.provinces_1["cards"]) == ("act", ["keep"])


def test_animal_host_gathers_a_warband_for_every_beast() -> None:
    page = {"facedown": ["animal_host"], "advisers": ["rangers"]}
    sites = {"cradle_2": {"cards": ["wolves"]}, "hinterland_3": {"cards": ["bracken"], "warbands": 1, "colour": "blue"}}
    t = Table(oath="devotion", red=page, **sites).play("adviser animal_host", "play-site provinces-1")
    assert t.red["warbands"] == 3
    t = Table(oath="devotion", red=page, **sites).play("adviser animal_host", "play-adviser")
    assert t.red["warbands"] == 2
    t = Table(oath="devotion", red=page).play("adviser animal_host", "play-adviser")
    assert t.red["warbands"] == 0


# ---------------------------------------------------------------- actions


def test_roving_terror_takes_the_place_of_its_prey() -> None:
    t = Table(
        red={"secrets": 1},
        provinces_1={"cards": ["roving_terror", "elders"]},
        cradle_2={"cards": ["wolves", "forest_council"]},
    ).play("use roving_terror")
    assert t.offered("card") == {"wolves"}
    t.play("card wolves")
    assert t.provinces_1["cards"] == ["elders"]
    assert t.cradle_2["cards"] == ["forest_council", "roving_terror"]
    assert t.data["discards"]["provinces"] == ["wolves"]
    assert t.data["on_things"]["roving_terror"]["secrets"] == 1
    assert t.play("rest").red["secrets"] == 1


def test_roving_terror_and_the_piper_are_told_of() -> None:
    t = Table(red={"secrets": 1}, provinces_1={"cards": ["roving_terror"]}, cradle_2={"cards": ["wolves"]})
    assert t.play("use roving_terror", "card wolves").told("moves_card")
    t = Table(red={"secrets": 1, "advisers": ["pied_piper"]}).play("use pied_piper", "player blue")
    assert t.told("sends_card")


def test_wolves_need_somebody_to_bite() -> None:
    assert Table(red={"secrets": 1}, provinces_1={"cards": ["wolves"]}).refusal("use wolves") == "O-10.5"


def test_fae_merchant_returns_the_new_one_but_never_the_scepter() -> None:
    t = Table(
        red={"secrets": 1, "relics": ["the_grand_scepter"]},
        purple={"relics": []},
        provinces_1={"cards": ["fae_merchant"]},
        relic_deck=["cup_of_plenty", "sticky_fire"],
    ).play("use fae_merchant")
    assert t.offered("relic") == {"cup_of_plenty"}
    t.play("relic cup_of_plenty")
    assert (t.red["relics"], t.data["relic_deck"]) == (["the_grand_scepter"], ["sticky_fire", "cup_of_plenty"])
    assert t.told("buries")


def test_roving_terror_finds_no_prey() -> None:
    t = Table(red={"secrets": 1}, provinces_1={"cards": ["roving_terror", "elders"]}, cradle_2={"cards": ["forest_council"]})
    assert t.refusal("use roving_terror") == "O-10.5"


def test_roving_terror_clears_more_at_the_great_slum() -> None:
    """O-11.9: when a card is moved there, too."""
    t = Table(red={"secrets": 1}, provinces_1={"cards": ["roving_terror"]}, hinterland_2={"cards": ["wolves", "longbows"]})
    t.play("use roving_terror", "card wolves")
    assert t.may("decline")
    t.play("card longbows")
    assert t.hinterland_2["cards"] == ["roving_terror"]


def test_second_chance_wins_over_a_warband() -> None:
    t = Table(
        red={"secrets": 1, "advisers": ["second_chance"]},
        blue={"warbands": 2, "advisers": ["keep"]},
        purple={"warbands": 2, "relics": ["the_grand_scepter"], "advisers": ["elders"]},
    ).play("use second_chance")
    assert t.offered("player") == {"blue"}
    t.play("player blue")
    assert (t.red["warbands"], t.blue["warbands"]) == (1, 1)


def test_second_chance_without_a_kill_is_no_chance() -> None:
    page = {"secrets": 1, "advisers": ["second_chance"]}
    assert Table(red=page, blue={"warbands": 2}).refusal("use second_chance") == "O-10.5"
    assert Table(red=page, blue={"advisers": ["keep"]}).refusal("use second_chance") == "O-10.5"


def test_pied_piper_goes_over_to_a_rival_and_brings_two_favor() -> None:
    t = Table(
        red={"secrets": 1, "advisers": ["pied_piper"]}, blue={"favor": 3, "advisers": ["elders", "tents"], "facedown": ["keep"]}
    ).play("use pied_piper")
    assert t.offered("player") == {"purple", "blue"}
    t.play("player blue")
    assert (t.red["favor"], t.blue["favor"]) == (2, 1)
    assert t.blue["advisers"] == ["elders", "tents", "pied_piper"]
    assert t.blue["facedown"] == ["keep"]  # no discard, though they are four
    assert t.play("rest").red["secrets"] == 1


def test_pied_piper_is_played_beside_three_others() -> None:
    t = Table(red={"advisers": ["elders", "tents", "wolves"]}, deck=["pied_piper"]).play("search world", "play-adviser")
    assert t.red["advisers"] == ["elders", "tents", "wolves", "pied_piper"]
    assert t.step == "act"


def test_pied_piper_counts_when_another_comes() -> None:
    t = Table(red={"advisers": ["elders", "tents", "pied_piper"]}, deck=["wolves"]).play("search world", "play-adviser")
    assert t.step == "make_room"
    t.play("card tents")
    assert t.red["advisers"] == ["elders", "pied_piper", "wolves"]
    four = {"advisers": ["elders", "tents", "rangers", "pied_piper"], "facedown": []}
    t = Table(red=four, deck=["wolves"]).play("search world", "play-site provinces-1")
    assert (t.step, len(t.red["advisers"])) == ("act", 4)  # what he brought is put up with


def test_pied_piper_does_not_go_to_the_clockwork_prince() -> None:
    """CP-1.2: he has no advisers."""
    red: Page = {"secrets": 1, "advisers": ["pied_piper"]}
    assert court(red=red, turn="red", players=3).play("use pied_piper").offered("player") == {"blue"}
    assert court(red=red, turn="red", players=2).refusal("use pied_piper") == "O-10.5"


def test_pied_piper_needs_a_secret() -> None:
    assert Table(red={"advisers": ["pied_piper"]}).refusal("use pied_piper") == "O-10.2"


def test_memory_of_nature_moves_favor_to_the_beast_bank() -> None:
    t = Table(
        red={"secrets": 1, "advisers": ["memory_of_nature"]},
        cradle_2={"cards": ["wolves", "elders"]},
        hinterland_3={"cards": ["bracken", "rangers"]},
        banks={"nomad": 2, "order": 1, "beast": 1, "hearth": 0, "arcane": 0, "discord": 0},
    ).play("use memory_of_nature")
    assert t.offered("suit") == {"nomad", "order"}
    assert t.refusal("suit hearth") == "O-1.12"
    t.play("suit order")
    assert t.data["banks"] == {"nomad": 0, "order": 0, "beast": 4, "hearth": 0, "arcane": 0, "discord": 0}
    assert t.step == "act"


def test_memory_of_nature_moves_no_more_than_there_are_beasts() -> None:
    page = {"secrets": 1, "advisers": ["memory_of_nature"]}
    t = Table(red=page, cradle_2={"cards": ["wolves", "rangers"]}).play("use memory_of_nature", "suit order", "suit hearth")
    assert (t.step, t.data["banks"]["beast"]) == ("act", 5)


def test_memory_of_nature_needs_beasts() -> None:
    page = {"secrets": 1, "advisers": ["memory_of_nature"]}
    assert Table(red=page, cradle_2={"cards": ["elders"]}).refusal("use memory_of_nature") == "O-10.5"
