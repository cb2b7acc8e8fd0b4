"""What a seat may not know (A-20): other hands, personalities, the order of the decks.

What can't be seen is kept in one canonical order. That brown cards lie under the green ones is known (A-3.6): what is dealt anew
keeps to it.
"""

from __future__ import annotations

from bailiwick.games.ankh_morpork.catalogue import IS_BROWN
from bailiwick.games.ankh_morpork.state import HAND, AnkhState, how_many
from bailiwick.kernel.native import i64
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import SEAT_BIT


def knows_hand(s: AnkhState, seat: i64, other: i64) -> bool:
    """One's own, and one that is being shown (Cable Street Particulars)."""
    return other == seat or (s.open_hand and seat == s.active and other == s.target)


def sees_offer(s: AnkhState, seat: i64) -> bool:
    """Stanley's two cards are seen by both players concerned."""
    return seat >= 0 and (seat == s.active or seat == s.target)


def knowing(seat: i64) -> i64:
    """A seat alone, as a mask; a spectator is nobody."""
    return SEAT_BIT[seat] if seat >= 0 else 0


def hide(o: AnkhState, seats: i64, rng: Rng | None) -> None:
    """Deal everything that none of the seats (a bit mask) knows again: in canonical order, or by chance."""
    hide_cards(o, seats, rng)
    hide_personalities(o, seats, rng)
    o.events = bytes(sorted(o.events)) if rng is None else rng.shuffled(bytes(sorted(o.events)))


def hide_cards(o: AnkhState, seats: i64, rng: Rng | None) -> None:
    knowers = [seat for seat in range(o.seats) if seats & SEAT_BIT[seat]]
    unknown = [other for other in range(o.seats) if not any(knows_hand(o, seat, other) for seat in knowers)]
    pool = o.draw_pile
    slots: i64 = 0
    for other in unknown:
        pool = pool + o.piles[HAND + other]
        slots += len(o.piles[HAND + other])
    hides_offer = len(o.offered) > 0 and not any(sees_offer(o, seat) for seat in knowers)
    if hides_offer:
        pool = pool + o.offered
        slots += len(o.offered)
    greens = bytes(sorted([card for card in pool if not IS_BROWN[card]]))
    browns = bytes(sorted([card for card in pool if IS_BROWN[card]]))
    if rng is not None:
        greens, browns = rng.shuffled(greens), rng.shuffled(browns)
    # Hands first, from the greens as far as they go: the pile then has its browns at the bottom.
    out = (greens + browns)[:slots]
    o.draw_pile = ((greens + browns)[slots:])[::-1]
    if rng is not None:
        out = rng.shuffled(out)
    for other in unknown:
        number: i64 = len(o.piles[HAND + other])
        o.piles[HAND + other] = bytes(sorted(out[:number]))
        out = out[number:]
    if hides_offer:
        o.offered = bytes(sorted(out))


def hide_personalities(o: AnkhState, seats: i64, rng: Rng | None) -> None:
    if o.over:
        return  # they are shown in the end
    others: list[int] = []
    seen: i64 = 0
    for seat in range(o.seats):
        if seats & SEAT_BIT[seat]:
            seen |= o.seen[seat]
        else:
            others.append(seat)
    known = bytes([p for p in o.unused if seen >> p & 1])
    pool = bytes(sorted(bytes([o.personality[other] for other in others]) + bytes([p for p in o.unused if not seen >> p & 1])))
    if rng is not None:
        pool = rng.shuffled(pool)
    dealt = list(o.personality)
    for i, other in enumerate(others):
        dealt[other] = pool[i]
        o.seen[other] = 0
    o.personality = bytes(dealt)
    o.unused = bytes(sorted(known + pool[len(others) :]))


def mask(s: AnkhState, seat: i64) -> AnkhState:
    """A copy in which all that is hidden from the seat stands in one canonical order."""
    o = s.clone()
    o.rng = Rng()
    hide(o, knowing(seat), None)
    if o.waiting and o.choices is not None and not (seat >= 0 and (o.waiting >> seat) & 1):
        o.choices = None  # another's options can tell what they hold
    return o


def deal(masked: AnkhState, seat: i64, rng: Rng) -> AnkhState:
    """A copy of a masked state with everything unknown dealt afresh."""
    o = masked.clone()
    o.rng = Rng(rng.word())
    hide(o, knowing(seat), o.rng)
    return o


def reshuffle(s: AnkhState, seats: i64, rng: Rng) -> AnkhState:
    """A copy in which all that none of some seats can know is drawn anew. Who knew some unused personalities knows as many."""
    o = s.clone()
    o.rng = Rng(rng.word())
    hide(o, seats, o.rng)
    for other in range(o.seats):
        if not seats & SEAT_BIT[other] and not o.over:
            known = how_many(s.seen[other])
            for personality in o.rng.shuffled(o.unused)[:known]:
                o.seen[other] |= SEAT_BIT[personality]
    if not (seats & o.waiting):
        o.choices = None  # what the asked one holds is another hand now
    return o
