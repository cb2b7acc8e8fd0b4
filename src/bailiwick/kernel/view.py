"""All that one seat may know of a state: what people are shown and the only thing a bot is given."""

from __future__ import annotations

from typing import Any

from bailiwick.kernel.game import Game
from bailiwick.kernel.native import i64
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State


class View:
    """What it shows is a masked copy: the hidden cards' places, the seed and the log never enter it.

    The copy is made when somebody first looks: whoever draws lots never does, and then a view costs next to nothing. A view is
    good for one decision. Before the state goes on it is closed, and what was not looked at by then can't be seen any more.
    """

    def __init__(self, game: Game[Any], state: State, seat: i64) -> None:
        self.game = game
        self.seat: i64 = seat
        self.legal: list[int] = game.legal(state, seat) if seat >= 0 else []
        self._state: State | None = state
        self._masked: State | None = None

    @property
    def masked(self) -> State:
        masked = self._masked
        if masked is None:
            state = self._state
            if state is None:
                raise RuntimeError("the decision that this view was made for is over, and nobody had looked at it")
            masked = self.game.mask(state, self.seat)
            self._masked = masked
        return masked

    def look(self) -> None:
        """Look now: from here on the view stays what it is, whatever becomes of the state."""
        self._masked = self.masked
        self._state = None

    def close(self) -> None:
        """The decision is made: from here on there is only what was looked at."""
        self._state = None

    def imagine(self, rng: Rng) -> State:
        """A full state that could be the real one, for looking ahead."""
        return self.game.deal(self.masked, self.seat, rng)  # type: ignore[no-any-return]

    def to_json(self) -> dict[str, Any]:
        data = self.game.view_json(self.masked, self.seat)
        names = self.game.vocabulary.names
        data["legal"] = [names[action] for action in self.legal]
        return data
