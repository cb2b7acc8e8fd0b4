"""What a good player would do at somebody's place: the best choices, how likely each wins, and what speaks for it.

A hint knows what the seat may know and no more: luck and what others do are imagined, as for a bot. Every choice is followed to
the end of the turn, and the position there is judged by what was learned of the game. What speaks for a choice is found by
putting one theme of that position after the other, its points, its cards, into what the other choices lead to: the theme that
makes winning most likely there is the reason.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, NamedTuple

from bailiwick.bots.judging import WIN, Learned
from bailiwick.bots.planner import BREADTH, WORST, Node, Plan, by_value
from bailiwick.kernel.game import Game
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.native import i64
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.view import View

BEST: Final = 3  # so many choices are told
# First moves that are followed to the end of the turn, those that look best, and positions that are followed of each.
FIRSTS: Final = 14
EACH: Final = 3
# Worlds that are imagined: one in any case, and more as long as there is time. When it is up, one position of each first move is
# followed, and when it is up twice, only of the best.
WORLDS: Final = 8
SECONDS: Final = 0.5
SAME: Final = 1e-9  # what differs by no more comes to the same
NOTHING: Final = 0.01  # of log-odds: a theme that does no more speaks for nothing


class Hint(NamedTuple):
    action: int
    chance: float  # to win, as far as that can be told
    why: str  # the key of the game's theme that speaks for it most; empty if none does


class Chances(Judgement):
    """Judges by the chance to win alone."""

    def __init__(self, learned: Learned) -> None:
        super().__init__(learned.unit, learned=True, anywhere=learned.anywhere)
        self.source = learned

    def worth(self, s: State, seat: i64) -> float:
        return self.source.chance(s, seat)

    def rank(self, s: State, seat: i64) -> float:
        mid_turn = self.source.mid_turn or self.anywhere
        return self.source.chance(s, seat) if mid_turn else self.source.game.evaluate(s, seat)


class Survey(Plan):
    """A plan that follows every first move to its end, not only the best, and remembers what each leads to.

    Several first moves may come to the same position, which is then followed once, for all of them: a node belongs to a company
    of first moves. Each first move is a company of its own to begin with, by its number; those that have met come behind.
    """

    def __init__(self, game: Game[Any], seat: i64, judgement: Judgement, whims: Rng, firsts: int, seconds: float) -> None:
        super().__init__(game, seat, judgement, whims, EACH, BREADTH)
        self.haste = 0.0  # a chance is told as it is
        self.firsts = firsts
        self.seconds = seconds
        self.began = perf_counter()
        self.companies: list[list[int]] = []
        self.best: list[float] = []
        self.ends: dict[int, list[float]] = {}  # by company: the features of the best position it leads to
        self.worths: dict[int, float] = {}  # … and what that is worth

    def survey(self, state: State, legal: list[int]) -> list[float]:
        """What each of the moves leads to, at best; WORST if it was not followed."""
        for first in range(len(legal)):
            self.companies.append([first])
        self.best = self.values(state, legal)
        found = [WORST] * len(legal)
        for company, firsts in enumerate(self.companies):
            for first in firsts:
                found[first] = max(found[first], self.best[company])
        return found

    def end_of(self, first: int, value: float) -> list[float] | None:
        """The features of the position that a first move leads to; None if it can't be told, as where chance decides."""
        for company, firsts in enumerate(self.companies):
            if first in firsts and company in self.worths and self.worths[company] == value == self.best[company]:
                return self.ends[company]
        return None

    def reach(self, state: State, first: i64, value: float, best: list[float]) -> None:
        value -= self.spent
        if value > best[first]:
            best[first] = value
            if not state.over:
                self.worths[first] = value
                self.ends[first] = self.game.features(state, self.seat)

    def onward(self, nodes: list[Node], best: list[float]) -> list[Node]:
        kept = self.widest(nodes)  # of these, the widest are they all
        best.extend([WORST] * (len(self.companies) - len(best)))
        return super().onward(kept, best)

    def widest(self, nodes: list[Node]) -> list[Node]:
        """The best positions of each first move."""
        nodes.sort(key=by_value)
        apart: list[Node] = []
        for node in nodes:
            if apart and apart[-1].value == node.value:
                apart[-1].first = self.together(apart[-1].first, node.first)
            else:
                apart.append(node)
        kept: list[Node] = []
        many: dict[int, int] = {}
        spent = perf_counter() - self.began
        each = EACH if spent < self.seconds else 1
        firsts = self.firsts if spent < 2.0 * self.seconds else BEST
        for node in apart:
            wanted = False
            for first in self.companies[node.first]:
                if first in many:
                    wanted = wanted or many[first] < each
                elif len(many) < firsts:
                    wanted = True
            if wanted:
                kept.append(node)
                for first in self.companies[node.first]:
                    many[first] = many.get(first, 0) + 1
        return kept

    def together(self, one: i64, other: i64) -> i64:
        """The company of all first moves that are in either."""
        firsts = self.companies[one].copy()
        for first in self.companies[other]:
            if first not in firsts:
                firsts.append(first)
        if len(firsts) == len(self.companies[one]):
            return one
        self.companies.append(firsts)
        return len(self.companies) - 1


