"""Powers that are declarations: what a card forbids, spares, yields or hears, and about whom and what (`about`).

A card may have several for one printed head: `Yields(…).also(Forbids(…))`. What can't be said so has a class of its own in its suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.oath.campaign.forces import current
from bailiwick.games.oath.cards.about import OWNER, About
from bailiwick.games.oath.catalogue.heads import MUSTER, TRADE, TRAVEL, Cost
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.moments import LEAVING, TRAVELLED
from bailiwick.games.oath.powers import Effect, Power, declaring
from bailiwick.games.oath.questions import (
    ADVISER_LIMIT,
    BANDIT_COUNT,
    BANDIT_LORD,
    BURNING,
    DISCARD_TO,
    DRAW,
    FACES,
    FORCE,
    GAIN,
    IGNORED,
    MAY,
    PLAN_PRICE,
    PLAY_AT,
    PRICE,
    PURSE,
    TOLL,
    WORKING,
    AdviserLimit,
    DiscardTo,
    Draw,
    Faces,
    ForceSlots,
    Gain,
    Ignored,
    May,
    Number,
    PlanPrice,
    PlayAt,
    Price,
    Toll,
    Whose,
    Working,
)
from bailiwick.games.oath.ruling import card_ruler
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.choices import Choose, ChooseCard, ChooseFacedown, ChooseRegion, ChooseRelicAt, ChooseSite
from bailiwick.games.oath.steps.search import WORLD
from bailiwick.games.oath.steps.travel import travel_reason
from bailiwick.games.oath.steps.working import candidates, muster_reason, trade_reason
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Seq


class Declared(Power):
    """Made of what all cards share."""

    def refusal(self, key: str) -> Reason:
        """Why somebody can't use it. Only the plainest reason has to name the card."""
        return Reason("O-10.5", key, (self.source,)) if key == "not_given" else Reason("O-10.5", key)


class Rule(Declared):
    """A power that answers questions where all that it is about holds."""

    def __init__(
        self,
        answers: Sequence[int],
        about: Sequence[About],
        effect: Effect | None = None,
        reaction: Effect | None = None,
        hears: Sequence[int] = (),
        needs: Sequence[About] = (),
    ) -> None:
        super().__init__(effect, reaction, answers, hears)
        self.about = tuple(about)
        self.needs = tuple(needs)  # what is asked of who uses it

    def usable(self, s: OathState, seat: int) -> Reason | None:
        for need in self.needs:
            if not need.holds(s, self.source, seat, 0, NOBODY):
                return self.refusal(need.missing)
        return None

    def applies(self, s: OathState, seat: int, thing: int = 0, slot: int = NOBODY) -> bool:
        return all(about.holds(s, self.source, seat, thing, slot) for about in self.about)


class Uses(Rule):
    """An effect for who fulfils some conditions."""

    def __init__(self, effect: Effect, *needs: About) -> None:
        super().__init__((), (), effect, needs=needs)


# Choices among what lies where: no favor or secret that was paid makes another one of it.
WHAT_LIES_THERE: Final = (ChooseCard, ChooseFacedown, ChooseRelicAt, ChooseRegion, ChooseSite)


class Chooses(Declared):
    """An effect that begins with a choice, for whom there is something to choose."""

    def __init__(self, choice: Choose, *then: Effect, missing: str = "not_given") -> None:
        super().__init__(Seq(choice, *then))
        self.choice = choice
        self.missing = missing
        self.unpriced = isinstance(choice, WHAT_LIES_THERE)

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if self.choice.found(s, seat) else self.refusal(self.missing)


