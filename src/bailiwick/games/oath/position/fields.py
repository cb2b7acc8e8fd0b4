"""The fields of a position (docs/positions/oath.md), each declared once; what they say together is in `reading`."""

from __future__ import annotations

from typing import Any, Final

from bailiwick.games.oath.catalogue.suits import SUITS
from bailiwick.games.oath.catalogue.things import BANNER_IDS, IDS, SOURCES, SPACE_IDS, THINGS, VISION
from bailiwick.games.oath.chronicle.world import BEGINNINGS, read_all
from bailiwick.games.oath.chronicle.writing import WRITING
from bailiwick.games.oath.goals import OATH_IDS, VICTORY_IDS
from bailiwick.games.oath.position import sights
from bailiwick.games.oath.position.ids import (
    A_SEAT,
    CARD_DECK,
    CARD_PILE,
    COLOUR,
    COVERING_ID,
    FAVOR,
    MANY,
    PLAYED_ID,
    REGION,
    RELIC_ID,
    RELIC_PILE,
    SEAT,
    SEAT_SET,
    SIDE_OR_NONE,
    SITE_ID,
    SLOT_ID,
    SOURCE_LIST,
    SUIT,
    THING_ID,
    VISION_ID,
    Slot,
)
from bailiwick.games.oath.position.parts import CLOCKWORK, DEAL, PROMISE, campaign_part
from bailiwick.games.oath.state import CHANCELLOR, EXILE, NO_ONE, NOBODY, PURPLE, ROLE_IDS, SEATS, UNUSED, OathState
from bailiwick.games.oath.steps.act import ACTING
from bailiwick.games.oath.steps.flow import COUNSEL
from bailiwick.games.oath.vocabulary import SEAT_NAMES
from bailiwick.kernel import fields as f
from bailiwick.kernel import kinds as k
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.fields import Field, Shown
from bailiwick.kernel.kinds import Ids, Kind, Listed
from bailiwick.kernel.position import Schema
from bailiwick.kernel.reading import Node
from bailiwick.kernel.state import FRAME, SEAT_BIT
from bailiwick.kernel.step import Program

ROLE: Final = Ids(ROLE_IDS, "a role", "Role")
OATH: Final = k.One(Ids(OATH_IDS, "an Oath"))
COLOUR_IN_PLAY: Final = Ids(SEAT_NAMES, "a colour in the game", seated=True)


class Beginning(k.Text):
    """What the game began from; nothing, if that is hidden. The next chronicle is written after it."""

    def read(self, s: Any, node: Node) -> Any:
        text = node.text()
        if text and text not in BEGINNINGS:
            try:
                read_all(text)
            except BadOption as error:
                raise node.wrong(str(error)) from None
        return text


class Covering(k.One):
    """What lies on a space of the Reliquary."""

    def write(self, value: Any) -> Any:
        return sights.UNUSED_ID if value == UNUSED else IDS[value] or None

    def read(self, s: Any, node: Node) -> Any:
        return UNUSED if node.value == sights.UNUSED_ID else self.ids.read(s, node)


class Knowers(Kind):
    """An object from facedown things to the seats that know them."""

    def __init__(self, ids: Ids) -> None:
        super().__init__("")
        self.ids = ids

    def write(self, value: Any) -> Any:
        row: bytes = value
        return {self.ids.names[thing]: SEAT_SET.write(row[thing]) for thing in k.filled(row)}

    def read(self, s: Any, node: Node) -> Any:
        row = bytearray(len(self.ids.names) if self.ids is SITE_ID else THINGS)
        for name, page in node.items():
            thing = self.ids.read(s, Node(name, page.path))
            row[thing] = SEAT_SET.read(s, page)
        return bytes(row)


class Colour(Field):
    """Of the garrison, if there is one."""

    def write(self, o: Any, at: int) -> Any:
        return SEAT_NAMES[o.colour[at]] if o.garrison[at] else None

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        if s.garrison[at]:
            self.put(s, at, COLOUR_IN_PLAY.read(s, page.at(self.key)))


