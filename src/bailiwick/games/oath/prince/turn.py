"""The Clockwork Prince's turn (CP-2 to CP-5, CP-7): he assesses his Threat, searches, walks the Mind, and cleans up."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import ACTION
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.prince import knowing as tests
from bailiwick.games.oath.prince import mind
from bailiwick.games.oath.prince.aims import find_attack
from bailiwick.games.oath.prince.cards import CARD_STEPS, PRINCE_SEARCH
from bailiwick.games.oath.prince.joining import JOINING, JOINING_STEPS
from bailiwick.games.oath.prince.mind import LIMITED, SIGNPOST, SPACE_NUMBER, SPACES, Path
from bailiwick.games.oath.prince.paying import PAYING_STEPS
from bailiwick.games.oath.prince.peace import (
    FOR_FAVOR,
    FOR_SECRETS,
    PEACE_STEPS,
    muster,
    recover_a_relic,
    recover_people,
    recover_secret,
    trade,
    travel_for,
    well_placed,
)
from bailiwick.games.oath.prince.tactics import TACTICS_STEPS
from bailiwick.games.oath.prince.threat import assess, board_of
from bailiwick.games.oath.prince.war import WAR_STEPS, fight
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.title import settle_title
from bailiwick.games.oath.steps.wake import PHASE_POWERS
from bailiwick.kernel.step import Register, Registers

# The parts of his Act phase
ASSESS: Final = 0
SEARCH: Final = 1
COUNT: Final = 2
POWERS: Final = 3  # Expanded, before each action and after the last (CP-8.4, R-122)
WALK: Final = 4

# ---------------------------------------------------------------- the Mind


def holds(s: OathState, condition: int) -> bool:
    """Whether a path's condition is true (CP-12)."""
    people, secret = tests.holds_people(s), tests.holds_secret(s)
    if condition == mind.RULE_MOST_SITES:
        return tests.rules_most(s)
    if condition == mind.HOLD_MOST:
        return tests.holds_most(s)
    if condition == mind.HOLD_DARKEST_SECRET:
        return tests.holds_devotion(s)
    if condition == mind.HOLD_PEOPLES_FAVOR:
        return people
    if condition == mind.READY_SITES:
        return find_attack(s, mind.CAMPAIGN_SITES) is not None
    if condition == mind.READY_RELICS:
        return find_attack(s, mind.CAMPAIGN_RELICS) is not None
    if condition == mind.READY_DARKEST_SECRET:
        return find_attack(s, mind.CAMPAIGN_SECRET) is not None
    if condition == mind.READY_PEOPLES_FAVOR:
        return find_attack(s, mind.CAMPAIGN_PEOPLE) is not None
    if condition == mind.CAN_PAY_RELIC:
        return tests.can_pay_relic(s)
    if condition == mind.CAN_PAY_DARKEST_SECRET:
        return tests.can_pay_secret(s)
    if condition == mind.CAN_PAY_PEOPLES_FAVOR:
        return tests.can_pay_people(s)
    if condition == mind.NEED_DARKEST_SECRET_ONLY:
        return people and not secret
    if condition == mind.NEED_PEOPLES_FAVOR_ONLY:
        return secret and not people
    return condition == mind.ALWAYS or people == secret


def following(s: OathState, space: int) -> Path:
    """CP-5.2: the first path whose condition holds; the last of every space always does."""
    return next(path for path in SPACES[space].paths if holds(s, path.condition))


def told(s: OathState, condition: int) -> int:
    """The condition as the log tells it: about the Grand Scepter, while CP-3.8 applies."""
    if board_of(s).scepter and condition in (mind.HOLD_DARKEST_SECRET, mind.READY_DARKEST_SECRET):
        return mind.HOLD_SCEPTER if condition == mind.HOLD_DARKEST_SECRET else mind.READY_SCEPTER
    return condition


