"""What the actions of a decision are worth where looking one move ahead would not tell: a space of a plan, the next card to
reveal, an attack. For all other decisions a bot carries them out and judges the position.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.actions import ACT, ARMIES_OUT, CHOOSE, DONE, FORFEIT, MOVE_FROM, PASS, READY, REALM, SITE, STRIKE
from bailiwick.games.immortals.board import REGION_OF, STRIKE_AT, STRIKE_FROM, sites_in
from bailiwick.games.immortals.cards import BLANK, SPACE_COUNT
from bailiwick.games.immortals.judge import NEVER, Judge
from bailiwick.games.immortals.plan import plan_of
from bailiwick.games.immortals.scout import Scout
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
    if top == DRAFT_CHOICE.index:
        return by_place(s, seat, actions, judgement)
    worths: list[float] = []
    if top == PLANNING.index:
        worths = by_plan(judge_of(unplanned(s), seat, judgement), actions, s.cursor[seat])
    elif top == EXECUTION.index:
        worths = by_turn(judge_of(s, seat, judgement), actions)
    elif top == ATTACKING.index:
        worths = by_target(judge_of(s, seat, judgement), actions)
    elif top == COMMITTING.index:
        worths = by_number(judge_of(s, seat, judgement), actions)
    elif top == LIMBO_CHOICE.index:
        worths = by_limbo(judge_of(s, seat, judgement), actions)
    elif top == SPREADING.index:
        worths = by_site(judge_of(s, seat, judgement), actions)
    else:
        return None
    here = judgement.worth(s, seat)
    return [here + judgement.unit * worth for worth in worths]


def judge_of(s: ImmortalsState, seat: i64, judgement: Judgement) -> Judge:
    """Who weighs single actions: a judgement that was learned, if there is one."""
    gold, energy = s.gold[seat], s.energy[seat]
    return Scout(s, seat, gold, energy, judgement) if judgement.learned else Judge(s, seat, gold, energy)


def unplanned(s: ImmortalsState) -> ImmortalsState:
    """The position before anybody has laid a card: what a plan is made from, however far one has come."""
    before = s.clone()
    before.plans = [bytes(SPACE_COUNT)] * len(s.plans)
    return before


def by_plan(judge: Judge, actions: list[int], space_next: i64) -> list[float]:
    """What agrees with the plan; failing that (somebody else has begun the plan), a blank."""
    if space_next == SPACE_COUNT:
        return [AGREES if action == READY else 0.0 for action in actions]
    wanted = plan_of(judge)[space_next]
    values: list[float] = []
    for action in actions:
        space, card = planned(action)
        card = card if space >= 0 else 0
        values.append(AGREES if card == wanted else BLANK_WILL_DO if card == BLANK else 0.0)
    return values


def by_turn(judge: Judge, actions: list[int]) -> list[float]:
    """The best action first; then what is only good for a compensation, blanks before other cards; a pass when nothing is left.

    Blanks go before the very last of the other cards, too: after it, they could not be revealed (I-8.3).
    """
    plan = judge.s.plans[judge.seat]
    compensation = judge.compensation()
    last: bool = plan.count(0) + plan.count(BLANK) == SPACE_COUNT - 1
    values: list[float] = []
    for action in actions:
        if action == PASS:
            values.append(NEVER)
        elif action < FORFEIT:
            values.append(judge.on_space(action - ACT, plan[action - ACT], 0).worth)
        elif plan[action - FORFEIT] != BLANK:
            values.append(compensation)
        else:
            values.append(compensation + (-NEVER if last else EAGER))
    return values


def by_target(judge: Judge, actions: list[int]) -> list[float]:
    s = judge.s
    values: list[float] = []
    for action in actions:
        if action >= STRIKE:
            origin, target = STRIKE_FROM[action - STRIKE], STRIKE_AT[action - STRIKE]
            values.append(judge.best_strike(origin, target, allegiance(s, judge.seat, s.acting_card, origin, target)))
        else:
            values.append(judge.move(action - MOVE_FROM))
    return values


def by_number(judge: Judge, actions: list[int]) -> list[float]:
    s = judge.s
    side = allegiance(s, judge.seat, s.acting_card, s.origin, s.target)
    return [judge.strike(s.origin, s.target, action - ARMIES_OUT, side) for action in actions]


def by_limbo(judge: Judge, actions: list[int]) -> list[float]:
    return [judge.arrival(action - REALM, judge.s.get_y()) for action in actions]


def by_site(judge: Judge, actions: list[int]) -> list[float]:
    """Armies that come one by one."""
    return [judge.more(action - SITE, 1) if action != DONE else 0.0 for action in actions]


def by_place(s: ImmortalsState, seat: i64, actions: list[int], judgement: Judgement) -> list[float]:
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
            best = max(best, judgement.worth(ahead, seat))
        if not free:
            ahead = s.clone()
            ahead.add_conflict(seat, conflict)
            best = judgement.worth(ahead, seat)
        values.append(best)
    return values
