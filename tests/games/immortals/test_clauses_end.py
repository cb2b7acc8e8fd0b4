"""I-13 the magic spaces, I-14 scoring, I-15 the end, I-16 what is known, I-17 the game for two."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.immortals.game import GAME
from tests.games.immortals.table import Table, new_game

# ---------------------------------------------------------------- I-13 the magic spaces


def magic(card: str, **more: Any) -> Table:
    """Red has just cast a card."""
    given: dict[str, Any] = {"gold": 9, "energy": 9, **more}
    return Table(plan={"magic_1": f"magic.{card}"}, **given).act("magic_1")


@pytest.mark.parametrize(
    ("card", "gold", "energy"),
    [("transition_5", 1, 4), ("conflict_or_first", 1, 0), ("dominate_or_temple", 2, 2), ("draw_2_or_transition_2", 2, 0)],
)
def test_i_13_1_what_the_four_cards_cost(card: str, gold: int, energy: int) -> None:
    home: dict[str, Any] = {"sites": {"light.grove": "red 1"}, "limbo": (3, 0)}
    assert magic(card, gold=gold, energy=energy, **home).stock() == (0, 0)
    plan = {"magic_2": f"magic.{card}"}
    assert Table(plan=plan, gold=gold - 1, energy=energy, **home).refusal("act magic_2") == "I-8.9"
    if energy:
        assert Table(plan=plan, gold=gold, energy=energy - 1, **home).refusal("act magic_2") == "I-8.9"


def test_i_13_1_five_armies_from_one_limbo_in_any_split() -> None:
    sites = {"light.grove": "red 1", "light.lakeside": "red 1", "dark.grove": "red 1", "light.windmere": "blue 1"}
    t = magic("transition_5", sites=sites, limbo=(7, 7))
    assert t.offered("realm") == {"light", "dark"}
    t.do("realm light")
    assert t.offered("site") == {"light.grove", "light.lakeside"}
    assert t.refusal("site dark.grove") == "I-13.1"
    assert t.refusal("site light.windmere") == "I-13.1"
    t.do("site light.grove", "site light.lakeside", "site light.lakeside", "site light.lakeside")
    assert t.refusal("done") == "R-49"
    t.do("site light.grove")
    assert (t.at("light.grove"), t.at("light.lakeside"), t.limbo(), t.chooser) == ("red 3", "red 4", (2, 7), "blue")


def test_i_13_1_fewer_come_only_if_the_limbo_holds_fewer() -> None:
    t = magic("transition_5", sites={"light.grove": "red 1", "light.lakeside": "red 1"}, limbo=(2, 0))
    assert t.refusal("done") == "R-49"
    t.do("site light.grove", "site light.grove")
    assert (t.limbo(), t.chooser) == ((0, 0), "blue")


def test_i_13_1_impossible_without_a_limbo_and_a_site_in_one_realm() -> None:
    plan = {"magic_1": "magic.transition_5"}
    t = Table(plan=plan, gold=9, energy=9, sites={"light.grove": "red 1"}, limbo=(0, 7))
    assert t.refusal("act magic_1") == "I-13.1"


def test_i_13_2_a_conflict_card_or_the_marker() -> None:
    t = magic("conflict_or_first", deck=["wild.dark.marches", "conflict.light.grove"])
    assert t.legal == {"option 1", "option 2"}
    t.do("option 1")
    assert (t.conflicts(), t.json["marker"]) == ({"wild.dark.marches"}, "red")
    t = magic("conflict_or_first", first="red", marker="blue").do("option 2")
    assert (t.conflicts(), t.json["marker"]) == (set(), "red")


def test_i_13_2_the_last_who_takes_the_marker_starts_the_next_round() -> None:
    page = {"gold": 1, "plan": {"magic_1": "magic.conflict_or_first"}}
    t = Table(red=page, blue=page, purple=page)
    t.do("act magic_1", "option 2", "act magic_1", "option 2", "act magic_1", "option 1")
    assert t.json["marker"] == "blue"
    assert t.everybody_passes().chooser == "blue"


def test_i_13_2_the_marker_alone_when_no_cards_are_left() -> None:
    t = magic("conflict_or_first", deck=[], marker="blue")
    assert t.json["marker"] == "red"


def test_i_13_3_a_temple_on_any_occupied_site() -> None:
    sites = {"light.grove": "red 1", "dark.lakeside": "red 1", "dark.grove": "red 1 capital", "light.windmere": "blue 1"}
    t = magic("dominate_or_temple", sites=sites).do("option 1")
    assert t.offered("site") == {"light.grove", "dark.lakeside"}
    assert t.refusal("site dark.grove") == "I-10.3"
    assert t.refusal("site light.windmere") == "I-13.3"
    t.do("site dark.lakeside")
    assert (t.at("dark.lakeside"), t.points()) == ("red 1 temple", 1)


@pytest.mark.parametrize(
    ("mine", "theirs", "taken"),
    [(3, "blue 2", True), (2, "blue 2", False), (1, "blue 2", False), (1, "", True), (1, "red 4", True)],
)
def test_i_13_3_dominate_with_strictly_more_armies(mine: int, theirs: str, taken: bool) -> None:
    sites = {"light.grove": f"red {mine}", **({"dark.grove": theirs} if theirs else {})}
    t = magic("dominate_or_temple", sites=sites, region_cards={"grove": "blue"}).do("option 2", "site light.grove")
    assert t.holder("grove") == ("red" if taken else "blue")
    assert t.stock() == (7, 7)
    assert t.chooser == "blue", "no compensation"


def test_i_13_3_only_regions_whose_card_somebody_else_holds_or_nobody() -> None:
    sites = {"light.grove": "red 3", "light.lakeside": "red 3", "light.windmere": "red 1"}
    t = magic("dominate_or_temple", sites=sites, region_cards={"grove": "blue", "lakeside": "red"}).do("option 2")
    assert t.offered("site") == {"light.grove", "light.windmere"}
    assert t.refusal("site light.lakeside") == "I-13.3"


def test_i_13_3_even_off_a_board() -> None:
    sites = {"light.grove": "red 3", "dark.grove": "blue 1"}
    t = magic("dominate_or_temple", sites=sites, blue={"plan": {"build": "region.grove"}}).do("option 2", "site light.grove")
    assert (t.holder("grove"), t.plan("blue")) == ("red", {})


def test_i_13_3_impossible_if_there_is_nothing_to_build_or_dominate() -> None:
    plan = {"magic_1": "magic.dominate_or_temple"}
    assert Table(plan=plan, gold=2, energy=2).refusal("act magic_1") == "I-10.3"
    full = Table(plan=plan, gold=2, energy=2, sites={"light.grove": "red 1 temple"}, region_cards={"grove": "red"})
    assert full.refusal("act magic_1") == "I-10.3"


def test_i_13_4_two_conflict_cards_or_two_armies() -> None:
    home: dict[str, Any] = {"sites": {"light.grove": "red 1", "light.lakeside": "red 1"}, "limbo": (7, 0)}
    drawn = magic("draw_2_or_transition_2", deck=["wild.dark.marches", "conflict.light.grove", "conflict.dark.grove"], **home)
    assert drawn.do("option 1").conflicts() == {"wild.dark.marches", "conflict.light.grove"}
    moved = magic("draw_2_or_transition_2", **home).do("option 2", "site light.grove", "site light.lakeside")
    assert (moved.limbo(), moved.at("light.grove"), moved.at("light.lakeside")) == ((5, 0), "red 2", "red 2")


def test_i_13_4_what_is_left_of_the_deck_is_drawn() -> None:
    t = magic("draw_2_or_transition_2", deck=["wild.dark.marches"])
    assert t.conflicts() == {"wild.dark.marches"}


def test_i_13_4_impossible_without_cards_and_armies() -> None:
    plan = {"magic_1": "magic.draw_2_or_transition_2"}
    assert Table(plan=plan, gold=2, deck=[]).refusal("act magic_1") == "I-6.4"


# ---------------------------------------------------------------- I-14 scoring


def scored(sites: dict[str, str]) -> dict[str, int]:
    """What red gets at the end of a round, by source."""
    return GAME.score_sources(Table(sites=sites).everybody_passes().state)[0]


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_i_14_1_a_point_for_two_sites_of_both_realms_together(number: int, points: int) -> None:
    places = ["light.grove", "dark.lakeside", "light.windmere", "dark.stonegate"][:number]
    assert scored(dict.fromkeys(places, "red 1"))["sites"] == points


def test_i_14_2_temples_and_capitals_on_occupied_sites() -> None:
    points = scored(
        {
            "light.grove": "red 1 temple",
            "dark.grove": "red 1 temple",
            "light.lakeside": "red 1 capital",
            "dark.lakeside": "temple",
        }
    )
    assert (points["temples"], points["capitals"]) == (2, 1)


@pytest.mark.parametrize(("number", "points"), [(2, 0), (3, 2), (4, 2), (5, 3)])
def test_i_14_3_areas(number: int, points: int) -> None:
    area = ["treehome", "heartwood", "grove", "mossvale", "owlshade"][:number]
    assert scored({f"dark.{region}": "red 1" for region in area})["areas"] == points
    both = {f"{realm}.{region}": "red 1" for region in area for realm in ("light", "dark")}
    assert scored(both)["areas"] == 2 * points


def test_i_14_4_only_the_sum_matters() -> None:
    t = Table(
        points=59, sites={"light.grove": "red 1", "dark.grove": "red 1", "light.lakeside": "red 1", "dark.lakeside": "red 1"}
    )
    assert t.everybody_passes().points() == 61


# ---------------------------------------------------------------- I-15 the end


def test_i_15_1_the_highest_total_wins_and_nothing_else_counts() -> None:
    t = Table(round=7, red={"points": 10}, blue={"points": 9, "gold": 99, "energy": 99, "conflicts": ["wild.dark.marches"]})
    t.everybody_passes()
    assert (t.over, t.winners) == (True, ["red"])
    assert t.match.record.result is not None
    assert t.match.record.result["scores"] == {"red": 10, "blue": 9, "purple": 0}


def test_i_15_2_ties_are_broken_by_armies_on_sites_else_shared() -> None:
    page = {"points": 10}
    sites = {"light.grove": "red 3", "dark.lakeside": "blue 4"}
    t = Table(round=7, sites=sites, red={**page, "limbo": (9, 9)}, blue=page).everybody_passes()
    assert t.winners == ["blue"]
    tie = f"{t.points()} points each: armies on sites decide (Red 3, Blue 4)."
    assert GAME.ending(t.state, "en") == f"Round {t.state.round} was the last. {tie}"
    sites["dark.lakeside"] = "blue 3"
    assert Table(round=7, sites=sites, red={**page, "limbo": (9, 9)}, blue=page).everybody_passes().winners == ["red", "blue"]


# ---------------------------------------------------------------- I-16 what is known


def secretive() -> Table:
    return Table(
        sites={"light.grove": "blue 3 portal"},
        tray={"green": 2, "red": 1},
        tower={"blue": 3},
        discards=["conflict.dark.owlshade"],
        blue={
            "gold": 3,
            "energy": 4,
            "points": 7,
            "limbo": (1, 2),
            "conflicts": ["wild.dark.marches"],
            "plan": {"build": "region.grove"},
        },
    )


def test_i_16_1_what_everybody_knows() -> None:
    t = secretive()
    for viewer in (None, "red", "blue"):
        view = t.view(viewer)
        blue = view["seats"]["blue"]
        assert view["sites"] == {"light.grove": {"owner": "blue", "armies": 3, "portal": True}}
        assert (view["tray"], view["discards"]) == ({"red": 1, "green": 2}, ["conflict.dark.owlshade"])
        assert (view["marker"], view["region_cards"]) == ("red", {"grove": "blue"})
        assert (blue["gold"], blue["energy"], blue["points"], blue["limbo"]) == (3, 4, 7, {"light": 1, "dark": 2})
        assert blue["conflict_count"] == 1
        assert set(blue["plan"]) == {"build"}


def test_i_16_2_what_is_secret() -> None:
    t = secretive()
    for viewer in (None, "red"):
        view = t.view(viewer)
        assert isinstance(view["deck"], int)
        assert view["seats"]["blue"]["plan"] == {"build": "unknown"}
        assert not {"conflicts", "draft_hand"} & set(view["seats"]["blue"])
        assert not {"rng", "stack"} & set(view)


def test_i_16_3_the_content_of_the_tower_may_be_shown() -> None:
    assert secretive().view(None)["tower"] == {"blue": 3}


# ---------------------------------------------------------------- I-17 the game for two

SUNPLAINS = ("foothold", "tributepass", "windmere", "goldmeadow", "farwatch")


def test_i_17_1_sunplains_is_out_of_play() -> None:
    for seed in range(6):
        t = new_game(2, seed)
        decks = [card for realm in ("light", "dark") for card in t.json["draft"][realm]["deck"]]
        assert len(decks) == 48
        assert not any(card.endswith((*SUNPLAINS, "sunplains")) for card in decks)
        assert "halflings" not in {t.seat(colour)["light_tribe"] for colour in t.seats}


def test_i_17_1_no_attack_goes_there() -> None:
    t = Table(players=2, sites={"light.the_murk": "red 2"}, plan={"attack": "region.the_murk"}).act("attack")
    assert t.refusal("attack light.the_murk light.foothold") == "I-17.1"
    assert not any(target.endswith(SUNPLAINS) for target in t.offered("attack"))


def test_i_17_2_eight_rounds_and_hands_are_exchanged() -> None:
    t = new_game(2, first="red")
    assert t.json["rounds"] == 8
    while t.phase == "start_region":
        t.do(sorted(t.legal)[0])
    hands = t.draft_hand("red"), t.draft_hand("blue")
    assert [{card.split(".")[1] for card in hand} for hand in hands] == [{"dark"}, {"light"}]
    for colour in t.seats:
        t.do(f"{colour}: choose {sorted(t.offered('choose', colour))[0]}")
    while t.phase == "draft_place":
        t.do(sorted(t.legal)[0])
    assert len(t.draft_hand("blue") & hands[0]) == len(t.draft_hand("red") & hands[1]) == 4


def test_i_17_2_all_groups_are_used() -> None:
    t = new_game(2)
    assert all(sum(t.groups(colour)) == 28 for colour in t.seats)


def test_i_17_3_the_tower_is_fed_with_24_cubes() -> None:
    t = Table(players=2, phase="draft", red={"supply": 13, "draft_hand": ["conflict.light.grove"]}).do(
        "choose conflict.light.grove"
    )
    assert t.thrown == {"red": 7, "blue": 7, "green": 10}
