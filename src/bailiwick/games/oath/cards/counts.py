"""What is counted for a player: cards of a suit, sites. A count is told by its key and its suit."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import NO_SUIT, SLOTS
from bailiwick.games.oath.catalogue.things import SUIT, VISION
from bailiwick.games.oath.ruling import adviser_suits, rules_card, sites_ruled
from bailiwick.games.oath.state import OathState


class Count:
    def __init__(self, key: str, suit: int = NO_SUIT) -> None:
        self.key = key
        self.suit = suit

    def of(self, s: OathState, seat: int) -> int:
        raise NotImplementedError


class OnMap(Count):
    """Cards of a suit faceup at any site, whoever rules it (CR-11)."""

    def of(self, s: OathState, seat: int) -> int:
        return sum(1 for slot in range(SLOTS) if s.is_up(slot) for card in s.site_cards[slot] if SUIT[card] == self.suit)


class Ruled(Count):
    """Cards of a suit that the player rules."""

    def of(self, s: OathState, seat: int) -> int:
        return sum(1 for card in range(1, VISION) if s.where[card] and SUIT[card] == self.suit and rules_card(s, seat, card))


class Advisers(Count):
    """Advisers of a suit, as they count."""

    def of(self, s: OathState, seat: int) -> int:
        return adviser_suits(s, seat).count(self.suit)


class SitesRuled(Count):
    def of(self, s: OathState, seat: int) -> int:
        return sites_ruled(s, seat)


SITES: Final = SitesRuled("sites_ruled")


def on_map(suit: int) -> Count:
    return OnMap("on_map", suit)


def ruled(suit: int) -> Count:
    return Ruled("ruled", suit)


def advisers(suit: int) -> Count:
    return Advisers("advisers", suit)
