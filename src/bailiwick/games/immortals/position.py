"""A position as JSON (docs/positions/immortals.md): written whole, read from a file or a person's hand, and shown to a seat.

What a person leaves out has a sensible default; what can't be is refused with the place and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.games.immortals.board import BIT, REALMS, REGIONS, SITE_COUNT, SITE_IDS, SITE_NUMBER, how_many
from bailiwick.games.immortals.cards import (
    ARMY_SPACES,
    BLANK,
    BLANKS,
    CARD_IDS,
    CARD_NUMBER,
    CONFLICT,
    CONFLICT_IDS,
    CONFLICT_NUMBER,
    DARK_TRIBES,
    LIGHT_TRIBES,
    PORTALS,
    REGION,
    SPACE_COUNT,
    SPACES,
    TILES,
    TRIBES,
    UNKNOWN,
    is_conflict,
    is_magic,
    is_region,
    is_wild,
)
from bailiwick.games.immortals.data import ARMIES, PRINTED, Data
from bailiwick.games.immortals.numbers import NUMBERS
from bailiwick.games.immortals.setup import HOUSE_RULES, conflicts_for, light_tribes_for, sites_for
from bailiwick.games.immortals.spaces import extracts, may_build
from bailiwick.games.immortals.state import INHABITANTS, SEATS, SPECTATOR, STOCK, WHOLE, ImmortalsState, replaced
from bailiwick.games.immortals.steps.execution import EXECUTION
from bailiwick.games.immortals.steps.planning import PLANNING
from bailiwick.games.immortals.steps.reinforcing import DRAWING, REINFORCING
from bailiwick.games.immortals.tower import COLOURS, GREEN
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel.errors import BadPosition, quoted
from bailiwick.kernel.position import open_position, read_flight, write_flight
from bailiwick.kernel.reading import Node
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Program

SCHEMA: Final = 1
COLOUR_NAMES: Final = (*SEAT_NAMES, "green")
FIELDS: Final = (
    "seen_by",
    "data",
    "house_rules",
    "rounds",
    "round",
    "marker",
    "first",
    "sites",
    "seats",
    "region_cards",
    "tray",
    "tower",
    "inhabitants",
    "portals_left",
    "tiles_left",
    "deck",
    "discards",
    "draft",
    "placing",
    "ready",
    "passed",
    "action",
)
MUCH: Final = 100_000
BYSTANDER: Final = "spectator"


# ---------------------------------------------------------------- writing


def viewer(s: ImmortalsState) -> str:
    return BYSTANDER if s.seen_by == SPECTATOR else SEAT_NAMES[s.seen_by]


def conflict_list(pile: bytes) -> list[str]:
    return [CONFLICT_IDS[conflict] for conflict in pile]


def write_sites(s: ImmortalsState) -> dict[str, Any]:
    sites: dict[str, Any] = {}
    for site, id in enumerate(SITE_IDS):
        here: dict[str, Any] = {}
        if s.owner(site) >= 0:
            here["owner"] = SEAT_NAMES[s.owner(site)]
            here["armies"] = s.armies(site)
        for name, mask in (("portal", s.portals), ("temple", s.temples), ("capital", s.capitals)):
            if mask & BIT[site]:
                here[name] = True
        if here:
            sites[id] = here
    return sites


def write_cubes(cubes: list[int]) -> dict[str, int]:
    return {COLOUR_NAMES[colour]: number for colour, number in enumerate(cubes) if number}


def write_seats(mask: int, seats: int) -> list[str]:
    return [SEAT_NAMES[seat] for seat in range(seats) if mask >> seat & 1]


def write_seat(s: ImmortalsState, seat: int) -> dict[str, Any]:
    return {
        "light_tribe": TRIBES[s.light_tribe[seat]],
        "dark_tribe": TRIBES[s.dark_tribe[seat]],
        "gold": s.gold[seat],
        "energy": s.energy[seat],
        "points": s.points[seat],
        "scored": s.scored[4 * seat : 4 * seat + 4],
        "limbo": {realm: s.limbo[2 * seat + i] for i, realm in enumerate(REALMS)},
        "supply": s.supply[seat],
        "groups": list(s.groups[seat]),
        "conflicts": conflict_list(s.conflicts[seat]),
        "plan": {SPACES[space]: CARD_IDS[card] for space, card in enumerate(s.plans[seat]) if card},
        "cursor": s.cursor[seat],
        "draft_hand": conflict_list(s.draft_hands[seat]),
        "draft_realm": REALMS[s.draft_realms >> seat & 1],
        "chosen": CONFLICT_IDS[s.chosen[seat]] or None,
    }


def to_json(s: ImmortalsState, program: Program[ImmortalsState]) -> dict[str, Any]:
    """The whole position. Decks are listed top card first, other piles oldest card first."""
    return {
        "game": "immortals",
        "schema": SCHEMA,
        "players": s.seats,
        **({} if s.seen_by == WHOLE else {"seen_by": viewer(s)}),
        "data": s.data.corrections,
        "house_rules": {name: value for (name, value), bit in HOUSE_RULES.items() if s.house & bit},
        "rounds": s.rounds,
        "round": s.round,
        "marker": SEAT_NAMES[s.marker],
        "first": SEAT_NAMES[s.first],
        "sites": write_sites(s),
        "seats": {SEAT_NAMES[seat]: write_seat(s, seat) for seat in range(s.seats)},
        "region_cards": {REGIONS[region]: SEAT_NAMES[holder] for region, holder in enumerate(s.region_cards) if holder != STOCK},
        "tray": write_cubes(s.tray),
        "tower": write_cubes(s.tower),
        "inhabitants": s.inhabitants,
        "portals_left": s.portals_left,
        "tiles_left": s.tiles_left,
        "deck": conflict_list(s.deck[::-1]),
        "discards": conflict_list(s.discards),
        "draft": {
            realm: {"deck": conflict_list(s.draft_decks[i][::-1]), "discards": conflict_list(s.draft_discards[i])}
            for i, realm in enumerate(REALMS)
        },
        "placing": write_seats(s.placing, s.seats),
        "ready": write_seats(s.ready, s.seats),
        "passed": write_seats(s.passed, s.seats),
        "action": {
            "space": SPACES[s.acting_space] if s.acting_space >= 0 else None,
            "card": CARD_IDS[s.acting_card] or None,
            "site": SITE_IDS[s.acting_site] if s.acting_site >= 0 else None,
            "origin": SITE_IDS[s.origin] if s.origin >= 0 else None,
            "target": SITE_IDS[s.target] if s.target >= 0 else None,
        },
        **write_flight(s, program, SEAT_NAMES[: s.seats]),
    }


def view_json(masked: ImmortalsState, seat: int, program: Program[ImmortalsState]) -> dict[str, Any]:
    """What a seat may know: the position without what is hidden."""
    data = to_json(masked, program)
    for key in ("seen_by", "stack", "rng", "revealed"):
        del data[key]
    data["deck"] = len(masked.deck)
    for i, realm in enumerate(REALMS):
        data["draft"][realm]["deck"] = len(masked.draft_decks[i])
    for other in range(masked.seats):
        page = data["seats"][SEAT_NAMES[other]]
        page["conflict_count"] = len(masked.conflicts[other])
        page["draft_count"] = len(masked.draft_hands[other])
        page["occupied"] = how_many(masked.holds[other])
        if other != seat:
            del page["conflicts"], page["draft_hand"]
            if not masked.placing >> other & 1:
                page["chosen"] = None if page["chosen"] is None else CARD_IDS[UNKNOWN]
    data["you"] = SEAT_NAMES[seat] if seat >= 0 else None
    return data


# ---------------------------------------------------------------- reading


def read_conflicts(node: Node) -> bytes:
    out = []
    for item in node.list():
        if not isinstance(item.value, str) or item.value not in CONFLICT_NUMBER:
            raise item.wrong(f"{quoted(item.value)} is not a conflict card.")
        out.append(CONFLICT_NUMBER[item.value])
    return bytes(out)


def read_seats(node: Node, seats: tuple[str, ...]) -> int:
    mask = 0
    for item in node.list():
        mask |= 1 << item.one_of(seats, "a seat")
    return mask


def read_cubes(node: Node) -> list[int]:
    node.fields(COLOUR_NAMES)
    return [node.at(colour, 0).number(0, ARMIES) for colour in COLOUR_NAMES]


def read_site(node: Node) -> int:
    if not isinstance(node.value, str) or node.value not in SITE_NUMBER:
        raise node.wrong(f"{quoted(node.value)} is not a site (one looks like light.grove).")
    return SITE_NUMBER[node.value]


def read_house(node: Node) -> int:
    rules = 0
    known = sorted({name for name, _ in HOUSE_RULES})
    for name, item in node.fields(known).items():
        values = [value for key, value in HOUSE_RULES if key == name]
        rules |= HOUSE_RULES[name, values[item.one_of(values, "a value of this house rule")]]
    return rules


def read_sites(s: ImmortalsState, node: Node) -> None:
    for id, here in node.items():
        if id not in SITE_NUMBER:
            raise here.wrong("is not a site (one looks like light.grove).")
        site = SITE_NUMBER[id]
        if not s.sites_in_play >> site & 1:
            raise here.wrong("is not in play with two players (I-17.1).")
        here.fields(("owner", "armies", "portal", "temple", "capital"))
        if here.has("owner"):
            seat = here.at("owner").one_of(SEAT_NAMES[: s.seats], "a seat")
            s.put(seat, site, here.at("armies", 1).number(1, ARMIES))
        elif here.at("armies", 0).number(0, ARMIES):
            raise here.wrong("these armies need an owner.")
        for build, name in enumerate(("portal", "temple", "capital")):
            if here.at(name, False).flag():
                if not may_build(s, site, build):
                    raise here.at(name).wrong("there is no room for it (I-10.3, I-10.4).")
                if build == 0:
                    s.portals |= BIT[site]
                elif build == 1:
                    s.temples |= BIT[site]
                else:
                    s.capitals |= BIT[site]


def read_seat(s: ImmortalsState, seat: int, node: Node) -> None:
    node.fields(
        (
            "light_tribe",
            "dark_tribe",
            "gold",
            "energy",
            "points",
            "scored",
            "limbo",
            "supply",
            "groups",
            "conflicts",
            "plan",
            "cursor",
            "draft_hand",
            "draft_realm",
            "chosen",
        )
    )
    lights = light_tribes_for(s.seats)
    light = node.at("light_tribe", LIGHT_TRIBES[lights[seat % len(lights)]]).one_of(LIGHT_TRIBES, "a light tribe")
    dark = node.at("dark_tribe", DARK_TRIBES[seat]).one_of(DARK_TRIBES, "a dark tribe")
    s.light_tribe = replaced(s.light_tribe, seat, light)
    s.dark_tribe = replaced(s.dark_tribe, seat, 5 + dark)
    s.gold[seat] = node.at("gold", 0).number(0, MUCH)
    s.energy[seat] = node.at("energy", 0).number(0, MUCH)
    s.points[seat] = node.at("points", 0).number(0, MUCH)
    s.scored[4 * seat : 4 * seat + 4] = [item.number(0, MUCH) for item in node.at("scored", [0] * 4).list(4)]
    limbo = node.at("limbo", {}).fields(REALMS)
    for i, realm in enumerate(REALMS):
        s.limbo[2 * seat + i] = limbo.at(realm, 0).number(0, ARMIES)
    s.supply[seat] = node.at("supply", 0).number(0, ARMIES)
    s.groups[seat] = bytes(sorted(item.number(1, ARMIES) for item in node.at("groups", []).list()))
    s.conflicts[seat] = bytes(sorted(read_conflicts(node.at("conflicts", []))))
    s.draft_hands[seat] = bytes(sorted(read_conflicts(node.at("draft_hand", []))))
    s.draft_realms |= node.at("draft_realm", "light").one_of(REALMS, "a realm") << seat
    s.cursor = replaced(s.cursor, seat, node.at("cursor", 0).number(0, SPACE_COUNT))
    if node.has("chosen"):
        s.chosen = replaced(s.chosen, seat, read_conflicts(Node([node.at("chosen").value], node.path))[0])


def read_plan(s: ImmortalsState, seat: int, node: Node) -> None:
    """Cards that the seat holds, where they may lie. That the region was occupied when they were laid (I-7.3) can't be known."""
    hidden = s.seen_by not in (WHOLE, seat)
    for name, item in node.fields(SPACES).items():
        card = CARD_NUMBER.get(item.value, 0) if isinstance(item.value, str) else 0
        if card == 0 or (card == UNKNOWN and not hidden):
            raise item.wrong(f"{quoted(item.value)} is not a card.")
        space = SPACES.index(name)
        if hidden:
            if card != UNKNOWN:
                raise item.wrong(f"{onlooker(s)} can't know this card: it is 'unknown' (I-7.1).")
        elif card == BLANK:
            if s.plans[seat].count(BLANK) == BLANKS:
                raise item.wrong(f"there are only {BLANKS} blanks (I-1.4).")
        elif is_magic(card) != (space >= ARMY_SPACES):
            raise item.wrong("this card can't lie on this space (I-7.2).")
        elif card in s.plans[seat]:
            raise item.wrong("this card lies on another space too (I-7.1).")
        elif not is_magic(card) and not is_held(s, seat, card):
            raise item.wrong(f"this card is not held by {SEAT_NAMES[seat]}.")
        elif is_conflict(card) and is_wild(card - CONFLICT) and extracts(s, seat, space):
            raise item.wrong("a wildcard can't lie where gold or energy is extracted (I-7.5).")
        s.plans[seat] = replaced(s.plans[seat], space, card)


