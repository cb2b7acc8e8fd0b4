"""Reading a position (docs/positions/immortals.md): what its fields (`fields`) say together.

What a person leaves out has a sensible default; what can't be is refused with the place and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bailiwick.games.immortals.board import SITE_COUNT
from bailiwick.games.immortals.cards import CONFLICT_IDS
from bailiwick.games.immortals.data import ARMIES
from bailiwick.games.immortals.fields import PLAN, onlooker
from bailiwick.games.immortals.setup import conflicts_for
from bailiwick.games.immortals.state import INHABITANTS, SPECTATOR, WHOLE, ImmortalsState
from bailiwick.games.immortals.steps.execution import EXECUTION
from bailiwick.games.immortals.steps.planning import PLANNING
from bailiwick.games.immortals.steps.reinforcing import DRAWING, REINFORCING
from bailiwick.games.immortals.tower import GREEN
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel.errors import BadPosition
from bailiwick.kernel.position import Schema, read_flight
from bailiwick.kernel.reading import Node
from bailiwick.kernel.state import FRAME


def settle_deck(s: ImmortalsState, data: Node) -> None:
    """The deck is by default what is nowhere else, in the order of the cards."""
    elsewhere = s.discards + b"".join(s.draft_decks) + b"".join(s.draft_discards) + b"".join(s.draft_hands)
    elsewhere += b"".join(s.conflicts) + bytes([card for card in s.chosen if card])
    everything = conflicts_for(s.seats, 0) + conflicts_for(s.seats, 1)
    if not data.has("deck"):
        s.deck = bytes([card for card in everything if card not in elsewhere])[::-1]
    everywhere = elsewhere + s.deck
    for card in set(everywhere):
        if everywhere.count(card) > 1:
            raise BadPosition(f"{CONFLICT_IDS[card]!r} is in the position {everywhere.count(card)} times; there is one (I-1.3).")
        if card not in everything:
            raise BadPosition(f"{CONFLICT_IDS[card]!r} is not in the game with two players (I-17.1).")


def check_armies(s: ImmortalsState, seats: Node) -> None:
    for seat in range(s.seats):
        total = s.limbo[2 * seat] + s.limbo[2 * seat + 1] + s.supply[seat] + s.tray[seat] + s.tower[seat]
        total += sum(s.groups[seat]) + sum(s.armies(site) for site in range(SITE_COUNT) if s.owner(site) == seat)
        if total > ARMIES:
            raise seats.at(SEAT_NAMES[seat], {}).wrong(f"{total} armies are more than the {ARMIES} there are (I-2.5).")
    if s.tray[GREEN] + s.tower[GREEN] + s.inhabitants > INHABITANTS:
        raise BadPosition(f"there are only {INHABITANTS} inhabitants (I-1.6).")


def check_action(s: ImmortalsState, frame: Node) -> None:
    """Raise BadPosition unless what is under way belongs to the phase below it."""
    drawing = s.stack[FRAME] == DRAWING.index
    if s.stack[0] != (REINFORCING.index if drawing else EXECUTION.index):
        raise frame.wrong(f"this lies on {(REINFORCING if drawing else EXECUTION).key!r}.")


def from_json(raw: Mapping[str, Any], schema: Schema[ImmortalsState]) -> ImmortalsState:
    """Read a position. Without a stack it is the planning of the round."""
    s = ImmortalsState()
    data = schema.read(raw, s)
    seats, pages = SEAT_NAMES[: s.seats], data.at("seats", {})
    for seat, name in enumerate(seats):
        PLAN.read_held(s, seat, pages.at(name, {}))
    settle_deck(s, data)
    check_armies(s, pages)
    known = -1 if s.seen_by == WHOLE else 0 if s.seen_by == SPECTATOR else 1 << s.seen_by
    flying = read_flight(s, data, schema.program, seats, together=True, known=known)
    if flying and len(s.stack) > FRAME:
        check_action(s, data.at("stack").list()[1])
    if not flying:
        s.push(PLANNING.index)
    return s


def check_whole(s: ImmortalsState) -> None:
    if s.seen_by != WHOLE:
        raise BadPosition(f"seen_by: this is only what {onlooker(s)} may know; no game can go on from it.")
