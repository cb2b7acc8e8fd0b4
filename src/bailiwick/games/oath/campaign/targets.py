"""Opening a Campaign: its defender, its targets, its dice (O-5.5.1 to O-5.5.5)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from bailiwick.games.oath.asking import NO_TOLL, ask_may, ask_toll
from bailiwick.games.oath.campaign.forces import (
    attack_strength,
    current,
    dice_of_targets,
    in_reach,
    possible_targets,
    said,
    target_slot,
    target_thing,
    title_dice,
)
from bailiwick.games.oath.campaign.war import TARGET_BANNER, Campaign
from bailiwick.games.oath.campaign.war import TARGET_PAWN as PAWN
from bailiwick.games.oath.campaign.war import TARGET_RELIC as A_RELIC
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import RELIC, THINGS
from bailiwick.games.oath.moments import DECLARED
from bailiwick.games.oath.paying import pay_toll, short_of, toll_cost
from bailiwick.games.oath.powers import NO_USE, Effect
from bailiwick.games.oath.questions import ATTACK, DECLARE, END_DECLARING, Toll
from bailiwick.games.oath.ruling import rules_site
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, EXILE, NOBODY, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, moment, within
from bailiwick.games.oath.vocabulary import DONE, MOST, NUMBER, START_OVER, TARGET_PAWN, TARGET_RELIC, TARGET_SITE
from bailiwick.games.oath.vocabulary import TARGET_BANNER as SAY_BANNER
from bailiwick.games.oath.wording import worded
from bailiwick.games.oath.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers


def new_campaign(s: OathState, attacker: int, defender: int, site: int) -> Campaign:
    """With O-7.3 applied: who leaves the Empire for this campaign."""
    c = Campaign(attacker, defender, site)
    if defender != BANDITS and s.role[attacker] != EXILE and s.role[defender] != EXILE:
        c.outcast = attacker if attacker != CHANCELLOR else defender
    return c


def defender_reason(s: OathState, attacker: int, defender: int, site: int, joined: int = NOBODY) -> Reason | None:
    """Why this defender can't be attacked from this site, whose warbands may have joined; Supply is not asked about."""
    if defender == attacker or (defender != BANDITS and defender >= s.seats):
        return Reason("O-5.5.1", "not_yourself")
    after = s.clone()
    after.campaign = new_campaign(s, attacker, defender, site)
    after.campaign.joined_site = joined
    return open_reason(after)


def open_reason(s: OathState) -> Reason | None:
    """For a campaign that is opened on trial: whether it can be fought at all. What must be a target becomes one."""
    c = current(s)
    there = c.defender != BANDITS and s.pawn[c.defender] == c.site
    if not there and not rules_site(s, c.defender, c.site):
        return Reason("O-5.5.1", "no_defender_here")
    reason = ask_may(s, ATTACK, c.attacker, other=c.defender)
    if reason is not None:
        return reason
    must = compulsory(s)
    for target in must:
        reason = target_reason(s, target)
        if reason is not None:
            return reason
    c.targets = must
    if done_reason(s) is None:
        return None
    if not any(target_reason(s, target) is None for target in possible_targets(s)):
        return Reason("O-5.5.3", "no_target")
    return None if completable(s) else Reason("O-5.5.3", "no_target")


def completable(s: OathState) -> bool:
    """Whether some choice of further targets makes a lawful declaration: the smallest sets are tried first."""
    s = s.clone()
    c = current(s)
    must = list(c.targets)
    more = [target for target in possible_targets(s) if target not in must]
    for size in range(1, min(len(more), 4) + 1):
        for chosen in combinations(more, size):
            c.targets = must
            if all(target_reason(s, target) is None for target in chosen):
                c.targets = [*must, *chosen]
                if done_reason(s) is None:
                    return True
    return False


def compulsory(s: OathState) -> list[int]:
    """Your site itself, when the defender rules it and its warbands do not march with you (R-52)."""
    c = current(s)
    return [c.site] if rules_site(s, c.defender, c.site) and c.joined_site != c.site else []


def declare_toll(s: OathState, target: int) -> Toll:
    """A secret for targets at the Hidden Place, once a campaign (R-76)."""
    c = current(s)
    slot = target_slot(s, target)
    return NO_TOLL if c.flipped_for & SEAT_BIT[slot] else ask_toll(s, DECLARE, c.attacker, target_thing(target), slot)


