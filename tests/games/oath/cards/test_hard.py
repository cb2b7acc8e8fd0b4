"""Cards that reach deepest into the rules: each shows that a question or a moment carries it. One test or more each."""

from __future__ import annotations

from tests.games.oath.table import Page, Table

HERE = "provinces-1"
BLUES: Page = {"warbands": 9, "colour": "blue"}


def at_war(red: Page, blue: Page, **changes: object) -> Table:
    """Red has opened a campaign against blue, who rules the site with nine, and takes all dice there are."""
    page: Page = {"oath": "devotion", "provinces_1": BLUES, **changes}
    t = Table(red={"warbands": 2, **red}, blue=blue, **page)
    return t.play("campaign blue", "done", "number 2")


def test_jinx_has_the_dice_rolled_again_for_a_secret() -> None:
    t = at_war({"advisers": ["jinx"], "secrets": 1}, {})
    first = t.s.rolled
    assert (t.seat, len(first)) == ("red", 2)
    assert set(first) <= set(b"HSD")
    t.play("accept")
    assert t.told("rolls_again")
    assert t.data["on_things"]["jinx"]["secrets"] == 1
    assert len(t.told("rolls_again")) == 1


def test_jinx_out_of_turn_flips_the_secret() -> None:
    t = at_war({}, {"advisers": ["jinx"], "secrets": 1})
    assert t.seat == "blue"
    t.play("accept")
    assert (t.blue["secrets"], t.blue["facedown_secrets"]) == (0, 1)


def test_sneak_attack_strikes_back_when_the_campaign_is_over() -> None:
    t = at_war({}, {"advisers": ["sneak_attack"], "pawn": HERE, "warbands": 3})
    assert t.seat == "blue"
    assert t.offered("campaign") == {"red"}
    assert t.refusal("campaign purple") == "O-10.5"
    assert t.data["campaign"] is None
    t.play("campaign red", "target-pawn", "done", "number 0")
    assert t.step != "sneak_attack.0.reaction"  # it is blue's own campaign that ended: no second one
    assert t.blue["supply"] == 7


def test_vow_of_renewal_gets_what_is_burned() -> None:
    t = Table(
        red={"favor": 2, "pawn": "cradle-2"},
        blue={"advisers": ["vow_of_renewal"]},
        cradle_2={"site": "mountain", "relics": ["cup_of_plenty"]},
    )
    t.play("recover-relic 1")
    assert t.blue["favor"] == 2
    assert [(event.seat, event.values) for event in t.told("gets_burned")] == [(2, (2,))]
    banners = {"peoples_favor": {"tokens": 1}}
    assert (
        Table(red={"favor": 5, "advisers": ["vow_of_renewal"]}, banners=banners).refusal("recover-banner peoples_favor")
        == "O-2.21"
    )


def test_false_prophet_shares_a_vision() -> None:
    red = {"facedown": ["false_prophet"]}
    t = Table(red=red, blue={"vision": "vision_of_rebellion"}).play(
        "adviser false_prophet", "play-adviser", "card vision_of_rebellion"
    )
    assert (t.data["prophet"], t.data["prophesied"]) == ("red", "vision_of_rebellion")
    assert t.data["stock"]["red"] == 13
    assert len(t.told("prophesies")) == 1
    t = Table(
        turn="purple",
        oath="devotion",
        red={"advisers": ["false_prophet"]},
        blue={"vision": "vision_of_rebellion"},
        prophet="red",
        prophesied="vision_of_rebellion",
        visions_drawn=3,
        banners={"peoples_favor": {"holder": "red", "tokens": 1}},
    ).play("rest")
    assert t.data["winner"] == "red"


def test_false_prophet_takes_up_a_discarded_vision() -> None:
    t = Table(
        turn="blue",
        red={"advisers": ["false_prophet"]},
        blue={"vision": "vision_of_rebellion", "facedown": ["vision_of_faith"]},
        prophet="red",
        prophesied="vision_of_rebellion",
    ).play("adviser vision_of_faith", "reveal")
    assert (t.seat, t.step) == ("red", "play")
    t.play("reveal")
    assert t.red["vision"] == "vision_of_rebellion"
    assert t.data["prophet"] is None
    assert t.data["stock"]["red"] == 14


