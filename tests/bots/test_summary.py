"""The arithmetic of a summary, on games small enough to count by hand."""

import pytest

from bailiwick.bots.simulation import Plan, Played
from bailiwick.bots.summary import Length, Mean, Share, Summary
from bailiwick.kernel.record import Record


def game(number: int, red: int, blue: int, moves: list[tuple[str, str]]) -> Played:
    best = max(red, blue)
    result = {
        "winners": [seat for seat, score in (("red", red), ("blue", blue)) if score == best],
        "scores": {"red": red, "blue": blue},
        "sources": {"red": {"sites": red}, "blue": {"sites": blue}},
        "rounds": 10 + number,
    }
    record = Record("tyrants", {}, f"1:{number}", ["greedy", "random"], moves, None, result)
    counts = {seat: {action: [who for who, what in moves if what == action].count(seat)} for seat, action in moves}
    return Played(
        number, record, {"red": {}, "blue": {}, **counts}, [["elves", "orcs"], ["humans", "trolls" if number else "orcs"]]
    )


@pytest.fixture
def summary() -> Summary:
    summary = Summary(Plan("tyrants", {"players": 2}, ["greedy", "random"], 1))
    summary.add(game(0, 50, 40, [("red", "recruit ghost"), ("red", "recruit ghost"), ("blue", "recruit lich")]))
    summary.add(game(1, 30, 30, [("blue", "recruit ghost")]))
    return summary


def test_a_shared_win_counts_half(summary: Summary) -> None:
    assert summary.wins_by_seat["red"].count == 1.5
    assert summary.wins_by_bot["random"].count == 0.5
    assert summary.wins_by_bot["greedy"].share == 0.75


def test_whatever_a_seat_plays_wins_with_it(summary: Summary) -> None:
    data = summary.to_json()["wins"]["by_faction"]
    assert list(data) == ["elves", "humans", "orcs", "trolls"]
    assert (data["elves"]["count"], data["elves"]["share"]) == (1.5, 0.75)
    assert data["trolls"]["share"] == 0.5
    assert (summary.wins_by_faction["orcs"].games, summary.wins_by_faction["orcs"].count) == (3, 1.5)


def test_scores_are_by_seat_and_bot_and_source(summary: Summary) -> None:
    data = summary.to_json()["scores"]
    assert data["by_seat"]["red"] == data["by_bot"]["greedy"]
    assert data["by_seat"]["red"]["mean"] == 40
    assert data["by_seat"]["red"]["sd"] == pytest.approx(200**0.5, abs=1e-3)
    assert data["by_seat"]["blue"]["sources"] == {"sites": 35}


def test_actions_are_counted_and_takers_win_or_not(summary: Summary) -> None:
    ghost, lich = summary.to_json()["actions"]
    assert (ghost["action"], ghost["count"], ghost["takers"]) == ("recruit ghost", 3, 2)
    assert ghost["wins"]["share"] == 0.75
    assert (lich["action"], lich["wins"]["share"]) == ("recruit lich", 0)


def test_lengths(summary: Summary) -> None:
    length = summary.to_json()["length"]
    assert length["rounds"]["mean"] == 10.5
    assert (length["decisions"]["min"], length["decisions"]["max"]) == (1, 3)


def test_wilson_interval_of_a_known_case() -> None:
    share = Share()
    for won in [1.0] * 8 + [0.0] * 2:
        share.add(won)
    assert share.interval() == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_without_games_nothing_is_claimed() -> None:
    assert Share().interval() == (0.0, 1.0)
    assert Mean().interval() == (0.0, 0.0)
    assert Length().histogram() == []


def test_a_histogram_counts_every_game_once() -> None:
    length = Length()
    for value in [5, 5, 17, 40, 41, 41, 41]:
        length.add(value)
    bars = length.histogram()
    assert sum(games for _start, _end, games in bars) == 7
    assert bars[0][0] == 5
    assert bars[-1][0] <= 41 <= bars[-1][1]
    assert {end - start for start, end, _games in bars} == {3}
