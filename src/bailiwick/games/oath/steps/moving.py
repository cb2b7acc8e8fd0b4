"""Moving and swapping faceup cards, which is not playing them (CR-9): what lies on them goes along, no reward or power comes."""

from __future__ import annotations

from bailiwick.games.oath.asking import ask_clearing
from bailiwick.games.oath.catalogue.things import CARDS, SITE
from bailiwick.games.oath.pieces import discard_faceup, lay_at_site, lift
from bailiwick.games.oath.powers import R0, R1, Effect
from bailiwick.games.oath.questions import Clearing
from bailiwick.games.oath.ruling import card_reason
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.advisers import TRIM, excess
from bailiwick.games.oath.steps.choices import NOT_CHOOSABLE
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.steps.playing import fits
from bailiwick.games.oath.vocabulary import CARD, DECLINE
from bailiwick.games.oath.wording import place_name, source_name
from bailiwick.games.oath.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


def move_to_site(s: OathState, card: int, slot: int, mover: int) -> None:
    lift(s, card)
    lay_at_site(s, card, slot)
    s.tell("moves_card", mover, (card, slot))


def clearable(s: OathState, seat: int, card: int, slot: int) -> list[int]:
    """What the site's own power lets one discard before a card moves there (Great Slum, O-11.9)."""
    offers = ask_clearing(s, Clearing(seat, card)).offers
    found = [victim for source, victim, _slots in offers if source == SITE + s.slots[slot] and s.slot_of(victim) == slot]
    return [victim for victim in found if victim != card and card_reason(s, seat, victim) is None]


def has_room(s: OathState, seat: int, card: int, slot: int) -> bool:
    """Whether a card could move to the site, perhaps after a card there is gone."""
    return fits(s, slot, card) or (fits(s, slot, card, leaving=True) and len(clearable(s, seat, card, slot)) > 0)


class Here(Effect):
    """The site where the user is, as though it had been chosen."""

    def happen(self, s: OathState) -> None:
        s.powers[R1] = s.pawn[user(s)]


class MoveToSite(Effect):
    """The card in the first register moves to the slot in the second. Where the site allows it, a card there may be discarded
    first, and must be if there is no room otherwise."""

    def victims(self, s: OathState) -> list[int]:
        return clearable(s, user(s), s.powers[R0], s.powers[R1])

    def enter(self, s: OathState) -> None:
        card, slot = s.powers[R0], s.powers[R1]
        if card < 0 or slot < 0:
            s.pop()
        elif self.victims(s):
            ask(s, self, user(s))
        else:
            s.pop()
            move_to_site(s, card, slot, user(s))

    def options(self, s: OathState, seat: i64) -> list[int]:
        found = sorted(CARD + victim for victim in self.victims(s))
        return [DECLINE, *found] if fits(s, s.powers[R1], s.powers[R0]) else found

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action != DECLINE and within(action, CARD, CARDS) <= 0:
            return NOT_NOW
        if action in self.options(s, seat):
            return None
        return Reason("O-2.19", "no_room") if action == DECLINE else NOT_CHOOSABLE

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        victim = within(action, CARD, CARDS)
        if victim > 0:
            discard_faceup(s, victim, int(seat))
        move_to_site(s, s.powers[R0], s.powers[R1], int(seat))

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_power_clear", source_name(s, lang), place_name(s, s.powers[R1], lang))


def swap_cards(s: OathState, one: int, other: int) -> None:
    """Two faceup cards at sites or among advisers trade places. Whom that leaves with too many advisers discards down (CR-10)."""
    places = [(s.slot_of(card), s.keeper(card)) for card in (one, other)]
    owners = sorted({owner for _slot, owner in places if owner != NOBODY})
    before = [excess(s, owner) for owner in owners]
    for slot, owner in dict.fromkeys(places):
        if slot != NOBODY:
            s.site_cards[slot] = exchanged(s.site_cards[slot], one, other)
        else:
            s.advisers[owner] = exchanged(s.advisers[owner], one, other)
    first, second = s.where[one], s.where[other]
    s.put_where(one, second)
    s.put_where(other, first)
    for owner, was in zip(owners, before, strict=True):
        if excess(s, owner) > was:
            s.push(TRIM.index, owner, one if s.keeper(one) == owner else other)


def exchanged(cards: bytes, one: int, other: int) -> bytes:
    return bytes([other if card == one else one if card == other else card for card in cards])
