"""A position as JSON (docs/positions/tyrants.md): written whole, read from a file or a person's hand, and shown to a seat.

What a person leaves out has a sensible default; what can't be is refused with the place and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.games.tyrants.board import (
    COLOURS,
    LOCATION_INDEX,
    LOCATION_NAMES,
    MARKER_SITES,
    ROUTE_SPACES,
    SECTION_NAMES,
    SITE_COUNT,
    SITES,
    SPACES,
    WHITE,
)
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import CARD_IDS, CARD_NUMBER, COPIES, HALF_DECKS
from bailiwick.games.tyrants.plain import in_play
from bailiwick.games.tyrants.setup import HOUSE_RULES, OPTIONS, open_map
from bailiwick.games.tyrants.state import (
    BARRACKS,
    CONTEXT,
    DECK,
    DEPLOYED_ROUTES,
    DEPLOYED_SITES,
    DISCARD,
    GONE,
    HAND,
    HOUSE_GUARD,
    INNER,
    KILLS,
    OUTCAST,
    PRIESTESS,
    ROUTES,
    ROW,
    RULED,
    SERIAL,
    SPIES,
    SPY_AT,
    SPY_COUNT,
    SUPPLY,
    TROOP_COUNT,
    TROPHIES,
    VICTIM,
    VP,
    TyrantsState,
)
from bailiwick.games.tyrants.steps.flow import AtEndOfTurn
from bailiwick.games.tyrants.steps.playing import END_CARD
from bailiwick.games.tyrants.steps.turn import MAIN
from bailiwick.kernel.errors import BadPosition, quoted
from bailiwick.kernel.position import BIGGEST, open_position, read_flight, write_flight
from bailiwick.kernel.reading import Node
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Program

MOST_PLAYED: Final = 250  # cards in a turn: their numbers fit into a byte
SCHEMA: Final = 1
WHEREABOUTS: Final = ("gone", "play", "market", "devoured", "inner_circle")
PILES: Final = (("deck", DECK), ("hand", HAND), ("discard", DISCARD), ("inner_circle", INNER))
SUPPLIES: Final = (HOUSE_GUARD, PRIESTESS, OUTCAST)
FIELDS: Final = (
    "sections",
    "decks",
    "house_rules",
    "first",
    "active",
    "round",
    "ending",
    "map",
    "seats",
    "market",
    "turn",
    "registers",
)


# ---------------------------------------------------------------- writing


def card_list(pile: bytes) -> list[str]:
    return [CARD_IDS[card] for card in pile]


def write_map(s: TyrantsState) -> dict[str, Any]:
    places: dict[str, Any] = {}
    for site in range(SITE_COUNT):
        here: dict[str, Any] = {}
        if s.board[site]:
            for colour, name in enumerate(COLOURS):
                if s.count(site, colour):
                    here[name] = s.count(site, colour)
        spies = [COLOURS[seat] for seat in range(s.seats) if s.board[SPIES + seat] >> site & 1]
        if spies:
            here["spies"] = spies
        if here:
            places[LOCATION_NAMES[site]] = here
    standing = s.routes_in_play & ~s.open_routes
    for space in range(ROUTE_SPACES):
        if standing >> space & 1:
            places[LOCATION_NAMES[SITE_COUNT + space]] = {COLOURS[s.colour_on(space)]: 1}
    return places


def write_seat(s: TyrantsState, seat: int) -> dict[str, Any]:
    hall = TROPHIES + seat * 5
    return {
        "barracks": s.tokens[BARRACKS + seat],
        "vp": s.tokens[VP + seat],
        "trophies": {COLOURS[c]: s.tokens[hall + c] for c in range(5) if s.tokens[hall + c]},
        "deck": card_list(s.piles[DECK + seat][::-1]),
        "hand": card_list(s.piles[HAND + seat]),
        "discard": card_list(s.piles[DISCARD + seat]),
        "inner_circle": card_list(s.piles[INNER + seat]),
    }


def to_json(s: TyrantsState, program: Program[TyrantsState]) -> dict[str, Any]:
    """The whole position. Decks are listed top card first, other piles oldest card first."""
    steps = program.steps
    return {
        "game": "tyrants",
        "schema": SCHEMA,
        "players": s.seats,
        "sections": [name for i, name in enumerate(SECTION_NAMES) if s.sections >> i & 1],
        "decks": [name for i, name in enumerate(HALF_DECKS) if s.decks >> i & 1],
        "house_rules": {name: value for name, (value, bit) in HOUSE_RULES.items() if s.house & bit},
        "first": COLOURS[s.first],
        "active": COLOURS[s.active] if s.active >= 0 else None,
        "round": s.round,
        "ending": s.ending,
        "map": write_map(s),
        "seats": {COLOURS[seat]: write_seat(s, seat) for seat in range(s.seats)},
        "market": {
            "row": [CARD_IDS[card] or None for card in s.row],
            "deck": card_list(s.market[::-1]),
            "devoured": card_list(s.devoured),
            "supplies": {CARD_IDS[card]: s.tokens[SUPPLY + card] for card in SUPPLIES},
        },
        "turn": {
            "power": s.power,
            "influence": s.influence,
            "paid": [SITES[site].id for site in range(SITE_COUNT) if s.paid >> site & 1],
            "ghost": s.ghost,
            "played": [[CARD_IDS[card], WHEREABOUTS[s.whereabouts[i]]] for i, card in enumerate(s.played)],
            "shown": card_list(s.shown),
            "queue": [[steps[entry // 256].key, entry % 256] for entry in s.queue],
        },
        "registers": [s.context[i : i + CONTEXT] for i in range(0, len(s.context), CONTEXT)],
        **write_flight(s, program, COLOURS[: s.seats]),
    }


def view_json(masked: TyrantsState, seat: int, program: Program[TyrantsState]) -> dict[str, Any]:
    """What a seat may know (-1: a spectator): sizes stand for hidden piles; its own deck is listed sorted (R-72)."""
    data = to_json(masked, program)
    for key in ("stack", "registers", "rng", "revealed"):
        del data[key]
    data["market"]["deck"] = len(masked.market)
    for other in range(masked.seats):
        page = data["seats"][COLOURS[other]]
        page["deck_size"] = len(masked.piles[DECK + other])
        page["hand_size"] = len(masked.piles[HAND + other])
        if other == seat:
            page["deck"] = card_list(masked.piles[DECK + other])
        else:
            del page["deck"], page["hand"]
            page["unseen"] = card_list(bytes(sorted(masked.piles[DECK + other] + masked.piles[HAND + other])))
    data["you"] = COLOURS[seat] if seat >= 0 else None
    return data


# ---------------------------------------------------------------- reading


def read_card(node: Node) -> int:
    if not isinstance(node.value, str) or node.value not in CARD_NUMBER:
        raise node.wrong(f"{quoted(node.value)} is not a card of this game.")
    return CARD_NUMBER[node.value]


def read_cards(node: Node) -> bytes:
    return bytes([read_card(item) for item in node.list()])


def read_sections(data: Node, players: int) -> int:
    default = {2: ["center"], 4: list(SECTION_NAMES)}.get(players)
    node = data.at("sections") if default is None else data.at("sections", default)
    sections = 0
    for item in node.list():
        sections |= 1 << item.one_of(SECTION_NAMES, "a section of the map")
    if sections not in {2: (0b010,), 3: (0b011, 0b110), 4: (0b111,)}[players]:
        raise node.wrong("2 players use center, 3 use center and one outer section, 4 use all three (T-2.1).")
    return sections


def read_house(node: Node) -> int:
    rules = 0
    values = {option.name: option.values for option in OPTIONS}
    for name, item in node.fields(HOUSE_RULES).items():
        choice = item.one_of([str(value) for value in values[name]], "a value of this house rule")
        if values[name][choice] == HOUSE_RULES[name][0]:
            rules |= HOUSE_RULES[name][1]
    return rules


def read_map(s: TyrantsState, node: Node) -> None:
    for name, item in node.items():
        if name not in LOCATION_INDEX:
            raise item.wrong("is not a site or a route space (a route space looks like everfire__chaulssin:0).")
        place = LOCATION_INDEX[name]
        if not in_play(s, place):
            raise item.wrong("is not in play with these sections (T-2.2).")
        item.fields((*COLOURS, "spies") if place < SITE_COUNT else COLOURS)
        spaces = SPACES[place] if place < SITE_COUNT else 1
        filled = 0
        for key, troops in item.items():
            if key == "spies":
                continue
            number = troops.number(0, TROOP_COUNT)
            colour = COLOURS.index(key)
            if number and s.seats <= colour != WHITE:
                raise item.wrong(f"{key} does not play in this position.")
            filled += number
            if filled > spaces:
                raise item.wrong(f"{filled} troops stand on {spaces} spaces (T-0.3).")
            for _ in range(number):
                s.add_troop(colour, place)
        for spy in item.at("spies", []).list():
            seat = spy.one_of(COLOURS[: s.seats], "a seat")
            if s.board[SPIES + seat] >> place & 1:
                raise spy.wrong("a player has at most one spy at a site (T-10.6.1).")
            s.set_spy(seat, place)
    for seat in range(s.seats):
        if s.spies_left(seat) < 0:
            raise node.wrong(f"{COLOURS[seat]} has more than {SPY_COUNT} spies on the map (T-1.2).")


def read_seat(s: TyrantsState, seat: int, node: Node) -> None:
    node.fields(("barracks", "vp", "trophies", *(name for name, _ in PILES)))
    s.tokens[VP + seat] = node.at("vp", 0).number(0, 100_000)
    for colour, item in node.at("trophies", {}).fields(COLOURS).items():
        s.tokens[TROPHIES + seat * 5 + COLOURS.index(colour)] = item.number(0, TROOP_COUNT)
    for name, pile in PILES:
        s.piles[pile + seat] = read_cards(node.at(name, []))
    s.piles[DECK + seat] = s.piles[DECK + seat][::-1]
    s.piles[HAND + seat] = bytes(sorted(s.piles[HAND + seat]))


def troops_outside_barracks(s: TyrantsState, colour: int) -> int:
    at_sites = sum(s.count(site, colour) for site in range(SITE_COUNT))
    on_routes = s.board[ROUTES + colour].bit_count()
    return at_sites + on_routes + sum(s.tokens[TROPHIES + hall * 5 + colour] for hall in range(s.seats))


def read_barracks(s: TyrantsState, seats: Node) -> None:
    """By default all troops that are nowhere else; a person may set some aside but not invent any (T-1.2)."""
    for seat in range(s.seats):
        elsewhere = troops_outside_barracks(s, seat)
        page = seats.at(COLOURS[seat], {})
        if elsewhere > TROOP_COUNT:
            raise page.wrong(f"{elsewhere} of its {TROOP_COUNT} troops are on the map and in trophy halls.")
        node = page.at("barracks", TROOP_COUNT - elsewhere)
        barracks = node.number(0, TROOP_COUNT)
        if barracks + elsewhere > TROOP_COUNT:
            raise node.wrong(
                f"{barracks} in barracks and {elsewhere} elsewhere are more than the {TROOP_COUNT} troops there are."
            )
        s.tokens[BARRACKS + seat] = barracks
    if troops_outside_barracks(s, WHITE) > TROOP_COUNT:
        raise seats.wrong(f"there are only {TROOP_COUNT} white troops (T-1.2).")


def read_market(s: TyrantsState, node: Node) -> None:
    node.fields(("row", "deck", "devoured", "supplies"))
    row = node.at("row", [None] * ROW).list(ROW)
    s.row = bytes([0 if slot.value is None else read_card(slot) for slot in row])
    s.market = read_cards(node.at("deck", []))[::-1]
    s.devoured = read_cards(node.at("devoured", []))


def read_supplies(s: TyrantsState, node: Node) -> None:
    """By default all House Guards and Priestesses that are nowhere else; Outcasts too, if the market has Demons (T-2.4)."""
    cards = cards_everywhere(s)
    demons = s.decks >> HALF_DECKS.index("demons") & 1
    supplies = node.at("supplies", {}).fields([CARD_IDS[card] for card in SUPPLIES])
    for card in SUPPLIES:
        rest = max(0, COPIES[card] - cards.count(card)) if card != OUTCAST or demons else 0
        s.tokens[SUPPLY + card] = supplies.at(CARD_IDS[card], rest).number(0, COPIES[card])


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


def read_turn(s: TyrantsState, node: Node, program: Program[TyrantsState]) -> None:
    node.fields(("power", "influence", "paid", "ghost", "played", "shown", "queue"))
    s.power = node.at("power", 0).number(0, 1000)
    s.influence = node.at("influence", 0).number(0, 1000)
    s.ghost = node.at("ghost", False).flag()
    if node.has("paid"):
        s.paid = 0
        for item in node.at("paid").list():
            site = item.one_of(LOCATION_NAMES[:SITE_COUNT], "a site")
            if not SITES[site].marker_vp:
                raise item.wrong(f"{SITES[site].name} has no control marker (T-9.1).")
            s.paid |= 1 << site
    elif s.active >= 0:
        s.paid = s.board[RULED + s.active] & MARKER_SITES  # the turn has begun, so what is held has paid (T-9.3)
    for item in node.at("played", []).list():
        if isinstance(item.value, str):
            card, where = read_card(item), WHEREABOUTS.index("play")
        else:
            pair = item.list(2)
            card, where = read_card(pair[0]), pair[1].one_of(WHEREABOUTS, "where a played card can be")
        s.played += bytes([card])
        s.whereabouts += bytes([where])
    if len(s.played) > MOST_PLAYED:
        raise node.at("played").wrong(f"nobody plays more than {MOST_PLAYED} cards in a turn.")
    s.shown = read_cards(node.at("shown", []))
    for i, card in enumerate(s.shown):
        if s.active < 0 or s.piles[HAND + s.active].count(card) < s.shown[: i + 1].count(card):
            raise node.at("shown").wrong(f"{CARD_IDS[card]!r} is not in the active player's hand.")
    queue = []
    for item in node.at("queue", []).list():
        pair = item.list(2)
        serial = pair[1].number(0, len(s.played) - 1)
        step = program.read_step(pair[0])
        if step not in at_end_of_turn(program, s.played[serial]):
            raise item.wrong(f"{CARD_IDS[s.played[serial]]!r} leaves no such step to the end of the turn.")
        queue.append(step * 256 + serial)
    s.queue = tuple(queue)


def at_end_of_turn(program: Program[TyrantsState], card: int) -> list[int]:
    """The steps that a card leaves to the end of the turn."""
    steps = [step for step in program.steps if isinstance(step, AtEndOfTurn)]
    return [step.then.index for step in steps if step.key.partition("/")[0] == CARD_IDS[card]]


def read_registers(s: TyrantsState, data: Node, program: Program[TyrantsState]) -> None:
    """What the cards that are being resolved remember: a set of registers for each."""
    for item in data.at("registers", []).list():
        numbers = item.list(CONTEXT)
        if numbers[SERIAL].value not in range(len(s.played)):
            raise item.wrong("the first register is the number of a card played this turn.")
        registers = [
            numbers[SERIAL].number(0, len(s.played) - 1),
            numbers[SPY_AT].number(-1, SITE_COUNT - 1),
            numbers[KILLS].number(0, TROOP_COUNT * 5),
            numbers[VICTIM].number(-1, s.seats - 1),
            read_places(numbers[DEPLOYED_SITES], s.sites_in_play),
            read_places(numbers[DEPLOYED_ROUTES], s.routes_in_play),
        ]
        s.context.extend(registers)
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


def read_places(node: Node, possible: int) -> int:
    """Places as a mask."""
    mask = node.number(0, BIGGEST)
    if mask & ~possible:
        raise node.wrong("names places that are not in play.")
    return mask


def from_json(raw: Mapping[str, Any], program: Program[TyrantsState]) -> TyrantsState:
    """Read a position. Without a stack it is the active player's main part of the turn."""
    data = open_position(raw, "tyrants", SCHEMA, FIELDS)
    s = TyrantsState()
    s.seats = data.at("players").number(2, 4)
    seats = COLOURS[: s.seats]
    open_map(s, read_sections(data, s.seats))
    for item in data.at("decks", []).list():
        s.decks |= 1 << item.one_of(HALF_DECKS, "a half-deck")
    s.house = read_house(data.at("house_rules", {}))
    s.first = data.at("first", seats[0]).one_of(seats, "a seat")
    s.round = data.at("round", 1).number(1, 100_000)
    s.ending = data.at("ending", False).flag()
    read_map(s, data.at("map", {}))
    pages = data.at("seats", {}).fields(seats)
    for seat, name in enumerate(seats):
        read_seat(s, seat, pages.at(name, {}))
    read_barracks(s, pages)
    if data.has("stack") and not data.has("active"):
        s.active = -1  # set-up
    else:
        s.active = data.at("active", seats[0]).one_of(seats, "a seat")
    read_market(s, data.at("market", {}))
    read_turn(s, data.at("turn", {}), program)
    read_supplies(s, data.at("market", {}))
    check_copies(s)
    if data.has("stack") and not data.at("over", False).flag():
        read_registers(s, data, program)
    if not read_flight(s, data, program, seats, asked=s.active):
        s.push(MAIN.index)
    return s
