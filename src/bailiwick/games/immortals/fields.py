"""The fields of a position (docs/positions/immortals.md), each declared once; what they say together is in `position`."""

from __future__ import annotations

from typing import Any, Final

from bailiwick.games.immortals import shown
from bailiwick.games.immortals.board import BIT, REALMS, REGIONS, SITE_IDS, SITE_NUMBER, how_many
from bailiwick.games.immortals.cards import (
    ARMY_SPACES,
    BLANK,
    BLANKS,
    BUILDS,
    CARD_IDS,
    CONFLICT,
    CONFLICT_IDS,
    DARK_TRIBES,
    LIGHT_TRIBES,
    PORTALS,
    REGION,
    SPACE_COUNT,
    SPACES,
    TILES,
    UNKNOWN,
    is_conflict,
    is_magic,
    is_region,
    is_wild,
)
from bailiwick.games.immortals.data import ARMIES, PRINTED, Data
from bailiwick.games.immortals.numbers import NUMBERS
from bailiwick.games.immortals.scoring import round_points
from bailiwick.games.immortals.setup import HOUSE_RULES, light_tribes_for, sites_for
from bailiwick.games.immortals.spaces import extracts, may_build
from bailiwick.games.immortals.state import INHABITANTS, SEATS, SPECTATOR, STOCK, WHOLE, ImmortalsState, replaced
from bailiwick.games.immortals.tower import GREEN
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel import fields as f
from bailiwick.kernel import kinds as k
from bailiwick.kernel.errors import quoted
from bailiwick.kernel.fields import ABSENT, WRITTEN, Field, Shown
from bailiwick.kernel.kinds import Ids, Kind
from bailiwick.kernel.position import Schema
from bailiwick.kernel.reading import Node
from bailiwick.kernel.step import Program

MUCH: Final = 100_000
BYSTANDER: Final = "spectator"
COST: Final = "[gold: number, energy: number]"
SEAT: Final = Ids(SEAT_NAMES, "a seat", seated=True)
REALM: Final = Ids(REALMS, "a realm", "Realm")
SITE: Final = Ids(SITE_IDS, "a site (one looks like light.grove)")
CONFLICT_CARD: Final = Ids(CONFLICT_IDS, "a conflict card")
CARD: Final = Ids(CARD_IDS, "a card")
LIGHT_TRIBE: Final = Ids(LIGHT_TRIBES, "a light tribe")
DARK_TRIBE: Final = Ids(("",) * len(LIGHT_TRIBES) + DARK_TRIBES, "a dark tribe")


class SeenBy(Kind):
    """Who knows no more than this; a whole position has none."""

    def write(self, value: Any) -> Any:
        return ABSENT if value == WHOLE else BYSTANDER if value == SPECTATOR else SEAT_NAMES[value]

    def read(self, s: Any, node: Node) -> Any:
        number = node.one_of((*SEAT_NAMES[: s.seats], BYSTANDER), f"a seat or {BYSTANDER!r}")
        return SPECTATOR if number == s.seats else number


class Numbers(Kind):
    """One's own numbers, where they differ from the printed ones."""

    def write(self, value: Any) -> Any:
        return value.corrections

    def read(self, s: Any, node: Node) -> Any:
        return Data(node.value) if node.fields(NUMBERS).value else PRINTED


class Sites(Field):
    """Who is where, with how many armies, and what is built there."""

    def attributes(self) -> list[str]:
        return ["sites", "holds", "portals", "temples", "capitals"]

    def write(self, o: Any, at: int) -> Any:
        s: ImmortalsState = o
        sites: dict[str, Any] = {}
        built = s.portals | s.temples | s.capitals
        for site, id in enumerate(SITE_IDS):
            here: dict[str, Any] = {}
            if s.sites[site]:
                here["owner"] = SEAT_NAMES[s.owner(site)]
                here["armies"] = s.armies(site)
            elif not built & BIT[site]:
                continue
            if built & BIT[site]:
                for name, mask in ("portal", s.portals), ("temple", s.temples), ("capital", s.capitals):
                    if mask & BIT[site]:
                        here[name] = True
            sites[id] = here
        return sites

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        s.sites_in_play = sites_for(s.seats)
        for id, here in page.at(self.key, {}).items():
            if id not in SITE_NUMBER:
                raise here.wrong("is not a site (one looks like light.grove).")
            site = SITE_NUMBER[id]
            if not s.sites_in_play >> site & 1:
                raise here.wrong("is not in play with two players (I-17.1).")
            here.fields(("owner", "armies", *BUILDS))
            if here.has("owner"):
                s.put(SEAT.read(s, here.at("owner")), site, here.at("armies", 1).number(1, ARMIES))
            elif here.at("armies", 0).number(0, ARMIES):
                raise here.wrong("these armies need an owner.")
            for build, name in enumerate(BUILDS):
                if here.at(name, False).flag():
                    if not may_build(s, site, build):
                        raise here.at(name).wrong("there is no room for it (I-10.3, I-10.4).")
                    setattr(s, name + "s", getattr(s, name + "s") | BIT[site])


