"""The powers of the edifices, intact and ruined."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.war import TARGET_SITE
from bailiwick.games.oath.cards.about import RELICS_LEFT, SITE_OF_RULER, STRANGERS, SiteWith, Suits, The
from bailiwick.games.oath.cards.about_battle import TARGETED
from bailiwick.games.oath.cards.rules import BY_RULER, BY_TAKER, Forbids, Hears, KeepsSites, Uses
from bailiwick.games.oath.cards.rules_battle import Fortifies
from bailiwick.games.oath.catalogue.suits import BEAST
from bailiwick.games.oath.catalogue.things import BANNER, CARDS, PEOPLES_FAVOR, is_denizen
from bailiwick.games.oath.judging.deal import ADVISERS, FAVOR, SECRETS
from bailiwick.games.oath.judging.deals import Negotiate
from bailiwick.games.oath.moments import DRAWN, END_DIE, RECOVERED
from bailiwick.games.oath.powers import R0, Effect, Power, write
from bailiwick.games.oath.questions import (
    DECLARE,
    PLAY_FACEUP,
)
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.choices import ChooseNumber
from bailiwick.games.oath.steps.deeds import DrawRelic, FlipItself, RaiseMob
from bailiwick.games.oath.steps.effects import AttackDice
from bailiwick.games.oath.steps.ending import ChangeEndDie
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.terms import Counted
from bailiwick.games.oath.vocabulary import CARD, DONE
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Seq
from bailiwick.kernel.steps import Do

# ---------------------------------------------------------------- always on


# ---------------------------------------------------------------- the end die


# ---------------------------------------------------------------- the Dispossessed


def from_dispossessed(s: OathState, gone: bytes) -> bytes:
    """Random cards of the Dispossessed, in exchange for these. Nobody knows any more which are left."""
    s.reveal()
    mixed = s.rng.shuffled(s.dispossessed)
    for card in mixed:
        s.note_seen(card, 0)
    s.dispossessed = mixed[len(gone) :] + gone
    return mixed[: len(gone)]


class GreatSpire(Power):
    """Paid when the Search begins (O-10.6); what goes is chosen after the draw."""

    def __init__(self) -> None:
        super().__init__(reaction=Seq(PickDrawn(), Do(exchange_drawn)), hears=(DRAWN,))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if s.dispossessed else Reason("O-1.12", "none_dispossessed")

    def hear(self, s: OathState, moment: int) -> int:
        return int(s.turn)


class PickDrawn(Effect):
    """Any number of drawn denizens, one by one, as many as there are Dispossessed. R0: their places in the hand, a bit each."""

    def pickable(self, s: OathState) -> list[int]:
        hand, picked = s.hands[user(s)], s.powers[R0]
        if picked.bit_count() >= len(s.dispossessed):
            return []
        return [card for place, card in enumerate(hand) if is_denizen(card) and not picked >> place & 1]

    def enter(self, s: OathState) -> None:
        if self.pickable(s):
            ask(s, self, user(s))
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        return sorted([DONE, *(CARD + card for card in self.pickable(s))])

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action == DONE:
            return None
        card = within(action, CARD, CARDS)
        if card <= 0:
            return NOT_NOW
        return None if card in self.pickable(s) else Reason("O-10.5", "not_choosable")

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        if action == DONE:
            s.pop()
        else:
            s.powers[R0] |= 1 << s.hands[seat].index(within(action, CARD, CARDS))


def exchange_drawn(s: OathState) -> None:
    seat = user(s)
    hand = bytearray(s.hands[seat])
    places = [place for place in range(len(hand)) if s.powers[R0] >> place & 1]
    if not places:
        return
    gone = bytes([hand[place] for place in places])
    for place, card in zip(places, from_dispossessed(s, gone), strict=True):
        hand[place] = card
        s.note_seen(card, SEAT_BIT[seat])
        s.tell("drawn", seat, (card,), SEAT_BIT[seat])
    s.hands[seat] = bytes(hand)
    s.tell("swaps_dispossessed", seat, (len(gone),))


def replaceable(s: OathState, seat: int) -> int:
    """How many denizens of the region's pile can be replaced: up to five."""
    pile = s.discards[s.region(seat)]
    return min(5, sum(1 for card in pile if is_denizen(card)), len(s.dispossessed))


REPLACEABLE: Final = Counted("replaceable", replaceable)


class FallenSpire(Power):
    def usable(self, s: OathState, seat: int) -> Reason | None:
        if not s.dispossessed:
            return Reason("O-1.12", "none_dispossessed")
        return None if REPLACEABLE.of(s, self.source, seat) else Reason("O-10.5", "empty_pile")


def replace_pile(s: OathState) -> None:
    """The uppermost denizens, unseen, each in its place; Visions are passed over."""
    seat = user(s)
    region, n = s.region(seat), s.powers[R0]
    pile = bytearray(s.discards[region])
    places = [place for place in range(len(pile)) if is_denizen(pile[place])][-n:]
    gone = bytes([pile[place] for place in places])
    for place, card in zip(places, from_dispossessed(s, gone), strict=True):
        pile[place] = card
    s.discards[region] = bytes(pile)
    s.tell("swaps_dispossessed", seat, (n,))


write("sprawling_rampart", Fortifies(TARGET_SITE, SITE_OF_RULER))
write("bandit_rampart", Uses(AttackDice(-2), TARGETED))
write("hall_of_debate", Forbids((DECLARE,), The(BANNER + PEOPLES_FAVOR)))
write("hall_of_mockery", Hears(RECOVERED, BY_TAKER, RaiseMob(), The(BANNER + PEOPLES_FAVOR)))
write("forest_temple", KeepsSites(SiteWith(BEAST)))
write("ruined_temple", Forbids((PLAY_FACEUP,), Suits(BEAST), STRANGERS))
write("festival_district", Power(Negotiate(FAVOR | SECRETS | ADVISERS)))
write("squalid_district", Hears(END_DIE, BY_RULER, ChangeEndDie()))
write("great_spire", GreatSpire())
write("fallen_spire", FallenSpire(Seq(ChooseNumber(REPLACEABLE, 1), Do(replace_pile))))
write("ancient_forge", Uses(DrawRelic(), RELICS_LEFT))
write("broken_forge", Power(FlipItself()))
