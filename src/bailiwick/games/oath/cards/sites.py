"""The powers of the 23 sites (O-11)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.forces import current, target_slot
from bailiwick.games.oath.cards.about import (
    ANYBODY,
    AT_ITS_SITE,
    INTO_ITS_REGION,
    ITS_SITE,
    LEAVING_IT,
    OWN_SITE,
    PRINCE,
    UNIGNORED,
)
from bailiwick.games.oath.cards.lands import NARROW_PASS, Coast, Ground, Homeland, Opportunity, SitePower, TakeRelicHere
from bailiwick.games.oath.cards.rules import Costs, FlipsFor, Forbids, Free, PassesBy, Yields
from bailiwick.games.oath.cards.rules_playing import Clears, Draws
from bailiwick.games.oath.catalogue.heads import MUSTER, TRAVEL
from bailiwick.games.oath.catalogue.suits import HEARTH, REGION_OF
from bailiwick.games.oath.catalogue.things import NUMBER, SITE
from bailiwick.games.oath.judging.deal import FAVOR, PROMISES, SECRETS
from bailiwick.games.oath.judging.deals import Negotiate
from bailiwick.games.oath.judging.promises import bound
from bailiwick.games.oath.powers import Power, write
from bailiwick.games.oath.prince.mind import LIMITED
from bailiwick.games.oath.questions import (
    ATTACK,
    DECLARE,
    END_DECLARING,
    IGNORED,
    MAY,
    PRICE,
    REDIRECT,
    TRAVEL_TO,
    Ignored,
    May,
    Price,
    Whose,
)
from bailiwick.games.oath.ruling import is_enemy, ruler, rules_site
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState
from bailiwick.games.oath.steps.effects import GainFavor, GainSecrets, GainWarbands
from bailiwick.games.oath.terms import Not
from bailiwick.games.oath.vocabulary import CAMPAIGN
from bailiwick.kernel.reason import Reason

HIDDEN_PLACE: Final = NUMBER["the_hidden_place"] - SITE


# ---------------------------------------------------------------- travelling (O-11.3, O-11.6 to O-11.8, O-11.11, O-11.12)


class ShroudedWood(SitePower):
    """Leaving costs 2 and ignores two sites; an enemy player who rules it says where to (R-107)."""

    def __init__(self) -> None:
        super().__init__(answers=(PRICE + TRAVEL, IGNORED, REDIRECT))
        self.local = True

    def price(self, s: OathState, q: Price) -> None:
        if self.leaving(s, q):
            q.base = 2

    def ignored(self, s: OathState, q: Ignored) -> None:
        if q.origin == self.slot(s):
            q.sites += [NARROW_PASS, HIDDEN_PLACE]

    def redirect(self, s: OathState, q: Whose) -> None:
        slot = self.slot(s)
        if s.pawn[q.seat] != slot:
            return
        lord = ruler(s, slot)
        if s.clockwork is not None and lord == s.prince and s.clockwork.powers == LIMITED:
            return  # CP-8.5
        if lord not in (NOBODY, BANDITS) and is_enemy(s, q.seat, lord):
            q.answer = lord


class NarrowPassCampaign(SitePower):
    """Targets in its region, from another, need the Pass as a target too, unless it is the attacker's."""

    def __init__(self) -> None:
        super().__init__(answers=(MAY + DECLARE, MAY + END_DECLARING))
        self.afar = True

    def may(self, s: OathState, q: May) -> None:
        if q.deed not in (DECLARE, END_DECLARING) or q.seat == s.prince or not s.where[self.source]:
            return
        c = current(s)
        slot = self.slot(s)
        here = REGION_OF[slot]
        if REGION_OF[c.site] == here or rules_site(s, c.attacker, slot):
            return
        if q.deed == DECLARE:
            if REGION_OF[q.slot] == here and not rules_site(s, c.defender, slot):
                q.refuse(Reason("O-11.8", "pass_unguarded"))
        elif not c.has(slot) and any(REGION_OF[target_slot(s, target)] == here for target in c.targets):
            q.refuse(Reason("O-11.8", "pass_first"))


# ---------------------------------------------------------------- the others


class Tribunal(Power):
    """A deal with anybody, promises included; and who has promised not to campaign, for nothing, does not (O-11.13)."""

    def __init__(self) -> None:
        super().__init__(Negotiate(FAVOR | SECRETS | PROMISES), answers=(MAY + ATTACK,))

    def may(self, s: OathState, q: May) -> None:
        if q.deed == ATTACK and s.promises:
            reason = bound(s, q.seat, CAMPAIGN + q.other)
            if reason is not None:
                q.refuse(reason)


write("mine", Opportunity())
write("salt_flats", Opportunity())
write("drowned_city", Opportunity())
write("standing_stones", Homeland(GainSecrets(1)))
write("steppe", Homeland(GainSecrets(1)))
write("ancient_city", Homeland(GainWarbands(2)))
write("fertile_valley", Homeland(GainFavor(HEARTH, 1)))
write("wastes", Homeland(TakeRelicHere()))
write("deep_woods", Homeland(TakeRelicHere()))
write("barren_coast", Coast())
write("lush_coast", Coast())
write("rocky_coast", Coast())
write("charming_valley", Costs(TRAVEL, LEAVING_IT, more=1))
write("shrouded_wood", ShroudedWood())
write("buried_giant", Free(AT_ITS_SITE, needs=[AT_ITS_SITE], fitting=False).also(PassesBy([NARROW_PASS], AT_ITS_SITE)))
write(
    "narrow_pass",
    Forbids((TRAVEL_TO,), INTO_ITS_REGION, Not(ITS_SITE), Not(PRINCE), UNIGNORED, because=Reason("O-11.8", "narrow_pass")),
    NarrowPassCampaign(),
)
write("the_hidden_place", FlipsFor(TRAVEL_TO, ITS_SITE, Not(PRINCE), UNIGNORED), FlipsFor(DECLARE, ITS_SITE, Not(PRINCE)))
write("marshes", Draws(AT_ITS_SITE, more=-1))
write("river", Yields(MUSTER, ITS_SITE, OWN_SITE, warbands=1))
write("plains", Ground(1))
write("mountain", Ground(-1))
write("great_slum", Clears(ANYBODY, ITS_SITE))
write("the_tribunal", Tribunal())
