"""Battle plans that are declarations, and powers about campaigns: dice, forces, losses, and what comes of a victory or a defeat."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.games.oath.campaign.forces import current, target_thing
from bailiwick.games.oath.campaign.plans import plan_reason
from bailiwick.games.oath.campaign.war import NONE, TARGET_SITE
from bailiwick.games.oath.cards.about_battle import NO_OTHER_PLANS
from bailiwick.games.oath.cards.rules import Rule
from bailiwick.games.oath.catalogue.heads import Cost
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.moments import DECIDED, LOST, WON
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.questions import (
    BANDIT_COUNT,
    BANDIT_LORD,
    BURNT,
    FACES,
    FORCE,
    LOSSES,
    MAY,
    PLAN_PRICE,
    SACRIFICE,
    TARGET_DICE,
    USE_PLAN,
    Faces,
    ForceSlots,
    LossRule,
    May,
    Number,
    PlanPrice,
    TargetDice,
    Whose,
)
from bailiwick.games.oath.ruling import rules_card
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState
from bailiwick.games.oath.terms import About
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT


def user_attacks(s: OathState, source: int) -> bool:
    """Whether a plan is the attacker's."""
    c = current(s)
    return c.user(source) == c.attacker


class PlansCost(Rule):
    """Battle plans of somebody cost so much more."""

    def __init__(self, cost: Cost, *about: About) -> None:
        super().__init__((PLAN_PRICE,), about)
        self.cost = cost

    def plan_price(self, s: OathState, q: PlanPrice) -> None:
        if self.applies(s, q.user, q.source):
            q.cost = q.cost.plus(self.cost)


class JoinsForce(Rule):
    """Somebody attacks with the warbands at certain sites, too."""

    def __init__(self, attacker: About, *about: About) -> None:
        super().__init__((FORCE,), (attacker, *about))

    def force(self, s: OathState, q: ForceSlots) -> None:
        q.slots |= sum(SEAT_BIT[slot] for slot in range(SLOTS) if self.applies(s, q.attacker, slot=slot))


class MoreBandits(Rule):
    """More bandits at each site without warbands."""

    def __init__(self, more: int) -> None:
        super().__init__((BANDIT_COUNT,), ())
        self.more = more

    def bandit_count(self, s: OathState, q: Number) -> None:
        q.value += self.more


class LeadsBandits(Rule):
    """The card's holder is the lord of the bandits (O-10.11)."""

    def __init__(self) -> None:
        super().__init__((BANDIT_LORD,), ())

    def bandit_lord(self, s: OathState, q: Whose) -> None:
        q.answer = s.keeper(self.source)


class Reads(Rule):
    """A plan that changes how rolls are read: the user's attack without skulls; of the attack all twice, or half of its dice; a
    face that counts for nothing."""

    def __init__(
        self,
        effect: Effect | None = None,
        *,
        no_skulls: bool = False,
        doubled: bool = False,
        halved: bool = False,
        no_shields: int = 0,
        no_swords: int = 0,
        of_enemy: bool = False,
        needs: Sequence[About] = (),
    ) -> None:
        super().__init__((FACES,), (), effect, needs=needs)
        self.of_enemy = of_enemy  # only the faces of the other side count for nothing
        self.no_skulls = no_skulls
        self.doubled = doubled
        self.halved = halved
        self.no_shields = no_shields
        self.no_swords = no_swords

    def faces(self, s: OathState, q: Faces) -> None:
        face = self.no_swords if q.attack else self.no_shields
        if face and not (self.of_enemy and user_attacks(s, self.source) == q.attack):
            q.ignored.append(face)
        if q.attack:
            q.no_skulls = q.no_skulls or (self.no_skulls and user_attacks(s, self.source))
            q.doubled = q.doubled or self.doubled
            q.halved = q.halved or self.halved


