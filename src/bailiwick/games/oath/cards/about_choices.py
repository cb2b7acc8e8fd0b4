"""What a choice, or a deed to all of a kind, can fall on: players, cards, suits and regions are the thing, sites the slot."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.campaign.targets import defender_reason
from bailiwick.games.oath.catalogue.suits import ADVISER_ONLY, NO_SUIT, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import RESTRICTION, SCEPTER, SUIT
from bailiwick.games.oath.powers import R0
from bailiwick.games.oath.questions import MOVE_CARD, TAKE
from bailiwick.games.oath.ruling import adviser_suits, card_reason, rules_site
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, NOBODY, OathState
from bailiwick.games.oath.steps.campaigning import joining
from bailiwick.games.oath.steps.moving import has_room
from bailiwick.games.oath.steps.travel import forced_reason
from bailiwick.games.oath.terms import About, Its, Such, Where

# ---------------------------------------------------------------- players


def rival_here(s: OathState, seat: int, other: int) -> bool:
    """Another player whose pawn is at one's site (CR-2)."""
    return other != seat and s.pawn[other] == s.pawn[seat]


class WithAdviser(About):
    """Who has an adviser of one of these suits, as they count."""

    def __init__(self, *suits: int) -> None:
        super().__init__("with_adviser", *suits)

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        suits = adviser_suits(s, thing)
        return any(suit in suits for suit in self.values)


ANOTHER: Final = Such("another", lambda s, seat, other: other != seat)
RIVAL_HERE: Final = Such("rival_here", rival_here)
WITH_FAVOR: Final = Such("with_favor", lambda s, seat, other: s.favor[other] > 0)
WITH_SECRETS: Final = Such("with_secrets", lambda s, seat, other: s.all_secrets(other) > 1)  # more than the last
WITH_WARBANDS: Final = Such("with_warbands", lambda s, seat, other: s.board[other] > 0)
WITH_COURT: Final = Such("with_court", lambda s, seat, other: other != s.prince)  # who can have advisers (CP-1.2)
CHANCELLOR_HIMSELF: Final = Such("chancellor_himself", lambda s, seat, other: other == CHANCELLOR)
OATHKEEPER: Final = Such("oathkeeper", lambda s, seat, other: other == s.oathkeeper)
LAST_ATTACKER: Final = Such("last_attacker", lambda s, seat, other: other == s.fought_by)
IN_YOUR_REGION: Final = Such("in_your_region", lambda s, seat, other: s.region(other) == s.region(seat))
AT_YOUR_SITES: Final = Such("at_your_sites", lambda s, seat, other: rules_site(s, seat, s.pawn[other]))
ABLE_TO_TRAVEL: Final = Such(
    "able_to_travel", lambda s, seat, other: any(forced_reason(s, other, slot, 0) is None for slot in range(SLOTS))
)

# ---------------------------------------------------------------- cards


class HolderOf(About):
    """A card of who holds a banner."""

    def __init__(self, banner: int) -> None:
        super().__init__("holder_of", banner)
        self.banner = banner

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.holder(self.banner) == s.keeper(thing)


def an_adviser(s: OathState, seat: int, card: int) -> bool:
    owner = s.keeper(card)
    return owner >= 0 and card in s.advisers[owner]


def takable(s: OathState, seat: int, thing: int) -> bool:
    return ask_may(s, TAKE, seat, thing, other=s.keeper(thing)) is None


