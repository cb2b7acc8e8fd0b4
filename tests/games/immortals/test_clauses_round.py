"""I-5 the round, I-6 reinforcements, I-7 planning, I-8 execution."""

from __future__ import annotations

import pytest

from bailiwick.games.immortals.cards import SPACES
from tests.games.immortals.table import Table

GROVE = {"light.grove": "red 3"}


# ---------------------------------------------------------------- I-5 the round


def test_i_5_1_reinforcements_planning_execution_scoring() -> None:
    t = Table(phase="drawing", sites={"light.grove": "red 1", "light.lakeside": "red 1"}, limbo=(3, 0))
    phases = [t.phase]
    t.nobody_draws()
    phases.append(t.phase)
    t.do("done")
    phases.append(t.phase)
    t.plan_all()
    phases.append(t.phase)
    assert phases == ["drawing", "reinforcing", "planning", "execution"]
    assert t.points() == 0
    t.everybody_passes()
    assert (t.points(), t.round, t.phase) == (1, 2, "drawing")


def test_i_5_1_the_game_ends_after_the_scoring_of_the_last_round() -> None:
    t = Table(round=2, rounds=3, sites={"light.grove": "red 1", "dark.grove": "red 1"}).everybody_passes()
    assert not t.over
    t.nobody_draws().plan_all().everybody_passes()
    assert t.over
    assert t.points() == 2


def test_i_5_2_clockwise_from_the_holder_of_the_marker() -> None:
    t = Table(phase="drawing", first="blue")
    order = []
    while t.phase == "drawing":
        order.append(t.chooser)
        t.do("decline")
    assert order == ["blue", "purple", "red"]


def test_i_5_2_the_marker_does_not_move_by_itself() -> None:
    t = Table(first="blue").everybody_passes()
    assert (t.json["marker"], t.json["first"], t.chooser) == ("blue", "blue", "blue")


def test_i_5_2_a_taken_marker_counts_from_the_next_round_on() -> None:
    t = Table(gold=1, plan={"magic_1": "magic.conflict_or_first"}, first="blue")
    t.pass_().pass_().do("act magic_1", "option 2")
    assert t.chooser == "blue", "the order of this round"
    t.everybody_passes()
    assert t.chooser == "red"


# ---------------------------------------------------------------- I-6 reinforcements


def test_i_6_1_everybody_may_draw_one_conflict_card() -> None:
    t = Table(phase="drawing", deck=["conflict.light.grove", "wild.dark.marches", "conflict.dark.grove"])
    assert t.legal == {"draw", "decline"}
    t.do("red: draw", "blue: decline", "purple: draw")
    assert t.conflicts("red") == {"conflict.light.grove"}
    assert t.conflicts("blue") == set()
    assert t.conflicts("purple") == {"wild.dark.marches"}
    assert t.phase == "planning"


def test_i_6_1_others_do_not_see_what_is_drawn() -> None:
    t = Table(phase="drawing").do("red: draw")
    assert [event.audience for event in t.told("drawn")] == [1]
    assert [event.values for event in t.told("draw")] == [()]


