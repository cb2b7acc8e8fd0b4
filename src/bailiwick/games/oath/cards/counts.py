"""What is counted for a player: cards of a suit, sites, tokens. A count is told by its key and its values."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.forces import current, read_defense
from bailiwick.games.oath.catalogue.suits import NO_SUIT, SLOTS
from bailiwick.games.oath.catalogue.things import SUIT, VISION
from bailiwick.games.oath.powers import R0
from bailiwick.games.oath.ruling import adviser_suits, rules_card, sites_ruled, suits_ruled
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.terms import Count, Counted
from bailiwick.games.oath.tokens import secrets_in_all, spendable


class OnMap(Count):
    """Cards of a suit faceup at any site, whoever rules it (CR-11)."""

    def of(self, s: OathState, source: int, seat: int) -> int:
        return sum(1 for slot in range(SLOTS) if s.is_up(slot) for card in s.site_cards[slot] if SUIT[card] == self.suit)


class Ruled(Count):
    """Cards of a suit that the player rules."""

    def of(self, s: OathState, source: int, seat: int) -> int:
        return sum(1 for card in range(1, VISION) if s.where[card] and SUIT[card] == self.suit and rules_card(s, seat, card))


class Advisers(Count):
    """Advisers of a suit, as they count."""

    def of(self, s: OathState, source: int, seat: int) -> int:
        return adviser_suits(s, seat).count(self.suit)


class OtherSuitsRuled(Count):
    """The suits but one among the cards that the player rules."""

    def of(self, s: OathState, source: int, seat: int) -> int:
        return (suits_ruled(s, seat) & ~(1 << self.suit)).bit_count()


class Chosen(Count):
    """The number that was chosen, or so many times as much."""

    def __init__(self, times: int = 1, register: int = R0) -> None:
        super().__init__("chosen", NO_SUIT, times)
        self.times = times
        self.register = register

    def of(self, s: OathState, source: int, seat: int) -> int:
        return self.times * s.powers[self.register]


class TokensOn(Count):
    """What lies on a banner, or so much more."""

    def __init__(self, banner: int, more: int = 0) -> None:
        super().__init__("tokens_on", NO_SUIT, banner, more)
        self.banner = banner
        self.more = more

    def of(self, s: OathState, source: int, seat: int) -> int:
        return s.banner_tokens[self.banner] + self.more


CHOSEN: Final = Chosen()
SITES: Final = Counted("sites_ruled", sites_ruled)
SUITS_RULED: Final = Counted("suits_ruled", lambda s, seat: suits_ruled(s, seat).bit_count())
TARGETED_SITES: Final = Counted("targeted_sites", lambda s, seat: len(current(s).sites()))
DEFENSE_DICE: Final = Counted("defense_dice", lambda s, seat: current(s).defense_dice)
SHIELDS: Final = Counted("shields", lambda s, seat: read_defense(s, s.rolled))
HALF_OF_BOARD: Final = Counted("half_of_board", lambda s, seat: s.board[seat] // 2)
FAVOR: Final = Counted("favor", lambda s, seat: s.favor[seat])
SPENDABLE: Final = Counted("spendable", spendable)
SECRETS: Final = Counted("secrets", secrets_in_all)


def on_map(suit: int) -> Count:
    return OnMap("on_map", suit)


def ruled(suit: int) -> Count:
    return Ruled("ruled", suit)


def advisers(suit: int) -> Count:
    return Advisers("advisers", suit)
