"""Every step of a game where it is first met: rare cards are looked at as closely as the turn that comes round all the time.

Whole random games are played with any options. Decisions of a kind that has not been met yet are yielded: the same step may ask
with one choice, with two or with many, and with more or fewer steps below it that wait.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from bailiwick.kernel.errors import BadPosition
from bailiwick.kernel.game import Game
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import FRAME, State
from tests.kernel import sweep
from tests.random_games import drawn_options

ALIKE = 3  # so many choices or more are the same kind of decision
TRIED = 4  # values that are tried in each register, besides those just outside of what it may hold
MOVES = 150  # that are played on at most from a position that somebody has tampered with
AFTERWARDS = 15  # of them when the frame with the changed number is gone
SAME = 2  # so often a step under the same step is tampered with


def first_met(game: Game[Any], batch: str, count: int, part: int = 0, parts: int = 1, *, taken: bool = False) -> Iterator[State]:
    """Decisions of `count` games, each of a kind that was not met before; of several parts, which share the kinds, one.

    Where somebody can do what nobody has done yet, they do. With `taken`, what such an action leads to is a kind by itself.
    """
    met: set[tuple[int, ...]] = set()
    done: set[int] = set()
    for number in range(count):
        rng = Rng(f"{game.name} {batch} {number}")
        state = game.new(drawn_options(game, rng), f"{batch} {number}")
        last = -1
        while not state.over:
            seats = sweep.waiting_seats(state)
            seat = seats[rng.below(len(seats))]
            legal = game.legal(state, seat)
            kinds = {(state.top, min(len(legal), ALIKE)), *((lower, upper, 0) for lower, upper in pairwise(state.stack[::FRAME]))}
            if taken and last >= 0:
                kinds.add((last,))
            if not kinds <= met:
                if any(sum(kind) % parts == part for kind in kinds - met):
                    yield state
                met |= kinds
            fresh = [action for action in legal if action not in done] or legal
            last = fresh[rng.below(len(fresh))]
            done.add(last)
            state.log = []
            game.apply_legal(state, seat, last)


def check_led_to(game: Game[Any], state: State, others: tuple[int, ...] = ()) -> None:
    """What is quick enough to be looked at after every action: choices and reasons, the position in a file, what was told.

    `others`: of whom something may be told besides the seats.
    """
    for seat in range(state.seats):
        sweep.check_legal(game, state, seat)
        sweep.check_reasons(game, state, seat)
    sweep.check_json(game, state)
    for event in state.log or []:
        assert -1 <= event.seat < state.seats or event.seat in others, f"{event.kind!r} is told of seat {event.seat}."


def check_met(game: Game[Any], state: State, others: tuple[int, ...] = ()) -> None:
    """What is quick enough to be looked at for every step; the rest of the sweep looks at a share of all decisions."""
    check_led_to(game, state, others)
    sweep.check_together(game, state)
    sweep.check_clone(game, state)


def check_changed_numbers(game: Game[Any], count: int, part: int, parts: int) -> None:
    """Of every step met, whatever number is changed on the stack: the position is refused or can be played."""
    rng = Rng(part)
    refused = played = 0
    tried: Counter[tuple[str, str]] = Counter()
    for state in first_met(game, "steps", count, part, parts):
        once, again = check_frames(game, state, rng, tried)
        refused, played = refused + once, played + again
    assert refused > played > 0


def check_frames(game: Game[Any], state: State, rng: Rng, tried: Counter[tuple[str, str]]) -> tuple[int, int]:
    """Whoever changes a number on the stack is told so, or gets a position that can be played. How many of each there were.

    `tried`: how often each step has been tampered with under which other.
    """
    refused = played = 0
    data = game.to_json(state)
    place = data["stack"]
    for number, (key, *registers) in enumerate(place):
        above = place[number + 1][0] if number + 1 < len(place) else ""
        tried[key, above] += 1
        if tried[key, above] > SAME:
            continue
        for which, register in enumerate(game.program.by_key[key].registers(state)):
            allowed = register.allowed
            others = {*(allowed[rng.below(len(allowed))] for _ in range(TRIED)), allowed[0], allowed[-1]} if allowed else set()
            for value in [*sorted(others - {registers[which]}), allowed.start - allowed.step, allowed.stop]:
                changed = json.loads(json.dumps(data))
                changed["stack"][number][which + 1] = value
                try:
                    again = game.from_json(changed)
                except BadPosition:
                    refused += 1
                    continue
                assert value in allowed, f"{key!r} may hold {allowed}, but {value} is read all the same."
                try:
                    play_on(game, again, rng, number)
                except Exception as problem:
                    problem.add_note(
                        f"Register {'xy'[which]} of frame {number} is {value} instead of {registers[which]} in {place}."
                    )
                    raise
                played += 1
    return refused, played


def play_on(game: Game[Any], state: State, rng: Rng, number: int) -> None:
    """By random moves, until that frame is gone and some more."""
    for seat in range(state.seats):
        sweep.check_legal(game, state, seat)
        sweep.check_reasons(game, state, seat)
    left = MOVES
    while left > 0:
        if state.over:
            return
        left = min(left - 1, MOVES if len(state.stack) > number * FRAME else AFTERWARDS)
        seats = sweep.waiting_seats(state)
        seat = seats[rng.below(len(seats))]
        legal = game.legal(state, seat)
        game.apply_legal(state, seat, legal[rng.below(len(legal))])
    game.from_json(json.loads(json.dumps(game.to_json(state))))
