"""What a card is, and the tables that the rules read while they run. The cards themselves are in `cards/`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.kernel.step import Step
from bailiwick.kernel.steps import Choose

GREEN: Final = "green"
BROWN: Final = "brown"

# Icons
MINION: Final = "place_minion"
BUILDING: Final = "place_building"
ASSASSINATION: Final = "assassinate"
NO_TROUBLE: Final = "remove_trouble"
MONEY: Final = "take_money"
SCROLL: Final = "scroll"
EVENT: Final = "random_event"
ANOTHER: Final = "play_another"
INTERRUPT: Final = "interrupt"


class Icon:
    """One icon of a card and what it does; an interrupt's does nothing by itself (A-15)."""

    def __init__(
        self, name: str, effect: Step[AnkhState] | None, amount: int = 0, opening: Choose[AnkhState] | None = None
    ) -> None:
        self.name = name
        self.effect = effect
        self.amount = amount
        self.opening = opening  # the step of the effect whose question comes first, if it begins with one


class Card:
    """A card as printed: its id, its name, and its icons from left to right. In a two-player game some are not there (A-3.9)."""

    def __init__(self, id: str, name: str, *icons: Icon, min_players: int = 2) -> None:
        self.id = id
        self.name = name
        self.icons: tuple[Icon, ...] = icons
        self.min_players = min_players
        self.number = 0
        self.border = ""

    @property
    def is_interrupt(self) -> bool:
        return any(icon.name == INTERRUPT for icon in self.icons)


# By card number; 0 is no card.
CARDS: Final[list[Card]] = []
CARD_IDS: Final[list[str]] = [""]
CARD_NUMBER: Final[dict[str, int]] = {}
ICONS: Final[list[tuple[Icon, ...]]] = [()]
PLAYABLE: Final[list[bool]] = [False]  # as the card of the turn: all but the interrupts
IS_BROWN: Final[list[bool]] = [False]
BROWNS: Final[list[int]] = [0] * 5  # by number of players: how many brown cards are in the game

# The interrupts, in the order of the `answer` actions
INTERRUPTS: Final = ("gaspode", "susan", "fresh_start_club", "igor", "wallace_sonky", "doctor_mossy_lawn")
GASPODE: Final = 0
SUSAN: Final = 1
FRESH_START_CLUB: Final = 2
IGOR: Final = 3
WALLACE_SONKY: Final = 4
MOSSY_LAWN: Final = 5
INTERRUPT_CARD: Final[list[int]] = [0] * 6  # their card numbers


def enlist(border: str, cards: tuple[Card, ...]) -> None:
    """Number the cards of one border and enter them in the tables."""
    for card in cards:
        card.border = border
        card.number = len(CARD_IDS)
        CARDS.append(card)
        CARD_IDS.append(card.id)
        CARD_NUMBER[card.id] = card.number
        ICONS.append(card.icons)
        PLAYABLE.append(not card.is_interrupt)
        IS_BROWN.append(border == BROWN)
        for players in range(card.min_players, 5):
            BROWNS[players] += border == BROWN
        if card.id in INTERRUPTS:
            INTERRUPT_CARD[INTERRUPTS.index(card.id)] = card.number


# The secret personalities; 0 is an unknown one.
PERSONALITIES: Final = (
    "",
    "lord_vetinari",
    "lord_selachii",
    "lord_rust",
    "lord_de_worde",
    "dragon_king_of_arms",
    "chrysoprase",
    "commander_vimes",
)
VETINARI: Final = 1
SELACHII: Final = 2
RUST: Final = 3
DE_WORDE: Final = 4
DRAGON_KING: Final = 5
CHRYSOPRASE: Final = 6
VIMES: Final = 7

# The random events; their steps are in `steps/events`.
EVENTS: Final = (
    "",
    "the_dragon",
    "flood",
    "fire",
    "fog",
    "riots",
    "explosion",
    "mysterious_murders",
    "demons_from_the_dungeon_dimensions",
    "subsidence",
    "bloody_stupid_johnson",
    "trolls",
    "earthquake",
)
