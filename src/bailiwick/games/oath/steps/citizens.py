"""Becoming a Citizen and ceasing to be one (O-7.6 to O-7.8)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import PEOPLES_FAVOR
from bailiwick.games.oath.judging.promises import CITIZEN as PROMISED_CITIZEN
from bailiwick.games.oath.judging.promises import EXILE as PROMISED_EXILE
from bailiwick.games.oath.judging.promises import happen
from bailiwick.games.oath.powers import NO_USE, Effect
from bailiwick.games.oath.state import CHANCELLOR, CITIZEN, OathState, replaced
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, within
from bailiwick.games.oath.steps.playing import discard_vision
from bailiwick.games.oath.tokens import kill_at, kill_on_board, secrets_in_all, to_own, to_purple
from bailiwick.games.oath.vocabulary import LOSE_AT, LOSE_FROM
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

FULL_SUPPLY: Final = 7


def become_citizen(s: OathState, seat: int) -> None:
    """O-7.6, up to what was promised: pushed, for there may be something to choose."""
    s.push(NATURALISE.index, seat)


class Naturalise(Effect):
    """An Exile turns Citizen; where purple runs short, they choose which warbands are simply removed. Register: the seat."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), NO_USE

    def surplus(self, s: OathState, seat: int) -> bool:
        return s.board[seat] + sum(s.garrison[slot] for slot in own_slots(s, seat)) > s.stock[CHANCELLOR]

    def enter(self, s: OathState) -> None:
        seat = int(s.get_x())
        if not s.is_exile(seat):
            s.pop()
        elif self.surplus(s, seat):
            ask(s, self, seat)
        else:
            s.pop()
            turn_citizen(s, seat)

    def options(self, s: OathState, seat: i64) -> list[int]:
        places = [LOSE_AT + slot for slot in own_slots(s, int(seat))]
        return sorted([*places, LOSE_FROM + int(seat)] if s.board[seat] else places)

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return None if action in self.options(s, seat) else NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        slot = within(action, LOSE_AT, SLOTS)
        if slot >= 0:
            kill_at(s, slot, 1)
        else:
            kill_on_board(s, int(seat), 1)


def own_slots(s: OathState, seat: int) -> list[int]:
    """Where an Exile has warbands."""
    return [slot for slot in range(SLOTS) if s.garrison[slot] and s.colour[slot] == seat]


def turn_citizen(s: OathState, seat: int) -> None:
    to_purple(s, seat)
    s.role = replaced(s.role, seat, CITIZEN)
    discard_vision(s, seat)
    if s.oathkeeper == seat:
        s.usurper = False
    if seat == s.turn:
        s.act_over = True
    s.supply[seat] = FULL_SUPPLY
    s.tell("becomes_citizen", seat)
    happen(s, PROMISED_CITIZEN, seat)


def leave_empire(s: OathState, seat: int) -> None:
    """O-7.7: the board is recoloured, the map is not; Supply is full."""
    to_own(s, seat)
    s.supply[seat] = FULL_SUPPLY
    s.tell("is_exiled", seat)
    happen(s, PROMISED_EXILE, seat)


def exile_cost(s: OathState, giver: int, citizen: int) -> int:
    """O-7.7, R-87."""
    cost = 5
    cost += 1 if s.oathkeeper == citizen else 0
    cost += 1 if s.holder(PEOPLES_FAVOR) == citizen else 0
    cost -= 1 if s.oathkeeper == giver else 0
    cost -= 1 if s.holder(PEOPLES_FAVOR) == giver else 0
    return max(cost, 0)


def self_exile_cost(s: OathState, seat: int) -> int:
    """O-7.8, R-88."""
    return secrets_in_all(s, seat) + s.board[seat]


NATURALISE: Final = Naturalise()
CITIZEN_STEPS: Final[dict[str, Effect]] = {"naturalise": NATURALISE}
