"""The Hearth denizens that are not about campaigns: what each does, and where it stops."""

from __future__ import annotations

from itertools import permutations

import pytest

from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.powers import REGISTER, Power
from bailiwick.games.oath.questions import ADVISERS
from tests.games.oath.table import Page, Table

HERE = "provinces-1"


def of(colour: str, *cards: str, warbands: int = 1) -> Page:
    """A site that a colour rules, with cards."""
    return {"cards": list(cards), "warbands": warbands, "colour": colour}


def people(holder: str, tokens: int = 1) -> Page:
    return {"peoples_favor": {"holder": holder, "tokens": tokens}}


# ---------------------------------------------------------------- favor and the banks


def test_memory_of_home_moves_a_whole_bank() -> None:
    t = Table(red={"secrets": 2, "advisers": ["memory_of_home"]}, banks={"beast": 5, "hearth": 1, "nomad": 0}).play(
        "use memory_of_home"
    )
    assert t.offered("suit") == {"discord", "arcane", "order", "beast"}
    t.play("suit beast")
    assert (t.data["banks"]["beast"], t.data["banks"]["hearth"]) == (0, 6)
    assert t.red["secrets"] == 1
    assert t.may("use memory_of_home")  # what is burned does not lie in the way (CR-13)


def test_memory_of_home_needs_a_secret_and_a_bank_with_favor() -> None:
    assert Table(red={"advisers": ["memory_of_home"]}).refusal("use memory_of_home") == "O-10.2"
    empty = {"discord": 0, "arcane": 0, "order": 0, "beast": 0, "nomad": 0}
    t = Table(red={"secrets": 1, "advisers": ["memory_of_home"]}, banks=empty)
    assert t.refusal("use memory_of_home") == "O-10.5"


def test_levelers_move_two_from_the_fullest_to_the_emptiest() -> None:
    banks = {"discord": 6, "order": 6, "beast": 1, "nomad": 1}
    t = Table(red={"secrets": 1, "advisers": ["levelers"]}, banks=banks).play("use levelers")
    assert t.offered("suit") == {"discord", "order"}
    assert GAME.prompt(t.s, t.s.seat, "en") == "Levelers: from which bank?"
    t.play("suit order")
    assert t.offered("suit") == {"beast", "nomad"}
    assert GAME.prompt(t.s, t.s.seat, "en") == "Levelers: to which bank?"
    t.play("suit nomad")
    assert (t.data["banks"]["order"], t.data["banks"]["nomad"]) == (4, 3)


def test_levelers_move_between_two_banks_even_where_all_are_alike() -> None:
    t = Table(red={"secrets": 1, "advisers": ["levelers"]}).play("use levelers", "suit order")
    assert t.refusal("suit order") == "O-10.5"
    assert t.play("suit beast").data["banks"]["beast"] == 5
    assert t.refusal("use levelers") == "O-10.2"  # the secret lies on it
    empty = dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 0)
    assert Table(red={"secrets": 1, "advisers": ["levelers"]}, banks=empty).refusal("use levelers") == "O-10.5"


def test_fabled_feast_pays_for_every_hearth_card_ruled() -> None:
    t = Table(
        oath="devotion",
        red={"facedown": ["fabled_feast"], "advisers": ["marriage"]},
        cradle_2=of("red", "wayside_inn", "wolves"),
        provinces_2={"cards": ["storyteller"]},
        banks={"beast": 5},
    ).play("adviser fabled_feast", "play-adviser", "suit beast")
    assert (t.red["favor"], t.data["banks"]["beast"]) == (3, 2)  # itself, Marriage (one card) and the inn


def test_fabled_feast_at_anothers_site_does_not_count_itself() -> None:
    t = Table(oath="devotion", red={"facedown": ["fabled_feast"]}, provinces_1=of("blue"))
    t.play("adviser fabled_feast", f"play-site {HERE}")
    assert (t.red["favor"], t.data["banks"]["hearth"], t.step) == (1, 2, "act")  # only the favor for playing to a site


