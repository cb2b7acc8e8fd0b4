"""A power of a card: a body for the printed head. And how questions are put to those in play, and moments told to them.

A body says which questions it answers and which moments it hears, and overrides the methods for them. Nothing in the core looks
for a particular card: it asks, and whoever is on answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.oath.catalogue.heads import CONTINUOUS, FREE, KIND_IDS, MODIFIER, PLAN, Head
from bailiwick.games.oath.catalogue.things import CARDS, HEADS, IDS, NUMBER, SOURCES
from bailiwick.games.oath.moments import MOMENTS
from bailiwick.games.oath.questions import (
    PRICE,
    QUESTIONS,
    AdviserLimit,
    Advisers,
    CardRuler,
    Clearing,
    DiscardTo,
    Draw,
    Faces,
    ForceSlots,
    Gain,
    Ignored,
    KeptSites,
    LossRule,
    May,
    Number,
    PlanPrice,
    PlayAt,
    Price,
    Room,
    Standing,
    TargetDice,
    Toll,
    Whose,
    Working,
)
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED, Step

Effect = Step[OathState]
NO_USE: Final = UNUSED  # a register that a step does not use; `UNUSED` is a space of the Reliquary here
BYTE: Final = range(256)  # a small number that a step counts down; or slots, a bit each
SLOT_OR_NONE: Final = range(9)  # a slot and one more, or 0

# What a power keeps while it is resolved, in `OathState.powers`
REGISTERS: Final = 6
USER: Final = -6
SOURCE: Final = -5
R0: Final = -4
R1: Final = -3
R2: Final = -2
R3: Final = -1


class Power:
    """The body of one printed power. `effect` is what happens when it is used, `reaction` when a moment comes that it hears."""

    def __init__(
        self,
        effect: Effect | None = None,
        reaction: Effect | None = None,
        answers: Sequence[int] = (),
        hears: Sequence[int] = (),
    ) -> None:
        self.effect = effect
        self.reaction = reaction
        self.answers = tuple(answers)
        self.hears = tuple(hears)
        self.optional = False  # declared before an action
        self.for_all = False  # … by anybody, with or without access (Way Station)
        self.afterwards = False  # a modifier that is decided on when its moment comes, not before the action
        self.for_plays = False  # a Search modifier that also serves when a facedown adviser is played (O-6.1)
        self.replaces_advisers = False  # a modifier behind which one's own other advisers count for nothing (Master of Disguise)
        self.local = False  # it answers only about its own site: for those who stand there, or for what is declared there
        self.afar = False  # it says nothing about what one does where one stands, or attacks there
        self.particular = False  # it asks more of who uses it than access and price: see `usable`
        self.unpriced = False  # … and what it asks is the same before its price is paid as after
        self.number = 0  # in the order in which they were written
        self.source = 0
        self.head = Head(CONTINUOUS, FREE)
        self.parts: list[Power] = []  # what else answers for the same printed power

    def also(self, *parts: Power) -> Power:
        """The same power with more answers, which need no step of their own."""
        self.parts += parts
        return self

    def on(self, s: OathState) -> bool:
        """Whether it is in force: its card faceup in play; a plan in use; an optional modifier declared."""
        if not s.where[self.source] or (s.declared and set_aside(s, self.source)):
            return False
        if self.head.kind == PLAN:
            return s.campaign is not None and s.campaign.uses(self.source)
        return not self.optional or self.source in s.declared

    def usable(self, s: OathState, seat: int) -> Reason | None:
        """What else, besides access and price, stands against using it now. Action, Wake and Rest powers are asked as if paid."""
        return None

    def hear(self, s: OathState, moment: int) -> int:
        """Whose the reaction is at this moment; -1 if it does not apply."""
        return NOBODY

    # -- answers

    def price(self, s: OathState, q: Price) -> None:
        raise NotImplementedError

    def draw(self, s: OathState, q: Draw) -> None:
        raise NotImplementedError

    def discard_to(self, s: OathState, q: DiscardTo) -> None:
        raise NotImplementedError

    def play_at(self, s: OathState, q: PlayAt) -> None:
        raise NotImplementedError

    def room(self, s: OathState, q: Room) -> None:
        raise NotImplementedError

    def adviser_limit(self, s: OathState, q: AdviserLimit) -> None:
        raise NotImplementedError

    def advisers(self, s: OathState, q: Advisers) -> None:
        raise NotImplementedError

    def may(self, s: OathState, q: May) -> None:
        raise NotImplementedError

    def toll(self, s: OathState, q: Toll) -> None:
        raise NotImplementedError

    def working(self, s: OathState, q: Working) -> None:
        raise NotImplementedError

    def gain(self, s: OathState, q: Gain) -> None:
        raise NotImplementedError

    def recover_help(self, s: OathState, q: Number) -> None:
        raise NotImplementedError

    def bandit_lord(self, s: OathState, q: Whose) -> None:
        raise NotImplementedError

    def card_ruler(self, s: OathState, q: CardRuler) -> None:
        raise NotImplementedError

    def bandit_count(self, s: OathState, q: Number) -> None:
        raise NotImplementedError

    def purse(self, s: OathState, q: Whose) -> None:
        raise NotImplementedError

    def burning(self, s: OathState, q: Whose) -> None:
        raise NotImplementedError

    def burnt(self, s: OathState, q: Number) -> None:
        raise NotImplementedError

    def target_dice(self, s: OathState, q: TargetDice) -> None:
        raise NotImplementedError

    def force(self, s: OathState, q: ForceSlots) -> None:
        raise NotImplementedError

    def plan_price(self, s: OathState, q: PlanPrice) -> None:
        raise NotImplementedError

    def faces(self, s: OathState, q: Faces) -> None:
        raise NotImplementedError

    def sacrifice(self, s: OathState, q: Number) -> None:
        raise NotImplementedError

    def losses(self, s: OathState, q: LossRule) -> None:
        raise NotImplementedError

    def kept_sites(self, s: OathState, q: KeptSites) -> None:
        raise NotImplementedError

    def ignored(self, s: OathState, q: Ignored) -> None:
        raise NotImplementedError

    def redirect(self, s: OathState, q: Whose) -> None:
        raise NotImplementedError

    def clearing(self, s: OathState, q: Clearing) -> None:
        raise NotImplementedError

    def standing(self, s: OathState, q: Standing) -> None:
        raise NotImplementedError


# ---------------------------------------------------------------- the register of powers

POWERS: Final[list[list[Power]]] = [[] for _ in range(SOURCES)]
MODIFIERS: Final[list[Power | None]] = [None] * SOURCES  # those among them that are declared before an action

# Rows of the register: the questions that are answered, then …
HEARD: Final = QUESTIONS  # … the moments that are heard
OF_KIND: Final = HEARD + MOMENTS  # … the kinds of powers
DECLARED_FIRST: Final = OF_KIND + len(KIND_IDS)  # … what is declared before an action
STEADY: Final = DECLARED_FIRST + 1  # … and the questions again, for those that answer as long as their thing is in play
ROWS: Final = STEADY + QUESTIONS
WRITTEN: Final[list[Power]] = []
REGISTER: Final[list[list[Power]]] = [[] for _ in range(ROWS)]
ENTRIES: Final[list[list[tuple[int, Power]]]] = [[] for _ in range(SOURCES)]  # the same by card: rows, and who is in them

INERT: Final = Power()  # stands for a head that the core itself carries out


def enrol(power: Power, row: int) -> None:
    REGISTER[row].append(power)
    ENTRIES[power.source].append((row, power))


class Awake:
    """The register less what is not in play. Never changed: a state has another one when a thing comes or goes, and clones
    share it."""

    def __init__(self, rows: list[list[Power]]) -> None:
        self.rows = rows

    def after(self, thing: int, comes: bool) -> Awake:
        """The same when a thing has come or gone."""
        rows = self.rows.copy()
        for row, power in ENTRIES[thing]:
            rows[row] = with_power(rows[row], power) if comes else [other for other in rows[row] if other is not power]
        return Awake(rows)


def with_power(row: list[Power], power: Power) -> list[Power]:
    """In the order of the register."""
    place = 0
    while place < len(row) and row[place].number < power.number:
        place += 1
    return [*row[:place], power, *row[place:]]


def awake(s: OathState) -> Awake:
    """The powers in play: moves keep them up to date (`OathState.put_where`)."""
    return s.awake if s.awake is not None else awaken(s)


def awaken(s: OathState) -> Awake:
    """Of a state that has just been set up or read they are found here."""
    entries = [entry for source in range(SOURCES) if s.where[source] for entry in ENTRIES[source]]
    rows: list[list[Power]] = [[] for _ in range(ROWS)]
    for row, power in sorted(entries, key=lambda entry: entry[1].number):
        rows[row].append(power)
    s.awake = Awake(rows)
    return s.awake


def answering(s: OathState, question: int) -> list[Power]:
    """Those that answer a question now."""
    rows = awake(s).rows
    row = rows[question]
    if not row:
        return row
    if not s.declared:
        steady = rows[STEADY + question]
        if s.campaign is None or len(steady) == len(row):
            return steady
    return [power for power in row if power.on(s)]


def silent(s: OathState, question: int) -> bool:
    """Whether no power in play answers a question, on or not."""
    return not awake(s).rows[question]


def silent_at(s: OathState, question: int, slot: int) -> bool:
    """Whether none answers it about the slot where one stands, with no modifier declared and no plan in use."""
    for power in awake(s).rows[STEADY + question]:
        if not power.afar and (not power.local or s.slot_of(power.source) == slot):
            return False
    return True


def all_answering(s: OathState, question: int) -> list[Power]:
    """Those that answer it and whose thing is in play, whether or not they are on."""
    return awake(s).rows[question]


def hearing(s: OathState, moment: int) -> list[Power]:
    return awake(s).rows[HEARD + moment]


def of_kind(s: OathState, kind: int) -> list[Power]:
    """The powers in play of a kind."""
    return awake(s).rows[OF_KIND + kind]


def modifiers(s: OathState) -> list[Power]:
    """Those in play that are declared before an action."""
    return awake(s).rows[DECLARED_FIRST]


def write(id: str, *bodies: Power) -> None:
    """Give a card the bodies of its powers, in the order of the printed heads."""
    source = NUMBER[id]
    if len(bodies) != len(HEADS[source]):
        raise ValueError(f"{id!r} has {len(HEADS[source])} printed powers, but {len(bodies)} are written.")
    for body in bodies:
        if body.source:
            raise ValueError(f"A body of {id!r} already belongs to {IDS[body.source]!r}.")
    if POWERS[source]:
        raise ValueError(f"{id!r} is written twice.")
    for body, head in zip(bodies, HEADS[source], strict=True):
        if body is not INERT:
            body.source = source
            body.head = head
            body.particular = type(body).usable is not Power.usable
            body.optional = body.for_all or (head.kind == MODIFIER and not head.must and not body.afterwards)
            for part in (body, *body.parts):
                part.source, part.head, part.optional = source, head, body.optional
                part.number = len(WRITTEN)
                WRITTEN.append(part)
                enlist(part)
            enrol(body, OF_KIND + head.kind)
            if body.optional:
                enrol(body, DECLARED_FIRST)
                MODIFIERS[source] = MODIFIERS[source] or body
        POWERS[source].append(body)


def enlist(power: Power) -> None:
    """Enter a power for what it answers and hears."""
    power.answers = tuple(PRICE + power.head.of if question == PRICE else question for question in power.answers)
    for question in power.answers:
        enrol(power, question)
        if not power.optional and power.head.kind != PLAN:
            enrol(power, STEADY + question)
    for moment in power.hears:
        enrol(power, HEARD + moment)


def bodies_of(source: int) -> list[Power]:
    """All that answers for a card."""
    return [part for body in POWERS[source] for part in (body, *body.parts)]


def unwritten() -> list[str]:
    """The ids of all cards, sites and relics whose powers have no body yet."""
    return [IDS[source] for source in range(1, SOURCES) if HEADS[source] and not POWERS[source]]


def power_of(source: int, kind: int) -> Power | None:
    """The power of that kind; no card has two that are used in the same way."""
    for power in POWERS[source]:
        if power is not INERT and power.head.kind == kind:
            return power
    return None


def modifier_of(source: int) -> Power | None:
    """The power of a card that is declared before an action."""
    return MODIFIERS[source]


def set_aside(s: OathState, source: int) -> bool:
    """Whether it is an adviser of the player on turn who acts as though others' advisers were the own ones."""
    if source >= CARDS or source not in s.advisers[s.turn]:
        return False
    for declared, note in zip(s.declared, s.notes, strict=True):
        power = modifier_of(declared)
        if power is not None and power.replaces_advisers and note != NOBODY and declared != source:
            return True
    return False


