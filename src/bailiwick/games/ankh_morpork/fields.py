"""The fields of a position (docs/positions/ankh_morpork.md), each declared once; what they say together is in `position`."""

from __future__ import annotations

from typing import Any, Final

from bailiwick.games.ankh_morpork.board import AREA_IDS, AREA_NUMBER, BIT
from bailiwick.games.ankh_morpork.catalogue import CARD_IDS, EVENTS, ICONS, PERSONALITIES
from bailiwick.games.ankh_morpork.hidden import knows_hand, sees_offer
from bailiwick.games.ankh_morpork.scoring import goal, has_won, points, progress
from bailiwick.games.ankh_morpork.setup import CASH, HOUSE_RULES, OPTIONS
from bailiwick.games.ankh_morpork.state import (
    BUILDINGS,
    DEMON,
    DEMONS,
    HAND,
    LOAN,
    MINIONS,
    PENALTY,
    TROLL,
    TROLLS,
    AnkhState,
    how_many,
)
from bailiwick.games.ankh_morpork.vocabulary import KIND_NAMES, SEAT_NAMES
from bailiwick.kernel import fields as f
from bailiwick.kernel import kinds as k
from bailiwick.kernel.fields import ABSENT, WRITTEN, Field, Shown
from bailiwick.kernel.kinds import Ids, Kind
from bailiwick.kernel.position import Schema
from bailiwick.kernel.reading import Node
from bailiwick.kernel.step import Program

MOST: Final = (1 << 16) - 1  # four bits a seat
SEAT: Final = Ids(SEAT_NAMES, "a seat", seated=True)
AREA: Final = Ids(AREA_IDS, "an area")
PERSONALITY: Final = Ids(PERSONALITIES, "a personality")
EVENT: Final = Ids(EVENTS, "an event")
ENDS: Final = Ids(("running", "personality", "riots", "exhaustion"), "an end of the game")


class Areas(Field):
    """What is in the city: pieces by kind, whose building, whether there is trouble."""

    def attributes(self) -> list[str]:
        return ["tally", "stands", "on_board", "houses", "built", "trouble"]

    def write(self, o: Any, at: int) -> Any:
        s: AnkhState = o
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

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        node = page.at(self.key, {})
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
                s.houses[SEAT.read(s, here.at("building"))] |= BIT[area]
                s.built |= BIT[area]
            if here.at("trouble", False).flag():
                s.trouble |= BIT[area]
        for seat in range(s.seats):
            if s.on_board[seat] > MINIONS:
                raise node.wrong(f"{SEAT_NAMES[seat]} has {s.on_board[seat]} of {MINIONS} minions in the city (A-2.1).")
            if how_many(s.houses[seat]) > BUILDINGS:
                raise node.wrong(f"{SEAT_NAMES[seat]} has more than {BUILDINGS} buildings in the city (A-2.1).")
        if s.trolls_left < 0 or s.demons_left < 0:
            raise node.wrong(f"there are only {TROLLS} trolls and {DEMONS} demons (A-2.2).")


class Registers(Field):
    """What the effect being carried out remembers, in one list: seats, the height of the stack, and four bits a seat."""

    def attributes(self) -> list[str]:
        return ["target", "other", "floor", "gods", "saved", "again", "kept"]

    def write(self, o: Any, at: int) -> Any:
        return [getattr(o, name) for name in self.attributes()]

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        names = self.attributes()
        for name, item in zip(names, page.at(self.key).list(len(names)) if page.has(self.key) else (), strict=False):
            setattr(s, name, item.number(-1, s.seats - 1) if name in ("target", "other", "gods") else item.number(0, MOST))


def knows_personality(s: AnkhState, viewer: int, at: int) -> bool:
    return viewer == at or s.over


def control(s: AnkhState, viewer: int, at: int) -> Any:
    return {AREA_IDS[area]: SEAT_NAMES[s.controller(area)] for area in range(1, 13) if s.controller(area) >= 0}


def own_goal(s: AnkhState, viewer: int, at: int) -> Any:
    if viewer < 0:
        return ABSENT
    mine = s.personality[viewer]
    has, needs = progress(s, viewer, mine), goal(s, mine)
    return {"personality": PERSONALITIES[mine], "has": has, "needs": needs, "reached": has_won(s, viewer)}


def icons_done(s: AnkhState, program: Program[AnkhState]) -> int:
    """How many icons of the card in play have been dealt with; the one being carried out is not among them."""
    card = program.by_key["card"].index
    for place in range(len(s.stack) - 3, -1, -3):
        if s.stack[place] == card and s.stack[place + 1] == s.in_play:
            above = s.stack[place + 3 : place + 4]
            underway = any(not program.steps[step].key.startswith("power/") for step in above)
            return s.stack[place + 2] - underway
    return len(ICONS[s.in_play])


