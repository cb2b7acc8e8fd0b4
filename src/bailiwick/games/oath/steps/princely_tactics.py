"""Tactics: the battle plan that the Clockwork Prince always rules, in attack and in defense (CP-6.6)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.forces import change_attack_dice, current
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.prince_threat import board_of
from bailiwick.games.oath.state import OathState


class Tactics(Effect):
    """More attack dice when he attacks, fewer when he is among the defenders."""

    def enter(self, s: OathState) -> None:
        s.pop()
        n = board_of(s).dice
        if n:
            attacks = current(s).attacker == s.prince
            change_attack_dice(s, n if attacks else -n)
            s.tell("prince_uses_tactics" if attacks else "prince_defends", s.prince, (n,))


TACTICS: Final = Tactics()
TACTICS_STEPS: Final[dict[str, Effect]] = {"prince_tactics": TACTICS}
