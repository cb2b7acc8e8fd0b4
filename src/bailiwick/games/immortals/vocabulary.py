"""The names of all actions, in the order of their numbers (`actions`)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals import actions
from bailiwick.games.immortals.board import REALMS, SITE_IDS, STRIKE_AT, STRIKE_FROM
from bailiwick.games.immortals.cards import ARMY_SPACES, BUILDS, CARD_IDS, CONFLICT_IDS, MAGIC, SPACES
from bailiwick.kernel.vocabulary import Vocabulary

SEAT_NAMES: Final = ("red", "blue", "purple", "yellow", "black")
ARMY_CARDS: Final = (*CARD_IDS[1:MAGIC], "blank")
MAGIC_CARDS: Final = (*CARD_IDS[MAGIC : MAGIC + 4], "blank")


def build() -> Vocabulary:
    """Verbs numbered from 1 (groups, armies, conflicts) begin one after their constant."""
    alone = ("",)
    numbers = tuple(str(number) for number in range(44))
    table: tuple[tuple[str, int, tuple[str, ...]], ...] = (
        ("pass", actions.PASS, alone),
        ("done", actions.DONE, alone),
        ("ready", actions.READY, alone),
        ("start-over", actions.START_OVER, alone),
        ("draw", actions.DRAW, alone),
        ("decline", actions.DECLINE, alone),
        ("take-gold", actions.TAKE_GOLD, alone),
        ("take-energy", actions.TAKE_ENERGY, alone),
        ("option", actions.OPTION, ("1", "2")),
        ("realm", actions.REALM, REALMS),
        ("build", actions.BUILD, BUILDS),
        ("group", actions.GROUP + 1, numbers[1:]),
        ("armies", actions.ARMIES_OUT + 1, numbers[1:]),
        ("split", actions.SPLIT, numbers),
        ("act", actions.ACT, SPACES),
        ("forfeit", actions.FORFEIT, SPACES),
        ("leave", actions.LEAVE, SPACES),
        ("site", actions.SITE, SITE_IDS),
        ("move-from", actions.MOVE_FROM, SITE_IDS),
        ("move-to", actions.MOVE_TO, SITE_IDS),
        ("choose", actions.CHOOSE + 1, CONFLICT_IDS[1:]),
        ("attack", actions.STRIKE, tuple(f"{SITE_IDS[a]} {SITE_IDS[b]}" for a, b in zip(STRIKE_FROM, STRIKE_AT, strict=True))),
        ("plan", actions.PLAN_ARMY, tuple(f"{space} {card}" for space in SPACES[:ARMY_SPACES] for card in ARMY_CARDS)),
        ("cast", actions.PLAN_MAGIC, tuple(f"{space} {card}" for space in SPACES[ARMY_SPACES:] for card in MAGIC_CARDS)),
    )
    vocabulary = Vocabulary()
    for verb, number, arguments in table:
        if vocabulary.add(verb, arguments) != number:
            raise ValueError(f"The verb {verb!r} does not begin at action {number}, but {len(vocabulary)}.")
    if len(vocabulary) != actions.ACTIONS:
        raise ValueError(f"The action table has {len(vocabulary)} entries, not {actions.ACTIONS}.")
    return vocabulary