def target_reason(s: OathState, target: int) -> Reason | None:
    c = current(s)
    if target in c.targets:
        return Reason("O-5.5.3", "already_target")
    if not in_reach(s, target):
        return Reason("O-5.5.3", "out_of_reach")
    reason = ask_may(s, DECLARE, c.attacker, target_thing(target), target_slot(s, target), c.defender)
    return reason or short_of(s, c.attacker, toll_cost(declare_toll(s, target)))


def done_reason(s: OathState) -> Reason | None:
    c = current(s)
    if not any(target_slot(s, target) == c.site for target in c.targets):
        return Reason("O-5.5.3", "none_at_your_site")
    return ask_may(s, END_DECLARING, c.attacker, other=c.defender)


def add_target(s: OathState, target: int) -> None:
    c = current(s)
    toll = declare_toll(s, target)
    if not toll_cost(toll).free:
        pay_toll(s, toll)
        c.flipped_for |= SEAT_BIT[target_slot(s, target)]
    c.targets.append(target)


def spoken(action: int) -> int:
    """The target an action names; -1 if it names none."""
    slot, relic, banner = (
        within(action, TARGET_SITE, SLOTS),
        within(action, TARGET_RELIC + RELIC, THINGS - RELIC),
        within(action, SAY_BANNER, 2),
    )
    if slot >= 0:
        return slot
    if relic >= 0:
        return A_RELIC + RELIC + relic
    if banner >= 0:
        return TARGET_BANNER + banner
    return PAWN if action == TARGET_PAWN else NOBODY


class Declare(Effect):
    """The attacker declares targets one by one. Register: 1 when the compulsory one has been entered."""

    def registers(self, s: OathState) -> Registers:
        return Register("compulsory one entered", range(2)), NO_USE

    def enter(self, s: OathState) -> None:
        if not s.get_x():
            s.set_x(1)
            for target in compulsory(s):
                add_target(s, target)
                s.tell("targets_site", current(s).attacker, (target,))
        ask(s, self, current(s).attacker)

    def reason(self, s: OathState, action: int) -> Reason | None:
        if action == DONE:
            return done_reason(s)
        if action == START_OVER:
            free = len(current(s).targets) > len(compulsory(s))
            return None if free and done_reason(s) is not None else Reason("O-5.5.3", "nothing_said")
        target = spoken(action)
        return NOT_NOW if target < 0 else target_reason(s, target)

    def options(self, s: OathState, seat: i64) -> list[int]:
        candidates = [DONE, START_OVER, *(said(target) for target in possible_targets(s))]
        return [action for action in sorted(candidates) if self.reason(s, action) is None]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return self.reason(s, int(action))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        c = current(s)
        if action == START_OVER:
            c.targets = compulsory(s)
            s.tell("starts_over", seat)
        elif action == DONE:
            s.pop()
            c.defense_dice = dice_of_targets(s) + title_dice(s)
            s.tell("declares", seat, (len(c.targets), c.defense_dice))
        else:
            target = spoken(int(action))
            add_target(s, target)
            if target < A_RELIC:
                s.tell("targets_site", seat, (target,))
            elif target < PAWN:
                s.tell("targets_thing", seat, (target_thing(target),))
            else:
                s.tell("targets_pawn", seat, (c.defender,))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"done": "act_done_targets"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_declare", dice_of_targets(s) + title_dice(s))


class Commit(Effect):
    """How many attack dice (O-5.5.5, R-35); then the sites of the targets have their say (Plains, Mountain)."""

    def most(self, s: OathState) -> int:
        return min(attack_strength(s), MOST)

    def enter(self, s: OathState) -> None:
        ask(s, self, current(s).attacker)

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [NUMBER + n for n in range(self.most(s) + 1)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        n = within(action, NUMBER, MOST + 1)
        if n < 0:
            return NOT_NOW
        return None if n <= self.most(s) else Reason("O-5.5.5", "have_only", (self.most(s),))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        c = current(s)
        c.attack_dice = within(action, NUMBER, MOST + 1)
        s.tell("commits", seat, (c.attack_dice,))
        s.pop()
        moment(s, DECLARED)

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"number": "act_number_dice"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_commit", current(s).defense_dice)


DECLARE_TARGETS: Final = Declare()
COMMIT: Final = Commit()
TARGET_STEPS: Final[dict[str, Effect]] = {"declare": DECLARE_TARGETS, "commit": COMMIT}
