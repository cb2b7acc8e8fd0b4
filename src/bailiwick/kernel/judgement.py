"""What a bot asks when it looks ahead: how good is this position for a seat. Games take one to weigh what chance decides."""

from __future__ import annotations

from bailiwick.kernel.native import i64, mypyc_attr
from bailiwick.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    def __init__(self, unit: float = 1.0, learned: bool = False, anywhere: bool = False) -> None:
        self.unit = unit  # what a point on the scale of the game's own evaluation is worth here
        self.learned = learned  # whether it knows more than the game says itself, and is worth asking of many positions
        self.anywhere = anywhere  # whether turns can be ended anywhere, and a position is worth what it would be if this one were

    def worth(self, s: State, seat: i64) -> float:
        """How good the position is for the seat, on a scale of the judgement's own; higher is better."""
        raise NotImplementedError

    def rank(self, s: State, seat: i64) -> float:
        """The same for a position in the middle of the seat's turn, where it only matters which are worth going on from. It may
        be on another scale."""
        return self.worth(s, seat)
