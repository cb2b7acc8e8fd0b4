"""Powers that are declarations: what a card forbids, spares, yields or hears, and about whom and what (`about`).

A card may have several for one printed head: `Yields(…).also(Forbids(…))`. What can't be said so has a class of its own in its suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.cards.about import AT_ITS_SITE, LEAVING_IT, OWNER
from bailiwick.games.oath.catalogue.heads import MUSTER, TRADE, TRAVEL, Cost
from bailiwick.games.oath.catalogue.suits import REGION_OF, SLOTS
from bailiwick.games.oath.moments import LEAVING, TRAVELLED
from bailiwick.games.oath.powers import Effect, Power, declaring
from bailiwick.games.oath.questions import (
    ADVISER_LIMIT,
    BURNING,
    GAIN,
    IGNORED,
    KEPT_SITES,
    MAY,
    PRICE,
    PURSE,
    RECOVER_HELP,
    TOLL,
    USE_POWER,
    WORKING,
    AdviserLimit,
    Gain,
    Ignored,
    KeptSites,
    May,
    Number,
    Price,
    Toll,
    Whose,
    Working,
)
from bailiwick.games.oath.ruling import card_ruler
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState
from bailiwick.games.oath.steps.choices import Choose, ChooseCard, ChooseFacedown, ChooseRegion, ChooseRelicAt, ChooseSite
from bailiwick.games.oath.steps.deeds import PeekTop
from bailiwick.games.oath.steps.travel import is_guided, travel_reason
from bailiwick.games.oath.steps.working import candidates, muster_reason, trade_reason
from bailiwick.games.oath.terms import About, fulfilled
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Seq

FLIP: Final = Cost(flip=1)
FULL_COURT: Final = 3  # advisers
NAMING: Final = ("not_given", "not_targeted")  # reasons that name the card


class Declared(Power):
    """Made of what all cards share."""

    def refusal(self, key: str, clause: str = "O-10.5") -> Reason:
        """Why somebody can't use it. Only the plainest reasons have to name the card."""
        return Reason(clause, key, (self.source,)) if key in NAMING else Reason(clause, key)


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
        self.local = AT_ITS_SITE in self.about or LEAVING_IT in self.about
        self.needs = tuple(needs)  # what is asked of who uses it

    def usable(self, s: OathState, seat: int) -> Reason | None:
        for need in self.needs:
            if not need.holds(s, self.source, seat, 0, NOBODY):
                return self.refusal(need.missing, need.clause)
        return None

    def applies(self, s: OathState, seat: int, thing: int = 0, slot: int = NOBODY) -> bool:
        return fulfilled(self.about, s, self.source, seat, thing, slot)


class Uses(Rule):
    """An effect for who fulfils some conditions."""

    def __init__(self, effect: Effect, *needs: About) -> None:
        super().__init__((), (), effect, needs=needs)


# Choices among what lies where: no favor or secret that was paid makes another one of it.
WHAT_LIES_THERE: Final = (ChooseCard, ChooseFacedown, ChooseRelicAt, ChooseRegion, ChooseSite)


class Chooses(Rule):
    """An effect that begins with a choice, for whom there is something to choose."""

    def __init__(
        self,
        choice: Choose,
        *then: Effect,
        missing: str = "not_given",
        clause: str = "O-10.5",
        needs: Sequence[About] = (),
    ) -> None:
        super().__init__((), (), Seq(choice, *then) if then else choice, needs=needs)
        self.choice = choice
        self.missing = missing
        self.clause = clause
        self.unpriced = isinstance(choice, WHAT_LIES_THERE) and not any(condition.priced for condition in choice.where)

    def usable(self, s: OathState, seat: int) -> Reason | None:
        reason = super().usable(s, seat)
        if reason is not None or self.choice.found(s, self.source, seat):
            return reason
        return self.refusal(self.missing, self.clause)


class Looks(Declared):
    """A look at the uppermost cards of a pile, for who has not seen them all."""

    def __init__(self, peek: PeekTop) -> None:
        super().__init__(peek)
        self.peek = peek
        self.unpriced = True

    def usable(self, s: OathState, seat: int) -> Reason | None:
        cards = self.peek.cards(s, seat)
        if not cards:
            return self.refusal("empty_pile")
        return self.refusal("seen_already") if all(s.sees(card, seat) for card in cards) else None


class Forbids(Rule):
    """Deeds that somebody may not do, or (`done_to`) that may not be done to somebody (O-2.21)."""

    def __init__(
        self,
        deeds: Sequence[int],
        *about: About,
        costing_secrets: bool = False,
        done_to: bool = False,
        because: Reason | None = None,
    ) -> None:
        super().__init__([MAY + deed for deed in deeds], about)
        self.because = because  # in words of its own
        self.costing_secrets = costing_secrets  # only what costs secrets
        self.done_to = done_to

    def may(self, s: OathState, q: May) -> None:
        if self.costing_secrets and (q.cost is None or not q.cost.all_secrets):
            return
        if q.thing == self.source and not self.on(s):
            return  # its own card is asked about
        if self.applies(s, q.other if self.done_to else q.seat, q.thing, q.slot):
            q.refuse(self.because or Reason("O-2.21", "forbidden_by", (self.source,)))


