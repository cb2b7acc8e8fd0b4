"""A bot that plans its turn to the end: of all ways to go on, it follows the few that look best after each move, and takes the
first move of the one after which it likes the position best.

Luck and what others do are imagined, in several worlds if need be; a plan is made anew at each decision, so nothing depends on
what was planned before.
"""

from __future__ import annotations

from typing import Any, Final

from bailiwick.bots.base import Bot
from bailiwick.bots.judging import Evaluated, learned
from bailiwick.kernel.game import Game
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.native import i64, mypyc_attr
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.view import View

# How many ways through the choices that a move asks for are followed; beyond that, only the one that looks best at each.
BREADTH: Final = 8
# Choices of one move, and moves of one turn, that are looked at.
DEPTH: Final = 30
MOVES: Final = 40
WORST: Final = -1e30


class Node:
    """A position in the middle of the turn: by which of the first moves it was come to, and how good it looks."""

    def __init__(self, state: State, first: i64, value: float) -> None:
        self.state = state
        self.first: i64 = first
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Bot):
    def __init__(self, seed: int | str, width: i64 = 8, worlds: i64 = 1, learns: bool = True) -> None:
        super().__init__(seed)
        self.width: i64 = width  # positions that are followed after each move
        self.worlds: i64 = worlds
        self.learns = learns  # whether it judges by what was learned, or by the game's own word
        self.judgement: Judgement | None = None  # a judgement of its own, instead of either

    def judge(self, game: Game[Any]) -> Judgement:
        if self.judgement is not None:
            return self.judgement
        return learned(game) if self.learns else Evaluated(game)

    def choose(self, view: View) -> int:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        values = self.values(view)
        best = max(values)
        among: list[int] = []
        state = view.masked
        for i, value in enumerate(values):
            if value == best:
                if view.game.passes(state, legal[i]):
                    return legal[i]  # nothing else brings more
                among.append(legal[i])
        return among[self.rng.below(len(among))]

    def values(self, view: View) -> list[float]:
        """What each legal move can lead to, on average over the imagined worlds."""
        game = view.game
        judgement = self.judge(game)
        sums = [0.0] * len(view.legal)
        for _ in range(self.worlds):
            state = view.imagine(self.rng)
            plan = Plan(game, view.seat, judgement, Rng(self.rng.word()), self.width)
            values = plan.values(state, view.legal)
            for i, value in enumerate(values):
                sums[i] += value / float(self.worlds)
        return sums


class Plan:
    """The plan of one seat's turn in one imagined world."""

    def __init__(self, game: Game[Any], seat: i64, judgement: Judgement, whims: Rng, width: i64) -> None:
        self.game = game
        self.seat: i64 = seat
        self.judgement = judgement
        self.whims = whims
        self.width: i64 = width

    def values(self, state: State, legal: list[int]) -> list[float]:
        """What each of the moves leads to, at best."""
        found = self.game.prospects(state, self.seat, legal, self.judgement)
        if found is not None:
            return found
        best = [WORST] * len(legal)
        nodes: list[Node] = []
        for i, action in enumerate(legal):
            self.after(state, action, i, BREADTH, DEPTH, self.whims.copy(), nodes, best)
        moves = 1
        while nodes and moves < MOVES:
            moves += 1
            nodes = self.onward(nodes, best)
        for node in nodes:  # a turn without end
            self.reach(node.state, node.first, best)
        return best

    def reach(self, state: State, first: i64, best: list[float]) -> None:
        """The turn can end like this, after that first move."""
        count(first, self.judgement.worth(state, self.seat), best)

    def onward(self, nodes: list[Node], best: list[float]) -> list[Node]:
        """The positions one move further from the best of these."""
        further: list[Node] = []
        for node in self.widest(nodes):
            state = node.state
            legal = self.game.legal(state, self.seat)
            values = self.game.prospects(state, self.seat, legal, self.judgement) if len(legal) > 1 else None
            if values is not None:
                count(node.first, max(values), best)
                continue
            for action in legal:
                self.after(state, action, node.first, BREADTH, DEPTH, self.whims.copy(), further, best)
        return further

    def widest(self, nodes: list[Node]) -> list[Node]:
        """The best of these positions, each once: moves in another order often come to the same."""
        nodes.sort(key=by_value)
        kept: list[Node] = []
        for node in nodes:
            if kept and kept[-1].value == node.value:
                continue
            kept.append(node)
            if len(kept) == self.width:
                break
        return kept

    def after(
        self, state: State, action: i64, first: i64, breadth: i64, depth: i64, whims: Rng, nodes: list[Node], best: list[float]
    ) -> None:
        """Where a move leads, once all that it asks for is chosen, this way or that: positions to go on from or, where the turn
        is over, what it is worth. The state given stays as it is."""
        if self.game.passes(state, action):
            self.reach(state, first, best)
            return
        ahead = state.clone()
        self.game.apply_legal(ahead, self.seat, action)
        self.settle(ahead, first, breadth, depth, whims, nodes, best)

    def settle(
        self, state: State, first: i64, breadth: i64, depth: i64, whims: Rng, nodes: list[Node], best: list[float]
    ) -> None:
        game = self.game
        while depth and not game.settled(state):
            depth -= 1
            asked: i64 = state.seat
            options = game.legal(state, asked)
            action: i64 = options[0]
            if len(options) == 1:
                pass
            elif asked != self.seat:
                action = options[whims.below(len(options))]  # what others would choose is not this bot's to know
            elif (values := game.prospects(state, asked, options, self.judgement)) is not None:
                count(first, max(values), best)
                return
            elif len(options) <= breadth:
                for option in options:
                    self.after(state, option, first, breadth // len(options), depth, whims.copy(), nodes, best)
                return
            else:
                action = self.most_promising(state, options)
            game.apply_legal(state, asked, action)
        if state.over or not (state.waiting >> self.seat) & 1:
            self.reach(state, first, best)
        else:
            nodes.append(Node(state, first, self.judgement.rank(state, self.seat)))

    def most_promising(self, state: State, options: list[int]) -> i64:
        """The option after which the position looks best, although the move is not over."""
        most: i64 = options[0]
        best = WORST
        for option in options:
            ahead = state.clone()
            self.game.apply_legal(ahead, self.seat, option)
            value = self.judgement.rank(ahead, self.seat)
            if value > best:
                best = value
                most = option
        return most


def count(first: i64, value: float, best: list[float]) -> None:
    best[first] = max(best[first], value)


def by_value(node: Node) -> float:
    return -node.value
