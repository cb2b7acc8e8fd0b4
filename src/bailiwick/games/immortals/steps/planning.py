"""Phase 2: everybody lays cards face down on the own board, at the same time and in secret (I-7).

A player goes through the ten spaces in order, laying a card or leaving the space empty, and may start over as often as wanted
before saying "ready". So a plan is the same whatever order people at the table answer in.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.actions import (
    ARMY_CARDS,
    LEAVE,
    MAGIC_CARDS,
    PLAN_ARMY,
    PLAN_MAGIC,
    READY,
    START_OVER,
)
from bailiwick.games.immortals.board import REGION_COUNT, site_of
from bailiwick.games.immortals.cards import (
    ARMY_SPACES,
    BLANK,
    BLANKS,
    CONFLICT,
    MAGIC,
    REGION,
    SPACE_COUNT,
    is_conflict,
    is_magic,
    is_region,
    is_wild,
)
from bailiwick.games.immortals.spaces import extracts
from bailiwick.games.immortals.state import ImmortalsState, replaced
from bailiwick.games.immortals.steps.execution import EXECUTION
from bailiwick.games.immortals.steps.flow import NOT_YET, Effect, Phase
from bailiwick.games.immortals.texts import space_name
from bailiwick.games.immortals.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import UNUSED, Register, Registers


def plan_action(space: i64, card: i64) -> i64:
    """The action of laying a card on a space."""
    if space < ARMY_SPACES:
        return PLAN_ARMY + space * ARMY_CARDS + (card - 1 if card < BLANK else ARMY_CARDS - 1)
    return PLAN_MAGIC + (space - ARMY_SPACES) * MAGIC_CARDS + card - MAGIC


def planned(action: i64) -> tuple[i64, i64]:
    """The space and the card of such an action; space -1 if it is another one."""
    if action >= PLAN_MAGIC:
        place = action - PLAN_MAGIC
        return ARMY_SPACES + place // MAGIC_CARDS, MAGIC + place % MAGIC_CARDS
    if action >= PLAN_ARMY:
        place = action - PLAN_ARMY
        card = place % ARMY_CARDS + 1
        return place // ARMY_CARDS, card if card < ARMY_CARDS else BLANK
    return -1, 0


class Planning(Phase):
    """I-7. Register x: 1 once everybody has been asked."""

    def registers(self, s: ImmortalsState) -> Registers:
        return Register("asked", range(1, 2)), UNUSED

    def misplaced(self, s: ImmortalsState, at: i64) -> str:
        return "" if not s.waiting & s.ready else "who is ready is not asked."

    def enter(self, s: ImmortalsState) -> None:
        if s.get_x() == 0:
            s.set_x(1)
            s.ready = 0
            s.cursor = bytes(5)
            for seat in range(s.seats):
                s.plans[seat] = bytes(SPACE_COUNT)
            s.tell("planning", -1)
            s.ask_all((1 << s.seats) - 1)
            return
        s.pop()
        s.reveal()
        s.tell("all_ready", -1)
        s.push(EXECUTION.index)

    def options(self, s: ImmortalsState, seat: i64) -> list[int]:
        space: i64 = s.cursor[seat]
        if space == SPACE_COUNT:
            return [READY, START_OVER]
        out: list[int] = [LEAVE + space]
        plan = s.plans[seat]
        if space < ARMY_SPACES:
            region: i64 = 0
            while region < REGION_COUNT:
                if s.region_cards[region] == seat and REGION + region not in plan and self.is_near(s, seat, region):
                    out.append(plan_action(space, REGION + region))
                region += 1
            no_wild = extracts(s, seat, space)
            for conflict in s.conflicts[seat]:
                if CONFLICT + conflict not in plan and not (no_wild and is_wild(conflict)):
                    out.append(plan_action(space, CONFLICT + conflict))
        else:
            magic: i64 = MAGIC
            while magic < BLANK:
                if magic not in plan:
                    out.append(plan_action(space, magic))
                magic += 1
        if plan.count(BLANK) < BLANKS:
            out.append(plan_action(space, BLANK))
        return out

    def is_near(self, s: ImmortalsState, seat: i64, region: i64) -> bool:
        """I-7.3."""
        return s.occupies(seat, region) or s.occupies(seat, region + REGION_COUNT)

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        if action == READY:
            s.ready |= SEAT_BIT[seat]
            s.tell("ready", seat)
            return
        s.waiting |= SEAT_BIT[seat]
        if action == START_OVER:
            s.plans[seat] = bytes(SPACE_COUNT)
            s.cursor = replaced(s.cursor, seat, 0)
            return
        space, card = planned(action)
        if space >= 0:
            s.lay(seat, space, card)
        s.cursor = replaced(s.cursor, seat, s.cursor[seat] + 1)

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        at = s.cursor[seat]
        if action in (READY, START_OVER):
            return None if at == SPACE_COUNT else Reason("I-7.6", "not_ready")
        if LEAVE <= action < LEAVE + SPACE_COUNT:
            return None if action - LEAVE == at else Reason("I-7.1", "another_space")
        space, card = planned(action)
        if space < 0:
            return NOT_YET
        if space != at:
            return Reason("I-7.1", "another_space")
        return refuse_card(s, seat, space, card)

    def ends(self, s: ImmortalsState, action: i64) -> bool:
        return action == READY

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        space = s.cursor[seat]
        return say(lang, "ask_ready") if space == SPACE_COUNT else say(lang, "ask_plan", space_name(s, seat, space, lang))


def refuse_card(s: ImmortalsState, seat: i64, space: i64, card: i64) -> Reason | None:
    """Why a card may not be laid on a space, from the rules themselves."""
    plan = s.plans[seat]
    if card == BLANK:
        return None if plan.count(BLANK) < BLANKS else Reason("I-2.5", "no_blanks")
    if card in plan and is_magic(card) == (space >= ARMY_SPACES):
        return Reason("I-7.1", "laid_already", (card,))
    return unfit(s, seat, space, card)


def unfit(s: ImmortalsState, seat: i64, space: i64, card: i64) -> Reason | None:
    """Why a card may not lie on a space (I-7.2 to I-7.5), wherever it lies now."""
    if card == BLANK:
        return None
    if is_magic(card) != (space >= ARMY_SPACES):
        return Reason("I-7.2", "wrong_space")
    if is_region(card):
        region = card - REGION
        if s.holder(region) != seat:
            return Reason("I-7.3", "card_not_held", (card,))
        if not any(s.owner(site_of(realm, region)) == seat for realm in range(2)):
            return Reason("I-7.3", "region_not_occupied", (card,))
    elif is_conflict(card):
        if card - CONFLICT not in s.conflicts[seat]:
            return Reason("I-3.12", "card_not_held", (card,))
        if is_wild(card - CONFLICT) and extracts(s, seat, space):
            return Reason("I-7.5", "no_wildcards")
    return None


PLANNING: Final = Planning()
PLANNING_STEPS: Final[dict[str, Effect]] = {"planning": PLANNING}