def test_salad_days_gain_from_three_different_banks() -> None:
    t = Table(red={"facedown": ["salad_days"]}).play("adviser salad_days", "play-adviser", "suit beast")
    assert t.refusal("suit beast") == "O-10.5"
    t.play("suit nomad", "suit order")
    assert t.red["favor"] == 3
    assert [t.data["banks"][suit] for suit in ("order", "beast", "nomad", "hearth")] == [2, 2, 2, 3]
    assert t.step == "act"


def test_salad_days_take_what_there_is() -> None:
    banks = {"discord": 0, "arcane": 0, "order": 0, "hearth": 2, "beast": 0, "nomad": 1}
    t = Table(red={"facedown": ["salad_days"]}, banks=banks).play("adviser salad_days", "play-adviser")
    assert (t.red["favor"], t.data["banks"]["hearth"], t.data["banks"]["nomad"], t.step) == (2, 1, 0, "act")
    t = Table(red={"facedown": ["salad_days"]}, banks={**banks, "order": 1}).play("adviser salad_days", "play-adviser")
    assert (t.red["favor"], t.step) == (3, "act")  # three banks: there is nothing to choose


def test_a_round_of_ale_returns_what_lies_on_cards() -> None:
    t = Table(
        red={"favor": 1, "secrets": 0, "facedown_secrets": 2},
        provinces_1={"cards": ["a_round_of_ale", "wolves", "elders"]},
        on_things={"wolves": {"secrets": 1}, "elders": {"favor": 2}},
    ).play("use a_round_of_ale")
    assert t.data["on_things"] == {"a_round_of_ale": {"favor": 1, "secrets": 0}}
    assert (t.red["secrets"], t.red["facedown_secrets"]) == (3, 0)
    assert t.data["banks"]["nomad"] == 5
    assert t.may("trade-favor wolves")
    assert t.refusal("use a_round_of_ale") == "O-10.2"


def test_wayside_inn_gives_supply_up_to_the_end_of_the_track() -> None:
    inn = {"cards": ["wayside_inn"]}
    assert Table(red={"favor": 1, "supply": 3}, provinces_1=inn).play("use wayside_inn").red["supply"] == 5
    assert Table(red={"favor": 1, "supply": 6}, provinces_1=inn).play("use wayside_inn").red["supply"] == 7
    assert Table(red={"favor": 0}, provinces_1=inn).refusal("use wayside_inn") == "O-10.2"


# ---------------------------------------------------------------- playing cards


def test_welcoming_party_greets_a_denizen_from_the_draw() -> None:
    t = Table(provinces_1={"cards": ["welcoming_party"]}, deck=["wolves"])
    t.play("use welcoming_party", "search world", "play-adviser")
    assert (t.red["favor"], t.data["banks"]["hearth"]) == (1, 2)


def test_welcoming_party_ignores_what_stays_hidden() -> None:
    party = {"cards": ["welcoming_party"]}
    t = Table(provinces_1=party, deck=["wolves"]).play("use welcoming_party", "search world", "play-facedown")
    assert t.red["favor"] == 0
    t = Table(provinces_1=party, deck=["vision_of_faith"]).play("use welcoming_party", "search world", "reveal")
    assert t.red["favor"] == 0
    t = Table(provinces_1=party, red={"facedown": ["wolves"]}).play("use welcoming_party")
    assert t.refusal("adviser wolves") == "O-6.1"


def test_welcoming_party_greets_both_whom_a_land_warden_plays() -> None:
    t = Table(
        red={"favor": 1}, provinces_1={"site": "plains", "cards": ["welcoming_party", "land_warden"]}, deck=["wolves", "elders"]
    )
    t.play("use welcoming_party", "use land_warden", "search world", "card wolves", "play-adviser", f"play-site {HERE}")
    assert (t.data["banks"]["hearth"], t.data["banks"]["nomad"]) == (1, 2)
    assert t.data["action"]["notes"] == []


def test_crop_rotation_makes_room_at_the_site() -> None:
    full = {"cards": ["elders", "crop_rotation", "keep"], "site": "plains"}
    t = Table(red={"facedown": ["wolves"]}, provinces_1=full).play("adviser wolves")
    assert t.offered("card") == set()
    t = Table(provinces_1=full, deck=["wolves"]).play("use crop_rotation", "search world")
    assert t.offered("card") == {"elders"}  # not the locked Keep, nor the modifier in use
    t.play("card elders")
    assert t.refusal("play-adviser") == "O-8.4"
    t.play(f"play-site {HERE}")
    assert t.provinces_1["cards"] == ["crop_rotation", "keep", "wolves"]
    assert t.data["discards"]["hinterland"] == ["elders"]


