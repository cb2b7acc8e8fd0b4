"""Whom the Clockwork Prince attacks, where, and for what: only when he is Battle Ready (CP-6.5, CP-6.7, CP-6.11).

He tries everything out on copies of the state, with the rules' own steps: targets must be lawful, dice those he would roll.
"""

from __future__ import annotations

from itertools import combinations

from bailiwick.games.oath.asking import ask_bandit_count
from bailiwick.games.oath.campaign.forces import (
    SITE_DICE,
    attack_strength,
    current,
    defense_force,
    dice_of_target,
    dice_of_targets,
    possible_targets,
)
from bailiwick.games.oath.campaign.plans import PLANS, join_all
from bailiwick.games.oath.campaign.targets import compulsory, done_reason, new_campaign, target_reason
from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_RELIC
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import DARKEST_SECRET, PEOPLES_FAVOR, SCEPTER
from bailiwick.games.oath.moments import DECLARED
from bailiwick.games.oath.prince.answers import STRATEGIST, Strategist, run
from bailiwick.games.oath.prince.mind import CAMPAIGN_OF, CAMPAIGN_PEOPLE, CAMPAIGN_RELICS, CAMPAIGN_SECRET, CAMPAIGN_SITES
from bailiwick.games.oath.prince.peace import reachable
from bailiwick.games.oath.prince.tactics import TACTICS
from bailiwick.games.oath.prince.threat import board_of, ranked
from bailiwick.games.oath.ruling import ruler, same_side
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState, replaced
from bailiwick.games.oath.steps.flow import moment
from bailiwick.games.oath.vocabulary import MOST
from bailiwick.kernel.rng import Rng


class Balance:
    """What CP-6.5 compares: the attack dice he would roll, and the dice of the targets with the force that defends them."""

    def __init__(self, dice: int, against: int) -> None:
        self.dice = dice
        self.against = against

    @property
    def ready(self) -> bool:
        return self.dice > self.against


class Attack:
    """Where he goes, against whom, and what he declares, in order. `unseen`: the site is still facedown."""

    def __init__(self, slot: int, defender: int, targets: list[int], balance: Balance, unseen: bool = False) -> None:
        self.slot = slot
        self.defender = defender
        self.targets = targets
        self.balance = balance
        self.unseen = unseen


# ---------------------------------------------------------------- readiness


def scene(s: OathState, slot: int, defender: int) -> OathState:
    """A copy in which he stands there and has opened the campaign; every Ally who may join has joined."""
    o = s.clone()
    o.rng = Rng(0)
    o.waiting = 0
    board_of(o).musing = True
    o.pawn = replaced(o.pawn, int(o.prince), slot)
    o.campaign = new_campaign(o, int(o.prince), defender, slot)
    return o


def aim(o: OathState, targets: list[int]) -> None:
    """Declare them in the copy, lawful or not; every Ally who may then join does."""
    c = current(o)
    c.targets = targets.copy()
    c.allies = 0
    join_all(o)


def lawful(o: OathState, targets: list[int]) -> bool:
    """Whether the rules refuse none of them, one by one, nor the whole."""
    c = current(o)
    c.targets = []
    for target in targets:
        if target_reason(o, target) is not None:
            return False
        c.targets.append(target)
    return all(target in targets for target in compulsory(o)) and done_reason(o) is None


def attack_dice(o: OathState, seen: bool = True) -> int:
    """What he would roll: his warbands, what the ground of the targets changes, his Tactics and his plans."""
    c = current(o)
    c.attack_dice = min(attack_strength(o), MOST)
    c.defense_dice = dice_of_targets(o)
    depth = len(o.stack)
    o.push(PLANS.index, o.prince)
    o.push(TACTICS.index)
    if seen:
        moment(o, DECLARED)
    run(o, depth)
    return c.attack_dice


def weigh(s: OathState, slot: int, defender: int, targets: list[int]) -> Balance:
    """CP-6.5: title and enemy plans are not counted."""
    o = scene(s, slot, defender)
    aim(o, targets)
    against = dice_of_targets(o) + defense_force(o)
    return Balance(attack_dice(o), against)


def ready(s: OathState, slot: int, defender: int, targets: list[int]) -> bool:
    """Battle Ready against lawful targets."""
    return bool(targets) and lawful(scene(s, slot, defender), targets) and weigh(s, slot, defender, targets).ready


def most_of(s: OathState, slot: int, defender: int, must: list[int], wanted: list[int]) -> Attack | None:
    """As many of the wanted targets, in order, as keep him Battle Ready; None if not even one does."""
    best: Attack | None = None
    targets = must.copy()
    for target in wanted:
        targets.append(target)
        balance = weigh(s, slot, defender, targets)
        if not balance.ready:
            break
        if lawful(scene(s, slot, defender), targets):
            best = Attack(slot, defender, targets.copy(), balance)
    return best


def added(s: OathState, slot: int, defender: int, targets: list[int]) -> int:
    """The warbands (or bandits) that defend these targets."""
    o = scene(s, slot, defender)
    aim(o, targets)
    return defense_force(o)


def within_reach(s: OathState, slot: int, here: int) -> bool:
    """`here`: he has travelled already and fights where he stands."""
    if here != NOBODY:
        return slot == here
    return slot == s.pawn[s.prince] or reachable(s, slot)


