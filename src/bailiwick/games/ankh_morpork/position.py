"""Reading a position (docs/positions/ankh_morpork.md): what its fields (`fields`) say together.

What a person leaves out has a sensible default; what can't be is refused with the place and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bailiwick.games.ankh_morpork.catalogue import BROWN, CARDS, EVENTS, GREEN, PERSONALITIES
from bailiwick.games.ankh_morpork.fields import PERSONALITY
from bailiwick.games.ankh_morpork.frames import check_frames
from bailiwick.games.ankh_morpork.setup import cards_for, personalities_for
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.turn import TURN
from bailiwick.games.ankh_morpork.vocabulary import SEAT_NAMES
from bailiwick.kernel.errors import BadPosition, quoted
from bailiwick.kernel.position import Schema, read_flight
from bailiwick.kernel.reading import Node


def settle_personalities(s: AnkhState, data: Node) -> None:
    """Those that are not named are dealt in the order of the rules; the rest are unused."""
    pool = list(personalities_for(s.seats))
    pages = data.at("seats", {})
    named = [pages.at(name).at("personality") for name in SEAT_NAMES[: s.seats] if s.personality[SEAT_NAMES.index(name)]]
    named += data.at("unused_personalities", []).list()
    for node in named:
        personality = PERSONALITY.read(s, node)
        if personality not in pool:
            raise node.wrong(f"{quoted(node.value)} is taken, or not in the game with {s.seats} players (A-3.9).")
        pool.remove(personality)
    dealt = list(s.personality)
    for seat in range(s.seats):
        if not dealt[seat]:
            if not pool:
                raise pages.wrong("no personality is left for everybody.")
            dealt[seat] = pool.pop(0)
    s.personality = bytes(dealt)
    if not data.has("unused_personalities"):
        s.unused = bytes(sorted(pool))
    for seat in range(s.seats):
        for p in range(1, len(PERSONALITIES)):
            if s.seen[seat] >> p & 1 and p not in s.unused:
                raise pages.at(SEAT_NAMES[seat]).wrong(f"{PERSONALITIES[p]!r} is not unused.")


def settle_piles(s: AnkhState, data: Node) -> None:
    """The draw pile is by default what is nowhere else: green on brown (A-3.6), in the order of the cards."""
    elsewhere = s.discard_pile + s.offered + bytes([s.in_play] if s.in_play else []) + b"".join(s.piles)
    if not data.has("draw_pile"):
        everything = cards_for(s.seats, GREEN) + cards_for(s.seats, BROWN)
        s.draw_pile = bytes([card for card in everything if card not in elsewhere])[::-1]
    everywhere = elsewhere + s.draw_pile
    for card in CARDS:
        if everywhere.count(card.number) > 1:
            raise BadPosition(f"{card.id!r} is in the position {everywhere.count(card.number)} times; there is one (A-2.3).")
        if card.number in everywhere and card.min_players > s.seats:
            raise BadPosition(f"{card.id!r} is not in the game with {s.seats} players (A-3.9).")


def settle_events(s: AnkhState, data: Node) -> None:
    if not data.has("events"):
        s.events = bytes([event for event in range(1, len(EVENTS)) if event not in s.past_events])[::-1]
    if len(set(s.events + s.past_events)) != len(s.events + s.past_events):
        raise data.wrong("an event is there twice; each occurs once (A-16.1).")


def from_json(raw: Mapping[str, Any], schema: Schema[AnkhState]) -> AnkhState:
    """Read a position. Without a stack it is the active player's turn, before the first card."""
    s = AnkhState()
    data = schema.read(raw, s)
    settle_personalities(s, data)
    settle_piles(s, data)
    settle_events(s, data)
    flying = read_flight(s, data, schema.program, SEAT_NAMES[: s.seats], asked=s.active)
    if flying and not s.over:
        check_frames(s, data, schema.program)
    if not s.over and not s.draw_pile:
        raise data.at("draw_pile", []).wrong("with an empty draw pile the game is over (A-18.3).")
    if not flying:
        s.push(TURN.index)
    return s