def test_crop_rotation_serves_a_facedown_adviser_too() -> None:
    page = {"facedown": ["wolves"], "advisers": ["crop_rotation"]}
    t = Table(red=page, provinces_1={"cards": ["elders"]}, provinces_2={"cards": ["keep"]})
    t.play("use crop_rotation", "adviser wolves")
    assert t.offered("card") == {"elders"}
    t.play("card elders", f"play-site {HERE}")
    assert t.provinces_1["cards"] == ["wolves"]


def test_crop_rotation_combines_with_the_peoples_favor() -> None:
    page = {"facedown": ["wolves"], "advisers": ["crop_rotation"]}
    t = Table(red=page, provinces_1={"cards": ["elders"]}, provinces_2={"cards": ["rangers", "scryer"]}, banners=people("red"))
    t.play("use crop_rotation", "adviser wolves", "card elders")
    assert t.offered("card") == {"rangers", "scryer"}
    t.play("card rangers")
    t.play("play-site provinces-2")
    assert t.provinces_1["cards"] == []
    assert t.provinces_2["cards"] == ["scryer", "wolves"]


def test_book_binders_gain_by_others_visions() -> None:
    binder: Page = {"blue": {"advisers": ["book_binders"]}}
    t = Table(red={"facedown": ["vision_of_faith"]}, **binder).play("adviser vision_of_faith", "reveal")
    assert t.seat == "blue"
    t.play("suit beast")
    assert (t.blue["favor"], t.data["banks"]["beast"], t.seat) == (2, 1, "red")
    t = Table(red={"facedown": ["conspiracy"]}, **binder).play("adviser conspiracy", "reveal", "suit nomad")
    assert (t.blue["favor"], t.step) == (2, "conspire")


def test_book_binders_do_not_sell_to_their_owner_nor_in_secret() -> None:
    t = Table(red={"facedown": ["vision_of_faith"], "advisers": ["book_binders"]}).play("adviser vision_of_faith", "reveal")
    assert (t.step, t.red["favor"]) == ("act", 0)
    t = Table(blue={"advisers": ["book_binders"]}, deck=["vision_of_faith"]).play("search world", "play-facedown")
    assert (t.step, t.blue["favor"]) == ("act", 0)


def test_saddle_makers_gain_by_others_nomads_and_order() -> None:
    saddler: Page = {"blue": {"advisers": ["saddle_makers"]}}
    t = Table(red={"facedown": ["elders"]}, **saddler).play("adviser elders", f"play-site {HERE}")
    assert (t.red["favor"], t.blue["favor"], t.data["banks"]["nomad"]) == (1, 2, 0)
    t = Table(red={"facedown": ["longbows"]}, **saddler).play("adviser longbows", "play-adviser")
    assert (t.blue["favor"], t.data["banks"]["order"]) == (2, 1)


def test_saddle_makers_sell_nothing_else() -> None:
    t = Table(red={"facedown": ["wolves"]}, blue={"advisers": ["saddle_makers"]}).play("adviser wolves", "play-adviser")
    assert t.blue["favor"] == 0
    t = Table(red={"facedown": ["elders"], "advisers": ["saddle_makers"]}).play("adviser elders", "play-adviser")
    assert t.red["favor"] == 0
    t = Table(blue={"advisers": ["saddle_makers"]}, deck=["elders"]).play("search world", "play-facedown")
    assert t.blue["favor"] == 0


def warden(*deck: str, **changes: object) -> Table:
    """Red searches with the Land Warden among the advisers."""
    page: Page = {"favor": 1, "advisers": ["land_warden"]}
    return Table(red=page, deck=list(deck), **changes).play("use land_warden", "search world")


