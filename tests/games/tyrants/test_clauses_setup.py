"""T-0 conventions, T-1 components, T-2 set-up. Real games are set up here as a player would, by options and a seed."""

from __future__ import annotations

from collections import Counter

import pytest

from bailiwick.games.tyrants.board import COLOURS, LOCATION_NAMES, ROUTES, SECTION_NAMES, SITES
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import HALF_DECKS
from tests.games.tyrants.looking import in_play, marker, new_game, state_of, whites
from tests.games.tyrants.table import Table, cards

# id, section, VP, spaces, white troops, VP of the marker's total-control side, starting site
PRINTED_SITES = """
    gauntlgrym                  left   2 3 2 1 -
    wormwrithings               left   3 3 0 - -
    jhachalkhyn                 left   4 4 0 - start
    buiyrandyn                  left   3 3 1 - -
    stoneshaft_clanhold         left   4 2 2 - -
    chchitl                     left   2 3 2 1 -
    blingdenstone               center 4 2 2 - -
    mantol_derith               center 4 5 2 - start
    menzoberranzan              center 5 6 3 2 -
    gracklstugh                 center 3 4 2 - -
    chasmleap_bridge            center 1 1 0 - -
    everfire                    center 3 3 0 - -
    halls_of_the_scoured_legion center 3 2 1 - -
    labyrinth                   center 3 3 1 - -
    araumycos                   center 3 4 4 3 -
    ched_nasad                  center 3 4 0 - start
    skullport                   center 4 5 2 - start
    eryndlyn                    center 3 3 0 - start
    llacerellyn                 center 2 2 0 - -
    kanaglym                    center 3 3 0 - -
    tsenviilyq                  center 4 3 3 1 -
    chaulssin                   right  4 5 0 - start
    phaerlin                    right  2 3 2 1 -
    yathchol                    right  4 2 2 - -
    ruins_of_dekanter           right  5 6 2 - -
    sszuraassnee                right  2 3 2 1 -
"""
# from, to, spaces, and which of them (counted from 0) start with a white troop
PRINTED_ROUTES = """
    gauntlgrym wormwrithings 0
    gauntlgrym jhachalkhyn 1
    wormwrithings mantol_derith 1
    jhachalkhyn buiyrandyn 1
    jhachalkhyn gracklstugh 1
    buiyrandyn stoneshaft_clanhold 1
    buiyrandyn labyrinth 1
    stoneshaft_clanhold chchitl 1
    stoneshaft_clanhold skullport 2
    chchitl kanaglym 1
    blingdenstone mantol_derith 1 0
    mantol_derith menzoberranzan 3
    mantol_derith gracklstugh 1
    menzoberranzan chasmleap_bridge 2
    menzoberranzan everfire 2
    gracklstugh chasmleap_bridge 2
    gracklstugh labyrinth 1
    chasmleap_bridge everfire 1
    chasmleap_bridge araumycos 1 0
    everfire halls_of_the_scoured_legion 1
    everfire chaulssin 1
    halls_of_the_scoured_legion ched_nasad 2
    halls_of_the_scoured_legion yathchol 1
    labyrinth araumycos 2 1
    labyrinth skullport 2
    araumycos ched_nasad 1 0
    araumycos eryndlyn 1 0
    ched_nasad llacerellyn 2
    ched_nasad yathchol 1
    ched_nasad ruins_of_dekanter 1
    skullport kanaglym 1
    eryndlyn llacerellyn 1
    eryndlyn kanaglym 2
    llacerellyn tsenviilyq 1
    llacerellyn sszuraassnee 2
    kanaglym tsenviilyq 2
    chaulssin phaerlin 1
    phaerlin yathchol 1
    phaerlin ruins_of_dekanter 2
    ruins_of_dekanter sszuraassnee 1
"""
CENTER_STARTS = {"mantol_derith", "skullport", "eryndlyn", "ched_nasad"}


