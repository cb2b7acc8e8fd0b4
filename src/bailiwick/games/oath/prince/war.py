"""The Clockwork Prince travels and campaigns (CP-6.7 to CP-6.11). What he aims at is decided in `aims`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.course import campaign, campaign_reason
from bailiwick.games.oath.catalogue.heads import CAMPAIGN as CAMPAIGNING
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.prince.aims import find_attack
from bailiwick.games.oath.prince.mind import CAMPAIGN_PEOPLE, CAMPAIGN_SITES
from bailiwick.games.oath.prince.paying import modify
from bailiwick.games.oath.prince.peace import go
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.majors import END_ACTION
from bailiwick.kernel.step import Register, Registers

# The parts
MARCH: Final = 0
PREPARE: Final = 1
STRIKE: Final = 2


class PrinceAttacks(Effect):
    """Registers: the action of the space; the part that comes next. On arrival he looks again: he may have been led elsewhere."""

    def registers(self, s: OathState) -> Registers:
        return Register("action", range(CAMPAIGN_SITES, CAMPAIGN_PEOPLE + 1)), Register("next part", range(STRIKE + 1))

    def enter(self, s: OathState) -> None:
        action, part = int(s.get_x()), int(s.get_y())
        s.set_y(part + 1)
        if part == MARCH:
            attack = find_attack(s, action)
            if attack is not None and attack.slot != s.pawn[s.prince]:
                go(s, attack.slot)
        elif part == PREPARE:
            modify(s, CAMPAIGNING)
        else:
            s.pop()
            self.strike(s, action)

    def strike(self, s: OathState, action: int) -> None:
        seat = int(s.prince)
        attack = find_attack(s, action, s.pawn[seat])
        if attack is None or campaign_reason(s, seat, attack.defender) is not None:
            s.tell("prince_holds_back", seat)
            s.push(END_ACTION.index)
            return
        board_of(s).targets = attack.targets
        s.tell("prince_ready", seat, (attack.balance.dice, attack.balance.against))
        campaign(s, seat, attack.defender)
        s.scene()


def fight(s: OathState, action: int) -> bool:
    """Travel and campaign, if he would be Battle Ready."""
    if find_attack(s, action) is None:
        return False
    s.push(PRINCE_ATTACKS.index, action)
    return True


PRINCE_ATTACKS: Final = PrinceAttacks()
WAR_STEPS: Final[dict[str, Effect]] = {"prince_attacks": PRINCE_ATTACKS}
