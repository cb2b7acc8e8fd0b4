"""The Arcane denizens that fight: battle plans, and powers about campaigns. The other cards of the suit are in `arcane`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.forces import HOLLOW
from bailiwick.games.oath.campaign.war import TARGET_RELIC
from bailiwick.games.oath.cards.about import HELD_BY_OWNER
from bailiwick.games.oath.cards.about_battle import ATTACKING, OPPONENTS, SideHolds
from bailiwick.games.oath.cards.counts import CHOSEN, TARGETED_SITES, OtherSuitsRuled
from bailiwick.games.oath.cards.rules import Uses
from bailiwick.games.oath.cards.rules_battle import Fortifies, PlansCost, Reads, Unscathed
from bailiwick.games.oath.catalogue.heads import Cost
from bailiwick.games.oath.catalogue.suits import ARCANE
from bailiwick.games.oath.catalogue.things import DARKEST_SECRET
from bailiwick.games.oath.powers import write
from bailiwick.games.oath.steps.choices import ChooseNumber
from bailiwick.games.oath.steps.effects import PlusMinus
from bailiwick.games.oath.terms import AtLeast, Either
from bailiwick.kernel.step import Seq

KINDRED: Final = OtherSuitsRuled("other_suits_ruled", ARCANE)

write("gleaming_armor", PlansCost(Cost(secret=1), OPPONENTS))
write("fire_talkers", Uses(PlusMinus(3), SideHolds(DARKEST_SECRET)))
write("rusting_ray", Reads(no_swords=HOLLOW, needs=[SideHolds(DARKEST_SECRET)]))
write("billowing_fog", Unscathed())
write(
    "kindred_warriors",
    Reads(Seq(ChooseNumber(KINDRED), PlusMinus(CHOSEN)), no_skulls=True, needs=[Either(ATTACKING, AtLeast(KINDRED))]),
)
write("cracking_ground", Uses(PlusMinus(TARGETED_SITES), AtLeast(TARGETED_SITES)))
write("sealing_ward", Fortifies(TARGET_RELIC, HELD_BY_OWNER))
