"""The fields of what is a thing of its own in the state: a campaign, a deal with its promises, the Clockwork Prince's board."""

from __future__ import annotations

from typing import Any, Final

from bailiwick.games.oath.campaign.forces import (
    attack_force,
    attack_strength,
    bandits_in_defense,
    defense_force,
    dice_of_targets,
    title_dice,
    warbands_at_targets,
)
from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_RELIC, Campaign, change_of, parts_of
from bailiwick.games.oath.catalogue.suits import SLOT_IDS
from bailiwick.games.oath.catalogue.things import BANNER_IDS, IDS, SOURCES, SPACE_IDS
from bailiwick.games.oath.judging.deal import MOST_COUNTERS, Deal
from bailiwick.games.oath.judging.items import given
from bailiwick.games.oath.judging.promises import (
    DEED_FIRST,
    DO,
    FATE_IDS,
    FORBEAR,
    KIND_IDS,
    actions_of,
    amount,
    deed_of,
    fate_of,
    is_gift,
    kind_of,
    new_promise,
    penalty_of,
    promised_to,
    promiser,
    target_of,
    when_of,
    with_fate,
    with_penalty,
)
from bailiwick.games.oath.position.ids import (
    MANY,
    PARTY,
    RELIC_ID,
    SEAT,
    SEAT_SET,
    SIDE,
    SIDE_OR_NONE,
    SOURCE_ID,
    SOURCE_LIST,
    SUIT,
    WHEN_NAMES,
    Slot,
)
from bailiwick.games.oath.position.sights import as_known
from bailiwick.games.oath.prince.board import MUCH as ALL_FAVOR
from bailiwick.games.oath.prince.board import MUCH_MORE, NONE, PrinceBoard
from bailiwick.games.oath.prince.mind import ACTIONS_AT, COLUMN_IDS, LEVEL_IDS, MOST_TACTICS, QUADRANT_IDS, TOP_LEVEL, UNALIGNED
from bailiwick.games.oath.prince.mind import SPACE_IDS as MIND_IDS
from bailiwick.games.oath.state import NOBODY, SEATS, OathState
from bailiwick.games.oath.vocabulary import DEED_IDS, MOST_PROMISED, SEAT_NAMES, VOCABULARY
from bailiwick.kernel import fields as f
from bailiwick.kernel import kinds as k
from bailiwick.kernel.errors import quoted
from bailiwick.kernel.fields import WRITTEN, Field, Shown
from bailiwick.kernel.kinds import Ids, Kind, Listed
from bailiwick.kernel.reading import Node
from bailiwick.kernel.step import Program

MOST_DICE: Final = 100  # more than all warbands and plans could bring
DICE_CHANGE: Final = k.Number(-MOST_DICE, MOST_DICE)
CHANGE_TS: Final = "[source: string, attack: number, defense: number]"
TACTICS_ID: Final = "tactics"
TARGETS: Final = Listed(k.Number(0, MUCH_MORE))
HOW_MUCH: Final = ("favor", "secrets", "relics", "advisers")

# ---------------------------------------------------------------- a promise: one number


class Promise(Kind):
    def write(self, value: Any) -> Any:
        promise: int = value
        return {
            "by": SEAT_NAMES[promiser(promise)],
            "to": SEAT_NAMES[promised_to(promise)],
            "what": KIND_IDS[kind_of(promise)],
            "deed": None if is_gift(promise) else deed_name(promise),
            "n": amount(promise),
            "when": WHEN_NAMES[when_of(promise)],
            "penalty": dict(zip(HOW_MUCH, penalty_of(promise), strict=True)),
            "fate": FATE_IDS[fate_of(promise)],
        }

    def read(self, s: Any, node: Node) -> Any:
        by, to = SEAT.read(s, node.at("by")), SEAT.read(s, node.at("to"))
        if by == to:
            raise node.at("to").wrong("nobody promises anything to themselves (O-11.13).")
        kind = node.at("what").one_of(KIND_IDS, "a kind of promise")
        deed, target = read_deed(node.at("deed")) if kind in (DO, FORBEAR) else (0, 0)
        when = node.at("when").one_of(WHEN_NAMES, "a time")
        n = node.at("n", 0).number(0, MOST_PROMISED)
        penalty = node.at("penalty", {})
        limits = zip(HOW_MUCH, (MOST_PROMISED, MOST_PROMISED, 1, 1), strict=True)
        favor, secrets, relics, advisers = [penalty.at(name, 0).number(0, most) for name, most in limits]
        promise = with_penalty(new_promise(by, to, kind, when, deed, target, n), favor, secrets, relics, advisers)
        return with_fate(promise, node.at("fate", FATE_IDS[0]).one_of(FATE_IDS, "how a promise went"))


