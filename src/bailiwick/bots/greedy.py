"""A bot that takes the move after which it likes the position best, by the game's own evaluation.

It looks no further than the end of the move: a move that asks for more choices is followed through them, as well as it can be
in a bounded number of positions, and judged once it is settled. Where the game itself can tell what actions are worth without
carrying them out, its word counts.
"""

from __future__ import annotations

from typing import Any, Final

from bailiwick.bots.base import Bot
from bailiwick.bots.judging import Evaluated
from bailiwick.kernel.game import Game
from bailiwick.kernel.native import i64, mypyc_attr
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.view import View

# How many ways to go on after an action are followed to the end; beyond that, only the one that looks best at each choice.
BREADTH: Final = 8
# A move that is still not settled after so many choices is judged as it stands.
DEPTH: Final = 30
INFINITE: Final = 1e30


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    def choose(self, view: View) -> int:
        return self.best_among(view, view.legal)

    def best_among(self, view: View, actions: list[int]) -> int:
        """All of these are tried in the same imagined state and with the same whims of others: compared under the same luck."""
        if len(actions) == 1:
            return actions[0]
        game, seat = view.game, view.seat
        state = view.imagine(self.rng)
        whims = Rng(self.rng.word())
        values = game.prospects(state, seat, actions, Evaluated(game))
        if values is None:
            values = []
            for action in actions:
                values.append(Look(game, seat, whims.copy()).after(state, seat, action, BREADTH))
        best = max(values)
        among: list[int] = []
        for i, value in enumerate(values):
            if value == best:
                if game.passes(state, actions[i]):
                    return actions[i]  # nothing else brings more
                among.append(actions[i])
        return among[self.rng.below(len(among))]


class Look:
    """Looks ahead for one seat."""

    def __init__(self, game: Game[Any], seat: i64, rng: Rng) -> None:
        self.game = game
        self.seat: i64 = seat
        self.rng = rng
        self.judgement = Evaluated(game)

    def after(self, state: State, seat: i64, action: i64, breadth: i64) -> float:
        """What the position is worth once the action, and all that it asks for, is done. The state given stays as it is."""
        if self.game.passes(state, action):
            return self.game.evaluate(state, self.seat)
        ahead = state.clone()
        self.game.apply_legal(ahead, seat, action)
        return self.settle(ahead, breadth, DEPTH)

    def settle(self, state: State, breadth: i64, depth: i64) -> float:
        """Play the state on until its move is over, and judge it."""
        game = self.game
        while depth and not game.settled(state):
            depth -= 1
            asked: i64 = state.seat
            options = game.legal(state, asked)
            action: i64 = options[0]
            if len(options) == 1:
                pass
            elif asked != self.seat:
                # What others would choose is not this bot's to know.
                action = options[self.rng.below(len(options))]
            elif (values := game.prospects(state, asked, options, self.judgement)) is not None:
                return max(values)
            elif len(options) <= breadth:
                return self.best_of(state, options, breadth // len(options))
            else:
                action = self.most_promising(state, options)
            game.apply_legal(state, asked, action)
        return game.evaluate(state, self.seat)

    def best_of(self, state: State, options: list[int], breadth: i64) -> float:
        """What the best of the seat's options leads to."""
        best = self.after(state, self.seat, options[0], breadth)
        for option in options[1:]:
            best = max(best, self.after(state, self.seat, option, breadth))
        return best

    def most_promising(self, state: State, options: list[int]) -> i64:
        """The option after which the position looks best, although the move is not over."""
        most: i64 = options[0]
        best = -INFINITE
        for option in options:
            ahead = state.clone()
            self.game.apply_legal(ahead, self.seat, option)
            value = self.game.evaluate(ahead, self.seat)
            if value > best:
                best = value
                most = option
        return most