# ---------------------------------------------------------------- sites (CP-6.7a)


def rival_of_sites(s: OathState) -> int:
    """The enemy player who rules most sites; the bandits, if no enemy player rules any; -1 if nobody does."""
    rulers = [ruler(s, slot) for slot in range(SLOTS)]
    best, most = NOBODY, 0
    for seat in ranked(s):
        n = rulers.count(seat) if not same_side(s, int(s.prince), seat) else 0
        if n > most:
            best, most = seat, n
    return best if best != NOBODY or BANDITS not in rulers else BANDITS


def attack_sites(s: OathState, here: int) -> Attack | None:
    """The Rival's site that adds fewest warbands, then further ones as long as he stays Battle Ready."""
    rival = rival_of_sites(s)
    if rival == NOBODY:
        return attack_unseen(s, here)
    sites = [slot for slot in range(SLOTS) if ruler(s, slot) == rival]
    for slot in sorted(sites, key=lambda place: (added(s, place, rival, [place]), place)):
        if within_reach(s, slot, here):
            return most_of(s, slot, rival, [], by_warbands(s, slot, rival, sites))
    return None


def by_warbands(s: OathState, slot: int, rival: int, sites: list[int]) -> list[int]:
    """The Rival's sites, that one first: each next one is the one that adds fewest warbands to those before it."""
    order = [slot]
    left = [other for other in sites if other != slot]
    while left:
        following = sorted(left, key=lambda place: (added(s, slot, rival, [*order, place]), place))[0]
        order.append(following)
        left.remove(following)
    return order


def attack_unseen(s: OathState, here: int) -> Attack | None:
    """All faceup sites are his: the leftmost facedown one, against the bandits he expects there."""
    for slot in range(SLOTS):
        if here == NOBODY and not s.is_up(slot) and reachable(s, slot):
            o = scene(s, slot, BANDITS)
            aim(o, [slot])
            balance = Balance(attack_dice(o, seen=False), SITE_DICE + ask_bandit_count(s))
            return Attack(slot, BANDITS, [slot], balance, unseen=True) if balance.ready else None
    return None


# ---------------------------------------------------------------- what somebody holds (CP-6.7b and c)


def attack_holder(s: OathState, holder: int, target: int, here: int) -> Attack | None:
    """Where its holder stands, for that thing and nothing else but a compulsory site."""
    if holder in (NOBODY, s.prince) or not within_reach(s, s.pawn[holder], here):
        return None
    slot = s.pawn[holder]
    return most_of(s, slot, holder, compulsory(scene(s, slot, holder)), [target])


def richest(s: OathState) -> int:
    """The player with most relics; the Empire's Prince takes on a Citizen only if no Exile does better (CP-6.11)."""
    threat = board_of(s).threat
    best, most = NOBODY, 0
    for seat in sorted(ranked(s), key=lambda other: other != threat and same_side(s, int(s.prince), other)):
        if len(s.relics[seat]) > most:
            best, most = seat, len(s.relics[seat])
    return best


def attack_relics(s: OathState, here: int) -> Attack | None:
    """As many relics as keep him Battle Ready: the fewest dice first, among equals the most recently taken."""
    holder = richest(s)
    if holder == NOBODY or not within_reach(s, s.pawn[holder], here):
        return None
    slot = s.pawn[holder]
    o = scene(s, slot, holder)
    latest = [TARGET_RELIC + relic for relic in s.relics[holder][::-1]]
    wanted = sorted(latest, key=lambda target: dice_of_target(o, target))
    return most_of(s, slot, holder, compulsory(o), wanted)


def find_attack(s: OathState, action: int, here: int = NOBODY) -> Attack | None:
    """What he would do at a campaign space of the Mind; None: he would skip it."""
    if action == CAMPAIGN_SITES:
        return attack_sites(s, here)
    if action == CAMPAIGN_RELICS:
        return attack_relics(s, here)
    if action == CAMPAIGN_PEOPLE:
        return attack_holder(s, s.holder(PEOPLES_FAVOR), TARGET_BANNER + PEOPLES_FAVOR, here)
    assert action == CAMPAIGN_SECRET
    if board_of(s).scepter:
        return attack_holder(s, s.scepter_holder(), TARGET_RELIC + SCEPTER, here)
    return attack_holder(s, s.holder(DARKEST_SECRET), TARGET_BANNER + DARKEST_SECRET, here)


# ---------------------------------------------------------------- campaigns that powers bring


class War(Strategist):
    def attack_here(self, s: OathState) -> int:
        """R-120: as at the campaign space of the quadrant where his mind is, without travelling."""
        attack = find_attack(s, CAMPAIGN_OF[board_of(s).quadrant], s.pawn[s.prince])
        if attack is None:
            return NOBODY
        board_of(s).targets = attack.targets
        return attack.defender

    def complete(self, s: OathState) -> list[int]:
        o = s.clone()
        must = current(o).targets.copy()
        more = [target for target in possible_targets(o) if target not in must]
        for size in range(1, len(more) + 1):
            for chosen in combinations(more, size):
                if lawful(o, [*must, *chosen]):
                    return list(chosen)
        return []


STRATEGIST.append(War())