class RolesUnused(Field):
    """The rest of the row of roles: those of boards that nobody plays."""

    def attributes(self) -> list[str]:
        return ["role"]

    def write(self, o: Any, at: int) -> Any:
        return [ROLE_IDS[role] for role in o.role[o.seats :]]

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        rest = SEATS - s.seats
        unused = [ROLE.read(s, item) for item in page.at(self.key, [ROLE_IDS[EXILE]] * rest).list(rest)]
        s.role = s.role[: s.seats] + bytes(unused)


class OnThings(Field):
    """Favor and secrets, wherever there are any."""

    def attributes(self) -> list[str]:
        return ["favor_on", "secrets_on"]

    def write(self, o: Any, at: int) -> Any:
        found: dict[str, Any] = {}
        for thing in sorted({*k.filled(o.favor_on), *k.filled(o.secrets_on)}):
            found[IDS[thing]] = {"favor": o.favor_on[thing], "secrets": o.secrets_on[thing]}
        return found

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        favor, secrets = bytearray(THINGS), bytearray(THINGS)
        for name, here in page.at(self.key, {}).items():
            thing = THING_ID.read(s, Node(name, here.path))
            here.fields(("favor", "secrets"))
            favor[thing] = here.at("favor", 0).number(0, FAVOR)
            secrets[thing] = MANY.read(s, here.at("secrets", 0))
        s.favor_on, s.secrets_on = bytes(favor), bytes(secrets)


class Notes(Field):
    """For each modifier that is declared, what was chosen with it."""

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        count = len(s.declared)
        s.notes = [item.number(-1, SOURCES) for item in page.at(self.key, [-1] * count).list(count)]


def own_facedown(s: OathState, at: int, page: Node) -> Any:
    """Everybody knows their own."""
    row = bytearray(THINGS)
    for seat in range(s.seats):
        for card in s.facedown[seat] + s.hands[seat]:
            row[card] = SEAT_BIT[seat]
    return bytes(row)


def slot_fields() -> tuple[Field, ...]:
    return (
        Field("site", k.One(SITE_ID), "", at="slots", needed=True, seen=sights.SITE_SIGHT),
        f.Bit("faceup", k.Flag(), "", default=True),
        Field("cards", CARD_PILE, "denizens and edifices", at="site_cards"),
        Field("relics", RELIC_PILE, "facedown", at="site_relics", seen=sights.RELICS_SIGHT),
        Field("favor", k.Number(0, FAVOR), "", at="site_favor"),
        Field("secrets", MANY, "", at="site_secrets"),
        Field("warbands", k.Number(0, 24), "", at="garrison"),
        Colour("colour", Kind("string | null"), "of the warbands", otherwise="must be given with them"),
        Field("discarded_here", k.Mask(SUIT), "suits that whoever is on turn has discarded there this turn (O-11.2)"),
        Shown("ruler", "string | null", "who rules it", sights.ruler_at),
    )


def seat_fields() -> tuple[Field, ...]:
    return (
        Field(
            "role",
            k.One(ROLE),
            "",
            default=lambda s, at, page: PURPLE if at == CHANCELLOR else EXILE,
            otherwise="purple is the chancellor, others are exiles",
        ),
        Field("pawn", Slot(), "where it stands", otherwise="must be given, once the game has begun"),
        Field("supply", k.Number(0, 7), "", default=7),
        Field("favor", k.Number(0, FAVOR), ""),
        Field("secrets", MANY, "faceup"),
        Field("facedown_secrets", MANY, "", at="flipped"),
        Field("warbands", k.Number(0, 24), "on the board", at="board"),
        Field("advisers", CARD_PILE, "faceup"),
        Field("facedown", CARD_PILE, "advisers", seen=sights.FACEDOWN_SIGHT),
        Field("vision", k.One(VISION_ID, none=0), "revealed"),
        Field("relics", RELIC_PILE, "the last was taken last"),
        Field("hand", CARD_PILE, "what was drawn and is not yet played or discarded", at="hands", seen=sights.HAND_SIGHT),
        Shown("sites", "number", "how many sites its side rules (O-2.5)", sights.sites_of),
    )


