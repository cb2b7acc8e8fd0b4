"""Who rules what, who is whose enemy, who has access to which power (O-2.5 to O-2.12, O-7.2, O-7.3)."""

from __future__ import annotations

from bailiwick.games.oath.asking import ask_advisers, ask_bandit_count, ask_bandit_lord, ask_card_ruler, ask_may, ask_standing
from bailiwick.games.oath.catalogue.heads import NO_ACTION
from bailiwick.games.oath.catalogue.suits import NO_SUIT, SLOTS
from bailiwick.games.oath.catalogue.things import LOCKED, RELIQUARY, SITE, SUIT
from bailiwick.games.oath.questions import MOVE_CARD, Advisers
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, EXILE, NOBODY, OathState
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

# ---------------------------------------------------------------- the Empire


def is_imperial(s: OathState, seat: int) -> bool:
    """O-2.6, less a Citizen who fights the Empire (O-7.3)."""
    if seat < 0 or seat >= BANDITS or s.role[seat] == EXILE:
        return False
    return s.campaign is None or s.campaign.outcast != seat


def same_side(s: OathState, one: int, other: int) -> bool:
    return one == other or (is_imperial(s, one) and is_imperial(s, other))


def is_enemy(s: OathState, one: int, other: int) -> bool:
    """O-2.10. Bandits are everybody's."""
    return not same_side(s, one, other)


def colour_of(s: OathState, seat: int) -> int:
    """The colour of a seat's warbands: Citizens use the Chancellor's."""
    return seat if s.role[seat] == EXILE else CHANCELLOR


# ---------------------------------------------------------------- sites


def ruler(s: OathState, slot: int) -> int:
    """A seat (the Chancellor for the Empire), BANDITS, or -1 at a facedown site (O-2.5)."""
    if not s.is_up(slot):
        return NOBODY
    return s.colour[slot] if s.garrison[slot] > 0 else ruler_of_the_empty(s)


def ruler_of_the_empty(s: OathState) -> int:
    """Who rules faceup sites without warbands: the bandits, or the side of their lord (O-10.11)."""
    lord = ask_bandit_lord(s)
    if lord == NOBODY:
        return BANDITS
    return CHANCELLOR if is_imperial(s, lord) else lord


def rules_site(s: OathState, seat: int, slot: int) -> bool:
    return rules_with(s, seat, ruler(s, slot))


def rules_with(s: OathState, seat: int, by: int) -> bool:
    """Whether a seat rules what this one rules (as `ruler` says it)."""
    if by == NOBODY:
        return False
    if seat == BANDITS or by == BANDITS:
        return by == seat
    if by == CHANCELLOR:
        return is_imperial(s, seat)
    return by == seat


def sites_of_all(s: OathState) -> list[int]:
    """How many sites each seat rules; those of the Empire are every Imperial player's. Asked after every move, so it is counted
    in one number, four bits a side."""
    sums: i64 = 0
    one: i64 = 1
    empty: i64 = ruler_of_the_empty(s)
    for slot in range(SLOTS):
        if s.faceup >> slot & 1:
            side: i64 = s.colour[slot] if s.garrison[slot] > 0 else empty
            sums += one << (side << 2)
    empire = int(sums & 15)
    counts: list[int] = []
    for seat in range(s.seats):
        own = int(sums >> (seat << 2) & 15) if seat != CHANCELLOR else 0
        counts.append(own + empire if is_imperial(s, seat) else own)
    return counts


def sites_ruled(s: OathState, seat: int) -> int:
    return sites_of_all(s)[seat]


def bandits_at(s: OathState, slot: int) -> int:
    return ask_bandit_count(s)


# ---------------------------------------------------------------- cards


def rules_card(s: OathState, seat: int, thing: int) -> bool:
    """O-2.7: cards at sites one rules, own advisers, relics and banners one holds. `seat` may be BANDITS."""
    slot = s.slot_of(thing)
    by_place = rules_site(s, seat, slot) if slot != NOBODY else s.keeper(thing) == seat
    return ask_card_ruler(s, seat, thing, by_place)


def card_ruler(s: OathState, thing: int) -> int:
    """Who rules a card: a seat (the Chancellor for the Empire), BANDITS, or -1. On own turn an Exile may rule the Empire's."""
    slot = s.slot_of(thing)
    if slot == NOBODY:
        return s.keeper(thing)
    by = ruler(s, slot)
    return int(s.turn) if by == CHANCELLOR and s.is_exile(int(s.turn)) and rules_card(s, int(s.turn), thing) else by


def standing_at(s: OathState, seat: int) -> int:
    """Where a player counts as being: in a campaign its attacker may be elsewhere than the pawn, so may a trader (O-10.10)."""
    if s.campaign is not None and s.campaign.attacker == seat:
        return s.campaign.site
    return ask_standing(s, seat, s.pawn[seat])


def has_access(s: OathState, seat: int, source: int) -> bool:
    """O-2.8. A site's own power is for its ruler and for who stands there."""
    if not s.where[source]:
        return False
    if source >= RELIQUARY:
        return s.keeper(source) == seat
    slot = s.slot_of(source)
    if slot != NOBODY and slot == standing_at(s, seat):
        return True
    if source >= SITE:
        return rules_site(s, seat, slot)
    return rules_card(s, seat, source)


def card_reason(s: OathState, seat: int, card: int) -> Reason | None:
    """Why a seat may not discard, move or swap a faceup card: its lock, or that it modifies the action under way."""
    if LOCKED[card]:
        return Reason("O-2.17", "locked", (card,))
    if card in s.declared:
        return Reason("O-10.6", "modifies_this", (card,))
    return ask_may(s, MOVE_CARD, seat, card)


def workable(card: int) -> bool:
    """Whether one can muster on it and trade with it (O-2.20): it has a suit."""
    return SUIT[card] != NO_SUIT


# ---------------------------------------------------------------- advisers


def adviser_suits(s: OathState, seat: int, action: int = NO_ACTION, traded: int = 0) -> list[int]:
    """The suits of the faceup advisers as they count: Marriage is two."""
    return ask_advisers(s, Advisers(seat, [SUIT[card] for card in s.advisers[seat]], action, traded))


def suits_ruled(s: OathState, seat: int) -> int:
    """The suits among the cards a seat rules, a bit each. `seat` may be BANDITS, who have no advisers."""
    suits = 0
    for card in s.advisers[seat] if seat != BANDITS else b"":
        suits |= 1 << SUIT[card]
    for slot in range(SLOTS):
        for card in s.site_cards[slot]:
            if rules_card(s, seat, card):
                suits |= 1 << SUIT[card]
    return suits & ((1 << NO_SUIT) - 1)


def treasures(s: OathState, seat: int) -> int:
    """Relics and banners held (O-8.2)."""
    return len(s.relics[seat]) + sum(1 for banner in range(2) if s.holder(banner) == seat)
