"""Every choice that anyone can make, by name, and the number at which each verb begins."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import REGION_IDS, SLOT_IDS, SUIT_IDS
from bailiwick.games.oath.catalogue.things import BANNER, BANNER_IDS, CARDS, IDS, RELIC, SOURCES, SPACE_IDS, THINGS, VISION
from bailiwick.kernel.vocabulary import Kind, Vocabulary

SEAT_NAMES: Final = ("purple", "red", "blue", "yellow", "white", "black")
MOST: Final = 40  # the largest number that can be said
BANDS: Final = 24  # the most warbands of a colour
FACEDOWN_EACH: Final = 4
RELICS_AT: Final = 2  # at a site, at most

VOCABULARY: Final = Vocabulary()
_n: Final = Kind("n", [str(n) for n in range(MOST + 1)])
_bands: Final = Kind("n", [str(n) for n in range(1, BANDS + 1)], first=1)
_card: Final = Kind("card", IDS[1:CARDS], first=1)
_worked: Final = Kind("card", IDS[1:VISION], first=1)
_relic: Final = Kind("card", IDS[RELIC:THINGS], first=RELIC)
_banner: Final = Kind("card", BANNER_IDS, named="banner")
_held_banner: Final = Kind("card", BANNER_IDS, numbers=range(BANNER, BANNER + len(BANNER_IDS)))
_pile: Final = Kind("pile", REGION_IDS, numbers=range(1, 1 + len(REGION_IDS)))
_slot: Final = Kind("slot", SLOT_IDS)
_seat: Final = Kind("seat", SEAT_NAMES)
_side: Final = Kind("seat", (*SEAT_NAMES, "bandits"))
_space: Final = Kind("card", SPACE_IDS, named="space")
_relic_there: Final = Kind(
    "relic", [str(n + 1) for n in range(RELICS_AT)], numbers=range(1, RELICS_AT + 1), named="n"
)  # at the site of who is asked
_relic_at: Final = Kind("relic", of=(_slot, _relic_there))
_add: Final = VOCABULARY.add


# Answers that stand alone
ACCEPT: Final = _add("accept")
DECLINE: Final = _add("decline")
DONE: Final = _add("done")
START_OVER: Final = _add("start-over")
REST: Final = _add("rest")
# Major actions
SEARCH: Final = _add("search", Kind("pile", ("world", *REGION_IDS)))
MUSTER: Final = _add("muster", _worked)  # + card
TRADE_FAVOR: Final = _add("trade-favor", _worked)  # + card: for favor
TRADE_SECRETS: Final = _add("trade-secrets", _worked)
TRAVEL: Final = _add("travel", _slot)
RECOVER_RELIC: Final = _add("recover-relic", _relic_there)
RECOVER_BANNER: Final = _add("recover-banner", _banner)
CAMPAIGN: Final = _add("campaign", _side)
# Minor actions
ADVISER: Final = _add("adviser", _card)  # + card: play or discard it
USE: Final = _add("use", Kind("card", IDS[1:SOURCES], first=1))  # + source
PEEK_RELIC: Final = _add("peek-relic", _relic_at)
PEEK_RELIQUARY: Final = _add("peek-reliquary")
TO_BOARD: Final = _add("to-board", _bands)  # + warbands
TO_SITE: Final = _add("to-site", _bands)
HAND_OVER: Final = _add("hand-over", _seat)
ASK_FOR: Final = _add("ask-for", _seat)
OFFER: Final = _add("offer", _seat)
EXILE: Final = _add("exile", _seat)
SELF_EXILE: Final = _add("self-exile")
# Playing a card
PLAY_SITE: Final = _add("play-site", _slot)
PLAY_ADVISER: Final = _add("play-adviser")
PLAY_FACEDOWN: Final = _add("play-facedown")
PLAY_VISION: Final = _add("reveal")
DISCARD: Final = _add("discard")
ON_PILE: Final = _add("on-pile", _pile)
UNDER_PILE: Final = _add("under-pile", _pile)
UNDER_DECK: Final = _add("under-deck")
# Campaigns
TARGET_SITE: Final = _add("target-site", _slot)
TARGET_RELIC: Final = _add("target-relic", _relic)  # + relic
TARGET_BANNER: Final = _add("target-banner", _banner)
TARGET_PAWN: Final = _add("target-pawn")
SACRIFICE: Final = _add("sacrifice")
LOSE_AT: Final = _add("lose-at", _slot)
LOSE_FROM: Final = _add("lose-from", _seat)
# Tokens in the Wake phase
PLACE_FAVOR: Final = _add("place-favor")
TAKE_FAVOR: Final = _add("take-favor")
TAKE_SECRET: Final = _add("take-secret")
# Whatever is asked for
NUMBER: Final = _add("number", _n)
SITE: Final = _add("site", _slot)
PLAYER: Final = _add("player", _side)
SUIT: Final = _add("suit", Kind("bank", SUIT_IDS, named="suit"))
REGION: Final = _add("region", Kind("pile", REGION_IDS, named="region"))
CARD: Final = _add("card", _card)  # + card
FACEDOWN: Final = _add("facedown", Kind("facedown", of=(_seat, Kind("n", [str(n + 1) for n in range(FACEDOWN_EACH)], first=1))))
RELIC_NAMED: Final = _add("relic", _relic)  # + relic
RELIC_AT: Final = _add("relic-at", _relic_at)  # facedown
BANNER_NAMED: Final = _add("banner", _held_banner)
SPACE: Final = _add("space", _space)
# Deals
GIVE_FAVOR: Final = _add("give-favor", _n)
WANT_FAVOR: Final = _add("want-favor", _n)
GIVE_SECRETS: Final = _add("give-secrets", _n)
WANT_SECRETS: Final = _add("want-secrets", _n)
GIVE_RELIC: Final = _add("give-relic", _relic)
WANT_RELIC: Final = _add("want-relic", _relic)
GIVE_BANNER: Final = _add("give-banner", _held_banner)
WANT_BANNER: Final = _add("want-banner", _held_banner)
GIVE_CARD: Final = _add("give-card", _card)
WANT_CARD: Final = _add("want-card", _card)
GIVE_SITE: Final = _add("give-site", _slot)
WANT_SITE: Final = _add("want-site", _slot)
PROMISE_PEACE: Final = _add("promise-peace")
WANT_PEACE: Final = _add("want-peace")
PROMISE_FAVOR: Final = _add("promise-favor", _n)
WANT_PROMISED_FAVOR: Final = _add("want-promised-favor", _n)
PROMISE_SECRETS: Final = _add("promise-secrets", _n)
WANT_PROMISED_SECRETS: Final = _add("want-promised-secrets", _n)
SHOW_RELIC: Final = _add("show-relic")
PROPOSE: Final = _add("propose")
# The chronicle
VOW: Final = _add("vow", Kind("oath", ("supremacy", "people", "devotion", "protection")))
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
_amount: Final = Kind("n", [str(n) for n in range(1, MOST_PROMISED + 1)], first=1)
PROMISE: Final = _add("promise")
WANT_PROMISE: Final = _add("want-promise")
WILL: Final = _add("will", Kind("deed", DEED_IDS))
WILL_NOT: Final = _add("will-not", Kind("deed", DEED_IDS))
WILL_GIVE: Final = _add("will-give", Kind("gift", GIFT_IDS))
ANYTHING: Final = _add("anything")
BY: Final = _add("by", Kind("when", WHEN_IDS))
PENALTY_FAVOR: Final = _add("penalty-favor", _amount)  # + favor
PENALTY_SECRETS: Final = _add("penalty-secrets", _amount)
PENALTY_RELIC: Final = _add("penalty-relic")
PENALTY_ADVISER: Final = _add("penalty-adviser")
# More about deals: answering one with another, and showing what lies facedown
COUNTER: Final = _add("counter")
SHOW_SPACE: Final = _add("show-space", Kind("shown", SPACE_IDS, named="space"))
SHOW: Final = _add("show", _card)  # + card
ACTIONS: Final = len(VOCABULARY)
