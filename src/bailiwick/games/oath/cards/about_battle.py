"""Conditions about a campaign under way: for battle plans, and for powers about sides and targets."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.forces import (
    attack_strength,
    board_counts,
    current,
    defenders,
    defending_slots,
    defense_force,
    dice_of_targets,
)
from bailiwick.games.oath.campaign.war import TARGET_PAWN
from bailiwick.games.oath.catalogue.things import SUIT
from bailiwick.games.oath.prince.tactics import tactics_before
from bailiwick.games.oath.ruling import adviser_suits, same_side
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, OathState
from bailiwick.games.oath.terms import About, Its, Such, Where, Who


def enemies(s: OathState, seat: int) -> list[int]:
    """The players on the other side of the campaign under way; bandits are none."""
    c = s.campaign
    if c is None:
        return []
    return defenders(s) if seat == c.attacker else [c.attacker]


def no_other_plans(s: OathState, seat: int) -> bool:
    """Whether the side uses no plan, and the Clockwork Prince's no tactics."""
    c = current(s)
    used = any((plan & 7 == c.attacker) == (seat == c.attacker) for plan in c.plans)
    return not used and not tactics_before(s, seat)


def surplus(s: OathState, seat: int) -> int:
    """By how much the force of the user's side is larger, now (R-75); bandits at targeted sites are a force (CR-1)."""
    more = attack_strength(s) - defense_force(s)
    return more if seat == current(s).attacker else -more


class Opponents(About):
    """In a campaign in which the card's owner takes part: the other side."""

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        c, owner = s.campaign, s.keeper(source)
        if c is None or not (owner in (c.attacker, c.defender) or (owner >= 0 and c.allies >> owner & 1)):
            return False
        return (owner == c.attacker) != (seat == c.attacker)


class AttackersOfItsSite(About):
    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        c = s.campaign
        return c is not None and seat == c.attacker and s.slot_of(source) in c.sites()


class SideHolds(About):
    """On whose side a banner is."""

    def __init__(self, banner: int) -> None:
        super().__init__("side_holds", banner)
        self.banner = banner

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return same_side(s, s.holder(self.banner), seat)


class NotAgainstHolder(About):
    """Whose enemies in the campaign do not hold a banner."""

    def __init__(self, banner: int) -> None:
        super().__init__("not_against_holder", banner)
        self.banner = banner

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        c = s.campaign
        others = [] if c is None else defenders(s) if seat == c.attacker else [c.attacker]
        return s.holder(self.banner) not in others


class AgainstAdviser(About):
    """Who has enemies in the campaign with an adviser of a suit."""

    def __init__(self, suit: int) -> None:
        super().__init__("against_adviser", suit)
        self.suit = suit

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return any(self.suit in adviser_suits(s, enemy) for enemy in enemies(s, seat))


class TargetWith(About):
    """A target is a site that holds a card of a suit."""

    def __init__(self, suit: int) -> None:
        super().__init__("target_with", suit)
        self.suit = suit

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return any(SUIT[card] == self.suit for target in current(s).sites() for card in s.site_cards[target])


class DefendersHold(About):
    """The defending side holds a banner."""

    def __init__(self, banner: int) -> None:
        super().__init__("defenders_hold", banner)
        self.banner = banner

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return s.holder(self.banner) in defenders(s)


OPPONENTS: Final = Opponents("opponents")
ATTACKERS_HERE: Final = AttackersOfItsSite("attackers_here")
DEFENDING_SIDE: Final = Who("defending_side", lambda s, seat: s.campaign is not None and seat != s.campaign.attacker)
# In a campaign in which the card's owner defends, or is an Ally.
AGAINST_OWNER: Final = Its("against_owner", lambda s, source, seat, thing, slot: s.keeper(source) in defenders(s))
# Targets with an odd number of dice.
ODD_DICE: Final = Who("odd_dice", lambda s, seat: dice_of_targets(s) % 2 == 1)
# The site where the card lies is a target.
TARGETED: Final = Its("targeted", lambda s, source, seat, thing, slot: s.slot_of(source) in current(s).sites())
TARGETED.missing, TARGETED.clause = "not_targeted", "O-10.8"
PAWN_TARGETED: Final = Who("pawn_targeted", lambda s, seat: current(s).has(TARGET_PAWN), clause="O-10.8")
LARGER_FORCE: Final = Who("larger_force", lambda s, seat: surplus(s, seat) > 0)
SMALLER_FORCE: Final = Who("smaller_force", lambda s, seat: surplus(s, seat) < 0, clause="O-10.8")
NO_OTHER_PLANS: Final = Who("no_other_plans", no_other_plans, "other_plans")
UNDECIDED: Final = Who("undecided", lambda s, seat: not current(s).victor, "decided", "O-5.5.11")
EXILE_AGAINST_EXILE: Final = Who(
    "exile_against_exile",
    lambda s, seat: seat != BANDITS and s.is_exile(seat) and any(s.is_exile(enemy) for enemy in enemies(s, seat)),
)
ATTACKING: Final = Who("attacking", lambda s, seat: seat == current(s).attacker)
CHANCELLOR_ATTACKS: Final = Who("chancellor_attacks", lambda s, seat: current(s).attacker == CHANCELLOR)
ATTACK_WON: Final = Who("attack_won", lambda s, seat: current(s).victor == 1)
DEFENDED: Final = Where("defended", lambda s, seat, slot: slot in defending_slots(s))
DEFENDING_BOARD: Final = Such("defending_board", lambda s, seat, other: other in defenders(s) and board_counts(s, other))
THE_DEFENDER: Final = Such("the_defender", lambda s, seat, other: other == current(s).defender)
