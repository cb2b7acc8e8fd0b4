"""The Conspiracy (O-9.11): rob a player at one's site of a relic or banner; then the card goes to the box."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.catalogue.heads import Cost
from bailiwick.games.oath.catalogue.things import BANNER, CONSPIRACY, RELIC, THINGS
from bailiwick.games.oath.moments import RELICS_TAKEN
from bailiwick.games.oath.paying import cost_reason, pay_cost
from bailiwick.games.oath.pieces import seize_banner, take_relic
from bailiwick.games.oath.powers import NO_USE, Effect
from bailiwick.games.oath.questions import TAKE
from bailiwick.games.oath.ruling import adviser_suits
from bailiwick.games.oath.state import ONE, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, moment, within
from bailiwick.games.oath.vocabulary import BANNER_NAMED, DECLINE, RELIC_NAMED
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

PRICE: Final = Cost(burn_secret=1)


def matching(s: OathState, seat: int, other: int) -> int:
    """How many of one's faceup advisers share a suit with any of the other's."""
    theirs = adviser_suits(s, other)
    return sum(1 for suit in adviser_suits(s, seat) if suit in theirs)


def victim_reason(s: OathState, seat: int, other: int) -> Reason | None:
    if other == seat or other < 0:
        return Reason("O-9.11", "not_yourself")
    if s.pawn[other] != s.pawn[seat]:
        return Reason("O-9.11", "not_at_your_site_player", (other,))
    if matching(s, seat, other) < 2:
        return Reason("O-9.11", "two_matching", (other,))
    return None


class Conspire(Effect):
    """Register: who plays it. Whatever is chosen, the card is gone afterwards."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), NO_USE

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def enter(self, s: OathState) -> None:
        ask(s, self, int(s.get_x()))

    def reason(self, s: OathState, seat: int, action: int) -> Reason | None:
        if action == DECLINE:
            return None
        relic, banner = within(action, RELIC_NAMED + RELIC, THINGS - RELIC), within(action, BANNER_NAMED, 2)
        if relic < 0 and banner < 0:
            return NOT_NOW
        thing = RELIC + relic if relic >= 0 else BANNER + banner
        owner = s.keeper(thing)
        reason = victim_reason(s, seat, owner) or cost_reason(s, seat, CONSPIRACY, PRICE)
        return reason or ask_may(s, TAKE, seat, thing, other=owner)

    def options(self, s: OathState, seat: i64) -> list[int]:
        candidates = [RELIC_NAMED + relic for relic in range(RELIC, THINGS)] + [BANNER_NAMED, BANNER_NAMED + 1]
        return [DECLINE, *(action for action in candidates if self.reason(s, int(seat), action) is None)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return self.reason(s, int(seat), int(action))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        if action == DECLINE:
            return
        pay_cost(s, int(seat), CONSPIRACY, PRICE)
        banner = within(action, BANNER_NAMED, 2)
        if banner >= 0:
            seize_banner(s, banner, int(seat))
        else:
            take_relics(s, int(seat), ONE[within(action, RELIC_NAMED, THINGS)])


def take_relics(s: OathState, seat: int, relics: bytes) -> None:
    """Relics taken in one event (R-16), and those who react to it."""
    for relic in relics:
        take_relic(s, seat, relic)
        s.tell("takes_relic", seat, (relic,))
    s.taker, s.taken = seat, relics
    if relics:
        moment(s, RELICS_TAKEN)


CONSPIRE: Final = Conspire()
CONSPIRACY_STEPS: Final[dict[str, Effect]] = {"conspire": CONSPIRE}
