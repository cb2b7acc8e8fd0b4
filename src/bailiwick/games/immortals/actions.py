"""The numbers of all actions, written out for the compiler; `vocabulary` says what they mean, and checks that the two agree."""

from __future__ import annotations

from typing import Final

ARMIES: Final = 43
SITES: Final = 50
CONFLICTS: Final = 60
STRIKES: Final = 258
SPACES: Final = 10
ARMY_CARDS: Final = 86  # 25 regions, 60 conflicts, blank
MAGIC_CARDS: Final = 5  # 4 magic cards, blank

# What verbs are about, by number
ANY_SITE: Final = range(SITES)
ANY_ARMIES: Final = range(1, ARMIES + 1)

PASS: Final = 0
DONE: Final = 1
READY: Final = 2
START_OVER: Final = 3
DRAW: Final = 4
DECLINE: Final = 5
TAKE_GOLD: Final = 6
TAKE_ENERGY: Final = 7
OPTION: Final = 8  # option 1, option 2
REALM: Final = 10  # light, dark
BUILD: Final = 12  # portal, temple, capital
GROUP: Final = 14  # GROUP + armies (1 to 43)
ARMIES_OUT: Final = GROUP + ARMIES  # + armies (1 to 43)
SPLIT: Final = ARMIES_OUT + ARMIES + 1  # + armies (0 to 43)
ACT: Final = SPLIT + ARMIES + 1  # + space
FORFEIT: Final = ACT + SPACES
LEAVE: Final = FORFEIT + SPACES
SITE: Final = LEAVE + SPACES
MOVE_FROM: Final = SITE + SITES
MOVE_TO: Final = MOVE_FROM + SITES
CHOOSE: Final = MOVE_TO + SITES - 1  # + conflict (from 1)
STRIKE: Final = CHOOSE + CONFLICTS + 1
PLAN_ARMY: Final = STRIKE + STRIKES  # + space * 86 + card
PLAN_MAGIC: Final = PLAN_ARMY + 8 * ARMY_CARDS  # + (space - 8) * 5 + card


def site_of(action: int) -> int:
    """The site that is chosen; -1 if the action is of another verb."""
    site = action - SITE
    return site if 0 <= site < SITES else -1
