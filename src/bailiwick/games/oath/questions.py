"""The questions that the rules put to the powers in play: each is its circumstances and an accumulator of answers.

Answers come in no particular order. Where order matters, it is declared here, as layers of the accumulator: what a price is set
to, then what is added, then "spend no Supply" (O-5.6.2). `powers` puts the questions; who answers stands in `cards`.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.war import HALF, NOBODY
from bailiwick.games.oath.catalogue.heads import NO_ACTION, Cost
from bailiwick.kernel.reason import Reason

# The questions by number: what a power says it answers. Of prices and permissions there are many: each action, each deed is a
# question of its own.
DRAW: Final = 0
DISCARD_TO: Final = 1
PLAY_AT: Final = 2
ROOM: Final = 3
ADVISER_LIMIT: Final = 4
ADVISERS: Final = 5
WORKING: Final = 6
GAIN: Final = 7
RECOVER_HELP: Final = 8
BANDIT_LORD: Final = 9
CARD_RULER: Final = 10
BANDIT_COUNT: Final = 11
PURSE: Final = 12
BURNING: Final = 13
TARGET_DICE: Final = 14
FORCE: Final = 15
PLAN_PRICE: Final = 16
FACES: Final = 17
SACRIFICE: Final = 18
LOSSES: Final = 19
KEPT_SITES: Final = 20
IGNORED: Final = 21
REDIRECT: Final = 22
CLEARING: Final = 23
STANDING: Final = 24
BURNT: Final = 25
PRICE: Final = 26  # + the major action; alone, the one that the power's head names
MAY: Final = 33  # + the deed
TOLL: Final = 53  # + the deed
QUESTIONS: Final = 73

# Deeds that may be forbidden (`May`)
PLAY_FACEUP: Final = 0  # thing, slot (-1: to the advisers or the Vision space)
PLAY_FACEDOWN: Final = 1
SEARCH_PILE: Final = 2  # slot: 0 world deck, 1 + region
MUSTER_ON: Final = 3  # thing
TRADE_WITH: Final = 4  # thing
GAIN_FROM_TRADE: Final = 5  # slot: 0 favor, 1 secrets
TRAVEL_FROM: Final = 6  # slot
TRAVEL_TO: Final = 7  # slot
ATTACK: Final = 8  # other: the defender
DECLARE: Final = 9  # slot: a target (of the campaign under way)
END_DECLARING: Final = 10
TAKE: Final = 11  # thing: relic or banner, from other (-1: from a site or the bank)
RECOVER_THING: Final = 12  # thing
GIVE_SECRETS: Final = 13
PLACE_WARBANDS: Final = 14  # slot
EXILE_CITIZEN: Final = 15  # other
USE_POWER: Final = 16  # thing: its source; cost: what it costs
USE_PLAN: Final = 17  # thing
SACRIFICE_WARBANDS: Final = 18
MOVE_CARD: Final = 19  # thing: discard, move or swap a card, or recover a relic, as if it were locked

PRINCELY_DEEDS: Final = (
    *(SEARCH_PILE, MUSTER_ON, TRADE_WITH, GAIN_FROM_TRADE, TRAVEL_FROM, TRAVEL_TO, ATTACK, DECLARE, TAKE, RECOVER_THING),
)  # no power forbids them to the Clockwork Prince (CP-8.1, R-121)


class Price:
    """Supply of a major action. `slot` is the destination of a Travel, the pile of a Search; `thing` the card or relic."""

    def __init__(self, action: int, seat: int, base: int, thing: int = 0, slot: int = -1) -> None:
        self.action = action
        self.seat = seat
        self.thing = thing
        self.slot = slot
        self.base = base
        self.added = 0
        self.free = False

    @property
    def total(self) -> int:
        return 0 if self.free else self.base + self.added


class Draw:
    """How many cards a Search draws, and which piles it may draw from (bit 0: world deck, then the regions)."""

    def __init__(self, seat: int, piles: int) -> None:
        self.seat = seat
        self.piles = piles
        self.base = 3
        self.added = 0
        self.barred = 0  # piles that may not be used after all
        self.from_bottom = False
        self.shown = False  # what is drawn and kept is shown to all

    @property
    def total(self) -> int:
        return max(self.base + self.added, 0)


class DiscardTo:
    """Where the discards of a Search may go besides the usual pile: bit 2 * region on top of it, the next one under it, 64: under
    the world deck."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.places = 0


class PlayAt:
    """At which slots a card may be played, what is gained for it, and how many cards are kept."""

    def __init__(self, seat: int, card: int, slots: int) -> None:
        self.seat = seat
        self.card = card
        self.slots = slots
        self.secret_instead = False
        self.kept = 1


class Room:
    """How many cards a site can hold; `ignored` for a card that needs no room."""

    def __init__(self, slot: int, card: int, printed: int) -> None:
        self.slot = slot
        self.card = card
        self.room = printed
        self.ignored = False