def note_of(s: OathState, source: int) -> int:
    """What was chosen when the modifier was declared; -1: nothing, or it is not declared."""
    return s.notes[s.declared.index(source)] if source in s.declared else NOBODY


def declaring(s: OathState, source: int, note: int = NOBODY) -> OathState:
    """What there would be with a modifier declared, or with something chosen with it."""
    after = s.clone()
    if source not in after.declared:
        after.declared.append(source)
        after.notes.append(note)
    else:
        after.notes[after.declared.index(source)] = note
    return after


# ---------------------------------------------------------------- using powers, and moments


def start(s: OathState, effect: Effect | None, source: int, user: int, end: Effect) -> None:
    """Push what a power does above `end`, which closes its registers."""
    if effect is not None:
        s.powers.extend((user, source, 0, 0, 0, 0))
        s.push(end.index)
        s.push(effect.index)


def turn_order(entry: tuple[int, int, Power]) -> tuple[int, int]:
    return entry[0], entry[1]


def fire(s: OathState, moment: int, end: Effect) -> None:
    """Let every power that is on and hears the moment push its reaction: who is on turn first, then in turn order (O-10.12)."""
    heard: list[tuple[int, int, Power]] = []
    for power in hearing(s, moment):
        if power.on(s):
            user = power.hear(s, moment)
            if user != NOBODY:
                heard.append(((user - s.turn) % 8, power.source, power))
    if len(heard) > 1:
        heard.sort(key=turn_order)
    for order, source, power in reversed(heard):
        start(s, power.reaction, source, (order + s.turn) % 8, end)
