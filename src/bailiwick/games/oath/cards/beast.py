"""The powers of the Beast denizens."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.forces import DOUBLE_SHIELD, DOUBLE_SWORD
from bailiwick.games.oath.cards.about import (
    ANOTHER_CARD,
    BY_USER,
    ENEMIES,
    EXILES,
    FACEUP,
    GUARDED,
    HAS_WARBAND,
    IN_OWN_REGION,
    ITSELF,
    NO_ADVISERS_SUIT,
    ON_TURN,
    OWN_SITE,
    OWNER,
    POOR,
    SITE_OF_RULER,
    SUIT_OF_OWNERS,
    HasAdviser,
    OtherBanks,
    SiteWith,
    Suits,
)
from bailiwick.games.oath.cards.about_battle import ATTACKERS_HERE, ODD_DICE, OPPONENTS, TARGETED
from bailiwick.games.oath.cards.about_choices import ANOTHER, ATTACKABLE_FROM, WITH_COURT, WITH_WARBANDS, YOUR_RELIC, WithAdviser
from bailiwick.games.oath.cards.counts import DEFENSE_DICE, advisers, on_map
from bailiwick.games.oath.cards.rules import BY_TRAVELLER, BY_TURN, Bypasses, Chooses, Forbids, Free, Hears, Limits, Uses, Yields
from bailiwick.games.oath.cards.rules_battle import JoinsForce, PlansCost, Reads
from bailiwick.games.oath.cards.rules_playing import Draws, PlaysAnywhere, Scatters
from bailiwick.games.oath.catalogue.heads import MUSTER, TRADE, Cost
from bailiwick.games.oath.catalogue.suits import BEAST, DISCORD, HEARTH, NOMAD, ORDER, SLOTS
from bailiwick.games.oath.catalogue.things import is_denizen
from bailiwick.games.oath.moments import LEAVING, PLAYED
from bailiwick.games.oath.pieces import discard_faceup
from bailiwick.games.oath.powers import R0, R1, SOURCE, USER, Power, declaring, note_of, write
from bailiwick.games.oath.questions import (
    END_DECLARING,
    GAIN_FROM_TRADE,
    MUSTER_ON,
    STANDING,
    TRADE_WITH,
    TRAVEL_FROM,
    USE_PLAN,
    WORKING,
    Standing,
    Working,
)
from bailiwick.games.oath.ruling import card_reason, rules_card
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.banking import GatherFavor
from bailiwick.games.oath.steps.campaigning import CampaignFrom
from bailiwick.games.oath.steps.choices import ChooseCard, ChoosePlayer, ChooseRelic, ChooseSite, Optional, When
from bailiwick.games.oath.steps.deeds import BuryRelic, DiscardAll, KillBoard, SendItself, TakeFavor, TakeTopRelic, TurnCitizen
from bailiwick.games.oath.steps.effects import (
    AttackDice,
    DefenseDice,
    GainFavorFromOne,
    GainSupply,
    GainWarbands,
    KillOnBoard,
    PlusMinus,
)
from bailiwick.games.oath.steps.moving import MoveToSite
from bailiwick.games.oath.steps.playing import fits
from bailiwick.games.oath.steps.working import trade_reason
from bailiwick.games.oath.terms import AtLeast, Such, Where
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Seq
from bailiwick.kernel.steps import Do

BEAST_SITE: Final = SiteWith(BEAST)
BEAST_ADVISER: Final = HasAdviser(BEAST, TRADE)
ALL_PILES: Final = 0b1110  # of the regions, as a Search counts them
ANY_PILE: Final = 0b111111  # of the regions, on top or under: where discards may go


def trades_at(s: OathState, seat: int, slot: int) -> bool:
    """A site with a Beast card where one could trade, and from where every modifier declared so far can be reached (O-10.10)."""
    if not BEAST_SITE.holds(s, 0, seat, 0, slot):
        return False
    for source in s.declared:
        if s.slot_of(source) not in (NOBODY, slot) and not rules_card(s, seat, source):
            return False
    return any(trade_reason(s, seat, card, secrets) is None for card in s.site_cards[slot] for secrets in (False, True))


def send_friends(s: OathState) -> None:
    """The site chosen is noted with the declaration."""
    s.notes[s.declared.index(s.powers[SOURCE])] = s.powers[R0]


class SmallFriends(Power):
    """A Trade as though one's pawn were at a site with a Beast card: that site's modifiers serve, one's own site's don't."""

    def __init__(self) -> None:
        super().__init__(Seq(ChooseSite(Where("", trades_at)), Do(send_friends)), answers=(WORKING, STANDING))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        after = declaring(s, self.source)
        found = any(trades_at(after, seat, slot) for slot in range(SLOTS))
        return None if found else Reason("O-10.5", "not_given", (self.source,))

    def working(self, s: OathState, q: Working) -> None:
        """Until the site is chosen, any of them."""
        if q.action == TRADE and note_of(s, self.source) < 0:
            q.slots |= sum(SEAT_BIT[slot] for slot in range(SLOTS) if BEAST_SITE.holds(s, 0, q.seat, 0, slot))

    def standing(self, s: OathState, q: Standing) -> None:
        slot = note_of(s, self.source)
        if q.seat == s.turn and slot >= 0:
            q.slot = slot


