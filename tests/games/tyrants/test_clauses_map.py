"""T-7 spaces, adjacency and presence; T-8 control; T-9 control markers."""

from __future__ import annotations

import pytest

from tests.games.tyrants.looking import marker, presence, state_of
from tests.games.tyrants.table import Table

# ---------------------------------------------------------------- T-7 spaces, adjacency, presence


def test_t_7_1_neighbours_along_a_route_are_adjacent() -> None:
    """Site, end space, middle space, end space, site: each is adjacent to the next only."""
    line = ["mantol_derith", *(f"mantol_derith__menzoberranzan:{i}" for i in range(3)), "menzoberranzan"]
    for i, place in enumerate(line):
        t = Table(map={place: {"red": 1}})
        assert presence(t) & set(line) == set(line[max(0, i - 1) : i + 2])


def test_t_7_2_the_route_without_spaces_joins_its_two_sites() -> None:
    t = Table(players=4, map={"wormwrithings": {"red": 1}})
    assert presence(t) == {"wormwrithings", "gauntlgrym", "wormwrithings__mantol_derith:0"}
    t = Table(players=4, map={"gauntlgrym": {"red": 1}})
    assert presence(t) == {"gauntlgrym", "wormwrithings", "gauntlgrym__jhachalkhyn:0"}


def test_t_7_2_no_other_two_sites_are_adjacent() -> None:
    t = Table(players=4, map={"chasmleap_bridge": {"red": 1}, "everfire": {"blue": 1}})
    assert "everfire" not in presence(t)
    assert "chasmleap_bridge" not in presence(t, "blue")


def test_t_7_3_presence_at_a_site_by_a_spy_a_troop_or_an_adjacent_troop() -> None:
    assert "kanaglym" in presence(Table(map={"kanaglym": {"spies": ["red"]}}))
    assert "kanaglym" in presence(Table(map={"kanaglym": {"red": 1}}))
    assert "kanaglym" in presence(Table(map={"skullport__kanaglym:0": {"red": 1}}))
    assert "kanaglym" not in presence(Table(map={"eryndlyn__kanaglym:0": {"red": 1}}))
    assert "kanaglym" not in presence(Table(map={"kanaglym": {"blue": 1, "spies": ["blue"]}}))


def test_t_7_3_without_presence_a_troop_is_out_of_reach() -> None:
    t = Table(power=3, map={"kanaglym": {"blue": 1}, "eryndlyn__kanaglym:0": {"red": 1}})
    assert t.why_not("assassinate kanaglym blue") == "You have no Presence at Kanaglym. (T-7.3)"
    t = Table(power=3, map={"kanaglym": {"blue": 1}, "eryndlyn__kanaglym:1": {"red": 1}})
    assert t.offered("assassinate") == {"kanaglym blue"}


def test_t_7_4_presence_at_a_route_space_by_a_troop_there_or_adjacent() -> None:
    space = "eryndlyn__kanaglym:1"
    assert space in presence(Table(map={space: {"red": 1}}))
    assert space in presence(Table(map={"eryndlyn__kanaglym:0": {"red": 1}}))
    assert space in presence(Table(map={"kanaglym": {"red": 1}}))
    assert space not in presence(Table(map={"eryndlyn": {"red": 1}}))


def test_t_7_4_spies_give_no_presence_at_route_spaces() -> None:
    assert presence(Table(map={"kanaglym": {"spies": ["red"]}})) == {"kanaglym"}


def test_t_7_5_presence_at_a_site_covers_all_its_spaces() -> None:
    t = Table(power=3, map={"skullport__kanaglym:0": {"red": 1}, "skullport": {"blue": 2, "white": 2}})
    assert t.offered("assassinate") == {"skullport blue", "skullport white"}
    assert t.do("deploy skullport").at("skullport") == {"red": 1, "blue": 2, "white": 2}


def test_t_7_5_presence_does_not_chain() -> None:
    """A troop at the end of a route is present at the site, but not on the site's other routes nor at the next site."""
    t = Table(map={"skullport__kanaglym:0": {"red": 1}})
    assert presence(t) == {"skullport__kanaglym:0", "skullport", "kanaglym"}


def test_t_7_6_white_troops_give_nobody_presence() -> None:
    t = Table(map={"araumycos": {"white": 4}})
    assert presence(t) == presence(t, "blue") == set()