# ---------------------------------------------------------------- prices and tolls


class Free(Rule):
    """A modifier: the action of its icon costs no Supply, and (`fitting`) one that it is about has to follow."""

    def __init__(
        self,
        *about: About,
        needs: Sequence[About] = (),
        effect: Effect | None = None,
        fitting: bool = True,
        for_all: bool = False,
    ) -> None:
        super().__init__((PRICE,), about, effect, needs=needs)
        self.fitting = fitting and len(about) > 0
        self.for_all = for_all

    def usable(self, s: OathState, seat: int) -> Reason | None:
        reason = super().usable(s, seat)
        if reason is not None or not self.fitting:
            return reason
        declared = declaring(s, self.source)
        if self.for_all:  # it is about its own site
            return travel_reason(declared, seat, s.slot_of(self.source))
        return None if self.serves(declared, seat) else Reason("O-10.6", "nothing_to_modify", (self.source,))

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
    """A major action costs so much Supply, or so much more, or none."""

    def __init__(self, action: int, *about: About, base: int = NOBODY, more: int = 0, free: bool = False) -> None:
        super().__init__((PRICE + action,), about)
        self.base = base
        self.more = more
        self.free = free

    def price(self, s: OathState, q: Price) -> None:
        if self.applies(s, q.seat, q.thing, q.slot):
            q.added += self.more
            q.free = q.free or self.free
            if self.base != NOBODY:
                q.base = self.base


class MustFit(Rule):
    """Declared, a modifier does not allow an action that it is not about; but an enemy's Shrouded Wood may lead where it is of no
    use (R-117)."""

    def __init__(self, deed: int, *about: About) -> None:
        super().__init__((MAY + deed,), about)

    def may(self, s: OathState, q: May) -> None:
        if q.seat != s.turn or not self.on(s) or is_guided(s):
            return
        if not self.applies(s, q.seat, q.thing, q.slot):
            q.refuse(Reason("O-10.6", "does_not_fit", (self.source,)))


class Tolls(Rule):
    """Somebody gives the card's ruler 1 favor for a deed."""

    def __init__(self, deed: int, *about: About) -> None:
        super().__init__((TOLL + deed,), about)

    def toll(self, s: OathState, q: Toll) -> None:
        if self.applies(s, q.seat, q.thing, q.slot):
            q.favor.append(card_ruler(s, self.source))


class FlipsFor(Rule):
    """A deed at the card's site costs a flipped secret. That is a power which costs one: what forbids those forbids this."""

    def __init__(self, deed: int, *about: About) -> None:
        super().__init__((TOLL + deed, MAY + deed), about)
        self.local = True

    def toll(self, s: OathState, q: Toll) -> None:
        if self.applies(s, q.seat, q.thing, q.slot):
            q.flips += 1

    def may(self, s: OathState, q: May) -> None:
        if self.applies(s, q.seat, q.thing, q.slot):
            reason = ask_may(s, USE_POWER, q.seat, self.source, cost=FLIP)
            if reason is not None:
                q.refuse(reason)


class Bypasses(Rule):
    """A Travel of who is on turn ignores the powers of sites, where it leads to certain ones; or (`setting_out`) even before it is
    said where it leads."""

    def __init__(self, *about: About, setting_out: bool = False) -> None:
        super().__init__((IGNORED,), about)
        self.setting_out = setting_out

    def ignored(self, s: OathState, q: Ignored) -> None:
        known = self.setting_out or q.destination != q.origin
        if known and q.seat == s.turn and self.applies(s, q.seat, slot=q.destination):
            q.everything = True


class PassesBy(Rule):
    """A Travel of those it is about ignores the powers of certain sites, by number."""

    def __init__(self, sites: Sequence[int], *about: About) -> None:
        super().__init__((IGNORED,), about)
        self.sites = list(sites)

    def ignored(self, s: OathState, q: Ignored) -> None:
        if self.applies(s, q.seat, slot=q.destination):
            q.sites += self.sites


class HelpsRecover(Rule):
    """The bank adds secrets to what is paid for a banner."""

    def __init__(self, secrets: int, *about: About) -> None:
        super().__init__((RECOVER_HELP,), about)
        self.secrets = secrets

    def recover_help(self, s: OathState, q: Number) -> None:
        if self.applies(s, q.seat, q.thing):
            q.value += self.secrets


# ---------------------------------------------------------------- Muster and Trade


