"""Rolling, sacrificing, and who dies (O-5.5.8 to O-5.5.12)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_faces, ask_losses, ask_may, ask_sacrifice
from bailiwick.games.oath.campaign.forces import (
    ATTACK_DIE,
    DEFENSE_DIE,
    attack_force,
    board_counts,
    current,
    defenders,
    defending_slots,
    defense_force,
    joined_slots,
    read_attack,
    read_defense,
    roll,
)
from bailiwick.games.oath.campaign.war import ALL, NONE
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.moments import ROLLED
from bailiwick.games.oath.powers import BYTE, NO_USE, Effect
from bailiwick.games.oath.questions import SACRIFICE_WARBANDS, Faces, LossRule, Number
from bailiwick.games.oath.ruling import is_imperial
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, moment, within
from bailiwick.games.oath.tokens import kill_at, kill_on_board, leave_site
from bailiwick.games.oath.vocabulary import DECLINE, LOSE_AT, LOSE_FROM, SACRIFICE
from bailiwick.games.oath.wording import worded
from bailiwick.games.oath.words import capital, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

ATTACKER_WINS: Final = 1
DEFENDER_WINS: Final = 2

# ---------------------------------------------------------------- rolls


def roll_defense(s: OathState) -> None:
    c = current(s)
    roll(s, DEFENSE_DIE, c.defense_dice, c.defender)
    s.tell("rolls_defense", c.defender, tuple(s.rolled.count(face) for face in b"B12X"))
    moment(s, ROLLED)


def roll_attack(s: OathState) -> None:
    c = current(s)
    c.defense_roll = s.rolled
    c.defense = read_defense(s, c.defense_roll) + defense_force(s)
    dice = c.attack_dice // 2 if ask_faces(s, Faces(attack=True)).halved else c.attack_dice
    roll(s, ATTACK_DIE, dice, c.attacker)
    s.tell("rolls_attack", c.attacker, tuple(s.rolled.count(face) for face in b"HSD"))
    moment(s, ROLLED)


def count_attack(s: OathState) -> None:
    """Swords count, skulls kill at once, whoever wins (R-40)."""
    c = current(s)
    c.attack_roll = s.rolled
    c.attack, skulls = read_attack(s, c.attack_roll)
    s.tell("strengths", c.attacker, (c.attack, c.defense))
    if s.turn == s.prince:
        s.scene()  # the dice lie on the table
    s.push(ATTACKERS_DIE.index, min(skulls, attack_force(s)))


# ---------------------------------------------------------------- sacrifice


def needed_sacrifice(s: OathState) -> int:
    """The smallest number of warbands that wins (O-5.5.10, R-37); 0 if none is needed or it can't be done."""
    c = current(s)
    missing = c.defense + 1 - c.attack
    worth = ask_sacrifice(s, Number(c.attacker, 1))
    if missing <= 0 or worth <= 0:
        return 0
    need = -(-missing // worth)
    if need > attack_force(s) or ask_may(s, SACRIFICE_WARBANDS, c.attacker, other=c.defender) is not None:
        return 0
    return need


class Sacrifices(Effect):
    """Exactly as many as make the attack win, or none."""

    def enter(self, s: OathState) -> None:
        if needed_sacrifice(s):
            ask(s, self, current(s).attacker)
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [DECLINE, SACRIFICE]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return None if action in (DECLINE, SACRIFICE) else NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        if action == SACRIFICE:
            c = current(s)
            need = needed_sacrifice(s)
            c.sacrificed = need
            c.attack += need * ask_sacrifice(s, Number(c.attacker, 1))
            s.tell("sacrifices", seat, (need,))
            s.push(ATTACKERS_DIE.index, need)

    def label(self, s: OathState, action: i64, lang: str) -> str:
        if action == SACRIFICE:
            return capital(say(lang, "act_sacrifice_n", needed_sacrifice(s)))
        return worded(s, action, lang, {"decline": "act_decline"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_sacrifices", current(s).attack, current(s).defense)


class AttackersDie(Effect):
    """Warbands of the attacking force die; from where, the attacker chooses (CR-17). Register: how many are left to die."""

    def registers(self, s: OathState) -> Registers:
        return Register("warbands to die", BYTE), NO_USE

    def places(self, s: OathState) -> list[int]:
        """The board (-1) and the joined slots that have warbands."""
        slots = joined_slots(s)
        found = [-1] if s.board[current(s).attacker] else []
        return found + [slot for slot in range(SLOTS) if slots >> slot & 1 and s.garrison[slot]]

    def kill(self, s: OathState, place: int, n: int) -> None:
        c = current(s)
        c.killed_attackers += kill_on_board(s, c.attacker, n) if place < 0 else kill_at(s, place, n)
        s.set_x(s.get_x() - n)

    def enter(self, s: OathState) -> None:
        places = self.places(s)
        if s.get_x() <= 0 or not places:
            s.pop()
        elif len(places) == 1:
            self.kill(s, places[0], int(s.get_x()))
            s.pop()
        else:
            ask(s, self, current(s).attacker)

    def options(self, s: OathState, seat: i64) -> list[int]:
        return sorted(LOSE_FROM + seat if place < 0 else LOSE_AT + place for place in self.places(s))

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return None if action in self.options(s, seat) else NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        self.kill(s, within(action, LOSE_AT, SLOTS), 1)

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_attackers_die", int(s.get_x()))


# ---------------------------------------------------------------- defeat


def to_die(s: OathState, loser_attacks: bool, force: int) -> int:
    """Half of the force, rounded down; all or none, if powers say so (O-5.5.12, R-41)."""
    rule = ask_losses(s, LossRule(loser_attacks))
    if rule == NONE:
        return 0
    return force if rule == ALL else force // 2


def defeat_attacker(s: OathState) -> None:
    s.push(ATTACKERS_DIE.index, to_die(s, True, attack_force(s)))


def defeat_defender(s: OathState) -> None:
    """Bandits lose nothing; the warbands at targeted sites leave them in any case (R-42)."""
    c = current(s)
    if c.defender == BANDITS:
        return
    boards = sum(s.board[seat] for seat in defenders(s) if board_counts(s, seat))
    force = boards + sum(s.garrison[slot] for slot in defending_slots(s))
    s.push(DEFENDERS_DIE.index, to_die(s, False, force))


class DefendersDie(Effect):
    """Register: how many are left to die. For the Empire, the Chancellor chooses whose (O-5.5.12).

    Survivors of targeted sites come to the Chancellor's board, so that it stands for those sites too.
    """

    def registers(self, s: OathState) -> Registers:
        return Register("warbands to die", BYTE), NO_USE

    def home(self, s: OathState) -> int:
        """Whose board the survivors of the sites come to."""
        return CHANCELLOR if is_imperial(s, current(s).defender) else current(s).defender

    def shares(self, s: OathState) -> list[int]:
        """Whose warbands can die: seats whose board counts and, for the sites, the one they come home to."""
        home = self.home(s)
        found = [seat for seat in defenders(s) if s.board[seat] and board_counts(s, seat)]
        if home not in found and any(s.garrison[slot] for slot in defending_slots(s)):
            found.append(home)
        return found

    def kill(self, s: OathState, seat: int, n: int) -> None:
        """At the sites first, from the Hinterland up: where does not matter."""
        c = current(s)
        dead = 0
        if seat == self.home(s):
            for slot in sorted(defending_slots(s), reverse=True):
                dead += kill_at(s, slot, n - dead)
        if dead < n and board_counts(s, seat):
            dead += kill_on_board(s, seat, n - dead)
        c.killed_defenders += dead
        s.set_x(s.get_x() - dead)

    def enter(self, s: OathState) -> None:
        shares = self.shares(s)
        if s.get_x() > 0 and len(shares) == 1:
            self.kill(s, shares[0], int(s.get_x()))
        elif s.get_x() > 0 and shares:
            ask(s, self, self.home(s))
            return
        s.pop()
        c = current(s)
        for seat in defenders(s):
            c.survivors[seat] = s.board[seat] if board_counts(s, seat) else 0
        for slot in defending_slots(s):
            if s.garrison[slot]:
                c.survivors[self.home(s)] += s.garrison[slot]
                leave_site(s, slot, s.garrison[slot], self.home(s))

    def options(self, s: OathState, seat: i64) -> list[int]:
        return sorted(LOSE_FROM + other for other in self.shares(s))

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return None if action in self.options(s, seat) else NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        self.kill(s, within(action, LOSE_FROM, s.seats), 1)

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"lose-from": "act_lose_from_side"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_defenders_die", int(s.get_x()))


SACRIFICES: Final = Sacrifices()
ATTACKERS_DIE: Final = AttackersDie()
DEFENDERS_DIE: Final = DefendersDie()
BATTLE_STEPS: Final[dict[str, Effect]] = {
    "sacrifices": SACRIFICES,
    "attackers_die": ATTACKERS_DIE,
    "defenders_die": DEFENDERS_DIE,
}
