"""The powers of the board: banners (O-8.4, O-8.5) and the spaces of the Reliquary that are uncovered (O-7.9)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.war import ALL
from bailiwick.games.oath.cards.about import OWNER, PILE_IS_WORLD, THE_CHANCELLOR
from bailiwick.games.oath.cards.rules import Costs, Yields
from bailiwick.games.oath.catalogue.heads import SEARCH, TRADE, TRAVEL
from bailiwick.games.oath.catalogue.suits import CRADLE, HINTERLAND, REGION_OF, SLOTS
from bailiwick.games.oath.catalogue.things import is_denizen
from bailiwick.games.oath.powers import INERT, Power, write
from bailiwick.games.oath.questions import (
    CLEARING,
    DRAW,
    LOSSES,
    MAY,
    PLAY_AT,
    PRICE,
    SEARCH_PILE,
    Clearing,
    Draw,
    LossRule,
    May,
    PlayAt,
    Price,
)
from bailiwick.games.oath.state import CHANCELLOR, OathState
from bailiwick.games.oath.steps.search import search_price
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT

GREEDY_MOST: Final = 2


def region_slots(s: OathState, seat: int) -> int:
    """The faceup sites of a player's region."""
    return sum(SEAT_BIT[slot] for slot in range(SLOTS) if s.is_up(slot) and REGION_OF[slot] == s.region(seat))


class PeoplesFavor(Power):
    """Its holder plays to any faceup site of the region, and may first discard a denizen there (O-8.4)."""

    def __init__(self) -> None:
        super().__init__(answers=(PLAY_AT, CLEARING))

    def play_at(self, s: OathState, q: PlayAt) -> None:
        if s.keeper(self.source) == q.seat:
            q.slots |= region_slots(s, q.seat)

    def clearing(self, s: OathState, q: Clearing) -> None:
        if s.keeper(self.source) != q.seat:
            return
        slots = region_slots(s, q.seat)
        for slot in range(SLOTS):
            if slots >> slot & 1:
                for card in s.site_cards[slot]:
                    if is_denizen(card):
                        q.offer(self.source, card, slots)


class Brutal(Power):
    """When the Chancellor attacks, the loser's whole force dies."""

    def __init__(self) -> None:
        super().__init__(answers=(LOSSES,))

    def losses(self, s: OathState, q: LossRule) -> None:
        if s.campaign is not None and s.campaign.attacker == CHANCELLOR:
            q.say(ALL)


class Decadent(Power):
    """Into the Cradle for nothing; to the Hinterland for 1 more."""

    def __init__(self) -> None:
        super().__init__(answers=(PRICE + TRAVEL,))

    def price(self, s: OathState, q: Price) -> None:
        if q.action != TRAVEL or q.seat != CHANCELLOR:
            return
        if REGION_OF[q.slot] == CRADLE and s.region(q.seat) != CRADLE:
            q.free = True
        if REGION_OF[q.slot] == HINTERLAND:
            q.added += 1


class Greedy(Power):
    """Two more cards; no Search that would cost more than 2 Supply (R-82)."""

    def __init__(self) -> None:
        super().__init__(answers=(DRAW, MAY + SEARCH_PILE))

    def draw(self, s: OathState, q: Draw) -> None:
        if q.seat == CHANCELLOR:
            q.added += 2

    def may(self, s: OathState, q: May) -> None:
        if q.deed == SEARCH_PILE and q.seat == CHANCELLOR and search_price(s, q.seat, q.slot) > GREEDY_MOST:
            q.refuse(Reason("O-7.9", "greedy"))


write("peoples_favor", PeoplesFavor())
write("darkest_secret", Costs(SEARCH, OWNER, PILE_IS_WORLD, base=2))
write("brutal", Brutal())
write("decadent", Decadent())
write("careless", Yields(TRADE, THE_CHANCELLOR, favor=1, secrets=-1))
write("greedy", Greedy())
write("the_grand_scepter", INERT, INERT, INERT, INERT)  # minor actions of the rules (O-8.1)
