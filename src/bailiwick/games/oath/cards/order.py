"""The powers of the Order denizens, except their battle plans (`order_plans`)."""

from __future__ import annotations

from bailiwick.games.oath.campaign.course import FreeCampaign, open_campaign
from bailiwick.games.oath.campaign.targets import defender_reason
from bailiwick.games.oath.cards.bodies import AtRival, Needs
from bailiwick.games.oath.cards.conditions import garrison_of_region, rival_here
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import BANNER, DARKEST_SECRET, is_vision
from bailiwick.games.oath.moments import MUSTERED, SEARCHED, TRAVELLED
from bailiwick.games.oath.powers import R0, USER, Effect, Power, write
from bailiwick.games.oath.questions import (
    DECLARE,
    EXILE_CITIZEN,
    MAY,
    PLAY_FACEUP,
    RECOVER_THING,
    SEARCH_PILE,
    TAKE,
    TOLL,
    TRADE_WITH,
    TRAVEL_TO,
    WORKING,
    May,
    Toll,
    Working,
)
from bailiwick.games.oath.ruling import card_ruler, is_enemy, rules_card, rules_site, sites_ruled
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState
from bailiwick.games.oath.steps.carrying import Carry
from bailiwick.games.oath.steps.choices import ChoosePlayer, ChooseSite, Do
from bailiwick.games.oath.steps.deeds import KillSite
from bailiwick.games.oath.steps.effects import GainFavorFromOne
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.steps.search import WORLD
from bailiwick.games.oath.steps.stationing import Redeploy, Station, can_redeploy
from bailiwick.games.oath.steps.travel import forced_reason
from bailiwick.games.oath.tokens import gain_warbands, kill_at, receive
from bailiwick.games.oath.vocabulary import CAMPAIGN
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Seq

# ---------------------------------------------------------------- laws of a ruler


def lord_over(s: OathState, source: int, seat: int) -> int:
    """The ruler of a card, if the seat is an enemy of theirs; -1 otherwise, and for who rules the card by a mask."""
    lord = card_ruler(s, source)
    if lord == NOBODY or not is_enemy(s, lord, seat) or rules_card(s, seat, source):
        return NOBODY
    return lord


class TollRoads(Power):
    """Enemies of its ruler give the ruler 1 favor to travel to one of the ruler's sites."""

    def __init__(self) -> None:
        super().__init__(answers=(TOLL + TRAVEL_TO,))

    def toll(self, s: OathState, q: Toll) -> None:
        lord = lord_over(s, self.source, q.seat) if q.deed == TRAVEL_TO else NOBODY
        if lord != NOBODY and rules_site(s, lord, q.slot):
            q.favor.append(lord)


class ForcedLabor(Power):
    """Enemies who stand at the ruler's sites give the ruler 1 favor for each Search."""

    def __init__(self) -> None:
        super().__init__(answers=(TOLL + SEARCH_PILE,))

    def toll(self, s: OathState, q: Toll) -> None:
        lord = lord_over(s, self.source, q.seat) if q.deed == SEARCH_PILE else NOBODY
        if lord != NOBODY and rules_site(s, lord, s.pawn[q.seat]):
            q.favor.append(lord)


class Curfew(Power):
    """Enemies give the ruler 1 favor to trade with a card of the ruler's."""

    def __init__(self) -> None:
        super().__init__(answers=(TOLL + TRADE_WITH,))

    def toll(self, s: OathState, q: Toll) -> None:
        lord = lord_over(s, self.source, q.seat) if q.deed == TRADE_WITH else NOBODY
        if lord != NOBODY and rules_card(s, lord, q.thing):
            q.favor.append(lord)


class SecretPolice(Power):
    """Enemies who stand at the ruler's sites play no Visions faceup."""

    def __init__(self) -> None:
        super().__init__(answers=(MAY + PLAY_FACEUP,))

    def may(self, s: OathState, q: May) -> None:
        if q.deed != PLAY_FACEUP or not is_vision(q.thing):
            return
        lord = lord_over(s, self.source, q.seat)
        if lord != NOBODY and rules_site(s, lord, s.pawn[q.seat]):
            q.refuse(Reason("O-2.21", "forbidden_by", (self.source,)))