AN_ADVISER: Final = Such("an_adviser", an_adviser)
YOUR_ADVISER: Final = Such("your_adviser", lambda s, seat, card: card in s.advisers[seat])
OTHERS_ADVISER: Final = Such("others_adviser", lambda s, seat, card: an_adviser(s, seat, card) and s.keeper(card) != seat)
RIVALS_ADVISER: Final = Such(
    "rivals_adviser", lambda s, seat, card: an_adviser(s, seat, card) and rival_here(s, seat, s.keeper(card))
)
MOVABLE: Final = Such("movable", lambda s, seat, card: card_reason(s, seat, card) is None)
# The power's own card may be moved or swapped.
ITSELF_MOVABLE: Final = Its("itself_movable", lambda s, source, seat, thing, slot: card_reason(s, seat, source) is None)
OF_CHOSEN_SUIT: Final = Such("of_chosen_suit", lambda s, seat, thing: SUIT[thing] == s.powers[R0])
FOR_SITES: Final = Such("for_sites", lambda s, seat, card: RESTRICTION[card] != ADVISER_ONLY)
ROOM_HERE: Final = Such("room_here", lambda s, seat, card: has_room(s, seat, card, s.pawn[seat]))
ROOM_SOMEWHERE: Final = Such("room_somewhere", lambda s, seat, card: any(has_room(s, seat, card, slot) for slot in range(SLOTS)))
ANOTHER_CHOSEN: Final = Such("another_chosen", lambda s, seat, place: place != s.powers[R0])
OF_RIVAL_HERE: Final = Such("of_rival_here", lambda s, seat, thing: s.keeper(thing) >= 0 and rival_here(s, seat, s.keeper(thing)))
TAKABLE: Final = Such("takable", takable)
YOUR_RELIC: Final = Such("your_relic", lambda s, seat, relic: s.keeper(relic) == seat and relic != SCEPTER)

# ---------------------------------------------------------------- suits and regions


class OtherSuit(About):
    """Any suit but one."""

    def __init__(self, suit: int) -> None:
        super().__init__("other_suit", suit)
        self.suit = suit

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return thing != self.suit


def most_common(s: OathState, seat: int, suit: int) -> bool:
    """No suit has more cards at sites (CR-11)."""
    counts = [0] * (NO_SUIT + 1)
    for cards in s.site_cards:
        for card in cards:
            counts[SUIT[card]] += 1
    return counts[suit] > 0 and counts[suit] == max(counts[:SUITS])


BANK_HAS_FAVOR: Final = Such("bank_has_favor", lambda s, seat, suit: s.banks[suit] > 0)
SUIT_HERE: Final = Such("suit_here", lambda s, seat, suit: any(SUIT[card] == suit for card in s.site_cards[s.pawn[seat]]))
SUIT_OF_ADVISERS: Final = Such("suit_of_advisers", lambda s, seat, suit: suit in adviser_suits(s, seat))
MOST_COMMON: Final = Such("most_common", most_common)
FULLEST: Final = Such("fullest", lambda s, seat, suit: s.banks[suit] == max(s.banks) > 0)
EMPTIEST: Final = Such("emptiest", lambda s, seat, suit: s.banks[suit] == min(s.banks) and suit != s.powers[R0])  # another one
UNSEEN_PILE: Final = Such(  # with cards one has not seen
    "unseen_pile", lambda s, seat, region: any(not s.sees(card, seat) for card in s.discards[region])
)
OTHER_REGION: Final = Such("other_region", lambda s, seat, region: region != s.region(seat))

# ---------------------------------------------------------------- sites


def attackable_from(s: OathState, seat: int, slot: int) -> bool:
    joined = joining(s, seat, slot)
    return any(defender_reason(s, seat, side, slot, joined) is None for side in (*range(s.seats), BANDITS))


AT_A_SITE: Final = Where("at_a_site", lambda s, seat, slot: slot != NOBODY)
YOUR_PLACE: Final = Where("your_place", lambda s, seat, slot: slot == s.pawn[seat])
DESTINATION: Final = Where("destination", lambda s, seat, slot: slot == s.destination)
WITH_GARRISON: Final = Where("with_garrison", lambda s, seat, slot: s.garrison[slot] > 0)
UNLOCKED: Final = Where("unlocked", lambda s, seat, slot: ask_may(s, MOVE_CARD, seat, 0, slot) is None)
ROOM_FOR_CHOSEN: Final = Where("room_for_chosen", lambda s, seat, slot: has_room(s, seat, s.powers[R0], slot))
ATTACKABLE_FROM: Final = Where("attackable_from", attackable_from)
ATTACKABLE_FROM.priced = True  # by tolls