class Forbids(Rule):
    """Deeds that somebody may not do, or (`done_to`) that may not be done to somebody (O-2.21)."""

    def __init__(self, deeds: Sequence[int], *about: About, costing_secrets: bool = False, done_to: bool = False) -> None:
        super().__init__([MAY + deed for deed in deeds], about)
        self.costing_secrets = costing_secrets  # only what costs secrets
        self.done_to = done_to

    def may(self, s: OathState, q: May) -> None:
        if self.costing_secrets and (q.cost is None or not q.cost.all_secrets):
            return
        if q.thing == self.source and not self.on(s):
            return  # its own card is asked about
        if self.applies(s, q.other if self.done_to else q.seat, q.thing, q.slot):
            q.refuse(Reason("O-2.21", "forbidden_by", (self.source,)))


# ---------------------------------------------------------------- prices and tolls


class Free(Rule):
    """A modifier: the action of its icon costs no Supply, and (`fitting`) one that it is about has to follow."""

    def __init__(self, *about: About, needs: Sequence[About] = (), effect: Effect | None = None, fitting: bool = True) -> None:
        super().__init__((PRICE,), about, effect, needs=needs)
        self.fitting = fitting and len(about) > 0

    def usable(self, s: OathState, seat: int) -> Reason | None:
        reason = super().usable(s, seat)
        if reason is not None or not self.fitting or self.serves(declaring(s, self.source), seat):
            return reason
        return Reason("O-10.6", "nothing_to_modify", (self.source,))

    def serves(self, s: OathState, seat: int) -> bool:
        """Whether an action that it fits can be taken, now that it is declared."""
        if self.head.of == TRAVEL:
            slots = [slot for slot in range(SLOTS) if self.applies(s, seat, slot=slot)]
            return any(travel_reason(s, seat, slot) is None for slot in slots)
        cards = [card for card in candidates(s, self.head.of, seat) if self.applies(s, seat, card)]
        if self.head.of == MUSTER:
            return any(muster_reason(s, seat, card) is None for card in cards)
        return any(trade_reason(s, seat, card, secrets) is None for card in cards for secrets in (False, True))

    def price(self, s: OathState, q: Price) -> None:
        if self.applies(s, q.seat, q.thing, q.slot):
            q.free = True


class Costs(Rule):
    """A major action costs so much Supply, or so much more."""

    def __init__(self, action: int, *about: About, base: int = NOBODY, more: int = 0) -> None:
        super().__init__((PRICE + action,), about)
        self.base = base
        self.more = more

    def price(self, s: OathState, q: Price) -> None:
        if self.applies(s, q.seat, q.thing, q.slot):
            q.added += self.more
            if self.base != NOBODY:
                q.base = self.base


class Tolls(Rule):
    """Somebody gives the card's ruler 1 favor for a deed."""

    def __init__(self, deed: int, *about: About) -> None:
        super().__init__((TOLL + deed,), about)

    def toll(self, s: OathState, q: Toll) -> None:
        if self.applies(s, q.seat, q.thing, q.slot):
            q.favor.append(card_ruler(s, self.source))


class PlansCost(Rule):
    """Battle plans of somebody cost so much more."""

    def __init__(self, cost: Cost, *about: About) -> None:
        super().__init__((PLAN_PRICE,), about)
        self.cost = cost

    def plan_price(self, s: OathState, q: PlanPrice) -> None:
        if self.applies(s, q.user, q.source):
            q.cost = q.cost.plus(self.cost)


class Bypasses(Rule):
    """A Travel of who is on turn ignores the powers of sites, where it leads to certain ones."""

    def __init__(self, *about: About) -> None:
        super().__init__((IGNORED,), about)

    def ignored(self, s: OathState, q: Ignored) -> None:
        if q.seat == s.turn and q.destination != q.origin and self.applies(s, q.seat, slot=q.destination):
            q.everything = True


# ---------------------------------------------------------------- Search