class AdviserLimit:
    """The lowest of all limits applies (O-2.16); advisers of `free_suit` and `exempt` cards don't count."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.limit = 3
        self.free_suit = NOBODY
        self.exempt: list[int] = []

    def lower(self, limit: int) -> None:
        self.limit = min(self.limit, limit)


class Advisers:
    """The suits of a player's faceup advisers as they count for some purpose: one entry each, two for some."""

    def __init__(self, seat: int, suits: list[int], action: int = NO_ACTION, card: int = 0) -> None:
        self.seat = seat
        self.suits = suits
        self.action = action
        self.card = card  # that is traded with


class May:
    """Whether a seat may do a deed. The first reason against it is kept; none can be taken back (O-2.21)."""

    def __init__(
        self, deed: int, seat: int, thing: int = 0, slot: int = -1, other: int = NOBODY, cost: Cost | None = None
    ) -> None:
        self.deed = deed
        self.seat = seat
        self.thing = thing
        self.slot = slot
        self.other = other
        self.cost = cost
        self.reason: Reason | None = None

    def refuse(self, reason: Reason) -> None:
        if self.reason is None:
            self.reason = reason


class Toll:
    """What a deed costs besides: favor given to seats (BANDITS: burned), secrets flipped."""

    def __init__(self, deed: int, seat: int, thing: int = 0, slot: int = -1) -> None:
        self.deed = deed
        self.seat = seat
        self.thing = thing
        self.slot = slot
        self.favor: list[int] = []  # one entry for each favor: who gets it
        self.flips = 0


class Working:
    """Mustering on a card or trading with one: where, on occupied ones too?, with a secret for favor?"""

    def __init__(self, action: int, seat: int, slots: int) -> None:
        self.action = action
        self.seat = seat
        self.slots = slots
        self.occupied_too = False
        self.pay_secret = False


class Gain:
    """What a Muster or a Trade yields."""

    def __init__(
        self,
        action: int,
        seat: int,
        card: int,
        *,
        for_secrets: bool = False,
        warbands: int = 0,
        favor: int = 0,
        secrets: int = 0,
    ) -> None:
        self.action = action
        self.seat = seat
        self.card = card
        self.for_secrets = for_secrets
        self.warbands = warbands
        self.favor = favor
        self.secrets = secrets
        self.one_is_two = False  # the last layer: exactly 1 favor becomes 2 (Secret Signal)

    @property
    def favor_in_all(self) -> int:
        return 2 if self.one_is_two and self.favor == 1 else self.favor


class Number:
    """A plain number: bandits at a site, secrets the bank adds to a payment, what a sacrificed warband is worth, burnt favor."""

    def __init__(self, seat: int, value: int, thing: int = 0) -> None:
        self.seat = seat
        self.value = value
        self.thing = thing


class Whose:
    """Somebody: the lord of the bandits, the one whose favor is in a bank, the one who gets what is burned."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat
        self.answer = NOBODY


class CardRuler:
    """Whether a seat rules a card, against what its place says."""

    def __init__(self, seat: int, card: int, rules: bool) -> None:
        self.seat = seat
        self.card = card
        self.rules = rules


class TargetDice:
    def __init__(self, target: int, dice: int) -> None:
        self.target = target
        self.dice = dice


class ForceSlots:
    """Slots whose warbands join the attacker's force."""

    def __init__(self, attacker: int, slots: int) -> None:
        self.attacker = attacker
        self.slots = slots


class PlanPrice:
    def __init__(self, source: int, user: int, cost: Cost) -> None:
        self.source = source
        self.user = user
        self.cost = cost


class Faces:
    """How a roll is read: faces that count for nothing (letters of the rules), skulls that kill nobody, everything twice."""

    def __init__(self, attack: bool) -> None:
        self.attack = attack
        self.ignored: list[int] = []
        self.no_skulls = False
        self.doubled = False
        self.halved = False  # before the roll: half of the dice


class LossRule:
    """How much of the loser's force dies: none beats all, all beats half."""

    def __init__(self, loser_attacks: bool) -> None:
        self.loser_attacks = loser_attacks
        self.rule = HALF

    def say(self, rule: int) -> None:
        self.rule = max(self.rule, rule)


class KeptSites:
    """Slots that the chronicle does not clear."""

    def __init__(self, slots: int) -> None:
        self.slots = slots


class Ignored:
    """The sites whose powers a Travel ignores: all, or some by number."""

    def __init__(self, seat: int, origin: int, destination: int) -> None:
        self.seat = seat
        self.origin = origin
        self.destination = destination
        self.everything = False
        self.sites: list[int] = []

    def ignores(self, site: int) -> bool:
        return self.everything or site in self.sites


class Standing:
    """Where a player counts as being, for access to powers (O-10.10)."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot


class Clearing:
    """Cards that may be discarded before a card is played to a site: each by a power, for plays to certain slots."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.offers: list[tuple[int, int, int]] = []  # source, card to discard, slots it is for

    def offer(self, source: int, card: int, slots: int) -> None:
        self.offers.append((source, card, slots))
