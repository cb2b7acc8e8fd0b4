"""A bot that plans its turn to the end: of all ways to go on, it follows the few that look best after each move, and takes the
first move of the one after which it likes the position best.

Luck and what others do are imagined, in several worlds if need be; a plan is made anew at each decision, so nothing depends on
what was planned before.
"""

from __future__ import annotations

from typing import Any, Final

from bailiwick.bots.base import Bot
from bailiwick.bots.judging import Evaluated, judgement_of
from bailiwick.kernel.game import Game
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.native import i64, mypyc_attr
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.view import View

# How many ways through the choices that a move asks for are usually followed; beyond that, only the one that looks best at each.
BREADTH: Final = 8
# Choices of one move, and moves of one turn, that are looked at.
DEPTH: Final = 30
MOVES: Final = 40
WORST: Final = -1e30
# What a move more costs, in points of the game's evaluation: else what can as well be done later would be put off for ever.
HASTE: Final = 0.02
# After so many moves that bring nothing better, a turn that can be ended anywhere is followed no further.
PATIENCE: Final = 3
# Once in so many times it does what can be undone only if that is better at once: so it never goes in circles for long.
CIRCLES: Final = 4


class Node:
    """A position in the middle of the turn: by which of the first moves it was come to, and how good it looks."""

    def __init__(self, state: State, first: i64, value: float) -> None:
        self.state = state
        self.first: i64 = first
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Bot):
    def __init__(
        self, seed: int | str, width: i64 = 8, worlds: i64 = 1, learns: bool = True, breadth: i64 = BREADTH, most: i64 = 0
    ) -> None:
        super().__init__(seed)
        self.width: i64 = width  # positions that are followed after each move
        self.worlds: i64 = worlds
        self.breadth: i64 = breadth  # ways through the choices that a move asks for
        self.most: i64 = most  # positions it looks at, about; then it follows only the best one to its end (0: no bound)
        self.learns = learns  # whether it judges by what was learned, or by the game's own word
        self.judgement: Judgement | None = None  # a judgement of its own, instead of either

    def judge(self, game: Game[Any]) -> Judgement:
        if self.judgement is not None:
            return self.judgement
        return judgement_of(game) if self.learns else Evaluated(game)

    def choose(self, view: View) -> int:
        return self.best_among(view, view.legal)

    def best_among(self, view: View, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        values = self.values_of(view, legal)
        state = view.masked
        while True:
            best = max(values)
            among: list[int] = []
            for i, value in enumerate(values):
                if value == best:
                    if view.game.passes(state, legal[i]):
                        return legal[i]  # nothing else brings more
                    among.append(i)
            chosen = among[self.rng.below(len(among))]
            if best == WORST or self.rng.below(CIRCLES) or not self.turns_in_circles(view, legal[chosen]):
                return legal[chosen]
            values[chosen] = WORST

    def turns_in_circles(self, view: View, action: int) -> bool:
        """Whether a move can be undone by the next one, and is no better as it stands."""
        game, seat = view.game, view.seat
        judgement = self.judge(game)
        if not judgement.anywhere or not any(game.passes(view.masked, each) for each in view.legal):
            return False
        state = view.imagine(self.rng)
        here = judgement.worth(state, seat)
        game.apply_legal(state, seat, action)
        if not game.settled(state) or state.over or state.seat != seat or judgement.worth(state, seat) > here:
            return False
        for back in game.legal(state, seat):
            ahead = state.clone()
            game.apply_legal(ahead, seat, back)
            if game.settled(ahead) and not ahead.over and judgement.worth(ahead, seat) == here:
                return True
        return False

    def values(self, view: View) -> list[float]:
        """What each legal move can lead to, on average over the imagined worlds."""
        return self.values_of(view, view.legal)

    def values_of(self, view: View, actions: list[int]) -> list[float]:
        """The same of some of them."""
        game = view.game
        judgement = self.judge(game)
        sums = [0.0] * len(actions)
        looked: i64 = 0
        worlds: i64 = 0
        while worlds < self.worlds and (worlds == 0 or not self.most or looked < self.most):
            worlds += 1
            state = view.imagine(self.rng)
            share = self.most // self.worlds
            plan = Plan(game, view.seat, judgement, Rng(self.rng.word()), self.width, self.breadth, share)
            values = plan.values(state, actions)
            looked += plan.looked
            for i, value in enumerate(values):
                sums[i] += value
        return [each / float(worlds) for each in sums]


class Plan:
    """The plan of one seat's turn in one imagined world."""

    def __init__(
        self, game: Game[Any], seat: i64, judgement: Judgement, whims: Rng, width: i64, breadth: i64, most: i64 = 0
    ) -> None:
        self.game = game
        self.seat: i64 = seat
        self.judgement = judgement
        self.whims = whims
        self.width: i64 = width
        self.breadth: i64 = breadth
        self.most: i64 = most
        self.looked: i64 = 0  # positions so far
        self.haste = HASTE * judgement.unit
        self.spent = 0.0  # for the moves that have been looked at so far
        self.tried: set[float] = set()  # the values of the positions that were gone on from, where they tell all

    def values(self, state: State, legal: list[int]) -> list[float]:
        """What each of the moves leads to, at best."""
        found = self.game.prospects(state, self.seat, legal, self.judgement)
        if found is not None:
            return found
        best = [WORST] * len(legal)
        nodes: list[Node] = []
        for i, action in enumerate(legal):
            self.after(state, action, i, self.breadth, DEPTH, self.whims.copy(), nodes, best)
        moves = 1
        liked, since = max(best), 0
        while nodes and moves < MOVES and since < PATIENCE:
            moves += 1
            self.spent += self.haste
            nodes = self.onward(nodes, best)
            since = since + 1 if self.judgement.anywhere and max(best) == liked else 0
            liked = max(best)
        for node in nodes:  # a turn without end
            self.reach(node.state, node.first, self.judgement.worth(node.state, self.seat), best)
        return best

    def reach(self, state: State, first: i64, value: float, best: list[float]) -> None:
        """The turn can end like this, after that first move, and is worth that."""
        self.count(first, value, best)

    def onward(self, nodes: list[Node], best: list[float]) -> list[Node]:
        """The positions one move further from the best of these."""
        further: list[Node] = []
        for node in self.widest(nodes):
            state = node.state
            legal = self.game.legal(state, self.seat)
            values = self.game.prospects(state, self.seat, legal, self.judgement) if len(legal) > 1 else None
            if values is not None:
                self.count(node.first, max(values), best)
                continue
            for action in legal:
                if self.game.passes(state, action):
                    continue  # counted when the position was come to
                self.after(state, action, node.first, self.breadth, DEPTH, self.whims.copy(), further, best)
        return further

    def widest(self, nodes: list[Node]) -> list[Node]:
        """The best of these positions, each once: moves in another order, or there and back, often come to the same."""
        nodes.sort(key=by_value)
        kept: list[Node] = []
        width: i64 = 1 if self.most and self.looked >= self.most else self.width
        for node in nodes:
            if node.value in self.tried or (kept and kept[-1].value == node.value):
                continue
            if self.judgement.anywhere:
                self.tried.add(node.value)
            kept.append(node)
            if len(kept) >= width:
                break
        return kept

    def after(
        self, state: State, action: i64, first: i64, breadth: i64, depth: i64, whims: Rng, nodes: list[Node], best: list[float]
    ) -> None:
        """Where a move leads, once all that it asks for is chosen, this way or that: positions to go on from or, where the turn
        is over, what it is worth. The state given stays as it is."""
        if self.game.passes(state, action):
            self.reach(state, first, self.judgement.worth(state, self.seat), best)
            return
        ahead = state.clone()
        self.looked += 1
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
                self.count(first, max(values), best)
                return
            elif len(options) <= breadth:
                for option in options:
                    self.after(state, option, first, breadth // len(options), depth, whims.copy(), nodes, best)
                return
            else:
                action = self.most_promising(state, options)
            game.apply_legal(state, asked, action)
        if state.over or not (state.waiting >> self.seat) & 1:
            self.reach(state, first, self.judgement.worth(state, self.seat), best)
            return
        value = self.judgement.rank(state, self.seat)
        if self.judgement.anywhere:
            self.reach(state, first, value, best)
        elif not self.goes_on(state, first, best):
            return
        nodes.append(Node(state, first, value))

    def goes_on(self, state: State, first: i64, best: list[float]) -> bool:
        """Whether anything but the end of the turn may follow. Where the turn may end, it is known what that would be worth, even
        if the position is not among those that are followed."""
        others = False
        for action in self.game.legal(state, self.seat):
            if self.game.passes(state, action):
                self.reach(state, first, self.judgement.worth(state, self.seat), best)
            else:
                others = True
        return others

    def most_promising(self, state: State, options: list[int]) -> i64:
        """The option after which the position looks best, although the move is not over."""
        most: i64 = options[0]
        best = WORST
        for option in options:
            ahead = state.clone()
            self.looked += 1
            self.game.apply_legal(ahead, self.seat, option)
            value = self.judgement.rank(ahead, self.seat)
            if value > best:
                best = value
                most = option
        return most

    def count(self, first: i64, value: float, best: list[float]) -> None:
        best[first] = max(best[first], value - self.spent)


def by_value(node: Node) -> float:
    return -node.value
