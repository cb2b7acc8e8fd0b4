"""What the actions of a decision are worth where looking one move ahead would not tell: a space of a plan, the next card to
reveal, an attack. For all other decisions a bot carries them out and judges the position.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.actions import ACT, ARMIES_OUT, CHOOSE, DONE, FORFEIT, MOVE_FROM, PASS, READY, REALM, SITE, STRIKE
from bailiwick.games.immortals.board import REGION_OF, STRIKE_AT, STRIKE_FROM, sites_in
from bailiwick.games.immortals.cards import BLANK, SPACE_COUNT
from bailiwick.games.immortals.evaluate import evaluate
from bailiwick.games.immortals.judge import NEVER, Judge
from bailiwick.games.immortals.plan import make_plan
from bailiwick.games.immortals.state import STOCK, ImmortalsState
from bailiwick.games.immortals.steps.armies import ATTACKING, COMMITTING
from bailiwick.games.immortals.steps.battle import allegiance
from bailiwick.games.immortals.steps.draft import DRAFT_CHOICE, free_sites
from bailiwick.games.immortals.steps.execution import EXECUTION
from bailiwick.games.immortals.steps.magic import LIMBO_CHOICE, SPREADING
from bailiwick.games.immortals.steps.planning import PLANNING, planned
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.native import i64

AGREES: Final = 2.0  # with the plan
BLANK_WILL_DO: Final = 1.0
EAGER: Final = 0.01  # to reveal a blank rather than another card


def prospects(s: ImmortalsState, seat: i64, actions: list[int], judgement: Judgement) -> list[float] | None:
    top = s.top
    if top == PLANNING.index:
        return by_plan(s, seat, actions)
    if top == EXECUTION.index:
        return by_turn(s, seat, actions)
    if top == ATTACKING.index:
        return by_target(s, seat, actions)
    if top == COMMITTING.index:
        return by_number(s, seat, actions)
    if top == LIMBO_CHOICE.index:
        return by_limbo(s, seat, actions)
    if top == SPREADING.index:
        return by_site(s, seat, actions)
    if top == DRAFT_CHOICE.index:
        return by_place(s, seat, actions)
    return None


def by_plan(s: ImmortalsState, seat: i64, actions: list[int]) -> list[float]:
    """What agrees with the plan; failing that (somebody else has begun the plan), a blank."""
    here = evaluate(s, seat)
    if s.cursor[seat] == SPACE_COUNT:
        return [here + (AGREES if action == READY else 0.0) for action in actions]
    wanted = make_plan(s, seat)[s.cursor[seat]]
    values: list[float] = []
    for action in actions:
        space, card = planned(action)
        card = card if space >= 0 else 0
        values.append(here + (AGREES if card == wanted else BLANK_WILL_DO if card == BLANK else 0.0))
    return values


def by_turn(s: ImmortalsState, seat: i64, actions: list[int]) -> list[float]:
    """The best action first; then what is only good for a compensation, blanks before other cards; a pass when nothing is left.

    Blanks go before the very last of the other cards, too: after it, they could not be revealed (I-8.3).
    """
    judge = Judge(s, seat, s.gold[seat], s.energy[seat])
    plan = s.plans[seat]
    here = evaluate(s, seat)
    compensation = judge.ahead.purse
    last: bool = plan.count(0) + plan.count(BLANK) == SPACE_COUNT - 1
    values: list[float] = []
    for action in actions:
        if action == PASS:
            values.append(here + NEVER)
        elif action < FORFEIT:
            values.append(here + judge.on_space(action - ACT, plan[action - ACT], 0).worth)
        elif plan[action - FORFEIT] != BLANK:
            values.append(here + compensation)
        else:
            values.append(here + compensation + (-NEVER if last else EAGER))
    return values


def by_target(s: ImmortalsState, seat: i64, actions: list[int]) -> list[float]:
    judge = Judge(s, seat, s.gold[seat], s.energy[seat])
    here = evaluate(s, seat)
    values: list[float] = []
    for action in actions:
        if action >= STRIKE:
            origin, target = STRIKE_FROM[action - STRIKE], STRIKE_AT[action - STRIKE]
            values.append(here + judge.best_strike(origin, target, allegiance(s, seat, s.acting_card, origin, target)))
        else:
            values.append(here + judge.move(action - MOVE_FROM))
    return values


def by_number(s: ImmortalsState, seat: i64, actions: list[int]) -> list[float]:
    judge = Judge(s, seat, s.gold[seat], s.energy[seat])
    here = evaluate(s, seat)
    side = allegiance(s, seat, s.acting_card, s.origin, s.target)
    return [here + judge.strike(s.origin, s.target, action - ARMIES_OUT, side) for action in actions]


def by_limbo(s: ImmortalsState, seat: i64, actions: list[int]) -> list[float]:
    judge = Judge(s, seat, s.gold[seat], s.energy[seat])
    here = evaluate(s, seat)
    return [here + judge.arrival(action - REALM, s.get_y()) for action in actions]


def by_site(s: ImmortalsState, seat: i64, actions: list[int]) -> list[float]:
    """Armies that come one by one."""
    judge = Judge(s, seat, s.gold[seat], s.energy[seat])
    here = evaluate(s, seat)
    return [here + (judge.more(action - SITE, 1) if action != DONE else 0.0) for action in actions]


def by_place(s: ImmortalsState, seat: i64, actions: list[int]) -> list[float]:
    """A draft card is worth the best site where it would place a group; one that is kept, what it is worth in hand."""
    values: list[float] = []
    for action in actions:
        conflict = action - CHOOSE
        best = NEVER
        free = free_sites(s, conflict) if s.groups[seat] else 0
        for site in sites_in(free):
            ahead = s.clone()
            ahead.put(seat, site, 3)
            if ahead.region_cards[REGION_OF[site]] == STOCK:
                ahead.give_region(REGION_OF[site], seat)
            else:
                ahead.add_conflict(seat, conflict)
            best = max(best, evaluate(ahead, seat))
        if not free:
            ahead = s.clone()
            ahead.add_conflict(seat, conflict)
            best = evaluate(ahead, seat)
        values.append(best)
    return values