def test_t_7_6_presence_goes_with_the_troop() -> None:
    """Of two troops that give presence at Kanaglym one dies: it stays; the other dies too: it goes, and so do the routes."""
    here = {"kanaglym": {"blue": 1}, "skullport__kanaglym:0": {"blue": 1}, "eryndlyn": {"red": 1}, "skullport": {"red": 1}}
    t = Table(power=6, map={**here, "eryndlyn__kanaglym:1": {"red": 1}}).do("assassinate kanaglym blue")
    assert presence(t, "blue") == {"skullport__kanaglym:0", "skullport", "kanaglym"}
    t.do("assassinate skullport__kanaglym:0")
    assert presence(t, "blue") == set()


def test_t_7_6_presence_comes_with_the_troop() -> None:
    t = Table(power=2, map={"skullport": {"red": 1}})
    assert "(T-10.2.1)" in t.why_not("deploy kanaglym")
    t.do("deploy skullport__kanaglym:0")
    assert "deploy kanaglym" in t.legal


# ---------------------------------------------------------------- T-8 control and total control


@pytest.mark.parametrize(
    ("troops", "ruler"),
    [
        ({"red": 1}, "red"),
        ({"red": 2, "blue": 1}, "red"),
        ({"red": 2, "blue": 1, "orange": 1, "white": 1}, "red"),
        ({"red": 1, "blue": 1}, None),
        ({"red": 2, "white": 2}, None),
        ({"red": 1, "white": 2}, None),
        ({"red": 2, "blue": 2, "white": 1}, None),
        ({"white": 3}, None),
        ({}, None),
    ],
)
def test_t_8_1_control_is_more_troops_than_any_other_colour(troops: dict[str, int], ruler: str | None) -> None:
    t = Table(players=3, map={"skullport": troops})
    assert t.controls("skullport") == ruler


def test_t_8_1_control_is_what_is_scored() -> None:
    t = Table(map={"skullport": {"red": 2, "blue": 1}, "kanaglym": {"red": 1, "white": 1}, "eryndlyn": {"blue": 1}})
    assert [page["sites"] for page in t.match.game.score_sources(t.match.state)] == [4, 3]


def test_t_8_2_total_control_needs_every_space() -> None:
    assert Table(map={"kanaglym": {"red": 3}}).totally_controls("kanaglym") == "red"
    assert Table(map={"kanaglym": {"red": 2}}).totally_controls("kanaglym") is None
    assert Table(map={"kanaglym": {"red": 2, "white": 1}}).totally_controls("kanaglym") is None


def test_t_8_2_another_players_spy_breaks_total_control_your_own_does_not() -> None:
    assert Table(map={"kanaglym": {"red": 3, "spies": ["blue"]}}).totally_controls("kanaglym") is None
    assert Table(map={"kanaglym": {"red": 3, "spies": ["red"]}}).totally_controls("kanaglym") == "red"


def test_t_8_3_spies_do_not_count_for_control() -> None:
    assert Table(map={"kanaglym": {"spies": ["red"]}}).controls("kanaglym") is None
    assert Table(map={"kanaglym": {"blue": 1, "spies": ["red"]}}).controls("kanaglym") == "blue"


def test_t_8_3_route_spaces_are_not_controlled() -> None:
    t = Table(hand=["white_dragon"], barracks=0, map={f"mantol_derith__menzoberranzan:{i}": {"red": 1} for i in range(3)})
    t.play("white_dragon")
    assert t.vp() == 3  # the three deployments without troops, nothing for sites
    assert t.match.game.score_sources(t.match.state)[0]["sites"] == 0


def test_t_8_4_control_changes_at_once_on_anybodys_turn() -> None:
    t = Table(power=6, map={"skullport": {"red": 1, "blue": 2}}).do("assassinate skullport blue")
    assert t.controls("skullport") is None
    t.do("assassinate skullport blue")
    assert t.controls("skullport") == "red"


def test_t_8_4_total_control_changes_at_once() -> None:
    t = Table(active="blue", seats={"blue": {"hand": ["spy_master"]}}, map={"kanaglym": {"red": 3}})
    assert t.totally_controls("kanaglym") == "red"
    t.play("spy_master", "place-spy kanaglym")
    assert t.totally_controls("kanaglym") is None
    assert t.controls("kanaglym") == "red"


# ---------------------------------------------------------------- T-9 control markers

MARKERS = {
    "gauntlgrym": 1,
    "chchitl": 1,
    "menzoberranzan": 2,
    "araumycos": 3,
    "tsenviilyq": 1,
    "phaerlin": 1,
    "sszuraassnee": 1,
}
SPACES = {"menzoberranzan": 6, "araumycos": 4}


@pytest.mark.parametrize("site", MARKERS)
def test_t_9_1_these_sites_have_a_marker(site: str) -> None:
    t = Table(players=4, power=1, map={site: {"red": 1, "blue": 1}}).do(f"deploy {site}")
    assert marker(t, site) == "red"
    assert t.influence == 1