def test_land_warden_lets_one_say_which_of_two_comes_first() -> None:
    t = warden("wolves", "elders")
    assert t.offered("card") == {"wolves", "elders"}
    assert GAME.prompt(t.s, t.s.seat, "en") == "Which card do you play first?"
    assert GAME.say_action(t.s, GAME.vocabulary.parse("card elders"), "en") == "Elders first"
    t.play("card elders")
    assert t.red["hand"] == ["elders", "wolves"]
    t.play(f"play-site {HERE}", "play-facedown")
    assert (t.provinces_1["cards"], t.red["facedown"], t.step) == (["elders"], ["wolves"], "act")


def test_land_warden_wants_no_site_of_who_plays_only_one() -> None:
    t = warden("vision_of_faith", "elders")  # the Vision ends the draw
    assert t.play("reveal").red["vision"] == "vision_of_faith"
    t = warden("wolves", "elders").play("card wolves", "discard")
    assert t.play("play-facedown").red["facedown"] == ["elders"]
    t = warden("wolves", "elders").play("card wolves", "play-adviser")
    assert t.refusal("play-adviser") == "O-2.21"
    assert t.refusal("play-facedown") == "O-2.21"
    assert t.play("discard").red["advisers"] == ["land_warden", "wolves"]


def test_land_wardens_second_card_is_served_by_the_peoples_favor_again() -> None:
    sites: Page = {"provinces_1": {"cards": ["rangers", "scryer"]}, "provinces_2": {"cards": ["keep", "dazzle"]}}
    t = warden("wolves", "elders", banners=people("red"), **sites)
    t.play("card wolves", "card rangers", f"play-site {HERE}")
    assert t.offered("card") == {"wolves", "scryer", "dazzle"}
    t.play("card dazzle", "play-site provinces-2")
    assert (t.provinces_1["cards"], t.provinces_2["cards"]) == (["scryer", "wolves"], ["keep", "elders"])


def test_land_warden_costs_a_favor() -> None:
    assert Table(provinces_1={"cards": ["land_warden"]}).refusal("use land_warden") == "O-10.2"


def test_news_from_afar_search_without_supply() -> None:
    t = Table(red={"favor": 2, "supply": 0, "advisers": ["news_from_afar"]}, deck=["wolves"])
    assert t.refusal("search world") == "O-4.8"
    t.play("use news_from_afar", "search world", "discard")
    assert (t.red["supply"], t.red["favor"]) == (0, 0)
    assert Table(red={"favor": 1, "advisers": ["news_from_afar"]}).refusal("use news_from_afar") == "O-10.2"


# ---------------------------------------------------------------- working with cards, and counting advisers


def test_rowdy_pub_gives_one_warband_more() -> None:
    pub = {"cards": ["rowdy_pub", "wolves"]}
    assert Table(red={"favor": 1}, provinces_1=pub).play("use rowdy_pub", "muster rowdy_pub").red["warbands"] == 3
    assert Table(red={"favor": 1}, provinces_1=pub).play("use rowdy_pub", "muster wolves").red["warbands"] == 2
    assert Table(red={"favor": 1}, provinces_1=pub).play("muster rowdy_pub").red["warbands"] == 2
    assert Table(provinces_1=pub).refusal("use rowdy_pub") == "O-10.6"


def test_awaited_return_spares_the_supply_of_a_trade() -> None:
    page = {"secrets": 1, "supply": 0, "warbands": 2, "advisers": ["awaited_return"]}
    t = Table(red=page, provinces_1={"cards": ["wolves"]})
    assert t.refusal("trade-favor wolves") == "O-4.8"
    t.play("use awaited_return", "trade-favor wolves")
    assert (t.red["warbands"], t.red["favor"], t.red["supply"]) == (1, 1, 0)
    assert t.data["stock"]["red"] == 13


def test_awaited_return_needs_a_warband_and_a_trade() -> None:
    t = Table(red={"secrets": 1, "advisers": ["awaited_return"]}, provinces_1={"cards": ["wolves"]})
    assert t.refusal("use awaited_return") == "O-10.5"
    t = Table(red={"warbands": 1, "advisers": ["awaited_return"]}, provinces_1={"cards": ["wolves"]})
    assert t.refusal("use awaited_return") == "O-10.6"