def lines(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


# ---------------------------------------------------------------- T-0 reading conventions


def test_t_0_1_an_opponent_is_another_player() -> None:
    t = Table(players=3, outcasts=30, hand=["myconid_adult"]).play("myconid_adult")
    assert t.offered("target") == {"blue", "orange"}
    assert "(T-0.1)" in t.why_not("target red")


def test_t_0_2_an_enemy_troop_is_white_or_another_players() -> None:
    t = Table(power=3, map={"skullport": {"red": 1, "blue": 1, "white": 2}})
    assert t.offered("assassinate") == {"skullport blue", "skullport white"}
    assert t.why_not("assassinate skullport red") == "That troop is your own. (T-0.2)"


def test_t_0_2_another_players_troop_is_never_white() -> None:
    t = Table(hand=["vampire_spawn"], map={"skullport": {"red": 1, "blue": 1, "white": 2}}).play("vampire_spawn")
    assert t.offered("return-troop") == {"skullport blue"}


def test_t_0_3_a_space_holds_one_troop() -> None:
    t = Table(power=5, map={"chasmleap_bridge": {"red": 1}, "chasmleap_bridge__everfire:0": {"blue": 1}})
    assert t.why_not("deploy chasmleap_bridge") == "Chasmleap Bridge has no empty space. (T-0.3)"
    assert "(T-0.3)" in t.why_not("deploy chasmleap_bridge__everfire:0")


def test_t_0_3_a_site_holds_as_many_troops_as_it_has_spaces() -> None:
    t = Table(power=5, map={"everfire": {"red": 1}}).do("deploy everfire", "deploy everfire")
    assert t.at("everfire") == {"red": 3}
    assert "(T-0.3)" in t.why_not("deploy everfire")


def test_t_0_4_anywhere_needs_no_presence() -> None:
    t = Table(hand=["ogre_zombie"], map={"skullport": {"red": 1}, "araumycos": {"white": 4}}).play("ogre_zombie")
    assert t.offered("supplant") == {"araumycos white"}


def test_t_0_4_anywhere_stays_on_the_map_in_play() -> None:
    t = Table(hand=["ogre_zombie"], map={"araumycos": {"white": 4}}).play("ogre_zombie")
    assert t.why_not("supplant gauntlgrym white") == "Gauntlgrym is not in play in this game. (T-2.2)"


@pytest.mark.parametrize(("white", "vp"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_t_0_6_divisions_round_down(white: int, vp: int) -> None:
    """Black Dragon: 1 VP per 3 white trophies, its own kill among them."""
    t = Table(hand=["black_dragon"], trophies={"white": white}, map={"araumycos": {"white": 1}})
    t.play("black_dragon", "supplant araumycos white")
    assert t.vp() == vp


# ---------------------------------------------------------------- T-1 components


def test_t_1_1_the_sites_are_those_of_the_printed_board() -> None:
    assert [
        [
            site.id,
            SECTION_NAMES[site.section],
            str(site.vp),
            str(site.spaces),
            str(site.whites),
            str(site.marker_vp or "-"),
            "start" if site.start else "-",
        ]
        for site in SITES
    ] == lines(PRINTED_SITES)


def test_t_1_1_the_routes_are_those_of_the_printed_board() -> None:
    assert [[route.a, route.b, str(route.spaces), *map(str, route.whites)] for route in ROUTES] == lines(PRINTED_ROUTES)


def test_t_1_1_the_map_has_26_sites_40_routes_and_140_spaces() -> None:
    assert len(SITES) == 26
    assert len(ROUTES) == 40
    assert sum(site.spaces for site in SITES) == 87
    assert sum(route.spaces for route in ROUTES) == 53
    assert len(LOCATION_NAMES) == 26 + 53


def test_t_1_2_each_player_has_40_troops_and_5_spies() -> None:
    t = new_game(players=4)
    for colour in COLOURS[:4]:
        assert t.barracks(colour) == 40
        assert t.spies_left(colour) == 5


def test_t_1_2_there_are_40_white_troops() -> None:
    assert whites(new_game(players=4)) == 40


def test_t_1_3_the_cards_of_the_box() -> None:
    copies: Counter[str] = Counter()
    for card in CARDS:
        copies[card.id if card.deck in {"starter", "core"} else card.deck] += card.copies
    assert copies == {
        "noble": 28,
        "soldier": 12,
        "house_guard": 15,
        "priestess_of_lolth": 15,
        "insane_outcast": 30,
        "drow": 40,
        "dragons": 40,
        "elementals": 40,
        "demons": 40,
        "aberrations": 40,
        "undead": 40,
    }


def test_t_1_4_seven_control_markers() -> None:
    t = Table(players=4, map={site.id: {"red": site.spaces} for site in SITES if site.marker_vp}, turn={"paid": []})
    t.end_turn().end_turn().end_turn().end_turn()
    assert t.influence == 7


def test_t_1_5_every_zone_has_its_place_in_a_position() -> None:
    t = new_game(players=2)
    assert set(t.seat()) == {"deck", "hand", "discard", "inner_circle", "barracks", "vp", "trophies"}
    assert set(t.json["market"]) == {"deck", "row", "supplies", "devoured"}
    assert len(t.row) == 6


# ---------------------------------------------------------------- T-2 set-up


LAYOUTS = [  # players, outer section, then sites, spaces, white troops, starting sites, control markers
    pytest.param(2, "random", 15, 82, 25, 4, 3, id="2"),
    pytest.param(3, "left", 21, 110, 32, 5, 5, id="3-left"),
    pytest.param(3, "right", 20, 112, 33, 5, 5, id="3-right"),
    pytest.param(4, "random", 26, 140, 40, 6, 7, id="4"),
]


@pytest.mark.parametrize(("players", "outer", "sites", "spaces", "white", "starts", "markers"), LAYOUTS)
def test_t_2_1_sections_by_number_of_players(
    players: int, outer: str, sites: int, spaces: int, white: int, starts: int, markers: int
) -> None:
    t = new_game(players=players, outer=outer)
    there = in_play(t)
    assert len([place for place in there if ":" not in place]) == sites
    assert sum(site.spaces for site in SITES if site.id in there) + len([p for p in there if ":" in p]) == spaces
    assert whites(t) == white
    assert len(t.offered("deploy")) == starts
    assert len([site for site in SITES if site.marker_vp and site.id in there]) == markers


def test_t_2_1_two_players_use_the_center_and_four_use_all() -> None:
    assert new_game(players=2).json["sections"] == ["center"]
    assert new_game(players=4).json["sections"] == ["left", "center", "right"]


def test_t_2_1_three_players_choose_an_outer_section() -> None:
    assert new_game(players=3, outer="left").json["sections"] == ["left", "center"]
    assert new_game(players=3, outer="right").json["sections"] == ["center", "right"]


@pytest.mark.parametrize("players", [2, 3])
def test_t_2_2_nothing_can_be_put_where_it_is_not_in_play(players: int) -> None:
    """With no troop on the map a player may deploy anywhere, and still not there; the same goes for all else that is put down."""
    t = Table(players=players, power=1, hand=["spy_master", "cleric_of_laogzed", "mummy_lord"], trophies={"white": 1})
    outside = set(LOCATION_NAMES) - in_play(t)
    assert len(outside) == {2: 32, 3: 16}[players]
    assert t.offered("deploy") == in_play(t)
    for place in outside:
        assert "(T-2.2)" in t.why_not(f"deploy {place}")
    t.play("spy_master")
    assert t.offered("place-spy") == {place for place in in_play(t) if ":" not in place}
    assert "(T-2.2)" in t.why_not("place-spy yathchol")
    t.do("place-spy skullport").play("mummy_lord", "option 2", "take-trophy red white")
    assert t.offered("raise-at") == in_play(t)
    assert "(T-2.2)" in t.why_not("raise-at llacerellyn__sszuraassnee:0")
    t.do("raise-at skullport", "option 1", "assassinate skullport white")


def test_t_2_2_no_troop_moves_out_of_play() -> None:
    t = Table(hand=["cleric_of_laogzed"], map={"skullport": {"red": 1, "blue": 1}})
    t.play("cleric_of_laogzed", "move-from skullport blue")
    assert t.offered("move-to") == in_play(t)
    assert "(T-2.2)" in t.why_not("move-to stoneshaft_clanhold__skullport:1")


def test_t_2_2_a_route_needs_both_of_its_ends() -> None:
    center = in_play(Table(players=2))
    left = in_play(Table(players=3, sections=["left", "center"]))
    assert {place for place in left - center if ":" in place} == {
        "gauntlgrym__jhachalkhyn:0",
        "wormwrithings__mantol_derith:0",
        "jhachalkhyn__buiyrandyn:0",
        "jhachalkhyn__gracklstugh:0",
        "buiyrandyn__stoneshaft_clanhold:0",
        "buiyrandyn__labyrinth:0",
        "stoneshaft_clanhold__chchitl:0",
        "stoneshaft_clanhold__skullport:0",
        "stoneshaft_clanhold__skullport:1",
        "chchitl__kanaglym:0",
    }


def half_deck(*names: str) -> Counter[str]:
    return Counter({card.id: card.copies for card in CARDS if card.deck in names})


def test_t_2_3_the_market_is_two_half_decks() -> None:
    t = new_game(players=2, decks="drow,dragons")
    market = Counter([card for card in [*t.row, *t.market_deck] if card])
    assert market == half_deck("drow", "dragons")
    assert market.total() == 80


def test_t_2_3_the_market_deck_is_shuffled() -> None:
    decks = {tuple(new_game(seed, players=2, decks="drow,dragons").market_deck) for seed in range(5)}
    assert len(decks) == 5


def test_t_2_3_any_two_half_decks_may_be_picked() -> None:
    pairs = {tuple(new_game(seed, players=2).json["decks"]) for seed in range(150)}
    assert pairs == {(a, b) for i, a in enumerate(HALF_DECKS) for b in HALF_DECKS[i + 1 :]}


def test_t_2_4_house_guards_and_priestesses_in_open_supplies() -> None:
    t = new_game(players=2, decks="drow,dragons")
    assert t.supply("house_guard") == 15
    assert t.supply("priestess_of_lolth") == 15


def test_t_2_4_insane_outcasts_only_with_demons() -> None:
    assert new_game(players=2, decks="drow,demons").supply("insane_outcast") == 30
    assert new_game(players=2, decks="drow,undead").supply("insane_outcast") == 0


def test_t_2_5_six_cards_face_up() -> None:
    t = new_game(players=2)
    assert len([card for card in t.row if card]) == 6
    assert len(t.market_deck) == 74


@pytest.mark.parametrize(("players", "outer", "sites", "spaces", "white", "starts", "markers"), LAYOUTS)
def test_t_2_6_white_troops_where_they_are_printed(
    players: int, outer: str, sites: int, spaces: int, white: int, starts: int, markers: int
) -> None:
    t = new_game(players=players, outer=outer)
    printed = {line[0]: int(line[4]) for line in lines(PRINTED_SITES) if line[4] != "0"}
    printed |= {f"{line[0]}__{line[1]}:{space}": 1 for line in lines(PRINTED_ROUTES) for space in line[3:]}
    there = in_play(t)
    assert t.json["map"] == {place: {"white": number} for place, number in printed.items() if place in there}
    assert whites(t) == white


def test_t_2_7_control_markers_lie_on_their_sites() -> None:
    t = new_game(players=4)
    for site in SITES:
        if site.marker_vp:
            assert marker(t, site.id) is None


def test_t_2_8_the_first_player_is_random() -> None:
    assert {new_game(seed, players=4).json["first"] for seed in range(40)} == set(COLOURS[:4])


def test_t_2_8_the_first_player_never_changes_and_turns_go_clockwise() -> None:
    t = new_game(players=3, first="blue", decks="drow,dragons")
    for site in ("skullport", "eryndlyn", "ched_nasad"):
        t.do(f"deploy {site}")
    order = []
    for _ in range(6):
        order.append(t.active)
        assert t.json["first"] == "blue"
        t.end_turn()
    assert order == ["blue", "orange", "red", "blue", "orange", "red"]


def test_t_2_9_each_player_begins_with_seven_nobles_and_three_soldiers() -> None:
    t = new_game(players=4)
    for colour in COLOURS[:4]:
        assert Counter(t.deck(colour) + t.hand(colour)) == {"noble": 7, "soldier": 3}
        assert len(t.hand(colour)) == 5
        assert t.barracks(colour) == 40
        assert t.spies_left(colour) == 5


def test_t_2_9_the_starting_decks_are_shuffled() -> None:
    hands = {tuple(new_game(seed, players=2).hand("red")) for seed in range(100)}
    assert hands == {tuple(cards(noble=5 - soldiers, soldier=soldiers)) for soldiers in range(4)}


def test_t_2_10_first_deployments_go_round_from_the_first_player() -> None:
    t = new_game(players=3, first="orange", outer="left")
    order = []
    for site in ("jhachalkhyn", "skullport", "eryndlyn"):
        order.append(t.chooser)
        t.do(f"deploy {site}")
    assert order == ["orange", "red", "blue"]
    assert t.at("jhachalkhyn") == {"orange": 1}
    assert t.at("skullport") == {"red": 1, "white": 2}
    assert t.at("eryndlyn") == {"blue": 1}
    assert t.active == "orange"


@pytest.mark.parametrize(
    ("players", "outer", "more"),
    [
        (2, "random", set()),
        (3, "left", {"jhachalkhyn"}),
        (3, "right", {"chaulssin"}),
        (4, "random", {"jhachalkhyn", "chaulssin"}),
    ],
)
def test_t_2_10_starting_sites_also_with_white_troops(players: int, outer: str, more: set[str]) -> None:
    t = new_game(players=players, outer=outer)
    assert t.at("skullport") == {"white": 2}
    assert t.legal == {f"deploy {site}" for site in CENTER_STARTS | more}


def test_t_2_10_a_starting_site_is_taken_once() -> None:
    t = new_game(players=2, first="red").do("deploy skullport")
    assert t.offered("deploy") == CENTER_STARTS - {"skullport"}
    assert t.why_not("deploy skullport") == "Another player already started at Skullport. (T-2.10)"


def test_t_2_10_only_starting_sites() -> None:
    t = new_game(players=2)
    assert t.why_not("deploy menzoberranzan") == "Menzoberranzan is not a starting site. (T-2.10)"
    assert "(T-2.2)" in t.why_not("deploy jhachalkhyn")
    assert "(T-2.10)" in t.why_not("end-turn")


def test_t_2_11_after_set_up() -> None:
    t = new_game(players=4, first="red")
    for site in ("skullport", "eryndlyn", "ched_nasad", "chaulssin"):
        t.do(f"deploy {site}")
    for colour, site in zip(COLOURS[:4], ("skullport", "eryndlyn", "ched_nasad", "chaulssin"), strict=True):
        assert t.barracks(colour) == 39
        assert t.at(site)[colour] == 1
        assert len(t.hand(colour)) == 5
        assert len(t.deck(colour)) == 5
        assert t.discard(colour) == []
        assert t.vp(colour) == 0
    assert (t.active, t.json["round"], t.power, t.influence) == ("red", 1, 0, 0)
    assert state_of(t).ending is False