@pytest.mark.parametrize("site", ["skullport", "ruins_of_dekanter", "jhachalkhyn", "mantol_derith"])
def test_t_9_1_other_sites_pay_nothing(site: str) -> None:
    t = Table(players=4, power=1, map={site: {"red": 1, "blue": 1}}).do(f"deploy {site}")
    assert t.controls(site) == "red"
    assert t.influence == 0


def test_t_9_2_the_marker_moves_with_control() -> None:
    """From the map to red, by a tie back to the map, from red's hands straight to blue's."""
    t = Table(power=7, map={"tsenviilyq": {"blue": 1, "spies": ["red"]}, "kanaglym__tsenviilyq:1": {"red": 1}})
    assert marker(t, "tsenviilyq") == "blue"
    t.do("deploy tsenviilyq")
    assert marker(t, "tsenviilyq") is None
    t.do("deploy tsenviilyq")
    assert marker(t, "tsenviilyq") == "red"
    t = Table(hand=["orcus", "noble"], trophies={"blue": 2}, map={"araumycos": {"red": 1, "blue": 1}, "eryndlyn": {"blue": 1}})
    t.play("orcus", "devour noble", "assassinate araumycos blue")
    assert marker(t, "araumycos") == "red"
    t.do("take-trophy red blue", "raise-at araumycos", "take-trophy red blue", "raise-at araumycos")
    assert marker(t, "araumycos") == "blue"


def test_t_9_3_each_marker_held_pays_one_influence_when_the_turn_begins() -> None:
    t = Table(active="blue", map={"araumycos": {"red": 4}, "tsenviilyq": {"red": 1}, "menzoberranzan": {"blue": 1}})
    t.end_turn()
    assert (t.active, t.influence) == ("red", 2)
    t.end_turn()
    assert (t.active, t.influence) == ("blue", 1)


def test_t_9_3_a_marker_taken_on_your_turn_pays_at_once() -> None:
    t = Table(power=1, map={"tsenviilyq": {"red": 1, "blue": 1}})
    assert t.influence == 0
    assert t.do("deploy tsenviilyq").influence == 1


def test_t_9_3_a_marker_pays_once_a_turn() -> None:
    """It paid when the turn began; lost and taken again it pays no more, nor when control becomes total."""
    t = Table(active="blue", map={"tsenviilyq": {"red": 2, "blue": 1}}, seats={"red": {"hand": ["intellect_devourer"]}})
    t.end_turn()
    assert t.influence == 1
    t.play("intellect_devourer", "option 2", "return-troop tsenviilyq red", "return-troop tsenviilyq blue")
    assert marker(t, "tsenviilyq") == "red"
    assert t.influence == 1


def test_t_9_3_it_pays_again_on_the_next_turn() -> None:
    t = Table(power=1, map={"tsenviilyq": {"red": 1, "blue": 1}}).do("deploy tsenviilyq").end_turn().end_turn()
    assert (t.active, t.influence) == ("red", 1)


@pytest.mark.parametrize(("site", "vp"), MARKERS.items())
def test_t_9_4_vp_of_the_total_control_side(site: str, vp: int) -> None:
    t = Table(players=4, map={site: {"red": SPACES.get(site, 3)}}).end_turn()
    assert t.vp() == vp


@pytest.mark.parametrize("site", MARKERS)
def test_t_9_4_plain_control_gives_no_vp(site: str) -> None:
    t = Table(players=4, map={site: {"red": SPACES.get(site, 3) - 1}}).end_turn()
    assert marker(t, site) == "red"
    assert t.vp() == 0


def test_t_9_4_total_control_without_a_marker_gives_no_vp() -> None:
    assert Table(map={"kanaglym": {"red": 3}}).end_turn().vp() == 0


def test_t_9_5_influence_received_is_kept_when_the_marker_is_lost() -> None:
    t = Table(power=1, hand=["intellect_devourer"], map={"tsenviilyq": {"red": 1, "blue": 1}}).do("deploy tsenviilyq")
    t.play("intellect_devourer", "option 2", "return-troop tsenviilyq red", "decline")
    assert marker(t, "tsenviilyq") is None
    assert t.influence == 1


def test_t_9_5_total_control_lost_before_the_end_of_the_turn_gives_no_vp() -> None:
    t = Table(hand=["intellect_devourer"], map={"tsenviilyq": {"red": 3}})
    t.play("intellect_devourer", "option 2", "return-troop tsenviilyq red", "decline").end_turn()
    assert t.vp() == 0
    assert state_of(t).totally_controls(0, 20) is False
