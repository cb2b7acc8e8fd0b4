"""Who must choose, what they may do, what is refused and how: the machine of `Game`, played on the toy."""

import itertools
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bailiwick.bots.judging import Evaluated
from bailiwick.kernel.errors import BailiwickError, IllegalAction, NotYourDecision, UnknownAction
from bailiwick.kernel.game import Game
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.step import Program, Step
from tests.kernel.sweep import random_game, waiting_seats
from tests.kernel.toy import GAME, PROGRAM, VOCABULARY, Magpies, MagpieState

RED, BLUE, GREEN = 0, 1, 2


def act(s: MagpieState, seat: int, name: str) -> None:
    GAME.apply(s, seat, VOCABULARY.parse(name))


def names(s: MagpieState, seat: int) -> list[str]:
    return [VOCABULARY.name(action) for action in GAME.legal(s, seat)]


def opening(hands: list[bytes], coins: list[int] | None = None) -> MagpieState:
    """A first round with these hands."""
    s = GAME.new({"players": len(hands)}, 0)
    s.hands = hands
    s.coins = coins or [1] * len(hands)
    return s


def finished() -> MagpieState:
    s = GAME.new({"players": 2}, 5)
    GAME.playout(s, Rng(5), 1000)
    assert s.over
    return s


# ---------------------------------------------------------------- who is waited for


def test_all_are_asked_at_once() -> None:
    s = opening([b"\1\2", b"\3\4", b"\3\5"])
    assert waiting_seats(s) == [RED, BLUE, GREEN]
    assert s.seat == RED
    assert names(s, GREEN) == ["commit 3", "commit 5"]


def test_who_has_answered_is_no_longer_waited_for() -> None:
    s = opening([b"\1\2", b"\3\4", b"\3\5"])
    act(s, BLUE, "commit 4")
    assert waiting_seats(s) == [RED, GREEN]
    assert names(s, BLUE) == []


@given(st.integers(0, 10_000), st.integers(2, 4), st.randoms(use_true_random=False))
def test_the_order_of_answers_changes_nothing(seed: int, players: int, chance: Random) -> None:
    start = GAME.new({"players": players}, seed)
    answers = {seat: chance.choice(GAME.legal(start, seat)) for seat in range(players)}
    ends = []
    for order in itertools.permutations(range(players)):
        s = start.clone()
        for seat in order:
            GAME.apply(s, seat, answers[seat])
        ends.append(GAME.to_json(s))
    assert all(end == ends[0] for end in ends)


def test_one_seat_is_asked_on_its_turn() -> None:
    s = opening([b"\1\2", b"\3\4"])
    act(s, RED, "commit 1")
    act(s, BLUE, "commit 4")
    assert waiting_seats(s) == [BLUE]
    assert names(s, BLUE) == ["dig", "rob red"]
    assert GAME.prompt(s, BLUE, "en") == "Dig, or rob another magpie."


def test_a_seat_that_is_not_on_turn_is_asked() -> None:
    s = opening([b"\1\6", b"\4\4"])
    act(s, RED, "commit 1")
    act(s, BLUE, "commit 4")
    act(s, BLUE, "rob red")
    assert waiting_seats(s) == [RED]
    assert names(s, RED) == ["allow", "guard 6"]
    act(s, RED, "guard 6")
    assert s.coins == [2, 0]


def test_nobody_is_waited_for_at_the_end() -> None:
    s = finished()
    assert waiting_seats(s) == []
    assert s.seat == -1
    assert GAME.winners(s) == [seat for seat in range(2) if s.coins[seat] == max(s.coins)]


def test_a_playout_stops_at_its_limit() -> None:
    s = GAME.new({"players": 3}, 1)
    assert GAME.playout(s, Rng(1), 2) == 2
    assert not s.over


# ---------------------------------------------------------------- what is refused


def refusal(s: MagpieState, seat: int, action: int) -> BailiwickError:
    """The error; the state must be as it was."""
    before = GAME.to_json(s)
    with pytest.raises(BailiwickError) as caught:
        GAME.apply(s, seat, action)
    assert GAME.to_json(s) == before
    return caught.value


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    error = refusal(opening([b"\1\2", b"\3\4"]), RED, VOCABULARY.parse("commit 3"))
    assert type(error) is IllegalAction
    assert str(error) == "'commit 3' is not possible: You do not hold a 3 (M-1)"


