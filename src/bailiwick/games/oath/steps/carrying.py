"""Being carried off together: the user of a power is put where a player at their site then travels (Palanquin)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_redirect
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.paying import pay_toll, toll_cost
from bailiwick.games.oath.pieces import put_pawn, reveal_site
from bailiwick.games.oath.powers import BYTE, R0, SLOT_OR_NONE, USER, Effect
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, registers_at, user, within
from bailiwick.games.oath.steps.travel import SEND, SETTLED, depart, forced_reason, toll_of_travel
from bailiwick.games.oath.vocabulary import ACCEPT, DECLINE, SITE
from bailiwick.games.oath.wording import place_name
from bailiwick.games.oath.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers

CARRIED: Final = R0 - USER  # which of a power's registers says who travels


class Carry(Effect):
    """The user is put at a site to which the chosen player then travels: who must agree to a toll there.

    Registers: the slots refused; 1 + the slot whose toll the other is asked for. From the Shrouded Wood of an enemy of the other,
    that enemy says where the other goes (O-11.7).
    """

    def registers(self, s: OathState) -> Registers:
        return Register("slots refused", BYTE), Register("slot + 1", SLOT_OR_NONE)

    def misplaced(self, s: OathState, at: i64) -> str:
        first, slot = registers_at(s, at), s.stack[at + 2] - 1
        other = s.powers[first + CARRIED] if first >= 0 else -1
        possible = slot < 0 or (0 <= other < s.seats and forced_reason(s, other, slot, 0) is None)
        return "" if possible else "no way leads there that could be paid for."

    def enter(self, s: OathState) -> None:
        if s.get_y():
            ask(s, self, s.powers[R0])
        elif self.options(s, user(s)):
            ask(s, self, user(s))
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        if s.get_y():
            return [ACCEPT, DECLINE]
        other, refused = s.powers[R0], int(s.get_x())
        return [SITE + slot for slot in range(SLOTS) if forced_reason(s, other, slot, refused) is None]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if s.get_y():
            return None if action in (ACCEPT, DECLINE) else NOT_NOW
        slot = within(action, SITE, SLOTS)
        return NOT_NOW if slot < 0 else forced_reason(s, s.powers[R0], slot, int(s.get_x()))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        other = s.powers[R0]
        if action == DECLINE:
            s.set_x(s.get_x() | SEAT_BIT[int(s.get_y()) - 1])
            s.set_y(0)
            return
        slot = int(s.get_y()) - 1 if action == ACCEPT else within(action, SITE, SLOTS)
        guide = ask_redirect(s, other)
        toll = toll_of_travel(s, other, slot)
        if guide == NOBODY and action != ACCEPT and not toll_cost(toll).free:
            s.set_y(slot + 1)
            return
        s.pop()
        if guide == NOBODY:
            pay_toll(s, toll)
        self.set_down(s, user(s), slot)
        if guide == NOBODY:
            depart(s, other, slot)
        else:
            s.push(SEND.index, other | guide << 3 | SETTLED)

    def set_down(self, s: OathState, seat: int, slot: int) -> None:
        """Being put somewhere is no Travel."""
        put_pawn(s, seat, slot)
        s.tell("is_put", seat, (slot,))
        if not s.is_up(slot):
            reveal_site(s, slot)

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_willing", place_name(s, int(s.get_y()) - 1, lang)) if s.get_y() else ""
