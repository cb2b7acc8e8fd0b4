"""The names of all actions, in the order of their numbers (`actions`)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork import actions
from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.catalogue import CARD_IDS, INTERRUPTS
from bailiwick.kernel.vocabulary import Vocabulary

SEAT_NAMES: Final = ("red", "blue", "green", "yellow")
KIND_NAMES: Final = (*SEAT_NAMES, "troll", "demon")
PIECE_NAMES: Final = tuple(f"{area} {kind}" for area in AREA_IDS[1:] for kind in KIND_NAMES)
SHIELDED: Final = ("minion", "building", "card", "arrival")  # what Small Gods may protect, or keep away
SHIELD_NAMES: Final = tuple(f"{area} {thing}" for area in AREA_IDS[1:] for thing in SHIELDED)


def build() -> Vocabulary:
    """Card and area verbs are numbered from 1, so each begins one after its constant."""
    cards, areas, alone = tuple(CARD_IDS[1:]), AREA_IDS[1:], ("",)
    table: tuple[tuple[str, int, tuple[str, ...]], ...] = (
        ("pass", actions.PASS, alone),
        ("skip", actions.SKIP, alone),
        ("end-turn", actions.END_TURN, alone),
        ("decline", actions.DECLINE, alone),
        ("scroll", actions.SCROLL, alone),
        ("take-money", actions.TAKE_MONEY, alone),
        ("pay", actions.PAY, alone),
        ("refuse", actions.REFUSE, alone),
        ("done", actions.DONE, alone),
        ("name", actions.NAME, SEAT_NAMES),
        ("answer", actions.ANSWER, INTERRUPTS),
        ("power", actions.POWER + 1, areas),
        ("play", actions.PLAY + 1, cards),
        ("place", actions.PLACE + 1, areas),
        ("relocate", actions.RELOCATE + 1, areas),
        ("build", actions.BUILD + 1, areas),
        ("give-up", actions.GIVE_UP + 1, areas),
        ("raze", actions.RAZE + 1, areas),
        ("take-over", actions.TAKE_OVER + 1, areas),
        ("stir", actions.STIR + 1, areas),
        ("calm", actions.CALM + 1, areas),
        ("pick", actions.PICK + 1, areas),
        ("move-to", actions.MOVE_TO + 1, areas),
        ("remove", actions.REMOVE, PIECE_NAMES),
        ("move", actions.MOVE, PIECE_NAMES),
        ("swap", actions.SWAP, PIECE_NAMES),
        ("protect", actions.PROTECT, SHIELD_NAMES),
        ("discard", actions.DISCARD_CARD + 1, cards),
        ("give", actions.GIVE + 1, cards),
        ("keep", actions.KEEP + 1, cards),
    )
    vocabulary = Vocabulary()
    for verb, number, arguments in table:
        if vocabulary.add(verb, arguments) != number:
            raise ValueError(f"The verb {verb!r} does not begin at action {number}.")
    if len(vocabulary) != actions.ACTIONS:
        raise ValueError(f"The action table has {len(vocabulary)} entries, not {actions.ACTIONS}.")
    return vocabulary
