"""The sweep finds what it looks for: each test plays a toy game that is broken in one way, and the sweep says in which."""

from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest

from bailiwick.kernel.errors import BadPosition, BadRecord
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.rng import Rng
from tests.kernel import sweep
from tests.kernel.toy import ALLOW, GAME, PLAYERS, PROGRAM, VOCABULARY, Magpies, MagpieState


def broken(cls: type[Magpies]) -> Magpies:
    return cls("broken", "Broken", VOCABULARY, PROGRAM, [PLAYERS])


def complaint(game: Magpies, state: MagpieState | None = None) -> str:
    """What the sweep says about a decision: the first of a game, unless another is given."""
    decision = state or game.new({"players": 3}, 1)
    with pytest.raises(AssertionError) as caught:
        sweep.check_decision(game, decision)
    return str(caught.value)


def test_a_sound_game_is_sound() -> None:
    sweep.check_decision(GAME, GAME.new({"players": 3}, 1))
    sweep.random_game(GAME, {"players": 3}, 1)


def test_a_decision_of_nobody() -> None:
    state = GAME.new({}, 1)
    state.waiting = 0
    assert complaint(GAME, state) == "Nobody is waited for, and the game is not over."


def test_a_decision_after_the_end() -> None:
    state = GAME.new({}, 1)
    GAME.playout(state, Rng(1), 1000)
    assert complaint(GAME, state) == "The game is over: there is nothing to decide."


def test_legal_actions_out_of_order() -> None:
    class Unordered(Magpies):
        def legal(self, s: MagpieState, seat: int) -> list[int]:
            return super().legal(s, seat)[::-1]

    assert "are not ascending" in complaint(broken(Unordered))


def test_legal_actions_that_do_not_exist() -> None:
    class Inventive(Magpies):
        def legal(self, s: MagpieState, seat: int) -> list[int]:
            return [*super().legal(s, seat), 999]

    assert complaint(broken(Inventive)).startswith("Not all are in the vocabulary")


def test_nothing_to_choose_from() -> None:
    class Stuck(Magpies):
        def legal(self, s: MagpieState, seat: int) -> list[int]:
            return []

    assert complaint(broken(Stuck)) == "Seat 0 has 0 legal actions."


def test_a_predicate_that_disagrees_with_the_mask() -> None:
    class Lenient(Magpies):
        def why_not(self, s: MagpieState, seat: int, action: int) -> Reason | None:
            return None if VOCABULARY.name(action) == "dig" else super().why_not(s, seat, action)

    assert complaint(broken(Lenient)) == "'dig' is not among the legal actions of seat 0, but why_not says None."


def test_copies_that_share_a_list() -> None:
    class Sharing(MagpieState):
        def clone(self) -> MagpieState:
            o = super().clone()
            o.hands = self.hands
            return o

    original, state = GAME.new({"players": 3}, 1), Sharing()
    original.copy_kernel(state)
    state.hands, state.committed, state.nest = original.hands, original.committed, original.nest
    state.coins = original.coins
    assert complaint(GAME, state).endswith("on a copy has changed the original in hands.")


def test_a_copy_that_forgets_what_is_in_no_position() -> None:
    class Humming(MagpieState):
        tune = 0

        def clone(self) -> MagpieState:
            o = super().clone()
            o.__dict__["tune"] = 0
            return o

    original, state = GAME.new({"players": 3}, 1), Humming()
    original.copy_kernel(state)
    state.hands, state.committed, state.nest = original.hands, original.committed, original.nest
    state.coins = original.coins
    state.tune = 3
    assert complaint(GAME, state) == "The copy has other ['tune']."


def test_a_position_that_leaves_an_attribute_out() -> None:
    class Forgetful(Magpies):
        def to_json(self, s: MagpieState) -> dict[str, Any]:
            return {key: value for key, value in super().to_json(s).items() if key != "coins"}

        def from_json(self, data: Mapping[str, Any]) -> MagpieState:
            return super().from_json({**data, "coins": [7] * len(data["hands"])})

    assert complaint(broken(Forgetful)) == "A position has lost ['coins']."


def test_a_field_that_is_not_read_back() -> None:
    class Careless(Magpies):
        def from_json(self, data: Mapping[str, Any]) -> MagpieState:
            s = super().from_json(data)
            s.coins = [0] * s.seats
            return s

    assert complaint(broken(Careless)) == "Reading changes coins."


