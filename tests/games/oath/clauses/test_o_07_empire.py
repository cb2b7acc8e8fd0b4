"""O-7: Chancellor, Citizens, Exiles; the Reliquary; deals (O-12.2)."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.steps.citizens import exile_cost, self_exile_cost
from tests.games.oath.table import Page, Table


def offer(**changes: object) -> Table:
    """The Chancellor offers Citizenship to red with the relic of the Careless space."""
    page: Page = {"turn": "purple", **changes}
    return Table(**page).play("offer red", "space careless")


def test_o_7_5_only_the_holder_of_the_scepter_offers() -> None:
    assert Table(turn="purple").offered("offer") == {"red", "blue"}
    assert Table().refusal("offer blue") == "O-8.1"


def test_o_8_1_not_on_the_turn_it_was_taken() -> None:
    t = Table(red={"relics": ["the_grand_scepter"]}, purple={"relics": []}, action={"scepter_taken": True})
    assert t.refusal("offer blue") == "O-8.1"
    assert Table(red={"relics": ["the_grand_scepter"]}, purple={"relics": []}).may("offer blue")


def test_o_7_5_exactly_one_relic_of_the_reliquary() -> None:
    t = Table(turn="purple", reliquary={"brutal": "map"}).play("offer red")
    assert t.offered("space") == {"brutal"}
    assert t.refusal("space greedy") == "O-7.5"
    assert Table(turn="purple", reliquary={}).refusal("offer red") == "O-7.5"


def test_o_7_5_with_a_binding_exchange() -> None:
    t = offer(purple={"favor": 3, "relics": ["the_grand_scepter"]}, red={"secrets": 2, "relics": ["cup_of_plenty"]})
    t.play("give-favor 2", "want-relic cup_of_plenty", "want-secrets 1")
    assert t.refusal("give-favor 1") == "O-7.5"
    assert t.refusal("want-banner peoples_favor") == "O-7.5"
    t.play("propose")
    assert (t.seat, t.step) == ("red", "answer_deal")
    t.play("accept")
    assert t.red["role"] == "citizen"
    assert (t.red["favor"], t.red["secrets"], t.red["relics"]) == (2, 1, ["ivory_eye"])
    assert (t.purple["favor"], t.purple["secrets"]) == (1, 1)
    assert "cup_of_plenty" in t.purple["relics"]


def test_o_7_5_the_exile_may_be_shown_the_relic() -> None:
    t = offer()
    assert t.refusal("show-relic") == "O-7.5"  # who has not looked can't show
    t = Table(turn="purple").play("peek-reliquary", "offer red", "space careless", "show-relic")
    assert t.data["seen"]["ivory_eye"] == ["purple", "red"]


def test_o_7_5_an_offer_can_be_refused_or_withdrawn() -> None:
    t = offer().play("propose", "decline")
    assert t.red["role"] == "exile"
    assert t.data["reliquary"]["careless"] == "ivory_eye"
    assert offer().play("decline").step == "act"


def test_o_7_6_accepting() -> None:
    """G-87, by an Exile who holds the Scepter: to themselves, on their own turn."""
    t = Table(
        red={"warbands": 4, "vision": "vision_of_faith", "supply": 1, "relics": ["the_grand_scepter"]},
        purple={"relics": []},
        oathkeeper="red",
        usurper=True,
        provinces_1={"warbands": 2, "colour": "red"},
        hinterland_1={"warbands": 9, "colour": "purple"},
        hinterland_2={"warbands": 0},
        oath="devotion",
    )
    assert t.data["stock"]["purple"] == 15
    t.play("offer red", "space careless")
    assert (t.red["warbands"], t.provinces_1["warbands"], t.provinces_1["colour"]) == (4, 2, "purple")
    assert (t.data["stock"]["purple"], t.data["stock"]["red"]) == (9, 14)
    assert t.red["vision"] is None
    assert not t.data["usurper"]
    assert t.red["supply"] == 7
    assert t.seat == "blue"  # the Act phase has ended
    assert t.data["reliquary"]["careless"] is None


def test_o_7_6_where_purple_runs_short_the_exile_chooses() -> None:
    t = Table(
        turn="purple",
        purple={"warbands": 20, "relics": ["the_grand_scepter"]},
        red={"warbands": 4},
        provinces_1={"warbands": 2, "colour": "red"},
        oath="devotion",
    ).play("offer red", "space brutal", "propose", "accept")
    assert (t.seat, t.step) == ("red", "naturalise")
    t.play("lose-at provinces-1", "lose-from red")
    assert (t.red["role"], t.red["warbands"], t.provinces_1["warbands"]) == ("citizen", 3, 1)
    assert (t.data["stock"]["purple"], t.data["stock"]["red"]) == (0, 14)
    assert t.red["relics"] == ["map"]


def test_o_7_6_under_supremacy_the_title_comes_to_the_chancellor() -> None:
    t = Table(
        red={"relics": ["the_grand_scepter"]},
        purple={"relics": []},
        oathkeeper="red",
        provinces_1={"warbands": 1, "colour": "red"},
    ).play("offer red", "space brutal")
    assert t.data["oathkeeper"] == "purple"


@pytest.mark.parametrize(
    ("giver", "target", "cost"),
    [("oathkeeper", "peoples_favor", 5), ("both", "none", 3), ("none", "both", 7), ("none", "none", 5)],
)
def test_o_7_7_the_price_of_exile(giver: str, target: str, cost: int) -> None:
    """G-88 to G-90."""
    people = "purple" if giver == "both" else "red" if target in ("peoples_favor", "both") else "blue"
    keeper = "purple" if giver in ("oathkeeper", "both") else "red" if target == "both" else "blue"
    t = Table(
        turn="purple",
        oath="devotion",
        oathkeeper=keeper,
        red={"role": "citizen"},
        banners={"peoples_favor": {"holder": people}},
    )
    assert exile_cost(t.s, 0, 1) == cost


def test_o_7_7_exiling_a_citizen() -> None:
    t = Table(
        turn="purple",
        purple={"favor": 6, "relics": ["the_grand_scepter"]},
        red={"role": "citizen", "warbands": 3, "supply": 2},
        provinces_1={"warbands": 2, "colour": "purple"},
    )
    assert t.offered("exile") == {"red"}
    assert t.refusal("exile blue") == "O-7.7"
    t.play("exile red")
    assert t.red["role"] == "exile"
    assert (t.red["favor"], t.purple["favor"]) == (4, 2)  # the Chancellor is Oathkeeper
    assert (t.data["stock"]["red"], t.red["warbands"], t.red["supply"]) == (11, 3, 7)
    assert t.provinces_1["colour"] == "purple"


def test_o_7_8_self_exile() -> None:
    """G-91."""
    t = Table(
        red={"role": "citizen", "favor": 8, "secrets": 1, "facedown_secrets": 1, "warbands": 4},
        provinces_1={"cards": ["keep"]},
        on_things={"keep": {"secrets": 1}},
    )
    assert self_exile_cost(t.s, 1) == 7
    t.play("self-exile")
    assert t.red["role"] == "exile"
    assert t.purple["favor"] == 7
    assert t.red["supply"] == 7
    assert t.seat == "blue"
    assert Table(red={"role": "citizen", "favor": 3, "warbands": 4}).refusal("self-exile") == "O-7.8"
    assert Table().refusal("self-exile") == "O-7.8"


def test_o_7_8_who_has_nothing_goes_for_nothing() -> None:
    t = Table(red={"role": "citizen"}).play("self-exile")
    assert t.red["role"] == "exile"
    assert not t.told("give_favor")


def test_o_7_9_decadent() -> None:
    """G-07, G-08."""
    covered = {"brutal": "map", "careless": "ivory_eye", "greedy": "grand_mask"}
    page: Page = {"turn": "purple", "reliquary": covered, "purple": {"pawn": "hinterland-1", "relics": ["the_grand_scepter"]}}
    assert Table(**page).play("travel cradle-1").purple["supply"] == 7
    assert Table(**page, hinterland_1={"site": "shrouded_wood"}).play("travel hinterland-2").purple["supply"] == 4


def test_o_7_9_careless() -> None:
    """G-22."""
    covered = {"brutal": "map", "decadent": "whistle", "greedy": "grand_mask"}
    t = Table(
        turn="purple",
        reliquary=covered,
        purple={"favor": 2, "advisers": ["rangers", "errand_boy"]},
        cradle_1={"cards": ["wolves"]},
        banks={"beast": 4},
    ).play("trade-secrets wolves")
    assert (t.purple["secrets"], t.purple["favor"]) == (1, 1)


def test_o_7_9_greedy() -> None:
    """G-26, R-82."""
    covered = {"brutal": "map", "decadent": "whistle", "careless": "ivory_eye"}
    t = Table(turn="purple", reliquary=covered, visions_drawn=3, discards={"cradle": ["tents", "elders"]})
    assert t.refusal("search world") == "O-7.9"
    assert t.may("search cradle")
    t = Table(turn="purple", reliquary=covered, visions_drawn=1)
    assert t.refusal("search world") == "O-7.9"  # three are too much already
    assert len(Table(turn="purple", reliquary=covered).play("search world").purple["hand"]) == 5


def test_o_7_2_imperial_players_rule_together() -> None:
    t = Table(red={"role": "citizen", "favor": 2}, cradle_2={"warbands": 1, "colour": "purple", "cards": ["elders"]})
    assert t.may("use elders")


def test_o_12_2_a_negotiation_by_a_card() -> None:
    t = Table(red={"favor": 2}, blue={"relics": ["cup_of_plenty"]}, provinces_1={"cards": ["tinkers_fair"]})
    t.play("use tinkers_fair", "player blue")
    assert t.refusal("propose") == "O-12.2"
    assert t.refusal("give-banner peoples_favor") == "O-12.2"
    t.play("give-favor 2", "want-relic cup_of_plenty", "propose", "accept")
    assert t.red["relics"] == ["cup_of_plenty"]
    assert t.blue["favor"] == 2


def lines(t: Table, seat: int) -> list[str]:
    """The log as a seat reads it."""
    assert t.s.log is not None
    return [GAME.say_event(t.s, event, "en") for event in t.s.log if event.seen_by(seat)]


def test_o_12_2_what_changes_hands_is_told() -> None:
    """And who gets a facedown adviser is told which; the others, that it was one."""
    red: Page = {"secrets": 2, "advisers": ["elders"], "facedown": ["wolves"]}
    page: Page = {"cards": ["festival_district"], "warbands": 1, "colour": "red"}
    t = Table(oath="devotion", red=red, provinces_1=page).play("use festival_district", "player blue")
    t.play("give-secrets 1", "give-card elders", "give-card wolves", "propose", "accept")
    told = ["Red gives 1 secret to Blue", "Red gives Elders to Blue", "Red gives a facedown adviser to Blue"]
    assert all(set(told) <= set(lines(t, seat)) for seat in (-1, 0, 1, 2))
    assert [("Red gives Wolves to Blue" in lines(t, seat)) for seat in (-1, 0, 1, 2)] == [False, False, True, True]


def test_o_2_16_no_adviser_for_whom_locked_ones_leave_no_room() -> None:
    """Three that can't be discarded: a fourth would stay. With one that can, that one goes."""
    locked = ["a_small_favor", "vow_of_silence", "vow_of_peace"]
    page: Page = {"cards": ["festival_district"], "warbands": 1, "colour": "red"}
    red: Page = {"advisers": ["elders"], "facedown": ["wolves"]}
    t = Table(oath="devotion", red=red, blue={"advisers": locked}, provinces_1=page).play("use festival_district", "player blue")
    assert t.refusal("give-card elders") == t.refusal("give-card wolves") == "O-2.16"
    blue: Page = {"advisers": [*locked[:2], "tents"]}
    t = Table(oath="devotion", red=red, blue=blue, provinces_1=page).play(
        "use festival_district", "player blue", "give-card elders"
    )
    assert t.refusal("give-card wolves") == "O-2.16"  # and not two of them
    t.play("propose", "accept")
    assert t.offered("card") == {"tents"}


