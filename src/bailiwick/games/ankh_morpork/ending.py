"""The ends of the game (A-18)."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.catalogue import VIMES
from bailiwick.games.ankh_morpork.scoring import leaders
from bailiwick.games.ankh_morpork.state import BY_EXHAUSTION, BY_PERSONALITY, BY_RIOTS, AnkhState
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import SEAT_BIT


def finish(s: AnkhState, ended: i64, winners: list[int]) -> None:
    s.ended = ended
    s.winning = 0
    for seat in winners:
        s.winning |= SEAT_BIT[seat]
    s.over = True
    s.waiting = 0
    s.choices = None
    s.stack.clear()
    s.reveal()
    for seat in range(s.seats):
        if s.personality[seat]:
            s.tell("unmasked", seat, (s.personality[seat],))
    s.tell("game_over", -1)


def finish_by_personality(s: AnkhState, seat: i64) -> None:
    """A-18.1."""
    s.tell("goal_reached", seat, (s.personality[seat],))
    finish(s, BY_PERSONALITY, [seat])


def finish_by_riots(s: AnkhState) -> None:
    """A-18.2."""
    s.tell("riots_end", -1)
    finish(s, BY_RIOTS, leaders(s))


def finish_by_exhaustion(s: AnkhState) -> None:
    """A-18.3: Commander Vimes wins; else points decide."""
    s.tell("exhausted", -1)
    place = s.personality.find(VIMES)
    finish(s, BY_EXHAUSTION, [place] if 0 <= place < s.seats else leaders(s))
