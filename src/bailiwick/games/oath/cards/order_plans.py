"""The battle plans among the Order denizens. The other cards of the suit are in `order`."""

from __future__ import annotations

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.campaign.forces import change_dice, current
from bailiwick.games.oath.campaign.plans import plan_cost
from bailiwick.games.oath.campaign.war import ALL, NONE, TARGET_RELIC
from bailiwick.games.oath.cards.about_battle import (
    DEFENDED,
    DEFENDING_BOARD,
    DEFENDING_SIDE,
    EXILE_AGAINST_EXILE,
    LARGER_FORCE,
    TARGETED,
    enemies,
)
from bailiwick.games.oath.cards.rules import Chooses, Forbids, Uses
from bailiwick.games.oath.cards.rules_battle import Loses, OnlyPlan, Reads, Spoils
from bailiwick.games.oath.catalogue.heads import Cost
from bailiwick.games.oath.catalogue.suits import ORDER, SLOTS
from bailiwick.games.oath.catalogue.things import RELIC, SCEPTER, THINGS
from bailiwick.games.oath.moments import WON
from bailiwick.games.oath.paying import short_of
from bailiwick.games.oath.pieces import bury_relic
from bailiwick.games.oath.powers import USER, Effect, Power, write
from bailiwick.games.oath.questions import LOSSES, MOVE_CARD, USE_PLAN, LossRule
from bailiwick.games.oath.ruling import adviser_suits, standing_at
from bailiwick.games.oath.state import BANDITS, EVERYBODY, NOBODY, OathState
from bailiwick.games.oath.steps.choices import NOT_CHOOSABLE, Optional
from bailiwick.games.oath.steps.deeds import TurnCitizen
from bailiwick.games.oath.steps.effects import (
    AttackDice,
    DefenseDice,
    GainFavor,
    GainSupply,
    GainWarbands,
    KillAttackers,
    PlusMinus,
)
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, source, user, within
from bailiwick.games.oath.steps.killing import KillOneByOne
from bailiwick.games.oath.tokens import burn_for_bandits, gain_favor, give_favor
from bailiwick.games.oath.vocabulary import DONE, RELIC_AT, RELIC_NAMED, RELICS_AT
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Seq
from bailiwick.kernel.steps import Do

# ---------------------------------------------------------------- plans that tolerate no others


def win_by_envoy(s: OathState) -> None:
    """The gift is given and the day is won, without rolls."""
    c = current(s)
    seat = s.powers[USER]
    attacks = seat == c.attacker
    give_favor(s, seat, c.defender if attacks else c.attacker, c.defense_dice)
    c.no_rolls = True
    c.victor = 1 if attacks else 2


class PeaceEnvoy(OnlyPlan):
    """A gift of favor to the enemy wins at once, and nobody dies."""

    def __init__(self) -> None:
        super().__init__(Do(win_by_envoy))
        self.answers = (LOSSES, *self.answers)

    def usable(self, s: OathState, seat: int) -> Reason | None:
        c = current(s)
        enemy = c.defender if seat == c.attacker else c.attacker
        if enemy == BANDITS or seat == BANDITS or standing_at(s, enemy) != standing_at(s, seat):
            return Reason("O-10.5", "nobody_here")
        return super().usable(s, seat) or short_of(s, seat, plan_cost(s, self, seat).plus(Cost(burn_favor=c.defense_dice)))

    def losses(self, s: OathState, q: LossRule) -> None:
        q.say(NONE)


# ---------------------------------------------------------------- plans that change dice, rolls and losses


# ---------------------------------------------------------------- spoils


def parade(s: OathState) -> None:
    """One favor for each faceup adviser of the beaten, from its suit's bank; what bandits would gain is burned (CR-12)."""
    seat = s.powers[USER]
    for enemy in enemies(s, seat):
        for suit in adviser_suits(s, enemy):
            if seat != BANDITS:
                gain_favor(s, seat, suit, 1)
            else:
                burn_for_bandits(s, suit, 1)


