"""Every choice that anyone can make: the verbs and the kinds of things they are about, by their numbers (`actions`)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork import actions
from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.catalogue import CARD_IDS, INTERRUPT_CARD, INTERRUPTS
from bailiwick.games.ankh_morpork.piles import IN_HAND, OFFERED
from bailiwick.kernel.vocabulary import Kind, Vocabulary

SEAT_NAMES: Final = ("red", "blue", "green", "yellow")
KIND_NAMES: Final = (*SEAT_NAMES, "troll", "demon")
SHIELDED: Final = ("minion", "building", "card", "arrival")  # what Small Gods may protect, or keep away

SEAT: Final = Kind("seat", SEAT_NAMES)
AREA: Final = Kind("area", AREA_IDS[1:], first=1)
BUILDING: Final = Kind("building", AREA_IDS[1:], first=1, named="area")
POWER: Final = Kind("power", AREA_IDS[1:], first=1, named="area")
PIECE: Final = Kind("piece", of=(AREA, Kind("kind", KIND_NAMES, named="the_kind")))
SHIELD: Final = Kind("shield", of=(AREA, Kind("what", SHIELDED)))
OWN_PIECE: Final = Kind("own", AREA_IDS[1:], first=1, named="area")  # whoever is asked knows whose


def build() -> Vocabulary:
    card = Kind("card", CARD_IDS[1:], first=1)
    vocabulary = Vocabulary()
    add = vocabulary.add
    add("pass", at=actions.PASS)
    add("skip", at=actions.SKIP)
    add("end-turn", at=actions.END_TURN)
    add("decline", at=actions.DECLINE)
    add("scroll", at=actions.SCROLL)
    add("take-money", at=actions.TAKE_MONEY)
    add("pay", at=actions.PAY)
    add("refuse", at=actions.REFUSE)
    add("done", at=actions.DONE)
    add("name", SEAT, at=actions.NAME)
    add("answer", Kind("card", INTERRUPTS, numbers=INTERRUPT_CARD), pile=IN_HAND, at=actions.ANSWER)
    add("power", POWER, at=actions.POWER)
    add("play", card, pile=IN_HAND, at=actions.PLAY)
    add("place", AREA, at=actions.PLACE)
    add("relocate", OWN_PIECE, at=actions.RELOCATE)
    add("build", AREA, at=actions.BUILD)
    add("give-up", BUILDING, at=actions.GIVE_UP)
    add("raze", BUILDING, at=actions.RAZE)
    add("take-over", BUILDING, at=actions.TAKE_OVER)
    add("stir", AREA, at=actions.STIR)
    add("calm", AREA, at=actions.CALM)
    add("pick", AREA, at=actions.PICK)
    add("move-to", AREA, at=actions.MOVE_TO)
    add("remove", PIECE, at=actions.REMOVE)
    add("move", PIECE, at=actions.MOVE)
    add("swap", PIECE, at=actions.SWAP)
    add("protect", SHIELD, at=actions.PROTECT)
    add("discard", card, pile=IN_HAND, at=actions.DISCARD_CARD)
    add("give", card, pile=IN_HAND, at=actions.GIVE)
    add("keep", card, pile=OFFERED, at=actions.KEEP)
    return vocabulary