def prey(s: OathState, seat: int, card: int) -> bool:
    """A denizen at another site, in whose place the Terror could come."""
    return is_prey(s, seat, s.powers[SOURCE], card)


def is_prey(s: OathState, seat: int, terror: int, card: int) -> bool:
    slot = s.slot_of(card)
    if not is_denizen(card) or slot in (NOBODY, s.slot_of(terror)) or card_reason(s, seat, card) is not None:
        return False
    return fits(s, slot, terror, leaving=True)


def devour(s: OathState) -> None:
    """The second register remembers where."""
    card = s.powers[R0]
    s.powers[R0], s.powers[R1] = s.powers[SOURCE], s.slot_of(card)
    discard_faceup(s, card, s.powers[USER])


class RovingTerror(Power):
    """It takes the place of a denizen elsewhere, with the secret on it."""

    def __init__(self) -> None:
        super().__init__(Seq(ChooseCard(Such("", prey)), Do(devour), MoveToSite()))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        reason = card_reason(s, seat, self.source)
        if reason is not None:
            return reason
        found = any(is_prey(s, seat, self.source, card) for slot in range(SLOTS) for card in s.site_cards[slot])
        return None if found else Reason("O-10.5", "not_given", (self.source,))


write("fae_merchant", Power(Seq(TakeTopRelic(), ChooseRelic(YOUR_RELIC), BuryRelic())))
write("giant_python", Forbids((END_DECLARING,), GUARDED, ODD_DICE, done_to=True))
write("vow_of_union", JoinsForce(OWNER, OWN_SITE).also(Forbids((TRAVEL_FROM,), OWNER, HAS_WARBAND, OWN_SITE)))
write("wolves", Chooses(ChoosePlayer(WITH_WARBANDS), KillBoard()))
write("long_lost_heir", Power(When(Optional(TurnCitizen()), EXILES)))
write("animal_playmates", Free(Suits(BEAST)))
write("errand_boy", Draws(piles=ALL_PILES, not_the_world=True, elsewhere=True))
write("true_names", Forbids((USE_PLAN,), OPPONENTS, SUIT_OF_OWNERS))
write("the_old_oak", Yields(TRADE, ITSELF, BEAST_ADVISER, secrets=1, needs=[BEAST_ADVISER]))
write("forest_paths", Free(SiteWith(BEAST)).also(Bypasses(SiteWith(BEAST))))
write("rangers", Reads(When(AttackDice(2), AtLeast(DEFENSE_DICE, 4)), no_skulls=True))
write("roving_terror", RovingTerror())
write("nature_worship", Power(PlusMinus(advisers(BEAST))))
write("birdsong", Free(Suits(BEAST, NOMAD)))
write("small_friends", SmallFriends())
write("grasping_vines", Hears(LEAVING, BY_TRAVELLER, KillOnBoard(1), ENEMIES, SITE_OF_RULER))
write("threatening_roar", Power(DiscardAll(ANOTHER_CARD, Suits(BEAST, NOMAD), IN_OWN_REGION)))
write("second_chance", Chooses(ChoosePlayer(WITH_WARBANDS, WithAdviser(ORDER, DISCORD)), KillBoard(), GainWarbands(1)))
write("pied_piper", Limits(exempt=True), Chooses(ChoosePlayer(ANOTHER, WITH_COURT), SendItself(), TakeFavor(2)))
write("mushrooms", Free().also(Draws(only=1, from_bottom=True, not_the_world=True)))
write("insect_swarm", PlansCost(Cost(burn_favor=1), OPPONENTS))
write("war_tortoise", Reads(no_shields=DOUBLE_SHIELD, no_swords=DOUBLE_SWORD, of_enemy=True))
write("new_growth", PlaysAnywhere(ON_TURN, Suits(BEAST, HEARTH)))
write("wild_cry", Hears(PLAYED, BY_TURN, Seq(GainSupply(1), GainWarbands(2)), FACEUP, BY_USER, Suits(BEAST), for_plays=True))
write("animal_host", Power(GainWarbands(on_map(BEAST))))
write("memory_of_nature", Uses(GatherFavor(BEAST, on_map(BEAST)), AtLeast(on_map(BEAST)), OtherBanks(BEAST)))
write("marsh_spirit", Forbids((USE_PLAN,), ATTACKERS_HERE))
write("vow_of_poverty", Forbids((GAIN_FROM_TRADE,), OWNER), Uses(GainFavorFromOne(2), POOR))
write("forest_council", Forbids((TRADE_WITH, MUSTER_ON), ENEMIES, Suits(BEAST)))
write("walled_garden", Uses(DefenseDice(on_map(BEAST)), TARGETED))
write("vow_of_beastkin", Yields(MUSTER, OWNER, warbands=1).also(Forbids((MUSTER_ON,), OWNER, NO_ADVISERS_SUIT)))
write("bracken", Scatters(ANY_PILE, ON_TURN))
write("wild_allies", Chooses(ChooseSite(SiteWith(BEAST), ATTACKABLE_FROM), CampaignFrom()))