class Hunt(Effect):
    """Facedown relics at targeted sites become targets too, one after another, each with a defense die."""

    def reason(self, s: OathState, seat: int, place: int) -> Reason | None:
        slot, n = divmod(place, RELICS_AT)
        c = current(s)
        if slot not in c.sites() or n >= len(s.site_relics[slot]):
            return NOT_CHOOSABLE
        if TARGET_RELIC + s.site_relics[slot][n] in c.targets:
            return Reason("O-5.5.3", "already_target")
        return ask_may(s, MOVE_CARD, seat, 0, slot)

    def enter(self, s: OathState) -> None:
        if len(self.options(s, user(s))) == 1:
            s.pop()
        else:
            ask(s, self, user(s))

    def options(self, s: OathState, seat: i64) -> list[int]:
        places = [place for place in range(SLOTS * RELICS_AT) if self.reason(s, int(seat), place) is None]
        return [DONE, *(RELIC_AT + place for place in places)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action == DONE:
            return None
        place = within(action, RELIC_AT, SLOTS * RELICS_AT)
        return NOT_NOW if place < 0 else self.reason(s, int(seat), place)

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        if action == DONE:
            s.pop()
            return
        slot, n = divmod(within(action, RELIC_AT, SLOTS * RELICS_AT), RELICS_AT)
        current(s).targets.append(TARGET_RELIC + s.site_relics[slot][n])
        change_dice(s, source(s), 0, 1)
        s.tell("targets_facedown", seat, (slot,))


class BuryTaken(Effect):
    """Any of the relics taken in the campaign may go under the relic deck; the Grand Scepter never does."""

    def relics(self, s: OathState, seat: int) -> list[int]:
        return sorted(relic for relic in current(s).taken if s.keeper(relic) == seat and relic != SCEPTER)

    def enter(self, s: OathState) -> None:
        if self.relics(s, user(s)):
            ask(s, self, user(s))
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [DONE, *(RELIC_NAMED + relic for relic in self.relics(s, int(seat)))]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action == DONE:
            return None
        relic = within(action, RELIC_NAMED + RELIC, THINGS - RELIC)
        if relic < 0:
            return NOT_NOW
        return None if RELIC + relic in self.relics(s, int(seat)) else NOT_CHOOSABLE

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        if action == DONE:
            s.pop()
            return
        relic = within(action, RELIC_NAMED, THINGS)
        bury_relic(s, relic, EVERYBODY)
        s.tell("buries", seat, (relic,))


class RelicHunter(Power):
    """What is hunted is named when the plan is used, and taken with the other spoils."""

    def __init__(self) -> None:
        super().__init__(Hunt(), BuryTaken(), hears=(WON,))

    def hear(self, s: OathState, moment: int) -> int:
        c = current(s)
        return c.attacker if c.victor == 1 else NOBODY


write("wrestlers", Chooses(KillOneByOne(1, [DEFENDED], [DEFENDING_BOARD], of_defense=True), DefenseDice(1)))
write("battle_honors", Spoils(GainFavor(ORDER, 2)))
write("bear_traps", Power(Seq(AttackDice(-1), KillAttackers(1))))
write("longbows", Power(PlusMinus(1)))
write("keep", Uses(DefenseDice(2), TARGETED))
write("scouts", Power(GainSupply(1)))
write("martial_culture", Spoils(Optional(TurnCitizen()), EXILE_AGAINST_EXILE))
write("code_of_honor", OnlyPlan(PlusMinus(2)))
write("outriders", Reads(no_skulls=True))
write("field_promotion", Spoils(GainWarbands(3)))
write("shield_wall", Loses(ALL, DEFENDING_SIDE, effect=DefenseDice(2)))
write("military_parade", Spoils(Do(parade)))
write("specialist", Forbids((USE_PLAN,), DEFENDING_SIDE))
write("encirclement", Uses(PlusMinus(2), LARGER_FORCE))
write("peace_envoy", PeaceEnvoy())
write("relic_hunter", RelicHunter())
