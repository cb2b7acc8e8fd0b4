"""Warbands between a board and the sites its player rules, as powers move them: one to each, or all anew."""

from __future__ import annotations

from bailiwick.games.oath.asking import ask_bandit_lord, ask_may
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.powers import BYTE, NO_USE, SLOT_OR_NONE, Effect
from bailiwick.games.oath.questions import PLACE_WARBANDS
from bailiwick.games.oath.ruling import rules_site, same_side
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.choices import NOT_CHOOSABLE
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, registers_at, user, within
from bailiwick.games.oath.tokens import enter_site, leave_site
from bailiwick.games.oath.vocabulary import DONE, MOST, NUMBER, SITE
from bailiwick.games.oath.wording import place_name, source_name, worded
from bailiwick.games.oath.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers


def may_place(s: OathState, seat: int, slot: int) -> bool:
    return ask_may(s, PLACE_WARBANDS, seat, slot=slot) is None


class Station(Effect):
    """One warband from the board to each site the user rules; who has too few chooses where. Register: the slots served."""

    def registers(self, s: OathState) -> Registers:
        return Register("slots served", BYTE), NO_USE

    def waiting(self, s: OathState, seat: int) -> list[int]:
        served = int(s.get_x())
        return [
            slot for slot in range(SLOTS) if not served >> slot & 1 and rules_site(s, seat, slot) and may_place(s, seat, slot)
        ]

    def enter(self, s: OathState) -> None:
        seat = user(s)
        slots = self.waiting(s, seat)
        if slots and 0 < s.board[seat] < len(slots):
            ask(s, self, seat)
            return
        for slot in slots if s.board[seat] else []:
            self.place(s, seat, slot)
        s.pop()

    def place(self, s: OathState, seat: int, slot: int) -> None:
        enter_site(s, slot, 1, seat)
        s.tell("to_site", seat, (1, slot))

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [SITE + slot for slot in self.waiting(s, int(seat))]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        slot = within(action, SITE, SLOTS)
        if slot < 0:
            return NOT_NOW
        return None if slot in self.waiting(s, int(seat)) else NOT_CHOOSABLE

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        slot = within(action, SITE, SLOTS)
        self.place(s, int(seat), slot)
        s.set_x(s.get_x() | SEAT_BIT[slot])


def lowest_garrison(s: OathState, seat: int, slot: int) -> int:
    """The last warband stays, unless bandits would hold the site for its ruler (O-10.11)."""
    lord = ask_bandit_lord(s)
    return 0 if lord >= 0 and same_side(s, lord, seat) else min(s.garrison[slot], 1)


def highest_garrison(s: OathState, seat: int, slot: int) -> int:
    return min(s.garrison[slot] + (s.board[seat] if may_place(s, seat, slot) else 0), MOST)


def can_redeploy(s: OathState, seat: int) -> bool:
    return any(
        rules_site(s, seat, slot) and lowest_garrison(s, seat, slot) < highest_garrison(s, seat, slot) for slot in range(SLOTS)
    )


def garrison(s: OathState, seat: int, slot: int, n: int) -> None:
    """So many warbands shall be at the site: others come from the board, or go there."""
    more = n - s.garrison[slot]
    if more > 0:
        enter_site(s, slot, more, seat)
        s.tell("to_site", seat, (more, slot))
    elif more < 0:
        leave_site(s, slot, -more, seat)
        s.tell("to_board", seat, (-more, slot))


class Stationing(Effect):
    """A step that asks how many warbands a site shall hold."""

    def asked_slot(self, s: OathState) -> int:
        """The site it asks about; -1 while it asks for one."""
        raise NotImplementedError

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"number": "act_number_warbands"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        slot = self.asked_slot(s)
        return say(lang, "ask_power_garrison", source_name(s, lang), place_name(s, slot, lang)) if slot >= 0 else ""


class Redeploy(Stationing):
    """Site by site, in the order the user likes, how many warbands it shall hold: each once. Board and sites are one store.

    Registers: the slots that are settled; 1 + the slot whose number is being asked for.
    """

    def registers(self, s: OathState) -> Registers:
        return Register("slots settled", BYTE), Register("slot + 1", SLOT_OR_NONE)

    def misplaced(self, s: OathState, at: i64) -> str:
        first, slot = registers_at(s, at), s.stack[at + 2] - 1
        own = slot < 0 or first < 0 or rules_site(s, s.powers[first], slot)
        return "" if own else "warbands are moved at sites that the user rules."

    def asked_slot(self, s: OathState) -> int:
        return int(s.get_y()) - 1

    def unsettled(self, s: OathState, seat: int) -> list[int]:
        settled = int(s.get_x())
        return [slot for slot in range(SLOTS) if not settled >> slot & 1 and rules_site(s, seat, slot)]

    def enter(self, s: OathState) -> None:
        if s.get_y() or self.unsettled(s, user(s)):
            ask(s, self, user(s))
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        slot = int(s.get_y()) - 1
        if slot < 0:
            return [DONE, *(SITE + other for other in self.unsettled(s, int(seat)))]
        low, high = lowest_garrison(s, int(seat), slot), highest_garrison(s, int(seat), slot)
        return [NUMBER + n for n in range(low, high + 1)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action in self.options(s, seat):
            return None
        n, slot = within(action, NUMBER, MOST + 1), int(s.get_y()) - 1
        if slot >= 0 and n >= 0:
            if n < lowest_garrison(s, int(seat), slot):
                return Reason("O-10.5", "last_stays")
            return Reason("O-10.5", "have_only", (highest_garrison(s, int(seat), slot),))
        return NOT_CHOOSABLE if slot < 0 and within(action, SITE, SLOTS) >= 0 else NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        slot = int(s.get_y()) - 1
        if action == DONE:
            s.pop()
        elif slot < 0:
            s.set_y(within(action, SITE, SLOTS) + 1)
        else:
            garrison(s, int(seat), slot, within(action, NUMBER, MOST + 1))
            s.set_x(s.get_x() | SEAT_BIT[slot])
            s.set_y(0)
