"""A match: playing by name, its record, its log, and taking back. And the record as text, sound or broken."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bailiwick.kernel.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BailiwickError,
    IllegalAction,
    NotYourDecision,
    RulesFailed,
    UnknownAction,
)
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from tests.kernel.sweep import random_game
from tests.kernel.toy import DIG, GAME, PLAYERS, PROGRAM, SEATS, VOCABULARY, Magpies, MagpieState

RED, BLUE, GREEN = 0, 1, 2


def match_of(*hands: list[int], coins: list[int] | None = None) -> Match:
    """A match that begins with these hands."""
    start = GAME.to_json(GAME.new({"players": len(hands)}, 0))
    start["hands"] = list(hands)
    start["coins"] = coins or [1] * len(hands)
    return Match(GAME, start=start)


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        seat, _, action = move.partition(": ")
        match.play(action, SEATS.index(seat))
    return match


# ---------------------------------------------------------------- looking and playing


def test_choices_can_be_counted_listed_and_asked() -> None:
    legal = match_of([1, 2], [3, 4]).legal(BLUE)
    assert len(legal) == 2
    assert list(legal) == ["commit 3", "commit 4"]
    assert "commit 4" in legal
    assert legal.actions[1] in legal
    assert "commit 1" not in legal
    assert "moult" not in legal
    assert 3.5 not in legal
    assert repr(legal) == "<2 choices: commit 3, commit 4>"


def test_a_long_list_of_choices_is_cut_short() -> None:
    assert repr(match_of([1, 2, 3, 4, 5, 6, 7], [8]).legal()).endswith("commit 6, …>")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_who_is_not_at_the_table_has_no_choices(seat: int) -> None:
    assert len(match_of([1, 2], [3, 4]).legal(seat)) == 0


def test_an_action_is_played_by_name_or_by_number() -> None:
    by_name, by_number = match_of([1, 2], [3, 4]), match_of([1, 2], [3, 4])
    by_name.play(" commit  2 ")
    by_number.play(GAME.vocabulary.parse("commit 2"))
    assert by_name.game.to_json(by_name.state) == by_number.game.to_json(by_number.state)
    assert by_name.record.moves == by_number.record.moves == [("red", "commit 2")]


def test_why_not_is_a_sentence() -> None:
    match = match_of([1, 2], [3, 4])
    assert match.why_not("commit 1") is None
    assert match.why_not("commit 3") == "You do not hold a 3 (M-1)"
    assert match.why_not("commit 3", BLUE) is None
    assert match.why_not("commit 3", 7) == "Somebody else must choose now."


@pytest.mark.parametrize(
    ("action", "seat", "error"),
    [
        ("commit 3", RED, IllegalAction),
        ("dig", RED, IllegalAction),
        ("moult", RED, UnknownAction),
        (999, RED, UnknownAction),
        ("commit 1", 7, NotYourDecision),
        ("commit 1", -1, NotYourDecision),
    ],
)
def test_what_is_refused_changes_nothing(action: str | int, seat: int, error: type[BailiwickError]) -> None:
    match = match_of([1, 2], [3, 4])
    before = match.game.to_json(match.state)
    with pytest.raises(error):
        match.play(action, seat)
    assert match.game.to_json(match.state) == before
    assert match.record.moves == []
    assert match.events == []
    assert not match.can_undo()


@pytest.mark.parametrize("action", ["moult", -1, 999])
def test_why_not_refuses_what_is_no_action(action: str | int) -> None:
    with pytest.raises(UnknownAction):
        match_of([1, 2], [3, 4]).why_not(action)


def test_after_the_end_nothing_is_legal_and_the_result_is_recorded() -> None:
    match = play(match_of([1], [3], coins=[0, 2]), "red: commit 1", "blue: commit 3", "blue: dig")
    assert match.over
    assert match.seat == -1
    assert len(match.legal()) == len(match.legal(RED)) == 0
    assert match.why_not("dig") == "The game is over."
    assert match.record.result is not None
    assert match.record.result["winners"] == ["blue"]
    assert match.record.result["scores"]["red"] == 0
    assert match.record.result["sources"]["red"] == {"coins": 0}
    with pytest.raises(NotYourDecision, match=r"^The game is over\.$"):
        match.play("dig")


# ---------------------------------------------------------------- when the rules themselves fail


class Failing(Magpies):
    """Magpies with a fault that shows when somebody digs: an error in the middle, or nobody who can go on."""

    def __init__(self, fault: str) -> None:
        super().__init__("failing", "Failing Magpies", VOCABULARY, PROGRAM, [PLAYERS])
        self.fault = fault
        self.playing = False  # the fault shows once it is played in earnest: a position is tried out before

    def apply_legal(self, s: MagpieState, seat: int, action: int) -> None:
        super().apply_legal(s, seat, action)
        if action != DIG or not self.playing:
            return
        if self.fault == "error":
            s.tell("digs", seat, (1 // 0,))
        else:
            s.choices, s.hands = None, [b""] * s.seats


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("error", "ZeroDivisionError: integer division or modulo by zero"),
        ("nobody", "RuntimeError: the game is not over, but nobody can do anything"),
    ],
)
def test_whatever_a_step_raises_leaves_the_match_as_it_was(fault: str, sentence: str) -> None:
    game = Failing(fault)
    start = GAME.to_json(GAME.new({"players": 2}, 0)) | {"hands": [[1, 2], [3, 4]]}
    match = play(Match(game, start=start), "red: commit 1", "blue: commit 3")
    game.playing = True
    before, moves, told = match.game.to_json(match.state), list(match.record.moves), len(match.events)
    for _ in range(2):
        with pytest.raises(RulesFailed) as caught:
            match.play("dig", BLUE)
        assert str(caught.value) == f"The rules of Failing Magpies failed at 'dig', move 3 ({sentence})."
        assert match.game.to_json(match.state) == before
        assert (match.record.moves, len(match.events), match.seat) == (moves, told, BLUE)
    match.play("rob red", BLUE)
    match.undo(BLUE)
    assert match.game.to_json(match.state) == before


def test_an_attempt_changes_nothing_until_it_is_accepted() -> None:
    match = match_of([1, 2], [3, 4])
    before = match.game.to_json(match.state)
    attempt = match.attempt("commit 2")
    assert (attempt.seat, attempt.action, attempt.result) == (RED, "commit 2", None)
    assert [event.kind for event in attempt.events] == ["ready", "commits"]
    assert match.game.to_json(match.state) == before
    assert (match.moves, match.events) == (0, [])
    match.accept(attempt)
    assert match.game.to_json(match.state) == match.game.to_json(attempt.state) != before
    assert match.record.moves == [("red", "commit 2")]


# ---------------------------------------------------------------- what people see


def test_an_event_for_one_seat_is_seen_by_that_seat_alone() -> None:
    match = play(match_of([1, 2], [3, 4]), "red: commit 2")

    def kinds(seat: int | None) -> list[str]:
        return [event.kind for event in match.events if event.seen_by(seat)]

    assert kinds(RED) == ["ready", "commits"]
    assert kinds(BLUE) == kinds(None) == kinds(-1) == ["ready"]


def test_an_event_can_be_said_and_shown() -> None:
    match = play(match_of([1, 2], [3, 4]), "red: commit 2")
    assert [match.game.say_event(match.state, event, "en") for event in match.events] == ["red ready", "red commits 2"]
    assert repr(match.events[1]) == "Event('commits', 0, (2,), 1)"


def test_looking_ahead_leaves_no_log() -> None:
    match = match_of([1, 2], [3, 4])
    match.game.apply(match.state.clone(), RED, match.legal().actions[0])
    assert match.state.log == []


# ---------------------------------------------------------------- taking back


def test_a_move_that_revealed_nothing_can_be_taken_back() -> None:
    match = match_of([1, 2], [3, 4])
    before = match.game.to_json(match.state)
    assert not match.can_undo()
    match.play("commit 1")
    assert match.can_undo()
    match.undo()
    assert match.game.to_json(match.state) == before
    assert (match.moves, match.events, match.can_undo()) == (0, [], False)


def test_moves_in_a_row_are_taken_back_one_by_one() -> None:
    match = play(match_of([1, 2], [3, 4]), "red: commit 1", "blue: commit 4", "blue: rob red")
    robbed = match.game.to_json(match.state)
    play(match, "red: allow")
    allowed = match.game.to_json(match.state)
    play(match, "red: commit 2")
    match.undo(RED)
    assert match.game.to_json(match.state) == allowed
    match.undo(RED)
    assert match.game.to_json(match.state) == robbed
    assert [event.kind for event in match.events] == ["ready", "commits", "ready", "commits", "leads"]
    with pytest.raises(IllegalAction, match="can't be taken back"):
        match.undo(RED)


def test_what_was_taken_back_can_be_played_otherwise() -> None:
    match = play(match_of([1, 2], [3, 4]), "red: commit 1")
    match.undo()
    play(match, "red: commit 2")
    assert match.record.moves == [("red", "commit 2")]
    assert match.can_undo(RED)


def test_nobody_takes_back_after_another_has_acted() -> None:
    match = play(match_of([1, 2], [3, 4], [5, 6]), "red: commit 1", "blue: commit 3")
    assert not match.can_undo(RED)
    with pytest.raises(IllegalAction, match="somebody else has acted since"):
        match.undo(RED)
    match.undo(BLUE)
    assert match.record.moves == [("red", "commit 1")]
    assert not match.can_undo(BLUE)


@pytest.mark.parametrize(
    "moves",
    [
        ("red: commit 1", "blue: commit 3"),  # secrets are shown
        ("red: commit 1", "blue: commit 3", "blue: dig"),  # chance
        ("red: commit 1", "blue: commit 3", "blue: rob red", "red: guard 4"),  # a trinket is shown
    ],
)
def test_what_was_revealed_stays_revealed(moves: tuple[str, ...]) -> None:
    match = play(match_of([1, 4], [3, 3]), *moves)
    assert not match.can_undo()
    with pytest.raises(IllegalAction, match="something hidden was revealed"):
        match.undo()


def test_the_last_move_of_a_game_takes_its_result_with_it() -> None:
    match = play(match_of([1], [3]), "red: commit 1", "blue: commit 3", "blue: rob red", "red: allow")
    assert match.record.result is not None
    match.undo()
    assert match.record.result is None
    assert not match.over


# ---------------------------------------------------------------- records


@given(st.integers(0, 10_000), st.integers(2, 4))
def test_a_record_survives_being_written_and_read(seed: int, players: int) -> None:
    record = random_game(GAME, {"players": players}, seed, every=1000).record
    again = Record.loads(record.dumps())
    assert again.to_json() == record.to_json()
    assert json.loads(record.dumps()) == record.to_json()


def test_a_record_has_every_option_written_out() -> None:
    # … so that it replays the same after a default has changed.
    assert Match(GAME).record.options == {"players": 2}
    assert Match(GAME, {"players": "3"}).record.options == {"players": 3}


def test_a_record_names_its_players() -> None:
    record = Match(GAME, seed="s", players=["Ada", "Max"]).record
    assert Record.loads(record.dumps()).players == ["Ada", "Max"]


def test_a_record_may_begin_from_a_position() -> None:
    match = play(match_of([1], [3]), "red: commit 1", "blue: commit 3", "blue: dig")
    again = Match.replay(GAME, Record.loads(match.record.dumps()))
    assert again.game.to_json(again.state) == match.game.to_json(match.state)


def test_a_replay_stops_where_it_is_told() -> None:
    match = random_game(GAME, {"players": 3}, 4, every=1000)
    for moves in range(match.moves):
        assert Match.replay(GAME, match.record, moves).record.moves == match.record.moves[:moves]


def test_a_bad_option_is_refused_before_anything_is_set_up() -> None:
    with pytest.raises(BadOption, match=r"^The option 'players' can't be 9; it is one of: 2, 3, 4\.$"):
        Match(GAME, {"players": 9})


def sound() -> dict[str, Any]:
    """The record of the first moves of a match: red, then blue, commit; the leader digs."""
    match = Match(GAME, {"players": 2}, 3)
    rng = Rng(3)
    for _ in range(3):
        match.play(match.legal().actions[rng.below(len(match.legal()))])
    return match.record.to_json()


def replay(data: dict[str, Any]) -> Match:
    return Match.replay(GAME, Record.from_json(data))


def test_the_sound_record_is_sound() -> None:
    assert replay(sound()).moves == 3


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("format", None, 'This is not a record: "format" must be "bailiwick-record".'),
        ("version", 3, "This record has version 3; this program reads versions 1 and 2."),
        ("game", 7, 'The record\'s "game" must be a name.'),
        ("game", "chess", "The record is of the game 'chess', not of 'magpies'."),
        ("options", [], 'The record\'s "options" must be an object.'),
        (
            "options",
            {"players": 9},
            "The record can't be set up: The option 'players' can't be 9; it is one of: 2, 3, 4.",
        ),
        ("options", {"wings": 2}, "The record can't be set up: There is no option 'wings'; there are: players."),
        ("seed", None, 'The record\'s "seed" must be a number or a text.'),
        ("seed", True, 'The record\'s "seed" must be a number or a text.'),
        ("players", "Ada", 'The record\'s "players" must be a list of names.'),
        ("players", [1], 'The record\'s "players" must be a list of names.'),
        ("start", [], 'The record\'s "start" must be a position.'),
        ("start", {}, "The record can't be set up: hands: is missing."),
        ("result", 5, 'The record\'s "result" must be an object.'),
        ("moves", "dig", 'The record\'s "moves" must be a list.'),
    ],
)
def test_a_field_that_is_wrong_is_named(field: str, value: object, complaint: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay({**sound(), field: value})
    assert str(caught.value) == complaint


@pytest.mark.parametrize(
    ("move", "complaint"),
    [
        ("red dig", "Move 3 of the record is 'red dig'; a move looks like \"red: play noble\"."),
        (": dig", "Move 3 of the record is ': dig'; a move looks like \"red: play noble\"."),
        (5, 'Move 3 of the record is 5; a move looks like "red: play noble".'),
        ("pink: dig", "Move 3 of the record is by 'pink'; the seats are red, blue."),
        ("{leader}: moult", "Move 3 of the record ({leader}: moult) can't be made: 'moult' is not an action of this game."),
        ("{other}: dig", "Move 3 of the record ({other}: dig) can't be made: Somebody else must choose now."),
        (
            "{leader}: rob {leader}",
            "Move 3 of the record ({leader}: rob {leader}) can't be made: "
            "'rob {leader}' is not possible: You can't rob yourself (M-3)",
        ),
    ],
)
def test_a_move_that_is_wrong_is_named_with_its_number(move: object, complaint: str) -> None:
    data = sound()
    leader = str(data["moves"][2]).partition(":")[0]
    who = {"leader": leader, "other": "blue" if leader == "red" else "red"}
    data["moves"][2] = move.format(**who) if isinstance(move, str) else move
    with pytest.raises(BadRecord) as caught:
        replay(data)
    assert str(caught.value) == complaint.format(**who)


def test_a_move_after_the_end_is_named_with_its_number() -> None:
    match = random_game(GAME, {"players": 2}, 1, every=1000)
    match.record.moves.append(("red", "dig"))
    with pytest.raises(BadRecord) as caught:
        Match.replay(GAME, match.record)
    assert str(caught.value) == f"Move {match.moves} of the record (red: dig) can't be made: The game is over."


@pytest.mark.parametrize("text", ["", "{", "nonsense", '{"format": "bailiwick-record"', "[" * 100_000])
def test_text_that_is_no_json_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^This is not a record: it is not valid JSON"):
        Record.loads(text)


@pytest.mark.parametrize("text", ["[]", "5", "null", "{}", '"bailiwick-record"'])
def test_json_that_is_something_else_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match=r'^This is not a record: "format" must be "bailiwick-record"\.$'):
        Record.loads(text)


@pytest.mark.parametrize(
    "field",
    [
        {"seed": "\ud800"},
        {"players": ["\udfff"]},
        {"options": {"\ud800": 2}},
        {"moves": ["red: \ud800"]},
        {"start": {"hands": "\ud800"}},
    ],
)
def test_letters_that_no_file_can_hold_are_refused(field: dict[str, object]) -> None:
    data = {**Match(GAME, {"players": 2}, 1).record.to_json(), **field}
    with pytest.raises(BadRecord, match=r"^The record has letters that no file can hold"):
        Record.loads(json.dumps(data))


def test_a_position_that_can_not_be_carried_on_is_refused() -> None:
    start = GAME.to_json(GAME.new({"players": 2}, 0)) | {"hands": [[1, 2], [3, 4]]}
    for fault, sentence in (("error", "ZeroDivisionError"), ("nobody", "RuntimeError: nobody can do anything")):
        game = Failing(fault)
        game.playing = True
        with pytest.raises(BadPosition, match=rf"^stack: what is under way can't be carried on from 'commit 1' \({sentence}"):
            Match(game, start=start)
    del start["stack"]
    with pytest.raises(BadPosition, match=r"^stack: is missing"):
        Match(GAME, start=start)
