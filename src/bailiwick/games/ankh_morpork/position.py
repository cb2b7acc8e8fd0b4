"""A position as JSON (docs/positions/ankh_morpork.md): written whole, read from a file or a person's hand, and shown to a seat.

What a person leaves out has a sensible default; what can't be is refused with the place and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.games.ankh_morpork.board import AREA_IDS, AREA_NUMBER, AREAS, BIT
from bailiwick.games.ankh_morpork.catalogue import (
    BROWN,
    CARD_IDS,
    CARD_NUMBER,
    CARDS,
    EVENTS,
    GREEN,
    ICONS,
    PERSONALITIES,
)
from bailiwick.games.ankh_morpork.frames import check_frames
from bailiwick.games.ankh_morpork.hidden import knows_hand, sees_offer
from bailiwick.games.ankh_morpork.scoring import goal, has_won, progress
from bailiwick.games.ankh_morpork.setup import CASH, HOUSE_RULES, OPTIONS, cards_for, personalities_for
from bailiwick.games.ankh_morpork.state import (
    BUILDINGS,
    DEMON,
    DEMONS,
    HAND,
    LOAN,
    MINIONS,
    PENALTY,
    RUNNING,
    TROLL,
    TROLLS,
    AnkhState,
    how_many,
)
from bailiwick.games.ankh_morpork.steps.turn import TURN
from bailiwick.games.ankh_morpork.vocabulary import KIND_NAMES, SEAT_NAMES
from bailiwick.kernel.errors import BadPosition, quoted
from bailiwick.kernel.position import BIGGEST, open_position, read_flight, write_flight
from bailiwick.kernel.reading import Node
from bailiwick.kernel.step import Program

MOST: Final = 1 << 16  # four bits a seat
SCHEMA: Final = 1
FIELDS: Final = (
    "house_rules",
    "first",
    "active",
    "round",
    "areas",
    "seats",
    "retired",
    "draw_pile",
    "discard_pile",
    "events",
    "past_events",
    "unused_personalities",
    "trolls_left",
    "demons_left",
    "turn",
    "registers",
    "ended",
    "winners",
)
PILES: Final = (("hand", HAND), ("penalty_cards", PENALTY), ("loans", LOAN))
ENDS: Final = ("running", "personality", "riots", "exhaustion")
REGISTERS: Final = ("target", "other", "floor", "gods", "saved", "again", "kept")


# ---------------------------------------------------------------- writing


def card_list(pile: bytes) -> list[str]:
    return [CARD_IDS[card] for card in pile]


def area_list(mask: int) -> list[str]:
    return [AREA_IDS[area] for area in AREAS[mask]]


def write_areas(s: AnkhState) -> dict[str, Any]:
    areas: dict[str, Any] = {}
    for area in range(1, len(AREA_IDS)):
        here: dict[str, Any] = {}
        for kind, name in enumerate(KIND_NAMES):
            if s.count(area, kind):
                here[name] = s.count(area, kind)
        owner = s.owner(area)
        if owner >= 0:
            here["building"] = SEAT_NAMES[owner]
        if s.trouble & BIT[area]:
            here["trouble"] = True
        if here:
            areas[AREA_IDS[area]] = here
    return areas


def write_seat(s: AnkhState, seat: int) -> dict[str, Any]:
    return {
        "cash": s.cash[seat],
        "personality": PERSONALITIES[s.personality[seat]],
        "knows_unused": [name for p, name in enumerate(PERSONALITIES) if s.seen[seat] >> p & 1],
        **{name: card_list(s.piles[pile + seat]) for name, pile in PILES},
    }


def to_json(s: AnkhState, program: Program[AnkhState]) -> dict[str, Any]:
    """The whole position. Decks are listed top card first, other piles oldest card first."""
    return {
        "game": "ankh_morpork",
        "schema": SCHEMA,
        "players": s.seats,
        "house_rules": {name: value for name, (value, bit) in HOUSE_RULES.items() if s.house & bit},
        "first": SEAT_NAMES[s.first],
        "active": SEAT_NAMES[s.active],
        "round": s.round,
        "areas": write_areas(s),
        "seats": {SEAT_NAMES[seat]: write_seat(s, seat) for seat in range(s.seats)},
        "retired": area_list(s.retired),
        "draw_pile": card_list(s.draw_pile[::-1]),
        "discard_pile": card_list(s.discard_pile),
        "events": [EVENTS[event] for event in s.events[::-1]],
        "past_events": [EVENTS[event] for event in s.past_events],
        "unused_personalities": [PERSONALITIES[p] for p in s.unused],
        "trolls_left": s.trolls_left,
        "demons_left": s.demons_left,
        "turn": {
            "in_play": CARD_IDS[s.in_play] or None,
            "played": s.played,
            "used": area_list(s.used),
            "rolls": list(s.rolls),
            "offered": card_list(s.offered),
            "open_hand": s.open_hand,
        },
        "registers": [s.target, s.other, s.floor, s.gods, s.saved, s.again, s.kept],
        "ended": ENDS[s.ended],
        "winners": [SEAT_NAMES[seat] for seat in range(s.seats) if s.winning >> seat & 1],
        **write_flight(s, program, SEAT_NAMES[: s.seats]),
    }


def view_json(masked: AnkhState, seat: int, program: Program[AnkhState]) -> dict[str, Any]:
    """What a seat may know: the position without what is hidden, and a few sums that people would do in their heads."""
    data = to_json(masked, program)
    for key in ("stack", "registers", "rng", "revealed", "events", "unused_personalities"):
        del data[key]
    data["draw_pile"] = len(masked.draw_pile)
    data["events_left"] = len(masked.events)
    if not sees_offer(masked, seat):
        data["turn"]["offered"] = len(masked.offered)
    data["control"] = {
        AREA_IDS[area]: SEAT_NAMES[masked.controller(area)] for area in range(1, 13) if masked.controller(area) >= 0
    }
    for other in range(masked.seats):
        page = data["seats"][SEAT_NAMES[other]]
        page["hand_size"] = len(masked.piles[HAND + other])
        page["minions_left"] = MINIONS - masked.on_board[other]
        page["buildings_left"] = BUILDINGS - how_many(masked.houses[other])
        page["city_cards"] = area_list(masked.city_cards(other))
        page["controls"] = masked.controlled(other)
        if not knows_hand(masked, seat, other):
            del page["hand"]
        if other != seat and not masked.over:
            del page["personality"], page["knows_unused"]
    if seat >= 0:
        mine = masked.personality[seat]
        data["goal"] = {
            "personality": PERSONALITIES[mine],
            "has": progress(masked, seat, mine),
            "needs": goal(masked, mine),
            "reached": has_won(masked, seat),
        }
    card = masked.in_play
    data["turn"]["icons"] = [icon.name for icon in ICONS[card]]
    data["turn"]["icons_done"] = icons_done(masked, program)
    data["you"] = SEAT_NAMES[seat] if seat >= 0 else None
    return data


def icons_done(s: AnkhState, program: Program[AnkhState]) -> int:
    """How many icons of the card in play have been dealt with; the one being carried out is not among them."""
    card = program.by_key["card"].index
    for place in range(len(s.stack) - 3, -1, -3):
        if s.stack[place] == card and s.stack[place + 1] == s.in_play:
            above = s.stack[place + 3 : place + 4]
            underway = any(not program.steps[step].key.startswith("power/") for step in above)
            return s.stack[place + 2] - underway
    return len(ICONS[s.in_play])


# ---------------------------------------------------------------- reading


def read_card(node: Node) -> int:
    if not isinstance(node.value, str) or node.value not in CARD_NUMBER:
        raise node.wrong(f"{quoted(node.value)} is not a card of this game.")
    return CARD_NUMBER[node.value]


def read_cards(node: Node) -> bytes:
    return bytes([read_card(item) for item in node.list()])


def read_mask(node: Node) -> int:
    mask = 0
    for item in node.list():
        mask |= BIT[item.one_of(AREA_IDS[1:], "an area") + 1]
    return mask


def read_house(node: Node) -> int:
    rules = 0
    values = {option.name: option.values for option in OPTIONS}
    for name, item in node.fields(HOUSE_RULES).items():
        choice = item.one_of([str(value) for value in values[name]], "a value of this house rule")
        if values[name][choice] == HOUSE_RULES[name][0]:
            rules |= HOUSE_RULES[name][1]
    return rules


def read_areas(s: AnkhState, node: Node) -> None:
    for name, here in node.items():
        if name not in AREA_NUMBER:
            raise here.wrong("is not an area of the city.")
        area = AREA_NUMBER[name]
        here.fields((*KIND_NAMES, "building", "trouble"))
        for kind, piece in enumerate(KIND_NAMES):
            number = here.at(piece, 0).number(0, MINIONS)
            if number and s.seats <= kind < TROLL:
                raise here.wrong(f"{piece} does not play in this position.")
            for _ in range(number):
                s.put(kind, area, True)
        if here.has("building"):
            seat = here.at("building").one_of(SEAT_NAMES[: s.seats], "a seat")
            s.raise_building(seat, area)
        if here.at("trouble", False).flag():
            s.trouble |= BIT[area]
    for seat in range(s.seats):
        if s.on_board[seat] > MINIONS:
            raise node.wrong(f"{SEAT_NAMES[seat]} has {s.on_board[seat]} of {MINIONS} minions in the city (A-2.1).")
        if how_many(s.houses[seat]) > BUILDINGS:
            raise node.wrong(f"{SEAT_NAMES[seat]} has more than {BUILDINGS} buildings in the city (A-2.1).")
    if s.trolls_left < 0 or s.demons_left < 0:
        raise node.wrong(f"there are only {TROLLS} trolls and {DEMONS} demons (A-2.2).")


def read_neutrals(s: AnkhState, data: Node) -> None:
    """Trolls and demons in the supply: by default all that are not in the city."""
    trolls, demons = s.trolls_left, s.demons_left
    s.trolls_left = data.at("trolls_left", trolls).number(0, trolls)
    s.demons_left = data.at("demons_left", demons).number(0, demons)


def read_seat(s: AnkhState, seat: int, node: Node) -> None:
    node.fields(("cash", "personality", "knows_unused", *(name for name, _ in PILES)))
    s.cash[seat] = node.at("cash", CASH).number(0, 100_000)
    for name, pile in PILES:
        s.piles[pile + seat] = read_cards(node.at(name, []))
    s.piles[HAND + seat] = bytes(sorted(s.piles[HAND + seat]))
    for item in node.at("knows_unused", []).list():
        s.seen[seat] |= 1 << item.one_of(PERSONALITIES[1:], "a personality") + 1


def read_personalities(s: AnkhState, data: Node, pages: Node) -> None:
    """Those that are not named are dealt in the order of the rules; the rest are unused."""
    pool = list(personalities_for(s.seats))
    dealt = [0] * 4
    for seat in range(s.seats):
        page = pages.at(SEAT_NAMES[seat], {})
        if page.has("personality"):
            node = page.at("personality")
            dealt[seat] = node.one_of(PERSONALITIES[1:], "a personality") + 1
            if dealt[seat] not in pool:
                raise node.wrong(f"{quoted(node.value)} is taken, or not in the game with {s.seats} players (A-3.9).")
            pool.remove(dealt[seat])
    unused: list[int] | None = None
    if data.has("unused_personalities"):
        unused = []
        for item in data.at("unused_personalities").list():
            personality = item.one_of(PERSONALITIES[1:], "a personality") + 1
            if personality not in pool:
                raise item.wrong(f"{quoted(item.value)} is taken, or not in the game with {s.seats} players (A-3.9).")
            pool.remove(personality)
            unused.append(personality)
    for seat in range(s.seats):
        if not dealt[seat]:
            if not pool:
                raise pages.wrong("no personality is left for everybody.")
            dealt[seat] = pool.pop(0)
    s.personality = bytes(dealt)
    s.unused = bytes(sorted(pool if unused is None else unused))
    for seat in range(s.seats):
        for p in range(1, len(PERSONALITIES)):
            if s.seen[seat] >> p & 1 and p not in s.unused:
                raise pages.at(SEAT_NAMES[seat]).wrong(f"{PERSONALITIES[p]!r} is not unused.")


def read_piles(s: AnkhState, data: Node) -> None:
    """The draw pile is by default what is nowhere else: green on brown (A-3.6), in the order of the cards."""
    s.discard_pile = read_cards(data.at("discard_pile", []))
    turn = data.at("turn", {}).fields(("in_play", "played", "used", "rolls", "offered", "open_hand"))
    s.in_play = read_card(turn.at("in_play")) if turn.has("in_play") else 0
    s.played = turn.at("played", s.in_play > 0).flag()
    s.used = read_mask(turn.at("used", []))
    s.rolls = bytes([item.number(1, 12) for item in turn.at("rolls", []).list()])
    s.offered = read_cards(turn.at("offered", []))
    s.open_hand = turn.at("open_hand", False).flag()
    elsewhere = s.discard_pile + s.offered + bytes([s.in_play] if s.in_play else [])
    for pile in s.piles:
        elsewhere += pile
    if data.has("draw_pile"):
        s.draw_pile = read_cards(data.at("draw_pile"))[::-1]
    else:
        everything = cards_for(s.seats, GREEN) + cards_for(s.seats, BROWN)
        s.draw_pile = bytes([card for card in everything if card not in elsewhere])[::-1]
    everywhere = elsewhere + s.draw_pile
    for card in CARDS:
        if everywhere.count(card.number) > 1:
            raise BadPosition(f"{card.id!r} is in the position {everywhere.count(card.number)} times; there is one (A-2.3).")
        if card.number in everywhere and card.min_players > s.seats:
            raise BadPosition(f"{card.id!r} is not in the game with {s.seats} players (A-3.9).")


def read_events(s: AnkhState, data: Node) -> None:
    s.past_events = bytes([item.one_of(EVENTS[1:], "an event") + 1 for item in data.at("past_events", []).list()])
    if data.has("events"):
        s.events = bytes([item.one_of(EVENTS[1:], "an event") + 1 for item in data.at("events").list()])[::-1]
    else:
        s.events = bytes([event for event in range(1, len(EVENTS)) if event not in s.past_events])[::-1]
    if len(set(s.events + s.past_events)) != len(s.events + s.past_events):
        raise data.wrong("an event is there twice; each occurs once (A-16.1).")


def read_registers(s: AnkhState, node: Node) -> None:
    values = [item.number(-1, BIGGEST) for item in node.list(len(REGISTERS))]
    s.target, s.other, s.floor, s.gods, s.saved, s.again, s.kept = values
    if min(s.floor, s.saved, s.again, s.kept) < 0 or max(s.floor, s.saved, s.again, s.kept) >= MOST:
        raise node.wrong(f"the last three, and the height of the stack, are from 0 to {MOST - 1}.")
    for value in (s.target, s.other, s.gods):
        if value >= s.seats:
            raise node.wrong(f"there is no seat {value}.")


def from_json(raw: Mapping[str, Any], program: Program[AnkhState]) -> AnkhState:
    """Read a position. Without a stack it is the active player's turn, before the first card."""
    data = open_position(raw, "ankh_morpork", SCHEMA, FIELDS)
    s = AnkhState()
    s.seats = data.at("players").number(2, 4)
    seats = SEAT_NAMES[: s.seats]
    s.house = read_house(data.at("house_rules", {}))
    s.first = data.at("first", seats[0]).one_of(seats, "a seat")
    s.active = data.at("active", seats[0]).one_of(seats, "a seat")
    s.round = data.at("round", 1).number(1, 100_000)
    s.retired = read_mask(data.at("retired", []))
    read_areas(s, data.at("areas", {}))
    read_neutrals(s, data)
    pages = data.at("seats", {}).fields(seats)
    for seat, name in enumerate(seats):
        read_seat(s, seat, pages.at(name, {}))
    read_personalities(s, data, pages)
    read_piles(s, data)
    read_events(s, data)
    if data.has("registers"):
        read_registers(s, data.at("registers"))
    s.ended = data.at("ended", ENDS[RUNNING]).one_of(ENDS, "an end of the game")
    for item in data.at("winners", []).list():
        s.winning |= 1 << item.one_of(seats, "a seat")
    flying = read_flight(s, data, program, seats, asked=s.active)
    if flying and not s.over:
        check_frames(s, data, program)
    if not s.over and not s.draw_pile:
        raise data.at("draw_pile", []).wrong("with an empty draw pile the game is over (A-18.3).")
    if not flying:
        s.push(TURN.index)
    return s


__all__ = ["DEMON", "from_json", "to_json", "view_json"]
