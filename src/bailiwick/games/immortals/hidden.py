"""What a seat may not know (I-16.2): conflict cards in other hands, draft hands, the order of decks, face-down cards.

How many cards lie where is known, and of which realm a draft hand is; what is dealt anew keeps to both.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import DARK, LIGHT
from bailiwick.games.immortals.cards import (
    ARMY_SPACES,
    BLANK,
    BLANKS,
    CONFLICT,
    MAGIC,
    REGION,
    SPACE_COUNT,
    UNKNOWN,
    is_wild,
    realm_of_conflict,
)
from bailiwick.games.immortals.spaces import extracts
from bailiwick.games.immortals.state import WHOLE, ImmortalsState, replaced
from bailiwick.kernel.native import i64
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import SEAT_BIT

FACE_DOWN: Final = bytes([UNKNOWN])


def chooses_secretly(o: ImmortalsState, seat: i64) -> bool:
    """Whether the seat has picked a draft card that is not shown yet."""
    return o.chosen[seat] != 0 and not o.placing & SEAT_BIT[seat]


def knowing(seat: i64) -> i64:
    """A seat alone, as a mask; a spectator is nobody."""
    return SEAT_BIT[seat] if seat >= 0 else 0


def realm_of_hand(o: ImmortalsState, seat: i64) -> i64:
    return DARK if o.draft_realms & SEAT_BIT[seat] else LIGHT


def hide_conflicts(o: ImmortalsState, seats: i64, rng: Rng | None) -> None:
    """Gather every conflict card that none of the seats (a bit mask) can see, and put them back: in order, or by chance."""
    others = [other for other in range(o.seats) if not seats & SEAT_BIT[other]]
    pools = [o.draft_decks[LIGHT], o.draft_decks[DARK]]
    mixed = o.deck
    for other in others:
        realm = realm_of_hand(o, other)
        pools[realm] = pools[realm] + o.draft_hands[other]
        if chooses_secretly(o, other):
            pools[realm] = pools[realm] + o.chosen[other : other + 1]
        mixed = mixed + o.conflicts[other]
    for realm in (LIGHT, DARK):
        # In the draft, a card kept in secret is of either realm: it could lie wherever another of that realm does.
        if pools[realm]:
            pools[realm] = pools[realm] + bytes([card for card in mixed if realm_of_conflict(card) == realm])
            mixed = bytes([card for card in mixed if realm_of_conflict(card) != realm])
    for realm in (LIGHT, DARK):
        pools[realm] = bytes(sorted(pools[realm])) if rng is None else rng.shuffled(bytes(sorted(pools[realm])))
    for realm in (LIGHT, DARK):
        number: i64 = len(o.draft_decks[realm])
        o.draft_decks[realm] = pools[realm][:number]
        pools[realm] = pools[realm][number:]
    for other in others:
        realm = realm_of_hand(o, other)
        number = len(o.draft_hands[other])
        o.draft_hands[other] = bytes(sorted(pools[realm][:number]))
        pools[realm] = pools[realm][number:]
        if chooses_secretly(o, other):
            o.chosen = replaced(o.chosen, other, pools[realm][0])
            pools[realm] = pools[realm][1:]
    mixed = bytes(sorted(mixed + pools[LIGHT] + pools[DARK]))
    if rng is not None:
        mixed = rng.shuffled(mixed)
    number = len(o.deck)
    o.deck = mixed[:number]
    mixed = mixed[number:]
    for other in others:
        number = len(o.conflicts[other])
        o.conflicts[other] = bytes(sorted(mixed[:number]))
        mixed = mixed[number:]


def hide_plans(o: ImmortalsState, seat: i64) -> None:
    """Others see only which spaces hold a card (I-7.1)."""
    for other in range(o.seats):
        if other != seat:
            o.plans[other] = bytes([UNKNOWN if card else 0 for card in o.plans[other]])


def imagine_plan(o: ImmortalsState, seat: i64, rng: Rng) -> None:
    """Some cards that could lie on the spaces of another player."""
    plan = o.plans[seat]
    for space in range(SPACE_COUNT):
        if plan[space] == UNKNOWN:
            plan = replaced(plan, space, imagined_card(o, seat, space, plan, rng))
    o.plans[seat] = plan


def imagined_card(o: ImmortalsState, seat: i64, space: i64, plan: bytes, rng: Rng) -> i64:
    could: list[int] = []
    if space >= ARMY_SPACES:
        could = [card for card in range(MAGIC, BLANK) if card not in plan]
    else:
        for region in range(len(o.region_cards)):
            if o.region_cards[region] == seat and REGION + region not in plan:
                could.append(REGION + region)
        no_wild = extracts(o, seat, space)
        for conflict in o.conflicts[seat]:
            if CONFLICT + conflict not in plan and not (no_wild and is_wild(conflict)):
                could.append(CONFLICT + conflict)
    if plan.count(BLANK) < BLANKS or not could:
        could.append(BLANK)
    return could[rng.below(len(could))]


def mask(s: ImmortalsState, seat: i64) -> ImmortalsState:
    """A copy in which all that is hidden from the seat stands in one canonical order."""
    o = s.clone()
    o.rng = Rng()
    o.seen_by = seat
    hide_conflicts(o, knowing(seat), None)
    hide_plans(o, seat)
    if o.waiting and o.choices is not None and not (seat >= 0 and (o.waiting >> seat) & 1):
        o.choices = None  # another's options can tell what they hold
    return o


def deal(masked: ImmortalsState, seat: i64, rng: Rng) -> ImmortalsState:
    """A copy of a masked state with everything unknown dealt afresh."""
    o = masked.clone()
    o.rng = Rng(rng.word())
    o.seen_by = WHOLE
    hide_conflicts(o, knowing(seat), o.rng)
    for other in range(o.seats):
        if other != seat:
            imagine_plan(o, other, o.rng)
    return o


def reshuffle(s: ImmortalsState, seats: i64, rng: Rng, planning: bool) -> ImmortalsState:
    """A copy in which all that none of some seats can know is drawn anew.

    What another has chosen in secret while somebody is still choosing is chosen again. A plan that everybody was ready with stays
    as it was laid, with its cards: that was no luck.
    """
    o = s.clone()
    o.rng = Rng(rng.word())
    others = [other for other in range(o.seats) if not seats & SEAT_BIT[other]]
    laid: list[bytes] = [b""] * o.seats
    for other in others:
        if planning:
            plan_again(o, other)
        elif o.waiting and chooses_secretly(o, other):
            choose_again(o, other)
        laid[other] = bytes([card for card in o.conflicts[other] if CONFLICT + card in o.plans[other]])
        o.conflicts[other] = bytes([card for card in o.conflicts[other] if card not in laid[other]])
    hide_conflicts(o, seats, o.rng)
    for other in others:
        o.conflicts[other] = bytes(sorted(o.conflicts[other] + laid[other]))
    if not (seats & o.waiting):
        o.choices = None  # what the asked one holds is another hand now
    return o


def choose_again(o: ImmortalsState, seat: i64) -> None:
    o.draft_hands[seat] = bytes(sorted(o.draft_hands[seat] + o.chosen[seat : seat + 1]))
    o.chosen = replaced(o.chosen, seat, 0)
    o.waiting |= SEAT_BIT[seat]


def plan_again(o: ImmortalsState, seat: i64) -> None:
    o.plans[seat] = bytes(SPACE_COUNT)
    o.cursor = replaced(o.cursor, seat, 0)
    o.ready &= ~SEAT_BIT[seat]
    o.waiting |= SEAT_BIT[seat]