def test_captains_march_from_afar_with_the_garrison() -> None:
    """R-52, CR-3, CR-17."""
    captains = {"cards": ["captains"], "warbands": 3, "colour": "red"}
    t = Table(oath="devotion", red={"favor": 1, "warbands": 1}, blue={"pawn": "cradle-2"}, cradle_2=captains)
    t.play("use captains", "site cradle-2", "campaign blue", "target-pawn", "done")
    assert t.offered("number") == {"0", "1", "2", "3", "4"}
    assert t.red["supply"] == 7
    t.wish("DD", "11").play("number 2")
    assert t.offered("lose-at") == {"cradle-2"}
    assert t.offered("lose-from") == {"red"}
    t.play("lose-at cradle-2", "lose-at cradle-2")
    assert t.cradle_2["warbands"] == 1
    assert t.red["warbands"] == 1


def test_peace_envoy_wins_without_rolls_or_deaths() -> None:
    t = at_war({"advisers": ["peace_envoy", "longbows"], "favor": 3}, {"pawn": HERE})
    t.play("use peace_envoy")
    assert not t.told("rolls_attack")
    assert t.red["favor"] == 1  # one placed, one given for the one die
    assert t.blue["favor"] == 1
    assert t.blue["warbands"] == 9
    assert t.step == "occupy"
    t = at_war({"advisers": ["peace_envoy", "longbows"], "favor": 3}, {"pawn": HERE}).play("use longbows")
    assert t.step != "plans"  # it would have to be the only one


def test_hospital_takes_in_the_dead() -> None:
    t = at_war({"warbands": 4}, {}, cradle_2={"cards": ["hospital"], "warbands": 1, "colour": "red"}).wish("HH", "B")
    t.play("use hospital")
    assert t.red["warbands"] == 2
    assert t.cradle_2["warbands"] == 3
    assert t.told("occupies")[0].values == (2, 1)


def test_giant_python_wants_even_dice() -> None:
    t = Table(oath="devotion", red={"warbands": 2}, blue={"advisers": ["giant_python"]}, provinces_1=BLUES)
    assert t.refusal("campaign blue") == "O-5.5.3"  # one die, and nothing else in reach
    t = Table(
        oath="devotion",
        red={"warbands": 2},
        blue={"advisers": ["giant_python"]},
        provinces_1=BLUES,
        cradle_2={"warbands": 1, "colour": "blue"},
    ).play("campaign blue")
    assert t.refusal("done") == "O-2.21"
    assert t.play("target-site cradle-2").may("done")


def test_vow_of_union_brings_all_and_stays() -> None:
    mine = {"warbands": 3, "colour": "red"}
    t = Table(oath="devotion", red={"warbands": 2, "advisers": ["vow_of_union"]}, blue={"pawn": HERE}, provinces_1=mine)
    assert t.refusal("travel cradle-1") == "O-2.21"
    t.play("campaign blue", "target-pawn", "done")
    assert t.offered("number") == {str(n) for n in range(6)}


def test_land_warden_plays_two_one_of_them_to_a_site() -> None:
    t = Table(red={"favor": 1}, provinces_1={"cards": ["land_warden"]}, deck=["wolves", "elders", "rangers"])
    t.play("use land_warden", "search world", "card wolves", "card elders")
    assert t.red["hand"] == ["wolves", "elders"]
    t.play("play-facedown")
    assert t.red["facedown"] == ["wolves"]
    assert t.refusal("play-adviser") == "O-2.21"
    t.play("play-site provinces-1")
    assert t.provinces_1["cards"] == ["land_warden", "elders"]


