"""What a seat may not know (O-12.1): facedown cards it has not seen, the order of decks, facedown sites and relics.

Backs are public: whether a card in a pile, among advisers or in a hand is a Vision, and whether the top of the world deck is.
What is dealt anew keeps to that. Who has seen what lies where is public too, so the knowledge stays with the place.
"""

from __future__ import annotations

from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_RELIC
from bailiwick.games.oath.catalogue.suits import REGIONS, SLOTS
from bailiwick.games.oath.catalogue.things import is_vision
from bailiwick.games.oath.state import UNUSED, OathState
from bailiwick.kernel.native import i64
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import SEAT_BIT


def mixed(pool: bytes, rng: Rng | None) -> bytes:
    """In one canonical order, or by chance."""
    return bytes(sorted(pool)) if rng is None else rng.shuffled(bytes(sorted(pool)))


def knowing(seat: int) -> int:
    """A seat alone, as a mask; a spectator is nobody."""
    return SEAT_BIT[seat] if seat >= 0 else 0


def unseen(s: OathState, pile: bytes, seats: int) -> bytes:
    return bytes([thing for thing in pile if not s.seen[thing] & seats])


class Dealer:
    """Fills places with other things than lie there; who has seen the place is kept."""

    def __init__(self, s: OathState, seats: int) -> None:
        self.seats = seats
        self.seen = bytearray(s.seen)
        self.old = s.seen
        self.moved: dict[int, int] = {}

    def fill(self, pile: bytes, pool: list[bytes], by_back: bool) -> bytes:
        """The pile with its unseen cards replaced from the pool: of denizens and of Visions, or of all alike."""
        out = bytearray(pile)
        for place, card in enumerate(pile):
            if self.old[card] & self.seats:
                continue
            kind = 1 if by_back and is_vision(card) else 0
            new = pool[kind][0]
            pool[kind] = pool[kind][1:]
            out[place] = new
            self.seen[new] = self.old[card]
            self.moved[card] = new
        return bytes(out)


def hide_cards(o: OathState, seats: int, rng: Rng | None) -> None:
    others = [other for other in range(o.seats) if not seats & SEAT_BIT[other]]
    pool = o.deck + b"".join(o.discards) + o.dispossessed
    pool += b"".join(o.facedown) + b"".join(o.hands)
    hidden = unseen(o, pool, seats)
    pools = [
        mixed(bytes([c for c in hidden if not is_vision(c)]), rng),
        mixed(bytes([c for c in hidden if is_vision(c)]), rng),
    ]
    dealer = Dealer(o, seats)
    for other in others:
        o.facedown[other] = dealer.fill(o.facedown[other], pools, True)
        o.hands[other] = dealer.fill(o.hands[other], pools, True)
    for region in range(REGIONS):
        o.discards[region] = dealer.fill(o.discards[region], pools, True)
    o.dispossessed = dealer.fill(o.dispossessed, pools, True)
    if o.deck:
        top = dealer.fill(o.deck[-1:], pools, True)
        rest = [mixed(pools[0] + pools[1], rng)]
        o.deck = dealer.fill(o.deck[:-1], rest, False) + top
    o.seen = bytes(dealer.seen)
    if o.deal is not None:
        o.deal.things = [bytes([dealer.moved.get(card, card) for card in column]) for column in o.deal.things]


def hide_relics(o: OathState, seats: int, rng: Rng | None) -> None:
    reliquary = bytes([relic for relic in o.reliquary if relic not in (0, UNUSED)])
    pool = [mixed(unseen(o, o.relic_deck + b"".join(o.site_relics) + reliquary, seats), rng)]
    dealer = Dealer(o, seats)
    for slot in range(SLOTS):
        o.site_relics[slot] = dealer.fill(o.site_relics[slot], pool, False)
    row = bytearray(o.reliquary)
    for space, relic in enumerate(o.reliquary):
        if relic not in (0, UNUSED):
            row[space] = dealer.fill(bytes([relic]), pool, False)[0]
    o.reliquary = bytes(row)
    o.relic_deck = dealer.fill(o.relic_deck, pool, False)
    if o.campaign is not None:  # a facedown relic can be a target (Relic Hunter)
        o.campaign.targets = [
            TARGET_RELIC + dealer.moved.get(target - TARGET_RELIC, target - TARGET_RELIC)
            if TARGET_RELIC <= target < TARGET_BANNER
            else target
            for target in o.campaign.targets
        ]
    o.seen = bytes(dealer.seen)


def hide_sites(o: OathState, seats: int, rng: Rng | None) -> None:
    """Facedown sites, and those that are not on the map."""

    def secret(slot: int) -> bool:
        return not o.is_up(slot) and not o.site_seen[o.slots[slot]] & seats

    places = [slot for slot in range(SLOTS) if secret(slot)]
    pool = mixed(bytes([o.slots[slot] for slot in places]) + o.site_deck, rng)
    row, seen = bytearray(o.slots), bytearray(o.site_seen)
    for place, slot in enumerate(places):
        seen[pool[place]] = o.site_seen[o.slots[slot]]
        row[slot] = pool[place]
    for site in pool[len(places) :]:
        seen[site] = 0
    o.slots = bytes(row)
    o.site_seen = bytes(seen)
    o.site_deck = bytes(sorted(pool[len(places) :]))


def hide(o: OathState, seats: int, rng: Rng | None) -> None:
    """Deal everything that none of the seats (a bit mask) knows again: in canonical order, or by chance."""
    hide_cards(o, seats, rng)
    hide_relics(o, seats, rng)
    hide_sites(o, seats, rng)


def mask(s: OathState, seat: i64) -> OathState:
    """A copy in which all that is hidden from the seat stands in one canonical order."""
    o = s.clone()
    o.rng = Rng()
    o.chronicle = o.written = ""  # the order of this game's decks, and of the next one's
    hide(o, knowing(int(seat)), None)
    if o.waiting and o.choices is not None and not (seat >= 0 and (o.waiting >> seat) & 1):
        o.choices = None  # another's options can tell what they hold
    return o


def deal(masked: OathState, seat: i64, rng: Rng) -> OathState:
    """A copy of a masked state with everything unknown dealt afresh."""
    o = masked.clone()
    o.rng = Rng(rng.word())
    hide(o, knowing(int(seat)), o.rng)
    return o


def reshuffle(s: OathState, seats: i64, rng: Rng) -> OathState:
    """A copy in which all that none of some seats can know is drawn anew."""
    o = s.clone()
    o.rng = Rng(rng.word())
    hide(o, int(seats), o.rng)
    if not (seats & o.waiting):
        o.choices = None  # what the asked one holds is another hand now
    return o
