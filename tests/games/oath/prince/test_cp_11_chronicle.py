"""CP-11: he wins like anybody, and writes the chronicle by rule."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.chronicle import world
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.goals import EXHAUSTION, USURPED
from bailiwick.games.oath.prince import answers
from bailiwick.games.oath.steps.ending import win
from bailiwick.kernel.match import Match
from tests.games.oath.prince.court import court
from tests.games.oath.table import Page, Table


def won(t: Table, seat: int = 0, how: int = EXHAUSTION) -> Table:
    t.s.waiting = 0
    t.s.choices = None
    win(t.s, seat, how)
    GAME.advance(t.s)
    return t


def ruled(*cards: str) -> Page:
    return {"cards": list(cards), "warbands": 1, "colour": "purple"}


def test_cp_11_1_he_wins_at_war_exhaustion_like_any_chancellor() -> None:
    t = court(players=2, turn="red", round=8, oath="devotion").play("rest")
    assert (t.data["winner"], t.data["victory"]) == ("purple", "war_exhaustion")
    assert t.s.over  # and the chronicle is written


def test_cp_11_2_the_next_oath_is_by_chance_among_the_allowed() -> None:
    vows = set()
    for seed in range(12):
        t = court(oath="devotion")
        t.s.rng.reseed(seed)
        vows.add(world.read(won(t).s.written).oath)
    assert vows == {0, 1, 3}


def test_cp_11_2_what_chance_has_sworn_is_not_sworn_again() -> None:
    """Whoever ends the game that he wins doesn't take that back for another Oath."""
    t = court(players=2, turn="red", round=8, oath="devotion")
    match = Match(GAME, start=t.data)
    match.play("rest")
    assert match.over
    assert not match.can_undo()


def test_cp_11_3_a_winning_exile_offers_no_citizenship() -> None:
    t = won(court(prince="red", turn="blue"), 1, USURPED)
    assert t.s.over
    assert not t.told("offers_citizenship")
    assert world.read(t.s.written).citizens == 0


@pytest.mark.parametrize(
    ("friends", "cards", "replaced"),
    [({"hearth": 2}, ["keep", "wayside_inn"], "wayside_inn"), ({}, ["keep", "wayside_inn"], "keep")],
)
def test_cp_11_4_he_builds_at_the_leftmost_site(friends: dict[str, int], cards: list[str], replaced: str) -> None:
    t = won(court(friends=friends, cradle_2={"cards": ["elders"]}, provinces_1=ruled(*cards), provinces_2=ruled("scouts")))
    assert t.data["legacy"]["building"] == replaced


def test_cp_11_4_without_an_edifice_to_build_he_repairs_a_ruin() -> None:
    page: Page = {"archive": ["wolves"], "provinces_1": ruled("keep"), "provinces_2": ruled("bandit_rampart")}
    assert won(court(**page)).data["legacy"]["building"] == "bandit_rampart"
    assert won(court()).data["legacy"]["building"] is None


@pytest.mark.parametrize(
    ("friends", "conspirators", "building", "suit"),
    [
        ({"nomad": 3}, {}, "keep", 2),
        ({"nomad": 3}, {}, "bandit_rampart", 2),
        ({"nomad": 2, "beast": 3}, {"discord": 3}, "", 4),
        ({}, {"arcane": 1}, "", 1),
    ],
)
def test_cp_11_5_his_most_common_suit(friends: dict[str, int], conspirators: dict[str, int], building: str, suit: int) -> None:
    t = court(friends=friends, conspirators=conspirators)
    t.s.building = NUMBER[building] if building else 0
    assert answers.main_suit(t.s) == suit


def test_cp_11_5_else_a_random_suit() -> None:
    suits = set()
    for seed in range(30):
        t = court()
        t.s.rng.reseed(seed)
        suits.add(answers.main_suit(t.s))
    assert len(suits) > 3


def test_cp_11_6_a_citizen_who_succeeds_him_writes() -> None:
    t = won(court(red={"role": "citizen"}), 1)
    assert t.seat == "red"
    assert t.step == "writing"


def test_cp_1_1_he_declines_citizenship_of_a_winning_exile() -> None:
    t = won(court(prince="red", turn="blue", oath="devotion"), 2, USURPED)
    t.play("vow people", "player red")
    assert not t.told("becomes_citizen")
    assert t.step == "writing"
