"""Reading a position from JSON. What a person leaves out has a sensible default; what can't be is refused with the place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bailiwick.games.oath.campaign.war import Campaign
from bailiwick.games.oath.catalogue.suits import REGION_IDS, SLOT_IDS, SLOTS, SUIT_IDS
from bailiwick.games.oath.catalogue.things import (
    BANNER_IDS,
    CARDS,
    DENIZEN_COUNT,
    EDIFICE,
    IDS,
    NUMBER,
    RELIC,
    SCEPTER,
    SITE,
    SITE_COUNT,
    SOURCES,
    SPACE_IDS,
    THINGS,
    VISION,
    other_side,
)
from bailiwick.games.oath.checking import check, check_pawns
from bailiwick.games.oath.chronicle.world import BEGINNINGS, read_all
from bailiwick.games.oath.frames import check_frames
from bailiwick.games.oath.goals import OATH_IDS, VICTORY_IDS
from bailiwick.games.oath.judging.deal import MOST_COUNTERS, Deal
from bailiwick.games.oath.judging.promises import (
    DEED_FIRST,
    DO,
    FATE_IDS,
    FORBEAR,
    KIND_IDS,
    new_promise,
    with_fate,
    with_penalty,
)
from bailiwick.games.oath.position import SCHEMA, SIDES, UNUSED_ID, WHEN_NAMES
from bailiwick.games.oath.prince.board import PrinceBoard, read_board
from bailiwick.games.oath.prince.turn import PRINCE_ACTS
from bailiwick.games.oath.state import CHANCELLOR, NO_ONE, NOBODY, OFF_MAP, ROLE_IDS, SEATS, UNUSED, OathState, replaced
from bailiwick.games.oath.steps.act import ACTING
from bailiwick.games.oath.steps.rest import RESTING
from bailiwick.games.oath.steps.turn import TURNS
from bailiwick.games.oath.vocabulary import DEED_IDS, MOST_PROMISED, SEAT_NAMES, VOCABULARY
from bailiwick.kernel.errors import BadOption, BadPosition, quoted
from bailiwick.kernel.position import open_position, read_flight
from bailiwick.kernel.reading import Node
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Program

FAVOR: Final = 36
MUCH: Final = 250
MOST_DICE: Final = 100  # more than all warbands and plans could bring
FIELDS: Final = (
    *("prince", "chronicle", "oath", "oathkeeper", "usurper", "round", "turn", "visions_drawn", "map", "site_deck", "seats"),
    *("roles_unused", "stock", "banners", "mob", "banks", "shared", "deck", "discards", "relic_deck", "reliquary"),
    *("dispossessed", "archive", "on_things", "caged", "prophet", "prophesied", "seen", "sites_seen", "action", "campaign"),
    *("deal", "promises", "winner", "victory", "legacy", "clockwork"),
)


# ---------------------------------------------------------------- small things


def thing(node: Node, low: int, high: int, what: str) -> int:
    """A card, relic or site by its id, from a range of numbers."""
    number = NUMBER.get(node.value, 0) if isinstance(node.value, str) else 0
    if not low <= number < high:
        raise node.wrong(f"{quoted(node.value)} is not {what}.")
    return number


def cards(node: Node) -> bytes:
    return bytes([thing(item, 1, CARDS, "a card") for item in node.list()])


def relics(node: Node) -> bytes:
    return bytes([thing(item, RELIC, THINGS, "a relic") for item in node.list()])


def sources(node: Node) -> list[int]:
    return [thing(item, 1, SOURCES, "a card, relic or site") for item in node.list()]


def side(node: Node, key: str, default: int = NOBODY) -> int:
    return node.at(key).one_of(SIDES, "a seat") if node.has(key) else default


def slot(node: Node, key: str, default: int) -> int:
    return node.at(key).one_of(SLOT_IDS, "a place on the map") if node.has(key) else default


def seat_mask(node: Node) -> int:
    return sum({1 << item.one_of(SEAT_NAMES, "a seat") for item in node.list()})


def counts(node: Node, names: tuple[str, ...], default: int) -> list[int]:
    node.fields(names)
    return [node.at(name, default).number(0, MUCH) for name in names]


# ---------------------------------------------------------------- the parts


def read_map(s: OathState, node: Node) -> None:
    node.fields(SLOT_IDS)
    row = []
    colours = bytearray(SLOTS)
    gone = bytearray(SLOTS)
    for place, name in enumerate(SLOT_IDS):
        here = node.at(name).fields(
            ("site", "faceup", "cards", "relics", "favor", "secrets", "warbands", "colour", "discarded_here")
        )
        row.append(thing(here.at("site"), SITE, SITE + SITE_COUNT, "a site") - SITE)
        if here.at("faceup", True).flag():
            s.faceup |= SEAT_BIT[place]
        s.site_cards[place] = cards(here.at("cards", []))
        s.site_relics[place] = relics(here.at("relics", []))
        s.site_favor[place] = here.at("favor", 0).number(0, FAVOR)
        s.site_secrets[place] = here.at("secrets", 0).number(0, MUCH)
        s.garrison[place] = here.at("warbands", 0).number(0, 24)
        if s.garrison[place]:
            colours[place] = here.at("colour").one_of(SEAT_NAMES[: s.seats], "a colour in the game")
        for suit in here.at("discarded_here", []).list():
            gone[place] |= 1 << suit.one_of(SUIT_IDS, "a suit")
    if len(set(row)) != SLOTS:
        raise node.wrong("a site is on the map twice.")
    s.slots, s.colour, s.discarded_here = bytes(row), bytes(colours), bytes(gone)


def read_seat(s: OathState, seat: int, node: Node) -> None:
    node.fields(
        (
            *("role", "pawn", "supply", "favor", "secrets", "facedown_secrets", "warbands"),
            *("advisers", "facedown", "vision", "relics", "hand"),
        )
    )
    role = node.at("role", ROLE_IDS[0 if seat == CHANCELLOR else 2]).one_of(ROLE_IDS, "a role")
    if (role == 0) != (seat == CHANCELLOR):
        raise node.wrong("purple, and only purple, is the Chancellor (O-1.1).")
    s.role = replaced(s.role, seat, role)
    s.pawn = replaced(s.pawn, seat, slot(node, "pawn", OFF_MAP))
    s.supply[seat] = node.at("supply", 7).number(0, 7)
    s.favor[seat] = node.at("favor", 0).number(0, FAVOR)
    s.secrets[seat] = node.at("secrets", 0).number(0, MUCH)
    s.flipped[seat] = node.at("facedown_secrets", 0).number(0, MUCH)
    s.board[seat] = node.at("warbands", 0).number(0, 24)
    s.advisers[seat] = cards(node.at("advisers", []))
    s.facedown[seat] = cards(node.at("facedown", []))
    s.hands[seat] = cards(node.at("hand", []))
    s.relics[seat] = relics(node.at("relics", []))
    if node.has("vision"):
        s.vision = replaced(s.vision, seat, thing(node.at("vision"), VISION, CARDS, "a Vision"))


def read_stock(s: OathState, data: Node) -> None:
    """Warbands in the personal banks: by default those that are nowhere else."""
    s.caged = bytes(counts(data.at("caged", {}), SEAT_NAMES, 0))
    for colour in range(SEATS):
        total = 24 if colour == CHANCELLOR else 14
        out = s.caged[colour] + (1 if s.prophet == colour else 0)
        out += sum(s.garrison[place] for place in range(SLOTS) if s.garrison[place] and s.colour[place] == colour)
        out += sum(s.board[seat] for seat in range(s.seats) if (seat if s.role[seat] == 2 else CHANCELLOR) == colour)
        if out > total:
            raise BadPosition(f"seats: {out} warbands of {SEAT_NAMES[colour]} are more than the {total} there are (O-1.2).")
        s.stock[colour] = total - out


def read_banners(s: OathState, data: Node) -> None:
    banners = data.at("banners", {}).fields(BANNER_IDS)
    for banner, name in enumerate(BANNER_IDS):
        page = banners.at(name, {}).fields(("holder", "tokens"))
        holder = page.at("holder").one_of(SEAT_NAMES[: s.seats], "a seat") if page.has("holder") else NO_ONE
        s.banner_holder = replaced(s.banner_holder, banner, holder)
        s.banner_tokens[banner] = page.at("tokens", 1).number(1, MUCH)
    s.mob = data.at("mob", False).flag()


def read_piles(s: OathState, data: Node) -> None:
    s.deck = cards(data.at("deck", []))[::-1]
    discards = data.at("discards", {}).fields(REGION_IDS)
    s.discards = [cards(discards.at(name, []))[::-1] for name in REGION_IDS]
    s.dispossessed = cards(data.at("dispossessed", []))
    s.relic_deck = relics(data.at("relic_deck", []))[::-1]
    reliquary = data.at("reliquary", {}).fields(SPACE_IDS)
    row = []
    for name in SPACE_IDS:
        if not reliquary.has(name):
            row.append(0)
        elif reliquary.at(name).value == UNUSED_ID:
            row.append(UNUSED)
        else:
            row.append(thing(reliquary.at(name), RELIC, SCEPTER, "a relic"))
    s.reliquary = bytes(row)
    placed = s.deck + s.dispossessed + b"".join(s.discards) + b"".join(s.site_cards)
    placed += b"".join(s.advisers) + b"".join(s.facedown) + b"".join(s.hands) + bytes([v for v in s.vision if v])
    for card in set(placed):
        if placed.count(card) > 1:
            raise BadPosition(f"{IDS[card]!r} is in the position {placed.count(card)} times (O-14.5).")
    if data.has("archive"):
        s.archive = cards(data.at("archive"))
    else:
        s.archive = bytes([card for card in range(1, DENIZEN_COUNT + 1) if card not in placed]) + bytes(
            [card for card in range(EDIFICE, VISION, 2) if card not in placed and other_side(card) not in placed]
        )
    unused = [n for n in range(SITE_COUNT) if n not in s.slots]
    s.site_deck = bytes(thing(item, SITE, SITE + SITE_COUNT, "a site") - SITE for item in data.at("site_deck", []).list())
    s.site_deck = s.site_deck or bytes(unused)


def read_favor(s: OathState, data: Node) -> None:
    s.banks = counts(data.at("banks", {}), SUIT_IDS, 3)
    for name, page in data.at("on_things", {}).items():
        number = thing(Node(name, page.path), 1, THINGS, "a card or relic")
        page.fields(("favor", "secrets"))
        s.favor_on = replaced(s.favor_on, number, page.at("favor", 0).number(0, FAVOR))
        s.secrets_on = replaced(s.secrets_on, number, page.at("secrets", 0).number(0, MUCH))
    out = sum(s.banks) + sum(s.favor) + sum(s.favor_on) + sum(s.site_favor) + s.banner_tokens[0]
    out += s.clockwork.ambition if s.clockwork is not None else 0
    if out > FAVOR:
        raise BadPosition(f"banks: {out} favor in all are more than the {FAVOR} there are (O-14.1).")
    s.shared = FAVOR - out


def read_seen(s: OathState, data: Node) -> None:
    for name, page in data.at("seen", {}).items():
        s.note_seen(thing(Node(name, page.path), 1, THINGS, "a card or relic"), seat_mask(page))
    for name, page in data.at("sites_seen", {}).items():
        number = thing(Node(name, page.path), SITE, SITE + SITE_COUNT, "a site") - SITE
        s.site_seen = replaced(s.site_seen, number, seat_mask(page))
    if not data.has("seen"):
        for seat in range(s.seats):
            for card in s.facedown[seat] + s.hands[seat]:
                s.note_seen(card, SEAT_BIT[seat])


def read_action(s: OathState, node: Node) -> None:
    s.acting = node.at("acting", False).flag()
    s.act_over = node.at("act_over", False).flag()
    s.scepter_taken = node.at("scepter_taken", False).flag()
    s.used = sources(node.at("used", []))
    s.declared = sources(node.at("declared", []))
    s.cleared = sources(node.at("cleared", []))
    s.powers = [item.number(-1000, 1_000_000) for item in node.at("powers", []).list()]
    s.traveller, s.taker = side(node, "traveller"), side(node, "taker")
    s.origin, s.destination = slot(node, "origin", OFF_MAP), slot(node, "destination", OFF_MAP)
    s.search_pile = node.at("search_pile", 0).number(0, 3)
    s.discard_place = node.at("discard_place", 0).number(0, 8)
    s.played = thing(node.at("played"), 1, SOURCES, "a card or relic") if node.has("played") else 0
    s.played_by, s.played_at = side(node, "played_by"), slot(node, "played_at", NOBODY)
    s.played_up = node.at("played_up", False).flag()
    s.played_drawn = node.at("played_drawn", False).flag()
    s.taken = relics(node.at("taken", []))
    s.fought_by, s.fought_against = side(node, "fought_by"), side(node, "fought_against")
    s.end_die = node.at("end_die", 0).number(0, 7)
    s.rolled = node.at("rolled", "").text().encode("ascii", "replace")
    s.roller = side(node, "roller")
    s.site_plays = node.at("site_plays", 0).number(0, MUCH)
    s.notes = [item.number(-1, SOURCES) for item in node.at("notes", [-1] * len(s.declared)).list(len(s.declared))]


def read_campaign(node: Node) -> Campaign:
    c = Campaign(side(node, "attacker"), side(node, "defender"), slot(node, "site", 0))
    c.joined_site, c.outcast = slot(node, "joined_site", NOBODY), side(node, "outcast")
    c.allies, c.asked = seat_mask(node.at("allies", [])), seat_mask(node.at("asked", []))
    c.targets = [item.number(0, 1023) for item in node.at("targets", []).list()]
    c.flipped_for = sum({1 << item.one_of(SLOT_IDS, "a slot") for item in node.at("flipped_for", []).list()})
    c.attack_dice = node.at("attack_dice", 0).number(0, MOST_DICE)
    c.defense_dice = node.at("defense_dice", 0).number(0, MOST_DICE)
    for plan in node.at("plans", []).list():
        source, user = plan.list(2)
        c.plans.append(thing(source, 1, SOURCES, "a battle plan") << 3 | user.one_of(SIDES, "a seat"))
    c.discards = sources(node.at("discards", []))
    c.defense_roll = node.at("defense_roll", "").text().encode("ascii", "replace")
    c.attack_roll = node.at("attack_roll", "").text().encode("ascii", "replace")
    c.defense = node.at("defense", 0).number(0, 100_000)
    c.attack = node.at("attack", 0).number(0, 100_000)
    c.sacrificed = node.at("sacrificed", 0).number(0, MUCH)
    c.killed_attackers, c.killed_defenders = (item.number(0, MUCH) for item in node.at("killed", [0, 0]).list(2))
    c.victor = node.at("victor", 0).number(0, 2)
    c.no_rolls = node.at("no_rolls", False).flag()
    c.taken = list(relics(node.at("taken", [])))
    c.agreed = sources(node.at("agreed", []))
    c.survivors = [item.number(0, MUCH) for item in node.at("survivors", [0] * SEATS).list(SEATS)]
    return c


def read_deal(node: Node, names: Sequence[str]) -> Deal:
    deal = Deal(side(node, "proposer"), side(node, "partner"), node.at("kinds").number(0, 127))
    if node.has("space"):
        deal.space = node.at("space").one_of(SPACE_IDS, "a space of the Reliquary")
    deal.citizenship = node.at("citizenship", False).flag()
    deal.favor = [item.number(0, MUCH) for item in node.at("favor").list(2)]
    deal.secrets = [item.number(0, MUCH) for item in node.at("secrets").list(2)]
    deal.things = [bytes(sources(column)) for column in node.at("things").list(2)]
    deal.banners = [item.number(0, 3) for item in node.at("banners").list(2)]
    deal.sites = [item.number(0, 255) for item in node.at("sites").list(2)]
    deal.assembly = node.at("assembly", False).flag()
    deal.counters = node.at("counters", 0).number(0, MOST_COUNTERS)
    deal.promises = [read_promise(item, names) for item in node.at("promises", []).list()]
    deal.drafting = node.has("draft")
    deal.draft = read_promise(node.at("draft"), names) if deal.drafting else 0
    return deal


def read_promise(node: Node, names: Sequence[str]) -> int:
    by, to = node.at("by").one_of(names, "a seat"), node.at("to").one_of(names, "a seat")
    if by == to:
        raise node.at("to").wrong("nobody promises anything to themselves (O-11.13).")
    kind = node.at("what").one_of(KIND_IDS, "a kind of promise")
    deed, target = read_deed(node.at("deed")) if kind in (DO, FORBEAR) else (0, 0)
    when = node.at("when").one_of(WHEN_NAMES, "a time")
    n = node.at("n", 0).number(0, MOST_PROMISED)
    penalty = node.at("penalty", {})
    promise = with_penalty(
        new_promise(by, to, kind, when, deed, target, n),
        penalty.at("favor", 0).number(0, MOST_PROMISED),
        penalty.at("secrets", 0).number(0, MOST_PROMISED),
        penalty.at("relics", 0).number(0, 1),
        penalty.at("advisers", 0).number(0, 1),
    )
    return with_fate(promise, node.at("fate", FATE_IDS[0]).one_of(FATE_IDS, "how a promise went"))


def read_deed(node: Node) -> tuple[int, int]:
    """A verb, or one of its actions: which deed it is, and 1 + its argument."""
    name = node.text()
    verb = name.partition(" ")[0]
    if verb not in DEED_IDS or (name != verb and name not in VOCABULARY):
        raise node.wrong(f"{quoted(name)} is not something that can be promised.")
    deed = DEED_IDS.index(verb)
    if name == verb:
        return deed, 0
    return deed, 1 + VOCABULARY.parse(name) - DEED_FIRST[deed]


def read_beginning(node: Node) -> str:
    """What the game began from; nothing, if that is hidden. The next chronicle is written after it."""
    text = node.text()
    if text and text not in BEGINNINGS:
        try:
            read_all(text)
        except BadOption as error:
            raise node.wrong(str(error)) from None
    return text


def read_prince(s: OathState, data: Node) -> PrinceBoard | None:
    """His own board, if he has a seat."""
    if s.prince == NOBODY:
        return None
    if s.prince >= s.seats:
        raise data.at("prince").wrong("the Clockwork Prince has one of the seats in play.")
    return read_board(data.at("clockwork", {}), SEAT_NAMES[: s.seats])


def read_legacy(s: OathState, node: Node) -> None:
    s.game_number = node.at("game_number", 1).number(1, 0xFFFF)
    s.world_name = node.at("world_name", "").text()
    s.vow = node.at("vow", OATH_IDS[0]).one_of(OATH_IDS, "an Oath")
    s.heirs_asked, s.heirs = seat_mask(node.at("heirs_asked", [])), seat_mask(node.at("heirs", []))
    s.building = thing(node.at("building"), 1, VISION, "a denizen or a ruin") if node.has("building") else 0
    s.written = node.at("written", "").text()


def from_json(raw: Mapping[str, Any], program: Program[OathState]) -> OathState:
    """Read a position. Without a stack it is the Act phase of whose turn it is."""
    data = open_position(raw, "oath", SCHEMA, FIELDS)
    s = OathState()
    s.seats = data.at("players").number(1, SEATS)
    names = SEAT_NAMES[: s.seats]
    s.prince = side(data, "prince")
    s.clockwork = read_prince(s, data)
    s.chronicle = read_beginning(data.at("chronicle", "first"))
    s.oath = data.at("oath", OATH_IDS[0]).one_of(OATH_IDS, "an Oath")
    s.oathkeeper = data.at("oathkeeper", SEAT_NAMES[0]).one_of(names, "a seat")
    s.usurper = data.at("usurper", False).flag()
    s.round = data.at("round", 1).number(1, 8)
    s.turn = data.at("turn", SEAT_NAMES[0]).one_of(names, "a seat")
    s.visions_drawn = data.at("visions_drawn", 0).number(0, 5)
    unused = [
        item.one_of(ROLE_IDS, "a role") for item in data.at("roles_unused", ["exile"] * (SEATS - s.seats)).list(SEATS - s.seats)
    ]
    s.role = bytes(s.seats) + bytes(unused)
    read_map(s, data.at("map"))
    pages = data.at("seats", {}).fields(names)
    for seat, name in enumerate(names):
        read_seat(s, seat, pages.at(name, {}))
    s.prophet = side(data, "prophet")
    s.prophesied = thing(data.at("prophesied"), VISION, CARDS, "a Vision") if data.has("prophesied") else 0
    read_stock(s, data)
    read_banners(s, data)
    read_piles(s, data)
    read_favor(s, data)
    read_seen(s, data)
    read_action(s, data.at("action", {}))
    s.campaign = read_campaign(data.at("campaign")) if data.has("campaign") else None
    s.deal = read_deal(data.at("deal"), names) if data.has("deal") else None
    s.promises = [read_promise(item, names) for item in data.at("promises", []).list()]
    s.winner = side(data, "winner")
    read_legacy(s, data.at("legacy", {}))
    s.victory = data.at("victory").one_of(VICTORY_IDS, "a way to win") if data.has("victory") else 0
    check(s)
    s.locate()
    flying = read_flight(s, data, program, names)
    if flying and not s.over:
        check_frames(s, data, program)
    if not flying:
        check_pawns(s)
        s.push(TURNS.index, s.turn + 1)
        s.push(RESTING.index, 0, s.turn)
        s.push(PRINCE_ACTS.index if s.turn == s.prince else ACTING.index, s.turn)
    return s
