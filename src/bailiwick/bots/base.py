"""What a bot is: something that is shown what one seat may know and picks one of its legal actions."""

from __future__ import annotations

from typing import Any

from bailiwick.kernel.native import i64, mypyc_attr
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass it and write `choose`. All its chance comes from `self.rng`, so a seed decides its play."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Rng(seed)

    def asked(self, luck: Rng) -> None:
        """A decision is to come, with a luck of its own (`Luck`)."""
        self.rng = luck

    def choose(self, view: View) -> int:
        """One of `view.legal`, which is never empty. The view is all there is: no bot sees the real state."""
        raise NotImplementedError

    def ended(self, result: dict[str, Any] | None) -> None:
        """The game is over, with this result, or goes on without the bot (None). One that holds something gives it back here."""


class Luck:
    """A bot's luck at each decision of a game, whatever was drawn before: so a bot that takes a seat in mid-game chooses as one
    that has played from the beginning, at a table, in a terminal and in a simulation. It doesn't tell the game's own seed."""

    def __init__(self, seed: int | str, seat: int) -> None:
        self.source = Rng(f"{seed}/{seat}")

    def at(self, number: i64) -> Rng:
        return self.source.branch(number)