def deed_name(promise: int) -> str:
    """An action by its name; a verb alone for any action of it."""
    return VOCABULARY.names[actions_of(promise)[0]] if target_of(promise) else DEED_IDS[deed_of(promise)]


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


PROMISE: Final = Promise(
    '{ by: string; to: string; what: "do" | "not" | "favor" | "secrets" | "relic" | "adviser"; deed: string | null; n: number; '
    "when: string; penalty: { favor: number; secrets: number; relics: number; advisers: number }; "
    'fate: "running" | "kept" | "broken" | "void" }'
)

# ---------------------------------------------------------------- a deal


class Draft(Field):
    """The promise that is being worded, if one is."""

    def attributes(self) -> list[str]:
        return ["draft", "drafting"]

    def write(self, o: Any, at: int) -> Any:
        return PROMISE.write(o.draft) if o.drafting else None

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        o.drafting = page.has(self.key)
        o.draft = PROMISE.read(s, page.at(self.key)) if o.drafting else 0


def deal_thing(s: OathState, thing: int, viewer: int) -> str:
    """Facedown advisers in a deal are shown to who knows them."""
    return IDS[thing] if s.where[thing] else as_known(s, thing, viewer)


def deal_things(s: OathState, viewer: int, at: int) -> Any:
    assert s.deal is not None
    return [[deal_thing(s, thing, viewer) for thing in column] for column in s.deal.things]


def deal_items(s: OathState, viewer: int, at: int) -> Any:
    """What each side gives, item by item."""
    assert s.deal is not None
    return [[deal_item(s, kind, number, viewer) for kind, number in given(s.deal, column)] for column in range(2)]


def deal_item(s: OathState, kind: str, number: int, viewer: int) -> Any:
    if kind in ("favor", "secrets"):
        return {"kind": kind, "n": number}
    if kind == "promise":
        return {"kind": kind, "promise": PROMISE.write(number)}
    if kind == "thing":
        return {"kind": kind, "id": deal_thing(s, number, viewer)}
    ids = {"citizenship": SPACE_IDS, "banner": BANNER_IDS, "site": SLOT_IDS}[kind]
    return {"kind": kind, "id": ids[number]}


ITEM: Final = (
    '{ kind: "favor" | "secrets"; n: number } | { kind: "thing" | "banner" | "site" | "citizenship"; id: string } | '
    f'{{ kind: "promise"; promise: {PROMISE.ts} }}'
)


def columns(kind: Kind, of: str) -> Listed:
    return Listed(kind, 2, f"[given: {of}, wanted: {of}]")


DEAL: Final = f.Part(
    "deal",
    "a deal that is being made",
    (
        Field("proposer", PARTY, "who has the word"),
        Field("partner", PARTY, ""),
        Field("kinds", k.Number(0, 127), "what may be in it, a bit each", needed=True),
        Field("space", k.One(Ids(SPACE_IDS, "a space of the Reliquary"), none=-1), "of a Citizenship offer"),
        Field("citizenship", k.Flag(), "whether it is one"),
        Field("favor", columns(MANY, "number"), "given and wanted", needed=True),
        Field("secrets", columns(MANY, "number"), "given and wanted", needed=True),
        Field(
            "things",
            columns(k.Pile(SOURCE_ID), "string[]"),
            "relics and advisers given and wanted",
            needed=True,
            seen=f.Sight("facedown advisers as far as they are known", deal_things, "[given: string[], wanted: string[]]"),
        ),
        Field("banners", columns(k.Number(0, 3), "number"), "given and wanted, a bit each", needed=True),
        Field("sites", columns(k.Number(0, 255), "number"), "given and wanted, a bit each", needed=True),
        Field("promises", Listed(PROMISE), "of both sides"),
        Draft("draft", Kind(f"({PROMISE.ts}) | null"), "the promise that is being worded", otherwise="none"),
        Field("assembly", k.Flag(), "made at a Gathering"),
        Field("counters", k.Number(0, MOST_COUNTERS), "how often it was answered with another"),
        Shown("gives", f"[proposer: ({ITEM})[], partner: ({ITEM})[]]", "what each side gives, item by item", deal_items),
    ),
    "DealView",
    lambda: Deal(NOBODY, NOBODY, 0),
    lax=True,
)

