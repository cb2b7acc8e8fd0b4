"""A bot that takes the move after which it likes the position best, by the game's own evaluation.

It looks no further than the end of the move: a move that asks for more choices is followed through them, as well as it can be
in a bounded number of positions, and judged once it is settled. Where the game itself can tell what actions are worth without
carrying them out, its word counts.
"""

from __future__ import annotations

from typing import Any, Final

from bailiwick.bots.base import Bot
from bailiwick.kernel.game import Game
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.view import View

# How many ways to go on after an action are followed to the end; beyond that, only the one that looks best at each choice.
BREADTH: Final = 8
# A move that is still not settled after so many choices is judged as it stands.
DEPTH: Final = 30


class Greedy(Bot):
    def choose(self, view: View) -> int:
        """All actions are tried in the same imagined state and with the same whims of others: compared under the same luck."""
        if len(view.legal) == 1:
            return view.legal[0]
        state = view.imagine(self.rng)
        whims = Rng(self.rng.word())
        values = view.game.prospects(state, view.seat, view.legal)
        if values is None:
            values = [Look(view.game, view.seat, whims.copy()).after(state, view.seat, action, BREADTH) for action in view.legal]
        best = max(values)
        among = [action for action, value in zip(view.legal, values, strict=True) if value == best]
        passing = [action for action in among if view.game.passes(state, action)]
        if passing:
            return passing[0]  # nothing else brings more
        return among[self.rng.below(len(among))]


class Look:
    """Looks ahead for one seat."""

    def __init__(self, game: Game[Any], seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def after(self, state: State, seat: int, action: int, breadth: int) -> float:
        """What the position is worth once the action, and all that it asks for, is done. The state given stays as it is."""
        if self.game.passes(state, action):
            return self.game.evaluate(state, self.seat)
        ahead = state.clone()
        self.game.apply_legal(ahead, seat, action)
        return self.settle(ahead, breadth, DEPTH)

    def settle(self, state: State, breadth: int, depth: int) -> float:
        """Play the state on until its move is over, and judge it."""
        game = self.game
        while depth and not game.settled(state):
            depth -= 1
            asked = state.seat
            options = game.legal(state, asked)
            if len(options) == 1:
                action = options[0]
            elif asked != self.seat:
                # What others would choose is not this bot's to know.
                action = options[self.rng.below(len(options))]
            elif (values := game.prospects(state, asked, options)) is not None:
                return max(values)
            elif len(options) <= breadth:
                return max(self.after(state, asked, option, breadth // len(options)) for option in options)
            else:
                action = self.most_promising(state, options)
            game.apply_legal(state, asked, action)
        return game.evaluate(state, self.seat)

    def most_promising(self, state: State, options: list[int]) -> int:
        """The option after which the position looks best, although the move is not over."""
        values: list[float] = []
        for option in options:
            ahead = state.clone()
            self.game.apply_legal(ahead, self.seat, option)
            values.append(self.game.evaluate(ahead, self.seat))
        return options[values.index(max(values))]