def action_fields() -> tuple[Field, ...]:
    anywhere = Slot()
    return (
        Field("acting", k.Flag(), "the Act phase of `turn`"),
        Field("act_over", k.Flag(), ""),
        Field("scepter_taken", k.Flag(), "this turn"),
        Field("used", SOURCE_LIST, "Wake or Rest powers of this phase"),
        Field("declared", SOURCE_LIST, "modifiers"),
        Field("powers", Listed(k.Number(-1000, 1_000_000)), "powers being resolved: user, source and registers of each"),
        Field("traveller", SIDE_OR_NONE, ""),
        Field("origin", anywhere, ""),
        Field("destination", anywhere, ""),
        Field("search_pile", k.Number(0, 3), "0: the world deck, else 1 + region"),
        Field("discard_place", k.Number(0, 8), "where the discards of this Search go; 0: the usual pile"),
        Field("cleared", SOURCE_LIST, "powers by which a card was discarded to make room"),
        Field("played", k.One(PLAYED_ID, none=0), "the card played last"),
        Field("played_by", SIDE_OR_NONE, ""),
        Field("played_at", Slot(NOBODY), "none: to the advisers"),
        Field("played_up", k.Flag(), ""),
        Field("played_drawn", k.Flag(), "straight from a draw"),
        Field("taker", SIDE_OR_NONE, "who took relics last"),
        Field("taken", RELIC_PILE, "which"),
        Field("fought_by", SIDE_OR_NONE, "the last campaign's attacker"),
        Field("fought_against", SIDE_OR_NONE, "its defender"),
        Field("end_die", k.Number(0, 7), ""),
        Field("rolled", k.Letters(), "the dice rolled last, a letter each"),
        Field("roller", SIDE_OR_NONE, "by whom"),
        Field("site_plays", MANY, "cards of this Search played to sites"),
        Notes("notes", Listed(k.Number(-1, SOURCES)), "for each modifier what was chosen with it", otherwise="-1 each"),
    )


def legacy_fields() -> tuple[Field, ...]:
    building = Ids(IDS, "a denizen or a ruin", among=range(1, VISION))
    return (
        Field("game_number", k.Number(1, 0xFFFF), ""),
        Field("world_name", k.Text(), ""),
        Field("vow", OATH, "of the next game"),
        Field("heirs_asked", SEAT_SET, "who was asked to be a Citizen"),
        Field("heirs", SEAT_SET, "who will be"),
        Field("building", k.One(building, none=0), "what becomes an edifice"),
        Field("written", k.Text(), "the next chronicle", seen=f.HIDDEN),
        Shown("part", "number | null", "which of the winner's decisions is asked for, from 0", part_of),
    )


def asking(s: OathState) -> tuple[int, int]:
    """The step that asks and its first register; who judges for the Clockwork Prince answers the one below (CP-8.4)."""
    if not s.stack:
        return -1, 0
    at = len(s.stack) - (2 * FRAME if s.top == COUNSEL.index else FRAME)
    return s.stack[at], s.stack[at + 1]


def part_of(s: OathState, viewer: int, at: int) -> Any:
    step, part = asking(s)
    return part if step == WRITING.index else None


def asks(s: OathState, viewer: int, at: int) -> Any:
    if s.winner != NOBODY:
        return "chronicle"
    if s.deal is not None:
        return "deal"
    if s.campaign is not None:
        return "campaign"
    return "act" if asking(s)[0] == ACTING.index else "table"


