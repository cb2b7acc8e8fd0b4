"""The odds of a campaign: exact, from the faces of the dice, the pools and the forces, all of which are open.

What a player on the defending side could still do is not in them (plans not yet used), but what happens of itself is: the ground
that changes dice, the plans of bandits, the Clockwork Prince's Tactics and plans, and every Ally who may join. An attacker who
can still win by sacrificing does so.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_faces, ask_losses, ask_may, ask_sacrifice
from bailiwick.games.oath.campaign.battle import ATTACKER_WINS
from bailiwick.games.oath.campaign.forces import (
    ATTACK_DIE,
    DEFENSE_DIE,
    DOUBLE_SHIELD,
    DOUBLE_SWORD,
    HOLLOW,
    SHIELD,
    SWORD,
    TIMES_TWO,
    attack_force,
    attack_strength,
    current,
    defenders,
    defense_force,
    dice_of_targets,
    title_dice,
)
from bailiwick.games.oath.campaign.plans import PLANS, join_all
from bailiwick.games.oath.campaign.targets import COMMIT, DECLARE_TARGETS, done_reason
from bailiwick.games.oath.campaign.war import ALL, NONE
from bailiwick.games.oath.moments import DECLARED
from bailiwick.games.oath.prince.answers import run
from bailiwick.games.oath.prince.tactics import TACTICS
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.questions import SACRIFICE_WARBANDS, Faces, LossRule, Number
from bailiwick.games.oath.state import BANDITS, OathState
from bailiwick.games.oath.steps.flow import moment, within
from bailiwick.games.oath.vocabulary import DONE, MOST, NUMBER
from bailiwick.kernel.native import i64
from bailiwick.kernel.odds import Odds
from bailiwick.kernel.state import FRAME

Rolls = list[tuple[int, int, float]]

EXACT: Final = 12  # decimals that are not noise
UNBEATEN: Final = 1000  # more than any attack with all its sacrifices is worth

# What has been reckoned once: by dice and by what of them counts
_attacks: Final[dict[tuple[int, int], Rolls]] = {}
_defenses: Final[dict[tuple[int, int], Rolls]] = {}


def mask_of(faces: bytes, ignored: list[int]) -> int:
    """The faces that count for nothing, a bit each."""
    return sum(1 << place for place, face in enumerate(faces) if face in ignored)


def swords_of(dice: int, ignored: list[int]) -> Rolls:
    """How likely so many half swords come with so many skulls. A hollow sword is a half."""
    key = (dice, mask_of(ATTACK_DIE, ignored))
    known = _attacks.get(key)
    if known is None:
        halves = {HOLLOW: 1, SWORD: 2, DOUBLE_SWORD: 4}
        known = rolled(
            swords_of(dice - 1, ignored) if dice else [],
            [(0 if face in ignored else halves[face], 1 if face == DOUBLE_SWORD else 0) for face in ATTACK_DIE],
        )
        _attacks[key] = known
    return known


def shields_of(dice: int, ignored: list[int]) -> Rolls:
    """How likely so many shields come with so many doublings."""
    key = (dice, mask_of(DEFENSE_DIE, ignored))
    known = _defenses.get(key)
    if known is None:
        shields = {SHIELD: 1, DOUBLE_SHIELD: 2}
        known = rolled(
            shields_of(dice - 1, ignored) if dice else [],
            [
                (0 if face in ignored else shields.get(face, 0), 1 if face == TIMES_TWO and face not in ignored else 0)
                for face in DEFENSE_DIE
            ],
        )
        _defenses[key] = known
    return known


def rolled(before: Rolls, die: list[tuple[int, int]]) -> Rolls:
    """One more die beside those rolled; without any, nothing is sure to show."""
    if not before:
        return [(0, 0, 1.0)]
    found: dict[tuple[int, int], float] = {}
    for one, other, chance in before:
        for more, also in die:
            both = (one + more, other + also)
            found[both] = found.get(both, 0.0) + chance / len(die)
    return [(one, other, chance) for (one, other), chance in found.items()]


def attacks(dice: int, q: Faces) -> Rolls:
    """Swords, skulls, and their chance: as `forces.read_attack` reads a roll."""
    if q.halved:
        dice //= 2
    found: dict[tuple[int, int], float] = {}
    for halves, skulls, chance in swords_of(dice, q.ignored):
        swords = halves if q.doubled else halves // 2
        dead = 0 if q.no_skulls else skulls * 2 if q.doubled else skulls
        found[(swords, dead)] = found.get((swords, dead), 0.0) + chance
    return [(swords, dead, chance) for (swords, dead), chance in found.items()]


def defenses(dice: int, q: Faces) -> list[float]:
    """The chance that the roll is worth 0, 1, 2 …: as `forces.read_defense` reads it; the last is for that and more."""
    rolls = [(doubled(shields, doubles), chance) for shields, doubles, chance in shields_of(dice, q.ignored)]
    found = [0.0] * (1 + max([value for value, _chance in rolls]))
    for value, chance in rolls:
        found[value] += chance
    return found


def doubled(shields: int, doubles: int) -> int:
    """Shields that are doubled so many times; what no attack could ever beat counts as one and the same."""
    return min(shields << min(doubles, 10), UNBEATEN) if shields else 0


class Forecast:
    """A campaign before it is rolled: the attacker's chance to win, and the warbands left on average, then and otherwise."""

    def __init__(self, s: OathState) -> None:
        c = current(s)
        self.force = attack_force(s)
        self.win = 0.0
        self.left_winning = 0.0
        self.left_losing = 0.0
        if c.victor:
            self.win = 1.0 if c.victor == ATTACKER_WINS else 0.0
            self.left_winning = self.left_losing = float(self.force)
            return
        worth = ask_sacrifice(s, Number(c.attacker, 1))
        if ask_may(s, SACRIFICE_WARBANDS, c.attacker, other=c.defender) is not None:
            worth = 0
        losses = ask_losses(s, LossRule(True))
        base = defense_force(s)
        rolls = defenses(c.defense_dice, ask_faces(s, Faces(attack=False)))
        against = [(shields, likely) for shields, likely in enumerate(rolls) if likely]
        for swords, skulls, chance in attacks(c.attack_dice, ask_faces(s, Faces(attack=True))):
            self.meet(swords - base, max(self.force - skulls, 0), chance, against, worth, losses)
        self.win = round(self.win, EXACT)
        if self.win > 0.0:
            self.left_winning /= self.win
        if self.win < 1.0:
            self.left_losing /= 1.0 - self.win

    def meet(self, lead: int, alive: int, chance: float, against: list[tuple[int, float]], worth: int, losses: int) -> None:
        """One attack roll against all that the defense may roll."""
        beaten = alive if losses == NONE else 0 if losses == ALL else alive - alive // 2
        for shields, likely in against:
            missing = shields + 1 - lead
            need = 0 if missing <= 0 else -(-missing // worth) if worth > 0 else alive + 1
            if need <= alive or missing <= 0:
                self.win += chance * likely
                self.left_winning += chance * likely * (alive - need)
            else:
                self.left_losing += chance * likely * beaten

    def odds(self) -> Odds:
        """There are no ties: the defender wins them (O-5.5.11)."""
        return Odds(self.win, 0.0, 1.0 - self.win)


# ---------------------------------------------------------------- a campaign being decided on


def imagined(s: OathState) -> OathState:
    """A copy in which nobody is waited for."""
    o = s.clone()
    o.waiting = 0
    o.choices = None
    return o


def declared(s: OathState) -> OathState:
    """A copy in which the targets are those named so far."""
    o = imagined(s)
    current(o).defense_dice = dice_of_targets(o) + title_dice(o)
    return o


def committed(s: OathState, dice: int) -> OathState:
    """A copy in which so many dice are committed and all has happened that happens of itself."""
    o = imagined(s)
    c = current(o)
    c.attack_dice = dice
    depth = len(o.stack)
    moment(o, DECLARED)
    run(o, depth)
    join_all(o)
    expect_plans(o)
    return o


def planned(s: OathState) -> OathState:
    """A copy as it would be rolled if no player used another plan."""
    o = imagined(s)
    below = range(0, len(o.stack) - FRAME, FRAME)
    if any(o.stack[place] == PLANS.index and o.stack[place + 1] in (BANDITS, o.prince) for place in below):
        expect_plans(o)  # still to come
    return o


def expect_plans(o: OathState) -> None:
    """Bandits use what is free, a Clockwork Prince who defends his Tactics and his plans (O-5.5.7, CP-6.6, CP-10.1)."""
    c = current(o)
    depth = len(o.stack)
    if c.defender == BANDITS:
        o.push(PLANS.index, BANDITS)
    elif o.prince in defenders(o):
        board_of(o).musing = True  # nobody is asked for him
        o.push(PLANS.index, o.prince)
        o.push(TACTICS.index)
    run(o, depth)
    if len(o.stack) > depth:  # a plan asks something of somebody else: as far as it goes without
        o.waiting = 0
        o.choices = None
        del o.stack[depth:]


def most_dice(s: OathState) -> int:
    return min(attack_strength(s), MOST)


def odds(s: OathState, seat: i64, action: i64) -> Odds | None:
    """Of a number of dice; of the targets declared, with all dice that there are; of the plans in use, once they are enough.

    The odds are the seat's own: a defender's are those of holding out.
    """
    if not s.waiting >> seat & 1 or s.campaign is None:
        return None
    if s.top == COMMIT.index:
        dice = within(action, NUMBER, most_dice(s) + 1)
        return Forecast(committed(s, dice)).odds() if dice >= 0 else None
    if action != DONE:
        return None
    if s.top == DECLARE_TARGETS.index and done_reason(s) is None:
        o = declared(s)
        return Forecast(committed(o, most_dice(o))).odds()
    if s.top == PLANS.index:
        win, tie, lose = Forecast(planned(s)).odds()
        return Odds(win, tie, lose) if seat == s.campaign.attacker else Odds(lose, tie, win)
    return None