def test_marriage_counts_as_two_hearth_advisers() -> None:
    t = Table(red={"secrets": 1, "advisers": ["marriage"]}, provinces_1={"cards": ["wayside_inn"]})
    assert t.play("trade-favor wayside_inn").red["favor"] == 3
    t = Table(red={"favor": 2, "advisers": ["marriage"]}, provinces_1={"cards": ["wayside_inn"]})
    assert t.play("trade-secrets wayside_inn").red["secrets"] == 2


def test_marriage_takes_one_place_among_the_advisers() -> None:
    t = Table(red={"facedown": ["wolves"], "advisers": ["marriage", "elders"]}).play("adviser wolves", "play-adviser")
    assert t.red["advisers"] == ["marriage", "elders", "wolves"]


def test_marriage_behind_a_mask() -> None:
    inn = {"cards": ["wayside_inn"]}
    t = Table(red={"secrets": 2, "advisers": ["master_of_disguise"]}, blue={"advisers": ["marriage"]}, provinces_1=inn)
    t.play("use master_of_disguise", "player blue", "trade-favor wayside_inn")
    assert t.red["favor"] == 3
    t = Table(
        red={"secrets": 2, "advisers": ["master_of_disguise", "marriage"]}, blue={"advisers": ["wolves"]}, provinces_1=inn
    ).play("use master_of_disguise", "player blue", "trade-favor wayside_inn")
    assert t.red["favor"] == 1


@pytest.mark.parametrize("order", list(permutations(REGISTER[ADVISERS])))
def test_marriage_counts_alike_whoever_answers_first(order: tuple[Power, ...]) -> None:
    """Among the powers that count advisers: Marriage, the Master of Disguise, the Acting Troupe."""
    usual = [power.number for power in REGISTER[ADVISERS]]
    for number, power in zip(usual, order, strict=True):
        power.number = number
    try:
        inn, wolves = {"cards": ["wayside_inn"]}, {"cards": ["wolves"]}
        masked = {"secrets": 2, "advisers": ["master_of_disguise", "storyteller"]}
        t = Table(red=masked, blue={"advisers": ["marriage"]}, provinces_1=inn)
        assert t.play("use master_of_disguise", "player blue", "trade-favor wayside_inn").red["favor"] == 3
        t = Table(red={"secrets": 1, "advisers": ["acting_troupe", "marriage"]}, provinces_1=inn)
        assert t.play("use acting_troupe", "suit beast", "trade-favor wayside_inn").red["favor"] == 3
        t = Table(red={"secrets": 1, "advisers": ["acting_troupe", "marriage"]}, provinces_1=wolves)
        assert t.play("use acting_troupe", "suit beast", "trade-favor wolves").red["favor"] == 2
    finally:
        for number, power in zip(usual, REGISTER[ADVISERS], strict=True):
            power.number = number


# ---------------------------------------------------------------- cards, relics and secrets


def test_storyteller_adds_to_the_darkest_secret() -> None:
    banners = {"darkest_secret": {"holder": "blue", "tokens": 2}}
    t = Table(red={"favor": 1, "advisers": ["storyteller"]}, banners=banners).play("use storyteller")
    assert t.data["banners"]["darkest_secret"] == {"holder": "blue", "tokens": 3}
    assert t.refusal("use storyteller") == "O-10.2"


def test_storyteller_fills_an_unheld_banner_whose_surplus_is_lost() -> None:
    t = Table(oath="people", red={"favor": 1, "secrets": 3, "advisers": ["storyteller"]}).play("use storyteller")
    assert t.data["banners"]["darkest_secret"] == {"holder": None, "tokens": 2}
    t.play("recover-banner darkest_secret", "number 3")
    assert t.red["secrets"] == 1  # one of the two, the other is gone


def test_armed_mob_drives_out_an_adviser_of_who_holds_the_secret() -> None:
    t = Table(
        red={"favor": 1},
        blue={"advisers": ["elders", "tyrant"]},
        purple={"advisers": ["wolves"], "relics": ["the_grand_scepter"]},
        provinces_1={"cards": ["armed_mob"]},
        banners={"darkest_secret": {"holder": "blue", "tokens": 1}},
    ).play("use armed_mob")
    assert t.offered("card") == {"elders"}  # the Tyrant is locked
    t.play("card elders")
    assert t.blue["advisers"] == ["tyrant"]
    assert t.data["discards"]["cradle"] == ["elders"]  # by the region of its owner


