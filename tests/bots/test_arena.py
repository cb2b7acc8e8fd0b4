"""Who plays whom in an arena, and what is made of the results."""

import xml.etree.ElementTree as ET
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bailiwick.bots.arena import Arena, companies
from bailiwick.bots.ladder import ladder
from bailiwick.bots.simulation import BotFailed, Plan, Played, simulate
from bailiwick.bots.standings import Standings
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.record import Record

COPY = "from bailiwick.bots.random import Random\nclass {name}(Random): pass\n"


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Bots that play alike under different names."""
    path = tmp_path_factory.mktemp("copies") / "copies.py"
    path.write_text("".join(COPY.format(name=f"C{number}") for number in range(6)), encoding="utf-8")
    return [f"{path}:C{number}" for number in range(6)]


def arena_of(bots: list[str], seats: int, seed: int | str = 0) -> Arena:
    return Arena("tyrants", {"players": seats}, bots, seed)


# ---------------------------------------------------------------- who plays whom


def test_two_bots_at_four_seats_meet_one_against_three_two_against_two_and_three_against_one() -> None:
    assert companies(["a", "b"], 4) == [("a", "b", "a", "a"), ("a", "b", "a", "b"), ("a", "b", "b", "b")]


def test_of_many_bots_every_choice_meets() -> None:
    assert companies(["a", "b", "c", "d"], 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_as_many_bots_as_seats_are_one_company() -> None:
    assert companies(["a", "b", "c"], 3) == [("a", "b", "c")]


@given(number=st.integers(2, 6), seats=st.integers(2, 4), seed=st.integers(0, 1000), rounds=st.integers(1, 3))
def test_after_whole_rounds_everybody_has_sat_everywhere_and_met_everybody_equally_often(
    copies: list[str], number: int, seats: int, seed: int, rounds: int
) -> None:
    arena = arena_of(copies[:number], seats, seed)
    games = rounds * arena.round
    line_ups = [arena.bots_of(game) for game in range(games)]
    places = Counter((bot, seat) for names in line_ups for seat, bot in enumerate(names))
    assert set(places.values()) == {games // number}
    meetings = Counter(frozenset((one, other)) for names in line_ups for one, other in permutations(names, 2) if one != other)
    assert len(meetings) == number * (number - 1) // 2
    assert len(set(meetings.values())) == 1


@given(number=st.integers(2, 6), seats=st.integers(2, 4), seed=st.integers(0, 1000))
def test_a_deal_is_one_company_under_one_luck_each_time_one_seat_further(
    copies: list[str], number: int, seats: int, seed: int
) -> None:
    arena = arena_of(copies[:number], seats, seed)
    for deal in range(arena.round // seats):
        games = range(deal * seats, (deal + 1) * seats)
        assert {arena.seed_of(game) for game in games} == {f"{seed}:{deal}"}
        first = arena.bots_of(games[0])
        assert [arena.bots_of(game) for game in games] == [first[turn:] + first[:turn] for turn in range(seats)]


def test_who_follows_whom_changes_from_round_to_round(copies: list[str]) -> None:
    arena = arena_of(copies[:4], 4)
    circles = {tuple(arena.bots_of(number * 4)) for number in range(40)}
    assert len(circles) > 12  # of 24


def test_games_are_rounded_up_to_whole_rounds(copies: list[str]) -> None:
    arena = arena_of(copies[:5], 4)
    assert arena.round == 20
    assert [arena.in_rounds(games) for games in (1, 20, 21)] == [20, 20, 40]


@pytest.mark.parametrize(
    ("game", "options", "bots", "sentence"),
    [
        ("tyrants", {"players": 2}, ["random"], "name at least two of them"),
        ("tyrants", {"players": 2}, ["random", "greedy", "random"], "The bot 'random' is named twice"),
        ("tyrants", {"players": 2}, ["random", "clever"], "There is no bot 'clever'"),
        ("tyrants", {"players": 4}, [f"bot{n}" for n in range(40)], "can meet in 91390 ways, which is too many"),
        ("oath", {"players": 1}, ["random", "greedy"], "at least two seats"),
    ],
)
def test_an_arena_that_can_not_be_is_refused(game: str, options: dict[str, object], bots: list[str], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Arena(game, options, bots, 1)


# ---------------------------------------------------------------- what came of it


def played(arena: Arena, games: int, jobs: int = 1) -> tuple[Standings, list[str]]:
    standings = Standings(arena)
    lines: list[str] = []

    def keep(one: Played) -> None:
        lines.append(one.line)
        standings.add(one.number, one.record)

    assert simulate(arena, games, jobs, keep) == games
    return standings, lines


@pytest.mark.parametrize(("game", "number", "seats"), [("tyrants", 3, 2), ("tyrants", 2, 3), ("ankh_morpork", 4, 4)])
def test_bots_that_play_alike_come_out_equal(copies: list[str], game: str, number: int, seats: int) -> None:
    """Under the same luck the same seat wins whoever sits there: what one wins by its seat, so do the others."""
    arena = Arena(game, {"players": seats}, copies[:number], 5)
    standings, _ = played(arena, arena.round)
    told = standings.to_json()
    assert [row["rating"]["value"] for row in told["bots"]] == [1000.0] * number
    assert {row["wins"]["share"] for row in told["bots"]} == {told["par"]}
    assert {row["points_ahead"]["mean"] for row in told["bots"]} == {0.0}


@pytest.mark.thorough
def test_games_are_the_same_on_any_number_of_processes_and_from_any_number_on(copies: list[str]) -> None:
    arena = arena_of(copies[:2], 2, "seed")
    _, lines = played(arena, 6)
    assert played(arena, 6, jobs=2)[1] == lines
    rest: list[str] = []
    assert simulate(arena, 6, 2, lambda one: rest.append(one.line), first=3) == 6
    assert rest == lines[3:]


def test_a_game_is_the_one_that_simulate_plays_with_this_line_up(copies: list[str]) -> None:
    arena = arena_of(["random", copies[0]], 2)
    apart: list[Played] = []
    simulate(Plan("tyrants", {"players": 2}, arena.bots_of(0), 0), 1, 1, apart.append)
    assert played(arena, 1)[1] == [apart[0].line]


def result(players: list[str], winners: list[str], scores: list[int]) -> Record:
    seats = ["red", "blue", "white"][: len(players)]
    return Record("tyrants", {}, 0, players, [], None, {"winners": winners, "scores": dict(zip(seats, scores, strict=True))})


def test_what_is_told_of_a_bot() -> None:
    arena = arena_of(["greedy", "random"], 3)
    standings = Standings(arena)
    standings.add(0, result(["greedy", "random", "random"], ["red"], [30, 20, 10]))
    standings.add(1, result(["random", "greedy", "random"], ["red", "blue"], [20, 20, 5]))
    best, other = standings.to_json()["bots"]
    assert (best["bot"], best["games"], best["seats"]) == ("greedy", 2, 2)
    assert (other["bot"], other["games"], other["seats"]) == ("random", 2, 4)
    assert (best["wins"]["count"], best["wins"]["share"]) == (1.5, 0.75)
    assert (other["wins"]["count"], other["wins"]["share"]) == (0.5, 0.125)
    assert best["by_seat"]["red"]["share"] == 1.0
    assert best["by_seat"]["blue"]["share"] == 0.5
    assert best["points_ahead"]["mean"] == (15 + 7.5) / 2
    assert standings.to_json()["by_seat"]["red"]["count"] == 1.5


def test_games_may_be_added_in_any_order() -> None:
    arena = arena_of(["greedy", "random"], 3)
    games = [
        (number, result(arena.bots_of(number), [["red", "blue", "white"][number % 3]], [number, 1, 2]))
        for number in range(arena.round * 2)
    ]
    told = []
    for order in (games, games[::-1]):
        standings = Standings(arena)
        for number, record in order:
            standings.add(number, record)
        told.append(standings.to_json())
    assert told[0] == told[1]


@pytest.mark.parametrize("role", ["chancellor", "exile"])
def test_a_seat_that_the_rules_play_is_nobodys(copies: list[str], role: str) -> None:
    arena = Arena("oath", {"players": 2, "prince": role}, copies[:2], 1)
    assert (arena.seats, arena.round) == (2, 2)
    standings, lines = played(arena, 2)
    records = [Record.loads(line) for line in lines]
    place = 0 if role == "chancellor" else 2
    assert [record.players.index("Clockwork Prince") for record in records] == [place, place]
    his = list((records[0].result or {})["scores"])[place]
    told = standings.to_json()
    assert len(told["by_seat"]) == 2
    assert his not in told["by_seat"]
    assert {row["seats"] for row in told["bots"]} == {2}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named(tmp_path_factory: pytest.TempPathFactory, jobs: int) -> None:
    path = tmp_path_factory.mktemp("bad") / "bad.py"
    path.write_text(
        "class Bad:\n    def __init__(self, seed): pass\n    def choose(self, view): return 1 / 0\n", encoding="utf-8"
    )
    with pytest.raises(BotFailed, match=r"bad.py:Bad' failed in game 1\. ZeroDivisionError"):
        simulate(arena_of(["random", f"{path}:Bad"], 2), 4, jobs)


# ---------------------------------------------------------------- the picture


def test_the_picture_shows_every_bot_in_order() -> None:
    rows = [
        {"bot": "a<b>.py:Mine", "rating": {"value": 1100.0, "low": 1050.0, "high": 1150.0}, "wins": {"share": 0.6}},
        {"bot": "greedy", "rating": {"value": 1000.0, "low": 1000.0, "high": 1000.0}, "wins": {"share": 0.4}},
    ]
    told = {"seats": 2, "games": 1200, "seed": 7, "anchor": {"bot": "greedy", "rating": 1000.0}, "bots": rows}
    picture = ET.fromstring(ladder("Tyrants & others", told))
    inside = "{http://www.w3.org/2000/svg}"
    words = [element.text for element in picture.iter(f"{inside}text")]
    assert words[0] == "Tyrants & others"
    for part in ("a<b>.py:Mine", "1100 ± 50", "60.0%", "1000", "40.0%"):
        assert part in words
    first, second = [float(dot.attrib["cx"]) for dot in picture.iter(f"{inside}circle")]
    assert first > second
    bars = [path.attrib["d"] for path in picture.iter(f"{inside}path") if path.attrib.get("stroke-width")]
    assert len(bars) == 2
    assert float(bars[0].split()[0].removeprefix("M")) < first


def test_a_picture_of_bots_that_are_equal_can_be_drawn() -> None:
    row = {"bot": "greedy", "rating": {"value": 1000.0, "low": 1000.0, "high": 1000.0}, "wins": {"share": 0.5}}
    told = {"seats": 2, "games": 2, "seed": 7, "anchor": {"bot": "greedy", "rating": 1000.0}, "bots": [row, {**row, "bot": "b"}]}
    ET.fromstring(ladder("Equal", told))
