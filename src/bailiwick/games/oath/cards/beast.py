"""The powers of the Beast denizens."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.course import FreeCampaign, open_campaign
from bailiwick.games.oath.campaign.forces import DOUBLE_SHIELD, DOUBLE_SWORD, change_attack_dice, current
from bailiwick.games.oath.campaign.targets import defender_reason
from bailiwick.games.oath.cards.about import (
    ATTACKERS_HERE,
    BY_USER,
    ENEMIES,
    FACEUP,
    GUARDED,
    HAS_WARBAND,
    NO_ADVISERS_SUIT,
    ODD_DICE,
    ON_TURN,
    OPPONENTS,
    OWN_SITE,
    OWNER,
    POOR,
    SITE_OF_RULER,
    SUIT_OF_OWNERS,
    SiteWith,
    Suits,
)
from bailiwick.games.oath.cards.bodies import Needs, TargetedPlan, user_attacks
from bailiwick.games.oath.cards.conditions import has_warbands, is_exile
from bailiwick.games.oath.cards.counts import advisers, on_map
from bailiwick.games.oath.cards.moving import MoveToSite
from bailiwick.games.oath.cards.rules import (
    BY_TRAVELLER,
    BY_TURN,
    Bypasses,
    Chooses,
    Draws,
    Forbids,
    Free,
    Hears,
    JoinsForce,
    PlansCost,
    PlaysAnywhere,
    Reads,
    Scatters,
    Uses,
    Yields,
)
from bailiwick.games.oath.catalogue.heads import MUSTER, TRADE, Cost
from bailiwick.games.oath.catalogue.suits import BEAST, DISCORD, HEARTH, NOMAD, ORDER, REGION_OF, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import SCEPTER, SUIT, is_denizen
from bailiwick.games.oath.moments import LEAVING, PLAYED
from bailiwick.games.oath.pieces import add_adviser, discard_faceup, lift
from bailiwick.games.oath.powers import BYTE, NO_USE, R0, R1, SOURCE, USER, Effect, Power, declaring, note_of, write
from bailiwick.games.oath.questions import (
    ADVISER_LIMIT,
    END_DECLARING,
    FACES,
    GAIN,
    GAIN_FROM_TRADE,
    MUSTER_ON,
    STANDING,
    TRADE_WITH,
    TRAVEL_FROM,
    USE_PLAN,
    WORKING,
    AdviserLimit,
    Faces,
    Gain,
    Standing,
    Working,
)
from bailiwick.games.oath.ruling import adviser_suits, card_reason, rules_card, rules_site
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState
from bailiwick.games.oath.steps.advisers import TRIM
from bailiwick.games.oath.steps.choices import ChooseCard, ChoosePlayer, ChooseRelic, ChooseSite, Do, Optional, When
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.deeds import BuryRelic, DiscardAll, KillBoard, TakeFavor, TurnCitizen
from bailiwick.games.oath.steps.effects import (
    DefenseDiceBy,
    GainFavorFromOne,
    GainSupply,
    GainWarbands,
    GainWarbandsBy,
    KillOnBoard,
    PlusMinusBy,
)
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.steps.playing import fits
from bailiwick.games.oath.steps.working import trade_reason
from bailiwick.games.oath.vocabulary import CAMPAIGN as SAY_CAMPAIGN
from bailiwick.games.oath.vocabulary import DECLINE
from bailiwick.games.oath.vocabulary import SUIT as NAME_SUIT
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME, SEAT_BIT
from bailiwick.kernel.step import Register, Registers, Seq

ALL_PILES: Final = 0b1110  # of the regions, as a Search counts them
ANY_PILE: Final = 0b111111  # of the regions, on top or under: where discards may go


# ---------------------------------------------------------------- Beast cards on the map


def has_beast(s: OathState, slot: int) -> bool:
    return s.is_up(slot) and any(SUIT[card] == BEAST for card in s.site_cards[slot])


def beasts_on_map(s: OathState, seat: int) -> int:
    """CR-11: faceup at any site, whoever rules it."""
    return sum(1 for slot in range(SLOTS) if s.is_up(slot) for card in s.site_cards[slot] if SUIT[card] == BEAST)


# ---------------------------------------------------------------- modifiers


class TheOldOak(Power):
    """Who has a Beast adviser gets one secret more for favor, here."""

    def __init__(self) -> None:
        super().__init__(answers=(GAIN,))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if BEAST in adviser_suits(s, seat, TRADE, self.source) else Reason("O-10.5", "not_given", (self.source,))

    def gain(self, s: OathState, q: Gain) -> None:
        if q.action == TRADE and q.card == self.source and q.for_secrets and BEAST in adviser_suits(s, q.seat, TRADE, q.card):
            q.secrets += 1


def trades_at(s: OathState, seat: int, slot: int) -> bool:
    """A site with a Beast card where one could trade, and from where every modifier declared so far can be reached (O-10.10)."""
    if not has_beast(s, slot):
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
        super().__init__(Seq(ChooseSite(trades_at), Do(send_friends)), answers=(WORKING, STANDING))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        after = declaring(s, self.source)
        found = any(trades_at(after, seat, slot) for slot in range(SLOTS))
        return None if found else Reason("O-10.5", "not_given", (self.source,))

    def working(self, s: OathState, q: Working) -> None:
        """Until the site is chosen, any of them."""
        if q.action == TRADE and note_of(s, self.source) < 0:
            q.slots |= sum(SEAT_BIT[slot] for slot in range(SLOTS) if has_beast(s, slot))

    def standing(self, s: OathState, q: Standing) -> None:
        slot = note_of(s, self.source)
        if q.seat == s.turn and slot >= 0:
            q.slot = slot


# ---------------------------------------------------------------- always in force


# ---------------------------------------------------------------- battle plans


def call_rangers(s: OathState) -> None:
    """Two dice more against four or more, as they are now (R-75)."""
    if current(s).defense_dice >= 4:
        change_attack_dice(s, 2)


class WarTortoise(Power):
    """The enemy's double swords, or double shields, count for nothing; skulls kill."""

    def __init__(self) -> None:
        super().__init__(answers=(FACES,))

    def faces(self, s: OathState, q: Faces) -> None:
        attacks = user_attacks(current(s), self.source)
        if attacks and not q.attack:
            q.ignored.append(DOUBLE_SHIELD)
        elif q.attack and not attacks:
            q.ignored.append(DOUBLE_SWORD)


