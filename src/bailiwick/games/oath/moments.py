"""The moments that powers hear of. What happened stands in the state when a moment is fired; see `powers.fire`."""

from __future__ import annotations

from typing import Final

HOMELAND: Final = 0  # a card was played to a site: its reward comes first
PLAYED: Final = 1  # faceup or down, before its own power
DRAWN: Final = 2
SEARCHED: Final = 3
MUSTERED: Final = 4
LEAVING: Final = 5
TRAVELLED: Final = 6
RECOVERED: Final = 7
DECLARED: Final = 8  # the targets of a campaign
ROLLED: Final = 9
END_DIE: Final = 10
WON: Final = 11  # for plans in use, of the victor
LOST: Final = 12  # for plans in use, of the loser
ENDING: Final = 13  # "at end, discard"
CAMPAIGN_OVER: Final = 14
AFTER_VICTORY: Final = 15
RELICS_TAKEN: Final = 16
TITLE_TAKEN: Final = 17
VISION_DISCARDED: Final = 18
DECIDED: Final = 19  # who wins a campaign, before anybody dies: for plans in use
MOMENTS: Final = 20
