"""R-01 … R-48: one test or more for every ruling, by what would be different had it been decided otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.immortals import numbers
from bailiwick.games.immortals.board import REGION_NAMES, SITE_IDS
from bailiwick.games.immortals.cards import LIGHT_TRIBES, START_REGIONS
from bailiwick.games.immortals.data import PRINTED
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel.rng import Rng
from tests.games.immortals.table import Table, new_game

GROVE = {"light.grove": "red 1"}

# ---------------------------------------------------------------- A. conflicts between sources


def test_r_01_five_rounds_with_four_or_six_if_agreed() -> None:
    assert new_game(4).json["rounds"] == 5
    assert new_game(4, rounds=6).json["rounds"] == 6


def test_r_08_the_marker_stays_between_rounds() -> None:
    assert Table(first="red").everybody_passes().chooser == "red"


def test_r_08_unless_the_house_lets_it_rotate() -> None:
    t = Table(first="red", house_rules={"marker": "rotates"}).everybody_passes()
    assert (t.json["marker"], t.chooser) == ("blue", "blue")


def test_r_13_a_conflict_card_returns_to_the_hand_after_a_forfeit() -> None:
    t = Table(plan={"build": "conflict.dark.grove"}).forfeit("build")
    assert (t.conflicts(), t.discards) == ({"conflict.dark.grove"}, [])


def test_r_13_unless_the_house_discards_it() -> None:
    t = Table(plan={"build": "conflict.dark.grove", "attack": "region.grove"}, sites=GROVE, house_rules={"forfeits": "discard"})
    t.forfeit("build")
    assert (t.conflicts(), t.discards) == (set(), ["conflict.dark.grove"])
    t.pass_().pass_().forfeit("attack")
    assert t.holder("grove") == "red", "a region card comes back all the same"


def test_r_26_a_magic_transition_may_be_split_and_takes_what_is_there() -> None:
    sites = {"light.grove": "red 1", "light.lakeside": "red 1"}
    t = Table(sites=sites, limbo=(2, 0), gold=1, energy=4, plan={"magic_1": "magic.transition_5"}).act("magic_1")
    t.do("site light.grove", "site light.lakeside")
    assert (t.sites, t.limbo()) == ({"light.grove": "red 2", "light.lakeside": "red 2"}, (0, 0))
    assert t.chooser == "blue"


@pytest.mark.parametrize(("magic", "option", "number"), [("transition_5", (), 5), ("draw_2_or_transition_2", ("option 2",), 2)])
def test_r_49_a_transition_brings_all_the_armies_it_names(magic: str, option: tuple[str, ...], number: int) -> None:
    sites = {"light.grove": "red 1", "light.lakeside": "red 1"}
    t = Table(sites=sites, limbo=(6, 0), gold=2, energy=4, plan={"magic_1": f"magic.{magic}"}).act("magic_1", *option)
    for left in range(number, 0, -1):
        assert t.refusal("done") == "R-49"
        assert GAME.prompt(t.state, 0, "en").endswith(f"{left} more to come")
        t.do("site light.grove")
    assert (t.at("light.grove"), t.limbo(), t.chooser) == (f"red {1 + number}", (6 - number, 0), "blue")


@pytest.mark.parametrize("there", [1, 2, 3, 4])
@pytest.mark.parametrize(("space", "card"), [("transition", "region.grove"), ("magic_1", "magic.transition_5")])
def test_r_49_or_all_that_are_there(space: str, card: str, there: int) -> None:
    t = Table(sites=GROVE, limbo=(there, 0), gold=1, energy=4, plan={space: card}).act(space)
    come = min(there, 3) if space == "transition" else there
    assert (t.at("light.grove"), t.limbo()) == (f"red {1 + come}", (there - come, 0))


def test_r_49_where_only_one_site_can_take_them_they_come_at_once() -> None:
    t = Table(sites=GROVE, limbo=(7, 0), gold=1, energy=4, plan={"magic_1": "magic.transition_5"}).act("magic_1")
    assert [event.values[0] for event in t.told("reinforce")] == [5]
    assert (t.at("light.grove"), t.chooser) == ("red 6", "blue")


# ---------------------------------------------------------------- B. initial placement


def drafting(**red: Any) -> Table:
    """Red chooses; blue has groups and cards too, so that the draft goes on."""
    return Table(
        phase="draft",
        sites={"light.grove": "purple 2"},
        red=red,
        blue={"groups": [2, 3], "draft_realm": "dark", "draft_hand": ["conflict.dark.owlshade", "conflict.dark.mossvale"]},
    )


@pytest.mark.parametrize("groups", [[], [3]])
def test_r_02_who_can_not_place_keeps_any_card_and_shows_nothing(groups: list[int]) -> None:
    hand = ["conflict.light.grove"] if groups else ["conflict.light.grove", "conflict.light.lakeside"]
    t = drafting(groups=groups, draft_hand=hand)
    assert t.offered("choose", "red") == set(hand)
    t.do("red: choose conflict.light.grove", "blue: choose conflict.dark.owlshade")
    assert t.conflicts() == {"conflict.light.grove"}
    red_cards = [event.values for event in t.match.events if event.seat == 0 and event.seen_by(1)]
    assert red_cards == [()], "others hear that a card was kept, not which"


def test_r_03_the_card_of_a_site_taken_in_the_same_round_is_kept() -> None:
    t = Table(
        phase="draft",
        red={"groups": [3], "draft_hand": ["wild.light.greenwood", "conflict.light.lakeside"]},
        blue={"groups": [2], "draft_hand": ["conflict.light.grove", "conflict.light.owlshade"]},
    )
    t.do("red: choose wild.light.greenwood", "blue: choose conflict.light.grove", "red: site light.grove")
    assert t.groups("blue") == [2]
    assert t.conflicts("blue") == {"conflict.light.grove"}


def test_r_04_who_holds_the_region_card_already_keeps_the_conflict_card() -> None:
    t = Table(
        phase="draft",
        sites={"dark.grove": "red 2"},
        region_cards={"grove": "red"},
        red={"groups": [2, 3], "draft_hand": ["conflict.light.grove", "conflict.light.lakeside"]},
    ).do("choose conflict.light.grove", "group 2")
    assert t.conflicts() == {"conflict.light.grove"}


def test_r_05_a_hand_is_refilled_from_its_own_realm_and_its_discards() -> None:
    t = Table(
        phase="draft",
        draft={"light": {"deck": [], "discards": ["conflict.light.windmere"]}, "dark": {"deck": ["conflict.dark.windmere"]}},
        red={"groups": [2, 3], "draft_hand": ["conflict.light.grove", "conflict.light.lakeside"]},
        blue={"draft_realm": "dark"},
        purple={"draft_realm": "dark"},
    ).do("choose conflict.light.grove", "group 2")
    assert {"conflict.light.lakeside", "conflict.light.windmere"} <= t.draft_hand("blue")
    assert all(card.startswith("conflict.light.") for card in t.draft_hand("blue"))


def test_r_05_with_no_cards_left_the_draft_goes_on_with_fewer() -> None:
    t = drafting(groups=[2, 3], draft_hand=["conflict.light.lakeside", "conflict.light.owlshade"])
    t.do("red: choose conflict.light.lakeside", "blue: choose conflict.dark.mossvale", "red: group 2", "blue: group 2")
    assert [len(t.draft_hand(colour)) for colour in t.seats] == [1, 1, 2]


def test_r_06_fed_armies_are_split_in_player_order() -> None:
    t = Table(phase="draft", first="purple", tower_is="open", red={"supply": 13, "draft_hand": ["conflict.light.grove"]})
    t.do("red: choose conflict.light.grove", "purple: split 1", "red: split 2", "blue: split 3")
    assert t.round == 1


@pytest.mark.parametrize("green", [0, 1])
def test_r_07_if_fewer_than_two_inhabitants_come_out_they_stay(green: int) -> None:
    """A tower in which much sticks: that so few come out of the printed one is next to impossible."""
    data = {"tower": {"stick": 900, "knock": 0, "capacity": 1000}}
    for seed in range(400):
        t = Table(phase="draft", data=data, seed=seed, red={"supply": 13, "draft_hand": ["conflict.light.grove"]})
        t.do("choose conflict.light.grove")
        if t.tower["green"] == 10 - green:
            assert t.tray.get("green", 0) == green
            assert t.inhabitants == 10
            return
    pytest.fail("no such throw was found")


def test_r_32_any_group_may_go_to_the_start_region() -> None:
    t = Table(
        phase="start_region", red={"light_tribe": "elves", "dark_tribe": "trolls", "groups": [3, 3, 3, 10, 2], "supply": 13}
    )
    assert t.offered("group") == {"2", "3", "10"}


def test_r_40_the_first_occupant_of_either_realm_gets_the_region_card() -> None:
    t = Table(
        phase="draft",
        red={"groups": [3], "draft_hand": ["conflict.light.grove", "conflict.light.owlshade"]},
        blue={"groups": [2], "draft_realm": "dark", "draft_hand": ["conflict.dark.grove", "conflict.dark.owlshade"]},
    ).do("blue: choose conflict.dark.grove", "red: choose conflict.light.grove")
    assert t.holder("grove") == "red"
    assert t.conflicts("blue") == {"conflict.dark.grove"}


def test_r_48_when_every_card_is_kept_the_placement_ends() -> None:
    t = Table(
        phase="draft", tower_is="open", sites=GROVE, red={"groups": [2, 3], "supply": 13, "draft_hand": ["conflict.light.grove"]}
    )
    t.do("choose conflict.light.grove")
    assert t.phase == "feeding"
    assert (t.groups(), t.seat()["supply"]) == ([], 0)
    assert t.tray["red"] + sum(t.limbo()) == 13, "the groups left the game"


# ---------------------------------------------------------------- C. execution, passing, compensation


def test_r_10_blanks_one_by_one_while_another_card_lies_there() -> None:
    t = Table(plan={"attack": "blank", "build": "blank", "transition": "conflict.dark.grove"})
    t.forfeit("attack").pass_().pass_().forfeit("build").do("take-gold", "take-gold")
    assert t.legal == {"pass", "forfeit transition"}
    t.forfeit("transition").do("take-gold", "take-gold")
    assert t.legal == {"pass"}


def test_r_10_two_blanks_alone_are_not_paid_one_by_one() -> None:
    t = Table(plan={"attack": "blank", "build": "blank"})
    assert t.refusal("forfeit attack") == "I-8.3"


def test_r_11_the_last_who_passes_is_paid_once_and_nobody_after() -> None:
    t = Table().everybody_passes()
    assert [t.stock(colour) for colour in t.seats] == [(1, 0)] * 3


def test_r_12_an_empty_board_passes_and_is_paid() -> None:
    t = Table()
    assert t.legal == {"pass"}
    assert t.pass_("energy").stock() == (0, 1)


def test_r_14_no_compensation_for_a_card_taken_off_a_board() -> None:
    t = Table(
        sites={"light.grove": "red 3", "dark.grove": "blue 1"},
        gold=2,
        energy=2,
        plan={"magic_1": "magic.dominate_or_temple"},
        blue={"plan": {"build": "region.grove"}},
    ).act("magic_1", "option 2", "site light.grove")
    assert (t.plan("blue"), t.stock("blue"), t.legal) == ({}, (0, 0), {"pass"})


def test_r_28_a_failed_dominate_costs_and_is_not_compensated() -> None:
    sites = {"light.grove": "red 1", "dark.grove": "blue 1"}
    t = Table(sites=sites, region_cards={"grove": "blue"}, gold=2, energy=2, plan={"magic_1": "magic.dominate_or_temple"})
    t.act("magic_1", "option 2", "site light.grove")
    assert (t.stock(), t.chooser, t.holder("grove")) == ((0, 0), "blue", "blue")
    assert len(t.told("fails_to_dominate")) == 1


def test_r_34_an_action_without_effect_is_a_forfeit() -> None:
    t = Table(sites=GROVE, gold=9, energy=9, limbo=(0, 5), plan={"transition": "region.grove"})
    assert t.refusal("act transition") == "I-9.3"
    assert t.forfeit("transition").stock() == (10, 9)


# ---------------------------------------------------------------- D. buildings, portals, prices


def test_r_15_one_building_and_one_portal() -> None:
    t = Table(sites={"light.grove": "red 1 temple"}, gold=9, energy=9, plan={"build": "region.grove"}).act(
        "build", "build portal"
    )
    assert t.at("light.grove") == "red 1 portal temple"


def test_r_16_ten_capitals_in_all() -> None:
    sites = {"light.grove": "red 1 capital", "dark.grove": "red 1"}
    t = Table(sites=sites, gold=9, energy=9, plan={"build": "conflict.dark.grove"}).act("build", "build capital")
    assert t.at("dark.grove") == "red 1 capital"


def test_r_16_unless_the_house_counts_both_realms_together() -> None:
    sites = {"light.grove": "red 1 capital", "dark.grove": "red 1", "dark.owlshade": "red 1", "dark.lakeside": "red 1"}
    plan = {"build": "conflict.dark.owlshade"}
    t = Table(sites=sites, gold=9, energy=9, plan=plan, house_rules={"capitals": "area"}).act("build")
    assert t.refusal("build capital") == "I-10.3"
    assert t.offered("build") == {"portal", "temple"}
    other = Table(sites=sites, gold=9, energy=9, plan={"build": "conflict.dark.lakeside"}, house_rules={"capitals": "area"})
    assert other.act("build", "build capital").at("dark.lakeside") == "red 1 capital"


def test_r_17_everybody_uses_a_portal() -> None:
    built = Table(sites={"light.grove": "red 2"}, gold=9, energy=9, plan={"build": "region.grove"}).act("build", "build portal")
    assert built.at("light.grove") == "red 2 portal"
    t = Table(sites={"light.grove": "blue 2 portal"}, first="blue", blue={"plan": {"attack": "region.grove"}}).act("attack")
    assert "light.grove dark.grove" in t.offered("attack")


@pytest.mark.parametrize(
    ("prices", "light", "dark"),
    [(None, (0, 4), (2, 3)), ("light", (0, 4), (0, 4)), ("dark", (2, 3), (2, 3)), ("cheaper", (0, 4), (0, 4))],
)
def test_r_20_whose_price_list(prices: str | None, light: tuple[int, int], dark: tuple[int, int]) -> None:
    """A portal costs Amazons four energy, Orcs two gold and three energy."""
    for realm, (gold, energy) in (("light", light), ("dark", dark)):
        t = Table(
            light_tribe="amazons",
            dark_tribe="orcs",
            house_rules={} if prices is None else {"prices": prices},
            sites={f"{realm}.grove": "red 1"},
            gold=9,
            energy=9,
            plan={"build": "region.grove"},
        ).act("build", "build portal")
        assert t.stock() == (9 - gold, 9 - energy)


@pytest.mark.parametrize(("space", "realm"), [("light_special", "dark"), ("dark_special", "light")])
def test_r_21_a_tribes_space_works_in_both_realms(space: str, realm: str) -> None:
    t = Table(light_tribe="dwarves", dark_tribe="orcs", sites={f"{realm}.grove": "red 1"}, plan={space: "region.grove"})
    assert t.act(space).stock() == (2, 0)


def test_r_22_the_light_tribes_mirror_the_dark_ones() -> None:
    kinds: dict[str, set[str]] = {}
    for tribe in LIGHT_TRIBES:
        t = Table(
            light_tribe=tribe,
            gold=9,
            energy=9,
            limbo=(3, 0),
            tower_is="open",
            sites={"light.grove": "red 3"},
            plan={"light_special": "region.grove"},
        ).act("light_special")
        kinds[tribe] = {event.kind for event in t.match.events} - {"act", "pay"} or {t.phase}
    assert kinds == {
        "elves": {"extract_energy"},
        "humans": {"build"},
        "dwarves": {"extract_gold"},
        "amazons": {"attacking"},
        "halflings": {"reinforce"},
    }


@pytest.mark.parametrize(("tribe", "gold", "energy"), [("demons", 0, 2), ("humans", 2, 0)])
def test_r_36_a_tribes_temple_obeys_the_limits_and_gives_a_point(tribe: str, gold: int, energy: int) -> None:
    half, space = ("dark_tribe", "dark_special") if tribe == "demons" else ("light_tribe", "light_special")
    page: dict[str, Any] = {half: tribe, "gold": gold, "energy": energy}
    t = Table(sites=GROVE, plan={space: "region.grove"}, **page).act(space)
    assert (t.at("light.grove"), t.points()) == ("red 1 temple", 1)
    assert Table(sites=GROVE, tiles_left=0, plan={space: "region.grove"}, **page).refusal(f"act {space}") == "I-10.3"
    built = {"light.grove": "red 1 capital"}
    assert Table(sites=built, plan={space: "region.grove"}, **page).refusal(f"act {space}") == "I-10.3"


# ---------------------------------------------------------------- E. attack, inhabitants, region cards


BOTH_REALMS = {"allegiance": "both_realms"}


def side(card: str, origin: str, target: str, house_rules: dict[str, str] | None = None) -> int:
    """0: the inhabitants fight for red, 1: neutral, 2: against."""
    sites = {origin: "red 2 portal", "dark.lakeside": "red 1", "dark.mistshore": "red 1"}
    t = Table(sites=sites, house_rules=house_rules, plan={"attack": card}).attack(origin, target, 1)
    return t.told("attack")[0].values[3]


def test_r_18_a_region_card_serves_only_where_its_holder_has_armies() -> None:
    assert side("region.lakeside", "light.mistshore", "light.lakeside") == 2
    assert side("region.lakeside", "light.lakeside", "light.mistshore") == 1
    assert side("region.mistshore", "light.mistshore", "light.lakeside") == 1, "who has armies in both realms means the origin"


def test_r_18_unless_the_house_lets_it_serve_both_realms() -> None:
    assert side("region.lakeside", "light.mistshore", "light.lakeside", BOTH_REALMS) == 0
    assert side("region.mistshore", "light.mistshore", "light.lakeside", BOTH_REALMS) == 1


def test_r_18_a_card_kept_without_armies_serves_nowhere() -> None:
    t = Table(sites={"light.mistshore": "red 2"}, region_cards={"lakeside": "red"}, plan={"attack": "region.lakeside"}).attack(
        "light.mistshore", "light.lakeside", 1
    )
    assert t.told("attack")[0].values[3] == 2


def test_r_19_through_a_portal() -> None:
    assert side("region.grove", "light.grove", "dark.grove") == 1, "the card means the site with armies, the origin"
    assert side("region.grove", "light.grove", "dark.grove", BOTH_REALMS) == 0
    assert side("conflict.dark.grove", "light.grove", "dark.grove") == 0
    assert side("conflict.light.grove", "light.grove", "dark.grove") == 1
    assert side("wild.dark.greenwood", "light.grove", "dark.grove") == 0


def test_r_19_a_wildcard_helps_the_attacker_most() -> None:
    assert side("wild.light.greenwood", "light.heartwood", "light.grove") == 0


def fought(attackers: int, defenders: int, green: int, card: str, **more: Any) -> Table:
    sites = {"light.heartwood": f"red {attackers + 1}", "light.grove": f"blue {defenders}"}
    given: dict[str, Any] = {"tower_is": "open", "tray": {"green": green}, "sites": sites, **more}
    return Table(plan={"attack": card}, **given).attack("light.heartwood", "light.grove", attackers)


def test_r_23_all_allied_inhabitants_of_the_winner_go_to_the_supply() -> None:
    attacker = fought(2, 1, 3, "conflict.light.grove")  # 5 to 1
    assert (attacker.at("light.grove"), attacker.tray, attacker.inhabitants) == ("red 2", {}, 20)
    defender = fought(1, 2, 3, "conflict.dark.windmere")  # 1 to 5
    assert (defender.at("light.grove"), defender.tray, defender.inhabitants) == ("blue 2", {}, 20)


def test_r_23_neutral_ones_and_armies_of_others_stay_in_the_tray() -> None:
    t = fought(3, 1, 2, "conflict.light.heartwood", tray={"green": 2, "purple": 1})
    assert (t.tray, t.inhabitants) == ({"green": 2, "purple": 1}, 18)


def test_r_24_allied_inhabitants_fall_in_a_tie() -> None:
    t = fought(1, 2, 1, "conflict.light.grove")
    assert (t.tray, t.inhabitants, len(t.told("tie"))) == ({}, 20, 1)


def won_by_inhabitants(winner: str, holder: str | None, **more: Any) -> Table:
    """All armies stick in the tower but one of the loser's; three inhabitants come out, on the winner's side."""
    card, loser = ("conflict.light.grove", "blue") if winner == "red" else ("conflict.dark.windmere", "red")
    cards = {} if holder is None else {"grove": holder}
    return fought(1, 1, 1, card, tower_is="swapping", tower={"green": 3, loser: 1}, region_cards=cards, **more)


@pytest.mark.parametrize("holder", [None, "red", "blue", "purple"])
def test_r_25_an_attacker_who_wins_by_inhabitants_alone_gets_the_card(holder: str | None) -> None:
    t = won_by_inhabitants("red", holder)
    assert (t.at("light.grove"), t.holder("grove"), t.limbo("blue")) == ("", "red", (0, 1))


@pytest.mark.parametrize("holder", [None, "red", "blue", "purple"])
def test_r_25_a_defender_who_wins_by_inhabitants_alone_keeps_it(holder: str | None) -> None:
    t = won_by_inhabitants("blue", holder)
    assert (t.at("light.grove"), t.holder("grove"), t.limbo("red")) == ("", holder, (0, 1))


def test_r_25_even_on_the_board_and_with_the_twin() -> None:
    sites = {"light.heartwood": "red 2", "light.grove": "blue 1", "dark.grove": "blue 1"}
    t = won_by_inhabitants("blue", "blue", sites=sites, blue={"plan": {"build": "region.grove"}})
    assert (t.holder("grove"), t.plan("blue")) == ("blue", {"build": "region.grove"})


def test_r_25_a_card_without_armies_can_not_be_planned_nor_carried_out() -> None:
    t = won_by_inhabitants("blue", "blue", blue={"plan": {"extract_gold": "region.grove"}})
    assert t.chooser == "blue"
    assert t.refusal("act extract_gold") == "I-9.1"
    planning = Table(phase="planning", region_cards={"grove": "red"})
    assert planning.refusal("plan extract_gold region.grove", "red") == "I-7.3"


def test_r_37_exactly_one_inhabitant_is_returned_or_added() -> None:
    assert fought(1, 1, 5, "region.heartwood").thrown["green"] == 4
    assert fought(1, 1, 0, "region.heartwood").thrown["green"] == 1


def test_r_37_none_is_added_if_the_supply_is_empty() -> None:
    t = fought(1, 1, 0, "region.heartwood", tower={"green": 20}, inhabitants=0)
    assert "green" not in t.thrown
    assert t.inhabitants == 0


def test_r_38_all_defenders_are_thrown_and_those_at_the_origin_are_safe() -> None:
    t = fought(2, 5, 1, "region.heartwood")
    assert (t.thrown["blue"], t.at("light.heartwood")) == (5, "red 1")


def test_r_39_a_beaten_attacker_does_not_return() -> None:
    t = fought(2, 5, 1, "region.heartwood")
    assert (t.at("light.heartwood"), t.limbo(), t.at("light.grove")) == ("red 1", (0, 2), "blue 3")


@pytest.mark.parametrize(("twin", "taken"), [("", True), ("blue 1", True), ("blue 2", False)])
def test_r_27_a_card_in_the_stock_can_be_dominated(twin: str, taken: bool) -> None:
    sites = {"light.grove": "red 2", **({"dark.grove": twin} if twin else {})}
    t = Table(sites=sites, gold=2, energy=2, plan={"magic_1": "magic.dominate_or_temple"}).act(
        "magic_1", "option 2", "site light.grove"
    )
    assert t.holder("grove") == ("red" if taken else None)


# ---------------------------------------------------------------- F. scoring and end


def test_r_29_sites_are_added_before_halving_and_areas_count_in_each_realm() -> None:
    sites = {f"{realm}.{region}": "red 1" for realm in ("light", "dark") for region in ("grove", "treehome", "mossvale")}
    t = Table(sites=sites).everybody_passes()
    assert t.points() == 3 + 2 + 2
    odd = Table(sites={"light.grove": "red 1", "dark.lakeside": "red 1"}).everybody_passes()
    assert odd.points() == 1


def test_r_41_the_order_of_scoring_has_no_effect() -> None:
    sites = {"light.grove": "red 1", "dark.grove": "red 1", "light.lakeside": "blue 1", "dark.lakeside": "blue 1 temple"}
    results = []
    for first in ("red", "blue", "purple"):
        t = Table(first=first, sites=sites).everybody_passes()
        results.append([t.points(colour) for colour in t.seats])
        scored = [event.seat for event in t.told("score")]
        order = [(SEAT_NAMES.index(first) + turn) % 3 for turn in (1, 2, 3)]
        assert scored == sorted(scored, key=order.index)
    assert results == [[1, 2, 0]] * 3


def test_r_42_an_eliminated_player_draws_and_is_compensated() -> None:
    t = Table(phase="drawing", limbo=(9, 9), sites={"light.grove": "blue 1"}).do("draw").nobody_draws()
    assert t.phase == "planning", "reinforcements need a site"
    t.plan_all(red={"attack": next(iter(t.conflicts()))})
    assert t.legal == {"pass", "forfeit attack"}
    assert t.forfeit("attack").stock() == (1, 0)


# ---------------------------------------------------------------- G. technical


def test_r_09_the_discards_make_a_new_deck() -> None:
    t = Table(phase="drawing", deck=[], discards=["conflict.dark.grove"]).do("draw")
    assert t.conflicts() == {"conflict.dark.grove"}


def test_r_30_the_content_of_the_tower_is_shown() -> None:
    assert Table(tower={"red": 2, "green": 1}).view(None)["tower"] == {"red": 2, "green": 1}


def test_r_31_two_players_have_forty_sites() -> None:
    t = new_game(2)
    assert sum(t.state.sites_in_play >> site & 1 for site in range(len(SITE_IDS))) == 40


def test_r_33_the_bank_has_no_limit() -> None:
    t = Table(gold=500, energy=500, sites=GROVE, plan={"extract_energy": "region.grove"}).act("extract_energy")
    assert t.stock() == (500, 504)


def test_r_43_the_simpler_tower_is_an_option() -> None:
    assert new_game(3, tower="independent").json["house_rules"] == {"tower": "independent"}
    held = []
    for house_rules in ({}, {"tower": "independent"}):
        t = Table(phase="draft", house_rules=house_rules, red={"supply": 13, "draft_hand": ["conflict.light.grove"]})
        held.append(t.do("choose conflict.light.grove").tower)
    assert held[0] != held[1], "the same generator, another model"


def test_r_45_what_is_documented_of_the_map() -> None:
    assert {"Treehome", "Heartwood", "Forge Fire", "White Falls", "Borderland", "The Murk", "Foothold", "Tributepass"} <= set(
        REGION_NAMES
    )
    assert numbers.YIELDS["lakeside"]["light"][0] == 5
    assert numbers.YIELDS["tributepass"]["dark"][1] == 6
    assert len({(numbers.YIELDS[name]["light"], numbers.YIELDS[name]["dark"]) for name in homes()}) == 1


def homes() -> list[str]:
    return [list(numbers.YIELDS)[region] for region in START_REGIONS]


def test_r_46_groups_and_resources() -> None:
    assert PRINTED.groups[LIGHT_TRIBES.index("elves")] == [3, 3, 3]
    assert any(10 in groups for groups in PRINTED.groups)
    for tribe in range(10):
        assert sum(PRINTED.groups[tribe]) + sum(PRINTED.outer[tribe]) == (12 if tribe < 5 else 16)
    halflings, trolls = (numbers.TRIBES[tribe]["start"] for tribe in ("halflings", "trolls"))
    assert (halflings[0] + trolls[0], halflings[1] + trolls[1]) == (7, 9)


def test_r_46_random_drafts_never_run_dry() -> None:
    for players in (2, 3, 4, 5):
        for seed in range(3):
            t = new_game(players, seed)
            rng = Rng(seed)
            while t.round == 0:
                legal = t.match.legal().actions
                t.match.play(legal[rng.below(len(legal))])
            assert all(not t.groups(colour) for colour in t.seats)
            assert 5 * players <= len(t.sites) <= 11 * players


def test_r_47_the_fifth_colour_is_black() -> None:
    assert SEAT_NAMES == ("red", "blue", "purple", "yellow", "black")
