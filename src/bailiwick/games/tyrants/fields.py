"""The fields of a position (docs/positions/tyrants.md), each declared once; what the game reads beyond them is in `position`."""

from __future__ import annotations

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
from bailiwick.games.tyrants.catalogue import CARD_IDS, COPIES, HALF_DECKS
from bailiwick.games.tyrants.plain import in_play
from bailiwick.games.tyrants.scoring import sources
from bailiwick.games.tyrants.setup import HOUSE_RULES, OPTIONS, open_map
from bailiwick.games.tyrants.state import (
    BARRACKS,
    CONTEXT,
    DECK,
    DEPLOYED_ROUTES,
    DEPLOYED_SITES,
    DISCARD,
    HAND,
    HOUSE_GUARD,
    INNER,
    KILLS,
    OUTCAST,
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
from bailiwick.kernel import fields as f
from bailiwick.kernel import kinds as k
from bailiwick.kernel.fields import ABSENT, Field
from bailiwick.kernel.kinds import Ids, Kind
from bailiwick.kernel.position import BIGGEST, Schema
from bailiwick.kernel.reading import Node
from bailiwick.kernel.step import Program

MOST_PLAYED: Final = 250  # cards in a turn: their numbers fit into a byte
SEAT: Final = Ids(COLOURS[:WHITE], "a seat", seated=True)
COLOUR: Final = Ids(COLOURS, "a colour")
CARD: Final = Ids([CARD_IDS[0], *(card.id for card in CARDS)], "a card of this game")
SECTION: Final = Ids(SECTION_NAMES, "a section of the map")
SITE: Final = Ids(LOCATION_NAMES[:SITE_COUNT], "a site")
MARKER_SITE: Final = Ids([site.id if site.marker_vp else "" for site in SITES], "a site with a control marker (T-9.1)")
STOCKED: Final = Ids(CARD.names[HOUSE_GUARD : OUTCAST + 1], "a supply")
WHEREABOUTS: Final = Ids(("gone", "play", "market", "devoured", "inner_circle"), "where a played card can be")
CARDS_OF: Final = k.Pile(CARD)


class Sections(Field):
    """With them the map is laid out, empty (T-2.1)."""

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        usual = {2: 0b010, 4: 0b111}.get(s.seats)
        sections = usual if usual is not None and not page.has(self.key) else self.kind.read(s, page.at(self.key))
        if sections not in {2: (0b010,), 3: (0b011, 0b110), 4: (0b111,)}[s.seats]:
            raise page.at(self.key).wrong("2 players use center, 3 use center and one outer section, 4 use all three (T-2.1).")
        open_map(s, sections)


class Map(Field):
    """Places and what is there: troops by colour and, at sites, spies. Control follows from them."""

    def attributes(self) -> list[str]:
        return ["board", "open_sites", "open_routes"]

    def write(self, o: Any, at: int) -> Any:
        s: TyrantsState = o
        places: dict[str, Any] = {}
        spied = 0
        for seat in range(s.seats):
            spied |= s.board[SPIES + seat]
        for site in range(SITE_COUNT):
            troops = s.board[site]
            if not troops and not spied >> site & 1:
                continue
            here: dict[str, Any] = {}
            for name in COLOURS if troops else ():
                if troops & 7:
                    here[name] = troops & 7
                troops >>= 3
            if spied >> site & 1:
                here["spies"] = [COLOURS[seat] for seat in range(s.seats) if s.board[SPIES + seat] >> site & 1]
            places[LOCATION_NAMES[site]] = here
        standing = s.routes_in_play & ~s.open_routes
        for space in range(ROUTE_SPACES):
            if standing >> space & 1:
                places[LOCATION_NAMES[SITE_COUNT + space]] = {COLOURS[s.colour_on(space)]: 1}
        return places

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        node = page.at(self.key, {})
        active, s.active = s.active, -1  # what stands there from the beginning pays nobody
        for name, item in node.items():
            if name not in LOCATION_INDEX:
                raise item.wrong("is not a site or a route space (a route space looks like everfire__chaulssin:0).")
            place = LOCATION_INDEX[name]
            if not in_play(s, place):
                raise item.wrong("is not in play with these sections (T-2.2).")
            item.fields((*COLOURS, "spies") if place < SITE_COUNT else COLOURS)
            self.read_troops(s, place, item)
            for spy in item.at("spies", []).list():
                seat = SEAT.read(s, spy)
                if s.board[SPIES + seat] >> place & 1:
                    raise spy.wrong("a player has at most one spy at a site (T-10.6.1).")
                s.set_spy(seat, place)
        s.active = active
        for seat in range(s.seats):
            if s.spies_left(seat) < 0:
                raise node.wrong(f"{COLOURS[seat]} has more than {SPY_COUNT} spies on the map (T-1.2).")

    def read_troops(self, s: TyrantsState, place: int, item: Node) -> None:
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


class Played(Field):
    """The cards of this turn, and where each is now: an id alone is in the play area."""

    def attributes(self) -> list[str]:
        return ["played", "whereabouts"]

    def write(self, o: Any, at: int) -> Any:
        return [[CARD.names[card], WHEREABOUTS.names[where]] for card, where in zip(o.played, o.whereabouts, strict=True)]

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        played, whereabouts = [], []
        for item in page.at(self.key, []).list():
            card, where = item.list(2) if not isinstance(item.value, str) else (item, Node("play", item.path))
            played.append(CARD.read(s, card))
            whereabouts.append(WHEREABOUTS.read(s, where))
        if len(played) > MOST_PLAYED:
            raise page.at(self.key).wrong(f"nobody plays more than {MOST_PLAYED} cards in a turn.")
        s.played, s.whereabouts = bytes(played), bytes(whereabouts)


class Queue(Field):
    """What the cards played leave to the end of the turn: the key of a step, and which card of `played`."""

    def __init__(self, key: str, says: str, program: Program[TyrantsState]) -> None:
        super().__init__(key, Kind("[step: string, card: number][]"), says)
        self.program = program

    def write(self, o: Any, at: int) -> Any:
        return [[self.program.steps[entry // 256].key, entry % 256] for entry in o.queue]

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        queue = []
        for item in page.at(self.key, []).list():
            pair = item.list(2)
            serial = pair[1].number(0, len(s.played) - 1)
            step = self.program.read_step(pair[0])
            if step not in self.left_by(s.played[serial]):
                raise item.wrong(f"{CARD_IDS[s.played[serial]]!r} leaves no such step to the end of the turn.")
            queue.append(step * 256 + serial)
        s.queue = tuple(queue)

    def left_by(self, card: int) -> list[int]:
        steps = [step for step in self.program.steps if isinstance(step, AtEndOfTurn)]
        return [step.then.index for step in steps if step.key.partition("/")[0] == CARD_IDS[card]]


class Registers(Field):
    """What the cards that are being resolved remember: a set of numbers for each."""

    def attributes(self) -> list[str]:
        return ["context"]

    def write(self, o: Any, at: int) -> Any:
        return [o.context[i : i + CONTEXT] for i in range(0, len(o.context), CONTEXT)]

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        if not page.has("stack") or page.at("over", False).flag():
            return
        for item in page.at(self.key, []).list():
            numbers = item.list(CONTEXT)
            if numbers[SERIAL].value not in range(len(s.played)):
                raise item.wrong("the first register is the number of a card played this turn.")
            s.context.append(numbers[SERIAL].number(0, len(s.played) - 1))
            s.context.append(numbers[SPY_AT].number(-1, SITE_COUNT - 1))
            s.context.append(numbers[KILLS].number(0, TROOP_COUNT * 5))
            s.context.append(numbers[VICTIM].number(-1, s.seats - 1))
            s.context.append(read_places(numbers[DEPLOYED_SITES], s.sites_in_play))
            s.context.append(read_places(numbers[DEPLOYED_ROUTES], s.routes_in_play))


def read_places(node: Node, possible: int) -> int:
    """Places as a mask."""
    mask = node.number(0, BIGGEST)
    if mask & ~possible:
        raise node.wrong("names places that are not in play.")
    return mask


def own_deck(s: TyrantsState, viewer: int, at: int) -> Any:
    """Sorted, as the masked state has it: not in order (R-72)."""
    return CARDS_OF.write(s.piles[DECK + at]) if viewer == at else ABSENT


def unseen(s: TyrantsState, viewer: int, at: int) -> Any:
    return ABSENT if viewer == at else CARDS_OF.write(bytes(sorted(s.piles[DECK + at] + s.piles[HAND + at])))


def control(s: TyrantsState, viewer: int, at: int) -> Any:
    """T-8.1, T-8.2."""
    found: dict[str, Any] = {}
    for site in range(SITE_COUNT):
        seat = s.ruler(site)
        if seat >= 0:
            found[LOCATION_NAMES[site]] = {"ruler": COLOURS[seat], "total": s.totally_controls(seat, site)}
    return found


def build_schema(program: Program[TyrantsState]) -> Schema[TyrantsState]:
    seats: tuple[Field, ...] = (
        Field(
            "barracks",
            k.Number(0, TROOP_COUNT),
            "troops not yet placed",
            at=("tokens", BARRACKS),
            default=-1,
            otherwise="those that are neither on the map nor in a trophy hall",
        ),
        Field("vp", k.Number(0, 100_000), "VP tokens taken", at=("tokens", VP)),
        Field(
            "trophies",
            k.Each(COLOUR, k.Number(0, TROOP_COUNT), sparse=True, nulls=False),
            "troops in the trophy hall, by colour",
            at=("tokens", TROPHIES, len(COLOURS)),
        ),
        Field(
            "deck",
            k.Pile(CARD, top_first=True),
            "the top card first",
            at=("piles", DECK),
            seen=f.Sight("one's own only, sorted (R-72)", own_deck, "string[]", True),
        ),
        Field("hand", k.Pile(CARD, tidy=True), "cards", at=("piles", HAND), seen=f.OWN),
        Field("discard", CARDS_OF, "cards, the last on top", at=("piles", DISCARD)),
        Field("inner_circle", CARDS_OF, "cards promoted", at=("piles", INNER)),
        f.Shown("deck_size", "number", "cards in the deck", lambda s, viewer, at: len(s.piles[DECK + at])),
        f.Shown("spies_left", "number", "spies not on the map", lambda s, viewer, at: s.spies_left(at)),
        f.Shown(
            "score",
            "Record<string, number>",
            "points if the game ended now, by source (T-13.1); whoever watched the game can know them",
            lambda s, viewer, at: sources(s, at),
        ),
        f.Shown("hand_size", "number", "cards in hand", lambda s, viewer, at: len(s.piles[HAND + at])),
        f.Shown(
            "unseen", "string[]", "of another: what hand and deck hold together, which anyone who watched knows", unseen, True
        ),
    )
    market: tuple[Field, ...] = (
        Field("row", k.Row(CARD, ROW), "six cards or `null`"),
        Field("deck", k.Pile(CARD, top_first=True), "the top card first", at="market", seen=f.SIZE),
        Field("devoured", CARDS_OF, "the last is on top"),
        Field(
            "supplies",
            k.Each(STOCKED, k.Number(0, max(COPIES[card] for card in range(HOUSE_GUARD, OUTCAST + 1))), otherwise=-1),
            "numbers of `house_guard`, `priestess_of_lolth` and `insane_outcast`",
            at=("tokens", SUPPLY + HOUSE_GUARD, len(STOCKED.names)),
            default=lambda s, at, page: [-1] * len(STOCKED.names),
            otherwise="all that are nowhere else, Outcasts only if `decks` names demons",
        ),
    )
    turn: tuple[Field, ...] = (
        Field("power", k.Number(0, 1000), "in the pool"),
        Field("influence", k.Number(0, 1000), "in the pool"),
        Field(
            "paid",
            k.Mask(MARKER_SITE),
            "the marker sites that have paid the active player this turn (T-9.3)",
            default=lambda s, at, page: s.board[RULED + s.active] & MARKER_SITES if s.active >= 0 else 0,
            otherwise="all it holds",
        ),
        Field("ghost", k.Flag(), "whether the top devoured card counts as a market card"),
        Played(
            "played",
            Kind("[card: string, where: string][]"),
            "the cards played this turn in order, each an id (it is in the play area) or a pair of id and where it is now: "
            "`play`, `gone`, `market`, `devoured` or `inner_circle`",
        ),
        Field("shown", CARDS_OF, "hand cards revealed for Focus"),
        Queue("queue", "end-of-turn instructions: pairs of a step's key and the number of the card in `played`", program),
    )
    return Schema(
        "tyrants",
        SEAT,
        k.Number(2, 4),
        program,
        (
            Sections(
                "sections",
                k.Mask(SECTION),
                "some of `left`, `center`, `right` (T-2.1)",
                otherwise="2 players: center; 4: all; 3: must be given",
            ),
            Field("decks", k.Mask(Ids(HALF_DECKS, "a half-deck")), "the half-decks of the market"),
            Field(
                "house_rules",
                k.HouseRules({(name, value): bit for name, (value, bit) in HOUSE_RULES.items()}, OPTIONS),
                ", ".join(f"`{name}`" for name in HOUSE_RULES) + ", as in the options of a game",
                at="house",
            ),
            Field("first", k.One(SEAT), "who began the game"),
            Field(
                "active",
                k.One(SEAT, none=-1),
                "whose turn it is; `null` during set-up",
                default=lambda s, at, page: -1 if page.has("stack") else 0,
                otherwise="`red`",
            ),
            Field("round", k.Number(1, 100_000), "number of the round"),
            Field("ending", k.Flag(), "whether the end of the game has been triggered (T-12.1)"),
            Map(
                "map",
                Kind("Record<string, { [colour: string]: number } & { spies?: string[] }>"),
                "places and what is there",
                otherwise="empty: no white troops either",
            ),
            f.Shown(
                "control",
                "Record<string, { ruler: string; total: boolean }>",
                "who controls which site, and whether totally",
                control,
            ),
            f.Table("seats", SEAT, "what each player has", seats, "SeatView", "nothing anywhere, all troops in barracks"),
            f.Group("market", "what can be recruited", market, otherwise="empty row and deck, full supplies"),
            f.Group("turn", "the turn so far", turn, otherwise="nothing done yet"),
            Registers("registers", Kind("number[][]"), "what the cards being resolved remember", seen=f.HIDDEN),
        ),
        begins="the main part of the active player's turn",
        follows=("sites_in_play", "routes_in_play"),
    )
