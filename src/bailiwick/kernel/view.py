"""All that one seat may know of a state: what people are shown and the only thing a bot is given."""

from __future__ import annotations

from typing import Any

from bailiwick.kernel.game import Game
from bailiwick.kernel.native import i64
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State


class View:
    """Holds a masked copy only: the hidden cards' places, the seed and the log never enter it.

    With `looks` false it has no copy at all, only the choices: that is enough for whoever draws lots, and costs nothing.
    """

    def __init__(self, game: Game[Any], state: State, seat: i64, looks: bool = True) -> None:
        self.game = game
        self.seat: i64 = seat
        if looks:
            self.masked: State = game.mask(state, seat)
        self.legal: list[int] = game.legal(state, seat) if seat >= 0 else []

    def imagine(self, rng: Rng) -> State:
        """A full state that could be the real one, for looking ahead."""
        return self.game.deal(self.masked, self.seat, rng)  # type: ignore[no-any-return]

    def to_json(self) -> dict[str, Any]:
        data = self.game.view_json(self.masked, self.seat)
        names = self.game.vocabulary.names
        data["legal"] = [names[action] for action in self.legal]
        return data
