"""Joining the mechanical Empire: what a threatened Clockwork Prince offers Exiles at the end of his turn (CP-7.4)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.goals import succeeds, successor
from bailiwick.games.oath.powers import BYTE, NO_USE, Effect
from bailiwick.games.oath.prince.threat import board_of, others
from bailiwick.games.oath.state import CHANCELLOR, NOBODY, ONE, OathState
from bailiwick.games.oath.steps.citizens import become_citizen
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.flow import YesOrNo, ask
from bailiwick.games.oath.steps.title import settle_title
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers


def open_to_join(s: OathState) -> bool:
    """He is Chancellor but not Oathkeeper, has a Threat, and nobody succeeds him."""
    if s.prince != CHANCELLOR or s.oathkeeper == CHANCELLOR or board_of(s).threat == NOBODY:
        return False
    return successor(s) == NOBODY and len(s.relic_deck) > 0


class Joining(YesOrNo):
    """Asks one Exile after another, but for one who meets the Successor goal already (R-123); each sees the bottom relic first.
    Register: who has been asked."""

    def registers(self, s: OathState) -> Registers:
        return Register("seats asked", BYTE), NO_USE

    def enter(self, s: OathState) -> None:
        if settle_title(s):
            return
        asked = int(s.get_x())
        for seat in others(s):
            if open_to_join(s) and not asked & SEAT_BIT[seat] and s.is_exile(seat) and not succeeds(s, seat):
                self.invite(s, seat)
                return
        s.pop()

    def invite(self, s: OathState, seat: int) -> None:
        relic = s.relic_deck[0]
        s.tell("prince_invites", s.prince, (seat,))
        if not s.sees(relic, seat):
            s.reveal()
            s.also_seen(relic, seat)
        s.tell("peeked", seat, (relic,), SEAT_BIT[seat])
        s.set_x(int(s.get_x()) | SEAT_BIT[seat])
        ask(s, self, seat)

    def answered(self, s: OathState, seat: i64, yes: bool) -> None:
        if not yes:
            s.tell("refuses", seat, (int(s.prince),))
            return
        s.push(ENTRY.index, seat)
        become_citizen(s, int(seat))


class Entry(Effect):
    """The new Citizen takes the bottom relic. Register: the seat."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), NO_USE

    def enter(self, s: OathState) -> None:
        seat = int(s.get_x())
        s.pop()
        take_relics(s, seat, ONE[s.relic_deck[0]])


JOINING: Final = Joining()
ENTRY: Final = Entry()
JOINING_STEPS: Final[dict[str, Effect]] = {"joining": JOINING, "entry": ENTRY}
