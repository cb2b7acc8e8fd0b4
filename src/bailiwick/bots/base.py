"""What a bot is: something that is shown what one seat may know and picks one of its legal actions."""

from __future__ import annotations

import hashlib
from typing import Any

from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View


class Bot:
    """Subclass it and write `choose`. All its chance comes from `self.rng`, so a seed decides its play."""

    looks = True  # whether it looks at the position; one that does not is shown its choices only, which is much quicker

    def __init__(self, seed: int | str) -> None:
        self.rng = Rng(seed)

    def asked(self, luck: int | str) -> None:
        """A decision is to come, with a luck of its own (`luck_of`), whatever was drawn before: so a bot that takes a seat in
        mid-game chooses as one that has played from the beginning."""
        self.rng.reseed(luck)

    def choose(self, view: View) -> int:
        """One of `view.legal`, which is never empty. The view is all there is: no bot sees the real state."""
        raise NotImplementedError

    def ended(self, result: dict[str, Any] | None) -> None:
        """The game is over, with this result, or goes on without the bot (None). One that holds something gives it back here."""


def luck_of(seed: int | str, seat: int, number: int) -> str:
    """A bot's luck at decision `number` of a game: the same at a table, in a terminal and in a simulation. It doesn't tell the
    game's own seed."""
    return hashlib.sha256(f"{seed}/{seat}/{number}".encode()).hexdigest()[:16]
