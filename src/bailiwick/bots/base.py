"""What a bot is: something that is shown what one seat may know and picks one of its legal actions."""

from __future__ import annotations

from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View


class Bot:
    """Subclass it and write `choose`. All its chance comes from `self.rng`, so a seed decides its play."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> int:
        """One of `view.legal`, which is never empty. The view is all there is: no bot sees the real state."""
        raise NotImplementedError