class Draws(Rule):
    """How a Search draws: so many more cards or only so many, from below, from other piles."""

    def __init__(
        self,
        *about: About,
        more: int = 0,
        only: int = NOBODY,
        from_bottom: bool = False,
        piles: int = 0,
        not_the_world: bool = False,
        elsewhere: bool = False,
        shown: bool = False,
        needs: Sequence[About] = (),
    ) -> None:
        super().__init__((DRAW,), about, needs=needs)
        self.shown = shown
        self.more = more
        self.only = only
        self.from_bottom = from_bottom
        self.piles = piles
        self.not_the_world = not_the_world
        self.elsewhere = elsewhere

    def draw(self, s: OathState, q: Draw) -> None:
        if not self.applies(s, q.seat):
            return
        q.added += self.more
        q.shown = q.shown or self.shown
        if self.only != NOBODY:
            q.base = self.only
        q.from_bottom = q.from_bottom or self.from_bottom
        q.piles |= self.piles
        if self.not_the_world:
            q.barred |= SEAT_BIT[WORLD]
        if self.elsewhere:
            q.barred |= SEAT_BIT[1 + s.region(q.seat)]


class Scatters(Rule):
    """The discards of a Search, and those of a facedown adviser (O-6.1), may go to other places."""

    def __init__(self, places: int, *about: About) -> None:
        super().__init__((DISCARD_TO,), about)
        self.places = places
        self.for_plays = True

    def discard_to(self, s: OathState, q: DiscardTo) -> None:
        if self.applies(s, q.seat):
            q.places |= self.places


class PlaysAnywhere(Rule):
    """Certain cards may be played to any faceup site."""

    def __init__(self, *about: About) -> None:
        super().__init__((PLAY_AT,), about)
        self.for_plays = True

    def play_at(self, s: OathState, q: PlayAt) -> None:
        if self.applies(s, q.seat, q.card):
            q.slots |= sum(SEAT_BIT[slot] for slot in range(SLOTS) if s.is_up(slot))


class SecretForPlaying(Rule):
    """A secret instead of the favor for playing to a site."""

    def __init__(self, *about: About) -> None:
        super().__init__((PLAY_AT,), about)

    def play_at(self, s: OathState, q: PlayAt) -> None:
        q.secret_instead = q.secret_instead or self.applies(s, q.seat, q.card)


# ---------------------------------------------------------------- Muster and Trade


class Yields(Rule):
    """A Muster or a Trade brings more, or less; secrets only where secrets are traded for."""

    def __init__(self, action: int, *about: About, warbands: int = 0, favor: int = 0, secrets: int = 0) -> None:
        super().__init__((GAIN,), about)
        self.action = action
        self.warbands = warbands
        self.favor = favor
        self.secrets = secrets

    def gain(self, s: OathState, q: Gain) -> None:
        if q.action == self.action and self.applies(s, q.seat, q.card, s.slot_of(q.card)):
            q.warbands += self.warbands
            q.favor += self.favor
            if q.for_secrets:
                q.secrets += self.secrets


class DoublesOne(Rule):
    """A Trade that would bring exactly 1 favor brings 2."""

    def __init__(self, *about: About) -> None:
        super().__init__((GAIN,), about)

    def gain(self, s: OathState, q: Gain) -> None:
        if q.action == TRADE and self.applies(s, q.seat, q.card):
            q.one_is_two = True


class Works(Rule):
    """A Muster or a Trade on occupied cards too, or a Muster paid with a secret."""

    def __init__(self, action: int, *about: About, occupied_too: bool = False, pay_secret: bool = False) -> None:
        super().__init__((WORKING,), about)
        self.action = action
        self.occupied_too = occupied_too
        self.pay_secret = pay_secret

    def working(self, s: OathState, q: Working) -> None:
        if q.action == self.action and self.applies(s, q.seat):
            q.occupied_too = q.occupied_too or self.occupied_too
            q.pay_secret = q.pay_secret or self.pay_secret


class Limits(Rule):
    """An adviser that lowers its owner's limit; those of a suit may not count."""

    def __init__(self, limit: int, free_suit: int = NOBODY) -> None:
        super().__init__((ADVISER_LIMIT,), (OWNER,))
        self.limit = limit
        self.free_suit = free_suit

    def adviser_limit(self, s: OathState, q: AdviserLimit) -> None:
        if self.applies(s, q.seat):
            q.lower(self.limit)
            if self.free_suit != NOBODY:
                q.free_suit = self.free_suit


