"""The Campaign from beginning to end (O-5.5): which part comes when. The parts are in their own files."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_price
from bailiwick.games.oath.campaign.battle import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    SACRIFICES,
    count_attack,
    defeat_attacker,
    defeat_defender,
    roll_attack,
    roll_defense,
)
from bailiwick.games.oath.campaign.forces import current
from bailiwick.games.oath.campaign.plans import ALLIES, open_windows
from bailiwick.games.oath.campaign.spoils import OCCUPY, banish, take_targets
from bailiwick.games.oath.campaign.targets import COMMIT, DECLARE_TARGETS, defender_reason, new_campaign
from bailiwick.games.oath.catalogue.heads import CAMPAIGN, FREE
from bailiwick.games.oath.catalogue.things import VISION
from bailiwick.games.oath.goals import title_unsettled
from bailiwick.games.oath.judging.promises import ATTACKED, happen, watch
from bailiwick.games.oath.judging.promises import CAMPAIGN as PROMISED_CAMPAIGN
from bailiwick.games.oath.moments import AFTER_VICTORY, CAMPAIGN_OVER, DECIDED, DECLARED, ENDING, LOST, ROLLED, WON
from bailiwick.games.oath.pieces import discard_faceup
from bailiwick.games.oath.powers import HEARD, NO_USE, REGISTER, Effect
from bailiwick.games.oath.prince import answers
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState
from bailiwick.games.oath.steps.flow import END_POWER, UserChoice, moment, registers_at, source
from bailiwick.games.oath.steps.majors import END_ACTION, afford, pay
from bailiwick.games.oath.steps.title import settle_title
from bailiwick.games.oath.terms import About, fulfilled
from bailiwick.games.oath.vocabulary import CAMPAIGN as SAY_CAMPAIGN
from bailiwick.games.oath.vocabulary import DECLINE
from bailiwick.games.oath.wording import worded
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Register, Registers

SUPPLY: Final = 2


def price_of_campaign(s: OathState, seat: int) -> int:
    return ask_price(s, CAMPAIGN, seat, SUPPLY)


def campaign_reason(s: OathState, seat: int, defender: int) -> Reason | None:
    """A major action, from where the pawn stands."""
    reason = afford(s, seat, price_of_campaign(s, seat), FREE)
    return reason or defender_reason(s, seat, defender, s.pawn[seat])


def campaign(s: OathState, seat: int, defender: int) -> None:
    pay(s, seat, price_of_campaign(s, seat))
    s.push(END_ACTION.index)
    open_campaign(s, seat, defender, s.pawn[seat])


def open_campaign(s: OathState, seat: int, defender: int, site: int, joined: int = NOBODY) -> None:
    """Also for powers: from another site, with the warbands there (O-10.10)."""
    s.campaign = new_campaign(s, seat, defender, site)
    s.campaign.joined_site = joined
    s.tell("campaign", seat, (defender, site))
    s.push(FIGHT.index)
    watch(s, seat, SAY_CAMPAIGN + defender)
    happen(s, PROMISED_CAMPAIGN, seat)
    happen(s, ATTACKED, defender)


# Parts of a campaign …
PLANNING: Final = 3
DECISION: Final = 8
# … in which steps lie upon FIGHT, and whose moments powers hear
PARTS_OF: Final[dict[str, tuple[int, ...]]] = {
    "declare": (0,),
    "commit": (1,),
    "allies": (2,),
    "plans": (PLANNING,),
    "sacrifices": (7,),
    "attackers_die": (6, 7, 9),  # skulls, sacrifices, defeat
    "defenders_die": (9,),
    "occupy": (11,),
    "title": (12,),  # before part 13 begins
    "burn_half": (13,),
}
MOMENT_OF: Final[dict[int, int]] = {1: DECLARED, 4: ROLLED, 5: ROLLED, DECISION: DECIDED, 10: LOST, 14: WON, 15: ENDING}


class Fight(Effect):
    """Goes through the parts of a campaign. Register: which comes next."""

    def registers(self, s: OathState) -> Registers:
        return Register("next part", range(18)), NO_USE

    def misplaced(self, s: OathState, at: i64) -> str:
        c, part = s.campaign, s.stack[at + 1] - 1
        if c is None:
            return ""
        early = c.no_rolls and part >= PLANNING  # by a battle plan
        if c.victor == 0 if part >= DECISION else c.victor != 0 and not early:
            return "a campaign has a victor once it is decided, and not before (O-5.5.11)."
        return "" if at + FRAME >= len(s.stack) or self.belongs(s, part, at + FRAME) else "what lies on it is of another part."

    def belongs(self, s: OathState, part: int, at: i64) -> bool:
        """Whether the step that lies upon it is one of that part."""
        key = answers.STEPS[s.stack[at]].key
        if key in PARTS_OF:
            return part in PARTS_OF[key]
        first = registers_at(s, at + FRAME)
        if s.stack[at] != END_POWER.index or part not in MOMENT_OF or first < 0:
            return True
        return any(power.source == s.powers[first + 1] for power in REGISTER[HEARD + MOMENT_OF[part]])

    def enter(self, s: OathState) -> None:
        part = int(s.get_x())
        s.set_x(part + 1)
        c = current(s)
        if part == 0:
            s.push(DECLARE_TARGETS.index)
        elif part == 1:
            s.push(COMMIT.index)
        elif part == 2:
            s.push(ALLIES.index)
        elif part == PLANNING:
            open_windows(s)
        elif part == 4:
            if not c.no_rolls:
                roll_defense(s)
        elif part == 5:
            if not c.no_rolls:
                roll_attack(s)
        elif part == 6:
            if not c.no_rolls:
                count_attack(s)
        elif part == 7:
            if not c.no_rolls:
                s.push(SACRIFICES.index)
        elif part == DECISION:
            self.decide(s)
        elif part == 9:
            self.defeat(s)
        elif part == 10:
            moment(s, LOST)
        elif part == 11:
            if c.victor == ATTACKER_WINS:
                s.push(OCCUPY.index)
        elif part == 12:
            if c.victor == ATTACKER_WINS:
                take_targets(s)
        elif part == 13:
            if title_unsettled(s):
                s.set_x(part)  # this part comes again when the title has passed on
                settle_title(s)
            elif c.victor == ATTACKER_WINS:
                banish(s)
        elif part == 14:
            moment(s, WON)
        elif part == 15:
            moment(s, ENDING)
        elif part == 16:
            self.discard_plans(s)
        else:
            self.close(s)

    def close(self, s: OathState) -> None:
        """What comes after a campaign comes when it is completely over: what it was, is remembered in the state."""
        c = current(s)
        s.fought_by, s.fought_against = c.attacker, c.defender
        s.pop()
        moment(s, AFTER_VICTORY)
        moment(s, CAMPAIGN_OVER)
        s.campaign = None

    def decide(self, s: OathState) -> None:
        """O-5.5.11: a tie is the defender's."""
        c = current(s)
        if not c.victor:
            c.victor = ATTACKER_WINS if c.attack > c.defense else DEFENDER_WINS
        if c.victor == ATTACKER_WINS:
            s.tell("victory", c.attacker)
        else:
            s.tell("repelled", c.attacker, (c.defender,))
        moment(s, DECIDED)

    def defeat(self, s: OathState) -> None:
        if current(s).victor == ATTACKER_WINS:
            defeat_defender(s)
        else:
            defeat_attacker(s)

    def discard_plans(self, s: OathState) -> None:
        """Those that say so (O-5.5.14); a relic can't be among them."""
        for plan in current(s).discards:
            if plan < VISION and s.where[plan]:
                owner = current(s).user(plan)
                discard_faceup(s, plan, owner if owner != NOBODY else int(s.turn))


class FreeCampaign(UserChoice):
    """For powers: their user may campaign without Supply, from where the pawn stands, perhaps against certain defenders only."""

    def __init__(self, *against: About) -> None:
        super().__init__(SAY_CAMPAIGN, range(BANDITS + 1), none=DECLINE)
        self.against = against

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        if not fulfilled(self.against, s, source(s), int(seat), int(value), NOBODY):
            return Reason("O-10.5", "not_that_defender")
        return defender_reason(s, int(seat), int(value), s.pawn[seat])

    def chosen(self, s: OathState, seat: i64, value: i64) -> None:
        open_campaign(s, int(seat), int(value), s.pawn[seat])

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"decline": "act_decline_campaign"})


FIGHT: Final = Fight()
CAMPAIGN_STEPS: Final[dict[str, Effect]] = {"fight": FIGHT}