def build_schema(program: Program[OathState]) -> Schema[OathState]:
    banners = (
        Field("holder", k.One(SEAT, none=NO_ONE), "", at="banner_holder"),
        Field("tokens", k.Number(1, MANY.high), "", at="banner_tokens"),
    )
    return Schema(
        "oath",
        SEAT,
        k.Number(1, SEATS),
        program,
        (
            Field("prince", SIDE_OR_NONE, "the Clockwork Prince's seat"),
            CLOCKWORK,
            Field(
                "chronicle", Beginning(), "`first`, `teaching`, or the text of a chronicle (O-15), a line for each game before"
            ),
            Field("oath", OATH, ", ".join(f"`{id}`" for id in OATH_IDS)),
            Field("oathkeeper", A_SEAT, "who has the title"),
            Field("usurper", k.Flag(), "whether its Usurper side is up"),
            Field("round", k.Number(1, 8), ""),
            Field("turn", A_SEAT, "whose turn it is"),
            Field("visions_drawn", k.Number(0, 5), ""),
            f.Table("map", SLOT_ID, "all eight slots", slot_fields(), "SlotView", "must be given", every=True),
            Field("site_deck", k.Pile(SITE_ID), "sites that are not on the map", otherwise="all of those", seen=f.HIDDEN),
            f.Table("seats", SEAT, "what each player has", seat_fields(), "SeatView"),
            RolesUnused("roles_unused", Kind("Role[]"), "the sides of boards that nobody plays", otherwise="exiles"),
            Field("stock", k.Each(COLOUR, MANY), "warbands in the personal banks", follows=True),
            f.Table("banners", Ids(BANNER_IDS, "a banner"), "who holds them, and what lies on them", banners),
            Field("mob", k.Flag(), "whether the People's Favor shows its Mob side"),
            Field(
                "banks",
                k.Each(SUIT, MANY, otherwise=3),
                "favor in the six favor banks",
                default=lambda s, at, page: [3] * SUITS,
                otherwise="3 each",
            ),
            Field("shared", k.Number(0, FAVOR), "favor in the shared bank", follows=True),
            Field("deck", CARD_DECK, "the world deck, the top card first", seen=sights.DECK_SIGHT),
            Field("discards", k.Each(REGION, CARD_DECK, otherwise=b""), "the pile of each region", seen=sights.DISCARDS_SIGHT),
            Field("relic_deck", k.Pile(RELIC_ID, top_first=True), "the top relic first", seen=f.SIZE),
            Field(
                "reliquary",
                k.Each(Ids(SPACE_IDS, "a space"), Covering(COVERING_ID, none=0), packed=True),
                "a relic on each space; none: uncovered, `unused`: not in the game",
                otherwise="uncovered",
                seen=sights.RELIQUARY_SIGHT,
            ),
            Field("dispossessed", CARD_PILE, "cards out of this game", seen=f.SIZE),
            Field("archive", CARD_PILE, "cards out of this game", otherwise="whatever is nowhere else", seen=f.HIDDEN),
            OnThings(
                "on_things", Kind("Record<string, { favor: number; secrets: number }>"), "favor and secrets on cards and relics"
            ),
            Field("caged", k.Each(COLOUR, MANY, packed=True), "warbands on the Obsidian Cage"),
            Field("prophet", SIDE_OR_NONE, "whose warband marks a Vision"),
            Field("prophesied", k.One(VISION_ID, none=0), "which Vision"),
            Field(
                "seen", Knowers(THING_ID), "who knows facedown things", default=own_facedown, otherwise="their own", seen=f.HIDDEN
            ),
            Field("sites_seen", Knowers(SITE_ID), "who knows facedown sites", at="site_seen", seen=f.HIDDEN),
            f.Group("action", "what is going on beside the stack", action_fields(), lax=True),
            campaign_part(program),
            DEAL,
            Field("promises", Listed(PROMISE), "what was promised at the Tribunal"),
            Shown(
                "asks",
                '"act" | "campaign" | "deal" | "chronicle" | "table"',
                "what the question under way belongs to: the Act phase, a campaign, a deal, the chronicle, or none of these",
                asks,
            ),
            Field("winner", SIDE_OR_NONE, ""),
            Field("victory", k.One(Ids(VICTORY_IDS, "a way to win"), none=0), "how"),
            f.Group("legacy", "what has been decided of the next chronicle", legacy_fields(), lax=True),
        ),
        begins="the Act phase of `turn`",
        follows=("where", "awake"),
        stale=("colour",),  # where there is no garrison any more
    )