# ---------------------------------------------------------------- a campaign


class Plan(Kind):
    """A battle plan and who uses it."""

    def write(self, value: Any) -> Any:
        return [IDS[value >> 3], SIDE.write(value & 7)]

    def read(self, s: Any, node: Node) -> Any:
        source, user = node.list(2)
        return PLAN_ID.read(s, source) << 3 | SIDE.read(s, user)


class PoolChange(Kind):
    """What has changed the pools of dice, and by how many attack and defense dice."""

    def write(self, value: Any) -> Any:
        source, attack, defense = parts_of(value)
        return [IDS[source] if source else TACTICS_ID, attack, defense]

    def read(self, s: Any, node: Node) -> Any:
        source, attack, defense = node.list(3)
        number = 0 if source.value == TACTICS_ID else PLAN_ID.read(s, source)
        return change_of(number, DICE_CHANGE.read(s, attack), DICE_CHANGE.read(s, defense))


class Killed(Field):
    """Attackers and defenders."""

    def attributes(self) -> list[str]:
        return ["killed_attackers", "killed_defenders"]

    def write(self, o: Any, at: int) -> Any:
        return [o.killed_attackers, o.killed_defenders]

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        o.killed_attackers, o.killed_defenders = [MANY.read(s, item) for item in page.at(self.key, [0, 0]).list(2)]


def forces(s: OathState, viewer: int, at: int) -> Any:
    """What each side of a campaign has before any die is rolled, by where it stands (O-5.5.8)."""
    assert s.campaign is not None
    board = s.board[s.campaign.attacker]
    there, bandits = warbands_at_targets(s), bandits_in_defense(s)
    return {
        "attack": {"boards": board, "sites": attack_force(s) - board, "bandits": attack_strength(s) - attack_force(s)},
        "defense": {"boards": defense_force(s) - there - bandits, "sites": there, "bandits": bandits},
    }


def known_targets(s: OathState, viewer: int, at: int) -> Any:
    """A facedown relic at a site (Relic Hunter) is a target without a name for who has not seen it."""
    assert s.campaign is not None
    return [
        TARGET_RELIC
        if TARGET_RELIC <= target < TARGET_BANNER
        and not s.where[target - TARGET_RELIC]
        and not s.sees(target - TARGET_RELIC, viewer)
        else target
        for target in s.campaign.targets
    ]


def campaign_part(program: Program[OathState]) -> f.Part:
    def dice_so_far(s: OathState, viewer: int, at: int) -> Any:
        if s.stack and program.steps[s.top].key == "declare":  # reckoned when all are declared; until then, so far
            return dice_of_targets(s) + title_dice(s)
        return WRITTEN

    force = "{ boards: number; sites: number; bandits: number }"
    dice, strength = k.Number(0, MOST_DICE), k.Number(0, 100_000)
    return f.Part(
        "campaign",
        "a campaign that is being fought",
        (
            Field("attacker", PARTY, ""),
            Field("defender", PARTY, ""),
            Field("site", Slot(), "where the attacker counts as being"),
            Field("joined_site", Slot(NOBODY), "whose warbands join the attacking force (Captains)"),
            Field("outcast", SIDE_OR_NONE, "a Citizen who is no Imperial player in it (O-7.3)"),
            Field("allies", SEAT_SET, ""),
            Field("asked", SEAT_SET, "who was asked to join or to use plans"),
            Field("targets", TARGETS, "by number", seen=f.Sight("unknown relics have no name", known_targets, "number[]")),
            Field("flipped_for", k.Mask(Ids(SLOT_IDS, "a slot")), "slots for which a secret was flipped (O-11.12)"),
            Field("attack_dice", dice, ""),
            Field("defense_dice", dice, "", seen=f.Sight("while targets are declared, so far", dice_so_far, "number")),
            Field(
                "changes",
                Listed(PoolChange(CHANGE_TS), ts=f"{CHANGE_TS}[]"),
                "what has changed the pools, the Prince's Tactics or a card: so many attack and defense dice",
            ),
            Field(
                "plans",
                Listed(Plan("[source: string, user: string]"), ts="[source: string, user: string][]"),
                "and who uses them",
            ),
            Field("discards", SOURCE_LIST, "plans to be discarded at the end"),
            Field("defense_roll", k.Letters(), "a letter a die"),
            Field("attack_roll", k.Letters(), "a letter a die"),
            Field("defense", strength, ""),
            Field("attack", strength, ""),
            Field("sacrificed", MANY, ""),
            Killed("killed", Kind("[attackers: number, defenders: number]"), "attackers and defenders"),
            Field("victor", k.Number(0, 2), "0: not decided, 1: the attacker, 2: the defender"),
            Field("no_rolls", k.Flag(), "decided by a power before any die"),
            Field("taken", Listed(k.One(RELIC_ID)), "relics taken"),
            Field("agreed", SOURCE_LIST, 'plans whose "may" was accepted once the victor was known'),
            Field("survivors", Listed(MANY, SEATS), "of a beaten defending force, by whose board they are on"),
            Shown("forces", f"{{ attack: {force}; defense: {force} }}", "before any die: on boards, at sites, bandits", forces),
        ),
        "CampaignView",
        lambda: Campaign(NOBODY, NOBODY, 0),
        lax=True,
    )