def build_schema(program: Program[AnkhState]) -> Schema[AnkhState]:
    card = Ids(CARD_IDS, "a card of this game")
    cards, deck, areas = k.Pile(card), k.Pile(card, top_first=True), k.Mask(AREA)
    known = f.only_if("one's own only, until the game is over", knows_personality)
    seats = (
        Field("cash", k.Number(0, 100_000), "dollars", default=CASH),
        Field("personality", k.One(PERSONALITY), "one of the seven", otherwise="dealt in the order of the rules", seen=known),
        Field("knows_unused", k.Mask(PERSONALITY), "the unused ones that Mrs Cake has shown", at="seen", seen=known),
        Field("hand", k.Pile(card, tidy=True), "cards", at=("piles", HAND), seen=f.only_if("one's own, or shown", knows_hand)),
        Field("penalty_cards", cards, "cards that lie in front of the player (A-14.6)", at=("piles", PENALTY)),
        Field("loans", cards, "cards that lie in front of the player (A-13.3)", at=("piles", LOAN)),
        Shown("hand_size", "number", "cards in hand", lambda s, viewer, at: len(s.piles[HAND + at])),
        Shown("minions_left", "number", "minions in supply", lambda s, viewer, at: MINIONS - s.on_board[at]),
        Shown("buildings_left", "number", "buildings in supply", lambda s, viewer, at: BUILDINGS - how_many(s.houses[at])),
        Shown("city_cards", "string[]", "City Area cards", lambda s, viewer, at: areas.write(s.city_cards(at))),
        Shown("points", "number", "points if the game ended now (A-19)", lambda s, viewer, at: points(s, at)),
        Shown("controls", "number", "how many areas it controls", lambda s, viewer, at: s.controlled(at)),
    )
    offered = f.Sight(
        "the cards for the two concerned, for others how many",
        lambda s, viewer, at: WRITTEN if sees_offer(s, viewer) else len(s.offered),
        "string[] | number",
    )
    turn = (
        Field("in_play", k.One(card, none=0), "the card in play"),
        Field(
            "played",
            k.Flag(),
            "whether a card was played in this turn",
            default=lambda s, at, page: s.in_play > 0,
            otherwise="whether one is in play",
        ),
        Field("used", areas, "the areas whose power was used or gained in this turn"),
        Field("rolls", k.Packed(k.Number(1, 12)), "the results of the die that still matter"),
        Field("offered", cards, "the two cards that Stanley has drawn", seen=offered),
        Field("open_hand", k.Flag(), "whether the hand of the player named lies open (Cable Street Particulars)"),
        Shown("icons", "string[]", "what the card in play has", lambda s, viewer, at: [icon.name for icon in ICONS[s.in_play]]),
        Shown("icons_done", "number", "how many of them are dealt with", lambda s, viewer, at: icons_done(s, program)),
    )
    return Schema(
        "ankh_morpork",
        SEAT,
        k.Number(2, 4),
        program,
        (
            Field(
                "house_rules",
                k.HouseRules({(name, value): bit for name, (value, bit) in HOUSE_RULES.items()}, OPTIONS),
                ", ".join(f"`{name}`" for name in HOUSE_RULES) + ", as in the options of a game",
                at="house",
            ),
            Field("first", k.One(SEAT), "who began the game"),
            Field("active", k.One(SEAT), "whose turn it is"),
            Field("round", k.Number(1, 100_000), "number of the round"),
            Areas(
                "areas",
                Kind("Record<string, { [kind: string]: number } & { building?: string; trouble?: boolean }>"),
                "what is in the city",
                otherwise="nobody anywhere",
            ),
            f.Table("seats", SEAT, "what each player has", seats, "SeatView", "no cards"),
            Field("retired", areas, "areas whose City Area cards have left the game (A-9.11)"),
            Field(
                "draw_pile",
                deck,
                "the top card first",
                otherwise="all that are nowhere else, green on brown, in the order of the cards",
                seen=f.SIZE,
            ),
            Field("discard_pile", cards, "the last is on top"),
            Field(
                "events",
                k.Pile(EVENT, top_first=True),
                "random events to come, the next one first",
                otherwise="all that are not past, in the order of the rules",
                seen=f.HIDDEN,
            ),
            Field("past_events", k.Pile(EVENT), "random events that have happened, in order"),
            Field(
                "unused_personalities",
                k.Pile(PERSONALITY, tidy=True),
                "those that nobody is",
                at="unused",
                otherwise="all that are left",
                seen=f.HIDDEN,
            ),
            Field(
                "trolls_left",
                k.Upto(lambda s: s.trolls_left),
                "those that may still come",
                otherwise="all that are not in the city",
            ),
            Field(
                "demons_left",
                k.Upto(lambda s: s.demons_left),
                "those that may still come",
                otherwise="all that are not in the city",
            ),
            f.Group("turn", "the turn so far", turn, otherwise="nothing done yet"),
            Registers(
                "registers", Kind("number[]"), "what the effect being carried out remembers", seen=f.HIDDEN, otherwise="nothing"
            ),
            Field("ended", k.One(ENDS), "`running`, or its end by `personality`, `riots` or `exhaustion` (A-18)"),
            Field("winners", k.Mask(SEAT), "who has won", at="winning"),
            Shown("events_left", "number", "how many events are to come", lambda s, viewer, at: len(s.events)),
            Shown(
                "silent",
                "string[]",
                "areas whose power does not work: its card has left the game, or a demon is there (A-9.10, A-9.11)",
                lambda s, viewer, at: areas.write(s.retired | s.stands[DEMON]),
            ),
            Shown("control", "Record<string, string>", "who controls which area", control),
            Shown(
                "goal",
                "{ personality: string; has: number; needs: number; reached: boolean }",
                "how far one's own personality has come",
                own_goal,
                True,
            ),
        ),
        begins="before the card of the active player's turn",
    )
