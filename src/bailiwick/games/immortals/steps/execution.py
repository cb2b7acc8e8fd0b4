"""Phase 3: turn after turn each player acts, forfeits or passes (I-8)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.actions import ACT, FORFEIT, LEAVE, PASS, SPACES, TAKE_ENERGY, TAKE_GOLD
from bailiwick.games.immortals.cards import (
    ATTACK_OR_MOVE,
    BLANK,
    BUILD,
    CONFLICT,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    MAGIC,
    MAGIC_SPACE,
    SPACE_COUNT,
    TEMPLE,
    TRANSITION,
    is_conflict,
    is_magic,
)
from bailiwick.games.immortals.house import FORFEIT_DISCARDS
from bailiwick.games.immortals.spaces import effect_of
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.armies import (
    ATTACKING,
    BUILDING,
    EXTRACTING,
    TRANSITION_OF_3,
    impossible_attack,
    impossible_build,
    impossible_extraction,
    impossible_temple,
    impossible_transition,
)
from bailiwick.games.immortals.steps.flow import SPACE_FIRST, Action, Effect, Phase, in_order
from bailiwick.games.immortals.steps.magic import DOMINATE, OFFERS, impossible_magic, possible_boons, start_magic
from bailiwick.games.immortals.steps.scoring import SCORING
from bailiwick.games.immortals.texts import amount, cost_with, space_name
from bailiwick.games.immortals.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME, SEAT_BIT
from bailiwick.kernel.step import UNUSED, Register, Registers


def impossible(s: ImmortalsState, seat: i64, space: i64) -> Reason | None:
    """Why the action of a space can't be carried out with the card on it (R-34)."""
    card: i64 = s.plans[seat][space]
    effect = effect_of(s, seat, space)
    if card == BLANK:
        return Reason("I-8.3", "blank")
    if effect == MAGIC_SPACE:
        return impossible_magic(s, seat, card - MAGIC)
    if effect in (EXTRACT_GOLD, EXTRACT_ENERGY):
        return impossible_extraction(s, seat, card, space)
    if effect == TRANSITION:
        return impossible_transition(s, seat, card, space)
    if effect == BUILD:
        return impossible_build(s, seat, card)
    if effect == TEMPLE:
        return impossible_temple(s, seat, card, space)
    return impossible_attack(s, seat, card, space, effect == ATTACK_OR_MOVE)


def say_only(s: ImmortalsState, card: i64, lang: str) -> str:
    """Before the price of a magic card is paid: that only one of its two options is possible, or that one can only fail."""
    offered, possible = OFFERS[card - MAGIC], possible_boons(s, s.seat, card - MAGIC)
    notes: list[str] = []
    if len(possible) == 1 and len(offered) > 1:
        notes.append(say(lang, "act_only", possible[0].label(lang)))
    if DOMINATE in offered and DOMINATE.in_vain(s, s.seat):
        notes.append(say(lang, "act_in_vain"))
    return f" ({'; '.join(notes)})" if notes else ""