def onlooker(s: ImmortalsState) -> str:
    return "a spectator" if s.seen_by == SPECTATOR else SEAT_NAMES[s.seen_by]


def is_held(s: ImmortalsState, seat: int, card: int) -> bool:
    return s.holder(card - REGION) == seat if is_region(card) else card - CONFLICT in s.conflicts[seat]


def read_region_cards(s: ImmortalsState, node: Node) -> None:
    for region, holder in node.fields(REGIONS).items():
        seat = holder.one_of(SEAT_NAMES[: s.seats], "a seat")
        s.region_cards = replaced(s.region_cards, REGIONS.index(region), seat)


def read_piles(s: ImmortalsState, data: Node) -> None:
    """The deck is by default what is nowhere else, in the order of the cards."""
    s.discards = read_conflicts(data.at("discards", []))
    draft = data.at("draft", {}).fields(REALMS)
    for i, realm in enumerate(REALMS):
        page = draft.at(realm, {}).fields(("deck", "discards"))
        s.draft_decks[i] = read_conflicts(page.at("deck", []))[::-1]
        s.draft_discards[i] = read_conflicts(page.at("discards", []))
    elsewhere = s.discards + b"".join(s.draft_decks) + b"".join(s.draft_discards) + b"".join(s.draft_hands)
    elsewhere += b"".join(s.conflicts) + bytes([card for card in s.chosen if card])
    everything = conflicts_for(s.seats, 0) + conflicts_for(s.seats, 1)
    if data.has("deck"):
        s.deck = read_conflicts(data.at("deck"))[::-1]
    else:
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