# ---------------------------------------------------------------- battle


class JoinsForce(Rule):
    """Somebody attacks with the warbands at certain sites, too."""

    def __init__(self, attacker: About, *about: About) -> None:
        super().__init__((FORCE,), (attacker, *about))

    def force(self, s: OathState, q: ForceSlots) -> None:
        q.slots |= sum(SEAT_BIT[slot] for slot in range(SLOTS) if self.applies(s, q.attacker, slot=slot))


class MoreBandits(Rule):
    """More bandits at each site without warbands."""

    def __init__(self, more: int) -> None:
        super().__init__((BANDIT_COUNT,), ())
        self.more = more

    def bandit_count(self, s: OathState, q: Number) -> None:
        q.value += self.more


class LeadsBandits(Rule):
    """The card's holder is the lord of the bandits (O-10.11)."""

    def __init__(self) -> None:
        super().__init__((BANDIT_LORD,), ())

    def bandit_lord(self, s: OathState, q: Whose) -> None:
        q.answer = s.keeper(self.source)


class InheritsBurned(Rule):
    """The card's owner gets the favor that is burned."""

    def __init__(self) -> None:
        super().__init__((BURNING,), ())

    def burning(self, s: OathState, q: Whose) -> None:
        q.answer = s.keeper(self.source)


class KeepsFavorIn(Rule):
    """The favor of the card's owner is in a bank."""

    def __init__(self, bank: int) -> None:
        super().__init__((PURSE,), (OWNER,))
        self.bank = bank

    def purse(self, s: OathState, q: Whose) -> None:
        if self.applies(s, q.seat):
            q.answer = self.bank


class Reads(Rule):
    """A plan that changes how rolls are read: the user's attack without skulls; of the attack all twice, or half of its dice; a
    face that counts for nothing."""

    def __init__(
        self,
        effect: Effect | None = None,
        *,
        no_skulls: bool = False,
        doubled: bool = False,
        halved: bool = False,
        no_shields: int = 0,
        no_swords: int = 0,
        needs: Sequence[About] = (),
    ) -> None:
        super().__init__((FACES,), (), effect, needs=needs)
        self.no_skulls = no_skulls
        self.doubled = doubled
        self.halved = halved
        self.no_shields = no_shields
        self.no_swords = no_swords

    def faces(self, s: OathState, q: Faces) -> None:
        face = self.no_swords if q.attack else self.no_shields
        if face:
            q.ignored.append(face)
        if q.attack:
            c = current(s)
            q.no_skulls = q.no_skulls or (self.no_skulls and c.user(self.source) == c.attacker)
            q.doubled = q.doubled or self.doubled
            q.halved = q.halved or self.halved


# ---------------------------------------------------------------- moments

# Whose the reaction is
BY_OWNER = 0
BY_TURN = 1
BY_TRAVELLER = 2
BY_TAKER = 3


class Hears(Rule):
    """At a moment something happens to somebody. It is about them, about the card played or the thing taken, and about the slot
    that is left, reached or played to."""

    def __init__(
        self, moment: int, whose: int, reaction: Effect, *about: About, for_plays: bool = False, afterwards: bool = False
    ) -> None:
        super().__init__((), about, reaction=reaction, hears=(moment,))
        self.whose = whose
        self.for_plays = for_plays
        self.afterwards = afterwards

    def hear(self, s: OathState, moment: int) -> int:
        if self.whose == BY_OWNER:
            seat = s.keeper(self.source)
        elif self.whose == BY_TURN:
            seat = int(s.turn)
        else:
            seat = int(s.traveller if self.whose == BY_TRAVELLER else s.taker)
        slot = int(s.origin if moment == LEAVING else s.destination if moment == TRAVELLED else s.played_at)
        return seat if seat != NOBODY and self.applies(s, seat, int(s.played), slot) else NOBODY
