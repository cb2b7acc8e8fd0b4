"""Attack and battle (I-12): whose side the inhabitants take, the throw, and what comes of it."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import REALM_OF, REGION_OF
from bailiwick.games.immortals.cards import BLANK
from bailiwick.games.immortals.data import ARMIES
from bailiwick.games.immortals.spaces import shows
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.flow import Effect
from bailiwick.games.immortals.steps.throwing import throw
from bailiwick.games.immortals.tower import COLOURS, GREEN
from bailiwick.kernel.native import i64
from bailiwick.kernel.step import Register, Registers

FOR_ATTACKER: Final = 0
NEUTRAL: Final = 1
AGAINST: Final = 2  # for the defender or, at an unoccupied site, for themselves

FEWEST: Final = 1  # inhabitants in a throw
MANY: Final = 3  # more than this, and one goes home


def allegiance(s: ImmortalsState, seat: i64, card: i64, origin: i64, target: i64) -> i64:
    """I-12.3, I-12.4: with a card of the attacker's; the target on it beats the origin (R-19)."""
    if shows(s, seat, card, target):
        return FOR_ATTACKER
    return NEUTRAL if shows(s, seat, card, origin) else AGAINST


class Battle(Effect):
    """The armies are in motion. Registers: how many attack; the card that was used. Origin and target are in the state."""

    def registers(self, s: ImmortalsState) -> Registers:
        return Register("armies", range(1, ARMIES)), Register("card", range(BLANK))

    def enter(self, s: ImmortalsState) -> None:
        number, card = s.get_x(), s.get_y()
        origin, target = s.origin, s.target
        s.pop()
        attacker, defender = s.owner(origin), s.owner(target)
        side = allegiance(s, attacker, card, origin, target)
        s.tell("attack", attacker, (number, origin, target, side))
        self.throw_in(s, attacker, defender, number, origin, target)
        if defender < 0:
            self.unopposed(s, attacker, target, side)
        else:
            self.opposed(s, attacker, defender, target, side)
        s.origin = -1
        s.target = -1

    def throw_in(self, s: ImmortalsState, attacker: i64, defender: i64, number: i64, origin: i64, target: i64) -> None:
        """I-12.5, I-12.6: the tray with its inhabitants put right, the attackers, all defenders."""
        if s.tray[GREEN] < FEWEST:
            if s.inhabitants > 0:
                s.inhabitants -= 1
                s.tray[GREEN] += 1
        elif s.tray[GREEN] > MANY:
            s.send_home(1)
        thrown = s.tray
        s.tray = [0] * COLOURS
        s.take(origin, number)
        thrown[attacker] += number
        if defender >= 0:
            defenders = s.armies(target)
            s.take(target, defenders)
            thrown[defender] += defenders
        throw(s, thrown)

    def unopposed(self, s: ImmortalsState, attacker: i64, target: i64, side: i64) -> None:
        """I-12.9 to I-12.11."""
        armies: i64 = s.tray[attacker]
        green: i64 = s.tray[GREEN]
        if side == AGAINST:
            lost = armies if armies < green else green
            s.fall(attacker, lost, 1 - REALM_OF[target])
            s.send_home(lost)
            armies -= lost
        if armies > 0:
            self.settle(s, attacker, target, armies)
            s.tell("conquers", attacker, (target, armies))
            s.give_region(REGION_OF[target], attacker)
        else:
            s.tell("repelled", attacker, (target,))

    def opposed(self, s: ImmortalsState, attacker: i64, defender: i64, target: i64, side: i64) -> None:
        """I-12.12 to I-12.17."""
        other: i64 = 1 - REALM_OF[target]
        green: i64 = s.tray[GREEN]
        attack: i64 = s.tray[attacker]
        defence: i64 = s.tray[defender]
        helpers: i64 = green if side == FOR_ATTACKER else 0
        guards: i64 = green if side == AGAINST else 0
        s.tell("strengths", -1, (attack + helpers, defence + guards))
        if attack + helpers == defence + guards:
            s.fall(attacker, attack, other)
            s.fall(defender, defence, other)
            s.send_home(helpers + guards)
            s.tell("tie", -1, (target,))
            self.lose_region(s, attacker, defender, target)
            return
        attacker_wins = attack + helpers > defence + guards
        winner, loser = (attacker, defender) if attacker_wins else (defender, attacker)
        allies = helpers if attacker_wins else guards
        enemies = guards if attacker_wins else helpers
        fallen: i64 = s.tray[loser]
        price = fallen + enemies
        matched = allies if allies < price else price  # inhabitants of the winning side fall first (I-12.13)
        s.fall(loser, fallen, other)
        s.fall(winner, price - matched, other)
        s.send_home(allies + enemies)  # those that nobody fell against too
        left: i64 = s.tray[winner]  # none, if it was won by inhabitants alone (I-12.17)
        s.tell("wins_battle", winner, (target, left))
        self.settle(s, winner, target, left)
        if attacker_wins:
            s.give_region(REGION_OF[target], attacker)

    def settle(self, s: ImmortalsState, seat: i64, target: i64, armies: i64) -> None:
        s.tray[seat] -= armies
        s.put(seat, target, armies)

    def lose_region(self, s: ImmortalsState, attacker: i64, defender: i64, target: i64) -> None:
        """I-12.16: neither of the two keeps the card; anybody else does."""
        holder = s.holder(REGION_OF[target])
        if holder in (attacker, defender):
            s.give_region(REGION_OF[target], -1)


BATTLE: Final = Battle()
BATTLE_STEPS: Final[dict[str, Effect]] = {"battle": BATTLE}
