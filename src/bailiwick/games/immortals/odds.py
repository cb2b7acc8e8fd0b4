"""The chances of an attack (I-12): how many cubes of each side come out of the tower, and who is the stronger then.

What lies in the tower and in the tray is public (R-30), so nothing hidden is needed. Cubes inside leave independently of each
other; whether a thrown one sticks depends a little on the others, through the ledges they take. Here it depends on how many
ledges are taken on average instead, which turns the rest into sums of coins: quick, always the same for the same position, and
within about a hundredth of what very many throws give.
"""

from __future__ import annotations

from bailiwick.games.immortals.actions import ARMIES_OUT, STRIKE
from bailiwick.games.immortals.board import STRIKE_AT, STRIKE_FROM
from bailiwick.games.immortals.house import INDEPENDENT_TOWER
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.armies import ATTACKING, COMMITTING
from bailiwick.games.immortals.steps.battle import AGAINST, FEWEST, FOR_ATTACKER, MANY, allegiance
from bailiwick.games.immortals.tower import GREEN
from bailiwick.kernel.native import i64
from bailiwick.kernel.odds import Odds


class Throw:
    """A throw of some number of cubes into the tower: the chances of each thrown cube to stay and of each held one to leave."""

    def __init__(self, s: ImmortalsState, thrown: i64) -> None:
        tower = s.data.tower
        if s.house & INDEPENDENT_TOWER:
            self.stays: float = tower.stays
            self.leaves: float = tower.leaves
            return
        room = float(tower.capacity)
        inside = float(sum(s.tower))
        kept = 1.0 - tower.knock
        sticking = 0.0  # how many of the cubes thrown so far are inside, on average
        cube: i64 = 0
        while cube < thrown:
            inside *= kept
            sticks = tower.stick * max(0.0, 1.0 - inside / room)
            inside += sticks
            sticking = sticking * kept + sticks
            cube += 1
        self.stays = sticking / float(thrown) if thrown else 0.0
        self.leaves = 1.0 - kept ** float(thrown)

    def out(self, thrown: i64, held: i64) -> list[float]:
        """How likely it is that 0, 1, 2 … cubes of a colour come out."""
        chances = [1.0]
        add_coins(chances, thrown, 1.0 - self.stays)
        add_coins(chances, held, self.leaves)
        return chances


def add_coins(chances: list[float], coins: i64, heads: float) -> None:
    """Toss some coins and add the heads to a number that is 0, 1, 2 … with the chances given."""
    tails = 1.0 - heads
    while coins > 0:
        coins -= 1
        i: i64 = len(chances) - 1
        chances.append(chances[i] * heads)
        while i > 0:
            chances[i] = chances[i] * tails + chances[i - 1] * heads
            i -= 1
        chances[0] = chances[0] * tails


def sums(one: list[float], other: list[float]) -> list[float]:
    """The chances of the sum of two numbers."""
    out = [0.0] * (len(one) + len(other) - 1)
    i: i64 = 0
    while i < len(one):
        chance = one[i]
        j: i64 = 0
        while j < len(other):
            out[i + j] = out[i + j] + chance * other[j]
            j += 1
        i += 1
    return out


def inhabitants_thrown(s: ImmortalsState) -> i64:
    """Those in the tray, put right as I-12.5 says."""
    green: i64 = s.tray[GREEN]
    if green < FEWEST:
        return green + 1 if s.inhabitants > 0 else green
    return green - 1 if green > MANY else green


class Forecast:
    """An attack before it is thrown: the chances, and the armies that a winning attacker has left on average."""

    def __init__(self, s: ImmortalsState, attacker: i64, target: i64, number: i64, side: i64) -> None:
        green = inhabitants_thrown(s)
        defender = s.owner(target)
        defenders: i64 = s.armies(target)
        in_tray: i64 = sum(s.tray)
        throw = Throw(s, in_tray - s.tray[GREEN] + green + number + defenders)
        self.throw = throw
        armies = throw.out(number + s.tray[attacker], s.tower[attacker])
        inhabitants = throw.out(green, s.tower[GREEN])
        attack = armies
        if defender < 0:
            defence = inhabitants if side == AGAINST else [1.0]
        else:
            defence = throw.out(defenders + s.tray[defender], s.tower[defender])
            if side == FOR_ATTACKER:
                attack = sums(armies, inhabitants)
            elif side == AGAINST:
                defence = sums(defence, inhabitants)
        self.win = 0.0
        self.tie = 0.0
        lead = 0.0
        i: i64 = 0
        while i < len(attack):
            j: i64 = 0
            most: i64 = i if i < len(defence) else len(defence)
            below = 0.0
            while j < most:
                below += defence[j]
                lead += float(i - j) * attack[i] * defence[j]
                j += 1
            self.win += attack[i] * below
            if i < len(defence):
                self.tie += attack[i] * defence[i]
            i += 1
        if defender < 0:
            self.tie = 0.0  # nobody is there to tie with: who has nothing left has lost (I-12.9, I-12.10)
        self.left = lead / self.win if self.win > 0.0 else 0.0
        if defender >= 0 and side == FOR_ATTACKER:
            self.left = min(self.left, mean(armies))  # inhabitants who helped never settle

    def odds(self) -> Odds:
        return Odds(self.win, self.tie, max(0.0, 1.0 - self.win - self.tie))


def mean(chances: list[float]) -> float:
    total = 0.0
    for number, chance in enumerate(chances):
        total += float(number) * chance
    return total


class Attack:
    """An attack that is being decided on: from where to where, with how many armies, and whom the inhabitants are with."""

    def __init__(self, s: ImmortalsState, seat: i64, origin: i64, target: i64, number: i64) -> None:
        self.target: i64 = target
        self.number: i64 = number
        self.side: i64 = allegiance(s, seat, s.acting_card, origin, target)


def attack(s: ImmortalsState, seat: i64, action: i64) -> Attack | None:
    """A target, with all armies that may go; a number of armies. None if an action decides on no attack."""
    if not s.waiting >> seat & 1:
        return None
    if s.top == COMMITTING.index and 0 < action - ARMIES_OUT < s.armies(s.origin):
        return Attack(s, seat, s.origin, s.target, action - ARMIES_OUT)
    if s.top == ATTACKING.index and action >= STRIKE and action in (s.choices or ATTACKING.options(s, seat)):
        origin = STRIKE_FROM[action - STRIKE]
        return Attack(s, seat, origin, STRIKE_AT[action - STRIKE], s.armies(origin) - 1)
    return None


def odds(s: ImmortalsState, seat: i64, action: i64) -> Odds | None:
    """The chances of an attack that is being decided on."""
    found = attack(s, seat, action)
    return None if found is None else Forecast(s, seat, found.target, found.number, found.side).odds()
