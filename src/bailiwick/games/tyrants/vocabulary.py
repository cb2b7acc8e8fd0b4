"""Every choice that anyone can make: the verbs and the kinds of things they are about, by their numbers (`actions`)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants import actions
from bailiwick.games.tyrants.board import COLOURS, LOCATION_NAMES, SITES
from bailiwick.games.tyrants.catalogue import CARD_IDS
from bailiwick.games.tyrants.piles import DISCARD_PILE, IN_HAND, IN_MARKET, PLAY_AREA
from bailiwick.kernel.vocabulary import Kind, Vocabulary

SEAT_NAMES: Final = COLOURS[:4]
OPTION: Final = Kind("option", ("1", "2", "3"), first=1)
SEAT: Final = Kind("seat", SEAT_NAMES)
COLOUR: Final = Kind("colour", COLOURS)
PLACE: Final = Kind("place", LOCATION_NAMES)
SITE: Final = Kind("site", LOCATION_NAMES[: len(SITES)], named="place")
SPY: Final = Kind("spy", of=(SITE, SEAT))
TROPHY: Final = Kind("trophy", of=(SEAT, COLOUR))
TROOP: Final = Kind("troop", (*Kind("", of=(SITE, COLOUR)).ids, *LOCATION_NAMES[len(SITES) :]))


def build() -> Vocabulary:
    card = Kind("card", CARD_IDS[1:], first=1)
    vocabulary = Vocabulary()
    add = vocabulary.add
    add("end-turn", at=actions.END_TURN)
    add("decline", at=actions.DECLINE)
    add("accept", at=actions.ACCEPT)
    add("option", OPTION, at=actions.OPTION - 1)
    add("target", SEAT, at=actions.TARGET)
    add("deploy-none", at=actions.DEPLOY_NONE)
    add("recruit-devoured", at=actions.RECRUIT_DEVOURED)
    add("use-devoured", at=actions.USE_DEVOURED)
    add("devour-this", at=actions.DEVOUR_THIS)
    add("promote-this", at=actions.PROMOTE_THIS)
    add("play", card, pile=IN_HAND, at=actions.PLAY)
    add("deploy", PLACE, at=actions.DEPLOY)
    add("assassinate", TROOP, at=actions.ASSASSINATE)
    add("supplant", TROOP, at=actions.SUPPLANT)
    add("return-troop", TROOP, at=actions.RETURN_TROOP)
    add("return-spy", SPY, at=actions.RETURN_SPY)
    add("place-spy", SITE, at=actions.PLACE_SPY)
    add("move-from", TROOP, at=actions.MOVE_FROM)
    add("move-to", PLACE, at=actions.MOVE_TO)
    add("take-trophy", TROPHY, at=actions.TAKE_TROPHY)
    add("raise-at", PLACE, at=actions.RAISE_AT)
    add("recruit", card, pile=IN_MARKET, at=actions.RECRUIT)
    add("devour", card, at=actions.DEVOUR)  # from the hand, the market or the inner circle: who asks knows it
    add("discard", card, pile=IN_HAND, at=actions.DISCARD_CARD)
    add("promote", card, pile=PLAY_AREA, at=actions.PROMOTE)
    add("promote-from-hand", card, pile=IN_HAND, at=actions.PROMOTE_HAND)
    add("promote-from-discard", card, pile=DISCARD_PILE, at=actions.PROMOTE_DISCARD)
    add("reveal", card, pile=IN_HAND, at=actions.REVEAL)
    add("use", card, at=actions.USE)  # from the market or the inner circle
    add("resolve", card, at=actions.RESOLVE)  # from the play area, unless it is there no more
    return vocabulary