def test_o_7_6_what_goes_with_citizenship_is_told() -> None:
    t = offer(
        purple={"relics": ["the_grand_scepter", "cup_of_plenty"]}, banners={"darkest_secret": {"holder": "red", "tokens": 2}}
    ).play("give-relic cup_of_plenty", "want-banner darkest_secret", "propose", "accept")
    told = ["Purple gives Cup of Plenty to Red", "Red gives the Darkest Secret to Purple", "Red takes Ivory Eye"]
    assert set(told) <= set(lines(t, 2))


def test_r_34_a_given_banner_keeps_everything() -> None:
    t = offer(banners={"peoples_favor": {"holder": "purple", "tokens": 4}}).play("give-banner peoples_favor", "propose", "accept")
    assert t.data["banners"]["peoples_favor"] == {"holder": "red", "tokens": 4}
    assert not t.data["mob"]


def test_o_5_5_2_imperials_who_fight_each_other() -> None:
    """O-7.3: the attacking Citizen leaves the Empire for the campaign, or the attacked one, if it is the Chancellor's."""
    imperial = {"warbands": 2, "colour": "purple"}
    t = Table(red={"role": "citizen", "warbands": 2}, provinces_1=imperial).play("campaign purple")
    assert t.data["campaign"]["outcast"] == "red"
    red: Page = {"role": "citizen", "pawn": "provinces-1"}
    t = Table(turn="purple", purple={"warbands": 2, "pawn": "provinces-1"}, red=red, provinces_1=imperial).play("campaign red")
    assert t.data["campaign"]["outcast"] == "red"
    t = Table(red={"warbands": 2}, provinces_1=imperial).play("campaign purple")
    assert t.data["campaign"]["outcast"] is None


