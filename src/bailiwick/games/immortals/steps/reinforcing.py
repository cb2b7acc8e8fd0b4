"""Phase 1: a conflict card for everybody, and reinforcements from the limbos (I-6)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.actions import DECLINE, DONE, DRAW, SITE, SITES, site_of
from bailiwick.games.immortals.board import DARK, LIGHT, REALM_MASK, REALM_OF, sites_in
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.flow import NOT_YET, Effect, Phase, PlayerOrder, in_order, refuse_depth
from bailiwick.games.immortals.steps.planning import PLANNING
from bailiwick.games.immortals.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Register, Registers

RATIO: Final = 3  # armies in a limbo for each that may come back


class StartRound(Phase):
    """I-5: the player order of the round is fixed here."""

    def happen(self, s: ImmortalsState) -> None:
        s.round += 1
        s.first = s.marker
        s.passed = 0
        s.tell("round", s.first, (s.round, s.rounds))
        s.push(REINFORCING.index)
        s.push(DRAWING.index)


class Drawing(PlayerOrder):
    """I-6.1: each player may draw one conflict card."""

    def bottom(self) -> bool:
        return False

    def misplaced(self, s: ImmortalsState, at: i64) -> str:
        return refuse_depth(s, at)

    def concerns(self, s: ImmortalsState, seat: i64) -> bool:
        return len(s.deck) > 0 or len(s.discards) > 0

    def options(self, s: ImmortalsState, seat: i64) -> list[int]:
        return [DRAW, DECLINE]

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        self.next(s)
        if action == DRAW:
            s.draw_conflict(seat)

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        return None if action in (DRAW, DECLINE) else NOT_YET

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_draw")


class Reinforcing(PlayerOrder):
    """I-6.2, I-6.3. Registers: how many players are done; what the one on turn may still move, light + 64 * dark + 4096."""

    def registers(self, s: ImmortalsState) -> Registers:
        return Register("players done", range(s.seats)), Register("armies to move", range(1 << 13))

    def misplaced(self, s: ImmortalsState, at: i64) -> str:
        seat, y = in_order(s, s.stack[at + 1]), s.stack[at + 2]
        if len(s.stack) > FRAME:
            return "" if s.stack[at + 1] == 0 and y == 0 else "armies come when everybody was asked for a card."
        sound = y >> 12 and y & 63 <= s.limbo[2 * seat + LIGHT] and y >> 6 & 63 <= s.limbo[2 * seat + DARK]
        return "" if sound else "no more armies come than there are in limbo."

    def concerns(self, s: ImmortalsState, seat: i64) -> bool:
        if s.get_y() == 0:
            light: i64 = s.limbo[2 * seat + LIGHT] // RATIO
            dark: i64 = s.limbo[2 * seat + DARK] // RATIO
            s.set_y(4096 + light + 64 * dark)
        return self.targets(s, seat) != 0

    def happen(self, s: ImmortalsState) -> None:
        s.push(PLANNING.index)

    def left(self, s: ImmortalsState, realm: i64) -> i64:
        return s.get_y() >> (6 * realm) & 63

    def targets(self, s: ImmortalsState, seat: i64) -> i64:
        mask: i64 = 0
        for realm in (LIGHT, DARK):
            if self.left(s, realm):
                mask |= s.holds[seat] & REALM_MASK[realm]
        return mask

    def options(self, s: ImmortalsState, seat: i64) -> list[int]:
        return [DONE] + [SITE + site for site in sites_in(self.targets(s, seat))]

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        if action == DONE:
            self.next(s)
            return
        site = action - SITE
        realm: i64 = REALM_OF[site]
        s.limbo[2 * seat + realm] -= 1
        s.put(seat, site, 1)
        s.set_y(s.get_y() - (64 if realm == DARK else 1))
        s.tell("reinforce", seat, (1, site))

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        if action == DONE:
            return None
        site = action - SITE
        if not 0 <= site < SITES:
            return NOT_YET
        if s.owner(site) != seat:
            return Reason("I-6.2", "not_occupied", (site,))
        return None if self.left(s, REALM_OF[site]) else Reason("I-6.2", "no_reinforcement", (REALM_OF[site],))

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        site = site_of(action)
        return say(lang, "act_site_bring_one", name(lang, "site", site)) if site >= 0 else ""

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_reinforce", self.left(s, LIGHT), self.left(s, DARK))


START_ROUND: Final = StartRound()
DRAWING: Final = Drawing()
REINFORCING: Final = Reinforcing()
REINFORCING_STEPS: Final[dict[str, Effect]] = {
    "start_round": START_ROUND,
    "drawing": DRAWING,
    "reinforcing": REINFORCING,
}
