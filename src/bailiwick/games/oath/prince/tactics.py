"""Tactics: the battle plan that the Clockwork Prince always rules, in attack and in defense (CP-6.6)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.campaign.forces import change_attack_dice, current, defenders
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.questions import USE_PLAN
from bailiwick.games.oath.state import OathState


def tactics_before(s: OathState, seat: int) -> bool:
    """Whether the Prince has used Tactics on this seat's side, and before it: only an Imperial defender comes before his Ally."""
    c = current(s)
    if s.clockwork is None or not s.clockwork.dice:
        return False
    if c.attacker == s.prince:
        return seat == s.prince
    return s.prince in defenders(s) and seat != c.attacker and (seat != c.defender or seat == s.prince)


class Tactics(Effect):
    """More attack dice when he attacks, fewer when he is among the defenders; unless plans are forbidden (Marsh Spirit)."""

    def happen(self, s: OathState) -> None:
        n = board_of(s).dice
        if n and ask_may(s, USE_PLAN, int(s.prince)) is None:
            attacks = current(s).attacker == s.prince
            change_attack_dice(s, n if attacks else -n, 0)
            s.tell("prince_uses_tactics" if attacks else "prince_defends", s.prince, (n,))


TACTICS: Final = Tactics()
TACTICS_STEPS: Final[dict[str, Effect]] = {"prince_tactics": TACTICS}