def test_vow_of_kinship_keeps_favor_in_the_nomad_bank() -> None:
    t = Table(red={"favor": 2, "facedown": ["vow_of_kinship"]}, provinces_1={"cards": ["wolves"]}).play(
        "adviser vow_of_kinship", "play-adviser"
    )
    assert t.red["favor"] == 0
    assert t.data["banks"]["nomad"] == 5
    t.play("muster wolves")
    assert t.data["banks"]["nomad"] == 4


def test_way_station_serves_anybody_for_a_favor() -> None:
    station = {"cards": ["way_station"], "warbands": 1, "colour": "blue"}
    t = Table(oath="devotion", red={"favor": 1, "supply": 0}, hinterland_3=station)
    assert t.offered("travel") == set()
    t.play("use way_station")
    assert t.offered("travel") == {"hinterland-3"}
    t.play("travel hinterland-3")
    assert (t.red["favor"], t.blue["favor"]) == (0, 1)
    mine = {"cards": ["way_station"], "warbands": 1, "colour": "red"}
    t = Table(oath="devotion", red={"supply": 0}, hinterland_3=mine).play("use way_station", "travel hinterland-3")
    assert t.red["pawn"] == "hinterland-3"


def test_spell_breaker_stops_enemies_powers_that_cost_secrets() -> None:
    breaker = {"cards": ["spell_breaker"], "warbands": 1, "colour": "blue"}
    t = Table(
        oath="devotion", red={"secrets": 3, "advisers": ["spirit_snare"]}, cradle_2=breaker, provinces_1={"cards": ["wolves"]}
    )
    assert t.refusal("use spirit_snare") == "O-2.21"
    assert t.may("trade-favor wolves")  # trading is no power
    breaker = {"cards": ["spell_breaker"], "warbands": 1, "colour": "red"}
    assert Table(oath="devotion", red={"secrets": 3, "advisers": ["spirit_snare"]}, cradle_2=breaker).may("use spirit_snare")
    hidden = {"site": "the_hidden_place"}
    t = Table(oath="devotion", red={"secrets": 3}, cradle_2={**breaker, "colour": "blue"}, provinces_2=hidden)
    assert t.refusal("travel provinces-2") == "O-2.21"


def test_ancient_bloodline_locks_what_lies_at_its_owners_sites() -> None:
    site = {"site": "marshes", "relics": ["cup_of_plenty"], "warbands": 1, "colour": "blue", "cards": ["elders"]}
    t = Table(oath="devotion", red={"secrets": 3}, blue={"advisers": ["ancient_bloodline"]}, provinces_1=site)
    assert t.refusal("recover-relic 1") == "O-2.21"
    t = Table(
        oath="devotion",
        red={"facedown": ["wolves"]},
        blue={"advisers": ["ancient_bloodline"]},
        provinces_1={**site, "relics": []},
        banners={"peoples_favor": {"holder": "red", "tokens": 2}},
    ).play("adviser wolves")
    assert "elders" not in t.offered("card")


def test_ancient_bloodline_locks_the_first_site_too() -> None:
    site = {"site": "marshes", "relics": ["cup_of_plenty"], "warbands": 1, "colour": "blue"}
    red = {"secrets": 3, "pawn": "cradle-1"}
    assert Table(oath="devotion", red=red, cradle_1=site).may("recover-relic 1")
    t = Table(oath="devotion", red=red, blue={"advisers": ["ancient_bloodline"]}, cradle_1=site)
    assert t.refusal("recover-relic 1") == "O-2.21"


def test_grand_mask_rules_the_empires_cards_on_ones_own_turn() -> None:
    imperial = {"cards": ["elders", "longbows"], "warbands": 1, "colour": "purple"}
    t = Table(red={"favor": 2, "relics": ["grand_mask"]}, cradle_2=imperial, reliquary={})
    assert t.may("use elders")
    t = Table(turn="purple", purple={"favor": 2, "pawn": HERE}, red={"relics": ["grand_mask"]}, cradle_2=imperial, reliquary={})
    assert t.may("use elders")
