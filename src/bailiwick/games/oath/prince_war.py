"""Whom the Clockwork Prince attacks, where, and for what: only when he is Battle Ready (CP-6.5, CP-6.7, CP-6.11).

He tries everything out on copies of the state, with the rules' own steps: targets must be lawful, dice those he would roll.
"""

from __future__ import annotations

from bailiwick.games.oath.asking import ask_bandit_count
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import DARKEST_SECRET, PEOPLES_FAVOR, RELIC_DICE, SCEPTER
from bailiwick.games.oath.forces import attack_force, current, defense_force, dice_of_targets
from bailiwick.games.oath.moments import DECLARED
from bailiwick.games.oath.prince import run
from bailiwick.games.oath.prince_mind import CAMPAIGN_PEOPLE, CAMPAIGN_RELICS, CAMPAIGN_SECRET, CAMPAIGN_SITES
from bailiwick.games.oath.prince_threat import board_of, ranked
from bailiwick.games.oath.ruling import is_imperial, ruler, same_side
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, NOBODY, OathState, replaced
from bailiwick.games.oath.steps.flow import moment
from bailiwick.games.oath.steps.plans import PLANS, may_join
from bailiwick.games.oath.steps.princely_peace import reachable
from bailiwick.games.oath.steps.princely_tactics import TACTICS
from bailiwick.games.oath.steps.targets import compulsory, done_reason, new_campaign, target_reason
from bailiwick.games.oath.vocabulary import MOST
from bailiwick.games.oath.war import TARGET_BANNER, TARGET_RELIC
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import SEAT_BIT


class Attack:
    """Where he goes, against whom, and what he declares, in order. `unseen`: the site is still facedown."""

    def __init__(self, slot: int, defender: int, targets: list[int], unseen: bool = False) -> None:
        self.slot = slot
        self.defender = defender
        self.targets = targets
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


def lawful(o: OathState, targets: list[int]) -> bool:
    """Declare them in the copy, one by one; False if the rules refuse one, or the whole."""
    c = current(o)
    c.targets = []
    for target in targets:
        if target_reason(o, target) is not None:
            return False
        c.targets.append(target)
    if any(target not in targets for target in compulsory(o)) or done_reason(o) is not None:
        return False
    c.allies = 0
    if is_imperial(o, c.defender):
        if CHANCELLOR not in (c.attacker, c.defender):
            c.allies |= SEAT_BIT[CHANCELLOR]
        for seat in range(o.seats):
            if may_join(o, seat):
                c.allies |= SEAT_BIT[seat]
    return True


def ready(s: OathState, slot: int, defender: int, targets: list[int]) -> bool:
    """CP-6.5: more attack dice than the targets' defense dice and the defending force; title and enemy plans are not counted."""
    o = scene(s, slot, defender)
    if not targets or not lawful(o, targets):
        return False
    c = current(o)
    against = dice_of_targets(o) + defense_force(o)
    c.attack_dice = min(attack_force(o), MOST)
    c.defense_dice = dice_of_targets(o)
    depth = len(o.stack)
    o.push(PLANS.index, o.prince)
    o.push(TACTICS.index)
    moment(o, DECLARED)
    run(o, depth)
    return c.attack_dice > against


def added(s: OathState, slot: int, defender: int, targets: list[int]) -> int:
    """The warbands (or bandits) that defend these targets."""
    o = scene(s, slot, defender)
    return defense_force(o) if lawful(o, targets) else MOST


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
        if within_reach(s, slot, here) and lawful(scene(s, slot, rival), [slot]):
            return widened(s, slot, rival, sites) if ready(s, slot, rival, [slot]) else None
    return None


def widened(s: OathState, slot: int, rival: int, sites: list[int]) -> Attack:
    targets = [slot]
    left = [other for other in sites if other != slot]
    while left:
        following = sorted(left, key=lambda place: (added(s, slot, rival, [*targets, place]), place))[0]
        if not ready(s, slot, rival, [*targets, following]):
            break
        targets.append(following)
        left.remove(following)
    return Attack(slot, rival, targets)


def attack_unseen(s: OathState, here: int) -> Attack | None:
    """All faceup sites are his: the leftmost facedown one, against the bandits he expects there."""
    for slot in range(SLOTS):
        if here == NOBODY and not s.is_up(slot) and reachable(s, slot):
            if s.board[s.prince] + board_of(s).dice > 1 + ask_bandit_count(s):
                return Attack(slot, BANDITS, [slot], unseen=True)
            return None
    return None


# ---------------------------------------------------------------- what somebody holds (CP-6.7b and c)


def attack_holder(s: OathState, holder: int, target: int, here: int) -> Attack | None:
    """Where its holder stands, for that thing and nothing else but a compulsory site."""
    if holder in (NOBODY, s.prince) or not within_reach(s, s.pawn[holder], here):
        return None
    slot = s.pawn[holder]
    targets = [*compulsory(scene(s, slot, holder)), target]
    return Attack(slot, holder, targets) if ready(s, slot, holder, targets) else None


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
    targets = compulsory(scene(s, slot, holder))
    found = len(targets)
    latest = s.relics[holder][::-1]
    for relic in sorted(latest, key=lambda relic: RELIC_DICE[relic]):
        if not ready(s, slot, holder, [*targets, TARGET_RELIC + relic]):
            break
        targets.append(TARGET_RELIC + relic)
    return Attack(slot, holder, targets) if len(targets) > found else None


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
