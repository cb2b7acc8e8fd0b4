"""Whom and what a declared power is about: conditions with a key, from which its words are found, and a plain answer.

Each is asked of the power's own card (`source`), of who does something (`seat`), and of what it is done to: a thing, a slot.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.forces import defenders, dice_of_targets
from bailiwick.games.oath.catalogue.suits import REGION_OF
from bailiwick.games.oath.catalogue.things import CONSPIRACY, SUIT, is_denizen, is_vision
from bailiwick.games.oath.ruling import (
    adviser_suits,
    card_ruler,
    colour_of,
    is_enemy,
    is_imperial,
    rules_card,
    rules_site,
    same_side,
    suits_ruled,
)
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, NOBODY, OathState


class About:
    """A condition. `values` are what it is told with: suits, a number."""

    def __init__(self, key: str, *values: int) -> None:
        self.key = key
        self.values = values
        self.missing = "not_given"  # the reason against who does not fulfil it

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        raise NotImplementedError


# ---------------------------------------------------------------- who


class Owner(About):
    """Whose adviser, relic or banner the card is."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return seat >= 0 and s.keeper(source) == seat


class OtherThanOwner(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.keeper(source) != seat


class OnTurn(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return seat == s.turn


class TheChancellor(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return seat == CHANCELLOR


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


class Opponents(About):
    """In a campaign in which the card's owner takes part: the other side."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        c, owner = s.campaign, s.keeper(source)
        if c is None or not (owner in (c.attacker, c.defender) or (owner >= 0 and c.allies >> owner & 1)):
            return False
        return (owner == c.attacker) != (seat == c.attacker)


class AttackersOfItsSite(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        c = s.campaign
        return c is not None and seat == c.attacker and s.slot_of(source) in c.sites()


class AtItsSite(About):
    """Who stands where the card is."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.pawn[seat] == s.slot_of(source)


class AwayFromItsSite(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.where[source] != 0 and s.pawn[seat] != s.slot_of(source)


class AtRulersSites(About):
    """Who stands at a site of the card's ruler."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return rules_site(s, card_ruler(s, source), s.pawn[seat])


class BoardAtMost(About):
    """Who has at most so many warbands on the board."""

    def __init__(self, n: int) -> None:
        super().__init__("board_at_most", n)
        self.n = n

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.board[seat] <= self.n


class HasWarband(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.board[seat] > 0


class Poor(About):
    """Who has no favor on the board; what lies in a bank for one's use is not one's own."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.favor[seat] == 0


class Citizens(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.is_citizen(seat)


class GuardedByOwner(About):
    """The card's owner; a Chancellor's card guards the Empire."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        owner = s.keeper(source)
        return s.where[source] != 0 and (seat == owner or (owner == CHANCELLOR and is_imperial(s, seat)))


class DefendingSide(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.campaign is not None and seat != s.campaign.attacker


class AgainstOwner(About):
    """In a campaign in which the card's owner defends, or is an Ally."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.keeper(source) in defenders(s)


class OddDice(About):
    """Targets with an odd number of dice."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return dice_of_targets(s) % 2 == 1


class SideHolds(About):
    """On whose side a banner is."""

    def __init__(self, banner: int) -> None:
        super().__init__("side_holds", banner)
        self.banner = banner

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return same_side(s, s.holder(self.banner), seat)


class NotAgainstHolder(About):
    """Whose enemies in the campaign do not hold a banner."""

    def __init__(self, banner: int) -> None:
        super().__init__("not_against_holder", banner)
        self.banner = banner

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        c = s.campaign
        others = [] if c is None else defenders(s) if seat == c.attacker else [c.attacker]
        return s.holder(self.banner) not in others


class WithoutSuit(About):
    """Who rules no card of a suit."""

    def __init__(self, suit: int) -> None:
        super().__init__("without_suit", suit)
        self.suit = suit

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return not suits_ruled(s, seat) >> self.suit & 1


OWNER: Final = Owner("owner")
POOR: Final = Poor("poor")
CITIZENS: Final = Citizens("citizens")
GUARDED: Final = GuardedByOwner("guarded")
DEFENDING_SIDE: Final = DefendingSide("defending_side")
AGAINST_OWNER: Final = AgainstOwner("against_owner")
ODD_DICE: Final = OddDice("odd_dice")
OTHERS: Final = OtherThanOwner("others")
ON_TURN: Final = OnTurn("on_turn")
THE_CHANCELLOR: Final = TheChancellor("the_chancellor")
ENEMIES: Final = Enemies("enemies")
SUBJECTS: Final = Subjects("subjects")
STRANGERS: Final = Strangers("strangers")
OPPONENTS: Final = Opponents("opponents")
ATTACKERS_HERE: Final = AttackersOfItsSite("attackers_here")
AT_ITS_SITE: Final = AtItsSite("at_its_site")
AT_ITS_SITE.missing = "not_your_site"
AWAY_FROM_ITS_SITE: Final = AwayFromItsSite("away_from_its_site")
AT_RULERS_SITES: Final = AtRulersSites("at_rulers_sites")
HAS_WARBAND: Final = HasWarband("has_warband")

# ---------------------------------------------------------------- what


class Suits(About):
    """A card of one of these suits."""

    def __init__(self, *suits: int) -> None:
        super().__init__("suits", *suits)

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return SUIT[thing] in self.values


class SuitOfOwners(About):
    """A card of a suit among the advisers of the card's owner."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return SUIT[thing] in adviser_suits(s, s.keeper(source))


class NoAdvisersSuit(About):
    """A card that matches none of the seat's advisers."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return SUIT[thing] not in adviser_suits(s, seat)


class AnAdvisersSuit(About):
    """A card that matches one of the seat's advisers, as they count for an action with it."""

    def __init__(self, action: int) -> None:
        super().__init__("an_advisers_suit", action)
        self.action = action

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return SUIT[thing] in adviser_suits(s, seat, self.action, thing)


class Denizen(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return is_denizen(thing)


class Vision(About):
    """A Vision, the Conspiracy too."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return is_vision(thing)


class TrueVision(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return is_vision(thing) and thing != CONSPIRACY


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


class OfRuler(About):
    """A card that the ruler of the power's card rules."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return rules_card(s, card_ruler(s, source), thing)


class FromTheWorldDeck(About):
    """A Search of the world deck."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.search_pile == 0


class HeldByOwner(About):
    """A relic or banner of the card's owner."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return thing > 0 and s.where[source] != 0 and s.keeper(thing) == s.keeper(source)


class LiesAtOwners(About):
    """A card at a site of the card's owner; or what lies facedown there."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        at = s.slot_of(thing) if thing else slot
        return at >= 0 and rules_site(s, s.keeper(source), at)


class PileIsWorld(About):
    """The world deck, of the piles that are searched."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return slot == 0


SUIT_OF_OWNERS: Final = SuitOfOwners("suit_of_owners")
NO_ADVISERS_SUIT: Final = NoAdvisersSuit("no_advisers_suit")
DENIZEN: Final = Denizen("denizen")
A_VISION: Final = Vision("vision")
TRUE_VISION: Final = TrueVision("true_vision")
ITSELF: Final = Itself("itself")
OF_RULER: Final = OfRuler("of_ruler")
HELD_BY_OWNER: Final = HeldByOwner("held_by_owner")
LIES_AT_OWNERS: Final = LiesAtOwners("lies_at_owners")
PILE_IS_WORLD: Final = PileIsWorld("pile_is_world")
THE_WORLD_DECK: Final = FromTheWorldDeck("the_world_deck")

# ---------------------------------------------------------------- where


class SiteWith(About):
    """A faceup site with a card of a suit."""

    def __init__(self, suit: int) -> None:
        super().__init__("site_with", suit)
        self.suit = suit

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.is_up(slot) and any(SUIT[card] == self.suit for card in s.site_cards[slot])


class InOwnRegion(About):
    """A site of the region in which the seat is."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return REGION_OF[slot] == s.region(seat)


class ItsSite(About):
    """The site where the power's card is."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return slot == s.slot_of(source)


class SiteOfRuler(About):
    """A site that the ruler of the power's card rules."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return rules_site(s, card_ruler(s, source), slot)


class OwnSite(About):
    """A site that the seat rules."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return rules_site(s, seat, slot)


IN_OWN_REGION: Final = InOwnRegion("in_own_region")
ITS_SITE: Final = ItsSite("its_site")
SITE_OF_RULER: Final = SiteOfRuler("site_of_ruler")
OWN_SITE: Final = OwnSite("own_site")

# ---------------------------------------------------------------- what has happened


class PlayedFaceup(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.played_up


class PlayedStraight(About):
    """From the draw, not from the facedown advisers."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.played_drawn


class PlayedByUser(About):
    """By who has the benefit."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.played_by == seat


class PlayedByOthers(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.played_by != seat


class PlayedFacedown(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return not s.played_up


class TakenByOthers(About):
    """By another than who has the benefit."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.taker != seat


class Travels(About):
    """Who has the benefit is the traveller."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.traveller == seat


class FoughtByOthers(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.fought_by != seat


class FoughtAgainstPlayer(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.fought_against != BANDITS


class StockLeft(About):
    """Who has warbands left in the bank."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.stock[colour_of(s, seat)] > 0


FACEUP: Final = PlayedFaceup("faceup")
FACEDOWN: Final = PlayedFacedown("facedown")
TAKEN_BY_OTHERS: Final = TakenByOthers("taken_by_others")
TRAVELS: Final = Travels("travels")
FOUGHT_BY_OTHERS: Final = FoughtByOthers("fought_by_others")
FOUGHT_AGAINST_PLAYER: Final = FoughtAgainstPlayer("fought_against_player")
STOCK_LEFT: Final = StockLeft("stock_left")
STRAIGHT: Final = PlayedStraight("straight")
BY_USER: Final = PlayedByUser("by_user")
BY_OTHERS: Final = PlayedByOthers("by_others")
