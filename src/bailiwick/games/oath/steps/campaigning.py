"""A campaign for nothing, from a site that was chosen (CR-3)."""

from __future__ import annotations

from bailiwick.games.oath.campaign.course import FreeCampaign, open_campaign
from bailiwick.games.oath.campaign.targets import defender_reason
from bailiwick.games.oath.powers import R0
from bailiwick.games.oath.ruling import rules_site
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.vocabulary import CAMPAIGN, DECLINE
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


def joining(s: OathState, seat: int, slot: int) -> int:
    """The site whose warbands march along: one's own, or the Empire's for a Citizen, even against the Empire (R-52)."""
    return slot if rules_site(s, seat, slot) else NOBODY


class CampaignFrom(FreeCampaign):
    """From the chosen site; one's warbands there join the force. It was paid for, so it must be."""

    def reason(self, s: OathState, seat: int, side: int) -> Reason | None:
        site = s.powers[R0]
        return defender_reason(s, seat, side, site, joining(s, seat, site))

    def enter(self, s: OathState) -> None:
        ask(s, self, user(s))

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [action for action in super().options(s, seat) if action != DECLINE]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        side = within(action, CAMPAIGN, BANDITS + 1)
        return NOT_NOW if side < 0 else self.reason(s, int(seat), side)

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        site = s.powers[R0]
        s.pop()
        open_campaign(s, int(seat), within(action, CAMPAIGN, BANDITS + 1), site, joining(s, int(seat), site))
