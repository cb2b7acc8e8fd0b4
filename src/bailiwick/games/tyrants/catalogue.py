"""What a card is, and the tables that the rules read while they run. The cards themselves are in `cards/`, a half-deck a file."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.state import TyrantsState
from bailiwick.kernel.step import Step

NO_ASPECT: Final = 0
AMBITION: Final = 1
CONQUEST: Final = 2
MALICE: Final = 3
GUILE: Final = 4
OBEDIENCE: Final = 5
ASPECTS: Final = ("", "ambition", "conquest", "malice", "guile", "obedience")

NO_COST: Final = -1  # a dash on the card: it can never be bought (T-6.1)

STARTER: Final = "starter"
CORE: Final = "core"
HALF_DECKS: Final = ("drow", "dragons", "elementals", "demons", "aberrations", "undead")


class Card:
    """A card as printed: id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle, effect.

    `reaction` runs when another player's effect makes its owner discard it (T-10.11.2).
    """

    def __init__(
        self,
        id: str,
        name: str,
        cost: int,
        aspect: int,
        kind: str,
        copies: int,
        deck_vp: int,
        inner_vp: int,
        effect: Step[TyrantsState],
        reaction: Step[TyrantsState] | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.cost = cost
        self.aspect = aspect
        self.kind = kind
        self.copies = copies
        self.deck_vp = deck_vp
        self.inner_vp = inner_vp
        self.effect = effect
        self.reaction = reaction
        self.number = 0
        self.deck = ""


# By card number; 0 is no card.
COST: Final[list[int]] = [NO_COST]
ASPECT: Final[list[int]] = [NO_ASPECT]
KIND: Final[list[str]] = [""]
DECK_VP: Final[list[int]] = [0]
INNER_VP: Final[list[int]] = [0]
COPIES: Final[list[int]] = [0]
EFFECT: Final[list[Step[TyrantsState] | None]] = [None]
REACTION: Final[list[Step[TyrantsState] | None]] = [None]
CARDS: Final[list[Card]] = []
CARD_IDS: Final[list[str]] = [""]
CARD_NUMBER: Final[dict[str, int]] = {}


def enlist(deck: str, cards: tuple[Card, ...]) -> None:
    """Number the cards of a deck and enter them in the tables."""
    for card in cards:
        card.deck = deck
        card.number = len(CARD_IDS)
        CARDS.append(card)
        CARD_IDS.append(card.id)
        CARD_NUMBER[card.id] = card.number
        COST.append(card.cost)
        ASPECT.append(card.aspect)
        KIND.append(card.kind)
        DECK_VP.append(card.deck_vp)
        INNER_VP.append(card.inner_vp)
        COPIES.append(card.copies)
        EFFECT.append(card.effect)
        REACTION.append(card.reaction)