class Execution(Phase):
    """I-8.1 to I-8.5. Register x: whose turn it is, counted from the first player."""

    def registers(self, s: ImmortalsState) -> Registers:
        return Register("turn", range(s.seats)), UNUSED

    def asked(self, s: ImmortalsState, at: i64) -> i64:
        return in_order(s, s.stack[at + 1])

    def misplaced(self, s: ImmortalsState, at: i64) -> str:
        over = len(s.stack) == FRAME and s.passed & SEAT_BIT[in_order(s, s.stack[at + 1])]
        return "who has passed is not asked what to do." if over else ""

    def enter(self, s: ImmortalsState) -> None:
        if s.passed == (1 << s.seats) - 1:
            s.pop()
            s.push(SCORING.index)
            return
        seat = in_order(s, s.get_x())
        if s.passed & SEAT_BIT[seat]:
            self.next(s)
            s.push(COMPENSATION.index, seat)
            return
        s.ask(seat, self.options(s, seat))

    def next(self, s: ImmortalsState) -> None:
        s.set_x((s.get_x() + 1) % s.seats)

    def only_blanks(self, s: ImmortalsState, seat: i64) -> bool:
        plan = s.plans[seat]
        return all(card in (0, BLANK) for card in plan)

    def options(self, s: ImmortalsState, seat: i64) -> list[int]:
        out: list[int] = [PASS]
        if self.only_blanks(s, seat):
            return out
        plan = s.plans[seat]
        for space in range(SPACE_COUNT):
            if plan[space] and impossible(s, seat, space) is None:
                out.append(ACT + space)
        for space in range(SPACE_COUNT):
            if plan[space]:
                out.append(FORFEIT + space)
        return out

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        self.next(s)
        if action == PASS:
            s.passed |= SEAT_BIT[seat]
            s.plans[seat] = bytes(SPACE_COUNT)
            s.tell("pass", seat)
            s.push(COMPENSATION.index, seat)
            return
        space = action - ACT if action < FORFEIT else action - FORFEIT
        card: i64 = s.plans[seat][space]
        s.lay(seat, space, 0)
        s.reveal()
        if action >= FORFEIT:
            s.tell("forfeit", seat, (card, space))
            if is_conflict(card) and s.house & FORFEIT_DISCARDS:
                self.spend(s, seat, card)
            s.push(COMPENSATION.index, seat)
            return
        s.tell("act", seat, (card, space))
        if is_conflict(card):
            self.spend(s, seat, card)
        s.acting_space = space
        s.acting_card = card
        s.acting_site = -1
        self.begin(s, seat, space, card)

    def spend(self, s: ImmortalsState, seat: i64, card: i64) -> None:
        """I-8.6."""
        s.drop_conflict(seat, card - CONFLICT)
        s.discards = s.discards + bytes([card - CONFLICT])

    def begin(self, s: ImmortalsState, seat: i64, space: i64, card: i64) -> None:
        effect = effect_of(s, seat, space)
        if effect == MAGIC_SPACE:
            start_magic(s, seat, card - MAGIC)
        elif effect in (EXTRACT_GOLD, EXTRACT_ENERGY):
            s.push(EXTRACTING.index, seat, effect)
        elif effect == TRANSITION:
            s.push(TRANSITION_OF_3.index, seat)
        elif effect in (BUILD, TEMPLE):
            s.push(BUILDING.index, seat, 1 if effect == TEMPLE else 0)
        else:
            s.push(ATTACKING.index, seat, 1 if effect == ATTACK_OR_MOVE else 0)

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        if action == PASS:
            return None
        if not ACT <= action < FORFEIT + SPACES:
            return SPACE_FIRST
        space = action - ACT if action < FORFEIT else action - FORFEIT
        if not s.plans[seat][space]:
            return Reason("I-8.1", "empty_space")
        if self.only_blanks(s, seat):
            return Reason("I-8.3", "only_blanks")
        return impossible(s, seat, space) if action < FORFEIT else None

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        """Acting or forfeiting: with the card that lies there, and what it costs."""
        if not ACT <= action < LEAVE:
            return ""
        space, acts = (action - ACT) % SPACES, action < FORFEIT
        card = s.plans[s.seat][space]
        if not card:
            return ""
        called = space_name(s, s.seat, space, lang)
        cost = cost_with(s, s.seat, space, card)
        if acts and any(cost):
            said = say(lang, "act_act_for", called, name(lang, "card", card), amount(cost, lang))
            return said + say_only(s, card, lang) if is_magic(card) else said
        return say(lang, "act_act_with" if acts else "act_forfeit_with", called, name(lang, "card", card))

    def ends(self, s: ImmortalsState, action: i64) -> bool:
        return action == PASS

    def loses(self, s: ImmortalsState, seat: i64, action: i64, lang: str) -> str:
        """Actions that could be carried out: all of them by passing (I-8.4), one by forfeiting it."""
        if ACT <= action < FORFEIT:
            return ""
        acts = [other - ACT for other in self.options(s, seat) if ACT <= other < FORFEIT]
        if action == PASS:
            return say(lang, "loses_actions", len(acts)) if acts else ""
        return say(lang, "loses_action") if action - FORFEIT in acts else ""

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_must_pass" if self.only_blanks(s, seat) else "ask_execution")


class Compensation(Action):
    """I-8.2: gold or energy. Register x: the seat."""

    def __init__(self) -> None:
        super().__init__(TAKE_GOLD, range(2), ask="ask_compensation")

    def options(self, s: ImmortalsState, seat: i64) -> list[int]:
        return [TAKE_GOLD, TAKE_ENERGY]

    def chosen(self, s: ImmortalsState, seat: i64, value: i64) -> None:
        if value == 0:
            s.gold[seat] += 1
        else:
            s.energy[seat] += 1
        s.tell("compensation_gold" if value == 0 else "compensation_energy", seat)


EXECUTION: Final = Execution()
COMPENSATION: Final = Compensation()
EXECUTION_STEPS: Final[dict[str, Effect]] = {"execution": EXECUTION, "compensation": COMPENSATION}