class Yields(Rule):
    """A Muster or a Trade brings more, or less; secrets only where secrets are traded for."""

    def __init__(
        self, action: int, *about: About, warbands: int = 0, favor: int = 0, secrets: int = 0, needs: Sequence[About] = ()
    ) -> None:
        super().__init__((GAIN,), about, needs=needs)
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
    """A Muster or a Trade on occupied cards too, or in the whole region, or a Muster paid with a secret."""

    def __init__(
        self,
        action: int,
        *about: About,
        occupied_too: bool = False,
        pay_secret: bool = False,
        region: bool = False,
        needs: Sequence[About] = (),
    ) -> None:
        super().__init__((WORKING,), about, needs=needs)
        self.action = action
        self.region = region
        self.occupied_too = occupied_too
        self.pay_secret = pay_secret

    def working(self, s: OathState, q: Working) -> None:
        if q.action == self.action and self.applies(s, q.seat):
            q.occupied_too = q.occupied_too or self.occupied_too
            q.pay_secret = q.pay_secret or self.pay_secret
            if self.region:
                here = REGION_OF[s.slot_of(self.source)]
                q.slots |= sum(SEAT_BIT[slot] for slot in range(SLOTS) if s.is_up(slot) and REGION_OF[slot] == here)


class Limits(Rule):
    """An adviser that lowers its owner's limit; those of a suit may not count, or it never makes anybody discard (`exempt`)."""

    def __init__(self, limit: int = FULL_COURT, free_suit: int = NOBODY, exempt: bool = False) -> None:
        super().__init__((ADVISER_LIMIT,), (OWNER,))
        self.limit = limit
        self.free_suit = free_suit
        self.exempt = exempt

    def adviser_limit(self, s: OathState, q: AdviserLimit) -> None:
        if self.applies(s, q.seat):
            q.lower(self.limit)
            if self.free_suit != NOBODY:
                q.free_suit = self.free_suit
            if self.exempt:
                q.exempt.append(self.source)


# ---------------------------------------------------------------- favor


class InheritsBurned(Rule):
    """The card's owner gets the favor that is burned."""

    def __init__(self) -> None:
        super().__init__((BURNING,), ())

    def burning(self, s: OathState, q: Whose) -> None:
        q.answer = s.keeper(self.source)


class KeepsSites(Rule):
    """The chronicle does not clear certain sites (R-97)."""

    def __init__(self, *about: About) -> None:
        super().__init__((KEPT_SITES,), about)

    def kept_sites(self, s: OathState, q: KeptSites) -> None:
        for slot in range(SLOTS):
            if self.applies(s, NOBODY, slot=slot):
                q.slots |= SEAT_BIT[slot]


class KeepsFavorIn(Rule):
    """The favor of the card's owner is in a bank."""

    def __init__(self, bank: int) -> None:
        super().__init__((PURSE,), (OWNER,))
        self.bank = bank

    def purse(self, s: OathState, q: Whose) -> None:
        if self.applies(s, q.seat):
            q.answer = self.bank


# ---------------------------------------------------------------- moments

# Whose the reaction is
BY_OWNER = 0
BY_TURN = 1
BY_TRAVELLER = 2
BY_TAKER = 3
BY_ATTACKER = 4
BY_RULER = 5  # of the card; bandits never


class Hears(Rule):
    """At a moment something happens to somebody. It is about them, about the card played or the thing taken, and about the slot
    that is left, reached or played to."""

    def __init__(
        self,
        moment: int,
        whose: int,
        reaction: Effect,
        *about: About,
        for_plays: bool = False,
        afterwards: bool = False,
        by_itself: bool = False,
    ) -> None:
        super().__init__((), about, reaction=reaction, hears=(moment,))
        self.whose = whose
        self.for_plays = for_plays
        self.afterwards = afterwards
        self.by_itself = by_itself  # a modifier that costs nothing and not only modifies: it works without being declared

    def on(self, s: OathState) -> bool:
        return s.where[self.source] != 0 if self.by_itself else super().on(s)

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return Reason("O-10.6", "works_by_itself", (self.source,)) if self.by_itself else super().usable(s, seat)

    def hearer(self, s: OathState) -> int:
        if self.whose == BY_OWNER:
            return s.keeper(self.source)
        if self.whose == BY_TURN:
            return int(s.turn)
        if self.whose == BY_ATTACKER:
            return NOBODY if s.campaign is None else s.campaign.attacker
        if self.whose == BY_RULER:
            by = card_ruler(s, self.source)
            return NOBODY if by == BANDITS else by
        return int(s.traveller if self.whose == BY_TRAVELLER else s.taker)

    def hear(self, s: OathState, moment: int) -> int:
        seat = self.hearer(s)
        slot = int(s.origin if moment == LEAVING else s.destination if moment == TRAVELLED else s.played_at)
        return seat if seat != NOBODY and self.applies(s, seat, int(s.played), slot) else NOBODY
