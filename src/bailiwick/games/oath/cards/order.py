"""The powers of the Order denizens, except their battle plans (`order_plans`)."""

from __future__ import annotations

from bailiwick.games.oath.campaign.course import FreeCampaign, open_campaign
from bailiwick.games.oath.campaign.targets import defender_reason
from bailiwick.games.oath.cards.about import (
    A_VISION,
    AT_RULERS_SITES,
    CITIZENS,
    OF_RULER,
    OWNER,
    SITE_OF_RULER,
    SUBJECTS,
    THE_WORLD_DECK,
    The,
)
from bailiwick.games.oath.cards.bodies import Needs
from bailiwick.games.oath.cards.conditions import garrison_of_region, rival_here
from bailiwick.games.oath.cards.counts import SITES
from bailiwick.games.oath.cards.rules import BY_TRAVELLER, BY_TURN, Chooses, Forbids, Hears, Tolls, Works
from bailiwick.games.oath.catalogue.heads import MUSTER
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import BANNER, DARKEST_SECRET
from bailiwick.games.oath.moments import MUSTERED, SEARCHED, TRAVELLED
from bailiwick.games.oath.powers import R0, USER, Effect, Power, write
from bailiwick.games.oath.questions import (
    DECLARE,
    EXILE_CITIZEN,
    PLAY_FACEUP,
    RECOVER_THING,
    SEARCH_PILE,
    TAKE,
    TRADE_WITH,
    TRAVEL_TO,
)
from bailiwick.games.oath.ruling import rules_site
from bailiwick.games.oath.state import BANDITS, OathState
from bailiwick.games.oath.steps.carrying import Carry
from bailiwick.games.oath.steps.choices import ChoosePlayer, ChooseSite, Do
from bailiwick.games.oath.steps.deeds import KillSite
from bailiwick.games.oath.steps.effects import GainFavorFromOne, GainWarbandsBy
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.steps.stationing import Redeploy, Station, can_redeploy
from bailiwick.games.oath.steps.travel import forced_reason
from bailiwick.games.oath.tokens import kill_at, receive
from bailiwick.games.oath.vocabulary import CAMPAIGN
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Seq

# ---------------------------------------------------------------- laws of a ruler


# ---------------------------------------------------------------- advisers that bind


def tyrannize(s: OathState) -> None:
    kill_at(s, int(s.destination), 1)


# ---------------------------------------------------------------- campaigns for nothing


class CampaignFrom(Effect):
    """A campaign from the chosen site, whose warbands join the force (CR-3, R-52): a Citizen's against the Empire, too."""

    def enter(self, s: OathState) -> None:
        ask(s, self, user(s))

    def options(self, s: OathState, seat: i64) -> list[int]:
        site = s.powers[R0]
        return [CAMPAIGN + side for side in sides(s) if defender_reason(s, int(seat), side, site, site) is None]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        side = within(action, CAMPAIGN, BANDITS + 1)
        return NOT_NOW if side < 0 else defender_reason(s, int(seat), side, s.powers[R0], s.powers[R0])

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        site = s.powers[R0]
        s.pop()
        open_campaign(s, int(seat), within(action, CAMPAIGN, BANDITS + 1), site, joined=site)


def sides(s: OathState) -> list[int]:
    return [*range(s.seats), BANDITS]


def can_march_from(s: OathState, seat: int, slot: int) -> bool:
    """A site one rules from which somebody can be attacked."""
    return rules_site(s, seat, slot) and any(defender_reason(s, seat, side, slot, slot) is None for side in sides(s))


class Captains(Power):
    def __init__(self) -> None:
        super().__init__(Seq(ChooseSite(can_march_from), CampaignFrom()))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        found = any(s.is_up(slot) and can_march_from(s, seat, slot) for slot in range(SLOTS))
        return None if found else Reason("O-5.5.1", "no_defender_here")


# ---------------------------------------------------------------- what the rest is made of


def can_be_carried(s: OathState, seat: int, other: int) -> bool:
    """Somebody at one's site who is able to travel anywhere."""
    return rival_here(s, seat, other) and any(forced_reason(s, other, slot, 0) is None for slot in range(SLOTS))


def collect_tax(s: OathState) -> None:
    """Two favor of each other player who stands at a site of the user in the user's region."""
    seat = s.powers[USER]
    for other in range(s.seats):
        if other != seat and s.region(other) == s.region(seat) and rules_site(s, seat, s.pawn[other]):
            n = min(2, s.favor[other])
            if n:
                s.favor[other] -= n
                receive(s, seat, n)
                s.tell("takes_favor", seat, (n, other))


write("pressgangs", Works(MUSTER, occupied_too=True))
write("garrison", Power(Seq(GainWarbandsBy(SITES.of), Station())))
write("messenger", Needs(can_redeploy, Redeploy()))
write("palanquin", Chooses(ChoosePlayer(can_be_carried), Carry(), missing="nobody_here"))
write("tome_guardians", Forbids((DECLARE, TAKE, RECOVER_THING), SUBJECTS, The(BANNER + DARKEST_SECRET)))
write("tyrant", Hears(TRAVELLED, BY_TRAVELLER, Do(tyrannize), OWNER))
write("forced_labor", Tolls(SEARCH_PILE, SUBJECTS, AT_RULERS_SITES))
write("secret_police", Forbids((PLAY_FACEUP,), A_VISION, SUBJECTS, AT_RULERS_SITES))
write("captains", Captains())
write("siege_engines", Chooses(ChooseSite(garrison_of_region), KillSite(2)))
write("royal_tax", Power(Do(collect_tax)))
write("toll_roads", Tolls(TRAVEL_TO, SUBJECTS, SITE_OF_RULER))
write("curfew", Tolls(TRADE_WITH, SUBJECTS, OF_RULER))
write("knights_errant", Hears(MUSTERED, BY_TURN, FreeCampaign()))
write("vow_of_obedience", Forbids((PLAY_FACEUP,), A_VISION, OWNER), Power(GainFavorFromOne(1)))
write("hunting_party", Hears(SEARCHED, BY_TURN, FreeCampaign(), THE_WORLD_DECK))
write("council_seat", Forbids((EXILE_CITIZEN,), OWNER, CITIZENS, done_to=True))
