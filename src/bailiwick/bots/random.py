"""The bot that every other one must beat."""

from __future__ import annotations

from bailiwick.bots.base import Bot
from bailiwick.kernel.native import mypyc_attr
from bailiwick.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Random(Bot):
    """Picks among the legal actions, each as likely as the others. It never looks at the position."""

    def choose(self, view: View) -> int:
        legal = view.legal
        return legal[self.rng.below(len(legal))]