PLAN_ID: Final = Ids(IDS, "a battle plan", among=range(1, SOURCES))

# ---------------------------------------------------------------- the Prince's board

MIND: Final = Ids(MIND_IDS, "a space of the Mind")


class Clockwork(f.Part):
    """There if the Prince has a seat, and only then."""

    def read(self, s: Any, o: Any, at: int, page: Node) -> None:
        if s.prince == NOBODY:
            return
        if s.prince >= s.seats:
            raise page.at("prince").wrong("the Clockwork Prince has one of the seats in play.")
        s.clockwork = board = PrinceBoard()
        node = page.at(self.key, {})
        self.read_page(s, board, -1, node)
        for suit, name in enumerate(SUIT.names):
            if (board.columns[suit] == UNALIGNED) != (board.levels[suit] == 0):
                page = node.at("relationships", {}).at(name, {})
                raise page.wrong("an aligned suit, and no other, stands on level 1 to 3 (CP-4.6).")


CLOCKWORK: Final = Clockwork(
    "clockwork",
    "the Prince's own board",
    (
        Field("powers", k.One(Ids(LEVEL_IDS, "a level of power use")), "how he uses powers (CP-1.4)"),
        Field("judge", k.One(SEAT, none=NONE), "the only person among bots, who judges for him (CP-8.4)"),
        f.Table(
            "relationships",
            SUIT,
            "where each suit stands",
            (
                Field("column", k.One(Ids(COLUMN_IDS, "a column of the chart", "Column")), "", at="columns"),
                Field("level", k.Number(0, TOP_LEVEL), "", at="levels"),
            ),
        ),
        Field("tactics", k.Number(0, MOST_TACTICS), ""),
        Field("ambition", k.Number(0, ALL_FAVOR), "favor in the Ambition box"),
        Field("threat", k.One(SEAT, none=NONE), "whom he fears"),
        Field("goal", k.One(Ids(QUADRANT_IDS, "a quadrant of the Mind"), none=NONE), "the quadrant of the Threat's goal"),
        Field("scepter", k.Flag(), "the Threat is a Successor under the Oath of Devotion (CP-3.8)"),
        Field(
            "start",
            k.One(MIND),
            "a space of the Mind",
            default=lambda s, at, page: MIND.read(s, page.at("current", MIND.names[0])),
            otherwise="`current`",
        ),
        Field("current", k.One(MIND), "a space of the Mind"),
        Field("awake", k.Flag(), "he has had a turn (CP-3.4)", default=True),
        Field("allowed", k.Number(0, ACTIONS_AT[-1]), "actions of this turn (CP-5.1)"),
        Field("taken", k.Number(0, ACTIONS_AT[-1]), "how many of them he has taken"),
        Field("visited", k.Mask(MIND), "spaces since the last of them (CP-5.5)"),
        Field("targets", TARGETS, "what he will declare in the campaign he opens, in order"),
    ),
    "PrinceView",
    PrinceBoard,
    unwritten=("musing",),
)
