"""House rules: the rulings that groups play differently, one bit each. Without any, the game is played as rules.md says."""

from __future__ import annotations

from typing import Final

OPTIONAL_PROMOTIONS: Final = 1
HIDE_FUTILE: Final = 2
FREE_RECRUITS_FROM_ROW: Final = 4
RIVAL_HALLS_ONLY: Final = 8
FOCUS_NEEDS_CARD_IN_PLAY: Final = 16
