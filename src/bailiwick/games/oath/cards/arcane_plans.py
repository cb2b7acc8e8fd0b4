"""The Arcane denizens that fight: battle plans, and powers about campaigns. The other cards of the suit are in `arcane`."""

from __future__ import annotations

from bailiwick.games.oath.campaign.forces import HOLLOW, change_attack_dice, current
from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_RELIC
from bailiwick.games.oath.cards.bodies import Needs, Unscathed, opposes, takes_part, user_attacks
from bailiwick.games.oath.catalogue.heads import Cost
from bailiwick.games.oath.catalogue.suits import ARCANE
from bailiwick.games.oath.catalogue.things import DARKEST_SECRET
from bailiwick.games.oath.powers import R0, USER, Power, write
from bailiwick.games.oath.questions import FACES, PLAN_PRICE, TARGET_DICE, Faces, PlanPrice, TargetDice
from bailiwick.games.oath.ruling import same_side, suits_ruled
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.choices import ChooseNumber, Do
from bailiwick.games.oath.steps.effects import PlusMinus
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Seq


class GleamingArmor(Power):
    """Every plan of its owner's enemy costs one more secret."""

    def __init__(self) -> None:
        super().__init__(answers=(PLAN_PRICE,))

    def plan_price(self, s: OathState, q: PlanPrice) -> None:
        owner = s.keeper(self.source)
        if takes_part(s, owner) and opposes(s, owner, q.user):
            q.cost = q.cost.plus(Cost(secret=1))


def side_holds_secret(s: OathState, seat: int) -> bool:
    """The user, or for an Imperial one any Imperial player, holds the Darkest Secret (CR-1)."""
    return same_side(s, s.holder(DARKEST_SECRET), seat)


class RustingRay(Needs):
    """The attacker's hollow swords count for nothing. Its effect is only that it is in use."""

    def __init__(self) -> None:
        super().__init__(side_holds_secret, None, answers=(FACES,))

    def faces(self, s: OathState, q: Faces) -> None:
        if q.attack:
            q.ignored.append(HOLLOW)


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


write("gleaming_armor", GleamingArmor())
write("fire_talkers", Needs(side_holds_secret, PlusMinus(3)))
write("rusting_ray", RustingRay())
write("billowing_fog", Unscathed())
write("kindred_warriors", KindredWarriors())
write("cracking_ground", Needs(site_is_targeted, Do(crack_ground)))
write("sealing_ward", SealingWard())
