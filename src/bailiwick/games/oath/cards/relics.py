"""The powers of the relics that modify actions, rule and forbid, move and swap. The others are in `relics_plans` and `relics_looks`;
the Grand Scepter's are minor actions of the rules (`board`).
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may, ask_redirect
from bailiwick.games.oath.campaign.war import TARGET_PAWN
from bailiwick.games.oath.cards.about import (
    ANOTHER_CARD,
    BY_USER,
    FACEDOWN,
    HELD_BY_OWNER,
    OTHERS,
    OWNER,
    RELICS_LEFT,
    STOCK_LEFT,
    STRAIGHT,
    TRAVELS,
    AnAdvisersSuit,
)
from bailiwick.games.oath.cards.rules import BY_OWNER, Forbids, Free, Hears, Uses, Yields
from bailiwick.games.oath.cards.rules_battle import Fortifies, LeadsBandits
from bailiwick.games.oath.cards.rules_playing import Draws, Scatters, SecretForPlaying
from bailiwick.games.oath.catalogue.heads import MUSTER, PLAN, TRADE
from bailiwick.games.oath.catalogue.suits import ADVISER_ONLY, SITE_ONLY, SLOTS
from bailiwick.games.oath.catalogue.things import HEADS, RESTRICTION, SUIT, is_vision
from bailiwick.games.oath.moments import PLAYED, TRAVELLED
from bailiwick.games.oath.paying import pay_toll, toll_cost
from bailiwick.games.oath.pieces import add_adviser, lay_at_site, lift
from bailiwick.games.oath.powers import BYTE, NO_USE, R0, R1, Effect, Power, write
from bailiwick.games.oath.questions import (
    CARD_RULER,
    DECLARE,
    GIVE_SECRETS,
    PLACE_WARBANDS,
    TAKE,
    CardRuler,
)
from bailiwick.games.oath.ruling import card_reason, is_imperial, ruler
from bailiwick.games.oath.state import CHANCELLOR, EVERYBODY, NOBODY, OathState, replaced
from bailiwick.games.oath.steps.advisers import TRIM
from bailiwick.games.oath.steps.choices import ChooseCard, ChoosePlayer, Optional
from bailiwick.games.oath.steps.deeds import BuryItself, DrawRelic, ShowFacedown
from bailiwick.games.oath.steps.effects import GainSupply, GainWarbands
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, source, user, within
from bailiwick.games.oath.steps.travel import SEND, SETTLED, WILLING, FreeTravel, depart, forced_reason, toll_of_travel
from bailiwick.games.oath.terms import Such
from bailiwick.games.oath.vocabulary import DECLINE
from bailiwick.games.oath.vocabulary import SITE as NAME_SITE
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers, Seq
from bailiwick.kernel.steps import Do

# ---------------------------------------------------------------- ruling and forbidding


class GrandMask(Power):
    """On the own turn of an Exile: all cards at Imperial sites are theirs, not the Empire's; except battle plans."""

    def __init__(self) -> None:
        super().__init__(answers=(CARD_RULER,))

    def card_ruler(self, s: OathState, q: CardRuler) -> None:
        holder = s.keeper(self.source)
        slot = s.slot_of(q.card)
        if slot < 0 or s.turn != holder or not s.is_exile(holder) or ruler(s, slot) != CHANCELLOR:
            return
        if any(head.kind == PLAN for head in HEADS[q.card]):
            return
        if q.seat == holder:
            q.rules = True
        elif is_imperial(s, q.seat):
            q.rules = False


# ---------------------------------------------------------------- Search and Trade


UNDER_WORLD_DECK: Final = 64


# ---------------------------------------------------------------- Travel


class BrassHorse(Power):
    """Needs a card to reveal."""

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if s.discards[s.region(seat)] else Reason("O-10.5", "empty_pile")


def reveal_top(s: OathState) -> None:
    """The top card of the pile is shown to all, and stays there."""
    card = s.discards[s.region(user(s))][-1]
    s.reveal()
    s.note_seen(card, EVERYBODY)
    s.tell("shows", user(s), (card,))
    s.powers[R0] = card


class Ride(FreeTravel):
    """To another site with a card of the revealed card's suit, if there is one; else anywhere. It is no "may".

    Who chooses is the rider, or the enemy in whose Shrouded Wood the ride begins (O-11.7). Nobody is made to pay a toll (O-5.6.4).
    """

    def fits(self, s: OathState, slot: int) -> bool:
        card = s.powers[R0]
        there = s.site_cards[slot] if s.is_up(slot) and slot != s.pawn[user(s)] else b""
        return not is_vision(card) and any(SUIT[other] == SUIT[card] for other in there)

    def allows(self, s: OathState, slot: int) -> bool:
        return self.fits(s, slot) or not any(self.fits(s, other) for other in range(SLOTS))

    def who(self, s: OathState) -> i64:
        guide = ask_redirect(s, user(s))
        return user(s) if guide == NOBODY else guide

    def asked(self, s: OathState, at: i64) -> i64:
        return NOBODY

    def open_sites(self, s: OathState) -> list[int]:
        slots = [slot for slot in range(SLOTS) if self.refuse(s, user(s), slot) is None]
        return slots if self.who(s) == user(s) else [slot for slot in slots if self.costless(s, slot)]

    def costless(self, s: OathState, slot: int) -> bool:
        return toll_cost(toll_of_travel(s, user(s), slot)).free

    def enter(self, s: OathState) -> None:
        if self.open_sites(s):
            ask(s, self, self.who(s))
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        slots = self.open_sites(s)
        named = [NAME_SITE + slot for slot in slots]
        return named if any(self.costless(s, slot) for slot in slots) else [DECLINE, *named]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action in self.options(s, seat):
            return None
        slot = within(action, NAME_SITE, SLOTS)
        return NOT_NOW if slot < 0 else self.refuse(s, user(s), slot) or Reason("O-5.6.4", "will_not_pay", (user(s),))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        slot = within(action, NAME_SITE, SLOTS)
        if slot >= 0:
            pay_toll(s, toll_of_travel(s, user(s), slot))
            depart(s, user(s), slot)


