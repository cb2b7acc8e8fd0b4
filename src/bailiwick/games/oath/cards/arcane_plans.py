"""The Arcane denizens that fight: battle plans, and powers about campaigns. The other cards of the suit are in `arcane`."""

from __future__ import annotations

from bailiwick.games.oath.campaign.forces import HOLLOW, change_attack_dice, current
from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_RELIC
from bailiwick.games.oath.cards.about import OPPONENTS, SideHolds
from bailiwick.games.oath.cards.bodies import Needs, Unscathed, user_attacks
from bailiwick.games.oath.cards.rules import PlansCost, Reads, Uses
from bailiwick.games.oath.catalogue.heads import Cost
from bailiwick.games.oath.catalogue.suits import ARCANE
from bailiwick.games.oath.catalogue.things import DARKEST_SECRET
from bailiwick.games.oath.powers import R0, USER, Power, write
from bailiwick.games.oath.questions import FACES, TARGET_DICE, Faces, TargetDice
from bailiwick.games.oath.ruling import suits_ruled
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.choices import ChooseNumber, Do
from bailiwick.games.oath.steps.effects import PlusMinus
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Seq


def kindred_suits(s: OathState, seat: int) -> int:
    """The suits but Arcane among the cards one rules."""
    return (suits_ruled(s, seat) & ~(1 << ARCANE)).bit_count()


def call_kindred(s: OathState) -> None:
    n = s.powers[R0]
    change_attack_dice(s, n if s.powers[USER] == current(s).attacker else -n)


class KindredWarriors(Power):
    """No skulls for an attacker who uses it, and up to as many dice as there are kindred suits."""

    def __init__(self) -> None:
        super().__init__(Seq(ChooseNumber(kindred_suits), Do(call_kindred)), answers=(FACES,))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        helps = seat == current(s).attacker or kindred_suits(s, seat) > 0
        return None if helps else Reason("O-10.8", "not_given", (self.source,))

    def faces(self, s: OathState, q: Faces) -> None:
        if q.attack and user_attacks(current(s), self.source):
            q.no_skulls = True


def site_is_targeted(s: OathState, seat: int) -> bool:
    return len(current(s).sites()) > 0


def crack_ground(s: OathState) -> None:
    n = len(current(s).sites())
    change_attack_dice(s, n if s.powers[USER] == current(s).attacker else -n)


class SealingWard(Power):
    """Each targeted relic of its owner adds a die."""

    def __init__(self) -> None:
        super().__init__(answers=(TARGET_DICE,))

    def target_dice(self, s: OathState, q: TargetDice) -> None:
        if TARGET_RELIC <= q.target < TARGET_BANNER and s.keeper(q.target - TARGET_RELIC) == s.keeper(self.source):
            q.dice += 1


write("gleaming_armor", PlansCost(Cost(secret=1), OPPONENTS))
write("fire_talkers", Uses(PlusMinus(3), SideHolds(DARKEST_SECRET)))
write("rusting_ray", Reads(no_swords=HOLLOW, needs=[SideHolds(DARKEST_SECRET)]))
write("billowing_fog", Unscathed())
write("kindred_warriors", KindredWarriors())
write("cracking_ground", Needs(site_is_targeted, Do(crack_ground)))
write("sealing_ward", SealingWard())
