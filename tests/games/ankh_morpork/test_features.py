"""What a judgement sees of a position: all that is of use, and nothing that the seat may not know. Red looks."""

from typing import Any, Final

import pytest

from bailiwick.games.ankh_morpork.board import AREA_COUNT
from bailiwick.games.ankh_morpork.catalogue import CARD_NUMBER, PERSONALITIES
from bailiwick.games.ankh_morpork.evaluate import Rumour, Survey
from bailiwick.games.ankh_morpork.features import (
    COUNTED,
    KINDS,
    MOST_SEATS,
    OF_AREA,
    OF_CHANCES,
    OF_GAME,
    OF_GOAL,
    OF_HAND,
    OF_SEAT,
    OF_THREAT,
    City,
    Hand,
    of_goal,
    of_hand,
    rivals,
)
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.kernel.rng import Rng
from tests.games.ankh_morpork.table import Table

RED, BLUE, GREEN = 0, 1, 2


def table(personality: str = "lord_rust", **position: Any) -> Table:
    red = {name: position.pop(name) for name in list(position) if name in Table.MINE}
    position.setdefault("players", 4)
    position.setdefault("draw_pile", 40)
    position.setdefault("active", "blue")
    return Table(red={"personality": personality, **red}, **position)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_tell_of_a_seat_what_it_may_know(players: int) -> None:
    rng = Rng("features")
    state = GAME.new({"players": players}, 5)
    size = len(GAME.features(GAME.new({"players": 4}, 1), 0))
    while not state.over:
        for seat in range(players):
            found = GAME.features(state, seat)
            assert len(found) == size
            assert max(map(abs, found)) <= 4.0
            assert GAME.features(GAME.determinize(state, seat, rng), seat) == found
        GAME.playout(state, rng, 13)


@pytest.mark.parametrize("personality", PERSONALITIES[1:])
def test_each_kind_of_goal_has_figures_of_its_own(personality: str) -> None:
    s = table(personality).state
    found: list[float] = []
    of_goal(s, RED, 0.0, Survey(s), City(s), Hand(s, RED), found)
    blocks = [found[at : at + OF_GOAL] for at in range(0, len(found), OF_GOAL)]
    kinds = ["lord_vetinari", "lord_", "dragon_king_of_arms", "chrysoprase", "commander_vimes"]
    assert [block[0] for block in blocks] == [float(personality.startswith(kind)) for kind in kinds[:1]] + [
        float(personality.startswith(kind) and personality != "lord_vetinari") for kind in kinds[1:]
    ]
    assert sum(any(block) for block in blocks) == 1


def test_who_threatens_most_comes_first_wherever_it_sits() -> None:
    held = {"dimwell": "green", "longwall": "green", "nap_hill": "green", "the_hippo": "green"}
    s = table("commander_vimes", areas={**held, "the_scours": "blue"}).state
    first, *others = rivals(s, RED, s.active, Survey(s), Rumour(s, RED))
    assert (first.seat, first.movers) == (GREEN, 1)
    assert first.chance > others[0].chance >= others[1].chance


def test_leads_are_counted_as_the_rules_count_control() -> None:
    for seed in range(6):
        s = GAME.new({"players": 2 + seed % 3}, seed)
        GAME.playout(s, Rng(seed), 150)
        city = City(s)
        led = [city.firm[seat] + city.quiet[seat] + city.shaky[seat] for seat in range(s.seats)]
        assert led == [s.controlled(seat) for seat in range(s.seats)]


def test_a_minion_alone_in_trouble_is_exposed() -> None:
    city = City(table(areas={"dimwell": "red blue blue trouble", "longwall": "red red trouble", "nap_hill": "red"}).state)
    assert (city.exposed[RED], city.exposed[BLUE]) == (1.0, 0.0)
    assert (city.firm[RED], city.quiet[RED], city.behind[RED]) == (1.0, 1.0, 1.0)


def test_the_own_hand_is_seen_card_by_card_and_icon_by_icon() -> None:
    found: list[float] = []
    s = table(hand=["inigo_skimmer", "ruby"]).state
    of_hand(s, RED, Hand(s, RED), found)
    cards = found[-len(CARD_NUMBER) :]
    assert [number for number, held in enumerate(cards, 1) if held] == sorted(
        CARD_NUMBER[card] for card in ("inigo_skimmer", "ruby")
    )
    icons = dict(zip(COUNTED, found[3:], strict=False))
    assert {name for name, number in icons.items() if number} == {"assassinate", "place_minion", "place_building"}
    assert found[1] == 1.0  # three cards to draw


def test_the_hands_of_others_are_not_seen() -> None:
    assert GAME.features(table(green={"hand": ["ruby"]}).state, RED) == GAME.features(table(green={"hand": ["groat"]}).state, RED)


# ---------------------------------------------------------------- what a hint can say of it


CITY: Final = {"dimwell": "red", "the_scours": "blue"}


def spoken(changed: dict[str, Any], personality: str = "lord_rust") -> set[str]:
    """The themes of all the features that this changes."""
    before = GAME.features(table(personality, areas=CITY).state, RED)
    position = {**changed, "areas": {**CITY, **changed.get("areas", {})}}
    after = GAME.features(table(personality, **position).state, RED)
    return {key for key, part in GAME.themes() for place in part if before[place] != after[place]}


@pytest.mark.parametrize(
    ("changed", "keys"),
    [
        ({"cash": 9}, {"wealth", "goal", "points"}),  # points are a chance to win, whatever the goal
        ({"loans": ["mr_bent"]}, {"wealth", "goal", "points"}),
        ({"hand": ["ruby"]}, {"hand"}),
        ({"areas": {"dimwell": "red red"}}, {"minions", "areas", "goal", "points"}),
        ({"areas": {"dimwell": "red building:red"}}, {"wealth", "areas", "goal", "points"}),
        ({"areas": {"dimwell": "red trouble"}}, {"minions", "areas", "trouble", "goal", "others"}),
        ({"areas": {"the_scours": "blue building:blue"}}, {"others", "points", "goal"}),
        ({"green": {"cash": 9}}, {"others", "points"}),
        ({"green": {"hand": ["ruby"]}}, {"others"}),
        ({"draw_pile": 10}, {"end", "goal", "others", "points"}),
    ],
)
def test_a_theme_speaks_of_what_its_sentence_says(changed: dict[str, Any], keys: set[str]) -> None:
    assert spoken(changed) == {f"hint_{key}" for key in keys}


@pytest.mark.parametrize("personality", PERSONALITIES[1:])
def test_what_brings_the_own_goal_nearer_is_said_to_do_so(personality: str) -> None:
    areas = {"dimwell": "red red trouble", "nap_hill": "red red trouble", "longwall": "red red trouble"}
    assert "hint_goal" in spoken({"areas": areas, "cash": 20, "draw_pile": 8}, personality)


def test_themes_know_how_many_figures_there_are_of_each_kind() -> None:
    rivals = (MOST_SEATS - 1) * (OF_THREAT + OF_SEAT)
    known = OF_GAME + OF_CHANCES + KINDS * OF_GOAL + KINDS + OF_SEAT + rivals + AREA_COUNT * OF_AREA + OF_HAND
    assert known == len(GAME.features(table().state, RED))