def read_action(s: ImmortalsState, node: Node) -> None:
    node.fields(("space", "card", "site", "origin", "target"))
    if node.has("space"):
        s.acting_space = node.at("space").one_of(SPACES, "a space")
    if node.has("card"):
        s.acting_card = node.at("card").one_of(CARD_IDS, "a card")
    if node.has("site"):
        s.acting_site = read_site(node.at("site"))
    if node.has("origin"):
        s.origin = read_site(node.at("origin"))
    if node.has("target"):
        s.target = read_site(node.at("target"))


def check_action(s: ImmortalsState, frame: Node) -> None:
    """Raise BadPosition unless what is under way belongs to the phase below it."""
    drawing = s.stack[FRAME] == DRAWING.index
    if s.stack[0] != (REINFORCING.index if drawing else EXECUTION.index):
        raise frame.wrong(f"this lies on {(REINFORCING if drawing else EXECUTION).key!r}.")


def from_json(raw: Mapping[str, Any], program: Program[ImmortalsState]) -> ImmortalsState:
    """Read a position. Without a stack it is the planning of the round."""
    data = open_position(raw, "immortals", SCHEMA, FIELDS)
    s = ImmortalsState()
    s.seats = data.at("players").number(2, SEATS)
    seats = SEAT_NAMES[: s.seats]
    if data.has("seen_by"):
        viewers = (*seats, BYSTANDER)
        number = data.at("seen_by").one_of(viewers, f"a seat or {BYSTANDER!r}")
        s.seen_by = SPECTATOR if viewers[number] == BYSTANDER else number
    corrections = data.at("data", {}).fields(NUMBERS).value
    s.data = Data(corrections) if corrections else PRINTED
    s.house = read_house(data.at("house_rules", {}))
    s.rounds = data.at("rounds", s.data.rounds[s.seats]).number(1, 20)
    s.round = data.at("round", 1).number(0, 20)
    s.marker = data.at("marker", seats[0]).one_of(seats, "a seat")
    s.first = data.at("first", SEAT_NAMES[s.marker]).one_of(seats, "a seat")
    s.sites_in_play = sites_for(s.seats)
    read_sites(s, data.at("sites", {}))
    pages = data.at("seats", {}).fields(seats)
    for seat, name in enumerate(seats):
        read_seat(s, seat, pages.at(name, {}))
    read_region_cards(s, data.at("region_cards", {}))
    for seat, name in enumerate(seats):
        read_plan(s, seat, pages.at(name, {}).at("plan", {}))
    s.tray = read_cubes(data.at("tray", {}))
    s.tower = read_cubes(data.at("tower", {}))
    outside = INHABITANTS - s.tray[GREEN] - s.tower[GREEN]
    s.inhabitants = data.at("inhabitants", max(outside, 0)).number(0, INHABITANTS)
    tiles = TILES - how_many(s.temples | s.capitals)
    s.portals_left = data.at("portals_left", PORTALS - how_many(s.portals)).number(0, PORTALS)
    s.tiles_left = data.at("tiles_left", tiles).number(0, tiles)
    read_piles(s, data)
    check_armies(s, pages)
    s.placing = read_seats(data.at("placing", []), seats)
    s.ready = read_seats(data.at("ready", []), seats)
    s.passed = read_seats(data.at("passed", []), seats)
    read_action(s, data.at("action", {}))
    known = -1 if s.seen_by == WHOLE else 0 if s.seen_by == SPECTATOR else 1 << s.seen_by
    flying = read_flight(s, data, program, seats, together=True, known=known)
    if flying and len(s.stack) > FRAME:
        check_action(s, data.at("stack").list()[1])
    if not flying:
        s.push(PLANNING.index)
    return s


def check_whole(s: ImmortalsState) -> None:
    if s.seen_by != WHOLE:
        raise BadPosition(f"seen_by: this is only what {onlooker(s)} may know; no game can go on from it.")


__all__ = ["COLOURS", "check_whole", "from_json", "to_json", "view_json"]