class Whistle(Power):
    """Needs somebody who is elsewhere and could come."""

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if any(may_follow(s, seat, other) for other in range(s.seats)) else Reason("O-10.5", "nobody_elsewhere")


def may_follow(s: OathState, seat: int, other: int) -> bool:
    """Who is elsewhere and can travel here, or is at least sent on their way by an enemy in the Shrouded Wood."""
    if s.pawn[other] == s.pawn[seat]:
        return False
    return ask_redirect(s, other) != NOBODY or forced_reason(s, other, s.pawn[seat], 0) is None


class Summon(Effect):
    """The chosen player travels here, if able. Register y: slots for which they would not pay."""

    def registers(self, s: OathState) -> Registers:
        return NO_USE, Register("slots refused", BYTE)

    def enter(self, s: OathState) -> None:
        victim, slot = s.powers[R0], s.pawn[user(s)]
        guide = ask_redirect(s, victim)
        if guide != NOBODY:
            s.pop()
            s.push(SEND.index, victim | guide << 3 | SETTLED)
        elif forced_reason(s, victim, slot, int(s.get_y())) is not None:
            s.pop()
        elif toll_cost(toll_of_travel(s, victim, slot)).free:
            s.pop()
            depart(s, victim, slot)
        else:
            s.push(WILLING.index, victim, slot)


def reward_summoned(s: OathState) -> None:
    """The secret placed for it is theirs who came, unless its owner gives none away."""
    victim, relic = s.powers[R0], source(s)
    if s.pawn[victim] == s.pawn[user(s)] and s.secrets_on[relic] and ask_may(s, GIVE_SECRETS, user(s)) is None:
        s.secrets_on = replaced(s.secrets_on, relic, s.secrets_on[relic] - 1)
        s.secrets[victim] += 1
        s.tell("gives_secrets", user(s), (1, victim))


# ---------------------------------------------------------------- the rest


class HornedMask(Power):
    """Needs a card on both sides."""

    def usable(self, s: OathState, seat: int) -> Reason | None:
        leaves = any(may_leave(s, seat, card) for card in s.advisers[seat])
        comes = any(may_come(s, seat, card) for card in s.site_cards[s.pawn[seat]])
        return None if leaves and comes else Reason("O-10.5", "nothing_to_swap")


def may_leave(s: OathState, seat: int, card: int) -> bool:
    """An own faceup adviser that may be at a site."""
    return card in s.advisers[seat] and RESTRICTION[card] != ADVISER_ONLY and card_reason(s, seat, card) is None


def may_come(s: OathState, seat: int, card: int) -> bool:
    """A card at one's site that may be an adviser."""
    return s.slot_of(card) == s.pawn[seat] and RESTRICTION[card] != SITE_ONLY and card_reason(s, seat, card) is None


def trade_places(s: OathState) -> None:
    """Not a play (CR-9); the arriving adviser may be one too many (CR-10)."""
    seat, leaving, coming = user(s), s.powers[R0], s.powers[R1]
    slot = s.pawn[seat]
    lift(s, leaving)
    lift(s, coming)
    lay_at_site(s, leaving, slot)
    add_adviser(s, seat, coming)
    s.tell("swaps", seat, (leaving, coming))
    s.push(TRIM.index, seat, coming)


write("brass_horse", BrassHorse(Seq(Do(reveal_top), Ride())))
write(
    "truthful_harp", Hears(PLAYED, BY_OWNER, ShowFacedown(), BY_USER, STRAIGHT, FACEDOWN).also(Draws(OWNER, more=2, shown=True))
)
write("grand_mask", GrandMask())
write("horned_mask", HornedMask(Seq(ChooseCard(Such("", may_leave)), ChooseCard(Such("", may_come), into=R1), Do(trade_places))))
write("cup_of_plenty", Free(AnAdvisersSuit(TRADE), fitting=False))
write("whistle", Whistle(Seq(ChoosePlayer(Such("", may_follow)), Summon(), Do(reward_summoned))))
write("dowsing_sticks", Uses(DrawRelic(), RELICS_LEFT))
write("cracked_horn", Scatters(UNDER_WORLD_DECK, OWNER))
write("bandit_crown", LeadsBandits())
write("ring_of_devotion", Yields(MUSTER, OWNER, warbands=2).also(Forbids((PLACE_WARBANDS,), OWNER)))
write("circlet_of_command", Fortifies(TARGET_PAWN, OWNER).also(Forbids((DECLARE, TAKE), OTHERS, HELD_BY_OWNER, ANOTHER_CARD)))
write("map", Power(Seq(BuryItself(), GainSupply(4))))
write("book_of_records", SecretForPlaying(OWNER))
write("dragonskin_drum", Hears(TRAVELLED, BY_OWNER, Optional(GainWarbands(1)), TRAVELS, STOCK_LEFT, afterwards=True))