def test_armed_mob_spares_the_peoples_darling() -> None:
    secret = {"darkest_secret": {"holder": "blue", "tokens": 1}}
    page: Page = {"red": {"favor": 1}, "blue": {"advisers": ["elders"]}, "provinces_1": {"cards": ["armed_mob"]}}
    assert Table(**page, banners={**secret, **people("blue")}).refusal("use armed_mob") == "O-10.5"
    assert Table(**page).refusal("use armed_mob") == "O-10.5"
    assert Table(**page, banners={**secret, **people("red")}).may("use armed_mob")


def test_tavern_songs_tell_of_three_cards() -> None:
    pile = ["wolves", "keep", "scryer", "rangers"]
    t = Table(red={"advisers": ["tavern_songs"]}, discards={"provinces": pile, "cradle": ["dazzle"]}).play("use tavern_songs")
    assert t.data["seen"] == {card: ["red"] for card in pile[:3]}
    assert GAME.view_json(GAME.mask(t.s, 1), 1)["discards"]["provinces"][:3] == pile[:3]
    assert t.refusal("use tavern_songs") == "O-10.5"  # there is nothing new to hear
    assert Table(red={"advisers": ["tavern_songs"]}, discards={"cradle": ["dazzle"]}).refusal("use tavern_songs") == "O-10.5"


def test_homesteaders_settle_an_adviser_without_playing_it() -> None:
    t = Table(red={"advisers": ["elders", "tyrant", "palanquin"]}, provinces_1={"cards": ["homesteaders"]})
    t.play("use homesteaders")
    assert t.offered("card") == {"elders"}  # neither locked nor adviser-only ones
    t.play("card elders")
    assert t.provinces_1["cards"] == ["homesteaders", "elders"]
    assert t.red["advisers"] == ["tyrant", "palanquin"]
    assert (t.red["favor"], t.red["secrets"]) == (0, 0)  # no favor, no reward of the Steppe


def test_homesteaders_need_room() -> None:
    full = {"cards": ["wolves", "keep"], "site": "steppe"}
    assert Table(red={"advisers": ["homesteaders", "elders"]}, provinces_1=full).refusal("use homesteaders") == "O-10.5"
    assert Table(red={"advisers": ["tyrant"]}, provinces_1={"cards": ["homesteaders"]}).refusal("use homesteaders") == "O-10.5"


def test_homesteaders_clear_the_great_slum() -> None:
    slum = {"site": "great_slum", "cards": ["wolves", "keep", "rangers"]}
    t = Table(red={"advisers": ["homesteaders", "elders"]}, provinces_1=slum).play("use homesteaders", "card elders")
    assert t.offered("card") == {"wolves", "rangers"}
    assert GAME.prompt(t.s, t.s.seat, "en") == "Which card there do you discard first?"
    assert t.refusal("decline") == "O-2.19"
    t.play("card rangers")
    assert t.provinces_1["cards"] == ["wolves", "keep", "elders"]
    slum["cards"] = ["wolves"]
    t = Table(red={"advisers": ["homesteaders", "elders"]}, provinces_1=slum).play("use homesteaders", "card elders", "decline")
    assert t.provinces_1["cards"] == ["wolves", "elders"]


def test_relic_breaker_buries_a_relic_for_warbands() -> None:
    site = {"cards": ["relic_breaker"], "relics": ["cup_of_plenty"]}
    t = Table(red={"favor": 1}, provinces_1=site, relic_deck=["cracked_horn"]).play("use relic_breaker")
    assert t.offered("relic-at") == {f"{HERE} 1"}
    t.play(f"relic-at {HERE} 1")
    assert t.data["relic_deck"] == ["cracked_horn", "cup_of_plenty"]
    assert (t.provinces_1["relics"], t.red["warbands"]) == ([], 3)
    assert t.data["seen"] == {}


def test_relic_breaker_without_a_relic_breaks_nothing() -> None:
    t = Table(red={"favor": 1, "advisers": ["relic_breaker"]}, cradle_2={"relics": ["cup_of_plenty"]})
    assert t.refusal("use relic_breaker") == "O-10.5"
    locked = {**of("blue"), "relics": ["cup_of_plenty"]}
    blue = {"advisers": ["ancient_bloodline"]}
    t = Table(oath="devotion", red={"favor": 1, "advisers": ["relic_breaker"]}, blue=blue, provinces_1=locked)
    assert t.refusal("use relic_breaker") == "O-10.5"


