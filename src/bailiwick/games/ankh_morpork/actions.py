"""The numbers of all actions, written out for the compiler; `vocabulary` says what they mean, and checks that the two agree.

Card and area numbers start at 1, so such a verb's constant is one less than its first action and `PLAY + card` is the action. A
*piece* is numbered by where it stands: (area - 1) * 6 + kind, the kinds being the four seats, troll and demon.
"""

from __future__ import annotations

from typing import Final

CARDS: Final = 101
AREA_ACTIONS: Final = 12
KINDS: Final = 6
PIECES: Final = 72  # 12 areas * 6 kinds
SHIELDED: Final = 48  # 12 areas * 4 things that Small Gods may protect

# What verbs are about, by number
ANY_SEAT: Final = range(4)
ANY_AREA: Final = range(1, AREA_ACTIONS + 1)
ANY_CARD: Final = range(1, CARDS + 1)
ANY_PIECE: Final = range(PIECES)

PASS: Final = 0
SKIP: Final = 1
END_TURN: Final = 2
DECLINE: Final = 3
SCROLL: Final = 4
TAKE_MONEY: Final = 5
PAY: Final = 6
REFUSE: Final = 7
DONE: Final = 8
NAME: Final = 9  # a seat
ANSWER: Final = 13  # one of the six interrupts
POWER: Final = 18  # a City Area card

PLAY: Final = POWER + AREA_ACTIONS
PLACE: Final = PLAY + CARDS
RELOCATE: Final = PLACE + AREA_ACTIONS
BUILD: Final = RELOCATE + AREA_ACTIONS
GIVE_UP: Final = BUILD + AREA_ACTIONS
RAZE: Final = GIVE_UP + AREA_ACTIONS
TAKE_OVER: Final = RAZE + AREA_ACTIONS
STIR: Final = TAKE_OVER + AREA_ACTIONS
CALM: Final = STIR + AREA_ACTIONS
PICK: Final = CALM + AREA_ACTIONS
MOVE_TO: Final = PICK + AREA_ACTIONS
REMOVE: Final = MOVE_TO + AREA_ACTIONS + 1
MOVE: Final = REMOVE + PIECES
SWAP: Final = MOVE + PIECES
PROTECT: Final = SWAP + PIECES
DISCARD_CARD: Final = PROTECT + SHIELDED - 1
GIVE: Final = DISCARD_CARD + CARDS
KEEP: Final = GIVE + CARDS


def area_of(action: int, verb: int) -> int:
    """The area an area verb's action names; 0 if the action is of another verb."""
    area = action - verb
    return area if 1 <= area <= AREA_ACTIONS else 0


def card_of(action: int, verb: int) -> int:
    """The card a card verb's action names; 0 if the action is of another verb."""
    card = action - verb
    return card if 1 <= card <= CARDS else 0
