"""What several sites share: opportunities, homelands, coasts, plains and mountains (O-11)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.campaign.forces import current, target_slot
from bailiwick.games.oath.catalogue.heads import TRAVEL
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.things import NUMBER, SITE, SUIT
from bailiwick.games.oath.moments import DECLARED, HOMELAND
from bailiwick.games.oath.powers import Effect, Power
from bailiwick.games.oath.questions import (
    IGNORED,
    MOVE_CARD,
    PRICE,
    Ignored,
    Price,
)
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.effects import AttackDice
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.steps.recover import get_relic
from bailiwick.games.oath.steps.travel import ignores
from bailiwick.games.oath.tokens import receive
from bailiwick.games.oath.vocabulary import TAKE_FAVOR, TAKE_SECRET
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

NARROW_PASS: Final = NUMBER["narrow_pass"] - SITE


class SitePower(Power):
    """A power of a site. `leaving` asks whether a Travel begins here and does not ignore the site."""

    def slot(self, s: OathState) -> int:
        return s.slot_of(self.source)

    def ignored_by(self, s: OathState, seat: int, destination: int) -> bool:
        return ignores(s, seat, destination).ignores(self.source - SITE)

    def leaving(self, s: OathState, q: Price) -> bool:
        return q.action == TRAVEL and s.pawn[q.seat] == self.slot(s) and not self.ignored_by(s, q.seat, q.slot)


# ---------------------------------------------------------------- opportunity (O-4.7, O-11.1)


class TakeToken(Effect):
    """One favor or secret that lies at the user's site."""

    def enter(self, s: OathState) -> None:
        seat = user(s)
        choices = self.options(s, seat)
        if len(choices) == 1:
            self.choose(s, seat, choices[0])
        else:
            ask(s, self, seat)

    def options(self, s: OathState, seat: i64) -> list[int]:
        slot = s.pawn[seat]
        return ([TAKE_FAVOR] if s.site_favor[slot] else []) + ([TAKE_SECRET] if s.site_secrets[slot] else [])

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if within(action, TAKE_FAVOR, 2) < 0:
            return NOT_NOW
        return None if action in self.options(s, seat) else Reason("O-4.7", "nothing_here")

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        slot = s.pawn[seat]
        s.pop()
        if action == TAKE_FAVOR:
            s.site_favor[slot] -= 1
            receive(s, int(seat), 1)
            s.tell("picks_up_favor", seat, (slot,))
        else:
            s.site_secrets[slot] -= 1
            s.secrets[seat] += 1
            s.tell("picks_up_secret", seat, (slot,))


class Opportunity(SitePower):
    def __init__(self) -> None:
        super().__init__(TakeToken())

    def usable(self, s: OathState, seat: int) -> Reason | None:
        slot = self.slot(s)
        if s.pawn[seat] != slot:
            return Reason("O-4.7", "not_your_site")
        return None if s.site_favor[slot] or s.site_secrets[slot] else Reason("O-4.7", "nothing_here")


# ---------------------------------------------------------------- homelands (O-11.2)


class TakeRelicHere(Effect):
    """The relic at the site where the card was played, as a recovery without its price (R-56), unless it is as if locked."""

    def happen(self, s: OathState) -> None:
        slot = int(s.played_at)
        relics = s.site_relics[slot]
        if relics and ask_may(s, MOVE_CARD, user(s), 0, slot) is None:
            get_relic(s, user(s), relics[0])


class Homeland(SitePower):
    """A card of its suit, played here by one who has not discarded such a card here this turn, is rewarded."""

    def __init__(self, reward: Effect) -> None:
        super().__init__(reaction=reward, hears=(HOMELAND,))

    def hear(self, s: OathState, moment: int) -> int:
        slot = self.slot(s)
        suit = SITES[self.source - SITE].homeland
        if s.played_at != slot or SUIT[s.played] != suit:
            return NOBODY
        spoiled = s.played_by == s.turn and s.discarded_here[slot] >> suit & 1
        return NOBODY if spoiled else int(s.played_by)


# ---------------------------------------------------------------- coasts, plains and mountains


class Coast(SitePower):
    """To another faceup Coast for 1, past the Narrow Pass (R-78). The Prince knows no Coasts (CP-8.1)."""

    def __init__(self) -> None:
        super().__init__(answers=(PRICE + TRAVEL, IGNORED))
        self.local = True

    def leads(self, s: OathState, seat: int, origin: int, destination: int) -> bool:
        if seat == s.prince or origin != self.slot(s) or destination == origin:
            return False
        return s.is_up(destination) and SITES[s.slots[destination]].coast

    def price(self, s: OathState, q: Price) -> None:
        if self.leads(s, q.seat, s.pawn[q.seat], q.slot) and self.leaving(s, q):
            q.base = 1

    def ignored(self, s: OathState, q: Ignored) -> None:
        if self.leads(s, q.seat, q.origin, q.destination):
            q.sites.append(NARROW_PASS)


class Ground(SitePower):
    """Plains and Mountain: any target at the site changes the attack dice, once a campaign (R-38)."""

    def __init__(self, dice: int) -> None:
        super().__init__(reaction=AttackDice(dice), hears=(DECLARED,))

    def hear(self, s: OathState, moment: int) -> int:
        c = current(s)
        slot = self.slot(s)
        return c.attacker if any(target_slot(s, target) == slot for target in c.targets) else NOBODY
