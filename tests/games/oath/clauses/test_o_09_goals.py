"""O-9: Oaths, the title, Visions and every ending."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.goals import exhausted_winner, imperial_winner, oathkeepers, successor, vision_met
from tests.games.oath.table import Page, Table


def sites(**counts: int) -> Page:
    """So many sites for each colour."""
    slots = ["cradle_1", "cradle_2", "provinces_1", "provinces_2", "provinces_3", "hinterland_1", "hinterland_2", "hinterland_3"]
    page: Page = {}
    for colour, number in counts.items():
        for _ in range(number):
            page[slots.pop(0)] = {"warbands": 1, "colour": colour}
    return page


# ---------------------------------------------------------------- the title


def test_o_9_2_supremacy_changes_hands() -> None:
    """G-73."""
    t = Table(usurper=True, **sites(purple=3, red=4))
    assert t.data["oathkeeper"] == "red"
    assert not t.data["usurper"]  # O-9.3


def test_r_13_a_tie_keeps() -> None:
    """G-74."""
    assert Table(**sites(purple=3, red=3)).data["oathkeeper"] == "purple"


def test_o_9_2_the_holder_chooses_among_several() -> None:
    """G-75."""
    t = Table(**sites(purple=1, red=3, blue=3))
    assert (t.seat, t.step) == ("purple", "title")
    assert t.offered("player") == {"red", "blue"}
    assert t.refusal("player purple") == "O-9.2"
    assert t.play("player blue").data["oathkeeper"] == "blue"


def test_r_18_a_tied_empire_keeps_the_title_of_its_new_citizen() -> None:
    """The Empire that red joins rules as many sites as blue: it is tied and keeps what red held; red has nothing to choose."""
    t = Table(turn="purple", oathkeeper="red", usurper=True, **sites(red=3, blue=3))
    t.play("offer red", "space brutal", "propose", "accept")
    assert (t.seat, t.step, t.data["oathkeeper"], t.data["usurper"]) == ("purple", "act", "purple", False)


def test_r_17_nobody_meets_it() -> None:
    assert Table(oath="devotion", oathkeeper="red").data["oathkeeper"] == "red"


@pytest.mark.parametrize(("oath", "banner"), [("people", "peoples_favor"), ("devotion", "darkest_secret")])
def test_o_9_1_the_oaths_of_a_banner(oath: str, banner: str) -> None:
    t = Table(oath=oath, banners={banner: {"holder": "blue"}})
    assert t.data["oathkeeper"] == "blue"


def test_o_9_1_protection_counts_relics_and_banners() -> None:
    t = Table(oath="protection", blue={"relics": ["cup_of_plenty"]}, banners={"peoples_favor": {"holder": "blue"}})
    assert t.data["oathkeeper"] == "blue"


def test_r_18_under_other_oaths_a_citizen_can_hold_it() -> None:
    t = Table(oath="people", red={"role": "citizen"}, banners={"peoples_favor": {"holder": "red"}})
    assert t.data["oathkeeper"] == "red"
    t = Table(red={"role": "citizen"}, **sites(purple=2))
    assert oathkeepers(t.s) == [0]


def test_r_23_the_reliquary_counts_for_nobody() -> None:
    assert oathkeepers(Table(oath="protection").s) == [0]


# ---------------------------------------------------------------- Visions


@pytest.mark.parametrize(
    ("vision", "drawn", "page", "met"),
    [
        ("vision_of_rebellion", 3, {"banners": {"peoples_favor": {"holder": "red"}}}, True),  # G-78
        ("vision_of_rebellion", 2, {"banners": {"peoples_favor": {"holder": "red"}}}, False),  # G-79
        ("vision_of_faith", 3, {"banners": {"darkest_secret": {"holder": "red"}}}, True),
        ("vision_of_conquest", 4, sites(red=3, purple=3), False),  # G-80, R-14
        ("vision_of_conquest", 4, sites(red=4, purple=3), True),
        ("vision_of_sanctuary", 3, {"banners": {"darkest_secret": {"holder": "red"}}}, False),  # one each: a tie
        ("vision_of_sanctuary", 3, {"banners": {"darkest_secret": {"holder": "red"}, "peoples_favor": {"holder": "red"}}}, True),
    ],
)
def test_o_9_5_a_vision_is_met(vision: str, drawn: int, page: Page, met: bool) -> None:
    t = Table(red={"vision": vision}, visions_drawn=drawn, **page)
    assert vision_met(t.s, 1, NUMBER[vision]) == met


def test_o_9_5_a_visionary_wins_in_the_wake() -> None:
    t = Table(
        turn="purple",
        oath="devotion",
        red={"vision": "vision_of_rebellion"},
        visions_drawn=3,
        banners={"peoples_favor": {"holder": "red"}},
    ).play("rest")
    assert t.data["winner"] == "red"
    assert t.data["victory"] == "visionary"


def test_r_21_both_ways_at_once() -> None:
    t = Table(
        turn="purple",
        oath="people",
        oathkeeper="red",
        usurper=True,
        red={"vision": "vision_of_rebellion"},
        visions_drawn=3,
        banners={"peoples_favor": {"holder": "red"}},
    ).play("rest")
    assert t.data["victory"] == "usurper_and_visionary"


# ---------------------------------------------------------------- the Conspiracy


def conspire(advisers: list[str], theirs: list[str], **changes: object) -> Table:
    page: Page = {"secrets": 1, "advisers": advisers}
    return Table(
        red=page, blue={"advisers": theirs, "pawn": "provinces-1", "relics": ["cup_of_plenty"]}, deck=["conspiracy"], **changes
    ).play("search world", "reveal")


def test_o_9_11_the_conspiracy_robs() -> None:
    """G-92."""
    t = conspire(
        ["alchemist", "spirit_snare", "scouts"], ["tutor", "elders"], banners={"darkest_secret": {"holder": "blue", "tokens": 5}}
    )
    assert t.offered("relic") == {"cup_of_plenty"}
    t.play("banner darkest_secret")
    assert t.data["banners"]["darkest_secret"] == {"holder": "red", "tokens": 3}
    assert t.red["secrets"] == 0
    assert "conspiracy" not in str(t.data["discards"]) + str(t.data["deck"]) + str(t.data["seats"])


def test_o_9_11_two_must_match() -> None:
    """G-93."""
    t = conspire(["alchemist", "scouts"], ["tutor", "spirit_snare"])
    assert t.refusal("relic cup_of_plenty") == "O-9.11"
    assert t.play("decline").red["relics"] == []


def test_o_9_11_at_ones_site_for_a_secret() -> None:
    t = Table(
        red={"advisers": ["alchemist", "spirit_snare"], "secrets": 1},
        blue={"advisers": ["tutor"], "relics": ["cup_of_plenty"]},
        deck=["conspiracy"],
    ).play("search world", "reveal")
    assert t.refusal("relic cup_of_plenty") == "O-9.11"
    t = Table(
        red={"advisers": ["alchemist", "spirit_snare"]},
        blue={"advisers": ["tutor"], "relics": ["cup_of_plenty"], "pawn": "provinces-1"},
        deck=["conspiracy"],
    ).play("search world", "reveal")
    assert t.refusal("relic cup_of_plenty") == "O-10.2"


# ---------------------------------------------------------------- succession and the end


def test_r_22_supremacys_successor() -> None:
    """G-86."""
    t = Table(
        red={"role": "citizen", "relics": ["cup_of_plenty", "bandit_crown"]},
        blue={"role": "citizen", "relics": ["cracked_horn", "sticky_fire"]},
        banners={"peoples_favor": {"holder": "red"}, "darkest_secret": {"holder": "purple"}},
    )
    assert successor(t.s) == 1


@pytest.mark.parametrize(
    ("oath", "page"),
    [
        ("people", {"banners": {"darkest_secret": {"holder": "red"}}}),
        ("protection", {"banners": {"peoples_favor": {"holder": "red"}}}),
        ("devotion", {"purple": {"relics": []}, "red": {"role": "citizen", "relics": ["the_grand_scepter"]}}),
    ],
)
def test_o_9_7_the_successor_wins_in_the_chancellors_place(oath: str, page: Page) -> None:
    t = Table(oath=oath, **{"red": {"role": "citizen"}, **page})
    assert imperial_winner(t.s) == 1


def end_of_round(round: int, seed: int, **changes: object) -> Table:
    page: Page = {"turn": "blue", "round": round, **sites(purple=1), **changes}
    t = Table(**page)
    t.s.rng.reseed(seed)
    return t.play("rest")


def roll_of(t: Table) -> int:
    return int(t.told("end_die")[0].values[0])


@pytest.mark.parametrize(("round", "least"), [(5, 6), (6, 5), (7, 3)])
def test_o_9_6_a_stable_regime(round: int, least: int) -> None:
    """G-81 to G-83."""
    seen = set()
    for seed in range(40):
        t = end_of_round(round, seed)
        ends = roll_of(t) >= least
        assert (t.data["winner"] is not None) == ends
        seen.add(roll_of(t))
        if ends:
            assert (t.data["winner"], t.data["victory"]) == ("purple", "stable_regime")
        else:
            assert t.data["round"] == round + 1
    assert seen == {1, 2, 3, 4, 5, 6}


def test_o_9_6_no_die_before_round_five_or_for_an_exile() -> None:
    """G-84."""
    assert not end_of_round(4, 1).told("end_die")
    t = Table(turn="blue", round=7, oathkeeper="red", **sites(red=1)).play("rest")
    assert not t.told("end_die")
    assert t.data["round"] == 8


def exhausted(**changes: object) -> Table:
    page: Page = {"turn": "blue", "round": 8, "oath": "devotion", **changes}
    return Table(**page)


def test_o_9_8_first_an_imperial_oathkeeper() -> None:
    t = exhausted().play("rest")
    assert (t.data["winner"], t.data["victory"]) == ("purple", "war_exhaustion")


def test_r_19_then_the_usurper_and_no_mere_oathkeeper() -> None:
    assert exhausted_winner(exhausted(oathkeeper="red", usurper=True).s) == 1
    assert exhausted_winner(exhausted(oathkeeper="red").s) == 0


def test_o_9_8_then_visions_in_their_order() -> None:
    """G-85."""
    page: Page = {
        "players": 5,
        "oathkeeper": "red",
        "blue": {"vision": "vision_of_sanctuary", "relics": ["cup_of_plenty", "bandit_crown"]},
        "white": {"vision": "vision_of_rebellion"},
        "banners": {"peoples_favor": {"holder": "white"}},
    }
    assert exhausted_winner(exhausted(visions_drawn=4, **page).s) == 4
    page["white"] = {}
    assert exhausted_winner(exhausted(visions_drawn=4, **page).s) == 2
    assert exhausted_winner(exhausted(visions_drawn=2, **page).s) == 0


def test_o_9_9_the_game_is_over_at_once() -> None:
    t = exhausted().play("rest")
    assert (t.seat, t.step) == ("purple", "writing")
    assert t.offered("vow") == {"supremacy", "people", "protection"}
    assert t.refusal("rest") == "O-4.8"


# ---------------------------------------------------------------- Visions that lie open


def test_o_9_10_a_revealed_vision_stays_until_something_takes_it() -> None:
    t = Table(red={"vision": "vision_of_faith"}, oath="people").play("rest")
    assert t.red["vision"] == "vision_of_faith"
    t = Table(red={"vision": "vision_of_faith", "facedown": ["vision_of_conquest"]}, oath="people")
    t.play("adviser vision_of_conquest", "reveal")
    assert (t.red["vision"], t.data["discards"]["hinterland"]) == ("vision_of_conquest", ["vision_of_faith"])
    t = Table(turn="purple", red={"vision": "vision_of_faith"}).play("offer red", "space brutal", "propose", "accept")
    assert (t.red["vision"], t.data["discards"]["hinterland"]) == (None, ["vision_of_faith"])


@pytest.mark.parametrize("vision", ["vision_of_rebellion", "vision_of_faith"])
def test_o_9_10_each_needs_three_visions_drawn(vision: str) -> None:
    banners = {"peoples_favor": {"holder": "red"}, "darkest_secret": {"holder": "red"}}
    for drawn, winner in ((2, None), (3, "red")):
        page: Page = {"turn": "purple", "visions_drawn": drawn, "banners": banners, **sites(purple=2)}
        assert Table(red={"vision": vision, "favor": 1}, **page).play("rest").data["winner"] == winner