class Fortifies(Rule):
    """Certain targets of a kind bring one more die: a site is the slot, a relic the thing; who it is about is the defender."""

    def __init__(self, kind: int, *about: About) -> None:
        super().__init__((TARGET_DICE,), about)
        self.kind = kind  # as in `war`

    def target_dice(self, s: OathState, q: TargetDice) -> None:
        kind, number = q.target & ~255, q.target & 255
        slot = number if kind == TARGET_SITE else NOBODY
        if kind == self.kind and self.applies(s, current(s).defender, target_thing(q.target), slot):
            q.dice += 1


class Loses(Rule):
    """How much of a beaten force dies: `about` is asked of the attacker, if the attack was beaten off, or else of the defender."""

    def __init__(self, rule: int, *about: About, effect: Effect | None = None) -> None:
        super().__init__((LOSSES,), about, effect)
        self.rule = rule

    def losses(self, s: OathState, q: LossRule) -> None:
        c = s.campaign
        if c is not None and self.applies(s, c.attacker if q.loser_attacks else c.defender):
            q.say(self.rule)


class SacrificesCount(Rule):
    """A sacrificed warband is worth so much."""

    def __init__(self, worth: int, *needs: About) -> None:
        super().__init__((SACRIFICE,), (), needs=needs)
        self.worth = worth

    def sacrifice(self, s: OathState, q: Number) -> None:
        q.value = self.worth


class BurnsAllFavor(Rule):
    """A beaten defender burns all favor on the board, instead of the half that the attacker may burn."""

    def __init__(self, *needs: About) -> None:
        super().__init__((BURNT,), (), needs=needs)

    def burnt(self, s: OathState, q: Number) -> None:
        q.value = s.favor[q.seat]


class OnlyPlan(Rule):
    """A plan that must be the only one of its whole side (CR-1). Bandits who rule it use it and nothing else (CR-5), so that it binds
    them before it is used."""

    def __init__(self, effect: Effect, *needs: About) -> None:
        super().__init__((MAY + USE_PLAN,), (), effect, needs=(*needs, NO_OTHER_PLANS))

    def on(self, s: OathState) -> bool:
        if super().on(s):
            return True
        c = s.campaign
        if c is None or c.defender != BANDITS or not s.where[self.source] or not rules_card(s, BANDITS, self.source):
            return False
        return self.usable(s, BANDITS) is None

    def may(self, s: OathState, q: May) -> None:
        c = s.campaign
        if c is None or q.thing == self.source or not (c.uses(self.source) or plan_reason(s, self, BANDITS) is None):
            return
        if (c.user(self.source) == c.attacker) == (q.seat == c.attacker):
            q.refuse(Reason("O-2.21", "forbidden_by", (self.source,)))


# ---------------------------------------------------------------- what comes of it


class After(Rule):
    """A plan that brings its user something at a moment: when their side has won, or lost, or when the campaign ends."""

    def __init__(self, moment: int, reaction: Effect | None, *needs: About, effect: Effect | None = None) -> None:
        super().__init__((), (), effect, reaction, (moment,), needs)

    def hear(self, s: OathState, moment: int) -> int:
        c = s.campaign
        if c is None:
            return NOBODY
        won = user_attacks(s, self.source) == (c.victor == 1)
        return NOBODY if (moment in (WON, DECIDED) and not won) or (moment == LOST and won) else c.user(self.source)


class Spoils(After):
    """A plan that brings something when its user's side has won."""

    def __init__(self, reward: Effect, *needs: About) -> None:
        super().__init__(WON, reward, *needs)


class Unscathed(After):
    """A plan that saves a beaten force whole (none beats all); its reaction, if any, comes with the defeat."""

    def __init__(self, reaction: Effect | None = None) -> None:
        super().__init__(LOST, reaction)
        self.answers = (LOSSES,)

    def losses(self, s: OathState, q: LossRule) -> None:
        if s.campaign is not None and user_attacks(s, self.source) == q.loser_attacks:
            q.say(NONE)