def test_o_7_4_a_citizen_may_leave_a_won_site_empty() -> None:
    t = Table(red={"role": "citizen", "warbands": 4}, provinces_1={"warbands": 1, "colour": "purple"})
    t.play("campaign purple", "done").wish("SSSS", "BB").play("number 4")
    assert t.offered("number") == {"0", "1", "2", "3", "4"}
    assert t.play("number 0").provinces_1["warbands"] == 0


def test_r_47_a_citizens_warbands_make_the_site_imperial_again() -> None:
    t = Table(red={"role": "citizen", "warbands": 4}, provinces_1={"warbands": 1, "colour": "purple"})
    t.play("campaign purple", "done").wish("SSSS", "BB").play("number 4", "number 2")
    assert (t.provinces_1["warbands"], t.provinces_1["colour"]) == (2, "purple")


def test_r_52_a_citizen_may_march_against_the_empire_from_its_captains() -> None:
    captains = {"cards": ["captains"], "warbands": 2, "colour": "purple"}
    t = Table(oath="devotion", red={"role": "citizen", "favor": 1, "warbands": 2}, purple={"pawn": "cradle-2"}, cradle_2=captains)
    t.play("use captains", "site cradle-2")
    assert "purple" in t.offered("campaign")


def test_r_80_the_reliquarys_modifiers_are_no_choice() -> None:
    covered = {"brutal": "map", "careless": "ivory_eye", "greedy": "grand_mask"}
    t = Table(turn="purple", reliquary=covered, purple={"pawn": "provinces-1"})
    assert "decadent" not in t.offered("use")
    assert t.play("travel hinterland-1").purple["supply"] == 7 - 3