# ---------------------------------------------------------------- actions


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
        super().__init__(Seq(ChooseCard(prey), Do(devour), MoveToSite()))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        reason = card_reason(s, seat, self.source)
        if reason is not None:
            return reason
        found = any(is_prey(s, seat, self.source, card) for slot in range(SLOTS) for card in s.site_cards[slot])
        return None if found else Reason("O-10.5", "not_given", (self.source,))


def deserted(s: OathState, seat: int, other: int) -> bool:
    """One with an Order or Discord adviser and a warband to lose: perhaps oneself."""
    suits = adviser_suits(s, other)
    return has_warbands(s, seat, other) and (ORDER in suits or DISCORD in suits)


class PiperComes(Power):
    """It never makes anybody discard, though it counts."""

    def __init__(self) -> None:
        super().__init__(answers=(ADVISER_LIMIT,))

    def adviser_limit(self, s: OathState, q: AdviserLimit) -> None:
        if s.keeper(self.source) == q.seat:
            q.exempt.append(self.source)


def another(s: OathState, seat: int, other: int) -> bool:
    """Somebody else who can have advisers: the Clockwork Prince has none (CP-1.2)."""
    return other not in (seat, s.prince)


def follow_piper(s: OathState) -> None:
    """To the advisers of the chosen player, with the secret on it."""
    card, other = s.powers[SOURCE], s.powers[R0]
    lift(s, card)
    add_adviser(s, other, card)
    s.tell("sends_card", s.powers[USER], (card, other))
    s.push(TRIM.index, other, card)


def others_to_roar_at(s: OathState, seat: int, card: int) -> bool:
    slot = s.slot_of(card)
    return card != s.powers[SOURCE] and SUIT[card] in (BEAST, NOMAD) and slot >= 0 and REGION_OF[slot] == s.region(seat)


