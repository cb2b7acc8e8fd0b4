"""What Oath says of its end is true: whoever wins was announced, and whoever was announced wins unless something changes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bailiwick.games.oath.aims import AFTER_LAST_ROUND, AT_WAKE, BY_DIE, Threat, threats, wakes_left
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.goals import EXHAUSTION, STABLE_REGIME, tallies
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.kernel.aims import ALARM, SOON, plain
from bailiwick.kernel.rng import Rng
from tests.games.oath.table import Table

WHEN = {STABLE_REGIME: BY_DIE, EXHAUSTION: AFTER_LAST_ROUND}


def facts(s: OathState) -> list[Any]:
    """All that decides who wins."""
    return [s.role, s.oathkeeper, s.usurper, s.vision, s.prophet, s.visions_drawn >= 3, *(tallies(s, oath) for oath in range(4))]


def wins_as_announced(found: list[Threat], s: OathState) -> bool:
    when = WHEN.get(int(s.victory), AT_WAKE)
    return any((one.seat, one.when) == (s.winner, when) and (when != AT_WAKE or one.how == s.victory) for one in found)


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 2, "prince": "exile"}, {"players": 2, "prince": "chancellor"}],
    ids=lambda options: "-".join(map(str, options.values())),
)
def test_who_wins_was_announced_and_who_was_announced_wins(options: dict[str, object]) -> None:
    """Many games at random. Only who leaves the Empire, or joins it, with the very last choice changes who wins by it."""
    ends: Counter[int] = Counter()
    for seed in range(60):
        s, rng = GAME.new(options, seed), Rng(seed)
        while s.winner == NOBODY:
            before = s.clone()
            expected = threats(before)
            legal = GAME.legal(s, s.seat)
            GAME.apply(s, s.seat, legal[rng.below(len(legal))])
            for one in expected:
                checked = one.when == AT_WAKE and wakes_left(s, one.seat) < wakes_left(before, one.seat)
                if checked and s.winner == NOBODY:
                    assert facts(s) != facts(before), "nothing has changed, and yet they did not win at their Wake"
        assert wins_as_announced(expected, s) or before.role != s.role
        ends[int(s.victory)] += 1
    assert ends[STABLE_REGIME] > 0
    assert ends[EXHAUSTION] > 0


def said(s: OathState, level: str, viewer: int = -1) -> list[str]:
    aims = GAME.aims(GAME.mask(s, viewer), viewer, "en")
    assert aims is not None
    return [one.text for one in aims.notices if one.level == level]


def own(s: OathState, viewer: int) -> list[str]:
    aims = GAME.aims(GAME.mask(s, viewer), viewer, "en")
    assert aims is not None
    return [one.text for one in aims.own]


FAVOR = {"peoples_favor": {"holder": "red"}}
REBEL = {"oath": "devotion", "red": {"vision": "vision_of_rebellion"}, "banners": FAVOR}


def test_o_9_5_a_visionary_is_announced_and_wins() -> None:
    t = Table(turn="purple", visions_drawn=3, **REBEL)
    line = "Red wins at their next Wake as Visionary unless that is stopped: Red holds the People's Favor."
    assert said(t.s, ALARM) == [line]
    t.play("rest")
    assert t.data["winner"] == "red"
    assert GAME.ending(t.s, "en") == "Red has won: as Visionary. Red holds the People's Favor."


def test_o_9_5_before_three_visions_nobody_wins_by_one() -> None:
    t = Table(turn="purple", visions_drawn=2, **REBEL)
    assert said(t.s, ALARM) == []
    assert said(t.s, SOON) == ["Red has revealed the Vision of Rebellion: fulfilled, but only 2 of 3 Visions have been drawn."]


def test_o_9_4_an_exile_who_holds_the_title_is_announced_two_wakes_ahead() -> None:
    page: dict[str, Any] = {"oath": "people", "oathkeeper": "red", "banners": FAVOR}
    t = Table(turn="purple", **page)
    turns = "Red, an Exile, holds the title: Usurper at their next Wake, and winner at the one after, unless that is stopped."
    assert said(t.s, SOON) == [turns]
    t = Table(turn="purple", usurper=True, **page)
    line = "Red wins at their next Wake as Usurper unless that is stopped: Red holds the People's Favor."
    assert said(t.s, ALARM) == [line]
    assert t.play("rest").data["victory"] == "usurper"


def test_r_19_in_the_last_round_who_has_no_wake_left_is_not_announced_as_usurper() -> None:
    page: dict[str, Any] = {"oath": "people", "oathkeeper": "red", "banners": FAVOR, "round": 8}
    assert said(Table(turn="blue", **page).s, ALARM) == ["The last round: Purple wins after it unless that is stopped."]
    t = Table(turn="purple", **page)
    assert said(t.s, ALARM) == ["The last round: Red wins after it unless that is stopped."]
    assert said(t.s, SOON) == [
        "Red, an Exile, holds the title: Usurper at their next Wake, and winner after round 8, unless that is stopped."
    ]


@pytest.mark.parametrize(("round", "die"), [(5, "6 (17 %)"), (6, "5 or more (33 %)"), (7, "3 or more (67 %)")])
def test_o_9_6_the_chance_of_the_end_die_is_told(round: int, die: str) -> None:
    t = Table(turn="blue", round=round, oath="devotion")
    assert said(t.s, SOON) == [f"Purple wins after this round if the end die shows {die}."]
    heir = Table(turn="blue", round=round, oath="people", red={"role": "citizen"}, banners={"darkest_secret": {"holder": "red"}})
    assert said(heir.s, SOON) == [f"Red wins after this round as successor if the end die shows {die}."]


def test_a_vision_that_is_not_revealed_is_told_to_its_owner_alone() -> None:
    t = Table(red={"facedown": ["vision_of_conquest"]}, cradle_1={"warbands": 1, "colour": "purple"})
    assert own(t.s, 1) == ["You have the Vision of Conquest, not revealed: 2 sites short."]
    assert own(t.s, 2) == []
    assert own(t.s, -1) == []


def test_the_end_says_what_each_of_the_others_lacked() -> None:
    t = Table(turn="purple", visions_drawn=3, blue={"vision": "vision_of_faith"}, **REBEL).play("rest")
    assert [plain(fate) for fate in GAME.fates(t.s, "en")] == [
        "Chancellor: held the title.",
        "Exile: has won, as Visionary.",
        "Exile: without the Darkest Secret for the title; Vision of Faith: without the Darkest Secret.",
    ]
