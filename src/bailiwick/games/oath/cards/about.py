"""Whom and what a declared power is about: conditions with a key, from which its words are found, and a plain answer (`terms`).

Those about choices are in `about_choices`, those about campaigns in `about_battle`.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import REGION_OF, SUITS
from bailiwick.games.oath.catalogue.things import CONSPIRACY, SITE, SUIT, is_denizen, is_relic, is_vision
from bailiwick.games.oath.pieces import from_reliquary
from bailiwick.games.oath.ruling import (
    adviser_suits,
    card_ruler,
    colour_of,
    has_access,
    is_enemy,
    is_imperial,
    rules_card,
    rules_site,
    standing_at,
    suits_ruled,
)
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, NOBODY, OathState
from bailiwick.games.oath.steps.search import search_price
from bailiwick.games.oath.steps.stationing import can_redeploy
from bailiwick.games.oath.steps.travel import ignores
from bailiwick.games.oath.terms import About, Its, Not, Such, Where, Who

# ---------------------------------------------------------------- who


class Owner(About):
    """Whose adviser, relic or banner the card is."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return seat >= 0 and s.keeper(source) == seat


class OtherThanOwner(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.keeper(source) != seat


class Enemies(About):
    """Enemies of the card's ruler."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.where[source] != 0 and is_enemy(s, card_ruler(s, source), seat)


def lord_over(s: OathState, source: int, seat: int) -> int:
    """Who rules the card, if that is an enemy of the seat, and the seat does not rule it as well; or -1."""
    lord = card_ruler(s, source)
    if lord == NOBODY or not is_enemy(s, lord, seat) or rules_card(s, seat, source):
        return NOBODY
    return lord


class Subjects(About):
    """Enemies of the card's ruler who do not rule it themselves, by a mask or a crown."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return lord_over(s, source, seat) != NOBODY


class Strangers(About):
    """Who does not rule the card. To the Clockwork Prince it is as if he did (CP-8.1)."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return seat != s.prince and not rules_card(s, seat, source)


class AtItsSite(About):
    """Who stands where the card is."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.pawn[seat] == s.slot_of(source)


class BoardAtMost(About):
    """Who has at most so many warbands on the board."""

    def __init__(self, n: int) -> None:
        super().__init__("board_at_most", n)
        self.n = n

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.board[seat] <= self.n


class GuardedByOwner(About):
    """The card's owner; a Chancellor's card guards the Empire."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        owner = s.keeper(source)
        return s.where[source] != 0 and (seat == owner or (owner == CHANCELLOR and is_imperial(s, seat)))


class WithoutSuit(About):
    """Who rules no card of a suit."""

    def __init__(self, suit: int) -> None:
        super().__init__("without_suit", suit)
        self.suit = suit

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return not suits_ruled(s, seat) >> self.suit & 1


class Holds(About):
    """Who holds a banner."""

    def __init__(self, banner: int) -> None:
        super().__init__("holds", banner)
        self.banner = banner

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.holder(self.banner) == seat


class HasAdviser(About):
    """Who has an adviser of a suit, as they count for an action with a card, or with the power's own."""

    def __init__(self, suit: int, action: int) -> None:
        super().__init__("has_adviser", suit)
        self.suit = suit
        self.action = action

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return self.suit in adviser_suits(s, seat, self.action, thing or source)


class OtherBanks(About):
    """Favor lies in a bank of another suit."""

    def __init__(self, suit: int) -> None:
        super().__init__("other_banks", suit)
        self.suit = suit

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return sum(s.banks) > s.banks[self.suit]


class NoRulerAtIt(About):
    """None of the rulers of the card's site stands there."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        here = s.slot_of(source)
        return not any(s.pawn[other] == here and rules_site(s, other, here) for other in range(s.seats))


OWNER: Final = Owner("owner")
PRINCE: Final = Who("prince", lambda s, seat: seat == s.prince)
ANYBODY: Final = Who("anybody", lambda s, seat: True)
EXILES: Final = Who("exiles", lambda s, seat: s.is_exile(seat))
# Who counts as being where the card is (O-10.10).
STANDING: Final = Its("standing", lambda s, source, seat, thing, slot: standing_at(s, seat) == s.slot_of(source))
STANDING.missing = "not_your_site"
# Who rules the card.
RULING: Final = Its("ruling", lambda s, source, seat, thing, slot: rules_card(s, seat, source))
NOT_RULING: Final = Not(RULING)
# Who has access to the card.
ACCESS: Final = Its("access", lambda s, source, seat, thing, slot: has_access(s, seat, source))
NO_RULER_AT_IT: Final = NoRulerAtIt("no_ruler_at_it")
CAN_REDEPLOY: Final = Who("can_redeploy", can_redeploy)
AT_EMPIRES_SITE: Final = Who("at_empires_site", lambda s, seat: rules_site(s, CHANCELLOR, s.pawn[seat]), "not_imperial_site")
POOR: Final = Who("poor", lambda s, seat: s.favor[seat] == 0)  # on the board; what lies in a bank for one's use is not one's own
CITIZENS: Final = Who("citizens", lambda s, seat: s.is_citizen(seat))
GUARDED: Final = GuardedByOwner("guarded")
OTHERS: Final = OtherThanOwner("others")
ON_TURN: Final = Who("on_turn", lambda s, seat: seat == s.turn)
THE_CHANCELLOR: Final = Who("the_chancellor", lambda s, seat: seat == CHANCELLOR)
ENEMIES: Final = Enemies("enemies")
SUBJECTS: Final = Subjects("subjects")
STRANGERS: Final = Strangers("strangers")
AT_ITS_SITE: Final = AtItsSite("at_its_site")
AT_ITS_SITE.missing = "not_your_site"
AWAY_FROM_ITS_SITE: Final = Its(
    "away_from_its_site", lambda s, source, seat, thing, slot: s.where[source] != 0 and s.pawn[seat] != s.slot_of(source)
)
# Who stands at a site of the card's ruler.
AT_RULERS_SITES: Final = Its(
    "at_rulers_sites", lambda s, source, seat, thing, slot: rules_site(s, card_ruler(s, source), s.pawn[seat])
)
HAS_WARBAND: Final = Who("has_warband", lambda s, seat: s.board[seat] > 0)

# ---------------------------------------------------------------- what


class Suits(About):
    """A card of one of these suits."""

    def __init__(self, *suits: int) -> None:
        super().__init__("suits", *suits)

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return SUIT[thing] in self.values


class AnAdvisersSuit(About):
    """A card that matches one of the seat's advisers, as they count for an action with it."""

    def __init__(self, action: int) -> None:
        super().__init__("an_advisers_suit", action)
        self.action = action

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return SUIT[thing] in adviser_suits(s, seat, self.action, thing)


class The(About):
    """One thing by its number: a banner."""

    def __init__(self, thing: int) -> None:
        super().__init__("the", thing)
        self.thing = thing

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return thing == self.thing


class Itself(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return thing == source


class HeldByOwner(About):
    """A relic or banner of the card's owner."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return thing > 0 and s.where[source] != 0 and s.keeper(thing) == s.keeper(source)


class LiesAtOwners(About):
    """A card at a site of the card's owner; or what lies facedown there."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        at = s.slot_of(thing) if thing else slot
        return at >= 0 and rules_site(s, s.keeper(source), at)


LEAST_BANK: Final = Such(
    "least_bank", lambda s, seat, card: all(s.banks[SUIT[card]] < s.banks[other] for other in range(SUITS) if other != SUIT[card])
)
A_RELIC: Final = Such("a_relic", lambda s, seat, thing: is_relic(thing))
# A card of a suit among the advisers of the card's owner.
SUIT_OF_OWNERS: Final = Its(
    "suit_of_owners", lambda s, source, seat, thing, slot: SUIT[thing] in adviser_suits(s, s.keeper(source))
)
# A card that matches none of the seat's advisers.
NO_ADVISERS_SUIT: Final = Such("no_advisers_suit", lambda s, seat, thing: SUIT[thing] not in adviser_suits(s, seat))
DENIZEN: Final = Such("denizen", lambda s, seat, thing: is_denizen(thing))
A_VISION: Final = Such("vision", lambda s, seat, thing: is_vision(thing))  # the Conspiracy too
TRUE_VISION: Final = Such("true_vision", lambda s, seat, thing: is_vision(thing) and thing != CONSPIRACY)
ITSELF: Final = Itself("itself")
ANOTHER_CARD: Final = Not(ITSELF)
# A card that the ruler of the power's card rules.
OF_RULER: Final = Its("of_ruler", lambda s, source, seat, thing, slot: rules_card(s, card_ruler(s, source), thing))
HELD_BY_OWNER: Final = HeldByOwner("held_by_owner")
LIES_AT_OWNERS: Final = LiesAtOwners("lies_at_owners")
PILE_IS_WORLD: Final = Where("pile_is_world", lambda s, seat, slot: slot == 0)  # of the piles that are searched
THE_WORLD_DECK: Final = Who("the_world_deck", lambda s, seat: s.search_pile == 0)  # that was searched

# ---------------------------------------------------------------- where


class Unignored(About):
    """A way that does not ignore the site."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return not ignores(s, seat, slot).ignores(source - SITE)


class IntoItsRegion(About):
    """A way from elsewhere into the region where the card is."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        here = REGION_OF[s.slot_of(source)]
        return REGION_OF[slot] == here and s.region(seat) != here


class LeavingIt(About):
    """Who travels away from the site, and does not ignore it."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.pawn[seat] == s.slot_of(source) and not ignores(s, seat, slot).ignores(source - SITE)


class ToRegion(About):
    """A site of a region."""

    def __init__(self, region: int) -> None:
        super().__init__("to_region", region)
        self.region = region

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return REGION_OF[slot] == self.region


class OutsideRegion(About):
    """Who is not in a region."""

    def __init__(self, region: int) -> None:
        super().__init__("outside_region", region)
        self.region = region

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.region(seat) != self.region


class DearSearch(About):
    """A pile whose Search costs more than so much."""

    def __init__(self, supply: int) -> None:
        super().__init__("dear_search", supply)
        self.supply = supply

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return search_price(s, seat, slot) > self.supply


class SiteWith(About):
    """A faceup site with a card of a suit."""

    def __init__(self, suit: int) -> None:
        super().__init__("site_with", suit)
        self.suit = suit

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.is_up(slot) and any(SUIT[card] == self.suit for card in s.site_cards[slot])


class ItsSite(About):
    """The site where the power's card is."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return slot == s.slot_of(source)


class SiteOfRuler(About):
    """A site that the ruler of the power's card rules."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return rules_site(s, card_ruler(s, source), slot)


IN_OWN_REGION: Final = Where("in_own_region", lambda s, seat, slot: slot >= 0 and REGION_OF[slot] == s.region(seat))
ITS_SITE: Final = ItsSite("its_site")
UNIGNORED: Final = Unignored("unignored")
INTO_ITS_REGION: Final = IntoItsRegion("into_its_region")
LEAVING_IT: Final = LeavingIt("leaving_it")
# A way that begins or ends where the card is.
FROM_OR_TO_IT: Final = Its("from_or_to_it", lambda s, source, seat, thing, slot: s.slot_of(source) in (s.pawn[seat], slot))
SITE_OF_RULER: Final = SiteOfRuler("site_of_ruler")
OWN_SITE: Final = Where("own_site", rules_site)

# ---------------------------------------------------------------- what has happened


FACEUP: Final = Who("faceup", lambda s, seat: s.played_up)
FACEDOWN: Final = Who("facedown", lambda s, seat: not s.played_up)
TAKEN_BY_OTHERS: Final = Who("taken_by_others", lambda s, seat: s.taker != seat)
TRAVELS: Final = Who("travels", lambda s, seat: s.traveller == seat)
FOUGHT_BY_OTHERS: Final = Who("fought_by_others", lambda s, seat: s.fought_by != seat)
FOUGHT_AGAINST_PLAYER: Final = Who("fought_against_player", lambda s, seat: s.fought_against != BANDITS)
THE_MOB: Final = Who("the_mob", lambda s, seat: s.mob)
RELICS_LEFT: Final = Who("relics_left", lambda s, seat: len(s.relic_deck) > 0, "empty_pile")
RELIQUARY_LEFT: Final = Who(
    "reliquary_left", lambda s, seat: any(from_reliquary(s, space) for space in range(4)), "reliquary_empty", "O-7.5"
)
TWO_FACEDOWN: Final = Who("two_facedown", lambda s, seat: sum(len(hidden) for hidden in s.facedown) >= 2)
EXILE_KEEPS_OATH: Final = Who("exile_keeps_oath", lambda s, seat: s.is_exile(int(s.oathkeeper)))
CHANCELLOR_HAS_FAVOR: Final = Who("chancellor_has_favor", lambda s, seat: seat != CHANCELLOR and s.favor[CHANCELLOR] > 0)
STOCK_LEFT: Final = Who("stock_left", lambda s, seat: s.stock[colour_of(s, seat)] > 0)  # in the bank of one's warbands
STRAIGHT: Final = Who("straight", lambda s, seat: s.played_drawn)  # from the draw, not from the facedown advisers
BY_USER: Final = Who("by_user", lambda s, seat: s.played_by == seat)  # by who has the benefit
BY_OTHERS: Final = Who("by_others", lambda s, seat: s.played_by != seat)
ACT_GOES_ON: Final = Who("act_goes_on", lambda s, seat: not (s.act_over and seat == s.turn))
OATHKEEPER_ELSE: Final = Who("oathkeeper_else", lambda s, seat: s.oathkeeper != seat and s.favor[s.oathkeeper] > 0)