class TomeGuardians(Power):
    """To the ruler's enemies the Darkest Secret is out of reach."""

    def __init__(self) -> None:
        super().__init__(answers=(MAY + DECLARE, MAY + TAKE, MAY + RECOVER_THING))

    def may(self, s: OathState, q: May) -> None:
        if q.thing != BANNER + DARKEST_SECRET or q.deed not in (DECLARE, TAKE, RECOVER_THING):
            return
        if lord_over(s, self.source, q.seat) != NOBODY:
            q.refuse(Reason("O-2.21", "forbidden_by", (self.source,)))


# ---------------------------------------------------------------- advisers that bind


class VowOfObedience(Power):
    """Its owner plays no Visions faceup."""

    def __init__(self) -> None:
        super().__init__(answers=(MAY + PLAY_FACEUP,))

    def may(self, s: OathState, q: May) -> None:
        if q.deed == PLAY_FACEUP and is_vision(q.thing) and s.keeper(self.source) == q.seat:
            q.refuse(Reason("O-2.21", "forbidden_by", (self.source,)))


class CouncilSeat(Power):
    """Its owner, a Citizen, is not exiled, not even by their own will."""

    def __init__(self) -> None:
        super().__init__(answers=(MAY + EXILE_CITIZEN,))

    def may(self, s: OathState, q: May) -> None:
        if q.deed == EXILE_CITIZEN and s.keeper(self.source) == q.other and s.is_citizen(q.other):
            q.refuse(Reason("O-2.21", "forbidden_by", (self.source,)))


def tyrannize(s: OathState) -> None:
    kill_at(s, int(s.destination), 1)


class Tyrant(Power):
    """Wherever its owner arrives, a warband at the site dies, be it their own."""

    def __init__(self) -> None:
        super().__init__(reaction=Do(tyrannize), hears=(TRAVELLED,))

    def hear(self, s: OathState, moment: int) -> int:
        return int(s.traveller) if s.keeper(self.source) == s.traveller else NOBODY


# ---------------------------------------------------------------- campaigns for nothing


class Pressgangs(Power):
    """Muster on occupied cards too."""

    def __init__(self) -> None:
        super().__init__(answers=(WORKING,))

    def working(self, s: OathState, q: Working) -> None:
        if q.action == self.head.of:
            q.occupied_too = True


class KnightsErrant(Power):
    """After the Muster one may campaign for nothing."""

    def __init__(self) -> None:
        super().__init__(reaction=FreeCampaign(), hears=(MUSTERED,))

    def hear(self, s: OathState, moment: int) -> int:
        return int(s.turn) if self.source in s.declared else NOBODY


class HuntingParty(Power):
    """After a Search of the world deck one may campaign for nothing."""

    def __init__(self) -> None:
        super().__init__(reaction=FreeCampaign(), hears=(SEARCHED,))

    def hear(self, s: OathState, moment: int) -> int:
        return int(s.turn) if s.search_pile == WORLD else NOBODY


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


def any_garrison(s: OathState, seat: int) -> bool:
    return any(garrison_of_region(s, seat, slot) for slot in range(SLOTS))


def can_be_carried(s: OathState, seat: int, other: int) -> bool:
    """Somebody at one's site who is able to travel anywhere."""
    return rival_here(s, seat, other) and any(forced_reason(s, other, slot, 0) is None for slot in range(SLOTS))


def raise_garrisons(s: OathState) -> None:
    gain_warbands(s, s.powers[USER], sites_ruled(s, s.powers[USER]))


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


write("pressgangs", Pressgangs())
write("garrison", Power(Seq(Do(raise_garrisons), Station())))
write("messenger", Needs(can_redeploy, Redeploy()))
write("palanquin", AtRival(can_be_carried, Seq(ChoosePlayer(can_be_carried), Carry())))
write("tome_guardians", TomeGuardians())
write("tyrant", Tyrant())
write("forced_labor", ForcedLabor())
write("secret_police", SecretPolice())
write("captains", Captains())
write("siege_engines", Needs(any_garrison, Seq(ChooseSite(garrison_of_region), KillSite(2))))
write("royal_tax", Power(Do(collect_tax)))
write("toll_roads", TollRoads())
write("curfew", Curfew())
write("knights_errant", KnightsErrant())
write("vow_of_obedience", VowOfObedience(), Power(GainFavorFromOne(1)))
write("hunting_party", HuntingParty())
write("council_seat", CouncilSeat())
