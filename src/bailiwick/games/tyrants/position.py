"""Reading a position (docs/positions/tyrants.md): what its fields (`fields`) say together.

What a person leaves out has a sensible default; what can't be is refused with the place and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bailiwick.games.tyrants.board import COLOURS, SITE_COUNT, WHITE
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import CARD_IDS, CARD_NUMBER, COPIES
from bailiwick.games.tyrants.setup import DEMONS
from bailiwick.games.tyrants.state import (
    BARRACKS,
    CONTEXT,
    GONE,
    HAND,
    HOUSE_GUARD,
    OUTCAST,
    PRIESTESS,
    ROUTES,
    SUPPLY,
    TROOP_COUNT,
    TROPHIES,
    TyrantsState,
)
from bailiwick.games.tyrants.steps.playing import END_CARD
from bailiwick.games.tyrants.steps.turn import MAIN
from bailiwick.kernel.errors import BadPosition
from bailiwick.kernel.position import Schema, read_flight
from bailiwick.kernel.reading import Node
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Program

SUPPLIES = (HOUSE_GUARD, PRIESTESS, OUTCAST)


def troops_outside_barracks(s: TyrantsState, colour: int) -> int:
    at_sites = sum(s.count(site, colour) for site in range(SITE_COUNT))
    on_routes = s.board[ROUTES + colour].bit_count()
    return at_sites + on_routes + sum(s.tokens[TROPHIES + hall * 5 + colour] for hall in range(s.seats))


def settle_barracks(s: TyrantsState, seats: Node) -> None:
    """By default all troops that are nowhere else; a person may set some aside but not invent any (T-1.2)."""
    for seat in range(s.seats):
        elsewhere = troops_outside_barracks(s, seat)
        page = seats.at(COLOURS[seat], {})
        if elsewhere > TROOP_COUNT:
            raise page.wrong(f"{elsewhere} of its {TROOP_COUNT} troops are on the map and in trophy halls.")
        barracks = s.tokens[BARRACKS + seat]
        if barracks + elsewhere > TROOP_COUNT:
            raise page.at("barracks").wrong(
                f"{barracks} in barracks and {elsewhere} elsewhere are more than the {TROOP_COUNT} troops there are."
            )
        if barracks < 0:
            s.tokens[BARRACKS + seat] = TROOP_COUNT - elsewhere
    if troops_outside_barracks(s, WHITE) > TROOP_COUNT:
        raise seats.wrong(f"there are only {TROOP_COUNT} white troops (T-1.2).")


def settle_supplies(s: TyrantsState) -> None:
    """By default all House Guards and Priestesses that are nowhere else; Outcasts too, if the market has Demons (T-2.4)."""
    cards = cards_everywhere(s)
    demons = s.decks >> DEMONS & 1
    for card in SUPPLIES:
        if s.tokens[SUPPLY + card] < 0:
            rest = max(0, COPIES[card] - cards.count(card))
            s.tokens[SUPPLY + card] = rest if card != OUTCAST or demons else 0


def cards_everywhere(s: TyrantsState) -> bytes:
    """Every card of the position outside the three supplies."""
    played = bytes([card for i, card in enumerate(s.played) if s.whereabouts[i] != GONE])
    return b"".join(s.piles) + s.row + s.market + s.devoured + played


def check_copies(s: TyrantsState) -> None:
    cards = cards_everywhere(s)
    for card in CARDS:
        number = cards.count(card.number)
        if card.number in SUPPLIES:
            number += s.tokens[SUPPLY + card.number]
        if number > card.copies:
            raise BadPosition(f"There are {number} copies of {card.name}; the box has {card.copies}.")


def check_shown(s: TyrantsState, data: Node) -> None:
    for i, card in enumerate(s.shown):
        if s.active < 0 or s.piles[HAND + s.active].count(card) < s.shown[: i + 1].count(card):
            raise data.at("turn").at("shown").wrong(f"{CARD_IDS[card]!r} is not in the active player's hand.")


def check_cards_in_flight(s: TyrantsState, data: Node, program: Program[TyrantsState]) -> None:
    """Each card that is being resolved has its registers, and what lies above it on the stack is its own."""
    frames = data.at("stack").list()
    steps = program.read_stack(data.at("stack"))[::FRAME]
    if len(steps) > 1 and steps[1] != END_CARD.index:
        raise frames[1].wrong(f"above the turn lies {END_CARD.key!r}, and above that a card.")
    open_cards = steps.count(END_CARD.index)
    if open_cards * CONTEXT != len(s.context):
        raise data.at("registers", []).wrong(
            f"{open_cards} cards are being resolved, so {open_cards} sets of registers are needed."
        )
    opened = -CONTEXT
    for frame, step in zip(frames[1:], steps[1:], strict=True):
        if step == END_CARD.index:
            opened += CONTEXT
        card = CARD_IDS[s.played[s.context[opened]]]
        owner = program.steps[step].key.partition("/")[0]
        if owner in CARD_NUMBER and owner != card:
            raise frame.wrong(f"this is no part of {card!r}, which is being resolved.")


def from_json(raw: Mapping[str, Any], schema: Schema[TyrantsState]) -> TyrantsState:
    """Read a position. Without a stack it is the active player's main part of the turn."""
    s = TyrantsState()
    data = schema.read(raw, s)
    settle_barracks(s, data.at("seats", {}))
    settle_supplies(s)
    check_copies(s)
    check_shown(s, data)
    if data.has("stack") and not data.at("over", False).flag():
        check_cards_in_flight(s, data, schema.program)
    if not read_flight(s, data, schema.program, COLOURS[: s.seats], asked=s.active):
        s.push(MAIN.index)
    return s
