"""A campaign for nothing, from a site that was chosen (CR-3)."""

from __future__ import annotations

from bailiwick.games.oath.campaign.course import FreeCampaign, open_campaign
from bailiwick.games.oath.campaign.targets import defender_reason
from bailiwick.games.oath.powers import R0
from bailiwick.games.oath.ruling import rules_site
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


def joining(s: OathState, seat: int, slot: int) -> int:
    """The site whose warbands march along: one's own, or the Empire's for a Citizen, even against the Empire (R-52)."""
    return slot if rules_site(s, seat, slot) else NOBODY


class CampaignFrom(FreeCampaign):
    """From the chosen site; one's warbands there join the force. It was paid for, so it must be."""

    def __init__(self) -> None:
        super().__init__()
        self.none = -1

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        site = s.powers[R0]
        return defender_reason(s, int(seat), int(value), site, joining(s, int(seat), site))

    def chosen(self, s: OathState, seat: i64, value: i64) -> None:
        site = s.powers[R0]
        open_campaign(s, int(seat), int(value), site, joining(s, int(seat), site))