@pytest.mark.parametrize(("limbo", "number"), [(2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_i_6_2_one_army_for_every_full_three(limbo: int, number: int) -> None:
    t = Table(phase="drawing", sites={"dark.grove": "red 1"}, limbo=(0, limbo)).nobody_draws()
    moved = 0
    while t.phase == "reinforcing":
        t.do("site dark.grove")
        moved += 1
    assert moved == number
    assert t.limbo() == (0, limbo - number)


def test_i_6_2_different_armies_may_go_to_different_sites() -> None:
    t = Table(phase="drawing", sites={"dark.grove": "red 1", "dark.lakeside": "red 2"}, limbo=(0, 6)).nobody_draws()
    t.do("site dark.grove", "site dark.lakeside")
    assert t.sites == {"dark.grove": "red 2", "dark.lakeside": "red 3"}


def test_i_6_2_only_to_occupied_sites() -> None:
    t = Table(phase="drawing", sites={"dark.grove": "red 1", "dark.lakeside": "blue 2"}, limbo=(0, 6)).nobody_draws()
    assert t.offered("site") == {"dark.grove"}
    assert t.refusal("site dark.lakeside") == "I-6.2"
    assert t.refusal("site dark.treehome") == "I-6.2"


def test_i_6_2_fewer_may_be_moved() -> None:
    t = Table(phase="drawing", sites={"dark.grove": "red 1"}, limbo=(0, 9)).nobody_draws().do("site dark.grove", "done")
    assert t.limbo() == (0, 8)
    assert t.phase == "planning"


def test_i_6_2_the_number_is_fixed_when_the_turn_begins() -> None:
    t = Table(phase="drawing", sites={"dark.grove": "red 1"}, limbo=(0, 6)).nobody_draws()
    t.do("site dark.grove", "site dark.grove")
    assert t.limbo() == (0, 4), "four are left, and yet no third comes"
    assert t.phase == "planning"


def test_i_6_2_in_player_order() -> None:
    page = {"limbo": (3, 0)}
    t = Table(
        phase="drawing",
        first="purple",
        sites={"light.grove": "red 1", "light.lakeside": "blue 1", "light.windmere": "purple 1"},
        red=page,
        blue=page,
        purple=page,
    ).nobody_draws()
    t.do("purple: done", "red: site light.grove", "blue: site light.lakeside")
    assert t.phase == "planning"


def test_i_6_3_each_limbo_feeds_its_own_realm() -> None:
    t = Table(phase="drawing", sites={"dark.grove": "red 1", "light.grove": "red 1"}, limbo=(3, 2)).nobody_draws()
    assert t.offered("site") == {"light.grove"}
    assert t.refusal("site dark.grove") == "I-6.2"


def test_i_6_3_nobody_comes_where_nothing_is_occupied() -> None:
    t = Table(phase="drawing", sites={"dark.grove": "red 1"}, limbo=(9, 2)).nobody_draws()
    assert t.phase == "planning"


def test_i_6_4_an_empty_deck_is_made_anew_from_the_discards() -> None:
    t = Table(phase="drawing", deck=[], discards=["conflict.light.grove", "conflict.dark.grove"]).do("red: draw")
    assert len(t.conflicts()) == len(t.deck) == 1
    assert t.discards == []
    assert len(t.told("reshuffle")) == 1


def test_i_6_4_without_discards_nothing_is_drawn() -> None:
    t = Table(phase="drawing", deck=["wild.dark.marches"]).do("red: draw")
    assert t.phase == "planning", "nobody else is asked"
    assert (t.conflicts("blue"), t.conflicts("purple")) == (set(), set())


# ---------------------------------------------------------------- I-7 planning


def test_i_7_1_one_card_a_space_and_spaces_may_stay_empty() -> None:
    t = Table(phase="planning", sites=GROVE, region_cards={"grove": "red"}, conflicts=["conflict.dark.lakeside"])
    t.do("red: plan extract_gold region.grove")
    assert t.refusal("plan extract_gold conflict.dark.lakeside") == "I-7.1"
    assert t.refusal("plan extract_energy region.grove") == "I-7.1"
    t.do("red: leave extract_energy")
    assert t.plan() == {"extract_gold": "region.grove"}


def test_i_7_1_others_see_only_which_spaces_hold_a_card() -> None:
    t = Table(phase="planning", sites=GROVE, region_cards={"grove": "red"})
    t.lay("red", {"extract_gold": "region.grove", "magic_2": "magic.transition_5"})
    assert t.view("blue")["seats"]["red"]["plan"] == {"extract_gold": "unknown", "magic_2": "unknown"}
    assert t.view("red")["seats"]["red"]["plan"] == {"extract_gold": "region.grove", "magic_2": "magic.transition_5"}


def test_i_7_2_army_spaces_take_region_conflict_and_blank_cards() -> None:
    t = Table(phase="planning", sites=GROVE, region_cards={"grove": "red"}, conflicts=["conflict.dark.lakeside"])
    for space in SPACES[:8]:
        assert t.offered("plan") == {f"{space} {card}" for card in ("region.grove", "conflict.dark.lakeside", "blank")}
        assert t.offered("cast") == set()
        t.do(f"red: leave {space}")
    for space in SPACES[8:]:
        assert t.offered("plan") == set()
        assert {card.partition(" ")[0] for card in t.offered("cast")} == {space}
        t.do(f"red: leave {space}")


def test_i_7_2_a_magic_card_lies_on_one_space_only() -> None:
    t = Table(phase="planning").do(*(f"red: leave {space}" for space in SPACES[:8]), "red: cast magic_1 magic.transition_5")
    assert t.refusal("cast magic_2 magic.transition_5") == "I-7.1"


@pytest.mark.parametrize("realm", ["light", "dark"])
def test_i_7_3_a_region_card_needs_an_army_in_one_realm(realm: str) -> None:
    t = Table(phase="planning", sites={f"{realm}.grove": "red 1"}, region_cards={"grove": "red", "lakeside": "red"})
    assert t.offered("plan") == {"extract_gold region.grove", "extract_gold blank"}
    assert t.refusal("plan extract_gold region.lakeside") == "I-7.3"


def test_i_7_3_only_the_holder_may_place_it() -> None:
    t = Table(phase="planning", sites={"light.grove": "red 1", "dark.grove": "blue 1"}, region_cards={"grove": "blue"})
    assert t.refusal("plan extract_gold region.grove", "red") == "I-7.3"
    assert "extract_gold region.grove" in t.offered("plan", "blue")


def test_i_7_4_a_conflict_card_needs_no_army() -> None:
    t = Table(phase="planning", conflicts=["conflict.dark.lakeside"])
    assert "extract_gold conflict.dark.lakeside" in t.offered("plan")
    assert t.refusal("plan extract_gold conflict.dark.grove") == "I-3.12"


@pytest.mark.parametrize(("light", "dark", "refused"), [("elves", "orcs", 4), ("dwarves", "trolls", 3), ("humans", "demons", 2)])
def test_i_7_5_no_wildcard_where_gold_or_energy_is_extracted(light: str, dark: str, refused: int) -> None:
    t = Table(phase="planning", light_tribe=light, dark_tribe=dark, conflicts=["wild.dark.marches"])
    clauses = []
    for space in SPACES[:8]:
        action = f"plan {space} wild.dark.marches"
        clauses += [] if action in t.legal else [t.refusal(action)]
        t.do(f"red: leave {space}")
    assert clauses == ["I-7.5"] * refused


def test_i_7_6_planning_ends_when_all_are_ready() -> None:
    t = Table(phase="planning")
    for colour in t.seats:
        t.lay(colour, {})
    t.do("blue: ready", "red: ready")
    assert t.waiting == ["purple"]
    assert t.refusal("start-over", "blue") == ""
    t.do("purple: ready")
    assert t.phase == "execution"


def test_i_7_6_until_then_everything_can_be_changed() -> None:
    t = Table(phase="planning", conflicts=["conflict.dark.lakeside"])
    assert t.refusal("ready") == "I-7.6"
    assert t.refusal("start-over") == "I-7.6"
    t.lay("red", {"attack": "conflict.dark.lakeside"})
    assert t.legal == {"ready", "start-over"}
    t.do("red: start-over").lay("red", {"build": "conflict.dark.lakeside"})
    assert t.plan() == {"build": "conflict.dark.lakeside"}


# ---------------------------------------------------------------- I-8 execution


def test_i_8_1_turn_after_turn_one_card_each() -> None:
    t = Table(
        sites={"light.grove": "red 1", "dark.grove": "blue 1", "light.lakeside": "purple 1"},
        red={"plan": {"extract_gold": "conflict.light.grove", "extract_energy": "region.grove"}},
        blue={"plan": {"extract_gold": "conflict.dark.grove"}},
        purple={"plan": {"extract_gold": "region.lakeside"}},
    )
    t.do("red: act extract_energy", "blue: act extract_gold", "purple: act extract_gold", "red: act extract_gold")
    assert (t.stock("red"), t.stock("blue"), t.stock("purple")) == ((2, 4), (2, 0), (5, 0))
    assert t.chooser == "blue"


def test_i_8_1_act_forfeit_or_pass() -> None:
    t = Table(sites=GROVE, plan={"extract_gold": "region.grove", "build": "conflict.dark.lakeside"})
    assert t.legal == {"pass", "act extract_gold", "forfeit extract_gold", "forfeit build"}
    assert t.refusal("act attack") == "I-8.1"
    assert t.refusal("forfeit attack") == "I-8.1"


def test_i_8_1_a_possible_action_may_be_forfeited_too() -> None:
    t = Table(sites=GROVE, plan={"extract_gold": "region.grove"}).forfeit("extract_gold", "energy")
    assert t.stock() == (0, 1)
    assert t.plan() == {}


def test_i_8_1_passing_takes_all_cards_back() -> None:
    t = Table(
        sites=GROVE, plan={"extract_gold": "region.grove", "build": "conflict.dark.lakeside", "magic_1": "magic.transition_5"}
    )
    t.pass_()
    assert t.plan() == {}
    assert (t.stock(), t.holder("grove"), t.conflicts()) == ((1, 0), "red", {"conflict.dark.lakeside"})


@pytest.mark.parametrize(
    ("plan", "clause"),
    [
        ({"extract_gold": "conflict.dark.lakeside"}, "I-9.1"),
        ({"extract_energy": "conflict.dark.lakeside"}, "I-9.1"),
        ({"transition": "conflict.dark.lakeside"}, "I-9.3"),
        ({"transition": "conflict.light.grove"}, "I-9.3"),
        ({"build": "conflict.dark.lakeside"}, "I-9.4"),
        ({"build": "conflict.light.grove"}, "I-9.4"),
        ({"attack": "conflict.light.grove"}, "I-12.1"),
        ({"attack_or_move": "conflict.light.grove"}, "I-12.1"),
        ({"magic_1": "magic.transition_5"}, "I-8.9"),
    ],
)
def test_i_8_1_what_is_impossible_can_only_be_forfeited(plan: dict[str, str], clause: str) -> None:
    t = Table(sites={"light.grove": "red 1"}, plan=plan)
    (space,) = plan
    assert t.legal == {"pass", f"forfeit {space}"}
    assert t.refusal(f"act {space}") == clause
    assert t.forfeit(space).stock() == (1, 0)


@pytest.mark.parametrize(("take", "stock"), [("gold", (1, 0)), ("energy", (0, 1))])
def test_i_8_2_the_compensation_is_one_gold_or_one_energy(take: str, stock: tuple[int, int]) -> None:
    t = Table().do("pass")
    assert t.legal == {"take-gold", "take-energy"}
    assert t.do(f"take-{take}").stock() == stock


def test_i_8_3_a_blank_can_only_be_forfeited() -> None:
    t = Table(sites=GROVE, plan={"extract_gold": "blank", "build": "region.grove"})
    assert t.refusal("act extract_gold") == "I-8.3"
    t.forfeit("extract_gold")
    assert t.plan() == {"build": "region.grove"}


def test_i_8_3_with_only_blanks_a_player_must_pass() -> None:
    t = Table(plan={"extract_gold": "blank", "magic_1": "blank"})
    assert t.legal == {"pass"}
    assert t.refusal("forfeit magic_1") == "I-8.3"


def test_i_8_4_who_has_passed_is_paid_while_somebody_has_not() -> None:
    t = Table(sites=GROVE, blue={"plan": {"build": "conflict.dark.grove", "attack": "conflict.dark.lakeside"}})
    t.do("red: pass", "red: take-gold", "blue: forfeit build", "blue: take-gold", "purple: pass", "purple: take-gold")
    assert t.chooser == "red"
    assert t.legal == {"take-gold", "take-energy"}
    t.do("red: take-gold", "blue: pass", "blue: take-gold")
    assert t.round == 2, "the phase ends at once when the last player passes"
    assert (t.stock("red"), t.stock("blue"), t.stock("purple")) == ((2, 0), (2, 0), (1, 0))


def test_i_8_5_with_an_empty_board_a_player_must_pass() -> None:
    t = Table(sites=GROVE, plan={"extract_gold": "region.grove"}, blue={"plan": {"build": "conflict.dark.lakeside"}})
    t.act("extract_gold").forfeit("build").pass_()
    assert t.chooser == "red"
    assert t.legal == {"pass"}


@pytest.mark.parametrize("card", ["region.grove", "conflict.light.grove"])
def test_i_8_6_after_acting_only_a_conflict_card_is_discarded(card: str) -> None:
    t = Table(sites=GROVE, plan={"extract_gold": card}).act("extract_gold")
    spent = card.startswith("conflict")
    assert t.discards == ([card] if spent else [])
    assert t.conflicts() == set()
    assert t.holder("grove") == (None if spent else "red")


@pytest.mark.parametrize("card", ["region.grove", "conflict.light.grove", "wild.light.greenwood"])
def test_i_8_6_after_a_forfeit_every_card_returns_to_the_hand(card: str) -> None:
    t = Table(sites=GROVE, plan={"transition": card}).forfeit("transition")
    assert t.discards == []
    assert t.conflicts() == ({card} - {"region.grove"})
    assert t.holder("grove") == ("red" if card == "region.grove" else None)


def test_i_8_7_a_card_that_came_back_is_not_used_again_in_the_round() -> None:
    t = Table(sites=GROVE, plan={"extract_gold": "region.grove"}).act("extract_gold").pass_().pass_()
    assert t.legal == {"pass"}
    t.everybody_passes().nobody_draws()
    while t.phase == "reinforcing":
        t.do("done")
    assert "extract_gold region.grove" in t.offered("plan", "red"), "but in the next one"


def test_i_8_8_a_region_card_means_the_twin_of_ones_choice() -> None:
    t = Table(sites={"light.grove": "red 1", "dark.grove": "red 1"}, plan={"extract_energy": "region.grove"})
    t.act("extract_energy")
    assert t.offered("site") == {"light.grove", "dark.grove"}
    assert t.refusal("site light.lakeside") == "I-8.8"
    assert t.do("site dark.grove").stock() == (0, 5)


def test_i_8_8_a_wildcard_means_any_occupied_site_of_its_area() -> None:
    sites = {"dark.grove": "red 1", "dark.owlshade": "red 2", "dark.lakeside": "red 1", "light.mossvale": "red 1"}
    t = Table(sites=sites, gold=1, energy=2, limbo=(0, 3), plan={"transition": "wild.dark.greenwood"}).act("transition")
    assert t.offered("site") == {"dark.grove", "dark.owlshade"}
    assert t.do("site dark.owlshade").at("dark.owlshade") == "red 5"


def test_i_8_9_costs_are_paid_in_full_from_the_own_stock() -> None:
    for gold, energy, payable in ((1, 2, True), (0, 9, False), (9, 1, False)):
        t = Table(sites=GROVE, limbo=(3, 0), gold=gold, energy=energy, plan={"transition": "region.grove"})
        assert ("act transition" in t.legal) == payable
        if not payable:
            assert t.refusal("act transition") == "I-8.9"
        else:
            assert t.act("transition").stock() == (0, 0)


def test_i_8_10_a_region_card_taken_off_a_board_leaves_the_space_empty() -> None:
    t = Table(
        tower_is="open",
        sites={"light.heartwood": "red 4", "light.grove": "blue 1"},
        tray={"green": 1},
        plan={"attack": "region.heartwood"},
        blue={"plan": {"extract_gold": "region.grove"}},
    )
    t.attack("light.heartwood", "light.grove", 3)
    assert t.holder("grove") == "red"
    assert t.plan("blue") == {}
    assert t.stock("blue") == (0, 0)
    assert t.legal == {"pass"}
