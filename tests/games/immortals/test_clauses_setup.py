"""I-1 components, I-2 setting up, I-3 the initial placement, I-4 feeding the tower."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bailiwick.games.immortals.board import AREAS, EDGES, NEIGHBOURS, REALMS, REGIONS, SITE_IDS, TWIN
from bailiwick.games.immortals.cards import (
    CARD_IDS,
    CONFLICT_IDS,
    CONFLICT_SITES,
    DARK_TRIBES,
    LIGHT_TRIBES,
    MAGICS,
    SPACES,
    START_REGIONS,
)
from bailiwick.games.immortals.numbers import TRIBES, YIELDS
from tests.games.immortals.table import Table, new_game

SEEDS = range(5)
PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


# ---------------------------------------------------------------- I-1 components


def test_i_1_1_two_equal_maps_of_five_areas_of_five_regions() -> None:
    assert (len(REALMS), len(AREAS), len(REGIONS), len(SITE_IDS)) == (2, 5, 25, 50)
    for site, near in enumerate(NEIGHBOURS):
        assert [TWIN[other] for other in near] == NEIGHBOURS[TWIN[site]]
        assert TWIN[site] not in near, "twins are not adjacent"
        assert all(site in NEIGHBOURS[other] for other in near)


def test_i_1_1_adjacencies_that_the_rulebook_states() -> None:
    pairs = {frozenset((REGIONS[a], REGIONS[b])) for a, b in EDGES}
    assert len(pairs) == len(EDGES) == 52
    for one, two in (
        ("white_falls", "borderland"),
        ("borderland", "treehome"),
        ("the_murk", "white_falls"),
        ("forge_fire", "heartwood"),
    ):
        assert frozenset((one, two)) in pairs


def test_i_1_2_a_region_card_for_every_region_with_yields_for_both_realms() -> None:
    assert [f"region.{region}" for region in REGIONS] == list(CARD_IDS[1:26])
    assert set(YIELDS) == set(REGIONS)
    for yields in YIELDS.values():
        assert set(yields) == set(REALMS)
        assert all(number >= 1 for pair in yields.values() for number in pair)


def test_i_1_2_all_areas_are_equally_rich() -> None:
    for area in range(5):
        regions = REGIONS[5 * area : 5 * area + 5]
        for realm, totals in (("light", (20, 12)), ("dark", (12, 20))):
            assert tuple(sum(YIELDS[region][realm][i] for region in regions) for i in range(2)) == totals


def test_i_1_3_sixty_conflict_cards() -> None:
    kinds = Counter(tuple(card.split(".")[:2]) for card in CONFLICT_IDS[1:])
    assert kinds == {("conflict", "light"): 25, ("conflict", "dark"): 25, ("wild", "light"): 5, ("wild", "dark"): 5}


def test_i_1_3_a_named_card_is_one_site_and_a_wildcard_any_of_its_area() -> None:
    for conflict, id in enumerate(CONFLICT_IDS[1:], 1):
        sites = [SITE_IDS[site] for site in range(50) if CONFLICT_SITES[conflict] >> site & 1]
        kind, realm, name = id.split(".")
        if kind == "conflict":
            assert sites == [f"{realm}.{name}"]
        else:
            area = AREAS.index(name)
            assert sites == [f"{realm}.{region}" for region in REGIONS[5 * area : 5 * area + 5]]


def test_i_1_4_four_magic_cards_and_four_blanks_each() -> None:
    assert len(MAGICS) == 4
    t = Table(phase="planning").lay("red", dict.fromkeys(SPACES[:4], "blank"))
    assert Counter(t.plan().values())["blank"] == 4
    t = Table(phase="planning").do(*(f"red: plan {space} blank" for space in SPACES[:4]))
    assert t.refusal("plan attack blank") == "I-2.5"


def test_i_1_4_the_game_may_have_up_to_ten_rounds() -> None:
    for rounds in (1, 10):
        assert new_game(3, rounds=rounds).json["rounds"] == rounds


def test_i_1_5_five_light_and_five_dark_tribes() -> None:
    assert LIGHT_TRIBES == ("elves", "humans", "dwarves", "amazons", "halflings")
    assert DARK_TRIBES == ("demons", "orcs", "necromancers", "night_elves", "trolls")
    assert len(SPACES) == 10


def test_i_1_6_forty_three_armies_and_twenty_inhabitants() -> None:
    t = new_game(4)
    for colour in t.seats:
        assert sum(t.groups(colour)) + t.seat(colour)["supply"] == 43
    assert t.inhabitants == 20


def test_i_1_7_fifty_tiles_and_twenty_six_portals() -> None:
    assert (new_game().json["tiles_left"], new_game().json["portals_left"]) == (50, 26)


# ---------------------------------------------------------------- I-2 setting up


def test_i_2_1_the_tower_and_the_tray_start_empty() -> None:
    t = new_game()
    assert (t.tower, t.tray, t.sites) == ({}, {}, {})


@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (3, 7), (4, 5), (5, 5)])
def test_i_2_2_rounds_by_number_of_players(players: int, rounds: int) -> None:
    assert new_game(players).json["rounds"] == rounds


def test_i_2_3_region_cards_are_in_the_stock_and_the_realms_have_decks_of_their_own() -> None:
    t = new_game()
    assert t.json["region_cards"] == {}
    decks = {realm: t.json["draft"][realm]["deck"] for realm in REALMS}
    for realm, deck in decks.items():
        assert len(deck) == 30
        assert all(card.split(".")[1] == realm for card in deck)
        assert deck != sorted(deck)
    assert t.deck == []
    assert new_game(seed=2).json["draft"]["light"]["deck"] != decks["light"]


@PLAYERS
def test_i_2_4_everybody_gets_one_tribe_of_each_realm(players: int) -> None:
    for seed in SEEDS:
        t = new_game(players, seed)
        for realm, tribes in (("light", LIGHT_TRIBES), ("dark", DARK_TRIBES)):
            dealt = [t.seat(colour)[f"{realm}_tribe"] for colour in t.seats]
            assert len(set(dealt)) == players
            assert set(dealt) <= set(tribes)


@PLAYERS
def test_i_2_5_everybody_starts_with_43_cubes_and_no_points(players: int) -> None:
    t = new_game(players)
    for colour in t.seats:
        assert sum(t.groups(colour)) + t.seat(colour)["supply"] == 43
        assert t.points(colour) == 0


def test_i_2_6_the_first_player_is_drawn_at_random() -> None:
    drawn = {str(new_game(4, seed).json["marker"]) for seed in range(30)}
    assert drawn == {"red", "blue", "purple", "yellow"}
    assert new_game(4, first="purple").chooser == "purple"


# ---------------------------------------------------------------- I-3 the initial placement


@PLAYERS
def test_i_3_1_groups_as_printed_and_no_corners_with_five(players: int) -> None:
    for seed in SEEDS:
        t = new_game(players, seed)
        for colour in t.seats:
            halves = [TRIBES[t.seat(colour)[f"{realm}_tribe"]] for realm in REALMS]
            printed = [size for half in halves for size in half["groups"] + (half["outer_groups"] if players < 5 else [])]
            assert t.groups(colour) == sorted(printed)


def test_i_3_2_a_group_goes_to_the_start_region_and_two_armies_to_its_twin() -> None:
    t = Table(phase="start_region", first="blue", blue={"light_tribe": "dwarves", "groups": [5, 4, 3, 10], "supply": 15})
    assert t.chooser == "blue"
    assert t.offered("group") == {"3", "4", "5", "10"}
    t.do("group 5")
    assert t.sites == {"light.forge_fire": "blue 5", "dark.forge_fire": "blue 2"}
    assert t.holder("forge_fire") == "blue"
    assert (t.groups("blue"), t.seat("blue")["supply"]) == ([3, 4, 10], 13)


def test_i_3_2_in_player_order() -> None:
    t = new_game(3, first="purple")
    order = []
    while t.phase == "start_region":
        order.append(t.chooser)
        t.do(sorted(t.legal)[0])
    assert order == ["purple", "red", "blue"]


def test_i_3_2_start_regions_differ() -> None:
    assert [REGIONS[region] for region in START_REGIONS] == ["treehome", "kingsroad", "forge_fire", "white_falls", "foothold"]


def placed(t: Table) -> Table:
    """Everybody has put a group into the start region."""
    while t.phase == "start_region":
        t.do(sorted(t.legal)[0])
    return t


@PLAYERS
def test_i_3_3_five_cards_each_dark_and_light_in_turn(players: int) -> None:
    t = placed(new_game(players, first="blue"))
    for turn in range(players):
        colour = t.seats[(1 + turn) % players]
        hand = t.draft_hand(colour)
        assert len(hand) == 5
        assert {card.split(".")[1] for card in hand} == {("dark", "light")[turn % 2]}


def test_i_3_4_until_nobody_has_a_group_left() -> None:
    t = Table(
        phase="draft",
        red={"groups": [3], "draft_hand": ["conflict.light.grove", "conflict.light.owlshade"], "supply": 13},
        blue={
            "groups": [2, 2],
            "draft_realm": "dark",
            "draft_hand": ["conflict.dark.grove", "conflict.dark.owlshade"],
            "supply": 13,
        },
        purple={"supply": 13},
    )
    t.do("red: choose conflict.light.grove", "blue: choose conflict.dark.grove")
    assert t.phase == "draft_choice"
    assert (t.groups("red"), t.groups("blue")) == ([], [2])
    t.do("red: choose conflict.light.grove", "blue: choose conflict.light.owlshade", "purple: choose conflict.dark.owlshade")
    assert t.at("light.owlshade") == "blue 2"
    assert t.phase == "feeding"


def test_i_3_5_a_card_with_a_free_site_must_be_chosen() -> None:
    hand = ["conflict.light.grove", "wild.light.greenwood", "wild.light.marches", "conflict.light.lakeside"]
    t = Table(
        phase="draft",
        red={"groups": [3], "draft_hand": hand},
        sites={
            "light.grove": "blue 3",
            **{f"light.{region}": "blue 1" for region in ("kingsroad", "borderland", "the_murk", "northwatch", "emberfield")},
        },
    )
    assert t.offered("choose") == {"wild.light.greenwood", "conflict.light.lakeside"}
    assert t.refusal("choose wild.light.marches") == "I-3.5"
    assert t.refusal("choose conflict.dark.grove") == "I-3.5"


def test_i_3_5_without_such_a_card_any_is_kept_in_secret() -> None:
    t = Table(
        phase="draft",
        sites={"light.grove": "blue 3", "light.lakeside": "red 1"},
        red={"groups": [3], "draft_hand": ["conflict.light.grove", "conflict.light.lakeside"]},
        blue={"groups": [2], "draft_realm": "dark", "draft_hand": ["conflict.dark.owlshade", "conflict.dark.mossvale"]},
    )
    assert t.offered("choose", "red") == {"conflict.light.grove", "conflict.light.lakeside"}
    t.do("red: choose conflict.light.grove", "blue: choose conflict.dark.owlshade")
    assert t.conflicts() == {"conflict.light.grove"}
    assert t.groups() == [3]
    assert [event.seat for event in t.told("shows")] == [1]


def test_i_3_6_cards_are_revealed_together() -> None:
    t = Table(
        phase="draft",
        red={"groups": [3], "draft_hand": ["conflict.light.grove", "conflict.light.lakeside"]},
        blue={"groups": [2, 4], "draft_realm": "dark", "draft_hand": ["conflict.dark.owlshade", "conflict.dark.mossvale"]},
    )
    t.do("blue: choose conflict.dark.owlshade")
    assert t.view("red")["seats"]["blue"]["chosen"] == "unknown"
    assert t.told("shows") == []
    t.do("red: choose conflict.light.grove")
    assert len(t.told("shows")) == 2
    assert t.view("red")["seats"]["blue"]["chosen"] == "conflict.dark.owlshade"


def test_i_3_7_placement_goes_from_the_marker_holder_on() -> None:
    hands: dict[str, Any] = {
        colour: {"groups": [2, 4], "draft_hand": [f"conflict.light.{region}", f"conflict.light.{other}"]}
        for colour, region, other in (
            ("red", "grove", "lakeside"),
            ("blue", "owlshade", "mistshore"),
            ("purple", "mossvale", "windmere"),
        )
    }
    t = Table(phase="draft", first="purple", **hands)
    t.do("red: choose conflict.light.grove", "blue: choose conflict.light.owlshade", "purple: choose conflict.light.mossvale")
    t.do("purple: group 4", "red: group 2", "blue: group 4")
    assert t.sites == {"light.mossvale": "purple 4", "light.grove": "red 2", "light.owlshade": "blue 4"}


def test_i_3_7_a_wildcard_places_on_any_free_site_of_its_area() -> None:
    t = Table(
        phase="draft",
        sites={"dark.the_murk": "blue 1"},
        red={"groups": [2, 4], "draft_realm": "dark", "draft_hand": ["wild.dark.marches", "conflict.dark.grove"]},
    )
    t.do("choose wild.dark.marches")
    assert t.offered("site") == {f"dark.{region}" for region in ("kingsroad", "borderland", "northwatch", "emberfield")}
    assert t.refusal("site dark.the_murk") == "I-3.7"
    assert t.refusal("site light.kingsroad") == "I-3.7"
    t.do("site dark.emberfield")
    assert t.refusal("group 3") == "I-3.1"
    assert t.do("group 4").at("dark.emberfield") == "red 4"


def test_i_3_7_who_finds_every_site_of_the_wildcard_taken_keeps_it() -> None:
    others = {f"dark.{region}": "purple 1" for region in ("kingsroad", "borderland", "northwatch", "emberfield")}
    t = Table(
        phase="draft",
        sites=others,
        red={"groups": [3], "draft_realm": "dark", "draft_hand": ["conflict.dark.the_murk", "conflict.dark.grove"]},
        blue={"groups": [2], "draft_realm": "dark", "draft_hand": ["wild.dark.marches", "conflict.dark.owlshade"]},
    )
    t.do("red: choose conflict.dark.the_murk", "blue: choose wild.dark.marches")
    assert t.at("dark.the_murk") == "red 3"
    assert t.groups("blue") == [2]
    assert t.conflicts("blue") == {"wild.dark.marches"}


@pytest.mark.parametrize("holder", ["red", "blue"])
def test_i_3_8_the_conflict_card_is_kept_if_the_region_card_is_held(holder: str) -> None:
    t = Table(
        phase="draft",
        sites={"dark.grove": f"{holder} 2"},
        region_cards={"grove": holder},
        red={"groups": [2, 4], "draft_hand": ["conflict.light.grove", "conflict.light.lakeside"]},
    )
    t.do("choose conflict.light.grove", "group 2")
    assert t.conflicts() == {"conflict.light.grove"}
    assert t.holder("grove") == holder


def test_i_3_9_hands_and_marker_go_to_the_left() -> None:
    t = placed(new_game(4, seed=3, first="red"))
    hands = {colour: t.draft_hand(colour) for colour in t.seats}
    chosen = {}
    for colour in t.seats:
        card = sorted(t.offered("choose", colour))[0]
        chosen[colour] = card
        t.do(f"{colour}: choose {card}")
    while t.phase == "draft_place":
        t.do(sorted(t.legal)[0])
    assert t.json["marker"] == "blue"
    for seat, colour in enumerate(t.seats):
        left = t.seats[(seat + 1) % 4]
        assert hands[colour] - {chosen[colour]} < t.draft_hand(left)
        assert len(t.draft_hand(left)) == 5
        assert len({card.split(".")[1] for card in t.draft_hand(left)}) == 1


def test_i_3_10_a_site_never_blocks_its_twin() -> None:
    t = Table(
        phase="draft",
        sites={"dark.grove": "blue 2", "dark.lakeside": "red 2"},
        red={"groups": [3], "draft_hand": ["conflict.light.grove", "conflict.light.lakeside"]},
    )
    assert t.offered("choose") == {"conflict.light.grove", "conflict.light.lakeside"}


def last_draft_round() -> Table:
    """Red alone still chooses a card, and the placement is over."""
    return Table(
        phase="draft",
        tower_is="open",
        first="blue",
        draft={"light": {"deck": ["conflict.light.lakeside"], "discards": ["conflict.light.owlshade"]}, "dark": {"discards": []}},
        deck=[],
        red={
            "light_tribe": "halflings",
            "dark_tribe": "trolls",
            "supply": 13,
            "draft_hand": ["conflict.light.grove", "wild.light.marches"],
        },
        blue={"supply": 13, "conflicts": ["conflict.dark.grove"]},
        purple={"supply": 13},
    )


def test_i_3_11_resources_limbos_and_one_deck() -> None:
    t = last_draft_round().do("choose conflict.light.grove")
    assert t.stock() == (7, 9)
    for colour in t.seats:
        assert t.limbo(colour) == (3, 3)
    assert set(t.deck) == {"conflict.light.lakeside", "conflict.light.owlshade", "wild.light.marches"}
    assert (t.conflicts("red"), t.conflicts("blue")) == ({"conflict.light.grove"}, {"conflict.dark.grove"})
    assert t.json["draft"] == {realm: {"deck": [], "discards": []} for realm in REALMS}
    assert t.draft_hand() == set()


def test_i_3_11_the_marker_stays_with_its_holder() -> None:
    t = last_draft_round().do("choose conflict.light.grove")
    assert t.json["marker"] == "blue"
    while t.phase == "feeding":
        t.do("split 0")
    assert (t.json["first"], t.chooser) == ("blue", "blue")


@pytest.mark.parametrize("tribe", [*LIGHT_TRIBES, *DARK_TRIBES])
def test_i_3_11_what_each_tribe_starts_with(tribe: str) -> None:
    light, dark = (tribe, "orcs") if tribe in LIGHT_TRIBES else ("elves", tribe)
    t = Table(phase="draft", red={"light_tribe": light, "dark_tribe": dark, "supply": 13, "draft_hand": ["conflict.light.grove"]})
    t.do("choose conflict.light.grove")
    halves = [TRIBES[light]["start"], TRIBES[dark]["start"]]
    assert t.stock() == (halves[0][0] + halves[1][0], halves[0][1] + halves[1][1])


def test_i_3_12_conflict_cards_are_secret_and_region_cards_public() -> None:
    t = Table(
        phase="planning", sites={"light.grove": "red 1"}, region_cards={"grove": "red"}, conflicts=["conflict.dark.lakeside"]
    )
    view = t.view("blue")
    assert view["region_cards"] == {"grove": "red"}
    assert "conflicts" not in view["seats"]["red"]
    assert view["seats"]["red"]["conflict_count"] == 1
    assert t.view("red")["seats"]["red"]["conflicts"] == ["conflict.dark.lakeside"]


def test_i_3_12_the_hand_has_magic_cards_and_blanks() -> None:
    t = Table(phase="planning")
    assert t.offered("plan") == {"extract_gold blank"}
    for space in SPACES[:8]:
        t.do(f"red: leave {space}")
    assert t.offered("cast") == {f"magic_1 magic.{magic}" for magic in MAGICS} | {"magic_1 blank"}


# ---------------------------------------------------------------- I-4 feeding the tower


@PLAYERS
def test_i_4_1_seven_armies_each_and_ten_inhabitants(players: int) -> None:
    t = Table(players=players, phase="draft", red={"supply": 13, "draft_hand": ["conflict.light.grove"]})
    t.do("choose conflict.light.grove")
    assert t.thrown == {**dict.fromkeys(t.seats, 7), "green": 10}
    assert len(t.told("throw")) == 1


def test_i_4_2_what_came_out_is_split_freely() -> None:
    t = last_draft_round().do("choose conflict.light.grove")
    assert t.chooser == "blue"
    assert t.offered("split") == {str(number) for number in range(8)}
    assert t.refusal("split 8") == "I-4.2"
    t.do("blue: split 7", "purple: split 0", "red: split 3")
    assert (t.limbo("blue"), t.limbo("purple"), t.limbo("red")) == ((10, 3), (3, 10), (6, 7))


def test_i_4_3_two_inhabitants_stay_in_the_tray() -> None:
    t = last_draft_round().do("choose conflict.light.grove")
    assert t.tray["green"] == 2
    assert t.inhabitants == 18


def test_i_4_4_the_rest_of_the_supply_leaves_the_game() -> None:
    t = Table(
        players=5,
        phase="draft",
        tower_is="open",
        red={"supply": 20, "draft_hand": ["conflict.light.grove"]},
        blue={"supply": 13},
    )
    t.do("choose conflict.light.grove", "red: split 0")
    assert t.seat()["supply"] == 0
    assert sum(t.limbo()) + t.tray.get("red", 0) + t.tower.get("red", 0) == 13
