"""The numbers of all actions, written out for the compiler; `vocabulary` says what they mean, and checks that the two agree.

Card numbers start at 1, so a card verb's constant is one less than its first action and `PLAY + card` is the action. A *troop* is
numbered by where it stands: site * 5 + colour, then one number for each route space. A *spy* is site * 4 + seat.
"""

from __future__ import annotations

from typing import Final

CARDS: Final = 125
PLACES: Final = 79  # sites and route spaces
TROOPS: Final = 183  # 26 sites * 5 colours + 53 route spaces
ROUTE_TROOP: Final = 130  # the first route space among the troops
SPIES_: Final = 104  # 26 sites * 4 seats
HALLS: Final = 20  # 4 trophy halls * 5 colours

# What verbs are about, by number
ANY_CARD: Final = range(1, CARDS + 1)
ANY_PLACE: Final = range(PLACES)
ANY_TROOP: Final = range(TROOPS)
ANY_SEAT: Final = range(4)

END_TURN: Final = 0
DECLINE: Final = 1
ACCEPT: Final = 2
OPTION: Final = 3  # option 1, 2, 3
TARGET: Final = 6  # a seat
DEPLOY_NONE: Final = 10
RECRUIT_DEVOURED: Final = 11
USE_DEVOURED: Final = 12
DEVOUR_THIS: Final = 13
PROMOTE_THIS: Final = 14

PLAY: Final = 14
DEPLOY: Final = PLAY + CARDS + 1
ASSASSINATE: Final = DEPLOY + PLACES
SUPPLANT: Final = ASSASSINATE + TROOPS
RETURN_TROOP: Final = SUPPLANT + TROOPS
RETURN_SPY: Final = RETURN_TROOP + TROOPS
PLACE_SPY: Final = RETURN_SPY + SPIES_
MOVE_FROM: Final = PLACE_SPY + 26
MOVE_TO: Final = MOVE_FROM + TROOPS
TAKE_TROPHY: Final = MOVE_TO + PLACES
RAISE_AT: Final = TAKE_TROPHY + HALLS
RECRUIT: Final = RAISE_AT + PLACES - 1
DEVOUR: Final = RECRUIT + CARDS
DISCARD_CARD: Final = DEVOUR + CARDS
PROMOTE: Final = DISCARD_CARD + CARDS
PROMOTE_HAND: Final = PROMOTE + CARDS
PROMOTE_DISCARD: Final = PROMOTE_HAND + CARDS
REVEAL: Final = PROMOTE_DISCARD + CARDS
USE: Final = REVEAL + CARDS
RESOLVE: Final = USE + CARDS
