"""What Ankh-Morpork says of its goals is true: who wins at the start of a turn could be seen to, and nobody wins otherwise."""

from __future__ import annotations

from collections import Counter

import pytest

from bailiwick.games.ankh_morpork.actions import END_TURN, PASS
from bailiwick.games.ankh_morpork.aims import Threat, could_be, threats
from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.catalogue import PERSONALITIES
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.games.ankh_morpork.state import BY_EXHAUSTION, BY_PERSONALITY, BY_RIOTS, AnkhState
from bailiwick.kernel.aims import ALARM, SOON, plain
from bailiwick.kernel.rng import Rng
from tests.games.ankh_morpork.table import Table

SPECTATOR = -1


def winning(s: AnkhState, viewer: int) -> list[Threat]:
    return [threat for threat in threats(GAME.mask(s, viewer), viewer) if threat.has >= threat.needs]


def wins_by(found: list[Threat], seat: int, personality: int) -> bool:
    return any(personality in one.personalities and one.seat in (seat, SPECTATOR) for one in found)


def said(s: AnkhState, viewer: int, level: str) -> list[str]:
    aims = GAME.aims(GAME.mask(s, viewer), viewer, "en")
    assert aims is not None
    return [one.text for one in aims.notices if one.level == level]


def own(s: AnkhState, viewer: int) -> list[str]:
    aims = GAME.aims(GAME.mask(s, viewer), viewer, "en")
    assert aims is not None
    return [one.text for one in aims.own]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_4_1_who_wins_was_seen_to_and_who_was_seen_to_wins(players: int) -> None:
    """At the end of every turn of many games: the next player wins exactly if all others are warned of what that player is."""
    ends: Counter[int] = Counter()
    for seed in range(60):
        s, rng = GAME.new({"players": players}, seed), Rng(seed)
        while not s.over:
            legal = GAME.legal(s, s.seat)
            action = legal[rng.below(len(legal))]
            before = s.clone()
            following = int(s.active + 1) % int(s.seats)
            GAME.apply(s, s.seat, action)
            if s.ended in (BY_EXHAUSTION, BY_RIOTS):
                break
            assert s.ended != BY_PERSONALITY or action in (END_TURN, PASS)
            if action in (END_TURN, PASS):
                for viewer in range(SPECTATOR, before.seats):
                    warned = wins_by(winning(before, viewer), following, before.personality[following])
                    assert viewer == following or warned == (s.ended == BY_PERSONALITY)
        ends[int(s.ended)] += 1
        if s.ended == BY_EXHAUSTION:
            assert any("draw pile" in line for line in said(before, SPECTATOR, SOON))
        if s.ended == BY_RIOTS:
            assert any("Riots" in line for line in said(before, SPECTATOR, SOON))
    assert ends[BY_PERSONALITY] > 1, "some games end so"
    assert ends[BY_EXHAUSTION] > 1


def test_a_17_2_three_lords_need_the_same_and_stand_in_one_sentence() -> None:
    three = dict.fromkeys(AREA_IDS[1:4], "blue")
    t = Table(players=4, areas=three, personality="lord_vetinari")
    assert said(t.state, 0, SOON) == ["Blue controls 3 areas: Lord Selachii, Lord Rust or Lord de Worde would win with 4."]
    t = Table(players=4, areas={**three, AREA_IDS[4]: "blue"}, personality="lord_rust")
    assert said(t.state, 0, ALARM) == [
        "Blue controls 4 areas: enough for Lord Selachii or Lord de Worde to win at the start of Blue's turn."
    ]


@pytest.mark.parametrize(
    ("areas", "page", "line"),
    [
        (dict.fromkeys(AREA_IDS[1:10], "blue yellow"), {}, "Blue has minions in 9 areas: enough for Lord Vetinari to win"),
        ({}, {"cash": 50}, "Blue is worth $50: enough for Chrysoprase to win"),
        (dict.fromkeys(AREA_IDS[1:9], "trouble"), {}, "8 trouble markers: enough for Dragon King of Arms to win"),
    ],
)
def test_what_is_enough_for_whom(areas: dict[str, str], page: dict[str, int], line: str) -> None:
    t = Table(players=4, areas=areas, personality="lord_rust", blue=page)
    assert any(told.startswith(line) for told in said(t.state, 0, ALARM)), said(t.state, 0, ALARM)


def test_who_is_the_dragon_king_is_not_warned_of_the_dragon_king() -> None:
    t = Table(players=4, areas=dict.fromkeys(AREA_IDS[1:9], "trouble"), personality="dragon_king_of_arms")
    assert said(t.state, 0, ALARM) == []
    assert own(t.state, 0) == [
        "You are Dragon King of Arms: 8 of 8 trouble markers. You win at the start of your turn if it stays so."
    ]
    assert any("if the Riots come now" in line for line in said(t.state, 0, SOON))


def test_who_knows_more_names_fewer() -> None:
    t = Table(
        players=3,
        personality="lord_rust",
        knows_unused=["lord_selachii"],
        blue={"personality": "lord_de_worde"},
        green={"personality": "commander_vimes"},
    )
    whom = [PERSONALITIES[p] for p in could_be(GAME.mask(t.state, 0), 0, 1)]
    assert whom == ["lord_vetinari", "lord_de_worde", "dragon_king_of_arms", "chrysoprase", "commander_vimes"]
    assert [PERSONALITIES[p] for p in could_be(GAME.mask(t.state, 0), 0, 0)] == ["lord_rust"]
    assert len(could_be(GAME.mask(t.state, SPECTATOR), SPECTATOR, 0)) == 7
    assert own(t.state, 0) == ["You are Lord Rust: 0 of 5 areas.", "Nobody is Lord Selachii: you have seen that."]


def test_the_end_says_whose_goal_it_was_and_how_far_the_others_were() -> None:
    areas = dict.fromkeys(AREA_IDS[1:5], "red") | {AREA_IDS[5]: "blue"}
    t = Table(
        players=4,
        starting="red",
        personality="lord_selachii",
        areas=areas,
        draw_pile=9,
        blue={"personality": "lord_rust"},
        green={"personality": "chrysoprase"},
        yellow={"personality": "commander_vimes"},
    )
    assert GAME.ending(t.state, "en") == "Red has reached the goal of Lord Selachii: 4 of 4 areas."
    assert [plain(fate) for fate in GAME.fates(t.state, "en")] == [
        "Lord Selachii: 4 of 4 areas.",
        "Lord Rust: 1 of 4 areas.",
        "Chrysoprase: $10 of $50.",
        "Commander Vimes: 4 cards left in the draw pile.",
    ]
