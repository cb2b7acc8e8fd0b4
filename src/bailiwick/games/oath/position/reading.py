"""Reading a position: what its fields (`fields`) say together.

What a person leaves out has a sensible default; what can't be is refused with the place and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import DENIZEN_COUNT, EDIFICE, IDS, SITE_COUNT, VISION, other_side
from bailiwick.games.oath.position.checking import check, check_pawns
from bailiwick.games.oath.position.frames import check_frames
from bailiwick.games.oath.position.ids import FAVOR
from bailiwick.games.oath.powers import awake
from bailiwick.games.oath.prince.turn import PRINCE_ACTS
from bailiwick.games.oath.state import CHANCELLOR, SEATS, OathState
from bailiwick.games.oath.steps.act import ACTING
from bailiwick.games.oath.steps.rest import RESTING
from bailiwick.games.oath.steps.turn import TURNS
from bailiwick.games.oath.vocabulary import SEAT_NAMES
from bailiwick.kernel.errors import BadPosition
from bailiwick.kernel.position import Schema, read_flight
from bailiwick.kernel.reading import Node


def settle_stock(s: OathState) -> None:
    """Warbands in the personal banks: those that are nowhere else."""
    for colour in range(SEATS):
        total = 24 if colour == CHANCELLOR else 14
        out = s.caged[colour] + (1 if s.prophet == colour else 0)
        out += sum(s.garrison[place] for place in range(SLOTS) if s.garrison[place] and s.colour[place] == colour)
        out += sum(s.board[seat] for seat in range(s.seats) if (seat if s.role[seat] == 2 else CHANCELLOR) == colour)
        if out > total:
            raise BadPosition(f"seats: {out} warbands of {SEAT_NAMES[colour]} are more than the {total} there are (O-1.2).")
        s.stock[colour] = total - out


def settle_stores(s: OathState, data: Node) -> None:
    """Archive and site deck: by default all that is nowhere else."""
    placed = s.deck + s.dispossessed + b"".join(s.discards) + b"".join(s.site_cards)
    placed += b"".join(s.advisers) + b"".join(s.facedown) + b"".join(s.hands) + bytes([v for v in s.vision if v])
    for card in set(placed):
        if placed.count(card) > 1:
            raise BadPosition(f"{IDS[card]!r} is in the position {placed.count(card)} times (O-14.5).")
    if not data.has("archive"):
        s.archive = bytes([card for card in range(1, DENIZEN_COUNT + 1) if card not in placed]) + bytes(
            [card for card in range(EDIFICE, VISION, 2) if card not in placed and other_side(card) not in placed]
        )
    s.site_deck = s.site_deck or bytes([site for site in range(SITE_COUNT) if site not in s.slots])


def settle_favor(s: OathState) -> None:
    """In the shared bank: all that is nowhere else."""
    out = sum(s.banks) + sum(s.favor) + sum(s.favor_on) + sum(s.site_favor) + s.banner_tokens[0]
    out += s.clockwork.ambition if s.clockwork is not None else 0
    if out > FAVOR:
        raise BadPosition(f"banks: {out} favor in all are more than the {FAVOR} there are (O-14.1).")
    s.shared = FAVOR - out


def from_json(raw: Mapping[str, Any], schema: Schema[OathState]) -> OathState:
    """Read a position. Without a stack it is the Act phase of whose turn it is."""
    s = OathState()
    data = schema.read(raw, s)
    if len(set(s.slots)) != SLOTS:
        raise data.at("map").wrong("a site is on the map twice.")
    settle_stock(s)
    settle_stores(s, data)
    settle_favor(s)
    check(s)
    s.locate()
    awake(s)
    flying = read_flight(s, data, schema.program, SEAT_NAMES[: s.seats])
    if flying and not s.over:
        check_frames(s, data, schema.program)
    if not flying:
        check_pawns(s)
        s.push(TURNS.index, s.turn + 1)
        s.push(RESTING.index, 0, s.turn)
        s.push(PRINCE_ACTS.index if s.turn == s.prince else ACTING.index, s.turn)
    return s
