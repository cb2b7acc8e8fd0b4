"""The powers of the Order denizens, except their battle plans (`order_plans`)."""

from __future__ import annotations

from bailiwick.games.oath.campaign.course import FreeCampaign
from bailiwick.games.oath.cards.about import (
    A_VISION,
    AT_RULERS_SITES,
    CAN_REDEPLOY,
    CITIZENS,
    IN_OWN_REGION,
    OF_RULER,
    OWN_SITE,
    OWNER,
    SITE_OF_RULER,
    SUBJECTS,
    THE_WORLD_DECK,
    The,
)
from bailiwick.games.oath.cards.about_choices import (
    ABLE_TO_TRAVEL,
    ANOTHER,
    AT_YOUR_SITES,
    ATTACKABLE_FROM,
    DESTINATION,
    IN_YOUR_REGION,
    RIVAL_HERE,
    WITH_GARRISON,
)
from bailiwick.games.oath.cards.counts import SITES
from bailiwick.games.oath.cards.rules import BY_TRAVELLER, BY_TURN, Chooses, Forbids, Hears, Tolls, Uses, Works
from bailiwick.games.oath.catalogue.heads import MUSTER
from bailiwick.games.oath.catalogue.things import BANNER, DARKEST_SECRET
from bailiwick.games.oath.moments import MUSTERED, SEARCHED, TRAVELLED
from bailiwick.games.oath.powers import Power, write
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
from bailiwick.games.oath.steps.campaigning import CampaignFrom
from bailiwick.games.oath.steps.carrying import Carry
from bailiwick.games.oath.steps.choices import ChoosePlayer, ChooseSite
from bailiwick.games.oath.steps.deeds import KillSite, TakeFavorFrom
from bailiwick.games.oath.steps.effects import GainFavorFromOne, GainWarbands, KillOnMap
from bailiwick.games.oath.steps.stationing import Redeploy, Station
from bailiwick.kernel.step import Seq

# ---------------------------------------------------------------- laws of a ruler


# ---------------------------------------------------------------- advisers that bind


# ---------------------------------------------------------------- campaigns for nothing


# ---------------------------------------------------------------- what the rest is made of


write("pressgangs", Works(MUSTER, occupied_too=True))
write("garrison", Power(Seq(GainWarbands(SITES), Station())))
write("messenger", Uses(Redeploy(), CAN_REDEPLOY))
write("palanquin", Chooses(ChoosePlayer(RIVAL_HERE, ABLE_TO_TRAVEL), Carry(), missing="nobody_here"))
write("tome_guardians", Forbids((DECLARE, TAKE, RECOVER_THING), SUBJECTS, The(BANNER + DARKEST_SECRET)))
write("tyrant", Hears(TRAVELLED, BY_TRAVELLER, KillOnMap(1, DESTINATION), OWNER))
write("forced_labor", Tolls(SEARCH_PILE, SUBJECTS, AT_RULERS_SITES))
write("secret_police", Forbids((PLAY_FACEUP,), A_VISION, SUBJECTS, AT_RULERS_SITES))
write("captains", Chooses(ChooseSite(OWN_SITE, ATTACKABLE_FROM), CampaignFrom(), missing="no_defender_here", clause="O-5.5.1"))
write("siege_engines", Chooses(ChooseSite(IN_OWN_REGION, WITH_GARRISON), KillSite(2)))
write("royal_tax", Power(TakeFavorFrom(2, ANOTHER, IN_YOUR_REGION, AT_YOUR_SITES)))
write("toll_roads", Tolls(TRAVEL_TO, SUBJECTS, SITE_OF_RULER))
write("curfew", Tolls(TRADE_WITH, SUBJECTS, OF_RULER))
write("knights_errant", Hears(MUSTERED, BY_TURN, FreeCampaign()))
write("vow_of_obedience", Forbids((PLAY_FACEUP,), A_VISION, OWNER), Power(GainFavorFromOne(1)))
write("hunting_party", Hears(SEARCHED, BY_TURN, FreeCampaign(), THE_WORLD_DECK))
write("council_seat", Forbids((EXILE_CITIZEN,), OWNER, CITIZENS, done_to=True))
