"""Trying out a position that a stranger has sent: whether what its stack has begun can be brought to an end.

Every step says what its frames can be, and what is wrong is refused with its place (`Program.check_stack`). What a card of a
thousand relies on may still be missing. So what is under way is carried on, on copies, by every way to begin, before anybody sits
down to it.
"""

from __future__ import annotations

from typing import Any, Final

from bailiwick.kernel.errors import BadPosition, shortened
from bailiwick.kernel.game import Game
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import FRAME, State

DECISIONS: Final = 400  # in all
AT_A_TIME: Final = 60


def rehearse(game: Game[Any], state: State) -> None:
    """Raise BadPosition if the rules fail before the frames of the position are done with. The state stays as it is."""
    chance = Rng("rehearsal")
    left = DECISIONS
    look(game, state)
    while left > 0 and not state.over:
        beginnings = [(seat, action) for seat in seats_asked(state) for action in game.legal(state, seat)]
        for seat, action in beginnings:
            left -= carry_on(game, state, seat, action, chance)
            if left <= 0:
                break


def look(game: Game[Any], state: State) -> None:
    """What a table shows of it: what everybody sees, what is asked, and the odds of each answer."""
    try:
        for viewer in range(-1, state.seats):
            masked = game.mask(state, viewer)
            game.view_json(masked, viewer)
            for action in game.legal(state, viewer) if viewer >= 0 and not state.over else []:
                game.say_action(state, action, "en")
                game.reckon(masked, viewer, action, "en")
            if viewer >= 0 and state.waiting >> viewer & 1:
                game.prompt(state, viewer, "en")
    except Exception as problem:
        raise BadPosition(f"stack: what is under way can't be shown ({said(problem)}).") from problem


def carry_on(game: Game[Any], state: State, seat: int, action: int, chance: Rng) -> int:
    """Begin with an action, then at random until only the bottom of the stack is left, or the phase that lay there is over.

    Returns how many decisions were made.
    """
    copy = state.clone()
    copy.rng = Rng(chance.word())
    made = 0
    phase = state.stack[0] if len(state.stack) == FRAME else -1
    try:
        game.apply_legal(copy, seat, action)
        while made < AT_A_TIME and not copy.over and (len(copy.stack) > FRAME or copy.stack[0] == phase):
            asked = seats_asked(copy)
            legal = game.legal(copy, asked[chance.below(len(asked))]) if asked else []
            if not legal:
                raise RuntimeError("nobody can do anything")
            made += game.playout(copy, chance, 1)
        game.from_json(game.to_json(copy))
    except Exception as problem:
        name = game.vocabulary.name(action)
        raise BadPosition(f"stack: what is under way can't be carried on from {name!r} ({said(problem)}).") from problem
    return made + 1


def said(problem: Exception) -> str:
    return shortened(f"{type(problem).__name__}: {problem}", 100)


def seats_asked(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if state.waiting >> seat & 1]