class Plan(Field):
    """The cards on a board's spaces. Which can lie there depends on what the seat holds: they are read last (`read_held`)."""

    def write(self, o: Any, at: int) -> Any:
        return {SPACES[space]: CARD_IDS[card] for space, card in enumerate(o.plans[at]) if card}

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        pass

    def read_held(self, s: ImmortalsState, seat: int, page: Node) -> None:
        """That the region was occupied when a card was laid (I-7.3) can't be known."""
        hidden = s.seen_by not in (WHOLE, seat)
        for name, item in page.at(self.key, {}).fields(SPACES).items():
            card = CARD.number.get(item.value, 0) if isinstance(item.value, str) else 0
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


def first_tribe(s: ImmortalsState, at: int, page: Node) -> Any:
    lights = light_tribes_for(s.seats)
    return lights[at % len(lights)]


def chosen_card(s: ImmortalsState, viewer: int, at: int) -> Any:
    shown = viewer == at or s.placing >> at & 1 or not s.chosen[at]
    return WRITTEN if shown else CARD_IDS[UNKNOWN]


PLAN: Final = Plan("plan", Kind("Record<string, string>"), "an object from spaces to cards; others' are `unknown`", at="plans")


def build_schema(program: Program[ImmortalsState]) -> Schema[ImmortalsState]:
    colours = Ids((*SEAT_NAMES, "green"), "a colour")
    conflicts, deck = k.Pile(CONFLICT_CARD, tidy=True), k.Pile(CONFLICT_CARD, top_first=True)
    discards, cubes = k.Pile(CONFLICT_CARD), k.Each(colours, k.Number(0, ARMIES), sparse=True)
    many, armies, site, seat_set = k.Number(0, MUCH), k.Number(0, ARMIES), k.One(SITE, none=-1), k.Mask(SEAT)
    secret = f.Sight("unknown of others, until they place", chosen_card, "string | null")
    seats = (
        Field("light_tribe", k.One(LIGHT_TRIBE), "", default=first_tribe, otherwise="in the order of the rules"),
        Field(
            "dark_tribe",
            k.One(DARK_TRIBE),
            default=lambda s, at, page: len(LIGHT_TRIBES) + at,
            otherwise="in the order of the rules",
        ),
        Field("gold", many),
        Field("energy", many),
        Field("points", many),
        Field("scored", k.Listed(many, 4), "points from scorings, by source", at=("scored", 0, 4)),
        Field("limbo", k.Each(REALM, armies), "fallen armies, by realm", at=("limbo", 0, len(REALMS))),
        Field("supply", armies, "armies not yet in the game, until the tower is fed"),
        Field("groups", k.Packed(k.Number(1, ARMIES), tidy=True), "army groups not yet placed"),
        Field("conflicts", conflicts, "conflict cards, those on the board too", seen=f.OWN),
        PLAN,
        Field("cursor", k.Number(0, SPACE_COUNT), "the number of the next space to be planned"),
        Field("draft_hand", conflicts, "in the initial placement", at="draft_hands", seen=f.OWN),
        f.Bit("draft_realm", k.One(REALM), "of which realm that hand is", at="draft_realms"),
        Field("chosen", k.One(CONFLICT_CARD, none=0), "the card picked in the draft", seen=secret),
        Shown("conflict_count", "number", "conflict cards held", lambda s, viewer, at: len(s.conflicts[at])),
        Shown("draft_count", "number", "cards in the draft hand", lambda s, viewer, at: len(s.draft_hands[at])),
        Shown(
            "spaces",
            f"Record<string, {{ effect: string; cost: {COST} }}>",
            "what the board's spaces do, and cost before anything is chosen (I-9); where one may attack or move, moving",
            shown.spaces,
        ),
        Shown(
            "cards",
            "Record<string, { sites: string[]; refused: Record<string, string> }>",
            "one's own only: all that can be laid, with the sites a card stands for (I-8.8) and the spaces that refuse it (I-7)",
            shown.cards,
            optional=True,
        ),
        Shown(
            "prices",
            f"Record<string, Record<string, {COST}>>",
            "what buildings cost, by realm and building (R-20)",
            shown.prices,
        ),
        Shown(
            "round_points",
            "{ sites: number; temples: number; capitals: number; areas: number }",
            "points if the round were scored now (I-14)",
            lambda s, viewer, at: round_points(s, at),
        ),
        Shown("occupied", "number", "sites occupied", lambda s, viewer, at: how_many(s.holds[at])),
    )
    draft = (
        Field("deck", deck, "the top card first", at="draft_decks", seen=f.SIZE),
        Field("discards", discards, "the last is on top", at="draft_discards"),
    )
    action = (
        Field("space", k.One(Ids(SPACES, "a space"), none=-1), at="acting_space"),
        Field("card", k.One(CARD, none=0), at="acting_card"),
        Field("site", site, at="acting_site"),
        Field("origin", site),
        Field("target", site),
        Shown(
            "sides",
            "Record<string, number>",
            "whose side the inhabitants would take, by attack (I-12.3): 0 the attacker's, 1 nobody's, 2 the other's",
            shown.sides,
        ),
    )
    here = "{ owner?: string; armies?: number; portal?: boolean; temple?: boolean; capital?: boolean }"
    return Schema(
        "immortals",
        SEAT,
        k.Number(2, SEATS),
        program,
        (
            Field(
                "seen_by",
                SeenBy(""),
                "a seat, or `spectator`: it is only what that one may know",
                otherwise="it is whole",
                seen=f.HIDDEN,
            ),
            Field(
                "data",
                Numbers("Record<string, unknown>"),
                "one's own numbers, wherever they differ from the printed ones",
                otherwise="none",
            ),
            Shown("numbers", "unknown", "all numbers, if some are one's own", shown.numbers, optional=True),
            Field(
                "house_rules",
                k.HouseRules(HOUSE_RULES),
                ", ".join(sorted({f"`{name}`" for name, _ in HOUSE_RULES})) + ", as in the options of a game",
                at="house",
            ),
            Field(
                "rounds",
                k.Number(1, 20),
                "how many there are",
                default=lambda s, at, page: s.data.rounds[s.seats],
                otherwise="as printed",
            ),
            Field("round", k.Number(0, 20), "which it is; 0 during the initial placement", default=1),
            Field("marker", k.One(SEAT), "who has the first-player marker"),
            Field(
                "first", k.One(SEAT), "who began the round", default=lambda s, at, page: s.marker, otherwise="who has the marker"
            ),
            Sites(
                "sites",
                Kind(f"Record<string, {here}>"),
                "sites (`light.grove`), each with `owner`, `armies`, `portal`, `temple`, `capital`",
            ),
            f.Table("seats", SEAT, "what each player has", seats, "SeatView"),
            Shown(
                "area_rulers",
                "Record<string, Record<string, string>>",
                "by realm: the areas that score for somebody (I-14.3), and for whom",
                shown.area_rulers,
            ),
            Shown(
                "phase",
                "string",
                "the step of the set-up or the round that is under way",
                lambda s, viewer, at: phase(s, program),
            ),
            Field(
                "region_cards",
                k.Each(Ids(REGIONS, "a region"), k.One(SEAT), STOCK, sparse=True, packed=True, nulls=False),
                "regions, each with the seat that holds its card",
                otherwise="all in the stock",
            ),
            Field("tray", cubes, "cubes by colour; `green` are the inhabitants"),
            Field("tower", cubes, "cubes by colour"),
            Field(
                "inhabitants",
                k.Number(0, INHABITANTS),
                "those in the supply",
                default=lambda s, at, page: max(INHABITANTS - s.tray[GREEN] - s.tower[GREEN], 0),
                otherwise="all that are nowhere else",
            ),
            Field(
                "portals_left",
                k.Number(0, PORTALS),
                "what may still be built",
                default=lambda s, at, page: PORTALS - how_many(s.portals),
                otherwise="all that are not built",
            ),
            Field(
                "tiles_left",
                k.Upto(tiles_outside),
                "temples and capitals that may still be built",
                default=lambda s, at, page: tiles_outside(s),
                otherwise="all that are not built",
            ),
            Field("deck", deck, "conflict cards, the top one first", otherwise="all that are nowhere else", seen=f.SIZE),
            Field("discards", discards, "conflict cards"),
            f.Table("draft", REALM, "the decks of the initial placement", draft),
            Field("placing", seat_set, "who shows a draft card and places armies"),
            Field("ready", seat_set, "who has planned"),
            Field("passed", seat_set, "who has passed"),
            f.Group("action", "the action being carried out", action),
        ),
        begins="the planning of the round",
        follows=("sites_in_play",),
    )


def phase(s: ImmortalsState, program: Program[ImmortalsState]) -> str:
    return program.steps[s.stack[0]].key if s.stack else ""


def tiles_outside(s: ImmortalsState) -> int:
    return TILES - how_many(s.temples | s.capitals)
