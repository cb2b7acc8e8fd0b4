"""How bots judge positions: by the game's own word, or by what was learned from many games."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any, Final

from bailiwick.kernel.game import Game
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.native import i64
from bailiwick.kernel.network import Network
from bailiwick.kernel.shelf import judgement_in
from bailiwick.kernel.state import State

WIN: Final = 0  # a network's outputs: the log-odds of winning, …
MARGIN: Final = 1  # … and the points ahead of the best rival, in the units of the weight file


class Evaluated(Judgement):
    """What the game says itself."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game = game

    def worth(self, s: State, seat: i64) -> float:
        return self.game.evaluate(s, seat)


class Learned(Judgement):
    """What a network has learned of the features of positions. `taste` is how much the margin counts beside the chance to win."""

    def __init__(self, game: Game[Any], data: Mapping[str, Any]) -> None:
        super().__init__(float(data["unit"]), learned=True, anywhere=bool(data.get("passing", False)))
        self.game = game
        self.network = Network(data["hidden"], data["bias"], data["out"], data["last"])
        self.scale = float(data["scale"])  # points that make one unit of margin
        self.taste = float(data["taste"])
        self.mid_turn = bool(data["mid_turn"])  # whether it has learned from positions in the middle of a turn, too

    def worth(self, s: State, seat: i64) -> float:
        """From about 0 to 1: the chance to win, mixed with the margin."""
        if s.over:
            return self.ended(s, seat)
        found = self.network.outputs(self.game.features(s, seat))
        value = (1.0 - self.taste) * sure(found[WIN])
        if self.taste > 0.0:
            value += self.taste * sure(found[MARGIN])
        return value

    def chance(self, s: State, seat: i64) -> float:
        """How likely the seat wins."""
        if s.over:
            winners = self.game.winners(s)
            return 1.0 / float(len(winners)) if seat in winners else 0.0
        return sure(self.network.outputs(self.game.features(s, seat))[WIN])

    def ended(self, s: State, seat: i64) -> float:
        value = (1.0 - self.taste) * self.chance(s, seat)
        if self.taste > 0.0:
            value += self.taste * sure(float(margin(self.game, s, seat)) / self.scale)
        return value

    def rank(self, s: State, seat: i64) -> float:
        return self.worth(s, seat) if self.mid_turn or self.anywhere else self.game.evaluate(s, seat)


def sure(log_odds: float) -> float:
    if log_odds < -40.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-log_odds))


def margin(game: Game[Any], s: State, seat: i64) -> int:
    """How many points a seat is ahead of its best rival, or behind."""
    scores = game.scores(s)
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


_learned: dict[str, Learned | None] = {}


def learned(game: Game[Any]) -> Learned | None:
    """What was learned of a game; it lies in the game's folder. None where nothing was learned yet."""
    if game.name not in _learned:
        text = judgement_in(f"bailiwick.games.{game.name}")
        _learned[game.name] = Learned(game, json.loads(text)) if text else None
    return _learned[game.name]


def judgement_of(game: Game[Any]) -> Judgement:
    """What was learned of a game or, where nothing was yet, the game's own word."""
    return learned(game) or Evaluated(game)
