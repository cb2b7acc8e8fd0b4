"""Every choice that anyone can make: the verbs and the kinds of things they are about, by their numbers (`actions`)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals import actions
from bailiwick.games.immortals.board import REALMS, SITE_IDS, STRIKE_AT, STRIKE_FROM
from bailiwick.games.immortals.cards import ARMY_SPACES, BLANK, BUILDS, CARD_IDS, CONFLICT_IDS, MAGIC, SPACES
from bailiwick.kernel.vocabulary import Kind, Vocabulary

SEAT_NAMES: Final = ("red", "blue", "purple", "yellow", "black")

OPTION: Final = Kind("option", ("1", "2"), first=1)
REALM: Final = Kind("realm", REALMS)
BUILD: Final = Kind("build", BUILDS)
ARMIES: Final = Kind("n", [str(number) for number in range(1, actions.ARMIES + 1)], first=1)
LIGHT: Final = Kind("n", [str(number) for number in range(actions.ARMIES + 1)])  # of the armies, those that go there
SPACE: Final = Kind("space", SPACES)
SITE: Final = Kind("site", SITE_IDS)
CONFLICT: Final = Kind("conflict", CONFLICT_IDS[1:], first=1)
STRIKE: Final = Kind("strike", [f"{SITE_IDS[a]} {SITE_IDS[b]}" for a, b in zip(STRIKE_FROM, STRIKE_AT, strict=True)])
ARMY_SPACE: Final = Kind("space", SPACES[:ARMY_SPACES])
MAGIC_SPACE: Final = Kind("space", SPACES[ARMY_SPACES:], first=ARMY_SPACES)
ARMY_CARD: Final = Kind("card", (*CARD_IDS[1:MAGIC], "blank"), numbers=(*range(1, MAGIC), BLANK))
MAGIC_CARD: Final = Kind("card", (*CARD_IDS[MAGIC:BLANK], "blank"), first=MAGIC)


def build() -> Vocabulary:
    vocabulary = Vocabulary()
    add = vocabulary.add
    add("pass", at=actions.PASS)
    add("done", at=actions.DONE)
    add("ready", at=actions.READY)
    add("start-over", at=actions.START_OVER)
    add("draw", at=actions.DRAW)
    add("decline", at=actions.DECLINE)
    add("take-gold", at=actions.TAKE_GOLD)
    add("take-energy", at=actions.TAKE_ENERGY)
    add("option", OPTION, at=actions.OPTION - 1)
    add("realm", REALM, at=actions.REALM)
    add("build", BUILD, at=actions.BUILD)
    add("group", ARMIES, at=actions.GROUP)
    add("armies", ARMIES, at=actions.ARMIES_OUT)
    add("split", LIGHT, at=actions.SPLIT)
    add("act", SPACE, at=actions.ACT)
    add("forfeit", SPACE, at=actions.FORFEIT)
    add("leave", SPACE, at=actions.LEAVE)
    add("site", SITE, at=actions.SITE)
    add("move-from", SITE, at=actions.MOVE_FROM)
    add("move-to", SITE, at=actions.MOVE_TO)
    add("choose", CONFLICT, at=actions.CHOOSE)
    add("attack", STRIKE, at=actions.STRIKE)
    add("plan", ARMY_SPACE, ARMY_CARD, at=actions.PLAN_ARMY)
    add("cast", MAGIC_SPACE, MAGIC_CARD, at=actions.PLAN_MAGIC)
    return vocabulary
