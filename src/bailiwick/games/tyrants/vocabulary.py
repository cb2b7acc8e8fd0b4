"""The names of all actions, in the order of their numbers (`actions`)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants import actions
from bailiwick.games.tyrants.board import COLOURS, LOCATION_NAMES, SITES
from bailiwick.games.tyrants.catalogue import CARD_IDS
from bailiwick.kernel.vocabulary import Vocabulary

SEAT_NAMES: Final = COLOURS[:4]
SITE_IDS: Final = tuple(site.id for site in SITES)
TROOP_NAMES: Final = tuple(f"{site} {colour}" for site in SITE_IDS for colour in COLOURS) + tuple(LOCATION_NAMES[len(SITES) :])
SPY_NAMES: Final = tuple(f"{site} {seat}" for site in SITE_IDS for seat in SEAT_NAMES)
TROPHY_NAMES: Final = tuple(f"{hall} {colour}" for hall in SEAT_NAMES for colour in COLOURS)


def build() -> Vocabulary:
    """Card verbs are numbered from card 1, so each begins one after its constant."""
    cards = tuple(CARD_IDS[1:])
    table: tuple[tuple[str, int, tuple[str, ...]], ...] = (
        ("end-turn", actions.END_TURN, ("",)),
        ("decline", actions.DECLINE, ("",)),
        ("accept", actions.ACCEPT, ("",)),
        ("option", actions.OPTION, ("1", "2", "3")),
        ("target", actions.TARGET, SEAT_NAMES),
        ("deploy-none", actions.DEPLOY_NONE, ("",)),
        ("recruit-devoured", actions.RECRUIT_DEVOURED, ("",)),
        ("use-devoured", actions.USE_DEVOURED, ("",)),
        ("devour-this", actions.DEVOUR_THIS, ("",)),
        ("promote-this", actions.PROMOTE_THIS, ("",)),
        ("play", actions.PLAY + 1, cards),
        ("deploy", actions.DEPLOY, tuple(LOCATION_NAMES)),
        ("assassinate", actions.ASSASSINATE, TROOP_NAMES),
        ("supplant", actions.SUPPLANT, TROOP_NAMES),
        ("return-troop", actions.RETURN_TROOP, TROOP_NAMES),
        ("return-spy", actions.RETURN_SPY, SPY_NAMES),
        ("place-spy", actions.PLACE_SPY, SITE_IDS),
        ("move-from", actions.MOVE_FROM, TROOP_NAMES),
        ("move-to", actions.MOVE_TO, tuple(LOCATION_NAMES)),
        ("take-trophy", actions.TAKE_TROPHY, TROPHY_NAMES),
        ("raise-at", actions.RAISE_AT, tuple(LOCATION_NAMES)),
        ("recruit", actions.RECRUIT + 1, cards),
        ("devour", actions.DEVOUR + 1, cards),
        ("discard", actions.DISCARD_CARD + 1, cards),
        ("promote", actions.PROMOTE + 1, cards),
        ("promote-from-hand", actions.PROMOTE_HAND + 1, cards),
        ("promote-from-discard", actions.PROMOTE_DISCARD + 1, cards),
        ("reveal", actions.REVEAL + 1, cards),
        ("use", actions.USE + 1, cards),
        ("resolve", actions.RESOLVE + 1, cards),
    )
    vocabulary = Vocabulary()
    for verb, number, arguments in table:
        if vocabulary.add(verb, arguments) != number:
            raise ValueError(f"The verb {verb!r} does not begin at action {number}.")
    if len(vocabulary) != actions.ACTIONS:
        raise ValueError(f"The action table has {len(vocabulary)} entries, not {actions.ACTIONS}.")
    return vocabulary
