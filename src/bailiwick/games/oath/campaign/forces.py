"""A campaign in numbers: targets and their dice, forces, pools, and how a roll is read (O-5.5.3 to O-5.5.9)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath import vocabulary
from bailiwick.games.oath.asking import ask_bandit_lord, ask_faces, ask_force, ask_target_dice
from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_PAWN, TARGET_RELIC, Campaign, change_of
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import BANNER, RELIC_DICE
from bailiwick.games.oath.goals import SUPREMACY
from bailiwick.games.oath.questions import Faces, ForceSlots, TargetDice
from bailiwick.games.oath.ruling import bandits_at, is_imperial, rules_site, same_side
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, NOBODY, OathState
from bailiwick.kernel.state import SEAT_BIT

# Faces of the dice, by the letters of the rules' scenarios
HOLLOW: Final = ord("H")
SWORD: Final = ord("S")
DOUBLE_SWORD: Final = ord("D")
BLANK: Final = ord("B")
SHIELD: Final = ord("1")
DOUBLE_SHIELD: Final = ord("2")
TIMES_TWO: Final = ord("X")
ATTACK_DIE: Final = b"HHHSSD"
DEFENSE_DIE: Final = b"BB112X"

PAWN_DICE: Final = 2
SITE_DICE: Final = 1


def current(s: OathState) -> Campaign:
    """The campaign under way."""
    assert s.campaign is not None
    return s.campaign


# ---------------------------------------------------------------- targets


def target_slot(s: OathState, target: int) -> int:
    """Where a target is: pawn, relics and banners are with their holder (R-38)."""
    return target if target < TARGET_RELIC else s.pawn[current(s).defender]


def target_thing(target: int) -> int:
    """The relic or banner that a target is; 0 for a site or a pawn."""
    if TARGET_RELIC <= target < TARGET_BANNER:
        return target - TARGET_RELIC
    return BANNER + target - TARGET_BANNER if TARGET_BANNER <= target < TARGET_PAWN else 0


def in_reach(s: OathState, target: int) -> bool:
    """Whether a target is the defender's and in reach (O-5.5.3)."""
    c = current(s)
    if target < TARGET_RELIC:
        return rules_site(s, c.defender, target)
    if c.defender == BANDITS or s.pawn[c.defender] != c.site:
        return False
    return target == TARGET_PAWN or s.keeper(target_thing(target)) == c.defender


def possible_targets(s: OathState) -> list[int]:
    """All that the defender has and that is in reach (O-5.5.3), whether or not something forbids it."""
    c = current(s)
    found = [slot for slot in range(SLOTS) if rules_site(s, c.defender, slot)]
    if c.defender != BANDITS and s.pawn[c.defender] == c.site:
        found += [TARGET_RELIC + relic for relic in s.relics[c.defender]]
        found += [TARGET_BANNER + banner for banner in range(2) if s.holder(banner) == c.defender]
        found.append(TARGET_PAWN)
    return found


def said(target: int) -> int:
    """The action that names a target."""
    if target < TARGET_RELIC:
        return vocabulary.TARGET_SITE + target
    if target < TARGET_BANNER:
        return vocabulary.TARGET_RELIC + target - TARGET_RELIC
    return vocabulary.TARGET_BANNER + target - TARGET_BANNER if target < TARGET_PAWN else vocabulary.TARGET_PAWN


def dice_of_target(s: OathState, target: int) -> int:
    if target < TARGET_RELIC:
        dice = SITE_DICE
    elif target < TARGET_BANNER:
        dice = RELIC_DICE[target - TARGET_RELIC]
    elif target < TARGET_PAWN:
        dice = s.banner_tokens[target - TARGET_BANNER]
    else:
        dice = PAWN_DICE
    return ask_target_dice(s, TargetDice(target, dice))


def dice_of_targets(s: OathState) -> int:
    return sum(dice_of_target(s, target) for target in current(s).targets)


def title_dice(s: OathState) -> int:
    """O-5.5.4: under Supremacy the Chancellor's title helps any Imperial defender (R-45)."""
    c = current(s)
    holder = s.oathkeeper
    helps = holder == c.defender
    if s.oath == SUPREMACY and holder == CHANCELLOR and is_imperial(s, c.defender) and is_imperial(s, CHANCELLOR):
        helps = c.attacker != CHANCELLOR
    if not helps:
        return 0
    return 2 if s.usurper else 1


# ---------------------------------------------------------------- forces


