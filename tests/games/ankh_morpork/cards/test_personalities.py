"""The seven personalities: what wins, what is just not enough, at each number of players (A-17)."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS
from tests.games.ankh_morpork.table import Table


def begins(personality: str, players: int, areas: dict[str, str], **red: object) -> Table:
    """Red's turn begins; the others hold what can't matter."""
    return Table(players=players, starting="red", areas=areas, red={"personality": personality, **red}, draw_pile=30)


def everywhere(number: int, words: str) -> dict[str, str]:
    return dict.fromkeys(AREA_IDS[1 : number + 1], words)


@pytest.mark.parametrize(("players", "needed"), [(2, 11), (3, 10), (4, 9)])
def test_lord_vetinari_needs_minions_in_many_areas(players: int, needed: int) -> None:
    assert begins("lord_vetinari", players, everywhere(needed, "red")).winners == ["red"]
    assert begins("lord_vetinari", players, everywhere(needed - 1, "red")).winners == []


def test_lord_vetinari_areas_with_demons_and_lone_buildings_do_not_count() -> None:
    areas = everywhere(9, "red")
    assert begins("lord_vetinari", 4, {**areas, AREA_IDS[1]: "red demon trouble"}).winners == []
    assert begins("lord_vetinari", 4, {**areas, AREA_IDS[1]: "building:red"}).winners == []


def check_lord(lord: str) -> None:
    for players, needed in ((2, 7), (3, 5), (4, 4)):
        won = begins(lord, players, {**everywhere(needed, "red"), AREA_IDS[1]: "red red blue trouble"})
        assert (won.ended, won.winners) == ("personality", ["red"])
        assert begins(lord, players, everywhere(needed - 1, "red")).winners == []
    tied = {**everywhere(3, "red"), "nap_hill": "red blue trouble"}
    assert begins(lord, 4, tied).winners == []


def test_lord_selachii_needs_control_of_areas() -> None:
    check_lord("lord_selachii")


def test_lord_rust_needs_control_of_areas() -> None:
    check_lord("lord_rust")


def test_lord_de_worde_needs_control_of_areas() -> None:
    check_lord("lord_de_worde")


def test_dragon_king_of_arms_needs_eight_markers() -> None:
    for players in (2, 3, 4):
        assert begins("dragon_king_of_arms", players, everywhere(8, "trouble")).winners == ["red"]
        assert begins("dragon_king_of_arms", players, everywhere(9, "trouble")).winners == ["red"]
        assert begins("dragon_king_of_arms", players, everywhere(7, "trouble")).winners == []


def test_chrysoprase_needs_fifty_dollars_of_worth() -> None:
    areas = {"small_gods": "building:red", "nap_hill": "building:red"}  # 18 + 12
    for players in (3, 4):
        assert begins("chrysoprase", players, areas, cash=20).winners == ["red"]
        assert begins("chrysoprase", players, areas, cash=19).winners == []
        assert begins("chrysoprase", players, areas, cash=31, loans=["mr_bent"]).winners == []
        assert begins("chrysoprase", players, areas, cash=32, loans=["mr_bent"]).winners == ["red"]
    assert begins("chrysoprase", 3, {**areas, "nap_hill": "demon building:red trouble"}, cash=20).winners == []


def test_commander_vimes_wins_when_the_draw_pile_is_used_up() -> None:
    t = Table(hand=["librarian"], draw_pile=4, blue={"personality": "commander_vimes", "cash": 0}, cash=99)
    t.play("librarian", "scroll")
    assert (t.ended, t.winners) == ("exhaustion", ["blue"])


def test_commander_vimes_has_no_other_way_to_win() -> None:
    t = begins("commander_vimes", 4, everywhere(12, "red"))
    assert t.winners == []
    without = Table(hand=["librarian"], draw_pile=4, personality="lord_rust", blue={"personality": "lord_vetinari"}, cash=99)
    without.play("librarian", "scroll")
    assert (without.ended, without.winners) == ("exhaustion", ["red"])  # on points, as nobody is Vimes


def test_personalities_are_checked_only_at_the_start_of_the_holders_turn() -> None:
    t = Table(players=3, areas=everywhere(9, "blue"), hand=["the_peeled_nuts"], blue={"personality": "lord_vetinari"})
    assert not t.over  # nine areas, ten are needed
    t = Table(
        players=4, areas=everywhere(9, "blue"), hand=["the_peeled_nuts"], blue={"personality": "lord_vetinari"}, draw_pile=30
    )
    assert not t.over  # it is red's turn
    t.play("the_peeled_nuts", "end-turn")
    assert t.winners == ["blue"]