def test_r_84_a_new_citizens_turn_ends_with_full_supply() -> None:
    t = Table(red={"relics": ["the_grand_scepter"], "supply": 0}, purple={"relics": [], "supply": 3})
    t.play("offer red", "space brutal")
    assert (t.seat, t.red["supply"]) == ("blue", 7)


def test_r_85_purple_comes_from_the_chancellors_bank_one_for_one() -> None:
    t = Table(turn="purple", red={"warbands": 3}, provinces_1={"warbands": 2, "colour": "red"})
    before = t.data["stock"]
    t.play("offer red", "space brutal", "propose", "accept")
    assert t.data["stock"]["purple"] == before["purple"] - 5
    assert t.data["stock"]["red"] == 14


def test_r_86_an_exiles_map_warbands_stay_purple() -> None:
    """And the board is recoloured only as far as the own bank goes."""
    t = Table(
        turn="purple",
        purple={"favor": 6, "relics": ["the_grand_scepter"]},
        red={"role": "citizen", "warbands": 3},
        provinces_1={"warbands": 2, "colour": "purple"},
        caged={"red": 12},
    ).play("exile red")
    assert t.red["warbands"] == 2
    assert (t.data["stock"]["red"], t.provinces_1["colour"]) == (0, "purple")


def test_r_87_the_lowest_price_of_exile_is_three() -> None:
    banners = {"peoples_favor": {"holder": "purple"}}
    t = Table(turn="purple", oath="devotion", red={"role": "citizen"}, banners=banners)
    assert exile_cost(t.s, 0, 1) == 3


def test_r_88_own_secrets_everywhere_and_board_warbands() -> None:
    on = {"keep": {"secrets": 1}, "elders": {"secrets": 1}}
    page: Page = {"role": "citizen", "favor": 4, "facedown_secrets": 1, "warbands": 1, "advisers": ["elders"]}
    t = Table(red=page, provinces_1={"cards": ["keep"], "warbands": 3, "colour": "purple"}, on_things=on)
    assert self_exile_cost(t.s, 1) == 4


def test_r_89_an_exile_with_the_scepter() -> None:
    """Offers Citizenship, exiles Citizens, and the uncovered space still binds the Chancellor."""
    t = Table(red={"relics": ["the_grand_scepter"], "favor": 5}, purple={"relics": []}, blue={"role": "citizen"}, oath="devotion")
    assert t.offered("offer") == {"red"}
    assert t.offered("exile") == {"blue"}
    t = Table(players=4, red={"relics": ["the_grand_scepter"]}, purple={"relics": []}).play(
        "offer blue", "space greedy", "propose"
    )
    t.play("accept", "rest")
    for name in ("blue", "yellow"):
        assert t.seat == name
        t.play("rest")
    assert len(t.play("search world").purple["hand"]) == 5


def test_o_7_8_not_with_the_scepter() -> None:
    t = Table(red={"role": "citizen", "relics": ["the_grand_scepter"]}, purple={"relics": []}, oath="people")
    assert t.refusal("self-exile") == "O-7.8"