class Prospect:
    """What one choice leads to, over the worlds that were imagined."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.worlds = 0
        self.total = 0.0
        self.features: list[float] | None = []  # added up; None if they can't be told in every world

    def add(self, value: float, end: list[float] | None) -> None:
        self.total += min(1.0, max(0.0, value))
        self.worlds += 1
        before = self.features
        if end is None or before is None:
            self.features = None
        elif not before:
            self.features = end.copy()
        else:
            for place, figure in enumerate(end):
                before[place] += figure

    @property
    def chance(self) -> float:
        return self.total / float(self.worlds)

    def mean(self) -> list[float] | None:
        if not self.features:
            return None
        return [figure / float(self.worlds) for figure in self.features]


def hints(view: View, judgement: Learned, rng: Rng, seconds: float = SECONDS) -> list[Hint]:
    """The best choices of the seat that is asked, the best first; those that come to the same count as one."""
    apart = different(view, prospects(view, judgement, rng, seconds))
    found: list[Hint] = []
    for prospect in apart[:BEST]:
        found.append(Hint(prospect.action, prospect.chance, reason(view.game, judgement, prospect, apart)))
    return found


def prospects(view: View, judgement: Learned, rng: Rng, seconds: float) -> list[Prospect]:
    """What the choices that look best lead to. The first world shows which these are."""
    began = perf_counter()
    game, seat = view.game, view.seat
    chances = Chances(judgement)
    followed: list[Prospect] = []
    firsts = FIRSTS
    for world in range(WORLDS):
        legal = view.legal if world == 0 else [one.action for one in followed]
        survey = Survey(game, seat, chances, Rng(rng.word()), firsts, seconds)
        values = survey.survey(view.imagine(rng), legal)
        if world == 0:
            followed = [Prospect(action) for action in legal]
        for first, prospect in enumerate(followed):
            if values[first] > WORST:
                prospect.add(values[first], survey.end_of(first, values[first]))
        if world == 0:
            followed = [prospect for prospect in followed if prospect.worlds]
            firsts = len(followed)
        if (perf_counter() - began) * float(world + 2) / float(world + 1) > seconds:
            break
    return followed


def different(view: View, followed: list[Prospect]) -> list[Prospect]:
    """The best first; of those that come to the same the one that is listed first or, as nothing brings more, that passes."""
    apart: list[Prospect] = []
    for prospect in sorted(followed, key=by_chance):
        if apart and apart[-1].chance - prospect.chance <= SAME:
            if view.game.passes(view.masked, prospect.action):
                apart[-1] = prospect
        else:
            apart.append(prospect)
    return apart


def by_chance(prospect: Prospect) -> float:
    return -prospect.chance


def reason(game: Game[Any], judgement: Learned, prospect: Prospect, all: list[Prospect]) -> str:
    """The theme that speaks for a choice most, compared with what the others lead to on average."""
    end = prospect.mean()
    usual = average([other for other in all if other is not prospect])
    if end is None or usual is None:
        return ""
    places: dict[str, list[range]] = {}
    for key, part in game.themes():
        places.setdefault(key, []).append(part)
    before = judgement.network.outputs(usual)[WIN]
    why, most = "", NOTHING
    for key, parts in places.items():
        mixed = usual.copy()
        for part in parts:
            for place in part:
                mixed[place] = end[place]
        change = judgement.network.outputs(mixed)[WIN] - before
        if change > most:
            why, most = key, change
    return why


def average(several: list[Prospect]) -> list[float] | None:
    total: list[float] = []
    number = 0
    for prospect in several:
        mean = prospect.mean()
        if mean is None:
            continue
        number += 1
        if not total:
            total = mean
        else:
            for place, figure in enumerate(mean):
                total[place] += figure
    return [figure / float(number) for figure in total] if number else None