def test_family_heirloom_finds_nothing_in_an_empty_deck() -> None:
    t = Table(red={"facedown": ["family_heirloom"]}, relic_deck=[]).play("adviser family_heirloom", "play-adviser")
    assert (t.red["relics"], t.step) == ([], "act")


def test_ballot_box_elects_a_citizen() -> None:
    box = {"cards": ["ballot_box"]}
    t = Table(oath="devotion", red={"warbands": 2}, provinces_1=box, banners=people("red")).play("use ballot_box")
    assert (t.red["role"], t.red["supply"], t.seat) == ("citizen", 7, "blue")
    assert Table(provinces_1=box).refusal("use ballot_box") == "O-10.5"
    t = Table(oath="devotion", red={"role": "citizen"}, provinces_1=box, banners=people("red"))
    assert t.refusal("use ballot_box") == "O-10.5"


def test_charming_friend_needs_a_rival_with_favor() -> None:
    assert (
        Table(red={"secrets": 1, "advisers": ["charming_friend"]}, blue={"pawn": HERE}).refusal("use charming_friend") == "O-10.5"
    )
    t = Table(red={"secrets": 1, "advisers": ["charming_friend"]}, blue={"pawn": HERE, "favor": 1}).play("use charming_friend")
    assert t.offered("player") == {"blue"}
    assert (
        Table(red={"advisers": ["charming_friend"]}, blue={"pawn": HERE, "favor": 1}).refusal("use charming_friend") == "O-10.2"
    )


# ---------------------------------------------------------------- deals


def test_deed_writer_trades_a_site_for_favor() -> None:
    t = Table(
        oath="devotion",
        red={"advisers": ["deed_writer"], "warbands": 1},
        blue={"favor": 3, "warbands": 2},
        cradle_2=of("red", warbands=3),
    ).play("use deed_writer", "player blue", "give-site cradle-2", "want-favor 3", "propose")
    assert t.seat == "blue"
    t.play("accept")
    assert t.offered("number") == {"1", "2"}  # how many the new ruler brings
    t.play("number 2")
    assert t.cradle_2["colour"] == "blue"
    assert t.red["warbands"] == 4
    assert (t.red["favor"], t.blue["favor"]) == (3, 0)
    assert (t.blue["warbands"], t.cradle_2["warbands"]) == (0, 2)


def test_deed_writer_deals_in_nothing_else_and_can_be_refused() -> None:
    t = Table(
        oath="devotion", red={"advisers": ["deed_writer"], "relics": ["map"]}, cradle_2=of("red"), reliquary={}, blue={"favor": 1}
    ).play("use deed_writer", "player blue")
    assert t.refusal("give-relic map") == "O-12.2"
    assert t.refusal("give-site cradle-2") == "O-12.2"  # blue has no warband to hold it
    t.play("want-favor 1", "propose", "decline")
    assert (t.blue["favor"], t.step) == (1, "act")


def test_deed_writer_trades_no_sites_within_the_empire() -> None:
    red = {"advisers": ["deed_writer"], "role": "citizen"}
    t = Table(oath="devotion", red=red, purple={"warbands": 2, "relics": ["the_grand_scepter"]}, cradle_2=of("purple"))
    assert t.play("use deed_writer", "player purple").refusal("give-site cradle-2") == "O-12.2"


def test_tinkers_fair_deals_in_relics() -> None:
    fair = {"cards": ["tinkers_fair"]}
    t = Table(red={"favor": 2}, blue={"relics": ["map"]}, provinces_1=fair, reliquary={})
    t.play("use tinkers_fair", "player blue", "give-favor 2", "want-relic map", "propose", "accept")
    assert (t.red["relics"], t.blue["favor"]) == (["map"], 2)
    t = Table(oath="devotion", provinces_1=fair, cradle_2=of("red")).play("use tinkers_fair", "player blue")
    assert t.refusal("give-site cradle-2") == "O-12.2"