def test_another_seats_decision_is_refused() -> None:
    s = opening([b"\1\2", b"\3\4"])
    act(s, RED, "commit 1")
    error = refusal(s, RED, VOCABULARY.parse("commit 2"))
    assert type(error) is NotYourDecision
    assert str(error) == "Somebody else must choose now."


@pytest.mark.parametrize("seat", [-1, 2, 15, 40])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    assert type(refusal(opening([b"\1\2", b"\3\4"]), seat, VOCABULARY.parse("commit 1"))) is NotYourDecision


def test_nothing_is_played_after_the_end() -> None:
    error = refusal(finished(), RED, VOCABULARY.parse("dig"))
    assert type(error) is NotYourDecision
    assert str(error) == "The game is over."


@pytest.mark.parametrize("action", [-1, len(VOCABULARY), 10**6])
def test_a_number_outside_the_vocabulary_is_refused(action: int) -> None:
    assert type(refusal(opening([b"\1\2", b"\3\4"]), RED, action)) is UnknownAction


@given(st.integers(0, 10_000), st.integers(2, 4))
def test_every_action_that_is_not_legal_is_refused(seed: int, players: int) -> None:
    s = GAME.new({"players": players}, seed)
    GAME.playout(s, Rng(seed), seed % 12)
    for seat in range(players):
        for action in range(len(VOCABULARY)):
            if action not in GAME.legal(s, seat):
                refusal(s, seat, action)


def test_a_reason_without_words_is_told_by_its_key() -> None:
    class Wordless(Game[MagpieState]):
        pass

    game = Wordless("wordless", "Wordless", VOCABULARY, PROGRAM, [])
    s = opening([b"\1\2", b"\3\4"])
    with pytest.raises(IllegalAction, match=r"^'dig' is not possible: not_now$"):
        game.apply(s, RED, VOCABULARY.parse("dig"))


def test_an_action_that_legal_forgot_is_still_refused() -> None:
    class Forgetful(Game[MagpieState]):
        def legal(self, s: MagpieState, seat: int) -> list[int]:
            return []

    game = Forgetful("forgetful", "Forgetful", VOCABULARY, PROGRAM, [])
    with pytest.raises(IllegalAction, match=r"^'commit 1' is not legal now\.$"):
        game.apply(opening([b"\1\2", b"\3\4"]), RED, VOCABULARY.parse("commit 1"))


def test_what_a_game_must_write_is_missed_at_once() -> None:
    game: Game[State] = Game("empty", "Empty", VOCABULARY, PROGRAM, [])  # type: ignore[arg-type]
    s = State()
    for call in (
        lambda: game.new({}, 0),
        lambda: game.seat_names(s),
        lambda: game.mask(s, 0),
        lambda: game.deal(s, 0, Rng(0)),
        lambda: game.view_json(s, 0),
        lambda: game.to_json(s),
        lambda: game.from_json({}),
        lambda: game.scores(s),
        lambda: game.score_sources(s),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_what_a_game_may_leave_out_has_a_plain_answer() -> None:
    s = opening([b"\1\2", b"\3\4"], [3, 1])
    assert GAME.evaluate(s, RED) == 3.0
    assert GAME.settled(s)
    assert GAME.round_of(s) == 0
    assert GAME.panels(GAME.mask(s, RED), RED, "en") == []
    assert GAME.card_pages("en") == []
    assert GAME.source_names("en") == {}
    assert GAME.say_action(s, VOCABULARY.parse("dig"), "en") == "dig"
    assert GAME.say_seat(s, BLUE, "en") == "blue"
    assert GAME.tallied_verbs() == []
    assert GAME.prospects(s, RED, GAME.legal(s, RED), Evaluated(GAME)) is None
    assert GAME.factions(s) == [[], []]


# ---------------------------------------------------------------- everything, at every decision


@given(st.integers(0, 10_000), st.integers(2, 4))
def test_all_that_must_hold_holds_through_whole_games(seed: int, players: int) -> None:
    match = random_game(GAME, {"players": players}, seed)
    assert match.record.result is not None
    assert sum(match.record.result["scores"].values()) >= players


def test_rules_that_run_in_circles_are_stopped() -> None:
    class Circle(Step[MagpieState]):
        def enter(self, s: MagpieState) -> None:
            pass

    program: Program[MagpieState] = Program()
    program.add("circle", Circle())
    s = MagpieState()
    s.push(0)
    with pytest.raises(RuntimeError, match=r"^the rules run in circles"):
        Magpies("circle", "Circle", VOCABULARY, program, []).advance(s)