class ToBeastBank(Effect):
    """Favor from any other banks to the Beast bank, one by one, as many as there are Beast cards at sites. Register: how many are
    left to move, + 1."""

    def registers(self, s: OathState) -> Registers:
        return Register("favor left + 1", BYTE), NO_USE

    def misplaced(self, s: OathState, at: i64) -> str:
        asking = at == len(s.stack) - FRAME
        return "while it asks, there is something left to move." if asking and s.stack[at + 1] < 2 else ""

    def sources(self, s: OathState) -> list[int]:
        return [suit for suit in range(SUITS) if suit != BEAST and s.banks[suit]]

    def enter(self, s: OathState) -> None:
        if not s.get_x():
            s.set_x(1 + beasts_on_map(s, user(s)))
        sources = self.sources(s)
        if s.get_x() == 1 or not sources:
            s.pop()
        elif len(sources) == 1:
            self.move(s, sources[0], min(int(s.get_x()) - 1, s.banks[sources[0]]))
            s.pop()
        else:
            ask(s, self, user(s))

    def move(self, s: OathState, suit: int, n: int) -> None:
        s.banks[suit] -= n
        s.banks[BEAST] += n
        s.tell("moves_favor", user(s), (n, suit, BEAST))

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [NAME_SUIT + suit for suit in self.sources(s)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        suit = within(action, NAME_SUIT, SUITS)
        if suit < 0:
            return NOT_NOW
        return None if suit in self.sources(s) else Reason("O-1.12", "have_only", (0,))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        self.move(s, within(action, NAME_SUIT, SUITS), 1)
        s.set_x(s.get_x() - 1)


def favor_to_move(s: OathState, seat: int) -> bool:
    return beasts_on_map(s, seat) > 0 and sum(s.banks) > s.banks[BEAST]


def joining(s: OathState, seat: int, slot: int) -> int:
    """The site whose warbands march along: it must be one's own, or the Empire's for a Citizen, even against the Empire (R-52)."""
    return slot if rules_site(s, seat, slot) else NOBODY


class WildCampaign(FreeCampaign):
    """From the chosen site; one's warbands there join the force (CR-3, R-52)."""

    def reason(self, s: OathState, seat: int, side: int) -> Reason | None:
        site = s.powers[R0]
        return defender_reason(s, seat, side, site, joining(s, seat, site))

    def enter(self, s: OathState) -> None:
        ask(s, self, user(s))

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [action for action in super().options(s, seat) if action != DECLINE]  # the secret is paid for a campaign

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        side = within(action, SAY_CAMPAIGN, BANDITS + 1)
        return NOT_NOW if side < 0 else self.reason(s, int(seat), side)

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        site = s.powers[R0]
        s.pop()
        open_campaign(s, int(seat), within(action, SAY_CAMPAIGN, BANDITS + 1), site, joining(s, int(seat), site))


def can_attack_from(s: OathState, seat: int, slot: int) -> bool:
    """A site with a Beast card from which somebody can be attacked."""
    if not has_beast(s, slot):
        return False
    joined = joining(s, seat, slot)
    return any(defender_reason(s, seat, side, slot, joined) is None for side in (*range(s.seats), BANDITS))


def has_allies(s: OathState, seat: int) -> bool:
    return any(can_attack_from(s, seat, slot) for slot in range(SLOTS))


def own_relic(s: OathState, seat: int, relic: int) -> bool:
    return s.keeper(relic) == seat and relic != SCEPTER


def draw_relic(s: OathState) -> None:
    if s.relic_deck:
        take_relics(s, s.powers[USER], s.relic_deck[-1:])


write("fae_merchant", Power(Seq(Do(draw_relic), ChooseRelic(own_relic), BuryRelic())))
write("giant_python", Forbids((END_DECLARING,), GUARDED, ODD_DICE, done_to=True))
write("vow_of_union", JoinsForce(OWNER, OWN_SITE).also(Forbids((TRAVEL_FROM,), OWNER, HAS_WARBAND, OWN_SITE)))
write("wolves", Chooses(ChoosePlayer(has_warbands), KillBoard()))
write("long_lost_heir", Power(When(is_exile, Optional(TurnCitizen()))))
write("animal_playmates", Free(Suits(BEAST)))
write("errand_boy", Draws(piles=ALL_PILES, not_the_world=True, elsewhere=True))
write("true_names", Forbids((USE_PLAN,), OPPONENTS, SUIT_OF_OWNERS))
write("the_old_oak", TheOldOak())
write("forest_paths", Free(SiteWith(BEAST)).also(Bypasses(SiteWith(BEAST))))
write("rangers", Reads(Do(call_rangers), no_skulls=True))
write("roving_terror", RovingTerror())
write("nature_worship", Power(PlusMinusBy(advisers(BEAST).of)))
write("birdsong", Free(Suits(BEAST, NOMAD)))
write("small_friends", SmallFriends())
write("grasping_vines", Hears(LEAVING, BY_TRAVELLER, KillOnBoard(1), ENEMIES, SITE_OF_RULER))
write("threatening_roar", Power(DiscardAll(others_to_roar_at)))
write("second_chance", Chooses(ChoosePlayer(deserted), KillBoard(), GainWarbands(1)))
write("pied_piper", PiperComes(), Chooses(ChoosePlayer(another), Do(follow_piper), TakeFavor(2)))
write("mushrooms", Free().also(Draws(only=1, from_bottom=True, not_the_world=True)))
write("insect_swarm", PlansCost(Cost(burn_favor=1), OPPONENTS))
write("war_tortoise", WarTortoise())
write("new_growth", PlaysAnywhere(ON_TURN, Suits(BEAST, HEARTH)))
write("wild_cry", Hears(PLAYED, BY_TURN, Seq(GainSupply(1), GainWarbands(2)), FACEUP, BY_USER, Suits(BEAST), for_plays=True))
write("animal_host", Power(GainWarbandsBy(on_map(BEAST).of)))
write("memory_of_nature", Needs(favor_to_move, ToBeastBank()))
write("marsh_spirit", Forbids((USE_PLAN,), ATTACKERS_HERE))
write("vow_of_poverty", Forbids((GAIN_FROM_TRADE,), OWNER), Uses(GainFavorFromOne(2), POOR))
write("forest_council", Forbids((TRADE_WITH, MUSTER_ON), ENEMIES, Suits(BEAST)))
write("walled_garden", TargetedPlan(DefenseDiceBy(on_map(BEAST).of)))
write("vow_of_beastkin", Yields(MUSTER, OWNER, warbands=1).also(Forbids((MUSTER_ON,), OWNER, NO_ADVISERS_SUIT)))
write("bracken", Scatters(ANY_PILE, ON_TURN))
write("wild_allies", Needs(has_allies, Seq(ChooseSite(can_attack_from), WildCampaign())))
