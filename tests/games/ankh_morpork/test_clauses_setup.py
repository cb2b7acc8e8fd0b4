"""A-1 board and die, A-2 components, A-3 set-up, A-20 information."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS, AREA_NAMES
from bailiwick.games.ankh_morpork.cards import CARDS
from bailiwick.games.ankh_morpork.catalogue import EVENTS
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.games.ankh_morpork.vocabulary import SEAT_NAMES
from bailiwick.kernel.errors import BadOption, BadPosition
from bailiwick.kernel.rng import Rng
from tests.games.ankh_morpork.table import Table, is_green, new_game, numbered

AREAS = AREA_IDS[1:]
NEIGHBOURS = {
    "dolly_sisters": {"unreal_estate", "dragons_landing", "nap_hill"},
    "unreal_estate": {"dolly_sisters", "dragons_landing", "small_gods", "isle_of_gods", "seven_sleepers", "nap_hill"},
    "dragons_landing": {"dolly_sisters", "unreal_estate", "small_gods"},
    "small_gods": {"unreal_estate", "dragons_landing", "the_scours", "the_hippo", "isle_of_gods"},
    "the_scours": {"small_gods", "the_hippo", "the_shades", "dimwell", "isle_of_gods"},
    "the_hippo": {"small_gods", "the_scours", "the_shades"},
    "the_shades": {"the_scours", "the_hippo", "dimwell"},
    "dimwell": {"the_scours", "the_shades", "longwall"},
    "longwall": {"dimwell", "isle_of_gods", "seven_sleepers"},
    "isle_of_gods": {"unreal_estate", "small_gods", "the_scours", "longwall", "seven_sleepers"},
    "seven_sleepers": {"unreal_estate", "longwall", "isle_of_gods", "nap_hill"},
    "nap_hill": {"dolly_sisters", "unreal_estate", "seven_sleepers"},
}
COSTS = {
    6: {"dolly_sisters", "the_scours", "the_shades", "dimwell"},
    12: {"dragons_landing", "the_hippo", "longwall", "isle_of_gods", "nap_hill"},
    18: {"unreal_estate", "small_gods", "seven_sleepers"},
}
SETUPS = pytest.mark.parametrize("players", [2, 3, 4])

# ---------------------------------------------------------------- A-1 board and die


def test_a_1_1_twelve_numbered_areas_each_with_its_own_city_area_card() -> None:
    assert len(AREAS) == len(set(AREAS)) == len(set(AREA_NAMES[1:])) == 12
    for number, area in enumerate(AREAS, 1):
        assert numbered(number) == area
        t = Table(cash=18, hand=["hex"], areas={area: "red"}).play("hex", "skip", f"build {area}")
        assert t.city_cards() == {area}


@pytest.mark.parametrize("area", AREAS)
def test_a_1_2_what_a_building_costs(area: str) -> None:
    (cost,) = (cost for cost, areas in COSTS.items() if area in areas)
    short = Table(cash=cost - 1, hand=["hex"], areas={area: "red"}).play("hex", "scroll")
    assert short.at_end
    t = Table(cash=cost, hand=["hex"], areas={area: "red"}).play("hex", "skip", f"build {area}")
    assert t.cash() == 0


@pytest.mark.parametrize("area", AREAS)
def test_a_1_3_neighbours(area: str) -> None:
    t = Table(hand=["the_duckman"], areas={area: "blue"}).play("the_duckman", f"move {area} blue")
    assert t.offered("move-to") == NEIGHBOURS[area]


def test_a_1_3_adjacency_is_mutual_and_makes_23_pairs() -> None:
    pairs = {frozenset((one, two)) for one, near in NEIGHBOURS.items() for two in near}
    assert all(one in NEIGHBOURS[two] for one, near in NEIGHBOURS.items() for two in near)
    assert len(pairs) == 23
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.parametrize("number", range(1, 13))
def test_a_1_4_the_result_of_the_die_is_an_area(number: int) -> None:
    areas = dict.fromkeys(AREAS, "building:blue")
    areas |= dict.fromkeys(AREAS[:6], "building:red")
    t = Table(hand=["rincewind"], event="explosion", dice=[number], areas=areas, cash=0, blue={"cash": 0}).play("rincewind")
    assert [area for area in AREAS if not t.at(area)] == [numbered(number)]


@pytest.mark.parametrize("number", range(1, 13))
def test_a_1_5_all_areas_but_two_touch_the_river(number: int) -> None:
    area = numbered(number)
    t = Table(hand=["rincewind"], event="flood", dice=[number, number], areas={area: "red"}).play("rincewind")
    flooded = t.offered("move-to") != set()
    assert flooded == (area not in ("dragons_landing", "the_hippo"))


# ---------------------------------------------------------------- A-2 components


def test_a_2_1_twelve_minions_and_six_buildings_a_colour() -> None:
    t = Table(areas=dict.fromkeys(AREAS, "red red"[:3]))
    assert (t.minions(), t.view(None)["seats"]["red"]["minions_left"]) == (12, 0)
    with pytest.raises(BadPosition, match=r"red has 13 of 12 minions in the city \(A-2.1\)"):
        Table(areas={**dict.fromkeys(AREAS, "red"), "longwall": "red red"})
    with pytest.raises(BadPosition, match=r"red has more than 6 buildings in the city \(A-2.1\)"):
        Table(areas=dict.fromkeys(AREAS[:7], "building:red"))


def test_a_2_2_three_trolls_four_demons_and_a_marker_for_every_area() -> None:
    t = Table(areas=dict.fromkeys(AREAS, "trouble"))
    assert (len(t.trouble), t.json["trolls_left"], t.json["demons_left"]) == (12, 3, 4)
    for many in ("troll " * 4, "demon " * 5):
        with pytest.raises(BadPosition, match=r"only 3 trolls and 4 demons \(A-2.2\)"):
            Table(areas={"longwall": many})


def test_a_2_3_the_cards_each_unique_by_name() -> None:
    assert Counter(card.border for card in CARDS) == {"green": 48, "brown": 53}
    assert len({card.name for card in CARDS}) == len({card.id for card in CARDS}) == 101
    assert len(EVENTS[1:]) == len(set(EVENTS[1:])) == 12
    t = new_game(4)
    assert len({page["personality"] for page in t.json["seats"].values()} | set(t.json["unused_personalities"])) == 7
    with pytest.raises(BadPosition, match=r"'groat' is in the position 2 times; there is one \(A-2.3\)"):
        Table(hand=["groat"], blue={"hand": ["groat"]})


def test_a_2_4_the_bank_never_runs_dry() -> None:
    t = Table(cash=120, hand=["the_royal_mint"], blue={"cash": 120}).play("the_royal_mint", "take-money")
    assert (t.cash(), t.cash("blue")) == (125, 120)


def test_a_2_5_one_die_of_twelve_sides() -> None:
    s = Table().state
    s.rng = Rng("many rolls")
    assert {s.roll() for _ in range(500)} == set(range(1, 13))


# ---------------------------------------------------------------- A-3 set-up


@SETUPS
def test_a_3_1_each_player_has_one_colour(players: int) -> None:
    assert list(new_game(players).json["seats"]) == ["red", "blue", "green", "yellow"][:players]


@SETUPS
def test_a_3_2_three_minions_each_and_three_markers(players: int) -> None:
    t = new_game(players)
    here = " ".join([*SEAT_NAMES[:players], "trouble"])
    assert t.areas == {"the_shades": here, "the_scours": here, "dolly_sisters": here}
    for page in t.view(None)["seats"].values():
        assert (page["minions_left"], page["buildings_left"]) == (9, 6)


@SETUPS
def test_a_3_3_ten_dollars_each(players: int) -> None:
    assert [page["cash"] for page in new_game(players).json["seats"].values()] == [10] * players


def test_a_3_4_personalities_are_dealt_by_chance_and_the_others_stay_unseen() -> None:
    dealt = set()
    for seed in range(60):
        t = new_game(3, seed)
        mine = [page["personality"] for page in t.json["seats"].values()]
        assert len({*mine, *t.json["unused_personalities"]}) == 7
        dealt.add(mine[0])
        for colour in ("red", "blue", "green"):
            seen = t.view(colour)
            assert "unused_personalities" not in seen
            assert [name for name, page in seen["seats"].items() if "personality" in page] == [colour]
    assert len(dealt) == 7


def test_a_3_5_events_are_shuffled_and_their_order_is_hidden() -> None:
    tops = {new_game(2, seed).json["events"][0] for seed in range(150)}
    assert tops == set(EVENTS[1:])
    assert "events" not in new_game(2).view("red")


@SETUPS
def test_a_3_6_green_cards_lie_on_the_brown_ones_and_five_are_dealt(players: int) -> None:
    t = new_game(players)
    pile = t.draw_pile
    greens = sum(is_green(card) for card in pile)
    assert all(is_green(card) for card in pile[:greens])
    assert not any(is_green(card) for card in pile[greens:])
    for colour in SEAT_NAMES[:players]:
        assert len(t.hand(colour)) == 5
        assert all(is_green(card) for card in t.hand(colour))
    assert t.discard_pile == []
    assert len({tuple(new_game(players, seed).draw_pile) for seed in range(5)}) == 5


def test_a_3_6_the_discard_pile_is_never_shuffled_back() -> None:
    t = Table(draw_pile=["hex"], discard=["groat", "ruby"], hand=["librarian"]).play("librarian", "scroll")
    assert t.over
    assert t.hand() == {"hex"}
    assert t.discard_pile == ["groat", "ruby"]


@pytest.mark.parametrize("area", AREAS)
def test_a_3_7_every_city_area_card_is_on_display(area: str) -> None:
    t = new_game(4)
    assert all(page["city_cards"] == [] for page in t.view(None)["seats"].values())
    assert t.retired == set()
    t = Table(hand=["sybil_vimes"], cash=18, areas={area: "building:blue"}).play("sybil_vimes", "skip", f"take-over {area}")
    assert (t.city_cards("red"), t.city_cards("blue")) == ({area}, set())


@SETUPS
def test_a_3_8_chance_decides_who_begins(players: int) -> None:
    firsts = Counter(new_game(players, seed).active for seed in range(60))
    assert set(firsts) == set(SEAT_NAMES[:players])
    assert min(firsts.values()) > 60 / players / 3
    assert {new_game(players, seed, first="blue").active for seed in range(5)} == {"blue"}


def test_a_3_8_who_does_not_play_can_not_begin() -> None:
    with pytest.raises(BadOption, match="'yellow' can't begin: the seats are red, blue, green"):
        new_game(3, first="yellow")


def everything(t: Table) -> set[str]:
    names = {*t.draw_pile, *t.json["unused_personalities"]}
    for page in t.json["seats"].values():
        names |= {*page["hand"], page["personality"]}
    return names


def test_a_3_9_three_cards_are_not_in_the_game_for_two() -> None:
    taken_out = {"chrysoprase", "hubert", "cosmo_lavish"}
    for seed in range(20):
        assert everything(new_game(2, seed)) & taken_out == set()
        assert taken_out <= everything(new_game(3, seed))
    with pytest.raises(BadPosition, match=r"not in the game with 2 players \(A-3.9\)"):
        Table(hand=["hubert"])
    with pytest.raises(BadPosition, match=r"not in the game with 2 players \(A-3.9\)"):
        Table(personality="chrysoprase")


@pytest.mark.parametrize(("players", "unused", "pile", "greens"), [(2, 4, 89, 38), (3, 4, 86, 33), (4, 3, 81, 28)])
def test_a_3_10_counts_after_the_set_up(players: int, unused: int, pile: int, greens: int) -> None:
    t = new_game(players)
    assert len(t.json["unused_personalities"]) == unused
    assert len(t.draw_pile) == pile
    assert sum(is_green(card) for card in t.draw_pile) == greens


# ---------------------------------------------------------------- A-20 information


def all_views(t: Table) -> dict[str | None, dict[str, Any]]:
    return {colour: t.view(colour) for colour in (None, *list(t.json["seats"]))}


def test_a_20_1_what_everybody_sees() -> None:
    t = Table(
        players=3,
        hand=["groat", "hex"],
        cash=7,
        loans=["mr_bent"],
        areas={"longwall": "red troll building:blue trouble"},
        discard=["ruby"],
        past_events=["fog"],
        retired=["nap_hill"],
        blue={"penalty_cards": ["dr_whiteface"], "hand": ["modo"]},
    )
    for seen in all_views(t).values():
        assert seen["areas"] == t.json["areas"]
        assert {name: page["cash"] for name, page in seen["seats"].items()} == {"red": 7, "blue": 10, "green": 10}
        assert {name: page["hand_size"] for name, page in seen["seats"].items()} == {"red": 2, "blue": 1, "green": 0}
        assert seen["seats"]["red"]["loans"] == ["mr_bent"]
        assert seen["seats"]["blue"]["penalty_cards"] == ["dr_whiteface"]
        assert seen["seats"]["blue"]["city_cards"] == ["longwall"]
        assert (seen["discard_pile"], seen["past_events"], seen["retired"]) == (["ruby"], ["fog"], ["nap_hill"])
        assert seen["draw_pile"] == len(t.draw_pile)
        assert seen["events_left"] == 11


def test_a_20_2_what_only_its_holder_sees() -> None:
    t = Table(players=3, hand=["groat"], blue={"hand": ["modo"]}, green={"hand": ["ruby"]})
    for colour, seen in all_views(t).items():
        assert [name for name, page in seen["seats"].items() if "hand" in page] == ([colour] if colour else [])
        assert [name for name, page in seen["seats"].items() if "personality" in page] == ([colour] if colour else [])
        for hidden in ("events", "unused_personalities", "rng", "stack", "registers"):
            assert hidden not in seen
        assert isinstance(seen["draw_pile"], int)
        others = {"red": "groat", "blue": "modo", "green": "ruby"}
        others.pop(colour or "", None)
        assert not any(card in str(seen) for card in others.values())


def test_a_20_2_personalities_are_shown_in_the_end() -> None:
    dealt = {"red": "lord_rust", "blue": "commander_vimes", "green": "lord_vetinari"}
    t = Table(players=3, draw_pile=3, hand=["librarian"], personality=dealt["red"], blue={"personality": dealt["blue"]},
              green={"personality": dealt["green"]})  # fmt: skip
    t.play("librarian", "scroll")
    assert t.over
    for seen in all_views(t).values():
        assert {colour: page["personality"] for colour, page in seen["seats"].items()} == dealt
    assert [event.seat for event in t.told("unmasked")] == [0, 1, 2]


def test_a_20_2_what_mrs_cake_showed_is_known_to_her_player_only() -> None:
    t = Table(players=3, hand=["mrs_cake"]).play("mrs_cake", "scroll")
    seen = set(t.view("red")["seats"]["red"]["knows_unused"])
    assert len(seen) == 3
    assert seen < set(t.json["unused_personalities"])
    for colour in (None, "blue", "green"):
        assert "knows_unused" not in t.view(colour)["seats"]["red"]
        assert not any(name in str(t.view(colour)) for name in seen)
    assert all(event.audience == 0b001 for event in t.told("peeked"))
    assert [event.values for event in t.told("peek")] == [(3,)]
    for number in range(20):
        imagined = GAME.determinize(t.state, 0, Rng(number))
        assert not seen & {GAME.to_json(imagined)["seats"][colour]["personality"] for colour in ("blue", "green")}


def test_a_20_2_a_hand_that_is_inspected_is_seen_by_the_two_players_only() -> None:
    t = Table(players=3, hand=["cable_street_particulars"], blue={"hand": ["groat", "hex"]}, discard=["wallace_sonky"])
    t.play("cable_street_particulars", "name blue")
    assert t.view("red")["seats"]["blue"]["hand"] == ["groat", "hex"]
    for colour in (None, "green"):
        assert "hand" not in t.view(colour)["seats"]["blue"]
    t.do("discard hex")
    assert "hand" not in t.view("red")["seats"]["blue"]
    assert [event.audience for event in t.told("inspected")] == [0b011]


def test_a_20_2_what_stanley_draws_is_seen_by_the_two_players_only() -> None:
    t = Table(players=3, hand=["stanley"], blue={"hand": ["groat", "hex", "modo"]}, discard=["wallace_sonky"])
    t.play("stanley", "name blue")
    drawn = t.json["turn"]["offered"]
    assert len(drawn) == 2
    assert t.view("red")["turn"]["offered"] == t.view("blue")["turn"]["offered"] == drawn
    assert t.view("green")["turn"]["offered"] == t.view(None)["turn"]["offered"] == 2
    t.do(f"keep {drawn[0]}")
    assert t.view("green")["turn"]["offered"] == 0
    assert [event.audience for event in (*t.told("offered"), *t.told("kept"))] == [0b011, 0b011]


def test_a_20_2_a_card_that_changes_hands_is_seen_by_the_two_players_only() -> None:
    t = Table(players=3, hand=["the_beggars_guild"], blue={"hand": ["groat", "hex", "modo"]}, discard=["wallace_sonky"])
    t.play("the_beggars_guild", "name blue", "give groat", "give modo")
    assert [event.audience for event in t.told("gave")] == [0b011, 0b011]
    assert [event.values for event in t.told("give")] == [(0,), (0,)]
    assert "groat" not in str(t.view("green"))
    assert "groat" not in str(t.view(None))


def test_a_20_2_drawn_cards_are_told_to_their_player_only() -> None:
    t = Table(players=3, hand=["librarian"]).play("librarian", "scroll")
    assert [(event.values, event.audience) for event in t.told("draw")] == [((4,), -1)]
    assert [event.audience for event in t.told("drawn")] == [0b001]
