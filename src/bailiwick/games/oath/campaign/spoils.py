"""The attacker's spoils (O-5.5.13): sites, relics and banners, banishment."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_burnt, ask_may
from bailiwick.games.oath.campaign.forces import attack_force, current, joined_slots
from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_PAWN, TARGET_RELIC
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.pieces import seize_banner
from bailiwick.games.oath.powers import NO_USE, SLOT_OR_NONE, Effect
from bailiwick.games.oath.questions import PLACE_WARBANDS, Number
from bailiwick.games.oath.ruling import colour_of
from bailiwick.games.oath.state import OathState, replaced
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.flow import NOT_NOW, YesOrNo, ask, within
from bailiwick.games.oath.steps.travel import SEND
from bailiwick.games.oath.tokens import burn_favor, enter_site
from bailiwick.games.oath.vocabulary import MOST, NUMBER
from bailiwick.games.oath.wording import place_name, worded
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers


class Occupy(Effect):
    """How many warbands go to each targeted site, even none (O-7.4). Register: which site comes next."""

    def registers(self, s: OathState) -> Registers:
        return Register("next site", SLOT_OR_NONE), NO_USE

    def most(self, s: OathState, slot: int) -> int:
        """A warband that has joined the force from a site may go too (CR-17)."""
        c = current(s)
        if ask_may(s, PLACE_WARBANDS, c.attacker, slot=slot) is not None:
            return 0
        there = s.garrison[slot] if joined_slots(s) >> slot & 1 else 0
        return min(attack_force(s) - there, MOST)

    def enter(self, s: OathState) -> None:
        sites = current(s).sites()
        while s.get_x() < len(sites):
            if self.most(s, sites[int(s.get_x())]):
                ask(s, self, current(s).attacker)
                return
            s.set_x(s.get_x() + 1)
        s.pop()

    def slot(self, s: OathState) -> int:
        return current(s).sites()[int(s.get_x())]

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [NUMBER + n for n in range(self.most(s, self.slot(s)) + 1)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        n = within(action, NUMBER, MOST + 1)
        if n < 0:
            return NOT_NOW
        most = self.most(s, self.slot(s))
        return None if n <= most else Reason("O-5.5.13", "have_only", (most,))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        slot = self.slot(s)
        n = within(action, NUMBER, MOST + 1)
        from_board = min(n, s.board[seat])
        enter_site(s, slot, from_board, int(seat))
        self.call_up(s, slot, n - from_board)
        if n:
            s.tell("occupies", seat, (n, slot))
        s.set_x(s.get_x() + 1)

    def call_up(self, s: OathState, slot: int, n: int) -> None:
        """Warbands of the force that stand at other sites."""
        slots = joined_slots(s)
        for other in range(SLOTS):
            moved = min(n, s.garrison[other]) if slots >> other & 1 and other != slot else 0
            if moved > 0:
                s.garrison[other] -= moved
                s.garrison[slot] += moved
                s.colour = replaced(s.colour, slot, colour_of(s, current(s).attacker))
                n -= moved

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"number": "act_number_warbands"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_occupy", place_name(s, self.slot(s), lang))


def take_targets(s: OathState) -> None:
    """Every targeted relic and banner (banners: O-8.3)."""
    c = current(s)
    relics = bytes([target - TARGET_RELIC for target in c.targets if TARGET_RELIC <= target < TARGET_BANNER])
    c.taken = list(relics)
    for target in c.targets:
        if TARGET_BANNER <= target < TARGET_PAWN:
            seize_banner(s, target - TARGET_BANNER, c.attacker)
    take_relics(s, c.attacker, relics)


def banish(s: OathState) -> None:
    """The attacker may send the beaten pawn away, and may burn half of the favor."""
    c = current(s)
    if c.has(TARGET_PAWN):
        s.push(BURN_HALF.index)
        s.push(SEND.index, c.defender | c.attacker << 3)


class BurnHalf(YesOrNo):
    """Half of the beaten player's favor, rounded down (R-49), if the attacker likes; what a power burns instead burns unasked."""

    def half(self, s: OathState) -> int:
        return s.favor[current(s).defender] // 2

    def enter(self, s: OathState) -> None:
        loser, half = current(s).defender, self.half(s)
        burnt = ask_burnt(s, Number(loser, half))
        if burnt > half:
            s.pop()
            burn_favor(s, loser, burnt)
        elif half:
            ask(s, self, current(s).attacker)
        else:
            s.pop()

    def answered(self, s: OathState, seat: i64, yes: bool) -> None:
        s.pop()
        if yes:
            burn_favor(s, current(s).defender, self.half(s))

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_burn_half", name(lang, "seat", current(s).defender))


OCCUPY: Final = Occupy()
BURN_HALF: Final = BurnHalf()
SPOILS_STEPS: Final[dict[str, Effect]] = {"occupy": OCCUPY, "burn_half": BURN_HALF}
