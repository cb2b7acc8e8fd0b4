"""A Campaign being fought: what has been declared so far. Its rules are in the files beside this one."""

from __future__ import annotations

from typing import Final

# A target in one int: kind * 256 + slot, relic, banner or 0
TARGET_SITE: Final = 0
TARGET_RELIC: Final = 256
TARGET_BANNER: Final = 512
TARGET_PAWN: Final = 768

NOBODY: Final = -1

# How much of a loser's force dies, the strongest word last (O-5.5.12)
HALF: Final = 0
ALL: Final = 1
NONE: Final = 2


ZERO: Final = 512  # a change of a pool is kept as so many more


def change_of(source: int, attack: int, defense: int) -> int:
    """What changes the pools, by its source (0: the Prince's Tactics) and by so many attack and defense dice, in one int."""
    return source << 20 | (attack + ZERO) << 10 | (defense + ZERO)


def parts_of(change: int) -> tuple[int, int, int]:
    """Source, attack dice, defense dice."""
    return change >> 20, (change >> 10 & 1023) - ZERO, (change & 1023) - ZERO


class Campaign:
    """`site` is where the attacker counts as being. Dice faces are kept as bytes, a letter a die, as in the rules' scenarios."""

    def __init__(self, attacker: int, defender: int, site: int) -> None:
        self.attacker = attacker
        self.defender = defender  # BANDITS: the bandits
        self.site = site
        self.joined_site = NOBODY  # a slot whose warbands join the attacking force (Captains)
        self.outcast = NOBODY  # a Citizen who is no Imperial player in this campaign (O-7.3)
        self.allies = 0  # a bit a seat
        self.asked = 0  # who was asked to join or to use plans
        self.targets: list[int] = []
        self.flipped_for = 0  # slots for which a secret was flipped (O-11.12)
        self.attack_dice = 0
        self.defense_dice = 0
        self.changes: list[int] = []  # what has changed the two pools since they were filled, and by how much: `change_of`
        self.plans: list[int] = []  # source * 8 + user
        self.discards: list[int] = []  # plans to be discarded at the end
        self.defense_roll = b""
        self.attack_roll = b""
        self.defense = 0
        self.attack = 0
        self.sacrificed = 0
        self.killed_attackers = 0
        self.killed_defenders = 0
        self.victor = 0  # 0: not decided, 1: attacker, 2: defender
        self.no_rolls = False  # decided by a power before any die
        self.taken: list[int] = []  # relics taken
        self.agreed: list[int] = []  # plans whose "may" was accepted once the victor was known
        self.survivors = [0] * 6  # of a beaten defending force, by whose board they are on

    def copy(self) -> Campaign:
        o = Campaign(self.attacker, self.defender, self.site)
        o.joined_site = self.joined_site
        o.outcast = self.outcast
        o.allies = self.allies
        o.asked = self.asked
        o.targets = self.targets.copy()
        o.flipped_for = self.flipped_for
        o.attack_dice = self.attack_dice
        o.defense_dice = self.defense_dice
        o.changes = self.changes.copy()
        o.plans = self.plans.copy()
        o.discards = self.discards.copy()
        o.defense_roll = self.defense_roll
        o.attack_roll = self.attack_roll
        o.defense = self.defense
        o.attack = self.attack
        o.sacrificed = self.sacrificed
        o.killed_attackers = self.killed_attackers
        o.killed_defenders = self.killed_defenders
        o.victor = self.victor
        o.no_rolls = self.no_rolls
        o.taken = self.taken.copy()
        o.agreed = self.agreed.copy()
        o.survivors = self.survivors.copy()
        return o

    def has(self, target: int) -> bool:
        return target in self.targets

    def sites(self) -> list[int]:
        """The slots that are targets themselves."""
        return [target for target in self.targets if target < TARGET_RELIC]

    def uses(self, source: int) -> bool:
        return any(plan >> 3 == source for plan in self.plans)

    def user(self, source: int) -> int:
        """Who uses the plan; -1 if nobody does."""
        for plan in self.plans:
            if plan >> 3 == source:
                return plan & 7
        return NOBODY