def defenders(s: OathState) -> list[int]:
    """The seats on the defending side: the defender, and the Allies who joined."""
    c = current(s)
    if c.defender == BANDITS:
        return []
    return [c.defender, *(seat for seat in range(s.seats) if c.allies & SEAT_BIT[seat] and seat != c.defender)]


def board_counts(s: OathState, seat: int) -> bool:
    """R-43: a defender's board adds to the force if the pawn is at the attacker's or at a targeted site."""
    c = current(s)
    return s.pawn[seat] == c.site or s.pawn[seat] in c.sites()


def joined_slots(s: OathState) -> int:
    """Slots whose warbands belong to the attacking force (Captains, Vow of Union)."""
    c = current(s)
    slots = 0 if c.joined_site == NOBODY else SEAT_BIT[c.joined_site]
    return ask_force(s, ForceSlots(c.attacker, slots))


def attack_force(s: OathState) -> int:
    slots = joined_slots(s)
    there = sum(s.garrison[slot] for slot in range(SLOTS) if slots >> slot & 1)
    return s.board[current(s).attacker] + there


def attack_strength(s: OathState) -> int:
    """The force with the bandits that join it at sites of their lord's side (O-10.11): they fight, but none of them dies."""
    attacker, slots = current(s).attacker, joined_slots(s)
    lord = ask_bandit_lord(s) if slots else NOBODY
    if lord == NOBODY or not same_side(s, lord, attacker):
        return attack_force(s)
    joined = [slot for slot in range(SLOTS) if slots >> slot & 1 and rules_site(s, attacker, slot)]
    return attack_force(s) + sum(bandits_at(s, slot) for slot in joined)


def defending_slots(s: OathState) -> list[int]:
    """The targeted sites whose warbands defend: not one whose purple warbands march with a Citizen against the Empire (R-52)."""
    marching = joined_slots(s)
    return [slot for slot in current(s).sites() if not marching >> slot & 1]


def warbands_at_targets(s: OathState) -> int:
    return sum(s.garrison[slot] for slot in defending_slots(s))


def bandits_in_defense(s: OathState) -> int:
    """Bandits at targeted sites, if they defend themselves or their lord does (O-10.11)."""
    c = current(s)
    lord = ask_bandit_lord(s)
    if c.defender != BANDITS and (lord == NOBODY or not same_side(s, lord, c.defender)):
        return 0
    return sum(bandits_at(s, slot) for slot in c.sites())


def defense_force(s: OathState) -> int:
    """O-5.5.8, without the dice."""
    boards = sum(s.board[seat] for seat in defenders(s) if board_counts(s, seat))
    return warbands_at_targets(s) + bandits_in_defense(s) + boards


# ---------------------------------------------------------------- pools and rolls


def change_attack_dice(s: OathState, n: int, source: int) -> None:
    """Each die that would leave an empty attack pool adds a defense die (O-5.5.7, R-39)."""
    too_many = max(-n - current(s).attack_dice, 0)
    change_dice(s, source, n + too_many, too_many)


def change_dice(s: OathState, source: int, attack: int, defense: int) -> None:
    """More or fewer dice in the pools, noted with what has brought them (0: Tactics)."""
    c = current(s)
    c.attack_dice += attack
    c.defense_dice += defense
    if attack or defense:
        c.changes.append(change_of(source, attack, defense))


def roll(s: OathState, die: bytes, dice: int, roller: int) -> None:
    """Roll, and remember it: powers may have it rolled again (`ROLLED`)."""
    s.reveal()
    s.rolled = bytes([die[s.rng.below(6)] for _ in range(dice)])
    s.roller = roller


def read_defense(s: OathState, faces: bytes) -> int:
    """Shields, doubled by each doubling face."""
    q = ask_faces(s, Faces(attack=False))
    shields = 0
    doubles = 0
    for face in faces:
        if face in q.ignored:
            continue
        if face == SHIELD:
            shields += 1
        elif face == DOUBLE_SHIELD:
            shields += 2
        elif face == TIMES_TWO:
            doubles += 1
    return shields << doubles


def read_attack(s: OathState, faces: bytes) -> tuple[int, int]:
    """Swords (two hollow ones make one) and skulls."""
    q = ask_faces(s, Faces(attack=True))
    hollow, swords, skulls = 0, 0, 0
    for face in faces:
        if face == DOUBLE_SWORD:
            skulls += 1  # kills even where its swords count for nothing
        if face in q.ignored:
            continue
        if face == HOLLOW:
            hollow += 1
        elif face == SWORD:
            swords += 1
        elif face == DOUBLE_SWORD:
            swords += 2
    times = 2 if q.doubled else 1
    return swords * times + hollow * times // 2, 0 if q.no_skulls else skulls * times
