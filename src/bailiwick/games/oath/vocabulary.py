"""Every choice that anyone can make, by name, and the number at which each verb begins."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import REGION_IDS, SLOT_IDS, SUIT_IDS
from bailiwick.games.oath.catalogue.things import BANNER_IDS, CARDS, IDS, RELIC, SOURCES, SPACE_IDS, THINGS, VISION
from bailiwick.kernel.vocabulary import Vocabulary

SEAT_NAMES: Final = ("purple", "red", "blue", "yellow", "white", "black")
MOST: Final = 40  # the largest number that can be said
BANDS: Final = 24  # the most warbands of a colour
FACEDOWN_EACH: Final = 4
RELICS_AT: Final = 2  # at a site, at most

VOCABULARY: Final = Vocabulary()
_numbers: Final = tuple(str(n) for n in range(MOST + 1))
_bands: Final = tuple(str(n) for n in range(1, BANDS + 1))
_cards: Final = tuple(IDS[1:CARDS])
_worked: Final = tuple(IDS[1:VISION])
_relics: Final = tuple(IDS[RELIC:THINGS])
_sides: Final = (*SEAT_NAMES, "bandits")


def _add(verb: str, arguments: tuple[str, ...] = ("",)) -> int:
    return VOCABULARY.add(verb, arguments)


# Answers that stand alone
ACCEPT: Final = _add("accept")
DECLINE: Final = _add("decline")
DONE: Final = _add("done")
START_OVER: Final = _add("start-over")
REST: Final = _add("rest")
# Major actions
SEARCH: Final = _add("search", ("world", *REGION_IDS))
MUSTER: Final = _add("muster", _worked) - 1  # + card
TRADE_FAVOR: Final = _add("trade-favor", _worked) - 1  # + card: for favor
TRADE_SECRETS: Final = _add("trade-secrets", _worked) - 1
TRAVEL: Final = _add("travel", SLOT_IDS)
RECOVER_RELIC: Final = _add("recover-relic", tuple(str(n + 1) for n in range(RELICS_AT)))
RECOVER_BANNER: Final = _add("recover-banner", BANNER_IDS)
CAMPAIGN: Final = _add("campaign", _sides)
# Minor actions
ADVISER: Final = _add("adviser", _cards) - 1  # + card: play or discard it
USE: Final = _add("use", tuple(IDS[1:SOURCES])) - 1  # + source
PEEK_RELIC: Final = _add("peek-relic", tuple(f"{slot} {n + 1}" for slot in SLOT_IDS for n in range(RELICS_AT)))
PEEK_RELIQUARY: Final = _add("peek-reliquary")
TO_BOARD: Final = _add("to-board", _bands) - 1  # + warbands
TO_SITE: Final = _add("to-site", _bands) - 1
HAND_OVER: Final = _add("hand-over", SEAT_NAMES)
ASK_FOR: Final = _add("ask-for", SEAT_NAMES)
OFFER: Final = _add("offer", SEAT_NAMES)
EXILE: Final = _add("exile", SEAT_NAMES)
SELF_EXILE: Final = _add("self-exile")
# Playing a card
PLAY_SITE: Final = _add("play-site", SLOT_IDS)
PLAY_ADVISER: Final = _add("play-adviser")
PLAY_FACEDOWN: Final = _add("play-facedown")
PLAY_VISION: Final = _add("reveal")
DISCARD: Final = _add("discard")
ON_PILE: Final = _add("on-pile", REGION_IDS)
UNDER_PILE: Final = _add("under-pile", REGION_IDS)
UNDER_DECK: Final = _add("under-deck")
# Campaigns
TARGET_SITE: Final = _add("target-site", SLOT_IDS)
TARGET_RELIC: Final = _add("target-relic", _relics) - RELIC  # + relic
TARGET_BANNER: Final = _add("target-banner", BANNER_IDS)
TARGET_PAWN: Final = _add("target-pawn")
SACRIFICE: Final = _add("sacrifice")
LOSE_AT: Final = _add("lose-at", SLOT_IDS)
LOSE_FROM: Final = _add("lose-from", SEAT_NAMES)
# Tokens in the Wake phase
PLACE_FAVOR: Final = _add("place-favor")
TAKE_FAVOR: Final = _add("take-favor")
TAKE_SECRET: Final = _add("take-secret")
# Whatever is asked for
NUMBER: Final = _add("number", _numbers)
SITE: Final = _add("site", SLOT_IDS)
PLAYER: Final = _add("player", _sides)
SUIT: Final = _add("suit", SUIT_IDS)
REGION: Final = _add("region", REGION_IDS)
CARD: Final = _add("card", _cards) - 1  # + card
FACEDOWN: Final = _add("facedown", tuple(f"{seat} {n + 1}" for seat in SEAT_NAMES for n in range(FACEDOWN_EACH)))
RELIC_NAMED: Final = _add("relic", _relics) - RELIC  # + relic
RELIC_AT: Final = _add("relic-at", tuple(f"{slot} {n + 1}" for slot in SLOT_IDS for n in range(RELICS_AT)))  # facedown
BANNER_NAMED: Final = _add("banner", BANNER_IDS)
SPACE: Final = _add("space", SPACE_IDS)
# Deals
GIVE_FAVOR: Final = _add("give-favor", _numbers)
WANT_FAVOR: Final = _add("want-favor", _numbers)
GIVE_SECRETS: Final = _add("give-secrets", _numbers)
WANT_SECRETS: Final = _add("want-secrets", _numbers)
GIVE_RELIC: Final = _add("give-relic", _relics) - RELIC
WANT_RELIC: Final = _add("want-relic", _relics) - RELIC
GIVE_BANNER: Final = _add("give-banner", BANNER_IDS)
WANT_BANNER: Final = _add("want-banner", BANNER_IDS)
GIVE_CARD: Final = _add("give-card", _cards) - 1
WANT_CARD: Final = _add("want-card", _cards) - 1
GIVE_SITE: Final = _add("give-site", SLOT_IDS)
WANT_SITE: Final = _add("want-site", SLOT_IDS)
PROMISE_PEACE: Final = _add("promise-peace")
WANT_PEACE: Final = _add("want-peace")
PROMISE_FAVOR: Final = _add("promise-favor", _numbers)
WANT_PROMISED_FAVOR: Final = _add("want-promised-favor", _numbers)
PROMISE_SECRETS: Final = _add("promise-secrets", _numbers)
WANT_PROMISED_SECRETS: Final = _add("want-promised-secrets", _numbers)
SHOW_RELIC: Final = _add("show-relic")
PROPOSE: Final = _add("propose")
# The chronicle
VOW: Final = _add("vow", ("supremacy", "people", "devotion", "protection"))
# Promises (O-11.13): who makes it, what, when, and what it costs to break it
MOST_PROMISED: Final = 10  # favor, or secrets, in one promise or one penalty
DEED_IDS: Final = (
    *("search", "muster", "trade-favor", "trade-secrets", "travel", "recover-relic", "recover-banner", "campaign"),
    *("adviser", "use", "peek-relic", "peek-reliquary", "to-board", "to-site", "hand-over", "ask-for", "offer", "exile"),
    *("self-exile", "play-site", "play-adviser", "play-facedown", "reveal", "decline"),
)
GIFT_IDS: Final = ("favor", "secrets", "relic", "adviser")
WHEN_IDS: Final = (
    *(f"round-{n}" for n in range(1, 9)),
    *("wake", "title", "citizen", "exile", "campaign", "attacked", "end"),
)
_amounts: Final = tuple(str(n) for n in range(1, MOST_PROMISED + 1))
PROMISE: Final = _add("promise")
WANT_PROMISE: Final = _add("want-promise")
WILL: Final = _add("will", DEED_IDS)
WILL_NOT: Final = _add("will-not", DEED_IDS)
WILL_GIVE: Final = _add("will-give", GIFT_IDS)
ANYTHING: Final = _add("anything")
BY: Final = _add("by", WHEN_IDS)
PENALTY_FAVOR: Final = _add("penalty-favor", _amounts) - 1  # + favor
PENALTY_SECRETS: Final = _add("penalty-secrets", _amounts) - 1
PENALTY_RELIC: Final = _add("penalty-relic")
PENALTY_ADVISER: Final = _add("penalty-adviser")
# More about deals: answering one with another, and showing what lies facedown
COUNTER: Final = _add("counter")
SHOW_SPACE: Final = _add("show-space", SPACE_IDS)
SHOW: Final = _add("show", _cards) - 1  # + card
ACTIONS: Final = len(VOCABULARY)
