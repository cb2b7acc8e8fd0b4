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
    dice_of_target,
    dice_of_targets,
    possible_targets,
    read_attack,
    read_defense,
    title_dice,
)
from bailiwick.games.oath.campaign.plans import ALLIES, PLANS, join_all, plan_reason, use_plan
from bailiwick.games.oath.campaign.targets import (
    COMMIT,
    DECLARE_TARGETS,
    done_reason,
    new_campaign,
    open_reason,
    spoken,
    target_reason,
)
from bailiwick.games.oath.campaign.war import ALL, NONE
from bailiwick.games.oath.catalogue.heads import PLAN
from bailiwick.games.oath.catalogue.things import SOURCES
from bailiwick.games.oath.moments import DECLARED
from bailiwick.games.oath.powers import power_of
from bailiwick.games.oath.prince.answers import STEPS, run
from bailiwick.games.oath.prince.tactics import TACTICS
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.questions import SACRIFICE_WARBANDS, Faces, LossRule, Number
from bailiwick.games.oath.state import BANDITS, OathState
from bailiwick.games.oath.steps.flow import moment, within
from bailiwick.games.oath.vocabulary import ACCEPT, DECLINE, DONE, MOST, NUMBER, USE
from bailiwick.kernel.odds import Odds
from bailiwick.kernel.state import FRAME, SEAT_BIT

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


def worth_of_sacrifice(s: OathState) -> int:
    """What a sacrificed warband adds to the attack; 0 where none may be."""
    c = current(s)
    if ask_may(s, SACRIFICE_WARBANDS, c.attacker, other=c.defender) is not None:
        return 0
    return ask_sacrifice(s, Number(c.attacker, 1))


def defense_rolls(s: OathState, kept: bytes = b"") -> list[tuple[int, float]]:
    """What the defense may roll, with the chance of each; or what it has, if its dice lie there already."""
    if kept and kept[0] in DEFENSE_DIE:
        return [(read_defense(s, kept), 1.0)]
    rolls = defenses(current(s).defense_dice, ask_faces(s, Faces(attack=False)))
    return [(shields, likely) for shields, likely in enumerate(rolls) if likely]


def attack_rolls(s: OathState, kept: bytes = b"") -> Rolls:
    """The same for the attack, with its skulls."""
    if kept and kept[0] in ATTACK_DIE:
        return [(*read_attack(s, kept), 1.0)]
    return attacks(current(s).attack_dice, ask_faces(s, Faces(attack=True)))


class Forecast:
    """A campaign before it is rolled: the attacker's chance to win, and the warbands left on average, then and otherwise."""

    def __init__(self, s: OathState, kept: bytes = b"") -> None:
        """`kept` are dice of either side that lie on the table already, while their roll may still be made again."""
        c = current(s)
        self.force = attack_force(s)
        self.win = 0.0
        self.left_winning = 0.0
        self.left_losing = 0.0
        if c.victor:
            self.win = 1.0 if c.victor == ATTACKER_WINS else 0.0
            self.left_winning = self.left_losing = float(self.force)
            return
        worth = worth_of_sacrifice(s)
        losses = ask_losses(s, LossRule(True))
        base = defense_force(s)
        against = [(c.defense - base, 1.0)] if c.defense_roll else defense_rolls(s, kept)
        for swords, skulls, chance in attack_rolls(s, kept):
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


def opened(s: OathState, attacker: int, defender: int, site: int, joined: int) -> OathState | None:
    """A copy in which somebody is attacked from a site with all dice, for the least that must be targeted or else the easiest
    target; None if more than one would have to be named."""
    o = imagined(s)
    o.campaign = new_campaign(o, attacker, defender, site)
    o.campaign.joined_site = joined
    if open_reason(o) is not None:
        return None
    must = o.campaign.targets
    lawful = [*must] if done_reason(o) is None else None
    fewest = 0
    for target in possible_targets(o) if lawful is None else []:
        o.campaign.targets = must
        if target in must or target_reason(o, target) is not None:
            continue
        o.campaign.targets = [*must, target]
        dice = dice_of_target(o, target)
        if done_reason(o) is None and (lawful is None or dice < fewest):
            lawful, fewest = o.campaign.targets, dice
    if lawful is None:
        return None
    o.campaign.targets = lawful
    o = declared(o)
    return committed(o, most_dice(o))


def foreseen(s: OathState, seat: int, action: int) -> OathState | None:
    """The campaign as it would be rolled after an action: a number of dice; targets, with all dice that there are; a battle plan,
    as far as it asks nothing, or none; an Ally who joins or doesn't. None if an action leaves no campaign to the dice."""
    if s.top == COMMIT.index:
        dice = within(action, NUMBER, most_dice(s) + 1)
        return committed(s, dice) if dice >= 0 else None
    if s.top == DECLARE_TARGETS.index:
        o = imagined(s)
        if action != DONE:
            target = spoken(action)
            if target < 0 or target_reason(s, target) is not None:
                return None
            current(o).targets.append(target)
        if done_reason(o) is not None:
            return None
        o = declared(o)
        return committed(o, most_dice(o))
    if s.top == ALLIES.index and action in (ACCEPT, DECLINE):
        o = imagined(s)
        if action == ACCEPT:
            current(o).allies |= SEAT_BIT[int(s.get_x()) - 1 if s.get_x() else seat]
        expect_plans(o)
        return o
    if s.top == PLANS.index:
        o = imagined(s)
        source = within(action, USE, SOURCES)
        if source > 0:
            power = power_of(source, PLAN)
            if power is None or plan_reason(s, power, seat) is not None:
                return None
            depth = len(o.stack)
            use_plan(o, power, seat)
            run(o, depth)
            if o.waiting or o.revealed != s.revealed:
                return None  # it asks something: the odds depend on the answer
        elif action != DONE:
            return None
        return planned(o)
    return answered(s, seat, action)


def answered(s: OathState, seat: int, action: int) -> OathState | None:
    """The same after an answer to what a battle plan asks: None if it is no plan that asks, or asks on, or looks at something."""
    windows = [place for place in range(0, len(s.stack) - FRAME, FRAME) if s.stack[place] == PLANS.index]
    if not windows:
        return None
    o = imagined(s)
    STEPS[o.top].choose(o, seat, action)
    run(o, windows[-1] + FRAME)
    return None if o.waiting or o.revealed != s.revealed else planned(o)
