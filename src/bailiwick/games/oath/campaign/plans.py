"""Allies and battle plans: the windows of O-5.5.6 and O-5.5.7."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may, ask_plan_price
from bailiwick.games.oath.campaign.forces import current, defenders
from bailiwick.games.oath.catalogue.heads import ATTACK, DEFENSE, PLAN, Cost
from bailiwick.games.oath.catalogue.things import SOURCES
from bailiwick.games.oath.judging.promises import refused
from bailiwick.games.oath.paying import cost_reason, pay_cost
from bailiwick.games.oath.powers import NO_USE, Effect, Power, of_kind, power_of
from bailiwick.games.oath.prince.tactics import TACTICS
from bailiwick.games.oath.questions import USE_PLAN, PlanPrice
from bailiwick.games.oath.ruling import is_imperial, rules_card
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, YesOrNo, ask, use, within
from bailiwick.games.oath.vocabulary import DONE, USE
from bailiwick.games.oath.wording import use_text, worded
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers

# ---------------------------------------------------------------- Allies


def may_join(s: OathState, seat: int) -> bool:
    """A Citizen whose pawn is at a targeted site or at the attacker's (O-5.5.6)."""
    c = current(s)
    if not s.is_citizen(seat) or not is_imperial(s, seat) or seat in (c.attacker, c.defender):
        return False
    return s.pawn[seat] == c.site or s.pawn[seat] in c.sites()


def join_all(s: OathState) -> None:
    """Every Ally who may join an Imperial defender does: what one must reckon with (O-5.5.6)."""
    c = current(s)
    if not is_imperial(s, c.defender):
        return
    if CHANCELLOR not in (c.attacker, c.defender):
        c.allies |= SEAT_BIT[CHANCELLOR]
    for seat in range(s.seats):
        if may_join(s, seat):
            c.allies |= SEAT_BIT[seat]


class Allies(YesOrNo):
    """The Chancellor joins any Imperial defender; Citizens in reach may, if the defender permits. Register: who wants to, + 1."""

    def registers(self, s: OathState) -> Registers:
        return Register("ally + 1", range(s.seats + 1)), NO_USE

    def enter(self, s: OathState) -> None:
        c = current(s)
        if not is_imperial(s, c.defender):
            s.pop()
            return
        if CHANCELLOR not in (c.attacker, c.defender) and not c.allies & SEAT_BIT[CHANCELLOR]:
            c.allies |= SEAT_BIT[CHANCELLOR]
            s.tell("joins", CHANCELLOR, (c.defender,))
        for seat in range(s.seats):
            if not c.asked & SEAT_BIT[seat] and may_join(s, seat):
                ask(s, self, c.defender if s.get_x() else seat)
                return
        s.pop()

    def answered(self, s: OathState, seat: i64, yes: bool) -> None:
        c = current(s)
        ally = int(s.get_x()) - 1 if s.get_x() else int(seat)
        if yes and not s.get_x():
            s.set_x(seat + 1)
            return
        c.asked |= SEAT_BIT[ally]
        s.set_x(0)
        if yes:
            c.allies |= SEAT_BIT[ally]
            s.tell("joins", ally, (c.defender,))
        else:
            refused(s, int(seat), ally if seat == c.defender else c.defender)

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_allies_permit", name(lang, "seat", s.get_x() - 1)) if s.get_x() else ""


# ---------------------------------------------------------------- battle plans


def plan_cost(s: OathState, power: Power, user: int) -> Cost:
    return ask_plan_price(s, PlanPrice(power.source, user, power.head.cost)).cost


def plan_reason(s: OathState, power: Power, user: int) -> Reason | None:
    """Why somebody (perhaps the bandits) can't use a plan now."""
    c = current(s)
    attacking = user == c.attacker
    if power.head.side == (DEFENSE if attacking else ATTACK):
        return Reason("O-10.8", "other_side", (power.source,))
    if not rules_card(s, user, power.source):
        return Reason("O-10.8", "not_your_card", (power.source,))
    if c.uses(power.source):
        return Reason("O-10.8", "used_already", (power.source,))
    reason = ask_may(s, USE_PLAN, user, power.source) or power.usable(s, user)
    if reason is not None:
        return reason
    cost = plan_cost(s, power, user)
    if user == BANDITS:
        return None if cost.free else Reason("O-5.5.7", "bandits_pay_nothing")
    return cost_reason(s, user, power.source, cost, plan=True)


def use_plan(s: OathState, power: Power, user: int) -> None:
    c = current(s)
    if user != BANDITS:
        pay_cost(s, user, power.source, plan_cost(s, power, user))
    c.plans.append(power.source << 3 | user)
    s.tell("uses_plan", user, (power.source,))
    use(s, power, user)


def all_plans(s: OathState) -> list[Power]:
    """The written plans of faceup cards."""
    return of_kind(s, PLAN)


class Plans(Effect):
    """One player's window. Register: the seat (BANDITS: they use what is free, by themselves)."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(7)), NO_USE

    def misplaced(self, s: OathState, at: i64) -> str:
        if s.campaign is None:
            return ""
        seat, c = s.stack[at + 1], s.campaign
        fights = seat in (c.attacker, c.defender) or seat in defenders(s)
        return "" if fights else "only who fights in this campaign uses battle plans (O-5.5.7)."

    def enter(self, s: OathState) -> None:
        seat = int(s.get_x())
        if seat == BANDITS:
            for power in all_plans(s):
                if plan_reason(s, power, BANDITS) is None:
                    use_plan(s, power, BANDITS)
                    return
            s.pop()
        elif len(self.options(s, seat)) == 1:
            s.pop()  # cards and tokens are open: everybody knows that there is nothing to use
        else:
            ask(s, self, seat)

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [DONE, *sorted(USE + power.source for power in all_plans(s) if plan_reason(s, power, int(seat)) is None)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action == DONE:
            return None
        source = within(action, USE, SOURCES)
        if source <= 0:
            return NOT_NOW
        power = power_of(source, PLAN)
        if power is None or not s.where[source]:
            return Reason("O-10.8", "no_plan", (source,))
        return plan_reason(s, power, int(seat))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        if action == DONE:
            s.pop()
            return
        power = power_of(within(action, USE, SOURCES), PLAN)
        assert power is not None
        use_plan(s, power, int(seat))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        source = within(action, USE, SOURCES)
        return use_text(source, (PLAN,), lang) if source > 0 else worded(s, action, lang, {"done": "act_done_plans"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_plans", current(s).attack_dice, current(s).defense_dice)


def open_windows(s: OathState) -> None:
    """First the attacker, then each of the defending side (O-5.5.7)."""
    side = defenders(s) if current(s).defender != BANDITS else [BANDITS]
    for seat in reversed([current(s).attacker, *side]):
        s.push(PLANS.index, seat)
        if seat == s.prince:
            s.push(TACTICS.index)


ALLIES: Final = Allies()
PLANS: Final = Plans()
PLAN_STEPS: Final[dict[str, Effect]] = {"allies": ALLIES, "plans": PLANS}