def test_a_view_that_shows_what_is_hidden() -> None:
    class Leaking(Magpies):
        def view_json(self, masked: MagpieState, seat: int) -> dict[str, Any]:
            return {**super().view_json(masked, seat), "next": list(masked.nest)}

        def mask(self, s: MagpieState, seat: int) -> MagpieState:
            o = s.clone()
            o.rng = Rng()
            return o

    assert complaint(broken(Leaking)) == "Seat -1 sees hidden next."


def test_a_mask_that_keeps_what_is_hidden() -> None:
    class Keeping(Magpies):
        def mask(self, s: MagpieState, seat: int) -> MagpieState:
            o = super().mask(s, seat)
            o.nest = s.nest
            return o

    assert complaint(broken(Keeping)).startswith("The mask of seat -1 keeps hidden")


def test_a_mask_that_keeps_the_generator() -> None:
    class Foreseeing(Magpies):
        def mask(self, s: MagpieState, seat: int) -> MagpieState:
            o = super().mask(s, seat)
            o.rng = s.rng.copy()
            return o

    assert complaint(broken(Foreseeing)) == "The masked state of seat -1 carries the real generator."


def test_an_imagined_state_that_is_the_real_one() -> None:
    class Peeking(Magpies):
        def determinize(self, s: MagpieState, seat: int, rng: Rng) -> MagpieState:
            return s.clone()

    assert complaint(broken(Peeking)) == "The state imagined by seat -1 carries the real generator."


def test_what_a_seat_may_know_and_can_not_be_read_back() -> None:
    class Unwritten(Magpies):
        def to_json(self, s: MagpieState) -> dict[str, Any]:
            data = super().to_json(s)
            return {**data, "nest": data["nest"] if s.rng.to_json() != Rng().to_json() else [0]}

    with pytest.raises(BadPosition, match=r"^nest\[0\]: 0 is not a whole number from 1 to 8\.$"):
        sweep.check_decision(broken(Unwritten), GAME.new({"players": 3}, 1))


def test_what_can_be_looked_at_and_taken_back() -> None:
    class Digging(Magpies):
        """Whoever digs sees what is found, and may still take it back."""

        def apply_legal(self, s: MagpieState, seat: int, action: int) -> None:
            revealed = s.revealed
            super().apply_legal(s, seat, action)
            if VOCABULARY.name(action) == "dig":
                s.revealed = revealed

    with pytest.raises(AssertionError, match=r"^Seat \d may play 'dig', look at .*events.* and take it back\.$"):
        sweep.random_game(broken(Digging), {"players": 3}, 1)


def test_what_is_taken_back_and_not_drawn_anew() -> None:
    class Fated(Magpies):
        def reshuffle(self, s: MagpieState, seats: int, rng: Rng) -> MagpieState:
            o = super().reshuffle(s, seats, rng)
            o.nest = s.nest
            return o

    assert sweep.check_redrawn(GAME, {"players": 3}, 1, 1) == 4
    with pytest.raises(AssertionError, match=r"^'nest' is hidden at \d+ decisions, but drawn anew at 0 only\.$"):
        sweep.check_redrawn(broken(Fated), {"players": 3}, 1, 1)


def test_a_question_that_is_left_out_where_it_can_not_be_answered() -> None:
    class Hasty(Magpies):
        def apply_legal(self, s: MagpieState, seat: int, action: int) -> None:
            super().apply_legal(s, seat, action)
            while not s.over and self.legal(s, s.seat) == [ALLOW]:
                super().apply_legal(s, s.seat, ALLOW)

    def look(game: Magpies) -> int:
        decisions = (match for match in sweep.walk(game, {"players": 3}, 1, every=1000) if not match.over)
        return sum(sweep.check_secrecy(game, match.state, viewer) for match in decisions for viewer in (-1, 0, 1, 2))

    assert look(GAME) > 20
    with pytest.raises(AssertionError, match=r"^Who is asked after 'rob .*' tells seat 0 something hidden\.$"):
        look(broken(Hasty))


def test_chance_from_outside_the_state() -> None:
    outside = count()

    class Unseeded(Magpies):
        def new(self, options: Mapping[str, object], seed: int | str) -> MagpieState:
            return super().new(options, next(outside))

    with pytest.raises(BadRecord, match=r"^Move 1 of the record .* can't be made: "):
        sweep.random_game(broken(Unseeded), {"players": 3}, 1, every=1000)