def why_skipped(s: OathState, action: int) -> int:
    if action in (mind.TRADE_FAVOR, mind.TRADE_SECRETS, mind.TRADE_BOTH):
        return mind.NO_GAIN
    if action == mind.MUSTER:
        return mind.NO_WARBAND
    if action in (mind.TRAVEL_FAVOR, mind.TRAVEL_SECRETS, mind.TRAVEL_RELIC):
        return mind.THERE_ALREADY if well_placed(s, action) else mind.NO_TOLL
    if action in (mind.RECOVER_RELIC, mind.RECOVER_SECRET, mind.RECOVER_PEOPLE):
        return mind.CANNOT_PAY
    return mind.NOT_READY


def act(s: OathState, action: int) -> bool:
    """Do what a space says: False if he skips it (CP-5.4)."""
    if action == mind.TRADE_FAVOR:
        return trade(s, FOR_FAVOR)
    if action == mind.TRADE_SECRETS:
        return trade(s, FOR_SECRETS)
    if action == mind.TRADE_BOTH:
        return trade(s, FOR_FAVOR | FOR_SECRETS)
    if action == mind.MUSTER:
        return muster(s)
    if action in (mind.TRAVEL_FAVOR, mind.TRAVEL_SECRETS, mind.TRAVEL_RELIC):
        return travel_for(s, action)
    if action == mind.RECOVER_RELIC:
        return recover_a_relic(s)
    if action == mind.RECOVER_SECRET:
        return recover_secret(s)
    if action == mind.RECOVER_PEOPLE:
        return recover_people(s)
    if action == mind.SEARCH:
        s.push(PRINCE_SEARCH.index)
        return True
    return fight(s, action)


class PrinceActs(Effect):
    """Phases 1 (its end) to 3. Registers: the seat; the part that comes next."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("next part", range(POWERS + 3))

    def enter(self, s: OathState) -> None:
        if settle_title(s):
            return
        part = int(s.get_y())
        board = board_of(s)
        s.acting = True
        s.scene()
        s.set_y(part + 1)
        if part == ASSESS:
            assess(s)
        elif part == SEARCH:
            s.push(PRINCE_SEARCH.index)
        elif part == COUNT:
            board.allowed, board.taken, board.visited = board.actions, 0, 1 << board.current
            s.tell("prince_actions", s.prince, (board.allowed,))
        elif part == POWERS:
            if board.powers != LIMITED:
                s.used.clear()
                s.push(PHASE_POWERS.index, s.prince, ACTION)
        elif not self.walk(s):
            s.pop()
            s.acting = False
            board.targets.clear()

    def walk(self, s: OathState) -> bool:
        """On to the next action that he takes; False if his actions are over (CP-5.5)."""
        board = board_of(s)
        while board.taken < board.allowed and not s.act_over:
            path = following(s, board.current)
            board.current = SPACE_NUMBER[path.to]
            space = SPACES[board.current]
            way = (board.current, told(s, path.condition))
            if board.visited >> board.current & 1:
                s.tell("prince_stops", s.prince, way)
                return False
            board.visited |= 1 << board.current
            if space.action == SIGNPOST:
                s.tell("prince_passes", s.prince, way)
                continue
            s.tell("prince_space", s.prince, way)
            s.set_y(POWERS)
            if act(s, space.action):
                board.taken += 1
                board.visited = 1 << board.current
                return True
            s.tell("prince_skips", s.prince, (why_skipped(s, space.action),))
        return False


class PrinceEnds(Effect):
    """Clean-up after the Rest: the start marker follows, then Exiles may join him (CP-7.2, CP-7.4)."""

    def enter(self, s: OathState) -> None:
        board = board_of(s)
        s.pop()
        board.start = board.current
        s.scene()
        s.tell("prince_ends", s.prince, (board.start,))
        s.push(JOINING.index)


PRINCE_ACTS: Final = PrinceActs()
PRINCE_ENDS: Final = PrinceEnds()
PRINCE_STEPS: Final[dict[str, Effect]] = {
    "prince_acts": PRINCE_ACTS,
    "prince_ends": PRINCE_ENDS,
    **CARD_STEPS,
    **PAYING_STEPS,
    **PEACE_STEPS,
    **WAR_STEPS,
    **TACTICS_STEPS,
    **JOINING_STEPS,
}
