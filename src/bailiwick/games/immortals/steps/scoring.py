"""Phase 4: points for everybody; then the next round, or the end (I-14, I-15)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.house import MARKER_ROTATES
from bailiwick.games.immortals.scoring import round_points
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.flow import Effect, Phase, in_order
from bailiwick.kernel.native import i64

LATER: Final[list[Effect]] = []  # the start of a round, which comes before all this; `game` puts it here


class Scoring(Phase):
    def happen(self, s: ImmortalsState) -> None:
        turn: i64 = 1
        while turn <= s.seats:  # from the first player's left; the order has no effect
            seat = in_order(s, turn)
            for number, (_source, points) in enumerate(round_points(s, seat).items()):
                if points:
                    s.scored[4 * seat + number] += points
                    s.points[seat] += points
                    s.tell("score", seat, (points, number))
            turn += 1
        if s.round >= s.rounds:
            s.over = True
            s.stack.clear()
            s.tell("game_over", -1)
            return
        if s.house & MARKER_ROTATES:
            s.marker = (s.marker + 1) % s.seats
        s.push(LATER[0].index)


SCORING: Final = Scoring()
SCORING_STEPS: Final[dict[str, Effect]] = {"scoring": SCORING}
